package grammar

import (
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/antlr4-go/antlr/v4"

	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/generated/statement"
)

// statement builds the statement of a parse tree.
func (b *builder) statement(tree nspl.IStatementContext) statement.Statement {
	switch {
	case tree.CreateStatement() != nil:
		return b.create(tree.CreateStatement())
	case tree.AlterStatement() != nil:
		return b.alter(tree.AlterStatement())
	case tree.DropStatement() != nil:
		return b.drop(tree.DropStatement())
	case tree.ShowStatement() != nil:
		return b.show(tree.ShowStatement())
	case tree.DescribeStatement() != nil:
		return b.describe(tree.DescribeStatement())
	case tree.Lookup() != nil:
		return &statement.Lookup{
			HashMap: b.folded("hash_map", tree.Lookup().HashMapRef()), Key: b.literalValue("key", tree.Lookup().LiteralValue()),
		}
	case tree.StartDomain() != nil:
		return b.start(tree.StartDomain())
	case tree.StopDomain() != nil:
		return &statement.StopDomain{}
	case tree.UploadResource() != nil:
		upload := tree.UploadResource()
		return &statement.UploadResource{
			Name:      b.folded("name", upload.ResourceRef()),
			Directory: b.filled("directory", "a directory", upload.QUOTED()),
		}
	case tree.RebindResource() != nil:
		return b.rebind(tree.RebindResource())
	case tree.ResetWasm() != nil:
		return b.reset(tree.ResetWasm())
	}
	if result := b.clusterStatement(tree); result != nil {
		return result
	}
	return b.sessionStatement(tree)
}

// sessionStatement builds what concerns a session and its transaction.
func (b *builder) sessionStatement(tree nspl.IStatementContext) statement.Statement {
	switch {
	case tree.UseDomain() != nil:
		return &statement.UseDomain{Name: b.folded("name", tree.UseDomain().DomainRef())}
	case tree.ListDomains() != nil:
		return &statement.ListDomains{}
	case tree.Begin() != nil:
		return &statement.Begin{}
	case tree.Commit() != nil:
		return &statement.Commit{}
	case tree.Revert() != nil:
		return &statement.Revert{}
	case tree.AttachTransaction() != nil:
		return &statement.AttachTransaction{
			Transaction: b.filled("transaction", "a transaction id", tree.AttachTransaction().QUOTED()),
		}
	}
	return &statement.DeleteSubscription{Name: b.folded("name", tree.DeleteSubscription().SubscriptionRef())}
}

// filled reads a string that must not be empty.
func (b *builder) filled(path, use string, token antlr.TerminalNode) string {
	b.markToken(path, token)
	text := b.unquoted(token.GetSymbol())
	if text == "" {
		b.fault(&failure.InvalidName{Name: text, Use: use, Reason: "it is empty", Place: placeOf(token.GetSymbol())})
	}
	return text
}

func (b *builder) create(tree nspl.ICreateStatementContext) statement.Statement {
	if subscription := tree.CreateSubscription(); subscription != nil {
		return b.subscription(subscription)
	}
	named, exists := tree.CreateNamed(), tree.IfNotExists() != nil
	switch {
	case named.CreateDomain() != nil:
		return b.domain(named.CreateDomain(), exists)
	case named.CreateUser() != nil:
		user := named.CreateUser()
		return &statement.CreateUser{
			IfNotExists: exists, Name: b.folded("name", user.FreshName()), Password: b.unquoted(user.QUOTED().GetSymbol()),
		}
	case named.CreateResource() != nil:
		return &statement.CreateResource{IfNotExists: exists, Name: b.folded("name", named.CreateResource().FreshName())}
	}
	result := &statement.CreateModel{IfNotExists: exists, Model: b.model(named)}
	if ingestor := named.CreateIngestor(); ingestor != nil {
		result.Entity = b.entity(ingestor.IngestorEntity())
	}
	return result
}

// entity reads the connector and entity that a statement names an ingestor by. The model of the
// ingestor decides whether they fit.
func (b *builder) entity(tree nspl.IIngestorEntityContext) statement.Entity {
	if tree == nil {
		return statement.EntityNone
	}
	b.mark("entity", tree)
	entity, _ := statement.ParseEntity(b.joined(tree, "_"))
	return entity
}

// joined gives the words of a tree in upper case with a separator between them.
func (b *builder) joined(tree antlr.ParserRuleContext, separator string) string {
	text := ""
	for i, child := range tree.GetChildren() {
		if i > 0 {
			text += separator
		}
		text += strings.ToUpper(b.tokenText(child.(antlr.TerminalNode).GetSymbol()))
	}
	return text
}

func (b *builder) domain(tree nspl.ICreateDomainContext, exists bool) statement.Statement {
	result := &statement.CreateDomain{IfNotExists: exists}
	if paced := tree.PacedDomain(); paced != nil {
		b.mark("pace", paced)
		result.Name = b.folded("name", paced.FreshName())
		result.Pace = &statement.Pace{
			Period: b.duration("pace.period", paced.Duration(0)), Skew: b.duration("pace.skew", paced.Duration(1)),
		}
		if result.Pace.Period.Text != "" && result.Pace.Period.Nanoseconds == 0 {
			b.outOfRange("PERIOD", "must be greater than zero", paced.Duration(0))
		}
	} else {
		result.Name = b.folded("name", tree.FreshName())
	}
	if placement := tree.DomainPlacement(); placement != nil {
		result.Placement = b.placementPolicy("placement", placement.PlacementPolicy())
	}
	return result
}

func (b *builder) outOfRange(subject, requirement string, tree antlr.ParserRuleContext) {
	b.fault(&failure.OutOfRange{Subject: subject, Requirement: requirement, Place: b.place(tree)})
}

func (b *builder) subscription(tree nspl.ICreateSubscriptionContext) statement.Statement {
	result := &statement.CreateSubscription{
		Name: b.folded("name", tree.FreshName()), Relay: b.folded("relay", tree.RelayRef()),
		SampleRate: b.rate("sample_rate", tree.SampleRate()), Where: b.where("where", tree.WhereClause()),
	}
	if tree.DROPPING() != nil {
		result.Delivery = statement.DeliveryDropping
	}
	return result
}

func (b *builder) drop(tree nspl.IDropStatementContext) statement.Statement {
	if node := tree.DropNode(); node != nil {
		return &statement.DropNode{Node: b.nodeID("node", node.NodeRef())}
	}
	return &statement.DropModel{Entity: b.entity(tree.ModelRef().IngestorEntity()), Key: b.key("key", tree.ModelRef())}
}

// key builds the key of a Model that is named together with its kind: the last part of such a tree
// is a slot, which knows the kind of its names.
func (b *builder) key(path string, tree antlr.ParserRuleContext) model.Key {
	b.mark(path, tree)
	return b.slot(path, tree.GetChild(tree.GetChildCount()-1).(antlr.ParserRuleContext))
}

// slot builds the key of a Model from the slot that names it.
func (b *builder) slot(path string, tree antlr.ParserRuleContext) model.Key {
	slot, _ := nspl.SlotOf(tree.GetRuleIndex())
	kind, _ := model.ParseKind(string(slot.Kind))
	return model.Key{Kind: kind, Name: b.folded(join(path, "name"), tree)}
}

// rfc3339 is the form of an instant. The reader of the time package takes more than that.
var rfc3339 = regexp.MustCompile(`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$`)

var (
	// earliest and latest bound the instants that fit nanoseconds since 1970 in 64 bits.
	earliest = time.Unix(0, -1<<63).UTC()
	latest   = time.Unix(0, 1<<63-1).UTC()
)

func (b *builder) start(tree nspl.IStartDomainContext) statement.Statement {
	at := tree.StartAt()
	if at == nil {
		return &statement.StartDomain{}
	}
	b.mark("at", at)
	point := &statement.StartPoint{Now: at.NOW() != nil, Rate: 1}
	if written := at.Instant(); written != nil {
		b.instant(point, written)
	}
	if rate := at.TimeRate(); rate != nil {
		point.Rate = b.timeRate(rate)
	}
	return &statement.StartDomain{At: point}
}

// instant reads the point in time at which a clock starts. A bare word has the place of one and is
// none, whatever it says.
func (b *builder) instant(point *statement.StartPoint, tree nspl.IInstantContext) {
	b.mark("at.text", tree)
	point.Text = tree.GetText()
	if written := tree.QUOTED(); written != nil {
		point.Text = b.unquoted(written.GetSymbol())
	}
	wrong := func(reason string) {
		b.fault(&failure.InvalidInstant{Text: clip(point.Text), Reason: reason, Place: b.place(tree)})
	}
	at, err := time.Parse(time.RFC3339Nano, point.Text)
	switch {
	case err != nil || !rfc3339.MatchString(point.Text):
		wrong("it is not RFC 3339 with an offset")
	case at.Before(earliest) || at.After(latest):
		wrong("it lies outside of " + earliest.Format(time.RFC3339Nano) + " to " + latest.Format(time.RFC3339Nano))
	default:
		point.Instant = at.UnixNano()
	}
}

// timeRate reads the speed of a clock.
func (b *builder) timeRate(tree nspl.ITimeRateContext) float64 {
	b.mark("at.rate", tree)
	text := tree.NUMERAL().GetText()
	rate, err := strconv.ParseFloat(text, 64)
	switch {
	case err != nil:
		b.fault(&failure.InvalidLiteral{Form: "rate", Text: clip(text), Reason: "it is not finite", Place: b.place(tree)})
	case rate == 0:
		b.outOfRange("TIME RATE", "must be greater than zero", tree)
	}
	return rate
}

func (b *builder) rebind(tree nspl.IRebindResourceContext) statement.Statement {
	result := &statement.RebindResource{
		Resource: b.folded("resource", tree.ResourceRef()), Version: b.version("version", tree.VersionSelector()),
	}
	seen := map[model.Key]bool{}
	for i, user := range tree.AllRebindUser() {
		key := b.key(list("", "users", i), user)
		if seen[key] {
			b.fault(&failure.InvalidClause{Clause: "FOR", Reason: "names " + key.Kind.Text() + " '" + clip(key.Name) + "' twice", Place: b.place(user)})
		}
		seen[key] = true
		result.Users = append(result.Users, key)
	}
	return result
}

func (b *builder) reset(tree nspl.IResetWasmContext) statement.Statement {
	result := &statement.ResetState{Processor: b.folded("processor", tree.WasmRef())}
	if domain := tree.DomainRef(); domain != nil {
		result.Domain = b.folded("domain", domain)
	}
	switch {
	case tree.UNBRANCHED() != nil:
		result.Scope = &statement.ResetUnbranched{}
	case tree.BRANCHES() != nil:
		result.Scope = &statement.ResetAll{}
	default:
		branch := &statement.ResetBranch{}
		seen := map[string]bool{}
		for i, value := range tree.AllBranchValue() {
			at := list("scope", "values", i)
			b.mark(at, value)
			field := b.folded(join(at, "field"), value.Field())
			b.distinct("BRANCH VALUES", seen, field, value)
			branch.Values = append(branch.Values, statement.BranchBinding{Field: field, Value: b.signedLiteral(join(at, "value"), value.SignedLiteral())})
		}
		result.Scope = branch
	}
	return result
}

// signedLiteral builds a literal whose number may have a sign.
func (b *builder) signedLiteral(path string, tree nspl.ISignedLiteralContext) model.Expression {
	b.mark(path, tree)
	switch {
	case tree.LiteralValue() != nil:
		return b.literalValue(path, tree.LiteralValue())
	case tree.MINUS() == nil:
		return b.number(tree.Number())
	}
	b.mark(join(path, "operand"), tree.Number())
	return &model.Unary{Operator: model.UnaryOperatorNegate, Operand: b.number(tree.Number())}
}
