// Code generated from spec/ by go generate. DO NOT EDIT.

package checkpoint

import (
	"nervix/generated/canonical"
	"nervix/generated/checkpoint/checkpointwire"
)

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Offsets) Encode() ([]byte, error) {
	return canonical.Encode("Offsets", checkpointwire.NewRootOffsets, v.ToWire)
}

// DecodeOffsets reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeOffsets(data []byte) (*Offsets, error) {
	v := new(Offsets)
	if err := canonical.Decode("Offsets", data, checkpointwire.ReadRootOffsets, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Offsets) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *PartitionOffset) Encode() ([]byte, error) {
	return canonical.Encode("PartitionOffset", checkpointwire.NewRootPartitionOffset, v.ToWire)
}

// DecodePartitionOffset reads canonical bytes and refuses any others with a *canonical.Error.
func DecodePartitionOffset(data []byte) (*PartitionOffset, error) {
	v := new(PartitionOffset)
	if err := canonical.Decode("PartitionOffset", data, checkpointwire.ReadRootPartitionOffset, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *PartitionOffset) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Header) Encode() ([]byte, error) {
	return canonical.Encode("Header", checkpointwire.NewRootHeader, v.ToWire)
}

// DecodeHeader reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeHeader(data []byte) (*Header, error) {
	v := new(Header)
	if err := canonical.Decode("Header", data, checkpointwire.ReadRootHeader, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Header) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Section) Encode() ([]byte, error) {
	return canonical.Encode("Section", checkpointwire.NewRootSection, v.ToWire)
}

// DecodeSection reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSection(data []byte) (*Section, error) {
	v := new(Section)
	if err := canonical.Decode("Section", data, checkpointwire.ReadRootSection, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Section) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Series) Encode() ([]byte, error) {
	return canonical.Encode("Series", checkpointwire.NewRootSeries, v.ToWire)
}

// DecodeSeries reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSeries(data []byte) (*Series, error) {
	v := new(Series)
	if err := canonical.Decode("Series", data, checkpointwire.ReadRootSeries, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Series) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Flow) Encode() ([]byte, error) {
	return canonical.Encode("Flow", checkpointwire.NewRootFlow, v.ToWire)
}

// DecodeFlow reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeFlow(data []byte) (*Flow, error) {
	v := new(Flow)
	if err := canonical.Decode("Flow", data, checkpointwire.ReadRootFlow, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Flow) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Counter) Encode() ([]byte, error) {
	return canonical.Encode("Counter", checkpointwire.NewRootCounter, v.ToWire)
}

// DecodeCounter reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCounter(data []byte) (*Counter, error) {
	v := new(Counter)
	if err := canonical.Decode("Counter", data, checkpointwire.ReadRootCounter, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Counter) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Distribution) Encode() ([]byte, error) {
	return canonical.Encode("Distribution", checkpointwire.NewRootDistribution, v.ToWire)
}

// DecodeDistribution reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDistribution(data []byte) (*Distribution, error) {
	v := new(Distribution)
	if err := canonical.Decode("Distribution", data, checkpointwire.ReadRootDistribution, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Distribution) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Bucket) Encode() ([]byte, error) {
	return canonical.Encode("Bucket", checkpointwire.NewRootBucket, v.ToWire)
}

// DecodeBucket reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeBucket(data []byte) (*Bucket, error) {
	v := new(Bucket)
	if err := canonical.Decode("Bucket", data, checkpointwire.ReadRootBucket, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Bucket) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}
