// Package conversation answers the requests of client sessions: it parses the text, leads ordered
// commands to the command service, answers reads from coherent views, and runs the session's
// subscriptions.
//
// It owns the classification of a request's statements, the places of failures in the submitted
// text, the completion catalogue, and the bridge from relay rows and runtime events to a session.
// It changes no authoritative state itself and never decides the outcome of a command. Main types:
// Server (session.Handler), Notices.
package conversation
