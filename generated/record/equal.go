// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Equal compares all fields deeply.
func (a *Domain) Equal(b *Domain) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name
}
