// Package application applies committed schedules on this cluster node.
//
// It serialises local installations per domain: it reads a coherent committed view, plans the
// complete revision and the delta from the revision that was applied last, and hands both to the
// runtime. A revision counts as applied only after the runtime applied it; a failed attempt keeps
// the same predecessor for the retry (Execution Plans, EP-012 to EP-020). It stores nothing and
// decides nothing about models. Main type: Application.
package application
