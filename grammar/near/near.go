package near

// longest bounds the words that are compared, in bytes.
const longest = 128

// Nearest gives the candidate with the fewest edits to a misspelled word, the first one of several;
// empty when every candidate is further away than a third of the word.
func Nearest(word string, candidates []string) string {
	best, limit := "", len(word)/3
	for _, candidate := range candidates {
		edits := Distance(word, candidate, limit)
		if edits > 0 && (edits < limit || edits == limit && best == "") {
			best, limit = candidate, edits
		}
	}
	return best
}

// Distance counts the insertions, removals, replacements and swaps of neighbours that lead from one
// word to another, by bytes. Results above the limit are only known to be above it.
func Distance(a, b string, limit int) int {
	if len(a) > longest || len(b) > longest || len(a)-len(b) > limit || len(b)-len(a) > limit {
		return limit + 1
	}
	var rows [3][longest + 1]int
	before, last, row := &rows[0], &rows[1], &rows[2]
	for j := range len(b) + 1 {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		least := i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
			least = min(least, row[j])
		}
		if least > limit {
			return limit + 1
		}
		before, last, row = last, row, before
	}
	return last[len(b)]
}
