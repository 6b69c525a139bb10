package completion

import "nervix/generated/nspl"

// Kinds of names that a catalogue lists beside those of the slots.
const (
	// Transaction lists the transactions that the session may attach to or describe.
	Transaction nspl.SlotKind = "TRANSACTION"
)

// Entry is something that exists, with what is worth knowing about it.
type Entry struct{ Name, Detail string }

// Column is a field with its type as the language writes it, such as STRING OPTIONAL.
type Column struct{ Name, Type string }

// Catalogue lists what exists in the session's view. A name that does not exist has no fields, no
// branch and no versions.
type Catalogue interface {
	// Names lists what exists of a kind, such as the relays of the selected domain.
	Names(kind nspl.SlotKind) []Entry
	// Fields lists the fields of a schema, wire schema, codec, relay or branch, and those that a
	// node reads.
	Fields(kind nspl.SlotKind, name string) []Column
	// Branch names the branch of a relay or node; it is empty for an unbranched one.
	Branch(kind nspl.SlotKind, name string) string
	// Bound lists what binds a resource among the models of a kind.
	Bound(kind nspl.SlotKind, resource string) []Entry
	// Versions lists the versions of a resource.
	Versions(resource string) []Entry
}

// Nothing is the catalogue in which nothing exists.
type Nothing struct{}

// Names implements Catalogue.
func (Nothing) Names(nspl.SlotKind) []Entry { return nil }

// Fields implements Catalogue.
func (Nothing) Fields(nspl.SlotKind, string) []Column { return nil }

// Branch implements Catalogue.
func (Nothing) Branch(nspl.SlotKind, string) string { return "" }

// Bound implements Catalogue.
func (Nothing) Bound(nspl.SlotKind, string) []Entry { return nil }

// Versions implements Catalogue.
func (Nothing) Versions(string) []Entry { return nil }
