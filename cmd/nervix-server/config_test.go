package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/spf13/pflag"
	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/setting"
)

// others gives every setting another value than its default.
var others = map[string]string{
	"db-path": "elsewhere", "node-id": "node-2", "cluster-id": "other",
	"grpc-listen": "127.0.0.1:1", "http-listen": "", "https-listen": "", "observability-listen": "",
	"superuser-name": "root", "superuser-password": "secret", "superuser-password-file": "testdata/none",
	"session-limit": "2", "session-request-queue": "2", "session-notice-queue": "17", "session-row-window": "2",
	"session-frame-limit": "1MiB", "session-idle-timeout": "10s",
	"http-max-body-size": "1MiB", "http-max-stream-size": "2MiB", "http-max-connections": "2", "http-read-timeout": "1s", "http-idle-timeout": "1s",
	"proposal-queue": "2", "proposal-size-limit": "1MiB", "raft-tick": "20ms", "snapshot-log-entries": "100", "store-cache-size": "1MiB", "state-snapshot-interval": "2s",
	"memory-limit": "64GiB", "memory-high-watermark": "32GiB", "memory-low-watermark": "16GiB",
	"branch-scan-interval": "1s", "derive-quiesce": "true",
	"transaction-idle-timeout": "1m", "transaction-max-statements": "2", "transaction-max-source-bytes": "1KiB",
	"transaction-max-open": "20", "transaction-max-open-per-owner": "2", "transaction-tombstone-retention": "1h",
	"command-retry-validity": "1m", "command-history-capacity": "20",
	"shutdown-timeout": "40s", "drain-timeout": "1s", "entity-gate-timeout": "1s", "alteration-drain-timeout": "1s",
	"resource-max-files": "2", "resource-max-size": "1MiB", "resource-max-uploads": "2",
	"log-level": "debug", "log-format": "json",
}

// parsed gives settings with one flag set.
func parsed(t *testing.T, flag, value string) *setting.Server {
	t.Helper()
	settings := setting.NewServer()
	flags := pflag.NewFlagSet("server", pflag.ContinueOnError)
	settings.Register(flags)
	require.NoError(t, flags.Set(flag, value))
	require.NoError(t, settings.Load(func(string) (string, bool) { return "", false }))
	require.NoError(t, settings.Validate())
	return settings
}

// TestEverySettingCounts changes each setting alone and expects the assembled node to differ.
func TestEverySettingCounts(t *testing.T) {
	base := configure(setting.NewServer())
	for _, description := range setting.ServerSettings() {
		t.Run(description.Flag, func(t *testing.T) {
			value, listed := others[description.Flag]
			require.True(t, listed, "the setting has no other value to try")
			settings := parsed(t, description.Flag, value)
			switch description.Flag {
			case "superuser-password":
				password, err := superuserPassword(settings)
				require.NoError(t, err)
				require.Equal(t, value, password)
			case "superuser-password-file":
				_, err := superuserPassword(settings)
				require.ErrorIs(t, err, failure.CodeInvalidSetting)
			case "log-level", "log-format":
				require.NotEqual(t, logged(t, setting.NewServer()), logged(t, settings))
			default:
				require.NotEqual(t, base, configure(settings))
			}
		})
	}
	require.Len(t, others, len(setting.ServerSettings()))
}

// logged gives what a debug and an info line look like, without the digits of their time.
func logged(t *testing.T, settings *setting.Server) string {
	t.Helper()
	var text bytes.Buffer
	log := newLogger(settings, &text)
	log.Debug("detail")
	log.Info("event")
	return digits.ReplaceAllString(text.String(), "0")
}

var digits = regexp.MustCompile(`[0-9]+`)

func TestPasswordFileIsReadToItsFirstLineEnd(t *testing.T) {
	name := filepath.Join(t.TempDir(), "password")
	require.NoError(t, os.WriteFile(name, []byte("secret\r\nother\n"), 0o600))
	password, err := superuserPassword(parsed(t, "superuser-password-file", name))
	require.NoError(t, err)
	require.Equal(t, "secret", password)
}

// A low watermark is judged against the high one that the limit gives.
func TestLowWatermarkBelowTheDerivedHighOne(t *testing.T) {
	settings := setting.NewServer()
	settings.MemoryLimit, settings.MemoryLowWatermark = 1000, 800
	_, err := watermarks(configure(settings).memory)
	require.ErrorIs(t, err, failure.CodeInvalidSetting)
	settings.MemoryLowWatermark = 799
	resolved, err := watermarks(configure(settings).memory)
	require.NoError(t, err)
	require.EqualValues(t, 800, resolved.High)
}
