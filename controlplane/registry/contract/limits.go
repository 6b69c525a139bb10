package contract

import (
	"nervix/generated/failure"
	"nervix/generated/model"
)

func (r *resolver) atLeastOne(path, subject string, value uint64) {
	if value == 0 {
		r.report.Add(path, &failure.OutOfRange{Subject: subject, Requirement: "must be at least 1"})
	}
}

func (r *resolver) positive(path, subject string, value int64) {
	if value <= 0 {
		r.report.Add(path, &failure.OutOfRange{Subject: subject, Requirement: "must be greater than zero"})
	}
}

// retry checks RETRY POLICY: BACKOFF above zero and MAX not below it (grammar reference, 5.4).
func (r *resolver) retry(path string, retry model.Retry) {
	r.positive(path+".backoff", "BACKOFF", retry.Backoff.Nanoseconds)
	if retry.Max.Nanoseconds < retry.Backoff.Nanoseconds {
		r.report.Add(path+".max", &failure.OutOfRange{Subject: "MAX", Requirement: "must not be below BACKOFF"})
	}
}

// flush checks FLUSH EACH: interval and size above zero.
func (r *resolver) flush(path string, flush model.Flush) {
	switch flush := flush.(type) {
	case nil:
		r.report.Add(path, &failure.MisplacedClause{Clause: "FLUSH", Requirement: "is required"})
	case *model.FlushEach:
		r.positive(path+".interval", "FLUSH EACH", flush.Interval.Nanoseconds)
		r.atLeastOne(path+".max_batch_size", "MAX BATCH SIZE", flush.MaxBatchSize.Bytes)
	case *model.FlushImmediate:
	}
}
