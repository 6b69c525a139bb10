package parser

import (
	"bytes"
	_ "embed"
	"fmt"
	"go/format"
	"slices"
	"strings"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

//go:embed tables.txt
var tableTypes []byte

const docFile = `// Package nspl is the generated NSPL parser.
//
// It owns the token types, the lexer and parser that the grammar tool made from spec/nspl, the
// tables that name tokens and slots, and the rule network. It never builds Models; package
// grammar does. Main types: NsplLexer, NsplParser, Token, Slot, State.
package nspl
`

// addTables stages everything of generated/nspl that the grammar tool does not write.
func addTables(output *spec.Output, file *spec.File[words], n *network) error {
	rules := map[string]int{}
	for i, rule := range n.rules {
		rules[rule] = i
	}
	for i, slot := range file.Content.Slots {
		if _, known := rules[slot.Rule]; !known {
			return file.At("$.slots[%d].rule", i).Errorf("the grammar has no rule %s", slot.Rule)
		}
	}
	for name, content := range map[string][]byte{
		"doc.go":     []byte(docFile),
		"actions.go": lexerActions,
		"tables.go":  tableTypes,
		"words.go":   wordTables(&file.Content, n),
		"network.go": networkTables(n),
	} {
		text := append([]byte("// "+spec.Header+"\n\n"), content...)
		clean, err := format.Source(text)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if err := output.Add(name, clean); err != nil {
			return err
		}
	}
	return nil
}

// rule gives the parser's constant of a rule.
func rule(name string) string { return "NsplParserRULE_" + name }

func wordTables(w *words, n *network) []byte {
	var text bytes.Buffer
	text.WriteString("package nspl\n\n")
	text.WriteString("// The kinds of slots whose names a catalogue can list.\nconst (\n")
	kinds := map[string]bool{}
	for _, slot := range w.Slots {
		if slot.Kind != "" && !kinds[slot.Kind] {
			kinds[slot.Kind] = true
			fmt.Fprintf(&text, "Slot%s SlotKind = %q\n", emit.Camel(slot.Kind), slot.Kind)
		}
	}
	text.WriteString(")\n\n// wordTypes gives the token type of every word that has its own.\nvar wordTypes = map[string]int{\n")
	words := slices.Sorted(slices.Values(w.all()))
	for _, word := range words {
		fmt.Fprintf(&text, "%q: NsplLexer%s,\n", word, w.token(word))
	}
	text.WriteString("}\n\n// tokens describes the token types by number.\nvar tokens = []Token{\n")
	spelled := map[string]string{}
	for _, word := range words {
		spelled[w.token(word)] = fmt.Sprintf("{%q, ClassKeyword}", word)
	}
	for _, mark := range w.Punctuation {
		spelled[mark.Name] = fmt.Sprintf("{%q, ClassMark}", mark.Text)
	}
	for _, class := range w.Classes {
		spelled[class.Name] = fmt.Sprintf("{%q, ClassMany}", class.Words)
	}
	for i, token := range n.tokens {
		if i > 0 && spelled[token] != "" {
			fmt.Fprintf(&text, "NsplLexer%s: %s,\n", token, spelled[token])
		}
	}
	text.WriteString("}\n\nvar slots = map[int]Slot{\n")
	for _, slot := range w.Slots {
		fmt.Fprintf(&text, "%s: {%s, %q, %q, %t},\n", rule(slot.Rule), rule(slot.Rule), slot.Words, slot.Kind, slot.Open)
	}
	text.WriteString("}\n\n// reserved holds the words that expressions keep for themselves.\nvar reserved = map[string]bool{\n")
	for _, word := range slices.Sorted(slices.Values(w.Reserved)) {
		fmt.Fprintf(&text, "%q: true,\n", word)
	}
	text.WriteString("}\n\nvar foreign = []Foreign{\n")
	for _, form := range w.Foreign {
		fmt.Fprintf(&text, "{%q, %q},\n", form.Text, form.Instead)
	}
	text.WriteString("}\n")
	return text.Bytes()
}

func networkTables(n *network) []byte {
	var text bytes.Buffer
	text.WriteString("package nspl\n\n// starts gives the first state of every rule.\nvar starts = [...]int{\n")
	for i, start := range n.starts {
		fmt.Fprintf(&text, "%s: %d,\n", rule(n.rules[i]), start)
	}
	text.WriteString("}\n\n")
	sets := rangeSets(n, &text)
	text.WriteString("// states is the rule network; the comments name each state's rule.\nvar states = [...]State{\n")
	for i, state := range n.states {
		if state.rule < 0 {
			fmt.Fprintf(&text, "{}, // %d\n", i)
			continue
		}
		var edges strings.Builder
		for _, edge := range state.edges {
			fmt.Fprintf(&edges, "{Kind: %s, Target: %d", edge.kind, edge.target)
			if edge.kind == "Call" {
				fmt.Fprintf(&edges, ", Callee: %d", edge.callee)
			}
			if edge.tight {
				edges.WriteString(", Tight: true")
			}
			if len(edge.ranges) > 0 {
				fmt.Fprintf(&edges, ", Set: %d", sets[fmt.Sprint(edge.ranges)])
			}
			edges.WriteString("}, ")
		}
		fields := fmt.Sprintf("Rule: %d", state.rule)
		if state.stop {
			fields += ", Stop: true"
		}
		if edges.Len() > 0 {
			fields += ", Edges: []Edge{" + strings.TrimSuffix(edges.String(), ", ") + "}"
		}
		fmt.Fprintf(&text, "{%s}, // %d %s\n", fields, i, n.rules[state.rule])
	}
	text.WriteString("}\n")
	return text.Bytes()
}

// rangeSets writes every distinct set of token ranges once and numbers each by its content. Edges
// hold the numbers, so that the network needs no code to set it up.
func rangeSets(n *network, text *bytes.Buffer) map[string]int {
	numbers := map[string]int{}
	text.WriteString("// sets are the sets of token types that edges accept or refuse.\nvar sets = [...][][2]int{\n")
	for _, state := range n.states {
		for _, edge := range state.edges {
			key := fmt.Sprint(edge.ranges)
			if _, known := numbers[key]; known || len(edge.ranges) == 0 {
				continue
			}
			text.WriteString("{")
			for _, r := range edge.ranges {
				fmt.Fprintf(text, "{%d, %d},", r[0], r[1])
			}
			fmt.Fprintf(text, "}, // %d\n", len(numbers))
			numbers[key] = len(numbers)
		}
	}
	text.WriteString("}\n\n")
	return numbers
}
