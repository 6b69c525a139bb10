// Package codec owns what every wire format shares: the column buffers that decoders fill, and
// the failure of one row. The formats live in packages below this one.
//
// Columns writes rows straight into typed buffers and wraps them as Arrow arrays when a batch is
// complete. A row that is given up half-way leaves no trace. The package parses nothing and knows
// no connector.
package codec
