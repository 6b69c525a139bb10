// Package program is the vectorised expression engine: it compiles the programs of an execution
// revision (revision.Construction, Filter and Values) and runs them over Arrow columns.
//
// It owns typed column execution, the per-row error channel and the scratch memory of running
// programs. It never parses, plans or infers types: a program states every type, and one that does
// not fit its schemas fails to compile. It knows no Model, no batch and no node.
//
// Construction, Filter and Values are compiled programs; they are immutable and shared freely.
// A Frame carries the columns of one execution, a Machine the scratch memory of one goroutine.
//
// An instruction computes a whole column before the next one starts. Constants stay single
// values, loaded columns are read in place and shared with the output, and what an instruction
// computes goes to scratch memory that becomes the output column if it ends there. Only failing
// rows cost something in the error channel.
//
// Collections are read in place. Constant regular expressions are compiled with their program; of
// others a Machine keeps a bounded number.
package program
