// Productions that many statements share (section 2 of the language).
parser grammar NsplShared;

ifNotExists : IF NOT EXISTS ;
attachment : ATTACHED | DETACHED ;

// Quantities. Ranges and units are checked when the model is built, so that a fault names them.
// MIN is the only keyword that is also a unit.
count : NUMERAL ;
unsigned : NUMERAL ;
duration : NUMERAL durationUnit ;
durationUnit : WORD | MIN ;
byteSize : NUMERAL byteUnit ;
byteUnit : WORD ;

externalName : word | QUOTED ;
literalValue : QUOTED | NUMERAL | TRUE | FALSE ;
resourceBinding : RESOURCE resourceRef versionSelector? ;
versionSelector : VERSION ( unsigned | LATEST ) ;

hostName : hostLabel ( '.' hostLabel )* | QUOTED ;
hostLabel : hostAtom ( '-' hostAtom )* ;
// The parts of an atom must stand side by side, such as 3com and 01.
hostAtom : word | NUMERAL+ word? ;

configBlock : CONFIG '{' ( configEntry ( ',' configEntry )* ','? )? '}' ;
configEntry : QUOTED '=' configValue ;
configValue : QUOTED | NUMERAL | word ;

// Inputs, filters, branching, state (2.2)

inputs : input ( ',' input )* collect? ;
input : relayRef whereClause? ;
collect : COLLECT FOR duration ( MAX BATCH SIZE byteSize )? ;
filter : FILTER whereClause ;
whereClause : WHERE expr ;
branching : BRANCHED BY branchRef | UNBRANCHED ;
stateDependency : USING MATERIALIZED STATE relayRef statePolicy ;
statePolicy
    : REQUIRED ( SKIP_WORD | WAIT )
    | DEFAULT '{' defaultSet ( ',' defaultSet )* ','? '}'
    ;
defaultSet : ( ident | QUOTED ) '=' expr ;

// Route construction (2.3)

construction : inherit? setClause? whereClause? invokeClause? ;
inherit : INHERIT ( ALL ( EXCEPT ident ( ',' ident )* )? | inheritItem ( ',' inheritItem )* ) ;
inheritItem : ident ( LEAK SENSITIVE )? ;
setClause : SET assignment ( ',' assignment )* ;
assignment : setTarget '=' expr ;
setTarget : ident | ( MESSAGE | OUTPUT | BRANCH ) '.' ident ;
invokeClause : INVOKE invocation ( ',' invocation )* ;
invocation : functionName '(' arguments ')' ;

// Flush, retry, error policies (2.4)

flush : FLUSH ( EACH duration MAX BATCH SIZE byteSize | IMMEDIATE ) ;
retry : RETRY POLICY BACKOFF duration MAX duration ;
ackTimeout : ACK TIMEOUT duration ;
ackWindow : SEQUENTIAL | PARALLEL MAX count ;
messageError : ON MESSAGE ERROR ( IGNORE | LOG | SEND TO relayRef SET errorSet ( ',' errorSet )* ) ;
errorSet : ident '=' expr ;
generalError : ON GENERAL ERROR ( IGNORE | LOG ) ;

// Routes (2.5)

route : TO relayRef construction flush messageError ;
entryRoute : TO relayRef construction entryBranch flush messageError ;
entryBranch : BRANCHED BY branchRef ( SET branchSet ( ',' branchSet )* )? | UNBRANCHED ;
branchSet : ( ident | BRANCH '.' ident ) '=' expr ;
setRoute : TO relayRef setClause whereClause? flush messageError ;
windowRoute : TO relayRef setClause whereClause? messageError ;
wasmRoute : TO relayRef setClause? whereClause? messageError ;
