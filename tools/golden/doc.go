// Package golden holds the test that shows every failure of the language as its user meets it: the
// script that provokes it and the diagnostic that points into it. A failure of the language that no
// script shows is one that nobody has looked at.
package golden
