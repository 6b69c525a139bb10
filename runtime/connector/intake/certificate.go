package intake

import (
	"crypto/tls"
	"maps"
	"net"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"nervix/generated/revision"
)

// Certificates are what the HTTPS listener presents, by the host name that a client asks for. Only
// exact names count and none is the default: a handshake for any other name ends with the alert
// unrecognized_name. A client that names no host, as it is for an address, asks for the address that
// it has connected to.
type Certificates struct {
	current atomic.Pointer[map[string]*tls.Certificate]

	change  sync.Mutex
	domains map[string]presented
}

// presented is what one domain contributes.
type presented []bundle

// bundle is the certificate of one virtual host.
type bundle struct {
	hosts   []string
	content revision.ResourceVersion
	*tls.Certificate
}

// NewCertificates makes an empty set.
func NewCertificates() *Certificates {
	c := &Certificates{domains: map[string]presented{}}
	c.current.Store(&map[string]*tls.Certificate{})
	return c
}

// Prepare loads the certificates of a domain and presents none of them yet; install presents them in
// place of what the domain had. Versions never change, so that those which are presented already are
// not loaded again. It fails like load.
func (c *Certificates) Prepare(domain string, wanted []revision.Certificate, load func(revision.ResourceVersion) (*tls.Certificate, error)) (install func(), err error) {
	next := make(presented, len(wanted))
	for i := range wanted {
		next[i] = bundle{wanted[i].Hosts, wanted[i].Content, c.loaded(domain, wanted[i].Content)}
		if next[i].Certificate != nil {
			continue
		}
		if next[i].Certificate, err = load(wanted[i].Content); err != nil {
			return nil, err
		}
	}
	return func() { c.replace(domain, next) }, nil
}

// loaded gives a certificate that the domain presents; nil for none.
func (c *Certificates) loaded(domain string, content revision.ResourceVersion) *tls.Certificate {
	c.change.Lock()
	defer c.change.Unlock()
	for _, present := range c.domains[domain] {
		if present.content == content {
			return present.Certificate
		}
	}
	return nil
}

// replace publishes what a domain presents. Where domains share a host name, which they may with
// different paths, the first of them by name presents its certificate.
func (c *Certificates) replace(domain string, next presented) {
	c.change.Lock()
	defer c.change.Unlock()
	c.domains[domain] = next
	if len(next) == 0 {
		delete(c.domains, domain)
	}
	names := map[string]*tls.Certificate{}
	for _, name := range slices.Sorted(maps.Keys(c.domains)) {
		for _, present := range c.domains[name] {
			for _, host := range present.hosts {
				if names[host] == nil {
					names[host] = present.Certificate
				}
			}
		}
	}
	c.current.Store(&names)
}

// config is that of the listener. Sessions are not resumed, so that every handshake presents what is
// installed at that moment.
func (c *Certificates) config() *tls.Config {
	return &tls.Config{MinVersion: tls.VersionTLS12, GetCertificate: c.choose, SessionTicketsDisabled: true}
}

// choose finds the certificate of a handshake. Nothing makes the library send unrecognized_name.
func (c *Certificates) choose(hello *tls.ClientHelloInfo) (*tls.Certificate, error) {
	name := strings.ToLower(hello.ServerName)
	if name == "" {
		name, _, _ = net.SplitHostPort(hello.Conn.LocalAddr().String())
	}
	return (*c.current.Load())[name], nil
}
