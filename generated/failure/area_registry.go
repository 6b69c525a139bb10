// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import "strings"

// Area registry: faults of models that the registry finds beyond those of expressions.

// BrokenModel reports: a model that the request does not touch would become invalid; the cause
// tells how.
//
// Code broken_model, class Validation. Basis: EP-002.
type BrokenModel struct {
	// Owner: kind and name of the model.
	Owner string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *BrokenModel) Message() string {
	return "the change breaks " + f.Owner
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *BrokenModel) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives broken_model.
func (f *BrokenModel) Code() Code {
	return CodeBrokenModel
}

// Class gives Validation.
func (f *BrokenModel) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *BrokenModel) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *BrokenModel) Fields() []Field {
	return []Field{
		{"Owner", f.Owner},
	}
}

// Unwrap gives the cause, or nil.
func (f *BrokenModel) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *BrokenModel) Is(target error) bool {
	return target == CodeBrokenModel || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *BrokenModel) WithCause(cause error) *BrokenModel {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *BrokenModel) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *BrokenModel) Locate(place Place) {
	f.Place = place
}

// MissingPart reports: a list that must not be empty is.
//
// Code missing_part, class Validation. Basis: nspl-grammar §5.4.
type MissingPart struct {
	Part string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *MissingPart) Message() string {
	return "at least one " + f.Part + " is needed"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *MissingPart) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives missing_part.
func (f *MissingPart) Code() Code {
	return CodeMissingPart
}

// Class gives Validation.
func (f *MissingPart) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *MissingPart) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *MissingPart) Fields() []Field {
	return []Field{
		{"Part", f.Part},
	}
}

// Unwrap gives the cause, or nil.
func (f *MissingPart) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *MissingPart) Is(target error) bool {
	return target == CodeMissingPart || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *MissingPart) WithCause(cause error) *MissingPart {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *MissingPart) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *MissingPart) Locate(place Place) {
	f.Place = place
}

// OutOfRange reports: a count, size, span or length is outside of its range.
//
// Code out_of_range, class Validation. Basis: nspl-grammar §5.4.
type OutOfRange struct {
	// Subject: the value by its keywords.
	Subject string
	// Requirement: the rule as a predicate.
	Requirement string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *OutOfRange) Message() string {
	return f.Subject + " " + f.Requirement
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *OutOfRange) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives out_of_range.
func (f *OutOfRange) Code() Code {
	return CodeOutOfRange
}

// Class gives Validation.
func (f *OutOfRange) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *OutOfRange) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *OutOfRange) Fields() []Field {
	return []Field{
		{"Subject", f.Subject},
		{"Requirement", f.Requirement},
	}
}

// Unwrap gives the cause, or nil.
func (f *OutOfRange) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *OutOfRange) Is(target error) bool {
	return target == CodeOutOfRange || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *OutOfRange) WithCause(cause error) *OutOfRange {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *OutOfRange) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *OutOfRange) Locate(place Place) {
	f.Place = place
}

// InvalidModelName reports: a stored name breaks the rules of names.
//
// Code invalid_model_name, class Validation. Basis: nspl-grammar §1.4.
type InvalidModelName struct {
	Name   string
	Kind   string
	Reason string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *InvalidModelName) Message() string {
	return "'" + f.Name + "' cannot name a " + f.Kind + ": " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidModelName) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_model_name.
func (f *InvalidModelName) Code() Code {
	return CodeInvalidModelName
}

// Class gives Validation.
func (f *InvalidModelName) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidModelName) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidModelName) Fields() []Field {
	return []Field{
		{"Name", f.Name},
		{"Kind", f.Kind},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidModelName) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidModelName) Is(target error) bool {
	return target == CodeInvalidModelName || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidModelName) WithCause(cause error) *InvalidModelName {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *InvalidModelName) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *InvalidModelName) Locate(place Place) {
	f.Place = place
}

// DuplicateItem reports: a list that must not repeat an item does.
//
// Code duplicate_item, class Validation. Basis: nspl-grammar §5.4.
type DuplicateItem struct {
	Item string
	Name string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *DuplicateItem) Message() string {
	return f.Item + " '" + f.Name + "' is named twice"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *DuplicateItem) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives duplicate_item.
func (f *DuplicateItem) Code() Code {
	return CodeDuplicateItem
}

// Class gives Validation.
func (f *DuplicateItem) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *DuplicateItem) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *DuplicateItem) Fields() []Field {
	return []Field{
		{"Item", f.Item},
		{"Name", f.Name},
	}
}

// Unwrap gives the cause, or nil.
func (f *DuplicateItem) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *DuplicateItem) Is(target error) bool {
	return target == CodeDuplicateItem || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *DuplicateItem) WithCause(cause error) *DuplicateItem {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *DuplicateItem) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *DuplicateItem) Locate(place Place) {
	f.Place = place
}

// CodecField reports: the fields of the two sides of a codec are different sets.
//
// Code codec_field, class Validation. Basis: nspl-grammar §5.4.
type CodecField struct {
	Name    string
	Present string
	Absent  string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *CodecField) Message() string {
	return "field '" + f.Name + "' is declared by " + f.Present + ", but not by " + f.Absent
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *CodecField) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives codec_field.
func (f *CodecField) Code() Code {
	return CodeCodecField
}

// Class gives Validation.
func (f *CodecField) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *CodecField) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *CodecField) Fields() []Field {
	return []Field{
		{"Name", f.Name},
		{"Present", f.Present},
		{"Absent", f.Absent},
	}
}

// Unwrap gives the cause, or nil.
func (f *CodecField) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *CodecField) Is(target error) bool {
	return target == CodeCodecField || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *CodecField) WithCause(cause error) *CodecField {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *CodecField) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *CodecField) Locate(place Place) {
	f.Place = place
}

// CodecType reports: a wire type and a schema type do not convert into each other.
//
// Code codec_type, class Validation. Basis: nspl-grammar §5.4.
type CodecType struct {
	Name   string
	Wire   string
	Type   string
	Advice string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *CodecType) Message() string {
	return "wire type " + f.Wire + " of field '" + f.Name + "' cannot carry " + f.Type
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *CodecType) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives codec_type.
func (f *CodecType) Code() Code {
	return CodeCodecType
}

// Class gives Validation.
func (f *CodecType) Class() Class {
	return ClassValidation
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *CodecType) Hint() string {
	if f.Advice == "" {
		return ""
	}
	return f.Advice
}

// Fields lists the non-sensitive subject fields.
func (f *CodecType) Fields() []Field {
	return []Field{
		{"Name", f.Name},
		{"Wire", f.Wire},
		{"Type", f.Type},
		{"Advice", f.Advice},
	}
}

// Unwrap gives the cause, or nil.
func (f *CodecType) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *CodecType) Is(target error) bool {
	return target == CodeCodecType || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *CodecType) WithCause(cause error) *CodecType {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *CodecType) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *CodecType) Locate(place Place) {
	f.Place = place
}

// CodecOptional reports: the two sides of a codec differ in OPTIONAL.
//
// Code codec_optional, class Validation. Basis: nspl-grammar §5.4.
type CodecOptional struct {
	Name string
	Side string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *CodecOptional) Message() string {
	return "field '" + f.Name + "' is OPTIONAL in " + f.Side + " only"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *CodecOptional) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives codec_optional.
func (f *CodecOptional) Code() Code {
	return CodeCodecOptional
}

// Class gives Validation.
func (f *CodecOptional) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *CodecOptional) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *CodecOptional) Fields() []Field {
	return []Field{
		{"Name", f.Name},
		{"Side", f.Side},
	}
}

// Unwrap gives the cause, or nil.
func (f *CodecOptional) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *CodecOptional) Is(target error) bool {
	return target == CodeCodecOptional || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *CodecOptional) WithCause(cause error) *CodecOptional {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *CodecOptional) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *CodecOptional) Locate(place Place) {
	f.Place = place
}

// CodecEncoding reports: ENCODE names a field that it does not apply to.
//
// Code codec_encoding, class Validation. Basis: nspl-grammar §5.4.
type CodecEncoding struct {
	Name   string
	Reason string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *CodecEncoding) Message() string {
	return "'" + f.Name + "' cannot be encoded AS RFC3339: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *CodecEncoding) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives codec_encoding.
func (f *CodecEncoding) Code() Code {
	return CodeCodecEncoding
}

// Class gives Validation.
func (f *CodecEncoding) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *CodecEncoding) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *CodecEncoding) Fields() []Field {
	return []Field{
		{"Name", f.Name},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *CodecEncoding) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *CodecEncoding) Is(target error) bool {
	return target == CodeCodecEncoding || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *CodecEncoding) WithCause(cause error) *CodecEncoding {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *CodecEncoding) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *CodecEncoding) Locate(place Place) {
	f.Place = place
}

// IncompatibleClient reports: a source or sink names a client of another system.
//
// Code incompatible_client, class Validation. Basis: nspl-grammar §5.4.
type IncompatibleClient struct {
	Clause   string
	Client   string
	Expected string
	Found    string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *IncompatibleClient) Message() string {
	return f.Clause + " needs a " + f.Expected + " client, but '" + f.Client + "' has TYPE " + f.Found
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *IncompatibleClient) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives incompatible_client.
func (f *IncompatibleClient) Code() Code {
	return CodeIncompatibleClient
}

// Class gives Validation.
func (f *IncompatibleClient) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *IncompatibleClient) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *IncompatibleClient) Fields() []Field {
	return []Field{
		{"Clause", f.Clause},
		{"Client", f.Client},
		{"Expected", f.Expected},
		{"Found", f.Found},
	}
}

// Unwrap gives the cause, or nil.
func (f *IncompatibleClient) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *IncompatibleClient) Is(target error) bool {
	return target == CodeIncompatibleClient || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *IncompatibleClient) WithCause(cause error) *IncompatibleClient {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *IncompatibleClient) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *IncompatibleClient) Locate(place Place) {
	f.Place = place
}

// UnsupportedMode reports: a source or sink does not know the mode.
//
// Code unsupported_mode, class Validation. Basis: nspl-grammar §3.9, nspl-grammar §3.17.
type UnsupportedMode struct {
	System  string
	Mode    string
	Offered []string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnsupportedMode) Message() string {
	return f.System + " does not offer MODE " + f.Mode
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnsupportedMode) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unsupported_mode.
func (f *UnsupportedMode) Code() Code {
	return CodeUnsupportedMode
}

// Class gives Validation.
func (f *UnsupportedMode) Class() Class {
	return ClassValidation
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *UnsupportedMode) Hint() string {
	if len(f.Offered) == 0 {
		return ""
	}
	return "offered: " + strings.Join(f.Offered, ", ")
}

// Fields lists the non-sensitive subject fields.
func (f *UnsupportedMode) Fields() []Field {
	return []Field{
		{"System", f.System},
		{"Mode", f.Mode},
		{"Offered", strings.Join(f.Offered, ", ")},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnsupportedMode) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnsupportedMode) Is(target error) bool {
	return target == CodeUnsupportedMode || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnsupportedMode) WithCause(cause error) *UnsupportedMode {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnsupportedMode) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnsupportedMode) Locate(place Place) {
	f.Place = place
}

// MissingQuiesce reports: an ingestor does not say what its source meets during a pause.
//
// Code missing_quiesce, class Validation. Basis: CP-224, nspl-grammar B D1.
type MissingQuiesce struct {
	Source string
	// Offered: the forms that the source offers.
	Offered []string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *MissingQuiesce) Message() string {
	return "ON QUIESCE is missing"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *MissingQuiesce) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives missing_quiesce.
func (f *MissingQuiesce) Code() Code {
	return CodeMissingQuiesce
}

// Class gives Validation.
func (f *MissingQuiesce) Class() Class {
	return ClassValidation
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *MissingQuiesce) Hint() string {
	if f.Source == "" && len(f.Offered) == 0 {
		return ""
	}
	return f.Source + " offers: " + strings.Join(f.Offered, ", ")
}

// Fields lists the non-sensitive subject fields.
func (f *MissingQuiesce) Fields() []Field {
	return []Field{
		{"Source", f.Source},
		{"Offered", strings.Join(f.Offered, ", ")},
	}
}

// Unwrap gives the cause, or nil.
func (f *MissingQuiesce) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *MissingQuiesce) Is(target error) bool {
	return target == CodeMissingQuiesce || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *MissingQuiesce) WithCause(cause error) *MissingQuiesce {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *MissingQuiesce) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *MissingQuiesce) Locate(place Place) {
	f.Place = place
}

// UnsupportedQuiesce reports: a source does not know the quiesce mode.
//
// Code unsupported_quiesce, class Validation. Basis: nspl-grammar §3.9.
type UnsupportedQuiesce struct {
	Source  string
	Mode    string
	Offered []string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnsupportedQuiesce) Message() string {
	return f.Source + " does not offer ON QUIESCE " + f.Mode
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnsupportedQuiesce) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unsupported_quiesce.
func (f *UnsupportedQuiesce) Code() Code {
	return CodeUnsupportedQuiesce
}

// Class gives Validation.
func (f *UnsupportedQuiesce) Class() Class {
	return ClassValidation
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *UnsupportedQuiesce) Hint() string {
	if f.Source == "" && len(f.Offered) == 0 {
		return ""
	}
	return f.Source + " offers: " + strings.Join(f.Offered, ", ")
}

// Fields lists the non-sensitive subject fields.
func (f *UnsupportedQuiesce) Fields() []Field {
	return []Field{
		{"Source", f.Source},
		{"Mode", f.Mode},
		{"Offered", strings.Join(f.Offered, ", ")},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnsupportedQuiesce) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnsupportedQuiesce) Is(target error) bool {
	return target == CodeUnsupportedQuiesce || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnsupportedQuiesce) WithCause(cause error) *UnsupportedQuiesce {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnsupportedQuiesce) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnsupportedQuiesce) Locate(place Place) {
	f.Place = place
}

// QuiesceOverflow reports: a quiesce buffer lacks its overflow policy, or has one that the source
// does not know.
//
// Code quiesce_overflow, class Validation. Basis: nspl-grammar §3.9.
type QuiesceOverflow struct {
	Source      string
	Requirement string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *QuiesceOverflow) Message() string {
	return "ON OVERFLOW " + f.Requirement + " for " + f.Source
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *QuiesceOverflow) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives quiesce_overflow.
func (f *QuiesceOverflow) Code() Code {
	return CodeQuiesceOverflow
}

// Class gives Validation.
func (f *QuiesceOverflow) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *QuiesceOverflow) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *QuiesceOverflow) Fields() []Field {
	return []Field{
		{"Source", f.Source},
		{"Requirement", f.Requirement},
	}
}

// Unwrap gives the cause, or nil.
func (f *QuiesceOverflow) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *QuiesceOverflow) Is(target error) bool {
	return target == CodeQuiesceOverflow || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *QuiesceOverflow) WithCause(cause error) *QuiesceOverflow {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *QuiesceOverflow) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *QuiesceOverflow) Locate(place Place) {
	f.Place = place
}

// MisplacedClause reports: a clause is missing where it is needed, or present where it has no
// meaning.
//
// Code misplaced_clause, class Validation. Basis: nspl-grammar §2.5.
type MisplacedClause struct {
	Clause      string
	Requirement string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *MisplacedClause) Message() string {
	return f.Clause + " " + f.Requirement
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *MisplacedClause) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives misplaced_clause.
func (f *MisplacedClause) Code() Code {
	return CodeMisplacedClause
}

// Class gives Validation.
func (f *MisplacedClause) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *MisplacedClause) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *MisplacedClause) Fields() []Field {
	return []Field{
		{"Clause", f.Clause},
		{"Requirement", f.Requirement},
	}
}

// Unwrap gives the cause, or nil.
func (f *MisplacedClause) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *MisplacedClause) Is(target error) bool {
	return target == CodeMisplacedClause || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *MisplacedClause) WithCause(cause error) *MisplacedClause {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *MisplacedClause) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *MisplacedClause) Locate(place Place) {
	f.Place = place
}

// NoModelMutation reports: something other than a model mutation was given to the registry.
//
// Code no_model_mutation, class Internal.
type NoModelMutation struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *NoModelMutation) Message() string {
	return "a model batch holds a statement that creates or drops no model"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NoModelMutation) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives no_model_mutation.
func (f *NoModelMutation) Code() Code {
	return CodeNoModelMutation
}

// Class gives Internal.
func (f *NoModelMutation) Class() Class {
	return ClassInternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NoModelMutation) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NoModelMutation) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *NoModelMutation) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NoModelMutation) Is(target error) bool {
	return target == CodeNoModelMutation || target == ClassInternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *NoModelMutation) WithCause(cause error) *NoModelMutation {
	f.cause = cause
	return f
}
