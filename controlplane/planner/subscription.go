package planner

import (
	"nervix/controlplane/registry"
	"nervix/controlplane/registry/contract"
	"nervix/generated/model"
	"nervix/generated/revision"
)

// Subscription lowers the predicate of a subscription to a relay's rows, which the program reads
// as INPUT; a nil predicate gives nil. It fails with failure.UnknownModel when the relay does not
// exist and with the violations of the predicate, whose places start at the path where.
func Subscription(graph *registry.Graph, relay string, where model.Expression) (*revision.Filter, error) {
	typed, err := contract.Subscription(graph, graph.Domain(), relay, where)
	if err != nil {
		return nil, err
	}
	return filter(typed), nil
}
