package main

import (
	"crypto/tls"
	"log/slog"
	"time"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/certificate"
	"nervix/runtime/connector/intake"
	"nervix/runtime/content"
)

// endpoints publishes the endpoints of running revisions in the intake table, and the certificates
// of all revisions on the HTTPS listener.
type endpoints struct {
	table        *intake.Table
	certificates *intake.Certificates // nil when the node has no HTTPS listener
	content      content.Library
	log          *slog.Logger
}

// Prepare implements execution.Endpoints. It fails with failure.SecureListenerOff or like
// certificate.Load.
func (e endpoints) Prepare(desired *revision.ExecutionRevision) (install func(), err error) {
	if e.certificates == nil {
		return func() {}, needless(desired)
	}
	files := content.Files{Library: e.content, Domain: desired.Domain}
	return e.certificates.Prepare(desired.Domain, desired.Certificates, func(version revision.ResourceVersion) (*tls.Certificate, error) {
		loaded, err := certificate.Load(files, version)
		if err == nil && time.Now().After(loaded.Leaf.NotAfter) {
			e.log.Warn("a certificate has expired; clients will refuse it", "domain", desired.Domain,
				"resource", version.Resource, "version", version.Version, "expired", loaded.Leaf.NotAfter)
		}
		return loaded, err
	})
}

// needless fails for a running revision with an ingestor that needs the HTTPS listener.
func needless(desired *revision.ExecutionRevision) error {
	if desired.Mode != revision.BuildModeRunning {
		return nil
	}
	for i := range desired.Nodes {
		if index, bound := endpointIndex(&desired.Nodes[i]); bound && desired.Endpoints[index].Secure {
			return &failure.SecureListenerOff{Node: "ingestor '" + desired.Nodes[i].Identity.Name + "'"}
		}
	}
	return nil
}

// Replace implements execution.Endpoints.
func (e endpoints) Replace(domain string, running *revision.ExecutionRevision) {
	if running == nil {
		e.table.Replace(domain, nil)
		return
	}
	routes := make([]intake.Route, len(running.Endpoints))
	for i := range running.Endpoints {
		declared := &running.Endpoints[i]
		routes[i] = intake.Route{Hosts: declared.Hosts, Path: declared.Path, Secure: declared.Secure}
	}
	for i := range running.Nodes {
		if index, bound := endpointIndex(&running.Nodes[i]); bound {
			routes[index].Ingestors = append(routes[index].Ingestors, running.Nodes[i].Identity.Name)
		}
	}
	e.table.Replace(domain, routes)
}

// endpointIndex gives the endpoint that a node takes its records from.
func endpointIndex(node *revision.Node) (index uint32, bound bool) {
	plan, isIngestor := node.Plan.(*revision.Ingestor)
	if !isIngestor {
		return 0, false
	}
	source, isEndpoint := plan.Source.(*revision.EndpointSource)
	if !isEndpoint {
		return 0, false
	}
	return source.Endpoint, true
}
