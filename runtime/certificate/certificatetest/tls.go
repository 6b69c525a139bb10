package certificatetest

import (
	"crypto/tls"
	"crypto/x509"
)

// Pool trusts the authority.
func (a *Authority) Pool() *x509.CertPool {
	pool := x509.NewCertPool()
	pool.AddCert(a.certificate)
	return pool
}

// Server is the TLS of a server with the given names and addresses. A mutual one lets only clients in
// that have a certificate of the authority.
func (a *Authority) Server(mutual bool, hosts ...string) (*tls.Config, error) {
	config, err := a.configured(hosts...)
	if err == nil && mutual {
		config.ClientAuth, config.ClientCAs = tls.RequireAndVerifyClientCert, a.Pool()
	}
	return config, err
}

// Client is the TLS of a client that trusts the authority and has a certificate of it.
func (a *Authority) Client() (*tls.Config, error) {
	config, err := a.configured()
	if err == nil {
		config.RootCAs = a.Pool()
	}
	return config, err
}

// configured presents a new certificate.
func (a *Authority) configured(hosts ...string) (*tls.Config, error) {
	bundle, err := a.Issue(hosts...)
	if err != nil {
		return nil, err
	}
	pair, err := tls.X509KeyPair(bundle.Chain, bundle.Key)
	return &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS12}, err
}
