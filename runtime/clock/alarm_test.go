package clock

import (
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// Waits may be asked for at any time, also while and after the alarm is closed, and a timer beside
// them fires as always.
func TestAlarm(t *testing.T) {
	var alarm Alarm
	for range 20 {
		timer := time.NewTimer(100 * time.Microsecond)
		alarm.Within(100 * time.Microsecond)
		alarm.Within(300 * time.Microsecond)
		<-timer.C
	}
	var beside sync.WaitGroup
	beside.Go(func() { alarm.Within(50 * time.Microsecond) })
	alarm.Close()
	beside.Wait()
	alarm.Within(time.Microsecond)
	alarm.Close()

	var none *Alarm
	none.Within(time.Microsecond)
	require.NotPanics(t, func() { new(Alarm).Close() })
}
