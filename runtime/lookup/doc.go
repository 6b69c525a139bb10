// Package lookup indexes the records of hash maps.
//
// A Table is the immutable index over the records of one file of a resource: the columns that the
// codec of the hash map decodes, and the canonical text of every key. Later records with the key of
// an earlier one take its place. Load reads the file as a whole; a record that does not decode or has
// no key fails it. Identity tells when two plans lead to equal tables, so that one may be kept for the
// other. Tables are shared by any number of readers; the package knows no graph and no statement.
package lookup
