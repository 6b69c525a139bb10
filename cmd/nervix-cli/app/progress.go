package app

import (
	"time"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"

	"nervix/cmd/nervix-cli/output"
)

const (
	// completionPatience bounds the wait for the server's completions; the grammar answers then.
	completionPatience = 2 * time.Second
	// longFile is the number of statements from which a file has a progress bar.
	longFile = 25
	// largeFile is the number of bytes from which reading a file has a progress bar.
	largeFile = 1 << 20
)

// progress is the bar of a file; its zero value shows nothing.
type progress struct {
	container *mpb.Progress
	bar       *mpb.Bar
	restore   func()
}

// progress starts the bar of a long file when a person watches. Results then pass above it.
func (a *application) progress(name string, statements int) *progress {
	if !a.ErrTerminal || a.settings.Quiet || statements < longFile || output.Format(a.settings.Output) == output.JSON {
		return &progress{}
	}
	container := mpb.New(mpb.WithOutput(a.Err), mpb.WithAutoRefresh(), mpb.WithWidth(40))
	bar := container.AddBar(int64(statements), mpb.BarRemoveOnComplete(),
		mpb.PrependDecorators(decor.Name(name+" ")),
		mpb.AppendDecorators(decor.CountersNoUnit("%d / %d statements")))
	p := &progress{container: container, bar: bar, restore: func() {}}
	if a.OutTerminal {
		restore := a.printer.Redirect(container, container)
		p.restore = restore
	}
	return p
}

// reading starts the bar for reading a large file when a person watches.
func (a *application) reading(name string, size int) *progress {
	if !a.ErrTerminal || a.settings.Quiet || size < largeFile || output.Format(a.settings.Output) == output.JSON {
		return &progress{}
	}
	container := mpb.New(mpb.WithOutput(a.Err), mpb.WithAutoRefresh(), mpb.WithWidth(40))
	return &progress{container: container, restore: func() {}, bar: container.AddBar(int64(size), mpb.BarRemoveOnComplete(),
		mpb.PrependDecorators(decor.Name(name+" ")),
		mpb.AppendDecorators(decor.CountersKibiByte("% .1f / % .1f")))}
}

// to moves the bar to a position.
func (p *progress) to(at int) {
	if p.bar != nil {
		p.bar.SetCurrent(int64(at))
	}
}

func (p *progress) step() {
	if p.bar != nil {
		p.bar.Increment()
	}
}

// end removes the bar and waits for its goroutines.
func (p *progress) end() {
	if p.bar == nil {
		return
	}
	p.bar.Abort(true)
	p.container.Wait()
	p.restore()
}
