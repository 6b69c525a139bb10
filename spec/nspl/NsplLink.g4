// The edges of a domain: ingestors and emitters (3.9, 3.17).
parser grammar NsplLink;

createIngestor
    : ingestorEntity? INGESTOR freshName FROM ingestOrigin timestamp? filter? entryRoute+ generalError
    ;
ingestOrigin
    : ingestSource quiesce? DECODE USING codecRef
    | clientSource quiesce?
    ;
timestamp : TIMESTAMP ( NOW | AT field ) ;

ingestSource
    : kafkaSource
    | natsSource
    | endpointSource
    | httpSource
    | prometheusSource
    | pulsarSource
    | rabbitmqSource
    | sqsSource
    | redisSource
    | mqttSource
    | zeromqSource
    | websocketsSource
    | syslogSource
    ;
kafkaSource : KAFKA clientRef TOPIC externalName OFFSET BY kafkaOffset instances? MODE logMode ;
kafkaOffset : CONSUMER GROUP externalName | DOMAIN ;
natsSource
    : NATS clientRef SUBJECT externalName QUEUE GROUP externalName instances MODE noAckSequential
    ;
endpointSource : ENDPOINT endpointRef MODE noAckSequential ;
httpSource : HTTP clientRef EVERY duration ;
prometheusSource : PROMETHEUS clientRef QUERY QUOTED EVERY duration ;
pulsarSource : PULSAR clientRef TOPIC externalName SUBSCRIPTION externalName instances? MODE logMode ;
rabbitmqSource : RABBITMQ clientRef QUEUE externalName instances? MODE ackSequential ;
sqsSource : SQS clientRef QUEUE externalName instances? MODE ackSequential ;
redisSource : REDIS PUBSUB clientRef CHANNEL externalName MODE noAckSequential ;
mqttSource
    : MQTT clientRef TOPIC externalName instances? ( SESSION ( CLEAN | PERSISTENT ) )?
      ( QOS unsigned )? MODE mqttMode
    ;
zeromqSource : ZEROMQ clientRef MODE noAckSequential ;
websocketsSource : WEBSOCKETS clientRef MODE noAckSequential ;
syslogSource : SYSLOG clientRef MODE noAckSequential ;
clientSource : CLIENT SCHEMA schemaRef MODE ACK ackWindow ackTimeout retry ;

instances : INSTANCES count ;
logMode : ackParallel | ackSequential | noAckParallel ;
mqttMode : logMode | noAckSequential ;
ackParallel : ACK PARALLEL MAX count BATCH TIMEOUT duration ackTimeout retry ;
ackSequential : ACK SEQUENTIAL ackTimeout retry ;
noAckParallel : NO_ACK PARALLEL ;
noAckSequential : NO_ACK SEQUENTIAL ;

quiesce : ON QUIESCE quiesceMode ;
quiesceMode
    : SUSPEND
    | BUFFER MAX SIZE byteSize ( ON OVERFLOW DROP ( OLDEST | NEWEST ) )?
    | DROP
    | REJECT RETRY AFTER duration
    ;

ingestorEntity
    : ( KAFKA | PULSAR | MQTT ) TOPIC
    | ( RABBITMQ | SQS ) QUEUE
    | REDIS CHANNEL
    | NATS SUBJECT
    | PROMETHEUS QUERY
    | ZEROMQ SOCKET
    | HTTP ( POLL | ENDPOINT )
    | WEBSOCKETS ( ENDPOINT | CONNECTION )
    | SYSLOG LISTENER
    | CLIENT
    ;

alterIngestor : ingestorEntity? INGESTOR ingestorRef ingestorOperation ( ',' ingestorOperation )* ;
ingestorOperation
    : SET FROM ( ingestSource | clientSource )
    | SET DECODE USING codecRef
    | SET timestamp
    | DROP TIMESTAMP
    | SET FILTER whereClause
    | DROP FILTER WHERE
    | ( ADD | REPLACE ) ROUTE entryRoute
    | DROP ROUTE TO relayRef
    | SET GENERAL ERROR ( IGNORE | LOG )
    | SET QUIESCE quiesceMode
    ;

createEmitter
    : EMITTER freshName FROM inputs stateDependency* TO emitTarget flush messageError generalError
    ;
emitTarget
    : codecSink ENCODE USING codecRef construction
    | rowSink MODE requestMode whereClause?
    | httpSink ( ENCODE USING codecRef | WITHOUT BODY ) construction
    | clientSink construction clientBatch
    ;

codecSink
    : kafkaSink
    | natsSink
    | pulsarSink
    | rabbitmqSink
    | redisSink
    | mqttSink
    | zeromqSink
    | sqsSink
    | sentrySink
    | syslogSink
    ;
kafkaSink : KAFKA clientRef TOPIC externalName MODE brokerMode ;
natsSink : NATS clientRef SUBJECT externalName MODE natsSinkMode ;
pulsarSink : PULSAR clientRef TOPIC externalName MODE brokerMode ;
rabbitmqSink : RABBITMQ clientRef QUEUE externalName MODE brokerMode ;
redisSink : REDIS PUBSUB clientRef CHANNEL externalName MODE noAckMode ;
mqttSink : MQTT clientRef TOPIC externalName MODE mqttSinkMode ;
zeromqSink : ZEROMQ clientRef MODE noAckMode ;
sqsSink : SQS clientRef QUEUE sqsQueue fifoGroup? MODE sqsSinkMode ;
fifoGroup : FIFO GROUP ( FROM BRANCH | expr ) ;
sqsSinkMode : ( SINGLE | BATCH ) retry ;
sqsQueue : hostAtom ( '-' hostAtom )* ( '.' FIFO )? | QUOTED ;
sentrySink : SENTRY clientRef MODE requestMode ;
syslogSink : SYSLOG clientRef MODE noAckMode ;
noAckMode : NO_ACK retry ;
ackMode : ACK ackWindow ackTimeout retry ;
brokerMode : noAckMode | ackMode ;
mqttSinkMode : QOS unsigned ( retry | ackMode ) ;
natsSinkMode : noAckMode | JETSTREAM ackMode ;

rowSink
    : clickhouseSink
    | postgresSink
    | mysqlSink
    | mongodbSink
    | icebergSink
    ;
clickhouseSink : CLICKHOUSE clientRef INSERT TO TABLE externalName valuesMap maxBatch ;
postgresSink
    : POSTGRES clientRef INSERT TO TABLE externalName valuesMap
      ( ON CONFLICT conflictTarget? conflictAction )? maxBatch
    ;
mysqlSink
    : MYSQL clientRef INSERT TO TABLE externalName valuesMap ( ON CONFLICT conflictAction )? maxBatch
    ;
mongodbSink
    : MONGODB clientRef INSERT TO COLLECTION externalName valuesMap
      ( ON CONFLICT conflictTarget conflictAction )? maxBatch
    ;
icebergSink
    : ICEBERG ON ( S3 | GCS | AZURE_BLOB ) clientRef TABLE externalName valuesMap
      LOCATION QUOTED CATALOG clientRef commitPolicy
    ;
conflictAction : DO ( NOTHING | UPDATE ) ;
valuesMap : VALUES '{' valueItem ( ',' valueItem )* ','? '}' ;
valueItem : QUOTED '=' expr ;
conflictTarget : '(' QUOTED ( ',' QUOTED )* ','? ')' ;
maxBatch : WITH MAX BATCH count ;
commitPolicy : COMMIT EACH duration MAX SIZE byteSize ;
httpSink : HTTP clientRef METHOD expr PATH expr MODE requestMode ;
requestMode : ACK retry ;
clientSink : CLIENT SCHEMA schemaRef MODE ackMode ;
clientBatch : BATCH MAX MESSAGES count MAX SIZE byteSize ;

alterEmitter : EMITTER emitterRef emitterOperation ( ',' emitterOperation )* ;
emitterOperation
    : inputOperation
    | SET TO ( codecSink | rowSink MODE requestMode | httpSink | clientSink )
    | SET MODE anySinkMode
    | SET CLIENT clientRef
    | SET ENCODE USING codecRef
    | DROP ENCODE
    | SET flush
    | SET commitPolicy
    ;
anySinkMode
    : brokerMode
    | mqttSinkMode
    | JETSTREAM ackMode
    | sqsSinkMode
    | requestMode
    ;
