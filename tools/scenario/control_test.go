package scenario

import "testing"

// TestControlPlane shows what users and operators meet: statements, failures, transactions,
// lifecycle, restarts and the command lines of both programs.
func TestControlPlane(t *testing.T) { scenarios(t, "control", nil) }
