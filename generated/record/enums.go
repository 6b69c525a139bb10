// Code generated from spec/ by go generate. DO NOT EDIT.

package record

import "fmt"

// Pace: How the clock of a domain advances.
type Pace uint8

// Values of Pace.
const (
	// With the wall clock.
	PaceUnpaced Pace = iota
)

// paceTotal is the number of values of Pace.
const paceTotal = 1

var paceNames = [paceTotal]string{
	"UNPACED",
}
var paceTexts = [paceTotal]string{
	"UNPACED",
}

// Valid tells whether v is a declared value.
func (v Pace) Valid() bool {
	return int(v) < paceTotal
}

// String gives the name in the spec.
func (v Pace) String() string {
	if !v.Valid() {
		return fmt.Sprintf("Pace(%d)", uint8(v))
	}
	return paceNames[v]
}

// Text gives the form that people read.
func (v Pace) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("Pace(%d)", uint8(v))
	}
	return paceTexts[v]
}

// ParsePace finds a value by the name in the spec.
func ParsePace(name string) (Pace, bool) {
	for i, candidate := range paceNames {
		if candidate == name {
			return Pace(i), true
		}
	}
	return 0, false
}

// Lifecycle: What a lifecycle step asks for.
type Lifecycle uint8

// Values of Lifecycle.
const (
	// The domain runs.
	LifecycleStart Lifecycle = iota
	// The domain is passive.
	LifecycleStop
)

// lifecycleTotal is the number of values of Lifecycle.
const lifecycleTotal = 2

var lifecycleNames = [lifecycleTotal]string{
	"START",
	"STOP",
}
var lifecycleTexts = [lifecycleTotal]string{
	"START",
	"STOP",
}

// Valid tells whether v is a declared value.
func (v Lifecycle) Valid() bool {
	return int(v) < lifecycleTotal
}

// String gives the name in the spec.
func (v Lifecycle) String() string {
	if !v.Valid() {
		return fmt.Sprintf("Lifecycle(%d)", uint8(v))
	}
	return lifecycleNames[v]
}

// Text gives the form that people read.
func (v Lifecycle) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("Lifecycle(%d)", uint8(v))
	}
	return lifecycleTexts[v]
}

// ParseLifecycle finds a value by the name in the spec.
func ParseLifecycle(name string) (Lifecycle, bool) {
	for i, candidate := range lifecycleNames {
		if candidate == name {
			return Lifecycle(i), true
		}
	}
	return 0, false
}

// DomainStatus: Lifecycle of a domain (table R1).
type DomainStatus uint8

// Values of DomainStatus.
const (
	// Never started.
	DomainStatusCreated DomainStatus = iota
	// Its graph executes.
	DomainStatusRunning
	// Its graph is passive.
	DomainStatusStopped
)

// domainStatusTotal is the number of values of DomainStatus.
const domainStatusTotal = 3

var domainStatusNames = [domainStatusTotal]string{
	"CREATED",
	"RUNNING",
	"STOPPED",
}
var domainStatusTexts = [domainStatusTotal]string{
	"CREATED",
	"RUNNING",
	"STOPPED",
}

// Valid tells whether v is a declared value.
func (v DomainStatus) Valid() bool {
	return int(v) < domainStatusTotal
}

// String gives the name in the spec.
func (v DomainStatus) String() string {
	if !v.Valid() {
		return fmt.Sprintf("DomainStatus(%d)", uint8(v))
	}
	return domainStatusNames[v]
}

// Text gives the form that people read.
func (v DomainStatus) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("DomainStatus(%d)", uint8(v))
	}
	return domainStatusTexts[v]
}

// ParseDomainStatus finds a value by the name in the spec.
func ParseDomainStatus(name string) (DomainStatus, bool) {
	for i, candidate := range domainStatusNames {
		if candidate == name {
			return DomainStatus(i), true
		}
	}
	return 0, false
}
