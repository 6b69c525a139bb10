package pattern

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Classes of the dialect as items of a class of the standard library.
const (
	digits = `\p{Nd}`
	spaces = `\t-\r\x20\x{85}\x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}`
	// words are alphabetic characters, marks, decimal digits, connectors and joiners; the ranges
	// are alphabetic symbols.
	words = `\p{L}\p{M}\p{Nd}\p{Nl}\p{Pc}\x{200c}\x{200d}\x{24b6}-\x{24e9}\x{1f130}-\x{1f149}\x{1f150}-\x{1f169}\x{1f170}-\x{1f189}`
)

// flags are the modes that change how text is read here; the standard library knows the others.
type flags struct{ fold, verbose bool }

// translator rewrites a pattern of the dialect as one of the standard library.
type translator struct {
	rest string
	out  strings.Builder
	flags
	// groups are the flags outside of the open groups.
	groups   []flags
	boundary bool
	// classes counts the classes around the current place.
	classes int
}

// maximumClasses bounds how deep classes nest.
const maximumClasses = 64

func (t *translator) translate() error {
	for t.rest != "" && t.out.Len() <= maximumTranslated {
		if err := t.token(); err != nil {
			return err
		}
	}
	return nil
}

// take removes text from the front if it is there.
func (t *translator) take(text string) bool {
	rest, found := strings.CutPrefix(t.rest, text)
	t.rest = rest
	return found
}

// next removes the first character; 0 at the end.
func (t *translator) next() rune {
	if t.rest == "" {
		return 0
	}
	r, width := utf8.DecodeRuneInString(t.rest)
	t.rest = t.rest[width:]
	return r
}

func (t *translator) token() error {
	switch r := t.next(); {
	case r == '\\':
		return t.escaped()
	case r == '[':
		class, err := t.class()
		t.out.WriteString(class)
		return err
	case r == '(':
		return t.open()
	case r == ')':
		t.out.WriteByte(')')
		if last := len(t.groups) - 1; last >= 0 {
			t.flags, t.groups = t.groups[last], t.groups[:last]
		}
	case r == '{':
		return t.repetition()
	case t.verbose && strings.ContainsRune(" \t\n\v\f\r\u0085\u200e\u200f\u2028\u2029", r):
	case t.verbose && r == '#':
		_, t.rest, _ = strings.Cut(t.rest, "\n")
	default:
		t.out.WriteRune(r)
	}
	return nil
}

// repetition copies {n}, {n,} or {n,m}.
func (t *translator) repetition() error {
	bounds, rest, closed := strings.Cut(t.rest, "}")
	low, high, ranged := strings.Cut(bounds, ",")
	if !closed || !isDigits(low) || ranged && high != "" && !isDigits(high) {
		return fmt.Errorf("a repetition is not of the form {n}, {n,} or {n,m}")
	}
	t.rest = rest
	t.out.WriteString("{" + bounds + "}")
	return nil
}

func isDigits(text string) bool { return text != "" && strings.Trim(text, "0123456789") == "" }

// open reads what follows an opening parenthesis.
func (t *translator) open() error {
	switch {
	case t.take("?=") || t.take("?!") || t.take("?<=") || t.take("?<!"):
		return fmt.Errorf("look-around is not supported")
	case t.take("?P<") || t.take("?<"):
		t.groups = append(t.groups, t.flags)
		t.out.WriteString("(?P<")
		return nil
	case !t.take("?"):
		t.groups = append(t.groups, t.flags)
		t.out.WriteByte('(')
		return nil
	}
	return t.setFlags()
}

// setFlags reads flags, which hold for a group or for the rest of the current one.
func (t *translator) setFlags() error {
	outer, kept, on := t.flags, "", true
	for {
		switch r := t.next(); r {
		case 'i':
			t.fold = on
			kept += "i"
		case 'm', 's', 'U':
			kept += string(r)
		case 'x':
			t.verbose = on
		case 'u':
			if !on {
				return fmt.Errorf("byte mode is not supported")
			}
		case '-':
			if !on {
				return fmt.Errorf("flags are negated twice")
			}
			on = false
			kept += "-"
		case ':':
			t.groups = append(t.groups, outer)
			t.out.WriteString("(?" + strings.TrimSuffix(kept, "-") + ":")
			return nil
		case ')':
			if kept = strings.TrimSuffix(kept, "-"); kept != "" {
				t.out.WriteString("(?" + kept + ")")
			}
			return nil
		default:
			return fmt.Errorf("unknown flag")
		}
	}
}

// escaped translates an escape outside of a class.
func (t *translator) escaped() error {
	for _, place := range []string{"A", "z", "b", "B"} {
		if !t.take(place) {
			continue
		}
		if strings.EqualFold(place, "b") {
			t.boundary = true
			if strings.HasPrefix(t.rest, "{") {
				return fmt.Errorf("word boundaries of one side are not supported")
			}
		}
		t.out.WriteString(`\` + place)
		return nil
	}
	item, err := t.escape()
	if err != nil {
		return err
	}
	t.out.WriteString(item.class())
	return nil
}

// item is one member of a class: its text there, whether it stands for all other characters, and
// whether it is a single character.
type item struct {
	text    string
	negated bool
	single  bool
}

// class gives the item outside of a class.
func (i item) class() string {
	switch {
	case i.single:
		return i.text
	case i.negated:
		return "[^" + i.text + "]"
	}
	return "[" + i.text + "]"
}

func single(r rune) item { return item{text: fmt.Sprintf(`\x{%x}`, r), single: true} }

var controls = map[rune]rune{'a': '\a', 'f': '\f', 't': '\t', 'n': '\n', 'r': '\r', 'v': '\v'}

// escape reads what follows a backslash and stands for characters.
func (t *translator) escape() (item, error) {
	r := t.next()
	switch r {
	case 'd', 'D':
		return item{text: digits, negated: r == 'D'}, nil
	case 's', 'S':
		return item{text: spaces, negated: r == 'S'}, nil
	case 'w', 'W':
		return item{text: words, negated: r == 'W'}, nil
	case 'p', 'P':
		return t.property(r == 'P')
	case 'x':
		return t.number(2)
	case 'u':
		return t.number(4)
	case 'U':
		return t.number(8)
	case '<', '>':
		return item{}, fmt.Errorf("word boundaries of one side are not supported")
	}
	if control, ok := controls[r]; ok {
		return single(control), nil
	}
	switch {
	case '0' <= r && r <= '9':
		return item{}, fmt.Errorf("back-references are not supported")
	case r == 0 || r >= utf8.RuneSelf || isNamePart(byte(r)) && r != '_':
		return item{}, fmt.Errorf("unknown escape")
	}
	return single(r), nil
}

// number reads a character by its number: so many digits, or any in braces.
func (t *translator) number(length int) (item, error) {
	var text string
	if t.take("{") {
		var closed bool
		if text, t.rest, closed = strings.Cut(t.rest, "}"); !closed {
			text = ""
		}
	} else if len(t.rest) >= length {
		text, t.rest = t.rest[:length], t.rest[length:]
	}
	value, err := strconv.ParseUint(text, 16, 32)
	if err != nil || !utf8.ValidRune(rune(value)) {
		return item{}, fmt.Errorf("a character number is invalid")
	}
	return single(rune(value)), nil
}
