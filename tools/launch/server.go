package launch

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"
)

const (
	// readyPatience bounds the start of the server, stopPatience its clean end.
	readyPatience = 20 * time.Second
	stopPatience  = 20 * time.Second
	// probe is the interval between two looks at /readyz.
	probe = 20 * time.Millisecond
)

// Server is a running server process.
type Server struct {
	// Session, HTTP, HTTPS and Observability are the addresses of its listeners.
	Session, HTTP, HTTPS, Observability string

	command *exec.Cmd
	// log is the file with the server's output.
	log    string
	ended  chan struct{}
	result error
}

// Start starts a server with its store below a directory and waits until it is ready.
func Start(ctx context.Context, binary, directory string, flags ...string) (*Server, error) {
	// A bare name would be looked for on the search path.
	binary, err := filepath.Abs(binary)
	if err != nil {
		return nil, err
	}
	s := &Server{log: filepath.Join(directory, "server.log"), ended: make(chan struct{})}
	for _, address := range []*string{&s.Session, &s.HTTP, &s.HTTPS, &s.Observability} {
		if *address, err = FreeAddress(); err != nil {
			return nil, err
		}
	}
	s.command = exec.Command(binary, append([]string{
		"--db-path", filepath.Join(directory, "store"), "--grpc-listen", s.Session,
		"--http-listen", s.HTTP, "--https-listen", s.HTTPS, "--observability-listen", s.Observability,
	}, flags...)...)
	log, err := os.Create(s.log)
	if err != nil {
		return nil, err
	}
	// The process has its own descriptor of the file.
	defer log.Close()
	s.command.Stdout, s.command.Stderr = log, log
	if err := s.command.Start(); err != nil {
		return nil, err
	}
	go func() {
		s.result = s.command.Wait()
		close(s.ended)
	}()
	if err := s.ready(ctx); err != nil {
		return nil, errors.Join(err, s.Stop())
	}
	return s, nil
}

// ready waits until /readyz answers with 200.
func (s *Server) ready(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, readyPatience)
	defer cancel()
	ticker := time.NewTicker(probe)
	defer ticker.Stop()
	for {
		if s.probe(ctx) {
			return nil
		}
		select {
		case <-s.ended:
			return fmt.Errorf("the server ended at its start: %v\n%s", s.result, s.Output())
		case <-ctx.Done():
			return fmt.Errorf("the server was not ready within %s\n%s", readyPatience, s.Output())
		case <-ticker.C:
		}
	}
}

func (s *Server) probe(ctx context.Context) bool {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+s.Observability+"/readyz", nil)
	if err != nil {
		return false
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return false
	}
	defer response.Body.Close()
	return response.StatusCode == http.StatusOK
}

// Stop ends the server as an operator would and requires a clean end. Calling it again gives the
// same result.
func (s *Server) Stop() error {
	// A process that has ended cannot be signalled; its result tells.
	_ = s.command.Process.Signal(syscall.SIGTERM)
	select {
	case <-s.ended:
	case <-time.After(stopPatience):
		_ = s.command.Process.Kill()
		<-s.ended
		return fmt.Errorf("the server did not end within %s of SIGTERM\n%s", stopPatience, s.Output())
	}
	if s.result != nil {
		return fmt.Errorf("the server ended with %w\n%s", s.result, s.Output())
	}
	return nil
}

// longestLog bounds how much of the server's output is shown.
const longestLog = 8 << 10

// Output is the end of the server's output.
func (s *Server) Output() string {
	text, err := os.ReadFile(s.log)
	if err != nil {
		return err.Error()
	}
	return string(text[max(0, len(text)-longestLog):])
}
