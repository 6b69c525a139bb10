package bench

import (
	"bytes"
	"fmt"
	"net"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/client"
)

// direct takes the records in and shows them to subscriptions.
const direct = shapes + `
CREATE RELAY received SCHEMA item UNBRANCHED CAPACITY 64;
CREATE INGESTOR items_in FROM ENDPOINT items MODE NO_ACK SEQUENTIAL
    ON QUIESCE REJECT RETRY AFTER 1s
    DECODE USING item_json
    TIMESTAMP NOW
    TO received INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG
    ON GENERAL ERROR LOG;
`

// poster sends one prepared request again and again over one connection. It costs next to
// nothing, so that the server is what is measured.
type poster struct {
	connection net.Conn
	request    []byte
	answer     []byte
}

func (s *server) poster(body []byte) *poster {
	s.t.Helper()
	connection, err := net.Dial("tcp", s.intake)
	require.NoError(s.t, err)
	s.t.Cleanup(func() { connection.Close() })
	request := fmt.Appendf(nil, "POST /items HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-ndjson\r\nContent-Length: %d\r\n\r\n", len(body))
	return &poster{connection: connection, request: append(request, body...), answer: make([]byte, 4096)}
}

var (
	accepted  = []byte("HTTP/1.1 202 ")
	headerEnd = []byte("\r\n\r\n")
)

// post sends the request and waits until it was accepted.
func (p *poster) post() error {
	if err := p.connection.SetDeadline(time.Now().Add(patience)); err != nil {
		return err
	}
	if _, err := p.connection.Write(p.request); err != nil {
		return err
	}
	read := 0
	for !bytes.HasSuffix(p.answer[:read], headerEnd) {
		n, err := p.connection.Read(p.answer[read:])
		if err != nil {
			return err
		}
		read += n
	}
	if !bytes.HasPrefix(p.answer, accepted) {
		return fmt.Errorf("not accepted: %s", p.answer[:read])
	}
	return nil
}

// follow counts rows until there are as many as wanted.
func follow(t testing.TB, subscription *client.Subscription, want int) <-chan error {
	done := make(chan error, 1)
	go func() {
		for got := 0; got < want; {
			rows, err := subscription.Next(t.Context())
			if err != nil {
				done <- err
				return
			}
			got += int(rows.Record.NumRows())
		}
		done <- nil
	}()
	return done
}

// BenchmarkHTTPToSubscription posts lines over one connection to a whole node and receives the
// rows through the client; server and client share the process.
func BenchmarkHTTPToSubscription(b *testing.B) {
	for _, lines := range []int{100, 1000} {
		b.Run(fmt.Sprintf("lines=%d", lines), func(b *testing.B) {
			s := startServer(b, direct)
			body := records(lines, 1)
			p, subscription := s.poster(body), s.subscribe("received")
			warm := follow(b, subscription, lines)
			require.NoError(b, p.post())
			require.NoError(b, <-warm)
			b.SetBytes(int64(len(body)))
			done := follow(b, subscription, lines*b.N)
			m := measure(b)
			for range b.N {
				if err := p.post(); err != nil {
					b.Fatal(err)
				}
			}
			if err := <-done; err != nil {
				b.Fatal(err)
			}
			m.report(lines * b.N)
		})
	}
}
