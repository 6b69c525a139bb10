package main

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"time"
)

const (
	intakeAddress = "127.0.0.1:14195"
	natsAddress   = "127.0.0.1:14222"
	natsMonitor   = "127.0.0.1:18222"
	kafkaPort     = "19092"
	kafkaAddress  = "127.0.0.1:" + kafkaPort
	partitions    = 4
	// inFlight bounds the records between a NATS sender and the results.
	inFlight = 20_000
	// leastRecords is the smallest input that says anything.
	leastRecords = 10_000
	// stall is how long no result may come before a run counts as over.
	stall = 8 * time.Second
	// patience bounds the start of a process.
	patience = 30 * time.Second
	poll     = 5 * time.Millisecond
)

// result is one run.
type result struct {
	row     *row
	product string // nervix or benthos
	lost    int    // expected results that never came; negative when too many came
	rate    float64
	cpu     float64 // of the product, seconds for a million records
	broker  float64
	load    float64
	rss     float64 // peak MB
	noise   float64 // percent of the machine that others used
}

// measure makes all runs of a row, peer and product in turn.
func (b *bench) measure(r *row, withPeer bool) {
	d := b.dataset(b.records(r), r.repeats)
	defer d.close()
	for range b.runs {
		if withPeer && r.peer != "" {
			b.once(r, d, b.benthos(r))
		}
		b.once(r, d, b.nervix(r))
	}
}

// records is the size of a row's input.
func (b *bench) records(r *row) int { return max(r.records/b.scale, leastRecords) }

// once makes a run, and makes it again when others disturbed it.
func (b *bench) once(r *row, d *dataset, p *product) {
	best := b.run(r, d, p)
	if best.noise > b.noise {
		if again := b.run(r, d, p); again.noise < best.noise {
			best = again
		}
	}
	b.results = append(b.results, best)
	fmt.Fprintf(os.Stderr, "%-10s %-8s %9.0f records/s, CPU s per M %.2f (broker %.2f, load %.2f), peak %.0f MB, lost %d, others %.0f %%\n",
		r.name, best.product, best.rate, best.cpu, best.broker, best.load, best.rss, best.lost, best.noise)
}

// setting is the environment of a run.
type setting struct {
	environment []string
	out         string
	topicIn     string
	topicOut    string
	broker      *child
}

func (b *bench) set(d *dataset) *setting {
	id := fmt.Sprint(time.Now().UnixNano())
	s := &setting{out: filepath.Join(b.dir, "out.ndjson"), topicIn: "in." + id, topicOut: "out." + id}
	_ = os.Remove(s.out)
	s.environment = []string{
		"IN=" + d.path, "OUT=" + s.out, "HTTP_ADDR=" + intakeAddress, "NATS_URL=nats://" + natsAddress, "KAFKA_ADDR=" + kafkaAddress,
		"TOPIC_IN=" + s.topicIn, "TOPIC_OUT=" + s.topicOut, "GROUP=group." + id,
	}
	return s
}

// openBroker starts the broker of a row; Kafka gets its records before the run.
func (b *bench) openBroker(r *row, d *dataset, s *setting) {
	program := filepath.Join(b.bin, "broker")
	switch r.in {
	case byNATS:
		s.broker = b.start("broker", nil, program, "nats", natsAddress, natsMonitor)
		awaitPort(s.broker, natsAddress)
	case byKafka:
		s.broker = b.start("broker", nil, program, "kafka", kafkaPort)
		awaitPort(s.broker, kafkaAddress)
		makeTopics(kafkaAddress, partitions, s.topicIn, s.topicOut)
		produce(d, kafkaAddress, s.topicIn)
	}
}

func openSink(r *row, s *setting) *sink {
	switch r.out {
	case byNATS:
		return subscribe("nats://"+natsAddress, s.topicOut)
	case byKafka:
		return watchTopic(kafkaAddress, s.topicOut)
	}
	return follow(s.out, r.each)
}

func (b *bench) run(r *row, d *dataset, p *product) result {
	s := b.set(d)
	b.openBroker(r, d, s)
	defer s.broker.stop()
	out := openSink(r, s)
	from := usageNow(nil, s.broker)
	process := p.start(s)
	defer process.stop()
	want := int64(r.expect(&d.facts))
	from = feed(r, d, s, out, process, want, from)
	end, peak := await(process, s.broker, out, want)
	process.stop()
	out.stop()
	if r.in == byFile && process.err == nil {
		end.product = process.cpu() // exact
	}
	if got := out.count.Load(); r.each != nil && out.sum != 0 && got == want {
		if off := out.sum - d.facts.amount; off > 1 || off < -1 {
			fatal("the sums of the windows are off by %f", off)
		}
	}
	_ = os.Remove(s.out)
	return summarise(r, d, p, from, end, want, want-out.count.Load(), peak)
}

// feed starts the load, once the product takes it, and gives the start of the measurement.
func feed(r *row, d *dataset, s *setting, out *sink, process *child, want int64, from usage) usage {
	switch r.in {
	case byHTTP:
		awaitPort(process, intakeAddress)
		from = usageNow(process, s.broker)
		go func() {
			if refused := post(d, intakeAddress, r.perPost); refused > 0 {
				fmt.Fprintln(os.Stderr, "refused posts:", refused)
			}
		}()
	case byNATS:
		awaitSubscriber(process, s.topicIn)
		from = usageNow(process, s.broker)
		// Results are a known share of the records, so their count tells how many records are through.
		share := float64(want) / float64(d.facts.records)
		go publish(d, "nats://"+natsAddress, s.topicIn, func(sent int) bool {
			return float64(sent)-float64(out.count.Load())/share < inFlight
		})
	case byKafka:
		await := time.Now().Add(patience)
		for out.count.Load() == 0 {
			if !process.running() || time.Now().After(await) {
				fatal("no first result: see %s", process.log)
			}
			time.Sleep(poll)
		}
		first := out.count.Load()
		from = usageNow(process, s.broker)
		from.results = first
	}
	return from
}

// await waits for the last result and gives the usage at that time, and the peak of the memory.
func await(process, broker *child, out *sink, want int64) (end usage, peak int64) {
	last, at := int64(-1), time.Now()
	for {
		if now := out.count.Load(); now != last {
			last, at = now, time.Now()
			end = usageNow(process, broker)
			end.results = now
			peak = max(peak, process.peak())
		}
		ended := !process.running() && time.Since(at) > time.Second
		if last >= want || ended || time.Since(at) > stall {
			return end, max(peak, process.peak())
		}
		time.Sleep(poll)
	}
}

func summarise(r *row, d *dataset, p *product, from, end usage, want, lost, peak int64) result {
	// Rates are of what came through, so lost records do not count.
	through := max(float64(end.results-from.results)/float64(want), 1e-9)
	records := float64(d.facts.records) * through
	seconds := end.at.Sub(from.at).Seconds()
	perMillion := func(time time.Duration) float64 { return time.Seconds() / records * 1e6 }
	product, broker, self := end.product-from.product, end.broker-from.broker, end.self-from.self
	others := (end.machine - from.machine - product - broker - self).Seconds()
	return result{
		row: r, product: p.name, lost: int(lost), rate: records / seconds,
		cpu: perMillion(product), broker: perMillion(broker), load: perMillion(self), rss: float64(peak) / 1e6,
		noise: max(0, 100*others/(seconds*float64(runtime.NumCPU()))),
	}
}

// awaitPort waits until a process listens.
func awaitPort(c *child, address string) {
	eventually(c, "nothing listens at "+address, func() bool {
		connection, err := net.DialTimeout("tcp", address, time.Second)
		if err == nil {
			connection.Close()
		}
		return err == nil
	})
}

// awaitSubscriber waits until somebody subscribed to a NATS subject.
func awaitSubscriber(c *child, subject string) {
	eventually(c, "nobody subscribed to "+subject, func() bool {
		answer, err := http.Get("http://" + natsMonitor + "/subsz?subs=1&test=" + subject)
		if err != nil {
			return false
		}
		defer answer.Body.Close()
		text, err := io.ReadAll(answer.Body)
		return err == nil && bytes.Contains(text, []byte(`"subject": "`+subject+`"`))
	})
}

func eventually(c *child, otherwise string, reached func() bool) {
	for limit := time.Now().Add(patience); !reached(); time.Sleep(4 * poll) {
		if !c.running() || time.Now().After(limit) {
			fatal("%s: see %s", otherwise, c.log)
		}
	}
}
