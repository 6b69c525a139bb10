// Code generated from spec/ by go generate. DO NOT EDIT.

package record

import "fmt"

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

// StepKind: What a step of a transaction does (control-plane tables E).
type StepKind uint8

// Values of StepKind.
const (
	// A run of model statements as one change.
	StepKindModels StepKind = iota
	// ALTER DOMAIN.
	StepKindDomain
	// START or STOP.
	StepKindLifecycle
	// CREATE RESOURCE.
	StepKindResource
	// RESET WASM PROCESSOR STATE.
	StepKindReset
)

// stepKindTotal is the number of values of StepKind.
const stepKindTotal = 5

var stepKindNames = [stepKindTotal]string{
	"MODELS",
	"DOMAIN",
	"LIFECYCLE",
	"RESOURCE",
	"RESET",
}
var stepKindTexts = [stepKindTotal]string{
	"model run",
	"domain",
	"lifecycle",
	"resource",
	"guest-state reset",
}

// Valid tells whether v is a declared value.
func (v StepKind) Valid() bool {
	return int(v) < stepKindTotal
}

// String gives the name in the spec.
func (v StepKind) String() string {
	if !v.Valid() {
		return fmt.Sprintf("StepKind(%d)", uint8(v))
	}
	return stepKindNames[v]
}

// Text gives the form that people read.
func (v StepKind) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("StepKind(%d)", uint8(v))
	}
	return stepKindTexts[v]
}

// ParseStepKind finds a value by the name in the spec.
func ParseStepKind(name string) (StepKind, bool) {
	for i, candidate := range stepKindNames {
		if candidate == name {
			return StepKind(i), true
		}
	}
	return 0, false
}

// EdgeKind: What passes along an edge of a reported topology (control-plane tables E).
type EdgeKind uint8

// Values of EdgeKind.
const (
	// Nothing; the target reads the source when it is built.
	EdgeKindConfiguration EdgeKind = iota
	// Records.
	EdgeKindDelivery
	// Records of a message-error policy.
	EdgeKindMessageError
	// Records without a partner.
	EdgeKindCorrelationTimeout
	// Reads of materialized state.
	EdgeKindState
)

// edgeKindTotal is the number of values of EdgeKind.
const edgeKindTotal = 5

var edgeKindNames = [edgeKindTotal]string{
	"CONFIGURATION",
	"DELIVERY",
	"MESSAGE_ERROR",
	"CORRELATION_TIMEOUT",
	"STATE",
}
var edgeKindTexts = [edgeKindTotal]string{
	"configuration",
	"delivery",
	"message error",
	"correlation timeout",
	"materialized state",
}

// Valid tells whether v is a declared value.
func (v EdgeKind) Valid() bool {
	return int(v) < edgeKindTotal
}

// String gives the name in the spec.
func (v EdgeKind) String() string {
	if !v.Valid() {
		return fmt.Sprintf("EdgeKind(%d)", uint8(v))
	}
	return edgeKindNames[v]
}

// Text gives the form that people read.
func (v EdgeKind) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("EdgeKind(%d)", uint8(v))
	}
	return edgeKindTexts[v]
}

// ParseEdgeKind finds a value by the name in the spec.
func ParseEdgeKind(name string) (EdgeKind, bool) {
	for i, candidate := range edgeKindNames {
		if candidate == name {
			return EdgeKind(i), true
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
