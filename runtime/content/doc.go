// Package content gives the runtime the files of resource versions.
//
// It owns Library, through which a cluster node lends what its resource store holds, and the reading
// of single files. A version is named as revisions name it and never changes, so that whatever is
// made of a file may be kept as long as the version is bound. The package stores nothing, knows no
// statements and follows no path out of a version.
package content
