// Expressions (section 4 of the language). Alternatives are ordered from the tightest binding to
// the loosest; every binary level is left-associative.
parser grammar NsplExpression;

expr
    : primary                                         # primaryExpr
    | expr AS castType                                # castExpr
    | op = ( '-' | NOT ) expr                         # unaryExpr
    | expr op = ( '*' | '/' | '%' ) expr              # binaryExpr
    | expr op = ( '+' | '-' ) expr                    # binaryExpr
    | expr op = ( '=' | '!=' | '>=' | '<=' | '>' | '<' ) expr # binaryExpr
    | expr op = AND expr                              # binaryExpr
    | expr op = OR expr                               # binaryExpr
    ;

primary
    : literal
    | udfCall
    | call
    | array
    | ifExpr
    | caseExpr
    | fieldRef
    | '(' expr ')'
    ;

literal : NUMERAL | QUOTED | TRUE | FALSE | NULL ;
udfCall : UDF '::' ident '(' arguments ')' ;
call : functionName '(' arguments ')' ;
functionName : ident ;
arguments : ( expr ( ',' expr )* ','? )? ;
array : '[' expr ( ',' expr )* ','? ']' ;
ifExpr : IF expr THEN expr ELSE expr END ;
caseExpr : CASE caseOperand? whenArm+ ( ELSE expr )? END ;
caseOperand : expr ;
whenArm : WHEN expr THEN expr ;

// A relay name never qualifies a field.
fieldRef
    : fieldName
    | scope '.' fieldName
    | stateRef
    ;
stateRef : RELAY_STATE '.' ident '.' fieldName ;
fieldName : ident ;
scope
    : MESSAGE | INPUT | OUTPUT | BRANCH | LEFT | RIGHT | METADATA | PARTIAL_OUTPUT | ERROR
    ;
castType
    : U8 | UINT8 | I8 | INT8 | U16 | UINT16 | I16 | INT16 | U32 | UINT32 | I32 | INT32
    | U64 | UINT64 | I64 | INT64 | F32 | FLOAT32 | F64 | FLOAT64 | BOOL | BOOLEAN
    | STRING | UTF8 | DATETIME
    ;
