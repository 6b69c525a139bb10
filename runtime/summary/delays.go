package summary

// Bounds is the greatest number of bounds that delays are counted by.
const Bounds = 15

// Delays are how long the records of one batch took up to now.
type Delays struct {
	// Low and High bound the times of the records, in nanoseconds since the Unix epoch.
	Low, High int64
	// Sum is that of all delays, in seconds.
	Sum float64
	// Counts has the delays that are not above each bound but above the ones before it, then those
	// above all.
	Counts [Bounds + 1]uint64

	// values[:distinct] are the delays, ascending.
	values   [distinctDelays]repeated
	distinct int
}

// repeated is a value, by its bucket, that was observed some times.
type repeated struct {
	index int32
	times float64
}

// distinctDelays bounds the values that delays of one batch are told apart by.
const distinctDelays = 64

// Measure takes the times of at least one record; bounds are ascending, in seconds. A time to come has
// no delay. It costs little per record, and next to nothing when all have one time.
func (d *Delays) Measure(times []int64, now int64, bounds []float64) {
	d.Low, d.High = times[0], times[0]
	same := 1
	for same < len(times) && times[same] == times[0] {
		same++
	}
	if same == len(times) {
		value := delay(times[0], now)
		d.Sum = value * float64(len(times))
		d.Counts[bucketOf(value, bounds)] = uint64(len(times))
		d.values[0], d.distinct = repeated{indexOf(value), float64(len(times))}, 1
		return
	}
	d.spread(times, now, bounds)
}

// spread takes different times.
func (d *Delays) spread(times []int64, now int64, bounds []float64) {
	var counts [allBuckets]uint32
	lowest, highest, used := int32(allBuckets), int32(-1), 0
	for from := 0; from < len(times); {
		at, to := times[from], from+1
		for to < len(times) && times[to] == at {
			to++
		}
		d.Low, d.High = min(d.Low, at), max(d.High, at)
		value, records := delay(at, now), to-from
		d.Sum += value * float64(records)
		d.Counts[bucketOf(value, bounds)] += uint64(records)
		bucket := indexOf(value) - zeroBucket
		if counts[bucket] == 0 {
			used++
		}
		counts[bucket] += uint32(records)
		lowest, highest = min(lowest, bucket), max(highest, bucket)
		from = to
	}
	// Neighbours go together when there are more buckets than values.
	step, joined := (used-1)/distinctDelays+1, 0
	for bucket := lowest; bucket <= highest; bucket++ {
		if counts[bucket] == 0 {
			continue
		}
		if joined%step == 0 {
			d.values[d.distinct].index = bucket + zeroBucket
			d.distinct++
		}
		d.values[d.distinct-1].times += float64(counts[bucket])
		joined++
	}
}

// delay gives seconds; times may lie further apart than a number of nanoseconds can tell.
func delay(at, now int64) float64 {
	if elapsed := now - at; elapsed >= 0 || at < now {
		return float64(uint64(elapsed)) / 1e9
	}
	return 0
}

// bucketOf gives the first bound that a value is not above. Most delays are short.
func bucketOf(value float64, bounds []float64) int {
	at := 0
	for at < len(bounds) && value > bounds[at] {
		at++
	}
	return at
}
