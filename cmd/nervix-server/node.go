package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"

	"github.com/prometheus/client_golang/prometheus"

	"nervix/controlplane/application"
	"nervix/controlplane/command"
	"nervix/controlplane/consensus"
	"nervix/controlplane/conversation"
	"nervix/controlplane/inspect"
	"nervix/controlplane/scheduler"
	"nervix/controlplane/session"
	"nervix/controlplane/state"
	"nervix/generated/failure"
	"nervix/generated/metric"
	"nervix/generated/setting"
	"nervix/runtime/connector"
	"nervix/runtime/connector/intake"
	"nervix/runtime/connector/kafka"
	"nervix/runtime/connector/nats"
	"nervix/runtime/execution"
)

// node is the assembled cluster node. Parts are opened in the order in which they depend on each
// other and closed in the reverse one.
type node struct {
	settings *setting.Server
	log      *slog.Logger
	registry *prometheus.Registry
	metrics  *metric.Families

	state     *state.Machine
	consensus *consensus.Node
	intake    *intake.Server
	host      *execution.Host
	commands  *command.Service
	sessions  *session.Server
	listeners *listeners
	health    health
}

// openNode binds the listeners, opens the stores and assembles the node. With an error everything
// is closed again.
func openNode(ctx context.Context, settings *setting.Server, log *slog.Logger) (_ *node, err error) {
	n := &node{settings: settings, log: log, registry: prometheus.NewRegistry()}
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
	if n.listeners, err = listen(settings); err != nil {
		return nil, err
	}
	if err := n.openStores(ctx); err != nil {
		return nil, err
	}
	n.assemble(password)
	return n, nil
}

func superuserPassword(settings *setting.Server) (string, error) {
	if settings.SuperuserPasswordFile == "" {
		return settings.SuperuserPassword, nil
	}
	file, err := os.Open(settings.SuperuserPasswordFile)
	if err != nil {
		return "", (&failure.InvalidSetting{Flag: "superuser-password-file", Reason: "the file cannot be read"}).WithCause(err)
	}
	defer file.Close()
	line, err := bufio.NewReader(file).ReadString('\n')
	if line = strings.TrimRight(line, "\r\n"); line == "" {
		return "", (&failure.InvalidSetting{Flag: "superuser-password-file", Reason: "its first line is empty"}).WithCause(err)
	}
	return line, nil
}

// openStores opens the state machine's store and the log over it.
func (n *node) openStores(ctx context.Context) (err error) {
	if err := os.MkdirAll(n.settings.DBPath, 0o700); err != nil {
		return (&failure.StoreUnavailable{Path: n.settings.DBPath}).WithCause(err)
	}
	if n.state, err = state.Open(nil, filepath.Join(n.settings.DBPath, "state")); err != nil {
		return err
	}
	n.consensus, err = consensus.Open(ctx, consensus.Config{
		Self:         consensus.Member{ID: consensus.MemberIDOf(n.settings.NodeID), Node: n.settings.NodeID},
		Dir:          filepath.Join(n.settings.DBPath, "consensus"),
		StateMachine: n.state,
		Bootstrap:    true,
		Limits: consensus.Limits{
			Proposals: n.settings.ProposalQueue, ProposalBytes: int(n.settings.ProposalSizeLimit), CompactEntries: n.settings.SnapshotLogEntries,
		},
		Timing: consensus.Timing{Tick: n.settings.RaftTick},
	})
	return err
}

// assemble connects the parts; nothing runs yet.
func (n *node) assemble(password string) {
	s := n.settings
	table := intake.NewTable(0)
	notices := conversation.NewNotices(s.NodeID, n.log)
	n.intake = intake.NewServer(table, intake.Options{
		MaximumRecord: int(s.HTTPMaxBodySize), BodyTimeout: s.HTTPReadTimeout, HeaderTimeout: s.HTTPReadTimeout,
		IdleTimeout: s.HTTPIdleTimeout, DrainTimeout: s.DrainTimeout, Logger: n.log,
	})
	n.host = execution.NewHost(execution.Config{
		Node: s.NodeID, Endpoints: endpoints{table}, Reporter: notices, Metrics: n.metrics, DrainTimeout: s.AlterationDrainTimeout,
		Connectors: connector.Registry{intake.Name: intake.System(table), nats.Name: nats.System(), kafka.Name: kafka.System()},
	})
	applied := application.New(n.state.View, n.host, n.metrics, n.log)
	n.commands = command.New(command.Config{
		Log: n.consensus, State: n.state, Runtime: applied, Members: n.members, Settings: command.SettingsOf(s),
		DeriveQuiesce: s.DeriveQuiesce, Superuser: s.SuperuserName, Password: password, Logger: n.log,
	})
	config := session.DefaultConfig()
	config.Version, config.Node = version, s.NodeID
	config.Sessions, config.Commands = s.SessionLimit, s.SessionRequestQueue
	config.FrameBytes, config.Notices = int(s.SessionFrameLimit), s.SessionEventQueue
	config.KeepaliveTimeout = s.SessionIdleTimeout / 4
	config.KeepaliveInterval = s.SessionIdleTimeout - config.KeepaliveTimeout
	n.sessions = session.New(config, &conversation.Server{
		Commands: n.commands, Application: applied, Notices: notices, Cluster: n.cluster,
	})
}

// members are the cluster nodes that count for schedules: this one.
func (n *node) members() scheduler.Members {
	return scheduler.Members{Live: []string{n.settings.NodeID}, Eligible: []string{n.settings.NodeID}}
}

// cluster describes consensus for SHOW CLUSTER STATUS.
func (n *node) cluster() *inspect.Cluster {
	status := n.consensus.Status()
	c := &inspect.Cluster{
		ID: n.settings.ClusterID, Self: n.settings.NodeID, Role: status.Role.String(), Term: status.Leadership.Term,
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
	if err := errors.Join(faults...); err != nil {
		n.log.Error("the store did not close in order", "error", fmt.Sprint(err))
	}
}
