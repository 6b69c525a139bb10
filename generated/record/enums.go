// Code generated from spec/ by go generate. DO NOT EDIT.

package record

import "fmt"

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
