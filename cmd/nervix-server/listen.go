package main

import (
	"net"

	"golang.org/x/net/netutil"

	"nervix/generated/failure"
)

// listeners are the bound addresses of the node. They are bound before anything is opened, so that
// a taken port is reported at once; nil ones are turned off.
type listeners struct {
	session, intake, secure, observability net.Listener
}

func listen(at addresses, connections int) (*listeners, error) {
	l := &listeners{}
	for _, each := range []struct {
		flag, address string
		to            *net.Listener
	}{
		{"grpc-listen", at.sessions, &l.session},
		{"http-listen", at.intake, &l.intake},
		{"https-listen", at.secure, &l.secure},
		{"observability-listen", at.observability, &l.observability},
	} {
		if each.address == "" {
			continue
		}
		bound, err := net.Listen("tcp", each.address)
		if err != nil {
			l.close()
			return nil, (&failure.ListenFailed{Purpose: "--" + each.flag, Address: each.address}).WithCause(err)
		}
		*each.to = bound
	}
	for _, endpoints := range []*net.Listener{&l.intake, &l.secure} {
		if *endpoints != nil {
			*endpoints = netutil.LimitListener(*endpoints, connections)
		}
	}
	return l, nil
}

func (l *listeners) close() {
	for _, bound := range []net.Listener{l.session, l.intake, l.secure, l.observability} {
		if bound != nil {
			// A listener that its server has closed already gives an error that says so.
			_ = bound.Close()
		}
	}
}

func address(l net.Listener) string {
	if l == nil {
		return ""
	}
	return l.Addr().String()
}
