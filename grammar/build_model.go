package grammar

import (
	"errors"
	"strings"

	"github.com/antlr4-go/antlr/v4"

	"nervix/generated/datatype"
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/grammar/quantity"
)

// model builds the Model of a CREATE.
func (b *builder) model(tree nspl.ICreateNamedContext) model.Model {
	switch {
	case tree.CreateSchema() != nil:
		return b.schema(tree.CreateSchema())
	case tree.CreateWireSchema() != nil:
		return b.wireSchema(tree.CreateWireSchema())
	case tree.CreateCodec() != nil:
		return b.codec(tree.CreateCodec())
	case tree.CreateClient() != nil:
		return b.client(tree.CreateClient())
	case tree.CreateVhost() != nil:
		return b.vhost(tree.CreateVhost())
	case tree.CreateEndpoint() != nil:
		return b.endpoint(tree.CreateEndpoint())
	case tree.CreateSignaling() != nil:
		return b.signaling(tree.CreateSignaling())
	case tree.CreateBranch() != nil:
		return b.branch(tree.CreateBranch())
	case tree.CreateRelay() != nil:
		return b.relay(tree.CreateRelay())
	case tree.CreateIngestor() != nil:
		return b.ingestor(tree.CreateIngestor())
	case tree.CreateGenerator() != nil:
		return b.generator(tree.CreateGenerator())
	case tree.CreatePlacement() != nil:
		return b.placement(tree.CreatePlacement())
	case tree.CreateHashMap() != nil:
		return b.hashMap(tree.CreateHashMap())
	case tree.CreateUdf() != nil:
		return b.udf(tree.CreateUdf())
	}
	return b.processor(tree.CreateProcessor(), tree.Attachment())
}

func (b *builder) schema(tree nspl.ICreateSchemaContext) model.Model {
	result := &model.Schema{Name: b.folded("name", tree.FreshName())}
	seen := map[string]bool{}
	for i, field := range tree.AllSchemaField() {
		built := b.schemaField(list("", "fields", i), field)
		b.distinct("CREATE SCHEMA", seen, built.Name, field.FreshField())
		result.Fields = append(result.Fields, built)
	}
	return result
}

func (b *builder) schemaField(path string, tree nspl.ISchemaFieldContext) model.SchemaField {
	b.mark(path, tree)
	return model.SchemaField{
		Name: b.folded(join(path, "name"), tree.FreshField()), Type: b.valueType(join(path, "type"), tree.NervixType()),
		Optional:  b.flag(join(path, "optional"), tree.FieldModifiers().OPTIONAL()),
		Sensitive: b.flag(join(path, "sensitive"), tree.FieldModifiers().SENSITIVE()),
	}
}

// valueType builds a type; ARRAY<T, a, b> is an array of a arrays of b elements.
func (b *builder) valueType(path string, tree nspl.INervixTypeContext) datatype.Type {
	b.mark(path, tree)
	if scalar := tree.ScalarType(); scalar != nil {
		kind, _ := datatype.ParseKind(b.words(scalar))
		return datatype.Type{Kind: kind}
	}
	element := b.valueType(join(path, "element"), tree.NervixType())
	if tree.VEC() != nil {
		return datatype.Type{Kind: datatype.KindVec, Element: &element}
	}
	dimensions := tree.AllDimension()
	for i := len(dimensions) - 1; i >= 0; i-- {
		inner := element
		element = datatype.Type{Kind: datatype.KindArray, Element: &inner, Length: b.dimension("array length", dimensions[i])}
	}
	if depth(element) > MaximumDepth {
		b.tooDeep(tree)
	}
	return element
}

// dimension reads the length of an array or of a tensor axis.
func (b *builder) dimension(form string, tree nspl.IDimensionContext) uint32 {
	length, err := quantity.Dimension(b.source(tree))
	if err != nil {
		b.invalid(form, tree, err)
	}
	return length
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
	name, mode := b.folded("name", tree.FreshName()), b.wireMode("mode", tree.WireMode())
	seen := map[string]bool{}
	if tree.AVRO() != nil {
		result := &model.WireAVROSchema{Name: name, Mode: mode}
		for i, field := range tree.AllAvroField() {
			built := b.avroField(list("", "fields", i), field)
			b.distinct("CREATE WIRE AVRO SCHEMA", seen, built.Name, field.FreshField())
			result.Fields = append(result.Fields, built)
		}
		return result
	}
	clause := "CREATE WIRE JSON SCHEMA"
	if tree.CBOR() != nil {
		clause = "CREATE WIRE CBOR SCHEMA"
	}
	var fields []model.WireJSONField
	for i, field := range tree.AllJsonField() {
		built := b.jsonField(list("", "fields", i), field)
		b.distinct(clause, seen, built.Name, field.FreshField())
		fields = append(fields, built)
	}
	if tree.CBOR() != nil {
		return &model.WireCBORSchema{Name: name, Mode: mode, Fields: fields}
	}
	return &model.WireJSONSchema{Name: name, Mode: mode, Fields: fields}
}

func (b *builder) wireMode(path string, tree nspl.IWireModeContext) model.WireMode {
	b.mark(path, tree)
	if tree.LOOSE() != nil {
		return model.WireModeLoose
	}
	return model.WireModeStrict
}

// jsonField builds a field of a JSON or CBOR wire schema.
func (b *builder) jsonField(path string, tree nspl.IJsonFieldContext) model.WireJSONField {
	b.mark(path, tree)
	return model.WireJSONField{
		Name: b.folded(join(path, "name"), tree.FreshField()), Type: b.jsonType(join(path, "type"), tree.JsonType()),
		Optional: b.flag(join(path, "optional"), tree.OPTIONAL()), External: b.named(join(path, "external"), tree.Named()),
	}
}

func (b *builder) avroField(path string, tree nspl.IAvroFieldContext) model.WireAVROField {
	b.mark(path, tree)
	return model.WireAVROField{
		Name: b.folded(join(path, "name"), tree.FreshField()), Type: b.avroType(join(path, "type"), tree.AvroType()),
		Optional: b.flag(join(path, "optional"), tree.OPTIONAL()), External: b.named(join(path, "external"), tree.Named()),
	}
}

func (b *builder) jsonType(path string, tree nspl.IJsonTypeContext) model.JSONType {
	b.mark(path, tree)
	kind, _ := model.ParseJSONType(b.words(tree))
	return kind
}

func (b *builder) avroType(path string, tree nspl.IAvroTypeContext) model.AVROType {
	b.mark(path, tree)
	kind, _ := model.ParseAVROType(b.words(tree))
	return kind
}

// named reads the key that a wire field has in the payload; nil when none is written.
func (b *builder) named(path string, tree nspl.INamedContext) *string {
	if tree == nil {
		return nil
	}
	b.mark(path, tree)
	key := b.unquoted(tree.QUOTED().GetSymbol())
	return &key
}

func (b *builder) codec(tree nspl.ICreateCodecContext) model.Model {
	result := &model.Codec{Name: b.folded("name", tree.FreshName())}
	var encode nspl.ICodecEncodeContext
	switch {
	case tree.JsonCodec() != nil:
		form := tree.JsonCodec()
		b.mark("wire", form.JsonWireSchemaRef())
		result.Wire = &model.WireJSON{Schema: b.folded("wire.schema", form.JsonWireSchemaRef())}
		result.Schema, encode = b.folded("schema", form.SchemaRef()), form.CodecEncode()
	case tree.CborCodec() != nil:
		form := tree.CborCodec()
		b.mark("wire", form.CborWireSchemaRef())
		result.Wire = &model.WireCBOR{Schema: b.folded("wire.schema", form.CborWireSchemaRef())}
		result.Schema, encode = b.folded("schema", form.SchemaRef()), form.CodecEncode()
	case tree.AvroCodec() != nil:
		form := tree.AvroCodec()
		b.mark("wire", form.AvroWireSchemaRef())
		result.Wire = &model.WireAVRO{Schema: b.folded("wire.schema", form.AvroWireSchemaRef())}
		result.Schema, encode = b.folded("schema", form.SchemaRef()), form.CodecEncode()
	case tree.JaqCodec() != nil:
		form := tree.JaqCodec()
		b.mark("wire", form)
		format, _ := model.ParseDocumentFormat(strings.ToUpper(b.tokenText(form.GetStart())))
		result.Wire = &model.WireNative{Format: format, Transformation: b.transformation(form.CodecJaq())}
		result.Schema, encode = b.folded("schema", form.SchemaRef()), form.CodecEncode()
	case tree.ProtobufCodec() != nil:
		form := tree.ProtobufCodec()
		b.mark("wire", form)
		b.markToken("wire.message", form.QUOTED())
		result.Wire = &model.WireProtobuf{
			Resource: b.resource("wire.resource", form.ResourceBinding()), Config: b.config("wire", form.ConfigBlock()),
			Message: b.unquoted(form.QUOTED().GetSymbol()), Transformation: b.transformation(form.CodecJaq()),
		}
		result.Schema, encode = b.folded("schema", form.SchemaRef()), form.CodecEncode()
	default:
		b.mark("wire", tree.SyslogCodec())
		result.Wire, result.Schema = &model.WireSyslog{}, b.folded("schema", tree.SyslogCodec().SchemaRef())
	}
	if encode != nil {
		for i, rule := range encode.AllEncodeRule() {
			result.Encodings = append(result.Encodings, b.folded(list("", "encodings", i), rule.Field()))
		}
	}
	return result
}

func (b *builder) transformation(tree nspl.ICodecJaqContext) model.Transformation {
	b.mark("wire.transformation", tree)
	var result model.Transformation
	if on := tree.OnIngestion(); on != nil {
		b.markToken("wire.transformation.ingestion", on.QUOTED())
		program := b.unquoted(on.QUOTED().GetSymbol())
		result.Ingestion = &program
	}
	if on := tree.OnEmitting(); on != nil {
		b.markToken("wire.transformation.emitting", on.QUOTED())
		program := b.unquoted(on.QUOTED().GetSymbol())
		result.Emitting = &program
	}
	return result
}

func (b *builder) client(tree nspl.ICreateClientContext) model.Model {
	form := tree.ClientType()
	result := &model.Client{Name: b.folded("name", tree.FreshName()), Config: b.config("", tree.ConfigBlock())}
	b.mark("type", form)
	result.Type, _ = model.ParseClientType(strings.ToUpper(b.tokenText(form.GetStart())))
	if signaling := form.WithSignaling(); signaling != nil {
		result.Signaling = b.folded("signaling", signaling.SignalingRef())
	}
	if mount := tree.Mount(); mount != nil {
		b.mark("mount", mount)
		result.Mount = &model.ResourceBinding{
			Resource: b.folded("mount.resource", mount.ResourceRef()), Version: b.version("mount.version", mount.VersionSelector()),
		}
	}
	return result
}

// config builds a CONFIG block. A bare word is kept as written.
func (b *builder) config(path string, tree nspl.IConfigBlockContext) []model.ConfigEntry {
	b.mark(join(path, "config"), tree)
	var all []model.ConfigEntry
	for i, entry := range tree.AllConfigEntry() {
		at := list(path, "config", i)
		b.mark(at, entry)
		value := b.source(entry.ConfigValue())
		if quoted := entry.ConfigValue().QUOTED(); quoted != nil {
			value = b.unquoted(quoted.GetSymbol())
		}
		all = append(all, model.ConfigEntry{Key: b.unquoted(entry.QUOTED().GetSymbol()), Value: value})
	}
	return all
}

// resource builds the binding to a version of a resource.
func (b *builder) resource(path string, tree nspl.IResourceBindingContext) model.ResourceBinding {
	b.mark(path, tree)
	return model.ResourceBinding{
		Resource: b.folded(join(path, "resource"), tree.ResourceRef()),
		Version:  b.version(join(path, "version"), tree.VersionSelector()),
	}
}

// version reads a version selector; without one, and for LATEST, the version is 0.
func (b *builder) version(path string, tree nspl.IVersionSelectorContext) uint64 {
	if tree == nil {
		return 0
	}
	b.mark(path, tree)
	if tree.LATEST() != nil {
		return 0
	}
	value, err := quantity.Count(b.source(tree.Unsigned()))
	if err != nil {
		b.invalid("version", tree.Unsigned(), err)
	}
	return value
}

func (b *builder) vhost(tree nspl.ICreateVhostContext) model.Model {
	result := &model.Vhost{Name: b.folded("name", tree.FreshName())}
	for i, host := range tree.AllHostName() {
		b.mark(list("", "hosts", i), host)
		result.Hosts = append(result.Hosts, b.hostName(host))
	}
	if tls := tree.WithTls(); tls != nil {
		b.mark("tls", tls)
		result.TLS = &model.TLSBinding{
			Resource: b.folded("tls.resource", tls.ResourceRef()), Version: b.version("tls.version", tls.VersionSelector()),
		}
	}
	return result
}

// hostName joins the tokens of a host name.
func (b *builder) hostName(tree nspl.IHostNameContext) string {
	text := b.compact(tree)
	if quoted := tree.QUOTED(); quoted != nil {
		text = b.unquoted(quoted.GetSymbol())
	}
	if !isHostName(text) || len(text) > longestHost {
		b.invalid("host name", tree, errHostName)
		return ""
	}
	for _, label := range tree.AllHostLabel() {
		b.atoms("host name", label.AllHostAtom())
	}
	return strings.ToLower(text)
}

// atoms checks that the words and numbers of each atom stand side by side.
func (b *builder) atoms(form string, trees []nspl.IHostAtomContext) {
	for _, tree := range trees {
		if len(b.source(tree)) != len(b.compact(tree)) {
			b.invalid(form, tree, errApart)
		}
	}
}

// longestHost is the longest host name in bytes.
const longestHost = 253

var (
	errHostName = errors.New("it holds labels of letters, digits, '_' and '-', joined by '.', and at most 253 bytes")
	errApart    = errors.New("blanks stand inside it")
)

// isHostName tells whether a text is a host name: what words and numbers can build.
func isHostName(text string) bool {
	for label := range strings.SplitSeq(text, ".") {
		for atom := range strings.SplitSeq(label, "-") {
			if atom == "" || strings.ContainsFunc(atom, notTag) {
				return false
			}
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
	result := &model.Endpoint{Name: b.folded("name", tree.FreshName()), Vhost: b.folded("vhost", tree.VhostRef()), Path: path}
	if b.flag("type", tree.WEBSOCKETS()) {
		result.Type = model.EndpointTypeWebsockets
	}
	if signaling := tree.WithSignaling(); signaling != nil {
		result.Signaling = b.folded("signaling", signaling.SignalingRef())
	}
	return result
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
	if state := tree.MaterializedState(); state != nil {
		b.mark("materialized", state)
		result.Materialized = true
	}
	if capacity := tree.Count(); capacity != nil {
		result.Capacity = b.count("capacity", capacity)
	}
	return result
}

// words gives the text of a tree of fixed words in upper case.
func (b *builder) words(tree antlr.ParserRuleContext) string { return strings.ToUpper(b.source(tree)) }
