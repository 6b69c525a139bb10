package lsp_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/cmd/nervix-cli/lsp"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// editor speaks the protocol with a server over two streams.
type editor struct {
	t    *testing.T
	in   io.Writer
	out  *bufio.Reader
	next int
	// published has the last diagnostics of each document.
	published map[string][]map[string]any
}

func (e *editor) send(message map[string]any) {
	message["jsonrpc"] = "2.0"
	body, err := json.Marshal(message)
	require.NoError(e.t, err)
	_, err = fmt.Fprintf(e.in, "Content-Length: %d\r\n\r\n%s", len(body), body)
	require.NoError(e.t, err)
}

func (e *editor) notify(method string, params any) {
	e.send(map[string]any{"method": method, "params": params})
}

// receive reads a message and keeps the diagnostics.
func (e *editor) receive() map[string]any {
	length := 0
	for {
		line, err := e.out.ReadString('\n')
		require.NoError(e.t, err)
		if line = strings.TrimSpace(line); line == "" {
			break
		}
		length, err = strconv.Atoi(strings.TrimPrefix(line, "Content-Length: "))
		require.NoError(e.t, err)
	}
	body := make([]byte, length)
	_, err := io.ReadFull(e.out, body)
	require.NoError(e.t, err)
	var m map[string]any
	require.NoError(e.t, json.Unmarshal(body, &m))
	if m["method"] == "textDocument/publishDiagnostics" {
		params := m["params"].(map[string]any)
		list := []map[string]any{}
		for _, d := range params["diagnostics"].([]any) {
			list = append(list, d.(map[string]any))
		}
		e.published[params["uri"].(string)] = list
	}
	return m
}

// request asks and gives the answer.
func (e *editor) request(method string, params any) map[string]any {
	e.next++
	e.send(map[string]any{"id": e.next, "method": method, "params": params})
	for {
		if m := e.receive(); m["id"] != nil {
			require.EqualValues(e.t, e.next, m["id"])
			return m
		}
	}
}

func (e *editor) result(method string, params any) any {
	answer := e.request(method, params)
	require.Nil(e.t, answer["error"], "%v", answer)
	return answer["result"]
}

// diagnostics waits for the next diagnostics of a document.
func (e *editor) diagnostics(uri string) []map[string]any {
	delete(e.published, uri)
	for e.published[uri] == nil {
		e.receive()
	}
	return e.published[uri]
}

func (e *editor) open(uri, text string) []map[string]any {
	e.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": uri, "languageId": "nspl", "version": 1, "text": text}})
	return e.diagnostics(uri)
}

func (e *editor) change(uri, text string) {
	e.notify("textDocument/didChange", map[string]any{
		"textDocument": map[string]any{"uri": uri, "version": 2}, "contentChanges": []any{map[string]any{"text": text}},
	})
}

// place gives the parameters for the place of a mark in a text.
func place(uri, text, mark string, shift int) map[string]any {
	before := text[:strings.Index(text, mark)+shift]
	line := before[strings.LastIndexByte(before, '\n')+1:]
	units := 0
	for _, r := range line {
		units++
		if r > 0xFFFF {
			units++
		}
	}
	return map[string]any{
		"textDocument": map[string]any{"uri": uri},
		"position":     map[string]any{"line": strings.Count(before, "\n"), "character": units},
	}
}

// start gives an editor and a function that waits for the end of its server, which tells whether
// the end was clean.
func start(t *testing.T, options lsp.Options) (*editor, func() bool) {
	// Pipes of the system hold a few messages, so that neither side waits for the other.
	requests, answers, err := os.Pipe()
	require.NoError(t, err)
	inputs, outputs, err := os.Pipe()
	require.NoError(t, err)
	// An answer that never comes fails the test that waits for it.
	require.NoError(t, inputs.SetReadDeadline(time.Now().Add(time.Minute)))
	ended := make(chan bool, 1)
	go func() {
		clean, err := lsp.New(options).Run(requests, outputs)
		if err != nil {
			t.Error(err)
		}
		_, _ = outputs.Close(), requests.Close()
		ended <- clean
	}()
	e := &editor{t: t, in: answers, out: bufio.NewReader(inputs), published: map[string][]map[string]any{}}
	return e, func() bool {
		_ = answers.Close()
		clean := <-ended
		_ = inputs.Close()
		return clean
	}
}

func initialized(t *testing.T, options lsp.Options) (*editor, func() bool) {
	e, wait := start(t, options)
	result := e.result("initialize", map[string]any{"processId": nil, "rootUri": nil, "capabilities": map[string]any{}})
	require.Equal(t, "utf-16", result.(map[string]any)["capabilities"].(map[string]any)["positionEncoding"])
	e.notify("initialized", map[string]any{})
	return e, wait
}

const (
	here  = "file:///home/graph.nspl"
	there = "file:///home/other.nspl"
)

const shop = `CREATE SCHEMA order_v1 (tenant STRING, amount F64, note STRING OPTIONAL); // 🙂 umlaute: äöü
CREATE RELAY orders SCHEMA order_v1 UNBRANCHED;
CREATE RELAY large SCHEMA order_v1 UNBRANCHED;
/* never */
CREATE JUNCTION pick FROM orders UNBRANCHED TO large INHERIT ALL SET note = upper(input.tenant) WHERE output.amount > 100.0 FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
`

func TestLifeCycle(t *testing.T) {
	e, wait := start(t, lsp.Options{})
	code := func(m map[string]any) any { return m["error"].(map[string]any)["code"] }
	require.EqualValues(t, -32002, code(e.request("textDocument/hover", nil)), "before initialize")
	e.result("initialize", map[string]any{})
	require.EqualValues(t, -32601, code(e.request("workspace/unheardOf", nil)))
	require.EqualValues(t, -32602, code(e.request("textDocument/hover", place(here, "x", "x", 0))), "a document that is not open")
	e.notify("$/unheardOf", nil)
	_, err := io.WriteString(e.in, "Content-Length: 3\r\n\r\n{{{")
	require.NoError(t, err)
	require.EqualValues(t, -32700, code(e.receive()))
	require.Nil(t, e.result("shutdown", nil))
	require.EqualValues(t, -32600, code(e.request("textDocument/hover", nil)), "after shutdown")
	e.notify("exit", nil)
	require.True(t, wait())

	_, wait = start(t, lsp.Options{})
	require.False(t, wait(), "an end without notice")
}

func TestDiagnostics(t *testing.T) {
	e, wait := initialized(t, lsp.Options{})
	found := e.open(here, shop)
	require.Len(t, found, 1)
	require.Equal(t, "syntax", found[0]["code"])

	text := strings.Replace(shop, "/* never */\n", "", 1)
	e.change(here, text)
	require.Empty(t, e.diagnostics(here))

	// The range counts UTF-16 units.
	text = "CREATE USER u WITH PASSWORD '🙂'; CREATE RELAY r SCHEMA missing UNBRANCHED;"
	e.change(here, text)
	found = e.diagnostics(here)
	require.Len(t, found, 1)
	begin := place(here, text, "missing", 0)["position"].(map[string]any)["character"]
	require.EqualValues(t, begin, found[0]["range"].(map[string]any)["start"].(map[string]any)["character"])

	e.notify("textDocument/didClose", map[string]any{"textDocument": map[string]any{"uri": here}})
	require.Empty(t, e.diagnostics(here), "a closed document has none")
	e.notify("exit", nil)
	require.False(t, wait(), "without shutdown")
}

// Many changes that are at hand together are judged once. The server finds them all in one read.
func TestChangesAreJudgedTogether(t *testing.T) {
	var requests, answers strings.Builder
	e := &editor{t: t, in: &requests, published: map[string][]map[string]any{}}
	e.send(map[string]any{"id": 1, "method": "initialize"})
	e.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": here, "version": 1, "text": ""}})
	for i := range 50 {
		e.change(here, fmt.Sprintf("CREATE SCHEMA s%d", i))
	}
	e.send(map[string]any{"id": 2, "method": "textDocument/documentSymbol", "params": map[string]any{"textDocument": map[string]any{"uri": here}}})
	clean, err := lsp.New(lsp.Options{}).Run(strings.NewReader(requests.String()), &answers)
	require.NoError(t, err)
	require.False(t, clean, "the stream ends without notice")

	e.out = bufio.NewReader(strings.NewReader(answers.String()))
	for range 2 {
		require.NotNil(t, e.receive()["id"], "both answers come before the diagnostics")
	}
	e.receive()
	require.Len(t, e.published[here], 1)
	_, err = e.out.ReadByte()
	require.ErrorIs(t, err, io.EOF, "nothing else is said")
}

func TestLanguageFeatures(t *testing.T) {
	e, wait := initialized(t, lsp.Options{Catalogue: []lsp.Script{{URI: "file:///home/live.nspl", Text: "CREATE SCHEMA live (a I64); CREATE RELAY live SCHEMA live UNBRANCHED;"}}})
	text := strings.Replace(shop, "/* never */\n", "", 1) + "DESCRIBE RELAY live;\n"
	require.Empty(t, e.open(here, text))
	hover := func(mark string, shift int) string {
		result, ok := e.result("textDocument/hover", place(here, text, mark, shift)).(map[string]any)
		if !ok {
			return ""
		}
		return result["contents"].(map[string]any)["value"].(string)
	}
	require.Equal(t, "```nspl\nCREATE RELAY orders SCHEMA order_v1 UNBRANCHED CAPACITY 1;\n```", hover("FROM orders", 6))
	require.Equal(t, "```nspl\nCREATE SCHEMA order_v1 (tenant STRING, amount F64, note STRING OPTIONAL);\n```", hover("SCHEMA order_v1 UN", 8))
	require.Contains(t, hover("upper(", 1), "upper(STRING) -> STRING")
	require.Contains(t, hover("output.amount", 8), "amount F64")
	require.Contains(t, hover("input.tenant", 8), "tenant STRING")
	require.Contains(t, hover("note STRING", 1), "note STRING OPTIONAL")
	require.Contains(t, hover("RELAY live", 7), "CREATE RELAY live")
	require.Empty(t, hover("FLUSH", 2))

	definition := func(mark string, shift int) (uri string, line, character any) {
		result, ok := e.result("textDocument/definition", place(here, text, mark, shift)).(map[string]any)
		require.True(t, ok, mark)
		start := result["range"].(map[string]any)["start"].(map[string]any)
		return result["uri"].(string), start["line"], start["character"]
	}
	uri, line, character := definition("FROM orders", 6)
	require.Equal(t, []any{here, 1., 13.}, []any{uri, line, character})
	_, line, character = definition("output.amount", 8)
	require.Equal(t, []any{0., float64(strings.Index(text, "amount F64"))}, []any{line, character})
	uri, _, _ = definition("RELAY live", 7)
	require.Equal(t, "file:///home/live.nspl", uri)

	labels := func(mark string, shift int) []string {
		var list []string
		for _, item := range e.result("textDocument/completion", place(here, text, mark, shift)).([]any) {
			list = append(list, item.(map[string]any)["label"].(string))
		}
		return list
	}
	require.Subset(t, labels("FROM orders", 5), []string{"orders", "large", "live"})
	require.Equal(t, []string{"orders"}, labels("FROM orders", 7))
	require.Subset(t, labels("output.amount", 7), []string{"amount", "tenant", "note"})

	var names []string
	for _, symbol := range e.result("textDocument/documentSymbol", map[string]any{"textDocument": map[string]any{"uri": here}}).([]any) {
		names = append(names, symbol.(map[string]any)["name"].(string))
	}
	require.Equal(t, []string{"order_v1", "orders", "large", "pick"}, names)

	edits := e.result("textDocument/formatting", map[string]any{"textDocument": map[string]any{"uri": here}, "options": map[string]any{}}).([]any)
	require.Len(t, edits, 1)
	require.Contains(t, edits[0].(map[string]any)["newText"], "CREATE JUNCTION pick\n  FROM orders\n")

	// A half-typed statement keeps completion and finds words by their spelling; what other open
	// documents declare is found.
	require.NotEmpty(t, e.open(there, "CREATE EMITTER out FROM lar"))
	text = "CREATE EMITTER out FROM large TO KAFKA x pick"
	e.change(here, text)
	require.NotEmpty(t, e.diagnostics(here))
	require.Nil(t, e.result("textDocument/definition", place(here, text, "pick", 1)), "nothing declares it any more")
	require.Empty(t, e.result("textDocument/formatting", map[string]any{"textDocument": map[string]any{"uri": here}}))
	e.result("shutdown", nil)
	e.notify("exit", nil)
	require.True(t, wait())
}

// The command serves an editor over its standard streams, as editors start it.
func TestBinary(t *testing.T) {
	binary := filepath.Join(t.TempDir(), "nervix-cli")
	build := exec.Command("go", "build", "-o", binary, "nervix/cmd/nervix-cli")
	output, err := build.CombinedOutput()
	require.NoError(t, err, "%s", output)
	catalogue := filepath.Join(t.TempDir(), "live.nspl")
	require.NoError(t, os.WriteFile(catalogue, []byte("CREATE SCHEMA live (a I64);"), 0o600))
	command := exec.Command(binary, "lsp", "--stdio", "--catalogue", catalogue)
	in, err := command.StdinPipe()
	require.NoError(t, err)
	out, err := command.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, command.Start())
	watchdog := time.AfterFunc(time.Minute, func() { _ = command.Process.Kill() })
	defer watchdog.Stop()

	e := &editor{t: t, in: in, out: bufio.NewReader(out), published: map[string][]map[string]any{}}
	e.result("initialize", map[string]any{"capabilities": map[string]any{}})
	e.notify("initialized", map[string]any{})
	require.Empty(t, e.open(here, "CREATE RELAY r SCHEMA live UNBRANCHED;"))
	e.change(here, "CREATE RELAY r SCHEMA lively UNBRANCHED;")
	require.Equal(t, "unknown_reference", e.diagnostics(here)[0]["code"])
	require.Nil(t, e.result("shutdown", nil))
	e.notify("exit", nil)
	require.NoError(t, command.Wait())
}

// Whatever arrives, the server ends with the stream and says nothing that is no message.
func FuzzRun(f *testing.F) {
	f.Add("Content-Length: 46\r\n\r\n" + `{"jsonrpc":"2.0","id":1,"method":"initialize"}`)
	f.Add("Content-Length: 2\r\nContent-Type: x\r\n\r\n{}Content-Length: -1\r\n\r\n")
	f.Add("Content-Length: 99999999999\r\n\r\n")
	open := `{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"u","text":"USE a; CREATE"}}}`
	ask := `{"id":2,"method":"textDocument/completion","params":{"textDocument":{"uri":"u"},"position":{"line":0,"character":9}}}`
	first := `{"id":1,"method":"initialize"}`
	text := ""
	for _, body := range []string{first, open, ask} {
		text += fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(body), body)
	}
	f.Add(text)
	f.Fuzz(func(t *testing.T, text string) {
		var out strings.Builder
		_, _ = lsp.New(lsp.Options{}).Run(strings.NewReader(text), &out)
		reader := bufio.NewReader(strings.NewReader(out.String()))
		for {
			line, err := reader.ReadString('\n')
			if err == io.EOF && line == "" {
				return
			}
			var length int
			if _, err := fmt.Sscanf(line, "Content-Length: %d\r\n", &length); err != nil {
				t.Fatalf("%q: %v", line, err)
			}
			body := make([]byte, length+2)
			if _, err := io.ReadFull(reader, body); err != nil || !json.Valid(body) {
				t.Fatalf("%q: %v", body, err)
			}
		}
	})
}
