// Package listing shows a graph to completion.
//
// It owns what is worth knowing about a model in one line, and which fields a model holds or
// reads. It judges nothing: an incomplete graph is listed as far as it goes. Main type: Listing,
// which implements completion.Catalogue.
package listing
