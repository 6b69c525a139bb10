package main

// row is one line of the table: a piece of work, how Nervix does it, and whom it is compared with.
type row struct {
	name, work string
	in, out    way
	repeats    bool // the input repeats one record in ten
	records    int
	perPost    int // records in one HTTP body
	expect     func(*facts) int
	// each judges one line of results; nil counts lines and checks a sample as filtered records.
	each  func(*sink, []byte)
	graph string
	// peer is the Benthos configuration; empty when only recorded figures exist.
	peer     string
	recorded recorded
	target   float64 // times less CPU than the peer
}

// way is how records reach a product or leave it.
type way string

const (
	byFile  way = "file"
	byHTTP  way = "HTTP"
	byNATS  way = "NATS"
	byKafka way = "Kafka"
)

var rows = []row{
	{
		name: "w1a", work: "parse JSON, `contains` filter, `upper`, write JSON", in: byFile, out: byFile,
		records: 5_000_000, expect: kept, graph: "filter.nspl", peer: "w1a.yaml", recorded: benthosFile, target: 10,
	},
	{
		name: "w1b-lines", work: "the same, 100 lines a POST", in: byHTTP, out: byFile, perPost: 100,
		records: 3_000_000, expect: kept, graph: "filter.nspl", peer: "w1b-lines.yaml", recorded: benthosLines, target: 6,
	},
	{
		name: "w1c", work: "the same, core NATS", in: byNATS, out: byNATS,
		records: 1_000_000, expect: kept, graph: "nats.nspl", recorded: bentoNATS, target: 6,
	},
	{
		name: "w1d", work: "the same, 4 partitions, at least once", in: byKafka, out: byKafka,
		records: 2_000_000, expect: kept, graph: "kafka.nspl", recorded: bentoKafka, target: 5,
	},
	{
		name: "w2", work: "count, sum, average, min, max in windows of 1 s, 1,000 tenants", in: byFile, out: byFile,
		records: 5_000_000, expect: every, each: addWindow, graph: "windows.nspl", recorded: ekuiperWindow, target: 10,
	},
	{
		name: "w3", work: "drop repeated ids within 10 minutes, 1,000 tenants", in: byFile, out: byFile, repeats: true,
		records: 10_000_000, expect: unique, each: countLine, graph: "dedup.nspl", peer: "w3.yaml", recorded: benthosDedup, target: 8,
	},
}

func kept(f *facts) int   { return f.kept }
func every(f *facts) int  { return f.records }
func unique(f *facts) int { return f.unique }
