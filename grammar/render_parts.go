package grammar

import (
	"fmt"
	"strconv"
	"strings"

	"nervix/generated/model"
)

func renderBranching(b model.Branching) string {
	if b.Branch == "" {
		return "UNBRANCHED"
	}
	return "BRANCHED BY " + b.Branch
}

func generalError(action model.ErrorAction) string { return " ON GENERAL ERROR " + action.String() }

// windowBound renders messages before the duration, each with a leading blank.
func windowBound(bound model.WindowBound) string {
	text := ""
	if bound.Messages > 0 {
		text += fmt.Sprintf(" %d MESSAGES", bound.Messages)
	}
	if bound.Duration != nil {
		text += " " + bound.Duration.Text + " DURATION"
	}
	return text
}

// route renders one TO of a processor with a leading blank; a window route has no flush.
func (r renderer) route(route model.Route) string {
	text := " TO " + route.Relay + r.construction(route.Construction)
	if route.Flush != nil {
		text += " " + model.VisitFlush(route.Flush, r)
	}
	return text + " " + model.VisitMessageError(route.MessageError, r)
}

func (r renderer) entryRoute(route model.EntryRoute) string {
	keys := each(route.Keys, ", ", func(key model.BranchAssignment) string {
		return assignment(model.Assignment(key))
	})
	return " TO " + route.Relay + r.construction(route.Construction) + " " + renderBranching(route.Branching) +
		prefixed(" SET ", keys) + " " + model.VisitFlush(route.Flush, r) + " " + model.VisitMessageError(route.MessageError, r)
}

// construction renders the clauses that are present, each with a leading blank.
func (r renderer) construction(c model.Construction) string {
	text := ""
	if c.Inherit != nil {
		text += " INHERIT " + model.VisitInherit(c.Inherit, r)
	}
	return text + prefixed(" SET ", each(c.Set, ", ", assignment)) + predicate(" WHERE ", c.Where) +
		prefixed(" INVOKE ", each(c.Invoke, ", ", func(call model.Invocation) string { return renderCall(call.Function, call.Arguments) }))
}

func assignment(a model.Assignment) string {
	scope := ""
	if a.Scope != model.ScopeBare {
		scope = strings.ToLower(a.Scope.String()) + "."
	}
	return scope + a.Target + " = " + RenderExpr(a.Value)
}

// VisitInheritAll renders INHERIT ALL.
func (renderer) VisitInheritAll(i *model.InheritAll) string {
	return "ALL" + prefixed(" EXCEPT ", strings.Join(i.Except, ", "))
}

// VisitInheritFields renders an INHERIT list.
func (renderer) VisitInheritFields(i *model.InheritFields) string {
	return each(i.Items, ", ", func(item model.InheritItem) string { return item.Field + when(item.LeakSensitive, " LEAK SENSITIVE") })
}

// VisitFlushImmediate renders FLUSH IMMEDIATE.
func (renderer) VisitFlushImmediate(*model.FlushImmediate) string { return "FLUSH IMMEDIATE" }

// VisitFlushEach renders FLUSH EACH.
func (renderer) VisitFlushEach(f *model.FlushEach) string {
	return "FLUSH EACH " + f.Interval.Text + " MAX BATCH SIZE " + f.MaxBatchSize.Text
}

// VisitIgnoreError renders ON MESSAGE ERROR IGNORE.
func (renderer) VisitIgnoreError(*model.IgnoreError) string { return "ON MESSAGE ERROR IGNORE" }

// VisitLogError renders ON MESSAGE ERROR LOG.
func (renderer) VisitLogError(*model.LogError) string { return "ON MESSAGE ERROR LOG" }

// VisitSendError renders ON MESSAGE ERROR SEND TO.
func (renderer) VisitSendError(e *model.SendError) string {
	return "ON MESSAGE ERROR SEND TO " + e.Relay + " SET " + each(e.Set, ", ", assignment)
}

// VisitEndpointSource renders FROM ENDPOINT.
func (r renderer) VisitEndpointSource(s *model.EndpointSource) string {
	return "ENDPOINT " + s.Endpoint + " MODE " + model.VisitSourceMode(s.Mode, r)
}

// VisitNatsSource renders FROM NATS.
func (r renderer) VisitNatsSource(s *model.NatsSource) string {
	return fmt.Sprintf("NATS %s SUBJECT %s QUEUE GROUP %s INSTANCES %d MODE %s",
		s.Client, external(s.Subject), external(s.QueueGroup), s.Instances, model.VisitSourceMode(s.Mode, r))
}

// VisitKafkaSource renders FROM KAFKA; a single instance is not printed.
func (r renderer) VisitKafkaSource(s *model.KafkaSource) string {
	text := "KAFKA " + s.Client + " TOPIC " + external(s.Topic) + " OFFSET BY CONSUMER GROUP " + external(s.ConsumerGroup)
	if s.Instances > 1 {
		text += fmt.Sprintf(" INSTANCES %d", s.Instances)
	}
	return text + " MODE " + model.VisitSourceMode(s.Mode, r)
}

// VisitAckSequential renders ACK SEQUENTIAL of a source.
func (renderer) VisitAckSequential(m *model.AckSequential) string {
	return "ACK SEQUENTIAL ACK TIMEOUT " + m.Timeout.Text + retry(m.Retry)
}

// VisitAckParallel renders ACK PARALLEL of a source.
func (renderer) VisitAckParallel(m *model.AckParallel) string {
	text := fmt.Sprintf("ACK PARALLEL MAX %d", m.Max)
	if m.BatchTimeout != nil {
		text += " BATCH TIMEOUT " + m.BatchTimeout.Text
	}
	return text + " ACK TIMEOUT " + m.Timeout.Text + retry(m.Retry)
}

// VisitNoAckSequential renders NO_ACK SEQUENTIAL.
func (renderer) VisitNoAckSequential(*model.NoAckSequential) string { return "NO_ACK SEQUENTIAL" }

// VisitNoAckParallel renders NO_ACK PARALLEL.
func (renderer) VisitNoAckParallel(*model.NoAckParallel) string { return "NO_ACK PARALLEL" }

func retry(r model.Retry) string {
	return " RETRY POLICY BACKOFF " + r.Backoff.Text + " MAX " + r.Max.Text
}

// VisitQuiesceSuspend renders SUSPEND.
func (renderer) VisitQuiesceSuspend(*model.QuiesceSuspend) string { return "SUSPEND" }

// VisitQuiesceBuffer renders BUFFER.
func (renderer) VisitQuiesceBuffer(q *model.QuiesceBuffer) string {
	text := "BUFFER MAX SIZE " + q.MaxSize.Text
	if q.Overflow != model.OverflowNone {
		text += " ON OVERFLOW DROP " + q.Overflow.String()
	}
	return text
}

// VisitQuiesceDrop renders DROP.
func (renderer) VisitQuiesceDrop(*model.QuiesceDrop) string { return "DROP" }

// VisitQuiesceReject renders REJECT.
func (renderer) VisitQuiesceReject(q *model.QuiesceReject) string {
	return "REJECT RETRY AFTER " + q.RetryAfter.Text
}

// VisitTimestampNow renders TIMESTAMP NOW.
func (renderer) VisitTimestampNow(*model.TimestampNow) string { return "NOW" }

// VisitTimestampAt renders TIMESTAMP AT.
func (renderer) VisitTimestampAt(t *model.TimestampAt) string { return "AT " + t.Field }

// VisitKafkaSink renders TO KAFKA.
func (r renderer) VisitKafkaSink(s *model.KafkaSink) string {
	return "KAFKA " + s.Client + " TOPIC " + external(s.Topic) + " MODE " + model.VisitSinkMode(s.Mode, r)
}

// VisitNatsSink renders TO NATS; confirming modes publish through JetStream.
func (r renderer) VisitNatsSink(s *model.NatsSink) string {
	_, plain := s.Mode.(*model.SinkNoAck)
	return "NATS " + s.Client + " SUBJECT " + external(s.Subject) + " MODE " + when(!plain, "JETSTREAM ") + model.VisitSinkMode(s.Mode, r)
}

// VisitSinkNoAck renders NO_ACK of a sink.
func (renderer) VisitSinkNoAck(m *model.SinkNoAck) string { return "NO_ACK" + retry(m.Retry) }

// VisitSinkAckSequential renders ACK SEQUENTIAL of a sink.
func (renderer) VisitSinkAckSequential(m *model.SinkAckSequential) string {
	return "ACK SEQUENTIAL ACK TIMEOUT " + m.Timeout.Text + retry(m.Retry)
}

// VisitSinkAckParallel renders ACK PARALLEL of a sink.
func (renderer) VisitSinkAckParallel(m *model.SinkAckParallel) string {
	return fmt.Sprintf("ACK PARALLEL MAX %d ACK TIMEOUT %s%s", m.Max, m.Timeout.Text, retry(m.Retry))
}

// quote writes a string literal: in single quotes, else in double quotes, else as a dollar string
// whose tag does not occur in it.
func quote(value string) string {
	broken := strings.Contains(value, "\n")
	switch {
	case !broken && !strings.Contains(value, "'"):
		return "'" + value + "'"
	case !broken && !strings.Contains(value, `"`):
		return `"` + value + `"`
	}
	delimiter := "$nspl$"
	for i := 1; strings.Index(value+delimiter, delimiter) != len(value); i++ {
		delimiter = "$nspl_" + strconv.Itoa(i) + "$"
	}
	return delimiter + value + delimiter
}

// external writes the name of something outside the cluster: bare when it is a lower-case word.
func external(name string) string {
	if isWord(name) {
		return name
	}
	return quote(name)
}

// isWord tells whether a text is one word token that folding leaves as it is.
func isWord(text string) bool {
	return text != "" && (text[0] < '0' || text[0] > '9') && text == strings.ToLower(text) && !strings.ContainsFunc(text, notTag)
}

// renderHost writes a host name: bare when its labels are built from words and numbers.
func renderHost(host string) string {
	for label := range strings.SplitSeq(host, ".") {
		for atom := range strings.SplitSeq(label, "-") {
			number := atom != "" && strings.Trim(atom, "0123456789") == "" && (atom == "0" || atom[0] != '0')
			if !number && !isWord(atom) {
				return quote(host)
			}
		}
	}
	return host
}
