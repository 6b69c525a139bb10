// Command soak runs the real server for long, and tells whether it held out.
//
//	make soak                            # one hour
//	make soak DURATION=10m SOAKFLAGS='-overload -output json'
//
// It starts a server with a graph of every kind of node, feeds it over HTTP, Kafka and NATS, and
// disturbs it all the while: sinks fail, brokers go away and come back, nodes are altered and
// exchanged, the domain stops and starts. With -overload the HTTP side sends as fast as the server
// takes it, ten times and more of what the sink may take.
//
// At the end
//   - every record that was acknowledged (202 over HTTP, a confirmed one in Kafka) has been delivered
//     at least once;
//   - no memory is reserved but for state, and no goroutine of the running domain is left;
//   - resident memory stayed below the limit of the server; from two minutes on neither it nor the live
//     heap grew from the second quarter of the time to the last, unless the load was more than the sink
//     takes: then what waits grows towards the bounds of the queues and of the memory.
//
// Records over NATS, which acknowledges nothing, are counted and not judged. The exit code is 0 when all
// of that holds, 1 when not or when something could not be done, and 2 for wrong flags. Standard output
// gets the result, standard error the progress.
//
// The brokers run in this process. Files: graph.nspl (what runs), brokers.go and feed.go (the outside),
// disturb.go, watch.go (metrics), ledger.go (which records), main.go and result.go.
package main
