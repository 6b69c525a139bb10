package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"nervix/controlplane/client"
	"nervix/generated/failure"
)

// commandPatience bounds one statement, its drain included.
const commandPatience = 2 * time.Minute

// disturber does to the graph what operators and networks do, one thing at a time.
type disturber struct {
	client *client.Client
	kafka  *kafka
	bus    *bus
	random *rand.Rand
	// pause is the longest time between two disturbances.
	pause time.Duration
	// show is told what happens next.
	show func(name string)
	done map[string]int
	// flooded tells that the graph holds more than it can bring out before a stop gives up: records
	// whose source acknowledges at once would be lost then, as they may.
	flooded bool
	even    bool // which of two forms an altered node has
}

const stopAndStart = "stop and start"

// disturbance is one of them; it leaves everything as it found it.
type disturbance struct {
	name string
	run  func(ctx context.Context) error
}

func (d *disturber) all() []disturbance {
	return []disturbance{
		{"sink failure", func(ctx context.Context) error {
			defer d.kafka.fail()()
			return d.wait(ctx, 2*time.Second)
		}},
		{"Kafka restart", func(ctx context.Context) error {
			d.kafka.down.Store(true)
			defer d.kafka.down.Store(false)
			return d.wait(ctx, 2*time.Second)
		}},
		{"NATS restart", func(ctx context.Context) error {
			d.bus.stop()
			waited := d.wait(ctx, 2*time.Second)
			if err := d.bus.start(); err != nil {
				return err
			}
			return waited
		}},
		{"dynamic change", func(ctx context.Context) error {
			return d.execute(ctx, d.either("ALTER DEDUPLICATOR once SET MAX TIME 15s;", "ALTER DEDUPLICATOR once SET MAX TIME 20s;"))
		}},
		{"relay capacity", func(ctx context.Context) error {
			return d.execute(ctx, d.either("ALTER RELAY unique_events SET CAPACITY 16;", "ALTER RELAY unique_events SET CAPACITY 2;"))
		}},
		{"exchange of a node", func(ctx context.Context) error {
			const change = "ALTER EMITTER delivered SET TO KAFKA log TOPIC out MODE ACK PARALLEL MAX %d ACK TIMEOUT 10s RETRY POLICY BACKOFF 10ms MAX 200ms;"
			return d.execute(ctx, d.either(fmt.Sprintf(change, 1024), fmt.Sprintf(change, 512)))
		}},
		{"drop and create", func(ctx context.Context) error {
			return d.execute(ctx, `BEGIN; DROP GENERATOR beats;
CREATE GENERATOR beats USING MATERIALIZED STATE latest EACH 250ms BRANCHED BY by_tenant
    TO beats SET id = relay_state.latest.id, amount = relay_state.latest.amount FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
COMMIT;`)
		}},
		{stopAndStart, func(ctx context.Context) error {
			if err := d.execute(ctx, "STOP;"); err != nil {
				return err
			}
			return d.execute(ctx, "START;")
		}},
		{"inspection", func(ctx context.Context) error {
			for _, text := range []string{"DESCRIBE INGESTOR from_kafka;", "DESCRIBE EMITTER delivered;", "DESCRIBE WINDOW PROCESSOR totals;", "SHOW RELAY latest MATERIALIZED STATE;"} {
				if err := d.execute(ctx, text); err != nil {
					return err
				}
			}
			return nil
		}},
	}
}

// run disturbs until the context ends: everything once, in any order, then everything again.
func (d *disturber) run(ctx context.Context) error {
	for {
		round := slices.DeleteFunc(d.all(), func(next disturbance) bool { return d.flooded && next.name == stopAndStart })
		d.random.Shuffle(len(round), func(i, j int) { round[i], round[j] = round[j], round[i] })
		for _, next := range round {
			if d.wait(ctx, d.pause) != nil {
				return nil
			}
			d.show(next.name)
			// What has begun is finished, so that everything is as before.
			err := next.run(context.WithoutCancel(ctx))
			switch {
			case errors.Is(err, failure.CodeEntityDrainTimeout), errors.Is(err, failure.CodeDrainTimeout):
				d.done["refused: "+next.name]++ // the graph was too busy, and went on as it was
			case err != nil:
				return fmt.Errorf("%s: %w", next.name, err)
			default:
				d.done[next.name]++
			}
			d.show("")
		}
	}
}

// wait waits for some time up to a longest one; an error tells that the context ended first.
func (d *disturber) wait(ctx context.Context, longest time.Duration) error {
	timer := time.NewTimer(time.Duration(d.random.Int64N(int64(longest))) + longest/10)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// either gives the one text and the other in turn.
func (d *disturber) either(one, other string) string {
	d.even = !d.even
	if d.even {
		return other
	}
	return one
}

func (d *disturber) execute(ctx context.Context, text string) error {
	return execute(ctx, d.client, text)
}

func execute(ctx context.Context, c *client.Client, text string) error {
	ctx, cancel := context.WithTimeout(ctx, commandPatience)
	defer cancel()
	result, err := c.Execute(ctx, text)
	if err == nil {
		err = result.Err()
	}
	return err
}
