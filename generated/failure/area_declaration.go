// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

// Area declaration: faults of declarations, of sources and sinks, of placements and of resource bindings.

// FaultyProgram reports: a jaq program of a codec or signaling protocol is faulty.
//
// Code faulty_program, class Validation. Basis: nspl-grammar §5.4.
type FaultyProgram struct {
	Reason string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *FaultyProgram) Message() string {
	return "the jaq program does not compile: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *FaultyProgram) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives faulty_program.
func (f *FaultyProgram) Code() Code {
	return CodeFaultyProgram
}

// Class gives Validation.
func (f *FaultyProgram) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *FaultyProgram) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *FaultyProgram) Fields() []Field {
	return []Field{
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *FaultyProgram) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *FaultyProgram) Is(target error) bool {
	return target == CodeFaultyProgram || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *FaultyProgram) WithCause(cause error) *FaultyProgram {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *FaultyProgram) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *FaultyProgram) Locate(place Place) {
	f.Place = place
}

// CodecDirection reports: a codec is used in a direction for which it has no jaq program.
//
// Code codec_direction, class Validation. Basis: nspl-grammar §5.4, runtime-semantics §12.3.
type CodecDirection struct {
	Codec string
	// Use: decode or encode.
	Use string
	// Clause: ON INGESTION or ON EMITTING.
	Clause string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *CodecDirection) Message() string {
	return "codec '" + f.Codec + "' cannot " + f.Use + ": it has no " + f.Clause + " program"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *CodecDirection) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives codec_direction.
func (f *CodecDirection) Code() Code {
	return CodeCodecDirection
}

// Class gives Validation.
func (f *CodecDirection) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *CodecDirection) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *CodecDirection) Fields() []Field {
	return []Field{
		{"Codec", f.Codec},
		{"Use", f.Use},
		{"Clause", f.Clause},
	}
}

// Unwrap gives the cause, or nil.
func (f *CodecDirection) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *CodecDirection) Is(target error) bool {
	return target == CodeCodecDirection || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *CodecDirection) WithCause(cause error) *CodecDirection {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *CodecDirection) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *CodecDirection) Locate(place Place) {
	f.Place = place
}

// SyslogField reports: the schema of a SYSLOG codec declares something that syslog records do not
// have.
//
// Code syslog_field, class Validation. Basis: nspl-grammar §5.4.
type SyslogField struct {
	Name   string
	Reason string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *SyslogField) Message() string {
	return "field '" + f.Name + "' does not fit a syslog record: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SyslogField) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives syslog_field.
func (f *SyslogField) Code() Code {
	return CodeSyslogField
}

// Class gives Validation.
func (f *SyslogField) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *SyslogField) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *SyslogField) Fields() []Field {
	return []Field{
		{"Name", f.Name},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *SyslogField) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SyslogField) Is(target error) bool {
	return target == CodeSyslogField || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *SyslogField) WithCause(cause error) *SyslogField {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *SyslogField) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *SyslogField) Locate(place Place) {
	f.Place = place
}

// InvalidWireName reports: NAMED gives a key that the wire format does not allow or that another
// field has.
//
// Code invalid_wire_name, class Validation. Basis: nspl-grammar §3.2.
type InvalidWireName struct {
	Name   string
	Key    string
	Reason string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *InvalidWireName) Message() string {
	return "'" + f.Key + "' cannot be the payload key of field '" + f.Name + "': " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidWireName) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_wire_name.
func (f *InvalidWireName) Code() Code {
	return CodeInvalidWireName
}

// Class gives Validation.
func (f *InvalidWireName) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidWireName) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidWireName) Fields() []Field {
	return []Field{
		{"Name", f.Name},
		{"Key", f.Key},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidWireName) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidWireName) Is(target error) bool {
	return target == CodeInvalidWireName || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidWireName) WithCause(cause error) *InvalidWireName {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *InvalidWireName) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *InvalidWireName) Locate(place Place) {
	f.Place = place
}

// UnfitClient reports: a source or sink needs something of the settings of its client.
//
// Code unfit_client, class Validation. Basis: nspl-grammar §3.8, nspl-grammar §3.17.
type UnfitClient struct {
	Client  string
	Setting string
	// Requirement: the rule as a predicate.
	Requirement string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnfitClient) Message() string {
	return "setting '" + f.Setting + "' of client '" + f.Client + "' " + f.Requirement
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnfitClient) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unfit_client.
func (f *UnfitClient) Code() Code {
	return CodeUnfitClient
}

// Class gives Validation.
func (f *UnfitClient) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnfitClient) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnfitClient) Fields() []Field {
	return []Field{
		{"Client", f.Client},
		{"Setting", f.Setting},
		{"Requirement", f.Requirement},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnfitClient) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnfitClient) Is(target error) bool {
	return target == CodeUnfitClient || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnfitClient) WithCause(cause error) *UnfitClient {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnfitClient) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnfitClient) Locate(place Place) {
	f.Place = place
}

// UnfitEntity reports: the entity prefix of a statement does not fit the source of the ingestor.
//
// Code unfit_entity, class Validation. Basis: nspl-grammar §3.9.
type UnfitEntity struct {
	Ingestor string
	// Entity: the prefix as written.
	Entity string
	// Fitting: the prefix that fits.
	Fitting string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnfitEntity) Message() string {
	return "ingestor '" + f.Ingestor + "' is no " + f.Entity + " INGESTOR"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnfitEntity) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unfit_entity.
func (f *UnfitEntity) Code() Code {
	return CodeUnfitEntity
}

// Class gives Validation.
func (f *UnfitEntity) Class() Class {
	return ClassValidation
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *UnfitEntity) Hint() string {
	if f.Fitting == "" {
		return ""
	}
	return "its source makes it " + f.Fitting
}

// Fields lists the non-sensitive subject fields.
func (f *UnfitEntity) Fields() []Field {
	return []Field{
		{"Ingestor", f.Ingestor},
		{"Entity", f.Entity},
		{"Fitting", f.Fitting},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnfitEntity) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnfitEntity) Is(target error) bool {
	return target == CodeUnfitEntity || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnfitEntity) WithCause(cause error) *UnfitEntity {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnfitEntity) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnfitEntity) Locate(place Place) {
	f.Place = place
}

// UnfitRequest reports: a written part of an HTTP request breaks the rules of HTTP sinks.
//
// Code unfit_request, class Validation. Basis: nspl-grammar §3.17.
type UnfitRequest struct {
	// Part: the part, such as `METHOD 'GET'`.
	Part string
	// Requirement: the rule as a predicate.
	Requirement string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnfitRequest) Message() string {
	return f.Part + " " + f.Requirement
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnfitRequest) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unfit_request.
func (f *UnfitRequest) Code() Code {
	return CodeUnfitRequest
}

// Class gives Validation.
func (f *UnfitRequest) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnfitRequest) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnfitRequest) Fields() []Field {
	return []Field{
		{"Part", f.Part},
		{"Requirement", f.Requirement},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnfitRequest) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnfitRequest) Is(target error) bool {
	return target == CodeUnfitRequest || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnfitRequest) WithCause(cause error) *UnfitRequest {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnfitRequest) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnfitRequest) Locate(place Place) {
	f.Place = place
}

// MissingTimestamp reports: the clock of a paced domain needs the event time of every ingestor.
//
// Code missing_timestamp, class Validation. Basis: runtime-semantics §7.2.
type MissingTimestamp struct {
	Domain   string
	Ingestor string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *MissingTimestamp) Message() string {
	return "paced domain '" + f.Domain + "' requires ingestor '" + f.Ingestor + "' to declare TIMESTAMP NOW or TIMESTAMP AT <field>"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *MissingTimestamp) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives missing_timestamp.
func (f *MissingTimestamp) Code() Code {
	return CodeMissingTimestamp
}

// Class gives Validation.
func (f *MissingTimestamp) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *MissingTimestamp) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *MissingTimestamp) Fields() []Field {
	return []Field{
		{"Domain", f.Domain},
		{"Ingestor", f.Ingestor},
	}
}

// Unwrap gives the cause, or nil.
func (f *MissingTimestamp) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *MissingTimestamp) Is(target error) bool {
	return target == CodeMissingTimestamp || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *MissingTimestamp) WithCause(cause error) *MissingTimestamp {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *MissingTimestamp) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *MissingTimestamp) Locate(place Place) {
	f.Place = place
}

// MissingColumn reports: the columns of a row sink do not fit its conflict clause.
//
// Code missing_column, class Validation. Basis: nspl-grammar §3.17.
type MissingColumn struct {
	Clause      string
	Requirement string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *MissingColumn) Message() string {
	return f.Clause + " needs " + f.Requirement
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *MissingColumn) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives missing_column.
func (f *MissingColumn) Code() Code {
	return CodeMissingColumn
}

// Class gives Validation.
func (f *MissingColumn) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *MissingColumn) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *MissingColumn) Fields() []Field {
	return []Field{
		{"Clause", f.Clause},
		{"Requirement", f.Requirement},
	}
}

// Unwrap gives the cause, or nil.
func (f *MissingColumn) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *MissingColumn) Is(target error) bool {
	return target == CodeMissingColumn || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *MissingColumn) WithCause(cause error) *MissingColumn {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *MissingColumn) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *MissingColumn) Locate(place Place) {
	f.Place = place
}

// PlacementMember reports: a placement names something that is not placed, or is not one thing.
//
// Code placement_member, class Validation. Basis: nspl-grammar §5.4.
type PlacementMember struct {
	Placement string
	Member    string
	Reason    string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *PlacementMember) Message() string {
	return "'" + f.Member + "' cannot be a member of placement '" + f.Placement + "': " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *PlacementMember) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives placement_member.
func (f *PlacementMember) Code() Code {
	return CodePlacementMember
}

// Class gives Validation.
func (f *PlacementMember) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *PlacementMember) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *PlacementMember) Fields() []Field {
	return []Field{
		{"Placement", f.Placement},
		{"Member", f.Member},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *PlacementMember) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *PlacementMember) Is(target error) bool {
	return target == CodePlacementMember || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *PlacementMember) WithCause(cause error) *PlacementMember {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *PlacementMember) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *PlacementMember) Locate(place Place) {
	f.Place = place
}

// PlacementConflict reports: two placements of one rank decide about the same pair of nodes.
//
// Code placement_conflict, class Validation. Basis: CP-206.
type PlacementConflict struct {
	Placement string
	Other     string
	// First: kind and name of a node.
	First string
	// Second: kind and name of a node.
	Second string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *PlacementConflict) Message() string {
	return "placements '" + f.Placement + "' and '" + f.Other + "' have the same rank and ask different things of " + f.First + " and " + f.Second
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *PlacementConflict) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives placement_conflict.
func (f *PlacementConflict) Code() Code {
	return CodePlacementConflict
}

// Class gives Validation.
func (f *PlacementConflict) Class() Class {
	return ClassValidation
}

// Hint advises what to do.
func (f *PlacementConflict) Hint() string {
	return "give one of them another RANK"
}

// Fields lists the non-sensitive subject fields.
func (f *PlacementConflict) Fields() []Field {
	return []Field{
		{"Placement", f.Placement},
		{"Other", f.Other},
		{"First", f.First},
		{"Second", f.Second},
	}
}

// Unwrap gives the cause, or nil.
func (f *PlacementConflict) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *PlacementConflict) Is(target error) bool {
	return target == CodePlacementConflict || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *PlacementConflict) WithCause(cause error) *PlacementConflict {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *PlacementConflict) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *PlacementConflict) Locate(place Place) {
	f.Place = place
}

// UnboundResource reports: REBIND RESOURCE names a model that does not use the resource.
//
// Code unbound_resource, class Validation. Basis: nspl-grammar §5.4.
type UnboundResource struct {
	// Owner: kind and name of the model.
	Owner    string
	Resource string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnboundResource) Message() string {
	return f.Owner + " does not bind resource '" + f.Resource + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnboundResource) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unbound_resource.
func (f *UnboundResource) Code() Code {
	return CodeUnboundResource
}

// Class gives Validation.
func (f *UnboundResource) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnboundResource) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnboundResource) Fields() []Field {
	return []Field{
		{"Owner", f.Owner},
		{"Resource", f.Resource},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnboundResource) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnboundResource) Is(target error) bool {
	return target == CodeUnboundResource || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnboundResource) WithCause(cause error) *UnboundResource {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnboundResource) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnboundResource) Locate(place Place) {
	f.Place = place
}

// ResourceWithoutVersion reports: LATEST has nothing to lead to.
//
// Code resource_without_version, class Validation. Basis: nspl-grammar §3.4.
type ResourceWithoutVersion struct {
	Resource string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *ResourceWithoutVersion) Message() string {
	return "resource '" + f.Resource + "' has no version yet"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ResourceWithoutVersion) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives resource_without_version.
func (f *ResourceWithoutVersion) Code() Code {
	return CodeResourceWithoutVersion
}

// Class gives Validation.
func (f *ResourceWithoutVersion) Class() Class {
	return ClassValidation
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *ResourceWithoutVersion) Hint() string {
	if f.Resource == "" {
		return ""
	}
	return "UPLOAD RESOURCE " + f.Resource + " VERSION '<directory>';"
}

// Fields lists the non-sensitive subject fields.
func (f *ResourceWithoutVersion) Fields() []Field {
	return []Field{
		{"Resource", f.Resource},
	}
}

// Unwrap gives the cause, or nil.
func (f *ResourceWithoutVersion) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ResourceWithoutVersion) Is(target error) bool {
	return target == CodeResourceWithoutVersion || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *ResourceWithoutVersion) WithCause(cause error) *ResourceWithoutVersion {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *ResourceWithoutVersion) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *ResourceWithoutVersion) Locate(place Place) {
	f.Place = place
}
