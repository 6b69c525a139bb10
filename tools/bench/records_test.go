package bench

import (
	"fmt"
	"math/rand/v2"
	"time"
)

// tenants is the number of distinct values of the field tenant.
const tenants = 1000

// records writes n records of about 190 bytes, one per line. The text of a record has 80 to 120
// characters; about every second one holds an x. Equal seeds give equal records.
func records(n int, seed uint64) []byte {
	random := rand.New(rand.NewPCG(seed, 1))
	start := time.Date(2024, 5, 1, 12, 0, 0, 0, time.UTC)
	letters := []byte("abcdefghijklmnopqrstuvw  ")
	text := make([]byte, 120)
	var body []byte
	for i := range n {
		for at := range text {
			text[at] = letters[random.IntN(len(letters))]
		}
		value := text[:80+random.IntN(41)]
		if random.IntN(2) == 0 {
			value[random.IntN(len(value))] = 'x'
		}
		body = fmt.Appendf(body, `{"id":%d,"value":"%s","tenant":"t%d","amount":%.2f,"ts":"%s"}`+"\n",
			int(seed)*n+i, value, random.IntN(tenants), random.Float64()*1000, start.Add(time.Duration(i)*time.Millisecond).Format(time.RFC3339))
	}
	return body
}
