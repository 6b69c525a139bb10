package command

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"nervix/generated/metric"
)

func TestExecutionsAndChangesAreCounted(t *testing.T) {
	families, err := metric.New(nil)
	require.NoError(t, err)
	n := start(t, func(c *Config) { c.Metrics = families })
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", schema)
	n.must("1", "d", relay)
	n.must("1", "d", `START;`)
	_, err = n.run("1", "d", `START;`)
	require.Error(t, err)
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", `DROP RELAY r;`)
	n.must("1", "d", `DROP SCHEMA s;`)
	n.must("1", "d", `CREATE SCHEMA s (a STRING, b I64);`)
	n.must("1", "d", relay)
	n.must("1", "d", `COMMIT;`)

	ended := func(disposition string) float64 {
		return testutil.ToFloat64(families.CommandsTotal.With(metric.DispositionLabels{Disposition: disposition}))
	}
	changed := func(level string) float64 {
		return testutil.ToFloat64(families.ChangesTotal.With(metric.LevelLabels{Level: level}))
	}
	require.InDelta(t, 6, ended(metric.DispositionCompleted), 0, "appends to a transaction are no executions")
	require.InDelta(t, 1, ended(metric.DispositionFailed), 0)
	require.InDelta(t, 0, ended(metric.DispositionInterrupted), 0)
	require.InDelta(t, 1, changed(metric.LevelDomainPause), 0)
	require.InDelta(t, 2, changed(metric.LevelDynamic), 0, "the models of the stopped domain")
}
