package client

import (
	"context"
	"crypto/tls"
	"net"
	"time"

	wire "nervix/generated/session"
)

// Config says how to reach a server. Address, User and Password are needed; zero values of the
// other fields stand for their defaults.
type Config struct {
	// Address is host:port of any node.
	Address string
	// User and Password authenticate every connection.
	User, Password string
	// Name introduces the program to operators.
	Name string
	// Domain is the domain selected at first; it is not checked.
	Domain string
	// TLS protects the connection; nil is plaintext.
	TLS *tls.Config
	// FrameBytes bounds a received frame; default 64 MiB.
	FrameBytes int
	// ConnectTimeout bounds one attempt to connect and authenticate; default 10 s.
	ConnectTimeout time.Duration
	// Retry bounds reconnection and the repetition of uncertain commands.
	Retry Retry
	// OnNotice receives notices, one at a time. While it runs later ones wait, up to a bound;
	// more are discarded and counted. Nil discards all.
	OnNotice func(wire.Notice)
	// Dial opens the network connection; nil dials TCP.
	Dial func(ctx context.Context, address string) (net.Conn, error)
}

// Retry bounds repeated attempts: at most Attempts in all (default 8), waiting Initial (default
// 50 ms), doubled each time, up to Longest (default 2 s) between them.
type Retry struct {
	Attempts         int
	Initial, Longest time.Duration
}

// noticeQueue bounds the notices that wait for OnNotice.
const noticeQueue = 256

// A connection that is silent for keepaliveInterval is probed; a probe that is not answered within
// keepaliveTimeout ends it.
const (
	keepaliveInterval = 30 * time.Second
	keepaliveTimeout  = 10 * time.Second
)

// farewell bounds how long Close waits for the server when its context does not.
const farewell = 5 * time.Second

func (c *Config) complete() {
	setDefault(&c.FrameBytes, 64<<20)
	setDefault(&c.ConnectTimeout, 10*time.Second)
	setDefault(&c.Retry.Attempts, 8)
	setDefault(&c.Retry.Initial, 50*time.Millisecond)
	setDefault(&c.Retry.Longest, 2*time.Second)
	if c.Dial == nil {
		c.Dial = func(ctx context.Context, address string) (net.Conn, error) {
			return (&net.Dialer{}).DialContext(ctx, "tcp", address)
		}
	}
}

func setDefault[T int | time.Duration](value *T, standard T) {
	if *value == 0 {
		*value = standard
	}
}

// pause waits before another attempt, counted from 0.
func (r Retry) pause(ctx context.Context, attempt int) error {
	delay := r.Initial
	for range attempt {
		if delay >= r.Longest {
			break
		}
		delay *= 2
	}
	timer := time.NewTimer(min(delay, r.Longest))
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
