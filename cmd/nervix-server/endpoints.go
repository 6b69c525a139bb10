package main

import (
	"nervix/generated/revision"
	"nervix/runtime/connector/intake"
)

// endpoints publishes the endpoints of running revisions in the intake table.
type endpoints struct{ table *intake.Table }

// Replace implements execution.Endpoints.
func (e endpoints) Replace(domain string, running *revision.ExecutionRevision) {
	if running == nil {
		e.table.Replace(domain, nil)
		return
	}
	routes := make([]intake.Route, len(running.Endpoints))
	for i := range running.Endpoints {
		routes[i] = intake.Route{Hosts: running.Endpoints[i].Hosts, Path: running.Endpoints[i].Path}
	}
	for i := range running.Nodes {
		plan, isIngestor := running.Nodes[i].Plan.(*revision.Ingestor)
		if !isIngestor {
			continue
		}
		if source, isEndpoint := plan.Source.(*revision.EndpointSource); isEndpoint {
			route := &routes[source.Endpoint]
			route.Ingestors = append(route.Ingestors, running.Nodes[i].Identity.Name)
		}
	}
	e.table.Replace(domain, routes)
}
