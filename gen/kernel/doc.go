// Package kernel generates the column kernels of runtime/program: one tight loop for each
// arithmetic and comparison operator and operand shape, functions of one number, the conversions
// between numeric types, the sums of lists, and the tables that pick a kernel by operator and type.
//
// It owns the arithmetic of the kernels (operations.go) and their Go form (kernel.tmpl). The
// loops are generic over the Go types of a class; Go compiles them once per type.
package kernel
