// Package intake receives records over HTTP: the ENDPOINT connector (runtime semantics, section
// 13).
//
// It owns the routing table of all domains (Table), the sources that bind to it (Source) and the
// request handling (Server). The table is immutable and swapped as a whole, so that a request sees
// one state. A body is one record; a body of type application/x-ndjson is one record per line and
// goes on in bounded pieces of whole lines, straight from the socket. The answer to a known route
// is 202 after everything was decoded and enqueued, whatever became of single records.
//
// It decodes nothing, knows no certificates and keeps no payload after the answer.
package intake
