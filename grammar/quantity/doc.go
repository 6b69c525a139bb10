// Package quantity reads the durations, byte sizes and numbers of NSPL.
//
// It owns the units and the exact arithmetic behind them. It never keeps a place in a text: a
// fault is a plain reason that the caller puts into a failure. Main functions: Duration, ByteSize,
// Count, Integer.
package quantity
