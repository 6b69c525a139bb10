package golden

import (
	"strings"

	"nervix/controlplane/alteration"
	"nervix/controlplane/registry"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
	"nervix/grammar"
)

// provocations lead to failures that no script of the language leads to: those of texts beyond all
// bounds, of a server, and of Models that no statement builds.
var provocations = map[failure.Code]func() error{
	failure.CodeTextTooLarge:      parse(strings.Repeat("x", grammar.MaximumText+1)),
	failure.CodeStatementTooLong:  parse(strings.Repeat("x ", grammar.MaximumTokens+1)),
	failure.CodeTooManyStatements: parse(strings.Repeat("STOP;", grammar.MaximumStatements+1)),
	failure.CodeClientStatement: func() error {
		return &failure.ClientStatement{Form: (&statement.UseDomain{Name: "shop"}).Form()}
	},
	failure.CodeNoSelectedDomain: func() error { return &failure.NoSelectedDomain{} },
	failure.CodeMissingPart:      create(&model.Vhost{Name: "edge"}),
	failure.CodeInvalidModelName: create(&model.Vhost{Name: "my edge", Hosts: []string{"example.com"}}),
	failure.CodeMissingColumn:    columns,
	failure.CodeForeignOperation: func() error {
		_, err := alteration.Apply(&model.Vhost{Name: "edge"}, []statement.Operation{&statement.SetCapacity{Capacity: 1}})
		return err
	},
}

func parse(text string) func() error {
	return func() error {
		_, err := grammar.Parse(text)
		return err
	}
}

// graph gives the models of a text.
func graph(text string) *registry.Graph {
	empty, err := registry.NewGraph("shop", nil)
	if err != nil {
		panic(err)
	}
	request, err := grammar.Parse(text)
	if err != nil {
		panic(err)
	}
	var statements []statement.Statement
	for _, parsed := range request.Statements {
		statements = append(statements, parsed.Statement)
	}
	candidate, err := empty.Apply(statements, registry.Options{})
	if err != nil {
		panic(err)
	}
	return candidate.Graph
}

// create applies a Model to an empty domain.
func create(m model.Model) func() error {
	return func() error {
		_, err := graph("").Apply([]statement.Statement{&statement.CreateModel{Model: m}}, registry.Options{})
		return err
	}
}

// columns stores a sink that updates the columns that conflict.
func columns() error {
	g := graph("CREATE SCHEMA s (a I64); CREATE RELAY r SCHEMA s UNBRANCHED; CREATE CLIENT p TYPE POSTGRES CONFIG {};")
	request, err := grammar.Parse("CREATE EMITTER e FROM r TO POSTGRES p INSERT TO TABLE t VALUES {'a' = input.a, 'b' = input.a} ON CONFLICT ('a') DO UPDATE " +
		"WITH MAX BATCH 1 MODE ACK RETRY POLICY BACKOFF 1s MAX 1s FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG")
	if err != nil {
		return err
	}
	emitter := request.Statements[0].Statement.(*statement.CreateModel).Model.(*model.Emitter)
	sink := emitter.Sink.(*model.PostgresSink)
	sink.Values = sink.Values[:1]
	_, err = g.Apply([]statement.Statement{&statement.CreateModel{Model: emitter}}, registry.Options{})
	return err
}
