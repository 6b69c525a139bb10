package shell

import (
	"bufio"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"nervix/cmd/nervix-cli/script"
	"nervix/generated/failure"
)

// remembered is how many texts a history keeps.
const remembered = 10_000

// longest bounds one line of a history file.
const longest = 4 << 20

// History is the typed texts of this and earlier sessions, oldest first. Texts that may hold a
// password are never kept, not even in memory. One goroutine may use it at a time.
type History struct {
	path  string
	texts []string
}

// OpenHistory reads a history file, a JSON string per line; a missing one is empty and its
// directory is made. An empty path keeps the history in memory. With an error the history works,
// but does not last.
func OpenHistory(path string) (*History, error) {
	h := &History{path: path}
	if path == "" {
		return h, nil
	}
	if err := h.load(); err != nil {
		h.path = ""
		return h, (&failure.ReadFailed{Path: path}).WithCause(err)
	}
	return h, nil
}

func (h *History) load() error {
	if err := os.MkdirAll(filepath.Dir(h.path), 0o700); err != nil {
		return err
	}
	file, err := os.Open(h.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, longest)
	for lines.Scan() {
		// Lines that are no texts are passed over: another program may have cut the file.
		var text string
		if json.Unmarshal(lines.Bytes(), &text) == nil && keeps(text) {
			h.texts = append(h.texts, text)
		}
	}
	if len(h.texts) > remembered {
		h.texts = slices.Clone(h.texts[len(h.texts)-remembered:])
		return errors.Join(lines.Err(), h.rewrite())
	}
	return lines.Err()
}

// keeps tells whether a text belongs into a history.
func keeps(text string) bool { return strings.TrimSpace(text) != "" && !script.Secret(text) }

// Write adds a text and gives the number of texts; one that is not kept changes nothing.
func (h *History) Write(text string) (int, error) {
	if text = strings.TrimSpace(text); !keeps(text) || len(text) > longest/8 {
		return len(h.texts), nil
	}
	h.texts = append(h.texts, text)
	if len(h.texts) > 2*remembered {
		h.texts = slices.Clone(h.texts[len(h.texts)-remembered:])
	}
	if h.path == "" {
		return len(h.texts), nil
	}
	file, err := os.OpenFile(h.path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return len(h.texts), err
	}
	_, err = file.Write(encode(text))
	return len(h.texts), errors.Join(err, file.Close())
}

// rewrite replaces the file by the texts in memory.
func (h *History) rewrite() error {
	var all []byte
	for _, text := range h.texts {
		all = append(all, encode(text)...)
	}
	return os.WriteFile(h.path, all, 0o600)
}

// encode gives the line of a text; every string has one.
func encode(text string) []byte {
	line, _ := json.Marshal(text)
	return append(line, '\n')
}

// GetLine gives a text by its position from zero.
func (h *History) GetLine(i int) (string, error) {
	if i < 0 || i >= len(h.texts) {
		return "", errors.New("no such text in the history")
	}
	return h.texts[i], nil
}

// Len is the number of texts.
func (h *History) Len() int { return len(h.texts) }

// Dump gives all texts.
func (h *History) Dump() any { return slices.Clone(h.texts) }
