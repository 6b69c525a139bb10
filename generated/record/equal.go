// Code generated from spec/ by go generate. DO NOT EDIT.

package record

import (
	"nervix/generated/model"
	"slices"
)

// Equal compares all fields deeply.
func (a *Domain) Equal(b *Domain) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name
}

// Equal compares all fields deeply.
func (a *ScheduledNode) Equal(b *ScheduledNode) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Key.Equal(&b.Key) &&
		a.Primary == b.Primary &&
		slices.Equal(a.Replicas, b.Replicas) &&
		a.EveryNode == b.EveryNode
}

// Equal compares all fields deeply.
func (a *DomainSchedule) Equal(b *DomainSchedule) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Domain == b.Domain &&
		a.Status == b.Status &&
		a.StartVersion == b.StartVersion &&
		slices.EqualFunc(a.Models, b.Models, func(x, y model.Model) bool {
			return model.EqualModel(x, y)
		}) &&
		slices.EqualFunc(a.Nodes, b.Nodes, func(x, y ScheduledNode) bool {
			return x.Equal(&y)
		})
}
