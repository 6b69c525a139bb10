package main

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"net"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/twmb/franz-go/pkg/kadm"
	"github.com/twmb/franz-go/pkg/kgo"
)

// connections is the number of HTTP connections, each waiting for its answer.
const connections = 64

// post sends the records in bodies of perPost lines and gives the number of refused ones.
func post(d *dataset, address string, perPost int) int64 {
	var next, refused atomic.Int64
	posts := (d.facts.records + perPost - 1) / perPost
	var group sync.WaitGroup
	for range connections {
		group.Go(func() {
			connection, err := net.Dial("tcp", address)
			check(err)
			defer connection.Close()
			answers := bufio.NewReaderSize(connection, 4096)
			var request []byte
			for {
				p := int(next.Add(1)) - 1
				if p >= posts {
					return
				}
				body := d.lines(p*perPost, min((p+1)*perPost, d.facts.records))
				body = body[:len(body)-1] // an empty line at the end is a record to some
				request = append(request[:0], "POST /post HTTP/1.1\r\nHost: bench\r\nContent-Type: application/x-ndjson\r\nContent-Length: "...)
				request = strconv.AppendInt(request, int64(len(body)), 10)
				request = append(append(request, "\r\n\r\n"...), body...)
				_, err := connection.Write(request)
				check(err)
				code, err := readAnswer(answers)
				check(err)
				if code/100 != 2 {
					refused.Add(1)
				}
			}
		})
	}
	group.Wait()
	return refused.Load()
}

// readAnswer reads one HTTP/1.1 response with a known length and drops its body.
func readAnswer(r *bufio.Reader) (code int, err error) {
	line, err := r.ReadSlice('\n')
	if err != nil {
		return 0, err
	}
	if len(line) < 12 {
		return 0, fmt.Errorf("the answer is %q", line)
	}
	if code, err = strconv.Atoi(string(line[9:12])); err != nil {
		return 0, err
	}
	size := 0
	for len(line) > 2 {
		if line, err = r.ReadSlice('\n'); err != nil {
			return 0, err
		}
		name, value, _ := bytes.Cut(line, []byte(":"))
		if bytes.EqualFold(name, []byte("content-length")) {
			if size, err = strconv.Atoi(string(bytes.TrimSpace(value))); err != nil {
				return 0, err
			}
		}
	}
	_, err = r.Discard(size)
	return code, err
}

// publish sends the records to a NATS subject while ahead allows it.
func publish(d *dataset, url, subject string, ahead func(sent int) bool) {
	connection, err := nats.Connect(url)
	check(err)
	defer connection.Close()
	for i := range d.facts.records {
		if i&0xff == 0 {
			for !ahead(i) {
				check(connection.Flush())
				time.Sleep(200 * time.Microsecond)
			}
		}
		check(connection.Publish(subject, d.record(i)))
	}
	check(connection.Flush())
}

// makeTopics makes the topics of a run.
func makeTopics(address string, partitions int32, topics ...string) {
	client, err := kgo.NewClient(kgo.SeedBrokers(address))
	check(err)
	defer client.Close()
	_, err = kadm.NewClient(client).CreateTopics(context.Background(), partitions, 1, nil, topics...)
	check(err)
}

// produce writes the records to a topic, uncompressed.
func produce(d *dataset, address, topic string) {
	client, err := kgo.NewClient(kgo.SeedBrokers(address), kgo.DefaultProduceTopic(topic),
		kgo.ProducerBatchCompression(kgo.NoCompression()), kgo.MaxBufferedRecords(100_000),
		kgo.RecordPartitioner(kgo.StickyPartitioner()), kgo.ProducerLinger(5*time.Millisecond))
	check(err)
	defer client.Close()
	records := make([]kgo.Record, d.facts.records)
	for i := range records {
		records[i].Value = d.record(i)
		client.Produce(context.Background(), &records[i], func(_ *kgo.Record, err error) { check(err) })
	}
	check(client.Flush(context.Background()))
}
