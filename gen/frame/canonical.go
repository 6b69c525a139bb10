package frame

import (
	"fmt"
	"strings"

	"github.com/zeebo/blake3"
)

// Canonical renders the schema without comments and with fixed spacing. Two schemas have the
// same canonical text exactly when they describe the same wire contract.
func (s *Schema) Canonical() string {
	var b strings.Builder
	fmt.Fprintf(&b, "namespace %s;\nfile_identifier %q;\nroot_type %s;\n", s.Namespace, s.Identifier, s.Root)
	for _, enum := range s.Enums {
		fmt.Fprintf(&b, "enum %s : %s {", enum.Name, enum.Base.Name)
		for _, value := range enum.Values {
			fmt.Fprintf(&b, " %s,", value.Name)
		}
		b.WriteString(" }\n")
	}
	for _, table := range s.Tables {
		fmt.Fprintf(&b, "table %s {\n", table.Name)
		for _, field := range table.Fields {
			fmt.Fprintf(&b, "  %s: %s%s;\n", field.Name, field.canonicalType(), field.canonicalRules())
		}
		b.WriteString("}\n")
	}
	for _, union := range s.Unions {
		fmt.Fprintf(&b, "union %s {", union.Name)
		for _, variant := range union.Variants {
			fmt.Fprintf(&b, " %s,", variant.Name)
		}
		b.WriteString(" }\n")
	}
	return b.String()
}

func (f *Field) canonicalType() string {
	name := f.typeName
	if scalar, ok := scalars[name]; ok {
		name = scalar.Name
	}
	if f.vector {
		return "[" + name + "]"
	}
	return name
}

func (f *Field) canonicalRules() string {
	var rules string
	if f.Optional {
		rules += " = null"
	}
	if f.Required {
		rules += " required"
	}
	if f.Limit > 0 {
		rules += fmt.Sprintf(" limit %d", f.Limit)
	}
	return rules
}

// Fingerprint is the BLAKE3 digest of the canonical text: the wire-contract fingerprint.
func (s *Schema) Fingerprint() [32]byte {
	return blake3.Sum256([]byte(s.Canonical()))
}
