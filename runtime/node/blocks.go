package node

// blocks is a queue of values in blocks of 1<<bits. Values are numbered from the first one ever; a
// block goes once all its values were released.
type blocks[T any] struct {
	bits  uint
	list  [][]T
	first uint64 // number of list[0]
	spare []T    // a block that was released, used again
	room  int    // values that the blocks have room for
}

// at gives the value with a number that was not released.
func (b *blocks[T]) at(number uint64) *T {
	return &b.list[number>>b.bits-b.first][number&(1<<b.bits-1)]
}

// from gives the rest of a block, from the value with a number.
func (b *blocks[T]) from(number uint64) []T {
	return b.list[number>>b.bits-b.first][number&(1<<b.bits-1):]
}

// extend gives the place of the next value.
func (b *blocks[T]) extend(number uint64) *T {
	if b.left(number) == 0 {
		b.open(number, 1)
	}
	return b.at(number)
}

// left is the room in the block of the next value; 0 when the block is yet to be opened.
func (b *blocks[T]) left(number uint64) int {
	block := number >> b.bits
	if len(b.list) == 0 || block >= b.first+uint64(len(b.list)) {
		return 0
	}
	return len(b.list[block-b.first]) - int(number&(1<<b.bits-1))
}

// open begins a block with room for at least size values behind the number of the next value, and
// gives the number that the value gets.
func (b *blocks[T]) open(number uint64, size int) uint64 {
	block := number >> b.bits
	if number&(1<<b.bits-1) != 0 {
		block++
	}
	if len(b.list) == 0 {
		b.first = block
	}
	fresh := b.spare
	if b.spare = nil; len(fresh) < size {
		fresh = make([]T, max(size, 1<<b.bits))
	}
	b.list = append(b.list, fresh)
	b.room += len(fresh)
	return block << b.bits
}

// after gives the number of the value behind size values from a number on. A block that is larger than
// others, for their sake, takes no more.
func (b *blocks[T]) after(number uint64, size int) uint64 {
	return min(number+uint64(size), (number>>b.bits+1)<<b.bits)
}

// release forgets the values before a number.
func (b *blocks[T]) release(number uint64) {
	keep := number >> b.bits
	for len(b.list) > 0 && b.first < keep {
		if len(b.list[0]) == 1<<b.bits {
			b.spare = b.list[0]
		}
		b.room -= len(b.list[0])
		b.list[0] = nil
		b.list = b.list[1:]
		b.first++
	}
}
