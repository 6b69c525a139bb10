// Package ledger holds the test that keeps spec/acceptance true: every row names the tests that
// show its requirement, and every named test exists.
//
// A ledger is a tab-separated file with the columns id, section, requirement, check and tests. The
// tests are separated by blanks. A Go test is written as its package directory, a dot and its name
// (controlplane/command.TestRepeatedReference), a scenario as the path of its file
// (tools/scenario/testdata/control/restart.txtar).
package ledger
