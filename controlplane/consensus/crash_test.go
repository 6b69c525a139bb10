package consensus

import (
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/cockroachdb/pebble/v2/vfs/errorfs"
	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
)

// cutter clones a crashable file system at random operations, as a power cut at that operation
// would leave it, together with what was acknowledged before.
type cutter struct {
	fs *vfs.MemFS

	mu    sync.Mutex
	rng   *rand.Rand
	odds  int // one cut in this many operations
	limit int
	torn  bool // single directory entries and blocks may be missing
	acked []string
	cuts  []cut
}

type cut struct {
	fs    *vfs.MemFS
	acked int
}

func (c *cutter) ack(command string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.acked = append(c.acked, command)
}

func (c *cutter) done() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.cuts) >= c.limit
}

// MaybeError implements errorfs.Injector; it never injects an error.
func (c *cutter) MaybeError(op errorfs.Op) error {
	if op.Kind.ReadOrWrite() == errorfs.OpIsRead {
		return nil
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.cuts) >= c.limit || c.rng.IntN(c.odds) != 0 {
		return nil
	}
	acked := len(c.acked)
	percents := []int{0, 100}
	if c.torn {
		percents = append(percents, 30)
	}
	c.cuts = append(c.cuts, cut{acked: acked, fs: c.fs.CrashClone(vfs.CrashCloneCfg{
		UnsyncedDataPercent: percents[c.rng.IntN(len(percents))], RNG: c.rng,
	})})
	return nil
}

func (c *cutter) String() string { return "cutter" }

// tear allows torn writes from now on. While a database is created they could leave the name of a
// file without the file named before it, which no file system with a journal does.
func (c *cutter) tear() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.torn = true
}

func newCuttingFS(c *cutter) vfs.FS { return errorfs.Wrap(c.fs, c) }

func newCutter(seed uint64, odds, limit int) *cutter {
	return &cutter{
		fs: vfs.NewCrashableMem(), rng: rand.New(rand.NewPCG(seed, 1)), odds: odds, limit: limit,
	}
}

// Whatever the write operation a power cut falls on, every acknowledged command survives it exactly
// once and in its acknowledged order, and the member goes on (CP-021, CP-023, CP-024).
func TestPowerCutsLoseNoAcknowledgedCommand(t *testing.T) {
	const seeds, cutsPerSeed = 4, 75
	for seed := range uint64(seeds) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			c := newCutter(seed, 6, cutsPerSeed)
			limits := Limits{CompactEntries: 40, TailEntries: 5}
			s := openSeat(t, newCuttingFS(c), func(cfg *Config) { cfg.Limits = limits })
			s.lead(t)
			c.tear()
			var group sync.WaitGroup
			for w := range 3 {
				group.Go(func() {
					for i := 0; !c.done(); i++ {
						command := fmt.Sprintf("%d/%d", w, i)
						if _, err := s.Propose(t.Context(), []byte(command)); err != nil {
							t.Errorf("propose: %v", err)
							return
						}
						c.ack(command)
					}
				})
			}
			group.Wait()
			s.stop(t)
			for i, cut := range c.cuts {
				checkCut(t, i, cut, c.acked[:cut.acked])
			}
		})
	}
}

func checkCut(t *testing.T, i int, cut cut, acked []string) {
	s := openSeat(t, cut.fs, nil)
	s.lead(t)
	r, err := s.Propose(t.Context(), []byte("after the cut"))
	require.NoError(t, err)
	commands := s.journal.commands()
	require.Equal(t, uint64(len(commands)), r.Value, "cut %d: a command is counted twice or lost", i)
	place := make(map[string]uint64)
	for _, c := range commands {
		_, twice := place[c.command]
		require.False(t, twice, "cut %d: %s is applied twice", i, c.command)
		place[c.command] = c.index
	}
	last := make(map[byte]uint64) // of each proposer, which waited for one command before the next
	for _, command := range acked {
		index, found := place[command]
		require.True(t, found, "cut %d: acknowledged %s is lost", i, command)
		require.Greater(t, index, last[command[0]], "cut %d: %s moved", i, command)
		last[command[0]] = index
	}
	s.stop(t)
}

// A failed journal write ends the node with a fault; nothing later is acknowledged.
func TestFailedLogWriteFaults(t *testing.T) {
	var failing sync.Map
	injector := errorfs.InjectorFunc(func(op errorfs.Op) error {
		if _, on := failing.Load("on"); on && op.Kind.ReadOrWrite() == errorfs.OpIsWrite &&
			len(op.Path) > 10 && op.Path[:10] == "/consensus" {
			return errorfs.ErrInjected
		}
		return nil
	})
	s := openSeat(t, errorfs.Wrap(vfs.NewMem(), injector), nil)
	s.lead(t)
	failing.Store("on", true)
	_, err := s.Propose(t.Context(), []byte("lost"))
	require.ErrorIs(t, err, failure.CodeProposalOutcomeUnknown)
	select {
	case <-s.Done():
	case <-time.After(10 * time.Second):
		t.Fatal("the node goes on")
	}
	require.ErrorIs(t, s.Err(), failure.CodeConsensusFaulted)
	require.Empty(t, s.journal.commands())
	failing.Delete("on")
	require.NoError(t, s.Close())
	require.NoError(t, s.journal.db.Close())
}
