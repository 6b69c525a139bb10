package main

// recorded are figures of the best arrangement found for each peer; see the package comment.
type recorded struct {
	peer string
	cpu  float64 // seconds for a million records
	rss  float64 // peak MB
}

var (
	benthosFile   = recorded{peer: "Benthos 4.60", cpu: 11.63, rss: 76}
	benthosLines  = recorded{peer: "Benthos 4.60", cpu: 7.19, rss: 65}
	benthosDedup  = recorded{peer: "Benthos 4.60", cpu: 12.21, rss: 1280} // 2,000,000 records
	bentoNATS     = recorded{peer: "Bento 1.20", cpu: 17.68, rss: 165}
	bentoKafka    = recorded{peer: "Bento 1.20", cpu: 7.85, rss: 251}
	ekuiperWindow = recorded{peer: "eKuiper 2.4", cpu: 13.03, rss: 1012}
)
