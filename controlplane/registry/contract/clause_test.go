package contract

import (
	"fmt"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"

	"nervix/controlplane/registry/typing"
	"nervix/controlplane/registry/violation"
	"nervix/generated/clause"
	"nervix/generated/datatype"
	"nervix/generated/model"
	"nervix/generated/revision"
)

// TestScopes runs testdata/scopes: in every clause it types a reference of every scope to a field
// that all rows have, within a frame that lacks nothing, and prints which row was read. `set` means
// a field that the row under construction has by then, `unset` one that it has not.
func TestScopes(t *testing.T) {
	datadriven.RunTest(t, "testdata/scopes", func(t *testing.T, d *datadriven.TestData) string {
		field := d.CmdArgs[0].Key
		var text strings.Builder
		for _, c := range clause.All() {
			env := (&resolver{}).environment(c, completeFrame())
			var cells []string
			for scope := model.ScopeBare; scope.Valid(); scope++ {
				if read := readScope(t, env, scope, field); read != "" {
					cells = append(cells, strings.ToLower(scope.String())+"="+read)
				}
			}
			fmt.Fprintf(&text, "%s: %s\n", c.Text, strings.Join(cells, " "))
		}
		return text.String()
	})
}

// completeFrame has every row; the row under construction has a value for the field set.
func completeFrame() *frame {
	row := func(name string) *typing.Shape {
		number := typing.Facts{Type: typing.Scalar(datatype.KindI64)}
		return &typing.Shape{Name: name, Fields: []typing.Field{{Name: "set", Facts: number}, {Name: "unset", Facts: number}}}
	}
	built := typing.NewOutput(row("built"), revision.ColumnSourceAggregate, "built")
	built.Initialize(0)
	return &frame{
		input: row("input"), left: row("left"), right: row("right"), generated: row("generated"), branch: row("branch"),
		metadata: row("metadata"), finished: row("finished"), partial: row("partial"), built: built,
		states: typing.States([]string{"r"}, []*typing.Shape{row("state")}),
	}
}

// readScope names the row that a scope reads; empty when the clause has not the scope.
func readScope(t *testing.T, env *typing.Environment, scope model.Scope, field string) string {
	reference := &model.FieldReference{Scope: scope, Field: field}
	switch scope {
	case model.ScopeRelayState:
		reference.Relay = "r"
	case model.ScopeError:
		reference.Field = "code"
	}
	report := &violation.Report{}
	typed := typing.Check(report, env, "e", reference)
	if column, ok := typed.(*typing.Column); ok {
		if column.Source == revision.ColumnSourceAggregate {
			return "built"
		}
		return strings.ToLower(column.Source.String())
	}
	switch code := report.Violations()[0].Failure.Code(); code {
	case "wrong_stream":
		return ""
	case "uninitialized_read":
		return "uninitialized"
	default:
		t.Fatalf("scope %s: %s", scope, code)
		return ""
	}
}
