package document

import (
	"fmt"
	"math"
	"math/big"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"go.yaml.in/yaml/v3"
	"pgregory.net/rapid"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
)

type (
	object = map[string]any
	list   = []any
)

func big64(text string) *big.Int {
	value, _ := new(big.Int).SetString(text, 10)
	return value
}

func TestRead(t *testing.T) {
	for _, c := range []struct {
		format revision.DocumentFormat
		text   string
		want   any
	}{
		{revision.DocumentFormatJson, ` {"a":[1,-2.5,1e2,true,null,"x\u00e9"],"b":{}} `, object{"a": list{1, -2.5, 100.0, true, nil, "xé"}, "b": object{}}},
		{revision.DocumentFormatJson, `[9223372036854775807,-9223372036854775808,18446744073709551616]`, list{math.MaxInt, math.MinInt, big64("18446744073709551616")}},
		{revision.DocumentFormatJson, `null`, nil},
		{revision.DocumentFormatYaml, "a: [1, -2.5, 0x10, yes, true, null, ~]\nb: 'text'\n", object{"a": list{1, -2.5, 16, "yes", true, nil, nil}, "b": "text"}},
		{revision.DocumentFormatYaml, "base: &b {x: 1, y: 2}\nmore:\n  <<: *b\n  y: 3\n", object{"base": object{"x": 1, "y": 2}, "more": object{"x": 1, "y": 3}}},
		{revision.DocumentFormatYaml, "a:\n  <<: [{x: 1}, {x: 2, y: 2}]\n", object{"a": object{"x": 1, "y": 2}}},
		{revision.DocumentFormatYaml, "- 18446744073709551615\n- 99999999999999999999\n- 2026-01-02\n- !!binary aGk=\n- !!str 1\n- |\n  two\n  lines\n", list{big64("18446744073709551615"), big64("99999999999999999999"), "2026-01-02", "aGk", "1", "two\nlines\n"}},
		{revision.DocumentFormatYaml, "--- 7\n...\n", 7},
		{revision.DocumentFormatYaml, "1: a\ntrue: b\n", object{"1": "a", "true": "b"}},
		{revision.DocumentFormatToml, "a = 1\nb = [1.5, 'x']\n[t.u]\nat = 2026-01-02T03:04:05.5+01:00\nday = 2026-01-02\n[[l]]\nz = true\n", object{"a": 1, "b": list{1.5, "x"}, "t": object{"u": object{"at": "2026-01-02T03:04:05.5+01:00", "day": "2026-01-02"}}, "l": list{object{"z": true}}}},
		{revision.DocumentFormatToml, "", object{}},
		{revision.DocumentFormatXml, "<?xml version='1.0'?><!DOCTYPE a><!-- c --><a x='1' y:z='&lt;2'>t<b/>u<!-- c --><![CDATA[<v>]]><c>w</c></a>\n", object{"t": "a", "a": object{"x": "1", "y:z": "<2"}, "c": list{"t", object{"t": "b"}, "u<v>", object{"t": "c", "c": list{"w"}}}}},
		{revision.DocumentFormatXml, "<a/>", object{"t": "a"}},
		{revision.DocumentFormatCbor, "\xa2\x61a\x83\x01\x20\xf9\x3e\x00\x61b\xc2\x49\x01\x00\x00\x00\x00\x00\x00\x00\x00", object{"a": list{1, -1, 1.5}, "b": big64("18446744073709551616")}},
		{revision.DocumentFormatCbor, "\x85\x42hi\xf7\xf0\xd8\x20\x61u\x1b\xff\xff\xff\xff\xff\xff\xff\xff", list{"aGk", nil, nil, "u", big64("18446744073709551615")}},
	} {
		got, err := Read(c.format, []byte(c.text))
		require.NoError(t, err, "%s %q", c.format, c.text)
		require.Equal(t, c.want, got, "%s %q", c.format, c.text)
	}
}

func TestReadRefuses(t *testing.T) {
	deep := codec.MaximumDepth + 1
	for _, c := range []struct {
		format revision.DocumentFormat
		text   string
		code   failure.Code
	}{
		{revision.DocumentFormatJson, ``, failure.CodeMalformedPayload},
		{revision.DocumentFormatJson, `{"a":1}{}`, failure.CodeMalformedPayload},
		{revision.DocumentFormatJson, `{"a":1,"a":2}`, failure.CodeMalformedPayload},
		{revision.DocumentFormatJson, `{"a":hunter2}`, failure.CodeMalformedPayload},
		{revision.DocumentFormatJson, `[1e400]`, failure.CodeMalformedPayload},
		{revision.DocumentFormatJson, strings.Repeat("9", maximumDigits+1), failure.CodeMalformedPayload},
		{revision.DocumentFormatJson, "\"\xff\"", failure.CodeMalformedPayload},
		{revision.DocumentFormatJson, `[1`, failure.CodeMalformedPayload},
		{revision.DocumentFormatJson, strings.Repeat("[", deep+1), failure.CodePayloadTooDeep},
		{revision.DocumentFormatYaml, ``, failure.CodeMalformedPayload},
		{revision.DocumentFormatYaml, "a: 1\n---\nb: 2\n", failure.CodeMalformedPayload},
		{revision.DocumentFormatYaml, "a: 1\na: 2\n", failure.CodeMalformedPayload},
		{revision.DocumentFormatYaml, "hunter2: [\n", failure.CodeMalformedPayload},
		{revision.DocumentFormatYaml, "? [hunter2]\n: 1\n", failure.CodeMalformedPayload},
		{revision.DocumentFormatYaml, "a: !!int hunter2\n", failure.CodeMalformedPayload},
		{revision.DocumentFormatYaml, "a: !!binary '*'\n", failure.CodeMalformedPayload},
		{revision.DocumentFormatYaml, "<<: hunter2\n", failure.CodeMalformedPayload},
		{revision.DocumentFormatYaml, "a: &a [*a]\n", failure.CodeMalformedPayload},
		{revision.DocumentFormatYaml, "a: &a {<<: *a}\n", failure.CodeMalformedPayload},
		{revision.DocumentFormatYaml, strings.Repeat("[", deep+1) + strings.Repeat("]", deep+1), failure.CodePayloadTooDeep},
		{revision.DocumentFormatYaml, laughs(12), failure.CodeMalformedPayload},
		{revision.DocumentFormatToml, "a = hunter2", failure.CodeMalformedPayload},
		{revision.DocumentFormatToml, "a = 1\na = 2\n", failure.CodeMalformedPayload},
		{revision.DocumentFormatToml, "a = " + strings.Repeat("[", 100_000), failure.CodePayloadTooDeep},
		{revision.DocumentFormatToml, strings.Repeat("a.", 100_000) + "a = 1", failure.CodePayloadTooDeep},
		{revision.DocumentFormatXml, "", failure.CodeMalformedPayload},
		{revision.DocumentFormatXml, "hunter2", failure.CodeMalformedPayload},
		{revision.DocumentFormatXml, "<a>", failure.CodeMalformedPayload},
		{revision.DocumentFormatXml, "</a>", failure.CodeMalformedPayload},
		{revision.DocumentFormatXml, "<a></b>", failure.CodeMalformedPayload},
		{revision.DocumentFormatXml, "<a/><b/>", failure.CodeMalformedPayload},
		{revision.DocumentFormatXml, "<a/>hunter2", failure.CodeMalformedPayload},
		{revision.DocumentFormatXml, "<a x='1' x='2'/>", failure.CodeMalformedPayload},
		{revision.DocumentFormatXml, "<!DOCTYPE a [<!ENTITY e 'hunter2'>]><a>&e;</a>", failure.CodeMalformedPayload},
		{revision.DocumentFormatXml, strings.Repeat("<a>", deep), failure.CodePayloadTooDeep},
		{revision.DocumentFormatCbor, "", failure.CodeMalformedPayload},
		{revision.DocumentFormatCbor, "\x01\x01", failure.CodeMalformedPayload},
		{revision.DocumentFormatCbor, "\xa1\x01\x01", failure.CodeMalformedPayload},
		{revision.DocumentFormatCbor, "\xa2\x61a\x01\x61a\x01", failure.CodeMalformedPayload},
		{revision.DocumentFormatCbor, "\x61\xff", failure.CodeMalformedPayload},
		{revision.DocumentFormatCbor, strings.Repeat("\x81", deep+1) + "\x00", failure.CodePayloadTooDeep},
	} {
		_, err := Read(c.format, []byte(c.text))
		require.ErrorIs(t, err, c.code, "%s %.80q", c.format, c.text)
		require.NotContains(t, err.Error(), "hunter2")
	}
}

// laughs is a YAML document whose aliases stand for 9^levels nodes.
func laughs(levels int) string {
	text := "a0: &a0 [x,x,x,x,x,x,x,x,x]\n"
	for i := 1; i < levels; i++ {
		text += fmt.Sprintf("a%d: &a%d [%s]\n", i, i, strings.TrimSuffix(strings.Repeat(fmt.Sprintf("*a%d,", i-1), 9), ","))
	}
	return text
}

// TestLongTexts reads a text of many parts in time that grows with its length.
func TestLongTexts(t *testing.T) {
	value, err := Read(revision.DocumentFormatXml, []byte("<a>"+strings.Repeat("x<!---->", 1<<20)+"</a>"))
	require.NoError(t, err)
	require.Equal(t, object{"t": "a", "c": list{strings.Repeat("x", 1<<20)}}, value)
}

func TestOffsets(t *testing.T) {
	for _, c := range []struct {
		format revision.DocumentFormat
		text   string
		at     int64
	}{
		{revision.DocumentFormatJson, `{"a":1}x`, 7},
		{revision.DocumentFormatYaml, "a: 1\nb: 2\na: 3\n", 10},
		{revision.DocumentFormatToml, "a = 1\nb = !\n", 10},
		{revision.DocumentFormatXml, "<a></b>", 7},
	} {
		_, err := Read(c.format, []byte(c.text))
		require.ErrorContains(t, err, fmt.Sprintf("at byte %d:", c.at), "%s %q", c.format, c.text)
	}
}

func TestAppend(t *testing.T) {
	value := object{"b": list{1, 2.5, "x: y", "1", ""}, "a": object{}, "c": true}
	for _, c := range []struct {
		format revision.DocumentFormat
		value  any
		want   string
	}{
		{revision.DocumentFormatJson, value, `{"a":{},"b":[1,2.5,"x: y","1",""],"c":true}`},
		{revision.DocumentFormatYaml, value, "a: {}\nb:\n  - 1\n  - 2.5\n  - 'x: y'\n  - \"1\"\n  - \"\"\nc: true\n"},
		{revision.DocumentFormatYaml, nil, "null\n"},
		{revision.DocumentFormatToml, value, "b = [1, 2.5, 'x: y', '1', '']\nc = true\n\n[a]\n"},
		{revision.DocumentFormatXml, object{"t": "a", "a": object{"y": 1, "x": "<\"&"}, "c": list{"1 < 2", object{"t": "b"}, true}}, `<a x="&lt;&#34;&amp;" y="1">1 &lt; 2<b/>true</a>`},
		{revision.DocumentFormatXml, object{"t": "a", "c": "text"}, `<a>text</a>`},
		{revision.DocumentFormatCbor, value, "\xa3\x61a\xa0\x61b\x85\x01\xf9\x41\x00\x64x: y\x611\x60\x61c\xf5"},
		{revision.DocumentFormatCbor, big64("18446744073709551616"), "\xc2\x49\x01\x00\x00\x00\x00\x00\x00\x00\x00"},
	} {
		got, err := Append([]byte("before "), c.format, c.value)
		require.NoError(t, err, c.format)
		require.Equal(t, "before "+c.want, string(got))
	}
}

func TestAppendRefuses(t *testing.T) {
	deep := any(1)
	for range codec.MaximumDepth + 1 {
		deep = list{deep}
	}
	for format := revision.DocumentFormatJson; format.Valid(); format++ {
		for _, value := range []any{math.NaN(), list{math.Inf(1)}, "\xff", object{"\xff": 1}} {
			_, err := Append(nil, format, value)
			require.ErrorIs(t, err, failure.CodeNotRepresentable)
		}
		_, err := Append(nil, format, deep)
		require.ErrorIs(t, err, failure.CodePayloadTooDeep)
	}
	for _, value := range []any{1, list{}, object{"a": nil}, object{"a": list{nil}}, object{"a": big64("18446744073709551615")}} {
		_, err := Append(nil, revision.DocumentFormatToml, value)
		require.ErrorIs(t, err, failure.CodeNotRepresentable)
	}
	for _, value := range []any{
		1,
		object{},
		object{"t": 1},
		object{"t": ""},
		object{"t": "a b"},
		object{"t": "1"},
		object{"t": "a", "x": 1},
		object{"t": "a", "a": 1},
		object{"t": "a", "a": object{"": 1}},
		object{"t": "a", "a": object{"b": list{}}},
		object{"t": "a", "c": list{nil}},
		object{"t": "a", "c": list{list{}}},
		object{"t": "a", "c": "\x00"},
		object{"t": "a:"},
		object{"t": "a:b:c"},
	} {
		_, err := Append(nil, revision.DocumentFormatXml, value)
		require.ErrorIs(t, err, failure.CodeNotRepresentable, "%v", value)
	}
}

// drawValue draws what the formats but XML carry; TOML knows neither null nor integers of more
// than 64 bits.
func drawValue(t *rapid.T, format revision.DocumentFormat, depth int) any {
	most := 8
	if depth == 0 {
		most = 6
	}
	least := 0
	if format == revision.DocumentFormatToml {
		least = 2
	}
	switch rapid.IntRange(least, most).Draw(t, "kind") {
	case 0:
		return nil
	case 1:
		return new(big.Int).Add(big64("18446744073709551616"), big.NewInt(rapid.Int64().Draw(t, "n")))
	case 2:
		return rapid.Bool().Draw(t, "b")
	case 3:
		return rapid.Int().Draw(t, "n")
	case 4:
		value := rapid.Float64Range(-math.MaxFloat64, math.MaxFloat64).Draw(t, "f")
		return value
	case 5, 6:
		return rapid.String().Draw(t, "s")
	case 7:
		items := list{}
		for range rapid.IntRange(0, 3).Draw(t, "items") {
			items = append(items, drawValue(t, format, depth-1))
		}
		return items
	default:
		return drawObject(t, format, depth-1)
	}
}

func drawObject(t *rapid.T, format revision.DocumentFormat, depth int) object {
	made := object{}
	for range rapid.IntRange(0, 3).Draw(t, "members") {
		made[rapid.String().Draw(t, "name")] = drawValue(t, format, depth)
	}
	return made
}

func drawElement(t *rapid.T, depth int) object {
	name := rapid.StringMatching(`[a-z_][a-z0-9.-]{0,4}(:[a-z]+)?`)
	text := rapid.StringMatching(`[^\x00-\x1f\x{d800}-\x{dfff}\x{fffe}\x{ffff}]{1,6}`)
	made := object{"t": name.Draw(t, "name")}
	attributes := object{}
	for range rapid.IntRange(0, 2).Draw(t, "attributes") {
		attributes[name.Draw(t, "attribute")] = text.Draw(t, "value")
	}
	if len(attributes) > 0 {
		made["a"] = attributes
	}
	var children list
	for i := range rapid.IntRange(0, 3).Draw(t, "children") {
		if i%2 == 0 && depth > 0 {
			children = append(children, drawElement(t, depth-1))
		} else if i%2 == 1 {
			children = append(children, text.Draw(t, "text"))
		}
	}
	if children != nil {
		made["c"] = children
	}
	return made
}

// same compares values; a number without a fraction may come back as an integer.
func same(a, b any) bool {
	switch a := a.(type) {
	case list:
		other, is := b.(list)
		if !is || len(a) != len(other) {
			return false
		}
		for i := range a {
			if !same(a[i], other[i]) {
				return false
			}
		}
		return true
	case object:
		other, is := b.(object)
		if !is || len(a) != len(other) {
			return false
		}
		for key := range a {
			item, known := other[key]
			if !known || !same(a[key], item) {
				return false
			}
		}
		return true
	case *big.Int:
		other, is := b.(*big.Int)
		return is && a.Cmp(other) == 0
	case float64:
		switch other := b.(type) {
		case float64:
			return a == other
		case int:
			return a == float64(other)
		case *big.Int:
			exact, _ := new(big.Float).SetInt(other).Float64()
			return a == exact
		}
		return false
	}
	return a == b
}

func TestRoundTrip(t *testing.T) {
	for format := revision.DocumentFormatJson; format.Valid(); format++ {
		t.Run(format.String(), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				var value any
				switch format {
				case revision.DocumentFormatXml:
					value = drawElement(t, 3)
				case revision.DocumentFormatToml:
					value = drawObject(t, format, 3)
				default:
					value = drawValue(t, format, 3)
				}
				text, err := Append(nil, format, value)
				require.NoError(t, err)
				again, err := Read(format, text)
				require.NoError(t, err, "%q", text)
				require.True(t, same(value, again), "%q\n%#v\n%#v", text, value, again)
			})
		})
	}
}

// Scalars are written as the library writes them, though most of them do not go through it.
func TestYAMLScalars(t *testing.T) {
	for _, value := range []any{
		nil, true, false, 0, -7, math.MaxInt, 0.0, math.Copysign(0, -1), 3.0, 1e6, 1e21, 2.5e-9, 37.11, math.MaxFloat64, math.SmallestNonzeroFloat64,
		"", "a", "y", "N", "Yes", "no", "on", "OFF", "True", "FALSE", "Null", "none", "nan", "inf", "Infinity", "e5", "x-1", "sensor-000017-reading",
		"_a", "-a", "a b", "a: b", "a #b", "a-", "0x1f", "1_000", "12:30:45", "2026-01-02", "é", "日本", " a", "~", "=", "null-", "true_",
	} {
		want, err := yaml.Marshal(map[string]any{"k": value})
		require.NoError(t, err)
		text, err := Append(nil, revision.DocumentFormatYaml, map[string]any{"k": value})
		require.NoError(t, err)
		require.Equal(t, string(want), string(text))
		again, err := Read(revision.DocumentFormatYaml, text)
		require.NoError(t, err)
		require.True(t, same(map[string]any{"k": value}, again), "%q", text)
	}
}

// A text that means to merge where it is plain stays a text, as a key too.
func TestYAMLTextOfAMerge(t *testing.T) {
	value := object{"<<": "<<", "a": list{"<<"}}
	text, err := Append(nil, revision.DocumentFormatYaml, value)
	require.NoError(t, err)
	again, err := Read(revision.DocumentFormatYaml, text)
	require.NoError(t, err)
	require.True(t, same(value, again), "%s", text)
}
