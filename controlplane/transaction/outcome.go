package transaction

import (
	"fmt"
	"strings"

	"nervix/controlplane/registry"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/statement"
)

// kindTexts are the kinds whose result texts are not their usual names (runtime semantics §16.2).
var kindTexts = map[model.Kind]string{
	model.KindWireJsonSchema: "JSON wire schema", model.KindWireCborSchema: "CBOR wire schema", model.KindWireAvroSchema: "AVRO wire schema",
}

func kindText(kind model.Kind) string {
	if text, ok := kindTexts[kind]; ok {
		return text
	}
	return kind.Text()
}

// modelOutcome gives the result of one model statement (runtime semantics §16.2).
func modelOutcome(domain string, o registry.Outcome) record.Outcome {
	text := fmt.Sprintf("stored model '%s' in domain '%s'", o.Key.Name, domain)
	switch {
	case o.Key.Kind == model.KindResource:
		text = fmt.Sprintf("rebound %d model(s) of domain '%s' to version %d of resource '%s'", len(o.Rebound), domain, o.Version, o.Key.Name)
	case o.Dropped:
		text = fmt.Sprintf("dropped model '%s' from domain '%s'", o.Key.Name, domain)
	case o.AlreadyExisted:
		text = fmt.Sprintf("model '%s' already exists in domain '%s'", o.Key.Name, domain)
	case o.Former != "":
		text = fmt.Sprintf("altered %s '%s' in domain '%s'", kindText(o.Key.Kind), o.Former, domain)
	case o.Altered, o.Unchanged:
		text = fmt.Sprintf("altered %s '%s' in domain '%s'", kindText(o.Key.Kind), o.Key.Name, domain)
	}
	return record.Outcome{Lines: []string{text}, AlreadyExisted: o.AlreadyExisted}
}

// Summarize tells what a statement does and to what, without any value of it, with the model that it
// changes if it changes one.
func Summarize(s statement.Statement) (string, *model.Key) {
	about := func(verb string, key model.Key) (string, *model.Key) {
		return verb + " " + strings.ToUpper(kindText(key.Kind)) + " " + key.Name, &key
	}
	switch s := s.(type) {
	case *statement.CreateModel:
		return about("CREATE", s.Model.ModelKey())
	case *statement.AlterModel:
		return about("ALTER", s.Key)
	case *statement.DropModel:
		return about("DROP", s.Key)
	case *statement.RebindResource:
		return s.Form() + " " + s.Resource, &model.Key{Kind: model.KindResource, Name: s.Resource}
	case *statement.CreateResource:
		return s.Form() + " " + s.Name, nil
	case *statement.AlterDomain:
		return s.Form() + " SET PLACEMENT " + s.Placement.Text(), nil
	}
	return s.Form(), nil
}
