// Code generated from spec/ by go generate. DO NOT EDIT.

package record_test

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/record"
	"nervix/generated/record/recordtest"
	"testing"
)

func TestRoundTrip(t *testing.T) {
	t.Run("Domain", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Domain]{
			Clone:  (*record.Domain).Clone,
			Decode: record.DecodeDomain,
			Draw:   recordtest.Domain(),
			Encode: (*record.Domain).Encode,
			Equal:  (*record.Domain).Equal,
		})
	})
	t.Run("ScheduledNode", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.ScheduledNode]{
			Clone:  (*record.ScheduledNode).Clone,
			Decode: record.DecodeScheduledNode,
			Draw:   recordtest.ScheduledNode(),
			Encode: (*record.ScheduledNode).Encode,
			Equal:  (*record.ScheduledNode).Equal,
		})
	})
	t.Run("DomainSchedule", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.DomainSchedule]{
			Clone:  (*record.DomainSchedule).Clone,
			Decode: record.DecodeDomainSchedule,
			Draw:   recordtest.DomainSchedule(),
			Encode: (*record.DomainSchedule).Encode,
			Equal:  (*record.DomainSchedule).Equal,
		})
	})
}
func FuzzDecodeDomain(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*record.Domain]{
		Clone:  (*record.Domain).Clone,
		Decode: record.DecodeDomain,
		Draw:   recordtest.Domain(),
		Encode: (*record.Domain).Encode,
		Equal:  (*record.Domain).Equal,
	})
}
func FuzzDecodeDomainSchedule(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*record.DomainSchedule]{
		Clone:  (*record.DomainSchedule).Clone,
		Decode: record.DecodeDomainSchedule,
		Draw:   recordtest.DomainSchedule(),
		Encode: (*record.DomainSchedule).Encode,
		Equal:  (*record.DomainSchedule).Equal,
	})
}
