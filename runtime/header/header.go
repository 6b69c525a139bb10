package header

import "unicode/utf8"

// Field is one header.
type Field struct {
	Name, Value string
}

// Rows are the headers of the rows of a frame. Rows may share one list. It never changes.
type Rows struct {
	// Lists are the distinct lists.
	Lists [][]Field
	// Row has the index of each row's list.
	Row []int32
}

// Of gives the headers of a row.
func (r *Rows) Of(row int) []Field { return r.Lists[r.Row[row]] }

// Take gives the headers of some rows, in their order; nil rows are all.
func (r *Rows) Take(rows []int32) *Rows {
	if r == nil || rows == nil {
		return r
	}
	taken := &Rows{Lists: r.Lists, Row: make([]int32, len(rows))}
	for i, row := range rows {
		taken.Row[i] = r.Row[row]
	}
	return taken
}

// Text gives a header whose value is text; one that is not is not exposed (expressions reference,
// section 10.1).
func Text(list []Field, name string, value string) []Field {
	if !utf8.ValidString(name) || !utf8.ValidString(value) {
		return list
	}
	return append(list, Field{Name: name, Value: value})
}

// Bytes is the size of names and values.
func Bytes(list []Field) int {
	total := 0
	for i := range list {
		total += len(list[i].Name) + len(list[i].Value)
	}
	return total
}
