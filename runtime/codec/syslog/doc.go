// Package syslog is the codec of syslog messages (RFC 5424; the parts are those of shape SyslogRecord).
//
// Decoder reads one message without its framing and writes its parts straight into column buffers; a
// schema declares any of the parts. The value "-" is null, and so is a text that is not there. Lengths
// of names are not checked, characters are. A text is UTF-8 with or without a byte order mark, which is
// no part of it; structured data keeps its text form.
//
// Encoder writes one message without framing. Parts that are not declared, or null, are "-", an absent
// text, facility 1 (user), severity 5 (notice) and version 1. Instants have microseconds at most. A
// text beyond ASCII starts with a byte order mark. What the RFC does not allow is a row failure.
package syslog
