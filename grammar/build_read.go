package grammar

import (
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/generated/statement"
)

func (b *builder) show(tree nspl.IShowStatementContext) statement.Statement {
	switch {
	case tree.ModelRef() != nil:
		return &statement.ShowCreate{Entity: b.entity(tree.ModelRef().IngestorEntity()), Key: b.key("key", tree.ModelRef())}
	case tree.RelayRef() != nil:
		return &statement.ShowState{Relay: b.folded("relay", tree.RelayRef())}
	case tree.CLUSTER() != nil:
		return &statement.ShowClusterStatus{}
	case tree.PLACEMENTS() != nil:
		return &statement.ShowPlacements{}
	case tree.UDFS() != nil:
		return &statement.ShowUDFs{}
	}
	return &statement.ShowTransactions{}
}

func (b *builder) describe(tree nspl.IDescribeStatementContext) statement.Statement {
	switch {
	case tree.DOMAIN() != nil:
		return &statement.DescribeDomain{}
	case tree.DescribedModel() != nil:
		described := tree.DescribedModel()
		return &statement.DescribeModel{Entity: b.entity(described.IngestorEntity()), Key: b.key("key", described)}
	case tree.RelayRef() != nil:
		return &statement.DescribeModel{
			Key:      model.Key{Kind: model.KindRelay, Name: b.folded("key.name", tree.RelayRef())},
			Bindings: b.bindings(tree.BranchBindings()),
		}
	case tree.WasmRef() != nil:
		return &statement.DescribeModel{
			Key:    model.Key{Kind: model.KindWasmProcessor, Name: b.folded("key.name", tree.WasmRef())},
			Format: b.format(tree.FormatSelector()),
		}
	case tree.ResourceRef() != nil:
		result := &statement.DescribeResource{Name: b.folded("name", tree.ResourceRef())}
		if version := tree.Count(); version != nil {
			result.Version = b.count("version", version)
		}
		return result
	case tree.DescribeTransaction() != nil:
		return b.describeTransaction(tree.DescribeTransaction())
	case tree.Relocation() != nil:
		return &statement.DescribeRelocation{Relocation: b.relocation(tree.Relocation())}
	}
	return &statement.DescribeBackup{Path: b.filled("path", archive, tree.QUOTED()), Format: b.format(tree.FormatSelector())}
}

// bindings builds the key of one concrete branch; an empty list is none.
func (b *builder) bindings(tree nspl.IBranchBindingsContext) []statement.BranchBinding {
	if tree == nil {
		return nil
	}
	var all []statement.BranchBinding
	for i, binding := range tree.AllBranchBinding() {
		at := list("", "bindings", i)
		b.mark(at, binding)
		all = append(all, statement.BranchBinding{
			Field: b.folded(join(at, "field"), binding.Field()), Value: b.literalValue(join(at, "value"), binding.LiteralValue()),
		})
	}
	return all
}

func (b *builder) format(tree nspl.IFormatSelectorContext) statement.Format {
	if tree == nil || tree.JSON() == nil {
		return statement.FormatText
	}
	return statement.FormatJson
}

func (b *builder) describeTransaction(tree nspl.IDescribeTransactionContext) statement.Statement {
	result := &statement.DescribeTransaction{Format: b.format(tree.FormatSelector())}
	if id := tree.QUOTED(); id != nil {
		result.Transaction = b.filled("transaction", "a transaction id", id)
	}
	if operation := tree.Count(); operation != nil {
		result.Operation = b.count("operation", operation)
	}
	return result
}
