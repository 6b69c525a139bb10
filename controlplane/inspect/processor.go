package inspect

import (
	"nervix/generated/model"
	"nervix/grammar"
)

func (d *description) reorderer(m *model.Reorderer) {
	d.head("reorderer")
	d.placement()
	d.line("from", from(m.Inputs))
	d.line("mode", attachment(m.Detached))
	d.line("order by", join(m.By, grammar.RenderExpr))
	d.line("max time", m.MaxTime.Text)
	d.line("filter-where", presence(m.Filter != nil))
	d.line("branch-local", true)
	d.line("persistent state", false)
	d.routes(m.Routes)
	d.localMetrics()
}

func (d *description) correlator(m *model.Correlator) {
	d.head("correlator")
	d.placement()
	d.line("left", from(m.Left.Inputs))
	d.line("right", from(m.Right.Inputs))
	d.line("branch", branchName(m.Branching))
	d.line("mode", attachment(m.Detached))
	d.line("match", m.Match)
	d.line("correlate where", grammar.RenderExpr(m.Where))
	d.line("max time", m.MaxTime.Text)
	d.line("timeout left", timeout(m.Left.Timeout))
	d.line("timeout right", timeout(m.Right.Timeout))
	d.line("branch-local", true)
	d.line("outputs", len(m.Routes))
	for i, route := range m.Routes {
		d.output(i, route.Relay, "present", "NODE-WIDE", route.Flush)
	}
	d.localMetrics()
}

func timeout(action model.TimeoutAction) string {
	if send, ok := action.(*model.TimeoutSend); ok {
		return "SEND TO " + send.Relay
	}
	return "DROP"
}

// guest describes a WASM processor. Its state is that of its engine.
func (d *description) guest(m *model.WASMProcessor) {
	d.head("wasm processor")
	d.placement()
	d.line("from", from(m.Inputs))
	d.line("mode", attachment(m.Detached))
	d.line("resource", m.Resource.Resource)
	d.line("resource version", m.Resource.Version)
	d.line("file", m.File)
	d.line("max fuel", m.MaxFuel)
	d.lines = append(d.lines, "max memory: "+bytes(m.MaxMemory))
	d.line("filter-where", presence(m.Filter != nil))
	d.line("flush", "guest-controlled")
	d.line("branch-local", true)
	d.line("outputs", len(m.Routes))
	for i, route := range m.Routes {
		d.output(i, route.Relay, presence(len(route.Set) > 0 || route.Where != nil), "NODE-WIDE", nil)
	}
	d.localMetrics()
}
