package main

import (
	"io"
	"log/slog"
	"os"

	"github.com/lmittmann/tint"
	"golang.org/x/term"

	"nervix/generated/setting"
)

// newLogger writes lines for people, coloured on a terminal, or JSON for programs.
func newLogger(settings *setting.Server, to io.Writer) *slog.Logger {
	var level slog.Level
	// The setting is one of the names that slog knows; anything else stays at info.
	_ = level.UnmarshalText([]byte(settings.LogLevel))
	if settings.LogFormat == "json" {
		return slog.New(slog.NewJSONHandler(to, &slog.HandlerOptions{Level: level}))
	}
	if file, isFile := to.(*os.File); isFile && term.IsTerminal(int(file.Fd())) && os.Getenv("NO_COLOR") == "" {
		return slog.New(tint.NewTextHandler(to, &tint.Options{Level: level}))
	}
	return slog.New(slog.NewTextHandler(to, &slog.HandlerOptions{Level: level}))
}
