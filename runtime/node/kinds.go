package node

import (
	"context"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/branch"
	"nervix/runtime/connector"
)

type evicted = func([]branch.Eviction)

// Steps of a local build that can fail here (control-plane tables, C6).
const (
	stepProgram   = "program"
	stepResource  = "resource"
	stepConnector = "connector"
)

// buildFailure tells which step of building a node failed (EP-145).
func buildFailure(step string, node revision.Identity, cause error) error {
	return (&failure.BuildStep{Step: step, Subject: node.Kind.String() + " '" + node.Name + "'"}).WithCause(cause)
}

// Ingestor is a running source with its task.
type Ingestor struct {
	*Task
	work *ingestor
}

// Assignment tells which consumer of the source takes which partitions; nil for other sources.
func (n *Ingestor) Assignment() *connector.Assignment {
	if source, is := n.work.source.(connector.Partitioned); is {
		return source.Assignment()
	}
	return nil
}

// Open lets the source deliver and waits until its startup boundary is reached.
func (n *Ingestor) Open(ctx context.Context) error {
	n.start()
	select {
	case <-n.work.source.Ready():
		return nil
	case <-n.work.ended:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// CloseIntake ends the source and waits for it; what was admitted goes on.
func (n *Ingestor) CloseIntake() { n.work.closeIntake() }

// Readiness gives the state of the connection; nil before the first report.
func (n *Ingestor) Readiness() *Readiness { return n.work.status.Load() }

// Emitter is a running sink with its task.
type Emitter struct {
	*Task
	work *emitter
}

// Readiness gives the state of the connection; nil before the first publication.
func (e *Emitter) Readiness() *Readiness { return e.work.status.Load() }

// AdoptFlush applies a new flush policy; pending rows stay. It is false when the node is ending.
func (e *Emitter) AdoptFlush(ctx context.Context, plan *revision.Emitter) bool {
	return e.Call(ctx, func(context.Context) {
		e.work.plan = plan
		e.work.buffer.SetPolicy(plan.Flush)
		if send := e.work.failed.send; send != nil {
			send.buffer.SetPolicy(plan.Flush) // error records follow the flush of their route
		}
	}) == nil
}

// CloseSink releases the connection after the task has stopped.
func (e *Emitter) CloseSink(ctx context.Context) error { return e.work.sink.Close(ctx) }
