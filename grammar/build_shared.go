package grammar

import (
	"strconv"
	"strings"

	"github.com/antlr4-go/antlr/v4"

	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/nspl"
)

func (b *builder) branching(path string, tree nspl.IBranchingContext) model.Branching {
	b.mark(path, tree)
	if tree.BranchRef() == nil {
		return model.Branching{}
	}
	return model.Branching{Branch: b.folded(join(path, "branch"), tree.BranchRef())}
}

// inputs builds a list of inputs and what collects their batches.
func (b *builder) inputs(path string, tree nspl.IInputsContext) ([]model.Input, *model.Collect) {
	var all []model.Input
	for i, input := range tree.AllInput() {
		at := list(path, "inputs", i)
		b.mark(at, input)
		all = append(all, model.Input{
			Relay: b.folded(join(at, "relay"), input.RelayRef()),
			Where: b.where(join(at, "where"), input.WhereClause()),
		})
	}
	return all, b.collect(join(path, "collect"), tree.Collect())
}

func (b *builder) collect(path string, tree nspl.ICollectContext) *model.Collect {
	if tree == nil {
		return nil
	}
	b.mark(path, tree)
	result := &model.Collect{For: b.duration(join(path, "for"), tree.Duration())}
	if size := tree.ByteSize(); size != nil {
		bytes := b.byteSize(join(path, "max_batch_size"), size)
		result.MaxBatchSize = &bytes
	}
	return result
}

func (b *builder) filter(tree nspl.IFilterContext) model.Expression {
	if tree == nil {
		return nil
	}
	return b.where("filter", tree.WhereClause())
}

func (b *builder) states(trees []nspl.IStateDependencyContext) []model.StateDependency {
	var all []model.StateDependency
	for i, tree := range trees {
		at := list("", "states", i)
		b.mark(at, tree)
		all = append(all, model.StateDependency{
			Relay: b.folded(join(at, "relay"), tree.RelayRef()), Policy: b.statePolicy(join(at, "policy"), tree.StatePolicy()),
		})
	}
	return all
}

func (b *builder) statePolicy(path string, tree nspl.IStatePolicyContext) model.StatePolicy {
	b.mark(path, tree)
	switch {
	case tree.SKIP_WORD() != nil:
		return &model.RequiredSkip{}
	case tree.WAIT() != nil:
		return &model.RequiredWait{}
	}
	result := &model.DefaultState{}
	for i, set := range tree.AllDefaultSet() {
		at := list(path, "set", i)
		b.mark(at, set)
		result.Set = append(result.Set, model.DefaultAssignment{
			Field: b.defaultField(join(at, "field"), set), Value: b.expr(join(at, "value"), set.Expr(), 0),
		})
	}
	return result
}

// defaultField reads the field of a DEFAULT, which may be written as a string.
func (b *builder) defaultField(path string, tree nspl.IDefaultSetContext) string {
	quoted := tree.QUOTED()
	if quoted == nil {
		return b.folded(path, tree.Ident())
	}
	b.markToken(path, quoted)
	name := strings.ToLower(b.unquoted(quoted.GetSymbol()))
	if !isWord(name) || len(name) > maximumName {
		b.fault(&failure.InvalidName{
			Name: clip(name), Use: "a field", Reason: "a field is one word of at most " + strconv.Itoa(maximumName) + " bytes",
			Place: placeOf(quoted.GetSymbol()),
		})
	}
	return name
}

func (b *builder) construction(path string, tree nspl.IConstructionContext) model.Construction {
	b.mark(path, tree)
	result := model.Construction{
		Set:   b.set(path, tree.SetClause()),
		Where: b.where(join(path, "where"), tree.WhereClause()),
	}
	if inherit := tree.Inherit(); inherit != nil {
		result.Inherit = b.inherit(join(path, "inherit"), inherit)
	}
	if invoke := tree.InvokeClause(); invoke != nil {
		for i, call := range invoke.AllInvocation() {
			at := list(path, "invoke", i)
			b.mark(at, call)
			result.Invoke = append(result.Invoke, model.Invocation{
				Function:  b.folded(join(at, "function"), call.FunctionName()),
				Arguments: b.exprs(at, "arguments", call.Arguments().AllExpr(), 0),
			})
		}
	}
	return result
}

func (b *builder) inherit(path string, tree nspl.IInheritContext) model.Inherit {
	b.mark(path, tree)
	seen := map[string]bool{}
	if tree.ALL() != nil {
		all := &model.InheritAll{}
		for i, ident := range tree.AllIdent() {
			field := b.folded(list(path, "except", i), ident)
			b.distinct("EXCEPT", seen, field, ident)
			all.Except = append(all.Except, field)
		}
		return all
	}
	fields := &model.InheritFields{}
	for i, item := range tree.AllInheritItem() {
		at := list(path, "items", i)
		b.mark(at, item)
		field := b.folded(join(at, "field"), item.Ident())
		b.distinct("INHERIT", seen, field, item)
		fields.Items = append(fields.Items, model.InheritItem{Field: field, LeakSensitive: b.flag(join(at, "leak_sensitive"), item.LEAK())})
	}
	return fields
}

func (b *builder) set(path string, tree nspl.ISetClauseContext) []model.Assignment {
	if tree == nil {
		return nil
	}
	var all []model.Assignment
	for i, assignment := range tree.AllAssignment() {
		at := list(path, "set", i)
		b.mark(at, assignment)
		target := assignment.SetTarget()
		scope := model.ScopeBare
		switch {
		case target.MESSAGE() != nil:
			scope = model.ScopeMessage
		case target.OUTPUT() != nil:
			scope = model.ScopeOutput
		case target.BRANCH() != nil:
			scope = model.ScopeBranch
		}
		all = append(all, model.Assignment{
			Scope: scope, Target: b.folded(join(at, "target"), target.Ident()),
			Value: b.expr(join(at, "value"), assignment.Expr(), 0),
		})
	}
	return all
}

func (b *builder) flush(path string, tree nspl.IFlushContext) model.Flush {
	b.mark(path, tree)
	if tree.IMMEDIATE() != nil {
		return &model.FlushImmediate{}
	}
	return &model.FlushEach{
		Interval:     b.duration(join(path, "interval"), tree.Duration()),
		MaxBatchSize: b.byteSize(join(path, "max_batch_size"), tree.ByteSize()),
	}
}

func (b *builder) retry(path string, tree nspl.IRetryContext) model.Retry {
	b.mark(path, tree)
	return model.Retry{
		Backoff: b.duration(join(path, "backoff"), tree.Duration(0)),
		Max:     b.duration(join(path, "max"), tree.Duration(1)),
	}
}

func (b *builder) messageError(path string, tree nspl.IMessageErrorContext) model.MessageError {
	b.mark(path, tree)
	switch {
	case tree.IGNORE() != nil:
		return &model.IgnoreError{}
	case tree.LOG() != nil:
		return &model.LogError{}
	}
	send := &model.SendError{Relay: b.folded(join(path, "relay"), tree.RelayRef())}
	for i, set := range tree.AllErrorSet() {
		at := list(path, "set", i)
		b.mark(at, set)
		send.Set = append(send.Set, model.Assignment{
			Target: b.folded(join(at, "target"), set.Ident()), Value: b.expr(join(at, "value"), set.Expr(), 0),
		})
	}
	return send
}

func (b *builder) generalError(tree nspl.IGeneralErrorContext) model.ErrorAction {
	b.mark("general_error", tree)
	return errorAction(tree.IGNORE())
}

// errorAction is IGNORE when the word stands there and LOG otherwise.
func errorAction(ignore antlr.TerminalNode) model.ErrorAction {
	if ignore != nil {
		return model.ErrorActionIgnore
	}
	return model.ErrorActionLog
}

func (b *builder) routes(trees []nspl.IRouteContext) []model.Route {
	var all []model.Route
	for i, tree := range trees {
		all = append(all, b.route(list("", "routes", i), tree))
	}
	return all
}

func (b *builder) route(path string, tree nspl.IRouteContext) model.Route {
	b.mark(path, tree)
	return model.Route{
		Relay:        b.folded(join(path, "relay"), tree.RelayRef()),
		Construction: b.construction(join(path, "construction"), tree.Construction()),
		Flush:        b.flush(join(path, "flush"), tree.Flush()),
		MessageError: b.messageError(join(path, "message_error"), tree.MessageError()),
	}
}

func (b *builder) setRoutes(trees []nspl.ISetRouteContext) []model.SetRoute {
	var all []model.SetRoute
	for i, tree := range trees {
		all = append(all, b.setRoute(list("", "routes", i), tree))
	}
	return all
}

func (b *builder) setRoute(path string, tree nspl.ISetRouteContext) model.SetRoute {
	b.mark(path, tree)
	return model.SetRoute{
		Relay: b.folded(join(path, "relay"), tree.RelayRef()),
		Set:   b.set(path, tree.SetClause()), Where: b.where(join(path, "where"), tree.WhereClause()),
		Flush:        b.flush(join(path, "flush"), tree.Flush()),
		MessageError: b.messageError(join(path, "message_error"), tree.MessageError()),
	}
}

func (b *builder) entryRoutes(trees []nspl.IEntryRouteContext) []model.EntryRoute {
	var all []model.EntryRoute
	for i, tree := range trees {
		all = append(all, b.entryRoute(list("", "routes", i), tree))
	}
	return all
}

func (b *builder) entryRoute(path string, tree nspl.IEntryRouteContext) model.EntryRoute {
	b.mark(path, tree)
	route := model.EntryRoute{
		Relay:        b.folded(join(path, "relay"), tree.RelayRef()),
		Construction: b.construction(join(path, "construction"), tree.Construction()),
		Flush:        b.flush(join(path, "flush"), tree.Flush()),
		MessageError: b.messageError(join(path, "message_error"), tree.MessageError()),
	}
	entry := tree.EntryBranch()
	b.mark(join(path, "branching"), entry)
	if entry.BranchRef() != nil {
		route.Branching.Branch = b.folded(join(path, "branching.branch"), entry.BranchRef())
	}
	for i, set := range entry.AllBranchSet() {
		key := list(path, "keys", i)
		b.mark(key, set)
		scope := model.ScopeBare
		if set.BRANCH() != nil {
			scope = model.ScopeBranch
		}
		route.Keys = append(route.Keys, model.BranchAssignment{
			Scope: scope, Target: b.folded(join(key, "target"), set.Ident()), Value: b.expr(join(key, "value"), set.Expr(), 0),
		})
	}
	return route
}
