package contract

import (
	"strings"

	"nervix/generated/failure"
	"nervix/generated/model"
)

// Bounds of HTTP requests (grammar reference, 3.17).
const (
	maximumMethodBytes = 64
	maximumPathBytes   = 8 << 10
	maximumHeaders     = 128
	maximumHeaderBytes = 32 << 10
)

// request checks the written parts of an HTTP request; computed ones are checked row by row.
func (r *resolver) request(m *model.HTTPSink, resolved *Emitter) {
	if method, ok := m.Method.(*model.StringLiteral); ok {
		if requirement := methodFault(method.Value, resolved.Codec != nil); requirement != "" {
			r.report.Add("sink.method", &failure.UnfitRequest{Part: "METHOD '" + method.Value + "'", Requirement: requirement})
		}
	}
	if path, ok := m.Path.(*model.StringLiteral); ok {
		switch {
		case !strings.HasPrefix(path.Value, "/") || strings.HasPrefix(path.Value, "//"):
			r.report.Add("sink.path", &failure.UnfitRequest{Part: "PATH", Requirement: "must start with exactly one '/'"})
		case len(path.Value) > maximumPathBytes:
			r.report.Add("sink.path", &failure.UnfitRequest{Part: "PATH", Requirement: "must not be longer than 8 KiB"})
		}
	}
	r.requestHeaders(resolved.Model.Construction.Invoke)
}

// methodFault tells why a request method is refused; empty when it is not.
func methodFault(method string, body bool) string {
	switch {
	case len(method) > maximumMethodBytes || !isToken(method):
		return "must be a token of at most 64 bytes"
	case method == "CONNECT" || method == "TRACE":
		return "is not available"
	case body && (method == "GET" || method == "HEAD"):
		return "needs WITHOUT BODY"
	}
	return ""
}

// requestHeaders checks the number, the written names and the written size of headers.
func (r *resolver) requestHeaders(invocations []model.Invocation) {
	if len(invocations) > maximumHeaders {
		r.report.Add(at("construction", ".invoke", maximumHeaders), &failure.UnfitRequest{Part: "INVOKE", Requirement: "must not write more than 128 headers"})
	}
	size := 0
	for i, call := range invocations {
		path := at("construction", ".invoke", i)
		for j, argument := range call.Arguments {
			literal, ok := argument.(*model.StringLiteral)
			if !ok {
				continue
			}
			size += len(literal.Value)
			if j > 0 {
				continue
			}
			part := "header '" + literal.Value + "'"
			switch {
			case !isToken(literal.Value):
				r.report.Add(at(path, ".arguments", 0), &failure.UnfitRequest{Part: part, Requirement: "must be a token"})
			case reservedHeaders[strings.ToLower(literal.Value)]:
				r.report.Add(at(path, ".arguments", 0), &failure.UnfitRequest{Part: part, Requirement: "is reserved for the connection"})
			}
		}
	}
	if size > maximumHeaderBytes {
		r.report.Add("construction.invoke[0]", &failure.UnfitRequest{Part: "INVOKE", Requirement: "must not write more than 32 KiB of headers"})
	}
}

// reservedHeaders belong to the connection and to the framing of the body (RFC 9110, 7.6.1 and 8.6;
// RFC 9112, 6 and 9).
var reservedHeaders = map[string]bool{
	"connection": true, "content-length": true, "expect": true, "host": true, "keep-alive": true,
	"proxy-authenticate": true, "proxy-authorization": true, "proxy-connection": true, "te": true,
	"trailer": true, "transfer-encoding": true, "upgrade": true,
}

// isToken tells whether a text is a token of HTTP (RFC 9110, 5.6.2).
func isToken(text string) bool {
	return text != "" && !strings.ContainsFunc(text, func(c rune) bool {
		letter := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
		return !letter && !strings.ContainsRune("!#$%&'*+-.^_`|~", c)
	})
}
