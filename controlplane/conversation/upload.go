package conversation

import (
	"context"

	"nervix/controlplane/command"
	"nervix/controlplane/resource"
	"nervix/generated/failure"
	"nervix/generated/record"
	wire "nervix/generated/session"
	"nervix/generated/statement"
)

// upload is the upload of a session that is not ended.
type upload struct {
	request command.Request
	content *resource.Upload
}

// BeginUpload implements session.Conversation. What was admitted under the reference before is
// answered at once; content that is on the node already is not asked for again.
func (c *conversation) BeginUpload(ctx context.Context, begin wire.BeginUpload) (wire.Result, error) {
	c.giveUp()
	manifest := &record.Manifest{}
	for i := range begin.Files {
		file := &begin.Files[i]
		manifest.Files = append(manifest.Files, record.ManifestFile{Path: file.Path, Size: file.Size, SHA256: file.Sha256})
	}
	result := wire.Result{Transaction: c.binding()}
	store := c.server.Resources
	if err := store.Limits().Check(manifest); err != nil {
		return result, err
	}
	version, err := resource.Describe(manifest)
	if err != nil {
		return result, err
	}
	request := command.Request{
		Caller: c.caller(), Domain: begin.Domain, Reference: begin.Reference, Upload: &version,
		Item: command.Item{Statement: &statement.UploadResource{Name: begin.Resource}},
	}
	admitted, err := c.server.Commands.Uploadable(ctx, request)
	switch {
	case err != nil:
		return result, err
	case admitted != nil:
		return c.uploaded(admitted, nil)
	case store.Has(version.Root):
		return c.importVersion(ctx, request, version)
	}
	content, err := store.Begin(manifest)
	if err != nil {
		return result, err
	}
	c.upload = &upload{request: request, content: content}
	result.WantsContent = true
	return result, nil
}

// UploadPart implements session.Conversation. A part that is refused gives the upload up.
func (c *conversation) UploadPart(_ context.Context, part []byte) (wire.Result, error) {
	result := wire.Result{Transaction: c.binding()}
	if c.upload == nil {
		return result, &failure.UploadRefused{Reason: "no upload was begun"}
	}
	_, err := c.upload.content.Write(part)
	if err != nil {
		c.giveUp()
	}
	return result, err
}

// EndUpload implements session.Conversation.
func (c *conversation) EndUpload(ctx context.Context) (wire.Result, error) {
	if c.upload == nil {
		return wire.Result{Transaction: c.binding()}, &failure.UploadRefused{Reason: "no upload was begun"}
	}
	ended := c.upload
	defer c.giveUp()
	version, err := ended.content.Complete()
	if err != nil {
		return wire.Result{Transaction: c.binding(), Reference: ended.request.Reference}, err
	}
	return c.importVersion(ctx, ended.request, version)
}

// importVersion makes durable content a version.
func (c *conversation) importVersion(ctx context.Context, request command.Request, version record.ResourceVersion) (wire.Result, error) {
	version.Node, version.Created = c.server.Cluster().Self, c.server.now().UnixMilli()
	request.Upload = &version
	return c.uploaded(c.server.Commands.Execute(ctx, request))
}

func (c *conversation) uploaded(one *command.Result, err error) (wire.Result, error) {
	result := joined([]*command.Result{one})
	result.Transaction = c.binding()
	if one != nil {
		result.Reference = one.Reference
	}
	return result, err
}

// giveUp ends an upload that was begun; what was received is removed.
func (c *conversation) giveUp() {
	if c.upload != nil {
		c.upload.content.Close()
		c.upload = nil
	}
}
