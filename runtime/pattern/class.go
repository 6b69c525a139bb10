package pattern

import (
	"fmt"
	"regexp/syntax"
	"slices"
	"strings"
	"sync"
	"unicode"
)

// class translates a class after its opening bracket. The standard library has neither nested
// classes nor set operations, so that a class with them is computed here.
func (t *translator) class() (string, error) {
	set, err := t.set()
	switch {
	case err != nil:
		return "", err
	case !set.simple:
		return "(?-i:" + textOf(set.ranges) + ")", nil
	case set.negated:
		return "[^" + set.items + "]", nil
	}
	return "[" + set.items + "]", nil
}

// set is a class: its items while they are simple, otherwise its characters.
type set struct {
	items   string
	negated bool
	simple  bool
	ranges  ranges
}

// characters gives the characters of a set.
func (s *set) characters(fold bool) (ranges, error) {
	if !s.simple {
		return s.ranges, nil
	}
	found, err := rangesOf(s.items, fold)
	if s.negated {
		found = found.inverted()
	}
	return found, err
}

// union collects the members of a class up to a set operation.
type union struct {
	items  strings.Builder
	nested ranges
	// complex tells that nested holds a part of the members.
	complex bool
}

func (u *union) characters(fold bool) (ranges, error) {
	found, err := rangesOf(u.items.String(), fold)
	return append(found, u.nested...).normal(), err
}

// set reads a class after its opening bracket.
func (t *translator) set() (*set, error) {
	if t.classes++; t.classes > maximumClasses {
		return nil, fmt.Errorf("classes nest deeper than %d levels", maximumClasses)
	}
	defer func() { t.classes-- }()
	read := &set{negated: t.take("^")}
	members := new(union)
	for t.take("-") {
		members.items.WriteString(`\-`)
	}
	if members.items.Len() == 0 && t.take("]") {
		members.items.WriteString(`\]`)
	}
	var left ranges
	operation := ""
	for {
		t.skipBlanks()
		next := ""
		switch {
		case t.rest == "":
			return nil, fmt.Errorf("a class is not closed")
		case t.take("]"):
			next = "]"
		case t.take("&&"):
			next = "&&"
		case t.take("--"):
			next = "--"
		case t.take("~~"):
			next = "~~"
		default:
			if err := t.member(members); err != nil {
				return nil, err
			}
			continue
		}
		if next == "]" && operation == "" && !members.complex {
			read.simple, read.items = true, members.items.String()
			return read, nil
		}
		right, err := members.characters(t.fold)
		if err != nil {
			return nil, err
		}
		left = combine(left, operation, right)
		operation, members = next, new(union)
		if next == "]" {
			if read.ranges = left; read.negated {
				read.ranges = left.inverted()
			}
			return read, nil
		}
	}
}

func (t *translator) skipBlanks() {
	for t.verbose {
		trimmed := strings.TrimLeft(t.rest, " \t\n\v\f\r")
		if strings.HasPrefix(trimmed, "#") {
			_, trimmed, _ = strings.Cut(trimmed, "\n")
		}
		if trimmed == t.rest {
			return
		}
		t.rest = trimmed
	}
}

func combine(left ranges, operation string, right ranges) ranges {
	switch operation {
	case "&&":
		return left.intersected(right)
	case "--":
		return left.intersected(right.inverted())
	case "~~":
		both := left.intersected(right)
		return append(slices.Clone(left), right...).normal().intersected(both.inverted())
	}
	return right
}

// member reads one member of a class: a nested class, a named one, a character or a range.
func (t *translator) member(u *union) error {
	if t.take("[") {
		if named, ok := t.named(); ok {
			u.items.WriteString(named)
			return nil
		}
		nested, err := t.set()
		if err != nil {
			return err
		}
		return u.add(nested, t.fold)
	}
	low, err := t.character()
	if err != nil {
		return err
	}
	if rest, dashed := strings.CutPrefix(t.rest, "-"); dashed && low.single && rest != "" && rest[0] != ']' && rest[0] != '-' {
		t.rest = rest
		t.skipBlanks()
		high, err := t.character()
		if err != nil {
			return err
		}
		if !high.single {
			return fmt.Errorf("a range ends with a class")
		}
		low.text += "-" + high.text
	}
	if low.negated {
		return u.add(&set{items: low.text, negated: true, simple: true}, t.fold)
	}
	u.items.WriteString(low.text)
	return nil
}

func (u *union) add(nested *set, fold bool) error {
	found, err := nested.characters(fold)
	u.complex, u.nested = true, append(u.nested, found...)
	return err
}

// named reads a class such as [:alpha:] after its first bracket.
func (t *translator) named() (string, bool) {
	end := strings.Index(t.rest, ":]")
	if !strings.HasPrefix(t.rest, ":") || end < 1 || strings.Trim(t.rest[1:end], "^abcdefghijklmnopqrstuvwxyz") != "" {
		return "", false
	}
	named := "[" + t.rest[:end+2]
	t.rest = t.rest[end+2:]
	return named, true
}

// character reads a character or an escape in a class.
func (t *translator) character() (item, error) {
	r := t.next()
	if r == '\\' {
		return t.escape()
	}
	return single(r), nil
}

// property reads a Unicode property: a category, a script or a binary property.
func (t *translator) property(negated bool) (item, error) {
	var name string
	if t.take("{") {
		var closed bool
		if name, t.rest, closed = strings.Cut(t.rest, "}"); !closed {
			return item{}, fmt.Errorf("a property is not closed")
		}
	} else {
		name = string(t.next())
	}
	for _, prefix := range []string{"generalcategory=", "gc=", "script=", "sc="} {
		if rest, ok := strings.CutPrefix(loose(name), prefix); ok {
			name = rest
			break
		}
	}
	found, ok := properties()[loose(name)]
	if !ok {
		return item{}, fmt.Errorf("unknown property")
	}
	return item{text: found, negated: negated}, nil
}

// loose reduces the name of a property to what counts in it.
func loose(name string) string {
	return strings.ToLower(strings.NewReplacer("_", "", "-", "", " ", "").Replace(name))
}

// properties gives the items of a class by the loose name of a property.
var properties = sync.OnceValue(func() map[string]string {
	known := map[string]string{
		"any": `\x{0}-\x{10ffff}`, "ascii": `\x{0}-\x{7f}`,
		"alphabetic": `\p{L}\p{Nl}` + itemsOf(unicode.Other_Alphabetic),
		"lowercase":  `\p{Ll}` + itemsOf(unicode.Other_Lowercase),
		"uppercase":  `\p{Lu}` + itemsOf(unicode.Other_Uppercase),
	}
	for name, table := range unicode.Properties {
		known[loose(name)] = itemsOf(table)
	}
	for name := range unicode.Scripts {
		known[loose(name)] = `\p{` + name + `}`
	}
	for name := range unicode.Categories {
		known[loose(name)] = `\p{` + name + `}`
	}
	for alias, name := range unicode.CategoryAliases {
		known[loose(alias)] = `\p{` + name + `}`
	}
	return known
})

// itemsOf lists the ranges of a table as items of a class.
func itemsOf(table *unicode.RangeTable) string {
	var items strings.Builder
	write := func(low, high, stride uint32) {
		if stride == 1 {
			fmt.Fprintf(&items, `\x{%x}-\x{%x}`, low, high)
			return
		}
		for r := low; r <= high; r += stride {
			fmt.Fprintf(&items, `\x{%x}`, r)
		}
	}
	for _, r := range table.R16 {
		write(uint32(r.Lo), uint32(r.Hi), uint32(r.Stride))
	}
	for _, r := range table.R32 {
		write(r.Lo, r.Hi, r.Stride)
	}
	return items.String()
}

// ranges are characters as pairs of the first and last of each range.
type ranges []rune

// rangesOf gives the characters of simple items.
func rangesOf(items string, fold bool) (ranges, error) {
	if items == "" {
		return nil, nil
	}
	mode := syntax.Perl
	if fold {
		mode |= syntax.FoldCase
	}
	parsed, err := syntax.Parse("["+items+"]", mode)
	if err != nil {
		return nil, plain(err)
	}
	if parsed.Op != syntax.OpLiteral {
		return slices.Clone(parsed.Rune), nil
	}
	first := parsed.Rune[0]
	found := ranges{first, first}
	if parsed.Flags&syntax.FoldCase != 0 {
		for r := unicode.SimpleFold(first); r != first; r = unicode.SimpleFold(r) {
			found = append(found, r, r)
		}
	}
	return found.normal(), nil
}

// normal sorts and joins the ranges.
func (r ranges) normal() ranges {
	pairs := make([][2]rune, 0, len(r)/2)
	for i := 0; i < len(r); i += 2 {
		pairs = append(pairs, [2]rune{r[i], r[i+1]})
	}
	slices.SortFunc(pairs, func(a, b [2]rune) int { return int(a[0]) - int(b[0]) })
	joined := r[:0]
	for _, pair := range pairs {
		if last := len(joined) - 1; last > 0 && pair[0] <= joined[last]+1 {
			joined[last] = max(joined[last], pair[1])
		} else {
			joined = append(joined, pair[0], pair[1])
		}
	}
	return joined
}

// inverted gives all other characters of normal ranges.
func (r ranges) inverted() ranges {
	var others ranges
	from := rune(0)
	for i := 0; i < len(r); i += 2 {
		if r[i] > from {
			others = append(others, from, r[i]-1)
		}
		from = r[i+1] + 1
	}
	if from <= unicode.MaxRune {
		others = append(others, from, unicode.MaxRune)
	}
	return others
}

// intersected gives the common characters of normal ranges.
func (r ranges) intersected(other ranges) ranges {
	var common ranges
	for i, j := 0, 0; i < len(r) && j < len(other); {
		low, high := max(r[i], other[j]), min(r[i+1], other[j+1])
		if low <= high {
			common = append(common, low, high)
		}
		if r[i+1] < other[j+1] {
			i += 2
		} else {
			j += 2
		}
	}
	return common
}

// textOf writes ranges as a class.
func textOf(r ranges) string {
	if len(r) == 0 {
		return `[^\x{0}-\x{10ffff}]`
	}
	var text strings.Builder
	text.WriteByte('[')
	for i := 0; i < len(r); i += 2 {
		fmt.Fprintf(&text, `\x{%x}-\x{%x}`, r[i], r[i+1])
	}
	text.WriteByte(']')
	return text.String()
}
