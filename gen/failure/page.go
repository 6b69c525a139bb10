package failure

import (
	"strconv"
	"strings"

	"nervix/gen/emit"
)

// page renders the reference page of all failures.
func page(set *Set) []byte {
	page := emit.NewPage("Failures", "Every failure has a stable code and a class. Decide on these, never on the text. A failure "+
		"carries its class, message, hint, place and non-sensitive fields to the client; the text of its untyped causes "+
		"only where the class says so. Diagnostics link to the row of their code, as in `failures.md#syntax`.")
	page.Heading(2, "Dispositions")
	var rows [][]string
	for _, d := range set.Dispositions {
		rows = append(rows, []string{emit.Ticks(d.Name), yes(d.Terminal), d.Doc})
	}
	page.Table([]string{"Disposition", "Ends the execution", "Meaning"}, rows)
	page.Heading(2, "Classes")
	rows = nil
	for _, c := range set.Classes {
		rows = append(rows, []string{emit.Anchor("class-"+strings.ToLower(c.Name)) + emit.Ticks(c.Name), emit.Ticks(c.Disposition), strconv.Itoa(c.Exit), emit.Ticks(c.GRPC), yes(c.Causes), c.Doc})
	}
	page.Table([]string{"Class", "Disposition", "Exit code", "gRPC status", "Cause text shown", "Meaning"}, rows)
	for _, area := range set.Areas {
		page.Heading(2, "Area "+area.Name)
		page.Text(area.Doc)
		rows = nil
		for _, f := range area.Failures {
			doc := emit.Period(f.Doc)
			if f.Failure.Hint != "" {
				doc += " Hint: " + emit.Period(f.Failure.Hint)
			}
			if len(f.Basis) > 0 {
				doc += " (" + strings.Join(f.Basis, ", ") + ")"
			}
			rows = append(rows, []string{emit.Anchor(f.Code) + emit.Ticks(f.Code), emit.Link(f.Class, "#class-"+strings.ToLower(f.Class)), emit.Ticks(f.Failure.Message), doc})
		}
		page.Table([]string{"Code", "Class", "Message", "Meaning"}, rows)
	}
	return page.Bytes()
}

func yes(value bool) string {
	if value {
		return "yes"
	}
	return "no"
}
