// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Clone copies the record deeply; nil gives nil.
func (v *Domain) Clone() *Domain {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}
