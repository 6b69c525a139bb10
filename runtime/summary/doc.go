// Package summary keeps the figures that DESCRIBE shows of a node's traffic (runtime semantics,
// section 16.1): totals, rates, rates that decay over one and fifteen minutes, and percentiles of
// distributions that decay the same way, each on the wall clock and in the time of the records.
//
// Figures decay forward: what comes later weighs more, and all weights are brought down together
// before they grow too large. An observation therefore costs the same however many there were, and
// figures of several edges add up. Memory is bounded by the buckets of a distribution.
//
// What was measured can be stored and goes on after it was restored.
//
// The package prints nothing, stores nothing and knows no names. Main types: Flow, Distribution,
// Delays, View.
package summary
