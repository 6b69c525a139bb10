package reference

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var (
	anchorPattern  = regexp.MustCompile(`<a id="([^"]+)"></a>`)
	headingPattern = regexp.MustCompile(`(?m)^#+ (.+)$`)
	linkPattern    = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	unlinked       = regexp.MustCompile("[^a-z0-9 _-]")
)

// anchorsOf lists what links into a page can name: its anchors and its headings.
func anchorsOf(t *testing.T, path string) []string {
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	var anchors []string
	for _, found := range anchorPattern.FindAllStringSubmatch(string(text), -1) {
		anchors = append(anchors, found[1])
	}
	for _, found := range headingPattern.FindAllStringSubmatch(string(text), -1) {
		heading := unlinked.ReplaceAllString(strings.ToLower(found[1]), "")
		anchors = append(anchors, strings.ReplaceAll(heading, " ", "-"))
	}
	return anchors
}

// linksOf lists the targets of a page's links.
func linksOf(t *testing.T, path string) []string {
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	var links []string
	for _, found := range linkPattern.FindAllStringSubmatch(string(text), -1) {
		links = append(links, found[1])
	}
	return links
}
