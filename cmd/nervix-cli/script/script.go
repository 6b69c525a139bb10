package script

import (
	"bufio"
	"errors"
	"io"
	"strings"

	"nervix/generated/failure"
	"nervix/grammar"
)

// Statement is one statement of a longer text.
type Statement struct {
	// Text is the statement without its semicolon. It may hold a password.
	Text string
	// Offset is the byte offset of Text in Whole.
	Offset int
	// Whole is the text that failures are shown in.
	Whole string
	// Number counts the statements of the text from one, Of is how many it has.
	Number, Of int
}

// Split cuts a text into its statements, which are sent one by one: outside of a transaction a
// request holds one statement, and inside the session queues them in order (grammar reference
// §1.11). Every mistake of the text is reported before anything is sent; the failures are those
// of grammar.Parse.
func Split(text string) ([]Statement, error) {
	request, err := grammar.Parse(text)
	if err != nil {
		return nil, err
	}
	statements := make([]Statement, len(request.Statements))
	for i, parsed := range request.Statements {
		statements[i] = Statement{Text: parsed.Source, Offset: parsed.Start, Whole: text, Number: i + 1, Of: len(statements)}
	}
	return statements, nil
}

// Secret tells whether a text may hold a password. It errs on the side of caution: the word alone
// counts, wherever it stands.
func Secret(text string) bool { return strings.Contains(strings.ToUpper(text), "PASSWORD") }

// Finished tells whether typed text can be sent: it is blank or ends with a semicolon.
func Finished(text string) bool { return strings.TrimSpace(text) == "" || grammar.Ended(text) }

// Reader reads a stream of NSPL a piece at a time. A piece ends with the line that ends a
// statement, so that a program on the other side of a pipe can wait for results.
type Reader struct {
	lines *bufio.Reader
	// first is the line number of the last piece, next that of the piece to come.
	first, next int
}

// NewReader reads from a stream.
func NewReader(stream io.Reader) *Reader { return &Reader{lines: bufio.NewReader(stream), next: 1} }

// Line is the number, from one, of the line on which the last piece began.
func (r *Reader) Line() int { return r.first }

// Next gives the next piece, which holds at least one statement or the unfinished rest of the
// stream. It ends with io.EOF. A piece above grammar.MaximumText is TextTooLarge.
func (r *Reader) Next() (string, error) {
	var piece strings.Builder
	r.first = r.next
	for {
		line, err := r.line(grammar.MaximumText - piece.Len())
		piece.WriteString(line)
		r.next++
		switch {
		case errors.Is(err, io.EOF):
			if strings.TrimSpace(piece.String()) == "" {
				return "", io.EOF
			}
			return piece.String(), nil
		case err != nil:
			return "", err
		case strings.Contains(line, ";") && grammar.Ended(piece.String()):
			return piece.String(), nil
		}
	}
}

// line reads up to a line end, at most so many bytes.
func (r *Reader) line(room int) (string, error) {
	var line []byte
	for {
		part, err := r.lines.ReadSlice('\n')
		if line = append(line, part...); len(line) > room {
			return "", &failure.TextTooLarge{Size: grammar.MaximumText - room + len(line), Limit: grammar.MaximumText}
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return string(line), err
		}
	}
}
