// Code generated from spec/ by go generate. DO NOT EDIT.

package record

import (
	"nervix/generated/canonical"
	"nervix/generated/record/recordwire"
)

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Settings) Encode() ([]byte, error) {
	return canonical.Encode("Settings", recordwire.NewRootSettings, v.ToWire)
}

// DecodeSettings reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSettings(data []byte) (*Settings, error) {
	v := new(Settings)
	if err := canonical.Decode("Settings", data, recordwire.ReadRootSettings, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Settings) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Progress) Encode() ([]byte, error) {
	return canonical.Encode("Progress", recordwire.NewRootProgress, v.ToWire)
}

// DecodeProgress reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeProgress(data []byte) (*Progress, error) {
	v := new(Progress)
	if err := canonical.Decode("Progress", data, recordwire.ReadRootProgress, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Progress) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *User) Encode() ([]byte, error) {
	return canonical.Encode("User", recordwire.NewRootUser, v.ToWire)
}

// DecodeUser reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeUser(data []byte) (*User, error) {
	v := new(User)
	if err := canonical.Decode("User", data, recordwire.ReadRootUser, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *User) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Secret) Encode() ([]byte, error) {
	return canonical.Encode("Secret", recordwire.NewRootSecret, v.ToWire)
}

// DecodeSecret reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSecret(data []byte) (*Secret, error) {
	v := new(Secret)
	if err := canonical.Decode("Secret", data, recordwire.ReadRootSecret, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Secret) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

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
func (v *Resource) Encode() ([]byte, error) {
	return canonical.Encode("Resource", recordwire.NewRootResource, v.ToWire)
}

// DecodeResource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeResource(data []byte) (*Resource, error) {
	v := new(Resource)
	if err := canonical.Decode("Resource", data, recordwire.ReadRootResource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Resource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ResourceVersion) Encode() ([]byte, error) {
	return canonical.Encode("ResourceVersion", recordwire.NewRootResourceVersion, v.ToWire)
}

// DecodeResourceVersion reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeResourceVersion(data []byte) (*ResourceVersion, error) {
	v := new(ResourceVersion)
	if err := canonical.Decode("ResourceVersion", data, recordwire.ReadRootResourceVersion, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ResourceVersion) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Manifest) Encode() ([]byte, error) {
	return canonical.Encode("Manifest", recordwire.NewRootManifest, v.ToWire)
}

// DecodeManifest reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeManifest(data []byte) (*Manifest, error) {
	v := new(Manifest)
	if err := canonical.Decode("Manifest", data, recordwire.ReadRootManifest, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Manifest) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ManifestFile) Encode() ([]byte, error) {
	return canonical.Encode("ManifestFile", recordwire.NewRootManifestFile, v.ToWire)
}

// DecodeManifestFile reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeManifestFile(data []byte) (*ManifestFile, error) {
	v := new(ManifestFile)
	if err := canonical.Decode("ManifestFile", data, recordwire.ReadRootManifestFile, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ManifestFile) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Fault) Encode() ([]byte, error) {
	return canonical.Encode("Fault", recordwire.NewRootFault, v.ToWire)
}

// DecodeFault reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeFault(data []byte) (*Fault, error) {
	v := new(Fault)
	if err := canonical.Decode("Fault", data, recordwire.ReadRootFault, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Fault) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *FaultField) Encode() ([]byte, error) {
	return canonical.Encode("FaultField", recordwire.NewRootFaultField, v.ToWire)
}

// DecodeFaultField reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeFaultField(data []byte) (*FaultField, error) {
	v := new(FaultField)
	if err := canonical.Decode("FaultField", data, recordwire.ReadRootFaultField, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *FaultField) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Preview) Encode() ([]byte, error) {
	return canonical.Encode("Preview", recordwire.NewRootPreview, v.ToWire)
}

// DecodePreview reads canonical bytes and refuses any others with a *canonical.Error.
func DecodePreview(data []byte) (*Preview, error) {
	v := new(Preview)
	if err := canonical.Decode("Preview", data, recordwire.ReadRootPreview, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Preview) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Outcome) Encode() ([]byte, error) {
	return canonical.Encode("Outcome", recordwire.NewRootOutcome, v.ToWire)
}

// DecodeOutcome reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeOutcome(data []byte) (*Outcome, error) {
	v := new(Outcome)
	if err := canonical.Decode("Outcome", data, recordwire.ReadRootOutcome, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Outcome) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Execution) Encode() ([]byte, error) {
	return canonical.Encode("Execution", recordwire.NewRootExecution, v.ToWire)
}

// DecodeExecution reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeExecution(data []byte) (*Execution, error) {
	v := new(Execution)
	if err := canonical.Decode("Execution", data, recordwire.ReadRootExecution, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Execution) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Transaction) Encode() ([]byte, error) {
	return canonical.Encode("Transaction", recordwire.NewRootTransaction, v.ToWire)
}

// DecodeTransaction reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTransaction(data []byte) (*Transaction, error) {
	v := new(Transaction)
	if err := canonical.Decode("Transaction", data, recordwire.ReadRootTransaction, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Transaction) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Operation) Encode() ([]byte, error) {
	return canonical.Encode("Operation", recordwire.NewRootOperation, v.ToWire)
}

// DecodeOperation reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeOperation(data []byte) (*Operation, error) {
	v := new(Operation)
	if err := canonical.Decode("Operation", data, recordwire.ReadRootOperation, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Operation) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Step) Encode() ([]byte, error) {
	return canonical.Encode("Step", recordwire.NewRootStep, v.ToWire)
}

// DecodeStep reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeStep(data []byte) (*Step, error) {
	v := new(Step)
	if err := canonical.Decode("Step", data, recordwire.ReadRootStep, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Step) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Engagement) Encode() ([]byte, error) {
	return canonical.Encode("Engagement", recordwire.NewRootEngagement, v.ToWire)
}

// DecodeEngagement reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeEngagement(data []byte) (*Engagement, error) {
	v := new(Engagement)
	if err := canonical.Decode("Engagement", data, recordwire.ReadRootEngagement, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Engagement) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Topology) Encode() ([]byte, error) {
	return canonical.Encode("Topology", recordwire.NewRootTopology, v.ToWire)
}

// DecodeTopology reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTopology(data []byte) (*Topology, error) {
	v := new(Topology)
	if err := canonical.Decode("Topology", data, recordwire.ReadRootTopology, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Topology) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *TopologyHeader) Encode() ([]byte, error) {
	return canonical.Encode("TopologyHeader", recordwire.NewRootTopologyHeader, v.ToWire)
}

// DecodeTopologyHeader reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTopologyHeader(data []byte) (*TopologyHeader, error) {
	v := new(TopologyHeader)
	if err := canonical.Decode("TopologyHeader", data, recordwire.ReadRootTopologyHeader, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *TopologyHeader) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *TopologyNode) Encode() ([]byte, error) {
	return canonical.Encode("TopologyNode", recordwire.NewRootTopologyNode, v.ToWire)
}

// DecodeTopologyNode reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTopologyNode(data []byte) (*TopologyNode, error) {
	v := new(TopologyNode)
	if err := canonical.Decode("TopologyNode", data, recordwire.ReadRootTopologyNode, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *TopologyNode) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *TopologyEdge) Encode() ([]byte, error) {
	return canonical.Encode("TopologyEdge", recordwire.NewRootTopologyEdge, v.ToWire)
}

// DecodeTopologyEdge reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTopologyEdge(data []byte) (*TopologyEdge, error) {
	v := new(TopologyEdge)
	if err := canonical.Decode("TopologyEdge", data, recordwire.ReadRootTopologyEdge, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *TopologyEdge) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Impact) Encode() ([]byte, error) {
	return canonical.Encode("Impact", recordwire.NewRootImpact, v.ToWire)
}

// DecodeImpact reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeImpact(data []byte) (*Impact, error) {
	v := new(Impact)
	if err := canonical.Decode("Impact", data, recordwire.ReadRootImpact, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Impact) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Gate) Encode() ([]byte, error) {
	return canonical.Encode("Gate", recordwire.NewRootGate, v.ToWire)
}

// DecodeGate reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeGate(data []byte) (*Gate, error) {
	v := new(Gate)
	if err := canonical.Decode("Gate", data, recordwire.ReadRootGate, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Gate) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ChangedAspect) Encode() ([]byte, error) {
	return canonical.Encode("ChangedAspect", recordwire.NewRootChangedAspect, v.ToWire)
}

// DecodeChangedAspect reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeChangedAspect(data []byte) (*ChangedAspect, error) {
	v := new(ChangedAspect)
	if err := canonical.Decode("ChangedAspect", data, recordwire.ReadRootChangedAspect, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ChangedAspect) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ModelChange) Encode() ([]byte, error) {
	return canonical.Encode("ModelChange", recordwire.NewRootModelChange, v.ToWire)
}

// DecodeModelChange reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeModelChange(data []byte) (*ModelChange, error) {
	v := new(ModelChange)
	if err := canonical.Decode("ModelChange", data, recordwire.ReadRootModelChange, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ModelChange) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Replacement) Encode() ([]byte, error) {
	return canonical.Encode("Replacement", recordwire.NewRootReplacement, v.ToWire)
}

// DecodeReplacement reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeReplacement(data []byte) (*Replacement, error) {
	v := new(Replacement)
	if err := canonical.Decode("Replacement", data, recordwire.ReadRootReplacement, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Replacement) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *LifecycleChange) Encode() ([]byte, error) {
	return canonical.Encode("LifecycleChange", recordwire.NewRootLifecycleChange, v.ToWire)
}

// DecodeLifecycleChange reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeLifecycleChange(data []byte) (*LifecycleChange, error) {
	v := new(LifecycleChange)
	if err := canonical.Decode("LifecycleChange", data, recordwire.ReadRootLifecycleChange, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *LifecycleChange) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DomainAlteration) Encode() ([]byte, error) {
	return canonical.Encode("DomainAlteration", recordwire.NewRootDomainAlteration, v.ToWire)
}

// DecodeDomainAlteration reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDomainAlteration(data []byte) (*DomainAlteration, error) {
	v := new(DomainAlteration)
	if err := canonical.Decode("DomainAlteration", data, recordwire.ReadRootDomainAlteration, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DomainAlteration) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ResourceCreation) Encode() ([]byte, error) {
	return canonical.Encode("ResourceCreation", recordwire.NewRootResourceCreation, v.ToWire)
}

// DecodeResourceCreation reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeResourceCreation(data []byte) (*ResourceCreation, error) {
	v := new(ResourceCreation)
	if err := canonical.Decode("ResourceCreation", data, recordwire.ReadRootResourceCreation, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ResourceCreation) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ResourceImport) Encode() ([]byte, error) {
	return canonical.Encode("ResourceImport", recordwire.NewRootResourceImport, v.ToWire)
}

// DecodeResourceImport reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeResourceImport(data []byte) (*ResourceImport, error) {
	v := new(ResourceImport)
	if err := canonical.Decode("ResourceImport", data, recordwire.ReadRootResourceImport, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ResourceImport) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DomainCreation) Encode() ([]byte, error) {
	return canonical.Encode("DomainCreation", recordwire.NewRootDomainCreation, v.ToWire)
}

// DecodeDomainCreation reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDomainCreation(data []byte) (*DomainCreation, error) {
	v := new(DomainCreation)
	if err := canonical.Decode("DomainCreation", data, recordwire.ReadRootDomainCreation, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DomainCreation) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *UserCreation) Encode() ([]byte, error) {
	return canonical.Encode("UserCreation", recordwire.NewRootUserCreation, v.ToWire)
}

// DecodeUserCreation reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeUserCreation(data []byte) (*UserCreation, error) {
	v := new(UserCreation)
	if err := canonical.Decode("UserCreation", data, recordwire.ReadRootUserCreation, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *UserCreation) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *TransactionOpening) Encode() ([]byte, error) {
	return canonical.Encode("TransactionOpening", recordwire.NewRootTransactionOpening, v.ToWire)
}

// DecodeTransactionOpening reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTransactionOpening(data []byte) (*TransactionOpening, error) {
	v := new(TransactionOpening)
	if err := canonical.Decode("TransactionOpening", data, recordwire.ReadRootTransactionOpening, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *TransactionOpening) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *TransactionReversal) Encode() ([]byte, error) {
	return canonical.Encode("TransactionReversal", recordwire.NewRootTransactionReversal, v.ToWire)
}

// DecodeTransactionReversal reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTransactionReversal(data []byte) (*TransactionReversal, error) {
	v := new(TransactionReversal)
	if err := canonical.Decode("TransactionReversal", data, recordwire.ReadRootTransactionReversal, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *TransactionReversal) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Configure) Encode() ([]byte, error) {
	return canonical.Encode("Configure", recordwire.NewRootConfigure, v.ToWire)
}

// DecodeConfigure reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeConfigure(data []byte) (*Configure, error) {
	v := new(Configure)
	if err := canonical.Decode("Configure", data, recordwire.ReadRootConfigure, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Configure) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Enrol) Encode() ([]byte, error) {
	return canonical.Encode("Enrol", recordwire.NewRootEnrol, v.ToWire)
}

// DecodeEnrol reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeEnrol(data []byte) (*Enrol, error) {
	v := new(Enrol)
	if err := canonical.Decode("Enrol", data, recordwire.ReadRootEnrol, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Enrol) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Admit) Encode() ([]byte, error) {
	return canonical.Encode("Admit", recordwire.NewRootAdmit, v.ToWire)
}

// DecodeAdmit reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAdmit(data []byte) (*Admit, error) {
	v := new(Admit)
	if err := canonical.Decode("Admit", data, recordwire.ReadRootAdmit, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Admit) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Record) Encode() ([]byte, error) {
	return canonical.Encode("Record", recordwire.NewRootRecord, v.ToWire)
}

// DecodeRecord reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRecord(data []byte) (*Record, error) {
	v := new(Record)
	if err := canonical.Decode("Record", data, recordwire.ReadRootRecord, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Record) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Finish) Encode() ([]byte, error) {
	return canonical.Encode("Finish", recordwire.NewRootFinish, v.ToWire)
}

// DecodeFinish reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeFinish(data []byte) (*Finish, error) {
	v := new(Finish)
	if err := canonical.Decode("Finish", data, recordwire.ReadRootFinish, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Finish) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Append) Encode() ([]byte, error) {
	return canonical.Encode("Append", recordwire.NewRootAppend, v.ToWire)
}

// DecodeAppend reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAppend(data []byte) (*Append, error) {
	v := new(Append)
	if err := canonical.Decode("Append", data, recordwire.ReadRootAppend, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Append) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Touch) Encode() ([]byte, error) {
	return canonical.Encode("Touch", recordwire.NewRootTouch, v.ToWire)
}

// DecodeTouch reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTouch(data []byte) (*Touch, error) {
	v := new(Touch)
	if err := canonical.Decode("Touch", data, recordwire.ReadRootTouch, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Touch) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Discard) Encode() ([]byte, error) {
	return canonical.Encode("Discard", recordwire.NewRootDiscard, v.ToWire)
}

// DecodeDiscard reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDiscard(data []byte) (*Discard, error) {
	v := new(Discard)
	if err := canonical.Decode("Discard", data, recordwire.ReadRootDiscard, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Discard) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AdmitCommit) Encode() ([]byte, error) {
	return canonical.Encode("AdmitCommit", recordwire.NewRootAdmitCommit, v.ToWire)
}

// DecodeAdmitCommit reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAdmitCommit(data []byte) (*AdmitCommit, error) {
	v := new(AdmitCommit)
	if err := canonical.Decode("AdmitCommit", data, recordwire.ReadRootAdmitCommit, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AdmitCommit) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *RecordEngagement) Encode() ([]byte, error) {
	return canonical.Encode("RecordEngagement", recordwire.NewRootRecordEngagement, v.ToWire)
}

// DecodeRecordEngagement reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRecordEngagement(data []byte) (*RecordEngagement, error) {
	v := new(RecordEngagement)
	if err := canonical.Decode("RecordEngagement", data, recordwire.ReadRootRecordEngagement, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *RecordEngagement) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *RecordStep) Encode() ([]byte, error) {
	return canonical.Encode("RecordStep", recordwire.NewRootRecordStep, v.ToWire)
}

// DecodeRecordStep reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRecordStep(data []byte) (*RecordStep, error) {
	v := new(RecordStep)
	if err := canonical.Decode("RecordStep", data, recordwire.ReadRootRecordStep, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *RecordStep) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *FinishStep) Encode() ([]byte, error) {
	return canonical.Encode("FinishStep", recordwire.NewRootFinishStep, v.ToWire)
}

// DecodeFinishStep reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeFinishStep(data []byte) (*FinishStep, error) {
	v := new(FinishStep)
	if err := canonical.Decode("FinishStep", data, recordwire.ReadRootFinishStep, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *FinishStep) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Sweep) Encode() ([]byte, error) {
	return canonical.Encode("Sweep", recordwire.NewRootSweep, v.ToWire)
}

// DecodeSweep reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSweep(data []byte) (*Sweep, error) {
	v := new(Sweep)
	if err := canonical.Decode("Sweep", data, recordwire.ReadRootSweep, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Sweep) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Envelope) Encode() ([]byte, error) {
	return canonical.Encode("Envelope", recordwire.NewRootEnvelope, v.ToWire)
}

// DecodeEnvelope reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeEnvelope(data []byte) (*Envelope, error) {
	v := new(Envelope)
	if err := canonical.Decode("Envelope", data, recordwire.ReadRootEnvelope, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Envelope) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DomainClock) Encode() ([]byte, error) {
	return canonical.Encode("DomainClock", recordwire.NewRootDomainClock, v.ToWire)
}

// DecodeDomainClock reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDomainClock(data []byte) (*DomainClock, error) {
	v := new(DomainClock)
	if err := canonical.Decode("DomainClock", data, recordwire.ReadRootDomainClock, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DomainClock) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SourceOrigin) Encode() ([]byte, error) {
	return canonical.Encode("SourceOrigin", recordwire.NewRootSourceOrigin, v.ToWire)
}

// DecodeSourceOrigin reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSourceOrigin(data []byte) (*SourceOrigin, error) {
	v := new(SourceOrigin)
	if err := canonical.Decode("SourceOrigin", data, recordwire.ReadRootSourceOrigin, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SourceOrigin) Digest() ([32]byte, error) {
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

// EncodeEffect gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeEffect(value Effect) ([]byte, error) {
	return canonical.Encode("Effect", recordwire.NewRootEffect, func(w recordwire.Effect, e *canonical.Encoder) {
		EffectToWire(value, w, e)
	})
}

// DecodeEffect reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeEffect(data []byte) (Effect, error) {
	var value Effect
	err := canonical.Decode("Effect", data, recordwire.ReadRootEffect, func(w recordwire.Effect, d *canonical.Decoder) {
		value = EffectFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeEffect(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestEffect gives the BLAKE3 digest of the canonical bytes; it fails when EncodeEffect does.
func DigestEffect(value Effect) ([32]byte, error) {
	return canonical.Digest(EncodeEffect(value))
}

// EncodeCommand gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeCommand(value Command) ([]byte, error) {
	return canonical.Encode("Command", recordwire.NewRootCommand, func(w recordwire.Command, e *canonical.Encoder) {
		CommandToWire(value, w, e)
	})
}

// DecodeCommand reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCommand(data []byte) (Command, error) {
	var value Command
	err := canonical.Decode("Command", data, recordwire.ReadRootCommand, func(w recordwire.Command, d *canonical.Decoder) {
		value = CommandFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeCommand(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestCommand gives the BLAKE3 digest of the canonical bytes; it fails when EncodeCommand does.
func DigestCommand(value Command) ([32]byte, error) {
	return canonical.Digest(EncodeCommand(value))
}
