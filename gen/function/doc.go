// Package function generates nervix/generated/function and its reference page from
// spec/function.
//
// It owns the shape of spec/function/*.yaml (File), the signature notation and the checks on
// both. runtime.txt is the part of the emitted package that does not depend on any function: the
// types of the tables and the resolution of a call. It knows no function itself.
package function
