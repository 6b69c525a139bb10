package certificatetest

import "testing"

// Mounted makes an authority and a directory with the bundle of a client of it, as a resource would
// hold it. The directory ends with the test.
func Mounted(t testing.TB) (*Authority, string) {
	t.Helper()
	authority, err := NewAuthority()
	if err != nil {
		t.Fatal(err)
	}
	bundle, err := authority.Issue("client")
	if err != nil {
		t.Fatal(err)
	}
	directory := t.TempDir()
	if err := bundle.Write(directory); err != nil {
		t.Fatal(err)
	}
	return authority, directory
}
