// Code generated from spec/ by go generate. DO NOT EDIT.

package record

import (
	"nervix/generated/model"
	"slices"
)

// Clone copies the record deeply; nil gives nil.
func (v *Domain) Clone() *Domain {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ScheduledNode) Clone() *ScheduledNode {
	if v == nil {
		return nil
	}
	c := *v
	c.Key = *v.Key.Clone()
	c.Replicas = slices.Clone(v.Replicas)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DomainSchedule) Clone() *DomainSchedule {
	if v == nil {
		return nil
	}
	c := *v
	c.Models = slices.Clone(v.Models)
	for i := range c.Models {
		c.Models[i] = model.CloneModel(v.Models[i])
	}
	c.Nodes = slices.Clone(v.Nodes)
	for i := range c.Nodes {
		c.Nodes[i] = *v.Nodes[i].Clone()
	}
	return &c
}
