package scenario

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"net"
	"net/http"

	"github.com/rogpeppe/go-internal/testscript"

	"nervix/runtime/certificate/certificatetest"
)

// issueCertificate writes a bundle.
func issueCertificate(ts *testscript.TestScript, neg bool, args []string) error {
	if neg || len(args) < 2 {
		return errors.New("usage: certificate DIRECTORY HOST…")
	}
	authority, err := certificatetest.NewAuthority()
	if err != nil {
		return err
	}
	bundle, err := authority.Issue(args[1:]...)
	if err != nil {
		return err
	}
	return bundle.Write(ts.MkAbs(args[0]))
}

// secureClient makes a client for one request, so that every request makes a handshake.
func secureClient(given map[string]string) *http.Client {
	config := &tls.Config{RootCAs: x509.NewCertPool(), ServerName: given["host"]}
	if host, _, err := net.SplitHostPort(given["host"]); err == nil {
		config.ServerName = host
	}
	config.RootCAs.AppendCertsFromPEM([]byte(given["ca"]))
	return &http.Client{Transport: &http.Transport{TLSClientConfig: config, ForceAttemptHTTP2: true}}
}
