package scenario

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"nervix/runtime/certificate/certificatetest"
)

// binaries is the directory with the programs under test.
var binaries string

// parallel is how many scenarios run at a time: they wait more than they compute.
const parallel = "4"

var (
	update = flag.Bool("update", false, "rewrite the expected files of the scenarios")
	given  = flag.String("binaries", "", "directory of the programs to test; empty builds them")
)

func TestMain(m *testing.M) {
	flag.Parse()
	os.Exit(run(m))
}

// run builds the programs once, as they are shipped.
func run(m *testing.M) int {
	if given := flag.Lookup("test.parallel"); given.Value.String() == given.DefValue {
		if err := given.Value.Set(parallel); err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
	}
	if binaries = *given; binaries != "" || testing.Short() {
		return m.Run()
	}
	directory, err := os.MkdirTemp("", "nervix-scenario")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(directory)
	build := exec.Command("go", "build", "-o", directory+string(filepath.Separator), "nervix/cmd/nervix-server", "nervix/cmd/nervix-cli")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if output, err := build.CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "the programs do not build: %v\n%s", err, output)
		return 1
	}
	binaries = directory
	return m.Run()
}

// scenarios runs the scripts of a directory below testdata, with further commands when there are
// any.
func scenarios(t *testing.T, directory string, further map[string]action) {
	if testing.Short() {
		t.Skip("starts server processes")
	}
	t.Parallel()
	actions := map[string]action{}
	for _, set := range []map[string]action{commonActions, further} {
		for name, do := range set {
			actions[name] = do
		}
	}
	actions["eventually"] = eventually(actions)
	testscript.Run(t, testscript.Params{
		Dir: filepath.Join("testdata", directory), RequireUniqueNames: true, UpdateScripts: *update,
		Cmds: commands(actions), Setup: setUp,
	})
}

// setUp gives every script its own stage and ends what the script leaves behind.
func setUp(env *testscript.Env) error {
	s := &stage{servers: map[string]*process{}, subscriptions: map[string]*exec.Cmd{}, authorities: map[string]*certificatetest.Authority{}}
	env.Values[stageKey{}] = s
	env.Setenv("NERVIX_COLOR", "never")
	env.Setenv("PATH", binaries+string(filepath.ListSeparator)+env.Getenv("PATH"))
	t := env.T()
	env.Defer(func() {
		failed, known := t.(interface{ Failed() bool })
		s.end(t.Log, !known || failed.Failed())
	})
	return nil
}
