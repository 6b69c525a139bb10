package scenario

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	natsserver "github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/rogpeppe/go-internal/testscript"
)

// natsBroker is a NATS server in the test process and the test's own connection to it.
type natsBroker struct {
	options natsserver.Options
	secure  []nats.Option // of clients
	server  *natsserver.Server
	client  *nats.Conn
}

func (b *natsBroker) start() error {
	options := b.options
	var err error
	if b.server, err = natsserver.NewServer(&options); err != nil {
		return err
	}
	b.server.Start()
	if !b.server.ReadyForConnections(readyPatience) {
		return errors.New("the NATS server is not ready")
	}
	if b.client == nil {
		b.client, err = nats.Connect(b.server.ClientURL(), append(b.secure, nats.MaxReconnects(-1), nats.ReconnectWait(glance))...)
	}
	return err
}

func (b *natsBroker) stop() {
	b.server.Shutdown()
	b.server.WaitForShutdown()
}

func natsCommand(ts *testscript.TestScript, neg bool, args []string) error {
	if neg || len(args) < 2 {
		return errors.New("usage: nats start|stop|restart|publish|record|stream|stored NAME …")
	}
	verb, name, rest := args[0], args[1], args[2:]
	if verb == "start" {
		return startNats(ts, name, rest)
	}
	found, _ := brokers.Load(brokerName{stageOf(ts), name})
	b, known := found.(*natsBroker)
	if !known {
		return fmt.Errorf("there is no NATS server %s", name)
	}
	switch {
	case verb == "stop":
		b.stop()
		return nil
	case verb == "restart":
		return b.start()
	case verb == "publish" && len(rest) >= 2:
		return b.publish(ts, rest[0], rest[1], rest[2:])
	case verb == "record" && len(rest) == 2:
		return b.record(ts, rest[0], rest[1])
	case verb == "stream" && len(rest) == 2:
		return b.stream(func(ctx context.Context, js jetstream.JetStream) error {
			_, err := js.CreateStream(ctx, jetstream.StreamConfig{Name: rest[0], Subjects: []string{rest[1]}})
			return err
		})
	case verb == "stored" && len(rest) == 2:
		return b.stream(func(ctx context.Context, js jetstream.JetStream) error {
			stream, err := js.Stream(ctx, rest[0])
			if err != nil {
				return err
			}
			return number(rest[1], int64(stream.CachedInfo().State.Msgs))
		})
	}
	return fmt.Errorf("nats %s is unknown or misses arguments", verb)
}

func startNats(ts *testscript.TestScript, name string, rest []string) error {
	protection, rest, err := protect(ts, rest)
	if err != nil {
		return err
	}
	b := &natsBroker{options: natsserver.Options{
		Host: "127.0.0.1", Port: -1, NoSigs: true, NoLog: true, JetStream: len(rest) > 0, StoreDir: ts.MkAbs(name + "-jetstream"),
	}}
	if protection.server != nil {
		b.options.TLS, b.options.TLSConfig, b.options.TLSTimeout = true, protection.server, readyPatience.Seconds()
		b.secure = []nats.Option{nats.Secure(protection.client)}
	}
	if err := b.start(); err != nil {
		return err
	}
	url := b.server.ClientURL()
	if _, err := fmt.Sscanf(url[strings.LastIndexByte(url, ':')+1:], "%d", &b.options.Port); err != nil {
		return err
	}
	brokers.Store(brokerName{stageOf(ts), name}, b)
	ts.Setenv(strings.ToUpper(name)+"_NATS", url)
	ts.Defer(func() {
		b.client.Close()
		b.stop()
	})
	return nil
}

func (b *natsBroker) publish(ts *testscript.TestScript, subject, file string, headers []string) error {
	list, err := pairs(headers)
	if err != nil {
		return err
	}
	for _, line := range lines(ts.ReadFile(file)) {
		message := nats.NewMsg(subject)
		message.Data = []byte(line)
		for _, header := range list {
			message.Header.Add(header[0], header[1])
		}
		if err := b.client.PublishMsg(message); err != nil {
			return err
		}
	}
	return b.client.FlushTimeout(endPatience)
}

func (b *natsBroker) record(ts *testscript.TestScript, subject, file string) error {
	to, err := newRecording(ts, file)
	if err != nil {
		return err
	}
	ts.Defer(to.close)
	_, err = b.client.Subscribe(subject, func(m *nats.Msg) {
		var headers [][2]string
		for name, values := range m.Header {
			for _, value := range values {
				headers = append(headers, [2]string{name, value})
			}
		}
		to.write(m.Data, headers)
	})
	if err != nil {
		return err
	}
	return b.client.FlushTimeout(endPatience)
}

func (b *natsBroker) stream(do func(context.Context, jetstream.JetStream) error) error {
	js, err := jetstream.New(b.client)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	return do(ctx, js)
}
