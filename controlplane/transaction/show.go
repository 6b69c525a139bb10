package transaction

import (
	"fmt"
	"time"

	"nervix/controlplane/state"
	"nervix/generated/machine"
)

// Summary is one line of SHOW TRANSACTIONS.
type Summary struct {
	ID, Owner, Domain string
	State             machine.TransactionState
	// Pending counts the queued statements; Applied of Steps are applied.
	Pending, Applied, Steps uint64
	// Age and Idle run from BEGIN and from the last renewing event.
	Age, Idle time.Duration
}

// List summarises live transactions and retained tombstones in the order of their creation.
func List(v *state.View, now time.Time) []Summary {
	var list []Summary
	for _, t := range v.Transactions() {
		s := Summary{
			ID: t.ID, Owner: t.Owner, Domain: t.Domain, State: machine.TransactionState(t.State),
			Applied: t.Applied, Steps: t.Steps, Age: since(now, t.Created), Idle: since(now, t.Active),
		}
		if !s.State.Terminal() {
			s.Pending = t.Operations
		}
		list = append(list, s)
	}
	return list
}

// since gives a time span in whole seconds; clocks of different leaders never make it negative.
func since(now time.Time, millis int64) time.Duration {
	return max(0, now.Sub(time.UnixMilli(millis)).Truncate(time.Second))
}

// String gives the line.
func (s Summary) String() string {
	return fmt.Sprintf("%s owner=%s domain=%s state=%s pending=%d progress=%d/%d age=%s idle=%s",
		s.ID, s.Owner, s.Domain, s.State, s.Pending, s.Applied, s.Steps, s.Age, s.Idle)
}

// Lines gives the output of SHOW TRANSACTIONS.
func Lines(v *state.View, now time.Time) []string {
	lines := []string{}
	for _, s := range List(v, now) {
		lines = append(lines, s.String())
	}
	if len(lines) == 0 {
		return []string{"no transactions"}
	}
	return lines
}
