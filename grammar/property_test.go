package grammar_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/model"
	"nervix/generated/model/modeltest"
	"nervix/generated/statement"
	"nervix/grammar"
)

// express makes a drawn Model one that NSPL text can express: it settles what depends on more than
// one field and is therefore no bound of a single one.
func express(m model.Model) model.Model {
	switch m := m.(type) {
	case *model.Codec:
		expressWire(m)
	case *model.SignalingProtocol:
		for _, step := range m.Steps {
			if wait, ok := step.(*model.SignalingWait); ok && len(wait.Matchers) > 1 {
				wait.Capture = nil
			}
		}
	case *model.Ingestor:
		expressSource(m)
		expressRoutes(m.Routes)
	case *model.Reingestor:
		expressRoutes(m.Routes)
	case *model.WindowProcessor:
		if m.Width.Messages == 0 && m.Width.Duration == nil {
			m.Width.Messages = 1
		}
		m.Step = m.Width
	case *model.Emitter:
		expressSink(m)
	}
	return m
}

// expressWire leaves one program in a transformation at least.
func expressWire(m *model.Codec) {
	program := "."
	switch wire := m.Wire.(type) {
	case *model.WireNative:
		if wire.Transformation.Ingestion == nil {
			wire.Transformation.Ingestion = &program
		}
	case *model.WireProtobuf:
		if wire.Transformation.Emitting == nil {
			wire.Transformation.Emitting = &program
		}
	case *model.WireSyslog:
		m.Encodings = nil
	}
}

// expressSource fits the mode and the codec to the source.
func expressSource(m *model.Ingestor) {
	if m.Codec == "" {
		m.Codec = "c"
	}
	switch source := m.Source.(type) {
	case *model.KafkaSource:
		expressMode(source.Mode, true)
	case *model.PulsarSource:
		expressMode(source.Mode, true)
	case *model.MQTTSource:
		expressMode(source.Mode, true)
		_, parallel := source.Mode.(*model.NoAckParallel)
		if _, sequential := source.Mode.(*model.NoAckSequential); !parallel && !sequential {
			source.Persistent, source.QoS = true, 1
		}
	case *model.ClientSource:
		expressMode(source.Mode, false)
		m.Codec = ""
	}
}

// expressMode gives ACK PARALLEL a batch timeout exactly where it is written.
func expressMode(mode model.SourceMode, batches bool) {
	if parallel, ok := mode.(*model.AckParallel); ok {
		parallel.BatchTimeout = nil
		if batches {
			parallel.BatchTimeout = &parallel.Timeout
		}
	}
}

// expressRoutes leaves keys to the routes that have a branch.
func expressRoutes(routes []model.EntryRoute) {
	for i := range routes {
		if routes[i].Branching.Branch == "" {
			routes[i].Keys = nil
		}
	}
}

// expressSink fits the codec, the construction and the conflict rule to the sink.
func expressSink(m *model.Emitter) {
	codec, batch, construction := m.Codec, m.Batch, m.Construction
	if codec == "" {
		codec = "c"
	}
	m.Batch = nil
	m.Codec, m.Construction = "", model.Construction{Where: m.Construction.Where}
	switch sink := m.Sink.(type) {
	case *model.ClickhouseSink, *model.IcebergSink:
	case *model.PostgresSink:
		if sink.Conflict != nil {
			sink.Conflict.Columns = nil
			sink.Conflict.Update = false
		}
	case *model.MySQLSink:
		if sink.Conflict != nil {
			sink.Conflict.Columns = nil
		}
	case *model.MongoDBSink:
		if sink.Conflict != nil {
			sink.Conflict.Columns = []string{sink.Values[0].Column}
			sink.Conflict.Update = len(sink.Values) > 1 && slices.ContainsFunc(sink.Values, func(v model.ColumnValue) bool {
				return v.Column != sink.Values[0].Column
			})
		}
	case *model.ClientSink:
		m.Construction = construction
		m.Batch = batch
		if m.Batch == nil {
			m.Batch = &model.ClientBatch{MaxMessages: 1, MaxSize: model.ByteSize{Text: "1B", Bytes: 1}}
		}
	case *model.HTTPSink:
		m.Codec, m.Construction = codec, construction
	case *model.MQTTSink:
		m.Codec, m.Construction = codec, construction
		_, plain := sink.Mode.(*model.SinkNoAck)
		if plain {
			sink.QoS = 0
		} else if sink.QoS == 0 {
			sink.QoS = 2
		}
	default:
		m.Codec, m.Construction = codec, construction
	}
}

// kinds are the kinds that Models have.
func kinds() []model.Kind {
	var all []model.Kind
	for kind := model.KindSchema; kind <= model.KindPlacement; kind++ {
		all = append(all, kind)
	}
	return all
}

// Parsing the rendering of a Model gives an equal Model, and its spans know every reference and
// every expression by the path that the Model reports.
func TestRenderParsesBack(t *testing.T) {
	const perCheck = 4
	for _, kind := range kinds() {
		t.Run(kind.String(), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				for range perCheck {
					rendersBack(t, express(modeltest.ModelOf(kind).Draw(t, "model")))
				}
			})
		})
	}
}

func rendersBack(t require.TestingT, want model.Model) {
	text := grammar.Render(want)
	request, err := grammar.Parse(text)
	require.NoError(t, err, text)
	require.Len(t, request.Statements, 1)
	parsed := request.Statements[0]
	create, ok := parsed.Statement.(*statement.CreateModel)
	require.True(t, ok)
	require.True(t, model.EqualModel(want, create.Model), "%s\n%s", text, grammar.Render(create.Model))
	require.Equal(t, text, grammar.Render(create.Model))
	paths := parsed.Spans.Paths()
	for _, reference := range model.References(create.Model) {
		require.Contains(t, paths, reference.Path, text)
	}
	model.Expressions(create.Model, func(path string, e model.Expression) {
		model.WalkExpression(path, e, func(path string, e model.Expression) bool {
			span, known := paths[path]
			require.True(t, known, "%s in %s", path, text)
			if start, end, ok := parsed.Spans.Expression(e); ok {
				require.Equal(t, grammar.Span{Start: start, End: end}, span)
			}
			return true
		})
	})
}

// Parsing the rendering of an expression gives an equal expression.
func TestRenderExprParsesBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := modeltest.Expression().Draw(t, "expression")
		text := grammar.RenderExpr(want)
		got, _, err := grammar.ParseExpr(text)
		require.NoError(t, err, text)
		require.True(t, model.EqualExpression(want, got), "%s\n%s", text, grammar.RenderExpr(got))
	})
}

// Parsing the rendering of a type gives an equal type.
func TestRenderTypeParsesBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := modeltest.SchemaField().Draw(t, "field").Type
		request, err := grammar.Parse("CREATE SCHEMA s (f " + grammar.RenderType(want) + ")")
		require.NoError(t, err)
		got := request.Statements[0].Statement.(*statement.CreateModel).Model.(*model.Schema).Fields[0].Type
		require.True(t, want.Equal(&got))
	})
}
