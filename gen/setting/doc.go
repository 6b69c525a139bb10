// Package setting generates nervix/generated/setting and its reference pages from spec/config.
//
// It owns the shape of spec/config/*.yaml (Binary), the checks on it (defaults parse and hold
// their own bounds, flags and fields are unique) and the form of the emitted Go. runtime.txt is
// the part of the emitted package that does not depend on any setting.
package setting
