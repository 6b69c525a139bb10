package script_test

import (
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/cmd/nervix-cli/script"
	"nervix/generated/failure"
)

func TestSplitKeepsOrderAndPlaces(t *testing.T) {
	text := "-- none\nCREATE DOMAIN a;\n\n;USE a; BEGIN;\n// note; here\nCREATE SCHEMA s (x I64);\nCOMMIT"
	text = strings.TrimPrefix(text, "-- none\n")
	statements, err := script.Split(text)
	require.NoError(t, err)
	require.Len(t, statements, 5)
	for i, want := range []string{"CREATE DOMAIN a", "USE a", "BEGIN", "CREATE SCHEMA s (x I64)", "COMMIT"} {
		s := statements[i]
		require.Equal(t, want, s.Text)
		require.Equal(t, want, text[s.Offset:s.Offset+len(s.Text)])
		require.Equal(t, i+1, s.Number)
		require.Equal(t, 5, s.Of)
		require.Equal(t, text, s.Whole)
	}
}

func TestSplitReportsEveryMistakeFirst(t *testing.T) {
	_, err := script.Split("CREATE DOMAIN a; CREATE BOGUS; USE; STOP")
	require.ErrorIs(t, err, failure.ClassSyntax)
	require.Len(t, failure.Project(err), 2)
	_, err = script.Split("CREATE DOMAIN a; START AT 'soon'")
	require.ErrorIs(t, err, failure.CodeInvalidInstant)
}

func TestReaderGivesPiecesAsTheyEnd(t *testing.T) {
	stream := "CREATE DOMAIN a;\nCREATE SCHEMA s (\n  x I64 // one; two\n);\n\nUSE a; STOP;\nLIST DOMAINS"
	reader := script.NewReader(strings.NewReader(stream))
	lines := []int{1, 2, 5, 7}
	for i, want := range []string{
		"CREATE DOMAIN a;\n", "CREATE SCHEMA s (\n  x I64 // one; two\n);\n", "\nUSE a; STOP;\n", "LIST DOMAINS",
	} {
		piece, err := reader.Next()
		require.NoError(t, err)
		require.Equal(t, want, piece)
		require.Equal(t, lines[i], reader.Line())
	}
	_, err := reader.Next()
	require.ErrorIs(t, err, io.EOF)
}

func TestReaderIsBounded(t *testing.T) {
	_, err := script.NewReader(endless{}).Next()
	require.ErrorIs(t, err, failure.CodeTextTooLarge)
}

// endless is a stream of blanks without a line end.
type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = ' '
	}
	return len(p), nil
}

func TestFinished(t *testing.T) {
	for text, want := range map[string]bool{
		"": true, "  \n": true, "STOP;": true, "STOP": false, "STOP; // now": true, "USE 'a;": true, "CREATE DOMAIN a; STOP": false,
	} {
		require.Equal(t, want, script.Finished(text), text)
	}
}

func TestSecret(t *testing.T) {
	require.True(t, script.Secret("create user u with password 'x'"))
	require.True(t, script.Secret("// PassWord"))
	require.False(t, script.Secret("CREATE DOMAIN pass"))
}

func FuzzReader(f *testing.F) {
	f.Add("CREATE DOMAIN a;\nUSE a;")
	f.Add("x $tag$ ; \n $tag$;\n'")
	f.Fuzz(func(t *testing.T, stream string) {
		reader := script.NewReader(strings.NewReader(stream))
		var all strings.Builder
		for {
			piece, err := reader.Next()
			if err != nil {
				require.ErrorIs(t, err, io.EOF)
				break
			}
			all.WriteString(piece)
			for _, s := range split(piece) {
				require.Equal(t, s.Text, piece[s.Offset:s.Offset+len(s.Text)])
			}
		}
		require.True(t, strings.HasPrefix(stream, all.String()))
		require.Empty(t, strings.TrimSpace(stream[all.Len():]))
	})
}

// split gives nothing for a text with mistakes.
func split(text string) []script.Statement {
	statements, err := script.Split(text)
	if err != nil {
		return nil
	}
	return statements
}
