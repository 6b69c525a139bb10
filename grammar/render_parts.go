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

// route renders one TO of a processor with a leading blank.
func (r renderer) route(route model.Route) string {
	return " TO " + route.Relay + r.construction(route.Construction) + " " + model.VisitFlush(route.Flush, r) +
		" " + model.VisitMessageError(route.MessageError, r)
}

// setRoute renders one TO of a generator or correlator with a leading blank.
func (r renderer) setRoute(route model.SetRoute) string {
	return " TO " + route.Relay + r.assignments(route.Set, route.Where) + " " + model.VisitFlush(route.Flush, r) +
		" " + model.VisitMessageError(route.MessageError, r)
}

// windowRoute renders one TO of a window processor with a leading blank.
func (r renderer) windowRoute(route model.WindowRoute) string {
	return " TO " + route.Relay + r.assignments(route.Set, route.Where) + " " + model.VisitMessageError(route.MessageError, r)
}

// guestRoute renders one TO of a WASM processor with a leading blank.
func (r renderer) guestRoute(route model.GuestRoute) string {
	return " TO " + route.Relay + r.assignments(route.Set, route.Where) + " " + model.VisitMessageError(route.MessageError, r)
}

// assignments renders SET and WHERE, each with a leading blank.
func (r renderer) assignments(set []model.Assignment, where model.Expression) string {
	return prefixed(" SET ", each(set, ", ", assignment)) + predicate(" WHERE ", where)
}

// entryRoute renders one TO of an ingestor or reingestor with a leading blank.
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
	return text + r.assignments(c.Set, c.Where) +
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
	return dollar("nspl", value)
}

// dollar writes a dollar string, numbering the tag until its delimiter does not occur in the value.
func dollar(tag, value string) string {
	delimiter := "$" + tag + "$"
	for i := 1; strings.Index(value+delimiter, delimiter) != len(value); i++ {
		delimiter = "$" + tag + "_" + strconv.Itoa(i) + "$"
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

// renderHost writes a host name: bare when words and numbers can build it.
func renderHost(host string) string {
	if isHostName(host) {
		return host
	}
	return quote(host)
}
