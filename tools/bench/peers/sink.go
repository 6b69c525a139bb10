package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/twmb/franz-go/pkg/kadm"
	"github.com/twmb/franz-go/pkg/kgo"
)

const (
	pollFile  = 5 * time.Millisecond
	pollKafka = 10 * time.Millisecond
	// checkEvery is how many results pass between two that are checked.
	checkEvery = 1 << 18
)

// sink counts what comes out of a product.
type sink struct {
	count atomic.Int64 // results; for windows, the records that they cover
	sum   float64      // of the sums of windows; read after stop
	stop  func()
}

// follow counts the lines of a file while it is written. each judges a line; nil counts lines and
// checks a sample.
func follow(path string, each func(*sink, []byte)) *sink {
	s := &sink{}
	quit, done := make(chan struct{}), make(chan struct{})
	s.stop = func() { close(quit); <-done }
	go func() {
		defer close(done)
		var file *os.File
		buffer, held := make([]byte, 1<<20), 0
		for {
			n := 0
			if file == nil {
				var err error
				if file, err = os.Open(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
					fatal("%v", err)
				}
			}
			if file != nil {
				var err error
				if n, err = file.Read(buffer[held:]); err != nil && !errors.Is(err, io.EOF) {
					fatal("%v", err)
				}
			}
			if n == 0 {
				select {
				case <-quit:
					return
				case <-time.After(pollFile):
				}
				continue
			}
			held = copy(buffer, s.take(buffer[:held+n], each))
		}
	}()
	return s
}

// take counts the complete lines of a chunk and gives the rest.
func (s *sink) take(chunk []byte, each func(*sink, []byte)) (rest []byte) {
	end := bytes.LastIndexByte(chunk, '\n') + 1
	lines := chunk[:end]
	if each == nil {
		before := s.count.Load()
		after := before + int64(bytes.Count(lines, []byte{'\n'}))
		if after > before && (before == 0 || before/checkEvery != after/checkEvery) {
			first, _, _ := bytes.Cut(lines, []byte{'\n'})
			checkFiltered(first)
		}
		s.count.Store(after)
		return chunk[end:]
	}
	for len(lines) > 0 {
		var line []byte
		line, lines, _ = bytes.Cut(lines, []byte{'\n'})
		each(s, line)
	}
	return chunk[end:]
}

// addWindow counts the records of one window.
func addWindow(s *sink, line []byte) {
	var w struct {
		Tenant       string
		C            int64
		S, A, Mn, Mx float64
	}
	check(json.Unmarshal(line, &w))
	const rounding = 1e-6
	if w.C == 0 || w.Tenant == "" || w.Mx < w.Mn || w.A < w.Mn-rounding || w.A > w.Mx+rounding {
		fatal("a window is wrong: %.300s", line)
	}
	s.sum += w.S
	s.count.Add(w.C)
}

// countLine counts a line of any content.
func countLine(s *sink, _ []byte) { s.count.Add(1) }

// subscribe counts the messages of a NATS subject.
func subscribe(url, subject string) *sink {
	s := &sink{}
	connection, err := nats.Connect(url)
	check(err)
	subscription, err := connection.Subscribe(subject, func(m *nats.Msg) {
		if s.count.Add(1)%checkEvery == 1 {
			checkFiltered(m.Data)
		}
	})
	check(err)
	check(subscription.SetPendingLimits(-1, -1))
	check(connection.Flush())
	s.stop = connection.Close
	return s
}

// watchTopic asks for the ends of the partitions instead of reading them, so that counting costs
// nothing; a few records are read at the end.
func watchTopic(address, topic string) *sink {
	s := &sink{}
	client, err := kgo.NewClient(kgo.SeedBrokers(address))
	check(err)
	admin := kadm.NewClient(client)
	quit, done := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(done)
		for {
			select {
			case <-quit:
				return
			case <-time.After(pollKafka):
			}
			ends, err := admin.ListEndOffsets(context.Background(), topic)
			if err != nil {
				continue
			}
			total := int64(0)
			ends.Each(func(o kadm.ListedOffset) { total += o.Offset })
			s.count.Store(total)
		}
	}()
	s.stop = func() {
		close(quit)
		<-done
		client.Close()
		if s.count.Load() > 0 {
			checkTopic(address, topic)
		}
	}
	return s
}

func checkTopic(address, topic string) {
	client, err := kgo.NewClient(kgo.SeedBrokers(address), kgo.ConsumeTopics(topic))
	check(err)
	defer client.Close()
	ctx, cancel := context.WithTimeout(context.Background(), stopTime)
	defer cancel()
	fetches := client.PollRecords(ctx, 100)
	if fetches.NumRecords() == 0 {
		fatal("no result can be read back")
	}
	fetches.EachRecord(func(r *kgo.Record) { checkFiltered(r.Value) })
}
