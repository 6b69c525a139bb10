package scenario

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/credentials/insecure"
	"google.golang.org/grpc/status"

	"nervix/controlplane/session/transport"
)

// post sends lines in the background; the script ends it.
func post(ts *testscript.TestScript, neg bool, args []string) error {
	if neg || len(args) != 4 {
		return errors.New("usage: post FILE HOST URL BODY")
	}
	file, body := ts.MkAbs(args[0]), ts.ReadFile(args[3])
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		return err
	}
	var done sync.WaitGroup
	done.Go(func() {
		code, _, err := send(map[string]string{"host": args[1], "type": "application/x-ndjson"}, "POST", args[2], body)
		if err == nil {
			// A script that ended does not need the status any more.
			_ = os.WriteFile(file, []byte(strconv.Itoa(code)+"\n"), 0o600)
		}
	})
	ts.Defer(done.Wait)
	return nil
}

// still is how long a number must not change to count as settled.
const still = 300 * time.Millisecond

func settled(_ *testscript.TestScript, neg bool, args []string) error {
	if neg || len(args) != 2 {
		return errors.New("usage: settled URL REGEXP")
	}
	pattern, err := regexp.Compile("(?m)^" + args[1] + "$")
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), endPatience)
	defer cancel()
	var seen [2]string
	for i := range seen {
		if i > 0 {
			<-time.After(still)
		}
		_, page, err := fetch(ctx, args[0])
		if err != nil {
			return err
		}
		if found := pattern.FindStringSubmatch(page); found != nil {
			seen[i] = found[1]
		}
	}
	if seen[0] != seen[1] || seen[0] == "" || seen[0] == "0" {
		return fmt.Errorf("%q became %q", seen[0], seen[1])
	}
	return nil
}

func sequence(ts *testscript.TestScript, neg bool, args []string) error {
	if neg || len(args) != 2 {
		return errors.New("usage: sequence FILE N")
	}
	rows := lines(ts.ReadFile(args[0]))
	for i, row := range rows {
		var fields struct{ ID int }
		if err := json.Unmarshal([]byte(row), &fields); err != nil || fields.ID != i+1 {
			return fmt.Errorf("line %d is %.60q", i+1, row)
		}
	}
	return number(args[1], int64(len(rows)))
}

func lossy(ts *testscript.TestScript, neg bool, args []string) error {
	if neg || len(args) != 5 {
		return errors.New("usage: lossy FILE N HOST URL BODY")
	}
	want, err := strconv.Atoi(args[1])
	if err != nil {
		return err
	}
	if _, _, err := send(map[string]string{"host": args[2]}, "POST", args[3], ts.ReadFile(args[4])); err != nil {
		return err
	}
	got, lost := 0, 0
	for _, line := range lines(ts.ReadFile(args[0])) {
		var document struct {
			Type    string
			Dropped int
		}
		if json.Unmarshal([]byte(line), &document) == nil && document.Type == "row" {
			got++
			lost += document.Dropped
		}
	}
	if lost == 0 || got+lost < want {
		return fmt.Errorf("%d rows arrived and %d were lost, of %d", got, lost, want)
	}
	return nil
}

func turnedAway(ts *testscript.TestScript, neg bool, args []string) error {
	if neg || len(args) != 4 {
		return errors.New("usage: turned-away SECONDS HOST URL BODY")
	}
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, args[2], strings.NewReader(ts.ReadFile(args[3])))
	if err != nil {
		return err
	}
	request.Host = args[1]
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if after := response.Header.Get("Retry-After"); response.StatusCode != http.StatusServiceUnavailable || after != args[0] {
		return fmt.Errorf("status %d, Retry-After %q", response.StatusCode, after)
	}
	return nil
}

// sendFrame sends bytes where a client would send its first frame.
func sendFrame(ts *testscript.TestScript, neg bool, args []string) error {
	if neg || len(args) != 2 {
		return errors.New("usage: grpc ADDRESS FILE")
	}
	connection, err := grpc.NewClient(args[0], grpc.WithTransportCredentials(insecure.NewCredentials()),
		grpc.WithDefaultCallOptions(grpc.ForceCodecV2(transport.Codec())))
	if err != nil {
		return err
	}
	defer connection.Close()
	ctx, cancel := context.WithTimeout(context.Background(), endPatience)
	defer cancel()
	stream, err := connection.NewStream(ctx, &transport.StreamDesc, transport.Path)
	if err != nil {
		return err
	}
	// A refused stream may end before it has taken the frame.
	_ = stream.SendMsg(&transport.Frame{Bytes: []byte(ts.ReadFile(args[1]))})
	for err == nil {
		err = stream.RecvMsg(&transport.Frame{})
	}
	if code := status.Code(err); code == codes.DeadlineExceeded || code == codes.Unavailable {
		return fmt.Errorf("the session was not refused: %w", err)
	}
	return nil
}
