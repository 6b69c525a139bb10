package inspect

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"nervix/generated/connector"
	"nervix/generated/failure"
	"nervix/generated/model"
	runtime "nervix/runtime/connector"
)

func (d *description) ingestor(m *model.Ingestor) {
	d.head("ingestor")
	use := connector.UseSource(m.Source)
	d.line("source", sourceLabel(use, m.Source))
	d.line("streams", join(m.Routes, func(r model.EntryRoute) string { return r.Relay }))
	d.line("codec", codecName(m.Codec))
	owner := "-"
	if node := scheduled(d.subject.Domain.Schedule, d.key); node != nil {
		owner = orDash(node.Primary)
	}
	d.line("owner", owner)
	d.line("timestamp", timestamp(m.Timestamp))
	local, installed := d.local()
	running := installed && local.Running && !local.Pressed
	if local.Readiness != nil && errors.Is(local.Readiness.Err, failure.CodeSourceNotStarted) {
		running = false
	}
	d.line("status", map[bool]string{true: "running", false: "stopped"}[running])
	d.line("ready", installed && local.Readiness != nil && local.Readiness.Ready)
	d.entryRoutes(m.Routes)
	d.line("memory-backpressure", map[bool]string{true: "active", false: "inactive"}[local.Pressed])
	d.connection(local)
	d.transport(use, m.Source)
	d.assignment(use, m.Source, local.Assignment)
	d.metrics(local)
}

func timestamp(t model.Timestamp) string {
	switch t := t.(type) {
	case *model.TimestampNow:
		return "NOW"
	case *model.TimestampAt:
		return "AT " + t.Field
	}
	return "-"
}

// codecName names a codec, or that there is none.
func codecName(name string) string {
	if name == "" {
		return "none"
	}
	return name
}

// sourceLabel names a source by its system and by what it reads through.
func sourceLabel(use *connector.SourceUse, source model.Source) string {
	if endpoint, ok := source.(*model.EndpointSource); ok {
		return use.Name + " " + endpoint.Endpoint
	}
	if client, ok := source.(*model.ClientSource); ok {
		return use.Name + " " + client.Schema
	}
	for _, client := range use.Clients {
		return use.Name + " " + client.Name
	}
	return use.Name
}

// transport writes what a source reads in its system: every external name, and how many read.
func (d *description) transport(use *connector.SourceUse, source model.Source) {
	system, _, _ := strings.Cut(strings.ToLower(use.Name), " ")
	kafka, isKafka := source.(*model.KafkaSource)
	for _, external := range use.Externals {
		if isKafka && external.Path == "consumer_group" {
			continue
		}
		d.line(system+" "+strings.ToLower(external.Clause), external.Name)
	}
	if isKafka {
		mode := "DOMAIN"
		if kafka.ConsumerGroup != nil {
			mode = "CONSUMER GROUP " + *kafka.ConsumerGroup
		}
		d.line("kafka offset mode", mode)
	}
	if use.Instanced {
		d.line(system+" instances", use.Instances)
	}
}

// assignment writes which instance reads which partitions, where the domain owns the offsets.
func (d *description) assignment(use *connector.SourceUse, source model.Source, assigned *runtime.Assignment) {
	kafka, isKafka := source.(*model.KafkaSource)
	if !isKafka || kafka.ConsumerGroup != nil {
		return
	}
	if assigned == nil {
		assigned = &runtime.Assignment{Consumers: make([][]int32, use.Instances)}
	}
	d.line("kafka observed partitions", partitions(assigned.Observed))
	d.line("kafka rebalance epoch", assigned.Epoch)
	for i, taken := range assigned.Consumers {
		d.line(fmt.Sprintf("kafka instance %d partitions", i), partitions(taken))
	}
}

func partitions(numbers []int32) string {
	texts := make([]string, len(numbers))
	for i, number := range numbers {
		texts[i] = strconv.Itoa(int(number))
	}
	return orDash(strings.Join(texts, ","))
}

func (d *description) reingestor(m *model.Reingestor) {
	d.head("reingestor")
	d.placement()
	d.line("from", from(m.Inputs))
	d.line("mode", attachment(m.Detached))
	d.line("filter-where", presence(m.Filter != nil))
	d.entryRoutes(m.Routes)
	d.localMetrics()
}
