package planner

import (
	"time"

	"nervix/generated/model"
	"nervix/generated/revision"
)

// immediateFlush is the window of FLUSH IMMEDIATE.
const immediateFlush = 100 * time.Microsecond

// Delays between connection attempts of sources without RETRY POLICY (runtime semantics, 7.3).
const (
	reconnectBackoff = 250 * time.Millisecond
	reconnectMaximum = 30 * time.Second
)

func flush(m model.Flush) *revision.Flush {
	switch m := m.(type) {
	case *model.FlushEach:
		return &revision.Flush{Interval: m.Interval.Nanoseconds, MaxBytes: m.MaxBatchSize.Bytes}
	case *model.FlushImmediate:
		return &revision.Flush{Interval: int64(immediateFlush)}
	}
	return nil
}

// collect lowers COLLECT FOR; nil stays nil.
func collect(m *model.Collect) *revision.Collect {
	if m == nil {
		return nil
	}
	lowered := &revision.Collect{For: m.For.Nanoseconds}
	if m.MaxBatchSize != nil {
		lowered.MaxBytes = m.MaxBatchSize.Bytes
	}
	return lowered
}

func retry(m model.Retry) revision.Retry {
	return revision.Retry{Backoff: m.Backoff.Nanoseconds, Max: m.Max.Nanoseconds}
}

func bound(m model.WindowBound) revision.WindowBound {
	lowered := revision.WindowBound{Messages: m.Messages}
	if m.Duration != nil {
		lowered.Duration = m.Duration.Nanoseconds
	}
	return lowered
}

// sourceDelivery lowers a mode; nil is that of a source which has NO_ACK SEQUENTIAL only.
func sourceDelivery(m model.SourceMode) revision.Delivery {
	switch m := m.(type) {
	case *model.AckSequential:
		return revision.Delivery{
			Mode: revision.AckModeSequential, Window: 1, AckTimeout: m.Timeout.Nanoseconds, Retry: retry(m.Retry),
		}
	case *model.AckParallel:
		lowered := revision.Delivery{
			Mode: revision.AckModeParallel, Window: m.Max, AckTimeout: m.Timeout.Nanoseconds, Retry: retry(m.Retry),
		}
		if m.BatchTimeout != nil {
			lowered.BatchTimeout = m.BatchTimeout.Nanoseconds
		}
		return lowered
	case *model.NoAckSequential, *model.NoAckParallel:
	}
	return revision.Delivery{
		Mode: revision.AckModeNoAck, Window: 1,
		Retry: revision.Retry{Backoff: int64(reconnectBackoff), Max: int64(reconnectMaximum)},
	}
}

func sinkDelivery(m model.SinkMode) revision.Delivery {
	switch m := m.(type) {
	case *model.SinkAckSequential:
		return revision.Delivery{
			Mode: revision.AckModeSequential, Window: 1, AckTimeout: m.Timeout.Nanoseconds, Retry: retry(m.Retry),
		}
	case *model.SinkAckParallel:
		return revision.Delivery{
			Mode: revision.AckModeParallel, Window: m.Max, AckTimeout: m.Timeout.Nanoseconds, Retry: retry(m.Retry),
		}
	case *model.SinkNoAck:
		return revision.Delivery{Mode: revision.AckModeNoAck, Window: 1, Retry: retry(m.Retry)}
	}
	return revision.Delivery{}
}

func quiesceMode(m model.Quiesce) revision.Quiesce {
	switch m := m.(type) {
	case *model.QuiesceBuffer:
		return revision.Quiesce{Mode: revision.QuiesceModeBuffer, MaxBytes: m.MaxSize.Bytes, Overflow: overflow(m.Overflow)}
	case *model.QuiesceDrop:
		return revision.Quiesce{Mode: revision.QuiesceModeDrop}
	case *model.QuiesceReject:
		return revision.Quiesce{Mode: revision.QuiesceModeReject, RetryAfter: m.RetryAfter.Nanoseconds}
	case *model.QuiesceSuspend:
	}
	return revision.Quiesce{Mode: revision.QuiesceModeSuspend}
}

func overflow(m model.Overflow) revision.Overflow {
	switch m {
	case model.OverflowOldest:
		return revision.OverflowOldest
	case model.OverflowNewest:
		return revision.OverflowNewest
	case model.OverflowNone:
	}
	return revision.OverflowBackpressure
}

func errorAction(m model.ErrorAction) revision.ErrorAction {
	if m == model.ErrorActionLog {
		return revision.ErrorActionLog
	}
	return revision.ErrorActionIgnore
}
