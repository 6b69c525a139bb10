package registry

import (
	"cmp"
	"fmt"
	"sync"

	"nervix/controlplane/registry/contract"
	"nervix/generated/model"
	"nervix/generated/record"
)

// Relation is one reference of a model, in the direction in which it acts: from a relay to the node that
// reads it, from a node to the relay that it writes, from a definition to the model that it configures.
type Relation struct {
	From, To model.Key
	Kind     record.EdgeKind
	// Path is the place of the reference in the model that holds it; it keeps parallel relations apart.
	Path string
}

// Carries tells whether records or state pass along the relation, so that a pause follows it (CP-098).
func (r *Relation) Carries() bool { return r.Kind != record.EdgeKindConfiguration }

// Compare orders relations by their ends, their kind and their path.
func (r Relation) Compare(other Relation) int {
	return cmp.Or(CompareKeys(r.From, other.From), CompareKeys(r.To, other.To),
		cmp.Compare(r.Kind, other.Kind), cmp.Compare(r.Path, other.Path))
}

// relations are those of a graph, built when somebody asks for the first time.
type relations struct {
	once sync.Once
	// held has the relations of a model by the model that holds the reference, met by the other end.
	held, met map[model.Key][]Relation
}

// Relations lists the relations that a model holds, in the order of its references (CP-097). Their other
// ends exist, or are resources. The list is shared and must not be changed.
func (g *Graph) Relations(holder model.Key) []Relation { return g.related().held[holder] }

// Met lists the relations that other models hold with a model, in the order of their keys. The list is
// shared and must not be changed.
func (g *Graph) Met(key model.Key) []Relation { return g.related().met[key] }

func (g *Graph) related() *relations {
	r := &g.relations
	r.once.Do(func() {
		r.held, r.met = make(map[model.Key][]Relation, g.models.size), make(map[model.Key][]Relation, g.models.size)
		for _, holder := range g.Keys() {
			list := g.relate(holder)
			r.held[holder] = list
			for _, relation := range list {
				other := relation.From
				if other == holder {
					other = relation.To
				}
				r.met[other] = append(r.met[other], relation)
			}
		}
	})
	return r
}

func (g *Graph) relate(holder model.Key) []Relation {
	var list []Relation
	for _, reference := range g.references.get(holder) {
		other := model.Key{Kind: reference.Kind, Name: reference.Name}
		if !g.models.has(other) && other.Kind != model.KindResource {
			continue
		}
		relation := Relation{From: other, To: holder, Path: reference.Path}
		switch reference.Role {
		case "input":
			relation.Kind = record.EdgeKindDelivery
		case "materialized state":
			relation.Kind = record.EdgeKindState
		case "output":
			relation.Kind, relation.From, relation.To = record.EdgeKindDelivery, holder, other
		case "error route":
			relation.Kind, relation.From, relation.To = record.EdgeKindMessageError, holder, other
		case "timeout route":
			relation.Kind, relation.From, relation.To = record.EdgeKindCorrelationTimeout, holder, other
		}
		list = append(list, relation)
	}
	if placement, is := g.models.get(holder).(*model.Placement); is {
		list = append(append(list, g.placed(holder, "from", placement.From)...), g.placed(holder, "to", placement.To)...)
	}
	return list
}

// placed gives the relations of a placement with its members.
func (g *Graph) placed(placement model.Key, list string, names []string) []Relation {
	var relations []Relation
	for i, name := range names {
		if member, reason, _ := contract.Member(g, name); reason == "" {
			relations = append(relations, Relation{From: placement, To: member, Path: fmt.Sprintf("%s[%d]", list, i)})
		}
	}
	return relations
}
