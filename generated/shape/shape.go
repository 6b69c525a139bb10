// Code generated from spec/ by go generate. DO NOT EDIT.

// Package shape holds the record shapes that the language fixes.
//
// It owns their fields in order. It never holds a value. Each shape is a function that gives a
// new schema, and one constant per field that gives its place.
package shape

import (
	"nervix/generated/datatype"
	"nervix/generated/revision"
)

// Places of the fields of ErrorRecord.
const (
	// ErrorRecordReference: identity of the error, a UUIDv7; reports of the node name it too.
	ErrorRecordReference = 0
	// ErrorRecordCode: stable code of what failed.
	ErrorRecordCode = 1
	// ErrorRecordMessage: text for people, without a value of the message.
	ErrorRecordMessage = 2
	// ErrorRecordOperation: step of the node in which the message failed.
	ErrorRecordOperation = 3
	// ErrorRecordOperationIndex: position among the operations of one kind, from 0.
	ErrorRecordOperationIndex = 4
	// ErrorRecordFields: paths of the fields that were read or written.
	ErrorRecordFields = 5
	// ErrorRecordOccurredAt: when the message failed.
	ErrorRecordOccurredAt = 6
)

// ErrorRecord gives what an error route reads in the scope error: one failed message. Basis:
// expressions §7.
func ErrorRecord() *revision.Schema {
	return &revision.Schema{Fields: []revision.Field{
		{Name: "reference", Type: datatype.Type{Kind: datatype.KindString}},
		{Name: "code", Type: datatype.Type{Kind: datatype.KindString}},
		{Name: "message", Type: datatype.Type{Kind: datatype.KindString}},
		{Name: "operation", Type: datatype.Type{Kind: datatype.KindString}},
		{Name: "operation_index", Type: datatype.Type{Kind: datatype.KindU32}, Nullable: true},
		{Name: "fields", Type: datatype.Type{Kind: datatype.KindVec, Element: &datatype.Type{Kind: datatype.KindString}}},
		{Name: "occurred_at", Type: datatype.Type{Kind: datatype.KindDatetime}},
	}}
}

// Places of the fields of SyslogRecord.
const (
	// SyslogRecordFacility: facility, 0 to 23.
	SyslogRecordFacility = 0
	// SyslogRecordSeverity: severity, 0 to 7.
	SyslogRecordSeverity = 1
	// SyslogRecordVersion: version of the protocol; 1 for RFC 5424.
	SyslogRecordVersion = 2
	// SyslogRecordTimestamp: when the event happened, by the sender's clock.
	SyslogRecordTimestamp = 3
	// SyslogRecordHostname: host of the sender.
	SyslogRecordHostname = 4
	// SyslogRecordAppName: program of the sender.
	SyslogRecordAppName = 5
	// SyslogRecordProcID: process of the sender.
	SyslogRecordProcID = 6
	// SyslogRecordMsgID: kind of the message.
	SyslogRecordMsgID = 7
	// SyslogRecordStructuredData: structured elements in the text form of RFC 5424.
	SyslogRecordStructuredData = 8
	// SyslogRecordMessage: free text.
	SyslogRecordMessage = 9
)

// SyslogRecord gives what a SYSLOG codec reads and writes: the parts of one RFC 5424 message. Its
// schema may declare any of these fields with exactly these types. Basis: nspl-grammar §5.4.
func SyslogRecord() *revision.Schema {
	return &revision.Schema{Fields: []revision.Field{
		{Name: "facility", Type: datatype.Type{Kind: datatype.KindU8}},
		{Name: "severity", Type: datatype.Type{Kind: datatype.KindU8}},
		{Name: "version", Type: datatype.Type{Kind: datatype.KindU16}},
		{Name: "timestamp", Type: datatype.Type{Kind: datatype.KindDatetime}, Nullable: true},
		{Name: "hostname", Type: datatype.Type{Kind: datatype.KindString}, Nullable: true},
		{Name: "app_name", Type: datatype.Type{Kind: datatype.KindString}, Nullable: true},
		{Name: "proc_id", Type: datatype.Type{Kind: datatype.KindString}, Nullable: true},
		{Name: "msg_id", Type: datatype.Type{Kind: datatype.KindString}, Nullable: true},
		{Name: "structured_data", Type: datatype.Type{Kind: datatype.KindString}, Nullable: true},
		{Name: "message", Type: datatype.Type{Kind: datatype.KindString}, Nullable: true},
	}}
}
