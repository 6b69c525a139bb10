// Package protobuf is the codec of Protobuf messages that jaq programs turn into rows and back
// (runtime semantics, section 12.4).
//
// Compile compiles the proto files of a resource version and finds the message; nothing is generated,
// messages are read and written through their descriptors. The program ON INGESTION gets the JSON
// form of a message with two differences: fields have the names of the proto file, and 64-bit integers
// are numbers. Fields that are not set are left out, and unknown ones are tolerated. The value of the
// program ON EMITTING becomes a message by the rules of JSON; a field that the message does not have
// rejects it. Failures never repeat what a payload holds.
//
// Messages do not tell their ends: a file of them holds the length of each as a varint before it, as
// the Protobuf libraries delimit them.
package protobuf
