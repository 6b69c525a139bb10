// Code generated from spec/ by go generate. DO NOT EDIT.

// Package setting holds the settings of the binaries: flags, environment twins, defaults and
// validation.
//
// It owns names, defaults and bounds. It never reads the process environment or a file itself and
// never acts on a setting. Main types: one struct per binary, Bytes, Description.
package setting

import (
	"errors"
	"fmt"
	"net"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"nervix/generated/failure"
)

// LookupEnv finds an environment variable, as os.LookupEnv does.
type LookupEnv func(name string) (string, bool)

// Description describes a setting for help texts and tests.
type Description struct {
	// Flag is the long name without dashes, Environment its twin.
	Flag        string
	Environment string
	// Group is the heading under which the setting is shown.
	Group string
	Type  string
	// Default is the default as text.
	Default string
	// Secret tells that the value must never be shown.
	Secret bool
}

// Bytes is a size in bytes.
type Bytes int64

// The binary units.
const (
	KiB Bytes = 1 << (10 * (iota + 1))
	MiB
	GiB
)

// byteUnits are the accepted units, longer ones first; compared in upper case.
var byteUnits = []struct {
	name   string
	factor Bytes
}{{"GIB", GiB}, {"MIB", MiB}, {"KIB", KiB}, {"GB", 1e9}, {"MB", 1e6}, {"KB", 1e3}, {"B", 1}}

// Set reads a size with a unit; a bare number counts bytes.
func (b *Bytes) Set(text string) error {
	number, factor := strings.ToUpper(strings.TrimSpace(text)), Bytes(1)
	for _, unit := range byteUnits {
		if rest, ok := strings.CutSuffix(number, unit.name); ok {
			number, factor = strings.TrimSpace(rest), unit.factor
			break
		}
	}
	value, err := strconv.ParseInt(number, 10, 64)
	if err != nil || value < 0 || Bytes(value) > (1<<63-1)/factor {
		return fmt.Errorf("%q is no size such as 64MiB", text)
	}
	*b = Bytes(value) * factor
	return nil
}

// String gives the size in the largest binary unit that divides it.
func (b *Bytes) String() string {
	for _, unit := range []struct {
		name   string
		factor Bytes
	}{{"GiB", GiB}, {"MiB", MiB}, {"KiB", KiB}} {
		if *b != 0 && *b%unit.factor == 0 {
			return strconv.FormatInt(int64(*b/unit.factor), 10) + unit.name
		}
	}
	return strconv.FormatInt(int64(*b), 10) + "B"
}

// Type names the type in help texts.
func (b *Bytes) Type() string { return "size" }

// faults collects what is wrong with the settings.
type faults []error

func (f *faults) add(flag, environment, reason string) {
	*f = append(*f, &failure.InvalidSetting{Flag: "--" + flag, Environment: environment, Reason: reason})
}

func (f faults) join() error { return errors.Join(f...) }

// loadEnvironment sets every flag that was not given from its environment twin.
func loadEnvironment(flags *pflag.FlagSet, settings []Description, lookup LookupEnv) error {
	var found faults
	for _, setting := range settings {
		flag := flags.Lookup(setting.Flag)
		if flag == nil || flag.Changed {
			continue
		}
		text, ok := lookup(setting.Environment)
		if !ok || text == "" {
			continue
		}
		// The value is set past the flag set, so that the flag does not count as given.
		if flag.Value.Set(text) != nil {
			reason := "is no " + setting.Type
			if !setting.Secret {
				reason = strconv.Quote(text) + " " + reason
			}
			found.add(setting.Flag, setting.Environment, reason)
		}
	}
	return found.join()
}

// isAddress tells whether a text is host:port with a port in range; the host may be empty.
func isAddress(text string) bool {
	_, port, err := net.SplitHostPort(text)
	if err != nil {
		return false
	}
	number, err := strconv.ParseUint(port, 10, 16)
	return err == nil && number <= 65535
}

// isLoopback tells whether an address can be reached from this machine only.
func isLoopback(address string) bool {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		return false
	}
	if host == "localhost" {
		return true
	}
	ip := net.ParseIP(host)
	return ip != nil && ip.IsLoopback()
}

// givenTexts counts the texts that are not empty.
func givenTexts(texts ...string) int {
	count := 0
	for _, text := range texts {
		if text != "" {
			count++
		}
	}
	return count
}
