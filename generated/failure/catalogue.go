// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

// The stable codes of all failures, by area.
const (

	// Area alteration.
	CodeForeignOperation Code = "foreign_operation"
	CodePartExists       Code = "part_exists"
	CodePartMissing      Code = "part_missing"
	CodeAmbiguousRoute   Code = "ambiguous_route"
	CodeLastPart         Code = "last_part"
	CodeUnfitSink        Code = "unfit_sink"

	// Area client.
	CodeUsageError       Code = "usage_error"
	CodeSubscribeTimeout Code = "subscribe_timeout"

	// Area codec.
	CodeDecodeFailed         Code = "decode_failed"
	CodeEncodeFailed         Code = "encode_failed"
	CodeMalformedPayload     Code = "malformed_payload"
	CodeNotAnObject          Code = "not_an_object"
	CodeUndeclaredField      Code = "undeclared_field"
	CodeMissingField         Code = "missing_field"
	CodeNullField            Code = "null_field"
	CodeFieldType            Code = "field_type"
	CodeDuplicateKey         Code = "duplicate_key"
	CodeNonFiniteNumber      Code = "non_finite_number"
	CodePayloadTooLarge      Code = "payload_too_large"
	CodePayloadTooDeep       Code = "payload_too_deep"
	CodeNotRepresentable     Code = "not_representable"
	CodeTransformationFailed Code = "transformation_failed"
	CodeCodecMismatch        Code = "codec_mismatch"

	// Area command.
	CodeInvalidExecutionReference  Code = "invalid_execution_reference"
	CodeExecutionReferenceExpired  Code = "execution_reference_expired"
	CodeExecutionReferenceConflict Code = "execution_reference_conflict"
	CodeExecutionHistoryFull       Code = "execution_history_full"
	CodeStillApplying              Code = "still_applying"
	CodeLeadershipLost             Code = "leadership_lost"
	CodeTransportLost              Code = "transport_lost"
	CodeWaitDeadline               Code = "wait_deadline"
	CodeViewUnconfirmed            Code = "view_unconfirmed"
	CodeNotLeader                  Code = "not_a_leader"
	CodeLeaderUnknown              Code = "leader_unknown"
	CodeCommandCancelled           Code = "command_cancelled"
	CodeProposalTooLarge           Code = "proposal_too_large"
	CodePublicationFailed          Code = "publication_failed"
	CodeStepFailed                 Code = "step_failed"
	CodeUnknownExecution           Code = "unknown_execution"
	CodeInvalidTransition          Code = "invalid_transition"
	CodeInputsChanging             Code = "inputs_changing"
	CodeNotExecutable              Code = "not_executable"
	CodeMachineryMissing           Code = "machinery_missing"
	CodeUnknownNode                Code = "unknown_node"
	CodeLiveNode                   Code = "live_node"
	CodeWrongResetScope            Code = "wrong_reset_scope"
	CodeNotDescribed               Code = "not_described"

	// Area connector.
	CodeConnectorSettingMissing Code = "connector_setting_missing"
	CodeConnectorSetting        Code = "connector_setting"
	CodeClientTemplate          Code = "client_template"
	CodeSourceNotStarted        Code = "source_not_started"
	CodeSinkNotStarted          Code = "sink_not_started"
	CodeSlowConsumer            Code = "slow_consumer"
	CodeHoldOverflow            Code = "hold_overflow"
	CodeNoStream                Code = "no_stream"
	CodeInvalidHeader           Code = "invalid_header"
	CodeMessageTooLarge         Code = "message_too_large"
	CodeUnconfirmed             Code = "unconfirmed"
	CodeConnectorMissing        Code = "connector_missing"

	// Area consensus.
	CodeNotConsensusLeader     Code = "not_consensus_leader"
	CodeProposalOutcomeUnknown Code = "proposal_outcome_unknown"
	CodeConsensusOverloaded    Code = "consensus_overloaded"
	CodeReadInterrupted        Code = "consensus_read_interrupted"
	CodeMembershipRefused      Code = "membership_refused"
	CodeSnapshotRefused        Code = "consensus_snapshot_refused"
	CodeMessageRefused         Code = "consensus_message_refused"
	CodeConsensusMismatch      Code = "consensus_mismatch"
	CodeInvalidConsensusConfig Code = "invalid_consensus_config"
	CodeConsensusStopped       Code = "consensus_stopped"
	CodeConsensusFaulted       Code = "consensus_faulted"

	// Area declaration.
	CodeFaultyProgram          Code = "faulty_program"
	CodeCodecDirection         Code = "codec_direction"
	CodeSyslogField            Code = "syslog_field"
	CodeInvalidWireName        Code = "invalid_wire_name"
	CodeUnfitClient            Code = "unfit_client"
	CodeUnfitEntity            Code = "unfit_entity"
	CodeUnfitRequest           Code = "unfit_request"
	CodeMissingTimestamp       Code = "missing_timestamp"
	CodeMissingColumn          Code = "missing_column"
	CodePlacementMember        Code = "placement_member"
	CodePlacementConflict      Code = "placement_conflict"
	CodeUnboundResource        Code = "unbound_resource"
	CodeResourceWithoutVersion Code = "resource_without_version"

	// Area domain.
	CodeDomainRunning        Code = "domain_running"
	CodeDomainStopped        Code = "domain_stopped"
	CodeDomainPaused         Code = "domain_paused"
	CodeAlterationInProgress Code = "alteration_in_progress"
	CodeDrainTimeout         Code = "drain_timeout"
	CodeEntityDrainTimeout   Code = "entity_drain_timeout"
	CodeActivationFailed     Code = "activation_failed"

	// Area language.
	CodeSyntax            Code = "syntax"
	CodeMissingSemicolon  Code = "missing_semicolon"
	CodeLexicalError      Code = "lexical_error"
	CodeUnterminatedText  Code = "unterminated_text"
	CodeInvalidLiteral    Code = "invalid_literal"
	CodeInvalidInstant    Code = "invalid_instant"
	CodeInvalidName       Code = "invalid_name"
	CodeInvalidClause     Code = "invalid_clause"
	CodeNestingTooDeep    Code = "nesting_too_deep"
	CodeTextTooLarge      Code = "text_too_large"
	CodeStatementTooLong  Code = "statement_too_long"
	CodeTooManyStatements Code = "too_many_statements"
	CodeInvalidEncoding   Code = "invalid_encoding"
	CodeClientStatement   Code = "client_statement"

	// Area model.
	CodeDuplicateModel     Code = "duplicate_model"
	CodeUnknownModel       Code = "unknown_model"
	CodeUnknownReference   Code = "unknown_reference"
	CodeWrongReferenceKind Code = "wrong_reference_kind"
	CodeModelInUse         Code = "model_in_use"
	CodeBranchMismatch     Code = "branch_mismatch"
	CodeSchemaMismatch     Code = "schema_mismatch"
	CodeEndpointCollision  Code = "endpoint_collision"
	CodeDuplicateUser      Code = "duplicate_user"
	CodeDuplicateDomain    Code = "duplicate_domain"
	CodeUnknownDomain      Code = "unknown_domain"
	CodeNoSelectedDomain   Code = "no_selected_domain"
	CodeInvalidBindings    Code = "invalid_bindings"
	CodeWrongResetKey      Code = "wrong_reset_key"
	CodeWrongLookupKey     Code = "wrong_lookup_key"
	CodeRelocationMember   Code = "relocation_member"

	// Area planner.
	CodeMissingPlanPart   Code = "missing_plan_part"
	CodeUnplacedNode      Code = "unplaced_node"
	CodeDigestFailed      Code = "digest_failed"
	CodeNoSchedulableNode Code = "no_schedulable_node"
	CodeEngineMissing     Code = "engine_missing"

	// Area registry.
	CodeBrokenModel        Code = "broken_model"
	CodeMissingPart        Code = "missing_part"
	CodeOutOfRange         Code = "out_of_range"
	CodeInvalidModelName   Code = "invalid_model_name"
	CodeDuplicateItem      Code = "duplicate_item"
	CodeCodecField         Code = "codec_field"
	CodeCodecType          Code = "codec_type"
	CodeCodecOptional      Code = "codec_optional"
	CodeCodecEncoding      Code = "codec_encoding"
	CodeIncompatibleClient Code = "incompatible_client"
	CodeUnsupportedMode    Code = "unsupported_mode"
	CodeMissingQuiesce     Code = "missing_quiesce"
	CodeUnsupportedQuiesce Code = "unsupported_quiesce"
	CodeQuiesceOverflow    Code = "quiesce_overflow"
	CodeMisplacedClause    Code = "misplaced_clause"
	CodeNoModelMutation    Code = "no_model_mutation"

	// Area resource.
	CodeDuplicateResource      Code = "duplicate_resource"
	CodeUnknownResource        Code = "unknown_resource"
	CodeUnknownResourceVersion Code = "unknown_resource_version"
	CodeUploadRefused          Code = "upload_refused"
	CodeUploadTooLarge         Code = "upload_too_large"
	CodeUploadBusy             Code = "upload_busy"
	CodeResourceMissing        Code = "resource_missing"
	CodeUnknownResourceFile    Code = "unknown_resource_file"
	CodeResourceFileTooLarge   Code = "resource_file_too_large"
	CodeHashMapContent         Code = "hash_map_content"
	CodeUnboundContent         Code = "unbound_content"
	CodeCertificateBundle      Code = "certificate_bundle"
	CodeUnknownLookupKey       Code = "unknown_lookup_key"
	CodeProtobufSource         Code = "protobuf_source"
	CodeUnknownMessage         Code = "unknown_message"

	// Area row.
	CodeDivisionByZero     Code = "division_by_zero"
	CodeOverflow           Code = "overflow"
	CodeCastFailed         Code = "cast_failed"
	CodeInvalidArgument    Code = "invalid_argument"
	CodeFinalization       Code = "finalization"
	CodeWindowNullArgument Code = "window_null_argument"
	CodeNullTimestamp      Code = "null_timestamp"
	CodeEventOutsideTicks  Code = "event_outside_ticks"

	// Area runtime.
	CodeInternal                   Code = "internal"
	CodeBuildFailed                Code = "build_failed"
	CodeCertificateInstallation    Code = "certificate_installation"
	CodeSecureListenerOff          Code = "secure_listener_off"
	CodeBuildStep                  Code = "build_step"
	CodePlanningFailed             Code = "planning_failed"
	CodeInvalidProgram             Code = "invalid_program"
	CodeSourceUnavailable          Code = "source_unavailable"
	CodeSinkUnavailable            Code = "sink_unavailable"
	CodeSinkRejected               Code = "sink_rejected"
	CodeExternalMissing            Code = "external_missing"
	CodeInvalidClientConfiguration Code = "invalid_client_configuration"
	CodeAckTimeout                 Code = "ack_timeout"
	CodeExecutionStopped           Code = "execution_stopped"
	CodeBranchEvicted              Code = "branch_evicted"
	CodeConsumerEnded              Code = "consumer_ended"

	// Area session.
	CodeAuthenticationFailed    Code = "authentication_failed"
	CodeAuthenticationThrottled Code = "authentication_throttled"
	CodeNotAuthenticated        Code = "not_authenticated"
	CodeMalformedFrame          Code = "malformed_frame"
	CodeUnexpectedFrame         Code = "unexpected_frame"
	CodeFrameTooLarge           Code = "frame_too_large"
	CodeContractMismatch        Code = "contract_mismatch"
	CodeSessionLimit            Code = "session_limit"
	CodeRequestQueueFull        Code = "request_queue_full"
	CodeSessionClosed           Code = "session_closed"
	CodeShuttingDown            Code = "shutting_down"
	CodeConnectFailed           Code = "connect_failed"
	CodeConnectionLost          Code = "connection_lost"
	CodeDuplicateSubscription   Code = "duplicate_subscription"
	CodeUnknownSubscription     Code = "unknown_subscription"
	CodeSubscriptionInvalid     Code = "subscription_invalid"
	CodeSubscriptionInactive    Code = "subscription_inactive"
	CodeSubscriptionEnded       Code = "subscription_ended"
	CodeSubscriptionLimit       Code = "subscription_limit"

	// Area storage.
	CodeStoreUnavailable Code = "store_unavailable"
	CodeStoreLocked      Code = "store_locked"
	CodeStoreWrite       Code = "store_write"
	CodeStoreRead        Code = "store_read"
	CodeForeignStore     Code = "foreign_store"
	CodeCorruptRecord    Code = "corrupt_record"
	CodeRecordTooLarge   Code = "record_too_large"
	CodeInvalidSetting   Code = "invalid_setting"
	CodeListenFailed     Code = "listen_failed"
	CodeReadFailed       Code = "read_failed"
	CodeWriteFailed      Code = "write_failed"
	CodeShutdownDeadline Code = "shutdown_deadline"

	// Area transaction.
	CodeTransactionActive         Code = "transaction_active"
	CodeNoTransaction             Code = "no_transaction"
	CodeImplicitBatch             Code = "implicit_batch"
	CodeTransactionNotOwner       Code = "transaction_not_owner"
	CodeUnknownTransaction        Code = "unknown_transaction"
	CodeTransactionTakenOver      Code = "transaction_taken_over"
	CodeTransactionWrongDomain    Code = "transaction_wrong_domain"
	CodeNotQueueable              Code = "not_queueable"
	CodeTransactionStatementLimit Code = "transaction_statement_limit"
	CodeTransactionSourceLimit    Code = "transaction_source_limit"
	CodeTransactionOpenLimit      Code = "transaction_open_limit"
	CodeTransactionOwnerLimit     Code = "transaction_owner_limit"
	CodeInvalidStatement          Code = "invalid_statement"
	CodeAppendConflict            Code = "append_conflict"
	CodePreviewIncomplete         Code = "preview_incomplete"
	CodePreviewStale              Code = "preview_stale"
	CodePreviewMismatch           Code = "preview_mismatch"
	CodeTransactionTerminal       Code = "transaction_terminal"
	CodeTransactionCommitting     Code = "transaction_committing"
	CodeNotAlone                  Code = "not_alone"
	CodeNoAttachedTransaction     Code = "no_attached_transaction"
	CodeOperationOutOfRange       Code = "operation_out_of_range"
	CodeNoReadableReport          Code = "no_readable_report"

	// Area validation.
	CodeUnknownIdentifier          Code = "unknown_identifier"
	CodeWrongStream                Code = "wrong_stream"
	CodeUnknownSet                 Code = "unknown_set"
	CodeMissingSet                 Code = "missing_set"
	CodeTypeMismatch               Code = "type_mismatch"
	CodeUnsupportedUnary           Code = "unsupported_unary"
	CodeUnsupportedBinary          Code = "unsupported_binary"
	CodeUnsupportedCast            Code = "unsupported_cast"
	CodeUnsupportedFunction        Code = "unsupported_function"
	CodeUnknownFunction            Code = "unknown_function"
	CodeInvalidFunctionArity       Code = "invalid_function_arity"
	CodeUnsupportedFunctionContext Code = "unsupported_function_context"
	CodeUnsupportedInvokeContext   Code = "unsupported_invoke_context"
	CodeUnsupportedInvocation      Code = "unsupported_invocation"
	CodeNullableHeaderArgument     Code = "nullable_header_argument"
	CodeInvalidSideEffectCall      Code = "invalid_side_effect_call"
	CodeInvalidFilter              Code = "invalid_filter"
	CodeInvalidCondition           Code = "invalid_condition"
	CodeInvalidCase                Code = "invalid_case"
	CodeUntypedNull                Code = "untyped_null"
	CodeUnsupportedType            Code = "unsupported_type"
	CodeNullForRequiredField       Code = "null_for_required_field"
	CodeUninitializedRequiredField Code = "uninitialized_required_field"
	CodeSensitiveLeak              Code = "sensitive_leak"
	CodeUnknownSensitiveField      Code = "unknown_sensitive_field"
	CodeDuplicateField             Code = "duplicate_field"
	CodeInheritMismatch            Code = "inherit_mismatch"
	CodeMissingAggregate           Code = "missing_aggregate"
	CodeNestedAggregate            Code = "nested_aggregate"
	CodeUninitializedRead          Code = "uninitialized_read"
	CodeExpressionTooDeep          Code = "expression_too_deep"
	CodeUndeclaredState            Code = "undeclared_state"
	CodeConstantArgument           Code = "constant_argument"
	CodeNestedLookup               Code = "nested_lookup"
	CodeMisplacedArrayLiteral      Code = "misplaced_array_literal"
	CodeStateNotMaterialized       Code = "state_not_materialized"
	CodeInvalidTensor              Code = "invalid_tensor"
)

// All describes every failure in the order of the areas. The result is the caller's own.
func All() []Description {
	return []Description{
		{
			Area:    "alteration",
			Class:   ClassValidation,
			Code:    CodeForeignOperation,
			Hint:    "only the operations of its own kind alter a model",
			Message: "{Operation} does not apply to {Owner}",
			Name:    "ForeignOperation",
			New: func() Failure {
				return &ForeignOperation{}
			},
		},
		{
			Area:    "alteration",
			Class:   ClassExists,
			Code:    CodePartExists,
			Hint:    "{Advice}",
			Message: "{Owner} already has {Part}",
			Name:    "PartExists",
			New: func() Failure {
				return &PartExists{}
			},
		},
		{
			Area:    "alteration",
			Class:   ClassNotFound,
			Code:    CodePartMissing,
			Hint:    "it has {Present}",
			Message: "{Owner} has no {Part}",
			Name:    "PartMissing",
			New: func() Failure {
				return &PartMissing{}
			},
		},
		{
			Area:    "alteration",
			Class:   ClassValidation,
			Code:    CodeAmbiguousRoute,
			Hint:    "drop and create the model in one batch to change one of them",
			Message: "{Owner} has {Count} routes to '{Relay}'",
			Name:    "AmbiguousRoute",
			New: func() Failure {
				return &AmbiguousRoute{}
			},
		},
		{
			Area:    "alteration",
			Class:   ClassValidation,
			Code:    CodeLastPart,
			Hint:    "add another one first, or drop the model",
			Message: "{Owner} would be left without {Part}",
			Name:    "LastPart",
			New: func() Failure {
				return &LastPart{}
			},
		},
		{
			Area:    "alteration",
			Class:   ClassValidation,
			Code:    CodeUnfitSink,
			Hint:    "{Advice}",
			Message: "{Clause} does not fit the {Sink} sink of {Owner}",
			Name:    "UnfitSink",
			New: func() Failure {
				return &UnfitSink{}
			},
		},
		{
			Area:    "client",
			Class:   ClassConfiguration,
			Code:    CodeUsageError,
			Hint:    "nervix-cli --help lists commands and flags",
			Message: "invalid command line: {Reason}",
			Name:    "UsageError",
			New: func() Failure {
				return &UsageError{}
			},
		},
		{
			Area:    "client",
			Class:   ClassTimeout,
			Code:    CodeSubscribeTimeout,
			Message: "timed out after {Timeout} with {Received} rows; wanted {Wanted}",
			Name:    "SubscribeTimeout",
			New: func() Failure {
				return &SubscribeTimeout{}
			},
		},
		{
			Area:    "codec",
			Class:   ClassRow,
			Code:    CodeDecodeFailed,
			Message: "failed to decode {Format} payload for ingestor '{Ingestor}'",
			Name:    "DecodeFailed",
			New: func() Failure {
				return &DecodeFailed{}
			},
		},
		{
			Area:    "codec",
			Class:   ClassRow,
			Code:    CodeEncodeFailed,
			Message: "failed to encode {Format} payload for emitter '{Emitter}'",
			Name:    "EncodeFailed",
			New: func() Failure {
				return &EncodeFailed{}
			},
		},
		{
			Area:    "codec",
			Class:   ClassRow,
			Code:    CodeMalformedPayload,
			Message: "malformed {Format} at byte {Offset}: {Reason}",
			Name:    "MalformedPayload",
			New: func() Failure {
				return &MalformedPayload{}
			},
		},
		{
			Area:    "codec",
			Class:   ClassRow,
			Code:    CodeNotAnObject,
			Message: "the payload is not an object",
			Name:    "NotAnObject",
			New: func() Failure {
				return &NotAnObject{}
			},
		},
		{
			Area:    "codec",
			Class:   ClassRow,
			Code:    CodeUndeclaredField,
			Message: "the payload has a field that the STRICT schema does not declare",
			Name:    "UndeclaredField",
			New: func() Failure {
				return &UndeclaredField{}
			},
		},
		{
			Area:    "codec",
			Class:   ClassRow,
			Code:    CodeMissingField,
			Message: "required field '{Name}' is missing",
			Name:    "MissingField",
			New: func() Failure {
				return &MissingField{}
			},
		},
		{
			Area:    "codec",
			Class:   ClassRow,
			Code:    CodeNullField,
			Message: "field '{Name}': null is incompatible with required field",
			Name:    "NullField",
			New: func() Failure {
				return &NullField{}
			},
		},
		{
			Area:    "codec",
			Class:   ClassRow,
			Code:    CodeFieldType,
			Message: "field '{Name}': expected {Expected}",
			Name:    "FieldType",
			New: func() Failure {
				return &FieldType{}
			},
		},
		{
			Area:    "codec",
			Class:   ClassRow,
			Code:    CodeDuplicateKey,
			Message: "field '{Name}' stands twice in the payload",
			Name:    "DuplicateKey",
			New: func() Failure {
				return &DuplicateKey{}
			},
		},
		{
			Area:    "codec",
			Class:   ClassRow,
			Code:    CodeNonFiniteNumber,
			Message: "field '{Name}': a non-finite number has no {Format} form",
			Name:    "NonFiniteNumber",
			New: func() Failure {
				return &NonFiniteNumber{}
			},
		},
		{
			Area:    "codec",
			Class:   ClassLimit,
			Code:    CodePayloadTooLarge,
			Message: "the payload has more than {Limit} bytes",
			Name:    "PayloadTooLarge",
			New: func() Failure {
				return &PayloadTooLarge{}
			},
		},
		{
			Area:    "codec",
			Class:   ClassRow,
			Code:    CodePayloadTooDeep,
			Message: "the payload nests deeper than {Limit} levels",
			Name:    "PayloadTooDeep",
			New: func() Failure {
				return &PayloadTooDeep{}
			},
		},
		{
			Area:    "codec",
			Class:   ClassRow,
			Code:    CodeNotRepresentable,
			Message: "the value has no {Format} form: {Reason}",
			Name:    "NotRepresentable",
			New: func() Failure {
				return &NotRepresentable{}
			},
		},
		{
			Area:    "codec",
			Class:   ClassRow,
			Code:    CodeTransformationFailed,
			Message: "the jaq program {Reason}",
			Name:    "TransformationFailed",
			New: func() Failure {
				return &TransformationFailed{}
			},
		},
		{
			Area:    "codec",
			Class:   ClassInternal,
			Code:    CodeCodecMismatch,
			Message: "codec '{Codec}' does not fit its schema",
			Name:    "CodecMismatch",
			New: func() Failure {
				return &CodecMismatch{}
			},
		},
		{
			Area:    "command",
			Class:   ClassInvalidReference,
			Code:    CodeInvalidExecutionReference,
			Message: "invalid execution reference: {Reason}",
			Name:    "InvalidExecutionReference",
			New: func() Failure {
				return &InvalidExecutionReference{}
			},
		},
		{
			Area:    "command",
			Class:   ClassReferenceExpired,
			Code:    CodeExecutionReferenceExpired,
			Message: "execution reference {Reference} has expired",
			Name:    "ExecutionReferenceExpired",
			New: func() Failure {
				return &ExecutionReferenceExpired{}
			},
		},
		{
			Area:    "command",
			Class:   ClassReferenceConflict,
			Code:    CodeExecutionReferenceConflict,
			Message: "execution reference {Reference} was used with another {Differing}",
			Name:    "ExecutionReferenceConflict",
			New: func() Failure {
				return &ExecutionReferenceConflict{}
			},
		},
		{
			Area:    "command",
			Class:   ClassHistoryFull,
			Code:    CodeExecutionHistoryFull,
			Hint:    "repeat the command later under the same reference",
			Message: "the execution history is full ({Capacity} executions)",
			Name:    "ExecutionHistoryFull",
			New: func() Failure {
				return &ExecutionHistoryFull{}
			},
		},
		{
			Area:    "command",
			Class:   ClassOutcomeUnknown,
			Code:    CodeStillApplying,
			Hint:    "repeat it under the same reference to read its result",
			Message: "the command is still being applied",
			Name:    "StillApplying",
			New: func() Failure {
				return &StillApplying{}
			},
		},
		{
			Area:    "command",
			Class:   ClassOutcomeUnknown,
			Code:    CodeLeadershipLost,
			Message: "leadership changed while the command was applied",
			Name:    "LeadershipLost",
			New: func() Failure {
				return &LeadershipLost{}
			},
		},
		{
			Area:    "command",
			Class:   ClassOutcomeUnknown,
			Code:    CodeTransportLost,
			Message: "the connection was lost while the command was applied",
			Name:    "TransportLost",
			New: func() Failure {
				return &TransportLost{}
			},
		},
		{
			Area:    "command",
			Class:   ClassOutcomeUnknown,
			Code:    CodeWaitDeadline,
			Message: "the command did not finish within {Waited}",
			Name:    "WaitDeadline",
			New: func() Failure {
				return &WaitDeadline{}
			},
		},
		{
			Area:    "command",
			Class:   ClassOutcomeUnknown,
			Code:    CodeViewUnconfirmed,
			Message: "the effect is committed but not confirmed by every live node",
			Name:    "ViewUnconfirmed",
			New: func() Failure {
				return &ViewUnconfirmed{}
			},
		},
		{
			Area:    "command",
			Class:   ClassRedirect,
			Code:    CodeNotLeader,
			Message: "not-a-leader: node '{Leader}' at {Address} leads",
			Name:    "NotLeader",
			New: func() Failure {
				return &NotLeader{}
			},
		},
		{
			Area:    "command",
			Class:   ClassUnavailable,
			Code:    CodeLeaderUnknown,
			Message: "no leader is known",
			Name:    "LeaderUnknown",
			New: func() Failure {
				return &LeaderUnknown{}
			},
		},
		{
			Area:    "command",
			Class:   ClassCancelled,
			Code:    CodeCommandCancelled,
			Message: "the command was cancelled before it was admitted",
			Name:    "CommandCancelled",
			New: func() Failure {
				return &CommandCancelled{}
			},
		},
		{
			Area:    "command",
			Class:   ClassLimit,
			Code:    CodeProposalTooLarge,
			Message: "the change needs {Size} bytes in the log, at most {Limit} are accepted",
			Name:    "ProposalTooLarge",
			New: func() Failure {
				return &ProposalTooLarge{}
			},
		},
		{
			Area:    "command",
			Class:   ClassState,
			Code:    CodePublicationFailed,
			Hint:    "nothing has changed; the cause tells whether to repeat the command",
			Message: "failed to publish schedule for domain '{Domain}'",
			Name:    "PublicationFailed",
			New: func() Failure {
				return &PublicationFailed{}
			},
		},
		{
			Area:    "command",
			Class:   ClassState,
			Code:    CodeStepFailed,
			Message: "statement {Statement} failed",
			Name:    "StepFailed",
			New: func() Failure {
				return &StepFailed{}
			},
		},
		{
			Area:    "command",
			Class:   ClassInternal,
			Code:    CodeUnknownExecution,
			Message: "execution {Reference} does not exist or is finished",
			Name:    "UnknownExecution",
			New: func() Failure {
				return &UnknownExecution{}
			},
		},
		{
			Area:    "command",
			Class:   ClassState,
			Code:    CodeInvalidTransition,
			Message: "{Subject} is {State} and refuses {Event}",
			Name:    "InvalidTransition",
			New: func() Failure {
				return &InvalidTransition{}
			},
		},
		{
			Area:    "command",
			Class:   ClassBusy,
			Code:    CodeInputsChanging,
			Hint:    "repeat the command",
			Message: "the inputs of the change kept changing over {Attempts} attempts",
			Name:    "InputsChanging",
			New: func() Failure {
				return &InputsChanging{}
			},
		},
		{
			Area:    "command",
			Class:   ClassInternal,
			Code:    CodeNotExecutable,
			Message: "{Form} is no ordered command",
			Name:    "NotExecutable",
			New: func() Failure {
				return &NotExecutable{}
			},
		},
		{
			Area:    "command",
			Class:   ClassUnsupported,
			Code:    CodeMachineryMissing,
			Message: "{Form} needs {Machinery}, which this release does not have",
			Name:    "MachineryMissing",
			New: func() Failure {
				return &MachineryMissing{}
			},
		},
		{
			Area:    "command",
			Class:   ClassNotFound,
			Code:    CodeUnknownNode,
			Hint:    "SHOW CLUSTER STATUS lists the members",
			Message: "node '{Node}' is no member of the cluster",
			Name:    "UnknownNode",
			New: func() Failure {
				return &UnknownNode{}
			},
		},
		{
			Area:    "command",
			Class:   ClassState,
			Code:    CodeLiveNode,
			Hint:    "stop its process first",
			Message: "cannot drop live node '{Node}'",
			Name:    "LiveNode",
			New: func() Failure {
				return &LiveNode{}
			},
		},
		{
			Area:    "command",
			Class:   ClassValidation,
			Code:    CodeWrongResetScope,
			Message: "{Scope} does not fit wasm processor '{Processor}', which is {Branching}",
			Name:    "WrongResetScope",
			New: func() Failure {
				return &WrongResetScope{}
			},
		},
		{
			Area:    "command",
			Class:   ClassValidation,
			Code:    CodeNotDescribed,
			Hint:    "use SHOW CREATE",
			Message: "a {Kind} has no description",
			Name:    "NotDescribed",
			New: func() Failure {
				return &NotDescribed{}
			},
		},
		{
			Area:    "connector",
			Class:   ClassExternal,
			Code:    CodeConnectorSettingMissing,
			Message: "client '{Client}' needs the setting '{Setting}'",
			Name:    "ConnectorSettingMissing",
			New: func() Failure {
				return &ConnectorSettingMissing{}
			},
		},
		{
			Area:    "connector",
			Class:   ClassExternal,
			Code:    CodeConnectorSetting,
			Message: "client '{Client}': setting '{Setting}' {Reason}",
			Name:    "ConnectorSetting",
			New: func() Failure {
				return &ConnectorSetting{}
			},
		},
		{
			Area:    "connector",
			Class:   ClassExternal,
			Code:    CodeClientTemplate,
			Message: "client '{Client}': the template in setting '{Setting}' {Reason}",
			Name:    "ClientTemplate",
			New: func() Failure {
				return &ClientTemplate{}
			},
		},
		{
			Area:    "connector",
			Class:   ClassExternal,
			Code:    CodeSourceNotStarted,
			Message: "failed to initialize ingestor '{Ingestor}'",
			Name:    "SourceNotStarted",
			New: func() Failure {
				return &SourceNotStarted{}
			},
		},
		{
			Area:    "connector",
			Class:   ClassExternal,
			Code:    CodeSinkNotStarted,
			Message: "failed to initialize emitter '{Emitter}'",
			Name:    "SinkNotStarted",
			New: func() Failure {
				return &SinkNotStarted{}
			},
		},
		{
			Area:    "connector",
			Class:   ClassLimit,
			Code:    CodeSlowConsumer,
			Message: "ingestor '{Ingestor}' did not keep up: {Dropped} messages were dropped",
			Name:    "SlowConsumer",
			New: func() Failure {
				return &SlowConsumer{}
			},
		},
		{
			Area:    "connector",
			Class:   ClassLimit,
			Code:    CodeHoldOverflow,
			Message: "a hold of ingestor '{Ingestor}' dropped {Dropped} messages",
			Name:    "HoldOverflow",
			New: func() Failure {
				return &HoldOverflow{}
			},
		},
		{
			Area:    "connector",
			Class:   ClassExternal,
			Code:    CodeNoStream,
			Hint:    "create the stream; publishing continues then",
			Message: "no stream found for given subject '{Subject}'",
			Name:    "NoStream",
			New: func() Failure {
				return &NoStream{}
			},
		},
		{
			Area:    "connector",
			Class:   ClassRow,
			Code:    CodeInvalidHeader,
			Message: "a message header is not valid: {Reason}",
			Name:    "InvalidHeader",
			New: func() Failure {
				return &InvalidHeader{}
			},
		},
		{
			Area:    "connector",
			Class:   ClassRow,
			Code:    CodeMessageTooLarge,
			Message: "the message is larger than the sink accepts",
			Name:    "MessageTooLarge",
			New: func() Failure {
				return &MessageTooLarge{}
			},
		},
		{
			Area:    "connector",
			Class:   ClassExternal,
			Code:    CodeUnconfirmed,
			Message: "the sink did not confirm the message within {Waited}",
			Name:    "Unconfirmed",
			New: func() Failure {
				return &Unconfirmed{}
			},
		},
		{
			Area:    "connector",
			Class:   ClassUnsupported,
			Code:    CodeConnectorMissing,
			Message: "this server has no {Side} connector for {System}",
			Name:    "ConnectorMissing",
			New: func() Failure {
				return &ConnectorMissing{}
			},
		},
		{
			Area:    "consensus",
			Class:   ClassRedirect,
			Code:    CodeNotConsensusLeader,
			Message: "node '{Leader}' leads consensus term {Term}",
			Name:    "NotConsensusLeader",
			New: func() Failure {
				return &NotConsensusLeader{}
			},
		},
		{
			Area:    "consensus",
			Class:   ClassOutcomeUnknown,
			Code:    CodeProposalOutcomeUnknown,
			Message: "the outcome of the proposal is unknown",
			Name:    "ProposalOutcomeUnknown",
			New: func() Failure {
				return &ProposalOutcomeUnknown{}
			},
		},
		{
			Area:    "consensus",
			Class:   ClassLimit,
			Code:    CodeConsensusOverloaded,
			Hint:    "repeat the command later",
			Message: "{Work} in flight reached the limit of {Limit}",
			Name:    "ConsensusOverloaded",
			New: func() Failure {
				return &ConsensusOverloaded{}
			},
		},
		{
			Area:    "consensus",
			Class:   ClassUnavailable,
			Code:    CodeReadInterrupted,
			Hint:    "read again",
			Message: "leadership changed during a linearizable read",
			Name:    "ReadInterrupted",
			New: func() Failure {
				return &ReadInterrupted{}
			},
		},
		{
			Area:    "consensus",
			Class:   ClassState,
			Code:    CodeMembershipRefused,
			Message: "the membership change was refused: {Reason}",
			Name:    "MembershipRefused",
			New: func() Failure {
				return &MembershipRefused{}
			},
		},
		{
			Area:    "consensus",
			Class:   ClassProtocol,
			Code:    CodeSnapshotRefused,
			Message: "the consensus snapshot was refused: {Reason}",
			Name:    "SnapshotRefused",
			New: func() Failure {
				return &SnapshotRefused{}
			},
		},
		{
			Area:    "consensus",
			Class:   ClassProtocol,
			Code:    CodeMessageRefused,
			Message: "the consensus message was refused: {Reason}",
			Name:    "MessageRefused",
			New: func() Failure {
				return &MessageRefused{}
			},
		},
		{
			Area:    "consensus",
			Class:   ClassStorage,
			Code:    CodeConsensusMismatch,
			Message: "consensus storage and state do not belong together: {Reason}",
			Name:    "ConsensusMismatch",
			New: func() Failure {
				return &ConsensusMismatch{}
			},
		},
		{
			Area:    "consensus",
			Class:   ClassConfiguration,
			Code:    CodeInvalidConsensusConfig,
			Message: "the consensus configuration is invalid: {Reason}",
			Name:    "InvalidConsensusConfig",
			New: func() Failure {
				return &InvalidConsensusConfig{}
			},
		},
		{
			Area:    "consensus",
			Class:   ClassUnavailable,
			Code:    CodeConsensusStopped,
			Message: "the consensus node is stopped",
			Name:    "ConsensusStopped",
			New: func() Failure {
				return &ConsensusStopped{}
			},
		},
		{
			Area:    "consensus",
			Class:   ClassStorage,
			Code:    CodeConsensusFaulted,
			Message: "the consensus node failed",
			Name:    "ConsensusFaulted",
			New: func() Failure {
				return &ConsensusFaulted{}
			},
		},
		{
			Area:    "declaration",
			Class:   ClassValidation,
			Code:    CodeFaultyProgram,
			Message: "the jaq program does not compile: {Reason}",
			Name:    "FaultyProgram",
			New: func() Failure {
				return &FaultyProgram{}
			},
		},
		{
			Area:    "declaration",
			Class:   ClassValidation,
			Code:    CodeCodecDirection,
			Message: "codec '{Codec}' cannot {Use}: it has no {Clause} program",
			Name:    "CodecDirection",
			New: func() Failure {
				return &CodecDirection{}
			},
		},
		{
			Area:    "declaration",
			Class:   ClassValidation,
			Code:    CodeSyslogField,
			Message: "field '{Name}' does not fit a syslog record: {Reason}",
			Name:    "SyslogField",
			New: func() Failure {
				return &SyslogField{}
			},
		},
		{
			Area:    "declaration",
			Class:   ClassValidation,
			Code:    CodeInvalidWireName,
			Message: "'{Key}' cannot be the payload key of field '{Name}': {Reason}",
			Name:    "InvalidWireName",
			New: func() Failure {
				return &InvalidWireName{}
			},
		},
		{
			Area:    "declaration",
			Class:   ClassValidation,
			Code:    CodeUnfitClient,
			Message: "setting '{Setting}' of client '{Client}' {Requirement}",
			Name:    "UnfitClient",
			New: func() Failure {
				return &UnfitClient{}
			},
		},
		{
			Area:    "declaration",
			Class:   ClassValidation,
			Code:    CodeUnfitEntity,
			Hint:    "its source makes it {Fitting}",
			Message: "ingestor '{Ingestor}' is no {Entity} INGESTOR",
			Name:    "UnfitEntity",
			New: func() Failure {
				return &UnfitEntity{}
			},
		},
		{
			Area:    "declaration",
			Class:   ClassValidation,
			Code:    CodeUnfitRequest,
			Message: "{Part} {Requirement}",
			Name:    "UnfitRequest",
			New: func() Failure {
				return &UnfitRequest{}
			},
		},
		{
			Area:    "declaration",
			Class:   ClassValidation,
			Code:    CodeMissingTimestamp,
			Message: "paced domain '{Domain}' requires ingestor '{Ingestor}' to declare TIMESTAMP NOW or TIMESTAMP AT <field>",
			Name:    "MissingTimestamp",
			New: func() Failure {
				return &MissingTimestamp{}
			},
		},
		{
			Area:    "declaration",
			Class:   ClassValidation,
			Code:    CodeMissingColumn,
			Message: "{Clause} needs {Requirement}",
			Name:    "MissingColumn",
			New: func() Failure {
				return &MissingColumn{}
			},
		},
		{
			Area:    "declaration",
			Class:   ClassValidation,
			Code:    CodePlacementMember,
			Message: "'{Member}' cannot be a member of placement '{Placement}': {Reason}",
			Name:    "PlacementMember",
			New: func() Failure {
				return &PlacementMember{}
			},
		},
		{
			Area:    "declaration",
			Class:   ClassValidation,
			Code:    CodePlacementConflict,
			Hint:    "give one of them another RANK",
			Message: "placements '{Placement}' and '{Other}' have the same rank and ask different things of {First} and {Second}",
			Name:    "PlacementConflict",
			New: func() Failure {
				return &PlacementConflict{}
			},
		},
		{
			Area:    "declaration",
			Class:   ClassValidation,
			Code:    CodeUnboundResource,
			Message: "{Owner} does not bind resource '{Resource}'",
			Name:    "UnboundResource",
			New: func() Failure {
				return &UnboundResource{}
			},
		},
		{
			Area:    "declaration",
			Class:   ClassValidation,
			Code:    CodeResourceWithoutVersion,
			Hint:    "UPLOAD RESOURCE {Resource} VERSION '<directory>';",
			Message: "resource '{Resource}' has no version yet",
			Name:    "ResourceWithoutVersion",
			New: func() Failure {
				return &ResourceWithoutVersion{}
			},
		},
		{
			Area:    "domain",
			Class:   ClassState,
			Code:    CodeDomainRunning,
			Message: "domain '{Domain}' is already running",
			Name:    "DomainRunning",
			New: func() Failure {
				return &DomainRunning{}
			},
		},
		{
			Area:    "domain",
			Class:   ClassState,
			Code:    CodeDomainStopped,
			Message: "domain '{Domain}' is already stopped",
			Name:    "DomainStopped",
			New: func() Failure {
				return &DomainStopped{}
			},
		},
		{
			Area:    "domain",
			Class:   ClassState,
			Code:    CodeDomainPaused,
			Message: "domain '{Domain}' is paused for a model alteration",
			Name:    "DomainPaused",
			New: func() Failure {
				return &DomainPaused{}
			},
		},
		{
			Area:    "domain",
			Class:   ClassBusy,
			Code:    CodeAlterationInProgress,
			Message: "domain '{Domain}' already has a model alteration in progress",
			Name:    "AlterationInProgress",
			New: func() Failure {
				return &AlterationInProgress{}
			},
		},
		{
			Area:    "domain",
			Class:   ClassTimeout,
			Code:    CodeDrainTimeout,
			Message: "timed out draining domain '{Domain}' on node '{Node}': {Outstanding} outstanding work item(s) ({Detail}){Emitters}",
			Name:    "DrainTimeout",
			New: func() Failure {
				return &DrainTimeout{}
			},
		},
		{
			Area:    "domain",
			Class:   ClassTimeout,
			Code:    CodeEntityDrainTimeout,
			Message: "timed out draining domain '{Domain}' for entity alteration: {Detail}",
			Name:    "EntityDrainTimeout",
			New: func() Failure {
				return &EntityDrainTimeout{}
			},
		},
		{
			Area:    "domain",
			Class:   ClassState,
			Code:    CodeActivationFailed,
			Message: "the change of domain '{Domain}' is committed, but could not be activated",
			Name:    "ActivationFailed",
			New: func() Failure {
				return &ActivationFailed{}
			},
		},
		{
			Area:    "language",
			Class:   ClassSyntax,
			Code:    CodeSyntax,
			Hint:    "did you mean {Suggestion}?",
			Message: "unexpected {Found}, expected {Expected}",
			Name:    "Syntax",
			New: func() Failure {
				return &Syntax{}
			},
		},
		{
			Area:    "language",
			Class:   ClassSyntax,
			Code:    CodeMissingSemicolon,
			Message: "a ';' is missing before {Found}",
			Name:    "MissingSemicolon",
			New: func() Failure {
				return &MissingSemicolon{}
			},
		},
		{
			Area:    "language",
			Class:   ClassSyntax,
			Code:    CodeLexicalError,
			Hint:    "did you mean {Suggestion}?",
			Message: "unrecognized text {Found}",
			Name:    "LexicalError",
			New: func() Failure {
				return &LexicalError{}
			},
		},
		{
			Area:    "language",
			Class:   ClassSyntax,
			Code:    CodeUnterminatedText,
			Message: "unterminated {Form}",
			Name:    "UnterminatedText",
			New: func() Failure {
				return &UnterminatedText{}
			},
		},
		{
			Area:    "language",
			Class:   ClassSyntax,
			Code:    CodeInvalidLiteral,
			Message: "invalid {Form} '{Text}': {Reason}",
			Name:    "InvalidLiteral",
			New: func() Failure {
				return &InvalidLiteral{}
			},
		},
		{
			Area:    "language",
			Class:   ClassValidation,
			Code:    CodeInvalidInstant,
			Hint:    "an instant is written like 2030-01-31T00:00:00Z",
			Message: "'{Text}' is no instant: {Reason}",
			Name:    "InvalidInstant",
			New: func() Failure {
				return &InvalidInstant{}
			},
		},
		{
			Area:    "language",
			Class:   ClassSyntax,
			Code:    CodeInvalidName,
			Message: "'{Name}' is not usable as {Use}: {Reason}",
			Name:    "InvalidName",
			New: func() Failure {
				return &InvalidName{}
			},
		},
		{
			Area:    "language",
			Class:   ClassSyntax,
			Code:    CodeInvalidClause,
			Message: "{Clause} {Reason}",
			Name:    "InvalidClause",
			New: func() Failure {
				return &InvalidClause{}
			},
		},
		{
			Area:    "language",
			Class:   ClassSyntax,
			Code:    CodeNestingTooDeep,
			Message: "nesting is deeper than {Limit} levels",
			Name:    "NestingTooDeep",
			New: func() Failure {
				return &NestingTooDeep{}
			},
		},
		{
			Area:    "language",
			Class:   ClassLimit,
			Code:    CodeTextTooLarge,
			Message: "the request text has {Size} bytes, at most {Limit} are accepted",
			Name:    "TextTooLarge",
			New: func() Failure {
				return &TextTooLarge{}
			},
		},
		{
			Area:    "language",
			Class:   ClassLimit,
			Code:    CodeStatementTooLong,
			Message: "a statement has more than {Limit} words and marks",
			Name:    "StatementTooLong",
			New: func() Failure {
				return &StatementTooLong{}
			},
		},
		{
			Area:    "language",
			Class:   ClassLimit,
			Code:    CodeTooManyStatements,
			Message: "the request has more than {Limit} statements",
			Name:    "TooManyStatements",
			New: func() Failure {
				return &TooManyStatements{}
			},
		},
		{
			Area:    "language",
			Class:   ClassSyntax,
			Code:    CodeInvalidEncoding,
			Message: "the text is not valid UTF-8",
			Name:    "InvalidEncoding",
			New: func() Failure {
				return &InvalidEncoding{}
			},
		},
		{
			Area:    "language",
			Class:   ClassSyntax,
			Code:    CodeClientStatement,
			Message: "{Form} is answered by the client and never sent to a server",
			Name:    "ClientStatement",
			New: func() Failure {
				return &ClientStatement{}
			},
		},
		{
			Area:    "model",
			Class:   ClassExists,
			Code:    CodeDuplicateModel,
			Hint:    "use CREATE IF NOT EXISTS to accept an existing one",
			Message: "model '{Model}' already exists in domain '{Domain}'",
			Name:    "DuplicateModel",
			New: func() Failure {
				return &DuplicateModel{}
			},
		},
		{
			Area:    "model",
			Class:   ClassNotFound,
			Code:    CodeUnknownModel,
			Hint:    "did you mean '{Suggestion}'?",
			Message: "unknown {Kind} '{Model}' in domain '{Domain}'",
			Name:    "UnknownModel",
			New: func() Failure {
				return &UnknownModel{}
			},
		},
		{
			Area:    "model",
			Class:   ClassValidation,
			Code:    CodeUnknownReference,
			Hint:    "did you mean '{Suggestion}'?",
			Message: "{Referrer} names the unknown {Kind} '{Model}'",
			Name:    "UnknownReference",
			New: func() Failure {
				return &UnknownReference{}
			},
		},
		{
			Area:    "model",
			Class:   ClassValidation,
			Code:    CodeWrongReferenceKind,
			Message: "{Referrer} needs a {Kind}, but '{Model}' is a {Found}",
			Name:    "WrongReferenceKind",
			New: func() Failure {
				return &WrongReferenceKind{}
			},
		},
		{
			Area:    "model",
			Class:   ClassState,
			Code:    CodeModelInUse,
			Hint:    "drop the dependents first, or in the same batch",
			Message: "{Kind} '{Model}' in domain '{Domain}' is used by {Dependents}",
			Name:    "ModelInUse",
			New: func() Failure {
				return &ModelInUse{}
			},
		},
		{
			Area:    "model",
			Class:   ClassValidation,
			Code:    CodeBranchMismatch,
			Message: "{Referrer} needs {Expected}, but {Relay} is {Found}",
			Name:    "BranchMismatch",
			New: func() Failure {
				return &BranchMismatch{}
			},
		},
		{
			Area:    "model",
			Class:   ClassValidation,
			Code:    CodeSchemaMismatch,
			Message: "{Subject} does not fit {Target}: {Reason}",
			Name:    "SchemaMismatch",
			New: func() Failure {
				return &SchemaMismatch{}
			},
		},
		{
			Area:    "model",
			Class:   ClassValidation,
			Code:    CodeEndpointCollision,
			Message: "{Subject} '{Value}' is already served by domain '{Domain}'",
			Name:    "EndpointCollision",
			New: func() Failure {
				return &EndpointCollision{}
			},
		},
		{
			Area:    "model",
			Class:   ClassExists,
			Code:    CodeDuplicateUser,
			Hint:    "use CREATE IF NOT EXISTS to accept an existing one",
			Message: "user '{User}' already exists",
			Name:    "DuplicateUser",
			New: func() Failure {
				return &DuplicateUser{}
			},
		},
		{
			Area:    "model",
			Class:   ClassExists,
			Code:    CodeDuplicateDomain,
			Hint:    "use CREATE IF NOT EXISTS to accept an existing one",
			Message: "domain '{Domain}' already exists",
			Name:    "DuplicateDomain",
			New: func() Failure {
				return &DuplicateDomain{}
			},
		},
		{
			Area:    "model",
			Class:   ClassNotFound,
			Code:    CodeUnknownDomain,
			Hint:    "did you mean '{Suggestion}'?",
			Message: "unknown domain '{Domain}'",
			Name:    "UnknownDomain",
			New: func() Failure {
				return &UnknownDomain{}
			},
		},
		{
			Area:    "model",
			Class:   ClassState,
			Code:    CodeNoSelectedDomain,
			Hint:    "select one with USE <domain>;",
			Message: "no domain is selected",
			Name:    "NoSelectedDomain",
			New: func() Failure {
				return &NoSelectedDomain{}
			},
		},
		{
			Area:    "model",
			Class:   ClassValidation,
			Code:    CodeInvalidBindings,
			Hint:    "name every field of the relay's branch once, with a literal",
			Message: "relay '{Relay}' cannot be described by these bindings: {Reason}",
			Name:    "InvalidBindings",
			New: func() Failure {
				return &InvalidBindings{}
			},
		},
		{
			Area:    "model",
			Class:   ClassValidation,
			Code:    CodeWrongResetKey,
			Hint:    "give every field of its branch a value once, with a literal",
			Message: "these values name no branch of wasm processor '{Processor}': {Reason}",
			Name:    "WrongResetKey",
			New: func() Failure {
				return &WrongResetKey{}
			},
		},
		{
			Area:    "model",
			Class:   ClassValidation,
			Code:    CodeWrongLookupKey,
			Message: "the key of hash map '{HashMap}' is its field '{Field}', and this is no {Type}",
			Name:    "WrongLookupKey",
			New: func() Failure {
				return &WrongLookupKey{}
			},
		},
		{
			Area:    "model",
			Class:   ClassValidation,
			Code:    CodeRelocationMember,
			Message: "{Member} cannot be named here: {Reason}",
			Name:    "RelocationMember",
			New: func() Failure {
				return &RelocationMember{}
			},
		},
		{
			Area:    "planner",
			Class:   ClassInternal,
			Code:    CodeMissingPlanPart,
			Message: "{Kind} '{Name}' is missing in the schedule",
			Name:    "MissingPlanPart",
			New: func() Failure {
				return &MissingPlanPart{}
			},
		},
		{
			Area:    "planner",
			Class:   ClassInternal,
			Code:    CodeUnplacedNode,
			Message: "{Node} has no placement",
			Name:    "UnplacedNode",
			New: func() Failure {
				return &UnplacedNode{}
			},
		},
		{
			Area:    "planner",
			Class:   ClassInternal,
			Code:    CodeDigestFailed,
			Message: "the digest of {Subject} cannot be computed",
			Name:    "DigestFailed",
			New: func() Failure {
				return &DigestFailed{}
			},
		},
		{
			Area:    "planner",
			Class:   ClassState,
			Code:    CodeNoSchedulableNode,
			Hint:    "wait for a node to become available, or uncordon one",
			Message: "no live node may run domain '{Domain}'",
			Name:    "NoSchedulableNode",
			New: func() Failure {
				return &NoSchedulableNode{}
			},
		},
		{
			Area:    "planner",
			Class:   ClassUnsupported,
			Code:    CodeEngineMissing,
			Hint:    "the definition is kept; the domain can run without it",
			Message: "{Node} needs {Engine}, which this release does not run",
			Name:    "EngineMissing",
			New: func() Failure {
				return &EngineMissing{}
			},
		},
		{
			Area:    "registry",
			Class:   ClassValidation,
			Code:    CodeBrokenModel,
			Message: "the change breaks {Owner}",
			Name:    "BrokenModel",
			New: func() Failure {
				return &BrokenModel{}
			},
		},
		{
			Area:    "registry",
			Class:   ClassValidation,
			Code:    CodeMissingPart,
			Message: "at least one {Part} is needed",
			Name:    "MissingPart",
			New: func() Failure {
				return &MissingPart{}
			},
		},
		{
			Area:    "registry",
			Class:   ClassValidation,
			Code:    CodeOutOfRange,
			Message: "{Subject} {Requirement}",
			Name:    "OutOfRange",
			New: func() Failure {
				return &OutOfRange{}
			},
		},
		{
			Area:    "registry",
			Class:   ClassValidation,
			Code:    CodeInvalidModelName,
			Message: "'{Name}' cannot name a {Kind}: {Reason}",
			Name:    "InvalidModelName",
			New: func() Failure {
				return &InvalidModelName{}
			},
		},
		{
			Area:    "registry",
			Class:   ClassValidation,
			Code:    CodeDuplicateItem,
			Message: "{Item} '{Name}' is named twice",
			Name:    "DuplicateItem",
			New: func() Failure {
				return &DuplicateItem{}
			},
		},
		{
			Area:    "registry",
			Class:   ClassValidation,
			Code:    CodeCodecField,
			Message: "field '{Name}' is declared by {Present}, but not by {Absent}",
			Name:    "CodecField",
			New: func() Failure {
				return &CodecField{}
			},
		},
		{
			Area:    "registry",
			Class:   ClassValidation,
			Code:    CodeCodecType,
			Hint:    "{Advice}",
			Message: "wire type {Wire} of field '{Name}' cannot carry {Type}",
			Name:    "CodecType",
			New: func() Failure {
				return &CodecType{}
			},
		},
		{
			Area:    "registry",
			Class:   ClassValidation,
			Code:    CodeCodecOptional,
			Message: "field '{Name}' is OPTIONAL in {Side} only",
			Name:    "CodecOptional",
			New: func() Failure {
				return &CodecOptional{}
			},
		},
		{
			Area:    "registry",
			Class:   ClassValidation,
			Code:    CodeCodecEncoding,
			Message: "'{Name}' cannot be encoded AS RFC3339: {Reason}",
			Name:    "CodecEncoding",
			New: func() Failure {
				return &CodecEncoding{}
			},
		},
		{
			Area:    "registry",
			Class:   ClassValidation,
			Code:    CodeIncompatibleClient,
			Message: "{Clause} needs a {Expected} client, but '{Client}' has TYPE {Found}",
			Name:    "IncompatibleClient",
			New: func() Failure {
				return &IncompatibleClient{}
			},
		},
		{
			Area:    "registry",
			Class:   ClassValidation,
			Code:    CodeUnsupportedMode,
			Hint:    "offered: {Offered}",
			Message: "{System} does not offer MODE {Mode}",
			Name:    "UnsupportedMode",
			New: func() Failure {
				return &UnsupportedMode{}
			},
		},
		{
			Area:    "registry",
			Class:   ClassValidation,
			Code:    CodeMissingQuiesce,
			Hint:    "{Source} offers: {Offered}",
			Message: "ON QUIESCE is missing",
			Name:    "MissingQuiesce",
			New: func() Failure {
				return &MissingQuiesce{}
			},
		},
		{
			Area:    "registry",
			Class:   ClassValidation,
			Code:    CodeUnsupportedQuiesce,
			Hint:    "{Source} offers: {Offered}",
			Message: "{Source} does not offer ON QUIESCE {Mode}",
			Name:    "UnsupportedQuiesce",
			New: func() Failure {
				return &UnsupportedQuiesce{}
			},
		},
		{
			Area:    "registry",
			Class:   ClassValidation,
			Code:    CodeQuiesceOverflow,
			Message: "ON OVERFLOW {Requirement} for {Source}",
			Name:    "QuiesceOverflow",
			New: func() Failure {
				return &QuiesceOverflow{}
			},
		},
		{
			Area:    "registry",
			Class:   ClassValidation,
			Code:    CodeMisplacedClause,
			Message: "{Clause} {Requirement}",
			Name:    "MisplacedClause",
			New: func() Failure {
				return &MisplacedClause{}
			},
		},
		{
			Area:    "registry",
			Class:   ClassInternal,
			Code:    CodeNoModelMutation,
			Message: "a model batch holds a statement that creates or drops no model",
			Name:    "NoModelMutation",
			New: func() Failure {
				return &NoModelMutation{}
			},
		},
		{
			Area:    "resource",
			Class:   ClassExists,
			Code:    CodeDuplicateResource,
			Hint:    "use CREATE IF NOT EXISTS to accept an existing one",
			Message: "resource '{Resource}' already exists",
			Name:    "DuplicateResource",
			New: func() Failure {
				return &DuplicateResource{}
			},
		},
		{
			Area:    "resource",
			Class:   ClassNotFound,
			Code:    CodeUnknownResource,
			Hint:    "CREATE RESOURCE {Resource};",
			Message: "resource '{Resource}' does not exist in domain '{Domain}'",
			Name:    "UnknownResource",
			New: func() Failure {
				return &UnknownResource{}
			},
		},
		{
			Area:    "resource",
			Class:   ClassNotFound,
			Code:    CodeUnknownResourceVersion,
			Message: "resource '{Resource}@{Version}' does not exist",
			Name:    "UnknownResourceVersion",
			New: func() Failure {
				return &UnknownResourceVersion{}
			},
		},
		{
			Area:    "resource",
			Class:   ClassValidation,
			Code:    CodeUploadRefused,
			Message: "the upload was refused: {Reason}",
			Name:    "UploadRefused",
			New: func() Failure {
				return &UploadRefused{}
			},
		},
		{
			Area:    "resource",
			Class:   ClassLimit,
			Code:    CodeUploadTooLarge,
			Message: "an upload holds at most {Limit} {Unit}",
			Name:    "UploadTooLarge",
			New: func() Failure {
				return &UploadTooLarge{}
			},
		},
		{
			Area:    "resource",
			Class:   ClassLimit,
			Code:    CodeUploadBusy,
			Hint:    "repeat the upload later under the same reference",
			Message: "the node takes at most {Limit} uploads at a time",
			Name:    "UploadBusy",
			New: func() Failure {
				return &UploadBusy{}
			},
		},
		{
			Area:    "resource",
			Class:   ClassStorage,
			Code:    CodeResourceMissing,
			Message: "the content of resource '{Resource}@{Version}' is not on this node",
			Name:    "ResourceMissing",
			New: func() Failure {
				return &ResourceMissing{}
			},
		},
		{
			Area:    "resource",
			Class:   ClassNotFound,
			Code:    CodeUnknownResourceFile,
			Hint:    "DESCRIBE RESOURCE {Resource} VERSION {Version} lists its files",
			Message: "resource '{Resource}@{Version}' has no file '{File}'",
			Name:    "UnknownResourceFile",
			New: func() Failure {
				return &UnknownResourceFile{}
			},
		},
		{
			Area:    "resource",
			Class:   ClassLimit,
			Code:    CodeResourceFileTooLarge,
			Message: "file '{File}' of resource '{Resource}@{Version}' has more than {Limit} bytes",
			Name:    "ResourceFileTooLarge",
			New: func() Failure {
				return &ResourceFileTooLarge{}
			},
		},
		{
			Area:    "resource",
			Class:   ClassValidation,
			Code:    CodeHashMapContent,
			Message: "hash map '{HashMap}' cannot take record {Record} of file '{File}'",
			Name:    "HashMapContent",
			New: func() Failure {
				return &HashMapContent{}
			},
		},
		{
			Area:    "resource",
			Class:   ClassValidation,
			Code:    CodeUnboundContent,
			Message: "{Owner} cannot bind its content",
			Name:    "UnboundContent",
			New: func() Failure {
				return &UnboundContent{}
			},
		},
		{
			Area:    "resource",
			Class:   ClassValidation,
			Code:    CodeCertificateBundle,
			Hint:    "a bundle holds tls.crt, its private key tls.key and optionally ca.crt, as PEM",
			Message: "resource '{Resource}@{Version}' is not a TLS bundle: {File} {Reason}",
			Name:    "CertificateBundle",
			New: func() Failure {
				return &CertificateBundle{}
			},
		},
		{
			Area:    "resource",
			Class:   ClassNotFound,
			Code:    CodeUnknownLookupKey,
			Message: "hash map '{HashMap}' has no entry for key '{Key}'",
			Name:    "UnknownLookupKey",
			New: func() Failure {
				return &UnknownLookupKey{}
			},
		},
		{
			Area:    "resource",
			Class:   ClassValidation,
			Code:    CodeProtobufSource,
			Message: "proto file '{File}' does not compile: {Reason}",
			Name:    "ProtobufSource",
			New: func() Failure {
				return &ProtobufSource{}
			},
		},
		{
			Area:    "resource",
			Class:   ClassNotFound,
			Code:    CodeUnknownMessage,
			Message: "the proto files declare no message '{Symbol}'",
			Name:    "UnknownMessage",
			New: func() Failure {
				return &UnknownMessage{}
			},
		},
		{
			Area:    "row",
			Class:   ClassRow,
			Code:    CodeDivisionByZero,
			Message: "division by zero",
			Name:    "DivisionByZero",
			New: func() Failure {
				return &DivisionByZero{}
			},
		},
		{
			Area:    "row",
			Class:   ClassRow,
			Code:    CodeOverflow,
			Message: "{Operation} overflows {Type}",
			Name:    "Overflow",
			New: func() Failure {
				return &Overflow{}
			},
		},
		{
			Area:    "row",
			Class:   ClassRow,
			Code:    CodeCastFailed,
			Message: "cannot cast value to {Type}",
			Name:    "CastFailed",
			New: func() Failure {
				return &CastFailed{}
			},
		},
		{
			Area:    "row",
			Class:   ClassRow,
			Code:    CodeInvalidArgument,
			Message: "invalid argument of {Operation}: {Reason}",
			Name:    "InvalidArgument",
			New: func() Failure {
				return &InvalidArgument{}
			},
		},
		{
			Area:    "row",
			Class:   ClassRow,
			Code:    CodeFinalization,
			Message: "required fields are null: {Names}",
			Name:    "Finalization",
			New: func() Failure {
				return &Finalization{}
			},
		},
		{
			Area:    "row",
			Class:   ClassRow,
			Code:    CodeWindowNullArgument,
			Message: "argument of {Function} is null",
			Name:    "WindowNullArgument",
			New: func() Failure {
				return &WindowNullArgument{}
			},
		},
		{
			Area:    "row",
			Class:   ClassRow,
			Code:    CodeNullTimestamp,
			Message: "the event timestamp of ingestor '{Ingestor}' is null",
			Name:    "NullTimestamp",
			New: func() Failure {
				return &NullTimestamp{}
			},
		},
		{
			Area:    "row",
			Class:   ClassRow,
			Code:    CodeEventOutsideTicks,
			Hint:    "its time is farther than SKEW from every tick that the clock has reached; send it when the clock is there, or declare a larger SKEW",
			Message: "paced domain '{Domain}' rejected ingestor '{Ingestor}' event outside any tick window",
			Name:    "EventOutsideTicks",
			New: func() Failure {
				return &EventOutsideTicks{}
			},
		},
		{
			Area:    "runtime",
			Class:   ClassInternal,
			Code:    CodeInternal,
			Message: "internal error",
			Name:    "Internal",
			New: func() Failure {
				return &Internal{}
			},
		},
		{
			Area:    "runtime",
			Class:   ClassState,
			Code:    CodeBuildFailed,
			Message: "failed to build the execution of domain '{Domain}'",
			Name:    "BuildFailed",
			New: func() Failure {
				return &BuildFailed{}
			},
		},
		{
			Area:    "runtime",
			Class:   ClassState,
			Code:    CodeCertificateInstallation,
			Message: "the HTTPS listener of node '{Node}' cannot install the certificates of domain '{Domain}'",
			Name:    "CertificateInstallation",
			New: func() Failure {
				return &CertificateInstallation{}
			},
		},
		{
			Area:    "runtime",
			Class:   ClassState,
			Code:    CodeSecureListenerOff,
			Hint:    "start the server with an address in --https-listen",
			Message: "{Node} needs the HTTPS listener, which is off",
			Name:    "SecureListenerOff",
			New: func() Failure {
				return &SecureListenerOff{}
			},
		},
		{
			Area:    "runtime",
			Class:   ClassExternal,
			Code:    CodeBuildStep,
			Message: "{Step}: {Subject} is not usable",
			Name:    "BuildStep",
			New: func() Failure {
				return &BuildStep{}
			},
		},
		{
			Area:    "runtime",
			Class:   ClassState,
			Code:    CodePlanningFailed,
			Message: "failed to plan {Section} of domain '{Domain}' for {Subject}",
			Name:    "PlanningFailed",
			New: func() Failure {
				return &PlanningFailed{}
			},
		},
		{
			Area:    "runtime",
			Class:   ClassInternal,
			Code:    CodeInvalidProgram,
			Message: "program {Program} is not executable: {Reason}",
			Name:    "InvalidProgram",
			New: func() Failure {
				return &InvalidProgram{}
			},
		},
		{
			Area:    "runtime",
			Class:   ClassExternal,
			Code:    CodeSourceUnavailable,
			Message: "source of ingestor '{Ingestor}' is not available",
			Name:    "SourceUnavailable",
			New: func() Failure {
				return &SourceUnavailable{}
			},
		},
		{
			Area:    "runtime",
			Class:   ClassExternal,
			Code:    CodeSinkUnavailable,
			Message: "sink of emitter '{Emitter}' is not available",
			Name:    "SinkUnavailable",
			New: func() Failure {
				return &SinkUnavailable{}
			},
		},
		{
			Area:    "runtime",
			Class:   ClassRow,
			Code:    CodeSinkRejected,
			Message: "sink of emitter '{Emitter}' rejected the record: {Reason}",
			Name:    "SinkRejected",
			New: func() Failure {
				return &SinkRejected{}
			},
		},
		{
			Area:    "runtime",
			Class:   ClassExternal,
			Code:    CodeExternalMissing,
			Hint:    "create it first; nothing external is created on the way",
			Message: "{Kind} '{Name}' does not exist",
			Name:    "ExternalMissing",
			New: func() Failure {
				return &ExternalMissing{}
			},
		},
		{
			Area:    "runtime",
			Class:   ClassExternal,
			Code:    CodeInvalidClientConfiguration,
			Message: "client '{Client}' cannot be instantiated",
			Name:    "InvalidClientConfiguration",
			New: func() Failure {
				return &InvalidClientConfiguration{}
			},
		},
		{
			Area:    "runtime",
			Class:   ClassTimeout,
			Code:    CodeAckTimeout,
			Message: "ack timeout elapsed after {Elapsed}",
			Name:    "AckTimeout",
			New: func() Failure {
				return &AckTimeout{}
			},
		},
		{
			Area:    "runtime",
			Class:   ClassCancelled,
			Code:    CodeExecutionStopped,
			Message: "the domain was stopped",
			Name:    "ExecutionStopped",
			New: func() Failure {
				return &ExecutionStopped{}
			},
		},
		{
			Area:    "runtime",
			Class:   ClassCancelled,
			Code:    CodeBranchEvicted,
			Message: "the branch was evicted",
			Name:    "BranchEvicted",
			New: func() Failure {
				return &BranchEvicted{}
			},
		},
		{
			Area:    "runtime",
			Class:   ClassCancelled,
			Code:    CodeConsumerEnded,
			Message: "the consumer of the relay has ended",
			Name:    "ConsumerEnded",
			New: func() Failure {
				return &ConsumerEnded{}
			},
		},
		{
			Area:    "session",
			Class:   ClassAuthentication,
			Code:    CodeAuthenticationFailed,
			Message: "authentication failed",
			Name:    "AuthenticationFailed",
			New: func() Failure {
				return &AuthenticationFailed{}
			},
		},
		{
			Area:    "session",
			Class:   ClassAuthentication,
			Code:    CodeAuthenticationThrottled,
			Message: "authentication failed; too many attempts",
			Name:    "AuthenticationThrottled",
			New: func() Failure {
				return &AuthenticationThrottled{}
			},
		},
		{
			Area:    "session",
			Class:   ClassAuthentication,
			Code:    CodeNotAuthenticated,
			Message: "the session is not authenticated",
			Name:    "NotAuthenticated",
			New: func() Failure {
				return &NotAuthenticated{}
			},
		},
		{
			Area:    "session",
			Class:   ClassProtocol,
			Code:    CodeMalformedFrame,
			Message: "malformed frame: {Reason}",
			Name:    "MalformedFrame",
			New: func() Failure {
				return &MalformedFrame{}
			},
		},
		{
			Area:    "session",
			Class:   ClassProtocol,
			Code:    CodeUnexpectedFrame,
			Message: "frame {Frame} is not expected now",
			Name:    "UnexpectedFrame",
			New: func() Failure {
				return &UnexpectedFrame{}
			},
		},
		{
			Area:    "session",
			Class:   ClassLimit,
			Code:    CodeFrameTooLarge,
			Message: "a frame has {Size} bytes, at most {Limit} are accepted",
			Name:    "FrameTooLarge",
			New: func() Failure {
				return &FrameTooLarge{}
			},
		},
		{
			Area:    "session",
			Class:   ClassProtocol,
			Code:    CodeContractMismatch,
			Hint:    "use the client of the same release as the server",
			Message: "{Peer} speaks another wire contract ({Found}, not {Expected})",
			Name:    "ContractMismatch",
			New: func() Failure {
				return &ContractMismatch{}
			},
		},
		{
			Area:    "session",
			Class:   ClassLimit,
			Code:    CodeSessionLimit,
			Message: "the node holds at most {Limit} sessions",
			Name:    "SessionLimit",
			New: func() Failure {
				return &SessionLimit{}
			},
		},
		{
			Area:    "session",
			Class:   ClassLimit,
			Code:    CodeRequestQueueFull,
			Hint:    "wait for results before sending more",
			Message: "the session has {Limit} requests waiting",
			Name:    "RequestQueueFull",
			New: func() Failure {
				return &RequestQueueFull{}
			},
		},
		{
			Area:    "session",
			Class:   ClassUnavailable,
			Code:    CodeSessionClosed,
			Message: "the session is closed",
			Name:    "SessionClosed",
			New: func() Failure {
				return &SessionClosed{}
			},
		},
		{
			Area:    "session",
			Class:   ClassUnavailable,
			Code:    CodeShuttingDown,
			Message: "the node is shutting down",
			Name:    "ShuttingDown",
			New: func() Failure {
				return &ShuttingDown{}
			},
		},
		{
			Area:    "session",
			Class:   ClassUnavailable,
			Code:    CodeConnectFailed,
			Message: "cannot connect to {Address}",
			Name:    "ConnectFailed",
			New: func() Failure {
				return &ConnectFailed{}
			},
		},
		{
			Area:    "session",
			Class:   ClassUnavailable,
			Code:    CodeConnectionLost,
			Message: "the connection to {Address} was lost",
			Name:    "ConnectionLost",
			New: func() Failure {
				return &ConnectionLost{}
			},
		},
		{
			Area:    "session",
			Class:   ClassExists,
			Code:    CodeDuplicateSubscription,
			Message: "session subscription '{Subscription}' already exists",
			Name:    "DuplicateSubscription",
			New: func() Failure {
				return &DuplicateSubscription{}
			},
		},
		{
			Area:    "session",
			Class:   ClassNotFound,
			Code:    CodeUnknownSubscription,
			Message: "unknown session subscription '{Subscription}'",
			Name:    "UnknownSubscription",
			New: func() Failure {
				return &UnknownSubscription{}
			},
		},
		{
			Area:    "session",
			Class:   ClassValidation,
			Code:    CodeSubscriptionInvalid,
			Message: "failed to compile session subscription '{Subscription}'",
			Name:    "SubscriptionInvalid",
			New: func() Failure {
				return &SubscriptionInvalid{}
			},
		},
		{
			Area:    "session",
			Class:   ClassState,
			Code:    CodeSubscriptionInactive,
			Hint:    "start the domain first",
			Message: "relay '{Relay}' of domain '{Domain}' is not active",
			Name:    "SubscriptionInactive",
			New: func() Failure {
				return &SubscriptionInactive{}
			},
		},
		{
			Area:    "session",
			Class:   ClassState,
			Code:    CodeSubscriptionEnded,
			Hint:    "create it again",
			Message: "session subscription '{Subscription}' ended: {Reason}",
			Name:    "SubscriptionEnded",
			New: func() Failure {
				return &SubscriptionEnded{}
			},
		},
		{
			Area:    "session",
			Class:   ClassLimit,
			Code:    CodeSubscriptionLimit,
			Hint:    "delete a subscription first",
			Message: "a session holds at most {Limit} subscriptions",
			Name:    "SubscriptionLimit",
			New: func() Failure {
				return &SubscriptionLimit{}
			},
		},
		{
			Area:    "storage",
			Class:   ClassStorage,
			Code:    CodeStoreUnavailable,
			Message: "the store at '{Path}' cannot be opened",
			Name:    "StoreUnavailable",
			New: func() Failure {
				return &StoreUnavailable{}
			},
		},
		{
			Area:    "storage",
			Class:   ClassStorage,
			Code:    CodeStoreLocked,
			Message: "the store at '{Path}' is in use by another process",
			Name:    "StoreLocked",
			New: func() Failure {
				return &StoreLocked{}
			},
		},
		{
			Area:    "storage",
			Class:   ClassStorage,
			Code:    CodeStoreWrite,
			Message: "{Operation} could not be made durable",
			Name:    "StoreWrite",
			New: func() Failure {
				return &StoreWrite{}
			},
		},
		{
			Area:    "storage",
			Class:   ClassStorage,
			Code:    CodeStoreRead,
			Message: "{Subject} could not be read",
			Name:    "StoreRead",
			New: func() Failure {
				return &StoreRead{}
			},
		},
		{
			Area:    "storage",
			Class:   ClassStorage,
			Code:    CodeForeignStore,
			Message: "the store at '{Path}' was written by another shape ({Found}, not {Expected})",
			Name:    "ForeignStore",
			New: func() Failure {
				return &ForeignStore{}
			},
		},
		{
			Area:    "storage",
			Class:   ClassStorage,
			Code:    CodeCorruptRecord,
			Message: "{Record} is corrupt: {Reason}",
			Name:    "CorruptRecord",
			New: func() Failure {
				return &CorruptRecord{}
			},
		},
		{
			Area:    "storage",
			Class:   ClassLimit,
			Code:    CodeRecordTooLarge,
			Message: "{Record} has {Size} bytes, at most {Limit} are accepted",
			Name:    "RecordTooLarge",
			New: func() Failure {
				return &RecordTooLarge{}
			},
		},
		{
			Area:    "storage",
			Class:   ClassConfiguration,
			Code:    CodeInvalidSetting,
			Message: "{Flag} ({Environment}): {Reason}",
			Name:    "InvalidSetting",
			New: func() Failure {
				return &InvalidSetting{}
			},
		},
		{
			Area:    "storage",
			Class:   ClassUnavailable,
			Code:    CodeListenFailed,
			Message: "cannot listen on {Address} for {Purpose}",
			Name:    "ListenFailed",
			New: func() Failure {
				return &ListenFailed{}
			},
		},
		{
			Area:    "storage",
			Class:   ClassConfiguration,
			Code:    CodeReadFailed,
			Message: "cannot read '{Path}'",
			Name:    "ReadFailed",
			New: func() Failure {
				return &ReadFailed{}
			},
		},
		{
			Area:    "storage",
			Class:   ClassConfiguration,
			Code:    CodeWriteFailed,
			Message: "cannot write '{Path}'",
			Name:    "WriteFailed",
			New: func() Failure {
				return &WriteFailed{}
			},
		},
		{
			Area:    "storage",
			Class:   ClassTimeout,
			Code:    CodeShutdownDeadline,
			Message: "the node did not stop within {Deadline}",
			Name:    "ShutdownDeadline",
			New: func() Failure {
				return &ShutdownDeadline{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassState,
			Code:    CodeTransactionActive,
			Message: "transaction is already active",
			Name:    "TransactionActive",
			New: func() Failure {
				return &TransactionActive{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassState,
			Code:    CodeNoTransaction,
			Message: "no transaction is active",
			Name:    "NoTransaction",
			New: func() Failure {
				return &NoTransaction{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassState,
			Code:    CodeImplicitBatch,
			Message: "multiple commands require BEGIN",
			Name:    "ImplicitBatch",
			New: func() Failure {
				return &ImplicitBatch{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassPermission,
			Code:    CodeTransactionNotOwner,
			Message: "transaction '{Transaction}' belongs to another user",
			Name:    "TransactionNotOwner",
			New: func() Failure {
				return &TransactionNotOwner{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassNotFound,
			Code:    CodeUnknownTransaction,
			Message: "unknown or reclaimed transaction '{Transaction}'",
			Name:    "UnknownTransaction",
			New: func() Failure {
				return &UnknownTransaction{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassDetached,
			Code:    CodeTransactionTakenOver,
			Message: "transaction '{Transaction}' was taken over by another session",
			Name:    "TransactionTakenOver",
			New: func() Failure {
				return &TransactionTakenOver{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassValidation,
			Code:    CodeTransactionWrongDomain,
			Message: "the transaction is bound to domain '{Domain}'",
			Name:    "TransactionWrongDomain",
			New: func() Failure {
				return &TransactionWrongDomain{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassValidation,
			Code:    CodeNotQueueable,
			Message: "{Form} cannot be part of a transaction",
			Name:    "NotQueueable",
			New: func() Failure {
				return &NotQueueable{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassLimit,
			Code:    CodeTransactionStatementLimit,
			Message: "a transaction holds at most {Limit} statements",
			Name:    "TransactionStatementLimit",
			New: func() Failure {
				return &TransactionStatementLimit{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassLimit,
			Code:    CodeTransactionSourceLimit,
			Message: "a transaction holds at most {Limit} bytes of statements",
			Name:    "TransactionSourceLimit",
			New: func() Failure {
				return &TransactionSourceLimit{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassLimit,
			Code:    CodeTransactionOpenLimit,
			Message: "the cluster holds at most {Limit} live transactions",
			Name:    "TransactionOpenLimit",
			New: func() Failure {
				return &TransactionOpenLimit{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassLimit,
			Code:    CodeTransactionOwnerLimit,
			Message: "a user holds at most {Limit} live transactions",
			Name:    "TransactionOwnerLimit",
			New: func() Failure {
				return &TransactionOwnerLimit{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassValidation,
			Code:    CodeInvalidStatement,
			Message: "statement {Statement} was not queued",
			Name:    "InvalidStatement",
			New: func() Failure {
				return &InvalidStatement{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassReferenceConflict,
			Code:    CodeAppendConflict,
			Message: "the append differs from the one admitted under its reference",
			Name:    "AppendConflict",
			New: func() Failure {
				return &AppendConflict{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassPreview,
			Code:    CodePreviewIncomplete,
			Message: "the transaction has no complete preview",
			Name:    "PreviewIncomplete",
			New: func() Failure {
				return &PreviewIncomplete{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassPreview,
			Code:    CodePreviewStale,
			Hint:    "inspect the transaction again before COMMIT",
			Message: "the preview is stale: it was {Expected}, it is {Current}",
			Name:    "PreviewStale",
			New: func() Failure {
				return &PreviewStale{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassPreview,
			Code:    CodePreviewMismatch,
			Message: "COMMIT names preview {Expected}, the transaction has {Current}",
			Name:    "PreviewMismatch",
			New: func() Failure {
				return &PreviewMismatch{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassState,
			Code:    CodeTransactionTerminal,
			Message: "transaction '{Transaction}' is already {Outcome}",
			Name:    "TransactionTerminal",
			New: func() Failure {
				return &TransactionTerminal{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassState,
			Code:    CodeTransactionCommitting,
			Message: "transaction '{Transaction}' is committing",
			Name:    "TransactionCommitting",
			New: func() Failure {
				return &TransactionCommitting{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassValidation,
			Code:    CodeNotAlone,
			Message: "{Form} must be the only statement of its request",
			Name:    "NotAlone",
			New: func() Failure {
				return &NotAlone{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassState,
			Code:    CodeNoAttachedTransaction,
			Hint:    "name one: DESCRIBE TRANSACTION '<id>'",
			Message: "the session has no attached transaction",
			Name:    "NoAttachedTransaction",
			New: func() Failure {
				return &NoAttachedTransaction{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassValidation,
			Code:    CodeOperationOutOfRange,
			Message: "transaction '{Transaction}' has {Accepted} operation(s), not {Operation}",
			Name:    "OperationOutOfRange",
			New: func() Failure {
				return &OperationOutOfRange{}
			},
		},
		{
			Area:    "transaction",
			Class:   ClassState,
			Code:    CodeNoReadableReport,
			Message: "transaction '{Transaction}' is {State} and has no readable report",
			Name:    "NoReadableReport",
			New: func() Failure {
				return &NoReadableReport{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeUnknownIdentifier,
			Hint:    "did you mean '{Suggestion}'?",
			Message: "unknown field '{Name}'",
			Name:    "UnknownIdentifier",
			New: func() Failure {
				return &UnknownIdentifier{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeWrongStream,
			Hint:    "available scopes: {Available}",
			Message: "scope '{Scope}' is not available in {Context}",
			Name:    "WrongStream",
			New: func() Failure {
				return &WrongStream{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeUnknownSet,
			Hint:    "did you mean '{Suggestion}'?",
			Message: "SET names the field '{Name}', which {Target} does not have",
			Name:    "UnknownSet",
			New: func() Failure {
				return &UnknownSet{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeMissingSet,
			Message: "field '{Name}' of {Target} must be set",
			Name:    "MissingSet",
			New: func() Failure {
				return &MissingSet{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeTypeMismatch,
			Hint:    "{Advice}",
			Message: "expected {Expected}, found {Found}",
			Name:    "TypeMismatch",
			New: func() Failure {
				return &TypeMismatch{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeUnsupportedUnary,
			Message: "operator {Operator} is not defined for {Type}",
			Name:    "UnsupportedUnary",
			New: func() Failure {
				return &UnsupportedUnary{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeUnsupportedBinary,
			Message: "operator {Operator} is not defined for {Type}",
			Name:    "UnsupportedBinary",
			New: func() Failure {
				return &UnsupportedBinary{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeUnsupportedCast,
			Message: "{From} cannot be cast to {To}",
			Name:    "UnsupportedCast",
			New: func() Failure {
				return &UnsupportedCast{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeUnsupportedFunction,
			Hint:    "accepted: {Signatures}",
			Message: "function {Function} does not accept ({Arguments})",
			Name:    "UnsupportedFunction",
			New: func() Failure {
				return &UnsupportedFunction{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeUnknownFunction,
			Hint:    "{Advice}",
			Message: "unknown function '{Function}'",
			Name:    "UnknownFunction",
			New: func() Failure {
				return &UnknownFunction{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeInvalidFunctionArity,
			Message: "function {Function} takes {Expected} arguments, found {Found}",
			Name:    "InvalidFunctionArity",
			New: func() Failure {
				return &InvalidFunctionArity{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeUnsupportedFunctionContext,
			Message: "function {Function} is not available in {Context}",
			Name:    "UnsupportedFunctionContext",
			New: func() Failure {
				return &UnsupportedFunctionContext{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeUnsupportedInvokeContext,
			Message: "INVOKE is not available for {Sink}",
			Name:    "UnsupportedInvokeContext",
			New: func() Failure {
				return &UnsupportedInvokeContext{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeUnsupportedInvocation,
			Message: "{Function} cannot be invoked",
			Name:    "UnsupportedInvocation",
			New: func() Failure {
				return &UnsupportedInvocation{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeNullableHeaderArgument,
			Message: "argument {Argument} of write_header may be null",
			Name:    "NullableHeaderArgument",
			New: func() Failure {
				return &NullableHeaderArgument{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeInvalidSideEffectCall,
			Message: "{Function} may only stand as a complete INVOKE call",
			Name:    "InvalidSideEffectCall",
			New: func() Failure {
				return &InvalidSideEffectCall{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeInvalidFilter,
			Message: "WHERE needs BOOL, found {Found}",
			Name:    "InvalidFilter",
			New: func() Failure {
				return &InvalidFilter{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeInvalidCondition,
			Message: "a condition needs BOOL, found {Found}",
			Name:    "InvalidCondition",
			New: func() Failure {
				return &InvalidCondition{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeInvalidCase,
			Message: "invalid CASE: {Reason}",
			Name:    "InvalidCase",
			New: func() Failure {
				return &InvalidCase{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeUntypedNull,
			Hint:    "NULL may stand as a complete assigned value or as a result of CASE or IF with a typed sibling",
			Message: "NULL has no type here",
			Name:    "UntypedNull",
			New: func() Failure {
				return &UntypedNull{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeUnsupportedType,
			Message: "{Construct} does not support {Type}",
			Name:    "UnsupportedType",
			New: func() Failure {
				return &UnsupportedType{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeNullForRequiredField,
			Hint:    "give a default with coalesce, or declare the field OPTIONAL",
			Message: "field '{Name}' is required, but the value may be null",
			Name:    "NullForRequiredField",
			New: func() Failure {
				return &NullForRequiredField{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeUninitializedRequiredField,
			Hint:    "add it to {Clauses}",
			Message: "required field '{Name}' of {Target} is never assigned",
			Name:    "UninitializedRequiredField",
			New: func() Failure {
				return &UninitializedRequiredField{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeSensitiveLeak,
			Hint:    "declassify it with leak_sensitive(…) or INHERIT … LEAK SENSITIVE if that is intended",
			Message: "a sensitive value would reach {Target}",
			Name:    "SensitiveLeak",
			New: func() Failure {
				return &SensitiveLeak{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeUnknownSensitiveField,
			Message: "LEAK SENSITIVE names '{Name}', which is not a sensitive input field",
			Name:    "UnknownSensitiveField",
			New: func() Failure {
				return &UnknownSensitiveField{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeDuplicateField,
			Message: "field '{Name}' is named twice in {Construct}",
			Name:    "DuplicateField",
			New: func() Failure {
				return &DuplicateField{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeInheritMismatch,
			Message: "field '{Name}' cannot be inherited: {Reason}",
			Name:    "InheritMismatch",
			New: func() Failure {
				return &InheritMismatch{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeMissingAggregate,
			Message: "the rows for '{Name}' need at least one aggregate",
			Name:    "MissingAggregate",
			New: func() Failure {
				return &MissingAggregate{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeNestedAggregate,
			Message: "aggregate {Function} must not stand inside another aggregate",
			Name:    "NestedAggregate",
			New: func() Failure {
				return &NestedAggregate{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeUninitializedRead,
			Message: "field '{Name}' is read before it is assigned",
			Name:    "UninitializedRead",
			New: func() Failure {
				return &UninitializedRead{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeExpressionTooDeep,
			Message: "the expression nests deeper than {Limit} levels",
			Name:    "ExpressionTooDeep",
			New: func() Failure {
				return &ExpressionTooDeep{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeUndeclaredState,
			Hint:    "{Advice}",
			Message: "relay_state.{Relay} is not declared",
			Name:    "UndeclaredState",
			New: func() Failure {
				return &UndeclaredState{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeConstantArgument,
			Message: "argument {Position} of {Function} must be {Requirement}",
			Name:    "ConstantArgument",
			New: func() Failure {
				return &ConstantArgument{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeNestedLookup,
			Message: "lookup_hash_map must not stand inside the key of another lookup",
			Name:    "NestedLookup",
			New: func() Failure {
				return &NestedLookup{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeMisplacedArrayLiteral,
			Message: "an array literal may only stand as a value in SET of a window processor",
			Name:    "MisplacedArrayLiteral",
			New: func() Failure {
				return &MisplacedArrayLiteral{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeStateNotMaterialized,
			Hint:    "create it WITH MATERIALIZED STATE, or add that with ALTER RELAY",
			Message: "relay '{Relay}' is not materialized; it must declare materialized state",
			Name:    "StateNotMaterialized",
			New: func() Failure {
				return &StateNotMaterialized{}
			},
		},
		{
			Area:    "validation",
			Class:   ClassValidation,
			Code:    CodeInvalidTensor,
			Message: "tensor '{Name}' {Requirement}",
			Name:    "InvalidTensor",
			New: func() Failure {
				return &InvalidTensor{}
			},
		},
	}
}
