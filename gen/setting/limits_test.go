package setting_test

import (
	"testing"

	"github.com/spf13/pflag"
	"github.com/stretchr/testify/require"

	"nervix/generated/setting"
)

// Every limit of commands, transactions and deadlines has its default, a flag and the variable that
// stands for it (CC-151, CC-152, CP-183 to CP-187, CP-361, CP-414).
func TestLimitsHaveDefaultsFlagsAndVariables(t *testing.T) {
	for flag, c := range map[string]struct{ variable, standard, other string }{
		"command-retry-validity":          {"NERVIX_COMMAND_RETRY_VALIDITY", "15m", "7m"},
		"command-history-capacity":        {"NERVIX_COMMAND_HISTORY_CAPACITY", "65536", "70"},
		"transaction-idle-timeout":        {"NERVIX_TRANSACTION_IDLE_TIMEOUT", "30m", "7m"},
		"transaction-max-statements":      {"NERVIX_TRANSACTION_MAX_STATEMENTS", "1024", "7"},
		"transaction-max-source-bytes":    {"NERVIX_TRANSACTION_MAX_SOURCE_BYTES", "1MiB", "7KiB"},
		"transaction-max-open":            {"NERVIX_TRANSACTION_MAX_OPEN", "128", "70"},
		"transaction-max-open-per-owner":  {"NERVIX_TRANSACTION_MAX_OPEN_PER_OWNER", "16", "7"},
		"transaction-tombstone-retention": {"NERVIX_TRANSACTION_TOMBSTONE_RETENTION", "24h", "7h"},
		"shutdown-timeout":                {"NERVIX_SHUTDOWN_TIMEOUT", "50s", "70s"},
		"drain-timeout":                   {"NERVIX_DRAIN_TIMEOUT", "30s", "7s"},
		"entity-gate-timeout":             {"NERVIX_ENTITY_GATE_TIMEOUT", "60s", "7s"},
		"alteration-drain-timeout":        {"NERVIX_ALTERATION_DRAIN_TIMEOUT", "60s", "7s"},
	} {
		t.Run(flag, func(t *testing.T) {
			standard := valueOf(t, flag, nil)
			require.Equal(t, standard, valueOf(t, flag, nil, "--"+flag+"="+c.standard), "the default")
			other := valueOf(t, flag, nil, "--"+flag+"="+c.other)
			require.NotEqual(t, standard, other)
			require.Equal(t, other, valueOf(t, flag, map[string]string{c.variable: c.other}))
		})
	}
}

// valueOf gives the text of a valid setting after flags and environment.
func valueOf(t *testing.T, flag string, environment map[string]string, arguments ...string) string {
	t.Helper()
	server, flags := setting.NewServer(), pflag.NewFlagSet("server", pflag.ContinueOnError)
	server.Register(flags)
	require.NoError(t, flags.Parse(arguments))
	require.NoError(t, server.Load(func(name string) (string, bool) {
		text, given := environment[name]
		return text, given
	}))
	require.NoError(t, server.Validate())
	return flags.Lookup(flag).Value.String()
}
