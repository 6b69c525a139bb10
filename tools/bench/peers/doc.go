// Command peers feeds the same records to Nervix and to the stream processors that users would pick
// instead, waits until every expected result is out, checks results, and compares CPU time.
//
//	make bench               # everything, about 15 minutes
//	make bench SCALE=20      # a twentieth of the records
//	peers -bin DIR [-scale N] [-runs N] [-only REGEXP] [-readme FILE] [-noise PERCENT]
//
// One record is {"id":int,"value":"80 to 120 characters","tenant":"t0 to t999","amount":float,
// "ts":"RFC 3339"}, 190 bytes with its newline; half of the values contain an x. The rows of the
// table are in rows.go.
//
// # How it measures
//
//   - The figure is CPU seconds (user and system) of the product's own process for a million input
//     records. Brokers and the load generator are processes of their own. Seconds of CPU are far
//     steadier than records per second on a machine that others use as well.
//   - Peer and product take turns within one row, so that the ratio compares neighbours in time. A
//     figure is the median of all runs. The share of the machine that nobody in the benchmark used is
//     printed, and a run that was disturbed more than -noise percent is made again once.
//   - Counting starts with the process between files, and with the first record sent for HTTP and
//     NATS. For Kafka it starts with the first result, because joining a group is no part of the
//     rate. It ends with the last result.
//   - Every result is counted; lost ones are in the table. A sample of the records is checked, and
//     the sums of windows must add up to those of the input.
//   - NATS has no backlog: the sender keeps 20,000 records in flight at most, judged by the results.
//   - Peak memory is the kernel's high-water mark. Programs are read anew from the disk before, so that
//     pages that the linker left in memory do not count.
//   - Everything listens on loopback. What was started is ended by its process id, also when the
//     benchmark ends early.
//
// # Peers
//
// Benthos core (MIT) is built from this module, with the fastest of a dozen configurations that were
// tried for each row. Bento and eKuiper are not built here: their figures were recorded with the same
// data and method on 2 virtual cores (Intel Xeon with AVX-512), Go 1.26, and stand in recorded.go.
// What Benthos takes today over what was recorded for it on that machine tells how far the two
// machines compare: recorded figures are multiplied by the least of these ratios, and the table says
// what they were.
//
// Nervix runs as nervix-server, set up with nervix-cli, where the way in and out are its own (NATS,
// Kafka). Between files, and from HTTP to a file, it runs in the program engine, because it has no
// file connector: the graph, the host and the HTTP intake are the server's.
package main
