package main

import (
	"bytes"
	"log/slog"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/certificate/certificatetest"
	"nervix/runtime/connector/intake"
)

// directories is a library with one directory for every version.
type directories []string

func (d directories) Directory(_ string, version revision.ResourceVersion) (string, error) {
	if version.Version > uint64(len(d)) {
		return "", &failure.ResourceMissing{Resource: version.Resource, Version: version.Version}
	}
	return d[version.Version-1], nil
}

// secured gives a revision with an ingestor on a virtual host with TLS.
func secured(mode revision.BuildMode, version uint64) *revision.ExecutionRevision {
	return &revision.ExecutionRevision{
		Domain: "d", Mode: mode,
		Endpoints: []revision.Endpoint{{Name: "e", Hosts: []string{"a.test"}, Path: "/e", Secure: true}},
		Certificates: []revision.Certificate{{
			Vhost: "v", Hosts: []string{"a.test"}, Content: revision.ResourceVersion{Resource: "certs", Version: version},
		}},
		Nodes: []revision.Node{{
			Identity: revision.Identity{Kind: revision.NodeKindIngestor, Name: "i"}, Plan: &revision.Ingestor{Source: &revision.EndpointSource{}},
		}},
	}
}

// Without an HTTPS listener a revision that needs none is prepared, and certificates are not even read.
func TestNodesWithoutSecureListener(t *testing.T) {
	plain := endpoints{table: intake.NewTable(0), log: quiet()}
	_, err := plain.Prepare(secured(revision.BuildModeRunning, 9))
	require.ErrorIs(t, err, failure.CodeSecureListenerOff)
	require.EqualError(t, err, "ingestor 'i' needs the HTTPS listener, which is off")
	install, err := plain.Prepare(secured(revision.BuildModePassive, 9))
	require.NoError(t, err)
	install()
	unheard := secured(revision.BuildModeRunning, 9)
	unheard.Nodes = nil
	_, err = plain.Prepare(unheard)
	require.NoError(t, err)
}

// Content that is not on the node fails the preparation; what has expired is told to the operator.
func TestCertificatesAreLoaded(t *testing.T) {
	authority, err := certificatetest.NewAuthority()
	require.NoError(t, err)
	library := directories{t.TempDir(), t.TempDir()}
	for i, valid := range []time.Duration{time.Hour, -time.Minute} {
		bundle, err := authority.IssueFor(valid, "a.test")
		require.NoError(t, err)
		require.NoError(t, bundle.Write(library[i]))
	}
	var text bytes.Buffer
	secure := endpoints{
		table: intake.NewTable(0), certificates: intake.NewCertificates(), content: library, log: slog.New(slog.NewTextHandler(&text, nil)),
	}
	for version, fails := range map[uint64]bool{1: false, 2: false, 3: true} {
		text.Reset()
		install, err := secure.Prepare(secured(revision.BuildModeRunning, version))
		require.Equal(t, fails, err != nil)
		if fails {
			require.ErrorIs(t, err, failure.CodeResourceMissing)
			continue
		}
		install()
		require.Equal(t, version == 2, bytes.Contains(text.Bytes(), []byte("a certificate has expired")))
	}
}
