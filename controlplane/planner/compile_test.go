package planner_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/lookup"
	"nervix/runtime/program"
)

// compiler gives every program of a revision to the engine, which checks each type and register
// against the schemas of the node: what the planner lowers must be what the runtime accepts.
type compiler struct {
	*revision.ExecutionRevision
	t        require.TestingT
	library  program.Library
	programs int
}

// content is a library in one directory.
type content string

func (c content) Directory(string, revision.ResourceVersion) (string, error) { return string(c), nil }

// tables gives the hash maps of the revision without records.
func (c *compiler) tables() {
	place, err := os.MkdirTemp("", "planner")
	require.NoError(c.t, err)
	defer os.RemoveAll(place)
	for i := range c.HashMaps {
		file := filepath.Join(place, c.HashMaps[i].Path)
		require.NoError(c.t, os.MkdirAll(filepath.Dir(file), 0o700))
		require.NoError(c.t, os.WriteFile(file, nil, 0o600))
		table, err := lookup.Load(c.ExecutionRevision, &c.HashMaps[i], content(place))
		require.NoError(c.t, err)
		c.library.HashMaps = append(c.library.HashMaps, program.HashMap{Table: table})
	}
}

func compile(t require.TestingT, r *revision.ExecutionRevision) int {
	c := &compiler{ExecutionRevision: r, t: t}
	if len(r.HashMaps) > 0 {
		c.tables()
	}
	for i := range r.Nodes {
		node := &r.Nodes[i]
		var branch *revision.Schema
		if node.Branch.Branched {
			branch = &r.Schemas[r.Branches[node.Branch.Branch].Schema]
		}
		switch plan := node.Plan.(type) {
		case *revision.RelayNode:
		case *revision.Ingestor:
			c.library.Headers = true
			c.ingestor(plan)
			c.library.Headers = false
		case *revision.Processor:
			c.processor(plan, branch)
		case *revision.Emitter:
			c.emitter(plan)
		}
	}
	return c.programs
}

func (c *compiler) ingestor(p *revision.Ingestor) {
	sources := program.Schemas{Input: &c.Schemas[c.Codecs[p.Codec].Schema], Metadata: &revision.Schema{Fields: p.Metadata}}
	c.filter(p.Filter, sources)
	for i := range p.Routes {
		route := &p.Routes[i]
		c.route(route, sources)
		if route.Keys != nil {
			relay := &c.Relays[route.Relay]
			finished := sources
			finished.Output = &c.Schemas[relay.Schema]
			key := &c.Schemas[c.Branches[relay.Branch.Branch].Schema]
			c.construction(route.Keys, finished, program.BranchKeys(key))
		}
	}
}

func (c *compiler) processor(p *revision.Processor, branch *revision.Schema) {
	sources := program.Schemas{Input: &c.Schemas[p.Schema], Branch: branch}
	for _, input := range p.Inputs {
		c.filter(input.Where, sources)
	}
	c.filter(p.Filter, sources)
	switch operation := p.Operation.(type) {
	case *revision.Junction:
	case *revision.Deduplicator:
		c.values(&operation.Keys, operation.KeyTypes, sources)
	case *revision.WindowProcessor:
		c.values(&operation.Arguments, operation.ArgumentTypes, sources)
		aggregates := &revision.Schema{}
		for _, accumulator := range operation.Accumulators {
			aggregates.Fields = append(aggregates.Fields, revision.Field{Name: accumulator.Aggregate.String(), Type: accumulator.Type})
		}
		sources = program.Schemas{Branch: branch, Aggregate: aggregates}
	}
	for i := range p.Routes {
		c.route(&p.Routes[i], sources)
	}
}

func (c *compiler) emitter(p *revision.Emitter) {
	sources := program.Schemas{Input: &c.Schemas[p.Schema]}
	for _, input := range p.Inputs {
		c.filter(input.Where, sources)
	}
	output := &c.Schemas[c.Codecs[p.Codec].Schema]
	c.construction(&p.Construction, sources, program.Output(output))
	c.policy(&p.OnError, sources, output)
}

func (c *compiler) route(r *revision.Route, sources program.Schemas) {
	output := &c.Schemas[c.Relays[r.Relay].Schema]
	c.construction(&r.Construction, sources, program.Output(output))
	c.policy(&r.OnError, sources, output)
}

func (c *compiler) policy(p *revision.ErrorPolicy, sources program.Schemas, output *revision.Schema) {
	if p.Construction == nil {
		return
	}
	partial := &revision.Schema{Fields: append([]revision.Field(nil), output.Fields...)}
	for i := range partial.Fields {
		partial.Fields[i].Nullable = true
	}
	text := datatype.Type{Kind: datatype.KindString}
	failed := program.Schemas{Input: sources.Input, PartialOutput: partial, Error: &revision.Schema{Fields: []revision.Field{
		{Name: "reference", Type: text},
		{Name: "code", Type: text},
		{Name: "message", Type: text},
		{Name: "operation", Type: text},
		{Name: "operation_index", Type: datatype.Type{Kind: datatype.KindU32}, Nullable: true},
		{Name: "fields", Type: datatype.Type{Kind: datatype.KindVec, Element: &text}},
		{Name: "occurred_at", Type: datatype.Type{Kind: datatype.KindDatetime}},
	}}}
	c.construction(p.Construction, failed, program.Output(&c.Schemas[c.Relays[p.Relay].Schema]))
}

func (c *compiler) construction(p *revision.Construction, sources program.Schemas, target program.Target) {
	_, err := c.library.CompileConstruction("test", p, sources, target)
	require.NoError(c.t, err)
	c.programs++
}

func (c *compiler) filter(p *revision.Filter, sources program.Schemas) {
	if p != nil {
		_, err := c.library.CompileFilter("test", p, sources, program.OperationFilterWhere)
		require.NoError(c.t, err)
		c.programs++
	}
}

func (c *compiler) values(p *revision.Values, types []datatype.Type, sources program.Schemas) {
	_, err := c.library.CompileValues("test", p, sources, program.OperationDeduplicate)
	require.NoError(c.t, err)
	require.Len(c.t, types, len(p.Blocks))
	c.programs++
}

func TestLoweredProgramsCompile(t *testing.T) {
	require.Equal(t, 3, compile(t, plan(t, small)))
}
