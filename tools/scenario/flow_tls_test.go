package scenario

import (
	"crypto/tls"
	"errors"
	"fmt"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"

	"nervix/runtime/certificate/certificatetest"
)

// makeAuthority makes an authority for the brokers of a script.
func makeAuthority(ts *testscript.TestScript, neg bool, args []string) error {
	if neg || len(args) != 2 {
		return errors.New("usage: authority NAME DIRECTORY")
	}
	made, err := certificatetest.NewAuthority()
	if err != nil {
		return err
	}
	stageOf(ts).authorities[args[0]] = made
	bundle, err := made.Issue("client")
	if err != nil {
		return err
	}
	return bundle.Write(ts.MkAbs(args[1]))
}

// protection is the TLS of a broker and of the test's own client of it; both are nil without.
type protection struct {
	server, client *tls.Config
}

// protect takes tls=AUTHORITY or mutual=AUTHORITY from the arguments of a broker.
func protect(ts *testscript.TestScript, args []string) (p protection, rest []string, err error) {
	for _, arg := range args {
		kind, name, is := strings.Cut(arg, "=")
		if !is {
			rest = append(rest, arg)
			continue
		}
		signer := stageOf(ts).authorities[name]
		if signer == nil || kind != "tls" && kind != "mutual" {
			return p, nil, fmt.Errorf("%s needs tls or mutual, and an authority", arg)
		}
		if p.server, err = signer.Server(kind == "mutual", "127.0.0.1", "localhost"); err != nil {
			return p, nil, err
		}
		if p.client, err = signer.Client(); err != nil {
			return p, nil, err
		}
	}
	return p, rest, nil
}
