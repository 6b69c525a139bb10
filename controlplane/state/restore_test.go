package state

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/statement"
)

// vhosts gives the host names of the virtual hosts of the domain d.
func (l *log) vhosts() map[string][]string {
	d, err := l.machine.View().Domain("d")
	require.NoError(l.t, err)
	found := map[string][]string{}
	for _, m := range d.Schedule.Models {
		if v, is := m.(*model.Vhost); is {
			found[v.Name] = v.Hosts
		}
	}
	return found
}

// change records a change of models without ending its execution, and gives its reference.
func (l *log) change(n uint16, c *record.ModelChange) string {
	d, err := l.machine.View().Domain("d")
	require.NoError(l.t, err)
	c.Domain, c.Base, c.Intakes = "d", d.Record.Revision, l.machine.View().IntakeRevision
	ref := reference(l.at, n)
	l.ok(admit(ref, &statement.StartDomain{}))
	l.ok(&record.Record{Reference: ref, Effect: c, Outcome: text("x")})
	return ref
}

func vhost(name, host string) model.Model { return &model.Vhost{Name: name, Hosts: []string{host}} }

// The record of a failure puts replaced, created and dropped models back, and advances both revisions,
// so that nothing planned on them holds (CC-131).
func TestFailuresPutModelsBack(t *testing.T) {
	l := prepared(t)
	l.domain()
	first := l.change(10, &record.ModelChange{Put: []model.Model{vhost("a", "a.test"), vhost("b", "b.test")}})
	l.ok(&record.Finish{Reference: first, Outcome: text("done")})
	before := l.vhosts()
	fault := record.Outcome{Faults: Faults(&failure.CertificateInstallation{Node: "n", Domain: "d"})}
	for i, c := range []*record.ModelChange{
		{Put: []model.Model{vhost("a", "other.test")}},
		{Put: []model.Model{vhost("c", "c.test")}},
		{Drop: []model.Key{{Kind: model.KindVhost, Name: "b"}}},
		{Put: []model.Model{vhost("a", "x.test"), vhost("c", "c.test"), &model.Schema{Name: "s"}}, Drop: []model.Key{{Kind: model.KindVhost, Name: "b"}}},
	} {
		ref := l.change(uint16(20+i), c)
		require.NotEqual(t, before, l.vhosts())
		changed := l.machine.View()
		e, _ := changed.Execution(ref)
		require.NotNil(t, e.Replaced)
		l.ok(&record.Finish{Reference: ref, Outcome: fault, Restore: true})
		require.Equal(t, before, l.vhosts())
		d, err := l.machine.View().Domain("d")
		require.NoError(t, err)
		require.Len(t, d.Schedule.Models, 2)
		require.Greater(t, d.Record.Revision, changed.Revision)
		require.Equal(t, d.Record.Revision, l.machine.View().IntakeRevision)
		e, _ = l.machine.View().Execution(ref)
		require.Nil(t, e.Replaced)
		l.ok(&record.Finish{Reference: ref, Outcome: fault, Restore: true})
		require.Equal(t, d.Record.Revision, l.machine.View().IntakeRevision, "a repetition puts nothing back")
	}
}

// Only a change of virtual hosts can be put back, and only until the domain has changed otherwise; an
// upload is no such change.
func TestLaterChangesStay(t *testing.T) {
	l := prepared(t)
	l.domain()
	fault := record.Outcome{Faults: Faults(&failure.CertificateInstallation{Node: "n", Domain: "d"})}
	schema := l.change(10, &record.ModelChange{Put: []model.Model{&model.Schema{Name: "s"}}})
	l.ok(&record.Finish{Reference: schema, Outcome: fault, Restore: true})
	d, err := l.machine.View().Domain("d")
	require.NoError(t, err)
	require.Len(t, d.Schedule.Models, 1)

	kept := l.change(11, &record.ModelChange{Put: []model.Model{vhost("a", "a.test")}})
	later := l.change(12, &record.ModelChange{Put: []model.Model{&model.Schema{Name: "t"}}})
	l.ok(&record.Finish{Reference: later, Outcome: text("done")})
	l.ok(&record.Finish{Reference: kept, Outcome: fault, Restore: true})
	require.Equal(t, map[string][]string{"a": {"a.test"}}, l.vhosts())

	gone := l.change(13, &record.ModelChange{Put: []model.Model{vhost("b", "b.test")}})
	d, err = l.machine.View().Domain("d")
	require.NoError(t, err)
	upload := reference(l.at, 14)
	l.ok(admit(upload, &statement.CreateResource{Name: "r"}))
	l.ok(&record.Record{Reference: upload, Effect: &record.ResourceCreation{Domain: "d", Base: d.Record.Revision, Name: "r"}, Final: true})
	l.ok(&record.Finish{Reference: gone, Outcome: fault, Restore: true})
	require.Equal(t, map[string][]string{"a": {"a.test"}}, l.vhosts())
}
