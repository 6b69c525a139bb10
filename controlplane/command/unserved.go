package command

import (
	"slices"

	"nervix/controlplane/registry"
	"nervix/generated/failure"
	"nervix/generated/model"
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
// move. It fails with failure.UnknownDomain, failure.UnknownModel, failure.UnknownNode or
// failure.MachineryMissing.
func (s *Service) Relocation(domain, form string, m *statement.Relocation) error {
	d, err := s.View().Domain(domain)
	if err != nil {
		return err
	}
	graph, err := d.Graph()
	if err != nil {
		return err
	}
	for _, list := range []struct {
		path    string
		members []model.Key
	}{{"members", m.Members}, {"from", m.From}, {"to", m.To}, {"exceptions", exceptions(m)}} {
		if err := known(graph, domain, list.path, list.members); err != nil {
			return err
		}
	}
	if err := s.member(m.Node, "node"); err != nil {
		return err
	}
	return &failure.MachineryMissing{Form: form, Machinery: "the ownership handoff between nodes"}
}

func exceptions(m *statement.Relocation) []model.Key {
	list := make([]model.Key, len(m.Exceptions))
	for i := range m.Exceptions {
		list[i] = m.Exceptions[i].Member
	}
	return list
}

func known(graph *registry.Graph, domain, path string, members []model.Key) error {
	for _, key := range members {
		if _, exists := graph.Find(key); !exists {
			return &failure.UnknownModel{Kind: key.Kind.Text(), Model: key.Name, Domain: domain, Place: failure.AtPath(path)}
		}
	}
	return nil
}
