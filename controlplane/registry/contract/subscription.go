package contract

import (
	"nervix/controlplane/registry/typing"
	"nervix/controlplane/registry/violation"
	"nervix/generated/clause"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// Subscription types the predicate of a subscription over the rows of a relay; nil stays nil.
func Subscription(models Models, domain, relay string, where model.Expression) (typing.Expression, error) {
	key := model.Key{Kind: model.KindRelay, Name: relay}
	report := &violation.Report{Key: key}
	r := &resolver{models: models, report: report}
	found := r.relay(relay)
	if found == nil {
		report.Add("relay", &failure.UnknownModel{Kind: key.Kind.Text(), Model: relay, Domain: domain})
		return nil, report.Err()
	}
	if where == nil {
		return nil, nil
	}
	model.WalkExpression("where", where, func(path string, e model.Expression) bool {
		if call, ok := e.(*model.UDFCall); ok && r.UDF(call.Function) == nil {
			report.Add(path, &failure.UnknownReference{Referrer: "the subscription", Kind: model.KindUdf.Text(), Model: call.Function})
		}
		return true
	})
	typed := r.predicate("where", clause.Subscription, &frame{input: found.Shape}, where)
	return typed, report.Err()
}
