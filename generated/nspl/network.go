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
	NsplParserRULE_instant:               28,
	NsplParserRULE_timeRate:              30,
	NsplParserRULE_stopDomain:            32,
	NsplParserRULE_createUser:            34,
	NsplParserRULE_createSchema:          36,
	NsplParserRULE_schemaField:           38,
	NsplParserRULE_fieldModifiers:        40,
	NsplParserRULE_nervixType:            42,
	NsplParserRULE_scalarType:            44,
	NsplParserRULE_dimension:             46,
	NsplParserRULE_alterSchema:           48,
	NsplParserRULE_schemaOperation:       50,
	NsplParserRULE_createWireSchema:      52,
	NsplParserRULE_wireMode:              54,
	NsplParserRULE_jsonField:             56,
	NsplParserRULE_jsonType:              58,
	NsplParserRULE_avroField:             60,
	NsplParserRULE_named:                 62,
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
	NsplParserRULE_onIngestion:           90,
	NsplParserRULE_onEmitting:            92,
	NsplParserRULE_codecEncode:           94,
	NsplParserRULE_encodeRule:            96,
	NsplParserRULE_createResource:        98,
	NsplParserRULE_uploadResource:        100,
	NsplParserRULE_rebindResource:        102,
	NsplParserRULE_rebindUser:            104,
	NsplParserRULE_createVhost:           106,
	NsplParserRULE_withTls:               108,
	NsplParserRULE_createEndpoint:        110,
	NsplParserRULE_withSignaling:         112,
	NsplParserRULE_path:                  114,
	NsplParserRULE_createSignaling:       116,
	NsplParserRULE_signalingFormat:       118,
	NsplParserRULE_signalingStep:         120,
	NsplParserRULE_capture:               122,
	NsplParserRULE_failJaq:               124,
	NsplParserRULE_programs:              126,
	NsplParserRULE_createBranch:          128,
	NsplParserRULE_branchLimit:           130,
	NsplParserRULE_createRelay:           132,
	NsplParserRULE_materializedState:     134,
	NsplParserRULE_alterRelay:            136,
	NsplParserRULE_relayOperation:        138,
	NsplParserRULE_createClient:          140,
	NsplParserRULE_clientType:            142,
	NsplParserRULE_mount:                 144,
	NsplParserRULE_createPlacement:       146,
	NsplParserRULE_nodeMembers:           148,
	NsplParserRULE_nodeTargets:           150,
	NsplParserRULE_alterPlacement:        152,
	NsplParserRULE_placementOperation:    154,
	NsplParserRULE_createHashMap:         156,
	NsplParserRULE_lookup:                158,
	NsplParserRULE_createUdf:             160,
	NsplParserRULE_udfArgument:           162,
	NsplParserRULE_createSubscription:    164,
	NsplParserRULE_sampleRate:            166,
	NsplParserRULE_deleteSubscription:    168,
	NsplParserRULE_dropStatement:         170,
	NsplParserRULE_showStatement:         172,
	NsplParserRULE_modelRef:              174,
	NsplParserRULE_describeStatement:     176,
	NsplParserRULE_describedModel:        178,
	NsplParserRULE_branchBindings:        180,
	NsplParserRULE_branchBinding:         182,
	NsplParserRULE_describeTransaction:   184,
	NsplParserRULE_formatSelector:        186,
	NsplParserRULE_cordonNode:            188,
	NsplParserRULE_uncordonNode:          190,
	NsplParserRULE_drainNode:             192,
	NsplParserRULE_dropNode:              194,
	NsplParserRULE_relocate:              196,
	NsplParserRULE_relocation:            198,
	NsplParserRULE_members:               200,
	NsplParserRULE_preferences:           202,
	NsplParserRULE_member:                204,
	NsplParserRULE_useDomain:             206,
	NsplParserRULE_listDomains:           208,
	NsplParserRULE_begin:                 210,
	NsplParserRULE_commit:                212,
	NsplParserRULE_revert:                214,
	NsplParserRULE_attachTransaction:     216,
	NsplParserRULE_backup:                218,
	NsplParserRULE_restore:               220,
	NsplParserRULE_restoreOptions:        222,
	NsplParserRULE_expr:                  224,
	NsplParserRULE_primary:               226,
	NsplParserRULE_literal:               228,
	NsplParserRULE_udfCall:               230,
	NsplParserRULE_call:                  232,
	NsplParserRULE_functionName:          234,
	NsplParserRULE_arguments:             236,
	NsplParserRULE_array:                 238,
	NsplParserRULE_ifExpr:                240,
	NsplParserRULE_caseExpr:              242,
	NsplParserRULE_caseOperand:           244,
	NsplParserRULE_whenArm:               246,
	NsplParserRULE_fieldRef:              248,
	NsplParserRULE_stateRef:              250,
	NsplParserRULE_fieldName:             252,
	NsplParserRULE_scope:                 254,
	NsplParserRULE_castType:              256,
	NsplParserRULE_ifNotExists:           258,
	NsplParserRULE_attachment:            260,
	NsplParserRULE_count:                 262,
	NsplParserRULE_unsigned:              264,
	NsplParserRULE_duration:              266,
	NsplParserRULE_durationUnit:          268,
	NsplParserRULE_byteSize:              270,
	NsplParserRULE_byteUnit:              272,
	NsplParserRULE_externalName:          274,
	NsplParserRULE_literalValue:          276,
	NsplParserRULE_resourceBinding:       278,
	NsplParserRULE_versionSelector:       280,
	NsplParserRULE_hostName:              282,
	NsplParserRULE_hostLabel:             284,
	NsplParserRULE_hostAtom:              286,
	NsplParserRULE_configBlock:           288,
	NsplParserRULE_configEntry:           290,
	NsplParserRULE_configValue:           292,
	NsplParserRULE_inputs:                294,
	NsplParserRULE_input:                 296,
	NsplParserRULE_collect:               298,
	NsplParserRULE_filter:                300,
	NsplParserRULE_whereClause:           302,
	NsplParserRULE_branching:             304,
	NsplParserRULE_stateDependency:       306,
	NsplParserRULE_statePolicy:           308,
	NsplParserRULE_defaultSet:            310,
	NsplParserRULE_construction:          312,
	NsplParserRULE_inherit:               314,
	NsplParserRULE_inheritItem:           316,
	NsplParserRULE_setClause:             318,
	NsplParserRULE_assignment:            320,
	NsplParserRULE_setTarget:             322,
	NsplParserRULE_invokeClause:          324,
	NsplParserRULE_invocation:            326,
	NsplParserRULE_flush:                 328,
	NsplParserRULE_retry:                 330,
	NsplParserRULE_ackTimeout:            332,
	NsplParserRULE_ackWindow:             334,
	NsplParserRULE_messageError:          336,
	NsplParserRULE_errorSet:              338,
	NsplParserRULE_generalError:          340,
	NsplParserRULE_route:                 342,
	NsplParserRULE_entryRoute:            344,
	NsplParserRULE_entryBranch:           346,
	NsplParserRULE_branchSet:             348,
	NsplParserRULE_setRoute:              350,
	NsplParserRULE_windowRoute:           352,
	NsplParserRULE_wasmRoute:             354,
	NsplParserRULE_createReingestor:      356,
	NsplParserRULE_alterReingestor:       358,
	NsplParserRULE_reingestorOperation:   360,
	NsplParserRULE_nodeOperation:         362,
	NsplParserRULE_inputOperation:        364,
	NsplParserRULE_createJunction:        366,
	NsplParserRULE_createDeduplicator:    368,
	NsplParserRULE_deduplicateOn:         370,
	NsplParserRULE_maxTime:               372,
	NsplParserRULE_createReorderer:       374,
	NsplParserRULE_orderBy:               376,
	NsplParserRULE_processorOperation:    378,
	NsplParserRULE_alterJunction:         380,
	NsplParserRULE_alterDeduplicator:     382,
	NsplParserRULE_deduplicatorOperation: 384,
	NsplParserRULE_alterReorderer:        386,
	NsplParserRULE_reordererOperation:    388,
	NsplParserRULE_createWindow:          390,
	NsplParserRULE_windowExtent:          392,
	NsplParserRULE_windowBounds:          394,
	NsplParserRULE_messageBound:          396,
	NsplParserRULE_durationBound:         398,
	NsplParserRULE_createCorrelator:      400,
	NsplParserRULE_timeoutAction:         402,
	NsplParserRULE_createInferencer:      404,
	NsplParserRULE_tensorInput:           406,
	NsplParserRULE_tensorDeclaration:     408,
	NsplParserRULE_tensorDimension:       410,
	NsplParserRULE_createWasm:            412,
	NsplParserRULE_resetWasm:             414,
	NsplParserRULE_branchValue:           416,
	NsplParserRULE_signedLiteral:         418,
	NsplParserRULE_number:                420,
	NsplParserRULE_createGenerator:       422,
	NsplParserRULE_alterGenerator:        424,
	NsplParserRULE_generatorOperation:    426,
	NsplParserRULE_createIngestor:        428,
	NsplParserRULE_ingestOrigin:          430,
	NsplParserRULE_timestamp:             432,
	NsplParserRULE_ingestSource:          434,
	NsplParserRULE_kafkaSource:           436,
	NsplParserRULE_kafkaOffset:           438,
	NsplParserRULE_natsSource:            440,
	NsplParserRULE_endpointSource:        442,
	NsplParserRULE_httpSource:            444,
	NsplParserRULE_prometheusSource:      446,
	NsplParserRULE_pulsarSource:          448,
	NsplParserRULE_rabbitmqSource:        450,
	NsplParserRULE_sqsSource:             452,
	NsplParserRULE_redisSource:           454,
	NsplParserRULE_mqttSource:            456,
	NsplParserRULE_zeromqSource:          458,
	NsplParserRULE_websocketsSource:      460,
	NsplParserRULE_syslogSource:          462,
	NsplParserRULE_clientSource:          464,
	NsplParserRULE_instances:             466,
	NsplParserRULE_logMode:               468,
	NsplParserRULE_mqttMode:              470,
	NsplParserRULE_ackParallel:           472,
	NsplParserRULE_ackSequential:         474,
	NsplParserRULE_noAckParallel:         476,
	NsplParserRULE_noAckSequential:       478,
	NsplParserRULE_quiesce:               480,
	NsplParserRULE_quiesceMode:           482,
	NsplParserRULE_ingestorEntity:        484,
	NsplParserRULE_alterIngestor:         486,
	NsplParserRULE_ingestorOperation:     488,
	NsplParserRULE_createEmitter:         490,
	NsplParserRULE_emitTarget:            492,
	NsplParserRULE_codecSink:             494,
	NsplParserRULE_kafkaSink:             496,
	NsplParserRULE_natsSink:              498,
	NsplParserRULE_pulsarSink:            500,
	NsplParserRULE_rabbitmqSink:          502,
	NsplParserRULE_redisSink:             504,
	NsplParserRULE_mqttSink:              506,
	NsplParserRULE_zeromqSink:            508,
	NsplParserRULE_sqsSink:               510,
	NsplParserRULE_fifoGroup:             512,
	NsplParserRULE_sqsSinkMode:           514,
	NsplParserRULE_sqsQueue:              516,
	NsplParserRULE_sentrySink:            518,
	NsplParserRULE_syslogSink:            520,
	NsplParserRULE_noAckMode:             522,
	NsplParserRULE_ackMode:               524,
	NsplParserRULE_brokerMode:            526,
	NsplParserRULE_mqttSinkMode:          528,
	NsplParserRULE_natsSinkMode:          530,
	NsplParserRULE_rowSink:               532,
	NsplParserRULE_clickhouseSink:        534,
	NsplParserRULE_postgresSink:          536,
	NsplParserRULE_mysqlSink:             538,
	NsplParserRULE_mongodbSink:           540,
	NsplParserRULE_icebergSink:           542,
	NsplParserRULE_conflictAction:        544,
	NsplParserRULE_valuesMap:             546,
	NsplParserRULE_valueItem:             548,
	NsplParserRULE_conflictTarget:        550,
	NsplParserRULE_maxBatch:              552,
	NsplParserRULE_commitPolicy:          554,
	NsplParserRULE_httpSink:              556,
	NsplParserRULE_requestMode:           558,
	NsplParserRULE_clientSink:            560,
	NsplParserRULE_clientBatch:           562,
	NsplParserRULE_alterEmitter:          564,
	NsplParserRULE_emitterOperation:      566,
	NsplParserRULE_anySinkMode:           568,
	NsplParserRULE_word:                  570,
	NsplParserRULE_name:                  572,
	NsplParserRULE_relayName:             574,
	NsplParserRULE_ident:                 576,
	NsplParserRULE_instantWord:           578,
	NsplParserRULE_freshName:             580,
	NsplParserRULE_freshRelay:            582,
	NsplParserRULE_freshField:            584,
	NsplParserRULE_field:                 586,
	NsplParserRULE_schemaRef:             588,
	NsplParserRULE_jsonWireSchemaRef:     590,
	NsplParserRULE_cborWireSchemaRef:     592,
	NsplParserRULE_avroWireSchemaRef:     594,
	NsplParserRULE_codecRef:              596,
	NsplParserRULE_resourceRef:           598,
	NsplParserRULE_clientRef:             600,
	NsplParserRULE_vhostRef:              602,
	NsplParserRULE_endpointRef:           604,
	NsplParserRULE_signalingRef:          606,
	NsplParserRULE_branchRef:             608,
	NsplParserRULE_relayRef:              610,
	NsplParserRULE_ingestorRef:           612,
	NsplParserRULE_reingestorRef:         614,
	NsplParserRULE_junctionRef:           616,
	NsplParserRULE_deduplicatorRef:       618,
	NsplParserRULE_reordererRef:          620,
	NsplParserRULE_windowRef:             622,
	NsplParserRULE_correlatorRef:         624,
	NsplParserRULE_inferencerRef:         626,
	NsplParserRULE_wasmRef:               628,
	NsplParserRULE_generatorRef:          630,
	NsplParserRULE_emitterRef:            632,
	NsplParserRULE_placementRef:          634,
	NsplParserRULE_hashMapRef:            636,
	NsplParserRULE_udfRef:                638,
	NsplParserRULE_nodeMember:            640,
	NsplParserRULE_domainRef:             642,
	NsplParserRULE_subscriptionRef:       644,
	NsplParserRULE_nodeRef:               646,
}

// sets are the sets of token types that edges accept or refuse.
var sets = [...][][2]int{
	{{-1, -1}},   // 0
	{{49, 49}},   // 1
	{{6, 6}},     // 2
	{{268, 268}}, // 3
	{{61, 61}},   // 4
	{{175, 175}}, // 5
	{{286, 286}}, // 6
	{{180, 180}}, // 7
	{{233, 233}}, // 8
	{{182, 182}}, // 9
	{{208, 208}}, // 10
	{{39, 39}},   // 11
	{{186, 186}}, // 12
	{{160, 160}}, // 13
	{{246, 246}}, // 14
	{{225, 225}}, // 15
	{{228, 228}}, // 16
	{{237, 237}}, // 17
	{{11, 11}},   // 18
	{{164, 164}}, // 19
	{{354, 354}}, // 20
	{{249, 249}}, // 21
	{{199, 199}}, // 22
	{{353, 353}}, // 23
	{{241, 241}}, // 24
	{{272, 272}}, // 25
	{{178, 178}}, // 26
	{{221, 221}}, // 27
	{{362, 362}}, // 28
	{{364, 364}}, // 29
	{{363, 363}}, // 30
	{{172, 172}}, // 31
	{{223, 223}}, // 32
	{{9, 9}},     // 33
	{{373, 373}}, // 34
	{{372, 372}}, // 35
	{{275, 275}}, // 36
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
	{{255, 255}},                         // 286
	{{169, 169}},                         // 287
	{{44, 44}},                           // 288
	{{102, 102}},                         // 289
	{{244, 244}},                         // 290
	{{196, 196}},                         // 291
	{{78, 78}},                           // 292
	{{195, 195}},                         // 293
	{{192, 192}},                         // 294
	{{30, 30}},                           // 295
	{{227, 227}},                         // 296
	{{31, 31}, {181, 181}},               // 297
	{{194, 194}},                         // 298
	{{165, 165}},                         // 299
	{{313, 313}},                         // 300
	{{326, 326}},                         // 301
	{{295, 295}},                         // 302
	{{309, 309}},                         // 303
	{{304, 304}, {306, 306}},             // 304
	{{315, 315}},                         // 305
	{{290, 290}},                         // 306
	{{132, 132}, {157, 157}, {193, 193}}, // 307
	{{197, 197}, {236, 236}},             // 308
	{{324, 324}},                         // 309
	{{75, 75}, {311, 311}},               // 310
	{{75, 75}, {296, 296}},               // 311
	{{301, 301}},                         // 312
	{{293, 293}},                         // 313
	{{87, 87}},                           // 314
	{{16, 16}, {231, 231}},               // 315
	{{129, 129}},                         // 316
	{{121, 121}},                         // 317
	{{247, 247}},                         // 318
	{{42, 42}},                           // 319
	{{38, 38}},                           // 320
	{{109, 109}},                         // 321
	{{14, 14}, {98, 98}, {218, 218}},     // 322
	{{140, 140}},                         // 323
	{{28, 28}},                           // 324
	{{60, 60}},                           // 325
	{{163, 163}, {269, 269}},             // 326
	{{302, 302}},                         // 327
	{{353, 354}, {358, 380}},             // 328
	{{21, 21}, {151, 151}, {353, 354}, {358, 380}}, // 329
	{{5, 5}, {7, 7}, {10, 10}, {80, 80}, {85, 85}, {111, 111}, {117, 117}, {127, 127}, {137, 137}, {162, 162}, {166, 166}, {173, 173}, {223, 223}, {228, 228}, {257, 257}, {264, 264}, {282, 282}, {332, 336}, {353, 354}, {358, 380}}, // 330
	{{164, 164}, {353, 354}, {358, 380}}, // 331
}

// states is the rule network; the comments name each state's rule.
var states = [...]State{
	{Rule: 0, Edges: []Edge{{Kind: Step, Target: 648}}},              // 0 statementText
	{Rule: 0, Stop: true},                                            // 1 statementText
	{Rule: 1, Edges: []Edge{{Kind: Step, Target: 651}}},              // 2 expressionText
	{Rule: 1, Stop: true},                                            // 3 expressionText
	{Rule: 2, Edges: []Edge{{Kind: Step, Target: 678}}},              // 4 statement
	{Rule: 2, Stop: true},                                            // 5 statement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 680}}},              // 6 createStatement
	{Rule: 3, Stop: true},                                            // 7 createStatement
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 709}}},              // 8 createNamed
	{Rule: 4, Stop: true},                                            // 9 createNamed
	{Rule: 5, Edges: []Edge{{Kind: Step, Target: 720}}},              // 10 createProcessor
	{Rule: 5, Stop: true},                                            // 11 createProcessor
	{Rule: 6, Edges: []Edge{{Kind: Step, Target: 722}}},              // 12 alterStatement
	{Rule: 6, Stop: true},                                            // 13 alterStatement
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 743}}},              // 14 createDomain
	{Rule: 7, Stop: true},                                            // 15 createDomain
	{Rule: 8, Edges: []Edge{{Kind: Step, Target: 748}}},              // 16 pacedDomain
	{Rule: 8, Stop: true},                                            // 17 pacedDomain
	{Rule: 9, Edges: []Edge{{Kind: Step, Target: 757}}},              // 18 domainPlacement
	{Rule: 9, Stop: true},                                            // 19 domainPlacement
	{Rule: 10, Edges: []Edge{{Kind: Step, Target: 767}}},             // 20 placementPolicy
	{Rule: 10, Stop: true},                                           // 21 placementPolicy
	{Rule: 11, Edges: []Edge{{Kind: Step, Target: 769}}},             // 22 alterDomain
	{Rule: 11, Stop: true},                                           // 23 alterDomain
	{Rule: 12, Edges: []Edge{{Kind: Step, Target: 774}}},             // 24 startDomain
	{Rule: 12, Stop: true},                                           // 25 startDomain
	{Rule: 13, Edges: []Edge{{Kind: Step, Target: 778}}},             // 26 startAt
	{Rule: 13, Stop: true},                                           // 27 startAt
	{Rule: 14, Edges: []Edge{{Kind: Step, Target: 788}}},             // 28 instant
	{Rule: 14, Stop: true},                                           // 29 instant
	{Rule: 15, Edges: []Edge{{Kind: Step, Target: 790}}},             // 30 timeRate
	{Rule: 15, Stop: true},                                           // 31 timeRate
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 794}}},             // 32 stopDomain
	{Rule: 16, Stop: true},                                           // 33 stopDomain
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 796}}},             // 34 createUser
	{Rule: 17, Stop: true},                                           // 35 createUser
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 802}}},             // 36 createSchema
	{Rule: 18, Stop: true},                                           // 37 createSchema
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 818}}},             // 38 schemaField
	{Rule: 19, Stop: true},                                           // 39 schemaField
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 831}}},             // 40 fieldModifiers
	{Rule: 20, Stop: true},                                           // 41 fieldModifiers
	{Rule: 21, Edges: []Edge{{Kind: Step, Target: 850}}},             // 42 nervixType
	{Rule: 21, Stop: true},                                           // 43 nervixType
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 852}}},             // 44 scalarType
	{Rule: 22, Stop: true},                                           // 45 scalarType
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 854}}},             // 46 dimension
	{Rule: 23, Stop: true},                                           // 47 dimension
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 856}}},             // 48 alterSchema
	{Rule: 24, Stop: true},                                           // 49 alterSchema
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 891}}},             // 50 schemaOperation
	{Rule: 25, Stop: true},                                           // 51 schemaOperation
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 893}}},             // 52 createWireSchema
	{Rule: 26, Stop: true},                                           // 53 createWireSchema
	{Rule: 27, Edges: []Edge{{Kind: Step, Target: 932}}},             // 54 wireMode
	{Rule: 27, Stop: true},                                           // 55 wireMode
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 935}}},             // 56 jsonField
	{Rule: 28, Stop: true},                                           // 57 jsonField
	{Rule: 29, Edges: []Edge{{Kind: Step, Target: 943}}},             // 58 jsonType
	{Rule: 29, Stop: true},                                           // 59 jsonType
	{Rule: 30, Edges: []Edge{{Kind: Step, Target: 945}}},             // 60 avroField
	{Rule: 30, Stop: true},                                           // 61 avroField
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 953}}},             // 62 named
	{Rule: 31, Stop: true},                                           // 63 named
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 956}}},             // 64 avroType
	{Rule: 32, Stop: true},                                           // 65 avroType
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 958}}},             // 66 alterWireSchema
	{Rule: 33, Stop: true},                                           // 67 alterWireSchema
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 1014}}},            // 68 jsonWireOperation
	{Rule: 34, Stop: true},                                           // 69 jsonWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 1027}}},            // 70 avroWireOperation
	{Rule: 35, Stop: true},                                           // 71 avroWireOperation
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 1050}}},            // 72 wireOperation
	{Rule: 36, Stop: true},                                           // 73 wireOperation
	{Rule: 37, Edges: []Edge{{Kind: Step, Target: 1052}}},            // 74 createCodec
	{Rule: 37, Stop: true},                                           // 75 createCodec
	{Rule: 38, Edges: []Edge{{Kind: Step, Target: 1063}}},            // 76 jsonCodec
	{Rule: 38, Stop: true},                                           // 77 jsonCodec
	{Rule: 39, Edges: []Edge{{Kind: Step, Target: 1073}}},            // 78 cborCodec
	{Rule: 39, Stop: true},                                           // 79 cborCodec
	{Rule: 40, Edges: []Edge{{Kind: Step, Target: 1083}}},            // 80 avroCodec
	{Rule: 40, Stop: true},                                           // 81 avroCodec
	{Rule: 41, Edges: []Edge{{Kind: Step, Target: 1093}}},            // 82 jaqCodec
	{Rule: 41, Stop: true},                                           // 83 jaqCodec
	{Rule: 42, Edges: []Edge{{Kind: Step, Target: 1101}}},            // 84 protobufCodec
	{Rule: 42, Stop: true},                                           // 85 protobufCodec
	{Rule: 43, Edges: []Edge{{Kind: Step, Target: 1114}}},            // 86 syslogCodec
	{Rule: 43, Stop: true},                                           // 87 syslogCodec
	{Rule: 44, Edges: []Edge{{Kind: Step, Target: 1119}}},            // 88 codecJaq
	{Rule: 44, Stop: true},                                           // 89 codecJaq
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 1129}}},            // 90 onIngestion
	{Rule: 45, Stop: true},                                           // 91 onIngestion
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 1133}}},            // 92 onEmitting
	{Rule: 46, Stop: true},                                           // 93 onEmitting
	{Rule: 47, Edges: []Edge{{Kind: Step, Target: 1137}}},            // 94 codecEncode
	{Rule: 47, Stop: true},                                           // 95 codecEncode
	{Rule: 48, Edges: []Edge{{Kind: Step, Target: 1149}}},            // 96 encodeRule
	{Rule: 48, Stop: true},                                           // 97 encodeRule
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 1153}}},            // 98 createResource
	{Rule: 49, Stop: true},                                           // 99 createResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 1156}}},            // 100 uploadResource
	{Rule: 50, Stop: true},                                           // 101 uploadResource
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1162}}},            // 102 rebindResource
	{Rule: 51, Stop: true},                                           // 103 rebindResource
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1195}}},            // 104 rebindUser
	{Rule: 52, Stop: true},                                           // 105 rebindUser
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 1197}}},            // 106 createVhost
	{Rule: 53, Stop: true},                                           // 107 createVhost
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 1210}}},            // 108 withTls
	{Rule: 54, Stop: true},                                           // 109 withTls
	{Rule: 55, Edges: []Edge{{Kind: Step, Target: 1216}}},            // 110 createEndpoint
	{Rule: 55, Stop: true},                                           // 111 createEndpoint
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 1230}}},            // 112 withSignaling
	{Rule: 56, Stop: true},                                           // 113 withSignaling
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 1235}}},            // 114 path
	{Rule: 57, Stop: true},                                           // 115 path
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1237}}},            // 116 createSignaling
	{Rule: 58, Stop: true},                                           // 117 createSignaling
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1276}}},            // 118 signalingFormat
	{Rule: 59, Stop: true},                                           // 119 signalingFormat
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 1294}}},            // 120 signalingStep
	{Rule: 60, Stop: true},                                           // 121 signalingStep
	{Rule: 61, Edges: []Edge{{Kind: Step, Target: 1296}}},            // 122 capture
	{Rule: 61, Stop: true},                                           // 123 capture
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 1299}}},            // 124 failJaq
	{Rule: 62, Stop: true},                                           // 125 failJaq
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 1303}}},            // 126 programs
	{Rule: 63, Stop: true},                                           // 127 programs
	{Rule: 64, Edges: []Edge{{Kind: Step, Target: 1311}}},            // 128 createBranch
	{Rule: 64, Stop: true},                                           // 129 createBranch
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 1320}}},            // 130 branchLimit
	{Rule: 65, Stop: true},                                           // 131 branchLimit
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 1326}}},            // 132 createRelay
	{Rule: 66, Stop: true},                                           // 133 createRelay
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 1338}}},            // 134 materializedState
	{Rule: 67, Stop: true},                                           // 135 materializedState
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 1345}}},            // 136 alterRelay
	{Rule: 68, Stop: true},                                           // 137 alterRelay
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 1372}}},            // 138 relayOperation
	{Rule: 69, Stop: true},                                           // 139 relayOperation
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 1374}}},            // 140 createClient
	{Rule: 70, Stop: true},                                           // 141 createClient
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1407}}},            // 142 clientType
	{Rule: 71, Stop: true},                                           // 143 clientType
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 1409}}},            // 144 mount
	{Rule: 72, Stop: true},                                           // 145 mount
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1414}}},            // 146 createPlacement
	{Rule: 73, Stop: true},                                           // 147 createPlacement
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1425}}},            // 148 nodeMembers
	{Rule: 74, Stop: true},                                           // 149 nodeMembers
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 1433}}},            // 150 nodeTargets
	{Rule: 75, Stop: true},                                           // 151 nodeTargets
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1441}}},            // 152 alterPlacement
	{Rule: 76, Stop: true},                                           // 153 alterPlacement
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 1468}}},            // 154 placementOperation
	{Rule: 77, Stop: true},                                           // 155 placementOperation
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 1470}}},            // 156 createHashMap
	{Rule: 78, Stop: true},                                           // 157 createHashMap
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 1483}}},            // 158 lookup
	{Rule: 79, Stop: true},                                           // 159 lookup
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1488}}},            // 160 createUdf
	{Rule: 80, Stop: true},                                           // 161 createUdf
	{Rule: 81, Edges: []Edge{{Kind: Step, Target: 1514}}},            // 162 udfArgument
	{Rule: 81, Stop: true},                                           // 163 udfArgument
	{Rule: 82, Edges: []Edge{{Kind: Step, Target: 1519}}},            // 164 createSubscription
	{Rule: 82, Stop: true},                                           // 165 createSubscription
	{Rule: 83, Edges: []Edge{{Kind: Step, Target: 1532}}},            // 166 sampleRate
	{Rule: 83, Stop: true},                                           // 167 sampleRate
	{Rule: 84, Edges: []Edge{{Kind: Step, Target: 1537}}},            // 168 deleteSubscription
	{Rule: 84, Stop: true},                                           // 169 deleteSubscription
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1541}}},            // 170 dropStatement
	{Rule: 85, Stop: true},                                           // 171 dropStatement
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1546}}},            // 172 showStatement
	{Rule: 86, Stop: true},                                           // 173 showStatement
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1624}}},            // 174 modelRef
	{Rule: 87, Stop: true},                                           // 175 modelRef
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1626}}},            // 176 describeStatement
	{Rule: 88, Stop: true},                                           // 177 describeStatement
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1685}}},            // 178 describedModel
	{Rule: 89, Stop: true},                                           // 179 describedModel
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 1687}}},            // 180 branchBindings
	{Rule: 90, Stop: true},                                           // 181 branchBindings
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 1701}}},            // 182 branchBinding
	{Rule: 91, Stop: true},                                           // 183 branchBinding
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 1705}}},            // 184 describeTransaction
	{Rule: 92, Stop: true},                                           // 185 describeTransaction
	{Rule: 93, Edges: []Edge{{Kind: Step, Target: 1716}}},            // 186 formatSelector
	{Rule: 93, Stop: true},                                           // 187 formatSelector
	{Rule: 94, Edges: []Edge{{Kind: Step, Target: 1719}}},            // 188 cordonNode
	{Rule: 94, Stop: true},                                           // 189 cordonNode
	{Rule: 95, Edges: []Edge{{Kind: Step, Target: 1723}}},            // 190 uncordonNode
	{Rule: 95, Stop: true},                                           // 191 uncordonNode
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 1727}}},            // 192 drainNode
	{Rule: 96, Stop: true},                                           // 193 drainNode
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 1731}}},            // 194 dropNode
	{Rule: 97, Stop: true},                                           // 195 dropNode
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 1734}}},            // 196 relocate
	{Rule: 98, Stop: true},                                           // 197 relocate
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1743}}},            // 198 relocation
	{Rule: 99, Stop: true},                                           // 199 relocation
	{Rule: 100, Edges: []Edge{{Kind: Step, Target: 1761}}},           // 200 members
	{Rule: 100, Stop: true},                                          // 201 members
	{Rule: 101, Edges: []Edge{{Kind: Step, Target: 1769}}},           // 202 preferences
	{Rule: 101, Stop: true},                                          // 203 preferences
	{Rule: 102, Edges: []Edge{{Kind: Step, Target: 1801}}},           // 204 member
	{Rule: 102, Stop: true},                                          // 205 member
	{Rule: 103, Edges: []Edge{{Kind: Step, Target: 1803}}},           // 206 useDomain
	{Rule: 103, Stop: true},                                          // 207 useDomain
	{Rule: 104, Edges: []Edge{{Kind: Step, Target: 1806}}},           // 208 listDomains
	{Rule: 104, Stop: true},                                          // 209 listDomains
	{Rule: 105, Edges: []Edge{{Kind: Step, Target: 1809}}},           // 210 begin
	{Rule: 105, Stop: true},                                          // 211 begin
	{Rule: 106, Edges: []Edge{{Kind: Step, Target: 1811}}},           // 212 commit
	{Rule: 106, Stop: true},                                          // 213 commit
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 1813}}},           // 214 revert
	{Rule: 107, Stop: true},                                          // 215 revert
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 1815}}},           // 216 attachTransaction
	{Rule: 108, Stop: true},                                          // 217 attachTransaction
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1819}}},           // 218 backup
	{Rule: 109, Stop: true},                                          // 219 backup
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1869}}},           // 220 restore
	{Rule: 110, Stop: true},                                          // 221 restore
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1873}}},           // 222 restoreOptions
	{Rule: 111, Stop: true},                                          // 223 restoreOptions
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 1886}}},           // 224 expr
	{Rule: 112, Stop: true},                                          // 225 expr
	{Rule: 113, Edges: []Edge{{Kind: Step, Target: 1922}}},           // 226 primary
	{Rule: 113, Stop: true},                                          // 227 primary
	{Rule: 114, Edges: []Edge{{Kind: Step, Target: 1924}}},           // 228 literal
	{Rule: 114, Stop: true},                                          // 229 literal
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 1926}}},           // 230 udfCall
	{Rule: 115, Stop: true},                                          // 231 udfCall
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 1933}}},           // 232 call
	{Rule: 116, Stop: true},                                          // 233 call
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 1938}}},           // 234 functionName
	{Rule: 117, Stop: true},                                          // 235 functionName
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1951}}},           // 236 arguments
	{Rule: 118, Stop: true},                                          // 237 arguments
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1953}}},           // 238 array
	{Rule: 119, Stop: true},                                          // 239 array
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 1967}}},           // 240 ifExpr
	{Rule: 120, Stop: true},                                          // 241 ifExpr
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 1975}}},           // 242 caseExpr
	{Rule: 121, Stop: true},                                          // 243 caseExpr
	{Rule: 122, Edges: []Edge{{Kind: Step, Target: 1990}}},           // 244 caseOperand
	{Rule: 122, Stop: true},                                          // 245 caseOperand
	{Rule: 123, Edges: []Edge{{Kind: Step, Target: 1992}}},           // 246 whenArm
	{Rule: 123, Stop: true},                                          // 247 whenArm
	{Rule: 124, Edges: []Edge{{Kind: Step, Target: 2003}}},           // 248 fieldRef
	{Rule: 124, Stop: true},                                          // 249 fieldRef
	{Rule: 125, Edges: []Edge{{Kind: Step, Target: 2005}}},           // 250 stateRef
	{Rule: 125, Stop: true},                                          // 251 stateRef
	{Rule: 126, Edges: []Edge{{Kind: Step, Target: 2011}}},           // 252 fieldName
	{Rule: 126, Stop: true},                                          // 253 fieldName
	{Rule: 127, Edges: []Edge{{Kind: Step, Target: 2013}}},           // 254 scope
	{Rule: 127, Stop: true},                                          // 255 scope
	{Rule: 128, Edges: []Edge{{Kind: Step, Target: 2015}}},           // 256 castType
	{Rule: 128, Stop: true},                                          // 257 castType
	{Rule: 129, Edges: []Edge{{Kind: Step, Target: 2017}}},           // 258 ifNotExists
	{Rule: 129, Stop: true},                                          // 259 ifNotExists
	{Rule: 130, Edges: []Edge{{Kind: Step, Target: 2021}}},           // 260 attachment
	{Rule: 130, Stop: true},                                          // 261 attachment
	{Rule: 131, Edges: []Edge{{Kind: Step, Target: 2023}}},           // 262 count
	{Rule: 131, Stop: true},                                          // 263 count
	{Rule: 132, Edges: []Edge{{Kind: Step, Target: 2025}}},           // 264 unsigned
	{Rule: 132, Stop: true},                                          // 265 unsigned
	{Rule: 133, Edges: []Edge{{Kind: Step, Target: 2027}}},           // 266 duration
	{Rule: 133, Stop: true},                                          // 267 duration
	{Rule: 134, Edges: []Edge{{Kind: Step, Target: 2030}}},           // 268 durationUnit
	{Rule: 134, Stop: true},                                          // 269 durationUnit
	{Rule: 135, Edges: []Edge{{Kind: Step, Target: 2032}}},           // 270 byteSize
	{Rule: 135, Stop: true},                                          // 271 byteSize
	{Rule: 136, Edges: []Edge{{Kind: Step, Target: 2035}}},           // 272 byteUnit
	{Rule: 136, Stop: true},                                          // 273 byteUnit
	{Rule: 137, Edges: []Edge{{Kind: Step, Target: 2039}}},           // 274 externalName
	{Rule: 137, Stop: true},                                          // 275 externalName
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 2041}}},           // 276 literalValue
	{Rule: 138, Stop: true},                                          // 277 literalValue
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2043}}},           // 278 resourceBinding
	{Rule: 139, Stop: true},                                          // 279 resourceBinding
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2048}}},           // 280 versionSelector
	{Rule: 140, Stop: true},                                          // 281 versionSelector
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2062}}},           // 282 hostName
	{Rule: 141, Stop: true},                                          // 283 hostName
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2064}}},           // 284 hostLabel
	{Rule: 142, Stop: true},                                          // 285 hostLabel
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2081}}},           // 286 hostAtom
	{Rule: 143, Stop: true},                                          // 287 hostAtom
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2083}}},           // 288 configBlock
	{Rule: 144, Stop: true},                                          // 289 configBlock
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 2100}}},           // 290 configEntry
	{Rule: 145, Stop: true},                                          // 291 configEntry
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 2107}}},           // 292 configValue
	{Rule: 146, Stop: true},                                          // 293 configValue
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 2109}}},           // 294 inputs
	{Rule: 147, Stop: true},                                          // 295 inputs
	{Rule: 148, Edges: []Edge{{Kind: Step, Target: 2120}}},           // 296 input
	{Rule: 148, Stop: true},                                          // 297 input
	{Rule: 149, Edges: []Edge{{Kind: Step, Target: 2124}}},           // 298 collect
	{Rule: 149, Stop: true},                                          // 299 collect
	{Rule: 150, Edges: []Edge{{Kind: Step, Target: 2133}}},           // 300 filter
	{Rule: 150, Stop: true},                                          // 301 filter
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 2136}}},           // 302 whereClause
	{Rule: 151, Stop: true},                                          // 303 whereClause
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2143}}},           // 304 branching
	{Rule: 152, Stop: true},                                          // 305 branching
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 2145}}},           // 306 stateDependency
	{Rule: 153, Stop: true},                                          // 307 stateDependency
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2168}}},           // 308 statePolicy
	{Rule: 154, Stop: true},                                          // 309 statePolicy
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2172}}},           // 310 defaultSet
	{Rule: 155, Stop: true},                                          // 311 defaultSet
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2178}}},           // 312 construction
	{Rule: 156, Stop: true},                                          // 313 construction
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2189}}},           // 314 inherit
	{Rule: 157, Stop: true},                                          // 315 inherit
	{Rule: 158, Edges: []Edge{{Kind: Step, Target: 2212}}},           // 316 inheritItem
	{Rule: 158, Stop: true},                                          // 317 inheritItem
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 2217}}},           // 318 setClause
	{Rule: 159, Stop: true},                                          // 319 setClause
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 2226}}},           // 320 assignment
	{Rule: 160, Stop: true},                                          // 321 assignment
	{Rule: 161, Edges: []Edge{{Kind: Step, Target: 2234}}},           // 322 setTarget
	{Rule: 161, Stop: true},                                          // 323 setTarget
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 2236}}},           // 324 invokeClause
	{Rule: 162, Stop: true},                                          // 325 invokeClause
	{Rule: 163, Edges: []Edge{{Kind: Step, Target: 2245}}},           // 326 invocation
	{Rule: 163, Stop: true},                                          // 327 invocation
	{Rule: 164, Edges: []Edge{{Kind: Step, Target: 2250}}},           // 328 flush
	{Rule: 164, Stop: true},                                          // 329 flush
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 2261}}},           // 330 retry
	{Rule: 165, Stop: true},                                          // 331 retry
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 2268}}},           // 332 ackTimeout
	{Rule: 166, Stop: true},                                          // 333 ackTimeout
	{Rule: 167, Edges: []Edge{{Kind: Step, Target: 2276}}},           // 334 ackWindow
	{Rule: 167, Stop: true},                                          // 335 ackWindow
	{Rule: 168, Edges: []Edge{{Kind: Step, Target: 2278}}},           // 336 messageError
	{Rule: 168, Stop: true},                                          // 337 messageError
	{Rule: 169, Edges: []Edge{{Kind: Step, Target: 2297}}},           // 338 errorSet
	{Rule: 169, Stop: true},                                          // 339 errorSet
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 2301}}},           // 340 generalError
	{Rule: 170, Stop: true},                                          // 341 generalError
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 2306}}},           // 342 route
	{Rule: 171, Stop: true},                                          // 343 route
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 2312}}},           // 344 entryRoute
	{Rule: 172, Stop: true},                                          // 345 entryRoute
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2334}}},           // 346 entryBranch
	{Rule: 173, Stop: true},                                          // 347 entryBranch
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 2340}}},           // 348 branchSet
	{Rule: 174, Stop: true},                                          // 349 branchSet
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2345}}},           // 350 setRoute
	{Rule: 175, Stop: true},                                          // 351 setRoute
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2354}}},           // 352 windowRoute
	{Rule: 176, Stop: true},                                          // 353 windowRoute
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2362}}},           // 354 wasmRoute
	{Rule: 177, Stop: true},                                          // 355 wasmRoute
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2372}}},           // 356 createReingestor
	{Rule: 178, Stop: true},                                          // 357 createReingestor
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2390}}},           // 358 alterReingestor
	{Rule: 179, Stop: true},                                          // 359 alterReingestor
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2404}}},           // 360 reingestorOperation
	{Rule: 180, Stop: true},                                          // 361 reingestorOperation
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2434}}},           // 362 nodeOperation
	{Rule: 181, Stop: true},                                          // 363 nodeOperation
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2460}}},           // 364 inputOperation
	{Rule: 182, Stop: true},                                          // 365 inputOperation
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2462}}},           // 366 createJunction
	{Rule: 183, Stop: true},                                          // 367 createJunction
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2481}}},           // 368 createDeduplicator
	{Rule: 184, Stop: true},                                          // 369 createDeduplicator
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2502}}},           // 370 deduplicateOn
	{Rule: 185, Stop: true},                                          // 371 deduplicateOn
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 2512}}},           // 372 maxTime
	{Rule: 186, Stop: true},                                          // 373 maxTime
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2516}}},           // 374 createReorderer
	{Rule: 187, Stop: true},                                          // 375 createReorderer
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2537}}},           // 376 orderBy
	{Rule: 188, Stop: true},                                          // 377 orderBy
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2552}}},           // 378 processorOperation
	{Rule: 189, Stop: true},                                          // 379 processorOperation
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2554}}},           // 380 alterJunction
	{Rule: 190, Stop: true},                                          // 381 alterJunction
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2564}}},           // 382 alterDeduplicator
	{Rule: 191, Stop: true},                                          // 383 alterDeduplicator
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2579}}},           // 384 deduplicatorOperation
	{Rule: 192, Stop: true},                                          // 385 deduplicatorOperation
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2581}}},           // 386 alterReorderer
	{Rule: 193, Stop: true},                                          // 387 alterReorderer
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2596}}},           // 388 reordererOperation
	{Rule: 194, Stop: true},                                          // 389 reordererOperation
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2598}}},           // 390 createWindow
	{Rule: 195, Stop: true},                                          // 391 createWindow
	{Rule: 196, Edges: []Edge{{Kind: Step, Target: 2619}}},           // 392 windowExtent
	{Rule: 196, Stop: true},                                          // 393 windowExtent
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2632}}},           // 394 windowBounds
	{Rule: 197, Stop: true},                                          // 395 windowBounds
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 2634}}},           // 396 messageBound
	{Rule: 198, Stop: true},                                          // 397 messageBound
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 2637}}},           // 398 durationBound
	{Rule: 199, Stop: true},                                          // 399 durationBound
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2640}}},           // 400 createCorrelator
	{Rule: 200, Stop: true},                                          // 401 createCorrelator
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2675}}},           // 402 timeoutAction
	{Rule: 201, Stop: true},                                          // 403 timeoutAction
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2677}}},           // 404 createInferencer
	{Rule: 202, Stop: true},                                          // 405 createInferencer
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 2729}}},           // 406 tensorInput
	{Rule: 203, Stop: true},                                          // 407 tensorInput
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2733}}},           // 408 tensorDeclaration
	{Rule: 204, Stop: true},                                          // 409 tensorDeclaration
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2755}}},           // 410 tensorDimension
	{Rule: 205, Stop: true},                                          // 411 tensorDimension
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2757}}},           // 412 createWasm
	{Rule: 206, Stop: true},                                          // 413 createWasm
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2798}}},           // 414 resetWasm
	{Rule: 207, Stop: true},                                          // 415 resetWasm
	{Rule: 208, Edges: []Edge{{Kind: Step, Target: 2827}}},           // 416 branchValue
	{Rule: 208, Stop: true},                                          // 417 branchValue
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2834}}},           // 418 signedLiteral
	{Rule: 209, Stop: true},                                          // 419 signedLiteral
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 2836}}},           // 420 number
	{Rule: 210, Stop: true},                                          // 421 number
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2838}}},           // 422 createGenerator
	{Rule: 211, Stop: true},                                          // 423 createGenerator
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2852}}},           // 424 alterGenerator
	{Rule: 212, Stop: true},                                          // 425 alterGenerator
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2878}}},           // 426 generatorOperation
	{Rule: 213, Stop: true},                                          // 427 generatorOperation
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2881}}},           // 428 createIngestor
	{Rule: 214, Stop: true},                                          // 429 createIngestor
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 2912}}},           // 430 ingestOrigin
	{Rule: 215, Stop: true},                                          // 431 ingestOrigin
	{Rule: 216, Edges: []Edge{{Kind: Step, Target: 2914}}},           // 432 timestamp
	{Rule: 216, Stop: true},                                          // 433 timestamp
	{Rule: 217, Edges: []Edge{{Kind: Step, Target: 2933}}},           // 434 ingestSource
	{Rule: 217, Stop: true},                                          // 435 ingestSource
	{Rule: 218, Edges: []Edge{{Kind: Step, Target: 2935}}},           // 436 kafkaSource
	{Rule: 218, Stop: true},                                          // 437 kafkaSource
	{Rule: 219, Edges: []Edge{{Kind: Step, Target: 2952}}},           // 438 kafkaOffset
	{Rule: 219, Stop: true},                                          // 439 kafkaOffset
	{Rule: 220, Edges: []Edge{{Kind: Step, Target: 2954}}},           // 440 natsSource
	{Rule: 220, Stop: true},                                          // 441 natsSource
	{Rule: 221, Edges: []Edge{{Kind: Step, Target: 2965}}},           // 442 endpointSource
	{Rule: 221, Stop: true},                                          // 443 endpointSource
	{Rule: 222, Edges: []Edge{{Kind: Step, Target: 2970}}},           // 444 httpSource
	{Rule: 222, Stop: true},                                          // 445 httpSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 2975}}},           // 446 prometheusSource
	{Rule: 223, Stop: true},                                          // 447 prometheusSource
	{Rule: 224, Edges: []Edge{{Kind: Step, Target: 2982}}},           // 448 pulsarSource
	{Rule: 224, Stop: true},                                          // 449 pulsarSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 2994}}},           // 450 rabbitmqSource
	{Rule: 225, Stop: true},                                          // 451 rabbitmqSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 3004}}},           // 452 sqsSource
	{Rule: 226, Stop: true},                                          // 453 sqsSource
	{Rule: 227, Edges: []Edge{{Kind: Step, Target: 3014}}},           // 454 redisSource
	{Rule: 227, Stop: true},                                          // 455 redisSource
	{Rule: 228, Edges: []Edge{{Kind: Step, Target: 3022}}},           // 456 mqttSource
	{Rule: 228, Stop: true},                                          // 457 mqttSource
	{Rule: 229, Edges: []Edge{{Kind: Step, Target: 3040}}},           // 458 zeromqSource
	{Rule: 229, Stop: true},                                          // 459 zeromqSource
	{Rule: 230, Edges: []Edge{{Kind: Step, Target: 3045}}},           // 460 websocketsSource
	{Rule: 230, Stop: true},                                          // 461 websocketsSource
	{Rule: 231, Edges: []Edge{{Kind: Step, Target: 3050}}},           // 462 syslogSource
	{Rule: 231, Stop: true},                                          // 463 syslogSource
	{Rule: 232, Edges: []Edge{{Kind: Step, Target: 3055}}},           // 464 clientSource
	{Rule: 232, Stop: true},                                          // 465 clientSource
	{Rule: 233, Edges: []Edge{{Kind: Step, Target: 3064}}},           // 466 instances
	{Rule: 233, Stop: true},                                          // 467 instances
	{Rule: 234, Edges: []Edge{{Kind: Step, Target: 3070}}},           // 468 logMode
	{Rule: 234, Stop: true},                                          // 469 logMode
	{Rule: 235, Edges: []Edge{{Kind: Step, Target: 3074}}},           // 470 mqttMode
	{Rule: 235, Stop: true},                                          // 471 mqttMode
	{Rule: 236, Edges: []Edge{{Kind: Step, Target: 3076}}},           // 472 ackParallel
	{Rule: 236, Stop: true},                                          // 473 ackParallel
	{Rule: 237, Edges: []Edge{{Kind: Step, Target: 3086}}},           // 474 ackSequential
	{Rule: 237, Stop: true},                                          // 475 ackSequential
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 3091}}},           // 476 noAckParallel
	{Rule: 238, Stop: true},                                          // 477 noAckParallel
	{Rule: 239, Edges: []Edge{{Kind: Step, Target: 3094}}},           // 478 noAckSequential
	{Rule: 239, Stop: true},                                          // 479 noAckSequential
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 3097}}},           // 480 quiesce
	{Rule: 240, Stop: true},                                          // 481 quiesce
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3117}}},           // 482 quiesceMode
	{Rule: 241, Stop: true},                                          // 483 quiesceMode
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3138}}},           // 484 ingestorEntity
	{Rule: 242, Stop: true},                                          // 485 ingestorEntity
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3141}}},           // 486 alterIngestor
	{Rule: 243, Stop: true},                                          // 487 alterIngestor
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3187}}},           // 488 ingestorOperation
	{Rule: 244, Stop: true},                                          // 489 ingestorOperation
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3189}}},           // 490 createEmitter
	{Rule: 245, Stop: true},                                          // 491 createEmitter
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 3231}}},           // 492 emitTarget
	{Rule: 246, Stop: true},                                          // 493 emitTarget
	{Rule: 247, Edges: []Edge{{Kind: Step, Target: 3243}}},           // 494 codecSink
	{Rule: 247, Stop: true},                                          // 495 codecSink
	{Rule: 248, Edges: []Edge{{Kind: Step, Target: 3245}}},           // 496 kafkaSink
	{Rule: 248, Stop: true},                                          // 497 kafkaSink
	{Rule: 249, Edges: []Edge{{Kind: Step, Target: 3252}}},           // 498 natsSink
	{Rule: 249, Stop: true},                                          // 499 natsSink
	{Rule: 250, Edges: []Edge{{Kind: Step, Target: 3259}}},           // 500 pulsarSink
	{Rule: 250, Stop: true},                                          // 501 pulsarSink
	{Rule: 251, Edges: []Edge{{Kind: Step, Target: 3266}}},           // 502 rabbitmqSink
	{Rule: 251, Stop: true},                                          // 503 rabbitmqSink
	{Rule: 252, Edges: []Edge{{Kind: Step, Target: 3273}}},           // 504 redisSink
	{Rule: 252, Stop: true},                                          // 505 redisSink
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 3281}}},           // 506 mqttSink
	{Rule: 253, Stop: true},                                          // 507 mqttSink
	{Rule: 254, Edges: []Edge{{Kind: Step, Target: 3288}}},           // 508 zeromqSink
	{Rule: 254, Stop: true},                                          // 509 zeromqSink
	{Rule: 255, Edges: []Edge{{Kind: Step, Target: 3293}}},           // 510 sqsSink
	{Rule: 255, Stop: true},                                          // 511 sqsSink
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 3303}}},           // 512 fifoGroup
	{Rule: 256, Stop: true},                                          // 513 fifoGroup
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 3310}}},           // 514 sqsSinkMode
	{Rule: 257, Stop: true},                                          // 515 sqsSinkMode
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 3326}}},           // 516 sqsQueue
	{Rule: 258, Stop: true},                                          // 517 sqsQueue
	{Rule: 259, Edges: []Edge{{Kind: Step, Target: 3328}}},           // 518 sentrySink
	{Rule: 259, Stop: true},                                          // 519 sentrySink
	{Rule: 260, Edges: []Edge{{Kind: Step, Target: 3333}}},           // 520 syslogSink
	{Rule: 260, Stop: true},                                          // 521 syslogSink
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 3338}}},           // 522 noAckMode
	{Rule: 261, Stop: true},                                          // 523 noAckMode
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 3341}}},           // 524 ackMode
	{Rule: 262, Stop: true},                                          // 525 ackMode
	{Rule: 263, Edges: []Edge{{Kind: Step, Target: 3348}}},           // 526 brokerMode
	{Rule: 263, Stop: true},                                          // 527 brokerMode
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 3350}}},           // 528 mqttSinkMode
	{Rule: 264, Stop: true},                                          // 529 mqttSinkMode
	{Rule: 265, Edges: []Edge{{Kind: Step, Target: 3359}}},           // 530 natsSinkMode
	{Rule: 265, Stop: true},                                          // 531 natsSinkMode
	{Rule: 266, Edges: []Edge{{Kind: Step, Target: 3366}}},           // 532 rowSink
	{Rule: 266, Stop: true},                                          // 533 rowSink
	{Rule: 267, Edges: []Edge{{Kind: Step, Target: 3368}}},           // 534 clickhouseSink
	{Rule: 267, Stop: true},                                          // 535 clickhouseSink
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3377}}},           // 536 postgresSink
	{Rule: 268, Stop: true},                                          // 537 postgresSink
	{Rule: 269, Edges: []Edge{{Kind: Step, Target: 3394}}},           // 538 mysqlSink
	{Rule: 269, Stop: true},                                          // 539 mysqlSink
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3408}}},           // 540 mongodbSink
	{Rule: 270, Stop: true},                                          // 541 mongodbSink
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 3424}}},           // 542 icebergSink
	{Rule: 271, Stop: true},                                          // 543 icebergSink
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 3437}}},           // 544 conflictAction
	{Rule: 272, Stop: true},                                          // 545 conflictAction
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3440}}},           // 546 valuesMap
	{Rule: 273, Stop: true},                                          // 547 valuesMap
	{Rule: 274, Edges: []Edge{{Kind: Step, Target: 3455}}},           // 548 valueItem
	{Rule: 274, Stop: true},                                          // 549 valueItem
	{Rule: 275, Edges: []Edge{{Kind: Step, Target: 3459}}},           // 550 conflictTarget
	{Rule: 275, Stop: true},                                          // 551 conflictTarget
	{Rule: 276, Edges: []Edge{{Kind: Step, Target: 3473}}},           // 552 maxBatch
	{Rule: 276, Stop: true},                                          // 553 maxBatch
	{Rule: 277, Edges: []Edge{{Kind: Step, Target: 3478}}},           // 554 commitPolicy
	{Rule: 277, Stop: true},                                          // 555 commitPolicy
	{Rule: 278, Edges: []Edge{{Kind: Step, Target: 3485}}},           // 556 httpSink
	{Rule: 278, Stop: true},                                          // 557 httpSink
	{Rule: 279, Edges: []Edge{{Kind: Step, Target: 3494}}},           // 558 requestMode
	{Rule: 279, Stop: true},                                          // 559 requestMode
	{Rule: 280, Edges: []Edge{{Kind: Step, Target: 3497}}},           // 560 clientSink
	{Rule: 280, Stop: true},                                          // 561 clientSink
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 3503}}},           // 562 clientBatch
	{Rule: 281, Stop: true},                                          // 563 clientBatch
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 3511}}},           // 564 alterEmitter
	{Rule: 282, Stop: true},                                          // 565 alterEmitter
	{Rule: 283, Edges: []Edge{{Kind: Step, Target: 3549}}},           // 566 emitterOperation
	{Rule: 283, Stop: true},                                          // 567 emitterOperation
	{Rule: 284, Edges: []Edge{{Kind: Step, Target: 3557}}},           // 568 anySinkMode
	{Rule: 284, Stop: true},                                          // 569 anySinkMode
	{Rule: 285, Edges: []Edge{{Kind: Step, Target: 3559}}},           // 570 word
	{Rule: 285, Stop: true},                                          // 571 word
	{Rule: 286, Edges: []Edge{{Kind: Step, Target: 3561}}},           // 572 name
	{Rule: 286, Stop: true},                                          // 573 name
	{Rule: 287, Edges: []Edge{{Kind: Step, Target: 3563}}},           // 574 relayName
	{Rule: 287, Stop: true},                                          // 575 relayName
	{Rule: 288, Edges: []Edge{{Kind: Step, Target: 3565}}},           // 576 ident
	{Rule: 288, Stop: true},                                          // 577 ident
	{Rule: 289, Edges: []Edge{{Kind: Step, Target: 3567}}},           // 578 instantWord
	{Rule: 289, Stop: true},                                          // 579 instantWord
	{Rule: 290, Edges: []Edge{{Kind: Step, Target: 3569}}},           // 580 freshName
	{Rule: 290, Stop: true},                                          // 581 freshName
	{Rule: 291, Edges: []Edge{{Kind: Step, Target: 3571}}},           // 582 freshRelay
	{Rule: 291, Stop: true},                                          // 583 freshRelay
	{Rule: 292, Edges: []Edge{{Kind: Step, Target: 3573}}},           // 584 freshField
	{Rule: 292, Stop: true},                                          // 585 freshField
	{Rule: 293, Edges: []Edge{{Kind: Step, Target: 3575}}},           // 586 field
	{Rule: 293, Stop: true},                                          // 587 field
	{Rule: 294, Edges: []Edge{{Kind: Step, Target: 3577}}},           // 588 schemaRef
	{Rule: 294, Stop: true},                                          // 589 schemaRef
	{Rule: 295, Edges: []Edge{{Kind: Step, Target: 3579}}},           // 590 jsonWireSchemaRef
	{Rule: 295, Stop: true},                                          // 591 jsonWireSchemaRef
	{Rule: 296, Edges: []Edge{{Kind: Step, Target: 3581}}},           // 592 cborWireSchemaRef
	{Rule: 296, Stop: true},                                          // 593 cborWireSchemaRef
	{Rule: 297, Edges: []Edge{{Kind: Step, Target: 3583}}},           // 594 avroWireSchemaRef
	{Rule: 297, Stop: true},                                          // 595 avroWireSchemaRef
	{Rule: 298, Edges: []Edge{{Kind: Step, Target: 3585}}},           // 596 codecRef
	{Rule: 298, Stop: true},                                          // 597 codecRef
	{Rule: 299, Edges: []Edge{{Kind: Step, Target: 3587}}},           // 598 resourceRef
	{Rule: 299, Stop: true},                                          // 599 resourceRef
	{Rule: 300, Edges: []Edge{{Kind: Step, Target: 3589}}},           // 600 clientRef
	{Rule: 300, Stop: true},                                          // 601 clientRef
	{Rule: 301, Edges: []Edge{{Kind: Step, Target: 3591}}},           // 602 vhostRef
	{Rule: 301, Stop: true},                                          // 603 vhostRef
	{Rule: 302, Edges: []Edge{{Kind: Step, Target: 3593}}},           // 604 endpointRef
	{Rule: 302, Stop: true},                                          // 605 endpointRef
	{Rule: 303, Edges: []Edge{{Kind: Step, Target: 3595}}},           // 606 signalingRef
	{Rule: 303, Stop: true},                                          // 607 signalingRef
	{Rule: 304, Edges: []Edge{{Kind: Step, Target: 3597}}},           // 608 branchRef
	{Rule: 304, Stop: true},                                          // 609 branchRef
	{Rule: 305, Edges: []Edge{{Kind: Step, Target: 3599}}},           // 610 relayRef
	{Rule: 305, Stop: true},                                          // 611 relayRef
	{Rule: 306, Edges: []Edge{{Kind: Step, Target: 3601}}},           // 612 ingestorRef
	{Rule: 306, Stop: true},                                          // 613 ingestorRef
	{Rule: 307, Edges: []Edge{{Kind: Step, Target: 3603}}},           // 614 reingestorRef
	{Rule: 307, Stop: true},                                          // 615 reingestorRef
	{Rule: 308, Edges: []Edge{{Kind: Step, Target: 3605}}},           // 616 junctionRef
	{Rule: 308, Stop: true},                                          // 617 junctionRef
	{Rule: 309, Edges: []Edge{{Kind: Step, Target: 3607}}},           // 618 deduplicatorRef
	{Rule: 309, Stop: true},                                          // 619 deduplicatorRef
	{Rule: 310, Edges: []Edge{{Kind: Step, Target: 3609}}},           // 620 reordererRef
	{Rule: 310, Stop: true},                                          // 621 reordererRef
	{Rule: 311, Edges: []Edge{{Kind: Step, Target: 3611}}},           // 622 windowRef
	{Rule: 311, Stop: true},                                          // 623 windowRef
	{Rule: 312, Edges: []Edge{{Kind: Step, Target: 3613}}},           // 624 correlatorRef
	{Rule: 312, Stop: true},                                          // 625 correlatorRef
	{Rule: 313, Edges: []Edge{{Kind: Step, Target: 3615}}},           // 626 inferencerRef
	{Rule: 313, Stop: true},                                          // 627 inferencerRef
	{Rule: 314, Edges: []Edge{{Kind: Step, Target: 3617}}},           // 628 wasmRef
	{Rule: 314, Stop: true},                                          // 629 wasmRef
	{Rule: 315, Edges: []Edge{{Kind: Step, Target: 3619}}},           // 630 generatorRef
	{Rule: 315, Stop: true},                                          // 631 generatorRef
	{Rule: 316, Edges: []Edge{{Kind: Step, Target: 3621}}},           // 632 emitterRef
	{Rule: 316, Stop: true},                                          // 633 emitterRef
	{Rule: 317, Edges: []Edge{{Kind: Step, Target: 3623}}},           // 634 placementRef
	{Rule: 317, Stop: true},                                          // 635 placementRef
	{Rule: 318, Edges: []Edge{{Kind: Step, Target: 3625}}},           // 636 hashMapRef
	{Rule: 318, Stop: true},                                          // 637 hashMapRef
	{Rule: 319, Edges: []Edge{{Kind: Step, Target: 3627}}},           // 638 udfRef
	{Rule: 319, Stop: true},                                          // 639 udfRef
	{Rule: 320, Edges: []Edge{{Kind: Step, Target: 3629}}},           // 640 nodeMember
	{Rule: 320, Stop: true},                                          // 641 nodeMember
	{Rule: 321, Edges: []Edge{{Kind: Step, Target: 3631}}},           // 642 domainRef
	{Rule: 321, Stop: true},                                          // 643 domainRef
	{Rule: 322, Edges: []Edge{{Kind: Step, Target: 3633}}},           // 644 subscriptionRef
	{Rule: 322, Stop: true},                                          // 645 subscriptionRef
	{Rule: 323, Edges: []Edge{{Kind: Step, Target: 3635}}},           // 646 nodeRef
	{Rule: 323, Stop: true},                                          // 647 nodeRef
	{Rule: 0, Edges: []Edge{{Kind: Call, Target: 649, Callee: 2}}},   // 648 statementText
	{Rule: 0, Edges: []Edge{{Kind: Accept, Target: 650, Set: 0}}},    // 649 statementText
	{Rule: 0, Edges: []Edge{{Kind: Step, Target: 1}}},                // 650 statementText
	{Rule: 1, Edges: []Edge{{Kind: Call, Target: 652, Callee: 112}}}, // 651 expressionText
	{Rule: 1, Edges: []Edge{{Kind: Accept, Target: 653, Set: 0}}},    // 652 expressionText
	{Rule: 1, Edges: []Edge{{Kind: Step, Target: 3}}},                // 653 expressionText
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 3}}},   // 654 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 6}}},   // 655 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 85}}},  // 656 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 86}}},  // 657 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 88}}},  // 658 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 12}}},  // 659 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 16}}},  // 660 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 103}}}, // 661 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 104}}}, // 662 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 105}}}, // 663 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 106}}}, // 664 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 107}}}, // 665 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 84}}},  // 666 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 108}}}, // 667 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 50}}},  // 668 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 51}}},  // 669 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 207}}}, // 670 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 79}}},  // 671 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 94}}},  // 672 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 95}}},  // 673 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 96}}},  // 674 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 98}}},  // 675 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 109}}}, // 676 statement
	{Rule: 2, Edges: []Edge{{Kind: Call, Target: 679, Callee: 110}}}, // 677 statement
	{Rule: 2, Edges: []Edge{{Kind: Step, Target: 654}, {Kind: Step, Target: 655}, {Kind: Step, Target: 656}, {Kind: Step, Target: 657}, {Kind: Step, Target: 658}, {Kind: Step, Target: 659}, {Kind: Step, Target: 660}, {Kind: Step, Target: 661}, {Kind: Step, Target: 662}, {Kind: Step, Target: 663}, {Kind: Step, Target: 664}, {Kind: Step, Target: 665}, {Kind: Step, Target: 666}, {Kind: Step, Target: 667}, {Kind: Step, Target: 668}, {Kind: Step, Target: 669}, {Kind: Step, Target: 670}, {Kind: Step, Target: 671}, {Kind: Step, Target: 672}, {Kind: Step, Target: 673}, {Kind: Step, Target: 674}, {Kind: Step, Target: 675}, {Kind: Step, Target: 676}, {Kind: Step, Target: 677}}}, // 678 statement
	{Rule: 2, Edges: []Edge{{Kind: Step, Target: 5}}},                              // 679 statement
	{Rule: 3, Edges: []Edge{{Kind: Accept, Target: 686, Set: 1}}},                  // 680 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Call, Target: 683, Callee: 129}}},               // 681 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 681}, {Kind: Step, Target: 683}}}, // 682 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 684}}},                            // 683 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Call, Target: 687, Callee: 4}}},                 // 684 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Call, Target: 687, Callee: 82}}},                // 685 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 682}, {Kind: Step, Target: 685}}}, // 686 createStatement
	{Rule: 3, Edges: []Edge{{Kind: Step, Target: 7}}},                              // 687 createStatement
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 7}}},                 // 688 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 17}}},                // 689 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 18}}},                // 690 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 26}}},                // 691 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 37}}},                // 692 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 70}}},                // 693 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 53}}},                // 694 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 55}}},                // 695 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 58}}},                // 696 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 64}}},                // 697 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 66}}},                // 698 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 214}}},               // 699 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 702, Callee: 130}}},               // 700 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 700}, {Kind: Step, Target: 702}}}, // 701 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 703}}},                            // 702 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 5}}},                 // 703 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 211}}},               // 704 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 49}}},                // 705 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 73}}},                // 706 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 78}}},                // 707 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Call, Target: 710, Callee: 80}}},                // 708 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 688}, {Kind: Step, Target: 689}, {Kind: Step, Target: 690}, {Kind: Step, Target: 691}, {Kind: Step, Target: 692}, {Kind: Step, Target: 693}, {Kind: Step, Target: 694}, {Kind: Step, Target: 695}, {Kind: Step, Target: 696}, {Kind: Step, Target: 697}, {Kind: Step, Target: 698}, {Kind: Step, Target: 699}, {Kind: Step, Target: 701}, {Kind: Step, Target: 704}, {Kind: Step, Target: 705}, {Kind: Step, Target: 706}, {Kind: Step, Target: 707}, {Kind: Step, Target: 708}}}, // 709 createNamed
	{Rule: 4, Edges: []Edge{{Kind: Step, Target: 9}}},                // 710 createNamed
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 721, Callee: 178}}}, // 711 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 721, Callee: 183}}}, // 712 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 721, Callee: 184}}}, // 713 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 721, Callee: 187}}}, // 714 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 721, Callee: 195}}}, // 715 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 721, Callee: 200}}}, // 716 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 721, Callee: 202}}}, // 717 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 721, Callee: 206}}}, // 718 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Call, Target: 721, Callee: 245}}}, // 719 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Step, Target: 711}, {Kind: Step, Target: 712}, {Kind: Step, Target: 713}, {Kind: Step, Target: 714}, {Kind: Step, Target: 715}, {Kind: Step, Target: 716}, {Kind: Step, Target: 717}, {Kind: Step, Target: 718}, {Kind: Step, Target: 719}}}, // 720 createProcessor
	{Rule: 5, Edges: []Edge{{Kind: Step, Target: 11}}},               // 721 createProcessor
	{Rule: 6, Edges: []Edge{{Kind: Accept, Target: 735, Set: 2}}},    // 722 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 736, Callee: 11}}},  // 723 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 736, Callee: 24}}},  // 724 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 736, Callee: 33}}},  // 725 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 736, Callee: 68}}},  // 726 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 736, Callee: 243}}}, // 727 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 736, Callee: 179}}}, // 728 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 736, Callee: 190}}}, // 729 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 736, Callee: 191}}}, // 730 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 736, Callee: 193}}}, // 731 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 736, Callee: 212}}}, // 732 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 736, Callee: 282}}}, // 733 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Call, Target: 736, Callee: 76}}},  // 734 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Step, Target: 723}, {Kind: Step, Target: 724}, {Kind: Step, Target: 725}, {Kind: Step, Target: 726}, {Kind: Step, Target: 727}, {Kind: Step, Target: 728}, {Kind: Step, Target: 729}, {Kind: Step, Target: 730}, {Kind: Step, Target: 731}, {Kind: Step, Target: 732}, {Kind: Step, Target: 733}, {Kind: Step, Target: 734}}}, // 735 alterStatement
	{Rule: 6, Edges: []Edge{{Kind: Step, Target: 13}}},                                                                                        // 736 alterStatement
	{Rule: 7, Edges: []Edge{{Kind: Accept, Target: 739, Set: 3}}},                                                                             // 737 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 737}, {Kind: Step, Target: 739}}},                                                            // 738 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 740}}},                                                                                       // 739 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Accept, Target: 741, Set: 4}}},                                                                             // 740 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Call, Target: 744, Callee: 290}}},                                                                          // 741 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Call, Target: 744, Callee: 8}}},                                                                            // 742 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 738}, {Kind: Step, Target: 742}}},                                                            // 743 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 746}}},                                                                                       // 744 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Call, Target: 747, Callee: 9}}},                                                                            // 745 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 745}, {Kind: Step, Target: 747}}},                                                            // 746 createDomain
	{Rule: 7, Edges: []Edge{{Kind: Step, Target: 15}}},                                                                                        // 747 createDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 749, Set: 5}}},                                                                             // 748 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 750, Set: 4}}},                                                                             // 749 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Call, Target: 751, Callee: 290}}},                                                                          // 750 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 752, Set: 6}}},                                                                             // 751 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 753, Set: 7}}},                                                                             // 752 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Call, Target: 754, Callee: 133}}},                                                                          // 753 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Accept, Target: 755, Set: 8}}},                                                                             // 754 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Call, Target: 756, Callee: 133}}},                                                                          // 755 pacedDomain
	{Rule: 8, Edges: []Edge{{Kind: Step, Target: 17}}},                                                                                        // 756 pacedDomain
	{Rule: 9, Edges: []Edge{{Kind: Accept, Target: 758, Set: 9}}},                                                                             // 757 domainPlacement
	{Rule: 9, Edges: []Edge{{Kind: Call, Target: 759, Callee: 10}}},                                                                           // 758 domainPlacement
	{Rule: 9, Edges: []Edge{{Kind: Step, Target: 19}}},                                                                                        // 759 domainPlacement
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 761, Set: 10}}},                                                                           // 760 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 768, Set: 11}}},                                                                           // 761 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 763, Set: 12}}},                                                                           // 762 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 768, Set: 11}}},                                                                           // 763 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 768, Set: 13}}},                                                                           // 764 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 766, Set: 14}}},                                                                           // 765 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Accept, Target: 768, Set: 15}}},                                                                           // 766 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Step, Target: 760}, {Kind: Step, Target: 762}, {Kind: Step, Target: 764}, {Kind: Step, Target: 765}}},     // 767 placementPolicy
	{Rule: 10, Edges: []Edge{{Kind: Step, Target: 21}}},                                                                                       // 768 placementPolicy
	{Rule: 11, Edges: []Edge{{Kind: Accept, Target: 770, Set: 4}}},                                                                            // 769 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Accept, Target: 771, Set: 16}}},                                                                           // 770 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Accept, Target: 772, Set: 9}}},                                                                            // 771 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Call, Target: 773, Callee: 10}}},                                                                          // 772 alterDomain
	{Rule: 11, Edges: []Edge{{Kind: Step, Target: 23}}},                                                                                       // 773 alterDomain
	{Rule: 12, Edges: []Edge{{Kind: Accept, Target: 776, Set: 17}}},                                                                           // 774 startDomain
	{Rule: 12, Edges: []Edge{{Kind: Call, Target: 777, Callee: 13}}},                                                                          // 775 startDomain
	{Rule: 12, Edges: []Edge{{Kind: Step, Target: 775}, {Kind: Step, Target: 777}}},                                                           // 776 startDomain
	{Rule: 12, Edges: []Edge{{Kind: Step, Target: 25}}},                                                                                       // 777 startDomain
	{Rule: 13, Edges: []Edge{{Kind: Accept, Target: 781, Set: 18}}},                                                                           // 778 startAt
	{Rule: 13, Edges: []Edge{{Kind: Accept, Target: 782, Set: 19}}},                                                                           // 779 startAt
	{Rule: 13, Edges: []Edge{{Kind: Call, Target: 782, Callee: 14}}},                                                                          // 780 startAt
	{Rule: 13, Edges: []Edge{{Kind: Step, Target: 779}, {Kind: Step, Target: 780}}},                                                           // 781 startAt
	{Rule: 13, Edges: []Edge{{Kind: Step, Target: 784}}},                                                                                      // 782 startAt
	{Rule: 13, Edges: []Edge{{Kind: Call, Target: 785, Callee: 15}}},                                                                          // 783 startAt
	{Rule: 13, Edges: []Edge{{Kind: Step, Target: 783}, {Kind: Step, Target: 785}}},                                                           // 784 startAt
	{Rule: 13, Edges: []Edge{{Kind: Step, Target: 27}}},                                                                                       // 785 startAt
	{Rule: 14, Edges: []Edge{{Kind: Accept, Target: 789, Set: 20}}},                                                                           // 786 instant
	{Rule: 14, Edges: []Edge{{Kind: Call, Target: 789, Callee: 289}}},                                                                         // 787 instant
	{Rule: 14, Edges: []Edge{{Kind: Step, Target: 786}, {Kind: Step, Target: 787}}},                                                           // 788 instant
	{Rule: 14, Edges: []Edge{{Kind: Step, Target: 29}}},                                                                                       // 789 instant
	{Rule: 15, Edges: []Edge{{Kind: Accept, Target: 791, Set: 21}}},                                                                           // 790 timeRate
	{Rule: 15, Edges: []Edge{{Kind: Accept, Target: 792, Set: 22}}},                                                                           // 791 timeRate
	{Rule: 15, Edges: []Edge{{Kind: Accept, Target: 793, Set: 23}}},                                                                           // 792 timeRate
	{Rule: 15, Edges: []Edge{{Kind: Step, Target: 31}}},                                                                                       // 793 timeRate
	{Rule: 16, Edges: []Edge{{Kind: Accept, Target: 795, Set: 24}}},                                                                           // 794 stopDomain
	{Rule: 16, Edges: []Edge{{Kind: Step, Target: 33}}},                                                                                       // 795 stopDomain
	{Rule: 17, Edges: []Edge{{Kind: Accept, Target: 797, Set: 25}}},                                                                           // 796 createUser
	{Rule: 17, Edges: []Edge{{Kind: Call, Target: 798, Callee: 290}}},                                                                         // 797 createUser
	{Rule: 17, Edges: []Edge{{Kind: Accept, Target: 799, Set: 6}}},                                                                            // 798 createUser
	{Rule: 17, Edges: []Edge{{Kind: Accept, Target: 800, Set: 26}}},                                                                           // 799 createUser
	{Rule: 17, Edges: []Edge{{Kind: Accept, Target: 801, Set: 20}}},                                                                           // 800 createUser
	{Rule: 17, Edges: []Edge{{Kind: Step, Target: 35}}},                                                                                       // 801 createUser
	{Rule: 18, Edges: []Edge{{Kind: Accept, Target: 803, Set: 27}}},                                                                           // 802 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Call, Target: 804, Callee: 290}}},                                                                         // 803 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Accept, Target: 805, Set: 28}}},                                                                           // 804 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Call, Target: 810, Callee: 19}}},                                                                          // 805 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Accept, Target: 807, Set: 29}}},                                                                           // 806 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Call, Target: 809, Callee: 19}}},                                                                          // 807 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 806}}},                                                                                      // 808 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 812}}},                                                                                      // 809 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 808}, {Kind: Step, Target: 811}}},                                                           // 810 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 814}}},                                                                                      // 811 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 810}}},                                                                                      // 812 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Accept, Target: 815, Set: 29}}},                                                                           // 813 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 813}, {Kind: Step, Target: 815}}},                                                           // 814 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 816}}},                                                                                      // 815 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Accept, Target: 817, Set: 30}}},                                                                           // 816 createSchema
	{Rule: 18, Edges: []Edge{{Kind: Step, Target: 37}}},                                                                                       // 817 createSchema
	{Rule: 19, Edges: []Edge{{Kind: Call, Target: 819, Callee: 292}}},                                                                         // 818 schemaField
	{Rule: 19, Edges: []Edge{{Kind: Call, Target: 820, Callee: 21}}},                                                                          // 819 schemaField
	{Rule: 19, Edges: []Edge{{Kind: Call, Target: 821, Callee: 20}}},                                                                          // 820 schemaField
	{Rule: 19, Edges: []Edge{{Kind: Step, Target: 39}}},                                                                                       // 821 schemaField
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 824, Set: 31}}},                                                                           // 822 fieldModifiers
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 825, Set: 32}}},                                                                           // 823 fieldModifiers
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 823}, {Kind: Step, Target: 825}}},                                                           // 824 fieldModifiers
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 832}}},                                                                                      // 825 fieldModifiers
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 828, Set: 32}}},                                                                           // 826 fieldModifiers
	{Rule: 20, Edges: []Edge{{Kind: Accept, Target: 829, Set: 31}}},                                                                           // 827 fieldModifiers
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 827}, {Kind: Step, Target: 829}}},                                                           // 828 fieldModifiers
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 832}}},                                                                                      // 829 fieldModifiers
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 832}}},                                                                                      // 830 fieldModifiers
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 822}, {Kind: Step, Target: 826}, {Kind: Step, Target: 830}}},                                // 831 fieldModifiers
	{Rule: 20, Edges: []Edge{{Kind: Step, Target: 41}}},                                                                                       // 832 fieldModifiers
	{Rule: 21, Edges: []Edge{{Kind: Call, Target: 851, Callee: 22}}},                                                                          // 833 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Accept, Target: 835, Set: 33}}},                                                                           // 834 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Accept, Target: 836, Set: 34}}},                                                                           // 835 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Call, Target: 839, Callee: 21}}},                                                                          // 836 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Accept, Target: 838, Set: 29}}},                                                                           // 837 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Call, Target: 840, Callee: 23}}},                                                                          // 838 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Step, Target: 837}}},                                                                                      // 839 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Step, Target: 841}}},                                                                                      // 840 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Step, Target: 839}, {Kind: Step, Target: 842}}},                                                           // 841 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Step, Target: 843}}},                                                                                      // 842 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Accept, Target: 844, Set: 35}}},                                                                           // 843 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Step, Target: 851}}},                                                                                      // 844 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Accept, Target: 846, Set: 36}}},                                                                           // 845 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Accept, Target: 847, Set: 34}}},                                                                           // 846 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Call, Target: 848, Callee: 21}}},                                                                          // 847 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Accept, Target: 849, Set: 35}}},                                                                           // 848 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Step, Target: 851}}},                                                                                      // 849 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Step, Target: 833}, {Kind: Step, Target: 834}, {Kind: Step, Target: 845}}},                                // 850 nervixType
	{Rule: 21, Edges: []Edge{{Kind: Step, Target: 43}}},                                                                                       // 851 nervixType
	{Rule: 22, Edges: []Edge{{Kind: Accept, Target: 853, Set: 37}}},                                                                           // 852 scalarType
	{Rule: 22, Edges: []Edge{{Kind: Step, Target: 45}}},                                                                                       // 853 scalarType
	{Rule: 23, Edges: []Edge{{Kind: Accept, Target: 855, Set: 23}}},                                                                           // 854 dimension
	{Rule: 23, Edges: []Edge{{Kind: Step, Target: 47}}},                                                                                       // 855 dimension
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 857, Set: 27}}},                                                                           // 856 alterSchema
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 858, Callee: 294}}},                                                                         // 857 alterSchema
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 863, Callee: 25}}},                                                                          // 858 alterSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 860, Set: 29}}},                                                                           // 859 alterSchema
	{Rule: 24, Edges: []Edge{{Kind: Call, Target: 862, Callee: 25}}},                                                                          // 860 alterSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 859}}},                                                                                      // 861 alterSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 865}}},                                                                                      // 862 alterSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 861}, {Kind: Step, Target: 864}}},                                                           // 863 alterSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 867}}},                                                                                      // 864 alterSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 863}}},                                                                                      // 865 alterSchema
	{Rule: 24, Edges: []Edge{{Kind: Accept, Target: 868, Set: 29}}},                                                                           // 866 alterSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 866}, {Kind: Step, Target: 868}}},                                                           // 867 alterSchema
	{Rule: 24, Edges: []Edge{{Kind: Step, Target: 49}}},                                                                                       // 868 alterSchema
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 870, Set: 38}}},                                                                           // 869 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 871, Set: 39}}},                                                                           // 870 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 892, Callee: 19}}},                                                                          // 871 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 873, Set: 40}}},                                                                           // 872 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 874, Set: 39}}},                                                                           // 873 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 892, Callee: 293}}},                                                                         // 874 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 876, Set: 41}}},                                                                           // 875 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 877, Set: 39}}},                                                                           // 876 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 878, Callee: 293}}},                                                                         // 877 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 879, Set: 42}}},                                                                           // 878 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 880, Callee: 292}}},                                                                         // 879 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 892}}},                                                                                      // 880 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 882, Set: 2}}},                                                                            // 881 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 883, Set: 39}}},                                                                           // 882 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 889, Callee: 293}}},                                                                         // 883 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 885, Set: 16}}},                                                                           // 884 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 886, Set: 43}}},                                                                           // 885 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Call, Target: 890, Callee: 21}}},                                                                          // 886 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 888, Set: 44}}},                                                                           // 887 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Accept, Target: 890, Set: 45}}},                                                                           // 888 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 884}, {Kind: Step, Target: 887}}},                                                           // 889 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 892}}},                                                                                      // 890 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 869}, {Kind: Step, Target: 872}, {Kind: Step, Target: 875}, {Kind: Step, Target: 881}}},     // 891 schemaOperation
	{Rule: 25, Edges: []Edge{{Kind: Step, Target: 51}}},                                                                                       // 892 schemaOperation
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 930, Set: 46}}},                                                                           // 893 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 895, Set: 47}}},                                                                           // 894 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 896, Set: 27}}},                                                                           // 895 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Call, Target: 897, Callee: 290}}},                                                                         // 896 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Call, Target: 898, Callee: 27}}},                                                                          // 897 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 899, Set: 28}}},                                                                           // 898 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Call, Target: 904, Callee: 28}}},                                                                          // 899 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 901, Set: 29}}},                                                                           // 900 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Call, Target: 903, Callee: 28}}},                                                                          // 901 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 900}}},                                                                                      // 902 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 906}}},                                                                                      // 903 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 902}, {Kind: Step, Target: 905}}},                                                           // 904 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 908}}},                                                                                      // 905 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 904}}},                                                                                      // 906 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 909, Set: 29}}},                                                                           // 907 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 907}, {Kind: Step, Target: 909}}},                                                           // 908 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 910}}},                                                                                      // 909 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 911, Set: 30}}},                                                                           // 910 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 931}}},                                                                                      // 911 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 913, Set: 48}}},                                                                           // 912 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 914, Set: 27}}},                                                                           // 913 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Call, Target: 915, Callee: 290}}},                                                                         // 914 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Call, Target: 916, Callee: 27}}},                                                                          // 915 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 917, Set: 28}}},                                                                           // 916 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Call, Target: 922, Callee: 30}}},                                                                          // 917 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 919, Set: 29}}},                                                                           // 918 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Call, Target: 921, Callee: 30}}},                                                                          // 919 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 918}}},                                                                                      // 920 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 924}}},                                                                                      // 921 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 920}, {Kind: Step, Target: 923}}},                                                           // 922 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 926}}},                                                                                      // 923 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 922}}},                                                                                      // 924 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 927, Set: 29}}},                                                                           // 925 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 925}, {Kind: Step, Target: 927}}},                                                           // 926 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 928}}},                                                                                      // 927 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Accept, Target: 929, Set: 30}}},                                                                           // 928 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 931}}},                                                                                      // 929 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 894}, {Kind: Step, Target: 912}}},                                                           // 930 createWireSchema
	{Rule: 26, Edges: []Edge{{Kind: Step, Target: 53}}},                                                                                       // 931 createWireSchema
	{Rule: 27, Edges: []Edge{{Kind: Accept, Target: 933, Set: 49}}},                                                                           // 932 wireMode
	{Rule: 27, Edges: []Edge{{Kind: Accept, Target: 934, Set: 50}}},                                                                           // 933 wireMode
	{Rule: 27, Edges: []Edge{{Kind: Step, Target: 55}}},                                                                                       // 934 wireMode
	{Rule: 28, Edges: []Edge{{Kind: Call, Target: 936, Callee: 292}}},                                                                         // 935 jsonField
	{Rule: 28, Edges: []Edge{{Kind: Call, Target: 938, Callee: 29}}},                                                                          // 936 jsonField
	{Rule: 28, Edges: []Edge{{Kind: Accept, Target: 939, Set: 31}}},                                                                           // 937 jsonField
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 937}, {Kind: Step, Target: 939}}},                                                           // 938 jsonField
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 941}}},                                                                                      // 939 jsonField
	{Rule: 28, Edges: []Edge{{Kind: Call, Target: 942, Callee: 31}}},                                                                          // 940 jsonField
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 940}, {Kind: Step, Target: 942}}},                                                           // 941 jsonField
	{Rule: 28, Edges: []Edge{{Kind: Step, Target: 57}}},                                                                                       // 942 jsonField
	{Rule: 29, Edges: []Edge{{Kind: Accept, Target: 944, Set: 51}}},                                                                           // 943 jsonType
	{Rule: 29, Edges: []Edge{{Kind: Step, Target: 59}}},                                                                                       // 944 jsonType
	{Rule: 30, Edges: []Edge{{Kind: Call, Target: 946, Callee: 292}}},                                                                         // 945 avroField
	{Rule: 30, Edges: []Edge{{Kind: Call, Target: 948, Callee: 32}}},                                                                          // 946 avroField
	{Rule: 30, Edges: []Edge{{Kind: Accept, Target: 949, Set: 31}}},                                                                           // 947 avroField
	{Rule: 30, Edges: []Edge{{Kind: Step, Target: 947}, {Kind: Step, Target: 949}}},                                                           // 948 avroField
	{Rule: 30, Edges: []Edge{{Kind: Step, Target: 951}}},                                                                                      // 949 avroField
	{Rule: 30, Edges: []Edge{{Kind: Call, Target: 952, Callee: 31}}},                                                                          // 950 avroField
	{Rule: 30, Edges: []Edge{{Kind: Step, Target: 950}, {Kind: Step, Target: 952}}},                                                           // 951 avroField
	{Rule: 30, Edges: []Edge{{Kind: Step, Target: 61}}},                                                                                       // 952 avroField
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 954, Set: 52}}},                                                                           // 953 named
	{Rule: 31, Edges: []Edge{{Kind: Accept, Target: 955, Set: 20}}},                                                                           // 954 named
	{Rule: 31, Edges: []Edge{{Kind: Step, Target: 63}}},                                                                                       // 955 named
	{Rule: 32, Edges: []Edge{{Kind: Accept, Target: 957, Set: 53}}},                                                                           // 956 avroType
	{Rule: 32, Edges: []Edge{{Kind: Step, Target: 65}}},                                                                                       // 957 avroType
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 1001, Set: 46}}},                                                                          // 958 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 960, Set: 54}}},                                                                           // 959 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 961, Set: 27}}},                                                                           // 960 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 962, Callee: 295}}},                                                                         // 961 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 967, Callee: 34}}},                                                                          // 962 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 964, Set: 29}}},                                                                           // 963 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 966, Callee: 34}}},                                                                          // 964 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 963}}},                                                                                      // 965 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 969}}},                                                                                      // 966 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 965}, {Kind: Step, Target: 968}}},                                                           // 967 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 971}}},                                                                                      // 968 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 967}}},                                                                                      // 969 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 972, Set: 29}}},                                                                           // 970 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 970}, {Kind: Step, Target: 972}}},                                                           // 971 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 1002}}},                                                                                     // 972 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 974, Set: 55}}},                                                                           // 973 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 975, Set: 27}}},                                                                           // 974 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 976, Callee: 296}}},                                                                         // 975 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 981, Callee: 34}}},                                                                          // 976 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 978, Set: 29}}},                                                                           // 977 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 980, Callee: 34}}},                                                                          // 978 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 977}}},                                                                                      // 979 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 983}}},                                                                                      // 980 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 979}, {Kind: Step, Target: 982}}},                                                           // 981 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 985}}},                                                                                      // 982 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 981}}},                                                                                      // 983 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 986, Set: 29}}},                                                                           // 984 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 984}, {Kind: Step, Target: 986}}},                                                           // 985 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 1002}}},                                                                                     // 986 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 988, Set: 48}}},                                                                           // 987 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 989, Set: 27}}},                                                                           // 988 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 990, Callee: 297}}},                                                                         // 989 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 995, Callee: 35}}},                                                                          // 990 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 992, Set: 29}}},                                                                           // 991 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Call, Target: 994, Callee: 35}}},                                                                          // 992 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 991}}},                                                                                      // 993 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 997}}},                                                                                      // 994 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 993}, {Kind: Step, Target: 996}}},                                                           // 995 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 999}}},                                                                                      // 996 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 995}}},                                                                                      // 997 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Accept, Target: 1000, Set: 29}}},                                                                          // 998 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 998}, {Kind: Step, Target: 1000}}},                                                          // 999 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 1002}}},                                                                                     // 1000 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 959}, {Kind: Step, Target: 973}, {Kind: Step, Target: 987}}},                                // 1001 alterWireSchema
	{Rule: 33, Edges: []Edge{{Kind: Step, Target: 67}}},                                                                                       // 1002 alterWireSchema
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1015, Callee: 36}}},                                                                         // 1003 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1005, Set: 38}}},                                                                          // 1004 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1006, Set: 39}}},                                                                          // 1005 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1015, Callee: 28}}},                                                                         // 1006 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1008, Set: 2}}},                                                                           // 1007 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1009, Set: 39}}},                                                                          // 1008 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1010, Callee: 293}}},                                                                        // 1009 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1011, Set: 16}}},                                                                          // 1010 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Accept, Target: 1012, Set: 43}}},                                                                          // 1011 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Call, Target: 1013, Callee: 29}}},                                                                         // 1012 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 1015}}},                                                                                     // 1013 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 1003}, {Kind: Step, Target: 1004}, {Kind: Step, Target: 1007}}},                             // 1014 jsonWireOperation
	{Rule: 34, Edges: []Edge{{Kind: Step, Target: 69}}},                                                                                       // 1015 jsonWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1028, Callee: 36}}},                                                                         // 1016 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1018, Set: 38}}},                                                                          // 1017 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1019, Set: 39}}},                                                                          // 1018 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1028, Callee: 30}}},                                                                         // 1019 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1021, Set: 2}}},                                                                           // 1020 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1022, Set: 39}}},                                                                          // 1021 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1023, Callee: 293}}},                                                                        // 1022 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1024, Set: 16}}},                                                                          // 1023 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Accept, Target: 1025, Set: 43}}},                                                                          // 1024 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Call, Target: 1026, Callee: 32}}},                                                                         // 1025 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 1028}}},                                                                                     // 1026 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 1016}, {Kind: Step, Target: 1017}, {Kind: Step, Target: 1020}}},                             // 1027 avroWireOperation
	{Rule: 35, Edges: []Edge{{Kind: Step, Target: 71}}},                                                                                       // 1028 avroWireOperation
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1051, Callee: 27}}},                                                                         // 1029 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1031, Set: 40}}},                                                                          // 1030 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1032, Set: 39}}},                                                                          // 1031 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1051, Callee: 293}}},                                                                        // 1032 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1034, Set: 41}}},                                                                          // 1033 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1035, Set: 39}}},                                                                          // 1034 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1036, Callee: 293}}},                                                                        // 1035 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1037, Set: 42}}},                                                                          // 1036 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1038, Callee: 292}}},                                                                        // 1037 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 1051}}},                                                                                     // 1038 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1040, Set: 2}}},                                                                           // 1039 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1041, Set: 39}}},                                                                          // 1040 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1048, Callee: 293}}},                                                                        // 1041 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1043, Set: 44}}},                                                                          // 1042 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1049, Set: 31}}},                                                                          // 1043 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1045, Set: 16}}},                                                                          // 1044 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Call, Target: 1049, Callee: 31}}},                                                                         // 1045 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1047, Set: 40}}},                                                                          // 1046 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Accept, Target: 1049, Set: 52}}},                                                                          // 1047 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 1042}, {Kind: Step, Target: 1044}, {Kind: Step, Target: 1046}}},                             // 1048 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 1051}}},                                                                                     // 1049 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 1029}, {Kind: Step, Target: 1030}, {Kind: Step, Target: 1033}, {Kind: Step, Target: 1039}}}, // 1050 wireOperation
	{Rule: 36, Edges: []Edge{{Kind: Step, Target: 73}}},                                                                                       // 1051 wireOperation
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1053, Set: 56}}},                                                                          // 1052 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1054, Callee: 290}}},                                                                        // 1053 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Accept, Target: 1061, Set: 57}}},                                                                          // 1054 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1062, Callee: 38}}},                                                                         // 1055 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1062, Callee: 39}}},                                                                         // 1056 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1062, Callee: 40}}},                                                                         // 1057 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1062, Callee: 41}}},                                                                         // 1058 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1062, Callee: 42}}},                                                                         // 1059 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Call, Target: 1062, Callee: 43}}},                                                                         // 1060 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Step, Target: 1055}, {Kind: Step, Target: 1056}, {Kind: Step, Target: 1057}, {Kind: Step, Target: 1058}, {Kind: Step, Target: 1059}, {Kind: Step, Target: 1060}}}, // 1061 createCodec
	{Rule: 37, Edges: []Edge{{Kind: Step, Target: 75}}},                               // 1062 createCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1064, Set: 46}}},                  // 1063 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1065, Set: 54}}},                  // 1064 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1066, Set: 27}}},                  // 1065 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Call, Target: 1067, Callee: 295}}},                // 1066 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1068, Set: 42}}},                  // 1067 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Accept, Target: 1069, Set: 27}}},                  // 1068 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Call, Target: 1071, Callee: 294}}},                // 1069 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Call, Target: 1072, Callee: 47}}},                 // 1070 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Step, Target: 1070}, {Kind: Step, Target: 1072}}}, // 1071 jsonCodec
	{Rule: 38, Edges: []Edge{{Kind: Step, Target: 77}}},                               // 1072 jsonCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1074, Set: 46}}},                  // 1073 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1075, Set: 55}}},                  // 1074 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1076, Set: 27}}},                  // 1075 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Call, Target: 1077, Callee: 296}}},                // 1076 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1078, Set: 42}}},                  // 1077 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Accept, Target: 1079, Set: 27}}},                  // 1078 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Call, Target: 1081, Callee: 294}}},                // 1079 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Call, Target: 1082, Callee: 47}}},                 // 1080 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Step, Target: 1080}, {Kind: Step, Target: 1082}}}, // 1081 cborCodec
	{Rule: 39, Edges: []Edge{{Kind: Step, Target: 79}}},                               // 1082 cborCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1084, Set: 46}}},                  // 1083 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1085, Set: 48}}},                  // 1084 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1086, Set: 27}}},                  // 1085 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Call, Target: 1087, Callee: 297}}},                // 1086 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1088, Set: 42}}},                  // 1087 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Accept, Target: 1089, Set: 27}}},                  // 1088 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Call, Target: 1091, Callee: 294}}},                // 1089 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Call, Target: 1092, Callee: 47}}},                 // 1090 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Step, Target: 1090}, {Kind: Step, Target: 1092}}}, // 1091 avroCodec
	{Rule: 40, Edges: []Edge{{Kind: Step, Target: 81}}},                               // 1092 avroCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1094, Set: 58}}},                  // 1093 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1095, Set: 42}}},                  // 1094 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Accept, Target: 1096, Set: 27}}},                  // 1095 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Call, Target: 1097, Callee: 294}}},                // 1096 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Call, Target: 1099, Callee: 44}}},                 // 1097 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Call, Target: 1100, Callee: 47}}},                 // 1098 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Step, Target: 1098}, {Kind: Step, Target: 1100}}}, // 1099 jaqCodec
	{Rule: 41, Edges: []Edge{{Kind: Step, Target: 83}}},                               // 1100 jaqCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1102, Set: 59}}},                  // 1101 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1103, Set: 60}}},                  // 1102 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Call, Target: 1104, Callee: 139}}},                // 1103 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Call, Target: 1105, Callee: 144}}},                // 1104 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1106, Set: 61}}},                  // 1105 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1107, Set: 20}}},                  // 1106 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1108, Set: 42}}},                  // 1107 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Accept, Target: 1109, Set: 27}}},                  // 1108 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Call, Target: 1110, Callee: 294}}},                // 1109 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Call, Target: 1112, Callee: 44}}},                 // 1110 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Call, Target: 1113, Callee: 47}}},                 // 1111 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Step, Target: 1111}, {Kind: Step, Target: 1113}}}, // 1112 protobufCodec
	{Rule: 42, Edges: []Edge{{Kind: Step, Target: 85}}},                               // 1113 protobufCodec
	{Rule: 43, Edges: []Edge{{Kind: Accept, Target: 1115, Set: 62}}},                  // 1114 syslogCodec
	{Rule: 43, Edges: []Edge{{Kind: Accept, Target: 1116, Set: 42}}},                  // 1115 syslogCodec
	{Rule: 43, Edges: []Edge{{Kind: Accept, Target: 1117, Set: 27}}},                  // 1116 syslogCodec
	{Rule: 43, Edges: []Edge{{Kind: Call, Target: 1118, Callee: 294}}},                // 1117 syslogCodec
	{Rule: 43, Edges: []Edge{{Kind: Step, Target: 87}}},                               // 1118 syslogCodec
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1120, Set: 6}}},                   // 1119 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1121, Set: 63}}},                  // 1120 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Accept, Target: 1127, Set: 64}}},                  // 1121 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Call, Target: 1124, Callee: 45}}},                 // 1122 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Call, Target: 1125, Callee: 46}}},                 // 1123 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Step, Target: 1123}, {Kind: Step, Target: 1125}}}, // 1124 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Step, Target: 1128}}},                             // 1125 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Call, Target: 1128, Callee: 46}}},                 // 1126 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Step, Target: 1122}, {Kind: Step, Target: 1126}}}, // 1127 codecJaq
	{Rule: 44, Edges: []Edge{{Kind: Step, Target: 89}}},                               // 1128 codecJaq
	{Rule: 45, Edges: []Edge{{Kind: Accept, Target: 1130, Set: 65}}},                  // 1129 onIngestion
	{Rule: 45, Edges: []Edge{{Kind: Accept, Target: 1131, Set: 66}}},                  // 1130 onIngestion
	{Rule: 45, Edges: []Edge{{Kind: Accept, Target: 1132, Set: 20}}},                  // 1131 onIngestion
	{Rule: 45, Edges: []Edge{{Kind: Step, Target: 91}}},                               // 1132 onIngestion
	{Rule: 46, Edges: []Edge{{Kind: Accept, Target: 1134, Set: 65}}},                  // 1133 onEmitting
	{Rule: 46, Edges: []Edge{{Kind: Accept, Target: 1135, Set: 67}}},                  // 1134 onEmitting
	{Rule: 46, Edges: []Edge{{Kind: Accept, Target: 1136, Set: 20}}},                  // 1135 onEmitting
	{Rule: 46, Edges: []Edge{{Kind: Step, Target: 93}}},                               // 1136 onEmitting
	{Rule: 47, Edges: []Edge{{Kind: Accept, Target: 1138, Set: 68}}},                  // 1137 codecEncode
	{Rule: 47, Edges: []Edge{{Kind: Call, Target: 1143, Callee: 48}}},                 // 1138 codecEncode
	{Rule: 47, Edges: []Edge{{Kind: Accept, Target: 1140, Set: 29}}},                  // 1139 codecEncode
	{Rule: 47, Edges: []Edge{{Kind: Call, Target: 1142, Callee: 48}}},                 // 1140 codecEncode
	{Rule: 47, Edges: []Edge{{Kind: Step, Target: 1139}}},                             // 1141 codecEncode
	{Rule: 47, Edges: []Edge{{Kind: Step, Target: 1145}}},                             // 1142 codecEncode
	{Rule: 47, Edges: []Edge{{Kind: Step, Target: 1141}, {Kind: Step, Target: 1144}}}, // 1143 codecEncode
	{Rule: 47, Edges: []Edge{{Kind: Step, Target: 1147}}},                             // 1144 codecEncode
	{Rule: 47, Edges: []Edge{{Kind: Step, Target: 1143}}},                             // 1145 codecEncode
	{Rule: 47, Edges: []Edge{{Kind: Accept, Target: 1148, Set: 29}}},                  // 1146 codecEncode
	{Rule: 47, Edges: []Edge{{Kind: Step, Target: 1146}, {Kind: Step, Target: 1148}}}, // 1147 codecEncode
	{Rule: 47, Edges: []Edge{{Kind: Step, Target: 95}}},                               // 1148 codecEncode
	{Rule: 48, Edges: []Edge{{Kind: Call, Target: 1150, Callee: 293}}},                // 1149 encodeRule
	{Rule: 48, Edges: []Edge{{Kind: Accept, Target: 1151, Set: 69}}},                  // 1150 encodeRule
	{Rule: 48, Edges: []Edge{{Kind: Accept, Target: 1152, Set: 70}}},                  // 1151 encodeRule
	{Rule: 48, Edges: []Edge{{Kind: Step, Target: 97}}},                               // 1152 encodeRule
	{Rule: 49, Edges: []Edge{{Kind: Accept, Target: 1154, Set: 71}}},                  // 1153 createResource
	{Rule: 49, Edges: []Edge{{Kind: Call, Target: 1155, Callee: 290}}},                // 1154 createResource
	{Rule: 49, Edges: []Edge{{Kind: Step, Target: 99}}},                               // 1155 createResource
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1157, Set: 72}}},                  // 1156 uploadResource
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1158, Set: 71}}},                  // 1157 uploadResource
	{Rule: 50, Edges: []Edge{{Kind: Call, Target: 1159, Callee: 299}}},                // 1158 uploadResource
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1160, Set: 73}}},                  // 1159 uploadResource
	{Rule: 50, Edges: []Edge{{Kind: Accept, Target: 1161, Set: 20}}},                  // 1160 uploadResource
	{Rule: 50, Edges: []Edge{{Kind: Step, Target: 101}}},                              // 1161 uploadResource
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1163, Set: 74}}},                  // 1162 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1164, Set: 71}}},                  // 1163 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1165, Callee: 299}}},                // 1164 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1166, Set: 42}}},                  // 1165 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1176, Callee: 140}}},                // 1166 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1168, Set: 75}}},                  // 1167 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1173, Callee: 52}}},                 // 1168 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Accept, Target: 1170, Set: 29}}},                  // 1169 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Call, Target: 1172, Callee: 52}}},                 // 1170 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1169}}},                             // 1171 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1175}}},                             // 1172 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1171}, {Kind: Step, Target: 1174}}}, // 1173 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1177}}},                             // 1174 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1173}}},                             // 1175 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 1167}, {Kind: Step, Target: 1177}}}, // 1176 rebindResource
	{Rule: 51, Edges: []Edge{{Kind: Step, Target: 103}}},                              // 1177 rebindResource
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1179, Set: 76}}},                  // 1178 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1196, Callee: 301}}},                // 1179 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1181, Set: 56}}},                  // 1180 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1196, Callee: 298}}},                // 1181 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1183, Set: 77}}},                  // 1182 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1184, Set: 78}}},                  // 1183 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1196, Callee: 303}}},                // 1184 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1186, Set: 79}}},                  // 1185 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1196, Callee: 313}}},                // 1186 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1188, Set: 80}}},                  // 1187 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1189, Set: 81}}},                  // 1188 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1196, Callee: 314}}},                // 1189 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1191, Set: 82}}},                  // 1190 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1192, Set: 83}}},                  // 1191 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1196, Callee: 318}}},                // 1192 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Accept, Target: 1194, Set: 84}}},                  // 1193 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Call, Target: 1196, Callee: 300}}},                // 1194 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 1178}, {Kind: Step, Target: 1180}, {Kind: Step, Target: 1182}, {Kind: Step, Target: 1185}, {Kind: Step, Target: 1187}, {Kind: Step, Target: 1190}, {Kind: Step, Target: 1193}}}, // 1195 rebindUser
	{Rule: 52, Edges: []Edge{{Kind: Step, Target: 105}}},                              // 1196 rebindUser
	{Rule: 53, Edges: []Edge{{Kind: Accept, Target: 1198, Set: 76}}},                  // 1197 createVhost
	{Rule: 53, Edges: []Edge{{Kind: Call, Target: 1199, Callee: 290}}},                // 1198 createVhost
	{Rule: 53, Edges: []Edge{{Kind: Call, Target: 1204, Callee: 141}}},                // 1199 createVhost
	{Rule: 53, Edges: []Edge{{Kind: Accept, Target: 1201, Set: 29}}},                  // 1200 createVhost
	{Rule: 53, Edges: []Edge{{Kind: Call, Target: 1203, Callee: 141}}},                // 1201 createVhost
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 1200}}},                             // 1202 createVhost
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 1206}}},                             // 1203 createVhost
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 1202}, {Kind: Step, Target: 1205}}}, // 1204 createVhost
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 1208}}},                             // 1205 createVhost
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 1204}}},                             // 1206 createVhost
	{Rule: 53, Edges: []Edge{{Kind: Call, Target: 1209, Callee: 54}}},                 // 1207 createVhost
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 1207}, {Kind: Step, Target: 1209}}}, // 1208 createVhost
	{Rule: 53, Edges: []Edge{{Kind: Step, Target: 107}}},                              // 1209 createVhost
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1211, Set: 6}}},                   // 1210 withTls
	{Rule: 54, Edges: []Edge{{Kind: Accept, Target: 1212, Set: 85}}},                  // 1211 withTls
	{Rule: 54, Edges: []Edge{{Kind: Call, Target: 1214, Callee: 299}}},                // 1212 withTls
	{Rule: 54, Edges: []Edge{{Kind: Call, Target: 1215, Callee: 140}}},                // 1213 withTls
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 1213}, {Kind: Step, Target: 1215}}}, // 1214 withTls
	{Rule: 54, Edges: []Edge{{Kind: Step, Target: 109}}},                              // 1215 withTls
	{Rule: 55, Edges: []Edge{{Kind: Accept, Target: 1217, Set: 86}}},                  // 1216 createEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Call, Target: 1218, Callee: 290}}},                // 1217 createEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Accept, Target: 1219, Set: 65}}},                  // 1218 createEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Call, Target: 1220, Callee: 301}}},                // 1219 createEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Accept, Target: 1221, Set: 87}}},                  // 1220 createEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Call, Target: 1222, Callee: 57}}},                 // 1221 createEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Accept, Target: 1228, Set: 43}}},                  // 1222 createEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Accept, Target: 1229, Set: 88}}},                  // 1223 createEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Accept, Target: 1226, Set: 89}}},                  // 1224 createEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Call, Target: 1227, Callee: 56}}},                 // 1225 createEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Step, Target: 1225}, {Kind: Step, Target: 1227}}}, // 1226 createEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Step, Target: 1229}}},                             // 1227 createEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Step, Target: 1223}, {Kind: Step, Target: 1224}}}, // 1228 createEndpoint
	{Rule: 55, Edges: []Edge{{Kind: Step, Target: 111}}},                              // 1229 createEndpoint
	{Rule: 56, Edges: []Edge{{Kind: Accept, Target: 1231, Set: 6}}},                   // 1230 withSignaling
	{Rule: 56, Edges: []Edge{{Kind: Accept, Target: 1232, Set: 77}}},                  // 1231 withSignaling
	{Rule: 56, Edges: []Edge{{Kind: Accept, Target: 1233, Set: 78}}},                  // 1232 withSignaling
	{Rule: 56, Edges: []Edge{{Kind: Call, Target: 1234, Callee: 303}}},                // 1233 withSignaling
	{Rule: 56, Edges: []Edge{{Kind: Step, Target: 113}}},                              // 1234 withSignaling
	{Rule: 57, Edges: []Edge{{Kind: Accept, Target: 1236, Set: 20}}},                  // 1235 path
	{Rule: 57, Edges: []Edge{{Kind: Step, Target: 115}}},                              // 1236 path
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1238, Set: 77}}},                  // 1237 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1239, Set: 78}}},                  // 1238 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Call, Target: 1240, Callee: 290}}},                // 1239 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1241, Set: 90}}},                  // 1240 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Call, Target: 1243, Callee: 59}}},                 // 1241 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Call, Target: 1244, Callee: 62}}},                 // 1242 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1242}, {Kind: Step, Target: 1244}}}, // 1243 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1245}}},                             // 1244 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1246, Set: 65}}},                  // 1245 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1249, Set: 91}}},                  // 1246 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1248, Set: 92}}},                  // 1247 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1250, Set: 93}}},                  // 1248 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1247}, {Kind: Step, Target: 1250}}}, // 1249 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1252}}},                             // 1250 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Call, Target: 1253, Callee: 60}}},                 // 1251 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1251}}},                             // 1252 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1254}}},                             // 1253 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1252}, {Kind: Step, Target: 1255}}}, // 1254 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 1256}}},                             // 1255 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Accept, Target: 1257, Set: 94}}},                  // 1256 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Call, Target: 1258, Callee: 133}}},                // 1257 createSignaling
	{Rule: 58, Edges: []Edge{{Kind: Step, Target: 117}}},                              // 1258 createSignaling
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1277, Set: 54}}},                  // 1259 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1277, Set: 95}}},                  // 1260 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1277, Set: 96}}},                  // 1261 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1277, Set: 97}}},                  // 1262 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1277, Set: 55}}},                  // 1263 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1277, Set: 98}}},                  // 1264 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1266, Set: 59}}},                  // 1265 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1267, Set: 60}}},                  // 1266 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Call, Target: 1268, Callee: 139}}},                // 1267 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Call, Target: 1269, Callee: 144}}},                // 1268 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1270, Set: 99}}},                  // 1269 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1271, Set: 61}}},                  // 1270 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1272, Set: 20}}},                  // 1271 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1273, Set: 100}}},                 // 1272 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1274, Set: 61}}},                  // 1273 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Accept, Target: 1275, Set: 20}}},                  // 1274 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1277}}},                             // 1275 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 1259}, {Kind: Step, Target: 1260}, {Kind: Step, Target: 1261}, {Kind: Step, Target: 1262}, {Kind: Step, Target: 1263}, {Kind: Step, Target: 1264}, {Kind: Step, Target: 1265}}}, // 1276 signalingFormat
	{Rule: 59, Edges: []Edge{{Kind: Step, Target: 119}}},                              // 1277 signalingFormat
	{Rule: 60, Edges: []Edge{{Kind: Accept, Target: 1279, Set: 99}}},                  // 1278 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Accept, Target: 1280, Set: 63}}},                  // 1279 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Call, Target: 1295, Callee: 63}}},                 // 1280 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Accept, Target: 1282, Set: 100}}},                 // 1281 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Accept, Target: 1283, Set: 63}}},                  // 1282 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Call, Target: 1285, Callee: 63}}},                 // 1283 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Call, Target: 1286, Callee: 62}}},                 // 1284 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 1284}, {Kind: Step, Target: 1286}}}, // 1285 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 1288}}},                             // 1286 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Call, Target: 1289, Callee: 61}}},                 // 1287 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 1287}, {Kind: Step, Target: 1289}}}, // 1288 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 1292}}},                             // 1289 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Accept, Target: 1291, Set: 92}}},                  // 1290 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Accept, Target: 1293, Set: 93}}},                  // 1291 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 1290}, {Kind: Step, Target: 1293}}}, // 1292 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 1295}}},                             // 1293 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 1278}, {Kind: Step, Target: 1281}}}, // 1294 signalingStep
	{Rule: 60, Edges: []Edge{{Kind: Step, Target: 121}}},                              // 1295 signalingStep
	{Rule: 61, Edges: []Edge{{Kind: Accept, Target: 1297, Set: 101}}},                 // 1296 capture
	{Rule: 61, Edges: []Edge{{Kind: Accept, Target: 1298, Set: 20}}},                  // 1297 capture
	{Rule: 61, Edges: []Edge{{Kind: Step, Target: 123}}},                              // 1298 capture
	{Rule: 62, Edges: []Edge{{Kind: Accept, Target: 1300, Set: 102}}},                 // 1299 failJaq
	{Rule: 62, Edges: []Edge{{Kind: Accept, Target: 1301, Set: 63}}},                  // 1300 failJaq
	{Rule: 62, Edges: []Edge{{Kind: Call, Target: 1302, Callee: 63}}},                 // 1301 failJaq
	{Rule: 62, Edges: []Edge{{Kind: Step, Target: 125}}},                              // 1302 failJaq
	{Rule: 63, Edges: []Edge{{Kind: Accept, Target: 1308, Set: 20}}},                  // 1303 programs
	{Rule: 63, Edges: []Edge{{Kind: Accept, Target: 1305, Set: 29}}},                  // 1304 programs
	{Rule: 63, Edges: []Edge{{Kind: Accept, Target: 1307, Set: 20}}},                  // 1305 programs
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 1304}}},                             // 1306 programs
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 1310}}},                             // 1307 programs
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 1306}, {Kind: Step, Target: 1309}}}, // 1308 programs
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 127}}},                              // 1309 programs
	{Rule: 63, Edges: []Edge{{Kind: Step, Target: 1308}}},                             // 1310 programs
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1312, Set: 103}}},                 // 1311 createBranch
	{Rule: 64, Edges: []Edge{{Kind: Call, Target: 1313, Callee: 290}}},                // 1312 createBranch
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1314, Set: 27}}},                  // 1313 createBranch
	{Rule: 64, Edges: []Edge{{Kind: Call, Target: 1315, Callee: 294}}},                // 1314 createBranch
	{Rule: 64, Edges: []Edge{{Kind: Accept, Target: 1316, Set: 104}}},                 // 1315 createBranch
	{Rule: 64, Edges: []Edge{{Kind: Call, Target: 1318, Callee: 133}}},                // 1316 createBranch
	{Rule: 64, Edges: []Edge{{Kind: Call, Target: 1319, Callee: 65}}},                 // 1317 createBranch
	{Rule: 64, Edges: []Edge{{Kind: Step, Target: 1317}, {Kind: Step, Target: 1319}}}, // 1318 createBranch
	{Rule: 64, Edges: []Edge{{Kind: Step, Target: 129}}},                              // 1319 createBranch
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1321, Set: 105}}},                 // 1320 branchLimit
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1322, Set: 106}}},                 // 1321 branchLimit
	{Rule: 65, Edges: []Edge{{Kind: Call, Target: 1323, Callee: 131}}},                // 1322 branchLimit
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1324, Set: 107}}},                 // 1323 branchLimit
	{Rule: 65, Edges: []Edge{{Kind: Accept, Target: 1325, Set: 108}}},                 // 1324 branchLimit
	{Rule: 65, Edges: []Edge{{Kind: Step, Target: 131}}},                              // 1325 branchLimit
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1327, Set: 109}}},                 // 1326 createRelay
	{Rule: 66, Edges: []Edge{{Kind: Call, Target: 1328, Callee: 291}}},                // 1327 createRelay
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1329, Set: 27}}},                  // 1328 createRelay
	{Rule: 66, Edges: []Edge{{Kind: Call, Target: 1330, Callee: 294}}},                // 1329 createRelay
	{Rule: 66, Edges: []Edge{{Kind: Call, Target: 1333, Callee: 152}}},                // 1330 createRelay
	{Rule: 66, Edges: []Edge{{Kind: Accept, Target: 1332, Set: 110}}},                 // 1331 createRelay
	{Rule: 66, Edges: []Edge{{Kind: Call, Target: 1334, Callee: 131}}},                // 1332 createRelay
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 1331}, {Kind: Step, Target: 1334}}}, // 1333 createRelay
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 1336}}},                             // 1334 createRelay
	{Rule: 66, Edges: []Edge{{Kind: Call, Target: 1337, Callee: 67}}},                 // 1335 createRelay
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 1335}, {Kind: Step, Target: 1337}}}, // 1336 createRelay
	{Rule: 66, Edges: []Edge{{Kind: Step, Target: 133}}},                              // 1337 createRelay
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1339, Set: 6}}},                   // 1338 materializedState
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1340, Set: 111}}},                 // 1339 materializedState
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1341, Set: 112}}},                 // 1340 materializedState
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1342, Set: 113}}},                 // 1341 materializedState
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1343, Set: 114}}},                 // 1342 materializedState
	{Rule: 67, Edges: []Edge{{Kind: Accept, Target: 1344, Set: 115}}},                 // 1343 materializedState
	{Rule: 67, Edges: []Edge{{Kind: Step, Target: 135}}},                              // 1344 materializedState
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1346, Set: 109}}},                 // 1345 alterRelay
	{Rule: 68, Edges: []Edge{{Kind: Call, Target: 1347, Callee: 305}}},                // 1346 alterRelay
	{Rule: 68, Edges: []Edge{{Kind: Call, Target: 1352, Callee: 69}}},                 // 1347 alterRelay
	{Rule: 68, Edges: []Edge{{Kind: Accept, Target: 1349, Set: 29}}},                  // 1348 alterRelay
	{Rule: 68, Edges: []Edge{{Kind: Call, Target: 1351, Callee: 69}}},                 // 1349 alterRelay
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 1348}}},                             // 1350 alterRelay
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 1354}}},                             // 1351 alterRelay
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 1350}, {Kind: Step, Target: 1353}}}, // 1352 alterRelay
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 137}}},                              // 1353 alterRelay
	{Rule: 68, Edges: []Edge{{Kind: Step, Target: 1352}}},                             // 1354 alterRelay
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1356, Set: 16}}},                  // 1355 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1357, Set: 110}}},                 // 1356 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Call, Target: 1373, Callee: 131}}},                // 1357 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1359, Set: 16}}},                  // 1358 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1360, Set: 27}}},                  // 1359 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Call, Target: 1373, Callee: 294}}},                // 1360 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1362, Set: 16}}},                  // 1361 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Call, Target: 1373, Callee: 152}}},                // 1362 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1364, Set: 16}}},                  // 1363 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1365, Set: 111}}},                 // 1364 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1366, Set: 112}}},                 // 1365 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1367, Set: 113}}},                 // 1366 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1368, Set: 114}}},                 // 1367 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1373, Set: 115}}},                 // 1368 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1370, Set: 40}}},                  // 1369 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1371, Set: 111}}},                 // 1370 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Accept, Target: 1373, Set: 112}}},                 // 1371 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 1355}, {Kind: Step, Target: 1358}, {Kind: Step, Target: 1361}, {Kind: Step, Target: 1363}, {Kind: Step, Target: 1369}}}, // 1372 relayOperation
	{Rule: 69, Edges: []Edge{{Kind: Step, Target: 139}}},                              // 1373 relayOperation
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1375, Set: 84}}},                  // 1374 createClient
	{Rule: 70, Edges: []Edge{{Kind: Call, Target: 1376, Callee: 290}}},                // 1375 createClient
	{Rule: 70, Edges: []Edge{{Kind: Accept, Target: 1377, Set: 43}}},                  // 1376 createClient
	{Rule: 70, Edges: []Edge{{Kind: Call, Target: 1379, Callee: 71}}},                 // 1377 createClient
	{Rule: 70, Edges: []Edge{{Kind: Call, Target: 1380, Callee: 72}}},                 // 1378 createClient
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 1378}, {Kind: Step, Target: 1380}}}, // 1379 createClient
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 1381}}},                             // 1380 createClient
	{Rule: 70, Edges: []Edge{{Kind: Call, Target: 1382, Callee: 144}}},                // 1381 createClient
	{Rule: 70, Edges: []Edge{{Kind: Step, Target: 141}}},                              // 1382 createClient
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 116}}},                 // 1383 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 117}}},                 // 1384 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 118}}},                 // 1385 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 88}}},                  // 1386 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 119}}},                 // 1387 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 120}}},                 // 1388 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 121}}},                 // 1389 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 122}}},                 // 1390 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 123}}},                 // 1391 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 124}}},                 // 1392 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 125}}},                 // 1393 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 126}}},                 // 1394 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 127}}},                 // 1395 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 128}}},                 // 1396 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 129}}},                 // 1397 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 130}}},                 // 1398 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 131}}},                 // 1399 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 132}}},                 // 1400 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 133}}},                 // 1401 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1408, Set: 62}}},                  // 1402 clientType
	{Rule: 71, Edges: []Edge{{Kind: Accept, Target: 1405, Set: 89}}},                  // 1403 clientType
	{Rule: 71, Edges: []Edge{{Kind: Call, Target: 1406, Callee: 56}}},                 // 1404 clientType
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1404}, {Kind: Step, Target: 1406}}}, // 1405 clientType
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1408}}},                             // 1406 clientType
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 1383}, {Kind: Step, Target: 1384}, {Kind: Step, Target: 1385}, {Kind: Step, Target: 1386}, {Kind: Step, Target: 1387}, {Kind: Step, Target: 1388}, {Kind: Step, Target: 1389}, {Kind: Step, Target: 1390}, {Kind: Step, Target: 1391}, {Kind: Step, Target: 1392}, {Kind: Step, Target: 1393}, {Kind: Step, Target: 1394}, {Kind: Step, Target: 1395}, {Kind: Step, Target: 1396}, {Kind: Step, Target: 1397}, {Kind: Step, Target: 1398}, {Kind: Step, Target: 1399}, {Kind: Step, Target: 1400}, {Kind: Step, Target: 1401}, {Kind: Step, Target: 1402}, {Kind: Step, Target: 1403}}}, // 1407 clientType
	{Rule: 71, Edges: []Edge{{Kind: Step, Target: 143}}},                              // 1408 clientType
	{Rule: 72, Edges: []Edge{{Kind: Accept, Target: 1410, Set: 134}}},                 // 1409 mount
	{Rule: 72, Edges: []Edge{{Kind: Call, Target: 1412, Callee: 299}}},                // 1410 mount
	{Rule: 72, Edges: []Edge{{Kind: Call, Target: 1413, Callee: 140}}},                // 1411 mount
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 1411}, {Kind: Step, Target: 1413}}}, // 1412 mount
	{Rule: 72, Edges: []Edge{{Kind: Step, Target: 145}}},                              // 1413 mount
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1415, Set: 9}}},                   // 1414 createPlacement
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1416, Callee: 290}}},                // 1415 createPlacement
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1417, Set: 57}}},                  // 1416 createPlacement
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1418, Callee: 74}}},                 // 1417 createPlacement
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1419, Set: 42}}},                  // 1418 createPlacement
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1420, Callee: 75}}},                 // 1419 createPlacement
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1423, Callee: 10}}},                 // 1420 createPlacement
	{Rule: 73, Edges: []Edge{{Kind: Accept, Target: 1422, Set: 135}}},                 // 1421 createPlacement
	{Rule: 73, Edges: []Edge{{Kind: Call, Target: 1424, Callee: 131}}},                // 1422 createPlacement
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 1421}, {Kind: Step, Target: 1424}}}, // 1423 createPlacement
	{Rule: 73, Edges: []Edge{{Kind: Step, Target: 147}}},                              // 1424 createPlacement
	{Rule: 74, Edges: []Edge{{Kind: Call, Target: 1430, Callee: 320}}},                // 1425 nodeMembers
	{Rule: 74, Edges: []Edge{{Kind: Accept, Target: 1427, Set: 29}}},                  // 1426 nodeMembers
	{Rule: 74, Edges: []Edge{{Kind: Call, Target: 1429, Callee: 320}}},                // 1427 nodeMembers
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1426}}},                             // 1428 nodeMembers
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1432}}},                             // 1429 nodeMembers
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1428}, {Kind: Step, Target: 1431}}}, // 1430 nodeMembers
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 149}}},                              // 1431 nodeMembers
	{Rule: 74, Edges: []Edge{{Kind: Step, Target: 1430}}},                             // 1432 nodeMembers
	{Rule: 75, Edges: []Edge{{Kind: Call, Target: 1438, Callee: 320}}},                // 1433 nodeTargets
	{Rule: 75, Edges: []Edge{{Kind: Accept, Target: 1435, Set: 29}}},                  // 1434 nodeTargets
	{Rule: 75, Edges: []Edge{{Kind: Call, Target: 1437, Callee: 320}}},                // 1435 nodeTargets
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 1434}}},                             // 1436 nodeTargets
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 1440}}},                             // 1437 nodeTargets
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 1436}, {Kind: Step, Target: 1439}}}, // 1438 nodeTargets
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 151}}},                              // 1439 nodeTargets
	{Rule: 75, Edges: []Edge{{Kind: Step, Target: 1438}}},                             // 1440 nodeTargets
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1442, Set: 9}}},                   // 1441 alterPlacement
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1443, Callee: 317}}},                // 1442 alterPlacement
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1448, Callee: 77}}},                 // 1443 alterPlacement
	{Rule: 76, Edges: []Edge{{Kind: Accept, Target: 1445, Set: 29}}},                  // 1444 alterPlacement
	{Rule: 76, Edges: []Edge{{Kind: Call, Target: 1447, Callee: 77}}},                 // 1445 alterPlacement
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1444}}},                             // 1446 alterPlacement
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1450}}},                             // 1447 alterPlacement
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1446}, {Kind: Step, Target: 1449}}}, // 1448 alterPlacement
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 153}}},                              // 1449 alterPlacement
	{Rule: 76, Edges: []Edge{{Kind: Step, Target: 1448}}},                             // 1450 alterPlacement
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1452, Set: 16}}},                  // 1451 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1453, Set: 136}}},                 // 1452 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Call, Target: 1469, Callee: 10}}},                 // 1453 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1455, Set: 16}}},                  // 1454 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1456, Set: 135}}},                 // 1455 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Call, Target: 1469, Callee: 131}}},                // 1456 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1458, Set: 40}}},                  // 1457 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1469, Set: 135}}},                 // 1458 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1460, Set: 16}}},                  // 1459 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1461, Set: 57}}},                  // 1460 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Call, Target: 1462, Callee: 74}}},                 // 1461 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1463, Set: 42}}},                  // 1462 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Call, Target: 1464, Callee: 75}}},                 // 1463 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 1469}}},                             // 1464 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1466, Set: 41}}},                  // 1465 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Accept, Target: 1467, Set: 42}}},                  // 1466 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Call, Target: 1469, Callee: 290}}},                // 1467 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 1451}, {Kind: Step, Target: 1454}, {Kind: Step, Target: 1457}, {Kind: Step, Target: 1459}, {Kind: Step, Target: 1465}}}, // 1468 placementOperation
	{Rule: 77, Edges: []Edge{{Kind: Step, Target: 155}}},                              // 1469 placementOperation
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1471, Set: 82}}},                  // 1470 createHashMap
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1472, Set: 83}}},                  // 1471 createHashMap
	{Rule: 78, Edges: []Edge{{Kind: Call, Target: 1473, Callee: 290}}},                // 1472 createHashMap
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1474, Set: 137}}},                 // 1473 createHashMap
	{Rule: 78, Edges: []Edge{{Kind: Call, Target: 1475, Callee: 293}}},                // 1474 createHashMap
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1476, Set: 57}}},                  // 1475 createHashMap
	{Rule: 78, Edges: []Edge{{Kind: Call, Target: 1477, Callee: 139}}},                // 1476 createHashMap
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1478, Set: 87}}},                  // 1477 createHashMap
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1479, Set: 20}}},                  // 1478 createHashMap
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1480, Set: 138}}},                 // 1479 createHashMap
	{Rule: 78, Edges: []Edge{{Kind: Accept, Target: 1481, Set: 60}}},                  // 1480 createHashMap
	{Rule: 78, Edges: []Edge{{Kind: Call, Target: 1482, Callee: 298}}},                // 1481 createHashMap
	{Rule: 78, Edges: []Edge{{Kind: Step, Target: 157}}},                              // 1482 createHashMap
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1484, Set: 139}}},                 // 1483 lookup
	{Rule: 79, Edges: []Edge{{Kind: Call, Target: 1485, Callee: 318}}},                // 1484 lookup
	{Rule: 79, Edges: []Edge{{Kind: Accept, Target: 1486, Set: 137}}},                 // 1485 lookup
	{Rule: 79, Edges: []Edge{{Kind: Call, Target: 1487, Callee: 138}}},                // 1486 lookup
	{Rule: 79, Edges: []Edge{{Kind: Step, Target: 159}}},                              // 1487 lookup
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1489, Set: 140}}},                 // 1488 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Call, Target: 1490, Callee: 290}}},                // 1489 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1491, Set: 6}}},                   // 1490 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1492, Set: 141}}},                 // 1491 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1493, Set: 142}}},                 // 1492 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1494, Set: 28}}},                  // 1493 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Call, Target: 1499, Callee: 81}}},                 // 1494 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1496, Set: 29}}},                  // 1495 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Call, Target: 1498, Callee: 81}}},                 // 1496 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1495}}},                             // 1497 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1501}}},                             // 1498 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1497}, {Kind: Step, Target: 1500}}}, // 1499 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1502}}},                             // 1500 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1499}}},                             // 1501 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1503, Set: 30}}},                  // 1502 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1504, Set: 143}}},                 // 1503 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Call, Target: 1506, Callee: 21}}},                 // 1504 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1507, Set: 31}}},                  // 1505 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1505}, {Kind: Step, Target: 1507}}}, // 1506 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1509}}},                             // 1507 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1510, Set: 144}}},                 // 1508 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1508}, {Kind: Step, Target: 1510}}}, // 1509 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 1511}}},                             // 1510 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1512, Set: 145}}},                 // 1511 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Accept, Target: 1513, Set: 20}}},                  // 1512 createUdf
	{Rule: 80, Edges: []Edge{{Kind: Step, Target: 161}}},                              // 1513 createUdf
	{Rule: 81, Edges: []Edge{{Kind: Call, Target: 1515, Callee: 290}}},                // 1514 udfArgument
	{Rule: 81, Edges: []Edge{{Kind: Call, Target: 1517, Callee: 21}}},                 // 1515 udfArgument
	{Rule: 81, Edges: []Edge{{Kind: Accept, Target: 1518, Set: 31}}},                  // 1516 udfArgument
	{Rule: 81, Edges: []Edge{{Kind: Step, Target: 1516}, {Kind: Step, Target: 1518}}}, // 1517 udfArgument
	{Rule: 81, Edges: []Edge{{Kind: Step, Target: 163}}},                              // 1518 udfArgument
	{Rule: 82, Edges: []Edge{{Kind: Accept, Target: 1520, Set: 146}}},                 // 1519 createSubscription
	{Rule: 82, Edges: []Edge{{Kind: Call, Target: 1521, Callee: 290}}},                // 1520 createSubscription
	{Rule: 82, Edges: []Edge{{Kind: Accept, Target: 1522, Set: 42}}},                  // 1521 createSubscription
	{Rule: 82, Edges: []Edge{{Kind: Call, Target: 1524, Callee: 305}}},                // 1522 createSubscription
	{Rule: 82, Edges: []Edge{{Kind: Accept, Target: 1525, Set: 147}}},                 // 1523 createSubscription
	{Rule: 82, Edges: []Edge{{Kind: Step, Target: 1523}, {Kind: Step, Target: 1525}}}, // 1524 createSubscription
	{Rule: 82, Edges: []Edge{{Kind: Step, Target: 1527}}},                             // 1525 createSubscription
	{Rule: 82, Edges: []Edge{{Kind: Call, Target: 1528, Callee: 83}}},                 // 1526 createSubscription
	{Rule: 82, Edges: []Edge{{Kind: Step, Target: 1526}, {Kind: Step, Target: 1528}}}, // 1527 createSubscription
	{Rule: 82, Edges: []Edge{{Kind: Step, Target: 1530}}},                             // 1528 createSubscription
	{Rule: 82, Edges: []Edge{{Kind: Call, Target: 1531, Callee: 151}}},                // 1529 createSubscription
	{Rule: 82, Edges: []Edge{{Kind: Step, Target: 1529}, {Kind: Step, Target: 1531}}}, // 1530 createSubscription
	{Rule: 82, Edges: []Edge{{Kind: Step, Target: 165}}},                              // 1531 createSubscription
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1533, Set: 148}}},                 // 1532 sampleRate
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1534, Set: 149}}},                 // 1533 sampleRate
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1535, Set: 22}}},                  // 1534 sampleRate
	{Rule: 83, Edges: []Edge{{Kind: Accept, Target: 1536, Set: 23}}},                  // 1535 sampleRate
	{Rule: 83, Edges: []Edge{{Kind: Step, Target: 167}}},                              // 1536 sampleRate
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1538, Set: 150}}},                 // 1537 deleteSubscription
	{Rule: 84, Edges: []Edge{{Kind: Accept, Target: 1539, Set: 146}}},                 // 1538 deleteSubscription
	{Rule: 84, Edges: []Edge{{Kind: Call, Target: 1540, Callee: 322}}},                // 1539 deleteSubscription
	{Rule: 84, Edges: []Edge{{Kind: Step, Target: 169}}},                              // 1540 deleteSubscription
	{Rule: 85, Edges: []Edge{{Kind: Accept, Target: 1544, Set: 40}}},                  // 1541 dropStatement
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1545, Callee: 97}}},                 // 1542 dropStatement
	{Rule: 85, Edges: []Edge{{Kind: Call, Target: 1545, Callee: 87}}},                 // 1543 dropStatement
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 1542}, {Kind: Step, Target: 1543}}}, // 1544 dropStatement
	{Rule: 85, Edges: []Edge{{Kind: Step, Target: 171}}},                              // 1545 dropStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1559, Set: 151}}},                 // 1546 showStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1548, Set: 1}}},                   // 1547 showStatement
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1560, Callee: 87}}},                 // 1548 showStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1550, Set: 152}}},                 // 1549 showStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1560, Set: 153}}},                 // 1550 showStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1560, Set: 154}}},                 // 1551 showStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1560, Set: 155}}},                 // 1552 showStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1560, Set: 156}}},                 // 1553 showStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1555, Set: 109}}},                 // 1554 showStatement
	{Rule: 86, Edges: []Edge{{Kind: Call, Target: 1556, Callee: 305}}},                // 1555 showStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1557, Set: 111}}},                 // 1556 showStatement
	{Rule: 86, Edges: []Edge{{Kind: Accept, Target: 1558, Set: 112}}},                 // 1557 showStatement
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1560}}},                             // 1558 showStatement
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 1547}, {Kind: Step, Target: 1549}, {Kind: Step, Target: 1551}, {Kind: Step, Target: 1552}, {Kind: Step, Target: 1553}, {Kind: Step, Target: 1554}}}, // 1559 showStatement
	{Rule: 86, Edges: []Edge{{Kind: Step, Target: 173}}},                              // 1560 showStatement
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1562, Set: 27}}},                  // 1561 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 294}}},                // 1562 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1564, Set: 46}}},                  // 1563 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1565, Set: 54}}},                  // 1564 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1566, Set: 27}}},                  // 1565 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 295}}},                // 1566 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1568, Set: 46}}},                  // 1567 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1569, Set: 55}}},                  // 1568 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1570, Set: 27}}},                  // 1569 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 296}}},                // 1570 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1572, Set: 46}}},                  // 1571 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1573, Set: 48}}},                  // 1572 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1574, Set: 27}}},                  // 1573 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 297}}},                // 1574 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1576, Set: 56}}},                  // 1575 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 298}}},                // 1576 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1578, Set: 84}}},                  // 1577 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 300}}},                // 1578 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1580, Set: 76}}},                  // 1579 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 301}}},                // 1580 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1582, Set: 86}}},                  // 1581 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 302}}},                // 1582 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1584, Set: 103}}},                 // 1583 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 304}}},                // 1584 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1586, Set: 109}}},                 // 1585 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 305}}},                // 1586 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1589, Callee: 242}}},                // 1587 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1587}, {Kind: Step, Target: 1589}}}, // 1588 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1590}}},                             // 1589 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1591, Set: 157}}},                 // 1590 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 306}}},                // 1591 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1593, Set: 158}}},                 // 1592 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 308}}},                // 1593 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1595, Set: 159}}},                 // 1594 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 309}}},                // 1595 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1597, Set: 160}}},                 // 1596 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1598, Set: 81}}},                  // 1597 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 311}}},                // 1598 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1600, Set: 161}}},                 // 1599 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 316}}},                // 1600 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1602, Set: 77}}},                  // 1601 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1603, Set: 78}}},                  // 1602 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 303}}},                // 1603 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1605, Set: 162}}},                 // 1604 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 307}}},                // 1605 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1607, Set: 163}}},                 // 1606 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 310}}},                // 1607 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1609, Set: 164}}},                 // 1608 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 312}}},                // 1609 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1611, Set: 79}}},                  // 1610 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 313}}},                // 1611 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1613, Set: 80}}},                  // 1612 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1614, Set: 81}}},                  // 1613 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 314}}},                // 1614 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1616, Set: 165}}},                 // 1615 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 315}}},                // 1616 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1618, Set: 9}}},                   // 1617 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 317}}},                // 1618 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1620, Set: 82}}},                  // 1619 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1621, Set: 83}}},                  // 1620 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 318}}},                // 1621 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Accept, Target: 1623, Set: 140}}},                 // 1622 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Call, Target: 1625, Callee: 319}}},                // 1623 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 1561}, {Kind: Step, Target: 1563}, {Kind: Step, Target: 1567}, {Kind: Step, Target: 1571}, {Kind: Step, Target: 1575}, {Kind: Step, Target: 1577}, {Kind: Step, Target: 1579}, {Kind: Step, Target: 1581}, {Kind: Step, Target: 1583}, {Kind: Step, Target: 1585}, {Kind: Step, Target: 1588}, {Kind: Step, Target: 1592}, {Kind: Step, Target: 1594}, {Kind: Step, Target: 1596}, {Kind: Step, Target: 1599}, {Kind: Step, Target: 1601}, {Kind: Step, Target: 1604}, {Kind: Step, Target: 1606}, {Kind: Step, Target: 1608}, {Kind: Step, Target: 1610}, {Kind: Step, Target: 1612}, {Kind: Step, Target: 1615}, {Kind: Step, Target: 1617}, {Kind: Step, Target: 1619}, {Kind: Step, Target: 1622}}}, // 1624 modelRef
	{Rule: 87, Edges: []Edge{{Kind: Step, Target: 175}}},                              // 1625 modelRef
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1654, Set: 166}}},                 // 1626 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1655, Set: 4}}},                   // 1627 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1629, Set: 109}}},                 // 1628 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1631, Callee: 305}}},                // 1629 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1632, Callee: 90}}},                 // 1630 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1630}, {Kind: Step, Target: 1632}}}, // 1631 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1655}}},                             // 1632 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1655, Callee: 89}}},                 // 1633 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1635, Set: 80}}},                  // 1634 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1636, Set: 81}}},                  // 1635 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1638, Callee: 314}}},                // 1636 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1639, Callee: 93}}},                 // 1637 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1637}, {Kind: Step, Target: 1639}}}, // 1638 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1655}}},                             // 1639 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1641, Set: 71}}},                  // 1640 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1644, Callee: 299}}},                // 1641 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1643, Set: 73}}},                  // 1642 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1645, Callee: 131}}},                // 1643 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1642}, {Kind: Step, Target: 1645}}}, // 1644 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1655}}},                             // 1645 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1655, Callee: 92}}},                 // 1646 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1648, Set: 167}}},                 // 1647 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1655, Callee: 99}}},                 // 1648 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1650, Set: 168}}},                 // 1649 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Accept, Target: 1652, Set: 20}}},                  // 1650 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Call, Target: 1653, Callee: 93}}},                 // 1651 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1651}, {Kind: Step, Target: 1653}}}, // 1652 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1655}}},                             // 1653 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 1627}, {Kind: Step, Target: 1628}, {Kind: Step, Target: 1633}, {Kind: Step, Target: 1634}, {Kind: Step, Target: 1640}, {Kind: Step, Target: 1646}, {Kind: Step, Target: 1647}, {Kind: Step, Target: 1649}}}, // 1654 describeStatement
	{Rule: 88, Edges: []Edge{{Kind: Step, Target: 177}}},                              // 1655 describeStatement
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1658, Callee: 242}}},                // 1656 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1656}, {Kind: Step, Target: 1658}}}, // 1657 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1659}}},                             // 1658 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1660, Set: 157}}},                 // 1659 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1686, Callee: 306}}},                // 1660 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1662, Set: 162}}},                 // 1661 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1686, Callee: 307}}},                // 1662 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1664, Set: 86}}},                  // 1663 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1686, Callee: 302}}},                // 1664 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1666, Set: 158}}},                 // 1665 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1686, Callee: 308}}},                // 1666 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1668, Set: 159}}},                 // 1667 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1686, Callee: 309}}},                // 1668 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1670, Set: 163}}},                 // 1669 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1686, Callee: 310}}},                // 1670 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1672, Set: 164}}},                 // 1671 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1686, Callee: 312}}},                // 1672 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1674, Set: 161}}},                 // 1673 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1686, Callee: 316}}},                // 1674 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1676, Set: 160}}},                 // 1675 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1677, Set: 81}}},                  // 1676 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1686, Callee: 311}}},                // 1677 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1679, Set: 82}}},                  // 1678 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1680, Set: 83}}},                  // 1679 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1686, Callee: 318}}},                // 1680 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1682, Set: 9}}},                   // 1681 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1686, Callee: 317}}},                // 1682 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Accept, Target: 1684, Set: 140}}},                 // 1683 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Call, Target: 1686, Callee: 319}}},                // 1684 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 1657}, {Kind: Step, Target: 1661}, {Kind: Step, Target: 1663}, {Kind: Step, Target: 1665}, {Kind: Step, Target: 1667}, {Kind: Step, Target: 1669}, {Kind: Step, Target: 1671}, {Kind: Step, Target: 1673}, {Kind: Step, Target: 1675}, {Kind: Step, Target: 1678}, {Kind: Step, Target: 1681}, {Kind: Step, Target: 1683}}}, // 1685 describedModel
	{Rule: 89, Edges: []Edge{{Kind: Step, Target: 179}}},                               // 1686 describedModel
	{Rule: 90, Edges: []Edge{{Kind: Accept, Target: 1688, Set: 169}}},                  // 1687 branchBindings
	{Rule: 90, Edges: []Edge{{Kind: Accept, Target: 1697, Set: 28}}},                   // 1688 branchBindings
	{Rule: 90, Edges: []Edge{{Kind: Call, Target: 1694, Callee: 91}}},                  // 1689 branchBindings
	{Rule: 90, Edges: []Edge{{Kind: Accept, Target: 1691, Set: 29}}},                   // 1690 branchBindings
	{Rule: 90, Edges: []Edge{{Kind: Call, Target: 1693, Callee: 91}}},                  // 1691 branchBindings
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 1690}}},                              // 1692 branchBindings
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 1696}}},                              // 1693 branchBindings
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 1692}, {Kind: Step, Target: 1695}}},  // 1694 branchBindings
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 1698}}},                              // 1695 branchBindings
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 1694}}},                              // 1696 branchBindings
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 1689}, {Kind: Step, Target: 1698}}},  // 1697 branchBindings
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 1699}}},                              // 1698 branchBindings
	{Rule: 90, Edges: []Edge{{Kind: Accept, Target: 1700, Set: 30}}},                   // 1699 branchBindings
	{Rule: 90, Edges: []Edge{{Kind: Step, Target: 181}}},                               // 1700 branchBindings
	{Rule: 91, Edges: []Edge{{Kind: Call, Target: 1702, Callee: 293}}},                 // 1701 branchBinding
	{Rule: 91, Edges: []Edge{{Kind: Accept, Target: 1703, Set: 170}}},                  // 1702 branchBinding
	{Rule: 91, Edges: []Edge{{Kind: Call, Target: 1704, Callee: 138}}},                 // 1703 branchBinding
	{Rule: 91, Edges: []Edge{{Kind: Step, Target: 183}}},                               // 1704 branchBinding
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1707, Set: 171}}},                  // 1705 describeTransaction
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1708, Set: 20}}},                   // 1706 describeTransaction
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 1706}, {Kind: Step, Target: 1708}}},  // 1707 describeTransaction
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 1711}}},                              // 1708 describeTransaction
	{Rule: 92, Edges: []Edge{{Kind: Accept, Target: 1710, Set: 172}}},                  // 1709 describeTransaction
	{Rule: 92, Edges: []Edge{{Kind: Call, Target: 1712, Callee: 131}}},                 // 1710 describeTransaction
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 1709}, {Kind: Step, Target: 1712}}},  // 1711 describeTransaction
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 1714}}},                              // 1712 describeTransaction
	{Rule: 92, Edges: []Edge{{Kind: Call, Target: 1715, Callee: 93}}},                  // 1713 describeTransaction
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 1713}, {Kind: Step, Target: 1715}}},  // 1714 describeTransaction
	{Rule: 92, Edges: []Edge{{Kind: Step, Target: 185}}},                               // 1715 describeTransaction
	{Rule: 93, Edges: []Edge{{Kind: Accept, Target: 1717, Set: 90}}},                   // 1716 formatSelector
	{Rule: 93, Edges: []Edge{{Kind: Accept, Target: 1718, Set: 173}}},                  // 1717 formatSelector
	{Rule: 93, Edges: []Edge{{Kind: Step, Target: 187}}},                               // 1718 formatSelector
	{Rule: 94, Edges: []Edge{{Kind: Accept, Target: 1720, Set: 174}}},                  // 1719 cordonNode
	{Rule: 94, Edges: []Edge{{Kind: Accept, Target: 1721, Set: 175}}},                  // 1720 cordonNode
	{Rule: 94, Edges: []Edge{{Kind: Call, Target: 1722, Callee: 323}}},                 // 1721 cordonNode
	{Rule: 94, Edges: []Edge{{Kind: Step, Target: 189}}},                               // 1722 cordonNode
	{Rule: 95, Edges: []Edge{{Kind: Accept, Target: 1724, Set: 176}}},                  // 1723 uncordonNode
	{Rule: 95, Edges: []Edge{{Kind: Accept, Target: 1725, Set: 175}}},                  // 1724 uncordonNode
	{Rule: 95, Edges: []Edge{{Kind: Call, Target: 1726, Callee: 323}}},                 // 1725 uncordonNode
	{Rule: 95, Edges: []Edge{{Kind: Step, Target: 191}}},                               // 1726 uncordonNode
	{Rule: 96, Edges: []Edge{{Kind: Accept, Target: 1728, Set: 177}}},                  // 1727 drainNode
	{Rule: 96, Edges: []Edge{{Kind: Accept, Target: 1729, Set: 175}}},                  // 1728 drainNode
	{Rule: 96, Edges: []Edge{{Kind: Call, Target: 1730, Callee: 323}}},                 // 1729 drainNode
	{Rule: 96, Edges: []Edge{{Kind: Step, Target: 193}}},                               // 1730 drainNode
	{Rule: 97, Edges: []Edge{{Kind: Accept, Target: 1732, Set: 175}}},                  // 1731 dropNode
	{Rule: 97, Edges: []Edge{{Kind: Call, Target: 1733, Callee: 323}}},                 // 1732 dropNode
	{Rule: 97, Edges: []Edge{{Kind: Step, Target: 195}}},                               // 1733 dropNode
	{Rule: 98, Edges: []Edge{{Kind: Accept, Target: 1735, Set: 178}}},                  // 1734 relocate
	{Rule: 98, Edges: []Edge{{Kind: Call, Target: 1736, Callee: 99}}},                  // 1735 relocate
	{Rule: 98, Edges: []Edge{{Kind: Step, Target: 197}}},                               // 1736 relocate
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1744, Callee: 100}}},                 // 1737 relocation
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1739, Set: 57}}},                   // 1738 relocation
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1740, Callee: 100}}},                 // 1739 relocation
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1741, Set: 42}}},                   // 1740 relocation
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1742, Callee: 100}}},                 // 1741 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1744}}},                              // 1742 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1737}, {Kind: Step, Target: 1738}}},  // 1743 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1745}}},                              // 1744 relocation
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1746, Set: 179}}},                  // 1745 relocation
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1747, Set: 175}}},                  // 1746 relocation
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1748, Callee: 323}}},                 // 1747 relocation
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1758, Callee: 101}}},                 // 1748 relocation
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1751, Set: 29}}},                   // 1749 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1749}, {Kind: Step, Target: 1751}}},  // 1750 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1752}}},                              // 1751 relocation
	{Rule: 99, Edges: []Edge{{Kind: Accept, Target: 1753, Set: 75}}},                   // 1752 relocation
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1754, Callee: 102}}},                 // 1753 relocation
	{Rule: 99, Edges: []Edge{{Kind: Call, Target: 1755, Callee: 101}}},                 // 1754 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1757}}},                              // 1755 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1750}}},                              // 1756 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1760}}},                              // 1757 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1756}, {Kind: Step, Target: 1759}}},  // 1758 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 199}}},                               // 1759 relocation
	{Rule: 99, Edges: []Edge{{Kind: Step, Target: 1758}}},                              // 1760 relocation
	{Rule: 100, Edges: []Edge{{Kind: Call, Target: 1766, Callee: 102}}},                // 1761 members
	{Rule: 100, Edges: []Edge{{Kind: Accept, Target: 1763, Set: 29}}},                  // 1762 members
	{Rule: 100, Edges: []Edge{{Kind: Call, Target: 1765, Callee: 102}}},                // 1763 members
	{Rule: 100, Edges: []Edge{{Kind: Step, Target: 1762}}},                             // 1764 members
	{Rule: 100, Edges: []Edge{{Kind: Step, Target: 1768}}},                             // 1765 members
	{Rule: 100, Edges: []Edge{{Kind: Step, Target: 1764}, {Kind: Step, Target: 1767}}}, // 1766 members
	{Rule: 100, Edges: []Edge{{Kind: Step, Target: 201}}},                              // 1767 members
	{Rule: 100, Edges: []Edge{{Kind: Step, Target: 1766}}},                             // 1768 members
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1770, Set: 180}}},                 // 1769 preferences
	{Rule: 101, Edges: []Edge{{Kind: Accept, Target: 1771, Set: 181}}},                 // 1770 preferences
	{Rule: 101, Edges: []Edge{{Kind: Step, Target: 203}}},                              // 1771 preferences
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1773, Set: 157}}},                 // 1772 member
	{Rule: 102, Edges: []Edge{{Kind: Call, Target: 1802, Callee: 306}}},                // 1773 member
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1775, Set: 162}}},                 // 1774 member
	{Rule: 102, Edges: []Edge{{Kind: Call, Target: 1802, Callee: 307}}},                // 1775 member
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1777, Set: 165}}},                 // 1776 member
	{Rule: 102, Edges: []Edge{{Kind: Call, Target: 1802, Callee: 315}}},                // 1777 member
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1779, Set: 158}}},                 // 1778 member
	{Rule: 102, Edges: []Edge{{Kind: Call, Target: 1802, Callee: 308}}},                // 1779 member
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1781, Set: 159}}},                 // 1780 member
	{Rule: 102, Edges: []Edge{{Kind: Call, Target: 1802, Callee: 309}}},                // 1781 member
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1783, Set: 164}}},                 // 1782 member
	{Rule: 102, Edges: []Edge{{Kind: Call, Target: 1802, Callee: 312}}},                // 1783 member
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1785, Set: 163}}},                 // 1784 member
	{Rule: 102, Edges: []Edge{{Kind: Call, Target: 1802, Callee: 310}}},                // 1785 member
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1787, Set: 160}}},                 // 1786 member
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1788, Set: 81}}},                  // 1787 member
	{Rule: 102, Edges: []Edge{{Kind: Call, Target: 1802, Callee: 311}}},                // 1788 member
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1790, Set: 79}}},                  // 1789 member
	{Rule: 102, Edges: []Edge{{Kind: Call, Target: 1802, Callee: 313}}},                // 1790 member
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1792, Set: 80}}},                  // 1791 member
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1793, Set: 81}}},                  // 1792 member
	{Rule: 102, Edges: []Edge{{Kind: Call, Target: 1802, Callee: 314}}},                // 1793 member
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1795, Set: 161}}},                 // 1794 member
	{Rule: 102, Edges: []Edge{{Kind: Call, Target: 1802, Callee: 316}}},                // 1795 member
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1797, Set: 82}}},                  // 1796 member
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1798, Set: 83}}},                  // 1797 member
	{Rule: 102, Edges: []Edge{{Kind: Call, Target: 1802, Callee: 318}}},                // 1798 member
	{Rule: 102, Edges: []Edge{{Kind: Accept, Target: 1800, Set: 109}}},                 // 1799 member
	{Rule: 102, Edges: []Edge{{Kind: Call, Target: 1802, Callee: 305}}},                // 1800 member
	{Rule: 102, Edges: []Edge{{Kind: Step, Target: 1772}, {Kind: Step, Target: 1774}, {Kind: Step, Target: 1776}, {Kind: Step, Target: 1778}, {Kind: Step, Target: 1780}, {Kind: Step, Target: 1782}, {Kind: Step, Target: 1784}, {Kind: Step, Target: 1786}, {Kind: Step, Target: 1789}, {Kind: Step, Target: 1791}, {Kind: Step, Target: 1794}, {Kind: Step, Target: 1796}, {Kind: Step, Target: 1799}}}, // 1801 member
	{Rule: 102, Edges: []Edge{{Kind: Step, Target: 205}}},                                                                                      // 1802 member
	{Rule: 103, Edges: []Edge{{Kind: Accept, Target: 1804, Set: 182}}},                                                                         // 1803 useDomain
	{Rule: 103, Edges: []Edge{{Kind: Call, Target: 1805, Callee: 321}}},                                                                        // 1804 useDomain
	{Rule: 103, Edges: []Edge{{Kind: Step, Target: 207}}},                                                                                      // 1805 useDomain
	{Rule: 104, Edges: []Edge{{Kind: Accept, Target: 1807, Set: 183}}},                                                                         // 1806 listDomains
	{Rule: 104, Edges: []Edge{{Kind: Accept, Target: 1808, Set: 184}}},                                                                         // 1807 listDomains
	{Rule: 104, Edges: []Edge{{Kind: Step, Target: 209}}},                                                                                      // 1808 listDomains
	{Rule: 105, Edges: []Edge{{Kind: Accept, Target: 1810, Set: 185}}},                                                                         // 1809 begin
	{Rule: 105, Edges: []Edge{{Kind: Step, Target: 211}}},                                                                                      // 1810 begin
	{Rule: 106, Edges: []Edge{{Kind: Accept, Target: 1812, Set: 186}}},                                                                         // 1811 commit
	{Rule: 106, Edges: []Edge{{Kind: Step, Target: 213}}},                                                                                      // 1812 commit
	{Rule: 107, Edges: []Edge{{Kind: Accept, Target: 1814, Set: 187}}},                                                                         // 1813 revert
	{Rule: 107, Edges: []Edge{{Kind: Step, Target: 215}}},                                                                                      // 1814 revert
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1816, Set: 188}}},                                                                         // 1815 attachTransaction
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1817, Set: 171}}},                                                                         // 1816 attachTransaction
	{Rule: 108, Edges: []Edge{{Kind: Accept, Target: 1818, Set: 20}}},                                                                          // 1817 attachTransaction
	{Rule: 108, Edges: []Edge{{Kind: Step, Target: 217}}},                                                                                      // 1818 attachTransaction
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1825, Set: 168}}},                                                                         // 1819 backup
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1826, Set: 152}}},                                                                         // 1820 backup
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1823, Set: 4}}},                                                                           // 1821 backup
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1824, Callee: 321}}},                                                                        // 1822 backup
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1822}, {Kind: Step, Target: 1824}}},                                                         // 1823 backup
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1826}}},                                                                                     // 1824 backup
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1820}, {Kind: Step, Target: 1821}}},                                                         // 1825 backup
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1827}}},                                                                                     // 1826 backup
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1828, Set: 42}}},                                                                          // 1827 backup
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1831, Set: 20}}},                                                                          // 1828 backup
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1830, Set: 189}}},                                                                         // 1829 backup
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1832, Set: 190}}},                                                                         // 1830 backup
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1829}, {Kind: Step, Target: 1832}}},                                                         // 1831 backup
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1839}}},                                                                                     // 1832 backup
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1834, Set: 189}}},                                                                         // 1833 backup
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1840, Set: 112}}},                                                                         // 1834 backup
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1836, Set: 189}}},                                                                         // 1835 backup
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1840, Set: 191}}},                                                                         // 1836 backup
	{Rule: 109, Edges: []Edge{{Kind: Accept, Target: 1838, Set: 94}}},                                                                          // 1837 backup
	{Rule: 109, Edges: []Edge{{Kind: Call, Target: 1840, Callee: 133}}},                                                                        // 1838 backup
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 1833}, {Kind: Step, Target: 1835}, {Kind: Step, Target: 1837}, {Kind: Step, Target: 1840}}}, // 1839 backup
	{Rule: 109, Edges: []Edge{{Kind: Step, Target: 219}}},                                                                                      // 1840 backup
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1842, Set: 192}}},                                                                         // 1841 restore
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1843, Set: 152}}},                                                                         // 1842 restore
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1844, Set: 57}}},                                                                          // 1843 restore
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1846, Set: 20}}},                                                                          // 1844 restore
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1847, Set: 193}}},                                                                         // 1845 restore
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1845}, {Kind: Step, Target: 1847}}},                                                         // 1846 restore
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1852}}},                                                                                     // 1847 restore
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1849, Set: 65}}},                                                                          // 1848 restore
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1850, Set: 194}}},                                                                         // 1849 restore
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1851, Set: 25}}},                                                                          // 1850 restore
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1853, Set: 195}}},                                                                         // 1851 restore
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1848}, {Kind: Step, Target: 1853}}},                                                         // 1852 restore
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1854}}},                                                                                     // 1853 restore
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1870, Callee: 111}}},                                                                        // 1854 restore
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1856, Set: 192}}},                                                                         // 1855 restore
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1857, Set: 4}}},                                                                           // 1856 restore
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1860, Callee: 290}}},                                                                        // 1857 restore
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1859, Set: 69}}},                                                                          // 1858 restore
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1861, Callee: 290}}},                                                                        // 1859 restore
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1858}, {Kind: Step, Target: 1861}}},                                                         // 1860 restore
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1862}}},                                                                                     // 1861 restore
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1863, Set: 57}}},                                                                          // 1862 restore
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1865, Set: 20}}},                                                                          // 1863 restore
	{Rule: 110, Edges: []Edge{{Kind: Accept, Target: 1866, Set: 193}}},                                                                         // 1864 restore
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1864}, {Kind: Step, Target: 1866}}},                                                         // 1865 restore
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1867}}},                                                                                     // 1866 restore
	{Rule: 110, Edges: []Edge{{Kind: Call, Target: 1868, Callee: 111}}},                                                                        // 1867 restore
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1870}}},                                                                                     // 1868 restore
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 1841}, {Kind: Step, Target: 1855}}},                                                         // 1869 restore
	{Rule: 110, Edges: []Edge{{Kind: Step, Target: 221}}},                                                                                      // 1870 restore
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1872, Set: 196}}},                                                                         // 1871 restoreOptions
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1874, Set: 197}}},                                                                         // 1872 restoreOptions
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1871}, {Kind: Step, Target: 1874}}},                                                         // 1873 restoreOptions
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1880}}},                                                                                     // 1874 restoreOptions
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1876, Set: 189}}},                                                                         // 1875 restoreOptions
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1881, Set: 112}}},                                                                         // 1876 restoreOptions
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1878, Set: 189}}},                                                                         // 1877 restoreOptions
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1879, Set: 198}}},                                                                         // 1878 restoreOptions
	{Rule: 111, Edges: []Edge{{Kind: Accept, Target: 1881, Set: 199}}},                                                                         // 1879 restoreOptions
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 1875}, {Kind: Step, Target: 1877}, {Kind: Step, Target: 1881}}},                             // 1880 restoreOptions
	{Rule: 111, Edges: []Edge{{Kind: Step, Target: 223}}},                                                                                      // 1881 restoreOptions
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 1883}}},                                                                                     // 1882 expr
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1887, Callee: 113}}},                                                                        // 1883 expr
	{Rule: 112, Edges: []Edge{{Kind: Accept, Target: 1885, Set: 200}}},                                                                         // 1884 expr
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1887, Callee: 112, Tight: true}}},                                                           // 1885 expr
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 1882}, {Kind: Step, Target: 1884}}},                                                         // 1886 expr
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 1908}}},                                                                                     // 1887 expr
	{Rule: 112, Edges: []Edge{{Kind: Loop, Target: 1889}}},                                                                                     // 1888 expr
	{Rule: 112, Edges: []Edge{{Kind: Accept, Target: 1890, Set: 201}}},                                                                         // 1889 expr
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1907, Callee: 112, Tight: true}}},                                                           // 1890 expr
	{Rule: 112, Edges: []Edge{{Kind: Loop, Target: 1892}}},                                                                                     // 1891 expr
	{Rule: 112, Edges: []Edge{{Kind: Accept, Target: 1893, Set: 202}}},                                                                         // 1892 expr
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1907, Callee: 112, Tight: true}}},                                                           // 1893 expr
	{Rule: 112, Edges: []Edge{{Kind: Loop, Target: 1895}}},                                                                                     // 1894 expr
	{Rule: 112, Edges: []Edge{{Kind: Accept, Target: 1896, Set: 203}}},                                                                         // 1895 expr
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1907, Callee: 112, Tight: true}}},                                                           // 1896 expr
	{Rule: 112, Edges: []Edge{{Kind: Loop, Target: 1898}}},                                                                                     // 1897 expr
	{Rule: 112, Edges: []Edge{{Kind: Accept, Target: 1899, Set: 204}}},                                                                         // 1898 expr
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1907, Callee: 112, Tight: true}}},                                                           // 1899 expr
	{Rule: 112, Edges: []Edge{{Kind: Loop, Target: 1901}}},                                                                                     // 1900 expr
	{Rule: 112, Edges: []Edge{{Kind: Accept, Target: 1902, Set: 205}}},                                                                         // 1901 expr
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1907, Callee: 112, Tight: true}}},                                                           // 1902 expr
	{Rule: 112, Edges: []Edge{{Kind: Loop, Target: 1904}}},                                                                                     // 1903 expr
	{Rule: 112, Edges: []Edge{{Kind: Accept, Target: 1905, Set: 69}}},                                                                          // 1904 expr
	{Rule: 112, Edges: []Edge{{Kind: Call, Target: 1907, Callee: 128}}},                                                                        // 1905 expr
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 1888}, {Kind: Step, Target: 1891}, {Kind: Step, Target: 1894}, {Kind: Step, Target: 1897}, {Kind: Step, Target: 1900}, {Kind: Step, Target: 1903}}}, // 1906 expr
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 1910}}},                             // 1907 expr
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 1906}, {Kind: Step, Target: 1909}}}, // 1908 expr
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 225}}},                              // 1909 expr
	{Rule: 112, Edges: []Edge{{Kind: Step, Target: 1908}}},                             // 1910 expr
	{Rule: 113, Edges: []Edge{{Kind: Call, Target: 1923, Callee: 114}}},                // 1911 primary
	{Rule: 113, Edges: []Edge{{Kind: Call, Target: 1923, Callee: 115}}},                // 1912 primary
	{Rule: 113, Edges: []Edge{{Kind: Call, Target: 1923, Callee: 116}}},                // 1913 primary
	{Rule: 113, Edges: []Edge{{Kind: Call, Target: 1923, Callee: 119}}},                // 1914 primary
	{Rule: 113, Edges: []Edge{{Kind: Call, Target: 1923, Callee: 120}}},                // 1915 primary
	{Rule: 113, Edges: []Edge{{Kind: Call, Target: 1923, Callee: 121}}},                // 1916 primary
	{Rule: 113, Edges: []Edge{{Kind: Call, Target: 1923, Callee: 124}}},                // 1917 primary
	{Rule: 113, Edges: []Edge{{Kind: Accept, Target: 1919, Set: 28}}},                  // 1918 primary
	{Rule: 113, Edges: []Edge{{Kind: Call, Target: 1920, Callee: 112}}},                // 1919 primary
	{Rule: 113, Edges: []Edge{{Kind: Accept, Target: 1921, Set: 30}}},                  // 1920 primary
	{Rule: 113, Edges: []Edge{{Kind: Step, Target: 1923}}},                             // 1921 primary
	{Rule: 113, Edges: []Edge{{Kind: Step, Target: 1911}, {Kind: Step, Target: 1912}, {Kind: Step, Target: 1913}, {Kind: Step, Target: 1914}, {Kind: Step, Target: 1915}, {Kind: Step, Target: 1916}, {Kind: Step, Target: 1917}, {Kind: Step, Target: 1918}}}, // 1922 primary
	{Rule: 113, Edges: []Edge{{Kind: Step, Target: 227}}},                                                          // 1923 primary
	{Rule: 114, Edges: []Edge{{Kind: Accept, Target: 1925, Set: 206}}},                                             // 1924 literal
	{Rule: 114, Edges: []Edge{{Kind: Step, Target: 229}}},                                                          // 1925 literal
	{Rule: 115, Edges: []Edge{{Kind: Accept, Target: 1927, Set: 140}}},                                             // 1926 udfCall
	{Rule: 115, Edges: []Edge{{Kind: Accept, Target: 1928, Set: 207}}},                                             // 1927 udfCall
	{Rule: 115, Edges: []Edge{{Kind: Call, Target: 1929, Callee: 288}}},                                            // 1928 udfCall
	{Rule: 115, Edges: []Edge{{Kind: Accept, Target: 1930, Set: 28}}},                                              // 1929 udfCall
	{Rule: 115, Edges: []Edge{{Kind: Call, Target: 1931, Callee: 118}}},                                            // 1930 udfCall
	{Rule: 115, Edges: []Edge{{Kind: Accept, Target: 1932, Set: 30}}},                                              // 1931 udfCall
	{Rule: 115, Edges: []Edge{{Kind: Step, Target: 231}}},                                                          // 1932 udfCall
	{Rule: 116, Edges: []Edge{{Kind: Call, Target: 1934, Callee: 117}}},                                            // 1933 call
	{Rule: 116, Edges: []Edge{{Kind: Accept, Target: 1935, Set: 28}}},                                              // 1934 call
	{Rule: 116, Edges: []Edge{{Kind: Call, Target: 1936, Callee: 118}}},                                            // 1935 call
	{Rule: 116, Edges: []Edge{{Kind: Accept, Target: 1937, Set: 30}}},                                              // 1936 call
	{Rule: 116, Edges: []Edge{{Kind: Step, Target: 233}}},                                                          // 1937 call
	{Rule: 117, Edges: []Edge{{Kind: Call, Target: 1939, Callee: 288}}},                                            // 1938 functionName
	{Rule: 117, Edges: []Edge{{Kind: Step, Target: 235}}},                                                          // 1939 functionName
	{Rule: 118, Edges: []Edge{{Kind: Call, Target: 1945, Callee: 112}}},                                            // 1940 arguments
	{Rule: 118, Edges: []Edge{{Kind: Accept, Target: 1942, Set: 29}}},                                              // 1941 arguments
	{Rule: 118, Edges: []Edge{{Kind: Call, Target: 1944, Callee: 112}}},                                            // 1942 arguments
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1941}}},                                                         // 1943 arguments
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1947}}},                                                         // 1944 arguments
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1943}, {Kind: Step, Target: 1946}}},                             // 1945 arguments
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1949}}},                                                         // 1946 arguments
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1945}}},                                                         // 1947 arguments
	{Rule: 118, Edges: []Edge{{Kind: Accept, Target: 1950, Set: 29}}},                                              // 1948 arguments
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1948}, {Kind: Step, Target: 1950}}},                             // 1949 arguments
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1952}}},                                                         // 1950 arguments
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 1940}, {Kind: Step, Target: 1952}}},                             // 1951 arguments
	{Rule: 118, Edges: []Edge{{Kind: Step, Target: 237}}},                                                          // 1952 arguments
	{Rule: 119, Edges: []Edge{{Kind: Accept, Target: 1954, Set: 208}}},                                             // 1953 array
	{Rule: 119, Edges: []Edge{{Kind: Call, Target: 1959, Callee: 112}}},                                            // 1954 array
	{Rule: 119, Edges: []Edge{{Kind: Accept, Target: 1956, Set: 29}}},                                              // 1955 array
	{Rule: 119, Edges: []Edge{{Kind: Call, Target: 1958, Callee: 112}}},                                            // 1956 array
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1955}}},                                                         // 1957 array
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1961}}},                                                         // 1958 array
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1957}, {Kind: Step, Target: 1960}}},                             // 1959 array
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1963}}},                                                         // 1960 array
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1959}}},                                                         // 1961 array
	{Rule: 119, Edges: []Edge{{Kind: Accept, Target: 1964, Set: 29}}},                                              // 1962 array
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1962}, {Kind: Step, Target: 1964}}},                             // 1963 array
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 1965}}},                                                         // 1964 array
	{Rule: 119, Edges: []Edge{{Kind: Accept, Target: 1966, Set: 209}}},                                             // 1965 array
	{Rule: 119, Edges: []Edge{{Kind: Step, Target: 239}}},                                                          // 1966 array
	{Rule: 120, Edges: []Edge{{Kind: Accept, Target: 1968, Set: 210}}},                                             // 1967 ifExpr
	{Rule: 120, Edges: []Edge{{Kind: Call, Target: 1969, Callee: 112}}},                                            // 1968 ifExpr
	{Rule: 120, Edges: []Edge{{Kind: Accept, Target: 1970, Set: 211}}},                                             // 1969 ifExpr
	{Rule: 120, Edges: []Edge{{Kind: Call, Target: 1971, Callee: 112}}},                                            // 1970 ifExpr
	{Rule: 120, Edges: []Edge{{Kind: Accept, Target: 1972, Set: 212}}},                                             // 1971 ifExpr
	{Rule: 120, Edges: []Edge{{Kind: Call, Target: 1973, Callee: 112}}},                                            // 1972 ifExpr
	{Rule: 120, Edges: []Edge{{Kind: Accept, Target: 1974, Set: 213}}},                                             // 1973 ifExpr
	{Rule: 120, Edges: []Edge{{Kind: Step, Target: 241}}},                                                          // 1974 ifExpr
	{Rule: 121, Edges: []Edge{{Kind: Accept, Target: 1977, Set: 214}}},                                             // 1975 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Call, Target: 1978, Callee: 122}}},                                            // 1976 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 1976}, {Kind: Step, Target: 1978}}},                             // 1977 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 1980}}},                                                         // 1978 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Call, Target: 1981, Callee: 123}}},                                            // 1979 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 1979}}},                                                         // 1980 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 1982}}},                                                         // 1981 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 1980}, {Kind: Step, Target: 1983}}},                             // 1982 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 1986}}},                                                         // 1983 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Accept, Target: 1985, Set: 212}}},                                             // 1984 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Call, Target: 1987, Callee: 112}}},                                            // 1985 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 1984}, {Kind: Step, Target: 1987}}},                             // 1986 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 1988}}},                                                         // 1987 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Accept, Target: 1989, Set: 213}}},                                             // 1988 caseExpr
	{Rule: 121, Edges: []Edge{{Kind: Step, Target: 243}}},                                                          // 1989 caseExpr
	{Rule: 122, Edges: []Edge{{Kind: Call, Target: 1991, Callee: 112}}},                                            // 1990 caseOperand
	{Rule: 122, Edges: []Edge{{Kind: Step, Target: 245}}},                                                          // 1991 caseOperand
	{Rule: 123, Edges: []Edge{{Kind: Accept, Target: 1993, Set: 215}}},                                             // 1992 whenArm
	{Rule: 123, Edges: []Edge{{Kind: Call, Target: 1994, Callee: 112}}},                                            // 1993 whenArm
	{Rule: 123, Edges: []Edge{{Kind: Accept, Target: 1995, Set: 211}}},                                             // 1994 whenArm
	{Rule: 123, Edges: []Edge{{Kind: Call, Target: 1996, Callee: 112}}},                                            // 1995 whenArm
	{Rule: 123, Edges: []Edge{{Kind: Step, Target: 247}}},                                                          // 1996 whenArm
	{Rule: 124, Edges: []Edge{{Kind: Call, Target: 2004, Callee: 126}}},                                            // 1997 fieldRef
	{Rule: 124, Edges: []Edge{{Kind: Call, Target: 1999, Callee: 127}}},                                            // 1998 fieldRef
	{Rule: 124, Edges: []Edge{{Kind: Accept, Target: 2000, Set: 216}}},                                             // 1999 fieldRef
	{Rule: 124, Edges: []Edge{{Kind: Call, Target: 2001, Callee: 126}}},                                            // 2000 fieldRef
	{Rule: 124, Edges: []Edge{{Kind: Step, Target: 2004}}},                                                         // 2001 fieldRef
	{Rule: 124, Edges: []Edge{{Kind: Call, Target: 2004, Callee: 125}}},                                            // 2002 fieldRef
	{Rule: 124, Edges: []Edge{{Kind: Step, Target: 1997}, {Kind: Step, Target: 1998}, {Kind: Step, Target: 2002}}}, // 2003 fieldRef
	{Rule: 124, Edges: []Edge{{Kind: Step, Target: 249}}},                                                          // 2004 fieldRef
	{Rule: 125, Edges: []Edge{{Kind: Accept, Target: 2006, Set: 217}}},                                             // 2005 stateRef
	{Rule: 125, Edges: []Edge{{Kind: Accept, Target: 2007, Set: 216}}},                                             // 2006 stateRef
	{Rule: 125, Edges: []Edge{{Kind: Call, Target: 2008, Callee: 288}}},                                            // 2007 stateRef
	{Rule: 125, Edges: []Edge{{Kind: Accept, Target: 2009, Set: 216}}},                                             // 2008 stateRef
	{Rule: 125, Edges: []Edge{{Kind: Call, Target: 2010, Callee: 126}}},                                            // 2009 stateRef
	{Rule: 125, Edges: []Edge{{Kind: Step, Target: 251}}},                                                          // 2010 stateRef
	{Rule: 126, Edges: []Edge{{Kind: Call, Target: 2012, Callee: 288}}},                                            // 2011 fieldName
	{Rule: 126, Edges: []Edge{{Kind: Step, Target: 253}}},                                                          // 2012 fieldName
	{Rule: 127, Edges: []Edge{{Kind: Accept, Target: 2014, Set: 218}}},                                             // 2013 scope
	{Rule: 127, Edges: []Edge{{Kind: Step, Target: 255}}},                                                          // 2014 scope
	{Rule: 128, Edges: []Edge{{Kind: Accept, Target: 2016, Set: 219}}},                                             // 2015 castType
	{Rule: 128, Edges: []Edge{{Kind: Step, Target: 257}}},                                                          // 2016 castType
	{Rule: 129, Edges: []Edge{{Kind: Accept, Target: 2018, Set: 210}}},                                             // 2017 ifNotExists
	{Rule: 129, Edges: []Edge{{Kind: Accept, Target: 2019, Set: 220}}},                                             // 2018 ifNotExists
	{Rule: 129, Edges: []Edge{{Kind: Accept, Target: 2020, Set: 221}}},                                             // 2019 ifNotExists
	{Rule: 129, Edges: []Edge{{Kind: Step, Target: 259}}},                                                          // 2020 ifNotExists
	{Rule: 130, Edges: []Edge{{Kind: Accept, Target: 2022, Set: 222}}},                                             // 2021 attachment
	{Rule: 130, Edges: []Edge{{Kind: Step, Target: 261}}},                                                          // 2022 attachment
	{Rule: 131, Edges: []Edge{{Kind: Accept, Target: 2024, Set: 23}}},                                              // 2023 count
	{Rule: 131, Edges: []Edge{{Kind: Step, Target: 263}}},                                                          // 2024 count
	{Rule: 132, Edges: []Edge{{Kind: Accept, Target: 2026, Set: 23}}},                                              // 2025 unsigned
	{Rule: 132, Edges: []Edge{{Kind: Step, Target: 265}}},                                                          // 2026 unsigned
	{Rule: 133, Edges: []Edge{{Kind: Accept, Target: 2028, Set: 23}}},                                              // 2027 duration
	{Rule: 133, Edges: []Edge{{Kind: Call, Target: 2029, Callee: 134}}},                                            // 2028 duration
	{Rule: 133, Edges: []Edge{{Kind: Step, Target: 267}}},                                                          // 2029 duration
	{Rule: 134, Edges: []Edge{{Kind: Accept, Target: 2031, Set: 223}}},                                             // 2030 durationUnit
	{Rule: 134, Edges: []Edge{{Kind: Step, Target: 269}}},                                                          // 2031 durationUnit
	{Rule: 135, Edges: []Edge{{Kind: Accept, Target: 2033, Set: 23}}},                                              // 2032 byteSize
	{Rule: 135, Edges: []Edge{{Kind: Call, Target: 2034, Callee: 136}}},                                            // 2033 byteSize
	{Rule: 135, Edges: []Edge{{Kind: Step, Target: 271}}},                                                          // 2034 byteSize
	{Rule: 136, Edges: []Edge{{Kind: Accept, Target: 2036, Set: 224}}},                                             // 2035 byteUnit
	{Rule: 136, Edges: []Edge{{Kind: Step, Target: 273}}},                                                          // 2036 byteUnit
	{Rule: 137, Edges: []Edge{{Kind: Call, Target: 2040, Callee: 285}}},                                            // 2037 externalName
	{Rule: 137, Edges: []Edge{{Kind: Accept, Target: 2040, Set: 20}}},                                              // 2038 externalName
	{Rule: 137, Edges: []Edge{{Kind: Step, Target: 2037}, {Kind: Step, Target: 2038}}},                             // 2039 externalName
	{Rule: 137, Edges: []Edge{{Kind: Step, Target: 275}}},                                                          // 2040 externalName
	{Rule: 138, Edges: []Edge{{Kind: Accept, Target: 2042, Set: 225}}},                                             // 2041 literalValue
	{Rule: 138, Edges: []Edge{{Kind: Step, Target: 277}}},                                                          // 2042 literalValue
	{Rule: 139, Edges: []Edge{{Kind: Accept, Target: 2044, Set: 71}}},                                              // 2043 resourceBinding
	{Rule: 139, Edges: []Edge{{Kind: Call, Target: 2046, Callee: 299}}},                                            // 2044 resourceBinding
	{Rule: 139, Edges: []Edge{{Kind: Call, Target: 2047, Callee: 140}}},                                            // 2045 resourceBinding
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 2045}, {Kind: Step, Target: 2047}}},                             // 2046 resourceBinding
	{Rule: 139, Edges: []Edge{{Kind: Step, Target: 279}}},                                                          // 2047 resourceBinding
	{Rule: 140, Edges: []Edge{{Kind: Accept, Target: 2051, Set: 73}}},                                              // 2048 versionSelector
	{Rule: 140, Edges: []Edge{{Kind: Call, Target: 2052, Callee: 132}}},                                            // 2049 versionSelector
	{Rule: 140, Edges: []Edge{{Kind: Accept, Target: 2052, Set: 226}}},                                             // 2050 versionSelector
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 2049}, {Kind: Step, Target: 2050}}},                             // 2051 versionSelector
	{Rule: 140, Edges: []Edge{{Kind: Step, Target: 281}}},                                                          // 2052 versionSelector
	{Rule: 141, Edges: []Edge{{Kind: Call, Target: 2058, Callee: 142}}},                                            // 2053 hostName
	{Rule: 141, Edges: []Edge{{Kind: Accept, Target: 2055, Set: 216}}},                                             // 2054 hostName
	{Rule: 141, Edges: []Edge{{Kind: Call, Target: 2057, Callee: 142}}},                                            // 2055 hostName
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2054}}},                                                         // 2056 hostName
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2060}}},                                                         // 2057 hostName
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2056}, {Kind: Step, Target: 2059}}},                             // 2058 hostName
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2063}}},                                                         // 2059 hostName
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2058}}},                                                         // 2060 hostName
	{Rule: 141, Edges: []Edge{{Kind: Accept, Target: 2063, Set: 20}}},                                              // 2061 hostName
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 2053}, {Kind: Step, Target: 2061}}},                             // 2062 hostName
	{Rule: 141, Edges: []Edge{{Kind: Step, Target: 283}}},                                                          // 2063 hostName
	{Rule: 142, Edges: []Edge{{Kind: Call, Target: 2069, Callee: 143}}},                                            // 2064 hostLabel
	{Rule: 142, Edges: []Edge{{Kind: Accept, Target: 2066, Set: 227}}},                                             // 2065 hostLabel
	{Rule: 142, Edges: []Edge{{Kind: Call, Target: 2068, Callee: 143}}},                                            // 2066 hostLabel
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2065}}},                                                         // 2067 hostLabel
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2071}}},                                                         // 2068 hostLabel
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2067}, {Kind: Step, Target: 2070}}},                             // 2069 hostLabel
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 285}}},                                                          // 2070 hostLabel
	{Rule: 142, Edges: []Edge{{Kind: Step, Target: 2069}}},                                                         // 2071 hostLabel
	{Rule: 143, Edges: []Edge{{Kind: Call, Target: 2082, Callee: 285}}},                                            // 2072 hostAtom
	{Rule: 143, Edges: []Edge{{Kind: Accept, Target: 2075, Set: 23}}},                                              // 2073 hostAtom
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2073}}},                                                         // 2074 hostAtom
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2076}}},                                                         // 2075 hostAtom
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2074}, {Kind: Step, Target: 2077}}},                             // 2076 hostAtom
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2079}}},                                                         // 2077 hostAtom
	{Rule: 143, Edges: []Edge{{Kind: Call, Target: 2080, Callee: 285}}},                                            // 2078 hostAtom
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2078}, {Kind: Step, Target: 2080}}},                             // 2079 hostAtom
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2082}}},                                                         // 2080 hostAtom
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 2072}, {Kind: Step, Target: 2074}}},                             // 2081 hostAtom
	{Rule: 143, Edges: []Edge{{Kind: Step, Target: 287}}},                                                          // 2082 hostAtom
	{Rule: 144, Edges: []Edge{{Kind: Accept, Target: 2084, Set: 228}}},                                             // 2083 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Accept, Target: 2096, Set: 229}}},                                             // 2084 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Call, Target: 2090, Callee: 145}}},                                            // 2085 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Accept, Target: 2087, Set: 29}}},                                              // 2086 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Call, Target: 2089, Callee: 145}}},                                            // 2087 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2086}}},                                                         // 2088 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2092}}},                                                         // 2089 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2088}, {Kind: Step, Target: 2091}}},                             // 2090 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2094}}},                                                         // 2091 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2090}}},                                                         // 2092 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Accept, Target: 2095, Set: 29}}},                                              // 2093 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2093}, {Kind: Step, Target: 2095}}},                             // 2094 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2097}}},                                                         // 2095 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2085}, {Kind: Step, Target: 2097}}},                             // 2096 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 2098}}},                                                         // 2097 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Accept, Target: 2099, Set: 230}}},                                             // 2098 configBlock
	{Rule: 144, Edges: []Edge{{Kind: Step, Target: 289}}},                                                          // 2099 configBlock
	{Rule: 145, Edges: []Edge{{Kind: Accept, Target: 2101, Set: 20}}},                                              // 2100 configEntry
	{Rule: 145, Edges: []Edge{{Kind: Accept, Target: 2102, Set: 170}}},                                             // 2101 configEntry
	{Rule: 145, Edges: []Edge{{Kind: Call, Target: 2103, Callee: 146}}},                                            // 2102 configEntry
	{Rule: 145, Edges: []Edge{{Kind: Step, Target: 291}}},                                                          // 2103 configEntry
	{Rule: 146, Edges: []Edge{{Kind: Accept, Target: 2108, Set: 20}}},                                              // 2104 configValue
	{Rule: 146, Edges: []Edge{{Kind: Accept, Target: 2108, Set: 23}}},                                              // 2105 configValue
	{Rule: 146, Edges: []Edge{{Kind: Call, Target: 2108, Callee: 285}}},                                            // 2106 configValue
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 2104}, {Kind: Step, Target: 2105}, {Kind: Step, Target: 2106}}}, // 2107 configValue
	{Rule: 146, Edges: []Edge{{Kind: Step, Target: 293}}},                                                          // 2108 configValue
	{Rule: 147, Edges: []Edge{{Kind: Call, Target: 2114, Callee: 148}}},                                            // 2109 inputs
	{Rule: 147, Edges: []Edge{{Kind: Accept, Target: 2111, Set: 29}}},                                              // 2110 inputs
	{Rule: 147, Edges: []Edge{{Kind: Call, Target: 2113, Callee: 148}}},                                            // 2111 inputs
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 2110}}},                                                         // 2112 inputs
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 2116}}},                                                         // 2113 inputs
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 2112}, {Kind: Step, Target: 2115}}},                             // 2114 inputs
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 2118}}},                                                         // 2115 inputs
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 2114}}},                                                         // 2116 inputs
	{Rule: 147, Edges: []Edge{{Kind: Call, Target: 2119, Callee: 149}}},                                            // 2117 inputs
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 2117}, {Kind: Step, Target: 2119}}},                             // 2118 inputs
	{Rule: 147, Edges: []Edge{{Kind: Step, Target: 295}}},                                                          // 2119 inputs
	{Rule: 148, Edges: []Edge{{Kind: Call, Target: 2122, Callee: 305}}},                                            // 2120 input
	{Rule: 148, Edges: []Edge{{Kind: Call, Target: 2123, Callee: 151}}},                                            // 2121 input
	{Rule: 148, Edges: []Edge{{Kind: Step, Target: 2121}, {Kind: Step, Target: 2123}}},                             // 2122 input
	{Rule: 148, Edges: []Edge{{Kind: Step, Target: 297}}},                                                          // 2123 input
	{Rule: 149, Edges: []Edge{{Kind: Accept, Target: 2125, Set: 231}}},                                             // 2124 collect
	{Rule: 149, Edges: []Edge{{Kind: Accept, Target: 2126, Set: 75}}},                                              // 2125 collect
	{Rule: 149, Edges: []Edge{{Kind: Call, Target: 2131, Callee: 133}}},                                            // 2126 collect
	{Rule: 149, Edges: []Edge{{Kind: Accept, Target: 2128, Set: 105}}},                                             // 2127 collect
	{Rule: 149, Edges: []Edge{{Kind: Accept, Target: 2129, Set: 148}}},                                             // 2128 collect
	{Rule: 149, Edges: []Edge{{Kind: Accept, Target: 2130, Set: 232}}},                                             // 2129 collect
	{Rule: 149, Edges: []Edge{{Kind: Call, Target: 2132, Callee: 135}}},                                            // 2130 collect
	{Rule: 149, Edges: []Edge{{Kind: Step, Target: 2127}, {Kind: Step, Target: 2132}}},                             // 2131 collect
	{Rule: 149, Edges: []Edge{{Kind: Step, Target: 299}}},                                                          // 2132 collect
	{Rule: 150, Edges: []Edge{{Kind: Accept, Target: 2134, Set: 233}}},                                             // 2133 filter
	{Rule: 150, Edges: []Edge{{Kind: Call, Target: 2135, Callee: 151}}},                                            // 2134 filter
	{Rule: 150, Edges: []Edge{{Kind: Step, Target: 301}}},                                                          // 2135 filter
	{Rule: 151, Edges: []Edge{{Kind: Accept, Target: 2137, Set: 169}}},                                             // 2136 whereClause
	{Rule: 151, Edges: []Edge{{Kind: Call, Target: 2138, Callee: 112}}},                                            // 2137 whereClause
	{Rule: 151, Edges: []Edge{{Kind: Step, Target: 303}}},                                                          // 2138 whereClause
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2140, Set: 234}}},                                             // 2139 branching
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2141, Set: 114}}},                                             // 2140 branching
	{Rule: 152, Edges: []Edge{{Kind: Call, Target: 2144, Callee: 304}}},                                            // 2141 branching
	{Rule: 152, Edges: []Edge{{Kind: Accept, Target: 2144, Set: 235}}},                                             // 2142 branching
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 2139}, {Kind: Step, Target: 2142}}},                             // 2143 branching
	{Rule: 152, Edges: []Edge{{Kind: Step, Target: 305}}},                                                          // 2144 branching
	{Rule: 153, Edges: []Edge{{Kind: Accept, Target: 2146, Set: 60}}},                                              // 2145 stateDependency
	{Rule: 153, Edges: []Edge{{Kind: Accept, Target: 2147, Set: 111}}},                                             // 2146 stateDependency
	{Rule: 153, Edges: []Edge{{Kind: Accept, Target: 2148, Set: 112}}},                                             // 2147 stateDependency
	{Rule: 153, Edges: []Edge{{Kind: Call, Target: 2149, Callee: 305}}},                                            // 2148 stateDependency
	{Rule: 153, Edges: []Edge{{Kind: Call, Target: 2150, Callee: 154}}},                                            // 2149 stateDependency
	{Rule: 153, Edges: []Edge{{Kind: Step, Target: 307}}},                                                          // 2150 stateDependency
	{Rule: 154, Edges: []Edge{{Kind: Accept, Target: 2152, Set: 236}}},                                             // 2151 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Accept, Target: 2169, Set: 237}}},                                             // 2152 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Accept, Target: 2154, Set: 238}}},                                             // 2153 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Accept, Target: 2155, Set: 229}}},                                             // 2154 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Call, Target: 2160, Callee: 155}}},                                            // 2155 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Accept, Target: 2157, Set: 29}}},                                              // 2156 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Call, Target: 2159, Callee: 155}}},                                            // 2157 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2156}}},                                                         // 2158 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2162}}},                                                         // 2159 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2158}, {Kind: Step, Target: 2161}}},                             // 2160 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2164}}},                                                         // 2161 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2160}}},                                                         // 2162 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Accept, Target: 2165, Set: 29}}},                                              // 2163 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2163}, {Kind: Step, Target: 2165}}},                             // 2164 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2166}}},                                                         // 2165 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Accept, Target: 2167, Set: 230}}},                                             // 2166 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2169}}},                                                         // 2167 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 2151}, {Kind: Step, Target: 2153}}},                             // 2168 statePolicy
	{Rule: 154, Edges: []Edge{{Kind: Step, Target: 309}}},                                                          // 2169 statePolicy
	{Rule: 155, Edges: []Edge{{Kind: Call, Target: 2173, Callee: 288}}},                                            // 2170 defaultSet
	{Rule: 155, Edges: []Edge{{Kind: Accept, Target: 2173, Set: 20}}},                                              // 2171 defaultSet
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2170}, {Kind: Step, Target: 2171}}},                             // 2172 defaultSet
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 2174}}},                                                         // 2173 defaultSet
	{Rule: 155, Edges: []Edge{{Kind: Accept, Target: 2175, Set: 170}}},                                             // 2174 defaultSet
	{Rule: 155, Edges: []Edge{{Kind: Call, Target: 2176, Callee: 112}}},                                            // 2175 defaultSet
	{Rule: 155, Edges: []Edge{{Kind: Step, Target: 311}}},                                                          // 2176 defaultSet
	{Rule: 156, Edges: []Edge{{Kind: Call, Target: 2179, Callee: 157}}},                                            // 2177 construction
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2177}, {Kind: Step, Target: 2179}}},                             // 2178 construction
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2181}}},                                                         // 2179 construction
	{Rule: 156, Edges: []Edge{{Kind: Call, Target: 2182, Callee: 159}}},                                            // 2180 construction
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2180}, {Kind: Step, Target: 2182}}},                             // 2181 construction
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2184}}},                                                         // 2182 construction
	{Rule: 156, Edges: []Edge{{Kind: Call, Target: 2185, Callee: 151}}},                                            // 2183 construction
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2183}, {Kind: Step, Target: 2185}}},                             // 2184 construction
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2187}}},                                                         // 2185 construction
	{Rule: 156, Edges: []Edge{{Kind: Call, Target: 2188, Callee: 162}}},                                            // 2186 construction
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 2186}, {Kind: Step, Target: 2188}}},                             // 2187 construction
	{Rule: 156, Edges: []Edge{{Kind: Step, Target: 313}}},                                                          // 2188 construction
	{Rule: 157, Edges: []Edge{{Kind: Accept, Target: 2210, Set: 239}}},                                             // 2189 inherit
	{Rule: 157, Edges: []Edge{{Kind: Accept, Target: 2200, Set: 240}}},                                             // 2190 inherit
	{Rule: 157, Edges: []Edge{{Kind: Accept, Target: 2192, Set: 241}}},                                             // 2191 inherit
	{Rule: 157, Edges: []Edge{{Kind: Call, Target: 2197, Callee: 288}}},                                            // 2192 inherit
	{Rule: 157, Edges: []Edge{{Kind: Accept, Target: 2194, Set: 29}}},                                              // 2193 inherit
	{Rule: 157, Edges: []Edge{{Kind: Call, Target: 2196, Callee: 288}}},                                            // 2194 inherit
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2193}}},                                                         // 2195 inherit
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2199}}},                                                         // 2196 inherit
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2195}, {Kind: Step, Target: 2198}}},                             // 2197 inherit
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2201}}},                                                         // 2198 inherit
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2197}}},                                                         // 2199 inherit
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2191}, {Kind: Step, Target: 2201}}},                             // 2200 inherit
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2211}}},                                                         // 2201 inherit
	{Rule: 157, Edges: []Edge{{Kind: Call, Target: 2207, Callee: 158}}},                                            // 2202 inherit
	{Rule: 157, Edges: []Edge{{Kind: Accept, Target: 2204, Set: 29}}},                                              // 2203 inherit
	{Rule: 157, Edges: []Edge{{Kind: Call, Target: 2206, Callee: 158}}},                                            // 2204 inherit
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2203}}},                                                         // 2205 inherit
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2209}}},                                                         // 2206 inherit
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2205}, {Kind: Step, Target: 2208}}},                             // 2207 inherit
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2211}}},                                                         // 2208 inherit
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2207}}},                                                         // 2209 inherit
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 2190}, {Kind: Step, Target: 2202}}},                             // 2210 inherit
	{Rule: 157, Edges: []Edge{{Kind: Step, Target: 315}}},                                                          // 2211 inherit
	{Rule: 158, Edges: []Edge{{Kind: Call, Target: 2215, Callee: 288}}},                                            // 2212 inheritItem
	{Rule: 158, Edges: []Edge{{Kind: Accept, Target: 2214, Set: 242}}},                                             // 2213 inheritItem
	{Rule: 158, Edges: []Edge{{Kind: Accept, Target: 2216, Set: 32}}},                                              // 2214 inheritItem
	{Rule: 158, Edges: []Edge{{Kind: Step, Target: 2213}, {Kind: Step, Target: 2216}}},                             // 2215 inheritItem
	{Rule: 158, Edges: []Edge{{Kind: Step, Target: 317}}},                                                          // 2216 inheritItem
	{Rule: 159, Edges: []Edge{{Kind: Accept, Target: 2218, Set: 16}}},                                              // 2217 setClause
	{Rule: 159, Edges: []Edge{{Kind: Call, Target: 2223, Callee: 160}}},                                            // 2218 setClause
	{Rule: 159, Edges: []Edge{{Kind: Accept, Target: 2220, Set: 29}}},                                              // 2219 setClause
	{Rule: 159, Edges: []Edge{{Kind: Call, Target: 2222, Callee: 160}}},                                            // 2220 setClause
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 2219}}},                                                         // 2221 setClause
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 2225}}},                                                         // 2222 setClause
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 2221}, {Kind: Step, Target: 2224}}},                             // 2223 setClause
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 319}}},                                                          // 2224 setClause
	{Rule: 159, Edges: []Edge{{Kind: Step, Target: 2223}}},                                                         // 2225 setClause
	{Rule: 160, Edges: []Edge{{Kind: Call, Target: 2227, Callee: 161}}},                                            // 2226 assignment
	{Rule: 160, Edges: []Edge{{Kind: Accept, Target: 2228, Set: 170}}},                                             // 2227 assignment
	{Rule: 160, Edges: []Edge{{Kind: Call, Target: 2229, Callee: 112}}},                                            // 2228 assignment
	{Rule: 160, Edges: []Edge{{Kind: Step, Target: 321}}},                                                          // 2229 assignment
	{Rule: 161, Edges: []Edge{{Kind: Call, Target: 2235, Callee: 288}}},                                            // 2230 setTarget
	{Rule: 161, Edges: []Edge{{Kind: Accept, Target: 2232, Set: 243}}},                                             // 2231 setTarget
	{Rule: 161, Edges: []Edge{{Kind: Accept, Target: 2233, Set: 216}}},                                             // 2232 setTarget
	{Rule: 161, Edges: []Edge{{Kind: Call, Target: 2235, Callee: 288}}},                                            // 2233 setTarget
	{Rule: 161, Edges: []Edge{{Kind: Step, Target: 2230}, {Kind: Step, Target: 2231}}},                             // 2234 setTarget
	{Rule: 161, Edges: []Edge{{Kind: Step, Target: 323}}},                                                          // 2235 setTarget
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2237, Set: 244}}},                                             // 2236 invokeClause
	{Rule: 162, Edges: []Edge{{Kind: Call, Target: 2242, Callee: 163}}},                                            // 2237 invokeClause
	{Rule: 162, Edges: []Edge{{Kind: Accept, Target: 2239, Set: 29}}},                                              // 2238 invokeClause
	{Rule: 162, Edges: []Edge{{Kind: Call, Target: 2241, Callee: 163}}},                                            // 2239 invokeClause
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 2238}}},                                                         // 2240 invokeClause
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 2244}}},                                                         // 2241 invokeClause
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 2240}, {Kind: Step, Target: 2243}}},                             // 2242 invokeClause
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 325}}},                                                          // 2243 invokeClause
	{Rule: 162, Edges: []Edge{{Kind: Step, Target: 2242}}},                                                         // 2244 invokeClause
	{Rule: 163, Edges: []Edge{{Kind: Call, Target: 2246, Callee: 117}}},                                            // 2245 invocation
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2247, Set: 28}}},                                              // 2246 invocation
	{Rule: 163, Edges: []Edge{{Kind: Call, Target: 2248, Callee: 118}}},                                            // 2247 invocation
	{Rule: 163, Edges: []Edge{{Kind: Accept, Target: 2249, Set: 30}}},                                              // 2248 invocation
	{Rule: 163, Edges: []Edge{{Kind: Step, Target: 327}}},                                                          // 2249 invocation
	{Rule: 164, Edges: []Edge{{Kind: Accept, Target: 2259, Set: 245}}},                                             // 2250 flush
	{Rule: 164, Edges: []Edge{{Kind: Accept, Target: 2252, Set: 246}}},                                             // 2251 flush
	{Rule: 164, Edges: []Edge{{Kind: Call, Target: 2253, Callee: 133}}},                                            // 2252 flush
	{Rule: 164, Edges: []Edge{{Kind: Accept, Target: 2254, Set: 105}}},                                             // 2253 flush
	{Rule: 164, Edges: []Edge{{Kind: Accept, Target: 2255, Set: 148}}},                                             // 2254 flush
	{Rule: 164, Edges: []Edge{{Kind: Accept, Target: 2256, Set: 232}}},                                             // 2255 flush
	{Rule: 164, Edges: []Edge{{Kind: Call, Target: 2257, Callee: 135}}},                                            // 2256 flush
	{Rule: 164, Edges: []Edge{{Kind: Step, Target: 2260}}},                                                         // 2257 flush
	{Rule: 164, Edges: []Edge{{Kind: Accept, Target: 2260, Set: 247}}},                                             // 2258 flush
	{Rule: 164, Edges: []Edge{{Kind: Step, Target: 2251}, {Kind: Step, Target: 2258}}},                             // 2259 flush
	{Rule: 164, Edges: []Edge{{Kind: Step, Target: 329}}},                                                          // 2260 flush
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2262, Set: 248}}},                                             // 2261 retry
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2263, Set: 136}}},                                             // 2262 retry
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2264, Set: 249}}},                                             // 2263 retry
	{Rule: 165, Edges: []Edge{{Kind: Call, Target: 2265, Callee: 133}}},                                            // 2264 retry
	{Rule: 165, Edges: []Edge{{Kind: Accept, Target: 2266, Set: 105}}},                                             // 2265 retry
	{Rule: 165, Edges: []Edge{{Kind: Call, Target: 2267, Callee: 133}}},                                            // 2266 retry
	{Rule: 165, Edges: []Edge{{Kind: Step, Target: 331}}},                                                          // 2267 retry
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2269, Set: 250}}},                                             // 2268 ackTimeout
	{Rule: 166, Edges: []Edge{{Kind: Accept, Target: 2270, Set: 94}}},                                              // 2269 ackTimeout
	{Rule: 166, Edges: []Edge{{Kind: Call, Target: 2271, Callee: 133}}},                                            // 2270 ackTimeout
	{Rule: 166, Edges: []Edge{{Kind: Step, Target: 333}}},                                                          // 2271 ackTimeout
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2277, Set: 251}}},                                             // 2272 ackWindow
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2274, Set: 252}}},                                             // 2273 ackWindow
	{Rule: 167, Edges: []Edge{{Kind: Accept, Target: 2275, Set: 105}}},                                             // 2274 ackWindow
	{Rule: 167, Edges: []Edge{{Kind: Call, Target: 2277, Callee: 131}}},                                            // 2275 ackWindow
	{Rule: 167, Edges: []Edge{{Kind: Step, Target: 2272}, {Kind: Step, Target: 2273}}},                             // 2276 ackWindow
	{Rule: 167, Edges: []Edge{{Kind: Step, Target: 335}}},                                                          // 2277 ackWindow
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2279, Set: 65}}},                                              // 2278 messageError
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2280, Set: 61}}},                                              // 2279 messageError
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2295, Set: 253}}},                                             // 2280 messageError
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2296, Set: 254}}},                                             // 2281 messageError
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2296, Set: 255}}},                                             // 2282 messageError
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2284, Set: 99}}},                                              // 2283 messageError
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2285, Set: 42}}},                                              // 2284 messageError
	{Rule: 168, Edges: []Edge{{Kind: Call, Target: 2286, Callee: 305}}},                                            // 2285 messageError
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2287, Set: 16}}},                                              // 2286 messageError
	{Rule: 168, Edges: []Edge{{Kind: Call, Target: 2292, Callee: 169}}},                                            // 2287 messageError
	{Rule: 168, Edges: []Edge{{Kind: Accept, Target: 2289, Set: 29}}},                                              // 2288 messageError
	{Rule: 168, Edges: []Edge{{Kind: Call, Target: 2291, Callee: 169}}},                                            // 2289 messageError
	{Rule: 168, Edges: []Edge{{Kind: Step, Target: 2288}}},                                                         // 2290 messageError
	{Rule: 168, Edges: []Edge{{Kind: Step, Target: 2294}}},                                                         // 2291 messageError
	{Rule: 168, Edges: []Edge{{Kind: Step, Target: 2290}, {Kind: Step, Target: 2293}}},                             // 2292 messageError
	{Rule: 168, Edges: []Edge{{Kind: Step, Target: 2296}}},                                                         // 2293 messageError
	{Rule: 168, Edges: []Edge{{Kind: Step, Target: 2292}}},                                                         // 2294 messageError
	{Rule: 168, Edges: []Edge{{Kind: Step, Target: 2281}, {Kind: Step, Target: 2282}, {Kind: Step, Target: 2283}}}, // 2295 messageError
	{Rule: 168, Edges: []Edge{{Kind: Step, Target: 337}}},                                                          // 2296 messageError
	{Rule: 169, Edges: []Edge{{Kind: Call, Target: 2298, Callee: 288}}},                                            // 2297 errorSet
	{Rule: 169, Edges: []Edge{{Kind: Accept, Target: 2299, Set: 170}}},                                             // 2298 errorSet
	{Rule: 169, Edges: []Edge{{Kind: Call, Target: 2300, Callee: 112}}},                                            // 2299 errorSet
	{Rule: 169, Edges: []Edge{{Kind: Step, Target: 339}}},                                                          // 2300 errorSet
	{Rule: 170, Edges: []Edge{{Kind: Accept, Target: 2302, Set: 65}}},                                              // 2301 generalError
	{Rule: 170, Edges: []Edge{{Kind: Accept, Target: 2303, Set: 256}}},                                             // 2302 generalError
	{Rule: 170, Edges: []Edge{{Kind: Accept, Target: 2304, Set: 253}}},                                             // 2303 generalError
	{Rule: 170, Edges: []Edge{{Kind: Accept, Target: 2305, Set: 257}}},                                             // 2304 generalError
	{Rule: 170, Edges: []Edge{{Kind: Step, Target: 341}}},                                                          // 2305 generalError
	{Rule: 171, Edges: []Edge{{Kind: Accept, Target: 2307, Set: 42}}},                                              // 2306 route
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2308, Callee: 305}}},                                            // 2307 route
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2309, Callee: 156}}},                                            // 2308 route
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2310, Callee: 164}}},                                            // 2309 route
	{Rule: 171, Edges: []Edge{{Kind: Call, Target: 2311, Callee: 168}}},                                            // 2310 route
	{Rule: 171, Edges: []Edge{{Kind: Step, Target: 343}}},                                                          // 2311 route
	{Rule: 172, Edges: []Edge{{Kind: Accept, Target: 2313, Set: 42}}},                                              // 2312 entryRoute
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2314, Callee: 305}}},                                            // 2313 entryRoute
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2315, Callee: 156}}},                                            // 2314 entryRoute
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2316, Callee: 173}}},                                            // 2315 entryRoute
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2317, Callee: 164}}},                                            // 2316 entryRoute
	{Rule: 172, Edges: []Edge{{Kind: Call, Target: 2318, Callee: 168}}},                                            // 2317 entryRoute
	{Rule: 172, Edges: []Edge{{Kind: Step, Target: 345}}},                                                          // 2318 entryRoute
	{Rule: 173, Edges: []Edge{{Kind: Accept, Target: 2320, Set: 234}}},                                             // 2319 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Accept, Target: 2321, Set: 114}}},                                             // 2320 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2331, Callee: 304}}},                                            // 2321 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Accept, Target: 2323, Set: 16}}},                                              // 2322 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2328, Callee: 174}}},                                            // 2323 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Accept, Target: 2325, Set: 29}}},                                              // 2324 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Call, Target: 2327, Callee: 174}}},                                            // 2325 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2324}}},                                                         // 2326 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2330}}},                                                         // 2327 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2326}, {Kind: Step, Target: 2329}}},                             // 2328 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2332}}},                                                         // 2329 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2328}}},                                                         // 2330 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2322}, {Kind: Step, Target: 2332}}},                             // 2331 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2335}}},                                                         // 2332 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Accept, Target: 2335, Set: 235}}},                                             // 2333 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 2319}, {Kind: Step, Target: 2333}}},                             // 2334 entryBranch
	{Rule: 173, Edges: []Edge{{Kind: Step, Target: 347}}},                                                          // 2335 entryBranch
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2341, Callee: 288}}},                                            // 2336 branchSet
	{Rule: 174, Edges: []Edge{{Kind: Accept, Target: 2338, Set: 103}}},                                             // 2337 branchSet
	{Rule: 174, Edges: []Edge{{Kind: Accept, Target: 2339, Set: 216}}},                                             // 2338 branchSet
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2341, Callee: 288}}},                                            // 2339 branchSet
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 2336}, {Kind: Step, Target: 2337}}},                             // 2340 branchSet
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 2342}}},                                                         // 2341 branchSet
	{Rule: 174, Edges: []Edge{{Kind: Accept, Target: 2343, Set: 170}}},                                             // 2342 branchSet
	{Rule: 174, Edges: []Edge{{Kind: Call, Target: 2344, Callee: 112}}},                                            // 2343 branchSet
	{Rule: 174, Edges: []Edge{{Kind: Step, Target: 349}}},                                                          // 2344 branchSet
	{Rule: 175, Edges: []Edge{{Kind: Accept, Target: 2346, Set: 42}}},                                              // 2345 setRoute
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2347, Callee: 305}}},                                            // 2346 setRoute
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2349, Callee: 159}}},                                            // 2347 setRoute
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2350, Callee: 151}}},                                            // 2348 setRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2348}, {Kind: Step, Target: 2350}}},                             // 2349 setRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 2351}}},                                                         // 2350 setRoute
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2352, Callee: 164}}},                                            // 2351 setRoute
	{Rule: 175, Edges: []Edge{{Kind: Call, Target: 2353, Callee: 168}}},                                            // 2352 setRoute
	{Rule: 175, Edges: []Edge{{Kind: Step, Target: 351}}},                                                          // 2353 setRoute
	{Rule: 176, Edges: []Edge{{Kind: Accept, Target: 2355, Set: 42}}},                                              // 2354 windowRoute
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2356, Callee: 305}}},                                            // 2355 windowRoute
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2358, Callee: 159}}},                                            // 2356 windowRoute
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2359, Callee: 151}}},                                            // 2357 windowRoute
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2357}, {Kind: Step, Target: 2359}}},                             // 2358 windowRoute
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 2360}}},                                                         // 2359 windowRoute
	{Rule: 176, Edges: []Edge{{Kind: Call, Target: 2361, Callee: 168}}},                                            // 2360 windowRoute
	{Rule: 176, Edges: []Edge{{Kind: Step, Target: 353}}},                                                          // 2361 windowRoute
	{Rule: 177, Edges: []Edge{{Kind: Accept, Target: 2363, Set: 42}}},                                              // 2362 wasmRoute
	{Rule: 177, Edges: []Edge{{Kind: Call, Target: 2365, Callee: 305}}},                                            // 2363 wasmRoute
	{Rule: 177, Edges: []Edge{{Kind: Call, Target: 2366, Callee: 159}}},                                            // 2364 wasmRoute
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2364}, {Kind: Step, Target: 2366}}},                             // 2365 wasmRoute
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2368}}},                                                         // 2366 wasmRoute
	{Rule: 177, Edges: []Edge{{Kind: Call, Target: 2369, Callee: 151}}},                                            // 2367 wasmRoute
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2367}, {Kind: Step, Target: 2369}}},                             // 2368 wasmRoute
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 2370}}},                                                         // 2369 wasmRoute
	{Rule: 177, Edges: []Edge{{Kind: Call, Target: 2371, Callee: 168}}},                                            // 2370 wasmRoute
	{Rule: 177, Edges: []Edge{{Kind: Step, Target: 355}}},                                                          // 2371 wasmRoute
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2373, Set: 162}}},                                             // 2372 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2374, Callee: 290}}},                                            // 2373 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Accept, Target: 2375, Set: 57}}},                                              // 2374 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2377, Callee: 147}}},                                            // 2375 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2378, Callee: 150}}},                                            // 2376 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2376}, {Kind: Step, Target: 2378}}},                             // 2377 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2382}}},                                                         // 2378 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2381, Callee: 153}}},                                            // 2379 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2379}}},                                                         // 2380 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2384}}},                                                         // 2381 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2380}, {Kind: Step, Target: 2383}}},                             // 2382 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2386}}},                                                         // 2383 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2382}}},                                                         // 2384 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Call, Target: 2387, Callee: 172}}},                                            // 2385 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2385}}},                                                         // 2386 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2388}}},                                                         // 2387 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 2386}, {Kind: Step, Target: 2389}}},                             // 2388 createReingestor
	{Rule: 178, Edges: []Edge{{Kind: Step, Target: 357}}},                                                          // 2389 createReingestor
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2391, Set: 162}}},                                             // 2390 alterReingestor
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2392, Callee: 307}}},                                            // 2391 alterReingestor
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2397, Callee: 180}}},                                            // 2392 alterReingestor
	{Rule: 179, Edges: []Edge{{Kind: Accept, Target: 2394, Set: 29}}},                                              // 2393 alterReingestor
	{Rule: 179, Edges: []Edge{{Kind: Call, Target: 2396, Callee: 180}}},                                            // 2394 alterReingestor
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2393}}},                                                         // 2395 alterReingestor
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2399}}},                                                         // 2396 alterReingestor
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2395}, {Kind: Step, Target: 2398}}},                             // 2397 alterReingestor
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 359}}},                                                          // 2398 alterReingestor
	{Rule: 179, Edges: []Edge{{Kind: Step, Target: 2397}}},                                                         // 2399 alterReingestor
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2405, Callee: 181}}},                                            // 2400 reingestorOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2402, Set: 258}}},                                             // 2401 reingestorOperation
	{Rule: 180, Edges: []Edge{{Kind: Accept, Target: 2403, Set: 259}}},                                             // 2402 reingestorOperation
	{Rule: 180, Edges: []Edge{{Kind: Call, Target: 2405, Callee: 172}}},                                            // 2403 reingestorOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 2400}, {Kind: Step, Target: 2401}}},                             // 2404 reingestorOperation
	{Rule: 180, Edges: []Edge{{Kind: Step, Target: 361}}},                                                          // 2405 reingestorOperation
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2435, Callee: 182}}},                                            // 2406 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2408, Set: 16}}},                                              // 2407 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2409, Set: 233}}},                                             // 2408 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2435, Callee: 151}}},                                            // 2409 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2411, Set: 40}}},                                              // 2410 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2412, Set: 233}}},                                             // 2411 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2435, Set: 169}}},                                             // 2412 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2414, Set: 38}}},                                              // 2413 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2415, Set: 111}}},                                             // 2414 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2416, Set: 112}}},                                             // 2415 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2417, Callee: 305}}},                                            // 2416 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2418, Callee: 154}}},                                            // 2417 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2435}}},                                                         // 2418 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2420, Set: 40}}},                                              // 2419 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2421, Set: 111}}},                                             // 2420 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2422, Set: 112}}},                                             // 2421 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2435, Callee: 305}}},                                            // 2422 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2424, Set: 2}}},                                               // 2423 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2425, Set: 111}}},                                             // 2424 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2426, Set: 112}}},                                             // 2425 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2427, Callee: 305}}},                                            // 2426 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2428, Set: 16}}},                                              // 2427 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2429, Callee: 154}}},                                            // 2428 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2435}}},                                                         // 2429 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2431, Set: 40}}},                                              // 2430 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2432, Set: 259}}},                                             // 2431 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Accept, Target: 2433, Set: 42}}},                                              // 2432 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Call, Target: 2435, Callee: 305}}},                                            // 2433 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 2406}, {Kind: Step, Target: 2407}, {Kind: Step, Target: 2410}, {Kind: Step, Target: 2413}, {Kind: Step, Target: 2419}, {Kind: Step, Target: 2423}, {Kind: Step, Target: 2430}}}, // 2434 nodeOperation
	{Rule: 181, Edges: []Edge{{Kind: Step, Target: 363}}},                              // 2435 nodeOperation
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2437, Set: 38}}},                  // 2436 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2438, Set: 57}}},                  // 2437 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2440, Callee: 305}}},                // 2438 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2441, Callee: 151}}},                // 2439 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2439}, {Kind: Step, Target: 2441}}}, // 2440 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2461}}},                             // 2441 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2443, Set: 40}}},                  // 2442 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2444, Set: 57}}},                  // 2443 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2461, Callee: 305}}},                // 2444 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2446, Set: 2}}},                   // 2445 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2447, Set: 57}}},                  // 2446 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2452, Callee: 305}}},                // 2447 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2449, Set: 16}}},                  // 2448 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2453, Callee: 151}}},                // 2449 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2451, Set: 40}}},                  // 2450 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2453, Set: 169}}},                 // 2451 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2448}, {Kind: Step, Target: 2450}}}, // 2452 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2461}}},                             // 2453 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2455, Set: 16}}},                  // 2454 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2461, Callee: 149}}},                // 2455 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2457, Set: 40}}},                  // 2456 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2461, Set: 231}}},                 // 2457 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Accept, Target: 2459, Set: 16}}},                  // 2458 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Call, Target: 2461, Callee: 130}}},                // 2459 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 2436}, {Kind: Step, Target: 2442}, {Kind: Step, Target: 2445}, {Kind: Step, Target: 2454}, {Kind: Step, Target: 2456}, {Kind: Step, Target: 2458}}}, // 2460 inputOperation
	{Rule: 182, Edges: []Edge{{Kind: Step, Target: 365}}},                                                          // 2461 inputOperation
	{Rule: 183, Edges: []Edge{{Kind: Accept, Target: 2463, Set: 158}}},                                             // 2462 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2464, Callee: 290}}},                                            // 2463 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Accept, Target: 2465, Set: 57}}},                                              // 2464 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2467, Callee: 147}}},                                            // 2465 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2468, Callee: 150}}},                                            // 2466 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2466}, {Kind: Step, Target: 2468}}},                             // 2467 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2469}}},                                                         // 2468 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2473, Callee: 152}}},                                            // 2469 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2472, Callee: 153}}},                                            // 2470 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2470}}},                                                         // 2471 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2475}}},                                                         // 2472 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2471}, {Kind: Step, Target: 2474}}},                             // 2473 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2477}}},                                                         // 2474 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2473}}},                                                         // 2475 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Call, Target: 2478, Callee: 171}}},                                            // 2476 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2476}}},                                                         // 2477 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2479}}},                                                         // 2478 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 2477}, {Kind: Step, Target: 2480}}},                             // 2479 createJunction
	{Rule: 183, Edges: []Edge{{Kind: Step, Target: 367}}},                                                          // 2480 createJunction
	{Rule: 184, Edges: []Edge{{Kind: Accept, Target: 2482, Set: 159}}},                                             // 2481 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2483, Callee: 290}}},                                            // 2482 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Accept, Target: 2484, Set: 57}}},                                              // 2483 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2486, Callee: 147}}},                                            // 2484 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2487, Callee: 150}}},                                            // 2485 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2485}, {Kind: Step, Target: 2487}}},                             // 2486 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2488}}},                                                         // 2487 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2489, Callee: 185}}},                                            // 2488 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2490, Callee: 186}}},                                            // 2489 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2494, Callee: 152}}},                                            // 2490 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2493, Callee: 153}}},                                            // 2491 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2491}}},                                                         // 2492 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2496}}},                                                         // 2493 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2492}, {Kind: Step, Target: 2495}}},                             // 2494 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2498}}},                                                         // 2495 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2494}}},                                                         // 2496 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Call, Target: 2499, Callee: 171}}},                                            // 2497 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2497}}},                                                         // 2498 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2500}}},                                                         // 2499 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 2498}, {Kind: Step, Target: 2501}}},                             // 2500 createDeduplicator
	{Rule: 184, Edges: []Edge{{Kind: Step, Target: 369}}},                                                          // 2501 createDeduplicator
	{Rule: 185, Edges: []Edge{{Kind: Accept, Target: 2503, Set: 260}}},                                             // 2502 deduplicateOn
	{Rule: 185, Edges: []Edge{{Kind: Accept, Target: 2504, Set: 65}}},                                              // 2503 deduplicateOn
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2509, Callee: 112}}},                                            // 2504 deduplicateOn
	{Rule: 185, Edges: []Edge{{Kind: Accept, Target: 2506, Set: 29}}},                                              // 2505 deduplicateOn
	{Rule: 185, Edges: []Edge{{Kind: Call, Target: 2508, Callee: 112}}},                                            // 2506 deduplicateOn
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2505}}},                                                         // 2507 deduplicateOn
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2511}}},                                                         // 2508 deduplicateOn
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2507}, {Kind: Step, Target: 2510}}},                             // 2509 deduplicateOn
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 371}}},                                                          // 2510 deduplicateOn
	{Rule: 185, Edges: []Edge{{Kind: Step, Target: 2509}}},                                                         // 2511 deduplicateOn
	{Rule: 186, Edges: []Edge{{Kind: Accept, Target: 2513, Set: 105}}},                                             // 2512 maxTime
	{Rule: 186, Edges: []Edge{{Kind: Accept, Target: 2514, Set: 21}}},                                              // 2513 maxTime
	{Rule: 186, Edges: []Edge{{Kind: Call, Target: 2515, Callee: 133}}},                                            // 2514 maxTime
	{Rule: 186, Edges: []Edge{{Kind: Step, Target: 373}}},                                                          // 2515 maxTime
	{Rule: 187, Edges: []Edge{{Kind: Accept, Target: 2517, Set: 163}}},                                             // 2516 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2518, Callee: 290}}},                                            // 2517 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Accept, Target: 2519, Set: 57}}},                                              // 2518 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2521, Callee: 147}}},                                            // 2519 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2522, Callee: 150}}},                                            // 2520 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2520}, {Kind: Step, Target: 2522}}},                             // 2521 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2523}}},                                                         // 2522 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2524, Callee: 188}}},                                            // 2523 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2525, Callee: 186}}},                                            // 2524 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2529, Callee: 152}}},                                            // 2525 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2528, Callee: 153}}},                                            // 2526 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2526}}},                                                         // 2527 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2531}}},                                                         // 2528 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2527}, {Kind: Step, Target: 2530}}},                             // 2529 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2533}}},                                                         // 2530 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2529}}},                                                         // 2531 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Call, Target: 2534, Callee: 171}}},                                            // 2532 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2532}}},                                                         // 2533 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2535}}},                                                         // 2534 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 2533}, {Kind: Step, Target: 2536}}},                             // 2535 createReorderer
	{Rule: 187, Edges: []Edge{{Kind: Step, Target: 375}}},                                                          // 2536 createReorderer
	{Rule: 188, Edges: []Edge{{Kind: Accept, Target: 2538, Set: 114}}},                                             // 2537 orderBy
	{Rule: 188, Edges: []Edge{{Kind: Call, Target: 2543, Callee: 112}}},                                            // 2538 orderBy
	{Rule: 188, Edges: []Edge{{Kind: Accept, Target: 2540, Set: 29}}},                                              // 2539 orderBy
	{Rule: 188, Edges: []Edge{{Kind: Call, Target: 2542, Callee: 112}}},                                            // 2540 orderBy
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2539}}},                                                         // 2541 orderBy
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2545}}},                                                         // 2542 orderBy
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2541}, {Kind: Step, Target: 2544}}},                             // 2543 orderBy
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 377}}},                                                          // 2544 orderBy
	{Rule: 188, Edges: []Edge{{Kind: Step, Target: 2543}}},                                                         // 2545 orderBy
	{Rule: 189, Edges: []Edge{{Kind: Call, Target: 2553, Callee: 181}}},                                            // 2546 processorOperation
	{Rule: 189, Edges: []Edge{{Kind: Accept, Target: 2548, Set: 16}}},                                              // 2547 processorOperation
	{Rule: 189, Edges: []Edge{{Kind: Call, Target: 2553, Callee: 152}}},                                            // 2548 processorOperation
	{Rule: 189, Edges: []Edge{{Kind: Accept, Target: 2550, Set: 258}}},                                             // 2549 processorOperation
	{Rule: 189, Edges: []Edge{{Kind: Accept, Target: 2551, Set: 259}}},                                             // 2550 processorOperation
	{Rule: 189, Edges: []Edge{{Kind: Call, Target: 2553, Callee: 171}}},                                            // 2551 processorOperation
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 2546}, {Kind: Step, Target: 2547}, {Kind: Step, Target: 2549}}}, // 2552 processorOperation
	{Rule: 189, Edges: []Edge{{Kind: Step, Target: 379}}},                                                          // 2553 processorOperation
	{Rule: 190, Edges: []Edge{{Kind: Accept, Target: 2555, Set: 158}}},                                             // 2554 alterJunction
	{Rule: 190, Edges: []Edge{{Kind: Call, Target: 2556, Callee: 308}}},                                            // 2555 alterJunction
	{Rule: 190, Edges: []Edge{{Kind: Call, Target: 2561, Callee: 189}}},                                            // 2556 alterJunction
	{Rule: 190, Edges: []Edge{{Kind: Accept, Target: 2558, Set: 29}}},                                              // 2557 alterJunction
	{Rule: 190, Edges: []Edge{{Kind: Call, Target: 2560, Callee: 189}}},                                            // 2558 alterJunction
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2557}}},                                                         // 2559 alterJunction
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2563}}},                                                         // 2560 alterJunction
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2559}, {Kind: Step, Target: 2562}}},                             // 2561 alterJunction
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 381}}},                                                          // 2562 alterJunction
	{Rule: 190, Edges: []Edge{{Kind: Step, Target: 2561}}},                                                         // 2563 alterJunction
	{Rule: 191, Edges: []Edge{{Kind: Accept, Target: 2565, Set: 159}}},                                             // 2564 alterDeduplicator
	{Rule: 191, Edges: []Edge{{Kind: Call, Target: 2566, Callee: 309}}},                                            // 2565 alterDeduplicator
	{Rule: 191, Edges: []Edge{{Kind: Call, Target: 2571, Callee: 192}}},                                            // 2566 alterDeduplicator
	{Rule: 191, Edges: []Edge{{Kind: Accept, Target: 2568, Set: 29}}},                                              // 2567 alterDeduplicator
	{Rule: 191, Edges: []Edge{{Kind: Call, Target: 2570, Callee: 192}}},                                            // 2568 alterDeduplicator
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2567}}},                                                         // 2569 alterDeduplicator
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2573}}},                                                         // 2570 alterDeduplicator
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2569}, {Kind: Step, Target: 2572}}},                             // 2571 alterDeduplicator
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 383}}},                                                          // 2572 alterDeduplicator
	{Rule: 191, Edges: []Edge{{Kind: Step, Target: 2571}}},                                                         // 2573 alterDeduplicator
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2580, Callee: 189}}},                                            // 2574 deduplicatorOperation
	{Rule: 192, Edges: []Edge{{Kind: Accept, Target: 2576, Set: 16}}},                                              // 2575 deduplicatorOperation
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2580, Callee: 185}}},                                            // 2576 deduplicatorOperation
	{Rule: 192, Edges: []Edge{{Kind: Accept, Target: 2578, Set: 16}}},                                              // 2577 deduplicatorOperation
	{Rule: 192, Edges: []Edge{{Kind: Call, Target: 2580, Callee: 186}}},                                            // 2578 deduplicatorOperation
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 2574}, {Kind: Step, Target: 2575}, {Kind: Step, Target: 2577}}}, // 2579 deduplicatorOperation
	{Rule: 192, Edges: []Edge{{Kind: Step, Target: 385}}},                                                          // 2580 deduplicatorOperation
	{Rule: 193, Edges: []Edge{{Kind: Accept, Target: 2582, Set: 163}}},                                             // 2581 alterReorderer
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2583, Callee: 310}}},                                            // 2582 alterReorderer
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2588, Callee: 194}}},                                            // 2583 alterReorderer
	{Rule: 193, Edges: []Edge{{Kind: Accept, Target: 2585, Set: 29}}},                                              // 2584 alterReorderer
	{Rule: 193, Edges: []Edge{{Kind: Call, Target: 2587, Callee: 194}}},                                            // 2585 alterReorderer
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2584}}},                                                         // 2586 alterReorderer
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2590}}},                                                         // 2587 alterReorderer
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2586}, {Kind: Step, Target: 2589}}},                             // 2588 alterReorderer
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 387}}},                                                          // 2589 alterReorderer
	{Rule: 193, Edges: []Edge{{Kind: Step, Target: 2588}}},                                                         // 2590 alterReorderer
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2597, Callee: 189}}},                                            // 2591 reordererOperation
	{Rule: 194, Edges: []Edge{{Kind: Accept, Target: 2593, Set: 16}}},                                              // 2592 reordererOperation
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2597, Callee: 188}}},                                            // 2593 reordererOperation
	{Rule: 194, Edges: []Edge{{Kind: Accept, Target: 2595, Set: 16}}},                                              // 2594 reordererOperation
	{Rule: 194, Edges: []Edge{{Kind: Call, Target: 2597, Callee: 186}}},                                            // 2595 reordererOperation
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 2591}, {Kind: Step, Target: 2592}, {Kind: Step, Target: 2594}}}, // 2596 reordererOperation
	{Rule: 194, Edges: []Edge{{Kind: Step, Target: 389}}},                                                          // 2597 reordererOperation
	{Rule: 195, Edges: []Edge{{Kind: Accept, Target: 2599, Set: 160}}},                                             // 2598 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Accept, Target: 2600, Set: 81}}},                                              // 2599 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2601, Callee: 290}}},                                            // 2600 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Accept, Target: 2602, Set: 57}}},                                              // 2601 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2604, Callee: 147}}},                                            // 2602 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2605, Callee: 150}}},                                            // 2603 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2603}, {Kind: Step, Target: 2605}}},                             // 2604 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2606}}},                                                         // 2605 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2607, Callee: 196}}},                                            // 2606 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2611, Callee: 152}}},                                            // 2607 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2610, Callee: 153}}},                                            // 2608 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2608}}},                                                         // 2609 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2613}}},                                                         // 2610 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2609}, {Kind: Step, Target: 2612}}},                             // 2611 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2615}}},                                                         // 2612 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2611}}},                                                         // 2613 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Call, Target: 2616, Callee: 176}}},                                            // 2614 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2614}}},                                                         // 2615 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2617}}},                                                         // 2616 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 2615}, {Kind: Step, Target: 2618}}},                             // 2617 createWindow
	{Rule: 195, Edges: []Edge{{Kind: Step, Target: 391}}},                                                          // 2618 createWindow
	{Rule: 196, Edges: []Edge{{Kind: Accept, Target: 2620, Set: 261}}},                                             // 2619 windowExtent
	{Rule: 196, Edges: []Edge{{Kind: Call, Target: 2621, Callee: 197}}},                                            // 2620 windowExtent
	{Rule: 196, Edges: []Edge{{Kind: Accept, Target: 2622, Set: 262}}},                                             // 2621 windowExtent
	{Rule: 196, Edges: []Edge{{Kind: Call, Target: 2623, Callee: 197}}},                                            // 2622 windowExtent
	{Rule: 196, Edges: []Edge{{Kind: Step, Target: 393}}},                                                          // 2623 windowExtent
	{Rule: 197, Edges: []Edge{{Kind: Call, Target: 2626, Callee: 198}}},                                            // 2624 windowBounds
	{Rule: 197, Edges: []Edge{{Kind: Call, Target: 2627, Callee: 199}}},                                            // 2625 windowBounds
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2625}, {Kind: Step, Target: 2627}}},                             // 2626 windowBounds
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2633}}},                                                         // 2627 windowBounds
	{Rule: 197, Edges: []Edge{{Kind: Call, Target: 2630, Callee: 199}}},                                            // 2628 windowBounds
	{Rule: 197, Edges: []Edge{{Kind: Call, Target: 2631, Callee: 198}}},                                            // 2629 windowBounds
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2629}, {Kind: Step, Target: 2631}}},                             // 2630 windowBounds
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2633}}},                                                         // 2631 windowBounds
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 2624}, {Kind: Step, Target: 2628}}},                             // 2632 windowBounds
	{Rule: 197, Edges: []Edge{{Kind: Step, Target: 395}}},                                                          // 2633 windowBounds
	{Rule: 198, Edges: []Edge{{Kind: Call, Target: 2635, Callee: 132}}},                                            // 2634 messageBound
	{Rule: 198, Edges: []Edge{{Kind: Accept, Target: 2636, Set: 263}}},                                             // 2635 messageBound
	{Rule: 198, Edges: []Edge{{Kind: Step, Target: 397}}},                                                          // 2636 messageBound
	{Rule: 199, Edges: []Edge{{Kind: Call, Target: 2638, Callee: 133}}},                                            // 2637 durationBound
	{Rule: 199, Edges: []Edge{{Kind: Accept, Target: 2639, Set: 264}}},                                             // 2638 durationBound
	{Rule: 199, Edges: []Edge{{Kind: Step, Target: 399}}},                                                          // 2639 durationBound
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2641, Set: 164}}},                                             // 2640 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2642, Callee: 290}}},                                            // 2641 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2643, Set: 265}}},                                             // 2642 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2644, Set: 57}}},                                              // 2643 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2645, Callee: 147}}},                                            // 2644 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2646, Set: 266}}},                                             // 2645 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2647, Set: 57}}},                                              // 2646 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2648, Callee: 147}}},                                            // 2647 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2649, Set: 267}}},                                             // 2648 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2650, Callee: 151}}},                                            // 2649 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2651, Set: 268}}},                                             // 2650 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2652, Set: 269}}},                                             // 2651 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2653, Callee: 186}}},                                            // 2652 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2654, Set: 65}}},                                              // 2653 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2655, Set: 270}}},                                             // 2654 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2656, Set: 94}}},                                              // 2655 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2657, Callee: 201}}},                                            // 2656 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Accept, Target: 2658, Set: 29}}},                                              // 2657 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2659, Callee: 201}}},                                            // 2658 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2663, Callee: 152}}},                                            // 2659 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2662, Callee: 153}}},                                            // 2660 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2660}}},                                                         // 2661 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2665}}},                                                         // 2662 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2661}, {Kind: Step, Target: 2664}}},                             // 2663 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2667}}},                                                         // 2664 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2663}}},                                                         // 2665 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Call, Target: 2668, Callee: 175}}},                                            // 2666 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2666}}},                                                         // 2667 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2669}}},                                                         // 2668 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 2667}, {Kind: Step, Target: 2670}}},                             // 2669 createCorrelator
	{Rule: 200, Edges: []Edge{{Kind: Step, Target: 401}}},                                                          // 2670 createCorrelator
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2676, Set: 40}}},                                              // 2671 timeoutAction
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2673, Set: 99}}},                                              // 2672 timeoutAction
	{Rule: 201, Edges: []Edge{{Kind: Accept, Target: 2674, Set: 42}}},                                              // 2673 timeoutAction
	{Rule: 201, Edges: []Edge{{Kind: Call, Target: 2676, Callee: 305}}},                                            // 2674 timeoutAction
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 2671}, {Kind: Step, Target: 2672}}},                             // 2675 timeoutAction
	{Rule: 201, Edges: []Edge{{Kind: Step, Target: 403}}},                                                          // 2676 timeoutAction
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2678, Set: 79}}},                                              // 2677 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2679, Callee: 290}}},                                            // 2678 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2680, Set: 57}}},                                              // 2679 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2682, Callee: 147}}},                                            // 2680 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2683, Callee: 150}}},                                            // 2681 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2681}, {Kind: Step, Target: 2683}}},                             // 2682 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2684}}},                                                         // 2683 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2685, Set: 60}}},                                              // 2684 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2686, Callee: 139}}},                                            // 2685 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2687, Set: 271}}},                                             // 2686 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2688, Set: 20}}},                                              // 2687 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2689, Set: 272}}},                                             // 2688 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2690, Set: 229}}},                                             // 2689 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2695, Callee: 203}}},                                            // 2690 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2692, Set: 29}}},                                              // 2691 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2694, Callee: 203}}},                                            // 2692 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2691}}},                                                         // 2693 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2697}}},                                                         // 2694 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2693}, {Kind: Step, Target: 2696}}},                             // 2695 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2699}}},                                                         // 2696 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2695}}},                                                         // 2697 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2700, Set: 29}}},                                              // 2698 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2698}, {Kind: Step, Target: 2700}}},                             // 2699 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2701}}},                                                         // 2700 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2702, Set: 230}}},                                             // 2701 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2703, Set: 273}}},                                             // 2702 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2704, Set: 27}}},                                              // 2703 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2705, Set: 229}}},                                             // 2704 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2710, Callee: 204}}},                                            // 2705 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2707, Set: 29}}},                                              // 2706 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2709, Callee: 204}}},                                            // 2707 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2706}}},                                                         // 2708 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2712}}},                                                         // 2709 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2708}, {Kind: Step, Target: 2711}}},                             // 2710 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2714}}},                                                         // 2711 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2710}}},                                                         // 2712 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2715, Set: 29}}},                                              // 2713 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2713}, {Kind: Step, Target: 2715}}},                             // 2714 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2716}}},                                                         // 2715 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Accept, Target: 2717, Set: 230}}},                                             // 2716 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2721, Callee: 152}}},                                            // 2717 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2720, Callee: 153}}},                                            // 2718 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2718}}},                                                         // 2719 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2723}}},                                                         // 2720 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2719}, {Kind: Step, Target: 2722}}},                             // 2721 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2725}}},                                                         // 2722 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2721}}},                                                         // 2723 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Call, Target: 2726, Callee: 171}}},                                            // 2724 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2724}}},                                                         // 2725 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2727}}},                                                         // 2726 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 2725}, {Kind: Step, Target: 2728}}},                             // 2727 createInferencer
	{Rule: 202, Edges: []Edge{{Kind: Step, Target: 405}}},                                                          // 2728 createInferencer
	{Rule: 203, Edges: []Edge{{Kind: Call, Target: 2730, Callee: 204}}},                                            // 2729 tensorInput
	{Rule: 203, Edges: []Edge{{Kind: Accept, Target: 2731, Set: 170}}},                                             // 2730 tensorInput
	{Rule: 203, Edges: []Edge{{Kind: Call, Target: 2732, Callee: 112}}},                                            // 2731 tensorInput
	{Rule: 203, Edges: []Edge{{Kind: Step, Target: 407}}},                                                          // 2732 tensorInput
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2734, Set: 20}}},                                              // 2733 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2735, Set: 274}}},                                             // 2734 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2736, Set: 275}}},                                             // 2735 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2737, Set: 34}}},                                              // 2736 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2738, Set: 276}}},                                             // 2737 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2739, Set: 35}}},                                              // 2738 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2748, Set: 208}}},                                             // 2739 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2745, Callee: 205}}},                                            // 2740 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2742, Set: 29}}},                                              // 2741 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Call, Target: 2744, Callee: 205}}},                                            // 2742 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2741}}},                                                         // 2743 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2747}}},                                                         // 2744 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2743}, {Kind: Step, Target: 2746}}},                             // 2745 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2749}}},                                                         // 2746 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2745}}},                                                         // 2747 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2740}, {Kind: Step, Target: 2749}}},                             // 2748 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 2750}}},                                                         // 2749 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Accept, Target: 2751, Set: 209}}},                                             // 2750 tensorDeclaration
	{Rule: 204, Edges: []Edge{{Kind: Step, Target: 409}}},                                                          // 2751 tensorDeclaration
	{Rule: 205, Edges: []Edge{{Kind: Call, Target: 2756, Callee: 23}}},                                             // 2752 tensorDimension
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2756, Set: 277}}},                                             // 2753 tensorDimension
	{Rule: 205, Edges: []Edge{{Kind: Accept, Target: 2756, Set: 148}}},                                             // 2754 tensorDimension
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 2752}, {Kind: Step, Target: 2753}, {Kind: Step, Target: 2754}}}, // 2755 tensorDimension
	{Rule: 205, Edges: []Edge{{Kind: Step, Target: 411}}},                                                          // 2756 tensorDimension
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2758, Set: 80}}},                                              // 2757 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2759, Set: 81}}},                                              // 2758 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2760, Callee: 290}}},                                            // 2759 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2761, Set: 57}}},                                              // 2760 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2763, Callee: 147}}},                                            // 2761 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2764, Callee: 150}}},                                            // 2762 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2762}, {Kind: Step, Target: 2764}}},                             // 2763 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2765}}},                                                         // 2764 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2766, Set: 60}}},                                              // 2765 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2767, Callee: 139}}},                                            // 2766 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2768, Set: 271}}},                                             // 2767 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2769, Set: 20}}},                                              // 2768 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2770, Set: 105}}},                                             // 2769 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2771, Set: 278}}},                                             // 2770 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2772, Callee: 131}}},                                            // 2771 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2773, Set: 105}}},                                             // 2772 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2774, Set: 279}}},                                             // 2773 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2775, Callee: 135}}},                                            // 2774 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2779, Callee: 152}}},                                            // 2775 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2778, Callee: 153}}},                                            // 2776 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2776}}},                                                         // 2777 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2781}}},                                                         // 2778 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2777}, {Kind: Step, Target: 2780}}},                             // 2779 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2783}}},                                                         // 2780 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2779}}},                                                         // 2781 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Call, Target: 2784, Callee: 177}}},                                            // 2782 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2782}}},                                                         // 2783 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2785}}},                                                         // 2784 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2783}, {Kind: Step, Target: 2786}}},                             // 2785 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2791}}},                                                         // 2786 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2788, Set: 65}}},                                              // 2787 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2789, Set: 280}}},                                             // 2788 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2790, Set: 112}}},                                             // 2789 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2792, Set: 281}}},                                             // 2790 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2787}, {Kind: Step, Target: 2792}}},                             // 2791 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 2793}}},                                                         // 2792 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2794, Set: 65}}},                                              // 2793 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2795, Set: 282}}},                                             // 2794 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2796, Set: 253}}},                                             // 2795 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Accept, Target: 2797, Set: 257}}},                                             // 2796 createWasm
	{Rule: 206, Edges: []Edge{{Kind: Step, Target: 413}}},                                                          // 2797 createWasm
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2799, Set: 281}}},                                             // 2798 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2800, Set: 80}}},                                              // 2799 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2801, Set: 81}}},                                              // 2800 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Call, Target: 2802, Callee: 314}}},                                            // 2801 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2806, Set: 112}}},                                             // 2802 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2804, Set: 283}}},                                             // 2803 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2805, Set: 4}}},                                               // 2804 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Call, Target: 2807, Callee: 321}}},                                            // 2805 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2803}, {Kind: Step, Target: 2807}}},                             // 2806 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2808}}},                                                         // 2807 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2825, Set: 75}}},                                              // 2808 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2826, Set: 235}}},                                             // 2809 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2811, Set: 240}}},                                             // 2810 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2826, Set: 284}}},                                             // 2811 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2813, Set: 103}}},                                             // 2812 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2814, Set: 285}}},                                             // 2813 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2815, Set: 229}}},                                             // 2814 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Call, Target: 2820, Callee: 208}}},                                            // 2815 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2817, Set: 29}}},                                              // 2816 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Call, Target: 2819, Callee: 208}}},                                            // 2817 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2816}}},                                                         // 2818 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2822}}},                                                         // 2819 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2818}, {Kind: Step, Target: 2821}}},                             // 2820 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2823}}},                                                         // 2821 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2820}}},                                                         // 2822 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Accept, Target: 2824, Set: 230}}},                                             // 2823 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2826}}},                                                         // 2824 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 2809}, {Kind: Step, Target: 2810}, {Kind: Step, Target: 2812}}}, // 2825 resetWasm
	{Rule: 207, Edges: []Edge{{Kind: Step, Target: 415}}},                                                          // 2826 resetWasm
	{Rule: 208, Edges: []Edge{{Kind: Call, Target: 2828, Callee: 293}}},                                            // 2827 branchValue
	{Rule: 208, Edges: []Edge{{Kind: Accept, Target: 2829, Set: 170}}},                                             // 2828 branchValue
	{Rule: 208, Edges: []Edge{{Kind: Call, Target: 2830, Callee: 209}}},                                            // 2829 branchValue
	{Rule: 208, Edges: []Edge{{Kind: Step, Target: 417}}},                                                          // 2830 branchValue
	{Rule: 209, Edges: []Edge{{Kind: Accept, Target: 2832, Set: 202}}},                                             // 2831 signedLiteral
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2835, Callee: 210}}},                                            // 2832 signedLiteral
	{Rule: 209, Edges: []Edge{{Kind: Call, Target: 2835, Callee: 138}}},                                            // 2833 signedLiteral
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 2831}, {Kind: Step, Target: 2833}}},                             // 2834 signedLiteral
	{Rule: 209, Edges: []Edge{{Kind: Step, Target: 419}}},                                                          // 2835 signedLiteral
	{Rule: 210, Edges: []Edge{{Kind: Accept, Target: 2837, Set: 23}}},                                              // 2836 number
	{Rule: 210, Edges: []Edge{{Kind: Step, Target: 421}}},                                                          // 2837 number
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2839, Set: 165}}},                                             // 2838 createGenerator
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2840, Callee: 290}}},                                            // 2839 createGenerator
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2841, Set: 60}}},                                              // 2840 createGenerator
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2842, Set: 111}}},                                             // 2841 createGenerator
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2843, Set: 112}}},                                             // 2842 createGenerator
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2844, Callee: 305}}},                                            // 2843 createGenerator
	{Rule: 211, Edges: []Edge{{Kind: Accept, Target: 2845, Set: 246}}},                                             // 2844 createGenerator
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2846, Callee: 133}}},                                            // 2845 createGenerator
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2848, Callee: 152}}},                                            // 2846 createGenerator
	{Rule: 211, Edges: []Edge{{Kind: Call, Target: 2849, Callee: 175}}},                                            // 2847 createGenerator
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2847}}},                                                         // 2848 createGenerator
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2850}}},                                                         // 2849 createGenerator
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 2848}, {Kind: Step, Target: 2851}}},                             // 2850 createGenerator
	{Rule: 211, Edges: []Edge{{Kind: Step, Target: 423}}},                                                          // 2851 createGenerator
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2853, Set: 165}}},                                             // 2852 alterGenerator
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2854, Callee: 315}}},                                            // 2853 alterGenerator
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2859, Callee: 213}}},                                            // 2854 alterGenerator
	{Rule: 212, Edges: []Edge{{Kind: Accept, Target: 2856, Set: 29}}},                                              // 2855 alterGenerator
	{Rule: 212, Edges: []Edge{{Kind: Call, Target: 2858, Callee: 213}}},                                            // 2856 alterGenerator
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2855}}},                                                         // 2857 alterGenerator
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2861}}},                                                         // 2858 alterGenerator
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2857}, {Kind: Step, Target: 2860}}},                             // 2859 alterGenerator
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 425}}},                                                          // 2860 alterGenerator
	{Rule: 212, Edges: []Edge{{Kind: Step, Target: 2859}}},                                                         // 2861 alterGenerator
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2863, Set: 16}}},                                              // 2862 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2864, Set: 111}}},                                             // 2863 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2865, Set: 112}}},                                             // 2864 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2879, Callee: 305}}},                                            // 2865 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2867, Set: 16}}},                                              // 2866 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2868, Set: 246}}},                                             // 2867 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2879, Callee: 133}}},                                            // 2868 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2870, Set: 16}}},                                              // 2869 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2879, Callee: 152}}},                                            // 2870 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2872, Set: 258}}},                                             // 2871 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2873, Set: 259}}},                                             // 2872 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2879, Callee: 175}}},                                            // 2873 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2875, Set: 40}}},                                              // 2874 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2876, Set: 259}}},                                             // 2875 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Accept, Target: 2877, Set: 42}}},                                              // 2876 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Call, Target: 2879, Callee: 305}}},                                            // 2877 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 2862}, {Kind: Step, Target: 2866}, {Kind: Step, Target: 2869}, {Kind: Step, Target: 2871}, {Kind: Step, Target: 2874}}}, // 2878 generatorOperation
	{Rule: 213, Edges: []Edge{{Kind: Step, Target: 427}}},                              // 2879 generatorOperation
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2882, Callee: 242}}},                // 2880 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2880}, {Kind: Step, Target: 2882}}}, // 2881 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2883}}},                             // 2882 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Accept, Target: 2884, Set: 157}}},                 // 2883 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2885, Callee: 290}}},                // 2884 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Accept, Target: 2886, Set: 57}}},                  // 2885 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2888, Callee: 215}}},                // 2886 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2889, Callee: 216}}},                // 2887 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2887}, {Kind: Step, Target: 2889}}}, // 2888 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2891}}},                             // 2889 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2892, Callee: 150}}},                // 2890 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2890}, {Kind: Step, Target: 2892}}}, // 2891 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2894}}},                             // 2892 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2895, Callee: 172}}},                // 2893 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2893}}},                             // 2894 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2896}}},                             // 2895 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2894}, {Kind: Step, Target: 2897}}}, // 2896 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 2898}}},                             // 2897 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Call, Target: 2899, Callee: 170}}},                // 2898 createIngestor
	{Rule: 214, Edges: []Edge{{Kind: Step, Target: 429}}},                              // 2899 createIngestor
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2902, Callee: 217}}},                // 2900 ingestOrigin
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2903, Callee: 240}}},                // 2901 ingestOrigin
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 2901}, {Kind: Step, Target: 2903}}}, // 2902 ingestOrigin
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 2904}}},                             // 2903 ingestOrigin
	{Rule: 215, Edges: []Edge{{Kind: Accept, Target: 2905, Set: 138}}},                 // 2904 ingestOrigin
	{Rule: 215, Edges: []Edge{{Kind: Accept, Target: 2906, Set: 60}}},                  // 2905 ingestOrigin
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2907, Callee: 298}}},                // 2906 ingestOrigin
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 2913}}},                             // 2907 ingestOrigin
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2910, Callee: 232}}},                // 2908 ingestOrigin
	{Rule: 215, Edges: []Edge{{Kind: Call, Target: 2911, Callee: 240}}},                // 2909 ingestOrigin
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 2909}, {Kind: Step, Target: 2911}}}, // 2910 ingestOrigin
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 2913}}},                             // 2911 ingestOrigin
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 2900}, {Kind: Step, Target: 2908}}}, // 2912 ingestOrigin
	{Rule: 215, Edges: []Edge{{Kind: Step, Target: 431}}},                              // 2913 ingestOrigin
	{Rule: 216, Edges: []Edge{{Kind: Accept, Target: 2918, Set: 115}}},                 // 2914 timestamp
	{Rule: 216, Edges: []Edge{{Kind: Accept, Target: 2919, Set: 19}}},                  // 2915 timestamp
	{Rule: 216, Edges: []Edge{{Kind: Accept, Target: 2917, Set: 18}}},                  // 2916 timestamp
	{Rule: 216, Edges: []Edge{{Kind: Call, Target: 2919, Callee: 293}}},                // 2917 timestamp
	{Rule: 216, Edges: []Edge{{Kind: Step, Target: 2915}, {Kind: Step, Target: 2916}}}, // 2918 timestamp
	{Rule: 216, Edges: []Edge{{Kind: Step, Target: 433}}},                              // 2919 timestamp
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2934, Callee: 218}}},                // 2920 ingestSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2934, Callee: 220}}},                // 2921 ingestSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2934, Callee: 221}}},                // 2922 ingestSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2934, Callee: 222}}},                // 2923 ingestSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2934, Callee: 223}}},                // 2924 ingestSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2934, Callee: 224}}},                // 2925 ingestSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2934, Callee: 225}}},                // 2926 ingestSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2934, Callee: 226}}},                // 2927 ingestSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2934, Callee: 227}}},                // 2928 ingestSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2934, Callee: 228}}},                // 2929 ingestSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2934, Callee: 229}}},                // 2930 ingestSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2934, Callee: 230}}},                // 2931 ingestSource
	{Rule: 217, Edges: []Edge{{Kind: Call, Target: 2934, Callee: 231}}},                // 2932 ingestSource
	{Rule: 217, Edges: []Edge{{Kind: Step, Target: 2920}, {Kind: Step, Target: 2921}, {Kind: Step, Target: 2922}, {Kind: Step, Target: 2923}, {Kind: Step, Target: 2924}, {Kind: Step, Target: 2925}, {Kind: Step, Target: 2926}, {Kind: Step, Target: 2927}, {Kind: Step, Target: 2928}, {Kind: Step, Target: 2929}, {Kind: Step, Target: 2930}, {Kind: Step, Target: 2931}, {Kind: Step, Target: 2932}}}, // 2933 ingestSource
	{Rule: 217, Edges: []Edge{{Kind: Step, Target: 435}}},                                                                                      // 2934 ingestSource
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2936, Set: 116}}},                                                                         // 2935 kafkaSource
	{Rule: 218, Edges: []Edge{{Kind: Call, Target: 2937, Callee: 300}}},                                                                        // 2936 kafkaSource
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2938, Set: 286}}},                                                                         // 2937 kafkaSource
	{Rule: 218, Edges: []Edge{{Kind: Call, Target: 2939, Callee: 137}}},                                                                        // 2938 kafkaSource
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2940, Set: 287}}},                                                                         // 2939 kafkaSource
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2941, Set: 114}}},                                                                         // 2940 kafkaSource
	{Rule: 218, Edges: []Edge{{Kind: Call, Target: 2943, Callee: 219}}},                                                                        // 2941 kafkaSource
	{Rule: 218, Edges: []Edge{{Kind: Call, Target: 2944, Callee: 233}}},                                                                        // 2942 kafkaSource
	{Rule: 218, Edges: []Edge{{Kind: Step, Target: 2942}, {Kind: Step, Target: 2944}}},                                                         // 2943 kafkaSource
	{Rule: 218, Edges: []Edge{{Kind: Step, Target: 2945}}},                                                                                     // 2944 kafkaSource
	{Rule: 218, Edges: []Edge{{Kind: Accept, Target: 2946, Set: 49}}},                                                                          // 2945 kafkaSource
	{Rule: 218, Edges: []Edge{{Kind: Call, Target: 2947, Callee: 234}}},                                                                        // 2946 kafkaSource
	{Rule: 218, Edges: []Edge{{Kind: Step, Target: 437}}},                                                                                      // 2947 kafkaSource
	{Rule: 219, Edges: []Edge{{Kind: Accept, Target: 2949, Set: 288}}},                                                                         // 2948 kafkaOffset
	{Rule: 219, Edges: []Edge{{Kind: Accept, Target: 2950, Set: 289}}},                                                                         // 2949 kafkaOffset
	{Rule: 219, Edges: []Edge{{Kind: Call, Target: 2953, Callee: 137}}},                                                                        // 2950 kafkaOffset
	{Rule: 219, Edges: []Edge{{Kind: Accept, Target: 2953, Set: 4}}},                                                                           // 2951 kafkaOffset
	{Rule: 219, Edges: []Edge{{Kind: Step, Target: 2948}, {Kind: Step, Target: 2951}}},                                                         // 2952 kafkaOffset
	{Rule: 219, Edges: []Edge{{Kind: Step, Target: 439}}},                                                                                      // 2953 kafkaOffset
	{Rule: 220, Edges: []Edge{{Kind: Accept, Target: 2955, Set: 117}}},                                                                         // 2954 natsSource
	{Rule: 220, Edges: []Edge{{Kind: Call, Target: 2956, Callee: 300}}},                                                                        // 2955 natsSource
	{Rule: 220, Edges: []Edge{{Kind: Accept, Target: 2957, Set: 290}}},                                                                         // 2956 natsSource
	{Rule: 220, Edges: []Edge{{Kind: Call, Target: 2958, Callee: 137}}},                                                                        // 2957 natsSource
	{Rule: 220, Edges: []Edge{{Kind: Accept, Target: 2959, Set: 291}}},                                                                         // 2958 natsSource
	{Rule: 220, Edges: []Edge{{Kind: Accept, Target: 2960, Set: 289}}},                                                                         // 2959 natsSource
	{Rule: 220, Edges: []Edge{{Kind: Call, Target: 2961, Callee: 137}}},                                                                        // 2960 natsSource
	{Rule: 220, Edges: []Edge{{Kind: Call, Target: 2962, Callee: 233}}},                                                                        // 2961 natsSource
	{Rule: 220, Edges: []Edge{{Kind: Accept, Target: 2963, Set: 49}}},                                                                          // 2962 natsSource
	{Rule: 220, Edges: []Edge{{Kind: Call, Target: 2964, Callee: 239}}},                                                                        // 2963 natsSource
	{Rule: 220, Edges: []Edge{{Kind: Step, Target: 441}}},                                                                                      // 2964 natsSource
	{Rule: 221, Edges: []Edge{{Kind: Accept, Target: 2966, Set: 86}}},                                                                          // 2965 endpointSource
	{Rule: 221, Edges: []Edge{{Kind: Call, Target: 2967, Callee: 302}}},                                                                        // 2966 endpointSource
	{Rule: 221, Edges: []Edge{{Kind: Accept, Target: 2968, Set: 49}}},                                                                          // 2967 endpointSource
	{Rule: 221, Edges: []Edge{{Kind: Call, Target: 2969, Callee: 239}}},                                                                        // 2968 endpointSource
	{Rule: 221, Edges: []Edge{{Kind: Step, Target: 443}}},                                                                                      // 2969 endpointSource
	{Rule: 222, Edges: []Edge{{Kind: Accept, Target: 2971, Set: 88}}},                                                                          // 2970 httpSource
	{Rule: 222, Edges: []Edge{{Kind: Call, Target: 2972, Callee: 300}}},                                                                        // 2971 httpSource
	{Rule: 222, Edges: []Edge{{Kind: Accept, Target: 2973, Set: 292}}},                                                                         // 2972 httpSource
	{Rule: 222, Edges: []Edge{{Kind: Call, Target: 2974, Callee: 133}}},                                                                        // 2973 httpSource
	{Rule: 222, Edges: []Edge{{Kind: Step, Target: 445}}},                                                                                      // 2974 httpSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 2976, Set: 120}}},                                                                         // 2975 prometheusSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 2977, Callee: 300}}},                                                                        // 2976 prometheusSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 2978, Set: 293}}},                                                                         // 2977 prometheusSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 2979, Set: 20}}},                                                                          // 2978 prometheusSource
	{Rule: 223, Edges: []Edge{{Kind: Accept, Target: 2980, Set: 292}}},                                                                         // 2979 prometheusSource
	{Rule: 223, Edges: []Edge{{Kind: Call, Target: 2981, Callee: 133}}},                                                                        // 2980 prometheusSource
	{Rule: 223, Edges: []Edge{{Kind: Step, Target: 447}}},                                                                                      // 2981 prometheusSource
	{Rule: 224, Edges: []Edge{{Kind: Accept, Target: 2983, Set: 118}}},                                                                         // 2982 pulsarSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 2984, Callee: 300}}},                                                                        // 2983 pulsarSource
	{Rule: 224, Edges: []Edge{{Kind: Accept, Target: 2985, Set: 286}}},                                                                         // 2984 pulsarSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 2986, Callee: 137}}},                                                                        // 2985 pulsarSource
	{Rule: 224, Edges: []Edge{{Kind: Accept, Target: 2987, Set: 146}}},                                                                         // 2986 pulsarSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 2989, Callee: 137}}},                                                                        // 2987 pulsarSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 2990, Callee: 233}}},                                                                        // 2988 pulsarSource
	{Rule: 224, Edges: []Edge{{Kind: Step, Target: 2988}, {Kind: Step, Target: 2990}}},                                                         // 2989 pulsarSource
	{Rule: 224, Edges: []Edge{{Kind: Step, Target: 2991}}},                                                                                     // 2990 pulsarSource
	{Rule: 224, Edges: []Edge{{Kind: Accept, Target: 2992, Set: 49}}},                                                                          // 2991 pulsarSource
	{Rule: 224, Edges: []Edge{{Kind: Call, Target: 2993, Callee: 234}}},                                                                        // 2992 pulsarSource
	{Rule: 224, Edges: []Edge{{Kind: Step, Target: 449}}},                                                                                      // 2993 pulsarSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 2995, Set: 121}}},                                                                         // 2994 rabbitmqSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 2996, Callee: 300}}},                                                                        // 2995 rabbitmqSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 2997, Set: 291}}},                                                                         // 2996 rabbitmqSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 2999, Callee: 137}}},                                                                        // 2997 rabbitmqSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 3000, Callee: 233}}},                                                                        // 2998 rabbitmqSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 2998}, {Kind: Step, Target: 3000}}},                                                         // 2999 rabbitmqSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 3001}}},                                                                                     // 3000 rabbitmqSource
	{Rule: 225, Edges: []Edge{{Kind: Accept, Target: 3002, Set: 49}}},                                                                          // 3001 rabbitmqSource
	{Rule: 225, Edges: []Edge{{Kind: Call, Target: 3003, Callee: 237}}},                                                                        // 3002 rabbitmqSource
	{Rule: 225, Edges: []Edge{{Kind: Step, Target: 451}}},                                                                                      // 3003 rabbitmqSource
	{Rule: 226, Edges: []Edge{{Kind: Accept, Target: 3005, Set: 125}}},                                                                         // 3004 sqsSource
	{Rule: 226, Edges: []Edge{{Kind: Call, Target: 3006, Callee: 300}}},                                                                        // 3005 sqsSource
	{Rule: 226, Edges: []Edge{{Kind: Accept, Target: 3007, Set: 291}}},                                                                         // 3006 sqsSource
	{Rule: 226, Edges: []Edge{{Kind: Call, Target: 3009, Callee: 137}}},                                                                        // 3007 sqsSource
	{Rule: 226, Edges: []Edge{{Kind: Call, Target: 3010, Callee: 233}}},                                                                        // 3008 sqsSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 3008}, {Kind: Step, Target: 3010}}},                                                         // 3009 sqsSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 3011}}},                                                                                     // 3010 sqsSource
	{Rule: 226, Edges: []Edge{{Kind: Accept, Target: 3012, Set: 49}}},                                                                          // 3011 sqsSource
	{Rule: 226, Edges: []Edge{{Kind: Call, Target: 3013, Callee: 237}}},                                                                        // 3012 sqsSource
	{Rule: 226, Edges: []Edge{{Kind: Step, Target: 453}}},                                                                                      // 3013 sqsSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3015, Set: 122}}},                                                                         // 3014 redisSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3016, Set: 294}}},                                                                         // 3015 redisSource
	{Rule: 227, Edges: []Edge{{Kind: Call, Target: 3017, Callee: 300}}},                                                                        // 3016 redisSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3018, Set: 295}}},                                                                         // 3017 redisSource
	{Rule: 227, Edges: []Edge{{Kind: Call, Target: 3019, Callee: 137}}},                                                                        // 3018 redisSource
	{Rule: 227, Edges: []Edge{{Kind: Accept, Target: 3020, Set: 49}}},                                                                          // 3019 redisSource
	{Rule: 227, Edges: []Edge{{Kind: Call, Target: 3021, Callee: 239}}},                                                                        // 3020 redisSource
	{Rule: 227, Edges: []Edge{{Kind: Step, Target: 455}}},                                                                                      // 3021 redisSource
	{Rule: 228, Edges: []Edge{{Kind: Accept, Target: 3023, Set: 123}}},                                                                         // 3022 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Call, Target: 3024, Callee: 300}}},                                                                        // 3023 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Accept, Target: 3025, Set: 286}}},                                                                         // 3024 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Call, Target: 3027, Callee: 137}}},                                                                        // 3025 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Call, Target: 3028, Callee: 233}}},                                                                        // 3026 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Step, Target: 3026}, {Kind: Step, Target: 3028}}},                                                         // 3027 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Step, Target: 3031}}},                                                                                     // 3028 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Accept, Target: 3030, Set: 296}}},                                                                         // 3029 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Accept, Target: 3032, Set: 297}}},                                                                         // 3030 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Step, Target: 3029}, {Kind: Step, Target: 3032}}},                                                         // 3031 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Step, Target: 3035}}},                                                                                     // 3032 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Accept, Target: 3034, Set: 298}}},                                                                         // 3033 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Call, Target: 3036, Callee: 132}}},                                                                        // 3034 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Step, Target: 3033}, {Kind: Step, Target: 3036}}},                                                         // 3035 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Step, Target: 3037}}},                                                                                     // 3036 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Accept, Target: 3038, Set: 49}}},                                                                          // 3037 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Call, Target: 3039, Callee: 235}}},                                                                        // 3038 mqttSource
	{Rule: 228, Edges: []Edge{{Kind: Step, Target: 457}}},                                                                                      // 3039 mqttSource
	{Rule: 229, Edges: []Edge{{Kind: Accept, Target: 3041, Set: 124}}},                                                                         // 3040 zeromqSource
	{Rule: 229, Edges: []Edge{{Kind: Call, Target: 3042, Callee: 300}}},                                                                        // 3041 zeromqSource
	{Rule: 229, Edges: []Edge{{Kind: Accept, Target: 3043, Set: 49}}},                                                                          // 3042 zeromqSource
	{Rule: 229, Edges: []Edge{{Kind: Call, Target: 3044, Callee: 239}}},                                                                        // 3043 zeromqSource
	{Rule: 229, Edges: []Edge{{Kind: Step, Target: 459}}},                                                                                      // 3044 zeromqSource
	{Rule: 230, Edges: []Edge{{Kind: Accept, Target: 3046, Set: 89}}},                                                                          // 3045 websocketsSource
	{Rule: 230, Edges: []Edge{{Kind: Call, Target: 3047, Callee: 300}}},                                                                        // 3046 websocketsSource
	{Rule: 230, Edges: []Edge{{Kind: Accept, Target: 3048, Set: 49}}},                                                                          // 3047 websocketsSource
	{Rule: 230, Edges: []Edge{{Kind: Call, Target: 3049, Callee: 239}}},                                                                        // 3048 websocketsSource
	{Rule: 230, Edges: []Edge{{Kind: Step, Target: 461}}},                                                                                      // 3049 websocketsSource
	{Rule: 231, Edges: []Edge{{Kind: Accept, Target: 3051, Set: 62}}},                                                                          // 3050 syslogSource
	{Rule: 231, Edges: []Edge{{Kind: Call, Target: 3052, Callee: 300}}},                                                                        // 3051 syslogSource
	{Rule: 231, Edges: []Edge{{Kind: Accept, Target: 3053, Set: 49}}},                                                                          // 3052 syslogSource
	{Rule: 231, Edges: []Edge{{Kind: Call, Target: 3054, Callee: 239}}},                                                                        // 3053 syslogSource
	{Rule: 231, Edges: []Edge{{Kind: Step, Target: 463}}},                                                                                      // 3054 syslogSource
	{Rule: 232, Edges: []Edge{{Kind: Accept, Target: 3056, Set: 84}}},                                                                          // 3055 clientSource
	{Rule: 232, Edges: []Edge{{Kind: Accept, Target: 3057, Set: 27}}},                                                                          // 3056 clientSource
	{Rule: 232, Edges: []Edge{{Kind: Call, Target: 3058, Callee: 294}}},                                                                        // 3057 clientSource
	{Rule: 232, Edges: []Edge{{Kind: Accept, Target: 3059, Set: 49}}},                                                                          // 3058 clientSource
	{Rule: 232, Edges: []Edge{{Kind: Accept, Target: 3060, Set: 250}}},                                                                         // 3059 clientSource
	{Rule: 232, Edges: []Edge{{Kind: Call, Target: 3061, Callee: 167}}},                                                                        // 3060 clientSource
	{Rule: 232, Edges: []Edge{{Kind: Call, Target: 3062, Callee: 166}}},                                                                        // 3061 clientSource
	{Rule: 232, Edges: []Edge{{Kind: Call, Target: 3063, Callee: 165}}},                                                                        // 3062 clientSource
	{Rule: 232, Edges: []Edge{{Kind: Step, Target: 465}}},                                                                                      // 3063 clientSource
	{Rule: 233, Edges: []Edge{{Kind: Accept, Target: 3065, Set: 106}}},                                                                         // 3064 instances
	{Rule: 233, Edges: []Edge{{Kind: Call, Target: 3066, Callee: 131}}},                                                                        // 3065 instances
	{Rule: 233, Edges: []Edge{{Kind: Step, Target: 467}}},                                                                                      // 3066 instances
	{Rule: 234, Edges: []Edge{{Kind: Call, Target: 3071, Callee: 236}}},                                                                        // 3067 logMode
	{Rule: 234, Edges: []Edge{{Kind: Call, Target: 3071, Callee: 237}}},                                                                        // 3068 logMode
	{Rule: 234, Edges: []Edge{{Kind: Call, Target: 3071, Callee: 238}}},                                                                        // 3069 logMode
	{Rule: 234, Edges: []Edge{{Kind: Step, Target: 3067}, {Kind: Step, Target: 3068}, {Kind: Step, Target: 3069}}},                             // 3070 logMode
	{Rule: 234, Edges: []Edge{{Kind: Step, Target: 469}}},                                                                                      // 3071 logMode
	{Rule: 235, Edges: []Edge{{Kind: Call, Target: 3075, Callee: 234}}},                                                                        // 3072 mqttMode
	{Rule: 235, Edges: []Edge{{Kind: Call, Target: 3075, Callee: 239}}},                                                                        // 3073 mqttMode
	{Rule: 235, Edges: []Edge{{Kind: Step, Target: 3072}, {Kind: Step, Target: 3073}}},                                                         // 3074 mqttMode
	{Rule: 235, Edges: []Edge{{Kind: Step, Target: 471}}},                                                                                      // 3075 mqttMode
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3077, Set: 250}}},                                                                         // 3076 ackParallel
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3078, Set: 252}}},                                                                         // 3077 ackParallel
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3079, Set: 105}}},                                                                         // 3078 ackParallel
	{Rule: 236, Edges: []Edge{{Kind: Call, Target: 3080, Callee: 131}}},                                                                        // 3079 ackParallel
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3081, Set: 148}}},                                                                         // 3080 ackParallel
	{Rule: 236, Edges: []Edge{{Kind: Accept, Target: 3082, Set: 94}}},                                                                          // 3081 ackParallel
	{Rule: 236, Edges: []Edge{{Kind: Call, Target: 3083, Callee: 133}}},                                                                        // 3082 ackParallel
	{Rule: 236, Edges: []Edge{{Kind: Call, Target: 3084, Callee: 166}}},                                                                        // 3083 ackParallel
	{Rule: 236, Edges: []Edge{{Kind: Call, Target: 3085, Callee: 165}}},                                                                        // 3084 ackParallel
	{Rule: 236, Edges: []Edge{{Kind: Step, Target: 473}}},                                                                                      // 3085 ackParallel
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3087, Set: 250}}},                                                                         // 3086 ackSequential
	{Rule: 237, Edges: []Edge{{Kind: Accept, Target: 3088, Set: 251}}},                                                                         // 3087 ackSequential
	{Rule: 237, Edges: []Edge{{Kind: Call, Target: 3089, Callee: 166}}},                                                                        // 3088 ackSequential
	{Rule: 237, Edges: []Edge{{Kind: Call, Target: 3090, Callee: 165}}},                                                                        // 3089 ackSequential
	{Rule: 237, Edges: []Edge{{Kind: Step, Target: 475}}},                                                                                      // 3090 ackSequential
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3092, Set: 299}}},                                                                         // 3091 noAckParallel
	{Rule: 238, Edges: []Edge{{Kind: Accept, Target: 3093, Set: 252}}},                                                                         // 3092 noAckParallel
	{Rule: 238, Edges: []Edge{{Kind: Step, Target: 477}}},                                                                                      // 3093 noAckParallel
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3095, Set: 299}}},                                                                         // 3094 noAckSequential
	{Rule: 239, Edges: []Edge{{Kind: Accept, Target: 3096, Set: 251}}},                                                                         // 3095 noAckSequential
	{Rule: 239, Edges: []Edge{{Kind: Step, Target: 479}}},                                                                                      // 3096 noAckSequential
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3098, Set: 65}}},                                                                          // 3097 quiesce
	{Rule: 240, Edges: []Edge{{Kind: Accept, Target: 3099, Set: 300}}},                                                                         // 3098 quiesce
	{Rule: 240, Edges: []Edge{{Kind: Call, Target: 3100, Callee: 241}}},                                                                        // 3099 quiesce
	{Rule: 240, Edges: []Edge{{Kind: Step, Target: 481}}},                                                                                      // 3100 quiesce
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3118, Set: 301}}},                                                                         // 3101 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3103, Set: 302}}},                                                                         // 3102 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3104, Set: 105}}},                                                                         // 3103 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3105, Set: 232}}},                                                                         // 3104 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3110, Callee: 135}}},                                                                        // 3105 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3107, Set: 65}}},                                                                          // 3106 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3108, Set: 303}}},                                                                         // 3107 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3109, Set: 40}}},                                                                          // 3108 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3111, Set: 304}}},                                                                         // 3109 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3106}, {Kind: Step, Target: 3111}}},                                                         // 3110 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3118}}},                                                                                     // 3111 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3118, Set: 40}}},                                                                          // 3112 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3114, Set: 305}}},                                                                         // 3113 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3115, Set: 248}}},                                                                         // 3114 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Accept, Target: 3116, Set: 306}}},                                                                         // 3115 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Call, Target: 3118, Callee: 133}}},                                                                        // 3116 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 3101}, {Kind: Step, Target: 3102}, {Kind: Step, Target: 3112}, {Kind: Step, Target: 3113}}}, // 3117 quiesceMode
	{Rule: 241, Edges: []Edge{{Kind: Step, Target: 483}}},                                                                                      // 3118 quiesceMode
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3120, Set: 307}}},                                                                         // 3119 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3139, Set: 286}}},                                                                         // 3120 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3122, Set: 308}}},                                                                         // 3121 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3139, Set: 291}}},                                                                         // 3122 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3124, Set: 122}}},                                                                         // 3123 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3139, Set: 295}}},                                                                         // 3124 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3126, Set: 117}}},                                                                         // 3125 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3139, Set: 290}}},                                                                         // 3126 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3128, Set: 120}}},                                                                         // 3127 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3139, Set: 293}}},                                                                         // 3128 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3130, Set: 124}}},                                                                         // 3129 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3139, Set: 309}}},                                                                         // 3130 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3132, Set: 88}}},                                                                          // 3131 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3139, Set: 310}}},                                                                         // 3132 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3134, Set: 89}}},                                                                          // 3133 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3139, Set: 311}}},                                                                         // 3134 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3136, Set: 62}}},                                                                          // 3135 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3139, Set: 312}}},                                                                         // 3136 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Accept, Target: 3139, Set: 84}}},                                                                          // 3137 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 3119}, {Kind: Step, Target: 3121}, {Kind: Step, Target: 3123}, {Kind: Step, Target: 3125}, {Kind: Step, Target: 3127}, {Kind: Step, Target: 3129}, {Kind: Step, Target: 3131}, {Kind: Step, Target: 3133}, {Kind: Step, Target: 3135}, {Kind: Step, Target: 3137}}}, // 3138 ingestorEntity
	{Rule: 242, Edges: []Edge{{Kind: Step, Target: 485}}},                              // 3139 ingestorEntity
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3142, Callee: 242}}},                // 3140 alterIngestor
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3140}, {Kind: Step, Target: 3142}}}, // 3141 alterIngestor
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3143}}},                             // 3142 alterIngestor
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3144, Set: 157}}},                 // 3143 alterIngestor
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3145, Callee: 306}}},                // 3144 alterIngestor
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3150, Callee: 244}}},                // 3145 alterIngestor
	{Rule: 243, Edges: []Edge{{Kind: Accept, Target: 3147, Set: 29}}},                  // 3146 alterIngestor
	{Rule: 243, Edges: []Edge{{Kind: Call, Target: 3149, Callee: 244}}},                // 3147 alterIngestor
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3146}}},                             // 3148 alterIngestor
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3152}}},                             // 3149 alterIngestor
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3148}, {Kind: Step, Target: 3151}}}, // 3150 alterIngestor
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 487}}},                              // 3151 alterIngestor
	{Rule: 243, Edges: []Edge{{Kind: Step, Target: 3150}}},                             // 3152 alterIngestor
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3154, Set: 16}}},                  // 3153 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3157, Set: 57}}},                  // 3154 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3158, Callee: 217}}},                // 3155 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3158, Callee: 232}}},                // 3156 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3155}, {Kind: Step, Target: 3156}}}, // 3157 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3188}}},                             // 3158 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3160, Set: 16}}},                  // 3159 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3161, Set: 138}}},                 // 3160 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3162, Set: 60}}},                  // 3161 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3188, Callee: 298}}},                // 3162 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3164, Set: 16}}},                  // 3163 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3188, Callee: 216}}},                // 3164 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3166, Set: 40}}},                  // 3165 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3188, Set: 115}}},                 // 3166 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3168, Set: 16}}},                  // 3167 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3169, Set: 233}}},                 // 3168 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3188, Callee: 151}}},                // 3169 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3171, Set: 40}}},                  // 3170 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3172, Set: 233}}},                 // 3171 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3188, Set: 169}}},                 // 3172 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3174, Set: 258}}},                 // 3173 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3175, Set: 259}}},                 // 3174 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3188, Callee: 172}}},                // 3175 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3177, Set: 40}}},                  // 3176 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3178, Set: 259}}},                 // 3177 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3179, Set: 42}}},                  // 3178 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3188, Callee: 305}}},                // 3179 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3181, Set: 16}}},                  // 3180 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3182, Set: 256}}},                 // 3181 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3183, Set: 253}}},                 // 3182 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3188, Set: 257}}},                 // 3183 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3185, Set: 16}}},                  // 3184 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Accept, Target: 3186, Set: 300}}},                 // 3185 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Call, Target: 3188, Callee: 241}}},                // 3186 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 3153}, {Kind: Step, Target: 3159}, {Kind: Step, Target: 3163}, {Kind: Step, Target: 3165}, {Kind: Step, Target: 3167}, {Kind: Step, Target: 3170}, {Kind: Step, Target: 3173}, {Kind: Step, Target: 3176}, {Kind: Step, Target: 3180}, {Kind: Step, Target: 3184}}}, // 3187 ingestorOperation
	{Rule: 244, Edges: []Edge{{Kind: Step, Target: 489}}},                                                                                      // 3188 ingestorOperation
	{Rule: 245, Edges: []Edge{{Kind: Accept, Target: 3190, Set: 161}}},                                                                         // 3189 createEmitter
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3191, Callee: 290}}},                                                                        // 3190 createEmitter
	{Rule: 245, Edges: []Edge{{Kind: Accept, Target: 3192, Set: 57}}},                                                                          // 3191 createEmitter
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3196, Callee: 147}}},                                                                        // 3192 createEmitter
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3195, Callee: 153}}},                                                                        // 3193 createEmitter
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3193}}},                                                                                     // 3194 createEmitter
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3198}}},                                                                                     // 3195 createEmitter
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3194}, {Kind: Step, Target: 3197}}},                                                         // 3196 createEmitter
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3199}}},                                                                                     // 3197 createEmitter
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 3196}}},                                                                                     // 3198 createEmitter
	{Rule: 245, Edges: []Edge{{Kind: Accept, Target: 3200, Set: 42}}},                                                                          // 3199 createEmitter
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3201, Callee: 246}}},                                                                        // 3200 createEmitter
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3202, Callee: 164}}},                                                                        // 3201 createEmitter
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3203, Callee: 168}}},                                                                        // 3202 createEmitter
	{Rule: 245, Edges: []Edge{{Kind: Call, Target: 3204, Callee: 170}}},                                                                        // 3203 createEmitter
	{Rule: 245, Edges: []Edge{{Kind: Step, Target: 491}}},                                                                                      // 3204 createEmitter
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3206, Callee: 247}}},                                                                        // 3205 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Accept, Target: 3207, Set: 68}}},                                                                          // 3206 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Accept, Target: 3208, Set: 60}}},                                                                          // 3207 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3209, Callee: 298}}},                                                                        // 3208 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3210, Callee: 156}}},                                                                        // 3209 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 3232}}},                                                                                     // 3210 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3212, Callee: 266}}},                                                                        // 3211 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Accept, Target: 3213, Set: 49}}},                                                                          // 3212 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3215, Callee: 279}}},                                                                        // 3213 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3216, Callee: 151}}},                                                                        // 3214 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 3214}, {Kind: Step, Target: 3216}}},                                                         // 3215 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 3232}}},                                                                                     // 3216 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3223, Callee: 278}}},                                                                        // 3217 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Accept, Target: 3219, Set: 68}}},                                                                          // 3218 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Accept, Target: 3220, Set: 60}}},                                                                          // 3219 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3224, Callee: 298}}},                                                                        // 3220 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Accept, Target: 3222, Set: 189}}},                                                                         // 3221 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Accept, Target: 3224, Set: 313}}},                                                                         // 3222 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 3218}, {Kind: Step, Target: 3221}}},                                                         // 3223 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 3225}}},                                                                                     // 3224 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3226, Callee: 156}}},                                                                        // 3225 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 3232}}},                                                                                     // 3226 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3228, Callee: 280}}},                                                                        // 3227 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3229, Callee: 156}}},                                                                        // 3228 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Call, Target: 3230, Callee: 281}}},                                                                        // 3229 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 3232}}},                                                                                     // 3230 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 3205}, {Kind: Step, Target: 3211}, {Kind: Step, Target: 3217}, {Kind: Step, Target: 3227}}}, // 3231 emitTarget
	{Rule: 246, Edges: []Edge{{Kind: Step, Target: 493}}},                                                                                      // 3232 emitTarget
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3244, Callee: 248}}},                                                                        // 3233 codecSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3244, Callee: 249}}},                                                                        // 3234 codecSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3244, Callee: 250}}},                                                                        // 3235 codecSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3244, Callee: 251}}},                                                                        // 3236 codecSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3244, Callee: 252}}},                                                                        // 3237 codecSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3244, Callee: 253}}},                                                                        // 3238 codecSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3244, Callee: 254}}},                                                                        // 3239 codecSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3244, Callee: 255}}},                                                                        // 3240 codecSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3244, Callee: 259}}},                                                                        // 3241 codecSink
	{Rule: 247, Edges: []Edge{{Kind: Call, Target: 3244, Callee: 260}}},                                                                        // 3242 codecSink
	{Rule: 247, Edges: []Edge{{Kind: Step, Target: 3233}, {Kind: Step, Target: 3234}, {Kind: Step, Target: 3235}, {Kind: Step, Target: 3236}, {Kind: Step, Target: 3237}, {Kind: Step, Target: 3238}, {Kind: Step, Target: 3239}, {Kind: Step, Target: 3240}, {Kind: Step, Target: 3241}, {Kind: Step, Target: 3242}}}, // 3243 codecSink
	{Rule: 247, Edges: []Edge{{Kind: Step, Target: 495}}},                              // 3244 codecSink
	{Rule: 248, Edges: []Edge{{Kind: Accept, Target: 3246, Set: 116}}},                 // 3245 kafkaSink
	{Rule: 248, Edges: []Edge{{Kind: Call, Target: 3247, Callee: 300}}},                // 3246 kafkaSink
	{Rule: 248, Edges: []Edge{{Kind: Accept, Target: 3248, Set: 286}}},                 // 3247 kafkaSink
	{Rule: 248, Edges: []Edge{{Kind: Call, Target: 3249, Callee: 137}}},                // 3248 kafkaSink
	{Rule: 248, Edges: []Edge{{Kind: Accept, Target: 3250, Set: 49}}},                  // 3249 kafkaSink
	{Rule: 248, Edges: []Edge{{Kind: Call, Target: 3251, Callee: 263}}},                // 3250 kafkaSink
	{Rule: 248, Edges: []Edge{{Kind: Step, Target: 497}}},                              // 3251 kafkaSink
	{Rule: 249, Edges: []Edge{{Kind: Accept, Target: 3253, Set: 117}}},                 // 3252 natsSink
	{Rule: 249, Edges: []Edge{{Kind: Call, Target: 3254, Callee: 300}}},                // 3253 natsSink
	{Rule: 249, Edges: []Edge{{Kind: Accept, Target: 3255, Set: 290}}},                 // 3254 natsSink
	{Rule: 249, Edges: []Edge{{Kind: Call, Target: 3256, Callee: 137}}},                // 3255 natsSink
	{Rule: 249, Edges: []Edge{{Kind: Accept, Target: 3257, Set: 49}}},                  // 3256 natsSink
	{Rule: 249, Edges: []Edge{{Kind: Call, Target: 3258, Callee: 265}}},                // 3257 natsSink
	{Rule: 249, Edges: []Edge{{Kind: Step, Target: 499}}},                              // 3258 natsSink
	{Rule: 250, Edges: []Edge{{Kind: Accept, Target: 3260, Set: 118}}},                 // 3259 pulsarSink
	{Rule: 250, Edges: []Edge{{Kind: Call, Target: 3261, Callee: 300}}},                // 3260 pulsarSink
	{Rule: 250, Edges: []Edge{{Kind: Accept, Target: 3262, Set: 286}}},                 // 3261 pulsarSink
	{Rule: 250, Edges: []Edge{{Kind: Call, Target: 3263, Callee: 137}}},                // 3262 pulsarSink
	{Rule: 250, Edges: []Edge{{Kind: Accept, Target: 3264, Set: 49}}},                  // 3263 pulsarSink
	{Rule: 250, Edges: []Edge{{Kind: Call, Target: 3265, Callee: 263}}},                // 3264 pulsarSink
	{Rule: 250, Edges: []Edge{{Kind: Step, Target: 501}}},                              // 3265 pulsarSink
	{Rule: 251, Edges: []Edge{{Kind: Accept, Target: 3267, Set: 121}}},                 // 3266 rabbitmqSink
	{Rule: 251, Edges: []Edge{{Kind: Call, Target: 3268, Callee: 300}}},                // 3267 rabbitmqSink
	{Rule: 251, Edges: []Edge{{Kind: Accept, Target: 3269, Set: 291}}},                 // 3268 rabbitmqSink
	{Rule: 251, Edges: []Edge{{Kind: Call, Target: 3270, Callee: 137}}},                // 3269 rabbitmqSink
	{Rule: 251, Edges: []Edge{{Kind: Accept, Target: 3271, Set: 49}}},                  // 3270 rabbitmqSink
	{Rule: 251, Edges: []Edge{{Kind: Call, Target: 3272, Callee: 263}}},                // 3271 rabbitmqSink
	{Rule: 251, Edges: []Edge{{Kind: Step, Target: 503}}},                              // 3272 rabbitmqSink
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3274, Set: 122}}},                 // 3273 redisSink
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3275, Set: 294}}},                 // 3274 redisSink
	{Rule: 252, Edges: []Edge{{Kind: Call, Target: 3276, Callee: 300}}},                // 3275 redisSink
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3277, Set: 295}}},                 // 3276 redisSink
	{Rule: 252, Edges: []Edge{{Kind: Call, Target: 3278, Callee: 137}}},                // 3277 redisSink
	{Rule: 252, Edges: []Edge{{Kind: Accept, Target: 3279, Set: 49}}},                  // 3278 redisSink
	{Rule: 252, Edges: []Edge{{Kind: Call, Target: 3280, Callee: 261}}},                // 3279 redisSink
	{Rule: 252, Edges: []Edge{{Kind: Step, Target: 505}}},                              // 3280 redisSink
	{Rule: 253, Edges: []Edge{{Kind: Accept, Target: 3282, Set: 123}}},                 // 3281 mqttSink
	{Rule: 253, Edges: []Edge{{Kind: Call, Target: 3283, Callee: 300}}},                // 3282 mqttSink
	{Rule: 253, Edges: []Edge{{Kind: Accept, Target: 3284, Set: 286}}},                 // 3283 mqttSink
	{Rule: 253, Edges: []Edge{{Kind: Call, Target: 3285, Callee: 137}}},                // 3284 mqttSink
	{Rule: 253, Edges: []Edge{{Kind: Accept, Target: 3286, Set: 49}}},                  // 3285 mqttSink
	{Rule: 253, Edges: []Edge{{Kind: Call, Target: 3287, Callee: 264}}},                // 3286 mqttSink
	{Rule: 253, Edges: []Edge{{Kind: Step, Target: 507}}},                              // 3287 mqttSink
	{Rule: 254, Edges: []Edge{{Kind: Accept, Target: 3289, Set: 124}}},                 // 3288 zeromqSink
	{Rule: 254, Edges: []Edge{{Kind: Call, Target: 3290, Callee: 300}}},                // 3289 zeromqSink
	{Rule: 254, Edges: []Edge{{Kind: Accept, Target: 3291, Set: 49}}},                  // 3290 zeromqSink
	{Rule: 254, Edges: []Edge{{Kind: Call, Target: 3292, Callee: 261}}},                // 3291 zeromqSink
	{Rule: 254, Edges: []Edge{{Kind: Step, Target: 509}}},                              // 3292 zeromqSink
	{Rule: 255, Edges: []Edge{{Kind: Accept, Target: 3294, Set: 125}}},                 // 3293 sqsSink
	{Rule: 255, Edges: []Edge{{Kind: Call, Target: 3295, Callee: 300}}},                // 3294 sqsSink
	{Rule: 255, Edges: []Edge{{Kind: Accept, Target: 3296, Set: 291}}},                 // 3295 sqsSink
	{Rule: 255, Edges: []Edge{{Kind: Call, Target: 3298, Callee: 258}}},                // 3296 sqsSink
	{Rule: 255, Edges: []Edge{{Kind: Call, Target: 3299, Callee: 256}}},                // 3297 sqsSink
	{Rule: 255, Edges: []Edge{{Kind: Step, Target: 3297}, {Kind: Step, Target: 3299}}}, // 3298 sqsSink
	{Rule: 255, Edges: []Edge{{Kind: Step, Target: 3300}}},                             // 3299 sqsSink
	{Rule: 255, Edges: []Edge{{Kind: Accept, Target: 3301, Set: 49}}},                  // 3300 sqsSink
	{Rule: 255, Edges: []Edge{{Kind: Call, Target: 3302, Callee: 257}}},                // 3301 sqsSink
	{Rule: 255, Edges: []Edge{{Kind: Step, Target: 511}}},                              // 3302 sqsSink
	{Rule: 256, Edges: []Edge{{Kind: Accept, Target: 3304, Set: 314}}},                 // 3303 fifoGroup
	{Rule: 256, Edges: []Edge{{Kind: Accept, Target: 3308, Set: 289}}},                 // 3304 fifoGroup
	{Rule: 256, Edges: []Edge{{Kind: Accept, Target: 3306, Set: 57}}},                  // 3305 fifoGroup
	{Rule: 256, Edges: []Edge{{Kind: Accept, Target: 3309, Set: 103}}},                 // 3306 fifoGroup
	{Rule: 256, Edges: []Edge{{Kind: Call, Target: 3309, Callee: 112}}},                // 3307 fifoGroup
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 3305}, {Kind: Step, Target: 3307}}}, // 3308 fifoGroup
	{Rule: 256, Edges: []Edge{{Kind: Step, Target: 513}}},                              // 3309 fifoGroup
	{Rule: 257, Edges: []Edge{{Kind: Accept, Target: 3311, Set: 315}}},                 // 3310 sqsSinkMode
	{Rule: 257, Edges: []Edge{{Kind: Call, Target: 3312, Callee: 165}}},                // 3311 sqsSinkMode
	{Rule: 257, Edges: []Edge{{Kind: Step, Target: 515}}},                              // 3312 sqsSinkMode
	{Rule: 258, Edges: []Edge{{Kind: Call, Target: 3318, Callee: 143}}},                // 3313 sqsQueue
	{Rule: 258, Edges: []Edge{{Kind: Accept, Target: 3315, Set: 227}}},                 // 3314 sqsQueue
	{Rule: 258, Edges: []Edge{{Kind: Call, Target: 3317, Callee: 143}}},                // 3315 sqsQueue
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 3314}}},                             // 3316 sqsQueue
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 3320}}},                             // 3317 sqsQueue
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 3316}, {Kind: Step, Target: 3319}}}, // 3318 sqsQueue
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 3323}}},                             // 3319 sqsQueue
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 3318}}},                             // 3320 sqsQueue
	{Rule: 258, Edges: []Edge{{Kind: Accept, Target: 3322, Set: 216}}},                 // 3321 sqsQueue
	{Rule: 258, Edges: []Edge{{Kind: Accept, Target: 3324, Set: 314}}},                 // 3322 sqsQueue
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 3321}, {Kind: Step, Target: 3324}}}, // 3323 sqsQueue
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 3327}}},                             // 3324 sqsQueue
	{Rule: 258, Edges: []Edge{{Kind: Accept, Target: 3327, Set: 20}}},                  // 3325 sqsQueue
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 3313}, {Kind: Step, Target: 3325}}}, // 3326 sqsQueue
	{Rule: 258, Edges: []Edge{{Kind: Step, Target: 517}}},                              // 3327 sqsQueue
	{Rule: 259, Edges: []Edge{{Kind: Accept, Target: 3329, Set: 119}}},                 // 3328 sentrySink
	{Rule: 259, Edges: []Edge{{Kind: Call, Target: 3330, Callee: 300}}},                // 3329 sentrySink
	{Rule: 259, Edges: []Edge{{Kind: Accept, Target: 3331, Set: 49}}},                  // 3330 sentrySink
	{Rule: 259, Edges: []Edge{{Kind: Call, Target: 3332, Callee: 279}}},                // 3331 sentrySink
	{Rule: 259, Edges: []Edge{{Kind: Step, Target: 519}}},                              // 3332 sentrySink
	{Rule: 260, Edges: []Edge{{Kind: Accept, Target: 3334, Set: 62}}},                  // 3333 syslogSink
	{Rule: 260, Edges: []Edge{{Kind: Call, Target: 3335, Callee: 300}}},                // 3334 syslogSink
	{Rule: 260, Edges: []Edge{{Kind: Accept, Target: 3336, Set: 49}}},                  // 3335 syslogSink
	{Rule: 260, Edges: []Edge{{Kind: Call, Target: 3337, Callee: 261}}},                // 3336 syslogSink
	{Rule: 260, Edges: []Edge{{Kind: Step, Target: 521}}},                              // 3337 syslogSink
	{Rule: 261, Edges: []Edge{{Kind: Accept, Target: 3339, Set: 299}}},                 // 3338 noAckMode
	{Rule: 261, Edges: []Edge{{Kind: Call, Target: 3340, Callee: 165}}},                // 3339 noAckMode
	{Rule: 261, Edges: []Edge{{Kind: Step, Target: 523}}},                              // 3340 noAckMode
	{Rule: 262, Edges: []Edge{{Kind: Accept, Target: 3342, Set: 250}}},                 // 3341 ackMode
	{Rule: 262, Edges: []Edge{{Kind: Call, Target: 3343, Callee: 167}}},                // 3342 ackMode
	{Rule: 262, Edges: []Edge{{Kind: Call, Target: 3344, Callee: 166}}},                // 3343 ackMode
	{Rule: 262, Edges: []Edge{{Kind: Call, Target: 3345, Callee: 165}}},                // 3344 ackMode
	{Rule: 262, Edges: []Edge{{Kind: Step, Target: 525}}},                              // 3345 ackMode
	{Rule: 263, Edges: []Edge{{Kind: Call, Target: 3349, Callee: 261}}},                // 3346 brokerMode
	{Rule: 263, Edges: []Edge{{Kind: Call, Target: 3349, Callee: 262}}},                // 3347 brokerMode
	{Rule: 263, Edges: []Edge{{Kind: Step, Target: 3346}, {Kind: Step, Target: 3347}}}, // 3348 brokerMode
	{Rule: 263, Edges: []Edge{{Kind: Step, Target: 527}}},                              // 3349 brokerMode
	{Rule: 264, Edges: []Edge{{Kind: Accept, Target: 3351, Set: 298}}},                 // 3350 mqttSinkMode
	{Rule: 264, Edges: []Edge{{Kind: Call, Target: 3354, Callee: 132}}},                // 3351 mqttSinkMode
	{Rule: 264, Edges: []Edge{{Kind: Call, Target: 3355, Callee: 165}}},                // 3352 mqttSinkMode
	{Rule: 264, Edges: []Edge{{Kind: Call, Target: 3355, Callee: 262}}},                // 3353 mqttSinkMode
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 3352}, {Kind: Step, Target: 3353}}}, // 3354 mqttSinkMode
	{Rule: 264, Edges: []Edge{{Kind: Step, Target: 529}}},                              // 3355 mqttSinkMode
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3360, Callee: 261}}},                // 3356 natsSinkMode
	{Rule: 265, Edges: []Edge{{Kind: Accept, Target: 3358, Set: 316}}},                 // 3357 natsSinkMode
	{Rule: 265, Edges: []Edge{{Kind: Call, Target: 3360, Callee: 262}}},                // 3358 natsSinkMode
	{Rule: 265, Edges: []Edge{{Kind: Step, Target: 3356}, {Kind: Step, Target: 3357}}}, // 3359 natsSinkMode
	{Rule: 265, Edges: []Edge{{Kind: Step, Target: 531}}},                              // 3360 natsSinkMode
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3367, Callee: 267}}},                // 3361 rowSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3367, Callee: 268}}},                // 3362 rowSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3367, Callee: 269}}},                // 3363 rowSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3367, Callee: 270}}},                // 3364 rowSink
	{Rule: 266, Edges: []Edge{{Kind: Call, Target: 3367, Callee: 271}}},                // 3365 rowSink
	{Rule: 266, Edges: []Edge{{Kind: Step, Target: 3361}, {Kind: Step, Target: 3362}, {Kind: Step, Target: 3363}, {Kind: Step, Target: 3364}, {Kind: Step, Target: 3365}}}, // 3366 rowSink
	{Rule: 266, Edges: []Edge{{Kind: Step, Target: 533}}},                                                                                      // 3367 rowSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3369, Set: 130}}},                                                                         // 3368 clickhouseSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3370, Callee: 300}}},                                                                        // 3369 clickhouseSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3371, Set: 317}}},                                                                         // 3370 clickhouseSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3372, Set: 42}}},                                                                          // 3371 clickhouseSink
	{Rule: 267, Edges: []Edge{{Kind: Accept, Target: 3373, Set: 318}}},                                                                         // 3372 clickhouseSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3374, Callee: 137}}},                                                                        // 3373 clickhouseSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3375, Callee: 273}}},                                                                        // 3374 clickhouseSink
	{Rule: 267, Edges: []Edge{{Kind: Call, Target: 3376, Callee: 276}}},                                                                        // 3375 clickhouseSink
	{Rule: 267, Edges: []Edge{{Kind: Step, Target: 535}}},                                                                                      // 3376 clickhouseSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3378, Set: 131}}},                                                                         // 3377 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3379, Callee: 300}}},                                                                        // 3378 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3380, Set: 317}}},                                                                         // 3379 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3381, Set: 42}}},                                                                          // 3380 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3382, Set: 318}}},                                                                         // 3381 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3383, Callee: 137}}},                                                                        // 3382 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3390, Callee: 273}}},                                                                        // 3383 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3385, Set: 65}}},                                                                          // 3384 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Accept, Target: 3387, Set: 319}}},                                                                         // 3385 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3388, Callee: 275}}},                                                                        // 3386 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3386}, {Kind: Step, Target: 3388}}},                                                         // 3387 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3389}}},                                                                                     // 3388 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3391, Callee: 272}}},                                                                        // 3389 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3384}, {Kind: Step, Target: 3391}}},                                                         // 3390 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 3392}}},                                                                                     // 3391 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Call, Target: 3393, Callee: 276}}},                                                                        // 3392 postgresSink
	{Rule: 268, Edges: []Edge{{Kind: Step, Target: 537}}},                                                                                      // 3393 postgresSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3395, Set: 132}}},                                                                         // 3394 mysqlSink
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3396, Callee: 300}}},                                                                        // 3395 mysqlSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3397, Set: 317}}},                                                                         // 3396 mysqlSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3398, Set: 42}}},                                                                          // 3397 mysqlSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3399, Set: 318}}},                                                                         // 3398 mysqlSink
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3400, Callee: 137}}},                                                                        // 3399 mysqlSink
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3404, Callee: 273}}},                                                                        // 3400 mysqlSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3402, Set: 65}}},                                                                          // 3401 mysqlSink
	{Rule: 269, Edges: []Edge{{Kind: Accept, Target: 3403, Set: 319}}},                                                                         // 3402 mysqlSink
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3405, Callee: 272}}},                                                                        // 3403 mysqlSink
	{Rule: 269, Edges: []Edge{{Kind: Step, Target: 3401}, {Kind: Step, Target: 3405}}},                                                         // 3404 mysqlSink
	{Rule: 269, Edges: []Edge{{Kind: Step, Target: 3406}}},                                                                                     // 3405 mysqlSink
	{Rule: 269, Edges: []Edge{{Kind: Call, Target: 3407, Callee: 276}}},                                                                        // 3406 mysqlSink
	{Rule: 269, Edges: []Edge{{Kind: Step, Target: 539}}},                                                                                      // 3407 mysqlSink
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3409, Set: 133}}},                                                                         // 3408 mongodbSink
	{Rule: 270, Edges: []Edge{{Kind: Call, Target: 3410, Callee: 300}}},                                                                        // 3409 mongodbSink
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3411, Set: 317}}},                                                                         // 3410 mongodbSink
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3412, Set: 42}}},                                                                          // 3411 mongodbSink
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3413, Set: 320}}},                                                                         // 3412 mongodbSink
	{Rule: 270, Edges: []Edge{{Kind: Call, Target: 3414, Callee: 137}}},                                                                        // 3413 mongodbSink
	{Rule: 270, Edges: []Edge{{Kind: Call, Target: 3420, Callee: 273}}},                                                                        // 3414 mongodbSink
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3416, Set: 65}}},                                                                          // 3415 mongodbSink
	{Rule: 270, Edges: []Edge{{Kind: Accept, Target: 3417, Set: 319}}},                                                                         // 3416 mongodbSink
	{Rule: 270, Edges: []Edge{{Kind: Call, Target: 3418, Callee: 275}}},                                                                        // 3417 mongodbSink
	{Rule: 270, Edges: []Edge{{Kind: Call, Target: 3419, Callee: 272}}},                                                                        // 3418 mongodbSink
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3421}}},                                                                                     // 3419 mongodbSink
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3415}, {Kind: Step, Target: 3421}}},                                                         // 3420 mongodbSink
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 3422}}},                                                                                     // 3421 mongodbSink
	{Rule: 270, Edges: []Edge{{Kind: Call, Target: 3423, Callee: 276}}},                                                                        // 3422 mongodbSink
	{Rule: 270, Edges: []Edge{{Kind: Step, Target: 541}}},                                                                                      // 3423 mongodbSink
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3425, Set: 321}}},                                                                         // 3424 icebergSink
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3426, Set: 65}}},                                                                          // 3425 icebergSink
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3427, Set: 322}}},                                                                         // 3426 icebergSink
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3428, Callee: 300}}},                                                                        // 3427 icebergSink
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3429, Set: 318}}},                                                                         // 3428 icebergSink
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3430, Callee: 137}}},                                                                        // 3429 icebergSink
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3431, Callee: 273}}},                                                                        // 3430 icebergSink
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3432, Set: 323}}},                                                                         // 3431 icebergSink
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3433, Set: 20}}},                                                                          // 3432 icebergSink
	{Rule: 271, Edges: []Edge{{Kind: Accept, Target: 3434, Set: 324}}},                                                                         // 3433 icebergSink
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3435, Callee: 300}}},                                                                        // 3434 icebergSink
	{Rule: 271, Edges: []Edge{{Kind: Call, Target: 3436, Callee: 277}}},                                                                        // 3435 icebergSink
	{Rule: 271, Edges: []Edge{{Kind: Step, Target: 543}}},                                                                                      // 3436 icebergSink
	{Rule: 272, Edges: []Edge{{Kind: Accept, Target: 3438, Set: 325}}},                                                                         // 3437 conflictAction
	{Rule: 272, Edges: []Edge{{Kind: Accept, Target: 3439, Set: 326}}},                                                                         // 3438 conflictAction
	{Rule: 272, Edges: []Edge{{Kind: Step, Target: 545}}},                                                                                      // 3439 conflictAction
	{Rule: 273, Edges: []Edge{{Kind: Accept, Target: 3441, Set: 285}}},                                                                         // 3440 valuesMap
	{Rule: 273, Edges: []Edge{{Kind: Accept, Target: 3442, Set: 229}}},                                                                         // 3441 valuesMap
	{Rule: 273, Edges: []Edge{{Kind: Call, Target: 3447, Callee: 274}}},                                                                        // 3442 valuesMap
	{Rule: 273, Edges: []Edge{{Kind: Accept, Target: 3444, Set: 29}}},                                                                          // 3443 valuesMap
	{Rule: 273, Edges: []Edge{{Kind: Call, Target: 3446, Callee: 274}}},                                                                        // 3444 valuesMap
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3443}}},                                                                                     // 3445 valuesMap
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3449}}},                                                                                     // 3446 valuesMap
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3445}, {Kind: Step, Target: 3448}}},                                                         // 3447 valuesMap
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3451}}},                                                                                     // 3448 valuesMap
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3447}}},                                                                                     // 3449 valuesMap
	{Rule: 273, Edges: []Edge{{Kind: Accept, Target: 3452, Set: 29}}},                                                                          // 3450 valuesMap
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3450}, {Kind: Step, Target: 3452}}},                                                         // 3451 valuesMap
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 3453}}},                                                                                     // 3452 valuesMap
	{Rule: 273, Edges: []Edge{{Kind: Accept, Target: 3454, Set: 230}}},                                                                         // 3453 valuesMap
	{Rule: 273, Edges: []Edge{{Kind: Step, Target: 547}}},                                                                                      // 3454 valuesMap
	{Rule: 274, Edges: []Edge{{Kind: Accept, Target: 3456, Set: 20}}},                                                                          // 3455 valueItem
	{Rule: 274, Edges: []Edge{{Kind: Accept, Target: 3457, Set: 170}}},                                                                         // 3456 valueItem
	{Rule: 274, Edges: []Edge{{Kind: Call, Target: 3458, Callee: 112}}},                                                                        // 3457 valueItem
	{Rule: 274, Edges: []Edge{{Kind: Step, Target: 549}}},                                                                                      // 3458 valueItem
	{Rule: 275, Edges: []Edge{{Kind: Accept, Target: 3460, Set: 28}}},                                                                          // 3459 conflictTarget
	{Rule: 275, Edges: []Edge{{Kind: Accept, Target: 3465, Set: 20}}},                                                                          // 3460 conflictTarget
	{Rule: 275, Edges: []Edge{{Kind: Accept, Target: 3462, Set: 29}}},                                                                          // 3461 conflictTarget
	{Rule: 275, Edges: []Edge{{Kind: Accept, Target: 3464, Set: 20}}},                                                                          // 3462 conflictTarget
	{Rule: 275, Edges: []Edge{{Kind: Step, Target: 3461}}},                                                                                     // 3463 conflictTarget
	{Rule: 275, Edges: []Edge{{Kind: Step, Target: 3467}}},                                                                                     // 3464 conflictTarget
	{Rule: 275, Edges: []Edge{{Kind: Step, Target: 3463}, {Kind: Step, Target: 3466}}},                                                         // 3465 conflictTarget
	{Rule: 275, Edges: []Edge{{Kind: Step, Target: 3469}}},                                                                                     // 3466 conflictTarget
	{Rule: 275, Edges: []Edge{{Kind: Step, Target: 3465}}},                                                                                     // 3467 conflictTarget
	{Rule: 275, Edges: []Edge{{Kind: Accept, Target: 3470, Set: 29}}},                                                                          // 3468 conflictTarget
	{Rule: 275, Edges: []Edge{{Kind: Step, Target: 3468}, {Kind: Step, Target: 3470}}},                                                         // 3469 conflictTarget
	{Rule: 275, Edges: []Edge{{Kind: Step, Target: 3471}}},                                                                                     // 3470 conflictTarget
	{Rule: 275, Edges: []Edge{{Kind: Accept, Target: 3472, Set: 30}}},                                                                          // 3471 conflictTarget
	{Rule: 275, Edges: []Edge{{Kind: Step, Target: 551}}},                                                                                      // 3472 conflictTarget
	{Rule: 276, Edges: []Edge{{Kind: Accept, Target: 3474, Set: 6}}},                                                                           // 3473 maxBatch
	{Rule: 276, Edges: []Edge{{Kind: Accept, Target: 3475, Set: 105}}},                                                                         // 3474 maxBatch
	{Rule: 276, Edges: []Edge{{Kind: Accept, Target: 3476, Set: 148}}},                                                                         // 3475 maxBatch
	{Rule: 276, Edges: []Edge{{Kind: Call, Target: 3477, Callee: 131}}},                                                                        // 3476 maxBatch
	{Rule: 276, Edges: []Edge{{Kind: Step, Target: 553}}},                                                                                      // 3477 maxBatch
	{Rule: 277, Edges: []Edge{{Kind: Accept, Target: 3479, Set: 186}}},                                                                         // 3478 commitPolicy
	{Rule: 277, Edges: []Edge{{Kind: Accept, Target: 3480, Set: 246}}},                                                                         // 3479 commitPolicy
	{Rule: 277, Edges: []Edge{{Kind: Call, Target: 3481, Callee: 133}}},                                                                        // 3480 commitPolicy
	{Rule: 277, Edges: []Edge{{Kind: Accept, Target: 3482, Set: 105}}},                                                                         // 3481 commitPolicy
	{Rule: 277, Edges: []Edge{{Kind: Accept, Target: 3483, Set: 232}}},                                                                         // 3482 commitPolicy
	{Rule: 277, Edges: []Edge{{Kind: Call, Target: 3484, Callee: 135}}},                                                                        // 3483 commitPolicy
	{Rule: 277, Edges: []Edge{{Kind: Step, Target: 555}}},                                                                                      // 3484 commitPolicy
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3486, Set: 88}}},                                                                          // 3485 httpSink
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3487, Callee: 300}}},                                                                        // 3486 httpSink
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3488, Set: 327}}},                                                                         // 3487 httpSink
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3489, Callee: 112}}},                                                                        // 3488 httpSink
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3490, Set: 87}}},                                                                          // 3489 httpSink
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3491, Callee: 112}}},                                                                        // 3490 httpSink
	{Rule: 278, Edges: []Edge{{Kind: Accept, Target: 3492, Set: 49}}},                                                                          // 3491 httpSink
	{Rule: 278, Edges: []Edge{{Kind: Call, Target: 3493, Callee: 279}}},                                                                        // 3492 httpSink
	{Rule: 278, Edges: []Edge{{Kind: Step, Target: 557}}},                                                                                      // 3493 httpSink
	{Rule: 279, Edges: []Edge{{Kind: Accept, Target: 3495, Set: 250}}},                                                                         // 3494 requestMode
	{Rule: 279, Edges: []Edge{{Kind: Call, Target: 3496, Callee: 165}}},                                                                        // 3495 requestMode
	{Rule: 279, Edges: []Edge{{Kind: Step, Target: 559}}},                                                                                      // 3496 requestMode
	{Rule: 280, Edges: []Edge{{Kind: Accept, Target: 3498, Set: 84}}},                                                                          // 3497 clientSink
	{Rule: 280, Edges: []Edge{{Kind: Accept, Target: 3499, Set: 27}}},                                                                          // 3498 clientSink
	{Rule: 280, Edges: []Edge{{Kind: Call, Target: 3500, Callee: 294}}},                                                                        // 3499 clientSink
	{Rule: 280, Edges: []Edge{{Kind: Accept, Target: 3501, Set: 49}}},                                                                          // 3500 clientSink
	{Rule: 280, Edges: []Edge{{Kind: Call, Target: 3502, Callee: 262}}},                                                                        // 3501 clientSink
	{Rule: 280, Edges: []Edge{{Kind: Step, Target: 561}}},                                                                                      // 3502 clientSink
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3504, Set: 148}}},                                                                         // 3503 clientBatch
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3505, Set: 105}}},                                                                         // 3504 clientBatch
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3506, Set: 263}}},                                                                         // 3505 clientBatch
	{Rule: 281, Edges: []Edge{{Kind: Call, Target: 3507, Callee: 131}}},                                                                        // 3506 clientBatch
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3508, Set: 105}}},                                                                         // 3507 clientBatch
	{Rule: 281, Edges: []Edge{{Kind: Accept, Target: 3509, Set: 232}}},                                                                         // 3508 clientBatch
	{Rule: 281, Edges: []Edge{{Kind: Call, Target: 3510, Callee: 135}}},                                                                        // 3509 clientBatch
	{Rule: 281, Edges: []Edge{{Kind: Step, Target: 563}}},                                                                                      // 3510 clientBatch
	{Rule: 282, Edges: []Edge{{Kind: Accept, Target: 3512, Set: 161}}},                                                                         // 3511 alterEmitter
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3513, Callee: 316}}},                                                                        // 3512 alterEmitter
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3518, Callee: 283}}},                                                                        // 3513 alterEmitter
	{Rule: 282, Edges: []Edge{{Kind: Accept, Target: 3515, Set: 29}}},                                                                          // 3514 alterEmitter
	{Rule: 282, Edges: []Edge{{Kind: Call, Target: 3517, Callee: 283}}},                                                                        // 3515 alterEmitter
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 3514}}},                                                                                     // 3516 alterEmitter
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 3520}}},                                                                                     // 3517 alterEmitter
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 3516}, {Kind: Step, Target: 3519}}},                                                         // 3518 alterEmitter
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 565}}},                                                                                      // 3519 alterEmitter
	{Rule: 282, Edges: []Edge{{Kind: Step, Target: 3518}}},                                                                                     // 3520 alterEmitter
	{Rule: 283, Edges: []Edge{{Kind: Call, Target: 3550, Callee: 182}}},                                                                        // 3521 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Accept, Target: 3523, Set: 16}}},                                                                          // 3522 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Accept, Target: 3531, Set: 42}}},                                                                          // 3523 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Call, Target: 3532, Callee: 247}}},                                                                        // 3524 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Call, Target: 3526, Callee: 266}}},                                                                        // 3525 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Accept, Target: 3527, Set: 49}}},                                                                          // 3526 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Call, Target: 3528, Callee: 279}}},                                                                        // 3527 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Step, Target: 3532}}},                                                                                     // 3528 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Call, Target: 3532, Callee: 278}}},                                                                        // 3529 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Call, Target: 3532, Callee: 280}}},                                                                        // 3530 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Step, Target: 3524}, {Kind: Step, Target: 3525}, {Kind: Step, Target: 3529}, {Kind: Step, Target: 3530}}}, // 3531 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Step, Target: 3550}}},                                                                                     // 3532 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Accept, Target: 3534, Set: 16}}},                                                                          // 3533 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Accept, Target: 3535, Set: 49}}},                                                                          // 3534 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Call, Target: 3550, Callee: 284}}},                                                                        // 3535 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Accept, Target: 3537, Set: 16}}},                                                                          // 3536 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Accept, Target: 3538, Set: 84}}},                                                                          // 3537 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Call, Target: 3550, Callee: 300}}},                                                                        // 3538 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Accept, Target: 3540, Set: 16}}},                                                                          // 3539 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Accept, Target: 3541, Set: 68}}},                                                                          // 3540 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Accept, Target: 3542, Set: 60}}},                                                                          // 3541 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Call, Target: 3550, Callee: 298}}},                                                                        // 3542 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Accept, Target: 3544, Set: 40}}},                                                                          // 3543 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Accept, Target: 3550, Set: 68}}},                                                                          // 3544 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Accept, Target: 3546, Set: 16}}},                                                                          // 3545 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Call, Target: 3550, Callee: 164}}},                                                                        // 3546 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Accept, Target: 3548, Set: 16}}},                                                                          // 3547 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Call, Target: 3550, Callee: 277}}},                                                                        // 3548 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Step, Target: 3521}, {Kind: Step, Target: 3522}, {Kind: Step, Target: 3533}, {Kind: Step, Target: 3536}, {Kind: Step, Target: 3539}, {Kind: Step, Target: 3543}, {Kind: Step, Target: 3545}, {Kind: Step, Target: 3547}}}, // 3549 emitterOperation
	{Rule: 283, Edges: []Edge{{Kind: Step, Target: 567}}},               // 3550 emitterOperation
	{Rule: 284, Edges: []Edge{{Kind: Call, Target: 3558, Callee: 263}}}, // 3551 anySinkMode
	{Rule: 284, Edges: []Edge{{Kind: Call, Target: 3558, Callee: 264}}}, // 3552 anySinkMode
	{Rule: 284, Edges: []Edge{{Kind: Accept, Target: 3554, Set: 316}}},  // 3553 anySinkMode
	{Rule: 284, Edges: []Edge{{Kind: Call, Target: 3558, Callee: 262}}}, // 3554 anySinkMode
	{Rule: 284, Edges: []Edge{{Kind: Call, Target: 3558, Callee: 257}}}, // 3555 anySinkMode
	{Rule: 284, Edges: []Edge{{Kind: Call, Target: 3558, Callee: 279}}}, // 3556 anySinkMode
	{Rule: 284, Edges: []Edge{{Kind: Step, Target: 3551}, {Kind: Step, Target: 3552}, {Kind: Step, Target: 3553}, {Kind: Step, Target: 3555}, {Kind: Step, Target: 3556}}}, // 3557 anySinkMode
	{Rule: 284, Edges: []Edge{{Kind: Step, Target: 569}}},               // 3558 anySinkMode
	{Rule: 285, Edges: []Edge{{Kind: Refuse, Target: 3560, Set: 328}}},  // 3559 word
	{Rule: 285, Edges: []Edge{{Kind: Step, Target: 571}}},               // 3560 word
	{Rule: 286, Edges: []Edge{{Kind: Refuse, Target: 3562, Set: 328}}},  // 3561 name
	{Rule: 286, Edges: []Edge{{Kind: Step, Target: 573}}},               // 3562 name
	{Rule: 287, Edges: []Edge{{Kind: Refuse, Target: 3564, Set: 329}}},  // 3563 relayName
	{Rule: 287, Edges: []Edge{{Kind: Step, Target: 575}}},               // 3564 relayName
	{Rule: 288, Edges: []Edge{{Kind: Refuse, Target: 3566, Set: 330}}},  // 3565 ident
	{Rule: 288, Edges: []Edge{{Kind: Step, Target: 577}}},               // 3566 ident
	{Rule: 289, Edges: []Edge{{Kind: Refuse, Target: 3568, Set: 331}}},  // 3567 instantWord
	{Rule: 289, Edges: []Edge{{Kind: Step, Target: 579}}},               // 3568 instantWord
	{Rule: 290, Edges: []Edge{{Kind: Call, Target: 3570, Callee: 286}}}, // 3569 freshName
	{Rule: 290, Edges: []Edge{{Kind: Step, Target: 581}}},               // 3570 freshName
	{Rule: 291, Edges: []Edge{{Kind: Call, Target: 3572, Callee: 287}}}, // 3571 freshRelay
	{Rule: 291, Edges: []Edge{{Kind: Step, Target: 583}}},               // 3572 freshRelay
	{Rule: 292, Edges: []Edge{{Kind: Call, Target: 3574, Callee: 286}}}, // 3573 freshField
	{Rule: 292, Edges: []Edge{{Kind: Step, Target: 585}}},               // 3574 freshField
	{Rule: 293, Edges: []Edge{{Kind: Call, Target: 3576, Callee: 286}}}, // 3575 field
	{Rule: 293, Edges: []Edge{{Kind: Step, Target: 587}}},               // 3576 field
	{Rule: 294, Edges: []Edge{{Kind: Call, Target: 3578, Callee: 286}}}, // 3577 schemaRef
	{Rule: 294, Edges: []Edge{{Kind: Step, Target: 589}}},               // 3578 schemaRef
	{Rule: 295, Edges: []Edge{{Kind: Call, Target: 3580, Callee: 286}}}, // 3579 jsonWireSchemaRef
	{Rule: 295, Edges: []Edge{{Kind: Step, Target: 591}}},               // 3580 jsonWireSchemaRef
	{Rule: 296, Edges: []Edge{{Kind: Call, Target: 3582, Callee: 286}}}, // 3581 cborWireSchemaRef
	{Rule: 296, Edges: []Edge{{Kind: Step, Target: 593}}},               // 3582 cborWireSchemaRef
	{Rule: 297, Edges: []Edge{{Kind: Call, Target: 3584, Callee: 286}}}, // 3583 avroWireSchemaRef
	{Rule: 297, Edges: []Edge{{Kind: Step, Target: 595}}},               // 3584 avroWireSchemaRef
	{Rule: 298, Edges: []Edge{{Kind: Call, Target: 3586, Callee: 286}}}, // 3585 codecRef
	{Rule: 298, Edges: []Edge{{Kind: Step, Target: 597}}},               // 3586 codecRef
	{Rule: 299, Edges: []Edge{{Kind: Call, Target: 3588, Callee: 286}}}, // 3587 resourceRef
	{Rule: 299, Edges: []Edge{{Kind: Step, Target: 599}}},               // 3588 resourceRef
	{Rule: 300, Edges: []Edge{{Kind: Call, Target: 3590, Callee: 286}}}, // 3589 clientRef
	{Rule: 300, Edges: []Edge{{Kind: Step, Target: 601}}},               // 3590 clientRef
	{Rule: 301, Edges: []Edge{{Kind: Call, Target: 3592, Callee: 286}}}, // 3591 vhostRef
	{Rule: 301, Edges: []Edge{{Kind: Step, Target: 603}}},               // 3592 vhostRef
	{Rule: 302, Edges: []Edge{{Kind: Call, Target: 3594, Callee: 286}}}, // 3593 endpointRef
	{Rule: 302, Edges: []Edge{{Kind: Step, Target: 605}}},               // 3594 endpointRef
	{Rule: 303, Edges: []Edge{{Kind: Call, Target: 3596, Callee: 286}}}, // 3595 signalingRef
	{Rule: 303, Edges: []Edge{{Kind: Step, Target: 607}}},               // 3596 signalingRef
	{Rule: 304, Edges: []Edge{{Kind: Call, Target: 3598, Callee: 286}}}, // 3597 branchRef
	{Rule: 304, Edges: []Edge{{Kind: Step, Target: 609}}},               // 3598 branchRef
	{Rule: 305, Edges: []Edge{{Kind: Call, Target: 3600, Callee: 287}}}, // 3599 relayRef
	{Rule: 305, Edges: []Edge{{Kind: Step, Target: 611}}},               // 3600 relayRef
	{Rule: 306, Edges: []Edge{{Kind: Call, Target: 3602, Callee: 286}}}, // 3601 ingestorRef
	{Rule: 306, Edges: []Edge{{Kind: Step, Target: 613}}},               // 3602 ingestorRef
	{Rule: 307, Edges: []Edge{{Kind: Call, Target: 3604, Callee: 286}}}, // 3603 reingestorRef
	{Rule: 307, Edges: []Edge{{Kind: Step, Target: 615}}},               // 3604 reingestorRef
	{Rule: 308, Edges: []Edge{{Kind: Call, Target: 3606, Callee: 286}}}, // 3605 junctionRef
	{Rule: 308, Edges: []Edge{{Kind: Step, Target: 617}}},               // 3606 junctionRef
	{Rule: 309, Edges: []Edge{{Kind: Call, Target: 3608, Callee: 286}}}, // 3607 deduplicatorRef
	{Rule: 309, Edges: []Edge{{Kind: Step, Target: 619}}},               // 3608 deduplicatorRef
	{Rule: 310, Edges: []Edge{{Kind: Call, Target: 3610, Callee: 286}}}, // 3609 reordererRef
	{Rule: 310, Edges: []Edge{{Kind: Step, Target: 621}}},               // 3610 reordererRef
	{Rule: 311, Edges: []Edge{{Kind: Call, Target: 3612, Callee: 286}}}, // 3611 windowRef
	{Rule: 311, Edges: []Edge{{Kind: Step, Target: 623}}},               // 3612 windowRef
	{Rule: 312, Edges: []Edge{{Kind: Call, Target: 3614, Callee: 286}}}, // 3613 correlatorRef
	{Rule: 312, Edges: []Edge{{Kind: Step, Target: 625}}},               // 3614 correlatorRef
	{Rule: 313, Edges: []Edge{{Kind: Call, Target: 3616, Callee: 286}}}, // 3615 inferencerRef
	{Rule: 313, Edges: []Edge{{Kind: Step, Target: 627}}},               // 3616 inferencerRef
	{Rule: 314, Edges: []Edge{{Kind: Call, Target: 3618, Callee: 286}}}, // 3617 wasmRef
	{Rule: 314, Edges: []Edge{{Kind: Step, Target: 629}}},               // 3618 wasmRef
	{Rule: 315, Edges: []Edge{{Kind: Call, Target: 3620, Callee: 286}}}, // 3619 generatorRef
	{Rule: 315, Edges: []Edge{{Kind: Step, Target: 631}}},               // 3620 generatorRef
	{Rule: 316, Edges: []Edge{{Kind: Call, Target: 3622, Callee: 286}}}, // 3621 emitterRef
	{Rule: 316, Edges: []Edge{{Kind: Step, Target: 633}}},               // 3622 emitterRef
	{Rule: 317, Edges: []Edge{{Kind: Call, Target: 3624, Callee: 286}}}, // 3623 placementRef
	{Rule: 317, Edges: []Edge{{Kind: Step, Target: 635}}},               // 3624 placementRef
	{Rule: 318, Edges: []Edge{{Kind: Call, Target: 3626, Callee: 286}}}, // 3625 hashMapRef
	{Rule: 318, Edges: []Edge{{Kind: Step, Target: 637}}},               // 3626 hashMapRef
	{Rule: 319, Edges: []Edge{{Kind: Call, Target: 3628, Callee: 286}}}, // 3627 udfRef
	{Rule: 319, Edges: []Edge{{Kind: Step, Target: 639}}},               // 3628 udfRef
	{Rule: 320, Edges: []Edge{{Kind: Call, Target: 3630, Callee: 286}}}, // 3629 nodeMember
	{Rule: 320, Edges: []Edge{{Kind: Step, Target: 641}}},               // 3630 nodeMember
	{Rule: 321, Edges: []Edge{{Kind: Call, Target: 3632, Callee: 286}}}, // 3631 domainRef
	{Rule: 321, Edges: []Edge{{Kind: Step, Target: 643}}},               // 3632 domainRef
	{Rule: 322, Edges: []Edge{{Kind: Call, Target: 3634, Callee: 286}}}, // 3633 subscriptionRef
	{Rule: 322, Edges: []Edge{{Kind: Step, Target: 645}}},               // 3634 subscriptionRef
	{Rule: 323, Edges: []Edge{{Kind: Call, Target: 3636, Callee: 141}}}, // 3635 nodeRef
	{Rule: 323, Edges: []Edge{{Kind: Step, Target: 647}}},               // 3636 nodeRef
	{Rule: 323}, // 3637 nodeRef
}
