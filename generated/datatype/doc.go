// Code generated from spec/ by go generate. DO NOT EDIT.

// Package datatype holds generated records.
//
// NSPL value types. They are shared by Models, programs, execution revisions and function
// signatures; a type is exact everywhere and is never converted without a written cast.
package datatype
