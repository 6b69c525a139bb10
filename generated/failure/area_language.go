// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import "strconv"

// Area language: faults of the submitted text, found before any model is built.

// Syntax reports: the parser cannot continue at the place.
//
// Code syntax, class Syntax. Basis: nspl-grammar §7.1.
type Syntax struct {
	// Found: what stands there, quoted, or `end of input`.
	Found string
	// Expected: the expected set in terms of the language.
	Expected string
	// Suggestion: the expected word that is nearly the one found, or how the language says what was
	// written; empty for none.
	Suggestion string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *Syntax) Message() string {
	return "unexpected " + f.Found + ", expected " + f.Expected
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *Syntax) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives syntax.
func (f *Syntax) Code() Code {
	return CodeSyntax
}

// Class gives Syntax.
func (f *Syntax) Class() Class {
	return ClassSyntax
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *Syntax) Hint() string {
	if f.Suggestion == "" {
		return ""
	}
	return "did you mean " + f.Suggestion + "?"
}

// Fields lists the non-sensitive subject fields.
func (f *Syntax) Fields() []Field {
	return []Field{
		{"Found", f.Found},
		{"Expected", f.Expected},
		{"Suggestion", f.Suggestion},
	}
}

// Unwrap gives the cause, or nil.
func (f *Syntax) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *Syntax) Is(target error) bool {
	return target == CodeSyntax || target == ClassSyntax
}

// WithCause records what led to the failure and gives the failure back.
func (f *Syntax) WithCause(cause error) *Syntax {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *Syntax) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *Syntax) Locate(place Place) {
	f.Place = place
}

// MissingSemicolon reports: a statement is complete and another one follows without the mark
// between them.
//
// Code missing_semicolon, class Syntax.
type MissingSemicolon struct {
	// Found: the first word of the next statement, quoted.
	Found string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *MissingSemicolon) Message() string {
	return "a ';' is missing before " + f.Found
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *MissingSemicolon) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives missing_semicolon.
func (f *MissingSemicolon) Code() Code {
	return CodeMissingSemicolon
}

// Class gives Syntax.
func (f *MissingSemicolon) Class() Class {
	return ClassSyntax
}

// Hint gives an empty text: there is no advice for this failure.
func (f *MissingSemicolon) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *MissingSemicolon) Fields() []Field {
	return []Field{
		{"Found", f.Found},
	}
}

// Unwrap gives the cause, or nil.
func (f *MissingSemicolon) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *MissingSemicolon) Is(target error) bool {
	return target == CodeMissingSemicolon || target == ClassSyntax
}

// WithCause records what led to the failure and gives the failure back.
func (f *MissingSemicolon) WithCause(cause error) *MissingSemicolon {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *MissingSemicolon) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *MissingSemicolon) Locate(place Place) {
	f.Place = place
}

// LexicalError reports: no token of the language starts at the place.
//
// Code lexical_error, class Syntax.
type LexicalError struct {
	// Found: the offending characters, quoted.
	Found string
	// Suggestion: how the language says what was written; empty when that is unknown.
	Suggestion string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *LexicalError) Message() string {
	return "unrecognized text " + f.Found
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *LexicalError) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives lexical_error.
func (f *LexicalError) Code() Code {
	return CodeLexicalError
}

// Class gives Syntax.
func (f *LexicalError) Class() Class {
	return ClassSyntax
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *LexicalError) Hint() string {
	if f.Suggestion == "" {
		return ""
	}
	return "did you mean " + f.Suggestion + "?"
}

// Fields lists the non-sensitive subject fields.
func (f *LexicalError) Fields() []Field {
	return []Field{
		{"Found", f.Found},
		{"Suggestion", f.Suggestion},
	}
}

// Unwrap gives the cause, or nil.
func (f *LexicalError) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *LexicalError) Is(target error) bool {
	return target == CodeLexicalError || target == ClassSyntax
}

// WithCause records what led to the failure and gives the failure back.
func (f *LexicalError) WithCause(cause error) *LexicalError {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *LexicalError) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *LexicalError) Locate(place Place) {
	f.Place = place
}

// UnterminatedText reports: a quoted or dollar-quoted text has no end.
//
// Code unterminated_text, class Syntax.
type UnterminatedText struct {
	// Form: the literal form, such as `string literal`.
	Form string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnterminatedText) Message() string {
	return "unterminated " + f.Form
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnterminatedText) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unterminated_text.
func (f *UnterminatedText) Code() Code {
	return CodeUnterminatedText
}

// Class gives Syntax.
func (f *UnterminatedText) Class() Class {
	return ClassSyntax
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnterminatedText) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnterminatedText) Fields() []Field {
	return []Field{
		{"Form", f.Form},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnterminatedText) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnterminatedText) Is(target error) bool {
	return target == CodeUnterminatedText || target == ClassSyntax
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnterminatedText) WithCause(cause error) *UnterminatedText {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnterminatedText) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnterminatedText) Locate(place Place) {
	f.Place = place
}

// InvalidLiteral reports: a number, duration, size, instant or string literal is out of range or
// malformed.
//
// Code invalid_literal, class Syntax. Basis: expressions §1.
type InvalidLiteral struct {
	// Form: the kind of literal.
	Form string
	// Text: the literal as written; never the text of a password or a client configuration.
	Text string
	// Reason: why it is refused.
	Reason string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *InvalidLiteral) Message() string {
	return "invalid " + f.Form + " '" + f.Text + "': " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidLiteral) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_literal.
func (f *InvalidLiteral) Code() Code {
	return CodeInvalidLiteral
}

// Class gives Syntax.
func (f *InvalidLiteral) Class() Class {
	return ClassSyntax
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidLiteral) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidLiteral) Fields() []Field {
	return []Field{
		{"Form", f.Form},
		{"Text", f.Text},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidLiteral) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidLiteral) Is(target error) bool {
	return target == CodeInvalidLiteral || target == ClassSyntax
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidLiteral) WithCause(cause error) *InvalidLiteral {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *InvalidLiteral) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *InvalidLiteral) Locate(place Place) {
	f.Place = place
}

// InvalidInstant reports: START AT names an instant that cannot be read or stored.
//
// Code invalid_instant, class Validation. Basis: nspl-grammar §1.9.
type InvalidInstant struct {
	// Text: the instant as written.
	Text string
	// Reason: why it is refused.
	Reason string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *InvalidInstant) Message() string {
	return "'" + f.Text + "' is no instant: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidInstant) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_instant.
func (f *InvalidInstant) Code() Code {
	return CodeInvalidInstant
}

// Class gives Validation.
func (f *InvalidInstant) Class() Class {
	return ClassValidation
}

// Hint advises what to do.
func (f *InvalidInstant) Hint() string {
	return "an instant is written like 2030-01-31T00:00:00Z"
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidInstant) Fields() []Field {
	return []Field{
		{"Text", f.Text},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidInstant) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidInstant) Is(target error) bool {
	return target == CodeInvalidInstant || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidInstant) WithCause(cause error) *InvalidInstant {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *InvalidInstant) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *InvalidInstant) Locate(place Place) {
	f.Place = place
}

// InvalidName reports: a word is reserved or malformed in a position that needs a name.
//
// Code invalid_name, class Syntax. Basis: nspl-grammar §1.
type InvalidName struct {
	Name string
	// Use: what the name was needed for, such as `relay name`.
	Use    string
	Reason string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *InvalidName) Message() string {
	return "'" + f.Name + "' is not usable as " + f.Use + ": " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidName) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_name.
func (f *InvalidName) Code() Code {
	return CodeInvalidName
}

// Class gives Syntax.
func (f *InvalidName) Class() Class {
	return ClassSyntax
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidName) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidName) Fields() []Field {
	return []Field{
		{"Name", f.Name},
		{"Use", f.Use},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidName) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidName) Is(target error) bool {
	return target == CodeInvalidName || target == ClassSyntax
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidName) WithCause(cause error) *InvalidName {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *InvalidName) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *InvalidName) Locate(place Place) {
	f.Place = place
}

// InvalidClause reports: a clause parses but must not stand there, stand twice, or be missing.
//
// Code invalid_clause, class Syntax.
type InvalidClause struct {
	// Clause: the clause by its keywords.
	Clause string
	// Reason: the rule it breaks, as a predicate: `is required`, `must be greater than zero`.
	Reason string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *InvalidClause) Message() string {
	return f.Clause + " " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidClause) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_clause.
func (f *InvalidClause) Code() Code {
	return CodeInvalidClause
}

// Class gives Syntax.
func (f *InvalidClause) Class() Class {
	return ClassSyntax
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidClause) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidClause) Fields() []Field {
	return []Field{
		{"Clause", f.Clause},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidClause) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidClause) Is(target error) bool {
	return target == CodeInvalidClause || target == ClassSyntax
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidClause) WithCause(cause error) *InvalidClause {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *InvalidClause) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *InvalidClause) Locate(place Place) {
	f.Place = place
}

// NestingTooDeep reports: the text nests deeper than the reader's bound.
//
// Code nesting_too_deep, class Syntax.
type NestingTooDeep struct {
	Limit int
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *NestingTooDeep) Message() string {
	return "nesting is deeper than " + strconv.Itoa(f.Limit) + " levels"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NestingTooDeep) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives nesting_too_deep.
func (f *NestingTooDeep) Code() Code {
	return CodeNestingTooDeep
}

// Class gives Syntax.
func (f *NestingTooDeep) Class() Class {
	return ClassSyntax
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NestingTooDeep) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NestingTooDeep) Fields() []Field {
	return []Field{
		{"Limit", strconv.Itoa(f.Limit)},
	}
}

// Unwrap gives the cause, or nil.
func (f *NestingTooDeep) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NestingTooDeep) Is(target error) bool {
	return target == CodeNestingTooDeep || target == ClassSyntax
}

// WithCause records what led to the failure and gives the failure back.
func (f *NestingTooDeep) WithCause(cause error) *NestingTooDeep {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *NestingTooDeep) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *NestingTooDeep) Locate(place Place) {
	f.Place = place
}

// TextTooLarge reports: a request text is above the bound for one request.
//
// Code text_too_large, class Limit.
type TextTooLarge struct {
	// Size: bytes submitted.
	Size int
	// Limit: bytes accepted.
	Limit int
	cause error
}

// Message gives the text of the failure itself.
func (f *TextTooLarge) Message() string {
	return "the request text has " + strconv.Itoa(f.Size) + " bytes, at most " + strconv.Itoa(f.Limit) + " are accepted"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *TextTooLarge) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives text_too_large.
func (f *TextTooLarge) Code() Code {
	return CodeTextTooLarge
}

// Class gives Limit.
func (f *TextTooLarge) Class() Class {
	return ClassLimit
}

// Hint gives an empty text: there is no advice for this failure.
func (f *TextTooLarge) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *TextTooLarge) Fields() []Field {
	return []Field{
		{"Size", strconv.Itoa(f.Size)},
		{"Limit", strconv.Itoa(f.Limit)},
	}
}

// Unwrap gives the cause, or nil.
func (f *TextTooLarge) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *TextTooLarge) Is(target error) bool {
	return target == CodeTextTooLarge || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *TextTooLarge) WithCause(cause error) *TextTooLarge {
	f.cause = cause
	return f
}

// StatementTooLong reports: a statement is above the bound for one statement.
//
// Code statement_too_long, class Limit.
type StatementTooLong struct {
	// Limit: words and marks accepted.
	Limit int
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *StatementTooLong) Message() string {
	return "a statement has more than " + strconv.Itoa(f.Limit) + " words and marks"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *StatementTooLong) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives statement_too_long.
func (f *StatementTooLong) Code() Code {
	return CodeStatementTooLong
}

// Class gives Limit.
func (f *StatementTooLong) Class() Class {
	return ClassLimit
}

// Hint gives an empty text: there is no advice for this failure.
func (f *StatementTooLong) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *StatementTooLong) Fields() []Field {
	return []Field{
		{"Limit", strconv.Itoa(f.Limit)},
	}
}

// Unwrap gives the cause, or nil.
func (f *StatementTooLong) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *StatementTooLong) Is(target error) bool {
	return target == CodeStatementTooLong || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *StatementTooLong) WithCause(cause error) *StatementTooLong {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *StatementTooLong) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *StatementTooLong) Locate(place Place) {
	f.Place = place
}

// TooManyStatements reports: a request is above the bound for one request.
//
// Code too_many_statements, class Limit.
type TooManyStatements struct {
	// Limit: statements accepted.
	Limit int
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *TooManyStatements) Message() string {
	return "the request has more than " + strconv.Itoa(f.Limit) + " statements"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *TooManyStatements) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives too_many_statements.
func (f *TooManyStatements) Code() Code {
	return CodeTooManyStatements
}

// Class gives Limit.
func (f *TooManyStatements) Class() Class {
	return ClassLimit
}

// Hint gives an empty text: there is no advice for this failure.
func (f *TooManyStatements) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *TooManyStatements) Fields() []Field {
	return []Field{
		{"Limit", strconv.Itoa(f.Limit)},
	}
}

// Unwrap gives the cause, or nil.
func (f *TooManyStatements) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *TooManyStatements) Is(target error) bool {
	return target == CodeTooManyStatements || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *TooManyStatements) WithCause(cause error) *TooManyStatements {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *TooManyStatements) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *TooManyStatements) Locate(place Place) {
	f.Place = place
}

// InvalidEncoding reports: the submitted bytes are not UTF-8.
//
// Code invalid_encoding, class Syntax.
type InvalidEncoding struct {
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *InvalidEncoding) Message() string {
	return "the text is not valid UTF-8"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidEncoding) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_encoding.
func (f *InvalidEncoding) Code() Code {
	return CodeInvalidEncoding
}

// Class gives Syntax.
func (f *InvalidEncoding) Class() Class {
	return ClassSyntax
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidEncoding) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidEncoding) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *InvalidEncoding) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidEncoding) Is(target error) bool {
	return target == CodeInvalidEncoding || target == ClassSyntax
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidEncoding) WithCause(cause error) *InvalidEncoding {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *InvalidEncoding) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *InvalidEncoding) Locate(place Place) {
	f.Place = place
}

// ClientStatement reports: a statement that only a client understands reached a server.
//
// Code client_statement, class Syntax. Basis: nspl-grammar §5.1.
type ClientStatement struct {
	Form string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *ClientStatement) Message() string {
	return f.Form + " is answered by the client and never sent to a server"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ClientStatement) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives client_statement.
func (f *ClientStatement) Code() Code {
	return CodeClientStatement
}

// Class gives Syntax.
func (f *ClientStatement) Class() Class {
	return ClassSyntax
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ClientStatement) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ClientStatement) Fields() []Field {
	return []Field{
		{"Form", f.Form},
	}
}

// Unwrap gives the cause, or nil.
func (f *ClientStatement) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ClientStatement) Is(target error) bool {
	return target == CodeClientStatement || target == ClassSyntax
}

// WithCause records what led to the failure and gives the failure back.
func (f *ClientStatement) WithCause(cause error) *ClientStatement {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *ClientStatement) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *ClientStatement) Locate(place Place) {
	f.Place = place
}
