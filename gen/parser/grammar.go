package parser

import (
	"fmt"
	"strings"
)

const generatedBy = "// Code generated from spec/ by go generate. DO NOT EDIT.\n"

// tokensGrammar gives the lexer grammar with the tokens of keywords.yaml. Words are declared only;
// the lexer's word rule chooses among them by name.
func tokensGrammar(w *words) string {
	var text strings.Builder
	text.WriteString(generatedBy + "lexer grammar NsplTokens;\n\ntokens {\n")
	all := w.all()
	for i, word := range all {
		separator := ","
		if i == len(all)-1 {
			separator = ""
		}
		fmt.Fprintf(&text, "    %s%s\n", w.token(word), separator)
	}
	text.WriteString("}\n\n")
	for _, mark := range w.Punctuation {
		fmt.Fprintf(&text, "%s : '%s' ;\n", mark.Name, mark.Text)
	}
	text.WriteString(unknownRule)
	return text.String()
}

// unknownRule stands last: it takes whatever starts no token, so that the front end reports its
// place.
const unknownRule = "\nUNKNOWN : . ;\n"

// namesGrammar gives the name rules: a name is any word at all, so each rule is written as the
// tokens that it does not accept.
func namesGrammar(w *words) string {
	var refused []string
	for _, class := range w.Classes {
		if class.Name != "WORD" {
			refused = append(refused, class.Name)
		}
	}
	refused = append(refused, "UNKNOWN")
	for _, mark := range w.Punctuation {
		refused = append(refused, mark.Name)
	}
	var text strings.Builder
	text.WriteString(generatedBy + "parser grammar NsplNames;\n\n")
	rule := func(name string, words []string) {
		all := refused
		for _, word := range words {
			all = append(all[:len(all):len(all)], w.token(word))
		}
		fmt.Fprintf(&text, "%s : ~( %s ) ;\n", name, strings.Join(all, " | "))
	}
	rule("word", nil)
	rule("name", nil)
	rule("relayName", w.RelayReserved)
	rule("ident", w.Reserved)
	rule("instantWord", w.InstantReserved)
	text.WriteString("\n")
	for _, slot := range w.Slots {
		if slot.Is != "" {
			fmt.Fprintf(&text, "%s : %s ;\n", slot.Rule, slot.Is)
		}
	}
	return text.String()
}
