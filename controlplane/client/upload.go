package client

import (
	"context"
	"errors"
	"math"

	"github.com/google/uuid"

	"nervix/controlplane/resource"
	wire "nervix/generated/session"
)

const (
	// uploadFiles is the most files of an upload, which the protocol bounds.
	uploadFiles = 65536
	// uploadPart is the bytes of one part.
	uploadPart = 1 << 20
)

// errRefused ends the sending of parts; the result of the refused one says why.
var errRefused = errors.New("a part was refused")

// Upload makes a local directory the next version of a resource of the selected domain: the UPLOAD
// RESOURCE statement. It is repeated under one reference while the outcome is uncertain, within the
// bounds of Retry, so that one call makes one version. Errors and results are those of Run, and
// failure.ReadFailed or failure.UploadRefused for a directory that cannot be uploaded.
func (c *Client) Upload(ctx context.Context, name, directory string) (*Result, error) {
	from, err := resource.Scan(directory, resource.Limits{Files: uploadFiles, Bytes: math.MaxInt64})
	if err != nil {
		return nil, err
	}
	defer from.Close()
	reference, err := uuid.NewV7()
	if err != nil {
		return nil, err
	}
	begin := &wire.BeginUpload{Reference: reference.String(), Resource: name}
	for i := range from.Manifest.Files {
		file := &from.Manifest.Files[i]
		begin.Files = append(begin.Files, wire.UploadFile{Path: file.Path, Size: file.Size, Sha256: file.SHA256})
	}
	return c.persist(ctx, begin.Reference, func() (*Result, error) { return c.upload(ctx, begin, from) })
}

// upload sends the directory once. Everything goes over one connection, which holds the upload.
func (c *Client) upload(ctx context.Context, begin *wire.BeginUpload, from *resource.Directory) (*Result, error) {
	connection, err := c.connected(ctx)
	if err != nil {
		return nil, err
	}
	begin.Domain = c.Domain()
	begun, err := c.command(ctx, connection, begin)
	if err != nil || !begun.WantsContent {
		return begun, err
	}
	refused, err := c.parts(ctx, connection, from)
	if refused != nil || err != nil {
		return refused, err
	}
	return c.command(ctx, connection, &wire.EndUpload{})
}

// parts sends the content, one part after the other. It gives the result of a part that was refused.
func (c *Client) parts(ctx context.Context, connection *connection, from *resource.Directory) (*Result, error) {
	var refused *Result
	err := from.Each(uploadPart, func(part []byte) error {
		result, err := c.command(ctx, connection, &wire.UploadPart{Bytes: part})
		if err == nil && result.Disposition != wire.DispositionCompleted {
			refused = result
			return errRefused
		}
		return err
	})
	if refused != nil {
		return refused, nil
	}
	return nil, err
}
