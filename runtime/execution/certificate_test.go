package execution

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/revision"
)

// certified gives a revision that presents a version of a certificate.
func certified(r *revision.ExecutionRevision, version uint64) *revision.ExecutionRevision {
	next := *r
	next.Certificates = []revision.Certificate{{
		Vhost: "v", Hosts: []string{"a.test"}, Content: revision.ResourceVersion{Resource: "certs", Version: version},
	}}
	return &next
}

// Another version of a certificate is presented when its revision counts as prepared, and no node is
// exchanged for it (CC-128, CP-231).
func TestCertificatesArePresentedWhenPrepared(t *testing.T) {
	b := newBench(t)
	first, second := certified(b.passing("pass"), 1), certified(b.passing("pass"), 2)
	b.run(first)
	calls, presented := b.intake.take()
	require.Equal(t, []string{"publish", "present"}, calls)
	require.Equal(t, first.Certificates, presented)
	before := b.host.Domain("shop").Snapshot()

	_, err := b.apply(second, &revision.Dynamic{})
	require.NoError(t, err)
	calls, presented = b.intake.take()
	require.Equal(t, []string{"present"}, calls)
	require.Equal(t, second.Certificates, presented)
	after := b.host.Domain("shop").Snapshot()
	require.Same(t, second, after.Revision)
	require.Len(t, after.Tasks, len(before.Tasks))
	for i := range before.Tasks {
		require.Same(t, before.Tasks[i], after.Tasks[i])
	}
	b.feed(`{"tenant":"a","amount":1}`)

	stopped := *second
	stopped.Mode, stopped.SourceDigest = revision.BuildModePassive, []byte{3}
	_, err = b.host.Prepare(t.Context(), &stopped, &revision.ExecutionDelta{PredecessorDigest: []byte{2}, Change: &revision.Lifecycle{}})
	require.NoError(t, err)
	calls, presented = b.intake.take()
	require.Equal(t, []string{"withdraw", "present"}, calls)
	require.Equal(t, second.Certificates, presented, "stopped domains present them too")
	_, err = b.host.Prepare(t.Context(), &stopped, &revision.ExecutionDelta{PredecessorDigest: []byte{3}, Change: &revision.Teardown{}})
	require.NoError(t, err)
	_, presented = b.intake.take()
	require.Empty(t, presented)
}

// A listener that cannot present a certificate fails the revision before anything of it is applied,
// whatever else the revision changes.
func TestFailedCertificatesChangeNothing(t *testing.T) {
	b := newBench(t)
	first := certified(b.passing("pass"), 1)
	b.run(first)
	b.intake.take()
	before := b.host.Domain("shop").Snapshot()
	broken := errors.New("the key is missing")
	for _, change := range []revision.Change{&revision.Dynamic{}, &revision.Rebuild{}, &revision.EntitySwap{}, &revision.Lifecycle{}} {
		b.intake.fail(broken)
		_, err := b.apply(certified(b.passing("pass"), 2), change)
		require.ErrorIs(t, err, failure.CodeCertificateInstallation)
		require.ErrorIs(t, err, broken)
		require.ErrorContains(t, err, "the HTTPS listener of node 'node-1' cannot install the certificates of domain 'shop'")
		calls, presented := b.intake.take()
		require.Empty(t, calls)
		require.Equal(t, first.Certificates, presented)
		require.Same(t, before, b.host.Domain("shop").Snapshot())
	}
	b.feed(`{"tenant":"a","amount":1}`)
	b.intake.fail(nil)
	_, err := b.apply(certified(b.passing("pass"), 2), &revision.Dynamic{})
	require.NoError(t, err)
	_, presented := b.intake.take()
	require.EqualValues(t, 2, presented[0].Content.Version)
}
