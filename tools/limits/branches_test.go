package limits

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/metric"
	"nervix/runtime/budget"
)

// branched keeps a window, a history and a materialized row for every key.
const branched = `
CREATE SCHEMA item (id I64, value STRING, ts DATETIME);
CREATE SCHEMA key (id I64);
CREATE SCHEMA total (id I64, n I64);
CREATE WIRE JSON SCHEMA item_wire MODE STRICT (id INTEGER, value STRING);
CREATE WIRE JSON SCHEMA total_wire MODE STRICT (id INTEGER, n INTEGER);
CREATE SCHEMA arrived (id I64, value STRING);
CREATE CODEC item_json FROM WIRE JSON SCHEMA item_wire TO SCHEMA arrived;
CREATE CODEC total_json FROM WIRE JSON SCHEMA total_wire TO SCHEMA total;
CREATE VHOST local localhost, 127.0.0.1;
CREATE ENDPOINT items ON local PATH '/items' TYPE HTTP;
CREATE CLIENT broker TYPE NATS CONFIG { 'addr' = 'nats://127.0.0.1:1' };
CREATE BRANCH by_id SCHEMA key TTL %s %s;
CREATE RELAY received SCHEMA arrived BRANCHED BY by_id CAPACITY 4;
CREATE RELAY passed SCHEMA arrived BRANCHED BY by_id CAPACITY 4 WITH MATERIALIZED STATE LAST BY TIMESTAMP;
CREATE RELAY unique_items SCHEMA arrived BRANCHED BY by_id CAPACITY 4;
CREATE RELAY totals SCHEMA total BRANCHED BY by_id CAPACITY 4;
CREATE INGESTOR items_in FROM ENDPOINT items MODE NO_ACK SEQUENTIAL ON QUIESCE REJECT RETRY AFTER 1s DECODE USING item_json
    TO received INHERIT ALL BRANCHED BY by_id SET id = output.id FLUSH IMMEDIATE ON MESSAGE ERROR LOG
    ON GENERAL ERROR LOG;
CREATE JUNCTION pass FROM received BRANCHED BY by_id TO passed INHERIT ALL FLUSH EACH 1ms MAX BATCH SIZE 1MiB ON MESSAGE ERROR LOG;
CREATE DEDUPLICATOR once FROM passed DEDUPLICATE ON input.value MAX TIME 1h BRANCHED BY by_id
    TO unique_items INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE WINDOW PROCESSOR pairs FROM unique_items WIDTH 2 MESSAGES STEP 2 MESSAGES BRANCHED BY by_id
    TO totals SET id = branch.id, n = COUNT(input.value) ON MESSAGE ERROR LOG;
CREATE EMITTER items_out FROM unique_items TO NATS broker SUBJECT items MODE NO_ACK RETRY POLICY BACKOFF 1s MAX 1s
    ENCODE USING item_json INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE EMITTER totals_out FROM totals TO NATS broker SUBJECT totals MODE NO_ACK RETRY POLICY BACKOFF 1s MAX 1s
    ENCODE USING total_json INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
`

// live gives the bytes that are alive after a collection.
func live() int64 {
	runtime.GC()
	runtime.GC()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return int64(stats.HeapAlloc)
}

// branchCount is what TestBranchesAreCheap runs with; LIMIT_BRANCHES asks for more.
func branchCount(t testing.TB) int {
	text := os.Getenv("LIMIT_BRANCHES")
	if text == "" {
		return 20_000
	}
	n, err := strconv.Atoi(text)
	require.NoError(t, err)
	return n
}

const (
	// branchBytes bounds what one branch needs with a window, a history and a materialized row.
	branchBytes = 2000
	// leftBytes bounds what an ended branch leaves: its history in the deduplicator.
	leftBytes = 400
	// branchGoroutines bounds the goroutines that all branches together may need.
	branchGoroutines = 8
)

// Every branch gets one record through ingestor, junction, deduplicator, window and emitters. Memory
// is the only thing that grows with their number.
func TestBranchesAreCheap(t *testing.T) {
	count := branchCount(t)
	e := startEngine(t, fmt.Sprintf(branched, "1h", ""))
	e.feed(0, 1)
	e.await("the first record", func() bool { return e.emitted.Load() == 1 })
	before, goroutines := live(), runtime.NumGoroutine()
	start := time.Now()
	e.feed(1, count+1)
	e.await("every record", func() bool { return e.emitted.Load() == int64(count)+1 })
	took := time.Since(start)
	e.await("every branch", func() bool { return e.branches() == count+1 })
	per := (live() - before) / int64(count)
	t.Logf("%d branches in %s: %d bytes for each, of which %d are accounted", count, took, per, e.budget.Reserved()/int64(count))
	require.Less(t, per, int64(branchBytes))
	require.Less(t, runtime.NumGoroutine()-goroutines, branchGoroutines)
	require.Greater(t, e.budget.Reserved(), int64(count)*300)
}

// Branches that are idle for their TTL leave nothing but the history of the deduplicator.
func TestBranchesExpire(t *testing.T) {
	count := branchCount(t)
	e := startEngine(t, fmt.Sprintf(branched, "2s", ""))
	before := live()
	e.feed(0, count)
	require.Positive(t, e.branches())
	e.await("the end of every branch", func() bool {
		return e.branches() == 0 && !slices.ContainsFunc(e.budget.Holdings(), func(h budget.Holding) bool { return h.Owner != "DEDUPLICATOR once" })
	})
	left := (live() - before) / int64(count)
	t.Logf("%d branches left %d bytes each", count, left)
	require.Less(t, left, int64(leftBytes))
}

// Branches that make room while their rows wait for a flush are dropped together, so that the work does
// not grow with the square of their number.
func TestBranchesMakeRoom(t *testing.T) {
	const kept = 2000
	count := branchCount(t)
	slow := strings.ReplaceAll(branched, "FLUSH IMMEDIATE", "FLUSH EACH 100ms MAX BATCH SIZE 64MiB")
	e := startEngine(t, fmt.Sprintf(slow, "1h", fmt.Sprintf("MAX INSTANCES %d EVICT LRU", kept)))
	e.feed(0, count)
	e.await("the last branches", func() bool { return e.branches() == kept && e.emitted.Load() >= kept/2 })
	e.await("nothing of the others", func() bool {
		waiting := slices.ContainsFunc(e.budget.Holdings(), func(h budget.Holding) bool { return h.Kind != metric.HoldingState })
		return !waiting && e.budget.Reserved() < int64(kept*branchBytes+count*leftBytes)
	})
}
