package execution

import (
	"fmt"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/instant"
)

// origin is where the clocks of these tests start.
const origin = int64(1_577_836_800_000_000_000)

// paced is base with a third column of event times and a clock that starts now at origin.
func paced(rate float64, skew time.Duration) *revision.ExecutionRevision {
	r := base()
	r.Clock = &revision.Clock{Period: int64(time.Second), Skew: int64(skew), Wall: time.Now().UnixNano(), Logical: origin, Rate: rate}
	timed := revision.Schema{Name: "timed", Fields: append(slices.Clone(r.Schemas[0].Fields), column("at", datatype.KindDatetime))}
	wire := *r.Codecs[0].Wire.(*revision.FieldWire)
	wire.Fields = append(slices.Clone(wire.Fields), revision.WireField{Name: "at", Type: revision.WireTypeString, RFC3339: true})
	r.Schemas = append(r.Schemas, timed)
	r.Codecs = append(r.Codecs, revision.Codec{Name: "timed_json", Schema: 2, Wire: &wire})
	r.Relays[0].Schema = 2
	source := r.Nodes[0].Plan.(*revision.Ingestor)
	source.Codec, source.TimestampColumn = 1, new(uint32(2))
	source.Routes[0].Construction = inherit(0, 1, 2)
	source.Delivery.Mode = revision.AckModeNoAck
	// The process of a bubble must have nothing to do outside of it, as short waits have.
	source.Routes[0].Flush = &revision.Flush{Interval: int64(time.Millisecond)}
	r.Nodes[1].Plan.(*revision.Emitter).Flush = *source.Routes[0].Flush
	return r
}

// inBubble runs a test against a host whose time is the bubble's.
func inBubble(t *testing.T, test func(t *testing.T, b *bench)) {
	synctest.Test(t, func(t *testing.T) {
		b := newBench(t)
		b.host.config.alarm = nil
		test(t, b)
	})
}

func (b *bench) withTimed(r *revision.ExecutionRevision, name string, operation revision.ProcessorOperation, routes ...revision.Route) *revision.ExecutionRevision {
	b.with(r, name, operation, routes...)
	r.Nodes[len(r.Nodes)-1].Plan.(*revision.Processor).Schema = 2
	return r
}

// event is a record of tenant a at a time after origin.
func event(amount int, at time.Duration) string {
	return fmt.Sprintf(`{"tenant":"a","amount":%d,"at":"%s"}`, amount, instant.Append(nil, origin+int64(at)))
}

// settle waits until nothing happens any more at this time, and gives what was delivered.
func (b *bench) settle() []string {
	time.Sleep(50 * time.Millisecond)
	synctest.Wait()
	b.sink.lock.Lock()
	defer b.sink.lock.Unlock()
	return slices.Clone(b.sink.records)
}

// The same recorded events make the same windows, whether they arrive slowly or all at once: as long
// as the clock is not ahead of the events, arrivals close windows by the times of the events, and
// windows of a number of rows never look at a clock.
func TestPacedWindowsDoNotDependOnTheFeed(t *testing.T) {
	// The events begin as long after START as the slow feed takes twice.
	const lead = 10 * time.Second
	rapid.Check(t, func(rt *rapid.T) {
		count := rapid.IntRange(1, 30).Draw(rt, "events")
		var events []string
		at := time.Duration(0)
		for i := range count {
			at += time.Duration(rapid.IntRange(0, 30).Draw(rt, "gap")) * time.Second
			events = append(events, event(i, lead+at))
		}
		width := revision.WindowBound{Duration: int64(rapid.IntRange(1, 40).Draw(rt, "width")) * int64(time.Second)}
		if rapid.Bool().Draw(rt, "both") {
			width.Messages = uint64(rapid.IntRange(1, 5).Draw(rt, "messages"))
		}
		step := revision.WindowBound{Duration: max(1, width.Duration/int64(rapid.IntRange(1, 3).Draw(rt, "steps")))}
		rate := rapid.SampledFrom([]float64{0.1, 1, 60}).Draw(rt, "rate")
		pause := time.Duration(float64(lead) / rate / float64(2*count))
		feed := func(slowly bool) (windows []string) {
			inBubble(t, func(t *testing.T, b *bench) {
				b.run(b.withTimed(paced(rate, 2*time.Hour), "sums", countAndSum(width, step), sumRoute()))
				if slowly {
					for _, one := range events {
						b.feed(one)
						time.Sleep(pause)
					}
				} else {
					b.feed(events...)
				}
				windows = b.settle()
				require.Empty(rt, b.events.texts())
			})
			return windows
		}
		require.Equal(rt, feed(false), feed(true))
	})
}

// A window that no row ends is closed by the clock of the domain, when that gets there.
func TestPacedClockClosesWindows(t *testing.T) {
	for _, rate := range []float64{0.5, 1, 100} {
		inBubble(t, func(t *testing.T, b *bench) {
			b.run(b.withTimed(paced(rate, time.Minute), "sums", countAndSum(
				revision.WindowBound{Duration: int64(10 * time.Second)}, revision.WindowBound{Duration: int64(10 * time.Second)},
			), sumRoute()))
			b.feed(event(1, 0), event(2, 5*time.Second))
			time.Sleep(time.Duration(float64(10*time.Second)/rate) - 60*time.Millisecond)
			require.Empty(t, b.settle(), "10 ms early on the wall")
			require.Equal(t, []string{`{"tenant":"a","amount":3}`}, b.settle())
		})
	}
}

// Events that are farther than SKEW from every tick fail, with the text of the reference; a source
// that waits for its records learns of it.
func TestPacedAdmission(t *testing.T) {
	inBubble(t, func(t *testing.T, b *bench) {
		r := b.withTimed(paced(1, 100*time.Millisecond), "pass", &revision.Junction{}, revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged})
		r.Nodes[0].Plan.(*revision.Ingestor).Delivery.Mode = revision.AckModeSequential
		r.Nodes[2].Plan.(*revision.Processor).Routes[0].Flush = &revision.Flush{Interval: int64(time.Millisecond)}
		b.run(r)
		attempt := b.feed(event(1, 0), event(2, 500*time.Millisecond), event(3, 100*time.Millisecond), event(4, time.Second), event(5, -time.Hour))
		want := []string{`{"tenant":"a","amount":1}`, `{"tenant":"a","amount":3}`}
		require.Equal(t, want, b.settle())
		for i, outside := range []bool{false, true, false, true, true} {
			err := attempt.(*ack.Root).Err(i)
			if !outside {
				require.NoError(t, err)
				continue
			}
			require.ErrorIs(t, err, failure.CodeEventOutsideTicks)
			require.Contains(t, err.Error(), "paced domain 'shop' rejected ingestor 'source' event outside any tick window")
		}
		require.Len(t, b.events.texts(), 3)
		require.Contains(t, b.events.texts()[0], "paced domain 'shop' rejected ingestor 'source' event outside any tick window")

		// Tick 1 opens its window a SKEW before it comes.
		time.Sleep(850 * time.Millisecond)
		b.feed(event(6, 950*time.Millisecond), event(7, 1100*time.Millisecond), event(8, 0))
		want = append(want, `{"tenant":"a","amount":6}`, `{"tenant":"a","amount":7}`, `{"tenant":"a","amount":8}`)
		require.Equal(t, want, b.settle())

		// 256 ticks later that of the start is history.
		time.Sleep(256 * time.Second)
		b.feed(event(9, 0), event(10, time.Second))
		require.Equal(t, append(want, `{"tenant":"a","amount":10}`), b.settle())
	})
}

// TIMESTAMP NOW is the time of the domain, whatever the wall shows, and always admitted.
func TestPacedArrivals(t *testing.T) {
	inBubble(t, func(t *testing.T, b *bench) {
		r := b.withTimed(paced(4, 0), "sums", countAndSum(
			revision.WindowBound{Duration: int64(10 * time.Second)}, revision.WindowBound{Duration: int64(10 * time.Second)},
		), sumRoute())
		r.Nodes[0].Plan.(*revision.Ingestor).TimestampColumn = nil
		b.run(r)
		b.feed(event(1, 0))
		time.Sleep(1100 * time.Millisecond)
		b.feed(event(2, 0))
		time.Sleep(1100 * time.Millisecond)
		require.Empty(t, b.settle())
		time.Sleep(250 * time.Millisecond)
		require.Equal(t, []string{`{"tenant":"a","amount":3}`}, b.settle())
		require.Empty(t, b.events.texts())
	})
}

// Idle branches live for their TTL in domain time.
func TestPacedBranchesExpire(t *testing.T) {
	for _, rate := range []float64{0.01, 1, 600} {
		inBubble(t, func(t *testing.T, b *bench) {
			b.host.config.BranchScan = 24 * time.Hour
			r := b.withTimed(paced(rate, time.Hour), "pass", &revision.Junction{}, revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged})
			r.Nodes[2].Plan.(*revision.Processor).Routes[0].Flush = nil
			b.run(r)
			b.feed(event(1, 0))
			require.Len(t, b.settle(), 1)
			branches := b.host.Domain("shop").Snapshot().Branches["by_tenant"]
			ttl := time.Duration(float64(time.Minute) / rate)
			time.Sleep(ttl - 55*time.Millisecond)
			require.Equal(t, 1, branches.Len())
			time.Sleep(60 * time.Millisecond)
			require.Zero(t, branches.Len())
		})
	}
}

// Rebuilding a running domain keeps its clock; another START brings another one, and takes what the
// former one dated later back.
func TestPacedClockOutlivesRebuilds(t *testing.T) {
	inBubble(t, func(t *testing.T, b *bench) {
		plan := func(digest byte) *revision.ExecutionRevision {
			r := b.withTimed(paced(1, time.Hour), "once", &revision.Deduplicator{Keys: tenantKeys(), KeyTypes: []datatype.Type{typed(datatype.KindI64)}, MaxTime: int64(time.Minute)},
				revision.Route{Relay: 1, Construction: inherit(0, 1), OnError: logged})
			r.SourceDigest = []byte{digest}
			return r
		}
		first := plan(1)
		b.run(first)
		clock := b.host.Domain("shop").clock
		time.Sleep(10 * time.Minute)
		b.feed(event(1, 10*time.Minute))
		require.Len(t, b.settle(), 1)

		second := plan(2)
		second.Clock = first.Clock
		_, err := b.host.Prepare(t.Context(), second, &revision.ExecutionDelta{PredecessorDigest: []byte{1}, Change: &revision.Rebuild{}})
		require.NoError(t, err)
		require.NoError(t, b.host.Activate(t.Context(), "shop"))
		require.Same(t, clock, b.host.Domain("shop").clock)

		third := plan(3)
		third.StartVersion = 2
		_, err = b.host.Prepare(t.Context(), third, &revision.ExecutionDelta{PredecessorDigest: []byte{2}, Change: &revision.Lifecycle{}})
		require.NoError(t, err)
		require.NoError(t, b.host.Activate(t.Context(), "shop"))
		require.NotSame(t, clock, b.host.Domain("shop").clock)
		require.Equal(t, origin, b.host.Domain("shop").clock.Now())
		b.feed(event(1, 0))
		require.Len(t, b.settle(), 1, "the key is known")
		time.Sleep(time.Minute)
		b.feed(event(1, time.Minute))
		require.Len(t, b.settle(), 2, "and forgotten a MAX TIME after the new start")
		require.Equal(t, 1, b.host.Domain("shop").Snapshot().Branches["by_tenant"].Len())
	})
}
