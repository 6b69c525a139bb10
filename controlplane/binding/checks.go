package binding

import (
	"errors"
	"sync"

	"nervix/controlplane/planner"
	"nervix/controlplane/registry"
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/revision"
	"nervix/runtime/certificate"
	"nervix/runtime/codec/protobuf"
	"nervix/runtime/content"
	"nervix/runtime/lookup"
)

// maximumPassed bounds the checks that are remembered.
const maximumPassed = 1024

// Checks judges the content that models bind. It implements registry.Bindings and may be used from
// any goroutine.
type Checks struct {
	Library content.Library

	lock sync.Mutex
	// passed are identities of definitions whose content is good. Content never changes, and the
	// statements of a transaction are judged again with every one that follows.
	passed map[[32]byte]bool
}

// Check implements registry.Bindings.
func (c *Checks) Check(graph *registry.Graph, m model.Model, report *violation.Report) {
	switch m := m.(type) {
	case *model.HashMap:
		c.hashMap(graph, m, report)
	case *model.Codec:
		if _, is := m.Wire.(*model.WireProtobuf); is {
			c.message(graph, m, report)
		}
	case *model.Vhost:
		if m.TLS != nil {
			c.bundle(graph, m, report)
		}
	default:
	}
}

// hashMap loads the records. A table that cannot be lowered is left to those who say what it lacks.
func (c *Checks) hashMap(graph *registry.Graph, m *model.HashMap, report *violation.Report) {
	alone := planner.HashMap(graph, m.Name)
	if alone == nil {
		return
	}
	plan := &alone.HashMaps[0]
	identity, err := lookup.Identity(alone, plan)
	if err == nil && c.known(identity) {
		return
	}
	if err == nil {
		_, err = lookup.Load(alone, plan, c.Library)
	}
	if err != nil {
		report.Add("path", placed(report.Key, err))
		return
	}
	c.remember(identity)
}

// message compiles the proto files of a codec and finds its message.
func (c *Checks) message(graph *registry.Graph, m *model.Codec, report *violation.Report) {
	alone := planner.Codec(graph, m.Name)
	if alone == nil {
		return
	}
	wire := alone.Codecs[0].Wire.(*revision.ProtobufWire)
	identity, err := alone.Digest()
	if err == nil && c.known(identity) {
		return
	}
	if err == nil {
		_, err = protobuf.Compile(wire, content.Files{Library: c.Library, Domain: alone.Domain})
	}
	if err != nil {
		place := "wire.config"
		if errors.Is(err, failure.CodeUnknownMessage) || len(wire.Files) == 0 {
			place = "wire.message"
		}
		report.Add(place, placed(report.Key, err))
		return
	}
	c.remember(identity)
}

// bundle reads the certificate of a virtual host. It is read for every check: bundles are small, and
// so is then the time in which one that was good could be damaged before it is presented.
func (c *Checks) bundle(graph *registry.Graph, m *model.Vhost, report *violation.Report) {
	version := revision.ResourceVersion{Resource: m.TLS.Resource, Version: m.TLS.Version}
	if _, err := certificate.Load(content.Files{Library: c.Library, Domain: graph.Domain()}, version); err != nil {
		report.Add("tls", placed(report.Key, err))
	}
}

// placed gives a failure that can be shown in the text of a statement.
func placed(key model.Key, err error) failure.Placed {
	if found, is := err.(failure.Placed); is {
		return found
	}
	return (&failure.UnboundContent{Owner: violation.Owner(key)}).WithCause(err)
}

func (c *Checks) known(identity [32]byte) bool {
	c.lock.Lock()
	defer c.lock.Unlock()
	return c.passed[identity]
}

func (c *Checks) remember(identity [32]byte) {
	c.lock.Lock()
	defer c.lock.Unlock()
	if c.passed == nil || len(c.passed) >= maximumPassed {
		c.passed = map[[32]byte]bool{}
	}
	c.passed[identity] = true
}
