package binding

import (
	"nervix/controlplane/resource"
	"nervix/controlplane/state"
	"nervix/generated/failure"
	"nervix/generated/revision"
)

// Content finds the versions of committed resources in the store of this node. It implements
// content.Library.
type Content struct {
	View  func() *state.View
	Store *resource.Store
}

// Directory implements content.Library.
func (c *Content) Directory(domain string, version revision.ResourceVersion) (string, error) {
	found, err := c.View().Resource(domain, version.Resource)
	if err != nil {
		return "", err
	}
	if version.Version == 0 || version.Version > uint64(len(found.Versions)) {
		return "", &failure.UnknownResourceVersion{Resource: version.Resource, Version: version.Version}
	}
	root := found.Versions[version.Version-1].Root
	if !c.Store.Has(root) {
		return "", &failure.ResourceMissing{Resource: version.Resource, Version: version.Version}
	}
	return c.Store.Directory(root), nil
}
