// Code generated from spec/ by go generate. DO NOT EDIT.

package nspl

// starts gives the first state of every rule.
var starts = [...]int{
	NsplParserRULE_statementText:         0,
	NsplParserRULE_expressionText:        2,
	NsplParserRULE_statement:             4,
	NsplParserRULE_createStatement:       6,
	NsplParserRULE_createNamed:           8,
	NsplParserRULE_createProcessor:       10,
	NsplParserRULE_alterStatement:        12,
	NsplParserRULE_createDomain:          14,
	NsplParserRULE_pacedDomain:           16,
	NsplParserRULE_domainPlacement:       18,
	NsplParserRULE_placementPolicy:       20,
	NsplParserRULE_alterDomain:           22,
	NsplParserRULE_startDomain:           24,
	NsplParserRULE_startAt:               26,
	NsplParserRULE_timeRate:              28,
	NsplParserRULE_stopDomain:            30,
	NsplParserRULE_createUser:            32,
	NsplParserRULE_createSchema:          34,
	NsplParserRULE_schemaField:           36,
	NsplParserRULE_fieldModifiers:        38,
	NsplParserRULE_nervixType:            40,
	NsplParserRULE_scalarType:            42,
	NsplParserRULE_dimension:             44,
	NsplParserRULE_alterSchema:           46,
	NsplParserRULE_schemaOperation:       48,
	NsplParserRULE_createWireSchema:      50,
	NsplParserRULE_wireMode:              52,
	NsplParserRULE_jsonField:             54,
	NsplParserRULE_jsonType:              56,
	NsplParserRULE_avroField:             58,
	NsplParserRULE_named:                 60,
	NsplParserRULE_avroType:              62,
	NsplParserRULE_alterWireSchema:       64,
	NsplParserRULE_jsonWireOperation:     66,
	NsplParserRULE_avroWireOperation:     68,
	NsplParserRULE_wireOperation:         70,
	NsplParserRULE_createCodec:           72,
	NsplParserRULE_jsonCodec:             74,
	NsplParserRULE_cborCodec:             76,
	NsplParserRULE_avroCodec:             78,
	NsplParserRULE_jaqCodec:              80,
	NsplParserRULE_protobufCodec:         82,
	NsplParserRULE_syslogCodec:           84,
	NsplParserRULE_codecJaq:              86,
	NsplParserRULE_onIngestion:           88,
	NsplParserRULE_onEmitting:            90,
	NsplParserRULE_codecEncode:           92,
	NsplParserRULE_encodeRule:            94,
	NsplParserRULE_createResource:        96,
	NsplParserRULE_uploadResource:        98,
	NsplParserRULE_rebindResource:        100,
	NsplParserRULE_rebindUser:            102,
	NsplParserRULE_createVhost:           104,
	NsplParserRULE_withTls:               106,
	NsplParserRULE_createEndpoint:        108,
	NsplParserRULE_withSignaling:         110,
	NsplParserRULE_path:                  112,
	NsplParserRULE_createSignaling:       114,
	NsplParserRULE_signalingFormat:       116,
	NsplParserRULE_signalingStep:         118,
	NsplParserRULE_capture:               120,
	NsplParserRULE_failJaq:               122,
	NsplParserRULE_programs:              124,
	NsplParserRULE_createBranch:          126,
	NsplParserRULE_branchLimit:           128,
	NsplParserRULE_createRelay:           130,
	NsplParserRULE_materializedState:     132,
	NsplParserRULE_alterRelay:            134,
	NsplParserRULE_relayOperation:        136,
	NsplParserRULE_createClient:          138,
	NsplParserRULE_clientType:            140,
	NsplParserRULE_mount:                 142,
	NsplParserRULE_createPlacement:       144,
	NsplParserRULE_nodeMembers:           146,
	NsplParserRULE_nodeTargets:           148,
	NsplParserRULE_alterPlacement:        150,
	NsplParserRULE_placementOperation:    152,
	NsplParserRULE_createHashMap:         154,
	NsplParserRULE_lookup:                156,
	NsplParserRULE_createUdf:             158,
	NsplParserRULE_udfArgument:           160,
	NsplParserRULE_createSubscription:    162,
	NsplParserRULE_sampleRate:            164,
	NsplParserRULE_deleteSubscription:    166,
	NsplParserRULE_dropStatement:         168,
	NsplParserRULE_showStatement:         170,
	NsplParserRULE_modelRef:              172,
	NsplParserRULE_describeStatement:     174,
	NsplParserRULE_describedModel:        176,
	NsplParserRULE_branchBindings:        178,
	NsplParserRULE_branchBinding:         180,
	NsplParserRULE_describeTransaction:   182,
	NsplParserRULE_formatSelector:        184,
	NsplParserRULE_cordonNode:            186,
	NsplParserRULE_uncordonNode:          188,
	NsplParserRULE_drainNode:             190,
	NsplParserRULE_dropNode:              192,
	NsplParserRULE_relocate:              194,
	NsplParserRULE_relocation:            196,
	NsplParserRULE_members:               198,
	NsplParserRULE_preferences:           200,
	NsplParserRULE_member:                202,
	NsplParserRULE_useDomain:             204,
	NsplParserRULE_listDomains:           206,
	NsplParserRULE_begin:                 208,
	NsplParserRULE_commit:                210,
	NsplParserRULE_revert:                212,
	NsplParserRULE_attachTransaction:     214,
	NsplParserRULE_backup:                216,
	NsplParserRULE_restore:               218,
	NsplParserRULE_restoreOptions:        220,
	NsplParserRULE_expr:                  222,
	NsplParserRULE_primary:               224,
	NsplParserRULE_literal:               226,
	NsplParserRULE_udfCall:               228,
	NsplParserRULE_call:                  230,
	NsplParserRULE_functionName:          232,
	NsplParserRULE_arguments:             234,
	NsplParserRULE_array:                 236,
	NsplParserRULE_ifExpr:                238,
	NsplParserRULE_caseExpr:              240,
	NsplParserRULE_caseOperand:           242,
	NsplParserRULE_whenArm:               244,
	NsplParserRULE_fieldRef:              246,
	NsplParserRULE_stateRef:              248,
	NsplParserRULE_fieldName:             250,
	NsplParserRULE_scope:                 252,
	NsplParserRULE_castType:              254,
	NsplParserRULE_ifNotExists:           256,
	NsplParserRULE_attachment:            258,
	NsplParserRULE_count:                 260,
	NsplParserRULE_unsigned:              262,
	NsplParserRULE_duration:              264,
	NsplParserRULE_durationUnit:          266,
	NsplParserRULE_byteSize:              268,
	NsplParserRULE_byteUnit:              270,
	NsplParserRULE_externalName:          272,
	NsplParserRULE_literalValue:          274,
	NsplParserRULE_resourceBinding:       276,
	NsplParserRULE_versionSelector:       278,
	NsplParserRULE_hostName:              280,
	NsplParserRULE_hostLabel:             282,
	NsplParserRULE_hostAtom:              284,
	NsplParserRULE_configBlock:           286,
	NsplParserRULE_configEntry:           288,
	NsplParserRULE_configValue:           290,
	NsplParserRULE_inputs:                292,
	NsplParserRULE_input:                 294,
	NsplParserRULE_collect:               296,
	NsplParserRULE_filter:                298,
	NsplParserRULE_whereClause:           300,
	NsplParserRULE_branching:             302,
	NsplParserRULE_stateDependency:       304,
	NsplParserRULE_statePolicy:           306,
	NsplParserRULE_defaultSet:            308,
	NsplParserRULE_construction:          310,
	NsplParserRULE_inherit:               312,
	NsplParserRULE_inheritItem:           314,
	NsplParserRULE_setClause:             316,
	NsplParserRULE_assignment:            318,
	NsplParserRULE_setTarget:             320,
	NsplParserRULE_invokeClause:          322,
	NsplParserRULE_invocation:            324,
	NsplParserRULE_flush:                 326,
	NsplParserRULE_retry:                 328,
	NsplParserRULE_ackTimeout:            330,
	NsplParserRULE_ackWindow:             332,
	NsplParserRULE_messageError:          334,
	NsplParserRULE_errorSet:              336,
	NsplParserRULE_generalError:          338,
	NsplParserRULE_route:                 340,
	NsplParserRULE_entryRoute:            342,
	NsplParserRULE_entryBranch:           344,
	NsplParserRULE_branchSet:             346,
	NsplParserRULE_setRoute:              348,
	NsplParserRULE_windowRoute:           350,
	NsplParserRULE_wasmRoute:             352,
	NsplParserRULE_createReingestor:      354,
	NsplParserRULE_alterReingestor:       356,
	NsplParserRULE_reingestorOperation:   358,
	NsplParserRULE_nodeOperation:         360,
	NsplParserRULE_inputOperation:        362,
	NsplParserRULE_createJunction:        364,
	NsplParserRULE_createDeduplicator:    366,
	NsplParserRULE_deduplicateOn:         368,
	NsplParserRULE_maxTime:               370,
	NsplParserRULE_createReorderer:       372,
	NsplParserRULE_orderBy:               374,
	NsplParserRULE_processorOperation:    376,
	NsplParserRULE_alterJunction:         378,
	NsplParserRULE_alterDeduplicator:     380,
	NsplParserRULE_deduplicatorOperation: 382,
	NsplParserRULE_alterReorderer:        384,
	NsplParserRULE_reordererOperation:    386,
	NsplParserRULE_createWindow:          388,
	NsplParserRULE_windowExtent:          390,
	NsplParserRULE_windowBounds:          392,
	NsplParserRULE_messageBound:          394,
	NsplParserRULE_durationBound:         396,
	NsplParserRULE_createCorrelator:      398,
	NsplParserRULE_timeoutAction:         400,
	NsplParserRULE_createInferencer:      402,
	NsplParserRULE_tensorInput:           404,
	NsplParserRULE_tensorDeclaration:     406,
	NsplParserRULE_tensorDimension:       408,
	NsplParserRULE_createWasm:            410,
	NsplParserRULE_resetWasm:             412,
	NsplParserRULE_branchValue:           414,
	NsplParserRULE_signedLiteral:         416,
	NsplParserRULE_number:                418,
	NsplParserRULE_createGenerator:       420,
	NsplParserRULE_alterGenerator:        422,
	NsplParserRULE_generatorOperation:    424,
	NsplParserRULE_createIngestor:        426,
	NsplParserRULE_ingestOrigin:          428,
	NsplParserRULE_timestamp:             430,
	NsplParserRULE_ingestSource:          432,
	NsplParserRULE_kafkaSource:           434,
	NsplParserRULE_kafkaOffset:           436,
	NsplParserRULE_natsSource:            438,
	NsplParserRULE_endpointSource:        440,
	NsplParserRULE_httpSource:            442,
	NsplParserRULE_prometheusSource:      444,
	NsplParserRULE_pulsarSource:          446,
	NsplParserRULE_rabbitmqSource:        448,
	NsplParserRULE_sqsSource:             450,
	NsplParserRULE_redisSource:           452,
	NsplParserRULE_mqttSource:            454,
	NsplParserRULE_zeromqSource:          456,
	NsplParserRULE_websocketsSource:      458,
	NsplParserRULE_syslogSource:          460,
	NsplParserRULE_clientSource:          462,
	NsplParserRULE_instances:             464,
	NsplParserRULE_logMode:               466,
	NsplParserRULE_mqttMode:              468,
	NsplParserRULE_ackParallel:           470,
	NsplParserRULE_ackSequential:         472,
	NsplParserRULE_noAckParallel:         474,
	NsplParserRULE_noAckSequential:       476,
	NsplParserRULE_quiesce:               478,
	NsplParserRULE_quiesceMode:           480,
	NsplParserRULE_ingestorEntity:        482,
	NsplParserRULE_alterIngestor:         484,
	NsplParserRULE_ingestorOperation:     486,
	NsplParserRULE_createEmitter:         488,
	NsplParserRULE_emitTarget:            490,
	NsplParserRULE_codecSink:             492,
	NsplParserRULE_kafkaSink:             494,
	NsplParserRULE_natsSink:              496,
	NsplParserRULE_pulsarSink:            498,
	NsplParserRULE_rabbitmqSink:          500,
	NsplParserRULE_redisSink:             502,
	NsplParserRULE_mqttSink:              504,
	NsplParserRULE_zeromqSink:            506,
	NsplParserRULE_sqsSink:               508,
	NsplParserRULE_fifoGroup:             510,
	NsplParserRULE_sqsSinkMode:           512,
	NsplParserRULE_sqsQueue:              514,
	NsplParserRULE_sentrySink:            516,
	NsplParserRULE_syslogSink:            518,
	NsplParserRULE_noAckMode:             520,
	NsplParserRULE_ackMode:               522,
	NsplParserRULE_brokerMode:            524,
	NsplParserRULE_mqttSinkMode:          526,
	NsplParserRULE_natsSinkMode:          528,
	NsplParserRULE_rowSink:               530,
	NsplParserRULE_clickhouseSink:        532,
	NsplParserRULE_postgresSink:          534,
	NsplParserRULE_mysqlSink:             536,
	NsplParserRULE_mongodbSink:           538,
	NsplParserRULE_icebergSink:           540,
	NsplParserRULE_conflictAction:        542,
	NsplParserRULE_valuesMap:             544,
	NsplParserRULE_valueItem:             546,
	NsplParserRULE_conflictTarget:        548,
	NsplParserRULE_maxBatch:              550,
	NsplParserRULE_commitPolicy:          552,
	NsplParserRULE_httpSink:              554,
	NsplParserRULE_requestMode:           556,
	NsplParserRULE_clientSink:            558,
	NsplParserRULE_clientBatch:           560,
	NsplParserRULE_alterEmitter:          562,
	NsplParserRULE_emitterOperation:      564,
	NsplParserRULE_anySinkMode:           566,
	NsplParserRULE_word:                  568,
	NsplParserRULE_name:                  570,
	NsplParserRULE_relayName:             572,
	NsplParserRULE_ident:                 574,
	NsplParserRULE_freshName:             576,
	NsplParserRULE_freshRelay:            578,
	NsplParserRULE_freshField:            580,
	NsplParserRULE_field:                 582,
	NsplParserRULE_schemaRef:             584,
	NsplParserRULE_jsonWireSchemaRef:     586,
	NsplParserRULE_cborWireSchemaRef:     588,
	NsplParserRULE_avroWireSchemaRef:     590,
	NsplParserRULE_codecRef:              592,
	NsplParserRULE_resourceRef:           594,
	NsplParserRULE_clientRef:             596,
	NsplParserRULE_vhostRef:              598,
	NsplParserRULE_endpointRef:           600,
	NsplParserRULE_signalingRef:          602,
	NsplParserRULE_branchRef:             604,
	NsplParserRULE_relayRef:              606,
	NsplParserRULE_ingestorRef:           608,
	NsplParserRULE_reingestorRef:         610,
	NsplParserRULE_junctionRef:           612,
	NsplParserRULE_deduplicatorRef:       614,
	NsplParserRULE_reordererRef:          616,
	NsplParserRULE_windowRef:             618,
	NsplParserRULE_correlatorRef:         620,
	NsplParserRULE_inferencerRef:         622,
	NsplParserRULE_wasmRef:               624,
	NsplParserRULE_generatorRef:          626,
	NsplParserRULE_emitterRef:            628,
	NsplParserRULE_placementRef:          630,
	NsplParserRULE_hashMapRef:            632,
	NsplParserRULE_udfRef:                634,
	NsplParserRULE_nodeMember:            636,
	NsplParserRULE_domainRef:             638,
	NsplParserRULE_subscriptionRef:       640,
	NsplParserRULE_nodeRef:               642,
}

// sets are the sets of token types that edges accept or refuse.
var sets = [...][][2]int{
	{{-1, -1}},               // 0
	{{49, 49}},               // 1
	{{6, 6}},                 // 2
	{{268, 268}},             // 3
	{{61, 61}},               // 4
	{{175, 175}},             // 5
	{{286, 286}},             // 6
	{{180, 180}},             // 7
	{{233, 233}},             // 8
	{{182, 182}},             // 9
	{{208, 208}},             // 10
	{{39, 39}},               // 11
	{{186, 186}},             // 12
	{{160, 160}},             // 13
	{{246, 246}},             // 14
	{{225, 225}},             // 15
	{{228, 228}},             // 16
	{{237, 237}},             // 17
	{{11, 11}},               // 18
	{{164, 164}, {354, 354}}, // 19
	{{249, 249}},             // 20
	{{199, 199}},             // 21
	{{353, 353}},             // 22
	{{241, 241}},             // 23
	{{272, 272}},             // 24
	{{178, 178}},             // 25
	{{354, 354}},             // 26
	{{221, 221}},             // 27
	{{362, 362}},             // 28
	{{364, 364}},             // 29
	{{363, 363}},             // 30
	{{172, 172}},             // 31
	{{223, 223}},             // 32
	{{9, 9}},                 // 33
	{{373, 373}},             // 34
	{{372, 372}},             // 35
	{{275, 275}},             // 36
	{{19, 19}, {51, 51}, {82, 83}, {105, 108}, {243, 243}, {260, 263}}, // 37
	{{3, 3}},                 // 38
	{{86, 86}},               // 39
	{{65, 65}},               // 40
	{{205, 205}},             // 41
	{{253, 253}},             // 42
	{{259, 259}},             // 43
	{{65, 65}, {228, 228}},   // 44
	{{172, 172}, {223, 223}}, // 45
	{{285, 285}},             // 46
	{{29, 29}, {130, 130}},   // 47
	{{13, 13}},               // 48
	{{154, 154}},             // 49
	{{144, 144}, {242, 242}}, // 50
	{{9, 9}, {20, 20}, {124, 124}, {166, 168}, {243, 243}}, // 51
	{{303, 303}}, // 52
	{{9, 9}, {20, 20}, {25, 25}, {63, 63}, {76, 76}, {91, 92}, {123, 123}, {142, 142}, {146, 146}, {166, 166}, {201, 201}, {243, 243}}, // 53
	{{130, 130}}, // 54
	{{29, 29}},   // 55
	{{36, 36}},   // 56
	{{96, 96}},   // 57
	{{29, 29}, {130, 130}, {254, 254}, {287, 288}}, // 58
	{{190, 190}},                       // 59
	{{273, 273}},                       // 60
	{{151, 151}},                       // 61
	{{327, 327}},                       // 62
	{{128, 128}},                       // 63
	{{256, 256}},                       // 64
	{{170, 170}},                       // 65
	{{115, 115}},                       // 66
	{{73, 73}},                         // 67
	{{74, 74}},                         // 68
	{{10, 10}},                         // 69
	{{214, 214}},                       // 70
	{{210, 210}},                       // 71
	{{270, 270}},                       // 72
	{{276, 276}},                       // 73
	{{314, 314}},                       // 74
	{{94, 94}},                         // 75
	{{277, 277}},                       // 76
	{{230, 230}},                       // 77
	{{191, 191}},                       // 78
	{{114, 114}},                       // 79
	{{280, 280}},                       // 80
	{{188, 188}},                       // 81
	{{103, 103}},                       // 82
	{{146, 146}},                       // 83
	{{33, 33}},                         // 84
	{{252, 252}},                       // 85
	{{75, 75}},                         // 86
	{{179, 179}},                       // 87
	{{104, 104}},                       // 88
	{{281, 281}},                       // 89
	{{95, 95}},                         // 90
	{{43, 43}},                         // 91
	{{1, 1}},                           // 92
	{{50, 50}},                         // 93
	{{250, 250}},                       // 94
	{{288, 288}},                       // 95
	{{254, 254}},                       // 96
	{{287, 287}},                       // 97
	{{200, 200}},                       // 98
	{{222, 222}},                       // 99
	{{279, 279}},                       // 100
	{{27, 27}},                         // 101
	{{84, 84}},                         // 102
	{{21, 21}},                         // 103
	{{258, 258}},                       // 104
	{{149, 149}},                       // 105
	{{122, 122}},                       // 106
	{{79, 79}},                         // 107
	{{145, 145}},                       // 108
	{{204, 204}},                       // 109
	{{26, 26}},                         // 110
	{{148, 148}},                       // 111
	{{238, 238}},                       // 112
	{{135, 135}},                       // 113
	{{24, 24}},                         // 114
	{{251, 251}},                       // 115
	{{132, 132}},                       // 116
	{{159, 159}},                       // 117
	{{193, 193}},                       // 118
	{{224, 224}},                       // 119
	{{189, 189}},                       // 120
	{{197, 197}},                       // 121
	{{202, 202}},                       // 122
	{{157, 157}},                       // 123
	{{289, 289}},                       // 124
	{{236, 236}},                       // 125
	{{218, 218}},                       // 126
	{{98, 98}},                         // 127
	{{14, 14}},                         // 128
	{{110, 110}},                       // 129
	{{32, 32}},                         // 130
	{{185, 185}},                       // 131
	{{158, 158}},                       // 132
	{{155, 155}},                       // 133
	{{156, 156}},                       // 134
	{{198, 198}},                       // 135
	{{184, 184}},                       // 136
	{{134, 134}},                       // 137
	{{52, 52}},                         // 138
	{{143, 143}},                       // 139
	{{264, 264}},                       // 140
	{{216, 216}},                       // 141
	{{8, 8}},                           // 142
	{{212, 212}},                       // 143
	{{278, 278}},                       // 144
	{{35, 35}},                         // 145
	{{245, 245}},                       // 146
	{{18, 18}, {66, 66}},               // 147
	{{16, 16}},                         // 148
	{{219, 219}},                       // 149
	{{56, 56}},                         // 150
	{{229, 229}},                       // 151
	{{34, 34}},                         // 152
	{{239, 239}},                       // 153
	{{330, 330}},                       // 154
	{{183, 183}},                       // 155
	{{265, 265}},                       // 156
	{{116, 116}},                       // 157
	{{131, 131}},                       // 158
	{{54, 54}},                         // 159
	{{284, 284}},                       // 160
	{{72, 72}},                         // 161
	{{203, 203}},                       // 162
	{{206, 206}},                       // 163
	{{48, 48}},                         // 164
	{{100, 100}},                       // 165
	{{58, 58}},                         // 166
	{{318, 318}},                       // 167
	{{292, 292}},                       // 168
	{{282, 282}},                       // 169
	{{370, 370}},                       // 170
	{{329, 329}},                       // 171
	{{308, 308}},                       // 172
	{{130, 130}, {328, 328}},           // 173
	{{45, 45}},                         // 174
	{{161, 161}},                       // 175
	{{267, 267}},                       // 176
	{{64, 64}},                         // 177
	{{317, 317}},                       // 178
	{{307, 307}},                       // 179
	{{112, 112}, {299, 299}},           // 180
	{{312, 312}},                       // 181
	{{271, 271}},                       // 182
	{{139, 139}},                       // 183
	{{62, 62}},                         // 184
	{{17, 17}},                         // 185
	{{40, 40}},                         // 186
	{{213, 213}},                       // 187
	{{291, 291}},                       // 188
	{{331, 331}},                       // 189
	{{320, 320}},                       // 190
	{{310, 310}},                       // 191
	{{321, 321}},                       // 192
	{{322, 322}},                       // 193
	{{298, 298}},                       // 194
	{{84, 84}, {207, 207}, {234, 234}}, // 195
	{{297, 297}},                       // 196
	{{323, 323}},                       // 197
	{{325, 325}},                       // 198
	{{305, 305}},                       // 199
	{{162, 162}, {369, 369}},           // 200
	{{377, 379}},                       // 201
	{{369, 369}, {376, 376}},           // 202
	{{370, 375}},                       // 203
	{{7, 7}},                           // 204
	{{173, 173}},                       // 205
	{{85, 85}, {166, 166}, {257, 257}, {353, 354}}, // 206
	{{366, 366}}, // 207
	{{360, 360}}, // 208
	{{361, 361}}, // 209
	{{111, 111}}, // 210
	{{334, 334}}, // 211
	{{335, 335}}, // 212
	{{336, 336}}, // 213
	{{332, 332}}, // 214
	{{333, 333}}, // 215
	{{368, 368}}, // 216
	{{340, 340}}, // 217
	{{21, 21}, {77, 77}, {138, 138}, {151, 151}, {174, 174}, {215, 215}, {337, 339}}, // 218
	{{19, 20}, {51, 51}, {82, 83}, {105, 108}, {243, 243}, {260, 263}, {341, 351}},   // 219
	{{162, 162}},                         // 220
	{{81, 81}},                           // 221
	{{12, 12}, {59, 59}},                 // 222
	{{153, 153}, {352, 352}},             // 223
	{{352, 352}},                         // 224
	{{85, 85}, {257, 257}, {353, 354}},   // 225
	{{136, 136}},                         // 226
	{{369, 369}},                         // 227
	{{41, 41}},                           // 228
	{{358, 358}},                         // 229
	{{359, 359}},                         // 230
	{{37, 37}},                           // 231
	{{232, 232}},                         // 232
	{{89, 89}},                           // 233
	{{22, 22}},                           // 234
	{{266, 266}},                         // 235
	{{209, 209}},                         // 236
	{{234, 234}, {279, 279}},             // 237
	{{55, 55}},                           // 238
	{{117, 117}},                         // 239
	{{5, 5}},                             // 240
	{{80, 80}},                           // 241
	{{137, 137}},                         // 242
	{{21, 21}, {151, 151}, {174, 174}},   // 243
	{{127, 127}},                         // 244
	{{93, 93}},                           // 245
	{{69, 69}},                           // 246
	{{113, 113}},                         // 247
	{{211, 211}},                         // 248
	{{15, 15}},                           // 249
	{{2, 2}},                             // 250
	{{226, 226}},                         // 251
	{{176, 176}},                         // 252
	{{77, 77}},                           // 253
	{{112, 112}},                         // 254
	{{141, 141}},                         // 255
	{{99, 99}},                           // 256
	{{112, 112}, {141, 141}},             // 257
	{{3, 3}, {207, 207}},                 // 258
	{{217, 217}},                         // 259
	{{53, 53}},                           // 260
	{{283, 283}},                         // 261
	{{240, 240}},                         // 262
	{{152, 152}},                         // 263
	{{67, 67}},                           // 264
	{{138, 138}},                         // 265
	{{215, 215}},                         // 266
	{{46, 46}},                           // 267
	{{147, 147}},                         // 268
	{{70, 70}, {136, 136}},               // 269
	{{47, 47}},                           // 270
	{{88, 88}},                           // 271
	{{120, 120}},                         // 272
	{{174, 174}},                         // 273
	{{57, 57}},                           // 274
	{{248, 248}},                         // 275
	{{82, 82}},                           // 276
	{{68, 68}},                           // 277
	{{97, 97}},                           // 278
	{{150, 150}},                         // 279
	{{316, 316}},                         // 280
	{{319, 319}},                         // 281
	{{101, 101}},                         // 282
	{{300, 300}},                         // 283
	{{294, 294}},                         // 284
	{{274, 274}},                         // 285
	{{164, 164}},                         // 286
	{{255, 255}},                         // 287
	{{169, 169}},                         // 288
	{{44, 44}},                           // 289
	{{102, 102}},                         // 290
	{{244, 244}},                         // 291
	{{196, 196}},                         // 292
	{{78, 78}},                           // 293
	{{195, 195}},                         // 294
	{{192, 192}},                         // 295
	{{30, 30}},                           // 296
	{{227, 227}},                         // 297
	{{31, 31}, {181, 181}},               // 298
	{{194, 194}},                         // 299
	{{165, 165}},                         // 300
	{{313, 313}},                         // 301
	{{326, 326}},                         // 302
	{{295, 295}},                         // 303
	{{309, 309}},                         // 304
	{{304, 304}, {306, 306}},             // 305
	{{315, 315}},                         // 306
	{{290, 290}},                         // 307
	{{132, 132}, {157, 157}, {193, 193}}, // 308
	{{197, 197}, {236, 236}},             // 309
	{{324, 324}},                         // 310
	{{75, 75}, {311, 311}},               // 311
	{{75, 75}, {296, 296}},               // 312
	{{301, 301}},                         // 313
	{{293, 293}},                         // 314
	{{87, 87}},                           // 315
	{{16, 16}, {231, 231}},               // 316
	{{129, 129}},                         // 317
	{{121, 121}},                         // 318
	{{247, 247}},                         // 319
	{{42, 42}},                           // 320
	{{38, 38}},                           // 321
	{{109, 109}},                         // 322
	{{14, 14}, {98, 98}, {218, 218}},     // 323
	{{140, 140}},                         // 324
	{{28, 28}},                           // 325
	{{60, 60}},                           // 326
	{{163, 163}, {269, 269}},             // 327
	{{302, 302}},                         // 328
	{{353, 354}, {358, 380}},             // 329
	{{21, 21}, {151, 151}, {353, 354}, {358, 380}}, // 330
	{{5, 5}, {7, 7}, {10, 10}, {80, 80}, {85, 85}, {111, 111}, {117, 117}, {127, 127}, {137, 137}, {162, 162}, {166, 166}, {173, 173}, {223, 223}, {228, 228}, {257, 257}, {264, 264}, {282, 282}, {332, 336}, {353, 354}, {358, 380}}, // 331
}

// states is the rule network; the comments name each state's rule.
var states = [...]State{
	{Rule: 0, Edges: []Edge{{Kind: Step, Target: 644}}},              // 0 statementText
	{Rule: 0, Stop: true},                                            // 1 statementText
	{Rule: 1, Edges: []Edge{{Kind: Step, Target: 647}}},              // 2 expressionText
	{Rule: 1, Stop: true},                                            // 3 expressionText
	{Rule: 2, Edges: []Edge{{Kind: Step, Target: 674}}},              // 4 statement
	{Rule: 2, Stop: true},                                            // 5 statement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 676}}},              // 6 createStatement
	{Rule: 3, Stop: true},                                            // 7 createStatement
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 705}}},              // 8 createNamed
	{Rule: 4, Stop: true},                                            // 9 createNamed
	{Rule: 5, Edges: []Edge{{Kind: Step, Target: 716}}},              // 10 createProcessor
	{Rule: 5, Stop: true},                                            // 11 createProcessor
	{Rule: 6, Edges: []Edge{{Kind: Step, Target: 718}}},              // 12 alterStatement
	{Rule: 6, Stop: true},                                            // 13 alterStatement
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 739}}},              // 14 createDomain
	{Rule: 7, Stop: true},                                            // 15 createDomain
	{Rule: 8, Edges: []Edge{{Kind: Step, Target: 744}}},              // 16 pacedDomain
	{Rule: 8, Stop: true},                                            // 17 pacedDomain
	{Rule: 9, Edges: []Edge{{Kind: Step, Target: 753}}},              // 18 domainPlacement
	{Rule: 9, Stop: true},                                            // 19 domainPlacement
	{Rule: 10, Edges: []Edge{{Kind: Step, Target: 763}}},             // 20 placementPolicy
	{Rule: 10, Stop: true},                                           // 21 placementPolicy
	{Rule: 11, Edges: []Edge{{Kind: Step, Target: 765}}},             // 22 alterDomain
	{Rule: 11, Stop: true},                                           // 23 alterDomain
	{Rule: 12, Edges: []Edge{{Kind: Step, Target: 770}}},             // 24 startDomain
	{Rule: 12, Stop: true},                                           // 25 startDomain
	{Rule: 13, Edges: []Edge{{Kind: Step, Target: 774}}},             // 26 startAt
	{Rule: 13, Stop: true},                                           // 27 startAt
	{Rule: 14, Edges: []Edge{{Kind: Step, Target: 779}}},             // 28 timeRate
	{Rule: 14, Stop: true},                                           // 29 timeRate
	{Rule: 15, Edges: []Edge{{Kind: Step, Target: 783}}},             // 30 stopDomain
	{Rule: 15, Stop: true},                                           // 31 stopDomain
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 785}}},             // 32 createUser
	{Rule: 16, Stop: true},                                           // 33 createUser
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 791}}},             // 34 createSchema
	{Rule: 17, Stop: true},                                           // 35 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 807}}},             // 36 schemaField
	{Rule: 18, Stop: true},                                           // 37 schemaField
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 820}}},             // 38 fieldModifiers
	{Rule: 19, Stop: true},                                           // 39 fieldModifiers
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 839}}},             // 40 nervixType
	{Rule: 20, Stop: true},                                           // 41 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Step, Target: 841}}},             // 42 scalarType
	{Rule: 21, Stop: true},                                           // 43 scalarType
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 843}}},             // 44 dimension
	{Rule: 22, Stop: true},                                           // 45 dimension
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 845}}},             // 46 alterSchema
	{Rule: 23, Stop: true},                                           // 47 alterSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 880}}},             // 48 schemaOperation
	{Rule: 24, Stop: true},                                           // 49 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 882}}},             // 50 createWireSchema
	{Rule: 25, Stop: true},                                           // 51 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 921}}},             // 52 wireMode
	{Rule: 26, Stop: true},                                           // 53 wireMode
	{Rule: 27, Edges: []Edge{{Kind: Step, Target: 924}}},             // 54 jsonField
	{Rule: 27, Stop: true},                                           // 55 jsonField
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 932}}},             // 56 jsonType
	{Rule: 28, Stop: true},                                           // 57 jsonType
	{Rule: 29, Edges: []Edge{{Kind: Step, Target: 934}}},             // 58 avroField
	{Rule: 29, Stop: true},                                           // 59 avroField
	{Rule: 30, Edges: []Edge{{Kind: Step, Target: 942}}},             // 60 named
	{Rule: 30, Stop: true},                                           // 61 named
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 945}}},             // 62 avroType
	{Rule: 31, Stop: true},                                           // 63 avroType
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 947}}},             // 64 alterWireSchema
	{Rule: 32, Stop: true},                                           // 65 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 1003}}},            // 66 jsonWireOperation
	{Rule: 33, Stop: true},                                           // 67 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 1016}}},            // 68 avroWireOperation
	{Rule: 34, Stop: true},                                           // 69 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 1039}}},            // 70 wireOperation
	{Rule: 35, Stop: true},                                           // 71 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 1041}}},            // 72 createCodec
	{Rule: 36, Stop: true},                                           // 73 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Step, Target: 1052}}},            // 74 jsonCodec
	{Rule: 37, Stop: true},                                           // 75 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Step, Target: 1062}}},            // 76 cborCodec
	{Rule: 38, Stop: true},                                           // 77 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Step, Target: 1072}}},            // 78 avroCodec
	{Rule: 39, Stop: true},                                           // 79 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Step, Target: 1082}}},            // 80 jaqCodec
	{Rule: 40, Stop: true},                                           // 81 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Step, Target: 1090}}},            // 82 protobufCodec
	{Rule: 41, Stop: true},                                           // 83 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Step, Target: 1103}}},            // 84 syslogCodec
	{Rule: 42, Stop: true},                                           // 85 syslogCodec
	{Rule: 43, Edges: []Edge{{Kind: Step, Target: 1108}}},            // 86 codecJaq
	{Rule: 43, Stop: true},                                           // 87 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Step, Target: 1118}}},            // 88 onIngestion
	{Rule: 44, Stop: true},                                           // 89 onIngestion
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 1122}}},            // 90 onEmitting
	{Rule: 45, Stop: true},                                           // 91 onEmitting
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 1126}}},            // 92 codecEncode
	{Rule: 46, Stop: true},                                           // 93 codecEncode
	{Rule: 47, Edges: []Edge{{Kind: Step, Target: 1138}}},            // 94 encodeRule
	{Rule: 47, Stop: true},                                           // 95 encodeRule
	{Rule: 48, Edges: []Edge{{Kind: Step, Target: 1142}}},            // 96 createResource
	{Rule: 48, Stop: true},                                           // 97 createResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 1145}}},            // 98 uploadResource
	{Rule: 49, Stop: true},                                           // 99 uploadResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1151}}},            // 100 rebindResource
	{Rule: 50, Stop: true},                                           // 101 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1184}}},            // 102 rebindUser
	{Rule: 51, Stop: true},                                           // 103 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1186}}},            // 104 createVhost
	{Rule: 52, Stop: true},                                           // 105 createVhost
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 1199}}},            // 106 withTls
	{Rule: 53, Stop: true},                                           // 107 withTls
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 1205}}},            // 108 createEndpoint
	{Rule: 54, Stop: true},                                           // 109 createEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Step, Target: 1219}}},            // 110 withSignaling
	{Rule: 55, Stop: true},                                           // 111 withSignaling
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 1224}}},            // 112 path
	{Rule: 56, Stop: true},                                           // 113 path
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1226}}},            // 114 createSignaling
	{Rule: 57, Stop: true},                                           // 115 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1265}}},            // 116 signalingFormat
	{Rule: 58, Stop: true},                                           // 117 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1283}}},            // 118 signalingStep
	{Rule: 59, Stop: true},                                           // 119 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 1285}}},            // 120 capture
	{Rule: 60, Stop: true},                                           // 121 capture
	{Rule: 61, Edges: []Edge{{Kind: Step, Target: 1288}}},            // 122 failJaq
	{Rule: 61, Stop: true},                                           // 123 failJaq
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 1292}}},            // 124 programs
	{Rule: 62, Stop: true},                                           // 125 programs
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 1300}}},            // 126 createBranch
	{Rule: 63, Stop: true},                                           // 127 createBranch
	{Rule: 64, Edges: []Edge{{Kind: Step, Target: 1309}}},            // 128 branchLimit
	{Rule: 64, Stop: true},                                           // 129 branchLimit
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 1315}}},            // 130 createRelay
	{Rule: 65, Stop: true},                                           // 131 createRelay
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 1327}}},            // 132 materializedState
	{Rule: 66, Stop: true},                                           // 133 materializedState
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 1334}}},            // 134 alterRelay
	{Rule: 67, Stop: true},                                           // 135 alterRelay
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 1361}}},            // 136 relayOperation
	{Rule: 68, Stop: true},                                           // 137 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 1363}}},            // 138 createClient
	{Rule: 69, Stop: true},                                           // 139 createClient
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 1396}}},            // 140 clientType
	{Rule: 70, Stop: true},                                           // 141 clientType
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1398}}},            // 142 mount
	{Rule: 71, Stop: true},                                           // 143 mount
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 1403}}},            // 144 createPlacement
	{Rule: 72, Stop: true},                                           // 145 createPlacement
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1414}}},            // 146 nodeMembers
	{Rule: 73, Stop: true},                                           // 147 nodeMembers
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1422}}},            // 148 nodeTargets
	{Rule: 74, Stop: true},                                           // 149 nodeTargets
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 1430}}},            // 150 alterPlacement
	{Rule: 75, Stop: true},                                           // 151 alterPlacement
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1457}}},            // 152 placementOperation
	{Rule: 76, Stop: true},                                           // 153 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 1459}}},            // 154 createHashMap
	{Rule: 77, Stop: true},                                           // 155 createHashMap
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1472}}},            // 156 lookup
	{Rule: 78, Stop: true},                                           // 157 lookup
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1477}}},            // 158 createUdf
	{Rule: 79, Stop: true},                                           // 159 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1503}}},            // 160 udfArgument
	{Rule: 80, Stop: true},                                           // 161 udfArgument
	{Rule: 81, Edges: []Edge{{Kind: Step, Target: 1508}}},            // 162 createSubscription
	{Rule: 81, Stop: true},                                           // 163 createSubscription
	{Rule: 82, Edges: []Edge{{Kind: Step, Target: 1521}}},            // 164 sampleRate
	{Rule: 82, Stop: true},                                           // 165 sampleRate
	{Rule: 83, Edges: []Edge{{Kind: Step, Target: 1526}}},            // 166 deleteSubscription
	{Rule: 83, Stop: true},                                           // 167 deleteSubscription
	{Rule: 84, Edges: []Edge{{Kind: Step, Target: 1530}}},            // 168 dropStatement
	{Rule: 84, Stop: true},                                           // 169 dropStatement
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1535}}},            // 170 showStatement
	{Rule: 85, Stop: true},                                           // 171 showStatement
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1613}}},            // 172 modelRef
	{Rule: 86, Stop: true},                                           // 173 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1615}}},            // 174 describeStatement
	{Rule: 87, Stop: true},                                           // 175 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1674}}},            // 176 describedModel
	{Rule: 88, Stop: true},                                           // 177 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1676}}},            // 178 branchBindings
	{Rule: 89, Stop: true},                                           // 179 branchBindings
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 1690}}},            // 180 branchBinding
	{Rule: 90, Stop: true},                                           // 181 branchBinding
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 1694}}},            // 182 describeTransaction
	{Rule: 91, Stop: true},                                           // 183 describeTransaction
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 1705}}},            // 184 formatSelector
	{Rule: 92, Stop: true},                                           // 185 formatSelector
	{Rule: 93, Edges: []Edge{{Kind: Step, Target: 1708}}},            // 186 cordonNode
	{Rule: 93, Stop: true},                                           // 187 cordonNode
	{Rule: 94, Edges: []Edge{{Kind: Step, Target: 1712}}},            // 188 uncordonNode
	{Rule: 94, Stop: true},                                           // 189 uncordonNode
	{Rule: 95, Edges: []Edge{{Kind: Step, Target: 1716}}},            // 190 drainNode
	{Rule: 95, Stop: true},                                           // 191 drainNode
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 1720}}},            // 192 dropNode
	{Rule: 96, Stop: true},                                           // 193 dropNode
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1723}}},            // 194 relocate
	{Rule: 97, Stop: true},                                           // 195 relocate
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1732}}},            // 196 relocation
	{Rule: 98, Stop: true},                                           // 197 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1750}}},            // 198 members
	{Rule: 99, Stop: true},                                           // 199 members
	{Rule: 100, Edges: []Edge{{Kind: Step, Target: 1758}}},           // 200 preferences
	{Rule: 100, Stop: true},                                          // 201 preferences
	{Rule: 101, Edges: []Edge{{Kind: Step, Target: 1790}}},           // 202 member
	{Rule: 101, Stop: true},                                          // 203 member
	{Rule: 102, Edges: []Edge{{Kind: Step, Target: 1792}}},           // 204 useDomain
	{Rule: 102, Stop: true},                                          // 205 useDomain
	{Rule: 103, Edges: []Edge{{Kind: Step, Target: 1795}}},           // 206 listDomains
	{Rule: 103, Stop: true},                                          // 207 listDomains
	{Rule: 104, Edges: []Edge{{Kind: Step, Target: 1798}}},           // 208 begin
	{Rule: 104, Stop: true},                                          // 209 begin
	{Rule: 105, Edges: []Edge{{Kind: Step, Target: 1800}}},           // 210 commit
	{Rule: 105, Stop: true},                                          // 211 commit
	{Rule: 106, Edges: []Edge{{Kind: Step, Target: 1802}}},           // 212 revert
	{Rule: 106, Stop: true},                                          // 213 revert
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1804}}},           // 214 attachTransaction
	{Rule: 107, Stop: true},                                          // 215 attachTransaction
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1808}}},           // 216 backup
	{Rule: 108, Stop: true},                                          // 217 backup
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1858}}},           // 218 restore
	{Rule: 109, Stop: true},                                          // 219 restore
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1862}}},           // 220 restoreOptions
	{Rule: 110, Stop: true},                                          // 221 restoreOptions
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1875}}},           // 222 expr
	{Rule: 111, Stop: true},                                          // 223 expr
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 1911}}},           // 224 primary
	{Rule: 112, Stop: true},                                          // 225 primary
	{Rule: 113, Edges: []Edge{{Kind: Step, Target: 1913}}},           // 226 literal
	{Rule: 113, Stop: true},                                          // 227 literal
	{Rule: 114, Edges: []Edge{{Kind: Step, Target: 1915}}},           // 228 udfCall
	{Rule: 114, Stop: true},                                          // 229 udfCall
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 1922}}},           // 230 call
	{Rule: 115, Stop: true},                                          // 231 call
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1927}}},           // 232 functionName
	{Rule: 116, Stop: true},                                          // 233 functionName
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1940}}},           // 234 arguments
	{Rule: 117, Stop: true},                                          // 235 arguments
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1942}}},           // 236 array
	{Rule: 118, Stop: true},                                          // 237 array
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1956}}},           // 238 ifExpr
	{Rule: 119, Stop: true},                                          // 239 ifExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 1964}}},           // 240 caseExpr
	{Rule: 120, Stop: true},                                          // 241 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 1979}}},           // 242 caseOperand
	{Rule: 121, Stop: true},                                          // 243 caseOperand
	{Rule: 122, Edges: []Edge{{Kind: Step, Target: 1981}}},           // 244 whenArm
	{Rule: 122, Stop: true},                                          // 245 whenArm
	{Rule: 123, Edges: []Edge{{Kind: Step, Target: 1992}}},           // 246 fieldRef
	{Rule: 123, Stop: true},                                          // 247 fieldRef
	{Rule: 124, Edges: []Edge{{Kind: Step, Target: 1994}}},           // 248 stateRef
	{Rule: 124, Stop: true},                                          // 249 stateRef
	{Rule: 125, Edges: []Edge{{Kind: Step, Target: 2000}}},           // 250 fieldName
	{Rule: 125, Stop: true},                                          // 251 fieldName
	{Rule: 126, Edges: []Edge{{Kind: Step, Target: 2002}}},           // 252 scope
	{Rule: 126, Stop: true},                                          // 253 scope
	{Rule: 127, Edges: []Edge{{Kind: Step, Target: 2004}}},           // 254 castType
	{Rule: 127, Stop: true},                                          // 255 castType
	{Rule: 128, Edges: []Edge{{Kind: Step, Target: 2006}}},           // 256 ifNotExists
	{Rule: 128, Stop: true},                                          // 257 ifNotExists
	{Rule: 129, Edges: []Edge{{Kind: Step, Target: 2010}}},           // 258 attachment
	{Rule: 129, Stop: true},                                          // 259 attachment
	{Rule: 130, Edges: []Edge{{Kind: Step, Target: 2012}}},           // 260 count
	{Rule: 130, Stop: true},                                          // 261 count
	{Rule: 131, Edges: []Edge{{Kind: Step, Target: 2014}}},           // 262 unsigned
	{Rule: 131, Stop: true},                                          // 263 unsigned
	{Rule: 132, Edges: []Edge{{Kind: Step, Target: 2016}}},           // 264 duration
	{Rule: 132, Stop: true},                                          // 265 duration
	{Rule: 133, Edges: []Edge{{Kind: Step, Target: 2019}}},           // 266 durationUnit
	{Rule: 133, Stop: true},                                          // 267 durationUnit
	{Rule: 134, Edges: []Edge{{Kind: Step, Target: 2021}}},           // 268 byteSize
	{Rule: 134, Stop: true},                                          // 269 byteSize
	{Rule: 135, Edges: []Edge{{Kind: Step, Target: 2024}}},           // 270 byteUnit
	{Rule: 135, Stop: true},                                          // 271 byteUnit
	{Rule: 136, Edges: []Edge{{Kind: Step, Target: 2028}}},           // 272 externalName
	{Rule: 136, Stop: true},                                          // 273 externalName
	{Rule: 137, Edges: []Edge{{Kind: Step, Target: 2030}}},           // 274 literalValue
	{Rule: 137, Stop: true},                                          // 275 literalValue
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 2032}}},           // 276 resourceBinding
	{Rule: 138, Stop: true},                                          // 277 resourceBinding
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2037}}},           // 278 versionSelector
	{Rule: 139, Stop: true},                                          // 279 versionSelector
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2051}}},           // 280 hostName
	{Rule: 140, Stop: true},                                          // 281 hostName
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2053}}},           // 282 hostLabel
	{Rule: 141, Stop: true},                                          // 283 hostLabel
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2070}}},           // 284 hostAtom
	{Rule: 142, Stop: true},                                          // 285 hostAtom
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2072}}},           // 286 configBlock
	{Rule: 143, Stop: true},                                          // 287 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2089}}},           // 288 configEntry
	{Rule: 144, Stop: true},                                          // 289 configEntry
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2096}}},           // 290 configValue
	{Rule: 145, Stop: true},                                          // 291 configValue
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 2098}}},           // 292 inputs
	{Rule: 146, Stop: true},                                          // 293 inputs
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 2109}}},           // 294 input
	{Rule: 147, Stop: true},                                          // 295 input
	{Rule: 148, Edges: []Edge{{Kind: Step, Target: 2113}}},           // 296 collect
	{Rule: 148, Stop: true},                                          // 297 collect
	{Rule: 149, Edges: []Edge{{Kind: Step, Target: 2122}}},           // 298 filter
	{Rule: 149, Stop: true},                                          // 299 filter
	{Rule: 150, Edges: []Edge{{Kind: Step, Target: 2125}}},           // 300 whereClause
	{Rule: 150, Stop: true},                                          // 301 whereClause
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 2132}}},           // 302 branching
	{Rule: 151, Stop: true},                                          // 303 branching
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2134}}},           // 304 stateDependency
	{Rule: 152, Stop: true},                                          // 305 stateDependency
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2157}}},           // 306 statePolicy
	{Rule: 153, Stop: true},                                          // 307 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2161}}},           // 308 defaultSet
	{Rule: 154, Stop: true},                                          // 309 defaultSet
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2167}}},           // 310 construction
	{Rule: 155, Stop: true},                                          // 311 construction
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2178}}},           // 312 inherit
	{Rule: 156, Stop: true},                                          // 313 inherit
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2201}}},           // 314 inheritItem
	{Rule: 157, Stop: true},                                          // 315 inheritItem
	{Rule: 158, Edges: []Edge{{Kind: Step, Target: 2206}}},           // 316 setClause
	{Rule: 158, Stop: true},                                          // 317 setClause
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 2215}}},           // 318 assignment
	{Rule: 159, Stop: true},                                          // 319 assignment
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 2223}}},           // 320 setTarget
	{Rule: 160, Stop: true},                                          // 321 setTarget
	{Rule: 161, Edges: []Edge{{Kind: Step, Target: 2225}}},           // 322 invokeClause
	{Rule: 161, Stop: true},                                          // 323 invokeClause
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 2234}}},           // 324 invocation
	{Rule: 162, Stop: true},                                          // 325 invocation
	{Rule: 163, Edges: []Edge{{Kind: Step, Target: 2239}}},           // 326 flush
	{Rule: 163, Stop: true},                                          // 327 flush
	{Rule: 164, Edges: []Edge{{Kind: Step, Target: 2250}}},           // 328 retry
	{Rule: 164, Stop: true},                                          // 329 retry
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 2257}}},           // 330 ackTimeout
	{Rule: 165, Stop: true},                                          // 331 ackTimeout
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2265}}},           // 332 ackWindow
	{Rule: 166, Stop: true},                                          // 333 ackWindow
	{Rule: 167, Edges: []Edge{{Kind: Step, Target: 2267}}},           // 334 messageError
	{Rule: 167, Stop: true},                                          // 335 messageError
	{Rule: 168, Edges: []Edge{{Kind: Step, Target: 2286}}},           // 336 errorSet
	{Rule: 168, Stop: true},                                          // 337 errorSet
	{Rule: 169, Edges: []Edge{{Kind: Step, Target: 2290}}},           // 338 generalError
	{Rule: 169, Stop: true},                                          // 339 generalError
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 2295}}},           // 340 route
	{Rule: 170, Stop: true},                                          // 341 route
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2301}}},           // 342 entryRoute
	{Rule: 171, Stop: true},                                          // 343 entryRoute
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2323}}},           // 344 entryBranch
	{Rule: 172, Stop: true},                                          // 345 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2329}}},           // 346 branchSet
	{Rule: 173, Stop: true},                                          // 347 branchSet
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 2334}}},           // 348 setRoute
	{Rule: 174, Stop: true},                                          // 349 setRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2343}}},           // 350 windowRoute
	{Rule: 175, Stop: true},                                          // 351 windowRoute
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2351}}},           // 352 wasmRoute
	{Rule: 176, Stop: true},                                          // 353 wasmRoute
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2361}}},           // 354 createReingestor
	{Rule: 177, Stop: true},                                          // 355 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2379}}},           // 356 alterReingestor
	{Rule: 178, Stop: true},                                          // 357 alterReingestor
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2393}}},           // 358 reingestorOperation
	{Rule: 179, Stop: true},                                          // 359 reingestorOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2423}}},           // 360 nodeOperation
	{Rule: 180, Stop: true},                                          // 361 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2449}}},           // 362 inputOperation
	{Rule: 181, Stop: true},                                          // 363 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2451}}},           // 364 createJunction
	{Rule: 182, Stop: true},                                          // 365 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2470}}},           // 366 createDeduplicator
	{Rule: 183, Stop: true},                                          // 367 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2491}}},           // 368 deduplicateOn
	{Rule: 184, Stop: true},                                          // 369 deduplicateOn
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2501}}},           // 370 maxTime
	{Rule: 185, Stop: true},                                          // 371 maxTime
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2505}}},           // 372 createReorderer
	{Rule: 186, Stop: true},                                          // 373 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2526}}},           // 374 orderBy
	{Rule: 187, Stop: true},                                          // 375 orderBy
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2541}}},           // 376 processorOperation
	{Rule: 188, Stop: true},                                          // 377 processorOperation
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2543}}},           // 378 alterJunction
	{Rule: 189, Stop: true},                                          // 379 alterJunction
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2553}}},           // 380 alterDeduplicator
	{Rule: 190, Stop: true},                                          // 381 alterDeduplicator
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2568}}},           // 382 deduplicatorOperation
	{Rule: 191, Stop: true},                                          // 383 deduplicatorOperation
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2570}}},           // 384 alterReorderer
	{Rule: 192, Stop: true},                                          // 385 alterReorderer
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2585}}},           // 386 reordererOperation
	{Rule: 193, Stop: true},                                          // 387 reordererOperation
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2587}}},           // 388 createWindow
	{Rule: 194, Stop: true},                                          // 389 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2608}}},           // 390 windowExtent
	{Rule: 195, Stop: true},                                          // 391 windowExtent
	{Rule: 196, Edges: []Edge{{Kind: Step, Target: 2621}}},           // 392 windowBounds
	{Rule: 196, Stop: true},                                          // 393 windowBounds
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2623}}},           // 394 messageBound
	{Rule: 197, Stop: true},                                          // 395 messageBound
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2626}}},           // 396 durationBound
	{Rule: 198, Stop: true},                                          // 397 durationBound
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2629}}},           // 398 createCorrelator
	{Rule: 199, Stop: true},                                          // 399 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2664}}},           // 400 timeoutAction
	{Rule: 200, Stop: true},                                          // 401 timeoutAction
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2666}}},           // 402 createInferencer
	{Rule: 201, Stop: true},                                          // 403 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2718}}},           // 404 tensorInput
	{Rule: 202, Stop: true},                                          // 405 tensorInput
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2722}}},           // 406 tensorDeclaration
	{Rule: 203, Stop: true},                                          // 407 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2744}}},           // 408 tensorDimension
	{Rule: 204, Stop: true},                                          // 409 tensorDimension
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2746}}},           // 410 createWasm
	{Rule: 205, Stop: true},                                          // 411 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2787}}},           // 412 resetWasm
	{Rule: 206, Stop: true},                                          // 413 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2816}}},           // 414 branchValue
	{Rule: 207, Stop: true},                                          // 415 branchValue
	{Rule: 208, Edges: []Edge{{Kind: Step, Target: 2823}}},           // 416 signedLiteral
	{Rule: 208, Stop: true},                                          // 417 signedLiteral
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2825}}},           // 418 number
	{Rule: 209, Stop: true},                                          // 419 number
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2827}}},           // 420 createGenerator
	{Rule: 210, Stop: true},                                          // 421 createGenerator
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2841}}},           // 422 alterGenerator
	{Rule: 211, Stop: true},                                          // 423 alterGenerator
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2867}}},           // 424 generatorOperation
	{Rule: 212, Stop: true},                                          // 425 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2870}}},           // 426 createIngestor
	{Rule: 213, Stop: true},                                          // 427 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2901}}},           // 428 ingestOrigin
	{Rule: 214, Stop: true},                                          // 429 ingestOrigin
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 2903}}},           // 430 timestamp
	{Rule: 215, Stop: true},                                          // 431 timestamp
	{Rule: 216, Edges: []Edge{{Kind: Step, Target: 2922}}},           // 432 ingestSource
	{Rule: 216, Stop: true},                                          // 433 ingestSource
	{Rule: 217, Edges: []Edge{{Kind: Step, Target: 2924}}},           // 434 kafkaSource
	{Rule: 217, Stop: true},                                          // 435 kafkaSource
	{Rule: 218, Edges: []Edge{{Kind: Step, Target: 2941}}},           // 436 kafkaOffset
	{Rule: 218, Stop: true},                                          // 437 kafkaOffset
	{Rule: 219, Edges: []Edge{{Kind: Step, Target: 2943}}},           // 438 natsSource
	{Rule: 219, Stop: true},                                          // 439 natsSource
	{Rule: 220, Edges: []Edge{{Kind: Step, Target: 2954}}},           // 440 endpointSource
	{Rule: 220, Stop: true},                                          // 441 endpointSource
	{Rule: 221, Edges: []Edge{{Kind: Step, Target: 2959}}},           // 442 httpSource
	{Rule: 221, Stop: true},                                          // 443 httpSource
	{Rule: 222, Edges: []Edge{{Kind: Step, Target: 2964}}},           // 444 prometheusSource
	{Rule: 222, Stop: true},                                          // 445 prometheusSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 2971}}},           // 446 pulsarSource
	{Rule: 223, Stop: true},                                          // 447 pulsarSource
	{Rule: 224, Edges: []Edge{{Kind: Step, Target: 2983}}},           // 448 rabbitmqSource
	{Rule: 224, Stop: true},                                          // 449 rabbitmqSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 2993}}},           // 450 sqsSource
	{Rule: 225, Stop: true},                                          // 451 sqsSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 3003}}},           // 452 redisSource
	{Rule: 226, Stop: true},                                          // 453 redisSource
	{Rule: 227, Edges: []Edge{{Kind: Step, Target: 3011}}},           // 454 mqttSource
	{Rule: 227, Stop: true},                                          // 455 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Step, Target: 3029}}},           // 456 zeromqSource
	{Rule: 228, Stop: true},                                          // 457 zeromqSource
	{Rule: 229, Edges: []Edge{{Kind: Step, Target: 3034}}},           // 458 websocketsSource
	{Rule: 229, Stop: true},                                          // 459 websocketsSource
	{Rule: 230, Edges: []Edge{{Kind: Step, Target: 3039}}},           // 460 syslogSource
	{Rule: 230, Stop: true},                                          // 461 syslogSource
	{Rule: 231, Edges: []Edge{{Kind: Step, Target: 3044}}},           // 462 clientSource
	{Rule: 231, Stop: true},                                          // 463 clientSource
	{Rule: 232, Edges: []Edge{{Kind: Step, Target: 3053}}},           // 464 instances
	{Rule: 232, Stop: true},                                          // 465 instances
	{Rule: 233, Edges: []Edge{{Kind: Step, Target: 3059}}},           // 466 logMode
	{Rule: 233, Stop: true},                                          // 467 logMode
	{Rule: 234, Edges: []Edge{{Kind: Step, Target: 3063}}},           // 468 mqttMode
	{Rule: 234, Stop: true},                                          // 469 mqttMode
	{Rule: 235, Edges: []Edge{{Kind: Step, Target: 3065}}},           // 470 ackParallel
	{Rule: 235, Stop: true},                                          // 471 ackParallel
	{Rule: 236, Edges: []Edge{{Kind: Step, Target: 3075}}},           // 472 ackSequential
	{Rule: 236, Stop: true},                                          // 473 ackSequential
	{Rule: 237, Edges: []Edge{{Kind: Step, Target: 3080}}},           // 474 noAckParallel
	{Rule: 237, Stop: true},                                          // 475 noAckParallel
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 3083}}},           // 476 noAckSequential
	{Rule: 238, Stop: true},                                          // 477 noAckSequential
	{Rule: 239, Edges: []Edge{{Kind: Step, Target: 3086}}},           // 478 quiesce
	{Rule: 239, Stop: true},                                          // 479 quiesce
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3106}}},           // 480 quiesceMode
	{Rule: 240, Stop: true},                                          // 481 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3127}}},           // 482 ingestorEntity
	{Rule: 241, Stop: true},                                          // 483 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3130}}},           // 484 alterIngestor
	{Rule: 242, Stop: true},                                          // 485 alterIngestor
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3176}}},           // 486 ingestorOperation
	{Rule: 243, Stop: true},                                          // 487 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3178}}},           // 488 createEmitter
	{Rule: 244, Stop: true},                                          // 489 createEmitter
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3220}}},           // 490 emitTarget
	{Rule: 245, Stop: true},                                          // 491 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 3232}}},           // 492 codecSink
	{Rule: 246, Stop: true},                                          // 493 codecSink
	{Rule: 247, Edges: []Edge{{Kind: Step, Target: 3234}}},           // 494 kafkaSink
	{Rule: 247, Stop: true},                                          // 495 kafkaSink
	{Rule: 248, Edges: []Edge{{Kind: Step, Target: 3241}}},           // 496 natsSink
	{Rule: 248, Stop: true},                                          // 497 natsSink
	{Rule: 249, Edges: []Edge{{Kind: Step, Target: 3248}}},           // 498 pulsarSink
	{Rule: 249, Stop: true},                                          // 499 pulsarSink
	{Rule: 250, Edges: []Edge{{Kind: Step, Target: 3255}}},           // 500 rabbitmqSink
	{Rule: 250, Stop: true},                                          // 501 rabbitmqSink
	{Rule: 251, Edges: []Edge{{Kind: Step, Target: 3262}}},           // 502 redisSink
	{Rule: 251, Stop: true},                                          // 503 redisSink
	{Rule: 252, Edges: []Edge{{Kind: Step, Target: 3270}}},           // 504 mqttSink
	{Rule: 252, Stop: true},                                          // 505 mqttSink
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3277}}},           // 506 zeromqSink
	{Rule: 253, Stop: true},                                          // 507 zeromqSink
	{Rule: 254, Edges: []Edge{{Kind: Step, Target: 3282}}},           // 508 sqsSink
	{Rule: 254, Stop: true},                                          // 509 sqsSink
	{Rule: 255, Edges: []Edge{{Kind: Step, Target: 3292}}},           // 510 fifoGroup
	{Rule: 255, Stop: true},                                          // 511 fifoGroup
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 3299}}},           // 512 sqsSinkMode
	{Rule: 256, Stop: true},                                          // 513 sqsSinkMode
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 3315}}},           // 514 sqsQueue
	{Rule: 257, Stop: true},                                          // 515 sqsQueue
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 3317}}},           // 516 sentrySink
	{Rule: 258, Stop: true},                                          // 517 sentrySink
	{Rule: 259, Edges: []Edge{{Kind: Step, Target: 3322}}},           // 518 syslogSink
	{Rule: 259, Stop: true},                                          // 519 syslogSink
	{Rule: 260, Edges: []Edge{{Kind: Step, Target: 3327}}},           // 520 noAckMode
	{Rule: 260, Stop: true},                                          // 521 noAckMode
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3330}}},           // 522 ackMode
	{Rule: 261, Stop: true},                                          // 523 ackMode
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 3337}}},           // 524 brokerMode
	{Rule: 262, Stop: true},                                          // 525 brokerMode
	{Rule: 263, Edges: []Edge{{Kind: Step, Target: 3339}}},           // 526 mqttSinkMode
	{Rule: 263, Stop: true},                                          // 527 mqttSinkMode
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 3348}}},           // 528 natsSinkMode
	{Rule: 264, Stop: true},                                          // 529 natsSinkMode
	{Rule: 265, Edges: []Edge{{Kind: Step, Target: 3355}}},           // 530 rowSink
	{Rule: 265, Stop: true},                                          // 531 rowSink
	{Rule: 266, Edges: []Edge{{Kind: Step, Target: 3357}}},           // 532 clickhouseSink
	{Rule: 266, Stop: true},                                          // 533 clickhouseSink
	{Rule: 267, Edges: []Edge{{Kind: Step, Target: 3366}}},           // 534 postgresSink
	{Rule: 267, Stop: true},                                          // 535 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3383}}},           // 536 mysqlSink
	{Rule: 268, Stop: true},                                          // 537 mysqlSink
	{Rule: 269, Edges: []Edge{{Kind: Step, Target: 3397}}},           // 538 mongodbSink
	{Rule: 269, Stop: true},                                          // 539 mongodbSink
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3413}}},           // 540 icebergSink
	{Rule: 270, Stop: true},                                          // 541 icebergSink
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 3426}}},           // 542 conflictAction
	{Rule: 271, Stop: true},                                          // 543 conflictAction
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 3429}}},           // 544 valuesMap
	{Rule: 272, Stop: true},                                          // 545 valuesMap
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3444}}},           // 546 valueItem
	{Rule: 273, Stop: true},                                          // 547 valueItem
	{Rule: 274, Edges: []Edge{{Kind: Step, Target: 3448}}},           // 548 conflictTarget
	{Rule: 274, Stop: true},                                          // 549 conflictTarget
	{Rule: 275, Edges: []Edge{{Kind: Step, Target: 3462}}},           // 550 maxBatch
	{Rule: 275, Stop: true},                                          // 551 maxBatch
	{Rule: 276, Edges: []Edge{{Kind: Step, Target: 3467}}},           // 552 commitPolicy
	{Rule: 276, Stop: true},                                          // 553 commitPolicy
	{Rule: 277, Edges: []Edge{{Kind: Step, Target: 3474}}},           // 554 httpSink
	{Rule: 277, Stop: true},                                          // 555 httpSink
	{Rule: 278, Edges: []Edge{{Kind: Step, Target: 3483}}},           // 556 requestMode
	{Rule: 278, Stop: true},                                          // 557 requestMode
	{Rule: 279, Edges: []Edge{{Kind: Step, Target: 3486}}},           // 558 clientSink
	{Rule: 279, Stop: true},                                          // 559 clientSink
	{Rule: 280, Edges: []Edge{{Kind: Step, Target: 3492}}},           // 560 clientBatch
	{Rule: 280, Stop: true},                                          // 561 clientBatch
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 3500}}},           // 562 alterEmitter
	{Rule: 281, Stop: true},                                          // 563 alterEmitter
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 3538}}},           // 564 emitterOperation
	{Rule: 282, Stop: true},                                          // 565 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Step, Target: 3546}}},           // 566 anySinkMode
	{Rule: 283, Stop: true},                                          // 567 anySinkMode
	{Rule: 284, Edges: []Edge{{Kind: Step, Target: 3548}}},           // 568 word
	{Rule: 284, Stop: true},                                          // 569 word
	{Rule: 285, Edges: []Edge{{Kind: Step, Target: 3550}}},           // 570 name
	{Rule: 285, Stop: true},                                          // 571 name
	{Rule: 286, Edges: []Edge{{Kind: Step, Target: 3552}}},           // 572 relayName
	{Rule: 286, Stop: true},                                          // 573 relayName
	{Rule: 287, Edges: []Edge{{Kind: Step, Target: 3554}}},           // 574 ident
	{Rule: 287, Stop: true},                                          // 575 ident
	{Rule: 288, Edges: []Edge{{Kind: Step, Target: 3556}}},           // 576 freshName
	{Rule: 288, Stop: true},                                          // 577 freshName
	{Rule: 289, Edges: []Edge{{Kind: Step, Target: 3558}}},           // 578 freshRelay
	{Rule: 289, Stop: true},                                          // 579 freshRelay
	{Rule: 290, Edges: []Edge{{Kind: Step, Target: 3560}}},           // 580 freshField
	{Rule: 290, Stop: true},                                          // 581 freshField
	{Rule: 291, Edges: []Edge{{Kind: Step, Target: 3562}}},           // 582 field
	{Rule: 291, Stop: true},                                          // 583 field
	{Rule: 292, Edges: []Edge{{Kind: Step, Target: 3564}}},           // 584 schemaRef
	{Rule: 292, Stop: true},                                          // 585 schemaRef
	{Rule: 293, Edges: []Edge{{Kind: Step, Target: 3566}}},           // 586 jsonWireSchemaRef
	{Rule: 293, Stop: true},                                          // 587 jsonWireSchemaRef
	{Rule: 294, Edges: []Edge{{Kind: Step, Target: 3568}}},           // 588 cborWireSchemaRef
	{Rule: 294, Stop: true},                                          // 589 cborWireSchemaRef
	{Rule: 295, Edges: []Edge{{Kind: Step, Target: 3570}}},           // 590 avroWireSchemaRef
	{Rule: 295, Stop: true},                                          // 591 avroWireSchemaRef
	{Rule: 296, Edges: []Edge{{Kind: Step, Target: 3572}}},           // 592 codecRef
	{Rule: 296, Stop: true},                                          // 593 codecRef
	{Rule: 297, Edges: []Edge{{Kind: Step, Target: 3574}}},           // 594 resourceRef
	{Rule: 297, Stop: true},                                          // 595 resourceRef
	{Rule: 298, Edges: []Edge{{Kind: Step, Target: 3576}}},           // 596 clientRef
	{Rule: 298, Stop: true},                                          // 597 clientRef
	{Rule: 299, Edges: []Edge{{Kind: Step, Target: 3578}}},           // 598 vhostRef
	{Rule: 299, Stop: true},                                          // 599 vhostRef
	{Rule: 300, Edges: []Edge{{Kind: Step, Target: 3580}}},           // 600 endpointRef
	{Rule: 300, Stop: true},                                          // 601 endpointRef
	{Rule: 301, Edges: []Edge{{Kind: Step, Target: 3582}}},           // 602 signalingRef
	{Rule: 301, Stop: true},                                          // 603 signalingRef
	{Rule: 302, Edges: []Edge{{Kind: Step, Target: 3584}}},           // 604 branchRef
	{Rule: 302, Stop: true},                                          // 605 branchRef
	{Rule: 303, Edges: []Edge{{Kind: Step, Target: 3586}}},           // 606 relayRef
	{Rule: 303, Stop: true},                                          // 607 relayRef
	{Rule: 304, Edges: []Edge{{Kind: Step, Target: 3588}}},           // 608 ingestorRef
	{Rule: 304, Stop: true},                                          // 609 ingestorRef
	{Rule: 305, Edges: []Edge{{Kind: Step, Target: 3590}}},           // 610 reingestorRef
	{Rule: 305, Stop: true},                                          // 611 reingestorRef
	{Rule: 306, Edges: []Edge{{Kind: Step, Target: 3592}}},           // 612 junctionRef
	{Rule: 306, Stop: true},                                          // 613 junctionRef
	{Rule: 307, Edges: []Edge{{Kind: Step, Target: 3594}}},           // 614 deduplicatorRef
	{Rule: 307, Stop: true},                                          // 615 deduplicatorRef
	{Rule: 308, Edges: []Edge{{Kind: Step, Target: 3596}}},           // 616 reordererRef
	{Rule: 308, Stop: true},                                          // 617 reordererRef
	{Rule: 309, Edges: []Edge{{Kind: Step, Target: 3598}}},           // 618 windowRef
	{Rule: 309, Stop: true},                                          // 619 windowRef
	{Rule: 310, Edges: []Edge{{Kind: Step, Target: 3600}}},           // 620 correlatorRef
	{Rule: 310, Stop: true},                                          // 621 correlatorRef
	{Rule: 311, Edges: []Edge{{Kind: Step, Target: 3602}}},           // 622 inferencerRef
	{Rule: 311, Stop: true},                                          // 623 inferencerRef
	{Rule: 312, Edges: []Edge{{Kind: Step, Target: 3604}}},           // 624 wasmRef
	{Rule: 312, Stop: true},                                          // 625 wasmRef
	{Rule: 313, Edges: []Edge{{Kind: Step, Target: 3606}}},           // 626 generatorRef
	{Rule: 313, Stop: true},                                          // 627 generatorRef
	{Rule: 314, Edges: []Edge{{Kind: Step, Target: 3608}}},           // 628 emitterRef
	{Rule: 314, Stop: true},                                          // 629 emitterRef
	{Rule: 315, Edges: []Edge{{Kind: Step, Target: 3610}}},           // 630 placementRef
	{Rule: 315, Stop: true},                                          // 631 placementRef
	{Rule: 316, Edges: []Edge{{Kind: Step, Target: 3612}}},           // 632 hashMapRef
	{Rule: 316, Stop: true},                                          // 633 hashMapRef
	{Rule: 317, Edges: []Edge{{Kind: Step, Target: 3614}}},           // 634 udfRef
	{Rule: 317, Stop: true},                                          // 635 udfRef
	{Rule: 318, Edges: []Edge{{Kind: Step, Target: 3616}}},           // 636 nodeMember
	{Rule: 318, Stop: true},                                          // 637 nodeMember
	{Rule: 319, Edges: []Edge{{Kind: Step, Target: 3618}}},           // 638 domainRef
	{Rule: 319, Stop: true},                                          // 639 domainRef
	{Rule: 320, Edges: []Edge{{Kind: Step, Target: 3620}}},           // 640 subscriptionRef
	{Rule: 320, Stop: true},                                          // 641 subscriptionRef
	{Rule: 321, Edges: []Edge{{Kind: Step, Target: 3622}}},           // 642 nodeRef
	{Rule: 321, Stop: true},                                          // 643 nodeRef
	{Rule: 0, Edges: []Edge{{Kind: Call, Target: 645, Callee: 2}}},   // 644 statementText
	{Rule: 0, Edges: []Edge{{Kind: Accept, Target: 646, Set: 0}}},    // 645 statementText
	{Rule: 0, Edges: []Edge{{Kind: Step, Target: 1}}},                // 646 statementText
	{Rule: 1, Edges: []Edge{{Kind: Call, Target: 648, Callee: 111}}}, // 647 expressionText
	{Rule: 1, Edges: []Edge{{Kind: Accept, Target: 649, Set: 0}}},    // 648 expressionText
	{Rule: 1, Edges: []Edge{{Kind: Step, Target: 3}}},                // 649 expressionText
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 3}}},   // 650 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 6}}},   // 651 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 84}}},  // 652 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 85}}},  // 653 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 87}}},  // 654 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 12}}},  // 655 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 15}}},  // 656 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 102}}}, // 657 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 103}}}, // 658 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 104}}}, // 659 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 105}}}, // 660 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 106}}}, // 661 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 83}}},  // 662 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 107}}}, // 663 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 49}}},  // 664 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 50}}},  // 665 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 206}}}, // 666 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 78}}},  // 667 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 93}}},  // 668 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 94}}},  // 669 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 95}}},  // 670 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 97}}},  // 671 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 108}}}, // 672 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 675, Callee: 109}}}, // 673 statement
	{Rule: 2, Edges: []Edge{{Kind: Step, Target: 650}, {Kind: Step, Target: 651}, {Kind: Step, Target: 652}, {Kind: Step, Target: 653}, {Kind: Step, Target: 654}, {Kind: Step, Target: 655}, {Kind: Step, Target: 656}, {Kind: Step, Target: 657}, {Kind: Step, Target: 658}, {Kind: Step, Target: 659}, {Kind: Step, Target: 660}, {Kind: Step, Target: 661}, {Kind: Step, Target: 662}, {Kind: Step, Target: 663}, {Kind: Step, Target: 664}, {Kind: Step, Target: 665}, {Kind: Step, Target: 666}, {Kind: Step, Target: 667}, {Kind: Step, Target: 668}, {Kind: Step, Target: 669}, {Kind: Step, Target: 670}, {Kind: Step, Target: 671}, {Kind: Step, Target: 672}, {Kind: Step, Target: 673}}}, // 674 statement
	{Rule: 2, Edges: []Edge{{Kind: Step, Target: 5}}},                              // 675 statement
	{Rule: 3, Edges: []Edge{{Kind: Accept, Target: 682, Set: 1}}},                  // 676 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Call, Target: 679, Callee: 128}}},               // 677 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 677}, {Kind: Step, Target: 679}}}, // 678 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 680}}},                            // 679 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Call, Target: 683, Callee: 4}}},                 // 680 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Call, Target: 683, Callee: 81}}},                // 681 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 678}, {Kind: Step, Target: 681}}}, // 682 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 7}}},                              // 683 createStatement
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 7}}},                 // 684 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 16}}},                // 685 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 17}}},                // 686 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 25}}},                // 687 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 36}}},                // 688 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 69}}},                // 689 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 52}}},                // 690 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 54}}},                // 691 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 57}}},                // 692 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 63}}},                // 693 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 65}}},                // 694 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 213}}},               // 695 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 129}}},               // 696 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 696}, {Kind: Step, Target: 698}}}, // 697 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 699}}},                            // 698 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 5}}},                 // 699 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 210}}},               // 700 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 48}}},                // 701 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 72}}},                // 702 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 77}}},                // 703 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 706, Callee: 79}}},                // 704 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 684}, {Kind: Step, Target: 685}, {Kind: Step, Target: 686}, {Kind: Step, Target: 687}, {Kind: Step, Target: 688}, {Kind: Step, Target: 689}, {Kind: Step, Target: 690}, {Kind: Step, Target: 691}, {Kind: Step, Target: 692}, {Kind: Step, Target: 693}, {Kind: Step, Target: 694}, {Kind: Step, Target: 695}, {Kind: Step, Target: 697}, {Kind: Step, Target: 700}, {Kind: Step, Target: 701}, {Kind: Step, Target: 702}, {Kind: Step, Target: 703}, {Kind: Step, Target: 704}}}, // 705 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 9}}},                // 706 createNamed
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 717, Callee: 177}}}, // 707 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 717, Callee: 182}}}, // 708 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 717, Callee: 183}}}, // 709 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 717, Callee: 186}}}, // 710 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 717, Callee: 194}}}, // 711 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 717, Callee: 199}}}, // 712 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 717, Callee: 201}}}, // 713 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 717, Callee: 205}}}, // 714 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 717, Callee: 244}}}, // 715 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Step, Target: 707}, {Kind: Step, Target: 708}, {Kind: Step, Target: 709}, {Kind: Step, Target: 710}, {Kind: Step, Target: 711}, {Kind: Step, Target: 712}, {Kind: Step, Target: 713}, {Kind: Step, Target: 714}, {Kind: Step, Target: 715}}}, // 716 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Step, Target: 11}}},               // 717 createProcessor
	{Rule: 6, Edges: []Edge{{Kind: Accept, Target: 731, Set: 2}}},    // 718 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 732, Callee: 11}}},  // 719 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 732, Callee: 23}}},  // 720 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 732, Callee: 32}}},  // 721 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 732, Callee: 67}}},  // 722 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 732, Callee: 242}}}, // 723 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 732, Callee: 178}}}, // 724 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 732, Callee: 189}}}, // 725 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 732, Callee: 190}}}, // 726 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 732, Callee: 192}}}, // 727 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 732, Callee: 211}}}, // 728 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 732, Callee: 281}}}, // 729 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 732, Callee: 75}}},  // 730 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Step, Target: 719}, {Kind: Step, Target: 720}, {Kind: Step, Target: 721}, {Kind: Step, Target: 722}, {Kind: Step, Target: 723}, {Kind: Step, Target: 724}, {Kind: Step, Target: 725}, {Kind: Step, Target: 726}, {Kind: Step, Target: 727}, {Kind: Step, Target: 728}, {Kind: Step, Target: 729}, {Kind: Step, Target: 730}}}, // 731 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Step, Target: 13}}},                                                                                        // 732 alterStatement
	{Rule: 7, Edges: []Edge{{Kind: Accept, Target: 735, Set: 3}}},                                                                             // 733 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 733}, {Kind: Step, Target: 735}}},                                                            // 734 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 736}}},                                                                                       // 735 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Accept, Target: 737, Set: 4}}},                                                                             // 736 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Call, Target: 740, Callee: 288}}},                                                                          // 737 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Call, Target: 740, Callee: 8}}},                                                                            // 738 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 734}, {Kind: Step, Target: 738}}},                                                            // 739 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 742}}},                                                                                       // 740 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Call, Target: 743, Callee: 9}}},                                                                            // 741 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 741}, {Kind: Step, Target: 743}}},                                                            // 742 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 15}}},                                                                                        // 743 createDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 745, Set: 5}}},                                                                             // 744 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 746, Set: 4}}},                                                                             // 745 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Call, Target: 747, Callee: 288}}},                                                                          // 746 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 748, Set: 6}}},                                                                             // 747 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 749, Set: 7}}},                                                                             // 748 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Call, Target: 750, Callee: 132}}},                                                                          // 749 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 751, Set: 8}}},                                                                             // 750 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Call, Target: 752, Callee: 132}}},                                                                          // 751 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Step, Target: 17}}},                                                                                        // 752 pacedDomain
	{Rule: 9, Edges: []Edge{{Kind: Accept, Target: 754, Set: 9}}},                                                                             // 753 domainPlacement
	{Rule: 9, Edges: []Edge{{Kind: Call, Target: 755, Callee: 10}}},                                                                           // 754 domainPlacement
	{Rule: 9, Edges: []Edge{{Kind: Step, Target: 19}}},                                                                                        // 755 domainPlacement
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 757, Set: 10}}},                                                                           // 756 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 764, Set: 11}}},                                                                           // 757 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 759, Set: 12}}},                                                                           // 758 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 764, Set: 11}}},                                                                           // 759 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 764, Set: 13}}},                                                                           // 760 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 762, Set: 14}}},                                                                           // 761 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 764, Set: 15}}},                                                                           // 762 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Step, Target: 756}, {Kind: Step, Target: 758}, {Kind: Step, Target: 760}, {Kind: Step, Target: 761}}},     // 763 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Step, Target: 21}}},                                                                                       // 764 placementPolicy
	{Rule: 11, Edges: []Edge{{Kind: Accept, Target: 766, Set: 4}}},                                                                            // 765 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Accept, Target: 767, Set: 16}}},                                                                           // 766 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Accept, Target: 768, Set: 9}}},                                                                            // 767 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Call, Target: 769, Callee: 10}}},                                                                          // 768 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Step, Target: 23}}},                                                                                       // 769 alterDomain
	{Rule: 12, Edges: []Edge{{Kind: Accept, Target: 772, Set: 17}}},                                                                           // 770 startDomain
	{Rule: 12, Edges: []Edge{{Kind: Call, Target: 773, Callee: 13}}},                                                                          // 771 startDomain
	{Rule: 12, Edges: []Edge{{Kind: Step, Target: 771}, {Kind: Step, Target: 773}}},                                                           // 772 startDomain
	{Rule: 12, Edges: []Edge{{Kind: Step, Target: 25}}},                                                                                       // 773 startDomain
	{Rule: 13, Edges: []Edge{{Kind: Accept, Target: 775, Set: 18}}},                                                                           // 774 startAt
	{Rule: 13, Edges: []Edge{{Kind: Accept, Target: 777, Set: 19}}},                                                                           // 775 startAt
	{Rule: 13, Edges: []Edge{{Kind: Call, Target: 778, Callee: 14}}},                                                                          // 776 startAt
	{Rule: 13, Edges: []Edge{{Kind: Step, Target: 776}, {Kind: Step, Target: 778}}},                                                           // 777 startAt
	{Rule: 13, Edges: []Edge{{Kind: Step, Target: 27}}},                                                                                       // 778 startAt
	{Rule: 14, Edges: []Edge{{Kind: Accept, Target: 780, Set: 20}}},                                                                           // 779 timeRate
	{Rule: 14, Edges: []Edge{{Kind: Accept, Target: 781, Set: 21}}},                                                                           // 780 timeRate
	{Rule: 14, Edges: []Edge{{Kind: Accept, Target: 782, Set: 22}}},                                                                           // 781 timeRate
	{Rule: 14, Edges: []Edge{{Kind: Step, Target: 29}}},                                                                                       // 782 timeRate
	{Rule: 15, Edges: []Edge{{Kind: Accept, Target: 784, Set: 23}}},                                                                           // 783 stopDomain
	{Rule: 15, Edges: []Edge{{Kind: Step, Target: 31}}},                                                                                       // 784 stopDomain
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 786, Set: 24}}},                                                                           // 785 createUser
	{Rule: 16, Edges: []Edge{{Kind: Call, Target: 787, Callee: 288}}},                                                                         // 786 createUser
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 788, Set: 6}}},                                                                            // 787 createUser
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 789, Set: 25}}},                                                                           // 788 createUser
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 790, Set: 26}}},                                                                           // 789 createUser
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 33}}},                                                                                       // 790 createUser
	{Rule: 17, Edges: []Edge{{Kind: Accept, Target: 792, Set: 27}}},                                                                           // 791 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Call, Target: 793, Callee: 288}}},                                                                         // 792 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Accept, Target: 794, Set: 28}}},                                                                           // 793 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Call, Target: 799, Callee: 18}}},                                                                          // 794 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Accept, Target: 796, Set: 29}}},                                                                           // 795 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Call, Target: 798, Callee: 18}}},                                                                          // 796 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 795}}},                                                                                      // 797 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 801}}},                                                                                      // 798 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 797}, {Kind: Step, Target: 800}}},                                                           // 799 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 803}}},                                                                                      // 800 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 799}}},                                                                                      // 801 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Accept, Target: 804, Set: 29}}},                                                                           // 802 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 802}, {Kind: Step, Target: 804}}},                                                           // 803 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 805}}},                                                                                      // 804 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Accept, Target: 806, Set: 30}}},                                                                           // 805 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 35}}},                                                                                       // 806 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Call, Target: 808, Callee: 290}}},                                                                         // 807 schemaField
	{Rule: 18, Edges: []Edge{{Kind: Call, Target: 809, Callee: 20}}},                                                                          // 808 schemaField
	{Rule: 18, Edges: []Edge{{Kind: Call, Target: 810, Callee: 19}}},                                                                          // 809 schemaField
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 37}}},                                                                                       // 810 schemaField
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 813, Set: 31}}},                                                                           // 811 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 814, Set: 32}}},                                                                           // 812 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 812}, {Kind: Step, Target: 814}}},                                                           // 813 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 821}}},                                                                                      // 814 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 817, Set: 32}}},                                                                           // 815 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 818, Set: 31}}},                                                                           // 816 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 816}, {Kind: Step, Target: 818}}},                                                           // 817 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 821}}},                                                                                      // 818 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 821}}},                                                                                      // 819 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 811}, {Kind: Step, Target: 815}, {Kind: Step, Target: 819}}},                                // 820 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 39}}},                                                                                       // 821 fieldModifiers
	{Rule: 20, Edges: []Edge{{Kind: Call, Target: 840, Callee: 21}}},                                                                          // 822 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 824, Set: 33}}},                                                                           // 823 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 825, Set: 34}}},                                                                           // 824 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Call, Target: 828, Callee: 20}}},                                                                          // 825 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 827, Set: 29}}},                                                                           // 826 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Call, Target: 829, Callee: 22}}},                                                                          // 827 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 826}}},                                                                                      // 828 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 830}}},                                                                                      // 829 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 828}, {Kind: Step, Target: 831}}},                                                           // 830 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 832}}},                                                                                      // 831 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 833, Set: 35}}},                                                                           // 832 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 840}}},                                                                                      // 833 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 835, Set: 36}}},                                                                           // 834 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 836, Set: 34}}},                                                                           // 835 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Call, Target: 837, Callee: 20}}},                                                                          // 836 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 838, Set: 35}}},                                                                           // 837 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 840}}},                                                                                      // 838 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 822}, {Kind: Step, Target: 823}, {Kind: Step, Target: 834}}},                                // 839 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 41}}},                                                                                       // 840 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Accept, Target: 842, Set: 37}}},                                                                           // 841 scalarType
	{Rule: 21, Edges: []Edge{{Kind: Step, Target: 43}}},                                                                                       // 842 scalarType
	{Rule: 22, Edges: []Edge{{Kind: Accept, Target: 844, Set: 22}}},                                                                           // 843 dimension
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 45}}},                                                                                       // 844 dimension
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 846, Set: 27}}},                                                                           // 845 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 847, Callee: 292}}},                                                                         // 846 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 852, Callee: 24}}},                                                                          // 847 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 849, Set: 29}}},                                                                           // 848 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 851, Callee: 24}}},                                                                          // 849 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 848}}},                                                                                      // 850 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 854}}},                                                                                      // 851 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 850}, {Kind: Step, Target: 853}}},                                                           // 852 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 856}}},                                                                                      // 853 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 852}}},                                                                                      // 854 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 857, Set: 29}}},                                                                           // 855 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 855}, {Kind: Step, Target: 857}}},                                                           // 856 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 47}}},                                                                                       // 857 alterSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 859, Set: 38}}},                                                                           // 858 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 860, Set: 39}}},                                                                           // 859 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 881, Callee: 18}}},                                                                          // 860 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 862, Set: 40}}},                                                                           // 861 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 863, Set: 39}}},                                                                           // 862 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 881, Callee: 291}}},                                                                         // 863 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 865, Set: 41}}},                                                                           // 864 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 866, Set: 39}}},                                                                           // 865 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 867, Callee: 291}}},                                                                         // 866 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 868, Set: 42}}},                                                                           // 867 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 869, Callee: 290}}},                                                                         // 868 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 881}}},                                                                                      // 869 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 871, Set: 2}}},                                                                            // 870 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 872, Set: 39}}},                                                                           // 871 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 878, Callee: 291}}},                                                                         // 872 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 874, Set: 16}}},                                                                           // 873 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 875, Set: 43}}},                                                                           // 874 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 879, Callee: 20}}},                                                                          // 875 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 877, Set: 44}}},                                                                           // 876 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 879, Set: 45}}},                                                                           // 877 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 873}, {Kind: Step, Target: 876}}},                                                           // 878 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 881}}},                                                                                      // 879 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 858}, {Kind: Step, Target: 861}, {Kind: Step, Target: 864}, {Kind: Step, Target: 870}}},     // 880 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 49}}},                                                                                       // 881 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 919, Set: 46}}},                                                                           // 882 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 884, Set: 47}}},                                                                           // 883 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 885, Set: 27}}},                                                                           // 884 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 886, Callee: 288}}},                                                                         // 885 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 887, Callee: 26}}},                                                                          // 886 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 888, Set: 28}}},                                                                           // 887 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 893, Callee: 27}}},                                                                          // 888 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 890, Set: 29}}},                                                                           // 889 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 892, Callee: 27}}},                                                                          // 890 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 889}}},                                                                                      // 891 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 895}}},                                                                                      // 892 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 891}, {Kind: Step, Target: 894}}},                                                           // 893 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 897}}},                                                                                      // 894 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 893}}},                                                                                      // 895 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 898, Set: 29}}},                                                                           // 896 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 896}, {Kind: Step, Target: 898}}},                                                           // 897 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 899}}},                                                                                      // 898 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 900, Set: 30}}},                                                                           // 899 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 920}}},                                                                                      // 900 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 902, Set: 48}}},                                                                           // 901 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 903, Set: 27}}},                                                                           // 902 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 904, Callee: 288}}},                                                                         // 903 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 905, Callee: 26}}},                                                                          // 904 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 906, Set: 28}}},                                                                           // 905 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 911, Callee: 29}}},                                                                          // 906 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 908, Set: 29}}},                                                                           // 907 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 910, Callee: 29}}},                                                                          // 908 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 907}}},                                                                                      // 909 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 913}}},                                                                                      // 910 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 909}, {Kind: Step, Target: 912}}},                                                           // 911 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 915}}},                                                                                      // 912 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 911}}},                                                                                      // 913 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 916, Set: 29}}},                                                                           // 914 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 914}, {Kind: Step, Target: 916}}},                                                           // 915 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 917}}},                                                                                      // 916 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 918, Set: 30}}},                                                                           // 917 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 920}}},                                                                                      // 918 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 883}, {Kind: Step, Target: 901}}},                                                           // 919 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 51}}},                                                                                       // 920 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 922, Set: 49}}},                                                                           // 921 wireMode
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 923, Set: 50}}},                                                                           // 922 wireMode
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 53}}},                                                                                       // 923 wireMode
	{Rule: 27, Edges: []Edge{{Kind: Call, Target: 925, Callee: 290}}},                                                                         // 924 jsonField
	{Rule: 27, Edges: []Edge{{Kind: Call, Target: 927, Callee: 28}}},                                                                          // 925 jsonField
	{Rule: 27, Edges: []Edge{{Kind: Accept, Target: 928, Set: 31}}},                                                                           // 926 jsonField
	{Rule: 27, Edges: []Edge{{Kind: Step, Target: 926}, {Kind: Step, Target: 928}}},                                                           // 927 jsonField
	{Rule: 27, Edges: []Edge{{Kind: Step, Target: 930}}},                                                                                      // 928 jsonField
	{Rule: 27, Edges: []Edge{{Kind: Call, Target: 931, Callee: 30}}},                                                                          // 929 jsonField
	{Rule: 27, Edges: []Edge{{Kind: Step, Target: 929}, {Kind: Step, Target: 931}}},                                                           // 930 jsonField
	{Rule: 27, Edges: []Edge{{Kind: Step, Target: 55}}},                                                                                       // 931 jsonField
	{Rule: 28, Edges: []Edge{{Kind: Accept, Target: 933, Set: 51}}},                                                                           // 932 jsonType
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 57}}},                                                                                       // 933 jsonType
	{Rule: 29, Edges: []Edge{{Kind: Call, Target: 935, Callee: 290}}},                                                                         // 934 avroField
	{Rule: 29, Edges: []Edge{{Kind: Call, Target: 937, Callee: 31}}},                                                                          // 935 avroField
	{Rule: 29, Edges: []Edge{{Kind: Accept, Target: 938, Set: 31}}},                                                                           // 936 avroField
	{Rule: 29, Edges: []Edge{{Kind: Step, Target: 936}, {Kind: Step, Target: 938}}},                                                           // 937 avroField
	{Rule: 29, Edges: []Edge{{Kind: Step, Target: 940}}},                                                                                      // 938 avroField
	{Rule: 29, Edges: []Edge{{Kind: Call, Target: 941, Callee: 30}}},                                                                          // 939 avroField
	{Rule: 29, Edges: []Edge{{Kind: Step, Target: 939}, {Kind: Step, Target: 941}}},                                                           // 940 avroField
	{Rule: 29, Edges: []Edge{{Kind: Step, Target: 59}}},                                                                                       // 941 avroField
	{Rule: 30, Edges: []Edge{{Kind: Accept, Target: 943, Set: 52}}},                                                                           // 942 named
	{Rule: 30, Edges: []Edge{{Kind: Accept, Target: 944, Set: 26}}},                                                                           // 943 named
	{Rule: 30, Edges: []Edge{{Kind: Step, Target: 61}}},                                                                                       // 944 named
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 946, Set: 53}}},                                                                           // 945 avroType
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 63}}},                                                                                       // 946 avroType
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 990, Set: 46}}},                                                                           // 947 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 949, Set: 54}}},                                                                           // 948 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 950, Set: 27}}},                                                                           // 949 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 951, Callee: 293}}},                                                                         // 950 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 956, Callee: 33}}},                                                                          // 951 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 953, Set: 29}}},                                                                           // 952 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 955, Callee: 33}}},                                                                          // 953 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 952}}},                                                                                      // 954 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 958}}},                                                                                      // 955 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 954}, {Kind: Step, Target: 957}}},                                                           // 956 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 960}}},                                                                                      // 957 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 956}}},                                                                                      // 958 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 961, Set: 29}}},                                                                           // 959 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 959}, {Kind: Step, Target: 961}}},                                                           // 960 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 991}}},                                                                                      // 961 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 963, Set: 55}}},                                                                           // 962 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 964, Set: 27}}},                                                                           // 963 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 965, Callee: 294}}},                                                                         // 964 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 970, Callee: 33}}},                                                                          // 965 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 967, Set: 29}}},                                                                           // 966 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 969, Callee: 33}}},                                                                          // 967 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 966}}},                                                                                      // 968 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 972}}},                                                                                      // 969 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 968}, {Kind: Step, Target: 971}}},                                                           // 970 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 974}}},                                                                                      // 971 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 970}}},                                                                                      // 972 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 975, Set: 29}}},                                                                           // 973 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 973}, {Kind: Step, Target: 975}}},                                                           // 974 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 991}}},                                                                                      // 975 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 977, Set: 48}}},                                                                           // 976 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 978, Set: 27}}},                                                                           // 977 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 979, Callee: 295}}},                                                                         // 978 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 984, Callee: 34}}},                                                                          // 979 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 981, Set: 29}}},                                                                           // 980 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 983, Callee: 34}}},                                                                          // 981 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 980}}},                                                                                      // 982 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 986}}},                                                                                      // 983 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 982}, {Kind: Step, Target: 985}}},                                                           // 984 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 988}}},                                                                                      // 985 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 984}}},                                                                                      // 986 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 989, Set: 29}}},                                                                           // 987 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 987}, {Kind: Step, Target: 989}}},                                                           // 988 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 991}}},                                                                                      // 989 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 948}, {Kind: Step, Target: 962}, {Kind: Step, Target: 976}}},                                // 990 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 65}}},                                                                                       // 991 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 1004, Callee: 35}}},                                                                         // 992 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 994, Set: 38}}},                                                                           // 993 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 995, Set: 39}}},                                                                           // 994 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 1004, Callee: 27}}},                                                                         // 995 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 997, Set: 2}}},                                                                            // 996 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 998, Set: 39}}},                                                                           // 997 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 999, Callee: 291}}},                                                                         // 998 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 1000, Set: 16}}},                                                                          // 999 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 1001, Set: 43}}},                                                                          // 1000 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 1002, Callee: 28}}},                                                                         // 1001 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 1004}}},                                                                                     // 1002 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 992}, {Kind: Step, Target: 993}, {Kind: Step, Target: 996}}},                                // 1003 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 67}}},                                                                                       // 1004 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1017, Callee: 35}}},                                                                         // 1005 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1007, Set: 38}}},                                                                          // 1006 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1008, Set: 39}}},                                                                          // 1007 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1017, Callee: 29}}},                                                                         // 1008 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1010, Set: 2}}},                                                                           // 1009 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1011, Set: 39}}},                                                                          // 1010 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1012, Callee: 291}}},                                                                        // 1011 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1013, Set: 16}}},                                                                          // 1012 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1014, Set: 43}}},                                                                          // 1013 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1015, Callee: 31}}},                                                                         // 1014 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 1017}}},                                                                                     // 1015 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 1005}, {Kind: Step, Target: 1006}, {Kind: Step, Target: 1009}}},                             // 1016 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 69}}},                                                                                       // 1017 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1040, Callee: 26}}},                                                                         // 1018 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1020, Set: 40}}},                                                                          // 1019 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1021, Set: 39}}},                                                                          // 1020 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1040, Callee: 291}}},                                                                        // 1021 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1023, Set: 41}}},                                                                          // 1022 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1024, Set: 39}}},                                                                          // 1023 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1025, Callee: 291}}},                                                                        // 1024 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1026, Set: 42}}},                                                                          // 1025 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1027, Callee: 290}}},                                                                        // 1026 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 1040}}},                                                                                     // 1027 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1029, Set: 2}}},                                                                           // 1028 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1030, Set: 39}}},                                                                          // 1029 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1037, Callee: 291}}},                                                                        // 1030 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1032, Set: 44}}},                                                                          // 1031 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1038, Set: 31}}},                                                                          // 1032 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1034, Set: 16}}},                                                                          // 1033 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1038, Callee: 30}}},                                                                         // 1034 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1036, Set: 40}}},                                                                          // 1035 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1038, Set: 52}}},                                                                          // 1036 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 1031}, {Kind: Step, Target: 1033}, {Kind: Step, Target: 1035}}},                             // 1037 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 1040}}},                                                                                     // 1038 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 1018}, {Kind: Step, Target: 1019}, {Kind: Step, Target: 1022}, {Kind: Step, Target: 1028}}}, // 1039 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 71}}},                                                                                       // 1040 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1042, Set: 56}}},                                                                          // 1041 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1043, Callee: 288}}},                                                                        // 1042 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1050, Set: 57}}},                                                                          // 1043 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1051, Callee: 37}}},                                                                         // 1044 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1051, Callee: 38}}},                                                                         // 1045 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1051, Callee: 39}}},                                                                         // 1046 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1051, Callee: 40}}},                                                                         // 1047 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1051, Callee: 41}}},                                                                         // 1048 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1051, Callee: 42}}},                                                                         // 1049 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 1044}, {Kind: Step, Target: 1045}, {Kind: Step, Target: 1046}, {Kind: Step, Target: 1047}, {Kind: Step, Target: 1048}, {Kind: Step, Target: 1049}}}, // 1050 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 73}}},                               // 1051 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1053, Set: 46}}},                  // 1052 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1054, Set: 54}}},                  // 1053 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1055, Set: 27}}},                  // 1054 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1056, Callee: 293}}},                // 1055 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1057, Set: 42}}},                  // 1056 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1058, Set: 27}}},                  // 1057 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1060, Callee: 292}}},                // 1058 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1061, Callee: 46}}},                 // 1059 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Step, Target: 1059}, {Kind: Step, Target: 1061}}}, // 1060 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Step, Target: 75}}},                               // 1061 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1063, Set: 46}}},                  // 1062 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1064, Set: 55}}},                  // 1063 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1065, Set: 27}}},                  // 1064 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Call, Target: 1066, Callee: 294}}},                // 1065 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1067, Set: 42}}},                  // 1066 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1068, Set: 27}}},                  // 1067 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Call, Target: 1070, Callee: 292}}},                // 1068 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Call, Target: 1071, Callee: 46}}},                 // 1069 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Step, Target: 1069}, {Kind: Step, Target: 1071}}}, // 1070 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Step, Target: 77}}},                               // 1071 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1073, Set: 46}}},                  // 1072 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1074, Set: 48}}},                  // 1073 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1075, Set: 27}}},                  // 1074 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Call, Target: 1076, Callee: 295}}},                // 1075 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1077, Set: 42}}},                  // 1076 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1078, Set: 27}}},                  // 1077 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Call, Target: 1080, Callee: 292}}},                // 1078 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Call, Target: 1081, Callee: 46}}},                 // 1079 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Step, Target: 1079}, {Kind: Step, Target: 1081}}}, // 1080 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Step, Target: 79}}},                               // 1081 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1083, Set: 58}}},                  // 1082 jaqCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1084, Set: 42}}},                  // 1083 jaqCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1085, Set: 27}}},                  // 1084 jaqCodec
	{Rule: 40, Edges: []Edge{{Kind: Call, Target: 1086, Callee: 292}}},                // 1085 jaqCodec
	{Rule: 40, Edges: []Edge{{Kind: Call, Target: 1088, Callee: 43}}},                 // 1086 jaqCodec
	{Rule: 40, Edges: []Edge{{Kind: Call, Target: 1089, Callee: 46}}},                 // 1087 jaqCodec
	{Rule: 40, Edges: []Edge{{Kind: Step, Target: 1087}, {Kind: Step, Target: 1089}}}, // 1088 jaqCodec
	{Rule: 40, Edges: []Edge{{Kind: Step, Target: 81}}},                               // 1089 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1091, Set: 59}}},                  // 1090 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1092, Set: 60}}},                  // 1091 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Call, Target: 1093, Callee: 138}}},                // 1092 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Call, Target: 1094, Callee: 143}}},                // 1093 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1095, Set: 61}}},                  // 1094 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1096, Set: 26}}},                  // 1095 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1097, Set: 42}}},                  // 1096 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1098, Set: 27}}},                  // 1097 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Call, Target: 1099, Callee: 292}}},                // 1098 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Call, Target: 1101, Callee: 43}}},                 // 1099 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Call, Target: 1102, Callee: 46}}},                 // 1100 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Step, Target: 1100}, {Kind: Step, Target: 1102}}}, // 1101 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Step, Target: 83}}},                               // 1102 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1104, Set: 62}}},                  // 1103 syslogCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1105, Set: 42}}},                  // 1104 syslogCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1106, Set: 27}}},                  // 1105 syslogCodec
	{Rule: 42, Edges: []Edge{{Kind: Call, Target: 1107, Callee: 292}}},                // 1106 syslogCodec
	{Rule: 42, Edges: []Edge{{Kind: Step, Target: 85}}},                               // 1107 syslogCodec
	{Rule: 43, Edges: []Edge{{Kind: Accept, Target: 1109, Set: 6}}},                   // 1108 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Accept, Target: 1110, Set: 63}}},                  // 1109 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Accept, Target: 1116, Set: 64}}},                  // 1110 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Call, Target: 1113, Callee: 44}}},                 // 1111 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Call, Target: 1114, Callee: 45}}},                 // 1112 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Step, Target: 1112}, {Kind: Step, Target: 1114}}}, // 1113 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Step, Target: 1117}}},                             // 1114 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Call, Target: 1117, Callee: 45}}},                 // 1115 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Step, Target: 1111}, {Kind: Step, Target: 1115}}}, // 1116 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Step, Target: 87}}},                               // 1117 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1119, Set: 65}}},                  // 1118 onIngestion
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1120, Set: 66}}},                  // 1119 onIngestion
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1121, Set: 26}}},                  // 1120 onIngestion
	{Rule: 44, Edges: []Edge{{Kind: Step, Target: 89}}},                               // 1121 onIngestion
	{Rule: 45, Edges: []Edge{{Kind: Accept, Target: 1123, Set: 65}}},                  // 1122 onEmitting
	{Rule: 45, Edges: []Edge{{Kind: Accept, Target: 1124, Set: 67}}},                  // 1123 onEmitting
	{Rule: 45, Edges: []Edge{{Kind: Accept, Target: 1125, Set: 26}}},                  // 1124 onEmitting
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 91}}},                               // 1125 onEmitting
	{Rule: 46, Edges: []Edge{{Kind: Accept, Target: 1127, Set: 68}}},                  // 1126 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Call, Target: 1132, Callee: 47}}},                 // 1127 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Accept, Target: 1129, Set: 29}}},                  // 1128 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Call, Target: 1131, Callee: 47}}},                 // 1129 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 1128}}},                             // 1130 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 1134}}},                             // 1131 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 1130}, {Kind: Step, Target: 1133}}}, // 1132 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 1136}}},                             // 1133 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 1132}}},                             // 1134 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Accept, Target: 1137, Set: 29}}},                  // 1135 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 1135}, {Kind: Step, Target: 1137}}}, // 1136 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 93}}},                               // 1137 codecEncode
	{Rule: 47, Edges: []Edge{{Kind: Call, Target: 1139, Callee: 291}}},                // 1138 encodeRule
	{Rule: 47, Edges: []Edge{{Kind: Accept, Target: 1140, Set: 69}}},                  // 1139 encodeRule
	{Rule: 47, Edges: []Edge{{Kind: Accept, Target: 1141, Set: 70}}},                  // 1140 encodeRule
	{Rule: 47, Edges: []Edge{{Kind: Step, Target: 95}}},                               // 1141 encodeRule
	{Rule: 48, Edges: []Edge{{Kind: Accept, Target: 1143, Set: 71}}},                  // 1142 createResource
	{Rule: 48, Edges: []Edge{{Kind: Call, Target: 1144, Callee: 288}}},                // 1143 createResource
	{Rule: 48, Edges: []Edge{{Kind: Step, Target: 97}}},                               // 1144 createResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1146, Set: 72}}},                  // 1145 uploadResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1147, Set: 71}}},                  // 1146 uploadResource
	{Rule: 49, Edges: []Edge{{Kind: Call, Target: 1148, Callee: 297}}},                // 1147 uploadResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1149, Set: 73}}},                  // 1148 uploadResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1150, Set: 26}}},                  // 1149 uploadResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 99}}},                               // 1150 uploadResource
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1152, Set: 74}}},                  // 1151 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1153, Set: 71}}},                  // 1152 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1154, Callee: 297}}},                // 1153 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1155, Set: 42}}},                  // 1154 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1165, Callee: 139}}},                // 1155 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1157, Set: 75}}},                  // 1156 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1162, Callee: 51}}},                 // 1157 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1159, Set: 29}}},                  // 1158 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1161, Callee: 51}}},                 // 1159 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1158}}},                             // 1160 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1164}}},                             // 1161 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1160}, {Kind: Step, Target: 1163}}}, // 1162 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1166}}},                             // 1163 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1162}}},                             // 1164 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1156}, {Kind: Step, Target: 1166}}}, // 1165 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 101}}},                              // 1166 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1168, Set: 76}}},                  // 1167 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1185, Callee: 299}}},                // 1168 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1170, Set: 56}}},                  // 1169 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1185, Callee: 296}}},                // 1170 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1172, Set: 77}}},                  // 1171 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1173, Set: 78}}},                  // 1172 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1185, Callee: 301}}},                // 1173 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1175, Set: 79}}},                  // 1174 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1185, Callee: 311}}},                // 1175 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1177, Set: 80}}},                  // 1176 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1178, Set: 81}}},                  // 1177 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1185, Callee: 312}}},                // 1178 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1180, Set: 82}}},                  // 1179 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1181, Set: 83}}},                  // 1180 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1185, Callee: 316}}},                // 1181 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1183, Set: 84}}},                  // 1182 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1185, Callee: 298}}},                // 1183 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1167}, {Kind: Step, Target: 1169}, {Kind: Step, Target: 1171}, {Kind: Step, Target: 1174}, {Kind: Step, Target: 1176}, {Kind: Step, Target: 1179}, {Kind: Step, Target: 1182}}}, // 1184 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 103}}},                              // 1185 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1187, Set: 76}}},                  // 1186 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1188, Callee: 288}}},                // 1187 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1193, Callee: 140}}},                // 1188 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1190, Set: 29}}},                  // 1189 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1192, Callee: 140}}},                // 1190 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1189}}},                             // 1191 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1195}}},                             // 1192 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1191}, {Kind: Step, Target: 1194}}}, // 1193 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1197}}},                             // 1194 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1193}}},                             // 1195 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1198, Callee: 53}}},                 // 1196 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1196}, {Kind: Step, Target: 1198}}}, // 1197 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 105}}},                              // 1198 createVhost
	{Rule: 53, Edges: []Edge{{Kind: Accept, Target: 1200, Set: 6}}},                   // 1199 withTls
	{Rule: 53, Edges: []Edge{{Kind: Accept, Target: 1201, Set: 85}}},                  // 1200 withTls
	{Rule: 53, Edges: []Edge{{Kind: Call, Target: 1203, Callee: 297}}},                // 1201 withTls
	{Rule: 53, Edges: []Edge{{Kind: Call, Target: 1204, Callee: 139}}},                // 1202 withTls
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 1202}, {Kind: Step, Target: 1204}}}, // 1203 withTls
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 107}}},                              // 1204 withTls
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1206, Set: 86}}},                  // 1205 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Call, Target: 1207, Callee: 288}}},                // 1206 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1208, Set: 65}}},                  // 1207 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Call, Target: 1209, Callee: 299}}},                // 1208 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1210, Set: 87}}},                  // 1209 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Call, Target: 1211, Callee: 56}}},                 // 1210 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1217, Set: 43}}},                  // 1211 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1218, Set: 88}}},                  // 1212 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1215, Set: 89}}},                  // 1213 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Call, Target: 1216, Callee: 55}}},                 // 1214 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 1214}, {Kind: Step, Target: 1216}}}, // 1215 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 1218}}},                             // 1216 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 1212}, {Kind: Step, Target: 1213}}}, // 1217 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 109}}},                              // 1218 createEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Accept, Target: 1220, Set: 6}}},                   // 1219 withSignaling
	{Rule: 55, Edges: []Edge{{Kind: Accept, Target: 1221, Set: 77}}},                  // 1220 withSignaling
	{Rule: 55, Edges: []Edge{{Kind: Accept, Target: 1222, Set: 78}}},                  // 1221 withSignaling
	{Rule: 55, Edges: []Edge{{Kind: Call, Target: 1223, Callee: 301}}},                // 1222 withSignaling
	{Rule: 55, Edges: []Edge{{Kind: Step, Target: 111}}},                              // 1223 withSignaling
	{Rule: 56, Edges: []Edge{{Kind: Accept, Target: 1225, Set: 26}}},                  // 1224 path
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 113}}},                              // 1225 path
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1227, Set: 77}}},                  // 1226 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1228, Set: 78}}},                  // 1227 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Call, Target: 1229, Callee: 288}}},                // 1228 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1230, Set: 90}}},                  // 1229 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Call, Target: 1232, Callee: 58}}},                 // 1230 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Call, Target: 1233, Callee: 61}}},                 // 1231 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1231}, {Kind: Step, Target: 1233}}}, // 1232 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1234}}},                             // 1233 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1235, Set: 65}}},                  // 1234 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1238, Set: 91}}},                  // 1235 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1237, Set: 92}}},                  // 1236 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1239, Set: 93}}},                  // 1237 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1236}, {Kind: Step, Target: 1239}}}, // 1238 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1241}}},                             // 1239 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Call, Target: 1242, Callee: 59}}},                 // 1240 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1240}}},                             // 1241 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1243}}},                             // 1242 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1241}, {Kind: Step, Target: 1244}}}, // 1243 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1245}}},                             // 1244 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1246, Set: 94}}},                  // 1245 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Call, Target: 1247, Callee: 132}}},                // 1246 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 115}}},                              // 1247 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1266, Set: 54}}},                  // 1248 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1266, Set: 95}}},                  // 1249 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1266, Set: 96}}},                  // 1250 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1266, Set: 97}}},                  // 1251 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1266, Set: 55}}},                  // 1252 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1266, Set: 98}}},                  // 1253 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1255, Set: 59}}},                  // 1254 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1256, Set: 60}}},                  // 1255 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Call, Target: 1257, Callee: 138}}},                // 1256 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Call, Target: 1258, Callee: 143}}},                // 1257 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1259, Set: 99}}},                  // 1258 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1260, Set: 61}}},                  // 1259 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1261, Set: 26}}},                  // 1260 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1262, Set: 100}}},                 // 1261 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1263, Set: 61}}},                  // 1262 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1264, Set: 26}}},                  // 1263 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1266}}},                             // 1264 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1248}, {Kind: Step, Target: 1249}, {Kind: Step, Target: 1250}, {Kind: Step, Target: 1251}, {Kind: Step, Target: 1252}, {Kind: Step, Target: 1253}, {Kind: Step, Target: 1254}}}, // 1265 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 117}}},                              // 1266 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1268, Set: 99}}},                  // 1267 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1269, Set: 63}}},                  // 1268 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Call, Target: 1284, Callee: 62}}},                 // 1269 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1271, Set: 100}}},                 // 1270 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1272, Set: 63}}},                  // 1271 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Call, Target: 1274, Callee: 62}}},                 // 1272 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Call, Target: 1275, Callee: 61}}},                 // 1273 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1273}, {Kind: Step, Target: 1275}}}, // 1274 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1277}}},                             // 1275 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Call, Target: 1278, Callee: 60}}},                 // 1276 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1276}, {Kind: Step, Target: 1278}}}, // 1277 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1281}}},                             // 1278 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1280, Set: 92}}},                  // 1279 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1282, Set: 93}}},                  // 1280 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1279}, {Kind: Step, Target: 1282}}}, // 1281 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1284}}},                             // 1282 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1267}, {Kind: Step, Target: 1270}}}, // 1283 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 119}}},                              // 1284 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Accept, Target: 1286, Set: 101}}},                 // 1285 capture
	{Rule: 60, Edges: []Edge{{Kind: Accept, Target: 1287, Set: 26}}},                  // 1286 capture
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 121}}},                              // 1287 capture
	{Rule: 61, Edges: []Edge{{Kind: Accept, Target: 1289, Set: 102}}},                 // 1288 failJaq
	{Rule: 61, Edges: []Edge{{Kind: Accept, Target: 1290, Set: 63}}},                  // 1289 failJaq
	{Rule: 61, Edges: []Edge{{Kind: Call, Target: 1291, Callee: 62}}},                 // 1290 failJaq
	{Rule: 61, Edges: []Edge{{Kind: Step, Target: 123}}},                              // 1291 failJaq
	{Rule: 62, Edges: []Edge{{Kind: Accept, Target: 1297, Set: 26}}},                  // 1292 programs
	{Rule: 62, Edges: []Edge{{Kind: Accept, Target: 1294, Set: 29}}},                  // 1293 programs
	{Rule: 62, Edges: []Edge{{Kind: Accept, Target: 1296, Set: 26}}},                  // 1294 programs
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 1293}}},                             // 1295 programs
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 1299}}},                             // 1296 programs
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 1295}, {Kind: Step, Target: 1298}}}, // 1297 programs
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 125}}},                              // 1298 programs
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 1297}}},                             // 1299 programs
	{Rule: 63, Edges: []Edge{{Kind: Accept, Target: 1301, Set: 103}}},                 // 1300 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Call, Target: 1302, Callee: 288}}},                // 1301 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Accept, Target: 1303, Set: 27}}},                  // 1302 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Call, Target: 1304, Callee: 292}}},                // 1303 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Accept, Target: 1305, Set: 104}}},                 // 1304 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Call, Target: 1307, Callee: 132}}},                // 1305 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Call, Target: 1308, Callee: 64}}},                 // 1306 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 1306}, {Kind: Step, Target: 1308}}}, // 1307 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 127}}},                              // 1308 createBranch
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1310, Set: 105}}},                 // 1309 branchLimit
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1311, Set: 106}}},                 // 1310 branchLimit
	{Rule: 64, Edges: []Edge{{Kind: Call, Target: 1312, Callee: 130}}},                // 1311 branchLimit
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1313, Set: 107}}},                 // 1312 branchLimit
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1314, Set: 108}}},                 // 1313 branchLimit
	{Rule: 64, Edges: []Edge{{Kind: Step, Target: 129}}},                              // 1314 branchLimit
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1316, Set: 109}}},                 // 1315 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Call, Target: 1317, Callee: 289}}},                // 1316 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1318, Set: 27}}},                  // 1317 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Call, Target: 1319, Callee: 292}}},                // 1318 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Call, Target: 1322, Callee: 151}}},                // 1319 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1321, Set: 110}}},                 // 1320 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Call, Target: 1323, Callee: 130}}},                // 1321 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 1320}, {Kind: Step, Target: 1323}}}, // 1322 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 1325}}},                             // 1323 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Call, Target: 1326, Callee: 66}}},                 // 1324 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 1324}, {Kind: Step, Target: 1326}}}, // 1325 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 131}}},                              // 1326 createRelay
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1328, Set: 6}}},                   // 1327 materializedState
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1329, Set: 111}}},                 // 1328 materializedState
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1330, Set: 112}}},                 // 1329 materializedState
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1331, Set: 113}}},                 // 1330 materializedState
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1332, Set: 114}}},                 // 1331 materializedState
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1333, Set: 115}}},                 // 1332 materializedState
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 133}}},                              // 1333 materializedState
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1335, Set: 109}}},                 // 1334 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Call, Target: 1336, Callee: 303}}},                // 1335 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Call, Target: 1341, Callee: 68}}},                 // 1336 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1338, Set: 29}}},                  // 1337 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Call, Target: 1340, Callee: 68}}},                 // 1338 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 1337}}},                             // 1339 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 1343}}},                             // 1340 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 1339}, {Kind: Step, Target: 1342}}}, // 1341 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 135}}},                              // 1342 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 1341}}},                             // 1343 alterRelay
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1345, Set: 16}}},                  // 1344 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1346, Set: 110}}},                 // 1345 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Call, Target: 1362, Callee: 130}}},                // 1346 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1348, Set: 16}}},                  // 1347 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1349, Set: 27}}},                  // 1348 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Call, Target: 1362, Callee: 292}}},                // 1349 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1351, Set: 16}}},                  // 1350 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Call, Target: 1362, Callee: 151}}},                // 1351 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1353, Set: 16}}},                  // 1352 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1354, Set: 111}}},                 // 1353 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1355, Set: 112}}},                 // 1354 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1356, Set: 113}}},                 // 1355 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1357, Set: 114}}},                 // 1356 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1362, Set: 115}}},                 // 1357 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1359, Set: 40}}},                  // 1358 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1360, Set: 111}}},                 // 1359 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1362, Set: 112}}},                 // 1360 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 1344}, {Kind: Step, Target: 1347}, {Kind: Step, Target: 1350}, {Kind: Step, Target: 1352}, {Kind: Step, Target: 1358}}}, // 1361 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 137}}},                              // 1362 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1364, Set: 84}}},                  // 1363 createClient
	{Rule: 69, Edges: []Edge{{Kind: Call, Target: 1365, Callee: 288}}},                // 1364 createClient
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1366, Set: 43}}},                  // 1365 createClient
	{Rule: 69, Edges: []Edge{{Kind: Call, Target: 1368, Callee: 70}}},                 // 1366 createClient
	{Rule: 69, Edges: []Edge{{Kind: Call, Target: 1369, Callee: 71}}},                 // 1367 createClient
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 1367}, {Kind: Step, Target: 1369}}}, // 1368 createClient
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 1370}}},                             // 1369 createClient
	{Rule: 69, Edges: []Edge{{Kind: Call, Target: 1371, Callee: 143}}},                // 1370 createClient
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 139}}},                              // 1371 createClient
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 116}}},                 // 1372 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 117}}},                 // 1373 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 118}}},                 // 1374 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 88}}},                  // 1375 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 119}}},                 // 1376 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 120}}},                 // 1377 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 121}}},                 // 1378 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 122}}},                 // 1379 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 123}}},                 // 1380 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 124}}},                 // 1381 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 125}}},                 // 1382 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 126}}},                 // 1383 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 127}}},                 // 1384 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 128}}},                 // 1385 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 129}}},                 // 1386 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 130}}},                 // 1387 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 131}}},                 // 1388 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 132}}},                 // 1389 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 133}}},                 // 1390 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 62}}},                  // 1391 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1394, Set: 89}}},                  // 1392 clientType
	{Rule: 70, Edges: []Edge{{Kind: Call, Target: 1395, Callee: 55}}},                 // 1393 clientType
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 1393}, {Kind: Step, Target: 1395}}}, // 1394 clientType
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 1397}}},                             // 1395 clientType
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 1372}, {Kind: Step, Target: 1373}, {Kind: Step, Target: 1374}, {Kind: Step, Target: 1375}, {Kind: Step, Target: 1376}, {Kind: Step, Target: 1377}, {Kind: Step, Target: 1378}, {Kind: Step, Target: 1379}, {Kind: Step, Target: 1380}, {Kind: Step, Target: 1381}, {Kind: Step, Target: 1382}, {Kind: Step, Target: 1383}, {Kind: Step, Target: 1384}, {Kind: Step, Target: 1385}, {Kind: Step, Target: 1386}, {Kind: Step, Target: 1387}, {Kind: Step, Target: 1388}, {Kind: Step, Target: 1389}, {Kind: Step, Target: 1390}, {Kind: Step, Target: 1391}, {Kind: Step, Target: 1392}}}, // 1396 clientType
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 141}}},                              // 1397 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1399, Set: 134}}},                 // 1398 mount
	{Rule: 71, Edges: []Edge{{Kind: Call, Target: 1401, Callee: 297}}},                // 1399 mount
	{Rule: 71, Edges: []Edge{{Kind: Call, Target: 1402, Callee: 139}}},                // 1400 mount
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1400}, {Kind: Step, Target: 1402}}}, // 1401 mount
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 143}}},                              // 1402 mount
	{Rule: 72, Edges: []Edge{{Kind: Accept, Target: 1404, Set: 9}}},                   // 1403 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Call, Target: 1405, Callee: 288}}},                // 1404 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Accept, Target: 1406, Set: 57}}},                  // 1405 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Call, Target: 1407, Callee: 73}}},                 // 1406 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 42}}},                  // 1407 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Call, Target: 1409, Callee: 74}}},                 // 1408 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Call, Target: 1412, Callee: 10}}},                 // 1409 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Accept, Target: 1411, Set: 135}}},                 // 1410 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Call, Target: 1413, Callee: 130}}},                // 1411 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 1410}, {Kind: Step, Target: 1413}}}, // 1412 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 145}}},                              // 1413 createPlacement
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1419, Callee: 318}}},                // 1414 nodeMembers
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1416, Set: 29}}},                  // 1415 nodeMembers
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1418, Callee: 318}}},                // 1416 nodeMembers
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1415}}},                             // 1417 nodeMembers
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1421}}},                             // 1418 nodeMembers
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1417}, {Kind: Step, Target: 1420}}}, // 1419 nodeMembers
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 147}}},                              // 1420 nodeMembers
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1419}}},                             // 1421 nodeMembers
	{Rule: 74, Edges: []Edge{{Kind: Call, Target: 1427, Callee: 318}}},                // 1422 nodeTargets
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1424, Set: 29}}},                  // 1423 nodeTargets
	{Rule: 74, Edges: []Edge{{Kind: Call, Target: 1426, Callee: 318}}},                // 1424 nodeTargets
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1423}}},                             // 1425 nodeTargets
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1429}}},                             // 1426 nodeTargets
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1425}, {Kind: Step, Target: 1428}}}, // 1427 nodeTargets
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 149}}},                              // 1428 nodeTargets
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1427}}},                             // 1429 nodeTargets
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1431, Set: 9}}},                   // 1430 alterPlacement
	{Rule: 75, Edges: []Edge{{Kind: Call, Target: 1432, Callee: 315}}},                // 1431 alterPlacement
	{Rule: 75, Edges: []Edge{{Kind: Call, Target: 1437, Callee: 76}}},                 // 1432 alterPlacement
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1434, Set: 29}}},                  // 1433 alterPlacement
	{Rule: 75, Edges: []Edge{{Kind: Call, Target: 1436, Callee: 76}}},                 // 1434 alterPlacement
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 1433}}},                             // 1435 alterPlacement
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 1439}}},                             // 1436 alterPlacement
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 1435}, {Kind: Step, Target: 1438}}}, // 1437 alterPlacement
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 151}}},                              // 1438 alterPlacement
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 1437}}},                             // 1439 alterPlacement
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1441, Set: 16}}},                  // 1440 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1442, Set: 136}}},                 // 1441 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1458, Callee: 10}}},                 // 1442 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1444, Set: 16}}},                  // 1443 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1445, Set: 135}}},                 // 1444 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1458, Callee: 130}}},                // 1445 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1447, Set: 40}}},                  // 1446 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1458, Set: 135}}},                 // 1447 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1449, Set: 16}}},                  // 1448 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1450, Set: 57}}},                  // 1449 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1451, Callee: 73}}},                 // 1450 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1452, Set: 42}}},                  // 1451 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1453, Callee: 74}}},                 // 1452 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1458}}},                             // 1453 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1455, Set: 41}}},                  // 1454 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1456, Set: 42}}},                  // 1455 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1458, Callee: 288}}},                // 1456 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1440}, {Kind: Step, Target: 1443}, {Kind: Step, Target: 1446}, {Kind: Step, Target: 1448}, {Kind: Step, Target: 1454}}}, // 1457 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 153}}},                              // 1458 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1460, Set: 82}}},                  // 1459 createHashMap
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1461, Set: 83}}},                  // 1460 createHashMap
	{Rule: 77, Edges: []Edge{{Kind: Call, Target: 1462, Callee: 288}}},                // 1461 createHashMap
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1463, Set: 137}}},                 // 1462 createHashMap
	{Rule: 77, Edges: []Edge{{Kind: Call, Target: 1464, Callee: 291}}},                // 1463 createHashMap
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1465, Set: 57}}},                  // 1464 createHashMap
	{Rule: 77, Edges: []Edge{{Kind: Call, Target: 1466, Callee: 138}}},                // 1465 createHashMap
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1467, Set: 87}}},                  // 1466 createHashMap
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1468, Set: 26}}},                  // 1467 createHashMap
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1469, Set: 138}}},                 // 1468 createHashMap
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1470, Set: 60}}},                  // 1469 createHashMap
	{Rule: 77, Edges: []Edge{{Kind: Call, Target: 1471, Callee: 296}}},                // 1470 createHashMap
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 155}}},                              // 1471 createHashMap
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1473, Set: 139}}},                 // 1472 lookup
	{Rule: 78, Edges: []Edge{{Kind: Call, Target: 1474, Callee: 316}}},                // 1473 lookup
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1475, Set: 137}}},                 // 1474 lookup
	{Rule: 78, Edges: []Edge{{Kind: Call, Target: 1476, Callee: 137}}},                // 1475 lookup
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 157}}},                              // 1476 lookup
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1478, Set: 140}}},                 // 1477 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Call, Target: 1479, Callee: 288}}},                // 1478 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1480, Set: 6}}},                   // 1479 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1481, Set: 141}}},                 // 1480 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1482, Set: 142}}},                 // 1481 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1483, Set: 28}}},                  // 1482 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Call, Target: 1488, Callee: 80}}},                 // 1483 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1485, Set: 29}}},                  // 1484 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Call, Target: 1487, Callee: 80}}},                 // 1485 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1484}}},                             // 1486 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1490}}},                             // 1487 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1486}, {Kind: Step, Target: 1489}}}, // 1488 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1491}}},                             // 1489 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1488}}},                             // 1490 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1492, Set: 30}}},                  // 1491 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1493, Set: 143}}},                 // 1492 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Call, Target: 1495, Callee: 20}}},                 // 1493 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1496, Set: 31}}},                  // 1494 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1494}, {Kind: Step, Target: 1496}}}, // 1495 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1498}}},                             // 1496 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1499, Set: 144}}},                 // 1497 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1497}, {Kind: Step, Target: 1499}}}, // 1498 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1500}}},                             // 1499 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1501, Set: 145}}},                 // 1500 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1502, Set: 26}}},                  // 1501 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 159}}},                              // 1502 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Call, Target: 1504, Callee: 288}}},                // 1503 udfArgument
	{Rule: 80, Edges: []Edge{{Kind: Call, Target: 1506, Callee: 20}}},                 // 1504 udfArgument
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1507, Set: 31}}},                  // 1505 udfArgument
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1505}, {Kind: Step, Target: 1507}}}, // 1506 udfArgument
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 161}}},                              // 1507 udfArgument
	{Rule: 81, Edges: []Edge{{Kind: Accept, Target: 1509, Set: 146}}},                 // 1508 createSubscription
	{Rule: 81, Edges: []Edge{{Kind: Call, Target: 1510, Callee: 288}}},                // 1509 createSubscription
	{Rule: 81, Edges: []Edge{{Kind: Accept, Target: 1511, Set: 42}}},                  // 1510 createSubscription
	{Rule: 81, Edges: []Edge{{Kind: Call, Target: 1513, Callee: 303}}},                // 1511 createSubscription
	{Rule: 81, Edges: []Edge{{Kind: Accept, Target: 1514, Set: 147}}},                 // 1512 createSubscription
	{Rule: 81, Edges: []Edge{{Kind: Step, Target: 1512}, {Kind: Step, Target: 1514}}}, // 1513 createSubscription
	{Rule: 81, Edges: []Edge{{Kind: Step, Target: 1516}}},                             // 1514 createSubscription
	{Rule: 81, Edges: []Edge{{Kind: Call, Target: 1517, Callee: 82}}},                 // 1515 createSubscription
	{Rule: 81, Edges: []Edge{{Kind: Step, Target: 1515}, {Kind: Step, Target: 1517}}}, // 1516 createSubscription
	{Rule: 81, Edges: []Edge{{Kind: Step, Target: 1519}}},                             // 1517 createSubscription
	{Rule: 81, Edges: []Edge{{Kind: Call, Target: 1520, Callee: 150}}},                // 1518 createSubscription
	{Rule: 81, Edges: []Edge{{Kind: Step, Target: 1518}, {Kind: Step, Target: 1520}}}, // 1519 createSubscription
	{Rule: 81, Edges: []Edge{{Kind: Step, Target: 163}}},                              // 1520 createSubscription
	{Rule: 82, Edges: []Edge{{Kind: Accept, Target: 1522, Set: 148}}},                 // 1521 sampleRate
	{Rule: 82, Edges: []Edge{{Kind: Accept, Target: 1523, Set: 149}}},                 // 1522 sampleRate
	{Rule: 82, Edges: []Edge{{Kind: Accept, Target: 1524, Set: 21}}},                  // 1523 sampleRate
	{Rule: 82, Edges: []Edge{{Kind: Accept, Target: 1525, Set: 22}}},                  // 1524 sampleRate
	{Rule: 82, Edges: []Edge{{Kind: Step, Target: 165}}},                              // 1525 sampleRate
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1527, Set: 150}}},                 // 1526 deleteSubscription
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1528, Set: 146}}},                 // 1527 deleteSubscription
	{Rule: 83, Edges: []Edge{{Kind: Call, Target: 1529, Callee: 320}}},                // 1528 deleteSubscription
	{Rule: 83, Edges: []Edge{{Kind: Step, Target: 167}}},                              // 1529 deleteSubscription
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1533, Set: 40}}},                  // 1530 dropStatement
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1534, Callee: 96}}},                 // 1531 dropStatement
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1534, Callee: 86}}},                 // 1532 dropStatement
	{Rule: 84, Edges: []Edge{{Kind: Step, Target: 1531}, {Kind: Step, Target: 1532}}}, // 1533 dropStatement
	{Rule: 84, Edges: []Edge{{Kind: Step, Target: 169}}},                              // 1534 dropStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1548, Set: 151}}},                 // 1535 showStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1537, Set: 1}}},                   // 1536 showStatement
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1549, Callee: 86}}},                 // 1537 showStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1539, Set: 152}}},                 // 1538 showStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1549, Set: 153}}},                 // 1539 showStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1549, Set: 154}}},                 // 1540 showStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1549, Set: 155}}},                 // 1541 showStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1549, Set: 156}}},                 // 1542 showStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1544, Set: 109}}},                 // 1543 showStatement
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1545, Callee: 303}}},                // 1544 showStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1546, Set: 111}}},                 // 1545 showStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1547, Set: 112}}},                 // 1546 showStatement
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1549}}},                             // 1547 showStatement
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1536}, {Kind: Step, Target: 1538}, {Kind: Step, Target: 1540}, {Kind: Step, Target: 1541}, {Kind: Step, Target: 1542}, {Kind: Step, Target: 1543}}}, // 1548 showStatement
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 171}}},                              // 1549 showStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1551, Set: 27}}},                  // 1550 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 292}}},                // 1551 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1553, Set: 46}}},                  // 1552 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1554, Set: 54}}},                  // 1553 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1555, Set: 27}}},                  // 1554 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 293}}},                // 1555 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1557, Set: 46}}},                  // 1556 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1558, Set: 55}}},                  // 1557 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1559, Set: 27}}},                  // 1558 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 294}}},                // 1559 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1561, Set: 46}}},                  // 1560 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1562, Set: 48}}},                  // 1561 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1563, Set: 27}}},                  // 1562 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 295}}},                // 1563 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1565, Set: 56}}},                  // 1564 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 296}}},                // 1565 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1567, Set: 84}}},                  // 1566 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 298}}},                // 1567 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1569, Set: 76}}},                  // 1568 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 299}}},                // 1569 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1571, Set: 86}}},                  // 1570 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 300}}},                // 1571 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1573, Set: 103}}},                 // 1572 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 302}}},                // 1573 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1575, Set: 109}}},                 // 1574 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 303}}},                // 1575 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1578, Callee: 241}}},                // 1576 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1576}, {Kind: Step, Target: 1578}}}, // 1577 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1579}}},                             // 1578 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1580, Set: 157}}},                 // 1579 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 304}}},                // 1580 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1582, Set: 158}}},                 // 1581 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 306}}},                // 1582 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1584, Set: 159}}},                 // 1583 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 307}}},                // 1584 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1586, Set: 160}}},                 // 1585 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1587, Set: 81}}},                  // 1586 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 309}}},                // 1587 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1589, Set: 161}}},                 // 1588 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 314}}},                // 1589 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1591, Set: 77}}},                  // 1590 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1592, Set: 78}}},                  // 1591 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 301}}},                // 1592 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1594, Set: 162}}},                 // 1593 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 305}}},                // 1594 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1596, Set: 163}}},                 // 1595 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 308}}},                // 1596 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1598, Set: 164}}},                 // 1597 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 310}}},                // 1598 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1600, Set: 79}}},                  // 1599 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 311}}},                // 1600 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1602, Set: 80}}},                  // 1601 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1603, Set: 81}}},                  // 1602 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 312}}},                // 1603 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1605, Set: 165}}},                 // 1604 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 313}}},                // 1605 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1607, Set: 9}}},                   // 1606 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 315}}},                // 1607 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1609, Set: 82}}},                  // 1608 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1610, Set: 83}}},                  // 1609 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 316}}},                // 1610 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1612, Set: 140}}},                 // 1611 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1614, Callee: 317}}},                // 1612 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1550}, {Kind: Step, Target: 1552}, {Kind: Step, Target: 1556}, {Kind: Step, Target: 1560}, {Kind: Step, Target: 1564}, {Kind: Step, Target: 1566}, {Kind: Step, Target: 1568}, {Kind: Step, Target: 1570}, {Kind: Step, Target: 1572}, {Kind: Step, Target: 1574}, {Kind: Step, Target: 1577}, {Kind: Step, Target: 1581}, {Kind: Step, Target: 1583}, {Kind: Step, Target: 1585}, {Kind: Step, Target: 1588}, {Kind: Step, Target: 1590}, {Kind: Step, Target: 1593}, {Kind: Step, Target: 1595}, {Kind: Step, Target: 1597}, {Kind: Step, Target: 1599}, {Kind: Step, Target: 1601}, {Kind: Step, Target: 1604}, {Kind: Step, Target: 1606}, {Kind: Step, Target: 1608}, {Kind: Step, Target: 1611}}}, // 1613 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 173}}},                              // 1614 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1643, Set: 166}}},                 // 1615 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1644, Set: 4}}},                   // 1616 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1618, Set: 109}}},                 // 1617 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1620, Callee: 303}}},                // 1618 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1621, Callee: 89}}},                 // 1619 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1619}, {Kind: Step, Target: 1621}}}, // 1620 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1644}}},                             // 1621 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1644, Callee: 88}}},                 // 1622 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1624, Set: 80}}},                  // 1623 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1625, Set: 81}}},                  // 1624 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1627, Callee: 312}}},                // 1625 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1628, Callee: 92}}},                 // 1626 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1626}, {Kind: Step, Target: 1628}}}, // 1627 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1644}}},                             // 1628 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1630, Set: 71}}},                  // 1629 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1633, Callee: 297}}},                // 1630 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1632, Set: 73}}},                  // 1631 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1634, Callee: 130}}},                // 1632 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1631}, {Kind: Step, Target: 1634}}}, // 1633 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1644}}},                             // 1634 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1644, Callee: 91}}},                 // 1635 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1637, Set: 167}}},                 // 1636 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1644, Callee: 98}}},                 // 1637 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1639, Set: 168}}},                 // 1638 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1641, Set: 26}}},                  // 1639 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1642, Callee: 92}}},                 // 1640 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1640}, {Kind: Step, Target: 1642}}}, // 1641 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1644}}},                             // 1642 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1616}, {Kind: Step, Target: 1617}, {Kind: Step, Target: 1622}, {Kind: Step, Target: 1623}, {Kind: Step, Target: 1629}, {Kind: Step, Target: 1635}, {Kind: Step, Target: 1636}, {Kind: Step, Target: 1638}}}, // 1643 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 175}}},                              // 1644 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1647, Callee: 241}}},                // 1645 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1645}, {Kind: Step, Target: 1647}}}, // 1646 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1648}}},                             // 1647 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1649, Set: 157}}},                 // 1648 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1675, Callee: 304}}},                // 1649 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1651, Set: 162}}},                 // 1650 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1675, Callee: 305}}},                // 1651 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1653, Set: 86}}},                  // 1652 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1675, Callee: 300}}},                // 1653 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1655, Set: 158}}},                 // 1654 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1675, Callee: 306}}},                // 1655 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1657, Set: 159}}},                 // 1656 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1675, Callee: 307}}},                // 1657 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1659, Set: 163}}},                 // 1658 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1675, Callee: 308}}},                // 1659 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1661, Set: 164}}},                 // 1660 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1675, Callee: 310}}},                // 1661 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1663, Set: 161}}},                 // 1662 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1675, Callee: 314}}},                // 1663 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1665, Set: 160}}},                 // 1664 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1666, Set: 81}}},                  // 1665 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1675, Callee: 309}}},                // 1666 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1668, Set: 82}}},                  // 1667 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1669, Set: 83}}},                  // 1668 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1675, Callee: 316}}},                // 1669 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1671, Set: 9}}},                   // 1670 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1675, Callee: 315}}},                // 1671 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1673, Set: 140}}},                 // 1672 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1675, Callee: 317}}},                // 1673 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1646}, {Kind: Step, Target: 1650}, {Kind: Step, Target: 1652}, {Kind: Step, Target: 1654}, {Kind: Step, Target: 1656}, {Kind: Step, Target: 1658}, {Kind: Step, Target: 1660}, {Kind: Step, Target: 1662}, {Kind: Step, Target: 1664}, {Kind: Step, Target: 1667}, {Kind: Step, Target: 1670}, {Kind: Step, Target: 1672}}}, // 1674 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 177}}},                              // 1675 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1677, Set: 169}}},                 // 1676 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1686, Set: 28}}},                  // 1677 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1683, Callee: 90}}},                 // 1678 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1680, Set: 29}}},                  // 1679 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1682, Callee: 90}}},                 // 1680 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1679}}},                             // 1681 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1685}}},                             // 1682 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1681}, {Kind: Step, Target: 1684}}}, // 1683 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1687}}},                             // 1684 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1683}}},                             // 1685 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1678}, {Kind: Step, Target: 1687}}}, // 1686 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1688}}},                             // 1687 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1689, Set: 30}}},                  // 1688 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 179}}},                              // 1689 branchBindings
	{Rule: 90, Edges: []Edge{{Kind: Call, Target: 1691, Callee: 291}}},                // 1690 branchBinding
	{Rule: 90, Edges: []Edge{{Kind: Accept, Target: 1692, Set: 170}}},                 // 1691 branchBinding
	{Rule: 90, Edges: []Edge{{Kind: Call, Target: 1693, Callee: 137}}},                // 1692 branchBinding
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 181}}},                              // 1693 branchBinding
	{Rule: 91, Edges: []Edge{{Kind: Accept, Target: 1696, Set: 171}}},                 // 1694 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Accept, Target: 1697, Set: 26}}},                  // 1695 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 1695}, {Kind: Step, Target: 1697}}}, // 1696 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 1700}}},                             // 1697 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Accept, Target: 1699, Set: 172}}},                 // 1698 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Call, Target: 1701, Callee: 130}}},                // 1699 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 1698}, {Kind: Step, Target: 1701}}}, // 1700 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 1703}}},                             // 1701 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Call, Target: 1704, Callee: 92}}},                 // 1702 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 1702}, {Kind: Step, Target: 1704}}}, // 1703 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 183}}},                              // 1704 describeTransaction
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1706, Set: 90}}},                  // 1705 formatSelector
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1707, Set: 173}}},                 // 1706 formatSelector
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 185}}},                              // 1707 formatSelector
	{Rule: 93, Edges: []Edge{{Kind: Accept, Target: 1709, Set: 174}}},                 // 1708 cordonNode
	{Rule: 93, Edges: []Edge{{Kind: Accept, Target: 1710, Set: 175}}},                 // 1709 cordonNode
	{Rule: 93, Edges: []Edge{{Kind: Call, Target: 1711, Callee: 321}}},                // 1710 cordonNode
	{Rule: 93, Edges: []Edge{{Kind: Step, Target: 187}}},                              // 1711 cordonNode
	{Rule: 94, Edges: []Edge{{Kind: Accept, Target: 1713, Set: 176}}},                 // 1712 uncordonNode
	{Rule: 94, Edges: []Edge{{Kind: Accept, Target: 1714, Set: 175}}},                 // 1713 uncordonNode
	{Rule: 94, Edges: []Edge{{Kind: Call, Target: 1715, Callee: 321}}},                // 1714 uncordonNode
	{Rule: 94, Edges: []Edge{{Kind: Step, Target: 189}}},                              // 1715 uncordonNode
	{Rule: 95, Edges: []Edge{{Kind: Accept, Target: 1717, Set: 177}}},                 // 1716 drainNode
	{Rule: 95, Edges: []Edge{{Kind: Accept, Target: 1718, Set: 175}}},                 // 1717 drainNode
	{Rule: 95, Edges: []Edge{{Kind: Call, Target: 1719, Callee: 321}}},                // 1718 drainNode
	{Rule: 95, Edges: []Edge{{Kind: Step, Target: 191}}},                              // 1719 drainNode
	{Rule: 96, Edges: []Edge{{Kind: Accept, Target: 1721, Set: 175}}},                 // 1720 dropNode
	{Rule: 96, Edges: []Edge{{Kind: Call, Target: 1722, Callee: 321}}},                // 1721 dropNode
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 193}}},                              // 1722 dropNode
	{Rule: 97, Edges: []Edge{{Kind: Accept, Target: 1724, Set: 178}}},                 // 1723 relocate
	{Rule: 97, Edges: []Edge{{Kind: Call, Target: 1725, Callee: 98}}},                 // 1724 relocate
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 195}}},                              // 1725 relocate
	{Rule: 98, Edges: []Edge{{Kind: Call, Target: 1733, Callee: 99}}},                 // 1726 relocation
	{Rule: 98, Edges: []Edge{{Kind: Accept, Target: 1728, Set: 57}}},                  // 1727 relocation
	{Rule: 98, Edges: []Edge{{Kind: Call, Target: 1729, Callee: 99}}},                 // 1728 relocation
	{Rule: 98, Edges: []Edge{{Kind: Accept, Target: 1730, Set: 42}}},                  // 1729 relocation
	{Rule: 98, Edges: []Edge{{Kind: Call, Target: 1731, Callee: 99}}},                 // 1730 relocation
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1733}}},                             // 1731 relocation
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1726}, {Kind: Step, Target: 1727}}}, // 1732 relocation
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1734}}},                             // 1733 relocation
	{Rule: 98, Edges: []Edge{{Kind: Accept, Target: 1735, Set: 179}}},                 // 1734 relocation
	{Rule: 98, Edges: []Edge{{Kind: Accept, Target: 1736, Set: 175}}},                 // 1735 relocation
	{Rule: 98, Edges: []Edge{{Kind: Call, Target: 1737, Callee: 321}}},                // 1736 relocation
	{Rule: 98, Edges: []Edge{{Kind: Call, Target: 1747, Callee: 100}}},                // 1737 relocation
	{Rule: 98, Edges: []Edge{{Kind: Accept, Target: 1740, Set: 29}}},                  // 1738 relocation
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1738}, {Kind: Step, Target: 1740}}}, // 1739 relocation
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1741}}},                             // 1740 relocation
	{Rule: 98, Edges: []Edge{{Kind: Accept, Target: 1742, Set: 75}}},                  // 1741 relocation
	{Rule: 98, Edges: []Edge{{Kind: Call, Target: 1743, Callee: 101}}},                // 1742 relocation
	{Rule: 98, Edges: []Edge{{Kind: Call, Target: 1744, Callee: 100}}},                // 1743 relocation
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1746}}},                             // 1744 relocation
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1739}}},                             // 1745 relocation
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1749}}},                             // 1746 relocation
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1745}, {Kind: Step, Target: 1748}}}, // 1747 relocation
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 197}}},                              // 1748 relocation
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1747}}},                             // 1749 relocation
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1755, Callee: 101}}},                // 1750 members
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1752, Set: 29}}},                  // 1751 members
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1754, Callee: 101}}},                // 1752 members
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1751}}},                             // 1753 members
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1757}}},                             // 1754 members
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1753}, {Kind: Step, Target: 1756}}}, // 1755 members
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 199}}},                              // 1756 members
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1755}}},                             // 1757 members
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1759, Set: 180}}},                // 1758 preferences
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1760, Set: 181}}},                // 1759 preferences
	{Rule: 100, Edges: []Edge{{Kind: Step, Target: 201}}},                             // 1760 preferences
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1762, Set: 157}}},                // 1761 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1791, Callee: 304}}},               // 1762 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1764, Set: 162}}},                // 1763 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1791, Callee: 305}}},               // 1764 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1766, Set: 165}}},                // 1765 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1791, Callee: 313}}},               // 1766 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1768, Set: 158}}},                // 1767 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1791, Callee: 306}}},               // 1768 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1770, Set: 159}}},                // 1769 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1791, Callee: 307}}},               // 1770 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1772, Set: 164}}},                // 1771 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1791, Callee: 310}}},               // 1772 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1774, Set: 163}}},                // 1773 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1791, Callee: 308}}},               // 1774 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1776, Set: 160}}},                // 1775 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1777, Set: 81}}},                 // 1776 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1791, Callee: 309}}},               // 1777 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1779, Set: 79}}},                 // 1778 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1791, Callee: 311}}},               // 1779 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1781, Set: 80}}},                 // 1780 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1782, Set: 81}}},                 // 1781 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1791, Callee: 312}}},               // 1782 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1784, Set: 161}}},                // 1783 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1791, Callee: 314}}},               // 1784 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1786, Set: 82}}},                 // 1785 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1787, Set: 83}}},                 // 1786 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1791, Callee: 316}}},               // 1787 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1789, Set: 109}}},                // 1788 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1791, Callee: 303}}},               // 1789 member
	{Rule: 101, Edges: []Edge{{Kind: Step, Target: 1761}, {Kind: Step, Target: 1763}, {Kind: Step, Target: 1765}, {Kind: Step, Target: 1767}, {Kind: Step, Target: 1769}, {Kind: Step, Target: 1771}, {Kind: Step, Target: 1773}, {Kind: Step, Target: 1775}, {Kind: Step, Target: 1778}, {Kind: Step, Target: 1780}, {Kind: Step, Target: 1783}, {Kind: Step, Target: 1785}, {Kind: Step, Target: 1788}}}, // 1790 member
	{Rule: 101, Edges: []Edge{{Kind: Step, Target: 203}}},                                                                                      // 1791 member
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1793, Set: 182}}},                                                                         // 1792 useDomain
	{Rule: 102, Edges: []Edge{{Kind: Call, Target: 1794, Callee: 319}}},                                                                        // 1793 useDomain
	{Rule: 102, Edges: []Edge{{Kind: Step, Target: 205}}},                                                                                      // 1794 useDomain
	{Rule: 103, Edges: []Edge{{Kind: Accept, Target: 1796, Set: 183}}},                                                                         // 1795 listDomains
	{Rule: 103, Edges: []Edge{{Kind: Accept, Target: 1797, Set: 184}}},                                                                         // 1796 listDomains
	{Rule: 103, Edges: []Edge{{Kind: Step, Target: 207}}},                                                                                      // 1797 listDomains
	{Rule: 104, Edges: []Edge{{Kind: Accept, Target: 1799, Set: 185}}},                                                                         // 1798 begin
	{Rule: 104, Edges: []Edge{{Kind: Step, Target: 209}}},                                                                                      // 1799 begin
	{Rule: 105, Edges: []Edge{{Kind: Accept, Target: 1801, Set: 186}}},                                                                         // 1800 commit
	{Rule: 105, Edges: []Edge{{Kind: Step, Target: 211}}},                                                                                      // 1801 commit
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1803, Set: 187}}},                                                                         // 1802 revert
	{Rule: 106, Edges: []Edge{{Kind: Step, Target: 213}}},                                                                                      // 1803 revert
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1805, Set: 188}}},                                                                         // 1804 attachTransaction
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1806, Set: 171}}},                                                                         // 1805 attachTransaction
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1807, Set: 26}}},                                                                          // 1806 attachTransaction
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 215}}},                                                                                      // 1807 attachTransaction
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1814, Set: 168}}},                                                                         // 1808 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1815, Set: 152}}},                                                                         // 1809 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1812, Set: 4}}},                                                                           // 1810 backup
	{Rule: 108, Edges: []Edge{{Kind: Call, Target: 1813, Callee: 319}}},                                                                        // 1811 backup
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1811}, {Kind: Step, Target: 1813}}},                                                         // 1812 backup
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1815}}},                                                                                     // 1813 backup
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1809}, {Kind: Step, Target: 1810}}},                                                         // 1814 backup
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1816}}},                                                                                     // 1815 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1817, Set: 42}}},                                                                          // 1816 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1820, Set: 26}}},                                                                          // 1817 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1819, Set: 189}}},                                                                         // 1818 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1821, Set: 190}}},                                                                         // 1819 backup
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1818}, {Kind: Step, Target: 1821}}},                                                         // 1820 backup
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1828}}},                                                                                     // 1821 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1823, Set: 189}}},                                                                         // 1822 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1829, Set: 112}}},                                                                         // 1823 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1825, Set: 189}}},                                                                         // 1824 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1829, Set: 191}}},                                                                         // 1825 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1827, Set: 94}}},                                                                          // 1826 backup
	{Rule: 108, Edges: []Edge{{Kind: Call, Target: 1829, Callee: 132}}},                                                                        // 1827 backup
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1822}, {Kind: Step, Target: 1824}, {Kind: Step, Target: 1826}, {Kind: Step, Target: 1829}}}, // 1828 backup
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 217}}},                                                                                      // 1829 backup
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1831, Set: 192}}},                                                                         // 1830 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1832, Set: 152}}},                                                                         // 1831 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1833, Set: 57}}},                                                                          // 1832 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1835, Set: 26}}},                                                                          // 1833 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1836, Set: 193}}},                                                                         // 1834 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1834}, {Kind: Step, Target: 1836}}},                                                         // 1835 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1841}}},                                                                                     // 1836 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1838, Set: 65}}},                                                                          // 1837 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1839, Set: 194}}},                                                                         // 1838 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1840, Set: 24}}},                                                                          // 1839 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1842, Set: 195}}},                                                                         // 1840 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1837}, {Kind: Step, Target: 1842}}},                                                         // 1841 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1843}}},                                                                                     // 1842 restore
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1859, Callee: 110}}},                                                                        // 1843 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1845, Set: 192}}},                                                                         // 1844 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1846, Set: 4}}},                                                                           // 1845 restore
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1849, Callee: 288}}},                                                                        // 1846 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1848, Set: 69}}},                                                                          // 1847 restore
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1850, Callee: 288}}},                                                                        // 1848 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1847}, {Kind: Step, Target: 1850}}},                                                         // 1849 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1851}}},                                                                                     // 1850 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1852, Set: 57}}},                                                                          // 1851 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1854, Set: 26}}},                                                                          // 1852 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1855, Set: 193}}},                                                                         // 1853 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1853}, {Kind: Step, Target: 1855}}},                                                         // 1854 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1856}}},                                                                                     // 1855 restore
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1857, Callee: 110}}},                                                                        // 1856 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1859}}},                                                                                     // 1857 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1830}, {Kind: Step, Target: 1844}}},                                                         // 1858 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 219}}},                                                                                      // 1859 restore
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1861, Set: 196}}},                                                                         // 1860 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1863, Set: 197}}},                                                                         // 1861 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1860}, {Kind: Step, Target: 1863}}},                                                         // 1862 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1869}}},                                                                                     // 1863 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1865, Set: 189}}},                                                                         // 1864 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1870, Set: 112}}},                                                                         // 1865 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1867, Set: 189}}},                                                                         // 1866 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1868, Set: 198}}},                                                                         // 1867 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1870, Set: 199}}},                                                                         // 1868 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1864}, {Kind: Step, Target: 1866}, {Kind: Step, Target: 1870}}},                             // 1869 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 221}}},                                                                                      // 1870 restoreOptions
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1872}}},                                                                                     // 1871 expr
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1876, Callee: 112}}},                                                                        // 1872 expr
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1874, Set: 200}}},                                                                         // 1873 expr
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1876, Callee: 111, Tight: true}}},                                                           // 1874 expr
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1871}, {Kind: Step, Target: 1873}}},                                                         // 1875 expr
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1897}}},                                                                                     // 1876 expr
	{Rule: 111, Edges: []Edge{{Kind: Loop, Target: 1878}}},                                                                                     // 1877 expr
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1879, Set: 201}}},                                                                         // 1878 expr
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1896, Callee: 111, Tight: true}}},                                                           // 1879 expr
	{Rule: 111, Edges: []Edge{{Kind: Loop, Target: 1881}}},                                                                                     // 1880 expr
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1882, Set: 202}}},                                                                         // 1881 expr
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1896, Callee: 111, Tight: true}}},                                                           // 1882 expr
	{Rule: 111, Edges: []Edge{{Kind: Loop, Target: 1884}}},                                                                                     // 1883 expr
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1885, Set: 203}}},                                                                         // 1884 expr
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1896, Callee: 111, Tight: true}}},                                                           // 1885 expr
	{Rule: 111, Edges: []Edge{{Kind: Loop, Target: 1887}}},                                                                                     // 1886 expr
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1888, Set: 204}}},                                                                         // 1887 expr
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1896, Callee: 111, Tight: true}}},                                                           // 1888 expr
	{Rule: 111, Edges: []Edge{{Kind: Loop, Target: 1890}}},                                                                                     // 1889 expr
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1891, Set: 205}}},                                                                         // 1890 expr
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1896, Callee: 111, Tight: true}}},                                                           // 1891 expr
	{Rule: 111, Edges: []Edge{{Kind: Loop, Target: 1893}}},                                                                                     // 1892 expr
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1894, Set: 69}}},                                                                          // 1893 expr
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1896, Callee: 127}}},                                                                        // 1894 expr
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1877}, {Kind: Step, Target: 1880}, {Kind: Step, Target: 1883}, {Kind: Step, Target: 1886}, {Kind: Step, Target: 1889}, {Kind: Step, Target: 1892}}}, // 1895 expr
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1899}}},                             // 1896 expr
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1895}, {Kind: Step, Target: 1898}}}, // 1897 expr
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 223}}},                              // 1898 expr
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1897}}},                             // 1899 expr
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1912, Callee: 113}}},                // 1900 primary
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1912, Callee: 114}}},                // 1901 primary
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1912, Callee: 115}}},                // 1902 primary
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1912, Callee: 118}}},                // 1903 primary
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1912, Callee: 119}}},                // 1904 primary
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1912, Callee: 120}}},                // 1905 primary
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1912, Callee: 123}}},                // 1906 primary
	{Rule: 112, Edges: []Edge{{Kind: Accept, Target: 1908, Set: 28}}},                  // 1907 primary
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1909, Callee: 111}}},                // 1908 primary
	{Rule: 112, Edges: []Edge{{Kind: Accept, Target: 1910, Set: 30}}},                  // 1909 primary
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 1912}}},                             // 1910 primary
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 1900}, {Kind: Step, Target: 1901}, {Kind: Step, Target: 1902}, {Kind: Step, Target: 1903}, {Kind: Step, Target: 1904}, {Kind: Step, Target: 1905}, {Kind: Step, Target: 1906}, {Kind: Step, Target: 1907}}}, // 1911 primary
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 225}}},                                                          // 1912 primary
	{Rule: 113, Edges: []Edge{{Kind: Accept, Target: 1914, Set: 206}}},                                             // 1913 literal
	{Rule: 113, Edges: []Edge{{Kind: Step, Target: 227}}},                                                          // 1914 literal
	{Rule: 114, Edges: []Edge{{Kind: Accept, Target: 1916, Set: 140}}},                                             // 1915 udfCall
	{Rule: 114, Edges: []Edge{{Kind: Accept, Target: 1917, Set: 207}}},                                             // 1916 udfCall
	{Rule: 114, Edges: []Edge{{Kind: Call, Target: 1918, Callee: 287}}},                                            // 1917 udfCall
	{Rule: 114, Edges: []Edge{{Kind: Accept, Target: 1919, Set: 28}}},                                              // 1918 udfCall
	{Rule: 114, Edges: []Edge{{Kind: Call, Target: 1920, Callee: 117}}},                                            // 1919 udfCall
	{Rule: 114, Edges: []Edge{{Kind: Accept, Target: 1921, Set: 30}}},                                              // 1920 udfCall
	{Rule: 114, Edges: []Edge{{Kind: Step, Target: 229}}},                                                          // 1921 udfCall
	{Rule: 115, Edges: []Edge{{Kind: Call, Target: 1923, Callee: 116}}},                                            // 1922 call
	{Rule: 115, Edges: []Edge{{Kind: Accept, Target: 1924, Set: 28}}},                                              // 1923 call
	{Rule: 115, Edges: []Edge{{Kind: Call, Target: 1925, Callee: 117}}},                                            // 1924 call
	{Rule: 115, Edges: []Edge{{Kind: Accept, Target: 1926, Set: 30}}},                                              // 1925 call
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 231}}},                                                          // 1926 call
	{Rule: 116, Edges: []Edge{{Kind: Call, Target: 1928, Callee: 287}}},                                            // 1927 functionName
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 233}}},                                                          // 1928 functionName
	{Rule: 117, Edges: []Edge{{Kind: Call, Target: 1934, Callee: 111}}},                                            // 1929 arguments
	{Rule: 117, Edges: []Edge{{Kind: Accept, Target: 1931, Set: 29}}},                                              // 1930 arguments
	{Rule: 117, Edges: []Edge{{Kind: Call, Target: 1933, Callee: 111}}},                                            // 1931 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1930}}},                                                         // 1932 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1936}}},                                                         // 1933 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1932}, {Kind: Step, Target: 1935}}},                             // 1934 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1938}}},                                                         // 1935 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1934}}},                                                         // 1936 arguments
	{Rule: 117, Edges: []Edge{{Kind: Accept, Target: 1939, Set: 29}}},                                              // 1937 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1937}, {Kind: Step, Target: 1939}}},                             // 1938 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1941}}},                                                         // 1939 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1929}, {Kind: Step, Target: 1941}}},                             // 1940 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 235}}},                                                          // 1941 arguments
	{Rule: 118, Edges: []Edge{{Kind: Accept, Target: 1943, Set: 208}}},                                             // 1942 array
	{Rule: 118, Edges: []Edge{{Kind: Call, Target: 1948, Callee: 111}}},                                            // 1943 array
	{Rule: 118, Edges: []Edge{{Kind: Accept, Target: 1945, Set: 29}}},                                              // 1944 array
	{Rule: 118, Edges: []Edge{{Kind: Call, Target: 1947, Callee: 111}}},                                            // 1945 array
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1944}}},                                                         // 1946 array
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1950}}},                                                         // 1947 array
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1946}, {Kind: Step, Target: 1949}}},                             // 1948 array
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1952}}},                                                         // 1949 array
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1948}}},                                                         // 1950 array
	{Rule: 118, Edges: []Edge{{Kind: Accept, Target: 1953, Set: 29}}},                                              // 1951 array
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1951}, {Kind: Step, Target: 1953}}},                             // 1952 array
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1954}}},                                                         // 1953 array
	{Rule: 118, Edges: []Edge{{Kind: Accept, Target: 1955, Set: 209}}},                                             // 1954 array
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 237}}},                                                          // 1955 array
	{Rule: 119, Edges: []Edge{{Kind: Accept, Target: 1957, Set: 210}}},                                             // 1956 ifExpr
	{Rule: 119, Edges: []Edge{{Kind: Call, Target: 1958, Callee: 111}}},                                            // 1957 ifExpr
	{Rule: 119, Edges: []Edge{{Kind: Accept, Target: 1959, Set: 211}}},                                             // 1958 ifExpr
	{Rule: 119, Edges: []Edge{{Kind: Call, Target: 1960, Callee: 111}}},                                            // 1959 ifExpr
	{Rule: 119, Edges: []Edge{{Kind: Accept, Target: 1961, Set: 212}}},                                             // 1960 ifExpr
	{Rule: 119, Edges: []Edge{{Kind: Call, Target: 1962, Callee: 111}}},                                            // 1961 ifExpr
	{Rule: 119, Edges: []Edge{{Kind: Accept, Target: 1963, Set: 213}}},                                             // 1962 ifExpr
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 239}}},                                                          // 1963 ifExpr
	{Rule: 120, Edges: []Edge{{Kind: Accept, Target: 1966, Set: 214}}},                                             // 1964 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Call, Target: 1967, Callee: 121}}},                                            // 1965 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 1965}, {Kind: Step, Target: 1967}}},                             // 1966 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 1969}}},                                                         // 1967 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Call, Target: 1970, Callee: 122}}},                                            // 1968 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 1968}}},                                                         // 1969 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 1971}}},                                                         // 1970 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 1969}, {Kind: Step, Target: 1972}}},                             // 1971 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 1975}}},                                                         // 1972 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Accept, Target: 1974, Set: 212}}},                                             // 1973 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Call, Target: 1976, Callee: 111}}},                                            // 1974 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 1973}, {Kind: Step, Target: 1976}}},                             // 1975 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 1977}}},                                                         // 1976 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Accept, Target: 1978, Set: 213}}},                                             // 1977 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 241}}},                                                          // 1978 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Call, Target: 1980, Callee: 111}}},                                            // 1979 caseOperand
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 243}}},                                                          // 1980 caseOperand
	{Rule: 122, Edges: []Edge{{Kind: Accept, Target: 1982, Set: 215}}},                                             // 1981 whenArm
	{Rule: 122, Edges: []Edge{{Kind: Call, Target: 1983, Callee: 111}}},                                            // 1982 whenArm
	{Rule: 122, Edges: []Edge{{Kind: Accept, Target: 1984, Set: 211}}},                                             // 1983 whenArm
	{Rule: 122, Edges: []Edge{{Kind: Call, Target: 1985, Callee: 111}}},                                            // 1984 whenArm
	{Rule: 122, Edges: []Edge{{Kind: Step, Target: 245}}},                                                          // 1985 whenArm
	{Rule: 123, Edges: []Edge{{Kind: Call, Target: 1993, Callee: 125}}},                                            // 1986 fieldRef
	{Rule: 123, Edges: []Edge{{Kind: Call, Target: 1988, Callee: 126}}},                                            // 1987 fieldRef
	{Rule: 123, Edges: []Edge{{Kind: Accept, Target: 1989, Set: 216}}},                                             // 1988 fieldRef
	{Rule: 123, Edges: []Edge{{Kind: Call, Target: 1990, Callee: 125}}},                                            // 1989 fieldRef
	{Rule: 123, Edges: []Edge{{Kind: Step, Target: 1993}}},                                                         // 1990 fieldRef
	{Rule: 123, Edges: []Edge{{Kind: Call, Target: 1993, Callee: 124}}},                                            // 1991 fieldRef
	{Rule: 123, Edges: []Edge{{Kind: Step, Target: 1986}, {Kind: Step, Target: 1987}, {Kind: Step, Target: 1991}}}, // 1992 fieldRef
	{Rule: 123, Edges: []Edge{{Kind: Step, Target: 247}}},                                                          // 1993 fieldRef
	{Rule: 124, Edges: []Edge{{Kind: Accept, Target: 1995, Set: 217}}},                                             // 1994 stateRef
	{Rule: 124, Edges: []Edge{{Kind: Accept, Target: 1996, Set: 216}}},                                             // 1995 stateRef
	{Rule: 124, Edges: []Edge{{Kind: Call, Target: 1997, Callee: 287}}},                                            // 1996 stateRef
	{Rule: 124, Edges: []Edge{{Kind: Accept, Target: 1998, Set: 216}}},                                             // 1997 stateRef
	{Rule: 124, Edges: []Edge{{Kind: Call, Target: 1999, Callee: 125}}},                                            // 1998 stateRef
	{Rule: 124, Edges: []Edge{{Kind: Step, Target: 249}}},                                                          // 1999 stateRef
	{Rule: 125, Edges: []Edge{{Kind: Call, Target: 2001, Callee: 287}}},                                            // 2000 fieldName
	{Rule: 125, Edges: []Edge{{Kind: Step, Target: 251}}},                                                          // 2001 fieldName
	{Rule: 126, Edges: []Edge{{Kind: Accept, Target: 2003, Set: 218}}},                                             // 2002 scope
	{Rule: 126, Edges: []Edge{{Kind: Step, Target: 253}}},                                                          // 2003 scope
	{Rule: 127, Edges: []Edge{{Kind: Accept, Target: 2005, Set: 219}}},                                             // 2004 castType
	{Rule: 127, Edges: []Edge{{Kind: Step, Target: 255}}},                                                          // 2005 castType
	{Rule: 128, Edges: []Edge{{Kind: Accept, Target: 2007, Set: 210}}},                                             // 2006 ifNotExists
	{Rule: 128, Edges: []Edge{{Kind: Accept, Target: 2008, Set: 220}}},                                             // 2007 ifNotExists
	{Rule: 128, Edges: []Edge{{Kind: Accept, Target: 2009, Set: 221}}},                                             // 2008 ifNotExists
	{Rule: 128, Edges: []Edge{{Kind: Step, Target: 257}}},                                                          // 2009 ifNotExists
	{Rule: 129, Edges: []Edge{{Kind: Accept, Target: 2011, Set: 222}}},                                             // 2010 attachment
	{Rule: 129, Edges: []Edge{{Kind: Step, Target: 259}}},                                                          // 2011 attachment
	{Rule: 130, Edges: []Edge{{Kind: Accept, Target: 2013, Set: 22}}},                                              // 2012 count
	{Rule: 130, Edges: []Edge{{Kind: Step, Target: 261}}},                                                          // 2013 count
	{Rule: 131, Edges: []Edge{{Kind: Accept, Target: 2015, Set: 22}}},                                              // 2014 unsigned
	{Rule: 131, Edges: []Edge{{Kind: Step, Target: 263}}},                                                          // 2015 unsigned
	{Rule: 132, Edges: []Edge{{Kind: Accept, Target: 2017, Set: 22}}},                                              // 2016 duration
	{Rule: 132, Edges: []Edge{{Kind: Call, Target: 2018, Callee: 133}}},                                            // 2017 duration
	{Rule: 132, Edges: []Edge{{Kind: Step, Target: 265}}},                                                          // 2018 duration
	{Rule: 133, Edges: []Edge{{Kind: Accept, Target: 2020, Set: 223}}},                                             // 2019 durationUnit
	{Rule: 133, Edges: []Edge{{Kind: Step, Target: 267}}},                                                          // 2020 durationUnit
	{Rule: 134, Edges: []Edge{{Kind: Accept, Target: 2022, Set: 22}}},                                              // 2021 byteSize
	{Rule: 134, Edges: []Edge{{Kind: Call, Target: 2023, Callee: 135}}},                                            // 2022 byteSize
	{Rule: 134, Edges: []Edge{{Kind: Step, Target: 269}}},                                                          // 2023 byteSize
	{Rule: 135, Edges: []Edge{{Kind: Accept, Target: 2025, Set: 224}}},                                             // 2024 byteUnit
	{Rule: 135, Edges: []Edge{{Kind: Step, Target: 271}}},                                                          // 2025 byteUnit
	{Rule: 136, Edges: []Edge{{Kind: Call, Target: 2029, Callee: 284}}},                                            // 2026 externalName
	{Rule: 136, Edges: []Edge{{Kind: Accept, Target: 2029, Set: 26}}},                                              // 2027 externalName
	{Rule: 136, Edges: []Edge{{Kind: Step, Target: 2026}, {Kind: Step, Target: 2027}}},                             // 2028 externalName
	{Rule: 136, Edges: []Edge{{Kind: Step, Target: 273}}},                                                          // 2029 externalName
	{Rule: 137, Edges: []Edge{{Kind: Accept, Target: 2031, Set: 225}}},                                             // 2030 literalValue
	{Rule: 137, Edges: []Edge{{Kind: Step, Target: 275}}},                                                          // 2031 literalValue
	{Rule: 138, Edges: []Edge{{Kind: Accept, Target: 2033, Set: 71}}},                                              // 2032 resourceBinding
	{Rule: 138, Edges: []Edge{{Kind: Call, Target: 2035, Callee: 297}}},                                            // 2033 resourceBinding
	{Rule: 138, Edges: []Edge{{Kind: Call, Target: 2036, Callee: 139}}},                                            // 2034 resourceBinding
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 2034}, {Kind: Step, Target: 2036}}},                             // 2035 resourceBinding
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 277}}},                                                          // 2036 resourceBinding
	{Rule: 139, Edges: []Edge{{Kind: Accept, Target: 2040, Set: 73}}},                                              // 2037 versionSelector
	{Rule: 139, Edges: []Edge{{Kind: Call, Target: 2041, Callee: 131}}},                                            // 2038 versionSelector
	{Rule: 139, Edges: []Edge{{Kind: Accept, Target: 2041, Set: 226}}},                                             // 2039 versionSelector
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2038}, {Kind: Step, Target: 2039}}},                             // 2040 versionSelector
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 279}}},                                                          // 2041 versionSelector
	{Rule: 140, Edges: []Edge{{Kind: Call, Target: 2047, Callee: 141}}},                                            // 2042 hostName
	{Rule: 140, Edges: []Edge{{Kind: Accept, Target: 2044, Set: 216}}},                                             // 2043 hostName
	{Rule: 140, Edges: []Edge{{Kind: Call, Target: 2046, Callee: 141}}},                                            // 2044 hostName
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2043}}},                                                         // 2045 hostName
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2049}}},                                                         // 2046 hostName
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2045}, {Kind: Step, Target: 2048}}},                             // 2047 hostName
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2052}}},                                                         // 2048 hostName
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2047}}},                                                         // 2049 hostName
	{Rule: 140, Edges: []Edge{{Kind: Accept, Target: 2052, Set: 26}}},                                              // 2050 hostName
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2042}, {Kind: Step, Target: 2050}}},                             // 2051 hostName
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 281}}},                                                          // 2052 hostName
	{Rule: 141, Edges: []Edge{{Kind: Call, Target: 2058, Callee: 142}}},                                            // 2053 hostLabel
	{Rule: 141, Edges: []Edge{{Kind: Accept, Target: 2055, Set: 227}}},                                             // 2054 hostLabel
	{Rule: 141, Edges: []Edge{{Kind: Call, Target: 2057, Callee: 142}}},                                            // 2055 hostLabel
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2054}}},                                                         // 2056 hostLabel
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2060}}},                                                         // 2057 hostLabel
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2056}, {Kind: Step, Target: 2059}}},                             // 2058 hostLabel
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 283}}},                                                          // 2059 hostLabel
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2058}}},                                                         // 2060 hostLabel
	{Rule: 142, Edges: []Edge{{Kind: Call, Target: 2071, Callee: 284}}},                                            // 2061 hostAtom
	{Rule: 142, Edges: []Edge{{Kind: Accept, Target: 2064, Set: 22}}},                                              // 2062 hostAtom
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2062}}},                                                         // 2063 hostAtom
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2065}}},                                                         // 2064 hostAtom
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2063}, {Kind: Step, Target: 2066}}},                             // 2065 hostAtom
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2068}}},                                                         // 2066 hostAtom
	{Rule: 142, Edges: []Edge{{Kind: Call, Target: 2069, Callee: 284}}},                                            // 2067 hostAtom
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2067}, {Kind: Step, Target: 2069}}},                             // 2068 hostAtom
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2071}}},                                                         // 2069 hostAtom
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2061}, {Kind: Step, Target: 2063}}},                             // 2070 hostAtom
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 285}}},                                                          // 2071 hostAtom
	{Rule: 143, Edges: []Edge{{Kind: Accept, Target: 2073, Set: 228}}},                                             // 2072 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Accept, Target: 2085, Set: 229}}},                                             // 2073 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Call, Target: 2079, Callee: 144}}},                                            // 2074 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Accept, Target: 2076, Set: 29}}},                                              // 2075 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Call, Target: 2078, Callee: 144}}},                                            // 2076 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2075}}},                                                         // 2077 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2081}}},                                                         // 2078 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2077}, {Kind: Step, Target: 2080}}},                             // 2079 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2083}}},                                                         // 2080 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2079}}},                                                         // 2081 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Accept, Target: 2084, Set: 29}}},                                              // 2082 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2082}, {Kind: Step, Target: 2084}}},                             // 2083 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2086}}},                                                         // 2084 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2074}, {Kind: Step, Target: 2086}}},                             // 2085 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2087}}},                                                         // 2086 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Accept, Target: 2088, Set: 230}}},                                             // 2087 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 287}}},                                                          // 2088 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Accept, Target: 2090, Set: 26}}},                                              // 2089 configEntry
	{Rule: 144, Edges: []Edge{{Kind: Accept, Target: 2091, Set: 170}}},                                             // 2090 configEntry
	{Rule: 144, Edges: []Edge{{Kind: Call, Target: 2092, Callee: 145}}},                                            // 2091 configEntry
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 289}}},                                                          // 2092 configEntry
	{Rule: 145, Edges: []Edge{{Kind: Accept, Target: 2097, Set: 26}}},                                              // 2093 configValue
	{Rule: 145, Edges: []Edge{{Kind: Accept, Target: 2097, Set: 22}}},                                              // 2094 configValue
	{Rule: 145, Edges: []Edge{{Kind: Call, Target: 2097, Callee: 284}}},                                            // 2095 configValue
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2093}, {Kind: Step, Target: 2094}, {Kind: Step, Target: 2095}}}, // 2096 configValue
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 291}}},                                                          // 2097 configValue
	{Rule: 146, Edges: []Edge{{Kind: Call, Target: 2103, Callee: 147}}},                                            // 2098 inputs
	{Rule: 146, Edges: []Edge{{Kind: Accept, Target: 2100, Set: 29}}},                                              // 2099 inputs
	{Rule: 146, Edges: []Edge{{Kind: Call, Target: 2102, Callee: 147}}},                                            // 2100 inputs
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 2099}}},                                                         // 2101 inputs
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 2105}}},                                                         // 2102 inputs
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 2101}, {Kind: Step, Target: 2104}}},                             // 2103 inputs
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 2107}}},                                                         // 2104 inputs
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 2103}}},                                                         // 2105 inputs
	{Rule: 146, Edges: []Edge{{Kind: Call, Target: 2108, Callee: 148}}},                                            // 2106 inputs
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 2106}, {Kind: Step, Target: 2108}}},                             // 2107 inputs
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 293}}},                                                          // 2108 inputs
	{Rule: 147, Edges: []Edge{{Kind: Call, Target: 2111, Callee: 303}}},                                            // 2109 input
	{Rule: 147, Edges: []Edge{{Kind: Call, Target: 2112, Callee: 150}}},                                            // 2110 input
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 2110}, {Kind: Step, Target: 2112}}},                             // 2111 input
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 295}}},                                                          // 2112 input
	{Rule: 148, Edges: []Edge{{Kind: Accept, Target: 2114, Set: 231}}},                                             // 2113 collect
	{Rule: 148, Edges: []Edge{{Kind: Accept, Target: 2115, Set: 75}}},                                              // 2114 collect
	{Rule: 148, Edges: []Edge{{Kind: Call, Target: 2120, Callee: 132}}},                                            // 2115 collect
	{Rule: 148, Edges: []Edge{{Kind: Accept, Target: 2117, Set: 105}}},                                             // 2116 collect
	{Rule: 148, Edges: []Edge{{Kind: Accept, Target: 2118, Set: 148}}},                                             // 2117 collect
	{Rule: 148, Edges: []Edge{{Kind: Accept, Target: 2119, Set: 232}}},                                             // 2118 collect
	{Rule: 148, Edges: []Edge{{Kind: Call, Target: 2121, Callee: 134}}},                                            // 2119 collect
	{Rule: 148, Edges: []Edge{{Kind: Step, Target: 2116}, {Kind: Step, Target: 2121}}},                             // 2120 collect
	{Rule: 148, Edges: []Edge{{Kind: Step, Target: 297}}},                                                          // 2121 collect
	{Rule: 149, Edges: []Edge{{Kind: Accept, Target: 2123, Set: 233}}},                                             // 2122 filter
	{Rule: 149, Edges: []Edge{{Kind: Call, Target: 2124, Callee: 150}}},                                            // 2123 filter
	{Rule: 149, Edges: []Edge{{Kind: Step, Target: 299}}},                                                          // 2124 filter
	{Rule: 150, Edges: []Edge{{Kind: Accept, Target: 2126, Set: 169}}},                                             // 2125 whereClause
	{Rule: 150, Edges: []Edge{{Kind: Call, Target: 2127, Callee: 111}}},                                            // 2126 whereClause
	{Rule: 150, Edges: []Edge{{Kind: Step, Target: 301}}},                                                          // 2127 whereClause
	{Rule: 151, Edges: []Edge{{Kind: Accept, Target: 2129, Set: 234}}},                                             // 2128 branching
	{Rule: 151, Edges: []Edge{{Kind: Accept, Target: 2130, Set: 114}}},                                             // 2129 branching
	{Rule: 151, Edges: []Edge{{Kind: Call, Target: 2133, Callee: 302}}},                                            // 2130 branching
	{Rule: 151, Edges: []Edge{{Kind: Accept, Target: 2133, Set: 235}}},                                             // 2131 branching
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 2128}, {Kind: Step, Target: 2131}}},                             // 2132 branching
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 303}}},                                                          // 2133 branching
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2135, Set: 60}}},                                              // 2134 stateDependency
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2136, Set: 111}}},                                             // 2135 stateDependency
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2137, Set: 112}}},                                             // 2136 stateDependency
	{Rule: 152, Edges: []Edge{{Kind: Call, Target: 2138, Callee: 303}}},                                            // 2137 stateDependency
	{Rule: 152, Edges: []Edge{{Kind: Call, Target: 2139, Callee: 153}}},                                            // 2138 stateDependency
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 305}}},                                                          // 2139 stateDependency
	{Rule: 153, Edges: []Edge{{Kind: Accept, Target: 2141, Set: 236}}},                                             // 2140 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Accept, Target: 2158, Set: 237}}},                                             // 2141 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Accept, Target: 2143, Set: 238}}},                                             // 2142 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Accept, Target: 2144, Set: 229}}},                                             // 2143 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Call, Target: 2149, Callee: 154}}},                                            // 2144 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Accept, Target: 2146, Set: 29}}},                                              // 2145 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Call, Target: 2148, Callee: 154}}},                                            // 2146 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2145}}},                                                         // 2147 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2151}}},                                                         // 2148 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2147}, {Kind: Step, Target: 2150}}},                             // 2149 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2153}}},                                                         // 2150 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2149}}},                                                         // 2151 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Accept, Target: 2154, Set: 29}}},                                              // 2152 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2152}, {Kind: Step, Target: 2154}}},                             // 2153 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2155}}},                                                         // 2154 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Accept, Target: 2156, Set: 230}}},                                             // 2155 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2158}}},                                                         // 2156 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2140}, {Kind: Step, Target: 2142}}},                             // 2157 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 307}}},                                                          // 2158 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Call, Target: 2162, Callee: 287}}},                                            // 2159 defaultSet
	{Rule: 154, Edges: []Edge{{Kind: Accept, Target: 2162, Set: 26}}},                                              // 2160 defaultSet
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2159}, {Kind: Step, Target: 2160}}},                             // 2161 defaultSet
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2163}}},                                                         // 2162 defaultSet
	{Rule: 154, Edges: []Edge{{Kind: Accept, Target: 2164, Set: 170}}},                                             // 2163 defaultSet
	{Rule: 154, Edges: []Edge{{Kind: Call, Target: 2165, Callee: 111}}},                                            // 2164 defaultSet
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 309}}},                                                          // 2165 defaultSet
	{Rule: 155, Edges: []Edge{{Kind: Call, Target: 2168, Callee: 156}}},                                            // 2166 construction
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2166}, {Kind: Step, Target: 2168}}},                             // 2167 construction
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2170}}},                                                         // 2168 construction
	{Rule: 155, Edges: []Edge{{Kind: Call, Target: 2171, Callee: 158}}},                                            // 2169 construction
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2169}, {Kind: Step, Target: 2171}}},                             // 2170 construction
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2173}}},                                                         // 2171 construction
	{Rule: 155, Edges: []Edge{{Kind: Call, Target: 2174, Callee: 150}}},                                            // 2172 construction
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2172}, {Kind: Step, Target: 2174}}},                             // 2173 construction
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2176}}},                                                         // 2174 construction
	{Rule: 155, Edges: []Edge{{Kind: Call, Target: 2177, Callee: 161}}},                                            // 2175 construction
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2175}, {Kind: Step, Target: 2177}}},                             // 2176 construction
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 311}}},                                                          // 2177 construction
	{Rule: 156, Edges: []Edge{{Kind: Accept, Target: 2199, Set: 239}}},                                             // 2178 inherit
	{Rule: 156, Edges: []Edge{{Kind: Accept, Target: 2189, Set: 240}}},                                             // 2179 inherit
	{Rule: 156, Edges: []Edge{{Kind: Accept, Target: 2181, Set: 241}}},                                             // 2180 inherit
	{Rule: 156, Edges: []Edge{{Kind: Call, Target: 2186, Callee: 287}}},                                            // 2181 inherit
	{Rule: 156, Edges: []Edge{{Kind: Accept, Target: 2183, Set: 29}}},                                              // 2182 inherit
	{Rule: 156, Edges: []Edge{{Kind: Call, Target: 2185, Callee: 287}}},                                            // 2183 inherit
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2182}}},                                                         // 2184 inherit
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2188}}},                                                         // 2185 inherit
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2184}, {Kind: Step, Target: 2187}}},                             // 2186 inherit
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2190}}},                                                         // 2187 inherit
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2186}}},                                                         // 2188 inherit
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2180}, {Kind: Step, Target: 2190}}},                             // 2189 inherit
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2200}}},                                                         // 2190 inherit
	{Rule: 156, Edges: []Edge{{Kind: Call, Target: 2196, Callee: 157}}},                                            // 2191 inherit
	{Rule: 156, Edges: []Edge{{Kind: Accept, Target: 2193, Set: 29}}},                                              // 2192 inherit
	{Rule: 156, Edges: []Edge{{Kind: Call, Target: 2195, Callee: 157}}},                                            // 2193 inherit
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2192}}},                                                         // 2194 inherit
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2198}}},                                                         // 2195 inherit
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2194}, {Kind: Step, Target: 2197}}},                             // 2196 inherit
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2200}}},                                                         // 2197 inherit
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2196}}},                                                         // 2198 inherit
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2179}, {Kind: Step, Target: 2191}}},                             // 2199 inherit
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 313}}},                                                          // 2200 inherit
	{Rule: 157, Edges: []Edge{{Kind: Call, Target: 2204, Callee: 287}}},                                            // 2201 inheritItem
	{Rule: 157, Edges: []Edge{{Kind: Accept, Target: 2203, Set: 242}}},                                             // 2202 inheritItem
	{Rule: 157, Edges: []Edge{{Kind: Accept, Target: 2205, Set: 32}}},                                              // 2203 inheritItem
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2202}, {Kind: Step, Target: 2205}}},                             // 2204 inheritItem
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 315}}},                                                          // 2205 inheritItem
	{Rule: 158, Edges: []Edge{{Kind: Accept, Target: 2207, Set: 16}}},                                              // 2206 setClause
	{Rule: 158, Edges: []Edge{{Kind: Call, Target: 2212, Callee: 159}}},                                            // 2207 setClause
	{Rule: 158, Edges: []Edge{{Kind: Accept, Target: 2209, Set: 29}}},                                              // 2208 setClause
	{Rule: 158, Edges: []Edge{{Kind: Call, Target: 2211, Callee: 159}}},                                            // 2209 setClause
	{Rule: 158, Edges: []Edge{{Kind: Step, Target: 2208}}},                                                         // 2210 setClause
	{Rule: 158, Edges: []Edge{{Kind: Step, Target: 2214}}},                                                         // 2211 setClause
	{Rule: 158, Edges: []Edge{{Kind: Step, Target: 2210}, {Kind: Step, Target: 2213}}},                             // 2212 setClause
	{Rule: 158, Edges: []Edge{{Kind: Step, Target: 317}}},                                                          // 2213 setClause
	{Rule: 158, Edges: []Edge{{Kind: Step, Target: 2212}}},                                                         // 2214 setClause
	{Rule: 159, Edges: []Edge{{Kind: Call, Target: 2216, Callee: 160}}},                                            // 2215 assignment
	{Rule: 159, Edges: []Edge{{Kind: Accept, Target: 2217, Set: 170}}},                                             // 2216 assignment
	{Rule: 159, Edges: []Edge{{Kind: Call, Target: 2218, Callee: 111}}},                                            // 2217 assignment
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 319}}},                                                          // 2218 assignment
	{Rule: 160, Edges: []Edge{{Kind: Call, Target: 2224, Callee: 287}}},                                            // 2219 setTarget
	{Rule: 160, Edges: []Edge{{Kind: Accept, Target: 2221, Set: 243}}},                                             // 2220 setTarget
	{Rule: 160, Edges: []Edge{{Kind: Accept, Target: 2222, Set: 216}}},                                             // 2221 setTarget
	{Rule: 160, Edges: []Edge{{Kind: Call, Target: 2224, Callee: 287}}},                                            // 2222 setTarget
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 2219}, {Kind: Step, Target: 2220}}},                             // 2223 setTarget
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 321}}},                                                          // 2224 setTarget
	{Rule: 161, Edges: []Edge{{Kind: Accept, Target: 2226, Set: 244}}},                                             // 2225 invokeClause
	{Rule: 161, Edges: []Edge{{Kind: Call, Target: 2231, Callee: 162}}},                                            // 2226 invokeClause
	{Rule: 161, Edges: []Edge{{Kind: Accept, Target: 2228, Set: 29}}},                                              // 2227 invokeClause
	{Rule: 161, Edges: []Edge{{Kind: Call, Target: 2230, Callee: 162}}},                                            // 2228 invokeClause
	{Rule: 161, Edges: []Edge{{Kind: Step, Target: 2227}}},                                                         // 2229 invokeClause
	{Rule: 161, Edges: []Edge{{Kind: Step, Target: 2233}}},                                                         // 2230 invokeClause
	{Rule: 161, Edges: []Edge{{Kind: Step, Target: 2229}, {Kind: Step, Target: 2232}}},                             // 2231 invokeClause
	{Rule: 161, Edges: []Edge{{Kind: Step, Target: 323}}},                                                          // 2232 invokeClause
	{Rule: 161, Edges: []Edge{{Kind: Step, Target: 2231}}},                                                         // 2233 invokeClause
	{Rule: 162, Edges: []Edge{{Kind: Call, Target: 2235, Callee: 116}}},                                            // 2234 invocation
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2236, Set: 28}}},                                              // 2235 invocation
	{Rule: 162, Edges: []Edge{{Kind: Call, Target: 2237, Callee: 117}}},                                            // 2236 invocation
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2238, Set: 30}}},                                              // 2237 invocation
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 325}}},                                                          // 2238 invocation
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2248, Set: 245}}},                                             // 2239 flush
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2241, Set: 246}}},                                             // 2240 flush
	{Rule: 163, Edges: []Edge{{Kind: Call, Target: 2242, Callee: 132}}},                                            // 2241 flush
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2243, Set: 105}}},                                             // 2242 flush
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2244, Set: 148}}},                                             // 2243 flush
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2245, Set: 232}}},                                             // 2244 flush
	{Rule: 163, Edges: []Edge{{Kind: Call, Target: 2246, Callee: 134}}},                                            // 2245 flush
	{Rule: 163, Edges: []Edge{{Kind: Step, Target: 2249}}},                                                         // 2246 flush
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2249, Set: 247}}},                                             // 2247 flush
	{Rule: 163, Edges: []Edge{{Kind: Step, Target: 2240}, {Kind: Step, Target: 2247}}},                             // 2248 flush
	{Rule: 163, Edges: []Edge{{Kind: Step, Target: 327}}},                                                          // 2249 flush
	{Rule: 164, Edges: []Edge{{Kind: Accept, Target: 2251, Set: 248}}},                                             // 2250 retry
	{Rule: 164, Edges: []Edge{{Kind: Accept, Target: 2252, Set: 136}}},                                             // 2251 retry
	{Rule: 164, Edges: []Edge{{Kind: Accept, Target: 2253, Set: 249}}},                                             // 2252 retry
	{Rule: 164, Edges: []Edge{{Kind: Call, Target: 2254, Callee: 132}}},                                            // 2253 retry
	{Rule: 164, Edges: []Edge{{Kind: Accept, Target: 2255, Set: 105}}},                                             // 2254 retry
	{Rule: 164, Edges: []Edge{{Kind: Call, Target: 2256, Callee: 132}}},                                            // 2255 retry
	{Rule: 164, Edges: []Edge{{Kind: Step, Target: 329}}},                                                          // 2256 retry
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2258, Set: 250}}},                                             // 2257 ackTimeout
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2259, Set: 94}}},                                              // 2258 ackTimeout
	{Rule: 165, Edges: []Edge{{Kind: Call, Target: 2260, Callee: 132}}},                                            // 2259 ackTimeout
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 331}}},                                                          // 2260 ackTimeout
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2266, Set: 251}}},                                             // 2261 ackWindow
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2263, Set: 252}}},                                             // 2262 ackWindow
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2264, Set: 105}}},                                             // 2263 ackWindow
	{Rule: 166, Edges: []Edge{{Kind: Call, Target: 2266, Callee: 130}}},                                            // 2264 ackWindow
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2261}, {Kind: Step, Target: 2262}}},                             // 2265 ackWindow
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 333}}},                                                          // 2266 ackWindow
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2268, Set: 65}}},                                              // 2267 messageError
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2269, Set: 61}}},                                              // 2268 messageError
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2284, Set: 253}}},                                             // 2269 messageError
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2285, Set: 254}}},                                             // 2270 messageError
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2285, Set: 255}}},                                             // 2271 messageError
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2273, Set: 99}}},                                              // 2272 messageError
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2274, Set: 42}}},                                              // 2273 messageError
	{Rule: 167, Edges: []Edge{{Kind: Call, Target: 2275, Callee: 303}}},                                            // 2274 messageError
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2276, Set: 16}}},                                              // 2275 messageError
	{Rule: 167, Edges: []Edge{{Kind: Call, Target: 2281, Callee: 168}}},                                            // 2276 messageError
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2278, Set: 29}}},                                              // 2277 messageError
	{Rule: 167, Edges: []Edge{{Kind: Call, Target: 2280, Callee: 168}}},                                            // 2278 messageError
	{Rule: 167, Edges: []Edge{{Kind: Step, Target: 2277}}},                                                         // 2279 messageError
	{Rule: 167, Edges: []Edge{{Kind: Step, Target: 2283}}},                                                         // 2280 messageError
	{Rule: 167, Edges: []Edge{{Kind: Step, Target: 2279}, {Kind: Step, Target: 2282}}},                             // 2281 messageError
	{Rule: 167, Edges: []Edge{{Kind: Step, Target: 2285}}},                                                         // 2282 messageError
	{Rule: 167, Edges: []Edge{{Kind: Step, Target: 2281}}},                                                         // 2283 messageError
	{Rule: 167, Edges: []Edge{{Kind: Step, Target: 2270}, {Kind: Step, Target: 2271}, {Kind: Step, Target: 2272}}}, // 2284 messageError
	{Rule: 167, Edges: []Edge{{Kind: Step, Target: 335}}},                                                          // 2285 messageError
	{Rule: 168, Edges: []Edge{{Kind: Call, Target: 2287, Callee: 287}}},                                            // 2286 errorSet
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2288, Set: 170}}},                                             // 2287 errorSet
	{Rule: 168, Edges: []Edge{{Kind: Call, Target: 2289, Callee: 111}}},                                            // 2288 errorSet
	{Rule: 168, Edges: []Edge{{Kind: Step, Target: 337}}},                                                          // 2289 errorSet
	{Rule: 169, Edges: []Edge{{Kind: Accept, Target: 2291, Set: 65}}},                                              // 2290 generalError
	{Rule: 169, Edges: []Edge{{Kind: Accept, Target: 2292, Set: 256}}},                                             // 2291 generalError
	{Rule: 169, Edges: []Edge{{Kind: Accept, Target: 2293, Set: 253}}},                                             // 2292 generalError
	{Rule: 169, Edges: []Edge{{Kind: Accept, Target: 2294, Set: 257}}},                                             // 2293 generalError
	{Rule: 169, Edges: []Edge{{Kind: Step, Target: 339}}},                                                          // 2294 generalError
	{Rule: 170, Edges: []Edge{{Kind: Accept, Target: 2296, Set: 42}}},                                              // 2295 route
	{Rule: 170, Edges: []Edge{{Kind: Call, Target: 2297, Callee: 303}}},                                            // 2296 route
	{Rule: 170, Edges: []Edge{{Kind: Call, Target: 2298, Callee: 155}}},                                            // 2297 route
	{Rule: 170, Edges: []Edge{{Kind: Call, Target: 2299, Callee: 163}}},                                            // 2298 route
	{Rule: 170, Edges: []Edge{{Kind: Call, Target: 2300, Callee: 167}}},                                            // 2299 route
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 341}}},                                                          // 2300 route
	{Rule: 171, Edges: []Edge{{Kind: Accept, Target: 2302, Set: 42}}},                                              // 2301 entryRoute
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2303, Callee: 303}}},                                            // 2302 entryRoute
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2304, Callee: 155}}},                                            // 2303 entryRoute
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2305, Callee: 172}}},                                            // 2304 entryRoute
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2306, Callee: 163}}},                                            // 2305 entryRoute
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2307, Callee: 167}}},                                            // 2306 entryRoute
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 343}}},                                                          // 2307 entryRoute
	{Rule: 172, Edges: []Edge{{Kind: Accept, Target: 2309, Set: 234}}},                                             // 2308 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Accept, Target: 2310, Set: 114}}},                                             // 2309 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2320, Callee: 302}}},                                            // 2310 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Accept, Target: 2312, Set: 16}}},                                              // 2311 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2317, Callee: 173}}},                                            // 2312 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Accept, Target: 2314, Set: 29}}},                                              // 2313 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2316, Callee: 173}}},                                            // 2314 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2313}}},                                                         // 2315 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2319}}},                                                         // 2316 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2315}, {Kind: Step, Target: 2318}}},                             // 2317 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2321}}},                                                         // 2318 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2317}}},                                                         // 2319 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2311}, {Kind: Step, Target: 2321}}},                             // 2320 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2324}}},                                                         // 2321 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Accept, Target: 2324, Set: 235}}},                                             // 2322 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2308}, {Kind: Step, Target: 2322}}},                             // 2323 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 345}}},                                                          // 2324 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2330, Callee: 287}}},                                            // 2325 branchSet
	{Rule: 173, Edges: []Edge{{Kind: Accept, Target: 2327, Set: 103}}},                                             // 2326 branchSet
	{Rule: 173, Edges: []Edge{{Kind: Accept, Target: 2328, Set: 216}}},                                             // 2327 branchSet
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2330, Callee: 287}}},                                            // 2328 branchSet
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2325}, {Kind: Step, Target: 2326}}},                             // 2329 branchSet
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2331}}},                                                         // 2330 branchSet
	{Rule: 173, Edges: []Edge{{Kind: Accept, Target: 2332, Set: 170}}},                                             // 2331 branchSet
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2333, Callee: 111}}},                                            // 2332 branchSet
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 347}}},                                                          // 2333 branchSet
	{Rule: 174, Edges: []Edge{{Kind: Accept, Target: 2335, Set: 42}}},                                              // 2334 setRoute
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2336, Callee: 303}}},                                            // 2335 setRoute
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2338, Callee: 158}}},                                            // 2336 setRoute
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2339, Callee: 150}}},                                            // 2337 setRoute
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 2337}, {Kind: Step, Target: 2339}}},                             // 2338 setRoute
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 2340}}},                                                         // 2339 setRoute
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2341, Callee: 163}}},                                            // 2340 setRoute
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2342, Callee: 167}}},                                            // 2341 setRoute
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 349}}},                                                          // 2342 setRoute
	{Rule: 175, Edges: []Edge{{Kind: Accept, Target: 2344, Set: 42}}},                                              // 2343 windowRoute
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2345, Callee: 303}}},                                            // 2344 windowRoute
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2347, Callee: 158}}},                                            // 2345 windowRoute
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2348, Callee: 150}}},                                            // 2346 windowRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2346}, {Kind: Step, Target: 2348}}},                             // 2347 windowRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2349}}},                                                         // 2348 windowRoute
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2350, Callee: 167}}},                                            // 2349 windowRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 351}}},                                                          // 2350 windowRoute
	{Rule: 176, Edges: []Edge{{Kind: Accept, Target: 2352, Set: 42}}},                                              // 2351 wasmRoute
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2354, Callee: 303}}},                                            // 2352 wasmRoute
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2355, Callee: 158}}},                                            // 2353 wasmRoute
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2353}, {Kind: Step, Target: 2355}}},                             // 2354 wasmRoute
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2357}}},                                                         // 2355 wasmRoute
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2358, Callee: 150}}},                                            // 2356 wasmRoute
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2356}, {Kind: Step, Target: 2358}}},                             // 2357 wasmRoute
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2359}}},                                                         // 2358 wasmRoute
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2360, Callee: 167}}},                                            // 2359 wasmRoute
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 353}}},                                                          // 2360 wasmRoute
	{Rule: 177, Edges: []Edge{{Kind: Accept, Target: 2362, Set: 162}}},                                             // 2361 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Call, Target: 2363, Callee: 288}}},                                            // 2362 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Accept, Target: 2364, Set: 57}}},                                              // 2363 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Call, Target: 2366, Callee: 146}}},                                            // 2364 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Call, Target: 2367, Callee: 149}}},                                            // 2365 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2365}, {Kind: Step, Target: 2367}}},                             // 2366 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2371}}},                                                         // 2367 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Call, Target: 2370, Callee: 152}}},                                            // 2368 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2368}}},                                                         // 2369 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2373}}},                                                         // 2370 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2369}, {Kind: Step, Target: 2372}}},                             // 2371 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2375}}},                                                         // 2372 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2371}}},                                                         // 2373 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Call, Target: 2376, Callee: 171}}},                                            // 2374 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2374}}},                                                         // 2375 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2377}}},                                                         // 2376 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2375}, {Kind: Step, Target: 2378}}},                             // 2377 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 355}}},                                                          // 2378 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2380, Set: 162}}},                                             // 2379 alterReingestor
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2381, Callee: 305}}},                                            // 2380 alterReingestor
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2386, Callee: 179}}},                                            // 2381 alterReingestor
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2383, Set: 29}}},                                              // 2382 alterReingestor
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2385, Callee: 179}}},                                            // 2383 alterReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2382}}},                                                         // 2384 alterReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2388}}},                                                         // 2385 alterReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2384}, {Kind: Step, Target: 2387}}},                             // 2386 alterReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 357}}},                                                          // 2387 alterReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2386}}},                                                         // 2388 alterReingestor
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2394, Callee: 180}}},                                            // 2389 reingestorOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2391, Set: 258}}},                                             // 2390 reingestorOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2392, Set: 259}}},                                             // 2391 reingestorOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2394, Callee: 171}}},                                            // 2392 reingestorOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2389}, {Kind: Step, Target: 2390}}},                             // 2393 reingestorOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 359}}},                                                          // 2394 reingestorOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2424, Callee: 181}}},                                            // 2395 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2397, Set: 16}}},                                              // 2396 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2398, Set: 233}}},                                             // 2397 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2424, Callee: 150}}},                                            // 2398 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2400, Set: 40}}},                                              // 2399 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2401, Set: 233}}},                                             // 2400 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2424, Set: 169}}},                                             // 2401 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2403, Set: 38}}},                                              // 2402 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2404, Set: 111}}},                                             // 2403 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2405, Set: 112}}},                                             // 2404 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2406, Callee: 303}}},                                            // 2405 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2407, Callee: 153}}},                                            // 2406 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2424}}},                                                         // 2407 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2409, Set: 40}}},                                              // 2408 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2410, Set: 111}}},                                             // 2409 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2411, Set: 112}}},                                             // 2410 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2424, Callee: 303}}},                                            // 2411 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2413, Set: 2}}},                                               // 2412 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2414, Set: 111}}},                                             // 2413 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2415, Set: 112}}},                                             // 2414 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2416, Callee: 303}}},                                            // 2415 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2417, Set: 16}}},                                              // 2416 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2418, Callee: 153}}},                                            // 2417 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2424}}},                                                         // 2418 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2420, Set: 40}}},                                              // 2419 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2421, Set: 259}}},                                             // 2420 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2422, Set: 42}}},                                              // 2421 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2424, Callee: 303}}},                                            // 2422 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2395}, {Kind: Step, Target: 2396}, {Kind: Step, Target: 2399}, {Kind: Step, Target: 2402}, {Kind: Step, Target: 2408}, {Kind: Step, Target: 2412}, {Kind: Step, Target: 2419}}}, // 2423 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 361}}},                              // 2424 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2426, Set: 38}}},                  // 2425 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2427, Set: 57}}},                  // 2426 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2429, Callee: 303}}},                // 2427 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2430, Callee: 150}}},                // 2428 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2428}, {Kind: Step, Target: 2430}}}, // 2429 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2450}}},                             // 2430 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2432, Set: 40}}},                  // 2431 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2433, Set: 57}}},                  // 2432 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2450, Callee: 303}}},                // 2433 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2435, Set: 2}}},                   // 2434 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2436, Set: 57}}},                  // 2435 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2441, Callee: 303}}},                // 2436 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2438, Set: 16}}},                  // 2437 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2442, Callee: 150}}},                // 2438 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2440, Set: 40}}},                  // 2439 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2442, Set: 169}}},                 // 2440 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2437}, {Kind: Step, Target: 2439}}}, // 2441 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2450}}},                             // 2442 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2444, Set: 16}}},                  // 2443 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2450, Callee: 148}}},                // 2444 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2446, Set: 40}}},                  // 2445 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2450, Set: 231}}},                 // 2446 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2448, Set: 16}}},                  // 2447 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2450, Callee: 129}}},                // 2448 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2425}, {Kind: Step, Target: 2431}, {Kind: Step, Target: 2434}, {Kind: Step, Target: 2443}, {Kind: Step, Target: 2445}, {Kind: Step, Target: 2447}}}, // 2449 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 363}}},                                                          // 2450 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2452, Set: 158}}},                                             // 2451 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2453, Callee: 288}}},                                            // 2452 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2454, Set: 57}}},                                              // 2453 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2456, Callee: 146}}},                                            // 2454 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2457, Callee: 149}}},                                            // 2455 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2455}, {Kind: Step, Target: 2457}}},                             // 2456 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2458}}},                                                         // 2457 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2462, Callee: 151}}},                                            // 2458 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2461, Callee: 152}}},                                            // 2459 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2459}}},                                                         // 2460 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2464}}},                                                         // 2461 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2460}, {Kind: Step, Target: 2463}}},                             // 2462 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2466}}},                                                         // 2463 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2462}}},                                                         // 2464 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2467, Callee: 170}}},                                            // 2465 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2465}}},                                                         // 2466 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2468}}},                                                         // 2467 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2466}, {Kind: Step, Target: 2469}}},                             // 2468 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 365}}},                                                          // 2469 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Accept, Target: 2471, Set: 159}}},                                             // 2470 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2472, Callee: 288}}},                                            // 2471 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Accept, Target: 2473, Set: 57}}},                                              // 2472 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2475, Callee: 146}}},                                            // 2473 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2476, Callee: 149}}},                                            // 2474 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2474}, {Kind: Step, Target: 2476}}},                             // 2475 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2477}}},                                                         // 2476 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2478, Callee: 184}}},                                            // 2477 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2479, Callee: 185}}},                                            // 2478 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2483, Callee: 151}}},                                            // 2479 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2482, Callee: 152}}},                                            // 2480 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2480}}},                                                         // 2481 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2485}}},                                                         // 2482 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2481}, {Kind: Step, Target: 2484}}},                             // 2483 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2487}}},                                                         // 2484 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2483}}},                                                         // 2485 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2488, Callee: 170}}},                                            // 2486 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2486}}},                                                         // 2487 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2489}}},                                                         // 2488 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2487}, {Kind: Step, Target: 2490}}},                             // 2489 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 367}}},                                                          // 2490 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Accept, Target: 2492, Set: 260}}},                                             // 2491 deduplicateOn
	{Rule: 184, Edges: []Edge{{Kind: Accept, Target: 2493, Set: 65}}},                                              // 2492 deduplicateOn
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2498, Callee: 111}}},                                            // 2493 deduplicateOn
	{Rule: 184, Edges: []Edge{{Kind: Accept, Target: 2495, Set: 29}}},                                              // 2494 deduplicateOn
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2497, Callee: 111}}},                                            // 2495 deduplicateOn
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2494}}},                                                         // 2496 deduplicateOn
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2500}}},                                                         // 2497 deduplicateOn
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2496}, {Kind: Step, Target: 2499}}},                             // 2498 deduplicateOn
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 369}}},                                                          // 2499 deduplicateOn
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2498}}},                                                         // 2500 deduplicateOn
	{Rule: 185, Edges: []Edge{{Kind: Accept, Target: 2502, Set: 105}}},                                             // 2501 maxTime
	{Rule: 185, Edges: []Edge{{Kind: Accept, Target: 2503, Set: 20}}},                                              // 2502 maxTime
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2504, Callee: 132}}},                                            // 2503 maxTime
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 371}}},                                                          // 2504 maxTime
	{Rule: 186, Edges: []Edge{{Kind: Accept, Target: 2506, Set: 163}}},                                             // 2505 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Call, Target: 2507, Callee: 288}}},                                            // 2506 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Accept, Target: 2508, Set: 57}}},                                              // 2507 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Call, Target: 2510, Callee: 146}}},                                            // 2508 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Call, Target: 2511, Callee: 149}}},                                            // 2509 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2509}, {Kind: Step, Target: 2511}}},                             // 2510 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2512}}},                                                         // 2511 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Call, Target: 2513, Callee: 187}}},                                            // 2512 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Call, Target: 2514, Callee: 185}}},                                            // 2513 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Call, Target: 2518, Callee: 151}}},                                            // 2514 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Call, Target: 2517, Callee: 152}}},                                            // 2515 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2515}}},                                                         // 2516 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2520}}},                                                         // 2517 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2516}, {Kind: Step, Target: 2519}}},                             // 2518 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2522}}},                                                         // 2519 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2518}}},                                                         // 2520 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Call, Target: 2523, Callee: 170}}},                                            // 2521 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2521}}},                                                         // 2522 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2524}}},                                                         // 2523 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2522}, {Kind: Step, Target: 2525}}},                             // 2524 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 373}}},                                                          // 2525 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Accept, Target: 2527, Set: 114}}},                                             // 2526 orderBy
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2532, Callee: 111}}},                                            // 2527 orderBy
	{Rule: 187, Edges: []Edge{{Kind: Accept, Target: 2529, Set: 29}}},                                              // 2528 orderBy
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2531, Callee: 111}}},                                            // 2529 orderBy
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2528}}},                                                         // 2530 orderBy
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2534}}},                                                         // 2531 orderBy
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2530}, {Kind: Step, Target: 2533}}},                             // 2532 orderBy
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 375}}},                                                          // 2533 orderBy
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2532}}},                                                         // 2534 orderBy
	{Rule: 188, Edges: []Edge{{Kind: Call, Target: 2542, Callee: 180}}},                                            // 2535 processorOperation
	{Rule: 188, Edges: []Edge{{Kind: Accept, Target: 2537, Set: 16}}},                                              // 2536 processorOperation
	{Rule: 188, Edges: []Edge{{Kind: Call, Target: 2542, Callee: 151}}},                                            // 2537 processorOperation
	{Rule: 188, Edges: []Edge{{Kind: Accept, Target: 2539, Set: 258}}},                                             // 2538 processorOperation
	{Rule: 188, Edges: []Edge{{Kind: Accept, Target: 2540, Set: 259}}},                                             // 2539 processorOperation
	{Rule: 188, Edges: []Edge{{Kind: Call, Target: 2542, Callee: 170}}},                                            // 2540 processorOperation
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2535}, {Kind: Step, Target: 2536}, {Kind: Step, Target: 2538}}}, // 2541 processorOperation
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 377}}},                                                          // 2542 processorOperation
	{Rule: 189, Edges: []Edge{{Kind: Accept, Target: 2544, Set: 158}}},                                             // 2543 alterJunction
	{Rule: 189, Edges: []Edge{{Kind: Call, Target: 2545, Callee: 306}}},                                            // 2544 alterJunction
	{Rule: 189, Edges: []Edge{{Kind: Call, Target: 2550, Callee: 188}}},                                            // 2545 alterJunction
	{Rule: 189, Edges: []Edge{{Kind: Accept, Target: 2547, Set: 29}}},                                              // 2546 alterJunction
	{Rule: 189, Edges: []Edge{{Kind: Call, Target: 2549, Callee: 188}}},                                            // 2547 alterJunction
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2546}}},                                                         // 2548 alterJunction
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2552}}},                                                         // 2549 alterJunction
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2548}, {Kind: Step, Target: 2551}}},                             // 2550 alterJunction
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 379}}},                                                          // 2551 alterJunction
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2550}}},                                                         // 2552 alterJunction
	{Rule: 190, Edges: []Edge{{Kind: Accept, Target: 2554, Set: 159}}},                                             // 2553 alterDeduplicator
	{Rule: 190, Edges: []Edge{{Kind: Call, Target: 2555, Callee: 307}}},                                            // 2554 alterDeduplicator
	{Rule: 190, Edges: []Edge{{Kind: Call, Target: 2560, Callee: 191}}},                                            // 2555 alterDeduplicator
	{Rule: 190, Edges: []Edge{{Kind: Accept, Target: 2557, Set: 29}}},                                              // 2556 alterDeduplicator
	{Rule: 190, Edges: []Edge{{Kind: Call, Target: 2559, Callee: 191}}},                                            // 2557 alterDeduplicator
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2556}}},                                                         // 2558 alterDeduplicator
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2562}}},                                                         // 2559 alterDeduplicator
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2558}, {Kind: Step, Target: 2561}}},                             // 2560 alterDeduplicator
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 381}}},                                                          // 2561 alterDeduplicator
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2560}}},                                                         // 2562 alterDeduplicator
	{Rule: 191, Edges: []Edge{{Kind: Call, Target: 2569, Callee: 188}}},                                            // 2563 deduplicatorOperation
	{Rule: 191, Edges: []Edge{{Kind: Accept, Target: 2565, Set: 16}}},                                              // 2564 deduplicatorOperation
	{Rule: 191, Edges: []Edge{{Kind: Call, Target: 2569, Callee: 184}}},                                            // 2565 deduplicatorOperation
	{Rule: 191, Edges: []Edge{{Kind: Accept, Target: 2567, Set: 16}}},                                              // 2566 deduplicatorOperation
	{Rule: 191, Edges: []Edge{{Kind: Call, Target: 2569, Callee: 185}}},                                            // 2567 deduplicatorOperation
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2563}, {Kind: Step, Target: 2564}, {Kind: Step, Target: 2566}}}, // 2568 deduplicatorOperation
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 383}}},                                                          // 2569 deduplicatorOperation
	{Rule: 192, Edges: []Edge{{Kind: Accept, Target: 2571, Set: 163}}},                                             // 2570 alterReorderer
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2572, Callee: 308}}},                                            // 2571 alterReorderer
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2577, Callee: 193}}},                                            // 2572 alterReorderer
	{Rule: 192, Edges: []Edge{{Kind: Accept, Target: 2574, Set: 29}}},                                              // 2573 alterReorderer
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2576, Callee: 193}}},                                            // 2574 alterReorderer
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2573}}},                                                         // 2575 alterReorderer
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2579}}},                                                         // 2576 alterReorderer
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2575}, {Kind: Step, Target: 2578}}},                             // 2577 alterReorderer
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 385}}},                                                          // 2578 alterReorderer
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2577}}},                                                         // 2579 alterReorderer
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2586, Callee: 188}}},                                            // 2580 reordererOperation
	{Rule: 193, Edges: []Edge{{Kind: Accept, Target: 2582, Set: 16}}},                                              // 2581 reordererOperation
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2586, Callee: 187}}},                                            // 2582 reordererOperation
	{Rule: 193, Edges: []Edge{{Kind: Accept, Target: 2584, Set: 16}}},                                              // 2583 reordererOperation
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2586, Callee: 185}}},                                            // 2584 reordererOperation
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2580}, {Kind: Step, Target: 2581}, {Kind: Step, Target: 2583}}}, // 2585 reordererOperation
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 387}}},                                                          // 2586 reordererOperation
	{Rule: 194, Edges: []Edge{{Kind: Accept, Target: 2588, Set: 160}}},                                             // 2587 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Accept, Target: 2589, Set: 81}}},                                              // 2588 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2590, Callee: 288}}},                                            // 2589 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Accept, Target: 2591, Set: 57}}},                                              // 2590 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2593, Callee: 146}}},                                            // 2591 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2594, Callee: 149}}},                                            // 2592 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2592}, {Kind: Step, Target: 2594}}},                             // 2593 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2595}}},                                                         // 2594 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2596, Callee: 195}}},                                            // 2595 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2600, Callee: 151}}},                                            // 2596 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2599, Callee: 152}}},                                            // 2597 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2597}}},                                                         // 2598 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2602}}},                                                         // 2599 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2598}, {Kind: Step, Target: 2601}}},                             // 2600 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2604}}},                                                         // 2601 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2600}}},                                                         // 2602 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2605, Callee: 175}}},                                            // 2603 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2603}}},                                                         // 2604 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2606}}},                                                         // 2605 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2604}, {Kind: Step, Target: 2607}}},                             // 2606 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 389}}},                                                          // 2607 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Accept, Target: 2609, Set: 261}}},                                             // 2608 windowExtent
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2610, Callee: 196}}},                                            // 2609 windowExtent
	{Rule: 195, Edges: []Edge{{Kind: Accept, Target: 2611, Set: 262}}},                                             // 2610 windowExtent
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2612, Callee: 196}}},                                            // 2611 windowExtent
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 391}}},                                                          // 2612 windowExtent
	{Rule: 196, Edges: []Edge{{Kind: Call, Target: 2615, Callee: 197}}},                                            // 2613 windowBounds
	{Rule: 196, Edges: []Edge{{Kind: Call, Target: 2616, Callee: 198}}},                                            // 2614 windowBounds
	{Rule: 196, Edges: []Edge{{Kind: Step, Target: 2614}, {Kind: Step, Target: 2616}}},                             // 2615 windowBounds
	{Rule: 196, Edges: []Edge{{Kind: Step, Target: 2622}}},                                                         // 2616 windowBounds
	{Rule: 196, Edges: []Edge{{Kind: Call, Target: 2619, Callee: 198}}},                                            // 2617 windowBounds
	{Rule: 196, Edges: []Edge{{Kind: Call, Target: 2620, Callee: 197}}},                                            // 2618 windowBounds
	{Rule: 196, Edges: []Edge{{Kind: Step, Target: 2618}, {Kind: Step, Target: 2620}}},                             // 2619 windowBounds
	{Rule: 196, Edges: []Edge{{Kind: Step, Target: 2622}}},                                                         // 2620 windowBounds
	{Rule: 196, Edges: []Edge{{Kind: Step, Target: 2613}, {Kind: Step, Target: 2617}}},                             // 2621 windowBounds
	{Rule: 196, Edges: []Edge{{Kind: Step, Target: 393}}},                                                          // 2622 windowBounds
	{Rule: 197, Edges: []Edge{{Kind: Call, Target: 2624, Callee: 131}}},                                            // 2623 messageBound
	{Rule: 197, Edges: []Edge{{Kind: Accept, Target: 2625, Set: 263}}},                                             // 2624 messageBound
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 395}}},                                                          // 2625 messageBound
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2627, Callee: 132}}},                                            // 2626 durationBound
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2628, Set: 264}}},                                             // 2627 durationBound
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 397}}},                                                          // 2628 durationBound
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2630, Set: 164}}},                                             // 2629 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2631, Callee: 288}}},                                            // 2630 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2632, Set: 265}}},                                             // 2631 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2633, Set: 57}}},                                              // 2632 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2634, Callee: 146}}},                                            // 2633 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2635, Set: 266}}},                                             // 2634 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2636, Set: 57}}},                                              // 2635 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2637, Callee: 146}}},                                            // 2636 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2638, Set: 267}}},                                             // 2637 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2639, Callee: 150}}},                                            // 2638 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2640, Set: 268}}},                                             // 2639 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2641, Set: 269}}},                                             // 2640 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2642, Callee: 185}}},                                            // 2641 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2643, Set: 65}}},                                              // 2642 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2644, Set: 270}}},                                             // 2643 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2645, Set: 94}}},                                              // 2644 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2646, Callee: 200}}},                                            // 2645 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2647, Set: 29}}},                                              // 2646 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2648, Callee: 200}}},                                            // 2647 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2652, Callee: 151}}},                                            // 2648 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2651, Callee: 152}}},                                            // 2649 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2649}}},                                                         // 2650 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2654}}},                                                         // 2651 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2650}, {Kind: Step, Target: 2653}}},                             // 2652 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2656}}},                                                         // 2653 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2652}}},                                                         // 2654 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2657, Callee: 174}}},                                            // 2655 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2655}}},                                                         // 2656 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2658}}},                                                         // 2657 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2656}, {Kind: Step, Target: 2659}}},                             // 2658 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 399}}},                                                          // 2659 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2665, Set: 40}}},                                              // 2660 timeoutAction
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2662, Set: 99}}},                                              // 2661 timeoutAction
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2663, Set: 42}}},                                              // 2662 timeoutAction
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2665, Callee: 303}}},                                            // 2663 timeoutAction
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2660}, {Kind: Step, Target: 2661}}},                             // 2664 timeoutAction
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 401}}},                                                          // 2665 timeoutAction
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2667, Set: 79}}},                                              // 2666 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2668, Callee: 288}}},                                            // 2667 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2669, Set: 57}}},                                              // 2668 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2671, Callee: 146}}},                                            // 2669 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2672, Callee: 149}}},                                            // 2670 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2670}, {Kind: Step, Target: 2672}}},                             // 2671 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2673}}},                                                         // 2672 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2674, Set: 60}}},                                              // 2673 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2675, Callee: 138}}},                                            // 2674 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2676, Set: 271}}},                                             // 2675 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2677, Set: 26}}},                                              // 2676 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2678, Set: 272}}},                                             // 2677 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2679, Set: 229}}},                                             // 2678 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2684, Callee: 202}}},                                            // 2679 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2681, Set: 29}}},                                              // 2680 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2683, Callee: 202}}},                                            // 2681 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2680}}},                                                         // 2682 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2686}}},                                                         // 2683 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2682}, {Kind: Step, Target: 2685}}},                             // 2684 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2688}}},                                                         // 2685 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2684}}},                                                         // 2686 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2689, Set: 29}}},                                              // 2687 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2687}, {Kind: Step, Target: 2689}}},                             // 2688 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2690}}},                                                         // 2689 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2691, Set: 230}}},                                             // 2690 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2692, Set: 273}}},                                             // 2691 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2693, Set: 27}}},                                              // 2692 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2694, Set: 229}}},                                             // 2693 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2699, Callee: 203}}},                                            // 2694 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2696, Set: 29}}},                                              // 2695 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2698, Callee: 203}}},                                            // 2696 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2695}}},                                                         // 2697 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2701}}},                                                         // 2698 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2697}, {Kind: Step, Target: 2700}}},                             // 2699 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2703}}},                                                         // 2700 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2699}}},                                                         // 2701 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2704, Set: 29}}},                                              // 2702 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2702}, {Kind: Step, Target: 2704}}},                             // 2703 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2705}}},                                                         // 2704 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2706, Set: 230}}},                                             // 2705 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2710, Callee: 151}}},                                            // 2706 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2709, Callee: 152}}},                                            // 2707 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2707}}},                                                         // 2708 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2712}}},                                                         // 2709 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2708}, {Kind: Step, Target: 2711}}},                             // 2710 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2714}}},                                                         // 2711 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2710}}},                                                         // 2712 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2715, Callee: 170}}},                                            // 2713 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2713}}},                                                         // 2714 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2716}}},                                                         // 2715 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2714}, {Kind: Step, Target: 2717}}},                             // 2716 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 403}}},                                                          // 2717 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2719, Callee: 203}}},                                            // 2718 tensorInput
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2720, Set: 170}}},                                             // 2719 tensorInput
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2721, Callee: 111}}},                                            // 2720 tensorInput
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 405}}},                                                          // 2721 tensorInput
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2723, Set: 26}}},                                              // 2722 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2724, Set: 274}}},                                             // 2723 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2725, Set: 275}}},                                             // 2724 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2726, Set: 34}}},                                              // 2725 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2727, Set: 276}}},                                             // 2726 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2728, Set: 35}}},                                              // 2727 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2737, Set: 208}}},                                             // 2728 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Call, Target: 2734, Callee: 204}}},                                            // 2729 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2731, Set: 29}}},                                              // 2730 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Call, Target: 2733, Callee: 204}}},                                            // 2731 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2730}}},                                                         // 2732 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2736}}},                                                         // 2733 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2732}, {Kind: Step, Target: 2735}}},                             // 2734 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2738}}},                                                         // 2735 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2734}}},                                                         // 2736 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2729}, {Kind: Step, Target: 2738}}},                             // 2737 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2739}}},                                                         // 2738 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2740, Set: 209}}},                                             // 2739 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 407}}},                                                          // 2740 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2745, Callee: 22}}},                                             // 2741 tensorDimension
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2745, Set: 277}}},                                             // 2742 tensorDimension
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2745, Set: 148}}},                                             // 2743 tensorDimension
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2741}, {Kind: Step, Target: 2742}, {Kind: Step, Target: 2743}}}, // 2744 tensorDimension
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 409}}},                                                          // 2745 tensorDimension
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2747, Set: 80}}},                                              // 2746 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2748, Set: 81}}},                                              // 2747 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2749, Callee: 288}}},                                            // 2748 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2750, Set: 57}}},                                              // 2749 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2752, Callee: 146}}},                                            // 2750 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2753, Callee: 149}}},                                            // 2751 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2751}, {Kind: Step, Target: 2753}}},                             // 2752 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2754}}},                                                         // 2753 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2755, Set: 60}}},                                              // 2754 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2756, Callee: 138}}},                                            // 2755 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2757, Set: 271}}},                                             // 2756 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2758, Set: 26}}},                                              // 2757 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2759, Set: 105}}},                                             // 2758 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2760, Set: 278}}},                                             // 2759 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2761, Callee: 130}}},                                            // 2760 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2762, Set: 105}}},                                             // 2761 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2763, Set: 279}}},                                             // 2762 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2764, Callee: 134}}},                                            // 2763 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2768, Callee: 151}}},                                            // 2764 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2767, Callee: 152}}},                                            // 2765 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2765}}},                                                         // 2766 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2770}}},                                                         // 2767 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2766}, {Kind: Step, Target: 2769}}},                             // 2768 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2772}}},                                                         // 2769 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2768}}},                                                         // 2770 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2773, Callee: 176}}},                                            // 2771 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2771}}},                                                         // 2772 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2774}}},                                                         // 2773 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2772}, {Kind: Step, Target: 2775}}},                             // 2774 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2780}}},                                                         // 2775 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2777, Set: 65}}},                                              // 2776 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2778, Set: 280}}},                                             // 2777 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2779, Set: 112}}},                                             // 2778 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2781, Set: 281}}},                                             // 2779 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2776}, {Kind: Step, Target: 2781}}},                             // 2780 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2782}}},                                                         // 2781 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2783, Set: 65}}},                                              // 2782 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2784, Set: 282}}},                                             // 2783 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2785, Set: 253}}},                                             // 2784 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2786, Set: 257}}},                                             // 2785 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 411}}},                                                          // 2786 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2788, Set: 281}}},                                             // 2787 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2789, Set: 80}}},                                              // 2788 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2790, Set: 81}}},                                              // 2789 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2791, Callee: 312}}},                                            // 2790 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2795, Set: 112}}},                                             // 2791 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2793, Set: 283}}},                                             // 2792 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2794, Set: 4}}},                                               // 2793 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2796, Callee: 319}}},                                            // 2794 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2792}, {Kind: Step, Target: 2796}}},                             // 2795 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2797}}},                                                         // 2796 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2814, Set: 75}}},                                              // 2797 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2815, Set: 235}}},                                             // 2798 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2800, Set: 240}}},                                             // 2799 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2815, Set: 284}}},                                             // 2800 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2802, Set: 103}}},                                             // 2801 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2803, Set: 285}}},                                             // 2802 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2804, Set: 229}}},                                             // 2803 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2809, Callee: 207}}},                                            // 2804 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2806, Set: 29}}},                                              // 2805 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2808, Callee: 207}}},                                            // 2806 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2805}}},                                                         // 2807 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2811}}},                                                         // 2808 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2807}, {Kind: Step, Target: 2810}}},                             // 2809 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2812}}},                                                         // 2810 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2809}}},                                                         // 2811 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2813, Set: 230}}},                                             // 2812 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2815}}},                                                         // 2813 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2798}, {Kind: Step, Target: 2799}, {Kind: Step, Target: 2801}}}, // 2814 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 413}}},                                                          // 2815 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Call, Target: 2817, Callee: 291}}},                                            // 2816 branchValue
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2818, Set: 170}}},                                             // 2817 branchValue
	{Rule: 207, Edges: []Edge{{Kind: Call, Target: 2819, Callee: 208}}},                                            // 2818 branchValue
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 415}}},                                                          // 2819 branchValue
	{Rule: 208, Edges: []Edge{{Kind: Accept, Target: 2821, Set: 202}}},                                             // 2820 signedLiteral
	{Rule: 208, Edges: []Edge{{Kind: Call, Target: 2824, Callee: 209}}},                                            // 2821 signedLiteral
	{Rule: 208, Edges: []Edge{{Kind: Call, Target: 2824, Callee: 137}}},                                            // 2822 signedLiteral
	{Rule: 208, Edges: []Edge{{Kind: Step, Target: 2820}, {Kind: Step, Target: 2822}}},                             // 2823 signedLiteral
	{Rule: 208, Edges: []Edge{{Kind: Step, Target: 417}}},                                                          // 2824 signedLiteral
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2826, Set: 22}}},                                              // 2825 number
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 419}}},                                                          // 2826 number
	{Rule: 210, Edges: []Edge{{Kind: Accept, Target: 2828, Set: 165}}},                                             // 2827 createGenerator
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2829, Callee: 288}}},                                            // 2828 createGenerator
	{Rule: 210, Edges: []Edge{{Kind: Accept, Target: 2830, Set: 60}}},                                              // 2829 createGenerator
	{Rule: 210, Edges: []Edge{{Kind: Accept, Target: 2831, Set: 111}}},                                             // 2830 createGenerator
	{Rule: 210, Edges: []Edge{{Kind: Accept, Target: 2832, Set: 112}}},                                             // 2831 createGenerator
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2833, Callee: 303}}},                                            // 2832 createGenerator
	{Rule: 210, Edges: []Edge{{Kind: Accept, Target: 2834, Set: 246}}},                                             // 2833 createGenerator
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2835, Callee: 132}}},                                            // 2834 createGenerator
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2837, Callee: 151}}},                                            // 2835 createGenerator
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2838, Callee: 174}}},                                            // 2836 createGenerator
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2836}}},                                                         // 2837 createGenerator
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2839}}},                                                         // 2838 createGenerator
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2837}, {Kind: Step, Target: 2840}}},                             // 2839 createGenerator
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 421}}},                                                          // 2840 createGenerator
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2842, Set: 165}}},                                             // 2841 alterGenerator
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2843, Callee: 313}}},                                            // 2842 alterGenerator
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2848, Callee: 212}}},                                            // 2843 alterGenerator
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2845, Set: 29}}},                                              // 2844 alterGenerator
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2847, Callee: 212}}},                                            // 2845 alterGenerator
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2844}}},                                                         // 2846 alterGenerator
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2850}}},                                                         // 2847 alterGenerator
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2846}, {Kind: Step, Target: 2849}}},                             // 2848 alterGenerator
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 423}}},                                                          // 2849 alterGenerator
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2848}}},                                                         // 2850 alterGenerator
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2852, Set: 16}}},                                              // 2851 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2853, Set: 111}}},                                             // 2852 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2854, Set: 112}}},                                             // 2853 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2868, Callee: 303}}},                                            // 2854 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2856, Set: 16}}},                                              // 2855 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2857, Set: 246}}},                                             // 2856 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2868, Callee: 132}}},                                            // 2857 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2859, Set: 16}}},                                              // 2858 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2868, Callee: 151}}},                                            // 2859 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2861, Set: 258}}},                                             // 2860 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2862, Set: 259}}},                                             // 2861 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2868, Callee: 174}}},                                            // 2862 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2864, Set: 40}}},                                              // 2863 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2865, Set: 259}}},                                             // 2864 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2866, Set: 42}}},                                              // 2865 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2868, Callee: 303}}},                                            // 2866 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2851}, {Kind: Step, Target: 2855}, {Kind: Step, Target: 2858}, {Kind: Step, Target: 2860}, {Kind: Step, Target: 2863}}}, // 2867 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 425}}},                              // 2868 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2871, Callee: 241}}},                // 2869 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2869}, {Kind: Step, Target: 2871}}}, // 2870 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2872}}},                             // 2871 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2873, Set: 157}}},                 // 2872 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2874, Callee: 288}}},                // 2873 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2875, Set: 57}}},                  // 2874 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2877, Callee: 214}}},                // 2875 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2878, Callee: 215}}},                // 2876 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2876}, {Kind: Step, Target: 2878}}}, // 2877 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2880}}},                             // 2878 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2881, Callee: 149}}},                // 2879 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2879}, {Kind: Step, Target: 2881}}}, // 2880 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2883}}},                             // 2881 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2884, Callee: 171}}},                // 2882 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2882}}},                             // 2883 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2885}}},                             // 2884 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2883}, {Kind: Step, Target: 2886}}}, // 2885 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2887}}},                             // 2886 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2888, Callee: 169}}},                // 2887 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 427}}},                              // 2888 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2891, Callee: 216}}},                // 2889 ingestOrigin
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2892, Callee: 239}}},                // 2890 ingestOrigin
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2890}, {Kind: Step, Target: 2892}}}, // 2891 ingestOrigin
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2893}}},                             // 2892 ingestOrigin
	{Rule: 214, Edges: []Edge{{Kind: Accept, Target: 2894, Set: 138}}},                 // 2893 ingestOrigin
	{Rule: 214, Edges: []Edge{{Kind: Accept, Target: 2895, Set: 60}}},                  // 2894 ingestOrigin
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2896, Callee: 296}}},                // 2895 ingestOrigin
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2902}}},                             // 2896 ingestOrigin
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2899, Callee: 231}}},                // 2897 ingestOrigin
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2900, Callee: 239}}},                // 2898 ingestOrigin
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2898}, {Kind: Step, Target: 2900}}}, // 2899 ingestOrigin
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2902}}},                             // 2900 ingestOrigin
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2889}, {Kind: Step, Target: 2897}}}, // 2901 ingestOrigin
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 429}}},                              // 2902 ingestOrigin
	{Rule: 215, Edges: []Edge{{Kind: Accept, Target: 2907, Set: 115}}},                 // 2903 timestamp
	{Rule: 215, Edges: []Edge{{Kind: Accept, Target: 2908, Set: 286}}},                 // 2904 timestamp
	{Rule: 215, Edges: []Edge{{Kind: Accept, Target: 2906, Set: 18}}},                  // 2905 timestamp
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2908, Callee: 291}}},                // 2906 timestamp
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 2904}, {Kind: Step, Target: 2905}}}, // 2907 timestamp
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 431}}},                              // 2908 timestamp
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2923, Callee: 217}}},                // 2909 ingestSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2923, Callee: 219}}},                // 2910 ingestSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2923, Callee: 220}}},                // 2911 ingestSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2923, Callee: 221}}},                // 2912 ingestSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2923, Callee: 222}}},                // 2913 ingestSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2923, Callee: 223}}},                // 2914 ingestSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2923, Callee: 224}}},                // 2915 ingestSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2923, Callee: 225}}},                // 2916 ingestSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2923, Callee: 226}}},                // 2917 ingestSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2923, Callee: 227}}},                // 2918 ingestSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2923, Callee: 228}}},                // 2919 ingestSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2923, Callee: 229}}},                // 2920 ingestSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2923, Callee: 230}}},                // 2921 ingestSource
	{Rule: 216, Edges: []Edge{{Kind: Step, Target: 2909}, {Kind: Step, Target: 2910}, {Kind: Step, Target: 2911}, {Kind: Step, Target: 2912}, {Kind: Step, Target: 2913}, {Kind: Step, Target: 2914}, {Kind: Step, Target: 2915}, {Kind: Step, Target: 2916}, {Kind: Step, Target: 2917}, {Kind: Step, Target: 2918}, {Kind: Step, Target: 2919}, {Kind: Step, Target: 2920}, {Kind: Step, Target: 2921}}}, // 2922 ingestSource
	{Rule: 216, Edges: []Edge{{Kind: Step, Target: 433}}},                                                                                      // 2923 ingestSource
	{Rule: 217, Edges: []Edge{{Kind: Accept, Target: 2925, Set: 116}}},                                                                         // 2924 kafkaSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2926, Callee: 298}}},                                                                        // 2925 kafkaSource
	{Rule: 217, Edges: []Edge{{Kind: Accept, Target: 2927, Set: 287}}},                                                                         // 2926 kafkaSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2928, Callee: 136}}},                                                                        // 2927 kafkaSource
	{Rule: 217, Edges: []Edge{{Kind: Accept, Target: 2929, Set: 288}}},                                                                         // 2928 kafkaSource
	{Rule: 217, Edges: []Edge{{Kind: Accept, Target: 2930, Set: 114}}},                                                                         // 2929 kafkaSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2932, Callee: 218}}},                                                                        // 2930 kafkaSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2933, Callee: 232}}},                                                                        // 2931 kafkaSource
	{Rule: 217, Edges: []Edge{{Kind: Step, Target: 2931}, {Kind: Step, Target: 2933}}},                                                         // 2932 kafkaSource
	{Rule: 217, Edges: []Edge{{Kind: Step, Target: 2934}}},                                                                                     // 2933 kafkaSource
	{Rule: 217, Edges: []Edge{{Kind: Accept, Target: 2935, Set: 49}}},                                                                          // 2934 kafkaSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2936, Callee: 233}}},                                                                        // 2935 kafkaSource
	{Rule: 217, Edges: []Edge{{Kind: Step, Target: 435}}},                                                                                      // 2936 kafkaSource
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2938, Set: 289}}},                                                                         // 2937 kafkaOffset
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2939, Set: 290}}},                                                                         // 2938 kafkaOffset
	{Rule: 218, Edges: []Edge{{Kind: Call, Target: 2942, Callee: 136}}},                                                                        // 2939 kafkaOffset
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2942, Set: 4}}},                                                                           // 2940 kafkaOffset
	{Rule: 218, Edges: []Edge{{Kind: Step, Target: 2937}, {Kind: Step, Target: 2940}}},                                                         // 2941 kafkaOffset
	{Rule: 218, Edges: []Edge{{Kind: Step, Target: 437}}},                                                                                      // 2942 kafkaOffset
	{Rule: 219, Edges: []Edge{{Kind: Accept, Target: 2944, Set: 117}}},                                                                         // 2943 natsSource
	{Rule: 219, Edges: []Edge{{Kind: Call, Target: 2945, Callee: 298}}},                                                                        // 2944 natsSource
	{Rule: 219, Edges: []Edge{{Kind: Accept, Target: 2946, Set: 291}}},                                                                         // 2945 natsSource
	{Rule: 219, Edges: []Edge{{Kind: Call, Target: 2947, Callee: 136}}},                                                                        // 2946 natsSource
	{Rule: 219, Edges: []Edge{{Kind: Accept, Target: 2948, Set: 292}}},                                                                         // 2947 natsSource
	{Rule: 219, Edges: []Edge{{Kind: Accept, Target: 2949, Set: 290}}},                                                                         // 2948 natsSource
	{Rule: 219, Edges: []Edge{{Kind: Call, Target: 2950, Callee: 136}}},                                                                        // 2949 natsSource
	{Rule: 219, Edges: []Edge{{Kind: Call, Target: 2951, Callee: 232}}},                                                                        // 2950 natsSource
	{Rule: 219, Edges: []Edge{{Kind: Accept, Target: 2952, Set: 49}}},                                                                          // 2951 natsSource
	{Rule: 219, Edges: []Edge{{Kind: Call, Target: 2953, Callee: 238}}},                                                                        // 2952 natsSource
	{Rule: 219, Edges: []Edge{{Kind: Step, Target: 439}}},                                                                                      // 2953 natsSource
	{Rule: 220, Edges: []Edge{{Kind: Accept, Target: 2955, Set: 86}}},                                                                          // 2954 endpointSource
	{Rule: 220, Edges: []Edge{{Kind: Call, Target: 2956, Callee: 300}}},                                                                        // 2955 endpointSource
	{Rule: 220, Edges: []Edge{{Kind: Accept, Target: 2957, Set: 49}}},                                                                          // 2956 endpointSource
	{Rule: 220, Edges: []Edge{{Kind: Call, Target: 2958, Callee: 238}}},                                                                        // 2957 endpointSource
	{Rule: 220, Edges: []Edge{{Kind: Step, Target: 441}}},                                                                                      // 2958 endpointSource
	{Rule: 221, Edges: []Edge{{Kind: Accept, Target: 2960, Set: 88}}},                                                                          // 2959 httpSource
	{Rule: 221, Edges: []Edge{{Kind: Call, Target: 2961, Callee: 298}}},                                                                        // 2960 httpSource
	{Rule: 221, Edges: []Edge{{Kind: Accept, Target: 2962, Set: 293}}},                                                                         // 2961 httpSource
	{Rule: 221, Edges: []Edge{{Kind: Call, Target: 2963, Callee: 132}}},                                                                        // 2962 httpSource
	{Rule: 221, Edges: []Edge{{Kind: Step, Target: 443}}},                                                                                      // 2963 httpSource
	{Rule: 222, Edges: []Edge{{Kind: Accept, Target: 2965, Set: 120}}},                                                                         // 2964 prometheusSource
	{Rule: 222, Edges: []Edge{{Kind: Call, Target: 2966, Callee: 298}}},                                                                        // 2965 prometheusSource
	{Rule: 222, Edges: []Edge{{Kind: Accept, Target: 2967, Set: 294}}},                                                                         // 2966 prometheusSource
	{Rule: 222, Edges: []Edge{{Kind: Accept, Target: 2968, Set: 26}}},                                                                          // 2967 prometheusSource
	{Rule: 222, Edges: []Edge{{Kind: Accept, Target: 2969, Set: 293}}},                                                                         // 2968 prometheusSource
	{Rule: 222, Edges: []Edge{{Kind: Call, Target: 2970, Callee: 132}}},                                                                        // 2969 prometheusSource
	{Rule: 222, Edges: []Edge{{Kind: Step, Target: 445}}},                                                                                      // 2970 prometheusSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 2972, Set: 118}}},                                                                         // 2971 pulsarSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 2973, Callee: 298}}},                                                                        // 2972 pulsarSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 2974, Set: 287}}},                                                                         // 2973 pulsarSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 2975, Callee: 136}}},                                                                        // 2974 pulsarSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 2976, Set: 146}}},                                                                         // 2975 pulsarSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 2978, Callee: 136}}},                                                                        // 2976 pulsarSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 2979, Callee: 232}}},                                                                        // 2977 pulsarSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 2977}, {Kind: Step, Target: 2979}}},                                                         // 2978 pulsarSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 2980}}},                                                                                     // 2979 pulsarSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 2981, Set: 49}}},                                                                          // 2980 pulsarSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 2982, Callee: 233}}},                                                                        // 2981 pulsarSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 447}}},                                                                                      // 2982 pulsarSource
	{Rule: 224, Edges: []Edge{{Kind: Accept, Target: 2984, Set: 121}}},                                                                         // 2983 rabbitmqSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 2985, Callee: 298}}},                                                                        // 2984 rabbitmqSource
	{Rule: 224, Edges: []Edge{{Kind: Accept, Target: 2986, Set: 292}}},                                                                         // 2985 rabbitmqSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 2988, Callee: 136}}},                                                                        // 2986 rabbitmqSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 2989, Callee: 232}}},                                                                        // 2987 rabbitmqSource
	{Rule: 224, Edges: []Edge{{Kind: Step, Target: 2987}, {Kind: Step, Target: 2989}}},                                                         // 2988 rabbitmqSource
	{Rule: 224, Edges: []Edge{{Kind: Step, Target: 2990}}},                                                                                     // 2989 rabbitmqSource
	{Rule: 224, Edges: []Edge{{Kind: Accept, Target: 2991, Set: 49}}},                                                                          // 2990 rabbitmqSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 2992, Callee: 236}}},                                                                        // 2991 rabbitmqSource
	{Rule: 224, Edges: []Edge{{Kind: Step, Target: 449}}},                                                                                      // 2992 rabbitmqSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 2994, Set: 125}}},                                                                         // 2993 sqsSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 2995, Callee: 298}}},                                                                        // 2994 sqsSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 2996, Set: 292}}},                                                                         // 2995 sqsSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 2998, Callee: 136}}},                                                                        // 2996 sqsSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 2999, Callee: 232}}},                                                                        // 2997 sqsSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 2997}, {Kind: Step, Target: 2999}}},                                                         // 2998 sqsSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 3000}}},                                                                                     // 2999 sqsSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 3001, Set: 49}}},                                                                          // 3000 sqsSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 3002, Callee: 236}}},                                                                        // 3001 sqsSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 451}}},                                                                                      // 3002 sqsSource
	{Rule: 226, Edges: []Edge{{Kind: Accept, Target: 3004, Set: 122}}},                                                                         // 3003 redisSource
	{Rule: 226, Edges: []Edge{{Kind: Accept, Target: 3005, Set: 295}}},                                                                         // 3004 redisSource
	{Rule: 226, Edges: []Edge{{Kind: Call, Target: 3006, Callee: 298}}},                                                                        // 3005 redisSource
	{Rule: 226, Edges: []Edge{{Kind: Accept, Target: 3007, Set: 296}}},                                                                         // 3006 redisSource
	{Rule: 226, Edges: []Edge{{Kind: Call, Target: 3008, Callee: 136}}},                                                                        // 3007 redisSource
	{Rule: 226, Edges: []Edge{{Kind: Accept, Target: 3009, Set: 49}}},                                                                          // 3008 redisSource
	{Rule: 226, Edges: []Edge{{Kind: Call, Target: 3010, Callee: 238}}},                                                                        // 3009 redisSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 453}}},                                                                                      // 3010 redisSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3012, Set: 123}}},                                                                         // 3011 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Call, Target: 3013, Callee: 298}}},                                                                        // 3012 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3014, Set: 287}}},                                                                         // 3013 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Call, Target: 3016, Callee: 136}}},                                                                        // 3014 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Call, Target: 3017, Callee: 232}}},                                                                        // 3015 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Step, Target: 3015}, {Kind: Step, Target: 3017}}},                                                         // 3016 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Step, Target: 3020}}},                                                                                     // 3017 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3019, Set: 297}}},                                                                         // 3018 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3021, Set: 298}}},                                                                         // 3019 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Step, Target: 3018}, {Kind: Step, Target: 3021}}},                                                         // 3020 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Step, Target: 3024}}},                                                                                     // 3021 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3023, Set: 299}}},                                                                         // 3022 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Call, Target: 3025, Callee: 131}}},                                                                        // 3023 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Step, Target: 3022}, {Kind: Step, Target: 3025}}},                                                         // 3024 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Step, Target: 3026}}},                                                                                     // 3025 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3027, Set: 49}}},                                                                          // 3026 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Call, Target: 3028, Callee: 234}}},                                                                        // 3027 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Step, Target: 455}}},                                                                                      // 3028 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Accept, Target: 3030, Set: 124}}},                                                                         // 3029 zeromqSource
	{Rule: 228, Edges: []Edge{{Kind: Call, Target: 3031, Callee: 298}}},                                                                        // 3030 zeromqSource
	{Rule: 228, Edges: []Edge{{Kind: Accept, Target: 3032, Set: 49}}},                                                                          // 3031 zeromqSource
	{Rule: 228, Edges: []Edge{{Kind: Call, Target: 3033, Callee: 238}}},                                                                        // 3032 zeromqSource
	{Rule: 228, Edges: []Edge{{Kind: Step, Target: 457}}},                                                                                      // 3033 zeromqSource
	{Rule: 229, Edges: []Edge{{Kind: Accept, Target: 3035, Set: 89}}},                                                                          // 3034 websocketsSource
	{Rule: 229, Edges: []Edge{{Kind: Call, Target: 3036, Callee: 298}}},                                                                        // 3035 websocketsSource
	{Rule: 229, Edges: []Edge{{Kind: Accept, Target: 3037, Set: 49}}},                                                                          // 3036 websocketsSource
	{Rule: 229, Edges: []Edge{{Kind: Call, Target: 3038, Callee: 238}}},                                                                        // 3037 websocketsSource
	{Rule: 229, Edges: []Edge{{Kind: Step, Target: 459}}},                                                                                      // 3038 websocketsSource
	{Rule: 230, Edges: []Edge{{Kind: Accept, Target: 3040, Set: 62}}},                                                                          // 3039 syslogSource
	{Rule: 230, Edges: []Edge{{Kind: Call, Target: 3041, Callee: 298}}},                                                                        // 3040 syslogSource
	{Rule: 230, Edges: []Edge{{Kind: Accept, Target: 3042, Set: 49}}},                                                                          // 3041 syslogSource
	{Rule: 230, Edges: []Edge{{Kind: Call, Target: 3043, Callee: 238}}},                                                                        // 3042 syslogSource
	{Rule: 230, Edges: []Edge{{Kind: Step, Target: 461}}},                                                                                      // 3043 syslogSource
	{Rule: 231, Edges: []Edge{{Kind: Accept, Target: 3045, Set: 84}}},                                                                          // 3044 clientSource
	{Rule: 231, Edges: []Edge{{Kind: Accept, Target: 3046, Set: 27}}},                                                                          // 3045 clientSource
	{Rule: 231, Edges: []Edge{{Kind: Call, Target: 3047, Callee: 292}}},                                                                        // 3046 clientSource
	{Rule: 231, Edges: []Edge{{Kind: Accept, Target: 3048, Set: 49}}},                                                                          // 3047 clientSource
	{Rule: 231, Edges: []Edge{{Kind: Accept, Target: 3049, Set: 250}}},                                                                         // 3048 clientSource
	{Rule: 231, Edges: []Edge{{Kind: Call, Target: 3050, Callee: 166}}},                                                                        // 3049 clientSource
	{Rule: 231, Edges: []Edge{{Kind: Call, Target: 3051, Callee: 165}}},                                                                        // 3050 clientSource
	{Rule: 231, Edges: []Edge{{Kind: Call, Target: 3052, Callee: 164}}},                                                                        // 3051 clientSource
	{Rule: 231, Edges: []Edge{{Kind: Step, Target: 463}}},                                                                                      // 3052 clientSource
	{Rule: 232, Edges: []Edge{{Kind: Accept, Target: 3054, Set: 106}}},                                                                         // 3053 instances
	{Rule: 232, Edges: []Edge{{Kind: Call, Target: 3055, Callee: 130}}},                                                                        // 3054 instances
	{Rule: 232, Edges: []Edge{{Kind: Step, Target: 465}}},                                                                                      // 3055 instances
	{Rule: 233, Edges: []Edge{{Kind: Call, Target: 3060, Callee: 235}}},                                                                        // 3056 logMode
	{Rule: 233, Edges: []Edge{{Kind: Call, Target: 3060, Callee: 236}}},                                                                        // 3057 logMode
	{Rule: 233, Edges: []Edge{{Kind: Call, Target: 3060, Callee: 237}}},                                                                        // 3058 logMode
	{Rule: 233, Edges: []Edge{{Kind: Step, Target: 3056}, {Kind: Step, Target: 3057}, {Kind: Step, Target: 3058}}},                             // 3059 logMode
	{Rule: 233, Edges: []Edge{{Kind: Step, Target: 467}}},                                                                                      // 3060 logMode
	{Rule: 234, Edges: []Edge{{Kind: Call, Target: 3064, Callee: 233}}},                                                                        // 3061 mqttMode
	{Rule: 234, Edges: []Edge{{Kind: Call, Target: 3064, Callee: 238}}},                                                                        // 3062 mqttMode
	{Rule: 234, Edges: []Edge{{Kind: Step, Target: 3061}, {Kind: Step, Target: 3062}}},                                                         // 3063 mqttMode
	{Rule: 234, Edges: []Edge{{Kind: Step, Target: 469}}},                                                                                      // 3064 mqttMode
	{Rule: 235, Edges: []Edge{{Kind: Accept, Target: 3066, Set: 250}}},                                                                         // 3065 ackParallel
	{Rule: 235, Edges: []Edge{{Kind: Accept, Target: 3067, Set: 252}}},                                                                         // 3066 ackParallel
	{Rule: 235, Edges: []Edge{{Kind: Accept, Target: 3068, Set: 105}}},                                                                         // 3067 ackParallel
	{Rule: 235, Edges: []Edge{{Kind: Call, Target: 3069, Callee: 130}}},                                                                        // 3068 ackParallel
	{Rule: 235, Edges: []Edge{{Kind: Accept, Target: 3070, Set: 148}}},                                                                         // 3069 ackParallel
	{Rule: 235, Edges: []Edge{{Kind: Accept, Target: 3071, Set: 94}}},                                                                          // 3070 ackParallel
	{Rule: 235, Edges: []Edge{{Kind: Call, Target: 3072, Callee: 132}}},                                                                        // 3071 ackParallel
	{Rule: 235, Edges: []Edge{{Kind: Call, Target: 3073, Callee: 165}}},                                                                        // 3072 ackParallel
	{Rule: 235, Edges: []Edge{{Kind: Call, Target: 3074, Callee: 164}}},                                                                        // 3073 ackParallel
	{Rule: 235, Edges: []Edge{{Kind: Step, Target: 471}}},                                                                                      // 3074 ackParallel
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3076, Set: 250}}},                                                                         // 3075 ackSequential
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3077, Set: 251}}},                                                                         // 3076 ackSequential
	{Rule: 236, Edges: []Edge{{Kind: Call, Target: 3078, Callee: 165}}},                                                                        // 3077 ackSequential
	{Rule: 236, Edges: []Edge{{Kind: Call, Target: 3079, Callee: 164}}},                                                                        // 3078 ackSequential
	{Rule: 236, Edges: []Edge{{Kind: Step, Target: 473}}},                                                                                      // 3079 ackSequential
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3081, Set: 300}}},                                                                         // 3080 noAckParallel
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3082, Set: 252}}},                                                                         // 3081 noAckParallel
	{Rule: 237, Edges: []Edge{{Kind: Step, Target: 475}}},                                                                                      // 3082 noAckParallel
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3084, Set: 300}}},                                                                         // 3083 noAckSequential
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3085, Set: 251}}},                                                                         // 3084 noAckSequential
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 477}}},                                                                                      // 3085 noAckSequential
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3087, Set: 65}}},                                                                          // 3086 quiesce
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3088, Set: 301}}},                                                                         // 3087 quiesce
	{Rule: 239, Edges: []Edge{{Kind: Call, Target: 3089, Callee: 240}}},                                                                        // 3088 quiesce
	{Rule: 239, Edges: []Edge{{Kind: Step, Target: 479}}},                                                                                      // 3089 quiesce
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3107, Set: 302}}},                                                                         // 3090 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3092, Set: 303}}},                                                                         // 3091 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3093, Set: 105}}},                                                                         // 3092 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3094, Set: 232}}},                                                                         // 3093 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Call, Target: 3099, Callee: 134}}},                                                                        // 3094 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3096, Set: 65}}},                                                                          // 3095 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3097, Set: 304}}},                                                                         // 3096 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3098, Set: 40}}},                                                                          // 3097 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3100, Set: 305}}},                                                                         // 3098 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3095}, {Kind: Step, Target: 3100}}},                                                         // 3099 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3107}}},                                                                                     // 3100 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3107, Set: 40}}},                                                                          // 3101 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3103, Set: 306}}},                                                                         // 3102 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3104, Set: 248}}},                                                                         // 3103 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3105, Set: 307}}},                                                                         // 3104 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Call, Target: 3107, Callee: 132}}},                                                                        // 3105 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3090}, {Kind: Step, Target: 3091}, {Kind: Step, Target: 3101}, {Kind: Step, Target: 3102}}}, // 3106 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 481}}},                                                                                      // 3107 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3109, Set: 308}}},                                                                         // 3108 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3128, Set: 287}}},                                                                         // 3109 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3111, Set: 309}}},                                                                         // 3110 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3128, Set: 292}}},                                                                         // 3111 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3113, Set: 122}}},                                                                         // 3112 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3128, Set: 296}}},                                                                         // 3113 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3115, Set: 117}}},                                                                         // 3114 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3128, Set: 291}}},                                                                         // 3115 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3117, Set: 120}}},                                                                         // 3116 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3128, Set: 294}}},                                                                         // 3117 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3119, Set: 124}}},                                                                         // 3118 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3128, Set: 310}}},                                                                         // 3119 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3121, Set: 88}}},                                                                          // 3120 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3128, Set: 311}}},                                                                         // 3121 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3123, Set: 89}}},                                                                          // 3122 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3128, Set: 312}}},                                                                         // 3123 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3125, Set: 62}}},                                                                          // 3124 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3128, Set: 313}}},                                                                         // 3125 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3128, Set: 84}}},                                                                          // 3126 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3108}, {Kind: Step, Target: 3110}, {Kind: Step, Target: 3112}, {Kind: Step, Target: 3114}, {Kind: Step, Target: 3116}, {Kind: Step, Target: 3118}, {Kind: Step, Target: 3120}, {Kind: Step, Target: 3122}, {Kind: Step, Target: 3124}, {Kind: Step, Target: 3126}}}, // 3127 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 483}}},                              // 3128 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3131, Callee: 241}}},                // 3129 alterIngestor
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3129}, {Kind: Step, Target: 3131}}}, // 3130 alterIngestor
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3132}}},                             // 3131 alterIngestor
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3133, Set: 157}}},                 // 3132 alterIngestor
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3134, Callee: 304}}},                // 3133 alterIngestor
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3139, Callee: 243}}},                // 3134 alterIngestor
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3136, Set: 29}}},                  // 3135 alterIngestor
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3138, Callee: 243}}},                // 3136 alterIngestor
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3135}}},                             // 3137 alterIngestor
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3141}}},                             // 3138 alterIngestor
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3137}, {Kind: Step, Target: 3140}}}, // 3139 alterIngestor
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 485}}},                              // 3140 alterIngestor
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3139}}},                             // 3141 alterIngestor
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3143, Set: 16}}},                  // 3142 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3146, Set: 57}}},                  // 3143 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3147, Callee: 216}}},                // 3144 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3147, Callee: 231}}},                // 3145 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3144}, {Kind: Step, Target: 3145}}}, // 3146 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3177}}},                             // 3147 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3149, Set: 16}}},                  // 3148 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3150, Set: 138}}},                 // 3149 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3151, Set: 60}}},                  // 3150 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3177, Callee: 296}}},                // 3151 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3153, Set: 16}}},                  // 3152 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3177, Callee: 215}}},                // 3153 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3155, Set: 40}}},                  // 3154 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3177, Set: 115}}},                 // 3155 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3157, Set: 16}}},                  // 3156 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3158, Set: 233}}},                 // 3157 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3177, Callee: 150}}},                // 3158 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3160, Set: 40}}},                  // 3159 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3161, Set: 233}}},                 // 3160 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3177, Set: 169}}},                 // 3161 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3163, Set: 258}}},                 // 3162 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3164, Set: 259}}},                 // 3163 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3177, Callee: 171}}},                // 3164 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3166, Set: 40}}},                  // 3165 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3167, Set: 259}}},                 // 3166 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3168, Set: 42}}},                  // 3167 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3177, Callee: 303}}},                // 3168 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3170, Set: 16}}},                  // 3169 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3171, Set: 256}}},                 // 3170 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3172, Set: 253}}},                 // 3171 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3177, Set: 257}}},                 // 3172 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3174, Set: 16}}},                  // 3173 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3175, Set: 301}}},                 // 3174 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3177, Callee: 240}}},                // 3175 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3142}, {Kind: Step, Target: 3148}, {Kind: Step, Target: 3152}, {Kind: Step, Target: 3154}, {Kind: Step, Target: 3156}, {Kind: Step, Target: 3159}, {Kind: Step, Target: 3162}, {Kind: Step, Target: 3165}, {Kind: Step, Target: 3169}, {Kind: Step, Target: 3173}}}, // 3176 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 487}}},                                                                                      // 3177 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3179, Set: 161}}},                                                                         // 3178 createEmitter
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3180, Callee: 288}}},                                                                        // 3179 createEmitter
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3181, Set: 57}}},                                                                          // 3180 createEmitter
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3185, Callee: 146}}},                                                                        // 3181 createEmitter
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3184, Callee: 152}}},                                                                        // 3182 createEmitter
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3182}}},                                                                                     // 3183 createEmitter
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3187}}},                                                                                     // 3184 createEmitter
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3183}, {Kind: Step, Target: 3186}}},                                                         // 3185 createEmitter
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3188}}},                                                                                     // 3186 createEmitter
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3185}}},                                                                                     // 3187 createEmitter
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3189, Set: 42}}},                                                                          // 3188 createEmitter
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3190, Callee: 245}}},                                                                        // 3189 createEmitter
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3191, Callee: 163}}},                                                                        // 3190 createEmitter
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3192, Callee: 167}}},                                                                        // 3191 createEmitter
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3193, Callee: 169}}},                                                                        // 3192 createEmitter
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 489}}},                                                                                      // 3193 createEmitter
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3195, Callee: 246}}},                                                                        // 3194 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Accept, Target: 3196, Set: 68}}},                                                                          // 3195 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Accept, Target: 3197, Set: 60}}},                                                                          // 3196 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3198, Callee: 296}}},                                                                        // 3197 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3199, Callee: 155}}},                                                                        // 3198 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3221}}},                                                                                     // 3199 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3201, Callee: 265}}},                                                                        // 3200 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Accept, Target: 3202, Set: 49}}},                                                                          // 3201 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3204, Callee: 278}}},                                                                        // 3202 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3205, Callee: 150}}},                                                                        // 3203 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3203}, {Kind: Step, Target: 3205}}},                                                         // 3204 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3221}}},                                                                                     // 3205 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3212, Callee: 277}}},                                                                        // 3206 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Accept, Target: 3208, Set: 68}}},                                                                          // 3207 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Accept, Target: 3209, Set: 60}}},                                                                          // 3208 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3213, Callee: 296}}},                                                                        // 3209 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Accept, Target: 3211, Set: 189}}},                                                                         // 3210 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Accept, Target: 3213, Set: 314}}},                                                                         // 3211 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3207}, {Kind: Step, Target: 3210}}},                                                         // 3212 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3214}}},                                                                                     // 3213 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3215, Callee: 155}}},                                                                        // 3214 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3221}}},                                                                                     // 3215 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3217, Callee: 279}}},                                                                        // 3216 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3218, Callee: 155}}},                                                                        // 3217 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3219, Callee: 280}}},                                                                        // 3218 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3221}}},                                                                                     // 3219 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3194}, {Kind: Step, Target: 3200}, {Kind: Step, Target: 3206}, {Kind: Step, Target: 3216}}}, // 3220 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 491}}},                                                                                      // 3221 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3233, Callee: 247}}},                                                                        // 3222 codecSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3233, Callee: 248}}},                                                                        // 3223 codecSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3233, Callee: 249}}},                                                                        // 3224 codecSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3233, Callee: 250}}},                                                                        // 3225 codecSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3233, Callee: 251}}},                                                                        // 3226 codecSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3233, Callee: 252}}},                                                                        // 3227 codecSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3233, Callee: 253}}},                                                                        // 3228 codecSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3233, Callee: 254}}},                                                                        // 3229 codecSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3233, Callee: 258}}},                                                                        // 3230 codecSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3233, Callee: 259}}},                                                                        // 3231 codecSink
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 3222}, {Kind: Step, Target: 3223}, {Kind: Step, Target: 3224}, {Kind: Step, Target: 3225}, {Kind: Step, Target: 3226}, {Kind: Step, Target: 3227}, {Kind: Step, Target: 3228}, {Kind: Step, Target: 3229}, {Kind: Step, Target: 3230}, {Kind: Step, Target: 3231}}}, // 3232 codecSink
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 493}}},                              // 3233 codecSink
	{Rule: 247, Edges: []Edge{{Kind: Accept, Target: 3235, Set: 116}}},                 // 3234 kafkaSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3236, Callee: 298}}},                // 3235 kafkaSink
	{Rule: 247, Edges: []Edge{{Kind: Accept, Target: 3237, Set: 287}}},                 // 3236 kafkaSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3238, Callee: 136}}},                // 3237 kafkaSink
	{Rule: 247, Edges: []Edge{{Kind: Accept, Target: 3239, Set: 49}}},                  // 3238 kafkaSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3240, Callee: 262}}},                // 3239 kafkaSink
	{Rule: 247, Edges: []Edge{{Kind: Step, Target: 495}}},                              // 3240 kafkaSink
	{Rule: 248, Edges: []Edge{{Kind: Accept, Target: 3242, Set: 117}}},                 // 3241 natsSink
	{Rule: 248, Edges: []Edge{{Kind: Call, Target: 3243, Callee: 298}}},                // 3242 natsSink
	{Rule: 248, Edges: []Edge{{Kind: Accept, Target: 3244, Set: 291}}},                 // 3243 natsSink
	{Rule: 248, Edges: []Edge{{Kind: Call, Target: 3245, Callee: 136}}},                // 3244 natsSink
	{Rule: 248, Edges: []Edge{{Kind: Accept, Target: 3246, Set: 49}}},                  // 3245 natsSink
	{Rule: 248, Edges: []Edge{{Kind: Call, Target: 3247, Callee: 264}}},                // 3246 natsSink
	{Rule: 248, Edges: []Edge{{Kind: Step, Target: 497}}},                              // 3247 natsSink
	{Rule: 249, Edges: []Edge{{Kind: Accept, Target: 3249, Set: 118}}},                 // 3248 pulsarSink
	{Rule: 249, Edges: []Edge{{Kind: Call, Target: 3250, Callee: 298}}},                // 3249 pulsarSink
	{Rule: 249, Edges: []Edge{{Kind: Accept, Target: 3251, Set: 287}}},                 // 3250 pulsarSink
	{Rule: 249, Edges: []Edge{{Kind: Call, Target: 3252, Callee: 136}}},                // 3251 pulsarSink
	{Rule: 249, Edges: []Edge{{Kind: Accept, Target: 3253, Set: 49}}},                  // 3252 pulsarSink
	{Rule: 249, Edges: []Edge{{Kind: Call, Target: 3254, Callee: 262}}},                // 3253 pulsarSink
	{Rule: 249, Edges: []Edge{{Kind: Step, Target: 499}}},                              // 3254 pulsarSink
	{Rule: 250, Edges: []Edge{{Kind: Accept, Target: 3256, Set: 121}}},                 // 3255 rabbitmqSink
	{Rule: 250, Edges: []Edge{{Kind: Call, Target: 3257, Callee: 298}}},                // 3256 rabbitmqSink
	{Rule: 250, Edges: []Edge{{Kind: Accept, Target: 3258, Set: 292}}},                 // 3257 rabbitmqSink
	{Rule: 250, Edges: []Edge{{Kind: Call, Target: 3259, Callee: 136}}},                // 3258 rabbitmqSink
	{Rule: 250, Edges: []Edge{{Kind: Accept, Target: 3260, Set: 49}}},                  // 3259 rabbitmqSink
	{Rule: 250, Edges: []Edge{{Kind: Call, Target: 3261, Callee: 262}}},                // 3260 rabbitmqSink
	{Rule: 250, Edges: []Edge{{Kind: Step, Target: 501}}},                              // 3261 rabbitmqSink
	{Rule: 251, Edges: []Edge{{Kind: Accept, Target: 3263, Set: 122}}},                 // 3262 redisSink
	{Rule: 251, Edges: []Edge{{Kind: Accept, Target: 3264, Set: 295}}},                 // 3263 redisSink
	{Rule: 251, Edges: []Edge{{Kind: Call, Target: 3265, Callee: 298}}},                // 3264 redisSink
	{Rule: 251, Edges: []Edge{{Kind: Accept, Target: 3266, Set: 296}}},                 // 3265 redisSink
	{Rule: 251, Edges: []Edge{{Kind: Call, Target: 3267, Callee: 136}}},                // 3266 redisSink
	{Rule: 251, Edges: []Edge{{Kind: Accept, Target: 3268, Set: 49}}},                  // 3267 redisSink
	{Rule: 251, Edges: []Edge{{Kind: Call, Target: 3269, Callee: 260}}},                // 3268 redisSink
	{Rule: 251, Edges: []Edge{{Kind: Step, Target: 503}}},                              // 3269 redisSink
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3271, Set: 123}}},                 // 3270 mqttSink
	{Rule: 252, Edges: []Edge{{Kind: Call, Target: 3272, Callee: 298}}},                // 3271 mqttSink
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3273, Set: 287}}},                 // 3272 mqttSink
	{Rule: 252, Edges: []Edge{{Kind: Call, Target: 3274, Callee: 136}}},                // 3273 mqttSink
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3275, Set: 49}}},                  // 3274 mqttSink
	{Rule: 252, Edges: []Edge{{Kind: Call, Target: 3276, Callee: 263}}},                // 3275 mqttSink
	{Rule: 252, Edges: []Edge{{Kind: Step, Target: 505}}},                              // 3276 mqttSink
	{Rule: 253, Edges: []Edge{{Kind: Accept, Target: 3278, Set: 124}}},                 // 3277 zeromqSink
	{Rule: 253, Edges: []Edge{{Kind: Call, Target: 3279, Callee: 298}}},                // 3278 zeromqSink
	{Rule: 253, Edges: []Edge{{Kind: Accept, Target: 3280, Set: 49}}},                  // 3279 zeromqSink
	{Rule: 253, Edges: []Edge{{Kind: Call, Target: 3281, Callee: 260}}},                // 3280 zeromqSink
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 507}}},                              // 3281 zeromqSink
	{Rule: 254, Edges: []Edge{{Kind: Accept, Target: 3283, Set: 125}}},                 // 3282 sqsSink
	{Rule: 254, Edges: []Edge{{Kind: Call, Target: 3284, Callee: 298}}},                // 3283 sqsSink
	{Rule: 254, Edges: []Edge{{Kind: Accept, Target: 3285, Set: 292}}},                 // 3284 sqsSink
	{Rule: 254, Edges: []Edge{{Kind: Call, Target: 3287, Callee: 257}}},                // 3285 sqsSink
	{Rule: 254, Edges: []Edge{{Kind: Call, Target: 3288, Callee: 255}}},                // 3286 sqsSink
	{Rule: 254, Edges: []Edge{{Kind: Step, Target: 3286}, {Kind: Step, Target: 3288}}}, // 3287 sqsSink
	{Rule: 254, Edges: []Edge{{Kind: Step, Target: 3289}}},                             // 3288 sqsSink
	{Rule: 254, Edges: []Edge{{Kind: Accept, Target: 3290, Set: 49}}},                  // 3289 sqsSink
	{Rule: 254, Edges: []Edge{{Kind: Call, Target: 3291, Callee: 256}}},                // 3290 sqsSink
	{Rule: 254, Edges: []Edge{{Kind: Step, Target: 509}}},                              // 3291 sqsSink
	{Rule: 255, Edges: []Edge{{Kind: Accept, Target: 3293, Set: 315}}},                 // 3292 fifoGroup
	{Rule: 255, Edges: []Edge{{Kind: Accept, Target: 3297, Set: 290}}},                 // 3293 fifoGroup
	{Rule: 255, Edges: []Edge{{Kind: Accept, Target: 3295, Set: 57}}},                  // 3294 fifoGroup
	{Rule: 255, Edges: []Edge{{Kind: Accept, Target: 3298, Set: 103}}},                 // 3295 fifoGroup
	{Rule: 255, Edges: []Edge{{Kind: Call, Target: 3298, Callee: 111}}},                // 3296 fifoGroup
	{Rule: 255, Edges: []Edge{{Kind: Step, Target: 3294}, {Kind: Step, Target: 3296}}}, // 3297 fifoGroup
	{Rule: 255, Edges: []Edge{{Kind: Step, Target: 511}}},                              // 3298 fifoGroup
	{Rule: 256, Edges: []Edge{{Kind: Accept, Target: 3300, Set: 316}}},                 // 3299 sqsSinkMode
	{Rule: 256, Edges: []Edge{{Kind: Call, Target: 3301, Callee: 164}}},                // 3300 sqsSinkMode
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 513}}},                              // 3301 sqsSinkMode
	{Rule: 257, Edges: []Edge{{Kind: Call, Target: 3307, Callee: 142}}},                // 3302 sqsQueue
	{Rule: 257, Edges: []Edge{{Kind: Accept, Target: 3304, Set: 227}}},                 // 3303 sqsQueue
	{Rule: 257, Edges: []Edge{{Kind: Call, Target: 3306, Callee: 142}}},                // 3304 sqsQueue
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 3303}}},                             // 3305 sqsQueue
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 3309}}},                             // 3306 sqsQueue
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 3305}, {Kind: Step, Target: 3308}}}, // 3307 sqsQueue
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 3312}}},                             // 3308 sqsQueue
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 3307}}},                             // 3309 sqsQueue
	{Rule: 257, Edges: []Edge{{Kind: Accept, Target: 3311, Set: 216}}},                 // 3310 sqsQueue
	{Rule: 257, Edges: []Edge{{Kind: Accept, Target: 3313, Set: 315}}},                 // 3311 sqsQueue
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 3310}, {Kind: Step, Target: 3313}}}, // 3312 sqsQueue
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 3316}}},                             // 3313 sqsQueue
	{Rule: 257, Edges: []Edge{{Kind: Accept, Target: 3316, Set: 26}}},                  // 3314 sqsQueue
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 3302}, {Kind: Step, Target: 3314}}}, // 3315 sqsQueue
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 515}}},                              // 3316 sqsQueue
	{Rule: 258, Edges: []Edge{{Kind: Accept, Target: 3318, Set: 119}}},                 // 3317 sentrySink
	{Rule: 258, Edges: []Edge{{Kind: Call, Target: 3319, Callee: 298}}},                // 3318 sentrySink
	{Rule: 258, Edges: []Edge{{Kind: Accept, Target: 3320, Set: 49}}},                  // 3319 sentrySink
	{Rule: 258, Edges: []Edge{{Kind: Call, Target: 3321, Callee: 278}}},                // 3320 sentrySink
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 517}}},                              // 3321 sentrySink
	{Rule: 259, Edges: []Edge{{Kind: Accept, Target: 3323, Set: 62}}},                  // 3322 syslogSink
	{Rule: 259, Edges: []Edge{{Kind: Call, Target: 3324, Callee: 298}}},                // 3323 syslogSink
	{Rule: 259, Edges: []Edge{{Kind: Accept, Target: 3325, Set: 49}}},                  // 3324 syslogSink
	{Rule: 259, Edges: []Edge{{Kind: Call, Target: 3326, Callee: 260}}},                // 3325 syslogSink
	{Rule: 259, Edges: []Edge{{Kind: Step, Target: 519}}},                              // 3326 syslogSink
	{Rule: 260, Edges: []Edge{{Kind: Accept, Target: 3328, Set: 300}}},                 // 3327 noAckMode
	{Rule: 260, Edges: []Edge{{Kind: Call, Target: 3329, Callee: 164}}},                // 3328 noAckMode
	{Rule: 260, Edges: []Edge{{Kind: Step, Target: 521}}},                              // 3329 noAckMode
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3331, Set: 250}}},                 // 3330 ackMode
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3332, Callee: 166}}},                // 3331 ackMode
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3333, Callee: 165}}},                // 3332 ackMode
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3334, Callee: 164}}},                // 3333 ackMode
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 523}}},                              // 3334 ackMode
	{Rule: 262, Edges: []Edge{{Kind: Call, Target: 3338, Callee: 260}}},                // 3335 brokerMode
	{Rule: 262, Edges: []Edge{{Kind: Call, Target: 3338, Callee: 261}}},                // 3336 brokerMode
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 3335}, {Kind: Step, Target: 3336}}}, // 3337 brokerMode
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 525}}},                              // 3338 brokerMode
	{Rule: 263, Edges: []Edge{{Kind: Accept, Target: 3340, Set: 299}}},                 // 3339 mqttSinkMode
	{Rule: 263, Edges: []Edge{{Kind: Call, Target: 3343, Callee: 131}}},                // 3340 mqttSinkMode
	{Rule: 263, Edges: []Edge{{Kind: Call, Target: 3344, Callee: 164}}},                // 3341 mqttSinkMode
	{Rule: 263, Edges: []Edge{{Kind: Call, Target: 3344, Callee: 261}}},                // 3342 mqttSinkMode
	{Rule: 263, Edges: []Edge{{Kind: Step, Target: 3341}, {Kind: Step, Target: 3342}}}, // 3343 mqttSinkMode
	{Rule: 263, Edges: []Edge{{Kind: Step, Target: 527}}},                              // 3344 mqttSinkMode
	{Rule: 264, Edges: []Edge{{Kind: Call, Target: 3349, Callee: 260}}},                // 3345 natsSinkMode
	{Rule: 264, Edges: []Edge{{Kind: Accept, Target: 3347, Set: 317}}},                 // 3346 natsSinkMode
	{Rule: 264, Edges: []Edge{{Kind: Call, Target: 3349, Callee: 261}}},                // 3347 natsSinkMode
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 3345}, {Kind: Step, Target: 3346}}}, // 3348 natsSinkMode
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 529}}},                              // 3349 natsSinkMode
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3356, Callee: 266}}},                // 3350 rowSink
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3356, Callee: 267}}},                // 3351 rowSink
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3356, Callee: 268}}},                // 3352 rowSink
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3356, Callee: 269}}},                // 3353 rowSink
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3356, Callee: 270}}},                // 3354 rowSink
	{Rule: 265, Edges: []Edge{{Kind: Step, Target: 3350}, {Kind: Step, Target: 3351}, {Kind: Step, Target: 3352}, {Kind: Step, Target: 3353}, {Kind: Step, Target: 3354}}}, // 3355 rowSink
	{Rule: 265, Edges: []Edge{{Kind: Step, Target: 531}}},                                                                                      // 3356 rowSink
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3358, Set: 130}}},                                                                         // 3357 clickhouseSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3359, Callee: 298}}},                                                                        // 3358 clickhouseSink
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3360, Set: 318}}},                                                                         // 3359 clickhouseSink
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3361, Set: 42}}},                                                                          // 3360 clickhouseSink
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3362, Set: 319}}},                                                                         // 3361 clickhouseSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3363, Callee: 136}}},                                                                        // 3362 clickhouseSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3364, Callee: 272}}},                                                                        // 3363 clickhouseSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3365, Callee: 275}}},                                                                        // 3364 clickhouseSink
	{Rule: 266, Edges: []Edge{{Kind: Step, Target: 533}}},                                                                                      // 3365 clickhouseSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3367, Set: 131}}},                                                                         // 3366 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3368, Callee: 298}}},                                                                        // 3367 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3369, Set: 318}}},                                                                         // 3368 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3370, Set: 42}}},                                                                          // 3369 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3371, Set: 319}}},                                                                         // 3370 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3372, Callee: 136}}},                                                                        // 3371 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3379, Callee: 272}}},                                                                        // 3372 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3374, Set: 65}}},                                                                          // 3373 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3376, Set: 320}}},                                                                         // 3374 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3377, Callee: 274}}},                                                                        // 3375 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Step, Target: 3375}, {Kind: Step, Target: 3377}}},                                                         // 3376 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Step, Target: 3378}}},                                                                                     // 3377 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3380, Callee: 271}}},                                                                        // 3378 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Step, Target: 3373}, {Kind: Step, Target: 3380}}},                                                         // 3379 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Step, Target: 3381}}},                                                                                     // 3380 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3382, Callee: 275}}},                                                                        // 3381 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Step, Target: 535}}},                                                                                      // 3382 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3384, Set: 132}}},                                                                         // 3383 mysqlSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3385, Callee: 298}}},                                                                        // 3384 mysqlSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3386, Set: 318}}},                                                                         // 3385 mysqlSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3387, Set: 42}}},                                                                          // 3386 mysqlSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3388, Set: 319}}},                                                                         // 3387 mysqlSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3389, Callee: 136}}},                                                                        // 3388 mysqlSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3393, Callee: 272}}},                                                                        // 3389 mysqlSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3391, Set: 65}}},                                                                          // 3390 mysqlSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3392, Set: 320}}},                                                                         // 3391 mysqlSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3394, Callee: 271}}},                                                                        // 3392 mysqlSink
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3390}, {Kind: Step, Target: 3394}}},                                                         // 3393 mysqlSink
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3395}}},                                                                                     // 3394 mysqlSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3396, Callee: 275}}},                                                                        // 3395 mysqlSink
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 537}}},                                                                                      // 3396 mysqlSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3398, Set: 133}}},                                                                         // 3397 mongodbSink
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3399, Callee: 298}}},                                                                        // 3398 mongodbSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3400, Set: 318}}},                                                                         // 3399 mongodbSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3401, Set: 42}}},                                                                          // 3400 mongodbSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3402, Set: 321}}},                                                                         // 3401 mongodbSink
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3403, Callee: 136}}},                                                                        // 3402 mongodbSink
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3409, Callee: 272}}},                                                                        // 3403 mongodbSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3405, Set: 65}}},                                                                          // 3404 mongodbSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3406, Set: 320}}},                                                                         // 3405 mongodbSink
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3407, Callee: 274}}},                                                                        // 3406 mongodbSink
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3408, Callee: 271}}},                                                                        // 3407 mongodbSink
	{Rule: 269, Edges: []Edge{{Kind: Step, Target: 3410}}},                                                                                     // 3408 mongodbSink
	{Rule: 269, Edges: []Edge{{Kind: Step, Target: 3404}, {Kind: Step, Target: 3410}}},                                                         // 3409 mongodbSink
	{Rule: 269, Edges: []Edge{{Kind: Step, Target: 3411}}},                                                                                     // 3410 mongodbSink
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3412, Callee: 275}}},                                                                        // 3411 mongodbSink
	{Rule: 269, Edges: []Edge{{Kind: Step, Target: 539}}},                                                                                      // 3412 mongodbSink
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3414, Set: 322}}},                                                                         // 3413 icebergSink
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3415, Set: 65}}},                                                                          // 3414 icebergSink
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3416, Set: 323}}},                                                                         // 3415 icebergSink
	{Rule: 270, Edges: []Edge{{Kind: Call, Target: 3417, Callee: 298}}},                                                                        // 3416 icebergSink
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3418, Set: 319}}},                                                                         // 3417 icebergSink
	{Rule: 270, Edges: []Edge{{Kind: Call, Target: 3419, Callee: 136}}},                                                                        // 3418 icebergSink
	{Rule: 270, Edges: []Edge{{Kind: Call, Target: 3420, Callee: 272}}},                                                                        // 3419 icebergSink
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3421, Set: 324}}},                                                                         // 3420 icebergSink
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3422, Set: 26}}},                                                                          // 3421 icebergSink
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3423, Set: 325}}},                                                                         // 3422 icebergSink
	{Rule: 270, Edges: []Edge{{Kind: Call, Target: 3424, Callee: 298}}},                                                                        // 3423 icebergSink
	{Rule: 270, Edges: []Edge{{Kind: Call, Target: 3425, Callee: 276}}},                                                                        // 3424 icebergSink
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 541}}},                                                                                      // 3425 icebergSink
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3427, Set: 326}}},                                                                         // 3426 conflictAction
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3428, Set: 327}}},                                                                         // 3427 conflictAction
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 543}}},                                                                                      // 3428 conflictAction
	{Rule: 272, Edges: []Edge{{Kind: Accept, Target: 3430, Set: 285}}},                                                                         // 3429 valuesMap
	{Rule: 272, Edges: []Edge{{Kind: Accept, Target: 3431, Set: 229}}},                                                                         // 3430 valuesMap
	{Rule: 272, Edges: []Edge{{Kind: Call, Target: 3436, Callee: 273}}},                                                                        // 3431 valuesMap
	{Rule: 272, Edges: []Edge{{Kind: Accept, Target: 3433, Set: 29}}},                                                                          // 3432 valuesMap
	{Rule: 272, Edges: []Edge{{Kind: Call, Target: 3435, Callee: 273}}},                                                                        // 3433 valuesMap
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 3432}}},                                                                                     // 3434 valuesMap
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 3438}}},                                                                                     // 3435 valuesMap
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 3434}, {Kind: Step, Target: 3437}}},                                                         // 3436 valuesMap
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 3440}}},                                                                                     // 3437 valuesMap
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 3436}}},                                                                                     // 3438 valuesMap
	{Rule: 272, Edges: []Edge{{Kind: Accept, Target: 3441, Set: 29}}},                                                                          // 3439 valuesMap
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 3439}, {Kind: Step, Target: 3441}}},                                                         // 3440 valuesMap
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 3442}}},                                                                                     // 3441 valuesMap
	{Rule: 272, Edges: []Edge{{Kind: Accept, Target: 3443, Set: 230}}},                                                                         // 3442 valuesMap
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 545}}},                                                                                      // 3443 valuesMap
	{Rule: 273, Edges: []Edge{{Kind: Accept, Target: 3445, Set: 26}}},                                                                          // 3444 valueItem
	{Rule: 273, Edges: []Edge{{Kind: Accept, Target: 3446, Set: 170}}},                                                                         // 3445 valueItem
	{Rule: 273, Edges: []Edge{{Kind: Call, Target: 3447, Callee: 111}}},                                                                        // 3446 valueItem
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 547}}},                                                                                      // 3447 valueItem
	{Rule: 274, Edges: []Edge{{Kind: Accept, Target: 3449, Set: 28}}},                                                                          // 3448 conflictTarget
	{Rule: 274, Edges: []Edge{{Kind: Accept, Target: 3454, Set: 26}}},                                                                          // 3449 conflictTarget
	{Rule: 274, Edges: []Edge{{Kind: Accept, Target: 3451, Set: 29}}},                                                                          // 3450 conflictTarget
	{Rule: 274, Edges: []Edge{{Kind: Accept, Target: 3453, Set: 26}}},                                                                          // 3451 conflictTarget
	{Rule: 274, Edges: []Edge{{Kind: Step, Target: 3450}}},                                                                                     // 3452 conflictTarget
	{Rule: 274, Edges: []Edge{{Kind: Step, Target: 3456}}},                                                                                     // 3453 conflictTarget
	{Rule: 274, Edges: []Edge{{Kind: Step, Target: 3452}, {Kind: Step, Target: 3455}}},                                                         // 3454 conflictTarget
	{Rule: 274, Edges: []Edge{{Kind: Step, Target: 3458}}},                                                                                     // 3455 conflictTarget
	{Rule: 274, Edges: []Edge{{Kind: Step, Target: 3454}}},                                                                                     // 3456 conflictTarget
	{Rule: 274, Edges: []Edge{{Kind: Accept, Target: 3459, Set: 29}}},                                                                          // 3457 conflictTarget
	{Rule: 274, Edges: []Edge{{Kind: Step, Target: 3457}, {Kind: Step, Target: 3459}}},                                                         // 3458 conflictTarget
	{Rule: 274, Edges: []Edge{{Kind: Step, Target: 3460}}},                                                                                     // 3459 conflictTarget
	{Rule: 274, Edges: []Edge{{Kind: Accept, Target: 3461, Set: 30}}},                                                                          // 3460 conflictTarget
	{Rule: 274, Edges: []Edge{{Kind: Step, Target: 549}}},                                                                                      // 3461 conflictTarget
	{Rule: 275, Edges: []Edge{{Kind: Accept, Target: 3463, Set: 6}}},                                                                           // 3462 maxBatch
	{Rule: 275, Edges: []Edge{{Kind: Accept, Target: 3464, Set: 105}}},                                                                         // 3463 maxBatch
	{Rule: 275, Edges: []Edge{{Kind: Accept, Target: 3465, Set: 148}}},                                                                         // 3464 maxBatch
	{Rule: 275, Edges: []Edge{{Kind: Call, Target: 3466, Callee: 130}}},                                                                        // 3465 maxBatch
	{Rule: 275, Edges: []Edge{{Kind: Step, Target: 551}}},                                                                                      // 3466 maxBatch
	{Rule: 276, Edges: []Edge{{Kind: Accept, Target: 3468, Set: 186}}},                                                                         // 3467 commitPolicy
	{Rule: 276, Edges: []Edge{{Kind: Accept, Target: 3469, Set: 246}}},                                                                         // 3468 commitPolicy
	{Rule: 276, Edges: []Edge{{Kind: Call, Target: 3470, Callee: 132}}},                                                                        // 3469 commitPolicy
	{Rule: 276, Edges: []Edge{{Kind: Accept, Target: 3471, Set: 105}}},                                                                         // 3470 commitPolicy
	{Rule: 276, Edges: []Edge{{Kind: Accept, Target: 3472, Set: 232}}},                                                                         // 3471 commitPolicy
	{Rule: 276, Edges: []Edge{{Kind: Call, Target: 3473, Callee: 134}}},                                                                        // 3472 commitPolicy
	{Rule: 276, Edges: []Edge{{Kind: Step, Target: 553}}},                                                                                      // 3473 commitPolicy
	{Rule: 277, Edges: []Edge{{Kind: Accept, Target: 3475, Set: 88}}},                                                                          // 3474 httpSink
	{Rule: 277, Edges: []Edge{{Kind: Call, Target: 3476, Callee: 298}}},                                                                        // 3475 httpSink
	{Rule: 277, Edges: []Edge{{Kind: Accept, Target: 3477, Set: 328}}},                                                                         // 3476 httpSink
	{Rule: 277, Edges: []Edge{{Kind: Call, Target: 3478, Callee: 111}}},                                                                        // 3477 httpSink
	{Rule: 277, Edges: []Edge{{Kind: Accept, Target: 3479, Set: 87}}},                                                                          // 3478 httpSink
	{Rule: 277, Edges: []Edge{{Kind: Call, Target: 3480, Callee: 111}}},                                                                        // 3479 httpSink
	{Rule: 277, Edges: []Edge{{Kind: Accept, Target: 3481, Set: 49}}},                                                                          // 3480 httpSink
	{Rule: 277, Edges: []Edge{{Kind: Call, Target: 3482, Callee: 278}}},                                                                        // 3481 httpSink
	{Rule: 277, Edges: []Edge{{Kind: Step, Target: 555}}},                                                                                      // 3482 httpSink
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3484, Set: 250}}},                                                                         // 3483 requestMode
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3485, Callee: 164}}},                                                                        // 3484 requestMode
	{Rule: 278, Edges: []Edge{{Kind: Step, Target: 557}}},                                                                                      // 3485 requestMode
	{Rule: 279, Edges: []Edge{{Kind: Accept, Target: 3487, Set: 84}}},                                                                          // 3486 clientSink
	{Rule: 279, Edges: []Edge{{Kind: Accept, Target: 3488, Set: 27}}},                                                                          // 3487 clientSink
	{Rule: 279, Edges: []Edge{{Kind: Call, Target: 3489, Callee: 292}}},                                                                        // 3488 clientSink
	{Rule: 279, Edges: []Edge{{Kind: Accept, Target: 3490, Set: 49}}},                                                                          // 3489 clientSink
	{Rule: 279, Edges: []Edge{{Kind: Call, Target: 3491, Callee: 261}}},                                                                        // 3490 clientSink
	{Rule: 279, Edges: []Edge{{Kind: Step, Target: 559}}},                                                                                      // 3491 clientSink
	{Rule: 280, Edges: []Edge{{Kind: Accept, Target: 3493, Set: 148}}},                                                                         // 3492 clientBatch
	{Rule: 280, Edges: []Edge{{Kind: Accept, Target: 3494, Set: 105}}},                                                                         // 3493 clientBatch
	{Rule: 280, Edges: []Edge{{Kind: Accept, Target: 3495, Set: 263}}},                                                                         // 3494 clientBatch
	{Rule: 280, Edges: []Edge{{Kind: Call, Target: 3496, Callee: 130}}},                                                                        // 3495 clientBatch
	{Rule: 280, Edges: []Edge{{Kind: Accept, Target: 3497, Set: 105}}},                                                                         // 3496 clientBatch
	{Rule: 280, Edges: []Edge{{Kind: Accept, Target: 3498, Set: 232}}},                                                                         // 3497 clientBatch
	{Rule: 280, Edges: []Edge{{Kind: Call, Target: 3499, Callee: 134}}},                                                                        // 3498 clientBatch
	{Rule: 280, Edges: []Edge{{Kind: Step, Target: 561}}},                                                                                      // 3499 clientBatch
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3501, Set: 161}}},                                                                         // 3500 alterEmitter
	{Rule: 281, Edges: []Edge{{Kind: Call, Target: 3502, Callee: 314}}},                                                                        // 3501 alterEmitter
	{Rule: 281, Edges: []Edge{{Kind: Call, Target: 3507, Callee: 282}}},                                                                        // 3502 alterEmitter
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3504, Set: 29}}},                                                                          // 3503 alterEmitter
	{Rule: 281, Edges: []Edge{{Kind: Call, Target: 3506, Callee: 282}}},                                                                        // 3504 alterEmitter
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 3503}}},                                                                                     // 3505 alterEmitter
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 3509}}},                                                                                     // 3506 alterEmitter
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 3505}, {Kind: Step, Target: 3508}}},                                                         // 3507 alterEmitter
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 563}}},                                                                                      // 3508 alterEmitter
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 3507}}},                                                                                     // 3509 alterEmitter
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3539, Callee: 181}}},                                                                        // 3510 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Accept, Target: 3512, Set: 16}}},                                                                          // 3511 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Accept, Target: 3520, Set: 42}}},                                                                          // 3512 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3521, Callee: 246}}},                                                                        // 3513 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3515, Callee: 265}}},                                                                        // 3514 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Accept, Target: 3516, Set: 49}}},                                                                          // 3515 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3517, Callee: 278}}},                                                                        // 3516 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 3521}}},                                                                                     // 3517 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3521, Callee: 277}}},                                                                        // 3518 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3521, Callee: 279}}},                                                                        // 3519 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 3513}, {Kind: Step, Target: 3514}, {Kind: Step, Target: 3518}, {Kind: Step, Target: 3519}}}, // 3520 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 3539}}},                                                                                     // 3521 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Accept, Target: 3523, Set: 16}}},                                                                          // 3522 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Accept, Target: 3524, Set: 49}}},                                                                          // 3523 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3539, Callee: 283}}},                                                                        // 3524 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Accept, Target: 3526, Set: 16}}},                                                                          // 3525 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Accept, Target: 3527, Set: 84}}},                                                                          // 3526 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3539, Callee: 298}}},                                                                        // 3527 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Accept, Target: 3529, Set: 16}}},                                                                          // 3528 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Accept, Target: 3530, Set: 68}}},                                                                          // 3529 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Accept, Target: 3531, Set: 60}}},                                                                          // 3530 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3539, Callee: 296}}},                                                                        // 3531 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Accept, Target: 3533, Set: 40}}},                                                                          // 3532 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Accept, Target: 3539, Set: 68}}},                                                                          // 3533 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Accept, Target: 3535, Set: 16}}},                                                                          // 3534 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3539, Callee: 163}}},                                                                        // 3535 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Accept, Target: 3537, Set: 16}}},                                                                          // 3536 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3539, Callee: 276}}},                                                                        // 3537 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 3510}, {Kind: Step, Target: 3511}, {Kind: Step, Target: 3522}, {Kind: Step, Target: 3525}, {Kind: Step, Target: 3528}, {Kind: Step, Target: 3532}, {Kind: Step, Target: 3534}, {Kind: Step, Target: 3536}}}, // 3538 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 565}}},               // 3539 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Call, Target: 3547, Callee: 262}}}, // 3540 anySinkMode
	{Rule: 283, Edges: []Edge{{Kind: Call, Target: 3547, Callee: 263}}}, // 3541 anySinkMode
	{Rule: 283, Edges: []Edge{{Kind: Accept, Target: 3543, Set: 317}}},  // 3542 anySinkMode
	{Rule: 283, Edges: []Edge{{Kind: Call, Target: 3547, Callee: 261}}}, // 3543 anySinkMode
	{Rule: 283, Edges: []Edge{{Kind: Call, Target: 3547, Callee: 256}}}, // 3544 anySinkMode
	{Rule: 283, Edges: []Edge{{Kind: Call, Target: 3547, Callee: 278}}}, // 3545 anySinkMode
	{Rule: 283, Edges: []Edge{{Kind: Step, Target: 3540}, {Kind: Step, Target: 3541}, {Kind: Step, Target: 3542}, {Kind: Step, Target: 3544}, {Kind: Step, Target: 3545}}}, // 3546 anySinkMode
	{Rule: 283, Edges: []Edge{{Kind: Step, Target: 567}}},               // 3547 anySinkMode
	{Rule: 284, Edges: []Edge{{Kind: Refuse, Target: 3549, Set: 329}}},  // 3548 word
	{Rule: 284, Edges: []Edge{{Kind: Step, Target: 569}}},               // 3549 word
	{Rule: 285, Edges: []Edge{{Kind: Refuse, Target: 3551, Set: 329}}},  // 3550 name
	{Rule: 285, Edges: []Edge{{Kind: Step, Target: 571}}},               // 3551 name
	{Rule: 286, Edges: []Edge{{Kind: Refuse, Target: 3553, Set: 330}}},  // 3552 relayName
	{Rule: 286, Edges: []Edge{{Kind: Step, Target: 573}}},               // 3553 relayName
	{Rule: 287, Edges: []Edge{{Kind: Refuse, Target: 3555, Set: 331}}},  // 3554 ident
	{Rule: 287, Edges: []Edge{{Kind: Step, Target: 575}}},               // 3555 ident
	{Rule: 288, Edges: []Edge{{Kind: Call, Target: 3557, Callee: 285}}}, // 3556 freshName
	{Rule: 288, Edges: []Edge{{Kind: Step, Target: 577}}},               // 3557 freshName
	{Rule: 289, Edges: []Edge{{Kind: Call, Target: 3559, Callee: 286}}}, // 3558 freshRelay
	{Rule: 289, Edges: []Edge{{Kind: Step, Target: 579}}},               // 3559 freshRelay
	{Rule: 290, Edges: []Edge{{Kind: Call, Target: 3561, Callee: 285}}}, // 3560 freshField
	{Rule: 290, Edges: []Edge{{Kind: Step, Target: 581}}},               // 3561 freshField
	{Rule: 291, Edges: []Edge{{Kind: Call, Target: 3563, Callee: 285}}}, // 3562 field
	{Rule: 291, Edges: []Edge{{Kind: Step, Target: 583}}},               // 3563 field
	{Rule: 292, Edges: []Edge{{Kind: Call, Target: 3565, Callee: 285}}}, // 3564 schemaRef
	{Rule: 292, Edges: []Edge{{Kind: Step, Target: 585}}},               // 3565 schemaRef
	{Rule: 293, Edges: []Edge{{Kind: Call, Target: 3567, Callee: 285}}}, // 3566 jsonWireSchemaRef
	{Rule: 293, Edges: []Edge{{Kind: Step, Target: 587}}},               // 3567 jsonWireSchemaRef
	{Rule: 294, Edges: []Edge{{Kind: Call, Target: 3569, Callee: 285}}}, // 3568 cborWireSchemaRef
	{Rule: 294, Edges: []Edge{{Kind: Step, Target: 589}}},               // 3569 cborWireSchemaRef
	{Rule: 295, Edges: []Edge{{Kind: Call, Target: 3571, Callee: 285}}}, // 3570 avroWireSchemaRef
	{Rule: 295, Edges: []Edge{{Kind: Step, Target: 591}}},               // 3571 avroWireSchemaRef
	{Rule: 296, Edges: []Edge{{Kind: Call, Target: 3573, Callee: 285}}}, // 3572 codecRef
	{Rule: 296, Edges: []Edge{{Kind: Step, Target: 593}}},               // 3573 codecRef
	{Rule: 297, Edges: []Edge{{Kind: Call, Target: 3575, Callee: 285}}}, // 3574 resourceRef
	{Rule: 297, Edges: []Edge{{Kind: Step, Target: 595}}},               // 3575 resourceRef
	{Rule: 298, Edges: []Edge{{Kind: Call, Target: 3577, Callee: 285}}}, // 3576 clientRef
	{Rule: 298, Edges: []Edge{{Kind: Step, Target: 597}}},               // 3577 clientRef
	{Rule: 299, Edges: []Edge{{Kind: Call, Target: 3579, Callee: 285}}}, // 3578 vhostRef
	{Rule: 299, Edges: []Edge{{Kind: Step, Target: 599}}},               // 3579 vhostRef
	{Rule: 300, Edges: []Edge{{Kind: Call, Target: 3581, Callee: 285}}}, // 3580 endpointRef
	{Rule: 300, Edges: []Edge{{Kind: Step, Target: 601}}},               // 3581 endpointRef
	{Rule: 301, Edges: []Edge{{Kind: Call, Target: 3583, Callee: 285}}}, // 3582 signalingRef
	{Rule: 301, Edges: []Edge{{Kind: Step, Target: 603}}},               // 3583 signalingRef
	{Rule: 302, Edges: []Edge{{Kind: Call, Target: 3585, Callee: 285}}}, // 3584 branchRef
	{Rule: 302, Edges: []Edge{{Kind: Step, Target: 605}}},               // 3585 branchRef
	{Rule: 303, Edges: []Edge{{Kind: Call, Target: 3587, Callee: 286}}}, // 3586 relayRef
	{Rule: 303, Edges: []Edge{{Kind: Step, Target: 607}}},               // 3587 relayRef
	{Rule: 304, Edges: []Edge{{Kind: Call, Target: 3589, Callee: 285}}}, // 3588 ingestorRef
	{Rule: 304, Edges: []Edge{{Kind: Step, Target: 609}}},               // 3589 ingestorRef
	{Rule: 305, Edges: []Edge{{Kind: Call, Target: 3591, Callee: 285}}}, // 3590 reingestorRef
	{Rule: 305, Edges: []Edge{{Kind: Step, Target: 611}}},               // 3591 reingestorRef
	{Rule: 306, Edges: []Edge{{Kind: Call, Target: 3593, Callee: 285}}}, // 3592 junctionRef
	{Rule: 306, Edges: []Edge{{Kind: Step, Target: 613}}},               // 3593 junctionRef
	{Rule: 307, Edges: []Edge{{Kind: Call, Target: 3595, Callee: 285}}}, // 3594 deduplicatorRef
	{Rule: 307, Edges: []Edge{{Kind: Step, Target: 615}}},               // 3595 deduplicatorRef
	{Rule: 308, Edges: []Edge{{Kind: Call, Target: 3597, Callee: 285}}}, // 3596 reordererRef
	{Rule: 308, Edges: []Edge{{Kind: Step, Target: 617}}},               // 3597 reordererRef
	{Rule: 309, Edges: []Edge{{Kind: Call, Target: 3599, Callee: 285}}}, // 3598 windowRef
	{Rule: 309, Edges: []Edge{{Kind: Step, Target: 619}}},               // 3599 windowRef
	{Rule: 310, Edges: []Edge{{Kind: Call, Target: 3601, Callee: 285}}}, // 3600 correlatorRef
	{Rule: 310, Edges: []Edge{{Kind: Step, Target: 621}}},               // 3601 correlatorRef
	{Rule: 311, Edges: []Edge{{Kind: Call, Target: 3603, Callee: 285}}}, // 3602 inferencerRef
	{Rule: 311, Edges: []Edge{{Kind: Step, Target: 623}}},               // 3603 inferencerRef
	{Rule: 312, Edges: []Edge{{Kind: Call, Target: 3605, Callee: 285}}}, // 3604 wasmRef
	{Rule: 312, Edges: []Edge{{Kind: Step, Target: 625}}},               // 3605 wasmRef
	{Rule: 313, Edges: []Edge{{Kind: Call, Target: 3607, Callee: 285}}}, // 3606 generatorRef
	{Rule: 313, Edges: []Edge{{Kind: Step, Target: 627}}},               // 3607 generatorRef
	{Rule: 314, Edges: []Edge{{Kind: Call, Target: 3609, Callee: 285}}}, // 3608 emitterRef
	{Rule: 314, Edges: []Edge{{Kind: Step, Target: 629}}},               // 3609 emitterRef
	{Rule: 315, Edges: []Edge{{Kind: Call, Target: 3611, Callee: 285}}}, // 3610 placementRef
	{Rule: 315, Edges: []Edge{{Kind: Step, Target: 631}}},               // 3611 placementRef
	{Rule: 316, Edges: []Edge{{Kind: Call, Target: 3613, Callee: 285}}}, // 3612 hashMapRef
	{Rule: 316, Edges: []Edge{{Kind: Step, Target: 633}}},               // 3613 hashMapRef
	{Rule: 317, Edges: []Edge{{Kind: Call, Target: 3615, Callee: 285}}}, // 3614 udfRef
	{Rule: 317, Edges: []Edge{{Kind: Step, Target: 635}}},               // 3615 udfRef
	{Rule: 318, Edges: []Edge{{Kind: Call, Target: 3617, Callee: 285}}}, // 3616 nodeMember
	{Rule: 318, Edges: []Edge{{Kind: Step, Target: 637}}},               // 3617 nodeMember
	{Rule: 319, Edges: []Edge{{Kind: Call, Target: 3619, Callee: 285}}}, // 3618 domainRef
	{Rule: 319, Edges: []Edge{{Kind: Step, Target: 639}}},               // 3619 domainRef
	{Rule: 320, Edges: []Edge{{Kind: Call, Target: 3621, Callee: 285}}}, // 3620 subscriptionRef
	{Rule: 320, Edges: []Edge{{Kind: Step, Target: 641}}},               // 3621 subscriptionRef
	{Rule: 321, Edges: []Edge{{Kind: Call, Target: 3623, Callee: 140}}}, // 3622 nodeRef
	{Rule: 321, Edges: []Edge{{Kind: Step, Target: 643}}},               // 3623 nodeRef
	{Rule: 321}, // 3624 nodeRef
}
