package command

import (
	"slices"

	"nervix/controlplane/registry/target"
	"nervix/generated/failure"
	"nervix/generated/statement"
)

// unserved refuses the statements whose machinery does not exist, after the checks that need none.
// It gives nil for all others.
func (s *Service) unserved(r *Request) error {
	switch m := r.Statement.(type) {
	case *statement.CordonNode:
		return s.nodeUnserved(m, m.Node)
	case *statement.UncordonNode:
		return s.nodeUnserved(m, m.Node)
	case *statement.DrainNode:
		return s.nodeUnserved(m, m.Node)
	case *statement.DropNode:
		if slices.Contains(s.config.Members().Live, m.Node) {
			return &failure.LiveNode{Node: m.Node, Place: failure.AtPath("node")}
		}
		return s.nodeUnserved(m, m.Node)
	case *statement.Relocate:
		return s.Relocation(r.Domain, m.Form(), &m.Relocation)
	}
	return nil
}

func (s *Service) nodeUnserved(m statement.Statement, node string) error {
	if err := s.member(node, "node"); err != nil {
		return err
	}
	return &failure.MachineryMissing{Form: m.Form(), Machinery: "the ownership handoff between nodes"}
}

func (s *Service) member(node, path string) error {
	if !slices.Contains(s.config.Members().Live, node) {
		return &failure.UnknownNode{Node: node, Place: failure.AtPath(path)}
	}
	return nil
}

// Relocation checks what RELOCATE and DESCRIBE RELOCATION name, and refuses them because nothing can
// move. It fails with failure.UnknownDomain, failure.UnknownModel, failure.RelocationMember,
// failure.UnknownNode or failure.MachineryMissing.
func (s *Service) Relocation(domain, form string, m *statement.Relocation) error {
	d, err := s.View().Domain(domain)
	if err != nil {
		return err
	}
	graph, err := d.Graph()
	if err != nil {
		return err
	}
	for _, member := range target.Members(m) {
		if _, exists := graph.Find(member.Key); !exists {
			key := member.Key
			return &failure.UnknownModel{Kind: key.Kind.Text(), Model: key.Name, Domain: domain, Place: failure.AtPath(member.Path)}
		}
	}
	if err := target.Relocation(graph, m); err != nil {
		return err
	}
	if err := s.member(m.Node, "relocation.node"); err != nil {
		return err
	}
	return &failure.MachineryMissing{Form: form, Machinery: "the ownership handoff between nodes"}
}
