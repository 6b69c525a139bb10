package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"golang.org/x/sync/errgroup"

	"nervix/controlplane/client"
	"nervix/generated/failure"
)

// relays are the relays that are followed.
var relays = []string{"unique_flights", "late_flights", "origin_windows"}

// collector gathers the rows of the relays.
type collector struct {
	mu  sync.Mutex
	got *totals
	// want is how many rows of each relay are expected; complete is closed when all arrived.
	want     map[string]int
	complete chan struct{}
	arrived  map[string]int
	show     display
}

func newCollector(want *totals, show display) *collector {
	return &collector{
		got: newTotals(), show: show, complete: make(chan struct{}), arrived: map[string]int{},
		want: map[string]int{"unique_flights": count(want.Unique), "late_flights": count(want.Late), "origin_windows": count(want.Windows)},
	}
}

// subscribe opens the subscriptions.
func subscribe(ctx context.Context, c *client.Client) ([]*client.Subscription, error) {
	var subscriptions []*client.Subscription
	for _, relay := range relays {
		result, err := c.Execute(ctx, "CREATE SUBSCRIPTION "+relay+" TO "+relay+";")
		if err == nil {
			err = result.Err()
		}
		if err != nil {
			return nil, fmt.Errorf("subscribing to %s: %w", relay, err)
		}
		subscriptions = append(subscriptions, result.Subscriptions...)
	}
	return subscriptions, nil
}

// follow reads every subscription until the server ends it, or the context.
func (c *collector) follow(ctx context.Context, subscriptions []*client.Subscription) error {
	group, ctx := errgroup.WithContext(ctx)
	for _, subscription := range subscriptions {
		group.Go(func() error {
			for rows, err := range subscription.All(ctx) {
				if errors.Is(err, failure.CodeSubscriptionEnded) || errors.Is(err, context.Canceled) {
					return nil
				}
				if err == nil {
					err = c.take(subscription.Relay, rows)
				}
				if err != nil {
					return fmt.Errorf("relay %s: %w", subscription.Relay, err)
				}
			}
			return nil
		})
	}
	return group.Wait()
}

// take adds rows of a relay.
func (c *collector) take(relay string, rows *client.Rows) error {
	if rows.Dropped > 0 {
		return fmt.Errorf("%d rows were dropped", rows.Dropped)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	row := 0
	for _, run := range rows.Branches {
		var key struct{ Origin string }
		if err := json.Unmarshal([]byte(run.Key), &key); err != nil {
			return fmt.Errorf("branch key: %w", err)
		}
		for range run.Rows {
			if err := c.add(relay, key.Origin, cells{rows.Record, row}); err != nil {
				return err
			}
			row++
		}
	}
	if int64(row) != rows.Record.NumRows() {
		return errors.New("rows without a branch")
	}
	c.advance(relay, row)
	return nil
}

// advance counts rows and notices when the last one arrived.
func (c *collector) advance(relay string, rows int) {
	c.arrived[relay] += rows
	c.show.advance(relay, c.arrived[relay])
	for relay, want := range c.want {
		if c.arrived[relay] < want {
			return
		}
	}
	select {
	case <-c.complete:
	default:
		close(c.complete)
	}
}

// add adds one row, which must belong to its branch.
func (c *collector) add(relay, origin string, row cells) error {
	if found, err := row.text("origin"); err != nil || found != origin {
		return errors.Join(err, fmt.Errorf("origin %q stands in the branch of %q", found, origin))
	}
	if relay == "origin_windows" {
		w, err := row.window()
		c.got.Windows[origin] = append(c.got.Windows[origin], w)
		return err
	}
	id, err := row.integer("flight_id")
	into := c.got.Unique
	if relay == "late_flights" {
		into = c.got.Late
	}
	into[origin] = append(into[origin], id)
	return err
}

// missing tells which rows have not arrived.
func (c *collector) missing() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	text := ""
	for _, relay := range relays {
		text += fmt.Sprintf(" %s %d of %d", relay, c.arrived[relay], c.want[relay])
	}
	return text[1:]
}

// cells reads the columns of one row.
type cells struct {
	record arrow.RecordBatch
	row    int
}

func (c cells) window() (window, error) {
	var w window
	var faults [4]error
	w.Flights, faults[0] = c.integer("flights")
	w.Total, faults[1] = c.integer("total_delay")
	w.Max, faults[2] = c.integer("max_delay")
	w.Mean, faults[3] = c.float("mean_delay")
	return w, errors.Join(faults[:]...)
}

func (c cells) integer(name string) (int64, error) {
	column, err := columnOf[*array.Int64](c, name)
	if err != nil {
		return 0, err
	}
	return column.Value(c.row), nil
}

func (c cells) float(name string) (float64, error) {
	column, err := columnOf[*array.Float64](c, name)
	if err != nil {
		return 0, err
	}
	return column.Value(c.row), nil
}

func (c cells) text(name string) (string, error) {
	column, err := columnOf[*array.String](c, name)
	if err != nil {
		return "", err
	}
	return column.Value(c.row), nil
}

// columnOf finds a column of a type whose value is not null.
func columnOf[T arrow.Array](c cells, name string) (T, error) {
	var column T
	at := c.record.Schema().FieldIndices(name)
	if len(at) != 1 {
		return column, fmt.Errorf("no column %s", name)
	}
	column, ok := c.record.Column(at[0]).(T)
	if !ok || column.IsNull(c.row) {
		return column, fmt.Errorf("column %s holds no value of its type", name)
	}
	return column, nil
}
