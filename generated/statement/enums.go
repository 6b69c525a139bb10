// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

import "fmt"

// Class: How a statement is admitted and routed (grammar reference, 5.1).
type Class uint8

// Values of Class.
const (
	// Model mutation; consecutive ones form one atomic batch.
	ClassModel Class = iota
	// Other replicated effect of the selected domain.
	ClassEffect
	// Immediate command outside any domain's content.
	ClassAdmin
	// Changes nothing and records no execution.
	ClassRead
	// Controls the session's transaction.
	ClassTx
	// State of this session only.
	ClassSession
	// Executed by the client program.
	ClassClient
)

// classTotal is the number of values of Class.
const classTotal = 7

var classNames = [classTotal]string{
	"MODEL",
	"EFFECT",
	"ADMIN",
	"READ",
	"TX",
	"SESSION",
	"CLIENT",
}
var classTexts = [classTotal]string{
	"MODEL",
	"EFFECT",
	"ADMIN",
	"READ",
	"TX",
	"SESSION",
	"CLIENT",
}

// Valid tells whether v is a declared value.
func (v Class) Valid() bool {
	return int(v) < classTotal
}

// String gives the name in the spec.
func (v Class) String() string {
	if !v.Valid() {
		return fmt.Sprintf("Class(%d)", uint8(v))
	}
	return classNames[v]
}

// Text gives the form that people read.
func (v Class) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("Class(%d)", uint8(v))
	}
	return classTexts[v]
}

// ParseClass finds a value by the name in the spec.
func ParseClass(name string) (Class, bool) {
	for i, candidate := range classNames {
		if candidate == name {
			return Class(i), true
		}
	}
	return 0, false
}

// Delivery: How a subscription meets a slow session.
type Delivery uint8

// Values of Delivery.
const (
	// Waits for the session queue.
	DeliveryBlocking Delivery = iota
	// Discards while the queue is full.
	DeliveryDropping
)

// deliveryTotal is the number of values of Delivery.
const deliveryTotal = 2

var deliveryNames = [deliveryTotal]string{
	"BLOCKING",
	"DROPPING",
}
var deliveryTexts = [deliveryTotal]string{
	"BLOCKING",
	"DROPPING",
}

// Valid tells whether v is a declared value.
func (v Delivery) Valid() bool {
	return int(v) < deliveryTotal
}

// String gives the name in the spec.
func (v Delivery) String() string {
	if !v.Valid() {
		return fmt.Sprintf("Delivery(%d)", uint8(v))
	}
	return deliveryNames[v]
}

// Text gives the form that people read.
func (v Delivery) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("Delivery(%d)", uint8(v))
	}
	return deliveryTexts[v]
}

// ParseDelivery finds a value by the name in the spec.
func ParseDelivery(name string) (Delivery, bool) {
	for i, candidate := range deliveryNames {
		if candidate == name {
			return Delivery(i), true
		}
	}
	return 0, false
}
