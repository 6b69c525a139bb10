package command

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/cockroachdb/pebble/v2/vfs/errorfs"
	"github.com/stretchr/testify/require"

	"nervix/generated/model"
	"nervix/generated/statement"
)

// cutter clones a crashable file system at random write operations, as a power cut there would
// leave it, together with the requests that were acknowledged before.
type cutter struct {
	fs *vfs.MemFS

	mu    sync.Mutex
	rng   *rand.Rand
	on    bool
	limit int
	acked []Request
	cuts  []cut
}

type cut struct {
	fs    *vfs.MemFS
	acked []Request
}

// MaybeError implements errorfs.Injector; it never injects an error.
func (c *cutter) MaybeError(op errorfs.Op) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.on || op.Kind.ReadOrWrite() == errorfs.OpIsRead || len(c.cuts) >= c.limit || c.rng.IntN(7) != 0 {
		return nil
	}
	percent := []int{0, 50, 100}[c.rng.IntN(3)]
	c.cuts = append(c.cuts, cut{
		fs: c.fs.CrashClone(vfs.CrashCloneCfg{UnsyncedDataPercent: percent, RNG: c.rng}), acked: c.acked[:len(c.acked):len(c.acked)],
	})
	return nil
}

func (c *cutter) String() string { return "cutter" }

func (c *cutter) ack(r Request) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.acked = append(c.acked, r)
}

func (c *cutter) full() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.cuts) >= c.limit
}

// Whatever write a power cut falls on, every acknowledged command has its effect exactly once, its
// repeat gives the acknowledged result, and nothing stays unfinished.
func TestPowerCutsKeepEveryAcknowledgedCommand(t *testing.T) {
	for seed := range uint64(3) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			c := &cutter{fs: vfs.NewCrashableMem(), rng: rand.New(rand.NewPCG(seed, 7)), limit: 25}
			n := openNode(t, errorfs.Wrap(c.fs, c), nil)
			defer n.stop()
			n.must("0", "", `CREATE DOMAIN d0;`)
			n.must("1", "", `CREATE DOMAIN d1;`)
			c.mu.Lock()
			c.on = true
			c.mu.Unlock()
			var group sync.WaitGroup
			for w := range 2 {
				group.Go(func() { n.work(c, w) })
			}
			group.Wait()
			for i, cut := range c.cuts {
				n.checkCut(t, i, cut)
			}
		})
	}
}

// work changes one domain, alone and in transactions, until there are enough cuts.
func (n *node) work(c *cutter, worker int) {
	session, domain := fmt.Sprint(worker), fmt.Sprintf("d%d", worker)
	for i := 0; !c.full(); i++ {
		texts := []string{fmt.Sprintf(`CREATE SCHEMA s%d (a STRING);`, i)}
		if i%3 == 2 {
			state := []string{`START;`, `STOP;`}[i/3%2]
			texts = []string{`BEGIN;`, texts[0], state, fmt.Sprintf(`CREATE SCHEMA t%d (a STRING);`, i), `COMMIT;`}
		}
		for _, text := range texts {
			r := n.request(session, domain, text)
			if _, err := n.service.Execute(n.t.Context(), r); err != nil {
				n.t.Errorf("%s: %v", text, err)
				return
			}
			c.ack(r)
		}
	}
}

func (n *node) checkCut(t *testing.T, i int, c cut) {
	again := openNode(t, c.fs, nil)
	defer again.stop()
	for _, r := range c.acked {
		want, err := n.service.Execute(t.Context(), r)
		require.NoError(t, err)
		r.Session = "later"
		got, err := again.service.Execute(t.Context(), r)
		require.NoError(t, err, "cut %d: %s", i, r.Source)
		require.Equal(t, want.Lines, got.Lines, "cut %d: %s", i, r.Source)
		require.NoError(t, again.service.Closed(t.Context(), "later", false))
	}
	for _, e := range again.service.View().Unfinished() {
		owner, err := again.service.start(e.Reference, true)
		require.NoError(t, err)
		<-owner.done
	}
	view := again.service.View()
	require.Empty(t, view.Unfinished(), "cut %d", i)
	for _, d := range view.Domains() {
		require.Empty(t, d.Record.Fence, "cut %d", i)
		models, starts := expected(d.Record.Name, c.acked)
		for _, name := range models {
			require.True(t, slices.ContainsFunc(d.Schedule.Models, func(m model.Model) bool {
				return m.ModelKey().Name == name
			}), "cut %d: acknowledged %s is lost", i, name)
		}
		// At most one COMMIT per domain was under way unacknowledged.
		require.GreaterOrEqual(t, d.Record.StartVersion, starts, "cut %d: a START is lost", i)
		require.LessOrEqual(t, d.Record.StartVersion, starts+1, "cut %d: a START is applied twice", i)
	}
}

// expected gives the models that acknowledged requests lead to and the number of STARTs.
func expected(domain string, acked []Request) (models []string, starts uint64) {
	var queued []Request
	inside := false
	for _, r := range acked {
		if r.Domain != domain {
			continue
		}
		switch r.Statement.(type) {
		case *statement.Begin:
			inside = true
			continue
		case *statement.Commit:
			inside = false
		default:
			queued = append(queued, r)
		}
		if inside {
			continue
		}
		for _, done := range queued {
			switch s := done.Statement.(type) {
			case *statement.CreateModel:
				models = append(models, s.Model.ModelKey().Name)
			case *statement.StartDomain:
				starts++
			}
		}
		queued = nil
	}
	return models, starts
}
