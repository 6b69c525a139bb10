package alteration

import (
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// VisitSetCapacity changes the capacity of a relay.
func (c *candidate) VisitSetCapacity(o *statement.SetCapacity) failure.Placed {
	m, ok := c.model.(*model.Relay)
	if !ok {
		return c.foreign("SET CAPACITY")
	}
	m.Capacity = o.Capacity
	return nil
}

// VisitSetSchema changes the schema of a relay.
func (c *candidate) VisitSetSchema(o *statement.SetSchema) failure.Placed {
	m, ok := c.model.(*model.Relay)
	if !ok {
		return c.foreign("SET SCHEMA")
	}
	m.Schema = o.Schema
	return nil
}

// VisitSetMaterialized sets or drops the materialized state of a relay.
func (c *candidate) VisitSetMaterialized(o *statement.SetMaterialized) failure.Placed {
	m, ok := c.model.(*model.Relay)
	switch {
	case !ok:
		return c.foreign("MATERIALIZED STATE of a relay")
	case o.Materialized && m.Materialized:
		return c.exists("", "MATERIALIZED STATE", "")
	case !o.Materialized && !m.Materialized:
		return c.missing("", "MATERIALIZED STATE")
	}
	m.Materialized = o.Materialized
	return nil
}

// VisitSetSource changes the source of an ingestor. The quiesce mode stays and must fit the new
// source. A client source has no codec, so the codec goes; coming from one needs SET DECODE too.
func (c *candidate) VisitSetSource(o *statement.SetSource) failure.Placed {
	m, ok := c.model.(*model.Ingestor)
	if !ok {
		return c.foreign("SET FROM of an ingestor")
	}
	m.Source = o.Source
	if _, client := o.Source.(*model.ClientSource); client {
		m.Codec = ""
	}
	return nil
}

// VisitSetDecoding changes the codec of an ingestor.
func (c *candidate) VisitSetDecoding(o *statement.SetDecoding) failure.Placed {
	m, ok := c.model.(*model.Ingestor)
	if !ok {
		return c.foreign("SET DECODE USING")
	}
	m.Codec = o.Codec
	return nil
}

// VisitSetTimestamp sets or drops the event time of an ingestor.
func (c *candidate) VisitSetTimestamp(o *statement.SetTimestamp) failure.Placed {
	m, ok := c.model.(*model.Ingestor)
	switch {
	case !ok:
		return c.foreign("TIMESTAMP")
	case o.Timestamp == nil && m.Timestamp == nil:
		return c.missing("", "TIMESTAMP")
	}
	m.Timestamp = o.Timestamp
	return nil
}

// VisitSetQuiesce changes what the source of an ingestor meets during a hold.
func (c *candidate) VisitSetQuiesce(o *statement.SetQuiesce) failure.Placed {
	m, ok := c.model.(*model.Ingestor)
	if !ok {
		return c.foreign("SET QUIESCE")
	}
	m.Quiesce = o.Quiesce
	return nil
}

// VisitSetGeneralError changes the policy of an ingestor for source failures.
func (c *candidate) VisitSetGeneralError(o *statement.SetGeneralError) failure.Placed {
	m, ok := c.model.(*model.Ingestor)
	if !ok {
		return c.foreign("SET GENERAL ERROR")
	}
	m.GeneralError = o.Action
	return nil
}

// VisitSetGeneratorState changes the materialized relay of a generator.
func (c *candidate) VisitSetGeneratorState(o *statement.SetGeneratorState) failure.Placed {
	m, ok := c.model.(*model.Generator)
	if !ok {
		return c.foreign("SET MATERIALIZED STATE of a generator")
	}
	m.State = o.Relay
	return nil
}

// VisitSetInterval changes the time between the rounds of a generator.
func (c *candidate) VisitSetInterval(o *statement.SetInterval) failure.Placed {
	m, ok := c.model.(*model.Generator)
	if !ok {
		return c.foreign("SET EACH")
	}
	m.Interval = o.Interval
	return nil
}

// VisitSetPlacementPolicy changes the policy of a placement.
func (c *candidate) VisitSetPlacementPolicy(o *statement.SetPlacementPolicy) failure.Placed {
	m, ok := c.model.(*model.Placement)
	if !ok {
		return c.foreign("SET POLICY")
	}
	m.Policy = o.Policy
	return nil
}

// VisitSetRank sets or drops the rank of a placement.
func (c *candidate) VisitSetRank(o *statement.SetRank) failure.Placed {
	m, ok := c.model.(*model.Placement)
	switch {
	case !ok:
		return c.foreign("RANK")
	case o.Rank == 0 && m.Rank == 0:
		return c.missing("", "RANK")
	}
	m.Rank = o.Rank
	return nil
}

// VisitSetMembers changes the members of a placement.
func (c *candidate) VisitSetMembers(o *statement.SetMembers) failure.Placed {
	m, ok := c.model.(*model.Placement)
	if !ok {
		return c.foreign("SET FROM of a placement")
	}
	m.From, m.To = o.From, o.To
	return nil
}

// VisitRenameModel renames a placement. Whether the name is free in the domain is the registry's
// to say.
func (c *candidate) VisitRenameModel(o *statement.RenameModel) failure.Placed {
	m, ok := c.model.(*model.Placement)
	switch {
	case !ok:
		return c.foreign("RENAME TO")
	case m.Name == o.To:
		return c.exists("to", "the name '"+o.To+"'", "give a name that is free")
	}
	m.Name = o.To
	return nil
}
