package kafka

import (
	"log/slog"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/twmb/franz-go/pkg/kgo"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/connector"
)

// use tells what a client is for: some properties concern one direction only.
type use uint8

const (
	both use = iota
	consuming
	producing
)

// property maps one librdkafka property to client options.
type property struct {
	use   use
	apply func(value string) ([]kgo.Opt, bool)
}

// aliases are other names of properties.
var aliases = map[string]string{
	"metadata.broker.list": "bootstrap.servers", "request.required.acks": "acks", "queue.buffering.max.ms": "linger.ms",
	"compression.codec": "compression.type", "fetch.message.max.bytes": "max.partition.fetch.bytes",
	"delivery.timeout.ms": "message.timeout.ms", "sasl.mechanisms": "sasl.mechanism",
}

// handled are the properties that options and not the table below deal with.
var handled = []string{"bootstrap.servers", "acks", "enable.idempotence", "enable.auto.commit", "enable.auto.offset.store"}

var properties = map[string]property{
	"client.id":                          {both, func(v string) ([]kgo.Opt, bool) { return opts(kgo.ClientID(v)), v != "" }},
	"request.timeout.ms":                 {producing, milliseconds(func(d time.Duration) kgo.Opt { return kgo.ProduceRequestTimeout(d) })},
	"metadata.max.age.ms":                {both, milliseconds(func(d time.Duration) kgo.Opt { return kgo.MetadataMaxAge(max(d, time.Second)) })},
	"connections.max.idle.ms":            {both, milliseconds(func(d time.Duration) kgo.Opt { return kgo.ConnIdleTimeout(d) })},
	"socket.connection.setup.timeout.ms": {both, milliseconds(func(d time.Duration) kgo.Opt { return kgo.DialTimeout(d) })},

	"auto.offset.reset":             {consuming, offsetReset},
	"session.timeout.ms":            {consuming, milliseconds(func(d time.Duration) kgo.Opt { return kgo.SessionTimeout(d) })},
	"heartbeat.interval.ms":         {consuming, milliseconds(func(d time.Duration) kgo.Opt { return kgo.HeartbeatInterval(d) })},
	"max.poll.interval.ms":          {consuming, milliseconds(func(d time.Duration) kgo.Opt { return kgo.RebalanceTimeout(d) })},
	"fetch.wait.max.ms":             {consuming, milliseconds(func(d time.Duration) kgo.Opt { return kgo.FetchMaxWait(d) })},
	"fetch.min.bytes":               {consuming, bytes(func(n int32) kgo.Opt { return kgo.FetchMinBytes(n) })},
	"fetch.max.bytes":               {consuming, bytes(func(n int32) kgo.Opt { return kgo.FetchMaxBytes(n) })},
	"max.partition.fetch.bytes":     {consuming, bytes(func(n int32) kgo.Opt { return kgo.FetchMaxPartitionBytes(n) })},
	"isolation.level":               {consuming, isolation},
	"partition.assignment.strategy": {consuming, balancers},

	"linger.ms":                    {producing, milliseconds(func(d time.Duration) kgo.Opt { return kgo.ProducerLinger(d) })},
	"message.timeout.ms":           {producing, milliseconds(func(d time.Duration) kgo.Opt { return kgo.RecordDeliveryTimeout(d) })},
	"message.max.bytes":            {producing, bytes(func(n int32) kgo.Opt { return kgo.ProducerBatchMaxBytes(n) })},
	"compression.type":             {producing, compression},
	"queue.buffering.max.kbytes":   {producing, bytes(func(n int32) kgo.Opt { return kgo.MaxBufferedBytes(int(n) << 10) })},
	"queue.buffering.max.messages": {producing, bytes(func(n int32) kgo.Opt { return kgo.MaxBufferedRecords(int(n)) })},
}

func opts(opt ...kgo.Opt) []kgo.Opt { return opt }

// milliseconds reads a number that may have a fraction, as linger.ms may.
func milliseconds(option func(time.Duration) kgo.Opt) func(string) ([]kgo.Opt, bool) {
	return func(value string) ([]kgo.Opt, bool) {
		n, err := strconv.ParseFloat(value, 64)
		if err != nil || n < 0 || n > math.MaxInt32 || n != n {
			return nil, false
		}
		return opts(option(time.Duration(n * float64(time.Millisecond)))), true
	}
}

func bytes(option func(int32) kgo.Opt) func(string) ([]kgo.Opt, bool) {
	return func(value string) ([]kgo.Opt, bool) {
		n, err := strconv.ParseInt(value, 10, 32)
		return opts(option(int32(n))), err == nil && n > 0
	}
}

// reset tells where a partition begins that has no offset.
type reset uint8

const (
	resetEnd reset = iota
	resetStart
	resetNone
)

// resets are the values of auto.offset.reset.
var resets = map[string]reset{
	"earliest": resetStart, "smallest": resetStart, "beginning": resetStart,
	"latest": resetEnd, "largest": resetEnd, "end": resetEnd, "error": resetNone,
}

func offsetReset(value string) ([]kgo.Opt, bool) {
	offsets := map[reset]kgo.Offset{resetEnd: kgo.NewOffset().AtEnd(), resetStart: kgo.NewOffset().AtStart(), resetNone: kgo.NoResetOffset()}
	chosen, known := resets[strings.ToLower(value)]
	return opts(kgo.ConsumeResetOffset(offsets[chosen])), known
}

// resetOf reads auto.offset.reset; the end is its default.
func resetOf(client *revision.Client) reset {
	return resets[strings.ToLower(strings.TrimSpace(connector.SettingsOf(client).Get("auto.offset.reset")))]
}

func isolation(value string) ([]kgo.Opt, bool) {
	switch value {
	case "read_committed":
		return opts(kgo.FetchIsolationLevel(kgo.ReadCommitted())), true
	case "read_uncommitted":
		return opts(kgo.FetchIsolationLevel(kgo.ReadUncommitted())), true
	}
	return nil, false
}

func balancers(value string) ([]kgo.Opt, bool) {
	var chosen []kgo.GroupBalancer
	for name := range strings.SplitSeq(value, ",") {
		switch strings.TrimSpace(name) {
		case "cooperative-sticky":
			chosen = append(chosen, kgo.CooperativeStickyBalancer())
		case "range":
			chosen = append(chosen, kgo.RangeBalancer())
		case "roundrobin":
			chosen = append(chosen, kgo.RoundRobinBalancer())
		default:
			return nil, false
		}
	}
	return opts(kgo.Balancers(chosen...)), true
}

func compression(value string) ([]kgo.Opt, bool) {
	codecs := map[string]kgo.CompressionCodec{
		"none": kgo.NoCompression(), "gzip": kgo.GzipCompression(), "snappy": kgo.SnappyCompression(),
		"lz4": kgo.Lz4Compression(), "zstd": kgo.ZstdCompression(),
	}
	codec, known := codecs[value]
	return opts(kgo.ProducerBatchCompression(codec)), known
}

// clientOptions maps the settings of a client for one use. Unknown properties are named in one log
// line and ignored.
func clientOptions(client *revision.Client, use use) ([]kgo.Opt, error) {
	if client == nil {
		return nil, &failure.Internal{Detail: "a Kafka connector has no client"}
	}
	settings := connector.SettingsOf(client)
	values, unknown := map[string]string{}, []string(nil)
	for _, key := range settings.Keys() {
		name := key
		if alias, ok := aliases[key]; ok {
			name = alias
		}
		if _, mapped := properties[name]; !mapped && !slices.Contains(handled, name) && !slices.Contains(securing, name) {
			unknown = append(unknown, key)
			continue
		}
		values[name] = strings.TrimSpace(settings.Get(key))
	}
	if len(unknown) > 0 {
		slices.Sort(unknown)
		slog.Info("Kafka client settings without effect", slog.String("client", client.Name), slog.Any("settings", unknown))
	}
	options, err := connection(settings, values)
	if err != nil {
		return nil, err
	}
	for name, property := range properties {
		value, given := values[name]
		if !given || property.use != both && property.use != use {
			continue
		}
		mapped, ok := property.apply(value)
		if !ok {
			return nil, settings.Invalid(name, "has a value that is not usable")
		}
		options = append(options, mapped...)
	}
	if use == producing {
		confirmation, err := confirmation(settings, values)
		return append(options, confirmation...), err
	}
	return options, nil
}

// connection maps what every client needs.
func connection(settings connector.Settings, values map[string]string) ([]kgo.Opt, error) {
	protocol, options, err := security(settings, values)
	if err != nil {
		return nil, err
	}
	var servers []string
	for server := range strings.SplitSeq(values["bootstrap.servers"], ",") {
		if server = strings.TrimSpace(server); server == "" {
			continue
		}
		if prefix, host, prefixed := strings.Cut(server, "://"); prefixed {
			if !strings.EqualFold(prefix, protocol) {
				return nil, settings.Invalid("bootstrap.servers", "names another protocol than security.protocol")
			}
			server = host
		}
		servers = append(servers, server)
	}
	if len(servers) == 0 {
		_, err := settings.Require("bootstrap.servers")
		if err == nil {
			err = settings.Invalid("bootstrap.servers", "names no server")
		}
		return nil, err
	}
	return append(options, kgo.SeedBrokers(servers...)), nil
}

// confirmation maps acks and idempotence, which depend on each other. Idempotent writing is on
// unless it is turned off or acks allows no such thing.
func confirmation(settings connector.Settings, values map[string]string) ([]kgo.Opt, error) {
	var options []kgo.Opt
	all := true
	switch strings.ToLower(values["acks"]) {
	case "", "all", "-1":
	case "1":
		options, all = opts(kgo.RequiredAcks(kgo.LeaderAck())), false
	case "0":
		options, all = opts(kgo.RequiredAcks(kgo.NoAck())), false
	default:
		return nil, settings.Invalid("acks", "must be all, -1, 1 or 0")
	}
	switch idempotence := strings.ToLower(values["enable.idempotence"]); {
	case idempotence != "" && idempotence != "true" && idempotence != "false":
		return nil, settings.Invalid("enable.idempotence", "must be true or false")
	case idempotence == "true" && !all:
		return nil, settings.Invalid("enable.idempotence", "needs acks=all")
	case idempotence == "false" || !all:
		options = append(options, kgo.DisableIdempotentWrite())
	default:
		options = append(options, kgo.AllowIdempotentProduceCancellation())
	}
	return options, nil
}
