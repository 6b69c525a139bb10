package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"time"
)

const (
	// chunkLines is the number of records of one request.
	chunkLines = 250
	// requestPatience bounds one request, backpressure included.
	requestPatience = 30 * time.Second
)

// feeder posts records in order over one connection.
type feeder struct {
	url    string
	client *http.Client
	// dials counts the connections that were opened.
	dials int
}

func newFeeder(address string) *feeder {
	f := &feeder{url: "http://" + address + "/flights"}
	f.client = &http.Client{Timeout: requestPatience, Transport: &http.Transport{
		MaxConnsPerHost: 1, MaxIdleConnsPerHost: 1,
		DialContext: func(ctx context.Context, network, address string) (net.Conn, error) {
			f.dials++
			return (&net.Dialer{}).DialContext(ctx, network, address)
		},
	}}
	return f
}

// send posts the data in chunks, one after the other, and reports how many records were accepted
// so far.
func (f *feeder) send(ctx context.Context, data []byte, accepted func(int)) error {
	defer f.client.CloseIdleConnections()
	sent := 0
	for chunk := range chunks(data, chunkLines) {
		if err := f.post(ctx, chunk); err != nil {
			return fmt.Errorf("after %d records: %w", sent, err)
		}
		sent += bytes.Count(chunk, []byte("\n"))
		accepted(sent)
	}
	if f.dials != 1 {
		return fmt.Errorf("the server did not keep the connection: %d were needed", f.dials)
	}
	return nil
}

func (f *feeder) post(ctx context.Context, chunk []byte) error {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, f.url, bytes.NewReader(chunk))
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/x-ndjson")
	response, err := f.client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	// The connection is kept only when the body was read.
	if _, err := io.Copy(io.Discard, response.Body); err != nil {
		return err
	}
	if response.StatusCode != http.StatusAccepted {
		return fmt.Errorf("POST %s answered %s", f.url, response.Status)
	}
	return nil
}

// chunks cuts data after every so many lines.
func chunks(data []byte, lines int) func(yield func([]byte) bool) {
	return func(yield func([]byte) bool) {
		for len(data) > 0 {
			end := 0
			for range lines {
				next := bytes.IndexByte(data[end:], '\n')
				if next < 0 {
					end = len(data)
					break
				}
				end += next + 1
			}
			if !yield(data[:end]) {
				return
			}
			data = data[end:]
		}
	}
}
