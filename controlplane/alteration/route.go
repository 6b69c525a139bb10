package alteration

import (
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
)

func routeList(items *[]model.Route) list[model.Route] {
	return list[model.Route]{items, func(route *model.Route) string { return route.Relay }}
}

func entryRouteList(items *[]model.EntryRoute) list[model.EntryRoute] {
	return list[model.EntryRoute]{items, func(route *model.EntryRoute) string { return route.Relay }}
}

func setRouteList(items *[]model.SetRoute) list[model.SetRoute] {
	return list[model.SetRoute]{items, func(route *model.SetRoute) string { return route.Relay }}
}

// plainRoutes gives the routes of a processor; nil for other kinds.
func (c *candidate) plainRoutes() *[]model.Route {
	switch m := c.model.(type) {
	case *model.Junction:
		return &m.Routes
	case *model.Deduplicator:
		return &m.Routes
	case *model.Reorderer:
		return &m.Routes
	}
	return nil
}

// entryRoutes gives the routes of an ingestor or reingestor; nil for other kinds.
func (c *candidate) entryRoutes() *[]model.EntryRoute {
	switch m := c.model.(type) {
	case *model.Ingestor:
		return &m.Routes
	case *model.Reingestor:
		return &m.Routes
	}
	return nil
}

// setRoutes gives the routes of a generator; nil for other kinds.
func (c *candidate) setRoutes() *[]model.SetRoute {
	if m, ok := c.model.(*model.Generator); ok {
		return &m.Routes
	}
	return nil
}

// routes gives the routes of the candidate; nil when ALTER knows none of its kind.
func (c *candidate) routes() named {
	if items := c.plainRoutes(); items != nil {
		return routeList(items)
	}
	if items := c.entryRoutes(); items != nil {
		return entryRouteList(items)
	}
	if items := c.setRoutes(); items != nil {
		return setRouteList(items)
	}
	return nil
}

// only gives the position of the one route to a relay.
func (c *candidate) only(routes named, path, relay string) (position int, refusal failure.Placed) {
	switch found := routes.find(relay); len(found) {
	case 0:
		return 0, c.missing(path, "route to '"+relay+"'", routes.names()...)
	case 1:
		return found[0], nil
	default:
		return 0, c.refuse(path, &failure.AmbiguousRoute{Owner: c.owner(), Relay: relay, Count: len(found)})
	}
}

// replace puts a route into the place of the only one to its relay.
func replace[T any](c *candidate, routes list[T], route T) failure.Placed {
	position, refusal := c.only(routes, "route.relay", routes.name(&route))
	if refusal == nil {
		(*routes.items)[position] = route
	}
	return refusal
}

// VisitAddRoute adds a route to a processor. Several routes may lead to one relay.
func (c *candidate) VisitAddRoute(o *statement.AddRoute) failure.Placed {
	routes := c.plainRoutes()
	if routes == nil {
		return c.foreign("ADD ROUTE of a processor")
	}
	*routes = append(*routes, o.Route)
	return nil
}

// VisitReplaceRoute replaces the only route of a processor to a relay.
func (c *candidate) VisitReplaceRoute(o *statement.ReplaceRoute) failure.Placed {
	routes := c.plainRoutes()
	if routes == nil {
		return c.foreign("REPLACE ROUTE of a processor")
	}
	return replace(c, routeList(routes), o.Route)
}

// VisitAddEntryRoute adds a route to an ingestor or reingestor.
func (c *candidate) VisitAddEntryRoute(o *statement.AddEntryRoute) failure.Placed {
	routes := c.entryRoutes()
	if routes == nil {
		return c.foreign("ADD ROUTE of an ingestor or reingestor")
	}
	*routes = append(*routes, o.Route)
	return nil
}

// VisitReplaceEntryRoute replaces the only route of an ingestor or reingestor to a relay.
func (c *candidate) VisitReplaceEntryRoute(o *statement.ReplaceEntryRoute) failure.Placed {
	routes := c.entryRoutes()
	if routes == nil {
		return c.foreign("REPLACE ROUTE of an ingestor or reingestor")
	}
	return replace(c, entryRouteList(routes), o.Route)
}

// VisitAddSetRoute adds a route to a generator.
func (c *candidate) VisitAddSetRoute(o *statement.AddSetRoute) failure.Placed {
	routes := c.setRoutes()
	if routes == nil {
		return c.foreign("ADD ROUTE of a generator")
	}
	*routes = append(*routes, o.Route)
	return nil
}

// VisitReplaceSetRoute replaces the only route of a generator to a relay.
func (c *candidate) VisitReplaceSetRoute(o *statement.ReplaceSetRoute) failure.Placed {
	routes := c.setRoutes()
	if routes == nil {
		return c.foreign("REPLACE ROUTE of a generator")
	}
	return replace(c, setRouteList(routes), o.Route)
}

// VisitDropRoute removes the only route to a relay.
func (c *candidate) VisitDropRoute(o *statement.DropRoute) failure.Placed {
	routes := c.routes()
	if routes == nil {
		return c.foreign("DROP ROUTE")
	}
	position, refusal := c.only(routes, "relay", o.Relay)
	if refusal == nil {
		routes.remove(position)
		c.drained(routes, "a route")
	}
	return refusal
}
