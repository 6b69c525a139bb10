package nats

import (
	"context"
	"net/url"
	"strings"
	"time"

	"github.com/nats-io/nats.go"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/connector"
	"nervix/runtime/connector/transport"
)

// Name is the system under which the connector is registered.
const Name = "NATS"

// dialTimeout bounds one connection attempt.
const dialTimeout = 5 * time.Second

// System offers sources and sinks for NATS.
func System() connector.System {
	return connector.System{OpenSource: openSource, OpenSink: openSink}
}

// dialer holds the checked connection settings of one client.
type dialer struct {
	address string
	options []nats.Option
	retry   revision.Retry
}

// newDialer checks the settings of a client; name shows on the server.
func newDialer(client *revision.Client, name string, retry revision.Retry) (*dialer, error) {
	if client == nil {
		return nil, &failure.Internal{Detail: "a NATS connector has no client"}
	}
	settings := connector.SettingsOf(client)
	address, err := settings.Require("addr")
	if err != nil {
		return nil, err
	}
	if err := checkAddresses(settings, address); err != nil {
		return nil, err
	}
	d := &dialer{address: address, retry: retry}
	d.options = []nats.Option{
		nats.Name(name), nats.Timeout(dialTimeout), nats.MaxReconnects(-1), nats.CustomReconnectDelay(d.delay),
	}
	// The scheme tls demands TLS too, then with the authorities of the system.
	if transport.Given(settings, transport.Standard) {
		config, err := transport.Config(settings, transport.Standard)
		if err != nil {
			return nil, err
		}
		d.options = append(d.options, nats.Secure(config))
	}
	return d, nil
}

// checkAddresses judges a list of servers. What the client library says of a wrong one would show its
// password.
func checkAddresses(settings connector.Settings, list string) error {
	if strings.Trim(list, ", ") == "" {
		return settings.Invalid("addr", "names no server")
	}
	for address := range strings.SplitSeq(list, ",") {
		address = strings.TrimSpace(address)
		if address == "" {
			continue
		}
		if !strings.Contains(address, "://") {
			address = "nats://" + address
		}
		parsed, err := url.Parse(address)
		switch {
		case err != nil || parsed.Hostname() == "":
			return settings.Invalid("addr", "is no list of addresses such as nats://host:4222")
		case parsed.Scheme != "nats" && parsed.Scheme != "tls":
			return settings.Invalid("addr", "must begin with nats:// or tls://")
		}
	}
	return nil
}

// delay is the pause before a reconnect; attempts counts from 1.
func (d *dialer) delay(attempts int) time.Duration {
	backoff := connector.NewBackoff(d.retry)
	for range min(attempts, 64) - 1 {
		backoff.Next()
	}
	return backoff.Next()
}

// connection closes completely: close returns when its goroutines have ended.
type connection struct {
	*nats.Conn
	closed chan struct{}
}

// dial connects once, with further options.
func (d *dialer) dial(options ...nats.Option) (*connection, error) {
	closed := make(chan struct{})
	options = append(append([]nats.Option{nats.ClosedHandler(func(*nats.Conn) { close(closed) })}, d.options...), options...)
	conn, err := nats.Connect(d.address, options...)
	if err != nil {
		return nil, err
	}
	return &connection{conn, closed}, nil
}

// close ends the connection and waits for it, at most as long as the context allows.
func (c *connection) close(ctx context.Context) {
	c.Close()
	select {
	case <-c.closed:
	case <-ctx.Done():
	}
}
