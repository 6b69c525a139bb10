// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import (
	"strconv"
	"time"
)

// Area storage: failures of durable state and of its encodings, and of the start of a process.

// StoreUnavailable reports: the storage directory cannot be used.
//
// Code store_unavailable, class Storage. Basis: CP-026.
type StoreUnavailable struct {
	Path  string
	cause error
}

// Message gives the text of the failure itself.
func (f *StoreUnavailable) Message() string {
	return "the store at '" + f.Path + "' cannot be opened"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *StoreUnavailable) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives store_unavailable.
func (f *StoreUnavailable) Code() Code {
	return CodeStoreUnavailable
}

// Class gives Storage.
func (f *StoreUnavailable) Class() Class {
	return ClassStorage
}

// Hint gives an empty text: there is no advice for this failure.
func (f *StoreUnavailable) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *StoreUnavailable) Fields() []Field {
	return []Field{
		{"Path", f.Path},
	}
}

// Unwrap gives the cause, or nil.
func (f *StoreUnavailable) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *StoreUnavailable) Is(target error) bool {
	return target == CodeStoreUnavailable || target == ClassStorage
}

// WithCause records what led to the failure and gives the failure back.
func (f *StoreUnavailable) WithCause(cause error) *StoreUnavailable {
	f.cause = cause
	return f
}

// StoreLocked reports: two processes share one storage directory.
//
// Code store_locked, class Storage.
type StoreLocked struct {
	Path  string
	cause error
}

// Message gives the text of the failure itself.
func (f *StoreLocked) Message() string {
	return "the store at '" + f.Path + "' is in use by another process"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *StoreLocked) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives store_locked.
func (f *StoreLocked) Code() Code {
	return CodeStoreLocked
}

// Class gives Storage.
func (f *StoreLocked) Class() Class {
	return ClassStorage
}

// Hint gives an empty text: there is no advice for this failure.
func (f *StoreLocked) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *StoreLocked) Fields() []Field {
	return []Field{
		{"Path", f.Path},
	}
}

// Unwrap gives the cause, or nil.
func (f *StoreLocked) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *StoreLocked) Is(target error) bool {
	return target == CodeStoreLocked || target == ClassStorage
}

// WithCause records what led to the failure and gives the failure back.
func (f *StoreLocked) WithCause(cause error) *StoreLocked {
	f.cause = cause
	return f
}

// StoreWrite reports: a durable write failed; nothing of it is visible.
//
// Code store_write, class Storage.
type StoreWrite struct {
	Operation string
	cause     error
}

// Message gives the text of the failure itself.
func (f *StoreWrite) Message() string {
	return f.Operation + " could not be made durable"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *StoreWrite) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives store_write.
func (f *StoreWrite) Code() Code {
	return CodeStoreWrite
}

// Class gives Storage.
func (f *StoreWrite) Class() Class {
	return ClassStorage
}

// Hint gives an empty text: there is no advice for this failure.
func (f *StoreWrite) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *StoreWrite) Fields() []Field {
	return []Field{
		{"Operation", f.Operation},
	}
}

// Unwrap gives the cause, or nil.
func (f *StoreWrite) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *StoreWrite) Is(target error) bool {
	return target == CodeStoreWrite || target == ClassStorage
}

// WithCause records what led to the failure and gives the failure back.
func (f *StoreWrite) WithCause(cause error) *StoreWrite {
	f.cause = cause
	return f
}

// StoreRead reports: a durable read failed.
//
// Code store_read, class Storage.
type StoreRead struct {
	Subject string
	cause   error
}

// Message gives the text of the failure itself.
func (f *StoreRead) Message() string {
	return f.Subject + " could not be read"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *StoreRead) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives store_read.
func (f *StoreRead) Code() Code {
	return CodeStoreRead
}

// Class gives Storage.
func (f *StoreRead) Class() Class {
	return ClassStorage
}

// Hint gives an empty text: there is no advice for this failure.
func (f *StoreRead) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *StoreRead) Fields() []Field {
	return []Field{
		{"Subject", f.Subject},
	}
}

// Unwrap gives the cause, or nil.
func (f *StoreRead) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *StoreRead) Is(target error) bool {
	return target == CodeStoreRead || target == ClassStorage
}

// WithCause records what led to the failure and gives the failure back.
func (f *StoreRead) WithCause(cause error) *StoreRead {
	f.cause = cause
	return f
}

// ForeignStore reports: stored data has another fingerprint; there is no conversion.
//
// Code foreign_store, class Storage.
type ForeignStore struct {
	Path     string
	Found    string
	Expected string
	cause    error
}

// Message gives the text of the failure itself.
func (f *ForeignStore) Message() string {
	return "the store at '" + f.Path + "' was written by another shape (" + f.Found + ", not " + f.Expected + ")"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ForeignStore) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives foreign_store.
func (f *ForeignStore) Code() Code {
	return CodeForeignStore
}

// Class gives Storage.
func (f *ForeignStore) Class() Class {
	return ClassStorage
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ForeignStore) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ForeignStore) Fields() []Field {
	return []Field{
		{"Path", f.Path},
		{"Found", f.Found},
		{"Expected", f.Expected},
	}
}

// Unwrap gives the cause, or nil.
func (f *ForeignStore) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ForeignStore) Is(target error) bool {
	return target == CodeForeignStore || target == ClassStorage
}

// WithCause records what led to the failure and gives the failure back.
func (f *ForeignStore) WithCause(cause error) *ForeignStore {
	f.cause = cause
	return f
}

// CorruptRecord reports: bytes of a record do not decode.
//
// Code corrupt_record, class Storage.
type CorruptRecord struct {
	Record string
	Reason string
	cause  error
}

// Message gives the text of the failure itself.
func (f *CorruptRecord) Message() string {
	return f.Record + " is corrupt: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *CorruptRecord) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives corrupt_record.
func (f *CorruptRecord) Code() Code {
	return CodeCorruptRecord
}

// Class gives Storage.
func (f *CorruptRecord) Class() Class {
	return ClassStorage
}

// Hint gives an empty text: there is no advice for this failure.
func (f *CorruptRecord) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *CorruptRecord) Fields() []Field {
	return []Field{
		{"Record", f.Record},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *CorruptRecord) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *CorruptRecord) Is(target error) bool {
	return target == CodeCorruptRecord || target == ClassStorage
}

// WithCause records what led to the failure and gives the failure back.
func (f *CorruptRecord) WithCause(cause error) *CorruptRecord {
	f.cause = cause
	return f
}

// RecordTooLarge reports: an encoded record is above its bound.
//
// Code record_too_large, class Limit.
type RecordTooLarge struct {
	Record string
	Size   uint64
	Limit  uint64
	cause  error
}

// Message gives the text of the failure itself.
func (f *RecordTooLarge) Message() string {
	return f.Record + " has " + strconv.FormatUint(f.Size, 10) + " bytes, at most " + strconv.FormatUint(f.Limit, 10) + " are accepted"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *RecordTooLarge) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives record_too_large.
func (f *RecordTooLarge) Code() Code {
	return CodeRecordTooLarge
}

// Class gives Limit.
func (f *RecordTooLarge) Class() Class {
	return ClassLimit
}

// Hint gives an empty text: there is no advice for this failure.
func (f *RecordTooLarge) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *RecordTooLarge) Fields() []Field {
	return []Field{
		{"Record", f.Record},
		{"Size", strconv.FormatUint(f.Size, 10)},
		{"Limit", strconv.FormatUint(f.Limit, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *RecordTooLarge) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *RecordTooLarge) Is(target error) bool {
	return target == CodeRecordTooLarge || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *RecordTooLarge) WithCause(cause error) *RecordTooLarge {
	f.cause = cause
	return f
}

// InvalidSetting reports: a setting of a binary is not usable; values of secrets are never shown.
//
// Code invalid_setting, class Configuration.
type InvalidSetting struct {
	Flag        string
	Environment string
	Reason      string
	cause       error
}

// Message gives the text of the failure itself.
func (f *InvalidSetting) Message() string {
	return f.Flag + " (" + f.Environment + "): " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidSetting) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_setting.
func (f *InvalidSetting) Code() Code {
	return CodeInvalidSetting
}

// Class gives Configuration.
func (f *InvalidSetting) Class() Class {
	return ClassConfiguration
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidSetting) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidSetting) Fields() []Field {
	return []Field{
		{"Flag", f.Flag},
		{"Environment", f.Environment},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidSetting) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidSetting) Is(target error) bool {
	return target == CodeInvalidSetting || target == ClassConfiguration
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidSetting) WithCause(cause error) *InvalidSetting {
	f.cause = cause
	return f
}

// ListenFailed reports: a listener cannot be bound.
//
// Code listen_failed, class Unavailable.
type ListenFailed struct {
	Address string
	Purpose string
	cause   error
}

// Message gives the text of the failure itself.
func (f *ListenFailed) Message() string {
	return "cannot listen on " + f.Address + " for " + f.Purpose
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ListenFailed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives listen_failed.
func (f *ListenFailed) Code() Code {
	return CodeListenFailed
}

// Class gives Unavailable.
func (f *ListenFailed) Class() Class {
	return ClassUnavailable
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ListenFailed) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ListenFailed) Fields() []Field {
	return []Field{
		{"Address", f.Address},
		{"Purpose", f.Purpose},
	}
}

// Unwrap gives the cause, or nil.
func (f *ListenFailed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ListenFailed) Is(target error) bool {
	return target == CodeListenFailed || target == ClassUnavailable
}

// WithCause records what led to the failure and gives the failure back.
func (f *ListenFailed) WithCause(cause error) *ListenFailed {
	f.cause = cause
	return f
}

// ReadFailed reports: a file given to a binary cannot be read.
//
// Code read_failed, class Configuration.
type ReadFailed struct {
	Path  string
	cause error
}

// Message gives the text of the failure itself.
func (f *ReadFailed) Message() string {
	return "cannot read '" + f.Path + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ReadFailed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives read_failed.
func (f *ReadFailed) Code() Code {
	return CodeReadFailed
}

// Class gives Configuration.
func (f *ReadFailed) Class() Class {
	return ClassConfiguration
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ReadFailed) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ReadFailed) Fields() []Field {
	return []Field{
		{"Path", f.Path},
	}
}

// Unwrap gives the cause, or nil.
func (f *ReadFailed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ReadFailed) Is(target error) bool {
	return target == CodeReadFailed || target == ClassConfiguration
}

// WithCause records what led to the failure and gives the failure back.
func (f *ReadFailed) WithCause(cause error) *ReadFailed {
	f.cause = cause
	return f
}

// WriteFailed reports: a file given to a binary cannot be written.
//
// Code write_failed, class Configuration.
type WriteFailed struct {
	Path  string
	cause error
}

// Message gives the text of the failure itself.
func (f *WriteFailed) Message() string {
	return "cannot write '" + f.Path + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *WriteFailed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives write_failed.
func (f *WriteFailed) Code() Code {
	return CodeWriteFailed
}

// Class gives Configuration.
func (f *WriteFailed) Class() Class {
	return ClassConfiguration
}

// Hint gives an empty text: there is no advice for this failure.
func (f *WriteFailed) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *WriteFailed) Fields() []Field {
	return []Field{
		{"Path", f.Path},
	}
}

// Unwrap gives the cause, or nil.
func (f *WriteFailed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *WriteFailed) Is(target error) bool {
	return target == CodeWriteFailed || target == ClassConfiguration
}

// WithCause records what led to the failure and gives the failure back.
func (f *WriteFailed) WithCause(cause error) *WriteFailed {
	f.cause = cause
	return f
}

// ShutdownDeadline reports: graceful shutdown passed its single deadline.
//
// Code shutdown_deadline, class Timeout. Basis: CP-361.
type ShutdownDeadline struct {
	Deadline time.Duration
	cause    error
}

// Message gives the text of the failure itself.
func (f *ShutdownDeadline) Message() string {
	return "the node did not stop within " + f.Deadline.String()
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ShutdownDeadline) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives shutdown_deadline.
func (f *ShutdownDeadline) Code() Code {
	return CodeShutdownDeadline
}

// Class gives Timeout.
func (f *ShutdownDeadline) Class() Class {
	return ClassTimeout
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ShutdownDeadline) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ShutdownDeadline) Fields() []Field {
	return []Field{
		{"Deadline", f.Deadline.String()},
	}
}

// Unwrap gives the cause, or nil.
func (f *ShutdownDeadline) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ShutdownDeadline) Is(target error) bool {
	return target == CodeShutdownDeadline || target == ClassTimeout
}

// WithCause records what led to the failure and gives the failure back.
func (f *ShutdownDeadline) WithCause(cause error) *ShutdownDeadline {
	f.cause = cause
	return f
}
