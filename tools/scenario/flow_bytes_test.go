package scenario

import (
	"encoding/hex"
	"errors"
	"os"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"
)

// writeBytes writes a file of bytes: hexadecimal digits, and text behind a colon.
func writeBytes(ts *testscript.TestScript, neg bool, args []string) error {
	if neg || len(args) < 2 {
		return errors.New("usage: bytes FILE (HEX | :TEXT)...")
	}
	var data []byte
	for _, part := range args[1:] {
		if text, is := strings.CutPrefix(part, ":"); is {
			data = append(data, text...)
			continue
		}
		raw, err := hex.DecodeString(part)
		if err != nil {
			return err
		}
		data = append(data, raw...)
	}
	return os.WriteFile(ts.MkAbs(args[0]), data, 0o600)
}
