// Package format opens the codec that a plan names: it knows every wire format of this release and
// is the one place that does. Ingestors and emitters get a codec.Decoder or codec.Encoder from it
// and never see a format.
package format
