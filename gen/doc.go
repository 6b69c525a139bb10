// Command gen writes the generated tree from spec/. Every output family has its own package
// below this one; the command only knows their order.
//
//	go generate ./...        # all families
//	go run ./gen failure     # one family, from the module root
package main
