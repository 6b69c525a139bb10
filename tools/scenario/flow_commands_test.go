package scenario

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
)

// The commands of the data flow scenarios, beside those of every scenario:
//
//	authority NAME DIRECTORY           make a certificate authority; DIRECTORY gets its ca.crt, and
//	                                   tls.crt and tls.key of a client
//	nats start NAME [jetstream] [tls=AUTHORITY|mutual=AUTHORITY]
//	                                   run a NATS server in the test; exports $NAME_NATS as its URL.
//	                                   With TLS it has a certificate of the authority; a mutual one
//	                                   wants such a certificate of its clients too
//	nats stop|restart NAME             end it; run it again on its port
//	nats publish NAME SUBJECT FILE [HEADER=VALUE…]
//	                                   publish every line of FILE
//	nats record NAME SUBJECT FILE      append what arrives to FILE: payload, then header=value…
//	nats stream NAME STREAM SUBJECT    provision a stream
//	nats stored NAME STREAM N          assert the number of stored messages
//	kafka start NAME [tls=AUTHORITY|mutual=AUTHORITY] TOPIC[:PARTITIONS]…
//	                                   run a Kafka broker in the test; exports $NAME_KAFKA
//	kafka produce NAME TOPIC FILE [HEADER=VALUE…]
//	                                   produce every line of FILE, round robin
//	kafka record NAME TOPIC FILE       append what is in the topic to FILE
//	kafka committed NAME GROUP TOPIC N assert the sum of the committed offsets
//	kafka members NAME GROUP N         assert the number of members of a consumer group
//	kafka resize NAME TOPIC N          give TOPIC more partitions, or create it anew with fewer
//	kafka break NAME TOPIC ERROR       answer every produce request to TOPIC with a Kafka error code
//	kafka mend NAME TOPIC              end that
//	signal FILE STOP|CONT              stall or continue the client that writes FILE
//	tcp ADDRESS FILE                   send bytes and wait until the other side hangs up or 1s passed
//	repost FILE REGEXP HOST URL BODY   post the body; passes once FILE matches (for eventually)
//	fill FILE                          replace $NAME in a file by the variables of the script
//	post FILE HOST URL BODY            post lines in the background; the status is written to FILE
//	settled URL REGEXP                 assert that the number a page shows is not 0 and stands still
//	sequence FILE N                    assert that FILE holds the rows with the ids 1 to N in order
//	lossy FILE N HOST URL BODY         post the body; passes once the rows of the subscription in FILE
//	                                   and those it was told to have lost make N (for eventually)
//	turned-away SECONDS HOST URL BODY  assert 503 with that Retry-After
//	grpc ADDRESS FILE                  send bytes as a frame of a session; it must be refused
//	lines FILE N TEXT                  write N lines; # in TEXT becomes the number of the line from 1

// brokers are the external systems of all scripts, by brokerName.
var brokers sync.Map

// brokerName is a broker of one script.
type brokerName struct {
	stage *stage
	name  string
}

// lines splits a file into its records.
func lines(text string) []string {
	var list []string
	for line := range strings.Lines(text) {
		if line = strings.TrimSuffix(line, "\n"); line != "" {
			list = append(list, line)
		}
	}
	return list
}

// pairs reads HEADER=VALUE arguments in order.
func pairs(args []string) (list [][2]string, err error) {
	for _, arg := range args {
		name, value, ok := strings.Cut(arg, "=")
		if !ok {
			return nil, fmt.Errorf("%s is no HEADER=VALUE", arg)
		}
		list = append(list, [2]string{name, value})
	}
	return list, nil
}

// recording appends arrived records to a file until it is closed.
type recording struct {
	mutex sync.Mutex
	file  *os.File
}

func newRecording(ts *testscript.TestScript, name string) (*recording, error) {
	file, err := os.Create(ts.MkAbs(name))
	return &recording{file: file}, err
}

func (r *recording) write(payload []byte, headers [][2]string) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	line := bytes.Clone(payload)
	for _, header := range headers {
		line = fmt.Appendf(line, " %s=%s", header[0], header[1])
	}
	// The file may be closed already when the script has ended.
	_, _ = r.file.Write(append(line, '\n'))
}

func (r *recording) close() { _ = r.file.Close() }

// number asserts a count given as the text of an argument.
func number(want string, got int64) error {
	if want != strconv.FormatInt(got, 10) {
		return fmt.Errorf("%d, not %s", got, want)
	}
	return nil
}

// signalClient stalls or continues a background subscription.
func signalClient(ts *testscript.TestScript, neg bool, args []string) error {
	if neg || len(args) != 2 {
		return errors.New("usage: signal FILE STOP|CONT")
	}
	client := stageOf(ts).subscriptions[args[0]]
	signal, known := map[string]syscall.Signal{"STOP": syscall.SIGSTOP, "CONT": syscall.SIGCONT}[args[1]]
	if client == nil || !known {
		return errors.New("needs the file of a subscription, and STOP or CONT")
	}
	return client.Process.Signal(signal)
}

// sendBytes sends a file to a socket and reads what comes back.
func sendBytes(ts *testscript.TestScript, neg bool, args []string) error {
	if neg || len(args) != 2 {
		return errors.New("usage: tcp ADDRESS FILE")
	}
	var dialer net.Dialer
	ctx, cancel := context.WithTimeout(context.Background(), endPatience)
	defer cancel()
	conn, err := dialer.DialContext(ctx, "tcp", args[0])
	if err != nil {
		return err
	}
	defer conn.Close()
	if err := conn.SetDeadline(time.Now().Add(time.Second)); err != nil {
		return err
	}
	// A refused connection may break while it is written to.
	_, _ = io.WriteString(conn, ts.ReadFile(args[1]))
	_, _ = io.Copy(io.Discard, conn)
	return nil
}

func writeLines(ts *testscript.TestScript, neg bool, args []string) error {
	if neg || len(args) != 3 {
		return errors.New("usage: lines FILE N TEXT")
	}
	count, err := strconv.Atoi(args[1])
	if err != nil {
		return err
	}
	var text strings.Builder
	for i := range count {
		text.WriteString(strings.ReplaceAll(args[2], "#", strconv.Itoa(i+1)) + "\n")
	}
	return os.WriteFile(ts.MkAbs(args[0]), []byte(text.String()), 0o600)
}

// repost sends a record again and looks whether a file shows the effect of an earlier one.
func repost(ts *testscript.TestScript, neg bool, args []string) error {
	if neg || len(args) != 5 {
		return errors.New("usage: repost FILE REGEXP HOST URL BODY")
	}
	status, _, err := send(map[string]string{"host": args[2]}, "POST", args[3], ts.ReadFile(args[4]))
	if err != nil || status != http.StatusAccepted {
		return errors.Join(err, fmt.Errorf("status %d", status))
	}
	return matches(map[string]string{"match": args[1]}, ts.ReadFile(args[0]))
}

// fill puts the addresses of a script into a file.
func fill(ts *testscript.TestScript, neg bool, args []string) error {
	if neg || len(args) != 1 {
		return errors.New("usage: fill FILE")
	}
	return os.WriteFile(ts.MkAbs(args[0]), []byte(os.Expand(ts.ReadFile(args[0]), ts.Getenv)), 0o600)
}
