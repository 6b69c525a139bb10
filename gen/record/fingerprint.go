package record

import (
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"github.com/dave/jennifer/jen"
	"github.com/zeebo/blake3"

	"nervix/gen/emit"
)

// fingerprint is the BLAKE3 digest, in hexadecimal, of everything that decides a package's wire
// form: type names, members and their order, but no documentation and no place in the files.
func (p *pkg) fingerprint() string {
	lines := []string{}
	for _, def := range p.enums {
		line := "enum " + def.Name
		for _, value := range def.Values {
			line += " " + value.Name
		}
		lines = append(lines, line)
	}
	for _, def := range p.structs {
		line := "struct " + def.Name
		for _, field := range def.fields {
			line += " " + field.Name + ":" + field.Type
		}
		lines = append(lines, line)
	}
	for _, union := range p.unions {
		lines = append(lines, "union "+union.Name+" "+strings.Join(union.Variants, " "))
	}
	for _, used := range p.uses {
		lines = append(lines, "import "+used.name+" "+used.fingerprint())
	}
	slices.Sort(lines)
	sum := blake3.Sum256(fmt.Appendf(nil, "package %s\n%s\n", p.name, strings.Join(lines, "\n")))
	return hex.EncodeToString(sum[:])
}

func emitFingerprint(p *pkg) *jen.File {
	file := p.newFile()
	file.Add(emit.Doc("Fingerprint identifies the wire form of this package and of those it imports. Stored data and peers with another one are refused."))
	file.Const().Id("Fingerprint").Op("=").Lit(p.fingerprint())
	return file
}
