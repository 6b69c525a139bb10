// Command nervix-server runs one cluster node: the control plane, the data plane and their
// listeners. Without flags it is a cluster of one node on loopback with an embedded store.
package main
