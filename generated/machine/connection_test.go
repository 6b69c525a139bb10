// Code generated from spec/ by go generate. DO NOT EDIT.

package machine

import "testing"

// TestConnection walks every state and event of the machine and compares the step with the table
// of its spec.
func TestConnection(t *testing.T) {
	type step struct {
		from  ConnectionState
		event ConnectionEvent
	}
	accepted := map[step]ConnectionState{
		{ConnectionStateBackingOff, ConnectionEventBackoffElapsed}: ConnectionStateRetrying,
		{ConnectionStateBackingOff, ConnectionEventDrain}:          ConnectionStateDraining,
		{ConnectionStateConnecting, ConnectionEventConnected}:      ConnectionStateReady,
		{ConnectionStateConnecting, ConnectionEventDrain}:          ConnectionStateDraining,
		{ConnectionStateConnecting, ConnectionEventFailed}:         ConnectionStateBackingOff,
		{ConnectionStateDraining, ConnectionEventClosed}:           ConnectionStateClosed,
		{ConnectionStateDraining, ConnectionEventFailed}:           ConnectionStateDraining,
		{ConnectionStateReady, ConnectionEventDrain}:               ConnectionStateDraining,
		{ConnectionStateReady, ConnectionEventFailed}:              ConnectionStateBackingOff,
		{ConnectionStateRetrying, ConnectionEventConnected}:        ConnectionStateReady,
		{ConnectionStateRetrying, ConnectionEventDrain}:            ConnectionStateDraining,
		{ConnectionStateRetrying, ConnectionEventFailed}:           ConnectionStateBackingOff,
	}
	for _, from := range ConnectionStates() {
		for _, event := range ConnectionEvents() {
			want, ok := accepted[step{from, event}]
			if !ok {
				want = from
			}
			next, taken := from.Next(event)
			if taken != ok || next != want {
				t.Errorf("%v in %v gives %v, %v; want %v, %v", event, from, next, taken, want, ok)
			}
			if from.Terminal() && !next.Terminal() {
				t.Errorf("%v leads from the outcome %v back to %v", event, from, next)
			}
		}
	}
}
