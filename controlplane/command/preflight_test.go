package command

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/violation"
	"nervix/controlplane/scheduler"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// unreadable finds no hash map readable.
type unreadable struct{}

func (unreadable) Check(_ *registry.Graph, m model.Model, report *violation.Report) {
	if hashMap, is := m.(*model.HashMap); is {
		report.Add("path", &failure.UnknownResourceFile{Resource: hashMap.Resource.Resource, Version: hashMap.Resource.Version, File: hashMap.Path})
	}
}

// What a statement means for the lifecycle, for content outside of the registry, for user-defined
// functions and for the schedule is judged before it is queued (CP-072). A call that a later statement
// of its run could make good is judged with what ends the run.
func TestPreflightJudgesEverything(t *testing.T) {
	eligible := []string{"n1"}
	n := start(t, func(c *Config) {
		c.Bindings = unreadable{}
		c.Members = func() scheduler.Members { return scheduler.Members{Live: []string{"n1"}, Eligible: eligible} }
	})
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", `CREATE RESOURCE files;`)
	_, err := n.service.Execute(t.Context(), n.upload("files", "one"))
	require.NoError(t, err)
	for _, text := range []string{
		schema, relay, `CREATE RELAY q SCHEMA s UNBRANCHED;`,
		`CREATE CODEC c FROM JSON TO SCHEMA s WITH JAQ TRANSFORMATIONS ON INGESTION '.';`,
		`CREATE JUNCTION j FROM r UNBRANCHED TO q INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;`,
		`CREATE UDF half WITH ROTO_0_11 ARGS (v I64) RETURNS I64 CODE 'fn half(v: i64) -> i64 { v / 2 }';`,
	} {
		n.must("1", "d", text)
	}
	const (
		hashMap = `CREATE HASH MAP h KEY a FROM RESOURCE files PATH 'h.jsonl' DECODE USING c;`
		calling = `ALTER JUNCTION j SET FILTER WHERE udf::`
	)
	n.runtime.take()
	for _, c := range []struct {
		name   string
		prefix []string
		text   string
		code   failure.Code
	}{
		{"stop of a stopped domain", nil, `STOP;`, failure.CodeDomainStopped},
		{"second start", []string{`START;`}, `START;`, failure.CodeDomainRunning},
		{"second stop", []string{`START;`, `STOP;`}, `STOP;`, failure.CodeDomainStopped},
		{"content that cannot be read", nil, hashMap, failure.CodeUnknownResourceFile},
		{"content of a version that does not exist", nil, `CREATE VHOST v v WITH TLS files VERSION 2;`, failure.CodeUnknownResourceVersion},
		{"content of a resource of the prefix without versions", []string{`CREATE RESOURCE more;`}, `CREATE VHOST v v WITH TLS more;`, failure.CodeResourceWithoutVersion},
		{"unknown function", []string{calling + `third(1) > 1;`}, `START;`, failure.CodeUnknownReference},
		{"argument of another type", nil, calling + `half(input.a) > 1;`, failure.CodeUnsupportedFunction},
		{"too many arguments", nil, calling + `half(1, 2) > 1;`, failure.CodeInvalidFunctionArity},
		{"placement of what does not exist", nil, `CREATE PLACEMENT p FROM j TO nothing REQUIRE COLOCATION;`, failure.CodePlacementMember},
	} {
		n.must("1", "d", `BEGIN;`)
		for _, text := range c.prefix {
			n.must("1", "d", text)
		}
		queued := n.transaction("1")
		_, err := n.run("1", "d", c.text)
		require.ErrorIs(t, err, failure.CodeInvalidStatement, c.name)
		require.ErrorIs(t, err, c.code, c.name)
		require.Equal(t, queued, n.transaction("1"), c.name)
		n.must("1", "d", `REVERT;`)
	}

	n.must("1", "d", `BEGIN;`)
	eligible = nil
	_, err = n.run("1", "d", `CREATE RELAY late SCHEMA s UNBRANCHED;`)
	require.ErrorIs(t, err, failure.CodeInvalidStatement)
	require.ErrorIs(t, err, failure.CodeNoSchedulableNode, "a schedule without a node for a new owner")
	require.Empty(t, n.runtime.take())
}
