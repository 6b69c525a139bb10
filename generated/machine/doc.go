// Code generated from spec/ by go generate. DO NOT EDIT.

// Package machine holds the state machines of the product: their states, their events and, for
// each machine, one total function from state and event to the next state.
//
// It owns which event is accepted in which state. It never acts: the packages that own the
// effects ask it first and refuse an event that it refuses.
package machine
