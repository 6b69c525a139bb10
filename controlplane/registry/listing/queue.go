package listing

import (
	"maps"
	"slices"

	"nervix/controlplane/alteration"
	"nervix/controlplane/registry"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// Queue adds what queued statements lead to, in written order. The order of the statements alone
// decides which names there are, so that a queue that does not hold yet, or no longer, is listed
// all the same (CP-060, CP-061).
func (l *Listing) Queue(queued []statement.Statement) error {
	l.Resources = maps.Clone(l.Resources)
	models := map[model.Key]model.Model{}
	for _, m := range l.Graph.Models() {
		models[m.ModelKey()] = m
	}
	for _, s := range queued {
		switch s := s.(type) {
		case *statement.CreateModel:
			if _, exists := models[s.Model.ModelKey()]; !exists {
				models[s.Model.ModelKey()] = s.Model
			}
		case *statement.AlterModel:
			alter(models, s)
		case *statement.DropModel:
			delete(models, s.Key)
		case *statement.CreateResource:
			if _, exists := l.Resources[s.Name]; !exists {
				l.Resources[s.Name] = 0
			}
		}
	}
	graph, err := registry.NewGraph(l.Graph.Domain(), slices.Collect(maps.Values(models)))
	if err != nil {
		return err
	}
	l.Graph = graph
	return nil
}

// alter replaces a model by what the statement makes of it; operations that do not apply leave it
// as it is.
func alter(models map[model.Key]model.Model, s *statement.AlterModel) {
	m, exists := models[s.Key]
	if !exists {
		return
	}
	if altered, err := alteration.Apply(m, s.Operations); err == nil {
		delete(models, s.Key)
		models[altered.ModelKey()] = altered
	}
}
