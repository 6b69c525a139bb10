// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

import (
	"nervix/generated/canonical"
	"nervix/generated/model"
	"nervix/generated/statement/statementwire"
)

// ToWire fills the wire form of the record.
func (v *CreateModel) ToWire(w statementwire.CreateModel, e *canonical.Encoder) {
	w.SetIfNotExists(v.IfNotExists)
	canonical.PutUnion(e, "model", v.Model, w.NewModel, model.ModelToWire)
}

// FromWire reads the wire form of the record.
func (v *CreateModel) FromWire(w statementwire.CreateModel, d *canonical.Decoder) {
	v.IfNotExists = w.IfNotExists()
	v.Model = canonical.Union(d, "model", w.Model, model.ModelFromWire)
}

// ToWire fills the wire form of the record.
func (v *DropModel) ToWire(w statementwire.DropModel, e *canonical.Encoder) {
	canonical.PutStruct(e, "key", w.NewKey, v.Key.ToWire)
}

// FromWire reads the wire form of the record.
func (v *DropModel) FromWire(w statementwire.DropModel, d *canonical.Decoder) {
	canonical.Struct(d, "key", w.Key, v.Key.FromWire)
}

// ToWire fills the wire form of the record.
func (v *CreateDomain) ToWire(w statementwire.CreateDomain, e *canonical.Encoder) {
	w.SetIfNotExists(v.IfNotExists)
	e.Text("name", v.Name, w.SetName)
}

// FromWire reads the wire form of the record.
func (v *CreateDomain) FromWire(w statementwire.CreateDomain, d *canonical.Decoder) {
	v.IfNotExists = w.IfNotExists()
	v.Name = d.Text("name", w.Name)
}

// ToWire fills the wire form of the record.
func (v *CreateUser) ToWire(w statementwire.CreateUser, e *canonical.Encoder) {
	w.SetIfNotExists(v.IfNotExists)
	e.Text("name", v.Name, w.SetName)
	e.Text("password", v.Password, w.SetPassword)
}

// FromWire reads the wire form of the record.
func (v *CreateUser) FromWire(w statementwire.CreateUser, d *canonical.Decoder) {
	v.IfNotExists = w.IfNotExists()
	v.Name = d.Text("name", w.Name)
	v.Password = d.Text("password", w.Password)
}

// ToWire fills the wire form of the record.
func (*StartDomain) ToWire(w statementwire.StartDomain, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*StartDomain) FromWire(w statementwire.StartDomain, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (*StopDomain) ToWire(w statementwire.StopDomain, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*StopDomain) FromWire(w statementwire.StopDomain, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *ShowCreate) ToWire(w statementwire.ShowCreate, e *canonical.Encoder) {
	canonical.PutStruct(e, "key", w.NewKey, v.Key.ToWire)
}

// FromWire reads the wire form of the record.
func (v *ShowCreate) FromWire(w statementwire.ShowCreate, d *canonical.Decoder) {
	canonical.Struct(d, "key", w.Key, v.Key.FromWire)
}

// ToWire fills the wire form of the record.
func (*ShowClusterStatus) ToWire(w statementwire.ShowClusterStatus, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*ShowClusterStatus) FromWire(w statementwire.ShowClusterStatus, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (*ShowTransactions) ToWire(w statementwire.ShowTransactions, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*ShowTransactions) FromWire(w statementwire.ShowTransactions, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (*DescribeDomain) ToWire(w statementwire.DescribeDomain, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*DescribeDomain) FromWire(w statementwire.DescribeDomain, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *DescribeModel) ToWire(w statementwire.DescribeModel, e *canonical.Encoder) {
	canonical.PutStruct(e, "key", w.NewKey, v.Key.ToWire)
	canonical.PutStructs(e, "bindings", v.Bindings, w.NewBindings, (*BranchBinding).ToWire)
}

// FromWire reads the wire form of the record.
func (v *DescribeModel) FromWire(w statementwire.DescribeModel, d *canonical.Decoder) {
	canonical.Struct(d, "key", w.Key, v.Key.FromWire)
	v.Bindings = canonical.Structs(d, "bindings", w.Bindings, (*BranchBinding).FromWire)
}

// ToWire fills the wire form of the record.
func (v *BranchBinding) ToWire(w statementwire.BranchBinding, e *canonical.Encoder) {
	e.Text("field", v.Field, w.SetField)
	canonical.PutUnion(e, "value", v.Value, w.NewValue, model.ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *BranchBinding) FromWire(w statementwire.BranchBinding, d *canonical.Decoder) {
	v.Field = d.Text("field", w.Field)
	v.Value = canonical.Union(d, "value", w.Value, model.ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (*Begin) ToWire(w statementwire.Begin, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*Begin) FromWire(w statementwire.Begin, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (*Commit) ToWire(w statementwire.Commit, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*Commit) FromWire(w statementwire.Commit, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (*Revert) ToWire(w statementwire.Revert, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*Revert) FromWire(w statementwire.Revert, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *AttachTransaction) ToWire(w statementwire.AttachTransaction, e *canonical.Encoder) {
	e.Text("transaction", v.Transaction, w.SetTransaction)
}

// FromWire reads the wire form of the record.
func (v *AttachTransaction) FromWire(w statementwire.AttachTransaction, d *canonical.Decoder) {
	v.Transaction = d.Text("transaction", w.Transaction)
}

// ToWire fills the wire form of the record.
func (v *CreateSubscription) ToWire(w statementwire.CreateSubscription, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	e.Text("relay", v.Relay, w.SetRelay)
	canonical.PutEnum(e, "delivery", v.Delivery, w.SetDelivery)
	if v.SampleRate != nil {
		w.SetSampleRatePresent(true)
		w.SetSampleRate(*v.SampleRate)
	}
	if v.Where != nil {
		canonical.PutUnion(e, "where", v.Where, w.NewWhere, model.ExpressionToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *CreateSubscription) FromWire(w statementwire.CreateSubscription, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Relay = d.Text("relay", w.Relay)
	v.Delivery = canonical.Enum[Delivery](d, "delivery", w.Delivery())
	if w.SampleRatePresent() {
		value := w.SampleRate()
		v.SampleRate = &value
	}
	if w.HasWhere() {
		v.Where = canonical.Union(d, "where", w.Where, model.ExpressionFromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *DeleteSubscription) ToWire(w statementwire.DeleteSubscription, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
}

// FromWire reads the wire form of the record.
func (v *DeleteSubscription) FromWire(w statementwire.DeleteSubscription, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
}

// ToWire fills the wire form of the record.
func (v *UseDomain) ToWire(w statementwire.UseDomain, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
}

// FromWire reads the wire form of the record.
func (v *UseDomain) FromWire(w statementwire.UseDomain, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
}

// ToWire fills the wire form of the record.
func (*ListDomains) ToWire(w statementwire.ListDomains, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*ListDomains) FromWire(w statementwire.ListDomains, d *canonical.Decoder) {}

// StatementToWire fills the wire form of the union.
func StatementToWire(value Statement, w statementwire.Statement, e *canonical.Encoder) {
	switch v := value.(type) {
	case *CreateModel:
		canonical.PutVariant(e, w.NewCreateModel, v.ToWire)
	case *DropModel:
		canonical.PutVariant(e, w.NewDropModel, v.ToWire)
	case *CreateDomain:
		canonical.PutVariant(e, w.NewCreateDomain, v.ToWire)
	case *CreateUser:
		canonical.PutVariant(e, w.NewCreateUser, v.ToWire)
	case *StartDomain:
		canonical.PutVariant(e, w.NewStartDomain, v.ToWire)
	case *StopDomain:
		canonical.PutVariant(e, w.NewStopDomain, v.ToWire)
	case *ShowCreate:
		canonical.PutVariant(e, w.NewShowCreate, v.ToWire)
	case *ShowClusterStatus:
		canonical.PutVariant(e, w.NewShowClusterStatus, v.ToWire)
	case *ShowTransactions:
		canonical.PutVariant(e, w.NewShowTransactions, v.ToWire)
	case *DescribeDomain:
		canonical.PutVariant(e, w.NewDescribeDomain, v.ToWire)
	case *DescribeModel:
		canonical.PutVariant(e, w.NewDescribeModel, v.ToWire)
	case *Begin:
		canonical.PutVariant(e, w.NewBegin, v.ToWire)
	case *Commit:
		canonical.PutVariant(e, w.NewCommit, v.ToWire)
	case *Revert:
		canonical.PutVariant(e, w.NewRevert, v.ToWire)
	case *AttachTransaction:
		canonical.PutVariant(e, w.NewAttachTransaction, v.ToWire)
	case *CreateSubscription:
		canonical.PutVariant(e, w.NewCreateSubscription, v.ToWire)
	case *DeleteSubscription:
		canonical.PutVariant(e, w.NewDeleteSubscription, v.ToWire)
	case *UseDomain:
		canonical.PutVariant(e, w.NewUseDomain, v.ToWire)
	case *ListDomains:
		canonical.PutVariant(e, w.NewListDomains, v.ToWire)
	default:
		e.Missing()
	}
}

// StatementFromWire reads the wire form of the union.
func StatementFromWire(w statementwire.Statement, d *canonical.Decoder) Statement {
	switch w.Which() {
	case statementwire.Statement_Which_createModel:
		v := new(CreateModel)
		canonical.Variant(d, w.CreateModel, v.FromWire)
		return v
	case statementwire.Statement_Which_dropModel:
		v := new(DropModel)
		canonical.Variant(d, w.DropModel, v.FromWire)
		return v
	case statementwire.Statement_Which_createDomain:
		v := new(CreateDomain)
		canonical.Variant(d, w.CreateDomain, v.FromWire)
		return v
	case statementwire.Statement_Which_createUser:
		v := new(CreateUser)
		canonical.Variant(d, w.CreateUser, v.FromWire)
		return v
	case statementwire.Statement_Which_startDomain:
		v := new(StartDomain)
		canonical.Variant(d, w.StartDomain, v.FromWire)
		return v
	case statementwire.Statement_Which_stopDomain:
		v := new(StopDomain)
		canonical.Variant(d, w.StopDomain, v.FromWire)
		return v
	case statementwire.Statement_Which_showCreate:
		v := new(ShowCreate)
		canonical.Variant(d, w.ShowCreate, v.FromWire)
		return v
	case statementwire.Statement_Which_showClusterStatus:
		v := new(ShowClusterStatus)
		canonical.Variant(d, w.ShowClusterStatus, v.FromWire)
		return v
	case statementwire.Statement_Which_showTransactions:
		v := new(ShowTransactions)
		canonical.Variant(d, w.ShowTransactions, v.FromWire)
		return v
	case statementwire.Statement_Which_describeDomain:
		v := new(DescribeDomain)
		canonical.Variant(d, w.DescribeDomain, v.FromWire)
		return v
	case statementwire.Statement_Which_describeModel:
		v := new(DescribeModel)
		canonical.Variant(d, w.DescribeModel, v.FromWire)
		return v
	case statementwire.Statement_Which_begin:
		v := new(Begin)
		canonical.Variant(d, w.Begin, v.FromWire)
		return v
	case statementwire.Statement_Which_commit:
		v := new(Commit)
		canonical.Variant(d, w.Commit, v.FromWire)
		return v
	case statementwire.Statement_Which_revert:
		v := new(Revert)
		canonical.Variant(d, w.Revert, v.FromWire)
		return v
	case statementwire.Statement_Which_attachTransaction:
		v := new(AttachTransaction)
		canonical.Variant(d, w.AttachTransaction, v.FromWire)
		return v
	case statementwire.Statement_Which_createSubscription:
		v := new(CreateSubscription)
		canonical.Variant(d, w.CreateSubscription, v.FromWire)
		return v
	case statementwire.Statement_Which_deleteSubscription:
		v := new(DeleteSubscription)
		canonical.Variant(d, w.DeleteSubscription, v.FromWire)
		return v
	case statementwire.Statement_Which_useDomain:
		v := new(UseDomain)
		canonical.Variant(d, w.UseDomain, v.FromWire)
		return v
	case statementwire.Statement_Which_listDomains:
		v := new(ListDomains)
		canonical.Variant(d, w.ListDomains, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}
