// Code generated from spec/ by go generate. DO NOT EDIT.

package recordtest

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/model"
	"nervix/generated/model/modeltest"
	"nervix/generated/record"
	"pgregory.net/rapid"
)

// Domain draws values of any shape.
func Domain() *rapid.Generator[*record.Domain] {
	return rapid.Custom(func(t *rapid.T) *record.Domain {
		return DrawDomain(t, canonicaltest.Depth)
	})
}

// DrawDomain draws a value that nests freely for depth levels.
func DrawDomain(t *rapid.T, _ int) *record.Domain {
	return &record.Domain{
		Name: rapid.String().Draw(t, "Name"),
	}
}

// ScheduledNode draws values of any shape.
func ScheduledNode() *rapid.Generator[*record.ScheduledNode] {
	return rapid.Custom(func(t *rapid.T) *record.ScheduledNode {
		return DrawScheduledNode(t, canonicaltest.Depth)
	})
}

// DrawScheduledNode draws a value that nests freely for depth levels.
func DrawScheduledNode(t *rapid.T, depth int) *record.ScheduledNode {
	return &record.ScheduledNode{
		Key:     *modeltest.DrawKey(t, depth-1),
		Primary: rapid.String().Draw(t, "Primary"),
		Replicas: canonicaltest.List(t, "Replicas", 0, 3, func() string {
			return rapid.String().Draw(t, "Replicas")
		}),
		EveryNode: rapid.Bool().Draw(t, "EveryNode"),
	}
}

// DomainSchedule draws values of any shape.
func DomainSchedule() *rapid.Generator[*record.DomainSchedule] {
	return rapid.Custom(func(t *rapid.T) *record.DomainSchedule {
		return DrawDomainSchedule(t, canonicaltest.Depth)
	})
}

// DrawDomainSchedule draws a value that nests freely for depth levels.
func DrawDomainSchedule(t *rapid.T, depth int) *record.DomainSchedule {
	return &record.DomainSchedule{
		Domain:       rapid.String().Draw(t, "Domain"),
		Status:       record.DomainStatus(rapid.Uint8Range(0, 2).Draw(t, "Status")),
		StartVersion: rapid.Uint64().Draw(t, "StartVersion"),
		Models: canonicaltest.List(t, "Models", 0, max(0, min(3, depth)), func() model.Model {
			return modeltest.DrawModel(t, depth-1)
		}),
		Nodes: canonicaltest.List(t, "Nodes", 0, max(0, min(3, depth)), func() record.ScheduledNode {
			return *DrawScheduledNode(t, depth-1)
		}),
	}
}
