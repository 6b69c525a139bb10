package kafka

import (
	"context"
	"crypto/tls"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kfake"
	"github.com/twmb/franz-go/pkg/kgo"
	"github.com/twmb/franz-go/pkg/kmsg"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/certificate/certificatetest"
	"nervix/runtime/connector"
	"nervix/runtime/connector/connectortest"
)

// secured starts a cluster with TLS.
func secured(t *testing.T, a *certificatetest.Authority, mutual bool, host string, options ...kfake.Opt) *kfake.Cluster {
	config, err := a.Server(mutual, host)
	require.NoError(t, err)
	return broker(t, append([]kfake.Opt{topic(1), kfake.TLS(config)}, options...)...)
}

func trusting(directory string) []string {
	return []string{"security.protocol", "SSL", "ssl.ca.location", directory + "/ca.crt"}
}

func certified(directory string) []string {
	return append(trusting(directory), "ssl.certificate.location", directory+"/tls.crt", "ssl.key.location", directory+"/tls.key")
}

func login(mechanism, password string) []string {
	return []string{"security.protocol", "sasl_plaintext", "sasl.mechanisms", mechanism, "sasl.username", "worker", "sasl.password", password}
}

// runWith starts a source with settings and stops it with the test.
func runWith(t *testing.T, address string, graph *connectortest.Graph, settings ...string) {
	source, err := System().OpenSource(context.Background(), connector.SourceConfig{
		Domain: "d", Ingestor: "i", Client: client(address, settings...), Delivery: acknowledged(revision.AckModeNoAck, 1),
		Source: &revision.KafkaSource{Topic: "t", ConsumerGroup: new("g"), Instances: 1},
	})
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- source.Run(ctx, graph) }()
	t.Cleanup(func() {
		cancel()
		require.NoError(t, <-done)
	})
}

// sendWith publishes one message through a sink of its own.
func sendWith(t *testing.T, address string, settings ...string) error {
	sink, err := System().OpenSink(context.Background(), connector.SinkConfig{
		Domain: "d", Emitter: "e", Client: client(address, settings...), Sink: &revision.KafkaSink{Topic: "t"},
		Delivery: acknowledged(revision.AckModeSequential, 1),
	})
	require.NoError(t, err)
	defer func() { _ = sink.Close(context.Background()) }()
	outcomes := make([]error, 1)
	sink.Publish(context.Background(), []connector.Message{{Payload: []byte("a")}}, outcomes)
	return outcomes[0]
}

func TestSecuredBothWays(t *testing.T) {
	made, directory := certificatetest.Mounted(t)
	users := []kfake.Opt{kfake.EnableSASL()}
	for _, mechanism := range []string{"PLAIN", "SCRAM-SHA-256", "SCRAM-SHA-512"} {
		users = append(users, kfake.Superuser(mechanism, "worker", "hunter2"))
	}
	both := append(login("SCRAM-SHA-512", "hunter2"), certified(directory)...)
	for name, c := range map[string]struct {
		cluster  *kfake.Cluster
		settings []string
	}{
		"trust":         {secured(t, made, false, "127.0.0.1"), trusting(directory)},
		"certificate":   {secured(t, made, true, "127.0.0.1"), certified(directory)},
		"any host":      {secured(t, made, false, "elsewhere"), append(trusting(directory), "ssl.endpoint.identification.algorithm", "none")},
		"anybody":       {secured(t, made, false, "elsewhere"), []string{"security.protocol", "ssl", "enable.ssl.certificate.verification", "false"}},
		"plain":         {broker(t, append(users, topic(1))...), login("plain", "hunter2")},
		"scram 256":     {broker(t, append(users, topic(1))...), login("SCRAM-SHA-256", "hunter2")},
		"scram and TLS": {secured(t, made, true, "127.0.0.1", users...), append(both, "security.protocol", "sasl_ssl")},
	} {
		t.Run(name, func(t *testing.T) {
			graph := &connectortest.Graph{}
			runWith(t, address(c.cluster), graph, c.settings...)
			require.NoError(t, sendWith(t, address(c.cluster), c.settings...))
			eventually(t, func() bool { return len(graph.Records()) == 1 })
		})
	}
}

// refusing starts a cluster that lets nobody in, and says so as real brokers do.
func refusing(t *testing.T) *kfake.Cluster {
	cluster := broker(t, topic(1), kfake.EnableSASL())
	cluster.ControlKey(int16(kmsg.SASLAuthenticate), func(request kmsg.Request) (kmsg.Response, error, bool) {
		cluster.KeepControl()
		response := request.ResponseKind().(*kmsg.SASLAuthenticateResponse)
		response.ErrorCode, response.ErrorMessage = kerr.SaslAuthenticationFailed.Code, new("Authentication failed: Invalid username or password")
		return response, nil, true
	})
	return cluster
}

// A source tells why no connection is made, without the password, and goes on trying.
func TestSecuredRefusals(t *testing.T) {
	made, directory := certificatetest.Mounted(t)
	_, other := certificatetest.Mounted(t)
	for name, c := range map[string]struct {
		cluster  *kfake.Cluster
		settings []string
		want     string
	}{
		"authority of the system": {secured(t, made, false, "127.0.0.1"), []string{"security.protocol", "ssl"}, "unknown authority"},
		"another authority":       {secured(t, made, false, "127.0.0.1"), trusting(other), "unknown authority"},
		"another host":            {secured(t, made, false, "elsewhere"), trusting(directory), "127.0.0.1"},
		"no certificate":          {secured(t, made, true, "127.0.0.1"), trusting(directory), "certificate required"},
		"wrong password":          {refusing(t), login("PLAIN", "hunter3"), "SASL_AUTHENTICATION_FAILED"},
		"wrong scram password":    {refusing(t), login("SCRAM-SHA-256", "hunter3"), "SASL_AUTHENTICATION_FAILED"},
	} {
		t.Run(name, func(t *testing.T) {
			graph := &connectortest.Graph{}
			runWith(t, address(c.cluster), graph, c.settings...)
			eventually(t, func() bool { return graph.State() != nil && strings.Contains(graph.State().Error(), c.want) })
			require.ErrorIs(t, graph.State(), failure.CodeSourceUnavailable)
			eventually(t, func() bool { return len(graph.Backoffs()) > 2 })
			require.ErrorContains(t, graph.State(), c.want)
			require.NotContains(t, graph.State().Error(), "hunter")
		})
	}
}

func TestSecuritySettingsAreChecked(t *testing.T) {
	_, directory := certificatetest.Mounted(t)
	for want, settings := range map[string][]string{
		"setting 'security.protocol' must be plaintext, ssl, sasl_plaintext or sasl_ssl":        {"security.protocol", "secret"},
		"setting 'ssl.ca.location' names a file that cannot be read: no such file or directory": {"security.protocol", "ssl", "ssl.ca.location", "/secret"},
		"setting 'ssl.certificate.location' needs ssl.key.location":                             certified(directory)[:6],
		"setting 'ssl.crl.location' is not supported":                                           {"security.protocol", "ssl", "ssl.crl.location", "secret"},
		"setting 'ssl.endpoint.identification.algorithm' must be https or none":                 {"security.protocol", "ssl", "ssl.endpoint.identification.algorithm", "secret"},
		"setting 'enable.ssl.certificate.verification' must be true or false":                   {"security.protocol", "ssl", "enable.ssl.certificate.verification", "secret"},
		"setting 'bootstrap.servers' names another protocol than security.protocol":             {"security.protocol", "ssl", "bootstrap.servers", "plaintext://secret"},
		"setting 'sasl.mechanism' must be PLAIN, SCRAM-SHA-256 or SCRAM-SHA-512":                login("GSSAPI", "secret"),
		"setting 'sasl.kerberos.keytab' is not supported":                                       append(login("PLAIN", "secret"), "sasl.kerberos.keytab", "secret"),
		"needs the setting 'sasl.password'":                                                     login("PLAIN", " "),
		"needs the setting 'sasl.username'":                                                     append(login("PLAIN", "secret"), "sasl.username", ""),
	} {
		_, err := clientOptions(client("localhost:1", settings...), both)
		require.ErrorContains(t, err, want)
		require.NotContains(t, err.Error(), "secret")
		require.ErrorIs(t, err, failure.ClassExternal)
	}
	for _, settings := range [][]string{
		nil,
		{"ssl.ca.location", "/nowhere", "ssl.crl.location", "x", "sasl.kerberos.keytab", "x"}, // nothing of it is used
		{"bootstrap.servers", "PLAINTEXT://h:1, h:2"},
		{"security.protocol", "SASL_SSL", "sasl.mechanism", "plain", "sasl.username", "u", "sasl.password", "p", "bootstrap.servers", "sasl_ssl://h:1"},
	} {
		options, err := clientOptions(client("localhost:1", settings...), both)
		require.NoError(t, err)
		require.NoError(t, kgo.ValidateOpts(options...))
	}
}

// Settings ask for TLS 1.2 at least.
func TestSecuredClientsRefuseOldTLS(t *testing.T) {
	options, err := clientOptions(client("localhost:1", "security.protocol", "ssl"), both)
	require.NoError(t, err)
	made, err := kgo.NewClient(options...)
	require.NoError(t, err)
	defer made.Close()
	require.EqualValues(t, tls.VersionTLS12, made.OptValue(kgo.DialTLSConfig).(*tls.Config).MinVersion)
}
