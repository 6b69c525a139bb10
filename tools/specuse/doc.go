// Package specuse holds the test that keeps the spec honest: a setting that nothing reads, a metric
// that nothing measures and a failure that nothing raises are promises that the product breaks.
package specuse
