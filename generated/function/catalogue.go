// Code generated from spec/ by go generate. DO NOT EDIT.

package function

import "nervix/generated/datatype"

// The ids of all functions, in the order of the catalogue.
const (
	// Count: number of rows in the window, whatever the argument is.
	Count ID = iota
	// Sum: sum over the rows; integer overflow fails the window.
	Sum
	// Min: smallest value; floats in total order.
	Min
	// Max: largest value; floats in total order.
	Max
	// First: value of the row that comes first by event time and arrival.
	First
	// Last: value of the row that comes last by event time and arrival.
	Last
	// PercentileLinearHistogram: percentile over equal buckets between two bounds; leaving values are
	// removed after a delay.
	PercentileLinearHistogram
	// ListCount: number of elements, nulls included.
	ListCount
	// ListSum: sum of the elements that are not null; null when there is none.
	ListSum
	// ListFirst: first element; null when there is none.
	ListFirst
	// ListLast: last element; null when there is none.
	ListLast
	// ListNth: element at an index counted from 0; null when there is none.
	ListNth
	// Now: domain time of the execution - one instant for all rows of a batch; wall clock in an
	// unpaced domain.
	Now
	// UUIDV4: a random UUID, lower-case and hyphenated.
	UUIDV4
	// UUIDV7: a UUID whose time part is the domain time of now(), clamped to 0 before the epoch.
	UUIDV7
	// LeakSensitive: the argument itself, no longer sensitive.
	LeakSensitive
	// ReadHeader: first value of a header of the source record; null when absent.
	ReadHeader
	// ReadHeaders: all values of a header of the source record in order; empty when absent.
	ReadHeaders
	// WriteHeader: adds a header to the emitted record; both arguments are statically non-null.
	WriteHeader
	// LookupHashMap: a field of a hash map's record by canonical key text; the type is that of the
	// field.
	LookupHashMap
	// Coalesce: first argument that is not null; all arguments are evaluated.
	Coalesce
	// IsNull: whether the argument is null.
	IsNull
	// NullIf: null when both arguments are equal, otherwise the first one.
	NullIf
	// Abs: magnitude; fails for the minimum of a signed integer and for non-finite floats.
	Abs
	// Ceil: smallest integral value not below the argument; integers unchanged.
	Ceil
	// Floor: largest integral value not above the argument; integers unchanged.
	Floor
	// Round: nearest integral value, half away from zero; integers unchanged.
	Round
	// Acos: arc cosine in F64.
	Acos
	// Asin: arc sine in F64.
	Asin
	// Atan: arc tangent in F64.
	Atan
	// Cos: cosine in F64.
	Cos
	// Tan: tangent in F64.
	Tan
	// Exp: e to the power of the argument in F64.
	Exp
	// Ln: natural logarithm in F64.
	Ln
	// Sqrt: square root in F64.
	Sqrt
	// Log: logarithm to base 10 of the only argument, or to the base of the first of the second
	// argument.
	Log
	// Pow: first argument to the power of the second in F64.
	Pow
	// RegexpLike: whether the pattern matches anywhere.
	RegexpLike
	// RegexpReplace: all matches replaced; $1, $name and ${name} expand.
	RegexpReplace
	// RegexpSubstr: first match; null when there is none.
	RegexpSubstr
	// Lower: ASCII letters to lower case; other text unchanged.
	Lower
	// Upper: ASCII letters to upper case; other text unchanged.
	Upper
	// Trim: unicode white space removed from both ends.
	Trim
	// LTrim: unicode white space removed from the start.
	LTrim
	// RTrim: unicode white space removed from the end.
	RTrim
	// Length: number of characters.
	Length
	// BitLength: number of UTF-8 bytes times 8.
	BitLength
	// ASCII: code point of the first character; 0 for an empty text.
	ASCII
	// InitCap: first letter of every run of Unicode alphanumerics in upper case, the rest in lower
	// case.
	InitCap
	// Left: first n characters; for a negative n all but the last |n|.
	Left
	// Right: last n characters; for a negative n all but the first |n|.
	Right
	// Substr: text from a position counted from 1, up to an optional length; a start below 1 counts
	// as 1 without shortening the length.
	Substr
	// Concat: the arguments joined; null counts as empty, so that the value itself is never null.
	Concat
	// Repeat: the text n times, empty for n below 1; fails when the result is above its size bound.
	Repeat
	// Replace: all non-overlapping occurrences replaced; an empty needle inserts before every
	// character and at the end.
	Replace
	// Reverse: characters in reverse order.
	Reverse
	// LPad: filled on the left to n characters, or cut to its first n; an empty fill changes nothing.
	LPad
	// RPad: filled on the right to n characters, or cut to its first n; an empty fill changes
	// nothing.
	RPad
	// SplitPart: part i, counted from 1, of the text split at a delimiter; empty when there is none.
	SplitPart
	// StrPos: position of the first match counted from 1; 0 when absent, 1 for an empty needle.
	StrPos
	// Translate: every character of the second text replaced by its counterpart in the third, or
	// removed when there is none.
	Translate
	// ToHex: lower-case hexadecimal digits in two's complement at the width of the argument.
	ToHex
	// MD5: MD5 of the UTF-8 bytes as 32 lower-case hexadecimal digits.
	MD5
	// Contains: whether the second text occurs in the first; true for an empty one.
	Contains
	// StartsWith: whether the first text starts with the second.
	StartsWith
	// EndsWith: whether the first text ends with the second.
	EndsWith
)

// The clauses in which expressions stand.
const (
	// ContextIngestorFilter: FILTER WHERE of an ingestor.
	ContextIngestorFilter Contexts = 1 << iota
	// ContextIngestorSet: SET of an ingestor's route.
	ContextIngestorSet
	// ContextIngestorWhere: WHERE of an ingestor's route.
	ContextIngestorWhere
	// ContextIngestorBranch: key construction of an ingestor's route.
	ContextIngestorBranch
	// ContextSourcePredicate: source predicate of a processor.
	ContextSourcePredicate
	// ContextFilter: FILTER WHERE of a processor.
	ContextFilter
	// ContextDeduplicateKey: key of a deduplicator.
	ContextDeduplicateKey
	// ContextOrderKey: ordering of a reorderer.
	ContextOrderKey
	// ContextRouteSet: SET of a transforming route.
	ContextRouteSet
	// ContextRouteWhere: WHERE of a transforming route.
	ContextRouteWhere
	// ContextReingestorBranch: key construction of a reingestor's route; relay_state is that of the
	// incoming branch.
	ContextReingestorBranch
	// ContextGeneratorSet: SET of a generator's route.
	ContextGeneratorSet
	// ContextGeneratorWhere: WHERE of a generator's route.
	ContextGeneratorWhere
	// ContextAggregateArgument: an argument of a window aggregate.
	ContextAggregateArgument
	// ContextWindowSet: SET of a window processor outside of aggregate arguments.
	ContextWindowSet
	// ContextWindowWhere: WHERE of a window processor's route.
	ContextWindowWhere
	// ContextTensorInput: input tensor of an inferencer.
	ContextTensorInput
	// ContextGeneratedSet: SET of a route of an inferencer or WASM processor.
	ContextGeneratedSet
	// ContextGeneratedWhere: WHERE of a route of an inferencer or WASM processor.
	ContextGeneratedWhere
	// ContextLeftPredicate: source predicate of a correlator's left side.
	ContextLeftPredicate
	// ContextRightPredicate: source predicate of a correlator's right side.
	ContextRightPredicate
	// ContextCorrelation: condition on a pair of rows.
	ContextCorrelation
	// ContextCorrelatorSet: SET of a correlator's route.
	ContextCorrelatorSet
	// ContextCorrelatorWhere: WHERE of a correlator's route.
	ContextCorrelatorWhere
	// ContextEmitterPredicate: source predicate of an emitter.
	ContextEmitterPredicate
	// ContextEmitterSet: SET of an emitter.
	ContextEmitterSet
	// ContextEmitterWhere: WHERE of an emitter that constructs a row.
	ContextEmitterWhere
	// ContextHeaderArgument: an argument of a header write.
	ContextHeaderArgument
	// ContextRequestPart: METHOD and PATH of an HTTP emitter.
	ContextRequestPart
	// ContextValues: a column of a row sink.
	ContextValues
	// ContextDirectWhere: WHERE of an emitter that constructs no row.
	ContextDirectWhere
	// ContextGroupKey: message group of a FIFO queue.
	ContextGroupKey
	// ContextSubscription: WHERE of a session subscription.
	ContextSubscription
	// ContextErrorSet: SET of a message-error route; relay_state is the captured snapshot.
	ContextErrorSet
	// ContextStateDefault: DEFAULT record of a materialized dependency.
	ContextStateDefault
	// ContextInvoke: a complete INVOKE call.
	ContextInvoke
)

// functions is the catalogue, indexed by id.
var functions = []Function{
	{
		Aggregate: true,
		Contexts:  ContextWindowSet,
		Group:     "aggregates",
		ID:        Count,
		Name:      "count",
		Null:      NullNever,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Set: SetAny}},
				Result:     Result{Kind: datatype.KindI64},
				Text:       "(any) -> I64",
			},
		},
		Supported:  true,
		Volatility: Stable,
	},
	{
		Aggregate: true,
		Contexts:  ContextWindowSet,
		Group:     "aggregates",
		ID:        Sum,
		MayError:  true,
		Name:      "sum",
		Null:      NullNever,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					Set:      SetNumeric,
					Variable: 3,
				}},
				Result: Result{Variable: 3},
				Text:   "(N) -> N",
			},
		},
		Supported:  true,
		Volatility: Stable,
	},
	{
		Aggregate: true,
		Contexts:  ContextWindowSet,
		Group:     "aggregates",
		ID:        Min,
		Name:      "min",
		Null:      NullNever,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					Set:      SetScalar,
					Variable: 2,
				}},
				Result: Result{Variable: 2},
				Text:   "(S) -> S",
			},
		},
		Supported:  true,
		Volatility: Stable,
	},
	{
		Aggregate: true,
		Contexts:  ContextWindowSet,
		Group:     "aggregates",
		ID:        Max,
		Name:      "max",
		Null:      NullNever,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					Set:      SetScalar,
					Variable: 2,
				}},
				Result: Result{Variable: 2},
				Text:   "(S) -> S",
			},
		},
		Supported:  true,
		Volatility: Stable,
	},
	{
		Aggregate: true,
		Contexts:  ContextWindowSet,
		Group:     "aggregates",
		ID:        First,
		Name:      "first",
		Null:      NullNever,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					Set:      SetAny,
					Variable: 1,
				}},
				Result: Result{Variable: 1},
				Text:   "(T) -> T",
			},
		},
		Supported:  true,
		Volatility: Stable,
	},
	{
		Aggregate: true,
		Contexts:  ContextWindowSet,
		Group:     "aggregates",
		ID:        Last,
		Name:      "last",
		Null:      NullNever,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					Set:      SetAny,
					Variable: 1,
				}},
				Result: Result{Variable: 1},
				Text:   "(T) -> T",
			},
		},
		Supported:  true,
		Volatility: Stable,
	},
	{
		Aggregate: true,
		Contexts:  ContextWindowSet,
		Group:     "aggregates",
		ID:        PercentileLinearHistogram,
		MayError:  true,
		Name:      "percentile_linear_histogram",
		Null:      NullNever,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Set: SetNumeric}, {
					Constant: true,
					Set:      SetNumeric,
				}, {
					Constant: true,
					Set:      SetInteger,
				}, {
					Constant: true,
					Set:      SetNumeric,
				}, {
					Constant: true,
					Set:      SetNumeric,
				}, {
					Constant: true,
					Kind:     datatype.KindString,
				}},
				Result: Result{Kind: datatype.KindF64},
				Text:   "(num, const num, const int, const num, const num, const STRING) -> F64",
			},
		},
		Supported:  true,
		Volatility: Stable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "collections",
		ID:       ListCount,
		MayError: true,
		Name:     "count",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					List: true,
					Set:  SetScalar,
				}},
				Result: Result{Kind: datatype.KindI64},
				Text:   "(LIST<scalar>) -> I64",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "collections",
		ID:       ListSum,
		MayError: true,
		Name:     "sum",
		Null:     NullAny,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					List:     true,
					Set:      SetNumeric,
					Variable: 3,
				}},
				Result: Result{Variable: 3},
				Text:   "(LIST<N>) -> N",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "collections",
		ID:       ListFirst,
		MayError: true,
		Name:     "first",
		Null:     NullAny,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					List:     true,
					Set:      SetScalar,
					Variable: 2,
				}},
				Result: Result{Variable: 2},
				Text:   "(LIST<S>) -> S",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "collections",
		ID:       ListLast,
		MayError: true,
		Name:     "last",
		Null:     NullAny,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					List:     true,
					Set:      SetScalar,
					Variable: 2,
				}},
				Result: Result{Variable: 2},
				Text:   "(LIST<S>) -> S",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "collections",
		ID:       ListNth,
		MayError: true,
		Name:     "nth",
		Null:     NullAny,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					List:     true,
					Set:      SetScalar,
					Variable: 2,
				}, {Set: SetInteger}},
				Result: Result{Variable: 2},
				Text:   "(LIST<S>, int) -> S",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet,
		Group:    "context_and_identity",
		ID:       Now,
		Name:     "now",
		Null:     NullNever,
		Signatures: []Signature{
			{
				Result: Result{Kind: datatype.KindDatetime},
				Text:   "() -> DATETIME",
			},
		},
		Supported:  true,
		Volatility: Stable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet,
		Group:    "context_and_identity",
		ID:       UUIDV4,
		Name:     "uuid_v4",
		Null:     NullNever,
		Signatures: []Signature{
			{
				Result: Result{Kind: datatype.KindString},
				Text:   "() -> STRING",
			},
		},
		Supported:  true,
		Volatility: Volatile,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet,
		Group:    "context_and_identity",
		ID:       UUIDV7,
		Name:     "uuid_v7",
		Null:     NullNever,
		Signatures: []Signature{
			{
				Result: Result{Kind: datatype.KindString},
				Text:   "() -> STRING",
			},
		},
		Supported:  true,
		Volatility: Volatile,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "context_and_identity",
		ID:       LeakSensitive,
		Name:     "leak_sensitive",
		Null:     NullAny,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					Set:      SetAny,
					Variable: 1,
				}},
				Result: Result{Variable: 1},
				Text:   "(T) -> T",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextErrorSet,
		Group:    "context_and_identity",
		Headers:  true,
		ID:       ReadHeader,
		Name:     "read_header",
		Null:     NullAlways,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Stable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextErrorSet,
		Group:    "context_and_identity",
		Headers:  true,
		ID:       ReadHeaders,
		Name:     "read_headers",
		Null:     NullNever,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}},
				Result: Result{
					Kind: datatype.KindString,
					Vec:  true,
				},
				Text: "(STRING) -> VEC<STRING>",
			},
		},
		Supported:  true,
		Volatility: Stable,
	},
	{
		Contexts: ContextInvoke,
		Group:    "context_and_identity",
		Headers:  true,
		ID:       WriteHeader,
		Name:     "write_header",
		Null:     NullNever,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}, {Kind: datatype.KindString}},
				Result:     Result{None: true},
				Text:       "(STRING, STRING) -> none",
			},
		},
		Supported:  true,
		Volatility: Volatile,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextErrorSet,
		Group:    "context_and_identity",
		ID:       LookupHashMap,
		Name:     "lookup_hash_map",
		Null:     NullAlways,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					Constant: true,
					Kind:     datatype.KindString,
				}, {Set: SetScalar}, {
					Constant: true,
					Kind:     datatype.KindString,
				}},
				Result: Result{Field: true},
				Text:   "(const STRING, scalar, const STRING) -> field",
			},
		},
		Supported:  true,
		Volatility: Stable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "null_handling",
		ID:       Coalesce,
		Name:     "coalesce",
		Null:     NullAll,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					Set:      SetAny,
					Variable: 1,
				}},
				Result:   Result{Variable: 1},
				Text:     "(T...) -> T",
				Variadic: true,
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "null_handling",
		ID:       IsNull,
		Name:     "is_null",
		Null:     NullNever,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Set: SetAny}},
				Result:     Result{Kind: datatype.KindBool},
				Text:       "(any) -> BOOL",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "null_handling",
		ID:       NullIf,
		Name:     "nullif",
		Null:     NullAlways,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					Set:      SetScalar,
					Variable: 2,
				}, {
					Set:      SetScalar,
					Variable: 2,
				}},
				Result: Result{Variable: 2},
				Text:   "(S, S) -> S",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "numbers",
		ID:       Abs,
		MayError: true,
		Name:     "abs",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					Set:      SetNumeric,
					Variable: 3,
				}},
				Result: Result{Variable: 3},
				Text:   "(N) -> N",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Aliases:  []string{"ceiling"},
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "numbers",
		ID:       Ceil,
		MayError: true,
		Name:     "ceil",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					Set:      SetNumeric,
					Variable: 3,
				}},
				Result: Result{Variable: 3},
				Text:   "(N) -> N",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "numbers",
		ID:       Floor,
		MayError: true,
		Name:     "floor",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					Set:      SetNumeric,
					Variable: 3,
				}},
				Result: Result{Variable: 3},
				Text:   "(N) -> N",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "numbers",
		ID:       Round,
		MayError: true,
		Name:     "round",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{
					Set:      SetNumeric,
					Variable: 3,
				}},
				Result: Result{Variable: 3},
				Text:   "(N) -> N",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "numbers",
		ID:       Acos,
		MayError: true,
		Name:     "acos",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Set: SetNumeric}},
				Result:     Result{Kind: datatype.KindF64},
				Text:       "(num) -> F64",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "numbers",
		ID:       Asin,
		MayError: true,
		Name:     "asin",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Set: SetNumeric}},
				Result:     Result{Kind: datatype.KindF64},
				Text:       "(num) -> F64",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "numbers",
		ID:       Atan,
		MayError: true,
		Name:     "atan",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Set: SetNumeric}},
				Result:     Result{Kind: datatype.KindF64},
				Text:       "(num) -> F64",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "numbers",
		ID:       Cos,
		MayError: true,
		Name:     "cos",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Set: SetNumeric}},
				Result:     Result{Kind: datatype.KindF64},
				Text:       "(num) -> F64",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "numbers",
		ID:       Tan,
		MayError: true,
		Name:     "tan",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Set: SetNumeric}},
				Result:     Result{Kind: datatype.KindF64},
				Text:       "(num) -> F64",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "numbers",
		ID:       Exp,
		MayError: true,
		Name:     "exp",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Set: SetNumeric}},
				Result:     Result{Kind: datatype.KindF64},
				Text:       "(num) -> F64",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "numbers",
		ID:       Ln,
		MayError: true,
		Name:     "ln",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Set: SetNumeric}},
				Result:     Result{Kind: datatype.KindF64},
				Text:       "(num) -> F64",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "numbers",
		ID:       Sqrt,
		MayError: true,
		Name:     "sqrt",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Set: SetNumeric}},
				Result:     Result{Kind: datatype.KindF64},
				Text:       "(num) -> F64",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "numbers",
		ID:       Log,
		MayError: true,
		Name:     "log",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Set: SetNumeric}},
				Result:     Result{Kind: datatype.KindF64},
				Text:       "(num) -> F64",
			},
			{
				Parameters: []Parameter{{Set: SetNumeric}, {Set: SetNumeric}},
				Result:     Result{Kind: datatype.KindF64},
				Text:       "(num, num) -> F64",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Aliases:  []string{"power"},
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "numbers",
		ID:       Pow,
		MayError: true,
		Name:     "pow",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Set: SetNumeric}, {Set: SetNumeric}},
				Result:     Result{Kind: datatype.KindF64},
				Text:       "(num, num) -> F64",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "regular_expressions",
		ID:       RegexpLike,
		MayError: true,
		Name:     "regexp_like",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}, {Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindBool},
				Text:       "(STRING, STRING) -> BOOL",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "regular_expressions",
		ID:       RegexpReplace,
		MayError: true,
		Name:     "regexp_replace",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}, {Kind: datatype.KindString}, {Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING, STRING, STRING) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "regular_expressions",
		ID:       RegexpSubstr,
		MayError: true,
		Name:     "regexp_substr",
		Null:     NullAny,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}, {Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING, STRING) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       Lower,
		Name:     "lower",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       Upper,
		Name:     "upper",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Aliases:  []string{"btrim"},
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       Trim,
		Name:     "trim",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       LTrim,
		Name:     "ltrim",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       RTrim,
		Name:     "rtrim",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Aliases:  []string{"char_length"},
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       Length,
		Name:     "length",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindI64},
				Text:       "(STRING) -> I64",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       BitLength,
		Name:     "bit_length",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindI64},
				Text:       "(STRING) -> I64",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       ASCII,
		Name:     "ascii",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindI64},
				Text:       "(STRING) -> I64",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       InitCap,
		Name:     "initcap",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       Left,
		Name:     "left",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}, {Set: SetInteger}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING, int) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       Right,
		Name:     "right",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}, {Set: SetInteger}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING, int) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Aliases:  []string{"substring"},
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       Substr,
		Name:     "substr",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Optional:   1,
				Parameters: []Parameter{{Kind: datatype.KindString}, {Set: SetInteger}, {Set: SetInteger}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING, int, int?) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       Concat,
		Name:     "concat",
		Null:     NullAny,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING...) -> STRING",
				Variadic:   true,
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       Repeat,
		MayError: true,
		Name:     "repeat",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}, {Set: SetInteger}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING, int) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       Replace,
		MayError: true,
		Name:     "replace",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}, {Kind: datatype.KindString}, {Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING, STRING, STRING) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       Reverse,
		Name:     "reverse",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       LPad,
		MayError: true,
		Name:     "lpad",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}, {Set: SetInteger}, {Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING, int, STRING) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       RPad,
		MayError: true,
		Name:     "rpad",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}, {Set: SetInteger}, {Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING, int, STRING) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       SplitPart,
		Name:     "split_part",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}, {Kind: datatype.KindString}, {Set: SetInteger}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING, STRING, int) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       StrPos,
		Name:     "strpos",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}, {Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindI64},
				Text:       "(STRING, STRING) -> I64",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       Translate,
		Name:     "translate",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}, {Kind: datatype.KindString}, {Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING, STRING, STRING) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       ToHex,
		Name:     "to_hex",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Set: SetInteger}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(int) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       MD5,
		Name:     "md5",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindString},
				Text:       "(STRING) -> STRING",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       Contains,
		Name:     "contains",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}, {Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindBool},
				Text:       "(STRING, STRING) -> BOOL",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       StartsWith,
		Name:     "starts_with",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}, {Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindBool},
				Text:       "(STRING, STRING) -> BOOL",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
	{
		Contexts: ContextIngestorFilter | ContextIngestorSet | ContextIngestorWhere | ContextIngestorBranch | ContextSourcePredicate | ContextFilter | ContextDeduplicateKey | ContextOrderKey | ContextRouteSet | ContextRouteWhere | ContextReingestorBranch | ContextGeneratorSet | ContextGeneratorWhere | ContextAggregateArgument | ContextWindowSet | ContextWindowWhere | ContextTensorInput | ContextGeneratedSet | ContextGeneratedWhere | ContextLeftPredicate | ContextRightPredicate | ContextCorrelation | ContextCorrelatorSet | ContextCorrelatorWhere | ContextEmitterPredicate | ContextEmitterSet | ContextEmitterWhere | ContextHeaderArgument | ContextRequestPart | ContextValues | ContextDirectWhere | ContextGroupKey | ContextSubscription | ContextErrorSet | ContextStateDefault,
		Group:    "strings",
		ID:       EndsWith,
		Name:     "ends_with",
		Null:     NullStrict,
		Signatures: []Signature{
			{
				Parameters: []Parameter{{Kind: datatype.KindString}, {Kind: datatype.KindString}},
				Result:     Result{Kind: datatype.KindBool},
				Text:       "(STRING, STRING) -> BOOL",
			},
		},
		Supported:  true,
		Volatility: Immutable,
	},
}

// scalarNames finds scalar functions by all their names.
var scalarNames = map[string]ID{
	"abs":             Abs,
	"acos":            Acos,
	"ascii":           ASCII,
	"asin":            Asin,
	"atan":            Atan,
	"bit_length":      BitLength,
	"btrim":           Trim,
	"ceil":            Ceil,
	"ceiling":         Ceil,
	"char_length":     Length,
	"coalesce":        Coalesce,
	"concat":          Concat,
	"contains":        Contains,
	"cos":             Cos,
	"count":           ListCount,
	"ends_with":       EndsWith,
	"exp":             Exp,
	"first":           ListFirst,
	"floor":           Floor,
	"initcap":         InitCap,
	"is_null":         IsNull,
	"last":            ListLast,
	"leak_sensitive":  LeakSensitive,
	"left":            Left,
	"length":          Length,
	"ln":              Ln,
	"log":             Log,
	"lookup_hash_map": LookupHashMap,
	"lower":           Lower,
	"lpad":            LPad,
	"ltrim":           LTrim,
	"md5":             MD5,
	"now":             Now,
	"nth":             ListNth,
	"nullif":          NullIf,
	"pow":             Pow,
	"power":           Pow,
	"read_header":     ReadHeader,
	"read_headers":    ReadHeaders,
	"regexp_like":     RegexpLike,
	"regexp_replace":  RegexpReplace,
	"regexp_substr":   RegexpSubstr,
	"repeat":          Repeat,
	"replace":         Replace,
	"reverse":         Reverse,
	"right":           Right,
	"round":           Round,
	"rpad":            RPad,
	"rtrim":           RTrim,
	"split_part":      SplitPart,
	"sqrt":            Sqrt,
	"starts_with":     StartsWith,
	"strpos":          StrPos,
	"substr":          Substr,
	"substring":       Substr,
	"sum":             ListSum,
	"tan":             Tan,
	"to_hex":          ToHex,
	"translate":       Translate,
	"trim":            Trim,
	"upper":           Upper,
	"uuid_v4":         UUIDV4,
	"uuid_v7":         UUIDV7,
	"write_header":    WriteHeader,
}

// aggregateNames finds aggregates by all their names.
var aggregateNames = map[string]ID{
	"count":                       Count,
	"first":                       First,
	"last":                        Last,
	"max":                         Max,
	"min":                         Min,
	"percentile_linear_histogram": PercentileLinearHistogram,
	"sum":                         Sum,
}
