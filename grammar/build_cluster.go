package grammar

import (
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/generated/statement"
)

// clusterStatement builds what concerns nodes and archives; nil when the statement does not.
func (b *builder) clusterStatement(tree nspl.IStatementContext) statement.Statement {
	switch {
	case tree.CordonNode() != nil:
		return &statement.CordonNode{Node: b.nodeID("node", tree.CordonNode().NodeRef())}
	case tree.UncordonNode() != nil:
		return &statement.UncordonNode{Node: b.nodeID("node", tree.UncordonNode().NodeRef())}
	case tree.DrainNode() != nil:
		return &statement.DrainNode{Node: b.nodeID("node", tree.DrainNode().NodeRef())}
	case tree.Relocate() != nil:
		return &statement.Relocate{Relocation: b.relocation(tree.Relocate().Relocation())}
	case tree.Backup() != nil:
		return b.backup(tree.Backup())
	case tree.Restore() != nil:
		return b.restore(tree.Restore())
	}
	return nil
}

// nodeID reads the id of a node, which keeps its spelling.
func (b *builder) nodeID(path string, tree nspl.INodeRefContext) string {
	b.mark(path, tree)
	host := tree.HostName()
	b.hostName(host)
	if quoted := host.QUOTED(); quoted != nil {
		return b.unquoted(quoted.GetSymbol())
	}
	return b.compact(host)
}

func (b *builder) relocation(tree nspl.IRelocationContext) statement.Relocation {
	b.mark("relocation", tree)
	result := statement.Relocation{Node: b.nodeID("relocation.node", tree.NodeRef()), Follow: tree.Preferences(0).FOLLOW() != nil}
	if tree.FROM() != nil {
		result.From, result.To = b.members("from", tree.Members(0)), b.members("to", tree.Members(1))
	} else {
		result.Members = b.members("members", tree.Members(0))
	}
	for i, member := range tree.AllMember() {
		at := list("relocation", "exceptions", i)
		b.mark(at, member)
		result.Exceptions = append(result.Exceptions, statement.RelocationException{
			Member: b.key(join(at, "member"), member), Follow: tree.Preferences(i+1).FOLLOW() != nil,
		})
	}
	return result
}

func (b *builder) members(field string, tree nspl.IMembersContext) []model.Key {
	var all []model.Key
	for i, member := range tree.AllMember() {
		all = append(all, b.key(list("relocation", field, i), member))
	}
	return all
}

// archive names an archive in diagnostics.
const archive = "the path of an archive"

func (b *builder) backup(tree nspl.IBackupContext) statement.Statement {
	result := &statement.Backup{
		Cluster: tree.CLUSTER() != nil, Path: b.filled("path", archive, tree.QUOTED()), WithoutResources: tree.RESOURCES() != nil,
	}
	if domain := tree.DomainRef(); domain != nil {
		result.Domain = b.folded("domain", domain)
	}
	switch {
	case tree.STATE() != nil:
		result.Mode = statement.BackupModeWithoutState
	case tree.PAUSE() != nil:
		result.Mode = statement.BackupModeWithoutPause
	case tree.Duration() != nil:
		timeout := b.duration("timeout", tree.Duration())
		result.Timeout = &timeout
	}
	return result
}

func (b *builder) restore(tree nspl.IRestoreContext) statement.Statement {
	options := tree.RestoreOptions()
	result := &statement.Restore{
		Cluster: tree.CLUSTER() != nil, Path: b.filled("path", archive, tree.QUOTED()),
		Resume: tree.RESUME() != nil, DryRun: options.DRY() != nil,
	}
	if names := tree.AllFreshName(); len(names) > 0 {
		result.Domain = b.folded("domain", names[0])
		if len(names) > 1 {
			result.As = b.folded("as", names[1])
		}
	}
	switch {
	case tree.SKIP_WORD() != nil:
		result.ExistingUser = statement.ExistingUserSkip
	case tree.REPLACE() != nil:
		result.ExistingUser = statement.ExistingUserReplace
	}
	switch {
	case options.STATE() != nil:
		result.Without = statement.RestoreOmissionState
	case options.OFFSETS() != nil:
		result.Without = statement.RestoreOmissionSourceOffsets
	}
	return result
}
