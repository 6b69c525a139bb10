package transport

import (
	"crypto/tls"
	"crypto/x509"
	"strings"

	"nervix/runtime/connector"
)

// Names are the settings that hold the parts of a configuration; an empty one does not exist. Of a
// file and a text with the same content at most one is given.
type Names struct {
	AuthoritiesFile, Authorities string // certificates that are trusted; without one, those of the system
	CertificateFile, Certificate string // own certificate and those that lead to its authority
	KeyFile, Key                 string // of the own certificate
	Password                     string // of an encrypted key
}

// Standard are the names that most systems share (grammar reference, section 3.8).
var Standard = Names{AuthoritiesFile: "tls_ca_file", CertificateFile: "tls_cert_file", KeyFile: "tls_key_file"}

// Given tells whether a client has any of the settings but a password.
func Given(settings connector.Settings, names Names) bool {
	for _, name := range []string{
		names.AuthoritiesFile, names.Authorities, names.CertificateFile, names.Certificate, names.KeyFile, names.Key,
	} {
		if part(settings, name) != "" {
			return true
		}
	}
	return false
}

// part gives the value of a setting; blank means absent.
func part(settings connector.Settings, name string) string {
	if name == "" {
		return ""
	}
	return strings.TrimSpace(settings.Get(name))
}

// Config reads what the settings name. Without any, servers are checked against the authorities of the
// system. It fails with failure.ConnectorSetting.
func Config(settings connector.Settings, names Names) (*tls.Config, error) {
	config := &tls.Config{MinVersion: tls.VersionTLS12}
	authorities, from, err := text(settings, names.AuthoritiesFile, names.Authorities)
	if err != nil {
		return nil, err
	}
	if from != "" {
		config.RootCAs = x509.NewCertPool()
		if !config.RootCAs.AppendCertsFromPEM(authorities) {
			return nil, settings.Invalid(from, "holds no certificate in PEM form")
		}
	}
	own, err := certificate(settings, names)
	if err != nil {
		return nil, err
	}
	if own != nil {
		config.Certificates = []tls.Certificate{*own}
	}
	return config, nil
}

// certificate gives the own certificate; nil when there is none.
func certificate(settings connector.Settings, names Names) (*tls.Certificate, error) {
	chain, chainFrom, err := text(settings, names.CertificateFile, names.Certificate)
	if err != nil {
		return nil, err
	}
	key, keyFrom, err := text(settings, names.KeyFile, names.Key)
	switch {
	case err != nil:
		return nil, err
	case chainFrom == "" && keyFrom == "":
		return nil, nil
	case keyFrom == "":
		return nil, settings.Invalid(chainFrom, "needs "+names.KeyFile)
	case chainFrom == "":
		return nil, settings.Invalid(keyFrom, "needs "+names.CertificateFile)
	}
	if key, err = decrypt(settings, names.Password, keyFrom, key); err != nil {
		return nil, err
	}
	pair, err := tls.X509KeyPair(chain, key)
	if err != nil {
		return nil, settings.Unusable(chainFrom, "makes no pair with "+keyFrom, err)
	}
	return &pair, nil
}

// WithoutHostName changes a configuration so that a trusted certificate may be that of any host.
func WithoutHostName(config *tls.Config) {
	roots := config.RootCAs
	config.InsecureSkipVerify = true // what is skipped follows, but for the name
	config.VerifyConnection = func(state tls.ConnectionState) error {
		options := x509.VerifyOptions{Roots: roots, Intermediates: x509.NewCertPool()}
		for _, intermediate := range state.PeerCertificates[1:] {
			options.Intermediates.AddCert(intermediate)
		}
		if _, err := state.PeerCertificates[0].Verify(options); err != nil {
			return &tls.CertificateVerificationError{UnverifiedCertificates: state.PeerCertificates, Err: err}
		}
		return nil
	}
}

// WithoutVerification changes a configuration so that every certificate is accepted.
func WithoutVerification(config *tls.Config) {
	config.InsecureSkipVerify, config.VerifyConnection = true, nil
}
