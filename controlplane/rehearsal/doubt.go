package rehearsal

import (
	"slices"
	"strings"

	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/grammar"
)

// unreadable remembers what a statement with mistakes in its text was about, so that what depends
// on it is not blamed for it.
func (r *Rehearsal) unreadable(piece grammar.Piece) {
	words := r.head(piece)
	if len(words) < 2 {
		return
	}
	r.before()
	verb := words[0]
	for words = words[1:]; len(words) > 0 && skipped[words[0]]; {
		words = words[1:]
	}
	at := slices.Index(words, "domain")
	switch key, ok := named(words); {
	case verb != "create" && verb != "alter":
	case at >= 0 && at+1 < len(words):
		if _, exists := r.domains[words[at+1]]; !exists {
			r.domains[words[at+1]] = newDomain(words[at+1])
		}
	case !ok:
		d := r.domain(&entry{start: piece.Start, end: piece.End, number: r.counted})
		for _, word := range words {
			d.doubtfulNames[word] = true
		}
	default:
		d := r.domain(&entry{start: piece.Start, end: piece.End, number: r.counted})
		d.doubtful[key] = true
		if key.Kind == model.KindResource {
			d.doubtfulResources[key.Name] = true
		}
	}
}

// before judges the statements that were gathered, which no doubt that follows may excuse.
func (r *Rehearsal) before() {
	if !r.transaction {
		r.settle()
	} else if d := r.selected; d != nil {
		d.run = r.queue(d, d.run)
	}
}

// skipped are the words that may stand between CREATE and the kind of a model.
var skipped = map[string]bool{"if": true, "not": true, "exists": true, "attached": true, "detached": true}

// longestHead is how many words of a statement may be needed to know what it is about.
const longestHead = 12

// head gives the words that a statement begins with, in lower case.
func (r *Rehearsal) head(piece grammar.Piece) []string {
	var words []string
	fragment := piece.Fragment()
	for i, kind := range fragment.Types {
		if !nspl.IsWord(kind) || i == longestHead {
			break
		}
		words = append(words, strings.ToLower(r.text[fragment.Spans[i].Start:fragment.Spans[i].End]))
	}
	return words
}

// named reads the kind and the name of a model. The prefix of an ingestor is passed over.
func named(words []string) (model.Key, bool) {
	if at := slices.Index(words, "ingestor"); at > 0 && at <= 2 {
		words = words[at:]
	}
	for length := min(3, len(words)-1); length > 0; length-- {
		if kind, ok := kinds[strings.Join(words[:length], " ")]; ok {
			return model.Key{Kind: kind, Name: words[length]}, true
		}
	}
	return model.Key{}, false
}

// kinds finds the kinds of models by the words of their statements.
var kinds = func() map[string]model.Kind {
	all := map[string]model.Kind{}
	for kind := model.Kind(0); kind.Valid(); kind++ {
		all[strings.ToLower(kind.Text())] = kind
	}
	return all
}()

// dependents gives everything that depends on the models, directly or not.
func (d *domain) dependents(keys []model.Key) map[model.Key]bool {
	reached := map[model.Key]bool{}
	for pending := keys; len(pending) > 0; {
		key := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		for _, user := range d.graph.Dependents(key) {
			if !reached[user] {
				reached[user] = true
				pending = append(pending, user)
			}
		}
	}
	return reached
}

// shaken gives the models that depend on doubtful ones.
func (d *domain) shaken() map[model.Key]bool {
	var roots []model.Key
	for key := range d.doubtful {
		roots = append(roots, key)
	}
	for name := range d.doubtfulNames {
		for kind := model.Kind(0); kind.Valid(); kind++ {
			roots = append(roots, model.Key{Kind: kind, Name: name})
		}
	}
	return d.dependents(roots)
}

// follows tells a mistake that is only there because of a statement that failed before.
func (d *domain) follows(v *violation.Violation, shaken map[model.Key]bool) bool {
	if _, broken := v.Failure.(*failure.BrokenModel); broken && d.doubtful[v.Key] {
		return true
	}
	fault := core(v)
	switch f := fault.(type) {
	case *failure.UnknownReference:
		return d.lenient || d.doubted(f.Kind, f.Model)
	case *failure.UnknownModel:
		return d.lenient || d.doubted(f.Kind, f.Model)
	case *failure.WrongReferenceKind:
		return d.doubted(f.Kind, f.Model)
	case *failure.UnknownResource:
		return d.lenient || d.doubtfulResources[f.Resource]
	case *failure.UnknownResourceVersion:
		return d.lenient || d.doubtfulResources[f.Resource]
	case *failure.ResourceWithoutVersion:
		return d.lenient || d.doubtfulResources[f.Resource]
	}
	return (shaken[v.Key] || d.lenient) && !local[fault.Code()]
}

// core gives the mistake itself: that of the model that a change breaks is the cause.
func core(v *violation.Violation) failure.Failure {
	if broken, ok := v.Failure.(*failure.BrokenModel); ok {
		if cause, ok := broken.Unwrap().(failure.Failure); ok {
			return cause
		}
	}
	return v.Failure
}

// doubted tells whether a name stands for a doubtful model.
func (d *domain) doubted(kind, name string) bool {
	if d.doubtfulNames[name] {
		return true
	}
	for key := range d.doubtful {
		if key.Name == name && key.Kind.Text() == kind {
			return true
		}
	}
	return false
}

// local are the mistakes that a model makes whatever it depends on.
var local = map[failure.Code]bool{
	failure.CodeDuplicateModel: true, failure.CodeInvalidModelName: true, failure.CodeDuplicateItem: true,
	failure.CodeMissingQuiesce: true, failure.CodeUnsupportedQuiesce: true, failure.CodeQuiesceOverflow: true,
	failure.CodeUnsupportedMode: true, failure.CodeOutOfRange: true, failure.CodeMissingPart: true,
	failure.CodePartExists: true, failure.CodePartMissing: true, failure.CodeLastPart: true,
	failure.CodeAmbiguousRoute: true, failure.CodeModelInUse: true, failure.CodeFaultyProgram: true,
}
