package grammar

import (
	"strconv"
	"strings"

	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/nspl"
)

const (
	// mostArguments is the largest number of arguments of a user-defined function.
	mostArguments = 8
	// longestCode is the longest source of a user-defined function in bytes.
	longestCode = 65_536
	// internalPrefix starts the names that user-defined functions and their arguments never have.
	internalPrefix = "__nervix_"
)

func (b *builder) signaling(tree nspl.ICreateSignalingContext) model.Model {
	format := tree.SignalingFormat()
	b.mark("frames", format)
	result := &model.SignalingProtocol{
		Name: b.folded("name", tree.FreshName()), Fail: b.failJaq("", tree.FailJaq()),
		AcceptData: b.flag("accept_data", tree.ACCEPT()), Timeout: b.duration("timeout", tree.Duration()),
	}
	result.Frames, _ = model.ParseSignalingFormat(strings.ToUpper(b.tokenText(format.GetStart())))
	if format.PROTOBUF() != nil {
		b.mark("protobuf", format)
		result.Protobuf = &model.SignalingProtobuf{
			Resource: b.resource("protobuf.resource", format.ResourceBinding()), Config: b.config("protobuf", format.ConfigBlock()),
			SendMessage: b.unquoted(format.QUOTED(0).GetSymbol()), WaitMessage: b.unquoted(format.QUOTED(1).GetSymbol()),
		}
		b.markToken("protobuf.send_message", format.QUOTED(0))
		b.markToken("protobuf.wait_message", format.QUOTED(1))
	}
	for i, step := range tree.AllSignalingStep() {
		result.Steps = append(result.Steps, b.signalingStep(list("", "steps", i), step))
	}
	return result
}

func (b *builder) signalingStep(path string, tree nspl.ISignalingStepContext) model.SignalingStep {
	b.mark(path, tree)
	if tree.SEND() != nil {
		return &model.SignalingSend{Programs: b.programs(path, "programs", tree.Programs())}
	}
	result := &model.SignalingWait{
		Matchers: b.programs(path, "matchers", tree.Programs()), Fail: b.failJaq(path, tree.FailJaq()), AcceptData: b.flag(join(path, "accept_data"), tree.ACCEPT()),
	}
	if capture := tree.Capture(); capture != nil {
		if len(result.Matchers) > 1 {
			b.fault(&failure.InvalidClause{Clause: "CAPTURE", Reason: "needs a WAIT with exactly one matcher", Place: b.place(capture)})
		}
		b.mark(join(path, "capture"), capture)
		program := b.unquoted(capture.QUOTED().GetSymbol())
		result.Capture = &program
	}
	return result
}

func (b *builder) failJaq(path string, tree nspl.IFailJaqContext) []string {
	if tree == nil {
		return nil
	}
	return b.programs(path, "fail", tree.Programs())
}

// programs reads a list of jaq programs.
func (b *builder) programs(path, field string, tree nspl.IProgramsContext) []string {
	var all []string
	for i, program := range tree.AllQUOTED() {
		b.markToken(list(path, field, i), program)
		all = append(all, b.unquoted(program.GetSymbol()))
	}
	return all
}

func (b *builder) placement(tree nspl.ICreatePlacementContext) model.Model {
	result := &model.Placement{
		Name: b.folded("name", tree.FreshName()),
		From: b.nodeMembers("", "from", tree.NodeMembers().AllNodeMember()), To: b.nodeMembers("", "to", tree.NodeTargets().AllNodeMember()),
		Policy: b.placementPolicy("policy", tree.PlacementPolicy()),
	}
	if rank := tree.Count(); rank != nil {
		result.Rank = b.count("rank", rank)
	}
	return result
}

// nodeMembers reads the names of one side of a placement; a repeated name counts once.
func (b *builder) nodeMembers(path, field string, trees []nspl.INodeMemberContext) []string {
	seen := map[string]bool{}
	var all []string
	for _, member := range trees {
		name := b.folded(list(path, field, len(all)), member)
		if !seen[name] {
			all = append(all, name)
		}
		seen[name] = true
	}
	return all
}

func (b *builder) placementPolicy(path string, tree nspl.IPlacementPolicyContext) model.PlacementPolicy {
	b.mark(path, tree)
	switch {
	case tree.REQUIRE() != nil:
		return model.PlacementPolicyRequireColocation
	case tree.PREFER() != nil:
		return model.PlacementPolicyPreferColocation
	case tree.SUGGEST() != nil:
		return model.PlacementPolicySuggestSeparation
	}
	return model.PlacementPolicyNeutral
}

func (b *builder) hashMap(tree nspl.ICreateHashMapContext) model.Model {
	b.markToken("path", tree.QUOTED())
	return &model.HashMap{
		Name: b.folded("name", tree.FreshName()), KeyField: b.folded("key_field", tree.Field()),
		Resource: b.resource("resource", tree.ResourceBinding()), Path: b.unquoted(tree.QUOTED().GetSymbol()),
		Codec: b.folded("codec", tree.CodecRef()),
	}
}

func (b *builder) udf(tree nspl.ICreateUdfContext) model.Model {
	b.markToken("code", tree.QUOTED())
	result := &model.UDF{
		Name: b.ownName("name", "a UDF", tree.FreshName()), Returns: b.valueType("returns", tree.NervixType()),
		ReturnsOptional: b.flag("returns_optional", tree.OPTIONAL()), Volatile: b.flag("volatile", tree.VOLATILE()),
		Code: b.unquoted(tree.QUOTED().GetSymbol()),
	}
	if len(result.Code) > longestCode {
		b.fault(&failure.InvalidClause{
			Clause: "CODE", Reason: "has more than " + strconv.Itoa(longestCode) + " bytes", Place: placeOf(tree.QUOTED().GetSymbol()),
		})
	}
	seen := map[string]bool{}
	for i, argument := range tree.AllUdfArgument() {
		at := list("", "arguments", i)
		b.mark(at, argument)
		if i == mostArguments {
			b.fault(&failure.InvalidClause{
				Clause: "ARGS", Reason: "has more than " + strconv.Itoa(mostArguments) + " arguments", Place: b.place(argument),
			})
		}
		name := b.ownName(join(at, "name"), "an argument", argument.FreshName())
		b.distinct("ARGS", seen, name, argument.FreshName())
		result.Arguments = append(result.Arguments, model.UDFArgument{
			Name: name, Type: b.valueType(join(at, "type"), argument.NervixType()), Optional: b.flag(join(at, "optional"), argument.OPTIONAL()),
		})
	}
	return result
}

// ownName reads a name that must not look like one of the system's own.
func (b *builder) ownName(path, use string, tree nspl.IFreshNameContext) string {
	name := b.folded(path, tree)
	if strings.HasPrefix(name, internalPrefix) {
		b.fault(&failure.InvalidName{
			Name: clip(name), Use: use, Reason: "names that start with " + internalPrefix + " are reserved", Place: b.place(tree),
		})
	}
	return name
}
