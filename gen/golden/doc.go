// Package golden runs a generator on the small spec of its testdata and compares what it wrote
// with the files kept there.
//
// It owns the layout of those tests: testdata/spec is copied to a temporary root, the generator
// runs twice on it, and testdata/golden holds the expected tree with ".golden" appended to every
// name, so that the Go tool does not take it for source. `go test ./gen/... -update` rewrites it.
package golden
