// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import "strconv"

// Area resource: failures of resources, of their versions and of uploads.

// DuplicateResource reports: CREATE RESOURCE names an existing one.
//
// Code duplicate_resource, class Exists. Basis: runtime-semantics §16.2.
type DuplicateResource struct {
	Resource string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *DuplicateResource) Message() string {
	return "resource '" + f.Resource + "' already exists"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *DuplicateResource) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives duplicate_resource.
func (f *DuplicateResource) Code() Code {
	return CodeDuplicateResource
}

// Class gives Exists.
func (f *DuplicateResource) Class() Class {
	return ClassExists
}

// Hint advises what to do.
func (f *DuplicateResource) Hint() string {
	return "use CREATE IF NOT EXISTS to accept an existing one"
}

// Fields lists the non-sensitive subject fields.
func (f *DuplicateResource) Fields() []Field {
	return []Field{
		{"Resource", f.Resource},
	}
}

// Unwrap gives the cause, or nil.
func (f *DuplicateResource) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *DuplicateResource) Is(target error) bool {
	return target == CodeDuplicateResource || target == ClassExists
}

// WithCause records what led to the failure and gives the failure back.
func (f *DuplicateResource) WithCause(cause error) *DuplicateResource {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *DuplicateResource) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *DuplicateResource) Locate(place Place) {
	f.Place = place
}

// UnknownResource reports: a statement names a resource that was not declared.
//
// Code unknown_resource, class NotFound. Basis: nspl-grammar §5.4.
type UnknownResource struct {
	Resource string
	Domain   string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnknownResource) Message() string {
	return "resource '" + f.Resource + "' does not exist in domain '" + f.Domain + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnknownResource) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unknown_resource.
func (f *UnknownResource) Code() Code {
	return CodeUnknownResource
}

// Class gives NotFound.
func (f *UnknownResource) Class() Class {
	return ClassNotFound
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *UnknownResource) Hint() string {
	if f.Resource == "" {
		return ""
	}
	return "CREATE RESOURCE " + f.Resource + ";"
}

// Fields lists the non-sensitive subject fields.
func (f *UnknownResource) Fields() []Field {
	return []Field{
		{"Resource", f.Resource},
		{"Domain", f.Domain},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnknownResource) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnknownResource) Is(target error) bool {
	return target == CodeUnknownResource || target == ClassNotFound
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnknownResource) WithCause(cause error) *UnknownResource {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnknownResource) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnknownResource) Locate(place Place) {
	f.Place = place
}

// UnknownResourceVersion reports: a statement names a version that was not uploaded.
//
// Code unknown_resource_version, class NotFound. Basis: scenarios, resource_describe.
type UnknownResourceVersion struct {
	Resource string
	Version  uint64
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnknownResourceVersion) Message() string {
	return "resource '" + f.Resource + "@" + strconv.FormatUint(f.Version, 10) + "' does not exist"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnknownResourceVersion) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unknown_resource_version.
func (f *UnknownResourceVersion) Code() Code {
	return CodeUnknownResourceVersion
}

// Class gives NotFound.
func (f *UnknownResourceVersion) Class() Class {
	return ClassNotFound
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnknownResourceVersion) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnknownResourceVersion) Fields() []Field {
	return []Field{
		{"Resource", f.Resource},
		{"Version", strconv.FormatUint(f.Version, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnknownResourceVersion) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnknownResourceVersion) Is(target error) bool {
	return target == CodeUnknownResourceVersion || target == ClassNotFound
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnknownResourceVersion) WithCause(cause error) *UnknownResourceVersion {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnknownResourceVersion) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnknownResourceVersion) Locate(place Place) {
	f.Place = place
}

// UploadRefused reports: the description of an uploaded directory is not acceptable: a path that
// leaves it, a duplicate, or content that does not match.
//
// Code upload_refused, class Validation.
type UploadRefused struct {
	Reason string
	cause  error
}

// Message gives the text of the failure itself.
func (f *UploadRefused) Message() string {
	return "the upload was refused: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UploadRefused) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives upload_refused.
func (f *UploadRefused) Code() Code {
	return CodeUploadRefused
}

// Class gives Validation.
func (f *UploadRefused) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UploadRefused) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UploadRefused) Fields() []Field {
	return []Field{
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *UploadRefused) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UploadRefused) Is(target error) bool {
	return target == CodeUploadRefused || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UploadRefused) WithCause(cause error) *UploadRefused {
	f.cause = cause
	return f
}

// UploadTooLarge reports: a directory is above the bounds of resources.
//
// Code upload_too_large, class Limit.
type UploadTooLarge struct {
	Limit uint64
	Unit  string
	cause error
}

// Message gives the text of the failure itself.
func (f *UploadTooLarge) Message() string {
	return "an upload holds at most " + strconv.FormatUint(f.Limit, 10) + " " + f.Unit
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UploadTooLarge) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives upload_too_large.
func (f *UploadTooLarge) Code() Code {
	return CodeUploadTooLarge
}

// Class gives Limit.
func (f *UploadTooLarge) Class() Class {
	return ClassLimit
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UploadTooLarge) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UploadTooLarge) Fields() []Field {
	return []Field{
		{"Limit", strconv.FormatUint(f.Limit, 10)},
		{"Unit", f.Unit},
	}
}

// Unwrap gives the cause, or nil.
func (f *UploadTooLarge) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UploadTooLarge) Is(target error) bool {
	return target == CodeUploadTooLarge || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *UploadTooLarge) WithCause(cause error) *UploadTooLarge {
	f.cause = cause
	return f
}

// UploadBusy reports: no room for another upload.
//
// Code upload_busy, class Limit.
type UploadBusy struct {
	Limit uint64
	cause error
}

// Message gives the text of the failure itself.
func (f *UploadBusy) Message() string {
	return "the node takes at most " + strconv.FormatUint(f.Limit, 10) + " uploads at a time"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UploadBusy) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives upload_busy.
func (f *UploadBusy) Code() Code {
	return CodeUploadBusy
}

// Class gives Limit.
func (f *UploadBusy) Class() Class {
	return ClassLimit
}

// Hint advises what to do.
func (f *UploadBusy) Hint() string {
	return "repeat the upload later under the same reference"
}

// Fields lists the non-sensitive subject fields.
func (f *UploadBusy) Fields() []Field {
	return []Field{
		{"Limit", strconv.FormatUint(f.Limit, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *UploadBusy) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UploadBusy) Is(target error) bool {
	return target == CodeUploadBusy || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *UploadBusy) WithCause(cause error) *UploadBusy {
	f.cause = cause
	return f
}

// ResourceMissing reports: a version is recorded, but its content is missing or damaged.
//
// Code resource_missing, class Storage.
type ResourceMissing struct {
	Resource string
	Version  uint64
	cause    error
}

// Message gives the text of the failure itself.
func (f *ResourceMissing) Message() string {
	return "the content of resource '" + f.Resource + "@" + strconv.FormatUint(f.Version, 10) + "' is not on this node"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ResourceMissing) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives resource_missing.
func (f *ResourceMissing) Code() Code {
	return CodeResourceMissing
}

// Class gives Storage.
func (f *ResourceMissing) Class() Class {
	return ClassStorage
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ResourceMissing) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ResourceMissing) Fields() []Field {
	return []Field{
		{"Resource", f.Resource},
		{"Version", strconv.FormatUint(f.Version, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *ResourceMissing) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ResourceMissing) Is(target error) bool {
	return target == CodeResourceMissing || target == ClassStorage
}

// WithCause records what led to the failure and gives the failure back.
func (f *ResourceMissing) WithCause(cause error) *ResourceMissing {
	f.cause = cause
	return f
}

// UnknownResourceFile reports: a model names a file that the bound version does not hold.
//
// Code unknown_resource_file, class NotFound. Basis: CP-219.
type UnknownResourceFile struct {
	Resource string
	Version  uint64
	File     string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnknownResourceFile) Message() string {
	return "resource '" + f.Resource + "@" + strconv.FormatUint(f.Version, 10) + "' has no file '" + f.File + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnknownResourceFile) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unknown_resource_file.
func (f *UnknownResourceFile) Code() Code {
	return CodeUnknownResourceFile
}

// Class gives NotFound.
func (f *UnknownResourceFile) Class() Class {
	return ClassNotFound
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *UnknownResourceFile) Hint() string {
	if f.Resource == "" {
		return ""
	}
	return "DESCRIBE RESOURCE " + f.Resource + " VERSION " + strconv.FormatUint(f.Version, 10) + " lists its files"
}

// Fields lists the non-sensitive subject fields.
func (f *UnknownResourceFile) Fields() []Field {
	return []Field{
		{"Resource", f.Resource},
		{"Version", strconv.FormatUint(f.Version, 10)},
		{"File", f.File},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnknownResourceFile) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnknownResourceFile) Is(target error) bool {
	return target == CodeUnknownResourceFile || target == ClassNotFound
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnknownResourceFile) WithCause(cause error) *UnknownResourceFile {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnknownResourceFile) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnknownResourceFile) Locate(place Place) {
	f.Place = place
}

// ResourceFileTooLarge reports: a file that is read as a whole is above its bound.
//
// Code resource_file_too_large, class Limit.
type ResourceFileTooLarge struct {
	Resource string
	Version  uint64
	File     string
	Limit    uint64
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *ResourceFileTooLarge) Message() string {
	return "file '" + f.File + "' of resource '" + f.Resource + "@" + strconv.FormatUint(f.Version, 10) + "' has more than " + strconv.FormatUint(f.Limit, 10) + " bytes"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ResourceFileTooLarge) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives resource_file_too_large.
func (f *ResourceFileTooLarge) Code() Code {
	return CodeResourceFileTooLarge
}

// Class gives Limit.
func (f *ResourceFileTooLarge) Class() Class {
	return ClassLimit
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ResourceFileTooLarge) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ResourceFileTooLarge) Fields() []Field {
	return []Field{
		{"Resource", f.Resource},
		{"Version", strconv.FormatUint(f.Version, 10)},
		{"File", f.File},
		{"Limit", strconv.FormatUint(f.Limit, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *ResourceFileTooLarge) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ResourceFileTooLarge) Is(target error) bool {
	return target == CodeResourceFileTooLarge || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *ResourceFileTooLarge) WithCause(cause error) *ResourceFileTooLarge {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *ResourceFileTooLarge) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *ResourceFileTooLarge) Locate(place Place) {
	f.Place = place
}

// HashMapContent reports: a record does not decode, or has no key; the cause says which. Records
// are counted from 1.
//
// Code hash_map_content, class Validation. Basis: CC-119, CP-219, runtime-semantics §8.10.
type HashMapContent struct {
	HashMap string
	Record  uint64
	File    string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *HashMapContent) Message() string {
	return "hash map '" + f.HashMap + "' cannot take record " + strconv.FormatUint(f.Record, 10) + " of file '" + f.File + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *HashMapContent) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives hash_map_content.
func (f *HashMapContent) Code() Code {
	return CodeHashMapContent
}

// Class gives Validation.
func (f *HashMapContent) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *HashMapContent) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *HashMapContent) Fields() []Field {
	return []Field{
		{"HashMap", f.HashMap},
		{"Record", strconv.FormatUint(f.Record, 10)},
		{"File", f.File},
	}
}

// Unwrap gives the cause, or nil.
func (f *HashMapContent) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *HashMapContent) Is(target error) bool {
	return target == CodeHashMapContent || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *HashMapContent) WithCause(cause error) *HashMapContent {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *HashMapContent) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *HashMapContent) Locate(place Place) {
	f.Place = place
}

// UnboundContent reports: what a model takes from a resource is missing or not usable; the cause
// says why.
//
// Code unbound_content, class Validation. Basis: CP-219.
type UnboundContent struct {
	Owner string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnboundContent) Message() string {
	return f.Owner + " cannot bind its content"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnboundContent) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unbound_content.
func (f *UnboundContent) Code() Code {
	return CodeUnboundContent
}

// Class gives Validation.
func (f *UnboundContent) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnboundContent) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnboundContent) Fields() []Field {
	return []Field{
		{"Owner", f.Owner},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnboundContent) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnboundContent) Is(target error) bool {
	return target == CodeUnboundContent || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnboundContent) WithCause(cause error) *UnboundContent {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnboundContent) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnboundContent) Locate(place Place) {
	f.Place = place
}

// CertificateBundle reports: a virtual host binds files that are no certificate with its key.
//
// Code certificate_bundle, class Validation. Basis: CP-219, nspl-grammar §3.5.
type CertificateBundle struct {
	Resource string
	Version  uint64
	File     string
	Reason   string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *CertificateBundle) Message() string {
	return "resource '" + f.Resource + "@" + strconv.FormatUint(f.Version, 10) + "' is not a TLS bundle: " + f.File + " " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *CertificateBundle) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives certificate_bundle.
func (f *CertificateBundle) Code() Code {
	return CodeCertificateBundle
}

// Class gives Validation.
func (f *CertificateBundle) Class() Class {
	return ClassValidation
}

// Hint advises what to do.
func (f *CertificateBundle) Hint() string {
	return "a bundle holds tls.crt, its private key tls.key and optionally ca.crt, as PEM"
}

// Fields lists the non-sensitive subject fields.
func (f *CertificateBundle) Fields() []Field {
	return []Field{
		{"Resource", f.Resource},
		{"Version", strconv.FormatUint(f.Version, 10)},
		{"File", f.File},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *CertificateBundle) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *CertificateBundle) Is(target error) bool {
	return target == CodeCertificateBundle || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *CertificateBundle) WithCause(cause error) *CertificateBundle {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *CertificateBundle) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *CertificateBundle) Locate(place Place) {
	f.Place = place
}

// UnknownLookupKey reports: LOOKUP finds no record; the key of a sensitive field is not repeated.
//
// Code unknown_lookup_key, class NotFound. Basis: scenarios, lookup.
type UnknownLookupKey struct {
	HashMap string
	// Key: *** for a sensitive field.
	Key string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnknownLookupKey) Message() string {
	return "hash map '" + f.HashMap + "' has no entry for key '" + f.Key + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnknownLookupKey) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unknown_lookup_key.
func (f *UnknownLookupKey) Code() Code {
	return CodeUnknownLookupKey
}

// Class gives NotFound.
func (f *UnknownLookupKey) Class() Class {
	return ClassNotFound
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnknownLookupKey) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnknownLookupKey) Fields() []Field {
	return []Field{
		{"HashMap", f.HashMap},
		{"Key", f.Key},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnknownLookupKey) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnknownLookupKey) Is(target error) bool {
	return target == CodeUnknownLookupKey || target == ClassNotFound
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnknownLookupKey) WithCause(cause error) *UnknownLookupKey {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnknownLookupKey) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnknownLookupKey) Locate(place Place) {
	f.Place = place
}

// ProtobufSource reports: a schema of a Protobuf codec is faulty or imports what is not there.
//
// Code protobuf_source, class Validation. Basis: nspl-grammar §5.4, CP-219.
type ProtobufSource struct {
	File string
	// Reason: what the compiler says, with its place.
	Reason string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *ProtobufSource) Message() string {
	return "proto file '" + f.File + "' does not compile: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ProtobufSource) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives protobuf_source.
func (f *ProtobufSource) Code() Code {
	return CodeProtobufSource
}

// Class gives Validation.
func (f *ProtobufSource) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ProtobufSource) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ProtobufSource) Fields() []Field {
	return []Field{
		{"File", f.File},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *ProtobufSource) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ProtobufSource) Is(target error) bool {
	return target == CodeProtobufSource || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *ProtobufSource) WithCause(cause error) *ProtobufSource {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *ProtobufSource) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *ProtobufSource) Locate(place Place) {
	f.Place = place
}

// UnknownMessage reports: a Protobuf codec names a message that its files do not have.
//
// Code unknown_message, class NotFound. Basis: nspl-grammar §5.4, CP-219.
type UnknownMessage struct {
	// Symbol: the full name.
	Symbol string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnknownMessage) Message() string {
	return "the proto files declare no message '" + f.Symbol + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnknownMessage) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unknown_message.
func (f *UnknownMessage) Code() Code {
	return CodeUnknownMessage
}

// Class gives NotFound.
func (f *UnknownMessage) Class() Class {
	return ClassNotFound
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnknownMessage) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnknownMessage) Fields() []Field {
	return []Field{
		{"Symbol", f.Symbol},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnknownMessage) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnknownMessage) Is(target error) bool {
	return target == CodeUnknownMessage || target == ClassNotFound
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnknownMessage) WithCause(cause error) *UnknownMessage {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnknownMessage) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnknownMessage) Locate(place Place) {
	f.Place = place
}
