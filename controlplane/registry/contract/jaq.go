package contract

import (
	"github.com/itchyny/gojq"

	"nervix/generated/failure"
)

// program checks that a jaq program compiles. Programs see the standard library, the named
// variables, and neither modules nor the environment of the process.
func (r *resolver) program(path, text string, variables ...string) {
	parsed, err := gojq.Parse(text)
	if err == nil {
		_, err = gojq.Compile(parsed, gojq.WithVariables(variables))
	}
	if err != nil {
		r.report.Add(path, &failure.FaultyProgram{Reason: err.Error()})
	}
}

// programs checks a list of programs.
func (r *resolver) programs(path string, texts []string, variables ...string) {
	for i, text := range texts {
		r.program(path+"["+itoa(i)+"]", text, variables...)
	}
}
