package protobuf

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/bufbuild/protocompile"
	"github.com/bufbuild/protocompile/reporter"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"
	"google.golang.org/protobuf/types/dynamicpb"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/content"
)

// MaximumTime bounds the compilation of the files of one codec.
const MaximumTime = 30 * time.Second

// schema is a message with what its files declare.
type schema struct {
	message protoreflect.MessageDescriptor
	// types resolves extensions, and the content of google.protobuf.Any.
	types *dynamicpb.Types
}

// Compile finds the message of a codec and whatever its values may consist of. It fails like
// content.Files, with failure.ProtobufSource or failure.UnknownMessage.
func Compile(wire *revision.ProtobufWire, files content.Files) (protoreflect.MessageDescriptor, error) {
	compiled, err := compile(wire, files)
	if err != nil {
		return nil, err
	}
	return compiled.message, nil
}

func compile(wire *revision.ProtobufWire, files content.Files) (*schema, error) {
	names, err := sources(wire, files)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), MaximumTime)
	defer cancel()
	compiler := protocompile.Compiler{
		MaxParallelism: 1,
		Resolver: protocompile.WithStandardImports(&protocompile.SourceResolver{
			ImportPaths: append(slices.Clone(wire.Includes), ""),
			Accessor:    func(name string) (io.ReadCloser, error) { return open(wire, files, name) },
		}),
	}
	linked, err := compiler.Compile(ctx, names...)
	if err != nil {
		return nil, faulty(names, err)
	}
	registry := new(protoregistry.Files)
	for _, file := range linked {
		if err := register(registry, file); err != nil {
			return nil, faulty(names, err)
		}
	}
	found, err := registry.FindDescriptorByName(protoreflect.FullName(wire.Message))
	if message, is := found.(protoreflect.MessageDescriptor); err == nil && is {
		return &schema{message, dynamicpb.NewTypes(registry)}, nil
	}
	return nil, &failure.UnknownMessage{Symbol: wire.Message}
}

// register adds a file after what it imports.
func register(registry *protoregistry.Files, file protoreflect.FileDescriptor) error {
	if _, err := registry.FindFileByPath(file.Path()); err == nil {
		return nil
	}
	for i := range file.Imports().Len() {
		if err := register(registry, file.Imports().Get(i).FileDescriptor); err != nil {
			return err
		}
	}
	return registry.RegisterFile(file)
}

// sources names the files to compile as imports name them.
func sources(wire *revision.ProtobufWire, files content.Files) ([]string, error) {
	chosen := wire.Files
	if len(chosen) == 0 {
		paths, err := files.List(wire.Content)
		if err != nil {
			return nil, err
		}
		for _, name := range paths {
			if path.Ext(name) == ".proto" {
				chosen = append(chosen, name)
			}
		}
	}
	names := make([]string, 0, len(chosen))
	for _, file := range chosen {
		if _, err := files.Read(wire.Content, file); err != nil {
			return nil, err
		}
		if name := imported(file, wire.Includes); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names, nil
}

// imported gives the name by which other files import a file: the shortest below a directory that
// imports start at.
func imported(file string, includes []string) string {
	name := file
	for _, include := range includes {
		if rest, below := strings.CutPrefix(file, include+"/"); below && len(rest) < len(name) {
			name = rest
		}
	}
	return name
}

func open(wire *revision.ProtobufWire, files content.Files, name string) (io.ReadCloser, error) {
	data, err := files.Read(wire.Content, name)
	if errors.Is(err, failure.CodeUnknownResourceFile) {
		return nil, fs.ErrNotExist
	}
	return io.NopCloser(bytes.NewReader(data)), err
}

// faulty tells what the compiler says of its first mistake; the files are schemas, not payloads.
func faulty(names []string, err error) error {
	if placed, is := errors.AsType[reporter.ErrorWithPos](err); is {
		at := placed.GetPosition()
		return (&failure.ProtobufSource{File: at.Filename, Reason: placed.Error()}).WithCause(err)
	}
	return (&failure.ProtobufSource{File: strings.Join(names, ","), Reason: err.Error()}).WithCause(err)
}
