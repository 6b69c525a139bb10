// Code generated from spec/ by go generate. DO NOT EDIT.

package record

import (
	"nervix/generated/canonical"
	"nervix/generated/record/recordwire"
)

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Domain) Encode() ([]byte, error) {
	return canonical.Encode("Domain", recordwire.NewRootDomain, v.ToWire)
}

// DecodeDomain reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDomain(data []byte) (*Domain, error) {
	v := new(Domain)
	if err := canonical.Decode("Domain", data, recordwire.ReadRootDomain, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Domain) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ScheduledNode) Encode() ([]byte, error) {
	return canonical.Encode("ScheduledNode", recordwire.NewRootScheduledNode, v.ToWire)
}

// DecodeScheduledNode reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeScheduledNode(data []byte) (*ScheduledNode, error) {
	v := new(ScheduledNode)
	if err := canonical.Decode("ScheduledNode", data, recordwire.ReadRootScheduledNode, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ScheduledNode) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DomainSchedule) Encode() ([]byte, error) {
	return canonical.Encode("DomainSchedule", recordwire.NewRootDomainSchedule, v.ToWire)
}

// DecodeDomainSchedule reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDomainSchedule(data []byte) (*DomainSchedule, error) {
	v := new(DomainSchedule)
	if err := canonical.Decode("DomainSchedule", data, recordwire.ReadRootDomainSchedule, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DomainSchedule) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}
