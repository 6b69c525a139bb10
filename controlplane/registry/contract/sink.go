package contract

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"nervix/generated/connector"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// sink checks the rules of the sink table (grammar reference, 3.17) that need no expressions, and
// describes the sink; nil when there is none.
func (r *resolver) sink(m model.Sink) *connector.SinkUse {
	use := connector.UseSink(m)
	if use == nil {
		r.report.Add("sink", &failure.MisplacedClause{Clause: "TO", Requirement: "is required"})
		return nil
	}
	r.clients("sink.", "TO "+use.Name, use.Clients)
	r.externals("sink.", use.Externals)
	if use.Moded {
		r.sinkMode(m, use)
	}
	if use.Retry != nil {
		r.retry("sink.retry", *use.Retry)
	}
	if use.Values {
		r.columns(use)
	}
	switch m := m.(type) {
	case *model.SQSSink:
		r.fifo(m)
	case *model.PostgresSink:
		r.conflict("ON CONFLICT", m.Conflict, m.Values, m.Conflict != nil && m.Conflict.Update)
	case *model.MySQLSink:
		if m.Conflict != nil && len(m.Conflict.Columns) > 0 {
			r.report.Add("sink.conflict", &failure.MisplacedClause{Clause: "a conflict target", Requirement: "is not available for TO MYSQL"})
		}
	case *model.MongoDBSink:
		r.conflict("ON CONFLICT", m.Conflict, m.Values, true)
		r.mapped(m.Conflict, m.Values)
	case *model.IcebergSink:
		r.positive("sink.commit.interval", "COMMIT EACH", m.Commit.Interval.Nanoseconds)
		r.atLeastOne("sink.commit.max_size", "MAX SIZE", m.Commit.MaxSize.Bytes)
	case *model.HTTPSink:
		r.origin(m.Client)
	default:
	}
	return use
}

// sinkMode checks the publishing mode of a sink that stores one.
func (r *resolver) sinkMode(sink model.Sink, use *connector.SinkUse) {
	switch m := use.Mode.(type) {
	case nil:
		r.report.Add("sink.mode", &failure.MisplacedClause{Clause: "MODE", Requirement: "is required"})
		return
	case *model.SinkNoAck:
		r.retry("sink.mode.retry", m.Retry)
	case *model.SinkAckSequential:
		r.positive("sink.mode.timeout", "ACK TIMEOUT", m.Timeout.Nanoseconds)
		r.retry("sink.mode.retry", m.Retry)
	case *model.SinkAckParallel:
		r.atLeastOne("sink.mode.max", "PARALLEL MAX", m.Max)
		r.positive("sink.mode.timeout", "ACK TIMEOUT", m.Timeout.Nanoseconds)
		r.retry("sink.mode.retry", m.Retry)
	}
	if mode := sinkModeText(sink, use.Mode); !slices.Contains(use.Modes, mode) {
		r.report.Add("sink.mode", &failure.UnsupportedMode{System: use.Name, Mode: mode, Offered: use.Modes})
	}
}

// sinkModeText gives a stored mode as the sink calls it.
func sinkModeText(sink model.Sink, mode model.SinkMode) string {
	text := "ACK"
	if _, unconfirmed := mode.(*model.SinkNoAck); unconfirmed {
		text = "NO_ACK"
	}
	switch sink := sink.(type) {
	case *model.MQTTSink:
		qos := "QOS " + strconv.Itoa(int(sink.QoS))
		switch {
		case text == "ACK":
			return qos + " ACK"
		case sink.QoS > 0:
			return qos + " NO_ACK"
		}
		return qos
	case *model.NatsSink:
		if text == "ACK" {
			return "JETSTREAM ACK"
		}
	default:
	}
	return text
}

// columns checks VALUES and WITH MAX BATCH.
func (r *resolver) columns(use *connector.SinkUse) {
	if len(use.Columns) == 0 {
		r.report.Add("sink.values", &failure.MissingPart{Part: "column"})
	}
	seen := map[string]bool{}
	for i := range use.Columns {
		name, path := use.Columns[i].Column, at("sink", ".values", i)
		r.external(path+".column", "a column name", name)
		if seen[name] {
			r.report.Add(path, &failure.DuplicateItem{Item: "column", Name: name})
		}
		seen[name] = true
	}
	if use.Batched {
		r.atLeastOne("sink.max_batch", "MAX BATCH", use.MaxBatch)
	}
}

// conflict checks the target columns of ON CONFLICT; DO UPDATE needs a column to update.
func (r *resolver) conflict(clause string, m *model.Conflict, values []model.ColumnValue, targeted bool) {
	if m == nil {
		return
	}
	for i, name := range m.Columns {
		if slices.Contains(m.Columns[:i], name) {
			r.report.Add(at("sink.conflict", ".columns", i), &failure.DuplicateItem{Item: "conflict column", Name: name})
		}
	}
	if targeted && len(m.Columns) == 0 {
		r.report.Add("sink.conflict", &failure.MissingColumn{Clause: clause, Requirement: "a target column"})
		return
	}
	outside := slices.ContainsFunc(values, func(v model.ColumnValue) bool { return !slices.Contains(m.Columns, v.Column) })
	if m.Update && !outside {
		r.report.Add("sink.conflict", &failure.MissingColumn{Clause: "DO UPDATE", Requirement: "a column of VALUES outside of the target"})
	}
}

// mapped checks that VALUES fill the target columns.
func (r *resolver) mapped(m *model.Conflict, values []model.ColumnValue) {
	if m == nil {
		return
	}
	for i, name := range m.Columns {
		if !slices.ContainsFunc(values, func(v model.ColumnValue) bool { return v.Column == name }) {
			r.report.Add(at("sink.conflict", ".columns", i), &failure.MissingColumn{Clause: "ON CONFLICT", Requirement: "column '" + name + "' in VALUES"})
		}
	}
}

// fifo checks that a message group stands exactly with a FIFO queue.
func (r *resolver) fifo(m *model.SQSSink) {
	fifo := strings.HasSuffix(m.Queue, ".fifo")
	switch {
	case m.Group != nil && !fifo:
		r.report.Add("sink.group", &failure.MisplacedClause{Clause: "FIFO GROUP", Requirement: "requires a queue with a name ending in .fifo"})
	case m.Group == nil && fifo:
		r.report.Add("sink.queue", &failure.MisplacedClause{Clause: "a queue with a name ending in .fifo", Requirement: "requires FIFO GROUP"})
	}
}

// origin checks the client of an HTTP sink: the emitter adds the path. Templates are expanded
// where the client is activated and are not judged here.
func (r *resolver) origin(name string) {
	client, ok := lookup[*model.Client](r, model.KindClient, name)
	if !ok || client.Type != model.ClientTypeHTTP {
		return
	}
	unfit := func(setting, requirement string) {
		r.report.Add("sink.client", &failure.UnfitClient{Client: name, Setting: setting, Requirement: requirement})
	}
	if endpoint, set := setting(client, "endpoint"); set && !strings.Contains(endpoint, "{{") {
		origin, err := url.Parse(endpoint)
		if err != nil || origin.Host == "" || origin.User != nil || origin.RawQuery != "" || origin.Fragment != "" ||
			(origin.Path != "" && origin.Path != "/") || (origin.Scheme != "http" && origin.Scheme != "https") {
			unfit("endpoint", "must be an origin such as https://example.com for TO HTTP")
		}
	}
	if timeout, set := setting(client, "timeout_ms"); set && !strings.Contains(timeout, "{{") {
		if milliseconds, err := strconv.ParseUint(timeout, 10, 63); err != nil || milliseconds == 0 {
			unfit("timeout_ms", "must be a number greater than zero for TO HTTP")
		}
	}
}
