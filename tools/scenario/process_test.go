package scenario

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"nervix/tools/launch"
)

const (
	// readyPatience bounds a start of a server, endPatience its end.
	readyPatience = 30 * time.Second
	endPatience   = 20 * time.Second
	// glance is the time between two looks at a condition.
	glance = 10 * time.Millisecond
)

// process is a server with a store and ports that outlive its runs.
type process struct {
	name, store, log string
	// session, intake, secure and observability are the host:port addresses of the listeners.
	session, intake, secure, observability string
	flags                                  []string
	environment                            []string

	command *exec.Cmd
	// ended is closed when the present run is over; then code is its exit code, 128+n for signal n.
	ended chan struct{}
	code  int
}

// newProcess prepares a server below a directory.
func newProcess(name, directory string, flags, environment []string) (*process, error) {
	p := &process{
		name: name, store: filepath.Join(directory, name+"-store"), log: filepath.Join(directory, name+".log"),
		flags: flags, environment: environment,
	}
	for _, address := range []*string{&p.session, &p.intake, &p.secure, &p.observability} {
		var err error
		if *address, err = launch.FreeAddress(); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// launch starts a run without waiting for it.
func (p *process) launch() error {
	log, err := os.OpenFile(p.log, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	// The process has its own descriptor of the file.
	defer log.Close()
	// Flags given by the scenario come last and win.
	p.command = exec.Command(filepath.Join(binaries, "nervix-server"), append([]string{
		"--db-path", p.store, "--grpc-listen", p.session, "--http-listen", p.intake, "--https-listen", p.secure, "--observability-listen", p.observability,
	}, p.flags...)...)
	p.command.Env, p.command.Stdout, p.command.Stderr = p.environment, log, log
	if err := p.command.Start(); err != nil {
		return err
	}
	ended := make(chan struct{})
	p.ended = ended
	go func() {
		p.code = exitCode(p.command.Wait())
		close(ended)
	}()
	return nil
}

// exitCode is what a shell would show.
func exitCode(err error) int {
	var exit *exec.ExitError
	switch {
	case err == nil:
		return 0
	case !errors.As(err, &exit):
		return -1
	}
	if status, ok := exit.Sys().(syscall.WaitStatus); ok && status.Signaled() {
		return 128 + int(status.Signal())
	}
	return exit.ExitCode()
}

// start starts a run and waits until it is ready.
func (p *process) start() error {
	if p.running() {
		return fmt.Errorf("server %s runs already", p.name)
	}
	if err := p.launch(); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), readyPatience)
	defer cancel()
	for {
		select {
		case <-p.ended:
			return fmt.Errorf("server %s ended with %d at its start", p.name, p.code)
		case <-ctx.Done():
			return fmt.Errorf("server %s was not ready within %s", p.name, readyPatience)
		case <-time.After(glance):
		}
		if status, _, err := fetch(ctx, "http://"+p.observability+"/readyz"); err == nil && status == http.StatusOK {
			return nil
		}
	}
}

// fetch gets a page of at most 16 MiB.
func fetch(ctx context.Context, url string) (int, string, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return 0, "", err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return 0, "", err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(io.LimitReader(response.Body, 16<<20))
	return response.StatusCode, string(body), err
}

func (p *process) running() bool {
	if p.ended == nil {
		return false
	}
	select {
	case <-p.ended:
		return false
	default:
		return true
	}
}

// signal sends a signal to the present run.
func (p *process) signal(signal os.Signal) error {
	if !p.running() {
		return fmt.Errorf("server %s does not run", p.name)
	}
	return p.command.Process.Signal(signal)
}

// wait waits for the end of the run and gives its exit code.
func (p *process) wait() (int, error) {
	if p.ended == nil {
		return 0, fmt.Errorf("server %s was never started", p.name)
	}
	select {
	case <-p.ended:
		return p.code, nil
	case <-time.After(endPatience):
		return 0, fmt.Errorf("server %s did not end within %s", p.name, endPatience)
	}
}

// stop ends the server as an operator would.
func (p *process) stop() error {
	if err := p.signal(syscall.SIGTERM); err != nil {
		return err
	}
	code, err := p.wait()
	if err == nil && code != 0 {
		err = fmt.Errorf("server %s ended with %d after SIGTERM", p.name, code)
	}
	return err
}

// kill ends the server without any warning.
func (p *process) kill() error {
	if err := p.signal(syscall.SIGKILL); err != nil {
		return err
	}
	_, err := p.wait()
	return err
}

// written is what all runs wrote.
func (p *process) written() string {
	text, err := os.ReadFile(p.log)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// variables exports the addresses to a script.
func (p *process) variables(set func(name, value string)) {
	name := strings.ToUpper(p.name)
	set(name+"_GRPC", p.session)
	set(name+"_HTTP", p.intake)
	set(name+"_HTTPS", p.secure)
	set(name+"_OBS", p.observability)
	set(name+"_STORE", p.store)
}
