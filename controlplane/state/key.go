package state

import (
	"nervix/generated/model"
)

// Kinds of records; a key is the generation, the kind and the name of the record.
const (
	kindProgress    = 'p'
	kindSettings    = 'c'
	kindUser        = 'u'
	kindDomain      = 'd'
	kindModel       = 'm'
	kindExecution   = 'x'
	kindTransaction = 't'
	kindOperation   = 'o'
	kindStep        = 's'
	kindResource    = 'r'
	kindTopology    = 'g'
	kindNode        = 'n'
	kindEdge        = 'e'
	kindEngagement  = 'a'
)

// key gives the key of a record without its generation.
func key(kind byte, name string) []byte { return append([]byte{kind}, name...) }

// resourceKey gives the key of a resource inside its domain.
func resourceKey(domain, name string) string { return domain + "\x00" + name }

// modelKey gives the key of a model. Names hold no zero byte, so that the parts stay apart.
func modelKey(domain string, k model.Key) []byte {
	b := append(key(kindModel, domain), 0, byte(k.Kind))
	return append(b, k.Name...)
}
