package pattern

import (
	"regexp"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestMatch(t *testing.T) {
	for _, c := range []struct {
		pattern string
		text    string
		want    string // the first match, "-" for none
	}{
		{`h[a-z]+`, "  hello.world", "hello"},
		{`\d+`, "a٣٤b", "٣٤"},
		{`[\d_]+`, "a٣_b", "٣_"},
		{`\D+`, "12ab3", "ab"},
		{`\w+`, " Straße ", "Straße"},
		{`[\W]+`, "ab .é", " ."},
		{`\s`, "a\u2003b", "\u2003"},
		{`\S+`, "\u00a0x\u2003", "x"},
		{`\bé\w*\b`, "école d'été", "école"},
		{`\bx\b`, "éx x", "x"},
		{`a\Bé`, "aé", "aé"},
		{`(?i)STRASSE|ΣΑ`, "σα", "σα"},
		{`.`, "日本", "日"},
		{`a.b`, "a\nb", "-"},
		{`(?s)a.b`, "a\nb", "a\nb"},
		{`(?m)^b$`, "a\nb\nc", "b"},
		{`[a-z&&[^aeiou]]+`, "aebcdi", "bcd"},
		{`[a-z--m-p]+`, "mnabop", "ab"},
		{`[a-f~~d-h]+`, "ddabghd", "abgh"},
		{`[a[0-9]]+`, "b3a4", "3a4"},
		{`[^a[0-9]]+`, "3bca4", "bc"},
		{`(?i)[a-f&&[b]]`, "B", "B"},
		{`(?i)[k&&\w]`, "\u212a", "\u212a"},
		{`[]a]+`, "x]a", "]a"},
		{`[^]a]`, "]ab", "b"},
		{`[a\]]+`, "a]", "a]"},
		{`[-a]+`, "a-", "a-"},
		{`[a-]+`, "a-", "a-"},
		{`[[:alpha:]]+`, "1ab2", "ab"},
		{`[[:^alpha:]]+`, "a12b", "12"},
		{`(?x) a  b # both`, "ab", "ab"},
		{"(?x)a # first\n b [ c d ]", "abd", "abd"},
		{`(?x: a ) b`, "a b", "a b"},
		{`(?x)a\ b`, "a b", "a b"},
		{`\p{Greek}+`, "abγδ", "γδ"},
		{`\p{script=Greek}\p{gc=Uppercase_Letter}`, "γΔ", "γΔ"},
		{`\pL\P{L}`, "a1", "a1"},
		{`\p{White_Space}`, "a b", " "},
		{`\p{Alphabetic}+`, "1ⓐb", "ⓐb"},
		{`[^\p{Lowercase}]`, "aB", "B"},
		{`\x41\u0042\U00000043\x{44}`, "ABCD", "ABCD"},
		{`\.\-\#\ `, ".-# ", ".-# "},
		{`(?P<n>a)(?<m>b)`, "ab", "ab"},
		{`x{2,3}`, "xxxx", "xxx"},
		{`(a|ab)(c|bcd)`, "abcd", "abcd"},
		{`a*?b`, "aab", "aab"},
		{`(?U)a+`, "aa", "a"},
		{`\Aa\z`, "a", "a"},
		{``, "a", ""},
		{`[a&&b]`, "ab", "-"},
		{`(?i:a)b`, "AB Ab", "Ab"},
	} {
		compiled, err := Compile(c.pattern)
		require.NoError(t, err, c.pattern)
		m := new(Matcher)
		match, found := compiled.Find(m, []byte(c.text))
		if c.want == "-" {
			require.False(t, found, c.pattern)
			require.False(t, compiled.Match(m, []byte(c.text)), c.pattern)
			continue
		}
		require.True(t, found, c.pattern)
		require.Equal(t, c.want, string(match), c.pattern)
		require.True(t, compiled.Match(m, []byte(c.text)), c.pattern)
		require.True(t, m.search(compiled, []byte(c.text), 0, 2), c.pattern)
		require.Equal(t, c.want, c.text[m.matched[0]:m.matched[1]], c.pattern)
	}
}

func TestRefusals(t *testing.T) {
	for _, c := range [][2]string{
		{`a(?=b)`, "look-around"},
		{`(?<!a)b`, "look-around"},
		{`(a)\1`, "back-references"},
		{`\Qa\E`, "unknown escape"},
		{`\é`, "unknown escape"},
		{`\`, "unknown escape"},
		{`(?-u)\xff`, "byte mode"},
		{`(?R)a`, "unknown flag"},
		{`(?i--s)a`, "negated twice"},
		{`\<a`, "one side"},
		{`\b{start}`, "one side"},
		{`a{,2}`, "not of the form"},
		{`a{x}`, "not of the form"},
		{`a{2`, "not of the form"},
		{`a{1001}`, "invalid repeat count"},
		{`a**`, "invalid nested repetition"},
		{`(`, "missing closing )"},
		{`)`, "unexpected )"},
		{`[a`, "not closed"},
		{`[`, "not closed"},
		{`[z-a]`, "invalid character class range"},
		{`[a-\d]`, "ends with a class"},
		{`[[:none:]]`, "invalid character class range"},
		{`\p{Nonsense}`, "unknown property"},
		{`\p{scx=Greek}`, "unknown property"},
		{`\p{L`, "not closed"},
		{`\x{110000}`, "number is invalid"},
		{`\u12`, "number is invalid"},
		{`(?:` + strings.Repeat("a", 2000) + `){1000}`, "larger than"},
		{strings.Repeat("(a)", 5000), "larger than"},
		{strings.Repeat(`\p{Other_Alphabetic}`, 800), "larger than"},
		{strings.Repeat("a", MaximumText+1), "longer than"},
		{strings.Repeat("[", 100), "nest deeper"},
	} {
		_, err := Compile(c[0])
		require.ErrorContains(t, err, c[1], "%.40s", c[0])
		require.Less(t, len(err.Error()), 100)
	}
}

func TestEmptyTextHasEmptyMatches(t *testing.T) {
	for _, source := range []string{"", "a*", `\B`, `\b`, "a"} {
		compiled, err := Compile(source)
		require.NoError(t, err)
		_, found := compiled.Find(new(Matcher), nil)
		require.Equal(t, source != "a" && source != `\b`, found, source)
	}
}

func parsed(p *Pattern, text string) *Replacement {
	r := new(Replacement)
	r.Parse(p, []byte(text))
	return r
}

func TestReplace(t *testing.T) {
	for _, c := range []struct{ pattern, text, replacement, want string }{
		{`h[a-z]+`, "hello.world", "XX", "XX.world"},
		{`a*`, "baac", "x", "xbxcx"},
		{``, "éa", "-", "-é-a-"},
		{`(\w)(\w)`, "abcd", "$2$1", "badc"},
		{`(\w)`, "ab", "${1}1", "a1b1"},
		{`(\w)`, "ab", "$1x", ""},
		{`(?P<y>\d+)-(?P<m>\d+)`, "2026-04", "$m/$y", "04/2026"},
		{`a`, "a", "$$1", "$1"},
		{`a`, "a", "$", "$"},
		{`a`, "a", "$-", "$-"},
		{`a`, "a", "${1", "${1"},
		{`a`, "xa", "<$0>", "x<a>"},
		{`(a)|(b)`, "ab", "[$1|$2]", "[a|][|b]"},
		{`a`, "bab", "$9$none", "bb"},
		{`(a)`, "a", "$1é", "aé"},
		{`^a`, "aaa", "b", "baa"},
		{`\bx\b`, "éx x xé", "y", "éx y xé"},
		{`é`, "caféé", "e", "cafee"},
		{`z`, "abc", "y", "abc"},
	} {
		compiled, err := Compile(c.pattern)
		require.NoError(t, err)
		replaced, ok := compiled.Replace(new(Matcher), []byte(">"), []byte(c.text), parsed(compiled, c.replacement), 100)
		require.True(t, ok)
		require.Equal(t, ">"+c.want, string(replaced), c.pattern+" "+c.replacement)
	}
}

func TestReplaceIsBounded(t *testing.T) {
	compiled, err := Compile(`(a+)`)
	require.NoError(t, err)
	long := []byte(strings.Repeat("a", 1000))
	_, ok := compiled.Replace(new(Matcher), nil, long, parsed(compiled, "$1$1"), 1999)
	require.False(t, ok)
	_, ok = compiled.Replace(new(Matcher), nil, long, parsed(compiled, "$1$1"), 2000)
	require.True(t, ok)
	_, ok = compiled.Replace(new(Matcher), nil, []byte("bbb"), parsed(compiled, ""), 2)
	require.False(t, ok)
}

func TestWordClassIsThatOfUnicode(t *testing.T) {
	class := regexp.MustCompile("^[" + words + "]$")
	blank := regexp.MustCompile("^[" + spaces + "]$")
	for r := rune(0); r <= unicode.MaxRune; r++ {
		if r >= 0xd800 && r < 0xe000 {
			continue
		}
		if isWord(r) != class.MatchString(string(r)) || unicode.Is(unicode.White_Space, r) != blank.MatchString(string(r)) {
			t.Fatalf("classes differ for %x", r)
		}
	}
}

func TestSetOperations(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func(name string) (ranges, map[rune]bool) {
			var r ranges
			in := map[rune]bool{}
			for range rapid.IntRange(0, 5).Draw(t, name) {
				low := rapid.Int32Range(0, 50).Draw(t, "low")
				high := low + rapid.Int32Range(0, 6).Draw(t, "length")
				r = append(r, low, high)
				for c := low; c <= high; c++ {
					in[c] = true
				}
			}
			return r.normal(), in
		}
		a, inA := draw("a")
		b, inB := draw("b")
		has := func(r ranges, c rune) bool {
			for i := 0; i < len(r); i += 2 {
				if r[i] <= c && c <= r[i+1] {
					return true
				}
			}
			return false
		}
		both, difference, either := combine(a, "&&", b), combine(a, "--", b), combine(a, "~~", b)
		for c := rune(0); c < 70; c++ {
			require.Equal(t, !inA[c], has(a.inverted(), c))
			require.Equal(t, inA[c] && inB[c], has(both, c))
			require.Equal(t, inA[c] && !inB[c], has(difference, c))
			require.Equal(t, inA[c] != inB[c], has(either, c))
		}
	})
}

// TestMatcherAgreesWithStandardLibrary compares all positions of groups over patterns that both
// read alike.
func TestMatcherAgreesWithStandardLibrary(t *testing.T) {
	parts := []string{"a", "b", "é", "(a)", "(b|ab)", "(?:a|)", "[ab]", "[^b]", ".", "^", "$", `\b`, `\B`, "a*", "b+?", "(a*)*", "(?m:^)", "(?m:$)", "a{1,3}", "|", "(|a)", "\n"}
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(rapid.SliceOfN(rapid.SampledFrom([]string{"a", "b", "c", "\n", " "}), 0, 12).Draw(t, "text"), "")
		source := strings.Join(rapid.SliceOfN(rapid.SampledFrom(parts), 0, 6).Draw(t, "pattern"), "")
		compiled, err := Compile(source)
		standard, standardErr := regexp.Compile(source)
		require.Equal(t, standardErr == nil, err == nil)
		if err != nil {
			return
		}
		m := new(Matcher)
		want := standard.FindStringSubmatchIndex(text)
		require.Equal(t, want != nil, m.search(compiled, []byte(text), 0, 2*(1+standard.NumSubexp())))
		if want != nil {
			require.Equal(t, want, m.matched)
		}
		clear(m.matched)
		require.Equal(t, want != nil, m.followAll(compiled, []byte(text), 0))
		if want != nil {
			require.Equal(t, want, m.matched)
		}
		replacement := rapid.SampledFrom([]string{"x", "", "$0$0", "<$1>", "$$"}).Draw(t, "replacement")
		replaced, ok := compiled.Replace(m, nil, []byte(text), parsed(compiled, replacement), 1<<20)
		require.True(t, ok)
		require.Equal(t, standard.ReplaceAllString(text, replacement), string(replaced))
	})
}

func FuzzPattern(f *testing.F) {
	f.Add(`(?x)[a-z&&[^b]]+\b`, "abcé", "$0")
	f.Add(`(\d+)-(?<n>\w)`, "12-ß", "$n$1")
	f.Fuzz(func(t *testing.T, source, text, replacement string) {
		compiled, err := Compile(source)
		if err != nil {
			return
		}
		m := new(Matcher)
		match, found := compiled.Find(m, []byte(text))
		require.Equal(t, found, compiled.Match(m, []byte(text)))
		require.Equal(t, found, m.search(compiled, []byte(text), 0, 2))
		require.Equal(t, found, m.followAll(compiled, []byte(text), 0))
		if found {
			require.Equal(t, string(match), text[m.matched[0]:m.matched[1]])
		}
		replaced, ok := compiled.Replace(m, nil, []byte(text), parsed(compiled, replacement), 1000)
		require.True(t, !ok || len(replaced) <= 1000)
	})
}

func BenchmarkReplace(b *testing.B) {
	compiled, _ := Compile(`(\w+)@(\w+)`)
	replacement := parsed(compiled, "$2 at $1")
	text := []byte("write to someone@example or other@place please")
	b.Run("standard", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			compiled.standard.ReplaceAll(text, []byte("$2 at $1"))
		}
	})
	m, to := new(Matcher), make([]byte, 0, 256)
	b.Run("ours", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			to, _ = compiled.Replace(m, to[:0], text, replacement, 1000)
		}
	})
}
