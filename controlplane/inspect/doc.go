// Package inspect writes what DESCRIBE, SHOW and LOOKUP print: line-oriented `name: value` texts over
// the committed state and the local execution (runtime semantics, section 16). It reads coherent
// views and changes nothing; sensitive configuration never appears in its texts.
package inspect
