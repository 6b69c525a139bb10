// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import (
	"strconv"
	"time"
)

// Area connector: failures of connectors to external systems. Texts name settings, never their values.

// ConnectorSettingMissing reports: a setting that the system requires is absent.
//
// Code connector_setting_missing, class External. Basis: nspl-grammar §3.8.
type ConnectorSettingMissing struct {
	Client  string
	Setting string
	cause   error
}

// Message gives the text of the failure itself.
func (f *ConnectorSettingMissing) Message() string {
	return "client '" + f.Client + "' needs the setting '" + f.Setting + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ConnectorSettingMissing) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives connector_setting_missing.
func (f *ConnectorSettingMissing) Code() Code {
	return CodeConnectorSettingMissing
}

// Class gives External.
func (f *ConnectorSettingMissing) Class() Class {
	return ClassExternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ConnectorSettingMissing) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ConnectorSettingMissing) Fields() []Field {
	return []Field{
		{"Client", f.Client},
		{"Setting", f.Setting},
	}
}

// Unwrap gives the cause, or nil.
func (f *ConnectorSettingMissing) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ConnectorSettingMissing) Is(target error) bool {
	return target == CodeConnectorSettingMissing || target == ClassExternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *ConnectorSettingMissing) WithCause(cause error) *ConnectorSettingMissing {
	f.cause = cause
	return f
}

// ConnectorSetting reports: a setting has a value that the connector cannot use.
//
// Code connector_setting, class External. Basis: nspl-grammar §3.8, runtime-semantics §18.
type ConnectorSetting struct {
	Client  string
	Setting string
	// Reason: the rule it breaks, as a predicate, without the value.
	Reason string
	cause  error
}

// Message gives the text of the failure itself.
func (f *ConnectorSetting) Message() string {
	return "client '" + f.Client + "': setting '" + f.Setting + "' " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ConnectorSetting) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives connector_setting.
func (f *ConnectorSetting) Code() Code {
	return CodeConnectorSetting
}

// Class gives External.
func (f *ConnectorSetting) Class() Class {
	return ClassExternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ConnectorSetting) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ConnectorSetting) Fields() []Field {
	return []Field{
		{"Client", f.Client},
		{"Setting", f.Setting},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *ConnectorSetting) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ConnectorSetting) Is(target error) bool {
	return target == CodeConnectorSetting || target == ClassExternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *ConnectorSetting) WithCause(cause error) *ConnectorSetting {
	f.cause = cause
	return f
}

// ClientTemplate reports: a template of a client cannot be expanded where the client is used.
//
// Code client_template, class External. Basis: nspl-grammar §3.8, runtime-semantics §18.
type ClientTemplate struct {
	Client  string
	Setting string
	// Reason: what is wrong, as a predicate, without the value.
	Reason string
	cause  error
}

// Message gives the text of the failure itself.
func (f *ClientTemplate) Message() string {
	return "client '" + f.Client + "': the template in setting '" + f.Setting + "' " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ClientTemplate) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives client_template.
func (f *ClientTemplate) Code() Code {
	return CodeClientTemplate
}

// Class gives External.
func (f *ClientTemplate) Class() Class {
	return ClassExternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ClientTemplate) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ClientTemplate) Fields() []Field {
	return []Field{
		{"Client", f.Client},
		{"Setting", f.Setting},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *ClientTemplate) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ClientTemplate) Is(target error) bool {
	return target == CodeClientTemplate || target == ClassExternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *ClientTemplate) WithCause(cause error) *ClientTemplate {
	f.cause = cause
	return f
}

// SourceNotStarted reports: the client of a source cannot be used as it is; it is tried again
// with backoff.
//
// Code source_not_started, class External. Basis: runtime-semantics §7.3, runtime-semantics
// §18.
type SourceNotStarted struct {
	Ingestor string
	cause    error
}

// Message gives the text of the failure itself.
func (f *SourceNotStarted) Message() string {
	return "failed to initialize ingestor '" + f.Ingestor + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SourceNotStarted) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives source_not_started.
func (f *SourceNotStarted) Code() Code {
	return CodeSourceNotStarted
}

// Class gives External.
func (f *SourceNotStarted) Class() Class {
	return ClassExternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *SourceNotStarted) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *SourceNotStarted) Fields() []Field {
	return []Field{
		{"Ingestor", f.Ingestor},
	}
}

// Unwrap gives the cause, or nil.
func (f *SourceNotStarted) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SourceNotStarted) Is(target error) bool {
	return target == CodeSourceNotStarted || target == ClassExternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *SourceNotStarted) WithCause(cause error) *SourceNotStarted {
	f.cause = cause
	return f
}

// SinkNotStarted reports: the client of a sink cannot be used as it is; it is tried again with
// every delivery.
//
// Code sink_not_started, class External. Basis: runtime-semantics §18.
type SinkNotStarted struct {
	Emitter string
	cause   error
}

// Message gives the text of the failure itself.
func (f *SinkNotStarted) Message() string {
	return "failed to initialize emitter '" + f.Emitter + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SinkNotStarted) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives sink_not_started.
func (f *SinkNotStarted) Code() Code {
	return CodeSinkNotStarted
}

// Class gives External.
func (f *SinkNotStarted) Class() Class {
	return ClassExternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *SinkNotStarted) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *SinkNotStarted) Fields() []Field {
	return []Field{
		{"Emitter", f.Emitter},
	}
}

// Unwrap gives the cause, or nil.
func (f *SinkNotStarted) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SinkNotStarted) Is(target error) bool {
	return target == CodeSinkNotStarted || target == ClassExternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *SinkNotStarted) WithCause(cause error) *SinkNotStarted {
	f.cause = cause
	return f
}

// SlowConsumer reports: a source without flow control overran its bounded buffer.
//
// Code slow_consumer, class Limit. Basis: runtime-semantics §7.3.
type SlowConsumer struct {
	Ingestor string
	// Dropped: messages lost since the start of the source.
	Dropped uint64
	cause   error
}

// Message gives the text of the failure itself.
func (f *SlowConsumer) Message() string {
	return "ingestor '" + f.Ingestor + "' did not keep up: " + strconv.FormatUint(f.Dropped, 10) + " messages were dropped"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SlowConsumer) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives slow_consumer.
func (f *SlowConsumer) Code() Code {
	return CodeSlowConsumer
}

// Class gives Limit.
func (f *SlowConsumer) Class() Class {
	return ClassLimit
}

// Hint gives an empty text: there is no advice for this failure.
func (f *SlowConsumer) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *SlowConsumer) Fields() []Field {
	return []Field{
		{"Ingestor", f.Ingestor},
		{"Dropped", strconv.FormatUint(f.Dropped, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *SlowConsumer) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SlowConsumer) Is(target error) bool {
	return target == CodeSlowConsumer || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *SlowConsumer) WithCause(cause error) *SlowConsumer {
	f.cause = cause
	return f
}

// HoldOverflow reports: messages arrived during a hold and the quiesce mode dropped them.
//
// Code hold_overflow, class Limit. Basis: nspl-grammar §3.9, CP-224.
type HoldOverflow struct {
	Ingestor string
	Dropped  uint64
	cause    error
}

// Message gives the text of the failure itself.
func (f *HoldOverflow) Message() string {
	return "a hold of ingestor '" + f.Ingestor + "' dropped " + strconv.FormatUint(f.Dropped, 10) + " messages"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *HoldOverflow) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives hold_overflow.
func (f *HoldOverflow) Code() Code {
	return CodeHoldOverflow
}

// Class gives Limit.
func (f *HoldOverflow) Class() Class {
	return ClassLimit
}

// Hint gives an empty text: there is no advice for this failure.
func (f *HoldOverflow) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *HoldOverflow) Fields() []Field {
	return []Field{
		{"Ingestor", f.Ingestor},
		{"Dropped", strconv.FormatUint(f.Dropped, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *HoldOverflow) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *HoldOverflow) Is(target error) bool {
	return target == CodeHoldOverflow || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *HoldOverflow) WithCause(cause error) *HoldOverflow {
	f.cause = cause
	return f
}

// NoStream reports: a confirming NATS emitter needs a JetStream stream on its subject.
//
// Code no_stream, class External. Basis: runtime-semantics §9.2.
type NoStream struct {
	Subject string
	cause   error
}

// Message gives the text of the failure itself.
func (f *NoStream) Message() string {
	return "no stream found for given subject '" + f.Subject + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NoStream) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives no_stream.
func (f *NoStream) Code() Code {
	return CodeNoStream
}

// Class gives External.
func (f *NoStream) Class() Class {
	return ClassExternal
}

// Hint advises what to do.
func (f *NoStream) Hint() string {
	return "create the stream; publishing continues then"
}

// Fields lists the non-sensitive subject fields.
func (f *NoStream) Fields() []Field {
	return []Field{
		{"Subject", f.Subject},
	}
}

// Unwrap gives the cause, or nil.
func (f *NoStream) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NoStream) Is(target error) bool {
	return target == CodeNoStream || target == ClassExternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *NoStream) WithCause(cause error) *NoStream {
	f.cause = cause
	return f
}

// InvalidHeader reports: a header cannot be written to the sink.
//
// Code invalid_header, class Row. Basis: runtime-semantics §9.2.
type InvalidHeader struct {
	Reason string
	cause  error
}

// Message gives the text of the failure itself.
func (f *InvalidHeader) Message() string {
	return "a message header is not valid: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidHeader) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_header.
func (f *InvalidHeader) Code() Code {
	return CodeInvalidHeader
}

// Class gives Row.
func (f *InvalidHeader) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidHeader) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidHeader) Fields() []Field {
	return []Field{
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidHeader) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidHeader) Is(target error) bool {
	return target == CodeInvalidHeader || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidHeader) WithCause(cause error) *InvalidHeader {
	f.cause = cause
	return f
}

// MessageTooLarge reports: the size of one record was refused definitively.
//
// Code message_too_large, class Row. Basis: runtime-semantics §9.2.
type MessageTooLarge struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *MessageTooLarge) Message() string {
	return "the message is larger than the sink accepts"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *MessageTooLarge) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives message_too_large.
func (f *MessageTooLarge) Code() Code {
	return CodeMessageTooLarge
}

// Class gives Row.
func (f *MessageTooLarge) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *MessageTooLarge) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *MessageTooLarge) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *MessageTooLarge) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *MessageTooLarge) Is(target error) bool {
	return target == CodeMessageTooLarge || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *MessageTooLarge) WithCause(cause error) *MessageTooLarge {
	f.cause = cause
	return f
}

// Unconfirmed reports: a confirmation did not arrive in time; the message is sent again.
//
// Code unconfirmed, class External. Basis: runtime-semantics §9.2.
type Unconfirmed struct {
	Waited time.Duration
	cause  error
}

// Message gives the text of the failure itself.
func (f *Unconfirmed) Message() string {
	return "the sink did not confirm the message within " + f.Waited.String()
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *Unconfirmed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unconfirmed.
func (f *Unconfirmed) Code() Code {
	return CodeUnconfirmed
}

// Class gives External.
func (f *Unconfirmed) Class() Class {
	return ClassExternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *Unconfirmed) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *Unconfirmed) Fields() []Field {
	return []Field{
		{"Waited", f.Waited.String()},
	}
}

// Unwrap gives the cause, or nil.
func (f *Unconfirmed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *Unconfirmed) Is(target error) bool {
	return target == CodeUnconfirmed || target == ClassExternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *Unconfirmed) WithCause(cause error) *Unconfirmed {
	f.cause = cause
	return f
}

// ConnectorMissing reports: the build of the server does not hold the connector.
//
// Code connector_missing, class Unsupported.
type ConnectorMissing struct {
	// Side: source or sink.
	Side   string
	System string
	cause  error
}

// Message gives the text of the failure itself.
func (f *ConnectorMissing) Message() string {
	return "this server has no " + f.Side + " connector for " + f.System
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ConnectorMissing) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives connector_missing.
func (f *ConnectorMissing) Code() Code {
	return CodeConnectorMissing
}

// Class gives Unsupported.
func (f *ConnectorMissing) Class() Class {
	return ClassUnsupported
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ConnectorMissing) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ConnectorMissing) Fields() []Field {
	return []Field{
		{"Side", f.Side},
		{"System", f.System},
	}
}

// Unwrap gives the cause, or nil.
func (f *ConnectorMissing) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ConnectorMissing) Is(target error) bool {
	return target == CodeConnectorMissing || target == ClassUnsupported
}

// WithCause records what led to the failure and gives the failure back.
func (f *ConnectorMissing) WithCause(cause error) *ConnectorMissing {
	f.cause = cause
	return f
}
