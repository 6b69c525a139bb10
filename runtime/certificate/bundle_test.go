package certificate_test

import (
	"crypto/x509"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/certificate"
	"nervix/runtime/certificate/certificatetest"
	"nervix/runtime/content"
)

func authority(t testing.TB) *certificatetest.Authority {
	made, err := certificatetest.NewAuthority()
	require.NoError(t, err)
	return made
}

func issue(t testing.TB, by *certificatetest.Authority, hosts ...string) *certificatetest.Bundle {
	made, err := by.Issue(hosts...)
	require.NoError(t, err)
	return made
}

// What belongs together is taken, whatever the clock says and for whatever name; ca.crt completes the
// chain unless tls.crt holds it already.
func TestBundles(t *testing.T) {
	by := authority(t)
	b := issue(t, by, "example.com")
	bare, fault := certificate.Parse(b.Chain, b.Key, nil)
	require.Nil(t, fault)
	require.Len(t, bare.Certificate, 1)
	require.Equal(t, []string{"example.com"}, bare.Leaf.DNSNames)

	full, fault := certificate.Parse(b.Chain, b.Key, b.Authority)
	require.Nil(t, fault)
	require.Len(t, full.Certificate, 2)
	root, err := x509.ParseCertificate(full.Certificate[1])
	require.NoError(t, err)
	require.NoError(t, full.Leaf.CheckSignatureFrom(root))
	whole, fault := certificate.Parse(append(b.Chain, b.Authority...), b.Key, b.Authority)
	require.Nil(t, fault)
	require.Equal(t, full.Certificate, whole.Certificate)

	ended, err := by.IssueFor(-time.Minute, "example.com")
	require.NoError(t, err)
	_, fault = certificate.Parse(ended.Chain, ended.Key, ended.Authority)
	require.Nil(t, fault)
}

func TestBadBundles(t *testing.T) {
	by := authority(t)
	b, other := issue(t, by, "a.test"), issue(t, authority(t), "a.test")
	broken := []byte("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n")
	for name, c := range map[string]struct {
		chain, key, authorities []byte
		file, reason            string
	}{
		"no certificate":  {[]byte("x"), b.Key, nil, "tls.crt", "holds no certificate in PEM form"},
		"a key":           {b.Key, b.Key, nil, "tls.crt", "holds no certificate in PEM form"},
		"broken":          {broken, b.Key, nil, "tls.crt", "holds a certificate that cannot be read"},
		"broken chain":    {append(append([]byte{}, b.Chain...), broken...), b.Key, nil, "tls.crt", "holds a certificate that cannot be read"},
		"no key":          {b.Chain, nil, nil, "tls.key", "holds no private key of the certificate in tls.crt"},
		"not a key":       {b.Chain, b.Chain, nil, "tls.key", "holds no private key of the certificate in tls.crt"},
		"another key":     {b.Chain, other.Key, nil, "tls.key", "holds no private key of the certificate in tls.crt"},
		"no authority":    {b.Chain, b.Key, []byte{}, "ca.crt", "holds no certificate in PEM form"},
		"another issuer":  {b.Chain, b.Key, other.Authority, "ca.crt", "holds no issuer of the certificate in tls.crt"},
		"not an issuer":   {b.Chain, b.Key, other.Chain, "ca.crt", "holds no issuer of the certificate in tls.crt"},
		"broken issuance": {b.Chain, b.Key, broken, "ca.crt", "holds a certificate that cannot be read"},
	} {
		made, fault := certificate.Parse(c.chain, c.key, c.authorities)
		require.Nil(t, made, name)
		require.NotNil(t, fault, name)
		require.Equal(t, [2]string{c.file, c.reason}, [2]string{fault.File, fault.Reason}, name)
	}
}

// shelf is a library with one version.
type shelf string

func (s shelf) Directory(string, revision.ResourceVersion) (string, error) { return string(s), nil }

func TestLoad(t *testing.T) {
	directory := t.TempDir()
	files, version := content.Files{Library: shelf(directory)}, revision.ResourceVersion{Resource: "certs", Version: 2}
	_, err := certificate.Load(files, version)
	require.ErrorIs(t, err, failure.CodeUnknownResourceFile)

	b := issue(t, authority(t), "a.test")
	require.NoError(t, b.Write(directory))
	loaded, err := certificate.Load(files, version)
	require.NoError(t, err)
	require.Len(t, loaded.Certificate, 2)

	require.NoError(t, os.WriteFile(filepath.Join(directory, "ca.crt"), []byte("no"), 0o600))
	_, err = certificate.Load(files, version)
	require.ErrorIs(t, err, failure.CodeCertificateBundle)
	require.EqualError(t, err, "resource 'certs@2' is not a TLS bundle: ca.crt holds no certificate in PEM form")
	require.NoError(t, os.Remove(filepath.Join(directory, "ca.crt")))
	loaded, err = certificate.Load(files, version)
	require.NoError(t, err)
	require.Len(t, loaded.Certificate, 1)

	require.NoError(t, os.WriteFile(filepath.Join(directory, "tls.key"), make([]byte, certificate.MaximumFile+1), 0o600))
	_, err = certificate.Load(files, version)
	require.ErrorIs(t, err, failure.CodeResourceFileTooLarge)
	require.NoError(t, os.Remove(filepath.Join(directory, "tls.key")))
	_, err = certificate.Load(files, version)
	require.ErrorIs(t, err, failure.CodeUnknownResourceFile)
}

// FuzzParse gives a certificate with its key or names one of the files; never both.
func FuzzParse(f *testing.F) {
	b := issue(f, authority(f), "a.test")
	f.Add(b.Chain, b.Key, b.Authority)
	f.Add(append(b.Chain, b.Authority...), b.Key, b.Chain)
	f.Add([]byte("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"), []byte(nil), []byte("x"))
	f.Fuzz(func(t *testing.T, chain, key, authorities []byte) {
		made, fault := certificate.Parse(chain, key, authorities)
		if (made == nil) == (fault == nil) {
			t.Fatal("neither a certificate nor a fault, or both")
		}
		if made != nil && (made.PrivateKey == nil || len(made.Certificate) == 0) {
			t.Fatal("a certificate that cannot be presented")
		}
		if fault != nil && fault.File == "" {
			t.Fatal("no file is at fault")
		}
	})
}
