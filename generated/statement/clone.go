// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

import (
	"nervix/generated/model"
	"slices"
)

// Clone copies the record deeply; nil gives nil.
func (v *CreateModel) Clone() *CreateModel {
	if v == nil {
		return nil
	}
	c := *v
	c.Model = model.CloneModel(v.Model)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DropModel) Clone() *DropModel {
	if v == nil {
		return nil
	}
	c := *v
	c.Key = *v.Key.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *CreateDomain) Clone() *CreateDomain {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *CreateUser) Clone() *CreateUser {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *StartDomain) Clone() *StartDomain {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *StopDomain) Clone() *StopDomain {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ShowCreate) Clone() *ShowCreate {
	if v == nil {
		return nil
	}
	c := *v
	c.Key = *v.Key.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ShowClusterStatus) Clone() *ShowClusterStatus {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ShowTransactions) Clone() *ShowTransactions {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DescribeDomain) Clone() *DescribeDomain {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DescribeModel) Clone() *DescribeModel {
	if v == nil {
		return nil
	}
	c := *v
	c.Key = *v.Key.Clone()
	c.Bindings = slices.Clone(v.Bindings)
	for i := range c.Bindings {
		c.Bindings[i] = *v.Bindings[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *BranchBinding) Clone() *BranchBinding {
	if v == nil {
		return nil
	}
	c := *v
	c.Value = model.CloneExpression(v.Value)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Begin) Clone() *Begin {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Commit) Clone() *Commit {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Revert) Clone() *Revert {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *AttachTransaction) Clone() *AttachTransaction {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *CreateSubscription) Clone() *CreateSubscription {
	if v == nil {
		return nil
	}
	c := *v
	if v.SampleRate != nil {
		copied := *v.SampleRate
		c.SampleRate = &copied
	}
	c.Where = model.CloneExpression(v.Where)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DeleteSubscription) Clone() *DeleteSubscription {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *UseDomain) Clone() *UseDomain {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ListDomains) Clone() *ListDomains {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// CloneStatement copies a value of the union deeply; nil gives nil.
func CloneStatement(value Statement) Statement {
	switch v := value.(type) {
	case *CreateModel:
		return v.Clone()
	case *DropModel:
		return v.Clone()
	case *CreateDomain:
		return v.Clone()
	case *CreateUser:
		return v.Clone()
	case *StartDomain:
		return v.Clone()
	case *StopDomain:
		return v.Clone()
	case *ShowCreate:
		return v.Clone()
	case *ShowClusterStatus:
		return v.Clone()
	case *ShowTransactions:
		return v.Clone()
	case *DescribeDomain:
		return v.Clone()
	case *DescribeModel:
		return v.Clone()
	case *Begin:
		return v.Clone()
	case *Commit:
		return v.Clone()
	case *Revert:
		return v.Clone()
	case *AttachTransaction:
		return v.Clone()
	case *CreateSubscription:
		return v.Clone()
	case *DeleteSubscription:
		return v.Clone()
	case *UseDomain:
		return v.Clone()
	case *ListDomains:
		return v.Clone()
	}
	return nil
}
