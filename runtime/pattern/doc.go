// Package pattern compiles and applies the regular expressions of the language (expressions
// reference, section 10.4).
//
// It owns the dialect: patterns of the RE2 family whose classes are Unicode aware, translated to
// those of the standard library, and the expansion of replacements. Look-around, back-references
// and byte mode do not exist in it. Beyond that these constructs are refused: word boundaries of
// one side (\< \b{start}), CRLF mode (?R), script extensions, a repetition above 1000, a repeated
// repetition (a**), and group names other than letters, digits and underscores.
//
// Short texts are searched by trying alternatives and long ones by following all of them in step or
// by the standard library; none of the three takes time beyond the size of the pattern times that
// of the text.
//
// It never caches and never decides what an invalid pattern means for a row. A Pattern is
// immutable and shared freely; a Matcher is the scratch memory of one goroutine.
package pattern
