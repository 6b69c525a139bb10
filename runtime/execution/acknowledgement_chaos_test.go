package execution

import (
	"context"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/revision"
	"nervix/runtime/connector"
)

// stateless is a graph whose nodes keep no rows, so that every record can be brought through, whatever
// else is on its way.
func stateless(t *rapid.T) *graph {
	g := drawGraph(t)
	kept := g.elements[:0]
	for _, e := range g.elements {
		switch e.kind {
		case windowing, correlating:
			e.kind, e.inputs = passing, e.inputs[:1]
		case passing, reordering, reingesting, deduplicating, emitting:
		}
		for i := range e.routes {
			if e.kind != emitting && e.routes[i].action == revision.ErrorActionLog {
				e.routes[i].action = revision.ErrorActionIgnore // it could never succeed
			}
		}
		if e.reject > 0 {
			e.reject = 3
		}
		kept = append(kept, e)
	}
	g.elements = kept
	return g
}

// arrivals lists for a record every emitter behind attached consumers that it must reach.
func (g *graph) arrivals(relay int, id int64, visit func(*element)) {
	for _, e := range g.elements {
		for _, in := range e.inputs {
			if in != relay || e.detached {
				continue
			}
			if e.kind == emitting {
				visit(e)
				continue
			}
			for _, r := range e.routes {
				switch {
				case r.modulus > 0 && id%r.modulus != r.remainder:
				case r.breaks > 0 && id%r.breaks == 0:
					if r.action == revision.ErrorActionSend {
						g.arrivals(r.errors, id, visit)
					}
				default:
					g.arrivals(r.relay, id, visit)
				}
			}
		}
	}
}

// fulfilled tells whether an emitter has done with a record what its policy says, in some attempt.
func (r *rig) fulfilled(g *graph, e *element, tenant string, id, tries int64) bool {
	for try := range tries {
		row := modelRow{tenant: tenant, amount: id*scale + try}
		switch {
		case !e.rejects(row.amount):
			if r.sinks[e.name].has(row.text()) {
				return true
			}
		case e.routes[0].action == revision.ErrorActionSend:
			for _, other := range g.elements {
				if other.kind == emitting && other.inputs[0] == e.routes[0].errors && r.sinks[other.name].has(row.text()) {
					return true
				}
			}
		case e.routes[0].action == revision.ErrorActionIgnore && r.sinks[e.name].refused(row.amount):
			return true
		}
	}
	return false
}

// Whatever happens at the same time (several attempts in flight, failing siblings, slow sinks, branches
// that make room, a stop in between), a record that was acknowledged has reached every emitter behind
// attached consumers, and every record is acknowledged in the end.
func TestNoAcknowledgedRecordIsLost(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := stateless(t)
		r := newRig(t, g)
		defer func() { r.host.Close(context.Background()) }()
		for _, sink := range r.sinks {
			sink.every = rapid.IntRange(0, 3).Draw(t, "unconfirmed every")
		}
		type done struct {
			source     int
			tenant     string
			id, tries  int64
			incomplete string
		}
		ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
		defer cancel()
		var lock sync.Mutex
		var finished []done
		var sources sync.WaitGroup
		window := rapid.IntRange(1, 4).Draw(t, "window")
		records := rapid.IntRange(1, 10).Draw(t, "records")
		for source := range g.sources {
			for lane := range window {
				sources.Go(func() {
					for n := range records {
						record := done{source: source, tenant: string(rune('a' + (lane+n)%3)), id: int64(n%3*window + lane + 1)}
						if record.tries = r.insist(ctx, source, record.tenant, record.id, int64(n/3)*300); record.tries < 0 {
							record.incomplete = "not acknowledged in time"
						}
						lock.Lock()
						finished = append(finished, record)
						lock.Unlock()
					}
				})
			}
		}
		if rapid.Bool().Draw(t, "stops") {
			r.restart(t, g)
		}
		sources.Wait()
		for _, record := range finished {
			require.Empty(t, record.incomplete, "%+v\n%s", record, g)
			g.arrivals(record.source, record.id, func(e *element) {
				require.True(t, r.fulfilled(g, e, record.tenant, record.id, scale), "%+v has not reached %s\n%s", record, e.name, g)
			})
		}
	})
}

// insist repeats a record until it is acknowledged; it gives the number of attempts, or -1.
func (r *rig) insist(ctx context.Context, source int, tenant string, id, first int64) int64 {
	for try := first; try < first+300 && ctx.Err() == nil; try++ {
		row := modelRow{tenant: tenant, amount: id*scale + try}
		admission, err := r.admission(ctx, source)
		if err != nil {
			return -1
		}
		attempt, err := admission.Admit(ctx, connector.Payloads{Lines: []byte(row.text()), Arrived: time.Now().UnixNano()})
		if err != nil {
			try-- // the ingestor is being replaced
			pause(ctx)
			continue
		}
		if settled, _ := attempt.Wait(ctx, 0); settled && attempt.Err(0) == nil {
			return try + 1
		}
		pause(ctx)
	}
	return -1
}

// pause is the backoff of a source.
func pause(ctx context.Context) {
	select {
	case <-time.After(time.Millisecond):
	case <-ctx.Done():
	}
}

// admission waits for the current ingestor of a source.
func (r *rig) admission(ctx context.Context, source int) (connector.Admission, error) {
	p := r.sources[fmt.Sprintf("source_%d", source)]
	select {
	case admission := <-p.admission:
		p.admission <- admission
		return admission, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// restart stops the domain and starts it again.
func (r *rig) restart(t require.TestingT, g *graph) {
	stopped := g.revision()
	stopped.Mode, stopped.SourceDigest = revision.BuildModePassive, []byte{2}
	_, err := r.host.Prepare(context.Background(), stopped, &revision.ExecutionDelta{PredecessorDigest: []byte{1}, Change: &revision.Lifecycle{Mode: revision.BuildModePassive}})
	require.NoError(t, err)
	again := g.revision()
	again.SourceDigest, again.StartVersion = []byte{3}, 2
	_, err = r.host.Prepare(context.Background(), again, &revision.ExecutionDelta{PredecessorDigest: []byte{2}, Change: &revision.Lifecycle{}})
	require.NoError(t, err)
	require.NoError(t, r.host.Activate(context.Background(), "shop"))
}
