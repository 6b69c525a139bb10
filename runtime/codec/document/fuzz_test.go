package document

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/revision"
)

// FuzzRead looks for documents that break a reader, and writes and reads again what was accepted.
func FuzzRead(f *testing.F) {
	for format, seeds := range map[revision.DocumentFormat][]string{
		revision.DocumentFormatJson: {`{"a":[1,-2.5,1e2,true,null,"x\u00e9"]}`, `18446744073709551616`},
		revision.DocumentFormatYaml: {"a: &x [1, *x]\n<<: {b: 2}\n", "- !!binary aGk=\n- 0x10\n- 1_000\n- .inf\n", "? a\n: b\n", laughs(6)},
		revision.DocumentFormatToml: {"a.b = [1, {c = 'x'}]\n[[t]]\nat = 2026-01-02T03:04:05Z\n", "a = \"\"\"x\\\ny\"\"\"\n"},
		revision.DocumentFormatXml:  {"<a x='1'>t<b/>&lt;<![CDATA[<]]></a>", "<?xml version='1.0'?><!DOCTYPE a><a/>"},
		revision.DocumentFormatCbor: {"\xa2\x61a\x83\x01\x20\xf9\x3e\x00\x61b\xc2\x49\x01\x00\x00\x00\x00\x00\x00\x00\x00", "\xc1\x00"},
	} {
		for _, seed := range seeds {
			f.Add(uint8(format), []byte(seed))
		}
	}
	f.Fuzz(func(t *testing.T, selector uint8, payload []byte) {
		format := revision.DocumentFormat(selector % uint8(revision.DocumentFormatCbor+1))
		value, err := Read(format, payload)
		if err != nil {
			if !errors.Is(err, failure.CodePayloadTooDeep) {
				require.ErrorIs(t, err, failure.CodeMalformedPayload)
			}
			return
		}
		text, err := Append(nil, format, value)
		if err != nil {
			require.ErrorIs(t, err, failure.CodeNotRepresentable) // infinities, and XML names beyond those that are written
			return
		}
		again, err := Read(format, text)
		require.NoError(t, err, "%q", text)
		require.True(t, same(value, again), "%q\n%#v\n%#v", text, value, again)
	})
}
