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
	NsplParserRULE_wireMode:              50,
	NsplParserRULE_jsonField:             52,
	NsplParserRULE_jsonType:              54,
	NsplParserRULE_avroField:             56,
	NsplParserRULE_named:                 58,
	NsplParserRULE_avroType:              60,
	NsplParserRULE_alterWireSchema:       62,
	NsplParserRULE_jsonWireOperation:     64,
	NsplParserRULE_avroWireOperation:     66,
	NsplParserRULE_wireOperation:         68,
	NsplParserRULE_createCodec:           70,
	NsplParserRULE_jsonCodec:             72,
	NsplParserRULE_cborCodec:             74,
	NsplParserRULE_avroCodec:             76,
	NsplParserRULE_jaqCodec:              78,
	NsplParserRULE_protobufCodec:         80,
	NsplParserRULE_syslogCodec:           82,
	NsplParserRULE_codecJaq:              84,
	NsplParserRULE_onIngestion:           86,
	NsplParserRULE_onEmitting:            88,
	NsplParserRULE_codecEncode:           90,
	NsplParserRULE_encodeRule:            92,
	NsplParserRULE_createResource:        94,
	NsplParserRULE_uploadResource:        96,
	NsplParserRULE_rebindResource:        98,
	NsplParserRULE_rebindUser:            100,
	NsplParserRULE_createVhost:           102,
	NsplParserRULE_withTls:               104,
	NsplParserRULE_createEndpoint:        106,
	NsplParserRULE_withSignaling:         108,
	NsplParserRULE_path:                  110,
	NsplParserRULE_createSignaling:       112,
	NsplParserRULE_signalingFormat:       114,
	NsplParserRULE_signalingStep:         116,
	NsplParserRULE_capture:               118,
	NsplParserRULE_failJaq:               120,
	NsplParserRULE_programs:              122,
	NsplParserRULE_createBranch:          124,
	NsplParserRULE_branchLimit:           126,
	NsplParserRULE_createRelay:           128,
	NsplParserRULE_materializedState:     130,
	NsplParserRULE_alterRelay:            132,
	NsplParserRULE_relayOperation:        134,
	NsplParserRULE_createClient:          136,
	NsplParserRULE_clientType:            138,
	NsplParserRULE_mount:                 140,
	NsplParserRULE_createPlacement:       142,
	NsplParserRULE_nodeMembers:           144,
	NsplParserRULE_alterPlacement:        146,
	NsplParserRULE_placementOperation:    148,
	NsplParserRULE_createHashMap:         150,
	NsplParserRULE_lookup:                152,
	NsplParserRULE_createUdf:             154,
	NsplParserRULE_udfArgument:           156,
	NsplParserRULE_createSubscription:    158,
	NsplParserRULE_sampleRate:            160,
	NsplParserRULE_deleteSubscription:    162,
	NsplParserRULE_dropStatement:         164,
	NsplParserRULE_showStatement:         166,
	NsplParserRULE_modelRef:              168,
	NsplParserRULE_describeStatement:     170,
	NsplParserRULE_describedModel:        172,
	NsplParserRULE_branchBindings:        174,
	NsplParserRULE_branchBinding:         176,
	NsplParserRULE_describeTransaction:   178,
	NsplParserRULE_formatSelector:        180,
	NsplParserRULE_cordonNode:            182,
	NsplParserRULE_uncordonNode:          184,
	NsplParserRULE_drainNode:             186,
	NsplParserRULE_dropNode:              188,
	NsplParserRULE_relocate:              190,
	NsplParserRULE_relocation:            192,
	NsplParserRULE_members:               194,
	NsplParserRULE_preferences:           196,
	NsplParserRULE_member:                198,
	NsplParserRULE_useDomain:             200,
	NsplParserRULE_listDomains:           202,
	NsplParserRULE_begin:                 204,
	NsplParserRULE_commit:                206,
	NsplParserRULE_revert:                208,
	NsplParserRULE_attachTransaction:     210,
	NsplParserRULE_backup:                212,
	NsplParserRULE_restore:               214,
	NsplParserRULE_restoreOptions:        216,
	NsplParserRULE_expr:                  218,
	NsplParserRULE_primary:               220,
	NsplParserRULE_literal:               222,
	NsplParserRULE_udfCall:               224,
	NsplParserRULE_call:                  226,
	NsplParserRULE_functionName:          228,
	NsplParserRULE_arguments:             230,
	NsplParserRULE_array:                 232,
	NsplParserRULE_ifExpr:                234,
	NsplParserRULE_caseExpr:              236,
	NsplParserRULE_caseOperand:           238,
	NsplParserRULE_whenArm:               240,
	NsplParserRULE_fieldRef:              242,
	NsplParserRULE_stateRef:              244,
	NsplParserRULE_fieldName:             246,
	NsplParserRULE_scope:                 248,
	NsplParserRULE_castType:              250,
	NsplParserRULE_ifNotExists:           252,
	NsplParserRULE_attachment:            254,
	NsplParserRULE_count:                 256,
	NsplParserRULE_unsigned:              258,
	NsplParserRULE_duration:              260,
	NsplParserRULE_durationUnit:          262,
	NsplParserRULE_byteSize:              264,
	NsplParserRULE_byteUnit:              266,
	NsplParserRULE_externalName:          268,
	NsplParserRULE_literalValue:          270,
	NsplParserRULE_resourceBinding:       272,
	NsplParserRULE_versionSelector:       274,
	NsplParserRULE_hostName:              276,
	NsplParserRULE_hostLabel:             278,
	NsplParserRULE_hostAtom:              280,
	NsplParserRULE_configBlock:           282,
	NsplParserRULE_configEntry:           284,
	NsplParserRULE_configValue:           286,
	NsplParserRULE_inputs:                288,
	NsplParserRULE_input:                 290,
	NsplParserRULE_collect:               292,
	NsplParserRULE_filter:                294,
	NsplParserRULE_whereClause:           296,
	NsplParserRULE_branching:             298,
	NsplParserRULE_stateDependency:       300,
	NsplParserRULE_statePolicy:           302,
	NsplParserRULE_defaultSet:            304,
	NsplParserRULE_construction:          306,
	NsplParserRULE_inherit:               308,
	NsplParserRULE_inheritItem:           310,
	NsplParserRULE_setClause:             312,
	NsplParserRULE_assignment:            314,
	NsplParserRULE_setTarget:             316,
	NsplParserRULE_invokeClause:          318,
	NsplParserRULE_invocation:            320,
	NsplParserRULE_flush:                 322,
	NsplParserRULE_retry:                 324,
	NsplParserRULE_ackTimeout:            326,
	NsplParserRULE_ackWindow:             328,
	NsplParserRULE_messageError:          330,
	NsplParserRULE_errorSet:              332,
	NsplParserRULE_generalError:          334,
	NsplParserRULE_route:                 336,
	NsplParserRULE_entryRoute:            338,
	NsplParserRULE_entryBranch:           340,
	NsplParserRULE_branchSet:             342,
	NsplParserRULE_setRoute:              344,
	NsplParserRULE_windowRoute:           346,
	NsplParserRULE_wasmRoute:             348,
	NsplParserRULE_createReingestor:      350,
	NsplParserRULE_alterReingestor:       352,
	NsplParserRULE_reingestorOperation:   354,
	NsplParserRULE_nodeOperation:         356,
	NsplParserRULE_inputOperation:        358,
	NsplParserRULE_createJunction:        360,
	NsplParserRULE_createDeduplicator:    362,
	NsplParserRULE_deduplicateOn:         364,
	NsplParserRULE_maxTime:               366,
	NsplParserRULE_createReorderer:       368,
	NsplParserRULE_orderBy:               370,
	NsplParserRULE_processorOperation:    372,
	NsplParserRULE_alterJunction:         374,
	NsplParserRULE_alterDeduplicator:     376,
	NsplParserRULE_deduplicatorOperation: 378,
	NsplParserRULE_alterReorderer:        380,
	NsplParserRULE_reordererOperation:    382,
	NsplParserRULE_createWindow:          384,
	NsplParserRULE_windowExtent:          386,
	NsplParserRULE_windowBounds:          388,
	NsplParserRULE_messageBound:          390,
	NsplParserRULE_durationBound:         392,
	NsplParserRULE_createCorrelator:      394,
	NsplParserRULE_timeoutAction:         396,
	NsplParserRULE_createInferencer:      398,
	NsplParserRULE_tensorInput:           400,
	NsplParserRULE_tensorDeclaration:     402,
	NsplParserRULE_tensorDimension:       404,
	NsplParserRULE_createWasm:            406,
	NsplParserRULE_resetWasm:             408,
	NsplParserRULE_branchValue:           410,
	NsplParserRULE_createGenerator:       412,
	NsplParserRULE_alterGenerator:        414,
	NsplParserRULE_generatorOperation:    416,
	NsplParserRULE_createIngestor:        418,
	NsplParserRULE_ingestOrigin:          420,
	NsplParserRULE_timestamp:             422,
	NsplParserRULE_ingestSource:          424,
	NsplParserRULE_kafkaSource:           426,
	NsplParserRULE_kafkaOffset:           428,
	NsplParserRULE_natsSource:            430,
	NsplParserRULE_endpointSource:        432,
	NsplParserRULE_httpSource:            434,
	NsplParserRULE_prometheusSource:      436,
	NsplParserRULE_pulsarSource:          438,
	NsplParserRULE_rabbitmqSource:        440,
	NsplParserRULE_sqsSource:             442,
	NsplParserRULE_redisSource:           444,
	NsplParserRULE_mqttSource:            446,
	NsplParserRULE_zeromqSource:          448,
	NsplParserRULE_websocketsSource:      450,
	NsplParserRULE_syslogSource:          452,
	NsplParserRULE_clientSource:          454,
	NsplParserRULE_instances:             456,
	NsplParserRULE_logMode:               458,
	NsplParserRULE_mqttMode:              460,
	NsplParserRULE_ackParallel:           462,
	NsplParserRULE_ackSequential:         464,
	NsplParserRULE_noAckParallel:         466,
	NsplParserRULE_noAckSequential:       468,
	NsplParserRULE_quiesce:               470,
	NsplParserRULE_quiesceMode:           472,
	NsplParserRULE_ingestorEntity:        474,
	NsplParserRULE_alterIngestor:         476,
	NsplParserRULE_ingestorOperation:     478,
	NsplParserRULE_createEmitter:         480,
	NsplParserRULE_emitTarget:            482,
	NsplParserRULE_codecSink:             484,
	NsplParserRULE_kafkaSink:             486,
	NsplParserRULE_natsSink:              488,
	NsplParserRULE_pulsarSink:            490,
	NsplParserRULE_rabbitmqSink:          492,
	NsplParserRULE_redisSink:             494,
	NsplParserRULE_mqttSink:              496,
	NsplParserRULE_zeromqSink:            498,
	NsplParserRULE_sqsSink:               500,
	NsplParserRULE_fifoGroup:             502,
	NsplParserRULE_sqsSinkMode:           504,
	NsplParserRULE_sqsQueue:              506,
	NsplParserRULE_sentrySink:            508,
	NsplParserRULE_syslogSink:            510,
	NsplParserRULE_noAckMode:             512,
	NsplParserRULE_ackMode:               514,
	NsplParserRULE_brokerMode:            516,
	NsplParserRULE_mqttSinkMode:          518,
	NsplParserRULE_natsSinkMode:          520,
	NsplParserRULE_rowSink:               522,
	NsplParserRULE_clickhouseSink:        524,
	NsplParserRULE_postgresSink:          526,
	NsplParserRULE_mysqlSink:             528,
	NsplParserRULE_mongodbSink:           530,
	NsplParserRULE_icebergSink:           532,
	NsplParserRULE_conflictAction:        534,
	NsplParserRULE_valuesMap:             536,
	NsplParserRULE_valueItem:             538,
	NsplParserRULE_conflictTarget:        540,
	NsplParserRULE_maxBatch:              542,
	NsplParserRULE_commitPolicy:          544,
	NsplParserRULE_httpSink:              546,
	NsplParserRULE_requestMode:           548,
	NsplParserRULE_clientSink:            550,
	NsplParserRULE_clientBatch:           552,
	NsplParserRULE_alterEmitter:          554,
	NsplParserRULE_emitterOperation:      556,
	NsplParserRULE_anySinkMode:           558,
	NsplParserRULE_word:                  560,
	NsplParserRULE_name:                  562,
	NsplParserRULE_relayName:             564,
	NsplParserRULE_ident:                 566,
	NsplParserRULE_freshName:             568,
	NsplParserRULE_freshRelay:            570,
	NsplParserRULE_freshField:            572,
	NsplParserRULE_field:                 574,
	NsplParserRULE_schemaRef:             576,
	NsplParserRULE_jsonWireSchemaRef:     578,
	NsplParserRULE_cborWireSchemaRef:     580,
	NsplParserRULE_avroWireSchemaRef:     582,
	NsplParserRULE_codecRef:              584,
	NsplParserRULE_resourceRef:           586,
	NsplParserRULE_clientRef:             588,
	NsplParserRULE_vhostRef:              590,
	NsplParserRULE_endpointRef:           592,
	NsplParserRULE_signalingRef:          594,
	NsplParserRULE_branchRef:             596,
	NsplParserRULE_relayRef:              598,
	NsplParserRULE_ingestorRef:           600,
	NsplParserRULE_reingestorRef:         602,
	NsplParserRULE_junctionRef:           604,
	NsplParserRULE_deduplicatorRef:       606,
	NsplParserRULE_reordererRef:          608,
	NsplParserRULE_windowRef:             610,
	NsplParserRULE_correlatorRef:         612,
	NsplParserRULE_inferencerRef:         614,
	NsplParserRULE_wasmRef:               616,
	NsplParserRULE_generatorRef:          618,
	NsplParserRULE_emitterRef:            620,
	NsplParserRULE_placementRef:          622,
	NsplParserRULE_hashMapRef:            624,
	NsplParserRULE_udfRef:                626,
	NsplParserRULE_nodeMember:            628,
	NsplParserRULE_domainRef:             630,
	NsplParserRULE_subscriptionRef:       632,
	NsplParserRULE_nodeRef:               634,
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
	{{257, 257}},                         // 286
	{{85, 85}},                           // 287
	{{164, 164}},                         // 288
	{{255, 255}},                         // 289
	{{169, 169}},                         // 290
	{{44, 44}},                           // 291
	{{102, 102}},                         // 292
	{{244, 244}},                         // 293
	{{196, 196}},                         // 294
	{{78, 78}},                           // 295
	{{195, 195}},                         // 296
	{{192, 192}},                         // 297
	{{30, 30}},                           // 298
	{{227, 227}},                         // 299
	{{31, 31}, {181, 181}},               // 300
	{{194, 194}},                         // 301
	{{165, 165}},                         // 302
	{{313, 313}},                         // 303
	{{326, 326}},                         // 304
	{{295, 295}},                         // 305
	{{309, 309}},                         // 306
	{{304, 304}, {306, 306}},             // 307
	{{315, 315}},                         // 308
	{{290, 290}},                         // 309
	{{132, 132}, {157, 157}, {193, 193}}, // 310
	{{197, 197}, {236, 236}},             // 311
	{{324, 324}},                         // 312
	{{75, 75}, {311, 311}},               // 313
	{{75, 75}, {296, 296}},               // 314
	{{301, 301}},                         // 315
	{{293, 293}},                         // 316
	{{87, 87}},                           // 317
	{{16, 16}, {231, 231}},               // 318
	{{129, 129}},                         // 319
	{{121, 121}},                         // 320
	{{247, 247}},                         // 321
	{{42, 42}},                           // 322
	{{38, 38}},                           // 323
	{{109, 109}},                         // 324
	{{14, 14}, {98, 98}, {218, 218}},     // 325
	{{140, 140}},                         // 326
	{{28, 28}},                           // 327
	{{60, 60}},                           // 328
	{{163, 163}, {269, 269}},             // 329
	{{302, 302}},                         // 330
	{{353, 354}, {358, 380}},             // 331
	{{21, 21}, {151, 151}, {353, 354}, {358, 380}}, // 332
	{{5, 5}, {7, 7}, {10, 10}, {80, 80}, {85, 85}, {111, 111}, {117, 117}, {127, 127}, {137, 137}, {162, 162}, {166, 166}, {173, 173}, {223, 223}, {228, 228}, {257, 257}, {264, 264}, {282, 282}, {332, 336}, {353, 354}, {358, 380}}, // 333
}

// states is the rule network; the comments name each state's rule.
var states = [...]State{
	{Rule: 0, Edges: []Edge{{Kind: Step, Target: 636}}},              // 0 statementText
	{Rule: 0, Stop: true},                                            // 1 statementText
	{Rule: 1, Edges: []Edge{{Kind: Step, Target: 639}}},              // 2 expressionText
	{Rule: 1, Stop: true},                                            // 3 expressionText
	{Rule: 2, Edges: []Edge{{Kind: Step, Target: 666}}},              // 4 statement
	{Rule: 2, Stop: true},                                            // 5 statement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 668}}},              // 6 createStatement
	{Rule: 3, Stop: true},                                            // 7 createStatement
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 697}}},              // 8 createNamed
	{Rule: 4, Stop: true},                                            // 9 createNamed
	{Rule: 5, Edges: []Edge{{Kind: Step, Target: 708}}},              // 10 createProcessor
	{Rule: 5, Stop: true},                                            // 11 createProcessor
	{Rule: 6, Edges: []Edge{{Kind: Step, Target: 710}}},              // 12 alterStatement
	{Rule: 6, Stop: true},                                            // 13 alterStatement
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 731}}},              // 14 createDomain
	{Rule: 7, Stop: true},                                            // 15 createDomain
	{Rule: 8, Edges: []Edge{{Kind: Step, Target: 736}}},              // 16 pacedDomain
	{Rule: 8, Stop: true},                                            // 17 pacedDomain
	{Rule: 9, Edges: []Edge{{Kind: Step, Target: 745}}},              // 18 domainPlacement
	{Rule: 9, Stop: true},                                            // 19 domainPlacement
	{Rule: 10, Edges: []Edge{{Kind: Step, Target: 755}}},             // 20 placementPolicy
	{Rule: 10, Stop: true},                                           // 21 placementPolicy
	{Rule: 11, Edges: []Edge{{Kind: Step, Target: 757}}},             // 22 alterDomain
	{Rule: 11, Stop: true},                                           // 23 alterDomain
	{Rule: 12, Edges: []Edge{{Kind: Step, Target: 762}}},             // 24 startDomain
	{Rule: 12, Stop: true},                                           // 25 startDomain
	{Rule: 13, Edges: []Edge{{Kind: Step, Target: 766}}},             // 26 startAt
	{Rule: 13, Stop: true},                                           // 27 startAt
	{Rule: 14, Edges: []Edge{{Kind: Step, Target: 773}}},             // 28 stopDomain
	{Rule: 14, Stop: true},                                           // 29 stopDomain
	{Rule: 15, Edges: []Edge{{Kind: Step, Target: 775}}},             // 30 createUser
	{Rule: 15, Stop: true},                                           // 31 createUser
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 781}}},             // 32 createSchema
	{Rule: 16, Stop: true},                                           // 33 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 797}}},             // 34 schemaField
	{Rule: 17, Stop: true},                                           // 35 schemaField
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 810}}},             // 36 fieldModifiers
	{Rule: 18, Stop: true},                                           // 37 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 829}}},             // 38 nervixType
	{Rule: 19, Stop: true},                                           // 39 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 831}}},             // 40 scalarType
	{Rule: 20, Stop: true},                                           // 41 scalarType
	{Rule: 21, Edges: []Edge{{Kind: Step, Target: 833}}},             // 42 dimension
	{Rule: 21, Stop: true},                                           // 43 dimension
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 835}}},             // 44 alterSchema
	{Rule: 22, Stop: true},                                           // 45 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 870}}},             // 46 schemaOperation
	{Rule: 23, Stop: true},                                           // 47 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 872}}},             // 48 createWireSchema
	{Rule: 24, Stop: true},                                           // 49 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 911}}},             // 50 wireMode
	{Rule: 25, Stop: true},                                           // 51 wireMode
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 914}}},             // 52 jsonField
	{Rule: 26, Stop: true},                                           // 53 jsonField
	{Rule: 27, Edges: []Edge{{Kind: Step, Target: 922}}},             // 54 jsonType
	{Rule: 27, Stop: true},                                           // 55 jsonType
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 924}}},             // 56 avroField
	{Rule: 28, Stop: true},                                           // 57 avroField
	{Rule: 29, Edges: []Edge{{Kind: Step, Target: 932}}},             // 58 named
	{Rule: 29, Stop: true},                                           // 59 named
	{Rule: 30, Edges: []Edge{{Kind: Step, Target: 935}}},             // 60 avroType
	{Rule: 30, Stop: true},                                           // 61 avroType
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 937}}},             // 62 alterWireSchema
	{Rule: 31, Stop: true},                                           // 63 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 993}}},             // 64 jsonWireOperation
	{Rule: 32, Stop: true},                                           // 65 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 1006}}},            // 66 avroWireOperation
	{Rule: 33, Stop: true},                                           // 67 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 1029}}},            // 68 wireOperation
	{Rule: 34, Stop: true},                                           // 69 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 1031}}},            // 70 createCodec
	{Rule: 35, Stop: true},                                           // 71 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 1042}}},            // 72 jsonCodec
	{Rule: 36, Stop: true},                                           // 73 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Step, Target: 1052}}},            // 74 cborCodec
	{Rule: 37, Stop: true},                                           // 75 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Step, Target: 1062}}},            // 76 avroCodec
	{Rule: 38, Stop: true},                                           // 77 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Step, Target: 1072}}},            // 78 jaqCodec
	{Rule: 39, Stop: true},                                           // 79 jaqCodec
	{Rule: 40, Edges: []Edge{{Kind: Step, Target: 1080}}},            // 80 protobufCodec
	{Rule: 40, Stop: true},                                           // 81 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Step, Target: 1093}}},            // 82 syslogCodec
	{Rule: 41, Stop: true},                                           // 83 syslogCodec
	{Rule: 42, Edges: []Edge{{Kind: Step, Target: 1098}}},            // 84 codecJaq
	{Rule: 42, Stop: true},                                           // 85 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Step, Target: 1108}}},            // 86 onIngestion
	{Rule: 43, Stop: true},                                           // 87 onIngestion
	{Rule: 44, Edges: []Edge{{Kind: Step, Target: 1112}}},            // 88 onEmitting
	{Rule: 44, Stop: true},                                           // 89 onEmitting
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 1116}}},            // 90 codecEncode
	{Rule: 45, Stop: true},                                           // 91 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 1128}}},            // 92 encodeRule
	{Rule: 46, Stop: true},                                           // 93 encodeRule
	{Rule: 47, Edges: []Edge{{Kind: Step, Target: 1132}}},            // 94 createResource
	{Rule: 47, Stop: true},                                           // 95 createResource
	{Rule: 48, Edges: []Edge{{Kind: Step, Target: 1135}}},            // 96 uploadResource
	{Rule: 48, Stop: true},                                           // 97 uploadResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 1141}}},            // 98 rebindResource
	{Rule: 49, Stop: true},                                           // 99 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1174}}},            // 100 rebindUser
	{Rule: 50, Stop: true},                                           // 101 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1176}}},            // 102 createVhost
	{Rule: 51, Stop: true},                                           // 103 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1189}}},            // 104 withTls
	{Rule: 52, Stop: true},                                           // 105 withTls
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 1195}}},            // 106 createEndpoint
	{Rule: 53, Stop: true},                                           // 107 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 1209}}},            // 108 withSignaling
	{Rule: 54, Stop: true},                                           // 109 withSignaling
	{Rule: 55, Edges: []Edge{{Kind: Step, Target: 1214}}},            // 110 path
	{Rule: 55, Stop: true},                                           // 111 path
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 1216}}},            // 112 createSignaling
	{Rule: 56, Stop: true},                                           // 113 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1255}}},            // 114 signalingFormat
	{Rule: 57, Stop: true},                                           // 115 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1273}}},            // 116 signalingStep
	{Rule: 58, Stop: true},                                           // 117 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1275}}},            // 118 capture
	{Rule: 59, Stop: true},                                           // 119 capture
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 1278}}},            // 120 failJaq
	{Rule: 60, Stop: true},                                           // 121 failJaq
	{Rule: 61, Edges: []Edge{{Kind: Step, Target: 1282}}},            // 122 programs
	{Rule: 61, Stop: true},                                           // 123 programs
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 1290}}},            // 124 createBranch
	{Rule: 62, Stop: true},                                           // 125 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 1299}}},            // 126 branchLimit
	{Rule: 63, Stop: true},                                           // 127 branchLimit
	{Rule: 64, Edges: []Edge{{Kind: Step, Target: 1305}}},            // 128 createRelay
	{Rule: 64, Stop: true},                                           // 129 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 1317}}},            // 130 materializedState
	{Rule: 65, Stop: true},                                           // 131 materializedState
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 1324}}},            // 132 alterRelay
	{Rule: 66, Stop: true},                                           // 133 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 1351}}},            // 134 relayOperation
	{Rule: 67, Stop: true},                                           // 135 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 1353}}},            // 136 createClient
	{Rule: 68, Stop: true},                                           // 137 createClient
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 1386}}},            // 138 clientType
	{Rule: 69, Stop: true},                                           // 139 clientType
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 1388}}},            // 140 mount
	{Rule: 70, Stop: true},                                           // 141 mount
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1393}}},            // 142 createPlacement
	{Rule: 71, Stop: true},                                           // 143 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 1404}}},            // 144 nodeMembers
	{Rule: 72, Stop: true},                                           // 145 nodeMembers
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1412}}},            // 146 alterPlacement
	{Rule: 73, Stop: true},                                           // 147 alterPlacement
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1439}}},            // 148 placementOperation
	{Rule: 74, Stop: true},                                           // 149 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 1441}}},            // 150 createHashMap
	{Rule: 75, Stop: true},                                           // 151 createHashMap
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1454}}},            // 152 lookup
	{Rule: 76, Stop: true},                                           // 153 lookup
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 1459}}},            // 154 createUdf
	{Rule: 77, Stop: true},                                           // 155 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1485}}},            // 156 udfArgument
	{Rule: 78, Stop: true},                                           // 157 udfArgument
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1490}}},            // 158 createSubscription
	{Rule: 79, Stop: true},                                           // 159 createSubscription
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1503}}},            // 160 sampleRate
	{Rule: 80, Stop: true},                                           // 161 sampleRate
	{Rule: 81, Edges: []Edge{{Kind: Step, Target: 1508}}},            // 162 deleteSubscription
	{Rule: 81, Stop: true},                                           // 163 deleteSubscription
	{Rule: 82, Edges: []Edge{{Kind: Step, Target: 1512}}},            // 164 dropStatement
	{Rule: 82, Stop: true},                                           // 165 dropStatement
	{Rule: 83, Edges: []Edge{{Kind: Step, Target: 1517}}},            // 166 showStatement
	{Rule: 83, Stop: true},                                           // 167 showStatement
	{Rule: 84, Edges: []Edge{{Kind: Step, Target: 1595}}},            // 168 modelRef
	{Rule: 84, Stop: true},                                           // 169 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1597}}},            // 170 describeStatement
	{Rule: 85, Stop: true},                                           // 171 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1656}}},            // 172 describedModel
	{Rule: 86, Stop: true},                                           // 173 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1658}}},            // 174 branchBindings
	{Rule: 87, Stop: true},                                           // 175 branchBindings
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1672}}},            // 176 branchBinding
	{Rule: 88, Stop: true},                                           // 177 branchBinding
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1676}}},            // 178 describeTransaction
	{Rule: 89, Stop: true},                                           // 179 describeTransaction
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 1687}}},            // 180 formatSelector
	{Rule: 90, Stop: true},                                           // 181 formatSelector
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 1690}}},            // 182 cordonNode
	{Rule: 91, Stop: true},                                           // 183 cordonNode
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 1694}}},            // 184 uncordonNode
	{Rule: 92, Stop: true},                                           // 185 uncordonNode
	{Rule: 93, Edges: []Edge{{Kind: Step, Target: 1698}}},            // 186 drainNode
	{Rule: 93, Stop: true},                                           // 187 drainNode
	{Rule: 94, Edges: []Edge{{Kind: Step, Target: 1702}}},            // 188 dropNode
	{Rule: 94, Stop: true},                                           // 189 dropNode
	{Rule: 95, Edges: []Edge{{Kind: Step, Target: 1705}}},            // 190 relocate
	{Rule: 95, Stop: true},                                           // 191 relocate
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 1714}}},            // 192 relocation
	{Rule: 96, Stop: true},                                           // 193 relocation
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1732}}},            // 194 members
	{Rule: 97, Stop: true},                                           // 195 members
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1740}}},            // 196 preferences
	{Rule: 98, Stop: true},                                           // 197 preferences
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1772}}},            // 198 member
	{Rule: 99, Stop: true},                                           // 199 member
	{Rule: 100, Edges: []Edge{{Kind: Step, Target: 1774}}},           // 200 useDomain
	{Rule: 100, Stop: true},                                          // 201 useDomain
	{Rule: 101, Edges: []Edge{{Kind: Step, Target: 1777}}},           // 202 listDomains
	{Rule: 101, Stop: true},                                          // 203 listDomains
	{Rule: 102, Edges: []Edge{{Kind: Step, Target: 1780}}},           // 204 begin
	{Rule: 102, Stop: true},                                          // 205 begin
	{Rule: 103, Edges: []Edge{{Kind: Step, Target: 1782}}},           // 206 commit
	{Rule: 103, Stop: true},                                          // 207 commit
	{Rule: 104, Edges: []Edge{{Kind: Step, Target: 1784}}},           // 208 revert
	{Rule: 104, Stop: true},                                          // 209 revert
	{Rule: 105, Edges: []Edge{{Kind: Step, Target: 1786}}},           // 210 attachTransaction
	{Rule: 105, Stop: true},                                          // 211 attachTransaction
	{Rule: 106, Edges: []Edge{{Kind: Step, Target: 1790}}},           // 212 backup
	{Rule: 106, Stop: true},                                          // 213 backup
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1840}}},           // 214 restore
	{Rule: 107, Stop: true},                                          // 215 restore
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1844}}},           // 216 restoreOptions
	{Rule: 108, Stop: true},                                          // 217 restoreOptions
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1857}}},           // 218 expr
	{Rule: 109, Stop: true},                                          // 219 expr
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1893}}},           // 220 primary
	{Rule: 110, Stop: true},                                          // 221 primary
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1895}}},           // 222 literal
	{Rule: 111, Stop: true},                                          // 223 literal
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 1897}}},           // 224 udfCall
	{Rule: 112, Stop: true},                                          // 225 udfCall
	{Rule: 113, Edges: []Edge{{Kind: Step, Target: 1904}}},           // 226 call
	{Rule: 113, Stop: true},                                          // 227 call
	{Rule: 114, Edges: []Edge{{Kind: Step, Target: 1909}}},           // 228 functionName
	{Rule: 114, Stop: true},                                          // 229 functionName
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 1922}}},           // 230 arguments
	{Rule: 115, Stop: true},                                          // 231 arguments
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1924}}},           // 232 array
	{Rule: 116, Stop: true},                                          // 233 array
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1938}}},           // 234 ifExpr
	{Rule: 117, Stop: true},                                          // 235 ifExpr
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1946}}},           // 236 caseExpr
	{Rule: 118, Stop: true},                                          // 237 caseExpr
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1961}}},           // 238 caseOperand
	{Rule: 119, Stop: true},                                          // 239 caseOperand
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 1963}}},           // 240 whenArm
	{Rule: 120, Stop: true},                                          // 241 whenArm
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 1974}}},           // 242 fieldRef
	{Rule: 121, Stop: true},                                          // 243 fieldRef
	{Rule: 122, Edges: []Edge{{Kind: Step, Target: 1976}}},           // 244 stateRef
	{Rule: 122, Stop: true},                                          // 245 stateRef
	{Rule: 123, Edges: []Edge{{Kind: Step, Target: 1982}}},           // 246 fieldName
	{Rule: 123, Stop: true},                                          // 247 fieldName
	{Rule: 124, Edges: []Edge{{Kind: Step, Target: 1984}}},           // 248 scope
	{Rule: 124, Stop: true},                                          // 249 scope
	{Rule: 125, Edges: []Edge{{Kind: Step, Target: 1986}}},           // 250 castType
	{Rule: 125, Stop: true},                                          // 251 castType
	{Rule: 126, Edges: []Edge{{Kind: Step, Target: 1988}}},           // 252 ifNotExists
	{Rule: 126, Stop: true},                                          // 253 ifNotExists
	{Rule: 127, Edges: []Edge{{Kind: Step, Target: 1992}}},           // 254 attachment
	{Rule: 127, Stop: true},                                          // 255 attachment
	{Rule: 128, Edges: []Edge{{Kind: Step, Target: 1994}}},           // 256 count
	{Rule: 128, Stop: true},                                          // 257 count
	{Rule: 129, Edges: []Edge{{Kind: Step, Target: 1996}}},           // 258 unsigned
	{Rule: 129, Stop: true},                                          // 259 unsigned
	{Rule: 130, Edges: []Edge{{Kind: Step, Target: 1998}}},           // 260 duration
	{Rule: 130, Stop: true},                                          // 261 duration
	{Rule: 131, Edges: []Edge{{Kind: Step, Target: 2001}}},           // 262 durationUnit
	{Rule: 131, Stop: true},                                          // 263 durationUnit
	{Rule: 132, Edges: []Edge{{Kind: Step, Target: 2003}}},           // 264 byteSize
	{Rule: 132, Stop: true},                                          // 265 byteSize
	{Rule: 133, Edges: []Edge{{Kind: Step, Target: 2006}}},           // 266 byteUnit
	{Rule: 133, Stop: true},                                          // 267 byteUnit
	{Rule: 134, Edges: []Edge{{Kind: Step, Target: 2010}}},           // 268 externalName
	{Rule: 134, Stop: true},                                          // 269 externalName
	{Rule: 135, Edges: []Edge{{Kind: Step, Target: 2012}}},           // 270 literalValue
	{Rule: 135, Stop: true},                                          // 271 literalValue
	{Rule: 136, Edges: []Edge{{Kind: Step, Target: 2014}}},           // 272 resourceBinding
	{Rule: 136, Stop: true},                                          // 273 resourceBinding
	{Rule: 137, Edges: []Edge{{Kind: Step, Target: 2019}}},           // 274 versionSelector
	{Rule: 137, Stop: true},                                          // 275 versionSelector
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 2033}}},           // 276 hostName
	{Rule: 138, Stop: true},                                          // 277 hostName
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2035}}},           // 278 hostLabel
	{Rule: 139, Stop: true},                                          // 279 hostLabel
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2052}}},           // 280 hostAtom
	{Rule: 140, Stop: true},                                          // 281 hostAtom
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2054}}},           // 282 configBlock
	{Rule: 141, Stop: true},                                          // 283 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2071}}},           // 284 configEntry
	{Rule: 142, Stop: true},                                          // 285 configEntry
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2078}}},           // 286 configValue
	{Rule: 143, Stop: true},                                          // 287 configValue
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2080}}},           // 288 inputs
	{Rule: 144, Stop: true},                                          // 289 inputs
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2091}}},           // 290 input
	{Rule: 145, Stop: true},                                          // 291 input
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 2095}}},           // 292 collect
	{Rule: 146, Stop: true},                                          // 293 collect
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 2104}}},           // 294 filter
	{Rule: 147, Stop: true},                                          // 295 filter
	{Rule: 148, Edges: []Edge{{Kind: Step, Target: 2107}}},           // 296 whereClause
	{Rule: 148, Stop: true},                                          // 297 whereClause
	{Rule: 149, Edges: []Edge{{Kind: Step, Target: 2114}}},           // 298 branching
	{Rule: 149, Stop: true},                                          // 299 branching
	{Rule: 150, Edges: []Edge{{Kind: Step, Target: 2116}}},           // 300 stateDependency
	{Rule: 150, Stop: true},                                          // 301 stateDependency
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 2139}}},           // 302 statePolicy
	{Rule: 151, Stop: true},                                          // 303 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2143}}},           // 304 defaultSet
	{Rule: 152, Stop: true},                                          // 305 defaultSet
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2149}}},           // 306 construction
	{Rule: 153, Stop: true},                                          // 307 construction
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2160}}},           // 308 inherit
	{Rule: 154, Stop: true},                                          // 309 inherit
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2183}}},           // 310 inheritItem
	{Rule: 155, Stop: true},                                          // 311 inheritItem
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2188}}},           // 312 setClause
	{Rule: 156, Stop: true},                                          // 313 setClause
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2197}}},           // 314 assignment
	{Rule: 157, Stop: true},                                          // 315 assignment
	{Rule: 158, Edges: []Edge{{Kind: Step, Target: 2205}}},           // 316 setTarget
	{Rule: 158, Stop: true},                                          // 317 setTarget
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 2207}}},           // 318 invokeClause
	{Rule: 159, Stop: true},                                          // 319 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 2216}}},           // 320 invocation
	{Rule: 160, Stop: true},                                          // 321 invocation
	{Rule: 161, Edges: []Edge{{Kind: Step, Target: 2221}}},           // 322 flush
	{Rule: 161, Stop: true},                                          // 323 flush
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 2232}}},           // 324 retry
	{Rule: 162, Stop: true},                                          // 325 retry
	{Rule: 163, Edges: []Edge{{Kind: Step, Target: 2239}}},           // 326 ackTimeout
	{Rule: 163, Stop: true},                                          // 327 ackTimeout
	{Rule: 164, Edges: []Edge{{Kind: Step, Target: 2247}}},           // 328 ackWindow
	{Rule: 164, Stop: true},                                          // 329 ackWindow
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 2249}}},           // 330 messageError
	{Rule: 165, Stop: true},                                          // 331 messageError
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2268}}},           // 332 errorSet
	{Rule: 166, Stop: true},                                          // 333 errorSet
	{Rule: 167, Edges: []Edge{{Kind: Step, Target: 2272}}},           // 334 generalError
	{Rule: 167, Stop: true},                                          // 335 generalError
	{Rule: 168, Edges: []Edge{{Kind: Step, Target: 2277}}},           // 336 route
	{Rule: 168, Stop: true},                                          // 337 route
	{Rule: 169, Edges: []Edge{{Kind: Step, Target: 2283}}},           // 338 entryRoute
	{Rule: 169, Stop: true},                                          // 339 entryRoute
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 2305}}},           // 340 entryBranch
	{Rule: 170, Stop: true},                                          // 341 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2311}}},           // 342 branchSet
	{Rule: 171, Stop: true},                                          // 343 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2316}}},           // 344 setRoute
	{Rule: 172, Stop: true},                                          // 345 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2325}}},           // 346 windowRoute
	{Rule: 173, Stop: true},                                          // 347 windowRoute
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 2333}}},           // 348 wasmRoute
	{Rule: 174, Stop: true},                                          // 349 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2343}}},           // 350 createReingestor
	{Rule: 175, Stop: true},                                          // 351 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2361}}},           // 352 alterReingestor
	{Rule: 176, Stop: true},                                          // 353 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2375}}},           // 354 reingestorOperation
	{Rule: 177, Stop: true},                                          // 355 reingestorOperation
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2405}}},           // 356 nodeOperation
	{Rule: 178, Stop: true},                                          // 357 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2431}}},           // 358 inputOperation
	{Rule: 179, Stop: true},                                          // 359 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2433}}},           // 360 createJunction
	{Rule: 180, Stop: true},                                          // 361 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2452}}},           // 362 createDeduplicator
	{Rule: 181, Stop: true},                                          // 363 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2473}}},           // 364 deduplicateOn
	{Rule: 182, Stop: true},                                          // 365 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2483}}},           // 366 maxTime
	{Rule: 183, Stop: true},                                          // 367 maxTime
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2487}}},           // 368 createReorderer
	{Rule: 184, Stop: true},                                          // 369 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2508}}},           // 370 orderBy
	{Rule: 185, Stop: true},                                          // 371 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2523}}},           // 372 processorOperation
	{Rule: 186, Stop: true},                                          // 373 processorOperation
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2525}}},           // 374 alterJunction
	{Rule: 187, Stop: true},                                          // 375 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2535}}},           // 376 alterDeduplicator
	{Rule: 188, Stop: true},                                          // 377 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2550}}},           // 378 deduplicatorOperation
	{Rule: 189, Stop: true},                                          // 379 deduplicatorOperation
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2552}}},           // 380 alterReorderer
	{Rule: 190, Stop: true},                                          // 381 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2567}}},           // 382 reordererOperation
	{Rule: 191, Stop: true},                                          // 383 reordererOperation
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2569}}},           // 384 createWindow
	{Rule: 192, Stop: true},                                          // 385 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2590}}},           // 386 windowExtent
	{Rule: 193, Stop: true},                                          // 387 windowExtent
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2603}}},           // 388 windowBounds
	{Rule: 194, Stop: true},                                          // 389 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2605}}},           // 390 messageBound
	{Rule: 195, Stop: true},                                          // 391 messageBound
	{Rule: 196, Edges: []Edge{{Kind: Step, Target: 2608}}},           // 392 durationBound
	{Rule: 196, Stop: true},                                          // 393 durationBound
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2611}}},           // 394 createCorrelator
	{Rule: 197, Stop: true},                                          // 395 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2646}}},           // 396 timeoutAction
	{Rule: 198, Stop: true},                                          // 397 timeoutAction
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2648}}},           // 398 createInferencer
	{Rule: 199, Stop: true},                                          // 399 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2700}}},           // 400 tensorInput
	{Rule: 200, Stop: true},                                          // 401 tensorInput
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2704}}},           // 402 tensorDeclaration
	{Rule: 201, Stop: true},                                          // 403 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2726}}},           // 404 tensorDimension
	{Rule: 202, Stop: true},                                          // 405 tensorDimension
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2728}}},           // 406 createWasm
	{Rule: 203, Stop: true},                                          // 407 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2769}}},           // 408 resetWasm
	{Rule: 204, Stop: true},                                          // 409 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2798}}},           // 410 branchValue
	{Rule: 205, Stop: true},                                          // 411 branchValue
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2809}}},           // 412 createGenerator
	{Rule: 206, Stop: true},                                          // 413 createGenerator
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2823}}},           // 414 alterGenerator
	{Rule: 207, Stop: true},                                          // 415 alterGenerator
	{Rule: 208, Edges: []Edge{{Kind: Step, Target: 2849}}},           // 416 generatorOperation
	{Rule: 208, Stop: true},                                          // 417 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2852}}},           // 418 createIngestor
	{Rule: 209, Stop: true},                                          // 419 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2883}}},           // 420 ingestOrigin
	{Rule: 210, Stop: true},                                          // 421 ingestOrigin
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2885}}},           // 422 timestamp
	{Rule: 211, Stop: true},                                          // 423 timestamp
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2904}}},           // 424 ingestSource
	{Rule: 212, Stop: true},                                          // 425 ingestSource
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2906}}},           // 426 kafkaSource
	{Rule: 213, Stop: true},                                          // 427 kafkaSource
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2923}}},           // 428 kafkaOffset
	{Rule: 214, Stop: true},                                          // 429 kafkaOffset
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 2925}}},           // 430 natsSource
	{Rule: 215, Stop: true},                                          // 431 natsSource
	{Rule: 216, Edges: []Edge{{Kind: Step, Target: 2936}}},           // 432 endpointSource
	{Rule: 216, Stop: true},                                          // 433 endpointSource
	{Rule: 217, Edges: []Edge{{Kind: Step, Target: 2941}}},           // 434 httpSource
	{Rule: 217, Stop: true},                                          // 435 httpSource
	{Rule: 218, Edges: []Edge{{Kind: Step, Target: 2946}}},           // 436 prometheusSource
	{Rule: 218, Stop: true},                                          // 437 prometheusSource
	{Rule: 219, Edges: []Edge{{Kind: Step, Target: 2953}}},           // 438 pulsarSource
	{Rule: 219, Stop: true},                                          // 439 pulsarSource
	{Rule: 220, Edges: []Edge{{Kind: Step, Target: 2965}}},           // 440 rabbitmqSource
	{Rule: 220, Stop: true},                                          // 441 rabbitmqSource
	{Rule: 221, Edges: []Edge{{Kind: Step, Target: 2975}}},           // 442 sqsSource
	{Rule: 221, Stop: true},                                          // 443 sqsSource
	{Rule: 222, Edges: []Edge{{Kind: Step, Target: 2985}}},           // 444 redisSource
	{Rule: 222, Stop: true},                                          // 445 redisSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 2993}}},           // 446 mqttSource
	{Rule: 223, Stop: true},                                          // 447 mqttSource
	{Rule: 224, Edges: []Edge{{Kind: Step, Target: 3011}}},           // 448 zeromqSource
	{Rule: 224, Stop: true},                                          // 449 zeromqSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 3016}}},           // 450 websocketsSource
	{Rule: 225, Stop: true},                                          // 451 websocketsSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 3021}}},           // 452 syslogSource
	{Rule: 226, Stop: true},                                          // 453 syslogSource
	{Rule: 227, Edges: []Edge{{Kind: Step, Target: 3026}}},           // 454 clientSource
	{Rule: 227, Stop: true},                                          // 455 clientSource
	{Rule: 228, Edges: []Edge{{Kind: Step, Target: 3035}}},           // 456 instances
	{Rule: 228, Stop: true},                                          // 457 instances
	{Rule: 229, Edges: []Edge{{Kind: Step, Target: 3041}}},           // 458 logMode
	{Rule: 229, Stop: true},                                          // 459 logMode
	{Rule: 230, Edges: []Edge{{Kind: Step, Target: 3047}}},           // 460 mqttMode
	{Rule: 230, Stop: true},                                          // 461 mqttMode
	{Rule: 231, Edges: []Edge{{Kind: Step, Target: 3049}}},           // 462 ackParallel
	{Rule: 231, Stop: true},                                          // 463 ackParallel
	{Rule: 232, Edges: []Edge{{Kind: Step, Target: 3059}}},           // 464 ackSequential
	{Rule: 232, Stop: true},                                          // 465 ackSequential
	{Rule: 233, Edges: []Edge{{Kind: Step, Target: 3064}}},           // 466 noAckParallel
	{Rule: 233, Stop: true},                                          // 467 noAckParallel
	{Rule: 234, Edges: []Edge{{Kind: Step, Target: 3067}}},           // 468 noAckSequential
	{Rule: 234, Stop: true},                                          // 469 noAckSequential
	{Rule: 235, Edges: []Edge{{Kind: Step, Target: 3070}}},           // 470 quiesce
	{Rule: 235, Stop: true},                                          // 471 quiesce
	{Rule: 236, Edges: []Edge{{Kind: Step, Target: 3090}}},           // 472 quiesceMode
	{Rule: 236, Stop: true},                                          // 473 quiesceMode
	{Rule: 237, Edges: []Edge{{Kind: Step, Target: 3111}}},           // 474 ingestorEntity
	{Rule: 237, Stop: true},                                          // 475 ingestorEntity
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 3114}}},           // 476 alterIngestor
	{Rule: 238, Stop: true},                                          // 477 alterIngestor
	{Rule: 239, Edges: []Edge{{Kind: Step, Target: 3160}}},           // 478 ingestorOperation
	{Rule: 239, Stop: true},                                          // 479 ingestorOperation
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3162}}},           // 480 createEmitter
	{Rule: 240, Stop: true},                                          // 481 createEmitter
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3204}}},           // 482 emitTarget
	{Rule: 241, Stop: true},                                          // 483 emitTarget
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3216}}},           // 484 codecSink
	{Rule: 242, Stop: true},                                          // 485 codecSink
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3218}}},           // 486 kafkaSink
	{Rule: 243, Stop: true},                                          // 487 kafkaSink
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3225}}},           // 488 natsSink
	{Rule: 244, Stop: true},                                          // 489 natsSink
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3232}}},           // 490 pulsarSink
	{Rule: 245, Stop: true},                                          // 491 pulsarSink
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 3239}}},           // 492 rabbitmqSink
	{Rule: 246, Stop: true},                                          // 493 rabbitmqSink
	{Rule: 247, Edges: []Edge{{Kind: Step, Target: 3246}}},           // 494 redisSink
	{Rule: 247, Stop: true},                                          // 495 redisSink
	{Rule: 248, Edges: []Edge{{Kind: Step, Target: 3254}}},           // 496 mqttSink
	{Rule: 248, Stop: true},                                          // 497 mqttSink
	{Rule: 249, Edges: []Edge{{Kind: Step, Target: 3261}}},           // 498 zeromqSink
	{Rule: 249, Stop: true},                                          // 499 zeromqSink
	{Rule: 250, Edges: []Edge{{Kind: Step, Target: 3266}}},           // 500 sqsSink
	{Rule: 250, Stop: true},                                          // 501 sqsSink
	{Rule: 251, Edges: []Edge{{Kind: Step, Target: 3276}}},           // 502 fifoGroup
	{Rule: 251, Stop: true},                                          // 503 fifoGroup
	{Rule: 252, Edges: []Edge{{Kind: Step, Target: 3283}}},           // 504 sqsSinkMode
	{Rule: 252, Stop: true},                                          // 505 sqsSinkMode
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3299}}},           // 506 sqsQueue
	{Rule: 253, Stop: true},                                          // 507 sqsQueue
	{Rule: 254, Edges: []Edge{{Kind: Step, Target: 3301}}},           // 508 sentrySink
	{Rule: 254, Stop: true},                                          // 509 sentrySink
	{Rule: 255, Edges: []Edge{{Kind: Step, Target: 3306}}},           // 510 syslogSink
	{Rule: 255, Stop: true},                                          // 511 syslogSink
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 3311}}},           // 512 noAckMode
	{Rule: 256, Stop: true},                                          // 513 noAckMode
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 3314}}},           // 514 ackMode
	{Rule: 257, Stop: true},                                          // 515 ackMode
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 3321}}},           // 516 brokerMode
	{Rule: 258, Stop: true},                                          // 517 brokerMode
	{Rule: 259, Edges: []Edge{{Kind: Step, Target: 3323}}},           // 518 mqttSinkMode
	{Rule: 259, Stop: true},                                          // 519 mqttSinkMode
	{Rule: 260, Edges: []Edge{{Kind: Step, Target: 3332}}},           // 520 natsSinkMode
	{Rule: 260, Stop: true},                                          // 521 natsSinkMode
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3339}}},           // 522 rowSink
	{Rule: 261, Stop: true},                                          // 523 rowSink
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 3341}}},           // 524 clickhouseSink
	{Rule: 262, Stop: true},                                          // 525 clickhouseSink
	{Rule: 263, Edges: []Edge{{Kind: Step, Target: 3350}}},           // 526 postgresSink
	{Rule: 263, Stop: true},                                          // 527 postgresSink
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 3367}}},           // 528 mysqlSink
	{Rule: 264, Stop: true},                                          // 529 mysqlSink
	{Rule: 265, Edges: []Edge{{Kind: Step, Target: 3381}}},           // 530 mongodbSink
	{Rule: 265, Stop: true},                                          // 531 mongodbSink
	{Rule: 266, Edges: []Edge{{Kind: Step, Target: 3397}}},           // 532 icebergSink
	{Rule: 266, Stop: true},                                          // 533 icebergSink
	{Rule: 267, Edges: []Edge{{Kind: Step, Target: 3410}}},           // 534 conflictAction
	{Rule: 267, Stop: true},                                          // 535 conflictAction
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3413}}},           // 536 valuesMap
	{Rule: 268, Stop: true},                                          // 537 valuesMap
	{Rule: 269, Edges: []Edge{{Kind: Step, Target: 3428}}},           // 538 valueItem
	{Rule: 269, Stop: true},                                          // 539 valueItem
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3432}}},           // 540 conflictTarget
	{Rule: 270, Stop: true},                                          // 541 conflictTarget
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 3446}}},           // 542 maxBatch
	{Rule: 271, Stop: true},                                          // 543 maxBatch
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 3451}}},           // 544 commitPolicy
	{Rule: 272, Stop: true},                                          // 545 commitPolicy
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3458}}},           // 546 httpSink
	{Rule: 273, Stop: true},                                          // 547 httpSink
	{Rule: 274, Edges: []Edge{{Kind: Step, Target: 3467}}},           // 548 requestMode
	{Rule: 274, Stop: true},                                          // 549 requestMode
	{Rule: 275, Edges: []Edge{{Kind: Step, Target: 3470}}},           // 550 clientSink
	{Rule: 275, Stop: true},                                          // 551 clientSink
	{Rule: 276, Edges: []Edge{{Kind: Step, Target: 3476}}},           // 552 clientBatch
	{Rule: 276, Stop: true},                                          // 553 clientBatch
	{Rule: 277, Edges: []Edge{{Kind: Step, Target: 3484}}},           // 554 alterEmitter
	{Rule: 277, Stop: true},                                          // 555 alterEmitter
	{Rule: 278, Edges: []Edge{{Kind: Step, Target: 3522}}},           // 556 emitterOperation
	{Rule: 278, Stop: true},                                          // 557 emitterOperation
	{Rule: 279, Edges: []Edge{{Kind: Step, Target: 3530}}},           // 558 anySinkMode
	{Rule: 279, Stop: true},                                          // 559 anySinkMode
	{Rule: 280, Edges: []Edge{{Kind: Step, Target: 3532}}},           // 560 word
	{Rule: 280, Stop: true},                                          // 561 word
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 3534}}},           // 562 name
	{Rule: 281, Stop: true},                                          // 563 name
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 3536}}},           // 564 relayName
	{Rule: 282, Stop: true},                                          // 565 relayName
	{Rule: 283, Edges: []Edge{{Kind: Step, Target: 3538}}},           // 566 ident
	{Rule: 283, Stop: true},                                          // 567 ident
	{Rule: 284, Edges: []Edge{{Kind: Step, Target: 3540}}},           // 568 freshName
	{Rule: 284, Stop: true},                                          // 569 freshName
	{Rule: 285, Edges: []Edge{{Kind: Step, Target: 3542}}},           // 570 freshRelay
	{Rule: 285, Stop: true},                                          // 571 freshRelay
	{Rule: 286, Edges: []Edge{{Kind: Step, Target: 3544}}},           // 572 freshField
	{Rule: 286, Stop: true},                                          // 573 freshField
	{Rule: 287, Edges: []Edge{{Kind: Step, Target: 3546}}},           // 574 field
	{Rule: 287, Stop: true},                                          // 575 field
	{Rule: 288, Edges: []Edge{{Kind: Step, Target: 3548}}},           // 576 schemaRef
	{Rule: 288, Stop: true},                                          // 577 schemaRef
	{Rule: 289, Edges: []Edge{{Kind: Step, Target: 3550}}},           // 578 jsonWireSchemaRef
	{Rule: 289, Stop: true},                                          // 579 jsonWireSchemaRef
	{Rule: 290, Edges: []Edge{{Kind: Step, Target: 3552}}},           // 580 cborWireSchemaRef
	{Rule: 290, Stop: true},                                          // 581 cborWireSchemaRef
	{Rule: 291, Edges: []Edge{{Kind: Step, Target: 3554}}},           // 582 avroWireSchemaRef
	{Rule: 291, Stop: true},                                          // 583 avroWireSchemaRef
	{Rule: 292, Edges: []Edge{{Kind: Step, Target: 3556}}},           // 584 codecRef
	{Rule: 292, Stop: true},                                          // 585 codecRef
	{Rule: 293, Edges: []Edge{{Kind: Step, Target: 3558}}},           // 586 resourceRef
	{Rule: 293, Stop: true},                                          // 587 resourceRef
	{Rule: 294, Edges: []Edge{{Kind: Step, Target: 3560}}},           // 588 clientRef
	{Rule: 294, Stop: true},                                          // 589 clientRef
	{Rule: 295, Edges: []Edge{{Kind: Step, Target: 3562}}},           // 590 vhostRef
	{Rule: 295, Stop: true},                                          // 591 vhostRef
	{Rule: 296, Edges: []Edge{{Kind: Step, Target: 3564}}},           // 592 endpointRef
	{Rule: 296, Stop: true},                                          // 593 endpointRef
	{Rule: 297, Edges: []Edge{{Kind: Step, Target: 3566}}},           // 594 signalingRef
	{Rule: 297, Stop: true},                                          // 595 signalingRef
	{Rule: 298, Edges: []Edge{{Kind: Step, Target: 3568}}},           // 596 branchRef
	{Rule: 298, Stop: true},                                          // 597 branchRef
	{Rule: 299, Edges: []Edge{{Kind: Step, Target: 3570}}},           // 598 relayRef
	{Rule: 299, Stop: true},                                          // 599 relayRef
	{Rule: 300, Edges: []Edge{{Kind: Step, Target: 3572}}},           // 600 ingestorRef
	{Rule: 300, Stop: true},                                          // 601 ingestorRef
	{Rule: 301, Edges: []Edge{{Kind: Step, Target: 3574}}},           // 602 reingestorRef
	{Rule: 301, Stop: true},                                          // 603 reingestorRef
	{Rule: 302, Edges: []Edge{{Kind: Step, Target: 3576}}},           // 604 junctionRef
	{Rule: 302, Stop: true},                                          // 605 junctionRef
	{Rule: 303, Edges: []Edge{{Kind: Step, Target: 3578}}},           // 606 deduplicatorRef
	{Rule: 303, Stop: true},                                          // 607 deduplicatorRef
	{Rule: 304, Edges: []Edge{{Kind: Step, Target: 3580}}},           // 608 reordererRef
	{Rule: 304, Stop: true},                                          // 609 reordererRef
	{Rule: 305, Edges: []Edge{{Kind: Step, Target: 3582}}},           // 610 windowRef
	{Rule: 305, Stop: true},                                          // 611 windowRef
	{Rule: 306, Edges: []Edge{{Kind: Step, Target: 3584}}},           // 612 correlatorRef
	{Rule: 306, Stop: true},                                          // 613 correlatorRef
	{Rule: 307, Edges: []Edge{{Kind: Step, Target: 3586}}},           // 614 inferencerRef
	{Rule: 307, Stop: true},                                          // 615 inferencerRef
	{Rule: 308, Edges: []Edge{{Kind: Step, Target: 3588}}},           // 616 wasmRef
	{Rule: 308, Stop: true},                                          // 617 wasmRef
	{Rule: 309, Edges: []Edge{{Kind: Step, Target: 3590}}},           // 618 generatorRef
	{Rule: 309, Stop: true},                                          // 619 generatorRef
	{Rule: 310, Edges: []Edge{{Kind: Step, Target: 3592}}},           // 620 emitterRef
	{Rule: 310, Stop: true},                                          // 621 emitterRef
	{Rule: 311, Edges: []Edge{{Kind: Step, Target: 3594}}},           // 622 placementRef
	{Rule: 311, Stop: true},                                          // 623 placementRef
	{Rule: 312, Edges: []Edge{{Kind: Step, Target: 3596}}},           // 624 hashMapRef
	{Rule: 312, Stop: true},                                          // 625 hashMapRef
	{Rule: 313, Edges: []Edge{{Kind: Step, Target: 3598}}},           // 626 udfRef
	{Rule: 313, Stop: true},                                          // 627 udfRef
	{Rule: 314, Edges: []Edge{{Kind: Step, Target: 3600}}},           // 628 nodeMember
	{Rule: 314, Stop: true},                                          // 629 nodeMember
	{Rule: 315, Edges: []Edge{{Kind: Step, Target: 3602}}},           // 630 domainRef
	{Rule: 315, Stop: true},                                          // 631 domainRef
	{Rule: 316, Edges: []Edge{{Kind: Step, Target: 3604}}},           // 632 subscriptionRef
	{Rule: 316, Stop: true},                                          // 633 subscriptionRef
	{Rule: 317, Edges: []Edge{{Kind: Step, Target: 3606}}},           // 634 nodeRef
	{Rule: 317, Stop: true},                                          // 635 nodeRef
	{Rule: 0, Edges: []Edge{{Kind: Call, Target: 637, Callee: 2}}},   // 636 statementText
	{Rule: 0, Edges: []Edge{{Kind: Accept, Target: 638, Set: 0}}},    // 637 statementText
	{Rule: 0, Edges: []Edge{{Kind: Step, Target: 1}}},                // 638 statementText
	{Rule: 1, Edges: []Edge{{Kind: Call, Target: 640, Callee: 109}}}, // 639 expressionText
	{Rule: 1, Edges: []Edge{{Kind: Accept, Target: 641, Set: 0}}},    // 640 expressionText
	{Rule: 1, Edges: []Edge{{Kind: Step, Target: 3}}},                // 641 expressionText
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 3}}},   // 642 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 6}}},   // 643 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 82}}},  // 644 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 83}}},  // 645 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 85}}},  // 646 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 12}}},  // 647 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 14}}},  // 648 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 100}}}, // 649 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 101}}}, // 650 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 102}}}, // 651 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 103}}}, // 652 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 104}}}, // 653 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 81}}},  // 654 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 105}}}, // 655 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 48}}},  // 656 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 49}}},  // 657 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 204}}}, // 658 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 76}}},  // 659 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 91}}},  // 660 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 92}}},  // 661 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 93}}},  // 662 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 95}}},  // 663 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 106}}}, // 664 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 667, Callee: 107}}}, // 665 statement
	{Rule: 2, Edges: []Edge{{Kind: Step, Target: 642}, {Kind: Step, Target: 643}, {Kind: Step, Target: 644}, {Kind: Step, Target: 645}, {Kind: Step, Target: 646}, {Kind: Step, Target: 647}, {Kind: Step, Target: 648}, {Kind: Step, Target: 649}, {Kind: Step, Target: 650}, {Kind: Step, Target: 651}, {Kind: Step, Target: 652}, {Kind: Step, Target: 653}, {Kind: Step, Target: 654}, {Kind: Step, Target: 655}, {Kind: Step, Target: 656}, {Kind: Step, Target: 657}, {Kind: Step, Target: 658}, {Kind: Step, Target: 659}, {Kind: Step, Target: 660}, {Kind: Step, Target: 661}, {Kind: Step, Target: 662}, {Kind: Step, Target: 663}, {Kind: Step, Target: 664}, {Kind: Step, Target: 665}}}, // 666 statement
	{Rule: 2, Edges: []Edge{{Kind: Step, Target: 5}}},                              // 667 statement
	{Rule: 3, Edges: []Edge{{Kind: Accept, Target: 674, Set: 1}}},                  // 668 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Call, Target: 671, Callee: 126}}},               // 669 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 669}, {Kind: Step, Target: 671}}}, // 670 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 672}}},                            // 671 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Call, Target: 675, Callee: 4}}},                 // 672 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Call, Target: 675, Callee: 79}}},                // 673 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 670}, {Kind: Step, Target: 673}}}, // 674 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 7}}},                              // 675 createStatement
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 7}}},                 // 676 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 15}}},                // 677 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 16}}},                // 678 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 24}}},                // 679 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 35}}},                // 680 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 68}}},                // 681 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 51}}},                // 682 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 53}}},                // 683 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 56}}},                // 684 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 62}}},                // 685 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 64}}},                // 686 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 209}}},               // 687 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 690, Callee: 127}}},               // 688 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 688}, {Kind: Step, Target: 690}}}, // 689 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 691}}},                            // 690 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 5}}},                 // 691 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 206}}},               // 692 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 47}}},                // 693 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 71}}},                // 694 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 75}}},                // 695 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 698, Callee: 77}}},                // 696 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 676}, {Kind: Step, Target: 677}, {Kind: Step, Target: 678}, {Kind: Step, Target: 679}, {Kind: Step, Target: 680}, {Kind: Step, Target: 681}, {Kind: Step, Target: 682}, {Kind: Step, Target: 683}, {Kind: Step, Target: 684}, {Kind: Step, Target: 685}, {Kind: Step, Target: 686}, {Kind: Step, Target: 687}, {Kind: Step, Target: 689}, {Kind: Step, Target: 692}, {Kind: Step, Target: 693}, {Kind: Step, Target: 694}, {Kind: Step, Target: 695}, {Kind: Step, Target: 696}}}, // 697 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 9}}},                // 698 createNamed
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 709, Callee: 175}}}, // 699 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 709, Callee: 180}}}, // 700 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 709, Callee: 181}}}, // 701 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 709, Callee: 184}}}, // 702 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 709, Callee: 192}}}, // 703 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 709, Callee: 197}}}, // 704 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 709, Callee: 199}}}, // 705 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 709, Callee: 203}}}, // 706 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 709, Callee: 240}}}, // 707 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Step, Target: 699}, {Kind: Step, Target: 700}, {Kind: Step, Target: 701}, {Kind: Step, Target: 702}, {Kind: Step, Target: 703}, {Kind: Step, Target: 704}, {Kind: Step, Target: 705}, {Kind: Step, Target: 706}, {Kind: Step, Target: 707}}}, // 708 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Step, Target: 11}}},               // 709 createProcessor
	{Rule: 6, Edges: []Edge{{Kind: Accept, Target: 723, Set: 2}}},    // 710 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 724, Callee: 11}}},  // 711 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 724, Callee: 22}}},  // 712 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 724, Callee: 31}}},  // 713 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 724, Callee: 66}}},  // 714 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 724, Callee: 238}}}, // 715 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 724, Callee: 176}}}, // 716 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 724, Callee: 187}}}, // 717 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 724, Callee: 188}}}, // 718 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 724, Callee: 190}}}, // 719 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 724, Callee: 207}}}, // 720 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 724, Callee: 277}}}, // 721 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 724, Callee: 73}}},  // 722 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Step, Target: 711}, {Kind: Step, Target: 712}, {Kind: Step, Target: 713}, {Kind: Step, Target: 714}, {Kind: Step, Target: 715}, {Kind: Step, Target: 716}, {Kind: Step, Target: 717}, {Kind: Step, Target: 718}, {Kind: Step, Target: 719}, {Kind: Step, Target: 720}, {Kind: Step, Target: 721}, {Kind: Step, Target: 722}}}, // 723 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Step, Target: 13}}},                                                                                        // 724 alterStatement
	{Rule: 7, Edges: []Edge{{Kind: Accept, Target: 727, Set: 3}}},                                                                             // 725 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 725}, {Kind: Step, Target: 727}}},                                                            // 726 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 728}}},                                                                                       // 727 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Accept, Target: 729, Set: 4}}},                                                                             // 728 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Call, Target: 732, Callee: 284}}},                                                                          // 729 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Call, Target: 732, Callee: 8}}},                                                                            // 730 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 726}, {Kind: Step, Target: 730}}},                                                            // 731 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 734}}},                                                                                       // 732 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Call, Target: 735, Callee: 9}}},                                                                            // 733 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 733}, {Kind: Step, Target: 735}}},                                                            // 734 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 15}}},                                                                                        // 735 createDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 737, Set: 5}}},                                                                             // 736 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 738, Set: 4}}},                                                                             // 737 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Call, Target: 739, Callee: 284}}},                                                                          // 738 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 740, Set: 6}}},                                                                             // 739 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 741, Set: 7}}},                                                                             // 740 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Call, Target: 742, Callee: 130}}},                                                                          // 741 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 743, Set: 8}}},                                                                             // 742 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Call, Target: 744, Callee: 130}}},                                                                          // 743 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Step, Target: 17}}},                                                                                        // 744 pacedDomain
	{Rule: 9, Edges: []Edge{{Kind: Accept, Target: 746, Set: 9}}},                                                                             // 745 domainPlacement
	{Rule: 9, Edges: []Edge{{Kind: Call, Target: 747, Callee: 10}}},                                                                           // 746 domainPlacement
	{Rule: 9, Edges: []Edge{{Kind: Step, Target: 19}}},                                                                                        // 747 domainPlacement
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 749, Set: 10}}},                                                                           // 748 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 756, Set: 11}}},                                                                           // 749 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 751, Set: 12}}},                                                                           // 750 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 756, Set: 11}}},                                                                           // 751 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 756, Set: 13}}},                                                                           // 752 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 754, Set: 14}}},                                                                           // 753 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 756, Set: 15}}},                                                                           // 754 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Step, Target: 748}, {Kind: Step, Target: 750}, {Kind: Step, Target: 752}, {Kind: Step, Target: 753}}},     // 755 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Step, Target: 21}}},                                                                                       // 756 placementPolicy
	{Rule: 11, Edges: []Edge{{Kind: Accept, Target: 758, Set: 4}}},                                                                            // 757 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Accept, Target: 759, Set: 16}}},                                                                           // 758 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Accept, Target: 760, Set: 9}}},                                                                            // 759 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Call, Target: 761, Callee: 10}}},                                                                          // 760 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Step, Target: 23}}},                                                                                       // 761 alterDomain
	{Rule: 12, Edges: []Edge{{Kind: Accept, Target: 764, Set: 17}}},                                                                           // 762 startDomain
	{Rule: 12, Edges: []Edge{{Kind: Call, Target: 765, Callee: 13}}},                                                                          // 763 startDomain
	{Rule: 12, Edges: []Edge{{Kind: Step, Target: 763}, {Kind: Step, Target: 765}}},                                                           // 764 startDomain
	{Rule: 12, Edges: []Edge{{Kind: Step, Target: 25}}},                                                                                       // 765 startDomain
	{Rule: 13, Edges: []Edge{{Kind: Accept, Target: 767, Set: 18}}},                                                                           // 766 startAt
	{Rule: 13, Edges: []Edge{{Kind: Accept, Target: 771, Set: 19}}},                                                                           // 767 startAt
	{Rule: 13, Edges: []Edge{{Kind: Accept, Target: 769, Set: 20}}},                                                                           // 768 startAt
	{Rule: 13, Edges: []Edge{{Kind: Accept, Target: 770, Set: 21}}},                                                                           // 769 startAt
	{Rule: 13, Edges: []Edge{{Kind: Accept, Target: 772, Set: 22}}},                                                                           // 770 startAt
	{Rule: 13, Edges: []Edge{{Kind: Step, Target: 768}, {Kind: Step, Target: 772}}},                                                           // 771 startAt
	{Rule: 13, Edges: []Edge{{Kind: Step, Target: 27}}},                                                                                       // 772 startAt
	{Rule: 14, Edges: []Edge{{Kind: Accept, Target: 774, Set: 23}}},                                                                           // 773 stopDomain
	{Rule: 14, Edges: []Edge{{Kind: Step, Target: 29}}},                                                                                       // 774 stopDomain
	{Rule: 15, Edges: []Edge{{Kind: Accept, Target: 776, Set: 24}}},                                                                           // 775 createUser
	{Rule: 15, Edges: []Edge{{Kind: Call, Target: 777, Callee: 284}}},                                                                         // 776 createUser
	{Rule: 15, Edges: []Edge{{Kind: Accept, Target: 778, Set: 6}}},                                                                            // 777 createUser
	{Rule: 15, Edges: []Edge{{Kind: Accept, Target: 779, Set: 25}}},                                                                           // 778 createUser
	{Rule: 15, Edges: []Edge{{Kind: Accept, Target: 780, Set: 26}}},                                                                           // 779 createUser
	{Rule: 15, Edges: []Edge{{Kind: Step, Target: 31}}},                                                                                       // 780 createUser
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 782, Set: 27}}},                                                                           // 781 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Call, Target: 783, Callee: 284}}},                                                                         // 782 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 784, Set: 28}}},                                                                           // 783 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Call, Target: 789, Callee: 17}}},                                                                          // 784 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 786, Set: 29}}},                                                                           // 785 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Call, Target: 788, Callee: 17}}},                                                                          // 786 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 785}}},                                                                                      // 787 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 791}}},                                                                                      // 788 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 787}, {Kind: Step, Target: 790}}},                                                           // 789 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 793}}},                                                                                      // 790 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 789}}},                                                                                      // 791 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 794, Set: 29}}},                                                                           // 792 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 792}, {Kind: Step, Target: 794}}},                                                           // 793 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 795}}},                                                                                      // 794 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 796, Set: 30}}},                                                                           // 795 createSchema
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 33}}},                                                                                       // 796 createSchema
	{Rule: 17, Edges: []Edge{{Kind: Call, Target: 798, Callee: 286}}},                                                                         // 797 schemaField
	{Rule: 17, Edges: []Edge{{Kind: Call, Target: 799, Callee: 19}}},                                                                          // 798 schemaField
	{Rule: 17, Edges: []Edge{{Kind: Call, Target: 800, Callee: 18}}},                                                                          // 799 schemaField
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 35}}},                                                                                       // 800 schemaField
	{Rule: 18, Edges: []Edge{{Kind: Accept, Target: 803, Set: 31}}},                                                                           // 801 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Accept, Target: 804, Set: 32}}},                                                                           // 802 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 802}, {Kind: Step, Target: 804}}},                                                           // 803 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 811}}},                                                                                      // 804 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Accept, Target: 807, Set: 32}}},                                                                           // 805 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Accept, Target: 808, Set: 31}}},                                                                           // 806 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 806}, {Kind: Step, Target: 808}}},                                                           // 807 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 811}}},                                                                                      // 808 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 811}}},                                                                                      // 809 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 801}, {Kind: Step, Target: 805}, {Kind: Step, Target: 809}}},                                // 810 fieldModifiers
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 37}}},                                                                                       // 811 fieldModifiers
	{Rule: 19, Edges: []Edge{{Kind: Call, Target: 830, Callee: 20}}},                                                                          // 812 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 814, Set: 33}}},                                                                           // 813 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 815, Set: 34}}},                                                                           // 814 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Call, Target: 818, Callee: 19}}},                                                                          // 815 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 817, Set: 29}}},                                                                           // 816 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Call, Target: 819, Callee: 21}}},                                                                          // 817 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 816}}},                                                                                      // 818 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 820}}},                                                                                      // 819 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 818}, {Kind: Step, Target: 821}}},                                                           // 820 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 822}}},                                                                                      // 821 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 823, Set: 35}}},                                                                           // 822 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 830}}},                                                                                      // 823 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 825, Set: 36}}},                                                                           // 824 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 826, Set: 34}}},                                                                           // 825 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Call, Target: 827, Callee: 19}}},                                                                          // 826 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Accept, Target: 828, Set: 35}}},                                                                           // 827 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 830}}},                                                                                      // 828 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 812}, {Kind: Step, Target: 813}, {Kind: Step, Target: 824}}},                                // 829 nervixType
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 39}}},                                                                                       // 830 nervixType
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 832, Set: 37}}},                                                                           // 831 scalarType
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 41}}},                                                                                       // 832 scalarType
	{Rule: 21, Edges: []Edge{{Kind: Accept, Target: 834, Set: 22}}},                                                                           // 833 dimension
	{Rule: 21, Edges: []Edge{{Kind: Step, Target: 43}}},                                                                                       // 834 dimension
	{Rule: 22, Edges: []Edge{{Kind: Accept, Target: 836, Set: 27}}},                                                                           // 835 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Call, Target: 837, Callee: 288}}},                                                                         // 836 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Call, Target: 842, Callee: 23}}},                                                                          // 837 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Accept, Target: 839, Set: 29}}},                                                                           // 838 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Call, Target: 841, Callee: 23}}},                                                                          // 839 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 838}}},                                                                                      // 840 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 844}}},                                                                                      // 841 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 840}, {Kind: Step, Target: 843}}},                                                           // 842 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 846}}},                                                                                      // 843 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 842}}},                                                                                      // 844 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Accept, Target: 847, Set: 29}}},                                                                           // 845 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 845}, {Kind: Step, Target: 847}}},                                                           // 846 alterSchema
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 45}}},                                                                                       // 847 alterSchema
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 849, Set: 38}}},                                                                           // 848 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 850, Set: 39}}},                                                                           // 849 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 871, Callee: 17}}},                                                                          // 850 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 852, Set: 40}}},                                                                           // 851 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 853, Set: 39}}},                                                                           // 852 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 871, Callee: 287}}},                                                                         // 853 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 855, Set: 41}}},                                                                           // 854 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 856, Set: 39}}},                                                                           // 855 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 857, Callee: 287}}},                                                                         // 856 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 858, Set: 42}}},                                                                           // 857 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 859, Callee: 286}}},                                                                         // 858 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 871}}},                                                                                      // 859 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 861, Set: 2}}},                                                                            // 860 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 862, Set: 39}}},                                                                           // 861 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 868, Callee: 287}}},                                                                         // 862 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 864, Set: 16}}},                                                                           // 863 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 865, Set: 43}}},                                                                           // 864 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Call, Target: 869, Callee: 19}}},                                                                          // 865 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 867, Set: 44}}},                                                                           // 866 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 869, Set: 45}}},                                                                           // 867 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 863}, {Kind: Step, Target: 866}}},                                                           // 868 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 871}}},                                                                                      // 869 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 848}, {Kind: Step, Target: 851}, {Kind: Step, Target: 854}, {Kind: Step, Target: 860}}},     // 870 schemaOperation
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 47}}},                                                                                       // 871 schemaOperation
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 909, Set: 46}}},                                                                           // 872 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 874, Set: 47}}},                                                                           // 873 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 875, Set: 27}}},                                                                           // 874 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 876, Callee: 284}}},                                                                         // 875 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 877, Callee: 25}}},                                                                          // 876 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 878, Set: 28}}},                                                                           // 877 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 883, Callee: 26}}},                                                                          // 878 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 880, Set: 29}}},                                                                           // 879 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 882, Callee: 26}}},                                                                          // 880 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 879}}},                                                                                      // 881 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 885}}},                                                                                      // 882 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 881}, {Kind: Step, Target: 884}}},                                                           // 883 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 887}}},                                                                                      // 884 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 883}}},                                                                                      // 885 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 888, Set: 29}}},                                                                           // 886 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 886}, {Kind: Step, Target: 888}}},                                                           // 887 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 889}}},                                                                                      // 888 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 890, Set: 30}}},                                                                           // 889 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 910}}},                                                                                      // 890 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 892, Set: 48}}},                                                                           // 891 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 893, Set: 27}}},                                                                           // 892 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 894, Callee: 284}}},                                                                         // 893 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 895, Callee: 25}}},                                                                          // 894 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 896, Set: 28}}},                                                                           // 895 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 901, Callee: 28}}},                                                                          // 896 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 898, Set: 29}}},                                                                           // 897 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 900, Callee: 28}}},                                                                          // 898 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 897}}},                                                                                      // 899 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 903}}},                                                                                      // 900 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 899}, {Kind: Step, Target: 902}}},                                                           // 901 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 905}}},                                                                                      // 902 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 901}}},                                                                                      // 903 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 906, Set: 29}}},                                                                           // 904 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 904}, {Kind: Step, Target: 906}}},                                                           // 905 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 907}}},                                                                                      // 906 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 908, Set: 30}}},                                                                           // 907 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 910}}},                                                                                      // 908 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 873}, {Kind: Step, Target: 891}}},                                                           // 909 createWireSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 49}}},                                                                                       // 910 createWireSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 912, Set: 49}}},                                                                           // 911 wireMode
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 913, Set: 50}}},                                                                           // 912 wireMode
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 51}}},                                                                                       // 913 wireMode
	{Rule: 26, Edges: []Edge{{Kind: Call, Target: 915, Callee: 286}}},                                                                         // 914 jsonField
	{Rule: 26, Edges: []Edge{{Kind: Call, Target: 917, Callee: 27}}},                                                                          // 915 jsonField
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 918, Set: 31}}},                                                                           // 916 jsonField
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 916}, {Kind: Step, Target: 918}}},                                                           // 917 jsonField
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 920}}},                                                                                      // 918 jsonField
	{Rule: 26, Edges: []Edge{{Kind: Call, Target: 921, Callee: 29}}},                                                                          // 919 jsonField
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 919}, {Kind: Step, Target: 921}}},                                                           // 920 jsonField
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 53}}},                                                                                       // 921 jsonField
	{Rule: 27, Edges: []Edge{{Kind: Accept, Target: 923, Set: 51}}},                                                                           // 922 jsonType
	{Rule: 27, Edges: []Edge{{Kind: Step, Target: 55}}},                                                                                       // 923 jsonType
	{Rule: 28, Edges: []Edge{{Kind: Call, Target: 925, Callee: 286}}},                                                                         // 924 avroField
	{Rule: 28, Edges: []Edge{{Kind: Call, Target: 927, Callee: 30}}},                                                                          // 925 avroField
	{Rule: 28, Edges: []Edge{{Kind: Accept, Target: 928, Set: 31}}},                                                                           // 926 avroField
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 926}, {Kind: Step, Target: 928}}},                                                           // 927 avroField
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 930}}},                                                                                      // 928 avroField
	{Rule: 28, Edges: []Edge{{Kind: Call, Target: 931, Callee: 29}}},                                                                          // 929 avroField
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 929}, {Kind: Step, Target: 931}}},                                                           // 930 avroField
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 57}}},                                                                                       // 931 avroField
	{Rule: 29, Edges: []Edge{{Kind: Accept, Target: 933, Set: 52}}},                                                                           // 932 named
	{Rule: 29, Edges: []Edge{{Kind: Accept, Target: 934, Set: 26}}},                                                                           // 933 named
	{Rule: 29, Edges: []Edge{{Kind: Step, Target: 59}}},                                                                                       // 934 named
	{Rule: 30, Edges: []Edge{{Kind: Accept, Target: 936, Set: 53}}},                                                                           // 935 avroType
	{Rule: 30, Edges: []Edge{{Kind: Step, Target: 61}}},                                                                                       // 936 avroType
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 980, Set: 46}}},                                                                           // 937 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 939, Set: 54}}},                                                                           // 938 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 940, Set: 27}}},                                                                           // 939 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Call, Target: 941, Callee: 289}}},                                                                         // 940 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Call, Target: 946, Callee: 32}}},                                                                          // 941 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 943, Set: 29}}},                                                                           // 942 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Call, Target: 945, Callee: 32}}},                                                                          // 943 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 942}}},                                                                                      // 944 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 948}}},                                                                                      // 945 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 944}, {Kind: Step, Target: 947}}},                                                           // 946 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 950}}},                                                                                      // 947 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 946}}},                                                                                      // 948 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 951, Set: 29}}},                                                                           // 949 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 949}, {Kind: Step, Target: 951}}},                                                           // 950 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 981}}},                                                                                      // 951 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 953, Set: 55}}},                                                                           // 952 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 954, Set: 27}}},                                                                           // 953 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Call, Target: 955, Callee: 290}}},                                                                         // 954 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Call, Target: 960, Callee: 32}}},                                                                          // 955 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 957, Set: 29}}},                                                                           // 956 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Call, Target: 959, Callee: 32}}},                                                                          // 957 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 956}}},                                                                                      // 958 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 962}}},                                                                                      // 959 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 958}, {Kind: Step, Target: 961}}},                                                           // 960 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 964}}},                                                                                      // 961 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 960}}},                                                                                      // 962 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 965, Set: 29}}},                                                                           // 963 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 963}, {Kind: Step, Target: 965}}},                                                           // 964 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 981}}},                                                                                      // 965 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 967, Set: 48}}},                                                                           // 966 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 968, Set: 27}}},                                                                           // 967 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Call, Target: 969, Callee: 291}}},                                                                         // 968 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Call, Target: 974, Callee: 33}}},                                                                          // 969 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 971, Set: 29}}},                                                                           // 970 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Call, Target: 973, Callee: 33}}},                                                                          // 971 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 970}}},                                                                                      // 972 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 976}}},                                                                                      // 973 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 972}, {Kind: Step, Target: 975}}},                                                           // 974 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 978}}},                                                                                      // 975 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 974}}},                                                                                      // 976 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 979, Set: 29}}},                                                                           // 977 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 977}, {Kind: Step, Target: 979}}},                                                           // 978 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 981}}},                                                                                      // 979 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 938}, {Kind: Step, Target: 952}, {Kind: Step, Target: 966}}},                                // 980 alterWireSchema
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 63}}},                                                                                       // 981 alterWireSchema
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 994, Callee: 34}}},                                                                          // 982 jsonWireOperation
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 984, Set: 38}}},                                                                           // 983 jsonWireOperation
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 985, Set: 39}}},                                                                           // 984 jsonWireOperation
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 994, Callee: 26}}},                                                                          // 985 jsonWireOperation
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 987, Set: 2}}},                                                                            // 986 jsonWireOperation
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 988, Set: 39}}},                                                                           // 987 jsonWireOperation
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 989, Callee: 287}}},                                                                         // 988 jsonWireOperation
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 990, Set: 16}}},                                                                           // 989 jsonWireOperation
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 991, Set: 43}}},                                                                           // 990 jsonWireOperation
	{Rule: 32, Edges: []Edge{{Kind: Call, Target: 992, Callee: 27}}},                                                                          // 991 jsonWireOperation
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 994}}},                                                                                      // 992 jsonWireOperation
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 982}, {Kind: Step, Target: 983}, {Kind: Step, Target: 986}}},                                // 993 jsonWireOperation
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 65}}},                                                                                       // 994 jsonWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 1007, Callee: 34}}},                                                                         // 995 avroWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 997, Set: 38}}},                                                                           // 996 avroWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 998, Set: 39}}},                                                                           // 997 avroWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 1007, Callee: 28}}},                                                                         // 998 avroWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 1000, Set: 2}}},                                                                           // 999 avroWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 1001, Set: 39}}},                                                                          // 1000 avroWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 1002, Callee: 287}}},                                                                        // 1001 avroWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 1003, Set: 16}}},                                                                          // 1002 avroWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 1004, Set: 43}}},                                                                          // 1003 avroWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 1005, Callee: 30}}},                                                                         // 1004 avroWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 1007}}},                                                                                     // 1005 avroWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 995}, {Kind: Step, Target: 996}, {Kind: Step, Target: 999}}},                                // 1006 avroWireOperation
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 67}}},                                                                                       // 1007 avroWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1030, Callee: 25}}},                                                                         // 1008 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1010, Set: 40}}},                                                                          // 1009 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1011, Set: 39}}},                                                                          // 1010 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1030, Callee: 287}}},                                                                        // 1011 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1013, Set: 41}}},                                                                          // 1012 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1014, Set: 39}}},                                                                          // 1013 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1015, Callee: 287}}},                                                                        // 1014 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1016, Set: 42}}},                                                                          // 1015 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1017, Callee: 286}}},                                                                        // 1016 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 1030}}},                                                                                     // 1017 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1019, Set: 2}}},                                                                           // 1018 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1020, Set: 39}}},                                                                          // 1019 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1027, Callee: 287}}},                                                                        // 1020 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1022, Set: 44}}},                                                                          // 1021 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1028, Set: 31}}},                                                                          // 1022 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1024, Set: 16}}},                                                                          // 1023 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1028, Callee: 29}}},                                                                         // 1024 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1026, Set: 40}}},                                                                          // 1025 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1028, Set: 52}}},                                                                          // 1026 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 1021}, {Kind: Step, Target: 1023}, {Kind: Step, Target: 1025}}},                             // 1027 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 1030}}},                                                                                     // 1028 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 1008}, {Kind: Step, Target: 1009}, {Kind: Step, Target: 1012}, {Kind: Step, Target: 1018}}}, // 1029 wireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 69}}},                                                                                       // 1030 wireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1032, Set: 56}}},                                                                          // 1031 createCodec
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1033, Callee: 284}}},                                                                        // 1032 createCodec
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1040, Set: 57}}},                                                                          // 1033 createCodec
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1041, Callee: 36}}},                                                                         // 1034 createCodec
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1041, Callee: 37}}},                                                                         // 1035 createCodec
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1041, Callee: 38}}},                                                                         // 1036 createCodec
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1041, Callee: 39}}},                                                                         // 1037 createCodec
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1041, Callee: 40}}},                                                                         // 1038 createCodec
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1041, Callee: 41}}},                                                                         // 1039 createCodec
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 1034}, {Kind: Step, Target: 1035}, {Kind: Step, Target: 1036}, {Kind: Step, Target: 1037}, {Kind: Step, Target: 1038}, {Kind: Step, Target: 1039}}}, // 1040 createCodec
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 71}}},                               // 1041 createCodec
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1043, Set: 46}}},                  // 1042 jsonCodec
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1044, Set: 54}}},                  // 1043 jsonCodec
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1045, Set: 27}}},                  // 1044 jsonCodec
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1046, Callee: 289}}},                // 1045 jsonCodec
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1047, Set: 42}}},                  // 1046 jsonCodec
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1048, Set: 27}}},                  // 1047 jsonCodec
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1050, Callee: 288}}},                // 1048 jsonCodec
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1051, Callee: 45}}},                 // 1049 jsonCodec
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 1049}, {Kind: Step, Target: 1051}}}, // 1050 jsonCodec
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 73}}},                               // 1051 jsonCodec
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1053, Set: 46}}},                  // 1052 cborCodec
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1054, Set: 55}}},                  // 1053 cborCodec
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1055, Set: 27}}},                  // 1054 cborCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1056, Callee: 290}}},                // 1055 cborCodec
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1057, Set: 42}}},                  // 1056 cborCodec
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1058, Set: 27}}},                  // 1057 cborCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1060, Callee: 288}}},                // 1058 cborCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1061, Callee: 45}}},                 // 1059 cborCodec
	{Rule: 37, Edges: []Edge{{Kind: Step, Target: 1059}, {Kind: Step, Target: 1061}}}, // 1060 cborCodec
	{Rule: 37, Edges: []Edge{{Kind: Step, Target: 75}}},                               // 1061 cborCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1063, Set: 46}}},                  // 1062 avroCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1064, Set: 48}}},                  // 1063 avroCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1065, Set: 27}}},                  // 1064 avroCodec
	{Rule: 38, Edges: []Edge{{Kind: Call, Target: 1066, Callee: 291}}},                // 1065 avroCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1067, Set: 42}}},                  // 1066 avroCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1068, Set: 27}}},                  // 1067 avroCodec
	{Rule: 38, Edges: []Edge{{Kind: Call, Target: 1070, Callee: 288}}},                // 1068 avroCodec
	{Rule: 38, Edges: []Edge{{Kind: Call, Target: 1071, Callee: 45}}},                 // 1069 avroCodec
	{Rule: 38, Edges: []Edge{{Kind: Step, Target: 1069}, {Kind: Step, Target: 1071}}}, // 1070 avroCodec
	{Rule: 38, Edges: []Edge{{Kind: Step, Target: 77}}},                               // 1071 avroCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1073, Set: 58}}},                  // 1072 jaqCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1074, Set: 42}}},                  // 1073 jaqCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1075, Set: 27}}},                  // 1074 jaqCodec
	{Rule: 39, Edges: []Edge{{Kind: Call, Target: 1076, Callee: 288}}},                // 1075 jaqCodec
	{Rule: 39, Edges: []Edge{{Kind: Call, Target: 1078, Callee: 42}}},                 // 1076 jaqCodec
	{Rule: 39, Edges: []Edge{{Kind: Call, Target: 1079, Callee: 45}}},                 // 1077 jaqCodec
	{Rule: 39, Edges: []Edge{{Kind: Step, Target: 1077}, {Kind: Step, Target: 1079}}}, // 1078 jaqCodec
	{Rule: 39, Edges: []Edge{{Kind: Step, Target: 79}}},                               // 1079 jaqCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1081, Set: 59}}},                  // 1080 protobufCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1082, Set: 60}}},                  // 1081 protobufCodec
	{Rule: 40, Edges: []Edge{{Kind: Call, Target: 1083, Callee: 136}}},                // 1082 protobufCodec
	{Rule: 40, Edges: []Edge{{Kind: Call, Target: 1084, Callee: 141}}},                // 1083 protobufCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1085, Set: 61}}},                  // 1084 protobufCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1086, Set: 26}}},                  // 1085 protobufCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1087, Set: 42}}},                  // 1086 protobufCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1088, Set: 27}}},                  // 1087 protobufCodec
	{Rule: 40, Edges: []Edge{{Kind: Call, Target: 1089, Callee: 288}}},                // 1088 protobufCodec
	{Rule: 40, Edges: []Edge{{Kind: Call, Target: 1091, Callee: 42}}},                 // 1089 protobufCodec
	{Rule: 40, Edges: []Edge{{Kind: Call, Target: 1092, Callee: 45}}},                 // 1090 protobufCodec
	{Rule: 40, Edges: []Edge{{Kind: Step, Target: 1090}, {Kind: Step, Target: 1092}}}, // 1091 protobufCodec
	{Rule: 40, Edges: []Edge{{Kind: Step, Target: 81}}},                               // 1092 protobufCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1094, Set: 62}}},                  // 1093 syslogCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1095, Set: 42}}},                  // 1094 syslogCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1096, Set: 27}}},                  // 1095 syslogCodec
	{Rule: 41, Edges: []Edge{{Kind: Call, Target: 1097, Callee: 288}}},                // 1096 syslogCodec
	{Rule: 41, Edges: []Edge{{Kind: Step, Target: 83}}},                               // 1097 syslogCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1099, Set: 6}}},                   // 1098 codecJaq
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1100, Set: 63}}},                  // 1099 codecJaq
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1106, Set: 64}}},                  // 1100 codecJaq
	{Rule: 42, Edges: []Edge{{Kind: Call, Target: 1103, Callee: 43}}},                 // 1101 codecJaq
	{Rule: 42, Edges: []Edge{{Kind: Call, Target: 1104, Callee: 44}}},                 // 1102 codecJaq
	{Rule: 42, Edges: []Edge{{Kind: Step, Target: 1102}, {Kind: Step, Target: 1104}}}, // 1103 codecJaq
	{Rule: 42, Edges: []Edge{{Kind: Step, Target: 1107}}},                             // 1104 codecJaq
	{Rule: 42, Edges: []Edge{{Kind: Call, Target: 1107, Callee: 44}}},                 // 1105 codecJaq
	{Rule: 42, Edges: []Edge{{Kind: Step, Target: 1101}, {Kind: Step, Target: 1105}}}, // 1106 codecJaq
	{Rule: 42, Edges: []Edge{{Kind: Step, Target: 85}}},                               // 1107 codecJaq
	{Rule: 43, Edges: []Edge{{Kind: Accept, Target: 1109, Set: 65}}},                  // 1108 onIngestion
	{Rule: 43, Edges: []Edge{{Kind: Accept, Target: 1110, Set: 66}}},                  // 1109 onIngestion
	{Rule: 43, Edges: []Edge{{Kind: Accept, Target: 1111, Set: 26}}},                  // 1110 onIngestion
	{Rule: 43, Edges: []Edge{{Kind: Step, Target: 87}}},                               // 1111 onIngestion
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1113, Set: 65}}},                  // 1112 onEmitting
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1114, Set: 67}}},                  // 1113 onEmitting
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1115, Set: 26}}},                  // 1114 onEmitting
	{Rule: 44, Edges: []Edge{{Kind: Step, Target: 89}}},                               // 1115 onEmitting
	{Rule: 45, Edges: []Edge{{Kind: Accept, Target: 1117, Set: 68}}},                  // 1116 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Call, Target: 1122, Callee: 46}}},                 // 1117 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Accept, Target: 1119, Set: 29}}},                  // 1118 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Call, Target: 1121, Callee: 46}}},                 // 1119 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 1118}}},                             // 1120 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 1124}}},                             // 1121 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 1120}, {Kind: Step, Target: 1123}}}, // 1122 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 1126}}},                             // 1123 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 1122}}},                             // 1124 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Accept, Target: 1127, Set: 29}}},                  // 1125 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 1125}, {Kind: Step, Target: 1127}}}, // 1126 codecEncode
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 91}}},                               // 1127 codecEncode
	{Rule: 46, Edges: []Edge{{Kind: Call, Target: 1129, Callee: 287}}},                // 1128 encodeRule
	{Rule: 46, Edges: []Edge{{Kind: Accept, Target: 1130, Set: 69}}},                  // 1129 encodeRule
	{Rule: 46, Edges: []Edge{{Kind: Accept, Target: 1131, Set: 70}}},                  // 1130 encodeRule
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 93}}},                               // 1131 encodeRule
	{Rule: 47, Edges: []Edge{{Kind: Accept, Target: 1133, Set: 71}}},                  // 1132 createResource
	{Rule: 47, Edges: []Edge{{Kind: Call, Target: 1134, Callee: 284}}},                // 1133 createResource
	{Rule: 47, Edges: []Edge{{Kind: Step, Target: 95}}},                               // 1134 createResource
	{Rule: 48, Edges: []Edge{{Kind: Accept, Target: 1136, Set: 72}}},                  // 1135 uploadResource
	{Rule: 48, Edges: []Edge{{Kind: Accept, Target: 1137, Set: 71}}},                  // 1136 uploadResource
	{Rule: 48, Edges: []Edge{{Kind: Call, Target: 1138, Callee: 293}}},                // 1137 uploadResource
	{Rule: 48, Edges: []Edge{{Kind: Accept, Target: 1139, Set: 73}}},                  // 1138 uploadResource
	{Rule: 48, Edges: []Edge{{Kind: Accept, Target: 1140, Set: 26}}},                  // 1139 uploadResource
	{Rule: 48, Edges: []Edge{{Kind: Step, Target: 97}}},                               // 1140 uploadResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1142, Set: 74}}},                  // 1141 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1143, Set: 71}}},                  // 1142 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Call, Target: 1144, Callee: 293}}},                // 1143 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1145, Set: 42}}},                  // 1144 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Call, Target: 1155, Callee: 137}}},                // 1145 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1147, Set: 75}}},                  // 1146 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Call, Target: 1152, Callee: 50}}},                 // 1147 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1149, Set: 29}}},                  // 1148 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Call, Target: 1151, Callee: 50}}},                 // 1149 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 1148}}},                             // 1150 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 1154}}},                             // 1151 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 1150}, {Kind: Step, Target: 1153}}}, // 1152 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 1156}}},                             // 1153 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 1152}}},                             // 1154 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 1146}, {Kind: Step, Target: 1156}}}, // 1155 rebindResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 99}}},                               // 1156 rebindResource
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1158, Set: 76}}},                  // 1157 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1175, Callee: 295}}},                // 1158 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1160, Set: 56}}},                  // 1159 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1175, Callee: 292}}},                // 1160 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1162, Set: 77}}},                  // 1161 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1163, Set: 78}}},                  // 1162 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1175, Callee: 297}}},                // 1163 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1165, Set: 79}}},                  // 1164 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1175, Callee: 307}}},                // 1165 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1167, Set: 80}}},                  // 1166 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1168, Set: 81}}},                  // 1167 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1175, Callee: 308}}},                // 1168 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1170, Set: 82}}},                  // 1169 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1171, Set: 83}}},                  // 1170 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1175, Callee: 312}}},                // 1171 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1173, Set: 84}}},                  // 1172 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1175, Callee: 294}}},                // 1173 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1157}, {Kind: Step, Target: 1159}, {Kind: Step, Target: 1161}, {Kind: Step, Target: 1164}, {Kind: Step, Target: 1166}, {Kind: Step, Target: 1169}, {Kind: Step, Target: 1172}}}, // 1174 rebindUser
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 101}}},                              // 1175 rebindUser
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1177, Set: 76}}},                  // 1176 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1178, Callee: 284}}},                // 1177 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1183, Callee: 138}}},                // 1178 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1180, Set: 29}}},                  // 1179 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1182, Callee: 138}}},                // 1180 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1179}}},                             // 1181 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1185}}},                             // 1182 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1181}, {Kind: Step, Target: 1184}}}, // 1183 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1187}}},                             // 1184 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1183}}},                             // 1185 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1188, Callee: 52}}},                 // 1186 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1186}, {Kind: Step, Target: 1188}}}, // 1187 createVhost
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 103}}},                              // 1188 createVhost
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1190, Set: 6}}},                   // 1189 withTls
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1191, Set: 85}}},                  // 1190 withTls
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1193, Callee: 293}}},                // 1191 withTls
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1194, Callee: 137}}},                // 1192 withTls
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1192}, {Kind: Step, Target: 1194}}}, // 1193 withTls
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 105}}},                              // 1194 withTls
	{Rule: 53, Edges: []Edge{{Kind: Accept, Target: 1196, Set: 86}}},                  // 1195 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Call, Target: 1197, Callee: 284}}},                // 1196 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Accept, Target: 1198, Set: 65}}},                  // 1197 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Call, Target: 1199, Callee: 295}}},                // 1198 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Accept, Target: 1200, Set: 87}}},                  // 1199 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Call, Target: 1201, Callee: 55}}},                 // 1200 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Accept, Target: 1207, Set: 43}}},                  // 1201 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Accept, Target: 1208, Set: 88}}},                  // 1202 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Accept, Target: 1205, Set: 89}}},                  // 1203 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Call, Target: 1206, Callee: 54}}},                 // 1204 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 1204}, {Kind: Step, Target: 1206}}}, // 1205 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 1208}}},                             // 1206 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 1202}, {Kind: Step, Target: 1203}}}, // 1207 createEndpoint
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 107}}},                              // 1208 createEndpoint
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1210, Set: 6}}},                   // 1209 withSignaling
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1211, Set: 77}}},                  // 1210 withSignaling
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1212, Set: 78}}},                  // 1211 withSignaling
	{Rule: 54, Edges: []Edge{{Kind: Call, Target: 1213, Callee: 297}}},                // 1212 withSignaling
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 109}}},                              // 1213 withSignaling
	{Rule: 55, Edges: []Edge{{Kind: Accept, Target: 1215, Set: 26}}},                  // 1214 path
	{Rule: 55, Edges: []Edge{{Kind: Step, Target: 111}}},                              // 1215 path
	{Rule: 56, Edges: []Edge{{Kind: Accept, Target: 1217, Set: 77}}},                  // 1216 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Accept, Target: 1218, Set: 78}}},                  // 1217 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Call, Target: 1219, Callee: 284}}},                // 1218 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Accept, Target: 1220, Set: 90}}},                  // 1219 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Call, Target: 1222, Callee: 57}}},                 // 1220 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Call, Target: 1223, Callee: 60}}},                 // 1221 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 1221}, {Kind: Step, Target: 1223}}}, // 1222 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 1224}}},                             // 1223 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Accept, Target: 1225, Set: 65}}},                  // 1224 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Accept, Target: 1228, Set: 91}}},                  // 1225 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Accept, Target: 1227, Set: 92}}},                  // 1226 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Accept, Target: 1229, Set: 93}}},                  // 1227 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 1226}, {Kind: Step, Target: 1229}}}, // 1228 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 1231}}},                             // 1229 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Call, Target: 1232, Callee: 58}}},                 // 1230 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 1230}}},                             // 1231 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 1233}}},                             // 1232 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 1231}, {Kind: Step, Target: 1234}}}, // 1233 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 1235}}},                             // 1234 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Accept, Target: 1236, Set: 94}}},                  // 1235 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Call, Target: 1237, Callee: 130}}},                // 1236 createSignaling
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 113}}},                              // 1237 createSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1256, Set: 54}}},                  // 1238 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1256, Set: 95}}},                  // 1239 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1256, Set: 96}}},                  // 1240 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1256, Set: 97}}},                  // 1241 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1256, Set: 55}}},                  // 1242 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1256, Set: 98}}},                  // 1243 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1245, Set: 59}}},                  // 1244 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1246, Set: 60}}},                  // 1245 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Call, Target: 1247, Callee: 136}}},                // 1246 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Call, Target: 1248, Callee: 141}}},                // 1247 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1249, Set: 99}}},                  // 1248 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1250, Set: 61}}},                  // 1249 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1251, Set: 26}}},                  // 1250 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1252, Set: 100}}},                 // 1251 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1253, Set: 61}}},                  // 1252 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1254, Set: 26}}},                  // 1253 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1256}}},                             // 1254 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1238}, {Kind: Step, Target: 1239}, {Kind: Step, Target: 1240}, {Kind: Step, Target: 1241}, {Kind: Step, Target: 1242}, {Kind: Step, Target: 1243}, {Kind: Step, Target: 1244}}}, // 1255 signalingFormat
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 115}}},                              // 1256 signalingFormat
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1258, Set: 99}}},                  // 1257 signalingStep
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1259, Set: 63}}},                  // 1258 signalingStep
	{Rule: 58, Edges: []Edge{{Kind: Call, Target: 1274, Callee: 61}}},                 // 1259 signalingStep
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1261, Set: 100}}},                 // 1260 signalingStep
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1262, Set: 63}}},                  // 1261 signalingStep
	{Rule: 58, Edges: []Edge{{Kind: Call, Target: 1264, Callee: 61}}},                 // 1262 signalingStep
	{Rule: 58, Edges: []Edge{{Kind: Call, Target: 1265, Callee: 60}}},                 // 1263 signalingStep
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1263}, {Kind: Step, Target: 1265}}}, // 1264 signalingStep
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1267}}},                             // 1265 signalingStep
	{Rule: 58, Edges: []Edge{{Kind: Call, Target: 1268, Callee: 59}}},                 // 1266 signalingStep
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1266}, {Kind: Step, Target: 1268}}}, // 1267 signalingStep
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1271}}},                             // 1268 signalingStep
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1270, Set: 92}}},                  // 1269 signalingStep
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1272, Set: 93}}},                  // 1270 signalingStep
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1269}, {Kind: Step, Target: 1272}}}, // 1271 signalingStep
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1274}}},                             // 1272 signalingStep
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1257}, {Kind: Step, Target: 1260}}}, // 1273 signalingStep
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 117}}},                              // 1274 signalingStep
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1276, Set: 101}}},                 // 1275 capture
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1277, Set: 26}}},                  // 1276 capture
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 119}}},                              // 1277 capture
	{Rule: 60, Edges: []Edge{{Kind: Accept, Target: 1279, Set: 102}}},                 // 1278 failJaq
	{Rule: 60, Edges: []Edge{{Kind: Accept, Target: 1280, Set: 63}}},                  // 1279 failJaq
	{Rule: 60, Edges: []Edge{{Kind: Call, Target: 1281, Callee: 61}}},                 // 1280 failJaq
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 121}}},                              // 1281 failJaq
	{Rule: 61, Edges: []Edge{{Kind: Accept, Target: 1287, Set: 26}}},                  // 1282 programs
	{Rule: 61, Edges: []Edge{{Kind: Accept, Target: 1284, Set: 29}}},                  // 1283 programs
	{Rule: 61, Edges: []Edge{{Kind: Accept, Target: 1286, Set: 26}}},                  // 1284 programs
	{Rule: 61, Edges: []Edge{{Kind: Step, Target: 1283}}},                             // 1285 programs
	{Rule: 61, Edges: []Edge{{Kind: Step, Target: 1289}}},                             // 1286 programs
	{Rule: 61, Edges: []Edge{{Kind: Step, Target: 1285}, {Kind: Step, Target: 1288}}}, // 1287 programs
	{Rule: 61, Edges: []Edge{{Kind: Step, Target: 123}}},                              // 1288 programs
	{Rule: 61, Edges: []Edge{{Kind: Step, Target: 1287}}},                             // 1289 programs
	{Rule: 62, Edges: []Edge{{Kind: Accept, Target: 1291, Set: 103}}},                 // 1290 createBranch
	{Rule: 62, Edges: []Edge{{Kind: Call, Target: 1292, Callee: 284}}},                // 1291 createBranch
	{Rule: 62, Edges: []Edge{{Kind: Accept, Target: 1293, Set: 27}}},                  // 1292 createBranch
	{Rule: 62, Edges: []Edge{{Kind: Call, Target: 1294, Callee: 288}}},                // 1293 createBranch
	{Rule: 62, Edges: []Edge{{Kind: Accept, Target: 1295, Set: 104}}},                 // 1294 createBranch
	{Rule: 62, Edges: []Edge{{Kind: Call, Target: 1297, Callee: 130}}},                // 1295 createBranch
	{Rule: 62, Edges: []Edge{{Kind: Call, Target: 1298, Callee: 63}}},                 // 1296 createBranch
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 1296}, {Kind: Step, Target: 1298}}}, // 1297 createBranch
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 125}}},                              // 1298 createBranch
	{Rule: 63, Edges: []Edge{{Kind: Accept, Target: 1300, Set: 105}}},                 // 1299 branchLimit
	{Rule: 63, Edges: []Edge{{Kind: Accept, Target: 1301, Set: 106}}},                 // 1300 branchLimit
	{Rule: 63, Edges: []Edge{{Kind: Call, Target: 1302, Callee: 128}}},                // 1301 branchLimit
	{Rule: 63, Edges: []Edge{{Kind: Accept, Target: 1303, Set: 107}}},                 // 1302 branchLimit
	{Rule: 63, Edges: []Edge{{Kind: Accept, Target: 1304, Set: 108}}},                 // 1303 branchLimit
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 127}}},                              // 1304 branchLimit
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1306, Set: 109}}},                 // 1305 createRelay
	{Rule: 64, Edges: []Edge{{Kind: Call, Target: 1307, Callee: 285}}},                // 1306 createRelay
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1308, Set: 27}}},                  // 1307 createRelay
	{Rule: 64, Edges: []Edge{{Kind: Call, Target: 1309, Callee: 288}}},                // 1308 createRelay
	{Rule: 64, Edges: []Edge{{Kind: Call, Target: 1312, Callee: 149}}},                // 1309 createRelay
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1311, Set: 110}}},                 // 1310 createRelay
	{Rule: 64, Edges: []Edge{{Kind: Call, Target: 1313, Callee: 128}}},                // 1311 createRelay
	{Rule: 64, Edges: []Edge{{Kind: Step, Target: 1310}, {Kind: Step, Target: 1313}}}, // 1312 createRelay
	{Rule: 64, Edges: []Edge{{Kind: Step, Target: 1315}}},                             // 1313 createRelay
	{Rule: 64, Edges: []Edge{{Kind: Call, Target: 1316, Callee: 65}}},                 // 1314 createRelay
	{Rule: 64, Edges: []Edge{{Kind: Step, Target: 1314}, {Kind: Step, Target: 1316}}}, // 1315 createRelay
	{Rule: 64, Edges: []Edge{{Kind: Step, Target: 129}}},                              // 1316 createRelay
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1318, Set: 6}}},                   // 1317 materializedState
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1319, Set: 111}}},                 // 1318 materializedState
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1320, Set: 112}}},                 // 1319 materializedState
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1321, Set: 113}}},                 // 1320 materializedState
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1322, Set: 114}}},                 // 1321 materializedState
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1323, Set: 115}}},                 // 1322 materializedState
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 131}}},                              // 1323 materializedState
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1325, Set: 109}}},                 // 1324 alterRelay
	{Rule: 66, Edges: []Edge{{Kind: Call, Target: 1326, Callee: 299}}},                // 1325 alterRelay
	{Rule: 66, Edges: []Edge{{Kind: Call, Target: 1331, Callee: 67}}},                 // 1326 alterRelay
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1328, Set: 29}}},                  // 1327 alterRelay
	{Rule: 66, Edges: []Edge{{Kind: Call, Target: 1330, Callee: 67}}},                 // 1328 alterRelay
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 1327}}},                             // 1329 alterRelay
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 1333}}},                             // 1330 alterRelay
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 1329}, {Kind: Step, Target: 1332}}}, // 1331 alterRelay
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 133}}},                              // 1332 alterRelay
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 1331}}},                             // 1333 alterRelay
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1335, Set: 16}}},                  // 1334 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1336, Set: 110}}},                 // 1335 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Call, Target: 1352, Callee: 128}}},                // 1336 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1338, Set: 16}}},                  // 1337 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1339, Set: 27}}},                  // 1338 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Call, Target: 1352, Callee: 288}}},                // 1339 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1341, Set: 16}}},                  // 1340 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Call, Target: 1352, Callee: 149}}},                // 1341 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1343, Set: 16}}},                  // 1342 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1344, Set: 111}}},                 // 1343 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1345, Set: 112}}},                 // 1344 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1346, Set: 113}}},                 // 1345 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1347, Set: 114}}},                 // 1346 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1352, Set: 115}}},                 // 1347 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1349, Set: 40}}},                  // 1348 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1350, Set: 111}}},                 // 1349 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1352, Set: 112}}},                 // 1350 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 1334}, {Kind: Step, Target: 1337}, {Kind: Step, Target: 1340}, {Kind: Step, Target: 1342}, {Kind: Step, Target: 1348}}}, // 1351 relayOperation
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 135}}},                              // 1352 relayOperation
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1354, Set: 84}}},                  // 1353 createClient
	{Rule: 68, Edges: []Edge{{Kind: Call, Target: 1355, Callee: 284}}},                // 1354 createClient
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1356, Set: 43}}},                  // 1355 createClient
	{Rule: 68, Edges: []Edge{{Kind: Call, Target: 1358, Callee: 69}}},                 // 1356 createClient
	{Rule: 68, Edges: []Edge{{Kind: Call, Target: 1359, Callee: 70}}},                 // 1357 createClient
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 1357}, {Kind: Step, Target: 1359}}}, // 1358 createClient
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 1360}}},                             // 1359 createClient
	{Rule: 68, Edges: []Edge{{Kind: Call, Target: 1361, Callee: 141}}},                // 1360 createClient
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 137}}},                              // 1361 createClient
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 116}}},                 // 1362 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 117}}},                 // 1363 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 118}}},                 // 1364 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 88}}},                  // 1365 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 119}}},                 // 1366 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 120}}},                 // 1367 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 121}}},                 // 1368 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 122}}},                 // 1369 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 123}}},                 // 1370 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 124}}},                 // 1371 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 125}}},                 // 1372 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 126}}},                 // 1373 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 127}}},                 // 1374 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 128}}},                 // 1375 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 129}}},                 // 1376 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 130}}},                 // 1377 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 131}}},                 // 1378 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 132}}},                 // 1379 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 133}}},                 // 1380 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1387, Set: 62}}},                  // 1381 clientType
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1384, Set: 89}}},                  // 1382 clientType
	{Rule: 69, Edges: []Edge{{Kind: Call, Target: 1385, Callee: 54}}},                 // 1383 clientType
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 1383}, {Kind: Step, Target: 1385}}}, // 1384 clientType
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 1387}}},                             // 1385 clientType
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 1362}, {Kind: Step, Target: 1363}, {Kind: Step, Target: 1364}, {Kind: Step, Target: 1365}, {Kind: Step, Target: 1366}, {Kind: Step, Target: 1367}, {Kind: Step, Target: 1368}, {Kind: Step, Target: 1369}, {Kind: Step, Target: 1370}, {Kind: Step, Target: 1371}, {Kind: Step, Target: 1372}, {Kind: Step, Target: 1373}, {Kind: Step, Target: 1374}, {Kind: Step, Target: 1375}, {Kind: Step, Target: 1376}, {Kind: Step, Target: 1377}, {Kind: Step, Target: 1378}, {Kind: Step, Target: 1379}, {Kind: Step, Target: 1380}, {Kind: Step, Target: 1381}, {Kind: Step, Target: 1382}}}, // 1386 clientType
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 139}}},                              // 1387 clientType
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1389, Set: 134}}},                 // 1388 mount
	{Rule: 70, Edges: []Edge{{Kind: Call, Target: 1391, Callee: 293}}},                // 1389 mount
	{Rule: 70, Edges: []Edge{{Kind: Call, Target: 1392, Callee: 137}}},                // 1390 mount
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 1390}, {Kind: Step, Target: 1392}}}, // 1391 mount
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 141}}},                              // 1392 mount
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1394, Set: 9}}},                   // 1393 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Call, Target: 1395, Callee: 284}}},                // 1394 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1396, Set: 57}}},                  // 1395 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Call, Target: 1397, Callee: 72}}},                 // 1396 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1398, Set: 42}}},                  // 1397 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Call, Target: 1399, Callee: 72}}},                 // 1398 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Call, Target: 1402, Callee: 10}}},                 // 1399 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1401, Set: 135}}},                 // 1400 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Call, Target: 1403, Callee: 128}}},                // 1401 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1400}, {Kind: Step, Target: 1403}}}, // 1402 createPlacement
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 143}}},                              // 1403 createPlacement
	{Rule: 72, Edges: []Edge{{Kind: Call, Target: 1409, Callee: 314}}},                // 1404 nodeMembers
	{Rule: 72, Edges: []Edge{{Kind: Accept, Target: 1406, Set: 29}}},                  // 1405 nodeMembers
	{Rule: 72, Edges: []Edge{{Kind: Call, Target: 1408, Callee: 314}}},                // 1406 nodeMembers
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 1405}}},                             // 1407 nodeMembers
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 1411}}},                             // 1408 nodeMembers
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 1407}, {Kind: Step, Target: 1410}}}, // 1409 nodeMembers
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 145}}},                              // 1410 nodeMembers
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 1409}}},                             // 1411 nodeMembers
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1413, Set: 9}}},                   // 1412 alterPlacement
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1414, Callee: 311}}},                // 1413 alterPlacement
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1419, Callee: 74}}},                 // 1414 alterPlacement
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1416, Set: 29}}},                  // 1415 alterPlacement
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1418, Callee: 74}}},                 // 1416 alterPlacement
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1415}}},                             // 1417 alterPlacement
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1421}}},                             // 1418 alterPlacement
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1417}, {Kind: Step, Target: 1420}}}, // 1419 alterPlacement
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 147}}},                              // 1420 alterPlacement
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1419}}},                             // 1421 alterPlacement
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1423, Set: 16}}},                  // 1422 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1424, Set: 136}}},                 // 1423 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Call, Target: 1440, Callee: 10}}},                 // 1424 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1426, Set: 16}}},                  // 1425 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1427, Set: 135}}},                 // 1426 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Call, Target: 1440, Callee: 128}}},                // 1427 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1429, Set: 40}}},                  // 1428 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1440, Set: 135}}},                 // 1429 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1431, Set: 16}}},                  // 1430 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1432, Set: 57}}},                  // 1431 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Call, Target: 1433, Callee: 72}}},                 // 1432 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1434, Set: 42}}},                  // 1433 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Call, Target: 1435, Callee: 72}}},                 // 1434 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1440}}},                             // 1435 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1437, Set: 41}}},                  // 1436 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1438, Set: 42}}},                  // 1437 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Call, Target: 1440, Callee: 284}}},                // 1438 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1422}, {Kind: Step, Target: 1425}, {Kind: Step, Target: 1428}, {Kind: Step, Target: 1430}, {Kind: Step, Target: 1436}}}, // 1439 placementOperation
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 149}}},                              // 1440 placementOperation
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1442, Set: 82}}},                  // 1441 createHashMap
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1443, Set: 83}}},                  // 1442 createHashMap
	{Rule: 75, Edges: []Edge{{Kind: Call, Target: 1444, Callee: 284}}},                // 1443 createHashMap
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1445, Set: 137}}},                 // 1444 createHashMap
	{Rule: 75, Edges: []Edge{{Kind: Call, Target: 1446, Callee: 287}}},                // 1445 createHashMap
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1447, Set: 57}}},                  // 1446 createHashMap
	{Rule: 75, Edges: []Edge{{Kind: Call, Target: 1448, Callee: 136}}},                // 1447 createHashMap
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1449, Set: 87}}},                  // 1448 createHashMap
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1450, Set: 26}}},                  // 1449 createHashMap
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1451, Set: 138}}},                 // 1450 createHashMap
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1452, Set: 60}}},                  // 1451 createHashMap
	{Rule: 75, Edges: []Edge{{Kind: Call, Target: 1453, Callee: 292}}},                // 1452 createHashMap
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 151}}},                              // 1453 createHashMap
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1455, Set: 139}}},                 // 1454 lookup
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1456, Callee: 312}}},                // 1455 lookup
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1457, Set: 137}}},                 // 1456 lookup
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1458, Callee: 135}}},                // 1457 lookup
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 153}}},                              // 1458 lookup
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1460, Set: 140}}},                 // 1459 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Call, Target: 1461, Callee: 284}}},                // 1460 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1462, Set: 6}}},                   // 1461 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1463, Set: 141}}},                 // 1462 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1464, Set: 142}}},                 // 1463 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1465, Set: 28}}},                  // 1464 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Call, Target: 1470, Callee: 78}}},                 // 1465 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1467, Set: 29}}},                  // 1466 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Call, Target: 1469, Callee: 78}}},                 // 1467 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 1466}}},                             // 1468 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 1472}}},                             // 1469 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 1468}, {Kind: Step, Target: 1471}}}, // 1470 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 1473}}},                             // 1471 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 1470}}},                             // 1472 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1474, Set: 30}}},                  // 1473 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1475, Set: 143}}},                 // 1474 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Call, Target: 1477, Callee: 19}}},                 // 1475 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1478, Set: 31}}},                  // 1476 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 1476}, {Kind: Step, Target: 1478}}}, // 1477 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 1480}}},                             // 1478 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1481, Set: 144}}},                 // 1479 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 1479}, {Kind: Step, Target: 1481}}}, // 1480 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 1482}}},                             // 1481 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1483, Set: 145}}},                 // 1482 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1484, Set: 26}}},                  // 1483 createUdf
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 155}}},                              // 1484 createUdf
	{Rule: 78, Edges: []Edge{{Kind: Call, Target: 1486, Callee: 284}}},                // 1485 udfArgument
	{Rule: 78, Edges: []Edge{{Kind: Call, Target: 1488, Callee: 19}}},                 // 1486 udfArgument
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1489, Set: 31}}},                  // 1487 udfArgument
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1487}, {Kind: Step, Target: 1489}}}, // 1488 udfArgument
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 157}}},                              // 1489 udfArgument
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1491, Set: 146}}},                 // 1490 createSubscription
	{Rule: 79, Edges: []Edge{{Kind: Call, Target: 1492, Callee: 284}}},                // 1491 createSubscription
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1493, Set: 42}}},                  // 1492 createSubscription
	{Rule: 79, Edges: []Edge{{Kind: Call, Target: 1495, Callee: 299}}},                // 1493 createSubscription
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1496, Set: 147}}},                 // 1494 createSubscription
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1494}, {Kind: Step, Target: 1496}}}, // 1495 createSubscription
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1498}}},                             // 1496 createSubscription
	{Rule: 79, Edges: []Edge{{Kind: Call, Target: 1499, Callee: 80}}},                 // 1497 createSubscription
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1497}, {Kind: Step, Target: 1499}}}, // 1498 createSubscription
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1501}}},                             // 1499 createSubscription
	{Rule: 79, Edges: []Edge{{Kind: Call, Target: 1502, Callee: 148}}},                // 1500 createSubscription
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1500}, {Kind: Step, Target: 1502}}}, // 1501 createSubscription
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 159}}},                              // 1502 createSubscription
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1504, Set: 148}}},                 // 1503 sampleRate
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1505, Set: 149}}},                 // 1504 sampleRate
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1506, Set: 21}}},                  // 1505 sampleRate
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1507, Set: 22}}},                  // 1506 sampleRate
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 161}}},                              // 1507 sampleRate
	{Rule: 81, Edges: []Edge{{Kind: Accept, Target: 1509, Set: 150}}},                 // 1508 deleteSubscription
	{Rule: 81, Edges: []Edge{{Kind: Accept, Target: 1510, Set: 146}}},                 // 1509 deleteSubscription
	{Rule: 81, Edges: []Edge{{Kind: Call, Target: 1511, Callee: 316}}},                // 1510 deleteSubscription
	{Rule: 81, Edges: []Edge{{Kind: Step, Target: 163}}},                              // 1511 deleteSubscription
	{Rule: 82, Edges: []Edge{{Kind: Accept, Target: 1515, Set: 40}}},                  // 1512 dropStatement
	{Rule: 82, Edges: []Edge{{Kind: Call, Target: 1516, Callee: 94}}},                 // 1513 dropStatement
	{Rule: 82, Edges: []Edge{{Kind: Call, Target: 1516, Callee: 84}}},                 // 1514 dropStatement
	{Rule: 82, Edges: []Edge{{Kind: Step, Target: 1513}, {Kind: Step, Target: 1514}}}, // 1515 dropStatement
	{Rule: 82, Edges: []Edge{{Kind: Step, Target: 165}}},                              // 1516 dropStatement
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1530, Set: 151}}},                 // 1517 showStatement
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1519, Set: 1}}},                   // 1518 showStatement
	{Rule: 83, Edges: []Edge{{Kind: Call, Target: 1531, Callee: 84}}},                 // 1519 showStatement
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1521, Set: 152}}},                 // 1520 showStatement
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1531, Set: 153}}},                 // 1521 showStatement
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1531, Set: 154}}},                 // 1522 showStatement
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1531, Set: 155}}},                 // 1523 showStatement
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1531, Set: 156}}},                 // 1524 showStatement
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1526, Set: 109}}},                 // 1525 showStatement
	{Rule: 83, Edges: []Edge{{Kind: Call, Target: 1527, Callee: 299}}},                // 1526 showStatement
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1528, Set: 111}}},                 // 1527 showStatement
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1529, Set: 112}}},                 // 1528 showStatement
	{Rule: 83, Edges: []Edge{{Kind: Step, Target: 1531}}},                             // 1529 showStatement
	{Rule: 83, Edges: []Edge{{Kind: Step, Target: 1518}, {Kind: Step, Target: 1520}, {Kind: Step, Target: 1522}, {Kind: Step, Target: 1523}, {Kind: Step, Target: 1524}, {Kind: Step, Target: 1525}}}, // 1530 showStatement
	{Rule: 83, Edges: []Edge{{Kind: Step, Target: 167}}},                              // 1531 showStatement
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1533, Set: 27}}},                  // 1532 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 288}}},                // 1533 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1535, Set: 46}}},                  // 1534 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1536, Set: 54}}},                  // 1535 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1537, Set: 27}}},                  // 1536 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 289}}},                // 1537 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1539, Set: 46}}},                  // 1538 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1540, Set: 55}}},                  // 1539 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1541, Set: 27}}},                  // 1540 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 290}}},                // 1541 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1543, Set: 46}}},                  // 1542 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1544, Set: 48}}},                  // 1543 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1545, Set: 27}}},                  // 1544 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 291}}},                // 1545 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1547, Set: 56}}},                  // 1546 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 292}}},                // 1547 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1549, Set: 84}}},                  // 1548 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 294}}},                // 1549 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1551, Set: 76}}},                  // 1550 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 295}}},                // 1551 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1553, Set: 86}}},                  // 1552 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 296}}},                // 1553 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1555, Set: 103}}},                 // 1554 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 298}}},                // 1555 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1557, Set: 109}}},                 // 1556 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 299}}},                // 1557 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1560, Callee: 237}}},                // 1558 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Step, Target: 1558}, {Kind: Step, Target: 1560}}}, // 1559 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Step, Target: 1561}}},                             // 1560 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1562, Set: 157}}},                 // 1561 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 300}}},                // 1562 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1564, Set: 158}}},                 // 1563 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 302}}},                // 1564 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1566, Set: 159}}},                 // 1565 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 303}}},                // 1566 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1568, Set: 160}}},                 // 1567 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1569, Set: 81}}},                  // 1568 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 305}}},                // 1569 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1571, Set: 161}}},                 // 1570 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 310}}},                // 1571 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1573, Set: 77}}},                  // 1572 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1574, Set: 78}}},                  // 1573 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 297}}},                // 1574 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1576, Set: 162}}},                 // 1575 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 301}}},                // 1576 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1578, Set: 163}}},                 // 1577 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 304}}},                // 1578 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1580, Set: 164}}},                 // 1579 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 306}}},                // 1580 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1582, Set: 79}}},                  // 1581 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 307}}},                // 1582 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1584, Set: 80}}},                  // 1583 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1585, Set: 81}}},                  // 1584 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 308}}},                // 1585 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1587, Set: 165}}},                 // 1586 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 309}}},                // 1587 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1589, Set: 9}}},                   // 1588 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 311}}},                // 1589 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1591, Set: 82}}},                  // 1590 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1592, Set: 83}}},                  // 1591 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 312}}},                // 1592 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1594, Set: 140}}},                 // 1593 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1596, Callee: 313}}},                // 1594 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Step, Target: 1532}, {Kind: Step, Target: 1534}, {Kind: Step, Target: 1538}, {Kind: Step, Target: 1542}, {Kind: Step, Target: 1546}, {Kind: Step, Target: 1548}, {Kind: Step, Target: 1550}, {Kind: Step, Target: 1552}, {Kind: Step, Target: 1554}, {Kind: Step, Target: 1556}, {Kind: Step, Target: 1559}, {Kind: Step, Target: 1563}, {Kind: Step, Target: 1565}, {Kind: Step, Target: 1567}, {Kind: Step, Target: 1570}, {Kind: Step, Target: 1572}, {Kind: Step, Target: 1575}, {Kind: Step, Target: 1577}, {Kind: Step, Target: 1579}, {Kind: Step, Target: 1581}, {Kind: Step, Target: 1583}, {Kind: Step, Target: 1586}, {Kind: Step, Target: 1588}, {Kind: Step, Target: 1590}, {Kind: Step, Target: 1593}}}, // 1595 modelRef
	{Rule: 84, Edges: []Edge{{Kind: Step, Target: 169}}},                              // 1596 modelRef
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1625, Set: 166}}},                 // 1597 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1626, Set: 4}}},                   // 1598 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1600, Set: 109}}},                 // 1599 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1602, Callee: 299}}},                // 1600 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1603, Callee: 87}}},                 // 1601 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1601}, {Kind: Step, Target: 1603}}}, // 1602 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1626}}},                             // 1603 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1626, Callee: 86}}},                 // 1604 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1606, Set: 80}}},                  // 1605 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1607, Set: 81}}},                  // 1606 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1609, Callee: 308}}},                // 1607 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1610, Callee: 90}}},                 // 1608 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1608}, {Kind: Step, Target: 1610}}}, // 1609 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1626}}},                             // 1610 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1612, Set: 71}}},                  // 1611 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1615, Callee: 293}}},                // 1612 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1614, Set: 73}}},                  // 1613 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1616, Callee: 129}}},                // 1614 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1613}, {Kind: Step, Target: 1616}}}, // 1615 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1626}}},                             // 1616 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1626, Callee: 89}}},                 // 1617 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1619, Set: 167}}},                 // 1618 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1626, Callee: 96}}},                 // 1619 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1621, Set: 168}}},                 // 1620 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1623, Set: 26}}},                  // 1621 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1624, Callee: 90}}},                 // 1622 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1622}, {Kind: Step, Target: 1624}}}, // 1623 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1626}}},                             // 1624 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1598}, {Kind: Step, Target: 1599}, {Kind: Step, Target: 1604}, {Kind: Step, Target: 1605}, {Kind: Step, Target: 1611}, {Kind: Step, Target: 1617}, {Kind: Step, Target: 1618}, {Kind: Step, Target: 1620}}}, // 1625 describeStatement
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 171}}},                              // 1626 describeStatement
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1629, Callee: 237}}},                // 1627 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1627}, {Kind: Step, Target: 1629}}}, // 1628 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1630}}},                             // 1629 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1631, Set: 157}}},                 // 1630 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1657, Callee: 300}}},                // 1631 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1633, Set: 162}}},                 // 1632 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1657, Callee: 301}}},                // 1633 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1635, Set: 86}}},                  // 1634 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1657, Callee: 296}}},                // 1635 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1637, Set: 158}}},                 // 1636 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1657, Callee: 302}}},                // 1637 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1639, Set: 159}}},                 // 1638 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1657, Callee: 303}}},                // 1639 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1641, Set: 163}}},                 // 1640 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1657, Callee: 304}}},                // 1641 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1643, Set: 164}}},                 // 1642 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1657, Callee: 306}}},                // 1643 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1645, Set: 161}}},                 // 1644 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1657, Callee: 310}}},                // 1645 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1647, Set: 160}}},                 // 1646 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1648, Set: 81}}},                  // 1647 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1657, Callee: 305}}},                // 1648 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1650, Set: 82}}},                  // 1649 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1651, Set: 83}}},                  // 1650 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1657, Callee: 312}}},                // 1651 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1653, Set: 9}}},                   // 1652 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1657, Callee: 311}}},                // 1653 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1655, Set: 140}}},                 // 1654 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1657, Callee: 313}}},                // 1655 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1628}, {Kind: Step, Target: 1632}, {Kind: Step, Target: 1634}, {Kind: Step, Target: 1636}, {Kind: Step, Target: 1638}, {Kind: Step, Target: 1640}, {Kind: Step, Target: 1642}, {Kind: Step, Target: 1644}, {Kind: Step, Target: 1646}, {Kind: Step, Target: 1649}, {Kind: Step, Target: 1652}, {Kind: Step, Target: 1654}}}, // 1656 describedModel
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 173}}},                              // 1657 describedModel
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1659, Set: 169}}},                 // 1658 branchBindings
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1668, Set: 28}}},                  // 1659 branchBindings
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1665, Callee: 88}}},                 // 1660 branchBindings
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1662, Set: 29}}},                  // 1661 branchBindings
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1664, Callee: 88}}},                 // 1662 branchBindings
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1661}}},                             // 1663 branchBindings
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1667}}},                             // 1664 branchBindings
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1663}, {Kind: Step, Target: 1666}}}, // 1665 branchBindings
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1669}}},                             // 1666 branchBindings
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1665}}},                             // 1667 branchBindings
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1660}, {Kind: Step, Target: 1669}}}, // 1668 branchBindings
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1670}}},                             // 1669 branchBindings
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1671, Set: 30}}},                  // 1670 branchBindings
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 175}}},                              // 1671 branchBindings
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1673, Callee: 287}}},                // 1672 branchBinding
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1674, Set: 170}}},                 // 1673 branchBinding
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1675, Callee: 135}}},                // 1674 branchBinding
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 177}}},                              // 1675 branchBinding
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1678, Set: 171}}},                 // 1676 describeTransaction
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1679, Set: 26}}},                  // 1677 describeTransaction
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1677}, {Kind: Step, Target: 1679}}}, // 1678 describeTransaction
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1682}}},                             // 1679 describeTransaction
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1681, Set: 172}}},                 // 1680 describeTransaction
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1683, Callee: 128}}},                // 1681 describeTransaction
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1680}, {Kind: Step, Target: 1683}}}, // 1682 describeTransaction
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1685}}},                             // 1683 describeTransaction
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1686, Callee: 90}}},                 // 1684 describeTransaction
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1684}, {Kind: Step, Target: 1686}}}, // 1685 describeTransaction
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 179}}},                              // 1686 describeTransaction
	{Rule: 90, Edges: []Edge{{Kind: Accept, Target: 1688, Set: 90}}},                  // 1687 formatSelector
	{Rule: 90, Edges: []Edge{{Kind: Accept, Target: 1689, Set: 173}}},                 // 1688 formatSelector
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 181}}},                              // 1689 formatSelector
	{Rule: 91, Edges: []Edge{{Kind: Accept, Target: 1691, Set: 174}}},                 // 1690 cordonNode
	{Rule: 91, Edges: []Edge{{Kind: Accept, Target: 1692, Set: 175}}},                 // 1691 cordonNode
	{Rule: 91, Edges: []Edge{{Kind: Call, Target: 1693, Callee: 317}}},                // 1692 cordonNode
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 183}}},                              // 1693 cordonNode
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1695, Set: 176}}},                 // 1694 uncordonNode
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1696, Set: 175}}},                 // 1695 uncordonNode
	{Rule: 92, Edges: []Edge{{Kind: Call, Target: 1697, Callee: 317}}},                // 1696 uncordonNode
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 185}}},                              // 1697 uncordonNode
	{Rule: 93, Edges: []Edge{{Kind: Accept, Target: 1699, Set: 177}}},                 // 1698 drainNode
	{Rule: 93, Edges: []Edge{{Kind: Accept, Target: 1700, Set: 175}}},                 // 1699 drainNode
	{Rule: 93, Edges: []Edge{{Kind: Call, Target: 1701, Callee: 317}}},                // 1700 drainNode
	{Rule: 93, Edges: []Edge{{Kind: Step, Target: 187}}},                              // 1701 drainNode
	{Rule: 94, Edges: []Edge{{Kind: Accept, Target: 1703, Set: 175}}},                 // 1702 dropNode
	{Rule: 94, Edges: []Edge{{Kind: Call, Target: 1704, Callee: 317}}},                // 1703 dropNode
	{Rule: 94, Edges: []Edge{{Kind: Step, Target: 189}}},                              // 1704 dropNode
	{Rule: 95, Edges: []Edge{{Kind: Accept, Target: 1706, Set: 178}}},                 // 1705 relocate
	{Rule: 95, Edges: []Edge{{Kind: Call, Target: 1707, Callee: 96}}},                 // 1706 relocate
	{Rule: 95, Edges: []Edge{{Kind: Step, Target: 191}}},                              // 1707 relocate
	{Rule: 96, Edges: []Edge{{Kind: Call, Target: 1715, Callee: 97}}},                 // 1708 relocation
	{Rule: 96, Edges: []Edge{{Kind: Accept, Target: 1710, Set: 57}}},                  // 1709 relocation
	{Rule: 96, Edges: []Edge{{Kind: Call, Target: 1711, Callee: 97}}},                 // 1710 relocation
	{Rule: 96, Edges: []Edge{{Kind: Accept, Target: 1712, Set: 42}}},                  // 1711 relocation
	{Rule: 96, Edges: []Edge{{Kind: Call, Target: 1713, Callee: 97}}},                 // 1712 relocation
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 1715}}},                             // 1713 relocation
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 1708}, {Kind: Step, Target: 1709}}}, // 1714 relocation
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 1716}}},                             // 1715 relocation
	{Rule: 96, Edges: []Edge{{Kind: Accept, Target: 1717, Set: 179}}},                 // 1716 relocation
	{Rule: 96, Edges: []Edge{{Kind: Accept, Target: 1718, Set: 175}}},                 // 1717 relocation
	{Rule: 96, Edges: []Edge{{Kind: Call, Target: 1719, Callee: 317}}},                // 1718 relocation
	{Rule: 96, Edges: []Edge{{Kind: Call, Target: 1729, Callee: 98}}},                 // 1719 relocation
	{Rule: 96, Edges: []Edge{{Kind: Accept, Target: 1722, Set: 29}}},                  // 1720 relocation
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 1720}, {Kind: Step, Target: 1722}}}, // 1721 relocation
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 1723}}},                             // 1722 relocation
	{Rule: 96, Edges: []Edge{{Kind: Accept, Target: 1724, Set: 75}}},                  // 1723 relocation
	{Rule: 96, Edges: []Edge{{Kind: Call, Target: 1725, Callee: 99}}},                 // 1724 relocation
	{Rule: 96, Edges: []Edge{{Kind: Call, Target: 1726, Callee: 98}}},                 // 1725 relocation
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 1728}}},                             // 1726 relocation
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 1721}}},                             // 1727 relocation
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 1731}}},                             // 1728 relocation
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 1727}, {Kind: Step, Target: 1730}}}, // 1729 relocation
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 193}}},                              // 1730 relocation
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 1729}}},                             // 1731 relocation
	{Rule: 97, Edges: []Edge{{Kind: Call, Target: 1737, Callee: 99}}},                 // 1732 members
	{Rule: 97, Edges: []Edge{{Kind: Accept, Target: 1734, Set: 29}}},                  // 1733 members
	{Rule: 97, Edges: []Edge{{Kind: Call, Target: 1736, Callee: 99}}},                 // 1734 members
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1733}}},                             // 1735 members
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1739}}},                             // 1736 members
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1735}, {Kind: Step, Target: 1738}}}, // 1737 members
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 195}}},                              // 1738 members
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1737}}},                             // 1739 members
	{Rule: 98, Edges: []Edge{{Kind: Accept, Target: 1741, Set: 180}}},                 // 1740 preferences
	{Rule: 98, Edges: []Edge{{Kind: Accept, Target: 1742, Set: 181}}},                 // 1741 preferences
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 197}}},                              // 1742 preferences
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1744, Set: 157}}},                 // 1743 member
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1773, Callee: 300}}},                // 1744 member
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1746, Set: 162}}},                 // 1745 member
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1773, Callee: 301}}},                // 1746 member
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1748, Set: 165}}},                 // 1747 member
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1773, Callee: 309}}},                // 1748 member
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1750, Set: 158}}},                 // 1749 member
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1773, Callee: 302}}},                // 1750 member
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1752, Set: 159}}},                 // 1751 member
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1773, Callee: 303}}},                // 1752 member
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1754, Set: 164}}},                 // 1753 member
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1773, Callee: 306}}},                // 1754 member
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1756, Set: 163}}},                 // 1755 member
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1773, Callee: 304}}},                // 1756 member
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1758, Set: 160}}},                 // 1757 member
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1759, Set: 81}}},                  // 1758 member
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1773, Callee: 305}}},                // 1759 member
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1761, Set: 79}}},                  // 1760 member
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1773, Callee: 307}}},                // 1761 member
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1763, Set: 80}}},                  // 1762 member
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1764, Set: 81}}},                  // 1763 member
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1773, Callee: 308}}},                // 1764 member
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1766, Set: 161}}},                 // 1765 member
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1773, Callee: 310}}},                // 1766 member
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1768, Set: 82}}},                  // 1767 member
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1769, Set: 83}}},                  // 1768 member
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1773, Callee: 312}}},                // 1769 member
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1771, Set: 109}}},                 // 1770 member
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1773, Callee: 299}}},                // 1771 member
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1743}, {Kind: Step, Target: 1745}, {Kind: Step, Target: 1747}, {Kind: Step, Target: 1749}, {Kind: Step, Target: 1751}, {Kind: Step, Target: 1753}, {Kind: Step, Target: 1755}, {Kind: Step, Target: 1757}, {Kind: Step, Target: 1760}, {Kind: Step, Target: 1762}, {Kind: Step, Target: 1765}, {Kind: Step, Target: 1767}, {Kind: Step, Target: 1770}}}, // 1772 member
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 199}}},                                                                                       // 1773 member
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1775, Set: 182}}},                                                                         // 1774 useDomain
	{Rule: 100, Edges: []Edge{{Kind: Call, Target: 1776, Callee: 315}}},                                                                        // 1775 useDomain
	{Rule: 100, Edges: []Edge{{Kind: Step, Target: 201}}},                                                                                      // 1776 useDomain
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1778, Set: 183}}},                                                                         // 1777 listDomains
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1779, Set: 184}}},                                                                         // 1778 listDomains
	{Rule: 101, Edges: []Edge{{Kind: Step, Target: 203}}},                                                                                      // 1779 listDomains
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1781, Set: 185}}},                                                                         // 1780 begin
	{Rule: 102, Edges: []Edge{{Kind: Step, Target: 205}}},                                                                                      // 1781 begin
	{Rule: 103, Edges: []Edge{{Kind: Accept, Target: 1783, Set: 186}}},                                                                         // 1782 commit
	{Rule: 103, Edges: []Edge{{Kind: Step, Target: 207}}},                                                                                      // 1783 commit
	{Rule: 104, Edges: []Edge{{Kind: Accept, Target: 1785, Set: 187}}},                                                                         // 1784 revert
	{Rule: 104, Edges: []Edge{{Kind: Step, Target: 209}}},                                                                                      // 1785 revert
	{Rule: 105, Edges: []Edge{{Kind: Accept, Target: 1787, Set: 188}}},                                                                         // 1786 attachTransaction
	{Rule: 105, Edges: []Edge{{Kind: Accept, Target: 1788, Set: 171}}},                                                                         // 1787 attachTransaction
	{Rule: 105, Edges: []Edge{{Kind: Accept, Target: 1789, Set: 26}}},                                                                          // 1788 attachTransaction
	{Rule: 105, Edges: []Edge{{Kind: Step, Target: 211}}},                                                                                      // 1789 attachTransaction
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1796, Set: 168}}},                                                                         // 1790 backup
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1797, Set: 152}}},                                                                         // 1791 backup
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1794, Set: 4}}},                                                                           // 1792 backup
	{Rule: 106, Edges: []Edge{{Kind: Call, Target: 1795, Callee: 315}}},                                                                        // 1793 backup
	{Rule: 106, Edges: []Edge{{Kind: Step, Target: 1793}, {Kind: Step, Target: 1795}}},                                                         // 1794 backup
	{Rule: 106, Edges: []Edge{{Kind: Step, Target: 1797}}},                                                                                     // 1795 backup
	{Rule: 106, Edges: []Edge{{Kind: Step, Target: 1791}, {Kind: Step, Target: 1792}}},                                                         // 1796 backup
	{Rule: 106, Edges: []Edge{{Kind: Step, Target: 1798}}},                                                                                     // 1797 backup
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1799, Set: 42}}},                                                                          // 1798 backup
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1802, Set: 26}}},                                                                          // 1799 backup
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1801, Set: 189}}},                                                                         // 1800 backup
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1803, Set: 190}}},                                                                         // 1801 backup
	{Rule: 106, Edges: []Edge{{Kind: Step, Target: 1800}, {Kind: Step, Target: 1803}}},                                                         // 1802 backup
	{Rule: 106, Edges: []Edge{{Kind: Step, Target: 1810}}},                                                                                     // 1803 backup
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1805, Set: 189}}},                                                                         // 1804 backup
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1811, Set: 112}}},                                                                         // 1805 backup
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1807, Set: 189}}},                                                                         // 1806 backup
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1811, Set: 191}}},                                                                         // 1807 backup
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1809, Set: 94}}},                                                                          // 1808 backup
	{Rule: 106, Edges: []Edge{{Kind: Call, Target: 1811, Callee: 130}}},                                                                        // 1809 backup
	{Rule: 106, Edges: []Edge{{Kind: Step, Target: 1804}, {Kind: Step, Target: 1806}, {Kind: Step, Target: 1808}, {Kind: Step, Target: 1811}}}, // 1810 backup
	{Rule: 106, Edges: []Edge{{Kind: Step, Target: 213}}},                                                                                      // 1811 backup
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1813, Set: 192}}},                                                                         // 1812 restore
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1814, Set: 152}}},                                                                         // 1813 restore
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1815, Set: 57}}},                                                                          // 1814 restore
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1817, Set: 26}}},                                                                          // 1815 restore
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1818, Set: 193}}},                                                                         // 1816 restore
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1816}, {Kind: Step, Target: 1818}}},                                                         // 1817 restore
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1823}}},                                                                                     // 1818 restore
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1820, Set: 65}}},                                                                          // 1819 restore
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1821, Set: 194}}},                                                                         // 1820 restore
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1822, Set: 24}}},                                                                          // 1821 restore
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1824, Set: 195}}},                                                                         // 1822 restore
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1819}, {Kind: Step, Target: 1824}}},                                                         // 1823 restore
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1825}}},                                                                                     // 1824 restore
	{Rule: 107, Edges: []Edge{{Kind: Call, Target: 1841, Callee: 108}}},                                                                        // 1825 restore
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1827, Set: 192}}},                                                                         // 1826 restore
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1828, Set: 4}}},                                                                           // 1827 restore
	{Rule: 107, Edges: []Edge{{Kind: Call, Target: 1831, Callee: 284}}},                                                                        // 1828 restore
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1830, Set: 69}}},                                                                          // 1829 restore
	{Rule: 107, Edges: []Edge{{Kind: Call, Target: 1832, Callee: 284}}},                                                                        // 1830 restore
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1829}, {Kind: Step, Target: 1832}}},                                                         // 1831 restore
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1833}}},                                                                                     // 1832 restore
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1834, Set: 57}}},                                                                          // 1833 restore
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1836, Set: 26}}},                                                                          // 1834 restore
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1837, Set: 193}}},                                                                         // 1835 restore
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1835}, {Kind: Step, Target: 1837}}},                                                         // 1836 restore
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1838}}},                                                                                     // 1837 restore
	{Rule: 107, Edges: []Edge{{Kind: Call, Target: 1839, Callee: 108}}},                                                                        // 1838 restore
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1841}}},                                                                                     // 1839 restore
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1812}, {Kind: Step, Target: 1826}}},                                                         // 1840 restore
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 215}}},                                                                                      // 1841 restore
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1843, Set: 196}}},                                                                         // 1842 restoreOptions
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1845, Set: 197}}},                                                                         // 1843 restoreOptions
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1842}, {Kind: Step, Target: 1845}}},                                                         // 1844 restoreOptions
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1851}}},                                                                                     // 1845 restoreOptions
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1847, Set: 189}}},                                                                         // 1846 restoreOptions
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1852, Set: 112}}},                                                                         // 1847 restoreOptions
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1849, Set: 189}}},                                                                         // 1848 restoreOptions
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1850, Set: 198}}},                                                                         // 1849 restoreOptions
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1852, Set: 199}}},                                                                         // 1850 restoreOptions
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1846}, {Kind: Step, Target: 1848}, {Kind: Step, Target: 1852}}},                             // 1851 restoreOptions
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 217}}},                                                                                      // 1852 restoreOptions
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1854}}},                                                                                     // 1853 expr
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1858, Callee: 110}}},                                                                        // 1854 expr
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1856, Set: 200}}},                                                                         // 1855 expr
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1858, Callee: 109, Tight: true}}},                                                           // 1856 expr
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1853}, {Kind: Step, Target: 1855}}},                                                         // 1857 expr
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1879}}},                                                                                     // 1858 expr
	{Rule: 109, Edges: []Edge{{Kind: Loop, Target: 1860}}},                                                                                     // 1859 expr
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1861, Set: 201}}},                                                                         // 1860 expr
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1878, Callee: 109, Tight: true}}},                                                           // 1861 expr
	{Rule: 109, Edges: []Edge{{Kind: Loop, Target: 1863}}},                                                                                     // 1862 expr
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1864, Set: 202}}},                                                                         // 1863 expr
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1878, Callee: 109, Tight: true}}},                                                           // 1864 expr
	{Rule: 109, Edges: []Edge{{Kind: Loop, Target: 1866}}},                                                                                     // 1865 expr
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1867, Set: 203}}},                                                                         // 1866 expr
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1878, Callee: 109, Tight: true}}},                                                           // 1867 expr
	{Rule: 109, Edges: []Edge{{Kind: Loop, Target: 1869}}},                                                                                     // 1868 expr
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1870, Set: 204}}},                                                                         // 1869 expr
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1878, Callee: 109, Tight: true}}},                                                           // 1870 expr
	{Rule: 109, Edges: []Edge{{Kind: Loop, Target: 1872}}},                                                                                     // 1871 expr
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1873, Set: 205}}},                                                                         // 1872 expr
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1878, Callee: 109, Tight: true}}},                                                           // 1873 expr
	{Rule: 109, Edges: []Edge{{Kind: Loop, Target: 1875}}},                                                                                     // 1874 expr
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1876, Set: 69}}},                                                                          // 1875 expr
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1878, Callee: 125}}},                                                                        // 1876 expr
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1859}, {Kind: Step, Target: 1862}, {Kind: Step, Target: 1865}, {Kind: Step, Target: 1868}, {Kind: Step, Target: 1871}, {Kind: Step, Target: 1874}}}, // 1877 expr
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1881}}},                             // 1878 expr
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1877}, {Kind: Step, Target: 1880}}}, // 1879 expr
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 219}}},                              // 1880 expr
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1879}}},                             // 1881 expr
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1894, Callee: 111}}},                // 1882 primary
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1894, Callee: 112}}},                // 1883 primary
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1894, Callee: 113}}},                // 1884 primary
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1894, Callee: 116}}},                // 1885 primary
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1894, Callee: 117}}},                // 1886 primary
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1894, Callee: 118}}},                // 1887 primary
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1894, Callee: 121}}},                // 1888 primary
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1890, Set: 28}}},                  // 1889 primary
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1891, Callee: 109}}},                // 1890 primary
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1892, Set: 30}}},                  // 1891 primary
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1894}}},                             // 1892 primary
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1882}, {Kind: Step, Target: 1883}, {Kind: Step, Target: 1884}, {Kind: Step, Target: 1885}, {Kind: Step, Target: 1886}, {Kind: Step, Target: 1887}, {Kind: Step, Target: 1888}, {Kind: Step, Target: 1889}}}, // 1893 primary
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 221}}},                                                          // 1894 primary
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1896, Set: 206}}},                                             // 1895 literal
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 223}}},                                                          // 1896 literal
	{Rule: 112, Edges: []Edge{{Kind: Accept, Target: 1898, Set: 140}}},                                             // 1897 udfCall
	{Rule: 112, Edges: []Edge{{Kind: Accept, Target: 1899, Set: 207}}},                                             // 1898 udfCall
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1900, Callee: 283}}},                                            // 1899 udfCall
	{Rule: 112, Edges: []Edge{{Kind: Accept, Target: 1901, Set: 28}}},                                              // 1900 udfCall
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1902, Callee: 115}}},                                            // 1901 udfCall
	{Rule: 112, Edges: []Edge{{Kind: Accept, Target: 1903, Set: 30}}},                                              // 1902 udfCall
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 225}}},                                                          // 1903 udfCall
	{Rule: 113, Edges: []Edge{{Kind: Call, Target: 1905, Callee: 114}}},                                            // 1904 call
	{Rule: 113, Edges: []Edge{{Kind: Accept, Target: 1906, Set: 28}}},                                              // 1905 call
	{Rule: 113, Edges: []Edge{{Kind: Call, Target: 1907, Callee: 115}}},                                            // 1906 call
	{Rule: 113, Edges: []Edge{{Kind: Accept, Target: 1908, Set: 30}}},                                              // 1907 call
	{Rule: 113, Edges: []Edge{{Kind: Step, Target: 227}}},                                                          // 1908 call
	{Rule: 114, Edges: []Edge{{Kind: Call, Target: 1910, Callee: 283}}},                                            // 1909 functionName
	{Rule: 114, Edges: []Edge{{Kind: Step, Target: 229}}},                                                          // 1910 functionName
	{Rule: 115, Edges: []Edge{{Kind: Call, Target: 1916, Callee: 109}}},                                            // 1911 arguments
	{Rule: 115, Edges: []Edge{{Kind: Accept, Target: 1913, Set: 29}}},                                              // 1912 arguments
	{Rule: 115, Edges: []Edge{{Kind: Call, Target: 1915, Callee: 109}}},                                            // 1913 arguments
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 1912}}},                                                         // 1914 arguments
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 1918}}},                                                         // 1915 arguments
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 1914}, {Kind: Step, Target: 1917}}},                             // 1916 arguments
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 1920}}},                                                         // 1917 arguments
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 1916}}},                                                         // 1918 arguments
	{Rule: 115, Edges: []Edge{{Kind: Accept, Target: 1921, Set: 29}}},                                              // 1919 arguments
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 1919}, {Kind: Step, Target: 1921}}},                             // 1920 arguments
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 1923}}},                                                         // 1921 arguments
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 1911}, {Kind: Step, Target: 1923}}},                             // 1922 arguments
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 231}}},                                                          // 1923 arguments
	{Rule: 116, Edges: []Edge{{Kind: Accept, Target: 1925, Set: 208}}},                                             // 1924 array
	{Rule: 116, Edges: []Edge{{Kind: Call, Target: 1930, Callee: 109}}},                                            // 1925 array
	{Rule: 116, Edges: []Edge{{Kind: Accept, Target: 1927, Set: 29}}},                                              // 1926 array
	{Rule: 116, Edges: []Edge{{Kind: Call, Target: 1929, Callee: 109}}},                                            // 1927 array
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1926}}},                                                         // 1928 array
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1932}}},                                                         // 1929 array
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1928}, {Kind: Step, Target: 1931}}},                             // 1930 array
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1934}}},                                                         // 1931 array
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1930}}},                                                         // 1932 array
	{Rule: 116, Edges: []Edge{{Kind: Accept, Target: 1935, Set: 29}}},                                              // 1933 array
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1933}, {Kind: Step, Target: 1935}}},                             // 1934 array
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1936}}},                                                         // 1935 array
	{Rule: 116, Edges: []Edge{{Kind: Accept, Target: 1937, Set: 209}}},                                             // 1936 array
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 233}}},                                                          // 1937 array
	{Rule: 117, Edges: []Edge{{Kind: Accept, Target: 1939, Set: 210}}},                                             // 1938 ifExpr
	{Rule: 117, Edges: []Edge{{Kind: Call, Target: 1940, Callee: 109}}},                                            // 1939 ifExpr
	{Rule: 117, Edges: []Edge{{Kind: Accept, Target: 1941, Set: 211}}},                                             // 1940 ifExpr
	{Rule: 117, Edges: []Edge{{Kind: Call, Target: 1942, Callee: 109}}},                                            // 1941 ifExpr
	{Rule: 117, Edges: []Edge{{Kind: Accept, Target: 1943, Set: 212}}},                                             // 1942 ifExpr
	{Rule: 117, Edges: []Edge{{Kind: Call, Target: 1944, Callee: 109}}},                                            // 1943 ifExpr
	{Rule: 117, Edges: []Edge{{Kind: Accept, Target: 1945, Set: 213}}},                                             // 1944 ifExpr
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 235}}},                                                          // 1945 ifExpr
	{Rule: 118, Edges: []Edge{{Kind: Accept, Target: 1948, Set: 214}}},                                             // 1946 caseExpr
	{Rule: 118, Edges: []Edge{{Kind: Call, Target: 1949, Callee: 119}}},                                            // 1947 caseExpr
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1947}, {Kind: Step, Target: 1949}}},                             // 1948 caseExpr
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1951}}},                                                         // 1949 caseExpr
	{Rule: 118, Edges: []Edge{{Kind: Call, Target: 1952, Callee: 120}}},                                            // 1950 caseExpr
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1950}}},                                                         // 1951 caseExpr
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1953}}},                                                         // 1952 caseExpr
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1951}, {Kind: Step, Target: 1954}}},                             // 1953 caseExpr
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1957}}},                                                         // 1954 caseExpr
	{Rule: 118, Edges: []Edge{{Kind: Accept, Target: 1956, Set: 212}}},                                             // 1955 caseExpr
	{Rule: 118, Edges: []Edge{{Kind: Call, Target: 1958, Callee: 109}}},                                            // 1956 caseExpr
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1955}, {Kind: Step, Target: 1958}}},                             // 1957 caseExpr
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1959}}},                                                         // 1958 caseExpr
	{Rule: 118, Edges: []Edge{{Kind: Accept, Target: 1960, Set: 213}}},                                             // 1959 caseExpr
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 237}}},                                                          // 1960 caseExpr
	{Rule: 119, Edges: []Edge{{Kind: Call, Target: 1962, Callee: 109}}},                                            // 1961 caseOperand
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 239}}},                                                          // 1962 caseOperand
	{Rule: 120, Edges: []Edge{{Kind: Accept, Target: 1964, Set: 215}}},                                             // 1963 whenArm
	{Rule: 120, Edges: []Edge{{Kind: Call, Target: 1965, Callee: 109}}},                                            // 1964 whenArm
	{Rule: 120, Edges: []Edge{{Kind: Accept, Target: 1966, Set: 211}}},                                             // 1965 whenArm
	{Rule: 120, Edges: []Edge{{Kind: Call, Target: 1967, Callee: 109}}},                                            // 1966 whenArm
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 241}}},                                                          // 1967 whenArm
	{Rule: 121, Edges: []Edge{{Kind: Call, Target: 1975, Callee: 123}}},                                            // 1968 fieldRef
	{Rule: 121, Edges: []Edge{{Kind: Call, Target: 1970, Callee: 124}}},                                            // 1969 fieldRef
	{Rule: 121, Edges: []Edge{{Kind: Accept, Target: 1971, Set: 216}}},                                             // 1970 fieldRef
	{Rule: 121, Edges: []Edge{{Kind: Call, Target: 1972, Callee: 123}}},                                            // 1971 fieldRef
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 1975}}},                                                         // 1972 fieldRef
	{Rule: 121, Edges: []Edge{{Kind: Call, Target: 1975, Callee: 122}}},                                            // 1973 fieldRef
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 1968}, {Kind: Step, Target: 1969}, {Kind: Step, Target: 1973}}}, // 1974 fieldRef
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 243}}},                                                          // 1975 fieldRef
	{Rule: 122, Edges: []Edge{{Kind: Accept, Target: 1977, Set: 217}}},                                             // 1976 stateRef
	{Rule: 122, Edges: []Edge{{Kind: Accept, Target: 1978, Set: 216}}},                                             // 1977 stateRef
	{Rule: 122, Edges: []Edge{{Kind: Call, Target: 1979, Callee: 283}}},                                            // 1978 stateRef
	{Rule: 122, Edges: []Edge{{Kind: Accept, Target: 1980, Set: 216}}},                                             // 1979 stateRef
	{Rule: 122, Edges: []Edge{{Kind: Call, Target: 1981, Callee: 123}}},                                            // 1980 stateRef
	{Rule: 122, Edges: []Edge{{Kind: Step, Target: 245}}},                                                          // 1981 stateRef
	{Rule: 123, Edges: []Edge{{Kind: Call, Target: 1983, Callee: 283}}},                                            // 1982 fieldName
	{Rule: 123, Edges: []Edge{{Kind: Step, Target: 247}}},                                                          // 1983 fieldName
	{Rule: 124, Edges: []Edge{{Kind: Accept, Target: 1985, Set: 218}}},                                             // 1984 scope
	{Rule: 124, Edges: []Edge{{Kind: Step, Target: 249}}},                                                          // 1985 scope
	{Rule: 125, Edges: []Edge{{Kind: Accept, Target: 1987, Set: 219}}},                                             // 1986 castType
	{Rule: 125, Edges: []Edge{{Kind: Step, Target: 251}}},                                                          // 1987 castType
	{Rule: 126, Edges: []Edge{{Kind: Accept, Target: 1989, Set: 210}}},                                             // 1988 ifNotExists
	{Rule: 126, Edges: []Edge{{Kind: Accept, Target: 1990, Set: 220}}},                                             // 1989 ifNotExists
	{Rule: 126, Edges: []Edge{{Kind: Accept, Target: 1991, Set: 221}}},                                             // 1990 ifNotExists
	{Rule: 126, Edges: []Edge{{Kind: Step, Target: 253}}},                                                          // 1991 ifNotExists
	{Rule: 127, Edges: []Edge{{Kind: Accept, Target: 1993, Set: 222}}},                                             // 1992 attachment
	{Rule: 127, Edges: []Edge{{Kind: Step, Target: 255}}},                                                          // 1993 attachment
	{Rule: 128, Edges: []Edge{{Kind: Accept, Target: 1995, Set: 22}}},                                              // 1994 count
	{Rule: 128, Edges: []Edge{{Kind: Step, Target: 257}}},                                                          // 1995 count
	{Rule: 129, Edges: []Edge{{Kind: Accept, Target: 1997, Set: 22}}},                                              // 1996 unsigned
	{Rule: 129, Edges: []Edge{{Kind: Step, Target: 259}}},                                                          // 1997 unsigned
	{Rule: 130, Edges: []Edge{{Kind: Accept, Target: 1999, Set: 22}}},                                              // 1998 duration
	{Rule: 130, Edges: []Edge{{Kind: Call, Target: 2000, Callee: 131}}},                                            // 1999 duration
	{Rule: 130, Edges: []Edge{{Kind: Step, Target: 261}}},                                                          // 2000 duration
	{Rule: 131, Edges: []Edge{{Kind: Accept, Target: 2002, Set: 223}}},                                             // 2001 durationUnit
	{Rule: 131, Edges: []Edge{{Kind: Step, Target: 263}}},                                                          // 2002 durationUnit
	{Rule: 132, Edges: []Edge{{Kind: Accept, Target: 2004, Set: 22}}},                                              // 2003 byteSize
	{Rule: 132, Edges: []Edge{{Kind: Call, Target: 2005, Callee: 133}}},                                            // 2004 byteSize
	{Rule: 132, Edges: []Edge{{Kind: Step, Target: 265}}},                                                          // 2005 byteSize
	{Rule: 133, Edges: []Edge{{Kind: Accept, Target: 2007, Set: 224}}},                                             // 2006 byteUnit
	{Rule: 133, Edges: []Edge{{Kind: Step, Target: 267}}},                                                          // 2007 byteUnit
	{Rule: 134, Edges: []Edge{{Kind: Call, Target: 2011, Callee: 280}}},                                            // 2008 externalName
	{Rule: 134, Edges: []Edge{{Kind: Accept, Target: 2011, Set: 26}}},                                              // 2009 externalName
	{Rule: 134, Edges: []Edge{{Kind: Step, Target: 2008}, {Kind: Step, Target: 2009}}},                             // 2010 externalName
	{Rule: 134, Edges: []Edge{{Kind: Step, Target: 269}}},                                                          // 2011 externalName
	{Rule: 135, Edges: []Edge{{Kind: Accept, Target: 2013, Set: 225}}},                                             // 2012 literalValue
	{Rule: 135, Edges: []Edge{{Kind: Step, Target: 271}}},                                                          // 2013 literalValue
	{Rule: 136, Edges: []Edge{{Kind: Accept, Target: 2015, Set: 71}}},                                              // 2014 resourceBinding
	{Rule: 136, Edges: []Edge{{Kind: Call, Target: 2017, Callee: 293}}},                                            // 2015 resourceBinding
	{Rule: 136, Edges: []Edge{{Kind: Call, Target: 2018, Callee: 137}}},                                            // 2016 resourceBinding
	{Rule: 136, Edges: []Edge{{Kind: Step, Target: 2016}, {Kind: Step, Target: 2018}}},                             // 2017 resourceBinding
	{Rule: 136, Edges: []Edge{{Kind: Step, Target: 273}}},                                                          // 2018 resourceBinding
	{Rule: 137, Edges: []Edge{{Kind: Accept, Target: 2022, Set: 73}}},                                              // 2019 versionSelector
	{Rule: 137, Edges: []Edge{{Kind: Call, Target: 2023, Callee: 129}}},                                            // 2020 versionSelector
	{Rule: 137, Edges: []Edge{{Kind: Accept, Target: 2023, Set: 226}}},                                             // 2021 versionSelector
	{Rule: 137, Edges: []Edge{{Kind: Step, Target: 2020}, {Kind: Step, Target: 2021}}},                             // 2022 versionSelector
	{Rule: 137, Edges: []Edge{{Kind: Step, Target: 275}}},                                                          // 2023 versionSelector
	{Rule: 138, Edges: []Edge{{Kind: Call, Target: 2029, Callee: 139}}},                                            // 2024 hostName
	{Rule: 138, Edges: []Edge{{Kind: Accept, Target: 2026, Set: 216}}},                                             // 2025 hostName
	{Rule: 138, Edges: []Edge{{Kind: Call, Target: 2028, Callee: 139}}},                                            // 2026 hostName
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 2025}}},                                                         // 2027 hostName
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 2031}}},                                                         // 2028 hostName
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 2027}, {Kind: Step, Target: 2030}}},                             // 2029 hostName
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 2034}}},                                                         // 2030 hostName
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 2029}}},                                                         // 2031 hostName
	{Rule: 138, Edges: []Edge{{Kind: Accept, Target: 2034, Set: 26}}},                                              // 2032 hostName
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 2024}, {Kind: Step, Target: 2032}}},                             // 2033 hostName
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 277}}},                                                          // 2034 hostName
	{Rule: 139, Edges: []Edge{{Kind: Call, Target: 2040, Callee: 140}}},                                            // 2035 hostLabel
	{Rule: 139, Edges: []Edge{{Kind: Accept, Target: 2037, Set: 227}}},                                             // 2036 hostLabel
	{Rule: 139, Edges: []Edge{{Kind: Call, Target: 2039, Callee: 140}}},                                            // 2037 hostLabel
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2036}}},                                                         // 2038 hostLabel
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2042}}},                                                         // 2039 hostLabel
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2038}, {Kind: Step, Target: 2041}}},                             // 2040 hostLabel
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 279}}},                                                          // 2041 hostLabel
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2040}}},                                                         // 2042 hostLabel
	{Rule: 140, Edges: []Edge{{Kind: Call, Target: 2053, Callee: 280}}},                                            // 2043 hostAtom
	{Rule: 140, Edges: []Edge{{Kind: Accept, Target: 2046, Set: 22}}},                                              // 2044 hostAtom
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2044}}},                                                         // 2045 hostAtom
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2047}}},                                                         // 2046 hostAtom
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2045}, {Kind: Step, Target: 2048}}},                             // 2047 hostAtom
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2050}}},                                                         // 2048 hostAtom
	{Rule: 140, Edges: []Edge{{Kind: Call, Target: 2051, Callee: 280}}},                                            // 2049 hostAtom
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2049}, {Kind: Step, Target: 2051}}},                             // 2050 hostAtom
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2053}}},                                                         // 2051 hostAtom
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2043}, {Kind: Step, Target: 2045}}},                             // 2052 hostAtom
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 281}}},                                                          // 2053 hostAtom
	{Rule: 141, Edges: []Edge{{Kind: Accept, Target: 2055, Set: 228}}},                                             // 2054 configBlock
	{Rule: 141, Edges: []Edge{{Kind: Accept, Target: 2067, Set: 229}}},                                             // 2055 configBlock
	{Rule: 141, Edges: []Edge{{Kind: Call, Target: 2061, Callee: 142}}},                                            // 2056 configBlock
	{Rule: 141, Edges: []Edge{{Kind: Accept, Target: 2058, Set: 29}}},                                              // 2057 configBlock
	{Rule: 141, Edges: []Edge{{Kind: Call, Target: 2060, Callee: 142}}},                                            // 2058 configBlock
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2057}}},                                                         // 2059 configBlock
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2063}}},                                                         // 2060 configBlock
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2059}, {Kind: Step, Target: 2062}}},                             // 2061 configBlock
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2065}}},                                                         // 2062 configBlock
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2061}}},                                                         // 2063 configBlock
	{Rule: 141, Edges: []Edge{{Kind: Accept, Target: 2066, Set: 29}}},                                              // 2064 configBlock
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2064}, {Kind: Step, Target: 2066}}},                             // 2065 configBlock
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2068}}},                                                         // 2066 configBlock
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2056}, {Kind: Step, Target: 2068}}},                             // 2067 configBlock
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2069}}},                                                         // 2068 configBlock
	{Rule: 141, Edges: []Edge{{Kind: Accept, Target: 2070, Set: 230}}},                                             // 2069 configBlock
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 283}}},                                                          // 2070 configBlock
	{Rule: 142, Edges: []Edge{{Kind: Accept, Target: 2072, Set: 26}}},                                              // 2071 configEntry
	{Rule: 142, Edges: []Edge{{Kind: Accept, Target: 2073, Set: 170}}},                                             // 2072 configEntry
	{Rule: 142, Edges: []Edge{{Kind: Call, Target: 2074, Callee: 143}}},                                            // 2073 configEntry
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 285}}},                                                          // 2074 configEntry
	{Rule: 143, Edges: []Edge{{Kind: Accept, Target: 2079, Set: 26}}},                                              // 2075 configValue
	{Rule: 143, Edges: []Edge{{Kind: Accept, Target: 2079, Set: 22}}},                                              // 2076 configValue
	{Rule: 143, Edges: []Edge{{Kind: Call, Target: 2079, Callee: 280}}},                                            // 2077 configValue
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2075}, {Kind: Step, Target: 2076}, {Kind: Step, Target: 2077}}}, // 2078 configValue
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 287}}},                                                          // 2079 configValue
	{Rule: 144, Edges: []Edge{{Kind: Call, Target: 2085, Callee: 145}}},                                            // 2080 inputs
	{Rule: 144, Edges: []Edge{{Kind: Accept, Target: 2082, Set: 29}}},                                              // 2081 inputs
	{Rule: 144, Edges: []Edge{{Kind: Call, Target: 2084, Callee: 145}}},                                            // 2082 inputs
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2081}}},                                                         // 2083 inputs
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2087}}},                                                         // 2084 inputs
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2083}, {Kind: Step, Target: 2086}}},                             // 2085 inputs
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2089}}},                                                         // 2086 inputs
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2085}}},                                                         // 2087 inputs
	{Rule: 144, Edges: []Edge{{Kind: Call, Target: 2090, Callee: 146}}},                                            // 2088 inputs
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2088}, {Kind: Step, Target: 2090}}},                             // 2089 inputs
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 289}}},                                                          // 2090 inputs
	{Rule: 145, Edges: []Edge{{Kind: Call, Target: 2093, Callee: 299}}},                                            // 2091 input
	{Rule: 145, Edges: []Edge{{Kind: Call, Target: 2094, Callee: 148}}},                                            // 2092 input
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2092}, {Kind: Step, Target: 2094}}},                             // 2093 input
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 291}}},                                                          // 2094 input
	{Rule: 146, Edges: []Edge{{Kind: Accept, Target: 2096, Set: 231}}},                                             // 2095 collect
	{Rule: 146, Edges: []Edge{{Kind: Accept, Target: 2097, Set: 75}}},                                              // 2096 collect
	{Rule: 146, Edges: []Edge{{Kind: Call, Target: 2102, Callee: 130}}},                                            // 2097 collect
	{Rule: 146, Edges: []Edge{{Kind: Accept, Target: 2099, Set: 105}}},                                             // 2098 collect
	{Rule: 146, Edges: []Edge{{Kind: Accept, Target: 2100, Set: 148}}},                                             // 2099 collect
	{Rule: 146, Edges: []Edge{{Kind: Accept, Target: 2101, Set: 232}}},                                             // 2100 collect
	{Rule: 146, Edges: []Edge{{Kind: Call, Target: 2103, Callee: 132}}},                                            // 2101 collect
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 2098}, {Kind: Step, Target: 2103}}},                             // 2102 collect
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 293}}},                                                          // 2103 collect
	{Rule: 147, Edges: []Edge{{Kind: Accept, Target: 2105, Set: 233}}},                                             // 2104 filter
	{Rule: 147, Edges: []Edge{{Kind: Call, Target: 2106, Callee: 148}}},                                            // 2105 filter
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 295}}},                                                          // 2106 filter
	{Rule: 148, Edges: []Edge{{Kind: Accept, Target: 2108, Set: 169}}},                                             // 2107 whereClause
	{Rule: 148, Edges: []Edge{{Kind: Call, Target: 2109, Callee: 109}}},                                            // 2108 whereClause
	{Rule: 148, Edges: []Edge{{Kind: Step, Target: 297}}},                                                          // 2109 whereClause
	{Rule: 149, Edges: []Edge{{Kind: Accept, Target: 2111, Set: 234}}},                                             // 2110 branching
	{Rule: 149, Edges: []Edge{{Kind: Accept, Target: 2112, Set: 114}}},                                             // 2111 branching
	{Rule: 149, Edges: []Edge{{Kind: Call, Target: 2115, Callee: 298}}},                                            // 2112 branching
	{Rule: 149, Edges: []Edge{{Kind: Accept, Target: 2115, Set: 235}}},                                             // 2113 branching
	{Rule: 149, Edges: []Edge{{Kind: Step, Target: 2110}, {Kind: Step, Target: 2113}}},                             // 2114 branching
	{Rule: 149, Edges: []Edge{{Kind: Step, Target: 299}}},                                                          // 2115 branching
	{Rule: 150, Edges: []Edge{{Kind: Accept, Target: 2117, Set: 60}}},                                              // 2116 stateDependency
	{Rule: 150, Edges: []Edge{{Kind: Accept, Target: 2118, Set: 111}}},                                             // 2117 stateDependency
	{Rule: 150, Edges: []Edge{{Kind: Accept, Target: 2119, Set: 112}}},                                             // 2118 stateDependency
	{Rule: 150, Edges: []Edge{{Kind: Call, Target: 2120, Callee: 299}}},                                            // 2119 stateDependency
	{Rule: 150, Edges: []Edge{{Kind: Call, Target: 2121, Callee: 151}}},                                            // 2120 stateDependency
	{Rule: 150, Edges: []Edge{{Kind: Step, Target: 301}}},                                                          // 2121 stateDependency
	{Rule: 151, Edges: []Edge{{Kind: Accept, Target: 2123, Set: 236}}},                                             // 2122 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Accept, Target: 2140, Set: 237}}},                                             // 2123 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Accept, Target: 2125, Set: 238}}},                                             // 2124 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Accept, Target: 2126, Set: 229}}},                                             // 2125 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Call, Target: 2131, Callee: 152}}},                                            // 2126 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Accept, Target: 2128, Set: 29}}},                                              // 2127 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Call, Target: 2130, Callee: 152}}},                                            // 2128 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 2127}}},                                                         // 2129 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 2133}}},                                                         // 2130 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 2129}, {Kind: Step, Target: 2132}}},                             // 2131 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 2135}}},                                                         // 2132 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 2131}}},                                                         // 2133 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Accept, Target: 2136, Set: 29}}},                                              // 2134 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 2134}, {Kind: Step, Target: 2136}}},                             // 2135 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 2137}}},                                                         // 2136 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Accept, Target: 2138, Set: 230}}},                                             // 2137 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 2140}}},                                                         // 2138 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 2122}, {Kind: Step, Target: 2124}}},                             // 2139 statePolicy
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 303}}},                                                          // 2140 statePolicy
	{Rule: 152, Edges: []Edge{{Kind: Call, Target: 2144, Callee: 283}}},                                            // 2141 defaultSet
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2144, Set: 26}}},                                              // 2142 defaultSet
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2141}, {Kind: Step, Target: 2142}}},                             // 2143 defaultSet
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2145}}},                                                         // 2144 defaultSet
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2146, Set: 170}}},                                             // 2145 defaultSet
	{Rule: 152, Edges: []Edge{{Kind: Call, Target: 2147, Callee: 109}}},                                            // 2146 defaultSet
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 305}}},                                                          // 2147 defaultSet
	{Rule: 153, Edges: []Edge{{Kind: Call, Target: 2150, Callee: 154}}},                                            // 2148 construction
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2148}, {Kind: Step, Target: 2150}}},                             // 2149 construction
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2152}}},                                                         // 2150 construction
	{Rule: 153, Edges: []Edge{{Kind: Call, Target: 2153, Callee: 156}}},                                            // 2151 construction
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2151}, {Kind: Step, Target: 2153}}},                             // 2152 construction
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2155}}},                                                         // 2153 construction
	{Rule: 153, Edges: []Edge{{Kind: Call, Target: 2156, Callee: 148}}},                                            // 2154 construction
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2154}, {Kind: Step, Target: 2156}}},                             // 2155 construction
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2158}}},                                                         // 2156 construction
	{Rule: 153, Edges: []Edge{{Kind: Call, Target: 2159, Callee: 159}}},                                            // 2157 construction
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2157}, {Kind: Step, Target: 2159}}},                             // 2158 construction
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 307}}},                                                          // 2159 construction
	{Rule: 154, Edges: []Edge{{Kind: Accept, Target: 2181, Set: 239}}},                                             // 2160 inherit
	{Rule: 154, Edges: []Edge{{Kind: Accept, Target: 2171, Set: 240}}},                                             // 2161 inherit
	{Rule: 154, Edges: []Edge{{Kind: Accept, Target: 2163, Set: 241}}},                                             // 2162 inherit
	{Rule: 154, Edges: []Edge{{Kind: Call, Target: 2168, Callee: 283}}},                                            // 2163 inherit
	{Rule: 154, Edges: []Edge{{Kind: Accept, Target: 2165, Set: 29}}},                                              // 2164 inherit
	{Rule: 154, Edges: []Edge{{Kind: Call, Target: 2167, Callee: 283}}},                                            // 2165 inherit
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2164}}},                                                         // 2166 inherit
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2170}}},                                                         // 2167 inherit
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2166}, {Kind: Step, Target: 2169}}},                             // 2168 inherit
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2172}}},                                                         // 2169 inherit
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2168}}},                                                         // 2170 inherit
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2162}, {Kind: Step, Target: 2172}}},                             // 2171 inherit
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2182}}},                                                         // 2172 inherit
	{Rule: 154, Edges: []Edge{{Kind: Call, Target: 2178, Callee: 155}}},                                            // 2173 inherit
	{Rule: 154, Edges: []Edge{{Kind: Accept, Target: 2175, Set: 29}}},                                              // 2174 inherit
	{Rule: 154, Edges: []Edge{{Kind: Call, Target: 2177, Callee: 155}}},                                            // 2175 inherit
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2174}}},                                                         // 2176 inherit
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2180}}},                                                         // 2177 inherit
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2176}, {Kind: Step, Target: 2179}}},                             // 2178 inherit
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2182}}},                                                         // 2179 inherit
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2178}}},                                                         // 2180 inherit
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2161}, {Kind: Step, Target: 2173}}},                             // 2181 inherit
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 309}}},                                                          // 2182 inherit
	{Rule: 155, Edges: []Edge{{Kind: Call, Target: 2186, Callee: 283}}},                                            // 2183 inheritItem
	{Rule: 155, Edges: []Edge{{Kind: Accept, Target: 2185, Set: 242}}},                                             // 2184 inheritItem
	{Rule: 155, Edges: []Edge{{Kind: Accept, Target: 2187, Set: 32}}},                                              // 2185 inheritItem
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2184}, {Kind: Step, Target: 2187}}},                             // 2186 inheritItem
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 311}}},                                                          // 2187 inheritItem
	{Rule: 156, Edges: []Edge{{Kind: Accept, Target: 2189, Set: 16}}},                                              // 2188 setClause
	{Rule: 156, Edges: []Edge{{Kind: Call, Target: 2194, Callee: 157}}},                                            // 2189 setClause
	{Rule: 156, Edges: []Edge{{Kind: Accept, Target: 2191, Set: 29}}},                                              // 2190 setClause
	{Rule: 156, Edges: []Edge{{Kind: Call, Target: 2193, Callee: 157}}},                                            // 2191 setClause
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2190}}},                                                         // 2192 setClause
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2196}}},                                                         // 2193 setClause
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2192}, {Kind: Step, Target: 2195}}},                             // 2194 setClause
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 313}}},                                                          // 2195 setClause
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2194}}},                                                         // 2196 setClause
	{Rule: 157, Edges: []Edge{{Kind: Call, Target: 2198, Callee: 158}}},                                            // 2197 assignment
	{Rule: 157, Edges: []Edge{{Kind: Accept, Target: 2199, Set: 170}}},                                             // 2198 assignment
	{Rule: 157, Edges: []Edge{{Kind: Call, Target: 2200, Callee: 109}}},                                            // 2199 assignment
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 315}}},                                                          // 2200 assignment
	{Rule: 158, Edges: []Edge{{Kind: Call, Target: 2206, Callee: 283}}},                                            // 2201 setTarget
	{Rule: 158, Edges: []Edge{{Kind: Accept, Target: 2203, Set: 243}}},                                             // 2202 setTarget
	{Rule: 158, Edges: []Edge{{Kind: Accept, Target: 2204, Set: 216}}},                                             // 2203 setTarget
	{Rule: 158, Edges: []Edge{{Kind: Call, Target: 2206, Callee: 283}}},                                            // 2204 setTarget
	{Rule: 158, Edges: []Edge{{Kind: Step, Target: 2201}, {Kind: Step, Target: 2202}}},                             // 2205 setTarget
	{Rule: 158, Edges: []Edge{{Kind: Step, Target: 317}}},                                                          // 2206 setTarget
	{Rule: 159, Edges: []Edge{{Kind: Accept, Target: 2208, Set: 244}}},                                             // 2207 invokeClause
	{Rule: 159, Edges: []Edge{{Kind: Call, Target: 2213, Callee: 160}}},                                            // 2208 invokeClause
	{Rule: 159, Edges: []Edge{{Kind: Accept, Target: 2210, Set: 29}}},                                              // 2209 invokeClause
	{Rule: 159, Edges: []Edge{{Kind: Call, Target: 2212, Callee: 160}}},                                            // 2210 invokeClause
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 2209}}},                                                         // 2211 invokeClause
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 2215}}},                                                         // 2212 invokeClause
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 2211}, {Kind: Step, Target: 2214}}},                             // 2213 invokeClause
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 319}}},                                                          // 2214 invokeClause
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 2213}}},                                                         // 2215 invokeClause
	{Rule: 160, Edges: []Edge{{Kind: Call, Target: 2217, Callee: 114}}},                                            // 2216 invocation
	{Rule: 160, Edges: []Edge{{Kind: Accept, Target: 2218, Set: 28}}},                                              // 2217 invocation
	{Rule: 160, Edges: []Edge{{Kind: Call, Target: 2219, Callee: 115}}},                                            // 2218 invocation
	{Rule: 160, Edges: []Edge{{Kind: Accept, Target: 2220, Set: 30}}},                                              // 2219 invocation
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 321}}},                                                          // 2220 invocation
	{Rule: 161, Edges: []Edge{{Kind: Accept, Target: 2230, Set: 245}}},                                             // 2221 flush
	{Rule: 161, Edges: []Edge{{Kind: Accept, Target: 2223, Set: 246}}},                                             // 2222 flush
	{Rule: 161, Edges: []Edge{{Kind: Call, Target: 2224, Callee: 130}}},                                            // 2223 flush
	{Rule: 161, Edges: []Edge{{Kind: Accept, Target: 2225, Set: 105}}},                                             // 2224 flush
	{Rule: 161, Edges: []Edge{{Kind: Accept, Target: 2226, Set: 148}}},                                             // 2225 flush
	{Rule: 161, Edges: []Edge{{Kind: Accept, Target: 2227, Set: 232}}},                                             // 2226 flush
	{Rule: 161, Edges: []Edge{{Kind: Call, Target: 2228, Callee: 132}}},                                            // 2227 flush
	{Rule: 161, Edges: []Edge{{Kind: Step, Target: 2231}}},                                                         // 2228 flush
	{Rule: 161, Edges: []Edge{{Kind: Accept, Target: 2231, Set: 247}}},                                             // 2229 flush
	{Rule: 161, Edges: []Edge{{Kind: Step, Target: 2222}, {Kind: Step, Target: 2229}}},                             // 2230 flush
	{Rule: 161, Edges: []Edge{{Kind: Step, Target: 323}}},                                                          // 2231 flush
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2233, Set: 248}}},                                             // 2232 retry
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2234, Set: 136}}},                                             // 2233 retry
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2235, Set: 249}}},                                             // 2234 retry
	{Rule: 162, Edges: []Edge{{Kind: Call, Target: 2236, Callee: 130}}},                                            // 2235 retry
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2237, Set: 105}}},                                             // 2236 retry
	{Rule: 162, Edges: []Edge{{Kind: Call, Target: 2238, Callee: 130}}},                                            // 2237 retry
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 325}}},                                                          // 2238 retry
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2240, Set: 250}}},                                             // 2239 ackTimeout
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2241, Set: 94}}},                                              // 2240 ackTimeout
	{Rule: 163, Edges: []Edge{{Kind: Call, Target: 2242, Callee: 130}}},                                            // 2241 ackTimeout
	{Rule: 163, Edges: []Edge{{Kind: Step, Target: 327}}},                                                          // 2242 ackTimeout
	{Rule: 164, Edges: []Edge{{Kind: Accept, Target: 2248, Set: 251}}},                                             // 2243 ackWindow
	{Rule: 164, Edges: []Edge{{Kind: Accept, Target: 2245, Set: 252}}},                                             // 2244 ackWindow
	{Rule: 164, Edges: []Edge{{Kind: Accept, Target: 2246, Set: 105}}},                                             // 2245 ackWindow
	{Rule: 164, Edges: []Edge{{Kind: Call, Target: 2248, Callee: 128}}},                                            // 2246 ackWindow
	{Rule: 164, Edges: []Edge{{Kind: Step, Target: 2243}, {Kind: Step, Target: 2244}}},                             // 2247 ackWindow
	{Rule: 164, Edges: []Edge{{Kind: Step, Target: 329}}},                                                          // 2248 ackWindow
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2250, Set: 65}}},                                              // 2249 messageError
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2251, Set: 61}}},                                              // 2250 messageError
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2266, Set: 253}}},                                             // 2251 messageError
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2267, Set: 254}}},                                             // 2252 messageError
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2267, Set: 255}}},                                             // 2253 messageError
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2255, Set: 99}}},                                              // 2254 messageError
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2256, Set: 42}}},                                              // 2255 messageError
	{Rule: 165, Edges: []Edge{{Kind: Call, Target: 2257, Callee: 299}}},                                            // 2256 messageError
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2258, Set: 16}}},                                              // 2257 messageError
	{Rule: 165, Edges: []Edge{{Kind: Call, Target: 2263, Callee: 166}}},                                            // 2258 messageError
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2260, Set: 29}}},                                              // 2259 messageError
	{Rule: 165, Edges: []Edge{{Kind: Call, Target: 2262, Callee: 166}}},                                            // 2260 messageError
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 2259}}},                                                         // 2261 messageError
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 2265}}},                                                         // 2262 messageError
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 2261}, {Kind: Step, Target: 2264}}},                             // 2263 messageError
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 2267}}},                                                         // 2264 messageError
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 2263}}},                                                         // 2265 messageError
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 2252}, {Kind: Step, Target: 2253}, {Kind: Step, Target: 2254}}}, // 2266 messageError
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 331}}},                                                          // 2267 messageError
	{Rule: 166, Edges: []Edge{{Kind: Call, Target: 2269, Callee: 283}}},                                            // 2268 errorSet
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2270, Set: 170}}},                                             // 2269 errorSet
	{Rule: 166, Edges: []Edge{{Kind: Call, Target: 2271, Callee: 109}}},                                            // 2270 errorSet
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 333}}},                                                          // 2271 errorSet
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2273, Set: 65}}},                                              // 2272 generalError
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2274, Set: 256}}},                                             // 2273 generalError
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2275, Set: 253}}},                                             // 2274 generalError
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2276, Set: 257}}},                                             // 2275 generalError
	{Rule: 167, Edges: []Edge{{Kind: Step, Target: 335}}},                                                          // 2276 generalError
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2278, Set: 42}}},                                              // 2277 route
	{Rule: 168, Edges: []Edge{{Kind: Call, Target: 2279, Callee: 299}}},                                            // 2278 route
	{Rule: 168, Edges: []Edge{{Kind: Call, Target: 2280, Callee: 153}}},                                            // 2279 route
	{Rule: 168, Edges: []Edge{{Kind: Call, Target: 2281, Callee: 161}}},                                            // 2280 route
	{Rule: 168, Edges: []Edge{{Kind: Call, Target: 2282, Callee: 165}}},                                            // 2281 route
	{Rule: 168, Edges: []Edge{{Kind: Step, Target: 337}}},                                                          // 2282 route
	{Rule: 169, Edges: []Edge{{Kind: Accept, Target: 2284, Set: 42}}},                                              // 2283 entryRoute
	{Rule: 169, Edges: []Edge{{Kind: Call, Target: 2285, Callee: 299}}},                                            // 2284 entryRoute
	{Rule: 169, Edges: []Edge{{Kind: Call, Target: 2286, Callee: 153}}},                                            // 2285 entryRoute
	{Rule: 169, Edges: []Edge{{Kind: Call, Target: 2287, Callee: 170}}},                                            // 2286 entryRoute
	{Rule: 169, Edges: []Edge{{Kind: Call, Target: 2288, Callee: 161}}},                                            // 2287 entryRoute
	{Rule: 169, Edges: []Edge{{Kind: Call, Target: 2289, Callee: 165}}},                                            // 2288 entryRoute
	{Rule: 169, Edges: []Edge{{Kind: Step, Target: 339}}},                                                          // 2289 entryRoute
	{Rule: 170, Edges: []Edge{{Kind: Accept, Target: 2291, Set: 234}}},                                             // 2290 entryBranch
	{Rule: 170, Edges: []Edge{{Kind: Accept, Target: 2292, Set: 114}}},                                             // 2291 entryBranch
	{Rule: 170, Edges: []Edge{{Kind: Call, Target: 2302, Callee: 298}}},                                            // 2292 entryBranch
	{Rule: 170, Edges: []Edge{{Kind: Accept, Target: 2294, Set: 16}}},                                              // 2293 entryBranch
	{Rule: 170, Edges: []Edge{{Kind: Call, Target: 2299, Callee: 171}}},                                            // 2294 entryBranch
	{Rule: 170, Edges: []Edge{{Kind: Accept, Target: 2296, Set: 29}}},                                              // 2295 entryBranch
	{Rule: 170, Edges: []Edge{{Kind: Call, Target: 2298, Callee: 171}}},                                            // 2296 entryBranch
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 2295}}},                                                         // 2297 entryBranch
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 2301}}},                                                         // 2298 entryBranch
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 2297}, {Kind: Step, Target: 2300}}},                             // 2299 entryBranch
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 2303}}},                                                         // 2300 entryBranch
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 2299}}},                                                         // 2301 entryBranch
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 2293}, {Kind: Step, Target: 2303}}},                             // 2302 entryBranch
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 2306}}},                                                         // 2303 entryBranch
	{Rule: 170, Edges: []Edge{{Kind: Accept, Target: 2306, Set: 235}}},                                             // 2304 entryBranch
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 2290}, {Kind: Step, Target: 2304}}},                             // 2305 entryBranch
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 341}}},                                                          // 2306 entryBranch
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2312, Callee: 283}}},                                            // 2307 branchSet
	{Rule: 171, Edges: []Edge{{Kind: Accept, Target: 2309, Set: 103}}},                                             // 2308 branchSet
	{Rule: 171, Edges: []Edge{{Kind: Accept, Target: 2310, Set: 216}}},                                             // 2309 branchSet
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2312, Callee: 283}}},                                            // 2310 branchSet
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2307}, {Kind: Step, Target: 2308}}},                             // 2311 branchSet
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2313}}},                                                         // 2312 branchSet
	{Rule: 171, Edges: []Edge{{Kind: Accept, Target: 2314, Set: 170}}},                                             // 2313 branchSet
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2315, Callee: 109}}},                                            // 2314 branchSet
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 343}}},                                                          // 2315 branchSet
	{Rule: 172, Edges: []Edge{{Kind: Accept, Target: 2317, Set: 42}}},                                              // 2316 setRoute
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2318, Callee: 299}}},                                            // 2317 setRoute
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2320, Callee: 156}}},                                            // 2318 setRoute
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2321, Callee: 148}}},                                            // 2319 setRoute
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2319}, {Kind: Step, Target: 2321}}},                             // 2320 setRoute
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2322}}},                                                         // 2321 setRoute
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2323, Callee: 161}}},                                            // 2322 setRoute
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2324, Callee: 165}}},                                            // 2323 setRoute
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 345}}},                                                          // 2324 setRoute
	{Rule: 173, Edges: []Edge{{Kind: Accept, Target: 2326, Set: 42}}},                                              // 2325 windowRoute
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2327, Callee: 299}}},                                            // 2326 windowRoute
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2329, Callee: 156}}},                                            // 2327 windowRoute
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2330, Callee: 148}}},                                            // 2328 windowRoute
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2328}, {Kind: Step, Target: 2330}}},                             // 2329 windowRoute
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2331}}},                                                         // 2330 windowRoute
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2332, Callee: 165}}},                                            // 2331 windowRoute
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 347}}},                                                          // 2332 windowRoute
	{Rule: 174, Edges: []Edge{{Kind: Accept, Target: 2334, Set: 42}}},                                              // 2333 wasmRoute
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2336, Callee: 299}}},                                            // 2334 wasmRoute
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2337, Callee: 156}}},                                            // 2335 wasmRoute
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 2335}, {Kind: Step, Target: 2337}}},                             // 2336 wasmRoute
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 2339}}},                                                         // 2337 wasmRoute
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2340, Callee: 148}}},                                            // 2338 wasmRoute
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 2338}, {Kind: Step, Target: 2340}}},                             // 2339 wasmRoute
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 2341}}},                                                         // 2340 wasmRoute
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2342, Callee: 165}}},                                            // 2341 wasmRoute
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 349}}},                                                          // 2342 wasmRoute
	{Rule: 175, Edges: []Edge{{Kind: Accept, Target: 2344, Set: 162}}},                                             // 2343 createReingestor
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2345, Callee: 284}}},                                            // 2344 createReingestor
	{Rule: 175, Edges: []Edge{{Kind: Accept, Target: 2346, Set: 57}}},                                              // 2345 createReingestor
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2348, Callee: 144}}},                                            // 2346 createReingestor
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2349, Callee: 147}}},                                            // 2347 createReingestor
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2347}, {Kind: Step, Target: 2349}}},                             // 2348 createReingestor
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2353}}},                                                         // 2349 createReingestor
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2352, Callee: 150}}},                                            // 2350 createReingestor
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2350}}},                                                         // 2351 createReingestor
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2355}}},                                                         // 2352 createReingestor
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2351}, {Kind: Step, Target: 2354}}},                             // 2353 createReingestor
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2357}}},                                                         // 2354 createReingestor
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2353}}},                                                         // 2355 createReingestor
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2358, Callee: 169}}},                                            // 2356 createReingestor
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2356}}},                                                         // 2357 createReingestor
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2359}}},                                                         // 2358 createReingestor
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2357}, {Kind: Step, Target: 2360}}},                             // 2359 createReingestor
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 351}}},                                                          // 2360 createReingestor
	{Rule: 176, Edges: []Edge{{Kind: Accept, Target: 2362, Set: 162}}},                                             // 2361 alterReingestor
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2363, Callee: 301}}},                                            // 2362 alterReingestor
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2368, Callee: 177}}},                                            // 2363 alterReingestor
	{Rule: 176, Edges: []Edge{{Kind: Accept, Target: 2365, Set: 29}}},                                              // 2364 alterReingestor
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2367, Callee: 177}}},                                            // 2365 alterReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2364}}},                                                         // 2366 alterReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2370}}},                                                         // 2367 alterReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2366}, {Kind: Step, Target: 2369}}},                             // 2368 alterReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 353}}},                                                          // 2369 alterReingestor
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2368}}},                                                         // 2370 alterReingestor
	{Rule: 177, Edges: []Edge{{Kind: Call, Target: 2376, Callee: 178}}},                                            // 2371 reingestorOperation
	{Rule: 177, Edges: []Edge{{Kind: Accept, Target: 2373, Set: 258}}},                                             // 2372 reingestorOperation
	{Rule: 177, Edges: []Edge{{Kind: Accept, Target: 2374, Set: 259}}},                                             // 2373 reingestorOperation
	{Rule: 177, Edges: []Edge{{Kind: Call, Target: 2376, Callee: 169}}},                                            // 2374 reingestorOperation
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2371}, {Kind: Step, Target: 2372}}},                             // 2375 reingestorOperation
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 355}}},                                                          // 2376 reingestorOperation
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2406, Callee: 179}}},                                            // 2377 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2379, Set: 16}}},                                              // 2378 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2380, Set: 233}}},                                             // 2379 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2406, Callee: 148}}},                                            // 2380 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2382, Set: 40}}},                                              // 2381 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2383, Set: 233}}},                                             // 2382 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2406, Set: 169}}},                                             // 2383 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2385, Set: 38}}},                                              // 2384 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2386, Set: 111}}},                                             // 2385 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2387, Set: 112}}},                                             // 2386 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2388, Callee: 299}}},                                            // 2387 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2389, Callee: 151}}},                                            // 2388 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2406}}},                                                         // 2389 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2391, Set: 40}}},                                              // 2390 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2392, Set: 111}}},                                             // 2391 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2393, Set: 112}}},                                             // 2392 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2406, Callee: 299}}},                                            // 2393 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2395, Set: 2}}},                                               // 2394 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2396, Set: 111}}},                                             // 2395 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2397, Set: 112}}},                                             // 2396 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2398, Callee: 299}}},                                            // 2397 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2399, Set: 16}}},                                              // 2398 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2400, Callee: 151}}},                                            // 2399 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2406}}},                                                         // 2400 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2402, Set: 40}}},                                              // 2401 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2403, Set: 259}}},                                             // 2402 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2404, Set: 42}}},                                              // 2403 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2406, Callee: 299}}},                                            // 2404 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2377}, {Kind: Step, Target: 2378}, {Kind: Step, Target: 2381}, {Kind: Step, Target: 2384}, {Kind: Step, Target: 2390}, {Kind: Step, Target: 2394}, {Kind: Step, Target: 2401}}}, // 2405 nodeOperation
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 357}}},                              // 2406 nodeOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2408, Set: 38}}},                  // 2407 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2409, Set: 57}}},                  // 2408 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2411, Callee: 299}}},                // 2409 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2412, Callee: 148}}},                // 2410 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2410}, {Kind: Step, Target: 2412}}}, // 2411 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2432}}},                             // 2412 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2414, Set: 40}}},                  // 2413 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2415, Set: 57}}},                  // 2414 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2432, Callee: 299}}},                // 2415 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2417, Set: 2}}},                   // 2416 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2418, Set: 57}}},                  // 2417 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2423, Callee: 299}}},                // 2418 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2420, Set: 16}}},                  // 2419 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2424, Callee: 148}}},                // 2420 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2422, Set: 40}}},                  // 2421 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2424, Set: 169}}},                 // 2422 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2419}, {Kind: Step, Target: 2421}}}, // 2423 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2432}}},                             // 2424 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2426, Set: 16}}},                  // 2425 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2432, Callee: 146}}},                // 2426 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2428, Set: 40}}},                  // 2427 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2432, Set: 231}}},                 // 2428 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2430, Set: 16}}},                  // 2429 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2432, Callee: 127}}},                // 2430 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2407}, {Kind: Step, Target: 2413}, {Kind: Step, Target: 2416}, {Kind: Step, Target: 2425}, {Kind: Step, Target: 2427}, {Kind: Step, Target: 2429}}}, // 2431 inputOperation
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 359}}},                                                                                      // 2432 inputOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2434, Set: 158}}},                                                                         // 2433 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2435, Callee: 284}}},                                                                        // 2434 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2436, Set: 57}}},                                                                          // 2435 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2438, Callee: 144}}},                                                                        // 2436 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2439, Callee: 147}}},                                                                        // 2437 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2437}, {Kind: Step, Target: 2439}}},                                                         // 2438 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2440}}},                                                                                     // 2439 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2444, Callee: 149}}},                                                                        // 2440 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2443, Callee: 150}}},                                                                        // 2441 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2441}}},                                                                                     // 2442 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2446}}},                                                                                     // 2443 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2442}, {Kind: Step, Target: 2445}}},                                                         // 2444 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2448}}},                                                                                     // 2445 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2444}}},                                                                                     // 2446 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2449, Callee: 168}}},                                                                        // 2447 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2447}}},                                                                                     // 2448 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2450}}},                                                                                     // 2449 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2448}, {Kind: Step, Target: 2451}}},                                                         // 2450 createJunction
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 361}}},                                                                                      // 2451 createJunction
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2453, Set: 159}}},                                                                         // 2452 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2454, Callee: 284}}},                                                                        // 2453 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2455, Set: 57}}},                                                                          // 2454 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2457, Callee: 144}}},                                                                        // 2455 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2458, Callee: 147}}},                                                                        // 2456 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2456}, {Kind: Step, Target: 2458}}},                                                         // 2457 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2459}}},                                                                                     // 2458 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2460, Callee: 182}}},                                                                        // 2459 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2461, Callee: 183}}},                                                                        // 2460 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2465, Callee: 149}}},                                                                        // 2461 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2464, Callee: 150}}},                                                                        // 2462 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2462}}},                                                                                     // 2463 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2467}}},                                                                                     // 2464 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2463}, {Kind: Step, Target: 2466}}},                                                         // 2465 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2469}}},                                                                                     // 2466 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2465}}},                                                                                     // 2467 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2470, Callee: 168}}},                                                                        // 2468 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2468}}},                                                                                     // 2469 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2471}}},                                                                                     // 2470 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2469}, {Kind: Step, Target: 2472}}},                                                         // 2471 createDeduplicator
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 363}}},                                                                                      // 2472 createDeduplicator
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2474, Set: 260}}},                                                                         // 2473 deduplicateOn
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2475, Set: 65}}},                                                                          // 2474 deduplicateOn
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2480, Callee: 109}}},                                                                        // 2475 deduplicateOn
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2477, Set: 29}}},                                                                          // 2476 deduplicateOn
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2479, Callee: 109}}},                                                                        // 2477 deduplicateOn
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2476}}},                                                                                     // 2478 deduplicateOn
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2482}}},                                                                                     // 2479 deduplicateOn
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2478}, {Kind: Step, Target: 2481}}},                                                         // 2480 deduplicateOn
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 365}}},                                                                                      // 2481 deduplicateOn
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2480}}},                                                                                     // 2482 deduplicateOn
	{Rule: 183, Edges: []Edge{{Kind: Accept, Target: 2484, Set: 105}}},                                                                         // 2483 maxTime
	{Rule: 183, Edges: []Edge{{Kind: Accept, Target: 2485, Set: 20}}},                                                                          // 2484 maxTime
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2486, Callee: 130}}},                                                                        // 2485 maxTime
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 367}}},                                                                                      // 2486 maxTime
	{Rule: 184, Edges: []Edge{{Kind: Accept, Target: 2488, Set: 163}}},                                                                         // 2487 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2489, Callee: 284}}},                                                                        // 2488 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Accept, Target: 2490, Set: 57}}},                                                                          // 2489 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2492, Callee: 144}}},                                                                        // 2490 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2493, Callee: 147}}},                                                                        // 2491 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2491}, {Kind: Step, Target: 2493}}},                                                         // 2492 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2494}}},                                                                                     // 2493 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2495, Callee: 185}}},                                                                        // 2494 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2496, Callee: 183}}},                                                                        // 2495 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2500, Callee: 149}}},                                                                        // 2496 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2499, Callee: 150}}},                                                                        // 2497 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2497}}},                                                                                     // 2498 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2502}}},                                                                                     // 2499 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2498}, {Kind: Step, Target: 2501}}},                                                         // 2500 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2504}}},                                                                                     // 2501 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2500}}},                                                                                     // 2502 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2505, Callee: 168}}},                                                                        // 2503 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2503}}},                                                                                     // 2504 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2506}}},                                                                                     // 2505 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2504}, {Kind: Step, Target: 2507}}},                                                         // 2506 createReorderer
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 369}}},                                                                                      // 2507 createReorderer
	{Rule: 185, Edges: []Edge{{Kind: Accept, Target: 2509, Set: 114}}},                                                                         // 2508 orderBy
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2514, Callee: 109}}},                                                                        // 2509 orderBy
	{Rule: 185, Edges: []Edge{{Kind: Accept, Target: 2511, Set: 29}}},                                                                          // 2510 orderBy
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2513, Callee: 109}}},                                                                        // 2511 orderBy
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2510}}},                                                                                     // 2512 orderBy
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2516}}},                                                                                     // 2513 orderBy
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2512}, {Kind: Step, Target: 2515}}},                                                         // 2514 orderBy
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 371}}},                                                                                      // 2515 orderBy
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2514}}},                                                                                     // 2516 orderBy
	{Rule: 186, Edges: []Edge{{Kind: Call, Target: 2524, Callee: 178}}},                                                                        // 2517 processorOperation
	{Rule: 186, Edges: []Edge{{Kind: Accept, Target: 2519, Set: 16}}},                                                                          // 2518 processorOperation
	{Rule: 186, Edges: []Edge{{Kind: Call, Target: 2524, Callee: 149}}},                                                                        // 2519 processorOperation
	{Rule: 186, Edges: []Edge{{Kind: Accept, Target: 2521, Set: 258}}},                                                                         // 2520 processorOperation
	{Rule: 186, Edges: []Edge{{Kind: Accept, Target: 2522, Set: 259}}},                                                                         // 2521 processorOperation
	{Rule: 186, Edges: []Edge{{Kind: Call, Target: 2524, Callee: 168}}},                                                                        // 2522 processorOperation
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2517}, {Kind: Step, Target: 2518}, {Kind: Step, Target: 2520}}},                             // 2523 processorOperation
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 373}}},                                                                                      // 2524 processorOperation
	{Rule: 187, Edges: []Edge{{Kind: Accept, Target: 2526, Set: 158}}},                                                                         // 2525 alterJunction
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2527, Callee: 302}}},                                                                        // 2526 alterJunction
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2532, Callee: 186}}},                                                                        // 2527 alterJunction
	{Rule: 187, Edges: []Edge{{Kind: Accept, Target: 2529, Set: 29}}},                                                                          // 2528 alterJunction
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2531, Callee: 186}}},                                                                        // 2529 alterJunction
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2528}}},                                                                                     // 2530 alterJunction
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2534}}},                                                                                     // 2531 alterJunction
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2530}, {Kind: Step, Target: 2533}}},                                                         // 2532 alterJunction
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 375}}},                                                                                      // 2533 alterJunction
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2532}}},                                                                                     // 2534 alterJunction
	{Rule: 188, Edges: []Edge{{Kind: Accept, Target: 2536, Set: 159}}},                                                                         // 2535 alterDeduplicator
	{Rule: 188, Edges: []Edge{{Kind: Call, Target: 2537, Callee: 303}}},                                                                        // 2536 alterDeduplicator
	{Rule: 188, Edges: []Edge{{Kind: Call, Target: 2542, Callee: 189}}},                                                                        // 2537 alterDeduplicator
	{Rule: 188, Edges: []Edge{{Kind: Accept, Target: 2539, Set: 29}}},                                                                          // 2538 alterDeduplicator
	{Rule: 188, Edges: []Edge{{Kind: Call, Target: 2541, Callee: 189}}},                                                                        // 2539 alterDeduplicator
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2538}}},                                                                                     // 2540 alterDeduplicator
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2544}}},                                                                                     // 2541 alterDeduplicator
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2540}, {Kind: Step, Target: 2543}}},                                                         // 2542 alterDeduplicator
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 377}}},                                                                                      // 2543 alterDeduplicator
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2542}}},                                                                                     // 2544 alterDeduplicator
	{Rule: 189, Edges: []Edge{{Kind: Call, Target: 2551, Callee: 186}}},                                                                        // 2545 deduplicatorOperation
	{Rule: 189, Edges: []Edge{{Kind: Accept, Target: 2547, Set: 16}}},                                                                          // 2546 deduplicatorOperation
	{Rule: 189, Edges: []Edge{{Kind: Call, Target: 2551, Callee: 182}}},                                                                        // 2547 deduplicatorOperation
	{Rule: 189, Edges: []Edge{{Kind: Accept, Target: 2549, Set: 16}}},                                                                          // 2548 deduplicatorOperation
	{Rule: 189, Edges: []Edge{{Kind: Call, Target: 2551, Callee: 183}}},                                                                        // 2549 deduplicatorOperation
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2545}, {Kind: Step, Target: 2546}, {Kind: Step, Target: 2548}}},                             // 2550 deduplicatorOperation
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 379}}},                                                                                      // 2551 deduplicatorOperation
	{Rule: 190, Edges: []Edge{{Kind: Accept, Target: 2553, Set: 163}}},                                                                         // 2552 alterReorderer
	{Rule: 190, Edges: []Edge{{Kind: Call, Target: 2554, Callee: 304}}},                                                                        // 2553 alterReorderer
	{Rule: 190, Edges: []Edge{{Kind: Call, Target: 2559, Callee: 191}}},                                                                        // 2554 alterReorderer
	{Rule: 190, Edges: []Edge{{Kind: Accept, Target: 2556, Set: 29}}},                                                                          // 2555 alterReorderer
	{Rule: 190, Edges: []Edge{{Kind: Call, Target: 2558, Callee: 191}}},                                                                        // 2556 alterReorderer
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2555}}},                                                                                     // 2557 alterReorderer
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2561}}},                                                                                     // 2558 alterReorderer
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2557}, {Kind: Step, Target: 2560}}},                                                         // 2559 alterReorderer
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 381}}},                                                                                      // 2560 alterReorderer
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2559}}},                                                                                     // 2561 alterReorderer
	{Rule: 191, Edges: []Edge{{Kind: Call, Target: 2568, Callee: 186}}},                                                                        // 2562 reordererOperation
	{Rule: 191, Edges: []Edge{{Kind: Accept, Target: 2564, Set: 16}}},                                                                          // 2563 reordererOperation
	{Rule: 191, Edges: []Edge{{Kind: Call, Target: 2568, Callee: 185}}},                                                                        // 2564 reordererOperation
	{Rule: 191, Edges: []Edge{{Kind: Accept, Target: 2566, Set: 16}}},                                                                          // 2565 reordererOperation
	{Rule: 191, Edges: []Edge{{Kind: Call, Target: 2568, Callee: 183}}},                                                                        // 2566 reordererOperation
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2562}, {Kind: Step, Target: 2563}, {Kind: Step, Target: 2565}}},                             // 2567 reordererOperation
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 383}}},                                                                                      // 2568 reordererOperation
	{Rule: 192, Edges: []Edge{{Kind: Accept, Target: 2570, Set: 160}}},                                                                         // 2569 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Accept, Target: 2571, Set: 81}}},                                                                          // 2570 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2572, Callee: 284}}},                                                                        // 2571 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Accept, Target: 2573, Set: 57}}},                                                                          // 2572 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2575, Callee: 144}}},                                                                        // 2573 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2576, Callee: 147}}},                                                                        // 2574 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2574}, {Kind: Step, Target: 2576}}},                                                         // 2575 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2577}}},                                                                                     // 2576 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2578, Callee: 193}}},                                                                        // 2577 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2582, Callee: 149}}},                                                                        // 2578 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2581, Callee: 150}}},                                                                        // 2579 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2579}}},                                                                                     // 2580 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2584}}},                                                                                     // 2581 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2580}, {Kind: Step, Target: 2583}}},                                                         // 2582 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2586}}},                                                                                     // 2583 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2582}}},                                                                                     // 2584 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2587, Callee: 173}}},                                                                        // 2585 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2585}}},                                                                                     // 2586 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2588}}},                                                                                     // 2587 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2586}, {Kind: Step, Target: 2589}}},                                                         // 2588 createWindow
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 385}}},                                                                                      // 2589 createWindow
	{Rule: 193, Edges: []Edge{{Kind: Accept, Target: 2591, Set: 261}}},                                                                         // 2590 windowExtent
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2592, Callee: 194}}},                                                                        // 2591 windowExtent
	{Rule: 193, Edges: []Edge{{Kind: Accept, Target: 2593, Set: 262}}},                                                                         // 2592 windowExtent
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2594, Callee: 194}}},                                                                        // 2593 windowExtent
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 387}}},                                                                                      // 2594 windowExtent
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2597, Callee: 195}}},                                                                        // 2595 windowBounds
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2598, Callee: 196}}},                                                                        // 2596 windowBounds
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2596}, {Kind: Step, Target: 2598}}},                                                         // 2597 windowBounds
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2604}}},                                                                                     // 2598 windowBounds
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2601, Callee: 196}}},                                                                        // 2599 windowBounds
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2602, Callee: 195}}},                                                                        // 2600 windowBounds
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2600}, {Kind: Step, Target: 2602}}},                                                         // 2601 windowBounds
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2604}}},                                                                                     // 2602 windowBounds
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2595}, {Kind: Step, Target: 2599}}},                                                         // 2603 windowBounds
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 389}}},                                                                                      // 2604 windowBounds
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2606, Callee: 129}}},                                                                        // 2605 messageBound
	{Rule: 195, Edges: []Edge{{Kind: Accept, Target: 2607, Set: 263}}},                                                                         // 2606 messageBound
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 391}}},                                                                                      // 2607 messageBound
	{Rule: 196, Edges: []Edge{{Kind: Call, Target: 2609, Callee: 130}}},                                                                        // 2608 durationBound
	{Rule: 196, Edges: []Edge{{Kind: Accept, Target: 2610, Set: 264}}},                                                                         // 2609 durationBound
	{Rule: 196, Edges: []Edge{{Kind: Step, Target: 393}}},                                                                                      // 2610 durationBound
	{Rule: 197, Edges: []Edge{{Kind: Accept, Target: 2612, Set: 164}}},                                                                         // 2611 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Call, Target: 2613, Callee: 284}}},                                                                        // 2612 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Accept, Target: 2614, Set: 265}}},                                                                         // 2613 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Accept, Target: 2615, Set: 57}}},                                                                          // 2614 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Call, Target: 2616, Callee: 144}}},                                                                        // 2615 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Accept, Target: 2617, Set: 266}}},                                                                         // 2616 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Accept, Target: 2618, Set: 57}}},                                                                          // 2617 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Call, Target: 2619, Callee: 144}}},                                                                        // 2618 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Accept, Target: 2620, Set: 267}}},                                                                         // 2619 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Call, Target: 2621, Callee: 148}}},                                                                        // 2620 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Accept, Target: 2622, Set: 268}}},                                                                         // 2621 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Accept, Target: 2623, Set: 269}}},                                                                         // 2622 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Call, Target: 2624, Callee: 183}}},                                                                        // 2623 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Accept, Target: 2625, Set: 65}}},                                                                          // 2624 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Accept, Target: 2626, Set: 270}}},                                                                         // 2625 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Accept, Target: 2627, Set: 94}}},                                                                          // 2626 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Call, Target: 2628, Callee: 198}}},                                                                        // 2627 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Accept, Target: 2629, Set: 29}}},                                                                          // 2628 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Call, Target: 2630, Callee: 198}}},                                                                        // 2629 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Call, Target: 2634, Callee: 149}}},                                                                        // 2630 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Call, Target: 2633, Callee: 150}}},                                                                        // 2631 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2631}}},                                                                                     // 2632 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2636}}},                                                                                     // 2633 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2632}, {Kind: Step, Target: 2635}}},                                                         // 2634 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2638}}},                                                                                     // 2635 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2634}}},                                                                                     // 2636 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Call, Target: 2639, Callee: 172}}},                                                                        // 2637 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2637}}},                                                                                     // 2638 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2640}}},                                                                                     // 2639 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2638}, {Kind: Step, Target: 2641}}},                                                         // 2640 createCorrelator
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 395}}},                                                                                      // 2641 createCorrelator
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2647, Set: 40}}},                                                                          // 2642 timeoutAction
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2644, Set: 99}}},                                                                          // 2643 timeoutAction
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2645, Set: 42}}},                                                                          // 2644 timeoutAction
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2647, Callee: 299}}},                                                                        // 2645 timeoutAction
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2642}, {Kind: Step, Target: 2643}}},                                                         // 2646 timeoutAction
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 397}}},                                                                                      // 2647 timeoutAction
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2649, Set: 79}}},                                                                          // 2648 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2650, Callee: 284}}},                                                                        // 2649 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2651, Set: 57}}},                                                                          // 2650 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2653, Callee: 144}}},                                                                        // 2651 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2654, Callee: 147}}},                                                                        // 2652 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2652}, {Kind: Step, Target: 2654}}},                                                         // 2653 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2655}}},                                                                                     // 2654 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2656, Set: 60}}},                                                                          // 2655 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2657, Callee: 136}}},                                                                        // 2656 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2658, Set: 271}}},                                                                         // 2657 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2659, Set: 26}}},                                                                          // 2658 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2660, Set: 272}}},                                                                         // 2659 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2661, Set: 229}}},                                                                         // 2660 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2666, Callee: 200}}},                                                                        // 2661 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2663, Set: 29}}},                                                                          // 2662 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2665, Callee: 200}}},                                                                        // 2663 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2662}}},                                                                                     // 2664 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2668}}},                                                                                     // 2665 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2664}, {Kind: Step, Target: 2667}}},                                                         // 2666 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2670}}},                                                                                     // 2667 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2666}}},                                                                                     // 2668 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2671, Set: 29}}},                                                                          // 2669 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2669}, {Kind: Step, Target: 2671}}},                                                         // 2670 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2672}}},                                                                                     // 2671 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2673, Set: 230}}},                                                                         // 2672 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2674, Set: 273}}},                                                                         // 2673 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2675, Set: 27}}},                                                                          // 2674 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2676, Set: 229}}},                                                                         // 2675 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2681, Callee: 201}}},                                                                        // 2676 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2678, Set: 29}}},                                                                          // 2677 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2680, Callee: 201}}},                                                                        // 2678 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2677}}},                                                                                     // 2679 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2683}}},                                                                                     // 2680 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2679}, {Kind: Step, Target: 2682}}},                                                         // 2681 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2685}}},                                                                                     // 2682 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2681}}},                                                                                     // 2683 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2686, Set: 29}}},                                                                          // 2684 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2684}, {Kind: Step, Target: 2686}}},                                                         // 2685 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2687}}},                                                                                     // 2686 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2688, Set: 230}}},                                                                         // 2687 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2692, Callee: 149}}},                                                                        // 2688 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2691, Callee: 150}}},                                                                        // 2689 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2689}}},                                                                                     // 2690 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2694}}},                                                                                     // 2691 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2690}, {Kind: Step, Target: 2693}}},                                                         // 2692 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2696}}},                                                                                     // 2693 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2692}}},                                                                                     // 2694 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2697, Callee: 168}}},                                                                        // 2695 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2695}}},                                                                                     // 2696 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2698}}},                                                                                     // 2697 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2696}, {Kind: Step, Target: 2699}}},                                                         // 2698 createInferencer
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 399}}},                                                                                      // 2699 createInferencer
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2701, Callee: 201}}},                                                                        // 2700 tensorInput
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2702, Set: 170}}},                                                                         // 2701 tensorInput
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2703, Callee: 109}}},                                                                        // 2702 tensorInput
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 401}}},                                                                                      // 2703 tensorInput
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2705, Set: 26}}},                                                                          // 2704 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2706, Set: 274}}},                                                                         // 2705 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2707, Set: 275}}},                                                                         // 2706 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2708, Set: 34}}},                                                                          // 2707 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2709, Set: 276}}},                                                                         // 2708 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2710, Set: 35}}},                                                                          // 2709 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2719, Set: 208}}},                                                                         // 2710 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2716, Callee: 202}}},                                                                        // 2711 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2713, Set: 29}}},                                                                          // 2712 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2715, Callee: 202}}},                                                                        // 2713 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2712}}},                                                                                     // 2714 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2718}}},                                                                                     // 2715 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2714}, {Kind: Step, Target: 2717}}},                                                         // 2716 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2720}}},                                                                                     // 2717 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2716}}},                                                                                     // 2718 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2711}, {Kind: Step, Target: 2720}}},                                                         // 2719 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2721}}},                                                                                     // 2720 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2722, Set: 209}}},                                                                         // 2721 tensorDeclaration
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 403}}},                                                                                      // 2722 tensorDeclaration
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2727, Callee: 21}}},                                                                         // 2723 tensorDimension
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2727, Set: 277}}},                                                                         // 2724 tensorDimension
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2727, Set: 148}}},                                                                         // 2725 tensorDimension
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2723}, {Kind: Step, Target: 2724}, {Kind: Step, Target: 2725}}},                             // 2726 tensorDimension
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 405}}},                                                                                      // 2727 tensorDimension
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2729, Set: 80}}},                                                                          // 2728 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2730, Set: 81}}},                                                                          // 2729 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Call, Target: 2731, Callee: 284}}},                                                                        // 2730 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2732, Set: 57}}},                                                                          // 2731 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Call, Target: 2734, Callee: 144}}},                                                                        // 2732 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Call, Target: 2735, Callee: 147}}},                                                                        // 2733 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2733}, {Kind: Step, Target: 2735}}},                                                         // 2734 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2736}}},                                                                                     // 2735 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2737, Set: 60}}},                                                                          // 2736 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Call, Target: 2738, Callee: 136}}},                                                                        // 2737 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2739, Set: 271}}},                                                                         // 2738 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2740, Set: 26}}},                                                                          // 2739 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2741, Set: 105}}},                                                                         // 2740 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2742, Set: 278}}},                                                                         // 2741 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Call, Target: 2743, Callee: 128}}},                                                                        // 2742 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2744, Set: 105}}},                                                                         // 2743 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2745, Set: 279}}},                                                                         // 2744 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Call, Target: 2746, Callee: 132}}},                                                                        // 2745 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Call, Target: 2750, Callee: 149}}},                                                                        // 2746 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Call, Target: 2749, Callee: 150}}},                                                                        // 2747 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2747}}},                                                                                     // 2748 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2752}}},                                                                                     // 2749 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2748}, {Kind: Step, Target: 2751}}},                                                         // 2750 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2754}}},                                                                                     // 2751 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2750}}},                                                                                     // 2752 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Call, Target: 2755, Callee: 174}}},                                                                        // 2753 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2753}}},                                                                                     // 2754 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2756}}},                                                                                     // 2755 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2754}, {Kind: Step, Target: 2757}}},                                                         // 2756 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2762}}},                                                                                     // 2757 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2759, Set: 65}}},                                                                          // 2758 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2760, Set: 280}}},                                                                         // 2759 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2761, Set: 112}}},                                                                         // 2760 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2763, Set: 281}}},                                                                         // 2761 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2758}, {Kind: Step, Target: 2763}}},                                                         // 2762 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2764}}},                                                                                     // 2763 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2765, Set: 65}}},                                                                          // 2764 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2766, Set: 282}}},                                                                         // 2765 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2767, Set: 253}}},                                                                         // 2766 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2768, Set: 257}}},                                                                         // 2767 createWasm
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 407}}},                                                                                      // 2768 createWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2770, Set: 281}}},                                                                         // 2769 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2771, Set: 80}}},                                                                          // 2770 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2772, Set: 81}}},                                                                          // 2771 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2773, Callee: 308}}},                                                                        // 2772 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2777, Set: 112}}},                                                                         // 2773 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2775, Set: 283}}},                                                                         // 2774 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2776, Set: 4}}},                                                                           // 2775 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2778, Callee: 315}}},                                                                        // 2776 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2774}, {Kind: Step, Target: 2778}}},                                                         // 2777 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2779}}},                                                                                     // 2778 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2796, Set: 75}}},                                                                          // 2779 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2797, Set: 235}}},                                                                         // 2780 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2782, Set: 240}}},                                                                         // 2781 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2797, Set: 284}}},                                                                         // 2782 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2784, Set: 103}}},                                                                         // 2783 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2785, Set: 285}}},                                                                         // 2784 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2786, Set: 229}}},                                                                         // 2785 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2791, Callee: 205}}},                                                                        // 2786 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2788, Set: 29}}},                                                                          // 2787 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2790, Callee: 205}}},                                                                        // 2788 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2787}}},                                                                                     // 2789 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2793}}},                                                                                     // 2790 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2789}, {Kind: Step, Target: 2792}}},                                                         // 2791 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2794}}},                                                                                     // 2792 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2791}}},                                                                                     // 2793 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2795, Set: 230}}},                                                                         // 2794 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2797}}},                                                                                     // 2795 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2780}, {Kind: Step, Target: 2781}, {Kind: Step, Target: 2783}}},                             // 2796 resetWasm
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 409}}},                                                                                      // 2797 resetWasm
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2799, Callee: 287}}},                                                                        // 2798 branchValue
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2807, Set: 170}}},                                                                         // 2799 branchValue
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2808, Set: 26}}},                                                                          // 2800 branchValue
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2803, Set: 202}}},                                                                         // 2801 branchValue
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2801}, {Kind: Step, Target: 2803}}},                                                         // 2802 branchValue
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2804}}},                                                                                     // 2803 branchValue
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2808, Set: 22}}},                                                                          // 2804 branchValue
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2808, Set: 286}}},                                                                         // 2805 branchValue
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2808, Set: 287}}},                                                                         // 2806 branchValue
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2800}, {Kind: Step, Target: 2802}, {Kind: Step, Target: 2805}, {Kind: Step, Target: 2806}}}, // 2807 branchValue
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 411}}},                                                                                      // 2808 branchValue
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2810, Set: 165}}},                                                                         // 2809 createGenerator
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2811, Callee: 284}}},                                                                        // 2810 createGenerator
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2812, Set: 60}}},                                                                          // 2811 createGenerator
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2813, Set: 111}}},                                                                         // 2812 createGenerator
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2814, Set: 112}}},                                                                         // 2813 createGenerator
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2815, Callee: 299}}},                                                                        // 2814 createGenerator
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2816, Set: 246}}},                                                                         // 2815 createGenerator
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2817, Callee: 130}}},                                                                        // 2816 createGenerator
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2819, Callee: 149}}},                                                                        // 2817 createGenerator
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2820, Callee: 172}}},                                                                        // 2818 createGenerator
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2818}}},                                                                                     // 2819 createGenerator
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2821}}},                                                                                     // 2820 createGenerator
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2819}, {Kind: Step, Target: 2822}}},                                                         // 2821 createGenerator
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 413}}},                                                                                      // 2822 createGenerator
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2824, Set: 165}}},                                                                         // 2823 alterGenerator
	{Rule: 207, Edges: []Edge{{Kind: Call, Target: 2825, Callee: 309}}},                                                                        // 2824 alterGenerator
	{Rule: 207, Edges: []Edge{{Kind: Call, Target: 2830, Callee: 208}}},                                                                        // 2825 alterGenerator
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2827, Set: 29}}},                                                                          // 2826 alterGenerator
	{Rule: 207, Edges: []Edge{{Kind: Call, Target: 2829, Callee: 208}}},                                                                        // 2827 alterGenerator
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2826}}},                                                                                     // 2828 alterGenerator
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2832}}},                                                                                     // 2829 alterGenerator
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2828}, {Kind: Step, Target: 2831}}},                                                         // 2830 alterGenerator
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 415}}},                                                                                      // 2831 alterGenerator
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2830}}},                                                                                     // 2832 alterGenerator
	{Rule: 208, Edges: []Edge{{Kind: Accept, Target: 2834, Set: 16}}},                                                                          // 2833 generatorOperation
	{Rule: 208, Edges: []Edge{{Kind: Accept, Target: 2835, Set: 111}}},                                                                         // 2834 generatorOperation
	{Rule: 208, Edges: []Edge{{Kind: Accept, Target: 2836, Set: 112}}},                                                                         // 2835 generatorOperation
	{Rule: 208, Edges: []Edge{{Kind: Call, Target: 2850, Callee: 299}}},                                                                        // 2836 generatorOperation
	{Rule: 208, Edges: []Edge{{Kind: Accept, Target: 2838, Set: 16}}},                                                                          // 2837 generatorOperation
	{Rule: 208, Edges: []Edge{{Kind: Accept, Target: 2839, Set: 246}}},                                                                         // 2838 generatorOperation
	{Rule: 208, Edges: []Edge{{Kind: Call, Target: 2850, Callee: 130}}},                                                                        // 2839 generatorOperation
	{Rule: 208, Edges: []Edge{{Kind: Accept, Target: 2841, Set: 16}}},                                                                          // 2840 generatorOperation
	{Rule: 208, Edges: []Edge{{Kind: Call, Target: 2850, Callee: 149}}},                                                                        // 2841 generatorOperation
	{Rule: 208, Edges: []Edge{{Kind: Accept, Target: 2843, Set: 258}}},                                                                         // 2842 generatorOperation
	{Rule: 208, Edges: []Edge{{Kind: Accept, Target: 2844, Set: 259}}},                                                                         // 2843 generatorOperation
	{Rule: 208, Edges: []Edge{{Kind: Call, Target: 2850, Callee: 172}}},                                                                        // 2844 generatorOperation
	{Rule: 208, Edges: []Edge{{Kind: Accept, Target: 2846, Set: 40}}},                                                                          // 2845 generatorOperation
	{Rule: 208, Edges: []Edge{{Kind: Accept, Target: 2847, Set: 259}}},                                                                         // 2846 generatorOperation
	{Rule: 208, Edges: []Edge{{Kind: Accept, Target: 2848, Set: 42}}},                                                                          // 2847 generatorOperation
	{Rule: 208, Edges: []Edge{{Kind: Call, Target: 2850, Callee: 299}}},                                                                        // 2848 generatorOperation
	{Rule: 208, Edges: []Edge{{Kind: Step, Target: 2833}, {Kind: Step, Target: 2837}, {Kind: Step, Target: 2840}, {Kind: Step, Target: 2842}, {Kind: Step, Target: 2845}}}, // 2849 generatorOperation
	{Rule: 208, Edges: []Edge{{Kind: Step, Target: 417}}},                              // 2850 generatorOperation
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2853, Callee: 237}}},                // 2851 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2851}, {Kind: Step, Target: 2853}}}, // 2852 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2854}}},                             // 2853 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2855, Set: 157}}},                 // 2854 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2856, Callee: 284}}},                // 2855 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2857, Set: 57}}},                  // 2856 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2859, Callee: 210}}},                // 2857 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2860, Callee: 211}}},                // 2858 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2858}, {Kind: Step, Target: 2860}}}, // 2859 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2862}}},                             // 2860 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2863, Callee: 147}}},                // 2861 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2861}, {Kind: Step, Target: 2863}}}, // 2862 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2865}}},                             // 2863 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2866, Callee: 169}}},                // 2864 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2864}}},                             // 2865 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2867}}},                             // 2866 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2865}, {Kind: Step, Target: 2868}}}, // 2867 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2869}}},                             // 2868 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2870, Callee: 167}}},                // 2869 createIngestor
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 419}}},                              // 2870 createIngestor
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2873, Callee: 212}}},                // 2871 ingestOrigin
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2874, Callee: 235}}},                // 2872 ingestOrigin
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2872}, {Kind: Step, Target: 2874}}}, // 2873 ingestOrigin
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2875}}},                             // 2874 ingestOrigin
	{Rule: 210, Edges: []Edge{{Kind: Accept, Target: 2876, Set: 138}}},                 // 2875 ingestOrigin
	{Rule: 210, Edges: []Edge{{Kind: Accept, Target: 2877, Set: 60}}},                  // 2876 ingestOrigin
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2878, Callee: 292}}},                // 2877 ingestOrigin
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2884}}},                             // 2878 ingestOrigin
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2881, Callee: 227}}},                // 2879 ingestOrigin
	{Rule: 210, Edges: []Edge{{Kind: Call, Target: 2882, Callee: 235}}},                // 2880 ingestOrigin
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2880}, {Kind: Step, Target: 2882}}}, // 2881 ingestOrigin
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2884}}},                             // 2882 ingestOrigin
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2871}, {Kind: Step, Target: 2879}}}, // 2883 ingestOrigin
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 421}}},                              // 2884 ingestOrigin
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2889, Set: 115}}},                 // 2885 timestamp
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2890, Set: 288}}},                 // 2886 timestamp
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2888, Set: 18}}},                  // 2887 timestamp
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2890, Callee: 287}}},                // 2888 timestamp
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2886}, {Kind: Step, Target: 2887}}}, // 2889 timestamp
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 423}}},                              // 2890 timestamp
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2905, Callee: 213}}},                // 2891 ingestSource
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2905, Callee: 215}}},                // 2892 ingestSource
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2905, Callee: 216}}},                // 2893 ingestSource
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2905, Callee: 217}}},                // 2894 ingestSource
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2905, Callee: 218}}},                // 2895 ingestSource
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2905, Callee: 219}}},                // 2896 ingestSource
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2905, Callee: 220}}},                // 2897 ingestSource
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2905, Callee: 221}}},                // 2898 ingestSource
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2905, Callee: 222}}},                // 2899 ingestSource
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2905, Callee: 223}}},                // 2900 ingestSource
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2905, Callee: 224}}},                // 2901 ingestSource
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2905, Callee: 225}}},                // 2902 ingestSource
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2905, Callee: 226}}},                // 2903 ingestSource
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2891}, {Kind: Step, Target: 2892}, {Kind: Step, Target: 2893}, {Kind: Step, Target: 2894}, {Kind: Step, Target: 2895}, {Kind: Step, Target: 2896}, {Kind: Step, Target: 2897}, {Kind: Step, Target: 2898}, {Kind: Step, Target: 2899}, {Kind: Step, Target: 2900}, {Kind: Step, Target: 2901}, {Kind: Step, Target: 2902}, {Kind: Step, Target: 2903}}}, // 2904 ingestSource
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 425}}},                                                                                      // 2905 ingestSource
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2907, Set: 116}}},                                                                         // 2906 kafkaSource
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2908, Callee: 294}}},                                                                        // 2907 kafkaSource
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2909, Set: 289}}},                                                                         // 2908 kafkaSource
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2910, Callee: 134}}},                                                                        // 2909 kafkaSource
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2911, Set: 290}}},                                                                         // 2910 kafkaSource
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2912, Set: 114}}},                                                                         // 2911 kafkaSource
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2914, Callee: 214}}},                                                                        // 2912 kafkaSource
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2915, Callee: 228}}},                                                                        // 2913 kafkaSource
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2913}, {Kind: Step, Target: 2915}}},                                                         // 2914 kafkaSource
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2916}}},                                                                                     // 2915 kafkaSource
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2917, Set: 49}}},                                                                          // 2916 kafkaSource
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2918, Callee: 229}}},                                                                        // 2917 kafkaSource
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 427}}},                                                                                      // 2918 kafkaSource
	{Rule: 214, Edges: []Edge{{Kind: Accept, Target: 2920, Set: 291}}},                                                                         // 2919 kafkaOffset
	{Rule: 214, Edges: []Edge{{Kind: Accept, Target: 2921, Set: 292}}},                                                                         // 2920 kafkaOffset
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2924, Callee: 134}}},                                                                        // 2921 kafkaOffset
	{Rule: 214, Edges: []Edge{{Kind: Accept, Target: 2924, Set: 4}}},                                                                           // 2922 kafkaOffset
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2919}, {Kind: Step, Target: 2922}}},                                                         // 2923 kafkaOffset
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 429}}},                                                                                      // 2924 kafkaOffset
	{Rule: 215, Edges: []Edge{{Kind: Accept, Target: 2926, Set: 117}}},                                                                         // 2925 natsSource
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2927, Callee: 294}}},                                                                        // 2926 natsSource
	{Rule: 215, Edges: []Edge{{Kind: Accept, Target: 2928, Set: 293}}},                                                                         // 2927 natsSource
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2929, Callee: 134}}},                                                                        // 2928 natsSource
	{Rule: 215, Edges: []Edge{{Kind: Accept, Target: 2930, Set: 294}}},                                                                         // 2929 natsSource
	{Rule: 215, Edges: []Edge{{Kind: Accept, Target: 2931, Set: 292}}},                                                                         // 2930 natsSource
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2932, Callee: 134}}},                                                                        // 2931 natsSource
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2933, Callee: 228}}},                                                                        // 2932 natsSource
	{Rule: 215, Edges: []Edge{{Kind: Accept, Target: 2934, Set: 49}}},                                                                          // 2933 natsSource
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2935, Callee: 234}}},                                                                        // 2934 natsSource
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 431}}},                                                                                      // 2935 natsSource
	{Rule: 216, Edges: []Edge{{Kind: Accept, Target: 2937, Set: 86}}},                                                                          // 2936 endpointSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2938, Callee: 296}}},                                                                        // 2937 endpointSource
	{Rule: 216, Edges: []Edge{{Kind: Accept, Target: 2939, Set: 49}}},                                                                          // 2938 endpointSource
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2940, Callee: 234}}},                                                                        // 2939 endpointSource
	{Rule: 216, Edges: []Edge{{Kind: Step, Target: 433}}},                                                                                      // 2940 endpointSource
	{Rule: 217, Edges: []Edge{{Kind: Accept, Target: 2942, Set: 88}}},                                                                          // 2941 httpSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2943, Callee: 294}}},                                                                        // 2942 httpSource
	{Rule: 217, Edges: []Edge{{Kind: Accept, Target: 2944, Set: 295}}},                                                                         // 2943 httpSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2945, Callee: 130}}},                                                                        // 2944 httpSource
	{Rule: 217, Edges: []Edge{{Kind: Step, Target: 435}}},                                                                                      // 2945 httpSource
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2947, Set: 120}}},                                                                         // 2946 prometheusSource
	{Rule: 218, Edges: []Edge{{Kind: Call, Target: 2948, Callee: 294}}},                                                                        // 2947 prometheusSource
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2949, Set: 296}}},                                                                         // 2948 prometheusSource
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2950, Set: 26}}},                                                                          // 2949 prometheusSource
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2951, Set: 295}}},                                                                         // 2950 prometheusSource
	{Rule: 218, Edges: []Edge{{Kind: Call, Target: 2952, Callee: 130}}},                                                                        // 2951 prometheusSource
	{Rule: 218, Edges: []Edge{{Kind: Step, Target: 437}}},                                                                                      // 2952 prometheusSource
	{Rule: 219, Edges: []Edge{{Kind: Accept, Target: 2954, Set: 118}}},                                                                         // 2953 pulsarSource
	{Rule: 219, Edges: []Edge{{Kind: Call, Target: 2955, Callee: 294}}},                                                                        // 2954 pulsarSource
	{Rule: 219, Edges: []Edge{{Kind: Accept, Target: 2956, Set: 289}}},                                                                         // 2955 pulsarSource
	{Rule: 219, Edges: []Edge{{Kind: Call, Target: 2957, Callee: 134}}},                                                                        // 2956 pulsarSource
	{Rule: 219, Edges: []Edge{{Kind: Accept, Target: 2958, Set: 146}}},                                                                         // 2957 pulsarSource
	{Rule: 219, Edges: []Edge{{Kind: Call, Target: 2960, Callee: 134}}},                                                                        // 2958 pulsarSource
	{Rule: 219, Edges: []Edge{{Kind: Call, Target: 2961, Callee: 228}}},                                                                        // 2959 pulsarSource
	{Rule: 219, Edges: []Edge{{Kind: Step, Target: 2959}, {Kind: Step, Target: 2961}}},                                                         // 2960 pulsarSource
	{Rule: 219, Edges: []Edge{{Kind: Step, Target: 2962}}},                                                                                     // 2961 pulsarSource
	{Rule: 219, Edges: []Edge{{Kind: Accept, Target: 2963, Set: 49}}},                                                                          // 2962 pulsarSource
	{Rule: 219, Edges: []Edge{{Kind: Call, Target: 2964, Callee: 229}}},                                                                        // 2963 pulsarSource
	{Rule: 219, Edges: []Edge{{Kind: Step, Target: 439}}},                                                                                      // 2964 pulsarSource
	{Rule: 220, Edges: []Edge{{Kind: Accept, Target: 2966, Set: 121}}},                                                                         // 2965 rabbitmqSource
	{Rule: 220, Edges: []Edge{{Kind: Call, Target: 2967, Callee: 294}}},                                                                        // 2966 rabbitmqSource
	{Rule: 220, Edges: []Edge{{Kind: Accept, Target: 2968, Set: 294}}},                                                                         // 2967 rabbitmqSource
	{Rule: 220, Edges: []Edge{{Kind: Call, Target: 2970, Callee: 134}}},                                                                        // 2968 rabbitmqSource
	{Rule: 220, Edges: []Edge{{Kind: Call, Target: 2971, Callee: 228}}},                                                                        // 2969 rabbitmqSource
	{Rule: 220, Edges: []Edge{{Kind: Step, Target: 2969}, {Kind: Step, Target: 2971}}},                                                         // 2970 rabbitmqSource
	{Rule: 220, Edges: []Edge{{Kind: Step, Target: 2972}}},                                                                                     // 2971 rabbitmqSource
	{Rule: 220, Edges: []Edge{{Kind: Accept, Target: 2973, Set: 49}}},                                                                          // 2972 rabbitmqSource
	{Rule: 220, Edges: []Edge{{Kind: Call, Target: 2974, Callee: 232}}},                                                                        // 2973 rabbitmqSource
	{Rule: 220, Edges: []Edge{{Kind: Step, Target: 441}}},                                                                                      // 2974 rabbitmqSource
	{Rule: 221, Edges: []Edge{{Kind: Accept, Target: 2976, Set: 125}}},                                                                         // 2975 sqsSource
	{Rule: 221, Edges: []Edge{{Kind: Call, Target: 2977, Callee: 294}}},                                                                        // 2976 sqsSource
	{Rule: 221, Edges: []Edge{{Kind: Accept, Target: 2978, Set: 294}}},                                                                         // 2977 sqsSource
	{Rule: 221, Edges: []Edge{{Kind: Call, Target: 2980, Callee: 134}}},                                                                        // 2978 sqsSource
	{Rule: 221, Edges: []Edge{{Kind: Call, Target: 2981, Callee: 228}}},                                                                        // 2979 sqsSource
	{Rule: 221, Edges: []Edge{{Kind: Step, Target: 2979}, {Kind: Step, Target: 2981}}},                                                         // 2980 sqsSource
	{Rule: 221, Edges: []Edge{{Kind: Step, Target: 2982}}},                                                                                     // 2981 sqsSource
	{Rule: 221, Edges: []Edge{{Kind: Accept, Target: 2983, Set: 49}}},                                                                          // 2982 sqsSource
	{Rule: 221, Edges: []Edge{{Kind: Call, Target: 2984, Callee: 232}}},                                                                        // 2983 sqsSource
	{Rule: 221, Edges: []Edge{{Kind: Step, Target: 443}}},                                                                                      // 2984 sqsSource
	{Rule: 222, Edges: []Edge{{Kind: Accept, Target: 2986, Set: 122}}},                                                                         // 2985 redisSource
	{Rule: 222, Edges: []Edge{{Kind: Accept, Target: 2987, Set: 297}}},                                                                         // 2986 redisSource
	{Rule: 222, Edges: []Edge{{Kind: Call, Target: 2988, Callee: 294}}},                                                                        // 2987 redisSource
	{Rule: 222, Edges: []Edge{{Kind: Accept, Target: 2989, Set: 298}}},                                                                         // 2988 redisSource
	{Rule: 222, Edges: []Edge{{Kind: Call, Target: 2990, Callee: 134}}},                                                                        // 2989 redisSource
	{Rule: 222, Edges: []Edge{{Kind: Accept, Target: 2991, Set: 49}}},                                                                          // 2990 redisSource
	{Rule: 222, Edges: []Edge{{Kind: Call, Target: 2992, Callee: 234}}},                                                                        // 2991 redisSource
	{Rule: 222, Edges: []Edge{{Kind: Step, Target: 445}}},                                                                                      // 2992 redisSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 2994, Set: 123}}},                                                                         // 2993 mqttSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 2995, Callee: 294}}},                                                                        // 2994 mqttSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 2996, Set: 289}}},                                                                         // 2995 mqttSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 2998, Callee: 134}}},                                                                        // 2996 mqttSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 2999, Callee: 228}}},                                                                        // 2997 mqttSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 2997}, {Kind: Step, Target: 2999}}},                                                         // 2998 mqttSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 3002}}},                                                                                     // 2999 mqttSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 3001, Set: 299}}},                                                                         // 3000 mqttSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 3003, Set: 300}}},                                                                         // 3001 mqttSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 3000}, {Kind: Step, Target: 3003}}},                                                         // 3002 mqttSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 3006}}},                                                                                     // 3003 mqttSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 3005, Set: 301}}},                                                                         // 3004 mqttSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 3007, Callee: 129}}},                                                                        // 3005 mqttSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 3004}, {Kind: Step, Target: 3007}}},                                                         // 3006 mqttSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 3008}}},                                                                                     // 3007 mqttSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 3009, Set: 49}}},                                                                          // 3008 mqttSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 3010, Callee: 230}}},                                                                        // 3009 mqttSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 447}}},                                                                                      // 3010 mqttSource
	{Rule: 224, Edges: []Edge{{Kind: Accept, Target: 3012, Set: 124}}},                                                                         // 3011 zeromqSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 3013, Callee: 294}}},                                                                        // 3012 zeromqSource
	{Rule: 224, Edges: []Edge{{Kind: Accept, Target: 3014, Set: 49}}},                                                                          // 3013 zeromqSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 3015, Callee: 234}}},                                                                        // 3014 zeromqSource
	{Rule: 224, Edges: []Edge{{Kind: Step, Target: 449}}},                                                                                      // 3015 zeromqSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 3017, Set: 89}}},                                                                          // 3016 websocketsSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 3018, Callee: 294}}},                                                                        // 3017 websocketsSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 3019, Set: 49}}},                                                                          // 3018 websocketsSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 3020, Callee: 234}}},                                                                        // 3019 websocketsSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 451}}},                                                                                      // 3020 websocketsSource
	{Rule: 226, Edges: []Edge{{Kind: Accept, Target: 3022, Set: 62}}},                                                                          // 3021 syslogSource
	{Rule: 226, Edges: []Edge{{Kind: Call, Target: 3023, Callee: 294}}},                                                                        // 3022 syslogSource
	{Rule: 226, Edges: []Edge{{Kind: Accept, Target: 3024, Set: 49}}},                                                                          // 3023 syslogSource
	{Rule: 226, Edges: []Edge{{Kind: Call, Target: 3025, Callee: 234}}},                                                                        // 3024 syslogSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 453}}},                                                                                      // 3025 syslogSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3027, Set: 84}}},                                                                          // 3026 clientSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3028, Set: 27}}},                                                                          // 3027 clientSource
	{Rule: 227, Edges: []Edge{{Kind: Call, Target: 3029, Callee: 288}}},                                                                        // 3028 clientSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3030, Set: 49}}},                                                                          // 3029 clientSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3031, Set: 250}}},                                                                         // 3030 clientSource
	{Rule: 227, Edges: []Edge{{Kind: Call, Target: 3032, Callee: 164}}},                                                                        // 3031 clientSource
	{Rule: 227, Edges: []Edge{{Kind: Call, Target: 3033, Callee: 163}}},                                                                        // 3032 clientSource
	{Rule: 227, Edges: []Edge{{Kind: Call, Target: 3034, Callee: 162}}},                                                                        // 3033 clientSource
	{Rule: 227, Edges: []Edge{{Kind: Step, Target: 455}}},                                                                                      // 3034 clientSource
	{Rule: 228, Edges: []Edge{{Kind: Accept, Target: 3036, Set: 106}}},                                                                         // 3035 instances
	{Rule: 228, Edges: []Edge{{Kind: Call, Target: 3037, Callee: 128}}},                                                                        // 3036 instances
	{Rule: 228, Edges: []Edge{{Kind: Step, Target: 457}}},                                                                                      // 3037 instances
	{Rule: 229, Edges: []Edge{{Kind: Call, Target: 3042, Callee: 231}}},                                                                        // 3038 logMode
	{Rule: 229, Edges: []Edge{{Kind: Call, Target: 3042, Callee: 232}}},                                                                        // 3039 logMode
	{Rule: 229, Edges: []Edge{{Kind: Call, Target: 3042, Callee: 233}}},                                                                        // 3040 logMode
	{Rule: 229, Edges: []Edge{{Kind: Step, Target: 3038}, {Kind: Step, Target: 3039}, {Kind: Step, Target: 3040}}},                             // 3041 logMode
	{Rule: 229, Edges: []Edge{{Kind: Step, Target: 459}}},                                                                                      // 3042 logMode
	{Rule: 230, Edges: []Edge{{Kind: Call, Target: 3048, Callee: 231}}},                                                                        // 3043 mqttMode
	{Rule: 230, Edges: []Edge{{Kind: Call, Target: 3048, Callee: 232}}},                                                                        // 3044 mqttMode
	{Rule: 230, Edges: []Edge{{Kind: Call, Target: 3048, Callee: 233}}},                                                                        // 3045 mqttMode
	{Rule: 230, Edges: []Edge{{Kind: Call, Target: 3048, Callee: 234}}},                                                                        // 3046 mqttMode
	{Rule: 230, Edges: []Edge{{Kind: Step, Target: 3043}, {Kind: Step, Target: 3044}, {Kind: Step, Target: 3045}, {Kind: Step, Target: 3046}}}, // 3047 mqttMode
	{Rule: 230, Edges: []Edge{{Kind: Step, Target: 461}}},                                                                                      // 3048 mqttMode
	{Rule: 231, Edges: []Edge{{Kind: Accept, Target: 3050, Set: 250}}},                                                                         // 3049 ackParallel
	{Rule: 231, Edges: []Edge{{Kind: Accept, Target: 3051, Set: 252}}},                                                                         // 3050 ackParallel
	{Rule: 231, Edges: []Edge{{Kind: Accept, Target: 3052, Set: 105}}},                                                                         // 3051 ackParallel
	{Rule: 231, Edges: []Edge{{Kind: Call, Target: 3053, Callee: 128}}},                                                                        // 3052 ackParallel
	{Rule: 231, Edges: []Edge{{Kind: Accept, Target: 3054, Set: 148}}},                                                                         // 3053 ackParallel
	{Rule: 231, Edges: []Edge{{Kind: Accept, Target: 3055, Set: 94}}},                                                                          // 3054 ackParallel
	{Rule: 231, Edges: []Edge{{Kind: Call, Target: 3056, Callee: 130}}},                                                                        // 3055 ackParallel
	{Rule: 231, Edges: []Edge{{Kind: Call, Target: 3057, Callee: 163}}},                                                                        // 3056 ackParallel
	{Rule: 231, Edges: []Edge{{Kind: Call, Target: 3058, Callee: 162}}},                                                                        // 3057 ackParallel
	{Rule: 231, Edges: []Edge{{Kind: Step, Target: 463}}},                                                                                      // 3058 ackParallel
	{Rule: 232, Edges: []Edge{{Kind: Accept, Target: 3060, Set: 250}}},                                                                         // 3059 ackSequential
	{Rule: 232, Edges: []Edge{{Kind: Accept, Target: 3061, Set: 251}}},                                                                         // 3060 ackSequential
	{Rule: 232, Edges: []Edge{{Kind: Call, Target: 3062, Callee: 163}}},                                                                        // 3061 ackSequential
	{Rule: 232, Edges: []Edge{{Kind: Call, Target: 3063, Callee: 162}}},                                                                        // 3062 ackSequential
	{Rule: 232, Edges: []Edge{{Kind: Step, Target: 465}}},                                                                                      // 3063 ackSequential
	{Rule: 233, Edges: []Edge{{Kind: Accept, Target: 3065, Set: 302}}},                                                                         // 3064 noAckParallel
	{Rule: 233, Edges: []Edge{{Kind: Accept, Target: 3066, Set: 252}}},                                                                         // 3065 noAckParallel
	{Rule: 233, Edges: []Edge{{Kind: Step, Target: 467}}},                                                                                      // 3066 noAckParallel
	{Rule: 234, Edges: []Edge{{Kind: Accept, Target: 3068, Set: 302}}},                                                                         // 3067 noAckSequential
	{Rule: 234, Edges: []Edge{{Kind: Accept, Target: 3069, Set: 251}}},                                                                         // 3068 noAckSequential
	{Rule: 234, Edges: []Edge{{Kind: Step, Target: 469}}},                                                                                      // 3069 noAckSequential
	{Rule: 235, Edges: []Edge{{Kind: Accept, Target: 3071, Set: 65}}},                                                                          // 3070 quiesce
	{Rule: 235, Edges: []Edge{{Kind: Accept, Target: 3072, Set: 303}}},                                                                         // 3071 quiesce
	{Rule: 235, Edges: []Edge{{Kind: Call, Target: 3073, Callee: 236}}},                                                                        // 3072 quiesce
	{Rule: 235, Edges: []Edge{{Kind: Step, Target: 471}}},                                                                                      // 3073 quiesce
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3091, Set: 304}}},                                                                         // 3074 quiesceMode
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3076, Set: 305}}},                                                                         // 3075 quiesceMode
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3077, Set: 105}}},                                                                         // 3076 quiesceMode
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3078, Set: 232}}},                                                                         // 3077 quiesceMode
	{Rule: 236, Edges: []Edge{{Kind: Call, Target: 3083, Callee: 132}}},                                                                        // 3078 quiesceMode
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3080, Set: 65}}},                                                                          // 3079 quiesceMode
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3081, Set: 306}}},                                                                         // 3080 quiesceMode
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3082, Set: 40}}},                                                                          // 3081 quiesceMode
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3084, Set: 307}}},                                                                         // 3082 quiesceMode
	{Rule: 236, Edges: []Edge{{Kind: Step, Target: 3079}, {Kind: Step, Target: 3084}}},                                                         // 3083 quiesceMode
	{Rule: 236, Edges: []Edge{{Kind: Step, Target: 3091}}},                                                                                     // 3084 quiesceMode
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3091, Set: 40}}},                                                                          // 3085 quiesceMode
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3087, Set: 308}}},                                                                         // 3086 quiesceMode
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3088, Set: 248}}},                                                                         // 3087 quiesceMode
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3089, Set: 309}}},                                                                         // 3088 quiesceMode
	{Rule: 236, Edges: []Edge{{Kind: Call, Target: 3091, Callee: 130}}},                                                                        // 3089 quiesceMode
	{Rule: 236, Edges: []Edge{{Kind: Step, Target: 3074}, {Kind: Step, Target: 3075}, {Kind: Step, Target: 3085}, {Kind: Step, Target: 3086}}}, // 3090 quiesceMode
	{Rule: 236, Edges: []Edge{{Kind: Step, Target: 473}}},                                                                                      // 3091 quiesceMode
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3093, Set: 310}}},                                                                         // 3092 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3112, Set: 289}}},                                                                         // 3093 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3095, Set: 311}}},                                                                         // 3094 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3112, Set: 294}}},                                                                         // 3095 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3097, Set: 122}}},                                                                         // 3096 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3112, Set: 298}}},                                                                         // 3097 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3099, Set: 117}}},                                                                         // 3098 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3112, Set: 293}}},                                                                         // 3099 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3101, Set: 120}}},                                                                         // 3100 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3112, Set: 296}}},                                                                         // 3101 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3103, Set: 124}}},                                                                         // 3102 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3112, Set: 312}}},                                                                         // 3103 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3105, Set: 88}}},                                                                          // 3104 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3112, Set: 313}}},                                                                         // 3105 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3107, Set: 89}}},                                                                          // 3106 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3112, Set: 314}}},                                                                         // 3107 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3109, Set: 62}}},                                                                          // 3108 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3112, Set: 315}}},                                                                         // 3109 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3112, Set: 84}}},                                                                          // 3110 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Step, Target: 3092}, {Kind: Step, Target: 3094}, {Kind: Step, Target: 3096}, {Kind: Step, Target: 3098}, {Kind: Step, Target: 3100}, {Kind: Step, Target: 3102}, {Kind: Step, Target: 3104}, {Kind: Step, Target: 3106}, {Kind: Step, Target: 3108}, {Kind: Step, Target: 3110}}}, // 3111 ingestorEntity
	{Rule: 237, Edges: []Edge{{Kind: Step, Target: 475}}},                              // 3112 ingestorEntity
	{Rule: 238, Edges: []Edge{{Kind: Call, Target: 3115, Callee: 237}}},                // 3113 alterIngestor
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 3113}, {Kind: Step, Target: 3115}}}, // 3114 alterIngestor
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 3116}}},                             // 3115 alterIngestor
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3117, Set: 157}}},                 // 3116 alterIngestor
	{Rule: 238, Edges: []Edge{{Kind: Call, Target: 3118, Callee: 300}}},                // 3117 alterIngestor
	{Rule: 238, Edges: []Edge{{Kind: Call, Target: 3123, Callee: 239}}},                // 3118 alterIngestor
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3120, Set: 29}}},                  // 3119 alterIngestor
	{Rule: 238, Edges: []Edge{{Kind: Call, Target: 3122, Callee: 239}}},                // 3120 alterIngestor
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 3119}}},                             // 3121 alterIngestor
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 3125}}},                             // 3122 alterIngestor
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 3121}, {Kind: Step, Target: 3124}}}, // 3123 alterIngestor
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 477}}},                              // 3124 alterIngestor
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 3123}}},                             // 3125 alterIngestor
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3127, Set: 16}}},                  // 3126 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3130, Set: 57}}},                  // 3127 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Call, Target: 3131, Callee: 212}}},                // 3128 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Call, Target: 3131, Callee: 227}}},                // 3129 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Step, Target: 3128}, {Kind: Step, Target: 3129}}}, // 3130 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Step, Target: 3161}}},                             // 3131 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3133, Set: 16}}},                  // 3132 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3134, Set: 138}}},                 // 3133 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3135, Set: 60}}},                  // 3134 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Call, Target: 3161, Callee: 292}}},                // 3135 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3137, Set: 16}}},                  // 3136 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Call, Target: 3161, Callee: 211}}},                // 3137 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3139, Set: 40}}},                  // 3138 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3161, Set: 115}}},                 // 3139 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3141, Set: 16}}},                  // 3140 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3142, Set: 233}}},                 // 3141 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Call, Target: 3161, Callee: 148}}},                // 3142 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3144, Set: 40}}},                  // 3143 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3145, Set: 233}}},                 // 3144 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3161, Set: 169}}},                 // 3145 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3147, Set: 258}}},                 // 3146 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3148, Set: 259}}},                 // 3147 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Call, Target: 3161, Callee: 169}}},                // 3148 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3150, Set: 40}}},                  // 3149 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3151, Set: 259}}},                 // 3150 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3152, Set: 42}}},                  // 3151 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Call, Target: 3161, Callee: 299}}},                // 3152 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3154, Set: 16}}},                  // 3153 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3155, Set: 256}}},                 // 3154 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3156, Set: 253}}},                 // 3155 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3161, Set: 257}}},                 // 3156 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3158, Set: 16}}},                  // 3157 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3159, Set: 303}}},                 // 3158 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Call, Target: 3161, Callee: 236}}},                // 3159 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Step, Target: 3126}, {Kind: Step, Target: 3132}, {Kind: Step, Target: 3136}, {Kind: Step, Target: 3138}, {Kind: Step, Target: 3140}, {Kind: Step, Target: 3143}, {Kind: Step, Target: 3146}, {Kind: Step, Target: 3149}, {Kind: Step, Target: 3153}, {Kind: Step, Target: 3157}}}, // 3160 ingestorOperation
	{Rule: 239, Edges: []Edge{{Kind: Step, Target: 479}}},                                                                                      // 3161 ingestorOperation
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3163, Set: 161}}},                                                                         // 3162 createEmitter
	{Rule: 240, Edges: []Edge{{Kind: Call, Target: 3164, Callee: 284}}},                                                                        // 3163 createEmitter
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3165, Set: 57}}},                                                                          // 3164 createEmitter
	{Rule: 240, Edges: []Edge{{Kind: Call, Target: 3169, Callee: 144}}},                                                                        // 3165 createEmitter
	{Rule: 240, Edges: []Edge{{Kind: Call, Target: 3168, Callee: 150}}},                                                                        // 3166 createEmitter
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3166}}},                                                                                     // 3167 createEmitter
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3171}}},                                                                                     // 3168 createEmitter
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3167}, {Kind: Step, Target: 3170}}},                                                         // 3169 createEmitter
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3172}}},                                                                                     // 3170 createEmitter
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3169}}},                                                                                     // 3171 createEmitter
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3173, Set: 42}}},                                                                          // 3172 createEmitter
	{Rule: 240, Edges: []Edge{{Kind: Call, Target: 3174, Callee: 241}}},                                                                        // 3173 createEmitter
	{Rule: 240, Edges: []Edge{{Kind: Call, Target: 3175, Callee: 161}}},                                                                        // 3174 createEmitter
	{Rule: 240, Edges: []Edge{{Kind: Call, Target: 3176, Callee: 165}}},                                                                        // 3175 createEmitter
	{Rule: 240, Edges: []Edge{{Kind: Call, Target: 3177, Callee: 167}}},                                                                        // 3176 createEmitter
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 481}}},                                                                                      // 3177 createEmitter
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3179, Callee: 242}}},                                                                        // 3178 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3180, Set: 68}}},                                                                          // 3179 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3181, Set: 60}}},                                                                          // 3180 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3182, Callee: 292}}},                                                                        // 3181 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3183, Callee: 153}}},                                                                        // 3182 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3205}}},                                                                                     // 3183 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3185, Callee: 261}}},                                                                        // 3184 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3186, Set: 49}}},                                                                          // 3185 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3188, Callee: 274}}},                                                                        // 3186 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3189, Callee: 148}}},                                                                        // 3187 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3187}, {Kind: Step, Target: 3189}}},                                                         // 3188 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3205}}},                                                                                     // 3189 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3196, Callee: 273}}},                                                                        // 3190 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3192, Set: 68}}},                                                                          // 3191 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3193, Set: 60}}},                                                                          // 3192 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3197, Callee: 292}}},                                                                        // 3193 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3195, Set: 189}}},                                                                         // 3194 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3197, Set: 316}}},                                                                         // 3195 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3191}, {Kind: Step, Target: 3194}}},                                                         // 3196 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3198}}},                                                                                     // 3197 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3199, Callee: 153}}},                                                                        // 3198 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3205}}},                                                                                     // 3199 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3201, Callee: 275}}},                                                                        // 3200 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3202, Callee: 153}}},                                                                        // 3201 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3203, Callee: 276}}},                                                                        // 3202 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3205}}},                                                                                     // 3203 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3178}, {Kind: Step, Target: 3184}, {Kind: Step, Target: 3190}, {Kind: Step, Target: 3200}}}, // 3204 emitTarget
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 483}}},                                                                                      // 3205 emitTarget
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3217, Callee: 243}}},                                                                        // 3206 codecSink
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3217, Callee: 244}}},                                                                        // 3207 codecSink
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3217, Callee: 245}}},                                                                        // 3208 codecSink
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3217, Callee: 246}}},                                                                        // 3209 codecSink
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3217, Callee: 247}}},                                                                        // 3210 codecSink
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3217, Callee: 248}}},                                                                        // 3211 codecSink
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3217, Callee: 249}}},                                                                        // 3212 codecSink
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3217, Callee: 250}}},                                                                        // 3213 codecSink
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3217, Callee: 254}}},                                                                        // 3214 codecSink
	{Rule: 242, Edges: []Edge{{Kind: Call, Target: 3217, Callee: 255}}},                                                                        // 3215 codecSink
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3206}, {Kind: Step, Target: 3207}, {Kind: Step, Target: 3208}, {Kind: Step, Target: 3209}, {Kind: Step, Target: 3210}, {Kind: Step, Target: 3211}, {Kind: Step, Target: 3212}, {Kind: Step, Target: 3213}, {Kind: Step, Target: 3214}, {Kind: Step, Target: 3215}}}, // 3216 codecSink
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 485}}},                              // 3217 codecSink
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3219, Set: 116}}},                 // 3218 kafkaSink
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3220, Callee: 294}}},                // 3219 kafkaSink
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3221, Set: 289}}},                 // 3220 kafkaSink
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3222, Callee: 134}}},                // 3221 kafkaSink
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3223, Set: 49}}},                  // 3222 kafkaSink
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3224, Callee: 258}}},                // 3223 kafkaSink
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 487}}},                              // 3224 kafkaSink
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3226, Set: 117}}},                 // 3225 natsSink
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3227, Callee: 294}}},                // 3226 natsSink
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3228, Set: 293}}},                 // 3227 natsSink
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3229, Callee: 134}}},                // 3228 natsSink
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3230, Set: 49}}},                  // 3229 natsSink
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3231, Callee: 260}}},                // 3230 natsSink
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 489}}},                              // 3231 natsSink
	{Rule: 245, Edges: []Edge{{Kind: Accept, Target: 3233, Set: 118}}},                 // 3232 pulsarSink
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3234, Callee: 294}}},                // 3233 pulsarSink
	{Rule: 245, Edges: []Edge{{Kind: Accept, Target: 3235, Set: 289}}},                 // 3234 pulsarSink
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3236, Callee: 134}}},                // 3235 pulsarSink
	{Rule: 245, Edges: []Edge{{Kind: Accept, Target: 3237, Set: 49}}},                  // 3236 pulsarSink
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3238, Callee: 258}}},                // 3237 pulsarSink
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 491}}},                              // 3238 pulsarSink
	{Rule: 246, Edges: []Edge{{Kind: Accept, Target: 3240, Set: 121}}},                 // 3239 rabbitmqSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3241, Callee: 294}}},                // 3240 rabbitmqSink
	{Rule: 246, Edges: []Edge{{Kind: Accept, Target: 3242, Set: 294}}},                 // 3241 rabbitmqSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3243, Callee: 134}}},                // 3242 rabbitmqSink
	{Rule: 246, Edges: []Edge{{Kind: Accept, Target: 3244, Set: 49}}},                  // 3243 rabbitmqSink
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3245, Callee: 258}}},                // 3244 rabbitmqSink
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 493}}},                              // 3245 rabbitmqSink
	{Rule: 247, Edges: []Edge{{Kind: Accept, Target: 3247, Set: 122}}},                 // 3246 redisSink
	{Rule: 247, Edges: []Edge{{Kind: Accept, Target: 3248, Set: 297}}},                 // 3247 redisSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3249, Callee: 294}}},                // 3248 redisSink
	{Rule: 247, Edges: []Edge{{Kind: Accept, Target: 3250, Set: 298}}},                 // 3249 redisSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3251, Callee: 134}}},                // 3250 redisSink
	{Rule: 247, Edges: []Edge{{Kind: Accept, Target: 3252, Set: 49}}},                  // 3251 redisSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3253, Callee: 256}}},                // 3252 redisSink
	{Rule: 247, Edges: []Edge{{Kind: Step, Target: 495}}},                              // 3253 redisSink
	{Rule: 248, Edges: []Edge{{Kind: Accept, Target: 3255, Set: 123}}},                 // 3254 mqttSink
	{Rule: 248, Edges: []Edge{{Kind: Call, Target: 3256, Callee: 294}}},                // 3255 mqttSink
	{Rule: 248, Edges: []Edge{{Kind: Accept, Target: 3257, Set: 289}}},                 // 3256 mqttSink
	{Rule: 248, Edges: []Edge{{Kind: Call, Target: 3258, Callee: 134}}},                // 3257 mqttSink
	{Rule: 248, Edges: []Edge{{Kind: Accept, Target: 3259, Set: 49}}},                  // 3258 mqttSink
	{Rule: 248, Edges: []Edge{{Kind: Call, Target: 3260, Callee: 259}}},                // 3259 mqttSink
	{Rule: 248, Edges: []Edge{{Kind: Step, Target: 497}}},                              // 3260 mqttSink
	{Rule: 249, Edges: []Edge{{Kind: Accept, Target: 3262, Set: 124}}},                 // 3261 zeromqSink
	{Rule: 249, Edges: []Edge{{Kind: Call, Target: 3263, Callee: 294}}},                // 3262 zeromqSink
	{Rule: 249, Edges: []Edge{{Kind: Accept, Target: 3264, Set: 49}}},                  // 3263 zeromqSink
	{Rule: 249, Edges: []Edge{{Kind: Call, Target: 3265, Callee: 256}}},                // 3264 zeromqSink
	{Rule: 249, Edges: []Edge{{Kind: Step, Target: 499}}},                              // 3265 zeromqSink
	{Rule: 250, Edges: []Edge{{Kind: Accept, Target: 3267, Set: 125}}},                 // 3266 sqsSink
	{Rule: 250, Edges: []Edge{{Kind: Call, Target: 3268, Callee: 294}}},                // 3267 sqsSink
	{Rule: 250, Edges: []Edge{{Kind: Accept, Target: 3269, Set: 294}}},                 // 3268 sqsSink
	{Rule: 250, Edges: []Edge{{Kind: Call, Target: 3271, Callee: 253}}},                // 3269 sqsSink
	{Rule: 250, Edges: []Edge{{Kind: Call, Target: 3272, Callee: 251}}},                // 3270 sqsSink
	{Rule: 250, Edges: []Edge{{Kind: Step, Target: 3270}, {Kind: Step, Target: 3272}}}, // 3271 sqsSink
	{Rule: 250, Edges: []Edge{{Kind: Step, Target: 3273}}},                             // 3272 sqsSink
	{Rule: 250, Edges: []Edge{{Kind: Accept, Target: 3274, Set: 49}}},                  // 3273 sqsSink
	{Rule: 250, Edges: []Edge{{Kind: Call, Target: 3275, Callee: 252}}},                // 3274 sqsSink
	{Rule: 250, Edges: []Edge{{Kind: Step, Target: 501}}},                              // 3275 sqsSink
	{Rule: 251, Edges: []Edge{{Kind: Accept, Target: 3277, Set: 317}}},                 // 3276 fifoGroup
	{Rule: 251, Edges: []Edge{{Kind: Accept, Target: 3281, Set: 292}}},                 // 3277 fifoGroup
	{Rule: 251, Edges: []Edge{{Kind: Accept, Target: 3279, Set: 57}}},                  // 3278 fifoGroup
	{Rule: 251, Edges: []Edge{{Kind: Accept, Target: 3282, Set: 103}}},                 // 3279 fifoGroup
	{Rule: 251, Edges: []Edge{{Kind: Call, Target: 3282, Callee: 109}}},                // 3280 fifoGroup
	{Rule: 251, Edges: []Edge{{Kind: Step, Target: 3278}, {Kind: Step, Target: 3280}}}, // 3281 fifoGroup
	{Rule: 251, Edges: []Edge{{Kind: Step, Target: 503}}},                              // 3282 fifoGroup
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3284, Set: 318}}},                 // 3283 sqsSinkMode
	{Rule: 252, Edges: []Edge{{Kind: Call, Target: 3285, Callee: 162}}},                // 3284 sqsSinkMode
	{Rule: 252, Edges: []Edge{{Kind: Step, Target: 505}}},                              // 3285 sqsSinkMode
	{Rule: 253, Edges: []Edge{{Kind: Call, Target: 3291, Callee: 140}}},                // 3286 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Accept, Target: 3288, Set: 227}}},                 // 3287 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Call, Target: 3290, Callee: 140}}},                // 3288 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3287}}},                             // 3289 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3293}}},                             // 3290 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3289}, {Kind: Step, Target: 3292}}}, // 3291 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3296}}},                             // 3292 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3291}}},                             // 3293 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Accept, Target: 3295, Set: 216}}},                 // 3294 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Accept, Target: 3297, Set: 317}}},                 // 3295 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3294}, {Kind: Step, Target: 3297}}}, // 3296 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3300}}},                             // 3297 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Accept, Target: 3300, Set: 26}}},                  // 3298 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3286}, {Kind: Step, Target: 3298}}}, // 3299 sqsQueue
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 507}}},                              // 3300 sqsQueue
	{Rule: 254, Edges: []Edge{{Kind: Accept, Target: 3302, Set: 119}}},                 // 3301 sentrySink
	{Rule: 254, Edges: []Edge{{Kind: Call, Target: 3303, Callee: 294}}},                // 3302 sentrySink
	{Rule: 254, Edges: []Edge{{Kind: Accept, Target: 3304, Set: 49}}},                  // 3303 sentrySink
	{Rule: 254, Edges: []Edge{{Kind: Call, Target: 3305, Callee: 274}}},                // 3304 sentrySink
	{Rule: 254, Edges: []Edge{{Kind: Step, Target: 509}}},                              // 3305 sentrySink
	{Rule: 255, Edges: []Edge{{Kind: Accept, Target: 3307, Set: 62}}},                  // 3306 syslogSink
	{Rule: 255, Edges: []Edge{{Kind: Call, Target: 3308, Callee: 294}}},                // 3307 syslogSink
	{Rule: 255, Edges: []Edge{{Kind: Accept, Target: 3309, Set: 49}}},                  // 3308 syslogSink
	{Rule: 255, Edges: []Edge{{Kind: Call, Target: 3310, Callee: 256}}},                // 3309 syslogSink
	{Rule: 255, Edges: []Edge{{Kind: Step, Target: 511}}},                              // 3310 syslogSink
	{Rule: 256, Edges: []Edge{{Kind: Accept, Target: 3312, Set: 302}}},                 // 3311 noAckMode
	{Rule: 256, Edges: []Edge{{Kind: Call, Target: 3313, Callee: 162}}},                // 3312 noAckMode
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 513}}},                              // 3313 noAckMode
	{Rule: 257, Edges: []Edge{{Kind: Accept, Target: 3315, Set: 250}}},                 // 3314 ackMode
	{Rule: 257, Edges: []Edge{{Kind: Call, Target: 3316, Callee: 164}}},                // 3315 ackMode
	{Rule: 257, Edges: []Edge{{Kind: Call, Target: 3317, Callee: 163}}},                // 3316 ackMode
	{Rule: 257, Edges: []Edge{{Kind: Call, Target: 3318, Callee: 162}}},                // 3317 ackMode
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 515}}},                              // 3318 ackMode
	{Rule: 258, Edges: []Edge{{Kind: Call, Target: 3322, Callee: 256}}},                // 3319 brokerMode
	{Rule: 258, Edges: []Edge{{Kind: Call, Target: 3322, Callee: 257}}},                // 3320 brokerMode
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 3319}, {Kind: Step, Target: 3320}}}, // 3321 brokerMode
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 517}}},                              // 3322 brokerMode
	{Rule: 259, Edges: []Edge{{Kind: Accept, Target: 3324, Set: 301}}},                 // 3323 mqttSinkMode
	{Rule: 259, Edges: []Edge{{Kind: Call, Target: 3327, Callee: 129}}},                // 3324 mqttSinkMode
	{Rule: 259, Edges: []Edge{{Kind: Call, Target: 3328, Callee: 162}}},                // 3325 mqttSinkMode
	{Rule: 259, Edges: []Edge{{Kind: Call, Target: 3328, Callee: 257}}},                // 3326 mqttSinkMode
	{Rule: 259, Edges: []Edge{{Kind: Step, Target: 3325}, {Kind: Step, Target: 3326}}}, // 3327 mqttSinkMode
	{Rule: 259, Edges: []Edge{{Kind: Step, Target: 519}}},                              // 3328 mqttSinkMode
	{Rule: 260, Edges: []Edge{{Kind: Call, Target: 3333, Callee: 256}}},                // 3329 natsSinkMode
	{Rule: 260, Edges: []Edge{{Kind: Accept, Target: 3331, Set: 319}}},                 // 3330 natsSinkMode
	{Rule: 260, Edges: []Edge{{Kind: Call, Target: 3333, Callee: 257}}},                // 3331 natsSinkMode
	{Rule: 260, Edges: []Edge{{Kind: Step, Target: 3329}, {Kind: Step, Target: 3330}}}, // 3332 natsSinkMode
	{Rule: 260, Edges: []Edge{{Kind: Step, Target: 521}}},                              // 3333 natsSinkMode
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3340, Callee: 262}}},                // 3334 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3340, Callee: 263}}},                // 3335 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3340, Callee: 264}}},                // 3336 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3340, Callee: 265}}},                // 3337 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3340, Callee: 266}}},                // 3338 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3334}, {Kind: Step, Target: 3335}, {Kind: Step, Target: 3336}, {Kind: Step, Target: 3337}, {Kind: Step, Target: 3338}}}, // 3339 rowSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 523}}},                                                                                      // 3340 rowSink
	{Rule: 262, Edges: []Edge{{Kind: Accept, Target: 3342, Set: 130}}},                                                                         // 3341 clickhouseSink
	{Rule: 262, Edges: []Edge{{Kind: Call, Target: 3343, Callee: 294}}},                                                                        // 3342 clickhouseSink
	{Rule: 262, Edges: []Edge{{Kind: Accept, Target: 3344, Set: 320}}},                                                                         // 3343 clickhouseSink
	{Rule: 262, Edges: []Edge{{Kind: Accept, Target: 3345, Set: 42}}},                                                                          // 3344 clickhouseSink
	{Rule: 262, Edges: []Edge{{Kind: Accept, Target: 3346, Set: 321}}},                                                                         // 3345 clickhouseSink
	{Rule: 262, Edges: []Edge{{Kind: Call, Target: 3347, Callee: 134}}},                                                                        // 3346 clickhouseSink
	{Rule: 262, Edges: []Edge{{Kind: Call, Target: 3348, Callee: 268}}},                                                                        // 3347 clickhouseSink
	{Rule: 262, Edges: []Edge{{Kind: Call, Target: 3349, Callee: 271}}},                                                                        // 3348 clickhouseSink
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 525}}},                                                                                      // 3349 clickhouseSink
	{Rule: 263, Edges: []Edge{{Kind: Accept, Target: 3351, Set: 131}}},                                                                         // 3350 postgresSink
	{Rule: 263, Edges: []Edge{{Kind: Call, Target: 3352, Callee: 294}}},                                                                        // 3351 postgresSink
	{Rule: 263, Edges: []Edge{{Kind: Accept, Target: 3353, Set: 320}}},                                                                         // 3352 postgresSink
	{Rule: 263, Edges: []Edge{{Kind: Accept, Target: 3354, Set: 42}}},                                                                          // 3353 postgresSink
	{Rule: 263, Edges: []Edge{{Kind: Accept, Target: 3355, Set: 321}}},                                                                         // 3354 postgresSink
	{Rule: 263, Edges: []Edge{{Kind: Call, Target: 3356, Callee: 134}}},                                                                        // 3355 postgresSink
	{Rule: 263, Edges: []Edge{{Kind: Call, Target: 3363, Callee: 268}}},                                                                        // 3356 postgresSink
	{Rule: 263, Edges: []Edge{{Kind: Accept, Target: 3358, Set: 65}}},                                                                          // 3357 postgresSink
	{Rule: 263, Edges: []Edge{{Kind: Accept, Target: 3360, Set: 322}}},                                                                         // 3358 postgresSink
	{Rule: 263, Edges: []Edge{{Kind: Call, Target: 3361, Callee: 270}}},                                                                        // 3359 postgresSink
	{Rule: 263, Edges: []Edge{{Kind: Step, Target: 3359}, {Kind: Step, Target: 3361}}},                                                         // 3360 postgresSink
	{Rule: 263, Edges: []Edge{{Kind: Step, Target: 3362}}},                                                                                     // 3361 postgresSink
	{Rule: 263, Edges: []Edge{{Kind: Call, Target: 3364, Callee: 267}}},                                                                        // 3362 postgresSink
	{Rule: 263, Edges: []Edge{{Kind: Step, Target: 3357}, {Kind: Step, Target: 3364}}},                                                         // 3363 postgresSink
	{Rule: 263, Edges: []Edge{{Kind: Step, Target: 3365}}},                                                                                     // 3364 postgresSink
	{Rule: 263, Edges: []Edge{{Kind: Call, Target: 3366, Callee: 271}}},                                                                        // 3365 postgresSink
	{Rule: 263, Edges: []Edge{{Kind: Step, Target: 527}}},                                                                                      // 3366 postgresSink
	{Rule: 264, Edges: []Edge{{Kind: Accept, Target: 3368, Set: 132}}},                                                                         // 3367 mysqlSink
	{Rule: 264, Edges: []Edge{{Kind: Call, Target: 3369, Callee: 294}}},                                                                        // 3368 mysqlSink
	{Rule: 264, Edges: []Edge{{Kind: Accept, Target: 3370, Set: 320}}},                                                                         // 3369 mysqlSink
	{Rule: 264, Edges: []Edge{{Kind: Accept, Target: 3371, Set: 42}}},                                                                          // 3370 mysqlSink
	{Rule: 264, Edges: []Edge{{Kind: Accept, Target: 3372, Set: 321}}},                                                                         // 3371 mysqlSink
	{Rule: 264, Edges: []Edge{{Kind: Call, Target: 3373, Callee: 134}}},                                                                        // 3372 mysqlSink
	{Rule: 264, Edges: []Edge{{Kind: Call, Target: 3377, Callee: 268}}},                                                                        // 3373 mysqlSink
	{Rule: 264, Edges: []Edge{{Kind: Accept, Target: 3375, Set: 65}}},                                                                          // 3374 mysqlSink
	{Rule: 264, Edges: []Edge{{Kind: Accept, Target: 3376, Set: 322}}},                                                                         // 3375 mysqlSink
	{Rule: 264, Edges: []Edge{{Kind: Call, Target: 3378, Callee: 267}}},                                                                        // 3376 mysqlSink
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 3374}, {Kind: Step, Target: 3378}}},                                                         // 3377 mysqlSink
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 3379}}},                                                                                     // 3378 mysqlSink
	{Rule: 264, Edges: []Edge{{Kind: Call, Target: 3380, Callee: 271}}},                                                                        // 3379 mysqlSink
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 529}}},                                                                                      // 3380 mysqlSink
	{Rule: 265, Edges: []Edge{{Kind: Accept, Target: 3382, Set: 133}}},                                                                         // 3381 mongodbSink
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3383, Callee: 294}}},                                                                        // 3382 mongodbSink
	{Rule: 265, Edges: []Edge{{Kind: Accept, Target: 3384, Set: 320}}},                                                                         // 3383 mongodbSink
	{Rule: 265, Edges: []Edge{{Kind: Accept, Target: 3385, Set: 42}}},                                                                          // 3384 mongodbSink
	{Rule: 265, Edges: []Edge{{Kind: Accept, Target: 3386, Set: 323}}},                                                                         // 3385 mongodbSink
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3387, Callee: 134}}},                                                                        // 3386 mongodbSink
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3393, Callee: 268}}},                                                                        // 3387 mongodbSink
	{Rule: 265, Edges: []Edge{{Kind: Accept, Target: 3389, Set: 65}}},                                                                          // 3388 mongodbSink
	{Rule: 265, Edges: []Edge{{Kind: Accept, Target: 3390, Set: 322}}},                                                                         // 3389 mongodbSink
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3391, Callee: 270}}},                                                                        // 3390 mongodbSink
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3392, Callee: 267}}},                                                                        // 3391 mongodbSink
	{Rule: 265, Edges: []Edge{{Kind: Step, Target: 3394}}},                                                                                     // 3392 mongodbSink
	{Rule: 265, Edges: []Edge{{Kind: Step, Target: 3388}, {Kind: Step, Target: 3394}}},                                                         // 3393 mongodbSink
	{Rule: 265, Edges: []Edge{{Kind: Step, Target: 3395}}},                                                                                     // 3394 mongodbSink
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3396, Callee: 271}}},                                                                        // 3395 mongodbSink
	{Rule: 265, Edges: []Edge{{Kind: Step, Target: 531}}},                                                                                      // 3396 mongodbSink
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3398, Set: 324}}},                                                                         // 3397 icebergSink
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3399, Set: 65}}},                                                                          // 3398 icebergSink
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3400, Set: 325}}},                                                                         // 3399 icebergSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3401, Callee: 294}}},                                                                        // 3400 icebergSink
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3402, Set: 321}}},                                                                         // 3401 icebergSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3403, Callee: 134}}},                                                                        // 3402 icebergSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3404, Callee: 268}}},                                                                        // 3403 icebergSink
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3405, Set: 326}}},                                                                         // 3404 icebergSink
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3406, Set: 26}}},                                                                          // 3405 icebergSink
	{Rule: 266, Edges: []Edge{{Kind: Accept, Target: 3407, Set: 327}}},                                                                         // 3406 icebergSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3408, Callee: 294}}},                                                                        // 3407 icebergSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3409, Callee: 272}}},                                                                        // 3408 icebergSink
	{Rule: 266, Edges: []Edge{{Kind: Step, Target: 533}}},                                                                                      // 3409 icebergSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3411, Set: 328}}},                                                                         // 3410 conflictAction
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3412, Set: 329}}},                                                                         // 3411 conflictAction
	{Rule: 267, Edges: []Edge{{Kind: Step, Target: 535}}},                                                                                      // 3412 conflictAction
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3414, Set: 285}}},                                                                         // 3413 valuesMap
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3415, Set: 229}}},                                                                         // 3414 valuesMap
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3420, Callee: 269}}},                                                                        // 3415 valuesMap
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3417, Set: 29}}},                                                                          // 3416 valuesMap
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3419, Callee: 269}}},                                                                        // 3417 valuesMap
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3416}}},                                                                                     // 3418 valuesMap
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3422}}},                                                                                     // 3419 valuesMap
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3418}, {Kind: Step, Target: 3421}}},                                                         // 3420 valuesMap
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3424}}},                                                                                     // 3421 valuesMap
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3420}}},                                                                                     // 3422 valuesMap
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3425, Set: 29}}},                                                                          // 3423 valuesMap
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3423}, {Kind: Step, Target: 3425}}},                                                         // 3424 valuesMap
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3426}}},                                                                                     // 3425 valuesMap
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3427, Set: 230}}},                                                                         // 3426 valuesMap
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 537}}},                                                                                      // 3427 valuesMap
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3429, Set: 26}}},                                                                          // 3428 valueItem
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3430, Set: 170}}},                                                                         // 3429 valueItem
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3431, Callee: 109}}},                                                                        // 3430 valueItem
	{Rule: 269, Edges: []Edge{{Kind: Step, Target: 539}}},                                                                                      // 3431 valueItem
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3433, Set: 28}}},                                                                          // 3432 conflictTarget
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3438, Set: 26}}},                                                                          // 3433 conflictTarget
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3435, Set: 29}}},                                                                          // 3434 conflictTarget
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3437, Set: 26}}},                                                                          // 3435 conflictTarget
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3434}}},                                                                                     // 3436 conflictTarget
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3440}}},                                                                                     // 3437 conflictTarget
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3436}, {Kind: Step, Target: 3439}}},                                                         // 3438 conflictTarget
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3442}}},                                                                                     // 3439 conflictTarget
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3438}}},                                                                                     // 3440 conflictTarget
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3443, Set: 29}}},                                                                          // 3441 conflictTarget
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3441}, {Kind: Step, Target: 3443}}},                                                         // 3442 conflictTarget
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3444}}},                                                                                     // 3443 conflictTarget
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3445, Set: 30}}},                                                                          // 3444 conflictTarget
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 541}}},                                                                                      // 3445 conflictTarget
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3447, Set: 6}}},                                                                           // 3446 maxBatch
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3448, Set: 105}}},                                                                         // 3447 maxBatch
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3449, Set: 148}}},                                                                         // 3448 maxBatch
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3450, Callee: 128}}},                                                                        // 3449 maxBatch
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 543}}},                                                                                      // 3450 maxBatch
	{Rule: 272, Edges: []Edge{{Kind: Accept, Target: 3452, Set: 186}}},                                                                         // 3451 commitPolicy
	{Rule: 272, Edges: []Edge{{Kind: Accept, Target: 3453, Set: 246}}},                                                                         // 3452 commitPolicy
	{Rule: 272, Edges: []Edge{{Kind: Call, Target: 3454, Callee: 130}}},                                                                        // 3453 commitPolicy
	{Rule: 272, Edges: []Edge{{Kind: Accept, Target: 3455, Set: 105}}},                                                                         // 3454 commitPolicy
	{Rule: 272, Edges: []Edge{{Kind: Accept, Target: 3456, Set: 232}}},                                                                         // 3455 commitPolicy
	{Rule: 272, Edges: []Edge{{Kind: Call, Target: 3457, Callee: 132}}},                                                                        // 3456 commitPolicy
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 545}}},                                                                                      // 3457 commitPolicy
	{Rule: 273, Edges: []Edge{{Kind: Accept, Target: 3459, Set: 88}}},                                                                          // 3458 httpSink
	{Rule: 273, Edges: []Edge{{Kind: Call, Target: 3460, Callee: 294}}},                                                                        // 3459 httpSink
	{Rule: 273, Edges: []Edge{{Kind: Accept, Target: 3461, Set: 330}}},                                                                         // 3460 httpSink
	{Rule: 273, Edges: []Edge{{Kind: Call, Target: 3462, Callee: 109}}},                                                                        // 3461 httpSink
	{Rule: 273, Edges: []Edge{{Kind: Accept, Target: 3463, Set: 87}}},                                                                          // 3462 httpSink
	{Rule: 273, Edges: []Edge{{Kind: Call, Target: 3464, Callee: 109}}},                                                                        // 3463 httpSink
	{Rule: 273, Edges: []Edge{{Kind: Accept, Target: 3465, Set: 49}}},                                                                          // 3464 httpSink
	{Rule: 273, Edges: []Edge{{Kind: Call, Target: 3466, Callee: 274}}},                                                                        // 3465 httpSink
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 547}}},                                                                                      // 3466 httpSink
	{Rule: 274, Edges: []Edge{{Kind: Accept, Target: 3468, Set: 250}}},                                                                         // 3467 requestMode
	{Rule: 274, Edges: []Edge{{Kind: Call, Target: 3469, Callee: 162}}},                                                                        // 3468 requestMode
	{Rule: 274, Edges: []Edge{{Kind: Step, Target: 549}}},                                                                                      // 3469 requestMode
	{Rule: 275, Edges: []Edge{{Kind: Accept, Target: 3471, Set: 84}}},                                                                          // 3470 clientSink
	{Rule: 275, Edges: []Edge{{Kind: Accept, Target: 3472, Set: 27}}},                                                                          // 3471 clientSink
	{Rule: 275, Edges: []Edge{{Kind: Call, Target: 3473, Callee: 288}}},                                                                        // 3472 clientSink
	{Rule: 275, Edges: []Edge{{Kind: Accept, Target: 3474, Set: 49}}},                                                                          // 3473 clientSink
	{Rule: 275, Edges: []Edge{{Kind: Call, Target: 3475, Callee: 257}}},                                                                        // 3474 clientSink
	{Rule: 275, Edges: []Edge{{Kind: Step, Target: 551}}},                                                                                      // 3475 clientSink
	{Rule: 276, Edges: []Edge{{Kind: Accept, Target: 3477, Set: 148}}},                                                                         // 3476 clientBatch
	{Rule: 276, Edges: []Edge{{Kind: Accept, Target: 3478, Set: 105}}},                                                                         // 3477 clientBatch
	{Rule: 276, Edges: []Edge{{Kind: Accept, Target: 3479, Set: 263}}},                                                                         // 3478 clientBatch
	{Rule: 276, Edges: []Edge{{Kind: Call, Target: 3480, Callee: 128}}},                                                                        // 3479 clientBatch
	{Rule: 276, Edges: []Edge{{Kind: Accept, Target: 3481, Set: 105}}},                                                                         // 3480 clientBatch
	{Rule: 276, Edges: []Edge{{Kind: Accept, Target: 3482, Set: 232}}},                                                                         // 3481 clientBatch
	{Rule: 276, Edges: []Edge{{Kind: Call, Target: 3483, Callee: 132}}},                                                                        // 3482 clientBatch
	{Rule: 276, Edges: []Edge{{Kind: Step, Target: 553}}},                                                                                      // 3483 clientBatch
	{Rule: 277, Edges: []Edge{{Kind: Accept, Target: 3485, Set: 161}}},                                                                         // 3484 alterEmitter
	{Rule: 277, Edges: []Edge{{Kind: Call, Target: 3486, Callee: 310}}},                                                                        // 3485 alterEmitter
	{Rule: 277, Edges: []Edge{{Kind: Call, Target: 3491, Callee: 278}}},                                                                        // 3486 alterEmitter
	{Rule: 277, Edges: []Edge{{Kind: Accept, Target: 3488, Set: 29}}},                                                                          // 3487 alterEmitter
	{Rule: 277, Edges: []Edge{{Kind: Call, Target: 3490, Callee: 278}}},                                                                        // 3488 alterEmitter
	{Rule: 277, Edges: []Edge{{Kind: Step, Target: 3487}}},                                                                                     // 3489 alterEmitter
	{Rule: 277, Edges: []Edge{{Kind: Step, Target: 3493}}},                                                                                     // 3490 alterEmitter
	{Rule: 277, Edges: []Edge{{Kind: Step, Target: 3489}, {Kind: Step, Target: 3492}}},                                                         // 3491 alterEmitter
	{Rule: 277, Edges: []Edge{{Kind: Step, Target: 555}}},                                                                                      // 3492 alterEmitter
	{Rule: 277, Edges: []Edge{{Kind: Step, Target: 3491}}},                                                                                     // 3493 alterEmitter
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3523, Callee: 179}}},                                                                        // 3494 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3496, Set: 16}}},                                                                          // 3495 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3504, Set: 42}}},                                                                          // 3496 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3505, Callee: 242}}},                                                                        // 3497 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3499, Callee: 261}}},                                                                        // 3498 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3500, Set: 49}}},                                                                          // 3499 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3501, Callee: 274}}},                                                                        // 3500 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Step, Target: 3505}}},                                                                                     // 3501 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3505, Callee: 273}}},                                                                        // 3502 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3505, Callee: 275}}},                                                                        // 3503 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Step, Target: 3497}, {Kind: Step, Target: 3498}, {Kind: Step, Target: 3502}, {Kind: Step, Target: 3503}}}, // 3504 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Step, Target: 3523}}},                                                                                     // 3505 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3507, Set: 16}}},                                                                          // 3506 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3508, Set: 49}}},                                                                          // 3507 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3523, Callee: 279}}},                                                                        // 3508 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3510, Set: 16}}},                                                                          // 3509 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3511, Set: 84}}},                                                                          // 3510 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3523, Callee: 294}}},                                                                        // 3511 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3513, Set: 16}}},                                                                          // 3512 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3514, Set: 68}}},                                                                          // 3513 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3515, Set: 60}}},                                                                          // 3514 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3523, Callee: 292}}},                                                                        // 3515 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3517, Set: 40}}},                                                                          // 3516 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3523, Set: 68}}},                                                                          // 3517 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3519, Set: 16}}},                                                                          // 3518 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3523, Callee: 161}}},                                                                        // 3519 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3521, Set: 16}}},                                                                          // 3520 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3523, Callee: 272}}},                                                                        // 3521 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Step, Target: 3494}, {Kind: Step, Target: 3495}, {Kind: Step, Target: 3506}, {Kind: Step, Target: 3509}, {Kind: Step, Target: 3512}, {Kind: Step, Target: 3516}, {Kind: Step, Target: 3518}, {Kind: Step, Target: 3520}}}, // 3522 emitterOperation
	{Rule: 278, Edges: []Edge{{Kind: Step, Target: 557}}},               // 3523 emitterOperation
	{Rule: 279, Edges: []Edge{{Kind: Call, Target: 3531, Callee: 258}}}, // 3524 anySinkMode
	{Rule: 279, Edges: []Edge{{Kind: Call, Target: 3531, Callee: 259}}}, // 3525 anySinkMode
	{Rule: 279, Edges: []Edge{{Kind: Accept, Target: 3527, Set: 319}}},  // 3526 anySinkMode
	{Rule: 279, Edges: []Edge{{Kind: Call, Target: 3531, Callee: 257}}}, // 3527 anySinkMode
	{Rule: 279, Edges: []Edge{{Kind: Call, Target: 3531, Callee: 252}}}, // 3528 anySinkMode
	{Rule: 279, Edges: []Edge{{Kind: Call, Target: 3531, Callee: 274}}}, // 3529 anySinkMode
	{Rule: 279, Edges: []Edge{{Kind: Step, Target: 3524}, {Kind: Step, Target: 3525}, {Kind: Step, Target: 3526}, {Kind: Step, Target: 3528}, {Kind: Step, Target: 3529}}}, // 3530 anySinkMode
	{Rule: 279, Edges: []Edge{{Kind: Step, Target: 559}}},               // 3531 anySinkMode
	{Rule: 280, Edges: []Edge{{Kind: Refuse, Target: 3533, Set: 331}}},  // 3532 word
	{Rule: 280, Edges: []Edge{{Kind: Step, Target: 561}}},               // 3533 word
	{Rule: 281, Edges: []Edge{{Kind: Refuse, Target: 3535, Set: 331}}},  // 3534 name
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 563}}},               // 3535 name
	{Rule: 282, Edges: []Edge{{Kind: Refuse, Target: 3537, Set: 332}}},  // 3536 relayName
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 565}}},               // 3537 relayName
	{Rule: 283, Edges: []Edge{{Kind: Refuse, Target: 3539, Set: 333}}},  // 3538 ident
	{Rule: 283, Edges: []Edge{{Kind: Step, Target: 567}}},               // 3539 ident
	{Rule: 284, Edges: []Edge{{Kind: Call, Target: 3541, Callee: 281}}}, // 3540 freshName
	{Rule: 284, Edges: []Edge{{Kind: Step, Target: 569}}},               // 3541 freshName
	{Rule: 285, Edges: []Edge{{Kind: Call, Target: 3543, Callee: 282}}}, // 3542 freshRelay
	{Rule: 285, Edges: []Edge{{Kind: Step, Target: 571}}},               // 3543 freshRelay
	{Rule: 286, Edges: []Edge{{Kind: Call, Target: 3545, Callee: 281}}}, // 3544 freshField
	{Rule: 286, Edges: []Edge{{Kind: Step, Target: 573}}},               // 3545 freshField
	{Rule: 287, Edges: []Edge{{Kind: Call, Target: 3547, Callee: 281}}}, // 3546 field
	{Rule: 287, Edges: []Edge{{Kind: Step, Target: 575}}},               // 3547 field
	{Rule: 288, Edges: []Edge{{Kind: Call, Target: 3549, Callee: 281}}}, // 3548 schemaRef
	{Rule: 288, Edges: []Edge{{Kind: Step, Target: 577}}},               // 3549 schemaRef
	{Rule: 289, Edges: []Edge{{Kind: Call, Target: 3551, Callee: 281}}}, // 3550 jsonWireSchemaRef
	{Rule: 289, Edges: []Edge{{Kind: Step, Target: 579}}},               // 3551 jsonWireSchemaRef
	{Rule: 290, Edges: []Edge{{Kind: Call, Target: 3553, Callee: 281}}}, // 3552 cborWireSchemaRef
	{Rule: 290, Edges: []Edge{{Kind: Step, Target: 581}}},               // 3553 cborWireSchemaRef
	{Rule: 291, Edges: []Edge{{Kind: Call, Target: 3555, Callee: 281}}}, // 3554 avroWireSchemaRef
	{Rule: 291, Edges: []Edge{{Kind: Step, Target: 583}}},               // 3555 avroWireSchemaRef
	{Rule: 292, Edges: []Edge{{Kind: Call, Target: 3557, Callee: 281}}}, // 3556 codecRef
	{Rule: 292, Edges: []Edge{{Kind: Step, Target: 585}}},               // 3557 codecRef
	{Rule: 293, Edges: []Edge{{Kind: Call, Target: 3559, Callee: 281}}}, // 3558 resourceRef
	{Rule: 293, Edges: []Edge{{Kind: Step, Target: 587}}},               // 3559 resourceRef
	{Rule: 294, Edges: []Edge{{Kind: Call, Target: 3561, Callee: 281}}}, // 3560 clientRef
	{Rule: 294, Edges: []Edge{{Kind: Step, Target: 589}}},               // 3561 clientRef
	{Rule: 295, Edges: []Edge{{Kind: Call, Target: 3563, Callee: 281}}}, // 3562 vhostRef
	{Rule: 295, Edges: []Edge{{Kind: Step, Target: 591}}},               // 3563 vhostRef
	{Rule: 296, Edges: []Edge{{Kind: Call, Target: 3565, Callee: 281}}}, // 3564 endpointRef
	{Rule: 296, Edges: []Edge{{Kind: Step, Target: 593}}},               // 3565 endpointRef
	{Rule: 297, Edges: []Edge{{Kind: Call, Target: 3567, Callee: 281}}}, // 3566 signalingRef
	{Rule: 297, Edges: []Edge{{Kind: Step, Target: 595}}},               // 3567 signalingRef
	{Rule: 298, Edges: []Edge{{Kind: Call, Target: 3569, Callee: 281}}}, // 3568 branchRef
	{Rule: 298, Edges: []Edge{{Kind: Step, Target: 597}}},               // 3569 branchRef
	{Rule: 299, Edges: []Edge{{Kind: Call, Target: 3571, Callee: 282}}}, // 3570 relayRef
	{Rule: 299, Edges: []Edge{{Kind: Step, Target: 599}}},               // 3571 relayRef
	{Rule: 300, Edges: []Edge{{Kind: Call, Target: 3573, Callee: 281}}}, // 3572 ingestorRef
	{Rule: 300, Edges: []Edge{{Kind: Step, Target: 601}}},               // 3573 ingestorRef
	{Rule: 301, Edges: []Edge{{Kind: Call, Target: 3575, Callee: 281}}}, // 3574 reingestorRef
	{Rule: 301, Edges: []Edge{{Kind: Step, Target: 603}}},               // 3575 reingestorRef
	{Rule: 302, Edges: []Edge{{Kind: Call, Target: 3577, Callee: 281}}}, // 3576 junctionRef
	{Rule: 302, Edges: []Edge{{Kind: Step, Target: 605}}},               // 3577 junctionRef
	{Rule: 303, Edges: []Edge{{Kind: Call, Target: 3579, Callee: 281}}}, // 3578 deduplicatorRef
	{Rule: 303, Edges: []Edge{{Kind: Step, Target: 607}}},               // 3579 deduplicatorRef
	{Rule: 304, Edges: []Edge{{Kind: Call, Target: 3581, Callee: 281}}}, // 3580 reordererRef
	{Rule: 304, Edges: []Edge{{Kind: Step, Target: 609}}},               // 3581 reordererRef
	{Rule: 305, Edges: []Edge{{Kind: Call, Target: 3583, Callee: 281}}}, // 3582 windowRef
	{Rule: 305, Edges: []Edge{{Kind: Step, Target: 611}}},               // 3583 windowRef
	{Rule: 306, Edges: []Edge{{Kind: Call, Target: 3585, Callee: 281}}}, // 3584 correlatorRef
	{Rule: 306, Edges: []Edge{{Kind: Step, Target: 613}}},               // 3585 correlatorRef
	{Rule: 307, Edges: []Edge{{Kind: Call, Target: 3587, Callee: 281}}}, // 3586 inferencerRef
	{Rule: 307, Edges: []Edge{{Kind: Step, Target: 615}}},               // 3587 inferencerRef
	{Rule: 308, Edges: []Edge{{Kind: Call, Target: 3589, Callee: 281}}}, // 3588 wasmRef
	{Rule: 308, Edges: []Edge{{Kind: Step, Target: 617}}},               // 3589 wasmRef
	{Rule: 309, Edges: []Edge{{Kind: Call, Target: 3591, Callee: 281}}}, // 3590 generatorRef
	{Rule: 309, Edges: []Edge{{Kind: Step, Target: 619}}},               // 3591 generatorRef
	{Rule: 310, Edges: []Edge{{Kind: Call, Target: 3593, Callee: 281}}}, // 3592 emitterRef
	{Rule: 310, Edges: []Edge{{Kind: Step, Target: 621}}},               // 3593 emitterRef
	{Rule: 311, Edges: []Edge{{Kind: Call, Target: 3595, Callee: 281}}}, // 3594 placementRef
	{Rule: 311, Edges: []Edge{{Kind: Step, Target: 623}}},               // 3595 placementRef
	{Rule: 312, Edges: []Edge{{Kind: Call, Target: 3597, Callee: 281}}}, // 3596 hashMapRef
	{Rule: 312, Edges: []Edge{{Kind: Step, Target: 625}}},               // 3597 hashMapRef
	{Rule: 313, Edges: []Edge{{Kind: Call, Target: 3599, Callee: 281}}}, // 3598 udfRef
	{Rule: 313, Edges: []Edge{{Kind: Step, Target: 627}}},               // 3599 udfRef
	{Rule: 314, Edges: []Edge{{Kind: Call, Target: 3601, Callee: 281}}}, // 3600 nodeMember
	{Rule: 314, Edges: []Edge{{Kind: Step, Target: 629}}},               // 3601 nodeMember
	{Rule: 315, Edges: []Edge{{Kind: Call, Target: 3603, Callee: 281}}}, // 3602 domainRef
	{Rule: 315, Edges: []Edge{{Kind: Step, Target: 631}}},               // 3603 domainRef
	{Rule: 316, Edges: []Edge{{Kind: Call, Target: 3605, Callee: 281}}}, // 3604 subscriptionRef
	{Rule: 316, Edges: []Edge{{Kind: Step, Target: 633}}},               // 3605 subscriptionRef
	{Rule: 317, Edges: []Edge{{Kind: Call, Target: 3607, Callee: 138}}}, // 3606 nodeRef
	{Rule: 317, Edges: []Edge{{Kind: Step, Target: 635}}},               // 3607 nodeRef
	{Rule: 317}, // 3608 nodeRef
}
