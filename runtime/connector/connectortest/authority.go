package connectortest

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"time"
)

// Files that Write makes.
const (
	AuthorityFile   = "ca.pem"
	CertificateFile = "client.pem"
	KeyFile         = "client.key"
)

// Authority signs the certificates of test servers and of their clients.
type Authority struct {
	certificate *x509.Certificate
	key         *ecdsa.PrivateKey
	client      tls.Certificate
}

// NewAuthority makes an authority and a client certificate, valid for an hour.
func NewAuthority() (*Authority, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, err
	}
	a := &Authority{key: key, certificate: template("authority")}
	a.certificate.IsCA, a.certificate.BasicConstraintsValid, a.certificate.KeyUsage = true, true, x509.KeyUsageCertSign
	der, err := x509.CreateCertificate(rand.Reader, a.certificate, a.certificate, key.Public(), key)
	if err != nil {
		return nil, err
	}
	if a.certificate, err = x509.ParseCertificate(der); err != nil {
		return nil, err
	}
	a.client, err = a.sign(template("client"))
	return a, err
}

func template(name string) *x509.Certificate {
	now := time.Now()
	return &x509.Certificate{
		SerialNumber: big.NewInt(now.UnixNano()), Subject: pkix.Name{CommonName: name},
		NotBefore: now.Add(-time.Minute), NotAfter: now.Add(time.Hour),
		ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth, x509.ExtKeyUsageClientAuth},
	}
}

func (a *Authority) sign(certificate *x509.Certificate) (tls.Certificate, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return tls.Certificate{}, err
	}
	der, err := x509.CreateCertificate(rand.Reader, certificate, a.certificate, key.Public(), a.key)
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}, err
}

// Pool trusts the authority.
func (a *Authority) Pool() *x509.CertPool {
	pool := x509.NewCertPool()
	pool.AddCert(a.certificate)
	return pool
}

// Server is the TLS of a server with the given names and addresses. A mutual one lets only clients in that the
// authority has signed.
func (a *Authority) Server(mutual bool, hosts ...string) (*tls.Config, error) {
	certificate := template("server")
	for _, host := range hosts {
		if address := net.ParseIP(host); address != nil {
			certificate.IPAddresses = append(certificate.IPAddresses, address)
			continue
		}
		certificate.DNSNames = append(certificate.DNSNames, host)
	}
	signed, err := a.sign(certificate)
	config := &tls.Config{Certificates: []tls.Certificate{signed}, MinVersion: tls.VersionTLS12}
	if mutual {
		config.ClientAuth, config.ClientCAs = tls.RequireAndVerifyClientCert, a.Pool()
	}
	return config, err
}

// Client is the TLS of a client with a certificate.
func (a *Authority) Client() *tls.Config {
	return &tls.Config{Certificates: []tls.Certificate{a.client}, RootCAs: a.Pool(), MinVersion: tls.VersionTLS12}
}

// Write makes a directory with the certificate of the authority, and with certificate and key of the
// client.
func (a *Authority) Write(directory string) error {
	key, err := x509.MarshalPKCS8PrivateKey(a.client.PrivateKey)
	return errors.Join(
		err, os.MkdirAll(directory, 0o700),
		write(filepath.Join(directory, AuthorityFile), "CERTIFICATE", a.certificate.Raw),
		write(filepath.Join(directory, CertificateFile), "CERTIFICATE", a.client.Certificate[0]),
		write(filepath.Join(directory, KeyFile), "PRIVATE KEY", key),
	)
}

func write(path, kind string, der []byte) error {
	return os.WriteFile(path, pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: der}), 0o600)
}
