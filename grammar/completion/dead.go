package completion

import (
	"slices"
	"strings"

	"nervix/generated/connector"
	"nervix/generated/nspl"
)

// dead tells whether a keyword fits the grammar and can still lead to no statement, because of what
// was written before: the checks behind the grammar refuse it whatever follows.
func (r *reading) dead(word string) bool {
	switch {
	case r.within(nspl.NsplParserRULE_mqttSinkMode):
		return r.deadQuality(word)
	case r.within(nspl.NsplParserRULE_mqttMode):
		return word == "ACK" && !r.durable()
	case r.within(nspl.NsplParserRULE_windowExtent):
		return r.deadStep(word)
	case r.within(nspl.NsplParserRULE_conflictAction):
		return word == "UPDATE" && !r.updatable()
	case r.within(nspl.NsplParserRULE_signalingStep, nspl.NsplParserRULE_capture):
		return word == "CAPTURE" && r.severalPrograms()
	case r.within(nspl.NsplParserRULE_quiesceMode):
		return r.deadQuiesce(word)
	}
	return false
}

// deadQuality tells which mode does not fit the quality of service of an MQTT sink.
func (r *reading) deadQuality(word string) bool {
	if r.behind(2) != "qos" {
		return false
	}
	if r.behind(1) == "0" {
		return word == "ACK"
	}
	return word == "RETRY"
}

// durable tells whether an MQTT source keeps what it has not acknowledged.
func (r *reading) durable() bool {
	source, _ := r.in(nspl.NsplParserRULE_mqttSource)
	return r.follows(source.Start, "session", "persistent") && r.follows(source.Start, "qos", "1")
}

// follows tells whether two words stand one after the other from a token on.
func (r *reading) follows(start int, first, second string) bool {
	for i := start; i+1 < len(r.c.fragment.Spans); i++ {
		if r.word(i) == first && r.word(i+1) == second {
			return true
		}
	}
	return false
}

// deadStep tells which bound of a window's STEP its WIDTH does not have.
func (r *reading) deadStep(word string) bool {
	extent, _ := r.in(nspl.NsplParserRULE_windowExtent)
	words := r.words(extent.Start)
	step := slices.Index(words, "step")
	return step >= 0 && (word == "MESSAGES" || word == "DURATION") && !slices.Contains(words[:step], strings.ToLower(word))
}

// words gives the tokens from one on.
func (r *reading) words(start int) []string {
	var words []string
	for i := start; i < len(r.c.fragment.Spans); i++ {
		words = append(words, r.word(i))
	}
	return words
}

// updatable tells whether a sink has columns that conflict and another one to update. MySQL takes
// no columns: it finds out itself.
func (r *reading) updatable() bool {
	if r.within(nspl.NsplParserRULE_mysqlSink) {
		return true
	}
	sink, _ := r.in(nspl.NsplParserRULE_postgresSink, nspl.NsplParserRULE_mongodbSink)
	words := r.words(sink.Start)
	conflict := slices.Index(words, "conflict")
	if conflict < 0 || conflict+1 >= len(words) || words[conflict+1] != "(" {
		return false
	}
	for i := range conflict {
		column := i+1 < conflict && words[i+1] == "=" && (words[i-1] == "{" || words[i-1] == ",")
		if column && !slices.Contains(words[conflict:], words[i]) {
			return true
		}
	}
	return false
}

// severalPrograms tells whether a WAIT step has more than one program, so that nothing single is
// left to capture.
func (r *reading) severalPrograms() bool {
	step, _ := r.in(nspl.NsplParserRULE_signalingStep)
	words := r.words(step.Start)
	if fail := slices.Index(words, "fail"); fail >= 0 {
		words = words[:fail]
	}
	return slices.Contains(words, ",")
}

// deadQuiesce tells which mode of ON QUIESCE the source does not offer.
func (r *reading) deadQuiesce(word string) bool {
	source := r.source()
	if source == nil {
		return false
	}
	for _, mode := range source.Quiesce {
		if first, _, _ := strings.Cut(mode.Form(), " "); first == word {
			return false
		}
	}
	first := slices.Contains([]string{"SUSPEND", "BUFFER", "DROP", "REJECT"}, word)
	return first && r.behind(1) == "quiesce"
}

// source gives the source of the ingestor that the statement is about; nil when it is not named.
func (r *reading) source() *connector.Source {
	for i := range r.c.fragment.Spans {
		if r.word(i) != "from" {
			continue
		}
		for _, source := range connector.Sources() {
			first, _, _ := strings.Cut(source.Name, " ")
			if strings.EqualFold(first, r.word(i+1)) {
				return source
			}
		}
		return nil
	}
	return nil
}
