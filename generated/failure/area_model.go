// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import "strings"

// Area model: faults of model statements against the models and domains that exist.

// DuplicateModel reports: CREATE names an existing model of the kind.
//
// Code duplicate_model, class Exists. Basis: nspl-grammar §5.3, runtime-semantics §16.2.
type DuplicateModel struct {
	Kind   string
	Model  string
	Domain string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *DuplicateModel) Message() string {
	return "model '" + f.Model + "' already exists in domain '" + f.Domain + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *DuplicateModel) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives duplicate_model.
func (f *DuplicateModel) Code() Code {
	return CodeDuplicateModel
}

// Class gives Exists.
func (f *DuplicateModel) Class() Class {
	return ClassExists
}

// Hint advises what to do.
func (f *DuplicateModel) Hint() string {
	return "use CREATE IF NOT EXISTS to accept an existing one"
}

// Fields lists the non-sensitive subject fields.
func (f *DuplicateModel) Fields() []Field {
	return []Field{
		{"Kind", f.Kind},
		{"Model", f.Model},
		{"Domain", f.Domain},
	}
}

// Unwrap gives the cause, or nil.
func (f *DuplicateModel) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *DuplicateModel) Is(target error) bool {
	return target == CodeDuplicateModel || target == ClassExists
}

// WithCause records what led to the failure and gives the failure back.
func (f *DuplicateModel) WithCause(cause error) *DuplicateModel {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *DuplicateModel) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *DuplicateModel) Locate(place Place) {
	f.Place = place
}

// UnknownModel reports: a statement addresses a model that does not exist.
//
// Code unknown_model, class NotFound. Basis: nspl-grammar §5.3.
type UnknownModel struct {
	Kind       string
	Model      string
	Domain     string
	Suggestion string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnknownModel) Message() string {
	return "unknown " + f.Kind + " '" + f.Model + "' in domain '" + f.Domain + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnknownModel) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unknown_model.
func (f *UnknownModel) Code() Code {
	return CodeUnknownModel
}

// Class gives NotFound.
func (f *UnknownModel) Class() Class {
	return ClassNotFound
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *UnknownModel) Hint() string {
	if f.Suggestion == "" {
		return ""
	}
	return "did you mean '" + f.Suggestion + "'?"
}

// Fields lists the non-sensitive subject fields.
func (f *UnknownModel) Fields() []Field {
	return []Field{
		{"Kind", f.Kind},
		{"Model", f.Model},
		{"Domain", f.Domain},
		{"Suggestion", f.Suggestion},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnknownModel) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnknownModel) Is(target error) bool {
	return target == CodeUnknownModel || target == ClassNotFound
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnknownModel) WithCause(cause error) *UnknownModel {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnknownModel) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnknownModel) Locate(place Place) {
	f.Place = place
}

// UnknownReference reports: a model names another one that does not exist.
//
// Code unknown_reference, class Validation. Basis: nspl-grammar §5.3.
type UnknownReference struct {
	// Referrer: kind and name of the referring model.
	Referrer string
	// Kind: the kind that is needed.
	Kind       string
	Model      string
	Suggestion string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnknownReference) Message() string {
	return f.Referrer + " names the unknown " + f.Kind + " '" + f.Model + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnknownReference) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unknown_reference.
func (f *UnknownReference) Code() Code {
	return CodeUnknownReference
}

// Class gives Validation.
func (f *UnknownReference) Class() Class {
	return ClassValidation
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *UnknownReference) Hint() string {
	if f.Suggestion == "" {
		return ""
	}
	return "did you mean '" + f.Suggestion + "'?"
}

// Fields lists the non-sensitive subject fields.
func (f *UnknownReference) Fields() []Field {
	return []Field{
		{"Referrer", f.Referrer},
		{"Kind", f.Kind},
		{"Model", f.Model},
		{"Suggestion", f.Suggestion},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnknownReference) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnknownReference) Is(target error) bool {
	return target == CodeUnknownReference || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnknownReference) WithCause(cause error) *UnknownReference {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnknownReference) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnknownReference) Locate(place Place) {
	f.Place = place
}

// WrongReferenceKind reports: a model names another one of the wrong kind.
//
// Code wrong_reference_kind, class Validation. Basis: nspl-grammar §5.3.
type WrongReferenceKind struct {
	Referrer string
	Kind     string
	Model    string
	Found    string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *WrongReferenceKind) Message() string {
	return f.Referrer + " needs a " + f.Kind + ", but '" + f.Model + "' is a " + f.Found
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *WrongReferenceKind) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives wrong_reference_kind.
func (f *WrongReferenceKind) Code() Code {
	return CodeWrongReferenceKind
}

// Class gives Validation.
func (f *WrongReferenceKind) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *WrongReferenceKind) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *WrongReferenceKind) Fields() []Field {
	return []Field{
		{"Referrer", f.Referrer},
		{"Kind", f.Kind},
		{"Model", f.Model},
		{"Found", f.Found},
	}
}

// Unwrap gives the cause, or nil.
func (f *WrongReferenceKind) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *WrongReferenceKind) Is(target error) bool {
	return target == CodeWrongReferenceKind || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *WrongReferenceKind) WithCause(cause error) *WrongReferenceKind {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *WrongReferenceKind) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *WrongReferenceKind) Locate(place Place) {
	f.Place = place
}

// ModelInUse reports: DROP names a model that others require.
//
// Code model_in_use, class State. Basis: nspl-grammar §5.3.
type ModelInUse struct {
	Kind   string
	Model  string
	Domain string
	// Dependents: kind and name of each dependent.
	Dependents []string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *ModelInUse) Message() string {
	return f.Kind + " '" + f.Model + "' in domain '" + f.Domain + "' is used by " + strings.Join(f.Dependents, ", ")
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ModelInUse) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives model_in_use.
func (f *ModelInUse) Code() Code {
	return CodeModelInUse
}

// Class gives State.
func (f *ModelInUse) Class() Class {
	return ClassState
}

// Hint advises what to do.
func (f *ModelInUse) Hint() string {
	return "drop the dependents first, or in the same batch"
}

// Fields lists the non-sensitive subject fields.
func (f *ModelInUse) Fields() []Field {
	return []Field{
		{"Kind", f.Kind},
		{"Model", f.Model},
		{"Domain", f.Domain},
		{"Dependents", strings.Join(f.Dependents, ", ")},
	}
}

// Unwrap gives the cause, or nil.
func (f *ModelInUse) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ModelInUse) Is(target error) bool {
	return target == CodeModelInUse || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *ModelInUse) WithCause(cause error) *ModelInUse {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *ModelInUse) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *ModelInUse) Locate(place Place) {
	f.Place = place
}

// BranchMismatch reports: a node and a relay do not agree on the branch.
//
// Code branch_mismatch, class Validation. Basis: runtime-semantics §4.
type BranchMismatch struct {
	Referrer string
	// Expected: `UNBRANCHED` or `BRANCHED BY b`.
	Expected string
	Relay    string
	Found    string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *BranchMismatch) Message() string {
	return f.Referrer + " needs " + f.Expected + ", but " + f.Relay + " is " + f.Found
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *BranchMismatch) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives branch_mismatch.
func (f *BranchMismatch) Code() Code {
	return CodeBranchMismatch
}

// Class gives Validation.
func (f *BranchMismatch) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *BranchMismatch) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *BranchMismatch) Fields() []Field {
	return []Field{
		{"Referrer", f.Referrer},
		{"Expected", f.Expected},
		{"Relay", f.Relay},
		{"Found", f.Found},
	}
}

// Unwrap gives the cause, or nil.
func (f *BranchMismatch) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *BranchMismatch) Is(target error) bool {
	return target == CodeBranchMismatch || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *BranchMismatch) WithCause(cause error) *BranchMismatch {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *BranchMismatch) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *BranchMismatch) Locate(place Place) {
	f.Place = place
}

// SchemaMismatch reports: two schemas that must agree differ.
//
// Code schema_mismatch, class Validation. Basis: runtime-semantics §12.1.
type SchemaMismatch struct {
	Subject string
	Target  string
	Reason  string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *SchemaMismatch) Message() string {
	return f.Subject + " does not fit " + f.Target + ": " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SchemaMismatch) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives schema_mismatch.
func (f *SchemaMismatch) Code() Code {
	return CodeSchemaMismatch
}

// Class gives Validation.
func (f *SchemaMismatch) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *SchemaMismatch) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *SchemaMismatch) Fields() []Field {
	return []Field{
		{"Subject", f.Subject},
		{"Target", f.Target},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *SchemaMismatch) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SchemaMismatch) Is(target error) bool {
	return target == CodeSchemaMismatch || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *SchemaMismatch) WithCause(cause error) *SchemaMismatch {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *SchemaMismatch) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *SchemaMismatch) Locate(place Place) {
	f.Place = place
}

// EndpointCollision reports: a host name or path is bound twice.
//
// Code endpoint_collision, class Validation. Basis: runtime-semantics §13.
type EndpointCollision struct {
	// Subject: `host name` or `endpoint path`.
	Subject string
	Value   string
	Domain  string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *EndpointCollision) Message() string {
	return f.Subject + " '" + f.Value + "' is already served by domain '" + f.Domain + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *EndpointCollision) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives endpoint_collision.
func (f *EndpointCollision) Code() Code {
	return CodeEndpointCollision
}

// Class gives Validation.
func (f *EndpointCollision) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *EndpointCollision) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *EndpointCollision) Fields() []Field {
	return []Field{
		{"Subject", f.Subject},
		{"Value", f.Value},
		{"Domain", f.Domain},
	}
}

// Unwrap gives the cause, or nil.
func (f *EndpointCollision) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *EndpointCollision) Is(target error) bool {
	return target == CodeEndpointCollision || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *EndpointCollision) WithCause(cause error) *EndpointCollision {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *EndpointCollision) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *EndpointCollision) Locate(place Place) {
	f.Place = place
}

// DuplicateUser reports: CREATE USER names an existing user.
//
// Code duplicate_user, class Exists. Basis: runtime-semantics §16.2.
type DuplicateUser struct {
	User string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *DuplicateUser) Message() string {
	return "user '" + f.User + "' already exists"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *DuplicateUser) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives duplicate_user.
func (f *DuplicateUser) Code() Code {
	return CodeDuplicateUser
}

// Class gives Exists.
func (f *DuplicateUser) Class() Class {
	return ClassExists
}

// Hint advises what to do.
func (f *DuplicateUser) Hint() string {
	return "use CREATE IF NOT EXISTS to accept an existing one"
}

// Fields lists the non-sensitive subject fields.
func (f *DuplicateUser) Fields() []Field {
	return []Field{
		{"User", f.User},
	}
}

// Unwrap gives the cause, or nil.
func (f *DuplicateUser) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *DuplicateUser) Is(target error) bool {
	return target == CodeDuplicateUser || target == ClassExists
}

// WithCause records what led to the failure and gives the failure back.
func (f *DuplicateUser) WithCause(cause error) *DuplicateUser {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *DuplicateUser) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *DuplicateUser) Locate(place Place) {
	f.Place = place
}

// DuplicateDomain reports: CREATE DOMAIN names an existing domain.
//
// Code duplicate_domain, class Exists. Basis: runtime-semantics §16.2.
type DuplicateDomain struct {
	Domain string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *DuplicateDomain) Message() string {
	return "domain '" + f.Domain + "' already exists"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *DuplicateDomain) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives duplicate_domain.
func (f *DuplicateDomain) Code() Code {
	return CodeDuplicateDomain
}

// Class gives Exists.
func (f *DuplicateDomain) Class() Class {
	return ClassExists
}

// Hint advises what to do.
func (f *DuplicateDomain) Hint() string {
	return "use CREATE IF NOT EXISTS to accept an existing one"
}

// Fields lists the non-sensitive subject fields.
func (f *DuplicateDomain) Fields() []Field {
	return []Field{
		{"Domain", f.Domain},
	}
}

// Unwrap gives the cause, or nil.
func (f *DuplicateDomain) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *DuplicateDomain) Is(target error) bool {
	return target == CodeDuplicateDomain || target == ClassExists
}

// WithCause records what led to the failure and gives the failure back.
func (f *DuplicateDomain) WithCause(cause error) *DuplicateDomain {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *DuplicateDomain) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *DuplicateDomain) Locate(place Place) {
	f.Place = place
}

// UnknownDomain reports: a statement or session names a domain that does not exist.
//
// Code unknown_domain, class NotFound. Basis: CP-044.
type UnknownDomain struct {
	Domain     string
	Suggestion string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnknownDomain) Message() string {
	return "unknown domain '" + f.Domain + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnknownDomain) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unknown_domain.
func (f *UnknownDomain) Code() Code {
	return CodeUnknownDomain
}

// Class gives NotFound.
func (f *UnknownDomain) Class() Class {
	return ClassNotFound
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *UnknownDomain) Hint() string {
	if f.Suggestion == "" {
		return ""
	}
	return "did you mean '" + f.Suggestion + "'?"
}

// Fields lists the non-sensitive subject fields.
func (f *UnknownDomain) Fields() []Field {
	return []Field{
		{"Domain", f.Domain},
		{"Suggestion", f.Suggestion},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnknownDomain) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnknownDomain) Is(target error) bool {
	return target == CodeUnknownDomain || target == ClassNotFound
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnknownDomain) WithCause(cause error) *UnknownDomain {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnknownDomain) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnknownDomain) Locate(place Place) {
	f.Place = place
}

// NoSelectedDomain reports: a statement needs the session's domain.
//
// Code no_selected_domain, class State. Basis: CP-044.
type NoSelectedDomain struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *NoSelectedDomain) Message() string {
	return "no domain is selected"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NoSelectedDomain) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives no_selected_domain.
func (f *NoSelectedDomain) Code() Code {
	return CodeNoSelectedDomain
}

// Class gives State.
func (f *NoSelectedDomain) Class() Class {
	return ClassState
}

// Hint advises what to do.
func (f *NoSelectedDomain) Hint() string {
	return "select one with USE <domain>;"
}

// Fields lists the non-sensitive subject fields.
func (f *NoSelectedDomain) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *NoSelectedDomain) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NoSelectedDomain) Is(target error) bool {
	return target == CodeNoSelectedDomain || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *NoSelectedDomain) WithCause(cause error) *NoSelectedDomain {
	f.cause = cause
	return f
}

// InvalidBindings reports: DESCRIBE RELAY … WHERE does not name exactly one concrete branch.
//
// Code invalid_bindings, class Validation. Basis: nspl-grammar §5.4.
type InvalidBindings struct {
	Relay  string
	Reason string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *InvalidBindings) Message() string {
	return "relay '" + f.Relay + "' cannot be described by these bindings: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidBindings) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_bindings.
func (f *InvalidBindings) Code() Code {
	return CodeInvalidBindings
}

// Class gives Validation.
func (f *InvalidBindings) Class() Class {
	return ClassValidation
}

// Hint advises what to do.
func (f *InvalidBindings) Hint() string {
	return "name every field of the relay's branch once, with a literal"
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidBindings) Fields() []Field {
	return []Field{
		{"Relay", f.Relay},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidBindings) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidBindings) Is(target error) bool {
	return target == CodeInvalidBindings || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidBindings) WithCause(cause error) *InvalidBindings {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *InvalidBindings) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *InvalidBindings) Locate(place Place) {
	f.Place = place
}

// WrongResetKey reports: RESET … FOR BRANCH VALUES does not name exactly one concrete branch.
//
// Code wrong_reset_key, class Validation. Basis: nspl-grammar §5.4.
type WrongResetKey struct {
	Processor string
	Reason    string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *WrongResetKey) Message() string {
	return "these values name no branch of wasm processor '" + f.Processor + "': " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *WrongResetKey) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives wrong_reset_key.
func (f *WrongResetKey) Code() Code {
	return CodeWrongResetKey
}

// Class gives Validation.
func (f *WrongResetKey) Class() Class {
	return ClassValidation
}

// Hint advises what to do.
func (f *WrongResetKey) Hint() string {
	return "give every field of its branch a value once, with a literal"
}

// Fields lists the non-sensitive subject fields.
func (f *WrongResetKey) Fields() []Field {
	return []Field{
		{"Processor", f.Processor},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *WrongResetKey) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *WrongResetKey) Is(target error) bool {
	return target == CodeWrongResetKey || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *WrongResetKey) WithCause(cause error) *WrongResetKey {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *WrongResetKey) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *WrongResetKey) Locate(place Place) {
	f.Place = place
}

// WrongLookupKey reports: the literal of LOOKUP is of another type than the key field.
//
// Code wrong_lookup_key, class Validation. Basis: nspl-grammar §5.4.
type WrongLookupKey struct {
	HashMap string
	Field   string
	Type    string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *WrongLookupKey) Message() string {
	return "the key of hash map '" + f.HashMap + "' is its field '" + f.Field + "', and this is no " + f.Type
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *WrongLookupKey) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives wrong_lookup_key.
func (f *WrongLookupKey) Code() Code {
	return CodeWrongLookupKey
}

// Class gives Validation.
func (f *WrongLookupKey) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *WrongLookupKey) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *WrongLookupKey) Fields() []Field {
	return []Field{
		{"HashMap", f.HashMap},
		{"Field", f.Field},
		{"Type", f.Type},
	}
}

// Unwrap gives the cause, or nil.
func (f *WrongLookupKey) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *WrongLookupKey) Is(target error) bool {
	return target == CodeWrongLookupKey || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *WrongLookupKey) WithCause(cause error) *WrongLookupKey {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *WrongLookupKey) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *WrongLookupKey) Locate(place Place) {
	f.Place = place
}

// RelocationMember reports: a relocation names something that has no owner of its own, or an
// exception for something that does not move.
//
// Code relocation_member, class Validation. Basis: nspl-grammar §5.4.
type RelocationMember struct {
	Member string
	Reason string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *RelocationMember) Message() string {
	return f.Member + " cannot be named here: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *RelocationMember) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives relocation_member.
func (f *RelocationMember) Code() Code {
	return CodeRelocationMember
}

// Class gives Validation.
func (f *RelocationMember) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *RelocationMember) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *RelocationMember) Fields() []Field {
	return []Field{
		{"Member", f.Member},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *RelocationMember) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *RelocationMember) Is(target error) bool {
	return target == CodeRelocationMember || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *RelocationMember) WithCause(cause error) *RelocationMember {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *RelocationMember) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *RelocationMember) Locate(place Place) {
	f.Place = place
}
