package contract

import (
	"strconv"

	"nervix/controlplane/registry/typing"
	"nervix/generated/failure"
	"nervix/generated/model"
)

func itoa(i int) string { return strconv.Itoa(i) }

// VisitBranch checks that the key fields are scalar.
func (r *resolver) VisitBranch(m *model.Branch) Contract {
	if shape := r.schema(m.Schema); shape != nil {
		for i := range shape.Fields {
			if kind := shape.Fields[i].Type; typing.IsCollection(kind) {
				r.report.Add("schema", &failure.UnsupportedType{
					Construct: "key field '" + shape.Fields[i].Name + "' of a branch", Type: typing.TypeText(kind),
				})
			}
		}
	}
	return &Static{}
}

// VisitRelay checks the capacity.
func (r *resolver) VisitRelay(m *model.Relay) Contract {
	r.branch(m.Branching)
	r.schema(m.Schema)
	r.atLeastOne("capacity", "CAPACITY", m.Capacity)
	return &Static{}
}
