// A small language.
parser grammar Small;

options {
    tokenVocab = SmallLexer;
}

import Other;

// A choice with labels.
statement
    : A thingRef              # first
    | op = ( A | B ) relayRef # second
    |                         # none
    ;

// Things and others (3.1, 3.2)

thing : SKIP_WORD? ( ',' NUMERAL )* QUOTED+ ( A | B )+ ident? ;
other : ( A | ) statement word ;
long
    : A thingRef ',' thingRef ',' thingRef ',' thingRef ',' thingRef ',' thingRef ',' thingRef ',' thingRef ',' thingRef
    | B
    ;
