# Building, running and testing need only Go. Generation also needs node, npm and capnp;
# `make toolchain` says how to get them.

export CGO_ENABLED ?= 0
BIN := bin

.PHONY: build demo test race generate toolchain check bench microbench soak fuzz clean

build: ## Build the server and the command line client into bin/
	go build -trimpath -o $(BIN)/ ./cmd/...

demo: build ## Send 20,000 flights through a running server and check every total
	go build -trimpath -o $(BIN)/nervix-demo ./tools/demo
	$(BIN)/nervix-demo -bin $(BIN)

test: ## Run the whole test suite; vet is a gate of its own
	go test -vet=off ./...
	cd tools/bench && go test -vet=off . ./engine ./peers

race: ## Run the packages with goroutines of their own under the race detector
	CGO_ENABLED=1 go test -race ./controlplane/... ./runtime/... ./cmd/...

generate: ## Write generated/ from spec/
	go generate ./...

toolchain: ## Install what generation needs below tools/toolchain, and check the rest
	cd tools/toolchain && npm ci --ignore-scripts --no-audit --no-fund
	@command -v capnp >/dev/null || { echo "capnp is missing: apt-get install capnproto"; exit 1; }

check: ## Formatting, vet, static analysis, known vulnerabilities, import rules, wording, tidiness
	./tools/check/run

SCALE ?= 1
BENCHFLAGS ?=
bench: build ## Compare CPU time with peers; SCALE=20 runs a twentieth, BENCHFLAGS='-only w1 -runs 1' a part
	cd tools/bench && go build -trimpath -o ../../$(BIN)/ ./peers ./engine ./broker ./benthos
	$(BIN)/peers -bin $(BIN) -scale $(SCALE) $(BENCHFLAGS)

BENCHTIME ?= 0.2s
microbench: ## Benchmarks with allocations: every kernel, codec and node; HTTP in, subscription out; an idle hop
	cd tools/bench && go test -run '^$$' -bench . -benchmem .
	go test -run '^$$' -bench . -benchmem -benchtime $(BENCHTIME) ./runtime/...

DURATION ?= 1h
soak: build ## Run a disturbed server for DURATION and judge it; SOAKFLAGS='-overload -output json'
	go build -trimpath -o $(BIN)/nervix-soak ./tools/soak
	$(BIN)/nervix-soak -bin $(BIN) -duration $(DURATION) $(SOAKFLAGS)

FUZZTIME ?= 20s
fuzz: ## Run every fuzz target for FUZZTIME, and random graphs for long
	./tools/check/fuzz $(FUZZTIME)

clean:
	rm -rf $(BIN)
