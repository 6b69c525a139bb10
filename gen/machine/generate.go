package machine

import (
	"path/filepath"
	"strings"

	"github.com/dave/jennifer/jen"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

// packageDoc opens the emitted package.
const packageDoc = "Package machine holds the state machines of the product: their states, their events and, for each machine, " +
	"one total function from state and event to the next state.\n\n" +
	"It owns which event is accepted in which state. It never acts: the packages that own the effects ask it first and " +
	"refuse an event that it refuses."

// Generate rewrites generated/machine and generated/reference/machines.md below the root.
func Generate(root string) error {
	machines, err := load(root)
	if err != nil {
		return err
	}
	output := &spec.Output{Directory: filepath.Join(root, "generated", "machine")}
	doc := emit.NewFile("machine")
	for _, line := range emit.DocLines(packageDoc) {
		doc.PackageComment(line)
	}
	if err := emit.AddGo(output, "doc.go", doc); err != nil {
		return err
	}
	page := emit.NewPage("State machines", "Every event that a diagram does not show in a state is refused there without a change.")
	for _, machine := range machines {
		if err := emit.AddGo(output, machine.Name+".go", code(machine)); err != nil {
			return err
		}
		if err := emit.AddGo(output, machine.Name+"_test.go", test(machine)); err != nil {
			return err
		}
		describe(page, machine)
	}
	if err := output.Write(".go"); err != nil {
		return err
	}
	pages := &spec.Output{Directory: filepath.Join(root, "generated", "reference")}
	if err := pages.Add("machines.md", page.Bytes()); err != nil {
		return err
	}
	return pages.Write()
}

func code(machine Machine) *jen.File {
	file := emit.NewFile("machine")
	state, event := machine.prefix()+"State", machine.prefix()+"Event"

	var names, docs []string
	for _, s := range machine.States {
		names, docs = append(names, s.Name), append(docs, s.Doc)
	}
	file.Add(emit.Doc(state+" is a state of the machine "+machine.Name+": "+emit.Sentence(machine.Doc), basis(machine.Basis)))
	enumeration(file, state, "s", names, docs)
	file.Add(emit.Doc(state + "Initial is the state in which the machine starts."))
	file.Const().Id(state + "Initial").Op("=").Id(state + emit.Camel(machine.Initial))

	names, docs = nil, nil
	for _, e := range machine.Events {
		names, docs = append(names, e.Name), append(docs, e.Doc)
	}
	file.Add(emit.Doc(event + " is something that happens to the machine " + machine.Name + "."))
	enumeration(file, event, "e", names, docs)

	file.Add(emit.Doc("Terminal tells whether the machine has its outcome in the state."))
	file.Func().Params(jen.Id("s").Id(state)).Id("Terminal").Params().Bool().BlockFunc(func(g *jen.Group) {
		var terminal []jen.Code
		for _, s := range machine.States {
			if s.Terminal {
				terminal = append(terminal, jen.Id(state+emit.Camel(s.Name)))
			}
		}
		if len(terminal) > 0 {
			g.Switch(jen.Id("s")).Block(jen.Case(terminal...).Block(jen.Return(jen.True())))
		}
		g.Return(jen.False())
	})

	file.Add(emit.Doc("Next gives the state that follows an event. An event that the state does not accept leaves the state unchanged and gives false."))
	file.Func().Params(jen.Id("s").Id(state)).Id("Next").Params(jen.Id("event").Id(event)).Params(jen.Id(state), jen.Bool()).
		Block(jen.Switch(jen.Id("s")).BlockFunc(func(g *jen.Group) {
			for _, s := range machine.States {
				nextCase(g, machine, s, state, event)
			}
		}), jen.Return(jen.Id("s"), jen.False()))
	return file
}

// nextCase emits what the events do in one state; events with one target share a case.
func nextCase(g *jen.Group, machine Machine, from State, state, event string) {
	var order []string
	events := map[string][]jen.Code{}
	for _, e := range machine.Events {
		if transition, ok := machine.find(from.Name, e.Name); ok {
			to := transition.target(from.Name)
			if events[to] == nil {
				order = append(order, to)
			}
			events[to] = append(events[to], jen.Id(event+emit.Camel(e.Name)))
		}
	}
	if len(order) == 0 {
		return
	}
	g.Case(jen.Id(state + emit.Camel(from.Name))).Block(jen.Switch(jen.Id("event")).BlockFunc(func(g *jen.Group) {
		for _, to := range order {
			g.Case(events[to]...).Block(jen.Return(jen.Id(state+emit.Camel(to)), jen.True()))
		}
	}))
}

// enumeration emits a type with its values, their names and their list.
func enumeration(file *jen.File, kind, receiver string, names, docs []string) {
	file.Type().Id(kind).Uint8()
	file.Comment("The values of " + kind + ".")
	file.Const().DefsFunc(func(g *jen.Group) {
		for i, name := range names {
			value := kind + emit.Camel(name)
			g.Add(emit.Doc(value + ": " + emit.Sentence(docs[i])))
			if i == 0 {
				g.Id(value).Id(kind).Op("=").Iota()
			} else {
				g.Id(value)
			}
		}
	})
	file.Add(emit.Doc(kind + "s lists the values in order. The result is the caller's own."))
	file.Func().Id(kind + "s").Params().Index().Id(kind).Block(jen.Return(jen.Index().Id(kind).ValuesFunc(func(g *jen.Group) {
		for _, name := range names {
			g.Line().Id(kind + emit.Camel(name))
		}
		g.Line()
	})))
	file.Add(emit.Doc("String gives the name of the value."))
	file.Func().Params(jen.Id(receiver).Id(kind)).Id("String").Params().String().Block(
		jen.Switch(jen.Id(receiver)).BlockFunc(func(g *jen.Group) {
			for _, name := range names {
				g.Case(jen.Id(kind + emit.Camel(name))).Block(jen.Return(jen.Lit(name)))
			}
		}),
		jen.Return(jen.Lit("UNKNOWN")),
	)
}

// test emits the table test of a machine: every pair of state and event.
func test(machine Machine) *jen.File {
	file := emit.NewFile("machine")
	state, event := machine.prefix()+"State", machine.prefix()+"Event"
	key := jen.Struct(jen.Id("from").Id(state), jen.Id("event").Id(event))
	file.Add(emit.Doc("Test" + machine.prefix() + " walks every state and event of the machine and compares the step with the table of its spec."))
	file.Func().Id("Test"+machine.prefix()).Params(jen.Id("t").Op("*").Qual("testing", "T")).Block(
		jen.Type().Id("step").Add(key),
		jen.Id("accepted").Op(":=").Map(jen.Id("step")).Id(state).Values(jen.DictFunc(func(d jen.Dict) {
			for _, s := range machine.States {
				for _, e := range machine.Events {
					if transition, ok := machine.find(s.Name, e.Name); ok {
						d[jen.Values(jen.Id(state+emit.Camel(s.Name)), jen.Id(event+emit.Camel(e.Name)))] = jen.Id(state + emit.Camel(transition.target(s.Name)))
					}
				}
			}
		})),
		jen.For(jen.List(jen.Id("_"), jen.Id("from")).Op(":=").Range().Id(state+"s").Call()).Block(
			jen.For(jen.List(jen.Id("_"), jen.Id("event")).Op(":=").Range().Id(event+"s").Call()).Block(
				jen.List(jen.Id("want"), jen.Id("ok")).Op(":=").Id("accepted").Index(jen.Id("step").Values(jen.Id("from"), jen.Id("event"))),
				jen.If(jen.Op("!").Id("ok")).Block(jen.Id("want").Op("=").Id("from")),
				jen.List(jen.Id("next"), jen.Id("taken")).Op(":=").Id("from").Dot("Next").Call(jen.Id("event")),
				jen.If(jen.Id("taken").Op("!=").Id("ok").Op("||").Id("next").Op("!=").Id("want")).Block(
					jen.Id("t").Dot("Errorf").Call(jen.Lit("%v in %v gives %v, %v; want %v, %v"), jen.Id("event"), jen.Id("from"),
						jen.Id("next"), jen.Id("taken"), jen.Id("want"), jen.Id("ok")),
				),
				jen.If(jen.Id("from").Dot("Terminal").Call().Op("&&").Op("!").Id("next").Dot("Terminal").Call()).Block(
					jen.Id("t").Dot("Errorf").Call(jen.Lit("%v leads from the outcome %v back to %v"), jen.Id("event"), jen.Id("from"), jen.Id("next")),
				),
			),
		),
	)
	return file
}

func describe(page *emit.Page, machine Machine) {
	page.Heading(2, strings.ReplaceAll(machine.Name, "_", " "))
	page.Text(machine.Doc + " " + basis(machine.Basis))
	var diagram strings.Builder
	diagram.WriteString("stateDiagram-v2\n    [*] --> " + machine.Initial + "\n")
	for _, transition := range machine.Transitions {
		for _, from := range transition.From {
			diagram.WriteString("    " + from + " --> " + transition.target(from) + ": " + transition.Event + "\n")
		}
	}
	for _, state := range machine.States {
		if state.Terminal {
			diagram.WriteString("    " + state.Name + " --> [*]\n")
		}
	}
	page.Block("mermaid", diagram.String())
	var rows [][]string
	for _, state := range machine.States {
		rows = append(rows, []string{emit.Ticks(state.Name), state.Doc})
	}
	page.Table([]string{"State", "Meaning"}, rows)
	rows = nil
	for _, transition := range machine.Transitions {
		rows = append(rows, []string{
			strings.Join(transition.From, ", "), emit.Ticks(transition.Event), transition.To, transition.Effect, strings.Join(transition.Basis, ", "),
		})
	}
	page.Table([]string{"In state", "Event", "Next", "Effect", "Basis"}, rows)
	rows = nil
	for _, event := range machine.Events {
		rows = append(rows, []string{emit.Ticks(event.Name), event.Doc})
	}
	page.Table([]string{"Event", "Meaning"}, rows)
}

func basis(ids []string) string {
	if len(ids) == 0 {
		return ""
	}
	return "Basis: " + strings.Join(ids, ", ") + "."
}
