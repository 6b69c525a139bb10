package command

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
)

// presenting gives a node whose running domain d has the virtual hosts v with TLS and plain.
func presenting(t *testing.T) *node {
	n := running(t)
	n.must("1", "d", `CREATE RESOURCE files;`)
	for _, content := range []string{"one", "two"} {
		_, err := n.service.Execute(t.Context(), n.upload("files", content))
		require.NoError(t, err)
	}
	n.must("1", "d", `CREATE VHOST v example.com WITH TLS files VERSION 1;`)
	n.must("1", "d", `CREATE VHOST plain example.org;`)
	n.runtime.take()
	return n
}

// refuse makes the listener refuse the certificates of the next preparation that the trigger comes
// before; an empty one is the next preparation of all.
func refuse(f *fakeRuntime, trigger string) {
	armed := func() { f.fail["prepare d"] = &failure.CertificateInstallation{Node: "n1", Domain: "d"} }
	if trigger == "" {
		armed()
	}
	f.hook = func(call string) {
		f.set(func(f *fakeRuntime) {
			switch {
			case call == "prepare d" && f.fail[call] != nil:
				delete(f.fail, call)
				f.hook = nil
			case call == trigger:
				armed()
			}
		})
	}
}

// hosts gives the names of the virtual hosts.
func (n *node) hosts() []string {
	found, err := n.service.View().Domain("d")
	require.NoError(n.t, err)
	var names []string
	for _, m := range found.Schedule.Models {
		if v, is := m.(*model.Vhost); is {
			names = append(names, fmt.Sprint(v.Name, v.Hosts, v.TLS != nil))
		}
	}
	return names
}

// A change without a pause whose certificates a listener cannot present fails with the node, and the
// record of the failure puts the previous models back; the result comes once they are presented
// (CC-130, CC-131, CP-232, CP-421, CP-422).
func TestUnpresentedCertificatesPutModelsBack(t *testing.T) {
	n := presenting(t)
	before := n.hosts()
	for _, text := range []string{
		`REBIND RESOURCE files TO VERSION 2;`, `CREATE VHOST w w.example.com WITH TLS files;`, `DROP VHOST plain;`, `DROP VHOST v;`,
	} {
		n.runtime.set(func(f *fakeRuntime) { refuse(f, "") })
		request := n.request("1", "d", text)
		_, err := n.service.Execute(t.Context(), request)
		require.ErrorIs(t, err, failure.CodeActivationFailed, text)
		require.ErrorIs(t, err, failure.CodeCertificateInstallation, text)
		require.ErrorContains(t, err, "the HTTPS listener of node 'n1' cannot install the certificates of domain 'd'")
		require.Equal(t, before, n.hosts(), text)
		require.Equal(t, uint64(1), n.tls("v"))
		require.Equal(t, []string{"prepare d", "prepare d", "activate d"}, n.runtime.take(), text)
		_, err = n.service.Execute(t.Context(), request)
		require.ErrorIs(t, err, failure.CodeCertificateInstallation, "the result is terminal")
		require.Empty(t, n.runtime.take())
	}
	n.must("1", "d", `REBIND RESOURCE files TO VERSION 2;`)
	require.Equal(t, uint64(2), n.tls("v"))
	n.must("1", "d", `STOP;`)
	n.runtime.set(func(f *fakeRuntime) { refuse(f, "") })
	_, err := n.run("1", "d", `REBIND RESOURCE files TO VERSION 1;`)
	require.ErrorIs(t, err, failure.CodeCertificateInstallation)
	require.Equal(t, uint64(2), n.tls("v"), "a stopped domain is no other matter")
}

// Other failures of an activation put nothing back, and neither does one of the listener once the
// domain has paused (CC-132, CP-165).
func TestOtherFailuresKeepTheirModels(t *testing.T) {
	n := presenting(t)
	n.runtime.set(func(f *fakeRuntime) { f.fail["prepare d"] = &failure.BuildFailed{Domain: "d"} })
	_, err := n.run("1", "d", `REBIND RESOURCE files TO VERSION 2;`)
	require.ErrorIs(t, err, failure.CodeBuildFailed)
	require.Equal(t, uint64(2), n.tls("v"))

	n.runtime.set(func(f *fakeRuntime) { f.fail = map[string]error{} })
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", `DROP VHOST v;`)
	n.must("1", "d", `CREATE VHOST v other.example.com WITH TLS files VERSION 1;`)
	n.runtime.set(func(f *fakeRuntime) { refuse(f, "") })
	n.runtime.take()
	_, err = n.run("1", "d", `COMMIT;`)
	require.ErrorIs(t, err, failure.CodeCertificateInstallation)
	require.Equal(t, []string{"pause d DOMAIN_PAUSE", "prepare d", "resume d"}, n.runtime.take())
	require.Equal(t, uint64(1), n.tls("v"))
}

// The step of a transaction that cannot be presented is the only one that removes its effect: those
// before it stay, those after it are not attempted (CP-164).
func TestUnpresentedStepRemovesItsEffect(t *testing.T) {
	n := presenting(t)
	n.must("1", "d", `BEGIN;`)
	for _, text := range []string{`CREATE VHOST w w.example.com WITH TLS files VERSION 1;`, `REBIND RESOURCE files TO VERSION 2;`, `DROP VHOST plain;`} {
		n.must("1", "d", text)
	}
	id := n.transaction("1").ID
	n.runtime.set(func(f *fakeRuntime) { refuse(f, "activate d") })
	n.runtime.take()
	_, err := n.run("1", "d", `COMMIT;`)
	require.ErrorIs(t, err, failure.CodeStepFailed)
	require.ErrorIs(t, err, failure.CodeCertificateInstallation)
	require.Equal(t, []string{"prepare d", "activate d", "prepare d", "prepare d", "activate d"}, n.runtime.take())
	require.Equal(t, []string{"plain[example.org] false", "v[example.com] true", "w[w.example.com] true"}, n.hosts())
	require.Equal(t, uint64(1), n.tls("v"))
	require.Equal(t, uint64(1), n.tls("w"))
	failed, err := n.service.View().Transaction(id)
	require.NoError(t, err)
	require.Equal(t, uint8(machine.TransactionStateFailed), failed.State)
	require.Equal(t, uint64(1), failed.Applied)
	for _, step := range n.service.View().Steps(id) {
		require.Nil(t, step.Replaced)
	}
	n.must("1", "d", `REBIND RESOURCE files TO VERSION 2;`)
}

// A change that a restart interrupts before its failure is recorded is put back by whoever takes it up
// (CP-166).
func TestRestartPutsModelsBack(t *testing.T) {
	n := presenting(t)
	rebind := n.request("1", "d", `REBIND RESOURCE files TO VERSION 2;`)
	n.interrupt(rebind)
	require.Equal(t, uint64(2), n.tls("v"))
	n.reopen(func(c *Config) { refuse(c.Runtime.(*fakeRuntime), "activate d") })
	_, err := n.service.Execute(t.Context(), rebind)
	require.ErrorIs(t, err, failure.CodeCertificateInstallation)
	require.Equal(t, uint64(1), n.tls("v"))

	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", `REBIND RESOURCE files TO VERSION 2;`)
	commit := n.request("1", "d", `COMMIT;`)
	n.interrupt(commit)
	n.reopen(func(c *Config) { refuse(c.Runtime.(*fakeRuntime), "activate d") })
	_, err = n.service.Execute(t.Context(), commit)
	require.ErrorIs(t, err, failure.CodeCertificateInstallation)
	require.Equal(t, uint64(1), n.tls("v"))
}
