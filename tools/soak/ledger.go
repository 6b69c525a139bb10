package main

import (
	bits64 "math/bits"
	"sync"
)

// Sources of records, in the order in which they are reported.
const (
	overHTTP = iota
	overKafka
	overNATS
	sources
)

// names are those of the sources in records and results.
var names = [sources]string{"http", "kafka", "nats"}

// ledger knows the records of one source by their numbers: a bit for each that was acknowledged and for
// each that was delivered.
type ledger struct {
	lock                    sync.Mutex
	acknowledged, delivered bits
	// next is the number of the next record; repeated counts second deliveries.
	next, repeated int64
}

type bits []uint64

func (b bits) has(n int64) bool { return int(n>>6) < len(b) && b[n>>6]>>(n&63)&1 == 1 }

func (b *bits) add(n int64) {
	for int(n>>6) >= len(*b) {
		*b = append(*b, 0)
	}
	(*b)[n>>6] |= 1 << (n & 63)
}

// take gives the numbers [first, first+count) to new records.
func (l *ledger) take(count int64) (first int64) {
	l.lock.Lock()
	defer l.lock.Unlock()
	first = l.next
	l.next += count
	return first
}

// acknowledge notes that the server, or the log that it reads, is responsible for records.
func (l *ledger) acknowledge(first, count int64) {
	l.lock.Lock()
	defer l.lock.Unlock()
	for n := first; n < first+count; n++ {
		l.acknowledged.add(n)
	}
}

// deliver notes a record that came out. It is false for a number that nobody took.
func (l *ledger) deliver(n int64) bool {
	l.lock.Lock()
	defer l.lock.Unlock()
	if n < 0 || n >= l.next {
		return false
	}
	if l.delivered.has(n) {
		l.repeated++
	}
	l.delivered.add(n)
	return true
}

// Account is the balance of one source.
type Account struct {
	Sent         int64   `json:"sent"`
	Acknowledged int64   `json:"acknowledged"`
	Delivered    int64   `json:"delivered"`
	Repeated     int64   `json:"repeated"`
	Missing      int64   `json:"missing"`
	First        []int64 `json:"first_missing,omitempty"`
}

// mostMissing bounds the numbers of missing records that are listed.
const mostMissing = 20

// balance compares what was acknowledged with what was delivered.
func (l *ledger) balance() Account {
	l.lock.Lock()
	defer l.lock.Unlock()
	account := Account{Sent: l.next, Repeated: l.repeated}
	for n := range l.next {
		acknowledged, delivered := l.acknowledged.has(n), l.delivered.has(n)
		if acknowledged {
			account.Acknowledged++
		}
		if delivered {
			account.Delivered++
		}
		if acknowledged && !delivered {
			account.Missing++
			if len(account.First) < mostMissing {
				account.First = append(account.First, n)
			}
		}
	}
	return account
}

// complete tells whether everything that was acknowledged has been delivered.
func (l *ledger) complete() bool {
	l.lock.Lock()
	defer l.lock.Unlock()
	for i, word := range l.acknowledged {
		delivered := uint64(0)
		if i < len(l.delivered) {
			delivered = l.delivered[i]
		}
		if word&^delivered != 0 {
			return false
		}
	}
	return true
}

// arrived is the number of records that were delivered.
func (l *ledger) arrived() int64 {
	l.lock.Lock()
	defer l.lock.Unlock()
	count := 0
	for _, word := range l.delivered {
		count += bits64.OnesCount64(word)
	}
	return int64(count)
}
