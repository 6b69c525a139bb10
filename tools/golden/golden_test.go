package golden

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
	"github.com/stretchr/testify/require"

	"nervix/controlplane/rehearsal"
	declared "nervix/gen/failure"
	"nervix/gen/spec"
	"nervix/generated/failure"
	"nervix/grammar/diagnostic"
)

// areas are those whose failures a text alone can provoke.
var areas = []string{"language", "model", "registry", "declaration", "validation", "alteration"}

// internal failures are defects: nothing that a user writes leads to them.
const internal = "Internal"

// The files under testdata/areas hold scripts beside their diagnostics, one file per area; each
// finds what shop.nspl declares. "diagnose" names the code that its script provokes, as its only
// failure. <<600 x>> stands for a text that is repeated. What no script leads to comes from
// "provoke".
func TestEveryFailureIsShown(t *testing.T) {
	shown := map[string]bool{}
	var faults []string
	declarations, err := os.ReadFile(filepath.Join("testdata", "shop.nspl"))
	require.NoError(t, err)
	base := rehearsal.New(rehearsal.Options{})
	require.Empty(t, base.Script(string(declarations), unwatched))
	datadriven.Walk(t, filepath.Join("testdata", "areas"), func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			text := repeat(d.Input)
			var code string
			var found []failure.Projection
			switch d.Cmd {
			case "diagnose":
				d.ScanArgs(t, "code", &code)
				found = projections(base.Clone().Script(text, unwatched))
			case "provoke":
				d.ScanArgs(t, "code", &code)
				provoke, known := provocations[failure.Code(code)]
				require.True(t, known, "nothing provokes %s", code)
				found = failure.Project(provoke())
			default:
				d.Fatalf(t, "unknown command %s", d.Cmd)
			}
			if len(found) != 1 || !slices.Contains(codes(found), code) {
				faults = append(faults, fmt.Sprintf("%s: one mistake is one failure:\n%s\n%s", code, text[:min(len(text), 500)], render(text, found)))
				return render(text, found)
			}
			shown[code] = true
			return render(text, found)
		})
	})
	for _, fault := range faults {
		t.Error(fault)
	}
	files, err := spec.Load[declared.File](filepath.Join("..", "..", "spec", "failure"))
	require.NoError(t, err)
	seen := 0
	for _, file := range files {
		if !slices.Contains(areas, file.Content.Area) {
			continue
		}
		seen++
		for _, f := range file.Content.Failures {
			if f.Class != internal && !shown[f.Code] {
				t.Errorf("no golden diagnostic shows %s of area %s", f.Code, file.Content.Area)
			}
		}
	}
	require.Equal(t, len(areas), seen)
}

func unwatched(int) {}

func projections(findings []rehearsal.Finding) []failure.Projection {
	var list []failure.Projection
	for _, finding := range findings {
		list = append(list, finding.Failure)
	}
	return list
}

// codes lists the codes of failures and of what led to them.
func codes(failures []failure.Projection) []string {
	var list []string
	for _, f := range failures {
		list = append(append(list, string(f.Code)), codes(f.Causes)...)
	}
	return list
}

func render(text string, failures []failure.Projection) string {
	return diagnostic.Render(text, failures, diagnostic.Options{})
}

// repeated is a text that a script holds many times.
var repeated = regexp.MustCompile(`<<(\d+) (.*?)>>`)

func repeat(text string) string {
	return repeated.ReplaceAllStringFunc(text, func(found string) string {
		parts := repeated.FindStringSubmatch(found)
		count, err := strconv.Atoi(parts[1])
		if err != nil {
			panic(fmt.Sprint("the count of ", found, " is no number"))
		}
		return strings.Repeat(strings.NewReplacer(`\n`, "\n", `\xff`, "\xff").Replace(parts[2]), count)
	})
}
