// Statements of NSPL. Routes, nodes and expressions are in the imported grammars.
//
// Conventions that other parts rely on (see keywords.yaml):
//   xxxRef, freshXxx   slots: a name of one kind, offered by completion from the catalogue
parser grammar NsplParser;

options {
    tokenVocab = NsplLexer;
}

import NsplExpression, NsplShared, NsplNode, NsplLink, NsplNames;

// Start rules. A request is split on ';' before parsing, so that one mistake stays in its segment.
statementText : statement EOF ;
expressionText : expr EOF ;

statement
    : createStatement
    | alterStatement
    | dropStatement
    | showStatement
    | describeStatement
    | startDomain
    | stopDomain
    | useDomain
    | listDomains
    | begin
    | commit
    | revert
    | deleteSubscription
    | attachTransaction
    | uploadResource
    | rebindResource
    | resetWasm
    | lookup
    | cordonNode
    | uncordonNode
    | drainNode
    | relocate
    | backup
    | restore
    ;

createStatement
    : CREATE ( ifNotExists? createNamed | createSubscription )
    ;

createNamed
    : createDomain
    | createUser
    | createSchema
    | createWireSchema
    | createCodec
    | createClient
    | createVhost
    | createEndpoint
    | createSignaling
    | createBranch
    | createRelay
    | createIngestor
    | attachment? createProcessor
    | createGenerator
    | createResource
    | createPlacement
    | createHashMap
    | createUdf
    ;

createProcessor
    : createReingestor
    | createJunction
    | createDeduplicator
    | createReorderer
    | createWindow
    | createCorrelator
    | createInferencer
    | createWasm
    | createEmitter
    ;

alterStatement
    : ALTER
      ( alterDomain
      | alterSchema
      | alterWireSchema
      | alterRelay
      | alterIngestor
      | alterReingestor
      | alterJunction
      | alterDeduplicator
      | alterReorderer
      | alterGenerator
      | alterEmitter
      | alterPlacement
      )
    ;

// Domains and users (3.1)

createDomain
    : ( UNPACED? DOMAIN freshName | pacedDomain ) domainPlacement?
    ;
pacedDomain : PACED DOMAIN freshName WITH PERIOD duration SKEW duration ;
domainPlacement : PLACEMENT placementPolicy ;
placementPolicy
    : REQUIRE COLOCATION
    | PREFER COLOCATION
    | NEUTRAL
    | SUGGEST SEPARATION
    ;
alterDomain : DOMAIN SET PLACEMENT placementPolicy ;
startDomain : START startAt? ;
// A word that is not NOW is read as an instant, and refused as any other text that is none.
startAt : AT ( NOW | instant ) timeRate? ;
instant : QUOTED | instantWord ;
timeRate : TIME RATE NUMERAL ;
stopDomain : STOP ;
createUser : USER freshName WITH PASSWORD QUOTED ;

// Schemas (3.2)

createSchema : SCHEMA freshName '(' schemaField ( ',' schemaField )* ','? ')' ;
schemaField : freshField nervixType fieldModifiers ;
fieldModifiers
    : OPTIONAL SENSITIVE?
    | SENSITIVE OPTIONAL?
    |
    ;
nervixType
    : scalarType
    | ARRAY '<' nervixType ( ',' dimension )+ '>'
    | VEC '<' nervixType '>'
    ;
scalarType
    : U8 | I8 | U16 | I16 | U32 | I32 | U64 | I64 | BOOL | STRING | DATETIME | F32 | F64
    ;
dimension : NUMERAL ;

alterSchema : SCHEMA schemaRef schemaOperation ( ',' schemaOperation )* ','? ;
schemaOperation
    : ADD FIELD schemaField
    | DROP FIELD field
    | RENAME FIELD field TO freshField
    | ALTER FIELD field ( SET TYPE nervixType | ( SET | DROP ) ( OPTIONAL | SENSITIVE ) )
    ;

createWireSchema
    : WIRE
      ( ( JSON | CBOR ) SCHEMA freshName wireMode '(' jsonField ( ',' jsonField )* ','? ')'
      | AVRO SCHEMA freshName wireMode '(' avroField ( ',' avroField )* ','? ')'
      )
    ;
wireMode : MODE ( STRICT | LOOSE ) ;
jsonField : freshField jsonType OPTIONAL? named? ;
jsonType : STRING | NUMBER | INTEGER | OBJECT | ARRAY | BOOLEAN | NULL ;
avroField : freshField avroType OPTIONAL? named? ;
named : NAMED QUOTED ;
avroType
    : NULL | BOOLEAN | INT | LONG | FLOAT | DOUBLE | BYTES | STRING | RECORD | ENUM | ARRAY | MAP
    | FIXED
    ;

alterWireSchema
    : WIRE
      ( JSON SCHEMA jsonWireSchemaRef jsonWireOperation ( ',' jsonWireOperation )* ','?
      | CBOR SCHEMA cborWireSchemaRef jsonWireOperation ( ',' jsonWireOperation )* ','?
      | AVRO SCHEMA avroWireSchemaRef avroWireOperation ( ',' avroWireOperation )* ','?
      )
    ;
jsonWireOperation : wireOperation | ADD FIELD jsonField | ALTER FIELD field SET TYPE jsonType ;
avroWireOperation : wireOperation | ADD FIELD avroField | ALTER FIELD field SET TYPE avroType ;
wireOperation
    : wireMode
    | DROP FIELD field
    | RENAME FIELD field TO freshField
    | ALTER FIELD field ( ( SET | DROP ) OPTIONAL | SET named | DROP NAMED )
    ;

// Codecs (3.3)

createCodec
    : CODEC freshName FROM ( jsonCodec | cborCodec | avroCodec | jaqCodec | protobufCodec | syslogCodec )
    ;
jsonCodec : WIRE JSON SCHEMA jsonWireSchemaRef TO SCHEMA schemaRef codecEncode? ;
cborCodec : WIRE CBOR SCHEMA cborWireSchemaRef TO SCHEMA schemaRef codecEncode? ;
avroCodec : WIRE AVRO SCHEMA avroWireSchemaRef TO SCHEMA schemaRef codecEncode? ;
jaqCodec : ( JSON | YAML | TOML | XML | CBOR ) TO SCHEMA schemaRef codecJaq codecEncode? ;
protobufCodec
    : PROTOBUF USING resourceBinding configBlock MESSAGE QUOTED
      TO SCHEMA schemaRef codecJaq codecEncode?
    ;
syslogCodec : SYSLOG TO SCHEMA schemaRef ;
codecJaq
    : WITH JAQ TRANSFORMATIONS
      ( onIngestion onEmitting? | onEmitting )
    ;
onIngestion : ON INGESTION QUOTED ;
onEmitting : ON EMITTING QUOTED ;
codecEncode : ENCODE encodeRule ( ',' encodeRule )* ','? ;
encodeRule : field AS RFC3339 ;

// Resources (3.4)

createResource : RESOURCE freshName ;
uploadResource : UPLOAD RESOURCE resourceRef VERSION QUOTED ;
rebindResource : REBIND RESOURCE resourceRef TO versionSelector ( FOR rebindUser ( ',' rebindUser )* )? ;
rebindUser
    : VHOST vhostRef
    | CODEC codecRef
    | SIGNALING PROTOCOL signalingRef
    | INFERENCER inferencerRef
    | WASM PROCESSOR wasmRef
    | HASH MAP hashMapRef
    | CLIENT clientRef
    ;

// Virtual hosts, endpoints, signaling protocols (3.5, 3.6)

createVhost : VHOST freshName hostName ( ',' hostName )* withTls? ;
withTls : WITH TLS resourceRef versionSelector? ;
createEndpoint
    : ENDPOINT freshName ON vhostRef PATH path TYPE ( HTTP | WEBSOCKETS withSignaling? )
    ;
withSignaling : WITH SIGNALING PROTOCOL signalingRef ;
path : QUOTED ;

createSignaling
    : SIGNALING PROTOCOL freshName FORMAT signalingFormat failJaq?
      ON CONNECT ( ACCEPT DATA )? signalingStep+ TIMEOUT duration
    ;
signalingFormat
    : JSON | YAML | TOML | XML | CBOR | RAW
    | PROTOBUF USING resourceBinding configBlock SEND MESSAGE QUOTED WAIT MESSAGE QUOTED
    ;
signalingStep
    : SEND JAQ programs
    | WAIT JAQ programs failJaq? capture? ( ACCEPT DATA )?
    ;
capture : CAPTURE QUOTED ;
failJaq : FAIL JAQ programs ;
programs : QUOTED ( ',' QUOTED )* ;

// Branches and relays (3.7)

createBranch : BRANCH freshName SCHEMA schemaRef TTL duration branchLimit? ;
branchLimit : MAX INSTANCES count EVICT LRU ;
createRelay
    : RELAY freshRelay SCHEMA schemaRef branching ( CAPACITY count )? materializedState?
    ;
materializedState : WITH MATERIALIZED STATE LAST BY TIMESTAMP ;

alterRelay : RELAY relayRef relayOperation ( ',' relayOperation )* ;
relayOperation
    : SET CAPACITY count
    | SET SCHEMA schemaRef
    | SET branching
    | SET MATERIALIZED STATE LAST BY TIMESTAMP
    | DROP MATERIALIZED STATE
    ;

// Clients (3.8)

createClient : CLIENT freshName TYPE clientType mount? configBlock ;
clientType
    : KAFKA | NATS | PULSAR | HTTP | SENTRY | PROMETHEUS | RABBITMQ | REDIS | MQTT | ZEROMQ | SQS | S3 | GCS
    | AZURE_BLOB | ICEBERG_REST | CLICKHOUSE | POSTGRES | MYSQL | MONGODB | SYSLOG
    | WEBSOCKETS withSignaling?
    ;
mount : MOUNT resourceRef versionSelector? ;

// Placements, hash maps, functions (3.18 to 3.20)

createPlacement
    : PLACEMENT freshName FROM nodeMembers TO nodeTargets placementPolicy ( RANK count )?
    ;
nodeMembers : nodeMember ( ',' nodeMember )* ;
// Only what may follow tells this rule from the one above, and lets a comma be told from the next
// operation.
nodeTargets : nodeMember ( ',' nodeMember )* ;
alterPlacement : PLACEMENT placementRef placementOperation ( ',' placementOperation )* ;
placementOperation
    : SET POLICY placementPolicy
    | SET RANK count
    | DROP RANK
    | SET FROM nodeMembers TO nodeTargets
    | RENAME TO freshName
    ;
createHashMap
    : HASH MAP freshName KEY field FROM resourceBinding PATH QUOTED
      DECODE USING codecRef
    ;
lookup : LOOKUP hashMapRef KEY literalValue ;
createUdf
    : UDF freshName WITH ROTO_0_11 ARGS '(' udfArgument ( ',' udfArgument )* ')'
      RETURNS nervixType OPTIONAL? VOLATILE? CODE QUOTED
    ;
udfArgument : freshName nervixType OPTIONAL? ;

// Subscriptions (3.21)

createSubscription
    : SUBSCRIPTION freshName TO relayRef ( BLOCKING | DROPPING )? sampleRate? whereClause?
    ;
sampleRate : BATCH SAMPLE RATE NUMERAL ;
deleteSubscription : DELETE SUBSCRIPTION subscriptionRef ;

// Drop (3.22)

dropStatement : DROP ( dropNode | modelRef ) ;

// Show and describe (3.23)

showStatement
    : SHOW
      ( CREATE modelRef
      | CLUSTER STATUS
      | TRANSACTIONS
      | PLACEMENTS
      | UDFS
      | RELAY relayRef MATERIALIZED STATE
      )
    ;

// A model named together with its kind.
modelRef
    : SCHEMA schemaRef
    | WIRE JSON SCHEMA jsonWireSchemaRef
    | WIRE CBOR SCHEMA cborWireSchemaRef
    | WIRE AVRO SCHEMA avroWireSchemaRef
    | CODEC codecRef
    | CLIENT clientRef
    | VHOST vhostRef
    | ENDPOINT endpointRef
    | BRANCH branchRef
    | RELAY relayRef
    | ingestorEntity? INGESTOR ingestorRef
    | JUNCTION junctionRef
    | DEDUPLICATOR deduplicatorRef
    | WINDOW PROCESSOR windowRef
    | EMITTER emitterRef
    | SIGNALING PROTOCOL signalingRef
    | REINGESTOR reingestorRef
    | REORDERER reordererRef
    | CORRELATOR correlatorRef
    | INFERENCER inferencerRef
    | WASM PROCESSOR wasmRef
    | GENERATOR generatorRef
    | PLACEMENT placementRef
    | HASH MAP hashMapRef
    | UDF udfRef
    ;

describeStatement
    : DESCRIBE
      ( DOMAIN
      | RELAY relayRef branchBindings?
      | describedModel
      | WASM PROCESSOR wasmRef formatSelector?
      | RESOURCE resourceRef ( VERSION count )?
      | describeTransaction
      | RELOCATION relocation
      | BACKUP QUOTED formatSelector?
      )
    ;
describedModel
    : ingestorEntity? INGESTOR ingestorRef
    | REINGESTOR reingestorRef
    | ENDPOINT endpointRef
    | JUNCTION junctionRef
    | DEDUPLICATOR deduplicatorRef
    | REORDERER reordererRef
    | CORRELATOR correlatorRef
    | EMITTER emitterRef
    | WINDOW PROCESSOR windowRef
    | HASH MAP hashMapRef
    | PLACEMENT placementRef
    | UDF udfRef
    ;
branchBindings : WHERE '(' ( branchBinding ( ',' branchBinding )* )? ')' ;
branchBinding : field '=' literalValue ;
describeTransaction : TRANSACTION QUOTED? ( OPERATION count )? formatSelector? ;
formatSelector : FORMAT ( TEXT | JSON ) ;

// Nodes and relocation (3.24)

cordonNode : CORDON NODE nodeRef ;
uncordonNode : UNCORDON NODE nodeRef ;
drainNode : DRAIN NODE nodeRef ;
dropNode : NODE nodeRef ;
relocate : RELOCATE relocation ;
relocation
    : ( members | FROM members TO members )
      ONTO NODE nodeRef preferences ( ','? FOR member preferences )*
    ;
members : member ( ',' member )* ;
preferences : ( FOLLOW | IGNORE ) PREFERENCES ;
member
    : INGESTOR ingestorRef
    | REINGESTOR reingestorRef
    | GENERATOR generatorRef
    | JUNCTION junctionRef
    | DEDUPLICATOR deduplicatorRef
    | CORRELATOR correlatorRef
    | REORDERER reordererRef
    | WINDOW PROCESSOR windowRef
    | INFERENCER inferencerRef
    | WASM PROCESSOR wasmRef
    | EMITTER emitterRef
    | HASH MAP hashMapRef
    | RELAY relayRef
    ;

// Session and transaction (3.25)

useDomain : USE domainRef ;
listDomains : LIST DOMAINS ;
begin : BEGIN ;
commit : COMMIT ;
revert : REVERT ;
attachTransaction : ATTACH TRANSACTION QUOTED ;

// Backup and restore (3.26)

backup
    : BACKUP ( CLUSTER | DOMAIN domainRef? ) TO QUOTED ( WITHOUT RESOURCES )?
      ( WITHOUT STATE | WITHOUT PAUSE | TIMEOUT duration )?
    ;
restore
    : RESTORE CLUSTER FROM QUOTED RESUME? ( ON EXISTING USER ( FAIL | SKIP_WORD | REPLACE ) )?
      restoreOptions
    | RESTORE DOMAIN freshName ( AS freshName )? FROM QUOTED RESUME? restoreOptions
    ;
restoreOptions : ( DRY RUN )? ( WITHOUT STATE | WITHOUT SOURCE OFFSETS )? ;
