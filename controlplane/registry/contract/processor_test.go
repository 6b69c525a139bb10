package contract_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/registry/contract"
	"nervix/controlplane/registry/registrytest"
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/model"
)

const processors = `
CREATE SCHEMA s (a I64, f F32);
CREATE RELAY r SCHEMA s UNBRANCHED WITH MATERIALIZED STATE LAST BY TIMESTAMP;
CREATE RELAY q SCHEMA s UNBRANCHED;
CREATE REORDERER o FROM r COLLECT FOR 1s MAX BATCH SIZE 1B BY a MAX TIME 1m UNBRANCHED USING MATERIALIZED STATE r REQUIRED SKIP TO q INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE REINGESTOR i FROM r TO q INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE GENERATOR g USING MATERIALIZED STATE r EACH 1s UNBRANCHED TO q SET a = 1, f = relay_state.r.f FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE CORRELATOR c LEFT FROM r COLLECT FOR 1s RIGHT FROM q CORRELATE WHERE left.a = right.a MATCH EARLIEST MAX TIME 1s ON CORRELATION TIMEOUT DROP, DROP UNBRANCHED TO q SET a = left.a, f = right.f FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE INFERENCER n FROM r USING RESOURCE m FILE 'f' INPUTS { 'x' DENSE TENSOR<F32>[] = f } OUTPUT SCHEMA { 'y' DENSE TENSOR<F32>[] } UNBRANCHED TO q SET a = 1, f = y FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE WASM PROCESSOR w FROM r USING RESOURCE m FILE 'f' MAX FUEL 1 MAX MEMORY 1B UNBRANCHED TO q ON MESSAGE ERROR LOG ON GLOBAL ERROR LOG;
`

// Processors that no text gives are judged as well.
func TestProcessorsBeyondTheGrammar(t *testing.T) {
	graph := registrytest.Graph(t, processors)
	type change func(m model.Model)
	tests := map[string]struct {
		kind   model.Kind
		name   string
		change change
		code   failure.Code
		path   string
	}{
		"reorderer without order":  {model.KindReorderer, "o", func(m model.Model) { m.(*model.Reorderer).By = nil }, failure.CodeMissingPart, "by"},
		"collect":                  {model.KindReorderer, "o", func(m model.Model) { m.(*model.Reorderer).Collect.For.Nanoseconds = 0 }, failure.CodeOutOfRange, "collect.for"},
		"collected size":           {model.KindReorderer, "o", func(m model.Model) { m.(*model.Reorderer).Collect.MaxBatchSize.Bytes = 0 }, failure.CodeOutOfRange, "collect.max_batch_size"},
		"state without policy":     {model.KindReorderer, "o", func(m model.Model) { m.(*model.Reorderer).States[0].Policy = nil }, failure.CodeMisplacedClause, "states[0]"},
		"reorderer without route":  {model.KindReorderer, "o", func(m model.Model) { m.(*model.Reorderer).Routes = nil }, failure.CodeMissingPart, "routes"},
		"reingestor without input": {model.KindReingestor, "i", func(m model.Model) { m.(*model.Reingestor).Inputs = nil }, failure.CodeMissingPart, "inputs"},
		"reingestor without route": {model.KindReingestor, "i", func(m model.Model) { m.(*model.Reingestor).Routes = nil }, failure.CodeMissingPart, "routes"},
		"key without branch": {model.KindReingestor, "i", func(m model.Model) {
			m.(*model.Reingestor).Routes[0].Keys = []model.BranchAssignment{{Target: "a", Value: &model.IntegerLiteral{}}}
		}, failure.CodeMisplacedClause, "routes[0].keys[0]"},
		"generator without route":      {model.KindGenerator, "g", func(m model.Model) { m.(*model.Generator).Routes = nil }, failure.CodeMissingPart, "routes"},
		"generator interval":           {model.KindGenerator, "g", func(m model.Model) { m.(*model.Generator).Interval.Nanoseconds = 0 }, failure.CodeOutOfRange, "interval"},
		"correlator without left":      {model.KindCorrelator, "c", func(m model.Model) { m.(*model.Correlator).Left.Inputs = nil }, failure.CodeMissingPart, "left.inputs"},
		"correlator without condition": {model.KindCorrelator, "c", func(m model.Model) { m.(*model.Correlator).Where = nil }, failure.CodeMisplacedClause, "where"},
		"correlator without timeout":   {model.KindCorrelator, "c", func(m model.Model) { m.(*model.Correlator).Right.Timeout = nil }, failure.CodeMisplacedClause, "right.timeout"},
		"correlator without route":     {model.KindCorrelator, "c", func(m model.Model) { m.(*model.Correlator).Routes = nil }, failure.CodeMissingPart, "routes"},
		"correlator flush":             {model.KindCorrelator, "c", func(m model.Model) { m.(*model.Correlator).Routes[0].Flush = nil }, failure.CodeMisplacedClause, "routes[0].flush"},
		"collect of a side":            {model.KindCorrelator, "c", func(m model.Model) { m.(*model.Correlator).Left.Collect.For.Nanoseconds = 0 }, failure.CodeOutOfRange, "left.collect.for"},
		"inferencer without inputs":    {model.KindInferencer, "n", func(m model.Model) { m.(*model.Inferencer).Tensors = nil }, failure.CodeMissingPart, "tensors"},
		"inferencer without outputs":   {model.KindInferencer, "n", func(m model.Model) { m.(*model.Inferencer).Outputs = nil }, failure.CodeMissingPart, "outputs"},
		"tensor without name":          {model.KindInferencer, "n", func(m model.Model) { m.(*model.Inferencer).Outputs[0].Name = "" }, failure.CodeInvalidTensor, "outputs[0]"},
		"tensor with an empty axis": {model.KindInferencer, "n", func(m model.Model) {
			m.(*model.Inferencer).Outputs[0].Dimensions = []model.TensorDimension{{Kind: model.DimensionKindFixed}}
		}, failure.CodeInvalidTensor, "outputs[0]"},
		"guest fuel":   {model.KindWasmProcessor, "w", func(m model.Model) { m.(*model.WASMProcessor).MaxFuel = 0 }, failure.CodeOutOfRange, "max_fuel"},
		"guest memory": {model.KindWasmProcessor, "w", func(m model.Model) { m.(*model.WASMProcessor).MaxMemory = 0 }, failure.CodeOutOfRange, "max_memory"},
		"guest policy": {model.KindWasmProcessor, "w", func(m model.Model) { m.(*model.WASMProcessor).Routes[0].MessageError = nil }, failure.CodeMisplacedClause, "routes[0].message_error"},
		"guest file":   {model.KindWasmProcessor, "w", func(m model.Model) { m.(*model.WASMProcessor).File = "" }, failure.CodeOutOfRange, "file"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			m, ok := graph.Find(model.Key{Kind: test.kind, Name: test.name})
			require.True(t, ok)
			report := &violation.Report{Key: m.ModelKey()}
			require.NotNil(t, contract.Resolve(m, graph, report), report.Err())
			changed := model.CloneModel(m)
			test.change(changed)
			require.Nil(t, contract.Resolve(changed, graph, report))
			require.NotEmpty(t, report.Violations())
			require.Equal(t, test.code, report.Violations()[0].Failure.Code())
			require.Equal(t, test.path, report.Violations()[0].Failure.Where().Path)
		})
	}
}

// A contract tells engines what the model says.
func TestContracts(t *testing.T) {
	graph := registrytest.Graph(t, processors)
	resolve := func(kind model.Kind, name string) contract.Contract {
		m, ok := graph.Find(model.Key{Kind: kind, Name: name})
		require.True(t, ok)
		return contract.Resolve(m, graph, &violation.Report{})
	}
	reorderer := resolve(model.KindReorderer, "o").(*contract.Processor)
	require.Len(t, reorderer.Operation.(*contract.Reorderer).By, 1)
	require.Equal(t, "r", reorderer.States[0].Relay.Model.Name)
	require.NotNil(t, reorderer.Collect)
	generator := resolve(model.KindGenerator, "g").(*contract.Generator)
	require.Equal(t, int64(1e9), generator.Interval)
	require.Equal(t, "r", generator.State.Model.Name)
	correlator := resolve(model.KindCorrelator, "c").(*contract.Correlator)
	require.NotNil(t, correlator.Where)
	require.Nil(t, correlator.Left.Timeout)
	inference := resolve(model.KindInferencer, "n").(*contract.Processor).Operation.(*contract.Inference)
	require.Len(t, inference.Values, 1)
	require.Equal(t, "y", inference.Generated.Fields[0].Name)
	require.Nil(t, resolve(model.KindReingestor, "i").(*contract.Processor).Routes[0].Keys)
	require.Empty(t, resolve(model.KindWasmProcessor, "w").(*contract.Processor).Routes[0].Construction.Steps)
}
