// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Domain: A declared domain.
type Domain struct {
	// Name: Folded name.
	Name string
}
