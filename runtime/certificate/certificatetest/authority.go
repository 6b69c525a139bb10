// Package certificatetest issues certificates for tests. It owns an Authority that signs them and the
// Bundle of files that a resource holds. Nothing but tests may use it.
package certificatetest

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"time"
)

// validity is how long certificates hold. They begin earlier, for clocks that differ.
const (
	validity = 24 * time.Hour
	earlier  = time.Hour
)

// Authority signs certificates; every one is its own root.
type Authority struct {
	certificate *x509.Certificate
	key         *ecdsa.PrivateKey
	// PEM is its certificate.
	PEM []byte
}

// Bundle are the files tls.crt, tls.key and ca.crt.
type Bundle struct{ Chain, Key, Authority []byte }

// NewAuthority makes an authority with a key of its own.
func NewAuthority() (*Authority, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, err
	}
	a := &Authority{key: key}
	template := &x509.Certificate{
		Subject: pkix.Name{CommonName: "authority"}, IsCA: true, BasicConstraintsValid: true, KeyUsage: x509.KeyUsageCertSign,
	}
	a.certificate, a.PEM, err = a.sign(template, template, key)
	return a, err
}

// Issue gives a certificate for names and addresses, of servers and of clients.
func (a *Authority) Issue(hosts ...string) (*Bundle, error) { return a.IssueFor(validity, hosts...) }

// IssueFor gives a certificate that ends after a time; one that is negative has ended already.
func (a *Authority) IssueFor(valid time.Duration, hosts ...string) (*Bundle, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, err
	}
	template := &x509.Certificate{
		Subject: pkix.Name{CommonName: "test"}, NotAfter: time.Now().Add(valid), KeyUsage: x509.KeyUsageDigitalSignature,
		ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth, x509.ExtKeyUsageClientAuth},
	}
	for _, host := range hosts {
		if address := net.ParseIP(host); address != nil {
			template.IPAddresses = append(template.IPAddresses, address)
		} else {
			template.DNSNames = append(template.DNSNames, host)
		}
	}
	_, chain, err := a.sign(template, a.certificate, key)
	if err != nil {
		return nil, err
	}
	encoded, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		return nil, err
	}
	return &Bundle{Chain: chain, Key: pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: encoded}), Authority: a.PEM}, nil
}

// sign completes a template and gives the certificate, also as PEM.
func (a *Authority) sign(template, parent *x509.Certificate, key *ecdsa.PrivateKey) (*x509.Certificate, []byte, error) {
	serial, err := rand.Int(rand.Reader, big.NewInt(1<<62))
	if err != nil {
		return nil, nil, err
	}
	template.SerialNumber, template.NotBefore = serial, time.Now().Add(-earlier)
	if template.NotAfter.IsZero() {
		template.NotAfter = time.Now().Add(validity)
	}
	raw, err := x509.CreateCertificate(rand.Reader, template, parent, key.Public(), a.key)
	if err != nil {
		return nil, nil, err
	}
	made, err := x509.ParseCertificate(raw)
	return made, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: raw}), err
}

// Write puts the files into a directory, which it makes.
func (b *Bundle) Write(directory string) error {
	if err := os.MkdirAll(directory, 0o700); err != nil {
		return err
	}
	for name, data := range map[string][]byte{"tls.crt": b.Chain, "tls.key": b.Key, "ca.crt": b.Authority} {
		if err := os.WriteFile(filepath.Join(directory, name), data, 0o600); err != nil {
			return err
		}
	}
	return nil
}
