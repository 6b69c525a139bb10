package node

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/connector"
)

// place is a content.Library of one directory; an empty one is missing.
type place string

func (p place) Directory(_ string, version revision.ResourceVersion) (string, error) {
	if p == "" {
		return "", &failure.ResourceMissing{Resource: version.Resource, Version: version.Version}
	}
	return string(p), nil
}

// heard is what a source told its ingestor.
type heard struct {
	connector.Admission
	errs   []error
	delays []time.Duration
}

func (h *heard) Unready(err error, backoff time.Duration) {
	h.errs, h.delays = append(h.errs, err), append(h.delays, backoff)
}

// mounting gives an environment whose client mounts a resource.
func mounting(t *testing.T, system connector.System) *Environment {
	env, _ := benchEnvironment(t)
	env.Content = place("/content")
	env.Connectors["NATS"] = system
	env.Revision.Clients = []revision.Client{{
		Name: "c", System: "NATS", Mount: &revision.ResourceVersion{Resource: "certs", Version: 1},
		Settings: []revision.Setting{{Key: "file", Value: "{{ certs }}/ca.pem"}},
	}}
	return env
}

// partitioned is a source that runs until its context ends.
type partitioned struct{ assignment connector.Assignment }

func (*partitioned) Ready() <-chan struct{}              { return nil }
func (s *partitioned) Assignment() *connector.Assignment { return &s.assignment }
func (*partitioned) Run(ctx context.Context, _ connector.Admission) error {
	<-ctx.Done()
	return nil
}

var ingesting = revision.Ingestor{Source: &revision.NatsSource{}}

// A source whose client cannot be used says so and is opened as soon as it can be.
func TestSourcesAreOpenedLater(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		attempts, running := 0, &partitioned{}
		env := mounting(t, connector.System{OpenSource: func(_ context.Context, config connector.SourceConfig) (connector.Source, error) {
			require.Equal(t, "/content/ca.pem", config.Client.Settings[0].Value)
			if attempts++; attempts < 4 {
				return nil, &failure.ConnectorSetting{Client: "c", Setting: "file", Reason: "is missing"}
			}
			return running, nil
		}})
		opened, err := openSource(t.Context(), env, revision.Identity{Name: "in"}, &ingesting, false)
		require.NoError(t, err)
		require.Nil(t, opened.(connector.Partitioned).Assignment())
		ctx, cancel := context.WithCancel(t.Context())
		told, done, start := &heard{}, make(chan error, 1), time.Now()
		go func() { done <- opened.Run(ctx, told) }()
		<-opened.Ready()
		require.Zero(t, time.Since(start))
		time.Sleep(2 * time.Second) // of the bubble
		synctest.Wait()
		require.Equal(t, 4, attempts)
		require.Equal(t, []time.Duration{250 * time.Millisecond, 500 * time.Millisecond, time.Second}, told.delays)
		require.ErrorIs(t, told.errs[2], failure.CodeSourceNotStarted)
		require.EqualError(t, told.errs[2], "failed to initialize ingestor 'in': client 'c': setting 'file' is missing")
		require.Same(t, &running.assignment, opened.(connector.Partitioned).Assignment())
		cancel()
		require.NoError(t, <-done)
	})
}

func TestUnopenedSourcesEndWithTheirContext(t *testing.T) {
	env := mounting(t, connector.System{})
	env.Revision.Clients[0].Settings[0].Value = "{{ cert }}"
	opened, err := openSource(t.Context(), env, revision.Identity{Name: "in"}, &ingesting, false)
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(t.Context())
	told, done := &heard{}, make(chan error, 1)
	go func() { done <- opened.Run(ctx, told) }()
	<-opened.Ready()
	cancel()
	require.NoError(t, <-done)
	require.ErrorIs(t, told.errs[0], failure.CodeClientTemplate)
}

// What no retry can cure ends the build, or the source.
func TestDefectsOfSourcesAreNotRetried(t *testing.T) {
	defect, faults := errors.New("a defect"), []error{}
	env := mounting(t, connector.System{OpenSource: func(context.Context, connector.SourceConfig) (connector.Source, error) {
		fault := faults[0]
		faults = faults[1:]
		return nil, fault
	}})
	faults = []error{defect}
	_, err := openSource(t.Context(), env, revision.Identity{}, &ingesting, false)
	require.ErrorIs(t, err, defect)
	synctest.Test(t, func(t *testing.T) {
		faults = []error{&failure.ConnectorSettingMissing{}, defect}
		opened, err := openSource(t.Context(), env, revision.Identity{}, &ingesting, false)
		require.NoError(t, err)
		require.ErrorIs(t, opened.Run(t.Context(), &heard{}), defect)
	})
	delete(env.Connectors, "NATS")
	_, err = openSource(t.Context(), env, revision.Identity{}, &ingesting, false)
	require.ErrorIs(t, err, failure.CodeConnectorMissing)
}

// Content that is bound and not here fails the build, as that of other models does.
func TestMissingContentFailsTheBuild(t *testing.T) {
	env := mounting(t, connector.System{})
	env.Content = place("")
	_, err := NewEmitter(t.Context(), env, &revision.Node{Identity: revision.Identity{Name: "out"}}, &revision.Emitter{
		Inputs: []revision.Input{{Relay: 0}}, Sink: &revision.NatsSink{}, Construction: benchInherit(2),
	})
	require.ErrorIs(t, err, failure.CodeResourceMissing)
	var step *failure.BuildStep
	require.ErrorAs(t, err, &step)
	require.Equal(t, "resource", step.Step)
	_, err = openSource(t.Context(), env, revision.Identity{}, &ingesting, false)
	require.ErrorIs(t, err, failure.CodeResourceMissing)
}

// An emitter shows from its start on why its sink cannot be used, and opens it with a delivery.
func TestSinksAreOpenedLater(t *testing.T) {
	broken := true
	env := mounting(t, connector.System{OpenSink: func(_ context.Context, config connector.SinkConfig) (connector.Sink, error) {
		require.Equal(t, "/content/ca.pem", config.Client.Settings[0].Value)
		if broken {
			return nil, &failure.ConnectorSetting{Client: "c", Setting: "file", Reason: "is missing"}
		}
		return nullSink{}, nil
	}})
	made, err := NewEmitter(t.Context(), env, &revision.Node{Identity: revision.Identity{Name: "out"}}, &revision.Emitter{
		Inputs: []revision.Input{{Relay: 0}}, Sink: &revision.NatsSink{}, Construction: benchInherit(2),
	})
	require.NoError(t, err)
	require.EqualError(t, made.Readiness().Err, "failed to initialize emitter 'out': client 'c': setting 'file' is missing")
	outcomes := make([]error, 2)
	made.work.sink.Publish(t.Context(), make([]connector.Message, 2), outcomes)
	require.ErrorIs(t, outcomes[0], failure.CodeSinkNotStarted)
	require.ErrorIs(t, outcomes[1], failure.CodeConnectorSetting)
	require.NoError(t, made.CloseSink(t.Context()))
	broken = false
	clear(outcomes)
	made.work.sink.Publish(t.Context(), make([]connector.Message, 2), outcomes)
	require.Equal(t, make([]error, 2), outcomes)
	require.NoError(t, made.CloseSink(t.Context()))
}
