// Package scenario holds the acceptance tests: scripts that start real server processes, talk to
// them through the real terminal client and over HTTP, and assert what a user sees. They read like
// documentation. testdata/control shows the control plane, testdata/flow the flow of data.
//
// A scenario is a testscript file (*.txtar) with these commands beside the built-in ones. All
// waits are bounded and end with their condition; nothing sleeps. -v shows every step, and a
// failed scenario shows the logs of its servers. -update rewrites expected files of cmp, -binaries
// names a directory of programs to test instead of building them.
//
//	server start NAME [FLAG…]    start a server with a store of its own and wait until it is ready
//	server launch NAME [FLAG…]   the same without waiting, for starts that fail
//	server restart NAME          start it again: same store, ports and flags
//	server stop NAME             end it with SIGTERM; the exit code must be 0
//	server kill NAME             end it with SIGKILL
//	server signal NAME SIGNAL    send TERM or INT without waiting
//	server wait NAME CODE        wait for the end of the process; assert the exit code
//	server log NAME REGEXP       assert what the server wrote (! asserts the absence)
//	cli [-exit N] [-match REGEXP] [@NAME] ARG…
//	                             run nervix-cli; ! accepts any failure, -exit one exit code, and
//	                             -match asserts standard output and error joined
//	http [-host HOST] [-type TYPE] [-header NAME:VALUE]… [-match REGEXP] [-body TEXT] [-ca FILE] STATUS METHOD URL [FILE]
//	                             send a request, the body given or from a file, and assert the
//	                             status (ANY takes all, REFUSED a connection that fails); stdout is the
//	                             answer's body. https URLs ask for the certificate of HOST and trust
//	                             the authorities of FILE alone
//	certificate DIRECTORY HOST…  issue a certificate by an authority of its own: the files tls.crt,
//	                             tls.key and ca.crt
//	subscribe [@NAME] FILE RELAY [ARG…]
//	                             run nervix-cli subscribe in the background with its output in
//	                             FILE, and wait until the server has opened the subscription
//	unsubscribe FILE             interrupt it and wait for its end
//	await [-count N] FILE REGEXP wait until FILE has N lines (default 1) that match
//	eventually [TIMEOUT] [!] COMMAND…
//	                             repeat any of these commands until it passes (default 10s)
//
// A server NAME exports $NAME_GRPC, $NAME_HTTP, $NAME_HTTPS and $NAME_OBS (upper-case) as host:port and
// $NAME_STORE; the first one is also the address that cli and subscribe use without @NAME.
package scenario
