package document

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/revision"
)

// benchDocuments is the same order in every format.
var benchDocuments = map[revision.DocumentFormat]string{
	revision.DocumentFormatJson: `{"order": {"no": 7919, "by": "sensor-000017-reading", "price": 37.11, "paid": true, "tags": ["a", "b", "c"], "lines": [{"sku": "x-1", "count": 2}, {"sku": "x-2", "count": 1}]}}`,
	revision.DocumentFormatYaml: "order:\n  no: 7919\n  by: sensor-000017-reading\n  price: 37.11\n  paid: true\n  tags: [a, b, c]\n  lines:\n  - sku: x-1\n    count: 2\n  - sku: x-2\n    count: 1\n",
	revision.DocumentFormatToml: "[order]\nno = 7919\nby = 'sensor-000017-reading'\nprice = 37.11\npaid = true\ntags = ['a', 'b', 'c']\n[[order.lines]]\nsku = 'x-1'\ncount = 2\n[[order.lines]]\nsku = 'x-2'\ncount = 1\n",
	revision.DocumentFormatXml:  `<order no="7919" by="sensor-000017-reading" price="37.11" paid="true"><tag>a</tag><tag>b</tag><tag>c</tag><line sku="x-1" count="2"/><line sku="x-2" count="1"/></order>`,
}

// documents adds CBOR and checks that no format is missing.
func documents(b *testing.B) map[revision.DocumentFormat][]byte {
	all := map[revision.DocumentFormat][]byte{}
	for format, text := range benchDocuments {
		all[format] = []byte(text)
	}
	order, err := Read(revision.DocumentFormatJson, all[revision.DocumentFormatJson])
	require.NoError(b, err)
	all[revision.DocumentFormatCbor], err = Append(nil, revision.DocumentFormatCbor, order)
	require.NoError(b, err)
	for format := revision.DocumentFormat(0); format.Valid(); format++ {
		require.Contains(b, all, format)
	}
	return all
}

func BenchmarkRead(b *testing.B) {
	for format, payload := range documents(b) {
		b.Run(format.String(), func(b *testing.B) {
			b.SetBytes(int64(len(payload)))
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Read(format, payload); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkAppend(b *testing.B) {
	for format, payload := range documents(b) {
		b.Run(format.String(), func(b *testing.B) {
			value, err := Read(format, payload)
			require.NoError(b, err)
			var to []byte
			b.SetBytes(int64(len(payload)))
			b.ReportAllocs()
			for b.Loop() {
				if to, err = Append(to[:0], format, value); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
