package grammar

import (
	"strconv"
	"strings"

	"nervix/generated/model"
	"nervix/generated/statement"
)

// hiddenPassword stands for a password, which no rendering shows.
const hiddenPassword = "'<masked>'"

// RenderStatement writes a statement in canonical form, ending with a semicolon. Parsing it gives
// an equal statement, except for CREATE USER, whose password is hidden. A created client shows its
// configuration.
func RenderStatement(s statement.Statement) string {
	return statement.VisitStatement(s, renderer{}) + ";"
}

// kindWords gives the words of a kind, which are its readable text in upper case.
func kindWords(kind model.Kind) string { return strings.ToUpper(kind.Text()) }

func ifNotExists(flag bool) string { return when(flag, "IF NOT EXISTS ") }

// VisitCreateModel renders the creation of a Model.
func (r renderer) VisitCreateModel(s *statement.CreateModel) string {
	return "CREATE " + ifNotExists(s.IfNotExists) + strings.TrimPrefix(model.VisitModel(s.Model, r), "CREATE ")
}

// VisitDropModel renders DROP.
func (renderer) VisitDropModel(s *statement.DropModel) string {
	return "DROP " + kindWords(s.Key.Kind) + " " + s.Key.Name
}

// VisitCreateDomain renders CREATE DOMAIN.
func (renderer) VisitCreateDomain(s *statement.CreateDomain) string {
	return "CREATE " + ifNotExists(s.IfNotExists) + "DOMAIN " + s.Name
}

// VisitCreateUser renders CREATE USER without its password.
func (renderer) VisitCreateUser(s *statement.CreateUser) string {
	return "CREATE " + ifNotExists(s.IfNotExists) + "USER " + s.Name + " WITH PASSWORD " + hiddenPassword
}

// VisitStartDomain renders START.
func (renderer) VisitStartDomain(*statement.StartDomain) string { return "START" }

// VisitStopDomain renders STOP.
func (renderer) VisitStopDomain(*statement.StopDomain) string { return "STOP" }

// VisitShowCreate renders SHOW CREATE.
func (renderer) VisitShowCreate(s *statement.ShowCreate) string {
	return "SHOW CREATE " + kindWords(s.Key.Kind) + " " + s.Key.Name
}

// VisitShowClusterStatus renders SHOW CLUSTER STATUS.
func (renderer) VisitShowClusterStatus(*statement.ShowClusterStatus) string {
	return "SHOW CLUSTER STATUS"
}

// VisitShowTransactions renders SHOW TRANSACTIONS.
func (renderer) VisitShowTransactions(*statement.ShowTransactions) string { return "SHOW TRANSACTIONS" }

// VisitDescribeDomain renders DESCRIBE DOMAIN.
func (renderer) VisitDescribeDomain(*statement.DescribeDomain) string { return "DESCRIBE DOMAIN" }

// VisitDescribeModel renders DESCRIBE of a model.
func (renderer) VisitDescribeModel(s *statement.DescribeModel) string {
	text := "DESCRIBE " + kindWords(s.Key.Kind) + " " + s.Key.Name
	bindings := each(s.Bindings, ", ", func(b statement.BranchBinding) string { return b.Field + " = " + RenderExpr(b.Value) })
	return text + when(bindings != "", " WHERE ("+bindings+")")
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
		text += " BATCH SAMPLE RATE " + strconv.FormatFloat(*s.SampleRate, 'f', -1, 64)
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
