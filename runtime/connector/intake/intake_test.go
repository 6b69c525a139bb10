package intake

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/budget"
	"nervix/runtime/connector"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

const patience = 10 * time.Second

// graph is an Admission that keeps what it got.
type graph struct {
	mutex   sync.Mutex
	records []string
	pieces  int
	largest int
	held    *connector.Held
	refusal error
	block   chan struct{} // Admit waits for it when set
	entered chan struct{}
}

func (g *graph) Admit(ctx context.Context, payloads connector.Payloads) (connector.Attempt, error) {
	g.mutex.Lock()
	block := g.block
	g.mutex.Unlock()
	if block != nil {
		g.entered <- struct{}{}
		select {
		case <-block:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	g.mutex.Lock()
	defer g.mutex.Unlock()
	if g.held != nil {
		held := g.held
		if g.entered != nil {
			select {
			case g.entered <- struct{}{}:
			default:
			}
		}
		return nil, held
	}
	if g.refusal != nil {
		return nil, g.refusal
	}
	g.pieces++
	g.largest = max(g.largest, size(payloads))
	for _, record := range payloads.Records {
		g.records = append(g.records, string(record))
	}
	if payloads.Lines != nil {
		for line := range bytes.SplitSeq(payloads.Lines, []byte("\n")) {
			if len(line) > 0 {
				g.records = append(g.records, string(line))
			}
		}
	}
	return nil, nil
}

func (g *graph) Unready(error, time.Duration) {}

func (g *graph) got() []string {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	return append([]string(nil), g.records...)
}

func (g *graph) hold() (release func()) {
	released := make(chan struct{})
	g.mutex.Lock()
	defer g.mutex.Unlock()
	g.held = &connector.Held{Released: released}
	return func() {
		g.mutex.Lock()
		g.held = nil
		g.mutex.Unlock()
		close(released)
	}
}

// site is a served table.
type site struct {
	t      *testing.T
	table  *Table
	url    string
	client *http.Client
	stop   func() error
}

func serve(t *testing.T, options Options) *site {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	table := NewTable(0)
	server := NewServer(table, options)
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- server.Serve(ctx, listener) }()
	stop := sync.OnceValue(func() error { cancel(); return <-done })
	transport := &http.Transport{}
	t.Cleanup(func() {
		transport.CloseIdleConnections()
		require.NoError(t, stop())
	})
	return &site{t: t, table: table, url: "http://" + listener.Addr().String(), client: &http.Client{Transport: transport}, stop: stop}
}

// bind opens and runs a source for /in on the host in.test.
func (s *site) bind(admission connector.Admission, quiesce revision.Quiesce) (stop func()) {
	source, err := System(s.table).OpenSource(context.Background(), connector.SourceConfig{
		Domain: "d", Ingestor: "i", Quiesce: quiesce, Source: &revision.EndpointSource{},
		Endpoint: &revision.Endpoint{Name: "e", Hosts: []string{"in.test", "also.test"}, Path: "/in"},
	})
	require.NoError(s.t, err)
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- source.Run(ctx, admission) }()
	<-source.Ready()
	stop = sync.OnceFunc(func() {
		cancel()
		require.NoError(s.t, <-done)
	})
	s.t.Cleanup(stop)
	return stop
}

type reply struct {
	status int
	header http.Header
	body   string
}

func (s *site) send(method, host, path, contentType string, body io.Reader) reply {
	request, err := http.NewRequest(method, s.url+path, body)
	require.NoError(s.t, err)
	request.Host = host
	if contentType != "" {
		request.Header.Set("Content-Type", contentType)
	}
	response, err := s.client.Do(request)
	require.NoError(s.t, err)
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	require.NoError(s.t, err)
	return reply{response.StatusCode, response.Header, string(text)}
}

func (s *site) post(contentType, body string) int {
	return s.send(http.MethodPost, "in.test", "/in", contentType, strings.NewReader(body)).status
}

const lines = "application/x-ndjson"

func TestRouting(t *testing.T) {
	s, g := serve(t, Options{}), &graph{}
	require.Equal(t, 404, s.post("", "x"))
	stop := s.bind(g, revision.Quiesce{})
	accepted := s.send("POST", "IN.Test:8080", "/in?query=1", "application/json", strings.NewReader(`{"a":1}`))
	require.Equal(t, 202, accepted.status)
	require.Empty(t, accepted.body)
	require.Equal(t, 202, s.send("POST", "also.test", "/in", "", strings.NewReader("not json")).status)
	require.Equal(t, 404, s.send("POST", "other.test", "/in", "", strings.NewReader("x")).status)
	require.Equal(t, 404, s.send("POST", "in.test", "/in/", "", strings.NewReader("x")).status)
	require.Equal(t, 404, s.send("POST", "in.test", "//in", "", strings.NewReader("x")).status)
	wrong := s.send("GET", "in.test", "/in", "", nil)
	require.Equal(t, 405, wrong.status)
	require.Equal(t, "POST", wrong.header.Get("Allow"))
	require.Equal(t, []string{`{"a":1}`, "not json"}, g.got())
	stop()
	require.Equal(t, 404, s.post("", "x"))
}

func TestEveryIngestorGetsThePayload(t *testing.T) {
	s, a, b := serve(t, Options{}), &graph{}, &graph{}
	s.bind(a, revision.Quiesce{})
	stop := s.bind(b, revision.Quiesce{})
	require.Equal(t, 202, s.post("", "1"))
	stop()
	require.Equal(t, 202, s.post("", "2"))
	require.Equal(t, []string{"1", "2"}, a.got())
	require.Equal(t, []string{"1"}, b.got())
}

func TestDeclaredRouteWithoutSourceAsksToRetry(t *testing.T) {
	s := serve(t, Options{})
	s.table.Replace("d", []Route{
		{Hosts: []string{"in.test"}, Path: "/in", Ingestors: []string{"i"}}, {Hosts: []string{"in.test"}, Path: "/unused"},
	})
	refused := s.send("POST", "in.test", "/in", "", strings.NewReader("x"))
	require.Equal(t, 503, refused.status)
	require.Equal(t, "1", refused.header.Get("Retry-After"))
	require.Equal(t, 404, s.send("POST", "in.test", "/unused", "", strings.NewReader("x")).status)
	s.table.Replace("d", nil)
	require.Equal(t, 404, s.post("", "x"))
}

func TestLines(t *testing.T) {
	s, g := serve(t, Options{Piece: 64, MaximumRecord: 1024}), &graph{}
	s.bind(g, revision.Quiesce{})
	var body strings.Builder
	var want []string
	for i := range 500 {
		record := fmt.Sprintf(`{"id":%d,"text":"%s"}`, i, strings.Repeat("x", i%200))
		want = append(want, record)
		body.WriteString(record + "\n")
	}
	require.Equal(t, 202, s.post("Application/X-NDJSON; charset=utf-8", body.String()+"last"))
	require.Equal(t, append(want, "last"), g.got())
	require.Greater(t, g.pieces, 100)
	require.Less(t, g.largest, 2048)
	require.Equal(t, 202, s.post(lines, ""))
	require.Equal(t, 202, s.post(lines, "\n\n"))
}

func TestStreamedLinesGoOnAtOnce(t *testing.T) {
	s, g := serve(t, Options{}), &graph{}
	s.bind(g, revision.Quiesce{})
	reader, writer := io.Pipe()
	status := make(chan int, 1)
	go func() { status <- s.send("POST", "in.test", "/in", lines, reader).status }()
	for i := range 5 {
		_, err := fmt.Fprintf(writer, "%d\n%d-open", i, i)
		require.NoError(t, err)
		require.Eventually(t, func() bool { return len(g.got()) == i+1 }, patience, time.Millisecond)
	}
	require.NoError(t, writer.Close())
	require.Equal(t, 202, <-status)
	require.Equal(t, []string{"0", "0-open1", "1-open2", "2-open3", "3-open4", "4-open"}, g.got())
}

func TestLimits(t *testing.T) {
	s, g := serve(t, Options{MaximumRecord: 100, MaximumLines: 300}), &graph{}
	s.bind(g, revision.Quiesce{})
	unknown := func(text string) io.Reader { return struct{ io.Reader }{strings.NewReader(text)} }
	full, over := strings.Repeat("a", 100), strings.Repeat("b", 101)
	require.Equal(t, 202, s.post("", full))
	require.Equal(t, 413, s.post("", over))
	require.Equal(t, 413, s.send("POST", "in.test", "/in", "", unknown(strings.Repeat("c", 1000))).status)
	require.Equal(t, 202, s.post(lines, full+"\n"+full))
	require.Equal(t, 413, s.post(lines, over))
	require.Equal(t, 413, s.post(lines, over+"\nx"))
	require.Equal(t, 413, s.send("POST", "in.test", "/in", lines, unknown("y\n"+over+"\n")).status)
	require.Equal(t, 413, s.post(lines, strings.Repeat("z\n", 200)))
	require.Equal(t, 413, s.send("POST", "in.test", "/in", lines, unknown(strings.Repeat("z\n", 200))).status)
	for _, record := range g.got() {
		require.LessOrEqual(t, len(record), 100)
	}
}

// The bodies that are read at the same time fit into the budget; one more is to be sent again later.
func TestBodiesFitIntoTheBudget(t *testing.T) {
	memory := budget.New(budget.Config{Limit: 256})
	s, g := serve(t, Options{Piece: 64, Budget: memory}), &graph{block: make(chan struct{}), entered: make(chan struct{}, 2)}
	s.bind(g, revision.Quiesce{})
	var waiting sync.WaitGroup
	first := 0
	waiting.Go(func() { first = s.post("", strings.Repeat("a", 120)) })
	<-g.entered
	require.EqualValues(t, 128, memory.Reserved())
	large := s.send(http.MethodPost, "in.test", "/in", "", strings.NewReader(strings.Repeat("b", 200)))
	require.Equal(t, 503, large.status)
	require.Equal(t, "1", large.header.Get("Retry-After"))
	require.EqualValues(t, 128, memory.Reserved(), "the refused body is not held")
	close(g.block)
	waiting.Wait()
	require.Equal(t, 202, first)
	require.Zero(t, memory.Reserved())
	require.Equal(t, 202, s.post("", strings.Repeat("b", 200)))
}

// A body holds what it announces, not what the largest ones need.
func TestBodiesHoldWhatTheyAnnounce(t *testing.T) {
	memory := budget.New(budget.Config{Limit: 1 << 20})
	s, g := serve(t, Options{Budget: memory}), &graph{block: make(chan struct{}), entered: make(chan struct{}, 1)}
	s.bind(g, revision.Quiesce{})
	var waiting sync.WaitGroup
	for _, body := range []int{10, 5000, 20_000} {
		status := 0
		waiting.Go(func() { status = s.post("", strings.Repeat("a", body)) })
		<-g.entered
		held := memory.Reserved()
		require.GreaterOrEqual(t, held, int64(body))
		require.LessOrEqual(t, held, int64(2*body+smallestBuffer))
		g.block <- struct{}{}
		waiting.Wait()
		require.Equal(t, 202, status)
	}
	require.Zero(t, memory.Reserved())
}

func TestUnreadableBody(t *testing.T) {
	s, g := serve(t, Options{}), &graph{}
	s.bind(g, revision.Quiesce{})
	for _, body := range []string{"5\r\nhello\r\nZZ\r\n", "Z\r\n"} {
		conn, err := net.Dial("tcp", strings.TrimPrefix(s.url, "http://"))
		require.NoError(t, err)
		_, err = fmt.Fprintf(conn, "POST /in HTTP/1.1\r\nHost: in.test\r\nTransfer-Encoding: chunked\r\n\r\n%s", body)
		require.NoError(t, err)
		response, err := http.ReadResponse(bufio.NewReader(conn), nil)
		require.NoError(t, err)
		require.Equal(t, 400, response.StatusCode)
		require.NoError(t, response.Body.Close())
		require.NoError(t, conn.Close())
	}
	require.Empty(t, g.got())
}

func TestSilentBodyTimesOut(t *testing.T) {
	s, g := serve(t, Options{BodyTimeout: 20 * time.Millisecond}), &graph{}
	s.bind(g, revision.Quiesce{})
	conn, err := net.Dial("tcp", strings.TrimPrefix(s.url, "http://"))
	require.NoError(t, err)
	defer conn.Close()
	_, err = fmt.Fprint(conn, "POST /in HTTP/1.1\r\nHost: in.test\r\nContent-Length: 10\r\n\r\nabc")
	require.NoError(t, err)
	response, err := http.ReadResponse(bufio.NewReader(conn), nil)
	require.NoError(t, err)
	defer response.Body.Close()
	require.Equal(t, 400, response.StatusCode)
}

func TestHoldRejects(t *testing.T) {
	s, g := serve(t, Options{}), &graph{}
	s.bind(g, revision.Quiesce{Mode: revision.QuiesceModeReject, RetryAfter: int64(1500 * time.Millisecond)})
	release := g.hold()
	for range 2 {
		refused := s.send("POST", "in.test", "/in", "", strings.NewReader("1"))
		require.Equal(t, 503, refused.status)
		require.Equal(t, "2", refused.header.Get("Retry-After"))
	}
	release()
	require.Equal(t, 202, s.post("", "2"))
	require.Equal(t, []string{"2"}, g.got())
}

func TestHoldBuffers(t *testing.T) {
	s, g := serve(t, Options{}), &graph{entered: make(chan struct{}, 1)}
	stop := s.bind(g, revision.Quiesce{Mode: revision.QuiesceModeBuffer, MaxBytes: 3})
	release := g.hold()
	statuses := make(chan int, 3)
	go func() { statuses <- s.post("", "first") }()
	<-g.entered
	go func() { statuses <- s.post("", "second") }() // the buffer is full: its body stays unread
	release()
	require.Equal(t, 202, <-statuses)
	require.Equal(t, 202, <-statuses)
	require.ElementsMatch(t, []string{"first", "second"}, g.got())

	g.hold()
	go func() { statuses <- s.post("", "third") }()
	<-g.entered
	stop()
	require.Equal(t, 404, <-statuses)
	require.Len(t, g.got(), 2)

	s.table.Replace("d", []Route{{Hosts: []string{"in.test"}, Path: "/in", Ingestors: []string{"i"}}})
	stop = s.bind(g, revision.Quiesce{Mode: revision.QuiesceModeBuffer, MaxBytes: 3})
	go func() { statuses <- s.post("", "fourth") }()
	<-g.entered
	s.table.exchange = time.Millisecond
	stop()
	require.Equal(t, 503, <-statuses, "the source is exchanged: its endpoint stays declared")
}

func TestRefusedAdmissionIsNotAccepted(t *testing.T) {
	s, g := serve(t, Options{}), &graph{refusal: errors.New("no room")}
	s.bind(g, revision.Quiesce{})
	require.Equal(t, 503, s.post("", "x"))
}

func TestStopLetsRequestsFinish(t *testing.T) {
	s, g := serve(t, Options{}), &graph{block: make(chan struct{}), entered: make(chan struct{}, 2)}
	stop := s.bind(g, revision.Quiesce{})
	status := make(chan int, 1)
	go func() { status <- s.post("", "x") }()
	<-g.entered
	stopped := make(chan struct{})
	go func() { stop(); close(stopped) }()
	require.Eventually(t, func() bool { return s.table.find("in.test", "/in", false) == nil }, patience, time.Millisecond)
	require.Equal(t, 404, s.post("", "late"))
	close(g.block)
	require.Equal(t, 202, <-status)
	<-stopped
	require.Equal(t, []string{"x"}, g.got())
}

func TestServerDrains(t *testing.T) {
	s, g := serve(t, Options{}), &graph{block: make(chan struct{}), entered: make(chan struct{}, 1)}
	s.bind(g, revision.Quiesce{})
	status := make(chan int, 1)
	go func() { status <- s.post("", "x") }()
	<-g.entered
	stopped := make(chan error, 1)
	go func() { stopped <- s.stop() }()
	close(g.block)
	require.Equal(t, 202, <-status)
	require.NoError(t, <-stopped)
}

func TestConcurrencyIsBounded(t *testing.T) {
	s, g := serve(t, Options{}), &graph{block: make(chan struct{}), entered: make(chan struct{}, 2)}
	s.table.concurrent = 1
	s.bind(g, revision.Quiesce{})
	statuses := make(chan int, 2)
	for range 2 {
		go func() { statuses <- s.post("", "x") }()
	}
	<-g.entered
	require.Empty(t, g.entered)
	close(g.block)
	require.Equal(t, 202, <-statuses)
	require.Equal(t, 202, <-statuses)
}

// FuzzLines checks that no byte of a body of lines is lost or joined wrongly, however it is cut.
func FuzzLines(f *testing.F) {
	f.Add([]byte("a\nbb\n\nccc"), 1)
	f.Fuzz(func(t *testing.T, body []byte, piece int) {
		piece = 1 + (piece&0x7fffffff)%64
		server, g := NewServer(NewTable(0), Options{Piece: piece}), &graph{}
		source := &Source{admission: g, stopping: context.Background(), aborted: context.Background()}
		in := &request{
			server: server, ctx: context.Background(), body: &dribble{bytes.NewReader(body), piece}, length: -1,
			writer: http.NewResponseController(nil), sources: []seat{{Source: source}},
		}
		require.NoError(t, in.lines())
		var want []string
		for line := range bytes.SplitSeq(body, []byte("\n")) {
			if len(line) > 0 {
				want = append(want, string(line))
			}
		}
		require.Equal(t, want, g.got())
	})
}

// dribble gives a few bytes per read.
type dribble struct {
	from  io.Reader
	limit int
}

func (d *dribble) Read(to []byte) (int, error) { return d.from.Read(to[:min(len(to), d.limit)]) }

func TestRequestsAndSlotsAreMeasured(t *testing.T) {
	registry := prometheus.NewRegistry()
	families, err := metric.New(registry)
	require.NoError(t, err)
	table := NewTable(7)
	table.Measure(families)
	server := NewServer(table, Options{Metrics: families})
	opened, err := System(table).OpenSource(t.Context(), connector.SourceConfig{
		Domain: "d", Ingestor: "i", Endpoint: &revision.Endpoint{Hosts: []string{"a"}, Path: "/p"},
	})
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_ = opened.Run(ctx, &graph{})
	}()
	<-opened.Ready()
	for _, target := range []string{"http://a/p", "http://a/other"} {
		server.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest(http.MethodPost, target, strings.NewReader("x")))
	}
	require.InDelta(t, 1, testutil.ToFloat64(families.IntakeRequestsTotal.With(metric.CodeLabels{Code: "202"})), 0)
	require.InDelta(t, 1, testutil.ToFloat64(families.IntakeRequestsTotal.With(metric.CodeLabels{Code: "404"})), 0)
	require.Zero(t, server.InFlight())
	slots := func() int {
		count, err := testutil.GatherAndCount(registry, "nervix_queue_capacity", "nervix_queue_length")
		require.NoError(t, err)
		return count
	}
	require.Equal(t, 2, slots())
	cancel()
	<-ended
	require.Zero(t, slots(), "the series end with the source")
}

// A request that BUFFER keeps goes to the source that takes the place of its own, and ends with the
// endpoint when there is none.
func TestKeptRequestsMoveOn(t *testing.T) {
	s := serve(t, Options{})
	declared := []Route{{Hosts: []string{"in.test"}, Path: "/in", Ingestors: []string{"i"}}}
	s.table.Replace("d", declared)
	keep := revision.Quiesce{Mode: revision.QuiesceModeBuffer, MaxBytes: 1 << 20}
	first, second := &graph{entered: make(chan struct{}, 1)}, &graph{entered: make(chan struct{}, 1)}
	defer first.hold()()
	release := second.hold()
	stop := s.bind(first, keep)
	status := make(chan int, 2)
	post := func(contentType, body string) {
		go func() { status <- s.post(contentType, body) }()
		<-first.entered
	}
	post("", "one")
	stop()
	stopSecond := s.bind(second, revision.Quiesce{Mode: revision.QuiesceModeReject, RetryAfter: int64(time.Hour)})
	<-second.entered
	release()
	require.Equal(t, 202, <-status)
	require.Equal(t, []string{"one"}, second.got())
	stopSecond()

	stop = s.bind(first, keep)
	post(lines, "two\n")
	stop()
	s.table.Replace("d", nil)
	require.Equal(t, 404, <-status)
	require.Empty(t, first.got())
}
