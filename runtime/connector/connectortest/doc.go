// Package connectortest is the surroundings of connectors as their tests see them: Graph, an Admission
// that records what it got and plays backpressure, holds and failed attempts, and Authority, which
// signs the certificates of test servers and their clients. It is for tests only.
package connectortest
