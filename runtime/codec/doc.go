// Package codec owns what every wire format shares: the column buffers that decoders fill, the raw
// views of columns that encoders read, the buffer of encoded records and the failure of one row.
// The formats live in packages below this one; package format opens the one that a plan names.
//
// Columns writes rows straight into typed buffers and wraps them as Arrow arrays when a batch is
// complete; collections are built element by element. A row that is given up half-way leaves no
// trace. View reads an Arrow array without an interface call per value. The package parses nothing
// and knows no connector.
package codec
