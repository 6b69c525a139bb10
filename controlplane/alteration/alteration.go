package alteration

import (
	"strconv"

	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// Apply gives the Model that the operations make of m; m itself stays as it is and shares nothing
// with the result. RENAME of a placement gives a Model with another key. The first operation that
// does not apply ends the work; the failure is placed at its path in the statement, such as
// operations[1].relay. Failures are ForeignOperation, PartExists, PartMissing, AmbiguousRoute,
// LastPart, UnfitSink and UnsupportedMode.
func Apply(m model.Model, operations []statement.Operation) (model.Model, error) {
	c := &candidate{model: model.CloneModel(m)}
	for i, operation := range operations {
		c.path = "operations[" + strconv.Itoa(i) + "]"
		if refusal := statement.VisitOperation(statement.CloneOperation(operation), c); refusal != nil {
			return nil, refusal
		}
	}
	if refusal := c.complete(); refusal != nil {
		return nil, refusal
	}
	return c.model, nil
}

// candidate is a Model under alteration. It visits operations that it may keep parts of.
type candidate struct {
	model model.Model
	// path is the operation in hand.
	path string
	// emptied is the operation that left the list of inputs or routes without an element; a later
	// one may fill it again.
	emptied map[string]string
}

// owner names the Model for people.
func (c *candidate) owner() string {
	key := c.model.ModelKey()
	return key.Kind.Text() + " '" + key.Name + "'"
}

// refuse places a failure at a field of the operation in hand.
func (c *candidate) refuse(field string, refusal failure.Placed) failure.Placed {
	path := c.path
	if field != "" {
		path += "." + field
	}
	refusal.Locate(failure.AtPath(path))
	return refusal
}

// foreign refuses an operation of another kind. The grammar does not produce one.
func (c *candidate) foreign(operation string) failure.Placed {
	return c.refuse("", &failure.ForeignOperation{Operation: operation, Owner: c.owner()})
}

func (c *candidate) exists(field, part, advice string) failure.Placed {
	return c.refuse(field, &failure.PartExists{Owner: c.owner(), Part: part, Advice: advice})
}

// mostPresent bounds how many names a refusal lists.
const mostPresent = 8

func (c *candidate) missing(field, part string, present ...string) failure.Placed {
	if len(present) > mostPresent {
		present = append(present[:mostPresent:mostPresent], "…")
	}
	return c.refuse(field, &failure.PartMissing{Owner: c.owner(), Part: part, Present: present})
}

// complete refuses a node that was left without inputs or without routes.
func (c *candidate) complete() failure.Placed {
	lists := []struct {
		items named
		part  string
	}{{c.inputs(), "an input"}, {c.routes(), "a route"}}
	for _, list := range lists {
		if list.items != nil && list.items.size() == 0 {
			c.path = c.emptied[list.part]
			return c.refuse("relay", &failure.LastPart{Owner: c.owner(), Part: list.part})
		}
	}
	return nil
}

// drained notes which operation left a list empty.
func (c *candidate) drained(list named, part string) {
	if list.size() == 0 {
		if c.emptied == nil {
			c.emptied = map[string]string{}
		}
		c.emptied[part] = c.path
	}
}
