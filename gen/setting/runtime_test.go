package setting_test

import (
	"testing"
	"time"

	"github.com/spf13/pflag"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/failure"
	"nervix/generated/setting"
)

// load parses flags, then the environment.
func load(t *testing.T, environment map[string]string, arguments ...string) (*setting.Server, error) {
	t.Helper()
	server := setting.NewServer()
	flags := pflag.NewFlagSet("server", pflag.ContinueOnError)
	server.Register(flags)
	require.NoError(t, flags.Parse(arguments))
	return server, server.Load(func(name string) (string, bool) {
		text, ok := environment[name]
		return text, ok
	})
}

func TestDefaultsAreValid(t *testing.T) {
	server, err := load(t, nil)
	require.NoError(t, err)
	require.NoError(t, server.Validate())
	require.NoError(t, setting.NewCLI().Validate())
	require.Equal(t, 30*time.Minute, server.TransactionIdleTimeout)
	require.Equal(t, 1024, server.TransactionMaxStatements)
	require.Equal(t, setting.MiB, server.TransactionMaxSourceBytes)
	require.Equal(t, 15*time.Minute, server.CommandRetryValidity)
	require.Equal(t, 65536, server.CommandHistoryCapacity)
	require.Equal(t, 50*time.Second, server.ShutdownTimeout)
}

func TestPrecedence(t *testing.T) {
	environment := map[string]string{
		"NERVIX_SHUTDOWN_TIMEOUT": "40s", "NERVIX_DRAIN_TIMEOUT": "20s", "NERVIX_NODE_ID": "",
		"NERVIX_HTTP_MAX_BODY_SIZE": "3MiB", "NERVIX_DERIVE_QUIESCE": "true",
	}
	server, err := load(t, environment, "--drain-timeout=10s", "--store-cache-size", "1GB")
	require.NoError(t, err)
	require.Equal(t, 40*time.Second, server.ShutdownTimeout, "environment over default")
	require.Equal(t, 10*time.Second, server.DrainTimeout, "flag over environment")
	require.Equal(t, "node-1", server.NodeID, "an empty variable is absent")
	require.Equal(t, 3*setting.MiB, server.HTTPMaxBodySize)
	require.Equal(t, setting.Bytes(1e9), server.StoreCacheSize)
	require.True(t, server.DeriveQuiesce)
}

func TestEnvironmentAlone(t *testing.T) {
	client := setting.NewCLI()
	require.NoError(t, client.Load(func(name string) (string, bool) { return "ops", name == "NERVIX_USER" }))
	require.Equal(t, "ops", client.User)
	require.Equal(t, "127.0.0.1:47391", client.Address)
}

func TestMalformedEnvironment(t *testing.T) {
	_, err := load(t, map[string]string{"NERVIX_DRAIN_TIMEOUT": "soon", "NERVIX_SESSION_LIMIT": "many"})
	require.ErrorIs(t, err, failure.CodeInvalidSetting)
	require.ErrorContains(t, err, `--drain-timeout (NERVIX_DRAIN_TIMEOUT): "soon" is no duration`)
	require.ErrorContains(t, err, `--session-limit (NERVIX_SESSION_LIMIT): "many" is no int`)
}

func TestValidateReportsEveryFault(t *testing.T) {
	server := setting.NewServer()
	server.NodeID = ""
	server.GRPCListen = "nowhere"
	server.HTTPListen = "127.0.0.1:99999"
	server.ObservabilityListen = ""
	server.SessionLimit = 0
	server.DrainTimeout = server.ShutdownTimeout
	server.CommandRetryValidity = 24 * time.Hour
	server.TransactionTombstoneRetention = time.Hour
	server.SuperuserPassword, server.SuperuserPasswordFile = "hunter2", "/file"
	server.LogLevel = "loud"
	err := server.Validate()
	for _, want := range []string{
		"--node-id (NERVIX_NODE_ID): must not be empty",
		"--grpc-listen (NERVIX_GRPC_LISTEN): must be a host:port address",
		"--http-listen (NERVIX_HTTP_LISTEN): must be a host:port address",
		"--session-limit (NERVIX_SESSION_LIMIT): must lie between 1 and 65536",
		"--drain-timeout (NERVIX_DRAIN_TIMEOUT): must be shorter than --shutdown-timeout",
		"--command-retry-validity (NERVIX_COMMAND_RETRY_VALIDITY): must not be longer than",
		"--superuser-password (NERVIX_SUPERUSER_PASSWORD): must not be given together",
		"--log-level (NERVIX_LOG_LEVEL): must be one of debug, info, warn, error",
	} {
		require.ErrorContains(t, err, want)
	}
	require.NotContains(t, err.Error(), "hunter2")
	require.NotContains(t, err.Error(), "observability")
	require.Len(t, failure.Project(err), 8)
}

func TestOpenListenerNeedsPassword(t *testing.T) {
	server := setting.NewServer()
	for _, address := range []string{"127.0.0.1:1", "localhost:1", "[::1]:1"} {
		server.GRPCListen = address
		require.NoError(t, server.Validate(), address)
	}
	for _, address := range []string{":1", "0.0.0.0:1", "db.example:1"} {
		server.GRPCListen = address
		server.SuperuserPassword = ""
		require.ErrorContains(t, server.Validate(), "must be a loopback address while the superuser has no password")
		server.SuperuserPassword = "hunter2"
		require.NoError(t, server.Validate())
	}
}

func TestBytes(t *testing.T) {
	for text, want := range map[string]setting.Bytes{
		"7": 7, "7B": 7, "2kb": 2000, "2 KiB": 2048, "3MB": 3e6, "3mib": 3 << 20, "1GB": 1e9, "1GiB": 1 << 30, "0": 0,
	} {
		var size setting.Bytes
		require.NoError(t, size.Set(text), text)
		require.Equal(t, want, size, text)
	}
	for _, text := range []string{"", "B", "-1", "1.5MiB", "1TiB", "9223372036854775807GiB", "x"} {
		size := setting.Bytes(5)
		require.Error(t, size.Set(text), text)
		require.Equal(t, setting.Bytes(5), size)
	}
}

func TestBytesTextReadsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := setting.Bytes(rapid.Int64Range(0, 1<<62).Draw(t, "size"))
		var got setting.Bytes
		if err := got.Set(want.String()); err != nil || got != want {
			t.Fatalf("%v reads back as %v, %v", want, got, err)
		}
	})
}

func FuzzBytes(f *testing.F) {
	f.Add("64MiB")
	f.Add("9223372036854775807GB")
	f.Fuzz(func(t *testing.T, text string) {
		var size setting.Bytes
		if size.Set(text) == nil && size < 0 {
			t.Fatalf("%q gives %d", text, size)
		}
	})
}

func TestDescriptionsMatchFlags(t *testing.T) {
	server := setting.NewServer()
	flags := pflag.NewFlagSet("server", pflag.ContinueOnError)
	server.Register(flags)
	for _, description := range setting.ServerSettings() {
		require.NotNil(t, flags.Lookup(description.Flag))
		require.Contains(t, flags.Lookup(description.Flag).Usage, description.Environment)
	}
}
