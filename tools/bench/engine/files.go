package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"sync"
	"time"

	"nervix/runtime/connector"
)

// piece is how many bytes of a file go in together: as much as an HTTP body of lines.
const piece = 256 << 10

// fileSource admits the lines of a file once.
type fileSource struct {
	path      string
	ready     chan struct{}
	allocated *allocations
}

func (s *fileSource) Ready() <-chan struct{} { return s.ready }

// Run reads the file and waits for the end of the context.
func (s *fileSource) Run(ctx context.Context, admission connector.Admission) error {
	close(s.ready)
	file, err := os.Open(s.path)
	if err != nil {
		return err
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return err
	}
	if err := s.admit(ctx, admission, file, info.Size()); err != nil && ctx.Err() == nil {
		return err
	}
	<-ctx.Done()
	return nil
}

func (s *fileSource) admit(ctx context.Context, admission connector.Admission, file io.Reader, size int64) error {
	buffer, held, read := make([]byte, piece), 0, int64(0)
	for {
		n, err := io.ReadFull(file, buffer[held:])
		held, read = held+n, read+int64(n)
		end := errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF)
		if err != nil && !end {
			return err
		}
		cut := held
		if !end {
			if cut = bytes.LastIndexByte(buffer[:held], '\n') + 1; cut == 0 {
				return fmt.Errorf("a line of %s is longer than %d bytes", s.path, piece)
			}
		}
		lines := bytes.Count(buffer[:cut], []byte{'\n'})
		if _, err := admission.Admit(ctx, connector.Payloads{Lines: buffer[:cut], Arrived: time.Now().UnixNano()}); err != nil {
			return err
		}
		s.allocated.admitted(lines, float64(read)/float64(size))
		if end {
			return nil
		}
		held = copy(buffer, buffer[cut:held])
	}
}

// allocations counts heap allocations of the whole process between the first and the last tenth of
// the input.
type allocations struct {
	records     int
	first, last struct {
		records int
		objects uint64
	}
}

func (a *allocations) admitted(records int, progress float64) {
	a.records += records
	var memory runtime.MemStats
	switch {
	case progress >= 0.1 && a.first.records == 0:
		runtime.ReadMemStats(&memory)
		a.first.records, a.first.objects = a.records, memory.Mallocs
	case progress >= 0.9 && a.last.records == 0:
		runtime.ReadMemStats(&memory)
		a.last.records, a.last.objects = a.records, memory.Mallocs
	}
}

// print tells the allocations per record; nothing when the input was too short.
func (a *allocations) print() {
	if objects, records := a.between(); records > 0 {
		fmt.Printf("allocations per record: %.5f\n", float64(objects)/float64(records))
	}
}

// between gives the allocations and the records that were counted.
func (a *allocations) between() (objects uint64, records int) {
	return a.last.objects - a.first.objects, a.last.records - a.first.records
}

// fileSink writes messages as lines; a batch is one write.
type fileSink struct {
	lock sync.Mutex
	file *os.File
	text []byte
}

func openFileSink(path string) (*fileSink, error) {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	return &fileSink{file: file}, err
}

func (s *fileSink) Publish(_ context.Context, messages []connector.Message, outcomes []error) {
	s.lock.Lock()
	defer s.lock.Unlock()
	s.text = s.text[:0]
	for i := range messages {
		s.text = append(append(s.text, messages[i].Payload...), '\n')
	}
	_, err := s.file.Write(s.text)
	for i := range outcomes {
		outcomes[i] = err
	}
}

func (s *fileSink) Close(context.Context) error { return s.file.Close() }
