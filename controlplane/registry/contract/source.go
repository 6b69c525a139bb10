package contract

import (
	"nervix/generated/failure"
	"nervix/generated/model"
)

// source checks the rules of the source table (grammar reference, 3.9).
func (r *resolver) source(m model.Source) {
	switch m := m.(type) {
	case *model.EndpointSource:
		lookup[*model.Endpoint](r, model.KindEndpoint, m.Endpoint)
		if _, ok := m.Mode.(*model.NoAckSequential); !ok {
			r.unsupportedMode("ENDPOINT", m.Mode, "NO_ACK SEQUENTIAL")
		}
	case *model.NatsSource:
		r.client("source.client", "FROM NATS", m.Client, model.ClientTypeNats)
		r.external("source.subject", "SUBJECT", m.Subject)
		r.external("source.queue_group", "QUEUE GROUP", m.QueueGroup)
		r.atLeastOne("source.instances", "INSTANCES", m.Instances)
		if _, ok := m.Mode.(*model.NoAckSequential); !ok {
			r.unsupportedMode("NATS", m.Mode, "NO_ACK SEQUENTIAL")
		}
	case *model.KafkaSource:
		r.client("source.client", "FROM KAFKA", m.Client, model.ClientTypeKafka)
		r.external("source.topic", "TOPIC", m.Topic)
		r.external("source.consumer_group", "CONSUMER GROUP", m.ConsumerGroup)
		r.atLeastOne("source.instances", "INSTANCES", m.Instances)
		if _, ok := m.Mode.(*model.NoAckSequential); ok || m.Mode == nil {
			r.unsupportedMode("KAFKA", m.Mode, "ACK SEQUENTIAL", "ACK PARALLEL", "NO_ACK PARALLEL")
		}
		r.sourceMode(m.Mode)
	case nil:
		r.report.Add("source", &failure.MisplacedClause{Clause: "FROM", Requirement: "is required"})
	}
}

func (r *resolver) sourceMode(m model.SourceMode) {
	switch m := m.(type) {
	case *model.AckSequential:
		r.positive("source.mode.timeout", "ACK TIMEOUT", m.Timeout.Nanoseconds)
		r.retry("source.mode.retry", m.Retry)
	case *model.AckParallel:
		r.atLeastOne("source.mode.max", "PARALLEL MAX", m.Max)
		if m.BatchTimeout == nil {
			r.report.Add("source.mode.batch_timeout", &failure.MisplacedClause{Clause: "BATCH TIMEOUT", Requirement: "is required"})
		}
		r.positive("source.mode.timeout", "ACK TIMEOUT", m.Timeout.Nanoseconds)
		r.retry("source.mode.retry", m.Retry)
	case *model.NoAckSequential, *model.NoAckParallel, nil:
	}
}

func (r *resolver) unsupportedMode(system string, m model.SourceMode, offered ...string) {
	r.report.Add("source.mode", &failure.UnsupportedMode{System: system, Mode: modeText(m), Offered: offered})
}

func modeText(m model.SourceMode) string {
	switch m.(type) {
	case *model.AckSequential:
		return "ACK SEQUENTIAL"
	case *model.AckParallel:
		return "ACK PARALLEL"
	case *model.NoAckSequential:
		return "NO_ACK SEQUENTIAL"
	case *model.NoAckParallel:
		return "NO_ACK PARALLEL"
	}
	return "(none)"
}

// external checks the name of something outside of the cluster.
func (r *resolver) external(path, subject, name string) {
	if name == "" {
		r.report.Add(path, &failure.OutOfRange{Subject: subject, Requirement: "must not be empty"})
	}
}

// client checks that a client reaches the system of the clause that names it.
func (r *resolver) client(path, clause, name string, needed model.ClientType) {
	client, ok := lookup[*model.Client](r, model.KindClient, name)
	if ok && client.Type != needed {
		r.report.Add(path, &failure.IncompatibleClient{
			Clause: clause, Client: name, Expected: needed.String(), Found: client.Type.String(),
		})
	}
}

// quiesceOffer is what a source offers its outside during a pause.
type quiesceOffer struct {
	source                        string
	suspend, buffer, drop, reject bool
	overflow                      bool
	forms                         []string
	derived                       func() model.Quiesce
}

// quiesceOffers is the quiesce column of the source table (grammar reference, 3.9 and B D1).
func quiesceOffers(m model.Source) (quiesceOffer, bool) {
	switch m.(type) {
	case *model.EndpointSource:
		return quiesceOffer{
			source: "ENDPOINT", reject: true, buffer: true,
			forms: []string{"REJECT RETRY AFTER <duration>", "BUFFER MAX SIZE <bytes>"},
			derived: func() model.Quiesce {
				return &model.QuiesceReject{RetryAfter: model.Duration{Text: "1s", Nanoseconds: 1e9}}
			},
		}, true
	case *model.NatsSource:
		return quiesceOffer{
			source: "NATS", buffer: true, overflow: true, drop: true,
			forms: []string{"BUFFER MAX SIZE <bytes> ON OVERFLOW DROP (OLDEST | NEWEST)", "DROP"},
			derived: func() model.Quiesce {
				return &model.QuiesceBuffer{MaxSize: model.ByteSize{Text: "16MiB", Bytes: 16 << 20}, Overflow: model.OverflowOldest}
			},
		}, true
	case *model.KafkaSource:
		return quiesceOffer{
			source: "KAFKA", suspend: true, forms: []string{"SUSPEND"},
			derived: func() model.Quiesce { return &model.QuiesceSuspend{} },
		}, true
	}
	return quiesceOffer{}, false
}

// DeriveQuiesce gives the ON QUIESCE clause that a source gets when it declares none and the
// compatibility setting is on (grammar reference, B D1); nil for an unknown source.
func DeriveQuiesce(m model.Source) model.Quiesce {
	offer, ok := quiesceOffers(m)
	if !ok {
		return nil
	}
	return offer.derived()
}

// quiesce checks ON QUIESCE against the source.
func (r *resolver) quiesce(m *model.Ingestor) {
	offer, ok := quiesceOffers(m.Source)
	if !ok {
		return
	}
	unsupported := func(offered bool, mode string) {
		if !offered {
			r.report.Add("quiesce", &failure.UnsupportedQuiesce{Source: offer.source, Mode: mode, Offered: offer.forms})
		}
	}
	switch mode := m.Quiesce.(type) {
	case nil:
		r.report.Add("source", &failure.MissingQuiesce{Source: offer.source, Offered: offer.forms})
	case *model.QuiesceSuspend:
		unsupported(offer.suspend, "SUSPEND")
	case *model.QuiesceDrop:
		unsupported(offer.drop, "DROP")
	case *model.QuiesceReject:
		unsupported(offer.reject, "REJECT")
		r.positive("quiesce.retry_after", "RETRY AFTER", mode.RetryAfter.Nanoseconds)
	case *model.QuiesceBuffer:
		unsupported(offer.buffer, "BUFFER")
		r.atLeastOne("quiesce.max_size", "MAX SIZE", mode.MaxSize.Bytes)
		switch {
		case !offer.buffer:
		case offer.overflow && mode.Overflow == model.OverflowNone:
			r.report.Add("quiesce.overflow", &failure.QuiesceOverflow{Source: offer.source, Requirement: "is required"})
		case !offer.overflow && mode.Overflow != model.OverflowNone:
			r.report.Add("quiesce.overflow", &failure.QuiesceOverflow{Source: offer.source, Requirement: "is not available"})
		}
	}
}
