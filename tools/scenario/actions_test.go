package scenario

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"nervix/runtime/certificate/certificatetest"
)

// action is a command of the scripts. With neg it passes when the plain one would fail.
type action func(ts *testscript.TestScript, neg bool, args []string) error

// commonActions are the commands of every scenario; package documentation describes them.
var commonActions = map[string]action{
	"server": server, "cli": cli, "http": request, "certificate": issueCertificate,
	"subscribe": subscribe, "unsubscribe": unsubscribe, "await": await,
}

// commands turns actions into commands whose errors fail the script.
func commands(actions map[string]action) map[string]func(*testscript.TestScript, bool, []string) {
	made := map[string]func(*testscript.TestScript, bool, []string){}
	for name, do := range actions {
		made[name] = func(ts *testscript.TestScript, neg bool, args []string) {
			if err := do(ts, neg, args); err != nil {
				ts.Fatalf("%s: %v", name, err)
			}
		}
	}
	return made
}

// stage is what one script has running.
type stage struct {
	servers map[string]*process
	// subscriptions are the background clients by their output file.
	subscriptions map[string]*exec.Cmd
	// authorities sign the certificates of brokers.
	authorities map[string]*certificatetest.Authority
}

type stageKey struct{}

func stageOf(ts *testscript.TestScript) *stage { return ts.Value(stageKey{}).(*stage) }

// end kills what still runs and shows the logs of the servers when asked to.
func (s *stage) end(log func(...any), show bool) {
	for _, command := range s.subscriptions {
		// One that has ended already cannot be killed.
		_ = command.Process.Kill()
		_ = command.Wait()
	}
	for _, p := range s.servers {
		if p.running() {
			if err := p.kill(); err != nil {
				log(err)
			}
		}
		if show {
			log(fmt.Sprintf("log of server %s:\n%s", p.name, p.written()))
		}
	}
}

// options takes leading -name value pairs off the arguments. Repeated ones become lines.
func options(args []string, known ...string) (map[string]string, []string, error) {
	given := map[string]string{}
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' && args[0][1] != '-' && slices.Contains(known, args[0][1:]) {
		if len(args) < 2 {
			return nil, nil, fmt.Errorf("%s needs a value", args[0])
		}
		name, value := args[0][1:], args[1]
		if before, repeated := given[name]; repeated {
			value = before + "\n" + value
		}
		given[name], args = value, args[2:]
	}
	return given, args, nil
}

// matches checks the option -match.
func matches(given map[string]string, text string) error {
	pattern, ok := given["match"]
	if !ok {
		return nil
	}
	re, err := regexp.Compile("(?m)" + pattern)
	if err == nil && !re.MatchString(text) {
		err = fmt.Errorf("no match for %q in:\n%s", pattern, text)
	}
	return err
}

func server(ts *testscript.TestScript, neg bool, args []string) error {
	if len(args) < 2 {
		return errors.New("usage: server start|launch|restart|stop|kill|signal|wait|log NAME …")
	}
	verb, name, rest := args[0], args[1], args[2:]
	s := stageOf(ts)
	if (verb == "start" || verb == "launch") && s.servers[name] == nil {
		return begin(ts, verb, name, rest)
	}
	p := s.servers[name]
	switch {
	case p == nil:
		return fmt.Errorf("there is no server %s", name)
	case neg && verb != "log":
		return errors.New("cannot be negated")
	}
	switch verb {
	case "restart":
		return p.start()
	case "stop":
		return p.stop()
	case "kill":
		return p.kill()
	case "signal":
		signal, ok := map[string]syscall.Signal{"TERM": syscall.SIGTERM, "INT": syscall.SIGINT}[strings.Join(rest, " ")]
		if !ok {
			return errors.New("the signals are TERM and INT")
		}
		return p.signal(signal)
	case "wait":
		code, err := p.wait()
		if err == nil && strconv.Itoa(code) != strings.Join(rest, " ") {
			err = fmt.Errorf("server %s ended with %d", name, code)
		}
		return err
	case "log":
		return negated(neg, matches(map[string]string{"match": strings.Join(rest, " ")}, p.written()))
	}
	return fmt.Errorf("server %s is unknown", verb)
}

// begin starts a server for the first time. The first one is the default of the clients.
func begin(ts *testscript.TestScript, verb, name string, flags []string) error {
	s := stageOf(ts)
	environment := []string{"HOME=" + ts.Getenv("HOME"), "TMPDIR=" + ts.Getenv("TMPDIR")}
	p, err := newProcess(name, ts.Getenv("WORK"), flags, environment)
	if err != nil {
		return err
	}
	p.variables(ts.Setenv)
	if len(s.servers) == 0 {
		ts.Setenv("NERVIX_ADDRESS", p.session)
	}
	s.servers[name] = p
	if verb == "launch" {
		return p.launch()
	}
	return p.start()
}

// negated turns a failure into a success and the other way round.
func negated(neg bool, err error) error {
	switch {
	case !neg:
		return err
	case err == nil:
		return errors.New("unexpected success")
	}
	return nil
}

// addressed takes @NAME off the arguments and adds the address of that server.
func addressed(ts *testscript.TestScript, args []string) ([]string, error) {
	if len(args) == 0 || !strings.HasPrefix(args[0], "@") {
		return args, nil
	}
	p := stageOf(ts).servers[args[0][1:]]
	if p == nil {
		return nil, fmt.Errorf("there is no server %s", args[0][1:])
	}
	return append([]string{"--address", p.session}, args[1:]...), nil
}

func cli(ts *testscript.TestScript, neg bool, args []string) error {
	given, args, err := options(args, "exit", "match")
	if err != nil {
		return err
	}
	if args, err = addressed(ts, args); err != nil {
		return err
	}
	err = ts.Exec(filepath.Join(binaries, "nervix-cli"), args...)
	code := exitCode(err)
	if want, ok := given["exit"]; ok {
		neg = want != "0"
		if want != strconv.Itoa(code) {
			return fmt.Errorf("exit code %d", code)
		}
	}
	if (code != 0) != neg {
		return fmt.Errorf("exit code %d", code)
	}
	return matches(given, ts.ReadFile("stdout")+ts.ReadFile("stderr"))
}

func request(ts *testscript.TestScript, neg bool, args []string) error {
	given, args, err := options(args, "host", "type", "header", "match", "body", "ca")
	if err != nil {
		return err
	}
	if neg || len(args) < 3 || len(args) > 4 {
		return errors.New("usage: http [-host HOST] [-type TYPE] [-match REGEXP] [-body TEXT] [-ca FILE] STATUS METHOD URL [FILE]")
	}
	if file := given["ca"]; file != "" {
		given["ca"] = ts.ReadFile(file)
	}
	body := given["body"]
	if len(args) == 4 {
		body = ts.ReadFile(args[3])
	}
	status, answer, err := send(given, args[1], args[2], body)
	switch {
	case args[0] == "REFUSED" && err == nil:
		return fmt.Errorf("status %d", status)
	case args[0] == "REFUSED":
		return matches(given, err.Error())
	case err != nil:
		return err
	}
	if _, err := io.WriteString(ts.Stdout(), answer); err != nil {
		return err
	}
	if args[0] != "ANY" && args[0] != strconv.Itoa(status) {
		return fmt.Errorf("status %d: %s", status, answer)
	}
	return matches(given, answer)
}

func send(given map[string]string, method, url, body string) (int, string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), endPatience)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, method, url, strings.NewReader(body))
	if err != nil {
		return 0, "", err
	}
	for line := range strings.Lines(given["header"]) {
		name, value, _ := strings.Cut(line, ":")
		r.Header.Add(name, strings.TrimSpace(value))
	}
	if kind := given["type"]; kind != "" {
		r.Header.Set("Content-Type", kind)
	}
	r.Host = given["host"]
	client := http.DefaultClient
	if r.URL.Scheme == "https" {
		client = secureClient(given)
		defer client.CloseIdleConnections()
	}
	response, err := client.Do(r)
	if err != nil {
		return 0, "", err
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(io.LimitReader(response.Body, 16<<20))
	return response.StatusCode, string(answer), err
}

// eventually repeats an action until it passes. The pauses grow to 50 ms.
func eventually(actions map[string]action) action {
	return func(ts *testscript.TestScript, neg bool, args []string) error {
		patience := 10 * time.Second
		if len(args) > 0 {
			if given, err := time.ParseDuration(args[0]); err == nil {
				patience, args = given, args[1:]
			}
		}
		if len(args) > 0 && args[0] == "!" {
			neg, args = !neg, args[1:]
		}
		if len(args) == 0 || actions[args[0]] == nil {
			return errors.New("usage: eventually [TIMEOUT] [!] COMMAND…")
		}
		deadline := time.Now().Add(patience)
		for pause := glance; ; pause = min(2*pause, 50*time.Millisecond) {
			err := actions[args[0]](ts, neg, args[1:])
			if err == nil || time.Now().After(deadline) {
				return err
			}
			<-time.After(pause)
		}
	}
}
