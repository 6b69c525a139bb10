package conversation_test

import (
	"context"
	"net"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/client"
)

// breaking is a connection that ends once a number of bytes were written.
type breaking struct {
	net.Conn
	left *atomic.Int64
}

func (b breaking) Write(data []byte) (int, error) {
	if b.left.Add(-int64(len(data))) < 0 {
		_ = b.Close()
		return 0, net.ErrClosed
	}
	return b.Conn.Write(data)
}

// An upload whose connection breaks is sent again under its reference and makes one version; what the
// broken session had received is removed (CC-004).
func TestUploadsSurviveTheirConnection(t *testing.T) {
	server := start(t)
	setup := connect(t, server)
	must(t, setup, "CREATE DOMAIN d;")
	must(t, setup, "CREATE RESOURCE files;")
	connections := 0
	left := &atomic.Int64{}
	left.Store(2 << 20)
	c, err := client.Dial(t.Context(), client.Config{
		Address: server.Address, User: "admin", Password: "pw", Domain: "d",
		Dial: func(ctx context.Context, address string) (net.Conn, error) {
			connections++
			conn, err := server.Dial(ctx, address)
			if err != nil || connections > 1 {
				return conn, err
			}
			return breaking{conn, left}, nil
		},
	})
	require.NoError(t, err)
	defer c.Close(context.Background())
	from := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(from, "large"), make([]byte, 3<<20), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(from, "small"), []byte("x"), 0o600))
	result, err := c.Upload(t.Context(), "files", from)
	require.NoError(t, err)
	require.NoError(t, result.Err())
	require.Equal(t, []string{"uploaded resource version 1"}, result.Lines)
	require.Equal(t, 2, connections)
	lines := must(t, setup, "DESCRIBE RESOURCE files VERSION 1;").Lines
	require.Equal(t, "versions: 1", lines[1])
	require.Contains(t, lines, "ready: true")

	// Content that is there already is not sent again, and still makes the next version.
	result, err = c.Upload(t.Context(), "files", from)
	require.NoError(t, err)
	require.Equal(t, []string{"uploaded resource version 2"}, result.Lines)
}
