package planner

import (
	"errors"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/contract"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/revision"
)

// Subscription lowers the predicate of a subscription to a relay's rows, which the program reads
// as INPUT; a nil predicate gives nil. It fails with failure.UnknownModel when the relay does not
// exist, with the violations of the predicate, whose places start at the path where, and with a
// failure.EngineMissing for every function that has no engine.
func Subscription(graph *registry.Graph, relay string, where model.Expression) (*revision.Filter, error) {
	typed, err := contract.Subscription(graph, graph.Domain(), relay, where)
	if err != nil {
		return nil, err
	}
	n := &need{graph: graph}
	n.expression(where, false)
	var missing []error
	for _, engine := range n.engines {
		missing = append(missing, &failure.EngineMissing{Node: "the subscription", Engine: engine})
	}
	if len(missing) > 0 {
		return nil, errors.Join(missing...)
	}
	return newTables(graph).filter(typed), nil
}
