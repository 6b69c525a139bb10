package syslog

import (
	"bytes"
	"unicode/utf8"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/generated/shape"
)

// Name is the format in failures.
const Name = "SYSLOG"

// Parts of a message, in the order of shape.SyslogRecord.
const (
	facility = iota
	severity
	version
	timestamp
	hostname
	appName
	procID
	msgID
	structuredData
	text
	parts
)

// limits are the longest names by part (RFC 5424, section 6).
var limits = [parts]int{hostname: 255, appName: 48, procID: 128, msgID: 32}

const (
	nilValue   = '-'
	byteOrder  = "\xef\xbb\xbf"
	priorities = 192
)

// message is what a scan finds; texts are views of the payload and nil where there is none.
type message struct {
	priority, version int
	texts             [parts][]byte
}

// columnsOf gives the part of every field. The failure is CodecMismatch for a field that is no part.
func columnsOf(name string, schema *revision.Schema) ([]int, error) {
	record := shape.SyslogRecord()
	columns := make([]int, len(schema.Fields))
	for i := range schema.Fields {
		columns[i] = -1
		for part := range record.Fields {
			if field := &schema.Fields[i]; record.Fields[part].Name == field.Name && record.Fields[part].Type.Equal(&field.Type) {
				columns[i] = part
			}
		}
		if columns[i] < 0 {
			return nil, &failure.CodecMismatch{Codec: name, Name: schema.Fields[i].Name}
		}
	}
	return columns, nil
}

// scanner reads one message.
type scanner struct {
	data []byte
	at   int
}

func (s *scanner) malformed(reason string) error {
	return &failure.MalformedPayload{Format: Name, Offset: int64(s.at), Reason: reason}
}

// scan reads a whole payload.
func (m *message) scan(payload []byte) error {
	s := &scanner{data: payload}
	m.texts = [parts][]byte{}
	ok := s.skip('<')
	if m.priority, ok = s.number(ok, 3); !ok || m.priority >= priorities || !s.skip('>') {
		return s.malformed("the priority is not a number below 192 in angle brackets")
	}
	if m.version, ok = s.number(true, 3); !ok || m.version == 0 {
		return s.malformed("the version is missing")
	}
	for part := timestamp; part <= msgID; part++ {
		if !s.skip(' ') {
			return s.malformed("a part is missing")
		}
		name := s.name()
		if len(name) == 0 {
			return s.malformed("a part is empty")
		}
		if len(name) > 1 || name[0] != nilValue {
			m.texts[part] = name
		}
	}
	if !s.skip(' ') {
		return s.malformed("the structured data is missing")
	}
	if !s.skip(nilValue) {
		start := s.at
		if !s.elements() {
			return s.malformed("the structured data is faulty")
		}
		m.texts[structuredData] = payload[start:s.at]
	}
	if s.at == len(payload) {
		return nil
	}
	if !s.skip(' ') {
		return s.malformed("the structured data is faulty")
	}
	m.texts[text] = bytes.TrimPrefix(payload[s.at:], []byte(byteOrder))
	if !utf8.Valid(m.texts[text]) {
		return s.malformed("the text is not UTF-8")
	}
	return nil
}

func (s *scanner) skip(c byte) bool {
	if s.at < len(s.data) && s.data[s.at] == c {
		s.at++
		return true
	}
	return false
}

// number reads a decimal without leading zeros; ok passes a failure on.
func (s *scanner) number(ok bool, digits int) (int, bool) {
	start, value := s.at, 0
	for ; s.at < len(s.data) && s.data[s.at]-'0' < 10 && s.at-start < digits; s.at++ {
		value = value*10 + int(s.data[s.at]-'0')
	}
	length := s.at - start
	return value, ok && length > 0 && (length == 1 || s.data[start] != '0')
}

// name reads visible ASCII characters.
func (s *scanner) name() []byte {
	start := s.at
	for s.at < len(s.data) && visible(s.data[s.at]) {
		s.at++
	}
	return s.data[start:s.at]
}

func visible(c byte) bool { return c-'!' <= '~'-'!' }

// elements reads at least one element of structured data.
func (s *scanner) elements() bool {
	if !s.skip('[') {
		return false
	}
	for {
		if !s.label() {
			return false
		}
		for s.skip(' ') {
			if !s.label() || !s.skip('=') || !s.quoted() {
				return false
			}
		}
		if !s.skip(']') {
			return false
		}
		if !s.skip('[') {
			return true
		}
	}
}

// label reads the name of an element or of a parameter.
func (s *scanner) label() bool {
	start := s.at
	for s.at < len(s.data) && visible(s.data[s.at]) && s.data[s.at] != '=' && s.data[s.at] != ']' && s.data[s.at] != '"' {
		s.at++
	}
	return s.at > start
}

// quoted reads the value of a parameter, in which a backslash goes before quotes, brackets and itself.
func (s *scanner) quoted() bool {
	if !s.skip('"') {
		return false
	}
	for start := s.at; s.at < len(s.data); s.at++ {
		switch s.data[s.at] {
		case '\\':
			if s.at+1 < len(s.data) && (s.data[s.at+1] == '"' || s.data[s.at+1] == '\\' || s.data[s.at+1] == ']') {
				s.at++
			}
		case ']':
			return false
		case '"':
			value := s.data[start:s.at]
			s.at++
			return utf8.Valid(value)
		}
	}
	return false
}
