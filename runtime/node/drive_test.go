package node

import (
	"fmt"
	"strings"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"

	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/relay"
)

// order is a row of the relays "in" and "out" of benchEnvironment.
type order struct {
	tenant string
	amount int64
}

// driven is a processor on the goroutine of the test, whose clock the test sets. What it publishes
// to a relay is taken from the inbox with the same index.
type driven struct {
	t       *testing.T
	env     *Environment
	clock   *benchClock
	task    *Task
	inboxes []*relay.Inbox
}

func drive(t *testing.T, plan *revision.Processor) *driven {
	env, clock := benchEnvironment(t)
	return driveIn(t, env, clock, plan)
}

func driveIn(t *testing.T, env *Environment, clock *benchClock, plan *revision.Processor) *driven {
	d := &driven{t: t, env: env, clock: clock}
	for _, r := range env.Relays {
		inbox := relay.NewInbox(func() int { return 1000 }, make(chan struct{}, 1))
		r.Attach(&relay.Consumer{Inbox: inbox, Attached: true})
		d.inboxes = append(d.inboxes, inbox)
	}
	d.task = d.prepare(plan)
	return d
}

func (d *driven) prepare(plan *revision.Processor) *Task {
	task, err := NewProcessor(d.env, &revision.Node{Branch: revision.BranchContract{Branched: true}}, plan, Hooks{Evicted: func([]branch.Eviction) {}})
	require.NoError(d.t, err)
	return task
}

// batch makes rows with one acknowledged record each; the root is theirs.
func (d *driven) batch(orders ...order) (*batch.Batch, *ack.Root) {
	tenants, amounts := array.NewStringBuilder(memory.DefaultAllocator), array.NewInt64Builder(memory.DefaultAllocator)
	times := make([]int64, len(orders))
	for i, o := range orders {
		tenants.Append(o.tenant)
		amounts.Append(o.amount)
		times[i] = d.clock.now
	}
	columns := []arrow.Array{tenants.NewArray(), amounts.NewArray()}
	root := ack.NewRoot(len(orders), nil)
	b := &batch.Batch{Schema: d.env.Relays[0].Schema, Columns: columns, Rows: len(orders), Low: times, High: times, Acks: ack.Records(root)}
	b.Keys.Table, b.Keys.Row, _ = d.env.Branches[0].Assign(columns[:1], len(orders), d.clock.now)
	return b, root
}

// feed gives an input one batch.
func (d *driven) feed(input int, orders ...order) *ack.Root {
	b, root := d.batch(orders...)
	d.task.take(d.t.Context(), input, b)
	d.task.measure()
	return root
}

// at sets the clock and lets the task do what is due.
func (d *driven) at(now int64) {
	d.clock.now = now
	d.task.wake(d.t.Context())
	d.task.measure()
}

// published takes what was published to a relay: a text for every batch. The rows succeed.
func (d *driven) published(relay int) []string {
	var texts []string
	for b := d.inboxes[relay].Take(); b != nil; b = d.inboxes[relay].Take() {
		texts = append(texts, rowsText(b))
		b.Acks.Resolve(nil)
	}
	return texts
}

func rowsText(b *batch.Batch) string {
	var text []string
	for row := range b.Rows {
		var cells []string
		for _, column := range b.Columns {
			cells = append(cells, column.ValueStr(row))
		}
		text = append(text, strings.Join(cells, " "))
	}
	return strings.Join(text, ", ")
}

// outcomes tells what became of a record.
func outcomes(root *ack.Root) string {
	select {
	case <-root.Done():
	default:
		return "open"
	}
	var text []string
	for i := range root.Len() {
		text = append(text, fmt.Sprint(root.Err(i)))
	}
	return strings.Join(text, ", ")
}

// evict ends the branch of a tenant.
func (d *driven) evict(tenant string) {
	key := d.env.Branches[0].Find(`{"tenant":"` + tenant + `"}`)
	require.NotNil(d.t, key)
	gone, _ := d.env.Branches[0].Expire(1 << 62)
	require.NotEmpty(d.t, gone)
	d.task.drop([]*branch.Key{key})
}
