package setting

import (
	_ "embed"
	"path/filepath"
	"strings"

	"github.com/dave/jennifer/jen"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

// runtime is the part of the generated package that is the same for every spec.
//
//go:embed runtime.txt
var runtime string

const pflag = "github.com/spf13/pflag"

// Generate rewrites generated/setting and the reference pages of the binaries below the root.
func Generate(root string) error {
	binaries, err := load(root)
	if err != nil {
		return err
	}
	output := &spec.Output{Directory: filepath.Join(root, "generated", "setting")}
	pages := &spec.Output{Directory: filepath.Join(root, "generated", "reference")}
	if err := output.Add("setting.go", []byte("// "+spec.Header+"\n\n"+runtime)); err != nil {
		return err
	}
	for _, binary := range binaries {
		if err := emit.AddGo(output, strings.ToLower(binary.Type)+".go", code(binary)); err != nil {
			return err
		}
		if err := pages.Add("settings-"+binary.Program+".md", page(binary)); err != nil {
			return err
		}
	}
	if err := output.Write(".go"); err != nil {
		return err
	}
	return pages.Write()
}

func code(binary Binary) *jen.File {
	file := emit.NewFile("setting")
	file.ImportName(pflag, "pflag")
	name := binary.Type
	method := func(doc, id string, params []jen.Code, result jen.Code) *jen.Statement {
		file.Add(emit.Doc(doc))
		return file.Func().Params(jen.Id("s").Op("*").Id(name)).Id(id).Params(params...).Add(result)
	}

	file.Add(emit.Doc(name + " holds the settings of " + binary.Program + ": " + emit.Sentence(binary.Doc)))
	file.Type().Id(name).StructFunc(func(g *jen.Group) {
		for _, setting := range binary.Settings {
			g.Add(emit.Doc(fieldDoc(setting)))
			g.Id(setting.Field).Add(goType(setting.Type))
		}
		g.Line().Id("flags").Op("*").Qual(pflag, "FlagSet")
	})

	file.Add(emit.Doc("New" + name + " gives the settings at their defaults."))
	file.Func().Id("New" + name).Params().Op("*").Id(name).Block(jen.Return(jen.Op("&").Id(name).Values(jen.DictFunc(func(d jen.Dict) {
		for _, setting := range binary.Settings {
			if setting.Default != "" {
				d[jen.Id(setting.Field)] = literal(setting.Type, setting.Default)
			}
		}
	}))))

	method("Register adds the flags to a set; their defaults are the current values.", "Register",
		[]jen.Code{jen.Id("flags").Op("*").Qual(pflag, "FlagSet")}, jen.Null()).BlockFunc(func(g *jen.Group) {
		g.Id("s").Dot("flags").Op("=").Id("flags")
		for _, setting := range binary.Settings {
			g.Add(registration(setting))
		}
	})
	method("Load takes the environment twin of every flag that was not given; an empty variable counts as absent. Call it after the flags were parsed; without Register the environment alone counts. All faults are joined.",
		"Load", []jen.Code{jen.Id("lookup").Id("LookupEnv")}, jen.Error()).Block(
		jen.If(jen.Id("s").Dot("flags").Op("==").Nil()).Block(
			jen.Id("s").Dot("Register").Call(jen.Qual(pflag, "NewFlagSet").Call(jen.Lit(binary.Program), jen.Qual(pflag, "ContinueOnError"))),
		),
		jen.Return(jen.Id("loadEnvironment").Call(jen.Id("s").Dot("flags"), jen.Id(name+"Settings").Call(), jen.Id("lookup"))),
	)
	method("Validate checks bounds, choices, addresses and the rules between settings. All faults are joined.",
		"Validate", nil, jen.Error()).BlockFunc(func(g *jen.Group) {
		g.Var().Id("found").Id("faults")
		for _, setting := range binary.Settings {
			validation(g, setting)
		}
		for _, rule := range binary.Rules {
			g.Add(ruleCheck(binary, rule))
		}
		g.Return(jen.Id("found").Dot("join").Call())
	})

	file.Add(emit.Doc(name + "Settings describes the settings in the order of the reference page. The result is the caller's own."))
	file.Func().Id(name + "Settings").Params().Index().Id("Description").Block(jen.Return(jen.Index().Id("Description").ValuesFunc(func(g *jen.Group) {
		for _, setting := range binary.Settings {
			g.Line().Add(description(setting))
		}
		g.Line()
	})))
	return file
}

func fieldDoc(setting Setting) string {
	doc := setting.Field + ": " + emit.Sentence(setting.Doc) + " Flag --" + setting.Flag + ", environment " + setting.Environment() + ", " + limits(setting) + "."
	if len(setting.Basis) > 0 {
		doc += " Basis: " + strings.Join(setting.Basis, ", ") + "."
	}
	return doc
}

// limits describes the default and the accepted values.
func limits(setting Setting) string {
	parts := []string{"default " + setting.Default}
	if setting.Default == "" {
		parts[0] = "empty by default"
	}
	if setting.Minimum != "" {
		parts = append(parts, "at least "+setting.Minimum)
	}
	if setting.Maximum != "" {
		parts = append(parts, "at most "+setting.Maximum)
	}
	if len(setting.Choices) > 0 {
		parts = append(parts, "one of "+strings.Join(setting.Choices, ", "))
	}
	if setting.Required {
		parts = append(parts, "not empty")
	}
	return strings.Join(parts, ", ")
}

func registration(setting Setting) jen.Code {
	field := jen.Op("&").Id("s").Dot(setting.Field)
	usage := jen.Lit(emit.Period(setting.Doc) + " Environment: " + setting.Environment())
	if setting.Type == "bytes" {
		return jen.Id("flags").Dot("VarP").Call(field, jen.Lit(setting.Flag), jen.Lit(setting.Shorthand), usage)
	}
	return jen.Id("flags").Dot(register[setting.Type]).Call(field, jen.Lit(setting.Flag), jen.Lit(setting.Shorthand), jen.Id("s").Dot(setting.Field), usage)
}

func validation(g *jen.Group, setting Setting) {
	field := jen.Id("s").Dot(setting.Field)
	fault := func(reason string) jen.Code {
		return jen.Id("found").Dot("add").Call(jen.Lit(setting.Flag), jen.Lit(setting.Environment()), jen.Lit(reason))
	}
	switch {
	case setting.Minimum != "" && setting.Maximum != "":
		g.If(field.Clone().Op("<").Add(literal(setting.Type, setting.Minimum)).Op("||").Add(field.Clone()).Op(">").Add(literal(setting.Type, setting.Maximum))).
			Block(fault("must lie between " + setting.Minimum + " and " + setting.Maximum))
	case setting.Minimum != "":
		g.If(field.Clone().Op("<").Add(literal(setting.Type, setting.Minimum))).Block(fault("must be at least " + setting.Minimum))
	case setting.Maximum != "":
		g.If(field.Clone().Op(">").Add(literal(setting.Type, setting.Maximum))).Block(fault("must be at most " + setting.Maximum))
	}
	switch setting.Type {
	case "choice":
		g.If(jen.Op("!").Qual("slices", "Contains").Call(jen.Index().String().ValuesFunc(func(g *jen.Group) {
			for _, choice := range setting.Choices {
				g.Lit(choice)
			}
		}), field.Clone())).Block(fault("must be one of " + strings.Join(setting.Choices, ", ")))
	case "address":
		condition := jen.Op("!").Id("isAddress").Call(field.Clone())
		if !setting.Required {
			condition = field.Clone().Op("!=").Lit("").Op("&&").Add(condition)
		}
		g.If(condition).Block(fault("must be a host:port address"))
	default:
		if setting.Required {
			g.If(field.Clone().Op("==").Lit("")).Block(fault("must not be empty"))
		}
	}
}

func ruleCheck(binary Binary, rule Rule) jen.Code {
	at := func(flag string) (Setting, *jen.Statement) {
		for _, setting := range binary.Settings {
			if setting.Flag == flag {
				return setting, jen.Id("s").Dot(setting.Field)
			}
		}
		return Setting{}, jen.Null()
	}
	fault := func(flag string) jen.Code {
		setting, _ := at(flag)
		return jen.Id("found").Dot("add").Call(jen.Lit(flag), jen.Lit(setting.Environment()), jen.Lit(rule.Doc))
	}
	switch {
	case rule.Less != "":
		_, less := at(rule.Less)
		_, than := at(rule.Than)
		operator := ">="
		if rule.OrEqual {
			operator = ">"
		}
		condition := less.Clone().Op(operator).Add(than)
		for _, flag := range rule.UnlessZero {
			_, waiver := at(flag)
			condition = waiver.Op("!=").Lit(0).Op("&&").Add(condition)
		}
		return jen.If(condition).Block(fault(rule.Less))
	case rule.Loopback != "":
		_, address := at(rule.Loopback)
		condition := jen.Op("!").Id("isLoopback").Call(address)
		for _, flag := range rule.Unless {
			_, other := at(flag)
			condition = other.Op("==").Lit("").Op("&&").Add(condition)
		}
		return jen.If(condition).Block(fault(rule.Loopback))
	}
	var given []jen.Code
	for _, flag := range rule.Exclusive {
		_, field := at(flag)
		given = append(given, field)
	}
	return jen.If(jen.Id("givenTexts").Call(given...).Op(">").Lit(1)).Block(fault(rule.Exclusive[0]))
}

func description(setting Setting) jen.Code {
	values := jen.Dict{
		jen.Id("Flag"): jen.Lit(setting.Flag), jen.Id("Environment"): jen.Lit(setting.Environment()),
		jen.Id("Group"): jen.Lit(setting.Group), jen.Id("Type"): jen.Lit(setting.Type),
	}
	if setting.Default != "" {
		values[jen.Id("Default")] = jen.Lit(setting.Default)
	}
	if setting.Secret {
		values[jen.Id("Secret")] = jen.True()
	}
	return jen.Values(values)
}

// page renders the reference page of a program.
func page(binary Binary) []byte {
	page := emit.NewPage("Settings of "+binary.Program, binary.Doc+"\n\nA flag wins over its environment variable, which wins over the default. "+
		"An empty variable counts as absent. Sizes take the units `B`, `KB`, `MB`, `GB`, `KiB`, `MiB` and `GiB`.")
	for _, group := range binary.Groups {
		page.Heading(2, group.Name)
		page.Text(group.Doc)
		var rows [][]string
		for _, setting := range binary.Settings {
			if setting.Group != group.Name {
				continue
			}
			flag := emit.Ticks("--" + setting.Flag)
			if setting.Shorthand != "" {
				flag += ", " + emit.Ticks("-"+setting.Shorthand)
			}
			rows = append(rows, []string{flag, emit.Ticks(setting.Environment()), setting.Type, limits(setting), setting.Doc, strings.Join(setting.Basis, ", ")})
		}
		page.Table([]string{"Flag", "Environment", "Type", "Values", "Meaning", "Basis"}, rows)
	}
	if len(binary.Rules) > 0 {
		page.Heading(2, "Rules between settings")
		var rows [][]string
		for _, rule := range binary.Rules {
			rows = append(rows, []string{emit.Ticks("--" + rule.Less + rule.Loopback + strings.Join(rule.Exclusive, "`, `--")), emit.Period(rule.Doc), strings.Join(rule.Basis, ", ")})
		}
		page.Table([]string{"Setting", "Rule", "Basis"}, rows)
	}
	return page.Bytes()
}
