package session

import (
	"crypto/tls"
	"time"

	"nervix/generated/metric"
	"nervix/runtime/budget"
)

// Config holds the bounds of a Server. Start from DefaultConfig.
type Config struct {
	// Version and Node introduce the server in Welcome.
	Version, Node string
	// TLS protects the connections; nil serves plaintext.
	TLS *tls.Config
	// FrameBytes bounds every frame in both directions.
	FrameBytes int
	// Sessions bounds the open streams, authenticated or not.
	Sessions int
	// AuthDeadline bounds the time from the start of a stream to Welcome or Refused, delay of
	// failed attempts included.
	AuthDeadline time.Duration
	// Commands and Inspections bound the unanswered requests of the two lanes of a session.
	Commands, Inspections int
	// Subscriptions bounds the open subscriptions of a session.
	Subscriptions int
	// Window bounds the row frames of one subscription that wait in the session, and those that
	// were sent and not yet returned as credit.
	Window int
	// Notices bounds the notices that wait in a session; more are discarded and counted.
	Notices int
	// KeepaliveInterval is the idle time after which a connection is probed; a probe that is not
	// answered within KeepaliveTimeout ends the connection.
	KeepaliveInterval, KeepaliveTimeout time.Duration
	// ConnectionIdle is how long a connection may have no session.
	ConnectionIdle time.Duration
	// Farewell bounds how long an ending session waits for its last frames to be sent.
	Farewell time.Duration
	// Metrics count sessions and requests; nil exposes nothing.
	Metrics *metric.Families
	// Budget is told the rows that wait for clients; nil is told nothing.
	Budget *budget.Budget
	// Throttle delays repeated failed authentication of one user.
	Throttle Throttle
}

// Throttle says how failed attempts delay the next attempt of the same user: the first Free
// failures do not, then Base, doubled with every further failure, up to Cap.
type Throttle struct {
	Free      int
	Base, Cap time.Duration
	// Memory is how long a failure counts.
	Memory time.Duration
	// Users bounds the remembered users; the one that failed longest ago is forgotten first.
	Users int
}

// DefaultConfig gives the bounds of a production server.
func DefaultConfig() Config {
	return Config{
		FrameBytes:        16 << 20,
		Sessions:          1024,
		AuthDeadline:      10 * time.Second,
		Commands:          64,
		Inspections:       16,
		Subscriptions:     256,
		Window:            16,
		Notices:           256,
		KeepaliveInterval: 30 * time.Second,
		KeepaliveTimeout:  10 * time.Second,
		ConnectionIdle:    time.Minute,
		Farewell:          time.Second,
		Throttle:          Throttle{Free: 3, Base: 10 * time.Millisecond, Cap: 500 * time.Millisecond, Memory: 10 * time.Minute, Users: 4096},
	}
}

// authFrameBytes bounds the frame of a peer that was not authenticated yet.
const authFrameBytes = 16 << 10
