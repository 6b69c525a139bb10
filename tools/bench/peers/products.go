package main

import (
	"embed"
	"os"
	"path/filepath"
	"strings"
)

// setup holds the configurations of Benthos and the graphs of Nervix.
//
//go:embed configs graphs
var setup embed.FS

// product is a program that does a row's work.
type product struct {
	name  string
	start func(s *setting) *child
}

// tuned is how peers run: collecting garbage less often than Go's default made each of them faster.
// Nervix sets 200 by itself.
const tuned = "GOGC=400"

func (b *bench) benthos(r *row) *product {
	return &product{"benthos", func(s *setting) *child {
		return b.start("benthos", append(s.environment, tuned), filepath.Join(b.bin, "benthos"), "-c", b.config("configs", r.peer))
	}}
}

func (b *bench) config(folder, name string) string {
	return filepath.Join(b.dir, "setup", folder, name)
}

// nervix runs a whole server for rows whose ways in and out are the server's own, and the program
// engine for the others, and for all when profiles are wanted.
func (b *bench) nervix(r *row) *product {
	if r.out != byFile && b.profiles == "" {
		return &product{"nervix", func(s *setting) *child { return b.server(r, s) }}
	}
	return &product{"nervix", func(s *setting) *child {
		arguments := []string{"-graph", b.config("graphs", r.graph), "-in", strings.ToLower(string(r.in))}
		if r.out != byFile {
			arguments = append(arguments, "-sink", "")
		}
		if b.profiles != "" {
			arguments = append(arguments, "-profile", filepath.Join(b.profiles, r.name+".prof"))
		}
		return b.start("nervix", s.environment, filepath.Join(b.bin, "engine"), arguments...)
	}}
}

const sessionAddress = "127.0.0.1:14391"

// server starts nervix-server with an empty store and sets the graph up with nervix-cli.
func (b *bench) server(r *row, s *setting) *child {
	store := filepath.Join(b.dir, "store")
	check(os.RemoveAll(store))
	process := b.start("nervix", s.environment, filepath.Join(b.bin, "nervix-server"),
		"--db-path", store, "--grpc-listen", sessionAddress, "--http-listen", "", "--https-listen", "", "--observability-listen", "")
	awaitPort(process, sessionAddress)
	text, err := os.ReadFile(b.config("graphs", r.graph))
	check(err)
	script := filepath.Join(b.dir, "graph.nspl")
	expanded := os.Expand(string(text), func(name string) string { return value(s.environment, name) })
	check(os.WriteFile(script, []byte(expanded), 0o644))
	client := b.start("client", nil, filepath.Join(b.bin, "nervix-cli"), "--address", sessionAddress, "--file", script)
	<-client.exited
	if client.err != nil {
		fatal("the graph was not set up: see %s", client.log)
	}
	return process
}

// value finds a variable in a list of NAME=VALUE.
func value(environment []string, name string) string {
	for _, variable := range environment {
		if found, text, _ := strings.Cut(variable, "="); found == name {
			return text
		}
	}
	fatal("the graph names the unknown variable %s", name)
	return ""
}
