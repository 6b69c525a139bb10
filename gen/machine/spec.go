package machine

import (
	"errors"
	"path/filepath"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

// Machine is one file of spec/machine. Everything that no transition lists is refused.
type Machine struct {
	Name        string       `yaml:"machine"`
	Doc         string       `yaml:"doc"`
	Basis       []string     `yaml:"basis"`
	Initial     string       `yaml:"initial"`
	States      []State      `yaml:"states"`
	Events      []Event      `yaml:"events"`
	Transitions []Transition `yaml:"transitions"`
}

// State is one state. A terminal state has its outcome: only terminal states follow it.
type State struct {
	Name     string `yaml:"name"`
	Terminal bool   `yaml:"terminal"`
	Doc      string `yaml:"doc"`
}

// Event is something that happens to the machine.
type Event struct {
	Name string `yaml:"name"`
	Doc  string `yaml:"doc"`
}

// Transition lists what one event does in the given states.
type Transition struct {
	From   []string `yaml:"from"`
	Event  string   `yaml:"event"`
	To     string   `yaml:"to"`
	Effect string   `yaml:"effect"`
	Basis  []string `yaml:"basis"`
}

// same as target keeps the state in which the event arrived.
const same = "SAME"

// target gives the state that follows when the transition is taken in the given state.
func (t Transition) target(from string) string {
	if t.To == same {
		return from
	}
	return t.To
}

// find gives the transition of an event in a state.
func (m Machine) find(state, event string) (Transition, bool) {
	for _, transition := range m.Transitions {
		if transition.Event != event {
			continue
		}
		for _, from := range transition.From {
			if from == state {
				return transition, true
			}
		}
	}
	return Transition{}, false
}

// prefix is the start of the Go names of the machine.
func (m Machine) prefix() string { return emit.Camel(m.Name) }

func load(root string) ([]Machine, error) {
	files, err := spec.Load[Machine](filepath.Join(root, "spec", "machine"))
	if err != nil {
		return nil, err
	}
	var machines []Machine
	var faults []error
	names := map[string]bool{}
	for _, file := range files {
		check := &checker{file: file, machine: file.Content}
		if !emit.IsSnake(file.Content.Name) || names[file.Content.Name] || file.Content.Doc == "" {
			check.fault(file.At("$.machine"), "machine %q needs a new snake_case name and a doc", file.Content.Name)
		}
		names[file.Content.Name] = true
		check.run()
		faults = append(faults, check.faults...)
		machines = append(machines, file.Content)
	}
	return machines, errors.Join(faults...)
}

type checker struct {
	file           spec.File[Machine]
	machine        Machine
	states, events map[string]bool
	terminal       map[string]bool
	faults         []error
}

func (c *checker) fault(at spec.Position, format string, args ...any) {
	c.faults = append(c.faults, at.Errorf(format, args...))
}

func (c *checker) run() {
	c.states, c.events, c.terminal = map[string]bool{}, map[string]bool{}, map[string]bool{}
	for i, state := range c.machine.States {
		if state.Name == "" || state.Name == same || state.Doc == "" || c.states[state.Name] {
			c.fault(c.file.At("$.states[%d]", i), "state %q needs a new name and a doc", state.Name)
		}
		c.states[state.Name], c.terminal[state.Name] = true, state.Terminal
	}
	for i, event := range c.machine.Events {
		if event.Name == "" || event.Doc == "" || c.events[event.Name] {
			c.fault(c.file.At("$.events[%d]", i), "event %q needs a new name and a doc", event.Name)
		}
		c.events[event.Name] = true
	}
	if !c.states[c.machine.Initial] {
		c.fault(c.file.At("$.initial"), "unknown initial state %q", c.machine.Initial)
	}
	taken, used := map[[2]string]bool{}, map[string]bool{}
	for i, transition := range c.machine.Transitions {
		at := c.file.At("$.transitions[%d]", i)
		used[transition.Event] = true
		c.transition(at, transition, taken)
	}
	for i, event := range c.machine.Events {
		if !used[event.Name] {
			c.fault(c.file.At("$.events[%d]", i), "event %s appears in no transition", event.Name)
		}
	}
	c.reachable()
}

func (c *checker) transition(at spec.Position, transition Transition, taken map[[2]string]bool) {
	if !c.events[transition.Event] {
		c.fault(at, "unknown event %q", transition.Event)
	}
	if transition.To != same && !c.states[transition.To] {
		c.fault(at, "unknown state %q", transition.To)
	}
	if len(transition.From) == 0 {
		c.fault(at, "a transition starts from at least one state")
	}
	for _, from := range transition.From {
		if !c.states[from] {
			c.fault(at, "unknown state %q", from)
		}
		key := [2]string{from, transition.Event}
		if taken[key] {
			c.fault(at, "event %s has two transitions in state %s", transition.Event, from)
		}
		taken[key] = true
		if c.terminal[from] && !c.terminal[transition.target(from)] {
			c.fault(at, "terminal state %s leads back to %s", from, transition.To)
		}
	}
}

// reachable refuses states that no sequence of events leads to.
func (c *checker) reachable() {
	seen := map[string]bool{c.machine.Initial: true}
	for changed := true; changed; {
		changed = false
		for _, transition := range c.machine.Transitions {
			for _, from := range transition.From {
				if seen[from] && !seen[transition.target(from)] {
					seen[transition.target(from)], changed = true, true
				}
			}
		}
	}
	for i, state := range c.machine.States {
		if !seen[state.Name] {
			c.fault(c.file.At("$.states[%d]", i), "state %s cannot be reached", state.Name)
		}
	}
}
