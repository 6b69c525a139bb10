package grammar_test

import (
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/model"
	"nervix/generated/statement"
	"nervix/generated/statement/statementtest"
	"nervix/grammar"
)

// Parsing the rendering of a statement gives an equal statement.
func TestRenderStatementParsesBack(t *testing.T) {
	const perCheck = 8
	rapid.Check(t, func(t *rapid.T) {
		for range perCheck {
			want := statementtest.Statement().Draw(t, "statement")
			if !expressStatement(t, want) {
				continue
			}
			statementRendersBack(t, want)
		}
	})
}

// Parsing the rendering of an ALTER gives equal operations, for every kind that has some.
func TestRenderAlterParsesBack(t *testing.T) {
	const perCheck = 4
	for kind, operations := range alterations() {
		t.Run(kind.String(), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				for range perCheck {
					want := &statement.AlterModel{Key: model.Key{Kind: kind, Name: "n"}}
					want.Operations = rapid.SliceOfN(rapid.OneOf(operations...), 1, 4).Draw(t, "operations")
					for _, operation := range want.Operations {
						expressOperation(operation)
					}
					paths := statementRendersBack(t, want).Spans.Paths()
					for i := range want.Operations {
						require.Contains(t, paths, "operations["+strconv.Itoa(i)+"]")
					}
				}
			})
		})
	}
}

// Every entity that names an ingestor is read in all statements that name one.
func TestEntitiesOfIngestors(t *testing.T) {
	for entity := statement.EntityKafkaTopic; entity.Valid(); entity++ {
		named := entity.Text() + " INGESTOR i"
		request, err := grammar.Parse("ALTER " + named + " SET QUIESCE DROP; DROP " + named + "; SHOW CREATE " + named + "; DESCRIBE " + named + ";" +
			"CREATE " + named + " FROM ZEROMQ z MODE NO_ACK SEQUENTIAL DECODE USING c TO r UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG")
		require.NoError(t, err, named)
		require.Equal(t, entity, request.Statements[0].Statement.(*statement.AlterModel).Entity)
		require.Equal(t, entity, request.Statements[1].Statement.(*statement.DropModel).Entity)
		require.Equal(t, entity, request.Statements[2].Statement.(*statement.ShowCreate).Entity)
		require.Equal(t, entity, request.Statements[3].Statement.(*statement.DescribeModel).Entity)
		require.Equal(t, entity, request.Statements[4].Statement.(*statement.CreateModel).Entity)
		for _, parsed := range request.Statements {
			start, end := parsed.Spans.Locate("entity")
			require.Equal(t, entity.Text(), parsed.Source[start-parsed.Start:end-parsed.Start])
		}
	}
}

func statementRendersBack(t require.TestingT, want statement.Statement) grammar.Parsed {
	text := grammar.RenderStatement(want)
	request, err := grammar.Parse(text)
	require.NoError(t, err, text)
	require.Len(t, request.Statements, 1, text)
	got := request.Statements[0].Statement
	require.True(t, statement.EqualStatement(want, got), "%s\n%s", text, grammar.RenderStatement(got))
	require.Equal(t, text, grammar.RenderStatement(got))
	return request.Statements[0]
}

func as[T statement.Operation](generator *rapid.Generator[T]) *rapid.Generator[statement.Operation] {
	return rapid.Map(generator, func(o T) statement.Operation { return o })
}

// alterations lists the operations of every kind that ALTER knows.
func alterations() map[model.Kind][]*rapid.Generator[statement.Operation] {
	type list = []*rapid.Generator[statement.Operation]
	join := func(lists ...list) list {
		var all list
		for _, l := range lists {
			all = append(all, l...)
		}
		return all
	}
	fields := list{as(statementtest.DropField()), as(statementtest.RenameField()), as(statementtest.SetFieldOptional())}
	wire := join(fields, list{as(statementtest.SetFieldExternal()), as(statementtest.SetWireMode())})
	json := join(wire, list{as(statementtest.AddWireField()), as(statementtest.SetWireFieldType())})
	inputs := list{
		as(statementtest.AddInput()), as(statementtest.DropInput()), as(statementtest.SetInputWhere()),
		as(statementtest.SetCollect()), as(statementtest.SetAttachment()),
	}
	node := join(inputs, list{
		as(statementtest.SetFilter()), as(statementtest.AddState()), as(statementtest.DropState()),
		as(statementtest.SetStatePolicy()), as(statementtest.DropRoute()),
	})
	processor := join(node, list{as(statementtest.SetBranching()), as(statementtest.AddRoute()), as(statementtest.ReplaceRoute())})
	entry := list{as(statementtest.AddEntryRoute()), as(statementtest.ReplaceEntryRoute())}
	return map[model.Kind]list{
		model.KindSchema: join(fields, list{
			as(statementtest.AddField()), as(statementtest.SetFieldType()), as(statementtest.SetFieldSensitive()),
		}),
		model.KindWireJsonSchema: json,
		model.KindWireCborSchema: json,
		model.KindWireAvroSchema: join(wire, list{as(statementtest.AddAVROField()), as(statementtest.SetAVROFieldType())}),
		model.KindRelay: {
			as(statementtest.SetCapacity()), as(statementtest.SetSchema()), as(statementtest.SetBranching()), as(statementtest.SetMaterialized()),
		},
		model.KindIngestor: join(entry, list{
			as(statementtest.SetSource()), as(statementtest.SetDecoding()), as(statementtest.SetTimestamp()), as(statementtest.SetQuiesce()),
			as(statementtest.SetGeneralError()), as(statementtest.SetFilter()), as(statementtest.DropRoute()),
		}),
		model.KindReingestor:   join(node, entry),
		model.KindJunction:     processor,
		model.KindDeduplicator: join(processor, list{as(statementtest.SetKeys()), as(statementtest.SetMaxTime())}),
		model.KindReorderer:    join(processor, list{as(statementtest.SetOrder()), as(statementtest.SetMaxTime())}),
		model.KindGenerator: {
			as(statementtest.SetGeneratorState()), as(statementtest.SetInterval()), as(statementtest.SetBranching()),
			as(statementtest.AddSetRoute()), as(statementtest.ReplaceSetRoute()), as(statementtest.DropRoute()),
		},
		model.KindEmitter: join(inputs, list{
			as(statementtest.SetSink()), as(statementtest.SetSinkMode()), as(statementtest.SetClient()),
			as(statementtest.SetEncoding()), as(statementtest.SetFlush()), as(statementtest.SetCommit()),
		}),
		model.KindPlacement: {
			as(statementtest.SetPlacementPolicy()), as(statementtest.SetRank()), as(statementtest.SetMembers()), as(statementtest.RenameModel()),
		},
	}
}

// expressOperation makes a drawn operation one that NSPL text can express.
func expressOperation(operation statement.Operation) {
	switch o := operation.(type) {
	case *statement.SetSource:
		expressSource(&model.Ingestor{Source: o.Source})
	case *statement.SetSink:
		expressSink(&model.Emitter{Sink: o.Sink})
	case *statement.AddEntryRoute:
		o.Route = expressRoute(o.Route)
	case *statement.ReplaceEntryRoute:
		o.Route = expressRoute(o.Route)
	case *statement.SetMembers:
		o.From, o.To = o.From[:1], o.To[:1]
	case *statement.SetSinkMode:
		switch mode := o.Mode.(type) {
		case *statement.ModeMQTT:
			sink := &model.MQTTSink{QoS: mode.QoS, Mode: mode.Mode}
			expressSink(&model.Emitter{Sink: sink})
			mode.QoS = sink.QoS
		case *statement.ModeJetStream:
			if plain, ok := mode.Mode.(*model.SinkNoAck); ok {
				mode.Mode = &model.SinkAckSequential{Timeout: plain.Retry.Max, Retry: plain.Retry}
			}
		}
	}
}

func expressRoute(route model.EntryRoute) model.EntryRoute {
	routes := []model.EntryRoute{route}
	expressRoutes(routes)
	return routes[0]
}

var (
	bound   = []model.Kind{model.KindVhost, model.KindCodec, model.KindSignalingProtocol, model.KindInferencer, model.KindWasmProcessor, model.KindHashMap, model.KindClient}
	movable = []model.Kind{model.KindIngestor, model.KindReingestor, model.KindGenerator, model.KindJunction, model.KindDeduplicator, model.KindCorrelator, model.KindReorderer, model.KindWindowProcessor, model.KindInferencer, model.KindWasmProcessor, model.KindEmitter, model.KindHashMap, model.KindRelay}
	shown   = []model.Kind{model.KindRelay, model.KindIngestor, model.KindReingestor, model.KindEndpoint, model.KindJunction, model.KindDeduplicator, model.KindReorderer, model.KindCorrelator, model.KindEmitter, model.KindWindowProcessor, model.KindWasmProcessor, model.KindHashMap, model.KindPlacement, model.KindUdf}
)

// expressStatement makes a drawn statement one that NSPL text can express; false for those that
// rendering leaves incomplete on purpose and those that another test draws.
func expressStatement(t *rapid.T, s statement.Statement) bool {
	switch s := s.(type) {
	case *statement.CreateUser, *statement.AlterModel:
		return false
	case *statement.CreateModel:
		s.Entity, s.Model = statement.EntityNone, express(s.Model)
	case *statement.DropModel:
		s.Entity = statement.EntityNone
		expressKey(t, &s.Key, kinds())
	case *statement.ShowCreate:
		s.Entity = statement.EntityNone
		expressKey(t, &s.Key, kinds())
	case *statement.DescribeModel:
		s.Entity = statement.EntityNone
		expressKey(t, &s.Key, shown)
		if s.Key.Kind != model.KindRelay {
			s.Bindings = nil
		}
		if s.Key.Kind != model.KindWasmProcessor {
			s.Format = statement.FormatText
		}
		for i := range s.Bindings {
			s.Bindings[i].Value = literal(s.Bindings[i].Value)
		}
	case *statement.RebindResource:
		s.Users = distinctKeys(t, s.Users, bound)
	case *statement.ResetState:
		if branch, ok := s.Scope.(*statement.ResetBranch); ok {
			branch.Values = branch.Values[:1]
			branch.Values[0].Value = signed(branch.Values[0].Value)
		}
	case *statement.StartDomain:
		if s.At != nil {
			expressPoint(s.At)
		}
	case *statement.DescribeRelocation:
		expressRelocation(t, &s.Relocation)
	case *statement.Relocate:
		expressRelocation(t, &s.Relocation)
	case *statement.Lookup:
		s.Key = literal(s.Key)
	case *statement.UploadResource:
		s.Directory += "."
	case *statement.AttachTransaction:
		s.Transaction += "."
	case *statement.DescribeBackup:
		s.Path += "."
	case *statement.Backup:
		s.Path += "."
		if s.Cluster {
			s.Domain = ""
		}
		if s.Mode != statement.BackupModeFull {
			s.Timeout = nil
		}
	case *statement.Restore:
		s.Path += "."
		if s.Cluster {
			s.Domain, s.As = "", ""
		} else {
			s.Domain, s.ExistingUser = "d", statement.ExistingUserFail
		}
	case *statement.CordonNode:
		s.Node = drawNode(t)
	case *statement.UncordonNode:
		s.Node = drawNode(t)
	case *statement.DrainNode:
		s.Node = drawNode(t)
	case *statement.DropNode:
		s.Node = drawNode(t)
	}
	return true
}

func drawNode(t *rapid.T) string {
	return rapid.StringMatching(`[a-zA-Z0-9_]{1,5}(-[a-z0-9]{1,3})?(\.[a-zA-Z0-9]{1,4}){0,3}`).Draw(t, "node")
}

func expressKey(t *rapid.T, key *model.Key, kinds []model.Kind) {
	key.Kind = rapid.SampledFrom(kinds).Draw(t, "kind")
	if key.Kind == model.KindRelay && (key.Name == "message" || key.Name == "branch") {
		key.Name = "r"
	}
}

func distinctKeys(t *rapid.T, keys []model.Key, kinds []model.Kind) []model.Key {
	seen := map[model.Key]bool{}
	var all []model.Key
	for _, key := range keys {
		expressKey(t, &key, kinds)
		if !seen[key] {
			all = append(all, key)
		}
		seen[key] = true
	}
	return all
}

func expressPoint(point *statement.StartPoint) {
	if point.Now {
		point.Text, point.Instant = "", 0
	} else {
		point.Text = time.Unix(0, point.Instant).UTC().Format(time.RFC3339Nano)
	}
	if point.Rate == 0 {
		point.Rate = 1
	}
}

func expressRelocation(t *rapid.T, r *statement.Relocation) {
	r.Members, r.From, r.To = distinctKeys(t, r.Members, movable), distinctKeys(t, r.From, movable), distinctKeys(t, r.To, movable)
	if len(r.From) == 0 || len(r.To) == 0 {
		r.From, r.To = nil, nil
		if len(r.Members) == 0 {
			r.Members = []model.Key{{Kind: model.KindJunction, Name: "j"}}
		}
	} else {
		r.Members = nil
	}
	r.Node = drawNode(t)
	for i := range r.Exceptions {
		expressKey(t, &r.Exceptions[i].Member, movable)
	}
}

// literal keeps a literal that stands for itself and replaces everything else by one.
func literal(e model.Expression) model.Expression {
	switch e.(type) {
	case *model.IntegerLiteral, *model.FloatLiteral, *model.StringLiteral, *model.BoolLiteral:
		return e
	}
	return &model.StringLiteral{Value: "x"}
}

// signed also makes negative numbers.
func signed(e model.Expression) model.Expression {
	switch e.(type) {
	case *model.IntegerLiteral, *model.FloatLiteral:
		return &model.Unary{Operator: model.UnaryOperatorNegate, Operand: e}
	}
	return literal(e)
}
