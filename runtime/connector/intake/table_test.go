package intake

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/revision"
)

// The routes of a domain are replaced as a whole; those of other domains, and their sources, stay
// (EP-068).
func TestReplaceConcernsOneDomain(t *testing.T) {
	s, g := serve(t, Options{}), &graph{}
	s.bind(g, revision.Quiesce{})
	route := func(path string) []Route {
		return []Route{{Hosts: []string{"other.test"}, Path: path, Ingestors: []string{"i"}}}
	}
	status := func(path string) int {
		return s.send("POST", "other.test", path, "", strings.NewReader("x")).status
	}
	s.table.Replace("other", append(route("/one"), route("/two")...))
	require.Equal(t, []int{503, 503, 404}, []int{status("/one"), status("/two"), status("/three")})
	before := s.table.current.Load()
	s.table.Replace("other", append(route("/two"), route("/three")...))
	require.NotSame(t, before, s.table.current.Load(), "a published table never changes")
	require.Equal(t, []int{404, 503, 503}, []int{status("/one"), status("/two"), status("/three")})
	require.Equal(t, 202, s.post("", "x"))
	s.table.Replace("other", nil)
	require.Equal(t, []int{404, 404}, []int{status("/two"), status("/three")})
	require.Equal(t, 202, s.post("", "y"))
	require.Equal(t, []string{"x", "y"}, g.got())
}
