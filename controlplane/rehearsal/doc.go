// Package rehearsal judges scripts without a server.
//
// It owns the simulation of a session that runs a script: the domains, transactions, resources and
// subscriptions that its statements lead to. Models are judged by the registry, as the server does
// it. It goes on after every mistake and reports each one once: what depends on a statement that
// failed is judged as far as that statement does not matter. It never executes, stores or sends
// anything, and it knows nothing of the cluster. Main types: Rehearsal, Finding.
package rehearsal
