package completion

import (
	"nervix/generated/clause"
	"nervix/generated/function"
	"nervix/generated/nspl"
	"nervix/grammar/follow"
)

// simple are the rules that are one clause whatever stands around them.
var simple = map[int]*clause.Clause{
	nspl.NsplParserRULE_errorSet:           clause.ErrorSet,
	nspl.NsplParserRULE_defaultSet:         clause.StateDefault,
	nspl.NsplParserRULE_deduplicateOn:      clause.DeduplicateKey,
	nspl.NsplParserRULE_orderBy:            clause.OrderKey,
	nspl.NsplParserRULE_tensorInput:        clause.TensorInput,
	nspl.NsplParserRULE_valueItem:          clause.Values,
	nspl.NsplParserRULE_httpSink:           clause.RequestPart,
	nspl.NsplParserRULE_fifoGroup:          clause.GroupKey,
	nspl.NsplParserRULE_createSubscription: clause.Subscription,
	nspl.NsplParserRULE_expressionText:     clause.Subscription,
}

// node is what the expressions of a node's routes are.
type node struct{ set, where *clause.Clause }

// nodes are the statements whose routes differ from those of a junction.
var nodes = map[int]node{
	nspl.NsplParserRULE_createIngestor:   {clause.IngestorSet, clause.IngestorWhere},
	nspl.NsplParserRULE_alterIngestor:    {clause.IngestorSet, clause.IngestorWhere},
	nspl.NsplParserRULE_createGenerator:  {clause.GeneratorSet, clause.GeneratorWhere},
	nspl.NsplParserRULE_alterGenerator:   {clause.GeneratorSet, clause.GeneratorWhere},
	nspl.NsplParserRULE_createWindow:     {clause.WindowSet, clause.WindowWhere},
	nspl.NsplParserRULE_createInferencer: {clause.GeneratedSet, clause.GeneratedWhere},
	nspl.NsplParserRULE_createWasm:       {clause.GeneratedSet, clause.GeneratedWhere},
	nspl.NsplParserRULE_createCorrelator: {clause.CorrelatorSet, clause.CorrelatorWhere},
	nspl.NsplParserRULE_createEmitter:    {clause.EmitterSet, clause.EmitterWhere},
}

// clause tells in which clause of the language the cursor is; nil when it is in none.
func (r *reading) clause() *clause.Clause {
	for i, level := range r.levels {
		if found, ok := simple[level.Rule]; ok {
			return found
		}
		switch level.Rule {
		case nspl.NsplParserRULE_branchSet:
			if r.ingests() {
				return clause.IngestorBranch
			}
			return clause.ReingestorBranch
		case nspl.NsplParserRULE_invocation:
			if _, argument := follow.Within(r.levels[:i], nspl.NsplParserRULE_arguments); argument {
				return clause.HeaderArgument
			}
			return clause.Invoke
		case nspl.NsplParserRULE_assignment:
			return r.set(r.levels[:i])
		case nspl.NsplParserRULE_whereClause:
			return r.where(r.levels[i+1:])
		}
	}
	return nil
}

// ingests tells whether the statement is about an ingestor.
func (r *reading) ingests() bool {
	return r.within(nspl.NsplParserRULE_createIngestor, nspl.NsplParserRULE_alterIngestor)
}

// node gives what the routes around the cursor hold.
func (r *reading) node() node {
	for _, level := range r.levels {
		if found, ok := nodes[level.Rule]; ok {
			return found
		}
	}
	return node{clause.RouteSet, clause.RouteWhere}
}

// set tells the clause of an assignment; inner are the rules inside it.
func (r *reading) set(inner []follow.Level) *clause.Clause {
	set := r.node().set
	if set != clause.WindowSet {
		return set
	}
	for _, level := range inner {
		if level.Rule != nspl.NsplParserRULE_arguments {
			continue
		}
		if _, aggregate := function.LookupAggregate(r.word(level.Start - 2)); aggregate {
			return clause.AggregateArgument
		}
	}
	return set
}

// where tells the clause of a predicate by the rules around it.
func (r *reading) where(outer []follow.Level) *clause.Clause {
	emits := r.within(nspl.NsplParserRULE_createEmitter, nspl.NsplParserRULE_alterEmitter)
	switch outer[0].Rule {
	case nspl.NsplParserRULE_input, nspl.NsplParserRULE_inputOperation:
		switch side := r.side(); {
		case emits:
			return clause.EmitterPredicate
		case side == "left":
			return clause.LeftPredicate
		case side == "right":
			return clause.RightPredicate
		}
		return clause.SourcePredicate
	case nspl.NsplParserRULE_filter, nspl.NsplParserRULE_nodeOperation, nspl.NsplParserRULE_ingestorOperation:
		if r.ingests() {
			return clause.IngestorFilter
		}
		return clause.Filter
	case nspl.NsplParserRULE_createCorrelator:
		return clause.Correlation
	case nspl.NsplParserRULE_createSubscription:
		return clause.Subscription
	case nspl.NsplParserRULE_emitTarget:
		return clause.DirectWhere
	}
	return r.node().where
}

// side tells the side of a correlator whose inputs the cursor is in; empty for other nodes.
func (r *reading) side() string {
	level, ok := r.in(nspl.NsplParserRULE_inputs)
	if !ok || !r.within(nspl.NsplParserRULE_createCorrelator) {
		return ""
	}
	return r.word(level.Start - 2)
}
