package main

import (
	"net"

	"golang.org/x/net/netutil"

	"nervix/generated/failure"
	"nervix/generated/setting"
)

// listeners are the bound addresses of the node. They are bound before anything is opened, so that
// a taken port is reported at once; nil ones are turned off.
type listeners struct {
	session, intake, observability net.Listener
}

func listen(settings *setting.Server) (*listeners, error) {
	l := &listeners{}
	for _, each := range []struct {
		flag, address string
		to            *net.Listener
	}{
		{"grpc-listen", settings.GRPCListen, &l.session},
		{"http-listen", settings.HTTPListen, &l.intake},
		{"observability-listen", settings.ObservabilityListen, &l.observability},
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
	if l.intake != nil {
		l.intake = netutil.LimitListener(l.intake, settings.HTTPMaxConnections)
	}
	return l, nil
}

func (l *listeners) close() {
	for _, bound := range []net.Listener{l.session, l.intake, l.observability} {
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
