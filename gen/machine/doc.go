// Package machine generates nervix/generated/machine and its reference page from spec/machine.
//
// It owns the shape of spec/machine/*.yaml (Machine), the checks on it, and the emitted enums,
// total transition functions, table tests and Mermaid diagrams. It knows no machine itself.
package machine
