// Code generated from spec/ by go generate. DO NOT EDIT.

// Package modelwire holds the Cap'n Proto form of package model. It is compiled from model.capnp,
// which is written for client authors too; Go programs use package model.
package modelwire
