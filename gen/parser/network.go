package parser

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
)

// network is the parser's rule network as the grammar tool describes it in its .interp file.
type network struct {
	rules  []string
	tokens []string
	starts []int
	states []networkState
}

type networkState struct {
	rule  int
	stop  bool
	edges []networkEdge
}

type networkEdge struct {
	kind   string
	target int
	// callee is the called rule; ranges are the accepted or refused token types.
	callee int
	ranges [][2]int
	// tight calls leave the operators that follow to the caller.
	tight bool
}

// The numbers of the serialized form.
const (
	serializedVersion = 4
	stateRuleStop     = 7
	stateLoopEnd      = 12
)

// reader walks the serialized numbers.
type reader struct {
	data []int
	at   int
}

func (r *reader) next() int {
	if r.at >= len(r.data) {
		r.at++
		return 0
	}
	r.at++
	return r.data[r.at-1]
}

func (r *reader) skip(n int) {
	for range n {
		r.next()
	}
}

// readNetwork decodes an .interp file.
func readNetwork(path string) (*network, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	sections := map[string][]string{}
	section := ""
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		switch {
		case strings.HasSuffix(line, ":"):
			section = line
		case line != "":
			sections[section] = append(sections[section], line)
		}
	}
	n := &network{rules: sections["rule names:"], tokens: sections["token symbolic names:"]}
	input := &reader{}
	for _, field := range strings.Split(strings.Trim(strings.Join(sections["atn:"], ""), "[]"), ",") {
		value, err := strconv.Atoi(strings.TrimSpace(field))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		input.data = append(input.data, value)
	}
	if err := n.decode(input); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return n, nil
}

func (n *network) decode(input *reader) error {
	if version := input.next(); version != serializedVersion {
		return fmt.Errorf("serialized network has version %d, this generator reads %d", version, serializedVersion)
	}
	input.skip(2)
	n.decodeStates(input)
	input.skip(input.next())
	input.skip(input.next())
	for range input.next() {
		n.starts = append(n.starts, input.next())
	}
	if len(n.starts) != len(n.rules) {
		return fmt.Errorf("%d rules with %d starts", len(n.rules), len(n.starts))
	}
	input.skip(input.next())
	sets := decodeSets(input)
	for range input.next() {
		source, target, kind := input.next(), input.next(), input.next()
		first, second, third := input.next(), input.next(), input.next()
		edge, err := makeEdge(target, kind, first, second, third, sets)
		if err != nil {
			return err
		}
		n.states[source].edges = append(n.states[source].edges, edge)
	}
	if input.at > len(input.data) {
		return fmt.Errorf("serialized network ends early")
	}
	return nil
}

func (n *network) decodeStates(input *reader) {
	for range input.next() {
		kind := input.next()
		if kind == 0 {
			n.states = append(n.states, networkState{rule: -1})
			continue
		}
		n.states = append(n.states, networkState{rule: input.next(), stop: kind == stateRuleStop})
		if slices.Contains([]int{3, 4, 5, stateLoopEnd}, kind) {
			input.next()
		}
	}
}

func decodeSets(input *reader) [][][2]int {
	var sets [][][2]int
	for range input.next() {
		var set [][2]int
		size, end := input.next(), input.next()
		if end != 0 {
			set = append(set, [2]int{-1, -1})
		}
		for range size {
			set = append(set, [2]int{input.next(), input.next()})
		}
		sets = append(sets, set)
	}
	return sets
}

// makeEdge translates one serialized transition. The network accepts what the grammar accepts; it
// leaves out operator precedence, which never decides whether a text belongs to the language.
func makeEdge(target, kind, first, second, third int, sets [][][2]int) (networkEdge, error) {
	switch kind {
	case 1, 4, 6:
		return networkEdge{kind: "Step", target: target}, nil
	case 10:
		return networkEdge{kind: "Loop", target: target}, nil
	case 2:
		return networkEdge{kind: "Accept", target: target, ranges: [][2]int{{first, second}}}, nil
	case 3:
		return networkEdge{kind: "Call", target: target, callee: second, tight: third > 0}, nil
	case 5:
		if third != 0 {
			first = -1
		}
		return networkEdge{kind: "Accept", target: target, ranges: [][2]int{{first, first}}}, nil
	case 7:
		return networkEdge{kind: "Accept", target: target, ranges: sets[first]}, nil
	case 8:
		return networkEdge{kind: "Refuse", target: target, ranges: sets[first]}, nil
	}
	return networkEdge{}, fmt.Errorf("transition kind %d is not expected in a parser", kind)
}
