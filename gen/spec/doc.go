// Package spec loads the YAML files under spec/ for the generators.
//
// It owns strict decoding (an unknown key, a wrong type or a malformed document is an error that
// names the file, line and column), stable file order, and the Position that generators attach
// to their own complaints about dangling references. It knows nothing about any family's content.
package spec
