// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import (
	"strconv"
	"strings"
)

// Area validation: faults of expressions and constructions, found when a statement is applied. The codes are stable identifiers of the language.

// UnknownIdentifier reports: an expression names a field that its scope does not have.
//
// Code unknown_identifier, class Validation. Basis: expressions §13.
type UnknownIdentifier struct {
	Name string
	// Suggestion: the nearest known name, or empty.
	Suggestion string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnknownIdentifier) Message() string {
	return "unknown field '" + f.Name + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnknownIdentifier) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unknown_identifier.
func (f *UnknownIdentifier) Code() Code {
	return CodeUnknownIdentifier
}

// Class gives Validation.
func (f *UnknownIdentifier) Class() Class {
	return ClassValidation
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *UnknownIdentifier) Hint() string {
	if f.Suggestion == "" {
		return ""
	}
	return "did you mean '" + f.Suggestion + "'?"
}

// Fields lists the non-sensitive subject fields.
func (f *UnknownIdentifier) Fields() []Field {
	return []Field{
		{"Name", f.Name},
		{"Suggestion", f.Suggestion},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnknownIdentifier) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnknownIdentifier) Is(target error) bool {
	return target == CodeUnknownIdentifier || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnknownIdentifier) WithCause(cause error) *UnknownIdentifier {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnknownIdentifier) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnknownIdentifier) Locate(place Place) {
	f.Place = place
}

// WrongStream reports: an expression reads a scope that its context does not offer.
//
// Code wrong_stream, class Validation. Basis: expressions §9, expressions §13.
type WrongStream struct {
	Scope string
	// Context: the clause by its keywords.
	Context   string
	Available []string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *WrongStream) Message() string {
	return "scope '" + f.Scope + "' is not available in " + f.Context
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *WrongStream) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives wrong_stream.
func (f *WrongStream) Code() Code {
	return CodeWrongStream
}

// Class gives Validation.
func (f *WrongStream) Class() Class {
	return ClassValidation
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *WrongStream) Hint() string {
	if len(f.Available) == 0 {
		return ""
	}
	return "available scopes: " + strings.Join(f.Available, ", ")
}

// Fields lists the non-sensitive subject fields.
func (f *WrongStream) Fields() []Field {
	return []Field{
		{"Scope", f.Scope},
		{"Context", f.Context},
		{"Available", strings.Join(f.Available, ", ")},
	}
}

// Unwrap gives the cause, or nil.
func (f *WrongStream) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *WrongStream) Is(target error) bool {
	return target == CodeWrongStream || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *WrongStream) WithCause(cause error) *WrongStream {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *WrongStream) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *WrongStream) Locate(place Place) {
	f.Place = place
}

// UnknownSet reports: an assignment targets an unknown output field.
//
// Code unknown_set, class Validation. Basis: expressions §8, expressions §13.
type UnknownSet struct {
	Name string
	// Target: the schema assigned to.
	Target     string
	Suggestion string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnknownSet) Message() string {
	return "SET names the field '" + f.Name + "', which " + f.Target + " does not have"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnknownSet) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unknown_set.
func (f *UnknownSet) Code() Code {
	return CodeUnknownSet
}

// Class gives Validation.
func (f *UnknownSet) Class() Class {
	return ClassValidation
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *UnknownSet) Hint() string {
	if f.Suggestion == "" {
		return ""
	}
	return "did you mean '" + f.Suggestion + "'?"
}

// Fields lists the non-sensitive subject fields.
func (f *UnknownSet) Fields() []Field {
	return []Field{
		{"Name", f.Name},
		{"Target", f.Target},
		{"Suggestion", f.Suggestion},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnknownSet) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnknownSet) Is(target error) bool {
	return target == CodeUnknownSet || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnknownSet) WithCause(cause error) *UnknownSet {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnknownSet) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnknownSet) Locate(place Place) {
	f.Place = place
}

// MissingSet reports: a branch or error construction leaves a required field out.
//
// Code missing_set, class Validation. Basis: expressions §8, expressions §13.
type MissingSet struct {
	Name   string
	Target string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *MissingSet) Message() string {
	return "field '" + f.Name + "' of " + f.Target + " must be set"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *MissingSet) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives missing_set.
func (f *MissingSet) Code() Code {
	return CodeMissingSet
}

// Class gives Validation.
func (f *MissingSet) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *MissingSet) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *MissingSet) Fields() []Field {
	return []Field{
		{"Name", f.Name},
		{"Target", f.Target},
	}
}

// Unwrap gives the cause, or nil.
func (f *MissingSet) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *MissingSet) Is(target error) bool {
	return target == CodeMissingSet || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *MissingSet) WithCause(cause error) *MissingSet {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *MissingSet) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *MissingSet) Locate(place Place) {
	f.Place = place
}

// TypeMismatch reports: two types that must be identical differ; there is no implicit conversion.
//
// Code type_mismatch, class Validation. Basis: expressions §5, expressions §13.
type TypeMismatch struct {
	// Expected: the type in canonical text.
	Expected string
	// Found: the type in canonical text.
	Found string
	// Advice: the cast that would help, or empty.
	Advice string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *TypeMismatch) Message() string {
	return "expected " + f.Expected + ", found " + f.Found
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *TypeMismatch) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives type_mismatch.
func (f *TypeMismatch) Code() Code {
	return CodeTypeMismatch
}

// Class gives Validation.
func (f *TypeMismatch) Class() Class {
	return ClassValidation
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *TypeMismatch) Hint() string {
	if f.Advice == "" {
		return ""
	}
	return f.Advice
}

// Fields lists the non-sensitive subject fields.
func (f *TypeMismatch) Fields() []Field {
	return []Field{
		{"Expected", f.Expected},
		{"Found", f.Found},
		{"Advice", f.Advice},
	}
}

// Unwrap gives the cause, or nil.
func (f *TypeMismatch) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *TypeMismatch) Is(target error) bool {
	return target == CodeTypeMismatch || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *TypeMismatch) WithCause(cause error) *TypeMismatch {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *TypeMismatch) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *TypeMismatch) Locate(place Place) {
	f.Place = place
}

// UnsupportedUnary reports: a unary operator is applied to a type it does not know.
//
// Code unsupported_unary, class Validation. Basis: expressions §13.
type UnsupportedUnary struct {
	Operator string
	Type     string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnsupportedUnary) Message() string {
	return "operator " + f.Operator + " is not defined for " + f.Type
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnsupportedUnary) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unsupported_unary.
func (f *UnsupportedUnary) Code() Code {
	return CodeUnsupportedUnary
}

// Class gives Validation.
func (f *UnsupportedUnary) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnsupportedUnary) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnsupportedUnary) Fields() []Field {
	return []Field{
		{"Operator", f.Operator},
		{"Type", f.Type},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnsupportedUnary) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnsupportedUnary) Is(target error) bool {
	return target == CodeUnsupportedUnary || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnsupportedUnary) WithCause(cause error) *UnsupportedUnary {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnsupportedUnary) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnsupportedUnary) Locate(place Place) {
	f.Place = place
}

// UnsupportedBinary reports: a binary operator is applied to a type it does not know.
//
// Code unsupported_binary, class Validation. Basis: expressions §13.
type UnsupportedBinary struct {
	Operator string
	Type     string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnsupportedBinary) Message() string {
	return "operator " + f.Operator + " is not defined for " + f.Type
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnsupportedBinary) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unsupported_binary.
func (f *UnsupportedBinary) Code() Code {
	return CodeUnsupportedBinary
}

// Class gives Validation.
func (f *UnsupportedBinary) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnsupportedBinary) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnsupportedBinary) Fields() []Field {
	return []Field{
		{"Operator", f.Operator},
		{"Type", f.Type},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnsupportedBinary) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnsupportedBinary) Is(target error) bool {
	return target == CodeUnsupportedBinary || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnsupportedBinary) WithCause(cause error) *UnsupportedBinary {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnsupportedBinary) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnsupportedBinary) Locate(place Place) {
	f.Place = place
}

// UnsupportedCast reports: no conversion is defined between the types.
//
// Code unsupported_cast, class Validation. Basis: expressions §4, expressions §13.
type UnsupportedCast struct {
	From string
	To   string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnsupportedCast) Message() string {
	return f.From + " cannot be cast to " + f.To
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnsupportedCast) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unsupported_cast.
func (f *UnsupportedCast) Code() Code {
	return CodeUnsupportedCast
}

// Class gives Validation.
func (f *UnsupportedCast) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnsupportedCast) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnsupportedCast) Fields() []Field {
	return []Field{
		{"From", f.From},
		{"To", f.To},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnsupportedCast) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnsupportedCast) Is(target error) bool {
	return target == CodeUnsupportedCast || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnsupportedCast) WithCause(cause error) *UnsupportedCast {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnsupportedCast) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnsupportedCast) Locate(place Place) {
	f.Place = place
}

// UnsupportedFunction reports: no signature of a function takes the argument types.
//
// Code unsupported_function, class Validation. Basis: expressions §10, expressions §13.
type UnsupportedFunction struct {
	Function string
	// Arguments: the argument types.
	Arguments  []string
	Signatures []string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnsupportedFunction) Message() string {
	return "function " + f.Function + " does not accept (" + strings.Join(f.Arguments, ", ") + ")"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnsupportedFunction) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unsupported_function.
func (f *UnsupportedFunction) Code() Code {
	return CodeUnsupportedFunction
}

// Class gives Validation.
func (f *UnsupportedFunction) Class() Class {
	return ClassValidation
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *UnsupportedFunction) Hint() string {
	if len(f.Signatures) == 0 {
		return ""
	}
	return "accepted: " + strings.Join(f.Signatures, ", ")
}

// Fields lists the non-sensitive subject fields.
func (f *UnsupportedFunction) Fields() []Field {
	return []Field{
		{"Function", f.Function},
		{"Arguments", strings.Join(f.Arguments, ", ")},
		{"Signatures", strings.Join(f.Signatures, ", ")},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnsupportedFunction) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnsupportedFunction) Is(target error) bool {
	return target == CodeUnsupportedFunction || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnsupportedFunction) WithCause(cause error) *UnsupportedFunction {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnsupportedFunction) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnsupportedFunction) Locate(place Place) {
	f.Place = place
}

// UnknownFunction reports: no built-in function has the name.
//
// Code unknown_function, class Validation. Basis: expressions §10, expressions §13.
type UnknownFunction struct {
	Function string
	Advice   string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnknownFunction) Message() string {
	return "unknown function '" + f.Function + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnknownFunction) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unknown_function.
func (f *UnknownFunction) Code() Code {
	return CodeUnknownFunction
}

// Class gives Validation.
func (f *UnknownFunction) Class() Class {
	return ClassValidation
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *UnknownFunction) Hint() string {
	if f.Advice == "" {
		return ""
	}
	return f.Advice
}

// Fields lists the non-sensitive subject fields.
func (f *UnknownFunction) Fields() []Field {
	return []Field{
		{"Function", f.Function},
		{"Advice", f.Advice},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnknownFunction) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnknownFunction) Is(target error) bool {
	return target == CodeUnknownFunction || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnknownFunction) WithCause(cause error) *UnknownFunction {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnknownFunction) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnknownFunction) Locate(place Place) {
	f.Place = place
}

// InvalidFunctionArity reports: a function is called with a number of arguments it does not take.
//
// Code invalid_function_arity, class Validation. Basis: expressions §13.
type InvalidFunctionArity struct {
	Function string
	// Expected: the accepted numbers, such as `2 or 3`.
	Expected string
	Found    int
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *InvalidFunctionArity) Message() string {
	return "function " + f.Function + " takes " + f.Expected + " arguments, found " + strconv.Itoa(f.Found)
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidFunctionArity) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_function_arity.
func (f *InvalidFunctionArity) Code() Code {
	return CodeInvalidFunctionArity
}

// Class gives Validation.
func (f *InvalidFunctionArity) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidFunctionArity) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidFunctionArity) Fields() []Field {
	return []Field{
		{"Function", f.Function},
		{"Expected", f.Expected},
		{"Found", strconv.Itoa(f.Found)},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidFunctionArity) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidFunctionArity) Is(target error) bool {
	return target == CodeInvalidFunctionArity || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidFunctionArity) WithCause(cause error) *InvalidFunctionArity {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *InvalidFunctionArity) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *InvalidFunctionArity) Locate(place Place) {
	f.Place = place
}

// UnsupportedFunctionContext reports: a function is used where the language does not allow it.
//
// Code unsupported_function_context, class Validation. Basis: expressions §12.2, expressions
// §13.
type UnsupportedFunctionContext struct {
	Function string
	Context  string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnsupportedFunctionContext) Message() string {
	return "function " + f.Function + " is not available in " + f.Context
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnsupportedFunctionContext) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unsupported_function_context.
func (f *UnsupportedFunctionContext) Code() Code {
	return CodeUnsupportedFunctionContext
}

// Class gives Validation.
func (f *UnsupportedFunctionContext) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnsupportedFunctionContext) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnsupportedFunctionContext) Fields() []Field {
	return []Field{
		{"Function", f.Function},
		{"Context", f.Context},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnsupportedFunctionContext) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnsupportedFunctionContext) Is(target error) bool {
	return target == CodeUnsupportedFunctionContext || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnsupportedFunctionContext) WithCause(cause error) *UnsupportedFunctionContext {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnsupportedFunctionContext) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnsupportedFunctionContext) Locate(place Place) {
	f.Place = place
}

// UnsupportedInvokeContext reports: headers are written to a sink that has none.
//
// Code unsupported_invoke_context, class Validation. Basis: expressions §13.
type UnsupportedInvokeContext struct {
	Sink string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnsupportedInvokeContext) Message() string {
	return "INVOKE is not available for " + f.Sink
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnsupportedInvokeContext) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unsupported_invoke_context.
func (f *UnsupportedInvokeContext) Code() Code {
	return CodeUnsupportedInvokeContext
}

// Class gives Validation.
func (f *UnsupportedInvokeContext) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnsupportedInvokeContext) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnsupportedInvokeContext) Fields() []Field {
	return []Field{
		{"Sink", f.Sink},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnsupportedInvokeContext) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnsupportedInvokeContext) Is(target error) bool {
	return target == CodeUnsupportedInvokeContext || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnsupportedInvokeContext) WithCause(cause error) *UnsupportedInvokeContext {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnsupportedInvokeContext) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnsupportedInvokeContext) Locate(place Place) {
	f.Place = place
}

// UnsupportedInvocation reports: INVOKE names something other than a side-effect call.
//
// Code unsupported_invocation, class Validation. Basis: expressions §13.
type UnsupportedInvocation struct {
	Function string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnsupportedInvocation) Message() string {
	return f.Function + " cannot be invoked"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnsupportedInvocation) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unsupported_invocation.
func (f *UnsupportedInvocation) Code() Code {
	return CodeUnsupportedInvocation
}

// Class gives Validation.
func (f *UnsupportedInvocation) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnsupportedInvocation) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnsupportedInvocation) Fields() []Field {
	return []Field{
		{"Function", f.Function},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnsupportedInvocation) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnsupportedInvocation) Is(target error) bool {
	return target == CodeUnsupportedInvocation || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnsupportedInvocation) WithCause(cause error) *UnsupportedInvocation {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnsupportedInvocation) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnsupportedInvocation) Locate(place Place) {
	f.Place = place
}

// NullableHeaderArgument reports: a header name or value is not statically non-null.
//
// Code nullable_header_argument, class Validation. Basis: expressions §10.1, expressions §13.
type NullableHeaderArgument struct {
	Argument string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *NullableHeaderArgument) Message() string {
	return "argument " + f.Argument + " of write_header may be null"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NullableHeaderArgument) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives nullable_header_argument.
func (f *NullableHeaderArgument) Code() Code {
	return CodeNullableHeaderArgument
}

// Class gives Validation.
func (f *NullableHeaderArgument) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NullableHeaderArgument) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NullableHeaderArgument) Fields() []Field {
	return []Field{
		{"Argument", f.Argument},
	}
}

// Unwrap gives the cause, or nil.
func (f *NullableHeaderArgument) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NullableHeaderArgument) Is(target error) bool {
	return target == CodeNullableHeaderArgument || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *NullableHeaderArgument) WithCause(cause error) *NullableHeaderArgument {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *NullableHeaderArgument) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *NullableHeaderArgument) Locate(place Place) {
	f.Place = place
}

// InvalidSideEffectCall reports: a side-effect call is part of an expression.
//
// Code invalid_side_effect_call, class Validation. Basis: expressions §10.1, expressions §13.
type InvalidSideEffectCall struct {
	Function string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *InvalidSideEffectCall) Message() string {
	return f.Function + " may only stand as a complete INVOKE call"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidSideEffectCall) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_side_effect_call.
func (f *InvalidSideEffectCall) Code() Code {
	return CodeInvalidSideEffectCall
}

// Class gives Validation.
func (f *InvalidSideEffectCall) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidSideEffectCall) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidSideEffectCall) Fields() []Field {
	return []Field{
		{"Function", f.Function},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidSideEffectCall) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidSideEffectCall) Is(target error) bool {
	return target == CodeInvalidSideEffectCall || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidSideEffectCall) WithCause(cause error) *InvalidSideEffectCall {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *InvalidSideEffectCall) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *InvalidSideEffectCall) Locate(place Place) {
	f.Place = place
}

// InvalidFilter reports: a predicate is not BOOL.
//
// Code invalid_filter, class Validation. Basis: expressions §13.
type InvalidFilter struct {
	Found string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *InvalidFilter) Message() string {
	return "WHERE needs BOOL, found " + f.Found
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidFilter) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_filter.
func (f *InvalidFilter) Code() Code {
	return CodeInvalidFilter
}

// Class gives Validation.
func (f *InvalidFilter) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidFilter) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidFilter) Fields() []Field {
	return []Field{
		{"Found", f.Found},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidFilter) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidFilter) Is(target error) bool {
	return target == CodeInvalidFilter || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidFilter) WithCause(cause error) *InvalidFilter {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *InvalidFilter) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *InvalidFilter) Locate(place Place) {
	f.Place = place
}

// InvalidCondition reports: the condition of IF or a searched CASE is not BOOL.
//
// Code invalid_condition, class Validation. Basis: expressions §6, expressions §13.
type InvalidCondition struct {
	Found string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *InvalidCondition) Message() string {
	return "a condition needs BOOL, found " + f.Found
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidCondition) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_condition.
func (f *InvalidCondition) Code() Code {
	return CodeInvalidCondition
}

// Class gives Validation.
func (f *InvalidCondition) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidCondition) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidCondition) Fields() []Field {
	return []Field{
		{"Found", f.Found},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidCondition) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidCondition) Is(target error) bool {
	return target == CodeInvalidCondition || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidCondition) WithCause(cause error) *InvalidCondition {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *InvalidCondition) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *InvalidCondition) Locate(place Place) {
	f.Place = place
}

// InvalidCase reports: the arms of a CASE do not fit together.
//
// Code invalid_case, class Validation. Basis: expressions §6, expressions §13.
type InvalidCase struct {
	Reason string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *InvalidCase) Message() string {
	return "invalid CASE: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidCase) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_case.
func (f *InvalidCase) Code() Code {
	return CodeInvalidCase
}

// Class gives Validation.
func (f *InvalidCase) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidCase) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidCase) Fields() []Field {
	return []Field{
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidCase) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidCase) Is(target error) bool {
	return target == CodeInvalidCase || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidCase) WithCause(cause error) *InvalidCase {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *InvalidCase) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *InvalidCase) Locate(place Place) {
	f.Place = place
}

// UntypedNull reports: NULL stands where nothing gives it a type.
//
// Code untyped_null, class Validation. Basis: expressions §1, expressions §13.
type UntypedNull struct {
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UntypedNull) Message() string {
	return "NULL has no type here"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UntypedNull) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives untyped_null.
func (f *UntypedNull) Code() Code {
	return CodeUntypedNull
}

// Class gives Validation.
func (f *UntypedNull) Class() Class {
	return ClassValidation
}

// Hint advises what to do.
func (f *UntypedNull) Hint() string {
	return "NULL may stand as a complete assigned value or as a result of CASE or IF with a typed sibling"
}

// Fields lists the non-sensitive subject fields.
func (f *UntypedNull) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *UntypedNull) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UntypedNull) Is(target error) bool {
	return target == CodeUntypedNull || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UntypedNull) WithCause(cause error) *UntypedNull {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UntypedNull) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UntypedNull) Locate(place Place) {
	f.Place = place
}

// UnsupportedType reports: a construct does not take values of the type.
//
// Code unsupported_type, class Validation. Basis: expressions §6, expressions §13.
type UnsupportedType struct {
	Construct string
	Type      string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnsupportedType) Message() string {
	return f.Construct + " does not support " + f.Type
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnsupportedType) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unsupported_type.
func (f *UnsupportedType) Code() Code {
	return CodeUnsupportedType
}

// Class gives Validation.
func (f *UnsupportedType) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnsupportedType) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnsupportedType) Fields() []Field {
	return []Field{
		{"Construct", f.Construct},
		{"Type", f.Type},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnsupportedType) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnsupportedType) Is(target error) bool {
	return target == CodeUnsupportedType || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnsupportedType) WithCause(cause error) *UnsupportedType {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnsupportedType) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnsupportedType) Locate(place Place) {
	f.Place = place
}

// NullForRequiredField reports: a value that may be null is assigned to a required field.
//
// Code null_for_required_field, class Validation. Basis: expressions §2.2, expressions §13.
type NullForRequiredField struct {
	Name string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *NullForRequiredField) Message() string {
	return "field '" + f.Name + "' is required, but the value may be null"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NullForRequiredField) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives null_for_required_field.
func (f *NullForRequiredField) Code() Code {
	return CodeNullForRequiredField
}

// Class gives Validation.
func (f *NullForRequiredField) Class() Class {
	return ClassValidation
}

// Hint advises what to do.
func (f *NullForRequiredField) Hint() string {
	return "give a default with coalesce, or declare the field OPTIONAL"
}

// Fields lists the non-sensitive subject fields.
func (f *NullForRequiredField) Fields() []Field {
	return []Field{
		{"Name", f.Name},
	}
}

// Unwrap gives the cause, or nil.
func (f *NullForRequiredField) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NullForRequiredField) Is(target error) bool {
	return target == CodeNullForRequiredField || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *NullForRequiredField) WithCause(cause error) *NullForRequiredField {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *NullForRequiredField) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *NullForRequiredField) Locate(place Place) {
	f.Place = place
}

// UninitializedRequiredField reports: a construction ends without a value for a required field.
//
// Code uninitialized_required_field, class Validation. Basis: expressions §8, expressions §13.
type UninitializedRequiredField struct {
	Name   string
	Target string
	// Clauses: the clauses that could assign it.
	Clauses string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UninitializedRequiredField) Message() string {
	return "required field '" + f.Name + "' of " + f.Target + " is never assigned"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UninitializedRequiredField) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives uninitialized_required_field.
func (f *UninitializedRequiredField) Code() Code {
	return CodeUninitializedRequiredField
}

// Class gives Validation.
func (f *UninitializedRequiredField) Class() Class {
	return ClassValidation
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *UninitializedRequiredField) Hint() string {
	if f.Clauses == "" {
		return ""
	}
	return "add it to " + f.Clauses
}

// Fields lists the non-sensitive subject fields.
func (f *UninitializedRequiredField) Fields() []Field {
	return []Field{
		{"Name", f.Name},
		{"Target", f.Target},
		{"Clauses", f.Clauses},
	}
}

// Unwrap gives the cause, or nil.
func (f *UninitializedRequiredField) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UninitializedRequiredField) Is(target error) bool {
	return target == CodeUninitializedRequiredField || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UninitializedRequiredField) WithCause(cause error) *UninitializedRequiredField {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UninitializedRequiredField) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UninitializedRequiredField) Locate(place Place) {
	f.Place = place
}

// SensitiveLeak reports: a sensitive value flows to a place that is not declared sensitive.
//
// Code sensitive_leak, class Validation. Basis: expressions §2.3, expressions §13.
type SensitiveLeak struct {
	// Target: the field or output, by name.
	Target string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *SensitiveLeak) Message() string {
	return "a sensitive value would reach " + f.Target
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SensitiveLeak) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives sensitive_leak.
func (f *SensitiveLeak) Code() Code {
	return CodeSensitiveLeak
}

// Class gives Validation.
func (f *SensitiveLeak) Class() Class {
	return ClassValidation
}

// Hint advises what to do.
func (f *SensitiveLeak) Hint() string {
	return "declassify it with leak_sensitive(…) or INHERIT … LEAK SENSITIVE if that is intended"
}

// Fields lists the non-sensitive subject fields.
func (f *SensitiveLeak) Fields() []Field {
	return []Field{
		{"Target", f.Target},
	}
}

// Unwrap gives the cause, or nil.
func (f *SensitiveLeak) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SensitiveLeak) Is(target error) bool {
	return target == CodeSensitiveLeak || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *SensitiveLeak) WithCause(cause error) *SensitiveLeak {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *SensitiveLeak) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *SensitiveLeak) Locate(place Place) {
	f.Place = place
}

// UnknownSensitiveField reports: a declassification names a field that needs none.
//
// Code unknown_sensitive_field, class Validation. Basis: expressions §2.3, expressions §13.
type UnknownSensitiveField struct {
	Name string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnknownSensitiveField) Message() string {
	return "LEAK SENSITIVE names '" + f.Name + "', which is not a sensitive input field"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnknownSensitiveField) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unknown_sensitive_field.
func (f *UnknownSensitiveField) Code() Code {
	return CodeUnknownSensitiveField
}

// Class gives Validation.
func (f *UnknownSensitiveField) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnknownSensitiveField) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnknownSensitiveField) Fields() []Field {
	return []Field{
		{"Name", f.Name},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnknownSensitiveField) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnknownSensitiveField) Is(target error) bool {
	return target == CodeUnknownSensitiveField || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnknownSensitiveField) WithCause(cause error) *UnknownSensitiveField {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnknownSensitiveField) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnknownSensitiveField) Locate(place Place) {
	f.Place = place
}

// DuplicateField reports: a list that must name every field once repeats one.
//
// Code duplicate_field, class Validation. Basis: expressions §8.
type DuplicateField struct {
	Name      string
	Construct string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *DuplicateField) Message() string {
	return "field '" + f.Name + "' is named twice in " + f.Construct
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *DuplicateField) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives duplicate_field.
func (f *DuplicateField) Code() Code {
	return CodeDuplicateField
}

// Class gives Validation.
func (f *DuplicateField) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *DuplicateField) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *DuplicateField) Fields() []Field {
	return []Field{
		{"Name", f.Name},
		{"Construct", f.Construct},
	}
}

// Unwrap gives the cause, or nil.
func (f *DuplicateField) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *DuplicateField) Is(target error) bool {
	return target == CodeDuplicateField || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *DuplicateField) WithCause(cause error) *DuplicateField {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *DuplicateField) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *DuplicateField) Locate(place Place) {
	f.Place = place
}

// InheritMismatch reports: INHERIT selects a field that input and output do not declare alike.
//
// Code inherit_mismatch, class Validation. Basis: expressions §8.
type InheritMismatch struct {
	Name   string
	Reason string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *InheritMismatch) Message() string {
	return "field '" + f.Name + "' cannot be inherited: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InheritMismatch) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives inherit_mismatch.
func (f *InheritMismatch) Code() Code {
	return CodeInheritMismatch
}

// Class gives Validation.
func (f *InheritMismatch) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InheritMismatch) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InheritMismatch) Fields() []Field {
	return []Field{
		{"Name", f.Name},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *InheritMismatch) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InheritMismatch) Is(target error) bool {
	return target == CodeInheritMismatch || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *InheritMismatch) WithCause(cause error) *InheritMismatch {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *InheritMismatch) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *InheritMismatch) Locate(place Place) {
	f.Place = place
}

// MissingAggregate reports: a window route reads no aggregate.
//
// Code missing_aggregate, class Validation. Basis: expressions §8.
type MissingAggregate struct {
	// Name: the target relay.
	Name string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *MissingAggregate) Message() string {
	return "the rows for '" + f.Name + "' need at least one aggregate"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *MissingAggregate) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives missing_aggregate.
func (f *MissingAggregate) Code() Code {
	return CodeMissingAggregate
}

// Class gives Validation.
func (f *MissingAggregate) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *MissingAggregate) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *MissingAggregate) Fields() []Field {
	return []Field{
		{"Name", f.Name},
	}
}

// Unwrap gives the cause, or nil.
func (f *MissingAggregate) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *MissingAggregate) Is(target error) bool {
	return target == CodeMissingAggregate || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *MissingAggregate) WithCause(cause error) *MissingAggregate {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *MissingAggregate) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *MissingAggregate) Locate(place Place) {
	f.Place = place
}

// NestedAggregate reports: aggregates nest.
//
// Code nested_aggregate, class Validation. Basis: expressions §8.
type NestedAggregate struct {
	Function string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *NestedAggregate) Message() string {
	return "aggregate " + f.Function + " must not stand inside another aggregate"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NestedAggregate) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives nested_aggregate.
func (f *NestedAggregate) Code() Code {
	return CodeNestedAggregate
}

// Class gives Validation.
func (f *NestedAggregate) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NestedAggregate) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NestedAggregate) Fields() []Field {
	return []Field{
		{"Function", f.Function},
	}
}

// Unwrap gives the cause, or nil.
func (f *NestedAggregate) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NestedAggregate) Is(target error) bool {
	return target == CodeNestedAggregate || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *NestedAggregate) WithCause(cause error) *NestedAggregate {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *NestedAggregate) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *NestedAggregate) Locate(place Place) {
	f.Place = place
}

// UninitializedRead reports: an expression reads an output field that no earlier step
// initialised.
//
// Code uninitialized_read, class Validation. Basis: expressions §8.
type UninitializedRead struct {
	Name string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UninitializedRead) Message() string {
	return "field '" + f.Name + "' is read before it is assigned"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UninitializedRead) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives uninitialized_read.
func (f *UninitializedRead) Code() Code {
	return CodeUninitializedRead
}

// Class gives Validation.
func (f *UninitializedRead) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UninitializedRead) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UninitializedRead) Fields() []Field {
	return []Field{
		{"Name", f.Name},
	}
}

// Unwrap gives the cause, or nil.
func (f *UninitializedRead) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UninitializedRead) Is(target error) bool {
	return target == CodeUninitializedRead || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UninitializedRead) WithCause(cause error) *UninitializedRead {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UninitializedRead) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UninitializedRead) Locate(place Place) {
	f.Place = place
}

// ExpressionTooDeep reports: an expression is above the bound of the checker.
//
// Code expression_too_deep, class Validation.
type ExpressionTooDeep struct {
	Limit int
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *ExpressionTooDeep) Message() string {
	return "the expression nests deeper than " + strconv.Itoa(f.Limit) + " levels"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ExpressionTooDeep) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives expression_too_deep.
func (f *ExpressionTooDeep) Code() Code {
	return CodeExpressionTooDeep
}

// Class gives Validation.
func (f *ExpressionTooDeep) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ExpressionTooDeep) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ExpressionTooDeep) Fields() []Field {
	return []Field{
		{"Limit", strconv.Itoa(f.Limit)},
	}
}

// Unwrap gives the cause, or nil.
func (f *ExpressionTooDeep) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ExpressionTooDeep) Is(target error) bool {
	return target == CodeExpressionTooDeep || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *ExpressionTooDeep) WithCause(cause error) *ExpressionTooDeep {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *ExpressionTooDeep) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *ExpressionTooDeep) Locate(place Place) {
	f.Place = place
}

// UndeclaredState reports: an expression reads the materialized state of a relay that its node
// does not depend on.
//
// Code undeclared_state, class Validation. Basis: expressions §9, nspl-grammar §5.4.
type UndeclaredState struct {
	Relay  string
	Advice string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UndeclaredState) Message() string {
	return "relay_state." + f.Relay + " is not declared"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UndeclaredState) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives undeclared_state.
func (f *UndeclaredState) Code() Code {
	return CodeUndeclaredState
}

// Class gives Validation.
func (f *UndeclaredState) Class() Class {
	return ClassValidation
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *UndeclaredState) Hint() string {
	if f.Advice == "" {
		return ""
	}
	return f.Advice
}

// Fields lists the non-sensitive subject fields.
func (f *UndeclaredState) Fields() []Field {
	return []Field{
		{"Relay", f.Relay},
		{"Advice", f.Advice},
	}
}

// Unwrap gives the cause, or nil.
func (f *UndeclaredState) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UndeclaredState) Is(target error) bool {
	return target == CodeUndeclaredState || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UndeclaredState) WithCause(cause error) *UndeclaredState {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UndeclaredState) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UndeclaredState) Locate(place Place) {
	f.Place = place
}

// ConstantArgument reports: an argument that must be a constant is none, or is out of its range.
//
// Code constant_argument, class Validation. Basis: expressions §10.1, expressions §11.
type ConstantArgument struct {
	Function string
	// Position: counted from 1.
	Position    string
	Requirement string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *ConstantArgument) Message() string {
	return "argument " + f.Position + " of " + f.Function + " must be " + f.Requirement
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ConstantArgument) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives constant_argument.
func (f *ConstantArgument) Code() Code {
	return CodeConstantArgument
}

// Class gives Validation.
func (f *ConstantArgument) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ConstantArgument) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ConstantArgument) Fields() []Field {
	return []Field{
		{"Function", f.Function},
		{"Position", f.Position},
		{"Requirement", f.Requirement},
	}
}

// Unwrap gives the cause, or nil.
func (f *ConstantArgument) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ConstantArgument) Is(target error) bool {
	return target == CodeConstantArgument || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *ConstantArgument) WithCause(cause error) *ConstantArgument {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *ConstantArgument) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *ConstantArgument) Locate(place Place) {
	f.Place = place
}

// NestedLookup reports: hash map lookups nest.
//
// Code nested_lookup, class Validation. Basis: expressions §10.1.
type NestedLookup struct {
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *NestedLookup) Message() string {
	return "lookup_hash_map must not stand inside the key of another lookup"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NestedLookup) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives nested_lookup.
func (f *NestedLookup) Code() Code {
	return CodeNestedLookup
}

// Class gives Validation.
func (f *NestedLookup) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NestedLookup) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NestedLookup) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *NestedLookup) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NestedLookup) Is(target error) bool {
	return target == CodeNestedLookup || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *NestedLookup) WithCause(cause error) *NestedLookup {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *NestedLookup) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *NestedLookup) Locate(place Place) {
	f.Place = place
}

// MisplacedArrayLiteral reports: an array literal is an operand, an argument or a value of
// another clause.
//
// Code misplaced_array_literal, class Validation. Basis: expressions §1, nspl-grammar §4.3.
type MisplacedArrayLiteral struct {
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *MisplacedArrayLiteral) Message() string {
	return "an array literal may only stand as a value in SET of a window processor"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *MisplacedArrayLiteral) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives misplaced_array_literal.
func (f *MisplacedArrayLiteral) Code() Code {
	return CodeMisplacedArrayLiteral
}

// Class gives Validation.
func (f *MisplacedArrayLiteral) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *MisplacedArrayLiteral) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *MisplacedArrayLiteral) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *MisplacedArrayLiteral) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *MisplacedArrayLiteral) Is(target error) bool {
	return target == CodeMisplacedArrayLiteral || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *MisplacedArrayLiteral) WithCause(cause error) *MisplacedArrayLiteral {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *MisplacedArrayLiteral) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *MisplacedArrayLiteral) Locate(place Place) {
	f.Place = place
}

// StateNotMaterialized reports: a node depends on state that its relay does not keep.
//
// Code state_not_materialized, class Validation. Basis: nspl-grammar §5.4.
type StateNotMaterialized struct {
	Relay string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *StateNotMaterialized) Message() string {
	return "relay '" + f.Relay + "' is not materialized; it must declare materialized state"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *StateNotMaterialized) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives state_not_materialized.
func (f *StateNotMaterialized) Code() Code {
	return CodeStateNotMaterialized
}

// Class gives Validation.
func (f *StateNotMaterialized) Class() Class {
	return ClassValidation
}

// Hint advises what to do.
func (f *StateNotMaterialized) Hint() string {
	return "create it WITH MATERIALIZED STATE, or add that with ALTER RELAY"
}

// Fields lists the non-sensitive subject fields.
func (f *StateNotMaterialized) Fields() []Field {
	return []Field{
		{"Relay", f.Relay},
	}
}

// Unwrap gives the cause, or nil.
func (f *StateNotMaterialized) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *StateNotMaterialized) Is(target error) bool {
	return target == CodeStateNotMaterialized || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *StateNotMaterialized) WithCause(cause error) *StateNotMaterialized {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *StateNotMaterialized) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *StateNotMaterialized) Locate(place Place) {
	f.Place = place
}

// InvalidTensor reports: the tensors of an inferencer do not fit together.
//
// Code invalid_tensor, class Validation. Basis: nspl-grammar §5.4.
type InvalidTensor struct {
	Name string
	// Requirement: the fault as a predicate.
	Requirement string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *InvalidTensor) Message() string {
	return "tensor '" + f.Name + "' " + f.Requirement
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidTensor) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_tensor.
func (f *InvalidTensor) Code() Code {
	return CodeInvalidTensor
}

// Class gives Validation.
func (f *InvalidTensor) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidTensor) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidTensor) Fields() []Field {
	return []Field{
		{"Name", f.Name},
		{"Requirement", f.Requirement},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidTensor) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidTensor) Is(target error) bool {
	return target == CodeInvalidTensor || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidTensor) WithCause(cause error) *InvalidTensor {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *InvalidTensor) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *InvalidTensor) Locate(place Place) {
	f.Place = place
}
