package node

import (
	"errors"
	"fmt"
	"time"

	"nervix/generated/metric"
	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/report"
)

// giveUp settles the rows of a batch that the node does not bring any further. Those that no source
// delivers again are lost: a DETACHED consumer's source takes them for done, and some sources await nothing.
func (t *Task) giveUp(b *batch.Batch, err error) { t.giveUpRows(b.Acks, b.Rows, err) }

func (t *Task) giveUpRows(acks ack.Set, rows int, err error) {
	if acks.Unobserved() {
		t.lose(rows, err)
	}
	acks.Resolve(err)
}

// lose counts rows that no source delivers again. It is called on the goroutine of the task, or after its end.
func (t *Task) lose(rows int, err error) {
	if rows == 0 {
		return
	}
	loss := metric.LossStopped
	if errors.Is(err, ack.ErrEvicted) {
		loss = metric.LossEvicted
	} else {
		t.lost += rows
	}
	t.env.Metrics.RowsLostTotal.With(metric.LossLabels{Loss: loss}).Add(float64(rows))
}

// reportLoss tells at the end of the task how many rows ended with it.
func (t *Task) reportLoss(err error) {
	if t.lost == 0 {
		return
	}
	t.env.Reporter.Report(report.Event{
		Time: time.Now(), Severity: report.Warning, Kind: report.RowLoss, Domain: t.env.Revision.Domain, Node: t.identity,
		Code: codeOf(err), Message: fmt.Sprintf("%d row(s) that no source delivers again ended with the node", t.lost), Rows: t.lost,
	})
}
