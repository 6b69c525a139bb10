// Package columnar is the data plane's view of Arrow: how NSPL types map to Arrow types
// (expressions reference, section 2.1), and the few whole-column operations that every part of
// the runtime shares.
//
// It owns type and schema conversion (ArrowType, ArrowSchema), gathering rows (Take, TakeAll),
// joining batches (Concat), columns of nulls (Nulls), raw assembly (Fixed, Strings, and Shape for
// columns that are made together) and the byte accounting of flush boundaries (Bytes, GroupBytes).
//
// It computes no expression and holds no state. Columns that it makes live in ordinary memory:
// releasing them is allowed, never needed. Columns that it shares are retained.
package columnar
