package session_test

import (
	"context"
	"net"
	"testing"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"
	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"

	"nervix/controlplane/session/sessiontest"
	"nervix/controlplane/session/transport"
	wire "nervix/generated/session"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// patience bounds every wait of a test.
const patience = 10 * time.Second

// raw is a client that sends what it is told, right or wrong.
type raw struct {
	t      *testing.T
	stream grpc.ClientStream
	cancel context.CancelFunc
}

func dialRaw(t *testing.T, server *sessiontest.Server) *raw {
	conn, err := grpc.NewClient("passthrough:///"+server.Address,
		grpc.WithTransportCredentials(insecure.NewCredentials()),
		grpc.WithContextDialer(func(ctx context.Context, address string) (net.Conn, error) { return server.Dial(ctx, address) }),
		grpc.WithDefaultCallOptions(grpc.ForceCodecV2(transport.Codec()), grpc.MaxCallRecvMsgSize(64<<20)))
	require.NoError(t, err)
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	stream, err := conn.NewStream(ctx, &transport.StreamDesc, transport.Path)
	require.NoError(t, err)
	t.Cleanup(func() {
		cancel()
		require.NoError(t, conn.Close())
	})
	return &raw{t, stream, cancel}
}

// openRaw dials and authenticates.
func openRaw(t *testing.T, server *sessiontest.Server) *raw {
	r := dialRaw(t, server)
	r.request(0, authenticate("alice", sessiontest.Password))
	require.IsType(t, &wire.Welcome{}, r.next().Report)
	return r
}

func authenticate(user, password string) *wire.Authenticate {
	return &wire.Authenticate{Fingerprint: wire.Fingerprint[:], User: user, Password: password, Client: "raw"}
}

func encode(t *testing.T, body wire.Body) []byte {
	frame, err := wire.Encode(&wire.Frame{Body: body}, wire.DefaultLimits)
	require.NoError(t, err)
	return frame
}

func (r *raw) send(frame []byte) {
	require.NoError(r.t, r.stream.SendMsg(&transport.Frame{Bytes: frame}))
}

func (r *raw) request(id uint64, action wire.Action) {
	r.send(encode(r.t, &wire.Request{ID: id, Action: action}))
}

func (r *raw) next() *wire.Event {
	var message transport.Frame
	require.NoError(r.t, r.stream.RecvMsg(&message))
	frame, err := wire.Decode(message.Bytes, wire.Limits{Bytes: 64 << 20, Depth: 32, Tables: 1 << 20})
	require.NoError(r.t, err)
	return frame.Body.(*wire.Event)
}

// end reads the end of the stream.
func (r *raw) end() error {
	var message transport.Frame
	return r.stream.RecvMsg(&message)
}

// receive takes from a channel within the test's patience.
func receive[T any](t *testing.T, from <-chan T) T {
	t.Helper()
	select {
	case value := <-from:
		return value
	case <-time.After(patience):
		require.FailNow(t, "nothing arrived in time")
		panic("unreachable")
	}
}

// numbers makes a record with one column n that counts from first.
func numbers(first, count int) arrow.RecordBatch {
	builder := array.NewInt64Builder(memory.DefaultAllocator)
	for i := range count {
		builder.Append(int64(first + i))
	}
	column := builder.NewInt64Array()
	schema := arrow.NewSchema([]arrow.Field{{Name: "n", Type: arrow.PrimitiveTypes.Int64}}, nil)
	return array.NewRecordBatch(schema, []arrow.Array{column}, int64(count))
}
