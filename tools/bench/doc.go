// Package bench measures the product as a whole: what one core decodes, filters, maps and encodes,
// what a node moves from an HTTP socket to a subscription, and what one idle hop adds. Command peers
// compares the product with other stream processors.
//
// BenchmarkSonic compares the JSON codec with sonic.
//
// Every benchmark takes its programs from NSPL text through the grammar, the registry and the
// planner, so that what is measured is what the server runs. Benchmarks of single parts (relays,
// buffers, branches, nodes, codecs) are beside the parts, below runtime.
//
// Run them with
//
//	make microbench
//	cd tools/bench && go test -run '^$' -bench DecodeFilterMapEncode -benchmem -count 5 .
//
// and read:
//
//   - records/s and MB/s: input records and bytes per second of wall time; cpu-ns/record: time
//     that all threads of the process spent per record, which other work on the machine hardly
//     disturbs. Compare medians of several counts, and ratios rather than absolute numbers.
//   - sonic-ns/record, times-sonic: the CPU time of sonic for the same records, and the ratio.
//   - allocs/record and B/record: heap allocations of the whole process per record, the client's
//     part included where a benchmark has one.
//   - hop-p50-us, hop-p99-us: what one idle hop adds to the latency of a single record; whole-p99-us:
//     the way from admission to the last relay. Other load on the machine delays threads by
//     milliseconds; chrt -f 1 in front of the test program keeps that out.
//
// The tests of the package hold what must not get worse unnoticed: no allocation per record
// between decoding and encoding.
//
// The package is a module of its own, so that none of the peers' dependencies reach the product. It
// owns no part of the product and is imported by nothing. After a change of the product's go.mod run go
// mod tidy here, too.
package bench
