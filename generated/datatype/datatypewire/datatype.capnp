# Code generated from spec/ by go generate. DO NOT EDIT.
# Wire form of the records of package datatype. NSPL value types. They are shared by Models,
# programs, execution revisions and function signatures; a type is exact everywhere and is never
# converted without a written cast.
@0xe1b9199becd2946c;

using Go = import "/go.capnp";
$Go.package("datatypewire");
$Go.import("nervix/generated/datatype/datatypewire");

enum Kind {
  # The kind of an NSPL type; scalar kinds come first (expressions reference, section 2.1).
  u8 @0;
  # Unsigned 8-bit integer.
  i8 @1;
  # Signed 8-bit integer.
  u16 @2;
  # Unsigned 16-bit integer.
  i16 @3;
  # Signed 16-bit integer.
  u32 @4;
  # Unsigned 32-bit integer.
  i32 @5;
  # Signed 32-bit integer.
  u64 @6;
  # Unsigned 64-bit integer.
  i64 @7;
  # Signed 64-bit integer.
  f32 @8;
  # IEEE 754 single-precision number.
  f64 @9;
  # IEEE 754 double-precision number.
  bool @10;
  # Truth value.
  string @11;
  # Valid UTF-8 text.
  datetime @12;
  # Instant in UTC with nanosecond resolution.
  array @13;
  # Fixed number of elements of one type.
  vec @14;
  # Any number of elements of one type.
}

struct Type {
  # An exact NSPL type. Element is present for ARRAY and VEC only, Length (at least 1) for ARRAY
  # only.
  kind @0 :Kind;
  # Kind of the type.
  element @1 :Type;
  # Element type of a collection; elements are never null.
  length @2 :UInt32;
  # Element count of an ARRAY.
}
