// Package shell is the interactive prompt.
//
// It owns the loop of reading and running, the words that the prompt answers itself (help, quit),
// the prompt's text, the history without passwords, completion and colours of typed text, and the
// terminal on which notices and rows appear above the line that is being typed. It never decides
// how results look; package output does.
// Main types: Shell, Terminal, History; main function: Complete.
package shell
