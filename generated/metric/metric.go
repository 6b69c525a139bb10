// Code generated from spec/ by go generate. DO NOT EDIT.

// Package metric holds the metric families of a node with their fixed label sets.
//
// It owns names, types, labels and buckets. It never measures anything: the owners of the
// measured things ask a family once for the handle of their series and keep it. Main types:
// Families, one labels struct per label set, Tally, Watched.
package metric

import (
	"errors"
	"slices"
	"strings"
	"sync"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
)

// None is the value of a label that does not apply to a series.
const None = "-"

// registry makes and registers the families and collects what goes wrong.
type registry struct {
	registerer prometheus.Registerer
	faults     []error
	series     []series
}

// series is a family with labels; its series can end.
type series interface {
	DeletePartialMatch(labels prometheus.Labels) int
}

// Forget ends every series of all families that carries these labels, such as those of a domain
// that stopped. Handles kept of them measure into nothing. It gives the number of series.
func (f *Families) Forget(labels prometheus.Labels) int {
	ended := 0
	for _, family := range f.series {
		ended += family.DeletePartialMatch(labels)
	}
	return ended
}

func (r *registry) join() error { return errors.Join(r.faults...) }

func (r *registry) register(collector prometheus.Collector) {
	if r.registerer == nil {
		return
	}
	if err := r.registerer.Register(collector); err != nil {
		r.faults = append(r.faults, err)
	}
}

// runtime registers the collectors of the Go runtime and of the process.
func (r *registry) runtime() {
	r.register(collectors.NewGoCollector())
	r.register(collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
}

func (r *registry) counter(name, help string) prometheus.Counter {
	counter := prometheus.NewCounter(prometheus.CounterOpts{Name: name, Help: help})
	r.register(counter)
	return counter
}

func (r *registry) counters(name, help string, labels ...string) *prometheus.CounterVec {
	vector := prometheus.NewCounterVec(prometheus.CounterOpts{Name: name, Help: help}, labels)
	r.register(vector)
	r.series = append(r.series, vector)
	return vector
}

func (r *registry) gauge(name, help string) prometheus.Gauge {
	gauge := prometheus.NewGauge(prometheus.GaugeOpts{Name: name, Help: help})
	r.register(gauge)
	return gauge
}

func (r *registry) gauges(name, help string, labels ...string) *prometheus.GaugeVec {
	vector := prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: name, Help: help}, labels)
	r.register(vector)
	r.series = append(r.series, vector)
	return vector
}

func (r *registry) histogram(name, help string, buckets []float64) prometheus.Observer {
	histogram := prometheus.NewHistogram(prometheus.HistogramOpts{Name: name, Help: help, Buckets: buckets})
	r.register(histogram)
	return histogram
}

func (r *registry) histograms(name, help string, buckets []float64, labels ...string) *prometheus.HistogramVec {
	vector := prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: name, Help: help, Buckets: buckets}, labels)
	r.register(vector)
	r.series = append(r.series, vector)
	return vector
}

func (r *registry) watched(name, help string, labels ...string) *watcher {
	watcher := &watcher{description: prometheus.NewDesc(name, help, labels, nil), names: labels, series: map[string]*watch{}}
	r.register(watcher)
	r.series = append(r.series, watcher)
	return watcher
}

func (r *registry) tallies(name, help string, bounds []float64, labels ...string) *tallies {
	made := &tallies{description: prometheus.NewDesc(name, help, labels, nil), names: labels, bounds: bounds, series: map[string]*Tally{}}
	r.register(made)
	r.series = append(r.series, made)
	return made
}

// Tally is one series of a histogram that takes many values at once.
type Tally struct {
	labels []string
	bounds []float64
	mutex  sync.Mutex
	counts []uint64 // by bound, then what is above all of them
	sum    float64
}

// Bounds gives the bounds of the buckets, ascending; they must not be changed.
func (t *Tally) Bounds() []float64 { return t.bounds }

// Add takes values in: how many are not above each bound but above the ones before it, then how many
// are above all, and their sum.
func (t *Tally) Add(counts []uint64, sum float64) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	for i := range t.counts {
		t.counts[i] += counts[i]
	}
	t.sum += sum
}

func (t *Tally) metric(description *prometheus.Desc) prometheus.Metric {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	buckets, total := make(map[float64]uint64, len(t.bounds)), uint64(0)
	for i, bound := range t.bounds {
		total += t.counts[i]
		buckets[bound] = total
	}
	return prometheus.MustNewConstHistogram(description, total+t.counts[len(t.bounds)], t.sum, buckets, t.labels...)
}

// tallies is a family of tallies.
type tallies struct {
	description *prometheus.Desc
	names       []string // of the labels
	bounds      []float64
	mutex       sync.Mutex
	series      map[string]*Tally
}

func (f *tallies) with(labels []string) *Tally {
	key := strings.Join(labels, "\x00")
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if f.series[key] == nil {
		f.series[key] = &Tally{labels: labels, bounds: f.bounds, counts: make([]uint64, len(f.bounds)+1)}
	}
	return f.series[key]
}

// DeletePartialMatch ends the series that carry these labels.
func (f *tallies) DeletePartialMatch(labels prometheus.Labels) int {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	before := len(f.series)
	for key, each := range f.series {
		if carries(f.names, each.labels, labels) {
			delete(f.series, key)
		}
	}
	return before - len(f.series)
}

// Describe implements prometheus.Collector.
func (f *tallies) Describe(descriptions chan<- *prometheus.Desc) { descriptions <- f.description }

// Collect implements prometheus.Collector.
func (f *tallies) Collect(metrics chan<- prometheus.Metric) {
	f.mutex.Lock()
	series := make([]*Tally, 0, len(f.series))
	for _, each := range f.series {
		series = append(series, each)
	}
	f.mutex.Unlock()
	for _, each := range series {
		metrics <- each.metric(f.description)
	}
}

// Watched is a gauge without labels that is read when it is scraped.
type Watched struct{ collector *watcher }

// Watch reads the gauge from a function until the result is called. The function must be quick
// and safe for concurrent use; a second watch replaces the first.
func (w Watched) Watch(read func() float64) (stop func()) { return w.collector.watch(nil, read) }

// watcher is a family whose series are read when they are scraped.
type watcher struct {
	description *prometheus.Desc
	names       []string // of the labels
	mutex       sync.Mutex
	series      map[string]*watch
}

type watch struct {
	labels []string
	read   func() float64
}

// watch adds a series and gives what removes it again.
func (w *watcher) watch(labels []string, read func() float64) func() {
	key, added := strings.Join(labels, "\x00"), &watch{labels: labels, read: read}
	w.mutex.Lock()
	defer w.mutex.Unlock()
	w.series[key] = added
	return func() {
		w.mutex.Lock()
		defer w.mutex.Unlock()
		// A later watch of the same labels stays.
		if w.series[key] == added {
			delete(w.series, key)
		}
	}
}

// DeletePartialMatch ends the watches whose series carry these labels.
func (w *watcher) DeletePartialMatch(labels prometheus.Labels) int {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	before := len(w.series)
	for key, each := range w.series {
		if carries(w.names, each.labels, labels) {
			delete(w.series, key)
		}
	}
	return before - len(w.series)
}

// carries tells whether a series with these values of its labels carries given ones.
func carries(names, values []string, labels prometheus.Labels) bool {
	for name, value := range labels {
		at := slices.Index(names, name)
		if at < 0 || values[at] != value {
			return false
		}
	}
	return true
}

// Describe implements prometheus.Collector.
func (w *watcher) Describe(descriptions chan<- *prometheus.Desc) { descriptions <- w.description }

// Collect implements prometheus.Collector.
func (w *watcher) Collect(metrics chan<- prometheus.Metric) {
	w.mutex.Lock()
	series := make([]*watch, 0, len(w.series))
	for _, each := range w.series {
		series = append(series, each)
	}
	w.mutex.Unlock()
	for _, each := range series {
		metrics <- prometheus.MustNewConstMetric(w.description, prometheus.GaugeValue, each.read(), each.labels...)
	}
}
