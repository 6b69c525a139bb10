package document

import (
	"bytes"
	"encoding/base64"
	"errors"
	"io"
	"maps"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"time"

	"go.yaml.in/yaml/v3"

	"nervix/generated/revision"
	"nervix/runtime/codec"
)

const yamlFormat = revision.DocumentFormatYaml

// aliasFactor bounds how many nodes a YAML document may stand for, per byte of it.
const aliasFactor = 4

// readYAML reads one document. Keys must be scalars and stand once; << merges.
func readYAML(payload []byte) (any, error) {
	in := yaml.NewDecoder(bytes.NewReader(payload))
	var root, another yaml.Node
	if err := in.Decode(&root); err != nil {
		if errors.Is(err, io.EOF) {
			return nil, malformed(yamlFormat, 0, "the payload is empty")
		}
		return nil, malformed(yamlFormat, 0, "the document is invalid")
	}
	if err := in.Decode(&another); !errors.Is(err, io.EOF) {
		return nil, malformed(yamlFormat, 0, "there is more than one document")
	}
	r := &yamlReader{payload: payload, left: aliasFactor*len(payload) + aliasFactor}
	return r.value(&root, 0)
}

type yamlReader struct {
	payload []byte
	left    int // nodes that the document may still stand for
}

// malformed names the offset of a node, whose position counts lines and columns from 1.
func (r *yamlReader) malformed(node *yaml.Node, reason string) error {
	at := 0
	for range node.Line - 1 {
		next := bytes.IndexByte(r.payload[at:], '\n')
		if next < 0 {
			break
		}
		at += next + 1
	}
	return malformed(yamlFormat, int64(min(at+max(node.Column-1, 0), len(r.payload))), reason)
}

func (r *yamlReader) value(node *yaml.Node, depth int) (any, error) {
	if depth > codec.MaximumDepth {
		return nil, tooDeep()
	}
	if r.left--; r.left < 0 {
		return nil, r.malformed(node, "aliases make the document too large")
	}
	switch node.Kind {
	case yaml.DocumentNode:
		return r.value(node.Content[0], depth)
	case yaml.AliasNode:
		return r.value(node.Alias, depth+1)
	case yaml.SequenceNode:
		list := make([]any, 0, len(node.Content))
		for _, item := range node.Content {
			value, err := r.value(item, depth+1)
			if err != nil {
				return nil, err
			}
			list = append(list, value)
		}
		return list, nil
	case yaml.MappingNode:
		object := map[string]any{}
		return object, r.mapping(object, node, depth)
	}
	return r.scalar(node)
}

// mapping adds the entries of a node. What it says itself wins over what it merges.
func (r *yamlReader) mapping(object map[string]any, node *yaml.Node, depth int) error {
	own := map[string]bool{}
	var merged []*yaml.Node
	for i := 0; i+1 < len(node.Content); i += 2 {
		name, item := node.Content[i], node.Content[i+1]
		if name.Kind == yaml.AliasNode {
			name = name.Alias
		}
		if name.Kind != yaml.ScalarNode {
			return r.malformed(name, "a key is no scalar")
		}
		if name.ShortTag() == "!!merge" {
			merged = append(merged, item)
			continue
		}
		if own[name.Value] {
			return r.malformed(name, "a key stands twice in a mapping")
		}
		own[name.Value] = true
		value, err := r.value(item, depth+1)
		if err != nil {
			return err
		}
		object[name.Value] = value
	}
	for _, source := range merged {
		if err := r.merge(object, source, depth+1); err != nil {
			return err
		}
	}
	return nil
}

// merge adds the entries of a mapping, or of each in a sequence, that are not there.
func (r *yamlReader) merge(object map[string]any, source *yaml.Node, depth int) error {
	value, err := r.value(source, depth)
	if err != nil {
		return err
	}
	list, is := value.([]any)
	if !is {
		list = []any{value}
	}
	for _, item := range list {
		entries, is := item.(map[string]any)
		if !is {
			return r.malformed(source, "what is merged is no mapping")
		}
		for key, value := range entries {
			if _, known := object[key]; !known {
				object[key] = value
			}
		}
	}
	return nil
}

func (r *yamlReader) scalar(node *yaml.Node) (any, error) {
	switch node.ShortTag() {
	case "!!null":
		return nil, nil
	case "!!binary":
		data, err := base64.StdEncoding.DecodeString(strings.Join(strings.Fields(node.Value), ""))
		if err != nil {
			return nil, r.malformed(node, "a binary is not in base64")
		}
		return base64.RawURLEncoding.EncodeToString(data), nil
	case "!!bool", "!!int", "!!float":
		return r.plain(node)
	}
	return node.Value, nil
}

// plain reads truth values and numbers.
func (r *yamlReader) plain(node *yaml.Node) (any, error) {
	if node.ShortTag() != "!!bool" {
		if value, ok := decimal(node.Value); ok {
			return value, nil
		}
	}
	var value any
	if err := node.Decode(&value); err != nil {
		return nil, r.malformed(node, "a value is not of its type")
	}
	switch value := value.(type) {
	case bool, int, float64:
		return value, nil
	case int64:
		return integer(big.NewInt(value)), nil
	case uint64:
		return unsigned(value), nil
	case time.Time:
		return value.Format(time.RFC3339Nano), nil
	}
	return nil, r.malformed(node, "a value is not of its type")
}

// appendYAML writes block style.
func appendYAML(to []byte, value any) ([]byte, error) {
	var text bytes.Buffer
	out := yaml.NewEncoder(&text)
	out.SetIndent(2)
	node, err := yamlNode(value)
	if err == nil {
		err = out.Encode(node)
	}
	if err == nil {
		err = out.Close()
	}
	if err != nil {
		return to, unrepresentable(yamlFormat, "a value is none of YAML")
	}
	return append(to, text.Bytes()...), nil
}

// yamlNode makes the node of a value. Node.Encode writes a document and reads it again; it is left to
// the texts that may need quotes.
func yamlNode(value any) (*yaml.Node, error) {
	switch value := value.(type) {
	case nil:
		return plainYAML("null"), nil
	case bool:
		return plainYAML(strconv.FormatBool(value)), nil
	case int:
		return plainYAML(strconv.Itoa(value)), nil
	case float64:
		return plainYAML(strconv.FormatFloat(value, 'g', -1, 64)), nil
	case string:
		switch {
		case isWord(value):
			return plainYAML(value), nil
		case value == "<<": // the library leaves it plain, where it merges
			return &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!str", Value: value, Style: yaml.DoubleQuotedStyle}, nil
		}
	case *big.Int:
		return &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!int", Value: value.String()}, nil
	case []any:
		node := &yaml.Node{Kind: yaml.SequenceNode, Tag: "!!seq"}
		if len(value) == 0 {
			node.Style = yaml.FlowStyle
		}
		for _, item := range value {
			child, err := yamlNode(item)
			if err != nil {
				return nil, err
			}
			node.Content = append(node.Content, child)
		}
		return node, nil
	case map[string]any:
		node := &yaml.Node{Kind: yaml.MappingNode, Tag: "!!map"}
		if len(value) == 0 {
			node.Style = yaml.FlowStyle
		}
		for _, key := range slices.Sorted(maps.Keys(value)) {
			name, err := yamlNode(key)
			if err != nil {
				return nil, err
			}
			child, err := yamlNode(value[key])
			if err != nil {
				return nil, err
			}
			node.Content = append(node.Content, name, child)
		}
		return node, nil
	}
	node := new(yaml.Node)
	return node, node.Encode(value)
}

func plainYAML(text string) *yaml.Node { return &yaml.Node{Kind: yaml.ScalarNode, Value: text} }

// isWord tells whether a text is an ASCII letter with letters, digits, underscores and hyphens behind
// it that no version of YAML reads as something else than text.
func isWord(text string) bool {
	if text == "" || text[0]|0x20 < 'a' || text[0]|0x20 > 'z' {
		return false
	}
	for _, c := range []byte(text) {
		letter := c|0x20 >= 'a' && c|0x20 <= 'z'
		if !letter && (c < '0' || c > '9') && c != '_' && c != '-' {
			return false
		}
	}
	switch strings.ToLower(text) {
	case "y", "n", "yes", "no", "on", "off", "true", "false", "null":
		return false
	}
	return true
}
