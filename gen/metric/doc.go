// Package metric generates nervix/generated/metric and its reference page from spec/metric.
//
// It owns the shape of spec/metric/*.yaml (File), the checks on it and the form of the emitted Go.
// runtime.txt is the part of the emitted package that does not depend on any family.
package metric
