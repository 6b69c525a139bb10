package conversation

import (
	"context"

	"nervix/controlplane/inspect"
	"nervix/controlplane/transaction"
	"nervix/generated/failure"
	"nervix/generated/model"
	wire "nervix/generated/session"
	"nervix/generated/statement"
	"nervix/grammar"
)

// immediate answers reads and session-local statements.
func (c *conversation) immediate(ctx context.Context, domain string, s statement.Statement) (wire.Result, error) {
	switch s := s.(type) {
	case *statement.CreateSubscription:
		return linesOf(c.subscribe(ctx, domain, s))
	case *statement.DeleteSubscription:
		return linesOf(c.unsubscribe(s))
	case *statement.DescribeTransaction:
		return c.describeTransaction(ctx, s)
	case *statement.DescribeRelocation:
		return wire.Result{}, c.server.Commands.Relocation(domain, s.Form(), &s.Relocation)
	case *statement.ShowClusterStatus, *statement.ShowTransactions:
		return linesOf(c.showCluster(ctx, s))
	}
	if s.Class() != statement.ClassRead {
		return wire.Result{}, &failure.ClientStatement{Form: s.Form()}
	}
	subject, err := c.server.subject(ctx, domain)
	if err != nil {
		return wire.Result{}, err
	}
	return linesOf(c.readDomain(subject, s))
}

func linesOf(lines []string, err error) (wire.Result, error) { return wire.Result{Lines: lines}, err }

// showCluster answers the reads that are about no domain. The transactions are those that this node
// knows of, so that any node can tell them without a leader (CP-173).
func (c *conversation) showCluster(ctx context.Context, s statement.Statement) ([]string, error) {
	if _, lists := s.(*statement.ShowTransactions); lists {
		return transaction.Lines(c.server.Commands.View(), c.server.now()), nil
	}
	view, err := c.server.read(ctx)
	if err != nil {
		return nil, err
	}
	return inspect.Status(c.server.Cluster(), view, c.server.Commands.Locks()), nil
}

// readDomain answers the reads of one domain.
func (c *conversation) readDomain(subject *inspect.Subject, s statement.Statement) ([]string, error) {
	switch s := s.(type) {
	case *statement.ShowCreate:
		found, err := find(subject, s.Key)
		if err != nil {
			return nil, err
		}
		return []string{grammar.Render(found)}, nil
	case *statement.ShowPlacements:
		return inspect.Placements(subject.Graph), nil
	case *statement.ShowUDFs:
		return inspect.Functions(subject.Graph), nil
	case *statement.ShowState:
		return subject.State(s)
	case *statement.Lookup:
		return subject.Lookup(s)
	case *statement.DescribeDomain:
		return subject.DomainLines(), nil
	case *statement.DescribeModel:
		return subject.Describe(s)
	case *statement.DescribeResource:
		view := c.server.Commands.View()
		found, err := view.Resource(subject.Graph.Domain(), s.Name)
		if err != nil {
			return nil, err
		}
		return inspect.Resource(found, s.Version, c.server.Resources, c.server.Cluster().Self)
	}
	return nil, &failure.NotExecutable{Form: s.Form()}
}

// find gives a model of the domain that a statement names.
func find(subject *inspect.Subject, key model.Key) (model.Model, error) {
	if found, exists := subject.Graph.Find(key); exists {
		return found, nil
	}
	return nil, &failure.UnknownModel{Kind: key.Kind.Text(), Model: key.Name, Domain: subject.Graph.Domain(), Place: failure.AtPath("key.name")}
}

// describeTransaction answers DESCRIBE TRANSACTION, beside the session's transaction or not.
func (c *conversation) describeTransaction(ctx context.Context, s *statement.DescribeTransaction) (wire.Result, error) {
	inspection, err := c.server.Commands.Inspect(ctx, c.caller(), s.Transaction, s.Operation)
	if err != nil {
		return wire.Result{}, err
	}
	document, err := inspection.JSON()
	if err != nil {
		return wire.Result{}, err
	}
	if s.Format == statement.FormatJson {
		return wire.Result{Lines: []string{document}, Document: document}, nil
	}
	return wire.Result{Lines: inspection.Lines(), Document: document}, nil
}
