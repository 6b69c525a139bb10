// Processing nodes (3.10 to 3.16).
parser grammar NsplNode;

createReingestor : REINGESTOR freshName FROM inputs filter? stateDependency* entryRoute+ ;
alterReingestor : REINGESTOR reingestorRef reingestorOperation ( ',' reingestorOperation )* ;
reingestorOperation : nodeOperation | ( ADD | REPLACE ) ROUTE entryRoute ;

nodeOperation
    : inputOperation
    | SET FILTER whereClause
    | DROP FILTER WHERE
    | ADD MATERIALIZED STATE relayRef statePolicy
    | DROP MATERIALIZED STATE relayRef
    | ALTER MATERIALIZED STATE relayRef SET statePolicy
    | DROP ROUTE TO relayRef
    ;
inputOperation
    : ADD FROM relayRef whereClause?
    | DROP FROM relayRef
    | ALTER FROM relayRef ( SET whereClause | DROP WHERE )
    | SET collect
    | DROP COLLECT
    | SET attachment
    ;

createJunction : JUNCTION freshName FROM inputs filter? branching stateDependency* route+ ;
createDeduplicator
    : DEDUPLICATOR freshName FROM inputs filter? deduplicateOn maxTime branching stateDependency* route+
    ;
deduplicateOn : DEDUPLICATE ON expr ( ',' expr )* ;
maxTime : MAX TIME duration ;
createReorderer
    : REORDERER freshName FROM inputs filter? orderBy maxTime branching stateDependency* route+
    ;
orderBy : BY expr ( ',' expr )* ;

processorOperation : nodeOperation | SET branching | ( ADD | REPLACE ) ROUTE route ;
alterJunction : JUNCTION junctionRef processorOperation ( ',' processorOperation )* ;
alterDeduplicator : DEDUPLICATOR deduplicatorRef deduplicatorOperation ( ',' deduplicatorOperation )* ;
deduplicatorOperation : processorOperation | SET deduplicateOn | SET maxTime ;
alterReorderer : REORDERER reordererRef reordererOperation ( ',' reordererOperation )* ;
reordererOperation : processorOperation | SET orderBy | SET maxTime ;

createWindow
    : WINDOW PROCESSOR freshName FROM inputs filter? windowExtent branching stateDependency*
      windowRoute+
    ;
windowExtent : WIDTH windowBounds STEP windowBounds ;
windowBounds
    : messageBound durationBound?
    | durationBound messageBound?
    ;
messageBound : unsigned MESSAGES ;
durationBound : duration DURATION ;

createCorrelator
    : CORRELATOR freshName LEFT FROM inputs RIGHT FROM inputs CORRELATE whereClause
      MATCH ( EARLIEST | LATEST ) maxTime
      ON CORRELATION TIMEOUT timeoutAction ',' timeoutAction
      branching stateDependency* setRoute+
    ;
timeoutAction : DROP | SEND TO relayRef ;

createInferencer
    : INFERENCER freshName FROM inputs filter? USING resourceBinding FILE QUOTED
      INPUTS '{' tensorInput ( ',' tensorInput )* ','? '}'
      OUTPUT SCHEMA '{' tensorDeclaration ( ',' tensorDeclaration )* ','? '}'
      branching stateDependency* route+
    ;
tensorInput : tensorDeclaration '=' expr ;
tensorDeclaration
    : QUOTED DENSE TENSOR '<' F32 '>' '[' ( tensorDimension ( ',' tensorDimension )* )? ']'
    ;
tensorDimension : dimension | DYNAMIC | BATCH ;

createWasm
    : WASM PROCESSOR freshName FROM inputs filter? USING resourceBinding FILE QUOTED
      MAX FUEL count MAX MEMORY byteSize branching stateDependency* wasmRoute+
      ( ON REJECTED STATE RESET )? ON GLOBAL ERROR ( IGNORE | LOG )
    ;
resetWasm
    : RESET WASM PROCESSOR wasmRef STATE ( IN DOMAIN domainRef )? FOR
      ( UNBRANCHED | ALL BRANCHES | BRANCH VALUES '{' branchValue ( ',' branchValue )* '}' )
    ;
branchValue : field '=' signedLiteral ;
signedLiteral : ( '+' | '-' ) number | literalValue ;
number : NUMERAL ;

createGenerator
    : GENERATOR freshName USING MATERIALIZED STATE relayRef EACH duration branching setRoute+
    ;
alterGenerator : GENERATOR generatorRef generatorOperation ( ',' generatorOperation )* ;
generatorOperation
    : SET MATERIALIZED STATE relayRef
    | SET EACH duration
    | SET branching
    | ( ADD | REPLACE ) ROUTE setRoute
    | DROP ROUTE TO relayRef
    ;
