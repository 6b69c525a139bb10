// Package alteration applies the operations of ALTER statements to Models.
//
// It owns the rules of every operation (grammar reference, 5.4): what must be there, what must be
// free, and what must remain. Operations apply from left to right to one candidate, all or none.
// It never judges the resulting Model as a whole, which is the registry's work, and it never
// decides what a change pauses: that is the difference between the two Models, however it was
// written (CP-222). Main functions: Apply, Origin.
package alteration
