package grammar_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
	"nervix/generated/model"
	"nervix/generated/statement"
	"nervix/grammar"
	"nervix/grammar/quantity"
)

// The generators below draw what NSPL text can express; modeltest draws more than that.

func drawName(t *rapid.T) string {
	return rapid.OneOf(
		rapid.StringMatching(`[a-z_][a-z0-9_]{0,12}`),
		rapid.SampledFrom([]string{"input", "schema", "type", "min", "on", "error", "from", "to", "skip"}),
	).Draw(t, "name")
}

func drawRelay(t *rapid.T) string {
	return rapid.Custom(drawName).Filter(func(s string) bool { return s != "message" && s != "branch" }).Draw(t, "relay")
}

var reserved = map[string]bool{}

func init() {
	for _, word := range []string{
		"where", "set", "inherit", "all", "except", "leak", "sensitive", "invoke", "as", "and", "or", "not",
		"true", "false", "null", "if", "case", "when", "then", "else", "end", "udf",
	} {
		reserved[word] = true
	}
}

func drawIdent(t *rapid.T) string {
	return rapid.Custom(drawName).Filter(func(s string) bool { return !reserved[s] }).Draw(t, "ident")
}

func drawText(t *rapid.T) string {
	return rapid.OneOf(
		rapid.StringN(0, 12, -1).Filter(func(s string) bool { return !hasNUL(s) }),
		rapid.StringMatching(`['"$nspl_1\n;/ ]{0,16}`),
	).Draw(t, "text")
}

func hasNUL(s string) bool {
	for i := range len(s) {
		if s[i] == 0 {
			return true
		}
	}
	return false
}

func drawExternal(t *rapid.T) string {
	return rapid.Custom(drawText).Filter(func(s string) bool { return s != "" }).Draw(t, "external")
}

func drawDuration(t *rapid.T) model.Duration {
	text := rapid.SampledFrom([]string{"0s", "250ms", "1h30m", "1.5s", "2min500ms", "5minutes", "1M"}).Draw(t, "duration")
	value, err := quantity.Duration(text)
	require.NoError(t, err)
	return value
}

func drawSize(t *rapid.T) model.ByteSize {
	value, err := quantity.ByteSize(rapid.SampledFrom([]string{"1MiB", "0.5kib", "7B", "12GB"}).Draw(t, "size"))
	require.NoError(t, err)
	return value
}

func drawType(t *rapid.T, depth int) datatype.Type {
	kind := datatype.Kind(rapid.IntRange(0, int(datatype.KindVec)).Draw(t, "kind"))
	if kind < datatype.KindArray {
		return datatype.Type{Kind: kind}
	}
	if depth == 0 {
		return datatype.Type{Kind: datatype.KindString}
	}
	element := drawType(t, depth-1)
	if kind == datatype.KindVec {
		return datatype.Type{Kind: kind, Element: &element}
	}
	return datatype.Type{Kind: kind, Element: &element, Length: rapid.Uint32Min(1).Draw(t, "length")}
}

func drawExpr(t *rapid.T) model.Expression {
	return drawExprTo(t, rapid.IntRange(0, 4).Draw(t, "depth"))
}

func drawExprTo(t *rapid.T, depth int) model.Expression {
	sub := func() model.Expression { return drawExprTo(t, rapid.IntRange(0, max(0, depth-1)).Draw(t, "depth")) }
	top := 12
	if depth == 0 {
		top = 5
	}
	switch rapid.IntRange(0, top).Draw(t, "form") {
	case 0:
		return &model.IntegerLiteral{Value: rapid.Int64Min(0).Draw(t, "integer")}
	case 1:
		return &model.FloatLiteral{Value: rapid.Float64Range(0, 1e300).Draw(t, "float")}
	case 2:
		return &model.StringLiteral{Value: drawText(t)}
	case 3:
		return &model.BoolLiteral{Value: rapid.Bool().Draw(t, "bool")}
	case 4:
		return &model.NullLiteral{}
	case 5:
		scope := model.Scope(rapid.IntRange(0, int(model.ScopeError)).Draw(t, "scope"))
		return &model.FieldReference{Scope: scope, Field: drawIdent(t)}
	case 6:
		return &model.Unary{Operator: model.UnaryOperator(rapid.IntRange(0, 1).Draw(t, "unary")), Operand: sub()}
	case 7:
		return &model.Cast{Operand: sub(), Target: datatype.Kind(rapid.IntRange(0, int(datatype.KindDatetime)).Draw(t, "target"))}
	case 8:
		return &model.Call{Function: drawIdent(t), Arguments: drawList(t, 0, sub)}
	case 9:
		return &model.ArrayLiteral{Items: drawList(t, 1, sub)}
	case 10:
		return &model.If{Condition: sub(), Then: sub(), Else: sub()}
	case 11:
		result := &model.Case{Arms: drawList(t, 1, func() model.CaseArm { return model.CaseArm{When: sub(), Then: sub()} })}
		if rapid.Bool().Draw(t, "simple") {
			result.Operand = sub()
		}
		if rapid.Bool().Draw(t, "otherwise") {
			result.Else = sub()
		}
		return result
	}
	return &model.Binary{Operator: model.BinaryOperator(rapid.IntRange(0, int(model.BinaryOperatorOr)).Draw(t, "binary")), Left: sub(), Right: sub()}
}

// drawList draws up to three elements; an empty list is nil, as the parser gives it.
func drawList[T any](t *rapid.T, least int, draw func() T) []T {
	var all []T
	for range rapid.IntRange(least, 3).Draw(t, "count") {
		all = append(all, draw())
	}
	return all
}

func optional(t *rapid.T, draw func(*rapid.T) model.Expression) model.Expression {
	if rapid.Bool().Draw(t, "present") {
		return draw(t)
	}
	return nil
}

// distinctNames draws different names.
func distinctNames(t *rapid.T, least int, draw func(*rapid.T) string) []string {
	names := rapid.SliceOfNDistinct(rapid.Custom(draw), least, 4, rapid.ID[string]).Draw(t, "names")
	if len(names) == 0 {
		return nil
	}
	return names
}

func drawConstruction(t *rapid.T, invoke bool) model.Construction {
	result := model.Construction{Set: drawList(t, 0, func() model.Assignment { return drawAssignment(t, true) }), Where: optional(t, drawExpr)}
	switch rapid.IntRange(0, 2).Draw(t, "inherit") {
	case 1:
		result.Inherit = &model.InheritAll{Except: distinctNames(t, 0, drawIdent)}
	case 2:
		fields := &model.InheritFields{}
		for _, name := range distinctNames(t, 1, drawIdent) {
			fields.Items = append(fields.Items, model.InheritItem{Field: name, LeakSensitive: rapid.Bool().Draw(t, "leak")})
		}
		result.Inherit = fields
	}
	if invoke {
		result.Invoke = drawList(t, 0, func() model.Invocation {
			return model.Invocation{Function: drawIdent(t), Arguments: drawList(t, 0, func() model.Expression { return drawExpr(t) })}
		})
	}
	return result
}

func drawAssignment(t *rapid.T, scoped bool) model.Assignment {
	scopes := []model.Scope{model.ScopeBare}
	if scoped {
		scopes = append(scopes, model.ScopeMessage, model.ScopeOutput, model.ScopeBranch)
	}
	return model.Assignment{Scope: rapid.SampledFrom(scopes).Draw(t, "scope"), Target: drawIdent(t), Value: drawExpr(t)}
}

func drawFlush(t *rapid.T) model.Flush {
	if rapid.Bool().Draw(t, "immediate") {
		return &model.FlushImmediate{}
	}
	return &model.FlushEach{Interval: drawDuration(t), MaxBatchSize: drawSize(t)}
}

func drawMessageError(t *rapid.T) model.MessageError {
	switch rapid.IntRange(0, 2).Draw(t, "error") {
	case 0:
		return &model.IgnoreError{}
	case 1:
		return &model.LogError{}
	}
	return &model.SendError{Relay: drawRelay(t), Set: drawList(t, 1, func() model.Assignment { return drawAssignment(t, false) })}
}

func drawRetry(t *rapid.T) model.Retry {
	return model.Retry{Backoff: drawDuration(t), Max: drawDuration(t)}
}

func drawBranching(t *rapid.T) model.Branching {
	if rapid.Bool().Draw(t, "unbranched") {
		return model.Branching{}
	}
	return model.Branching{Branch: drawName(t)}
}

func drawInputs(t *rapid.T) []model.Input {
	return drawList(t, 1, func() model.Input { return model.Input{Relay: drawRelay(t), Where: optional(t, drawExpr)} })
}

func drawRoutes(t *rapid.T) []model.Route {
	return drawList(t, 1, func() model.Route {
		return model.Route{Relay: drawRelay(t), Construction: drawConstruction(t, true), Flush: drawFlush(t), MessageError: drawMessageError(t)}
	})
}

func drawAction(t *rapid.T) model.ErrorAction {
	return model.ErrorAction(rapid.IntRange(0, 1).Draw(t, "action"))
}

func drawModel(t *rapid.T) model.Model {
	detached := rapid.Bool().Draw(t, "detached")
	switch model.Kind(rapid.IntRange(0, int(model.KindEmitter)).Draw(t, "kind")) {
	case model.KindSchema:
		schema := &model.Schema{Name: drawName(t)}
		for _, name := range distinctNames(t, 1, drawName) {
			schema.Fields = append(schema.Fields, model.SchemaField{
				Name: name, Type: drawType(t, 3), Optional: rapid.Bool().Draw(t, "optional"), Sensitive: rapid.Bool().Draw(t, "sensitive"),
			})
		}
		return schema
	case model.KindWireJsonSchema:
		schema := &model.WireJSONSchema{Name: drawName(t), Mode: model.WireMode(rapid.IntRange(0, 1).Draw(t, "mode"))}
		for _, name := range distinctNames(t, 1, drawName) {
			schema.Fields = append(schema.Fields, model.WireJSONField{
				Name: name, Type: model.JSONType(rapid.IntRange(0, int(model.JSONTypeNull)).Draw(t, "type")), Optional: rapid.Bool().Draw(t, "optional"),
			})
		}
		return schema
	case model.KindCodec:
		return &model.Codec{Name: drawName(t), Wire: &model.WireJSON{Schema: drawName(t)}, Schema: drawName(t), Encodings: distinctNames(t, 0, drawName)}
	case model.KindClient:
		return &model.Client{
			Name: drawName(t), Type: model.ClientType(rapid.IntRange(0, 1).Draw(t, "type")),
			Config: drawList(t, 0, func() model.ConfigEntry { return model.ConfigEntry{Key: drawText(t), Value: drawText(t)} }),
		}
	case model.KindVhost:
		host := rapid.StringMatching(`[a-z0-9_]{1,5}(-[a-z0-9]{1,3})?(\.[a-z0-9]{1,4}){0,3}`)
		return &model.Vhost{Name: drawName(t), Hosts: rapid.SliceOfN(host, 1, 3).Draw(t, "hosts")}
	case model.KindEndpoint:
		return &model.Endpoint{Name: drawName(t), Vhost: drawName(t), Path: "/" + drawText(t)}
	case model.KindBranch:
		return &model.Branch{Name: drawName(t), Schema: drawName(t), TTL: drawDuration(t), MaxInstances: rapid.Uint64().Draw(t, "max")}
	case model.KindRelay:
		return &model.Relay{Name: drawRelay(t), Schema: drawName(t), Branching: drawBranching(t), Capacity: rapid.Uint64Min(1).Draw(t, "capacity")}
	case model.KindIngestor:
		return drawIngestor(t)
	case model.KindJunction:
		return &model.Junction{Name: drawName(t), Detached: detached, Inputs: drawInputs(t), Filter: optional(t, drawExpr), Branching: drawBranching(t), Routes: drawRoutes(t)}
	case model.KindDeduplicator:
		return &model.Deduplicator{
			Name: drawName(t), Detached: detached, Inputs: drawInputs(t), Filter: optional(t, drawExpr),
			Keys: drawList(t, 1, func() model.Expression { return drawExpr(t) }), MaxTime: drawDuration(t), Branching: drawBranching(t), Routes: drawRoutes(t),
		}
	case model.KindWindowProcessor:
		return drawWindow(t, detached)
	}
	return drawEmitter(t, detached)
}

func drawWindow(t *rapid.T, detached bool) model.Model {
	long, short := drawDuration(t), model.Duration{Text: "0s"}
	width, step := model.WindowBound{Messages: 10}, model.WindowBound{Messages: rapid.Uint64Range(1, 10).Draw(t, "step")}
	switch rapid.IntRange(0, 3).Draw(t, "bounds") {
	case 1:
		width, step = model.WindowBound{Duration: &long}, model.WindowBound{Duration: &short}
	case 2:
		width.Duration = &long
	case 3:
		width.Duration, step.Duration = &long, &long
	}
	routes := drawList(t, 1, func() model.Route {
		set := drawList(t, 1, func() model.Assignment { return drawAssignment(t, true) })
		return model.Route{Relay: drawRelay(t), Construction: model.Construction{Set: set, Where: optional(t, drawExpr)}, MessageError: drawMessageError(t)}
	})
	return &model.WindowProcessor{
		Name: drawName(t), Detached: detached, Inputs: drawInputs(t), Filter: optional(t, drawExpr),
		Width: width, Step: step, Branching: drawBranching(t), Routes: routes,
	}
}

func drawIngestor(t *rapid.T) model.Model {
	result := &model.Ingestor{Name: drawName(t), Codec: drawName(t), Filter: optional(t, drawExpr), GeneralError: drawAction(t)}
	batch := drawDuration(t)
	switch rapid.IntRange(0, 4).Draw(t, "source") {
	case 0:
		result.Source = &model.EndpointSource{Endpoint: drawName(t), Mode: &model.NoAckSequential{}}
	case 1:
		result.Source = &model.NatsSource{Client: drawName(t), Subject: drawExternal(t), QueueGroup: drawExternal(t), Instances: 3, Mode: &model.NoAckSequential{}}
	default:
		mode := rapid.SampledFrom([]model.SourceMode{
			&model.NoAckParallel{},
			&model.AckSequential{Timeout: drawDuration(t), Retry: drawRetry(t)},
			&model.AckParallel{Max: 7, BatchTimeout: &batch, Timeout: drawDuration(t), Retry: drawRetry(t)},
		}).Draw(t, "mode")
		result.Source = &model.KafkaSource{Client: drawName(t), Topic: drawExternal(t), ConsumerGroup: drawExternal(t), Instances: rapid.Uint64Range(1, 3).Draw(t, "instances"), Mode: mode}
	}
	result.Quiesce = rapid.SampledFrom([]model.Quiesce{
		nil, &model.QuiesceSuspend{}, &model.QuiesceDrop{}, &model.QuiesceReject{RetryAfter: drawDuration(t)},
		&model.QuiesceBuffer{MaxSize: drawSize(t), Overflow: model.Overflow(rapid.IntRange(0, 2).Draw(t, "overflow"))},
	}).Draw(t, "quiesce")
	result.Timestamp = rapid.SampledFrom([]model.Timestamp{nil, &model.TimestampNow{}, &model.TimestampAt{Field: drawName(t)}}).Draw(t, "timestamp")
	result.Routes = drawList(t, 1, func() model.EntryRoute {
		route := model.EntryRoute{Relay: drawRelay(t), Construction: drawConstruction(t, false), Branching: drawBranching(t), Flush: drawFlush(t), MessageError: drawMessageError(t)}
		if route.Branching.Branch != "" {
			route.Keys = drawList(t, 0, func() model.BranchAssignment {
				scope := rapid.SampledFrom([]model.Scope{model.ScopeBare, model.ScopeBranch}).Draw(t, "scope")
				return model.BranchAssignment{Scope: scope, Target: drawIdent(t), Value: drawExpr(t)}
			})
		}
		return route
	})
	return result
}

func drawEmitter(t *rapid.T, detached bool) model.Model {
	mode := rapid.SampledFrom([]model.SinkMode{
		&model.SinkNoAck{Retry: drawRetry(t)},
		&model.SinkAckSequential{Timeout: drawDuration(t), Retry: drawRetry(t)},
		&model.SinkAckParallel{Max: 9, Timeout: drawDuration(t), Retry: drawRetry(t)},
	}).Draw(t, "mode")
	var sink model.Sink = &model.KafkaSink{Client: drawName(t), Topic: drawExternal(t), Mode: mode}
	if rapid.Bool().Draw(t, "nats") {
		sink = &model.NatsSink{Client: drawName(t), Subject: drawExternal(t), Mode: mode}
	}
	return &model.Emitter{
		Name: drawName(t), Detached: detached, Sink: sink, Codec: drawName(t), Construction: drawConstruction(t, true),
		Inputs: drawList(t, 1, func() model.EmitterInput {
			return model.EmitterInput{Relay: drawRelay(t), Where: optional(t, drawExpr)}
		}),
		Flush: drawFlush(t), MessageError: drawMessageError(t), GeneralError: drawAction(t),
	}
}

// Parsing the rendering of a Model gives an equal Model, and its spans know every reference and
// every expression by the path that the Model reports.
func TestRenderParsesBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := drawModel(t)
		text := grammar.Render(want)
		request, err := grammar.Parse(text)
		require.NoError(t, err, text)
		require.Len(t, request.Statements, 1)
		parsed := request.Statements[0]
		create, ok := parsed.Statement.(*statement.CreateModel)
		require.True(t, ok)
		require.True(t, model.EqualModel(want, create.Model), "%s\n%s", text, grammar.Render(create.Model))
		require.Equal(t, text, grammar.Render(create.Model))
		for _, reference := range model.References(create.Model) {
			require.Contains(t, parsed.Spans.Paths(), reference.Path, text)
		}
		model.Expressions(create.Model, func(path string, e model.Expression) {
			model.WalkExpression(path, e, func(path string, e model.Expression) bool {
				span, known := parsed.Spans.Paths()[path]
				require.True(t, known, "%s in %s", path, text)
				if start, end, ok := parsed.Spans.Expression(e); ok {
					require.Equal(t, grammar.Span{Start: start, End: end}, span)
				}
				return true
			})
		})
	})
}

// Parsing the rendering of an expression gives an equal expression.
func TestRenderExprParsesBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := drawExpr(t)
		text := grammar.RenderExpr(want)
		got, _, err := grammar.ParseExpr(text)
		require.NoError(t, err, text)
		require.True(t, model.EqualExpression(want, got), "%s\n%s", text, grammar.RenderExpr(got))
	})
}
