package grammar

import (
	"errors"
	"strings"

	"nervix/generated/datatype"
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/grammar/quantity"
)

func (b *builder) schema(tree nspl.ICreateSchemaContext) model.Model {
	result := &model.Schema{Name: b.folded("name", tree.FreshName())}
	seen := map[string]bool{}
	for i, field := range tree.AllSchemaField() {
		at := list("", "fields", i)
		b.mark(at, field)
		name := b.folded(join(at, "name"), field.FreshField())
		b.distinct("CREATE SCHEMA", seen, name, field.FreshField())
		result.Fields = append(result.Fields, model.SchemaField{
			Name: name, Type: b.valueType(join(at, "type"), field.NervixType()),
			Optional:  field.FieldModifiers().OPTIONAL() != nil,
			Sensitive: field.FieldModifiers().SENSITIVE() != nil,
		})
	}
	return result
}

// valueType builds a type; ARRAY<T, a, b> is an array of a arrays of b elements.
func (b *builder) valueType(path string, tree nspl.INervixTypeContext) datatype.Type {
	b.mark(path, tree)
	if scalar := tree.ScalarType(); scalar != nil {
		kind, _ := datatype.ParseKind(strings.ToUpper(b.source(scalar)))
		return datatype.Type{Kind: kind}
	}
	element := b.valueType(join(path, "element"), tree.NervixType())
	if tree.VEC() != nil {
		return datatype.Type{Kind: datatype.KindVec, Element: &element}
	}
	dimensions := tree.AllDimension()
	for i := len(dimensions) - 1; i >= 0; i-- {
		length, err := quantity.Dimension(b.source(dimensions[i]))
		if err != nil {
			b.invalid("array length", dimensions[i], err)
		}
		inner := element
		element = datatype.Type{Kind: datatype.KindArray, Element: &inner, Length: length}
	}
	if depth(element) > MaximumDepth {
		b.tooDeep(tree)
	}
	return element
}

// depth counts the levels of a type.
func depth(t datatype.Type) int {
	levels := 1
	for t.Element != nil {
		t = *t.Element
		levels++
	}
	return levels
}

func (b *builder) wireSchema(tree nspl.ICreateWireSchemaContext) model.Model {
	result := &model.WireJSONSchema{Name: b.folded("name", tree.FreshName())}
	b.mark("mode", tree.WireMode())
	if tree.WireMode().LOOSE() != nil {
		result.Mode = model.WireModeLoose
	}
	seen := map[string]bool{}
	for i, field := range tree.JsonFields().AllJsonField() {
		at := list("", "fields", i)
		b.mark(at, field)
		b.mark(join(at, "type"), field.JsonType())
		name := b.folded(join(at, "name"), field.FreshField())
		b.distinct("CREATE WIRE JSON SCHEMA", seen, name, field.FreshField())
		kind, _ := model.ParseJSONType(strings.ToUpper(b.source(field.JsonType())))
		result.Fields = append(result.Fields, model.WireJSONField{Name: name, Type: kind, Optional: field.OPTIONAL() != nil})
	}
	return result
}

func (b *builder) codec(tree nspl.ICreateCodecContext) model.Model {
	form := tree.JsonCodec()
	b.mark("wire", form.JsonWireSchemaRef())
	result := &model.Codec{
		Name:   b.folded("name", tree.FreshName()),
		Wire:   &model.WireJSON{Schema: b.folded("wire.schema", form.JsonWireSchemaRef())},
		Schema: b.folded("schema", form.SchemaRef()),
	}
	if encode := form.CodecEncode(); encode != nil {
		for i, rule := range encode.AllEncodeRule() {
			result.Encodings = append(result.Encodings, b.folded(list("", "encodings", i), rule.Field()))
		}
	}
	return result
}

func (b *builder) client(tree nspl.ICreateClientContext) model.Model {
	result := &model.Client{Name: b.folded("name", tree.FreshName()), Config: b.config(tree.ConfigBlock())}
	b.mark("type", tree.ClientType())
	result.Type, _ = model.ParseClientType(strings.ToUpper(b.source(tree.ClientType())))
	return result
}

// config builds a CONFIG block. A bare word is kept as written.
func (b *builder) config(tree nspl.IConfigBlockContext) []model.ConfigEntry {
	b.mark("config", tree)
	var all []model.ConfigEntry
	for i, entry := range tree.AllConfigEntry() {
		at := list("", "config", i)
		b.mark(at, entry)
		value := b.source(entry.ConfigValue())
		if quoted := entry.ConfigValue().QUOTED(); quoted != nil {
			value = b.unquoted(quoted.GetSymbol())
		}
		all = append(all, model.ConfigEntry{Key: b.unquoted(entry.QUOTED().GetSymbol()), Value: value})
	}
	return all
}

func (b *builder) vhost(tree nspl.ICreateVhostContext) model.Model {
	result := &model.Vhost{Name: b.folded("name", tree.FreshName())}
	for i, host := range tree.AllHostName() {
		b.mark(list("", "hosts", i), host)
		result.Hosts = append(result.Hosts, b.hostName(host))
	}
	return result
}

// hostName joins the tokens of a host name.
func (b *builder) hostName(tree nspl.IHostNameContext) string {
	text := tree.GetText()
	if quoted := tree.QUOTED(); quoted != nil {
		text = b.unquoted(quoted.GetSymbol())
		if !isHostName(text) {
			b.invalid("host name", tree, errHostName)
		}
	}
	return strings.ToLower(text)
}

var errHostName = errors.New("it holds labels of letters, digits, '_' and '-', joined by '.'")

// isHostName tells whether a quoted host name could also be built from words and numbers.
func isHostName(text string) bool {
	for label := range strings.SplitSeq(text, ".") {
		if label == "" || label[0] == '-' || label[len(label)-1] == '-' {
			return false
		}
		if strings.ContainsFunc(label, func(r rune) bool { return notTag(r) && r != '-' }) {
			return false
		}
	}
	return true
}

func (b *builder) endpoint(tree nspl.ICreateEndpointContext) model.Model {
	path := b.unquoted(tree.Path().QUOTED().GetSymbol())
	b.mark("path", tree.Path())
	if !strings.HasPrefix(path, "/") {
		b.invalid("path", tree.Path(), errors.New("it must start with '/'"))
	}
	return &model.Endpoint{Name: b.folded("name", tree.FreshName()), Vhost: b.folded("vhost", tree.VhostRef()), Path: path}
}

func (b *builder) branch(tree nspl.ICreateBranchContext) model.Model {
	result := &model.Branch{
		Name: b.folded("name", tree.FreshName()), Schema: b.folded("schema", tree.SchemaRef()),
		TTL: b.duration("ttl", tree.Duration()),
	}
	if limit := tree.BranchLimit(); limit != nil {
		result.MaxInstances = b.count("max_instances", limit.Count())
	}
	return result
}

func (b *builder) relay(tree nspl.ICreateRelayContext) model.Model {
	result := &model.Relay{
		Name: b.folded("name", tree.FreshRelay()), Schema: b.folded("schema", tree.SchemaRef()),
		Branching: b.branching("branching", tree.Branching()), Capacity: 1,
	}
	if capacity := tree.Count(); capacity != nil {
		result.Capacity = b.count("capacity", capacity)
	}
	return result
}
