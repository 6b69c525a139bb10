package contract

import (
	"slices"
	"strings"

	"nervix/controlplane/registry/typing"
	"nervix/generated/clause"
	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// VisitInferencer checks the tensors of a model run besides the common rules. Whether the model
// file has them is checked where the file is known.
func (r *resolver) VisitInferencer(m *model.Inferencer) Contract {
	r.external("file", "FILE", m.File)
	r.tensors(m)
	inference := &Inference{Model: m, Generated: &typing.Shape{Name: "the output tensors"}}
	return r.processor(
		&common{m.Detached, m.Inputs, m.Collect, m.Filter, m.Branching.Branch, m.States, routeForms(m.Routes)},
		func(f *frame) Operation {
			r.tensorInputs(m, f, inference)
			return inference
		},
		func(f *frame, relay *Relay) *site {
			around := *f
			around.generated = inference.Generated
			return &site{frame: around, node: "an inferencer", output: relay.Shape, set: clause.GeneratedSet, where: clause.GeneratedWhere}
		},
	)
}

// tensors checks the declarations: distinct names, at most one BATCH axis in a tensor, and all
// tensors batched or none (runtime semantics, 8.6).
func (r *resolver) tensors(m *model.Inferencer) {
	var first *model.Tensor
	check := func(path string, tensor *model.Tensor, seen map[string]bool) {
		if name := strings.ToLower(tensor.Name); name == "" {
			r.report.Add(path, &failure.InvalidTensor{Name: tensor.Name, Requirement: "needs a name"})
		} else if seen[name] {
			r.report.Add(path, &failure.DuplicateItem{Item: "tensor", Name: tensor.Name})
		} else {
			seen[name] = true
		}
		axes := batchAxes(tensor)
		switch {
		case slices.ContainsFunc(tensor.Dimensions, emptyAxis):
			r.report.Add(path, &failure.InvalidTensor{Name: tensor.Name, Requirement: "has an axis of length 0"})
		case axes > 1:
			r.report.Add(path, &failure.InvalidTensor{Name: tensor.Name, Requirement: "has more than one BATCH axis"})
		case first == nil:
			first = tensor
		case axes == 1 && batchAxes(first) == 0:
			r.report.Add(path, &failure.InvalidTensor{Name: tensor.Name, Requirement: "has a BATCH axis, but '" + first.Name + "' has none"})
		case axes == 0 && batchAxes(first) == 1:
			r.report.Add(path, &failure.InvalidTensor{Name: tensor.Name, Requirement: "has no BATCH axis, but '" + first.Name + "' has one"})
		}
	}
	if len(m.Tensors) == 0 {
		r.report.Add("tensors", &failure.MissingPart{Part: "input tensor"})
	}
	if len(m.Outputs) == 0 {
		r.report.Add("outputs", &failure.MissingPart{Part: "output tensor"})
	}
	inputs, outputs := map[string]bool{}, map[string]bool{}
	for i := range m.Tensors {
		check(at("", "tensors", i), &m.Tensors[i].Tensor, inputs)
	}
	for i := range m.Outputs {
		check(at("", "outputs", i), &m.Outputs[i], outputs)
	}
}

func emptyAxis(dimension model.TensorDimension) bool {
	return dimension.Kind == model.DimensionKindFixed && dimension.Length == 0
}

func batchAxes(tensor *model.Tensor) int {
	count := 0
	for _, dimension := range tensor.Dimensions {
		if dimension.Kind == model.DimensionKindBatch {
			count++
		}
	}
	return count
}

// tensorInputs types the input values and gives the generated row. What a model makes of sensitive
// values is sensitive.
func (r *resolver) tensorInputs(m *model.Inferencer, f *frame, inference *Inference) {
	env, sensitive := r.environment(clause.TensorInput, f), false
	for i := range m.Tensors {
		tensor := &m.Tensors[i].Tensor
		value := typing.Value(r.report, env, at("", "tensors", i)+".value", m.Tensors[i].Value, typing.Target{
			Field: typing.Field{Name: tensor.Name, Facts: typing.Facts{Type: tensorType(tensor), Sensitive: true}},
		})
		if value != nil {
			sensitive = sensitive || value.Facts().Sensitive
			inference.Values = append(inference.Values, value)
		}
	}
	for i := range m.Outputs {
		inference.Generated.Fields = append(inference.Generated.Fields, typing.Field{
			Name: strings.ToLower(m.Outputs[i].Name), Facts: typing.Facts{Type: tensorType(&m.Outputs[i]), Sensitive: sensitive},
		})
	}
}

// tensorType gives the type of one row of a tensor: F32 inside an ARRAY for every fixed axis and a
// VEC for every dynamic one; the BATCH axis runs over the rows.
func tensorType(tensor *model.Tensor) datatype.Type {
	element := typing.Scalar(datatype.KindF32)
	for i := len(tensor.Dimensions) - 1; i >= 0; i-- {
		inner := element
		switch dimension := tensor.Dimensions[i]; dimension.Kind {
		case model.DimensionKindFixed:
			element = datatype.Type{Kind: datatype.KindArray, Element: &inner, Length: dimension.Length}
		case model.DimensionKindDynamic:
			element = datatype.Type{Kind: datatype.KindVec, Element: &inner}
		case model.DimensionKindBatch:
		}
	}
	return element
}
