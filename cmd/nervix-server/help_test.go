package main

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/setting"
)

func TestHelpShowsEverySettingWithItsTwinUnderItsHeading(t *testing.T) {
	var out bytes.Buffer
	command := newCommand(&out, io.Discard)
	command.SetOut(&out)
	command.SetArgs([]string{"--help"})
	require.NoError(t, command.Execute())
	text := out.String()
	for _, description := range setting.ServerSettings() {
		_, below, found := strings.Cut(text, "\n"+description.Group+":\n")
		require.True(t, found, description.Group)
		section, _, _ := strings.Cut(below, "\n\n")
		require.Contains(t, section, "--"+description.Flag+" ")
		require.Contains(t, section, description.Environment)
	}
	for line := range strings.Lines(text) {
		require.LessOrEqual(t, len(line), helpWidth+1, line)
	}
	require.Contains(t, text, "--help")
	require.Contains(t, text, "--version")
}
