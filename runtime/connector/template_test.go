package connector

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/content"
)

// store is a content.Library of one directory.
type store struct {
	directory string
	err       error
	asked     int
}

func (s *store) Directory(domain string, version revision.ResourceVersion) (string, error) {
	s.asked++
	if domain != "shop" || version != (revision.ResourceVersion{Resource: "dev_tls", Version: 3}) {
		return "", errors.New("another version")
	}
	return s.directory, s.err
}

func settings(pairs ...string) (list []revision.Setting) {
	for i := 0; i+1 < len(pairs); i += 2 {
		list = append(list, revision.Setting{Key: pairs[i], Value: pairs[i+1]})
	}
	return list
}

func TestInstantiateExpandsTheMount(t *testing.T) {
	library := &store{directory: "/store/{{ odd }}"}
	mounting := &revision.Client{
		Name: "c", System: "NATS", Mount: &revision.ResourceVersion{Resource: "dev_tls", Version: 3},
		Settings: settings("addr", "tls://h", "tls_ca_file", "{{ dev_tls }}/ca.pem", "Both", "{{dev_tls}}:{{\tDEV_TLS }}", "open", "}} { {"),
	}
	instance, err := Instantiate(mounting, content.Files{Library: library, Domain: "shop"})
	require.NoError(t, err)
	require.Equal(t, settings(
		"addr", "tls://h", "tls_ca_file", "/store/{{ odd }}/ca.pem", "Both", "/store/{{ odd }}:/store/{{ odd }}", "open", "}} { {",
	), instance.Settings)
	require.Equal(t, "NATS", instance.System)
	require.Equal(t, "{{ dev_tls }}/ca.pem", mounting.Settings[1].Value)
}

func TestInstantiateAsksOnlyForWhatIsNamed(t *testing.T) {
	library := &store{err: errors.New("gone")}
	mounting := &revision.Client{Name: "c", Mount: &revision.ResourceVersion{Resource: "dev_tls", Version: 3}, Settings: settings("addr", "h")}
	_, err := Instantiate(mounting, content.Files{Library: library, Domain: "shop"})
	require.NoError(t, err)
	require.Zero(t, library.asked)
	mounting.Settings = settings("addr", "h", "file", "{{ dev_tls }}")
	_, err = Instantiate(mounting, content.Files{Library: library, Domain: "shop"})
	require.ErrorIs(t, err, library.err)
}

func TestTemplatesAreRefusedWithoutTheirText(t *testing.T) {
	for value, reason := range map[string]string{
		"{{ secret }}":           "names no mounted resource; write {{ dev_tls }}",
		"{{}}":                   "names no mounted resource; write {{ dev_tls }}",
		"{{{ dev_tls }}}":        "names no mounted resource; write {{ dev_tls }}",
		"{{ dev_tls }}/{{secret": "has no closing }}",
		"secret{{":               "has no closing }}",
	} {
		_, err := Instantiate(&revision.Client{
			Name: "c", Mount: &revision.ResourceVersion{Resource: "dev_tls", Version: 3}, Settings: settings("PASSWORD", value),
		}, content.Files{Library: &store{}, Domain: "shop"})
		require.ErrorIs(t, err, failure.CodeClientTemplate, value)
		require.EqualError(t, err, "client 'c': the template in setting 'password' "+reason)
	}
	_, err := Instantiate(&revision.Client{Name: "c", Settings: settings("a", "{{ x }}")}, content.Files{})
	require.EqualError(t, err, "client 'c': the template in setting 'a' names no mounted resource; the client has no MOUNT")
}

func FuzzExpand(f *testing.F) {
	for _, text := range []string{"", "plain", "{{ a }}/x", "{{a}}{{ a }}", "{{{ a }}}", "{{", "}}{{ b }}", "{{ a"} {
		f.Add(text, "value")
	}
	f.Fuzz(func(t *testing.T, text, value string) {
		var names []string
		expanded, fault := Expand(text, func(name string) (string, bool) {
			names = append(names, name)
			return value, name != "b"
		})
		if !strings.Contains(text, "{{") {
			require.Equal(t, text, expanded)
			require.Empty(t, fault)
			return
		}
		if fault != "" {
			require.Empty(t, expanded)
			return
		}
		size := len(expanded) - len(names)*len(value)
		require.LessOrEqual(t, size, len(text)-4*len(names))
		require.NotContains(t, names, "b")
		require.Equal(t, strings.TrimSpace(strings.SplitN(strings.SplitN(text, "{{", 2)[1], "}}", 2)[0]), names[0])
	})
}
