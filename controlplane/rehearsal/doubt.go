package rehearsal

import (
	"regexp"
	"slices"
	"strings"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/typing"
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/generated/statement"
	"nervix/grammar"
)

// unreadable remembers what a statement with mistakes in its text was about, so that what depends
// on it is not blamed for it.
func (r *Rehearsal) unreadable(piece grammar.Piece) {
	words := r.head(piece)
	if len(words) == 0 {
		return
	}
	r.before()
	verb, words := words[0].text, words[1:]
	for len(words) > 0 && skipped[words[0].text] {
		words = words[1:]
	}
	d := r.domain(&entry{start: piece.Start, end: piece.End, number: r.counted})
	at := slices.IndexFunc(words, func(w word) bool { return w.text == "domain" })
	key, known, plain := named(words)
	switch control := controlled(verb); {
	case inert[verb]:
	case control != "":
		r.attempted(control, words)
	case verb == "create" && at >= 0 && at+1 < len(words):
		if name := words[at+1].text; r.domains[name] == nil {
			r.domains[name] = newDomain(name)
		}
	case plain && changing[verb]:
		d.lose(key)
		if to := renaming.FindStringSubmatch(r.text[piece.Start:piece.End]); verb == "alter" && to != nil {
			d.lose(model.Key{Kind: key.Kind, Name: strings.ToLower(to[1])})
		}
		if key.Kind == model.KindResource {
			d.doubtfulResources[key.Name] = true
		}
	default:
		for _, w := range words {
			d.doubtfulNames[w.text], d.doubtfulResources[w.text] = true, true
		}
		if known {
			d.doubtfulKinds[key.Kind] = true
		}
	}
}

// renaming finds the new name of a model.
var renaming = regexp.MustCompile(`(?i)\bRENAME\s+TO\s+([A-Za-z_][A-Za-z0-9_]*)`)

// inert are the verbs whose statements nothing depends on.
var inert = map[string]bool{
	"show": true, "describe": true, "lookup": true, "list": true, "start": true, "stop": true, "delete": true,
	"rebind": true, "reset": true, "cordon": true, "uncordon": true, "drain": true,
	"relocate": true, "backup": true, "restore": true,
}

// controls are the verbs that change how later statements are taken.
var controls = []string{"begin", "commit", "revert", "use"}

// controlled gives the verb of controls that a word is or was meant to be; empty for others.
func controlled(verb string) string {
	if slices.Contains(controls, verb) {
		return verb
	}
	return typing.Nearest(verb, controls)
}

// attempted does what a statement that cannot be read was to do to the session.
func (r *Rehearsal) attempted(control string, words []word) {
	switch control {
	case "begin":
		r.transaction = true
	case "commit":
		r.settle()
		r.transaction = false
	case "revert":
		r.discard()
		r.transaction = false
	case "use":
		if r.transaction {
			return
		}
		r.selected, r.implied = newDomain(impliedName), nil
		r.selected.lenient = true
		if len(words) > 0 && r.domains[words[0].text] != nil {
			r.selected = r.domains[words[0].text]
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

// longestHead is how many words of a statement may be needed to know what it is about, and
// longestLead how many may stand before it that are no NSPL, such as a comment of another language.
const (
	longestHead = 12
	longestLead = 60
)

// word is a word of a text, in lower case.
type word struct {
	text string
	// keyword tells a word of the language, which is seldom a name.
	keyword bool
}

// part finds the comments, words and other characters of a text.
var part = regexp.MustCompile(`//[^\n]*|[A-Za-z_][A-Za-z0-9_]*|\S`)

// head gives the words that a statement begins with, from CREATE, ALTER, DROP or UPLOAD if they hold one.
func (r *Rehearsal) head(piece grammar.Piece) []word {
	var words []word
	begun := false
	for _, text := range part.FindAllString(r.text[piece.Start:piece.End], longestHead+longestLead) {
		text = strings.ToLower(text)
		switch {
		case strings.HasPrefix(text, "//"):
		case changing[text] && !begun:
			words, begun = []word{{text, true}}, true
		case text[0] != '_' && (text[0] < 'a' || text[0] > 'z'):
			if begun {
				return words
			}
		case len(words) < longestHead:
			words = append(words, word{text, keywords[text]})
		}
	}
	return words
}

// changing are the verbs whose statements make or change something that others name.
var changing = map[string]bool{"create": true, "alter": true, "drop": true, "upload": true}

// keywords has the words of the language.
var keywords = func() map[string]bool {
	all := map[string]bool{}
	for kind := 1; kind < nspl.NsplLexerWORD; kind++ {
		if token := nspl.TokenOf(kind); token.Class == nspl.ClassKeyword {
			all[strings.ToLower(token.Text)] = true
		}
	}
	return all
}()

// named reads the kind and the name of a model, if the words tell a kind. Plain tells that the name
// is there and no keyword before other words, which would rather be what follows a name that is
// missing. The prefix of an ingestor is passed over.
func named(words []word) (key model.Key, known, plain bool) {
	texts := make([]string, len(words))
	for i, w := range words {
		texts[i] = w.text
	}
	skip := 0
	if at := slices.Index(texts, "ingestor"); at > 0 && at <= 2 {
		skip = at
	}
	for length := min(3, len(words)-skip); length > 0; length-- {
		kind, ok := kinds[strings.Join(texts[skip:skip+length], " ")]
		if !ok {
			continue
		}
		if at := skip + length; at < len(words) {
			return model.Key{Kind: kind, Name: texts[at]}, true, !words[at].keyword || at == len(words)-1
		}
		return model.Key{Kind: kind}, true, false
	}
	return model.Key{}, false, false
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
	if len(d.doubtfulKinds) > 0 {
		roots = slices.DeleteFunc(d.graph.Keys(), func(key model.Key) bool { return !d.doubtfulKinds[key.Kind] })
	}
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
	if d.vague(v.Key) && ofParts[fault.Code()] {
		return true
	}
	switch f := fault.(type) {
	case *failure.ModelInUse:
		return d.lenient || d.free(f.Dependents)
	case *failure.UnknownReference:
		return d.lenient || d.doubted(f.Kind, f.Model)
	case *failure.UnknownModel:
		return d.lenient || d.doubted(f.Kind, f.Model)
	case *failure.WrongReferenceKind:
		return d.doubted(f.Kind, f.Model)
	case *failure.PlacementMember:
		return d.lenient || d.doubtedName(f.Member)
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

// doubts tells whether nothing, or nothing right, is known of a model.
func (d *domain) doubts(key model.Key) bool {
	return d.doubtful[key] || d.doubtfulNames[key.Name] || d.doubtfulKinds[key.Kind]
}

// lose records that a statement which failed left nothing to know of a model, not even whether it is
// there.
func (d *domain) lose(key model.Key) { d.doubtful[key], d.lost[key] = true, true }

// vague tells whether a model may be there or not, with whatever parts.
func (d *domain) vague(key model.Key) bool {
	return d.lost[key] || d.doubtfulNames[key.Name] || d.doubtfulKinds[key.Kind]
}

// doubted tells whether a name stands for a doubtful model.
func (d *domain) doubted(kind, name string) bool {
	key, known := kinds[kind]
	return d.doubtfulNames[name] || known && d.doubts(model.Key{Kind: key, Name: name})
}

// free tells whether all that uses a model may be gone.
func (d *domain) free(dependents []string) bool {
	for _, key := range d.graph.Keys() {
		if slices.Contains(dependents, violation.Owner(key)) && !d.vague(key) {
			return false
		}
	}
	return true
}

// missed records what a statement that failed was to change. One that names no model was meant for
// another one of its kind.
func (d *domain) missed(v *violation.Violation) {
	unknown, misnamed := v.Failure.(*failure.UnknownModel)
	switch {
	case !misnamed:
		d.lose(v.Key)
	case unknown.Suggestion != "":
		d.lose(model.Key{Kind: v.Key.Kind, Name: unknown.Suggestion})
	default:
		for _, key := range d.graph.Keys() {
			if key.Kind == v.Key.Kind {
				d.lose(key)
			}
		}
	}
}

// unnamed records the name that an ALTER which failed was to give.
func (d *domain) unnamed(s *statement.AlterModel) {
	for _, operation := range s.Operations {
		if renamed, ok := operation.(*statement.RenameModel); ok {
			d.lose(model.Key{Kind: s.Key.Kind, Name: renamed.To})
		}
	}
}

// doubtedName tells whether a name could stand for a doubtful node.
func (d *domain) doubtedName(name string) bool {
	for kind := range d.doubtfulKinds {
		if registry.IsNode(kind) {
			return true
		}
	}
	for key := range d.doubtful {
		if key.Name == name {
			return true
		}
	}
	return d.doubtfulNames[name]
}

// local are the mistakes that a model makes whatever it depends on.
var local = map[failure.Code]bool{
	failure.CodeDuplicateModel: true, failure.CodeInvalidModelName: true, failure.CodeDuplicateItem: true,
	failure.CodeMissingQuiesce: true, failure.CodeUnsupportedQuiesce: true, failure.CodeQuiesceOverflow: true,
	failure.CodeUnsupportedMode: true, failure.CodeOutOfRange: true, failure.CodeMissingPart: true,
	failure.CodePartExists: true, failure.CodePartMissing: true, failure.CodeLastPart: true,
	failure.CodeAmbiguousRoute: true, failure.CodeModelInUse: true, failure.CodeFaultyProgram: true,
}

// ofParts are the mistakes that tell what parts a model has.
var ofParts = map[failure.Code]bool{
	failure.CodePartExists: true, failure.CodePartMissing: true, failure.CodeLastPart: true, failure.CodeAmbiguousRoute: true,
}
