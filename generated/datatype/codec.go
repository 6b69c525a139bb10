// Code generated from spec/ by go generate. DO NOT EDIT.

package datatype

import (
	"nervix/generated/canonical"
	"nervix/generated/datatype/datatypewire"
)

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Type) Encode() ([]byte, error) {
	return canonical.Encode("Type", datatypewire.NewRootType, v.ToWire)
}

// DecodeType reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeType(data []byte) (*Type, error) {
	v := new(Type)
	if err := canonical.Decode("Type", data, datatypewire.ReadRootType, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Type) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}
