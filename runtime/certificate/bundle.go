package certificate

import (
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"slices"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/content"
)

// The files of a bundle.
const (
	ChainFile     = "tls.crt"
	KeyFile       = "tls.key"
	AuthorityFile = "ca.crt"
)

// MaximumFile bounds each file of a bundle in bytes; what is above it would not fit a handshake.
const MaximumFile = 256 << 10

// Load reads the bundle of a resource version. It fails with failure.CertificateBundle, or like
// content.Files for a file that cannot be read.
func Load(files content.Files, version revision.ResourceVersion) (*tls.Certificate, error) {
	chain, err := files.ReadUpTo(version, ChainFile, MaximumFile)
	if err != nil {
		return nil, err
	}
	key, err := files.ReadUpTo(version, KeyFile, MaximumFile)
	if err != nil {
		return nil, err
	}
	authorities, err := files.ReadUpTo(version, AuthorityFile, MaximumFile)
	if err != nil && !errors.Is(err, failure.CodeUnknownResourceFile) {
		return nil, err
	}
	bundle, fault := Parse(chain, key, authorities)
	if fault != nil {
		fault.Resource, fault.Version = version.Resource, version.Version
		return nil, fault
	}
	return bundle, nil
}

// Parse makes a certificate of the files of a bundle; authorities is nil without ca.crt. The failure
// names the file at fault and nothing of its content.
func Parse(chain, key, authorities []byte) (*tls.Certificate, *failure.CertificateBundle) {
	own, fault := certificates(ChainFile, chain)
	if fault != nil {
		return nil, fault
	}
	bundle, err := tls.X509KeyPair(chain, key)
	if err != nil {
		// The certificates were read before, so that the key is at fault.
		return nil, faulty(KeyFile, "holds no private key of the certificate in "+ChainFile, err)
	}
	if authorities == nil {
		return &bundle, nil
	}
	issuers, fault := certificates(AuthorityFile, authorities)
	if fault != nil {
		return nil, fault
	}
	if !issued(own, issuers) {
		return nil, faulty(AuthorityFile, "holds no issuer of the certificate in "+ChainFile, nil)
	}
	for _, issuer := range issuers {
		if !slices.ContainsFunc(own, issuer.Equal) {
			bundle.Certificate = append(bundle.Certificate, issuer.Raw)
		}
	}
	return &bundle, nil
}

// certificates reads the certificates of a PEM file, at least one.
func certificates(file string, data []byte) ([]*x509.Certificate, *failure.CertificateBundle) {
	var list []*x509.Certificate
	for block, rest := pem.Decode(data); block != nil; block, rest = pem.Decode(rest) {
		if block.Type != "CERTIFICATE" {
			continue
		}
		read, err := x509.ParseCertificate(block.Bytes)
		if err != nil {
			return nil, faulty(file, "holds a certificate that cannot be read", err)
		}
		list = append(list, read)
	}
	if len(list) == 0 {
		return nil, faulty(file, "holds no certificate in PEM form", nil)
	}
	return list, nil
}

// issued tells whether the chain of a certificate leads to one of its authorities.
func issued(chain, authorities []*x509.Certificate) bool {
	current := chain[0]
	for range chain {
		by := func(issuer *x509.Certificate) bool { return current.CheckSignatureFrom(issuer) == nil }
		if slices.ContainsFunc(authorities, func(a *x509.Certificate) bool { return a.Equal(current) || by(a) }) {
			return true
		}
		next := slices.IndexFunc(chain, by)
		if next < 0 {
			return false
		}
		current = chain[next]
	}
	return false
}

func faulty(file, reason string, cause error) *failure.CertificateBundle {
	return (&failure.CertificateBundle{File: file, Reason: reason}).WithCause(cause)
}
