// Package reference writes the first page of the generated reference.
//
// It owns the order and the grouping of the pages that the other generators write, and runs behind
// them: a page that nothing lists, and a listed page that nothing writes, are faults. It reads the
// title and the introduction of each page and nothing else.
package reference
