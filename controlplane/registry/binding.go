package registry

import (
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// Resources tells how many versions every resource of a domain has; its versions are 1 to that
// number, and 0 is a resource that was only declared.
type Resources map[string]uint64

// binding is one place where a model binds a version of a resource.
type binding struct {
	path     string
	resource string
	version  *uint64
}

// bindings lists what a model binds. The versions may be set; then the model must be a clone.
func bindings(m model.Model) []binding {
	bound := func(path string, b *model.ResourceBinding) []binding {
		return []binding{{path, b.Resource, &b.Version}}
	}
	switch m := m.(type) {
	case *model.Codec:
		if wire, ok := m.Wire.(*model.WireProtobuf); ok {
			return bound("wire.resource", &wire.Resource)
		}
	case *model.Client:
		if m.Mount != nil {
			return bound("mount", m.Mount)
		}
	case *model.Vhost:
		if m.TLS != nil {
			return []binding{{"tls", m.TLS.Resource, &m.TLS.Version}}
		}
	case *model.SignalingProtocol:
		if m.Protobuf != nil {
			return bound("protobuf.resource", &m.Protobuf.Resource)
		}
	case *model.Inferencer:
		return bound("resource", &m.Resource)
	case *model.WASMProcessor:
		return bound("resource", &m.Resource)
	case *model.HashMap:
		return bound("resource", &m.Resource)
	default:
	}
	return nil
}

// Version makes a written version concrete: 0 is the latest one. It fails with UnknownResource,
// ResourceWithoutVersion or UnknownResourceVersion.
func (r Resources) Version(domain, resource string, version uint64) (uint64, failure.Placed) {
	latest, exists := r[resource]
	switch {
	case !exists:
		return 0, &failure.UnknownResource{Resource: resource, Domain: domain}
	case latest == 0:
		return 0, &failure.ResourceWithoutVersion{Resource: resource}
	case version == 0:
		return latest, nil
	case version > latest:
		return 0, &failure.UnknownResourceVersion{Resource: resource, Version: version}
	}
	return version, nil
}

// bind gives a model with concrete versions of what it binds; a model that binds nothing, or only
// concrete versions, is given as it is. Each missing resource or version is a violation.
func bind(m model.Model, domain string, resources Resources, report *violation.Report) model.Model {
	for i, b := range bindings(m) {
		version, fault := resources.Version(domain, b.resource, *b.version)
		if fault != nil {
			report.Add(b.path+".resource", fault)
			continue
		}
		if version != *b.version {
			m = model.CloneModel(m)
			*bindings(m)[i].version = version
		}
	}
	return m
}

// Binds tells whether a model binds a resource.
func Binds(m model.Model, resource string) bool {
	for _, b := range bindings(m) {
		if b.resource == resource {
			return true
		}
	}
	return false
}

// rebound gives a clone of a model that binds another version of a resource.
func rebound(m model.Model, resource string, version uint64) model.Model {
	m = model.CloneModel(m)
	for _, b := range bindings(m) {
		if b.resource == resource {
			*b.version = version
		}
	}
	return m
}
