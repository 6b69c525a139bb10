package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"nervix/generated/failure"
	"nervix/generated/setting"
)

// version is set by the release build.
var version = "dev"

// collectorPercent is the heap growth between two garbage collections unless GOGC says otherwise.
// Batches die young and the live heap is small, so that the usual 100 collects too often; beyond 150
// the memory grows faster than the processor time falls.
const collectorPercent = 150

// collectorTenths of the memory limit are what the garbage collector aims at: it does not know all
// that is resident, such as the mapped program.
const collectorTenths = 9

func main() {
	if _, set := os.LookupEnv("GOGC"); !set {
		debug.SetGCPercent(collectorPercent)
	}
	command := newCommand(os.Stdout, os.Stderr)
	if err := command.Execute(); err != nil {
		fmt.Fprintln(os.Stderr, "nervix-server:", err)
		os.Exit(exitCode(err))
	}
}

// exitCode follows the class of the failure.
func exitCode(err error) int {
	var typed failure.Failure
	if errors.As(err, &typed) {
		return typed.Class().ExitCode()
	}
	return 1
}

func newCommand(out, log io.Writer) *cobra.Command {
	settings := setting.NewServer()
	command := &cobra.Command{
		Use:           "nervix-server",
		Short:         "Run a Nervix node",
		Long:          "nervix-server runs one node of a Nervix cluster. Without flags it is a cluster of one node on\nloopback addresses with its store in ./nervix-data. Every flag has a NERVIX_* twin.",
		Args:          func(command *cobra.Command, args []string) error { return usage(command, cobra.NoArgs(command, args)) },
		Version:       version,
		SilenceUsage:  true,
		SilenceErrors: true,
		RunE: func(*cobra.Command, []string) error {
			if err := settings.Load(os.LookupEnv); err != nil {
				return err
			}
			if err := settings.Validate(); err != nil {
				return err
			}
			return serve(settings, out, log)
		},
	}
	command.SetFlagErrorFunc(usage)
	settings.Register(command.Flags())
	command.SetHelpFunc(showHelp)
	return command
}

// usage types the mistakes in a command line that the flag library reports.
func usage(_ *cobra.Command, err error) error {
	if err == nil {
		return nil
	}
	return &failure.UsageError{Reason: err.Error()}
}

// serve runs the node until a stop signal. The first one ends it in order, within the shutdown
// deadline; a second one ends the process at once with 128 plus its number.
func serve(settings *setting.Server, out, log io.Writer) error {
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, syscall.SIGTERM, syscall.SIGINT)
	defer signal.Stop(signals)
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	go func() {
		<-signals
		stop()
		os.Exit(insist(signals, settings.ShutdownTimeout+lastGrace))
	}()
	n, err := openNode(ctx, settings, newLogger(settings, log))
	if err != nil {
		return err
	}
	if _, set := os.LookupEnv("GOMEMLIMIT"); !set {
		debug.SetMemoryLimit(n.budget.Limit() / 10 * collectorTenths)
	}
	return n.run(ctx, out)
}

// lastGrace is what an ordered stop has, past its deadline, to report the failure itself.
const lastGrace = time.Second

// insist waits for a second signal, or until an ordered stop should long have ended the process,
// and gives the exit code. Ending at any point is safe: what was acknowledged is durable.
func insist(signals <-chan os.Signal, limit time.Duration) int {
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case second := <-signals:
		if number, isSignal := second.(syscall.Signal); isSignal {
			return 128 + int(number)
		}
		return 1
	case <-timer.C:
		return exitCode(&failure.ShutdownDeadline{Deadline: limit - lastGrace})
	}
}
