package intake

import (
	"net"
	"net/http"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"nervix/generated/metric"
)

// measures are what a server counts. Its handles are looked up once.
type measures struct {
	answers     map[int]prometheus.Counter
	seconds     prometheus.Observer
	inFlight    atomic.Int64
	connections atomic.Int64
}

// statuses are all that a server answers with by itself.
var statuses = []int{
	http.StatusAccepted, http.StatusBadRequest, http.StatusNotFound, http.StatusMethodNotAllowed,
	http.StatusRequestEntityTooLarge, http.StatusServiceUnavailable,
}

func (m *measures) bind(families *metric.Families) {
	m.answers = map[int]prometheus.Counter{}
	for _, status := range statuses {
		m.answers[status] = families.IntakeRequestsTotal.With(metric.CodeLabels{Code: strconv.Itoa(status)})
	}
	m.seconds = families.IntakeRequestSeconds
}

// begin measures a request until end.
func (m *measures) begin(w http.ResponseWriter) *answered {
	m.inFlight.Add(1)
	return &answered{ResponseWriter: w, started: time.Now()}
}

func (m *measures) end(a *answered) {
	m.inFlight.Add(-1)
	// A handler that writes no status answers with 200; none here does.
	if counter := m.answers[a.status]; counter != nil {
		counter.Inc()
	}
	m.seconds.Observe(time.Since(a.started).Seconds())
}

// track follows the life of connections.
func (m *measures) track(_ net.Conn, state http.ConnState) {
	switch state {
	case http.StateNew:
		m.connections.Add(1)
	case http.StateClosed, http.StateHijacked:
		m.connections.Add(-1)
	case http.StateActive, http.StateIdle:
	}
}

// answered remembers the status of an answer.
type answered struct {
	http.ResponseWriter
	started time.Time
	status  int
}

// WriteHeader implements http.ResponseWriter.
func (a *answered) WriteHeader(status int) {
	a.status = status
	a.ResponseWriter.WriteHeader(status)
}

// Unwrap lets http.ResponseController reach the connection.
func (a *answered) Unwrap() http.ResponseWriter { return a.ResponseWriter }

// InFlight is the number of requests being answered.
func (s *Server) InFlight() int { return int(s.measures.inFlight.Load()) }

// Connections is the number of open connections of all listeners.
func (s *Server) Connections() int { return int(s.measures.connections.Load()) }

// watch exposes the request slots of a bound source until the result is called.
func (s *Source) watch() (stop func()) {
	labels := metric.QueueLabels{Queue: metric.QueueEndpointRequests, Domain: s.domain, Owner: "INGESTOR " + s.ingestor}
	length := s.table.metrics.QueueLength.Watch(labels, func() float64 { return float64(len(s.slots)) })
	capacity := s.table.metrics.QueueCapacity.Watch(labels, func() float64 { return float64(cap(s.slots)) })
	return func() {
		length()
		capacity()
	}
}

// unexposed gives families that nobody scrapes.
func unexposed() *metric.Families {
	// Without a registry nothing can collide.
	families, _ := metric.New(nil)
	return families
}
