// Code generated from spec/ by go generate. DO NOT EDIT.

package nspl

import (
	"fmt"
	"github.com/antlr4-go/antlr/v4"
	"sync"
	"unicode"
)

// Suppress unused import error
var _ = fmt.Printf
var _ = sync.Once{}
var _ = unicode.IsLetter

type NsplLexer struct {
	*antlr.BaseLexer
	channelNames []string
	modeNames    []string
}

var NsplLexerLexerStaticData struct {
	once                   sync.Once
	serializedATN          []int32
	ChannelNames           []string
	ModeNames              []string
	LiteralNames           []string
	SymbolicNames          []string
	RuleNames              []string
	PredictionContextCache *antlr.PredictionContextCache
	atn                    *antlr.ATN
	decisionToDFA          []*antlr.DFA
}

func nspllexerLexerInit() {
	staticData := &NsplLexerLexerStaticData
	staticData.ChannelNames = []string{
		"DEFAULT_TOKEN_CHANNEL", "HIDDEN",
	}
	staticData.ModeNames = []string{
		"DEFAULT_MODE",
	}
	staticData.LiteralNames = []string{
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
		"", "'{'", "'}'", "'['", "']'", "'('", "')'", "','", "';'", "'::'",
		"':'", "'.'", "'-'", "'='", "'!='", "'>'", "'<'", "'>='", "'<='", "'+'",
		"'*'", "'/'", "'%'",
	}
	staticData.SymbolicNames = []string{
		"", "ACCEPT", "ACK", "ADD", "ADDRESSES", "ALL", "ALTER", "AND", "ARGS",
		"ARRAY", "AS", "AT", "ATTACHED", "AVRO", "AZURE_BLOB", "BACKOFF", "BATCH",
		"BEGIN", "BLOCKING", "BOOL", "BOOLEAN", "BRANCH", "BRANCHED", "BROKER",
		"BY", "BYTES", "CAPACITY", "CAPTURE", "CATALOG", "CBOR", "CHANNEL",
		"CLEAN", "CLICKHOUSE", "CLIENT", "CLUSTER", "CODE", "CODEC", "COLLECT",
		"COLLECTION", "COLOCATION", "COMMIT", "CONFIG", "CONFLICT", "CONNECT",
		"CONSUMER", "CORDON", "CORRELATE", "CORRELATION", "CORRELATOR", "CREATE",
		"DATA", "DATETIME", "DECODE", "DEDUPLICATE", "DEDUPLICATOR", "DEFAULT",
		"DELETE", "DENSE", "DESCRIBE", "DETACHED", "DO", "DOMAIN", "DOMAINS",
		"DOUBLE", "DRAIN", "DROP", "DROPPING", "DURATION", "DYNAMIC", "EACH",
		"EARLIEST", "EMIT", "EMITTER", "EMITTING", "ENCODE", "ENDPOINT", "ENUM",
		"ERROR", "EVERY", "EVICT", "EXCEPT", "EXISTS", "F32", "F64", "FAIL",
		"FALSE", "FIELD", "FIFO", "FILE", "FILTER", "FIRST", "FIXED", "FLOAT",
		"FLUSH", "FOR", "FORMAT", "FROM", "FUEL", "GCS", "GENERAL", "GENERATOR",
		"GLOBAL", "GROUP", "HASH", "HTTP", "I16", "I32", "I64", "I8", "ICEBERG",
		"ICEBERG_REST", "IF", "IGNORE", "IMMEDIATE", "INFERENCER", "INGESTION",
		"INGESTOR", "INHERIT", "INNER_INPUT", "INNER_OUTPUT", "INPUTS", "INSERT",
		"INSTANCES", "INT", "INTEGER", "INTERSECTION", "INTO", "INVOKE", "JAQ",
		"JETSTREAM", "JSON", "JUNCTION", "KAFKA", "KAFKA_BROKER", "KEY", "LAST",
		"LATEST", "LEAK", "LEFT", "LIST", "LOCATION", "LOG", "LONG", "LOOKUP",
		"LOOSE", "LRU", "MAP", "MATCH", "MATERIALIZED", "MAX", "MEMORY", "MESSAGE",
		"MESSAGES", "MIN", "MODE", "MONGODB", "MOUNT", "MQTT", "MYSQL", "NATS",
		"NEUTRAL", "NODE", "NOT", "NOTHING", "NOW", "NO_ACK", "NULL", "NUMBER",
		"OBJECT", "OFFSET", "ON", "ONEOF", "OPTIONAL", "OR", "OUTPUT", "PACED",
		"PARALLEL", "PARSE", "PASSWORD", "PATH", "PERIOD", "PERSISTENT", "PLACEMENT",
		"PLACEMENTS", "POLICY", "POSTGRES", "PREFER", "PROCESSED", "PROCESSOR",
		"PROMETHEUS", "PROTOBUF", "PROTOCOL", "PUBSUB", "PULSAR", "QOS", "QUERY",
		"QUEUE", "RABBITMQ", "RANK", "RATE", "RAW", "RECORD", "REDIS", "REINGESTOR",
		"RELAY", "RENAME", "REORDERER", "REPLACE", "REQUIRE", "REQUIRED", "RESOURCE",
		"RETRY", "RETURNS", "REVERT", "RFC3339", "RIGHT", "ROTO_0_11", "ROUTE",
		"S3", "SAMPLE", "SAME", "SCHEMA", "SEND", "SENSITIVE", "SENTRY", "SEPARATION",
		"SEQUENTIAL", "SESSION", "SET", "SHOW", "SIGNALING", "SINGLE", "SIZE",
		"SKEW", "SKIP_WORD", "SLIDING_WINDOW", "SQS", "START", "STATE", "STATUS",
		"STEP", "STOP", "STRICT", "STRING", "SUBJECT", "SUBSCRIPTION", "SUGGEST",
		"TABLE", "TENSOR", "TIME", "TIMEOUT", "TIMESTAMP", "TLS", "TO", "TOML",
		"TOPIC", "TRANSFORMATIONS", "TRUE", "TTL", "TYPE", "U16", "U32", "U64",
		"U8", "UDF", "UDFS", "UNBRANCHED", "UNCORDON", "UNPACED", "UPDATE",
		"UPLOAD", "USE", "USER", "USING", "VALUES", "VEC", "VERSION", "VHOST",
		"VOLATILE", "WAIT", "WASM", "WEBSOCKETS", "WHERE", "WIDTH", "WINDOW",
		"WIRE", "WITH", "XML", "YAML", "ZEROMQ", "AFTER", "ATTACH", "BACKUP",
		"BODY", "BRANCHES", "BUFFER", "CONNECTION", "DRY", "EXISTING", "FOLLOW",
		"IN", "LISTENER", "METHOD", "NAMED", "NEWEST", "OFFSETS", "OLDEST",
		"ONTO", "OPERATION", "OVERFLOW", "PAUSE", "POLL", "PREFERENCES", "QUIESCE",
		"REBIND", "REJECT", "REJECTED", "RELOCATE", "RELOCATION", "RESET", "RESOURCES",
		"RESTORE", "RESUME", "RUN", "SOCKET", "SOURCE", "SUSPEND", "SYSLOG",
		"TEXT", "TRANSACTION", "TRANSACTIONS", "WITHOUT", "CASE", "WHEN", "THEN",
		"ELSE", "END", "INPUT", "METADATA", "PARTIAL_OUTPUT", "RELAY_STATE",
		"UINT8", "INT8", "UINT16", "INT16", "UINT32", "INT32", "UINT64", "INT64",
		"FLOAT32", "FLOAT64", "UTF8", "WORD", "NUMERAL", "QUOTED", "DOLLAR_QUOTED",
		"SPACE", "COMMENT", "LEFT_BRACE", "RIGHT_BRACE", "LEFT_BRACKET", "RIGHT_BRACKET",
		"LEFT_PARENTHESIS", "RIGHT_PARENTHESIS", "COMMA", "SEMICOLON", "SCOPE_MARK",
		"COLON", "DOT", "MINUS", "EQUAL", "NOT_EQUAL", "GREATER", "LESS", "GREATER_OR_EQUAL",
		"LESS_OR_EQUAL", "PLUS", "STAR", "SLASH", "PERCENT", "UNKNOWN",
	}
	staticData.RuleNames = []string{
		"WORD", "NUMERAL", "QUOTED", "DOLLAR_QUOTED", "SPACE", "COMMENT", "LEFT_BRACE",
		"RIGHT_BRACE", "LEFT_BRACKET", "RIGHT_BRACKET", "LEFT_PARENTHESIS",
		"RIGHT_PARENTHESIS", "COMMA", "SEMICOLON", "SCOPE_MARK", "COLON", "DOT",
		"MINUS", "EQUAL", "NOT_EQUAL", "GREATER", "LESS", "GREATER_OR_EQUAL",
		"LESS_OR_EQUAL", "PLUS", "STAR", "SLASH", "PERCENT", "UNKNOWN",
	}
	staticData.PredictionContextCache = antlr.NewPredictionContextCache()
	staticData.serializedATN = []int32{
		4, 0, 380, 182, 6, -1, 2, 0, 7, 0, 2, 1, 7, 1, 2, 2, 7, 2, 2, 3, 7, 3,
		2, 4, 7, 4, 2, 5, 7, 5, 2, 6, 7, 6, 2, 7, 7, 7, 2, 8, 7, 8, 2, 9, 7, 9,
		2, 10, 7, 10, 2, 11, 7, 11, 2, 12, 7, 12, 2, 13, 7, 13, 2, 14, 7, 14, 2,
		15, 7, 15, 2, 16, 7, 16, 2, 17, 7, 17, 2, 18, 7, 18, 2, 19, 7, 19, 2, 20,
		7, 20, 2, 21, 7, 21, 2, 22, 7, 22, 2, 23, 7, 23, 2, 24, 7, 24, 2, 25, 7,
		25, 2, 26, 7, 26, 2, 27, 7, 27, 2, 28, 7, 28, 1, 0, 1, 0, 5, 0, 62, 8,
		0, 10, 0, 12, 0, 65, 9, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 5, 1, 72, 8, 1,
		10, 1, 12, 1, 75, 9, 1, 3, 1, 77, 8, 1, 1, 1, 1, 1, 4, 1, 81, 8, 1, 11,
		1, 12, 1, 82, 3, 1, 85, 8, 1, 1, 2, 1, 2, 5, 2, 89, 8, 2, 10, 2, 12, 2,
		92, 9, 2, 1, 2, 1, 2, 1, 2, 5, 2, 97, 8, 2, 10, 2, 12, 2, 100, 9, 2, 1,
		2, 3, 2, 103, 8, 2, 1, 3, 1, 3, 5, 3, 107, 8, 3, 10, 3, 12, 3, 110, 9,
		3, 1, 3, 1, 3, 1, 3, 1, 4, 4, 4, 116, 8, 4, 11, 4, 12, 4, 117, 1, 4, 1,
		4, 1, 5, 1, 5, 1, 5, 1, 5, 5, 5, 126, 8, 5, 10, 5, 12, 5, 129, 9, 5, 1,
		5, 1, 5, 1, 6, 1, 6, 1, 7, 1, 7, 1, 8, 1, 8, 1, 9, 1, 9, 1, 10, 1, 10,
		1, 11, 1, 11, 1, 12, 1, 12, 1, 13, 1, 13, 1, 14, 1, 14, 1, 14, 1, 15, 1,
		15, 1, 16, 1, 16, 1, 17, 1, 17, 1, 18, 1, 18, 1, 19, 1, 19, 1, 19, 1, 20,
		1, 20, 1, 21, 1, 21, 1, 22, 1, 22, 1, 22, 1, 23, 1, 23, 1, 23, 1, 24, 1,
		24, 1, 25, 1, 25, 1, 26, 1, 26, 1, 27, 1, 27, 1, 28, 1, 28, 0, 0, 29, 1,
		352, 3, 353, 5, 354, 7, 355, 9, 356, 11, 357, 13, 358, 15, 359, 17, 360,
		19, 361, 21, 362, 23, 363, 25, 364, 27, 365, 29, 366, 31, 367, 33, 368,
		35, 369, 37, 370, 39, 371, 41, 372, 43, 373, 45, 374, 47, 375, 49, 376,
		51, 377, 53, 378, 55, 379, 57, 380, 1, 0, 8, 3, 0, 65, 90, 95, 95, 97,
		122, 4, 0, 48, 57, 65, 90, 95, 95, 97, 122, 1, 0, 49, 57, 1, 0, 48, 57,
		2, 0, 10, 10, 39, 39, 2, 0, 10, 10, 34, 34, 10, 0, 9, 13, 32, 32, 133,
		133, 160, 160, 5760, 5760, 8192, 8202, 8232, 8233, 8239, 8239, 8287, 8287,
		12288, 12288, 1, 0, 10, 10, 192, 0, 1, 1, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0,
		5, 1, 0, 0, 0, 0, 7, 1, 0, 0, 0, 0, 9, 1, 0, 0, 0, 0, 11, 1, 0, 0, 0, 0,
		13, 1, 0, 0, 0, 0, 15, 1, 0, 0, 0, 0, 17, 1, 0, 0, 0, 0, 19, 1, 0, 0, 0,
		0, 21, 1, 0, 0, 0, 0, 23, 1, 0, 0, 0, 0, 25, 1, 0, 0, 0, 0, 27, 1, 0, 0,
		0, 0, 29, 1, 0, 0, 0, 0, 31, 1, 0, 0, 0, 0, 33, 1, 0, 0, 0, 0, 35, 1, 0,
		0, 0, 0, 37, 1, 0, 0, 0, 0, 39, 1, 0, 0, 0, 0, 41, 1, 0, 0, 0, 0, 43, 1,
		0, 0, 0, 0, 45, 1, 0, 0, 0, 0, 47, 1, 0, 0, 0, 0, 49, 1, 0, 0, 0, 0, 51,
		1, 0, 0, 0, 0, 53, 1, 0, 0, 0, 0, 55, 1, 0, 0, 0, 0, 57, 1, 0, 0, 0, 1,
		59, 1, 0, 0, 0, 3, 76, 1, 0, 0, 0, 5, 102, 1, 0, 0, 0, 7, 104, 1, 0, 0,
		0, 9, 115, 1, 0, 0, 0, 11, 121, 1, 0, 0, 0, 13, 132, 1, 0, 0, 0, 15, 134,
		1, 0, 0, 0, 17, 136, 1, 0, 0, 0, 19, 138, 1, 0, 0, 0, 21, 140, 1, 0, 0,
		0, 23, 142, 1, 0, 0, 0, 25, 144, 1, 0, 0, 0, 27, 146, 1, 0, 0, 0, 29, 148,
		1, 0, 0, 0, 31, 151, 1, 0, 0, 0, 33, 153, 1, 0, 0, 0, 35, 155, 1, 0, 0,
		0, 37, 157, 1, 0, 0, 0, 39, 159, 1, 0, 0, 0, 41, 162, 1, 0, 0, 0, 43, 164,
		1, 0, 0, 0, 45, 166, 1, 0, 0, 0, 47, 169, 1, 0, 0, 0, 49, 172, 1, 0, 0,
		0, 51, 174, 1, 0, 0, 0, 53, 176, 1, 0, 0, 0, 55, 178, 1, 0, 0, 0, 57, 180,
		1, 0, 0, 0, 59, 63, 7, 0, 0, 0, 60, 62, 7, 1, 0, 0, 61, 60, 1, 0, 0, 0,
		62, 65, 1, 0, 0, 0, 63, 61, 1, 0, 0, 0, 63, 64, 1, 0, 0, 0, 64, 66, 1,
		0, 0, 0, 65, 63, 1, 0, 0, 0, 66, 67, 6, 0, 0, 0, 67, 2, 1, 0, 0, 0, 68,
		77, 5, 48, 0, 0, 69, 73, 7, 2, 0, 0, 70, 72, 7, 3, 0, 0, 71, 70, 1, 0,
		0, 0, 72, 75, 1, 0, 0, 0, 73, 71, 1, 0, 0, 0, 73, 74, 1, 0, 0, 0, 74, 77,
		1, 0, 0, 0, 75, 73, 1, 0, 0, 0, 76, 68, 1, 0, 0, 0, 76, 69, 1, 0, 0, 0,
		77, 84, 1, 0, 0, 0, 78, 80, 5, 46, 0, 0, 79, 81, 7, 3, 0, 0, 80, 79, 1,
		0, 0, 0, 81, 82, 1, 0, 0, 0, 82, 80, 1, 0, 0, 0, 82, 83, 1, 0, 0, 0, 83,
		85, 1, 0, 0, 0, 84, 78, 1, 0, 0, 0, 84, 85, 1, 0, 0, 0, 85, 4, 1, 0, 0,
		0, 86, 90, 5, 39, 0, 0, 87, 89, 8, 4, 0, 0, 88, 87, 1, 0, 0, 0, 89, 92,
		1, 0, 0, 0, 90, 88, 1, 0, 0, 0, 90, 91, 1, 0, 0, 0, 91, 93, 1, 0, 0, 0,
		92, 90, 1, 0, 0, 0, 93, 103, 5, 39, 0, 0, 94, 98, 5, 34, 0, 0, 95, 97,
		8, 5, 0, 0, 96, 95, 1, 0, 0, 0, 97, 100, 1, 0, 0, 0, 98, 96, 1, 0, 0, 0,
		98, 99, 1, 0, 0, 0, 99, 101, 1, 0, 0, 0, 100, 98, 1, 0, 0, 0, 101, 103,
		5, 34, 0, 0, 102, 86, 1, 0, 0, 0, 102, 94, 1, 0, 0, 0, 103, 6, 1, 0, 0,
		0, 104, 108, 5, 36, 0, 0, 105, 107, 7, 1, 0, 0, 106, 105, 1, 0, 0, 0, 107,
		110, 1, 0, 0, 0, 108, 106, 1, 0, 0, 0, 108, 109, 1, 0, 0, 0, 109, 111,
		1, 0, 0, 0, 110, 108, 1, 0, 0, 0, 111, 112, 5, 36, 0, 0, 112, 113, 6, 3,
		1, 0, 113, 8, 1, 0, 0, 0, 114, 116, 7, 6, 0, 0, 115, 114, 1, 0, 0, 0, 116,
		117, 1, 0, 0, 0, 117, 115, 1, 0, 0, 0, 117, 118, 1, 0, 0, 0, 118, 119,
		1, 0, 0, 0, 119, 120, 6, 4, 2, 0, 120, 10, 1, 0, 0, 0, 121, 122, 5, 47,
		0, 0, 122, 123, 5, 47, 0, 0, 123, 127, 1, 0, 0, 0, 124, 126, 8, 7, 0, 0,
		125, 124, 1, 0, 0, 0, 126, 129, 1, 0, 0, 0, 127, 125, 1, 0, 0, 0, 127,
		128, 1, 0, 0, 0, 128, 130, 1, 0, 0, 0, 129, 127, 1, 0, 0, 0, 130, 131,
		6, 5, 2, 0, 131, 12, 1, 0, 0, 0, 132, 133, 5, 123, 0, 0, 133, 14, 1, 0,
		0, 0, 134, 135, 5, 125, 0, 0, 135, 16, 1, 0, 0, 0, 136, 137, 5, 91, 0,
		0, 137, 18, 1, 0, 0, 0, 138, 139, 5, 93, 0, 0, 139, 20, 1, 0, 0, 0, 140,
		141, 5, 40, 0, 0, 141, 22, 1, 0, 0, 0, 142, 143, 5, 41, 0, 0, 143, 24,
		1, 0, 0, 0, 144, 145, 5, 44, 0, 0, 145, 26, 1, 0, 0, 0, 146, 147, 5, 59,
		0, 0, 147, 28, 1, 0, 0, 0, 148, 149, 5, 58, 0, 0, 149, 150, 5, 58, 0, 0,
		150, 30, 1, 0, 0, 0, 151, 152, 5, 58, 0, 0, 152, 32, 1, 0, 0, 0, 153, 154,
		5, 46, 0, 0, 154, 34, 1, 0, 0, 0, 155, 156, 5, 45, 0, 0, 156, 36, 1, 0,
		0, 0, 157, 158, 5, 61, 0, 0, 158, 38, 1, 0, 0, 0, 159, 160, 5, 33, 0, 0,
		160, 161, 5, 61, 0, 0, 161, 40, 1, 0, 0, 0, 162, 163, 5, 62, 0, 0, 163,
		42, 1, 0, 0, 0, 164, 165, 5, 60, 0, 0, 165, 44, 1, 0, 0, 0, 166, 167, 5,
		62, 0, 0, 167, 168, 5, 61, 0, 0, 168, 46, 1, 0, 0, 0, 169, 170, 5, 60,
		0, 0, 170, 171, 5, 61, 0, 0, 171, 48, 1, 0, 0, 0, 172, 173, 5, 43, 0, 0,
		173, 50, 1, 0, 0, 0, 174, 175, 5, 42, 0, 0, 175, 52, 1, 0, 0, 0, 176, 177,
		5, 47, 0, 0, 177, 54, 1, 0, 0, 0, 178, 179, 5, 37, 0, 0, 179, 56, 1, 0,
		0, 0, 180, 181, 9, 0, 0, 0, 181, 58, 1, 0, 0, 0, 12, 0, 63, 73, 76, 82,
		84, 90, 98, 102, 108, 117, 127, 3, 1, 0, 0, 1, 3, 1, 6, 0, 0,
	}
	deserializer := antlr.NewATNDeserializer(nil)
	staticData.atn = deserializer.Deserialize(staticData.serializedATN)
	atn := staticData.atn
	staticData.decisionToDFA = make([]*antlr.DFA, len(atn.DecisionToState))
	decisionToDFA := staticData.decisionToDFA
	for index, state := range atn.DecisionToState {
		decisionToDFA[index] = antlr.NewDFA(state, index)
	}
}

// NsplLexerInit initializes any static state used to implement NsplLexer. By default the
// static state used to implement the lexer is lazily initialized during the first call to
// NewNsplLexer(). You can call this function if you wish to initialize the static state ahead
// of time.
func NsplLexerInit() {
	staticData := &NsplLexerLexerStaticData
	staticData.once.Do(nspllexerLexerInit)
}

// NewNsplLexer produces a new lexer instance for the optional input antlr.CharStream.
func NewNsplLexer(input antlr.CharStream) *NsplLexer {
	NsplLexerInit()
	l := new(NsplLexer)
	l.BaseLexer = antlr.NewBaseLexer(input)
	staticData := &NsplLexerLexerStaticData
	l.Interpreter = antlr.NewLexerATNSimulator(l, staticData.atn, staticData.decisionToDFA, staticData.PredictionContextCache)
	l.channelNames = staticData.ChannelNames
	l.modeNames = staticData.ModeNames
	l.RuleNames = staticData.RuleNames
	l.LiteralNames = staticData.LiteralNames
	l.SymbolicNames = staticData.SymbolicNames
	l.GrammarFileName = "NsplLexer.g4"

	return l
}

// NsplLexer tokens.
const (
	NsplLexerACCEPT            = 1
	NsplLexerACK               = 2
	NsplLexerADD               = 3
	NsplLexerADDRESSES         = 4
	NsplLexerALL               = 5
	NsplLexerALTER             = 6
	NsplLexerAND               = 7
	NsplLexerARGS              = 8
	NsplLexerARRAY             = 9
	NsplLexerAS                = 10
	NsplLexerAT                = 11
	NsplLexerATTACHED          = 12
	NsplLexerAVRO              = 13
	NsplLexerAZURE_BLOB        = 14
	NsplLexerBACKOFF           = 15
	NsplLexerBATCH             = 16
	NsplLexerBEGIN             = 17
	NsplLexerBLOCKING          = 18
	NsplLexerBOOL              = 19
	NsplLexerBOOLEAN           = 20
	NsplLexerBRANCH            = 21
	NsplLexerBRANCHED          = 22
	NsplLexerBROKER            = 23
	NsplLexerBY                = 24
	NsplLexerBYTES             = 25
	NsplLexerCAPACITY          = 26
	NsplLexerCAPTURE           = 27
	NsplLexerCATALOG           = 28
	NsplLexerCBOR              = 29
	NsplLexerCHANNEL           = 30
	NsplLexerCLEAN             = 31
	NsplLexerCLICKHOUSE        = 32
	NsplLexerCLIENT            = 33
	NsplLexerCLUSTER           = 34
	NsplLexerCODE              = 35
	NsplLexerCODEC             = 36
	NsplLexerCOLLECT           = 37
	NsplLexerCOLLECTION        = 38
	NsplLexerCOLOCATION        = 39
	NsplLexerCOMMIT            = 40
	NsplLexerCONFIG            = 41
	NsplLexerCONFLICT          = 42
	NsplLexerCONNECT           = 43
	NsplLexerCONSUMER          = 44
	NsplLexerCORDON            = 45
	NsplLexerCORRELATE         = 46
	NsplLexerCORRELATION       = 47
	NsplLexerCORRELATOR        = 48
	NsplLexerCREATE            = 49
	NsplLexerDATA              = 50
	NsplLexerDATETIME          = 51
	NsplLexerDECODE            = 52
	NsplLexerDEDUPLICATE       = 53
	NsplLexerDEDUPLICATOR      = 54
	NsplLexerDEFAULT           = 55
	NsplLexerDELETE            = 56
	NsplLexerDENSE             = 57
	NsplLexerDESCRIBE          = 58
	NsplLexerDETACHED          = 59
	NsplLexerDO                = 60
	NsplLexerDOMAIN            = 61
	NsplLexerDOMAINS           = 62
	NsplLexerDOUBLE            = 63
	NsplLexerDRAIN             = 64
	NsplLexerDROP              = 65
	NsplLexerDROPPING          = 66
	NsplLexerDURATION          = 67
	NsplLexerDYNAMIC           = 68
	NsplLexerEACH              = 69
	NsplLexerEARLIEST          = 70
	NsplLexerEMIT              = 71
	NsplLexerEMITTER           = 72
	NsplLexerEMITTING          = 73
	NsplLexerENCODE            = 74
	NsplLexerENDPOINT          = 75
	NsplLexerENUM              = 76
	NsplLexerERROR             = 77
	NsplLexerEVERY             = 78
	NsplLexerEVICT             = 79
	NsplLexerEXCEPT            = 80
	NsplLexerEXISTS            = 81
	NsplLexerF32               = 82
	NsplLexerF64               = 83
	NsplLexerFAIL              = 84
	NsplLexerFALSE             = 85
	NsplLexerFIELD             = 86
	NsplLexerFIFO              = 87
	NsplLexerFILE              = 88
	NsplLexerFILTER            = 89
	NsplLexerFIRST             = 90
	NsplLexerFIXED             = 91
	NsplLexerFLOAT             = 92
	NsplLexerFLUSH             = 93
	NsplLexerFOR               = 94
	NsplLexerFORMAT            = 95
	NsplLexerFROM              = 96
	NsplLexerFUEL              = 97
	NsplLexerGCS               = 98
	NsplLexerGENERAL           = 99
	NsplLexerGENERATOR         = 100
	NsplLexerGLOBAL            = 101
	NsplLexerGROUP             = 102
	NsplLexerHASH              = 103
	NsplLexerHTTP              = 104
	NsplLexerI16               = 105
	NsplLexerI32               = 106
	NsplLexerI64               = 107
	NsplLexerI8                = 108
	NsplLexerICEBERG           = 109
	NsplLexerICEBERG_REST      = 110
	NsplLexerIF                = 111
	NsplLexerIGNORE            = 112
	NsplLexerIMMEDIATE         = 113
	NsplLexerINFERENCER        = 114
	NsplLexerINGESTION         = 115
	NsplLexerINGESTOR          = 116
	NsplLexerINHERIT           = 117
	NsplLexerINNER_INPUT       = 118
	NsplLexerINNER_OUTPUT      = 119
	NsplLexerINPUTS            = 120
	NsplLexerINSERT            = 121
	NsplLexerINSTANCES         = 122
	NsplLexerINT               = 123
	NsplLexerINTEGER           = 124
	NsplLexerINTERSECTION      = 125
	NsplLexerINTO              = 126
	NsplLexerINVOKE            = 127
	NsplLexerJAQ               = 128
	NsplLexerJETSTREAM         = 129
	NsplLexerJSON              = 130
	NsplLexerJUNCTION          = 131
	NsplLexerKAFKA             = 132
	NsplLexerKAFKA_BROKER      = 133
	NsplLexerKEY               = 134
	NsplLexerLAST              = 135
	NsplLexerLATEST            = 136
	NsplLexerLEAK              = 137
	NsplLexerLEFT              = 138
	NsplLexerLIST              = 139
	NsplLexerLOCATION          = 140
	NsplLexerLOG               = 141
	NsplLexerLONG              = 142
	NsplLexerLOOKUP            = 143
	NsplLexerLOOSE             = 144
	NsplLexerLRU               = 145
	NsplLexerMAP               = 146
	NsplLexerMATCH             = 147
	NsplLexerMATERIALIZED      = 148
	NsplLexerMAX               = 149
	NsplLexerMEMORY            = 150
	NsplLexerMESSAGE           = 151
	NsplLexerMESSAGES          = 152
	NsplLexerMIN               = 153
	NsplLexerMODE              = 154
	NsplLexerMONGODB           = 155
	NsplLexerMOUNT             = 156
	NsplLexerMQTT              = 157
	NsplLexerMYSQL             = 158
	NsplLexerNATS              = 159
	NsplLexerNEUTRAL           = 160
	NsplLexerNODE              = 161
	NsplLexerNOT               = 162
	NsplLexerNOTHING           = 163
	NsplLexerNOW               = 164
	NsplLexerNO_ACK            = 165
	NsplLexerNULL              = 166
	NsplLexerNUMBER            = 167
	NsplLexerOBJECT            = 168
	NsplLexerOFFSET            = 169
	NsplLexerON                = 170
	NsplLexerONEOF             = 171
	NsplLexerOPTIONAL          = 172
	NsplLexerOR                = 173
	NsplLexerOUTPUT            = 174
	NsplLexerPACED             = 175
	NsplLexerPARALLEL          = 176
	NsplLexerPARSE             = 177
	NsplLexerPASSWORD          = 178
	NsplLexerPATH              = 179
	NsplLexerPERIOD            = 180
	NsplLexerPERSISTENT        = 181
	NsplLexerPLACEMENT         = 182
	NsplLexerPLACEMENTS        = 183
	NsplLexerPOLICY            = 184
	NsplLexerPOSTGRES          = 185
	NsplLexerPREFER            = 186
	NsplLexerPROCESSED         = 187
	NsplLexerPROCESSOR         = 188
	NsplLexerPROMETHEUS        = 189
	NsplLexerPROTOBUF          = 190
	NsplLexerPROTOCOL          = 191
	NsplLexerPUBSUB            = 192
	NsplLexerPULSAR            = 193
	NsplLexerQOS               = 194
	NsplLexerQUERY             = 195
	NsplLexerQUEUE             = 196
	NsplLexerRABBITMQ          = 197
	NsplLexerRANK              = 198
	NsplLexerRATE              = 199
	NsplLexerRAW               = 200
	NsplLexerRECORD            = 201
	NsplLexerREDIS             = 202
	NsplLexerREINGESTOR        = 203
	NsplLexerRELAY             = 204
	NsplLexerRENAME            = 205
	NsplLexerREORDERER         = 206
	NsplLexerREPLACE           = 207
	NsplLexerREQUIRE           = 208
	NsplLexerREQUIRED          = 209
	NsplLexerRESOURCE          = 210
	NsplLexerRETRY             = 211
	NsplLexerRETURNS           = 212
	NsplLexerREVERT            = 213
	NsplLexerRFC3339           = 214
	NsplLexerRIGHT             = 215
	NsplLexerROTO_0_11         = 216
	NsplLexerROUTE             = 217
	NsplLexerS3                = 218
	NsplLexerSAMPLE            = 219
	NsplLexerSAME              = 220
	NsplLexerSCHEMA            = 221
	NsplLexerSEND              = 222
	NsplLexerSENSITIVE         = 223
	NsplLexerSENTRY            = 224
	NsplLexerSEPARATION        = 225
	NsplLexerSEQUENTIAL        = 226
	NsplLexerSESSION           = 227
	NsplLexerSET               = 228
	NsplLexerSHOW              = 229
	NsplLexerSIGNALING         = 230
	NsplLexerSINGLE            = 231
	NsplLexerSIZE              = 232
	NsplLexerSKEW              = 233
	NsplLexerSKIP_WORD         = 234
	NsplLexerSLIDING_WINDOW    = 235
	NsplLexerSQS               = 236
	NsplLexerSTART             = 237
	NsplLexerSTATE             = 238
	NsplLexerSTATUS            = 239
	NsplLexerSTEP              = 240
	NsplLexerSTOP              = 241
	NsplLexerSTRICT            = 242
	NsplLexerSTRING            = 243
	NsplLexerSUBJECT           = 244
	NsplLexerSUBSCRIPTION      = 245
	NsplLexerSUGGEST           = 246
	NsplLexerTABLE             = 247
	NsplLexerTENSOR            = 248
	NsplLexerTIME              = 249
	NsplLexerTIMEOUT           = 250
	NsplLexerTIMESTAMP         = 251
	NsplLexerTLS               = 252
	NsplLexerTO                = 253
	NsplLexerTOML              = 254
	NsplLexerTOPIC             = 255
	NsplLexerTRANSFORMATIONS   = 256
	NsplLexerTRUE              = 257
	NsplLexerTTL               = 258
	NsplLexerTYPE              = 259
	NsplLexerU16               = 260
	NsplLexerU32               = 261
	NsplLexerU64               = 262
	NsplLexerU8                = 263
	NsplLexerUDF               = 264
	NsplLexerUDFS              = 265
	NsplLexerUNBRANCHED        = 266
	NsplLexerUNCORDON          = 267
	NsplLexerUNPACED           = 268
	NsplLexerUPDATE            = 269
	NsplLexerUPLOAD            = 270
	NsplLexerUSE               = 271
	NsplLexerUSER              = 272
	NsplLexerUSING             = 273
	NsplLexerVALUES            = 274
	NsplLexerVEC               = 275
	NsplLexerVERSION           = 276
	NsplLexerVHOST             = 277
	NsplLexerVOLATILE          = 278
	NsplLexerWAIT              = 279
	NsplLexerWASM              = 280
	NsplLexerWEBSOCKETS        = 281
	NsplLexerWHERE             = 282
	NsplLexerWIDTH             = 283
	NsplLexerWINDOW            = 284
	NsplLexerWIRE              = 285
	NsplLexerWITH              = 286
	NsplLexerXML               = 287
	NsplLexerYAML              = 288
	NsplLexerZEROMQ            = 289
	NsplLexerAFTER             = 290
	NsplLexerATTACH            = 291
	NsplLexerBACKUP            = 292
	NsplLexerBODY              = 293
	NsplLexerBRANCHES          = 294
	NsplLexerBUFFER            = 295
	NsplLexerCONNECTION        = 296
	NsplLexerDRY               = 297
	NsplLexerEXISTING          = 298
	NsplLexerFOLLOW            = 299
	NsplLexerIN                = 300
	NsplLexerLISTENER          = 301
	NsplLexerMETHOD            = 302
	NsplLexerNAMED             = 303
	NsplLexerNEWEST            = 304
	NsplLexerOFFSETS           = 305
	NsplLexerOLDEST            = 306
	NsplLexerONTO              = 307
	NsplLexerOPERATION         = 308
	NsplLexerOVERFLOW          = 309
	NsplLexerPAUSE             = 310
	NsplLexerPOLL              = 311
	NsplLexerPREFERENCES       = 312
	NsplLexerQUIESCE           = 313
	NsplLexerREBIND            = 314
	NsplLexerREJECT            = 315
	NsplLexerREJECTED          = 316
	NsplLexerRELOCATE          = 317
	NsplLexerRELOCATION        = 318
	NsplLexerRESET             = 319
	NsplLexerRESOURCES         = 320
	NsplLexerRESTORE           = 321
	NsplLexerRESUME            = 322
	NsplLexerRUN               = 323
	NsplLexerSOCKET            = 324
	NsplLexerSOURCE            = 325
	NsplLexerSUSPEND           = 326
	NsplLexerSYSLOG            = 327
	NsplLexerTEXT              = 328
	NsplLexerTRANSACTION       = 329
	NsplLexerTRANSACTIONS      = 330
	NsplLexerWITHOUT           = 331
	NsplLexerCASE              = 332
	NsplLexerWHEN              = 333
	NsplLexerTHEN              = 334
	NsplLexerELSE              = 335
	NsplLexerEND               = 336
	NsplLexerINPUT             = 337
	NsplLexerMETADATA          = 338
	NsplLexerPARTIAL_OUTPUT    = 339
	NsplLexerRELAY_STATE       = 340
	NsplLexerUINT8             = 341
	NsplLexerINT8              = 342
	NsplLexerUINT16            = 343
	NsplLexerINT16             = 344
	NsplLexerUINT32            = 345
	NsplLexerINT32             = 346
	NsplLexerUINT64            = 347
	NsplLexerINT64             = 348
	NsplLexerFLOAT32           = 349
	NsplLexerFLOAT64           = 350
	NsplLexerUTF8              = 351
	NsplLexerWORD              = 352
	NsplLexerNUMERAL           = 353
	NsplLexerQUOTED            = 354
	NsplLexerDOLLAR_QUOTED     = 355
	NsplLexerSPACE             = 356
	NsplLexerCOMMENT           = 357
	NsplLexerLEFT_BRACE        = 358
	NsplLexerRIGHT_BRACE       = 359
	NsplLexerLEFT_BRACKET      = 360
	NsplLexerRIGHT_BRACKET     = 361
	NsplLexerLEFT_PARENTHESIS  = 362
	NsplLexerRIGHT_PARENTHESIS = 363
	NsplLexerCOMMA             = 364
	NsplLexerSEMICOLON         = 365
	NsplLexerSCOPE_MARK        = 366
	NsplLexerCOLON             = 367
	NsplLexerDOT               = 368
	NsplLexerMINUS             = 369
	NsplLexerEQUAL             = 370
	NsplLexerNOT_EQUAL         = 371
	NsplLexerGREATER           = 372
	NsplLexerLESS              = 373
	NsplLexerGREATER_OR_EQUAL  = 374
	NsplLexerLESS_OR_EQUAL     = 375
	NsplLexerPLUS              = 376
	NsplLexerSTAR              = 377
	NsplLexerSLASH             = 378
	NsplLexerPERCENT           = 379
	NsplLexerUNKNOWN           = 380
)

func (l *NsplLexer) Action(localctx antlr.RuleContext, ruleIndex, actionIndex int) {
	switch ruleIndex {
	case 0:
		l.WORD_Action(localctx, actionIndex)

	case 3:
		l.DOLLAR_QUOTED_Action(localctx, actionIndex)

	default:
		panic("No registered action for: " + fmt.Sprint(ruleIndex))
	}
}

func (l *NsplLexer) WORD_Action(localctx antlr.RuleContext, actionIndex int) {
	switch actionIndex {
	case 0:
		l.keyword()

	default:
		panic("No registered action for: " + fmt.Sprint(actionIndex))
	}
}
func (l *NsplLexer) DOLLAR_QUOTED_Action(localctx antlr.RuleContext, actionIndex int) {
	switch actionIndex {
	case 1:
		l.dollarQuoted()

	default:
		panic("No registered action for: " + fmt.Sprint(actionIndex))
	}
}
