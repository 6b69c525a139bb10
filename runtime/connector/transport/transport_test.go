package transport

import (
	"bytes"
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"github.com/youmark/pkcs8"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/certificate/certificatetest"
	"nervix/runtime/connector"
)

const patience = 20 * time.Second

// all are the names of a system that has every part.
var all = Names{
	AuthoritiesFile: "ca.file", Authorities: "ca", CertificateFile: "certificate.file", Certificate: "certificate",
	KeyFile: "key.file", Key: "key", Password: "password",
}

func settings(pairs ...string) connector.Settings {
	client := &revision.Client{Name: "c"}
	for i := 0; i+1 < len(pairs); i += 2 {
		client.Settings = append(client.Settings, revision.Setting{Key: pairs[i], Value: pairs[i+1]})
	}
	return connector.SettingsOf(client)
}

func content(t *testing.T, path ...string) string {
	data, err := os.ReadFile(filepath.Join(path...))
	require.NoError(t, err)
	return string(data)
}

// greet lets a client and a server shake hands and exchange a byte.
func greet(t *testing.T, server, client *tls.Config, host string) error {
	listener, err := tls.Listen("tcp", "127.0.0.1:0", server)
	require.NoError(t, err)
	done := make(chan struct{})
	go func() {
		defer close(done)
		if conn, err := listener.Accept(); err == nil {
			_ = conn.SetDeadline(time.Now().Add(patience))
			_, _ = conn.Write([]byte{1}) // the client tells what went wrong
			_ = conn.Close()
		}
	}()
	defer func() {
		_ = listener.Close()
		<-done
	}()
	named := client.Clone()
	named.ServerName = host
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	conn, err := (&tls.Dialer{NetDialer: &net.Dialer{}, Config: named}).DialContext(ctx, "tcp", listener.Addr().String())
	if err != nil {
		return err
	}
	defer conn.Close()
	require.NoError(t, conn.SetDeadline(time.Now().Add(patience)))
	_, err = conn.Read(make([]byte, 1))
	return err
}

func TestConfigTrustsTheAuthorityAndShowsTheCertificate(t *testing.T) {
	made, directory := certificatetest.Mounted(t)
	server, err := made.Server(true, "broker.example")
	require.NoError(t, err)
	byFile := settings("ca.file", directory+"/ca.crt", "certificate.file", " "+directory+"/tls.crt ", "key.file", directory+"/tls.key")
	byText := settings("ca", content(t, directory, "ca.crt"), "certificate", content(t, directory, "tls.crt"), "key", content(t, directory, "tls.key"))
	for _, from := range []connector.Settings{byFile, byText} {
		require.True(t, Given(from, all))
		config, err := Config(from, all)
		require.NoError(t, err)
		require.NoError(t, greet(t, server, config, "broker.example"))
		var name x509.HostnameError
		require.ErrorAs(t, greet(t, server, config, "other.example"), &name)
	}
	without, err := Config(settings("ca.file", directory+"/ca.crt"), all)
	require.NoError(t, err)
	require.ErrorContains(t, greet(t, server, without, "broker.example"), "certificate required")
}

func TestConfigTrustsNobodyElse(t *testing.T) {
	made, directory := certificatetest.Mounted(t)
	_, other := certificatetest.Mounted(t)
	server, err := made.Server(false, "broker.example")
	require.NoError(t, err)
	var unknown x509.UnknownAuthorityError
	for _, from := range []connector.Settings{settings(), settings("ca.file", other+"/ca.crt")} {
		config, err := Config(from, all)
		require.NoError(t, err)
		require.ErrorAs(t, greet(t, server, config, "broker.example"), &unknown)
		WithoutHostName(config)
		require.ErrorAs(t, greet(t, server, config, "other.example"), &unknown)
		WithoutVerification(config)
		require.NoError(t, greet(t, server, config, "other.example"))
	}
	config, err := Config(settings("ca.file", directory+"/ca.crt"), all)
	require.NoError(t, err)
	WithoutHostName(config)
	require.NoError(t, greet(t, server, config, "other.example"))
}

func TestConfigRefusesOldVersions(t *testing.T) {
	made, directory := certificatetest.Mounted(t)
	server, err := made.Server(false, "broker.example")
	require.NoError(t, err)
	server.MinVersion, server.MaxVersion = tls.VersionTLS11, tls.VersionTLS11
	config, err := Config(settings("ca.file", directory+"/ca.crt"), all)
	require.NoError(t, err)
	require.ErrorContains(t, greet(t, server, config, "broker.example"), "protocol version")
}

func TestEncryptedKeysNeedTheirPassword(t *testing.T) {
	_, directory := certificatetest.Mounted(t)
	block, _ := pem.Decode([]byte(content(t, directory, "tls.key")))
	private, err := x509.ParsePKCS8PrivateKey(block.Bytes)
	require.NoError(t, err)
	sealed, err := pkcs8.MarshalPrivateKey(private, []byte(" open sesame "), nil)
	require.NoError(t, err)
	key := string(pem.EncodeToMemory(&pem.Block{Type: encryptedKey, Bytes: sealed}))
	with := func(password ...string) connector.Settings {
		return settings(append([]string{"certificate.file", directory + "/tls.crt", "key", key}, password...)...)
	}
	config, err := Config(with("password", " open sesame "), all)
	require.NoError(t, err)
	require.Len(t, config.Certificates, 1)
	_, err = Config(with("password", "open simsim"), all)
	require.ErrorIs(t, err, failure.CodeConnectorSetting)
	require.ErrorContains(t, err, "client 'c': setting 'password' does not open the key")
	require.NotContains(t, err.Error(), "simsim")
	_, err = Config(with(), all)
	require.EqualError(t, err, "client 'c': setting 'key' holds an encrypted key and needs password")
	_, err = Config(with(), Names{CertificateFile: "certificate.file", Key: "key"})
	require.EqualError(t, err, "client 'c': setting 'key' holds an encrypted key; only plain ones are supported")
}

func TestUnusableSettingsAreNamedWithoutTheirValues(t *testing.T) {
	_, directory := certificatetest.Mounted(t)
	_, other := certificatetest.Mounted(t)
	secret := filepath.Join(directory, "secret")
	require.NoError(t, os.WriteFile(secret, bytes.Repeat([]byte("x"), maximumFile+1), 0o600))
	ca, certificate, key := directory+"/ca.crt", directory+"/tls.crt", directory+"/tls.key"
	for want, from := range map[string]connector.Settings{
		"setting 'ca.file' names a file that cannot be read: no such file or directory":                 settings("ca.file", directory+"/secrets"),
		"setting 'ca.file' names a file that cannot be read: it is no regular file":                     settings("ca.file", directory),
		"setting 'ca.file' names a file that cannot be read: it is too large for certificates and keys": settings("ca.file", secret),
		"setting 'ca' and ca.file exclude each other":                                                   settings("ca.file", ca, "ca", "secret"),
		"setting 'ca' holds no certificate in PEM form":                                                 settings("ca", "secret"),
		"setting 'ca.file' holds no certificate in PEM form":                                            settings("ca.file", key),
		"setting 'certificate.file' needs key.file":                                                     settings("certificate.file", certificate),
		"setting 'key' needs certificate.file":                                                          settings("key", content(t, key)),
		"setting 'key' holds no key in PEM form":                                                        settings("certificate.file", certificate, "key", "secret"),
		"setting 'certificate.file' makes no pair with key.file: tls: private key does not match public key": settings(
			"certificate.file", certificate, "key.file", other+"/tls.key"),
		"setting 'key' holds a key with an outdated encryption; only PKCS 8 is supported": settings("certificate.file", certificate,
			"key", "-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-256-CBC,00\n\nc2VjcmV0\n-----END RSA PRIVATE KEY-----\n"),
	} {
		_, err := Config(from, all)
		require.ErrorIs(t, err, failure.CodeConnectorSetting)
		require.EqualError(t, err, "client 'c': "+want)
		require.False(t, strings.Contains(err.Error(), "secret") || strings.Contains(err.Error(), directory), err.Error())
	}
}

func TestStandardNames(t *testing.T) {
	_, directory := certificatetest.Mounted(t)
	from := settings("tls_ca_file", directory+"/ca.crt", "TLS_CERT_FILE", directory+"/tls.crt", "tls_key_file", directory+"/tls.key")
	config, err := Config(from, Standard)
	require.NoError(t, err)
	require.Len(t, config.Certificates, 1)
	require.NotNil(t, config.RootCAs)
	require.False(t, Given(settings("addr", "h", "tls_ca_file", " "), Standard))
}
