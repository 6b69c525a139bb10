package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"strings"

	"github.com/prometheus/client_golang/prometheus"

	"nervix/controlplane/application"
	"nervix/controlplane/binding"
	"nervix/controlplane/command"
	"nervix/controlplane/consensus"
	"nervix/controlplane/conversation"
	"nervix/controlplane/inspect"
	"nervix/controlplane/resource"
	"nervix/controlplane/scheduler"
	"nervix/controlplane/session"
	"nervix/controlplane/state"
	"nervix/generated/failure"
	"nervix/generated/metric"
	"nervix/generated/setting"
	"nervix/runtime/budget"
	"nervix/runtime/connector"
	"nervix/runtime/connector/intake"
	"nervix/runtime/connector/kafka"
	"nervix/runtime/connector/nats"
	"nervix/runtime/execution"
	nodestate "nervix/runtime/state"
)

// node is the assembled cluster node. Parts are opened in the order in which they depend on each
// other and closed in the reverse one.
type node struct {
	settings *setting.Server
	config   configuration
	log      *slog.Logger
	registry *prometheus.Registry
	metrics  *metric.Families

	budget    *budget.Budget
	lock      io.Closer
	state     *state.Machine
	nodes     *nodestate.Store
	consensus *consensus.Node
	resources *resource.Store
	intake    *intake.Server
	// certificates are what the HTTPS listener presents; nil without one.
	certificates *intake.Certificates
	host         *execution.Host
	commands     *command.Service
	sessions     *session.Server
	listeners    *listeners
	health       health
}

// openNode takes the store, binds the listeners, opens the stores and assembles the node. With an error everything
// is closed again.
func openNode(ctx context.Context, settings *setting.Server, log *slog.Logger) (_ *node, err error) {
	n := &node{settings: settings, config: configure(settings), log: log, registry: prometheus.NewRegistry()}
	defer func() {
		if err != nil {
			n.closeStores()
		}
	}()
	if n.metrics, err = metric.New(n.registry); err != nil {
		return nil, err
	}
	password, err := superuserPassword(settings)
	if err != nil {
		return nil, err
	}
	if n.config.memory, err = watermarks(n.config.memory); err != nil {
		return nil, err
	}
	if n.lock, err = lockStore(n.config.store.root); err != nil {
		return nil, err
	}
	if n.listeners, err = listen(n.config.listen, n.config.connections); err != nil {
		return nil, err
	}
	if err := n.openStores(ctx); err != nil {
		return nil, err
	}
	n.assemble(password)
	return n, nil
}

// watermarks resolves the memory settings against what the system offers.
func watermarks(config budget.Config) (budget.Config, error) {
	config = config.Resolved()
	if config.Low >= config.High {
		return config, &failure.InvalidSetting{
			Flag: "--memory-low-watermark", Environment: "NERVIX_MEMORY_LOW_WATERMARK",
			Reason: fmt.Sprintf("it must be below the high watermark, which is %d bytes here", config.High),
		}
	}
	return config, nil
}

func superuserPassword(settings *setting.Server) (string, error) {
	if settings.SuperuserPasswordFile == "" {
		return settings.SuperuserPassword, nil
	}
	file, err := os.Open(settings.SuperuserPasswordFile)
	if err != nil {
		return "", (&failure.InvalidSetting{Flag: "--superuser-password-file", Environment: "NERVIX_SUPERUSER_PASSWORD_FILE", Reason: "the file cannot be read"}).WithCause(err)
	}
	defer file.Close()
	line, err := bufio.NewReader(file).ReadString('\n')
	if line = strings.TrimRight(line, "\r\n"); line == "" {
		return "", (&failure.InvalidSetting{Flag: "--superuser-password-file", Environment: "NERVIX_SUPERUSER_PASSWORD_FILE", Reason: "its first line is empty"}).WithCause(err)
	}
	return line, nil
}

// assemble connects the parts; nothing runs yet.
func (n *node) assemble(password string) {
	c := &n.config
	table := intake.NewTable(0)
	table.Measure(n.metrics)
	notices := conversation.NewNotices(n.settings.NodeID, n.log)
	c.memory.Metrics, c.memory.Logger = n.metrics, n.log
	n.budget = budget.New(c.memory)
	c.intake.Metrics, c.intake.Logger, c.intake.Budget = n.metrics, n.log, n.budget
	n.intake = intake.NewServer(table, c.intake)
	if n.listeners.secure != nil {
		n.certificates = intake.NewCertificates()
	}
	content := &binding.Content{View: n.state.View, Store: n.resources}
	c.host.Endpoints = endpoints{table, n.certificates, content, n.log}
	c.host.Reporter, c.host.Metrics, c.host.Budget = notices, n.metrics, n.budget
	c.host.Connectors = connector.Registry{intake.Name: intake.System(table), nats.Name: nats.System(), kafka.Name: kafka.System()}
	c.host.Store = n.nodes
	c.host.Content, c.commands.Bindings = content, &binding.Checks{Library: content}
	n.host = execution.NewHost(c.host)
	applied := application.New(n.state.View, n.host, n.metrics, n.log)
	c.commands.Log, c.commands.State, c.commands.Runtime, c.commands.Members = n.consensus, n.state, applied, n.members
	c.commands.Password, c.commands.Metrics, c.commands.Logger = password, n.metrics, n.log
	n.commands = command.New(c.commands)
	c.sessions.Metrics, c.sessions.Budget = n.metrics, n.budget
	n.sessions = session.New(c.sessions, &conversation.Server{
		Commands: n.commands, Application: applied, Notices: notices, Resources: n.resources, Cluster: n.cluster,
	})
	n.watch()
}

// members are the cluster nodes that count for schedules: this one.
func (n *node) members() scheduler.Members {
	return scheduler.Members{Live: []string{n.settings.NodeID}, Eligible: []string{n.settings.NodeID}}
}

// cluster describes consensus for SHOW CLUSTER STATUS.
func (n *node) cluster() *inspect.Cluster {
	status := n.consensus.Status()
	c := &inspect.Cluster{
		ID: n.config.cluster, Self: n.settings.NodeID, Role: status.Role.String(), Term: status.Leadership.Term,
		Index: status.LastIndex, Applied: status.Applied.Index,
	}
	for _, m := range status.Membership.Members {
		c.Members = append(c.Members, inspect.Member{Name: m.Node, Address: m.Address, Voter: status.Membership.IsVoter(m.ID)})
		if m.ID == status.Leadership.Leader {
			c.Leader = m.Node
		}
	}
	return c
}

// recoverState waits until this node leads with everything applied, then brings the committed
// domains up. Domains that cannot be installed are reported and do not stop the others.
func (n *node) recoverState(ctx context.Context) error {
	for {
		leadership, changed := n.consensus.Leadership()
		if leadership.Established {
			break
		}
		select {
		case <-changed:
		case <-n.consensus.Done():
			return n.consensus.Err()
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	n.sweepResources()
	err := n.commands.Recover(ctx)
	if err != nil && len(n.state.View().Domains()) > 0 && ctx.Err() == nil {
		n.log.Error("some domains could not be brought up", "error", err)
		return nil
	}
	return err
}

// closeStores ends what writes and closes the stores.
func (n *node) closeStores() {
	var faults []error
	if n.listeners != nil {
		n.listeners.close()
	}
	if n.commands != nil {
		n.commands.Close()
	}
	if n.consensus != nil {
		faults = append(faults, n.consensus.Close())
	}
	if n.state != nil {
		faults = append(faults, n.state.Close())
	}
	if n.nodes != nil {
		faults = append(faults, n.nodes.Close())
	}
	if n.lock != nil {
		faults = append(faults, n.lock.Close())
	}
	if err := errors.Join(faults...); err != nil {
		n.log.Error("the store did not close in order", "error", fmt.Sprint(err))
	}
}
