package consensus

import "fmt"

// raftLogger passes the algorithm's own reports on, from information upward. Its panics stay panics,
// which Node.guard turns into the node's fault.
type raftLogger struct{ events *Events }

func (l raftLogger) say(warning bool, text func() string) {
	if l.events.Message != nil {
		l.events.Message(warning, text())
	}
}

// Debug implements raft.Logger.
func (raftLogger) Debug(...any) {}

// Debugf implements raft.Logger.
func (raftLogger) Debugf(string, ...any) {}

// Info implements raft.Logger.
func (l raftLogger) Info(v ...any) { l.say(false, func() string { return fmt.Sprint(v...) }) }

// Infof implements raft.Logger.
func (l raftLogger) Infof(format string, v ...any) {
	l.say(false, func() string { return fmt.Sprintf(format, v...) })
}

// Warning implements raft.Logger.
func (l raftLogger) Warning(v ...any) { l.say(true, func() string { return fmt.Sprint(v...) }) }

// Warningf implements raft.Logger.
func (l raftLogger) Warningf(format string, v ...any) {
	l.say(true, func() string { return fmt.Sprintf(format, v...) })
}

// Error implements raft.Logger.
func (l raftLogger) Error(v ...any) { l.Warning(v...) }

// Errorf implements raft.Logger.
func (l raftLogger) Errorf(format string, v ...any) { l.Warningf(format, v...) }

// Fatal implements raft.Logger.
func (l raftLogger) Fatal(v ...any) { l.Panic(v...) }

// Fatalf implements raft.Logger.
func (l raftLogger) Fatalf(format string, v ...any) { l.Panicf(format, v...) }

// Panic implements raft.Logger.
func (raftLogger) Panic(v ...any) { panic(fmt.Sprint(v...)) }

// Panicf implements raft.Logger.
func (raftLogger) Panicf(format string, v ...any) { panic(fmt.Sprintf(format, v...)) }
