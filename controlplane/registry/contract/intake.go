package contract

import (
	"slices"
	"strings"

	"nervix/generated/failure"
	"nervix/generated/model"
)

// VisitClient accepts any settings: templates are expanded and settings are read where the client
// is activated. What a source or sink needs of them by its own clauses is checked there.
func (r *resolver) VisitClient(m *model.Client) Contract {
	if m.Signaling != "" {
		if m.Type != model.ClientTypeWebsockets {
			r.report.Add("signaling", &failure.MisplacedClause{Clause: "WITH SIGNALING PROTOCOL", Requirement: "needs TYPE WEBSOCKETS"})
		}
		lookup[*model.SignalingProtocol](r, model.KindSignalingProtocol, m.Signaling)
	}
	return &Static{}
}

// VisitVhost checks that host names are distinct.
func (r *resolver) VisitVhost(m *model.Vhost) Contract {
	if len(m.Hosts) == 0 {
		r.report.Add("hosts", &failure.MissingPart{Part: "host name"})
	}
	for i, host := range m.Hosts {
		if slices.Contains(m.Hosts[:i], host) {
			r.report.Add(at("", "hosts", i), &failure.DuplicateItem{Item: "host name", Name: host})
		}
	}
	return &Static{}
}

// VisitEndpoint checks the path and the protocol.
func (r *resolver) VisitEndpoint(m *model.Endpoint) Contract {
	if len(m.Path) == 0 || m.Path[0] != '/' {
		r.report.Add("path", &failure.OutOfRange{Subject: "PATH", Requirement: "must start with '/'"})
	}
	if m.Signaling != "" && m.Type != model.EndpointTypeWebsockets {
		r.report.Add("signaling", &failure.MisplacedClause{Clause: "WITH SIGNALING PROTOCOL", Requirement: "needs TYPE WEBSOCKETS"})
	}
	return &Static{}
}

// VisitSignalingProtocol checks the steps of a handshake: it sends and awaits something, and its
// programs compile. Programs of later steps read what CAPTURE kept as $state.
func (r *resolver) VisitSignalingProtocol(m *model.SignalingProtocol) Contract {
	r.programs("fail", m.Fail, "$state")
	sends, waits := false, false
	for i, step := range m.Steps {
		path := at("", "steps", i)
		switch step := step.(type) {
		case *model.SignalingSend:
			sends = sends || len(step.Programs) > 0
			r.programs(path+".programs", step.Programs, "$state")
		case *model.SignalingWait:
			waits = waits || len(step.Matchers) > 0
			r.wait(path, step)
		}
	}
	last := "steps"
	if len(m.Steps) > 0 {
		last = at("", "steps", len(m.Steps)-1)
	}
	if !sends {
		r.report.Add(last, &failure.MissingPart{Part: "SEND JAQ"})
	}
	if !waits {
		r.report.Add(last, &failure.MissingPart{Part: "WAIT JAQ"})
	}
	r.positive("timeout", "TIMEOUT", m.Timeout.Nanoseconds)
	if m.Frames != model.SignalingFormatProtobuf {
		return &Static{}
	}
	if m.Protobuf == nil {
		r.report.Add("protobuf", &failure.MisplacedClause{Clause: "USING RESOURCE", Requirement: "is required for FORMAT PROTOBUF"})
		return &Static{}
	}
	r.external("protobuf.send_message", "SEND MESSAGE", strings.TrimSpace(m.Protobuf.SendMessage))
	r.external("protobuf.wait_message", "WAIT MESSAGE", strings.TrimSpace(m.Protobuf.WaitMessage))
	return &Static{}
}

func (r *resolver) wait(path string, step *model.SignalingWait) {
	r.programs(path+".matchers", step.Matchers, "$state")
	r.programs(path+".fail", step.Fail, "$state")
	if step.Capture == nil {
		return
	}
	if len(step.Matchers) != 1 {
		r.report.Add(path+".capture", &failure.MisplacedClause{Clause: "CAPTURE", Requirement: "needs exactly one matcher"})
	}
	r.program(path+".capture", *step.Capture, "$state")
}
