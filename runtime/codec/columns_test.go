package codec

import (
	"math"
	"testing"

	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
)

func pairs() *revision.Schema {
	pair := datatype.Type{Kind: datatype.KindArray, Length: 2, Element: &datatype.Type{Kind: datatype.KindString}}
	return &revision.Schema{Fields: []revision.Field{
		{Name: "pairs", Type: datatype.Type{Kind: datatype.KindVec, Element: &pair}, Nullable: true},
		{Name: "pair", Type: pair, Nullable: true},
	}}
}

// write appends texts as the elements of a pair.
func write(t *testing.T, pair *Column, row int, texts ...string) bool {
	for _, text := range texts {
		index, ok := pair.Element()
		require.True(t, ok)
		pair.Items.Text = append(pair.Items.Text, text...)
		require.True(t, pair.Items.EndText(index))
	}
	return pair.EndItems(row)
}

// TestNestedColumns gives up rows at every depth of a collection of collections.
func TestNestedColumns(t *testing.T) {
	c, err := NewColumns(pairs())
	require.NoError(t, err)
	for range 2 { // batches
		for i := range 100 {
			row, columns := c.Begin()
			index, ok := columns[0].Element()
			require.True(t, ok)
			switch i % 4 {
			case 0, 1:
				require.True(t, write(t, columns[0].Items, index, "a", "bc"))
				require.True(t, columns[0].EndItems(row))
				if i%4 == 1 {
					require.True(t, c.Null(&columns[1], row))
				} else {
					require.True(t, write(t, &columns[1], row, "x", "y"))
				}
				c.Commit()
			case 2:
				require.False(t, write(t, columns[0].Items, index, "lost"))
				c.Rollback()
			case 3:
				require.True(t, write(t, columns[0].Items, index, "lost", "too"))
				require.True(t, columns[0].EndItems(row))
				require.False(t, write(t, &columns[1], row, "one", "two", "three"))
				c.Rollback()
			}
		}
		columns, rows := c.Finish()
		require.Equal(t, 50, rows)
		for row := range rows {
			require.Equal(t, `[["a","bc"]]`, columns[0].ValueStr(row))
			require.Equal(t, row%2 == 1, columns[1].IsNull(row))
			if row%2 == 0 {
				require.Equal(t, `["x","y"]`, columns[1].ValueStr(row))
			}
		}
		require.Equal(t, 100, columns[1].(*array.FixedSizeList).ListValues().Len())
	}
}

func TestEmptyBatch(t *testing.T) {
	c, err := NewColumns(pairs())
	require.NoError(t, err)
	columns, rows := c.Finish()
	require.Zero(t, rows)
	for i, column := range columns {
		require.Zero(t, column.Len())
		NewView(&pairs().Fields[i].Type).Read(column)
	}
}

func TestElementsAreBounded(t *testing.T) {
	c, err := NewColumns(pairs())
	require.NoError(t, err)
	_, columns := c.Begin()
	items := columns[0].Items
	items.count, items.capacity = MaximumElements, MaximumElements
	_, ok := columns[0].Element()
	require.False(t, ok)
	columns[0].Items.Items.count, columns[0].Items.Items.capacity = MaximumElements, MaximumElements
	require.False(t, items.zero(0))
}

func TestImpossibleTypes(t *testing.T) {
	_, err := NewColumns(&revision.Schema{Fields: []revision.Field{{Type: datatype.Type{Kind: datatype.KindVec}}}})
	require.Error(t, err)
}

func TestRecordsAreBounded(t *testing.T) {
	var r Records
	r.Begin()
	r.End(0, []byte("abc"), nil)
	r.End(3, append(r.Buffer, "lost"...), &failure.NotAnObject{})
	require.Equal(t, "abc", string(r.Buffer))
	require.Equal(t, []int32{3, 3}, r.Ends)
	require.Equal(t, 1, r.Errors[0].Row)
	require.EqualValues(t, math.MaxInt32, MaximumEncoded)
}

func TestPath(t *testing.T) {
	var p Path
	require.Equal(t, "a", p.Name("a"))
	p.Enter()
	p.At(7)
	p.Enter()
	require.Equal(t, "a[7][0]", p.Name("a"))
	p.Leave()
	require.Equal(t, "a[7]", p.Name("a"))
	p.Reset()
	require.Equal(t, "a", p.Name("a"))
}
