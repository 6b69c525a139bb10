package intake

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/revision"
	"nervix/runtime/certificate"
	"nervix/runtime/certificate/certificatetest"
	"nervix/runtime/connector"
)

// secureSite is a served table behind an HTTPS listener and a plain one.
type secureSite struct {
	*site
	certificates *Certificates
	address      string
	roots        *x509.CertPool
	bundles      map[revision.ResourceVersion]*tls.Certificate
	loads        int
}

func serveTLS(t *testing.T, options Options) *secureSite {
	s := &secureSite{
		site: serve(t, options), certificates: NewCertificates(), roots: x509.NewCertPool(), bundles: map[revision.ResourceVersion]*tls.Certificate{},
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	s.address = listener.Addr().String()
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- NewServer(s.table, options).ServeTLS(ctx, listener, s.certificates) }()
	stop := sync.OnceValue(func() error { cancel(); return <-done })
	t.Cleanup(func() { require.NoError(t, stop()) })
	return s
}

// version issues a certificate as a version of the resource certs.
func (s *secureSite) version(number uint64, hosts ...string) revision.ResourceVersion {
	s.t.Helper()
	authority, err := certificatetest.NewAuthority()
	require.NoError(s.t, err)
	b, err := authority.Issue(hosts...)
	require.NoError(s.t, err)
	s.roots.AppendCertsFromPEM(b.Authority)
	made, fault := certificate.Parse(b.Chain, b.Key, b.Authority)
	require.Nil(s.t, fault)
	version := revision.ResourceVersion{Resource: "certs", Version: number}
	s.bundles[version] = made
	return version
}

var errNoBundle = errors.New("there is no such bundle")

func (s *secureSite) prepare(domain string, wanted ...revision.Certificate) (func(), error) {
	return s.certificates.Prepare(domain, wanted, func(version revision.ResourceVersion) (*tls.Certificate, error) {
		s.loads++
		if s.bundles[version] == nil {
			return nil, errNoBundle
		}
		return s.bundles[version], nil
	})
}

// present installs certificates and expects no failure.
func (s *secureSite) present(domain string, wanted ...revision.Certificate) {
	s.t.Helper()
	install, err := s.prepare(domain, wanted...)
	require.NoError(s.t, err)
	install()
}

// seen makes a handshake and gives what was presented.
func (s *secureSite) seen(name string, change func(*tls.Config)) (*tls.ConnectionState, error) {
	config := &tls.Config{RootCAs: s.roots, ServerName: name}
	if change != nil {
		change(config)
	}
	dialer := tls.Dialer{NetDialer: &net.Dialer{Timeout: patience}, Config: config}
	connection, err := dialer.DialContext(s.t.Context(), "tcp", s.address)
	if err != nil {
		return nil, err
	}
	defer connection.Close()
	state := connection.(*tls.Conn).ConnectionState()
	return &state, nil
}

// shows expects the certificate of a version.
func (s *secureSite) shows(name string, version revision.ResourceVersion) {
	s.t.Helper()
	state, err := s.seen(name, nil)
	require.NoError(s.t, err)
	require.Equal(s.t, s.bundles[version].Leaf.SerialNumber, state.PeerCertificates[0].SerialNumber, name)
}

// refuses expects the alert that tells a client that nobody has the name.
func (s *secureSite) refuses(name string) {
	s.t.Helper()
	_, err := s.seen(name, func(config *tls.Config) { config.InsecureSkipVerify = true })
	require.ErrorContains(s.t, err, "unrecognized name", name)
}

// Every host name has the certificate of its virtual host, exactly; nothing is presented for others.
func TestCertificatesByName(t *testing.T) {
	s := serveTLS(t, Options{})
	s.refuses("a.test")
	first, second := s.version(1, "a.test", "also.test"), s.version(2, "b.test", "127.0.0.1")
	s.present("d",
		revision.Certificate{Vhost: "a", Hosts: []string{"a.test", "also.test"}, Content: first},
		revision.Certificate{Vhost: "b", Hosts: []string{"b.test", "127.0.0.1"}, Content: second})
	s.shows("a.test", first)
	s.shows("ALSO.test", first)
	s.shows("b.test", second)
	s.shows("127.0.0.1", second) // clients name no address; the one that they have reached counts
	for _, name := range []string{"c.test", "x.a.test", "test", "a.test.test"} {
		s.refuses(name)
	}
	s.present("d", revision.Certificate{Vhost: "a", Hosts: []string{"a.test"}, Content: first})
	s.refuses("127.0.0.1")
	s.refuses("also.test")

	state, err := s.seen("a.test", func(config *tls.Config) { config.NextProtos = []string{"h2", "http/1.1"} })
	require.NoError(t, err)
	require.Equal(t, "h2", state.NegotiatedProtocol)
	require.Len(t, state.PeerCertificates, 2)
	_, err = s.seen("a.test", func(config *tls.Config) { config.MinVersion, config.MaxVersion = tls.VersionTLS10, tls.VersionTLS11 })
	require.ErrorContains(t, err, "protocol version")
	state, err = s.seen("a.test", func(config *tls.Config) { config.MaxVersion = tls.VersionTLS12 })
	require.NoError(t, err)
	require.EqualValues(t, tls.VersionTLS12, state.Version)
}

// Another version is presented from its installation on, to clients that keep sessions too; one that
// cannot be loaded changes nothing.
func TestCertificatesAreExchanged(t *testing.T) {
	s := serveTLS(t, Options{})
	first, second := s.version(1, "a.test"), s.version(2, "a.test")
	wanted := func(version revision.ResourceVersion) revision.Certificate {
		return revision.Certificate{Vhost: "a", Hosts: []string{"a.test"}, Content: version}
	}
	s.present("d", wanted(first))
	kept := tls.NewLRUClientSessionCache(4)
	resumes := func(config *tls.Config) { config.ClientSessionCache = kept }
	_, err := s.seen("a.test", resumes)
	require.NoError(t, err)

	install, err := s.prepare("d", wanted(second))
	require.NoError(t, err)
	s.shows("a.test", first)
	_, err = s.prepare("d", wanted(second), wanted(revision.ResourceVersion{Resource: "certs", Version: 3}))
	require.ErrorIs(t, err, errNoBundle)
	s.shows("a.test", first)
	install()
	s.shows("a.test", second)
	state, err := s.seen("a.test", resumes)
	require.NoError(t, err)
	require.False(t, state.DidResume)
	require.Equal(t, s.bundles[second].Leaf.SerialNumber, state.PeerCertificates[0].SerialNumber)

	loads := s.loads
	s.present("d", wanted(second))
	require.Equal(t, loads, s.loads, "a version that is presented is known")
	s.present("d")
	s.refuses("a.test")
	require.Empty(t, s.certificates.domains)
}

// Domains that share a host name present the certificate of the first one, and do not disturb each
// other.
func TestDomainsShareAName(t *testing.T) {
	s := serveTLS(t, Options{})
	first, second := s.version(1, "a.test"), s.version(2, "a.test")
	s.present("e", revision.Certificate{Hosts: []string{"a.test"}, Content: second})
	s.shows("a.test", second)
	s.present("d", revision.Certificate{Hosts: []string{"a.test"}, Content: first})
	s.shows("a.test", first)
	s.present("d")
	s.shows("a.test", second)
}

// bindSecure runs a source for /in on the HTTPS listener until the result is called.
func (s *secureSite) bindSecure(admission connector.Admission, host string) (stop func()) {
	s.t.Helper()
	source, err := System(s.table).OpenSource(s.t.Context(), connector.SourceConfig{
		Domain: "d", Ingestor: "s", Source: &revision.EndpointSource{},
		Endpoint: &revision.Endpoint{Name: "s", Hosts: []string{host}, Path: "/in", Secure: true},
	})
	require.NoError(s.t, err)
	ctx, cancel := context.WithCancel(s.t.Context())
	ended := make(chan error, 1)
	go func() { ended <- source.Run(ctx, admission) }()
	<-source.Ready()
	return func() {
		cancel()
		require.NoError(s.t, <-ended)
	}
}

// post sends a record over a protocol and gives the status.
func (s *secureSite) post(url, host string, http2 bool, body string) int {
	s.t.Helper()
	return s.send(url, host, http2, strings.NewReader(body))
}

func (s *secureSite) send(url, host string, http2 bool, body io.Reader) int {
	s.t.Helper()
	transport := &http.Transport{TLSClientConfig: &tls.Config{RootCAs: s.roots, ServerName: host}, ForceAttemptHTTP2: http2}
	defer transport.CloseIdleConnections()
	request, err := http.NewRequestWithContext(s.t.Context(), http.MethodPost, url, body)
	require.NoError(s.t, err)
	request.Host = host
	response, err := (&http.Client{Transport: transport}).Do(request)
	require.NoError(s.t, err)
	defer response.Body.Close()
	if strings.HasPrefix(url, "https:") {
		require.Equal(s.t, http2, response.ProtoMajor == 2)
	}
	return response.StatusCode
}

// A virtual host with TLS takes records on the HTTPS listener alone, any other one on the plain one
// alone, and what bounds the plain one bounds it as well.
func TestListenersAreApart(t *testing.T) {
	s := serveTLS(t, Options{MaximumRecord: 64})
	version := s.version(1, "in.test", "secure.test", "also.test")
	s.present("d", revision.Certificate{Hosts: []string{"in.test", "secure.test", "also.test"}, Content: version})
	plain, secure := &graph{}, &graph{}
	defer s.bind(plain, revision.Quiesce{})()
	defer s.bindSecure(secure, "secure.test")()
	s.table.Replace("d", []Route{{Hosts: []string{"also.test"}, Path: "/other", Secure: true, Ingestors: []string{"later"}}})

	https := "https://" + s.address
	for _, http2 := range []bool{false, true} {
		require.Equal(t, http.StatusAccepted, s.post(https+"/in", "secure.test", http2, "secret"))
		require.Equal(t, http.StatusNotFound, s.post(https+"/in", "in.test", http2, "lost"))
		require.Equal(t, http.StatusServiceUnavailable, s.post(https+"/other", "also.test", http2, "early"))
		require.Equal(t, http.StatusRequestEntityTooLarge, s.post(https+"/in", "secure.test", http2, strings.Repeat("x", 65)))
	}
	require.Equal(t, http.StatusAccepted, s.post(s.url+"/in", "in.test", false, "open"))
	require.Equal(t, http.StatusNotFound, s.post(s.url+"/in", "secure.test", false, "lost"))
	require.Equal(t, http.StatusNotFound, s.post(s.url+"/other", "also.test", false, "lost"))
	require.Equal(t, []string{"secret", "secret"}, secure.got())
	require.Equal(t, []string{"open"}, plain.got())
}

// A client that does not finish its handshake, or speaks no TLS, is cut off in time.
func TestHandshakesAreBounded(t *testing.T) {
	s := serveTLS(t, Options{HeaderTimeout: 50 * time.Millisecond})
	for _, sent := range []string{"", "\x16\x03\x01", "GET / HTTP/1.1\r\nHost: a.test\r\n\r\n"} {
		connection, err := net.Dial("tcp", s.address)
		require.NoError(t, err)
		_, err = connection.Write([]byte(sent))
		require.NoError(t, err)
		require.NoError(t, connection.SetReadDeadline(time.Now().Add(patience)))
		answer := make([]byte, 512)
		for err == nil {
			_, err = connection.Read(answer)
		}
		var timeout net.Error
		require.False(t, errors.As(err, &timeout) && timeout.Timeout(), "%q keeps its connection", sent)
		require.NoError(t, connection.Close())
	}
}

// A connection outlives the exchange of the certificate that it was made with.
func TestConnectionsOutliveCertificates(t *testing.T) {
	s := serveTLS(t, Options{})
	wanted := func(version revision.ResourceVersion) revision.Certificate {
		return revision.Certificate{Hosts: []string{"in.test"}, Content: version}
	}
	s.present("d", wanted(s.version(1, "in.test")))
	taken := &graph{}
	defer s.bindSecure(taken, "in.test")()
	for _, http2 := range []bool{false, true} {
		transport := &http.Transport{TLSClientConfig: &tls.Config{RootCAs: s.roots, ServerName: "in.test"}, ForceAttemptHTTP2: http2}
		var serials []string
		for _, version := range []uint64{2, 3} {
			request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, "https://"+s.address+"/in", strings.NewReader("row"))
			require.NoError(t, err)
			request.Host = "in.test"
			response, err := transport.RoundTrip(request)
			require.NoError(t, err)
			require.Equal(t, http.StatusAccepted, response.StatusCode)
			require.NoError(t, response.Body.Close())
			serials = append(serials, response.TLS.PeerCertificates[0].SerialNumber.String())
			s.present("d", wanted(s.version(version, "in.test")))
		}
		require.Equal(t, serials[0], serials[1], "the second request came over the same connection")
		transport.CloseIdleConnections()
	}
	require.Len(t, taken.got(), 4)
}

// A body that makes no progress is given up over either protocol.
func TestSecureBodiesAreBounded(t *testing.T) {
	s := serveTLS(t, Options{BodyTimeout: 50 * time.Millisecond})
	s.present("d", revision.Certificate{Hosts: []string{"in.test"}, Content: s.version(1, "in.test")})
	defer s.bindSecure(&graph{}, "in.test")()
	for _, http2 := range []bool{false, true} {
		body, writer := io.Pipe()
		status := make(chan int, 1)
		go func() { status <- s.send("https://"+s.address+"/in", "in.test", http2, body) }()
		_, err := writer.Write([]byte("begun"))
		require.NoError(t, err)
		select {
		case code := <-status:
			require.Equal(t, http.StatusBadRequest, code)
		case <-time.After(patience):
			t.Fatal("the body is awaited for ever")
		}
		require.NoError(t, writer.Close())
	}
}
