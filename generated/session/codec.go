// Code generated from spec/ by go generate. DO NOT EDIT.

package session

import (
	flatbuffers "github.com/google/flatbuffers/go"
)

// Decode verifies a frame and copies it into values. Byte vectors alias the frame.
// The error is a *MalformedError.
func Decode(frame []byte, limits Limits) (*Frame, error) {
	if err := Verify(frame, limits); err != nil {
		return nil, err
	}
	value := View(frame).Unpack()
	return &value, nil
}

// Encode gives the bytes of a frame. What a receiver with the same limits would refuse is
// refused here, with the same *MalformedError.
func Encode(value *Frame, limits Limits) ([]byte, error) {
	p := takePacker(limits.Bytes)
	defer p.release()
	p.FinishWithFileIdentifier(p.packFrame(value), []byte(Identifier))
	if p.left < 0 {
		return nil, &MalformedError{Problem: ProblemSize}
	}
	frame := p.FinishedBytes()
	if err := Verify(frame, limits); err != nil {
		return nil, err
	}
	return append([]byte(nil), frame...), nil
}

// Unpack copies the table into a value.
func (v PreviewIdentityView) Unpack() PreviewIdentity {
	var x PreviewIdentity
	x.Transaction = v.Transaction()
	x.Position = v.Position()
	if value := v.Basis(); len(value) > 0 {
		x.Basis = value
	}
	return x
}

func (p *packer) packPreviewIdentity(x *PreviewIdentity) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldTransaction := p.text(x.Transaction, true)
	fieldBasis := p.data(x.Basis, true)
	p.StartObject(3)
	p.PrependUOffsetTSlot(0, fieldTransaction, 0)
	p.PrependUint64Slot(1, x.Position, 0)
	p.PrependUOffsetTSlot(2, fieldBasis, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v AuthenticateView) Unpack() Authenticate {
	var x Authenticate
	if value := v.Fingerprint(); len(value) > 0 {
		x.Fingerprint = value
	}
	x.User = v.User()
	x.Password = v.Password()
	x.Client = v.Client()
	return x
}

func (p *packer) packAuthenticate(x *Authenticate) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldFingerprint := p.data(x.Fingerprint, true)
	fieldUser := p.text(x.User, true)
	fieldPassword := p.text(x.Password, true)
	fieldClient := p.text(x.Client, false)
	p.StartObject(4)
	p.PrependUOffsetTSlot(0, fieldFingerprint, 0)
	p.PrependUOffsetTSlot(1, fieldUser, 0)
	p.PrependUOffsetTSlot(2, fieldPassword, 0)
	p.PrependUOffsetTSlot(3, fieldClient, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v ExecuteView) Unpack() Execute {
	var x Execute
	x.Reference = v.Reference()
	x.Text = v.Text()
	x.Domain = v.Domain()
	if child, ok := v.ExpectedPreview(); ok {
		value := child.Unpack()
		x.ExpectedPreview = &value
	}
	if value, ok := v.ExpectedPosition(); ok {
		x.ExpectedPosition = &value
	}
	x.WaitMillis = v.WaitMillis()
	return x
}

func (p *packer) packExecute(x *Execute) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldReference := p.text(x.Reference, false)
	fieldText := p.text(x.Text, true)
	fieldDomain := p.text(x.Domain, false)
	fieldExpectedPreview := p.packPreviewIdentity(x.ExpectedPreview)
	p.StartObject(6)
	p.PrependUOffsetTSlot(0, fieldReference, 0)
	p.PrependUOffsetTSlot(1, fieldText, 0)
	p.PrependUOffsetTSlot(2, fieldDomain, 0)
	p.PrependUOffsetTSlot(3, fieldExpectedPreview, 0)
	if x.ExpectedPosition != nil {
		p.PrependUint64(*x.ExpectedPosition)
		p.Slot(4)
	}
	p.PrependUint64Slot(5, x.WaitMillis, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v CompleteView) Unpack() Complete {
	var x Complete
	x.Text = v.Text()
	x.Cursor = v.Cursor()
	x.Domain = v.Domain()
	return x
}

func (p *packer) packComplete(x *Complete) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldText := p.text(x.Text, true)
	fieldDomain := p.text(x.Domain, false)
	p.StartObject(3)
	p.PrependUOffsetTSlot(0, fieldText, 0)
	p.PrependUint32Slot(1, x.Cursor, 0)
	p.PrependUOffsetTSlot(2, fieldDomain, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v SelectDomainView) Unpack() SelectDomain {
	var x SelectDomain
	x.Domain = v.Domain()
	return x
}

func (p *packer) packSelectDomain(x *SelectDomain) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldDomain := p.text(x.Domain, true)
	p.StartObject(1)
	p.PrependUOffsetTSlot(0, fieldDomain, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v ListDomainsView) Unpack() ListDomains {
	var x ListDomains
	return x
}

func (p *packer) packListDomains(x *ListDomains) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	p.StartObject(0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v UploadFileView) Unpack() UploadFile {
	var x UploadFile
	x.Path = v.Path()
	x.Size = v.Size()
	if value := v.Sha256(); len(value) > 0 {
		x.Sha256 = value
	}
	return x
}

func (p *packer) packUploadFile(x *UploadFile) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldPath := p.text(x.Path, true)
	fieldSha256 := p.data(x.Sha256, true)
	p.StartObject(3)
	p.PrependUOffsetTSlot(0, fieldPath, 0)
	p.PrependUint64Slot(1, x.Size, 0)
	p.PrependUOffsetTSlot(2, fieldSha256, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v BeginUploadView) Unpack() BeginUpload {
	var x BeginUpload
	x.Reference = v.Reference()
	x.Domain = v.Domain()
	x.Resource = v.Resource()
	if n := v.FilesLen(); n > 0 {
		x.Files = make([]UploadFile, n)
		for i := range x.Files {
			x.Files[i] = v.Files(i).Unpack()
		}
	}
	return x
}

func (p *packer) packBeginUpload(x *BeginUpload) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldReference := p.text(x.Reference, false)
	fieldDomain := p.text(x.Domain, false)
	fieldResource := p.text(x.Resource, true)
	fieldFiles := p.vector(len(x.Files), true, func(i int) flatbuffers.UOffsetT { return p.packUploadFile(&x.Files[i]) })
	p.StartObject(4)
	p.PrependUOffsetTSlot(0, fieldReference, 0)
	p.PrependUOffsetTSlot(1, fieldDomain, 0)
	p.PrependUOffsetTSlot(2, fieldResource, 0)
	p.PrependUOffsetTSlot(3, fieldFiles, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v UploadPartView) Unpack() UploadPart {
	var x UploadPart
	if value := v.Bytes(); len(value) > 0 {
		x.Bytes = value
	}
	return x
}

func (p *packer) packUploadPart(x *UploadPart) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldBytes := p.data(x.Bytes, true)
	p.StartObject(1)
	p.PrependUOffsetTSlot(0, fieldBytes, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v EndUploadView) Unpack() EndUpload {
	var x EndUpload
	x.WaitMillis = v.WaitMillis()
	return x
}

func (p *packer) packEndUpload(x *EndUpload) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	p.StartObject(1)
	p.PrependUint64Slot(0, x.WaitMillis, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v CreditView) Unpack() Credit {
	var x Credit
	x.Subscription = v.Subscription()
	x.Batches = v.Batches()
	return x
}

func (p *packer) packCredit(x *Credit) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	p.StartObject(2)
	p.PrependUint64Slot(0, x.Subscription, 0)
	p.PrependUint32Slot(1, x.Batches, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v CancelView) Unpack() Cancel {
	var x Cancel
	x.Request = v.Request()
	return x
}

func (p *packer) packCancel(x *Cancel) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	p.StartObject(1)
	p.PrependUint64Slot(0, x.Request, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v CloseView) Unpack() Close {
	var x Close
	return x
}

func (p *packer) packClose(x *Close) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	p.StartObject(0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v RequestView) Unpack() Request {
	var x Request
	x.ID = v.ID()
	switch v.ActionTag() {
	case ActionTagNone:
	case ActionTagAuthenticate:
		value := v.ActionAuthenticate().Unpack()
		x.Action = &value
	case ActionTagExecute:
		value := v.ActionExecute().Unpack()
		x.Action = &value
	case ActionTagComplete:
		value := v.ActionComplete().Unpack()
		x.Action = &value
	case ActionTagSelectDomain:
		value := v.ActionSelectDomain().Unpack()
		x.Action = &value
	case ActionTagListDomains:
		value := v.ActionListDomains().Unpack()
		x.Action = &value
	case ActionTagCredit:
		value := v.ActionCredit().Unpack()
		x.Action = &value
	case ActionTagCancel:
		value := v.ActionCancel().Unpack()
		x.Action = &value
	case ActionTagClose:
		value := v.ActionClose().Unpack()
		x.Action = &value
	case ActionTagBeginUpload:
		value := v.ActionBeginUpload().Unpack()
		x.Action = &value
	case ActionTagUploadPart:
		value := v.ActionUploadPart().Unpack()
		x.Action = &value
	case ActionTagEndUpload:
		value := v.ActionEndUpload().Unpack()
		x.Action = &value
	}
	return x
}

func (p *packer) packRequest(x *Request) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	var fieldAction packedAction
	if x.Action != nil {
		fieldAction.packer = p
		x.Action.visitAction(&fieldAction)
	}
	p.StartObject(3)
	p.PrependUint64Slot(0, x.ID, 0)
	p.PrependByteSlot(1, byte(fieldAction.tag), 0)
	p.PrependUOffsetTSlot(2, fieldAction.offset, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v FailureFieldView) Unpack() FailureField {
	var x FailureField
	x.Name = v.Name()
	x.Value = v.Value()
	return x
}

func (p *packer) packFailureField(x *FailureField) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldName := p.text(x.Name, true)
	fieldValue := p.text(x.Value, true)
	p.StartObject(2)
	p.PrependUOffsetTSlot(0, fieldName, 0)
	p.PrependUOffsetTSlot(1, fieldValue, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v FailureView) Unpack() Failure {
	var x Failure
	x.Code = v.Code()
	x.Class = v.Class()
	x.Message = v.Message()
	x.Hint = v.Hint()
	x.Path = v.Path()
	x.SpanStart = v.SpanStart()
	x.SpanEnd = v.SpanEnd()
	if n := v.FieldsLen(); n > 0 {
		x.Fields = make([]FailureField, n)
		for i := range x.Fields {
			x.Fields[i] = v.Fields(i).Unpack()
		}
	}
	if n := v.CausesLen(); n > 0 {
		x.Causes = make([]Failure, n)
		for i := range x.Causes {
			x.Causes[i] = v.Causes(i).Unpack()
		}
	}
	return x
}

func (p *packer) packFailure(x *Failure) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldCode := p.text(x.Code, true)
	fieldClass := p.text(x.Class, false)
	fieldMessage := p.text(x.Message, true)
	fieldHint := p.text(x.Hint, false)
	fieldPath := p.text(x.Path, false)
	fieldFields := p.vector(len(x.Fields), false, func(i int) flatbuffers.UOffsetT { return p.packFailureField(&x.Fields[i]) })
	fieldCauses := p.vector(len(x.Causes), false, func(i int) flatbuffers.UOffsetT { return p.packFailure(&x.Causes[i]) })
	p.StartObject(9)
	p.PrependUOffsetTSlot(0, fieldCode, 0)
	p.PrependUOffsetTSlot(1, fieldClass, 0)
	p.PrependUOffsetTSlot(2, fieldMessage, 0)
	p.PrependUOffsetTSlot(3, fieldHint, 0)
	p.PrependUOffsetTSlot(4, fieldPath, 0)
	p.PrependUint32Slot(5, x.SpanStart, 0)
	p.PrependUint32Slot(6, x.SpanEnd, 0)
	p.PrependUOffsetTSlot(7, fieldFields, 0)
	p.PrependUOffsetTSlot(8, fieldCauses, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v SessionLimitsView) Unpack() SessionLimits {
	var x SessionLimits
	x.FrameBytes = v.FrameBytes()
	x.Commands = v.Commands()
	x.Inspections = v.Inspections()
	x.Subscriptions = v.Subscriptions()
	x.Window = v.Window()
	return x
}

func (p *packer) packSessionLimits(x *SessionLimits) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	p.StartObject(5)
	p.PrependUint64Slot(0, x.FrameBytes, 0)
	p.PrependUint32Slot(1, x.Commands, 0)
	p.PrependUint32Slot(2, x.Inspections, 0)
	p.PrependUint32Slot(3, x.Subscriptions, 0)
	p.PrependUint32Slot(4, x.Window, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v WelcomeView) Unpack() Welcome {
	var x Welcome
	x.Session = v.Session()
	x.Server = v.Server()
	x.Node = v.Node()
	if value := v.Fingerprint(); len(value) > 0 {
		x.Fingerprint = value
	}
	if child, ok := v.Limits(); ok {
		value := child.Unpack()
		x.Limits = &value
	}
	return x
}

func (p *packer) packWelcome(x *Welcome) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldSession := p.text(x.Session, true)
	fieldServer := p.text(x.Server, false)
	fieldNode := p.text(x.Node, false)
	fieldFingerprint := p.data(x.Fingerprint, true)
	fieldLimits := p.packSessionLimits(x.Limits)
	p.StartObject(5)
	p.PrependUOffsetTSlot(0, fieldSession, 0)
	p.PrependUOffsetTSlot(1, fieldServer, 0)
	p.PrependUOffsetTSlot(2, fieldNode, 0)
	p.PrependUOffsetTSlot(3, fieldFingerprint, 0)
	p.PrependUOffsetTSlot(4, fieldLimits, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v RefusedView) Unpack() Refused {
	var x Refused
	if child, ok := v.Failure(); ok {
		value := child.Unpack()
		x.Failure = &value
	}
	return x
}

func (p *packer) packRefused(x *Refused) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldFailure := p.packFailure(x.Failure)
	p.StartObject(1)
	p.PrependUOffsetTSlot(0, fieldFailure, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v RedirectionView) Unpack() Redirection {
	var x Redirection
	x.Leader = v.Leader()
	x.Endpoint = v.Endpoint()
	return x
}

func (p *packer) packRedirection(x *Redirection) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldLeader := p.text(x.Leader, false)
	fieldEndpoint := p.text(x.Endpoint, false)
	p.StartObject(2)
	p.PrependUOffsetTSlot(0, fieldLeader, 0)
	p.PrependUOffsetTSlot(1, fieldEndpoint, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v TransactionStatusView) Unpack() TransactionStatus {
	var x TransactionStatus
	x.ID = v.ID()
	x.Domain = v.Domain()
	x.State = v.State()
	x.Pending = v.Pending()
	if child, ok := v.Preview(); ok {
		value := child.Unpack()
		x.Preview = &value
	}
	return x
}

func (p *packer) packTransactionStatus(x *TransactionStatus) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldID := p.text(x.ID, true)
	fieldDomain := p.text(x.Domain, true)
	fieldPreview := p.packPreviewIdentity(x.Preview)
	p.StartObject(5)
	p.PrependUOffsetTSlot(0, fieldID, 0)
	p.PrependUOffsetTSlot(1, fieldDomain, 0)
	p.PrependByteSlot(2, byte(x.State), 0)
	p.PrependUint64Slot(3, x.Pending, 0)
	p.PrependUOffsetTSlot(4, fieldPreview, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v DomainSelectionView) Unpack() DomainSelection {
	var x DomainSelection
	x.Domain = v.Domain()
	return x
}

func (p *packer) packDomainSelection(x *DomainSelection) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldDomain := p.text(x.Domain, false)
	p.StartObject(1)
	p.PrependUOffsetTSlot(0, fieldDomain, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v ColumnView) Unpack() Column {
	var x Column
	x.Name = v.Name()
	x.Type = v.Type()
	if n := v.CellsLen(); n > 0 {
		x.Cells = make([]string, n)
		for i := range x.Cells {
			x.Cells[i] = v.Cells(i)
		}
	}
	return x
}

func (p *packer) packColumn(x *Column) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldName := p.text(x.Name, true)
	fieldType := p.text(x.Type, false)
	fieldCells := p.vector(len(x.Cells), false, func(i int) flatbuffers.UOffsetT { return p.text(x.Cells[i], true) })
	p.StartObject(3)
	p.PrependUOffsetTSlot(0, fieldName, 0)
	p.PrependUOffsetTSlot(1, fieldType, 0)
	p.PrependUOffsetTSlot(2, fieldCells, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v TableView) Unpack() Table {
	var x Table
	x.Rows = v.Rows()
	if n := v.ColumnsLen(); n > 0 {
		x.Columns = make([]Column, n)
		for i := range x.Columns {
			x.Columns[i] = v.Columns(i).Unpack()
		}
	}
	return x
}

func (p *packer) packTable(x *Table) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldColumns := p.vector(len(x.Columns), false, func(i int) flatbuffers.UOffsetT { return p.packColumn(&x.Columns[i]) })
	p.StartObject(2)
	p.PrependUint32Slot(0, x.Rows, 0)
	p.PrependUOffsetTSlot(1, fieldColumns, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v ResultView) Unpack() Result {
	var x Result
	x.Reference = v.Reference()
	x.Disposition = v.Disposition()
	if n := v.LinesLen(); n > 0 {
		x.Lines = make([]string, n)
		for i := range x.Lines {
			x.Lines[i] = v.Lines(i)
		}
	}
	if child, ok := v.Table(); ok {
		value := child.Unpack()
		x.Table = &value
	}
	x.Quiesce = v.Quiesce()
	x.AlreadyExisted = v.AlreadyExisted()
	if child, ok := v.Transaction(); ok {
		value := child.Unpack()
		x.Transaction = &value
	}
	if child, ok := v.Selection(); ok {
		value := child.Unpack()
		x.Selection = &value
	}
	if n := v.FailuresLen(); n > 0 {
		x.Failures = make([]Failure, n)
		for i := range x.Failures {
			x.Failures[i] = v.Failures(i).Unpack()
		}
	}
	x.UnknownCause = v.UnknownCause()
	x.Conflict = v.Conflict()
	if child, ok := v.Redirect(); ok {
		value := child.Unpack()
		x.Redirect = &value
	}
	if child, ok := v.ExpectedPreview(); ok {
		value := child.Unpack()
		x.ExpectedPreview = &value
	}
	if child, ok := v.CurrentPreview(); ok {
		value := child.Unpack()
		x.CurrentPreview = &value
	}
	x.Document = v.Document()
	x.WantsContent = v.WantsContent()
	return x
}

func (p *packer) packResult(x *Result) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldReference := p.text(x.Reference, false)
	fieldLines := p.vector(len(x.Lines), false, func(i int) flatbuffers.UOffsetT { return p.text(x.Lines[i], true) })
	fieldTable := p.packTable(x.Table)
	fieldTransaction := p.packTransactionStatus(x.Transaction)
	fieldSelection := p.packDomainSelection(x.Selection)
	fieldFailures := p.vector(len(x.Failures), false, func(i int) flatbuffers.UOffsetT { return p.packFailure(&x.Failures[i]) })
	fieldRedirect := p.packRedirection(x.Redirect)
	fieldExpectedPreview := p.packPreviewIdentity(x.ExpectedPreview)
	fieldCurrentPreview := p.packPreviewIdentity(x.CurrentPreview)
	fieldDocument := p.text(x.Document, false)
	p.StartObject(16)
	p.PrependUOffsetTSlot(0, fieldReference, 0)
	p.PrependByteSlot(1, byte(x.Disposition), 0)
	p.PrependUOffsetTSlot(2, fieldLines, 0)
	p.PrependUOffsetTSlot(3, fieldTable, 0)
	p.PrependByteSlot(4, byte(x.Quiesce), 0)
	p.PrependBoolSlot(5, x.AlreadyExisted, false)
	p.PrependUOffsetTSlot(6, fieldTransaction, 0)
	p.PrependUOffsetTSlot(7, fieldSelection, 0)
	p.PrependUOffsetTSlot(8, fieldFailures, 0)
	p.PrependByteSlot(9, byte(x.UnknownCause), 0)
	p.PrependByteSlot(10, byte(x.Conflict), 0)
	p.PrependUOffsetTSlot(11, fieldRedirect, 0)
	p.PrependUOffsetTSlot(12, fieldExpectedPreview, 0)
	p.PrependUOffsetTSlot(13, fieldCurrentPreview, 0)
	p.PrependUOffsetTSlot(14, fieldDocument, 0)
	p.PrependBoolSlot(15, x.WantsContent, false)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v CompletionView) Unpack() Completion {
	var x Completion
	x.Text = v.Text()
	x.Kind = v.Kind()
	x.Detail = v.Detail()
	return x
}

func (p *packer) packCompletion(x *Completion) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldText := p.text(x.Text, true)
	fieldDetail := p.text(x.Detail, false)
	p.StartObject(3)
	p.PrependUOffsetTSlot(0, fieldText, 0)
	p.PrependByteSlot(1, byte(x.Kind), 0)
	p.PrependUOffsetTSlot(2, fieldDetail, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v CompletionsView) Unpack() Completions {
	var x Completions
	x.ReplaceStart = v.ReplaceStart()
	x.ReplaceEnd = v.ReplaceEnd()
	if n := v.ItemsLen(); n > 0 {
		x.Items = make([]Completion, n)
		for i := range x.Items {
			x.Items[i] = v.Items(i).Unpack()
		}
	}
	return x
}

func (p *packer) packCompletions(x *Completions) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldItems := p.vector(len(x.Items), false, func(i int) flatbuffers.UOffsetT { return p.packCompletion(&x.Items[i]) })
	p.StartObject(3)
	p.PrependUint32Slot(0, x.ReplaceStart, 0)
	p.PrependUint32Slot(1, x.ReplaceEnd, 0)
	p.PrependUOffsetTSlot(2, fieldItems, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v DomainView) Unpack() Domain {
	var x Domain
	x.Name = v.Name()
	x.Status = v.Status()
	x.Pace = v.Pace()
	return x
}

func (p *packer) packDomain(x *Domain) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldName := p.text(x.Name, true)
	fieldStatus := p.text(x.Status, false)
	fieldPace := p.text(x.Pace, false)
	p.StartObject(3)
	p.PrependUOffsetTSlot(0, fieldName, 0)
	p.PrependUOffsetTSlot(1, fieldStatus, 0)
	p.PrependUOffsetTSlot(2, fieldPace, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v DomainsView) Unpack() Domains {
	var x Domains
	if n := v.DomainsLen(); n > 0 {
		x.Domains = make([]Domain, n)
		for i := range x.Domains {
			x.Domains[i] = v.Domains(i).Unpack()
		}
	}
	return x
}

func (p *packer) packDomains(x *Domains) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldDomains := p.vector(len(x.Domains), false, func(i int) flatbuffers.UOffsetT { return p.packDomain(&x.Domains[i]) })
	p.StartObject(1)
	p.PrependUOffsetTSlot(0, fieldDomains, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v SubscriptionOpenedView) Unpack() SubscriptionOpened {
	var x SubscriptionOpened
	x.Subscription = v.Subscription()
	x.Name = v.Name()
	x.Domain = v.Domain()
	x.Relay = v.Relay()
	x.Delivery = v.Delivery()
	return x
}

func (p *packer) packSubscriptionOpened(x *SubscriptionOpened) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldName := p.text(x.Name, true)
	fieldDomain := p.text(x.Domain, true)
	fieldRelay := p.text(x.Relay, true)
	p.StartObject(5)
	p.PrependUint64Slot(0, x.Subscription, 0)
	p.PrependUOffsetTSlot(1, fieldName, 0)
	p.PrependUOffsetTSlot(2, fieldDomain, 0)
	p.PrependUOffsetTSlot(3, fieldRelay, 0)
	p.PrependByteSlot(4, byte(x.Delivery), 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v BranchRunView) Unpack() BranchRun {
	var x BranchRun
	x.Key = v.Key()
	x.Rows = v.Rows()
	return x
}

func (p *packer) packBranchRun(x *BranchRun) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldKey := p.text(x.Key, true)
	p.StartObject(2)
	p.PrependUOffsetTSlot(0, fieldKey, 0)
	p.PrependUint32Slot(1, x.Rows, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v SubscriptionRowsView) Unpack() SubscriptionRows {
	var x SubscriptionRows
	x.Subscription = v.Subscription()
	x.Name = v.Name()
	x.Relay = v.Relay()
	if value := v.Arrow(); len(value) > 0 {
		x.Arrow = value
	}
	if n := v.BranchesLen(); n > 0 {
		x.Branches = make([]BranchRun, n)
		for i := range x.Branches {
			x.Branches[i] = v.Branches(i).Unpack()
		}
	}
	x.Dropped = v.Dropped()
	return x
}

func (p *packer) packSubscriptionRows(x *SubscriptionRows) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldName := p.text(x.Name, true)
	fieldRelay := p.text(x.Relay, true)
	fieldArrow := p.data(x.Arrow, true)
	fieldBranches := p.vector(len(x.Branches), false, func(i int) flatbuffers.UOffsetT { return p.packBranchRun(&x.Branches[i]) })
	p.StartObject(6)
	p.PrependUint64Slot(0, x.Subscription, 0)
	p.PrependUOffsetTSlot(1, fieldName, 0)
	p.PrependUOffsetTSlot(2, fieldRelay, 0)
	p.PrependUOffsetTSlot(3, fieldArrow, 0)
	p.PrependUOffsetTSlot(4, fieldBranches, 0)
	p.PrependUint64Slot(5, x.Dropped, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v SubscriptionClosedView) Unpack() SubscriptionClosed {
	var x SubscriptionClosed
	x.Subscription = v.Subscription()
	x.Name = v.Name()
	x.Reason = v.Reason()
	x.Text = v.Text()
	x.Dropped = v.Dropped()
	if child, ok := v.Failure(); ok {
		value := child.Unpack()
		x.Failure = &value
	}
	return x
}

func (p *packer) packSubscriptionClosed(x *SubscriptionClosed) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldName := p.text(x.Name, true)
	fieldText := p.text(x.Text, false)
	fieldFailure := p.packFailure(x.Failure)
	p.StartObject(6)
	p.PrependUint64Slot(0, x.Subscription, 0)
	p.PrependUOffsetTSlot(1, fieldName, 0)
	p.PrependByteSlot(2, byte(x.Reason), 0)
	p.PrependUOffsetTSlot(3, fieldText, 0)
	p.PrependUint64Slot(4, x.Dropped, 0)
	p.PrependUOffsetTSlot(5, fieldFailure, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v NoticeView) Unpack() Notice {
	var x Notice
	x.Severity = v.Severity()
	x.UnixNanos = v.UnixNanos()
	x.Text = v.Text()
	x.Code = v.Code()
	x.Domain = v.Domain()
	x.Node = v.Node()
	x.Dropped = v.Dropped()
	return x
}

func (p *packer) packNotice(x *Notice) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldText := p.text(x.Text, true)
	fieldCode := p.text(x.Code, false)
	fieldDomain := p.text(x.Domain, false)
	fieldNode := p.text(x.Node, false)
	p.StartObject(7)
	p.PrependByteSlot(0, byte(x.Severity), 0)
	p.PrependInt64Slot(1, x.UnixNanos, 0)
	p.PrependUOffsetTSlot(2, fieldText, 0)
	p.PrependUOffsetTSlot(3, fieldCode, 0)
	p.PrependUOffsetTSlot(4, fieldDomain, 0)
	p.PrependUOffsetTSlot(5, fieldNode, 0)
	p.PrependUint64Slot(6, x.Dropped, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v ByeView) Unpack() Bye {
	var x Bye
	x.Reason = v.Reason()
	x.Text = v.Text()
	if child, ok := v.Failure(); ok {
		value := child.Unpack()
		x.Failure = &value
	}
	return x
}

func (p *packer) packBye(x *Bye) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	fieldText := p.text(x.Text, false)
	fieldFailure := p.packFailure(x.Failure)
	p.StartObject(3)
	p.PrependByteSlot(0, byte(x.Reason), 0)
	p.PrependUOffsetTSlot(1, fieldText, 0)
	p.PrependUOffsetTSlot(2, fieldFailure, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v EventView) Unpack() Event {
	var x Event
	x.Request = v.Request()
	switch v.ReportTag() {
	case ReportTagNone:
	case ReportTagWelcome:
		value := v.ReportWelcome().Unpack()
		x.Report = &value
	case ReportTagRefused:
		value := v.ReportRefused().Unpack()
		x.Report = &value
	case ReportTagResult:
		value := v.ReportResult().Unpack()
		x.Report = &value
	case ReportTagCompletions:
		value := v.ReportCompletions().Unpack()
		x.Report = &value
	case ReportTagDomains:
		value := v.ReportDomains().Unpack()
		x.Report = &value
	case ReportTagSubscriptionOpened:
		value := v.ReportSubscriptionOpened().Unpack()
		x.Report = &value
	case ReportTagSubscriptionRows:
		value := v.ReportSubscriptionRows().Unpack()
		x.Report = &value
	case ReportTagSubscriptionClosed:
		value := v.ReportSubscriptionClosed().Unpack()
		x.Report = &value
	case ReportTagNotice:
		value := v.ReportNotice().Unpack()
		x.Report = &value
	case ReportTagBye:
		value := v.ReportBye().Unpack()
		x.Report = &value
	}
	return x
}

func (p *packer) packEvent(x *Event) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	var fieldReport packedReport
	if x.Report != nil {
		fieldReport.packer = p
		x.Report.visitReport(&fieldReport)
	}
	p.StartObject(3)
	p.PrependUint64Slot(0, x.Request, 0)
	p.PrependByteSlot(1, byte(fieldReport.tag), 0)
	p.PrependUOffsetTSlot(2, fieldReport.offset, 0)
	return p.EndObject()
}

// Unpack copies the table into a value.
func (v FrameView) Unpack() Frame {
	var x Frame
	switch v.BodyTag() {
	case BodyTagNone:
	case BodyTagRequest:
		value := v.BodyRequest().Unpack()
		x.Body = &value
	case BodyTagEvent:
		value := v.BodyEvent().Unpack()
		x.Body = &value
	}
	return x
}

func (p *packer) packFrame(x *Frame) flatbuffers.UOffsetT {
	if x == nil || !p.spend(4) {
		return 0
	}
	var fieldBody packedBody
	if x.Body != nil {
		fieldBody.packer = p
		x.Body.visitBody(&fieldBody)
	}
	p.StartObject(2)
	p.PrependByteSlot(0, byte(fieldBody.tag), 0)
	p.PrependUOffsetTSlot(1, fieldBody.offset, 0)
	return p.EndObject()
}

// packedAction packs one variant.
type packedAction struct {
	packer *packer
	tag    ActionTag
	offset flatbuffers.UOffsetT
}

func (u *packedAction) Authenticate(x *Authenticate) {
	u.tag, u.offset = ActionTagAuthenticate, u.packer.packAuthenticate(x)
}

func (u *packedAction) Execute(x *Execute) {
	u.tag, u.offset = ActionTagExecute, u.packer.packExecute(x)
}

func (u *packedAction) Complete(x *Complete) {
	u.tag, u.offset = ActionTagComplete, u.packer.packComplete(x)
}

func (u *packedAction) SelectDomain(x *SelectDomain) {
	u.tag, u.offset = ActionTagSelectDomain, u.packer.packSelectDomain(x)
}

func (u *packedAction) ListDomains(x *ListDomains) {
	u.tag, u.offset = ActionTagListDomains, u.packer.packListDomains(x)
}

func (u *packedAction) Credit(x *Credit) {
	u.tag, u.offset = ActionTagCredit, u.packer.packCredit(x)
}

func (u *packedAction) Cancel(x *Cancel) {
	u.tag, u.offset = ActionTagCancel, u.packer.packCancel(x)
}

func (u *packedAction) Close(x *Close) {
	u.tag, u.offset = ActionTagClose, u.packer.packClose(x)
}

func (u *packedAction) BeginUpload(x *BeginUpload) {
	u.tag, u.offset = ActionTagBeginUpload, u.packer.packBeginUpload(x)
}

func (u *packedAction) UploadPart(x *UploadPart) {
	u.tag, u.offset = ActionTagUploadPart, u.packer.packUploadPart(x)
}

func (u *packedAction) EndUpload(x *EndUpload) {
	u.tag, u.offset = ActionTagEndUpload, u.packer.packEndUpload(x)
}

// packedReport packs one variant.
type packedReport struct {
	packer *packer
	tag    ReportTag
	offset flatbuffers.UOffsetT
}

func (u *packedReport) Welcome(x *Welcome) {
	u.tag, u.offset = ReportTagWelcome, u.packer.packWelcome(x)
}

func (u *packedReport) Refused(x *Refused) {
	u.tag, u.offset = ReportTagRefused, u.packer.packRefused(x)
}

func (u *packedReport) Result(x *Result) {
	u.tag, u.offset = ReportTagResult, u.packer.packResult(x)
}

func (u *packedReport) Completions(x *Completions) {
	u.tag, u.offset = ReportTagCompletions, u.packer.packCompletions(x)
}

func (u *packedReport) Domains(x *Domains) {
	u.tag, u.offset = ReportTagDomains, u.packer.packDomains(x)
}

func (u *packedReport) SubscriptionOpened(x *SubscriptionOpened) {
	u.tag, u.offset = ReportTagSubscriptionOpened, u.packer.packSubscriptionOpened(x)
}

func (u *packedReport) SubscriptionRows(x *SubscriptionRows) {
	u.tag, u.offset = ReportTagSubscriptionRows, u.packer.packSubscriptionRows(x)
}

func (u *packedReport) SubscriptionClosed(x *SubscriptionClosed) {
	u.tag, u.offset = ReportTagSubscriptionClosed, u.packer.packSubscriptionClosed(x)
}

func (u *packedReport) Notice(x *Notice) {
	u.tag, u.offset = ReportTagNotice, u.packer.packNotice(x)
}

func (u *packedReport) Bye(x *Bye) {
	u.tag, u.offset = ReportTagBye, u.packer.packBye(x)
}

// packedBody packs one variant.
type packedBody struct {
	packer *packer
	tag    BodyTag
	offset flatbuffers.UOffsetT
}

func (u *packedBody) Request(x *Request) {
	u.tag, u.offset = BodyTagRequest, u.packer.packRequest(x)
}

func (u *packedBody) Event(x *Event) {
	u.tag, u.offset = BodyTagEvent, u.packer.packEvent(x)
}
