package grammar

import (
	"fmt"
	"strconv"
	"strings"

	"nervix/generated/model"
	"nervix/generated/statement"
)

// hiddenPassword stands for a password, which no rendering shows.
const hiddenPassword = "'<masked>'"

// RenderStatement writes a statement in canonical form, ending with a semicolon. Parsing it gives
// an equal statement, with two exceptions: the password of CREATE USER is hidden, and the entity
// prefix of an ingestor, which says nothing that the ingestor does not, is left out. A created
// client shows its configuration.
func RenderStatement(s statement.Statement) string {
	return statement.VisitStatement(s, renderer{}) + ";"
}

// kindWords gives the words of a kind, which are its readable text in upper case.
func kindWords(kind model.Kind) string { return strings.ToUpper(kind.Text()) }

// named gives the kind and the name of a Model.
func named(key model.Key) string { return kindWords(key.Kind) + " " + key.Name }

func members(keys []model.Key) string { return each(keys, ", ", named) }

func ifNotExists(flag bool) string { return when(flag, "IF NOT EXISTS ") }

func formatted(format statement.Format) string {
	return when(format == statement.FormatJson, " FORMAT JSON")
}

// VisitCreateModel renders the creation of a Model.
func (r renderer) VisitCreateModel(s *statement.CreateModel) string {
	return "CREATE " + ifNotExists(s.IfNotExists) + strings.TrimPrefix(model.VisitModel(s.Model, r), "CREATE ")
}

// VisitAlterModel renders ALTER.
func (r renderer) VisitAlterModel(s *statement.AlterModel) string {
	return "ALTER " + named(s.Key) + " " + each(s.Operations, ", ", func(o statement.Operation) string {
		return statement.VisitOperation(o, r)
	})
}

// VisitDropModel renders DROP.
func (renderer) VisitDropModel(s *statement.DropModel) string { return "DROP " + named(s.Key) }

// VisitRebindResource renders REBIND RESOURCE.
func (renderer) VisitRebindResource(s *statement.RebindResource) string {
	return "REBIND RESOURCE " + s.Resource + " TO" + renderVersion(s.Version) + prefixed(" FOR ", members(s.Users))
}

// VisitCreateDomain renders CREATE DOMAIN.
func (renderer) VisitCreateDomain(s *statement.CreateDomain) string {
	text := "CREATE " + ifNotExists(s.IfNotExists) + when(s.Pace != nil, "PACED ") + "DOMAIN " + s.Name
	if s.Pace != nil {
		text += " WITH PERIOD " + s.Pace.Period.Text + " SKEW " + s.Pace.Skew.Text
	}
	return text + when(s.Placement != model.PlacementPolicyNeutral, " PLACEMENT "+s.Placement.Text())
}

// VisitAlterDomain renders ALTER DOMAIN.
func (renderer) VisitAlterDomain(s *statement.AlterDomain) string {
	return "ALTER DOMAIN SET PLACEMENT " + s.Placement.Text()
}

// VisitCreateUser renders CREATE USER without its password.
func (renderer) VisitCreateUser(s *statement.CreateUser) string {
	return "CREATE " + ifNotExists(s.IfNotExists) + "USER " + s.Name + " WITH PASSWORD " + hiddenPassword
}

// VisitStartDomain renders START; the usual rate is not printed.
func (renderer) VisitStartDomain(s *statement.StartDomain) string {
	if s.At == nil {
		return "START"
	}
	at := "NOW"
	if !s.At.Now {
		at = quote(s.At.Text)
	}
	return "START AT " + at + when(s.At.Rate != 1, " TIME RATE "+decimal(s.At.Rate))
}

// decimal writes a number without exponent.
func decimal(value float64) string { return strconv.FormatFloat(value, 'f', -1, 64) }

// VisitStopDomain renders STOP.
func (renderer) VisitStopDomain(*statement.StopDomain) string { return "STOP" }

// VisitCreateResource renders CREATE RESOURCE.
func (renderer) VisitCreateResource(s *statement.CreateResource) string {
	return "CREATE " + ifNotExists(s.IfNotExists) + "RESOURCE " + s.Name
}

// VisitUploadResource renders UPLOAD RESOURCE.
func (renderer) VisitUploadResource(s *statement.UploadResource) string {
	return "UPLOAD RESOURCE " + s.Name + " VERSION " + quote(s.Directory)
}

// VisitResetState renders RESET WASM PROCESSOR.
func (r renderer) VisitResetState(s *statement.ResetState) string {
	return "RESET WASM PROCESSOR " + s.Processor + " STATE" + prefixed(" IN DOMAIN ", s.Domain) +
		" FOR " + statement.VisitResetScope(s.Scope, r)
}

// VisitResetUnbranched renders UNBRANCHED.
func (renderer) VisitResetUnbranched(*statement.ResetUnbranched) string { return "UNBRANCHED" }

// VisitResetAll renders ALL BRANCHES.
func (renderer) VisitResetAll(*statement.ResetAll) string { return "ALL BRANCHES" }

// VisitResetBranch renders BRANCH VALUES.
func (renderer) VisitResetBranch(s *statement.ResetBranch) string {
	return "BRANCH VALUES { " + each(s.Values, ", ", binding) + " }"
}

// binding renders one key field of a concrete branch. A negative number is written as such, because
// a binding holds no expression.
func binding(b statement.BranchBinding) string {
	if negative, ok := b.Value.(*model.Unary); ok {
		return b.Field + " = -" + RenderExpr(negative.Operand)
	}
	return b.Field + " = " + RenderExpr(b.Value)
}

// VisitShowCreate renders SHOW CREATE.
func (renderer) VisitShowCreate(s *statement.ShowCreate) string { return "SHOW CREATE " + named(s.Key) }

// VisitShowState renders SHOW RELAY.
func (renderer) VisitShowState(s *statement.ShowState) string {
	return "SHOW RELAY " + s.Relay + " MATERIALIZED STATE"
}

// VisitShowClusterStatus renders SHOW CLUSTER STATUS.
func (renderer) VisitShowClusterStatus(*statement.ShowClusterStatus) string {
	return "SHOW CLUSTER STATUS"
}

// VisitShowPlacements renders SHOW PLACEMENTS.
func (renderer) VisitShowPlacements(*statement.ShowPlacements) string { return "SHOW PLACEMENTS" }

// VisitShowUDFs renders SHOW UDFS.
func (renderer) VisitShowUDFs(*statement.ShowUDFs) string { return "SHOW UDFS" }

// VisitShowTransactions renders SHOW TRANSACTIONS.
func (renderer) VisitShowTransactions(*statement.ShowTransactions) string { return "SHOW TRANSACTIONS" }

// VisitDescribeDomain renders DESCRIBE DOMAIN.
func (renderer) VisitDescribeDomain(*statement.DescribeDomain) string { return "DESCRIBE DOMAIN" }

// VisitDescribeModel renders DESCRIBE of a model.
func (renderer) VisitDescribeModel(s *statement.DescribeModel) string {
	bindings := each(s.Bindings, ", ", binding)
	return "DESCRIBE " + named(s.Key) + when(bindings != "", " WHERE ("+bindings+")") + formatted(s.Format)
}

// VisitDescribeResource renders DESCRIBE RESOURCE.
func (renderer) VisitDescribeResource(s *statement.DescribeResource) string {
	return "DESCRIBE RESOURCE " + s.Name + when(s.Version > 0, fmt.Sprintf(" VERSION %d", s.Version))
}

// VisitDescribeTransaction renders DESCRIBE TRANSACTION.
func (renderer) VisitDescribeTransaction(s *statement.DescribeTransaction) string {
	return "DESCRIBE TRANSACTION" + when(s.Transaction != "", " "+quote(s.Transaction)) +
		when(s.Operation > 0, fmt.Sprintf(" OPERATION %d", s.Operation)) + formatted(s.Format)
}

// VisitDescribeRelocation renders DESCRIBE RELOCATION.
func (renderer) VisitDescribeRelocation(s *statement.DescribeRelocation) string {
	return "DESCRIBE RELOCATION " + relocation(s.Relocation)
}

// VisitDescribeBackup renders DESCRIBE BACKUP.
func (renderer) VisitDescribeBackup(s *statement.DescribeBackup) string {
	return "DESCRIBE BACKUP " + quote(s.Path) + formatted(s.Format)
}

// VisitLookup renders LOOKUP.
func (renderer) VisitLookup(s *statement.Lookup) string {
	return "LOOKUP " + s.HashMap + " KEY " + RenderExpr(s.Key)
}

// VisitCordonNode renders CORDON NODE.
func (renderer) VisitCordonNode(s *statement.CordonNode) string {
	return "CORDON NODE " + renderHost(s.Node)
}

// VisitUncordonNode renders UNCORDON NODE.
func (renderer) VisitUncordonNode(s *statement.UncordonNode) string {
	return "UNCORDON NODE " + renderHost(s.Node)
}

// VisitDrainNode renders DRAIN NODE.
func (renderer) VisitDrainNode(s *statement.DrainNode) string {
	return "DRAIN NODE " + renderHost(s.Node)
}

// VisitDropNode renders DROP NODE.
func (renderer) VisitDropNode(s *statement.DropNode) string { return "DROP NODE " + renderHost(s.Node) }

// VisitRelocate renders RELOCATE.
func (renderer) VisitRelocate(s *statement.Relocate) string {
	return "RELOCATE " + relocation(s.Relocation)
}

func relocation(r statement.Relocation) string {
	text := members(r.Members)
	if len(r.Members) == 0 {
		text = "FROM " + members(r.From) + " TO " + members(r.To)
	}
	return text + " ONTO NODE " + renderHost(r.Node) + preferences(r.Follow) +
		each(r.Exceptions, "", func(e statement.RelocationException) string {
			return " FOR " + named(e.Member) + preferences(e.Follow)
		})
}

func preferences(follow bool) string {
	if follow {
		return " FOLLOW PREFERENCES"
	}
	return " IGNORE PREFERENCES"
}

// VisitBegin renders BEGIN.
func (renderer) VisitBegin(*statement.Begin) string { return "BEGIN" }

// VisitCommit renders COMMIT.
func (renderer) VisitCommit(*statement.Commit) string { return "COMMIT" }

// VisitRevert renders REVERT.
func (renderer) VisitRevert(*statement.Revert) string { return "REVERT" }

// VisitAttachTransaction renders ATTACH TRANSACTION.
func (renderer) VisitAttachTransaction(s *statement.AttachTransaction) string {
	return "ATTACH TRANSACTION " + quote(s.Transaction)
}

// VisitCreateSubscription renders CREATE SUBSCRIPTION.
func (renderer) VisitCreateSubscription(s *statement.CreateSubscription) string {
	text := "CREATE SUBSCRIPTION " + s.Name + " TO " + s.Relay + when(s.Delivery == statement.DeliveryDropping, " DROPPING")
	if s.SampleRate != nil {
		text += " BATCH SAMPLE RATE " + decimal(*s.SampleRate)
	}
	return text + predicate(" WHERE ", s.Where)
}

// VisitDeleteSubscription renders DELETE SUBSCRIPTION.
func (renderer) VisitDeleteSubscription(s *statement.DeleteSubscription) string {
	return "DELETE SUBSCRIPTION " + s.Name
}

// VisitUseDomain renders USE.
func (renderer) VisitUseDomain(s *statement.UseDomain) string { return "USE " + s.Name }

// VisitListDomains renders LIST DOMAINS.
func (renderer) VisitListDomains(*statement.ListDomains) string { return "LIST DOMAINS" }

// VisitBackup renders BACKUP.
func (renderer) VisitBackup(s *statement.Backup) string {
	text := "BACKUP " + scope(s.Cluster, s.Domain) + " TO " + quote(s.Path) + when(s.WithoutResources, " WITHOUT RESOURCES")
	if s.Timeout != nil {
		text += " TIMEOUT " + s.Timeout.Text
	}
	return text + when(s.Mode != statement.BackupModeFull, " "+s.Mode.Text())
}

// scope renders what an archive holds.
func scope(cluster bool, domain string) string {
	if cluster {
		return "CLUSTER"
	}
	return "DOMAIN" + prefixed(" ", domain)
}

// VisitRestore renders RESTORE.
func (renderer) VisitRestore(s *statement.Restore) string {
	return "RESTORE " + scope(s.Cluster, s.Domain) + prefixed(" AS ", s.As) + " FROM " + quote(s.Path) + when(s.Resume, " RESUME") +
		when(s.ExistingUser != statement.ExistingUserFail, " ON EXISTING USER "+s.ExistingUser.String()) +
		when(s.DryRun, " DRY RUN") +
		when(s.Without != statement.RestoreOmissionNone, " WITHOUT "+s.Without.Text())
}
