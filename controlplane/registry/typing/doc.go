// Package typing gives NSPL expressions their exact types.
//
// It owns the static rules of the expressions reference, sections 2 to 7, 9, 10 and 11: types,
// nullability, sensitivity, scopes and the signatures of functions. Checking an expression either
// yields a typed tree, in which every field is a column of a row source and every function an id,
// or records violations; the registry wants the violations and the planner lowers the tree, so
// that both apply the same rules. It never evaluates anything and never reads a Model beyond the
// expression itself; what an expression calls besides the built-ins it finds in a Library. Main types:
// Expression, Environment, Shape, Output, Library.
package typing
