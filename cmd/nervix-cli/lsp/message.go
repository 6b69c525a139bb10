package lsp

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// maximumMessage is the longest message in bytes. Documents may have 64 MiB, which JSON may write
// at twice the length.
const maximumMessage = 160 << 20

// maximumHeader is the longest header of a message in bytes.
const maximumHeader = 4096

// The codes of refused requests (JSON-RPC 2.0, language server protocol 3.17).
const (
	codeParse          = -32700
	codeInvalidRequest = -32600
	codeUnknownMethod  = -32601
	codeInvalidParams  = -32602
	codeNotInitialized = -32002
)

// message is a request, a notification (no id) or a response (no method).
type message struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id,omitempty"`
	Method  string          `json:"method,omitempty"`
	Params  json.RawMessage `json:"params,omitempty"`
	Result  json.RawMessage `json:"result,omitempty"`
	Error   *refusal        `json:"error,omitempty"`
}

// refusal is why a request has no result.
type refusal struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

// Error gives the message.
func (r *refusal) Error() string { return r.Message }

// errFraming is a stream that holds no messages. Nothing that follows can be understood.
var errFraming = errors.New("the input is no sequence of language server messages")

// readMessage reads the next message. The error is a *refusal for a message that is no JSON, after
// which the next one can be read; otherwise it is io.EOF, errFraming or that of the stream.
func readMessage(in *bufio.Reader) (*message, error) {
	length, err := readHeader(in)
	if err != nil {
		return nil, err
	}
	body, err := io.ReadAll(io.LimitReader(in, int64(length)))
	if err != nil {
		return nil, err
	}
	if len(body) < length {
		return nil, io.ErrUnexpectedEOF
	}
	var m message
	if err := json.Unmarshal(body, &m); err != nil {
		return nil, &refusal{codeParse, "the message is no JSON-RPC object"}
	}
	return &m, nil
}

// readHeader reads the lines before a message and gives the length of the message.
func readHeader(in *bufio.Reader) (length int, err error) {
	length = -1
	for read := 0; ; {
		line, err := in.ReadSlice('\n')
		if read += len(line); err != nil || read > maximumHeader {
			if errors.Is(err, io.EOF) && read == 0 {
				return 0, io.EOF
			}
			return 0, errFraming
		}
		text := strings.TrimRight(string(line), "\r\n")
		if text == "" {
			if length < 0 {
				return 0, errFraming
			}
			return length, nil
		}
		name, value, _ := strings.Cut(text, ":")
		if strings.EqualFold(strings.TrimSpace(name), "Content-Length") {
			length, err = strconv.Atoi(strings.TrimSpace(value))
			if err != nil || length < 0 || length > maximumMessage {
				return 0, errFraming
			}
		}
	}
}

// writeMessage writes a message.
func writeMessage(out io.Writer, m *message) error {
	m.Version = "2.0"
	body, err := json.Marshal(m)
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintf(out, "Content-Length: %d\r\n\r\n", len(body)); err != nil {
		return err
	}
	_, err = out.Write(body)
	return err
}
