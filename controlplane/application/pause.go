package application

import (
	"context"

	"nervix/controlplane/quiesce"
	"nervix/generated/model"
)

// Pause engages the gates that a model change asks for and returns once the affected work is
// drained. The returned function ends the pause. It fails with failure.DrainTimeout or
// failure.EntityDrainTimeout, and then the old graph has resumed.
func (a *Application) Pause(ctx context.Context, domain string, change *quiesce.Result) (resume func(), err error) {
	return a.host.Pause(ctx, domain, change.Scope.Relays, change.Level == model.LevelDomainPause)
}
