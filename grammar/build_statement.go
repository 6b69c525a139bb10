package grammar

import (
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/generated/statement"
)

// statement builds a supported statement.
func (b *builder) statement(tree nspl.IStatementContext) statement.Statement {
	switch {
	case tree.CreateStatement() != nil:
		return b.create(tree.CreateStatement())
	case tree.DropStatement() != nil:
		return &statement.DropModel{Key: b.key(tree.DropStatement().ModelRef())}
	case tree.ShowStatement() != nil:
		return b.show(tree.ShowStatement())
	case tree.DescribeStatement() != nil:
		return b.describe(tree.DescribeStatement())
	case tree.StartDomain() != nil:
		return &statement.StartDomain{}
	case tree.StopDomain() != nil:
		return &statement.StopDomain{}
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
		return b.attach(tree.AttachTransaction())
	}
	return &statement.DeleteSubscription{Name: b.folded("name", tree.DeleteSubscription().SubscriptionRef())}
}

func (b *builder) attach(tree nspl.IAttachTransactionContext) statement.Statement {
	id := b.unquoted(tree.QUOTED().GetSymbol())
	if id == "" {
		b.fault(&failure.InvalidName{Name: id, Use: "a transaction id", Reason: "it is empty", Place: b.place(tree)})
	}
	return &statement.AttachTransaction{Transaction: id}
}

func (b *builder) create(tree nspl.ICreateStatementContext) statement.Statement {
	if subscription := tree.CreateSubscription(); subscription != nil {
		return b.subscription(subscription)
	}
	named, exists := tree.CreateNamed(), tree.IfNotExists() != nil
	switch {
	case named.CreateDomain() != nil:
		return &statement.CreateDomain{IfNotExists: exists, Name: b.folded("name", named.CreateDomain().FreshName())}
	case named.CreateUser() != nil:
		return b.user(named.CreateUser(), exists)
	}
	return &statement.CreateModel{IfNotExists: exists, Model: b.model(named)}
}

func (b *builder) user(tree nspl.ICreateUserContext, exists bool) statement.Statement {
	return &statement.CreateUser{
		IfNotExists: exists, Name: b.folded("name", tree.FreshName()), Password: b.unquoted(tree.QUOTED().GetSymbol()),
	}
}

func (b *builder) model(tree nspl.ICreateNamedContext) model.Model {
	switch {
	case tree.CreateSchema() != nil:
		return b.schema(tree.CreateSchema())
	case tree.CreateWireSchema() != nil:
		return b.wireSchema(tree.CreateWireSchema())
	case tree.CreateCodec() != nil:
		return b.codec(tree.CreateCodec())
	case tree.CreateClient() != nil:
		return b.client(tree.CreateClient())
	case tree.CreateVhost() != nil:
		return b.vhost(tree.CreateVhost())
	case tree.CreateEndpoint() != nil:
		return b.endpoint(tree.CreateEndpoint())
	case tree.CreateBranch() != nil:
		return b.branch(tree.CreateBranch())
	case tree.CreateRelay() != nil:
		return b.relay(tree.CreateRelay())
	case tree.CreateIngestor() != nil:
		return b.ingestor(tree.CreateIngestor())
	}
	detached := tree.Attachment() != nil && tree.Attachment().DETACHED() != nil
	if tree.Attachment() != nil {
		b.mark("detached", tree.Attachment())
	}
	switch processor := tree.CreateProcessor(); {
	case processor.CreateJunction() != nil:
		return b.junction(processor.CreateJunction(), detached)
	case processor.CreateDeduplicator() != nil:
		return b.deduplicator(processor.CreateDeduplicator(), detached)
	case processor.CreateWindow() != nil:
		return b.window(processor.CreateWindow(), detached)
	default:
		return b.emitter(processor.CreateEmitter(), detached)
	}
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

func (b *builder) show(tree nspl.IShowStatementContext) statement.Statement {
	switch {
	case tree.ModelRef() != nil:
		return &statement.ShowCreate{Key: b.key(tree.ModelRef())}
	case tree.CLUSTER() != nil:
		return &statement.ShowClusterStatus{}
	}
	return &statement.ShowTransactions{}
}

func (b *builder) describe(tree nspl.IDescribeStatementContext) statement.Statement {
	if tree.DOMAIN() != nil {
		return &statement.DescribeDomain{}
	}
	result := &statement.DescribeModel{}
	switch {
	case tree.RelayRef() != nil:
		result.Key = model.Key{Kind: model.KindRelay, Name: b.folded("key.name", tree.RelayRef())}
	case tree.IngestorRef() != nil:
		result.Key = model.Key{Kind: model.KindIngestor, Name: b.folded("key.name", tree.IngestorRef())}
	case tree.EndpointRef() != nil:
		result.Key = model.Key{Kind: model.KindEndpoint, Name: b.folded("key.name", tree.EndpointRef())}
	case tree.JunctionRef() != nil:
		result.Key = model.Key{Kind: model.KindJunction, Name: b.folded("key.name", tree.JunctionRef())}
	case tree.DeduplicatorRef() != nil:
		result.Key = model.Key{Kind: model.KindDeduplicator, Name: b.folded("key.name", tree.DeduplicatorRef())}
	case tree.WindowRef() != nil:
		result.Key = model.Key{Kind: model.KindWindowProcessor, Name: b.folded("key.name", tree.WindowRef())}
	default:
		result.Key = model.Key{Kind: model.KindEmitter, Name: b.folded("key.name", tree.EmitterRef())}
	}
	if bindings := tree.BranchBindings(); bindings != nil {
		for i, binding := range bindings.AllBranchBinding() {
			at := list("", "bindings", i)
			b.mark(at, binding)
			result.Bindings = append(result.Bindings, statement.BranchBinding{
				Field: b.folded(join(at, "field"), binding.Field()), Value: b.literalValue(join(at, "value"), binding.LiteralValue()),
			})
		}
	}
	return result
}

// key builds the key of a model that is named together with its kind.
func (b *builder) key(tree nspl.IModelRefContext) model.Key {
	b.mark("key", tree)
	named := func(kind model.Kind, name string) model.Key { return model.Key{Kind: kind, Name: name} }
	const path = "key.name"
	switch {
	case tree.SchemaRef() != nil:
		return named(model.KindSchema, b.folded(path, tree.SchemaRef()))
	case tree.JsonWireSchemaRef() != nil:
		return named(model.KindWireJsonSchema, b.folded(path, tree.JsonWireSchemaRef()))
	case tree.CodecRef() != nil:
		return named(model.KindCodec, b.folded(path, tree.CodecRef()))
	case tree.ClientRef() != nil:
		return named(model.KindClient, b.folded(path, tree.ClientRef()))
	case tree.VhostRef() != nil:
		return named(model.KindVhost, b.folded(path, tree.VhostRef()))
	case tree.EndpointRef() != nil:
		return named(model.KindEndpoint, b.folded(path, tree.EndpointRef()))
	case tree.BranchRef() != nil:
		return named(model.KindBranch, b.folded(path, tree.BranchRef()))
	case tree.RelayRef() != nil:
		return named(model.KindRelay, b.folded(path, tree.RelayRef()))
	case tree.IngestorRef() != nil:
		return named(model.KindIngestor, b.folded(path, tree.IngestorRef()))
	case tree.JunctionRef() != nil:
		return named(model.KindJunction, b.folded(path, tree.JunctionRef()))
	case tree.DeduplicatorRef() != nil:
		return named(model.KindDeduplicator, b.folded(path, tree.DeduplicatorRef()))
	case tree.WindowRef() != nil:
		return named(model.KindWindowProcessor, b.folded(path, tree.WindowRef()))
	}
	return named(model.KindEmitter, b.folded(path, tree.EmitterRef()))
}
