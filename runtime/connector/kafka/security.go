package kafka

import (
	"slices"
	"strings"

	"github.com/twmb/franz-go/pkg/kgo"
	"github.com/twmb/franz-go/pkg/sasl"
	"github.com/twmb/franz-go/pkg/sasl/plain"
	"github.com/twmb/franz-go/pkg/sasl/scram"

	"nervix/runtime/connector"
	"nervix/runtime/connector/transport"
)

// certificates are the properties that make the TLS of a client.
var certificates = transport.Names{
	AuthoritiesFile: "ssl.ca.location", Authorities: "ssl.ca.pem",
	CertificateFile: "ssl.certificate.location", Certificate: "ssl.certificate.pem",
	KeyFile: "ssl.key.location", Key: "ssl.key.pem", Password: "ssl.key.password",
}

// securing are the properties that protect connections.
var securing = []string{
	"security.protocol", "enable.ssl.certificate.verification", "ssl.endpoint.identification.algorithm",
	"sasl.mechanism", "sasl.username", "sasl.password",
	"ssl.ca.location", "ssl.ca.pem", "ssl.certificate.location", "ssl.certificate.pem", "ssl.key.location", "ssl.key.pem", "ssl.key.password",
}

// security maps the protection of connections and tells the protocol.
func security(settings connector.Settings, values map[string]string) (protocol string, options []kgo.Opt, err error) {
	switch protocol = strings.ToLower(values["security.protocol"]); protocol {
	case "":
		protocol = "plaintext"
	case "plaintext", "ssl", "sasl_plaintext", "sasl_ssl":
	default:
		return "", nil, settings.Invalid("security.protocol", "must be plaintext, ssl, sasl_plaintext or sasl_ssl")
	}
	if strings.HasSuffix(protocol, "ssl") {
		encryption, err := encryption(settings, values)
		if err != nil {
			return "", nil, err
		}
		options = append(options, encryption)
	}
	if strings.HasPrefix(protocol, "sasl_") {
		mechanism, err := mechanism(settings, values)
		if err != nil {
			return "", nil, err
		}
		options = append(options, kgo.SASL(mechanism))
	}
	return protocol, options, nil
}

// known refuses properties of a family that nothing here obeys: to ignore what protects would be worse.
func known(settings connector.Settings, family string) error {
	for _, key := range settings.Keys() {
		name := key
		if alias, ok := aliases[key]; ok {
			name = alias
		}
		if strings.HasPrefix(name, family) && !slices.Contains(securing, name) {
			return settings.Invalid(key, "is not supported")
		}
	}
	return nil
}

// encryption maps the properties of TLS.
func encryption(settings connector.Settings, values map[string]string) (kgo.Opt, error) {
	if err := known(settings, "ssl."); err != nil {
		return nil, err
	}
	config, err := transport.Config(settings, certificates)
	if err != nil {
		return nil, err
	}
	switch strings.ToLower(values["ssl.endpoint.identification.algorithm"]) {
	case "", "https":
	case "none":
		transport.WithoutHostName(config)
	default:
		return nil, settings.Invalid("ssl.endpoint.identification.algorithm", "must be https or none")
	}
	switch strings.ToLower(values["enable.ssl.certificate.verification"]) {
	case "", "true":
	case "false":
		transport.WithoutVerification(config)
	default:
		return nil, settings.Invalid("enable.ssl.certificate.verification", "must be true or false")
	}
	return kgo.DialTLSConfig(config), nil
}

// mechanism maps the properties of SASL. Names and passwords are taken as they are, blanks included.
func mechanism(settings connector.Settings, values map[string]string) (sasl.Mechanism, error) {
	if err := known(settings, "sasl."); err != nil {
		return nil, err
	}
	for _, name := range []string{"sasl.username", "sasl.password"} {
		if _, err := settings.Require(name); err != nil {
			return nil, err
		}
	}
	user, password := settings.Get("sasl.username"), settings.Get("sasl.password")
	switch strings.ToUpper(values["sasl.mechanism"]) {
	case "PLAIN":
		return plain.Auth{User: user, Pass: password}.AsMechanism(), nil
	case "SCRAM-SHA-256":
		return scram.Auth{User: user, Pass: password}.AsSha256Mechanism(), nil
	case "SCRAM-SHA-512":
		return scram.Auth{User: user, Pass: password}.AsSha512Mechanism(), nil
	}
	return nil, settings.Invalid("sasl.mechanism", "must be PLAIN, SCRAM-SHA-256 or SCRAM-SHA-512")
}
