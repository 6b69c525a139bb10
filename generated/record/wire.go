// Code generated from spec/ by go generate. DO NOT EDIT.

package record

import (
	"nervix/generated/canonical"
	"nervix/generated/model"
	"nervix/generated/record/recordwire"
)

// ToWire fills the wire form of the record.
func (v *Domain) ToWire(w recordwire.Domain, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
}

// FromWire reads the wire form of the record.
func (v *Domain) FromWire(w recordwire.Domain, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
}

// ToWire fills the wire form of the record.
func (v *ScheduledNode) ToWire(w recordwire.ScheduledNode, e *canonical.Encoder) {
	canonical.PutStruct(e, "key", w.NewKey, v.Key.ToWire)
	e.Text("primary", v.Primary, w.SetPrimary)
	canonical.PutTexts(e, "replicas", v.Replicas, w.NewReplicas)
	w.SetEveryNode(v.EveryNode)
}

// FromWire reads the wire form of the record.
func (v *ScheduledNode) FromWire(w recordwire.ScheduledNode, d *canonical.Decoder) {
	canonical.Struct(d, "key", w.Key, v.Key.FromWire)
	v.Primary = d.Text("primary", w.Primary)
	v.Replicas = canonical.Texts(d, "replicas", w.Replicas)
	v.EveryNode = w.EveryNode()
}

// ToWire fills the wire form of the record.
func (v *DomainSchedule) ToWire(w recordwire.DomainSchedule, e *canonical.Encoder) {
	e.Text("domain", v.Domain, w.SetDomain)
	canonical.PutEnum(e, "status", v.Status, w.SetStatus)
	w.SetStartVersion(v.StartVersion)
	canonical.PutUnions(e, "models", v.Models, w.NewModels, model.ModelToWire)
	canonical.PutStructs(e, "nodes", v.Nodes, w.NewNodes, (*ScheduledNode).ToWire)
}

// FromWire reads the wire form of the record.
func (v *DomainSchedule) FromWire(w recordwire.DomainSchedule, d *canonical.Decoder) {
	v.Domain = d.Text("domain", w.Domain)
	v.Status = canonical.Enum[DomainStatus](d, "status", w.Status())
	v.StartVersion = w.StartVersion()
	v.Models = canonical.Unions(d, "models", w.Models, model.ModelFromWire)
	v.Nodes = canonical.Structs(d, "nodes", w.Nodes, (*ScheduledNode).FromWire)
}
