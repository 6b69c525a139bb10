// Code generated from spec/ by go generate. DO NOT EDIT.

package setting

import (
	"github.com/spf13/pflag"
	"slices"
	"time"
)

// CLI holds the settings of nervix-cli: settings of the terminal client; every subcommand that
// talks to a server takes them.
type CLI struct {
	// Address: session address of a server of the cluster. Flag --address, environment
	// NERVIX_ADDRESS, default 127.0.0.1:47391, not empty.
	Address string
	// User: user to authenticate as. Flag --user, environment NERVIX_USER, default admin, not empty.
	User string
	// Password: password of the user. Prefer the environment variable or the file, flags are visible
	// in process lists. Flag --password, environment NERVIX_PASSWORD, empty by default.
	Password string
	// PasswordFile: file whose first line is the password. Flag --password-file, environment
	// NERVIX_PASSWORD_FILE, empty by default.
	PasswordFile string
	// ConnectTimeout: time to reach and authenticate with a server. Flag --connect-timeout,
	// environment NERVIX_CONNECT_TIMEOUT, default 10s, at least 100ms.
	ConnectTimeout time.Duration
	// WaitTimeout: time to wait for the result of one request; 0s waits as long as the server works
	// on it. Flag --wait-timeout, environment NERVIX_WAIT_TIMEOUT, default 0s, at least 0s.
	WaitTimeout time.Duration
	// Domain: domain to select first, as USE does. Flag --domain, environment NERVIX_DOMAIN, empty by
	// default.
	Domain string
	// Command: statements to run instead of reading standard input; may be repeated, each in order.
	// Flag --command, environment NERVIX_COMMAND, empty by default.
	Command []string
	// File: file of statements to run; may be repeated, - is standard input. Flag --file, environment
	// NERVIX_FILE, empty by default.
	File []string
	// History: file of the input history; empty keeps it in the user's state directory. Flag
	// --history, environment NERVIX_HISTORY, empty by default.
	History string
	// Output: form of results: tables for people, JSON lines for programs, or the plain text of the
	// server. Flag --output, environment NERVIX_OUTPUT, default table, one of table, json, plain.
	Output string
	// Color: colours and styles; auto follows the terminal and NO_COLOR. Flag --color, environment
	// NERVIX_COLOR, default auto, one of auto, always, never.
	Color string
	// Quiet: leaves out banners, progress and notices. Flag --quiet, environment NERVIX_QUIET,
	// default false.
	Quiet bool

	flags *pflag.FlagSet
}

// NewCLI gives the settings at their defaults.
func NewCLI() *CLI {
	return &CLI{
		Address:        "127.0.0.1:47391",
		Color:          "auto",
		ConnectTimeout: 10 * time.Second,
		Output:         "table",
		Quiet:          false,
		User:           "admin",
		WaitTimeout:    0,
	}
}

// Register adds the flags to a set; their defaults are the current values.
func (s *CLI) Register(flags *pflag.FlagSet) {
	s.flags = flags
	flags.StringVarP(&s.Address, "address", "a", s.Address, "Session address of a server of the cluster. Environment: NERVIX_ADDRESS")
	flags.StringVarP(&s.User, "user", "u", s.User, "User to authenticate as. Environment: NERVIX_USER")
	flags.StringVarP(&s.Password, "password", "", s.Password, "Password of the user. Prefer the environment variable or the file, flags are visible in process lists. Environment: NERVIX_PASSWORD")
	flags.StringVarP(&s.PasswordFile, "password-file", "", s.PasswordFile, "File whose first line is the password. Environment: NERVIX_PASSWORD_FILE")
	flags.DurationVarP(&s.ConnectTimeout, "connect-timeout", "", s.ConnectTimeout, "Time to reach and authenticate with a server. Environment: NERVIX_CONNECT_TIMEOUT")
	flags.DurationVarP(&s.WaitTimeout, "wait-timeout", "", s.WaitTimeout, "Time to wait for the result of one request; 0s waits as long as the server works on it. Environment: NERVIX_WAIT_TIMEOUT")
	flags.StringVarP(&s.Domain, "domain", "d", s.Domain, "Domain to select first, as USE does. Environment: NERVIX_DOMAIN")
	flags.StringArrayVarP(&s.Command, "command", "c", s.Command, "Statements to run instead of reading standard input; may be repeated, each in order. Environment: NERVIX_COMMAND")
	flags.StringArrayVarP(&s.File, "file", "f", s.File, "File of statements to run; may be repeated, - is standard input. Environment: NERVIX_FILE")
	flags.StringVarP(&s.History, "history", "", s.History, "File of the input history; empty keeps it in the user's state directory. Environment: NERVIX_HISTORY")
	flags.StringVarP(&s.Output, "output", "o", s.Output, "Form of results: tables for people, JSON lines for programs, or the plain text of the server. Environment: NERVIX_OUTPUT")
	flags.StringVarP(&s.Color, "color", "", s.Color, "Colours and styles; auto follows the terminal and NO_COLOR. Environment: NERVIX_COLOR")
	flags.BoolVarP(&s.Quiet, "quiet", "q", s.Quiet, "Leaves out banners, progress and notices. Environment: NERVIX_QUIET")
}

// Load takes the environment twin of every flag that was not given; an empty variable counts as
// absent. Call it after the flags were parsed; without Register the environment alone counts. All
// faults are joined.
func (s *CLI) Load(lookup LookupEnv) error {
	if s.flags == nil {
		s.Register(pflag.NewFlagSet("nervix-cli", pflag.ContinueOnError))
	}
	return loadEnvironment(s.flags, CLISettings(), lookup)
}

// Validate checks bounds, choices, addresses and the rules between settings. All faults are
// joined.
func (s *CLI) Validate() error {
	var found faults
	if !isAddress(s.Address) {
		found.add("address", "NERVIX_ADDRESS", "must be a host:port address")
	}
	if s.User == "" {
		found.add("user", "NERVIX_USER", "must not be empty")
	}
	if s.ConnectTimeout < 100*time.Millisecond {
		found.add("connect-timeout", "NERVIX_CONNECT_TIMEOUT", "must be at least 100ms")
	}
	if s.WaitTimeout < 0 {
		found.add("wait-timeout", "NERVIX_WAIT_TIMEOUT", "must be at least 0s")
	}
	if !slices.Contains([]string{"table", "json", "plain"}, s.Output) {
		found.add("output", "NERVIX_OUTPUT", "must be one of table, json, plain")
	}
	if !slices.Contains([]string{"auto", "always", "never"}, s.Color) {
		found.add("color", "NERVIX_COLOR", "must be one of auto, always, never")
	}
	if givenTexts(s.Password, s.PasswordFile) > 1 {
		found.add("password", "NERVIX_PASSWORD", "must not be given together with --password-file")
	}
	return found.join()
}

// CLISettings describes the settings in the order of the reference page. The result is the
// caller's own.
func CLISettings() []Description {
	return []Description{
		{
			Default:     "127.0.0.1:47391",
			Environment: "NERVIX_ADDRESS",
			Flag:        "address",
			Group:       "Connection",
			Type:        "address",
		},
		{
			Default:     "admin",
			Environment: "NERVIX_USER",
			Flag:        "user",
			Group:       "Connection",
			Type:        "string",
		},
		{
			Environment: "NERVIX_PASSWORD",
			Flag:        "password",
			Group:       "Connection",
			Secret:      true,
			Type:        "string",
		},
		{
			Environment: "NERVIX_PASSWORD_FILE",
			Flag:        "password-file",
			Group:       "Connection",
			Type:        "path",
		},
		{
			Default:     "10s",
			Environment: "NERVIX_CONNECT_TIMEOUT",
			Flag:        "connect-timeout",
			Group:       "Connection",
			Type:        "duration",
		},
		{
			Default:     "0s",
			Environment: "NERVIX_WAIT_TIMEOUT",
			Flag:        "wait-timeout",
			Group:       "Connection",
			Type:        "duration",
		},
		{
			Environment: "NERVIX_DOMAIN",
			Flag:        "domain",
			Group:       "Connection",
			Type:        "string",
		},
		{
			Environment: "NERVIX_COMMAND",
			Flag:        "command",
			Group:       "Input",
			Type:        "list",
		},
		{
			Environment: "NERVIX_FILE",
			Flag:        "file",
			Group:       "Input",
			Type:        "list",
		},
		{
			Environment: "NERVIX_HISTORY",
			Flag:        "history",
			Group:       "Input",
			Type:        "path",
		},
		{
			Default:     "table",
			Environment: "NERVIX_OUTPUT",
			Flag:        "output",
			Group:       "Output",
			Type:        "choice",
		},
		{
			Default:     "auto",
			Environment: "NERVIX_COLOR",
			Flag:        "color",
			Group:       "Output",
			Type:        "choice",
		},
		{
			Default:     "false",
			Environment: "NERVIX_QUIET",
			Flag:        "quiet",
			Group:       "Output",
			Type:        "bool",
		},
	}
}
