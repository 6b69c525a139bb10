// Package connectortest is the graph as the tests of connectors see it: an Admission that records
// what it got and plays backpressure, holds and failed attempts. It is for tests only.
package connectortest
