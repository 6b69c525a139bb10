package budget

import "sync/atomic"

// Account is what one part of the process holds for one purpose. It is safe for concurrent use; a
// nil Account holds nothing and takes everything.
type Account struct {
	budget              *Budget
	kind, domain, owner string
	bytes               atomic.Int64
	sum                 *atomic.Int64 // of the kind
}

// Open makes an account; a nil Budget gives a nil one. Kind is a value of the metric label holding,
// owner names the part within the domain, both for people. It must be closed, unless
// it is used as long as the budget.
func (b *Budget) Open(kind, domain, owner string) *Account {
	if b == nil {
		return nil
	}
	a := &Account{budget: b, kind: kind, domain: domain, owner: owner, sum: b.byKind[kind]}
	b.lock.Lock()
	defer b.lock.Unlock()
	b.accounts[a] = struct{}{}
	return a
}

// Watch opens an account for what a client library holds, which nobody is told about: it is read at every
// look at the watermarks, until stop is called. read must be quick and must not call the budget.
func (b *Budget) Watch(kind, domain, owner string, read func() int64) (stop func()) {
	if b == nil {
		return func() {}
	}
	a := b.Open(kind, domain, owner)
	b.sampling.Lock()
	defer b.sampling.Unlock()
	b.samples[a] = read
	return func() {
		b.sampling.Lock()
		defer b.sampling.Unlock()
		delete(b.samples, a)
		a.Close()
	}
}

// sample brings the watched accounts up to date.
func (b *Budget) sample() {
	b.sampling.Lock()
	defer b.sampling.Unlock()
	for a, read := range b.samples {
		a.Set(read())
	}
}

// Bytes is what the account holds.
func (a *Account) Bytes() int64 {
	if a == nil {
		return 0
	}
	return a.bytes.Load()
}

// Set tells what is held now. Calls of Set and Add must not overlap.
func (a *Account) Set(bytes int64) {
	if a == nil {
		return
	}
	if before := a.bytes.Load(); before != bytes {
		a.bytes.Store(bytes)
		a.move(bytes - before)
	}
}

// Add tells how much more, or less, is held now.
func (a *Account) Add(change int64) {
	if a == nil || change == 0 {
		return
	}
	a.bytes.Add(change)
	a.move(change)
}

// move passes a change on to the sums.
func (a *Account) move(change int64) {
	a.sum.Add(change)
	high := a.budget.config.High
	total := a.budget.reserved.Add(change)
	if change > 0 && total >= high && total-change < high {
		select {
		case a.budget.crossed <- struct{}{}:
		default:
		}
	}
}

// Take adds bytes unless the accounts would exceed the limit of the process together. It tells
// whether it did.
func (a *Account) Take(bytes int64) bool {
	if a == nil {
		return true
	}
	if a.budget.reserved.Load()+bytes > a.budget.config.Limit {
		return false
	}
	a.Add(bytes)
	return true
}

// Close returns whatever is held and ends the account; nothing may be told to it afterwards. Closing
// again does nothing.
func (a *Account) Close() {
	if a == nil {
		return
	}
	a.Add(-a.bytes.Load())
	a.budget.lock.Lock()
	defer a.budget.lock.Unlock()
	delete(a.budget.accounts, a)
}
