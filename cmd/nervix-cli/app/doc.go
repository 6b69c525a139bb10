// Package app is the command line of the terminal client.
//
// It owns the commands and flags, the choice between a prompt, a pipe and given statements, the
// connection's start and end, progress, and the exit code. It touches no global of the process:
// streams, arguments, environment and signals come with Environment. Main type: Environment; main
// function: Run.
package app
