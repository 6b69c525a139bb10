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
