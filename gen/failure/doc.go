// Package failure generates nervix/generated/failure and its reference page from spec/failure.
//
// It owns the shape of spec/failure/*.yaml (File), the checks on it and the form of the emitted
// Go. runtime.txt is the part of the emitted package that does not depend on any single failure.
// It knows no failure itself.
package failure
