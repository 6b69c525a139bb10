package summary

import (
	"math"
	"sync"
)

// Flow sums up what passes one edge of a node. The zero value has measured nothing. It is safe for
// concurrent use.
type Flow struct {
	lock  sync.Mutex
	decay decay
	// started is when the first records passed; first and last bound their record times.
	started     int64
	first, last int64
	messages    counter
	batches     counter
	bytes       counter
	perBatch    buckets
	latency     buckets
}

// counter is a total and its decayed sums.
type counter struct {
	total uint64
	sums  [Views]float64
}

func (c *counter) add(count uint64, weight [Views]float64) {
	c.total += count
	for v := range Views {
		c.sums[v] += float64(count) * weight[v]
	}
}

func (c *counter) scale(factor [Views]float64) {
	for v := range Views {
		c.sums[v] *= factor[v]
	}
}

func (c *counter) absorb(other *counter, factor [Views]float64) {
	c.total += other.total
	for v := range Views {
		c.sums[v] += other.sums[v] * factor[v]
	}
}

// Passage is a batch that passes an edge.
type Passage struct {
	Records, Bytes int
	// Wall is now, in nanoseconds since the Unix epoch.
	Wall int64
	// Delays are those of the records; they are only read.
	Delays *Delays
}

// Pass measures a batch of at least one record.
func (f *Flow) Pass(p Passage) {
	f.lock.Lock()
	defer f.lock.Unlock()
	weight := f.count(p.Records, p.Bytes, Instant{Wall: p.Wall, Domain: p.Delays.High})
	f.batches.add(1, weight)
	f.perBatch.add(float64(p.Records), weight)
	f.latency.merge(p.Delays.values[:p.Delays.distinct], weight)
	if f.first == 0 || p.Delays.Low < f.first {
		f.first = p.Delays.Low
	}
	f.last = max(f.last, p.Delays.High)
}

// Count measures records that are in no batch and have no time of their own.
func (f *Flow) Count(records, bytes int, wall int64) {
	f.lock.Lock()
	defer f.lock.Unlock()
	f.count(records, bytes, Instant{Wall: wall})
}

func (f *Flow) count(records, bytes int, at Instant) [Views]float64 {
	if f.started == 0 {
		f.started = at.Wall
	}
	weight, factor, moved := f.decay.weigh(at)
	if moved {
		f.scale(factor)
	}
	f.messages.add(uint64(records), weight)
	f.bytes.add(uint64(bytes), weight)
	return weight
}

func (f *Flow) scale(factor [Views]float64) {
	f.messages.scale(factor)
	f.batches.scale(factor)
	f.bytes.scale(factor)
	f.perBatch.scale(factor)
	f.latency.scale(factor)
}

// Messages is the number of records so far.
func (f *Flow) Messages() uint64 {
	f.lock.Lock()
	defer f.lock.Unlock()
	return f.messages.total
}

// Add takes in what another flow has measured so far.
func (f *Flow) Add(other *Flow) {
	f.lock.Lock()
	defer f.lock.Unlock()
	other.lock.Lock()
	defer other.lock.Unlock()
	if other.started == 0 {
		return
	}
	mine, theirs := f.decay.level(&other.decay)
	f.scale(mine)
	f.messages.absorb(&other.messages, theirs)
	f.batches.absorb(&other.batches, theirs)
	f.bytes.absorb(&other.bytes, theirs)
	f.perBatch.absorb(&other.perBatch, theirs)
	f.latency.absorb(&other.latency, theirs)
	if f.started == 0 || other.started < f.started {
		f.started = other.started
	}
	if other.first != 0 && (f.first == 0 || other.first < f.first) {
		f.first = other.first
	}
	f.last = max(f.last, other.last)
}

// Figure is a total with its rates per second; NaN stands for a rate that is not known.
type Figure struct {
	Total uint64
	// Wall is the total over the time since the first record, Domain the total over the span of the
	// record times, which needs two distinct ones.
	Wall, Domain float64
	// Decayed are the rates of the views.
	Decayed [Views]float64
}

// View is what a flow shows at an instant. Batches and the percentiles are empty for an edge that
// has no batches.
type View struct {
	Messages, Batches, Bytes Figure
	PerBatch, Latency        Percentiles
}

// View reads the flow; now is nanoseconds since the Unix epoch.
func (f *Flow) View(now int64) View {
	f.lock.Lock()
	defer f.lock.Unlock()
	return View{
		Messages: f.figure(&f.messages, now), Batches: f.figure(&f.batches, now), Bytes: f.figure(&f.bytes, now),
		PerBatch: f.perBatch.percentiles(), Latency: f.latency.percentiles(),
	}
}

func (f *Flow) figure(c *counter, now int64) Figure {
	figure := Figure{Total: c.total, Wall: math.NaN(), Domain: math.NaN()}
	if f.started != 0 {
		// A first record just now has no rate to speak of; a millisecond keeps it finite.
		figure.Wall = float64(c.total) / (float64(max(now-f.started, 1e6)) / 1e9)
	}
	if f.last > f.first {
		figure.Domain = float64(c.total) / ((float64(f.last) - float64(f.first)) / 1e9)
	}
	for v := range Views {
		at := Instant{Wall: now, Domain: f.last}.of(v)
		figure.Decayed[v] = math.NaN()
		if f.decay.base[v] != 0 && (v < DomainMinute || f.last > f.first) {
			figure.Decayed[v] = c.sums[v] * math.Exp(-age(v, f.decay.base[v], at)) / constants[v] * 1e9
		}
	}
	return figure
}
