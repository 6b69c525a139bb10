// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import "strconv"

// Area codec: records that cannot be decoded or encoded. Texts name fields and types, never values.

// DecodeFailed reports: a payload was not admitted; the cause says why.
//
// Code decode_failed, class Row. Basis: runtime-semantics §7.1.
type DecodeFailed struct {
	Format   string
	Ingestor string
	cause    error
}

// Message gives the text of the failure itself.
func (f *DecodeFailed) Message() string {
	return "failed to decode " + f.Format + " payload for ingestor '" + f.Ingestor + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *DecodeFailed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives decode_failed.
func (f *DecodeFailed) Code() Code {
	return CodeDecodeFailed
}

// Class gives Row.
func (f *DecodeFailed) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *DecodeFailed) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *DecodeFailed) Fields() []Field {
	return []Field{
		{"Format", f.Format},
		{"Ingestor", f.Ingestor},
	}
}

// Unwrap gives the cause, or nil.
func (f *DecodeFailed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *DecodeFailed) Is(target error) bool {
	return target == CodeDecodeFailed || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *DecodeFailed) WithCause(cause error) *DecodeFailed {
	f.cause = cause
	return f
}

// EncodeFailed reports: a row was not published; the cause says why.
//
// Code encode_failed, class Row. Basis: runtime-semantics §9.1.
type EncodeFailed struct {
	Format  string
	Emitter string
	cause   error
}

// Message gives the text of the failure itself.
func (f *EncodeFailed) Message() string {
	return "failed to encode " + f.Format + " payload for emitter '" + f.Emitter + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *EncodeFailed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives encode_failed.
func (f *EncodeFailed) Code() Code {
	return CodeEncodeFailed
}

// Class gives Row.
func (f *EncodeFailed) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *EncodeFailed) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *EncodeFailed) Fields() []Field {
	return []Field{
		{"Format", f.Format},
		{"Emitter", f.Emitter},
	}
}

// Unwrap gives the cause, or nil.
func (f *EncodeFailed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *EncodeFailed) Is(target error) bool {
	return target == CodeEncodeFailed || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *EncodeFailed) WithCause(cause error) *EncodeFailed {
	f.cause = cause
	return f
}

// MalformedPayload reports: the bytes are not a document of the format.
//
// Code malformed_payload, class Row. Basis: runtime-semantics §12.1.
type MalformedPayload struct {
	Format string
	Offset int64
	Reason string
	cause  error
}

// Message gives the text of the failure itself.
func (f *MalformedPayload) Message() string {
	return "malformed " + f.Format + " at byte " + strconv.FormatInt(f.Offset, 10) + ": " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *MalformedPayload) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives malformed_payload.
func (f *MalformedPayload) Code() Code {
	return CodeMalformedPayload
}

// Class gives Row.
func (f *MalformedPayload) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *MalformedPayload) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *MalformedPayload) Fields() []Field {
	return []Field{
		{"Format", f.Format},
		{"Offset", strconv.FormatInt(f.Offset, 10)},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *MalformedPayload) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *MalformedPayload) Is(target error) bool {
	return target == CodeMalformedPayload || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *MalformedPayload) WithCause(cause error) *MalformedPayload {
	f.cause = cause
	return f
}

// NotAnObject reports: a schemaful codec needs an object at the top.
//
// Code not_an_object, class Row. Basis: runtime-semantics §12.1.
type NotAnObject struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *NotAnObject) Message() string {
	return "the payload is not an object"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NotAnObject) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives not_an_object.
func (f *NotAnObject) Code() Code {
	return CodeNotAnObject
}

// Class gives Row.
func (f *NotAnObject) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NotAnObject) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NotAnObject) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *NotAnObject) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NotAnObject) Is(target error) bool {
	return target == CodeNotAnObject || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *NotAnObject) WithCause(cause error) *NotAnObject {
	f.cause = cause
	return f
}

// UndeclaredField reports: a STRICT wire schema met an unknown field.
//
// Code undeclared_field, class Row. Basis: runtime-semantics §12.1.
type UndeclaredField struct {
	// Name: the name found in the payload. Sensitive: never part of a text or a projection.
	Name  string
	cause error
}

// Message gives the text of the failure itself.
func (f *UndeclaredField) Message() string {
	return "the payload has a field that the STRICT schema does not declare"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UndeclaredField) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives undeclared_field.
func (f *UndeclaredField) Code() Code {
	return CodeUndeclaredField
}

// Class gives Row.
func (f *UndeclaredField) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UndeclaredField) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UndeclaredField) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *UndeclaredField) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UndeclaredField) Is(target error) bool {
	return target == CodeUndeclaredField || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *UndeclaredField) WithCause(cause error) *UndeclaredField {
	f.cause = cause
	return f
}

// MissingField reports: a required field is not in the payload.
//
// Code missing_field, class Row. Basis: runtime-semantics §12.1.
type MissingField struct {
	Name  string
	cause error
}

// Message gives the text of the failure itself.
func (f *MissingField) Message() string {
	return "required field '" + f.Name + "' is missing"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *MissingField) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives missing_field.
func (f *MissingField) Code() Code {
	return CodeMissingField
}

// Class gives Row.
func (f *MissingField) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *MissingField) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *MissingField) Fields() []Field {
	return []Field{
		{"Name", f.Name},
	}
}

// Unwrap gives the cause, or nil.
func (f *MissingField) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *MissingField) Is(target error) bool {
	return target == CodeMissingField || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *MissingField) WithCause(cause error) *MissingField {
	f.cause = cause
	return f
}

// NullField reports: a required field is null in the payload or the row.
//
// Code null_field, class Row. Basis: runtime-semantics §12.1.
type NullField struct {
	Name  string
	cause error
}

// Message gives the text of the failure itself.
func (f *NullField) Message() string {
	return "field '" + f.Name + "': null is incompatible with required field"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NullField) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives null_field.
func (f *NullField) Code() Code {
	return CodeNullField
}

// Class gives Row.
func (f *NullField) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NullField) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NullField) Fields() []Field {
	return []Field{
		{"Name", f.Name},
	}
}

// Unwrap gives the cause, or nil.
func (f *NullField) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NullField) Is(target error) bool {
	return target == CodeNullField || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *NullField) WithCause(cause error) *NullField {
	f.cause = cause
	return f
}

// FieldType reports: a value has another type than the schema, or is out of range.
//
// Code field_type, class Row. Basis: runtime-semantics §12.1.
type FieldType struct {
	Name     string
	Expected string
	cause    error
}

// Message gives the text of the failure itself.
func (f *FieldType) Message() string {
	return "field '" + f.Name + "': expected " + f.Expected
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *FieldType) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives field_type.
func (f *FieldType) Code() Code {
	return CodeFieldType
}

// Class gives Row.
func (f *FieldType) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *FieldType) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *FieldType) Fields() []Field {
	return []Field{
		{"Name", f.Name},
		{"Expected", f.Expected},
	}
}

// Unwrap gives the cause, or nil.
func (f *FieldType) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *FieldType) Is(target error) bool {
	return target == CodeFieldType || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *FieldType) WithCause(cause error) *FieldType {
	f.cause = cause
	return f
}

// DuplicateKey reports: a declared field is repeated in one object.
//
// Code duplicate_key, class Row.
type DuplicateKey struct {
	Name  string
	cause error
}

// Message gives the text of the failure itself.
func (f *DuplicateKey) Message() string {
	return "field '" + f.Name + "' stands twice in the payload"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *DuplicateKey) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives duplicate_key.
func (f *DuplicateKey) Code() Code {
	return CodeDuplicateKey
}

// Class gives Row.
func (f *DuplicateKey) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *DuplicateKey) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *DuplicateKey) Fields() []Field {
	return []Field{
		{"Name", f.Name},
	}
}

// Unwrap gives the cause, or nil.
func (f *DuplicateKey) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *DuplicateKey) Is(target error) bool {
	return target == CodeDuplicateKey || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *DuplicateKey) WithCause(cause error) *DuplicateKey {
	f.cause = cause
	return f
}

// NonFiniteNumber reports: naN or an infinity cannot be encoded.
//
// Code non_finite_number, class Row. Basis: expressions §4.
type NonFiniteNumber struct {
	Name   string
	Format string
	cause  error
}

// Message gives the text of the failure itself.
func (f *NonFiniteNumber) Message() string {
	return "field '" + f.Name + "': a non-finite number has no " + f.Format + " form"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NonFiniteNumber) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives non_finite_number.
func (f *NonFiniteNumber) Code() Code {
	return CodeNonFiniteNumber
}

// Class gives Row.
func (f *NonFiniteNumber) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NonFiniteNumber) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NonFiniteNumber) Fields() []Field {
	return []Field{
		{"Name", f.Name},
		{"Format", f.Format},
	}
}

// Unwrap gives the cause, or nil.
func (f *NonFiniteNumber) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NonFiniteNumber) Is(target error) bool {
	return target == CodeNonFiniteNumber || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *NonFiniteNumber) WithCause(cause error) *NonFiniteNumber {
	f.cause = cause
	return f
}

// PayloadTooLarge reports: a payload is above its bound.
//
// Code payload_too_large, class Limit.
type PayloadTooLarge struct {
	Limit uint64
	cause error
}

// Message gives the text of the failure itself.
func (f *PayloadTooLarge) Message() string {
	return "the payload has more than " + strconv.FormatUint(f.Limit, 10) + " bytes"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *PayloadTooLarge) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives payload_too_large.
func (f *PayloadTooLarge) Code() Code {
	return CodePayloadTooLarge
}

// Class gives Limit.
func (f *PayloadTooLarge) Class() Class {
	return ClassLimit
}

// Hint gives an empty text: there is no advice for this failure.
func (f *PayloadTooLarge) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *PayloadTooLarge) Fields() []Field {
	return []Field{
		{"Limit", strconv.FormatUint(f.Limit, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *PayloadTooLarge) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *PayloadTooLarge) Is(target error) bool {
	return target == CodePayloadTooLarge || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *PayloadTooLarge) WithCause(cause error) *PayloadTooLarge {
	f.cause = cause
	return f
}

// PayloadTooDeep reports: a payload is above the nesting bound.
//
// Code payload_too_deep, class Row.
type PayloadTooDeep struct {
	Limit int
	cause error
}

// Message gives the text of the failure itself.
func (f *PayloadTooDeep) Message() string {
	return "the payload nests deeper than " + strconv.Itoa(f.Limit) + " levels"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *PayloadTooDeep) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives payload_too_deep.
func (f *PayloadTooDeep) Code() Code {
	return CodePayloadTooDeep
}

// Class gives Row.
func (f *PayloadTooDeep) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *PayloadTooDeep) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *PayloadTooDeep) Fields() []Field {
	return []Field{
		{"Limit", strconv.Itoa(f.Limit)},
	}
}

// Unwrap gives the cause, or nil.
func (f *PayloadTooDeep) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *PayloadTooDeep) Is(target error) bool {
	return target == CodePayloadTooDeep || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *PayloadTooDeep) WithCause(cause error) *PayloadTooDeep {
	f.cause = cause
	return f
}

// NotRepresentable reports: the value that a jaq program gave cannot be written in the format of
// its codec.
//
// Code not_representable, class Row. Basis: runtime-semantics §12.3.
type NotRepresentable struct {
	Format string
	Reason string
	cause  error
}

// Message gives the text of the failure itself.
func (f *NotRepresentable) Message() string {
	return "the value has no " + f.Format + " form: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NotRepresentable) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives not_representable.
func (f *NotRepresentable) Code() Code {
	return CodeNotRepresentable
}

// Class gives Row.
func (f *NotRepresentable) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NotRepresentable) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NotRepresentable) Fields() []Field {
	return []Field{
		{"Format", f.Format},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *NotRepresentable) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NotRepresentable) Is(target error) bool {
	return target == CodeNotRepresentable || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *NotRepresentable) WithCause(cause error) *NotRepresentable {
	f.cause = cause
	return f
}

// TransformationFailed reports: a jaq program gave no value, several, an error or none in time.
// What it said is left out, since it may repeat the record.
//
// Code transformation_failed, class Row. Basis: runtime-semantics §12.3.
type TransformationFailed struct {
	Reason string
	cause  error
}

// Message gives the text of the failure itself.
func (f *TransformationFailed) Message() string {
	return "the jaq program " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *TransformationFailed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives transformation_failed.
func (f *TransformationFailed) Code() Code {
	return CodeTransformationFailed
}

// Class gives Row.
func (f *TransformationFailed) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *TransformationFailed) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *TransformationFailed) Fields() []Field {
	return []Field{
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *TransformationFailed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *TransformationFailed) Is(target error) bool {
	return target == CodeTransformationFailed || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *TransformationFailed) WithCause(cause error) *TransformationFailed {
	f.cause = cause
	return f
}

// CodecMismatch reports: a committed codec contradicts its schema; validation should have refused
// it.
//
// Code codec_mismatch, class Internal. Basis: runtime-semantics §12.1.
type CodecMismatch struct {
	Codec string
	// Name: the field.
	Name  string
	cause error
}

// Message gives the text of the failure itself.
func (f *CodecMismatch) Message() string {
	return "codec '" + f.Codec + "' does not fit its schema"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *CodecMismatch) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives codec_mismatch.
func (f *CodecMismatch) Code() Code {
	return CodeCodecMismatch
}

// Class gives Internal.
func (f *CodecMismatch) Class() Class {
	return ClassInternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *CodecMismatch) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *CodecMismatch) Fields() []Field {
	return []Field{
		{"Codec", f.Codec},
		{"Name", f.Name},
	}
}

// Unwrap gives the cause, or nil.
func (f *CodecMismatch) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *CodecMismatch) Is(target error) bool {
	return target == CodeCodecMismatch || target == ClassInternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *CodecMismatch) WithCause(cause error) *CodecMismatch {
	f.cause = cause
	return f
}
