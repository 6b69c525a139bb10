// Package intake receives records over HTTP: the ENDPOINT connector (runtime semantics, section
// 13).
//
// It owns the routing table of all domains (Table), the certificates of their virtual hosts with TLS
// (Certificates), the sources that bind to the table (Source) and the request handling (Server). Table
// and certificates are immutable and swapped as a whole, so that a request or a handshake sees one
// state. A virtual host with TLS is known on the HTTPS listener alone, any other one on the plain
// listener alone. A body is one record; a body of type application/x-ndjson is one record per line and
// goes on in bounded pieces of whole lines, straight from the socket. The answer to a known route
// is 202 after everything was decoded and enqueued, whatever became of single records.
//
// It decodes nothing, reads no files and keeps no payload after the answer.
package intake
