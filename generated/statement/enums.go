// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

import "fmt"

// Class: How a statement is admitted and routed (grammar reference, 5.1).
type Class uint8

// Values of Class.
const (
	// Model mutation; consecutive ones form one atomic batch.
	ClassModel Class = iota
	// Other replicated effect of the selected domain.
	ClassEffect
	// Immediate command outside any domain's content.
	ClassAdmin
	// Changes nothing and records no execution.
	ClassRead
	// A read that the session answers before queueing.
	ClassReadTx
	// Controls the session's transaction.
	ClassTx
	// State of this session only.
	ClassSession
	// Executed by the client program.
	ClassClient
)

// classTotal is the number of values of Class.
const classTotal = 8

var classNames = [classTotal]string{
	"MODEL",
	"EFFECT",
	"ADMIN",
	"READ",
	"READ_TX",
	"TX",
	"SESSION",
	"CLIENT",
}
var classTexts = [classTotal]string{
	"MODEL",
	"EFFECT",
	"ADMIN",
	"READ",
	"READ-TX",
	"TX",
	"SESSION",
	"CLIENT",
}

// Valid tells whether v is a declared value.
func (v Class) Valid() bool {
	return int(v) < classTotal
}

// String gives the name in the spec.
func (v Class) String() string {
	if !v.Valid() {
		return fmt.Sprintf("Class(%d)", uint8(v))
	}
	return classNames[v]
}

// Text gives the form that people read.
func (v Class) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("Class(%d)", uint8(v))
	}
	return classTexts[v]
}

// ParseClass finds a value by the name in the spec.
func ParseClass(name string) (Class, bool) {
	for i, candidate := range classNames {
		if candidate == name {
			return Class(i), true
		}
	}
	return 0, false
}

// Delivery: How a subscription meets a slow session.
type Delivery uint8

// Values of Delivery.
const (
	// Waits for the session queue.
	DeliveryBlocking Delivery = iota
	// Discards while the queue is full.
	DeliveryDropping
)

// deliveryTotal is the number of values of Delivery.
const deliveryTotal = 2

var deliveryNames = [deliveryTotal]string{
	"BLOCKING",
	"DROPPING",
}
var deliveryTexts = [deliveryTotal]string{
	"BLOCKING",
	"DROPPING",
}

// Valid tells whether v is a declared value.
func (v Delivery) Valid() bool {
	return int(v) < deliveryTotal
}

// String gives the name in the spec.
func (v Delivery) String() string {
	if !v.Valid() {
		return fmt.Sprintf("Delivery(%d)", uint8(v))
	}
	return deliveryNames[v]
}

// Text gives the form that people read.
func (v Delivery) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("Delivery(%d)", uint8(v))
	}
	return deliveryTexts[v]
}

// ParseDelivery finds a value by the name in the spec.
func ParseDelivery(name string) (Delivery, bool) {
	for i, candidate := range deliveryNames {
		if candidate == name {
			return Delivery(i), true
		}
	}
	return 0, false
}

// Format: Form of a description.
type Format uint8

// Values of Format.
const (
	// Lines for people.
	FormatText Format = iota
	// One JSON document.
	FormatJson
)

// formatTotal is the number of values of Format.
const formatTotal = 2

var formatNames = [formatTotal]string{
	"TEXT",
	"JSON",
}
var formatTexts = [formatTotal]string{
	"TEXT",
	"JSON",
}

// Valid tells whether v is a declared value.
func (v Format) Valid() bool {
	return int(v) < formatTotal
}

// String gives the name in the spec.
func (v Format) String() string {
	if !v.Valid() {
		return fmt.Sprintf("Format(%d)", uint8(v))
	}
	return formatNames[v]
}

// Text gives the form that people read.
func (v Format) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("Format(%d)", uint8(v))
	}
	return formatTexts[v]
}

// ParseFormat finds a value by the name in the spec.
func ParseFormat(name string) (Format, bool) {
	for i, candidate := range formatNames {
		if candidate == name {
			return Format(i), true
		}
	}
	return 0, false
}

// Entity: The connector and entity that a statement names an ingestor by; it must fit the
// ingestor's source (grammar reference, 3.9).
type Entity uint8

// Values of Entity.
const (
	// Plain INGESTOR.
	EntityNone Entity = iota
	// A Kafka source.
	EntityKafkaTopic
	// A Pulsar source.
	EntityPulsarTopic
	// A RabbitMQ source.
	EntityRabbitmqQueue
	// An SQS source.
	EntitySqsQueue
	// A Redis source.
	EntityRedisChannel
	// An MQTT source.
	EntityMqttTopic
	// A NATS source.
	EntityNatsSubject
	// A Prometheus source.
	EntityPrometheusQuery
	// A ZeroMQ source.
	EntityZeromqSocket
	// A polled HTTP source.
	EntityHTTPPoll
	// An endpoint of type HTTP.
	EntityHTTPEndpoint
	// An endpoint of type WEBSOCKETS.
	EntityWebsocketsEndpoint
	// A WebSocket client source.
	EntityWebsocketsConnection
	// A syslog source.
	EntitySyslogListener
	// A client source.
	EntityClient
)

// entityTotal is the number of values of Entity.
const entityTotal = 16

var entityNames = [entityTotal]string{
	"NONE",
	"KAFKA_TOPIC",
	"PULSAR_TOPIC",
	"RABBITMQ_QUEUE",
	"SQS_QUEUE",
	"REDIS_CHANNEL",
	"MQTT_TOPIC",
	"NATS_SUBJECT",
	"PROMETHEUS_QUERY",
	"ZEROMQ_SOCKET",
	"HTTP_POLL",
	"HTTP_ENDPOINT",
	"WEBSOCKETS_ENDPOINT",
	"WEBSOCKETS_CONNECTION",
	"SYSLOG_LISTENER",
	"CLIENT",
}
var entityTexts = [entityTotal]string{
	"NONE",
	"KAFKA TOPIC",
	"PULSAR TOPIC",
	"RABBITMQ QUEUE",
	"SQS QUEUE",
	"REDIS CHANNEL",
	"MQTT TOPIC",
	"NATS SUBJECT",
	"PROMETHEUS QUERY",
	"ZEROMQ SOCKET",
	"HTTP POLL",
	"HTTP ENDPOINT",
	"WEBSOCKETS ENDPOINT",
	"WEBSOCKETS CONNECTION",
	"SYSLOG LISTENER",
	"CLIENT",
}

// Valid tells whether v is a declared value.
func (v Entity) Valid() bool {
	return int(v) < entityTotal
}

// String gives the name in the spec.
func (v Entity) String() string {
	if !v.Valid() {
		return fmt.Sprintf("Entity(%d)", uint8(v))
	}
	return entityNames[v]
}

// Text gives the form that people read.
func (v Entity) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("Entity(%d)", uint8(v))
	}
	return entityTexts[v]
}

// ParseEntity finds a value by the name in the spec.
func ParseEntity(name string) (Entity, bool) {
	for i, candidate := range entityNames {
		if candidate == name {
			return Entity(i), true
		}
	}
	return 0, false
}

// BackupMode: What a backup leaves out or does not stop for.
type BackupMode uint8

// Values of BackupMode.
const (
	// Models and state in one cut.
	BackupModeFull BackupMode = iota
	// Models only.
	BackupModeWithoutState
	// State without a common cut.
	BackupModeWithoutPause
)

// backupModeTotal is the number of values of BackupMode.
const backupModeTotal = 3

var backupModeNames = [backupModeTotal]string{
	"FULL",
	"WITHOUT_STATE",
	"WITHOUT_PAUSE",
}
var backupModeTexts = [backupModeTotal]string{
	"FULL",
	"WITHOUT STATE",
	"WITHOUT PAUSE",
}

// Valid tells whether v is a declared value.
func (v BackupMode) Valid() bool {
	return int(v) < backupModeTotal
}

// String gives the name in the spec.
func (v BackupMode) String() string {
	if !v.Valid() {
		return fmt.Sprintf("BackupMode(%d)", uint8(v))
	}
	return backupModeNames[v]
}

// Text gives the form that people read.
func (v BackupMode) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("BackupMode(%d)", uint8(v))
	}
	return backupModeTexts[v]
}

// ParseBackupMode finds a value by the name in the spec.
func ParseBackupMode(name string) (BackupMode, bool) {
	for i, candidate := range backupModeNames {
		if candidate == name {
			return BackupMode(i), true
		}
	}
	return 0, false
}

// RestoreOmission: What a restore leaves out.
type RestoreOmission uint8

// Values of RestoreOmission.
const (
	// Nothing.
	RestoreOmissionNone RestoreOmission = iota
	// All node state.
	RestoreOmissionState
	// Where sources had read to.
	RestoreOmissionSourceOffsets
)

// restoreOmissionTotal is the number of values of RestoreOmission.
const restoreOmissionTotal = 3

var restoreOmissionNames = [restoreOmissionTotal]string{
	"NONE",
	"STATE",
	"SOURCE_OFFSETS",
}
var restoreOmissionTexts = [restoreOmissionTotal]string{
	"NONE",
	"STATE",
	"SOURCE OFFSETS",
}

// Valid tells whether v is a declared value.
func (v RestoreOmission) Valid() bool {
	return int(v) < restoreOmissionTotal
}

// String gives the name in the spec.
func (v RestoreOmission) String() string {
	if !v.Valid() {
		return fmt.Sprintf("RestoreOmission(%d)", uint8(v))
	}
	return restoreOmissionNames[v]
}

// Text gives the form that people read.
func (v RestoreOmission) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("RestoreOmission(%d)", uint8(v))
	}
	return restoreOmissionTexts[v]
}

// ParseRestoreOmission finds a value by the name in the spec.
func ParseRestoreOmission(name string) (RestoreOmission, bool) {
	for i, candidate := range restoreOmissionNames {
		if candidate == name {
			return RestoreOmission(i), true
		}
	}
	return 0, false
}

// ExistingUser: What a restore does with a user that exists.
type ExistingUser uint8

// Values of ExistingUser.
const (
	// Refuse the restore.
	ExistingUserFail ExistingUser = iota
	// Keep the user.
	ExistingUserSkip
	// Take the archived user.
	ExistingUserReplace
)

// existingUserTotal is the number of values of ExistingUser.
const existingUserTotal = 3

var existingUserNames = [existingUserTotal]string{
	"FAIL",
	"SKIP",
	"REPLACE",
}
var existingUserTexts = [existingUserTotal]string{
	"FAIL",
	"SKIP",
	"REPLACE",
}

// Valid tells whether v is a declared value.
func (v ExistingUser) Valid() bool {
	return int(v) < existingUserTotal
}

// String gives the name in the spec.
func (v ExistingUser) String() string {
	if !v.Valid() {
		return fmt.Sprintf("ExistingUser(%d)", uint8(v))
	}
	return existingUserNames[v]
}

// Text gives the form that people read.
func (v ExistingUser) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("ExistingUser(%d)", uint8(v))
	}
	return existingUserTexts[v]
}

// ParseExistingUser finds a value by the name in the spec.
func ParseExistingUser(name string) (ExistingUser, bool) {
	for i, candidate := range existingUserNames {
		if candidate == name {
			return ExistingUser(i), true
		}
	}
	return 0, false
}
