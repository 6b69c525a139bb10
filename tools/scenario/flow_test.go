package scenario

import "testing"

// TestDataFlow shows what happens to records: intake, codecs, routes, branches, processors,
// subscriptions, and the way from and to Kafka and NATS.
func TestDataFlow(t *testing.T) {
	scenarios(t, "flow", map[string]action{
		"nats": natsCommand, "kafka": kafkaCommand, "signal": signalClient, "tcp": sendBytes, "lines": writeLines, "bytes": writeBytes, "repost": repost, "fill": fill,
		"post": post, "settled": settled, "sequence": sequence, "lossy": lossy, "turned-away": turnedAway, "grpc": sendFrame, "authority": makeAuthority,
	})
}
