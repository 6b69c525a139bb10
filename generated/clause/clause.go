// Code generated from spec/ by go generate. DO NOT EDIT.

// Package clause tells which scopes expressions can read, clause by clause.
//
// It owns the scope table of the language. It reads nothing itself. Main types: Clause, Reading.
package clause

import (
	"nervix/generated/function"
	"nervix/generated/model"
)

// Reading is what a scope reads.
type Reading uint8

// The values of Reading.
const (
	// None: the scope is not available.
	None Reading = iota
	// Input: the original row.
	Input
	// Working: the constructed value of a field once it has one, before that the original value of a
	// field that both rows declare alike.
	Working
	// Built: the row under construction; a field is readable once it has a value.
	Built
	// Finished: the finished row of the route.
	Finished
	// Generated: the constructed value of a field once it has one, otherwise the value that the node
	// generated.
	Generated
	// Branch: the key of the concrete branch.
	Branch
	// State: the materialized state of the declared relays.
	State
	// Metadata: the metadata of the source, where it has some.
	Metadata
	// Left: the left row.
	Left
	// Right: the right row.
	Right
	// Error: the structured error.
	Error
	// Partial: the unfinished output, every field nullable.
	Partial
)

// Clause is a place where expressions stand. Clauses are shared and must not be changed.
type Clause struct {
	// Text names the clause for people.
	Text string
	// Context is the clause in the function catalogue.
	Context function.Contexts
	// Constant tells that only what never changes may stand in the clause.
	Constant bool
	readings map[model.Scope]Reading
}

// Reads tells what a scope reads in the clause.
func (c *Clause) Reads(scope model.Scope) Reading {
	return c.readings[scope]
}

// The clauses.
var (
	// IngestorFilter: FILTER WHERE of an ingestor.
	IngestorFilter = &Clause{
		Context: function.ContextIngestorFilter,
		Text:    "FILTER WHERE",
		readings: map[model.Scope]Reading{
			model.ScopeBare:     Input,
			model.ScopeInput:    Input,
			model.ScopeMessage:  Input,
			model.ScopeMetadata: Metadata,
		},
	}
	// IngestorSet: SET of an ingestor's route.
	IngestorSet = &Clause{
		Context: function.ContextIngestorSet,
		Text:    "SET",
		readings: map[model.Scope]Reading{
			model.ScopeBare:     Working,
			model.ScopeInput:    Input,
			model.ScopeMessage:  Working,
			model.ScopeMetadata: Metadata,
			model.ScopeOutput:   Built,
		},
	}
	// IngestorWhere: WHERE of an ingestor's route.
	IngestorWhere = &Clause{
		Context: function.ContextIngestorWhere,
		Text:    "WHERE",
		readings: map[model.Scope]Reading{
			model.ScopeBare:     Finished,
			model.ScopeInput:    Input,
			model.ScopeMessage:  Finished,
			model.ScopeMetadata: Metadata,
			model.ScopeOutput:   Finished,
		},
	}
	// IngestorBranch: key construction of an ingestor's route.
	IngestorBranch = &Clause{
		Context: function.ContextIngestorBranch,
		Text:    "BRANCHED BY … SET",
		readings: map[model.Scope]Reading{
			model.ScopeBare:    Built,
			model.ScopeBranch:  Built,
			model.ScopeInput:   Input,
			model.ScopeMessage: Finished,
			model.ScopeOutput:  Finished,
		},
	}
	// SourcePredicate: source predicate of a processor.
	SourcePredicate = &Clause{
		Context: function.ContextSourcePredicate,
		Text:    "FROM … WHERE",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Input,
			model.ScopeBranch:     Branch,
			model.ScopeInput:      Input,
			model.ScopeRelayState: State,
		},
	}
	// Filter: FILTER WHERE of a processor.
	Filter = &Clause{
		Context: function.ContextFilter,
		Text:    "FILTER WHERE",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Input,
			model.ScopeBranch:     Branch,
			model.ScopeInput:      Input,
			model.ScopeRelayState: State,
		},
	}
	// DeduplicateKey: key of a deduplicator.
	DeduplicateKey = &Clause{
		Context: function.ContextDeduplicateKey,
		Text:    "DEDUPLICATE ON",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Input,
			model.ScopeInput:      Input,
			model.ScopeRelayState: State,
		},
	}
	// OrderKey: ordering of a reorderer.
	OrderKey = &Clause{
		Context: function.ContextOrderKey,
		Text:    "BY",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Input,
			model.ScopeInput:      Input,
			model.ScopeRelayState: State,
		},
	}
	// RouteSet: SET of a transforming route.
	RouteSet = &Clause{
		Context: function.ContextRouteSet,
		Text:    "SET",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Working,
			model.ScopeBranch:     Branch,
			model.ScopeInput:      Input,
			model.ScopeMessage:    Working,
			model.ScopeOutput:     Built,
			model.ScopeRelayState: State,
		},
	}
	// RouteWhere: WHERE of a transforming route.
	RouteWhere = &Clause{
		Context: function.ContextRouteWhere,
		Text:    "WHERE",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Finished,
			model.ScopeBranch:     Branch,
			model.ScopeInput:      Input,
			model.ScopeMessage:    Finished,
			model.ScopeOutput:     Finished,
			model.ScopeRelayState: State,
		},
	}
	// ReingestorBranch: key construction of a reingestor's route; relay_state is that of the incoming
	// branch.
	ReingestorBranch = &Clause{
		Context: function.ContextReingestorBranch,
		Text:    "BRANCHED BY … SET",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Built,
			model.ScopeBranch:     Built,
			model.ScopeInput:      Input,
			model.ScopeMessage:    Finished,
			model.ScopeOutput:     Finished,
			model.ScopeRelayState: State,
		},
	}
	// GeneratorSet: SET of a generator's route.
	GeneratorSet = &Clause{
		Context: function.ContextGeneratorSet,
		Text:    "SET",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Built,
			model.ScopeBranch:     Branch,
			model.ScopeOutput:     Built,
			model.ScopeRelayState: State,
		},
	}
	// GeneratorWhere: WHERE of a generator's route.
	GeneratorWhere = &Clause{
		Context: function.ContextGeneratorWhere,
		Text:    "WHERE",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Finished,
			model.ScopeBranch:     Branch,
			model.ScopeOutput:     Finished,
			model.ScopeRelayState: State,
		},
	}
	// AggregateArgument: an argument of a window aggregate.
	AggregateArgument = &Clause{
		Context:  function.ContextAggregateArgument,
		Text:     "an aggregate argument",
		readings: map[model.Scope]Reading{model.ScopeInput: Input},
	}
	// WindowSet: SET of a window processor outside of aggregate arguments.
	WindowSet = &Clause{
		Context: function.ContextWindowSet,
		Text:    "SET",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Built,
			model.ScopeBranch:     Branch,
			model.ScopeOutput:     Built,
			model.ScopeRelayState: State,
		},
	}
	// WindowWhere: WHERE of a window processor's route.
	WindowWhere = &Clause{
		Context: function.ContextWindowWhere,
		Text:    "WHERE",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Finished,
			model.ScopeBranch:     Branch,
			model.ScopeOutput:     Finished,
			model.ScopeRelayState: State,
		},
	}
	// TensorInput: input tensor of an inferencer.
	TensorInput = &Clause{
		Context: function.ContextTensorInput,
		Text:    "INPUTS",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Input,
			model.ScopeBranch:     Branch,
			model.ScopeInput:      Input,
			model.ScopeRelayState: State,
		},
	}
	// GeneratedSet: SET of a route of an inferencer or WASM processor.
	GeneratedSet = &Clause{
		Context: function.ContextGeneratedSet,
		Text:    "SET",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Generated,
			model.ScopeBranch:     Branch,
			model.ScopeOutput:     Built,
			model.ScopeRelayState: State,
		},
	}
	// GeneratedWhere: WHERE of a route of an inferencer or WASM processor.
	GeneratedWhere = &Clause{
		Context: function.ContextGeneratedWhere,
		Text:    "WHERE",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Generated,
			model.ScopeBranch:     Branch,
			model.ScopeOutput:     Built,
			model.ScopeRelayState: State,
		},
	}
	// LeftPredicate: source predicate of a correlator's left side.
	LeftPredicate = &Clause{
		Context: function.ContextLeftPredicate,
		Text:    "LEFT FROM … WHERE",
		readings: map[model.Scope]Reading{
			model.ScopeBranch:     Branch,
			model.ScopeLeft:       Left,
			model.ScopeRelayState: State,
		},
	}
	// RightPredicate: source predicate of a correlator's right side.
	RightPredicate = &Clause{
		Context: function.ContextRightPredicate,
		Text:    "RIGHT FROM … WHERE",
		readings: map[model.Scope]Reading{
			model.ScopeBranch:     Branch,
			model.ScopeRelayState: State,
			model.ScopeRight:      Right,
		},
	}
	// Correlation: condition on a pair of rows.
	Correlation = &Clause{
		Context: function.ContextCorrelation,
		Text:    "CORRELATE WHERE",
		readings: map[model.Scope]Reading{
			model.ScopeLeft:  Left,
			model.ScopeRight: Right,
		},
	}
	// CorrelatorSet: SET of a correlator's route.
	CorrelatorSet = &Clause{
		Context: function.ContextCorrelatorSet,
		Text:    "SET",
		readings: map[model.Scope]Reading{
			model.ScopeBranch:     Branch,
			model.ScopeLeft:       Left,
			model.ScopeOutput:     Built,
			model.ScopeRelayState: State,
			model.ScopeRight:      Right,
		},
	}
	// CorrelatorWhere: WHERE of a correlator's route.
	CorrelatorWhere = &Clause{
		Context: function.ContextCorrelatorWhere,
		Text:    "WHERE",
		readings: map[model.Scope]Reading{
			model.ScopeBranch:     Branch,
			model.ScopeLeft:       Left,
			model.ScopeOutput:     Finished,
			model.ScopeRelayState: State,
			model.ScopeRight:      Right,
		},
	}
	// EmitterPredicate: source predicate of an emitter.
	EmitterPredicate = &Clause{
		Context: function.ContextEmitterPredicate,
		Text:    "FROM … WHERE",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Input,
			model.ScopeInput:      Input,
			model.ScopeRelayState: State,
		},
	}
	// EmitterSet: SET of an emitter.
	EmitterSet = &Clause{
		Context: function.ContextEmitterSet,
		Text:    "SET",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Working,
			model.ScopeInput:      Input,
			model.ScopeMessage:    Working,
			model.ScopeOutput:     Built,
			model.ScopeRelayState: State,
		},
	}
	// EmitterWhere: WHERE of an emitter that constructs a row.
	EmitterWhere = &Clause{
		Context: function.ContextEmitterWhere,
		Text:    "WHERE",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Finished,
			model.ScopeInput:      Input,
			model.ScopeMessage:    Finished,
			model.ScopeOutput:     Finished,
			model.ScopeRelayState: State,
		},
	}
	// HeaderArgument: an argument of a header write.
	HeaderArgument = &Clause{
		Context: function.ContextHeaderArgument,
		Text:    "INVOKE",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Finished,
			model.ScopeInput:      Input,
			model.ScopeMessage:    Finished,
			model.ScopeOutput:     Finished,
			model.ScopeRelayState: State,
		},
	}
	// RequestPart: METHOD and PATH of an HTTP emitter.
	RequestPart = &Clause{
		Context: function.ContextRequestPart,
		Text:    "METHOD and PATH",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Finished,
			model.ScopeInput:      Input,
			model.ScopeMessage:    Finished,
			model.ScopeOutput:     Finished,
			model.ScopeRelayState: State,
		},
	}
	// Values: a column of a row sink.
	Values = &Clause{
		Context: function.ContextValues,
		Text:    "VALUES",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Input,
			model.ScopeInput:      Input,
			model.ScopeMessage:    Input,
			model.ScopeRelayState: State,
		},
	}
	// DirectWhere: WHERE of an emitter that constructs no row.
	DirectWhere = &Clause{
		Context: function.ContextDirectWhere,
		Text:    "WHERE",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Input,
			model.ScopeInput:      Input,
			model.ScopeMessage:    Input,
			model.ScopeRelayState: State,
		},
	}
	// GroupKey: message group of a FIFO queue.
	GroupKey = &Clause{
		Context: function.ContextGroupKey,
		Text:    "FIFO GROUP",
		readings: map[model.Scope]Reading{
			model.ScopeBare:       Input,
			model.ScopeInput:      Input,
			model.ScopeMessage:    Input,
			model.ScopeRelayState: State,
		},
	}
	// Subscription: WHERE of a session subscription.
	Subscription = &Clause{
		Context: function.ContextSubscription,
		Text:    "a subscription",
		readings: map[model.Scope]Reading{
			model.ScopeBare:    Input,
			model.ScopeInput:   Input,
			model.ScopeMessage: Input,
		},
	}
	// ErrorSet: SET of a message-error route; relay_state is the captured snapshot.
	ErrorSet = &Clause{
		Context: function.ContextErrorSet,
		Text:    "ON MESSAGE ERROR",
		readings: map[model.Scope]Reading{
			model.ScopeBare:          Built,
			model.ScopeError:         Error,
			model.ScopeInput:         Input,
			model.ScopeLeft:          Left,
			model.ScopePartialOutput: Partial,
			model.ScopeRelayState:    State,
			model.ScopeRight:         Right,
		},
	}
	// StateDefault: DEFAULT record of a materialized dependency.
	StateDefault = &Clause{
		Constant: true,
		Context:  function.ContextStateDefault,
		Text:     "DEFAULT",
		readings: map[model.Scope]Reading{
			model.ScopeBare:   Built,
			model.ScopeOutput: Built,
		},
	}
	// Invoke: a complete INVOKE call.
	Invoke = &Clause{
		Context: function.ContextInvoke,
		Text:    "INVOKE",
	}
)

// All lists the clauses in the order of the reference page.
func All() []*Clause {
	return []*Clause{IngestorFilter, IngestorSet, IngestorWhere, IngestorBranch, SourcePredicate, Filter, DeduplicateKey, OrderKey, RouteSet, RouteWhere, ReingestorBranch, GeneratorSet, GeneratorWhere, AggregateArgument, WindowSet, WindowWhere, TensorInput, GeneratedSet, GeneratedWhere, LeftPredicate, RightPredicate, Correlation, CorrelatorSet, CorrelatorWhere, EmitterPredicate, EmitterSet, EmitterWhere, HeaderArgument, RequestPart, Values, DirectWhere, GroupKey, Subscription, ErrorSet, StateDefault, Invoke}
}
