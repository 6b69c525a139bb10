// Package shape generates the record shapes that the language fixes, such as the structured
// message error.
//
// It owns the format of spec/shape. It never defines types: their kinds are those of
// spec/model/datatype.yaml. Main function: Generate.
package shape
