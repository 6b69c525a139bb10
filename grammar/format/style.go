package format

import "nervix/generated/nspl"

// style says how the texts of a rule are laid out. The zero style adds nothing to what surrounds
// the rule.
type style struct {
	// group makes the rule a unit that is broken into lines only as far as it does not fit.
	group bool
	// clause starts a line in the unit around the rule.
	clause bool
	// words are the keywords that start a line.
	words []int
	// clauses are the rules that start a line here, but not everywhere.
	clauses []int
	// list gives every item after a comma a line.
	list bool
	// plain keeps the rules directly below from starting a line.
	plain bool
	// call leaves out the blank before a parenthesis.
	call bool
	// glued joins the tokens of the rule.
	glued bool
	// tight leaves out the blanks inside of braces, and before and inside of angle brackets.
	tight bool
	// spelling is how the words of the rule are written.
	spelling spelling
}

// spelling is how words are written.
type spelling uint8

const (
	// inherited is the spelling of what surrounds the rule; at last: keywords in upper case.
	inherited spelling = iota
	// lower is for names, which are stored like that, and for scopes.
	lower
	// verbatim is for words whose case has a meaning or is kept.
	verbatim
)

// styles has the rules that are special.
var styles = func() map[int]style {
	all := map[int]style{
		// Names, scopes and quantities.
		nspl.NsplParserRULE_word:        {spelling: lower},
		nspl.NsplParserRULE_name:        {spelling: lower},
		nspl.NsplParserRULE_relayName:   {spelling: lower},
		nspl.NsplParserRULE_ident:       {spelling: lower},
		nspl.NsplParserRULE_scope:       {spelling: lower},
		nspl.NsplParserRULE_stateRef:    {spelling: lower},
		nspl.NsplParserRULE_udfCall:     {spelling: lower, call: true},
		nspl.NsplParserRULE_call:        {call: true},
		nspl.NsplParserRULE_invocation:  {call: true},
		nspl.NsplParserRULE_arguments:   {list: true},
		nspl.NsplParserRULE_setTarget:   {spelling: lower},
		nspl.NsplParserRULE_configValue: {spelling: verbatim},
		nspl.NsplParserRULE_hostName:    {spelling: verbatim, glued: true},
		nspl.NsplParserRULE_sqsQueue:    {spelling: verbatim, glued: true},
		nspl.NsplParserRULE_duration:    {spelling: verbatim, glued: true},
		nspl.NsplParserRULE_byteSize:    {spelling: verbatim, glued: true},
		nspl.NsplParserRULE_nervixType:  {tight: true},
		nspl.NsplParserRULE_branchSet:   {spelling: lower},
		nspl.NsplParserRULE_configBlock: {tight: true, clause: true},
		nspl.NsplParserRULE_valuesMap:   {tight: true, clause: true},

		// Statements.
		nspl.NsplParserRULE_domainPlacement:    {clause: true},
		nspl.NsplParserRULE_pacedDomain:        {words: []int{nspl.NsplParserWITH}},
		nspl.NsplParserRULE_createUser:         {words: []int{nspl.NsplParserWITH}},
		nspl.NsplParserRULE_createCodec:        {words: []int{nspl.NsplParserFROM}},
		nspl.NsplParserRULE_codecJaq:           {clause: true, group: true},
		nspl.NsplParserRULE_onIngestion:        {clause: true},
		nspl.NsplParserRULE_onEmitting:         {clause: true},
		nspl.NsplParserRULE_codecEncode:        {clause: true, group: true, list: true},
		nspl.NsplParserRULE_protobufCodec:      {words: []int{nspl.NsplParserMESSAGE, nspl.NsplParserTO}},
		nspl.NsplParserRULE_createVhost:        {list: true},
		nspl.NsplParserRULE_withTls:            {clause: true},
		nspl.NsplParserRULE_createEndpoint:     {words: []int{nspl.NsplParserON, nspl.NsplParserPATH, nspl.NsplParserTYPE}},
		nspl.NsplParserRULE_createSignaling:    {words: []int{nspl.NsplParserFORMAT, nspl.NsplParserON, nspl.NsplParserTIMEOUT}},
		nspl.NsplParserRULE_signalingFormat:    {group: true, words: []int{nspl.NsplParserSEND, nspl.NsplParserWAIT}},
		nspl.NsplParserRULE_signalingStep:      {clause: true, group: true, words: []int{nspl.NsplParserACCEPT}},
		nspl.NsplParserRULE_failJaq:            {clause: true},
		nspl.NsplParserRULE_capture:            {clause: true},
		nspl.NsplParserRULE_programs:           {group: true, list: true},
		nspl.NsplParserRULE_createBranch:       {words: []int{nspl.NsplParserSCHEMA, nspl.NsplParserTTL}},
		nspl.NsplParserRULE_branchLimit:        {clause: true},
		nspl.NsplParserRULE_createRelay:        {words: []int{nspl.NsplParserSCHEMA, nspl.NsplParserCAPACITY}},
		nspl.NsplParserRULE_branching:          {clause: true},
		nspl.NsplParserRULE_materializedState:  {clause: true},
		nspl.NsplParserRULE_createClient:       {words: []int{nspl.NsplParserTYPE}},
		nspl.NsplParserRULE_mount:              {clause: true},
		nspl.NsplParserRULE_createPlacement:    {words: []int{nspl.NsplParserFROM, nspl.NsplParserTO}},
		nspl.NsplParserRULE_nodeMembers:        {group: true, list: true},
		nspl.NsplParserRULE_placementPolicy:    {clause: true},
		nspl.NsplParserRULE_createHashMap:      {words: []int{nspl.NsplParserKEY, nspl.NsplParserFROM, nspl.NsplParserPATH, nspl.NsplParserDECODE}},
		nspl.NsplParserRULE_createUdf:          {words: []int{nspl.NsplParserWITH, nspl.NsplParserARGS, nspl.NsplParserRETURNS, nspl.NsplParserVOLATILE, nspl.NsplParserCODE}},
		nspl.NsplParserRULE_createSubscription: {words: []int{nspl.NsplParserTO}, clauses: []int{nspl.NsplParserRULE_whereClause}},
		nspl.NsplParserRULE_sampleRate:         {clause: true},
		nspl.NsplParserRULE_rebindResource:     {words: []int{nspl.NsplParserTO, nspl.NsplParserFOR}, list: true},
		nspl.NsplParserRULE_resetWasm:          {words: []int{nspl.NsplParserSTATE, nspl.NsplParserFOR}},
		nspl.NsplParserRULE_relocation:         {words: []int{nspl.NsplParserFROM, nspl.NsplParserTO, nspl.NsplParserONTO, nspl.NsplParserFOR}},
		nspl.NsplParserRULE_restore:            {words: []int{nspl.NsplParserFROM, nspl.NsplParserON}},
		nspl.NsplParserRULE_backup:             {words: []int{nspl.NsplParserTO, nspl.NsplParserWITHOUT, nspl.NsplParserTIMEOUT}},

		// Nodes.
		nspl.NsplParserRULE_createIngestor:     {words: []int{nspl.NsplParserFROM}},
		nspl.NsplParserRULE_ingestOrigin:       {words: []int{nspl.NsplParserDECODE}},
		nspl.NsplParserRULE_ingestSource:       {group: true},
		nspl.NsplParserRULE_clientSource:       {group: true, words: []int{nspl.NsplParserMODE}},
		nspl.NsplParserRULE_timestamp:          {clause: true},
		nspl.NsplParserRULE_quiesce:            {clause: true},
		nspl.NsplParserRULE_filter:             {clause: true},
		nspl.NsplParserRULE_generalError:       {clause: true},
		nspl.NsplParserRULE_createReingestor:   {words: []int{nspl.NsplParserFROM}},
		nspl.NsplParserRULE_createJunction:     {words: []int{nspl.NsplParserFROM}},
		nspl.NsplParserRULE_createDeduplicator: {words: []int{nspl.NsplParserFROM}},
		nspl.NsplParserRULE_deduplicateOn:      {clause: true, group: true, list: true},
		nspl.NsplParserRULE_maxTime:            {clause: true},
		nspl.NsplParserRULE_createReorderer:    {words: []int{nspl.NsplParserFROM}},
		nspl.NsplParserRULE_orderBy:            {clause: true, group: true, list: true},
		nspl.NsplParserRULE_createWindow:       {words: []int{nspl.NsplParserFROM}},
		nspl.NsplParserRULE_windowExtent:       {clause: true},
		nspl.NsplParserRULE_createCorrelator:   {words: []int{nspl.NsplParserLEFT, nspl.NsplParserRIGHT, nspl.NsplParserCORRELATE, nspl.NsplParserMATCH, nspl.NsplParserON}},
		nspl.NsplParserRULE_createInferencer:   {words: []int{nspl.NsplParserFROM, nspl.NsplParserUSING, nspl.NsplParserINPUTS, nspl.NsplParserOUTPUT}},
		nspl.NsplParserRULE_tensorDeclaration:  {tight: true},
		nspl.NsplParserRULE_createWasm:         {words: []int{nspl.NsplParserFROM, nspl.NsplParserUSING, nspl.NsplParserMAX, nspl.NsplParserON}},
		nspl.NsplParserRULE_createGenerator:    {words: []int{nspl.NsplParserUSING, nspl.NsplParserEACH}},
		nspl.NsplParserRULE_createEmitter:      {words: []int{nspl.NsplParserFROM, nspl.NsplParserTO}},
		nspl.NsplParserRULE_emitTarget:         {words: []int{nspl.NsplParserMODE, nspl.NsplParserENCODE, nspl.NsplParserWITHOUT}, clauses: []int{nspl.NsplParserRULE_whereClause}},
		nspl.NsplParserRULE_codecSink:          {group: true},
		nspl.NsplParserRULE_rowSink:            {group: true},
		nspl.NsplParserRULE_httpSink:           {group: true, words: []int{nspl.NsplParserMETHOD, nspl.NsplParserPATH, nspl.NsplParserMODE}},
		nspl.NsplParserRULE_clientSink:         {group: true, words: []int{nspl.NsplParserMODE}},
		nspl.NsplParserRULE_clientBatch:        {clause: true},
		nspl.NsplParserRULE_sqsSink:            {words: []int{nspl.NsplParserMODE}},
		nspl.NsplParserRULE_fifoGroup:          {clause: true},
		nspl.NsplParserRULE_retry:              {clause: true},
		nspl.NsplParserRULE_postgresSink:       {words: []int{nspl.NsplParserON}},
		nspl.NsplParserRULE_mysqlSink:          {words: []int{nspl.NsplParserON}},
		nspl.NsplParserRULE_mongodbSink:        {words: []int{nspl.NsplParserON}},
		nspl.NsplParserRULE_icebergSink:        {words: []int{nspl.NsplParserTABLE, nspl.NsplParserLOCATION, nspl.NsplParserCATALOG}},
		nspl.NsplParserRULE_maxBatch:           {clause: true},
		nspl.NsplParserRULE_commitPolicy:       {clause: true},

		// Inputs, routes and policies.
		nspl.NsplParserRULE_inputs:          {group: true, list: true},
		nspl.NsplParserRULE_input:           {group: true, clauses: []int{nspl.NsplParserRULE_whereClause}},
		nspl.NsplParserRULE_collect:         {clause: true},
		nspl.NsplParserRULE_stateDependency: {clause: true},
		nspl.NsplParserRULE_construction:    {clauses: []int{nspl.NsplParserRULE_whereClause}},
		nspl.NsplParserRULE_inherit:         {clause: true, group: true, list: true},
		nspl.NsplParserRULE_setClause:       {clause: true, group: true, list: true},
		nspl.NsplParserRULE_invokeClause:    {clause: true, group: true, list: true},
		nspl.NsplParserRULE_entryBranch:     {clause: true, group: true, list: true, words: []int{nspl.NsplParserSET}},
		nspl.NsplParserRULE_flush:           {clause: true},
		nspl.NsplParserRULE_messageError:    {clause: true, group: true, list: true, words: []int{nspl.NsplParserSET}},

		// Expressions. Chains of operators are laid out by outliner.chain.
		nspl.NsplParserRULE_ifExpr:   {group: true, words: []int{nspl.NsplParserTHEN, nspl.NsplParserELSE, nspl.NsplParserEND}},
		nspl.NsplParserRULE_caseExpr: {group: true, clauses: []int{nspl.NsplParserRULE_whenArm}, words: []int{nspl.NsplParserELSE, nspl.NsplParserEND}},
		nspl.NsplParserRULE_whenArm:  {group: true, words: []int{nspl.NsplParserTHEN}},
	}
	for _, rule := range []int{
		nspl.NsplParserRULE_route, nspl.NsplParserRULE_entryRoute, nspl.NsplParserRULE_setRoute,
		nspl.NsplParserRULE_windowRoute, nspl.NsplParserRULE_wasmRoute,
	} {
		all[rule] = style{clause: true, group: true, clauses: []int{nspl.NsplParserRULE_whereClause}}
	}
	for _, rule := range []int{
		nspl.NsplParserRULE_ackParallel, nspl.NsplParserRULE_ackSequential, nspl.NsplParserRULE_ackMode,
		nspl.NsplParserRULE_noAckMode, nspl.NsplParserRULE_mqttSinkMode, nspl.NsplParserRULE_sqsSinkMode,
		nspl.NsplParserRULE_requestMode,
	} {
		all[rule] = style{group: true}
	}
	for _, rule := range []int{
		nspl.NsplParserRULE_schemaOperation, nspl.NsplParserRULE_jsonWireOperation, nspl.NsplParserRULE_avroWireOperation,
		nspl.NsplParserRULE_relayOperation, nspl.NsplParserRULE_placementOperation, nspl.NsplParserRULE_ingestorOperation,
		nspl.NsplParserRULE_reingestorOperation, nspl.NsplParserRULE_processorOperation, nspl.NsplParserRULE_deduplicatorOperation,
		nspl.NsplParserRULE_reordererOperation, nspl.NsplParserRULE_generatorOperation, nspl.NsplParserRULE_emitterOperation,
		nspl.NsplParserRULE_nodeOperation, nspl.NsplParserRULE_inputOperation,
	} {
		all[rule] = style{clause: true, group: true, plain: true}
	}
	for _, rule := range []int{
		nspl.NsplParserRULE_kafkaSource, nspl.NsplParserRULE_natsSource, nspl.NsplParserRULE_endpointSource,
		nspl.NsplParserRULE_pulsarSource, nspl.NsplParserRULE_rabbitmqSource, nspl.NsplParserRULE_sqsSource,
		nspl.NsplParserRULE_redisSource, nspl.NsplParserRULE_mqttSource, nspl.NsplParserRULE_zeromqSource,
		nspl.NsplParserRULE_websocketsSource, nspl.NsplParserRULE_syslogSource, nspl.NsplParserRULE_kafkaSink,
		nspl.NsplParserRULE_natsSink, nspl.NsplParserRULE_pulsarSink, nspl.NsplParserRULE_rabbitmqSink,
		nspl.NsplParserRULE_redisSink, nspl.NsplParserRULE_mqttSink, nspl.NsplParserRULE_zeromqSink,
		nspl.NsplParserRULE_sentrySink, nspl.NsplParserRULE_syslogSink,
	} {
		all[rule] = style{words: []int{nspl.NsplParserMODE}}
	}
	return all
}()
