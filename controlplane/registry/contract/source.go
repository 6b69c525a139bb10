package contract

import (
	"slices"
	"strings"

	"nervix/generated/connector"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// source checks the rules of the source table (grammar reference, 3.9) and describes the source;
// nil when there is none.
func (r *resolver) source(m model.Source) *connector.SourceUse {
	use := connector.UseSource(m)
	if use == nil {
		r.report.Add("source", &failure.MisplacedClause{Clause: "FROM", Requirement: "is required"})
		return nil
	}
	r.clients("source.", "FROM "+use.Name, use.Clients)
	r.externals("source.", use.Externals)
	if use.Instanced {
		r.atLeastOne("source.instances", "INSTANCES", use.Instances)
	}
	if use.Moded {
		r.sourceMode(use)
	}
	switch m := m.(type) {
	case *model.EndpointSource:
		lookup[*model.Endpoint](r, model.KindEndpoint, m.Endpoint)
	case *model.HTTPSource:
		r.positive("source.every", "EVERY", m.Every.Nanoseconds)
	case *model.PrometheusSource:
		r.external("source.query", "QUERY", m.Query)
		r.positive("source.every", "EVERY", m.Every.Nanoseconds)
	case *model.MQTTSource:
		r.mqttSource(m)
	default:
	}
	return use
}

// sourceMode checks the delivery mode of a source that stores one.
func (r *resolver) sourceMode(use *connector.SourceUse) {
	offered := use.Modes
	if !use.Durable {
		offered = slices.DeleteFunc(slices.Clone(offered), func(mode string) bool { return strings.HasPrefix(mode, "ACK") })
	}
	if !slices.Contains(offered, modeText(use.Mode)) {
		r.report.Add("source.mode", &failure.UnsupportedMode{System: use.Name, Mode: modeText(use.Mode), Offered: offered})
	}
	switch m := use.Mode.(type) {
	case *model.AckSequential:
		r.positive("source.mode.timeout", "ACK TIMEOUT", m.Timeout.Nanoseconds)
		r.retry("source.mode.retry", m.Retry)
	case *model.AckParallel:
		r.atLeastOne("source.mode.max", "PARALLEL MAX", m.Max)
		switch {
		case m.BatchTimeout == nil && !use.Ungrouped:
			r.report.Add("source.mode.batch_timeout", &failure.MisplacedClause{Clause: "BATCH TIMEOUT", Requirement: "is required"})
		case m.BatchTimeout != nil && use.Ungrouped:
			r.report.Add("source.mode.batch_timeout", &failure.MisplacedClause{Clause: "BATCH TIMEOUT", Requirement: "is not available for FROM " + use.Name})
		}
		r.positive("source.mode.timeout", "ACK TIMEOUT", m.Timeout.Nanoseconds)
		r.retry("source.mode.retry", m.Retry)
	case *model.NoAckSequential, *model.NoAckParallel, nil:
	}
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

// mqttSource checks that several subscribers do not share one identity (grammar reference, 3.8).
func (r *resolver) mqttSource(m *model.MQTTSource) {
	if m.QoS > 1 {
		r.report.Add("source.qos", &failure.OutOfRange{Subject: "QOS", Requirement: "must be 0 or 1"})
	}
	client, ok := lookup[*model.Client](r, model.KindClient, m.Client)
	if !ok || client.Type != model.ClientTypeMqtt || m.Instances < 2 {
		return
	}
	if id, _ := setting(client, "client_id"); !strings.Contains(id, "{{instance}}") {
		r.report.Add("source.client", &failure.UnfitClient{
			Client: m.Client, Setting: "client_id", Requirement: "must contain {{instance}} for INSTANCES above 1",
		})
	}
}

// setting gives an entry of CONFIG; keys are compared without regard to case and the last one counts.
func setting(client *model.Client, key string) (string, bool) {
	for _, entry := range slices.Backward(client.Config) {
		if strings.EqualFold(entry.Key, key) {
			return entry.Value, true
		}
	}
	return "", false
}

// externals checks the names of things outside of the cluster.
func (r *resolver) externals(prefix string, names []connector.External) {
	for _, name := range names {
		r.external(prefix+name.Path, name.Clause, name.Name)
	}
}

func (r *resolver) external(path, subject, name string) {
	if name == "" {
		r.report.Add(path, &failure.OutOfRange{Subject: subject, Requirement: "must not be empty"})
	}
}

// clients checks that clients reach the systems of the clauses that name them.
func (r *resolver) clients(prefix, clause string, clients []connector.Client) {
	for _, use := range clients {
		client, ok := lookup[*model.Client](r, model.KindClient, use.Name)
		if !ok || client.Type == use.Type {
			continue
		}
		named := clause
		if use.Clause != "" {
			named = use.Clause
		}
		r.report.Add(prefix+use.Path, &failure.IncompatibleClient{
			Clause: named, Client: use.Name, Expected: use.Type.String(), Found: client.Type.String(),
		})
	}
}

// quiesceForm gives the form of an ON QUIESCE clause.
func quiesceForm(m model.Quiesce) connector.Quiesce {
	switch m := m.(type) {
	case *model.QuiesceReject:
		return connector.QuiesceReject
	case *model.QuiesceDrop:
		return connector.QuiesceDrop
	case *model.QuiesceBuffer:
		if m.Overflow == model.OverflowNone {
			return connector.QuiesceBuffer
		}
		return connector.QuiesceOverflow
	case *model.QuiesceSuspend:
	}
	return connector.QuiesceSuspend
}

// offeredQuiesce lists the forms that a source offers with its other settings.
func offeredQuiesce(use *connector.SourceUse) []connector.Quiesce {
	if use.Durable {
		return use.Quiesce
	}
	return slices.DeleteFunc(slices.Clone(use.Quiesce), func(form connector.Quiesce) bool { return form == connector.QuiesceSuspend })
}

// DeriveQuiesce gives the ON QUIESCE clause that a source gets when it declares none and the
// compatibility setting is on (grammar reference, B D1); nil without a source.
func DeriveQuiesce(m model.Source) model.Quiesce {
	use := connector.UseSource(m)
	if use == nil {
		return nil
	}
	offered := offeredQuiesce(use)
	switch {
	case slices.Contains(offered, connector.QuiesceSuspend):
		return &model.QuiesceSuspend{}
	case slices.Contains(offered, connector.QuiesceOverflow):
		return &model.QuiesceBuffer{MaxSize: model.ByteSize{Text: "16MiB", Bytes: 16 << 20}, Overflow: model.OverflowOldest}
	}
	return &model.QuiesceReject{RetryAfter: model.Duration{Text: "1s", Nanoseconds: 1e9}}
}

// quiesce checks ON QUIESCE against the source.
func (r *resolver) quiesce(m model.Quiesce, use *connector.SourceUse) {
	offered := offeredQuiesce(use)
	forms := make([]string, len(offered))
	for i, form := range offered {
		forms[i] = form.Form()
	}
	if m == nil {
		r.report.Add("source", &failure.MissingQuiesce{Source: use.Name, Offered: forms})
		return
	}
	defer r.quiesceBounds(m)
	form := quiesceForm(m)
	switch {
	case slices.Contains(offered, form):
	case form == connector.QuiesceBuffer && slices.Contains(offered, connector.QuiesceOverflow):
		r.report.Add("quiesce.overflow", &failure.QuiesceOverflow{Source: use.Name, Requirement: "is required"})
	case form == connector.QuiesceOverflow && slices.Contains(offered, connector.QuiesceBuffer):
		r.report.Add("quiesce.overflow", &failure.QuiesceOverflow{Source: use.Name, Requirement: "is not available"})
	default:
		mode, _, _ := strings.Cut(form.Form(), " ")
		r.report.Add("quiesce", &failure.UnsupportedQuiesce{Source: use.Name, Mode: mode, Offered: forms})
	}
}

func (r *resolver) quiesceBounds(m model.Quiesce) {
	switch m := m.(type) {
	case *model.QuiesceReject:
		r.positive("quiesce.retry_after", "RETRY AFTER", m.RetryAfter.Nanoseconds)
	case *model.QuiesceBuffer:
		r.atLeastOne("quiesce.max_size", "MAX SIZE", m.MaxSize.Bytes)
	case *model.QuiesceSuspend, *model.QuiesceDrop:
	}
}

// FitEntity checks the entity prefix of a statement against the source of the ingestor that the
// statement is about, after the statement has been applied (grammar reference, 3.9). The failure is
// placed at the field that holds the prefix; nil when the prefix fits or the endpoint is missing,
// which is another fault.
func FitEntity(m *model.Ingestor, entity statement.Entity, models Models) failure.Placed {
	use := connector.UseSource(m.Source)
	if entity == statement.EntityNone || use == nil {
		return nil
	}
	fitting := use.Entities[0]
	if source, ok := m.Source.(*model.EndpointSource); ok {
		found, _ := models.Find(model.Key{Kind: model.KindEndpoint, Name: source.Endpoint})
		endpoint, ok := found.(*model.Endpoint)
		if !ok {
			return nil
		}
		fitting = statement.EntityHTTPEndpoint
		if endpoint.Type == model.EndpointTypeWebsockets {
			fitting = statement.EntityWebsocketsEndpoint
		}
	}
	if entity == fitting {
		return nil
	}
	fault := &failure.UnfitEntity{Ingestor: m.Name, Entity: entity.Text(), Fitting: fitting.Text()}
	fault.Locate(failure.AtPath("entity"))
	return fault
}
