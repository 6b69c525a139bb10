// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

import (
	"nervix/generated/canonical"
	"nervix/generated/statement/statementwire"
)

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *CreateModel) Encode() ([]byte, error) {
	return canonical.Encode("CreateModel", statementwire.NewRootCreateModel, v.ToWire)
}

// DecodeCreateModel reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCreateModel(data []byte) (*CreateModel, error) {
	v := new(CreateModel)
	if err := canonical.Decode("CreateModel", data, statementwire.ReadRootCreateModel, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *CreateModel) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DropModel) Encode() ([]byte, error) {
	return canonical.Encode("DropModel", statementwire.NewRootDropModel, v.ToWire)
}

// DecodeDropModel reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDropModel(data []byte) (*DropModel, error) {
	v := new(DropModel)
	if err := canonical.Decode("DropModel", data, statementwire.ReadRootDropModel, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DropModel) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *CreateDomain) Encode() ([]byte, error) {
	return canonical.Encode("CreateDomain", statementwire.NewRootCreateDomain, v.ToWire)
}

// DecodeCreateDomain reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCreateDomain(data []byte) (*CreateDomain, error) {
	v := new(CreateDomain)
	if err := canonical.Decode("CreateDomain", data, statementwire.ReadRootCreateDomain, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *CreateDomain) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *CreateUser) Encode() ([]byte, error) {
	return canonical.Encode("CreateUser", statementwire.NewRootCreateUser, v.ToWire)
}

// DecodeCreateUser reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCreateUser(data []byte) (*CreateUser, error) {
	v := new(CreateUser)
	if err := canonical.Decode("CreateUser", data, statementwire.ReadRootCreateUser, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *CreateUser) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *StartDomain) Encode() ([]byte, error) {
	return canonical.Encode("StartDomain", statementwire.NewRootStartDomain, v.ToWire)
}

// DecodeStartDomain reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeStartDomain(data []byte) (*StartDomain, error) {
	v := new(StartDomain)
	if err := canonical.Decode("StartDomain", data, statementwire.ReadRootStartDomain, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *StartDomain) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *StopDomain) Encode() ([]byte, error) {
	return canonical.Encode("StopDomain", statementwire.NewRootStopDomain, v.ToWire)
}

// DecodeStopDomain reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeStopDomain(data []byte) (*StopDomain, error) {
	v := new(StopDomain)
	if err := canonical.Decode("StopDomain", data, statementwire.ReadRootStopDomain, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *StopDomain) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ShowCreate) Encode() ([]byte, error) {
	return canonical.Encode("ShowCreate", statementwire.NewRootShowCreate, v.ToWire)
}

// DecodeShowCreate reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeShowCreate(data []byte) (*ShowCreate, error) {
	v := new(ShowCreate)
	if err := canonical.Decode("ShowCreate", data, statementwire.ReadRootShowCreate, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ShowCreate) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ShowClusterStatus) Encode() ([]byte, error) {
	return canonical.Encode("ShowClusterStatus", statementwire.NewRootShowClusterStatus, v.ToWire)
}

// DecodeShowClusterStatus reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeShowClusterStatus(data []byte) (*ShowClusterStatus, error) {
	v := new(ShowClusterStatus)
	if err := canonical.Decode("ShowClusterStatus", data, statementwire.ReadRootShowClusterStatus, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ShowClusterStatus) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ShowTransactions) Encode() ([]byte, error) {
	return canonical.Encode("ShowTransactions", statementwire.NewRootShowTransactions, v.ToWire)
}

// DecodeShowTransactions reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeShowTransactions(data []byte) (*ShowTransactions, error) {
	v := new(ShowTransactions)
	if err := canonical.Decode("ShowTransactions", data, statementwire.ReadRootShowTransactions, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ShowTransactions) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DescribeDomain) Encode() ([]byte, error) {
	return canonical.Encode("DescribeDomain", statementwire.NewRootDescribeDomain, v.ToWire)
}

// DecodeDescribeDomain reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDescribeDomain(data []byte) (*DescribeDomain, error) {
	v := new(DescribeDomain)
	if err := canonical.Decode("DescribeDomain", data, statementwire.ReadRootDescribeDomain, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DescribeDomain) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DescribeModel) Encode() ([]byte, error) {
	return canonical.Encode("DescribeModel", statementwire.NewRootDescribeModel, v.ToWire)
}

// DecodeDescribeModel reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDescribeModel(data []byte) (*DescribeModel, error) {
	v := new(DescribeModel)
	if err := canonical.Decode("DescribeModel", data, statementwire.ReadRootDescribeModel, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DescribeModel) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *BranchBinding) Encode() ([]byte, error) {
	return canonical.Encode("BranchBinding", statementwire.NewRootBranchBinding, v.ToWire)
}

// DecodeBranchBinding reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeBranchBinding(data []byte) (*BranchBinding, error) {
	v := new(BranchBinding)
	if err := canonical.Decode("BranchBinding", data, statementwire.ReadRootBranchBinding, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *BranchBinding) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Begin) Encode() ([]byte, error) {
	return canonical.Encode("Begin", statementwire.NewRootBegin, v.ToWire)
}

// DecodeBegin reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeBegin(data []byte) (*Begin, error) {
	v := new(Begin)
	if err := canonical.Decode("Begin", data, statementwire.ReadRootBegin, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Begin) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Commit) Encode() ([]byte, error) {
	return canonical.Encode("Commit", statementwire.NewRootCommit, v.ToWire)
}

// DecodeCommit reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCommit(data []byte) (*Commit, error) {
	v := new(Commit)
	if err := canonical.Decode("Commit", data, statementwire.ReadRootCommit, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Commit) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Revert) Encode() ([]byte, error) {
	return canonical.Encode("Revert", statementwire.NewRootRevert, v.ToWire)
}

// DecodeRevert reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRevert(data []byte) (*Revert, error) {
	v := new(Revert)
	if err := canonical.Decode("Revert", data, statementwire.ReadRootRevert, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Revert) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AttachTransaction) Encode() ([]byte, error) {
	return canonical.Encode("AttachTransaction", statementwire.NewRootAttachTransaction, v.ToWire)
}

// DecodeAttachTransaction reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAttachTransaction(data []byte) (*AttachTransaction, error) {
	v := new(AttachTransaction)
	if err := canonical.Decode("AttachTransaction", data, statementwire.ReadRootAttachTransaction, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AttachTransaction) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *CreateSubscription) Encode() ([]byte, error) {
	return canonical.Encode("CreateSubscription", statementwire.NewRootCreateSubscription, v.ToWire)
}

// DecodeCreateSubscription reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCreateSubscription(data []byte) (*CreateSubscription, error) {
	v := new(CreateSubscription)
	if err := canonical.Decode("CreateSubscription", data, statementwire.ReadRootCreateSubscription, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *CreateSubscription) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DeleteSubscription) Encode() ([]byte, error) {
	return canonical.Encode("DeleteSubscription", statementwire.NewRootDeleteSubscription, v.ToWire)
}

// DecodeDeleteSubscription reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDeleteSubscription(data []byte) (*DeleteSubscription, error) {
	v := new(DeleteSubscription)
	if err := canonical.Decode("DeleteSubscription", data, statementwire.ReadRootDeleteSubscription, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DeleteSubscription) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *UseDomain) Encode() ([]byte, error) {
	return canonical.Encode("UseDomain", statementwire.NewRootUseDomain, v.ToWire)
}

// DecodeUseDomain reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeUseDomain(data []byte) (*UseDomain, error) {
	v := new(UseDomain)
	if err := canonical.Decode("UseDomain", data, statementwire.ReadRootUseDomain, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *UseDomain) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ListDomains) Encode() ([]byte, error) {
	return canonical.Encode("ListDomains", statementwire.NewRootListDomains, v.ToWire)
}

// DecodeListDomains reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeListDomains(data []byte) (*ListDomains, error) {
	v := new(ListDomains)
	if err := canonical.Decode("ListDomains", data, statementwire.ReadRootListDomains, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ListDomains) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// EncodeStatement gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeStatement(value Statement) ([]byte, error) {
	return canonical.Encode("Statement", statementwire.NewRootStatement, func(w statementwire.Statement, e *canonical.Encoder) {
		StatementToWire(value, w, e)
	})
}

// DecodeStatement reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeStatement(data []byte) (Statement, error) {
	var value Statement
	err := canonical.Decode("Statement", data, statementwire.ReadRootStatement, func(w statementwire.Statement, d *canonical.Decoder) {
		value = StatementFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeStatement(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestStatement gives the BLAKE3 digest of the canonical bytes; it fails when EncodeStatement
// does.
func DigestStatement(value Statement) ([32]byte, error) {
	return canonical.Digest(EncodeStatement(value))
}
