package session

import (
	"context"

	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// lane runs the requests of one kind, one at a time, in the order of arrival.
type lane struct {
	// places holds one token per request that was not answered; it bounds queue.
	places chan struct{}
	queue  chan *job
}

// job is one request that awaits its answer.
type job struct {
	id     uint64
	ctx    context.Context
	cancel context.CancelFunc
	// run performs the request.
	run func(ctx context.Context) wire.Report
	// refuse gives the answer when the request is cancelled before it runs.
	refuse func(err error) wire.Report
}

func newLane(places int) *lane {
	return &lane{places: make(chan struct{}, places), queue: make(chan *job, places)}
}

// submit queues a job, or refuses it when the lane is full.
func (l *lane) submit(j *job) error {
	select {
	case l.places <- struct{}{}:
		l.queue <- j
		return nil
	default:
		return &failure.RequestQueueFull{Limit: uint64(cap(l.places))}
	}
}

// work runs jobs until the session ends, then answers what still waits.
func (l *lane) work(s *session) {
	for {
		select {
		case j := <-l.queue:
			l.perform(s, j)
		case <-s.ctx.Done():
			for {
				select {
				case j := <-l.queue:
					l.perform(s, j)
				default:
					return
				}
			}
		}
	}
}

// perform runs one job, unless it was cancelled in the queue, and queues its answer. The place in
// the lane is free again once the answer's turn to be sent has come.
func (l *lane) perform(s *session, j *job) {
	var report wire.Report
	if j.ctx.Err() != nil {
		report = j.refuse(&failure.CommandCancelled{})
	} else {
		report = j.run(j.ctx)
	}
	j.cancel()
	s.forget(j)
	s.out.answer(j.id, report, func() { <-l.places })
}
