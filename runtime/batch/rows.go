package batch

import (
	"slices"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/runtime/ack"
	"nervix/runtime/branch"
	"nervix/runtime/columnar"
)

// Take moves the selected rows into a batch of their own and settles the others with success.
// The receiver must not be used afterwards. All rows selected in order give the batch itself.
func (b *Batch) Take(selected []int32) *Batch {
	if len(selected) == b.Rows {
		return b
	}
	taken := b.view(selected)
	taken.Acks = b.Acks.Take(selected)
	return taken
}

// Split distributes the rows over the given disjoint selections, which together cover the batch.
// The receiver must not be used afterwards.
func (b *Batch) Split(selections ...[]int32) []*Batch {
	parts := make([]*Batch, 0, len(selections))
	for _, selected := range selections {
		part := b.view(selected)
		part.Acks = b.Acks.Copy(selected)
		parts = append(parts, part)
	}
	return parts
}

// Divide lists the rows whose branch is chosen and those whose branch is not.
func (b *Batch) Divide(chosen func(*branch.Key) bool) (out, stay []int32) {
	out, stay = []int32{}, []int32{}
	picked := make([]bool, max(len(b.Keys.Table), 1))
	if len(b.Keys.Table) == 0 {
		picked[0] = chosen(nil)
	}
	for i, key := range b.Keys.Table {
		picked[i] = chosen(key)
	}
	for row := range b.Rows {
		ordinal := uint32(0)
		if b.Keys.Row != nil {
			ordinal = b.Keys.Row[row]
		}
		if picked[ordinal] {
			out = append(out, int32(row))
		} else {
			stay = append(stay, int32(row))
		}
	}
	return out, stay
}

// view gathers rows without their shares.
func (b *Batch) view(selected []int32) *Batch {
	taken := &Batch{
		Schema: b.Schema, Columns: columnar.TakeAll(b.Columns, selected), Rows: len(selected),
		Keys: b.Keys.Take(selected),
	}
	taken.Low, taken.High = TakeTimes(b.Low, b.High, selected)
	return taken
}

// TakeTimes gathers the watermarks of rows. They are often the same.
func TakeTimes(low, high []int64, selected []int32) (takenLow, takenHigh []int64) {
	takenLow = takeTimes(low, selected)
	if len(low) > 0 && &low[0] == &high[0] {
		return takenLow, takenLow
	}
	return takenLow, takeTimes(high, selected)
}

func takeTimes(times []int64, selected []int32) []int64 {
	taken := make([]int64, len(selected))
	for i, row := range selected {
		taken[i] = times[row]
	}
	return taken
}

// Concat joins batches of one schema in order; the parts must not be used afterwards. Their shares
// have been failed when it fails, as it does for text beyond what one column can hold.
func Concat(parts []*Batch) (*Batch, error) {
	if len(parts) == 1 {
		return parts[0], nil
	}
	joined := &Batch{Schema: parts[0].Schema, Columns: make([]arrow.Array, len(parts[0].Columns))}
	counts := make([]int, len(parts))
	sets := make([]ack.Set, len(parts))
	for i, part := range parts {
		counts[i], sets[i] = part.Rows, part.Acks
		joined.Rows += part.Rows
	}
	pieces := make([]arrow.Array, len(parts))
	for column := range joined.Columns {
		for i, part := range parts {
			pieces[i] = part.Columns[column]
		}
		whole, err := columnar.Concat(pieces)
		if err != nil {
			for _, part := range parts {
				part.Acks.Resolve(err)
			}
			return nil, err
		}
		joined.Columns[column] = whole
	}
	joined.Low, joined.High = make([]int64, 0, joined.Rows), make([]int64, 0, joined.Rows)
	for _, part := range parts {
		joined.Low = append(joined.Low, part.Low...)
		joined.High = append(joined.High, part.High...)
	}
	joined.Acks = ack.Concat(sets, counts)
	joined.Keys = concatKeys(parts, joined.Rows)
	return joined, nil
}

// Merge joins neighbouring batches of one schema as long as the result has no more than most rows:
// larger ones are not worth the copy. The parts must not be used afterwards; their list holds the
// result. The shares of all have been failed when it fails; see Concat.
func Merge(parts []*Batch, most int) ([]*Batch, error) {
	merged := parts[:0]
	for start := 0; start < len(parts); {
		end, rows := start+1, parts[start].Rows
		for end < len(parts) && rows+parts[end].Rows <= most {
			rows += parts[end].Rows
			end++
		}
		joined, err := Concat(parts[start:end])
		if err != nil {
			for _, part := range slices.Concat(merged, parts[end:]) {
				part.Acks.Resolve(err)
			}
			return nil, err
		}
		merged = append(merged, joined)
		start = end
	}
	return merged, nil
}

func concatKeys(parts []*Batch, rows int) Keys {
	if len(parts[0].Keys.Table) == 0 {
		return Keys{}
	}
	ordinals := map[*branch.Key]uint32{}
	joined := Keys{Row: make([]uint32, 0, rows)}
	var renumbered []uint32
	for _, part := range parts {
		renumbered = renumbered[:0]
		for _, key := range part.Keys.Table {
			ordinal, known := ordinals[key]
			if !known {
				ordinal = uint32(len(joined.Table))
				ordinals[key] = ordinal
				joined.Table = append(joined.Table, key)
			}
			renumbered = append(renumbered, ordinal)
		}
		for row := range part.Rows {
			index := uint32(0)
			if part.Keys.Row != nil {
				index = part.Keys.Row[row]
			}
			joined.Row = append(joined.Row, renumbered[index])
		}
	}
	if len(joined.Table) == 1 {
		joined.Row = nil
	}
	return joined
}
