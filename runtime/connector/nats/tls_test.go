package nats

import (
	"context"
	"crypto/tls"
	"strings"
	"testing"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/certificate/certificatetest"
	"nervix/runtime/connector"
	"nervix/runtime/connector/connectortest"
)

// secured starts a real server that demands TLS; port -1 takes a free one.
func secured(t *testing.T, port int, config *tls.Config) *server.Server {
	s, err := server.NewServer(&server.Options{
		Host: "127.0.0.1", Port: port, NoSigs: true, NoLog: true, TLS: true, TLSConfig: config, TLSTimeout: patience.Seconds(),
		Username: "worker", Password: "hunter2",
	})
	require.NoError(t, err)
	s.Start()
	require.True(t, s.ReadyForConnections(patience))
	t.Cleanup(func() { stop(s) })
	return s
}

// address names a server by a host of its certificate.
func address(s *server.Server, scheme string) string {
	address := s.Addr().String()
	return scheme + "://worker:hunter2@localhost" + address[strings.LastIndexByte(address, ':'):]
}

func serverConfig(t *testing.T, a *certificatetest.Authority, mutual bool, hosts ...string) *tls.Config {
	config, err := a.Server(mutual, hosts...)
	require.NoError(t, err)
	return config
}

func files(directory string) []revision.Setting {
	return []revision.Setting{
		{Key: "tls_ca_file", Value: directory + "/ca.crt"},
		{Key: "tls_cert_file", Value: directory + "/tls.crt"},
		{Key: "tls_key_file", Value: directory + "/tls.key"},
	}
}

func openWith(t *testing.T, url string, settings ...revision.Setting) connector.Source {
	source, err := System().OpenSource(context.Background(), connector.SourceConfig{
		Domain: "d", Ingestor: "i", Client: client(url, settings...),
		Source: &revision.NatsSource{Subject: "in", QueueGroup: "g", Instances: 1},
	})
	require.NoError(t, err)
	return source
}

func openSinkWith(t *testing.T, url string, settings ...revision.Setting) connector.Sink {
	sink, err := System().OpenSink(context.Background(), connector.SinkConfig{
		Domain: "d", Emitter: "e", Client: client(url, settings...), Sink: &revision.NatsSink{Subject: "in"},
	})
	require.NoError(t, err)
	t.Cleanup(func() { _ = sink.Close(context.Background()) }) // the broker may be gone by then
	return sink
}

func TestSecuredBothWays(t *testing.T) {
	made, directory := certificatetest.Mounted(t)
	s := secured(t, -1, serverConfig(t, made, true, "localhost"))
	for _, scheme := range []string{"tls", "nats"} { // the files demand TLS by themselves
		graph := &connectortest.Graph{}
		end := run(t, openWith(t, address(s, scheme), files(directory)...), graph)
		eventually(t, func() bool {
			return send(openSinkWith(t, address(s, scheme), files(directory)...), messages("a"))[0] == nil && len(graph.Records()) > 0
		})
		require.NoError(t, graph.State())
		end()
	}
}

// A source tells why no secure connection is made, without the password, and goes on trying.
func TestSecuredRefusals(t *testing.T) {
	made, directory := certificatetest.Mounted(t)
	_, other := certificatetest.Mounted(t)
	for name, c := range map[string]struct {
		server *tls.Config
		files  []revision.Setting
		want   string
	}{
		"authority of the system": {serverConfig(t, made, false, "localhost"), nil, "unknown authority"},
		"another authority":       {serverConfig(t, made, false, "localhost"), files(other)[:1], "unknown authority"},
		"another host":            {serverConfig(t, made, false, "elsewhere"), files(directory)[:1], "not localhost"},
		"no certificate":          {serverConfig(t, made, true, "localhost"), files(directory)[:1], "certificate required|closed by remote after TLS handshake"},
	} {
		t.Run(name, func(t *testing.T) {
			s := secured(t, -1, c.server)
			graph := &connectortest.Graph{}
			run(t, openWith(t, address(s, "tls"), c.files...), graph)
			eventually(t, func() bool { return len(graph.Backoffs()) > 2 })
			require.ErrorIs(t, graph.State(), failure.CodeSourceUnavailable)
			require.Regexp(t, c.want, graph.State().Error())
			require.NotContains(t, graph.State().Error(), "hunter2")
			err := send(openSinkWith(t, address(s, "tls"), c.files...), messages("a"))[0]
			require.ErrorIs(t, err, failure.CodeSinkUnavailable)
			require.Regexp(t, c.want, err.Error())
			require.NotContains(t, err.Error(), "hunter2")
		})
	}
}

// A server that comes back with a certificate of another authority is refused too, and says so.
func TestSecuredAgain(t *testing.T) {
	made, directory := certificatetest.Mounted(t)
	other, _ := certificatetest.Mounted(t)
	s := secured(t, -1, serverConfig(t, made, false, "localhost"))
	port, place := s.Addr(), address(s, "tls")
	graph := &connectortest.Graph{}
	run(t, openWith(t, place, files(directory)...), graph)
	trust, err := made.Client()
	require.NoError(t, err)
	conn, err := nats.Connect(place, nats.Secure(trust))
	require.NoError(t, err)
	t.Cleanup(conn.Close)
	publish(t, conn, "a")
	eventually(t, func() bool { return len(graph.Records()) == 1 })
	stop(s)
	number := portOf(t, port.String())
	s = secured(t, number, serverConfig(t, other, false, "localhost"))
	eventually(t, func() bool {
		return graph.State() != nil && strings.Contains(graph.State().Error(), "unknown authority")
	})
	stop(s)
	secured(t, number, serverConfig(t, made, false, "localhost"))
	eventually(t, func() bool { return graph.State() == nil })
}

func TestAddressesAreChecked(t *testing.T) {
	for address, code := range map[string]failure.Code{
		" , ":                      failure.CodeConnectorSetting,
		"nats://u:secret@h:port":   failure.CodeConnectorSetting,
		"nats://u:secret@":         failure.CodeConnectorSetting,
		"http://u:secret@h":        failure.CodeConnectorSetting,
		"nats://h, u:secret@%zz":   failure.CodeConnectorSetting,
		"":                         failure.CodeConnectorSettingMissing,
		"h, tls://h:1,nats://u@h,": "",
	} {
		_, err := newDialer(client(address), "n", connector.DefaultRetry)
		if code == "" {
			require.NoError(t, err, address)
			continue
		}
		require.ErrorIs(t, err, code, address)
		require.NotContains(t, err.Error(), "secret")
	}
}
