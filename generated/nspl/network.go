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
	NsplParserRULE_stopDomain:            28,
	NsplParserRULE_createUser:            30,
	NsplParserRULE_createSchema:          32,
	NsplParserRULE_schemaField:           34,
	NsplParserRULE_fieldModifiers:        36,
	NsplParserRULE_nervixType:            38,
	NsplParserRULE_scalarType:            40,
	NsplParserRULE_dimension:             42,
	NsplParserRULE_alterSchema:           44,
	NsplParserRULE_schemaOperation:       46,
	NsplParserRULE_createWireSchema:      48,
	NsplParserRULE_cborWireSchema:        50,
	NsplParserRULE_avroWireSchema:        52,
	NsplParserRULE_wireMode:              54,
	NsplParserRULE_jsonFields:            56,
	NsplParserRULE_jsonField:             58,
	NsplParserRULE_jsonType:              60,
	NsplParserRULE_avroField:             62,
	NsplParserRULE_avroType:              64,
	NsplParserRULE_alterWireSchema:       66,
	NsplParserRULE_jsonWireOperation:     68,
	NsplParserRULE_avroWireOperation:     70,
	NsplParserRULE_wireOperation:         72,
	NsplParserRULE_createCodec:           74,
	NsplParserRULE_jsonCodec:             76,
	NsplParserRULE_cborCodec:             78,
	NsplParserRULE_avroCodec:             80,
	NsplParserRULE_jaqCodec:              82,
	NsplParserRULE_protobufCodec:         84,
	NsplParserRULE_syslogCodec:           86,
	NsplParserRULE_codecJaq:              88,
	NsplParserRULE_codecEncode:           90,
	NsplParserRULE_encodeRule:            92,
	NsplParserRULE_createResource:        94,
	NsplParserRULE_uploadResource:        96,
	NsplParserRULE_rebindResource:        98,
	NsplParserRULE_rebindUser:            100,
	NsplParserRULE_createVhost:           102,
	NsplParserRULE_withTls:               104,
	NsplParserRULE_createEndpoint:        106,
	NsplParserRULE_websocketsEndpoint:    108,
	NsplParserRULE_withSignaling:         110,
	NsplParserRULE_path:                  112,
	NsplParserRULE_createSignaling:       114,
	NsplParserRULE_signalingFormat:       116,
	NsplParserRULE_signalingStep:         118,
	NsplParserRULE_failJaq:               120,
	NsplParserRULE_createBranch:          122,
	NsplParserRULE_branchLimit:           124,
	NsplParserRULE_createRelay:           126,
	NsplParserRULE_materializedState:     128,
	NsplParserRULE_alterRelay:            130,
	NsplParserRULE_relayOperation:        132,
	NsplParserRULE_createClient:          134,
	NsplParserRULE_clientType:            136,
	NsplParserRULE_otherClientType:       138,
	NsplParserRULE_mount:                 140,
	NsplParserRULE_createPlacement:       142,
	NsplParserRULE_alterPlacement:        144,
	NsplParserRULE_placementOperation:    146,
	NsplParserRULE_createHashMap:         148,
	NsplParserRULE_lookup:                150,
	NsplParserRULE_createUdf:             152,
	NsplParserRULE_udfArgument:           154,
	NsplParserRULE_createSubscription:    156,
	NsplParserRULE_sampleRate:            158,
	NsplParserRULE_deleteSubscription:    160,
	NsplParserRULE_dropStatement:         162,
	NsplParserRULE_showStatement:         164,
	NsplParserRULE_showState:             166,
	NsplParserRULE_showPlacements:        168,
	NsplParserRULE_showUdfs:              170,
	NsplParserRULE_modelRef:              172,
	NsplParserRULE_laterModelRef:         174,
	NsplParserRULE_describeStatement:     176,
	NsplParserRULE_branchBindings:        178,
	NsplParserRULE_branchBinding:         180,
	NsplParserRULE_describeTransaction:   182,
	NsplParserRULE_describeLater:         184,
	NsplParserRULE_formatSelector:        186,
	NsplParserRULE_cordonNode:            188,
	NsplParserRULE_uncordonNode:          190,
	NsplParserRULE_drainNode:             192,
	NsplParserRULE_dropNode:              194,
	NsplParserRULE_relocate:              196,
	NsplParserRULE_relocation:            198,
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
	NsplParserRULE_createGenerator:       414,
	NsplParserRULE_alterGenerator:        416,
	NsplParserRULE_generatorOperation:    418,
	NsplParserRULE_createIngestor:        420,
	NsplParserRULE_ingestOrigin:          422,
	NsplParserRULE_timestamp:             424,
	NsplParserRULE_ingestSource:          426,
	NsplParserRULE_kafkaSource:           428,
	NsplParserRULE_kafkaOffset:           430,
	NsplParserRULE_domainOffset:          432,
	NsplParserRULE_natsSource:            434,
	NsplParserRULE_endpointSource:        436,
	NsplParserRULE_httpSource:            438,
	NsplParserRULE_prometheusSource:      440,
	NsplParserRULE_pulsarSource:          442,
	NsplParserRULE_rabbitmqSource:        444,
	NsplParserRULE_sqsSource:             446,
	NsplParserRULE_redisSource:           448,
	NsplParserRULE_mqttSource:            450,
	NsplParserRULE_zeromqSource:          452,
	NsplParserRULE_websocketsSource:      454,
	NsplParserRULE_syslogSource:          456,
	NsplParserRULE_clientSource:          458,
	NsplParserRULE_instances:             460,
	NsplParserRULE_logMode:               462,
	NsplParserRULE_mqttMode:              464,
	NsplParserRULE_ackParallel:           466,
	NsplParserRULE_ackSequential:         468,
	NsplParserRULE_noAckParallel:         470,
	NsplParserRULE_noAckSequential:       472,
	NsplParserRULE_quiesce:               474,
	NsplParserRULE_quiesceMode:           476,
	NsplParserRULE_ingestorEntity:        478,
	NsplParserRULE_alterIngestor:         480,
	NsplParserRULE_ingestorOperation:     482,
	NsplParserRULE_createEmitter:         484,
	NsplParserRULE_emitTarget:            486,
	NsplParserRULE_codecSink:             488,
	NsplParserRULE_kafkaSink:             490,
	NsplParserRULE_natsSink:              492,
	NsplParserRULE_pulsarSink:            494,
	NsplParserRULE_rabbitmqSink:          496,
	NsplParserRULE_redisSink:             498,
	NsplParserRULE_mqttSink:              500,
	NsplParserRULE_zeromqSink:            502,
	NsplParserRULE_sqsSink:               504,
	NsplParserRULE_sqsQueue:              506,
	NsplParserRULE_sentrySink:            508,
	NsplParserRULE_syslogSink:            510,
	NsplParserRULE_noAckMode:             512,
	NsplParserRULE_ackMode:               514,
	NsplParserRULE_brokerMode:            516,
	NsplParserRULE_mqttSinkMode:          518,
	NsplParserRULE_natsSinkMode:          520,
	NsplParserRULE_rowSink:               522,
	NsplParserRULE_valuesMap:             524,
	NsplParserRULE_valueItem:             526,
	NsplParserRULE_conflictTarget:        528,
	NsplParserRULE_maxBatch:              530,
	NsplParserRULE_commitPolicy:          532,
	NsplParserRULE_httpSink:              534,
	NsplParserRULE_clientSink:            536,
	NsplParserRULE_clientBatch:           538,
	NsplParserRULE_alterEmitter:          540,
	NsplParserRULE_emitterOperation:      542,
	NsplParserRULE_anySinkMode:           544,
	NsplParserRULE_word:                  546,
	NsplParserRULE_name:                  548,
	NsplParserRULE_relayName:             550,
	NsplParserRULE_ident:                 552,
	NsplParserRULE_freshName:             554,
	NsplParserRULE_freshRelay:            556,
	NsplParserRULE_freshField:            558,
	NsplParserRULE_field:                 560,
	NsplParserRULE_schemaRef:             562,
	NsplParserRULE_jsonWireSchemaRef:     564,
	NsplParserRULE_cborWireSchemaRef:     566,
	NsplParserRULE_avroWireSchemaRef:     568,
	NsplParserRULE_codecRef:              570,
	NsplParserRULE_resourceRef:           572,
	NsplParserRULE_clientRef:             574,
	NsplParserRULE_vhostRef:              576,
	NsplParserRULE_endpointRef:           578,
	NsplParserRULE_signalingRef:          580,
	NsplParserRULE_branchRef:             582,
	NsplParserRULE_relayRef:              584,
	NsplParserRULE_ingestorRef:           586,
	NsplParserRULE_reingestorRef:         588,
	NsplParserRULE_junctionRef:           590,
	NsplParserRULE_deduplicatorRef:       592,
	NsplParserRULE_reordererRef:          594,
	NsplParserRULE_windowRef:             596,
	NsplParserRULE_correlatorRef:         598,
	NsplParserRULE_inferencerRef:         600,
	NsplParserRULE_wasmRef:               602,
	NsplParserRULE_generatorRef:          604,
	NsplParserRULE_emitterRef:            606,
	NsplParserRULE_placementRef:          608,
	NsplParserRULE_hashMapRef:            610,
	NsplParserRULE_udfRef:                612,
	NsplParserRULE_nodeMember:            614,
	NsplParserRULE_domainRef:             616,
	NsplParserRULE_subscriptionRef:       618,
	NsplParserRULE_nodeRef:               620,
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
	{{164, 164}, {353, 353}}, // 19
	{{249, 249}},             // 20
	{{199, 199}},             // 21
	{{352, 352}},             // 22
	{{241, 241}},             // 23
	{{272, 272}},             // 24
	{{178, 178}},             // 25
	{{353, 353}},             // 26
	{{221, 221}},             // 27
	{{361, 361}},             // 28
	{{363, 363}},             // 29
	{{362, 362}},             // 30
	{{172, 172}},             // 31
	{{223, 223}},             // 32
	{{9, 9}},                 // 33
	{{372, 372}},             // 34
	{{371, 371}},             // 35
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
	{{130, 130}},             // 47
	{{29, 29}},               // 48
	{{13, 13}},               // 49
	{{154, 154}},             // 50
	{{144, 144}, {242, 242}}, // 51
	{{9, 9}, {20, 20}, {124, 124}, {166, 168}, {243, 243}},                                                                             // 52
	{{9, 9}, {20, 20}, {25, 25}, {63, 63}, {76, 76}, {91, 92}, {123, 123}, {142, 142}, {146, 146}, {166, 166}, {201, 201}, {243, 243}}, // 53
	{{36, 36}}, // 54
	{{96, 96}}, // 55
	{{29, 29}, {130, 130}, {254, 254}, {287, 288}}, // 56
	{{190, 190}},                       // 57
	{{273, 273}},                       // 58
	{{210, 210}},                       // 59
	{{151, 151}},                       // 60
	{{326, 326}},                       // 61
	{{128, 128}},                       // 62
	{{256, 256}},                       // 63
	{{170, 170}},                       // 64
	{{115, 115}},                       // 65
	{{73, 73}},                         // 66
	{{74, 74}},                         // 67
	{{10, 10}},                         // 68
	{{214, 214}},                       // 69
	{{270, 270}},                       // 70
	{{276, 276}},                       // 71
	{{313, 313}},                       // 72
	{{94, 94}},                         // 73
	{{277, 277}},                       // 74
	{{230, 230}},                       // 75
	{{191, 191}},                       // 76
	{{114, 114}},                       // 77
	{{280, 280}},                       // 78
	{{188, 188}},                       // 79
	{{103, 103}},                       // 80
	{{146, 146}},                       // 81
	{{33, 33}},                         // 82
	{{252, 252}},                       // 83
	{{75, 75}},                         // 84
	{{179, 179}},                       // 85
	{{104, 104}},                       // 86
	{{281, 281}},                       // 87
	{{95, 95}},                         // 88
	{{43, 43}},                         // 89
	{{1, 1}},                           // 90
	{{50, 50}},                         // 91
	{{250, 250}},                       // 92
	{{288, 288}},                       // 93
	{{254, 254}},                       // 94
	{{287, 287}},                       // 95
	{{200, 200}},                       // 96
	{{222, 222}},                       // 97
	{{279, 279}},                       // 98
	{{27, 27}},                         // 99
	{{84, 84}},                         // 100
	{{21, 21}},                         // 101
	{{258, 258}},                       // 102
	{{149, 149}},                       // 103
	{{122, 122}},                       // 104
	{{79, 79}},                         // 105
	{{145, 145}},                       // 106
	{{204, 204}},                       // 107
	{{26, 26}},                         // 108
	{{148, 148}},                       // 109
	{{238, 238}},                       // 110
	{{135, 135}},                       // 111
	{{24, 24}},                         // 112
	{{251, 251}},                       // 113
	{{132, 132}},                       // 114
	{{159, 159}},                       // 115
	{{193, 193}},                       // 116
	{{224, 224}},                       // 117
	{{189, 189}},                       // 118
	{{197, 197}},                       // 119
	{{202, 202}},                       // 120
	{{157, 157}},                       // 121
	{{289, 289}},                       // 122
	{{236, 236}},                       // 123
	{{218, 218}},                       // 124
	{{98, 98}},                         // 125
	{{14, 14}},                         // 126
	{{110, 110}},                       // 127
	{{32, 32}},                         // 128
	{{185, 185}},                       // 129
	{{158, 158}},                       // 130
	{{155, 155}},                       // 131
	{{156, 156}},                       // 132
	{{198, 198}},                       // 133
	{{184, 184}},                       // 134
	{{134, 134}},                       // 135
	{{52, 52}},                         // 136
	{{143, 143}},                       // 137
	{{264, 264}},                       // 138
	{{216, 216}},                       // 139
	{{8, 8}},                           // 140
	{{212, 212}},                       // 141
	{{278, 278}},                       // 142
	{{35, 35}},                         // 143
	{{245, 245}},                       // 144
	{{18, 18}, {66, 66}},               // 145
	{{16, 16}},                         // 146
	{{219, 219}},                       // 147
	{{56, 56}},                         // 148
	{{229, 229}},                       // 149
	{{34, 34}},                         // 150
	{{239, 239}},                       // 151
	{{329, 329}},                       // 152
	{{183, 183}},                       // 153
	{{265, 265}},                       // 154
	{{116, 116}},                       // 155
	{{131, 131}},                       // 156
	{{54, 54}},                         // 157
	{{284, 284}},                       // 158
	{{72, 72}},                         // 159
	{{203, 203}},                       // 160
	{{206, 206}},                       // 161
	{{48, 48}},                         // 162
	{{100, 100}},                       // 163
	{{58, 58}},                         // 164
	{{282, 282}},                       // 165
	{{369, 369}},                       // 166
	{{328, 328}},                       // 167
	{{307, 307}},                       // 168
	{{317, 317}},                       // 169
	{{292, 292}},                       // 170
	{{130, 130}, {327, 327}},           // 171
	{{45, 45}},                         // 172
	{{161, 161}},                       // 173
	{{267, 267}},                       // 174
	{{64, 64}},                         // 175
	{{316, 316}},                       // 176
	{{306, 306}},                       // 177
	{{112, 112}, {299, 299}},           // 178
	{{311, 311}},                       // 179
	{{271, 271}},                       // 180
	{{139, 139}},                       // 181
	{{62, 62}},                         // 182
	{{17, 17}},                         // 183
	{{40, 40}},                         // 184
	{{213, 213}},                       // 185
	{{291, 291}},                       // 186
	{{330, 330}},                       // 187
	{{319, 319}},                       // 188
	{{309, 309}},                       // 189
	{{320, 320}},                       // 190
	{{321, 321}},                       // 191
	{{298, 298}},                       // 192
	{{84, 84}, {207, 207}, {234, 234}}, // 193
	{{297, 297}},                       // 194
	{{322, 322}},                       // 195
	{{324, 324}},                       // 196
	{{304, 304}},                       // 197
	{{162, 162}, {368, 368}},           // 198
	{{376, 378}},                       // 199
	{{368, 368}, {375, 375}},           // 200
	{{369, 374}},                       // 201
	{{7, 7}},                           // 202
	{{173, 173}},                       // 203
	{{85, 85}, {166, 166}, {257, 257}, {352, 353}}, // 204
	{{365, 365}}, // 205
	{{359, 359}}, // 206
	{{360, 360}}, // 207
	{{111, 111}}, // 208
	{{333, 333}}, // 209
	{{334, 334}}, // 210
	{{335, 335}}, // 211
	{{331, 331}}, // 212
	{{332, 332}}, // 213
	{{367, 367}}, // 214
	{{339, 339}}, // 215
	{{21, 21}, {77, 77}, {138, 138}, {151, 151}, {174, 174}, {215, 215}, {336, 338}}, // 216
	{{19, 20}, {51, 51}, {82, 83}, {105, 108}, {243, 243}, {260, 263}, {340, 350}},   // 217
	{{162, 162}},                         // 218
	{{81, 81}},                           // 219
	{{12, 12}, {59, 59}},                 // 220
	{{153, 153}, {351, 351}},             // 221
	{{351, 351}},                         // 222
	{{85, 85}, {257, 257}, {352, 353}},   // 223
	{{136, 136}},                         // 224
	{{368, 368}},                         // 225
	{{41, 41}},                           // 226
	{{357, 357}},                         // 227
	{{358, 358}},                         // 228
	{{37, 37}},                           // 229
	{{232, 232}},                         // 230
	{{89, 89}},                           // 231
	{{22, 22}},                           // 232
	{{266, 266}},                         // 233
	{{209, 209}},                         // 234
	{{234, 234}, {279, 279}},             // 235
	{{55, 55}},                           // 236
	{{117, 117}},                         // 237
	{{5, 5}},                             // 238
	{{80, 80}},                           // 239
	{{137, 137}},                         // 240
	{{21, 21}, {151, 151}, {174, 174}},   // 241
	{{127, 127}},                         // 242
	{{93, 93}},                           // 243
	{{69, 69}},                           // 244
	{{113, 113}},                         // 245
	{{211, 211}},                         // 246
	{{15, 15}},                           // 247
	{{2, 2}},                             // 248
	{{226, 226}},                         // 249
	{{176, 176}},                         // 250
	{{77, 77}},                           // 251
	{{112, 112}},                         // 252
	{{141, 141}},                         // 253
	{{99, 99}},                           // 254
	{{112, 112}, {141, 141}},             // 255
	{{3, 3}, {207, 207}},                 // 256
	{{217, 217}},                         // 257
	{{53, 53}},                           // 258
	{{283, 283}},                         // 259
	{{240, 240}},                         // 260
	{{152, 152}},                         // 261
	{{67, 67}},                           // 262
	{{138, 138}},                         // 263
	{{215, 215}},                         // 264
	{{46, 46}},                           // 265
	{{147, 147}},                         // 266
	{{70, 70}, {136, 136}},               // 267
	{{47, 47}},                           // 268
	{{88, 88}},                           // 269
	{{120, 120}},                         // 270
	{{174, 174}},                         // 271
	{{57, 57}},                           // 272
	{{248, 248}},                         // 273
	{{82, 82}},                           // 274
	{{68, 68}},                           // 275
	{{97, 97}},                           // 276
	{{150, 150}},                         // 277
	{{315, 315}},                         // 278
	{{318, 318}},                         // 279
	{{101, 101}},                         // 280
	{{300, 300}},                         // 281
	{{294, 294}},                         // 282
	{{274, 274}},                         // 283
	{{257, 257}},                         // 284
	{{85, 85}},                           // 285
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
	{{312, 312}},                         // 301
	{{325, 325}},                         // 302
	{{295, 295}},                         // 303
	{{308, 308}},                         // 304
	{{303, 303}, {305, 305}},             // 305
	{{314, 314}},                         // 306
	{{290, 290}},                         // 307
	{{132, 132}, {157, 157}, {193, 193}}, // 308
	{{197, 197}, {236, 236}},             // 309
	{{323, 323}},                         // 310
	{{75, 75}, {310, 310}},               // 311
	{{75, 75}, {296, 296}},               // 312
	{{301, 301}},                         // 313
	{{293, 293}},                         // 314
	{{87, 87}},                           // 315
	{{16, 16}, {231, 231}},               // 316
	{{129, 129}},                         // 317
	{{121, 121}},                         // 318
	{{247, 247}},                         // 319
	{{42, 42}},                           // 320
	{{60, 60}},                           // 321
	{{163, 163}, {269, 269}},             // 322
	{{38, 38}},                           // 323
	{{109, 109}},                         // 324
	{{14, 14}, {98, 98}, {218, 218}},     // 325
	{{140, 140}},                         // 326
	{{28, 28}},                           // 327
	{{302, 302}},                         // 328
	{{2, 2}, {16, 16}, {231, 231}},       // 329
	{{352, 353}, {357, 379}},             // 330
	{{21, 21}, {151, 151}, {352, 353}, {357, 379}}, // 331
	{{5, 5}, {7, 7}, {10, 10}, {80, 80}, {85, 85}, {111, 111}, {117, 117}, {127, 127}, {137, 137}, {162, 162}, {166, 166}, {173, 173}, {223, 223}, {228, 228}, {257, 257}, {264, 264}, {282, 282}, {331, 335}, {352, 353}, {357, 379}}, // 332
}

// states is the rule network; the comments name each state's rule.
var states = [...]State{
	{Rule: 0, Edges: []Edge{{Kind: Step, Target: 622}}},              // 0 statementText
	{Rule: 0, Stop: true},                                            // 1 statementText
	{Rule: 1, Edges: []Edge{{Kind: Step, Target: 625}}},              // 2 expressionText
	{Rule: 1, Stop: true},                                            // 3 expressionText
	{Rule: 2, Edges: []Edge{{Kind: Step, Target: 652}}},              // 4 statement
	{Rule: 2, Stop: true},                                            // 5 statement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 654}}},              // 6 createStatement
	{Rule: 3, Stop: true},                                            // 7 createStatement
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 683}}},              // 8 createNamed
	{Rule: 4, Stop: true},                                            // 9 createNamed
	{Rule: 5, Edges: []Edge{{Kind: Step, Target: 694}}},              // 10 createProcessor
	{Rule: 5, Stop: true},                                            // 11 createProcessor
	{Rule: 6, Edges: []Edge{{Kind: Step, Target: 696}}},              // 12 alterStatement
	{Rule: 6, Stop: true},                                            // 13 alterStatement
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 717}}},              // 14 createDomain
	{Rule: 7, Stop: true},                                            // 15 createDomain
	{Rule: 8, Edges: []Edge{{Kind: Step, Target: 722}}},              // 16 pacedDomain
	{Rule: 8, Stop: true},                                            // 17 pacedDomain
	{Rule: 9, Edges: []Edge{{Kind: Step, Target: 731}}},              // 18 domainPlacement
	{Rule: 9, Stop: true},                                            // 19 domainPlacement
	{Rule: 10, Edges: []Edge{{Kind: Step, Target: 741}}},             // 20 placementPolicy
	{Rule: 10, Stop: true},                                           // 21 placementPolicy
	{Rule: 11, Edges: []Edge{{Kind: Step, Target: 743}}},             // 22 alterDomain
	{Rule: 11, Stop: true},                                           // 23 alterDomain
	{Rule: 12, Edges: []Edge{{Kind: Step, Target: 748}}},             // 24 startDomain
	{Rule: 12, Stop: true},                                           // 25 startDomain
	{Rule: 13, Edges: []Edge{{Kind: Step, Target: 752}}},             // 26 startAt
	{Rule: 13, Stop: true},                                           // 27 startAt
	{Rule: 14, Edges: []Edge{{Kind: Step, Target: 759}}},             // 28 stopDomain
	{Rule: 14, Stop: true},                                           // 29 stopDomain
	{Rule: 15, Edges: []Edge{{Kind: Step, Target: 761}}},             // 30 createUser
	{Rule: 15, Stop: true},                                           // 31 createUser
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 767}}},             // 32 createSchema
	{Rule: 16, Stop: true},                                           // 33 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 783}}},             // 34 schemaField
	{Rule: 17, Stop: true},                                           // 35 schemaField
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 796}}},             // 36 fieldModifiers
	{Rule: 18, Stop: true},                                           // 37 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 815}}},             // 38 nervixType
	{Rule: 19, Stop: true},                                           // 39 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 817}}},             // 40 scalarType
	{Rule: 20, Stop: true},                                           // 41 scalarType
	{Rule: 21, Edges: []Edge{{Kind: Step, Target: 819}}},             // 42 dimension
	{Rule: 21, Stop: true},                                           // 43 dimension
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 821}}},             // 44 alterSchema
	{Rule: 22, Stop: true},                                           // 45 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 856}}},             // 46 schemaOperation
	{Rule: 23, Stop: true},                                           // 47 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 858}}},             // 48 createWireSchema
	{Rule: 24, Stop: true},                                           // 49 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 869}}},             // 50 cborWireSchema
	{Rule: 25, Stop: true},                                           // 51 cborWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 875}}},             // 52 avroWireSchema
	{Rule: 26, Stop: true},                                           // 53 avroWireSchema
	{Rule: 27, Edges: []Edge{{Kind: Step, Target: 893}}},             // 54 wireMode
	{Rule: 27, Stop: true},                                           // 55 wireMode
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 896}}},             // 56 jsonFields
	{Rule: 28, Stop: true},                                           // 57 jsonFields
	{Rule: 29, Edges: []Edge{{Kind: Step, Target: 910}}},             // 58 jsonField
	{Rule: 29, Stop: true},                                           // 59 jsonField
	{Rule: 30, Edges: []Edge{{Kind: Step, Target: 915}}},             // 60 jsonType
	{Rule: 30, Stop: true},                                           // 61 jsonType
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 917}}},             // 62 avroField
	{Rule: 31, Stop: true},                                           // 63 avroField
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 922}}},             // 64 avroType
	{Rule: 32, Stop: true},                                           // 65 avroType
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 924}}},             // 66 alterWireSchema
	{Rule: 33, Stop: true},                                           // 67 alterWireSchema
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 980}}},             // 68 jsonWireOperation
	{Rule: 34, Stop: true},                                           // 69 jsonWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 993}}},             // 70 avroWireOperation
	{Rule: 35, Stop: true},                                           // 71 avroWireOperation
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 1011}}},            // 72 wireOperation
	{Rule: 36, Stop: true},                                           // 73 wireOperation
	{Rule: 37, Edges: []Edge{{Kind: Step, Target: 1013}}},            // 74 createCodec
	{Rule: 37, Stop: true},                                           // 75 createCodec
	{Rule: 38, Edges: []Edge{{Kind: Step, Target: 1024}}},            // 76 jsonCodec
	{Rule: 38, Stop: true},                                           // 77 jsonCodec
	{Rule: 39, Edges: []Edge{{Kind: Step, Target: 1034}}},            // 78 cborCodec
	{Rule: 39, Stop: true},                                           // 79 cborCodec
	{Rule: 40, Edges: []Edge{{Kind: Step, Target: 1044}}},            // 80 avroCodec
	{Rule: 40, Stop: true},                                           // 81 avroCodec
	{Rule: 41, Edges: []Edge{{Kind: Step, Target: 1054}}},            // 82 jaqCodec
	{Rule: 41, Stop: true},                                           // 83 jaqCodec
	{Rule: 42, Edges: []Edge{{Kind: Step, Target: 1062}}},            // 84 protobufCodec
	{Rule: 42, Stop: true},                                           // 85 protobufCodec
	{Rule: 43, Edges: []Edge{{Kind: Step, Target: 1079}}},            // 86 syslogCodec
	{Rule: 43, Stop: true},                                           // 87 syslogCodec
	{Rule: 44, Edges: []Edge{{Kind: Step, Target: 1084}}},            // 88 codecJaq
	{Rule: 44, Stop: true},                                           // 89 codecJaq
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 1100}}},            // 90 codecEncode
	{Rule: 45, Stop: true},                                           // 91 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 1112}}},            // 92 encodeRule
	{Rule: 46, Stop: true},                                           // 93 encodeRule
	{Rule: 47, Edges: []Edge{{Kind: Step, Target: 1116}}},            // 94 createResource
	{Rule: 47, Stop: true},                                           // 95 createResource
	{Rule: 48, Edges: []Edge{{Kind: Step, Target: 1119}}},            // 96 uploadResource
	{Rule: 48, Stop: true},                                           // 97 uploadResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 1125}}},            // 98 rebindResource
	{Rule: 49, Stop: true},                                           // 99 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1158}}},            // 100 rebindUser
	{Rule: 50, Stop: true},                                           // 101 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1160}}},            // 102 createVhost
	{Rule: 51, Stop: true},                                           // 103 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1173}}},            // 104 withTls
	{Rule: 52, Stop: true},                                           // 105 withTls
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 1179}}},            // 106 createEndpoint
	{Rule: 53, Stop: true},                                           // 107 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 1190}}},            // 108 websocketsEndpoint
	{Rule: 54, Stop: true},                                           // 109 websocketsEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Step, Target: 1194}}},            // 110 withSignaling
	{Rule: 55, Stop: true},                                           // 111 withSignaling
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 1199}}},            // 112 path
	{Rule: 56, Stop: true},                                           // 113 path
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1201}}},            // 114 createSignaling
	{Rule: 57, Stop: true},                                           // 115 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1244}}},            // 116 signalingFormat
	{Rule: 58, Stop: true},                                           // 117 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1286}}},            // 118 signalingStep
	{Rule: 59, Stop: true},                                           // 119 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 1288}}},            // 120 failJaq
	{Rule: 60, Stop: true},                                           // 121 failJaq
	{Rule: 61, Edges: []Edge{{Kind: Step, Target: 1298}}},            // 122 createBranch
	{Rule: 61, Stop: true},                                           // 123 createBranch
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 1307}}},            // 124 branchLimit
	{Rule: 62, Stop: true},                                           // 125 branchLimit
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 1313}}},            // 126 createRelay
	{Rule: 63, Stop: true},                                           // 127 createRelay
	{Rule: 64, Edges: []Edge{{Kind: Step, Target: 1325}}},            // 128 materializedState
	{Rule: 64, Stop: true},                                           // 129 materializedState
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 1332}}},            // 130 alterRelay
	{Rule: 65, Stop: true},                                           // 131 alterRelay
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 1359}}},            // 132 relayOperation
	{Rule: 66, Stop: true},                                           // 133 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 1361}}},            // 134 createClient
	{Rule: 67, Stop: true},                                           // 135 createClient
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 1373}}},            // 136 clientType
	{Rule: 68, Stop: true},                                           // 137 clientType
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 1397}}},            // 138 otherClientType
	{Rule: 69, Stop: true},                                           // 139 otherClientType
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 1399}}},            // 140 mount
	{Rule: 70, Stop: true},                                           // 141 mount
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1404}}},            // 142 createPlacement
	{Rule: 71, Stop: true},                                           // 143 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 1429}}},            // 144 alterPlacement
	{Rule: 72, Stop: true},                                           // 145 alterPlacement
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1469}}},            // 146 placementOperation
	{Rule: 73, Stop: true},                                           // 147 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1471}}},            // 148 createHashMap
	{Rule: 74, Stop: true},                                           // 149 createHashMap
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 1488}}},            // 150 lookup
	{Rule: 75, Stop: true},                                           // 151 lookup
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1493}}},            // 152 createUdf
	{Rule: 76, Stop: true},                                           // 153 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 1519}}},            // 154 udfArgument
	{Rule: 77, Stop: true},                                           // 155 udfArgument
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1524}}},            // 156 createSubscription
	{Rule: 78, Stop: true},                                           // 157 createSubscription
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1537}}},            // 158 sampleRate
	{Rule: 79, Stop: true},                                           // 159 sampleRate
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1542}}},            // 160 deleteSubscription
	{Rule: 80, Stop: true},                                           // 161 deleteSubscription
	{Rule: 81, Edges: []Edge{{Kind: Step, Target: 1546}}},            // 162 dropStatement
	{Rule: 81, Stop: true},                                           // 163 dropStatement
	{Rule: 82, Edges: []Edge{{Kind: Step, Target: 1551}}},            // 164 showStatement
	{Rule: 82, Stop: true},                                           // 165 showStatement
	{Rule: 83, Edges: []Edge{{Kind: Step, Target: 1562}}},            // 166 showState
	{Rule: 83, Stop: true},                                           // 167 showState
	{Rule: 84, Edges: []Edge{{Kind: Step, Target: 1567}}},            // 168 showPlacements
	{Rule: 84, Stop: true},                                           // 169 showPlacements
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1569}}},            // 170 showUdfs
	{Rule: 85, Stop: true},                                           // 171 showUdfs
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1604}}},            // 172 modelRef
	{Rule: 86, Stop: true},                                           // 173 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1637}}},            // 174 laterModelRef
	{Rule: 87, Stop: true},                                           // 175 laterModelRef
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1639}}},            // 176 describeStatement
	{Rule: 88, Stop: true},                                           // 177 describeStatement
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1666}}},            // 178 branchBindings
	{Rule: 89, Stop: true},                                           // 179 branchBindings
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 1680}}},            // 180 branchBinding
	{Rule: 90, Stop: true},                                           // 181 branchBinding
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 1684}}},            // 182 describeTransaction
	{Rule: 91, Stop: true},                                           // 183 describeTransaction
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 1727}}},            // 184 describeLater
	{Rule: 92, Stop: true},                                           // 185 describeLater
	{Rule: 93, Edges: []Edge{{Kind: Step, Target: 1729}}},            // 186 formatSelector
	{Rule: 93, Stop: true},                                           // 187 formatSelector
	{Rule: 94, Edges: []Edge{{Kind: Step, Target: 1732}}},            // 188 cordonNode
	{Rule: 94, Stop: true},                                           // 189 cordonNode
	{Rule: 95, Edges: []Edge{{Kind: Step, Target: 1736}}},            // 190 uncordonNode
	{Rule: 95, Stop: true},                                           // 191 uncordonNode
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 1740}}},            // 192 drainNode
	{Rule: 96, Stop: true},                                           // 193 drainNode
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1744}}},            // 194 dropNode
	{Rule: 97, Stop: true},                                           // 195 dropNode
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1747}}},            // 196 relocate
	{Rule: 98, Stop: true},                                           // 197 relocate
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1776}}},            // 198 relocation
	{Rule: 99, Stop: true},                                           // 199 relocation
	{Rule: 100, Edges: []Edge{{Kind: Step, Target: 1794}}},           // 200 preferences
	{Rule: 100, Stop: true},                                          // 201 preferences
	{Rule: 101, Edges: []Edge{{Kind: Step, Target: 1826}}},           // 202 member
	{Rule: 101, Stop: true},                                          // 203 member
	{Rule: 102, Edges: []Edge{{Kind: Step, Target: 1828}}},           // 204 useDomain
	{Rule: 102, Stop: true},                                          // 205 useDomain
	{Rule: 103, Edges: []Edge{{Kind: Step, Target: 1831}}},           // 206 listDomains
	{Rule: 103, Stop: true},                                          // 207 listDomains
	{Rule: 104, Edges: []Edge{{Kind: Step, Target: 1834}}},           // 208 begin
	{Rule: 104, Stop: true},                                          // 209 begin
	{Rule: 105, Edges: []Edge{{Kind: Step, Target: 1836}}},           // 210 commit
	{Rule: 105, Stop: true},                                          // 211 commit
	{Rule: 106, Edges: []Edge{{Kind: Step, Target: 1838}}},           // 212 revert
	{Rule: 106, Stop: true},                                          // 213 revert
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1840}}},           // 214 attachTransaction
	{Rule: 107, Stop: true},                                          // 215 attachTransaction
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1844}}},           // 216 backup
	{Rule: 108, Stop: true},                                          // 217 backup
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1894}}},           // 218 restore
	{Rule: 109, Stop: true},                                          // 219 restore
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1898}}},           // 220 restoreOptions
	{Rule: 110, Stop: true},                                          // 221 restoreOptions
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1911}}},           // 222 expr
	{Rule: 111, Stop: true},                                          // 223 expr
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 1947}}},           // 224 primary
	{Rule: 112, Stop: true},                                          // 225 primary
	{Rule: 113, Edges: []Edge{{Kind: Step, Target: 1949}}},           // 226 literal
	{Rule: 113, Stop: true},                                          // 227 literal
	{Rule: 114, Edges: []Edge{{Kind: Step, Target: 1951}}},           // 228 udfCall
	{Rule: 114, Stop: true},                                          // 229 udfCall
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 1958}}},           // 230 call
	{Rule: 115, Stop: true},                                          // 231 call
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1963}}},           // 232 functionName
	{Rule: 116, Stop: true},                                          // 233 functionName
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1976}}},           // 234 arguments
	{Rule: 117, Stop: true},                                          // 235 arguments
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1978}}},           // 236 array
	{Rule: 118, Stop: true},                                          // 237 array
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1992}}},           // 238 ifExpr
	{Rule: 119, Stop: true},                                          // 239 ifExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 2000}}},           // 240 caseExpr
	{Rule: 120, Stop: true},                                          // 241 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 2015}}},           // 242 caseOperand
	{Rule: 121, Stop: true},                                          // 243 caseOperand
	{Rule: 122, Edges: []Edge{{Kind: Step, Target: 2017}}},           // 244 whenArm
	{Rule: 122, Stop: true},                                          // 245 whenArm
	{Rule: 123, Edges: []Edge{{Kind: Step, Target: 2028}}},           // 246 fieldRef
	{Rule: 123, Stop: true},                                          // 247 fieldRef
	{Rule: 124, Edges: []Edge{{Kind: Step, Target: 2030}}},           // 248 stateRef
	{Rule: 124, Stop: true},                                          // 249 stateRef
	{Rule: 125, Edges: []Edge{{Kind: Step, Target: 2036}}},           // 250 fieldName
	{Rule: 125, Stop: true},                                          // 251 fieldName
	{Rule: 126, Edges: []Edge{{Kind: Step, Target: 2038}}},           // 252 scope
	{Rule: 126, Stop: true},                                          // 253 scope
	{Rule: 127, Edges: []Edge{{Kind: Step, Target: 2040}}},           // 254 castType
	{Rule: 127, Stop: true},                                          // 255 castType
	{Rule: 128, Edges: []Edge{{Kind: Step, Target: 2042}}},           // 256 ifNotExists
	{Rule: 128, Stop: true},                                          // 257 ifNotExists
	{Rule: 129, Edges: []Edge{{Kind: Step, Target: 2046}}},           // 258 attachment
	{Rule: 129, Stop: true},                                          // 259 attachment
	{Rule: 130, Edges: []Edge{{Kind: Step, Target: 2048}}},           // 260 count
	{Rule: 130, Stop: true},                                          // 261 count
	{Rule: 131, Edges: []Edge{{Kind: Step, Target: 2050}}},           // 262 unsigned
	{Rule: 131, Stop: true},                                          // 263 unsigned
	{Rule: 132, Edges: []Edge{{Kind: Step, Target: 2052}}},           // 264 duration
	{Rule: 132, Stop: true},                                          // 265 duration
	{Rule: 133, Edges: []Edge{{Kind: Step, Target: 2055}}},           // 266 durationUnit
	{Rule: 133, Stop: true},                                          // 267 durationUnit
	{Rule: 134, Edges: []Edge{{Kind: Step, Target: 2057}}},           // 268 byteSize
	{Rule: 134, Stop: true},                                          // 269 byteSize
	{Rule: 135, Edges: []Edge{{Kind: Step, Target: 2060}}},           // 270 byteUnit
	{Rule: 135, Stop: true},                                          // 271 byteUnit
	{Rule: 136, Edges: []Edge{{Kind: Step, Target: 2064}}},           // 272 externalName
	{Rule: 136, Stop: true},                                          // 273 externalName
	{Rule: 137, Edges: []Edge{{Kind: Step, Target: 2066}}},           // 274 literalValue
	{Rule: 137, Stop: true},                                          // 275 literalValue
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 2068}}},           // 276 versionSelector
	{Rule: 138, Stop: true},                                          // 277 versionSelector
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2082}}},           // 278 hostName
	{Rule: 139, Stop: true},                                          // 279 hostName
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2084}}},           // 280 hostLabel
	{Rule: 140, Stop: true},                                          // 281 hostLabel
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2094}}},           // 282 hostAtom
	{Rule: 141, Stop: true},                                          // 283 hostAtom
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2096}}},           // 284 configBlock
	{Rule: 142, Stop: true},                                          // 285 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2113}}},           // 286 configEntry
	{Rule: 143, Stop: true},                                          // 287 configEntry
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2120}}},           // 288 configValue
	{Rule: 144, Stop: true},                                          // 289 configValue
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2122}}},           // 290 inputs
	{Rule: 145, Stop: true},                                          // 291 inputs
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 2133}}},           // 292 input
	{Rule: 146, Stop: true},                                          // 293 input
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 2137}}},           // 294 collect
	{Rule: 147, Stop: true},                                          // 295 collect
	{Rule: 148, Edges: []Edge{{Kind: Step, Target: 2146}}},           // 296 filter
	{Rule: 148, Stop: true},                                          // 297 filter
	{Rule: 149, Edges: []Edge{{Kind: Step, Target: 2149}}},           // 298 whereClause
	{Rule: 149, Stop: true},                                          // 299 whereClause
	{Rule: 150, Edges: []Edge{{Kind: Step, Target: 2156}}},           // 300 branching
	{Rule: 150, Stop: true},                                          // 301 branching
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 2158}}},           // 302 stateDependency
	{Rule: 151, Stop: true},                                          // 303 stateDependency
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2181}}},           // 304 statePolicy
	{Rule: 152, Stop: true},                                          // 305 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2185}}},           // 306 defaultSet
	{Rule: 153, Stop: true},                                          // 307 defaultSet
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2191}}},           // 308 construction
	{Rule: 154, Stop: true},                                          // 309 construction
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2202}}},           // 310 inherit
	{Rule: 155, Stop: true},                                          // 311 inherit
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2225}}},           // 312 inheritItem
	{Rule: 156, Stop: true},                                          // 313 inheritItem
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2230}}},           // 314 setClause
	{Rule: 157, Stop: true},                                          // 315 setClause
	{Rule: 158, Edges: []Edge{{Kind: Step, Target: 2239}}},           // 316 assignment
	{Rule: 158, Stop: true},                                          // 317 assignment
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 2247}}},           // 318 setTarget
	{Rule: 159, Stop: true},                                          // 319 setTarget
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 2249}}},           // 320 invokeClause
	{Rule: 160, Stop: true},                                          // 321 invokeClause
	{Rule: 161, Edges: []Edge{{Kind: Step, Target: 2258}}},           // 322 invocation
	{Rule: 161, Stop: true},                                          // 323 invocation
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 2263}}},           // 324 flush
	{Rule: 162, Stop: true},                                          // 325 flush
	{Rule: 163, Edges: []Edge{{Kind: Step, Target: 2274}}},           // 326 retry
	{Rule: 163, Stop: true},                                          // 327 retry
	{Rule: 164, Edges: []Edge{{Kind: Step, Target: 2281}}},           // 328 ackTimeout
	{Rule: 164, Stop: true},                                          // 329 ackTimeout
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 2289}}},           // 330 ackWindow
	{Rule: 165, Stop: true},                                          // 331 ackWindow
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2291}}},           // 332 messageError
	{Rule: 166, Stop: true},                                          // 333 messageError
	{Rule: 167, Edges: []Edge{{Kind: Step, Target: 2310}}},           // 334 errorSet
	{Rule: 167, Stop: true},                                          // 335 errorSet
	{Rule: 168, Edges: []Edge{{Kind: Step, Target: 2314}}},           // 336 generalError
	{Rule: 168, Stop: true},                                          // 337 generalError
	{Rule: 169, Edges: []Edge{{Kind: Step, Target: 2319}}},           // 338 route
	{Rule: 169, Stop: true},                                          // 339 route
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 2325}}},           // 340 entryRoute
	{Rule: 170, Stop: true},                                          // 341 entryRoute
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2347}}},           // 342 entryBranch
	{Rule: 171, Stop: true},                                          // 343 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2353}}},           // 344 branchSet
	{Rule: 172, Stop: true},                                          // 345 branchSet
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2358}}},           // 346 setRoute
	{Rule: 173, Stop: true},                                          // 347 setRoute
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 2367}}},           // 348 windowRoute
	{Rule: 174, Stop: true},                                          // 349 windowRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2375}}},           // 350 wasmRoute
	{Rule: 175, Stop: true},                                          // 351 wasmRoute
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2385}}},           // 352 createReingestor
	{Rule: 176, Stop: true},                                          // 353 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2403}}},           // 354 alterReingestor
	{Rule: 177, Stop: true},                                          // 355 alterReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2417}}},           // 356 reingestorOperation
	{Rule: 178, Stop: true},                                          // 357 reingestorOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2447}}},           // 358 nodeOperation
	{Rule: 179, Stop: true},                                          // 359 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2473}}},           // 360 inputOperation
	{Rule: 180, Stop: true},                                          // 361 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2475}}},           // 362 createJunction
	{Rule: 181, Stop: true},                                          // 363 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2494}}},           // 364 createDeduplicator
	{Rule: 182, Stop: true},                                          // 365 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2515}}},           // 366 deduplicateOn
	{Rule: 183, Stop: true},                                          // 367 deduplicateOn
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2525}}},           // 368 maxTime
	{Rule: 184, Stop: true},                                          // 369 maxTime
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2529}}},           // 370 createReorderer
	{Rule: 185, Stop: true},                                          // 371 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2550}}},           // 372 orderBy
	{Rule: 186, Stop: true},                                          // 373 orderBy
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2565}}},           // 374 processorOperation
	{Rule: 187, Stop: true},                                          // 375 processorOperation
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2567}}},           // 376 alterJunction
	{Rule: 188, Stop: true},                                          // 377 alterJunction
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2577}}},           // 378 alterDeduplicator
	{Rule: 189, Stop: true},                                          // 379 alterDeduplicator
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2592}}},           // 380 deduplicatorOperation
	{Rule: 190, Stop: true},                                          // 381 deduplicatorOperation
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2594}}},           // 382 alterReorderer
	{Rule: 191, Stop: true},                                          // 383 alterReorderer
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2609}}},           // 384 reordererOperation
	{Rule: 192, Stop: true},                                          // 385 reordererOperation
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2611}}},           // 386 createWindow
	{Rule: 193, Stop: true},                                          // 387 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2632}}},           // 388 windowExtent
	{Rule: 194, Stop: true},                                          // 389 windowExtent
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2645}}},           // 390 windowBounds
	{Rule: 195, Stop: true},                                          // 391 windowBounds
	{Rule: 196, Edges: []Edge{{Kind: Step, Target: 2647}}},           // 392 messageBound
	{Rule: 196, Stop: true},                                          // 393 messageBound
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2650}}},           // 394 durationBound
	{Rule: 197, Stop: true},                                          // 395 durationBound
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2653}}},           // 396 createCorrelator
	{Rule: 198, Stop: true},                                          // 397 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2688}}},           // 398 timeoutAction
	{Rule: 199, Stop: true},                                          // 399 timeoutAction
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2690}}},           // 400 createInferencer
	{Rule: 200, Stop: true},                                          // 401 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2746}}},           // 402 tensorInput
	{Rule: 201, Stop: true},                                          // 403 tensorInput
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2750}}},           // 404 tensorDeclaration
	{Rule: 202, Stop: true},                                          // 405 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2772}}},           // 406 tensorDimension
	{Rule: 203, Stop: true},                                          // 407 tensorDimension
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2774}}},           // 408 createWasm
	{Rule: 204, Stop: true},                                          // 409 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2819}}},           // 410 resetWasm
	{Rule: 205, Stop: true},                                          // 411 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2848}}},           // 412 branchValue
	{Rule: 206, Stop: true},                                          // 413 branchValue
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2859}}},           // 414 createGenerator
	{Rule: 207, Stop: true},                                          // 415 createGenerator
	{Rule: 208, Edges: []Edge{{Kind: Step, Target: 2873}}},           // 416 alterGenerator
	{Rule: 208, Stop: true},                                          // 417 alterGenerator
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2899}}},           // 418 generatorOperation
	{Rule: 209, Stop: true},                                          // 419 generatorOperation
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2902}}},           // 420 createIngestor
	{Rule: 210, Stop: true},                                          // 421 createIngestor
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2933}}},           // 422 ingestOrigin
	{Rule: 211, Stop: true},                                          // 423 ingestOrigin
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2935}}},           // 424 timestamp
	{Rule: 212, Stop: true},                                          // 425 timestamp
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2954}}},           // 426 ingestSource
	{Rule: 213, Stop: true},                                          // 427 ingestSource
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2956}}},           // 428 kafkaSource
	{Rule: 214, Stop: true},                                          // 429 kafkaSource
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 2973}}},           // 430 kafkaOffset
	{Rule: 215, Stop: true},                                          // 431 kafkaOffset
	{Rule: 216, Edges: []Edge{{Kind: Step, Target: 2975}}},           // 432 domainOffset
	{Rule: 216, Stop: true},                                          // 433 domainOffset
	{Rule: 217, Edges: []Edge{{Kind: Step, Target: 2977}}},           // 434 natsSource
	{Rule: 217, Stop: true},                                          // 435 natsSource
	{Rule: 218, Edges: []Edge{{Kind: Step, Target: 2988}}},           // 436 endpointSource
	{Rule: 218, Stop: true},                                          // 437 endpointSource
	{Rule: 219, Edges: []Edge{{Kind: Step, Target: 2993}}},           // 438 httpSource
	{Rule: 219, Stop: true},                                          // 439 httpSource
	{Rule: 220, Edges: []Edge{{Kind: Step, Target: 2998}}},           // 440 prometheusSource
	{Rule: 220, Stop: true},                                          // 441 prometheusSource
	{Rule: 221, Edges: []Edge{{Kind: Step, Target: 3005}}},           // 442 pulsarSource
	{Rule: 221, Stop: true},                                          // 443 pulsarSource
	{Rule: 222, Edges: []Edge{{Kind: Step, Target: 3017}}},           // 444 rabbitmqSource
	{Rule: 222, Stop: true},                                          // 445 rabbitmqSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 3027}}},           // 446 sqsSource
	{Rule: 223, Stop: true},                                          // 447 sqsSource
	{Rule: 224, Edges: []Edge{{Kind: Step, Target: 3037}}},           // 448 redisSource
	{Rule: 224, Stop: true},                                          // 449 redisSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 3045}}},           // 450 mqttSource
	{Rule: 225, Stop: true},                                          // 451 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 3063}}},           // 452 zeromqSource
	{Rule: 226, Stop: true},                                          // 453 zeromqSource
	{Rule: 227, Edges: []Edge{{Kind: Step, Target: 3068}}},           // 454 websocketsSource
	{Rule: 227, Stop: true},                                          // 455 websocketsSource
	{Rule: 228, Edges: []Edge{{Kind: Step, Target: 3073}}},           // 456 syslogSource
	{Rule: 228, Stop: true},                                          // 457 syslogSource
	{Rule: 229, Edges: []Edge{{Kind: Step, Target: 3078}}},           // 458 clientSource
	{Rule: 229, Stop: true},                                          // 459 clientSource
	{Rule: 230, Edges: []Edge{{Kind: Step, Target: 3087}}},           // 460 instances
	{Rule: 230, Stop: true},                                          // 461 instances
	{Rule: 231, Edges: []Edge{{Kind: Step, Target: 3093}}},           // 462 logMode
	{Rule: 231, Stop: true},                                          // 463 logMode
	{Rule: 232, Edges: []Edge{{Kind: Step, Target: 3099}}},           // 464 mqttMode
	{Rule: 232, Stop: true},                                          // 465 mqttMode
	{Rule: 233, Edges: []Edge{{Kind: Step, Target: 3101}}},           // 466 ackParallel
	{Rule: 233, Stop: true},                                          // 467 ackParallel
	{Rule: 234, Edges: []Edge{{Kind: Step, Target: 3111}}},           // 468 ackSequential
	{Rule: 234, Stop: true},                                          // 469 ackSequential
	{Rule: 235, Edges: []Edge{{Kind: Step, Target: 3116}}},           // 470 noAckParallel
	{Rule: 235, Stop: true},                                          // 471 noAckParallel
	{Rule: 236, Edges: []Edge{{Kind: Step, Target: 3119}}},           // 472 noAckSequential
	{Rule: 236, Stop: true},                                          // 473 noAckSequential
	{Rule: 237, Edges: []Edge{{Kind: Step, Target: 3122}}},           // 474 quiesce
	{Rule: 237, Stop: true},                                          // 475 quiesce
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 3142}}},           // 476 quiesceMode
	{Rule: 238, Stop: true},                                          // 477 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Step, Target: 3163}}},           // 478 ingestorEntity
	{Rule: 239, Stop: true},                                          // 479 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3166}}},           // 480 alterIngestor
	{Rule: 240, Stop: true},                                          // 481 alterIngestor
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3212}}},           // 482 ingestorOperation
	{Rule: 241, Stop: true},                                          // 483 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3214}}},           // 484 createEmitter
	{Rule: 242, Stop: true},                                          // 485 createEmitter
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3257}}},           // 486 emitTarget
	{Rule: 243, Stop: true},                                          // 487 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3269}}},           // 488 codecSink
	{Rule: 244, Stop: true},                                          // 489 codecSink
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3271}}},           // 490 kafkaSink
	{Rule: 245, Stop: true},                                          // 491 kafkaSink
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 3278}}},           // 492 natsSink
	{Rule: 246, Stop: true},                                          // 493 natsSink
	{Rule: 247, Edges: []Edge{{Kind: Step, Target: 3285}}},           // 494 pulsarSink
	{Rule: 247, Stop: true},                                          // 495 pulsarSink
	{Rule: 248, Edges: []Edge{{Kind: Step, Target: 3292}}},           // 496 rabbitmqSink
	{Rule: 248, Stop: true},                                          // 497 rabbitmqSink
	{Rule: 249, Edges: []Edge{{Kind: Step, Target: 3299}}},           // 498 redisSink
	{Rule: 249, Stop: true},                                          // 499 redisSink
	{Rule: 250, Edges: []Edge{{Kind: Step, Target: 3307}}},           // 500 mqttSink
	{Rule: 250, Stop: true},                                          // 501 mqttSink
	{Rule: 251, Edges: []Edge{{Kind: Step, Target: 3314}}},           // 502 zeromqSink
	{Rule: 251, Stop: true},                                          // 503 zeromqSink
	{Rule: 252, Edges: []Edge{{Kind: Step, Target: 3319}}},           // 504 sqsSink
	{Rule: 252, Stop: true},                                          // 505 sqsSink
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3349}}},           // 506 sqsQueue
	{Rule: 253, Stop: true},                                          // 507 sqsQueue
	{Rule: 254, Edges: []Edge{{Kind: Step, Target: 3351}}},           // 508 sentrySink
	{Rule: 254, Stop: true},                                          // 509 sentrySink
	{Rule: 255, Edges: []Edge{{Kind: Step, Target: 3357}}},           // 510 syslogSink
	{Rule: 255, Stop: true},                                          // 511 syslogSink
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 3362}}},           // 512 noAckMode
	{Rule: 256, Stop: true},                                          // 513 noAckMode
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 3365}}},           // 514 ackMode
	{Rule: 257, Stop: true},                                          // 515 ackMode
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 3372}}},           // 516 brokerMode
	{Rule: 258, Stop: true},                                          // 517 brokerMode
	{Rule: 259, Edges: []Edge{{Kind: Step, Target: 3374}}},           // 518 mqttSinkMode
	{Rule: 259, Stop: true},                                          // 519 mqttSinkMode
	{Rule: 260, Edges: []Edge{{Kind: Step, Target: 3383}}},           // 520 natsSinkMode
	{Rule: 260, Stop: true},                                          // 521 natsSinkMode
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3457}}},           // 522 rowSink
	{Rule: 261, Stop: true},                                          // 523 rowSink
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 3459}}},           // 524 valuesMap
	{Rule: 262, Stop: true},                                          // 525 valuesMap
	{Rule: 263, Edges: []Edge{{Kind: Step, Target: 3474}}},           // 526 valueItem
	{Rule: 263, Stop: true},                                          // 527 valueItem
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 3478}}},           // 528 conflictTarget
	{Rule: 264, Stop: true},                                          // 529 conflictTarget
	{Rule: 265, Edges: []Edge{{Kind: Step, Target: 3492}}},           // 530 maxBatch
	{Rule: 265, Stop: true},                                          // 531 maxBatch
	{Rule: 266, Edges: []Edge{{Kind: Step, Target: 3497}}},           // 532 commitPolicy
	{Rule: 266, Stop: true},                                          // 533 commitPolicy
	{Rule: 267, Edges: []Edge{{Kind: Step, Target: 3504}}},           // 534 httpSink
	{Rule: 267, Stop: true},                                          // 535 httpSink
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3514}}},           // 536 clientSink
	{Rule: 268, Stop: true},                                          // 537 clientSink
	{Rule: 269, Edges: []Edge{{Kind: Step, Target: 3520}}},           // 538 clientBatch
	{Rule: 269, Stop: true},                                          // 539 clientBatch
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3528}}},           // 540 alterEmitter
	{Rule: 270, Stop: true},                                          // 541 alterEmitter
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 3567}}},           // 542 emitterOperation
	{Rule: 271, Stop: true},                                          // 543 emitterOperation
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 3575}}},           // 544 anySinkMode
	{Rule: 272, Stop: true},                                          // 545 anySinkMode
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3577}}},           // 546 word
	{Rule: 273, Stop: true},                                          // 547 word
	{Rule: 274, Edges: []Edge{{Kind: Step, Target: 3579}}},           // 548 name
	{Rule: 274, Stop: true},                                          // 549 name
	{Rule: 275, Edges: []Edge{{Kind: Step, Target: 3581}}},           // 550 relayName
	{Rule: 275, Stop: true},                                          // 551 relayName
	{Rule: 276, Edges: []Edge{{Kind: Step, Target: 3583}}},           // 552 ident
	{Rule: 276, Stop: true},                                          // 553 ident
	{Rule: 277, Edges: []Edge{{Kind: Step, Target: 3585}}},           // 554 freshName
	{Rule: 277, Stop: true},                                          // 555 freshName
	{Rule: 278, Edges: []Edge{{Kind: Step, Target: 3587}}},           // 556 freshRelay
	{Rule: 278, Stop: true},                                          // 557 freshRelay
	{Rule: 279, Edges: []Edge{{Kind: Step, Target: 3589}}},           // 558 freshField
	{Rule: 279, Stop: true},                                          // 559 freshField
	{Rule: 280, Edges: []Edge{{Kind: Step, Target: 3591}}},           // 560 field
	{Rule: 280, Stop: true},                                          // 561 field
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 3593}}},           // 562 schemaRef
	{Rule: 281, Stop: true},                                          // 563 schemaRef
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 3595}}},           // 564 jsonWireSchemaRef
	{Rule: 282, Stop: true},                                          // 565 jsonWireSchemaRef
	{Rule: 283, Edges: []Edge{{Kind: Step, Target: 3597}}},           // 566 cborWireSchemaRef
	{Rule: 283, Stop: true},                                          // 567 cborWireSchemaRef
	{Rule: 284, Edges: []Edge{{Kind: Step, Target: 3599}}},           // 568 avroWireSchemaRef
	{Rule: 284, Stop: true},                                          // 569 avroWireSchemaRef
	{Rule: 285, Edges: []Edge{{Kind: Step, Target: 3601}}},           // 570 codecRef
	{Rule: 285, Stop: true},                                          // 571 codecRef
	{Rule: 286, Edges: []Edge{{Kind: Step, Target: 3603}}},           // 572 resourceRef
	{Rule: 286, Stop: true},                                          // 573 resourceRef
	{Rule: 287, Edges: []Edge{{Kind: Step, Target: 3605}}},           // 574 clientRef
	{Rule: 287, Stop: true},                                          // 575 clientRef
	{Rule: 288, Edges: []Edge{{Kind: Step, Target: 3607}}},           // 576 vhostRef
	{Rule: 288, Stop: true},                                          // 577 vhostRef
	{Rule: 289, Edges: []Edge{{Kind: Step, Target: 3609}}},           // 578 endpointRef
	{Rule: 289, Stop: true},                                          // 579 endpointRef
	{Rule: 290, Edges: []Edge{{Kind: Step, Target: 3611}}},           // 580 signalingRef
	{Rule: 290, Stop: true},                                          // 581 signalingRef
	{Rule: 291, Edges: []Edge{{Kind: Step, Target: 3613}}},           // 582 branchRef
	{Rule: 291, Stop: true},                                          // 583 branchRef
	{Rule: 292, Edges: []Edge{{Kind: Step, Target: 3615}}},           // 584 relayRef
	{Rule: 292, Stop: true},                                          // 585 relayRef
	{Rule: 293, Edges: []Edge{{Kind: Step, Target: 3617}}},           // 586 ingestorRef
	{Rule: 293, Stop: true},                                          // 587 ingestorRef
	{Rule: 294, Edges: []Edge{{Kind: Step, Target: 3619}}},           // 588 reingestorRef
	{Rule: 294, Stop: true},                                          // 589 reingestorRef
	{Rule: 295, Edges: []Edge{{Kind: Step, Target: 3621}}},           // 590 junctionRef
	{Rule: 295, Stop: true},                                          // 591 junctionRef
	{Rule: 296, Edges: []Edge{{Kind: Step, Target: 3623}}},           // 592 deduplicatorRef
	{Rule: 296, Stop: true},                                          // 593 deduplicatorRef
	{Rule: 297, Edges: []Edge{{Kind: Step, Target: 3625}}},           // 594 reordererRef
	{Rule: 297, Stop: true},                                          // 595 reordererRef
	{Rule: 298, Edges: []Edge{{Kind: Step, Target: 3627}}},           // 596 windowRef
	{Rule: 298, Stop: true},                                          // 597 windowRef
	{Rule: 299, Edges: []Edge{{Kind: Step, Target: 3629}}},           // 598 correlatorRef
	{Rule: 299, Stop: true},                                          // 599 correlatorRef
	{Rule: 300, Edges: []Edge{{Kind: Step, Target: 3631}}},           // 600 inferencerRef
	{Rule: 300, Stop: true},                                          // 601 inferencerRef
	{Rule: 301, Edges: []Edge{{Kind: Step, Target: 3633}}},           // 602 wasmRef
	{Rule: 301, Stop: true},                                          // 603 wasmRef
	{Rule: 302, Edges: []Edge{{Kind: Step, Target: 3635}}},           // 604 generatorRef
	{Rule: 302, Stop: true},                                          // 605 generatorRef
	{Rule: 303, Edges: []Edge{{Kind: Step, Target: 3637}}},           // 606 emitterRef
	{Rule: 303, Stop: true},                                          // 607 emitterRef
	{Rule: 304, Edges: []Edge{{Kind: Step, Target: 3639}}},           // 608 placementRef
	{Rule: 304, Stop: true},                                          // 609 placementRef
	{Rule: 305, Edges: []Edge{{Kind: Step, Target: 3641}}},           // 610 hashMapRef
	{Rule: 305, Stop: true},                                          // 611 hashMapRef
	{Rule: 306, Edges: []Edge{{Kind: Step, Target: 3643}}},           // 612 udfRef
	{Rule: 306, Stop: true},                                          // 613 udfRef
	{Rule: 307, Edges: []Edge{{Kind: Step, Target: 3645}}},           // 614 nodeMember
	{Rule: 307, Stop: true},                                          // 615 nodeMember
	{Rule: 308, Edges: []Edge{{Kind: Step, Target: 3647}}},           // 616 domainRef
	{Rule: 308, Stop: true},                                          // 617 domainRef
	{Rule: 309, Edges: []Edge{{Kind: Step, Target: 3649}}},           // 618 subscriptionRef
	{Rule: 309, Stop: true},                                          // 619 subscriptionRef
	{Rule: 310, Edges: []Edge{{Kind: Step, Target: 3651}}},           // 620 nodeRef
	{Rule: 310, Stop: true},                                          // 621 nodeRef
	{Rule: 0, Edges: []Edge{{Kind: Call, Target: 623, Callee: 2}}},   // 622 statementText
	{Rule: 0, Edges: []Edge{{Kind: Accept, Target: 624, Set: 0}}},    // 623 statementText
	{Rule: 0, Edges: []Edge{{Kind: Step, Target: 1}}},                // 624 statementText
	{Rule: 1, Edges: []Edge{{Kind: Call, Target: 626, Callee: 111}}}, // 625 expressionText
	{Rule: 1, Edges: []Edge{{Kind: Accept, Target: 627, Set: 0}}},    // 626 expressionText
	{Rule: 1, Edges: []Edge{{Kind: Step, Target: 3}}},                // 627 expressionText
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 3}}},   // 628 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 6}}},   // 629 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 81}}},  // 630 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 82}}},  // 631 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 88}}},  // 632 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 12}}},  // 633 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 14}}},  // 634 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 102}}}, // 635 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 103}}}, // 636 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 104}}}, // 637 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 105}}}, // 638 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 106}}}, // 639 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 80}}},  // 640 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 107}}}, // 641 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 48}}},  // 642 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 49}}},  // 643 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 205}}}, // 644 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 75}}},  // 645 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 94}}},  // 646 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 95}}},  // 647 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 96}}},  // 648 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 98}}},  // 649 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 108}}}, // 650 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 653, Callee: 109}}}, // 651 statement
	{Rule: 2, Edges: []Edge{{Kind: Step, Target: 628}, {Kind: Step, Target: 629}, {Kind: Step, Target: 630}, {Kind: Step, Target: 631}, {Kind: Step, Target: 632}, {Kind: Step, Target: 633}, {Kind: Step, Target: 634}, {Kind: Step, Target: 635}, {Kind: Step, Target: 636}, {Kind: Step, Target: 637}, {Kind: Step, Target: 638}, {Kind: Step, Target: 639}, {Kind: Step, Target: 640}, {Kind: Step, Target: 641}, {Kind: Step, Target: 642}, {Kind: Step, Target: 643}, {Kind: Step, Target: 644}, {Kind: Step, Target: 645}, {Kind: Step, Target: 646}, {Kind: Step, Target: 647}, {Kind: Step, Target: 648}, {Kind: Step, Target: 649}, {Kind: Step, Target: 650}, {Kind: Step, Target: 651}}}, // 652 statement
	{Rule: 2, Edges: []Edge{{Kind: Step, Target: 5}}},                              // 653 statement
	{Rule: 3, Edges: []Edge{{Kind: Accept, Target: 660, Set: 1}}},                  // 654 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Call, Target: 657, Callee: 128}}},               // 655 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 655}, {Kind: Step, Target: 657}}}, // 656 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 658}}},                            // 657 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Call, Target: 661, Callee: 4}}},                 // 658 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Call, Target: 661, Callee: 78}}},                // 659 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 656}, {Kind: Step, Target: 659}}}, // 660 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 7}}},                              // 661 createStatement
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 7}}},                 // 662 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 15}}},                // 663 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 16}}},                // 664 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 24}}},                // 665 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 37}}},                // 666 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 67}}},                // 667 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 51}}},                // 668 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 53}}},                // 669 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 57}}},                // 670 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 61}}},                // 671 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 63}}},                // 672 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 210}}},               // 673 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 676, Callee: 129}}},               // 674 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 674}, {Kind: Step, Target: 676}}}, // 675 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 677}}},                            // 676 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 5}}},                 // 677 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 207}}},               // 678 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 47}}},                // 679 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 71}}},                // 680 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 74}}},                // 681 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 684, Callee: 76}}},                // 682 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 662}, {Kind: Step, Target: 663}, {Kind: Step, Target: 664}, {Kind: Step, Target: 665}, {Kind: Step, Target: 666}, {Kind: Step, Target: 667}, {Kind: Step, Target: 668}, {Kind: Step, Target: 669}, {Kind: Step, Target: 670}, {Kind: Step, Target: 671}, {Kind: Step, Target: 672}, {Kind: Step, Target: 673}, {Kind: Step, Target: 675}, {Kind: Step, Target: 678}, {Kind: Step, Target: 679}, {Kind: Step, Target: 680}, {Kind: Step, Target: 681}, {Kind: Step, Target: 682}}}, // 683 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 9}}},                // 684 createNamed
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 695, Callee: 176}}}, // 685 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 695, Callee: 181}}}, // 686 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 695, Callee: 182}}}, // 687 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 695, Callee: 185}}}, // 688 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 695, Callee: 193}}}, // 689 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 695, Callee: 198}}}, // 690 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 695, Callee: 200}}}, // 691 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 695, Callee: 204}}}, // 692 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 695, Callee: 242}}}, // 693 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Step, Target: 685}, {Kind: Step, Target: 686}, {Kind: Step, Target: 687}, {Kind: Step, Target: 688}, {Kind: Step, Target: 689}, {Kind: Step, Target: 690}, {Kind: Step, Target: 691}, {Kind: Step, Target: 692}, {Kind: Step, Target: 693}}}, // 694 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Step, Target: 11}}},               // 695 createProcessor
	{Rule: 6, Edges: []Edge{{Kind: Accept, Target: 709, Set: 2}}},    // 696 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 710, Callee: 11}}},  // 697 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 710, Callee: 22}}},  // 698 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 710, Callee: 33}}},  // 699 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 710, Callee: 65}}},  // 700 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 710, Callee: 240}}}, // 701 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 710, Callee: 177}}}, // 702 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 710, Callee: 188}}}, // 703 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 710, Callee: 189}}}, // 704 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 710, Callee: 191}}}, // 705 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 710, Callee: 208}}}, // 706 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 710, Callee: 270}}}, // 707 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 710, Callee: 72}}},  // 708 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Step, Target: 697}, {Kind: Step, Target: 698}, {Kind: Step, Target: 699}, {Kind: Step, Target: 700}, {Kind: Step, Target: 701}, {Kind: Step, Target: 702}, {Kind: Step, Target: 703}, {Kind: Step, Target: 704}, {Kind: Step, Target: 705}, {Kind: Step, Target: 706}, {Kind: Step, Target: 707}, {Kind: Step, Target: 708}}}, // 709 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Step, Target: 13}}},                                                                                     // 710 alterStatement
	{Rule: 7, Edges: []Edge{{Kind: Accept, Target: 713, Set: 3}}},                                                                          // 711 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 711}, {Kind: Step, Target: 713}}},                                                         // 712 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 714}}},                                                                                    // 713 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Accept, Target: 715, Set: 4}}},                                                                          // 714 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Call, Target: 718, Callee: 277}}},                                                                       // 715 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Call, Target: 718, Callee: 8}}},                                                                         // 716 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 712}, {Kind: Step, Target: 716}}},                                                         // 717 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 720}}},                                                                                    // 718 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Call, Target: 721, Callee: 9}}},                                                                         // 719 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 719}, {Kind: Step, Target: 721}}},                                                         // 720 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 15}}},                                                                                     // 721 createDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 723, Set: 5}}},                                                                          // 722 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 724, Set: 4}}},                                                                          // 723 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Call, Target: 725, Callee: 277}}},                                                                       // 724 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 726, Set: 6}}},                                                                          // 725 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 727, Set: 7}}},                                                                          // 726 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Call, Target: 728, Callee: 132}}},                                                                       // 727 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 729, Set: 8}}},                                                                          // 728 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Call, Target: 730, Callee: 132}}},                                                                       // 729 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Step, Target: 17}}},                                                                                     // 730 pacedDomain
	{Rule: 9, Edges: []Edge{{Kind: Accept, Target: 732, Set: 9}}},                                                                          // 731 domainPlacement
	{Rule: 9, Edges: []Edge{{Kind: Call, Target: 733, Callee: 10}}},                                                                        // 732 domainPlacement
	{Rule: 9, Edges: []Edge{{Kind: Step, Target: 19}}},                                                                                     // 733 domainPlacement
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 735, Set: 10}}},                                                                        // 734 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 742, Set: 11}}},                                                                        // 735 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 737, Set: 12}}},                                                                        // 736 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 742, Set: 11}}},                                                                        // 737 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 742, Set: 13}}},                                                                        // 738 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 740, Set: 14}}},                                                                        // 739 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 742, Set: 15}}},                                                                        // 740 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Step, Target: 734}, {Kind: Step, Target: 736}, {Kind: Step, Target: 738}, {Kind: Step, Target: 739}}},  // 741 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Step, Target: 21}}},                                                                                    // 742 placementPolicy
	{Rule: 11, Edges: []Edge{{Kind: Accept, Target: 744, Set: 4}}},                                                                         // 743 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Accept, Target: 745, Set: 16}}},                                                                        // 744 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Accept, Target: 746, Set: 9}}},                                                                         // 745 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Call, Target: 747, Callee: 10}}},                                                                       // 746 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Step, Target: 23}}},                                                                                    // 747 alterDomain
	{Rule: 12, Edges: []Edge{{Kind: Accept, Target: 750, Set: 17}}},                                                                        // 748 startDomain
	{Rule: 12, Edges: []Edge{{Kind: Call, Target: 751, Callee: 13}}},                                                                       // 749 startDomain
	{Rule: 12, Edges: []Edge{{Kind: Step, Target: 749}, {Kind: Step, Target: 751}}},                                                        // 750 startDomain
	{Rule: 12, Edges: []Edge{{Kind: Step, Target: 25}}},                                                                                    // 751 startDomain
	{Rule: 13, Edges: []Edge{{Kind: Accept, Target: 753, Set: 18}}},                                                                        // 752 startAt
	{Rule: 13, Edges: []Edge{{Kind: Accept, Target: 757, Set: 19}}},                                                                        // 753 startAt
	{Rule: 13, Edges: []Edge{{Kind: Accept, Target: 755, Set: 20}}},                                                                        // 754 startAt
	{Rule: 13, Edges: []Edge{{Kind: Accept, Target: 756, Set: 21}}},                                                                        // 755 startAt
	{Rule: 13, Edges: []Edge{{Kind: Accept, Target: 758, Set: 22}}},                                                                        // 756 startAt
	{Rule: 13, Edges: []Edge{{Kind: Step, Target: 754}, {Kind: Step, Target: 758}}},                                                        // 757 startAt
	{Rule: 13, Edges: []Edge{{Kind: Step, Target: 27}}},                                                                                    // 758 startAt
	{Rule: 14, Edges: []Edge{{Kind: Accept, Target: 760, Set: 23}}},                                                                        // 759 stopDomain
	{Rule: 14, Edges: []Edge{{Kind: Step, Target: 29}}},                                                                                    // 760 stopDomain
	{Rule: 15, Edges: []Edge{{Kind: Accept, Target: 762, Set: 24}}},                                                                        // 761 createUser
	{Rule: 15, Edges: []Edge{{Kind: Call, Target: 763, Callee: 277}}},                                                                      // 762 createUser
	{Rule: 15, Edges: []Edge{{Kind: Accept, Target: 764, Set: 6}}},                                                                         // 763 createUser
	{Rule: 15, Edges: []Edge{{Kind: Accept, Target: 765, Set: 25}}},                                                                        // 764 createUser
	{Rule: 15, Edges: []Edge{{Kind: Accept, Target: 766, Set: 26}}},                                                                        // 765 createUser
	{Rule: 15, Edges: []Edge{{Kind: Step, Target: 31}}},                                                                                    // 766 createUser
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 768, Set: 27}}},                                                                        // 767 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Call, Target: 769, Callee: 277}}},                                                                      // 768 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 770, Set: 28}}},                                                                        // 769 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Call, Target: 775, Callee: 17}}},                                                                       // 770 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 772, Set: 29}}},                                                                        // 771 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Call, Target: 774, Callee: 17}}},                                                                       // 772 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 771}}},                                                                                   // 773 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 777}}},                                                                                   // 774 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 773}, {Kind: Step, Target: 776}}},                                                        // 775 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 779}}},                                                                                   // 776 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 775}}},                                                                                   // 777 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 780, Set: 29}}},                                                                        // 778 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 778}, {Kind: Step, Target: 780}}},                                                        // 779 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 781}}},                                                                                   // 780 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 782, Set: 30}}},                                                                        // 781 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 33}}},                                                                                    // 782 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Call, Target: 784, Callee: 279}}},                                                                      // 783 schemaField
	{Rule: 17, Edges: []Edge{{Kind: Call, Target: 785, Callee: 19}}},                                                                       // 784 schemaField
	{Rule: 17, Edges: []Edge{{Kind: Call, Target: 786, Callee: 18}}},                                                                       // 785 schemaField
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 35}}},                                                                                    // 786 schemaField
	{Rule: 18, Edges: []Edge{{Kind: Accept, Target: 789, Set: 31}}},                                                                        // 787 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Accept, Target: 790, Set: 32}}},                                                                        // 788 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 788}, {Kind: Step, Target: 790}}},                                                        // 789 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 797}}},                                                                                   // 790 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Accept, Target: 793, Set: 32}}},                                                                        // 791 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Accept, Target: 794, Set: 31}}},                                                                        // 792 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 792}, {Kind: Step, Target: 794}}},                                                        // 793 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 797}}},                                                                                   // 794 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 797}}},                                                                                   // 795 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 787}, {Kind: Step, Target: 791}, {Kind: Step, Target: 795}}},                             // 796 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 37}}},                                                                                    // 797 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Call, Target: 816, Callee: 20}}},                                                                       // 798 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 800, Set: 33}}},                                                                        // 799 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 801, Set: 34}}},                                                                        // 800 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Call, Target: 804, Callee: 19}}},                                                                       // 801 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 803, Set: 29}}},                                                                        // 802 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Call, Target: 805, Callee: 21}}},                                                                       // 803 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 802}}},                                                                                   // 804 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 806}}},                                                                                   // 805 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 804}, {Kind: Step, Target: 807}}},                                                        // 806 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 808}}},                                                                                   // 807 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 809, Set: 35}}},                                                                        // 808 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 816}}},                                                                                   // 809 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 811, Set: 36}}},                                                                        // 810 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 812, Set: 34}}},                                                                        // 811 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Call, Target: 813, Callee: 19}}},                                                                       // 812 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 814, Set: 35}}},                                                                        // 813 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 816}}},                                                                                   // 814 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 798}, {Kind: Step, Target: 799}, {Kind: Step, Target: 810}}},                             // 815 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 39}}},                                                                                    // 816 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 818, Set: 37}}},                                                                        // 817 scalarType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 41}}},                                                                                    // 818 scalarType
	{Rule: 21, Edges: []Edge{{Kind: Accept, Target: 820, Set: 22}}},                                                                        // 819 dimension
	{Rule: 21, Edges: []Edge{{Kind: Step, Target: 43}}},                                                                                    // 820 dimension
	{Rule: 22, Edges: []Edge{{Kind: Accept, Target: 822, Set: 27}}},                                                                        // 821 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Call, Target: 823, Callee: 281}}},                                                                      // 822 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Call, Target: 828, Callee: 23}}},                                                                       // 823 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Accept, Target: 825, Set: 29}}},                                                                        // 824 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Call, Target: 827, Callee: 23}}},                                                                       // 825 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 824}}},                                                                                   // 826 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 830}}},                                                                                   // 827 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 826}, {Kind: Step, Target: 829}}},                                                        // 828 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 832}}},                                                                                   // 829 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 828}}},                                                                                   // 830 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Accept, Target: 833, Set: 29}}},                                                                        // 831 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 831}, {Kind: Step, Target: 833}}},                                                        // 832 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 45}}},                                                                                    // 833 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 835, Set: 38}}},                                                                        // 834 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 836, Set: 39}}},                                                                        // 835 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 857, Callee: 17}}},                                                                       // 836 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 838, Set: 40}}},                                                                        // 837 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 839, Set: 39}}},                                                                        // 838 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 857, Callee: 280}}},                                                                      // 839 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 841, Set: 41}}},                                                                        // 840 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 842, Set: 39}}},                                                                        // 841 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 843, Callee: 280}}},                                                                      // 842 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 844, Set: 42}}},                                                                        // 843 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 845, Callee: 279}}},                                                                      // 844 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 857}}},                                                                                   // 845 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 847, Set: 2}}},                                                                         // 846 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 848, Set: 39}}},                                                                        // 847 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 854, Callee: 280}}},                                                                      // 848 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 850, Set: 16}}},                                                                        // 849 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 851, Set: 43}}},                                                                        // 850 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 855, Callee: 19}}},                                                                       // 851 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 853, Set: 44}}},                                                                        // 852 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 855, Set: 45}}},                                                                        // 853 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 849}, {Kind: Step, Target: 852}}},                                                        // 854 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 857}}},                                                                                   // 855 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 834}, {Kind: Step, Target: 837}, {Kind: Step, Target: 840}, {Kind: Step, Target: 846}}},  // 856 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 47}}},                                                                                    // 857 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 867, Set: 46}}},                                                                        // 858 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 860, Set: 47}}},                                                                        // 859 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 861, Set: 27}}},                                                                        // 860 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 862, Callee: 277}}},                                                                      // 861 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 863, Callee: 27}}},                                                                       // 862 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 864, Callee: 28}}},                                                                       // 863 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 868}}},                                                                                   // 864 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 868, Callee: 25}}},                                                                       // 865 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 868, Callee: 26}}},                                                                       // 866 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 859}, {Kind: Step, Target: 865}, {Kind: Step, Target: 866}}},                             // 867 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 49}}},                                                                                    // 868 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 870, Set: 48}}},                                                                        // 869 cborWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 871, Set: 27}}},                                                                        // 870 cborWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 872, Callee: 277}}},                                                                      // 871 cborWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 873, Callee: 27}}},                                                                       // 872 cborWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 874, Callee: 28}}},                                                                       // 873 cborWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 51}}},                                                                                    // 874 cborWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 876, Set: 49}}},                                                                        // 875 avroWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 877, Set: 27}}},                                                                        // 876 avroWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Call, Target: 878, Callee: 277}}},                                                                      // 877 avroWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Call, Target: 879, Callee: 27}}},                                                                       // 878 avroWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 880, Set: 28}}},                                                                        // 879 avroWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Call, Target: 885, Callee: 31}}},                                                                       // 880 avroWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 882, Set: 29}}},                                                                        // 881 avroWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Call, Target: 884, Callee: 31}}},                                                                       // 882 avroWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 881}}},                                                                                   // 883 avroWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 887}}},                                                                                   // 884 avroWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 883}, {Kind: Step, Target: 886}}},                                                        // 885 avroWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 889}}},                                                                                   // 886 avroWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 885}}},                                                                                   // 887 avroWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 890, Set: 29}}},                                                                        // 888 avroWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 888}, {Kind: Step, Target: 890}}},                                                        // 889 avroWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 891}}},                                                                                   // 890 avroWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 892, Set: 30}}},                                                                        // 891 avroWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 53}}},                                                                                    // 892 avroWireSchema
	{Rule: 27, Edges: []Edge{{Kind: Accept, Target: 894, Set: 50}}},                                                                        // 893 wireMode
	{Rule: 27, Edges: []Edge{{Kind: Accept, Target: 895, Set: 51}}},                                                                        // 894 wireMode
	{Rule: 27, Edges: []Edge{{Kind: Step, Target: 55}}},                                                                                    // 895 wireMode
	{Rule: 28, Edges: []Edge{{Kind: Accept, Target: 897, Set: 28}}},                                                                        // 896 jsonFields
	{Rule: 28, Edges: []Edge{{Kind: Call, Target: 902, Callee: 29}}},                                                                       // 897 jsonFields
	{Rule: 28, Edges: []Edge{{Kind: Accept, Target: 899, Set: 29}}},                                                                        // 898 jsonFields
	{Rule: 28, Edges: []Edge{{Kind: Call, Target: 901, Callee: 29}}},                                                                       // 899 jsonFields
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 898}}},                                                                                   // 900 jsonFields
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 904}}},                                                                                   // 901 jsonFields
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 900}, {Kind: Step, Target: 903}}},                                                        // 902 jsonFields
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 906}}},                                                                                   // 903 jsonFields
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 902}}},                                                                                   // 904 jsonFields
	{Rule: 28, Edges: []Edge{{Kind: Accept, Target: 907, Set: 29}}},                                                                        // 905 jsonFields
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 905}, {Kind: Step, Target: 907}}},                                                        // 906 jsonFields
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 908}}},                                                                                   // 907 jsonFields
	{Rule: 28, Edges: []Edge{{Kind: Accept, Target: 909, Set: 30}}},                                                                        // 908 jsonFields
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 57}}},                                                                                    // 909 jsonFields
	{Rule: 29, Edges: []Edge{{Kind: Call, Target: 911, Callee: 279}}},                                                                      // 910 jsonField
	{Rule: 29, Edges: []Edge{{Kind: Call, Target: 913, Callee: 30}}},                                                                       // 911 jsonField
	{Rule: 29, Edges: []Edge{{Kind: Accept, Target: 914, Set: 31}}},                                                                        // 912 jsonField
	{Rule: 29, Edges: []Edge{{Kind: Step, Target: 912}, {Kind: Step, Target: 914}}},                                                        // 913 jsonField
	{Rule: 29, Edges: []Edge{{Kind: Step, Target: 59}}},                                                                                    // 914 jsonField
	{Rule: 30, Edges: []Edge{{Kind: Accept, Target: 916, Set: 52}}},                                                                        // 915 jsonType
	{Rule: 30, Edges: []Edge{{Kind: Step, Target: 61}}},                                                                                    // 916 jsonType
	{Rule: 31, Edges: []Edge{{Kind: Call, Target: 918, Callee: 279}}},                                                                      // 917 avroField
	{Rule: 31, Edges: []Edge{{Kind: Call, Target: 920, Callee: 32}}},                                                                       // 918 avroField
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 921, Set: 31}}},                                                                        // 919 avroField
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 919}, {Kind: Step, Target: 921}}},                                                        // 920 avroField
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 63}}},                                                                                    // 921 avroField
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 923, Set: 53}}},                                                                        // 922 avroType
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 65}}},                                                                                    // 923 avroType
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 967, Set: 46}}},                                                                        // 924 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 926, Set: 47}}},                                                                        // 925 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 927, Set: 27}}},                                                                        // 926 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 928, Callee: 282}}},                                                                      // 927 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 933, Callee: 34}}},                                                                       // 928 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 930, Set: 29}}},                                                                        // 929 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 932, Callee: 34}}},                                                                       // 930 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 929}}},                                                                                   // 931 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 935}}},                                                                                   // 932 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 931}, {Kind: Step, Target: 934}}},                                                        // 933 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 937}}},                                                                                   // 934 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 933}}},                                                                                   // 935 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 938, Set: 29}}},                                                                        // 936 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 936}, {Kind: Step, Target: 938}}},                                                        // 937 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 968}}},                                                                                   // 938 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 940, Set: 48}}},                                                                        // 939 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 941, Set: 27}}},                                                                        // 940 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 942, Callee: 283}}},                                                                      // 941 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 947, Callee: 34}}},                                                                       // 942 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 944, Set: 29}}},                                                                        // 943 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 946, Callee: 34}}},                                                                       // 944 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 943}}},                                                                                   // 945 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 949}}},                                                                                   // 946 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 945}, {Kind: Step, Target: 948}}},                                                        // 947 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 951}}},                                                                                   // 948 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 947}}},                                                                                   // 949 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 952, Set: 29}}},                                                                        // 950 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 950}, {Kind: Step, Target: 952}}},                                                        // 951 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 968}}},                                                                                   // 952 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 954, Set: 49}}},                                                                        // 953 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 955, Set: 27}}},                                                                        // 954 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 956, Callee: 284}}},                                                                      // 955 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 961, Callee: 35}}},                                                                       // 956 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 958, Set: 29}}},                                                                        // 957 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 960, Callee: 35}}},                                                                       // 958 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 957}}},                                                                                   // 959 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 963}}},                                                                                   // 960 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 959}, {Kind: Step, Target: 962}}},                                                        // 961 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 965}}},                                                                                   // 962 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 961}}},                                                                                   // 963 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 966, Set: 29}}},                                                                        // 964 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 964}, {Kind: Step, Target: 966}}},                                                        // 965 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 968}}},                                                                                   // 966 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 925}, {Kind: Step, Target: 939}, {Kind: Step, Target: 953}}},                             // 967 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 67}}},                                                                                    // 968 alterWireSchema
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 981, Callee: 36}}},                                                                       // 969 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 971, Set: 38}}},                                                                        // 970 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 972, Set: 39}}},                                                                        // 971 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 981, Callee: 29}}},                                                                       // 972 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 974, Set: 2}}},                                                                         // 973 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 975, Set: 39}}},                                                                        // 974 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 976, Callee: 280}}},                                                                      // 975 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 977, Set: 16}}},                                                                        // 976 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 978, Set: 43}}},                                                                        // 977 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 979, Callee: 30}}},                                                                       // 978 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 981}}},                                                                                   // 979 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 969}, {Kind: Step, Target: 970}, {Kind: Step, Target: 973}}},                             // 980 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 69}}},                                                                                    // 981 jsonWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 994, Callee: 36}}},                                                                       // 982 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 984, Set: 38}}},                                                                        // 983 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 985, Set: 39}}},                                                                        // 984 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 994, Callee: 31}}},                                                                       // 985 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 987, Set: 2}}},                                                                         // 986 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 988, Set: 39}}},                                                                        // 987 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 989, Callee: 280}}},                                                                      // 988 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 990, Set: 16}}},                                                                        // 989 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 991, Set: 43}}},                                                                        // 990 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 992, Callee: 32}}},                                                                       // 991 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 994}}},                                                                                   // 992 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 982}, {Kind: Step, Target: 983}, {Kind: Step, Target: 986}}},                             // 993 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 71}}},                                                                                    // 994 avroWireOperation
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1012, Callee: 27}}},                                                                      // 995 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 997, Set: 40}}},                                                                        // 996 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 998, Set: 39}}},                                                                        // 997 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1012, Callee: 280}}},                                                                     // 998 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1000, Set: 41}}},                                                                       // 999 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1001, Set: 39}}},                                                                       // 1000 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1002, Callee: 280}}},                                                                     // 1001 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1003, Set: 42}}},                                                                       // 1002 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1004, Callee: 279}}},                                                                     // 1003 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 1012}}},                                                                                  // 1004 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1006, Set: 2}}},                                                                        // 1005 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1007, Set: 39}}},                                                                       // 1006 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1008, Callee: 280}}},                                                                     // 1007 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1009, Set: 44}}},                                                                       // 1008 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1010, Set: 31}}},                                                                       // 1009 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 1012}}},                                                                                  // 1010 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 995}, {Kind: Step, Target: 996}, {Kind: Step, Target: 999}, {Kind: Step, Target: 1005}}}, // 1011 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 73}}},                                                                                    // 1012 wireOperation
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1014, Set: 54}}},                                                                       // 1013 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1015, Callee: 277}}},                                                                     // 1014 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1022, Set: 55}}},                                                                       // 1015 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1023, Callee: 38}}},                                                                      // 1016 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1023, Callee: 39}}},                                                                      // 1017 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1023, Callee: 40}}},                                                                      // 1018 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1023, Callee: 41}}},                                                                      // 1019 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1023, Callee: 42}}},                                                                      // 1020 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1023, Callee: 43}}},                                                                      // 1021 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Step, Target: 1016}, {Kind: Step, Target: 1017}, {Kind: Step, Target: 1018}, {Kind: Step, Target: 1019}, {Kind: Step, Target: 1020}, {Kind: Step, Target: 1021}}}, // 1022 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Step, Target: 75}}},                               // 1023 createCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1025, Set: 46}}},                  // 1024 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1026, Set: 47}}},                  // 1025 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1027, Set: 27}}},                  // 1026 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Call, Target: 1028, Callee: 282}}},                // 1027 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1029, Set: 42}}},                  // 1028 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1030, Set: 27}}},                  // 1029 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Call, Target: 1032, Callee: 281}}},                // 1030 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Call, Target: 1033, Callee: 45}}},                 // 1031 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Step, Target: 1031}, {Kind: Step, Target: 1033}}}, // 1032 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Step, Target: 77}}},                               // 1033 jsonCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1035, Set: 46}}},                  // 1034 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1036, Set: 48}}},                  // 1035 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1037, Set: 27}}},                  // 1036 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Call, Target: 1038, Callee: 283}}},                // 1037 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1039, Set: 42}}},                  // 1038 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1040, Set: 27}}},                  // 1039 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Call, Target: 1042, Callee: 281}}},                // 1040 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Call, Target: 1043, Callee: 45}}},                 // 1041 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Step, Target: 1041}, {Kind: Step, Target: 1043}}}, // 1042 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Step, Target: 79}}},                               // 1043 cborCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1045, Set: 46}}},                  // 1044 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1046, Set: 49}}},                  // 1045 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1047, Set: 27}}},                  // 1046 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Call, Target: 1048, Callee: 284}}},                // 1047 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1049, Set: 42}}},                  // 1048 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1050, Set: 27}}},                  // 1049 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Call, Target: 1052, Callee: 281}}},                // 1050 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Call, Target: 1053, Callee: 45}}},                 // 1051 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Step, Target: 1051}, {Kind: Step, Target: 1053}}}, // 1052 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Step, Target: 81}}},                               // 1053 avroCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1055, Set: 56}}},                  // 1054 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1056, Set: 42}}},                  // 1055 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1057, Set: 27}}},                  // 1056 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Call, Target: 1058, Callee: 281}}},                // 1057 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Call, Target: 1060, Callee: 44}}},                 // 1058 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Call, Target: 1061, Callee: 45}}},                 // 1059 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Step, Target: 1059}, {Kind: Step, Target: 1061}}}, // 1060 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Step, Target: 83}}},                               // 1061 jaqCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1063, Set: 57}}},                  // 1062 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1064, Set: 58}}},                  // 1063 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1065, Set: 59}}},                  // 1064 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Call, Target: 1067, Callee: 286}}},                // 1065 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Call, Target: 1068, Callee: 138}}},                // 1066 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Step, Target: 1066}, {Kind: Step, Target: 1068}}}, // 1067 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Step, Target: 1069}}},                             // 1068 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Call, Target: 1070, Callee: 142}}},                // 1069 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1071, Set: 60}}},                  // 1070 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1072, Set: 26}}},                  // 1071 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1073, Set: 42}}},                  // 1072 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1074, Set: 27}}},                  // 1073 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Call, Target: 1075, Callee: 281}}},                // 1074 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Call, Target: 1077, Callee: 44}}},                 // 1075 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Call, Target: 1078, Callee: 45}}},                 // 1076 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Step, Target: 1076}, {Kind: Step, Target: 1078}}}, // 1077 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Step, Target: 85}}},                               // 1078 protobufCodec
	{Rule: 43, Edges: []Edge{{Kind: Accept, Target: 1080, Set: 61}}},                  // 1079 syslogCodec
	{Rule: 43, Edges: []Edge{{Kind: Accept, Target: 1081, Set: 42}}},                  // 1080 syslogCodec
	{Rule: 43, Edges: []Edge{{Kind: Accept, Target: 1082, Set: 27}}},                  // 1081 syslogCodec
	{Rule: 43, Edges: []Edge{{Kind: Call, Target: 1083, Callee: 281}}},                // 1082 syslogCodec
	{Rule: 43, Edges: []Edge{{Kind: Step, Target: 87}}},                               // 1083 syslogCodec
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1085, Set: 6}}},                   // 1084 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1086, Set: 62}}},                  // 1085 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1098, Set: 63}}},                  // 1086 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1088, Set: 64}}},                  // 1087 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1089, Set: 65}}},                  // 1088 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1093, Set: 26}}},                  // 1089 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1091, Set: 64}}},                  // 1090 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1092, Set: 66}}},                  // 1091 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1094, Set: 26}}},                  // 1092 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Step, Target: 1090}, {Kind: Step, Target: 1094}}}, // 1093 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Step, Target: 1099}}},                             // 1094 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1096, Set: 64}}},                  // 1095 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1097, Set: 66}}},                  // 1096 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1099, Set: 26}}},                  // 1097 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Step, Target: 1087}, {Kind: Step, Target: 1095}}}, // 1098 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Step, Target: 89}}},                               // 1099 codecJaq
	{Rule: 45, Edges: []Edge{{Kind: Accept, Target: 1101, Set: 67}}},                  // 1100 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Call, Target: 1106, Callee: 46}}},                 // 1101 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Accept, Target: 1103, Set: 29}}},                  // 1102 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Call, Target: 1105, Callee: 46}}},                 // 1103 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 1102}}},                             // 1104 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 1108}}},                             // 1105 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 1104}, {Kind: Step, Target: 1107}}}, // 1106 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 1110}}},                             // 1107 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 1106}}},                             // 1108 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Accept, Target: 1111, Set: 29}}},                  // 1109 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 1109}, {Kind: Step, Target: 1111}}}, // 1110 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 91}}},                               // 1111 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Call, Target: 1113, Callee: 280}}},                // 1112 encodeRule
	{Rule: 46, Edges: []Edge{{Kind: Accept, Target: 1114, Set: 68}}},                  // 1113 encodeRule
	{Rule: 46, Edges: []Edge{{Kind: Accept, Target: 1115, Set: 69}}},                  // 1114 encodeRule
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 93}}},                               // 1115 encodeRule
	{Rule: 47, Edges: []Edge{{Kind: Accept, Target: 1117, Set: 59}}},                  // 1116 createResource
	{Rule: 47, Edges: []Edge{{Kind: Call, Target: 1118, Callee: 277}}},                // 1117 createResource
	{Rule: 47, Edges: []Edge{{Kind: Step, Target: 95}}},                               // 1118 createResource
	{Rule: 48, Edges: []Edge{{Kind: Accept, Target: 1120, Set: 70}}},                  // 1119 uploadResource
	{Rule: 48, Edges: []Edge{{Kind: Accept, Target: 1121, Set: 59}}},                  // 1120 uploadResource
	{Rule: 48, Edges: []Edge{{Kind: Call, Target: 1122, Callee: 286}}},                // 1121 uploadResource
	{Rule: 48, Edges: []Edge{{Kind: Accept, Target: 1123, Set: 71}}},                  // 1122 uploadResource
	{Rule: 48, Edges: []Edge{{Kind: Accept, Target: 1124, Set: 26}}},                  // 1123 uploadResource
	{Rule: 48, Edges: []Edge{{Kind: Step, Target: 97}}},                               // 1124 uploadResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1126, Set: 72}}},                  // 1125 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1127, Set: 59}}},                  // 1126 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Call, Target: 1128, Callee: 286}}},                // 1127 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1129, Set: 42}}},                  // 1128 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Call, Target: 1139, Callee: 138}}},                // 1129 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1131, Set: 73}}},                  // 1130 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Call, Target: 1136, Callee: 50}}},                 // 1131 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1133, Set: 29}}},                  // 1132 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Call, Target: 1135, Callee: 50}}},                 // 1133 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 1132}}},                             // 1134 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 1138}}},                             // 1135 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 1134}, {Kind: Step, Target: 1137}}}, // 1136 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 1140}}},                             // 1137 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 1136}}},                             // 1138 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 1130}, {Kind: Step, Target: 1140}}}, // 1139 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 99}}},                               // 1140 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1142, Set: 74}}},                  // 1141 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1159, Callee: 288}}},                // 1142 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1144, Set: 54}}},                  // 1143 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1159, Callee: 285}}},                // 1144 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1146, Set: 75}}},                  // 1145 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1147, Set: 76}}},                  // 1146 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1159, Callee: 290}}},                // 1147 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1149, Set: 77}}},                  // 1148 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1159, Callee: 300}}},                // 1149 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1151, Set: 78}}},                  // 1150 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1152, Set: 79}}},                  // 1151 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1159, Callee: 301}}},                // 1152 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1154, Set: 80}}},                  // 1153 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1155, Set: 81}}},                  // 1154 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1159, Callee: 305}}},                // 1155 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1157, Set: 82}}},                  // 1156 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1159, Callee: 287}}},                // 1157 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1141}, {Kind: Step, Target: 1143}, {Kind: Step, Target: 1145}, {Kind: Step, Target: 1148}, {Kind: Step, Target: 1150}, {Kind: Step, Target: 1153}, {Kind: Step, Target: 1156}}}, // 1158 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 101}}},                              // 1159 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1161, Set: 74}}},                  // 1160 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1162, Callee: 277}}},                // 1161 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1167, Callee: 139}}},                // 1162 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1164, Set: 29}}},                  // 1163 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1166, Callee: 139}}},                // 1164 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1163}}},                             // 1165 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1169}}},                             // 1166 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1165}, {Kind: Step, Target: 1168}}}, // 1167 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1171}}},                             // 1168 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1167}}},                             // 1169 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1172, Callee: 52}}},                 // 1170 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1170}, {Kind: Step, Target: 1172}}}, // 1171 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 103}}},                              // 1172 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1174, Set: 6}}},                   // 1173 withTls
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1175, Set: 83}}},                  // 1174 withTls
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1177, Callee: 286}}},                // 1175 withTls
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1178, Callee: 138}}},                // 1176 withTls
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1176}, {Kind: Step, Target: 1178}}}, // 1177 withTls
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 105}}},                              // 1178 withTls
	{Rule: 53, Edges: []Edge{{Kind: Accept, Target: 1180, Set: 84}}},                  // 1179 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Call, Target: 1181, Callee: 277}}},                // 1180 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Accept, Target: 1182, Set: 64}}},                  // 1181 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Call, Target: 1183, Callee: 288}}},                // 1182 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Accept, Target: 1184, Set: 85}}},                  // 1183 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Call, Target: 1185, Callee: 56}}},                 // 1184 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Accept, Target: 1188, Set: 43}}},                  // 1185 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Accept, Target: 1189, Set: 86}}},                  // 1186 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Call, Target: 1189, Callee: 54}}},                 // 1187 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 1186}, {Kind: Step, Target: 1187}}}, // 1188 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 107}}},                              // 1189 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1192, Set: 87}}},                  // 1190 websocketsEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Call, Target: 1193, Callee: 55}}},                 // 1191 websocketsEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 1191}, {Kind: Step, Target: 1193}}}, // 1192 websocketsEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 109}}},                              // 1193 websocketsEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Accept, Target: 1195, Set: 6}}},                   // 1194 withSignaling
	{Rule: 55, Edges: []Edge{{Kind: Accept, Target: 1196, Set: 75}}},                  // 1195 withSignaling
	{Rule: 55, Edges: []Edge{{Kind: Accept, Target: 1197, Set: 76}}},                  // 1196 withSignaling
	{Rule: 55, Edges: []Edge{{Kind: Call, Target: 1198, Callee: 290}}},                // 1197 withSignaling
	{Rule: 55, Edges: []Edge{{Kind: Step, Target: 111}}},                              // 1198 withSignaling
	{Rule: 56, Edges: []Edge{{Kind: Accept, Target: 1200, Set: 26}}},                  // 1199 path
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 113}}},                              // 1200 path
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1202, Set: 75}}},                  // 1201 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1203, Set: 76}}},                  // 1202 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Call, Target: 1204, Callee: 277}}},                // 1203 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1205, Set: 88}}},                  // 1204 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Call, Target: 1207, Callee: 58}}},                 // 1205 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Call, Target: 1208, Callee: 60}}},                 // 1206 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1206}, {Kind: Step, Target: 1208}}}, // 1207 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1209}}},                             // 1208 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1210, Set: 64}}},                  // 1209 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1213, Set: 89}}},                  // 1210 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1212, Set: 90}}},                  // 1211 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1214, Set: 91}}},                  // 1212 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1211}, {Kind: Step, Target: 1214}}}, // 1213 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1216}}},                             // 1214 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Call, Target: 1217, Callee: 59}}},                 // 1215 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1215}}},                             // 1216 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1218}}},                             // 1217 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1216}, {Kind: Step, Target: 1219}}}, // 1218 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1220}}},                             // 1219 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1221, Set: 92}}},                  // 1220 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Call, Target: 1222, Callee: 132}}},                // 1221 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 115}}},                              // 1222 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1245, Set: 47}}},                  // 1223 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1245, Set: 93}}},                  // 1224 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1245, Set: 94}}},                  // 1225 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1245, Set: 95}}},                  // 1226 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1245, Set: 48}}},                  // 1227 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1245, Set: 96}}},                  // 1228 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1230, Set: 57}}},                  // 1229 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1231, Set: 58}}},                  // 1230 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1232, Set: 59}}},                  // 1231 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Call, Target: 1234, Callee: 286}}},                // 1232 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Call, Target: 1235, Callee: 138}}},                // 1233 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1233}, {Kind: Step, Target: 1235}}}, // 1234 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1236}}},                             // 1235 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Call, Target: 1237, Callee: 142}}},                // 1236 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1238, Set: 97}}},                  // 1237 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1239, Set: 60}}},                  // 1238 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1240, Set: 26}}},                  // 1239 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1241, Set: 98}}},                  // 1240 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1242, Set: 60}}},                  // 1241 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1243, Set: 26}}},                  // 1242 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1245}}},                             // 1243 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1223}, {Kind: Step, Target: 1224}, {Kind: Step, Target: 1225}, {Kind: Step, Target: 1226}, {Kind: Step, Target: 1227}, {Kind: Step, Target: 1228}, {Kind: Step, Target: 1229}}}, // 1244 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 117}}},                                                          // 1245 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1247, Set: 97}}},                                              // 1246 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1248, Set: 62}}},                                              // 1247 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1253, Set: 26}}},                                              // 1248 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1250, Set: 29}}},                                              // 1249 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1252, Set: 26}}},                                              // 1250 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1249}}},                                                         // 1251 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1255}}},                                                         // 1252 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1251}, {Kind: Step, Target: 1254}}},                             // 1253 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1287}}},                                                         // 1254 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1253}}},                                                         // 1255 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1257, Set: 98}}},                                              // 1256 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1258, Set: 62}}},                                              // 1257 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1260, Set: 26}}},                                              // 1258 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Call, Target: 1261, Callee: 60}}},                                             // 1259 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1259}, {Kind: Step, Target: 1261}}},                             // 1260 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1264}}},                                                         // 1261 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1263, Set: 99}}},                                              // 1262 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1265, Set: 26}}},                                              // 1263 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1262}, {Kind: Step, Target: 1265}}},                             // 1264 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1268}}},                                                         // 1265 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1267, Set: 90}}},                                              // 1266 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1269, Set: 91}}},                                              // 1267 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1266}, {Kind: Step, Target: 1269}}},                             // 1268 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1287}}},                                                         // 1269 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1271, Set: 98}}},                                              // 1270 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1272, Set: 62}}},                                              // 1271 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1275, Set: 26}}},                                              // 1272 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1274, Set: 29}}},                                              // 1273 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1276, Set: 26}}},                                              // 1274 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1273}}},                                                         // 1275 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1277}}},                                                         // 1276 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1275}, {Kind: Step, Target: 1278}}},                             // 1277 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1280}}},                                                         // 1278 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Call, Target: 1281, Callee: 60}}},                                             // 1279 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1279}, {Kind: Step, Target: 1281}}},                             // 1280 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1284}}},                                                         // 1281 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1283, Set: 90}}},                                              // 1282 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1285, Set: 91}}},                                              // 1283 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1282}, {Kind: Step, Target: 1285}}},                             // 1284 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1287}}},                                                         // 1285 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1246}, {Kind: Step, Target: 1256}, {Kind: Step, Target: 1270}}}, // 1286 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 119}}},                                                          // 1287 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Accept, Target: 1289, Set: 100}}},                                             // 1288 failJaq
	{Rule: 60, Edges: []Edge{{Kind: Accept, Target: 1290, Set: 62}}},                                              // 1289 failJaq
	{Rule: 60, Edges: []Edge{{Kind: Accept, Target: 1295, Set: 26}}},                                              // 1290 failJaq
	{Rule: 60, Edges: []Edge{{Kind: Accept, Target: 1292, Set: 29}}},                                              // 1291 failJaq
	{Rule: 60, Edges: []Edge{{Kind: Accept, Target: 1294, Set: 26}}},                                              // 1292 failJaq
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 1291}}},                                                         // 1293 failJaq
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 1297}}},                                                         // 1294 failJaq
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 1293}, {Kind: Step, Target: 1296}}},                             // 1295 failJaq
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 121}}},                                                          // 1296 failJaq
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 1295}}},                                                         // 1297 failJaq
	{Rule: 61, Edges: []Edge{{Kind: Accept, Target: 1299, Set: 101}}},                                             // 1298 createBranch
	{Rule: 61, Edges: []Edge{{Kind: Call, Target: 1300, Callee: 277}}},                                            // 1299 createBranch
	{Rule: 61, Edges: []Edge{{Kind: Accept, Target: 1301, Set: 27}}},                                              // 1300 createBranch
	{Rule: 61, Edges: []Edge{{Kind: Call, Target: 1302, Callee: 281}}},                                            // 1301 createBranch
	{Rule: 61, Edges: []Edge{{Kind: Accept, Target: 1303, Set: 102}}},                                             // 1302 createBranch
	{Rule: 61, Edges: []Edge{{Kind: Call, Target: 1305, Callee: 132}}},                                            // 1303 createBranch
	{Rule: 61, Edges: []Edge{{Kind: Call, Target: 1306, Callee: 62}}},                                             // 1304 createBranch
	{Rule: 61, Edges: []Edge{{Kind: Step, Target: 1304}, {Kind: Step, Target: 1306}}},                             // 1305 createBranch
	{Rule: 61, Edges: []Edge{{Kind: Step, Target: 123}}},                                                          // 1306 createBranch
	{Rule: 62, Edges: []Edge{{Kind: Accept, Target: 1308, Set: 103}}},                                             // 1307 branchLimit
	{Rule: 62, Edges: []Edge{{Kind: Accept, Target: 1309, Set: 104}}},                                             // 1308 branchLimit
	{Rule: 62, Edges: []Edge{{Kind: Call, Target: 1310, Callee: 130}}},                                            // 1309 branchLimit
	{Rule: 62, Edges: []Edge{{Kind: Accept, Target: 1311, Set: 105}}},                                             // 1310 branchLimit
	{Rule: 62, Edges: []Edge{{Kind: Accept, Target: 1312, Set: 106}}},                                             // 1311 branchLimit
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 125}}},                                                          // 1312 branchLimit
	{Rule: 63, Edges: []Edge{{Kind: Accept, Target: 1314, Set: 107}}},                                             // 1313 createRelay
	{Rule: 63, Edges: []Edge{{Kind: Call, Target: 1315, Callee: 278}}},                                            // 1314 createRelay
	{Rule: 63, Edges: []Edge{{Kind: Accept, Target: 1316, Set: 27}}},                                              // 1315 createRelay
	{Rule: 63, Edges: []Edge{{Kind: Call, Target: 1317, Callee: 281}}},                                            // 1316 createRelay
	{Rule: 63, Edges: []Edge{{Kind: Call, Target: 1320, Callee: 150}}},                                            // 1317 createRelay
	{Rule: 63, Edges: []Edge{{Kind: Accept, Target: 1319, Set: 108}}},                                             // 1318 createRelay
	{Rule: 63, Edges: []Edge{{Kind: Call, Target: 1321, Callee: 130}}},                                            // 1319 createRelay
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 1318}, {Kind: Step, Target: 1321}}},                             // 1320 createRelay
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 1323}}},                                                         // 1321 createRelay
	{Rule: 63, Edges: []Edge{{Kind: Call, Target: 1324, Callee: 64}}},                                             // 1322 createRelay
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 1322}, {Kind: Step, Target: 1324}}},                             // 1323 createRelay
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 127}}},                                                          // 1324 createRelay
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1326, Set: 6}}},                                               // 1325 materializedState
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1327, Set: 109}}},                                             // 1326 materializedState
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1328, Set: 110}}},                                             // 1327 materializedState
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1329, Set: 111}}},                                             // 1328 materializedState
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1330, Set: 112}}},                                             // 1329 materializedState
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1331, Set: 113}}},                                             // 1330 materializedState
	{Rule: 64, Edges: []Edge{{Kind: Step, Target: 129}}},                                                          // 1331 materializedState
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1333, Set: 107}}},                                             // 1332 alterRelay
	{Rule: 65, Edges: []Edge{{Kind: Call, Target: 1334, Callee: 292}}},                                            // 1333 alterRelay
	{Rule: 65, Edges: []Edge{{Kind: Call, Target: 1339, Callee: 66}}},                                             // 1334 alterRelay
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1336, Set: 29}}},                                              // 1335 alterRelay
	{Rule: 65, Edges: []Edge{{Kind: Call, Target: 1338, Callee: 66}}},                                             // 1336 alterRelay
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 1335}}},                                                         // 1337 alterRelay
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 1341}}},                                                         // 1338 alterRelay
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 1337}, {Kind: Step, Target: 1340}}},                             // 1339 alterRelay
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 131}}},                                                          // 1340 alterRelay
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 1339}}},                                                         // 1341 alterRelay
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1343, Set: 16}}},                                              // 1342 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1344, Set: 108}}},                                             // 1343 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Call, Target: 1360, Callee: 130}}},                                            // 1344 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1346, Set: 16}}},                                              // 1345 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1347, Set: 27}}},                                              // 1346 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Call, Target: 1360, Callee: 281}}},                                            // 1347 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1349, Set: 16}}},                                              // 1348 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Call, Target: 1360, Callee: 150}}},                                            // 1349 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1351, Set: 16}}},                                              // 1350 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1352, Set: 109}}},                                             // 1351 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1353, Set: 110}}},                                             // 1352 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1354, Set: 111}}},                                             // 1353 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1355, Set: 112}}},                                             // 1354 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1360, Set: 113}}},                                             // 1355 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1357, Set: 40}}},                                              // 1356 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1358, Set: 109}}},                                             // 1357 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1360, Set: 110}}},                                             // 1358 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 1342}, {Kind: Step, Target: 1345}, {Kind: Step, Target: 1348}, {Kind: Step, Target: 1350}, {Kind: Step, Target: 1356}}}, // 1359 relayOperation
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 133}}},                                                          // 1360 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1362, Set: 82}}},                                              // 1361 createClient
	{Rule: 67, Edges: []Edge{{Kind: Call, Target: 1363, Callee: 277}}},                                            // 1362 createClient
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1364, Set: 43}}},                                              // 1363 createClient
	{Rule: 67, Edges: []Edge{{Kind: Call, Target: 1366, Callee: 68}}},                                             // 1364 createClient
	{Rule: 67, Edges: []Edge{{Kind: Call, Target: 1367, Callee: 70}}},                                             // 1365 createClient
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 1365}, {Kind: Step, Target: 1367}}},                             // 1366 createClient
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 1368}}},                                                         // 1367 createClient
	{Rule: 67, Edges: []Edge{{Kind: Call, Target: 1369, Callee: 142}}},                                            // 1368 createClient
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 135}}},                                                          // 1369 createClient
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1374, Set: 114}}},                                             // 1370 clientType
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1374, Set: 115}}},                                             // 1371 clientType
	{Rule: 68, Edges: []Edge{{Kind: Call, Target: 1374, Callee: 69}}},                                             // 1372 clientType
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 1370}, {Kind: Step, Target: 1371}, {Kind: Step, Target: 1372}}}, // 1373 clientType
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 137}}},                                                          // 1374 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 116}}},                                             // 1375 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 86}}},                                              // 1376 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 117}}},                                             // 1377 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 118}}},                                             // 1378 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 119}}},                                             // 1379 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 120}}},                                             // 1380 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 121}}},                                             // 1381 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 122}}},                                             // 1382 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 123}}},                                             // 1383 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 124}}},                                             // 1384 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 125}}},                                             // 1385 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 126}}},                                             // 1386 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 127}}},                                             // 1387 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 128}}},                                             // 1388 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 129}}},                                             // 1389 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 130}}},                                             // 1390 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 131}}},                                             // 1391 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 61}}},                                              // 1392 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1395, Set: 87}}},                                              // 1393 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Call, Target: 1396, Callee: 55}}},                                             // 1394 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 1394}, {Kind: Step, Target: 1396}}},                             // 1395 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 1398}}},                                                         // 1396 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 1375}, {Kind: Step, Target: 1376}, {Kind: Step, Target: 1377}, {Kind: Step, Target: 1378}, {Kind: Step, Target: 1379}, {Kind: Step, Target: 1380}, {Kind: Step, Target: 1381}, {Kind: Step, Target: 1382}, {Kind: Step, Target: 1383}, {Kind: Step, Target: 1384}, {Kind: Step, Target: 1385}, {Kind: Step, Target: 1386}, {Kind: Step, Target: 1387}, {Kind: Step, Target: 1388}, {Kind: Step, Target: 1389}, {Kind: Step, Target: 1390}, {Kind: Step, Target: 1391}, {Kind: Step, Target: 1392}, {Kind: Step, Target: 1393}}}, // 1397 otherClientType
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 139}}},                              // 1398 otherClientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1400, Set: 132}}},                 // 1399 mount
	{Rule: 70, Edges: []Edge{{Kind: Call, Target: 1402, Callee: 286}}},                // 1400 mount
	{Rule: 70, Edges: []Edge{{Kind: Call, Target: 1403, Callee: 138}}},                // 1401 mount
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 1401}, {Kind: Step, Target: 1403}}}, // 1402 mount
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 141}}},                              // 1403 mount
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1405, Set: 9}}},                   // 1404 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Call, Target: 1406, Callee: 277}}},                // 1405 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1407, Set: 55}}},                  // 1406 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Call, Target: 1412, Callee: 307}}},                // 1407 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1409, Set: 29}}},                  // 1408 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Call, Target: 1411, Callee: 307}}},                // 1409 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1408}}},                             // 1410 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1414}}},                             // 1411 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1410}, {Kind: Step, Target: 1413}}}, // 1412 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1415}}},                             // 1413 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1412}}},                             // 1414 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1416, Set: 42}}},                  // 1415 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Call, Target: 1421, Callee: 307}}},                // 1416 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1418, Set: 29}}},                  // 1417 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Call, Target: 1420, Callee: 307}}},                // 1418 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1417}}},                             // 1419 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1423}}},                             // 1420 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1419}, {Kind: Step, Target: 1422}}}, // 1421 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1424}}},                             // 1422 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1421}}},                             // 1423 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Call, Target: 1427, Callee: 10}}},                 // 1424 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1426, Set: 133}}},                 // 1425 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Call, Target: 1428, Callee: 130}}},                // 1426 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1425}, {Kind: Step, Target: 1428}}}, // 1427 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 143}}},                              // 1428 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Accept, Target: 1430, Set: 9}}},                   // 1429 alterPlacement
	{Rule: 72, Edges: []Edge{{Kind: Call, Target: 1431, Callee: 304}}},                // 1430 alterPlacement
	{Rule: 72, Edges: []Edge{{Kind: Call, Target: 1436, Callee: 73}}},                 // 1431 alterPlacement
	{Rule: 72, Edges: []Edge{{Kind: Accept, Target: 1433, Set: 29}}},                  // 1432 alterPlacement
	{Rule: 72, Edges: []Edge{{Kind: Call, Target: 1435, Callee: 73}}},                 // 1433 alterPlacement
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 1432}}},                             // 1434 alterPlacement
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 1438}}},                             // 1435 alterPlacement
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 1434}, {Kind: Step, Target: 1437}}}, // 1436 alterPlacement
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 145}}},                              // 1437 alterPlacement
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 1436}}},                             // 1438 alterPlacement
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1440, Set: 16}}},                  // 1439 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1441, Set: 134}}},                 // 1440 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1470, Callee: 10}}},                 // 1441 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1443, Set: 16}}},                  // 1442 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1444, Set: 133}}},                 // 1443 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1470, Callee: 130}}},                // 1444 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1446, Set: 40}}},                  // 1445 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1470, Set: 133}}},                 // 1446 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1448, Set: 16}}},                  // 1447 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1449, Set: 55}}},                  // 1448 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1454, Callee: 307}}},                // 1449 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1451, Set: 29}}},                  // 1450 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1453, Callee: 307}}},                // 1451 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1450}}},                             // 1452 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1456}}},                             // 1453 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1452}, {Kind: Step, Target: 1455}}}, // 1454 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1457}}},                             // 1455 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1454}}},                             // 1456 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1458, Set: 42}}},                  // 1457 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1463, Callee: 307}}},                // 1458 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1460, Set: 29}}},                  // 1459 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1462, Callee: 307}}},                // 1460 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1459}}},                             // 1461 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1465}}},                             // 1462 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1461}, {Kind: Step, Target: 1464}}}, // 1463 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1470}}},                             // 1464 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1463}}},                             // 1465 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1467, Set: 41}}},                  // 1466 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1468, Set: 42}}},                  // 1467 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1470, Callee: 277}}},                // 1468 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1439}, {Kind: Step, Target: 1442}, {Kind: Step, Target: 1445}, {Kind: Step, Target: 1447}, {Kind: Step, Target: 1466}}}, // 1469 placementOperation
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 147}}},                              // 1470 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1472, Set: 80}}},                  // 1471 createHashMap
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1473, Set: 81}}},                  // 1472 createHashMap
	{Rule: 74, Edges: []Edge{{Kind: Call, Target: 1474, Callee: 277}}},                // 1473 createHashMap
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1475, Set: 135}}},                 // 1474 createHashMap
	{Rule: 74, Edges: []Edge{{Kind: Call, Target: 1476, Callee: 280}}},                // 1475 createHashMap
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1477, Set: 55}}},                  // 1476 createHashMap
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1478, Set: 59}}},                  // 1477 createHashMap
	{Rule: 74, Edges: []Edge{{Kind: Call, Target: 1480, Callee: 286}}},                // 1478 createHashMap
	{Rule: 74, Edges: []Edge{{Kind: Call, Target: 1481, Callee: 138}}},                // 1479 createHashMap
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1479}, {Kind: Step, Target: 1481}}}, // 1480 createHashMap
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1482}}},                             // 1481 createHashMap
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1483, Set: 85}}},                  // 1482 createHashMap
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1484, Set: 26}}},                  // 1483 createHashMap
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1485, Set: 136}}},                 // 1484 createHashMap
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1486, Set: 58}}},                  // 1485 createHashMap
	{Rule: 74, Edges: []Edge{{Kind: Call, Target: 1487, Callee: 285}}},                // 1486 createHashMap
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 149}}},                              // 1487 createHashMap
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1489, Set: 137}}},                 // 1488 lookup
	{Rule: 75, Edges: []Edge{{Kind: Call, Target: 1490, Callee: 305}}},                // 1489 lookup
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1491, Set: 135}}},                 // 1490 lookup
	{Rule: 75, Edges: []Edge{{Kind: Call, Target: 1492, Callee: 137}}},                // 1491 lookup
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 151}}},                              // 1492 lookup
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1494, Set: 138}}},                 // 1493 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1495, Callee: 277}}},                // 1494 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1496, Set: 6}}},                   // 1495 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1497, Set: 139}}},                 // 1496 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1498, Set: 140}}},                 // 1497 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1499, Set: 28}}},                  // 1498 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1504, Callee: 77}}},                 // 1499 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1501, Set: 29}}},                  // 1500 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1503, Callee: 77}}},                 // 1501 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1500}}},                             // 1502 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1506}}},                             // 1503 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1502}, {Kind: Step, Target: 1505}}}, // 1504 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1507}}},                             // 1505 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1504}}},                             // 1506 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1508, Set: 30}}},                  // 1507 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1509, Set: 141}}},                 // 1508 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1511, Callee: 19}}},                 // 1509 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1512, Set: 31}}},                  // 1510 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1510}, {Kind: Step, Target: 1512}}}, // 1511 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1514}}},                             // 1512 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1515, Set: 142}}},                 // 1513 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1513}, {Kind: Step, Target: 1515}}}, // 1514 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1516}}},                             // 1515 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1517, Set: 143}}},                 // 1516 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1518, Set: 26}}},                  // 1517 createUdf
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 153}}},                              // 1518 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Call, Target: 1520, Callee: 277}}},                // 1519 udfArgument
	{Rule: 77, Edges: []Edge{{Kind: Call, Target: 1522, Callee: 19}}},                 // 1520 udfArgument
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1523, Set: 31}}},                  // 1521 udfArgument
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 1521}, {Kind: Step, Target: 1523}}}, // 1522 udfArgument
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 155}}},                              // 1523 udfArgument
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1525, Set: 144}}},                 // 1524 createSubscription
	{Rule: 78, Edges: []Edge{{Kind: Call, Target: 1526, Callee: 277}}},                // 1525 createSubscription
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1527, Set: 42}}},                  // 1526 createSubscription
	{Rule: 78, Edges: []Edge{{Kind: Call, Target: 1529, Callee: 292}}},                // 1527 createSubscription
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1530, Set: 145}}},                 // 1528 createSubscription
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1528}, {Kind: Step, Target: 1530}}}, // 1529 createSubscription
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1532}}},                             // 1530 createSubscription
	{Rule: 78, Edges: []Edge{{Kind: Call, Target: 1533, Callee: 79}}},                 // 1531 createSubscription
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1531}, {Kind: Step, Target: 1533}}}, // 1532 createSubscription
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1535}}},                             // 1533 createSubscription
	{Rule: 78, Edges: []Edge{{Kind: Call, Target: 1536, Callee: 149}}},                // 1534 createSubscription
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1534}, {Kind: Step, Target: 1536}}}, // 1535 createSubscription
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 157}}},                              // 1536 createSubscription
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1538, Set: 146}}},                 // 1537 sampleRate
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1539, Set: 147}}},                 // 1538 sampleRate
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1540, Set: 21}}},                  // 1539 sampleRate
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1541, Set: 22}}},                  // 1540 sampleRate
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 159}}},                              // 1541 sampleRate
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1543, Set: 148}}},                 // 1542 deleteSubscription
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1544, Set: 144}}},                 // 1543 deleteSubscription
	{Rule: 80, Edges: []Edge{{Kind: Call, Target: 1545, Callee: 309}}},                // 1544 deleteSubscription
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 161}}},                              // 1545 deleteSubscription
	{Rule: 81, Edges: []Edge{{Kind: Accept, Target: 1549, Set: 40}}},                  // 1546 dropStatement
	{Rule: 81, Edges: []Edge{{Kind: Call, Target: 1550, Callee: 97}}},                 // 1547 dropStatement
	{Rule: 81, Edges: []Edge{{Kind: Call, Target: 1550, Callee: 86}}},                 // 1548 dropStatement
	{Rule: 81, Edges: []Edge{{Kind: Step, Target: 1547}, {Kind: Step, Target: 1548}}}, // 1549 dropStatement
	{Rule: 81, Edges: []Edge{{Kind: Step, Target: 163}}},                              // 1550 dropStatement
	{Rule: 82, Edges: []Edge{{Kind: Accept, Target: 1560, Set: 149}}},                 // 1551 showStatement
	{Rule: 82, Edges: []Edge{{Kind: Accept, Target: 1553, Set: 1}}},                   // 1552 showStatement
	{Rule: 82, Edges: []Edge{{Kind: Call, Target: 1561, Callee: 86}}},                 // 1553 showStatement
	{Rule: 82, Edges: []Edge{{Kind: Accept, Target: 1555, Set: 150}}},                 // 1554 showStatement
	{Rule: 82, Edges: []Edge{{Kind: Accept, Target: 1561, Set: 151}}},                 // 1555 showStatement
	{Rule: 82, Edges: []Edge{{Kind: Accept, Target: 1561, Set: 152}}},                 // 1556 showStatement
	{Rule: 82, Edges: []Edge{{Kind: Call, Target: 1561, Callee: 83}}},                 // 1557 showStatement
	{Rule: 82, Edges: []Edge{{Kind: Call, Target: 1561, Callee: 84}}},                 // 1558 showStatement
	{Rule: 82, Edges: []Edge{{Kind: Call, Target: 1561, Callee: 85}}},                 // 1559 showStatement
	{Rule: 82, Edges: []Edge{{Kind: Step, Target: 1552}, {Kind: Step, Target: 1554}, {Kind: Step, Target: 1556}, {Kind: Step, Target: 1557}, {Kind: Step, Target: 1558}, {Kind: Step, Target: 1559}}}, // 1560 showStatement
	{Rule: 82, Edges: []Edge{{Kind: Step, Target: 165}}},                              // 1561 showStatement
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1563, Set: 107}}},                 // 1562 showState
	{Rule: 83, Edges: []Edge{{Kind: Call, Target: 1564, Callee: 292}}},                // 1563 showState
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1565, Set: 109}}},                 // 1564 showState
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1566, Set: 110}}},                 // 1565 showState
	{Rule: 83, Edges: []Edge{{Kind: Step, Target: 167}}},                              // 1566 showState
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1568, Set: 153}}},                 // 1567 showPlacements
	{Rule: 84, Edges: []Edge{{Kind: Step, Target: 169}}},                              // 1568 showPlacements
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1570, Set: 154}}},                 // 1569 showUdfs
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 171}}},                              // 1570 showUdfs
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1572, Set: 27}}},                  // 1571 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1605, Callee: 281}}},                // 1572 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1574, Set: 46}}},                  // 1573 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1575, Set: 47}}},                  // 1574 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1576, Set: 27}}},                  // 1575 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1605, Callee: 282}}},                // 1576 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1578, Set: 54}}},                  // 1577 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1605, Callee: 285}}},                // 1578 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1580, Set: 82}}},                  // 1579 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1605, Callee: 287}}},                // 1580 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1582, Set: 74}}},                  // 1581 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1605, Callee: 288}}},                // 1582 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1584, Set: 84}}},                  // 1583 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1605, Callee: 289}}},                // 1584 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1586, Set: 101}}},                 // 1585 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1605, Callee: 291}}},                // 1586 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1588, Set: 107}}},                 // 1587 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1605, Callee: 292}}},                // 1588 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1591, Callee: 239}}},                // 1589 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1589}, {Kind: Step, Target: 1591}}}, // 1590 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1592}}},                             // 1591 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1593, Set: 155}}},                 // 1592 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1605, Callee: 293}}},                // 1593 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1595, Set: 156}}},                 // 1594 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1605, Callee: 295}}},                // 1595 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1597, Set: 157}}},                 // 1596 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1605, Callee: 296}}},                // 1597 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1599, Set: 158}}},                 // 1598 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1600, Set: 79}}},                  // 1599 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1605, Callee: 298}}},                // 1600 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1602, Set: 159}}},                 // 1601 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1605, Callee: 303}}},                // 1602 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1605, Callee: 87}}},                 // 1603 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1571}, {Kind: Step, Target: 1573}, {Kind: Step, Target: 1577}, {Kind: Step, Target: 1579}, {Kind: Step, Target: 1581}, {Kind: Step, Target: 1583}, {Kind: Step, Target: 1585}, {Kind: Step, Target: 1587}, {Kind: Step, Target: 1590}, {Kind: Step, Target: 1594}, {Kind: Step, Target: 1596}, {Kind: Step, Target: 1598}, {Kind: Step, Target: 1601}, {Kind: Step, Target: 1603}}}, // 1604 modelRef
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 173}}},               // 1605 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1607, Set: 46}}},   // 1606 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1608, Set: 48}}},   // 1607 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1609, Set: 27}}},   // 1608 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1638, Callee: 283}}}, // 1609 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1611, Set: 46}}},   // 1610 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1612, Set: 49}}},   // 1611 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1613, Set: 27}}},   // 1612 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1638, Callee: 284}}}, // 1613 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1615, Set: 75}}},   // 1614 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1616, Set: 76}}},   // 1615 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1638, Callee: 290}}}, // 1616 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1618, Set: 160}}},  // 1617 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1638, Callee: 294}}}, // 1618 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1620, Set: 161}}},  // 1619 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1638, Callee: 297}}}, // 1620 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1622, Set: 162}}},  // 1621 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1638, Callee: 299}}}, // 1622 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1624, Set: 77}}},   // 1623 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1638, Callee: 300}}}, // 1624 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1626, Set: 78}}},   // 1625 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1627, Set: 79}}},   // 1626 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1638, Callee: 301}}}, // 1627 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1629, Set: 163}}},  // 1628 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1638, Callee: 302}}}, // 1629 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1631, Set: 9}}},    // 1630 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1638, Callee: 304}}}, // 1631 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1633, Set: 80}}},   // 1632 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1634, Set: 81}}},   // 1633 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1638, Callee: 305}}}, // 1634 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1636, Set: 138}}},  // 1635 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1638, Callee: 306}}}, // 1636 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1606}, {Kind: Step, Target: 1610}, {Kind: Step, Target: 1614}, {Kind: Step, Target: 1617}, {Kind: Step, Target: 1619}, {Kind: Step, Target: 1621}, {Kind: Step, Target: 1623}, {Kind: Step, Target: 1625}, {Kind: Step, Target: 1628}, {Kind: Step, Target: 1630}, {Kind: Step, Target: 1632}, {Kind: Step, Target: 1635}}}, // 1637 laterModelRef
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 175}}},                              // 1638 laterModelRef
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1664, Set: 164}}},                 // 1639 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1665, Set: 4}}},                   // 1640 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1642, Set: 107}}},                 // 1641 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1644, Callee: 292}}},                // 1642 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1645, Callee: 89}}},                 // 1643 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1643}, {Kind: Step, Target: 1645}}}, // 1644 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1665}}},                             // 1645 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1648, Callee: 239}}},                // 1646 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1646}, {Kind: Step, Target: 1648}}}, // 1647 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1649}}},                             // 1648 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1650, Set: 155}}},                 // 1649 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 293}}},                // 1650 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1652, Set: 84}}},                  // 1651 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 289}}},                // 1652 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1654, Set: 156}}},                 // 1653 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 295}}},                // 1654 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1656, Set: 157}}},                 // 1655 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 296}}},                // 1656 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1658, Set: 158}}},                 // 1657 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1659, Set: 79}}},                  // 1658 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 298}}},                // 1659 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1661, Set: 159}}},                 // 1660 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 303}}},                // 1661 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 91}}},                 // 1662 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 92}}},                 // 1663 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1640}, {Kind: Step, Target: 1641}, {Kind: Step, Target: 1647}, {Kind: Step, Target: 1651}, {Kind: Step, Target: 1653}, {Kind: Step, Target: 1655}, {Kind: Step, Target: 1657}, {Kind: Step, Target: 1660}, {Kind: Step, Target: 1662}, {Kind: Step, Target: 1663}}}, // 1664 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 177}}},                              // 1665 describeStatement
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1667, Set: 165}}},                 // 1666 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1676, Set: 28}}},                  // 1667 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1673, Callee: 90}}},                 // 1668 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1670, Set: 29}}},                  // 1669 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1672, Callee: 90}}},                 // 1670 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1669}}},                             // 1671 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1675}}},                             // 1672 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1671}, {Kind: Step, Target: 1674}}}, // 1673 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1677}}},                             // 1674 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1673}}},                             // 1675 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1668}, {Kind: Step, Target: 1677}}}, // 1676 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1678}}},                             // 1677 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1679, Set: 30}}},                  // 1678 branchBindings
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 179}}},                              // 1679 branchBindings
	{Rule: 90, Edges: []Edge{{Kind: Call, Target: 1681, Callee: 280}}},                // 1680 branchBinding
	{Rule: 90, Edges: []Edge{{Kind: Accept, Target: 1682, Set: 166}}},                 // 1681 branchBinding
	{Rule: 90, Edges: []Edge{{Kind: Call, Target: 1683, Callee: 137}}},                // 1682 branchBinding
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 181}}},                              // 1683 branchBinding
	{Rule: 91, Edges: []Edge{{Kind: Accept, Target: 1686, Set: 167}}},                 // 1684 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Accept, Target: 1687, Set: 26}}},                  // 1685 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 1685}, {Kind: Step, Target: 1687}}}, // 1686 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 1690}}},                             // 1687 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Accept, Target: 1689, Set: 168}}},                 // 1688 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Call, Target: 1691, Callee: 130}}},                // 1689 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 1688}, {Kind: Step, Target: 1691}}}, // 1690 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 1693}}},                             // 1691 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Call, Target: 1694, Callee: 93}}},                 // 1692 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 1692}, {Kind: Step, Target: 1694}}}, // 1693 describeTransaction
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 183}}},                              // 1694 describeTransaction
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1696, Set: 160}}},                 // 1695 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Call, Target: 1728, Callee: 294}}},                // 1696 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1698, Set: 161}}},                 // 1697 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Call, Target: 1728, Callee: 297}}},                // 1698 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1700, Set: 162}}},                 // 1699 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Call, Target: 1728, Callee: 299}}},                // 1700 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1702, Set: 80}}},                  // 1701 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1703, Set: 81}}},                  // 1702 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Call, Target: 1728, Callee: 305}}},                // 1703 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1705, Set: 9}}},                   // 1704 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Call, Target: 1728, Callee: 304}}},                // 1705 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1707, Set: 138}}},                 // 1706 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Call, Target: 1728, Callee: 306}}},                // 1707 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1709, Set: 78}}},                  // 1708 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1710, Set: 79}}},                  // 1709 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Call, Target: 1712, Callee: 301}}},                // 1710 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Call, Target: 1713, Callee: 93}}},                 // 1711 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 1711}, {Kind: Step, Target: 1713}}}, // 1712 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 1728}}},                             // 1713 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1715, Set: 59}}},                  // 1714 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Call, Target: 1718, Callee: 286}}},                // 1715 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1717, Set: 71}}},                  // 1716 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Call, Target: 1719, Callee: 131}}},                // 1717 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 1716}, {Kind: Step, Target: 1719}}}, // 1718 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 1728}}},                             // 1719 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1721, Set: 169}}},                 // 1720 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Call, Target: 1728, Callee: 99}}},                 // 1721 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1723, Set: 170}}},                 // 1722 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1725, Set: 26}}},                  // 1723 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Call, Target: 1726, Callee: 93}}},                 // 1724 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 1724}, {Kind: Step, Target: 1726}}}, // 1725 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 1728}}},                             // 1726 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 1695}, {Kind: Step, Target: 1697}, {Kind: Step, Target: 1699}, {Kind: Step, Target: 1701}, {Kind: Step, Target: 1704}, {Kind: Step, Target: 1706}, {Kind: Step, Target: 1708}, {Kind: Step, Target: 1714}, {Kind: Step, Target: 1720}, {Kind: Step, Target: 1722}}}, // 1727 describeLater
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 185}}},                              // 1728 describeLater
	{Rule: 93, Edges: []Edge{{Kind: Accept, Target: 1730, Set: 88}}},                  // 1729 formatSelector
	{Rule: 93, Edges: []Edge{{Kind: Accept, Target: 1731, Set: 171}}},                 // 1730 formatSelector
	{Rule: 93, Edges: []Edge{{Kind: Step, Target: 187}}},                              // 1731 formatSelector
	{Rule: 94, Edges: []Edge{{Kind: Accept, Target: 1733, Set: 172}}},                 // 1732 cordonNode
	{Rule: 94, Edges: []Edge{{Kind: Accept, Target: 1734, Set: 173}}},                 // 1733 cordonNode
	{Rule: 94, Edges: []Edge{{Kind: Call, Target: 1735, Callee: 310}}},                // 1734 cordonNode
	{Rule: 94, Edges: []Edge{{Kind: Step, Target: 189}}},                              // 1735 cordonNode
	{Rule: 95, Edges: []Edge{{Kind: Accept, Target: 1737, Set: 174}}},                 // 1736 uncordonNode
	{Rule: 95, Edges: []Edge{{Kind: Accept, Target: 1738, Set: 173}}},                 // 1737 uncordonNode
	{Rule: 95, Edges: []Edge{{Kind: Call, Target: 1739, Callee: 310}}},                // 1738 uncordonNode
	{Rule: 95, Edges: []Edge{{Kind: Step, Target: 191}}},                              // 1739 uncordonNode
	{Rule: 96, Edges: []Edge{{Kind: Accept, Target: 1741, Set: 175}}},                 // 1740 drainNode
	{Rule: 96, Edges: []Edge{{Kind: Accept, Target: 1742, Set: 173}}},                 // 1741 drainNode
	{Rule: 96, Edges: []Edge{{Kind: Call, Target: 1743, Callee: 310}}},                // 1742 drainNode
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 193}}},                              // 1743 drainNode
	{Rule: 97, Edges: []Edge{{Kind: Accept, Target: 1745, Set: 173}}},                 // 1744 dropNode
	{Rule: 97, Edges: []Edge{{Kind: Call, Target: 1746, Callee: 310}}},                // 1745 dropNode
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 195}}},                              // 1746 dropNode
	{Rule: 98, Edges: []Edge{{Kind: Accept, Target: 1748, Set: 176}}},                 // 1747 relocate
	{Rule: 98, Edges: []Edge{{Kind: Call, Target: 1749, Callee: 99}}},                 // 1748 relocate
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 197}}},                              // 1749 relocate
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1755, Callee: 101}}},                // 1750 relocation
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1752, Set: 29}}},                  // 1751 relocation
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1754, Callee: 101}}},                // 1752 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1751}}},                             // 1753 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1757}}},                             // 1754 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1753}, {Kind: Step, Target: 1756}}}, // 1755 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1777}}},                             // 1756 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1755}}},                             // 1757 relocation
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1759, Set: 55}}},                  // 1758 relocation
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1764, Callee: 101}}},                // 1759 relocation
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1761, Set: 29}}},                  // 1760 relocation
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1763, Callee: 101}}},                // 1761 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1760}}},                             // 1762 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1766}}},                             // 1763 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1762}, {Kind: Step, Target: 1765}}}, // 1764 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1767}}},                             // 1765 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1764}}},                             // 1766 relocation
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1768, Set: 42}}},                  // 1767 relocation
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1773, Callee: 101}}},                // 1768 relocation
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1770, Set: 29}}},                  // 1769 relocation
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1772, Callee: 101}}},                // 1770 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1769}}},                             // 1771 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1775}}},                             // 1772 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1771}, {Kind: Step, Target: 1774}}}, // 1773 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1777}}},                             // 1774 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1773}}},                             // 1775 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1750}, {Kind: Step, Target: 1758}}}, // 1776 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1778}}},                             // 1777 relocation
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1779, Set: 177}}},                 // 1778 relocation
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1780, Set: 173}}},                 // 1779 relocation
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1781, Callee: 310}}},                // 1780 relocation
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1791, Callee: 100}}},                // 1781 relocation
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1784, Set: 29}}},                  // 1782 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1782}, {Kind: Step, Target: 1784}}}, // 1783 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1785}}},                             // 1784 relocation
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1786, Set: 73}}},                  // 1785 relocation
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1787, Callee: 101}}},                // 1786 relocation
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1788, Callee: 100}}},                // 1787 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1790}}},                             // 1788 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1783}}},                             // 1789 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1793}}},                             // 1790 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1789}, {Kind: Step, Target: 1792}}}, // 1791 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 199}}},                              // 1792 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1791}}},                             // 1793 relocation
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1795, Set: 178}}},                // 1794 preferences
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1796, Set: 179}}},                // 1795 preferences
	{Rule: 100, Edges: []Edge{{Kind: Step, Target: 201}}},                             // 1796 preferences
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1798, Set: 155}}},                // 1797 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1827, Callee: 293}}},               // 1798 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1800, Set: 160}}},                // 1799 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1827, Callee: 294}}},               // 1800 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1802, Set: 163}}},                // 1801 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1827, Callee: 302}}},               // 1802 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1804, Set: 156}}},                // 1803 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1827, Callee: 295}}},               // 1804 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1806, Set: 157}}},                // 1805 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1827, Callee: 296}}},               // 1806 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1808, Set: 162}}},                // 1807 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1827, Callee: 299}}},               // 1808 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1810, Set: 161}}},                // 1809 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1827, Callee: 297}}},               // 1810 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1812, Set: 158}}},                // 1811 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1813, Set: 79}}},                 // 1812 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1827, Callee: 298}}},               // 1813 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1815, Set: 77}}},                 // 1814 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1827, Callee: 300}}},               // 1815 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1817, Set: 78}}},                 // 1816 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1818, Set: 79}}},                 // 1817 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1827, Callee: 301}}},               // 1818 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1820, Set: 159}}},                // 1819 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1827, Callee: 303}}},               // 1820 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1822, Set: 80}}},                 // 1821 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1823, Set: 81}}},                 // 1822 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1827, Callee: 305}}},               // 1823 member
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1825, Set: 107}}},                // 1824 member
	{Rule: 101, Edges: []Edge{{Kind: Call, Target: 1827, Callee: 292}}},               // 1825 member
	{Rule: 101, Edges: []Edge{{Kind: Step, Target: 1797}, {Kind: Step, Target: 1799}, {Kind: Step, Target: 1801}, {Kind: Step, Target: 1803}, {Kind: Step, Target: 1805}, {Kind: Step, Target: 1807}, {Kind: Step, Target: 1809}, {Kind: Step, Target: 1811}, {Kind: Step, Target: 1814}, {Kind: Step, Target: 1816}, {Kind: Step, Target: 1819}, {Kind: Step, Target: 1821}, {Kind: Step, Target: 1824}}}, // 1826 member
	{Rule: 101, Edges: []Edge{{Kind: Step, Target: 203}}},                                                                                      // 1827 member
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1829, Set: 180}}},                                                                         // 1828 useDomain
	{Rule: 102, Edges: []Edge{{Kind: Call, Target: 1830, Callee: 308}}},                                                                        // 1829 useDomain
	{Rule: 102, Edges: []Edge{{Kind: Step, Target: 205}}},                                                                                      // 1830 useDomain
	{Rule: 103, Edges: []Edge{{Kind: Accept, Target: 1832, Set: 181}}},                                                                         // 1831 listDomains
	{Rule: 103, Edges: []Edge{{Kind: Accept, Target: 1833, Set: 182}}},                                                                         // 1832 listDomains
	{Rule: 103, Edges: []Edge{{Kind: Step, Target: 207}}},                                                                                      // 1833 listDomains
	{Rule: 104, Edges: []Edge{{Kind: Accept, Target: 1835, Set: 183}}},                                                                         // 1834 begin
	{Rule: 104, Edges: []Edge{{Kind: Step, Target: 209}}},                                                                                      // 1835 begin
	{Rule: 105, Edges: []Edge{{Kind: Accept, Target: 1837, Set: 184}}},                                                                         // 1836 commit
	{Rule: 105, Edges: []Edge{{Kind: Step, Target: 211}}},                                                                                      // 1837 commit
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1839, Set: 185}}},                                                                         // 1838 revert
	{Rule: 106, Edges: []Edge{{Kind: Step, Target: 213}}},                                                                                      // 1839 revert
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1841, Set: 186}}},                                                                         // 1840 attachTransaction
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1842, Set: 167}}},                                                                         // 1841 attachTransaction
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1843, Set: 26}}},                                                                          // 1842 attachTransaction
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 215}}},                                                                                      // 1843 attachTransaction
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1850, Set: 170}}},                                                                         // 1844 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1851, Set: 150}}},                                                                         // 1845 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1848, Set: 4}}},                                                                           // 1846 backup
	{Rule: 108, Edges: []Edge{{Kind: Call, Target: 1849, Callee: 308}}},                                                                        // 1847 backup
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1847}, {Kind: Step, Target: 1849}}},                                                         // 1848 backup
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1851}}},                                                                                     // 1849 backup
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1845}, {Kind: Step, Target: 1846}}},                                                         // 1850 backup
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1852}}},                                                                                     // 1851 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1853, Set: 42}}},                                                                          // 1852 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1856, Set: 26}}},                                                                          // 1853 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1855, Set: 187}}},                                                                         // 1854 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1857, Set: 188}}},                                                                         // 1855 backup
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1854}, {Kind: Step, Target: 1857}}},                                                         // 1856 backup
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1864}}},                                                                                     // 1857 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1859, Set: 187}}},                                                                         // 1858 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1865, Set: 110}}},                                                                         // 1859 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1861, Set: 187}}},                                                                         // 1860 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1865, Set: 189}}},                                                                         // 1861 backup
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1863, Set: 92}}},                                                                          // 1862 backup
	{Rule: 108, Edges: []Edge{{Kind: Call, Target: 1865, Callee: 132}}},                                                                        // 1863 backup
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1858}, {Kind: Step, Target: 1860}, {Kind: Step, Target: 1862}, {Kind: Step, Target: 1865}}}, // 1864 backup
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 217}}},                                                                                      // 1865 backup
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1867, Set: 190}}},                                                                         // 1866 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1868, Set: 150}}},                                                                         // 1867 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1869, Set: 55}}},                                                                          // 1868 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1871, Set: 26}}},                                                                          // 1869 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1872, Set: 191}}},                                                                         // 1870 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1870}, {Kind: Step, Target: 1872}}},                                                         // 1871 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1877}}},                                                                                     // 1872 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1874, Set: 64}}},                                                                          // 1873 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1875, Set: 192}}},                                                                         // 1874 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1876, Set: 24}}},                                                                          // 1875 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1878, Set: 193}}},                                                                         // 1876 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1873}, {Kind: Step, Target: 1878}}},                                                         // 1877 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1879}}},                                                                                     // 1878 restore
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1895, Callee: 110}}},                                                                        // 1879 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1881, Set: 190}}},                                                                         // 1880 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1882, Set: 4}}},                                                                           // 1881 restore
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1885, Callee: 277}}},                                                                        // 1882 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1884, Set: 68}}},                                                                          // 1883 restore
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1886, Callee: 277}}},                                                                        // 1884 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1883}, {Kind: Step, Target: 1886}}},                                                         // 1885 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1887}}},                                                                                     // 1886 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1888, Set: 55}}},                                                                          // 1887 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1890, Set: 26}}},                                                                          // 1888 restore
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1891, Set: 191}}},                                                                         // 1889 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1889}, {Kind: Step, Target: 1891}}},                                                         // 1890 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1892}}},                                                                                     // 1891 restore
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1893, Callee: 110}}},                                                                        // 1892 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1895}}},                                                                                     // 1893 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1866}, {Kind: Step, Target: 1880}}},                                                         // 1894 restore
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 219}}},                                                                                      // 1895 restore
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1897, Set: 194}}},                                                                         // 1896 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1899, Set: 195}}},                                                                         // 1897 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1896}, {Kind: Step, Target: 1899}}},                                                         // 1898 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1905}}},                                                                                     // 1899 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1901, Set: 187}}},                                                                         // 1900 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1906, Set: 110}}},                                                                         // 1901 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1903, Set: 187}}},                                                                         // 1902 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1904, Set: 196}}},                                                                         // 1903 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1906, Set: 197}}},                                                                         // 1904 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1900}, {Kind: Step, Target: 1902}, {Kind: Step, Target: 1906}}},                             // 1905 restoreOptions
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 221}}},                                                                                      // 1906 restoreOptions
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1908}}},                                                                                     // 1907 expr
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1912, Callee: 112}}},                                                                        // 1908 expr
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1910, Set: 198}}},                                                                         // 1909 expr
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1912, Callee: 111, Tight: true}}},                                                           // 1910 expr
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1907}, {Kind: Step, Target: 1909}}},                                                         // 1911 expr
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1933}}},                                                                                     // 1912 expr
	{Rule: 111, Edges: []Edge{{Kind: Loop, Target: 1914}}},                                                                                     // 1913 expr
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1915, Set: 199}}},                                                                         // 1914 expr
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1932, Callee: 111, Tight: true}}},                                                           // 1915 expr
	{Rule: 111, Edges: []Edge{{Kind: Loop, Target: 1917}}},                                                                                     // 1916 expr
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1918, Set: 200}}},                                                                         // 1917 expr
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1932, Callee: 111, Tight: true}}},                                                           // 1918 expr
	{Rule: 111, Edges: []Edge{{Kind: Loop, Target: 1920}}},                                                                                     // 1919 expr
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1921, Set: 201}}},                                                                         // 1920 expr
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1932, Callee: 111, Tight: true}}},                                                           // 1921 expr
	{Rule: 111, Edges: []Edge{{Kind: Loop, Target: 1923}}},                                                                                     // 1922 expr
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1924, Set: 202}}},                                                                         // 1923 expr
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1932, Callee: 111, Tight: true}}},                                                           // 1924 expr
	{Rule: 111, Edges: []Edge{{Kind: Loop, Target: 1926}}},                                                                                     // 1925 expr
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1927, Set: 203}}},                                                                         // 1926 expr
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1932, Callee: 111, Tight: true}}},                                                           // 1927 expr
	{Rule: 111, Edges: []Edge{{Kind: Loop, Target: 1929}}},                                                                                     // 1928 expr
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1930, Set: 68}}},                                                                          // 1929 expr
	{Rule: 111, Edges: []Edge{{Kind: Call, Target: 1932, Callee: 127}}},                                                                        // 1930 expr
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1913}, {Kind: Step, Target: 1916}, {Kind: Step, Target: 1919}, {Kind: Step, Target: 1922}, {Kind: Step, Target: 1925}, {Kind: Step, Target: 1928}}}, // 1931 expr
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1935}}},                             // 1932 expr
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1931}, {Kind: Step, Target: 1934}}}, // 1933 expr
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 223}}},                              // 1934 expr
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1933}}},                             // 1935 expr
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1948, Callee: 113}}},                // 1936 primary
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1948, Callee: 114}}},                // 1937 primary
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1948, Callee: 115}}},                // 1938 primary
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1948, Callee: 118}}},                // 1939 primary
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1948, Callee: 119}}},                // 1940 primary
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1948, Callee: 120}}},                // 1941 primary
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1948, Callee: 123}}},                // 1942 primary
	{Rule: 112, Edges: []Edge{{Kind: Accept, Target: 1944, Set: 28}}},                  // 1943 primary
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1945, Callee: 111}}},                // 1944 primary
	{Rule: 112, Edges: []Edge{{Kind: Accept, Target: 1946, Set: 30}}},                  // 1945 primary
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 1948}}},                             // 1946 primary
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 1936}, {Kind: Step, Target: 1937}, {Kind: Step, Target: 1938}, {Kind: Step, Target: 1939}, {Kind: Step, Target: 1940}, {Kind: Step, Target: 1941}, {Kind: Step, Target: 1942}, {Kind: Step, Target: 1943}}}, // 1947 primary
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 225}}},                                                          // 1948 primary
	{Rule: 113, Edges: []Edge{{Kind: Accept, Target: 1950, Set: 204}}},                                             // 1949 literal
	{Rule: 113, Edges: []Edge{{Kind: Step, Target: 227}}},                                                          // 1950 literal
	{Rule: 114, Edges: []Edge{{Kind: Accept, Target: 1952, Set: 138}}},                                             // 1951 udfCall
	{Rule: 114, Edges: []Edge{{Kind: Accept, Target: 1953, Set: 205}}},                                             // 1952 udfCall
	{Rule: 114, Edges: []Edge{{Kind: Call, Target: 1954, Callee: 276}}},                                            // 1953 udfCall
	{Rule: 114, Edges: []Edge{{Kind: Accept, Target: 1955, Set: 28}}},                                              // 1954 udfCall
	{Rule: 114, Edges: []Edge{{Kind: Call, Target: 1956, Callee: 117}}},                                            // 1955 udfCall
	{Rule: 114, Edges: []Edge{{Kind: Accept, Target: 1957, Set: 30}}},                                              // 1956 udfCall
	{Rule: 114, Edges: []Edge{{Kind: Step, Target: 229}}},                                                          // 1957 udfCall
	{Rule: 115, Edges: []Edge{{Kind: Call, Target: 1959, Callee: 116}}},                                            // 1958 call
	{Rule: 115, Edges: []Edge{{Kind: Accept, Target: 1960, Set: 28}}},                                              // 1959 call
	{Rule: 115, Edges: []Edge{{Kind: Call, Target: 1961, Callee: 117}}},                                            // 1960 call
	{Rule: 115, Edges: []Edge{{Kind: Accept, Target: 1962, Set: 30}}},                                              // 1961 call
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 231}}},                                                          // 1962 call
	{Rule: 116, Edges: []Edge{{Kind: Call, Target: 1964, Callee: 276}}},                                            // 1963 functionName
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 233}}},                                                          // 1964 functionName
	{Rule: 117, Edges: []Edge{{Kind: Call, Target: 1970, Callee: 111}}},                                            // 1965 arguments
	{Rule: 117, Edges: []Edge{{Kind: Accept, Target: 1967, Set: 29}}},                                              // 1966 arguments
	{Rule: 117, Edges: []Edge{{Kind: Call, Target: 1969, Callee: 111}}},                                            // 1967 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1966}}},                                                         // 1968 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1972}}},                                                         // 1969 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1968}, {Kind: Step, Target: 1971}}},                             // 1970 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1974}}},                                                         // 1971 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1970}}},                                                         // 1972 arguments
	{Rule: 117, Edges: []Edge{{Kind: Accept, Target: 1975, Set: 29}}},                                              // 1973 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1973}, {Kind: Step, Target: 1975}}},                             // 1974 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1977}}},                                                         // 1975 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1965}, {Kind: Step, Target: 1977}}},                             // 1976 arguments
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 235}}},                                                          // 1977 arguments
	{Rule: 118, Edges: []Edge{{Kind: Accept, Target: 1979, Set: 206}}},                                             // 1978 array
	{Rule: 118, Edges: []Edge{{Kind: Call, Target: 1984, Callee: 111}}},                                            // 1979 array
	{Rule: 118, Edges: []Edge{{Kind: Accept, Target: 1981, Set: 29}}},                                              // 1980 array
	{Rule: 118, Edges: []Edge{{Kind: Call, Target: 1983, Callee: 111}}},                                            // 1981 array
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1980}}},                                                         // 1982 array
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1986}}},                                                         // 1983 array
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1982}, {Kind: Step, Target: 1985}}},                             // 1984 array
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1988}}},                                                         // 1985 array
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1984}}},                                                         // 1986 array
	{Rule: 118, Edges: []Edge{{Kind: Accept, Target: 1989, Set: 29}}},                                              // 1987 array
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1987}, {Kind: Step, Target: 1989}}},                             // 1988 array
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1990}}},                                                         // 1989 array
	{Rule: 118, Edges: []Edge{{Kind: Accept, Target: 1991, Set: 207}}},                                             // 1990 array
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 237}}},                                                          // 1991 array
	{Rule: 119, Edges: []Edge{{Kind: Accept, Target: 1993, Set: 208}}},                                             // 1992 ifExpr
	{Rule: 119, Edges: []Edge{{Kind: Call, Target: 1994, Callee: 111}}},                                            // 1993 ifExpr
	{Rule: 119, Edges: []Edge{{Kind: Accept, Target: 1995, Set: 209}}},                                             // 1994 ifExpr
	{Rule: 119, Edges: []Edge{{Kind: Call, Target: 1996, Callee: 111}}},                                            // 1995 ifExpr
	{Rule: 119, Edges: []Edge{{Kind: Accept, Target: 1997, Set: 210}}},                                             // 1996 ifExpr
	{Rule: 119, Edges: []Edge{{Kind: Call, Target: 1998, Callee: 111}}},                                            // 1997 ifExpr
	{Rule: 119, Edges: []Edge{{Kind: Accept, Target: 1999, Set: 211}}},                                             // 1998 ifExpr
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 239}}},                                                          // 1999 ifExpr
	{Rule: 120, Edges: []Edge{{Kind: Accept, Target: 2002, Set: 212}}},                                             // 2000 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Call, Target: 2003, Callee: 121}}},                                            // 2001 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 2001}, {Kind: Step, Target: 2003}}},                             // 2002 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 2005}}},                                                         // 2003 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Call, Target: 2006, Callee: 122}}},                                            // 2004 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 2004}}},                                                         // 2005 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 2007}}},                                                         // 2006 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 2005}, {Kind: Step, Target: 2008}}},                             // 2007 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 2011}}},                                                         // 2008 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Accept, Target: 2010, Set: 210}}},                                             // 2009 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Call, Target: 2012, Callee: 111}}},                                            // 2010 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 2009}, {Kind: Step, Target: 2012}}},                             // 2011 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 2013}}},                                                         // 2012 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Accept, Target: 2014, Set: 211}}},                                             // 2013 caseExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 241}}},                                                          // 2014 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Call, Target: 2016, Callee: 111}}},                                            // 2015 caseOperand
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 243}}},                                                          // 2016 caseOperand
	{Rule: 122, Edges: []Edge{{Kind: Accept, Target: 2018, Set: 213}}},                                             // 2017 whenArm
	{Rule: 122, Edges: []Edge{{Kind: Call, Target: 2019, Callee: 111}}},                                            // 2018 whenArm
	{Rule: 122, Edges: []Edge{{Kind: Accept, Target: 2020, Set: 209}}},                                             // 2019 whenArm
	{Rule: 122, Edges: []Edge{{Kind: Call, Target: 2021, Callee: 111}}},                                            // 2020 whenArm
	{Rule: 122, Edges: []Edge{{Kind: Step, Target: 245}}},                                                          // 2021 whenArm
	{Rule: 123, Edges: []Edge{{Kind: Call, Target: 2029, Callee: 125}}},                                            // 2022 fieldRef
	{Rule: 123, Edges: []Edge{{Kind: Call, Target: 2024, Callee: 126}}},                                            // 2023 fieldRef
	{Rule: 123, Edges: []Edge{{Kind: Accept, Target: 2025, Set: 214}}},                                             // 2024 fieldRef
	{Rule: 123, Edges: []Edge{{Kind: Call, Target: 2026, Callee: 125}}},                                            // 2025 fieldRef
	{Rule: 123, Edges: []Edge{{Kind: Step, Target: 2029}}},                                                         // 2026 fieldRef
	{Rule: 123, Edges: []Edge{{Kind: Call, Target: 2029, Callee: 124}}},                                            // 2027 fieldRef
	{Rule: 123, Edges: []Edge{{Kind: Step, Target: 2022}, {Kind: Step, Target: 2023}, {Kind: Step, Target: 2027}}}, // 2028 fieldRef
	{Rule: 123, Edges: []Edge{{Kind: Step, Target: 247}}},                                                          // 2029 fieldRef
	{Rule: 124, Edges: []Edge{{Kind: Accept, Target: 2031, Set: 215}}},                                             // 2030 stateRef
	{Rule: 124, Edges: []Edge{{Kind: Accept, Target: 2032, Set: 214}}},                                             // 2031 stateRef
	{Rule: 124, Edges: []Edge{{Kind: Call, Target: 2033, Callee: 276}}},                                            // 2032 stateRef
	{Rule: 124, Edges: []Edge{{Kind: Accept, Target: 2034, Set: 214}}},                                             // 2033 stateRef
	{Rule: 124, Edges: []Edge{{Kind: Call, Target: 2035, Callee: 125}}},                                            // 2034 stateRef
	{Rule: 124, Edges: []Edge{{Kind: Step, Target: 249}}},                                                          // 2035 stateRef
	{Rule: 125, Edges: []Edge{{Kind: Call, Target: 2037, Callee: 276}}},                                            // 2036 fieldName
	{Rule: 125, Edges: []Edge{{Kind: Step, Target: 251}}},                                                          // 2037 fieldName
	{Rule: 126, Edges: []Edge{{Kind: Accept, Target: 2039, Set: 216}}},                                             // 2038 scope
	{Rule: 126, Edges: []Edge{{Kind: Step, Target: 253}}},                                                          // 2039 scope
	{Rule: 127, Edges: []Edge{{Kind: Accept, Target: 2041, Set: 217}}},                                             // 2040 castType
	{Rule: 127, Edges: []Edge{{Kind: Step, Target: 255}}},                                                          // 2041 castType
	{Rule: 128, Edges: []Edge{{Kind: Accept, Target: 2043, Set: 208}}},                                             // 2042 ifNotExists
	{Rule: 128, Edges: []Edge{{Kind: Accept, Target: 2044, Set: 218}}},                                             // 2043 ifNotExists
	{Rule: 128, Edges: []Edge{{Kind: Accept, Target: 2045, Set: 219}}},                                             // 2044 ifNotExists
	{Rule: 128, Edges: []Edge{{Kind: Step, Target: 257}}},                                                          // 2045 ifNotExists
	{Rule: 129, Edges: []Edge{{Kind: Accept, Target: 2047, Set: 220}}},                                             // 2046 attachment
	{Rule: 129, Edges: []Edge{{Kind: Step, Target: 259}}},                                                          // 2047 attachment
	{Rule: 130, Edges: []Edge{{Kind: Accept, Target: 2049, Set: 22}}},                                              // 2048 count
	{Rule: 130, Edges: []Edge{{Kind: Step, Target: 261}}},                                                          // 2049 count
	{Rule: 131, Edges: []Edge{{Kind: Accept, Target: 2051, Set: 22}}},                                              // 2050 unsigned
	{Rule: 131, Edges: []Edge{{Kind: Step, Target: 263}}},                                                          // 2051 unsigned
	{Rule: 132, Edges: []Edge{{Kind: Accept, Target: 2053, Set: 22}}},                                              // 2052 duration
	{Rule: 132, Edges: []Edge{{Kind: Call, Target: 2054, Callee: 133}}},                                            // 2053 duration
	{Rule: 132, Edges: []Edge{{Kind: Step, Target: 265}}},                                                          // 2054 duration
	{Rule: 133, Edges: []Edge{{Kind: Accept, Target: 2056, Set: 221}}},                                             // 2055 durationUnit
	{Rule: 133, Edges: []Edge{{Kind: Step, Target: 267}}},                                                          // 2056 durationUnit
	{Rule: 134, Edges: []Edge{{Kind: Accept, Target: 2058, Set: 22}}},                                              // 2057 byteSize
	{Rule: 134, Edges: []Edge{{Kind: Call, Target: 2059, Callee: 135}}},                                            // 2058 byteSize
	{Rule: 134, Edges: []Edge{{Kind: Step, Target: 269}}},                                                          // 2059 byteSize
	{Rule: 135, Edges: []Edge{{Kind: Accept, Target: 2061, Set: 222}}},                                             // 2060 byteUnit
	{Rule: 135, Edges: []Edge{{Kind: Step, Target: 271}}},                                                          // 2061 byteUnit
	{Rule: 136, Edges: []Edge{{Kind: Call, Target: 2065, Callee: 273}}},                                            // 2062 externalName
	{Rule: 136, Edges: []Edge{{Kind: Accept, Target: 2065, Set: 26}}},                                              // 2063 externalName
	{Rule: 136, Edges: []Edge{{Kind: Step, Target: 2062}, {Kind: Step, Target: 2063}}},                             // 2064 externalName
	{Rule: 136, Edges: []Edge{{Kind: Step, Target: 273}}},                                                          // 2065 externalName
	{Rule: 137, Edges: []Edge{{Kind: Accept, Target: 2067, Set: 223}}},                                             // 2066 literalValue
	{Rule: 137, Edges: []Edge{{Kind: Step, Target: 275}}},                                                          // 2067 literalValue
	{Rule: 138, Edges: []Edge{{Kind: Accept, Target: 2071, Set: 71}}},                                              // 2068 versionSelector
	{Rule: 138, Edges: []Edge{{Kind: Call, Target: 2072, Callee: 131}}},                                            // 2069 versionSelector
	{Rule: 138, Edges: []Edge{{Kind: Accept, Target: 2072, Set: 224}}},                                             // 2070 versionSelector
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 2069}, {Kind: Step, Target: 2070}}},                             // 2071 versionSelector
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 277}}},                                                          // 2072 versionSelector
	{Rule: 139, Edges: []Edge{{Kind: Call, Target: 2078, Callee: 140}}},                                            // 2073 hostName
	{Rule: 139, Edges: []Edge{{Kind: Accept, Target: 2075, Set: 214}}},                                             // 2074 hostName
	{Rule: 139, Edges: []Edge{{Kind: Call, Target: 2077, Callee: 140}}},                                            // 2075 hostName
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2074}}},                                                         // 2076 hostName
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2080}}},                                                         // 2077 hostName
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2076}, {Kind: Step, Target: 2079}}},                             // 2078 hostName
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2083}}},                                                         // 2079 hostName
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2078}}},                                                         // 2080 hostName
	{Rule: 139, Edges: []Edge{{Kind: Accept, Target: 2083, Set: 26}}},                                              // 2081 hostName
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2073}, {Kind: Step, Target: 2081}}},                             // 2082 hostName
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 279}}},                                                          // 2083 hostName
	{Rule: 140, Edges: []Edge{{Kind: Call, Target: 2089, Callee: 141}}},                                            // 2084 hostLabel
	{Rule: 140, Edges: []Edge{{Kind: Accept, Target: 2086, Set: 225}}},                                             // 2085 hostLabel
	{Rule: 140, Edges: []Edge{{Kind: Call, Target: 2088, Callee: 141}}},                                            // 2086 hostLabel
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2085}}},                                                         // 2087 hostLabel
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2091}}},                                                         // 2088 hostLabel
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2087}, {Kind: Step, Target: 2090}}},                             // 2089 hostLabel
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 281}}},                                                          // 2090 hostLabel
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2089}}},                                                         // 2091 hostLabel
	{Rule: 141, Edges: []Edge{{Kind: Call, Target: 2095, Callee: 273}}},                                            // 2092 hostAtom
	{Rule: 141, Edges: []Edge{{Kind: Accept, Target: 2095, Set: 22}}},                                              // 2093 hostAtom
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2092}, {Kind: Step, Target: 2093}}},                             // 2094 hostAtom
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 283}}},                                                          // 2095 hostAtom
	{Rule: 142, Edges: []Edge{{Kind: Accept, Target: 2097, Set: 226}}},                                             // 2096 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Accept, Target: 2109, Set: 227}}},                                             // 2097 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Call, Target: 2103, Callee: 143}}},                                            // 2098 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Accept, Target: 2100, Set: 29}}},                                              // 2099 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Call, Target: 2102, Callee: 143}}},                                            // 2100 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2099}}},                                                         // 2101 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2105}}},                                                         // 2102 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2101}, {Kind: Step, Target: 2104}}},                             // 2103 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2107}}},                                                         // 2104 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2103}}},                                                         // 2105 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Accept, Target: 2108, Set: 29}}},                                              // 2106 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2106}, {Kind: Step, Target: 2108}}},                             // 2107 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2110}}},                                                         // 2108 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2098}, {Kind: Step, Target: 2110}}},                             // 2109 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2111}}},                                                         // 2110 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Accept, Target: 2112, Set: 228}}},                                             // 2111 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 285}}},                                                          // 2112 configBlock
	{Rule: 143, Edges: []Edge{{Kind: Accept, Target: 2114, Set: 26}}},                                              // 2113 configEntry
	{Rule: 143, Edges: []Edge{{Kind: Accept, Target: 2115, Set: 166}}},                                             // 2114 configEntry
	{Rule: 143, Edges: []Edge{{Kind: Call, Target: 2116, Callee: 144}}},                                            // 2115 configEntry
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 287}}},                                                          // 2116 configEntry
	{Rule: 144, Edges: []Edge{{Kind: Accept, Target: 2121, Set: 26}}},                                              // 2117 configValue
	{Rule: 144, Edges: []Edge{{Kind: Accept, Target: 2121, Set: 22}}},                                              // 2118 configValue
	{Rule: 144, Edges: []Edge{{Kind: Call, Target: 2121, Callee: 273}}},                                            // 2119 configValue
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2117}, {Kind: Step, Target: 2118}, {Kind: Step, Target: 2119}}}, // 2120 configValue
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 289}}},                                                          // 2121 configValue
	{Rule: 145, Edges: []Edge{{Kind: Call, Target: 2127, Callee: 146}}},                                            // 2122 inputs
	{Rule: 145, Edges: []Edge{{Kind: Accept, Target: 2124, Set: 29}}},                                              // 2123 inputs
	{Rule: 145, Edges: []Edge{{Kind: Call, Target: 2126, Callee: 146}}},                                            // 2124 inputs
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2123}}},                                                         // 2125 inputs
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2129}}},                                                         // 2126 inputs
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2125}, {Kind: Step, Target: 2128}}},                             // 2127 inputs
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2131}}},                                                         // 2128 inputs
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2127}}},                                                         // 2129 inputs
	{Rule: 145, Edges: []Edge{{Kind: Call, Target: 2132, Callee: 147}}},                                            // 2130 inputs
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2130}, {Kind: Step, Target: 2132}}},                             // 2131 inputs
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 291}}},                                                          // 2132 inputs
	{Rule: 146, Edges: []Edge{{Kind: Call, Target: 2135, Callee: 292}}},                                            // 2133 input
	{Rule: 146, Edges: []Edge{{Kind: Call, Target: 2136, Callee: 149}}},                                            // 2134 input
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 2134}, {Kind: Step, Target: 2136}}},                             // 2135 input
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 293}}},                                                          // 2136 input
	{Rule: 147, Edges: []Edge{{Kind: Accept, Target: 2138, Set: 229}}},                                             // 2137 collect
	{Rule: 147, Edges: []Edge{{Kind: Accept, Target: 2139, Set: 73}}},                                              // 2138 collect
	{Rule: 147, Edges: []Edge{{Kind: Call, Target: 2144, Callee: 132}}},                                            // 2139 collect
	{Rule: 147, Edges: []Edge{{Kind: Accept, Target: 2141, Set: 103}}},                                             // 2140 collect
	{Rule: 147, Edges: []Edge{{Kind: Accept, Target: 2142, Set: 146}}},                                             // 2141 collect
	{Rule: 147, Edges: []Edge{{Kind: Accept, Target: 2143, Set: 230}}},                                             // 2142 collect
	{Rule: 147, Edges: []Edge{{Kind: Call, Target: 2145, Callee: 134}}},                                            // 2143 collect
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 2140}, {Kind: Step, Target: 2145}}},                             // 2144 collect
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 295}}},                                                          // 2145 collect
	{Rule: 148, Edges: []Edge{{Kind: Accept, Target: 2147, Set: 231}}},                                             // 2146 filter
	{Rule: 148, Edges: []Edge{{Kind: Call, Target: 2148, Callee: 149}}},                                            // 2147 filter
	{Rule: 148, Edges: []Edge{{Kind: Step, Target: 297}}},                                                          // 2148 filter
	{Rule: 149, Edges: []Edge{{Kind: Accept, Target: 2150, Set: 165}}},                                             // 2149 whereClause
	{Rule: 149, Edges: []Edge{{Kind: Call, Target: 2151, Callee: 111}}},                                            // 2150 whereClause
	{Rule: 149, Edges: []Edge{{Kind: Step, Target: 299}}},                                                          // 2151 whereClause
	{Rule: 150, Edges: []Edge{{Kind: Accept, Target: 2153, Set: 232}}},                                             // 2152 branching
	{Rule: 150, Edges: []Edge{{Kind: Accept, Target: 2154, Set: 112}}},                                             // 2153 branching
	{Rule: 150, Edges: []Edge{{Kind: Call, Target: 2157, Callee: 291}}},                                            // 2154 branching
	{Rule: 150, Edges: []Edge{{Kind: Accept, Target: 2157, Set: 233}}},                                             // 2155 branching
	{Rule: 150, Edges: []Edge{{Kind: Step, Target: 2152}, {Kind: Step, Target: 2155}}},                             // 2156 branching
	{Rule: 150, Edges: []Edge{{Kind: Step, Target: 301}}},                                                          // 2157 branching
	{Rule: 151, Edges: []Edge{{Kind: Accept, Target: 2159, Set: 58}}},                                              // 2158 stateDependency
	{Rule: 151, Edges: []Edge{{Kind: Accept, Target: 2160, Set: 109}}},                                             // 2159 stateDependency
	{Rule: 151, Edges: []Edge{{Kind: Accept, Target: 2161, Set: 110}}},                                             // 2160 stateDependency
	{Rule: 151, Edges: []Edge{{Kind: Call, Target: 2162, Callee: 292}}},                                            // 2161 stateDependency
	{Rule: 151, Edges: []Edge{{Kind: Call, Target: 2163, Callee: 152}}},                                            // 2162 stateDependency
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 303}}},                                                          // 2163 stateDependency
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2165, Set: 234}}},                                             // 2164 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2182, Set: 235}}},                                             // 2165 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2167, Set: 236}}},                                             // 2166 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2168, Set: 227}}},                                             // 2167 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Call, Target: 2173, Callee: 153}}},                                            // 2168 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2170, Set: 29}}},                                              // 2169 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Call, Target: 2172, Callee: 153}}},                                            // 2170 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2169}}},                                                         // 2171 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2175}}},                                                         // 2172 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2171}, {Kind: Step, Target: 2174}}},                             // 2173 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2177}}},                                                         // 2174 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2173}}},                                                         // 2175 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2178, Set: 29}}},                                              // 2176 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2176}, {Kind: Step, Target: 2178}}},                             // 2177 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2179}}},                                                         // 2178 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2180, Set: 228}}},                                             // 2179 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2182}}},                                                         // 2180 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2164}, {Kind: Step, Target: 2166}}},                             // 2181 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 305}}},                                                          // 2182 statePolicy
	{Rule: 153, Edges: []Edge{{Kind: Call, Target: 2186, Callee: 276}}},                                            // 2183 defaultSet
	{Rule: 153, Edges: []Edge{{Kind: Accept, Target: 2186, Set: 26}}},                                              // 2184 defaultSet
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2183}, {Kind: Step, Target: 2184}}},                             // 2185 defaultSet
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2187}}},                                                         // 2186 defaultSet
	{Rule: 153, Edges: []Edge{{Kind: Accept, Target: 2188, Set: 166}}},                                             // 2187 defaultSet
	{Rule: 153, Edges: []Edge{{Kind: Call, Target: 2189, Callee: 111}}},                                            // 2188 defaultSet
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 307}}},                                                          // 2189 defaultSet
	{Rule: 154, Edges: []Edge{{Kind: Call, Target: 2192, Callee: 155}}},                                            // 2190 construction
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2190}, {Kind: Step, Target: 2192}}},                             // 2191 construction
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2194}}},                                                         // 2192 construction
	{Rule: 154, Edges: []Edge{{Kind: Call, Target: 2195, Callee: 157}}},                                            // 2193 construction
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2193}, {Kind: Step, Target: 2195}}},                             // 2194 construction
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2197}}},                                                         // 2195 construction
	{Rule: 154, Edges: []Edge{{Kind: Call, Target: 2198, Callee: 149}}},                                            // 2196 construction
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2196}, {Kind: Step, Target: 2198}}},                             // 2197 construction
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2200}}},                                                         // 2198 construction
	{Rule: 154, Edges: []Edge{{Kind: Call, Target: 2201, Callee: 160}}},                                            // 2199 construction
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2199}, {Kind: Step, Target: 2201}}},                             // 2200 construction
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 309}}},                                                          // 2201 construction
	{Rule: 155, Edges: []Edge{{Kind: Accept, Target: 2223, Set: 237}}},                                             // 2202 inherit
	{Rule: 155, Edges: []Edge{{Kind: Accept, Target: 2213, Set: 238}}},                                             // 2203 inherit
	{Rule: 155, Edges: []Edge{{Kind: Accept, Target: 2205, Set: 239}}},                                             // 2204 inherit
	{Rule: 155, Edges: []Edge{{Kind: Call, Target: 2210, Callee: 276}}},                                            // 2205 inherit
	{Rule: 155, Edges: []Edge{{Kind: Accept, Target: 2207, Set: 29}}},                                              // 2206 inherit
	{Rule: 155, Edges: []Edge{{Kind: Call, Target: 2209, Callee: 276}}},                                            // 2207 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2206}}},                                                         // 2208 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2212}}},                                                         // 2209 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2208}, {Kind: Step, Target: 2211}}},                             // 2210 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2214}}},                                                         // 2211 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2210}}},                                                         // 2212 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2204}, {Kind: Step, Target: 2214}}},                             // 2213 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2224}}},                                                         // 2214 inherit
	{Rule: 155, Edges: []Edge{{Kind: Call, Target: 2220, Callee: 156}}},                                            // 2215 inherit
	{Rule: 155, Edges: []Edge{{Kind: Accept, Target: 2217, Set: 29}}},                                              // 2216 inherit
	{Rule: 155, Edges: []Edge{{Kind: Call, Target: 2219, Callee: 156}}},                                            // 2217 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2216}}},                                                         // 2218 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2222}}},                                                         // 2219 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2218}, {Kind: Step, Target: 2221}}},                             // 2220 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2224}}},                                                         // 2221 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2220}}},                                                         // 2222 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2203}, {Kind: Step, Target: 2215}}},                             // 2223 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 311}}},                                                          // 2224 inherit
	{Rule: 156, Edges: []Edge{{Kind: Call, Target: 2228, Callee: 276}}},                                            // 2225 inheritItem
	{Rule: 156, Edges: []Edge{{Kind: Accept, Target: 2227, Set: 240}}},                                             // 2226 inheritItem
	{Rule: 156, Edges: []Edge{{Kind: Accept, Target: 2229, Set: 32}}},                                              // 2227 inheritItem
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2226}, {Kind: Step, Target: 2229}}},                             // 2228 inheritItem
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 313}}},                                                          // 2229 inheritItem
	{Rule: 157, Edges: []Edge{{Kind: Accept, Target: 2231, Set: 16}}},                                              // 2230 setClause
	{Rule: 157, Edges: []Edge{{Kind: Call, Target: 2236, Callee: 158}}},                                            // 2231 setClause
	{Rule: 157, Edges: []Edge{{Kind: Accept, Target: 2233, Set: 29}}},                                              // 2232 setClause
	{Rule: 157, Edges: []Edge{{Kind: Call, Target: 2235, Callee: 158}}},                                            // 2233 setClause
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2232}}},                                                         // 2234 setClause
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2238}}},                                                         // 2235 setClause
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2234}, {Kind: Step, Target: 2237}}},                             // 2236 setClause
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 315}}},                                                          // 2237 setClause
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2236}}},                                                         // 2238 setClause
	{Rule: 158, Edges: []Edge{{Kind: Call, Target: 2240, Callee: 159}}},                                            // 2239 assignment
	{Rule: 158, Edges: []Edge{{Kind: Accept, Target: 2241, Set: 166}}},                                             // 2240 assignment
	{Rule: 158, Edges: []Edge{{Kind: Call, Target: 2242, Callee: 111}}},                                            // 2241 assignment
	{Rule: 158, Edges: []Edge{{Kind: Step, Target: 317}}},                                                          // 2242 assignment
	{Rule: 159, Edges: []Edge{{Kind: Call, Target: 2248, Callee: 276}}},                                            // 2243 setTarget
	{Rule: 159, Edges: []Edge{{Kind: Accept, Target: 2245, Set: 241}}},                                             // 2244 setTarget
	{Rule: 159, Edges: []Edge{{Kind: Accept, Target: 2246, Set: 214}}},                                             // 2245 setTarget
	{Rule: 159, Edges: []Edge{{Kind: Call, Target: 2248, Callee: 276}}},                                            // 2246 setTarget
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 2243}, {Kind: Step, Target: 2244}}},                             // 2247 setTarget
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 319}}},                                                          // 2248 setTarget
	{Rule: 160, Edges: []Edge{{Kind: Accept, Target: 2250, Set: 242}}},                                             // 2249 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Call, Target: 2255, Callee: 161}}},                                            // 2250 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Accept, Target: 2252, Set: 29}}},                                              // 2251 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Call, Target: 2254, Callee: 161}}},                                            // 2252 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 2251}}},                                                         // 2253 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 2257}}},                                                         // 2254 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 2253}, {Kind: Step, Target: 2256}}},                             // 2255 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 321}}},                                                          // 2256 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 2255}}},                                                         // 2257 invokeClause
	{Rule: 161, Edges: []Edge{{Kind: Call, Target: 2259, Callee: 116}}},                                            // 2258 invocation
	{Rule: 161, Edges: []Edge{{Kind: Accept, Target: 2260, Set: 28}}},                                              // 2259 invocation
	{Rule: 161, Edges: []Edge{{Kind: Call, Target: 2261, Callee: 117}}},                                            // 2260 invocation
	{Rule: 161, Edges: []Edge{{Kind: Accept, Target: 2262, Set: 30}}},                                              // 2261 invocation
	{Rule: 161, Edges: []Edge{{Kind: Step, Target: 323}}},                                                          // 2262 invocation
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2272, Set: 243}}},                                             // 2263 flush
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2265, Set: 244}}},                                             // 2264 flush
	{Rule: 162, Edges: []Edge{{Kind: Call, Target: 2266, Callee: 132}}},                                            // 2265 flush
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2267, Set: 103}}},                                             // 2266 flush
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2268, Set: 146}}},                                             // 2267 flush
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2269, Set: 230}}},                                             // 2268 flush
	{Rule: 162, Edges: []Edge{{Kind: Call, Target: 2270, Callee: 134}}},                                            // 2269 flush
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 2273}}},                                                         // 2270 flush
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2273, Set: 245}}},                                             // 2271 flush
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 2264}, {Kind: Step, Target: 2271}}},                             // 2272 flush
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 325}}},                                                          // 2273 flush
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2275, Set: 246}}},                                             // 2274 retry
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2276, Set: 134}}},                                             // 2275 retry
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2277, Set: 247}}},                                             // 2276 retry
	{Rule: 163, Edges: []Edge{{Kind: Call, Target: 2278, Callee: 132}}},                                            // 2277 retry
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2279, Set: 103}}},                                             // 2278 retry
	{Rule: 163, Edges: []Edge{{Kind: Call, Target: 2280, Callee: 132}}},                                            // 2279 retry
	{Rule: 163, Edges: []Edge{{Kind: Step, Target: 327}}},                                                          // 2280 retry
	{Rule: 164, Edges: []Edge{{Kind: Accept, Target: 2282, Set: 248}}},                                             // 2281 ackTimeout
	{Rule: 164, Edges: []Edge{{Kind: Accept, Target: 2283, Set: 92}}},                                              // 2282 ackTimeout
	{Rule: 164, Edges: []Edge{{Kind: Call, Target: 2284, Callee: 132}}},                                            // 2283 ackTimeout
	{Rule: 164, Edges: []Edge{{Kind: Step, Target: 329}}},                                                          // 2284 ackTimeout
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2290, Set: 249}}},                                             // 2285 ackWindow
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2287, Set: 250}}},                                             // 2286 ackWindow
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2288, Set: 103}}},                                             // 2287 ackWindow
	{Rule: 165, Edges: []Edge{{Kind: Call, Target: 2290, Callee: 130}}},                                            // 2288 ackWindow
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 2285}, {Kind: Step, Target: 2286}}},                             // 2289 ackWindow
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 331}}},                                                          // 2290 ackWindow
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2292, Set: 64}}},                                              // 2291 messageError
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2293, Set: 60}}},                                              // 2292 messageError
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2308, Set: 251}}},                                             // 2293 messageError
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2309, Set: 252}}},                                             // 2294 messageError
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2309, Set: 253}}},                                             // 2295 messageError
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2297, Set: 97}}},                                              // 2296 messageError
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2298, Set: 42}}},                                              // 2297 messageError
	{Rule: 166, Edges: []Edge{{Kind: Call, Target: 2299, Callee: 292}}},                                            // 2298 messageError
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2300, Set: 16}}},                                              // 2299 messageError
	{Rule: 166, Edges: []Edge{{Kind: Call, Target: 2305, Callee: 167}}},                                            // 2300 messageError
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2302, Set: 29}}},                                              // 2301 messageError
	{Rule: 166, Edges: []Edge{{Kind: Call, Target: 2304, Callee: 167}}},                                            // 2302 messageError
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2301}}},                                                         // 2303 messageError
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2307}}},                                                         // 2304 messageError
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2303}, {Kind: Step, Target: 2306}}},                             // 2305 messageError
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2309}}},                                                         // 2306 messageError
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2305}}},                                                         // 2307 messageError
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2294}, {Kind: Step, Target: 2295}, {Kind: Step, Target: 2296}}}, // 2308 messageError
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 333}}},                                                          // 2309 messageError
	{Rule: 167, Edges: []Edge{{Kind: Call, Target: 2311, Callee: 276}}},                                            // 2310 errorSet
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2312, Set: 166}}},                                             // 2311 errorSet
	{Rule: 167, Edges: []Edge{{Kind: Call, Target: 2313, Callee: 111}}},                                            // 2312 errorSet
	{Rule: 167, Edges: []Edge{{Kind: Step, Target: 335}}},                                                          // 2313 errorSet
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2315, Set: 64}}},                                              // 2314 generalError
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2316, Set: 254}}},                                             // 2315 generalError
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2317, Set: 251}}},                                             // 2316 generalError
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2318, Set: 255}}},                                             // 2317 generalError
	{Rule: 168, Edges: []Edge{{Kind: Step, Target: 337}}},                                                          // 2318 generalError
	{Rule: 169, Edges: []Edge{{Kind: Accept, Target: 2320, Set: 42}}},                                              // 2319 route
	{Rule: 169, Edges: []Edge{{Kind: Call, Target: 2321, Callee: 292}}},                                            // 2320 route
	{Rule: 169, Edges: []Edge{{Kind: Call, Target: 2322, Callee: 154}}},                                            // 2321 route
	{Rule: 169, Edges: []Edge{{Kind: Call, Target: 2323, Callee: 162}}},                                            // 2322 route
	{Rule: 169, Edges: []Edge{{Kind: Call, Target: 2324, Callee: 166}}},                                            // 2323 route
	{Rule: 169, Edges: []Edge{{Kind: Step, Target: 339}}},                                                          // 2324 route
	{Rule: 170, Edges: []Edge{{Kind: Accept, Target: 2326, Set: 42}}},                                              // 2325 entryRoute
	{Rule: 170, Edges: []Edge{{Kind: Call, Target: 2327, Callee: 292}}},                                            // 2326 entryRoute
	{Rule: 170, Edges: []Edge{{Kind: Call, Target: 2328, Callee: 154}}},                                            // 2327 entryRoute
	{Rule: 170, Edges: []Edge{{Kind: Call, Target: 2329, Callee: 171}}},                                            // 2328 entryRoute
	{Rule: 170, Edges: []Edge{{Kind: Call, Target: 2330, Callee: 162}}},                                            // 2329 entryRoute
	{Rule: 170, Edges: []Edge{{Kind: Call, Target: 2331, Callee: 166}}},                                            // 2330 entryRoute
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 341}}},                                                          // 2331 entryRoute
	{Rule: 171, Edges: []Edge{{Kind: Accept, Target: 2333, Set: 232}}},                                             // 2332 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Accept, Target: 2334, Set: 112}}},                                             // 2333 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2344, Callee: 291}}},                                            // 2334 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Accept, Target: 2336, Set: 16}}},                                              // 2335 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2341, Callee: 172}}},                                            // 2336 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Accept, Target: 2338, Set: 29}}},                                              // 2337 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2340, Callee: 172}}},                                            // 2338 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2337}}},                                                         // 2339 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2343}}},                                                         // 2340 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2339}, {Kind: Step, Target: 2342}}},                             // 2341 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2345}}},                                                         // 2342 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2341}}},                                                         // 2343 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2335}, {Kind: Step, Target: 2345}}},                             // 2344 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2348}}},                                                         // 2345 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Accept, Target: 2348, Set: 233}}},                                             // 2346 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2332}, {Kind: Step, Target: 2346}}},                             // 2347 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 343}}},                                                          // 2348 entryBranch
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2354, Callee: 276}}},                                            // 2349 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Accept, Target: 2351, Set: 101}}},                                             // 2350 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Accept, Target: 2352, Set: 214}}},                                             // 2351 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2354, Callee: 276}}},                                            // 2352 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2349}, {Kind: Step, Target: 2350}}},                             // 2353 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2355}}},                                                         // 2354 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Accept, Target: 2356, Set: 166}}},                                             // 2355 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2357, Callee: 111}}},                                            // 2356 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 345}}},                                                          // 2357 branchSet
	{Rule: 173, Edges: []Edge{{Kind: Accept, Target: 2359, Set: 42}}},                                              // 2358 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2360, Callee: 292}}},                                            // 2359 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2362, Callee: 157}}},                                            // 2360 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2363, Callee: 149}}},                                            // 2361 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2361}, {Kind: Step, Target: 2363}}},                             // 2362 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2364}}},                                                         // 2363 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2365, Callee: 162}}},                                            // 2364 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2366, Callee: 166}}},                                            // 2365 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 347}}},                                                          // 2366 setRoute
	{Rule: 174, Edges: []Edge{{Kind: Accept, Target: 2368, Set: 42}}},                                              // 2367 windowRoute
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2369, Callee: 292}}},                                            // 2368 windowRoute
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2371, Callee: 157}}},                                            // 2369 windowRoute
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2372, Callee: 149}}},                                            // 2370 windowRoute
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 2370}, {Kind: Step, Target: 2372}}},                             // 2371 windowRoute
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 2373}}},                                                         // 2372 windowRoute
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2374, Callee: 166}}},                                            // 2373 windowRoute
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 349}}},                                                          // 2374 windowRoute
	{Rule: 175, Edges: []Edge{{Kind: Accept, Target: 2376, Set: 42}}},                                              // 2375 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2378, Callee: 292}}},                                            // 2376 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2379, Callee: 157}}},                                            // 2377 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2377}, {Kind: Step, Target: 2379}}},                             // 2378 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2381}}},                                                         // 2379 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2382, Callee: 149}}},                                            // 2380 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2380}, {Kind: Step, Target: 2382}}},                             // 2381 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2383}}},                                                         // 2382 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2384, Callee: 166}}},                                            // 2383 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 351}}},                                                          // 2384 wasmRoute
	{Rule: 176, Edges: []Edge{{Kind: Accept, Target: 2386, Set: 160}}},                                             // 2385 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2387, Callee: 277}}},                                            // 2386 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Accept, Target: 2388, Set: 55}}},                                              // 2387 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2390, Callee: 145}}},                                            // 2388 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2391, Callee: 148}}},                                            // 2389 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2389}, {Kind: Step, Target: 2391}}},                             // 2390 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2395}}},                                                         // 2391 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2394, Callee: 151}}},                                            // 2392 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2392}}},                                                         // 2393 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2397}}},                                                         // 2394 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2393}, {Kind: Step, Target: 2396}}},                             // 2395 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2399}}},                                                         // 2396 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2395}}},                                                         // 2397 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2400, Callee: 170}}},                                            // 2398 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2398}}},                                                         // 2399 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2401}}},                                                         // 2400 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2399}, {Kind: Step, Target: 2402}}},                             // 2401 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 353}}},                                                          // 2402 createReingestor
	{Rule: 177, Edges: []Edge{{Kind: Accept, Target: 2404, Set: 160}}},                                             // 2403 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Call, Target: 2405, Callee: 294}}},                                            // 2404 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Call, Target: 2410, Callee: 178}}},                                            // 2405 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Accept, Target: 2407, Set: 29}}},                                              // 2406 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Call, Target: 2409, Callee: 178}}},                                            // 2407 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2406}}},                                                         // 2408 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2412}}},                                                         // 2409 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2408}, {Kind: Step, Target: 2411}}},                             // 2410 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 355}}},                                                          // 2411 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2410}}},                                                         // 2412 alterReingestor
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2418, Callee: 179}}},                                            // 2413 reingestorOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2415, Set: 256}}},                                             // 2414 reingestorOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2416, Set: 257}}},                                             // 2415 reingestorOperation
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2418, Callee: 170}}},                                            // 2416 reingestorOperation
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2413}, {Kind: Step, Target: 2414}}},                             // 2417 reingestorOperation
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 357}}},                                                          // 2418 reingestorOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2448, Callee: 180}}},                                            // 2419 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2421, Set: 16}}},                                              // 2420 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2422, Set: 231}}},                                             // 2421 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2448, Callee: 149}}},                                            // 2422 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2424, Set: 40}}},                                              // 2423 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2425, Set: 231}}},                                             // 2424 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2448, Set: 165}}},                                             // 2425 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2427, Set: 38}}},                                              // 2426 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2428, Set: 109}}},                                             // 2427 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2429, Set: 110}}},                                             // 2428 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2430, Callee: 292}}},                                            // 2429 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2431, Callee: 152}}},                                            // 2430 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2448}}},                                                         // 2431 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2433, Set: 40}}},                                              // 2432 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2434, Set: 109}}},                                             // 2433 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2435, Set: 110}}},                                             // 2434 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2448, Callee: 292}}},                                            // 2435 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2437, Set: 2}}},                                               // 2436 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2438, Set: 109}}},                                             // 2437 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2439, Set: 110}}},                                             // 2438 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2440, Callee: 292}}},                                            // 2439 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2441, Set: 16}}},                                              // 2440 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2442, Callee: 152}}},                                            // 2441 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2448}}},                                                         // 2442 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2444, Set: 40}}},                                              // 2443 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2445, Set: 257}}},                                             // 2444 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2446, Set: 42}}},                                              // 2445 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2448, Callee: 292}}},                                            // 2446 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2419}, {Kind: Step, Target: 2420}, {Kind: Step, Target: 2423}, {Kind: Step, Target: 2426}, {Kind: Step, Target: 2432}, {Kind: Step, Target: 2436}, {Kind: Step, Target: 2443}}}, // 2447 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 359}}},                              // 2448 nodeOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2450, Set: 38}}},                  // 2449 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2451, Set: 55}}},                  // 2450 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2453, Callee: 292}}},                // 2451 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2454, Callee: 149}}},                // 2452 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2452}, {Kind: Step, Target: 2454}}}, // 2453 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2474}}},                             // 2454 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2456, Set: 40}}},                  // 2455 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2457, Set: 55}}},                  // 2456 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2474, Callee: 292}}},                // 2457 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2459, Set: 2}}},                   // 2458 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2460, Set: 55}}},                  // 2459 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2465, Callee: 292}}},                // 2460 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2462, Set: 16}}},                  // 2461 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2466, Callee: 149}}},                // 2462 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2464, Set: 40}}},                  // 2463 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2466, Set: 165}}},                 // 2464 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2461}, {Kind: Step, Target: 2463}}}, // 2465 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2474}}},                             // 2466 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2468, Set: 16}}},                  // 2467 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2474, Callee: 147}}},                // 2468 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2470, Set: 40}}},                  // 2469 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2474, Set: 229}}},                 // 2470 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2472, Set: 16}}},                  // 2471 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2474, Callee: 129}}},                // 2472 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2449}, {Kind: Step, Target: 2455}, {Kind: Step, Target: 2458}, {Kind: Step, Target: 2467}, {Kind: Step, Target: 2469}, {Kind: Step, Target: 2471}}}, // 2473 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 361}}},                                                                                      // 2474 inputOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2476, Set: 156}}},                                                                         // 2475 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2477, Callee: 277}}},                                                                        // 2476 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2478, Set: 55}}},                                                                          // 2477 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2480, Callee: 145}}},                                                                        // 2478 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2481, Callee: 148}}},                                                                        // 2479 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2479}, {Kind: Step, Target: 2481}}},                                                         // 2480 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2482}}},                                                                                     // 2481 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2486, Callee: 150}}},                                                                        // 2482 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2485, Callee: 151}}},                                                                        // 2483 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2483}}},                                                                                     // 2484 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2488}}},                                                                                     // 2485 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2484}, {Kind: Step, Target: 2487}}},                                                         // 2486 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2490}}},                                                                                     // 2487 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2486}}},                                                                                     // 2488 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2491, Callee: 169}}},                                                                        // 2489 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2489}}},                                                                                     // 2490 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2492}}},                                                                                     // 2491 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2490}, {Kind: Step, Target: 2493}}},                                                         // 2492 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 363}}},                                                                                      // 2493 createJunction
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2495, Set: 157}}},                                                                         // 2494 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2496, Callee: 277}}},                                                                        // 2495 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2497, Set: 55}}},                                                                          // 2496 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2499, Callee: 145}}},                                                                        // 2497 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2500, Callee: 148}}},                                                                        // 2498 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2498}, {Kind: Step, Target: 2500}}},                                                         // 2499 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2501}}},                                                                                     // 2500 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2502, Callee: 183}}},                                                                        // 2501 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2503, Callee: 184}}},                                                                        // 2502 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2507, Callee: 150}}},                                                                        // 2503 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2506, Callee: 151}}},                                                                        // 2504 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2504}}},                                                                                     // 2505 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2509}}},                                                                                     // 2506 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2505}, {Kind: Step, Target: 2508}}},                                                         // 2507 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2511}}},                                                                                     // 2508 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2507}}},                                                                                     // 2509 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2512, Callee: 169}}},                                                                        // 2510 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2510}}},                                                                                     // 2511 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2513}}},                                                                                     // 2512 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2511}, {Kind: Step, Target: 2514}}},                                                         // 2513 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 365}}},                                                                                      // 2514 createDeduplicator
	{Rule: 183, Edges: []Edge{{Kind: Accept, Target: 2516, Set: 258}}},                                                                         // 2515 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Accept, Target: 2517, Set: 64}}},                                                                          // 2516 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2522, Callee: 111}}},                                                                        // 2517 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Accept, Target: 2519, Set: 29}}},                                                                          // 2518 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2521, Callee: 111}}},                                                                        // 2519 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2518}}},                                                                                     // 2520 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2524}}},                                                                                     // 2521 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2520}, {Kind: Step, Target: 2523}}},                                                         // 2522 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 367}}},                                                                                      // 2523 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2522}}},                                                                                     // 2524 deduplicateOn
	{Rule: 184, Edges: []Edge{{Kind: Accept, Target: 2526, Set: 103}}},                                                                         // 2525 maxTime
	{Rule: 184, Edges: []Edge{{Kind: Accept, Target: 2527, Set: 20}}},                                                                          // 2526 maxTime
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2528, Callee: 132}}},                                                                        // 2527 maxTime
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 369}}},                                                                                      // 2528 maxTime
	{Rule: 185, Edges: []Edge{{Kind: Accept, Target: 2530, Set: 161}}},                                                                         // 2529 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2531, Callee: 277}}},                                                                        // 2530 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Accept, Target: 2532, Set: 55}}},                                                                          // 2531 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2534, Callee: 145}}},                                                                        // 2532 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2535, Callee: 148}}},                                                                        // 2533 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2533}, {Kind: Step, Target: 2535}}},                                                         // 2534 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2536}}},                                                                                     // 2535 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2537, Callee: 186}}},                                                                        // 2536 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2538, Callee: 184}}},                                                                        // 2537 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2542, Callee: 150}}},                                                                        // 2538 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2541, Callee: 151}}},                                                                        // 2539 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2539}}},                                                                                     // 2540 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2544}}},                                                                                     // 2541 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2540}, {Kind: Step, Target: 2543}}},                                                         // 2542 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2546}}},                                                                                     // 2543 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2542}}},                                                                                     // 2544 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2547, Callee: 169}}},                                                                        // 2545 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2545}}},                                                                                     // 2546 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2548}}},                                                                                     // 2547 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2546}, {Kind: Step, Target: 2549}}},                                                         // 2548 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 371}}},                                                                                      // 2549 createReorderer
	{Rule: 186, Edges: []Edge{{Kind: Accept, Target: 2551, Set: 112}}},                                                                         // 2550 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Call, Target: 2556, Callee: 111}}},                                                                        // 2551 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Accept, Target: 2553, Set: 29}}},                                                                          // 2552 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Call, Target: 2555, Callee: 111}}},                                                                        // 2553 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2552}}},                                                                                     // 2554 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2558}}},                                                                                     // 2555 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2554}, {Kind: Step, Target: 2557}}},                                                         // 2556 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 373}}},                                                                                      // 2557 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2556}}},                                                                                     // 2558 orderBy
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2566, Callee: 179}}},                                                                        // 2559 processorOperation
	{Rule: 187, Edges: []Edge{{Kind: Accept, Target: 2561, Set: 16}}},                                                                          // 2560 processorOperation
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2566, Callee: 150}}},                                                                        // 2561 processorOperation
	{Rule: 187, Edges: []Edge{{Kind: Accept, Target: 2563, Set: 256}}},                                                                         // 2562 processorOperation
	{Rule: 187, Edges: []Edge{{Kind: Accept, Target: 2564, Set: 257}}},                                                                         // 2563 processorOperation
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2566, Callee: 169}}},                                                                        // 2564 processorOperation
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2559}, {Kind: Step, Target: 2560}, {Kind: Step, Target: 2562}}},                             // 2565 processorOperation
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 375}}},                                                                                      // 2566 processorOperation
	{Rule: 188, Edges: []Edge{{Kind: Accept, Target: 2568, Set: 156}}},                                                                         // 2567 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Call, Target: 2569, Callee: 295}}},                                                                        // 2568 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Call, Target: 2574, Callee: 187}}},                                                                        // 2569 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Accept, Target: 2571, Set: 29}}},                                                                          // 2570 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Call, Target: 2573, Callee: 187}}},                                                                        // 2571 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2570}}},                                                                                     // 2572 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2576}}},                                                                                     // 2573 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2572}, {Kind: Step, Target: 2575}}},                                                         // 2574 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 377}}},                                                                                      // 2575 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2574}}},                                                                                     // 2576 alterJunction
	{Rule: 189, Edges: []Edge{{Kind: Accept, Target: 2578, Set: 157}}},                                                                         // 2577 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Call, Target: 2579, Callee: 296}}},                                                                        // 2578 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Call, Target: 2584, Callee: 190}}},                                                                        // 2579 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Accept, Target: 2581, Set: 29}}},                                                                          // 2580 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Call, Target: 2583, Callee: 190}}},                                                                        // 2581 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2580}}},                                                                                     // 2582 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2586}}},                                                                                     // 2583 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2582}, {Kind: Step, Target: 2585}}},                                                         // 2584 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 379}}},                                                                                      // 2585 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2584}}},                                                                                     // 2586 alterDeduplicator
	{Rule: 190, Edges: []Edge{{Kind: Call, Target: 2593, Callee: 187}}},                                                                        // 2587 deduplicatorOperation
	{Rule: 190, Edges: []Edge{{Kind: Accept, Target: 2589, Set: 16}}},                                                                          // 2588 deduplicatorOperation
	{Rule: 190, Edges: []Edge{{Kind: Call, Target: 2593, Callee: 183}}},                                                                        // 2589 deduplicatorOperation
	{Rule: 190, Edges: []Edge{{Kind: Accept, Target: 2591, Set: 16}}},                                                                          // 2590 deduplicatorOperation
	{Rule: 190, Edges: []Edge{{Kind: Call, Target: 2593, Callee: 184}}},                                                                        // 2591 deduplicatorOperation
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2587}, {Kind: Step, Target: 2588}, {Kind: Step, Target: 2590}}},                             // 2592 deduplicatorOperation
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 381}}},                                                                                      // 2593 deduplicatorOperation
	{Rule: 191, Edges: []Edge{{Kind: Accept, Target: 2595, Set: 161}}},                                                                         // 2594 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Call, Target: 2596, Callee: 297}}},                                                                        // 2595 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Call, Target: 2601, Callee: 192}}},                                                                        // 2596 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Accept, Target: 2598, Set: 29}}},                                                                          // 2597 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Call, Target: 2600, Callee: 192}}},                                                                        // 2598 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2597}}},                                                                                     // 2599 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2603}}},                                                                                     // 2600 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2599}, {Kind: Step, Target: 2602}}},                                                         // 2601 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 383}}},                                                                                      // 2602 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2601}}},                                                                                     // 2603 alterReorderer
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2610, Callee: 187}}},                                                                        // 2604 reordererOperation
	{Rule: 192, Edges: []Edge{{Kind: Accept, Target: 2606, Set: 16}}},                                                                          // 2605 reordererOperation
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2610, Callee: 186}}},                                                                        // 2606 reordererOperation
	{Rule: 192, Edges: []Edge{{Kind: Accept, Target: 2608, Set: 16}}},                                                                          // 2607 reordererOperation
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2610, Callee: 184}}},                                                                        // 2608 reordererOperation
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2604}, {Kind: Step, Target: 2605}, {Kind: Step, Target: 2607}}},                             // 2609 reordererOperation
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 385}}},                                                                                      // 2610 reordererOperation
	{Rule: 193, Edges: []Edge{{Kind: Accept, Target: 2612, Set: 158}}},                                                                         // 2611 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Accept, Target: 2613, Set: 79}}},                                                                          // 2612 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2614, Callee: 277}}},                                                                        // 2613 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Accept, Target: 2615, Set: 55}}},                                                                          // 2614 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2617, Callee: 145}}},                                                                        // 2615 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2618, Callee: 148}}},                                                                        // 2616 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2616}, {Kind: Step, Target: 2618}}},                                                         // 2617 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2619}}},                                                                                     // 2618 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2620, Callee: 194}}},                                                                        // 2619 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2624, Callee: 150}}},                                                                        // 2620 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2623, Callee: 151}}},                                                                        // 2621 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2621}}},                                                                                     // 2622 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2626}}},                                                                                     // 2623 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2622}, {Kind: Step, Target: 2625}}},                                                         // 2624 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2628}}},                                                                                     // 2625 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2624}}},                                                                                     // 2626 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2629, Callee: 174}}},                                                                        // 2627 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2627}}},                                                                                     // 2628 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2630}}},                                                                                     // 2629 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2628}, {Kind: Step, Target: 2631}}},                                                         // 2630 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 387}}},                                                                                      // 2631 createWindow
	{Rule: 194, Edges: []Edge{{Kind: Accept, Target: 2633, Set: 259}}},                                                                         // 2632 windowExtent
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2634, Callee: 195}}},                                                                        // 2633 windowExtent
	{Rule: 194, Edges: []Edge{{Kind: Accept, Target: 2635, Set: 260}}},                                                                         // 2634 windowExtent
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2636, Callee: 195}}},                                                                        // 2635 windowExtent
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 389}}},                                                                                      // 2636 windowExtent
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2639, Callee: 196}}},                                                                        // 2637 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2640, Callee: 197}}},                                                                        // 2638 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2638}, {Kind: Step, Target: 2640}}},                                                         // 2639 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2646}}},                                                                                     // 2640 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2643, Callee: 197}}},                                                                        // 2641 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2644, Callee: 196}}},                                                                        // 2642 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2642}, {Kind: Step, Target: 2644}}},                                                         // 2643 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2646}}},                                                                                     // 2644 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2637}, {Kind: Step, Target: 2641}}},                                                         // 2645 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 391}}},                                                                                      // 2646 windowBounds
	{Rule: 196, Edges: []Edge{{Kind: Call, Target: 2648, Callee: 131}}},                                                                        // 2647 messageBound
	{Rule: 196, Edges: []Edge{{Kind: Accept, Target: 2649, Set: 261}}},                                                                         // 2648 messageBound
	{Rule: 196, Edges: []Edge{{Kind: Step, Target: 393}}},                                                                                      // 2649 messageBound
	{Rule: 197, Edges: []Edge{{Kind: Call, Target: 2651, Callee: 132}}},                                                                        // 2650 durationBound
	{Rule: 197, Edges: []Edge{{Kind: Accept, Target: 2652, Set: 262}}},                                                                         // 2651 durationBound
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 395}}},                                                                                      // 2652 durationBound
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2654, Set: 162}}},                                                                         // 2653 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2655, Callee: 277}}},                                                                        // 2654 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2656, Set: 263}}},                                                                         // 2655 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2657, Set: 55}}},                                                                          // 2656 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2658, Callee: 145}}},                                                                        // 2657 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2659, Set: 264}}},                                                                         // 2658 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2660, Set: 55}}},                                                                          // 2659 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2661, Callee: 145}}},                                                                        // 2660 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2662, Set: 265}}},                                                                         // 2661 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2663, Callee: 149}}},                                                                        // 2662 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2664, Set: 266}}},                                                                         // 2663 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2665, Set: 267}}},                                                                         // 2664 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2666, Callee: 184}}},                                                                        // 2665 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2667, Set: 64}}},                                                                          // 2666 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2668, Set: 268}}},                                                                         // 2667 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2669, Set: 92}}},                                                                          // 2668 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2670, Callee: 199}}},                                                                        // 2669 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2671, Set: 29}}},                                                                          // 2670 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2672, Callee: 199}}},                                                                        // 2671 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2676, Callee: 150}}},                                                                        // 2672 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2675, Callee: 151}}},                                                                        // 2673 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2673}}},                                                                                     // 2674 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2678}}},                                                                                     // 2675 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2674}, {Kind: Step, Target: 2677}}},                                                         // 2676 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2680}}},                                                                                     // 2677 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2676}}},                                                                                     // 2678 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2681, Callee: 173}}},                                                                        // 2679 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2679}}},                                                                                     // 2680 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2682}}},                                                                                     // 2681 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2680}, {Kind: Step, Target: 2683}}},                                                         // 2682 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 397}}},                                                                                      // 2683 createCorrelator
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2689, Set: 40}}},                                                                          // 2684 timeoutAction
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2686, Set: 97}}},                                                                          // 2685 timeoutAction
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2687, Set: 42}}},                                                                          // 2686 timeoutAction
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2689, Callee: 292}}},                                                                        // 2687 timeoutAction
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2684}, {Kind: Step, Target: 2685}}},                                                         // 2688 timeoutAction
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 399}}},                                                                                      // 2689 timeoutAction
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2691, Set: 77}}},                                                                          // 2690 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2692, Callee: 277}}},                                                                        // 2691 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2693, Set: 55}}},                                                                          // 2692 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2695, Callee: 145}}},                                                                        // 2693 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2696, Callee: 148}}},                                                                        // 2694 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2694}, {Kind: Step, Target: 2696}}},                                                         // 2695 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2697}}},                                                                                     // 2696 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2698, Set: 58}}},                                                                          // 2697 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2699, Set: 59}}},                                                                          // 2698 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2701, Callee: 286}}},                                                                        // 2699 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2702, Callee: 138}}},                                                                        // 2700 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2700}, {Kind: Step, Target: 2702}}},                                                         // 2701 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2703}}},                                                                                     // 2702 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2704, Set: 269}}},                                                                         // 2703 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2705, Set: 26}}},                                                                          // 2704 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2706, Set: 270}}},                                                                         // 2705 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2707, Set: 227}}},                                                                         // 2706 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2712, Callee: 201}}},                                                                        // 2707 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2709, Set: 29}}},                                                                          // 2708 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2711, Callee: 201}}},                                                                        // 2709 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2708}}},                                                                                     // 2710 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2714}}},                                                                                     // 2711 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2710}, {Kind: Step, Target: 2713}}},                                                         // 2712 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2716}}},                                                                                     // 2713 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2712}}},                                                                                     // 2714 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2717, Set: 29}}},                                                                          // 2715 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2715}, {Kind: Step, Target: 2717}}},                                                         // 2716 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2718}}},                                                                                     // 2717 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2719, Set: 228}}},                                                                         // 2718 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2720, Set: 271}}},                                                                         // 2719 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2721, Set: 27}}},                                                                          // 2720 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2722, Set: 227}}},                                                                         // 2721 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2727, Callee: 202}}},                                                                        // 2722 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2724, Set: 29}}},                                                                          // 2723 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2726, Callee: 202}}},                                                                        // 2724 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2723}}},                                                                                     // 2725 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2729}}},                                                                                     // 2726 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2725}, {Kind: Step, Target: 2728}}},                                                         // 2727 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2731}}},                                                                                     // 2728 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2727}}},                                                                                     // 2729 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2732, Set: 29}}},                                                                          // 2730 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2730}, {Kind: Step, Target: 2732}}},                                                         // 2731 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2733}}},                                                                                     // 2732 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2734, Set: 228}}},                                                                         // 2733 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2738, Callee: 150}}},                                                                        // 2734 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2737, Callee: 151}}},                                                                        // 2735 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2735}}},                                                                                     // 2736 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2740}}},                                                                                     // 2737 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2736}, {Kind: Step, Target: 2739}}},                                                         // 2738 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2742}}},                                                                                     // 2739 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2738}}},                                                                                     // 2740 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2743, Callee: 169}}},                                                                        // 2741 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2741}}},                                                                                     // 2742 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2744}}},                                                                                     // 2743 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2742}, {Kind: Step, Target: 2745}}},                                                         // 2744 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 401}}},                                                                                      // 2745 createInferencer
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2747, Callee: 202}}},                                                                        // 2746 tensorInput
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2748, Set: 166}}},                                                                         // 2747 tensorInput
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2749, Callee: 111}}},                                                                        // 2748 tensorInput
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 403}}},                                                                                      // 2749 tensorInput
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2751, Set: 26}}},                                                                          // 2750 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2752, Set: 272}}},                                                                         // 2751 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2753, Set: 273}}},                                                                         // 2752 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2754, Set: 34}}},                                                                          // 2753 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2755, Set: 274}}},                                                                         // 2754 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2756, Set: 35}}},                                                                          // 2755 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2765, Set: 206}}},                                                                         // 2756 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2762, Callee: 203}}},                                                                        // 2757 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2759, Set: 29}}},                                                                          // 2758 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2761, Callee: 203}}},                                                                        // 2759 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2758}}},                                                                                     // 2760 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2764}}},                                                                                     // 2761 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2760}, {Kind: Step, Target: 2763}}},                                                         // 2762 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2766}}},                                                                                     // 2763 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2762}}},                                                                                     // 2764 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2757}, {Kind: Step, Target: 2766}}},                                                         // 2765 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2767}}},                                                                                     // 2766 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2768, Set: 207}}},                                                                         // 2767 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 405}}},                                                                                      // 2768 tensorDeclaration
	{Rule: 203, Edges: []Edge{{Kind: Call, Target: 2773, Callee: 21}}},                                                                         // 2769 tensorDimension
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2773, Set: 275}}},                                                                         // 2770 tensorDimension
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2773, Set: 146}}},                                                                         // 2771 tensorDimension
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2769}, {Kind: Step, Target: 2770}, {Kind: Step, Target: 2771}}},                             // 2772 tensorDimension
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 407}}},                                                                                      // 2773 tensorDimension
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2775, Set: 78}}},                                                                          // 2774 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2776, Set: 79}}},                                                                          // 2775 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2777, Callee: 277}}},                                                                        // 2776 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2778, Set: 55}}},                                                                          // 2777 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2780, Callee: 145}}},                                                                        // 2778 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2781, Callee: 148}}},                                                                        // 2779 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2779}, {Kind: Step, Target: 2781}}},                                                         // 2780 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2782}}},                                                                                     // 2781 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2783, Set: 58}}},                                                                          // 2782 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2784, Set: 59}}},                                                                          // 2783 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2786, Callee: 286}}},                                                                        // 2784 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2787, Callee: 138}}},                                                                        // 2785 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2785}, {Kind: Step, Target: 2787}}},                                                         // 2786 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2788}}},                                                                                     // 2787 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2789, Set: 269}}},                                                                         // 2788 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2790, Set: 26}}},                                                                          // 2789 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2791, Set: 103}}},                                                                         // 2790 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2792, Set: 276}}},                                                                         // 2791 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2793, Callee: 130}}},                                                                        // 2792 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2794, Set: 103}}},                                                                         // 2793 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2795, Set: 277}}},                                                                         // 2794 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2796, Callee: 134}}},                                                                        // 2795 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2800, Callee: 150}}},                                                                        // 2796 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2799, Callee: 151}}},                                                                        // 2797 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2797}}},                                                                                     // 2798 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2802}}},                                                                                     // 2799 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2798}, {Kind: Step, Target: 2801}}},                                                         // 2800 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2804}}},                                                                                     // 2801 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2800}}},                                                                                     // 2802 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2805, Callee: 175}}},                                                                        // 2803 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2803}}},                                                                                     // 2804 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2806}}},                                                                                     // 2805 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2804}, {Kind: Step, Target: 2807}}},                                                         // 2806 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2812}}},                                                                                     // 2807 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2809, Set: 64}}},                                                                          // 2808 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2810, Set: 278}}},                                                                         // 2809 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2811, Set: 110}}},                                                                         // 2810 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2813, Set: 279}}},                                                                         // 2811 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2808}, {Kind: Step, Target: 2813}}},                                                         // 2812 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2814}}},                                                                                     // 2813 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2815, Set: 64}}},                                                                          // 2814 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2816, Set: 280}}},                                                                         // 2815 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2817, Set: 251}}},                                                                         // 2816 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2818, Set: 255}}},                                                                         // 2817 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 409}}},                                                                                      // 2818 createWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2820, Set: 279}}},                                                                         // 2819 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2821, Set: 78}}},                                                                          // 2820 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2822, Set: 79}}},                                                                          // 2821 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2823, Callee: 301}}},                                                                        // 2822 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2827, Set: 110}}},                                                                         // 2823 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2825, Set: 281}}},                                                                         // 2824 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2826, Set: 4}}},                                                                           // 2825 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2828, Callee: 308}}},                                                                        // 2826 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2824}, {Kind: Step, Target: 2828}}},                                                         // 2827 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2829}}},                                                                                     // 2828 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2846, Set: 73}}},                                                                          // 2829 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2847, Set: 233}}},                                                                         // 2830 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2832, Set: 238}}},                                                                         // 2831 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2847, Set: 282}}},                                                                         // 2832 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2834, Set: 101}}},                                                                         // 2833 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2835, Set: 283}}},                                                                         // 2834 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2836, Set: 227}}},                                                                         // 2835 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2841, Callee: 206}}},                                                                        // 2836 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2838, Set: 29}}},                                                                          // 2837 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2840, Callee: 206}}},                                                                        // 2838 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2837}}},                                                                                     // 2839 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2843}}},                                                                                     // 2840 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2839}, {Kind: Step, Target: 2842}}},                                                         // 2841 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2844}}},                                                                                     // 2842 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2841}}},                                                                                     // 2843 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2845, Set: 228}}},                                                                         // 2844 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2847}}},                                                                                     // 2845 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2830}, {Kind: Step, Target: 2831}, {Kind: Step, Target: 2833}}},                             // 2846 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 411}}},                                                                                      // 2847 resetWasm
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2849, Callee: 280}}},                                                                        // 2848 branchValue
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2857, Set: 166}}},                                                                         // 2849 branchValue
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2858, Set: 26}}},                                                                          // 2850 branchValue
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2853, Set: 200}}},                                                                         // 2851 branchValue
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2851}, {Kind: Step, Target: 2853}}},                                                         // 2852 branchValue
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2854}}},                                                                                     // 2853 branchValue
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2858, Set: 22}}},                                                                          // 2854 branchValue
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2858, Set: 284}}},                                                                         // 2855 branchValue
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2858, Set: 285}}},                                                                         // 2856 branchValue
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2850}, {Kind: Step, Target: 2852}, {Kind: Step, Target: 2855}, {Kind: Step, Target: 2856}}}, // 2857 branchValue
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 413}}},                                                                                      // 2858 branchValue
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2860, Set: 163}}},                                                                         // 2859 createGenerator
	{Rule: 207, Edges: []Edge{{Kind: Call, Target: 2861, Callee: 277}}},                                                                        // 2860 createGenerator
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2862, Set: 58}}},                                                                          // 2861 createGenerator
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2863, Set: 109}}},                                                                         // 2862 createGenerator
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2864, Set: 110}}},                                                                         // 2863 createGenerator
	{Rule: 207, Edges: []Edge{{Kind: Call, Target: 2865, Callee: 292}}},                                                                        // 2864 createGenerator
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2866, Set: 244}}},                                                                         // 2865 createGenerator
	{Rule: 207, Edges: []Edge{{Kind: Call, Target: 2867, Callee: 132}}},                                                                        // 2866 createGenerator
	{Rule: 207, Edges: []Edge{{Kind: Call, Target: 2869, Callee: 150}}},                                                                        // 2867 createGenerator
	{Rule: 207, Edges: []Edge{{Kind: Call, Target: 2870, Callee: 173}}},                                                                        // 2868 createGenerator
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2868}}},                                                                                     // 2869 createGenerator
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2871}}},                                                                                     // 2870 createGenerator
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2869}, {Kind: Step, Target: 2872}}},                                                         // 2871 createGenerator
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 415}}},                                                                                      // 2872 createGenerator
	{Rule: 208, Edges: []Edge{{Kind: Accept, Target: 2874, Set: 163}}},                                                                         // 2873 alterGenerator
	{Rule: 208, Edges: []Edge{{Kind: Call, Target: 2875, Callee: 302}}},                                                                        // 2874 alterGenerator
	{Rule: 208, Edges: []Edge{{Kind: Call, Target: 2880, Callee: 209}}},                                                                        // 2875 alterGenerator
	{Rule: 208, Edges: []Edge{{Kind: Accept, Target: 2877, Set: 29}}},                                                                          // 2876 alterGenerator
	{Rule: 208, Edges: []Edge{{Kind: Call, Target: 2879, Callee: 209}}},                                                                        // 2877 alterGenerator
	{Rule: 208, Edges: []Edge{{Kind: Step, Target: 2876}}},                                                                                     // 2878 alterGenerator
	{Rule: 208, Edges: []Edge{{Kind: Step, Target: 2882}}},                                                                                     // 2879 alterGenerator
	{Rule: 208, Edges: []Edge{{Kind: Step, Target: 2878}, {Kind: Step, Target: 2881}}},                                                         // 2880 alterGenerator
	{Rule: 208, Edges: []Edge{{Kind: Step, Target: 417}}},                                                                                      // 2881 alterGenerator
	{Rule: 208, Edges: []Edge{{Kind: Step, Target: 2880}}},                                                                                     // 2882 alterGenerator
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2884, Set: 16}}},                                                                          // 2883 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2885, Set: 109}}},                                                                         // 2884 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2886, Set: 110}}},                                                                         // 2885 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2900, Callee: 292}}},                                                                        // 2886 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2888, Set: 16}}},                                                                          // 2887 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2889, Set: 244}}},                                                                         // 2888 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2900, Callee: 132}}},                                                                        // 2889 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2891, Set: 16}}},                                                                          // 2890 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2900, Callee: 150}}},                                                                        // 2891 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2893, Set: 256}}},                                                                         // 2892 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2894, Set: 257}}},                                                                         // 2893 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2900, Callee: 173}}},                                                                        // 2894 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2896, Set: 40}}},                                                                          // 2895 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2897, Set: 257}}},                                                                         // 2896 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2898, Set: 42}}},                                                                          // 2897 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2900, Callee: 292}}},                                                                        // 2898 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2883}, {Kind: Step, Target: 2887}, {Kind: Step, Target: 2890}, {Kind: Step, Target: 2892}, {Kind: Step, Target: 2895}}}, // 2899 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 419}}},                              // 2900 generatorOperation
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2903, Callee: 239}}},                // 2901 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2901}, {Kind: Step, Target: 2903}}}, // 2902 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2904}}},                             // 2903 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Accept, Target: 2905, Set: 155}}},                 // 2904 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2906, Callee: 277}}},                // 2905 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Accept, Target: 2907, Set: 55}}},                  // 2906 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2909, Callee: 211}}},                // 2907 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2910, Callee: 212}}},                // 2908 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2908}, {Kind: Step, Target: 2910}}}, // 2909 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2912}}},                             // 2910 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2913, Callee: 148}}},                // 2911 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2911}, {Kind: Step, Target: 2913}}}, // 2912 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2915}}},                             // 2913 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2916, Callee: 170}}},                // 2914 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2914}}},                             // 2915 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2917}}},                             // 2916 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2915}, {Kind: Step, Target: 2918}}}, // 2917 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2919}}},                             // 2918 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2920, Callee: 168}}},                // 2919 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 421}}},                              // 2920 createIngestor
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2923, Callee: 213}}},                // 2921 ingestOrigin
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2924, Callee: 237}}},                // 2922 ingestOrigin
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2922}, {Kind: Step, Target: 2924}}}, // 2923 ingestOrigin
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2925}}},                             // 2924 ingestOrigin
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2926, Set: 136}}},                 // 2925 ingestOrigin
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2927, Set: 58}}},                  // 2926 ingestOrigin
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2928, Callee: 285}}},                // 2927 ingestOrigin
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2934}}},                             // 2928 ingestOrigin
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2931, Callee: 229}}},                // 2929 ingestOrigin
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2932, Callee: 237}}},                // 2930 ingestOrigin
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2930}, {Kind: Step, Target: 2932}}}, // 2931 ingestOrigin
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2934}}},                             // 2932 ingestOrigin
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2921}, {Kind: Step, Target: 2929}}}, // 2933 ingestOrigin
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 423}}},                              // 2934 ingestOrigin
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2939, Set: 113}}},                 // 2935 timestamp
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2940, Set: 286}}},                 // 2936 timestamp
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2938, Set: 18}}},                  // 2937 timestamp
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2940, Callee: 280}}},                // 2938 timestamp
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2936}, {Kind: Step, Target: 2937}}}, // 2939 timestamp
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 425}}},                              // 2940 timestamp
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2955, Callee: 214}}},                // 2941 ingestSource
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2955, Callee: 217}}},                // 2942 ingestSource
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2955, Callee: 218}}},                // 2943 ingestSource
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2955, Callee: 219}}},                // 2944 ingestSource
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2955, Callee: 220}}},                // 2945 ingestSource
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2955, Callee: 221}}},                // 2946 ingestSource
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2955, Callee: 222}}},                // 2947 ingestSource
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2955, Callee: 223}}},                // 2948 ingestSource
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2955, Callee: 224}}},                // 2949 ingestSource
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2955, Callee: 225}}},                // 2950 ingestSource
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2955, Callee: 226}}},                // 2951 ingestSource
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2955, Callee: 227}}},                // 2952 ingestSource
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2955, Callee: 228}}},                // 2953 ingestSource
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2941}, {Kind: Step, Target: 2942}, {Kind: Step, Target: 2943}, {Kind: Step, Target: 2944}, {Kind: Step, Target: 2945}, {Kind: Step, Target: 2946}, {Kind: Step, Target: 2947}, {Kind: Step, Target: 2948}, {Kind: Step, Target: 2949}, {Kind: Step, Target: 2950}, {Kind: Step, Target: 2951}, {Kind: Step, Target: 2952}, {Kind: Step, Target: 2953}}}, // 2954 ingestSource
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 427}}},                                                                                      // 2955 ingestSource
	{Rule: 214, Edges: []Edge{{Kind: Accept, Target: 2957, Set: 114}}},                                                                         // 2956 kafkaSource
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2958, Callee: 287}}},                                                                        // 2957 kafkaSource
	{Rule: 214, Edges: []Edge{{Kind: Accept, Target: 2959, Set: 287}}},                                                                         // 2958 kafkaSource
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2960, Callee: 136}}},                                                                        // 2959 kafkaSource
	{Rule: 214, Edges: []Edge{{Kind: Accept, Target: 2961, Set: 288}}},                                                                         // 2960 kafkaSource
	{Rule: 214, Edges: []Edge{{Kind: Accept, Target: 2962, Set: 112}}},                                                                         // 2961 kafkaSource
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2964, Callee: 215}}},                                                                        // 2962 kafkaSource
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2965, Callee: 230}}},                                                                        // 2963 kafkaSource
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2963}, {Kind: Step, Target: 2965}}},                                                         // 2964 kafkaSource
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2966}}},                                                                                     // 2965 kafkaSource
	{Rule: 214, Edges: []Edge{{Kind: Accept, Target: 2967, Set: 50}}},                                                                          // 2966 kafkaSource
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2968, Callee: 231}}},                                                                        // 2967 kafkaSource
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 429}}},                                                                                      // 2968 kafkaSource
	{Rule: 215, Edges: []Edge{{Kind: Accept, Target: 2970, Set: 289}}},                                                                         // 2969 kafkaOffset
	{Rule: 215, Edges: []Edge{{Kind: Accept, Target: 2971, Set: 290}}},                                                                         // 2970 kafkaOffset
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2974, Callee: 136}}},                                                                        // 2971 kafkaOffset
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2974, Callee: 216}}},                                                                        // 2972 kafkaOffset
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 2969}, {Kind: Step, Target: 2972}}},                                                         // 2973 kafkaOffset
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 431}}},                                                                                      // 2974 kafkaOffset
	{Rule: 216, Edges: []Edge{{Kind: Accept, Target: 2976, Set: 4}}},                                                                           // 2975 domainOffset
	{Rule: 216, Edges: []Edge{{Kind: Step, Target: 433}}},                                                                                      // 2976 domainOffset
	{Rule: 217, Edges: []Edge{{Kind: Accept, Target: 2978, Set: 115}}},                                                                         // 2977 natsSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2979, Callee: 287}}},                                                                        // 2978 natsSource
	{Rule: 217, Edges: []Edge{{Kind: Accept, Target: 2980, Set: 291}}},                                                                         // 2979 natsSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2981, Callee: 136}}},                                                                        // 2980 natsSource
	{Rule: 217, Edges: []Edge{{Kind: Accept, Target: 2982, Set: 292}}},                                                                         // 2981 natsSource
	{Rule: 217, Edges: []Edge{{Kind: Accept, Target: 2983, Set: 290}}},                                                                         // 2982 natsSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2984, Callee: 136}}},                                                                        // 2983 natsSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2985, Callee: 230}}},                                                                        // 2984 natsSource
	{Rule: 217, Edges: []Edge{{Kind: Accept, Target: 2986, Set: 50}}},                                                                          // 2985 natsSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2987, Callee: 236}}},                                                                        // 2986 natsSource
	{Rule: 217, Edges: []Edge{{Kind: Step, Target: 435}}},                                                                                      // 2987 natsSource
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2989, Set: 84}}},                                                                          // 2988 endpointSource
	{Rule: 218, Edges: []Edge{{Kind: Call, Target: 2990, Callee: 289}}},                                                                        // 2989 endpointSource
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2991, Set: 50}}},                                                                          // 2990 endpointSource
	{Rule: 218, Edges: []Edge{{Kind: Call, Target: 2992, Callee: 236}}},                                                                        // 2991 endpointSource
	{Rule: 218, Edges: []Edge{{Kind: Step, Target: 437}}},                                                                                      // 2992 endpointSource
	{Rule: 219, Edges: []Edge{{Kind: Accept, Target: 2994, Set: 86}}},                                                                          // 2993 httpSource
	{Rule: 219, Edges: []Edge{{Kind: Call, Target: 2995, Callee: 287}}},                                                                        // 2994 httpSource
	{Rule: 219, Edges: []Edge{{Kind: Accept, Target: 2996, Set: 293}}},                                                                         // 2995 httpSource
	{Rule: 219, Edges: []Edge{{Kind: Call, Target: 2997, Callee: 132}}},                                                                        // 2996 httpSource
	{Rule: 219, Edges: []Edge{{Kind: Step, Target: 439}}},                                                                                      // 2997 httpSource
	{Rule: 220, Edges: []Edge{{Kind: Accept, Target: 2999, Set: 118}}},                                                                         // 2998 prometheusSource
	{Rule: 220, Edges: []Edge{{Kind: Call, Target: 3000, Callee: 287}}},                                                                        // 2999 prometheusSource
	{Rule: 220, Edges: []Edge{{Kind: Accept, Target: 3001, Set: 294}}},                                                                         // 3000 prometheusSource
	{Rule: 220, Edges: []Edge{{Kind: Accept, Target: 3002, Set: 26}}},                                                                          // 3001 prometheusSource
	{Rule: 220, Edges: []Edge{{Kind: Accept, Target: 3003, Set: 293}}},                                                                         // 3002 prometheusSource
	{Rule: 220, Edges: []Edge{{Kind: Call, Target: 3004, Callee: 132}}},                                                                        // 3003 prometheusSource
	{Rule: 220, Edges: []Edge{{Kind: Step, Target: 441}}},                                                                                      // 3004 prometheusSource
	{Rule: 221, Edges: []Edge{{Kind: Accept, Target: 3006, Set: 116}}},                                                                         // 3005 pulsarSource
	{Rule: 221, Edges: []Edge{{Kind: Call, Target: 3007, Callee: 287}}},                                                                        // 3006 pulsarSource
	{Rule: 221, Edges: []Edge{{Kind: Accept, Target: 3008, Set: 287}}},                                                                         // 3007 pulsarSource
	{Rule: 221, Edges: []Edge{{Kind: Call, Target: 3009, Callee: 136}}},                                                                        // 3008 pulsarSource
	{Rule: 221, Edges: []Edge{{Kind: Accept, Target: 3010, Set: 144}}},                                                                         // 3009 pulsarSource
	{Rule: 221, Edges: []Edge{{Kind: Call, Target: 3012, Callee: 136}}},                                                                        // 3010 pulsarSource
	{Rule: 221, Edges: []Edge{{Kind: Call, Target: 3013, Callee: 230}}},                                                                        // 3011 pulsarSource
	{Rule: 221, Edges: []Edge{{Kind: Step, Target: 3011}, {Kind: Step, Target: 3013}}},                                                         // 3012 pulsarSource
	{Rule: 221, Edges: []Edge{{Kind: Step, Target: 3014}}},                                                                                     // 3013 pulsarSource
	{Rule: 221, Edges: []Edge{{Kind: Accept, Target: 3015, Set: 50}}},                                                                          // 3014 pulsarSource
	{Rule: 221, Edges: []Edge{{Kind: Call, Target: 3016, Callee: 231}}},                                                                        // 3015 pulsarSource
	{Rule: 221, Edges: []Edge{{Kind: Step, Target: 443}}},                                                                                      // 3016 pulsarSource
	{Rule: 222, Edges: []Edge{{Kind: Accept, Target: 3018, Set: 119}}},                                                                         // 3017 rabbitmqSource
	{Rule: 222, Edges: []Edge{{Kind: Call, Target: 3019, Callee: 287}}},                                                                        // 3018 rabbitmqSource
	{Rule: 222, Edges: []Edge{{Kind: Accept, Target: 3020, Set: 292}}},                                                                         // 3019 rabbitmqSource
	{Rule: 222, Edges: []Edge{{Kind: Call, Target: 3022, Callee: 136}}},                                                                        // 3020 rabbitmqSource
	{Rule: 222, Edges: []Edge{{Kind: Call, Target: 3023, Callee: 230}}},                                                                        // 3021 rabbitmqSource
	{Rule: 222, Edges: []Edge{{Kind: Step, Target: 3021}, {Kind: Step, Target: 3023}}},                                                         // 3022 rabbitmqSource
	{Rule: 222, Edges: []Edge{{Kind: Step, Target: 3024}}},                                                                                     // 3023 rabbitmqSource
	{Rule: 222, Edges: []Edge{{Kind: Accept, Target: 3025, Set: 50}}},                                                                          // 3024 rabbitmqSource
	{Rule: 222, Edges: []Edge{{Kind: Call, Target: 3026, Callee: 234}}},                                                                        // 3025 rabbitmqSource
	{Rule: 222, Edges: []Edge{{Kind: Step, Target: 445}}},                                                                                      // 3026 rabbitmqSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 3028, Set: 123}}},                                                                         // 3027 sqsSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 3029, Callee: 287}}},                                                                        // 3028 sqsSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 3030, Set: 292}}},                                                                         // 3029 sqsSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 3032, Callee: 136}}},                                                                        // 3030 sqsSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 3033, Callee: 230}}},                                                                        // 3031 sqsSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 3031}, {Kind: Step, Target: 3033}}},                                                         // 3032 sqsSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 3034}}},                                                                                     // 3033 sqsSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 3035, Set: 50}}},                                                                          // 3034 sqsSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 3036, Callee: 234}}},                                                                        // 3035 sqsSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 447}}},                                                                                      // 3036 sqsSource
	{Rule: 224, Edges: []Edge{{Kind: Accept, Target: 3038, Set: 120}}},                                                                         // 3037 redisSource
	{Rule: 224, Edges: []Edge{{Kind: Accept, Target: 3039, Set: 295}}},                                                                         // 3038 redisSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 3040, Callee: 287}}},                                                                        // 3039 redisSource
	{Rule: 224, Edges: []Edge{{Kind: Accept, Target: 3041, Set: 296}}},                                                                         // 3040 redisSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 3042, Callee: 136}}},                                                                        // 3041 redisSource
	{Rule: 224, Edges: []Edge{{Kind: Accept, Target: 3043, Set: 50}}},                                                                          // 3042 redisSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 3044, Callee: 236}}},                                                                        // 3043 redisSource
	{Rule: 224, Edges: []Edge{{Kind: Step, Target: 449}}},                                                                                      // 3044 redisSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 3046, Set: 121}}},                                                                         // 3045 mqttSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 3047, Callee: 287}}},                                                                        // 3046 mqttSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 3048, Set: 287}}},                                                                         // 3047 mqttSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 3050, Callee: 136}}},                                                                        // 3048 mqttSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 3051, Callee: 230}}},                                                                        // 3049 mqttSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 3049}, {Kind: Step, Target: 3051}}},                                                         // 3050 mqttSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 3054}}},                                                                                     // 3051 mqttSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 3053, Set: 297}}},                                                                         // 3052 mqttSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 3055, Set: 298}}},                                                                         // 3053 mqttSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 3052}, {Kind: Step, Target: 3055}}},                                                         // 3054 mqttSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 3058}}},                                                                                     // 3055 mqttSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 3057, Set: 299}}},                                                                         // 3056 mqttSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 3059, Callee: 131}}},                                                                        // 3057 mqttSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 3056}, {Kind: Step, Target: 3059}}},                                                         // 3058 mqttSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 3060}}},                                                                                     // 3059 mqttSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 3061, Set: 50}}},                                                                          // 3060 mqttSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 3062, Callee: 232}}},                                                                        // 3061 mqttSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 451}}},                                                                                      // 3062 mqttSource
	{Rule: 226, Edges: []Edge{{Kind: Accept, Target: 3064, Set: 122}}},                                                                         // 3063 zeromqSource
	{Rule: 226, Edges: []Edge{{Kind: Call, Target: 3065, Callee: 287}}},                                                                        // 3064 zeromqSource
	{Rule: 226, Edges: []Edge{{Kind: Accept, Target: 3066, Set: 50}}},                                                                          // 3065 zeromqSource
	{Rule: 226, Edges: []Edge{{Kind: Call, Target: 3067, Callee: 236}}},                                                                        // 3066 zeromqSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 453}}},                                                                                      // 3067 zeromqSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3069, Set: 87}}},                                                                          // 3068 websocketsSource
	{Rule: 227, Edges: []Edge{{Kind: Call, Target: 3070, Callee: 287}}},                                                                        // 3069 websocketsSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3071, Set: 50}}},                                                                          // 3070 websocketsSource
	{Rule: 227, Edges: []Edge{{Kind: Call, Target: 3072, Callee: 236}}},                                                                        // 3071 websocketsSource
	{Rule: 227, Edges: []Edge{{Kind: Step, Target: 455}}},                                                                                      // 3072 websocketsSource
	{Rule: 228, Edges: []Edge{{Kind: Accept, Target: 3074, Set: 61}}},                                                                          // 3073 syslogSource
	{Rule: 228, Edges: []Edge{{Kind: Call, Target: 3075, Callee: 287}}},                                                                        // 3074 syslogSource
	{Rule: 228, Edges: []Edge{{Kind: Accept, Target: 3076, Set: 50}}},                                                                          // 3075 syslogSource
	{Rule: 228, Edges: []Edge{{Kind: Call, Target: 3077, Callee: 236}}},                                                                        // 3076 syslogSource
	{Rule: 228, Edges: []Edge{{Kind: Step, Target: 457}}},                                                                                      // 3077 syslogSource
	{Rule: 229, Edges: []Edge{{Kind: Accept, Target: 3079, Set: 82}}},                                                                          // 3078 clientSource
	{Rule: 229, Edges: []Edge{{Kind: Accept, Target: 3080, Set: 27}}},                                                                          // 3079 clientSource
	{Rule: 229, Edges: []Edge{{Kind: Call, Target: 3081, Callee: 281}}},                                                                        // 3080 clientSource
	{Rule: 229, Edges: []Edge{{Kind: Accept, Target: 3082, Set: 50}}},                                                                          // 3081 clientSource
	{Rule: 229, Edges: []Edge{{Kind: Accept, Target: 3083, Set: 248}}},                                                                         // 3082 clientSource
	{Rule: 229, Edges: []Edge{{Kind: Call, Target: 3084, Callee: 165}}},                                                                        // 3083 clientSource
	{Rule: 229, Edges: []Edge{{Kind: Call, Target: 3085, Callee: 164}}},                                                                        // 3084 clientSource
	{Rule: 229, Edges: []Edge{{Kind: Call, Target: 3086, Callee: 163}}},                                                                        // 3085 clientSource
	{Rule: 229, Edges: []Edge{{Kind: Step, Target: 459}}},                                                                                      // 3086 clientSource
	{Rule: 230, Edges: []Edge{{Kind: Accept, Target: 3088, Set: 104}}},                                                                         // 3087 instances
	{Rule: 230, Edges: []Edge{{Kind: Call, Target: 3089, Callee: 130}}},                                                                        // 3088 instances
	{Rule: 230, Edges: []Edge{{Kind: Step, Target: 461}}},                                                                                      // 3089 instances
	{Rule: 231, Edges: []Edge{{Kind: Call, Target: 3094, Callee: 233}}},                                                                        // 3090 logMode
	{Rule: 231, Edges: []Edge{{Kind: Call, Target: 3094, Callee: 234}}},                                                                        // 3091 logMode
	{Rule: 231, Edges: []Edge{{Kind: Call, Target: 3094, Callee: 235}}},                                                                        // 3092 logMode
	{Rule: 231, Edges: []Edge{{Kind: Step, Target: 3090}, {Kind: Step, Target: 3091}, {Kind: Step, Target: 3092}}},                             // 3093 logMode
	{Rule: 231, Edges: []Edge{{Kind: Step, Target: 463}}},                                                                                      // 3094 logMode
	{Rule: 232, Edges: []Edge{{Kind: Call, Target: 3100, Callee: 233}}},                                                                        // 3095 mqttMode
	{Rule: 232, Edges: []Edge{{Kind: Call, Target: 3100, Callee: 234}}},                                                                        // 3096 mqttMode
	{Rule: 232, Edges: []Edge{{Kind: Call, Target: 3100, Callee: 235}}},                                                                        // 3097 mqttMode
	{Rule: 232, Edges: []Edge{{Kind: Call, Target: 3100, Callee: 236}}},                                                                        // 3098 mqttMode
	{Rule: 232, Edges: []Edge{{Kind: Step, Target: 3095}, {Kind: Step, Target: 3096}, {Kind: Step, Target: 3097}, {Kind: Step, Target: 3098}}}, // 3099 mqttMode
	{Rule: 232, Edges: []Edge{{Kind: Step, Target: 465}}},                                                                                      // 3100 mqttMode
	{Rule: 233, Edges: []Edge{{Kind: Accept, Target: 3102, Set: 248}}},                                                                         // 3101 ackParallel
	{Rule: 233, Edges: []Edge{{Kind: Accept, Target: 3103, Set: 250}}},                                                                         // 3102 ackParallel
	{Rule: 233, Edges: []Edge{{Kind: Accept, Target: 3104, Set: 103}}},                                                                         // 3103 ackParallel
	{Rule: 233, Edges: []Edge{{Kind: Call, Target: 3105, Callee: 130}}},                                                                        // 3104 ackParallel
	{Rule: 233, Edges: []Edge{{Kind: Accept, Target: 3106, Set: 146}}},                                                                         // 3105 ackParallel
	{Rule: 233, Edges: []Edge{{Kind: Accept, Target: 3107, Set: 92}}},                                                                          // 3106 ackParallel
	{Rule: 233, Edges: []Edge{{Kind: Call, Target: 3108, Callee: 132}}},                                                                        // 3107 ackParallel
	{Rule: 233, Edges: []Edge{{Kind: Call, Target: 3109, Callee: 164}}},                                                                        // 3108 ackParallel
	{Rule: 233, Edges: []Edge{{Kind: Call, Target: 3110, Callee: 163}}},                                                                        // 3109 ackParallel
	{Rule: 233, Edges: []Edge{{Kind: Step, Target: 467}}},                                                                                      // 3110 ackParallel
	{Rule: 234, Edges: []Edge{{Kind: Accept, Target: 3112, Set: 248}}},                                                                         // 3111 ackSequential
	{Rule: 234, Edges: []Edge{{Kind: Accept, Target: 3113, Set: 249}}},                                                                         // 3112 ackSequential
	{Rule: 234, Edges: []Edge{{Kind: Call, Target: 3114, Callee: 164}}},                                                                        // 3113 ackSequential
	{Rule: 234, Edges: []Edge{{Kind: Call, Target: 3115, Callee: 163}}},                                                                        // 3114 ackSequential
	{Rule: 234, Edges: []Edge{{Kind: Step, Target: 469}}},                                                                                      // 3115 ackSequential
	{Rule: 235, Edges: []Edge{{Kind: Accept, Target: 3117, Set: 300}}},                                                                         // 3116 noAckParallel
	{Rule: 235, Edges: []Edge{{Kind: Accept, Target: 3118, Set: 250}}},                                                                         // 3117 noAckParallel
	{Rule: 235, Edges: []Edge{{Kind: Step, Target: 471}}},                                                                                      // 3118 noAckParallel
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3120, Set: 300}}},                                                                         // 3119 noAckSequential
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3121, Set: 249}}},                                                                         // 3120 noAckSequential
	{Rule: 236, Edges: []Edge{{Kind: Step, Target: 473}}},                                                                                      // 3121 noAckSequential
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3123, Set: 64}}},                                                                          // 3122 quiesce
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3124, Set: 301}}},                                                                         // 3123 quiesce
	{Rule: 237, Edges: []Edge{{Kind: Call, Target: 3125, Callee: 238}}},                                                                        // 3124 quiesce
	{Rule: 237, Edges: []Edge{{Kind: Step, Target: 475}}},                                                                                      // 3125 quiesce
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3143, Set: 302}}},                                                                         // 3126 quiesceMode
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3128, Set: 303}}},                                                                         // 3127 quiesceMode
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3129, Set: 103}}},                                                                         // 3128 quiesceMode
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3130, Set: 230}}},                                                                         // 3129 quiesceMode
	{Rule: 238, Edges: []Edge{{Kind: Call, Target: 3135, Callee: 134}}},                                                                        // 3130 quiesceMode
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3132, Set: 64}}},                                                                          // 3131 quiesceMode
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3133, Set: 304}}},                                                                         // 3132 quiesceMode
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3134, Set: 40}}},                                                                          // 3133 quiesceMode
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3136, Set: 305}}},                                                                         // 3134 quiesceMode
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 3131}, {Kind: Step, Target: 3136}}},                                                         // 3135 quiesceMode
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 3143}}},                                                                                     // 3136 quiesceMode
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3143, Set: 40}}},                                                                          // 3137 quiesceMode
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3139, Set: 306}}},                                                                         // 3138 quiesceMode
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3140, Set: 246}}},                                                                         // 3139 quiesceMode
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3141, Set: 307}}},                                                                         // 3140 quiesceMode
	{Rule: 238, Edges: []Edge{{Kind: Call, Target: 3143, Callee: 132}}},                                                                        // 3141 quiesceMode
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 3126}, {Kind: Step, Target: 3127}, {Kind: Step, Target: 3137}, {Kind: Step, Target: 3138}}}, // 3142 quiesceMode
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 477}}},                                                                                      // 3143 quiesceMode
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3145, Set: 308}}},                                                                         // 3144 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3164, Set: 287}}},                                                                         // 3145 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3147, Set: 309}}},                                                                         // 3146 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3164, Set: 292}}},                                                                         // 3147 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3149, Set: 120}}},                                                                         // 3148 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3164, Set: 296}}},                                                                         // 3149 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3151, Set: 115}}},                                                                         // 3150 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3164, Set: 291}}},                                                                         // 3151 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3153, Set: 118}}},                                                                         // 3152 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3164, Set: 294}}},                                                                         // 3153 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3155, Set: 122}}},                                                                         // 3154 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3164, Set: 310}}},                                                                         // 3155 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3157, Set: 86}}},                                                                          // 3156 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3164, Set: 311}}},                                                                         // 3157 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3159, Set: 87}}},                                                                          // 3158 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3164, Set: 312}}},                                                                         // 3159 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3161, Set: 61}}},                                                                          // 3160 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3164, Set: 313}}},                                                                         // 3161 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3164, Set: 82}}},                                                                          // 3162 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Step, Target: 3144}, {Kind: Step, Target: 3146}, {Kind: Step, Target: 3148}, {Kind: Step, Target: 3150}, {Kind: Step, Target: 3152}, {Kind: Step, Target: 3154}, {Kind: Step, Target: 3156}, {Kind: Step, Target: 3158}, {Kind: Step, Target: 3160}, {Kind: Step, Target: 3162}}}, // 3163 ingestorEntity
	{Rule: 239, Edges: []Edge{{Kind: Step, Target: 479}}},                              // 3164 ingestorEntity
	{Rule: 240, Edges: []Edge{{Kind: Call, Target: 3167, Callee: 239}}},                // 3165 alterIngestor
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3165}, {Kind: Step, Target: 3167}}}, // 3166 alterIngestor
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3168}}},                             // 3167 alterIngestor
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3169, Set: 155}}},                 // 3168 alterIngestor
	{Rule: 240, Edges: []Edge{{Kind: Call, Target: 3170, Callee: 293}}},                // 3169 alterIngestor
	{Rule: 240, Edges: []Edge{{Kind: Call, Target: 3175, Callee: 241}}},                // 3170 alterIngestor
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3172, Set: 29}}},                  // 3171 alterIngestor
	{Rule: 240, Edges: []Edge{{Kind: Call, Target: 3174, Callee: 241}}},                // 3172 alterIngestor
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3171}}},                             // 3173 alterIngestor
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3177}}},                             // 3174 alterIngestor
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3173}, {Kind: Step, Target: 3176}}}, // 3175 alterIngestor
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 481}}},                              // 3176 alterIngestor
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3175}}},                             // 3177 alterIngestor
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3179, Set: 16}}},                  // 3178 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3182, Set: 55}}},                  // 3179 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3183, Callee: 213}}},                // 3180 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3183, Callee: 229}}},                // 3181 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3180}, {Kind: Step, Target: 3181}}}, // 3182 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3213}}},                             // 3183 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3185, Set: 16}}},                  // 3184 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3186, Set: 136}}},                 // 3185 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3187, Set: 58}}},                  // 3186 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3213, Callee: 285}}},                // 3187 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3189, Set: 16}}},                  // 3188 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3213, Callee: 212}}},                // 3189 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3191, Set: 40}}},                  // 3190 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3213, Set: 113}}},                 // 3191 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3193, Set: 16}}},                  // 3192 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3194, Set: 231}}},                 // 3193 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3213, Callee: 149}}},                // 3194 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3196, Set: 40}}},                  // 3195 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3197, Set: 231}}},                 // 3196 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3213, Set: 165}}},                 // 3197 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3199, Set: 256}}},                 // 3198 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3200, Set: 257}}},                 // 3199 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3213, Callee: 170}}},                // 3200 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3202, Set: 40}}},                  // 3201 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3203, Set: 257}}},                 // 3202 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3204, Set: 42}}},                  // 3203 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3213, Callee: 292}}},                // 3204 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3206, Set: 16}}},                  // 3205 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3207, Set: 254}}},                 // 3206 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3208, Set: 251}}},                 // 3207 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3213, Set: 255}}},                 // 3208 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3210, Set: 16}}},                  // 3209 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3211, Set: 301}}},                 // 3210 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3213, Callee: 238}}},                // 3211 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3178}, {Kind: Step, Target: 3184}, {Kind: Step, Target: 3188}, {Kind: Step, Target: 3190}, {Kind: Step, Target: 3192}, {Kind: Step, Target: 3195}, {Kind: Step, Target: 3198}, {Kind: Step, Target: 3201}, {Kind: Step, Target: 3205}, {Kind: Step, Target: 3209}}}, // 3212 ingestorOperation
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 483}}},                                                                                      // 3213 ingestorOperation
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3215, Set: 159}}},                                                                         // 3214 createEmitter
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3216, Callee: 277}}},                                                                        // 3215 createEmitter
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3217, Set: 55}}},                                                                          // 3216 createEmitter
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3221, Callee: 145}}},                                                                        // 3217 createEmitter
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3220, Callee: 151}}},                                                                        // 3218 createEmitter
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3218}}},                                                                                     // 3219 createEmitter
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3223}}},                                                                                     // 3220 createEmitter
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3219}, {Kind: Step, Target: 3222}}},                                                         // 3221 createEmitter
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3224}}},                                                                                     // 3222 createEmitter
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3221}}},                                                                                     // 3223 createEmitter
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3225, Set: 42}}},                                                                          // 3224 createEmitter
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3226, Callee: 243}}},                                                                        // 3225 createEmitter
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3227, Callee: 162}}},                                                                        // 3226 createEmitter
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3228, Callee: 166}}},                                                                        // 3227 createEmitter
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3229, Callee: 168}}},                                                                        // 3228 createEmitter
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 485}}},                                                                                      // 3229 createEmitter
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3231, Callee: 244}}},                                                                        // 3230 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3232, Set: 67}}},                                                                          // 3231 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3233, Set: 58}}},                                                                          // 3232 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3234, Callee: 285}}},                                                                        // 3233 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3235, Callee: 154}}},                                                                        // 3234 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3258}}},                                                                                     // 3235 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3237, Callee: 261}}},                                                                        // 3236 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3238, Set: 50}}},                                                                          // 3237 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3239, Set: 248}}},                                                                         // 3238 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3241, Callee: 163}}},                                                                        // 3239 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3242, Callee: 149}}},                                                                        // 3240 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3240}, {Kind: Step, Target: 3242}}},                                                         // 3241 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3258}}},                                                                                     // 3242 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3249, Callee: 267}}},                                                                        // 3243 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3245, Set: 67}}},                                                                          // 3244 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3246, Set: 58}}},                                                                          // 3245 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3250, Callee: 285}}},                                                                        // 3246 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3248, Set: 187}}},                                                                         // 3247 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3250, Set: 314}}},                                                                         // 3248 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3244}, {Kind: Step, Target: 3247}}},                                                         // 3249 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3251}}},                                                                                     // 3250 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3252, Callee: 154}}},                                                                        // 3251 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3258}}},                                                                                     // 3252 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3254, Callee: 268}}},                                                                        // 3253 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3255, Callee: 154}}},                                                                        // 3254 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3256, Callee: 269}}},                                                                        // 3255 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3258}}},                                                                                     // 3256 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3230}, {Kind: Step, Target: 3236}, {Kind: Step, Target: 3243}, {Kind: Step, Target: 3253}}}, // 3257 emitTarget
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 487}}},                                                                                      // 3258 emitTarget
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3270, Callee: 245}}},                                                                        // 3259 codecSink
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3270, Callee: 246}}},                                                                        // 3260 codecSink
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3270, Callee: 247}}},                                                                        // 3261 codecSink
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3270, Callee: 248}}},                                                                        // 3262 codecSink
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3270, Callee: 249}}},                                                                        // 3263 codecSink
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3270, Callee: 250}}},                                                                        // 3264 codecSink
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3270, Callee: 251}}},                                                                        // 3265 codecSink
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3270, Callee: 252}}},                                                                        // 3266 codecSink
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3270, Callee: 254}}},                                                                        // 3267 codecSink
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3270, Callee: 255}}},                                                                        // 3268 codecSink
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3259}, {Kind: Step, Target: 3260}, {Kind: Step, Target: 3261}, {Kind: Step, Target: 3262}, {Kind: Step, Target: 3263}, {Kind: Step, Target: 3264}, {Kind: Step, Target: 3265}, {Kind: Step, Target: 3266}, {Kind: Step, Target: 3267}, {Kind: Step, Target: 3268}}}, // 3269 codecSink
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 489}}},                              // 3270 codecSink
	{Rule: 245, Edges: []Edge{{Kind: Accept, Target: 3272, Set: 114}}},                 // 3271 kafkaSink
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3273, Callee: 287}}},                // 3272 kafkaSink
	{Rule: 245, Edges: []Edge{{Kind: Accept, Target: 3274, Set: 287}}},                 // 3273 kafkaSink
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3275, Callee: 136}}},                // 3274 kafkaSink
	{Rule: 245, Edges: []Edge{{Kind: Accept, Target: 3276, Set: 50}}},                  // 3275 kafkaSink
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3277, Callee: 258}}},                // 3276 kafkaSink
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 491}}},                              // 3277 kafkaSink
	{Rule: 246, Edges: []Edge{{Kind: Accept, Target: 3279, Set: 115}}},                 // 3278 natsSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3280, Callee: 287}}},                // 3279 natsSink
	{Rule: 246, Edges: []Edge{{Kind: Accept, Target: 3281, Set: 291}}},                 // 3280 natsSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3282, Callee: 136}}},                // 3281 natsSink
	{Rule: 246, Edges: []Edge{{Kind: Accept, Target: 3283, Set: 50}}},                  // 3282 natsSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3284, Callee: 260}}},                // 3283 natsSink
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 493}}},                              // 3284 natsSink
	{Rule: 247, Edges: []Edge{{Kind: Accept, Target: 3286, Set: 116}}},                 // 3285 pulsarSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3287, Callee: 287}}},                // 3286 pulsarSink
	{Rule: 247, Edges: []Edge{{Kind: Accept, Target: 3288, Set: 287}}},                 // 3287 pulsarSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3289, Callee: 136}}},                // 3288 pulsarSink
	{Rule: 247, Edges: []Edge{{Kind: Accept, Target: 3290, Set: 50}}},                  // 3289 pulsarSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3291, Callee: 258}}},                // 3290 pulsarSink
	{Rule: 247, Edges: []Edge{{Kind: Step, Target: 495}}},                              // 3291 pulsarSink
	{Rule: 248, Edges: []Edge{{Kind: Accept, Target: 3293, Set: 119}}},                 // 3292 rabbitmqSink
	{Rule: 248, Edges: []Edge{{Kind: Call, Target: 3294, Callee: 287}}},                // 3293 rabbitmqSink
	{Rule: 248, Edges: []Edge{{Kind: Accept, Target: 3295, Set: 292}}},                 // 3294 rabbitmqSink
	{Rule: 248, Edges: []Edge{{Kind: Call, Target: 3296, Callee: 136}}},                // 3295 rabbitmqSink
	{Rule: 248, Edges: []Edge{{Kind: Accept, Target: 3297, Set: 50}}},                  // 3296 rabbitmqSink
	{Rule: 248, Edges: []Edge{{Kind: Call, Target: 3298, Callee: 258}}},                // 3297 rabbitmqSink
	{Rule: 248, Edges: []Edge{{Kind: Step, Target: 497}}},                              // 3298 rabbitmqSink
	{Rule: 249, Edges: []Edge{{Kind: Accept, Target: 3300, Set: 120}}},                 // 3299 redisSink
	{Rule: 249, Edges: []Edge{{Kind: Accept, Target: 3301, Set: 295}}},                 // 3300 redisSink
	{Rule: 249, Edges: []Edge{{Kind: Call, Target: 3302, Callee: 287}}},                // 3301 redisSink
	{Rule: 249, Edges: []Edge{{Kind: Accept, Target: 3303, Set: 296}}},                 // 3302 redisSink
	{Rule: 249, Edges: []Edge{{Kind: Call, Target: 3304, Callee: 136}}},                // 3303 redisSink
	{Rule: 249, Edges: []Edge{{Kind: Accept, Target: 3305, Set: 50}}},                  // 3304 redisSink
	{Rule: 249, Edges: []Edge{{Kind: Call, Target: 3306, Callee: 256}}},                // 3305 redisSink
	{Rule: 249, Edges: []Edge{{Kind: Step, Target: 499}}},                              // 3306 redisSink
	{Rule: 250, Edges: []Edge{{Kind: Accept, Target: 3308, Set: 121}}},                 // 3307 mqttSink
	{Rule: 250, Edges: []Edge{{Kind: Call, Target: 3309, Callee: 287}}},                // 3308 mqttSink
	{Rule: 250, Edges: []Edge{{Kind: Accept, Target: 3310, Set: 287}}},                 // 3309 mqttSink
	{Rule: 250, Edges: []Edge{{Kind: Call, Target: 3311, Callee: 136}}},                // 3310 mqttSink
	{Rule: 250, Edges: []Edge{{Kind: Accept, Target: 3312, Set: 50}}},                  // 3311 mqttSink
	{Rule: 250, Edges: []Edge{{Kind: Call, Target: 3313, Callee: 259}}},                // 3312 mqttSink
	{Rule: 250, Edges: []Edge{{Kind: Step, Target: 501}}},                              // 3313 mqttSink
	{Rule: 251, Edges: []Edge{{Kind: Accept, Target: 3315, Set: 122}}},                 // 3314 zeromqSink
	{Rule: 251, Edges: []Edge{{Kind: Call, Target: 3316, Callee: 287}}},                // 3315 zeromqSink
	{Rule: 251, Edges: []Edge{{Kind: Accept, Target: 3317, Set: 50}}},                  // 3316 zeromqSink
	{Rule: 251, Edges: []Edge{{Kind: Call, Target: 3318, Callee: 256}}},                // 3317 zeromqSink
	{Rule: 251, Edges: []Edge{{Kind: Step, Target: 503}}},                              // 3318 zeromqSink
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3320, Set: 123}}},                 // 3319 sqsSink
	{Rule: 252, Edges: []Edge{{Kind: Call, Target: 3321, Callee: 287}}},                // 3320 sqsSink
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3322, Set: 292}}},                 // 3321 sqsSink
	{Rule: 252, Edges: []Edge{{Kind: Call, Target: 3330, Callee: 253}}},                // 3322 sqsSink
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3324, Set: 315}}},                 // 3323 sqsSink
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3328, Set: 290}}},                 // 3324 sqsSink
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3326, Set: 55}}},                  // 3325 sqsSink
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3329, Set: 101}}},                 // 3326 sqsSink
	{Rule: 252, Edges: []Edge{{Kind: Call, Target: 3329, Callee: 111}}},                // 3327 sqsSink
	{Rule: 252, Edges: []Edge{{Kind: Step, Target: 3325}, {Kind: Step, Target: 3327}}}, // 3328 sqsSink
	{Rule: 252, Edges: []Edge{{Kind: Step, Target: 3331}}},                             // 3329 sqsSink
	{Rule: 252, Edges: []Edge{{Kind: Step, Target: 3323}, {Kind: Step, Target: 3331}}}, // 3330 sqsSink
	{Rule: 252, Edges: []Edge{{Kind: Step, Target: 3332}}},                             // 3331 sqsSink
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3333, Set: 50}}},                  // 3332 sqsSink
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3334, Set: 316}}},                 // 3333 sqsSink
	{Rule: 252, Edges: []Edge{{Kind: Call, Target: 3335, Callee: 163}}},                // 3334 sqsSink
	{Rule: 252, Edges: []Edge{{Kind: Step, Target: 505}}},                              // 3335 sqsSink
	{Rule: 253, Edges: []Edge{{Kind: Call, Target: 3341, Callee: 141}}},                // 3336 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Accept, Target: 3338, Set: 225}}},                 // 3337 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Call, Target: 3340, Callee: 141}}},                // 3338 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3337}}},                             // 3339 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3343}}},                             // 3340 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3339}, {Kind: Step, Target: 3342}}}, // 3341 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3346}}},                             // 3342 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3341}}},                             // 3343 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Accept, Target: 3345, Set: 214}}},                 // 3344 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Accept, Target: 3347, Set: 315}}},                 // 3345 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3344}, {Kind: Step, Target: 3347}}}, // 3346 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3350}}},                             // 3347 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Accept, Target: 3350, Set: 26}}},                  // 3348 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3336}, {Kind: Step, Target: 3348}}}, // 3349 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 507}}},                              // 3350 sqsQueue
	{Rule: 254, Edges: []Edge{{Kind: Accept, Target: 3352, Set: 117}}},                 // 3351 sentrySink
	{Rule: 254, Edges: []Edge{{Kind: Call, Target: 3353, Callee: 287}}},                // 3352 sentrySink
	{Rule: 254, Edges: []Edge{{Kind: Accept, Target: 3354, Set: 50}}},                  // 3353 sentrySink
	{Rule: 254, Edges: []Edge{{Kind: Accept, Target: 3355, Set: 248}}},                 // 3354 sentrySink
	{Rule: 254, Edges: []Edge{{Kind: Call, Target: 3356, Callee: 163}}},                // 3355 sentrySink
	{Rule: 254, Edges: []Edge{{Kind: Step, Target: 509}}},                              // 3356 sentrySink
	{Rule: 255, Edges: []Edge{{Kind: Accept, Target: 3358, Set: 61}}},                  // 3357 syslogSink
	{Rule: 255, Edges: []Edge{{Kind: Call, Target: 3359, Callee: 287}}},                // 3358 syslogSink
	{Rule: 255, Edges: []Edge{{Kind: Accept, Target: 3360, Set: 50}}},                  // 3359 syslogSink
	{Rule: 255, Edges: []Edge{{Kind: Call, Target: 3361, Callee: 256}}},                // 3360 syslogSink
	{Rule: 255, Edges: []Edge{{Kind: Step, Target: 511}}},                              // 3361 syslogSink
	{Rule: 256, Edges: []Edge{{Kind: Accept, Target: 3363, Set: 300}}},                 // 3362 noAckMode
	{Rule: 256, Edges: []Edge{{Kind: Call, Target: 3364, Callee: 163}}},                // 3363 noAckMode
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 513}}},                              // 3364 noAckMode
	{Rule: 257, Edges: []Edge{{Kind: Accept, Target: 3366, Set: 248}}},                 // 3365 ackMode
	{Rule: 257, Edges: []Edge{{Kind: Call, Target: 3367, Callee: 165}}},                // 3366 ackMode
	{Rule: 257, Edges: []Edge{{Kind: Call, Target: 3368, Callee: 164}}},                // 3367 ackMode
	{Rule: 257, Edges: []Edge{{Kind: Call, Target: 3369, Callee: 163}}},                // 3368 ackMode
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 515}}},                              // 3369 ackMode
	{Rule: 258, Edges: []Edge{{Kind: Call, Target: 3373, Callee: 256}}},                // 3370 brokerMode
	{Rule: 258, Edges: []Edge{{Kind: Call, Target: 3373, Callee: 257}}},                // 3371 brokerMode
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 3370}, {Kind: Step, Target: 3371}}}, // 3372 brokerMode
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 517}}},                              // 3373 brokerMode
	{Rule: 259, Edges: []Edge{{Kind: Accept, Target: 3375, Set: 299}}},                 // 3374 mqttSinkMode
	{Rule: 259, Edges: []Edge{{Kind: Call, Target: 3378, Callee: 131}}},                // 3375 mqttSinkMode
	{Rule: 259, Edges: []Edge{{Kind: Call, Target: 3379, Callee: 163}}},                // 3376 mqttSinkMode
	{Rule: 259, Edges: []Edge{{Kind: Call, Target: 3379, Callee: 257}}},                // 3377 mqttSinkMode
	{Rule: 259, Edges: []Edge{{Kind: Step, Target: 3376}, {Kind: Step, Target: 3377}}}, // 3378 mqttSinkMode
	{Rule: 259, Edges: []Edge{{Kind: Step, Target: 519}}},                              // 3379 mqttSinkMode
	{Rule: 260, Edges: []Edge{{Kind: Call, Target: 3384, Callee: 256}}},                // 3380 natsSinkMode
	{Rule: 260, Edges: []Edge{{Kind: Accept, Target: 3382, Set: 317}}},                 // 3381 natsSinkMode
	{Rule: 260, Edges: []Edge{{Kind: Call, Target: 3384, Callee: 257}}},                // 3382 natsSinkMode
	{Rule: 260, Edges: []Edge{{Kind: Step, Target: 3380}, {Kind: Step, Target: 3381}}}, // 3383 natsSinkMode
	{Rule: 260, Edges: []Edge{{Kind: Step, Target: 521}}},                              // 3384 natsSinkMode
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3386, Set: 128}}},                 // 3385 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3387, Callee: 287}}},                // 3386 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3388, Set: 318}}},                 // 3387 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3389, Set: 42}}},                  // 3388 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3390, Set: 319}}},                 // 3389 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3391, Callee: 136}}},                // 3390 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3392, Callee: 262}}},                // 3391 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3393, Callee: 265}}},                // 3392 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3458}}},                             // 3393 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3395, Set: 129}}},                 // 3394 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3396, Callee: 287}}},                // 3395 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3397, Set: 318}}},                 // 3396 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3398, Set: 42}}},                  // 3397 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3399, Set: 319}}},                 // 3398 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3400, Callee: 136}}},                // 3399 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3408, Callee: 262}}},                // 3400 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3402, Set: 64}}},                  // 3401 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3404, Set: 320}}},                 // 3402 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3405, Callee: 264}}},                // 3403 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3403}, {Kind: Step, Target: 3405}}}, // 3404 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3406}}},                             // 3405 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3407, Set: 321}}},                 // 3406 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3409, Set: 322}}},                 // 3407 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3401}, {Kind: Step, Target: 3409}}}, // 3408 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3410}}},                             // 3409 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3411, Callee: 265}}},                // 3410 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3458}}},                             // 3411 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3413, Set: 130}}},                 // 3412 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3414, Callee: 287}}},                // 3413 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3415, Set: 318}}},                 // 3414 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3416, Set: 42}}},                  // 3415 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3417, Set: 319}}},                 // 3416 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3418, Callee: 136}}},                // 3417 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3423, Callee: 262}}},                // 3418 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3420, Set: 64}}},                  // 3419 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3421, Set: 320}}},                 // 3420 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3422, Set: 321}}},                 // 3421 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3424, Set: 322}}},                 // 3422 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3419}, {Kind: Step, Target: 3424}}}, // 3423 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3425}}},                             // 3424 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3426, Callee: 265}}},                // 3425 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3458}}},                             // 3426 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3428, Set: 131}}},                 // 3427 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3429, Callee: 287}}},                // 3428 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3430, Set: 318}}},                 // 3429 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3431, Set: 42}}},                  // 3430 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3432, Set: 323}}},                 // 3431 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3433, Callee: 136}}},                // 3432 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3440, Callee: 262}}},                // 3433 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3435, Set: 64}}},                  // 3434 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3436, Set: 320}}},                 // 3435 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3437, Callee: 264}}},                // 3436 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3438, Set: 321}}},                 // 3437 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3439, Set: 322}}},                 // 3438 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3441}}},                             // 3439 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3434}, {Kind: Step, Target: 3441}}}, // 3440 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3442}}},                             // 3441 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3443, Callee: 265}}},                // 3442 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3458}}},                             // 3443 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3445, Set: 324}}},                 // 3444 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3446, Set: 64}}},                  // 3445 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3447, Set: 325}}},                 // 3446 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3448, Callee: 287}}},                // 3447 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3449, Set: 319}}},                 // 3448 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3450, Callee: 136}}},                // 3449 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3451, Callee: 262}}},                // 3450 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3452, Set: 326}}},                 // 3451 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3453, Set: 26}}},                  // 3452 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3454, Set: 327}}},                 // 3453 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3455, Callee: 287}}},                // 3454 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3456, Callee: 266}}},                // 3455 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3458}}},                             // 3456 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3385}, {Kind: Step, Target: 3394}, {Kind: Step, Target: 3412}, {Kind: Step, Target: 3427}, {Kind: Step, Target: 3444}}}, // 3457 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 523}}},                                                                                      // 3458 rowSink
	{Rule: 262, Edges: []Edge{{Kind: Accept, Target: 3460, Set: 283}}},                                                                         // 3459 valuesMap
	{Rule: 262, Edges: []Edge{{Kind: Accept, Target: 3461, Set: 227}}},                                                                         // 3460 valuesMap
	{Rule: 262, Edges: []Edge{{Kind: Call, Target: 3466, Callee: 263}}},                                                                        // 3461 valuesMap
	{Rule: 262, Edges: []Edge{{Kind: Accept, Target: 3463, Set: 29}}},                                                                          // 3462 valuesMap
	{Rule: 262, Edges: []Edge{{Kind: Call, Target: 3465, Callee: 263}}},                                                                        // 3463 valuesMap
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 3462}}},                                                                                     // 3464 valuesMap
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 3468}}},                                                                                     // 3465 valuesMap
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 3464}, {Kind: Step, Target: 3467}}},                                                         // 3466 valuesMap
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 3470}}},                                                                                     // 3467 valuesMap
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 3466}}},                                                                                     // 3468 valuesMap
	{Rule: 262, Edges: []Edge{{Kind: Accept, Target: 3471, Set: 29}}},                                                                          // 3469 valuesMap
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 3469}, {Kind: Step, Target: 3471}}},                                                         // 3470 valuesMap
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 3472}}},                                                                                     // 3471 valuesMap
	{Rule: 262, Edges: []Edge{{Kind: Accept, Target: 3473, Set: 228}}},                                                                         // 3472 valuesMap
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 525}}},                                                                                      // 3473 valuesMap
	{Rule: 263, Edges: []Edge{{Kind: Accept, Target: 3475, Set: 26}}},                                                                          // 3474 valueItem
	{Rule: 263, Edges: []Edge{{Kind: Accept, Target: 3476, Set: 166}}},                                                                         // 3475 valueItem
	{Rule: 263, Edges: []Edge{{Kind: Call, Target: 3477, Callee: 111}}},                                                                        // 3476 valueItem
	{Rule: 263, Edges: []Edge{{Kind: Step, Target: 527}}},                                                                                      // 3477 valueItem
	{Rule: 264, Edges: []Edge{{Kind: Accept, Target: 3479, Set: 28}}},                                                                          // 3478 conflictTarget
	{Rule: 264, Edges: []Edge{{Kind: Accept, Target: 3484, Set: 26}}},                                                                          // 3479 conflictTarget
	{Rule: 264, Edges: []Edge{{Kind: Accept, Target: 3481, Set: 29}}},                                                                          // 3480 conflictTarget
	{Rule: 264, Edges: []Edge{{Kind: Accept, Target: 3483, Set: 26}}},                                                                          // 3481 conflictTarget
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 3480}}},                                                                                     // 3482 conflictTarget
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 3486}}},                                                                                     // 3483 conflictTarget
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 3482}, {Kind: Step, Target: 3485}}},                                                         // 3484 conflictTarget
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 3488}}},                                                                                     // 3485 conflictTarget
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 3484}}},                                                                                     // 3486 conflictTarget
	{Rule: 264, Edges: []Edge{{Kind: Accept, Target: 3489, Set: 29}}},                                                                          // 3487 conflictTarget
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 3487}, {Kind: Step, Target: 3489}}},                                                         // 3488 conflictTarget
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 3490}}},                                                                                     // 3489 conflictTarget
	{Rule: 264, Edges: []Edge{{Kind: Accept, Target: 3491, Set: 30}}},                                                                          // 3490 conflictTarget
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 529}}},                                                                                      // 3491 conflictTarget
	{Rule: 265, Edges: []Edge{{Kind: Accept, Target: 3493, Set: 6}}},                                                                           // 3492 maxBatch
	{Rule: 265, Edges: []Edge{{Kind: Accept, Target: 3494, Set: 103}}},                                                                         // 3493 maxBatch
	{Rule: 265, Edges: []Edge{{Kind: Accept, Target: 3495, Set: 146}}},                                                                         // 3494 maxBatch
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3496, Callee: 130}}},                                                                        // 3495 maxBatch
	{Rule: 265, Edges: []Edge{{Kind: Step, Target: 531}}},                                                                                      // 3496 maxBatch
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3498, Set: 184}}},                                                                         // 3497 commitPolicy
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3499, Set: 244}}},                                                                         // 3498 commitPolicy
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3500, Callee: 132}}},                                                                        // 3499 commitPolicy
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3501, Set: 103}}},                                                                         // 3500 commitPolicy
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3502, Set: 230}}},                                                                         // 3501 commitPolicy
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3503, Callee: 134}}},                                                                        // 3502 commitPolicy
	{Rule: 266, Edges: []Edge{{Kind: Step, Target: 533}}},                                                                                      // 3503 commitPolicy
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3505, Set: 86}}},                                                                          // 3504 httpSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3506, Callee: 287}}},                                                                        // 3505 httpSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3507, Set: 328}}},                                                                         // 3506 httpSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3508, Callee: 111}}},                                                                        // 3507 httpSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3509, Set: 85}}},                                                                          // 3508 httpSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3510, Callee: 111}}},                                                                        // 3509 httpSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3511, Set: 50}}},                                                                          // 3510 httpSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3512, Set: 248}}},                                                                         // 3511 httpSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3513, Callee: 163}}},                                                                        // 3512 httpSink
	{Rule: 267, Edges: []Edge{{Kind: Step, Target: 535}}},                                                                                      // 3513 httpSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3515, Set: 82}}},                                                                          // 3514 clientSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3516, Set: 27}}},                                                                          // 3515 clientSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3517, Callee: 281}}},                                                                        // 3516 clientSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3518, Set: 50}}},                                                                          // 3517 clientSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3519, Callee: 257}}},                                                                        // 3518 clientSink
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 537}}},                                                                                      // 3519 clientSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3521, Set: 146}}},                                                                         // 3520 clientBatch
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3522, Set: 103}}},                                                                         // 3521 clientBatch
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3523, Set: 261}}},                                                                         // 3522 clientBatch
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3524, Callee: 130}}},                                                                        // 3523 clientBatch
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3525, Set: 103}}},                                                                         // 3524 clientBatch
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3526, Set: 230}}},                                                                         // 3525 clientBatch
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3527, Callee: 134}}},                                                                        // 3526 clientBatch
	{Rule: 269, Edges: []Edge{{Kind: Step, Target: 539}}},                                                                                      // 3527 clientBatch
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3529, Set: 159}}},                                                                         // 3528 alterEmitter
	{Rule: 270, Edges: []Edge{{Kind: Call, Target: 3530, Callee: 303}}},                                                                        // 3529 alterEmitter
	{Rule: 270, Edges: []Edge{{Kind: Call, Target: 3535, Callee: 271}}},                                                                        // 3530 alterEmitter
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3532, Set: 29}}},                                                                          // 3531 alterEmitter
	{Rule: 270, Edges: []Edge{{Kind: Call, Target: 3534, Callee: 271}}},                                                                        // 3532 alterEmitter
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3531}}},                                                                                     // 3533 alterEmitter
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3537}}},                                                                                     // 3534 alterEmitter
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3533}, {Kind: Step, Target: 3536}}},                                                         // 3535 alterEmitter
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 541}}},                                                                                      // 3536 alterEmitter
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3535}}},                                                                                     // 3537 alterEmitter
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3568, Callee: 180}}},                                                                        // 3538 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3540, Set: 16}}},                                                                          // 3539 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3549, Set: 42}}},                                                                          // 3540 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3550, Callee: 244}}},                                                                        // 3541 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3543, Callee: 261}}},                                                                        // 3542 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3544, Set: 50}}},                                                                          // 3543 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3545, Set: 248}}},                                                                         // 3544 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3546, Callee: 163}}},                                                                        // 3545 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 3550}}},                                                                                     // 3546 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3550, Callee: 267}}},                                                                        // 3547 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3550, Callee: 268}}},                                                                        // 3548 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 3541}, {Kind: Step, Target: 3542}, {Kind: Step, Target: 3547}, {Kind: Step, Target: 3548}}}, // 3549 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 3568}}},                                                                                     // 3550 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3552, Set: 16}}},                                                                          // 3551 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3553, Set: 50}}},                                                                          // 3552 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3568, Callee: 272}}},                                                                        // 3553 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3555, Set: 16}}},                                                                          // 3554 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3556, Set: 82}}},                                                                          // 3555 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3568, Callee: 287}}},                                                                        // 3556 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3558, Set: 16}}},                                                                          // 3557 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3559, Set: 67}}},                                                                          // 3558 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3560, Set: 58}}},                                                                          // 3559 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3568, Callee: 285}}},                                                                        // 3560 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3562, Set: 40}}},                                                                          // 3561 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3568, Set: 67}}},                                                                          // 3562 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3564, Set: 16}}},                                                                          // 3563 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3568, Callee: 162}}},                                                                        // 3564 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3566, Set: 16}}},                                                                          // 3565 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3568, Callee: 266}}},                                                                        // 3566 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 3538}, {Kind: Step, Target: 3539}, {Kind: Step, Target: 3551}, {Kind: Step, Target: 3554}, {Kind: Step, Target: 3557}, {Kind: Step, Target: 3561}, {Kind: Step, Target: 3563}, {Kind: Step, Target: 3565}}}, // 3567 emitterOperation
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 543}}},                                                                                      // 3568 emitterOperation
	{Rule: 272, Edges: []Edge{{Kind: Call, Target: 3576, Callee: 258}}},                                                                        // 3569 anySinkMode
	{Rule: 272, Edges: []Edge{{Kind: Call, Target: 3576, Callee: 259}}},                                                                        // 3570 anySinkMode
	{Rule: 272, Edges: []Edge{{Kind: Accept, Target: 3572, Set: 317}}},                                                                         // 3571 anySinkMode
	{Rule: 272, Edges: []Edge{{Kind: Call, Target: 3576, Callee: 257}}},                                                                        // 3572 anySinkMode
	{Rule: 272, Edges: []Edge{{Kind: Accept, Target: 3574, Set: 329}}},                                                                         // 3573 anySinkMode
	{Rule: 272, Edges: []Edge{{Kind: Call, Target: 3576, Callee: 163}}},                                                                        // 3574 anySinkMode
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 3569}, {Kind: Step, Target: 3570}, {Kind: Step, Target: 3571}, {Kind: Step, Target: 3573}}}, // 3575 anySinkMode
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 545}}},                                                                                      // 3576 anySinkMode
	{Rule: 273, Edges: []Edge{{Kind: Refuse, Target: 3578, Set: 330}}},                                                                         // 3577 word
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 547}}},                                                                                      // 3578 word
	{Rule: 274, Edges: []Edge{{Kind: Refuse, Target: 3580, Set: 330}}},                                                                         // 3579 name
	{Rule: 274, Edges: []Edge{{Kind: Step, Target: 549}}},                                                                                      // 3580 name
	{Rule: 275, Edges: []Edge{{Kind: Refuse, Target: 3582, Set: 331}}},                                                                         // 3581 relayName
	{Rule: 275, Edges: []Edge{{Kind: Step, Target: 551}}},                                                                                      // 3582 relayName
	{Rule: 276, Edges: []Edge{{Kind: Refuse, Target: 3584, Set: 332}}},                                                                         // 3583 ident
	{Rule: 276, Edges: []Edge{{Kind: Step, Target: 553}}},                                                                                      // 3584 ident
	{Rule: 277, Edges: []Edge{{Kind: Call, Target: 3586, Callee: 274}}},                                                                        // 3585 freshName
	{Rule: 277, Edges: []Edge{{Kind: Step, Target: 555}}},                                                                                      // 3586 freshName
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3588, Callee: 275}}},                                                                        // 3587 freshRelay
	{Rule: 278, Edges: []Edge{{Kind: Step, Target: 557}}},                                                                                      // 3588 freshRelay
	{Rule: 279, Edges: []Edge{{Kind: Call, Target: 3590, Callee: 274}}},                                                                        // 3589 freshField
	{Rule: 279, Edges: []Edge{{Kind: Step, Target: 559}}},                                                                                      // 3590 freshField
	{Rule: 280, Edges: []Edge{{Kind: Call, Target: 3592, Callee: 274}}},                                                                        // 3591 field
	{Rule: 280, Edges: []Edge{{Kind: Step, Target: 561}}},                                                                                      // 3592 field
	{Rule: 281, Edges: []Edge{{Kind: Call, Target: 3594, Callee: 274}}},                                                                        // 3593 schemaRef
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 563}}},                                                                                      // 3594 schemaRef
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3596, Callee: 274}}},                                                                        // 3595 jsonWireSchemaRef
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 565}}},                                                                                      // 3596 jsonWireSchemaRef
	{Rule: 283, Edges: []Edge{{Kind: Call, Target: 3598, Callee: 274}}},                                                                        // 3597 cborWireSchemaRef
	{Rule: 283, Edges: []Edge{{Kind: Step, Target: 567}}},                                                                                      // 3598 cborWireSchemaRef
	{Rule: 284, Edges: []Edge{{Kind: Call, Target: 3600, Callee: 274}}},                                                                        // 3599 avroWireSchemaRef
	{Rule: 284, Edges: []Edge{{Kind: Step, Target: 569}}},                                                                                      // 3600 avroWireSchemaRef
	{Rule: 285, Edges: []Edge{{Kind: Call, Target: 3602, Callee: 274}}},                                                                        // 3601 codecRef
	{Rule: 285, Edges: []Edge{{Kind: Step, Target: 571}}},                                                                                      // 3602 codecRef
	{Rule: 286, Edges: []Edge{{Kind: Call, Target: 3604, Callee: 274}}},                                                                        // 3603 resourceRef
	{Rule: 286, Edges: []Edge{{Kind: Step, Target: 573}}},                                                                                      // 3604 resourceRef
	{Rule: 287, Edges: []Edge{{Kind: Call, Target: 3606, Callee: 274}}},                                                                        // 3605 clientRef
	{Rule: 287, Edges: []Edge{{Kind: Step, Target: 575}}},                                                                                      // 3606 clientRef
	{Rule: 288, Edges: []Edge{{Kind: Call, Target: 3608, Callee: 274}}},                                                                        // 3607 vhostRef
	{Rule: 288, Edges: []Edge{{Kind: Step, Target: 577}}},                                                                                      // 3608 vhostRef
	{Rule: 289, Edges: []Edge{{Kind: Call, Target: 3610, Callee: 274}}},                                                                        // 3609 endpointRef
	{Rule: 289, Edges: []Edge{{Kind: Step, Target: 579}}},                                                                                      // 3610 endpointRef
	{Rule: 290, Edges: []Edge{{Kind: Call, Target: 3612, Callee: 274}}},                                                                        // 3611 signalingRef
	{Rule: 290, Edges: []Edge{{Kind: Step, Target: 581}}},                                                                                      // 3612 signalingRef
	{Rule: 291, Edges: []Edge{{Kind: Call, Target: 3614, Callee: 274}}},                                                                        // 3613 branchRef
	{Rule: 291, Edges: []Edge{{Kind: Step, Target: 583}}},                                                                                      // 3614 branchRef
	{Rule: 292, Edges: []Edge{{Kind: Call, Target: 3616, Callee: 275}}},                                                                        // 3615 relayRef
	{Rule: 292, Edges: []Edge{{Kind: Step, Target: 585}}},                                                                                      // 3616 relayRef
	{Rule: 293, Edges: []Edge{{Kind: Call, Target: 3618, Callee: 274}}},                                                                        // 3617 ingestorRef
	{Rule: 293, Edges: []Edge{{Kind: Step, Target: 587}}},                                                                                      // 3618 ingestorRef
	{Rule: 294, Edges: []Edge{{Kind: Call, Target: 3620, Callee: 274}}},                                                                        // 3619 reingestorRef
	{Rule: 294, Edges: []Edge{{Kind: Step, Target: 589}}},                                                                                      // 3620 reingestorRef
	{Rule: 295, Edges: []Edge{{Kind: Call, Target: 3622, Callee: 274}}},                                                                        // 3621 junctionRef
	{Rule: 295, Edges: []Edge{{Kind: Step, Target: 591}}},                                                                                      // 3622 junctionRef
	{Rule: 296, Edges: []Edge{{Kind: Call, Target: 3624, Callee: 274}}},                                                                        // 3623 deduplicatorRef
	{Rule: 296, Edges: []Edge{{Kind: Step, Target: 593}}},                                                                                      // 3624 deduplicatorRef
	{Rule: 297, Edges: []Edge{{Kind: Call, Target: 3626, Callee: 274}}},                                                                        // 3625 reordererRef
	{Rule: 297, Edges: []Edge{{Kind: Step, Target: 595}}},                                                                                      // 3626 reordererRef
	{Rule: 298, Edges: []Edge{{Kind: Call, Target: 3628, Callee: 274}}},                                                                        // 3627 windowRef
	{Rule: 298, Edges: []Edge{{Kind: Step, Target: 597}}},                                                                                      // 3628 windowRef
	{Rule: 299, Edges: []Edge{{Kind: Call, Target: 3630, Callee: 274}}},                                                                        // 3629 correlatorRef
	{Rule: 299, Edges: []Edge{{Kind: Step, Target: 599}}},                                                                                      // 3630 correlatorRef
	{Rule: 300, Edges: []Edge{{Kind: Call, Target: 3632, Callee: 274}}},                                                                        // 3631 inferencerRef
	{Rule: 300, Edges: []Edge{{Kind: Step, Target: 601}}},                                                                                      // 3632 inferencerRef
	{Rule: 301, Edges: []Edge{{Kind: Call, Target: 3634, Callee: 274}}},                                                                        // 3633 wasmRef
	{Rule: 301, Edges: []Edge{{Kind: Step, Target: 603}}},                                                                                      // 3634 wasmRef
	{Rule: 302, Edges: []Edge{{Kind: Call, Target: 3636, Callee: 274}}},                                                                        // 3635 generatorRef
	{Rule: 302, Edges: []Edge{{Kind: Step, Target: 605}}},                                                                                      // 3636 generatorRef
	{Rule: 303, Edges: []Edge{{Kind: Call, Target: 3638, Callee: 274}}},                                                                        // 3637 emitterRef
	{Rule: 303, Edges: []Edge{{Kind: Step, Target: 607}}},                                                                                      // 3638 emitterRef
	{Rule: 304, Edges: []Edge{{Kind: Call, Target: 3640, Callee: 274}}},                                                                        // 3639 placementRef
	{Rule: 304, Edges: []Edge{{Kind: Step, Target: 609}}},                                                                                      // 3640 placementRef
	{Rule: 305, Edges: []Edge{{Kind: Call, Target: 3642, Callee: 274}}},                                                                        // 3641 hashMapRef
	{Rule: 305, Edges: []Edge{{Kind: Step, Target: 611}}},                                                                                      // 3642 hashMapRef
	{Rule: 306, Edges: []Edge{{Kind: Call, Target: 3644, Callee: 274}}},                                                                        // 3643 udfRef
	{Rule: 306, Edges: []Edge{{Kind: Step, Target: 613}}},                                                                                      // 3644 udfRef
	{Rule: 307, Edges: []Edge{{Kind: Call, Target: 3646, Callee: 274}}},                                                                        // 3645 nodeMember
	{Rule: 307, Edges: []Edge{{Kind: Step, Target: 615}}},                                                                                      // 3646 nodeMember
	{Rule: 308, Edges: []Edge{{Kind: Call, Target: 3648, Callee: 274}}},                                                                        // 3647 domainRef
	{Rule: 308, Edges: []Edge{{Kind: Step, Target: 617}}},                                                                                      // 3648 domainRef
	{Rule: 309, Edges: []Edge{{Kind: Call, Target: 3650, Callee: 274}}},                                                                        // 3649 subscriptionRef
	{Rule: 309, Edges: []Edge{{Kind: Step, Target: 619}}},                                                                                      // 3650 subscriptionRef
	{Rule: 310, Edges: []Edge{{Kind: Call, Target: 3652, Callee: 139}}},                                                                        // 3651 nodeRef
	{Rule: 310, Edges: []Edge{{Kind: Step, Target: 621}}},                                                                                      // 3652 nodeRef
	{Rule: 310}, // 3653 nodeRef
}
