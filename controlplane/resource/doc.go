// Package resource keeps the content of resource versions on this node.
//
// It owns the directory `<db-path>/resources`: every content is an immutable directory of files,
// named by the digest of what is in it, so that equal uploads share one. An Upload takes the files of
// a manifest in order, checks their sizes and digests, and becomes visible by one rename after
// everything is synced: a crash leaves either the whole content or something that Sweep removes. It
// also reads local directories for clients (Scan), with the same manifest. It knows no domains, no
// versions and no statements: which content a version has is replicated state.
//
// Paths are relative, slash-separated and clean; links, devices and what leads out of a directory are
// refused. Main types: Store, Upload, Limits; main functions: Scan, Root.
package resource
