package bench

import (
	"runtime"
	"syscall"
	"testing"
	"time"
)

// meter measures a benchmark per record instead of per iteration.
type meter struct {
	b      *testing.B
	memory runtime.MemStats
	cpu    time.Duration
}

// measure starts a measurement; the timer of the benchmark starts again.
func measure(b *testing.B) *meter {
	m := &meter{b: b}
	runtime.ReadMemStats(&m.memory)
	m.cpu = processTime()
	b.ResetTimer()
	return m
}

// report ends the measurement of a number of records.
func (m *meter) report(records int) {
	m.b.StopTimer()
	var memory runtime.MemStats
	cpu := processTime() - m.cpu
	runtime.ReadMemStats(&memory)
	n := float64(records)
	m.b.ReportMetric(n/m.b.Elapsed().Seconds(), "records/s")
	m.b.ReportMetric(float64(cpu.Nanoseconds())/n, "cpu-ns/record")
	m.b.ReportMetric(float64(memory.Mallocs-m.memory.Mallocs)/n, "allocs/record")
	m.b.ReportMetric(float64(memory.TotalAlloc-m.memory.TotalAlloc)/n, "B/record")
}

// processTime is the time that all threads of the process have run.
func processTime() time.Duration {
	var usage syscall.Rusage
	// It cannot fail for the process itself.
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &usage)
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

// oneCore keeps Go code on one core until the benchmark ends.
func oneCore(t testing.TB) {
	before := runtime.GOMAXPROCS(1)
	t.Cleanup(func() { runtime.GOMAXPROCS(before) })
}
