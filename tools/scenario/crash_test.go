package scenario

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/stretchr/testify/require"

	"nervix/controlplane/client"
	"nervix/generated/failure"
	wire "nervix/generated/session"
)

var (
	kills = flag.Int("kills", 50, "how often the crash test kills the server")
	seed  = flag.Uint64("seed", 0, "seed of the crash test; 0 takes the time")
)

// TestKillsLoseAndRepeatNothing kills the server at random moments during a stream of commands.
// Every acknowledged command survives, and every command that was under way is applied exactly
// once when its reference is repeated. A domain that runs serves again after every start.
func TestKillsLoseAndRepeatNothing(t *testing.T) {
	chosen := *seed
	if chosen == 0 {
		chosen = uint64(time.Now().UnixNano())
	}
	t.Logf("seed %d, %d kills; repeat with -seed", chosen, *kills)
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	p := begun(t)
	w := newWorld(t, ctx, p, rand.New(rand.NewPCG(chosen, 0)))
	for round := range *kills {
		w.round = round
		w.work()
		w.recover()
		w.compare()
	}
	w.end()
	t.Logf("%d commands were acknowledged, %d of them after a repetition", w.acknowledged, w.repeated)
	require.Greater(t, w.acknowledged, *kills)
}

// order is a command that was given out under a reference of its own.
type order struct {
	reference, domain, text string
	// apply changes what is expected.
	apply func()
	// lines are the lines of the first result; nil while there is none.
	lines []string
	// bound marks a step of a transaction over several requests; it has a session of its own.
	bound bool
}

// world is what the client knows of the cluster.
type world struct {
	t      *testing.T
	ctx    context.Context
	random *rand.Rand
	p      *process
	// client runs what stands alone; bound holds the transactions of several requests.
	client, bound *client.Client
	round, next   int
	// steps are what is left of such a transaction.
	steps []*order

	// relays are those of the domain graph, true while they exist; domains are the started ones.
	relays  map[string]bool
	domains map[string]bool
	users   []string
	// pending is the command under way at the kill; done are the acknowledged ones.
	pending                *order
	done                   []*order
	acknowledged, repeated int
}

// newWorld makes a domain that serves HTTP and one whose graph changes.
func newWorld(t *testing.T, ctx context.Context, p *process, random *rand.Rand) *world {
	w := &world{t: t, ctx: ctx, random: random, p: p, relays: map[string]bool{}, domains: map[string]bool{"served": true, "graph": true}}
	w.client, w.bound = sessionOf(t, ctx, p, client.Config{}), sessionOf(t, ctx, p, client.Config{})
	for _, text := range []string{
		"CREATE DOMAIN served;", "CREATE DOMAIN graph;",
	} {
		completed(t, ctx, w.client, text)
	}
	for domain, texts := range map[string][]string{
		"served": {
			"CREATE SCHEMA row (id I64);", "CREATE WIRE JSON SCHEMA wire MODE STRICT (id INTEGER);",
			"CREATE CODEC json FROM WIRE JSON SCHEMA wire TO SCHEMA row;",
			"CREATE VHOST site localhost;", "CREATE ENDPOINT rows_in ON site PATH '/rows' TYPE HTTP;",
			"CREATE RELAY rows SCHEMA row UNBRANCHED;",
			"CREATE INGESTOR rows_in FROM ENDPOINT rows_in MODE NO_ACK SEQUENTIAL ON QUIESCE REJECT RETRY AFTER 1s DECODE USING json " +
				"TO rows INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;",
			"START;",
		},
		"graph": {"CREATE SCHEMA row (id I64);", "START;"},
	} {
		_, err := w.client.SelectDomain(ctx, domain)
		require.NoError(t, err)
		completed(t, ctx, w.client, texts...)
	}
	return w
}

// work gives out commands until the server is gone. Most kills come while commands run, some
// while the server starts.
func (w *world) work() {
	if w.random.IntN(5) == 0 {
		require.NoError(w.t, w.p.kill())
		require.NoError(w.t, w.p.launch())
		// The moment of the kill is the point of the test, not a wait for something.
		<-time.After(time.Duration(w.random.IntN(200)) * time.Millisecond)
		require.NoError(w.t, w.p.kill())
		return
	}
	killed := make(chan error, 1)
	time.AfterFunc(time.Duration(w.random.IntN(250))*time.Millisecond, func() { killed <- w.p.kill() })
	for w.give(w.invent()) {
	}
	require.NoError(w.t, <-killed)
}

// order makes a command under a new reference.
func (w *world) order(domain string) *order {
	reference, err := uuid.NewV7()
	require.NoError(w.t, err)
	return &order{reference: reference.String(), domain: domain, apply: func() {}}
}

// transaction gives the steps of a transaction over several requests, made when they are due.
func (w *world) transaction(texts []string, apply func()) {
	for _, text := range append(append([]string{"BEGIN;"}, texts...), "COMMIT;") {
		o := w.order("graph")
		o.text, o.bound = text, true
		w.steps = append(w.steps, o)
	}
	w.steps[len(w.steps)-1].apply = apply
}

// invent chooses a command that must succeed.
func (w *world) invent() *order {
	if len(w.steps) > 0 {
		o := w.steps[0]
		w.steps = w.steps[1:]
		return o
	}
	w.next++
	o := w.order("graph")
	fresh := fmt.Sprintf("r%d", w.next)
	old := ""
	if existing := slices.Sorted(maps.Keys(w.relays)); len(existing) > 0 {
		old = existing[w.random.IntN(len(existing))]
	}
	switch choice := w.random.IntN(20); {
	case choice == 0 && len(w.domains) < 12:
		o.domain = ""
		o.text, o.apply = "CREATE DOMAIN "+fresh+";", func() { w.domains[fresh] = false }
	case choice == 1 && len(w.users) < 6:
		o.domain = ""
		o.text, o.apply = "CREATE USER "+fresh+" WITH PASSWORD 'secret';", func() { w.users = append(w.users, fresh) }
	case choice < 5:
		running := w.domains["graph"]
		o.text = map[bool]string{true: "STOP;", false: "START;"}[running]
		o.apply = func() { w.domains["graph"] = !running }
	case choice < 7:
		w.transaction([]string{"CREATE RELAY " + fresh + " SCHEMA row UNBRANCHED;", "CREATE RELAY " + fresh + "b SCHEMA row UNBRANCHED;"},
			func() { w.relays[fresh], w.relays[fresh+"b"] = true, true })
		return w.invent()
	case choice < 10 && old != "":
		o.text = "BEGIN; CREATE RELAY " + fresh + " SCHEMA row UNBRANCHED; DROP RELAY " + old + "; COMMIT;"
		o.apply = func() { w.relays[fresh] = true; delete(w.relays, old) }
	case choice < 13 && old != "" && len(w.relays) > 5:
		o.text, o.apply = "DROP RELAY "+old+";", func() { delete(w.relays, old) }
	default:
		o.text, o.apply = "CREATE RELAY "+fresh+" SCHEMA row UNBRANCHED;", func() { w.relays[fresh] = true }
	}
	return o
}

// give runs a command and tells whether it was acknowledged; otherwise it is pending.
func (w *world) give(o *order) bool {
	w.pending = o
	result, certain := w.run(o)
	if !certain {
		return false
	}
	require.NoError(w.t, result.Err(), "round %d: %s", w.round, o.text)
	o.lines = result.Lines
	o.apply()
	w.pending = nil
	w.acknowledged++
	if !o.bound {
		w.done = append(w.done, o)
	}
	return true
}

// run sends a command once. It is uncertain when the connection broke or the server says so.
func (w *world) run(o *order) (*client.Result, bool) {
	c := w.client
	if o.bound {
		c = w.bound
	}
	if o.domain != "" {
		selected, err := c.SelectDomain(w.ctx, o.domain)
		if err != nil {
			w.lost(err)
			return nil, false
		}
		require.NoError(w.t, selected.Err(), o.domain)
	}
	result, err := c.Run(w.ctx, client.Command{Text: o.text, Reference: o.reference})
	if err != nil {
		w.lost(err)
		return nil, false
	}
	return result, result.Disposition != wire.DispositionOutcomeUnknown && result.Disposition != wire.DispositionTransactionDetached
}

// lost accepts only errors of a broken connection.
func (w *world) lost(err error) {
	require.NoError(w.t, w.ctx.Err())
	require.ErrorIs(w.t, err, failure.ClassUnavailable, "round %d", w.round)
}

// recover starts the server again and resolves the command that was under way.
func (w *world) recover() {
	require.NoError(w.t, w.p.start())
	if o := w.pending; o != nil {
		require.True(w.t, w.give(o), "round %d: %s is still uncertain", w.round, o.text)
		w.repeated++
	}
	// Repeating what was acknowledged gives the same answer and does nothing, whatever has
	// happened to its subject since.
	for range min(2, len(w.done)) {
		o := w.done[w.random.IntN(len(w.done))]
		result, certain := w.run(o)
		require.True(w.t, certain)
		require.NoError(w.t, result.Err(), "round %d: repetition of %s", w.round, o.text)
		require.Equal(w.t, o.lines, result.Lines, "round %d: repetition of %s", w.round, o.text)
	}
}

var (
	domainLine = regexp.MustCompile(`^- (\w+) status=(\w+) `)
	relayLine  = regexp.MustCompile(`^- domain=graph kind=relay name=(\w+) `)
)

// compare checks the whole state against what was acknowledged.
func (w *world) compare() {
	domains, relays := map[string]bool{}, map[string]bool{}
	for _, line := range completed(w.t, w.ctx, w.client, "SHOW CLUSTER STATUS;") {
		if found := domainLine.FindStringSubmatch(line); found != nil {
			domains[found[1]] = found[2] == "Running"
		}
		if found := relayLine.FindStringSubmatch(line); found != nil {
			relays[found[1]] = true
		}
	}
	require.Equal(w.t, w.domains, domains, "round %d", w.round)
	require.Equal(w.t, w.relays, relays, "round %d", w.round)
	if len(w.users) > 0 {
		user := w.users[w.random.IntN(len(w.users))]
		refused(w.t, w.ctx, w.client, "CREATE USER "+user+" WITH PASSWORD 'other';", failure.CodeDuplicateUser)
	}
	w.post(7)
}

// post sends a row to the domain that serves.
func (w *world) post(id int) {
	status, answer, err := send(map[string]string{"host": "localhost"}, http.MethodPost, "http://"+w.p.intake+"/rows", fmt.Sprintf(`{"id": %d}`, id))
	require.NoError(w.t, err)
	require.Equal(w.t, http.StatusAccepted, status, "round %d: %s", w.round, answer)
}

// end checks what is too slow for every round: that rows still flow to the end and that the users
// have their first password.
func (w *world) end() {
	_, err := w.client.SelectDomain(w.ctx, "served")
	require.NoError(w.t, err)
	result, err := w.client.Execute(w.ctx, "CREATE SUBSCRIPTION rows TO rows;")
	require.NoError(w.t, err)
	require.NoError(w.t, result.Err())
	w.post(8)
	// The row of the last comparison may still be on its way and then arrives before this one.
	var ids []string
	for !slices.Contains(ids, "8") {
		rows, err := result.Subscriptions[0].Next(w.ctx)
		require.NoError(w.t, err)
		for row := range int(rows.Record.NumRows()) {
			ids = append(ids, rows.Record.Column(0).ValueStr(row))
		}
	}
	require.Contains(w.t, [][]string{{"8"}, {"7", "8"}}, ids)
	for _, user := range w.users {
		c, err := client.Dial(w.ctx, client.Config{Address: w.p.session, User: user, Password: "secret"})
		require.NoError(w.t, err, user)
		c.Close(w.ctx)
	}
	require.NotContains(w.t, strings.ToLower(w.p.written()), "panic")
}
