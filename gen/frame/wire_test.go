package frame

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	wire "nervix/generated/session"
)

var testLimits = wire.Limits{Bytes: 1 << 20, Depth: 12, Tables: 1 << 12}

// roundTrip requires that a frame which Verify accepts decodes, encodes and decodes to the same
// values. The bytes of a frame with shared objects may grow when it is encoded again.
func roundTrip(t require.TestingT, data []byte) {
	first, err := wire.Decode(data, testLimits)
	require.NoError(t, err)
	wide := testLimits
	wide.Bytes *= 8
	again, err := wire.Encode(first, wide)
	require.NoError(t, err)
	second, err := wire.Decode(again, wide)
	require.NoError(t, err)
	require.Equal(t, first, second)
}

func FuzzVerify(f *testing.F) {
	for _, frame := range samples() {
		data, err := wire.Encode(frame, testLimits)
		require.NoError(f, err)
		f.Add(data)
		f.Add(data[:len(data)/2])
	}
	for _, path := range foreignFrames(f) {
		data, err := os.ReadFile(path)
		require.NoError(f, err)
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if err := wire.Verify(data, testLimits); err != nil {
			var malformed *wire.MalformedError
			require.ErrorAs(t, err, &malformed)
			return
		}
		roundTrip(t, data)
	})
}

// TestEveryDamagedByte changes each byte of real frames to a few other values.
func TestEveryDamagedByte(t *testing.T) {
	for _, frame := range samples() {
		data, err := wire.Encode(frame, testLimits)
		require.NoError(t, err)
		roundTrip(t, data)
		for at := range data {
			for _, value := range []byte{0, 1, 4, 0x7f, 0x80, 0xff, data[at] + 1, data[at] - 1, data[at] ^ 0x40} {
				damaged := append([]byte(nil), data...)
				damaged[at] = value
				if wire.Verify(damaged, testLimits) == nil {
					roundTrip(t, damaged)
				}
			}
			if wire.Verify(data[:at], testLimits) == nil {
				roundTrip(t, data[:at])
			}
		}
	}
}

func TestRandomFramesSurvive(t *testing.T) {
	text := rapid.String()
	failure := rapid.Custom(func(t *rapid.T) wire.Failure {
		f := wire.Failure{
			Code: text.Draw(t, "code"), Message: text.Draw(t, "message"), Path: text.Draw(t, "path"),
			SpanStart: rapid.Uint32().Draw(t, "start"), SpanEnd: rapid.Uint32().Draw(t, "end"),
		}
		for range rapid.IntRange(0, 3).Draw(t, "causes") {
			f.Causes = append(f.Causes, wire.Failure{Code: text.Draw(t, "cause")})
		}
		return f
	})
	rapid.Check(t, func(t *rapid.T) {
		result := &wire.Result{
			Reference:      text.Draw(t, "reference"),
			Disposition:    wire.Disposition(rapid.IntRange(0, 10).Draw(t, "disposition")),
			AlreadyExisted: rapid.Bool().Draw(t, "existed"),
			Lines:          rapid.SliceOfN(text, 0, 5).Draw(t, "lines"),
			Failures:       rapid.SliceOfN(failure, 0, 3).Draw(t, "failures"),
		}
		if len(result.Lines) == 0 {
			result.Lines = nil
		}
		if len(result.Failures) == 0 {
			result.Failures = nil
		}
		frame := &wire.Frame{Body: &wire.Event{Request: rapid.Uint64().Draw(t, "id"), Report: result}}
		data, err := wire.Encode(frame, testLimits)
		if len(result.Reference) > 64 || tooLong(result.Failures) {
			require.Error(t, err)
			return
		}
		require.NoError(t, err)
		decoded, err := wire.Decode(data, testLimits)
		require.NoError(t, err)
		require.Equal(t, frame, decoded)
	})
}

func tooLong(failures []wire.Failure) bool {
	for _, f := range failures {
		if len(f.Code) > 256 || len(f.Path) > 4096 || tooLong(f.Causes) {
			return true
		}
	}
	return false
}

func TestEncodeRefusesWhatVerifyRefuses(t *testing.T) {
	request := func(action wire.Action) *wire.Frame {
		return &wire.Frame{Body: &wire.Request{ID: 1, Action: action}}
	}
	deep := wire.Failure{Code: "leaf"}
	for range testLimits.Depth {
		deep = wire.Failure{Code: "c", Causes: []wire.Failure{deep}}
	}
	many := make([]wire.Domain, testLimits.Tables+1)
	tests := map[string]struct {
		frame *wire.Frame
		want  wire.Problem
	}{
		"no body":           {&wire.Frame{}, wire.ProblemMissing},
		"nil body":          {&wire.Frame{Body: (*wire.Request)(nil)}, wire.ProblemMissing},
		"no action":         {request(nil), wire.ProblemMissing},
		"text over limit":   {request(&wire.SelectDomain{Domain: strings.Repeat("d", 1025)}), wire.ProblemLimit},
		"text is not UTF-8": {request(&wire.SelectDomain{Domain: "\xff"}), wire.ProblemText},
		"frame over limit":  {request(&wire.Execute{Text: strings.Repeat("d", 2<<20)}), wire.ProblemSize},
		"enum out of range": {&wire.Frame{Body: &wire.Event{Report: &wire.Result{Disposition: 99}}}, wire.ProblemUnknown},
		"too deep":          {&wire.Frame{Body: &wire.Event{Report: &wire.Refused{Failure: &deep}}}, wire.ProblemDepth},
		"too many tables":   {&wire.Frame{Body: &wire.Event{Report: &wire.Domains{Domains: many}}}, wire.ProblemTables},
		"missing table":     {&wire.Frame{Body: &wire.Event{Report: &wire.Refused{}}}, wire.ProblemMissing},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			_, err := wire.Encode(test.frame, testLimits)
			var malformed *wire.MalformedError
			require.True(t, errors.As(err, &malformed))
			require.Equal(t, test.want, malformed.Problem, err)
		})
	}
}

// TestSharedObjectsCannotExpand builds a vector whose elements all name one big string: small on
// the wire, enormous once decoded.
func TestSharedObjectsCannotExpand(t *testing.T) {
	lines := make([]string, 1000)
	lines[0] = strings.Repeat("x", 64<<10)
	data, err := wire.Encode(&wire.Frame{Body: &wire.Event{Report: &wire.Result{Lines: lines}}}, testLimits)
	require.NoError(t, err)
	first := vectorOfLines(t, data)
	target := first + int(binary.LittleEndian.Uint32(data[first:]))
	for i := 1; i < len(lines); i++ {
		at := first + 4*i
		if target > at {
			binary.LittleEndian.PutUint32(data[at:], uint32(target-at))
		}
	}
	var malformed *wire.MalformedError
	require.ErrorAs(t, wire.Verify(data, testLimits), &malformed)
	require.Equal(t, wire.ProblemSize, malformed.Problem)
}

// vectorOfLines finds the first element of the one vector with 1000 elements.
func vectorOfLines(t *testing.T, data []byte) int {
	for at := 8; at+4 <= len(data); at += 4 {
		if binary.LittleEndian.Uint32(data[at:]) == 1000 {
			return at + 4
		}
	}
	require.Fail(t, "no vector of 1000 elements")
	return 0
}

// TestForeignFrames reads frames that another FlatBuffers implementation wrote from the JSON
// beside them.
func TestForeignFrames(t *testing.T) {
	want := map[string]*wire.Frame{
		"execute.bin": {Body: &wire.Request{ID: 7, Action: &wire.Execute{
			Text: "START;", Domain: "demo", ExpectedPosition: pointer(uint64(0)), WaitMillis: 1500,
			ExpectedPreview: &wire.PreviewIdentity{Transaction: "t", Position: 3, Basis: []byte{1, 2, 3}},
		}}},
		"result.bin": {Body: &wire.Event{Request: 7, Report: &wire.Result{
			Disposition: wire.DispositionFailed, Lines: []string{"one", "zwö"}, AlreadyExisted: true,
			Quiesce: wire.QuiesceDomainPause,
			Table:   &wire.Table{Rows: 1, Columns: []wire.Column{{Name: "c", Type: "U8", Cells: []string{"1"}}}},
			Failures: []wire.Failure{{
				Code: "a", Message: "b", SpanEnd: 9,
				Fields: []wire.FailureField{{Name: "n", Value: "v"}},
				Causes: []wire.Failure{{Code: "c", Message: "d"}},
			}},
		}}},
		"close.bin": {Body: &wire.Request{Action: &wire.Close{}}},
	}
	paths := foreignFrames(t)
	require.Len(t, paths, len(want))
	for _, path := range paths {
		data, err := os.ReadFile(path)
		require.NoError(t, err)
		frame, err := wire.Decode(data, testLimits)
		require.NoError(t, err, path)
		require.Equal(t, want[filepath.Base(path)], frame, path)
	}
}

func foreignFrames(t require.TestingT) []string {
	paths, err := filepath.Glob("testdata/foreign/*.bin")
	require.NoError(t, err)
	return paths
}

func TestSecretsStayOutOfLogs(t *testing.T) {
	login := wire.Authenticate{User: "u", Password: "hunter2"}
	var log bytes.Buffer
	slog.New(slog.NewJSONHandler(&log, nil)).Info("x", "login", login, "pointer", &login)
	slog.New(slog.NewTextHandler(&log, nil)).Info("x", "login", login, "pointer", &login)
	fmt.Fprintf(&log, "%v %+v %#v %v", login, &login, login, &wire.Execute{Text: "hunter2"})
	require.NotContains(t, log.String(), "hunter2")
	require.Contains(t, log.String(), "Execute{<masked>}")
}

func pointer[T any](value T) *T { return &value }

// samples holds a frame of every variant, so that damage is tried on every table.
func samples() []*wire.Frame {
	preview := &wire.PreviewIdentity{Transaction: "t1", Position: 4, Basis: []byte{9, 9}}
	failure := &wire.Failure{
		Code: "parse", Class: "Invalid", Message: "m", Hint: "h", Path: "p", SpanStart: 1, SpanEnd: 2,
		Fields: []wire.FailureField{{Name: "n", Value: "v"}}, Causes: []wire.Failure{{Code: "c"}},
	}
	actions := []wire.Action{
		&wire.Authenticate{Fingerprint: wire.Fingerprint[:], User: "u", Password: "p", Client: "c"},
		&wire.Execute{Reference: "r", Text: "STOP;", Domain: "d", ExpectedPreview: preview, ExpectedPosition: pointer(uint64(3)), WaitMillis: 5},
		&wire.Complete{Text: "STA", Cursor: 3, Domain: "d"},
		&wire.SelectDomain{Domain: "d"},
		&wire.ListDomains{},
		&wire.Credit{Subscription: 1, Batches: 2},
		&wire.Cancel{Request: 3},
		&wire.Close{},
	}
	reports := []wire.Report{
		&wire.Welcome{Session: "s", Server: "v", Node: "n", Fingerprint: wire.Fingerprint[:], Limits: &wire.SessionLimits{FrameBytes: 1, Commands: 2}},
		&wire.Refused{Failure: failure},
		&wire.Result{
			Reference: "r", Lines: []string{"a", "b"}, Table: &wire.Table{Rows: 1, Columns: []wire.Column{{Name: "n", Cells: []string{"x"}}}},
			Quiesce: wire.QuiesceDynamic, AlreadyExisted: true, Selection: &wire.DomainSelection{Domain: "d"},
			Transaction: &wire.TransactionStatus{ID: "t", Domain: "d", State: wire.TransactionStateCommitting, Pending: 2, Preview: preview},
			Failures:    []wire.Failure{*failure}, Redirect: &wire.Redirection{Leader: "l", Endpoint: "e"}, CurrentPreview: preview,
		},
		&wire.Completions{ReplaceStart: 1, ReplaceEnd: 2, Items: []wire.Completion{{Text: "START", Detail: "d"}}},
		&wire.Domains{Domains: []wire.Domain{{Name: "a", Status: "Running", Pace: "PACED"}}},
		&wire.SubscriptionOpened{Subscription: 1, Name: "s", Domain: "d", Relay: "r", Delivery: wire.DeliveryDropping},
		&wire.SubscriptionRows{Subscription: 1, Name: "s", Relay: "r", Arrow: []byte{1, 2, 3}, Branches: []wire.BranchRun{{Key: "{}", Rows: 2}}, Dropped: 4},
		&wire.SubscriptionClosed{Subscription: 1, Name: "s", Reason: wire.SubscriptionEndFailed, Failure: failure},
		&wire.Notice{Severity: wire.SeverityWarning, UnixNanos: -1, Text: "t", Code: "c", Domain: "d", Node: "n", Dropped: 1},
		&wire.Bye{Reason: wire.ByeReasonFailed, Text: "t", Failure: failure},
	}
	var frames []*wire.Frame
	for i, action := range actions {
		frames = append(frames, &wire.Frame{Body: &wire.Request{ID: uint64(i), Action: action}})
	}
	for i, report := range reports {
		frames = append(frames, &wire.Frame{Body: &wire.Event{Request: uint64(i), Report: report}})
	}
	return frames
}
