package node

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/connector"
)

// instantiate gives a client of the revision as it is used on this node.
func (e *Environment) instantiate(client uint32) (*revision.Client, error) {
	return connector.Instantiate(&e.Revision.Clients[client], e.files())
}

// curable tells whether the fault of an opening lies in a client and what it names. Such a node runs
// without its system, shows why and tries again, because a file may appear or be replaced. Everything
// else fails the build.
func curable(err error) bool { return errors.Is(err, failure.ClassExternal) }

// openingFailure tells which step of a build an opening failed in: bound content belongs to resources.
func openingFailure(node revision.Identity, cause error) error {
	step := stepConnector
	if errors.Is(cause, failure.CodeResourceMissing) || errors.Is(cause, failure.CodeUnknownResourceVersion) {
		step = stepResource
	}
	return buildFailure(step, node, cause)
}

// openSource opens the source of an ingestor, or one that keeps trying.
func openSource(ctx context.Context, env *Environment, identity revision.Identity, plan *revision.Ingestor, headers bool) (connector.Source, error) {
	open := func(ctx context.Context) (connector.Source, error) {
		return makeSource(ctx, env, identity, plan, headers)
	}
	opened, err := open(ctx)
	if curable(err) {
		return &unopenedSource{ingestor: identity.Name, open: open, fault: err, ready: make(chan struct{})}, nil
	}
	return opened, err
}

func makeSource(ctx context.Context, env *Environment, identity revision.Identity, plan *revision.Ingestor, headers bool) (connector.Source, error) {
	config := connector.SourceConfig{
		Domain: env.Revision.Domain, Ingestor: identity.Name, Source: plan.Source, Delivery: plan.Delivery, Quiesce: plan.Quiesce,
		Headers: headers, Clock: env.Clock, Origin: env.Revision.Origin, Holding: env.holding(identity),
	}
	var err error
	switch source := plan.Source.(type) {
	case *revision.EndpointSource:
		config.Endpoint = &env.Revision.Endpoints[source.Endpoint]
		return env.Connectors.Source(ctx, "ENDPOINT", config)
	case *revision.NatsSource:
		config.Client, err = env.instantiate(source.Client)
	case *revision.KafkaSource:
		config.Client, err = env.instantiate(source.Client)
		if source.ConsumerGroup == nil {
			config.Offsets = env.Offsets(identity)
		}
	}
	if err != nil {
		return nil, err
	}
	return env.Connectors.Source(ctx, config.Client.System, config)
}

// unopenedSource is a source whose client could not be used. It says why and tries again.
type unopenedSource struct {
	ingestor string
	open     func(context.Context) (connector.Source, error)
	fault    error // of the last try; it belongs to Run
	ready    chan struct{}
	once     sync.Once
	opened   atomic.Pointer[connector.Source]
}

// Ready is closed once the first failure is told.
func (s *unopenedSource) Ready() <-chan struct{} { return s.ready }

// Run opens the source, however often it takes, and runs it.
func (s *unopenedSource) Run(ctx context.Context, admission connector.Admission) error {
	backoff := connector.NewBackoff(connector.DefaultRetry)
	for {
		delay := backoff.Next()
		admission.Unready((&failure.SourceNotStarted{Ingestor: s.ingestor}).WithCause(s.fault), delay)
		s.once.Do(func() { close(s.ready) })
		if !connector.Pause(ctx, delay) {
			return nil
		}
		opened, err := s.open(ctx)
		switch {
		case err == nil:
			s.opened.Store(&opened)
			return opened.Run(ctx, admission)
		case !curable(err):
			return err
		}
		s.fault = err
	}
}

// Assignment is that of the opened source; nil as long as there is none.
func (s *unopenedSource) Assignment() *connector.Assignment {
	opened := s.opened.Load()
	if opened == nil {
		return nil
	}
	partitioned, is := (*opened).(connector.Partitioned)
	if !is {
		return nil
	}
	return partitioned.Assignment()
}

// openSink opens the sink of an emitter, or one that tries with every delivery; then fault tells why.
func openSink(ctx context.Context, env *Environment, name string, plan *revision.Emitter) (opened connector.Sink, fault, err error) {
	open := func(ctx context.Context) (connector.Sink, error) { return makeSink(ctx, env, name, plan) }
	opened, err = open(ctx)
	if curable(err) {
		waiting := &unopenedSink{emitter: name, open: open}
		return waiting, waiting.because(err), nil
	}
	return opened, nil, err
}

func makeSink(ctx context.Context, env *Environment, name string, plan *revision.Emitter) (connector.Sink, error) {
	config := connector.SinkConfig{
		Domain: env.Revision.Domain, Emitter: name, Sink: plan.Sink, Delivery: plan.Delivery,
		Holding: env.holding(revision.Identity{Kind: revision.NodeKindEmitter, Name: name}),
	}
	var err error
	switch sink := plan.Sink.(type) {
	case *revision.KafkaSink:
		config.Client, err = env.instantiate(sink.Client)
	case *revision.NatsSink:
		config.Client, err = env.instantiate(sink.Client)
	}
	if err != nil {
		return nil, err
	}
	return env.Connectors.Sink(ctx, config.Client.System, config)
}

// unopenedSink is a sink whose client could not be used when it was made.
type unopenedSink struct {
	emitter string
	open    func(context.Context) (connector.Sink, error)

	gate   sync.Mutex // Publish and Close exclude each other
	opened connector.Sink
}

func (s *unopenedSink) because(err error) error {
	return (&failure.SinkNotStarted{Emitter: s.emitter}).WithCause(err)
}

// Publish opens the sink first, unless it is open.
func (s *unopenedSink) Publish(ctx context.Context, messages []connector.Message, outcomes []error) {
	s.gate.Lock()
	defer s.gate.Unlock()
	if s.opened == nil {
		opened, err := s.open(ctx)
		if err != nil {
			for i := range outcomes {
				outcomes[i] = s.because(err)
			}
			return
		}
		s.opened = opened
	}
	s.opened.Publish(ctx, messages, outcomes)
}

// Close closes the sink if it was opened.
func (s *unopenedSink) Close(ctx context.Context) error {
	s.gate.Lock()
	defer s.gate.Unlock()
	if s.opened == nil {
		return nil
	}
	return s.opened.Close(ctx)
}
