// Lexical rules of NSPL. Keywords and punctuation come from keywords.yaml: gen/parser turns the
// file into NsplTokens, so that no word is spelled twice.
lexer grammar NsplLexer;

options {
    caseInsensitive = true;
}

import NsplTokens;

// A word is a keyword token when keywords.yaml lists it, otherwise it stays WORD.
WORD : [a-z_] [a-z0-9_]* { l.keyword() } ;

NUMERAL : ( '0' | [1-9] [0-9]* ) ( '.' [0-9]+ )? ;

// There are no escape sequences; a backslash is an ordinary character.
QUOTED
    : '\'' ~['\n]* '\''
    | '"' ~["\n]* '"'
    ;

// The action reads on to the identical closing delimiter and makes the whole a QUOTED.
DOLLAR_QUOTED : '$' [a-z0-9_]* '$' { l.dollarQuoted() } ;

SPACE : [\p{White_Space}]+ -> skip ;

COMMENT : '//' ~[\n]* -> skip ;
