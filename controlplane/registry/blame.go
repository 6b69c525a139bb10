package registry

import (
	"slices"

	"nervix/controlplane/alteration"
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// written is a statement of a batch that made or changed a model.
type written struct {
	// position counts the statements of the batch from 1.
	position  int
	statement statement.Statement
}

// remember records that the statement in hand made or changed a model; a CREATE starts anew.
func (b *batch) remember(key model.Key) {
	by := written{b.position, b.statement}
	if _, creates := b.statement.(*statement.CreateModel); creates {
		b.history[key] = []written{by}
		return
	}
	b.history[key] = append(b.history[key], by)
}

// refused records a fault of the statement in hand.
func (b *batch) refused(key model.Key, fault failure.Placed) {
	b.found = append(b.found, &violation.Violation{Key: key, Failure: fault, Statement: b.position})
}

// attribute ties a violation of a model to the statement that wrote the part at fault, and places
// it in the text of that statement: the latest ALTER that wrote the part, or the CREATE before.
func (b *batch) attribute(found *violation.Violation) {
	history := b.history[found.Key]
	if len(history) == 0 {
		return
	}
	found.Statement = history[len(history)-1].position
	for _, by := range slices.Backward(history) {
		switch s := by.statement.(type) {
		case *statement.AlterModel:
			if origin := alteration.Origin(b.models.get(found.Key), s.Operations, found.Failure.Where().Path); origin != "" {
				found.Failure.Locate(failure.AtPath(origin))
				found.Statement = by.position
				return
			}
		case *statement.CreateModel:
			found.Statement = by.position
			return
		default:
		}
	}
}
