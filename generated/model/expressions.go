// Code generated from spec/ by go generate. DO NOT EDIT.

package model

import "strconv"

// Expressions visits the whole expressions of a Model in field order, each with its path;
// WalkExpression descends into one.
func Expressions(m Model, visit func(path string, e Expression)) {
	expressionsModel(m, "", visit)
}

// WalkExpression visits an expression and everything inside it from the outside in, each with its
// path, such as filter.left.arguments[0] for the path filter. It does not descend where visit
// gives false.
func WalkExpression(path string, e Expression, visit func(path string, e Expression) bool) {
	if e == nil || !visit(path, e) {
		return
	}
	expressionsExpression(e, path+".", func(path string, e Expression) {
		WalkExpression(path, e, visit)
	})
}

func (v *Unary) expressions(path string, visit func(path string, e Expression)) {
	if v.Operand != nil {
		visit(path+"operand", v.Operand)
	}
}

func (v *Binary) expressions(path string, visit func(path string, e Expression)) {
	if v.Left != nil {
		visit(path+"left", v.Left)
	}
	if v.Right != nil {
		visit(path+"right", v.Right)
	}
}

func (v *Cast) expressions(path string, visit func(path string, e Expression)) {
	if v.Operand != nil {
		visit(path+"operand", v.Operand)
	}
}

func (v *Call) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Arguments {
		if v.Arguments[i] != nil {
			visit(path+"arguments["+strconv.Itoa(i)+"]", v.Arguments[i])
		}
	}
}

func (v *UDFCall) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Arguments {
		if v.Arguments[i] != nil {
			visit(path+"arguments["+strconv.Itoa(i)+"]", v.Arguments[i])
		}
	}
}

func (v *ArrayLiteral) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Items {
		if v.Items[i] != nil {
			visit(path+"items["+strconv.Itoa(i)+"]", v.Items[i])
		}
	}
}

func (v *If) expressions(path string, visit func(path string, e Expression)) {
	if v.Condition != nil {
		visit(path+"condition", v.Condition)
	}
	if v.Then != nil {
		visit(path+"then", v.Then)
	}
	if v.Else != nil {
		visit(path+"else", v.Else)
	}
}

func (v *CaseArm) expressions(path string, visit func(path string, e Expression)) {
	if v.When != nil {
		visit(path+"when", v.When)
	}
	if v.Then != nil {
		visit(path+"then", v.Then)
	}
}

func (v *Case) expressions(path string, visit func(path string, e Expression)) {
	if v.Operand != nil {
		visit(path+"operand", v.Operand)
	}
	for i := range v.Arms {
		v.Arms[i].expressions(path+"arms["+strconv.Itoa(i)+"].", visit)
	}
	if v.Else != nil {
		visit(path+"else", v.Else)
	}
}

func (v *Input) expressions(path string, visit func(path string, e Expression)) {
	if v.Where != nil {
		visit(path+"where", v.Where)
	}
}

func (v *DefaultState) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Set {
		v.Set[i].expressions(path+"set["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *DefaultAssignment) expressions(path string, visit func(path string, e Expression)) {
	if v.Value != nil {
		visit(path+"value", v.Value)
	}
}

func (v *StateDependency) expressions(path string, visit func(path string, e Expression)) {
	expressionsStatePolicy(v.Policy, path+"policy.", visit)
}

func (v *Assignment) expressions(path string, visit func(path string, e Expression)) {
	if v.Value != nil {
		visit(path+"value", v.Value)
	}
}

func (v *Construction) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Set {
		v.Set[i].expressions(path+"set["+strconv.Itoa(i)+"].", visit)
	}
	if v.Where != nil {
		visit(path+"where", v.Where)
	}
	for i := range v.Invoke {
		v.Invoke[i].expressions(path+"invoke["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *Invocation) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Arguments {
		if v.Arguments[i] != nil {
			visit(path+"arguments["+strconv.Itoa(i)+"]", v.Arguments[i])
		}
	}
}

func (v *SendError) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Set {
		v.Set[i].expressions(path+"set["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *Route) expressions(path string, visit func(path string, e Expression)) {
	v.Construction.expressions(path+"construction.", visit)
	expressionsMessageError(v.MessageError, path+"message_error.", visit)
}

func (v *SetRoute) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Set {
		v.Set[i].expressions(path+"set["+strconv.Itoa(i)+"].", visit)
	}
	if v.Where != nil {
		visit(path+"where", v.Where)
	}
	expressionsMessageError(v.MessageError, path+"message_error.", visit)
}

func (v *Junction) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Inputs {
		v.Inputs[i].expressions(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	if v.Filter != nil {
		visit(path+"filter", v.Filter)
	}
	for i := range v.States {
		v.States[i].expressions(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.Routes {
		v.Routes[i].expressions(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *Deduplicator) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Inputs {
		v.Inputs[i].expressions(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	if v.Filter != nil {
		visit(path+"filter", v.Filter)
	}
	for i := range v.Keys {
		if v.Keys[i] != nil {
			visit(path+"keys["+strconv.Itoa(i)+"]", v.Keys[i])
		}
	}
	for i := range v.States {
		v.States[i].expressions(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.Routes {
		v.Routes[i].expressions(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *Reorderer) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Inputs {
		v.Inputs[i].expressions(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	if v.Filter != nil {
		visit(path+"filter", v.Filter)
	}
	for i := range v.By {
		if v.By[i] != nil {
			visit(path+"by["+strconv.Itoa(i)+"]", v.By[i])
		}
	}
	for i := range v.States {
		v.States[i].expressions(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.Routes {
		v.Routes[i].expressions(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *WindowRoute) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Set {
		v.Set[i].expressions(path+"set["+strconv.Itoa(i)+"].", visit)
	}
	if v.Where != nil {
		visit(path+"where", v.Where)
	}
	expressionsMessageError(v.MessageError, path+"message_error.", visit)
}

func (v *WindowProcessor) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Inputs {
		v.Inputs[i].expressions(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	if v.Filter != nil {
		visit(path+"filter", v.Filter)
	}
	for i := range v.States {
		v.States[i].expressions(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.Routes {
		v.Routes[i].expressions(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *CorrelatorSide) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Inputs {
		v.Inputs[i].expressions(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *Correlator) expressions(path string, visit func(path string, e Expression)) {
	v.Left.expressions(path+"left.", visit)
	v.Right.expressions(path+"right.", visit)
	if v.Where != nil {
		visit(path+"where", v.Where)
	}
	for i := range v.States {
		v.States[i].expressions(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.Routes {
		v.Routes[i].expressions(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *TensorInput) expressions(path string, visit func(path string, e Expression)) {
	if v.Value != nil {
		visit(path+"value", v.Value)
	}
}

func (v *Inferencer) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Inputs {
		v.Inputs[i].expressions(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	if v.Filter != nil {
		visit(path+"filter", v.Filter)
	}
	for i := range v.Tensors {
		v.Tensors[i].expressions(path+"tensors["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.States {
		v.States[i].expressions(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.Routes {
		v.Routes[i].expressions(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *GuestRoute) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Set {
		v.Set[i].expressions(path+"set["+strconv.Itoa(i)+"].", visit)
	}
	if v.Where != nil {
		visit(path+"where", v.Where)
	}
	expressionsMessageError(v.MessageError, path+"message_error.", visit)
}

func (v *WASMProcessor) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Inputs {
		v.Inputs[i].expressions(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	if v.Filter != nil {
		visit(path+"filter", v.Filter)
	}
	for i := range v.States {
		v.States[i].expressions(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.Routes {
		v.Routes[i].expressions(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *FIFOGroupValue) expressions(path string, visit func(path string, e Expression)) {
	if v.Value != nil {
		visit(path+"value", v.Value)
	}
}

func (v *SQSSink) expressions(path string, visit func(path string, e Expression)) {
	expressionsFIFOGroup(v.Group, path+"group.", visit)
}

func (v *ColumnValue) expressions(path string, visit func(path string, e Expression)) {
	if v.Value != nil {
		visit(path+"value", v.Value)
	}
}

func (v *ClickhouseSink) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Values {
		v.Values[i].expressions(path+"values["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *PostgresSink) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Values {
		v.Values[i].expressions(path+"values["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *MySQLSink) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Values {
		v.Values[i].expressions(path+"values["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *MongoDBSink) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Values {
		v.Values[i].expressions(path+"values["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *IcebergSink) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Values {
		v.Values[i].expressions(path+"values["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *HTTPSink) expressions(path string, visit func(path string, e Expression)) {
	if v.Method != nil {
		visit(path+"method", v.Method)
	}
	if v.Path != nil {
		visit(path+"path", v.Path)
	}
}

func (v *Emitter) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Inputs {
		v.Inputs[i].expressions(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.States {
		v.States[i].expressions(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	expressionsSink(v.Sink, path+"sink.", visit)
	v.Construction.expressions(path+"construction.", visit)
	expressionsMessageError(v.MessageError, path+"message_error.", visit)
}

func (v *EmitterInput) expressions(path string, visit func(path string, e Expression)) {
	if v.Where != nil {
		visit(path+"where", v.Where)
	}
}

func (v *BranchAssignment) expressions(path string, visit func(path string, e Expression)) {
	if v.Value != nil {
		visit(path+"value", v.Value)
	}
}

func (v *EntryRoute) expressions(path string, visit func(path string, e Expression)) {
	v.Construction.expressions(path+"construction.", visit)
	for i := range v.Keys {
		v.Keys[i].expressions(path+"keys["+strconv.Itoa(i)+"].", visit)
	}
	expressionsMessageError(v.MessageError, path+"message_error.", visit)
}

func (v *Ingestor) expressions(path string, visit func(path string, e Expression)) {
	if v.Filter != nil {
		visit(path+"filter", v.Filter)
	}
	for i := range v.Routes {
		v.Routes[i].expressions(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *Reingestor) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Inputs {
		v.Inputs[i].expressions(path+"inputs["+strconv.Itoa(i)+"].", visit)
	}
	if v.Filter != nil {
		visit(path+"filter", v.Filter)
	}
	for i := range v.States {
		v.States[i].expressions(path+"states["+strconv.Itoa(i)+"].", visit)
	}
	for i := range v.Routes {
		v.Routes[i].expressions(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func (v *Generator) expressions(path string, visit func(path string, e Expression)) {
	for i := range v.Routes {
		v.Routes[i].expressions(path+"routes["+strconv.Itoa(i)+"].", visit)
	}
}

func expressionsExpression(value Expression, path string, visit func(path string, e Expression)) {
	switch v := value.(type) {
	case *Unary:
		v.expressions(path, visit)
	case *Binary:
		v.expressions(path, visit)
	case *Cast:
		v.expressions(path, visit)
	case *Call:
		v.expressions(path, visit)
	case *UDFCall:
		v.expressions(path, visit)
	case *ArrayLiteral:
		v.expressions(path, visit)
	case *If:
		v.expressions(path, visit)
	case *Case:
		v.expressions(path, visit)
	}
}

func expressionsMessageError(value MessageError, path string, visit func(path string, e Expression)) {
	switch v := value.(type) {
	case *SendError:
		v.expressions(path, visit)
	}
}

func expressionsStatePolicy(value StatePolicy, path string, visit func(path string, e Expression)) {
	switch v := value.(type) {
	case *DefaultState:
		v.expressions(path, visit)
	}
}

func expressionsModel(value Model, path string, visit func(path string, e Expression)) {
	switch v := value.(type) {
	case *Ingestor:
		v.expressions(path, visit)
	case *Reingestor:
		v.expressions(path, visit)
	case *Generator:
		v.expressions(path, visit)
	case *Junction:
		v.expressions(path, visit)
	case *Deduplicator:
		v.expressions(path, visit)
	case *Reorderer:
		v.expressions(path, visit)
	case *WindowProcessor:
		v.expressions(path, visit)
	case *Correlator:
		v.expressions(path, visit)
	case *Inferencer:
		v.expressions(path, visit)
	case *WASMProcessor:
		v.expressions(path, visit)
	case *Emitter:
		v.expressions(path, visit)
	}
}

func expressionsFIFOGroup(value FIFOGroup, path string, visit func(path string, e Expression)) {
	switch v := value.(type) {
	case *FIFOGroupValue:
		v.expressions(path, visit)
	}
}

func expressionsSink(value Sink, path string, visit func(path string, e Expression)) {
	switch v := value.(type) {
	case *SQSSink:
		v.expressions(path, visit)
	case *ClickhouseSink:
		v.expressions(path, visit)
	case *PostgresSink:
		v.expressions(path, visit)
	case *MySQLSink:
		v.expressions(path, visit)
	case *MongoDBSink:
		v.expressions(path, visit)
	case *IcebergSink:
		v.expressions(path, visit)
	case *HTTPSink:
		v.expressions(path, visit)
	}
}
