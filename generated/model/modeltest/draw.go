// Code generated from spec/ by go generate. DO NOT EDIT.

package modeltest

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/datatype"
	"nervix/generated/datatype/datatypetest"
	"nervix/generated/model"
	"pgregory.net/rapid"
)

// Change draws values of any shape.
func Change() *rapid.Generator[*model.Change] {
	return rapid.Custom(func(t *rapid.T) *model.Change {
		return DrawChange(t, canonicaltest.Depth)
	})
}

// DrawChange draws a value that nests freely for depth levels.
func DrawChange(t *rapid.T, _ int) *model.Change {
	return &model.Change{
		Path:   canonicaltest.Text().Draw(t, "Path"),
		Aspect: canonicaltest.Text().Draw(t, "Aspect"),
		Level:  model.Level(rapid.Uint8Range(0, 2).Draw(t, "Level")),
		Purges: rapid.Bool().Draw(t, "Purges"),
	}
}

// Reference draws values of any shape.
func Reference() *rapid.Generator[*model.Reference] {
	return rapid.Custom(func(t *rapid.T) *model.Reference {
		return DrawReference(t, canonicaltest.Depth)
	})
}

// DrawReference draws a value that nests freely for depth levels.
func DrawReference(t *rapid.T, _ int) *model.Reference {
	return &model.Reference{
		Kind: model.Kind(rapid.Uint8Range(0, 25).Draw(t, "Kind")),
		Name: canonicaltest.Text().Draw(t, "Name"),
		Role: canonicaltest.Text().Draw(t, "Role"),
		Path: canonicaltest.Text().Draw(t, "Path"),
	}
}

// Schema draws values of any shape.
func Schema() *rapid.Generator[*model.Schema] {
	return rapid.Custom(func(t *rapid.T) *model.Schema {
		return DrawSchema(t, canonicaltest.Depth)
	})
}

// DrawSchema draws a value that nests freely for depth levels.
func DrawSchema(t *rapid.T, depth int) *model.Schema {
	return &model.Schema{
		Name: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Fields: canonicaltest.Distinct(canonicaltest.List(t, "Fields", 1, max(1, min(3, depth)), func() model.SchemaField {
			return *DrawSchemaField(t, depth-1)
		}), func(element model.SchemaField) string {
			return element.Name
		}),
	}
}

// SchemaField draws values of any shape.
func SchemaField() *rapid.Generator[*model.SchemaField] {
	return rapid.Custom(func(t *rapid.T) *model.SchemaField {
		return DrawSchemaField(t, canonicaltest.Depth)
	})
}

// DrawSchemaField draws a value that nests freely for depth levels.
func DrawSchemaField(t *rapid.T, depth int) *model.SchemaField {
	return &model.SchemaField{
		Name:      rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Type:      *datatypetest.DrawType(t, depth-1),
		Optional:  rapid.Bool().Draw(t, "Optional"),
		Sensitive: rapid.Bool().Draw(t, "Sensitive"),
	}
}

// WireJSONSchema draws values of any shape.
func WireJSONSchema() *rapid.Generator[*model.WireJSONSchema] {
	return rapid.Custom(func(t *rapid.T) *model.WireJSONSchema {
		return DrawWireJSONSchema(t, canonicaltest.Depth)
	})
}

// DrawWireJSONSchema draws a value that nests freely for depth levels.
func DrawWireJSONSchema(t *rapid.T, depth int) *model.WireJSONSchema {
	return &model.WireJSONSchema{
		Name: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Mode: model.WireMode(rapid.Uint8Range(0, 1).Draw(t, "Mode")),
		Fields: canonicaltest.Distinct(canonicaltest.List(t, "Fields", 1, max(1, min(3, depth)), func() model.WireJSONField {
			return *DrawWireJSONField(t, depth-1)
		}), func(element model.WireJSONField) string {
			return element.Name
		}),
	}
}

// WireJSONField draws values of any shape.
func WireJSONField() *rapid.Generator[*model.WireJSONField] {
	return rapid.Custom(func(t *rapid.T) *model.WireJSONField {
		return DrawWireJSONField(t, canonicaltest.Depth)
	})
}

// DrawWireJSONField draws a value that nests freely for depth levels.
func DrawWireJSONField(t *rapid.T, depth int) *model.WireJSONField {
	return &model.WireJSONField{
		Name:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Type:     model.JSONType(rapid.Uint8Range(0, 6).Draw(t, "Type")),
		Optional: rapid.Bool().Draw(t, "Optional"),
		External: canonicaltest.Pointer(t, "External", true, func() string {
			return rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "External")
		}),
	}
}

// WireCBORSchema draws values of any shape.
func WireCBORSchema() *rapid.Generator[*model.WireCBORSchema] {
	return rapid.Custom(func(t *rapid.T) *model.WireCBORSchema {
		return DrawWireCBORSchema(t, canonicaltest.Depth)
	})
}

// DrawWireCBORSchema draws a value that nests freely for depth levels.
func DrawWireCBORSchema(t *rapid.T, depth int) *model.WireCBORSchema {
	return &model.WireCBORSchema{
		Name: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Mode: model.WireMode(rapid.Uint8Range(0, 1).Draw(t, "Mode")),
		Fields: canonicaltest.Distinct(canonicaltest.List(t, "Fields", 1, max(1, min(3, depth)), func() model.WireJSONField {
			return *DrawWireJSONField(t, depth-1)
		}), func(element model.WireJSONField) string {
			return element.Name
		}),
	}
}

// WireAVROSchema draws values of any shape.
func WireAVROSchema() *rapid.Generator[*model.WireAVROSchema] {
	return rapid.Custom(func(t *rapid.T) *model.WireAVROSchema {
		return DrawWireAVROSchema(t, canonicaltest.Depth)
	})
}

// DrawWireAVROSchema draws a value that nests freely for depth levels.
func DrawWireAVROSchema(t *rapid.T, depth int) *model.WireAVROSchema {
	return &model.WireAVROSchema{
		Name: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Mode: model.WireMode(rapid.Uint8Range(0, 1).Draw(t, "Mode")),
		Fields: canonicaltest.Distinct(canonicaltest.List(t, "Fields", 1, max(1, min(3, depth)), func() model.WireAVROField {
			return *DrawWireAVROField(t, depth-1)
		}), func(element model.WireAVROField) string {
			return element.Name
		}),
	}
}

// WireAVROField draws values of any shape.
func WireAVROField() *rapid.Generator[*model.WireAVROField] {
	return rapid.Custom(func(t *rapid.T) *model.WireAVROField {
		return DrawWireAVROField(t, canonicaltest.Depth)
	})
}

// DrawWireAVROField draws a value that nests freely for depth levels.
func DrawWireAVROField(t *rapid.T, depth int) *model.WireAVROField {
	return &model.WireAVROField{
		Name:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Type:     model.AVROType(rapid.Uint8Range(0, 12).Draw(t, "Type")),
		Optional: rapid.Bool().Draw(t, "Optional"),
		External: canonicaltest.Pointer(t, "External", true, func() string {
			return rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "External")
		}),
	}
}

// Codec draws values of any shape.
func Codec() *rapid.Generator[*model.Codec] {
	return rapid.Custom(func(t *rapid.T) *model.Codec {
		return DrawCodec(t, canonicaltest.Depth)
	})
}

// DrawCodec draws a value that nests freely for depth levels.
func DrawCodec(t *rapid.T, depth int) *model.Codec {
	return &model.Codec{
		Name:   rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Wire:   DrawCodecWire(t, depth-1),
		Schema: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Schema"),
		Encodings: canonicaltest.List(t, "Encodings", 0, 3, func() string {
			return rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Encodings")
		}),
	}
}

// WireJSON draws values of any shape.
func WireJSON() *rapid.Generator[*model.WireJSON] {
	return rapid.Custom(func(t *rapid.T) *model.WireJSON {
		return DrawWireJSON(t, canonicaltest.Depth)
	})
}

// DrawWireJSON draws a value that nests freely for depth levels.
func DrawWireJSON(t *rapid.T, _ int) *model.WireJSON {
	return &model.WireJSON{
		Schema: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Schema"),
	}
}

// WireCBOR draws values of any shape.
func WireCBOR() *rapid.Generator[*model.WireCBOR] {
	return rapid.Custom(func(t *rapid.T) *model.WireCBOR {
		return DrawWireCBOR(t, canonicaltest.Depth)
	})
}

// DrawWireCBOR draws a value that nests freely for depth levels.
func DrawWireCBOR(t *rapid.T, _ int) *model.WireCBOR {
	return &model.WireCBOR{
		Schema: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Schema"),
	}
}

// WireAVRO draws values of any shape.
func WireAVRO() *rapid.Generator[*model.WireAVRO] {
	return rapid.Custom(func(t *rapid.T) *model.WireAVRO {
		return DrawWireAVRO(t, canonicaltest.Depth)
	})
}

// DrawWireAVRO draws a value that nests freely for depth levels.
func DrawWireAVRO(t *rapid.T, _ int) *model.WireAVRO {
	return &model.WireAVRO{
		Schema: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Schema"),
	}
}

// Transformation draws values of any shape.
func Transformation() *rapid.Generator[*model.Transformation] {
	return rapid.Custom(func(t *rapid.T) *model.Transformation {
		return DrawTransformation(t, canonicaltest.Depth)
	})
}

// DrawTransformation draws a value that nests freely for depth levels.
func DrawTransformation(t *rapid.T, depth int) *model.Transformation {
	return &model.Transformation{
		Ingestion: canonicaltest.Pointer(t, "Ingestion", true, func() string {
			return canonicaltest.Text().Draw(t, "Ingestion")
		}),
		Emitting: canonicaltest.Pointer(t, "Emitting", true, func() string {
			return canonicaltest.Text().Draw(t, "Emitting")
		}),
	}
}

// WireNative draws values of any shape.
func WireNative() *rapid.Generator[*model.WireNative] {
	return rapid.Custom(func(t *rapid.T) *model.WireNative {
		return DrawWireNative(t, canonicaltest.Depth)
	})
}

// DrawWireNative draws a value that nests freely for depth levels.
func DrawWireNative(t *rapid.T, depth int) *model.WireNative {
	return &model.WireNative{
		Format:         model.DocumentFormat(rapid.Uint8Range(0, 4).Draw(t, "Format")),
		Transformation: *DrawTransformation(t, depth-1),
	}
}

// WireProtobuf draws values of any shape.
func WireProtobuf() *rapid.Generator[*model.WireProtobuf] {
	return rapid.Custom(func(t *rapid.T) *model.WireProtobuf {
		return DrawWireProtobuf(t, canonicaltest.Depth)
	})
}

// DrawWireProtobuf draws a value that nests freely for depth levels.
func DrawWireProtobuf(t *rapid.T, depth int) *model.WireProtobuf {
	return &model.WireProtobuf{
		Resource: *DrawResourceBinding(t, depth-1),
		Config: canonicaltest.List(t, "Config", 0, max(0, min(3, depth)), func() model.ConfigEntry {
			return *DrawConfigEntry(t, depth-1)
		}),
		Message:        canonicaltest.Text().Draw(t, "Message"),
		Transformation: *DrawTransformation(t, depth-1),
	}
}

// WireSyslog gives the only value there is.
func WireSyslog() *rapid.Generator[*model.WireSyslog] {
	return rapid.Just(&model.WireSyslog{})
}

// DrawWireSyslog gives the only value there is.
func DrawWireSyslog(*rapid.T, int) *model.WireSyslog {
	return &model.WireSyslog{}
}

// ResourceBinding draws values of any shape.
func ResourceBinding() *rapid.Generator[*model.ResourceBinding] {
	return rapid.Custom(func(t *rapid.T) *model.ResourceBinding {
		return DrawResourceBinding(t, canonicaltest.Depth)
	})
}

// DrawResourceBinding draws a value that nests freely for depth levels.
func DrawResourceBinding(t *rapid.T, _ int) *model.ResourceBinding {
	return &model.ResourceBinding{
		Resource: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Resource"),
		Version:  rapid.Uint64().Draw(t, "Version"),
	}
}

// Client draws values of any shape.
func Client() *rapid.Generator[*model.Client] {
	return rapid.Custom(func(t *rapid.T) *model.Client {
		return DrawClient(t, canonicaltest.Depth)
	})
}

// DrawClient draws a value that nests freely for depth levels.
func DrawClient(t *rapid.T, depth int) *model.Client {
	v := &model.Client{
		Name: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Type: model.ClientType(rapid.Uint8Range(0, 20).Draw(t, "Type")),
		Mount: canonicaltest.Maybe(t, "Mount", depth > 0, func() *model.ResourceBinding {
			return DrawResourceBinding(t, depth-1)
		}),
		Config: canonicaltest.List(t, "Config", 0, max(0, min(3, depth)), func() model.ConfigEntry {
			return *DrawConfigEntry(t, depth-1)
		}),
	}
	switch v.Type {
	case model.ClientTypeWebsockets:
		v.Signaling = rapid.StringMatching("((?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message))?").Draw(t, "Signaling")
	}
	return v
}

// ConfigEntry draws values of any shape.
func ConfigEntry() *rapid.Generator[*model.ConfigEntry] {
	return rapid.Custom(func(t *rapid.T) *model.ConfigEntry {
		return DrawConfigEntry(t, canonicaltest.Depth)
	})
}

// DrawConfigEntry draws a value that nests freely for depth levels.
func DrawConfigEntry(t *rapid.T, _ int) *model.ConfigEntry {
	return &model.ConfigEntry{
		Key:   rapid.StringMatching("[a-z]{1,8}([.][a-z]{1,8})?").Draw(t, "Key"),
		Value: canonicaltest.Text().Draw(t, "Value"),
	}
}

// Vhost draws values of any shape.
func Vhost() *rapid.Generator[*model.Vhost] {
	return rapid.Custom(func(t *rapid.T) *model.Vhost {
		return DrawVhost(t, canonicaltest.Depth)
	})
}

// DrawVhost draws a value that nests freely for depth levels.
func DrawVhost(t *rapid.T, depth int) *model.Vhost {
	return &model.Vhost{
		Name: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Hosts: canonicaltest.List(t, "Hosts", 1, 3, func() string {
			return rapid.StringMatching("[a-z]{1,8}[.]example").Draw(t, "Hosts")
		}),
		TLS: canonicaltest.Maybe(t, "TLS", depth > 0, func() *model.TLSBinding {
			return DrawTLSBinding(t, depth-1)
		}),
	}
}

// TLSBinding draws values of any shape.
func TLSBinding() *rapid.Generator[*model.TLSBinding] {
	return rapid.Custom(func(t *rapid.T) *model.TLSBinding {
		return DrawTLSBinding(t, canonicaltest.Depth)
	})
}

// DrawTLSBinding draws a value that nests freely for depth levels.
func DrawTLSBinding(t *rapid.T, _ int) *model.TLSBinding {
	return &model.TLSBinding{
		Resource: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Resource"),
		Version:  rapid.Uint64().Draw(t, "Version"),
	}
}

// Endpoint draws values of any shape.
func Endpoint() *rapid.Generator[*model.Endpoint] {
	return rapid.Custom(func(t *rapid.T) *model.Endpoint {
		return DrawEndpoint(t, canonicaltest.Depth)
	})
}

// DrawEndpoint draws a value that nests freely for depth levels.
func DrawEndpoint(t *rapid.T, _ int) *model.Endpoint {
	v := &model.Endpoint{
		Name:  rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Vhost: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Vhost"),
		Path:  rapid.StringMatching("/[a-z]{0,8}").Draw(t, "Path"),
		Type:  model.EndpointType(rapid.Uint8Range(0, 1).Draw(t, "Type")),
	}
	switch v.Type {
	case model.EndpointTypeWebsockets:
		v.Signaling = rapid.StringMatching("((?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message))?").Draw(t, "Signaling")
	}
	return v
}

// SignalingProtocol draws values of any shape.
func SignalingProtocol() *rapid.Generator[*model.SignalingProtocol] {
	return rapid.Custom(func(t *rapid.T) *model.SignalingProtocol {
		return DrawSignalingProtocol(t, canonicaltest.Depth)
	})
}

// DrawSignalingProtocol draws a value that nests freely for depth levels.
func DrawSignalingProtocol(t *rapid.T, depth int) *model.SignalingProtocol {
	v := &model.SignalingProtocol{
		Name:   rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Frames: model.SignalingFormat(rapid.Uint8Range(0, 6).Draw(t, "Frames")),
		Fail: canonicaltest.List(t, "Fail", 0, 3, func() string {
			return canonicaltest.Text().Draw(t, "Fail")
		}),
		AcceptData: rapid.Bool().Draw(t, "AcceptData"),
		Steps: canonicaltest.List(t, "Steps", 1, max(1, min(3, depth)), func() model.SignalingStep {
			return DrawSignalingStep(t, depth-1)
		}),
		Timeout: *DrawDuration(t, depth-1),
	}
	switch v.Frames {
	case model.SignalingFormatProtobuf:
		v.Protobuf = DrawSignalingProtobuf(t, depth-1)
	}
	return v
}

// SignalingProtobuf draws values of any shape.
func SignalingProtobuf() *rapid.Generator[*model.SignalingProtobuf] {
	return rapid.Custom(func(t *rapid.T) *model.SignalingProtobuf {
		return DrawSignalingProtobuf(t, canonicaltest.Depth)
	})
}

// DrawSignalingProtobuf draws a value that nests freely for depth levels.
func DrawSignalingProtobuf(t *rapid.T, depth int) *model.SignalingProtobuf {
	return &model.SignalingProtobuf{
		Resource: *DrawResourceBinding(t, depth-1),
		Config: canonicaltest.List(t, "Config", 0, max(0, min(3, depth)), func() model.ConfigEntry {
			return *DrawConfigEntry(t, depth-1)
		}),
		SendMessage: canonicaltest.Text().Draw(t, "SendMessage"),
		WaitMessage: canonicaltest.Text().Draw(t, "WaitMessage"),
	}
}

// SignalingSend draws values of any shape.
func SignalingSend() *rapid.Generator[*model.SignalingSend] {
	return rapid.Custom(func(t *rapid.T) *model.SignalingSend {
		return DrawSignalingSend(t, canonicaltest.Depth)
	})
}

// DrawSignalingSend draws a value that nests freely for depth levels.
func DrawSignalingSend(t *rapid.T, depth int) *model.SignalingSend {
	return &model.SignalingSend{
		Programs: canonicaltest.List(t, "Programs", 1, 3, func() string {
			return canonicaltest.Text().Draw(t, "Programs")
		}),
	}
}

// SignalingWait draws values of any shape.
func SignalingWait() *rapid.Generator[*model.SignalingWait] {
	return rapid.Custom(func(t *rapid.T) *model.SignalingWait {
		return DrawSignalingWait(t, canonicaltest.Depth)
	})
}

// DrawSignalingWait draws a value that nests freely for depth levels.
func DrawSignalingWait(t *rapid.T, depth int) *model.SignalingWait {
	return &model.SignalingWait{
		Matchers: canonicaltest.List(t, "Matchers", 1, 3, func() string {
			return canonicaltest.Text().Draw(t, "Matchers")
		}),
		Fail: canonicaltest.List(t, "Fail", 0, 3, func() string {
			return canonicaltest.Text().Draw(t, "Fail")
		}),
		Capture: canonicaltest.Pointer(t, "Capture", true, func() string {
			return canonicaltest.Text().Draw(t, "Capture")
		}),
		AcceptData: rapid.Bool().Draw(t, "AcceptData"),
	}
}

// Branch draws values of any shape.
func Branch() *rapid.Generator[*model.Branch] {
	return rapid.Custom(func(t *rapid.T) *model.Branch {
		return DrawBranch(t, canonicaltest.Depth)
	})
}

// DrawBranch draws a value that nests freely for depth levels.
func DrawBranch(t *rapid.T, depth int) *model.Branch {
	return &model.Branch{
		Name:         rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Schema:       rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Schema"),
		TTL:          *DrawDuration(t, depth-1),
		MaxInstances: rapid.Uint64().Draw(t, "MaxInstances"),
	}
}

// Branching draws values of any shape.
func Branching() *rapid.Generator[*model.Branching] {
	return rapid.Custom(func(t *rapid.T) *model.Branching {
		return DrawBranching(t, canonicaltest.Depth)
	})
}

// DrawBranching draws a value that nests freely for depth levels.
func DrawBranching(t *rapid.T, _ int) *model.Branching {
	return &model.Branching{
		Branch: rapid.StringMatching("((?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message))?").Draw(t, "Branch"),
	}
}

// Relay draws values of any shape.
func Relay() *rapid.Generator[*model.Relay] {
	return rapid.Custom(func(t *rapid.T) *model.Relay {
		return DrawRelay(t, canonicaltest.Depth)
	})
}

// DrawRelay draws a value that nests freely for depth levels.
func DrawRelay(t *rapid.T, depth int) *model.Relay {
	return &model.Relay{
		Name:         rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Name"),
		Schema:       rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Schema"),
		Branching:    *DrawBranching(t, depth-1),
		Capacity:     rapid.Uint64Min(1).Draw(t, "Capacity"),
		Materialized: rapid.Bool().Draw(t, "Materialized"),
	}
}

// Placement draws values of any shape.
func Placement() *rapid.Generator[*model.Placement] {
	return rapid.Custom(func(t *rapid.T) *model.Placement {
		return DrawPlacement(t, canonicaltest.Depth)
	})
}

// DrawPlacement draws a value that nests freely for depth levels.
func DrawPlacement(t *rapid.T, depth int) *model.Placement {
	return &model.Placement{
		Name: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		From: canonicaltest.Distinct(canonicaltest.List(t, "From", 1, 3, func() string {
			return rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "From")
		}), func(element string) string {
			return element
		}),
		To: canonicaltest.Distinct(canonicaltest.List(t, "To", 1, 3, func() string {
			return rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "To")
		}), func(element string) string {
			return element
		}),
		Policy: model.PlacementPolicy(rapid.Uint8Range(0, 3).Draw(t, "Policy")),
		Rank:   rapid.Uint64().Draw(t, "Rank"),
	}
}

// HashMap draws values of any shape.
func HashMap() *rapid.Generator[*model.HashMap] {
	return rapid.Custom(func(t *rapid.T) *model.HashMap {
		return DrawHashMap(t, canonicaltest.Depth)
	})
}

// DrawHashMap draws a value that nests freely for depth levels.
func DrawHashMap(t *rapid.T, depth int) *model.HashMap {
	return &model.HashMap{
		Name:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		KeyField: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "KeyField"),
		Resource: *DrawResourceBinding(t, depth-1),
		Path:     canonicaltest.Text().Draw(t, "Path"),
		Codec:    rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Codec"),
	}
}

// UDF draws values of any shape.
func UDF() *rapid.Generator[*model.UDF] {
	return rapid.Custom(func(t *rapid.T) *model.UDF {
		return DrawUDF(t, canonicaltest.Depth)
	})
}

// DrawUDF draws a value that nests freely for depth levels.
func DrawUDF(t *rapid.T, depth int) *model.UDF {
	return &model.UDF{
		Name: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Arguments: canonicaltest.Distinct(canonicaltest.List(t, "Arguments", 1, max(1, min(3, depth)), func() model.UDFArgument {
			return *DrawUDFArgument(t, depth-1)
		}), func(element model.UDFArgument) string {
			return element.Name
		}),
		Returns:         *datatypetest.DrawType(t, depth-1),
		ReturnsOptional: rapid.Bool().Draw(t, "ReturnsOptional"),
		Volatile:        rapid.Bool().Draw(t, "Volatile"),
		Code:            canonicaltest.Text().Draw(t, "Code"),
	}
}

// UDFArgument draws values of any shape.
func UDFArgument() *rapid.Generator[*model.UDFArgument] {
	return rapid.Custom(func(t *rapid.T) *model.UDFArgument {
		return DrawUDFArgument(t, canonicaltest.Depth)
	})
}

// DrawUDFArgument draws a value that nests freely for depth levels.
func DrawUDFArgument(t *rapid.T, depth int) *model.UDFArgument {
	return &model.UDFArgument{
		Name:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Type:     *datatypetest.DrawType(t, depth-1),
		Optional: rapid.Bool().Draw(t, "Optional"),
	}
}

// IntegerLiteral draws values of any shape.
func IntegerLiteral() *rapid.Generator[*model.IntegerLiteral] {
	return rapid.Custom(func(t *rapid.T) *model.IntegerLiteral {
		return DrawIntegerLiteral(t, canonicaltest.Depth)
	})
}

// DrawIntegerLiteral draws a value that nests freely for depth levels.
func DrawIntegerLiteral(t *rapid.T, _ int) *model.IntegerLiteral {
	return &model.IntegerLiteral{
		Value: rapid.Int64Min(0).Draw(t, "Value"),
	}
}

// FloatLiteral draws values of any shape.
func FloatLiteral() *rapid.Generator[*model.FloatLiteral] {
	return rapid.Custom(func(t *rapid.T) *model.FloatLiteral {
		return DrawFloatLiteral(t, canonicaltest.Depth)
	})
}

// DrawFloatLiteral draws a value that nests freely for depth levels.
func DrawFloatLiteral(t *rapid.T, _ int) *model.FloatLiteral {
	return &model.FloatLiteral{
		Value: rapid.Float64Min(0.0).Draw(t, "Value"),
	}
}

// StringLiteral draws values of any shape.
func StringLiteral() *rapid.Generator[*model.StringLiteral] {
	return rapid.Custom(func(t *rapid.T) *model.StringLiteral {
		return DrawStringLiteral(t, canonicaltest.Depth)
	})
}

// DrawStringLiteral draws a value that nests freely for depth levels.
func DrawStringLiteral(t *rapid.T, _ int) *model.StringLiteral {
	return &model.StringLiteral{
		Value: canonicaltest.Text().Draw(t, "Value"),
	}
}

// BoolLiteral draws values of any shape.
func BoolLiteral() *rapid.Generator[*model.BoolLiteral] {
	return rapid.Custom(func(t *rapid.T) *model.BoolLiteral {
		return DrawBoolLiteral(t, canonicaltest.Depth)
	})
}

// DrawBoolLiteral draws a value that nests freely for depth levels.
func DrawBoolLiteral(t *rapid.T, _ int) *model.BoolLiteral {
	return &model.BoolLiteral{
		Value: rapid.Bool().Draw(t, "Value"),
	}
}

// NullLiteral gives the only value there is.
func NullLiteral() *rapid.Generator[*model.NullLiteral] {
	return rapid.Just(&model.NullLiteral{})
}

// DrawNullLiteral gives the only value there is.
func DrawNullLiteral(*rapid.T, int) *model.NullLiteral {
	return &model.NullLiteral{}
}

// FieldReference draws values of any shape.
func FieldReference() *rapid.Generator[*model.FieldReference] {
	return rapid.Custom(func(t *rapid.T) *model.FieldReference {
		return DrawFieldReference(t, canonicaltest.Depth)
	})
}

// DrawFieldReference draws a value that nests freely for depth levels.
func DrawFieldReference(t *rapid.T, _ int) *model.FieldReference {
	v := &model.FieldReference{
		Scope: model.Scope(rapid.Uint8Range(0, 10).Draw(t, "Scope")),
		Field: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|type|mode|max|input|error)").Draw(t, "Field"),
	}
	switch v.Scope {
	case model.ScopeRelayState:
		v.Relay = rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|type|mode|max|input|error)").Draw(t, "Relay")
	}
	return v
}

// Unary draws values of any shape.
func Unary() *rapid.Generator[*model.Unary] {
	return rapid.Custom(func(t *rapid.T) *model.Unary {
		return DrawUnary(t, canonicaltest.Depth)
	})
}

// DrawUnary draws a value that nests freely for depth levels.
func DrawUnary(t *rapid.T, depth int) *model.Unary {
	return &model.Unary{
		Operator: model.UnaryOperator(rapid.Uint8Range(0, 1).Draw(t, "Operator")),
		Operand:  DrawExpression(t, depth-1),
	}
}

// Binary draws values of any shape.
func Binary() *rapid.Generator[*model.Binary] {
	return rapid.Custom(func(t *rapid.T) *model.Binary {
		return DrawBinary(t, canonicaltest.Depth)
	})
}

// DrawBinary draws a value that nests freely for depth levels.
func DrawBinary(t *rapid.T, depth int) *model.Binary {
	return &model.Binary{
		Operator: model.BinaryOperator(rapid.Uint8Range(0, 12).Draw(t, "Operator")),
		Left:     DrawExpression(t, depth-1),
		Right:    DrawExpression(t, depth-1),
	}
}

// Cast draws values of any shape.
func Cast() *rapid.Generator[*model.Cast] {
	return rapid.Custom(func(t *rapid.T) *model.Cast {
		return DrawCast(t, canonicaltest.Depth)
	})
}

// DrawCast draws a value that nests freely for depth levels.
func DrawCast(t *rapid.T, depth int) *model.Cast {
	return &model.Cast{
		Operand: DrawExpression(t, depth-1),
		Target:  datatype.Kind(rapid.Uint8Range(0, 12).Draw(t, "Target")),
	}
}

// Call draws values of any shape.
func Call() *rapid.Generator[*model.Call] {
	return rapid.Custom(func(t *rapid.T) *model.Call {
		return DrawCall(t, canonicaltest.Depth)
	})
}

// DrawCall draws a value that nests freely for depth levels.
func DrawCall(t *rapid.T, depth int) *model.Call {
	return &model.Call{
		Function: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|type|mode|max|input|error)").Draw(t, "Function"),
		Arguments: canonicaltest.List(t, "Arguments", 0, max(0, min(3, depth)), func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
	}
}

// UDFCall draws values of any shape.
func UDFCall() *rapid.Generator[*model.UDFCall] {
	return rapid.Custom(func(t *rapid.T) *model.UDFCall {
		return DrawUDFCall(t, canonicaltest.Depth)
	})
}

// DrawUDFCall draws a value that nests freely for depth levels.
func DrawUDFCall(t *rapid.T, depth int) *model.UDFCall {
	return &model.UDFCall{
		Function: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|type|mode|max|input|error)").Draw(t, "Function"),
		Arguments: canonicaltest.List(t, "Arguments", 0, max(0, min(3, depth)), func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
	}
}

// ArrayLiteral draws values of any shape.
func ArrayLiteral() *rapid.Generator[*model.ArrayLiteral] {
	return rapid.Custom(func(t *rapid.T) *model.ArrayLiteral {
		return DrawArrayLiteral(t, canonicaltest.Depth)
	})
}

// DrawArrayLiteral draws a value that nests freely for depth levels.
func DrawArrayLiteral(t *rapid.T, depth int) *model.ArrayLiteral {
	return &model.ArrayLiteral{
		Items: canonicaltest.List(t, "Items", 1, max(1, min(3, depth)), func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
	}
}

// If draws values of any shape.
func If() *rapid.Generator[*model.If] {
	return rapid.Custom(func(t *rapid.T) *model.If {
		return DrawIf(t, canonicaltest.Depth)
	})
}

// DrawIf draws a value that nests freely for depth levels.
func DrawIf(t *rapid.T, depth int) *model.If {
	return &model.If{
		Condition: DrawExpression(t, depth-1),
		Then:      DrawExpression(t, depth-1),
		Else:      DrawExpression(t, depth-1),
	}
}

// CaseArm draws values of any shape.
func CaseArm() *rapid.Generator[*model.CaseArm] {
	return rapid.Custom(func(t *rapid.T) *model.CaseArm {
		return DrawCaseArm(t, canonicaltest.Depth)
	})
}

// DrawCaseArm draws a value that nests freely for depth levels.
func DrawCaseArm(t *rapid.T, depth int) *model.CaseArm {
	return &model.CaseArm{
		When: DrawExpression(t, depth-1),
		Then: DrawExpression(t, depth-1),
	}
}

// Case draws values of any shape.
func Case() *rapid.Generator[*model.Case] {
	return rapid.Custom(func(t *rapid.T) *model.Case {
		return DrawCase(t, canonicaltest.Depth)
	})
}

// DrawCase draws a value that nests freely for depth levels.
func DrawCase(t *rapid.T, depth int) *model.Case {
	return &model.Case{
		Operand: canonicaltest.Maybe(t, "Operand", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		Arms: canonicaltest.List(t, "Arms", 1, max(1, min(3, depth)), func() model.CaseArm {
			return *DrawCaseArm(t, depth-1)
		}),
		Else: canonicaltest.Maybe(t, "Else", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
	}
}

// Duration draws values of any shape.
func Duration() *rapid.Generator[*model.Duration] {
	return rapid.Custom(func(t *rapid.T) *model.Duration {
		return DrawDuration(t, canonicaltest.Depth)
	})
}

// DrawDuration draws a value that nests freely for depth levels.
func DrawDuration(t *rapid.T, _ int) *model.Duration {
	v := rapid.SampledFrom([]model.Duration{
		{
			Nanoseconds: 1000000,
			Text:        "1ms",
		},
		{
			Nanoseconds: 20000000000,
			Text:        "20s",
		},
		{
			Nanoseconds: 60000000000,
			Text:        "1m",
		},
		{
			Nanoseconds: 7200000000000,
			Text:        "2h",
		},
	}).Draw(t, "Duration")
	return &v
}

// ByteSize draws values of any shape.
func ByteSize() *rapid.Generator[*model.ByteSize] {
	return rapid.Custom(func(t *rapid.T) *model.ByteSize {
		return DrawByteSize(t, canonicaltest.Depth)
	})
}

// DrawByteSize draws a value that nests freely for depth levels.
func DrawByteSize(t *rapid.T, _ int) *model.ByteSize {
	v := rapid.SampledFrom([]model.ByteSize{
		{
			Bytes: 512,
			Text:  "512B",
		},
		{
			Bytes: 65536,
			Text:  "64KiB",
		},
		{
			Bytes: 1048576,
			Text:  "1MiB",
		},
	}).Draw(t, "ByteSize")
	return &v
}

// Input draws values of any shape.
func Input() *rapid.Generator[*model.Input] {
	return rapid.Custom(func(t *rapid.T) *model.Input {
		return DrawInput(t, canonicaltest.Depth)
	})
}

// DrawInput draws a value that nests freely for depth levels.
func DrawInput(t *rapid.T, depth int) *model.Input {
	return &model.Input{
		Relay: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
		Where: canonicaltest.Maybe(t, "Where", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
	}
}

// Collect draws values of any shape.
func Collect() *rapid.Generator[*model.Collect] {
	return rapid.Custom(func(t *rapid.T) *model.Collect {
		return DrawCollect(t, canonicaltest.Depth)
	})
}

// DrawCollect draws a value that nests freely for depth levels.
func DrawCollect(t *rapid.T, depth int) *model.Collect {
	return &model.Collect{
		For: *DrawDuration(t, depth-1),
		MaxBatchSize: canonicaltest.Maybe(t, "MaxBatchSize", depth > 0, func() *model.ByteSize {
			return DrawByteSize(t, depth-1)
		}),
	}
}

// RequiredSkip gives the only value there is.
func RequiredSkip() *rapid.Generator[*model.RequiredSkip] {
	return rapid.Just(&model.RequiredSkip{})
}

// DrawRequiredSkip gives the only value there is.
func DrawRequiredSkip(*rapid.T, int) *model.RequiredSkip {
	return &model.RequiredSkip{}
}

// RequiredWait gives the only value there is.
func RequiredWait() *rapid.Generator[*model.RequiredWait] {
	return rapid.Just(&model.RequiredWait{})
}

// DrawRequiredWait gives the only value there is.
func DrawRequiredWait(*rapid.T, int) *model.RequiredWait {
	return &model.RequiredWait{}
}

// DefaultState draws values of any shape.
func DefaultState() *rapid.Generator[*model.DefaultState] {
	return rapid.Custom(func(t *rapid.T) *model.DefaultState {
		return DrawDefaultState(t, canonicaltest.Depth)
	})
}

// DrawDefaultState draws a value that nests freely for depth levels.
func DrawDefaultState(t *rapid.T, depth int) *model.DefaultState {
	return &model.DefaultState{
		Set: canonicaltest.List(t, "Set", 1, max(1, min(3, depth)), func() model.DefaultAssignment {
			return *DrawDefaultAssignment(t, depth-1)
		}),
	}
}

// DefaultAssignment draws values of any shape.
func DefaultAssignment() *rapid.Generator[*model.DefaultAssignment] {
	return rapid.Custom(func(t *rapid.T) *model.DefaultAssignment {
		return DrawDefaultAssignment(t, canonicaltest.Depth)
	})
}

// DrawDefaultAssignment draws a value that nests freely for depth levels.
func DrawDefaultAssignment(t *rapid.T, depth int) *model.DefaultAssignment {
	return &model.DefaultAssignment{
		Field: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Field"),
		Value: DrawExpression(t, depth-1),
	}
}

// StateDependency draws values of any shape.
func StateDependency() *rapid.Generator[*model.StateDependency] {
	return rapid.Custom(func(t *rapid.T) *model.StateDependency {
		return DrawStateDependency(t, canonicaltest.Depth)
	})
}

// DrawStateDependency draws a value that nests freely for depth levels.
func DrawStateDependency(t *rapid.T, depth int) *model.StateDependency {
	return &model.StateDependency{
		Relay:  rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
		Policy: DrawStatePolicy(t, depth-1),
	}
}

// InheritItem draws values of any shape.
func InheritItem() *rapid.Generator[*model.InheritItem] {
	return rapid.Custom(func(t *rapid.T) *model.InheritItem {
		return DrawInheritItem(t, canonicaltest.Depth)
	})
}

// DrawInheritItem draws a value that nests freely for depth levels.
func DrawInheritItem(t *rapid.T, _ int) *model.InheritItem {
	return &model.InheritItem{
		Field:         rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|type|mode|max|input|error)").Draw(t, "Field"),
		LeakSensitive: rapid.Bool().Draw(t, "LeakSensitive"),
	}
}

// InheritAll draws values of any shape.
func InheritAll() *rapid.Generator[*model.InheritAll] {
	return rapid.Custom(func(t *rapid.T) *model.InheritAll {
		return DrawInheritAll(t, canonicaltest.Depth)
	})
}

// DrawInheritAll draws a value that nests freely for depth levels.
func DrawInheritAll(t *rapid.T, depth int) *model.InheritAll {
	return &model.InheritAll{
		Except: canonicaltest.Distinct(canonicaltest.List(t, "Except", 0, 3, func() string {
			return rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|type|mode|max|input|error)").Draw(t, "Except")
		}), func(element string) string {
			return element
		}),
	}
}

// InheritFields draws values of any shape.
func InheritFields() *rapid.Generator[*model.InheritFields] {
	return rapid.Custom(func(t *rapid.T) *model.InheritFields {
		return DrawInheritFields(t, canonicaltest.Depth)
	})
}

// DrawInheritFields draws a value that nests freely for depth levels.
func DrawInheritFields(t *rapid.T, depth int) *model.InheritFields {
	return &model.InheritFields{
		Items: canonicaltest.Distinct(canonicaltest.List(t, "Items", 1, max(1, min(3, depth)), func() model.InheritItem {
			return *DrawInheritItem(t, depth-1)
		}), func(element model.InheritItem) string {
			return element.Field
		}),
	}
}

// Assignment draws values of any shape.
func Assignment() *rapid.Generator[*model.Assignment] {
	return rapid.Custom(func(t *rapid.T) *model.Assignment {
		return DrawAssignment(t, canonicaltest.Depth)
	})
}

// DrawAssignment draws a value that nests freely for depth levels.
func DrawAssignment(t *rapid.T, depth int) *model.Assignment {
	return &model.Assignment{
		Scope:  rapid.SampledFrom([]model.Scope{model.ScopeBare, model.ScopeMessage, model.ScopeOutput, model.ScopeBranch}).Draw(t, "Scope"),
		Target: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|type|mode|max|input|error)").Draw(t, "Target"),
		Value:  DrawExpression(t, depth-1),
	}
}

// Construction draws values of any shape.
func Construction() *rapid.Generator[*model.Construction] {
	return rapid.Custom(func(t *rapid.T) *model.Construction {
		return DrawConstruction(t, canonicaltest.Depth)
	})
}

// DrawConstruction draws a value that nests freely for depth levels.
func DrawConstruction(t *rapid.T, depth int) *model.Construction {
	return &model.Construction{
		Inherit: canonicaltest.Maybe(t, "Inherit", depth > 0, func() model.Inherit {
			return DrawInherit(t, depth-1)
		}),
		Set: canonicaltest.List(t, "Set", 0, max(0, min(3, depth)), func() model.Assignment {
			return *DrawAssignment(t, depth-1)
		}),
		Where: canonicaltest.Maybe(t, "Where", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		Invoke: canonicaltest.List(t, "Invoke", 0, max(0, min(3, depth)), func() model.Invocation {
			return *DrawInvocation(t, depth-1)
		}),
	}
}

// Invocation draws values of any shape.
func Invocation() *rapid.Generator[*model.Invocation] {
	return rapid.Custom(func(t *rapid.T) *model.Invocation {
		return DrawInvocation(t, canonicaltest.Depth)
	})
}

// DrawInvocation draws a value that nests freely for depth levels.
func DrawInvocation(t *rapid.T, depth int) *model.Invocation {
	return &model.Invocation{
		Function: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|type|mode|max|input|error)").Draw(t, "Function"),
		Arguments: canonicaltest.List(t, "Arguments", 0, max(0, min(3, depth)), func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
	}
}

// FlushImmediate gives the only value there is.
func FlushImmediate() *rapid.Generator[*model.FlushImmediate] {
	return rapid.Just(&model.FlushImmediate{})
}

// DrawFlushImmediate gives the only value there is.
func DrawFlushImmediate(*rapid.T, int) *model.FlushImmediate {
	return &model.FlushImmediate{}
}

// FlushEach draws values of any shape.
func FlushEach() *rapid.Generator[*model.FlushEach] {
	return rapid.Custom(func(t *rapid.T) *model.FlushEach {
		return DrawFlushEach(t, canonicaltest.Depth)
	})
}

// DrawFlushEach draws a value that nests freely for depth levels.
func DrawFlushEach(t *rapid.T, depth int) *model.FlushEach {
	return &model.FlushEach{
		Interval:     *DrawDuration(t, depth-1),
		MaxBatchSize: *DrawByteSize(t, depth-1),
	}
}

// IgnoreError gives the only value there is.
func IgnoreError() *rapid.Generator[*model.IgnoreError] {
	return rapid.Just(&model.IgnoreError{})
}

// DrawIgnoreError gives the only value there is.
func DrawIgnoreError(*rapid.T, int) *model.IgnoreError {
	return &model.IgnoreError{}
}

// LogError gives the only value there is.
func LogError() *rapid.Generator[*model.LogError] {
	return rapid.Just(&model.LogError{})
}

// DrawLogError gives the only value there is.
func DrawLogError(*rapid.T, int) *model.LogError {
	return &model.LogError{}
}

// SendError draws values of any shape.
func SendError() *rapid.Generator[*model.SendError] {
	return rapid.Custom(func(t *rapid.T) *model.SendError {
		return DrawSendError(t, canonicaltest.Depth)
	})
}

// DrawSendError draws a value that nests freely for depth levels.
func DrawSendError(t *rapid.T, depth int) *model.SendError {
	return &model.SendError{
		Relay: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
		Set: canonicaltest.List(t, "Set", 1, max(1, min(3, depth)), func() model.Assignment {
			return func() model.Assignment {
				v := DrawAssignment(t, depth-1)
				v.Scope = model.ScopeBare
				return *v
			}()
		}),
	}
}

// Route draws values of any shape.
func Route() *rapid.Generator[*model.Route] {
	return rapid.Custom(func(t *rapid.T) *model.Route {
		return DrawRoute(t, canonicaltest.Depth)
	})
}

// DrawRoute draws a value that nests freely for depth levels.
func DrawRoute(t *rapid.T, depth int) *model.Route {
	return &model.Route{
		Relay:        rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
		Construction: *DrawConstruction(t, depth-1),
		Flush:        DrawFlush(t, depth-1),
		MessageError: DrawMessageError(t, depth-1),
	}
}

// SetRoute draws values of any shape.
func SetRoute() *rapid.Generator[*model.SetRoute] {
	return rapid.Custom(func(t *rapid.T) *model.SetRoute {
		return DrawSetRoute(t, canonicaltest.Depth)
	})
}

// DrawSetRoute draws a value that nests freely for depth levels.
func DrawSetRoute(t *rapid.T, depth int) *model.SetRoute {
	return &model.SetRoute{
		Relay: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
		Set: canonicaltest.List(t, "Set", 1, max(1, min(3, depth)), func() model.Assignment {
			return *DrawAssignment(t, depth-1)
		}),
		Where: canonicaltest.Maybe(t, "Where", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		Flush:        DrawFlush(t, depth-1),
		MessageError: DrawMessageError(t, depth-1),
	}
}

// Retry draws values of any shape.
func Retry() *rapid.Generator[*model.Retry] {
	return rapid.Custom(func(t *rapid.T) *model.Retry {
		return DrawRetry(t, canonicaltest.Depth)
	})
}

// DrawRetry draws a value that nests freely for depth levels.
func DrawRetry(t *rapid.T, depth int) *model.Retry {
	return &model.Retry{
		Backoff: *DrawDuration(t, depth-1),
		Max:     *DrawDuration(t, depth-1),
	}
}

// Key draws values of any shape.
func Key() *rapid.Generator[*model.Key] {
	return rapid.Custom(func(t *rapid.T) *model.Key {
		return DrawKey(t, canonicaltest.Depth)
	})
}

// DrawKey draws a value that nests freely for depth levels.
func DrawKey(t *rapid.T, _ int) *model.Key {
	return &model.Key{
		Kind: model.Kind(rapid.Uint8Range(0, 25).Draw(t, "Kind")),
		Name: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
	}
}

// Junction draws values of any shape.
func Junction() *rapid.Generator[*model.Junction] {
	return rapid.Custom(func(t *rapid.T) *model.Junction {
		return DrawJunction(t, canonicaltest.Depth)
	})
}

// DrawJunction draws a value that nests freely for depth levels.
func DrawJunction(t *rapid.T, depth int) *model.Junction {
	return &model.Junction{
		Name:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Detached: rapid.Bool().Draw(t, "Detached"),
		Inputs: canonicaltest.List(t, "Inputs", 1, max(1, min(3, depth)), func() model.Input {
			return *DrawInput(t, depth-1)
		}),
		Collect: canonicaltest.Maybe(t, "Collect", depth > 0, func() *model.Collect {
			return DrawCollect(t, depth-1)
		}),
		Filter: canonicaltest.Maybe(t, "Filter", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		Branching: *DrawBranching(t, depth-1),
		States: canonicaltest.List(t, "States", 0, max(0, min(3, depth)), func() model.StateDependency {
			return *DrawStateDependency(t, depth-1)
		}),
		Routes: canonicaltest.List(t, "Routes", 1, max(1, min(3, depth)), func() model.Route {
			return *DrawRoute(t, depth-1)
		}),
	}
}

// Deduplicator draws values of any shape.
func Deduplicator() *rapid.Generator[*model.Deduplicator] {
	return rapid.Custom(func(t *rapid.T) *model.Deduplicator {
		return DrawDeduplicator(t, canonicaltest.Depth)
	})
}

// DrawDeduplicator draws a value that nests freely for depth levels.
func DrawDeduplicator(t *rapid.T, depth int) *model.Deduplicator {
	return &model.Deduplicator{
		Name:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Detached: rapid.Bool().Draw(t, "Detached"),
		Inputs: canonicaltest.List(t, "Inputs", 1, max(1, min(3, depth)), func() model.Input {
			return *DrawInput(t, depth-1)
		}),
		Collect: canonicaltest.Maybe(t, "Collect", depth > 0, func() *model.Collect {
			return DrawCollect(t, depth-1)
		}),
		Filter: canonicaltest.Maybe(t, "Filter", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		Keys: canonicaltest.List(t, "Keys", 1, max(1, min(3, depth)), func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		MaxTime:   *DrawDuration(t, depth-1),
		Branching: *DrawBranching(t, depth-1),
		States: canonicaltest.List(t, "States", 0, max(0, min(3, depth)), func() model.StateDependency {
			return *DrawStateDependency(t, depth-1)
		}),
		Routes: canonicaltest.List(t, "Routes", 1, max(1, min(3, depth)), func() model.Route {
			return *DrawRoute(t, depth-1)
		}),
	}
}

// Reorderer draws values of any shape.
func Reorderer() *rapid.Generator[*model.Reorderer] {
	return rapid.Custom(func(t *rapid.T) *model.Reorderer {
		return DrawReorderer(t, canonicaltest.Depth)
	})
}

// DrawReorderer draws a value that nests freely for depth levels.
func DrawReorderer(t *rapid.T, depth int) *model.Reorderer {
	return &model.Reorderer{
		Name:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Detached: rapid.Bool().Draw(t, "Detached"),
		Inputs: canonicaltest.List(t, "Inputs", 1, max(1, min(3, depth)), func() model.Input {
			return *DrawInput(t, depth-1)
		}),
		Collect: canonicaltest.Maybe(t, "Collect", depth > 0, func() *model.Collect {
			return DrawCollect(t, depth-1)
		}),
		Filter: canonicaltest.Maybe(t, "Filter", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		By: canonicaltest.List(t, "By", 1, max(1, min(3, depth)), func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		MaxTime:   *DrawDuration(t, depth-1),
		Branching: *DrawBranching(t, depth-1),
		States: canonicaltest.List(t, "States", 0, max(0, min(3, depth)), func() model.StateDependency {
			return *DrawStateDependency(t, depth-1)
		}),
		Routes: canonicaltest.List(t, "Routes", 1, max(1, min(3, depth)), func() model.Route {
			return *DrawRoute(t, depth-1)
		}),
	}
}

// WindowBound draws values of any shape.
func WindowBound() *rapid.Generator[*model.WindowBound] {
	return rapid.Custom(func(t *rapid.T) *model.WindowBound {
		return DrawWindowBound(t, canonicaltest.Depth)
	})
}

// DrawWindowBound draws a value that nests freely for depth levels.
func DrawWindowBound(t *rapid.T, depth int) *model.WindowBound {
	return &model.WindowBound{
		Messages: rapid.Uint64().Draw(t, "Messages"),
		Duration: canonicaltest.Maybe(t, "Duration", depth > 0, func() *model.Duration {
			return DrawDuration(t, depth-1)
		}),
	}
}

// WindowRoute draws values of any shape.
func WindowRoute() *rapid.Generator[*model.WindowRoute] {
	return rapid.Custom(func(t *rapid.T) *model.WindowRoute {
		return DrawWindowRoute(t, canonicaltest.Depth)
	})
}

// DrawWindowRoute draws a value that nests freely for depth levels.
func DrawWindowRoute(t *rapid.T, depth int) *model.WindowRoute {
	return &model.WindowRoute{
		Relay: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
		Set: canonicaltest.List(t, "Set", 1, max(1, min(3, depth)), func() model.Assignment {
			return *DrawAssignment(t, depth-1)
		}),
		Where: canonicaltest.Maybe(t, "Where", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		MessageError: DrawMessageError(t, depth-1),
	}
}

// WindowProcessor draws values of any shape.
func WindowProcessor() *rapid.Generator[*model.WindowProcessor] {
	return rapid.Custom(func(t *rapid.T) *model.WindowProcessor {
		return DrawWindowProcessor(t, canonicaltest.Depth)
	})
}

// DrawWindowProcessor draws a value that nests freely for depth levels.
func DrawWindowProcessor(t *rapid.T, depth int) *model.WindowProcessor {
	return &model.WindowProcessor{
		Name:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Detached: rapid.Bool().Draw(t, "Detached"),
		Inputs: canonicaltest.List(t, "Inputs", 1, max(1, min(3, depth)), func() model.Input {
			return *DrawInput(t, depth-1)
		}),
		Collect: canonicaltest.Maybe(t, "Collect", depth > 0, func() *model.Collect {
			return DrawCollect(t, depth-1)
		}),
		Filter: canonicaltest.Maybe(t, "Filter", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		Width:     *DrawWindowBound(t, depth-1),
		Step:      *DrawWindowBound(t, depth-1),
		Branching: *DrawBranching(t, depth-1),
		States: canonicaltest.List(t, "States", 0, max(0, min(3, depth)), func() model.StateDependency {
			return *DrawStateDependency(t, depth-1)
		}),
		Routes: canonicaltest.List(t, "Routes", 1, max(1, min(3, depth)), func() model.WindowRoute {
			return *DrawWindowRoute(t, depth-1)
		}),
	}
}

// TimeoutDrop gives the only value there is.
func TimeoutDrop() *rapid.Generator[*model.TimeoutDrop] {
	return rapid.Just(&model.TimeoutDrop{})
}

// DrawTimeoutDrop gives the only value there is.
func DrawTimeoutDrop(*rapid.T, int) *model.TimeoutDrop {
	return &model.TimeoutDrop{}
}

// TimeoutSend draws values of any shape.
func TimeoutSend() *rapid.Generator[*model.TimeoutSend] {
	return rapid.Custom(func(t *rapid.T) *model.TimeoutSend {
		return DrawTimeoutSend(t, canonicaltest.Depth)
	})
}

// DrawTimeoutSend draws a value that nests freely for depth levels.
func DrawTimeoutSend(t *rapid.T, _ int) *model.TimeoutSend {
	return &model.TimeoutSend{
		Relay: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
	}
}

// CorrelatorSide draws values of any shape.
func CorrelatorSide() *rapid.Generator[*model.CorrelatorSide] {
	return rapid.Custom(func(t *rapid.T) *model.CorrelatorSide {
		return DrawCorrelatorSide(t, canonicaltest.Depth)
	})
}

// DrawCorrelatorSide draws a value that nests freely for depth levels.
func DrawCorrelatorSide(t *rapid.T, depth int) *model.CorrelatorSide {
	return &model.CorrelatorSide{
		Inputs: canonicaltest.List(t, "Inputs", 1, max(1, min(3, depth)), func() model.Input {
			return *DrawInput(t, depth-1)
		}),
		Collect: canonicaltest.Maybe(t, "Collect", depth > 0, func() *model.Collect {
			return DrawCollect(t, depth-1)
		}),
		Timeout: DrawTimeoutAction(t, depth-1),
	}
}

// Correlator draws values of any shape.
func Correlator() *rapid.Generator[*model.Correlator] {
	return rapid.Custom(func(t *rapid.T) *model.Correlator {
		return DrawCorrelator(t, canonicaltest.Depth)
	})
}

// DrawCorrelator draws a value that nests freely for depth levels.
func DrawCorrelator(t *rapid.T, depth int) *model.Correlator {
	return &model.Correlator{
		Name:      rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Detached:  rapid.Bool().Draw(t, "Detached"),
		Left:      *DrawCorrelatorSide(t, depth-1),
		Right:     *DrawCorrelatorSide(t, depth-1),
		Where:     DrawExpression(t, depth-1),
		Match:     model.MatchOrder(rapid.Uint8Range(0, 1).Draw(t, "Match")),
		MaxTime:   *DrawDuration(t, depth-1),
		Branching: *DrawBranching(t, depth-1),
		States: canonicaltest.List(t, "States", 0, max(0, min(3, depth)), func() model.StateDependency {
			return *DrawStateDependency(t, depth-1)
		}),
		Routes: canonicaltest.List(t, "Routes", 1, max(1, min(3, depth)), func() model.SetRoute {
			return *DrawSetRoute(t, depth-1)
		}),
	}
}

// TensorDimension draws values of any shape.
func TensorDimension() *rapid.Generator[*model.TensorDimension] {
	return rapid.Custom(func(t *rapid.T) *model.TensorDimension {
		return DrawTensorDimension(t, canonicaltest.Depth)
	})
}

// DrawTensorDimension draws a value that nests freely for depth levels.
func DrawTensorDimension(t *rapid.T, _ int) *model.TensorDimension {
	v := &model.TensorDimension{
		Kind: model.DimensionKind(rapid.Uint8Range(0, 2).Draw(t, "Kind")),
	}
	switch v.Kind {
	case model.DimensionKindFixed:
		v.Length = rapid.Uint32Min(1).Draw(t, "Length")
	}
	return v
}

// Tensor draws values of any shape.
func Tensor() *rapid.Generator[*model.Tensor] {
	return rapid.Custom(func(t *rapid.T) *model.Tensor {
		return DrawTensor(t, canonicaltest.Depth)
	})
}

// DrawTensor draws a value that nests freely for depth levels.
func DrawTensor(t *rapid.T, depth int) *model.Tensor {
	return &model.Tensor{
		Name: canonicaltest.Text().Draw(t, "Name"),
		Dimensions: canonicaltest.List(t, "Dimensions", 0, max(0, min(3, depth)), func() model.TensorDimension {
			return *DrawTensorDimension(t, depth-1)
		}),
	}
}

// TensorInput draws values of any shape.
func TensorInput() *rapid.Generator[*model.TensorInput] {
	return rapid.Custom(func(t *rapid.T) *model.TensorInput {
		return DrawTensorInput(t, canonicaltest.Depth)
	})
}

// DrawTensorInput draws a value that nests freely for depth levels.
func DrawTensorInput(t *rapid.T, depth int) *model.TensorInput {
	return &model.TensorInput{
		Tensor: *DrawTensor(t, depth-1),
		Value:  DrawExpression(t, depth-1),
	}
}

// Inferencer draws values of any shape.
func Inferencer() *rapid.Generator[*model.Inferencer] {
	return rapid.Custom(func(t *rapid.T) *model.Inferencer {
		return DrawInferencer(t, canonicaltest.Depth)
	})
}

// DrawInferencer draws a value that nests freely for depth levels.
func DrawInferencer(t *rapid.T, depth int) *model.Inferencer {
	return &model.Inferencer{
		Name:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Detached: rapid.Bool().Draw(t, "Detached"),
		Inputs: canonicaltest.List(t, "Inputs", 1, max(1, min(3, depth)), func() model.Input {
			return *DrawInput(t, depth-1)
		}),
		Collect: canonicaltest.Maybe(t, "Collect", depth > 0, func() *model.Collect {
			return DrawCollect(t, depth-1)
		}),
		Filter: canonicaltest.Maybe(t, "Filter", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		Resource: *DrawResourceBinding(t, depth-1),
		File:     canonicaltest.Text().Draw(t, "File"),
		Tensors: canonicaltest.List(t, "Tensors", 1, max(1, min(3, depth)), func() model.TensorInput {
			return *DrawTensorInput(t, depth-1)
		}),
		Outputs: canonicaltest.List(t, "Outputs", 1, max(1, min(3, depth)), func() model.Tensor {
			return *DrawTensor(t, depth-1)
		}),
		Branching: *DrawBranching(t, depth-1),
		States: canonicaltest.List(t, "States", 0, max(0, min(3, depth)), func() model.StateDependency {
			return *DrawStateDependency(t, depth-1)
		}),
		Routes: canonicaltest.List(t, "Routes", 1, max(1, min(3, depth)), func() model.Route {
			return *DrawRoute(t, depth-1)
		}),
	}
}

// GuestRoute draws values of any shape.
func GuestRoute() *rapid.Generator[*model.GuestRoute] {
	return rapid.Custom(func(t *rapid.T) *model.GuestRoute {
		return DrawGuestRoute(t, canonicaltest.Depth)
	})
}

// DrawGuestRoute draws a value that nests freely for depth levels.
func DrawGuestRoute(t *rapid.T, depth int) *model.GuestRoute {
	return &model.GuestRoute{
		Relay: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
		Set: canonicaltest.List(t, "Set", 0, max(0, min(3, depth)), func() model.Assignment {
			return *DrawAssignment(t, depth-1)
		}),
		Where: canonicaltest.Maybe(t, "Where", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		MessageError: DrawMessageError(t, depth-1),
	}
}

// WASMProcessor draws values of any shape.
func WASMProcessor() *rapid.Generator[*model.WASMProcessor] {
	return rapid.Custom(func(t *rapid.T) *model.WASMProcessor {
		return DrawWASMProcessor(t, canonicaltest.Depth)
	})
}

// DrawWASMProcessor draws a value that nests freely for depth levels.
func DrawWASMProcessor(t *rapid.T, depth int) *model.WASMProcessor {
	return &model.WASMProcessor{
		Name:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Detached: rapid.Bool().Draw(t, "Detached"),
		Inputs: canonicaltest.List(t, "Inputs", 1, max(1, min(3, depth)), func() model.Input {
			return *DrawInput(t, depth-1)
		}),
		Collect: canonicaltest.Maybe(t, "Collect", depth > 0, func() *model.Collect {
			return DrawCollect(t, depth-1)
		}),
		Filter: canonicaltest.Maybe(t, "Filter", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		Resource:  *DrawResourceBinding(t, depth-1),
		File:      canonicaltest.Text().Draw(t, "File"),
		MaxFuel:   rapid.Uint64Min(1).Draw(t, "MaxFuel"),
		MaxMemory: rapid.Uint64Min(1).Draw(t, "MaxMemory"),
		Branching: *DrawBranching(t, depth-1),
		States: canonicaltest.List(t, "States", 0, max(0, min(3, depth)), func() model.StateDependency {
			return *DrawStateDependency(t, depth-1)
		}),
		Routes: canonicaltest.List(t, "Routes", 1, max(1, min(3, depth)), func() model.GuestRoute {
			return *DrawGuestRoute(t, depth-1)
		}),
		ResetRejected: rapid.Bool().Draw(t, "ResetRejected"),
		GlobalError:   model.ErrorAction(rapid.Uint8Range(0, 1).Draw(t, "GlobalError")),
	}
}

// SinkNoAck draws values of any shape.
func SinkNoAck() *rapid.Generator[*model.SinkNoAck] {
	return rapid.Custom(func(t *rapid.T) *model.SinkNoAck {
		return DrawSinkNoAck(t, canonicaltest.Depth)
	})
}

// DrawSinkNoAck draws a value that nests freely for depth levels.
func DrawSinkNoAck(t *rapid.T, depth int) *model.SinkNoAck {
	return &model.SinkNoAck{
		Retry: *DrawRetry(t, depth-1),
	}
}

// SinkAckSequential draws values of any shape.
func SinkAckSequential() *rapid.Generator[*model.SinkAckSequential] {
	return rapid.Custom(func(t *rapid.T) *model.SinkAckSequential {
		return DrawSinkAckSequential(t, canonicaltest.Depth)
	})
}

// DrawSinkAckSequential draws a value that nests freely for depth levels.
func DrawSinkAckSequential(t *rapid.T, depth int) *model.SinkAckSequential {
	return &model.SinkAckSequential{
		Timeout: *DrawDuration(t, depth-1),
		Retry:   *DrawRetry(t, depth-1),
	}
}

// SinkAckParallel draws values of any shape.
func SinkAckParallel() *rapid.Generator[*model.SinkAckParallel] {
	return rapid.Custom(func(t *rapid.T) *model.SinkAckParallel {
		return DrawSinkAckParallel(t, canonicaltest.Depth)
	})
}

// DrawSinkAckParallel draws a value that nests freely for depth levels.
func DrawSinkAckParallel(t *rapid.T, depth int) *model.SinkAckParallel {
	return &model.SinkAckParallel{
		Max:     rapid.Uint64Min(1).Draw(t, "Max"),
		Timeout: *DrawDuration(t, depth-1),
		Retry:   *DrawRetry(t, depth-1),
	}
}

// KafkaSink draws values of any shape.
func KafkaSink() *rapid.Generator[*model.KafkaSink] {
	return rapid.Custom(func(t *rapid.T) *model.KafkaSink {
		return DrawKafkaSink(t, canonicaltest.Depth)
	})
}

// DrawKafkaSink draws a value that nests freely for depth levels.
func DrawKafkaSink(t *rapid.T, depth int) *model.KafkaSink {
	return &model.KafkaSink{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Topic:  rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Topic"),
		Mode:   DrawSinkMode(t, depth-1),
	}
}

// NatsSink draws values of any shape.
func NatsSink() *rapid.Generator[*model.NatsSink] {
	return rapid.Custom(func(t *rapid.T) *model.NatsSink {
		return DrawNatsSink(t, canonicaltest.Depth)
	})
}

// DrawNatsSink draws a value that nests freely for depth levels.
func DrawNatsSink(t *rapid.T, depth int) *model.NatsSink {
	return &model.NatsSink{
		Client:  rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Subject: rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Subject"),
		Mode:    DrawSinkMode(t, depth-1),
	}
}

// PulsarSink draws values of any shape.
func PulsarSink() *rapid.Generator[*model.PulsarSink] {
	return rapid.Custom(func(t *rapid.T) *model.PulsarSink {
		return DrawPulsarSink(t, canonicaltest.Depth)
	})
}

// DrawPulsarSink draws a value that nests freely for depth levels.
func DrawPulsarSink(t *rapid.T, depth int) *model.PulsarSink {
	return &model.PulsarSink{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Topic:  rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Topic"),
		Mode:   DrawSinkMode(t, depth-1),
	}
}

// RabbitMQSink draws values of any shape.
func RabbitMQSink() *rapid.Generator[*model.RabbitMQSink] {
	return rapid.Custom(func(t *rapid.T) *model.RabbitMQSink {
		return DrawRabbitMQSink(t, canonicaltest.Depth)
	})
}

// DrawRabbitMQSink draws a value that nests freely for depth levels.
func DrawRabbitMQSink(t *rapid.T, depth int) *model.RabbitMQSink {
	return &model.RabbitMQSink{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Queue:  rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Queue"),
		Mode:   DrawSinkMode(t, depth-1),
	}
}

// RedisSink draws values of any shape.
func RedisSink() *rapid.Generator[*model.RedisSink] {
	return rapid.Custom(func(t *rapid.T) *model.RedisSink {
		return DrawRedisSink(t, canonicaltest.Depth)
	})
}

// DrawRedisSink draws a value that nests freely for depth levels.
func DrawRedisSink(t *rapid.T, depth int) *model.RedisSink {
	return &model.RedisSink{
		Client:  rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Channel: rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Channel"),
		Mode:    *DrawSinkNoAck(t, depth-1),
	}
}

// MQTTSink draws values of any shape.
func MQTTSink() *rapid.Generator[*model.MQTTSink] {
	return rapid.Custom(func(t *rapid.T) *model.MQTTSink {
		return DrawMQTTSink(t, canonicaltest.Depth)
	})
}

// DrawMQTTSink draws a value that nests freely for depth levels.
func DrawMQTTSink(t *rapid.T, depth int) *model.MQTTSink {
	return &model.MQTTSink{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Topic:  rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Topic"),
		QoS:    rapid.Uint8Range(0, 2).Draw(t, "QoS"),
		Mode:   DrawSinkMode(t, depth-1),
	}
}

// ZeroMQSink draws values of any shape.
func ZeroMQSink() *rapid.Generator[*model.ZeroMQSink] {
	return rapid.Custom(func(t *rapid.T) *model.ZeroMQSink {
		return DrawZeroMQSink(t, canonicaltest.Depth)
	})
}

// DrawZeroMQSink draws a value that nests freely for depth levels.
func DrawZeroMQSink(t *rapid.T, depth int) *model.ZeroMQSink {
	return &model.ZeroMQSink{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Mode:   *DrawSinkNoAck(t, depth-1),
	}
}

// FIFOGroupBranch gives the only value there is.
func FIFOGroupBranch() *rapid.Generator[*model.FIFOGroupBranch] {
	return rapid.Just(&model.FIFOGroupBranch{})
}

// DrawFIFOGroupBranch gives the only value there is.
func DrawFIFOGroupBranch(*rapid.T, int) *model.FIFOGroupBranch {
	return &model.FIFOGroupBranch{}
}

// FIFOGroupValue draws values of any shape.
func FIFOGroupValue() *rapid.Generator[*model.FIFOGroupValue] {
	return rapid.Custom(func(t *rapid.T) *model.FIFOGroupValue {
		return DrawFIFOGroupValue(t, canonicaltest.Depth)
	})
}

// DrawFIFOGroupValue draws a value that nests freely for depth levels.
func DrawFIFOGroupValue(t *rapid.T, depth int) *model.FIFOGroupValue {
	return &model.FIFOGroupValue{
		Value: DrawExpression(t, depth-1),
	}
}

// SQSSink draws values of any shape.
func SQSSink() *rapid.Generator[*model.SQSSink] {
	return rapid.Custom(func(t *rapid.T) *model.SQSSink {
		return DrawSQSSink(t, canonicaltest.Depth)
	})
}

// DrawSQSSink draws a value that nests freely for depth levels.
func DrawSQSSink(t *rapid.T, depth int) *model.SQSSink {
	return &model.SQSSink{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Queue:  rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Queue"),
		Group: canonicaltest.Maybe(t, "Group", depth > 0, func() model.FIFOGroup {
			return DrawFIFOGroup(t, depth-1)
		}),
		Batch: rapid.Bool().Draw(t, "Batch"),
		Retry: *DrawRetry(t, depth-1),
	}
}

// SentrySink draws values of any shape.
func SentrySink() *rapid.Generator[*model.SentrySink] {
	return rapid.Custom(func(t *rapid.T) *model.SentrySink {
		return DrawSentrySink(t, canonicaltest.Depth)
	})
}

// DrawSentrySink draws a value that nests freely for depth levels.
func DrawSentrySink(t *rapid.T, depth int) *model.SentrySink {
	return &model.SentrySink{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Retry:  *DrawRetry(t, depth-1),
	}
}

// SyslogSink draws values of any shape.
func SyslogSink() *rapid.Generator[*model.SyslogSink] {
	return rapid.Custom(func(t *rapid.T) *model.SyslogSink {
		return DrawSyslogSink(t, canonicaltest.Depth)
	})
}

// DrawSyslogSink draws a value that nests freely for depth levels.
func DrawSyslogSink(t *rapid.T, depth int) *model.SyslogSink {
	return &model.SyslogSink{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Mode:   *DrawSinkNoAck(t, depth-1),
	}
}

// ColumnValue draws values of any shape.
func ColumnValue() *rapid.Generator[*model.ColumnValue] {
	return rapid.Custom(func(t *rapid.T) *model.ColumnValue {
		return DrawColumnValue(t, canonicaltest.Depth)
	})
}

// DrawColumnValue draws a value that nests freely for depth levels.
func DrawColumnValue(t *rapid.T, depth int) *model.ColumnValue {
	return &model.ColumnValue{
		Column: canonicaltest.Text().Draw(t, "Column"),
		Value:  DrawExpression(t, depth-1),
	}
}

// Conflict draws values of any shape.
func Conflict() *rapid.Generator[*model.Conflict] {
	return rapid.Custom(func(t *rapid.T) *model.Conflict {
		return DrawConflict(t, canonicaltest.Depth)
	})
}

// DrawConflict draws a value that nests freely for depth levels.
func DrawConflict(t *rapid.T, depth int) *model.Conflict {
	return &model.Conflict{
		Columns: canonicaltest.List(t, "Columns", 0, 3, func() string {
			return canonicaltest.Text().Draw(t, "Columns")
		}),
		Update: rapid.Bool().Draw(t, "Update"),
	}
}

// ClickhouseSink draws values of any shape.
func ClickhouseSink() *rapid.Generator[*model.ClickhouseSink] {
	return rapid.Custom(func(t *rapid.T) *model.ClickhouseSink {
		return DrawClickhouseSink(t, canonicaltest.Depth)
	})
}

// DrawClickhouseSink draws a value that nests freely for depth levels.
func DrawClickhouseSink(t *rapid.T, depth int) *model.ClickhouseSink {
	return &model.ClickhouseSink{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Table:  rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Table"),
		Values: canonicaltest.List(t, "Values", 1, max(1, min(3, depth)), func() model.ColumnValue {
			return *DrawColumnValue(t, depth-1)
		}),
		MaxBatch: rapid.Uint64Min(1).Draw(t, "MaxBatch"),
		Retry:    *DrawRetry(t, depth-1),
	}
}

// PostgresSink draws values of any shape.
func PostgresSink() *rapid.Generator[*model.PostgresSink] {
	return rapid.Custom(func(t *rapid.T) *model.PostgresSink {
		return DrawPostgresSink(t, canonicaltest.Depth)
	})
}

// DrawPostgresSink draws a value that nests freely for depth levels.
func DrawPostgresSink(t *rapid.T, depth int) *model.PostgresSink {
	return &model.PostgresSink{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Table:  rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Table"),
		Values: canonicaltest.List(t, "Values", 1, max(1, min(3, depth)), func() model.ColumnValue {
			return *DrawColumnValue(t, depth-1)
		}),
		Conflict: canonicaltest.Maybe(t, "Conflict", depth > 0, func() *model.Conflict {
			return DrawConflict(t, depth-1)
		}),
		MaxBatch: rapid.Uint64Min(1).Draw(t, "MaxBatch"),
		Retry:    *DrawRetry(t, depth-1),
	}
}

// MySQLSink draws values of any shape.
func MySQLSink() *rapid.Generator[*model.MySQLSink] {
	return rapid.Custom(func(t *rapid.T) *model.MySQLSink {
		return DrawMySQLSink(t, canonicaltest.Depth)
	})
}

// DrawMySQLSink draws a value that nests freely for depth levels.
func DrawMySQLSink(t *rapid.T, depth int) *model.MySQLSink {
	return &model.MySQLSink{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Table:  rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Table"),
		Values: canonicaltest.List(t, "Values", 1, max(1, min(3, depth)), func() model.ColumnValue {
			return *DrawColumnValue(t, depth-1)
		}),
		Conflict: canonicaltest.Maybe(t, "Conflict", depth > 0, func() *model.Conflict {
			return DrawConflict(t, depth-1)
		}),
		MaxBatch: rapid.Uint64Min(1).Draw(t, "MaxBatch"),
		Retry:    *DrawRetry(t, depth-1),
	}
}

// MongoDBSink draws values of any shape.
func MongoDBSink() *rapid.Generator[*model.MongoDBSink] {
	return rapid.Custom(func(t *rapid.T) *model.MongoDBSink {
		return DrawMongoDBSink(t, canonicaltest.Depth)
	})
}

// DrawMongoDBSink draws a value that nests freely for depth levels.
func DrawMongoDBSink(t *rapid.T, depth int) *model.MongoDBSink {
	return &model.MongoDBSink{
		Client:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Collection: rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Collection"),
		Values: canonicaltest.List(t, "Values", 1, max(1, min(3, depth)), func() model.ColumnValue {
			return *DrawColumnValue(t, depth-1)
		}),
		Conflict: canonicaltest.Maybe(t, "Conflict", depth > 0, func() *model.Conflict {
			return DrawConflict(t, depth-1)
		}),
		MaxBatch: rapid.Uint64Min(1).Draw(t, "MaxBatch"),
		Retry:    *DrawRetry(t, depth-1),
	}
}

// CommitPolicy draws values of any shape.
func CommitPolicy() *rapid.Generator[*model.CommitPolicy] {
	return rapid.Custom(func(t *rapid.T) *model.CommitPolicy {
		return DrawCommitPolicy(t, canonicaltest.Depth)
	})
}

// DrawCommitPolicy draws a value that nests freely for depth levels.
func DrawCommitPolicy(t *rapid.T, depth int) *model.CommitPolicy {
	return &model.CommitPolicy{
		Interval: *DrawDuration(t, depth-1),
		MaxSize:  *DrawByteSize(t, depth-1),
	}
}

// IcebergSink draws values of any shape.
func IcebergSink() *rapid.Generator[*model.IcebergSink] {
	return rapid.Custom(func(t *rapid.T) *model.IcebergSink {
		return DrawIcebergSink(t, canonicaltest.Depth)
	})
}

// DrawIcebergSink draws a value that nests freely for depth levels.
func DrawIcebergSink(t *rapid.T, depth int) *model.IcebergSink {
	return &model.IcebergSink{
		Storage: model.IcebergStorage(rapid.Uint8Range(0, 2).Draw(t, "Storage")),
		Client:  rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Table:   rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Table"),
		Values: canonicaltest.List(t, "Values", 1, max(1, min(3, depth)), func() model.ColumnValue {
			return *DrawColumnValue(t, depth-1)
		}),
		Location: canonicaltest.Text().Draw(t, "Location"),
		Catalog:  rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Catalog"),
		Commit:   *DrawCommitPolicy(t, depth-1),
		Retry:    *DrawRetry(t, depth-1),
	}
}

// HTTPSink draws values of any shape.
func HTTPSink() *rapid.Generator[*model.HTTPSink] {
	return rapid.Custom(func(t *rapid.T) *model.HTTPSink {
		return DrawHTTPSink(t, canonicaltest.Depth)
	})
}

// DrawHTTPSink draws a value that nests freely for depth levels.
func DrawHTTPSink(t *rapid.T, depth int) *model.HTTPSink {
	return &model.HTTPSink{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Method: DrawExpression(t, depth-1),
		Path:   DrawExpression(t, depth-1),
		Retry:  *DrawRetry(t, depth-1),
	}
}

// ClientSink draws values of any shape.
func ClientSink() *rapid.Generator[*model.ClientSink] {
	return rapid.Custom(func(t *rapid.T) *model.ClientSink {
		return DrawClientSink(t, canonicaltest.Depth)
	})
}

// DrawClientSink draws a value that nests freely for depth levels.
func DrawClientSink(t *rapid.T, depth int) *model.ClientSink {
	return &model.ClientSink{
		Schema: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Schema"),
		Mode: func() model.SinkMode {
			switch rapid.IntRange(0, 1).Draw(t, "Mode") {
			case 0:
				return DrawSinkAckSequential(t, depth-1)
			default:
				return DrawSinkAckParallel(t, depth-1)
			}
		}(),
	}
}

// ClientBatch draws values of any shape.
func ClientBatch() *rapid.Generator[*model.ClientBatch] {
	return rapid.Custom(func(t *rapid.T) *model.ClientBatch {
		return DrawClientBatch(t, canonicaltest.Depth)
	})
}

// DrawClientBatch draws a value that nests freely for depth levels.
func DrawClientBatch(t *rapid.T, depth int) *model.ClientBatch {
	return &model.ClientBatch{
		MaxMessages: rapid.Uint64Range(1, 65536).Draw(t, "MaxMessages"),
		MaxSize:     *DrawByteSize(t, depth-1),
	}
}

// Emitter draws values of any shape.
func Emitter() *rapid.Generator[*model.Emitter] {
	return rapid.Custom(func(t *rapid.T) *model.Emitter {
		return DrawEmitter(t, canonicaltest.Depth)
	})
}

// DrawEmitter draws a value that nests freely for depth levels.
func DrawEmitter(t *rapid.T, depth int) *model.Emitter {
	return &model.Emitter{
		Name:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Detached: rapid.Bool().Draw(t, "Detached"),
		Inputs: canonicaltest.List(t, "Inputs", 1, max(1, min(3, depth)), func() model.EmitterInput {
			return *DrawEmitterInput(t, depth-1)
		}),
		Collect: canonicaltest.Maybe(t, "Collect", depth > 0, func() *model.Collect {
			return DrawCollect(t, depth-1)
		}),
		States: canonicaltest.List(t, "States", 0, max(0, min(3, depth)), func() model.StateDependency {
			return *DrawStateDependency(t, depth-1)
		}),
		Sink:         DrawSink(t, depth-1),
		Codec:        rapid.StringMatching("((?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message))?").Draw(t, "Codec"),
		Construction: *DrawConstruction(t, depth-1),
		Batch: canonicaltest.Maybe(t, "Batch", depth > 0, func() *model.ClientBatch {
			return DrawClientBatch(t, depth-1)
		}),
		Flush:        DrawFlush(t, depth-1),
		MessageError: DrawMessageError(t, depth-1),
		GeneralError: model.ErrorAction(rapid.Uint8Range(0, 1).Draw(t, "GeneralError")),
	}
}

// EmitterInput draws values of any shape.
func EmitterInput() *rapid.Generator[*model.EmitterInput] {
	return rapid.Custom(func(t *rapid.T) *model.EmitterInput {
		return DrawEmitterInput(t, canonicaltest.Depth)
	})
}

// DrawEmitterInput draws a value that nests freely for depth levels.
func DrawEmitterInput(t *rapid.T, depth int) *model.EmitterInput {
	return &model.EmitterInput{
		Relay: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
		Where: canonicaltest.Maybe(t, "Where", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
	}
}

// AckSequential draws values of any shape.
func AckSequential() *rapid.Generator[*model.AckSequential] {
	return rapid.Custom(func(t *rapid.T) *model.AckSequential {
		return DrawAckSequential(t, canonicaltest.Depth)
	})
}

// DrawAckSequential draws a value that nests freely for depth levels.
func DrawAckSequential(t *rapid.T, depth int) *model.AckSequential {
	return &model.AckSequential{
		Timeout: *DrawDuration(t, depth-1),
		Retry:   *DrawRetry(t, depth-1),
	}
}

// AckParallel draws values of any shape.
func AckParallel() *rapid.Generator[*model.AckParallel] {
	return rapid.Custom(func(t *rapid.T) *model.AckParallel {
		return DrawAckParallel(t, canonicaltest.Depth)
	})
}

// DrawAckParallel draws a value that nests freely for depth levels.
func DrawAckParallel(t *rapid.T, depth int) *model.AckParallel {
	return &model.AckParallel{
		Max: rapid.Uint64Min(1).Draw(t, "Max"),
		BatchTimeout: canonicaltest.Maybe(t, "BatchTimeout", depth > 0, func() *model.Duration {
			return DrawDuration(t, depth-1)
		}),
		Timeout: *DrawDuration(t, depth-1),
		Retry:   *DrawRetry(t, depth-1),
	}
}

// NoAckSequential gives the only value there is.
func NoAckSequential() *rapid.Generator[*model.NoAckSequential] {
	return rapid.Just(&model.NoAckSequential{})
}

// DrawNoAckSequential gives the only value there is.
func DrawNoAckSequential(*rapid.T, int) *model.NoAckSequential {
	return &model.NoAckSequential{}
}

// NoAckParallel gives the only value there is.
func NoAckParallel() *rapid.Generator[*model.NoAckParallel] {
	return rapid.Just(&model.NoAckParallel{})
}

// DrawNoAckParallel gives the only value there is.
func DrawNoAckParallel(*rapid.T, int) *model.NoAckParallel {
	return &model.NoAckParallel{}
}

// EndpointSource draws values of any shape.
func EndpointSource() *rapid.Generator[*model.EndpointSource] {
	return rapid.Custom(func(t *rapid.T) *model.EndpointSource {
		return DrawEndpointSource(t, canonicaltest.Depth)
	})
}

// DrawEndpointSource draws a value that nests freely for depth levels.
func DrawEndpointSource(t *rapid.T, _ int) *model.EndpointSource {
	return &model.EndpointSource{
		Endpoint: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Endpoint"),
	}
}

// NatsSource draws values of any shape.
func NatsSource() *rapid.Generator[*model.NatsSource] {
	return rapid.Custom(func(t *rapid.T) *model.NatsSource {
		return DrawNatsSource(t, canonicaltest.Depth)
	})
}

// DrawNatsSource draws a value that nests freely for depth levels.
func DrawNatsSource(t *rapid.T, _ int) *model.NatsSource {
	return &model.NatsSource{
		Client:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Subject:    rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Subject"),
		QueueGroup: rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "QueueGroup"),
		Instances:  rapid.Uint64Min(1).Draw(t, "Instances"),
	}
}

// KafkaSource draws values of any shape.
func KafkaSource() *rapid.Generator[*model.KafkaSource] {
	return rapid.Custom(func(t *rapid.T) *model.KafkaSource {
		return DrawKafkaSource(t, canonicaltest.Depth)
	})
}

// DrawKafkaSource draws a value that nests freely for depth levels.
func DrawKafkaSource(t *rapid.T, depth int) *model.KafkaSource {
	return &model.KafkaSource{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Topic:  rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Topic"),
		ConsumerGroup: canonicaltest.Pointer(t, "ConsumerGroup", true, func() string {
			return rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "ConsumerGroup")
		}),
		Instances: rapid.Uint64Min(1).Draw(t, "Instances"),
		Mode: func() model.SourceMode {
			switch rapid.IntRange(0, 2).Draw(t, "Mode") {
			case 0:
				return DrawAckSequential(t, depth-1)
			case 1:
				return DrawAckParallel(t, depth-1)
			default:
				return DrawNoAckParallel(t, depth-1)
			}
		}(),
	}
}

// HTTPSource draws values of any shape.
func HTTPSource() *rapid.Generator[*model.HTTPSource] {
	return rapid.Custom(func(t *rapid.T) *model.HTTPSource {
		return DrawHTTPSource(t, canonicaltest.Depth)
	})
}

// DrawHTTPSource draws a value that nests freely for depth levels.
func DrawHTTPSource(t *rapid.T, depth int) *model.HTTPSource {
	return &model.HTTPSource{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Every:  *DrawDuration(t, depth-1),
	}
}

// PrometheusSource draws values of any shape.
func PrometheusSource() *rapid.Generator[*model.PrometheusSource] {
	return rapid.Custom(func(t *rapid.T) *model.PrometheusSource {
		return DrawPrometheusSource(t, canonicaltest.Depth)
	})
}

// DrawPrometheusSource draws a value that nests freely for depth levels.
func DrawPrometheusSource(t *rapid.T, depth int) *model.PrometheusSource {
	return &model.PrometheusSource{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Query:  canonicaltest.Text().Draw(t, "Query"),
		Every:  *DrawDuration(t, depth-1),
	}
}

// PulsarSource draws values of any shape.
func PulsarSource() *rapid.Generator[*model.PulsarSource] {
	return rapid.Custom(func(t *rapid.T) *model.PulsarSource {
		return DrawPulsarSource(t, canonicaltest.Depth)
	})
}

// DrawPulsarSource draws a value that nests freely for depth levels.
func DrawPulsarSource(t *rapid.T, depth int) *model.PulsarSource {
	return &model.PulsarSource{
		Client:       rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Topic:        rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Topic"),
		Subscription: rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Subscription"),
		Instances:    rapid.Uint64Min(1).Draw(t, "Instances"),
		Mode: func() model.SourceMode {
			switch rapid.IntRange(0, 2).Draw(t, "Mode") {
			case 0:
				return DrawAckSequential(t, depth-1)
			case 1:
				return DrawAckParallel(t, depth-1)
			default:
				return DrawNoAckParallel(t, depth-1)
			}
		}(),
	}
}

// RabbitMQSource draws values of any shape.
func RabbitMQSource() *rapid.Generator[*model.RabbitMQSource] {
	return rapid.Custom(func(t *rapid.T) *model.RabbitMQSource {
		return DrawRabbitMQSource(t, canonicaltest.Depth)
	})
}

// DrawRabbitMQSource draws a value that nests freely for depth levels.
func DrawRabbitMQSource(t *rapid.T, depth int) *model.RabbitMQSource {
	return &model.RabbitMQSource{
		Client:    rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Queue:     rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Queue"),
		Instances: rapid.Uint64Min(1).Draw(t, "Instances"),
		Mode:      *DrawAckSequential(t, depth-1),
	}
}

// SQSSource draws values of any shape.
func SQSSource() *rapid.Generator[*model.SQSSource] {
	return rapid.Custom(func(t *rapid.T) *model.SQSSource {
		return DrawSQSSource(t, canonicaltest.Depth)
	})
}

// DrawSQSSource draws a value that nests freely for depth levels.
func DrawSQSSource(t *rapid.T, depth int) *model.SQSSource {
	return &model.SQSSource{
		Client:    rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Queue:     rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Queue"),
		Instances: rapid.Uint64Min(1).Draw(t, "Instances"),
		Mode:      *DrawAckSequential(t, depth-1),
	}
}

// RedisSource draws values of any shape.
func RedisSource() *rapid.Generator[*model.RedisSource] {
	return rapid.Custom(func(t *rapid.T) *model.RedisSource {
		return DrawRedisSource(t, canonicaltest.Depth)
	})
}

// DrawRedisSource draws a value that nests freely for depth levels.
func DrawRedisSource(t *rapid.T, _ int) *model.RedisSource {
	return &model.RedisSource{
		Client:  rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Channel: rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Channel"),
	}
}

// MQTTSource draws values of any shape.
func MQTTSource() *rapid.Generator[*model.MQTTSource] {
	return rapid.Custom(func(t *rapid.T) *model.MQTTSource {
		return DrawMQTTSource(t, canonicaltest.Depth)
	})
}

// DrawMQTTSource draws a value that nests freely for depth levels.
func DrawMQTTSource(t *rapid.T, depth int) *model.MQTTSource {
	return &model.MQTTSource{
		Client:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
		Topic:      rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "Topic"),
		Instances:  rapid.Uint64Min(1).Draw(t, "Instances"),
		Persistent: rapid.Bool().Draw(t, "Persistent"),
		QoS:        rapid.Uint8Range(0, 1).Draw(t, "QoS"),
		Mode:       DrawSourceMode(t, depth-1),
	}
}

// ZeroMQSource draws values of any shape.
func ZeroMQSource() *rapid.Generator[*model.ZeroMQSource] {
	return rapid.Custom(func(t *rapid.T) *model.ZeroMQSource {
		return DrawZeroMQSource(t, canonicaltest.Depth)
	})
}

// DrawZeroMQSource draws a value that nests freely for depth levels.
func DrawZeroMQSource(t *rapid.T, _ int) *model.ZeroMQSource {
	return &model.ZeroMQSource{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
	}
}

// WebsocketsSource draws values of any shape.
func WebsocketsSource() *rapid.Generator[*model.WebsocketsSource] {
	return rapid.Custom(func(t *rapid.T) *model.WebsocketsSource {
		return DrawWebsocketsSource(t, canonicaltest.Depth)
	})
}

// DrawWebsocketsSource draws a value that nests freely for depth levels.
func DrawWebsocketsSource(t *rapid.T, _ int) *model.WebsocketsSource {
	return &model.WebsocketsSource{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
	}
}

// SyslogSource draws values of any shape.
func SyslogSource() *rapid.Generator[*model.SyslogSource] {
	return rapid.Custom(func(t *rapid.T) *model.SyslogSource {
		return DrawSyslogSource(t, canonicaltest.Depth)
	})
}

// DrawSyslogSource draws a value that nests freely for depth levels.
func DrawSyslogSource(t *rapid.T, _ int) *model.SyslogSource {
	return &model.SyslogSource{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
	}
}

// ClientSource draws values of any shape.
func ClientSource() *rapid.Generator[*model.ClientSource] {
	return rapid.Custom(func(t *rapid.T) *model.ClientSource {
		return DrawClientSource(t, canonicaltest.Depth)
	})
}

// DrawClientSource draws a value that nests freely for depth levels.
func DrawClientSource(t *rapid.T, depth int) *model.ClientSource {
	return &model.ClientSource{
		Schema: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Schema"),
		Mode: func() model.SourceMode {
			switch rapid.IntRange(0, 1).Draw(t, "Mode") {
			case 0:
				return DrawAckSequential(t, depth-1)
			default:
				return DrawAckParallel(t, depth-1)
			}
		}(),
	}
}

// QuiesceSuspend gives the only value there is.
func QuiesceSuspend() *rapid.Generator[*model.QuiesceSuspend] {
	return rapid.Just(&model.QuiesceSuspend{})
}

// DrawQuiesceSuspend gives the only value there is.
func DrawQuiesceSuspend(*rapid.T, int) *model.QuiesceSuspend {
	return &model.QuiesceSuspend{}
}

// QuiesceBuffer draws values of any shape.
func QuiesceBuffer() *rapid.Generator[*model.QuiesceBuffer] {
	return rapid.Custom(func(t *rapid.T) *model.QuiesceBuffer {
		return DrawQuiesceBuffer(t, canonicaltest.Depth)
	})
}

// DrawQuiesceBuffer draws a value that nests freely for depth levels.
func DrawQuiesceBuffer(t *rapid.T, depth int) *model.QuiesceBuffer {
	return &model.QuiesceBuffer{
		MaxSize:  *DrawByteSize(t, depth-1),
		Overflow: model.Overflow(rapid.Uint8Range(0, 2).Draw(t, "Overflow")),
	}
}

// QuiesceDrop gives the only value there is.
func QuiesceDrop() *rapid.Generator[*model.QuiesceDrop] {
	return rapid.Just(&model.QuiesceDrop{})
}

// DrawQuiesceDrop gives the only value there is.
func DrawQuiesceDrop(*rapid.T, int) *model.QuiesceDrop {
	return &model.QuiesceDrop{}
}

// QuiesceReject draws values of any shape.
func QuiesceReject() *rapid.Generator[*model.QuiesceReject] {
	return rapid.Custom(func(t *rapid.T) *model.QuiesceReject {
		return DrawQuiesceReject(t, canonicaltest.Depth)
	})
}

// DrawQuiesceReject draws a value that nests freely for depth levels.
func DrawQuiesceReject(t *rapid.T, depth int) *model.QuiesceReject {
	return &model.QuiesceReject{
		RetryAfter: *DrawDuration(t, depth-1),
	}
}

// TimestampNow gives the only value there is.
func TimestampNow() *rapid.Generator[*model.TimestampNow] {
	return rapid.Just(&model.TimestampNow{})
}

// DrawTimestampNow gives the only value there is.
func DrawTimestampNow(*rapid.T, int) *model.TimestampNow {
	return &model.TimestampNow{}
}

// TimestampAt draws values of any shape.
func TimestampAt() *rapid.Generator[*model.TimestampAt] {
	return rapid.Custom(func(t *rapid.T) *model.TimestampAt {
		return DrawTimestampAt(t, canonicaltest.Depth)
	})
}

// DrawTimestampAt draws a value that nests freely for depth levels.
func DrawTimestampAt(t *rapid.T, _ int) *model.TimestampAt {
	return &model.TimestampAt{
		Field: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Field"),
	}
}

// BranchAssignment draws values of any shape.
func BranchAssignment() *rapid.Generator[*model.BranchAssignment] {
	return rapid.Custom(func(t *rapid.T) *model.BranchAssignment {
		return DrawBranchAssignment(t, canonicaltest.Depth)
	})
}

// DrawBranchAssignment draws a value that nests freely for depth levels.
func DrawBranchAssignment(t *rapid.T, depth int) *model.BranchAssignment {
	return &model.BranchAssignment{
		Scope:  rapid.SampledFrom([]model.Scope{model.ScopeBare, model.ScopeBranch}).Draw(t, "Scope"),
		Target: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|type|mode|max|input|error)").Draw(t, "Target"),
		Value:  DrawExpression(t, depth-1),
	}
}

// EntryRoute draws values of any shape.
func EntryRoute() *rapid.Generator[*model.EntryRoute] {
	return rapid.Custom(func(t *rapid.T) *model.EntryRoute {
		return DrawEntryRoute(t, canonicaltest.Depth)
	})
}

// DrawEntryRoute draws a value that nests freely for depth levels.
func DrawEntryRoute(t *rapid.T, depth int) *model.EntryRoute {
	return &model.EntryRoute{
		Relay:        rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
		Construction: *DrawConstruction(t, depth-1),
		Branching:    *DrawBranching(t, depth-1),
		Keys: canonicaltest.List(t, "Keys", 0, max(0, min(3, depth)), func() model.BranchAssignment {
			return *DrawBranchAssignment(t, depth-1)
		}),
		Flush:        DrawFlush(t, depth-1),
		MessageError: DrawMessageError(t, depth-1),
	}
}

// Ingestor draws values of any shape.
func Ingestor() *rapid.Generator[*model.Ingestor] {
	return rapid.Custom(func(t *rapid.T) *model.Ingestor {
		return DrawIngestor(t, canonicaltest.Depth)
	})
}

// DrawIngestor draws a value that nests freely for depth levels.
func DrawIngestor(t *rapid.T, depth int) *model.Ingestor {
	return &model.Ingestor{
		Name:   rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Source: DrawSource(t, depth-1),
		Quiesce: canonicaltest.Maybe(t, "Quiesce", depth > 0, func() model.Quiesce {
			return DrawQuiesce(t, depth-1)
		}),
		Codec: rapid.StringMatching("((?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message))?").Draw(t, "Codec"),
		Timestamp: canonicaltest.Maybe(t, "Timestamp", depth > 0, func() model.Timestamp {
			return DrawTimestamp(t, depth-1)
		}),
		Filter: canonicaltest.Maybe(t, "Filter", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		Routes: canonicaltest.List(t, "Routes", 1, max(1, min(3, depth)), func() model.EntryRoute {
			return *DrawEntryRoute(t, depth-1)
		}),
		GeneralError: model.ErrorAction(rapid.Uint8Range(0, 1).Draw(t, "GeneralError")),
	}
}

// Reingestor draws values of any shape.
func Reingestor() *rapid.Generator[*model.Reingestor] {
	return rapid.Custom(func(t *rapid.T) *model.Reingestor {
		return DrawReingestor(t, canonicaltest.Depth)
	})
}

// DrawReingestor draws a value that nests freely for depth levels.
func DrawReingestor(t *rapid.T, depth int) *model.Reingestor {
	return &model.Reingestor{
		Name:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Detached: rapid.Bool().Draw(t, "Detached"),
		Inputs: canonicaltest.List(t, "Inputs", 1, max(1, min(3, depth)), func() model.Input {
			return *DrawInput(t, depth-1)
		}),
		Collect: canonicaltest.Maybe(t, "Collect", depth > 0, func() *model.Collect {
			return DrawCollect(t, depth-1)
		}),
		Filter: canonicaltest.Maybe(t, "Filter", depth > 0, func() model.Expression {
			return DrawExpression(t, depth-1)
		}),
		States: canonicaltest.List(t, "States", 0, max(0, min(3, depth)), func() model.StateDependency {
			return *DrawStateDependency(t, depth-1)
		}),
		Routes: canonicaltest.List(t, "Routes", 1, max(1, min(3, depth)), func() model.EntryRoute {
			return *DrawEntryRoute(t, depth-1)
		}),
	}
}

// Generator draws values of any shape.
func Generator() *rapid.Generator[*model.Generator] {
	return rapid.Custom(func(t *rapid.T) *model.Generator {
		return DrawGenerator(t, canonicaltest.Depth)
	})
}

// DrawGenerator draws a value that nests freely for depth levels.
func DrawGenerator(t *rapid.T, depth int) *model.Generator {
	return &model.Generator{
		Name:      rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		State:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "State"),
		Interval:  *DrawDuration(t, depth-1),
		Branching: *DrawBranching(t, depth-1),
		Routes: canonicaltest.List(t, "Routes", 1, max(1, min(3, depth)), func() model.SetRoute {
			return *DrawSetRoute(t, depth-1)
		}),
	}
}

// CodecWire draws values of any shape.
func CodecWire() *rapid.Generator[model.CodecWire] {
	return rapid.Custom(func(t *rapid.T) model.CodecWire {
		return DrawCodecWire(t, canonicaltest.Depth)
	})
}

// DrawCodecWire draws a value that nests freely for depth levels.
func DrawCodecWire(t *rapid.T, depth int) model.CodecWire {
	variants := 6
	if depth <= 0 {
		variants = 4
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "CodecWire") {
	case 0:
		return DrawWireJSON(t, depth-1)
	case 1:
		return DrawWireCBOR(t, depth-1)
	case 2:
		return DrawWireAVRO(t, depth-1)
	case 3:
		return DrawWireSyslog(t, depth-1)
	case 4:
		return DrawWireNative(t, depth-1)
	default:
		return DrawWireProtobuf(t, depth-1)
	}
}

// SignalingStep draws values of any shape.
func SignalingStep() *rapid.Generator[model.SignalingStep] {
	return rapid.Custom(func(t *rapid.T) model.SignalingStep {
		return DrawSignalingStep(t, canonicaltest.Depth)
	})
}

// DrawSignalingStep draws a value that nests freely for depth levels.
func DrawSignalingStep(t *rapid.T, depth int) model.SignalingStep {
	variants := 2
	switch rapid.IntRange(0, variants-1).Draw(t, "SignalingStep") {
	case 0:
		return DrawSignalingSend(t, depth-1)
	default:
		return DrawSignalingWait(t, depth-1)
	}
}

// Expression draws values of any shape.
func Expression() *rapid.Generator[model.Expression] {
	return rapid.Custom(func(t *rapid.T) model.Expression {
		return DrawExpression(t, canonicaltest.Depth)
	})
}

// DrawExpression draws a value that nests freely for depth levels.
func DrawExpression(t *rapid.T, depth int) model.Expression {
	variants := 14
	if depth <= 0 {
		variants = 8
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Expression") {
	case 0:
		return DrawIntegerLiteral(t, depth-1)
	case 1:
		return DrawFloatLiteral(t, depth-1)
	case 2:
		return DrawStringLiteral(t, depth-1)
	case 3:
		return DrawBoolLiteral(t, depth-1)
	case 4:
		return DrawNullLiteral(t, depth-1)
	case 5:
		return DrawFieldReference(t, depth-1)
	case 6:
		return DrawCall(t, depth-1)
	case 7:
		return DrawUDFCall(t, depth-1)
	case 8:
		return DrawUnary(t, depth-1)
	case 9:
		return DrawBinary(t, depth-1)
	case 10:
		return DrawCast(t, depth-1)
	case 11:
		return DrawArrayLiteral(t, depth-1)
	case 12:
		return DrawIf(t, depth-1)
	default:
		return DrawCase(t, depth-1)
	}
}

// Inherit draws values of any shape.
func Inherit() *rapid.Generator[model.Inherit] {
	return rapid.Custom(func(t *rapid.T) model.Inherit {
		return DrawInherit(t, canonicaltest.Depth)
	})
}

// DrawInherit draws a value that nests freely for depth levels.
func DrawInherit(t *rapid.T, depth int) model.Inherit {
	variants := 2
	if depth <= 0 {
		variants = 1
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Inherit") {
	case 0:
		return DrawInheritAll(t, depth-1)
	default:
		return DrawInheritFields(t, depth-1)
	}
}

// Flush draws values of any shape.
func Flush() *rapid.Generator[model.Flush] {
	return rapid.Custom(func(t *rapid.T) model.Flush {
		return DrawFlush(t, canonicaltest.Depth)
	})
}

// DrawFlush draws a value that nests freely for depth levels.
func DrawFlush(t *rapid.T, depth int) model.Flush {
	variants := 2
	if depth <= 0 {
		variants = 1
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Flush") {
	case 0:
		return DrawFlushImmediate(t, depth-1)
	default:
		return DrawFlushEach(t, depth-1)
	}
}

// MessageError draws values of any shape.
func MessageError() *rapid.Generator[model.MessageError] {
	return rapid.Custom(func(t *rapid.T) model.MessageError {
		return DrawMessageError(t, canonicaltest.Depth)
	})
}

// DrawMessageError draws a value that nests freely for depth levels.
func DrawMessageError(t *rapid.T, depth int) model.MessageError {
	variants := 3
	if depth <= 0 {
		variants = 2
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "MessageError") {
	case 0:
		return DrawIgnoreError(t, depth-1)
	case 1:
		return DrawLogError(t, depth-1)
	default:
		return DrawSendError(t, depth-1)
	}
}

// StatePolicy draws values of any shape.
func StatePolicy() *rapid.Generator[model.StatePolicy] {
	return rapid.Custom(func(t *rapid.T) model.StatePolicy {
		return DrawStatePolicy(t, canonicaltest.Depth)
	})
}

// DrawStatePolicy draws a value that nests freely for depth levels.
func DrawStatePolicy(t *rapid.T, depth int) model.StatePolicy {
	variants := 3
	if depth <= 0 {
		variants = 2
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "StatePolicy") {
	case 0:
		return DrawRequiredSkip(t, depth-1)
	case 1:
		return DrawRequiredWait(t, depth-1)
	default:
		return DrawDefaultState(t, depth-1)
	}
}

// Model draws values of any shape.
func Model() *rapid.Generator[model.Model] {
	return rapid.Custom(func(t *rapid.T) model.Model {
		return DrawModel(t, canonicaltest.Depth)
	})
}

// DrawModel draws a value that nests freely for depth levels.
func DrawModel(t *rapid.T, depth int) model.Model {
	variants := 25
	if depth <= 0 {
		variants = 4
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Model") {
	case 0:
		return DrawClient(t, depth-1)
	case 1:
		return DrawVhost(t, depth-1)
	case 2:
		return DrawEndpoint(t, depth-1)
	case 3:
		return DrawPlacement(t, depth-1)
	case 4:
		return DrawWireJSONSchema(t, depth-1)
	case 5:
		return DrawWireCBORSchema(t, depth-1)
	case 6:
		return DrawWireAVROSchema(t, depth-1)
	case 7:
		return DrawCodec(t, depth-1)
	case 8:
		return DrawSignalingProtocol(t, depth-1)
	case 9:
		return DrawBranch(t, depth-1)
	case 10:
		return DrawRelay(t, depth-1)
	case 11:
		return DrawHashMap(t, depth-1)
	case 12:
		return DrawSchema(t, depth-1)
	case 13:
		return DrawUDF(t, depth-1)
	case 14:
		return DrawIngestor(t, depth-1)
	case 15:
		return DrawReingestor(t, depth-1)
	case 16:
		return DrawJunction(t, depth-1)
	case 17:
		return DrawDeduplicator(t, depth-1)
	case 18:
		return DrawReorderer(t, depth-1)
	case 19:
		return DrawInferencer(t, depth-1)
	case 20:
		return DrawWASMProcessor(t, depth-1)
	case 21:
		return DrawGenerator(t, depth-1)
	case 22:
		return DrawWindowProcessor(t, depth-1)
	case 23:
		return DrawCorrelator(t, depth-1)
	default:
		return DrawEmitter(t, depth-1)
	}
}

// TimeoutAction draws values of any shape.
func TimeoutAction() *rapid.Generator[model.TimeoutAction] {
	return rapid.Custom(func(t *rapid.T) model.TimeoutAction {
		return DrawTimeoutAction(t, canonicaltest.Depth)
	})
}

// DrawTimeoutAction draws a value that nests freely for depth levels.
func DrawTimeoutAction(t *rapid.T, depth int) model.TimeoutAction {
	variants := 2
	switch rapid.IntRange(0, variants-1).Draw(t, "TimeoutAction") {
	case 0:
		return DrawTimeoutDrop(t, depth-1)
	default:
		return DrawTimeoutSend(t, depth-1)
	}
}

// SinkMode draws values of any shape.
func SinkMode() *rapid.Generator[model.SinkMode] {
	return rapid.Custom(func(t *rapid.T) model.SinkMode {
		return DrawSinkMode(t, canonicaltest.Depth)
	})
}

// DrawSinkMode draws a value that nests freely for depth levels.
func DrawSinkMode(t *rapid.T, depth int) model.SinkMode {
	variants := 3
	switch rapid.IntRange(0, variants-1).Draw(t, "SinkMode") {
	case 0:
		return DrawSinkNoAck(t, depth-1)
	case 1:
		return DrawSinkAckSequential(t, depth-1)
	default:
		return DrawSinkAckParallel(t, depth-1)
	}
}

// FIFOGroup draws values of any shape.
func FIFOGroup() *rapid.Generator[model.FIFOGroup] {
	return rapid.Custom(func(t *rapid.T) model.FIFOGroup {
		return DrawFIFOGroup(t, canonicaltest.Depth)
	})
}

// DrawFIFOGroup draws a value that nests freely for depth levels.
func DrawFIFOGroup(t *rapid.T, depth int) model.FIFOGroup {
	variants := 2
	if depth <= 0 {
		variants = 1
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "FIFOGroup") {
	case 0:
		return DrawFIFOGroupBranch(t, depth-1)
	default:
		return DrawFIFOGroupValue(t, depth-1)
	}
}

// Sink draws values of any shape.
func Sink() *rapid.Generator[model.Sink] {
	return rapid.Custom(func(t *rapid.T) model.Sink {
		return DrawSink(t, canonicaltest.Depth)
	})
}

// DrawSink draws a value that nests freely for depth levels.
func DrawSink(t *rapid.T, depth int) model.Sink {
	variants := 17
	if depth <= 0 {
		variants = 8
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Sink") {
	case 0:
		return DrawSQSSink(t, depth-1)
	case 1:
		return DrawSentrySink(t, depth-1)
	case 2:
		return DrawClickhouseSink(t, depth-1)
	case 3:
		return DrawPostgresSink(t, depth-1)
	case 4:
		return DrawMySQLSink(t, depth-1)
	case 5:
		return DrawMongoDBSink(t, depth-1)
	case 6:
		return DrawIcebergSink(t, depth-1)
	case 7:
		return DrawHTTPSink(t, depth-1)
	case 8:
		return DrawKafkaSink(t, depth-1)
	case 9:
		return DrawNatsSink(t, depth-1)
	case 10:
		return DrawPulsarSink(t, depth-1)
	case 11:
		return DrawRabbitMQSink(t, depth-1)
	case 12:
		return DrawRedisSink(t, depth-1)
	case 13:
		return DrawMQTTSink(t, depth-1)
	case 14:
		return DrawZeroMQSink(t, depth-1)
	case 15:
		return DrawSyslogSink(t, depth-1)
	default:
		return DrawClientSink(t, depth-1)
	}
}

// SourceMode draws values of any shape.
func SourceMode() *rapid.Generator[model.SourceMode] {
	return rapid.Custom(func(t *rapid.T) model.SourceMode {
		return DrawSourceMode(t, canonicaltest.Depth)
	})
}

// DrawSourceMode draws a value that nests freely for depth levels.
func DrawSourceMode(t *rapid.T, depth int) model.SourceMode {
	variants := 4
	if depth <= 0 {
		variants = 2
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "SourceMode") {
	case 0:
		return DrawNoAckSequential(t, depth-1)
	case 1:
		return DrawNoAckParallel(t, depth-1)
	case 2:
		return DrawAckSequential(t, depth-1)
	default:
		return DrawAckParallel(t, depth-1)
	}
}

// Source draws values of any shape.
func Source() *rapid.Generator[model.Source] {
	return rapid.Custom(func(t *rapid.T) model.Source {
		return DrawSource(t, canonicaltest.Depth)
	})
}

// DrawSource draws a value that nests freely for depth levels.
func DrawSource(t *rapid.T, depth int) model.Source {
	variants := 14
	if depth <= 0 {
		variants = 6
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Source") {
	case 0:
		return DrawEndpointSource(t, depth-1)
	case 1:
		return DrawNatsSource(t, depth-1)
	case 2:
		return DrawRedisSource(t, depth-1)
	case 3:
		return DrawZeroMQSource(t, depth-1)
	case 4:
		return DrawWebsocketsSource(t, depth-1)
	case 5:
		return DrawSyslogSource(t, depth-1)
	case 6:
		return DrawKafkaSource(t, depth-1)
	case 7:
		return DrawHTTPSource(t, depth-1)
	case 8:
		return DrawPrometheusSource(t, depth-1)
	case 9:
		return DrawPulsarSource(t, depth-1)
	case 10:
		return DrawMQTTSource(t, depth-1)
	case 11:
		return DrawClientSource(t, depth-1)
	case 12:
		return DrawRabbitMQSource(t, depth-1)
	default:
		return DrawSQSSource(t, depth-1)
	}
}

// Quiesce draws values of any shape.
func Quiesce() *rapid.Generator[model.Quiesce] {
	return rapid.Custom(func(t *rapid.T) model.Quiesce {
		return DrawQuiesce(t, canonicaltest.Depth)
	})
}

// DrawQuiesce draws a value that nests freely for depth levels.
func DrawQuiesce(t *rapid.T, depth int) model.Quiesce {
	variants := 4
	if depth <= 0 {
		variants = 2
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Quiesce") {
	case 0:
		return DrawQuiesceSuspend(t, depth-1)
	case 1:
		return DrawQuiesceDrop(t, depth-1)
	case 2:
		return DrawQuiesceBuffer(t, depth-1)
	default:
		return DrawQuiesceReject(t, depth-1)
	}
}

// Timestamp draws values of any shape.
func Timestamp() *rapid.Generator[model.Timestamp] {
	return rapid.Custom(func(t *rapid.T) model.Timestamp {
		return DrawTimestamp(t, canonicaltest.Depth)
	})
}

// DrawTimestamp draws a value that nests freely for depth levels.
func DrawTimestamp(t *rapid.T, depth int) model.Timestamp {
	variants := 2
	switch rapid.IntRange(0, variants-1).Draw(t, "Timestamp") {
	case 0:
		return DrawTimestampNow(t, depth-1)
	default:
		return DrawTimestampAt(t, depth-1)
	}
}

// ModelOf draws Models of one kind; of any kind when there is none of the given one.
func ModelOf(kind model.Kind) *rapid.Generator[model.Model] {
	return rapid.Custom(func(t *rapid.T) model.Model {
		switch kind {
		case model.KindSchema:
			return DrawSchema(t, canonicaltest.Depth-1)
		case model.KindWireJsonSchema:
			return DrawWireJSONSchema(t, canonicaltest.Depth-1)
		case model.KindWireCborSchema:
			return DrawWireCBORSchema(t, canonicaltest.Depth-1)
		case model.KindWireAvroSchema:
			return DrawWireAVROSchema(t, canonicaltest.Depth-1)
		case model.KindCodec:
			return DrawCodec(t, canonicaltest.Depth-1)
		case model.KindClient:
			return DrawClient(t, canonicaltest.Depth-1)
		case model.KindVhost:
			return DrawVhost(t, canonicaltest.Depth-1)
		case model.KindEndpoint:
			return DrawEndpoint(t, canonicaltest.Depth-1)
		case model.KindSignalingProtocol:
			return DrawSignalingProtocol(t, canonicaltest.Depth-1)
		case model.KindBranch:
			return DrawBranch(t, canonicaltest.Depth-1)
		case model.KindRelay:
			return DrawRelay(t, canonicaltest.Depth-1)
		case model.KindHashMap:
			return DrawHashMap(t, canonicaltest.Depth-1)
		case model.KindUdf:
			return DrawUDF(t, canonicaltest.Depth-1)
		case model.KindIngestor:
			return DrawIngestor(t, canonicaltest.Depth-1)
		case model.KindReingestor:
			return DrawReingestor(t, canonicaltest.Depth-1)
		case model.KindGenerator:
			return DrawGenerator(t, canonicaltest.Depth-1)
		case model.KindJunction:
			return DrawJunction(t, canonicaltest.Depth-1)
		case model.KindDeduplicator:
			return DrawDeduplicator(t, canonicaltest.Depth-1)
		case model.KindReorderer:
			return DrawReorderer(t, canonicaltest.Depth-1)
		case model.KindWindowProcessor:
			return DrawWindowProcessor(t, canonicaltest.Depth-1)
		case model.KindCorrelator:
			return DrawCorrelator(t, canonicaltest.Depth-1)
		case model.KindInferencer:
			return DrawInferencer(t, canonicaltest.Depth-1)
		case model.KindWasmProcessor:
			return DrawWASMProcessor(t, canonicaltest.Depth-1)
		case model.KindEmitter:
			return DrawEmitter(t, canonicaltest.Depth-1)
		case model.KindPlacement:
			return DrawPlacement(t, canonicaltest.Depth-1)
		}
		return DrawModel(t, canonicaltest.Depth)
	})
}
