package connectortest

import (
	"bytes"
	"context"
	"errors"
	"sync"
	"time"

	"nervix/runtime/connector"
)

// ErrFailed is the failure of records that Outcome refuses.
var ErrFailed = errors.New("the record failed")

// Graph is an Admission. Its zero value accepts everything.
type Graph struct {
	// Outcome decides on a record with the number of times it was seen before; nil accepts all.
	// A nil channel settles the record at once, otherwise when the channel is closed.
	Outcome func(record string, before int) (settled <-chan struct{}, err error)
	// Acknowledged makes Admit give attempts.
	Acknowledged bool

	mutex    sync.Mutex
	records  []string
	groups   []int
	seen     map[string]int
	held     *connector.Held
	attempts int
	inFlight int
	most     int
	unready  error
	backoffs []time.Duration
	gate     chan struct{}
}

// Admit records a group.
func (g *Graph) Admit(ctx context.Context, payloads connector.Payloads) (connector.Attempt, error) {
	g.mutex.Lock()
	gate := g.gate
	g.attempts++
	g.mutex.Unlock()
	if gate != nil {
		select {
		case <-gate:
		case <-ctx.Done():
			return nil, context.Cause(ctx)
		}
	}
	g.mutex.Lock()
	defer g.mutex.Unlock()
	if g.held != nil {
		return nil, g.held
	}
	records := payloads.Records
	if payloads.Lines != nil {
		records = bytes.Split(payloads.Lines, []byte("\n"))
	}
	attempt := &attempt{graph: g, settled: make([]<-chan struct{}, len(records)), errs: make([]error, len(records))}
	if g.seen == nil {
		g.seen = map[string]int{}
	}
	for i, record := range records {
		text := string(record)
		if g.Outcome != nil {
			attempt.settled[i], attempt.errs[i] = g.Outcome(text, g.seen[text])
		}
		g.seen[text]++
		g.records = append(g.records, text)
	}
	g.groups = append(g.groups, len(records))
	if !g.Acknowledged {
		return nil, nil
	}
	g.inFlight += len(records)
	g.most = max(g.most, g.inFlight)
	return attempt, nil
}

// Unready keeps the reported state.
func (g *Graph) Unready(err error, backoff time.Duration) {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	g.unready = err
	if err != nil {
		g.backoffs = append(g.backoffs, backoff)
	}
}

// Records lists what was admitted, in order and with repetitions.
func (g *Graph) Records() []string {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	return append([]string(nil), g.records...)
}

// Groups lists the sizes of the admitted groups.
func (g *Graph) Groups() []int {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	return append([]int(nil), g.groups...)
}

// Attempts is the number of calls of Admit, held ones included.
func (g *Graph) Attempts() int {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	return g.attempts
}

// MostInFlight is the largest number of records that were admitted and not settled.
func (g *Graph) MostInFlight() int {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	return g.most
}

// State gives the last error given to Unready.
func (g *Graph) State() error {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	return g.unready
}

// Backoffs lists the delays given to Unready with an error.
func (g *Graph) Backoffs() []time.Duration {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	return append([]time.Duration(nil), g.backoffs...)
}

// Hold starts a hold.
func (g *Graph) Hold() (release func()) {
	released := make(chan struct{})
	g.mutex.Lock()
	defer g.mutex.Unlock()
	g.held = &connector.Held{Released: released}
	return func() {
		g.mutex.Lock()
		g.held = nil
		g.mutex.Unlock()
		close(released)
	}
}

// Block makes Admit wait.
func (g *Graph) Block() (release func()) {
	gate := make(chan struct{})
	g.mutex.Lock()
	defer g.mutex.Unlock()
	g.gate = gate
	return func() {
		g.mutex.Lock()
		g.gate = nil
		g.mutex.Unlock()
		close(gate)
	}
}

// attempt is one admitted group.
type attempt struct {
	graph   *Graph
	settled []<-chan struct{}
	errs    []error
	done    bool
}

func (a *attempt) Len() int { return len(a.settled) }

func (a *attempt) Wait(ctx context.Context, timeout time.Duration) (bool, error) {
	timer := time.NewTimer(timeout)
	defer timer.Stop()
	for _, settled := range a.settled {
		if settled == nil {
			continue
		}
		select {
		case <-settled:
		case <-timer.C:
			return false, nil
		case <-ctx.Done():
			return false, context.Cause(ctx)
		}
	}
	a.finish()
	return true, nil
}

func (a *attempt) finish() {
	a.graph.mutex.Lock()
	defer a.graph.mutex.Unlock()
	if !a.done {
		a.done = true
		a.graph.inFlight -= len(a.settled)
	}
}

func (a *attempt) Err(record int) error { return a.errs[record] }

func (a *attempt) Abandon(err error) {
	for i, settled := range a.settled {
		select {
		case <-settled:
		default:
			if settled != nil {
				a.errs[i] = err
			}
		}
	}
	a.finish()
}
