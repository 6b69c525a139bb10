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
	NsplParserRULE_alterPlacement:        148,
	NsplParserRULE_placementOperation:    150,
	NsplParserRULE_createHashMap:         152,
	NsplParserRULE_lookup:                154,
	NsplParserRULE_createUdf:             156,
	NsplParserRULE_udfArgument:           158,
	NsplParserRULE_createSubscription:    160,
	NsplParserRULE_sampleRate:            162,
	NsplParserRULE_deleteSubscription:    164,
	NsplParserRULE_dropStatement:         166,
	NsplParserRULE_showStatement:         168,
	NsplParserRULE_modelRef:              170,
	NsplParserRULE_describeStatement:     172,
	NsplParserRULE_describedModel:        174,
	NsplParserRULE_branchBindings:        176,
	NsplParserRULE_branchBinding:         178,
	NsplParserRULE_describeTransaction:   180,
	NsplParserRULE_formatSelector:        182,
	NsplParserRULE_cordonNode:            184,
	NsplParserRULE_uncordonNode:          186,
	NsplParserRULE_drainNode:             188,
	NsplParserRULE_dropNode:              190,
	NsplParserRULE_relocate:              192,
	NsplParserRULE_relocation:            194,
	NsplParserRULE_members:               196,
	NsplParserRULE_preferences:           198,
	NsplParserRULE_member:                200,
	NsplParserRULE_useDomain:             202,
	NsplParserRULE_listDomains:           204,
	NsplParserRULE_begin:                 206,
	NsplParserRULE_commit:                208,
	NsplParserRULE_revert:                210,
	NsplParserRULE_attachTransaction:     212,
	NsplParserRULE_backup:                214,
	NsplParserRULE_restore:               216,
	NsplParserRULE_restoreOptions:        218,
	NsplParserRULE_expr:                  220,
	NsplParserRULE_primary:               222,
	NsplParserRULE_literal:               224,
	NsplParserRULE_udfCall:               226,
	NsplParserRULE_call:                  228,
	NsplParserRULE_functionName:          230,
	NsplParserRULE_arguments:             232,
	NsplParserRULE_array:                 234,
	NsplParserRULE_ifExpr:                236,
	NsplParserRULE_caseExpr:              238,
	NsplParserRULE_caseOperand:           240,
	NsplParserRULE_whenArm:               242,
	NsplParserRULE_fieldRef:              244,
	NsplParserRULE_stateRef:              246,
	NsplParserRULE_fieldName:             248,
	NsplParserRULE_scope:                 250,
	NsplParserRULE_castType:              252,
	NsplParserRULE_ifNotExists:           254,
	NsplParserRULE_attachment:            256,
	NsplParserRULE_count:                 258,
	NsplParserRULE_unsigned:              260,
	NsplParserRULE_duration:              262,
	NsplParserRULE_durationUnit:          264,
	NsplParserRULE_byteSize:              266,
	NsplParserRULE_byteUnit:              268,
	NsplParserRULE_externalName:          270,
	NsplParserRULE_literalValue:          272,
	NsplParserRULE_resourceBinding:       274,
	NsplParserRULE_versionSelector:       276,
	NsplParserRULE_hostName:              278,
	NsplParserRULE_hostLabel:             280,
	NsplParserRULE_hostAtom:              282,
	NsplParserRULE_configBlock:           284,
	NsplParserRULE_configEntry:           286,
	NsplParserRULE_configValue:           288,
	NsplParserRULE_inputs:                290,
	NsplParserRULE_input:                 292,
	NsplParserRULE_collect:               294,
	NsplParserRULE_filter:                296,
	NsplParserRULE_whereClause:           298,
	NsplParserRULE_branching:             300,
	NsplParserRULE_stateDependency:       302,
	NsplParserRULE_statePolicy:           304,
	NsplParserRULE_defaultSet:            306,
	NsplParserRULE_construction:          308,
	NsplParserRULE_inherit:               310,
	NsplParserRULE_inheritItem:           312,
	NsplParserRULE_setClause:             314,
	NsplParserRULE_assignment:            316,
	NsplParserRULE_setTarget:             318,
	NsplParserRULE_invokeClause:          320,
	NsplParserRULE_invocation:            322,
	NsplParserRULE_flush:                 324,
	NsplParserRULE_retry:                 326,
	NsplParserRULE_ackTimeout:            328,
	NsplParserRULE_ackWindow:             330,
	NsplParserRULE_messageError:          332,
	NsplParserRULE_errorSet:              334,
	NsplParserRULE_generalError:          336,
	NsplParserRULE_route:                 338,
	NsplParserRULE_entryRoute:            340,
	NsplParserRULE_entryBranch:           342,
	NsplParserRULE_branchSet:             344,
	NsplParserRULE_setRoute:              346,
	NsplParserRULE_windowRoute:           348,
	NsplParserRULE_wasmRoute:             350,
	NsplParserRULE_createReingestor:      352,
	NsplParserRULE_alterReingestor:       354,
	NsplParserRULE_reingestorOperation:   356,
	NsplParserRULE_nodeOperation:         358,
	NsplParserRULE_inputOperation:        360,
	NsplParserRULE_createJunction:        362,
	NsplParserRULE_createDeduplicator:    364,
	NsplParserRULE_deduplicateOn:         366,
	NsplParserRULE_maxTime:               368,
	NsplParserRULE_createReorderer:       370,
	NsplParserRULE_orderBy:               372,
	NsplParserRULE_processorOperation:    374,
	NsplParserRULE_alterJunction:         376,
	NsplParserRULE_alterDeduplicator:     378,
	NsplParserRULE_deduplicatorOperation: 380,
	NsplParserRULE_alterReorderer:        382,
	NsplParserRULE_reordererOperation:    384,
	NsplParserRULE_createWindow:          386,
	NsplParserRULE_windowExtent:          388,
	NsplParserRULE_windowBounds:          390,
	NsplParserRULE_messageBound:          392,
	NsplParserRULE_durationBound:         394,
	NsplParserRULE_createCorrelator:      396,
	NsplParserRULE_timeoutAction:         398,
	NsplParserRULE_createInferencer:      400,
	NsplParserRULE_tensorInput:           402,
	NsplParserRULE_tensorDeclaration:     404,
	NsplParserRULE_tensorDimension:       406,
	NsplParserRULE_createWasm:            408,
	NsplParserRULE_resetWasm:             410,
	NsplParserRULE_branchValue:           412,
	NsplParserRULE_signedLiteral:         414,
	NsplParserRULE_number:                416,
	NsplParserRULE_createGenerator:       418,
	NsplParserRULE_alterGenerator:        420,
	NsplParserRULE_generatorOperation:    422,
	NsplParserRULE_createIngestor:        424,
	NsplParserRULE_ingestOrigin:          426,
	NsplParserRULE_timestamp:             428,
	NsplParserRULE_ingestSource:          430,
	NsplParserRULE_kafkaSource:           432,
	NsplParserRULE_kafkaOffset:           434,
	NsplParserRULE_natsSource:            436,
	NsplParserRULE_endpointSource:        438,
	NsplParserRULE_httpSource:            440,
	NsplParserRULE_prometheusSource:      442,
	NsplParserRULE_pulsarSource:          444,
	NsplParserRULE_rabbitmqSource:        446,
	NsplParserRULE_sqsSource:             448,
	NsplParserRULE_redisSource:           450,
	NsplParserRULE_mqttSource:            452,
	NsplParserRULE_zeromqSource:          454,
	NsplParserRULE_websocketsSource:      456,
	NsplParserRULE_syslogSource:          458,
	NsplParserRULE_clientSource:          460,
	NsplParserRULE_instances:             462,
	NsplParserRULE_logMode:               464,
	NsplParserRULE_mqttMode:              466,
	NsplParserRULE_ackParallel:           468,
	NsplParserRULE_ackSequential:         470,
	NsplParserRULE_noAckParallel:         472,
	NsplParserRULE_noAckSequential:       474,
	NsplParserRULE_quiesce:               476,
	NsplParserRULE_quiesceMode:           478,
	NsplParserRULE_ingestorEntity:        480,
	NsplParserRULE_alterIngestor:         482,
	NsplParserRULE_ingestorOperation:     484,
	NsplParserRULE_createEmitter:         486,
	NsplParserRULE_emitTarget:            488,
	NsplParserRULE_codecSink:             490,
	NsplParserRULE_kafkaSink:             492,
	NsplParserRULE_natsSink:              494,
	NsplParserRULE_pulsarSink:            496,
	NsplParserRULE_rabbitmqSink:          498,
	NsplParserRULE_redisSink:             500,
	NsplParserRULE_mqttSink:              502,
	NsplParserRULE_zeromqSink:            504,
	NsplParserRULE_sqsSink:               506,
	NsplParserRULE_fifoGroup:             508,
	NsplParserRULE_sqsSinkMode:           510,
	NsplParserRULE_sqsQueue:              512,
	NsplParserRULE_sentrySink:            514,
	NsplParserRULE_syslogSink:            516,
	NsplParserRULE_noAckMode:             518,
	NsplParserRULE_ackMode:               520,
	NsplParserRULE_brokerMode:            522,
	NsplParserRULE_mqttSinkMode:          524,
	NsplParserRULE_natsSinkMode:          526,
	NsplParserRULE_rowSink:               528,
	NsplParserRULE_clickhouseSink:        530,
	NsplParserRULE_postgresSink:          532,
	NsplParserRULE_mysqlSink:             534,
	NsplParserRULE_mongodbSink:           536,
	NsplParserRULE_icebergSink:           538,
	NsplParserRULE_conflictAction:        540,
	NsplParserRULE_valuesMap:             542,
	NsplParserRULE_valueItem:             544,
	NsplParserRULE_conflictTarget:        546,
	NsplParserRULE_maxBatch:              548,
	NsplParserRULE_commitPolicy:          550,
	NsplParserRULE_httpSink:              552,
	NsplParserRULE_requestMode:           554,
	NsplParserRULE_clientSink:            556,
	NsplParserRULE_clientBatch:           558,
	NsplParserRULE_alterEmitter:          560,
	NsplParserRULE_emitterOperation:      562,
	NsplParserRULE_anySinkMode:           564,
	NsplParserRULE_word:                  566,
	NsplParserRULE_name:                  568,
	NsplParserRULE_relayName:             570,
	NsplParserRULE_ident:                 572,
	NsplParserRULE_freshName:             574,
	NsplParserRULE_freshRelay:            576,
	NsplParserRULE_freshField:            578,
	NsplParserRULE_field:                 580,
	NsplParserRULE_schemaRef:             582,
	NsplParserRULE_jsonWireSchemaRef:     584,
	NsplParserRULE_cborWireSchemaRef:     586,
	NsplParserRULE_avroWireSchemaRef:     588,
	NsplParserRULE_codecRef:              590,
	NsplParserRULE_resourceRef:           592,
	NsplParserRULE_clientRef:             594,
	NsplParserRULE_vhostRef:              596,
	NsplParserRULE_endpointRef:           598,
	NsplParserRULE_signalingRef:          600,
	NsplParserRULE_branchRef:             602,
	NsplParserRULE_relayRef:              604,
	NsplParserRULE_ingestorRef:           606,
	NsplParserRULE_reingestorRef:         608,
	NsplParserRULE_junctionRef:           610,
	NsplParserRULE_deduplicatorRef:       612,
	NsplParserRULE_reordererRef:          614,
	NsplParserRULE_windowRef:             616,
	NsplParserRULE_correlatorRef:         618,
	NsplParserRULE_inferencerRef:         620,
	NsplParserRULE_wasmRef:               622,
	NsplParserRULE_generatorRef:          624,
	NsplParserRULE_emitterRef:            626,
	NsplParserRULE_placementRef:          628,
	NsplParserRULE_hashMapRef:            630,
	NsplParserRULE_udfRef:                632,
	NsplParserRULE_nodeMember:            634,
	NsplParserRULE_domainRef:             636,
	NsplParserRULE_subscriptionRef:       638,
	NsplParserRULE_nodeRef:               640,
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
	{Rule: 0, Edges: []Edge{{Kind: Step, Target: 642}}},              // 0 statementText
	{Rule: 0, Stop: true},                                            // 1 statementText
	{Rule: 1, Edges: []Edge{{Kind: Step, Target: 645}}},              // 2 expressionText
	{Rule: 1, Stop: true},                                            // 3 expressionText
	{Rule: 2, Edges: []Edge{{Kind: Step, Target: 672}}},              // 4 statement
	{Rule: 2, Stop: true},                                            // 5 statement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 674}}},              // 6 createStatement
	{Rule: 3, Stop: true},                                            // 7 createStatement
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 703}}},              // 8 createNamed
	{Rule: 4, Stop: true},                                            // 9 createNamed
	{Rule: 5, Edges: []Edge{{Kind: Step, Target: 714}}},              // 10 createProcessor
	{Rule: 5, Stop: true},                                            // 11 createProcessor
	{Rule: 6, Edges: []Edge{{Kind: Step, Target: 716}}},              // 12 alterStatement
	{Rule: 6, Stop: true},                                            // 13 alterStatement
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 737}}},              // 14 createDomain
	{Rule: 7, Stop: true},                                            // 15 createDomain
	{Rule: 8, Edges: []Edge{{Kind: Step, Target: 742}}},              // 16 pacedDomain
	{Rule: 8, Stop: true},                                            // 17 pacedDomain
	{Rule: 9, Edges: []Edge{{Kind: Step, Target: 751}}},              // 18 domainPlacement
	{Rule: 9, Stop: true},                                            // 19 domainPlacement
	{Rule: 10, Edges: []Edge{{Kind: Step, Target: 761}}},             // 20 placementPolicy
	{Rule: 10, Stop: true},                                           // 21 placementPolicy
	{Rule: 11, Edges: []Edge{{Kind: Step, Target: 763}}},             // 22 alterDomain
	{Rule: 11, Stop: true},                                           // 23 alterDomain
	{Rule: 12, Edges: []Edge{{Kind: Step, Target: 768}}},             // 24 startDomain
	{Rule: 12, Stop: true},                                           // 25 startDomain
	{Rule: 13, Edges: []Edge{{Kind: Step, Target: 772}}},             // 26 startAt
	{Rule: 13, Stop: true},                                           // 27 startAt
	{Rule: 14, Edges: []Edge{{Kind: Step, Target: 777}}},             // 28 timeRate
	{Rule: 14, Stop: true},                                           // 29 timeRate
	{Rule: 15, Edges: []Edge{{Kind: Step, Target: 781}}},             // 30 stopDomain
	{Rule: 15, Stop: true},                                           // 31 stopDomain
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 783}}},             // 32 createUser
	{Rule: 16, Stop: true},                                           // 33 createUser
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 789}}},             // 34 createSchema
	{Rule: 17, Stop: true},                                           // 35 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 805}}},             // 36 schemaField
	{Rule: 18, Stop: true},                                           // 37 schemaField
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 818}}},             // 38 fieldModifiers
	{Rule: 19, Stop: true},                                           // 39 fieldModifiers
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 837}}},             // 40 nervixType
	{Rule: 20, Stop: true},                                           // 41 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Step, Target: 839}}},             // 42 scalarType
	{Rule: 21, Stop: true},                                           // 43 scalarType
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 841}}},             // 44 dimension
	{Rule: 22, Stop: true},                                           // 45 dimension
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 843}}},             // 46 alterSchema
	{Rule: 23, Stop: true},                                           // 47 alterSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 878}}},             // 48 schemaOperation
	{Rule: 24, Stop: true},                                           // 49 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 880}}},             // 50 createWireSchema
	{Rule: 25, Stop: true},                                           // 51 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 919}}},             // 52 wireMode
	{Rule: 26, Stop: true},                                           // 53 wireMode
	{Rule: 27, Edges: []Edge{{Kind: Step, Target: 922}}},             // 54 jsonField
	{Rule: 27, Stop: true},                                           // 55 jsonField
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 930}}},             // 56 jsonType
	{Rule: 28, Stop: true},                                           // 57 jsonType
	{Rule: 29, Edges: []Edge{{Kind: Step, Target: 932}}},             // 58 avroField
	{Rule: 29, Stop: true},                                           // 59 avroField
	{Rule: 30, Edges: []Edge{{Kind: Step, Target: 940}}},             // 60 named
	{Rule: 30, Stop: true},                                           // 61 named
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 943}}},             // 62 avroType
	{Rule: 31, Stop: true},                                           // 63 avroType
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 945}}},             // 64 alterWireSchema
	{Rule: 32, Stop: true},                                           // 65 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 1001}}},            // 66 jsonWireOperation
	{Rule: 33, Stop: true},                                           // 67 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 1014}}},            // 68 avroWireOperation
	{Rule: 34, Stop: true},                                           // 69 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 1037}}},            // 70 wireOperation
	{Rule: 35, Stop: true},                                           // 71 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 1039}}},            // 72 createCodec
	{Rule: 36, Stop: true},                                           // 73 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Step, Target: 1050}}},            // 74 jsonCodec
	{Rule: 37, Stop: true},                                           // 75 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Step, Target: 1060}}},            // 76 cborCodec
	{Rule: 38, Stop: true},                                           // 77 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Step, Target: 1070}}},            // 78 avroCodec
	{Rule: 39, Stop: true},                                           // 79 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Step, Target: 1080}}},            // 80 jaqCodec
	{Rule: 40, Stop: true},                                           // 81 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Step, Target: 1088}}},            // 82 protobufCodec
	{Rule: 41, Stop: true},                                           // 83 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Step, Target: 1101}}},            // 84 syslogCodec
	{Rule: 42, Stop: true},                                           // 85 syslogCodec
	{Rule: 43, Edges: []Edge{{Kind: Step, Target: 1106}}},            // 86 codecJaq
	{Rule: 43, Stop: true},                                           // 87 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Step, Target: 1116}}},            // 88 onIngestion
	{Rule: 44, Stop: true},                                           // 89 onIngestion
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 1120}}},            // 90 onEmitting
	{Rule: 45, Stop: true},                                           // 91 onEmitting
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 1124}}},            // 92 codecEncode
	{Rule: 46, Stop: true},                                           // 93 codecEncode
	{Rule: 47, Edges: []Edge{{Kind: Step, Target: 1136}}},            // 94 encodeRule
	{Rule: 47, Stop: true},                                           // 95 encodeRule
	{Rule: 48, Edges: []Edge{{Kind: Step, Target: 1140}}},            // 96 createResource
	{Rule: 48, Stop: true},                                           // 97 createResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 1143}}},            // 98 uploadResource
	{Rule: 49, Stop: true},                                           // 99 uploadResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1149}}},            // 100 rebindResource
	{Rule: 50, Stop: true},                                           // 101 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1182}}},            // 102 rebindUser
	{Rule: 51, Stop: true},                                           // 103 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1184}}},            // 104 createVhost
	{Rule: 52, Stop: true},                                           // 105 createVhost
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 1197}}},            // 106 withTls
	{Rule: 53, Stop: true},                                           // 107 withTls
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 1203}}},            // 108 createEndpoint
	{Rule: 54, Stop: true},                                           // 109 createEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Step, Target: 1217}}},            // 110 withSignaling
	{Rule: 55, Stop: true},                                           // 111 withSignaling
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 1222}}},            // 112 path
	{Rule: 56, Stop: true},                                           // 113 path
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1224}}},            // 114 createSignaling
	{Rule: 57, Stop: true},                                           // 115 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1263}}},            // 116 signalingFormat
	{Rule: 58, Stop: true},                                           // 117 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1281}}},            // 118 signalingStep
	{Rule: 59, Stop: true},                                           // 119 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 1283}}},            // 120 capture
	{Rule: 60, Stop: true},                                           // 121 capture
	{Rule: 61, Edges: []Edge{{Kind: Step, Target: 1286}}},            // 122 failJaq
	{Rule: 61, Stop: true},                                           // 123 failJaq
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 1290}}},            // 124 programs
	{Rule: 62, Stop: true},                                           // 125 programs
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 1298}}},            // 126 createBranch
	{Rule: 63, Stop: true},                                           // 127 createBranch
	{Rule: 64, Edges: []Edge{{Kind: Step, Target: 1307}}},            // 128 branchLimit
	{Rule: 64, Stop: true},                                           // 129 branchLimit
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 1313}}},            // 130 createRelay
	{Rule: 65, Stop: true},                                           // 131 createRelay
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 1325}}},            // 132 materializedState
	{Rule: 66, Stop: true},                                           // 133 materializedState
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 1332}}},            // 134 alterRelay
	{Rule: 67, Stop: true},                                           // 135 alterRelay
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 1359}}},            // 136 relayOperation
	{Rule: 68, Stop: true},                                           // 137 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 1361}}},            // 138 createClient
	{Rule: 69, Stop: true},                                           // 139 createClient
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 1394}}},            // 140 clientType
	{Rule: 70, Stop: true},                                           // 141 clientType
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1396}}},            // 142 mount
	{Rule: 71, Stop: true},                                           // 143 mount
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 1401}}},            // 144 createPlacement
	{Rule: 72, Stop: true},                                           // 145 createPlacement
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1412}}},            // 146 nodeMembers
	{Rule: 73, Stop: true},                                           // 147 nodeMembers
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1420}}},            // 148 alterPlacement
	{Rule: 74, Stop: true},                                           // 149 alterPlacement
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 1447}}},            // 150 placementOperation
	{Rule: 75, Stop: true},                                           // 151 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1449}}},            // 152 createHashMap
	{Rule: 76, Stop: true},                                           // 153 createHashMap
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 1462}}},            // 154 lookup
	{Rule: 77, Stop: true},                                           // 155 lookup
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1467}}},            // 156 createUdf
	{Rule: 78, Stop: true},                                           // 157 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1493}}},            // 158 udfArgument
	{Rule: 79, Stop: true},                                           // 159 udfArgument
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1498}}},            // 160 createSubscription
	{Rule: 80, Stop: true},                                           // 161 createSubscription
	{Rule: 81, Edges: []Edge{{Kind: Step, Target: 1511}}},            // 162 sampleRate
	{Rule: 81, Stop: true},                                           // 163 sampleRate
	{Rule: 82, Edges: []Edge{{Kind: Step, Target: 1516}}},            // 164 deleteSubscription
	{Rule: 82, Stop: true},                                           // 165 deleteSubscription
	{Rule: 83, Edges: []Edge{{Kind: Step, Target: 1520}}},            // 166 dropStatement
	{Rule: 83, Stop: true},                                           // 167 dropStatement
	{Rule: 84, Edges: []Edge{{Kind: Step, Target: 1525}}},            // 168 showStatement
	{Rule: 84, Stop: true},                                           // 169 showStatement
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1603}}},            // 170 modelRef
	{Rule: 85, Stop: true},                                           // 171 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1605}}},            // 172 describeStatement
	{Rule: 86, Stop: true},                                           // 173 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1664}}},            // 174 describedModel
	{Rule: 87, Stop: true},                                           // 175 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1666}}},            // 176 branchBindings
	{Rule: 88, Stop: true},                                           // 177 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1680}}},            // 178 branchBinding
	{Rule: 89, Stop: true},                                           // 179 branchBinding
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 1684}}},            // 180 describeTransaction
	{Rule: 90, Stop: true},                                           // 181 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 1695}}},            // 182 formatSelector
	{Rule: 91, Stop: true},                                           // 183 formatSelector
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 1698}}},            // 184 cordonNode
	{Rule: 92, Stop: true},                                           // 185 cordonNode
	{Rule: 93, Edges: []Edge{{Kind: Step, Target: 1702}}},            // 186 uncordonNode
	{Rule: 93, Stop: true},                                           // 187 uncordonNode
	{Rule: 94, Edges: []Edge{{Kind: Step, Target: 1706}}},            // 188 drainNode
	{Rule: 94, Stop: true},                                           // 189 drainNode
	{Rule: 95, Edges: []Edge{{Kind: Step, Target: 1710}}},            // 190 dropNode
	{Rule: 95, Stop: true},                                           // 191 dropNode
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 1713}}},            // 192 relocate
	{Rule: 96, Stop: true},                                           // 193 relocate
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1722}}},            // 194 relocation
	{Rule: 97, Stop: true},                                           // 195 relocation
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1740}}},            // 196 members
	{Rule: 98, Stop: true},                                           // 197 members
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1748}}},            // 198 preferences
	{Rule: 99, Stop: true},                                           // 199 preferences
	{Rule: 100, Edges: []Edge{{Kind: Step, Target: 1780}}},           // 200 member
	{Rule: 100, Stop: true},                                          // 201 member
	{Rule: 101, Edges: []Edge{{Kind: Step, Target: 1782}}},           // 202 useDomain
	{Rule: 101, Stop: true},                                          // 203 useDomain
	{Rule: 102, Edges: []Edge{{Kind: Step, Target: 1785}}},           // 204 listDomains
	{Rule: 102, Stop: true},                                          // 205 listDomains
	{Rule: 103, Edges: []Edge{{Kind: Step, Target: 1788}}},           // 206 begin
	{Rule: 103, Stop: true},                                          // 207 begin
	{Rule: 104, Edges: []Edge{{Kind: Step, Target: 1790}}},           // 208 commit
	{Rule: 104, Stop: true},                                          // 209 commit
	{Rule: 105, Edges: []Edge{{Kind: Step, Target: 1792}}},           // 210 revert
	{Rule: 105, Stop: true},                                          // 211 revert
	{Rule: 106, Edges: []Edge{{Kind: Step, Target: 1794}}},           // 212 attachTransaction
	{Rule: 106, Stop: true},                                          // 213 attachTransaction
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1798}}},           // 214 backup
	{Rule: 107, Stop: true},                                          // 215 backup
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1848}}},           // 216 restore
	{Rule: 108, Stop: true},                                          // 217 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1852}}},           // 218 restoreOptions
	{Rule: 109, Stop: true},                                          // 219 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1865}}},           // 220 expr
	{Rule: 110, Stop: true},                                          // 221 expr
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1901}}},           // 222 primary
	{Rule: 111, Stop: true},                                          // 223 primary
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 1903}}},           // 224 literal
	{Rule: 112, Stop: true},                                          // 225 literal
	{Rule: 113, Edges: []Edge{{Kind: Step, Target: 1905}}},           // 226 udfCall
	{Rule: 113, Stop: true},                                          // 227 udfCall
	{Rule: 114, Edges: []Edge{{Kind: Step, Target: 1912}}},           // 228 call
	{Rule: 114, Stop: true},                                          // 229 call
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 1917}}},           // 230 functionName
	{Rule: 115, Stop: true},                                          // 231 functionName
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1930}}},           // 232 arguments
	{Rule: 116, Stop: true},                                          // 233 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1932}}},           // 234 array
	{Rule: 117, Stop: true},                                          // 235 array
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1946}}},           // 236 ifExpr
	{Rule: 118, Stop: true},                                          // 237 ifExpr
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1954}}},           // 238 caseExpr
	{Rule: 119, Stop: true},                                          // 239 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 1969}}},           // 240 caseOperand
	{Rule: 120, Stop: true},                                          // 241 caseOperand
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 1971}}},           // 242 whenArm
	{Rule: 121, Stop: true},                                          // 243 whenArm
	{Rule: 122, Edges: []Edge{{Kind: Step, Target: 1982}}},           // 244 fieldRef
	{Rule: 122, Stop: true},                                          // 245 fieldRef
	{Rule: 123, Edges: []Edge{{Kind: Step, Target: 1984}}},           // 246 stateRef
	{Rule: 123, Stop: true},                                          // 247 stateRef
	{Rule: 124, Edges: []Edge{{Kind: Step, Target: 1990}}},           // 248 fieldName
	{Rule: 124, Stop: true},                                          // 249 fieldName
	{Rule: 125, Edges: []Edge{{Kind: Step, Target: 1992}}},           // 250 scope
	{Rule: 125, Stop: true},                                          // 251 scope
	{Rule: 126, Edges: []Edge{{Kind: Step, Target: 1994}}},           // 252 castType
	{Rule: 126, Stop: true},                                          // 253 castType
	{Rule: 127, Edges: []Edge{{Kind: Step, Target: 1996}}},           // 254 ifNotExists
	{Rule: 127, Stop: true},                                          // 255 ifNotExists
	{Rule: 128, Edges: []Edge{{Kind: Step, Target: 2000}}},           // 256 attachment
	{Rule: 128, Stop: true},                                          // 257 attachment
	{Rule: 129, Edges: []Edge{{Kind: Step, Target: 2002}}},           // 258 count
	{Rule: 129, Stop: true},                                          // 259 count
	{Rule: 130, Edges: []Edge{{Kind: Step, Target: 2004}}},           // 260 unsigned
	{Rule: 130, Stop: true},                                          // 261 unsigned
	{Rule: 131, Edges: []Edge{{Kind: Step, Target: 2006}}},           // 262 duration
	{Rule: 131, Stop: true},                                          // 263 duration
	{Rule: 132, Edges: []Edge{{Kind: Step, Target: 2009}}},           // 264 durationUnit
	{Rule: 132, Stop: true},                                          // 265 durationUnit
	{Rule: 133, Edges: []Edge{{Kind: Step, Target: 2011}}},           // 266 byteSize
	{Rule: 133, Stop: true},                                          // 267 byteSize
	{Rule: 134, Edges: []Edge{{Kind: Step, Target: 2014}}},           // 268 byteUnit
	{Rule: 134, Stop: true},                                          // 269 byteUnit
	{Rule: 135, Edges: []Edge{{Kind: Step, Target: 2018}}},           // 270 externalName
	{Rule: 135, Stop: true},                                          // 271 externalName
	{Rule: 136, Edges: []Edge{{Kind: Step, Target: 2020}}},           // 272 literalValue
	{Rule: 136, Stop: true},                                          // 273 literalValue
	{Rule: 137, Edges: []Edge{{Kind: Step, Target: 2022}}},           // 274 resourceBinding
	{Rule: 137, Stop: true},                                          // 275 resourceBinding
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 2027}}},           // 276 versionSelector
	{Rule: 138, Stop: true},                                          // 277 versionSelector
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2041}}},           // 278 hostName
	{Rule: 139, Stop: true},                                          // 279 hostName
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2043}}},           // 280 hostLabel
	{Rule: 140, Stop: true},                                          // 281 hostLabel
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2060}}},           // 282 hostAtom
	{Rule: 141, Stop: true},                                          // 283 hostAtom
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2062}}},           // 284 configBlock
	{Rule: 142, Stop: true},                                          // 285 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2079}}},           // 286 configEntry
	{Rule: 143, Stop: true},                                          // 287 configEntry
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2086}}},           // 288 configValue
	{Rule: 144, Stop: true},                                          // 289 configValue
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2088}}},           // 290 inputs
	{Rule: 145, Stop: true},                                          // 291 inputs
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 2099}}},           // 292 input
	{Rule: 146, Stop: true},                                          // 293 input
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 2103}}},           // 294 collect
	{Rule: 147, Stop: true},                                          // 295 collect
	{Rule: 148, Edges: []Edge{{Kind: Step, Target: 2112}}},           // 296 filter
	{Rule: 148, Stop: true},                                          // 297 filter
	{Rule: 149, Edges: []Edge{{Kind: Step, Target: 2115}}},           // 298 whereClause
	{Rule: 149, Stop: true},                                          // 299 whereClause
	{Rule: 150, Edges: []Edge{{Kind: Step, Target: 2122}}},           // 300 branching
	{Rule: 150, Stop: true},                                          // 301 branching
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 2124}}},           // 302 stateDependency
	{Rule: 151, Stop: true},                                          // 303 stateDependency
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2147}}},           // 304 statePolicy
	{Rule: 152, Stop: true},                                          // 305 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2151}}},           // 306 defaultSet
	{Rule: 153, Stop: true},                                          // 307 defaultSet
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2157}}},           // 308 construction
	{Rule: 154, Stop: true},                                          // 309 construction
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2168}}},           // 310 inherit
	{Rule: 155, Stop: true},                                          // 311 inherit
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2191}}},           // 312 inheritItem
	{Rule: 156, Stop: true},                                          // 313 inheritItem
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2196}}},           // 314 setClause
	{Rule: 157, Stop: true},                                          // 315 setClause
	{Rule: 158, Edges: []Edge{{Kind: Step, Target: 2205}}},           // 316 assignment
	{Rule: 158, Stop: true},                                          // 317 assignment
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 2213}}},           // 318 setTarget
	{Rule: 159, Stop: true},                                          // 319 setTarget
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 2215}}},           // 320 invokeClause
	{Rule: 160, Stop: true},                                          // 321 invokeClause
	{Rule: 161, Edges: []Edge{{Kind: Step, Target: 2224}}},           // 322 invocation
	{Rule: 161, Stop: true},                                          // 323 invocation
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 2229}}},           // 324 flush
	{Rule: 162, Stop: true},                                          // 325 flush
	{Rule: 163, Edges: []Edge{{Kind: Step, Target: 2240}}},           // 326 retry
	{Rule: 163, Stop: true},                                          // 327 retry
	{Rule: 164, Edges: []Edge{{Kind: Step, Target: 2247}}},           // 328 ackTimeout
	{Rule: 164, Stop: true},                                          // 329 ackTimeout
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 2255}}},           // 330 ackWindow
	{Rule: 165, Stop: true},                                          // 331 ackWindow
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2257}}},           // 332 messageError
	{Rule: 166, Stop: true},                                          // 333 messageError
	{Rule: 167, Edges: []Edge{{Kind: Step, Target: 2276}}},           // 334 errorSet
	{Rule: 167, Stop: true},                                          // 335 errorSet
	{Rule: 168, Edges: []Edge{{Kind: Step, Target: 2280}}},           // 336 generalError
	{Rule: 168, Stop: true},                                          // 337 generalError
	{Rule: 169, Edges: []Edge{{Kind: Step, Target: 2285}}},           // 338 route
	{Rule: 169, Stop: true},                                          // 339 route
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 2291}}},           // 340 entryRoute
	{Rule: 170, Stop: true},                                          // 341 entryRoute
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2313}}},           // 342 entryBranch
	{Rule: 171, Stop: true},                                          // 343 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2319}}},           // 344 branchSet
	{Rule: 172, Stop: true},                                          // 345 branchSet
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2324}}},           // 346 setRoute
	{Rule: 173, Stop: true},                                          // 347 setRoute
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 2333}}},           // 348 windowRoute
	{Rule: 174, Stop: true},                                          // 349 windowRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2341}}},           // 350 wasmRoute
	{Rule: 175, Stop: true},                                          // 351 wasmRoute
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2351}}},           // 352 createReingestor
	{Rule: 176, Stop: true},                                          // 353 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2369}}},           // 354 alterReingestor
	{Rule: 177, Stop: true},                                          // 355 alterReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2383}}},           // 356 reingestorOperation
	{Rule: 178, Stop: true},                                          // 357 reingestorOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2413}}},           // 358 nodeOperation
	{Rule: 179, Stop: true},                                          // 359 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2439}}},           // 360 inputOperation
	{Rule: 180, Stop: true},                                          // 361 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2441}}},           // 362 createJunction
	{Rule: 181, Stop: true},                                          // 363 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2460}}},           // 364 createDeduplicator
	{Rule: 182, Stop: true},                                          // 365 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2481}}},           // 366 deduplicateOn
	{Rule: 183, Stop: true},                                          // 367 deduplicateOn
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2491}}},           // 368 maxTime
	{Rule: 184, Stop: true},                                          // 369 maxTime
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2495}}},           // 370 createReorderer
	{Rule: 185, Stop: true},                                          // 371 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2516}}},           // 372 orderBy
	{Rule: 186, Stop: true},                                          // 373 orderBy
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2531}}},           // 374 processorOperation
	{Rule: 187, Stop: true},                                          // 375 processorOperation
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2533}}},           // 376 alterJunction
	{Rule: 188, Stop: true},                                          // 377 alterJunction
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2543}}},           // 378 alterDeduplicator
	{Rule: 189, Stop: true},                                          // 379 alterDeduplicator
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2558}}},           // 380 deduplicatorOperation
	{Rule: 190, Stop: true},                                          // 381 deduplicatorOperation
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2560}}},           // 382 alterReorderer
	{Rule: 191, Stop: true},                                          // 383 alterReorderer
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2575}}},           // 384 reordererOperation
	{Rule: 192, Stop: true},                                          // 385 reordererOperation
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2577}}},           // 386 createWindow
	{Rule: 193, Stop: true},                                          // 387 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2598}}},           // 388 windowExtent
	{Rule: 194, Stop: true},                                          // 389 windowExtent
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2611}}},           // 390 windowBounds
	{Rule: 195, Stop: true},                                          // 391 windowBounds
	{Rule: 196, Edges: []Edge{{Kind: Step, Target: 2613}}},           // 392 messageBound
	{Rule: 196, Stop: true},                                          // 393 messageBound
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2616}}},           // 394 durationBound
	{Rule: 197, Stop: true},                                          // 395 durationBound
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2619}}},           // 396 createCorrelator
	{Rule: 198, Stop: true},                                          // 397 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2654}}},           // 398 timeoutAction
	{Rule: 199, Stop: true},                                          // 399 timeoutAction
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2656}}},           // 400 createInferencer
	{Rule: 200, Stop: true},                                          // 401 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2708}}},           // 402 tensorInput
	{Rule: 201, Stop: true},                                          // 403 tensorInput
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2712}}},           // 404 tensorDeclaration
	{Rule: 202, Stop: true},                                          // 405 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2734}}},           // 406 tensorDimension
	{Rule: 203, Stop: true},                                          // 407 tensorDimension
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2736}}},           // 408 createWasm
	{Rule: 204, Stop: true},                                          // 409 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2777}}},           // 410 resetWasm
	{Rule: 205, Stop: true},                                          // 411 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2806}}},           // 412 branchValue
	{Rule: 206, Stop: true},                                          // 413 branchValue
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2813}}},           // 414 signedLiteral
	{Rule: 207, Stop: true},                                          // 415 signedLiteral
	{Rule: 208, Edges: []Edge{{Kind: Step, Target: 2815}}},           // 416 number
	{Rule: 208, Stop: true},                                          // 417 number
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2817}}},           // 418 createGenerator
	{Rule: 209, Stop: true},                                          // 419 createGenerator
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2831}}},           // 420 alterGenerator
	{Rule: 210, Stop: true},                                          // 421 alterGenerator
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2857}}},           // 422 generatorOperation
	{Rule: 211, Stop: true},                                          // 423 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2860}}},           // 424 createIngestor
	{Rule: 212, Stop: true},                                          // 425 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2891}}},           // 426 ingestOrigin
	{Rule: 213, Stop: true},                                          // 427 ingestOrigin
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2893}}},           // 428 timestamp
	{Rule: 214, Stop: true},                                          // 429 timestamp
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 2912}}},           // 430 ingestSource
	{Rule: 215, Stop: true},                                          // 431 ingestSource
	{Rule: 216, Edges: []Edge{{Kind: Step, Target: 2914}}},           // 432 kafkaSource
	{Rule: 216, Stop: true},                                          // 433 kafkaSource
	{Rule: 217, Edges: []Edge{{Kind: Step, Target: 2931}}},           // 434 kafkaOffset
	{Rule: 217, Stop: true},                                          // 435 kafkaOffset
	{Rule: 218, Edges: []Edge{{Kind: Step, Target: 2933}}},           // 436 natsSource
	{Rule: 218, Stop: true},                                          // 437 natsSource
	{Rule: 219, Edges: []Edge{{Kind: Step, Target: 2944}}},           // 438 endpointSource
	{Rule: 219, Stop: true},                                          // 439 endpointSource
	{Rule: 220, Edges: []Edge{{Kind: Step, Target: 2949}}},           // 440 httpSource
	{Rule: 220, Stop: true},                                          // 441 httpSource
	{Rule: 221, Edges: []Edge{{Kind: Step, Target: 2954}}},           // 442 prometheusSource
	{Rule: 221, Stop: true},                                          // 443 prometheusSource
	{Rule: 222, Edges: []Edge{{Kind: Step, Target: 2961}}},           // 444 pulsarSource
	{Rule: 222, Stop: true},                                          // 445 pulsarSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 2973}}},           // 446 rabbitmqSource
	{Rule: 223, Stop: true},                                          // 447 rabbitmqSource
	{Rule: 224, Edges: []Edge{{Kind: Step, Target: 2983}}},           // 448 sqsSource
	{Rule: 224, Stop: true},                                          // 449 sqsSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 2993}}},           // 450 redisSource
	{Rule: 225, Stop: true},                                          // 451 redisSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 3001}}},           // 452 mqttSource
	{Rule: 226, Stop: true},                                          // 453 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Step, Target: 3019}}},           // 454 zeromqSource
	{Rule: 227, Stop: true},                                          // 455 zeromqSource
	{Rule: 228, Edges: []Edge{{Kind: Step, Target: 3024}}},           // 456 websocketsSource
	{Rule: 228, Stop: true},                                          // 457 websocketsSource
	{Rule: 229, Edges: []Edge{{Kind: Step, Target: 3029}}},           // 458 syslogSource
	{Rule: 229, Stop: true},                                          // 459 syslogSource
	{Rule: 230, Edges: []Edge{{Kind: Step, Target: 3034}}},           // 460 clientSource
	{Rule: 230, Stop: true},                                          // 461 clientSource
	{Rule: 231, Edges: []Edge{{Kind: Step, Target: 3043}}},           // 462 instances
	{Rule: 231, Stop: true},                                          // 463 instances
	{Rule: 232, Edges: []Edge{{Kind: Step, Target: 3049}}},           // 464 logMode
	{Rule: 232, Stop: true},                                          // 465 logMode
	{Rule: 233, Edges: []Edge{{Kind: Step, Target: 3053}}},           // 466 mqttMode
	{Rule: 233, Stop: true},                                          // 467 mqttMode
	{Rule: 234, Edges: []Edge{{Kind: Step, Target: 3055}}},           // 468 ackParallel
	{Rule: 234, Stop: true},                                          // 469 ackParallel
	{Rule: 235, Edges: []Edge{{Kind: Step, Target: 3065}}},           // 470 ackSequential
	{Rule: 235, Stop: true},                                          // 471 ackSequential
	{Rule: 236, Edges: []Edge{{Kind: Step, Target: 3070}}},           // 472 noAckParallel
	{Rule: 236, Stop: true},                                          // 473 noAckParallel
	{Rule: 237, Edges: []Edge{{Kind: Step, Target: 3073}}},           // 474 noAckSequential
	{Rule: 237, Stop: true},                                          // 475 noAckSequential
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 3076}}},           // 476 quiesce
	{Rule: 238, Stop: true},                                          // 477 quiesce
	{Rule: 239, Edges: []Edge{{Kind: Step, Target: 3096}}},           // 478 quiesceMode
	{Rule: 239, Stop: true},                                          // 479 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3117}}},           // 480 ingestorEntity
	{Rule: 240, Stop: true},                                          // 481 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3120}}},           // 482 alterIngestor
	{Rule: 241, Stop: true},                                          // 483 alterIngestor
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3166}}},           // 484 ingestorOperation
	{Rule: 242, Stop: true},                                          // 485 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3168}}},           // 486 createEmitter
	{Rule: 243, Stop: true},                                          // 487 createEmitter
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3210}}},           // 488 emitTarget
	{Rule: 244, Stop: true},                                          // 489 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3222}}},           // 490 codecSink
	{Rule: 245, Stop: true},                                          // 491 codecSink
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 3224}}},           // 492 kafkaSink
	{Rule: 246, Stop: true},                                          // 493 kafkaSink
	{Rule: 247, Edges: []Edge{{Kind: Step, Target: 3231}}},           // 494 natsSink
	{Rule: 247, Stop: true},                                          // 495 natsSink
	{Rule: 248, Edges: []Edge{{Kind: Step, Target: 3238}}},           // 496 pulsarSink
	{Rule: 248, Stop: true},                                          // 497 pulsarSink
	{Rule: 249, Edges: []Edge{{Kind: Step, Target: 3245}}},           // 498 rabbitmqSink
	{Rule: 249, Stop: true},                                          // 499 rabbitmqSink
	{Rule: 250, Edges: []Edge{{Kind: Step, Target: 3252}}},           // 500 redisSink
	{Rule: 250, Stop: true},                                          // 501 redisSink
	{Rule: 251, Edges: []Edge{{Kind: Step, Target: 3260}}},           // 502 mqttSink
	{Rule: 251, Stop: true},                                          // 503 mqttSink
	{Rule: 252, Edges: []Edge{{Kind: Step, Target: 3267}}},           // 504 zeromqSink
	{Rule: 252, Stop: true},                                          // 505 zeromqSink
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3272}}},           // 506 sqsSink
	{Rule: 253, Stop: true},                                          // 507 sqsSink
	{Rule: 254, Edges: []Edge{{Kind: Step, Target: 3282}}},           // 508 fifoGroup
	{Rule: 254, Stop: true},                                          // 509 fifoGroup
	{Rule: 255, Edges: []Edge{{Kind: Step, Target: 3289}}},           // 510 sqsSinkMode
	{Rule: 255, Stop: true},                                          // 511 sqsSinkMode
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 3305}}},           // 512 sqsQueue
	{Rule: 256, Stop: true},                                          // 513 sqsQueue
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 3307}}},           // 514 sentrySink
	{Rule: 257, Stop: true},                                          // 515 sentrySink
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 3312}}},           // 516 syslogSink
	{Rule: 258, Stop: true},                                          // 517 syslogSink
	{Rule: 259, Edges: []Edge{{Kind: Step, Target: 3317}}},           // 518 noAckMode
	{Rule: 259, Stop: true},                                          // 519 noAckMode
	{Rule: 260, Edges: []Edge{{Kind: Step, Target: 3320}}},           // 520 ackMode
	{Rule: 260, Stop: true},                                          // 521 ackMode
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3327}}},           // 522 brokerMode
	{Rule: 261, Stop: true},                                          // 523 brokerMode
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 3329}}},           // 524 mqttSinkMode
	{Rule: 262, Stop: true},                                          // 525 mqttSinkMode
	{Rule: 263, Edges: []Edge{{Kind: Step, Target: 3338}}},           // 526 natsSinkMode
	{Rule: 263, Stop: true},                                          // 527 natsSinkMode
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 3345}}},           // 528 rowSink
	{Rule: 264, Stop: true},                                          // 529 rowSink
	{Rule: 265, Edges: []Edge{{Kind: Step, Target: 3347}}},           // 530 clickhouseSink
	{Rule: 265, Stop: true},                                          // 531 clickhouseSink
	{Rule: 266, Edges: []Edge{{Kind: Step, Target: 3356}}},           // 532 postgresSink
	{Rule: 266, Stop: true},                                          // 533 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Step, Target: 3373}}},           // 534 mysqlSink
	{Rule: 267, Stop: true},                                          // 535 mysqlSink
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3387}}},           // 536 mongodbSink
	{Rule: 268, Stop: true},                                          // 537 mongodbSink
	{Rule: 269, Edges: []Edge{{Kind: Step, Target: 3403}}},           // 538 icebergSink
	{Rule: 269, Stop: true},                                          // 539 icebergSink
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3416}}},           // 540 conflictAction
	{Rule: 270, Stop: true},                                          // 541 conflictAction
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 3419}}},           // 542 valuesMap
	{Rule: 271, Stop: true},                                          // 543 valuesMap
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 3434}}},           // 544 valueItem
	{Rule: 272, Stop: true},                                          // 545 valueItem
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3438}}},           // 546 conflictTarget
	{Rule: 273, Stop: true},                                          // 547 conflictTarget
	{Rule: 274, Edges: []Edge{{Kind: Step, Target: 3452}}},           // 548 maxBatch
	{Rule: 274, Stop: true},                                          // 549 maxBatch
	{Rule: 275, Edges: []Edge{{Kind: Step, Target: 3457}}},           // 550 commitPolicy
	{Rule: 275, Stop: true},                                          // 551 commitPolicy
	{Rule: 276, Edges: []Edge{{Kind: Step, Target: 3464}}},           // 552 httpSink
	{Rule: 276, Stop: true},                                          // 553 httpSink
	{Rule: 277, Edges: []Edge{{Kind: Step, Target: 3473}}},           // 554 requestMode
	{Rule: 277, Stop: true},                                          // 555 requestMode
	{Rule: 278, Edges: []Edge{{Kind: Step, Target: 3476}}},           // 556 clientSink
	{Rule: 278, Stop: true},                                          // 557 clientSink
	{Rule: 279, Edges: []Edge{{Kind: Step, Target: 3482}}},           // 558 clientBatch
	{Rule: 279, Stop: true},                                          // 559 clientBatch
	{Rule: 280, Edges: []Edge{{Kind: Step, Target: 3490}}},           // 560 alterEmitter
	{Rule: 280, Stop: true},                                          // 561 alterEmitter
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 3528}}},           // 562 emitterOperation
	{Rule: 281, Stop: true},                                          // 563 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 3536}}},           // 564 anySinkMode
	{Rule: 282, Stop: true},                                          // 565 anySinkMode
	{Rule: 283, Edges: []Edge{{Kind: Step, Target: 3538}}},           // 566 word
	{Rule: 283, Stop: true},                                          // 567 word
	{Rule: 284, Edges: []Edge{{Kind: Step, Target: 3540}}},           // 568 name
	{Rule: 284, Stop: true},                                          // 569 name
	{Rule: 285, Edges: []Edge{{Kind: Step, Target: 3542}}},           // 570 relayName
	{Rule: 285, Stop: true},                                          // 571 relayName
	{Rule: 286, Edges: []Edge{{Kind: Step, Target: 3544}}},           // 572 ident
	{Rule: 286, Stop: true},                                          // 573 ident
	{Rule: 287, Edges: []Edge{{Kind: Step, Target: 3546}}},           // 574 freshName
	{Rule: 287, Stop: true},                                          // 575 freshName
	{Rule: 288, Edges: []Edge{{Kind: Step, Target: 3548}}},           // 576 freshRelay
	{Rule: 288, Stop: true},                                          // 577 freshRelay
	{Rule: 289, Edges: []Edge{{Kind: Step, Target: 3550}}},           // 578 freshField
	{Rule: 289, Stop: true},                                          // 579 freshField
	{Rule: 290, Edges: []Edge{{Kind: Step, Target: 3552}}},           // 580 field
	{Rule: 290, Stop: true},                                          // 581 field
	{Rule: 291, Edges: []Edge{{Kind: Step, Target: 3554}}},           // 582 schemaRef
	{Rule: 291, Stop: true},                                          // 583 schemaRef
	{Rule: 292, Edges: []Edge{{Kind: Step, Target: 3556}}},           // 584 jsonWireSchemaRef
	{Rule: 292, Stop: true},                                          // 585 jsonWireSchemaRef
	{Rule: 293, Edges: []Edge{{Kind: Step, Target: 3558}}},           // 586 cborWireSchemaRef
	{Rule: 293, Stop: true},                                          // 587 cborWireSchemaRef
	{Rule: 294, Edges: []Edge{{Kind: Step, Target: 3560}}},           // 588 avroWireSchemaRef
	{Rule: 294, Stop: true},                                          // 589 avroWireSchemaRef
	{Rule: 295, Edges: []Edge{{Kind: Step, Target: 3562}}},           // 590 codecRef
	{Rule: 295, Stop: true},                                          // 591 codecRef
	{Rule: 296, Edges: []Edge{{Kind: Step, Target: 3564}}},           // 592 resourceRef
	{Rule: 296, Stop: true},                                          // 593 resourceRef
	{Rule: 297, Edges: []Edge{{Kind: Step, Target: 3566}}},           // 594 clientRef
	{Rule: 297, Stop: true},                                          // 595 clientRef
	{Rule: 298, Edges: []Edge{{Kind: Step, Target: 3568}}},           // 596 vhostRef
	{Rule: 298, Stop: true},                                          // 597 vhostRef
	{Rule: 299, Edges: []Edge{{Kind: Step, Target: 3570}}},           // 598 endpointRef
	{Rule: 299, Stop: true},                                          // 599 endpointRef
	{Rule: 300, Edges: []Edge{{Kind: Step, Target: 3572}}},           // 600 signalingRef
	{Rule: 300, Stop: true},                                          // 601 signalingRef
	{Rule: 301, Edges: []Edge{{Kind: Step, Target: 3574}}},           // 602 branchRef
	{Rule: 301, Stop: true},                                          // 603 branchRef
	{Rule: 302, Edges: []Edge{{Kind: Step, Target: 3576}}},           // 604 relayRef
	{Rule: 302, Stop: true},                                          // 605 relayRef
	{Rule: 303, Edges: []Edge{{Kind: Step, Target: 3578}}},           // 606 ingestorRef
	{Rule: 303, Stop: true},                                          // 607 ingestorRef
	{Rule: 304, Edges: []Edge{{Kind: Step, Target: 3580}}},           // 608 reingestorRef
	{Rule: 304, Stop: true},                                          // 609 reingestorRef
	{Rule: 305, Edges: []Edge{{Kind: Step, Target: 3582}}},           // 610 junctionRef
	{Rule: 305, Stop: true},                                          // 611 junctionRef
	{Rule: 306, Edges: []Edge{{Kind: Step, Target: 3584}}},           // 612 deduplicatorRef
	{Rule: 306, Stop: true},                                          // 613 deduplicatorRef
	{Rule: 307, Edges: []Edge{{Kind: Step, Target: 3586}}},           // 614 reordererRef
	{Rule: 307, Stop: true},                                          // 615 reordererRef
	{Rule: 308, Edges: []Edge{{Kind: Step, Target: 3588}}},           // 616 windowRef
	{Rule: 308, Stop: true},                                          // 617 windowRef
	{Rule: 309, Edges: []Edge{{Kind: Step, Target: 3590}}},           // 618 correlatorRef
	{Rule: 309, Stop: true},                                          // 619 correlatorRef
	{Rule: 310, Edges: []Edge{{Kind: Step, Target: 3592}}},           // 620 inferencerRef
	{Rule: 310, Stop: true},                                          // 621 inferencerRef
	{Rule: 311, Edges: []Edge{{Kind: Step, Target: 3594}}},           // 622 wasmRef
	{Rule: 311, Stop: true},                                          // 623 wasmRef
	{Rule: 312, Edges: []Edge{{Kind: Step, Target: 3596}}},           // 624 generatorRef
	{Rule: 312, Stop: true},                                          // 625 generatorRef
	{Rule: 313, Edges: []Edge{{Kind: Step, Target: 3598}}},           // 626 emitterRef
	{Rule: 313, Stop: true},                                          // 627 emitterRef
	{Rule: 314, Edges: []Edge{{Kind: Step, Target: 3600}}},           // 628 placementRef
	{Rule: 314, Stop: true},                                          // 629 placementRef
	{Rule: 315, Edges: []Edge{{Kind: Step, Target: 3602}}},           // 630 hashMapRef
	{Rule: 315, Stop: true},                                          // 631 hashMapRef
	{Rule: 316, Edges: []Edge{{Kind: Step, Target: 3604}}},           // 632 udfRef
	{Rule: 316, Stop: true},                                          // 633 udfRef
	{Rule: 317, Edges: []Edge{{Kind: Step, Target: 3606}}},           // 634 nodeMember
	{Rule: 317, Stop: true},                                          // 635 nodeMember
	{Rule: 318, Edges: []Edge{{Kind: Step, Target: 3608}}},           // 636 domainRef
	{Rule: 318, Stop: true},                                          // 637 domainRef
	{Rule: 319, Edges: []Edge{{Kind: Step, Target: 3610}}},           // 638 subscriptionRef
	{Rule: 319, Stop: true},                                          // 639 subscriptionRef
	{Rule: 320, Edges: []Edge{{Kind: Step, Target: 3612}}},           // 640 nodeRef
	{Rule: 320, Stop: true},                                          // 641 nodeRef
	{Rule: 0, Edges: []Edge{{Kind: Call, Target: 643, Callee: 2}}},   // 642 statementText
	{Rule: 0, Edges: []Edge{{Kind: Accept, Target: 644, Set: 0}}},    // 643 statementText
	{Rule: 0, Edges: []Edge{{Kind: Step, Target: 1}}},                // 644 statementText
	{Rule: 1, Edges: []Edge{{Kind: Call, Target: 646, Callee: 110}}}, // 645 expressionText
	{Rule: 1, Edges: []Edge{{Kind: Accept, Target: 647, Set: 0}}},    // 646 expressionText
	{Rule: 1, Edges: []Edge{{Kind: Step, Target: 3}}},                // 647 expressionText
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 3}}},   // 648 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 6}}},   // 649 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 83}}},  // 650 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 84}}},  // 651 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 86}}},  // 652 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 12}}},  // 653 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 15}}},  // 654 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 101}}}, // 655 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 102}}}, // 656 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 103}}}, // 657 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 104}}}, // 658 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 105}}}, // 659 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 82}}},  // 660 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 106}}}, // 661 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 49}}},  // 662 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 50}}},  // 663 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 205}}}, // 664 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 77}}},  // 665 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 92}}},  // 666 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 93}}},  // 667 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 94}}},  // 668 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 96}}},  // 669 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 107}}}, // 670 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 673, Callee: 108}}}, // 671 statement
	{Rule: 2, Edges: []Edge{{Kind: Step, Target: 648}, {Kind: Step, Target: 649}, {Kind: Step, Target: 650}, {Kind: Step, Target: 651}, {Kind: Step, Target: 652}, {Kind: Step, Target: 653}, {Kind: Step, Target: 654}, {Kind: Step, Target: 655}, {Kind: Step, Target: 656}, {Kind: Step, Target: 657}, {Kind: Step, Target: 658}, {Kind: Step, Target: 659}, {Kind: Step, Target: 660}, {Kind: Step, Target: 661}, {Kind: Step, Target: 662}, {Kind: Step, Target: 663}, {Kind: Step, Target: 664}, {Kind: Step, Target: 665}, {Kind: Step, Target: 666}, {Kind: Step, Target: 667}, {Kind: Step, Target: 668}, {Kind: Step, Target: 669}, {Kind: Step, Target: 670}, {Kind: Step, Target: 671}}}, // 672 statement
	{Rule: 2, Edges: []Edge{{Kind: Step, Target: 5}}},                              // 673 statement
	{Rule: 3, Edges: []Edge{{Kind: Accept, Target: 680, Set: 1}}},                  // 674 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Call, Target: 677, Callee: 127}}},               // 675 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 675}, {Kind: Step, Target: 677}}}, // 676 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 678}}},                            // 677 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Call, Target: 681, Callee: 4}}},                 // 678 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Call, Target: 681, Callee: 80}}},                // 679 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 676}, {Kind: Step, Target: 679}}}, // 680 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 7}}},                              // 681 createStatement
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 7}}},                 // 682 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 16}}},                // 683 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 17}}},                // 684 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 25}}},                // 685 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 36}}},                // 686 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 69}}},                // 687 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 52}}},                // 688 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 54}}},                // 689 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 57}}},                // 690 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 63}}},                // 691 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 65}}},                // 692 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 212}}},               // 693 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 696, Callee: 128}}},               // 694 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 694}, {Kind: Step, Target: 696}}}, // 695 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 697}}},                            // 696 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 5}}},                 // 697 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 209}}},               // 698 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 48}}},                // 699 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 72}}},                // 700 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 76}}},                // 701 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 704, Callee: 78}}},                // 702 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 682}, {Kind: Step, Target: 683}, {Kind: Step, Target: 684}, {Kind: Step, Target: 685}, {Kind: Step, Target: 686}, {Kind: Step, Target: 687}, {Kind: Step, Target: 688}, {Kind: Step, Target: 689}, {Kind: Step, Target: 690}, {Kind: Step, Target: 691}, {Kind: Step, Target: 692}, {Kind: Step, Target: 693}, {Kind: Step, Target: 695}, {Kind: Step, Target: 698}, {Kind: Step, Target: 699}, {Kind: Step, Target: 700}, {Kind: Step, Target: 701}, {Kind: Step, Target: 702}}}, // 703 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 9}}},                // 704 createNamed
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 715, Callee: 176}}}, // 705 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 715, Callee: 181}}}, // 706 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 715, Callee: 182}}}, // 707 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 715, Callee: 185}}}, // 708 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 715, Callee: 193}}}, // 709 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 715, Callee: 198}}}, // 710 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 715, Callee: 200}}}, // 711 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 715, Callee: 204}}}, // 712 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 715, Callee: 243}}}, // 713 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Step, Target: 705}, {Kind: Step, Target: 706}, {Kind: Step, Target: 707}, {Kind: Step, Target: 708}, {Kind: Step, Target: 709}, {Kind: Step, Target: 710}, {Kind: Step, Target: 711}, {Kind: Step, Target: 712}, {Kind: Step, Target: 713}}}, // 714 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Step, Target: 11}}},               // 715 createProcessor
	{Rule: 6, Edges: []Edge{{Kind: Accept, Target: 729, Set: 2}}},    // 716 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 730, Callee: 11}}},  // 717 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 730, Callee: 23}}},  // 718 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 730, Callee: 32}}},  // 719 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 730, Callee: 67}}},  // 720 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 730, Callee: 241}}}, // 721 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 730, Callee: 177}}}, // 722 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 730, Callee: 188}}}, // 723 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 730, Callee: 189}}}, // 724 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 730, Callee: 191}}}, // 725 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 730, Callee: 210}}}, // 726 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 730, Callee: 280}}}, // 727 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 730, Callee: 74}}},  // 728 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Step, Target: 717}, {Kind: Step, Target: 718}, {Kind: Step, Target: 719}, {Kind: Step, Target: 720}, {Kind: Step, Target: 721}, {Kind: Step, Target: 722}, {Kind: Step, Target: 723}, {Kind: Step, Target: 724}, {Kind: Step, Target: 725}, {Kind: Step, Target: 726}, {Kind: Step, Target: 727}, {Kind: Step, Target: 728}}}, // 729 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Step, Target: 13}}},                                                                                        // 730 alterStatement
	{Rule: 7, Edges: []Edge{{Kind: Accept, Target: 733, Set: 3}}},                                                                             // 731 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 731}, {Kind: Step, Target: 733}}},                                                            // 732 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 734}}},                                                                                       // 733 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Accept, Target: 735, Set: 4}}},                                                                             // 734 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Call, Target: 738, Callee: 287}}},                                                                          // 735 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Call, Target: 738, Callee: 8}}},                                                                            // 736 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 732}, {Kind: Step, Target: 736}}},                                                            // 737 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 740}}},                                                                                       // 738 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Call, Target: 741, Callee: 9}}},                                                                            // 739 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 739}, {Kind: Step, Target: 741}}},                                                            // 740 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 15}}},                                                                                        // 741 createDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 743, Set: 5}}},                                                                             // 742 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 744, Set: 4}}},                                                                             // 743 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Call, Target: 745, Callee: 287}}},                                                                          // 744 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 746, Set: 6}}},                                                                             // 745 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 747, Set: 7}}},                                                                             // 746 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Call, Target: 748, Callee: 131}}},                                                                          // 747 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 749, Set: 8}}},                                                                             // 748 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Call, Target: 750, Callee: 131}}},                                                                          // 749 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Step, Target: 17}}},                                                                                        // 750 pacedDomain
	{Rule: 9, Edges: []Edge{{Kind: Accept, Target: 752, Set: 9}}},                                                                             // 751 domainPlacement
	{Rule: 9, Edges: []Edge{{Kind: Call, Target: 753, Callee: 10}}},                                                                           // 752 domainPlacement
	{Rule: 9, Edges: []Edge{{Kind: Step, Target: 19}}},                                                                                        // 753 domainPlacement
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 755, Set: 10}}},                                                                           // 754 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 762, Set: 11}}},                                                                           // 755 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 757, Set: 12}}},                                                                           // 756 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 762, Set: 11}}},                                                                           // 757 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 762, Set: 13}}},                                                                           // 758 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 760, Set: 14}}},                                                                           // 759 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 762, Set: 15}}},                                                                           // 760 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Step, Target: 754}, {Kind: Step, Target: 756}, {Kind: Step, Target: 758}, {Kind: Step, Target: 759}}},     // 761 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Step, Target: 21}}},                                                                                       // 762 placementPolicy
	{Rule: 11, Edges: []Edge{{Kind: Accept, Target: 764, Set: 4}}},                                                                            // 763 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Accept, Target: 765, Set: 16}}},                                                                           // 764 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Accept, Target: 766, Set: 9}}},                                                                            // 765 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Call, Target: 767, Callee: 10}}},                                                                          // 766 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Step, Target: 23}}},                                                                                       // 767 alterDomain
	{Rule: 12, Edges: []Edge{{Kind: Accept, Target: 770, Set: 17}}},                                                                           // 768 startDomain
	{Rule: 12, Edges: []Edge{{Kind: Call, Target: 771, Callee: 13}}},                                                                          // 769 startDomain
	{Rule: 12, Edges: []Edge{{Kind: Step, Target: 769}, {Kind: Step, Target: 771}}},                                                           // 770 startDomain
	{Rule: 12, Edges: []Edge{{Kind: Step, Target: 25}}},                                                                                       // 771 startDomain
	{Rule: 13, Edges: []Edge{{Kind: Accept, Target: 773, Set: 18}}},                                                                           // 772 startAt
	{Rule: 13, Edges: []Edge{{Kind: Accept, Target: 775, Set: 19}}},                                                                           // 773 startAt
	{Rule: 13, Edges: []Edge{{Kind: Call, Target: 776, Callee: 14}}},                                                                          // 774 startAt
	{Rule: 13, Edges: []Edge{{Kind: Step, Target: 774}, {Kind: Step, Target: 776}}},                                                           // 775 startAt
	{Rule: 13, Edges: []Edge{{Kind: Step, Target: 27}}},                                                                                       // 776 startAt
	{Rule: 14, Edges: []Edge{{Kind: Accept, Target: 778, Set: 20}}},                                                                           // 777 timeRate
	{Rule: 14, Edges: []Edge{{Kind: Accept, Target: 779, Set: 21}}},                                                                           // 778 timeRate
	{Rule: 14, Edges: []Edge{{Kind: Accept, Target: 780, Set: 22}}},                                                                           // 779 timeRate
	{Rule: 14, Edges: []Edge{{Kind: Step, Target: 29}}},                                                                                       // 780 timeRate
	{Rule: 15, Edges: []Edge{{Kind: Accept, Target: 782, Set: 23}}},                                                                           // 781 stopDomain
	{Rule: 15, Edges: []Edge{{Kind: Step, Target: 31}}},                                                                                       // 782 stopDomain
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 784, Set: 24}}},                                                                           // 783 createUser
	{Rule: 16, Edges: []Edge{{Kind: Call, Target: 785, Callee: 287}}},                                                                         // 784 createUser
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 786, Set: 6}}},                                                                            // 785 createUser
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 787, Set: 25}}},                                                                           // 786 createUser
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 788, Set: 26}}},                                                                           // 787 createUser
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 33}}},                                                                                       // 788 createUser
	{Rule: 17, Edges: []Edge{{Kind: Accept, Target: 790, Set: 27}}},                                                                           // 789 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Call, Target: 791, Callee: 287}}},                                                                         // 790 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Accept, Target: 792, Set: 28}}},                                                                           // 791 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Call, Target: 797, Callee: 18}}},                                                                          // 792 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Accept, Target: 794, Set: 29}}},                                                                           // 793 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Call, Target: 796, Callee: 18}}},                                                                          // 794 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 793}}},                                                                                      // 795 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 799}}},                                                                                      // 796 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 795}, {Kind: Step, Target: 798}}},                                                           // 797 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 801}}},                                                                                      // 798 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 797}}},                                                                                      // 799 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Accept, Target: 802, Set: 29}}},                                                                           // 800 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 800}, {Kind: Step, Target: 802}}},                                                           // 801 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 803}}},                                                                                      // 802 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Accept, Target: 804, Set: 30}}},                                                                           // 803 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 35}}},                                                                                       // 804 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Call, Target: 806, Callee: 289}}},                                                                         // 805 schemaField
	{Rule: 18, Edges: []Edge{{Kind: Call, Target: 807, Callee: 20}}},                                                                          // 806 schemaField
	{Rule: 18, Edges: []Edge{{Kind: Call, Target: 808, Callee: 19}}},                                                                          // 807 schemaField
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 37}}},                                                                                       // 808 schemaField
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 811, Set: 31}}},                                                                           // 809 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 812, Set: 32}}},                                                                           // 810 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 810}, {Kind: Step, Target: 812}}},                                                           // 811 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 819}}},                                                                                      // 812 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 815, Set: 32}}},                                                                           // 813 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 816, Set: 31}}},                                                                           // 814 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 814}, {Kind: Step, Target: 816}}},                                                           // 815 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 819}}},                                                                                      // 816 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 819}}},                                                                                      // 817 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 809}, {Kind: Step, Target: 813}, {Kind: Step, Target: 817}}},                                // 818 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 39}}},                                                                                       // 819 fieldModifiers
	{Rule: 20, Edges: []Edge{{Kind: Call, Target: 838, Callee: 21}}},                                                                          // 820 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 822, Set: 33}}},                                                                           // 821 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 823, Set: 34}}},                                                                           // 822 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Call, Target: 826, Callee: 20}}},                                                                          // 823 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 825, Set: 29}}},                                                                           // 824 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Call, Target: 827, Callee: 22}}},                                                                          // 825 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 824}}},                                                                                      // 826 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 828}}},                                                                                      // 827 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 826}, {Kind: Step, Target: 829}}},                                                           // 828 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 830}}},                                                                                      // 829 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 831, Set: 35}}},                                                                           // 830 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 838}}},                                                                                      // 831 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 833, Set: 36}}},                                                                           // 832 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 834, Set: 34}}},                                                                           // 833 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Call, Target: 835, Callee: 20}}},                                                                          // 834 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 836, Set: 35}}},                                                                           // 835 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 838}}},                                                                                      // 836 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 820}, {Kind: Step, Target: 821}, {Kind: Step, Target: 832}}},                                // 837 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 41}}},                                                                                       // 838 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Accept, Target: 840, Set: 37}}},                                                                           // 839 scalarType
	{Rule: 21, Edges: []Edge{{Kind: Step, Target: 43}}},                                                                                       // 840 scalarType
	{Rule: 22, Edges: []Edge{{Kind: Accept, Target: 842, Set: 22}}},                                                                           // 841 dimension
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 45}}},                                                                                       // 842 dimension
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 844, Set: 27}}},                                                                           // 843 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 845, Callee: 291}}},                                                                         // 844 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 850, Callee: 24}}},                                                                          // 845 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 847, Set: 29}}},                                                                           // 846 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 849, Callee: 24}}},                                                                          // 847 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 846}}},                                                                                      // 848 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 852}}},                                                                                      // 849 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 848}, {Kind: Step, Target: 851}}},                                                           // 850 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 854}}},                                                                                      // 851 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 850}}},                                                                                      // 852 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 855, Set: 29}}},                                                                           // 853 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 853}, {Kind: Step, Target: 855}}},                                                           // 854 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 47}}},                                                                                       // 855 alterSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 857, Set: 38}}},                                                                           // 856 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 858, Set: 39}}},                                                                           // 857 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 879, Callee: 18}}},                                                                          // 858 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 860, Set: 40}}},                                                                           // 859 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 861, Set: 39}}},                                                                           // 860 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 879, Callee: 290}}},                                                                         // 861 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 863, Set: 41}}},                                                                           // 862 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 864, Set: 39}}},                                                                           // 863 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 865, Callee: 290}}},                                                                         // 864 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 866, Set: 42}}},                                                                           // 865 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 867, Callee: 289}}},                                                                         // 866 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 879}}},                                                                                      // 867 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 869, Set: 2}}},                                                                            // 868 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 870, Set: 39}}},                                                                           // 869 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 876, Callee: 290}}},                                                                         // 870 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 872, Set: 16}}},                                                                           // 871 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 873, Set: 43}}},                                                                           // 872 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 877, Callee: 20}}},                                                                          // 873 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 875, Set: 44}}},                                                                           // 874 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 877, Set: 45}}},                                                                           // 875 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 871}, {Kind: Step, Target: 874}}},                                                           // 876 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 879}}},                                                                                      // 877 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 856}, {Kind: Step, Target: 859}, {Kind: Step, Target: 862}, {Kind: Step, Target: 868}}},     // 878 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 49}}},                                                                                       // 879 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 917, Set: 46}}},                                                                           // 880 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 882, Set: 47}}},                                                                           // 881 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 883, Set: 27}}},                                                                           // 882 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 884, Callee: 287}}},                                                                         // 883 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 885, Callee: 26}}},                                                                          // 884 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 886, Set: 28}}},                                                                           // 885 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 891, Callee: 27}}},                                                                          // 886 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 888, Set: 29}}},                                                                           // 887 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 890, Callee: 27}}},                                                                          // 888 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 887}}},                                                                                      // 889 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 893}}},                                                                                      // 890 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 889}, {Kind: Step, Target: 892}}},                                                           // 891 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 895}}},                                                                                      // 892 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 891}}},                                                                                      // 893 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 896, Set: 29}}},                                                                           // 894 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 894}, {Kind: Step, Target: 896}}},                                                           // 895 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 897}}},                                                                                      // 896 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 898, Set: 30}}},                                                                           // 897 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 918}}},                                                                                      // 898 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 900, Set: 48}}},                                                                           // 899 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 901, Set: 27}}},                                                                           // 900 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 902, Callee: 287}}},                                                                         // 901 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 903, Callee: 26}}},                                                                          // 902 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 904, Set: 28}}},                                                                           // 903 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 909, Callee: 29}}},                                                                          // 904 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 906, Set: 29}}},                                                                           // 905 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 908, Callee: 29}}},                                                                          // 906 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 905}}},                                                                                      // 907 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 911}}},                                                                                      // 908 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 907}, {Kind: Step, Target: 910}}},                                                           // 909 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 913}}},                                                                                      // 910 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 909}}},                                                                                      // 911 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 914, Set: 29}}},                                                                           // 912 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 912}, {Kind: Step, Target: 914}}},                                                           // 913 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 915}}},                                                                                      // 914 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 916, Set: 30}}},                                                                           // 915 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 918}}},                                                                                      // 916 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 881}, {Kind: Step, Target: 899}}},                                                           // 917 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 51}}},                                                                                       // 918 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 920, Set: 49}}},                                                                           // 919 wireMode
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 921, Set: 50}}},                                                                           // 920 wireMode
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 53}}},                                                                                       // 921 wireMode
	{Rule: 27, Edges: []Edge{{Kind: Call, Target: 923, Callee: 289}}},                                                                         // 922 jsonField
	{Rule: 27, Edges: []Edge{{Kind: Call, Target: 925, Callee: 28}}},                                                                          // 923 jsonField
	{Rule: 27, Edges: []Edge{{Kind: Accept, Target: 926, Set: 31}}},                                                                           // 924 jsonField
	{Rule: 27, Edges: []Edge{{Kind: Step, Target: 924}, {Kind: Step, Target: 926}}},                                                           // 925 jsonField
	{Rule: 27, Edges: []Edge{{Kind: Step, Target: 928}}},                                                                                      // 926 jsonField
	{Rule: 27, Edges: []Edge{{Kind: Call, Target: 929, Callee: 30}}},                                                                          // 927 jsonField
	{Rule: 27, Edges: []Edge{{Kind: Step, Target: 927}, {Kind: Step, Target: 929}}},                                                           // 928 jsonField
	{Rule: 27, Edges: []Edge{{Kind: Step, Target: 55}}},                                                                                       // 929 jsonField
	{Rule: 28, Edges: []Edge{{Kind: Accept, Target: 931, Set: 51}}},                                                                           // 930 jsonType
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 57}}},                                                                                       // 931 jsonType
	{Rule: 29, Edges: []Edge{{Kind: Call, Target: 933, Callee: 289}}},                                                                         // 932 avroField
	{Rule: 29, Edges: []Edge{{Kind: Call, Target: 935, Callee: 31}}},                                                                          // 933 avroField
	{Rule: 29, Edges: []Edge{{Kind: Accept, Target: 936, Set: 31}}},                                                                           // 934 avroField
	{Rule: 29, Edges: []Edge{{Kind: Step, Target: 934}, {Kind: Step, Target: 936}}},                                                           // 935 avroField
	{Rule: 29, Edges: []Edge{{Kind: Step, Target: 938}}},                                                                                      // 936 avroField
	{Rule: 29, Edges: []Edge{{Kind: Call, Target: 939, Callee: 30}}},                                                                          // 937 avroField
	{Rule: 29, Edges: []Edge{{Kind: Step, Target: 937}, {Kind: Step, Target: 939}}},                                                           // 938 avroField
	{Rule: 29, Edges: []Edge{{Kind: Step, Target: 59}}},                                                                                       // 939 avroField
	{Rule: 30, Edges: []Edge{{Kind: Accept, Target: 941, Set: 52}}},                                                                           // 940 named
	{Rule: 30, Edges: []Edge{{Kind: Accept, Target: 942, Set: 26}}},                                                                           // 941 named
	{Rule: 30, Edges: []Edge{{Kind: Step, Target: 61}}},                                                                                       // 942 named
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 944, Set: 53}}},                                                                           // 943 avroType
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 63}}},                                                                                       // 944 avroType
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 988, Set: 46}}},                                                                           // 945 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 947, Set: 54}}},                                                                           // 946 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 948, Set: 27}}},                                                                           // 947 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 949, Callee: 292}}},                                                                         // 948 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 954, Callee: 33}}},                                                                          // 949 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 951, Set: 29}}},                                                                           // 950 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 953, Callee: 33}}},                                                                          // 951 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 950}}},                                                                                      // 952 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 956}}},                                                                                      // 953 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 952}, {Kind: Step, Target: 955}}},                                                           // 954 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 958}}},                                                                                      // 955 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 954}}},                                                                                      // 956 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 959, Set: 29}}},                                                                           // 957 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 957}, {Kind: Step, Target: 959}}},                                                           // 958 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 989}}},                                                                                      // 959 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 961, Set: 55}}},                                                                           // 960 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 962, Set: 27}}},                                                                           // 961 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 963, Callee: 293}}},                                                                         // 962 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 968, Callee: 33}}},                                                                          // 963 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 965, Set: 29}}},                                                                           // 964 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 967, Callee: 33}}},                                                                          // 965 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 964}}},                                                                                      // 966 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 970}}},                                                                                      // 967 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 966}, {Kind: Step, Target: 969}}},                                                           // 968 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 972}}},                                                                                      // 969 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 968}}},                                                                                      // 970 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 973, Set: 29}}},                                                                           // 971 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 971}, {Kind: Step, Target: 973}}},                                                           // 972 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 989}}},                                                                                      // 973 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 975, Set: 48}}},                                                                           // 974 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 976, Set: 27}}},                                                                           // 975 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 977, Callee: 294}}},                                                                         // 976 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 982, Callee: 34}}},                                                                          // 977 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 979, Set: 29}}},                                                                           // 978 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 981, Callee: 34}}},                                                                          // 979 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 978}}},                                                                                      // 980 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 984}}},                                                                                      // 981 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 980}, {Kind: Step, Target: 983}}},                                                           // 982 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 986}}},                                                                                      // 983 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 982}}},                                                                                      // 984 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 987, Set: 29}}},                                                                           // 985 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 985}, {Kind: Step, Target: 987}}},                                                           // 986 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 989}}},                                                                                      // 987 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 946}, {Kind: Step, Target: 960}, {Kind: Step, Target: 974}}},                                // 988 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 65}}},                                                                                       // 989 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 1002, Callee: 35}}},                                                                         // 990 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 992, Set: 38}}},                                                                           // 991 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 993, Set: 39}}},                                                                           // 992 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 1002, Callee: 27}}},                                                                         // 993 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 995, Set: 2}}},                                                                            // 994 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 996, Set: 39}}},                                                                           // 995 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 997, Callee: 290}}},                                                                         // 996 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 998, Set: 16}}},                                                                           // 997 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 999, Set: 43}}},                                                                           // 998 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 1000, Callee: 28}}},                                                                         // 999 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 1002}}},                                                                                     // 1000 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 990}, {Kind: Step, Target: 991}, {Kind: Step, Target: 994}}},                                // 1001 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 67}}},                                                                                       // 1002 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1015, Callee: 35}}},                                                                         // 1003 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1005, Set: 38}}},                                                                          // 1004 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1006, Set: 39}}},                                                                          // 1005 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1015, Callee: 29}}},                                                                         // 1006 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1008, Set: 2}}},                                                                           // 1007 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1009, Set: 39}}},                                                                          // 1008 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1010, Callee: 290}}},                                                                        // 1009 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1011, Set: 16}}},                                                                          // 1010 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1012, Set: 43}}},                                                                          // 1011 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1013, Callee: 31}}},                                                                         // 1012 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 1015}}},                                                                                     // 1013 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 1003}, {Kind: Step, Target: 1004}, {Kind: Step, Target: 1007}}},                             // 1014 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 69}}},                                                                                       // 1015 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1038, Callee: 26}}},                                                                         // 1016 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1018, Set: 40}}},                                                                          // 1017 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1019, Set: 39}}},                                                                          // 1018 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1038, Callee: 290}}},                                                                        // 1019 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1021, Set: 41}}},                                                                          // 1020 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1022, Set: 39}}},                                                                          // 1021 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1023, Callee: 290}}},                                                                        // 1022 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1024, Set: 42}}},                                                                          // 1023 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1025, Callee: 289}}},                                                                        // 1024 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 1038}}},                                                                                     // 1025 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1027, Set: 2}}},                                                                           // 1026 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1028, Set: 39}}},                                                                          // 1027 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1035, Callee: 290}}},                                                                        // 1028 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1030, Set: 44}}},                                                                          // 1029 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1036, Set: 31}}},                                                                          // 1030 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1032, Set: 16}}},                                                                          // 1031 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1036, Callee: 30}}},                                                                         // 1032 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1034, Set: 40}}},                                                                          // 1033 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1036, Set: 52}}},                                                                          // 1034 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 1029}, {Kind: Step, Target: 1031}, {Kind: Step, Target: 1033}}},                             // 1035 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 1038}}},                                                                                     // 1036 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 1016}, {Kind: Step, Target: 1017}, {Kind: Step, Target: 1020}, {Kind: Step, Target: 1026}}}, // 1037 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 71}}},                                                                                       // 1038 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1040, Set: 56}}},                                                                          // 1039 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1041, Callee: 287}}},                                                                        // 1040 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1048, Set: 57}}},                                                                          // 1041 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1049, Callee: 37}}},                                                                         // 1042 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1049, Callee: 38}}},                                                                         // 1043 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1049, Callee: 39}}},                                                                         // 1044 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1049, Callee: 40}}},                                                                         // 1045 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1049, Callee: 41}}},                                                                         // 1046 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1049, Callee: 42}}},                                                                         // 1047 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 1042}, {Kind: Step, Target: 1043}, {Kind: Step, Target: 1044}, {Kind: Step, Target: 1045}, {Kind: Step, Target: 1046}, {Kind: Step, Target: 1047}}}, // 1048 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 73}}},                               // 1049 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1051, Set: 46}}},                  // 1050 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1052, Set: 54}}},                  // 1051 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1053, Set: 27}}},                  // 1052 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1054, Callee: 292}}},                // 1053 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1055, Set: 42}}},                  // 1054 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1056, Set: 27}}},                  // 1055 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1058, Callee: 291}}},                // 1056 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1059, Callee: 46}}},                 // 1057 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Step, Target: 1057}, {Kind: Step, Target: 1059}}}, // 1058 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Step, Target: 75}}},                               // 1059 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1061, Set: 46}}},                  // 1060 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1062, Set: 55}}},                  // 1061 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1063, Set: 27}}},                  // 1062 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Call, Target: 1064, Callee: 293}}},                // 1063 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1065, Set: 42}}},                  // 1064 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1066, Set: 27}}},                  // 1065 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Call, Target: 1068, Callee: 291}}},                // 1066 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Call, Target: 1069, Callee: 46}}},                 // 1067 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Step, Target: 1067}, {Kind: Step, Target: 1069}}}, // 1068 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Step, Target: 77}}},                               // 1069 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1071, Set: 46}}},                  // 1070 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1072, Set: 48}}},                  // 1071 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1073, Set: 27}}},                  // 1072 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Call, Target: 1074, Callee: 294}}},                // 1073 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1075, Set: 42}}},                  // 1074 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1076, Set: 27}}},                  // 1075 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Call, Target: 1078, Callee: 291}}},                // 1076 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Call, Target: 1079, Callee: 46}}},                 // 1077 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Step, Target: 1077}, {Kind: Step, Target: 1079}}}, // 1078 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Step, Target: 79}}},                               // 1079 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1081, Set: 58}}},                  // 1080 jaqCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1082, Set: 42}}},                  // 1081 jaqCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1083, Set: 27}}},                  // 1082 jaqCodec
	{Rule: 40, Edges: []Edge{{Kind: Call, Target: 1084, Callee: 291}}},                // 1083 jaqCodec
	{Rule: 40, Edges: []Edge{{Kind: Call, Target: 1086, Callee: 43}}},                 // 1084 jaqCodec
	{Rule: 40, Edges: []Edge{{Kind: Call, Target: 1087, Callee: 46}}},                 // 1085 jaqCodec
	{Rule: 40, Edges: []Edge{{Kind: Step, Target: 1085}, {Kind: Step, Target: 1087}}}, // 1086 jaqCodec
	{Rule: 40, Edges: []Edge{{Kind: Step, Target: 81}}},                               // 1087 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1089, Set: 59}}},                  // 1088 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1090, Set: 60}}},                  // 1089 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Call, Target: 1091, Callee: 137}}},                // 1090 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Call, Target: 1092, Callee: 142}}},                // 1091 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1093, Set: 61}}},                  // 1092 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1094, Set: 26}}},                  // 1093 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1095, Set: 42}}},                  // 1094 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1096, Set: 27}}},                  // 1095 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Call, Target: 1097, Callee: 291}}},                // 1096 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Call, Target: 1099, Callee: 43}}},                 // 1097 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Call, Target: 1100, Callee: 46}}},                 // 1098 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Step, Target: 1098}, {Kind: Step, Target: 1100}}}, // 1099 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Step, Target: 83}}},                               // 1100 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1102, Set: 62}}},                  // 1101 syslogCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1103, Set: 42}}},                  // 1102 syslogCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1104, Set: 27}}},                  // 1103 syslogCodec
	{Rule: 42, Edges: []Edge{{Kind: Call, Target: 1105, Callee: 291}}},                // 1104 syslogCodec
	{Rule: 42, Edges: []Edge{{Kind: Step, Target: 85}}},                               // 1105 syslogCodec
	{Rule: 43, Edges: []Edge{{Kind: Accept, Target: 1107, Set: 6}}},                   // 1106 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Accept, Target: 1108, Set: 63}}},                  // 1107 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Accept, Target: 1114, Set: 64}}},                  // 1108 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Call, Target: 1111, Callee: 44}}},                 // 1109 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Call, Target: 1112, Callee: 45}}},                 // 1110 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Step, Target: 1110}, {Kind: Step, Target: 1112}}}, // 1111 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Step, Target: 1115}}},                             // 1112 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Call, Target: 1115, Callee: 45}}},                 // 1113 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Step, Target: 1109}, {Kind: Step, Target: 1113}}}, // 1114 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Step, Target: 87}}},                               // 1115 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1117, Set: 65}}},                  // 1116 onIngestion
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1118, Set: 66}}},                  // 1117 onIngestion
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1119, Set: 26}}},                  // 1118 onIngestion
	{Rule: 44, Edges: []Edge{{Kind: Step, Target: 89}}},                               // 1119 onIngestion
	{Rule: 45, Edges: []Edge{{Kind: Accept, Target: 1121, Set: 65}}},                  // 1120 onEmitting
	{Rule: 45, Edges: []Edge{{Kind: Accept, Target: 1122, Set: 67}}},                  // 1121 onEmitting
	{Rule: 45, Edges: []Edge{{Kind: Accept, Target: 1123, Set: 26}}},                  // 1122 onEmitting
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 91}}},                               // 1123 onEmitting
	{Rule: 46, Edges: []Edge{{Kind: Accept, Target: 1125, Set: 68}}},                  // 1124 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Call, Target: 1130, Callee: 47}}},                 // 1125 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Accept, Target: 1127, Set: 29}}},                  // 1126 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Call, Target: 1129, Callee: 47}}},                 // 1127 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 1126}}},                             // 1128 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 1132}}},                             // 1129 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 1128}, {Kind: Step, Target: 1131}}}, // 1130 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 1134}}},                             // 1131 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 1130}}},                             // 1132 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Accept, Target: 1135, Set: 29}}},                  // 1133 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 1133}, {Kind: Step, Target: 1135}}}, // 1134 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 93}}},                               // 1135 codecEncode
	{Rule: 47, Edges: []Edge{{Kind: Call, Target: 1137, Callee: 290}}},                // 1136 encodeRule
	{Rule: 47, Edges: []Edge{{Kind: Accept, Target: 1138, Set: 69}}},                  // 1137 encodeRule
	{Rule: 47, Edges: []Edge{{Kind: Accept, Target: 1139, Set: 70}}},                  // 1138 encodeRule
	{Rule: 47, Edges: []Edge{{Kind: Step, Target: 95}}},                               // 1139 encodeRule
	{Rule: 48, Edges: []Edge{{Kind: Accept, Target: 1141, Set: 71}}},                  // 1140 createResource
	{Rule: 48, Edges: []Edge{{Kind: Call, Target: 1142, Callee: 287}}},                // 1141 createResource
	{Rule: 48, Edges: []Edge{{Kind: Step, Target: 97}}},                               // 1142 createResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1144, Set: 72}}},                  // 1143 uploadResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1145, Set: 71}}},                  // 1144 uploadResource
	{Rule: 49, Edges: []Edge{{Kind: Call, Target: 1146, Callee: 296}}},                // 1145 uploadResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1147, Set: 73}}},                  // 1146 uploadResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1148, Set: 26}}},                  // 1147 uploadResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 99}}},                               // 1148 uploadResource
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1150, Set: 74}}},                  // 1149 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1151, Set: 71}}},                  // 1150 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1152, Callee: 296}}},                // 1151 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1153, Set: 42}}},                  // 1152 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1163, Callee: 138}}},                // 1153 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1155, Set: 75}}},                  // 1154 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1160, Callee: 51}}},                 // 1155 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1157, Set: 29}}},                  // 1156 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1159, Callee: 51}}},                 // 1157 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1156}}},                             // 1158 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1162}}},                             // 1159 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1158}, {Kind: Step, Target: 1161}}}, // 1160 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1164}}},                             // 1161 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1160}}},                             // 1162 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1154}, {Kind: Step, Target: 1164}}}, // 1163 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 101}}},                              // 1164 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1166, Set: 76}}},                  // 1165 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1183, Callee: 298}}},                // 1166 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1168, Set: 56}}},                  // 1167 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1183, Callee: 295}}},                // 1168 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1170, Set: 77}}},                  // 1169 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1171, Set: 78}}},                  // 1170 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1183, Callee: 300}}},                // 1171 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1173, Set: 79}}},                  // 1172 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1183, Callee: 310}}},                // 1173 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1175, Set: 80}}},                  // 1174 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1176, Set: 81}}},                  // 1175 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1183, Callee: 311}}},                // 1176 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1178, Set: 82}}},                  // 1177 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1179, Set: 83}}},                  // 1178 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1183, Callee: 315}}},                // 1179 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1181, Set: 84}}},                  // 1180 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1183, Callee: 297}}},                // 1181 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1165}, {Kind: Step, Target: 1167}, {Kind: Step, Target: 1169}, {Kind: Step, Target: 1172}, {Kind: Step, Target: 1174}, {Kind: Step, Target: 1177}, {Kind: Step, Target: 1180}}}, // 1182 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 103}}},                              // 1183 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1185, Set: 76}}},                  // 1184 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1186, Callee: 287}}},                // 1185 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1191, Callee: 139}}},                // 1186 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1188, Set: 29}}},                  // 1187 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1190, Callee: 139}}},                // 1188 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1187}}},                             // 1189 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1193}}},                             // 1190 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1189}, {Kind: Step, Target: 1192}}}, // 1191 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1195}}},                             // 1192 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1191}}},                             // 1193 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1196, Callee: 53}}},                 // 1194 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1194}, {Kind: Step, Target: 1196}}}, // 1195 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 105}}},                              // 1196 createVhost
	{Rule: 53, Edges: []Edge{{Kind: Accept, Target: 1198, Set: 6}}},                   // 1197 withTls
	{Rule: 53, Edges: []Edge{{Kind: Accept, Target: 1199, Set: 85}}},                  // 1198 withTls
	{Rule: 53, Edges: []Edge{{Kind: Call, Target: 1201, Callee: 296}}},                // 1199 withTls
	{Rule: 53, Edges: []Edge{{Kind: Call, Target: 1202, Callee: 138}}},                // 1200 withTls
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 1200}, {Kind: Step, Target: 1202}}}, // 1201 withTls
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 107}}},                              // 1202 withTls
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1204, Set: 86}}},                  // 1203 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Call, Target: 1205, Callee: 287}}},                // 1204 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1206, Set: 65}}},                  // 1205 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Call, Target: 1207, Callee: 298}}},                // 1206 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1208, Set: 87}}},                  // 1207 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Call, Target: 1209, Callee: 56}}},                 // 1208 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1215, Set: 43}}},                  // 1209 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1216, Set: 88}}},                  // 1210 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1213, Set: 89}}},                  // 1211 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Call, Target: 1214, Callee: 55}}},                 // 1212 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 1212}, {Kind: Step, Target: 1214}}}, // 1213 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 1216}}},                             // 1214 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 1210}, {Kind: Step, Target: 1211}}}, // 1215 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 109}}},                              // 1216 createEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Accept, Target: 1218, Set: 6}}},                   // 1217 withSignaling
	{Rule: 55, Edges: []Edge{{Kind: Accept, Target: 1219, Set: 77}}},                  // 1218 withSignaling
	{Rule: 55, Edges: []Edge{{Kind: Accept, Target: 1220, Set: 78}}},                  // 1219 withSignaling
	{Rule: 55, Edges: []Edge{{Kind: Call, Target: 1221, Callee: 300}}},                // 1220 withSignaling
	{Rule: 55, Edges: []Edge{{Kind: Step, Target: 111}}},                              // 1221 withSignaling
	{Rule: 56, Edges: []Edge{{Kind: Accept, Target: 1223, Set: 26}}},                  // 1222 path
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 113}}},                              // 1223 path
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1225, Set: 77}}},                  // 1224 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1226, Set: 78}}},                  // 1225 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Call, Target: 1227, Callee: 287}}},                // 1226 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1228, Set: 90}}},                  // 1227 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Call, Target: 1230, Callee: 58}}},                 // 1228 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Call, Target: 1231, Callee: 61}}},                 // 1229 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1229}, {Kind: Step, Target: 1231}}}, // 1230 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1232}}},                             // 1231 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1233, Set: 65}}},                  // 1232 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1236, Set: 91}}},                  // 1233 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1235, Set: 92}}},                  // 1234 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1237, Set: 93}}},                  // 1235 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1234}, {Kind: Step, Target: 1237}}}, // 1236 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1239}}},                             // 1237 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Call, Target: 1240, Callee: 59}}},                 // 1238 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1238}}},                             // 1239 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1241}}},                             // 1240 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1239}, {Kind: Step, Target: 1242}}}, // 1241 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1243}}},                             // 1242 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1244, Set: 94}}},                  // 1243 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Call, Target: 1245, Callee: 131}}},                // 1244 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 115}}},                              // 1245 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1264, Set: 54}}},                  // 1246 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1264, Set: 95}}},                  // 1247 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1264, Set: 96}}},                  // 1248 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1264, Set: 97}}},                  // 1249 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1264, Set: 55}}},                  // 1250 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1264, Set: 98}}},                  // 1251 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1253, Set: 59}}},                  // 1252 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1254, Set: 60}}},                  // 1253 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Call, Target: 1255, Callee: 137}}},                // 1254 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Call, Target: 1256, Callee: 142}}},                // 1255 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1257, Set: 99}}},                  // 1256 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1258, Set: 61}}},                  // 1257 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1259, Set: 26}}},                  // 1258 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1260, Set: 100}}},                 // 1259 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1261, Set: 61}}},                  // 1260 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1262, Set: 26}}},                  // 1261 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1264}}},                             // 1262 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1246}, {Kind: Step, Target: 1247}, {Kind: Step, Target: 1248}, {Kind: Step, Target: 1249}, {Kind: Step, Target: 1250}, {Kind: Step, Target: 1251}, {Kind: Step, Target: 1252}}}, // 1263 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 117}}},                              // 1264 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1266, Set: 99}}},                  // 1265 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1267, Set: 63}}},                  // 1266 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Call, Target: 1282, Callee: 62}}},                 // 1267 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1269, Set: 100}}},                 // 1268 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1270, Set: 63}}},                  // 1269 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Call, Target: 1272, Callee: 62}}},                 // 1270 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Call, Target: 1273, Callee: 61}}},                 // 1271 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1271}, {Kind: Step, Target: 1273}}}, // 1272 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1275}}},                             // 1273 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Call, Target: 1276, Callee: 60}}},                 // 1274 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1274}, {Kind: Step, Target: 1276}}}, // 1275 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1279}}},                             // 1276 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1278, Set: 92}}},                  // 1277 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1280, Set: 93}}},                  // 1278 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1277}, {Kind: Step, Target: 1280}}}, // 1279 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1282}}},                             // 1280 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1265}, {Kind: Step, Target: 1268}}}, // 1281 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 119}}},                              // 1282 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Accept, Target: 1284, Set: 101}}},                 // 1283 capture
	{Rule: 60, Edges: []Edge{{Kind: Accept, Target: 1285, Set: 26}}},                  // 1284 capture
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 121}}},                              // 1285 capture
	{Rule: 61, Edges: []Edge{{Kind: Accept, Target: 1287, Set: 102}}},                 // 1286 failJaq
	{Rule: 61, Edges: []Edge{{Kind: Accept, Target: 1288, Set: 63}}},                  // 1287 failJaq
	{Rule: 61, Edges: []Edge{{Kind: Call, Target: 1289, Callee: 62}}},                 // 1288 failJaq
	{Rule: 61, Edges: []Edge{{Kind: Step, Target: 123}}},                              // 1289 failJaq
	{Rule: 62, Edges: []Edge{{Kind: Accept, Target: 1295, Set: 26}}},                  // 1290 programs
	{Rule: 62, Edges: []Edge{{Kind: Accept, Target: 1292, Set: 29}}},                  // 1291 programs
	{Rule: 62, Edges: []Edge{{Kind: Accept, Target: 1294, Set: 26}}},                  // 1292 programs
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 1291}}},                             // 1293 programs
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 1297}}},                             // 1294 programs
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 1293}, {Kind: Step, Target: 1296}}}, // 1295 programs
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 125}}},                              // 1296 programs
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 1295}}},                             // 1297 programs
	{Rule: 63, Edges: []Edge{{Kind: Accept, Target: 1299, Set: 103}}},                 // 1298 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Call, Target: 1300, Callee: 287}}},                // 1299 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Accept, Target: 1301, Set: 27}}},                  // 1300 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Call, Target: 1302, Callee: 291}}},                // 1301 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Accept, Target: 1303, Set: 104}}},                 // 1302 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Call, Target: 1305, Callee: 131}}},                // 1303 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Call, Target: 1306, Callee: 64}}},                 // 1304 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 1304}, {Kind: Step, Target: 1306}}}, // 1305 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 127}}},                              // 1306 createBranch
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1308, Set: 105}}},                 // 1307 branchLimit
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1309, Set: 106}}},                 // 1308 branchLimit
	{Rule: 64, Edges: []Edge{{Kind: Call, Target: 1310, Callee: 129}}},                // 1309 branchLimit
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1311, Set: 107}}},                 // 1310 branchLimit
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1312, Set: 108}}},                 // 1311 branchLimit
	{Rule: 64, Edges: []Edge{{Kind: Step, Target: 129}}},                              // 1312 branchLimit
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1314, Set: 109}}},                 // 1313 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Call, Target: 1315, Callee: 288}}},                // 1314 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1316, Set: 27}}},                  // 1315 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Call, Target: 1317, Callee: 291}}},                // 1316 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Call, Target: 1320, Callee: 150}}},                // 1317 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1319, Set: 110}}},                 // 1318 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Call, Target: 1321, Callee: 129}}},                // 1319 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 1318}, {Kind: Step, Target: 1321}}}, // 1320 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 1323}}},                             // 1321 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Call, Target: 1324, Callee: 66}}},                 // 1322 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 1322}, {Kind: Step, Target: 1324}}}, // 1323 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 131}}},                              // 1324 createRelay
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1326, Set: 6}}},                   // 1325 materializedState
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1327, Set: 111}}},                 // 1326 materializedState
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1328, Set: 112}}},                 // 1327 materializedState
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1329, Set: 113}}},                 // 1328 materializedState
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1330, Set: 114}}},                 // 1329 materializedState
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1331, Set: 115}}},                 // 1330 materializedState
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 133}}},                              // 1331 materializedState
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1333, Set: 109}}},                 // 1332 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Call, Target: 1334, Callee: 302}}},                // 1333 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Call, Target: 1339, Callee: 68}}},                 // 1334 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1336, Set: 29}}},                  // 1335 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Call, Target: 1338, Callee: 68}}},                 // 1336 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 1335}}},                             // 1337 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 1341}}},                             // 1338 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 1337}, {Kind: Step, Target: 1340}}}, // 1339 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 135}}},                              // 1340 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 1339}}},                             // 1341 alterRelay
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1343, Set: 16}}},                  // 1342 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1344, Set: 110}}},                 // 1343 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Call, Target: 1360, Callee: 129}}},                // 1344 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1346, Set: 16}}},                  // 1345 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1347, Set: 27}}},                  // 1346 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Call, Target: 1360, Callee: 291}}},                // 1347 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1349, Set: 16}}},                  // 1348 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Call, Target: 1360, Callee: 150}}},                // 1349 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1351, Set: 16}}},                  // 1350 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1352, Set: 111}}},                 // 1351 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1353, Set: 112}}},                 // 1352 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1354, Set: 113}}},                 // 1353 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1355, Set: 114}}},                 // 1354 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1360, Set: 115}}},                 // 1355 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1357, Set: 40}}},                  // 1356 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1358, Set: 111}}},                 // 1357 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1360, Set: 112}}},                 // 1358 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 1342}, {Kind: Step, Target: 1345}, {Kind: Step, Target: 1348}, {Kind: Step, Target: 1350}, {Kind: Step, Target: 1356}}}, // 1359 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 137}}},                              // 1360 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1362, Set: 84}}},                  // 1361 createClient
	{Rule: 69, Edges: []Edge{{Kind: Call, Target: 1363, Callee: 287}}},                // 1362 createClient
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1364, Set: 43}}},                  // 1363 createClient
	{Rule: 69, Edges: []Edge{{Kind: Call, Target: 1366, Callee: 70}}},                 // 1364 createClient
	{Rule: 69, Edges: []Edge{{Kind: Call, Target: 1367, Callee: 71}}},                 // 1365 createClient
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 1365}, {Kind: Step, Target: 1367}}}, // 1366 createClient
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 1368}}},                             // 1367 createClient
	{Rule: 69, Edges: []Edge{{Kind: Call, Target: 1369, Callee: 142}}},                // 1368 createClient
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 139}}},                              // 1369 createClient
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 116}}},                 // 1370 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 117}}},                 // 1371 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 118}}},                 // 1372 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 88}}},                  // 1373 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 119}}},                 // 1374 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 120}}},                 // 1375 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 121}}},                 // 1376 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 122}}},                 // 1377 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 123}}},                 // 1378 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 124}}},                 // 1379 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 125}}},                 // 1380 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 126}}},                 // 1381 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 127}}},                 // 1382 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 128}}},                 // 1383 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 129}}},                 // 1384 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 130}}},                 // 1385 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 131}}},                 // 1386 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 132}}},                 // 1387 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 133}}},                 // 1388 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 62}}},                  // 1389 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1392, Set: 89}}},                  // 1390 clientType
	{Rule: 70, Edges: []Edge{{Kind: Call, Target: 1393, Callee: 55}}},                 // 1391 clientType
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 1391}, {Kind: Step, Target: 1393}}}, // 1392 clientType
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 1395}}},                             // 1393 clientType
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 1370}, {Kind: Step, Target: 1371}, {Kind: Step, Target: 1372}, {Kind: Step, Target: 1373}, {Kind: Step, Target: 1374}, {Kind: Step, Target: 1375}, {Kind: Step, Target: 1376}, {Kind: Step, Target: 1377}, {Kind: Step, Target: 1378}, {Kind: Step, Target: 1379}, {Kind: Step, Target: 1380}, {Kind: Step, Target: 1381}, {Kind: Step, Target: 1382}, {Kind: Step, Target: 1383}, {Kind: Step, Target: 1384}, {Kind: Step, Target: 1385}, {Kind: Step, Target: 1386}, {Kind: Step, Target: 1387}, {Kind: Step, Target: 1388}, {Kind: Step, Target: 1389}, {Kind: Step, Target: 1390}}}, // 1394 clientType
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 141}}},                              // 1395 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1397, Set: 134}}},                 // 1396 mount
	{Rule: 71, Edges: []Edge{{Kind: Call, Target: 1399, Callee: 296}}},                // 1397 mount
	{Rule: 71, Edges: []Edge{{Kind: Call, Target: 1400, Callee: 138}}},                // 1398 mount
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1398}, {Kind: Step, Target: 1400}}}, // 1399 mount
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 143}}},                              // 1400 mount
	{Rule: 72, Edges: []Edge{{Kind: Accept, Target: 1402, Set: 9}}},                   // 1401 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Call, Target: 1403, Callee: 287}}},                // 1402 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Accept, Target: 1404, Set: 57}}},                  // 1403 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Call, Target: 1405, Callee: 73}}},                 // 1404 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Accept, Target: 1406, Set: 42}}},                  // 1405 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Call, Target: 1407, Callee: 73}}},                 // 1406 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Call, Target: 1410, Callee: 10}}},                 // 1407 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Accept, Target: 1409, Set: 135}}},                 // 1408 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Call, Target: 1411, Callee: 129}}},                // 1409 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 1408}, {Kind: Step, Target: 1411}}}, // 1410 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 145}}},                              // 1411 createPlacement
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1417, Callee: 317}}},                // 1412 nodeMembers
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1414, Set: 29}}},                  // 1413 nodeMembers
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1416, Callee: 317}}},                // 1414 nodeMembers
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1413}}},                             // 1415 nodeMembers
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1419}}},                             // 1416 nodeMembers
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1415}, {Kind: Step, Target: 1418}}}, // 1417 nodeMembers
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 147}}},                              // 1418 nodeMembers
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1417}}},                             // 1419 nodeMembers
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1421, Set: 9}}},                   // 1420 alterPlacement
	{Rule: 74, Edges: []Edge{{Kind: Call, Target: 1422, Callee: 314}}},                // 1421 alterPlacement
	{Rule: 74, Edges: []Edge{{Kind: Call, Target: 1427, Callee: 75}}},                 // 1422 alterPlacement
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1424, Set: 29}}},                  // 1423 alterPlacement
	{Rule: 74, Edges: []Edge{{Kind: Call, Target: 1426, Callee: 75}}},                 // 1424 alterPlacement
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1423}}},                             // 1425 alterPlacement
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1429}}},                             // 1426 alterPlacement
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1425}, {Kind: Step, Target: 1428}}}, // 1427 alterPlacement
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 149}}},                              // 1428 alterPlacement
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1427}}},                             // 1429 alterPlacement
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1431, Set: 16}}},                  // 1430 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1432, Set: 136}}},                 // 1431 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Call, Target: 1448, Callee: 10}}},                 // 1432 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1434, Set: 16}}},                  // 1433 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1435, Set: 135}}},                 // 1434 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Call, Target: 1448, Callee: 129}}},                // 1435 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1437, Set: 40}}},                  // 1436 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1448, Set: 135}}},                 // 1437 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1439, Set: 16}}},                  // 1438 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1440, Set: 57}}},                  // 1439 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Call, Target: 1441, Callee: 73}}},                 // 1440 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1442, Set: 42}}},                  // 1441 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Call, Target: 1443, Callee: 73}}},                 // 1442 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 1448}}},                             // 1443 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1445, Set: 41}}},                  // 1444 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1446, Set: 42}}},                  // 1445 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Call, Target: 1448, Callee: 287}}},                // 1446 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 1430}, {Kind: Step, Target: 1433}, {Kind: Step, Target: 1436}, {Kind: Step, Target: 1438}, {Kind: Step, Target: 1444}}}, // 1447 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 151}}},                              // 1448 placementOperation
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1450, Set: 82}}},                  // 1449 createHashMap
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1451, Set: 83}}},                  // 1450 createHashMap
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1452, Callee: 287}}},                // 1451 createHashMap
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1453, Set: 137}}},                 // 1452 createHashMap
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1454, Callee: 290}}},                // 1453 createHashMap
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1455, Set: 57}}},                  // 1454 createHashMap
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1456, Callee: 137}}},                // 1455 createHashMap
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1457, Set: 87}}},                  // 1456 createHashMap
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1458, Set: 26}}},                  // 1457 createHashMap
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1459, Set: 138}}},                 // 1458 createHashMap
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1460, Set: 60}}},                  // 1459 createHashMap
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1461, Callee: 295}}},                // 1460 createHashMap
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 153}}},                              // 1461 createHashMap
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1463, Set: 139}}},                 // 1462 lookup
	{Rule: 77, Edges: []Edge{{Kind: Call, Target: 1464, Callee: 315}}},                // 1463 lookup
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1465, Set: 137}}},                 // 1464 lookup
	{Rule: 77, Edges: []Edge{{Kind: Call, Target: 1466, Callee: 136}}},                // 1465 lookup
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 155}}},                              // 1466 lookup
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1468, Set: 140}}},                 // 1467 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Call, Target: 1469, Callee: 287}}},                // 1468 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1470, Set: 6}}},                   // 1469 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1471, Set: 141}}},                 // 1470 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1472, Set: 142}}},                 // 1471 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1473, Set: 28}}},                  // 1472 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Call, Target: 1478, Callee: 79}}},                 // 1473 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1475, Set: 29}}},                  // 1474 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Call, Target: 1477, Callee: 79}}},                 // 1475 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1474}}},                             // 1476 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1480}}},                             // 1477 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1476}, {Kind: Step, Target: 1479}}}, // 1478 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1481}}},                             // 1479 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1478}}},                             // 1480 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1482, Set: 30}}},                  // 1481 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1483, Set: 143}}},                 // 1482 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Call, Target: 1485, Callee: 20}}},                 // 1483 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1486, Set: 31}}},                  // 1484 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1484}, {Kind: Step, Target: 1486}}}, // 1485 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1488}}},                             // 1486 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1489, Set: 144}}},                 // 1487 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1487}, {Kind: Step, Target: 1489}}}, // 1488 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1490}}},                             // 1489 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1491, Set: 145}}},                 // 1490 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1492, Set: 26}}},                  // 1491 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 157}}},                              // 1492 createUdf
	{Rule: 79, Edges: []Edge{{Kind: Call, Target: 1494, Callee: 287}}},                // 1493 udfArgument
	{Rule: 79, Edges: []Edge{{Kind: Call, Target: 1496, Callee: 20}}},                 // 1494 udfArgument
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1497, Set: 31}}},                  // 1495 udfArgument
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1495}, {Kind: Step, Target: 1497}}}, // 1496 udfArgument
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 159}}},                              // 1497 udfArgument
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1499, Set: 146}}},                 // 1498 createSubscription
	{Rule: 80, Edges: []Edge{{Kind: Call, Target: 1500, Callee: 287}}},                // 1499 createSubscription
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1501, Set: 42}}},                  // 1500 createSubscription
	{Rule: 80, Edges: []Edge{{Kind: Call, Target: 1503, Callee: 302}}},                // 1501 createSubscription
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1504, Set: 147}}},                 // 1502 createSubscription
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1502}, {Kind: Step, Target: 1504}}}, // 1503 createSubscription
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1506}}},                             // 1504 createSubscription
	{Rule: 80, Edges: []Edge{{Kind: Call, Target: 1507, Callee: 81}}},                 // 1505 createSubscription
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1505}, {Kind: Step, Target: 1507}}}, // 1506 createSubscription
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1509}}},                             // 1507 createSubscription
	{Rule: 80, Edges: []Edge{{Kind: Call, Target: 1510, Callee: 149}}},                // 1508 createSubscription
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1508}, {Kind: Step, Target: 1510}}}, // 1509 createSubscription
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 161}}},                              // 1510 createSubscription
	{Rule: 81, Edges: []Edge{{Kind: Accept, Target: 1512, Set: 148}}},                 // 1511 sampleRate
	{Rule: 81, Edges: []Edge{{Kind: Accept, Target: 1513, Set: 149}}},                 // 1512 sampleRate
	{Rule: 81, Edges: []Edge{{Kind: Accept, Target: 1514, Set: 21}}},                  // 1513 sampleRate
	{Rule: 81, Edges: []Edge{{Kind: Accept, Target: 1515, Set: 22}}},                  // 1514 sampleRate
	{Rule: 81, Edges: []Edge{{Kind: Step, Target: 163}}},                              // 1515 sampleRate
	{Rule: 82, Edges: []Edge{{Kind: Accept, Target: 1517, Set: 150}}},                 // 1516 deleteSubscription
	{Rule: 82, Edges: []Edge{{Kind: Accept, Target: 1518, Set: 146}}},                 // 1517 deleteSubscription
	{Rule: 82, Edges: []Edge{{Kind: Call, Target: 1519, Callee: 319}}},                // 1518 deleteSubscription
	{Rule: 82, Edges: []Edge{{Kind: Step, Target: 165}}},                              // 1519 deleteSubscription
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1523, Set: 40}}},                  // 1520 dropStatement
	{Rule: 83, Edges: []Edge{{Kind: Call, Target: 1524, Callee: 95}}},                 // 1521 dropStatement
	{Rule: 83, Edges: []Edge{{Kind: Call, Target: 1524, Callee: 85}}},                 // 1522 dropStatement
	{Rule: 83, Edges: []Edge{{Kind: Step, Target: 1521}, {Kind: Step, Target: 1522}}}, // 1523 dropStatement
	{Rule: 83, Edges: []Edge{{Kind: Step, Target: 167}}},                              // 1524 dropStatement
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1538, Set: 151}}},                 // 1525 showStatement
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1527, Set: 1}}},                   // 1526 showStatement
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1539, Callee: 85}}},                 // 1527 showStatement
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1529, Set: 152}}},                 // 1528 showStatement
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1539, Set: 153}}},                 // 1529 showStatement
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1539, Set: 154}}},                 // 1530 showStatement
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1539, Set: 155}}},                 // 1531 showStatement
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1539, Set: 156}}},                 // 1532 showStatement
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1534, Set: 109}}},                 // 1533 showStatement
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1535, Callee: 302}}},                // 1534 showStatement
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1536, Set: 111}}},                 // 1535 showStatement
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1537, Set: 112}}},                 // 1536 showStatement
	{Rule: 84, Edges: []Edge{{Kind: Step, Target: 1539}}},                             // 1537 showStatement
	{Rule: 84, Edges: []Edge{{Kind: Step, Target: 1526}, {Kind: Step, Target: 1528}, {Kind: Step, Target: 1530}, {Kind: Step, Target: 1531}, {Kind: Step, Target: 1532}, {Kind: Step, Target: 1533}}}, // 1538 showStatement
	{Rule: 84, Edges: []Edge{{Kind: Step, Target: 169}}},                              // 1539 showStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1541, Set: 27}}},                  // 1540 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 291}}},                // 1541 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1543, Set: 46}}},                  // 1542 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1544, Set: 54}}},                  // 1543 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1545, Set: 27}}},                  // 1544 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 292}}},                // 1545 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1547, Set: 46}}},                  // 1546 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1548, Set: 55}}},                  // 1547 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1549, Set: 27}}},                  // 1548 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 293}}},                // 1549 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1551, Set: 46}}},                  // 1550 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1552, Set: 48}}},                  // 1551 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1553, Set: 27}}},                  // 1552 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 294}}},                // 1553 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1555, Set: 56}}},                  // 1554 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 295}}},                // 1555 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1557, Set: 84}}},                  // 1556 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 297}}},                // 1557 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1559, Set: 76}}},                  // 1558 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 298}}},                // 1559 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1561, Set: 86}}},                  // 1560 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 299}}},                // 1561 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1563, Set: 103}}},                 // 1562 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 301}}},                // 1563 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1565, Set: 109}}},                 // 1564 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 302}}},                // 1565 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1568, Callee: 240}}},                // 1566 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1566}, {Kind: Step, Target: 1568}}}, // 1567 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1569}}},                             // 1568 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1570, Set: 157}}},                 // 1569 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 303}}},                // 1570 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1572, Set: 158}}},                 // 1571 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 305}}},                // 1572 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1574, Set: 159}}},                 // 1573 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 306}}},                // 1574 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1576, Set: 160}}},                 // 1575 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1577, Set: 81}}},                  // 1576 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 308}}},                // 1577 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1579, Set: 161}}},                 // 1578 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 313}}},                // 1579 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1581, Set: 77}}},                  // 1580 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1582, Set: 78}}},                  // 1581 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 300}}},                // 1582 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1584, Set: 162}}},                 // 1583 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 304}}},                // 1584 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1586, Set: 163}}},                 // 1585 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 307}}},                // 1586 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1588, Set: 164}}},                 // 1587 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 309}}},                // 1588 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1590, Set: 79}}},                  // 1589 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 310}}},                // 1590 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1592, Set: 80}}},                  // 1591 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1593, Set: 81}}},                  // 1592 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 311}}},                // 1593 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1595, Set: 165}}},                 // 1594 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 312}}},                // 1595 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1597, Set: 9}}},                   // 1596 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 314}}},                // 1597 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1599, Set: 82}}},                  // 1598 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1600, Set: 83}}},                  // 1599 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 315}}},                // 1600 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1602, Set: 140}}},                 // 1601 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1604, Callee: 316}}},                // 1602 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1540}, {Kind: Step, Target: 1542}, {Kind: Step, Target: 1546}, {Kind: Step, Target: 1550}, {Kind: Step, Target: 1554}, {Kind: Step, Target: 1556}, {Kind: Step, Target: 1558}, {Kind: Step, Target: 1560}, {Kind: Step, Target: 1562}, {Kind: Step, Target: 1564}, {Kind: Step, Target: 1567}, {Kind: Step, Target: 1571}, {Kind: Step, Target: 1573}, {Kind: Step, Target: 1575}, {Kind: Step, Target: 1578}, {Kind: Step, Target: 1580}, {Kind: Step, Target: 1583}, {Kind: Step, Target: 1585}, {Kind: Step, Target: 1587}, {Kind: Step, Target: 1589}, {Kind: Step, Target: 1591}, {Kind: Step, Target: 1594}, {Kind: Step, Target: 1596}, {Kind: Step, Target: 1598}, {Kind: Step, Target: 1601}}}, // 1603 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 171}}},                              // 1604 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1633, Set: 166}}},                 // 1605 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1634, Set: 4}}},                   // 1606 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1608, Set: 109}}},                 // 1607 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1610, Callee: 302}}},                // 1608 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1611, Callee: 88}}},                 // 1609 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1609}, {Kind: Step, Target: 1611}}}, // 1610 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1634}}},                             // 1611 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1634, Callee: 87}}},                 // 1612 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1614, Set: 80}}},                  // 1613 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1615, Set: 81}}},                  // 1614 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1617, Callee: 311}}},                // 1615 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1618, Callee: 91}}},                 // 1616 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1616}, {Kind: Step, Target: 1618}}}, // 1617 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1634}}},                             // 1618 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1620, Set: 71}}},                  // 1619 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1623, Callee: 296}}},                // 1620 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1622, Set: 73}}},                  // 1621 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1624, Callee: 129}}},                // 1622 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1621}, {Kind: Step, Target: 1624}}}, // 1623 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1634}}},                             // 1624 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1634, Callee: 90}}},                 // 1625 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1627, Set: 167}}},                 // 1626 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1634, Callee: 97}}},                 // 1627 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1629, Set: 168}}},                 // 1628 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1631, Set: 26}}},                  // 1629 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1632, Callee: 91}}},                 // 1630 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1630}, {Kind: Step, Target: 1632}}}, // 1631 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1634}}},                             // 1632 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1606}, {Kind: Step, Target: 1607}, {Kind: Step, Target: 1612}, {Kind: Step, Target: 1613}, {Kind: Step, Target: 1619}, {Kind: Step, Target: 1625}, {Kind: Step, Target: 1626}, {Kind: Step, Target: 1628}}}, // 1633 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 173}}},                              // 1634 describeStatement
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1637, Callee: 240}}},                // 1635 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1635}, {Kind: Step, Target: 1637}}}, // 1636 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1638}}},                             // 1637 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1639, Set: 157}}},                 // 1638 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 303}}},                // 1639 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1641, Set: 162}}},                 // 1640 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 304}}},                // 1641 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1643, Set: 86}}},                  // 1642 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 299}}},                // 1643 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1645, Set: 158}}},                 // 1644 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 305}}},                // 1645 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1647, Set: 159}}},                 // 1646 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 306}}},                // 1647 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1649, Set: 163}}},                 // 1648 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 307}}},                // 1649 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1651, Set: 164}}},                 // 1650 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 309}}},                // 1651 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1653, Set: 161}}},                 // 1652 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 313}}},                // 1653 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1655, Set: 160}}},                 // 1654 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1656, Set: 81}}},                  // 1655 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 308}}},                // 1656 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1658, Set: 82}}},                  // 1657 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1659, Set: 83}}},                  // 1658 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 315}}},                // 1659 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1661, Set: 9}}},                   // 1660 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 314}}},                // 1661 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1663, Set: 140}}},                 // 1662 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 316}}},                // 1663 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1636}, {Kind: Step, Target: 1640}, {Kind: Step, Target: 1642}, {Kind: Step, Target: 1644}, {Kind: Step, Target: 1646}, {Kind: Step, Target: 1648}, {Kind: Step, Target: 1650}, {Kind: Step, Target: 1652}, {Kind: Step, Target: 1654}, {Kind: Step, Target: 1657}, {Kind: Step, Target: 1660}, {Kind: Step, Target: 1662}}}, // 1664 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 175}}},                              // 1665 describedModel
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1667, Set: 169}}},                 // 1666 branchBindings
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1676, Set: 28}}},                  // 1667 branchBindings
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1673, Callee: 89}}},                 // 1668 branchBindings
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1670, Set: 29}}},                  // 1669 branchBindings
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1672, Callee: 89}}},                 // 1670 branchBindings
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1669}}},                             // 1671 branchBindings
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1675}}},                             // 1672 branchBindings
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1671}, {Kind: Step, Target: 1674}}}, // 1673 branchBindings
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1677}}},                             // 1674 branchBindings
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1673}}},                             // 1675 branchBindings
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1668}, {Kind: Step, Target: 1677}}}, // 1676 branchBindings
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1678}}},                             // 1677 branchBindings
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1679, Set: 30}}},                  // 1678 branchBindings
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 177}}},                              // 1679 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1681, Callee: 290}}},                // 1680 branchBinding
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1682, Set: 170}}},                 // 1681 branchBinding
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1683, Callee: 136}}},                // 1682 branchBinding
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 179}}},                              // 1683 branchBinding
	{Rule: 90, Edges: []Edge{{Kind: Accept, Target: 1686, Set: 171}}},                 // 1684 describeTransaction
	{Rule: 90, Edges: []Edge{{Kind: Accept, Target: 1687, Set: 26}}},                  // 1685 describeTransaction
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 1685}, {Kind: Step, Target: 1687}}}, // 1686 describeTransaction
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 1690}}},                             // 1687 describeTransaction
	{Rule: 90, Edges: []Edge{{Kind: Accept, Target: 1689, Set: 172}}},                 // 1688 describeTransaction
	{Rule: 90, Edges: []Edge{{Kind: Call, Target: 1691, Callee: 129}}},                // 1689 describeTransaction
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 1688}, {Kind: Step, Target: 1691}}}, // 1690 describeTransaction
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 1693}}},                             // 1691 describeTransaction
	{Rule: 90, Edges: []Edge{{Kind: Call, Target: 1694, Callee: 91}}},                 // 1692 describeTransaction
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 1692}, {Kind: Step, Target: 1694}}}, // 1693 describeTransaction
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 181}}},                              // 1694 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Accept, Target: 1696, Set: 90}}},                  // 1695 formatSelector
	{Rule: 91, Edges: []Edge{{Kind: Accept, Target: 1697, Set: 173}}},                 // 1696 formatSelector
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 183}}},                              // 1697 formatSelector
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1699, Set: 174}}},                 // 1698 cordonNode
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1700, Set: 175}}},                 // 1699 cordonNode
	{Rule: 92, Edges: []Edge{{Kind: Call, Target: 1701, Callee: 320}}},                // 1700 cordonNode
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 185}}},                              // 1701 cordonNode
	{Rule: 93, Edges: []Edge{{Kind: Accept, Target: 1703, Set: 176}}},                 // 1702 uncordonNode
	{Rule: 93, Edges: []Edge{{Kind: Accept, Target: 1704, Set: 175}}},                 // 1703 uncordonNode
	{Rule: 93, Edges: []Edge{{Kind: Call, Target: 1705, Callee: 320}}},                // 1704 uncordonNode
	{Rule: 93, Edges: []Edge{{Kind: Step, Target: 187}}},                              // 1705 uncordonNode
	{Rule: 94, Edges: []Edge{{Kind: Accept, Target: 1707, Set: 177}}},                 // 1706 drainNode
	{Rule: 94, Edges: []Edge{{Kind: Accept, Target: 1708, Set: 175}}},                 // 1707 drainNode
	{Rule: 94, Edges: []Edge{{Kind: Call, Target: 1709, Callee: 320}}},                // 1708 drainNode
	{Rule: 94, Edges: []Edge{{Kind: Step, Target: 189}}},                              // 1709 drainNode
	{Rule: 95, Edges: []Edge{{Kind: Accept, Target: 1711, Set: 175}}},                 // 1710 dropNode
	{Rule: 95, Edges: []Edge{{Kind: Call, Target: 1712, Callee: 320}}},                // 1711 dropNode
	{Rule: 95, Edges: []Edge{{Kind: Step, Target: 191}}},                              // 1712 dropNode
	{Rule: 96, Edges: []Edge{{Kind: Accept, Target: 1714, Set: 178}}},                 // 1713 relocate
	{Rule: 96, Edges: []Edge{{Kind: Call, Target: 1715, Callee: 97}}},                 // 1714 relocate
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 193}}},                              // 1715 relocate
	{Rule: 97, Edges: []Edge{{Kind: Call, Target: 1723, Callee: 98}}},                 // 1716 relocation
	{Rule: 97, Edges: []Edge{{Kind: Accept, Target: 1718, Set: 57}}},                  // 1717 relocation
	{Rule: 97, Edges: []Edge{{Kind: Call, Target: 1719, Callee: 98}}},                 // 1718 relocation
	{Rule: 97, Edges: []Edge{{Kind: Accept, Target: 1720, Set: 42}}},                  // 1719 relocation
	{Rule: 97, Edges: []Edge{{Kind: Call, Target: 1721, Callee: 98}}},                 // 1720 relocation
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1723}}},                             // 1721 relocation
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1716}, {Kind: Step, Target: 1717}}}, // 1722 relocation
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1724}}},                             // 1723 relocation
	{Rule: 97, Edges: []Edge{{Kind: Accept, Target: 1725, Set: 179}}},                 // 1724 relocation
	{Rule: 97, Edges: []Edge{{Kind: Accept, Target: 1726, Set: 175}}},                 // 1725 relocation
	{Rule: 97, Edges: []Edge{{Kind: Call, Target: 1727, Callee: 320}}},                // 1726 relocation
	{Rule: 97, Edges: []Edge{{Kind: Call, Target: 1737, Callee: 99}}},                 // 1727 relocation
	{Rule: 97, Edges: []Edge{{Kind: Accept, Target: 1730, Set: 29}}},                  // 1728 relocation
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1728}, {Kind: Step, Target: 1730}}}, // 1729 relocation
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1731}}},                             // 1730 relocation
	{Rule: 97, Edges: []Edge{{Kind: Accept, Target: 1732, Set: 75}}},                  // 1731 relocation
	{Rule: 97, Edges: []Edge{{Kind: Call, Target: 1733, Callee: 100}}},                // 1732 relocation
	{Rule: 97, Edges: []Edge{{Kind: Call, Target: 1734, Callee: 99}}},                 // 1733 relocation
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1736}}},                             // 1734 relocation
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1729}}},                             // 1735 relocation
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1739}}},                             // 1736 relocation
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1735}, {Kind: Step, Target: 1738}}}, // 1737 relocation
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 195}}},                              // 1738 relocation
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1737}}},                             // 1739 relocation
	{Rule: 98, Edges: []Edge{{Kind: Call, Target: 1745, Callee: 100}}},                // 1740 members
	{Rule: 98, Edges: []Edge{{Kind: Accept, Target: 1742, Set: 29}}},                  // 1741 members
	{Rule: 98, Edges: []Edge{{Kind: Call, Target: 1744, Callee: 100}}},                // 1742 members
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1741}}},                             // 1743 members
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1747}}},                             // 1744 members
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1743}, {Kind: Step, Target: 1746}}}, // 1745 members
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 197}}},                              // 1746 members
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1745}}},                             // 1747 members
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1749, Set: 180}}},                 // 1748 preferences
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1750, Set: 181}}},                 // 1749 preferences
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 199}}},                              // 1750 preferences
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1752, Set: 157}}},                // 1751 member
	{Rule: 100, Edges: []Edge{{Kind: Call, Target: 1781, Callee: 303}}},               // 1752 member
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1754, Set: 162}}},                // 1753 member
	{Rule: 100, Edges: []Edge{{Kind: Call, Target: 1781, Callee: 304}}},               // 1754 member
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1756, Set: 165}}},                // 1755 member
	{Rule: 100, Edges: []Edge{{Kind: Call, Target: 1781, Callee: 312}}},               // 1756 member
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1758, Set: 158}}},                // 1757 member
	{Rule: 100, Edges: []Edge{{Kind: Call, Target: 1781, Callee: 305}}},               // 1758 member
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1760, Set: 159}}},                // 1759 member
	{Rule: 100, Edges: []Edge{{Kind: Call, Target: 1781, Callee: 306}}},               // 1760 member
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1762, Set: 164}}},                // 1761 member
	{Rule: 100, Edges: []Edge{{Kind: Call, Target: 1781, Callee: 309}}},               // 1762 member
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1764, Set: 163}}},                // 1763 member
	{Rule: 100, Edges: []Edge{{Kind: Call, Target: 1781, Callee: 307}}},               // 1764 member
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1766, Set: 160}}},                // 1765 member
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1767, Set: 81}}},                 // 1766 member
	{Rule: 100, Edges: []Edge{{Kind: Call, Target: 1781, Callee: 308}}},               // 1767 member
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1769, Set: 79}}},                 // 1768 member
	{Rule: 100, Edges: []Edge{{Kind: Call, Target: 1781, Callee: 310}}},               // 1769 member
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1771, Set: 80}}},                 // 1770 member
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1772, Set: 81}}},                 // 1771 member
	{Rule: 100, Edges: []Edge{{Kind: Call, Target: 1781, Callee: 311}}},               // 1772 member
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1774, Set: 161}}},                // 1773 member
	{Rule: 100, Edges: []Edge{{Kind: Call, Target: 1781, Callee: 313}}},               // 1774 member
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1776, Set: 82}}},                 // 1775 member
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1777, Set: 83}}},                 // 1776 member
	{Rule: 100, Edges: []Edge{{Kind: Call, Target: 1781, Callee: 315}}},               // 1777 member
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1779, Set: 109}}},                // 1778 member
	{Rule: 100, Edges: []Edge{{Kind: Call, Target: 1781, Callee: 302}}},               // 1779 member
	{Rule: 100, Edges: []Edge{{Kind: Step, Target: 1751}, {Kind: Step, Target: 1753}, {Kind: Step, Target: 1755}, {Kind: Step, Target: 1757}, {Kind: Step, Target: 1759}, {Kind: Step, Target: 1761}, {Kind: Step, Target: 1763}, {Kind: Step, Target: 1765}, {Kind: Step, Target: 1768}, {Kind: Step, Target: 1770}, {Kind: Step, Target: 1773}, {Kind: Step, Target: 1775}, {Kind: Step, Target: 1778}}}, // 1780 member
	{Rule: 100, Edges: []Edge{{Kind: Step, Target: 201}}},                                                                                      // 1781 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1783, Set: 182}}},                                                                         // 1782 useDomain
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1784, Callee: 318}}},                                                                        // 1783 useDomain
	{Rule: 101, Edges: []Edge{{Kind: Step, Target: 203}}},                                                                                      // 1784 useDomain
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1786, Set: 183}}},                                                                         // 1785 listDomains
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1787, Set: 184}}},                                                                         // 1786 listDomains
	{Rule: 102, Edges: []Edge{{Kind: Step, Target: 205}}},                                                                                      // 1787 listDomains
	{Rule: 103, Edges: []Edge{{Kind: Accept, Target: 1789, Set: 185}}},                                                                         // 1788 begin
	{Rule: 103, Edges: []Edge{{Kind: Step, Target: 207}}},                                                                                      // 1789 begin
	{Rule: 104, Edges: []Edge{{Kind: Accept, Target: 1791, Set: 186}}},                                                                         // 1790 commit
	{Rule: 104, Edges: []Edge{{Kind: Step, Target: 209}}},                                                                                      // 1791 commit
	{Rule: 105, Edges: []Edge{{Kind: Accept, Target: 1793, Set: 187}}},                                                                         // 1792 revert
	{Rule: 105, Edges: []Edge{{Kind: Step, Target: 211}}},                                                                                      // 1793 revert
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1795, Set: 188}}},                                                                         // 1794 attachTransaction
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1796, Set: 171}}},                                                                         // 1795 attachTransaction
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1797, Set: 26}}},                                                                          // 1796 attachTransaction
	{Rule: 106, Edges: []Edge{{Kind: Step, Target: 213}}},                                                                                      // 1797 attachTransaction
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1804, Set: 168}}},                                                                         // 1798 backup
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1805, Set: 152}}},                                                                         // 1799 backup
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1802, Set: 4}}},                                                                           // 1800 backup
	{Rule: 107, Edges: []Edge{{Kind: Call, Target: 1803, Callee: 318}}},                                                                        // 1801 backup
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1801}, {Kind: Step, Target: 1803}}},                                                         // 1802 backup
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1805}}},                                                                                     // 1803 backup
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1799}, {Kind: Step, Target: 1800}}},                                                         // 1804 backup
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1806}}},                                                                                     // 1805 backup
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1807, Set: 42}}},                                                                          // 1806 backup
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1810, Set: 26}}},                                                                          // 1807 backup
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1809, Set: 189}}},                                                                         // 1808 backup
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1811, Set: 190}}},                                                                         // 1809 backup
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1808}, {Kind: Step, Target: 1811}}},                                                         // 1810 backup
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1818}}},                                                                                     // 1811 backup
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1813, Set: 189}}},                                                                         // 1812 backup
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1819, Set: 112}}},                                                                         // 1813 backup
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1815, Set: 189}}},                                                                         // 1814 backup
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1819, Set: 191}}},                                                                         // 1815 backup
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1817, Set: 94}}},                                                                          // 1816 backup
	{Rule: 107, Edges: []Edge{{Kind: Call, Target: 1819, Callee: 131}}},                                                                        // 1817 backup
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1812}, {Kind: Step, Target: 1814}, {Kind: Step, Target: 1816}, {Kind: Step, Target: 1819}}}, // 1818 backup
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 215}}},                                                                                      // 1819 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1821, Set: 192}}},                                                                         // 1820 restore
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1822, Set: 152}}},                                                                         // 1821 restore
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1823, Set: 57}}},                                                                          // 1822 restore
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1825, Set: 26}}},                                                                          // 1823 restore
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1826, Set: 193}}},                                                                         // 1824 restore
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1824}, {Kind: Step, Target: 1826}}},                                                         // 1825 restore
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1831}}},                                                                                     // 1826 restore
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1828, Set: 65}}},                                                                          // 1827 restore
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1829, Set: 194}}},                                                                         // 1828 restore
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1830, Set: 24}}},                                                                          // 1829 restore
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1832, Set: 195}}},                                                                         // 1830 restore
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1827}, {Kind: Step, Target: 1832}}},                                                         // 1831 restore
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1833}}},                                                                                     // 1832 restore
	{Rule: 108, Edges: []Edge{{Kind: Call, Target: 1849, Callee: 109}}},                                                                        // 1833 restore
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1835, Set: 192}}},                                                                         // 1834 restore
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1836, Set: 4}}},                                                                           // 1835 restore
	{Rule: 108, Edges: []Edge{{Kind: Call, Target: 1839, Callee: 287}}},                                                                        // 1836 restore
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1838, Set: 69}}},                                                                          // 1837 restore
	{Rule: 108, Edges: []Edge{{Kind: Call, Target: 1840, Callee: 287}}},                                                                        // 1838 restore
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1837}, {Kind: Step, Target: 1840}}},                                                         // 1839 restore
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1841}}},                                                                                     // 1840 restore
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1842, Set: 57}}},                                                                          // 1841 restore
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1844, Set: 26}}},                                                                          // 1842 restore
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1845, Set: 193}}},                                                                         // 1843 restore
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1843}, {Kind: Step, Target: 1845}}},                                                         // 1844 restore
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1846}}},                                                                                     // 1845 restore
	{Rule: 108, Edges: []Edge{{Kind: Call, Target: 1847, Callee: 109}}},                                                                        // 1846 restore
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1849}}},                                                                                     // 1847 restore
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1820}, {Kind: Step, Target: 1834}}},                                                         // 1848 restore
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 217}}},                                                                                      // 1849 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1851, Set: 196}}},                                                                         // 1850 restoreOptions
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1853, Set: 197}}},                                                                         // 1851 restoreOptions
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1850}, {Kind: Step, Target: 1853}}},                                                         // 1852 restoreOptions
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1859}}},                                                                                     // 1853 restoreOptions
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1855, Set: 189}}},                                                                         // 1854 restoreOptions
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1860, Set: 112}}},                                                                         // 1855 restoreOptions
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1857, Set: 189}}},                                                                         // 1856 restoreOptions
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1858, Set: 198}}},                                                                         // 1857 restoreOptions
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1860, Set: 199}}},                                                                         // 1858 restoreOptions
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1854}, {Kind: Step, Target: 1856}, {Kind: Step, Target: 1860}}},                             // 1859 restoreOptions
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 219}}},                                                                                      // 1860 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1862}}},                                                                                     // 1861 expr
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1866, Callee: 111}}},                                                                        // 1862 expr
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1864, Set: 200}}},                                                                         // 1863 expr
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1866, Callee: 110, Tight: true}}},                                                           // 1864 expr
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1861}, {Kind: Step, Target: 1863}}},                                                         // 1865 expr
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1887}}},                                                                                     // 1866 expr
	{Rule: 110, Edges: []Edge{{Kind: Loop, Target: 1868}}},                                                                                     // 1867 expr
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1869, Set: 201}}},                                                                         // 1868 expr
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1886, Callee: 110, Tight: true}}},                                                           // 1869 expr
	{Rule: 110, Edges: []Edge{{Kind: Loop, Target: 1871}}},                                                                                     // 1870 expr
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1872, Set: 202}}},                                                                         // 1871 expr
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1886, Callee: 110, Tight: true}}},                                                           // 1872 expr
	{Rule: 110, Edges: []Edge{{Kind: Loop, Target: 1874}}},                                                                                     // 1873 expr
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1875, Set: 203}}},                                                                         // 1874 expr
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1886, Callee: 110, Tight: true}}},                                                           // 1875 expr
	{Rule: 110, Edges: []Edge{{Kind: Loop, Target: 1877}}},                                                                                     // 1876 expr
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1878, Set: 204}}},                                                                         // 1877 expr
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1886, Callee: 110, Tight: true}}},                                                           // 1878 expr
	{Rule: 110, Edges: []Edge{{Kind: Loop, Target: 1880}}},                                                                                     // 1879 expr
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1881, Set: 205}}},                                                                         // 1880 expr
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1886, Callee: 110, Tight: true}}},                                                           // 1881 expr
	{Rule: 110, Edges: []Edge{{Kind: Loop, Target: 1883}}},                                                                                     // 1882 expr
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1884, Set: 69}}},                                                                          // 1883 expr
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1886, Callee: 126}}},                                                                        // 1884 expr
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1867}, {Kind: Step, Target: 1870}, {Kind: Step, Target: 1873}, {Kind: Step, Target: 1876}, {Kind: Step, Target: 1879}, {Kind: Step, Target: 1882}}}, // 1885 expr
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1889}}},                             // 1886 expr
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1885}, {Kind: Step, Target: 1888}}}, // 1887 expr
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 221}}},                              // 1888 expr
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1887}}},                             // 1889 expr
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1902, Callee: 112}}},                // 1890 primary
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1902, Callee: 113}}},                // 1891 primary
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1902, Callee: 114}}},                // 1892 primary
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1902, Callee: 117}}},                // 1893 primary
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1902, Callee: 118}}},                // 1894 primary
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1902, Callee: 119}}},                // 1895 primary
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1902, Callee: 122}}},                // 1896 primary
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1898, Set: 28}}},                  // 1897 primary
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1899, Callee: 110}}},                // 1898 primary
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1900, Set: 30}}},                  // 1899 primary
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1902}}},                             // 1900 primary
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1890}, {Kind: Step, Target: 1891}, {Kind: Step, Target: 1892}, {Kind: Step, Target: 1893}, {Kind: Step, Target: 1894}, {Kind: Step, Target: 1895}, {Kind: Step, Target: 1896}, {Kind: Step, Target: 1897}}}, // 1901 primary
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 223}}},                                                          // 1902 primary
	{Rule: 112, Edges: []Edge{{Kind: Accept, Target: 1904, Set: 206}}},                                             // 1903 literal
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 225}}},                                                          // 1904 literal
	{Rule: 113, Edges: []Edge{{Kind: Accept, Target: 1906, Set: 140}}},                                             // 1905 udfCall
	{Rule: 113, Edges: []Edge{{Kind: Accept, Target: 1907, Set: 207}}},                                             // 1906 udfCall
	{Rule: 113, Edges: []Edge{{Kind: Call, Target: 1908, Callee: 286}}},                                            // 1907 udfCall
	{Rule: 113, Edges: []Edge{{Kind: Accept, Target: 1909, Set: 28}}},                                              // 1908 udfCall
	{Rule: 113, Edges: []Edge{{Kind: Call, Target: 1910, Callee: 116}}},                                            // 1909 udfCall
	{Rule: 113, Edges: []Edge{{Kind: Accept, Target: 1911, Set: 30}}},                                              // 1910 udfCall
	{Rule: 113, Edges: []Edge{{Kind: Step, Target: 227}}},                                                          // 1911 udfCall
	{Rule: 114, Edges: []Edge{{Kind: Call, Target: 1913, Callee: 115}}},                                            // 1912 call
	{Rule: 114, Edges: []Edge{{Kind: Accept, Target: 1914, Set: 28}}},                                              // 1913 call
	{Rule: 114, Edges: []Edge{{Kind: Call, Target: 1915, Callee: 116}}},                                            // 1914 call
	{Rule: 114, Edges: []Edge{{Kind: Accept, Target: 1916, Set: 30}}},                                              // 1915 call
	{Rule: 114, Edges: []Edge{{Kind: Step, Target: 229}}},                                                          // 1916 call
	{Rule: 115, Edges: []Edge{{Kind: Call, Target: 1918, Callee: 286}}},                                            // 1917 functionName
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 231}}},                                                          // 1918 functionName
	{Rule: 116, Edges: []Edge{{Kind: Call, Target: 1924, Callee: 110}}},                                            // 1919 arguments
	{Rule: 116, Edges: []Edge{{Kind: Accept, Target: 1921, Set: 29}}},                                              // 1920 arguments
	{Rule: 116, Edges: []Edge{{Kind: Call, Target: 1923, Callee: 110}}},                                            // 1921 arguments
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1920}}},                                                         // 1922 arguments
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1926}}},                                                         // 1923 arguments
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1922}, {Kind: Step, Target: 1925}}},                             // 1924 arguments
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1928}}},                                                         // 1925 arguments
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1924}}},                                                         // 1926 arguments
	{Rule: 116, Edges: []Edge{{Kind: Accept, Target: 1929, Set: 29}}},                                              // 1927 arguments
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1927}, {Kind: Step, Target: 1929}}},                             // 1928 arguments
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1931}}},                                                         // 1929 arguments
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1919}, {Kind: Step, Target: 1931}}},                             // 1930 arguments
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 233}}},                                                          // 1931 arguments
	{Rule: 117, Edges: []Edge{{Kind: Accept, Target: 1933, Set: 208}}},                                             // 1932 array
	{Rule: 117, Edges: []Edge{{Kind: Call, Target: 1938, Callee: 110}}},                                            // 1933 array
	{Rule: 117, Edges: []Edge{{Kind: Accept, Target: 1935, Set: 29}}},                                              // 1934 array
	{Rule: 117, Edges: []Edge{{Kind: Call, Target: 1937, Callee: 110}}},                                            // 1935 array
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1934}}},                                                         // 1936 array
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1940}}},                                                         // 1937 array
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1936}, {Kind: Step, Target: 1939}}},                             // 1938 array
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1942}}},                                                         // 1939 array
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1938}}},                                                         // 1940 array
	{Rule: 117, Edges: []Edge{{Kind: Accept, Target: 1943, Set: 29}}},                                              // 1941 array
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1941}, {Kind: Step, Target: 1943}}},                             // 1942 array
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1944}}},                                                         // 1943 array
	{Rule: 117, Edges: []Edge{{Kind: Accept, Target: 1945, Set: 209}}},                                             // 1944 array
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 235}}},                                                          // 1945 array
	{Rule: 118, Edges: []Edge{{Kind: Accept, Target: 1947, Set: 210}}},                                             // 1946 ifExpr
	{Rule: 118, Edges: []Edge{{Kind: Call, Target: 1948, Callee: 110}}},                                            // 1947 ifExpr
	{Rule: 118, Edges: []Edge{{Kind: Accept, Target: 1949, Set: 211}}},                                             // 1948 ifExpr
	{Rule: 118, Edges: []Edge{{Kind: Call, Target: 1950, Callee: 110}}},                                            // 1949 ifExpr
	{Rule: 118, Edges: []Edge{{Kind: Accept, Target: 1951, Set: 212}}},                                             // 1950 ifExpr
	{Rule: 118, Edges: []Edge{{Kind: Call, Target: 1952, Callee: 110}}},                                            // 1951 ifExpr
	{Rule: 118, Edges: []Edge{{Kind: Accept, Target: 1953, Set: 213}}},                                             // 1952 ifExpr
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 237}}},                                                          // 1953 ifExpr
	{Rule: 119, Edges: []Edge{{Kind: Accept, Target: 1956, Set: 214}}},                                             // 1954 caseExpr
	{Rule: 119, Edges: []Edge{{Kind: Call, Target: 1957, Callee: 120}}},                                            // 1955 caseExpr
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1955}, {Kind: Step, Target: 1957}}},                             // 1956 caseExpr
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1959}}},                                                         // 1957 caseExpr
	{Rule: 119, Edges: []Edge{{Kind: Call, Target: 1960, Callee: 121}}},                                            // 1958 caseExpr
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1958}}},                                                         // 1959 caseExpr
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1961}}},                                                         // 1960 caseExpr
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1959}, {Kind: Step, Target: 1962}}},                             // 1961 caseExpr
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1965}}},                                                         // 1962 caseExpr
	{Rule: 119, Edges: []Edge{{Kind: Accept, Target: 1964, Set: 212}}},                                             // 1963 caseExpr
	{Rule: 119, Edges: []Edge{{Kind: Call, Target: 1966, Callee: 110}}},                                            // 1964 caseExpr
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1963}, {Kind: Step, Target: 1966}}},                             // 1965 caseExpr
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1967}}},                                                         // 1966 caseExpr
	{Rule: 119, Edges: []Edge{{Kind: Accept, Target: 1968, Set: 213}}},                                             // 1967 caseExpr
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 239}}},                                                          // 1968 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Call, Target: 1970, Callee: 110}}},                                            // 1969 caseOperand
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 241}}},                                                          // 1970 caseOperand
	{Rule: 121, Edges: []Edge{{Kind: Accept, Target: 1972, Set: 215}}},                                             // 1971 whenArm
	{Rule: 121, Edges: []Edge{{Kind: Call, Target: 1973, Callee: 110}}},                                            // 1972 whenArm
	{Rule: 121, Edges: []Edge{{Kind: Accept, Target: 1974, Set: 211}}},                                             // 1973 whenArm
	{Rule: 121, Edges: []Edge{{Kind: Call, Target: 1975, Callee: 110}}},                                            // 1974 whenArm
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 243}}},                                                          // 1975 whenArm
	{Rule: 122, Edges: []Edge{{Kind: Call, Target: 1983, Callee: 124}}},                                            // 1976 fieldRef
	{Rule: 122, Edges: []Edge{{Kind: Call, Target: 1978, Callee: 125}}},                                            // 1977 fieldRef
	{Rule: 122, Edges: []Edge{{Kind: Accept, Target: 1979, Set: 216}}},                                             // 1978 fieldRef
	{Rule: 122, Edges: []Edge{{Kind: Call, Target: 1980, Callee: 124}}},                                            // 1979 fieldRef
	{Rule: 122, Edges: []Edge{{Kind: Step, Target: 1983}}},                                                         // 1980 fieldRef
	{Rule: 122, Edges: []Edge{{Kind: Call, Target: 1983, Callee: 123}}},                                            // 1981 fieldRef
	{Rule: 122, Edges: []Edge{{Kind: Step, Target: 1976}, {Kind: Step, Target: 1977}, {Kind: Step, Target: 1981}}}, // 1982 fieldRef
	{Rule: 122, Edges: []Edge{{Kind: Step, Target: 245}}},                                                          // 1983 fieldRef
	{Rule: 123, Edges: []Edge{{Kind: Accept, Target: 1985, Set: 217}}},                                             // 1984 stateRef
	{Rule: 123, Edges: []Edge{{Kind: Accept, Target: 1986, Set: 216}}},                                             // 1985 stateRef
	{Rule: 123, Edges: []Edge{{Kind: Call, Target: 1987, Callee: 286}}},                                            // 1986 stateRef
	{Rule: 123, Edges: []Edge{{Kind: Accept, Target: 1988, Set: 216}}},                                             // 1987 stateRef
	{Rule: 123, Edges: []Edge{{Kind: Call, Target: 1989, Callee: 124}}},                                            // 1988 stateRef
	{Rule: 123, Edges: []Edge{{Kind: Step, Target: 247}}},                                                          // 1989 stateRef
	{Rule: 124, Edges: []Edge{{Kind: Call, Target: 1991, Callee: 286}}},                                            // 1990 fieldName
	{Rule: 124, Edges: []Edge{{Kind: Step, Target: 249}}},                                                          // 1991 fieldName
	{Rule: 125, Edges: []Edge{{Kind: Accept, Target: 1993, Set: 218}}},                                             // 1992 scope
	{Rule: 125, Edges: []Edge{{Kind: Step, Target: 251}}},                                                          // 1993 scope
	{Rule: 126, Edges: []Edge{{Kind: Accept, Target: 1995, Set: 219}}},                                             // 1994 castType
	{Rule: 126, Edges: []Edge{{Kind: Step, Target: 253}}},                                                          // 1995 castType
	{Rule: 127, Edges: []Edge{{Kind: Accept, Target: 1997, Set: 210}}},                                             // 1996 ifNotExists
	{Rule: 127, Edges: []Edge{{Kind: Accept, Target: 1998, Set: 220}}},                                             // 1997 ifNotExists
	{Rule: 127, Edges: []Edge{{Kind: Accept, Target: 1999, Set: 221}}},                                             // 1998 ifNotExists
	{Rule: 127, Edges: []Edge{{Kind: Step, Target: 255}}},                                                          // 1999 ifNotExists
	{Rule: 128, Edges: []Edge{{Kind: Accept, Target: 2001, Set: 222}}},                                             // 2000 attachment
	{Rule: 128, Edges: []Edge{{Kind: Step, Target: 257}}},                                                          // 2001 attachment
	{Rule: 129, Edges: []Edge{{Kind: Accept, Target: 2003, Set: 22}}},                                              // 2002 count
	{Rule: 129, Edges: []Edge{{Kind: Step, Target: 259}}},                                                          // 2003 count
	{Rule: 130, Edges: []Edge{{Kind: Accept, Target: 2005, Set: 22}}},                                              // 2004 unsigned
	{Rule: 130, Edges: []Edge{{Kind: Step, Target: 261}}},                                                          // 2005 unsigned
	{Rule: 131, Edges: []Edge{{Kind: Accept, Target: 2007, Set: 22}}},                                              // 2006 duration
	{Rule: 131, Edges: []Edge{{Kind: Call, Target: 2008, Callee: 132}}},                                            // 2007 duration
	{Rule: 131, Edges: []Edge{{Kind: Step, Target: 263}}},                                                          // 2008 duration
	{Rule: 132, Edges: []Edge{{Kind: Accept, Target: 2010, Set: 223}}},                                             // 2009 durationUnit
	{Rule: 132, Edges: []Edge{{Kind: Step, Target: 265}}},                                                          // 2010 durationUnit
	{Rule: 133, Edges: []Edge{{Kind: Accept, Target: 2012, Set: 22}}},                                              // 2011 byteSize
	{Rule: 133, Edges: []Edge{{Kind: Call, Target: 2013, Callee: 134}}},                                            // 2012 byteSize
	{Rule: 133, Edges: []Edge{{Kind: Step, Target: 267}}},                                                          // 2013 byteSize
	{Rule: 134, Edges: []Edge{{Kind: Accept, Target: 2015, Set: 224}}},                                             // 2014 byteUnit
	{Rule: 134, Edges: []Edge{{Kind: Step, Target: 269}}},                                                          // 2015 byteUnit
	{Rule: 135, Edges: []Edge{{Kind: Call, Target: 2019, Callee: 283}}},                                            // 2016 externalName
	{Rule: 135, Edges: []Edge{{Kind: Accept, Target: 2019, Set: 26}}},                                              // 2017 externalName
	{Rule: 135, Edges: []Edge{{Kind: Step, Target: 2016}, {Kind: Step, Target: 2017}}},                             // 2018 externalName
	{Rule: 135, Edges: []Edge{{Kind: Step, Target: 271}}},                                                          // 2019 externalName
	{Rule: 136, Edges: []Edge{{Kind: Accept, Target: 2021, Set: 225}}},                                             // 2020 literalValue
	{Rule: 136, Edges: []Edge{{Kind: Step, Target: 273}}},                                                          // 2021 literalValue
	{Rule: 137, Edges: []Edge{{Kind: Accept, Target: 2023, Set: 71}}},                                              // 2022 resourceBinding
	{Rule: 137, Edges: []Edge{{Kind: Call, Target: 2025, Callee: 296}}},                                            // 2023 resourceBinding
	{Rule: 137, Edges: []Edge{{Kind: Call, Target: 2026, Callee: 138}}},                                            // 2024 resourceBinding
	{Rule: 137, Edges: []Edge{{Kind: Step, Target: 2024}, {Kind: Step, Target: 2026}}},                             // 2025 resourceBinding
	{Rule: 137, Edges: []Edge{{Kind: Step, Target: 275}}},                                                          // 2026 resourceBinding
	{Rule: 138, Edges: []Edge{{Kind: Accept, Target: 2030, Set: 73}}},                                              // 2027 versionSelector
	{Rule: 138, Edges: []Edge{{Kind: Call, Target: 2031, Callee: 130}}},                                            // 2028 versionSelector
	{Rule: 138, Edges: []Edge{{Kind: Accept, Target: 2031, Set: 226}}},                                             // 2029 versionSelector
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 2028}, {Kind: Step, Target: 2029}}},                             // 2030 versionSelector
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 277}}},                                                          // 2031 versionSelector
	{Rule: 139, Edges: []Edge{{Kind: Call, Target: 2037, Callee: 140}}},                                            // 2032 hostName
	{Rule: 139, Edges: []Edge{{Kind: Accept, Target: 2034, Set: 216}}},                                             // 2033 hostName
	{Rule: 139, Edges: []Edge{{Kind: Call, Target: 2036, Callee: 140}}},                                            // 2034 hostName
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2033}}},                                                         // 2035 hostName
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2039}}},                                                         // 2036 hostName
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2035}, {Kind: Step, Target: 2038}}},                             // 2037 hostName
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2042}}},                                                         // 2038 hostName
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2037}}},                                                         // 2039 hostName
	{Rule: 139, Edges: []Edge{{Kind: Accept, Target: 2042, Set: 26}}},                                              // 2040 hostName
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2032}, {Kind: Step, Target: 2040}}},                             // 2041 hostName
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 279}}},                                                          // 2042 hostName
	{Rule: 140, Edges: []Edge{{Kind: Call, Target: 2048, Callee: 141}}},                                            // 2043 hostLabel
	{Rule: 140, Edges: []Edge{{Kind: Accept, Target: 2045, Set: 227}}},                                             // 2044 hostLabel
	{Rule: 140, Edges: []Edge{{Kind: Call, Target: 2047, Callee: 141}}},                                            // 2045 hostLabel
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2044}}},                                                         // 2046 hostLabel
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2050}}},                                                         // 2047 hostLabel
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2046}, {Kind: Step, Target: 2049}}},                             // 2048 hostLabel
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 281}}},                                                          // 2049 hostLabel
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2048}}},                                                         // 2050 hostLabel
	{Rule: 141, Edges: []Edge{{Kind: Call, Target: 2061, Callee: 283}}},                                            // 2051 hostAtom
	{Rule: 141, Edges: []Edge{{Kind: Accept, Target: 2054, Set: 22}}},                                              // 2052 hostAtom
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2052}}},                                                         // 2053 hostAtom
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2055}}},                                                         // 2054 hostAtom
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2053}, {Kind: Step, Target: 2056}}},                             // 2055 hostAtom
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2058}}},                                                         // 2056 hostAtom
	{Rule: 141, Edges: []Edge{{Kind: Call, Target: 2059, Callee: 283}}},                                            // 2057 hostAtom
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2057}, {Kind: Step, Target: 2059}}},                             // 2058 hostAtom
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2061}}},                                                         // 2059 hostAtom
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2051}, {Kind: Step, Target: 2053}}},                             // 2060 hostAtom
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 283}}},                                                          // 2061 hostAtom
	{Rule: 142, Edges: []Edge{{Kind: Accept, Target: 2063, Set: 228}}},                                             // 2062 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Accept, Target: 2075, Set: 229}}},                                             // 2063 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Call, Target: 2069, Callee: 143}}},                                            // 2064 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Accept, Target: 2066, Set: 29}}},                                              // 2065 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Call, Target: 2068, Callee: 143}}},                                            // 2066 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2065}}},                                                         // 2067 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2071}}},                                                         // 2068 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2067}, {Kind: Step, Target: 2070}}},                             // 2069 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2073}}},                                                         // 2070 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2069}}},                                                         // 2071 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Accept, Target: 2074, Set: 29}}},                                              // 2072 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2072}, {Kind: Step, Target: 2074}}},                             // 2073 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2076}}},                                                         // 2074 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2064}, {Kind: Step, Target: 2076}}},                             // 2075 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2077}}},                                                         // 2076 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Accept, Target: 2078, Set: 230}}},                                             // 2077 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 285}}},                                                          // 2078 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Accept, Target: 2080, Set: 26}}},                                              // 2079 configEntry
	{Rule: 143, Edges: []Edge{{Kind: Accept, Target: 2081, Set: 170}}},                                             // 2080 configEntry
	{Rule: 143, Edges: []Edge{{Kind: Call, Target: 2082, Callee: 144}}},                                            // 2081 configEntry
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 287}}},                                                          // 2082 configEntry
	{Rule: 144, Edges: []Edge{{Kind: Accept, Target: 2087, Set: 26}}},                                              // 2083 configValue
	{Rule: 144, Edges: []Edge{{Kind: Accept, Target: 2087, Set: 22}}},                                              // 2084 configValue
	{Rule: 144, Edges: []Edge{{Kind: Call, Target: 2087, Callee: 283}}},                                            // 2085 configValue
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2083}, {Kind: Step, Target: 2084}, {Kind: Step, Target: 2085}}}, // 2086 configValue
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 289}}},                                                          // 2087 configValue
	{Rule: 145, Edges: []Edge{{Kind: Call, Target: 2093, Callee: 146}}},                                            // 2088 inputs
	{Rule: 145, Edges: []Edge{{Kind: Accept, Target: 2090, Set: 29}}},                                              // 2089 inputs
	{Rule: 145, Edges: []Edge{{Kind: Call, Target: 2092, Callee: 146}}},                                            // 2090 inputs
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2089}}},                                                         // 2091 inputs
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2095}}},                                                         // 2092 inputs
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2091}, {Kind: Step, Target: 2094}}},                             // 2093 inputs
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2097}}},                                                         // 2094 inputs
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2093}}},                                                         // 2095 inputs
	{Rule: 145, Edges: []Edge{{Kind: Call, Target: 2098, Callee: 147}}},                                            // 2096 inputs
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2096}, {Kind: Step, Target: 2098}}},                             // 2097 inputs
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 291}}},                                                          // 2098 inputs
	{Rule: 146, Edges: []Edge{{Kind: Call, Target: 2101, Callee: 302}}},                                            // 2099 input
	{Rule: 146, Edges: []Edge{{Kind: Call, Target: 2102, Callee: 149}}},                                            // 2100 input
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 2100}, {Kind: Step, Target: 2102}}},                             // 2101 input
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 293}}},                                                          // 2102 input
	{Rule: 147, Edges: []Edge{{Kind: Accept, Target: 2104, Set: 231}}},                                             // 2103 collect
	{Rule: 147, Edges: []Edge{{Kind: Accept, Target: 2105, Set: 75}}},                                              // 2104 collect
	{Rule: 147, Edges: []Edge{{Kind: Call, Target: 2110, Callee: 131}}},                                            // 2105 collect
	{Rule: 147, Edges: []Edge{{Kind: Accept, Target: 2107, Set: 105}}},                                             // 2106 collect
	{Rule: 147, Edges: []Edge{{Kind: Accept, Target: 2108, Set: 148}}},                                             // 2107 collect
	{Rule: 147, Edges: []Edge{{Kind: Accept, Target: 2109, Set: 232}}},                                             // 2108 collect
	{Rule: 147, Edges: []Edge{{Kind: Call, Target: 2111, Callee: 133}}},                                            // 2109 collect
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 2106}, {Kind: Step, Target: 2111}}},                             // 2110 collect
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 295}}},                                                          // 2111 collect
	{Rule: 148, Edges: []Edge{{Kind: Accept, Target: 2113, Set: 233}}},                                             // 2112 filter
	{Rule: 148, Edges: []Edge{{Kind: Call, Target: 2114, Callee: 149}}},                                            // 2113 filter
	{Rule: 148, Edges: []Edge{{Kind: Step, Target: 297}}},                                                          // 2114 filter
	{Rule: 149, Edges: []Edge{{Kind: Accept, Target: 2116, Set: 169}}},                                             // 2115 whereClause
	{Rule: 149, Edges: []Edge{{Kind: Call, Target: 2117, Callee: 110}}},                                            // 2116 whereClause
	{Rule: 149, Edges: []Edge{{Kind: Step, Target: 299}}},                                                          // 2117 whereClause
	{Rule: 150, Edges: []Edge{{Kind: Accept, Target: 2119, Set: 234}}},                                             // 2118 branching
	{Rule: 150, Edges: []Edge{{Kind: Accept, Target: 2120, Set: 114}}},                                             // 2119 branching
	{Rule: 150, Edges: []Edge{{Kind: Call, Target: 2123, Callee: 301}}},                                            // 2120 branching
	{Rule: 150, Edges: []Edge{{Kind: Accept, Target: 2123, Set: 235}}},                                             // 2121 branching
	{Rule: 150, Edges: []Edge{{Kind: Step, Target: 2118}, {Kind: Step, Target: 2121}}},                             // 2122 branching
	{Rule: 150, Edges: []Edge{{Kind: Step, Target: 301}}},                                                          // 2123 branching
	{Rule: 151, Edges: []Edge{{Kind: Accept, Target: 2125, Set: 60}}},                                              // 2124 stateDependency
	{Rule: 151, Edges: []Edge{{Kind: Accept, Target: 2126, Set: 111}}},                                             // 2125 stateDependency
	{Rule: 151, Edges: []Edge{{Kind: Accept, Target: 2127, Set: 112}}},                                             // 2126 stateDependency
	{Rule: 151, Edges: []Edge{{Kind: Call, Target: 2128, Callee: 302}}},                                            // 2127 stateDependency
	{Rule: 151, Edges: []Edge{{Kind: Call, Target: 2129, Callee: 152}}},                                            // 2128 stateDependency
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 303}}},                                                          // 2129 stateDependency
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2131, Set: 236}}},                                             // 2130 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2148, Set: 237}}},                                             // 2131 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2133, Set: 238}}},                                             // 2132 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2134, Set: 229}}},                                             // 2133 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Call, Target: 2139, Callee: 153}}},                                            // 2134 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2136, Set: 29}}},                                              // 2135 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Call, Target: 2138, Callee: 153}}},                                            // 2136 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2135}}},                                                         // 2137 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2141}}},                                                         // 2138 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2137}, {Kind: Step, Target: 2140}}},                             // 2139 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2143}}},                                                         // 2140 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2139}}},                                                         // 2141 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2144, Set: 29}}},                                              // 2142 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2142}, {Kind: Step, Target: 2144}}},                             // 2143 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2145}}},                                                         // 2144 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2146, Set: 230}}},                                             // 2145 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2148}}},                                                         // 2146 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2130}, {Kind: Step, Target: 2132}}},                             // 2147 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 305}}},                                                          // 2148 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Call, Target: 2152, Callee: 286}}},                                            // 2149 defaultSet
	{Rule: 153, Edges: []Edge{{Kind: Accept, Target: 2152, Set: 26}}},                                              // 2150 defaultSet
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2149}, {Kind: Step, Target: 2150}}},                             // 2151 defaultSet
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2153}}},                                                         // 2152 defaultSet
	{Rule: 153, Edges: []Edge{{Kind: Accept, Target: 2154, Set: 170}}},                                             // 2153 defaultSet
	{Rule: 153, Edges: []Edge{{Kind: Call, Target: 2155, Callee: 110}}},                                            // 2154 defaultSet
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 307}}},                                                          // 2155 defaultSet
	{Rule: 154, Edges: []Edge{{Kind: Call, Target: 2158, Callee: 155}}},                                            // 2156 construction
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2156}, {Kind: Step, Target: 2158}}},                             // 2157 construction
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2160}}},                                                         // 2158 construction
	{Rule: 154, Edges: []Edge{{Kind: Call, Target: 2161, Callee: 157}}},                                            // 2159 construction
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2159}, {Kind: Step, Target: 2161}}},                             // 2160 construction
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2163}}},                                                         // 2161 construction
	{Rule: 154, Edges: []Edge{{Kind: Call, Target: 2164, Callee: 149}}},                                            // 2162 construction
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2162}, {Kind: Step, Target: 2164}}},                             // 2163 construction
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2166}}},                                                         // 2164 construction
	{Rule: 154, Edges: []Edge{{Kind: Call, Target: 2167, Callee: 160}}},                                            // 2165 construction
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2165}, {Kind: Step, Target: 2167}}},                             // 2166 construction
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 309}}},                                                          // 2167 construction
	{Rule: 155, Edges: []Edge{{Kind: Accept, Target: 2189, Set: 239}}},                                             // 2168 inherit
	{Rule: 155, Edges: []Edge{{Kind: Accept, Target: 2179, Set: 240}}},                                             // 2169 inherit
	{Rule: 155, Edges: []Edge{{Kind: Accept, Target: 2171, Set: 241}}},                                             // 2170 inherit
	{Rule: 155, Edges: []Edge{{Kind: Call, Target: 2176, Callee: 286}}},                                            // 2171 inherit
	{Rule: 155, Edges: []Edge{{Kind: Accept, Target: 2173, Set: 29}}},                                              // 2172 inherit
	{Rule: 155, Edges: []Edge{{Kind: Call, Target: 2175, Callee: 286}}},                                            // 2173 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2172}}},                                                         // 2174 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2178}}},                                                         // 2175 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2174}, {Kind: Step, Target: 2177}}},                             // 2176 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2180}}},                                                         // 2177 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2176}}},                                                         // 2178 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2170}, {Kind: Step, Target: 2180}}},                             // 2179 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2190}}},                                                         // 2180 inherit
	{Rule: 155, Edges: []Edge{{Kind: Call, Target: 2186, Callee: 156}}},                                            // 2181 inherit
	{Rule: 155, Edges: []Edge{{Kind: Accept, Target: 2183, Set: 29}}},                                              // 2182 inherit
	{Rule: 155, Edges: []Edge{{Kind: Call, Target: 2185, Callee: 156}}},                                            // 2183 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2182}}},                                                         // 2184 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2188}}},                                                         // 2185 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2184}, {Kind: Step, Target: 2187}}},                             // 2186 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2190}}},                                                         // 2187 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2186}}},                                                         // 2188 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2169}, {Kind: Step, Target: 2181}}},                             // 2189 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 311}}},                                                          // 2190 inherit
	{Rule: 156, Edges: []Edge{{Kind: Call, Target: 2194, Callee: 286}}},                                            // 2191 inheritItem
	{Rule: 156, Edges: []Edge{{Kind: Accept, Target: 2193, Set: 242}}},                                             // 2192 inheritItem
	{Rule: 156, Edges: []Edge{{Kind: Accept, Target: 2195, Set: 32}}},                                              // 2193 inheritItem
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2192}, {Kind: Step, Target: 2195}}},                             // 2194 inheritItem
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 313}}},                                                          // 2195 inheritItem
	{Rule: 157, Edges: []Edge{{Kind: Accept, Target: 2197, Set: 16}}},                                              // 2196 setClause
	{Rule: 157, Edges: []Edge{{Kind: Call, Target: 2202, Callee: 158}}},                                            // 2197 setClause
	{Rule: 157, Edges: []Edge{{Kind: Accept, Target: 2199, Set: 29}}},                                              // 2198 setClause
	{Rule: 157, Edges: []Edge{{Kind: Call, Target: 2201, Callee: 158}}},                                            // 2199 setClause
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2198}}},                                                         // 2200 setClause
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2204}}},                                                         // 2201 setClause
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2200}, {Kind: Step, Target: 2203}}},                             // 2202 setClause
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 315}}},                                                          // 2203 setClause
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2202}}},                                                         // 2204 setClause
	{Rule: 158, Edges: []Edge{{Kind: Call, Target: 2206, Callee: 159}}},                                            // 2205 assignment
	{Rule: 158, Edges: []Edge{{Kind: Accept, Target: 2207, Set: 170}}},                                             // 2206 assignment
	{Rule: 158, Edges: []Edge{{Kind: Call, Target: 2208, Callee: 110}}},                                            // 2207 assignment
	{Rule: 158, Edges: []Edge{{Kind: Step, Target: 317}}},                                                          // 2208 assignment
	{Rule: 159, Edges: []Edge{{Kind: Call, Target: 2214, Callee: 286}}},                                            // 2209 setTarget
	{Rule: 159, Edges: []Edge{{Kind: Accept, Target: 2211, Set: 243}}},                                             // 2210 setTarget
	{Rule: 159, Edges: []Edge{{Kind: Accept, Target: 2212, Set: 216}}},                                             // 2211 setTarget
	{Rule: 159, Edges: []Edge{{Kind: Call, Target: 2214, Callee: 286}}},                                            // 2212 setTarget
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 2209}, {Kind: Step, Target: 2210}}},                             // 2213 setTarget
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 319}}},                                                          // 2214 setTarget
	{Rule: 160, Edges: []Edge{{Kind: Accept, Target: 2216, Set: 244}}},                                             // 2215 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Call, Target: 2221, Callee: 161}}},                                            // 2216 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Accept, Target: 2218, Set: 29}}},                                              // 2217 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Call, Target: 2220, Callee: 161}}},                                            // 2218 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 2217}}},                                                         // 2219 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 2223}}},                                                         // 2220 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 2219}, {Kind: Step, Target: 2222}}},                             // 2221 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 321}}},                                                          // 2222 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 2221}}},                                                         // 2223 invokeClause
	{Rule: 161, Edges: []Edge{{Kind: Call, Target: 2225, Callee: 115}}},                                            // 2224 invocation
	{Rule: 161, Edges: []Edge{{Kind: Accept, Target: 2226, Set: 28}}},                                              // 2225 invocation
	{Rule: 161, Edges: []Edge{{Kind: Call, Target: 2227, Callee: 116}}},                                            // 2226 invocation
	{Rule: 161, Edges: []Edge{{Kind: Accept, Target: 2228, Set: 30}}},                                              // 2227 invocation
	{Rule: 161, Edges: []Edge{{Kind: Step, Target: 323}}},                                                          // 2228 invocation
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2238, Set: 245}}},                                             // 2229 flush
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2231, Set: 246}}},                                             // 2230 flush
	{Rule: 162, Edges: []Edge{{Kind: Call, Target: 2232, Callee: 131}}},                                            // 2231 flush
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2233, Set: 105}}},                                             // 2232 flush
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2234, Set: 148}}},                                             // 2233 flush
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2235, Set: 232}}},                                             // 2234 flush
	{Rule: 162, Edges: []Edge{{Kind: Call, Target: 2236, Callee: 133}}},                                            // 2235 flush
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 2239}}},                                                         // 2236 flush
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2239, Set: 247}}},                                             // 2237 flush
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 2230}, {Kind: Step, Target: 2237}}},                             // 2238 flush
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 325}}},                                                          // 2239 flush
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2241, Set: 248}}},                                             // 2240 retry
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2242, Set: 136}}},                                             // 2241 retry
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2243, Set: 249}}},                                             // 2242 retry
	{Rule: 163, Edges: []Edge{{Kind: Call, Target: 2244, Callee: 131}}},                                            // 2243 retry
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2245, Set: 105}}},                                             // 2244 retry
	{Rule: 163, Edges: []Edge{{Kind: Call, Target: 2246, Callee: 131}}},                                            // 2245 retry
	{Rule: 163, Edges: []Edge{{Kind: Step, Target: 327}}},                                                          // 2246 retry
	{Rule: 164, Edges: []Edge{{Kind: Accept, Target: 2248, Set: 250}}},                                             // 2247 ackTimeout
	{Rule: 164, Edges: []Edge{{Kind: Accept, Target: 2249, Set: 94}}},                                              // 2248 ackTimeout
	{Rule: 164, Edges: []Edge{{Kind: Call, Target: 2250, Callee: 131}}},                                            // 2249 ackTimeout
	{Rule: 164, Edges: []Edge{{Kind: Step, Target: 329}}},                                                          // 2250 ackTimeout
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2256, Set: 251}}},                                             // 2251 ackWindow
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2253, Set: 252}}},                                             // 2252 ackWindow
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2254, Set: 105}}},                                             // 2253 ackWindow
	{Rule: 165, Edges: []Edge{{Kind: Call, Target: 2256, Callee: 129}}},                                            // 2254 ackWindow
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 2251}, {Kind: Step, Target: 2252}}},                             // 2255 ackWindow
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 331}}},                                                          // 2256 ackWindow
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2258, Set: 65}}},                                              // 2257 messageError
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2259, Set: 61}}},                                              // 2258 messageError
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2274, Set: 253}}},                                             // 2259 messageError
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2275, Set: 254}}},                                             // 2260 messageError
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2275, Set: 255}}},                                             // 2261 messageError
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2263, Set: 99}}},                                              // 2262 messageError
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2264, Set: 42}}},                                              // 2263 messageError
	{Rule: 166, Edges: []Edge{{Kind: Call, Target: 2265, Callee: 302}}},                                            // 2264 messageError
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2266, Set: 16}}},                                              // 2265 messageError
	{Rule: 166, Edges: []Edge{{Kind: Call, Target: 2271, Callee: 167}}},                                            // 2266 messageError
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2268, Set: 29}}},                                              // 2267 messageError
	{Rule: 166, Edges: []Edge{{Kind: Call, Target: 2270, Callee: 167}}},                                            // 2268 messageError
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2267}}},                                                         // 2269 messageError
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2273}}},                                                         // 2270 messageError
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2269}, {Kind: Step, Target: 2272}}},                             // 2271 messageError
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2275}}},                                                         // 2272 messageError
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2271}}},                                                         // 2273 messageError
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2260}, {Kind: Step, Target: 2261}, {Kind: Step, Target: 2262}}}, // 2274 messageError
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 333}}},                                                          // 2275 messageError
	{Rule: 167, Edges: []Edge{{Kind: Call, Target: 2277, Callee: 286}}},                                            // 2276 errorSet
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2278, Set: 170}}},                                             // 2277 errorSet
	{Rule: 167, Edges: []Edge{{Kind: Call, Target: 2279, Callee: 110}}},                                            // 2278 errorSet
	{Rule: 167, Edges: []Edge{{Kind: Step, Target: 335}}},                                                          // 2279 errorSet
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2281, Set: 65}}},                                              // 2280 generalError
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2282, Set: 256}}},                                             // 2281 generalError
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2283, Set: 253}}},                                             // 2282 generalError
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2284, Set: 257}}},                                             // 2283 generalError
	{Rule: 168, Edges: []Edge{{Kind: Step, Target: 337}}},                                                          // 2284 generalError
	{Rule: 169, Edges: []Edge{{Kind: Accept, Target: 2286, Set: 42}}},                                              // 2285 route
	{Rule: 169, Edges: []Edge{{Kind: Call, Target: 2287, Callee: 302}}},                                            // 2286 route
	{Rule: 169, Edges: []Edge{{Kind: Call, Target: 2288, Callee: 154}}},                                            // 2287 route
	{Rule: 169, Edges: []Edge{{Kind: Call, Target: 2289, Callee: 162}}},                                            // 2288 route
	{Rule: 169, Edges: []Edge{{Kind: Call, Target: 2290, Callee: 166}}},                                            // 2289 route
	{Rule: 169, Edges: []Edge{{Kind: Step, Target: 339}}},                                                          // 2290 route
	{Rule: 170, Edges: []Edge{{Kind: Accept, Target: 2292, Set: 42}}},                                              // 2291 entryRoute
	{Rule: 170, Edges: []Edge{{Kind: Call, Target: 2293, Callee: 302}}},                                            // 2292 entryRoute
	{Rule: 170, Edges: []Edge{{Kind: Call, Target: 2294, Callee: 154}}},                                            // 2293 entryRoute
	{Rule: 170, Edges: []Edge{{Kind: Call, Target: 2295, Callee: 171}}},                                            // 2294 entryRoute
	{Rule: 170, Edges: []Edge{{Kind: Call, Target: 2296, Callee: 162}}},                                            // 2295 entryRoute
	{Rule: 170, Edges: []Edge{{Kind: Call, Target: 2297, Callee: 166}}},                                            // 2296 entryRoute
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 341}}},                                                          // 2297 entryRoute
	{Rule: 171, Edges: []Edge{{Kind: Accept, Target: 2299, Set: 234}}},                                             // 2298 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Accept, Target: 2300, Set: 114}}},                                             // 2299 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2310, Callee: 301}}},                                            // 2300 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Accept, Target: 2302, Set: 16}}},                                              // 2301 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2307, Callee: 172}}},                                            // 2302 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Accept, Target: 2304, Set: 29}}},                                              // 2303 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2306, Callee: 172}}},                                            // 2304 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2303}}},                                                         // 2305 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2309}}},                                                         // 2306 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2305}, {Kind: Step, Target: 2308}}},                             // 2307 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2311}}},                                                         // 2308 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2307}}},                                                         // 2309 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2301}, {Kind: Step, Target: 2311}}},                             // 2310 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2314}}},                                                         // 2311 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Accept, Target: 2314, Set: 235}}},                                             // 2312 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2298}, {Kind: Step, Target: 2312}}},                             // 2313 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 343}}},                                                          // 2314 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2320, Callee: 286}}},                                            // 2315 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Accept, Target: 2317, Set: 103}}},                                             // 2316 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Accept, Target: 2318, Set: 216}}},                                             // 2317 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2320, Callee: 286}}},                                            // 2318 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2315}, {Kind: Step, Target: 2316}}},                             // 2319 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2321}}},                                                         // 2320 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Accept, Target: 2322, Set: 170}}},                                             // 2321 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2323, Callee: 110}}},                                            // 2322 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 345}}},                                                          // 2323 branchSet
	{Rule: 173, Edges: []Edge{{Kind: Accept, Target: 2325, Set: 42}}},                                              // 2324 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2326, Callee: 302}}},                                            // 2325 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2328, Callee: 157}}},                                            // 2326 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2329, Callee: 149}}},                                            // 2327 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2327}, {Kind: Step, Target: 2329}}},                             // 2328 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2330}}},                                                         // 2329 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2331, Callee: 162}}},                                            // 2330 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2332, Callee: 166}}},                                            // 2331 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 347}}},                                                          // 2332 setRoute
	{Rule: 174, Edges: []Edge{{Kind: Accept, Target: 2334, Set: 42}}},                                              // 2333 windowRoute
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2335, Callee: 302}}},                                            // 2334 windowRoute
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2337, Callee: 157}}},                                            // 2335 windowRoute
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2338, Callee: 149}}},                                            // 2336 windowRoute
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 2336}, {Kind: Step, Target: 2338}}},                             // 2337 windowRoute
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 2339}}},                                                         // 2338 windowRoute
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2340, Callee: 166}}},                                            // 2339 windowRoute
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 349}}},                                                          // 2340 windowRoute
	{Rule: 175, Edges: []Edge{{Kind: Accept, Target: 2342, Set: 42}}},                                              // 2341 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2344, Callee: 302}}},                                            // 2342 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2345, Callee: 157}}},                                            // 2343 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2343}, {Kind: Step, Target: 2345}}},                             // 2344 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2347}}},                                                         // 2345 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2348, Callee: 149}}},                                            // 2346 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2346}, {Kind: Step, Target: 2348}}},                             // 2347 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2349}}},                                                         // 2348 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2350, Callee: 166}}},                                            // 2349 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 351}}},                                                          // 2350 wasmRoute
	{Rule: 176, Edges: []Edge{{Kind: Accept, Target: 2352, Set: 162}}},                                             // 2351 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2353, Callee: 287}}},                                            // 2352 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Accept, Target: 2354, Set: 57}}},                                              // 2353 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2356, Callee: 145}}},                                            // 2354 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2357, Callee: 148}}},                                            // 2355 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2355}, {Kind: Step, Target: 2357}}},                             // 2356 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2361}}},                                                         // 2357 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2360, Callee: 151}}},                                            // 2358 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2358}}},                                                         // 2359 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2363}}},                                                         // 2360 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2359}, {Kind: Step, Target: 2362}}},                             // 2361 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2365}}},                                                         // 2362 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2361}}},                                                         // 2363 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2366, Callee: 170}}},                                            // 2364 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2364}}},                                                         // 2365 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2367}}},                                                         // 2366 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2365}, {Kind: Step, Target: 2368}}},                             // 2367 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 353}}},                                                          // 2368 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Accept, Target: 2370, Set: 162}}},                                             // 2369 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Call, Target: 2371, Callee: 304}}},                                            // 2370 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Call, Target: 2376, Callee: 178}}},                                            // 2371 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Accept, Target: 2373, Set: 29}}},                                              // 2372 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Call, Target: 2375, Callee: 178}}},                                            // 2373 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2372}}},                                                         // 2374 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2378}}},                                                         // 2375 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2374}, {Kind: Step, Target: 2377}}},                             // 2376 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 355}}},                                                          // 2377 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2376}}},                                                         // 2378 alterReingestor
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2384, Callee: 179}}},                                            // 2379 reingestorOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2381, Set: 258}}},                                             // 2380 reingestorOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2382, Set: 259}}},                                             // 2381 reingestorOperation
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2384, Callee: 170}}},                                            // 2382 reingestorOperation
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2379}, {Kind: Step, Target: 2380}}},                             // 2383 reingestorOperation
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 357}}},                                                          // 2384 reingestorOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2414, Callee: 180}}},                                            // 2385 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2387, Set: 16}}},                                              // 2386 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2388, Set: 233}}},                                             // 2387 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2414, Callee: 149}}},                                            // 2388 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2390, Set: 40}}},                                              // 2389 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2391, Set: 233}}},                                             // 2390 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2414, Set: 169}}},                                             // 2391 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2393, Set: 38}}},                                              // 2392 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2394, Set: 111}}},                                             // 2393 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2395, Set: 112}}},                                             // 2394 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2396, Callee: 302}}},                                            // 2395 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2397, Callee: 152}}},                                            // 2396 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2414}}},                                                         // 2397 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2399, Set: 40}}},                                              // 2398 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2400, Set: 111}}},                                             // 2399 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2401, Set: 112}}},                                             // 2400 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2414, Callee: 302}}},                                            // 2401 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2403, Set: 2}}},                                               // 2402 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2404, Set: 111}}},                                             // 2403 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2405, Set: 112}}},                                             // 2404 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2406, Callee: 302}}},                                            // 2405 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2407, Set: 16}}},                                              // 2406 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2408, Callee: 152}}},                                            // 2407 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2414}}},                                                         // 2408 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2410, Set: 40}}},                                              // 2409 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2411, Set: 259}}},                                             // 2410 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2412, Set: 42}}},                                              // 2411 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2414, Callee: 302}}},                                            // 2412 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2385}, {Kind: Step, Target: 2386}, {Kind: Step, Target: 2389}, {Kind: Step, Target: 2392}, {Kind: Step, Target: 2398}, {Kind: Step, Target: 2402}, {Kind: Step, Target: 2409}}}, // 2413 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 359}}},                              // 2414 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2416, Set: 38}}},                  // 2415 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2417, Set: 57}}},                  // 2416 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2419, Callee: 302}}},                // 2417 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2420, Callee: 149}}},                // 2418 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2418}, {Kind: Step, Target: 2420}}}, // 2419 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2440}}},                             // 2420 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2422, Set: 40}}},                  // 2421 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2423, Set: 57}}},                  // 2422 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2440, Callee: 302}}},                // 2423 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2425, Set: 2}}},                   // 2424 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2426, Set: 57}}},                  // 2425 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2431, Callee: 302}}},                // 2426 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2428, Set: 16}}},                  // 2427 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2432, Callee: 149}}},                // 2428 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2430, Set: 40}}},                  // 2429 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2432, Set: 169}}},                 // 2430 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2427}, {Kind: Step, Target: 2429}}}, // 2431 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2440}}},                             // 2432 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2434, Set: 16}}},                  // 2433 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2440, Callee: 147}}},                // 2434 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2436, Set: 40}}},                  // 2435 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2440, Set: 231}}},                 // 2436 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2438, Set: 16}}},                  // 2437 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2440, Callee: 128}}},                // 2438 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2415}, {Kind: Step, Target: 2421}, {Kind: Step, Target: 2424}, {Kind: Step, Target: 2433}, {Kind: Step, Target: 2435}, {Kind: Step, Target: 2437}}}, // 2439 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 361}}},                                                          // 2440 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2442, Set: 158}}},                                             // 2441 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2443, Callee: 287}}},                                            // 2442 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2444, Set: 57}}},                                              // 2443 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2446, Callee: 145}}},                                            // 2444 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2447, Callee: 148}}},                                            // 2445 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2445}, {Kind: Step, Target: 2447}}},                             // 2446 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2448}}},                                                         // 2447 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2452, Callee: 150}}},                                            // 2448 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2451, Callee: 151}}},                                            // 2449 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2449}}},                                                         // 2450 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2454}}},                                                         // 2451 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2450}, {Kind: Step, Target: 2453}}},                             // 2452 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2456}}},                                                         // 2453 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2452}}},                                                         // 2454 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2457, Callee: 169}}},                                            // 2455 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2455}}},                                                         // 2456 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2458}}},                                                         // 2457 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2456}, {Kind: Step, Target: 2459}}},                             // 2458 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 363}}},                                                          // 2459 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2461, Set: 159}}},                                             // 2460 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2462, Callee: 287}}},                                            // 2461 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2463, Set: 57}}},                                              // 2462 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2465, Callee: 145}}},                                            // 2463 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2466, Callee: 148}}},                                            // 2464 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2464}, {Kind: Step, Target: 2466}}},                             // 2465 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2467}}},                                                         // 2466 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2468, Callee: 183}}},                                            // 2467 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2469, Callee: 184}}},                                            // 2468 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2473, Callee: 150}}},                                            // 2469 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2472, Callee: 151}}},                                            // 2470 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2470}}},                                                         // 2471 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2475}}},                                                         // 2472 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2471}, {Kind: Step, Target: 2474}}},                             // 2473 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2477}}},                                                         // 2474 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2473}}},                                                         // 2475 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2478, Callee: 169}}},                                            // 2476 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2476}}},                                                         // 2477 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2479}}},                                                         // 2478 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2477}, {Kind: Step, Target: 2480}}},                             // 2479 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 365}}},                                                          // 2480 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Accept, Target: 2482, Set: 260}}},                                             // 2481 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Accept, Target: 2483, Set: 65}}},                                              // 2482 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2488, Callee: 110}}},                                            // 2483 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Accept, Target: 2485, Set: 29}}},                                              // 2484 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2487, Callee: 110}}},                                            // 2485 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2484}}},                                                         // 2486 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2490}}},                                                         // 2487 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2486}, {Kind: Step, Target: 2489}}},                             // 2488 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 367}}},                                                          // 2489 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2488}}},                                                         // 2490 deduplicateOn
	{Rule: 184, Edges: []Edge{{Kind: Accept, Target: 2492, Set: 105}}},                                             // 2491 maxTime
	{Rule: 184, Edges: []Edge{{Kind: Accept, Target: 2493, Set: 20}}},                                              // 2492 maxTime
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2494, Callee: 131}}},                                            // 2493 maxTime
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 369}}},                                                          // 2494 maxTime
	{Rule: 185, Edges: []Edge{{Kind: Accept, Target: 2496, Set: 163}}},                                             // 2495 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2497, Callee: 287}}},                                            // 2496 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Accept, Target: 2498, Set: 57}}},                                              // 2497 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2500, Callee: 145}}},                                            // 2498 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2501, Callee: 148}}},                                            // 2499 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2499}, {Kind: Step, Target: 2501}}},                             // 2500 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2502}}},                                                         // 2501 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2503, Callee: 186}}},                                            // 2502 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2504, Callee: 184}}},                                            // 2503 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2508, Callee: 150}}},                                            // 2504 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2507, Callee: 151}}},                                            // 2505 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2505}}},                                                         // 2506 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2510}}},                                                         // 2507 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2506}, {Kind: Step, Target: 2509}}},                             // 2508 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2512}}},                                                         // 2509 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2508}}},                                                         // 2510 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2513, Callee: 169}}},                                            // 2511 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2511}}},                                                         // 2512 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2514}}},                                                         // 2513 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2512}, {Kind: Step, Target: 2515}}},                             // 2514 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 371}}},                                                          // 2515 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Accept, Target: 2517, Set: 114}}},                                             // 2516 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Call, Target: 2522, Callee: 110}}},                                            // 2517 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Accept, Target: 2519, Set: 29}}},                                              // 2518 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Call, Target: 2521, Callee: 110}}},                                            // 2519 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2518}}},                                                         // 2520 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2524}}},                                                         // 2521 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2520}, {Kind: Step, Target: 2523}}},                             // 2522 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 373}}},                                                          // 2523 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2522}}},                                                         // 2524 orderBy
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2532, Callee: 179}}},                                            // 2525 processorOperation
	{Rule: 187, Edges: []Edge{{Kind: Accept, Target: 2527, Set: 16}}},                                              // 2526 processorOperation
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2532, Callee: 150}}},                                            // 2527 processorOperation
	{Rule: 187, Edges: []Edge{{Kind: Accept, Target: 2529, Set: 258}}},                                             // 2528 processorOperation
	{Rule: 187, Edges: []Edge{{Kind: Accept, Target: 2530, Set: 259}}},                                             // 2529 processorOperation
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2532, Callee: 169}}},                                            // 2530 processorOperation
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2525}, {Kind: Step, Target: 2526}, {Kind: Step, Target: 2528}}}, // 2531 processorOperation
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 375}}},                                                          // 2532 processorOperation
	{Rule: 188, Edges: []Edge{{Kind: Accept, Target: 2534, Set: 158}}},                                             // 2533 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Call, Target: 2535, Callee: 305}}},                                            // 2534 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Call, Target: 2540, Callee: 187}}},                                            // 2535 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Accept, Target: 2537, Set: 29}}},                                              // 2536 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Call, Target: 2539, Callee: 187}}},                                            // 2537 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2536}}},                                                         // 2538 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2542}}},                                                         // 2539 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2538}, {Kind: Step, Target: 2541}}},                             // 2540 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 377}}},                                                          // 2541 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2540}}},                                                         // 2542 alterJunction
	{Rule: 189, Edges: []Edge{{Kind: Accept, Target: 2544, Set: 159}}},                                             // 2543 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Call, Target: 2545, Callee: 306}}},                                            // 2544 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Call, Target: 2550, Callee: 190}}},                                            // 2545 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Accept, Target: 2547, Set: 29}}},                                              // 2546 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Call, Target: 2549, Callee: 190}}},                                            // 2547 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2546}}},                                                         // 2548 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2552}}},                                                         // 2549 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2548}, {Kind: Step, Target: 2551}}},                             // 2550 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 379}}},                                                          // 2551 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2550}}},                                                         // 2552 alterDeduplicator
	{Rule: 190, Edges: []Edge{{Kind: Call, Target: 2559, Callee: 187}}},                                            // 2553 deduplicatorOperation
	{Rule: 190, Edges: []Edge{{Kind: Accept, Target: 2555, Set: 16}}},                                              // 2554 deduplicatorOperation
	{Rule: 190, Edges: []Edge{{Kind: Call, Target: 2559, Callee: 183}}},                                            // 2555 deduplicatorOperation
	{Rule: 190, Edges: []Edge{{Kind: Accept, Target: 2557, Set: 16}}},                                              // 2556 deduplicatorOperation
	{Rule: 190, Edges: []Edge{{Kind: Call, Target: 2559, Callee: 184}}},                                            // 2557 deduplicatorOperation
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2553}, {Kind: Step, Target: 2554}, {Kind: Step, Target: 2556}}}, // 2558 deduplicatorOperation
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 381}}},                                                          // 2559 deduplicatorOperation
	{Rule: 191, Edges: []Edge{{Kind: Accept, Target: 2561, Set: 163}}},                                             // 2560 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Call, Target: 2562, Callee: 307}}},                                            // 2561 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Call, Target: 2567, Callee: 192}}},                                            // 2562 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Accept, Target: 2564, Set: 29}}},                                              // 2563 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Call, Target: 2566, Callee: 192}}},                                            // 2564 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2563}}},                                                         // 2565 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2569}}},                                                         // 2566 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2565}, {Kind: Step, Target: 2568}}},                             // 2567 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 383}}},                                                          // 2568 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2567}}},                                                         // 2569 alterReorderer
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2576, Callee: 187}}},                                            // 2570 reordererOperation
	{Rule: 192, Edges: []Edge{{Kind: Accept, Target: 2572, Set: 16}}},                                              // 2571 reordererOperation
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2576, Callee: 186}}},                                            // 2572 reordererOperation
	{Rule: 192, Edges: []Edge{{Kind: Accept, Target: 2574, Set: 16}}},                                              // 2573 reordererOperation
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2576, Callee: 184}}},                                            // 2574 reordererOperation
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2570}, {Kind: Step, Target: 2571}, {Kind: Step, Target: 2573}}}, // 2575 reordererOperation
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 385}}},                                                          // 2576 reordererOperation
	{Rule: 193, Edges: []Edge{{Kind: Accept, Target: 2578, Set: 160}}},                                             // 2577 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Accept, Target: 2579, Set: 81}}},                                              // 2578 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2580, Callee: 287}}},                                            // 2579 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Accept, Target: 2581, Set: 57}}},                                              // 2580 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2583, Callee: 145}}},                                            // 2581 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2584, Callee: 148}}},                                            // 2582 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2582}, {Kind: Step, Target: 2584}}},                             // 2583 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2585}}},                                                         // 2584 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2586, Callee: 194}}},                                            // 2585 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2590, Callee: 150}}},                                            // 2586 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2589, Callee: 151}}},                                            // 2587 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2587}}},                                                         // 2588 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2592}}},                                                         // 2589 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2588}, {Kind: Step, Target: 2591}}},                             // 2590 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2594}}},                                                         // 2591 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2590}}},                                                         // 2592 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2595, Callee: 174}}},                                            // 2593 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2593}}},                                                         // 2594 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2596}}},                                                         // 2595 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2594}, {Kind: Step, Target: 2597}}},                             // 2596 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 387}}},                                                          // 2597 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Accept, Target: 2599, Set: 261}}},                                             // 2598 windowExtent
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2600, Callee: 195}}},                                            // 2599 windowExtent
	{Rule: 194, Edges: []Edge{{Kind: Accept, Target: 2601, Set: 262}}},                                             // 2600 windowExtent
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2602, Callee: 195}}},                                            // 2601 windowExtent
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 389}}},                                                          // 2602 windowExtent
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2605, Callee: 196}}},                                            // 2603 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2606, Callee: 197}}},                                            // 2604 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2604}, {Kind: Step, Target: 2606}}},                             // 2605 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2612}}},                                                         // 2606 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2609, Callee: 197}}},                                            // 2607 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2610, Callee: 196}}},                                            // 2608 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2608}, {Kind: Step, Target: 2610}}},                             // 2609 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2612}}},                                                         // 2610 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2603}, {Kind: Step, Target: 2607}}},                             // 2611 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 391}}},                                                          // 2612 windowBounds
	{Rule: 196, Edges: []Edge{{Kind: Call, Target: 2614, Callee: 130}}},                                            // 2613 messageBound
	{Rule: 196, Edges: []Edge{{Kind: Accept, Target: 2615, Set: 263}}},                                             // 2614 messageBound
	{Rule: 196, Edges: []Edge{{Kind: Step, Target: 393}}},                                                          // 2615 messageBound
	{Rule: 197, Edges: []Edge{{Kind: Call, Target: 2617, Callee: 131}}},                                            // 2616 durationBound
	{Rule: 197, Edges: []Edge{{Kind: Accept, Target: 2618, Set: 264}}},                                             // 2617 durationBound
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 395}}},                                                          // 2618 durationBound
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2620, Set: 164}}},                                             // 2619 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2621, Callee: 287}}},                                            // 2620 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2622, Set: 265}}},                                             // 2621 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2623, Set: 57}}},                                              // 2622 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2624, Callee: 145}}},                                            // 2623 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2625, Set: 266}}},                                             // 2624 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2626, Set: 57}}},                                              // 2625 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2627, Callee: 145}}},                                            // 2626 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2628, Set: 267}}},                                             // 2627 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2629, Callee: 149}}},                                            // 2628 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2630, Set: 268}}},                                             // 2629 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2631, Set: 269}}},                                             // 2630 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2632, Callee: 184}}},                                            // 2631 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2633, Set: 65}}},                                              // 2632 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2634, Set: 270}}},                                             // 2633 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2635, Set: 94}}},                                              // 2634 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2636, Callee: 199}}},                                            // 2635 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2637, Set: 29}}},                                              // 2636 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2638, Callee: 199}}},                                            // 2637 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2642, Callee: 150}}},                                            // 2638 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2641, Callee: 151}}},                                            // 2639 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2639}}},                                                         // 2640 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2644}}},                                                         // 2641 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2640}, {Kind: Step, Target: 2643}}},                             // 2642 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2646}}},                                                         // 2643 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2642}}},                                                         // 2644 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2647, Callee: 173}}},                                            // 2645 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2645}}},                                                         // 2646 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2648}}},                                                         // 2647 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2646}, {Kind: Step, Target: 2649}}},                             // 2648 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 397}}},                                                          // 2649 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2655, Set: 40}}},                                              // 2650 timeoutAction
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2652, Set: 99}}},                                              // 2651 timeoutAction
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2653, Set: 42}}},                                              // 2652 timeoutAction
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2655, Callee: 302}}},                                            // 2653 timeoutAction
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2650}, {Kind: Step, Target: 2651}}},                             // 2654 timeoutAction
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 399}}},                                                          // 2655 timeoutAction
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2657, Set: 79}}},                                              // 2656 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2658, Callee: 287}}},                                            // 2657 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2659, Set: 57}}},                                              // 2658 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2661, Callee: 145}}},                                            // 2659 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2662, Callee: 148}}},                                            // 2660 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2660}, {Kind: Step, Target: 2662}}},                             // 2661 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2663}}},                                                         // 2662 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2664, Set: 60}}},                                              // 2663 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2665, Callee: 137}}},                                            // 2664 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2666, Set: 271}}},                                             // 2665 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2667, Set: 26}}},                                              // 2666 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2668, Set: 272}}},                                             // 2667 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2669, Set: 229}}},                                             // 2668 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2674, Callee: 201}}},                                            // 2669 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2671, Set: 29}}},                                              // 2670 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2673, Callee: 201}}},                                            // 2671 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2670}}},                                                         // 2672 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2676}}},                                                         // 2673 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2672}, {Kind: Step, Target: 2675}}},                             // 2674 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2678}}},                                                         // 2675 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2674}}},                                                         // 2676 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2679, Set: 29}}},                                              // 2677 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2677}, {Kind: Step, Target: 2679}}},                             // 2678 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2680}}},                                                         // 2679 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2681, Set: 230}}},                                             // 2680 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2682, Set: 273}}},                                             // 2681 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2683, Set: 27}}},                                              // 2682 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2684, Set: 229}}},                                             // 2683 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2689, Callee: 202}}},                                            // 2684 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2686, Set: 29}}},                                              // 2685 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2688, Callee: 202}}},                                            // 2686 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2685}}},                                                         // 2687 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2691}}},                                                         // 2688 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2687}, {Kind: Step, Target: 2690}}},                             // 2689 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2693}}},                                                         // 2690 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2689}}},                                                         // 2691 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2694, Set: 29}}},                                              // 2692 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2692}, {Kind: Step, Target: 2694}}},                             // 2693 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2695}}},                                                         // 2694 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2696, Set: 230}}},                                             // 2695 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2700, Callee: 150}}},                                            // 2696 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2699, Callee: 151}}},                                            // 2697 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2697}}},                                                         // 2698 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2702}}},                                                         // 2699 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2698}, {Kind: Step, Target: 2701}}},                             // 2700 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2704}}},                                                         // 2701 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2700}}},                                                         // 2702 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2705, Callee: 169}}},                                            // 2703 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2703}}},                                                         // 2704 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2706}}},                                                         // 2705 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2704}, {Kind: Step, Target: 2707}}},                             // 2706 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 401}}},                                                          // 2707 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2709, Callee: 202}}},                                            // 2708 tensorInput
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2710, Set: 170}}},                                             // 2709 tensorInput
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2711, Callee: 110}}},                                            // 2710 tensorInput
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 403}}},                                                          // 2711 tensorInput
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2713, Set: 26}}},                                              // 2712 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2714, Set: 274}}},                                             // 2713 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2715, Set: 275}}},                                             // 2714 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2716, Set: 34}}},                                              // 2715 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2717, Set: 276}}},                                             // 2716 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2718, Set: 35}}},                                              // 2717 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2727, Set: 208}}},                                             // 2718 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2724, Callee: 203}}},                                            // 2719 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2721, Set: 29}}},                                              // 2720 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2723, Callee: 203}}},                                            // 2721 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2720}}},                                                         // 2722 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2726}}},                                                         // 2723 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2722}, {Kind: Step, Target: 2725}}},                             // 2724 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2728}}},                                                         // 2725 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2724}}},                                                         // 2726 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2719}, {Kind: Step, Target: 2728}}},                             // 2727 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2729}}},                                                         // 2728 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2730, Set: 209}}},                                             // 2729 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 405}}},                                                          // 2730 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Call, Target: 2735, Callee: 22}}},                                             // 2731 tensorDimension
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2735, Set: 277}}},                                             // 2732 tensorDimension
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2735, Set: 148}}},                                             // 2733 tensorDimension
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2731}, {Kind: Step, Target: 2732}, {Kind: Step, Target: 2733}}}, // 2734 tensorDimension
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 407}}},                                                          // 2735 tensorDimension
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2737, Set: 80}}},                                              // 2736 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2738, Set: 81}}},                                              // 2737 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2739, Callee: 287}}},                                            // 2738 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2740, Set: 57}}},                                              // 2739 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2742, Callee: 145}}},                                            // 2740 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2743, Callee: 148}}},                                            // 2741 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2741}, {Kind: Step, Target: 2743}}},                             // 2742 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2744}}},                                                         // 2743 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2745, Set: 60}}},                                              // 2744 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2746, Callee: 137}}},                                            // 2745 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2747, Set: 271}}},                                             // 2746 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2748, Set: 26}}},                                              // 2747 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2749, Set: 105}}},                                             // 2748 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2750, Set: 278}}},                                             // 2749 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2751, Callee: 129}}},                                            // 2750 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2752, Set: 105}}},                                             // 2751 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2753, Set: 279}}},                                             // 2752 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2754, Callee: 133}}},                                            // 2753 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2758, Callee: 150}}},                                            // 2754 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2757, Callee: 151}}},                                            // 2755 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2755}}},                                                         // 2756 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2760}}},                                                         // 2757 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2756}, {Kind: Step, Target: 2759}}},                             // 2758 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2762}}},                                                         // 2759 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2758}}},                                                         // 2760 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2763, Callee: 175}}},                                            // 2761 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2761}}},                                                         // 2762 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2764}}},                                                         // 2763 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2762}, {Kind: Step, Target: 2765}}},                             // 2764 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2770}}},                                                         // 2765 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2767, Set: 65}}},                                              // 2766 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2768, Set: 280}}},                                             // 2767 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2769, Set: 112}}},                                             // 2768 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2771, Set: 281}}},                                             // 2769 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2766}, {Kind: Step, Target: 2771}}},                             // 2770 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2772}}},                                                         // 2771 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2773, Set: 65}}},                                              // 2772 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2774, Set: 282}}},                                             // 2773 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2775, Set: 253}}},                                             // 2774 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2776, Set: 257}}},                                             // 2775 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 409}}},                                                          // 2776 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2778, Set: 281}}},                                             // 2777 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2779, Set: 80}}},                                              // 2778 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2780, Set: 81}}},                                              // 2779 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2781, Callee: 311}}},                                            // 2780 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2785, Set: 112}}},                                             // 2781 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2783, Set: 283}}},                                             // 2782 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2784, Set: 4}}},                                               // 2783 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2786, Callee: 318}}},                                            // 2784 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2782}, {Kind: Step, Target: 2786}}},                             // 2785 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2787}}},                                                         // 2786 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2804, Set: 75}}},                                              // 2787 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2805, Set: 235}}},                                             // 2788 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2790, Set: 240}}},                                             // 2789 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2805, Set: 284}}},                                             // 2790 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2792, Set: 103}}},                                             // 2791 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2793, Set: 285}}},                                             // 2792 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2794, Set: 229}}},                                             // 2793 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2799, Callee: 206}}},                                            // 2794 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2796, Set: 29}}},                                              // 2795 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2798, Callee: 206}}},                                            // 2796 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2795}}},                                                         // 2797 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2801}}},                                                         // 2798 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2797}, {Kind: Step, Target: 2800}}},                             // 2799 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2802}}},                                                         // 2800 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2799}}},                                                         // 2801 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2803, Set: 230}}},                                             // 2802 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2805}}},                                                         // 2803 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2788}, {Kind: Step, Target: 2789}, {Kind: Step, Target: 2791}}}, // 2804 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 411}}},                                                          // 2805 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2807, Callee: 290}}},                                            // 2806 branchValue
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2808, Set: 170}}},                                             // 2807 branchValue
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2809, Callee: 207}}},                                            // 2808 branchValue
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 413}}},                                                          // 2809 branchValue
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2811, Set: 202}}},                                             // 2810 signedLiteral
	{Rule: 207, Edges: []Edge{{Kind: Call, Target: 2814, Callee: 208}}},                                            // 2811 signedLiteral
	{Rule: 207, Edges: []Edge{{Kind: Call, Target: 2814, Callee: 136}}},                                            // 2812 signedLiteral
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2810}, {Kind: Step, Target: 2812}}},                             // 2813 signedLiteral
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 415}}},                                                          // 2814 signedLiteral
	{Rule: 208, Edges: []Edge{{Kind: Accept, Target: 2816, Set: 22}}},                                              // 2815 number
	{Rule: 208, Edges: []Edge{{Kind: Step, Target: 417}}},                                                          // 2816 number
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2818, Set: 165}}},                                             // 2817 createGenerator
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2819, Callee: 287}}},                                            // 2818 createGenerator
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2820, Set: 60}}},                                              // 2819 createGenerator
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2821, Set: 111}}},                                             // 2820 createGenerator
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2822, Set: 112}}},                                             // 2821 createGenerator
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2823, Callee: 302}}},                                            // 2822 createGenerator
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2824, Set: 246}}},                                             // 2823 createGenerator
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2825, Callee: 131}}},                                            // 2824 createGenerator
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2827, Callee: 150}}},                                            // 2825 createGenerator
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2828, Callee: 173}}},                                            // 2826 createGenerator
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2826}}},                                                         // 2827 createGenerator
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2829}}},                                                         // 2828 createGenerator
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2827}, {Kind: Step, Target: 2830}}},                             // 2829 createGenerator
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 419}}},                                                          // 2830 createGenerator
	{Rule: 210, Edges: []Edge{{Kind: Accept, Target: 2832, Set: 165}}},                                             // 2831 alterGenerator
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2833, Callee: 312}}},                                            // 2832 alterGenerator
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2838, Callee: 211}}},                                            // 2833 alterGenerator
	{Rule: 210, Edges: []Edge{{Kind: Accept, Target: 2835, Set: 29}}},                                              // 2834 alterGenerator
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2837, Callee: 211}}},                                            // 2835 alterGenerator
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2834}}},                                                         // 2836 alterGenerator
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2840}}},                                                         // 2837 alterGenerator
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2836}, {Kind: Step, Target: 2839}}},                             // 2838 alterGenerator
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 421}}},                                                          // 2839 alterGenerator
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2838}}},                                                         // 2840 alterGenerator
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2842, Set: 16}}},                                              // 2841 generatorOperation
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2843, Set: 111}}},                                             // 2842 generatorOperation
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2844, Set: 112}}},                                             // 2843 generatorOperation
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2858, Callee: 302}}},                                            // 2844 generatorOperation
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2846, Set: 16}}},                                              // 2845 generatorOperation
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2847, Set: 246}}},                                             // 2846 generatorOperation
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2858, Callee: 131}}},                                            // 2847 generatorOperation
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2849, Set: 16}}},                                              // 2848 generatorOperation
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2858, Callee: 150}}},                                            // 2849 generatorOperation
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2851, Set: 258}}},                                             // 2850 generatorOperation
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2852, Set: 259}}},                                             // 2851 generatorOperation
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2858, Callee: 173}}},                                            // 2852 generatorOperation
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2854, Set: 40}}},                                              // 2853 generatorOperation
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2855, Set: 259}}},                                             // 2854 generatorOperation
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2856, Set: 42}}},                                              // 2855 generatorOperation
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2858, Callee: 302}}},                                            // 2856 generatorOperation
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2841}, {Kind: Step, Target: 2845}, {Kind: Step, Target: 2848}, {Kind: Step, Target: 2850}, {Kind: Step, Target: 2853}}}, // 2857 generatorOperation
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 423}}},                              // 2858 generatorOperation
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2861, Callee: 240}}},                // 2859 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2859}, {Kind: Step, Target: 2861}}}, // 2860 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2862}}},                             // 2861 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2863, Set: 157}}},                 // 2862 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2864, Callee: 287}}},                // 2863 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2865, Set: 57}}},                  // 2864 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2867, Callee: 213}}},                // 2865 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2868, Callee: 214}}},                // 2866 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2866}, {Kind: Step, Target: 2868}}}, // 2867 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2870}}},                             // 2868 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2871, Callee: 148}}},                // 2869 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2869}, {Kind: Step, Target: 2871}}}, // 2870 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2873}}},                             // 2871 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2874, Callee: 170}}},                // 2872 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2872}}},                             // 2873 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2875}}},                             // 2874 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2873}, {Kind: Step, Target: 2876}}}, // 2875 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2877}}},                             // 2876 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2878, Callee: 168}}},                // 2877 createIngestor
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 425}}},                              // 2878 createIngestor
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2881, Callee: 215}}},                // 2879 ingestOrigin
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2882, Callee: 238}}},                // 2880 ingestOrigin
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2880}, {Kind: Step, Target: 2882}}}, // 2881 ingestOrigin
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2883}}},                             // 2882 ingestOrigin
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2884, Set: 138}}},                 // 2883 ingestOrigin
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2885, Set: 60}}},                  // 2884 ingestOrigin
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2886, Callee: 295}}},                // 2885 ingestOrigin
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2892}}},                             // 2886 ingestOrigin
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2889, Callee: 230}}},                // 2887 ingestOrigin
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2890, Callee: 238}}},                // 2888 ingestOrigin
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2888}, {Kind: Step, Target: 2890}}}, // 2889 ingestOrigin
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2892}}},                             // 2890 ingestOrigin
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2879}, {Kind: Step, Target: 2887}}}, // 2891 ingestOrigin
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 427}}},                              // 2892 ingestOrigin
	{Rule: 214, Edges: []Edge{{Kind: Accept, Target: 2897, Set: 115}}},                 // 2893 timestamp
	{Rule: 214, Edges: []Edge{{Kind: Accept, Target: 2898, Set: 286}}},                 // 2894 timestamp
	{Rule: 214, Edges: []Edge{{Kind: Accept, Target: 2896, Set: 18}}},                  // 2895 timestamp
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2898, Callee: 290}}},                // 2896 timestamp
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2894}, {Kind: Step, Target: 2895}}}, // 2897 timestamp
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 429}}},                              // 2898 timestamp
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2913, Callee: 216}}},                // 2899 ingestSource
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2913, Callee: 218}}},                // 2900 ingestSource
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2913, Callee: 219}}},                // 2901 ingestSource
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2913, Callee: 220}}},                // 2902 ingestSource
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2913, Callee: 221}}},                // 2903 ingestSource
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2913, Callee: 222}}},                // 2904 ingestSource
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2913, Callee: 223}}},                // 2905 ingestSource
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2913, Callee: 224}}},                // 2906 ingestSource
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2913, Callee: 225}}},                // 2907 ingestSource
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2913, Callee: 226}}},                // 2908 ingestSource
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2913, Callee: 227}}},                // 2909 ingestSource
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2913, Callee: 228}}},                // 2910 ingestSource
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2913, Callee: 229}}},                // 2911 ingestSource
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 2899}, {Kind: Step, Target: 2900}, {Kind: Step, Target: 2901}, {Kind: Step, Target: 2902}, {Kind: Step, Target: 2903}, {Kind: Step, Target: 2904}, {Kind: Step, Target: 2905}, {Kind: Step, Target: 2906}, {Kind: Step, Target: 2907}, {Kind: Step, Target: 2908}, {Kind: Step, Target: 2909}, {Kind: Step, Target: 2910}, {Kind: Step, Target: 2911}}}, // 2912 ingestSource
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 431}}},                                                                                      // 2913 ingestSource
	{Rule: 216, Edges: []Edge{{Kind: Accept, Target: 2915, Set: 116}}},                                                                         // 2914 kafkaSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2916, Callee: 297}}},                                                                        // 2915 kafkaSource
	{Rule: 216, Edges: []Edge{{Kind: Accept, Target: 2917, Set: 287}}},                                                                         // 2916 kafkaSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2918, Callee: 135}}},                                                                        // 2917 kafkaSource
	{Rule: 216, Edges: []Edge{{Kind: Accept, Target: 2919, Set: 288}}},                                                                         // 2918 kafkaSource
	{Rule: 216, Edges: []Edge{{Kind: Accept, Target: 2920, Set: 114}}},                                                                         // 2919 kafkaSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2922, Callee: 217}}},                                                                        // 2920 kafkaSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2923, Callee: 231}}},                                                                        // 2921 kafkaSource
	{Rule: 216, Edges: []Edge{{Kind: Step, Target: 2921}, {Kind: Step, Target: 2923}}},                                                         // 2922 kafkaSource
	{Rule: 216, Edges: []Edge{{Kind: Step, Target: 2924}}},                                                                                     // 2923 kafkaSource
	{Rule: 216, Edges: []Edge{{Kind: Accept, Target: 2925, Set: 49}}},                                                                          // 2924 kafkaSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2926, Callee: 232}}},                                                                        // 2925 kafkaSource
	{Rule: 216, Edges: []Edge{{Kind: Step, Target: 433}}},                                                                                      // 2926 kafkaSource
	{Rule: 217, Edges: []Edge{{Kind: Accept, Target: 2928, Set: 289}}},                                                                         // 2927 kafkaOffset
	{Rule: 217, Edges: []Edge{{Kind: Accept, Target: 2929, Set: 290}}},                                                                         // 2928 kafkaOffset
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2932, Callee: 135}}},                                                                        // 2929 kafkaOffset
	{Rule: 217, Edges: []Edge{{Kind: Accept, Target: 2932, Set: 4}}},                                                                           // 2930 kafkaOffset
	{Rule: 217, Edges: []Edge{{Kind: Step, Target: 2927}, {Kind: Step, Target: 2930}}},                                                         // 2931 kafkaOffset
	{Rule: 217, Edges: []Edge{{Kind: Step, Target: 435}}},                                                                                      // 2932 kafkaOffset
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2934, Set: 117}}},                                                                         // 2933 natsSource
	{Rule: 218, Edges: []Edge{{Kind: Call, Target: 2935, Callee: 297}}},                                                                        // 2934 natsSource
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2936, Set: 291}}},                                                                         // 2935 natsSource
	{Rule: 218, Edges: []Edge{{Kind: Call, Target: 2937, Callee: 135}}},                                                                        // 2936 natsSource
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2938, Set: 292}}},                                                                         // 2937 natsSource
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2939, Set: 290}}},                                                                         // 2938 natsSource
	{Rule: 218, Edges: []Edge{{Kind: Call, Target: 2940, Callee: 135}}},                                                                        // 2939 natsSource
	{Rule: 218, Edges: []Edge{{Kind: Call, Target: 2941, Callee: 231}}},                                                                        // 2940 natsSource
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2942, Set: 49}}},                                                                          // 2941 natsSource
	{Rule: 218, Edges: []Edge{{Kind: Call, Target: 2943, Callee: 237}}},                                                                        // 2942 natsSource
	{Rule: 218, Edges: []Edge{{Kind: Step, Target: 437}}},                                                                                      // 2943 natsSource
	{Rule: 219, Edges: []Edge{{Kind: Accept, Target: 2945, Set: 86}}},                                                                          // 2944 endpointSource
	{Rule: 219, Edges: []Edge{{Kind: Call, Target: 2946, Callee: 299}}},                                                                        // 2945 endpointSource
	{Rule: 219, Edges: []Edge{{Kind: Accept, Target: 2947, Set: 49}}},                                                                          // 2946 endpointSource
	{Rule: 219, Edges: []Edge{{Kind: Call, Target: 2948, Callee: 237}}},                                                                        // 2947 endpointSource
	{Rule: 219, Edges: []Edge{{Kind: Step, Target: 439}}},                                                                                      // 2948 endpointSource
	{Rule: 220, Edges: []Edge{{Kind: Accept, Target: 2950, Set: 88}}},                                                                          // 2949 httpSource
	{Rule: 220, Edges: []Edge{{Kind: Call, Target: 2951, Callee: 297}}},                                                                        // 2950 httpSource
	{Rule: 220, Edges: []Edge{{Kind: Accept, Target: 2952, Set: 293}}},                                                                         // 2951 httpSource
	{Rule: 220, Edges: []Edge{{Kind: Call, Target: 2953, Callee: 131}}},                                                                        // 2952 httpSource
	{Rule: 220, Edges: []Edge{{Kind: Step, Target: 441}}},                                                                                      // 2953 httpSource
	{Rule: 221, Edges: []Edge{{Kind: Accept, Target: 2955, Set: 120}}},                                                                         // 2954 prometheusSource
	{Rule: 221, Edges: []Edge{{Kind: Call, Target: 2956, Callee: 297}}},                                                                        // 2955 prometheusSource
	{Rule: 221, Edges: []Edge{{Kind: Accept, Target: 2957, Set: 294}}},                                                                         // 2956 prometheusSource
	{Rule: 221, Edges: []Edge{{Kind: Accept, Target: 2958, Set: 26}}},                                                                          // 2957 prometheusSource
	{Rule: 221, Edges: []Edge{{Kind: Accept, Target: 2959, Set: 293}}},                                                                         // 2958 prometheusSource
	{Rule: 221, Edges: []Edge{{Kind: Call, Target: 2960, Callee: 131}}},                                                                        // 2959 prometheusSource
	{Rule: 221, Edges: []Edge{{Kind: Step, Target: 443}}},                                                                                      // 2960 prometheusSource
	{Rule: 222, Edges: []Edge{{Kind: Accept, Target: 2962, Set: 118}}},                                                                         // 2961 pulsarSource
	{Rule: 222, Edges: []Edge{{Kind: Call, Target: 2963, Callee: 297}}},                                                                        // 2962 pulsarSource
	{Rule: 222, Edges: []Edge{{Kind: Accept, Target: 2964, Set: 287}}},                                                                         // 2963 pulsarSource
	{Rule: 222, Edges: []Edge{{Kind: Call, Target: 2965, Callee: 135}}},                                                                        // 2964 pulsarSource
	{Rule: 222, Edges: []Edge{{Kind: Accept, Target: 2966, Set: 146}}},                                                                         // 2965 pulsarSource
	{Rule: 222, Edges: []Edge{{Kind: Call, Target: 2968, Callee: 135}}},                                                                        // 2966 pulsarSource
	{Rule: 222, Edges: []Edge{{Kind: Call, Target: 2969, Callee: 231}}},                                                                        // 2967 pulsarSource
	{Rule: 222, Edges: []Edge{{Kind: Step, Target: 2967}, {Kind: Step, Target: 2969}}},                                                         // 2968 pulsarSource
	{Rule: 222, Edges: []Edge{{Kind: Step, Target: 2970}}},                                                                                     // 2969 pulsarSource
	{Rule: 222, Edges: []Edge{{Kind: Accept, Target: 2971, Set: 49}}},                                                                          // 2970 pulsarSource
	{Rule: 222, Edges: []Edge{{Kind: Call, Target: 2972, Callee: 232}}},                                                                        // 2971 pulsarSource
	{Rule: 222, Edges: []Edge{{Kind: Step, Target: 445}}},                                                                                      // 2972 pulsarSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 2974, Set: 121}}},                                                                         // 2973 rabbitmqSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 2975, Callee: 297}}},                                                                        // 2974 rabbitmqSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 2976, Set: 292}}},                                                                         // 2975 rabbitmqSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 2978, Callee: 135}}},                                                                        // 2976 rabbitmqSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 2979, Callee: 231}}},                                                                        // 2977 rabbitmqSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 2977}, {Kind: Step, Target: 2979}}},                                                         // 2978 rabbitmqSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 2980}}},                                                                                     // 2979 rabbitmqSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 2981, Set: 49}}},                                                                          // 2980 rabbitmqSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 2982, Callee: 235}}},                                                                        // 2981 rabbitmqSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 447}}},                                                                                      // 2982 rabbitmqSource
	{Rule: 224, Edges: []Edge{{Kind: Accept, Target: 2984, Set: 125}}},                                                                         // 2983 sqsSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 2985, Callee: 297}}},                                                                        // 2984 sqsSource
	{Rule: 224, Edges: []Edge{{Kind: Accept, Target: 2986, Set: 292}}},                                                                         // 2985 sqsSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 2988, Callee: 135}}},                                                                        // 2986 sqsSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 2989, Callee: 231}}},                                                                        // 2987 sqsSource
	{Rule: 224, Edges: []Edge{{Kind: Step, Target: 2987}, {Kind: Step, Target: 2989}}},                                                         // 2988 sqsSource
	{Rule: 224, Edges: []Edge{{Kind: Step, Target: 2990}}},                                                                                     // 2989 sqsSource
	{Rule: 224, Edges: []Edge{{Kind: Accept, Target: 2991, Set: 49}}},                                                                          // 2990 sqsSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 2992, Callee: 235}}},                                                                        // 2991 sqsSource
	{Rule: 224, Edges: []Edge{{Kind: Step, Target: 449}}},                                                                                      // 2992 sqsSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 2994, Set: 122}}},                                                                         // 2993 redisSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 2995, Set: 295}}},                                                                         // 2994 redisSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 2996, Callee: 297}}},                                                                        // 2995 redisSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 2997, Set: 296}}},                                                                         // 2996 redisSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 2998, Callee: 135}}},                                                                        // 2997 redisSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 2999, Set: 49}}},                                                                          // 2998 redisSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 3000, Callee: 237}}},                                                                        // 2999 redisSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 451}}},                                                                                      // 3000 redisSource
	{Rule: 226, Edges: []Edge{{Kind: Accept, Target: 3002, Set: 123}}},                                                                         // 3001 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Call, Target: 3003, Callee: 297}}},                                                                        // 3002 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Accept, Target: 3004, Set: 287}}},                                                                         // 3003 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Call, Target: 3006, Callee: 135}}},                                                                        // 3004 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Call, Target: 3007, Callee: 231}}},                                                                        // 3005 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 3005}, {Kind: Step, Target: 3007}}},                                                         // 3006 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 3010}}},                                                                                     // 3007 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Accept, Target: 3009, Set: 297}}},                                                                         // 3008 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Accept, Target: 3011, Set: 298}}},                                                                         // 3009 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 3008}, {Kind: Step, Target: 3011}}},                                                         // 3010 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 3014}}},                                                                                     // 3011 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Accept, Target: 3013, Set: 299}}},                                                                         // 3012 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Call, Target: 3015, Callee: 130}}},                                                                        // 3013 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 3012}, {Kind: Step, Target: 3015}}},                                                         // 3014 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 3016}}},                                                                                     // 3015 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Accept, Target: 3017, Set: 49}}},                                                                          // 3016 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Call, Target: 3018, Callee: 233}}},                                                                        // 3017 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 453}}},                                                                                      // 3018 mqttSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3020, Set: 124}}},                                                                         // 3019 zeromqSource
	{Rule: 227, Edges: []Edge{{Kind: Call, Target: 3021, Callee: 297}}},                                                                        // 3020 zeromqSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3022, Set: 49}}},                                                                          // 3021 zeromqSource
	{Rule: 227, Edges: []Edge{{Kind: Call, Target: 3023, Callee: 237}}},                                                                        // 3022 zeromqSource
	{Rule: 227, Edges: []Edge{{Kind: Step, Target: 455}}},                                                                                      // 3023 zeromqSource
	{Rule: 228, Edges: []Edge{{Kind: Accept, Target: 3025, Set: 89}}},                                                                          // 3024 websocketsSource
	{Rule: 228, Edges: []Edge{{Kind: Call, Target: 3026, Callee: 297}}},                                                                        // 3025 websocketsSource
	{Rule: 228, Edges: []Edge{{Kind: Accept, Target: 3027, Set: 49}}},                                                                          // 3026 websocketsSource
	{Rule: 228, Edges: []Edge{{Kind: Call, Target: 3028, Callee: 237}}},                                                                        // 3027 websocketsSource
	{Rule: 228, Edges: []Edge{{Kind: Step, Target: 457}}},                                                                                      // 3028 websocketsSource
	{Rule: 229, Edges: []Edge{{Kind: Accept, Target: 3030, Set: 62}}},                                                                          // 3029 syslogSource
	{Rule: 229, Edges: []Edge{{Kind: Call, Target: 3031, Callee: 297}}},                                                                        // 3030 syslogSource
	{Rule: 229, Edges: []Edge{{Kind: Accept, Target: 3032, Set: 49}}},                                                                          // 3031 syslogSource
	{Rule: 229, Edges: []Edge{{Kind: Call, Target: 3033, Callee: 237}}},                                                                        // 3032 syslogSource
	{Rule: 229, Edges: []Edge{{Kind: Step, Target: 459}}},                                                                                      // 3033 syslogSource
	{Rule: 230, Edges: []Edge{{Kind: Accept, Target: 3035, Set: 84}}},                                                                          // 3034 clientSource
	{Rule: 230, Edges: []Edge{{Kind: Accept, Target: 3036, Set: 27}}},                                                                          // 3035 clientSource
	{Rule: 230, Edges: []Edge{{Kind: Call, Target: 3037, Callee: 291}}},                                                                        // 3036 clientSource
	{Rule: 230, Edges: []Edge{{Kind: Accept, Target: 3038, Set: 49}}},                                                                          // 3037 clientSource
	{Rule: 230, Edges: []Edge{{Kind: Accept, Target: 3039, Set: 250}}},                                                                         // 3038 clientSource
	{Rule: 230, Edges: []Edge{{Kind: Call, Target: 3040, Callee: 165}}},                                                                        // 3039 clientSource
	{Rule: 230, Edges: []Edge{{Kind: Call, Target: 3041, Callee: 164}}},                                                                        // 3040 clientSource
	{Rule: 230, Edges: []Edge{{Kind: Call, Target: 3042, Callee: 163}}},                                                                        // 3041 clientSource
	{Rule: 230, Edges: []Edge{{Kind: Step, Target: 461}}},                                                                                      // 3042 clientSource
	{Rule: 231, Edges: []Edge{{Kind: Accept, Target: 3044, Set: 106}}},                                                                         // 3043 instances
	{Rule: 231, Edges: []Edge{{Kind: Call, Target: 3045, Callee: 129}}},                                                                        // 3044 instances
	{Rule: 231, Edges: []Edge{{Kind: Step, Target: 463}}},                                                                                      // 3045 instances
	{Rule: 232, Edges: []Edge{{Kind: Call, Target: 3050, Callee: 234}}},                                                                        // 3046 logMode
	{Rule: 232, Edges: []Edge{{Kind: Call, Target: 3050, Callee: 235}}},                                                                        // 3047 logMode
	{Rule: 232, Edges: []Edge{{Kind: Call, Target: 3050, Callee: 236}}},                                                                        // 3048 logMode
	{Rule: 232, Edges: []Edge{{Kind: Step, Target: 3046}, {Kind: Step, Target: 3047}, {Kind: Step, Target: 3048}}},                             // 3049 logMode
	{Rule: 232, Edges: []Edge{{Kind: Step, Target: 465}}},                                                                                      // 3050 logMode
	{Rule: 233, Edges: []Edge{{Kind: Call, Target: 3054, Callee: 232}}},                                                                        // 3051 mqttMode
	{Rule: 233, Edges: []Edge{{Kind: Call, Target: 3054, Callee: 237}}},                                                                        // 3052 mqttMode
	{Rule: 233, Edges: []Edge{{Kind: Step, Target: 3051}, {Kind: Step, Target: 3052}}},                                                         // 3053 mqttMode
	{Rule: 233, Edges: []Edge{{Kind: Step, Target: 467}}},                                                                                      // 3054 mqttMode
	{Rule: 234, Edges: []Edge{{Kind: Accept, Target: 3056, Set: 250}}},                                                                         // 3055 ackParallel
	{Rule: 234, Edges: []Edge{{Kind: Accept, Target: 3057, Set: 252}}},                                                                         // 3056 ackParallel
	{Rule: 234, Edges: []Edge{{Kind: Accept, Target: 3058, Set: 105}}},                                                                         // 3057 ackParallel
	{Rule: 234, Edges: []Edge{{Kind: Call, Target: 3059, Callee: 129}}},                                                                        // 3058 ackParallel
	{Rule: 234, Edges: []Edge{{Kind: Accept, Target: 3060, Set: 148}}},                                                                         // 3059 ackParallel
	{Rule: 234, Edges: []Edge{{Kind: Accept, Target: 3061, Set: 94}}},                                                                          // 3060 ackParallel
	{Rule: 234, Edges: []Edge{{Kind: Call, Target: 3062, Callee: 131}}},                                                                        // 3061 ackParallel
	{Rule: 234, Edges: []Edge{{Kind: Call, Target: 3063, Callee: 164}}},                                                                        // 3062 ackParallel
	{Rule: 234, Edges: []Edge{{Kind: Call, Target: 3064, Callee: 163}}},                                                                        // 3063 ackParallel
	{Rule: 234, Edges: []Edge{{Kind: Step, Target: 469}}},                                                                                      // 3064 ackParallel
	{Rule: 235, Edges: []Edge{{Kind: Accept, Target: 3066, Set: 250}}},                                                                         // 3065 ackSequential
	{Rule: 235, Edges: []Edge{{Kind: Accept, Target: 3067, Set: 251}}},                                                                         // 3066 ackSequential
	{Rule: 235, Edges: []Edge{{Kind: Call, Target: 3068, Callee: 164}}},                                                                        // 3067 ackSequential
	{Rule: 235, Edges: []Edge{{Kind: Call, Target: 3069, Callee: 163}}},                                                                        // 3068 ackSequential
	{Rule: 235, Edges: []Edge{{Kind: Step, Target: 471}}},                                                                                      // 3069 ackSequential
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3071, Set: 300}}},                                                                         // 3070 noAckParallel
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3072, Set: 252}}},                                                                         // 3071 noAckParallel
	{Rule: 236, Edges: []Edge{{Kind: Step, Target: 473}}},                                                                                      // 3072 noAckParallel
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3074, Set: 300}}},                                                                         // 3073 noAckSequential
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3075, Set: 251}}},                                                                         // 3074 noAckSequential
	{Rule: 237, Edges: []Edge{{Kind: Step, Target: 475}}},                                                                                      // 3075 noAckSequential
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3077, Set: 65}}},                                                                          // 3076 quiesce
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3078, Set: 301}}},                                                                         // 3077 quiesce
	{Rule: 238, Edges: []Edge{{Kind: Call, Target: 3079, Callee: 239}}},                                                                        // 3078 quiesce
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 477}}},                                                                                      // 3079 quiesce
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3097, Set: 302}}},                                                                         // 3080 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3082, Set: 303}}},                                                                         // 3081 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3083, Set: 105}}},                                                                         // 3082 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3084, Set: 232}}},                                                                         // 3083 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Call, Target: 3089, Callee: 133}}},                                                                        // 3084 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3086, Set: 65}}},                                                                          // 3085 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3087, Set: 304}}},                                                                         // 3086 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3088, Set: 40}}},                                                                          // 3087 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3090, Set: 305}}},                                                                         // 3088 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Step, Target: 3085}, {Kind: Step, Target: 3090}}},                                                         // 3089 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Step, Target: 3097}}},                                                                                     // 3090 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3097, Set: 40}}},                                                                          // 3091 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3093, Set: 306}}},                                                                         // 3092 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3094, Set: 248}}},                                                                         // 3093 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3095, Set: 307}}},                                                                         // 3094 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Call, Target: 3097, Callee: 131}}},                                                                        // 3095 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Step, Target: 3080}, {Kind: Step, Target: 3081}, {Kind: Step, Target: 3091}, {Kind: Step, Target: 3092}}}, // 3096 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Step, Target: 479}}},                                                                                      // 3097 quiesceMode
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3099, Set: 308}}},                                                                         // 3098 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3118, Set: 287}}},                                                                         // 3099 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3101, Set: 309}}},                                                                         // 3100 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3118, Set: 292}}},                                                                         // 3101 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3103, Set: 122}}},                                                                         // 3102 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3118, Set: 296}}},                                                                         // 3103 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3105, Set: 117}}},                                                                         // 3104 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3118, Set: 291}}},                                                                         // 3105 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3107, Set: 120}}},                                                                         // 3106 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3118, Set: 294}}},                                                                         // 3107 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3109, Set: 124}}},                                                                         // 3108 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3118, Set: 310}}},                                                                         // 3109 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3111, Set: 88}}},                                                                          // 3110 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3118, Set: 311}}},                                                                         // 3111 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3113, Set: 89}}},                                                                          // 3112 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3118, Set: 312}}},                                                                         // 3113 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3115, Set: 62}}},                                                                          // 3114 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3118, Set: 313}}},                                                                         // 3115 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3118, Set: 84}}},                                                                          // 3116 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3098}, {Kind: Step, Target: 3100}, {Kind: Step, Target: 3102}, {Kind: Step, Target: 3104}, {Kind: Step, Target: 3106}, {Kind: Step, Target: 3108}, {Kind: Step, Target: 3110}, {Kind: Step, Target: 3112}, {Kind: Step, Target: 3114}, {Kind: Step, Target: 3116}}}, // 3117 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 481}}},                              // 3118 ingestorEntity
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3121, Callee: 240}}},                // 3119 alterIngestor
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3119}, {Kind: Step, Target: 3121}}}, // 3120 alterIngestor
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3122}}},                             // 3121 alterIngestor
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3123, Set: 157}}},                 // 3122 alterIngestor
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3124, Callee: 303}}},                // 3123 alterIngestor
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3129, Callee: 242}}},                // 3124 alterIngestor
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3126, Set: 29}}},                  // 3125 alterIngestor
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3128, Callee: 242}}},                // 3126 alterIngestor
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3125}}},                             // 3127 alterIngestor
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3131}}},                             // 3128 alterIngestor
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3127}, {Kind: Step, Target: 3130}}}, // 3129 alterIngestor
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 483}}},                              // 3130 alterIngestor
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3129}}},                             // 3131 alterIngestor
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3133, Set: 16}}},                  // 3132 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3136, Set: 57}}},                  // 3133 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3137, Callee: 215}}},                // 3134 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3137, Callee: 230}}},                // 3135 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3134}, {Kind: Step, Target: 3135}}}, // 3136 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3167}}},                             // 3137 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3139, Set: 16}}},                  // 3138 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3140, Set: 138}}},                 // 3139 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3141, Set: 60}}},                  // 3140 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3167, Callee: 295}}},                // 3141 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3143, Set: 16}}},                  // 3142 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3167, Callee: 214}}},                // 3143 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3145, Set: 40}}},                  // 3144 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3167, Set: 115}}},                 // 3145 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3147, Set: 16}}},                  // 3146 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3148, Set: 233}}},                 // 3147 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3167, Callee: 149}}},                // 3148 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3150, Set: 40}}},                  // 3149 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3151, Set: 233}}},                 // 3150 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3167, Set: 169}}},                 // 3151 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3153, Set: 258}}},                 // 3152 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3154, Set: 259}}},                 // 3153 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3167, Callee: 170}}},                // 3154 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3156, Set: 40}}},                  // 3155 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3157, Set: 259}}},                 // 3156 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3158, Set: 42}}},                  // 3157 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3167, Callee: 302}}},                // 3158 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3160, Set: 16}}},                  // 3159 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3161, Set: 256}}},                 // 3160 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3162, Set: 253}}},                 // 3161 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3167, Set: 257}}},                 // 3162 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3164, Set: 16}}},                  // 3163 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3165, Set: 301}}},                 // 3164 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3167, Callee: 239}}},                // 3165 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3132}, {Kind: Step, Target: 3138}, {Kind: Step, Target: 3142}, {Kind: Step, Target: 3144}, {Kind: Step, Target: 3146}, {Kind: Step, Target: 3149}, {Kind: Step, Target: 3152}, {Kind: Step, Target: 3155}, {Kind: Step, Target: 3159}, {Kind: Step, Target: 3163}}}, // 3166 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 485}}},                                                                                      // 3167 ingestorOperation
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3169, Set: 161}}},                                                                         // 3168 createEmitter
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3170, Callee: 287}}},                                                                        // 3169 createEmitter
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3171, Set: 57}}},                                                                          // 3170 createEmitter
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3175, Callee: 145}}},                                                                        // 3171 createEmitter
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3174, Callee: 151}}},                                                                        // 3172 createEmitter
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3172}}},                                                                                     // 3173 createEmitter
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3177}}},                                                                                     // 3174 createEmitter
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3173}, {Kind: Step, Target: 3176}}},                                                         // 3175 createEmitter
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3178}}},                                                                                     // 3176 createEmitter
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3175}}},                                                                                     // 3177 createEmitter
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3179, Set: 42}}},                                                                          // 3178 createEmitter
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3180, Callee: 244}}},                                                                        // 3179 createEmitter
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3181, Callee: 162}}},                                                                        // 3180 createEmitter
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3182, Callee: 166}}},                                                                        // 3181 createEmitter
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3183, Callee: 168}}},                                                                        // 3182 createEmitter
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 487}}},                                                                                      // 3183 createEmitter
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3185, Callee: 245}}},                                                                        // 3184 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3186, Set: 68}}},                                                                          // 3185 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3187, Set: 60}}},                                                                          // 3186 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3188, Callee: 295}}},                                                                        // 3187 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3189, Callee: 154}}},                                                                        // 3188 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3211}}},                                                                                     // 3189 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3191, Callee: 264}}},                                                                        // 3190 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3192, Set: 49}}},                                                                          // 3191 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3194, Callee: 277}}},                                                                        // 3192 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3195, Callee: 149}}},                                                                        // 3193 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3193}, {Kind: Step, Target: 3195}}},                                                         // 3194 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3211}}},                                                                                     // 3195 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3202, Callee: 276}}},                                                                        // 3196 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3198, Set: 68}}},                                                                          // 3197 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3199, Set: 60}}},                                                                          // 3198 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3203, Callee: 295}}},                                                                        // 3199 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3201, Set: 189}}},                                                                         // 3200 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3203, Set: 314}}},                                                                         // 3201 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3197}, {Kind: Step, Target: 3200}}},                                                         // 3202 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3204}}},                                                                                     // 3203 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3205, Callee: 154}}},                                                                        // 3204 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3211}}},                                                                                     // 3205 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3207, Callee: 278}}},                                                                        // 3206 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3208, Callee: 154}}},                                                                        // 3207 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3209, Callee: 279}}},                                                                        // 3208 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3211}}},                                                                                     // 3209 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3184}, {Kind: Step, Target: 3190}, {Kind: Step, Target: 3196}, {Kind: Step, Target: 3206}}}, // 3210 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 489}}},                                                                                      // 3211 emitTarget
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3223, Callee: 246}}},                                                                        // 3212 codecSink
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3223, Callee: 247}}},                                                                        // 3213 codecSink
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3223, Callee: 248}}},                                                                        // 3214 codecSink
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3223, Callee: 249}}},                                                                        // 3215 codecSink
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3223, Callee: 250}}},                                                                        // 3216 codecSink
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3223, Callee: 251}}},                                                                        // 3217 codecSink
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3223, Callee: 252}}},                                                                        // 3218 codecSink
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3223, Callee: 253}}},                                                                        // 3219 codecSink
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3223, Callee: 257}}},                                                                        // 3220 codecSink
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3223, Callee: 258}}},                                                                        // 3221 codecSink
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3212}, {Kind: Step, Target: 3213}, {Kind: Step, Target: 3214}, {Kind: Step, Target: 3215}, {Kind: Step, Target: 3216}, {Kind: Step, Target: 3217}, {Kind: Step, Target: 3218}, {Kind: Step, Target: 3219}, {Kind: Step, Target: 3220}, {Kind: Step, Target: 3221}}}, // 3222 codecSink
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 491}}},                              // 3223 codecSink
	{Rule: 246, Edges: []Edge{{Kind: Accept, Target: 3225, Set: 116}}},                 // 3224 kafkaSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3226, Callee: 297}}},                // 3225 kafkaSink
	{Rule: 246, Edges: []Edge{{Kind: Accept, Target: 3227, Set: 287}}},                 // 3226 kafkaSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3228, Callee: 135}}},                // 3227 kafkaSink
	{Rule: 246, Edges: []Edge{{Kind: Accept, Target: 3229, Set: 49}}},                  // 3228 kafkaSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3230, Callee: 261}}},                // 3229 kafkaSink
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 493}}},                              // 3230 kafkaSink
	{Rule: 247, Edges: []Edge{{Kind: Accept, Target: 3232, Set: 117}}},                 // 3231 natsSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3233, Callee: 297}}},                // 3232 natsSink
	{Rule: 247, Edges: []Edge{{Kind: Accept, Target: 3234, Set: 291}}},                 // 3233 natsSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3235, Callee: 135}}},                // 3234 natsSink
	{Rule: 247, Edges: []Edge{{Kind: Accept, Target: 3236, Set: 49}}},                  // 3235 natsSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3237, Callee: 263}}},                // 3236 natsSink
	{Rule: 247, Edges: []Edge{{Kind: Step, Target: 495}}},                              // 3237 natsSink
	{Rule: 248, Edges: []Edge{{Kind: Accept, Target: 3239, Set: 118}}},                 // 3238 pulsarSink
	{Rule: 248, Edges: []Edge{{Kind: Call, Target: 3240, Callee: 297}}},                // 3239 pulsarSink
	{Rule: 248, Edges: []Edge{{Kind: Accept, Target: 3241, Set: 287}}},                 // 3240 pulsarSink
	{Rule: 248, Edges: []Edge{{Kind: Call, Target: 3242, Callee: 135}}},                // 3241 pulsarSink
	{Rule: 248, Edges: []Edge{{Kind: Accept, Target: 3243, Set: 49}}},                  // 3242 pulsarSink
	{Rule: 248, Edges: []Edge{{Kind: Call, Target: 3244, Callee: 261}}},                // 3243 pulsarSink
	{Rule: 248, Edges: []Edge{{Kind: Step, Target: 497}}},                              // 3244 pulsarSink
	{Rule: 249, Edges: []Edge{{Kind: Accept, Target: 3246, Set: 121}}},                 // 3245 rabbitmqSink
	{Rule: 249, Edges: []Edge{{Kind: Call, Target: 3247, Callee: 297}}},                // 3246 rabbitmqSink
	{Rule: 249, Edges: []Edge{{Kind: Accept, Target: 3248, Set: 292}}},                 // 3247 rabbitmqSink
	{Rule: 249, Edges: []Edge{{Kind: Call, Target: 3249, Callee: 135}}},                // 3248 rabbitmqSink
	{Rule: 249, Edges: []Edge{{Kind: Accept, Target: 3250, Set: 49}}},                  // 3249 rabbitmqSink
	{Rule: 249, Edges: []Edge{{Kind: Call, Target: 3251, Callee: 261}}},                // 3250 rabbitmqSink
	{Rule: 249, Edges: []Edge{{Kind: Step, Target: 499}}},                              // 3251 rabbitmqSink
	{Rule: 250, Edges: []Edge{{Kind: Accept, Target: 3253, Set: 122}}},                 // 3252 redisSink
	{Rule: 250, Edges: []Edge{{Kind: Accept, Target: 3254, Set: 295}}},                 // 3253 redisSink
	{Rule: 250, Edges: []Edge{{Kind: Call, Target: 3255, Callee: 297}}},                // 3254 redisSink
	{Rule: 250, Edges: []Edge{{Kind: Accept, Target: 3256, Set: 296}}},                 // 3255 redisSink
	{Rule: 250, Edges: []Edge{{Kind: Call, Target: 3257, Callee: 135}}},                // 3256 redisSink
	{Rule: 250, Edges: []Edge{{Kind: Accept, Target: 3258, Set: 49}}},                  // 3257 redisSink
	{Rule: 250, Edges: []Edge{{Kind: Call, Target: 3259, Callee: 259}}},                // 3258 redisSink
	{Rule: 250, Edges: []Edge{{Kind: Step, Target: 501}}},                              // 3259 redisSink
	{Rule: 251, Edges: []Edge{{Kind: Accept, Target: 3261, Set: 123}}},                 // 3260 mqttSink
	{Rule: 251, Edges: []Edge{{Kind: Call, Target: 3262, Callee: 297}}},                // 3261 mqttSink
	{Rule: 251, Edges: []Edge{{Kind: Accept, Target: 3263, Set: 287}}},                 // 3262 mqttSink
	{Rule: 251, Edges: []Edge{{Kind: Call, Target: 3264, Callee: 135}}},                // 3263 mqttSink
	{Rule: 251, Edges: []Edge{{Kind: Accept, Target: 3265, Set: 49}}},                  // 3264 mqttSink
	{Rule: 251, Edges: []Edge{{Kind: Call, Target: 3266, Callee: 262}}},                // 3265 mqttSink
	{Rule: 251, Edges: []Edge{{Kind: Step, Target: 503}}},                              // 3266 mqttSink
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3268, Set: 124}}},                 // 3267 zeromqSink
	{Rule: 252, Edges: []Edge{{Kind: Call, Target: 3269, Callee: 297}}},                // 3268 zeromqSink
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3270, Set: 49}}},                  // 3269 zeromqSink
	{Rule: 252, Edges: []Edge{{Kind: Call, Target: 3271, Callee: 259}}},                // 3270 zeromqSink
	{Rule: 252, Edges: []Edge{{Kind: Step, Target: 505}}},                              // 3271 zeromqSink
	{Rule: 253, Edges: []Edge{{Kind: Accept, Target: 3273, Set: 125}}},                 // 3272 sqsSink
	{Rule: 253, Edges: []Edge{{Kind: Call, Target: 3274, Callee: 297}}},                // 3273 sqsSink
	{Rule: 253, Edges: []Edge{{Kind: Accept, Target: 3275, Set: 292}}},                 // 3274 sqsSink
	{Rule: 253, Edges: []Edge{{Kind: Call, Target: 3277, Callee: 256}}},                // 3275 sqsSink
	{Rule: 253, Edges: []Edge{{Kind: Call, Target: 3278, Callee: 254}}},                // 3276 sqsSink
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3276}, {Kind: Step, Target: 3278}}}, // 3277 sqsSink
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3279}}},                             // 3278 sqsSink
	{Rule: 253, Edges: []Edge{{Kind: Accept, Target: 3280, Set: 49}}},                  // 3279 sqsSink
	{Rule: 253, Edges: []Edge{{Kind: Call, Target: 3281, Callee: 255}}},                // 3280 sqsSink
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 507}}},                              // 3281 sqsSink
	{Rule: 254, Edges: []Edge{{Kind: Accept, Target: 3283, Set: 315}}},                 // 3282 fifoGroup
	{Rule: 254, Edges: []Edge{{Kind: Accept, Target: 3287, Set: 290}}},                 // 3283 fifoGroup
	{Rule: 254, Edges: []Edge{{Kind: Accept, Target: 3285, Set: 57}}},                  // 3284 fifoGroup
	{Rule: 254, Edges: []Edge{{Kind: Accept, Target: 3288, Set: 103}}},                 // 3285 fifoGroup
	{Rule: 254, Edges: []Edge{{Kind: Call, Target: 3288, Callee: 110}}},                // 3286 fifoGroup
	{Rule: 254, Edges: []Edge{{Kind: Step, Target: 3284}, {Kind: Step, Target: 3286}}}, // 3287 fifoGroup
	{Rule: 254, Edges: []Edge{{Kind: Step, Target: 509}}},                              // 3288 fifoGroup
	{Rule: 255, Edges: []Edge{{Kind: Accept, Target: 3290, Set: 316}}},                 // 3289 sqsSinkMode
	{Rule: 255, Edges: []Edge{{Kind: Call, Target: 3291, Callee: 163}}},                // 3290 sqsSinkMode
	{Rule: 255, Edges: []Edge{{Kind: Step, Target: 511}}},                              // 3291 sqsSinkMode
	{Rule: 256, Edges: []Edge{{Kind: Call, Target: 3297, Callee: 141}}},                // 3292 sqsQueue
	{Rule: 256, Edges: []Edge{{Kind: Accept, Target: 3294, Set: 227}}},                 // 3293 sqsQueue
	{Rule: 256, Edges: []Edge{{Kind: Call, Target: 3296, Callee: 141}}},                // 3294 sqsQueue
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 3293}}},                             // 3295 sqsQueue
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 3299}}},                             // 3296 sqsQueue
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 3295}, {Kind: Step, Target: 3298}}}, // 3297 sqsQueue
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 3302}}},                             // 3298 sqsQueue
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 3297}}},                             // 3299 sqsQueue
	{Rule: 256, Edges: []Edge{{Kind: Accept, Target: 3301, Set: 216}}},                 // 3300 sqsQueue
	{Rule: 256, Edges: []Edge{{Kind: Accept, Target: 3303, Set: 315}}},                 // 3301 sqsQueue
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 3300}, {Kind: Step, Target: 3303}}}, // 3302 sqsQueue
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 3306}}},                             // 3303 sqsQueue
	{Rule: 256, Edges: []Edge{{Kind: Accept, Target: 3306, Set: 26}}},                  // 3304 sqsQueue
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 3292}, {Kind: Step, Target: 3304}}}, // 3305 sqsQueue
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 513}}},                              // 3306 sqsQueue
	{Rule: 257, Edges: []Edge{{Kind: Accept, Target: 3308, Set: 119}}},                 // 3307 sentrySink
	{Rule: 257, Edges: []Edge{{Kind: Call, Target: 3309, Callee: 297}}},                // 3308 sentrySink
	{Rule: 257, Edges: []Edge{{Kind: Accept, Target: 3310, Set: 49}}},                  // 3309 sentrySink
	{Rule: 257, Edges: []Edge{{Kind: Call, Target: 3311, Callee: 277}}},                // 3310 sentrySink
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 515}}},                              // 3311 sentrySink
	{Rule: 258, Edges: []Edge{{Kind: Accept, Target: 3313, Set: 62}}},                  // 3312 syslogSink
	{Rule: 258, Edges: []Edge{{Kind: Call, Target: 3314, Callee: 297}}},                // 3313 syslogSink
	{Rule: 258, Edges: []Edge{{Kind: Accept, Target: 3315, Set: 49}}},                  // 3314 syslogSink
	{Rule: 258, Edges: []Edge{{Kind: Call, Target: 3316, Callee: 259}}},                // 3315 syslogSink
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 517}}},                              // 3316 syslogSink
	{Rule: 259, Edges: []Edge{{Kind: Accept, Target: 3318, Set: 300}}},                 // 3317 noAckMode
	{Rule: 259, Edges: []Edge{{Kind: Call, Target: 3319, Callee: 163}}},                // 3318 noAckMode
	{Rule: 259, Edges: []Edge{{Kind: Step, Target: 519}}},                              // 3319 noAckMode
	{Rule: 260, Edges: []Edge{{Kind: Accept, Target: 3321, Set: 250}}},                 // 3320 ackMode
	{Rule: 260, Edges: []Edge{{Kind: Call, Target: 3322, Callee: 165}}},                // 3321 ackMode
	{Rule: 260, Edges: []Edge{{Kind: Call, Target: 3323, Callee: 164}}},                // 3322 ackMode
	{Rule: 260, Edges: []Edge{{Kind: Call, Target: 3324, Callee: 163}}},                // 3323 ackMode
	{Rule: 260, Edges: []Edge{{Kind: Step, Target: 521}}},                              // 3324 ackMode
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3328, Callee: 259}}},                // 3325 brokerMode
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3328, Callee: 260}}},                // 3326 brokerMode
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3325}, {Kind: Step, Target: 3326}}}, // 3327 brokerMode
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 523}}},                              // 3328 brokerMode
	{Rule: 262, Edges: []Edge{{Kind: Accept, Target: 3330, Set: 299}}},                 // 3329 mqttSinkMode
	{Rule: 262, Edges: []Edge{{Kind: Call, Target: 3333, Callee: 130}}},                // 3330 mqttSinkMode
	{Rule: 262, Edges: []Edge{{Kind: Call, Target: 3334, Callee: 163}}},                // 3331 mqttSinkMode
	{Rule: 262, Edges: []Edge{{Kind: Call, Target: 3334, Callee: 260}}},                // 3332 mqttSinkMode
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 3331}, {Kind: Step, Target: 3332}}}, // 3333 mqttSinkMode
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 525}}},                              // 3334 mqttSinkMode
	{Rule: 263, Edges: []Edge{{Kind: Call, Target: 3339, Callee: 259}}},                // 3335 natsSinkMode
	{Rule: 263, Edges: []Edge{{Kind: Accept, Target: 3337, Set: 317}}},                 // 3336 natsSinkMode
	{Rule: 263, Edges: []Edge{{Kind: Call, Target: 3339, Callee: 260}}},                // 3337 natsSinkMode
	{Rule: 263, Edges: []Edge{{Kind: Step, Target: 3335}, {Kind: Step, Target: 3336}}}, // 3338 natsSinkMode
	{Rule: 263, Edges: []Edge{{Kind: Step, Target: 527}}},                              // 3339 natsSinkMode
	{Rule: 264, Edges: []Edge{{Kind: Call, Target: 3346, Callee: 265}}},                // 3340 rowSink
	{Rule: 264, Edges: []Edge{{Kind: Call, Target: 3346, Callee: 266}}},                // 3341 rowSink
	{Rule: 264, Edges: []Edge{{Kind: Call, Target: 3346, Callee: 267}}},                // 3342 rowSink
	{Rule: 264, Edges: []Edge{{Kind: Call, Target: 3346, Callee: 268}}},                // 3343 rowSink
	{Rule: 264, Edges: []Edge{{Kind: Call, Target: 3346, Callee: 269}}},                // 3344 rowSink
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 3340}, {Kind: Step, Target: 3341}, {Kind: Step, Target: 3342}, {Kind: Step, Target: 3343}, {Kind: Step, Target: 3344}}}, // 3345 rowSink
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 529}}},                                                                                      // 3346 rowSink
	{Rule: 265, Edges: []Edge{{Kind: Accept, Target: 3348, Set: 130}}},                                                                         // 3347 clickhouseSink
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3349, Callee: 297}}},                                                                        // 3348 clickhouseSink
	{Rule: 265, Edges: []Edge{{Kind: Accept, Target: 3350, Set: 318}}},                                                                         // 3349 clickhouseSink
	{Rule: 265, Edges: []Edge{{Kind: Accept, Target: 3351, Set: 42}}},                                                                          // 3350 clickhouseSink
	{Rule: 265, Edges: []Edge{{Kind: Accept, Target: 3352, Set: 319}}},                                                                         // 3351 clickhouseSink
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3353, Callee: 135}}},                                                                        // 3352 clickhouseSink
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3354, Callee: 271}}},                                                                        // 3353 clickhouseSink
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3355, Callee: 274}}},                                                                        // 3354 clickhouseSink
	{Rule: 265, Edges: []Edge{{Kind: Step, Target: 531}}},                                                                                      // 3355 clickhouseSink
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3357, Set: 131}}},                                                                         // 3356 postgresSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3358, Callee: 297}}},                                                                        // 3357 postgresSink
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3359, Set: 318}}},                                                                         // 3358 postgresSink
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3360, Set: 42}}},                                                                          // 3359 postgresSink
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3361, Set: 319}}},                                                                         // 3360 postgresSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3362, Callee: 135}}},                                                                        // 3361 postgresSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3369, Callee: 271}}},                                                                        // 3362 postgresSink
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3364, Set: 65}}},                                                                          // 3363 postgresSink
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3366, Set: 320}}},                                                                         // 3364 postgresSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3367, Callee: 273}}},                                                                        // 3365 postgresSink
	{Rule: 266, Edges: []Edge{{Kind: Step, Target: 3365}, {Kind: Step, Target: 3367}}},                                                         // 3366 postgresSink
	{Rule: 266, Edges: []Edge{{Kind: Step, Target: 3368}}},                                                                                     // 3367 postgresSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3370, Callee: 270}}},                                                                        // 3368 postgresSink
	{Rule: 266, Edges: []Edge{{Kind: Step, Target: 3363}, {Kind: Step, Target: 3370}}},                                                         // 3369 postgresSink
	{Rule: 266, Edges: []Edge{{Kind: Step, Target: 3371}}},                                                                                     // 3370 postgresSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3372, Callee: 274}}},                                                                        // 3371 postgresSink
	{Rule: 266, Edges: []Edge{{Kind: Step, Target: 533}}},                                                                                      // 3372 postgresSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3374, Set: 132}}},                                                                         // 3373 mysqlSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3375, Callee: 297}}},                                                                        // 3374 mysqlSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3376, Set: 318}}},                                                                         // 3375 mysqlSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3377, Set: 42}}},                                                                          // 3376 mysqlSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3378, Set: 319}}},                                                                         // 3377 mysqlSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3379, Callee: 135}}},                                                                        // 3378 mysqlSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3383, Callee: 271}}},                                                                        // 3379 mysqlSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3381, Set: 65}}},                                                                          // 3380 mysqlSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3382, Set: 320}}},                                                                         // 3381 mysqlSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3384, Callee: 270}}},                                                                        // 3382 mysqlSink
	{Rule: 267, Edges: []Edge{{Kind: Step, Target: 3380}, {Kind: Step, Target: 3384}}},                                                         // 3383 mysqlSink
	{Rule: 267, Edges: []Edge{{Kind: Step, Target: 3385}}},                                                                                     // 3384 mysqlSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3386, Callee: 274}}},                                                                        // 3385 mysqlSink
	{Rule: 267, Edges: []Edge{{Kind: Step, Target: 535}}},                                                                                      // 3386 mysqlSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3388, Set: 133}}},                                                                         // 3387 mongodbSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3389, Callee: 297}}},                                                                        // 3388 mongodbSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3390, Set: 318}}},                                                                         // 3389 mongodbSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3391, Set: 42}}},                                                                          // 3390 mongodbSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3392, Set: 321}}},                                                                         // 3391 mongodbSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3393, Callee: 135}}},                                                                        // 3392 mongodbSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3399, Callee: 271}}},                                                                        // 3393 mongodbSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3395, Set: 65}}},                                                                          // 3394 mongodbSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3396, Set: 320}}},                                                                         // 3395 mongodbSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3397, Callee: 273}}},                                                                        // 3396 mongodbSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3398, Callee: 270}}},                                                                        // 3397 mongodbSink
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3400}}},                                                                                     // 3398 mongodbSink
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3394}, {Kind: Step, Target: 3400}}},                                                         // 3399 mongodbSink
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3401}}},                                                                                     // 3400 mongodbSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3402, Callee: 274}}},                                                                        // 3401 mongodbSink
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 537}}},                                                                                      // 3402 mongodbSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3404, Set: 322}}},                                                                         // 3403 icebergSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3405, Set: 65}}},                                                                          // 3404 icebergSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3406, Set: 323}}},                                                                         // 3405 icebergSink
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3407, Callee: 297}}},                                                                        // 3406 icebergSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3408, Set: 319}}},                                                                         // 3407 icebergSink
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3409, Callee: 135}}},                                                                        // 3408 icebergSink
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3410, Callee: 271}}},                                                                        // 3409 icebergSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3411, Set: 324}}},                                                                         // 3410 icebergSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3412, Set: 26}}},                                                                          // 3411 icebergSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3413, Set: 325}}},                                                                         // 3412 icebergSink
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3414, Callee: 297}}},                                                                        // 3413 icebergSink
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3415, Callee: 275}}},                                                                        // 3414 icebergSink
	{Rule: 269, Edges: []Edge{{Kind: Step, Target: 539}}},                                                                                      // 3415 icebergSink
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3417, Set: 326}}},                                                                         // 3416 conflictAction
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3418, Set: 327}}},                                                                         // 3417 conflictAction
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 541}}},                                                                                      // 3418 conflictAction
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3420, Set: 285}}},                                                                         // 3419 valuesMap
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3421, Set: 229}}},                                                                         // 3420 valuesMap
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3426, Callee: 272}}},                                                                        // 3421 valuesMap
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3423, Set: 29}}},                                                                          // 3422 valuesMap
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3425, Callee: 272}}},                                                                        // 3423 valuesMap
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 3422}}},                                                                                     // 3424 valuesMap
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 3428}}},                                                                                     // 3425 valuesMap
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 3424}, {Kind: Step, Target: 3427}}},                                                         // 3426 valuesMap
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 3430}}},                                                                                     // 3427 valuesMap
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 3426}}},                                                                                     // 3428 valuesMap
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3431, Set: 29}}},                                                                          // 3429 valuesMap
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 3429}, {Kind: Step, Target: 3431}}},                                                         // 3430 valuesMap
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 3432}}},                                                                                     // 3431 valuesMap
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3433, Set: 230}}},                                                                         // 3432 valuesMap
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 543}}},                                                                                      // 3433 valuesMap
	{Rule: 272, Edges: []Edge{{Kind: Accept, Target: 3435, Set: 26}}},                                                                          // 3434 valueItem
	{Rule: 272, Edges: []Edge{{Kind: Accept, Target: 3436, Set: 170}}},                                                                         // 3435 valueItem
	{Rule: 272, Edges: []Edge{{Kind: Call, Target: 3437, Callee: 110}}},                                                                        // 3436 valueItem
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 545}}},                                                                                      // 3437 valueItem
	{Rule: 273, Edges: []Edge{{Kind: Accept, Target: 3439, Set: 28}}},                                                                          // 3438 conflictTarget
	{Rule: 273, Edges: []Edge{{Kind: Accept, Target: 3444, Set: 26}}},                                                                          // 3439 conflictTarget
	{Rule: 273, Edges: []Edge{{Kind: Accept, Target: 3441, Set: 29}}},                                                                          // 3440 conflictTarget
	{Rule: 273, Edges: []Edge{{Kind: Accept, Target: 3443, Set: 26}}},                                                                          // 3441 conflictTarget
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3440}}},                                                                                     // 3442 conflictTarget
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3446}}},                                                                                     // 3443 conflictTarget
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3442}, {Kind: Step, Target: 3445}}},                                                         // 3444 conflictTarget
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3448}}},                                                                                     // 3445 conflictTarget
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3444}}},                                                                                     // 3446 conflictTarget
	{Rule: 273, Edges: []Edge{{Kind: Accept, Target: 3449, Set: 29}}},                                                                          // 3447 conflictTarget
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3447}, {Kind: Step, Target: 3449}}},                                                         // 3448 conflictTarget
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3450}}},                                                                                     // 3449 conflictTarget
	{Rule: 273, Edges: []Edge{{Kind: Accept, Target: 3451, Set: 30}}},                                                                          // 3450 conflictTarget
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 547}}},                                                                                      // 3451 conflictTarget
	{Rule: 274, Edges: []Edge{{Kind: Accept, Target: 3453, Set: 6}}},                                                                           // 3452 maxBatch
	{Rule: 274, Edges: []Edge{{Kind: Accept, Target: 3454, Set: 105}}},                                                                         // 3453 maxBatch
	{Rule: 274, Edges: []Edge{{Kind: Accept, Target: 3455, Set: 148}}},                                                                         // 3454 maxBatch
	{Rule: 274, Edges: []Edge{{Kind: Call, Target: 3456, Callee: 129}}},                                                                        // 3455 maxBatch
	{Rule: 274, Edges: []Edge{{Kind: Step, Target: 549}}},                                                                                      // 3456 maxBatch
	{Rule: 275, Edges: []Edge{{Kind: Accept, Target: 3458, Set: 186}}},                                                                         // 3457 commitPolicy
	{Rule: 275, Edges: []Edge{{Kind: Accept, Target: 3459, Set: 246}}},                                                                         // 3458 commitPolicy
	{Rule: 275, Edges: []Edge{{Kind: Call, Target: 3460, Callee: 131}}},                                                                        // 3459 commitPolicy
	{Rule: 275, Edges: []Edge{{Kind: Accept, Target: 3461, Set: 105}}},                                                                         // 3460 commitPolicy
	{Rule: 275, Edges: []Edge{{Kind: Accept, Target: 3462, Set: 232}}},                                                                         // 3461 commitPolicy
	{Rule: 275, Edges: []Edge{{Kind: Call, Target: 3463, Callee: 133}}},                                                                        // 3462 commitPolicy
	{Rule: 275, Edges: []Edge{{Kind: Step, Target: 551}}},                                                                                      // 3463 commitPolicy
	{Rule: 276, Edges: []Edge{{Kind: Accept, Target: 3465, Set: 88}}},                                                                          // 3464 httpSink
	{Rule: 276, Edges: []Edge{{Kind: Call, Target: 3466, Callee: 297}}},                                                                        // 3465 httpSink
	{Rule: 276, Edges: []Edge{{Kind: Accept, Target: 3467, Set: 328}}},                                                                         // 3466 httpSink
	{Rule: 276, Edges: []Edge{{Kind: Call, Target: 3468, Callee: 110}}},                                                                        // 3467 httpSink
	{Rule: 276, Edges: []Edge{{Kind: Accept, Target: 3469, Set: 87}}},                                                                          // 3468 httpSink
	{Rule: 276, Edges: []Edge{{Kind: Call, Target: 3470, Callee: 110}}},                                                                        // 3469 httpSink
	{Rule: 276, Edges: []Edge{{Kind: Accept, Target: 3471, Set: 49}}},                                                                          // 3470 httpSink
	{Rule: 276, Edges: []Edge{{Kind: Call, Target: 3472, Callee: 277}}},                                                                        // 3471 httpSink
	{Rule: 276, Edges: []Edge{{Kind: Step, Target: 553}}},                                                                                      // 3472 httpSink
	{Rule: 277, Edges: []Edge{{Kind: Accept, Target: 3474, Set: 250}}},                                                                         // 3473 requestMode
	{Rule: 277, Edges: []Edge{{Kind: Call, Target: 3475, Callee: 163}}},                                                                        // 3474 requestMode
	{Rule: 277, Edges: []Edge{{Kind: Step, Target: 555}}},                                                                                      // 3475 requestMode
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3477, Set: 84}}},                                                                          // 3476 clientSink
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3478, Set: 27}}},                                                                          // 3477 clientSink
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3479, Callee: 291}}},                                                                        // 3478 clientSink
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3480, Set: 49}}},                                                                          // 3479 clientSink
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3481, Callee: 260}}},                                                                        // 3480 clientSink
	{Rule: 278, Edges: []Edge{{Kind: Step, Target: 557}}},                                                                                      // 3481 clientSink
	{Rule: 279, Edges: []Edge{{Kind: Accept, Target: 3483, Set: 148}}},                                                                         // 3482 clientBatch
	{Rule: 279, Edges: []Edge{{Kind: Accept, Target: 3484, Set: 105}}},                                                                         // 3483 clientBatch
	{Rule: 279, Edges: []Edge{{Kind: Accept, Target: 3485, Set: 263}}},                                                                         // 3484 clientBatch
	{Rule: 279, Edges: []Edge{{Kind: Call, Target: 3486, Callee: 129}}},                                                                        // 3485 clientBatch
	{Rule: 279, Edges: []Edge{{Kind: Accept, Target: 3487, Set: 105}}},                                                                         // 3486 clientBatch
	{Rule: 279, Edges: []Edge{{Kind: Accept, Target: 3488, Set: 232}}},                                                                         // 3487 clientBatch
	{Rule: 279, Edges: []Edge{{Kind: Call, Target: 3489, Callee: 133}}},                                                                        // 3488 clientBatch
	{Rule: 279, Edges: []Edge{{Kind: Step, Target: 559}}},                                                                                      // 3489 clientBatch
	{Rule: 280, Edges: []Edge{{Kind: Accept, Target: 3491, Set: 161}}},                                                                         // 3490 alterEmitter
	{Rule: 280, Edges: []Edge{{Kind: Call, Target: 3492, Callee: 313}}},                                                                        // 3491 alterEmitter
	{Rule: 280, Edges: []Edge{{Kind: Call, Target: 3497, Callee: 281}}},                                                                        // 3492 alterEmitter
	{Rule: 280, Edges: []Edge{{Kind: Accept, Target: 3494, Set: 29}}},                                                                          // 3493 alterEmitter
	{Rule: 280, Edges: []Edge{{Kind: Call, Target: 3496, Callee: 281}}},                                                                        // 3494 alterEmitter
	{Rule: 280, Edges: []Edge{{Kind: Step, Target: 3493}}},                                                                                     // 3495 alterEmitter
	{Rule: 280, Edges: []Edge{{Kind: Step, Target: 3499}}},                                                                                     // 3496 alterEmitter
	{Rule: 280, Edges: []Edge{{Kind: Step, Target: 3495}, {Kind: Step, Target: 3498}}},                                                         // 3497 alterEmitter
	{Rule: 280, Edges: []Edge{{Kind: Step, Target: 561}}},                                                                                      // 3498 alterEmitter
	{Rule: 280, Edges: []Edge{{Kind: Step, Target: 3497}}},                                                                                     // 3499 alterEmitter
	{Rule: 281, Edges: []Edge{{Kind: Call, Target: 3529, Callee: 180}}},                                                                        // 3500 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3502, Set: 16}}},                                                                          // 3501 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3510, Set: 42}}},                                                                          // 3502 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Call, Target: 3511, Callee: 245}}},                                                                        // 3503 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Call, Target: 3505, Callee: 264}}},                                                                        // 3504 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3506, Set: 49}}},                                                                          // 3505 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Call, Target: 3507, Callee: 277}}},                                                                        // 3506 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 3511}}},                                                                                     // 3507 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Call, Target: 3511, Callee: 276}}},                                                                        // 3508 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Call, Target: 3511, Callee: 278}}},                                                                        // 3509 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 3503}, {Kind: Step, Target: 3504}, {Kind: Step, Target: 3508}, {Kind: Step, Target: 3509}}}, // 3510 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 3529}}},                                                                                     // 3511 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3513, Set: 16}}},                                                                          // 3512 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3514, Set: 49}}},                                                                          // 3513 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Call, Target: 3529, Callee: 282}}},                                                                        // 3514 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3516, Set: 16}}},                                                                          // 3515 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3517, Set: 84}}},                                                                          // 3516 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Call, Target: 3529, Callee: 297}}},                                                                        // 3517 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3519, Set: 16}}},                                                                          // 3518 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3520, Set: 68}}},                                                                          // 3519 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3521, Set: 60}}},                                                                          // 3520 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Call, Target: 3529, Callee: 295}}},                                                                        // 3521 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3523, Set: 40}}},                                                                          // 3522 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3529, Set: 68}}},                                                                          // 3523 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3525, Set: 16}}},                                                                          // 3524 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Call, Target: 3529, Callee: 162}}},                                                                        // 3525 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3527, Set: 16}}},                                                                          // 3526 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Call, Target: 3529, Callee: 275}}},                                                                        // 3527 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 3500}, {Kind: Step, Target: 3501}, {Kind: Step, Target: 3512}, {Kind: Step, Target: 3515}, {Kind: Step, Target: 3518}, {Kind: Step, Target: 3522}, {Kind: Step, Target: 3524}, {Kind: Step, Target: 3526}}}, // 3528 emitterOperation
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 563}}},               // 3529 emitterOperation
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3537, Callee: 261}}}, // 3530 anySinkMode
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3537, Callee: 262}}}, // 3531 anySinkMode
	{Rule: 282, Edges: []Edge{{Kind: Accept, Target: 3533, Set: 317}}},  // 3532 anySinkMode
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3537, Callee: 260}}}, // 3533 anySinkMode
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3537, Callee: 255}}}, // 3534 anySinkMode
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3537, Callee: 277}}}, // 3535 anySinkMode
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 3530}, {Kind: Step, Target: 3531}, {Kind: Step, Target: 3532}, {Kind: Step, Target: 3534}, {Kind: Step, Target: 3535}}}, // 3536 anySinkMode
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 565}}},               // 3537 anySinkMode
	{Rule: 283, Edges: []Edge{{Kind: Refuse, Target: 3539, Set: 329}}},  // 3538 word
	{Rule: 283, Edges: []Edge{{Kind: Step, Target: 567}}},               // 3539 word
	{Rule: 284, Edges: []Edge{{Kind: Refuse, Target: 3541, Set: 329}}},  // 3540 name
	{Rule: 284, Edges: []Edge{{Kind: Step, Target: 569}}},               // 3541 name
	{Rule: 285, Edges: []Edge{{Kind: Refuse, Target: 3543, Set: 330}}},  // 3542 relayName
	{Rule: 285, Edges: []Edge{{Kind: Step, Target: 571}}},               // 3543 relayName
	{Rule: 286, Edges: []Edge{{Kind: Refuse, Target: 3545, Set: 331}}},  // 3544 ident
	{Rule: 286, Edges: []Edge{{Kind: Step, Target: 573}}},               // 3545 ident
	{Rule: 287, Edges: []Edge{{Kind: Call, Target: 3547, Callee: 284}}}, // 3546 freshName
	{Rule: 287, Edges: []Edge{{Kind: Step, Target: 575}}},               // 3547 freshName
	{Rule: 288, Edges: []Edge{{Kind: Call, Target: 3549, Callee: 285}}}, // 3548 freshRelay
	{Rule: 288, Edges: []Edge{{Kind: Step, Target: 577}}},               // 3549 freshRelay
	{Rule: 289, Edges: []Edge{{Kind: Call, Target: 3551, Callee: 284}}}, // 3550 freshField
	{Rule: 289, Edges: []Edge{{Kind: Step, Target: 579}}},               // 3551 freshField
	{Rule: 290, Edges: []Edge{{Kind: Call, Target: 3553, Callee: 284}}}, // 3552 field
	{Rule: 290, Edges: []Edge{{Kind: Step, Target: 581}}},               // 3553 field
	{Rule: 291, Edges: []Edge{{Kind: Call, Target: 3555, Callee: 284}}}, // 3554 schemaRef
	{Rule: 291, Edges: []Edge{{Kind: Step, Target: 583}}},               // 3555 schemaRef
	{Rule: 292, Edges: []Edge{{Kind: Call, Target: 3557, Callee: 284}}}, // 3556 jsonWireSchemaRef
	{Rule: 292, Edges: []Edge{{Kind: Step, Target: 585}}},               // 3557 jsonWireSchemaRef
	{Rule: 293, Edges: []Edge{{Kind: Call, Target: 3559, Callee: 284}}}, // 3558 cborWireSchemaRef
	{Rule: 293, Edges: []Edge{{Kind: Step, Target: 587}}},               // 3559 cborWireSchemaRef
	{Rule: 294, Edges: []Edge{{Kind: Call, Target: 3561, Callee: 284}}}, // 3560 avroWireSchemaRef
	{Rule: 294, Edges: []Edge{{Kind: Step, Target: 589}}},               // 3561 avroWireSchemaRef
	{Rule: 295, Edges: []Edge{{Kind: Call, Target: 3563, Callee: 284}}}, // 3562 codecRef
	{Rule: 295, Edges: []Edge{{Kind: Step, Target: 591}}},               // 3563 codecRef
	{Rule: 296, Edges: []Edge{{Kind: Call, Target: 3565, Callee: 284}}}, // 3564 resourceRef
	{Rule: 296, Edges: []Edge{{Kind: Step, Target: 593}}},               // 3565 resourceRef
	{Rule: 297, Edges: []Edge{{Kind: Call, Target: 3567, Callee: 284}}}, // 3566 clientRef
	{Rule: 297, Edges: []Edge{{Kind: Step, Target: 595}}},               // 3567 clientRef
	{Rule: 298, Edges: []Edge{{Kind: Call, Target: 3569, Callee: 284}}}, // 3568 vhostRef
	{Rule: 298, Edges: []Edge{{Kind: Step, Target: 597}}},               // 3569 vhostRef
	{Rule: 299, Edges: []Edge{{Kind: Call, Target: 3571, Callee: 284}}}, // 3570 endpointRef
	{Rule: 299, Edges: []Edge{{Kind: Step, Target: 599}}},               // 3571 endpointRef
	{Rule: 300, Edges: []Edge{{Kind: Call, Target: 3573, Callee: 284}}}, // 3572 signalingRef
	{Rule: 300, Edges: []Edge{{Kind: Step, Target: 601}}},               // 3573 signalingRef
	{Rule: 301, Edges: []Edge{{Kind: Call, Target: 3575, Callee: 284}}}, // 3574 branchRef
	{Rule: 301, Edges: []Edge{{Kind: Step, Target: 603}}},               // 3575 branchRef
	{Rule: 302, Edges: []Edge{{Kind: Call, Target: 3577, Callee: 285}}}, // 3576 relayRef
	{Rule: 302, Edges: []Edge{{Kind: Step, Target: 605}}},               // 3577 relayRef
	{Rule: 303, Edges: []Edge{{Kind: Call, Target: 3579, Callee: 284}}}, // 3578 ingestorRef
	{Rule: 303, Edges: []Edge{{Kind: Step, Target: 607}}},               // 3579 ingestorRef
	{Rule: 304, Edges: []Edge{{Kind: Call, Target: 3581, Callee: 284}}}, // 3580 reingestorRef
	{Rule: 304, Edges: []Edge{{Kind: Step, Target: 609}}},               // 3581 reingestorRef
	{Rule: 305, Edges: []Edge{{Kind: Call, Target: 3583, Callee: 284}}}, // 3582 junctionRef
	{Rule: 305, Edges: []Edge{{Kind: Step, Target: 611}}},               // 3583 junctionRef
	{Rule: 306, Edges: []Edge{{Kind: Call, Target: 3585, Callee: 284}}}, // 3584 deduplicatorRef
	{Rule: 306, Edges: []Edge{{Kind: Step, Target: 613}}},               // 3585 deduplicatorRef
	{Rule: 307, Edges: []Edge{{Kind: Call, Target: 3587, Callee: 284}}}, // 3586 reordererRef
	{Rule: 307, Edges: []Edge{{Kind: Step, Target: 615}}},               // 3587 reordererRef
	{Rule: 308, Edges: []Edge{{Kind: Call, Target: 3589, Callee: 284}}}, // 3588 windowRef
	{Rule: 308, Edges: []Edge{{Kind: Step, Target: 617}}},               // 3589 windowRef
	{Rule: 309, Edges: []Edge{{Kind: Call, Target: 3591, Callee: 284}}}, // 3590 correlatorRef
	{Rule: 309, Edges: []Edge{{Kind: Step, Target: 619}}},               // 3591 correlatorRef
	{Rule: 310, Edges: []Edge{{Kind: Call, Target: 3593, Callee: 284}}}, // 3592 inferencerRef
	{Rule: 310, Edges: []Edge{{Kind: Step, Target: 621}}},               // 3593 inferencerRef
	{Rule: 311, Edges: []Edge{{Kind: Call, Target: 3595, Callee: 284}}}, // 3594 wasmRef
	{Rule: 311, Edges: []Edge{{Kind: Step, Target: 623}}},               // 3595 wasmRef
	{Rule: 312, Edges: []Edge{{Kind: Call, Target: 3597, Callee: 284}}}, // 3596 generatorRef
	{Rule: 312, Edges: []Edge{{Kind: Step, Target: 625}}},               // 3597 generatorRef
	{Rule: 313, Edges: []Edge{{Kind: Call, Target: 3599, Callee: 284}}}, // 3598 emitterRef
	{Rule: 313, Edges: []Edge{{Kind: Step, Target: 627}}},               // 3599 emitterRef
	{Rule: 314, Edges: []Edge{{Kind: Call, Target: 3601, Callee: 284}}}, // 3600 placementRef
	{Rule: 314, Edges: []Edge{{Kind: Step, Target: 629}}},               // 3601 placementRef
	{Rule: 315, Edges: []Edge{{Kind: Call, Target: 3603, Callee: 284}}}, // 3602 hashMapRef
	{Rule: 315, Edges: []Edge{{Kind: Step, Target: 631}}},               // 3603 hashMapRef
	{Rule: 316, Edges: []Edge{{Kind: Call, Target: 3605, Callee: 284}}}, // 3604 udfRef
	{Rule: 316, Edges: []Edge{{Kind: Step, Target: 633}}},               // 3605 udfRef
	{Rule: 317, Edges: []Edge{{Kind: Call, Target: 3607, Callee: 284}}}, // 3606 nodeMember
	{Rule: 317, Edges: []Edge{{Kind: Step, Target: 635}}},               // 3607 nodeMember
	{Rule: 318, Edges: []Edge{{Kind: Call, Target: 3609, Callee: 284}}}, // 3608 domainRef
	{Rule: 318, Edges: []Edge{{Kind: Step, Target: 637}}},               // 3609 domainRef
	{Rule: 319, Edges: []Edge{{Kind: Call, Target: 3611, Callee: 284}}}, // 3610 subscriptionRef
	{Rule: 319, Edges: []Edge{{Kind: Step, Target: 639}}},               // 3611 subscriptionRef
	{Rule: 320, Edges: []Edge{{Kind: Call, Target: 3613, Callee: 139}}}, // 3612 nodeRef
	{Rule: 320, Edges: []Edge{{Kind: Step, Target: 641}}},               // 3613 nodeRef
	{Rule: 320}, // 3614 nodeRef
}
