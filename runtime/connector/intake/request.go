package intake

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"nervix/generated/revision"
	"nervix/runtime/connector"
	"nervix/runtime/header"
)

// errTooLarge tells that a record or body is above its limit.
var errTooLarge = errors.New("the body is too large")

// errUnreadable wraps failures of the connection while a body is read.
var errUnreadable = errors.New("the body cannot be read")

// errNoMemory tells that the process has no memory for a body at present.
var errNoMemory = errors.New("there is no memory for the body")

// request is one accepted POST on its way to the sources of its entry.
type request struct {
	server   *Server
	ctx      context.Context
	body     io.Reader
	writer   *http.ResponseController
	cancel   context.CancelFunc
	sources  []seat
	length   int64 // announced by the client; -1 when unknown
	arrived  int64
	charged  int64 // memory of the body that is accounted
	admitted bool  // a part of the body was admitted to at least one source
	from     *http.Request
	headers  [][]connector.Header // those of the request as the only list; nil until a source reads them
}

// seat is a source that a request has entered.
type seat struct {
	*Source
	unwatch func() bool // ends the watch over the drain of the source
}

// sit enters a source, whose drain may cut the request short.
func (r *request) sit(source *Source) (seat, bool) {
	if !source.enter(r.ctx) {
		return seat{}, false
	}
	return seat{source, context.AfterFunc(source.aborted, r.cancel)}, true
}

func (s seat) end() {
	s.unwatch()
	s.leave()
}

// move leaves a source that stopped while it kept the request, as BUFFER asks, for the one that takes
// its place. It is false when there is none in time.
func (r *request) move(i int, err error) bool {
	stopped := r.sources[i]
	if !errors.Is(err, errStopped) || stopped.quiesce.Mode != revision.QuiesceModeBuffer {
		return false
	}
	stopped.end()
	ctx, cancel := context.WithTimeout(r.ctx, r.server.table.exchange)
	defer cancel()
	for {
		next := r.server.table.successor(ctx, stopped.Source)
		if next == nil {
			// The seat is given back with the others.
			r.sources = append(r.sources[:i], r.sources[i+1:]...)
			return false
		}
		if taken, ok := r.sit(next); ok {
			r.sources[i] = taken
			return true
		}
		stopped.Source = next
	}
}

// ServeHTTP routes and answers one request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	measured := s.begin(w)
	defer s.end(measured)
	s.route(measured, r)
}

func (s *Server) route(w http.ResponseWriter, r *http.Request) {
	found := s.table.find(r.Host, r.URL.EscapedPath(), r.TLS != nil)
	switch {
	case found == nil:
		w.WriteHeader(http.StatusNotFound)
	case r.Method != http.MethodPost:
		w.Header().Set("Allow", http.MethodPost)
		w.WriteHeader(http.StatusMethodNotAllowed)
	case len(found.sources) == 0:
		unavailable(w, time.Second)
	default:
		s.post(w, r, found.sources)
	}
}

func (s *Server) post(w http.ResponseWriter, r *http.Request, candidates []*Source) {
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	in := &request{
		server: s, ctx: ctx, cancel: cancel, body: r.Body, from: r, writer: http.NewResponseController(w),
		length: r.ContentLength, arrived: time.Now().UnixNano(), sources: make([]seat, 0, len(candidates)),
	}
	defer func() {
		for _, taken := range in.sources {
			taken.end()
		}
	}()
	for _, source := range candidates {
		if taken, ok := in.sit(source); ok {
			in.sources = append(in.sources, taken)
		}
	}
	if len(in.sources) == 0 {
		s.gone(w, r)
		return
	}
	for _, source := range in.sources {
		if source.turnsAway() {
			unavailable(w, time.Duration(source.quiesce.RetryAfter))
			return
		}
	}
	var err error
	if isLines(r.Header.Get("Content-Type")) {
		err = in.lines()
	} else {
		err = in.record()
	}
	s.answer(w, r, in, err)
}

// gone answers a request whose sources have stopped. While its endpoint is declared they are only
// exchanged.
func (s *Server) gone(w http.ResponseWriter, r *http.Request) {
	if found := s.table.find(r.Host, r.URL.EscapedPath(), r.TLS != nil); found != nil && found.declared {
		unavailable(w, time.Second)
		return
	}
	w.WriteHeader(http.StatusNotFound)
}

func (s *Server) answer(w http.ResponseWriter, r *http.Request, in *request, err error) {
	switch {
	case err == nil:
		w.WriteHeader(http.StatusAccepted)
	case errors.Is(err, errTooLarge):
		w.WriteHeader(http.StatusRequestEntityTooLarge)
	case errors.Is(err, errUnreadable):
		w.WriteHeader(http.StatusBadRequest)
	case errors.Is(err, errNoMemory):
		unavailable(w, time.Second)
	case errors.Is(err, errRejected):
		unavailable(w, in.retryAfter())
	case errors.Is(err, errStopped) || len(in.sources) == 0 || in.sources[0].stopping.Err() != nil:
		s.gone(w, r)
	default:
		if in.ctx.Err() == nil {
			s.options.Logger.Warn("intake refused a request", slog.String("domain", in.sources[0].domain),
				slog.String("path", in.sources[0].path), slog.Any("error", err))
		}
		unavailable(w, time.Second)
	}
}

// unavailable asks the client to try again; the delay is rounded up to whole seconds.
func unavailable(w http.ResponseWriter, after time.Duration) {
	seconds := (after + time.Second - 1) / time.Second
	w.Header().Set("Retry-After", strconv.FormatInt(int64(seconds), 10))
	w.WriteHeader(http.StatusServiceUnavailable)
}

// retryAfter is the longest delay that a holding source asks for.
func (r *request) retryAfter() time.Duration {
	longest := int64(0)
	for _, source := range r.sources {
		if source.turnsAway() {
			longest = max(longest, source.quiesce.RetryAfter)
		}
	}
	return max(time.Duration(longest), time.Second)
}

// headers gives the headers of a request with lower-case names.
func headers(r *http.Request) []connector.Header {
	list := header.Text(make([]connector.Header, 0, len(r.Header)+1), "host", r.Host)
	for _, name := range slices.Sorted(maps.Keys(r.Header)) {
		lower := strings.ToLower(name)
		for _, value := range r.Header[name] {
			list = header.Text(list, lower, value)
		}
	}
	return list
}

func isLines(contentType string) bool {
	media, _, _ := strings.Cut(contentType, ";")
	return strings.EqualFold(strings.TrimSpace(media), "application/x-ndjson")
}

// offer gives a part of the body to one source, with the headers that it reads. mayReject allows a
// hold to turn it away.
func (r *request) offer(i int, payloads connector.Payloads, mayReject bool) error {
	if r.sources[i].headers {
		if r.headers == nil {
			r.headers = [][]connector.Header{headers(r.from)}
		}
		payloads.Headers = r.headers
	}
	return r.sources[i].admit(r.ctx, payloads, mayReject)
}

// admit gives a part of the body to every source.
func (r *request) admit(payloads connector.Payloads) error {
	payloads.Arrived = r.arrived
	for i := range r.sources {
		err := r.offer(i, payloads, !r.admitted)
		for err != nil && r.move(i, err) {
			// What was kept stays kept: the pause goes on as the mode of its beginning says.
			err = r.offer(i, payloads, false)
		}
		if err != nil {
			return err
		}
		r.admitted = true
	}
	return nil
}

// record reads the whole body as one record.
func (r *request) record() error {
	limit := r.server.options.MaximumRecord
	if r.length > int64(limit) {
		return errTooLarge
	}
	buffer, err := r.takeBuffer()
	if err != nil {
		return err
	}
	defer r.giveBuffer(buffer)
	for {
		if len(*buffer) > limit {
			return errTooLarge
		}
		end, err := r.read(buffer)
		if err != nil {
			return err
		}
		if end {
			break
		}
	}
	if len(*buffer) > limit {
		return errTooLarge
	}
	return r.admit(connector.Payloads{Records: [][]byte{*buffer}})
}

// lines passes the body on in pieces of whole lines. A body of known length fills its pieces; a
// stream goes on as soon as a line is complete.
func (r *request) lines() error {
	options, total, searched := &r.server.options, int64(0), 0
	if r.length > options.MaximumLines {
		return errTooLarge
	}
	buffer, err := r.takeBuffer()
	if err != nil {
		return err
	}
	defer r.giveBuffer(buffer)
	for {
		before := len(*buffer)
		end, err := r.read(buffer)
		if err != nil {
			return err
		}
		if total += int64(len(*buffer) - before); total > options.MaximumLines {
			return errTooLarge
		}
		if !end && r.length >= 0 && len(*buffer) < options.Piece {
			continue
		}
		cut := len(*buffer)
		if !end {
			cut = searched + bytes.LastIndexByte((*buffer)[searched:], '\n') + 1
			if cut == searched {
				cut = 0
			}
		}
		if r.oversized(*buffer, cut) {
			return errTooLarge
		}
		if cut > 0 {
			if err := r.admit(connector.Payloads{Lines: (*buffer)[:cut]}); err != nil {
				return err
			}
			*buffer = append((*buffer)[:0], (*buffer)[cut:]...)
		}
		if end {
			return nil
		}
		searched = len(*buffer)
	}
}

// oversized tells whether the buffer holds a line above the limit: complete ones before the cut,
// an open one behind it.
func (r *request) oversized(buffer []byte, cut int) bool {
	limit := r.server.options.MaximumRecord
	if len(buffer) <= limit {
		return false
	}
	for line := range bytes.SplitSeq(buffer[:cut], []byte("\n")) {
		if len(line) > limit {
			return true
		}
	}
	return len(buffer)-cut > limit
}

// read appends what arrived and reports the end of the body. It waits for room in the buffers of
// held sources first, so that a hold stops the reading.
func (r *request) read(buffer *[]byte) (end bool, err error) {
	for i := range r.sources {
		if err := r.sources[i].awaitRoom(r.ctx); err != nil && !r.move(i, err) {
			return false, err
		}
	}
	if len(*buffer) == cap(*buffer) {
		size := max(2*cap(*buffer), r.firstBuffer())
		if err := r.charge(size - cap(*buffer)); err != nil {
			return false, err
		}
		*buffer = append(make([]byte, 0, size), *buffer...)
	}
	// Not every response writer has deadlines; a connection has.
	_ = r.writer.SetReadDeadline(time.Now().Add(r.server.options.BodyTimeout))
	n, err := r.body.Read((*buffer)[len(*buffer):cap(*buffer)])
	*buffer = (*buffer)[:len(*buffer)+n]
	switch {
	case errors.Is(err, io.EOF):
		_ = r.writer.SetReadDeadline(time.Time{})
		return true, nil
	case err != nil:
		return false, errors.Join(errUnreadable, err)
	}
	return false, nil
}

// charge accounts memory for the body.
func (r *request) charge(bytes int) error {
	if !r.server.bodies.Take(int64(bytes)) {
		return errNoMemory
	}
	r.charged += int64(bytes)
	return nil
}

// A body gets a buffer of its announced length at first, within these bounds: most bodies are small, and
// one buffer per request that is being read adds up.
const (
	smallestBuffer = 1 << 10
	largestFirst   = 32 << 10
)

// firstBuffer is the size of a buffer before the body turns out to be larger. It has room behind the
// body, so that its end is read without another one.
func (r *request) firstBuffer() int {
	first := largestFirst
	if r.length >= 0 && r.length < largestFirst {
		first = max(int(r.length)+1, smallestBuffer)
	}
	return min(first, r.server.options.Piece)
}

// takeBuffer takes an empty buffer from the pool.
func (r *request) takeBuffer() (*[]byte, error) {
	buffer, _ := r.server.buffers.Get().(*[]byte)
	if buffer == nil {
		fresh := make([]byte, 0, r.firstBuffer())
		buffer = &fresh
	}
	err := r.charge(cap(*buffer))
	if err != nil {
		r.giveBuffer(buffer)
	}
	return buffer, err
}

// giveBuffer ends the use of a buffer. One that grew far above a piece is not kept.
func (r *request) giveBuffer(buffer *[]byte) {
	if cap(*buffer) <= 4*r.server.options.Piece {
		*buffer = (*buffer)[:0]
		r.server.buffers.Put(buffer)
	}
	r.server.bodies.Add(-r.charged)
	r.charged = 0
}
