// Package imports holds the test that keeps the layers of the module apart: it reads the import
// graph and fails on any edge that the table in it does not allow.
package imports
