// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

import (
	"math"
	"nervix/generated/model"
	"slices"
)

// Equal compares all fields deeply.
func (a *CreateModel) Equal(b *CreateModel) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.IfNotExists == b.IfNotExists &&
		model.EqualModel(a.Model, b.Model)
}

// Equal compares all fields deeply.
func (a *DropModel) Equal(b *DropModel) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Key.Equal(&b.Key)
}

// Equal compares all fields deeply.
func (a *CreateDomain) Equal(b *CreateDomain) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.IfNotExists == b.IfNotExists &&
		a.Name == b.Name
}

// Equal compares all fields deeply.
func (a *CreateUser) Equal(b *CreateUser) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.IfNotExists == b.IfNotExists &&
		a.Name == b.Name &&
		a.Password == b.Password
}

// Equal compares all fields deeply.
func (a *StartDomain) Equal(b *StartDomain) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *StopDomain) Equal(b *StopDomain) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *ShowCreate) Equal(b *ShowCreate) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Key.Equal(&b.Key)
}

// Equal compares all fields deeply.
func (a *ShowClusterStatus) Equal(b *ShowClusterStatus) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *ShowTransactions) Equal(b *ShowTransactions) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *DescribeDomain) Equal(b *DescribeDomain) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *DescribeModel) Equal(b *DescribeModel) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Key.Equal(&b.Key) &&
		slices.EqualFunc(a.Bindings, b.Bindings, func(x, y BranchBinding) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *BranchBinding) Equal(b *BranchBinding) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Field == b.Field &&
		model.EqualExpression(a.Value, b.Value)
}

// Equal compares all fields deeply.
func (a *Begin) Equal(b *Begin) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *Commit) Equal(b *Commit) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *Revert) Equal(b *Revert) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *AttachTransaction) Equal(b *AttachTransaction) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Transaction == b.Transaction
}

// Equal compares all fields deeply.
func (a *CreateSubscription) Equal(b *CreateSubscription) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Relay == b.Relay &&
		a.Delivery == b.Delivery &&
		(a.SampleRate == nil) == (b.SampleRate == nil) && (a.SampleRate == nil || math.Float64bits(*a.SampleRate) == math.Float64bits(*b.SampleRate)) &&
		model.EqualExpression(a.Where, b.Where)
}

// Equal compares all fields deeply.
func (a *DeleteSubscription) Equal(b *DeleteSubscription) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name
}

// Equal compares all fields deeply.
func (a *UseDomain) Equal(b *UseDomain) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name
}

// Equal compares all fields deeply.
func (a *ListDomains) Equal(b *ListDomains) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// EqualStatement compares two values of the union deeply; nil equals nil alone.
func EqualStatement(a, b Statement) bool {
	switch x := a.(type) {
	case *CreateModel:
		y, same := b.(*CreateModel)
		return same && x.Equal(y)
	case *DropModel:
		y, same := b.(*DropModel)
		return same && x.Equal(y)
	case *CreateDomain:
		y, same := b.(*CreateDomain)
		return same && x.Equal(y)
	case *CreateUser:
		y, same := b.(*CreateUser)
		return same && x.Equal(y)
	case *StartDomain:
		y, same := b.(*StartDomain)
		return same && x.Equal(y)
	case *StopDomain:
		y, same := b.(*StopDomain)
		return same && x.Equal(y)
	case *ShowCreate:
		y, same := b.(*ShowCreate)
		return same && x.Equal(y)
	case *ShowClusterStatus:
		y, same := b.(*ShowClusterStatus)
		return same && x.Equal(y)
	case *ShowTransactions:
		y, same := b.(*ShowTransactions)
		return same && x.Equal(y)
	case *DescribeDomain:
		y, same := b.(*DescribeDomain)
		return same && x.Equal(y)
	case *DescribeModel:
		y, same := b.(*DescribeModel)
		return same && x.Equal(y)
	case *Begin:
		y, same := b.(*Begin)
		return same && x.Equal(y)
	case *Commit:
		y, same := b.(*Commit)
		return same && x.Equal(y)
	case *Revert:
		y, same := b.(*Revert)
		return same && x.Equal(y)
	case *AttachTransaction:
		y, same := b.(*AttachTransaction)
		return same && x.Equal(y)
	case *CreateSubscription:
		y, same := b.(*CreateSubscription)
		return same && x.Equal(y)
	case *DeleteSubscription:
		y, same := b.(*DeleteSubscription)
		return same && x.Equal(y)
	case *UseDomain:
		y, same := b.(*UseDomain)
		return same && x.Equal(y)
	case *ListDomains:
		y, same := b.(*ListDomains)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}
