// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import "strconv"

// Area session: failures between a client and the node it talks to.

// AuthenticationFailed reports: unknown user or wrong password; the text never tells which.
//
// Code authentication_failed, class Authentication. Basis: scenarios, authentication.
type AuthenticationFailed struct {
	// User: the name that was tried. Sensitive: never part of a text or a projection.
	User  string
	cause error
}

// Message gives the text of the failure itself.
func (f *AuthenticationFailed) Message() string {
	return "authentication failed"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *AuthenticationFailed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives authentication_failed.
func (f *AuthenticationFailed) Code() Code {
	return CodeAuthenticationFailed
}

// Class gives Authentication.
func (f *AuthenticationFailed) Class() Class {
	return ClassAuthentication
}

// Hint gives an empty text: there is no advice for this failure.
func (f *AuthenticationFailed) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *AuthenticationFailed) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *AuthenticationFailed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *AuthenticationFailed) Is(target error) bool {
	return target == CodeAuthenticationFailed || target == ClassAuthentication
}

// WithCause records what led to the failure and gives the failure back.
func (f *AuthenticationFailed) WithCause(cause error) *AuthenticationFailed {
	f.cause = cause
	return f
}

// AuthenticationThrottled reports: attempts come faster than the bound for one user.
//
// Code authentication_throttled, class Authentication. Basis: scenarios, authentication.
type AuthenticationThrottled struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *AuthenticationThrottled) Message() string {
	return "authentication failed; too many attempts"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *AuthenticationThrottled) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives authentication_throttled.
func (f *AuthenticationThrottled) Code() Code {
	return CodeAuthenticationThrottled
}

// Class gives Authentication.
func (f *AuthenticationThrottled) Class() Class {
	return ClassAuthentication
}

// Hint gives an empty text: there is no advice for this failure.
func (f *AuthenticationThrottled) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *AuthenticationThrottled) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *AuthenticationThrottled) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *AuthenticationThrottled) Is(target error) bool {
	return target == CodeAuthenticationThrottled || target == ClassAuthentication
}

// WithCause records what led to the failure and gives the failure back.
func (f *AuthenticationThrottled) WithCause(cause error) *AuthenticationThrottled {
	f.cause = cause
	return f
}

// NotAuthenticated reports: a request arrived before the session was opened.
//
// Code not_authenticated, class Authentication. Basis: CC-007.
type NotAuthenticated struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *NotAuthenticated) Message() string {
	return "the session is not authenticated"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NotAuthenticated) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives not_authenticated.
func (f *NotAuthenticated) Code() Code {
	return CodeNotAuthenticated
}

// Class gives Authentication.
func (f *NotAuthenticated) Class() Class {
	return ClassAuthentication
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NotAuthenticated) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NotAuthenticated) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *NotAuthenticated) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NotAuthenticated) Is(target error) bool {
	return target == CodeNotAuthenticated || target == ClassAuthentication
}

// WithCause records what led to the failure and gives the failure back.
func (f *NotAuthenticated) WithCause(cause error) *NotAuthenticated {
	f.cause = cause
	return f
}

// MalformedFrame reports: a frame does not pass verification.
//
// Code malformed_frame, class Protocol.
type MalformedFrame struct {
	Reason string
	cause  error
}

// Message gives the text of the failure itself.
func (f *MalformedFrame) Message() string {
	return "malformed frame: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *MalformedFrame) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives malformed_frame.
func (f *MalformedFrame) Code() Code {
	return CodeMalformedFrame
}

// Class gives Protocol.
func (f *MalformedFrame) Class() Class {
	return ClassProtocol
}

// Hint gives an empty text: there is no advice for this failure.
func (f *MalformedFrame) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *MalformedFrame) Fields() []Field {
	return []Field{
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *MalformedFrame) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *MalformedFrame) Is(target error) bool {
	return target == CodeMalformedFrame || target == ClassProtocol
}

// WithCause records what led to the failure and gives the failure back.
func (f *MalformedFrame) WithCause(cause error) *MalformedFrame {
	f.cause = cause
	return f
}

// UnexpectedFrame reports: a frame does not fit the state of the session.
//
// Code unexpected_frame, class Protocol.
type UnexpectedFrame struct {
	Frame string
	cause error
}

// Message gives the text of the failure itself.
func (f *UnexpectedFrame) Message() string {
	return "frame " + f.Frame + " is not expected now"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnexpectedFrame) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unexpected_frame.
func (f *UnexpectedFrame) Code() Code {
	return CodeUnexpectedFrame
}

// Class gives Protocol.
func (f *UnexpectedFrame) Class() Class {
	return ClassProtocol
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnexpectedFrame) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnexpectedFrame) Fields() []Field {
	return []Field{
		{"Frame", f.Frame},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnexpectedFrame) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnexpectedFrame) Is(target error) bool {
	return target == CodeUnexpectedFrame || target == ClassProtocol
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnexpectedFrame) WithCause(cause error) *UnexpectedFrame {
	f.cause = cause
	return f
}

// FrameTooLarge reports: a frame is above its bound.
//
// Code frame_too_large, class Limit.
type FrameTooLarge struct {
	Size  uint64
	Limit uint64
	cause error
}

// Message gives the text of the failure itself.
func (f *FrameTooLarge) Message() string {
	return "a frame has " + strconv.FormatUint(f.Size, 10) + " bytes, at most " + strconv.FormatUint(f.Limit, 10) + " are accepted"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *FrameTooLarge) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives frame_too_large.
func (f *FrameTooLarge) Code() Code {
	return CodeFrameTooLarge
}

// Class gives Limit.
func (f *FrameTooLarge) Class() Class {
	return ClassLimit
}

// Hint gives an empty text: there is no advice for this failure.
func (f *FrameTooLarge) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *FrameTooLarge) Fields() []Field {
	return []Field{
		{"Size", strconv.FormatUint(f.Size, 10)},
		{"Limit", strconv.FormatUint(f.Limit, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *FrameTooLarge) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *FrameTooLarge) Is(target error) bool {
	return target == CodeFrameTooLarge || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *FrameTooLarge) WithCause(cause error) *FrameTooLarge {
	f.cause = cause
	return f
}

// ContractMismatch reports: the two sides were built from different contracts.
//
// Code contract_mismatch, class Protocol.
type ContractMismatch struct {
	Peer     string
	Found    string
	Expected string
	cause    error
}

// Message gives the text of the failure itself.
func (f *ContractMismatch) Message() string {
	return f.Peer + " speaks another wire contract (" + f.Found + ", not " + f.Expected + ")"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ContractMismatch) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives contract_mismatch.
func (f *ContractMismatch) Code() Code {
	return CodeContractMismatch
}

// Class gives Protocol.
func (f *ContractMismatch) Class() Class {
	return ClassProtocol
}

// Hint advises what to do.
func (f *ContractMismatch) Hint() string {
	return "use the client of the same release as the server"
}

// Fields lists the non-sensitive subject fields.
func (f *ContractMismatch) Fields() []Field {
	return []Field{
		{"Peer", f.Peer},
		{"Found", f.Found},
		{"Expected", f.Expected},
	}
}

// Unwrap gives the cause, or nil.
func (f *ContractMismatch) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ContractMismatch) Is(target error) bool {
	return target == CodeContractMismatch || target == ClassProtocol
}

// WithCause records what led to the failure and gives the failure back.
func (f *ContractMismatch) WithCause(cause error) *ContractMismatch {
	f.cause = cause
	return f
}

// SessionLimit reports: no room for another session.
//
// Code session_limit, class Limit.
type SessionLimit struct {
	Limit uint64
	cause error
}

// Message gives the text of the failure itself.
func (f *SessionLimit) Message() string {
	return "the node holds at most " + strconv.FormatUint(f.Limit, 10) + " sessions"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SessionLimit) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives session_limit.
func (f *SessionLimit) Code() Code {
	return CodeSessionLimit
}

// Class gives Limit.
func (f *SessionLimit) Class() Class {
	return ClassLimit
}

// Hint gives an empty text: there is no advice for this failure.
func (f *SessionLimit) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *SessionLimit) Fields() []Field {
	return []Field{
		{"Limit", strconv.FormatUint(f.Limit, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *SessionLimit) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SessionLimit) Is(target error) bool {
	return target == CodeSessionLimit || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *SessionLimit) WithCause(cause error) *SessionLimit {
	f.cause = cause
	return f
}

// RequestQueueFull reports: a session sends faster than its commands run.
//
// Code request_queue_full, class Limit. Basis: CC-045.
type RequestQueueFull struct {
	Limit uint64
	cause error
}

// Message gives the text of the failure itself.
func (f *RequestQueueFull) Message() string {
	return "the session has " + strconv.FormatUint(f.Limit, 10) + " requests waiting"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *RequestQueueFull) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives request_queue_full.
func (f *RequestQueueFull) Code() Code {
	return CodeRequestQueueFull
}

// Class gives Limit.
func (f *RequestQueueFull) Class() Class {
	return ClassLimit
}

// Hint advises what to do.
func (f *RequestQueueFull) Hint() string {
	return "wait for results before sending more"
}

// Fields lists the non-sensitive subject fields.
func (f *RequestQueueFull) Fields() []Field {
	return []Field{
		{"Limit", strconv.FormatUint(f.Limit, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *RequestQueueFull) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *RequestQueueFull) Is(target error) bool {
	return target == CodeRequestQueueFull || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *RequestQueueFull) WithCause(cause error) *RequestQueueFull {
	f.cause = cause
	return f
}

// SessionClosed reports: the session ended before the request.
//
// Code session_closed, class Unavailable.
type SessionClosed struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *SessionClosed) Message() string {
	return "the session is closed"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SessionClosed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives session_closed.
func (f *SessionClosed) Code() Code {
	return CodeSessionClosed
}

// Class gives Unavailable.
func (f *SessionClosed) Class() Class {
	return ClassUnavailable
}

// Hint gives an empty text: there is no advice for this failure.
func (f *SessionClosed) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *SessionClosed) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *SessionClosed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SessionClosed) Is(target error) bool {
	return target == CodeSessionClosed || target == ClassUnavailable
}

// WithCause records what led to the failure and gives the failure back.
func (f *SessionClosed) WithCause(cause error) *SessionClosed {
	f.cause = cause
	return f
}

// ShuttingDown reports: the node takes no new work.
//
// Code shutting_down, class Unavailable. Basis: CP-366.
type ShuttingDown struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *ShuttingDown) Message() string {
	return "the node is shutting down"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ShuttingDown) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives shutting_down.
func (f *ShuttingDown) Code() Code {
	return CodeShuttingDown
}

// Class gives Unavailable.
func (f *ShuttingDown) Class() Class {
	return ClassUnavailable
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ShuttingDown) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ShuttingDown) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *ShuttingDown) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ShuttingDown) Is(target error) bool {
	return target == CodeShuttingDown || target == ClassUnavailable
}

// WithCause records what led to the failure and gives the failure back.
func (f *ShuttingDown) WithCause(cause error) *ShuttingDown {
	f.cause = cause
	return f
}

// ConnectFailed reports: no connection to the server.
//
// Code connect_failed, class Unavailable.
type ConnectFailed struct {
	Address string
	cause   error
}

// Message gives the text of the failure itself.
func (f *ConnectFailed) Message() string {
	return "cannot connect to " + f.Address
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ConnectFailed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives connect_failed.
func (f *ConnectFailed) Code() Code {
	return CodeConnectFailed
}

// Class gives Unavailable.
func (f *ConnectFailed) Class() Class {
	return ClassUnavailable
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ConnectFailed) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ConnectFailed) Fields() []Field {
	return []Field{
		{"Address", f.Address},
	}
}

// Unwrap gives the cause, or nil.
func (f *ConnectFailed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ConnectFailed) Is(target error) bool {
	return target == CodeConnectFailed || target == ClassUnavailable
}

// WithCause records what led to the failure and gives the failure back.
func (f *ConnectFailed) WithCause(cause error) *ConnectFailed {
	f.cause = cause
	return f
}

// ConnectionLost reports: the connection ended while nothing was applied.
//
// Code connection_lost, class Unavailable.
type ConnectionLost struct {
	Address string
	cause   error
}

// Message gives the text of the failure itself.
func (f *ConnectionLost) Message() string {
	return "the connection to " + f.Address + " was lost"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ConnectionLost) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives connection_lost.
func (f *ConnectionLost) Code() Code {
	return CodeConnectionLost
}

// Class gives Unavailable.
func (f *ConnectionLost) Class() Class {
	return ClassUnavailable
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ConnectionLost) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ConnectionLost) Fields() []Field {
	return []Field{
		{"Address", f.Address},
	}
}

// Unwrap gives the cause, or nil.
func (f *ConnectionLost) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ConnectionLost) Is(target error) bool {
	return target == CodeConnectionLost || target == ClassUnavailable
}

// WithCause records what led to the failure and gives the failure back.
func (f *ConnectionLost) WithCause(cause error) *ConnectionLost {
	f.cause = cause
	return f
}

// DuplicateSubscription reports: CREATE SUBSCRIPTION names an existing one of the session.
//
// Code duplicate_subscription, class Exists. Basis: runtime-semantics §11.
type DuplicateSubscription struct {
	Subscription string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *DuplicateSubscription) Message() string {
	return "session subscription '" + f.Subscription + "' already exists"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *DuplicateSubscription) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives duplicate_subscription.
func (f *DuplicateSubscription) Code() Code {
	return CodeDuplicateSubscription
}

// Class gives Exists.
func (f *DuplicateSubscription) Class() Class {
	return ClassExists
}

// Hint gives an empty text: there is no advice for this failure.
func (f *DuplicateSubscription) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *DuplicateSubscription) Fields() []Field {
	return []Field{
		{"Subscription", f.Subscription},
	}
}

// Unwrap gives the cause, or nil.
func (f *DuplicateSubscription) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *DuplicateSubscription) Is(target error) bool {
	return target == CodeDuplicateSubscription || target == ClassExists
}

// WithCause records what led to the failure and gives the failure back.
func (f *DuplicateSubscription) WithCause(cause error) *DuplicateSubscription {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *DuplicateSubscription) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *DuplicateSubscription) Locate(place Place) {
	f.Place = place
}

// UnknownSubscription reports: DELETE SUBSCRIPTION names none of the session.
//
// Code unknown_subscription, class NotFound. Basis: runtime-semantics §11.
type UnknownSubscription struct {
	Subscription string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnknownSubscription) Message() string {
	return "unknown session subscription '" + f.Subscription + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnknownSubscription) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unknown_subscription.
func (f *UnknownSubscription) Code() Code {
	return CodeUnknownSubscription
}

// Class gives NotFound.
func (f *UnknownSubscription) Class() Class {
	return ClassNotFound
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnknownSubscription) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnknownSubscription) Fields() []Field {
	return []Field{
		{"Subscription", f.Subscription},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnknownSubscription) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnknownSubscription) Is(target error) bool {
	return target == CodeUnknownSubscription || target == ClassNotFound
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnknownSubscription) WithCause(cause error) *UnknownSubscription {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnknownSubscription) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnknownSubscription) Locate(place Place) {
	f.Place = place
}

// SubscriptionInvalid reports: the predicate of a subscription is not valid; the cause says why.
//
// Code subscription_invalid, class Validation. Basis: runtime-semantics §11.
type SubscriptionInvalid struct {
	Subscription string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *SubscriptionInvalid) Message() string {
	return "failed to compile session subscription '" + f.Subscription + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SubscriptionInvalid) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives subscription_invalid.
func (f *SubscriptionInvalid) Code() Code {
	return CodeSubscriptionInvalid
}

// Class gives Validation.
func (f *SubscriptionInvalid) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *SubscriptionInvalid) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *SubscriptionInvalid) Fields() []Field {
	return []Field{
		{"Subscription", f.Subscription},
	}
}

// Unwrap gives the cause, or nil.
func (f *SubscriptionInvalid) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SubscriptionInvalid) Is(target error) bool {
	return target == CodeSubscriptionInvalid || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *SubscriptionInvalid) WithCause(cause error) *SubscriptionInvalid {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *SubscriptionInvalid) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *SubscriptionInvalid) Locate(place Place) {
	f.Place = place
}

// SubscriptionInactive reports: a subscription needs a running relay.
//
// Code subscription_inactive, class State. Basis: runtime-semantics §11.
type SubscriptionInactive struct {
	Relay  string
	Domain string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *SubscriptionInactive) Message() string {
	return "relay '" + f.Relay + "' of domain '" + f.Domain + "' is not active"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SubscriptionInactive) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives subscription_inactive.
func (f *SubscriptionInactive) Code() Code {
	return CodeSubscriptionInactive
}

// Class gives State.
func (f *SubscriptionInactive) Class() Class {
	return ClassState
}

// Hint advises what to do.
func (f *SubscriptionInactive) Hint() string {
	return "start the domain first"
}

// Fields lists the non-sensitive subject fields.
func (f *SubscriptionInactive) Fields() []Field {
	return []Field{
		{"Relay", f.Relay},
		{"Domain", f.Domain},
	}
}

// Unwrap gives the cause, or nil.
func (f *SubscriptionInactive) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SubscriptionInactive) Is(target error) bool {
	return target == CodeSubscriptionInactive || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *SubscriptionInactive) WithCause(cause error) *SubscriptionInactive {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *SubscriptionInactive) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *SubscriptionInactive) Locate(place Place) {
	f.Place = place
}

// SubscriptionEnded reports: the relay of a subscription was rebuilt or dropped.
//
// Code subscription_ended, class State. Basis: runtime-semantics §11.
type SubscriptionEnded struct {
	Subscription string
	Reason       string
	cause        error
}

// Message gives the text of the failure itself.
func (f *SubscriptionEnded) Message() string {
	return "session subscription '" + f.Subscription + "' ended: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SubscriptionEnded) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives subscription_ended.
func (f *SubscriptionEnded) Code() Code {
	return CodeSubscriptionEnded
}

// Class gives State.
func (f *SubscriptionEnded) Class() Class {
	return ClassState
}

// Hint advises what to do.
func (f *SubscriptionEnded) Hint() string {
	return "create it again"
}

// Fields lists the non-sensitive subject fields.
func (f *SubscriptionEnded) Fields() []Field {
	return []Field{
		{"Subscription", f.Subscription},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *SubscriptionEnded) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SubscriptionEnded) Is(target error) bool {
	return target == CodeSubscriptionEnded || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *SubscriptionEnded) WithCause(cause error) *SubscriptionEnded {
	f.cause = cause
	return f
}

// SubscriptionLimit reports: no room for another subscription of the session.
//
// Code subscription_limit, class Limit.
type SubscriptionLimit struct {
	Limit uint64
	cause error
}

// Message gives the text of the failure itself.
func (f *SubscriptionLimit) Message() string {
	return "a session holds at most " + strconv.FormatUint(f.Limit, 10) + " subscriptions"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SubscriptionLimit) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives subscription_limit.
func (f *SubscriptionLimit) Code() Code {
	return CodeSubscriptionLimit
}

// Class gives Limit.
func (f *SubscriptionLimit) Class() Class {
	return ClassLimit
}

// Hint advises what to do.
func (f *SubscriptionLimit) Hint() string {
	return "delete a subscription first"
}

// Fields lists the non-sensitive subject fields.
func (f *SubscriptionLimit) Fields() []Field {
	return []Field{
		{"Limit", strconv.FormatUint(f.Limit, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *SubscriptionLimit) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SubscriptionLimit) Is(target error) bool {
	return target == CodeSubscriptionLimit || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *SubscriptionLimit) WithCause(cause error) *SubscriptionLimit {
	f.cause = cause
	return f
}
