package planner_test

import (
	"strings"

	"nervix/generated/model"
	"nervix/generated/statement"
)

// replace changes one place of a text that must be there.
func replace(text, old, new string) string {
	if !strings.Contains(text, old) {
		panic("the text does not hold " + old)
	}
	return strings.Replace(text, old, new, 1)
}

func junctionOf(statements []statement.Statement) *model.Junction {
	return statements[0].(*statement.CreateModel).Model.(*model.Junction)
}
