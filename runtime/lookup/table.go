package lookup

import (
	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
	"nervix/runtime/codec/format"
	"nervix/runtime/columnar"
	"nervix/runtime/content"
)

// Table is the index of a hash map. It never changes.
type Table struct {
	identity [32]byte
	schema   *revision.Schema
	key      *revision.Field
	// columns hold the record of every entry, and one null row behind them.
	columns []arrow.Array
	index   index
}

// Load reads the file of a hash map of a revision and indexes its records. It fails like
// Files.Read, with failure.HashMapContent for a record that cannot be taken, or with what the
// codec says when it does not fit its schema.
func Load(from *revision.ExecutionRevision, m *revision.HashMap, library content.Library) (*Table, error) {
	identity, err := Identity(from, m)
	if err != nil {
		return nil, err
	}
	external := &from.Codecs[m.Codec]
	schema := &from.Schemas[external.Schema]
	files := content.Files{Library: library, Domain: from.Domain}
	decoder, err := format.Decoder(external, schema, files)
	if err != nil {
		return nil, err
	}
	data, err := files.Read(m.Content, m.Path)
	if err != nil {
		return nil, err
	}
	refuse := func(record int, cause error) error {
		return (&failure.HashMapContent{HashMap: m.Name, Record: uint64(record + 1), File: m.Path}).WithCause(cause)
	}
	var refused error
	codec.Sequence(decoder, data, func(record int, cause error) {
		if refused == nil {
			refused = refuse(record, cause)
		}
	})
	if refused != nil {
		return nil, refused
	}
	t := &Table{identity: identity, schema: schema, key: &schema.Fields[m.Key]}
	columns, rows := decoder.Finish()
	if record, cause := t.fill(columns, rows, int(m.Key)); cause != nil {
		return nil, refuse(record, cause)
	}
	return t, nil
}

// fill indexes the records. A failure names the record.
func (t *Table) fill(columns []arrow.Array, rows, key int) (record int, err error) {
	view := codec.NewView(&t.key.Type)
	view.Read(columns[key])
	t.index.grow()
	latest := make([]int32, 0, rows)
	var text []byte
	for row := range rows {
		if view.Null(row) {
			return row, &failure.NullField{Name: t.key.Name}
		}
		text = appendKey(text[:0], view, row)
		entry, known, ok := t.index.add(text)
		switch {
		case !ok:
			return row, &failure.PayloadTooLarge{Limit: maximumKeys}
		case known:
			latest[entry] = int32(row)
		default:
			latest = append(latest, int32(row))
		}
	}
	if len(latest) == rows {
		latest = nil
	}
	t.columns = make([]arrow.Array, len(columns))
	for i, column := range columns {
		kept := columnar.Take(column, latest)
		if t.columns[i], err = columnar.Concat([]arrow.Array{kept, columnar.Nulls(column.DataType(), 1)}); err != nil {
			return max(rows-1, 0), err
		}
	}
	return 0, nil
}

// Schema is the shape of the records.
func (t *Table) Schema() *revision.Schema { return t.schema }

// Bytes is what the table holds.
func (t *Table) Bytes() int64 {
	return int64(columnar.Bytes(t.columns)) + int64(8*len(t.index.slots)+4*len(t.index.ends)+len(t.index.text))
}

// Key is the field whose canonical text is the key.
func (t *Table) Key() *revision.Field { return t.key }

// Entries is the number of distinct keys.
func (t *Table) Entries() int { return len(t.index.ends) }

// Find gives the row of the record for a canonical key, or Entries, the null row, when there is none.
func (t *Table) Find(key []byte) int32 {
	if entry, _, found := t.index.find(key); found {
		return int32(entry)
	}
	return int32(len(t.index.ends))
}

// Column gives a field of all entries, with one null row behind them.
func (t *Table) Column(field int) arrow.Array { return t.columns[field] }

// Identity gives the identity of a hash map of a revision: equal identities are read from equal bytes
// in the same way.
func Identity(from *revision.ExecutionRevision, m *revision.HashMap) ([32]byte, error) {
	alone := &revision.ExecutionRevision{
		Domain: from.Domain, Codecs: []revision.Codec{from.Codecs[m.Codec]}, HashMaps: []revision.HashMap{*m},
		Schemas: []revision.Schema{from.Schemas[from.Codecs[m.Codec].Schema]},
	}
	alone.Codecs[0].Schema, alone.HashMaps[0].Codec = 0, 0
	return alone.Digest()
}

// Identity is that of the plan that the table was loaded for.
func (t *Table) Identity() [32]byte { return t.identity }
