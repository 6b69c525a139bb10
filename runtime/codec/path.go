package codec

import "strconv"

// Path is the place of the element that is read or written now, below a field. It costs one store
// per element and makes a text only for a failure.
type Path []int

// Enter goes into a collection, At names its current element, Leave goes out of it.
func (p *Path) Enter()  { *p = append(*p, 0) }
func (p Path) At(i int) { p[len(p)-1] = i }
func (p *Path) Leave()  { *p = (*p)[:len(*p)-1] }
func (p *Path) Reset()  { *p = (*p)[:0] }

// Name gives the name of a field with the indexes of the current element, as in "grid[2][0]".
func (p Path) Name(field string) string {
	if len(p) == 0 {
		return field
	}
	text := []byte(field)
	for _, index := range p {
		text = append(text, '[')
		text = append(strconv.AppendInt(text, int64(index), 10), ']')
	}
	return string(text)
}
