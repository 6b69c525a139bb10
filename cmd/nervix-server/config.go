package main

import (
	"path/filepath"
	"time"

	"nervix/controlplane/command"
	"nervix/controlplane/consensus"
	"nervix/controlplane/resource"
	"nervix/controlplane/session"
	"nervix/generated/setting"
	"nervix/runtime/budget"
	"nervix/runtime/connector/intake"
	"nervix/runtime/execution"
)

// configuration is what the settings decide about every part. The live parts of the node are added
// when it is assembled.
type configuration struct {
	listen    addresses
	store     store
	consensus consensus.Config
	intake    intake.Options
	// connections bounds each endpoint listener.
	connections int
	memory      budget.Config
	host        execution.Config
	commands    command.Config
	sessions    session.Config
	// cluster is the name of the cluster; shutdown and drain are the deadlines of a stop.
	cluster         string
	shutdown, drain time.Duration
}

// addresses are those of the listeners; an empty one turns its listener off.
type addresses struct{ sessions, intake, secure, observability string }

// store tells where everything durable is.
type store struct {
	root, state, consensus, resources, nodes string
	cache                                    int64 // bytes of the block cache that the databases share
	limits                                   resource.Limits
	uploads                                  int
}

func configure(s *setting.Server) configuration {
	return configuration{
		listen: addresses{sessions: s.GRPCListen, intake: s.HTTPListen, secure: s.HTTPSListen, observability: s.ObservabilityListen},
		store: store{
			root: s.DBPath, state: filepath.Join(s.DBPath, "state"), consensus: filepath.Join(s.DBPath, "consensus"),
			resources: filepath.Join(s.DBPath, "resources"), nodes: filepath.Join(s.DBPath, "nodes"), cache: int64(s.StoreCacheSize),
			limits: resource.Limits{Files: uint64(s.ResourceMaxFiles), Bytes: uint64(s.ResourceMaxSize)}, uploads: s.ResourceMaxUploads,
		},
		consensus: consensus.Config{
			Self:      consensus.Member{ID: consensus.MemberIDOf(s.NodeID), Node: s.NodeID},
			Dir:       filepath.Join(s.DBPath, "consensus"),
			Bootstrap: true,
			Limits: consensus.Limits{
				Proposals: s.ProposalQueue, ProposalBytes: int(s.ProposalSizeLimit),
				CompactEntries: s.SnapshotLogEntries, TailEntries: s.SnapshotLogEntries / 4,
			},
			Timing: consensus.Timing{Tick: s.RaftTick},
		},
		intake: intake.Options{
			MaximumRecord: int(s.HTTPMaxBodySize), MaximumLines: int64(s.HTTPMaxStreamSize),
			HeaderTimeout: s.HTTPReadTimeout, BodyTimeout: s.HTTPReadTimeout, IdleTimeout: s.HTTPIdleTimeout, DrainTimeout: s.DrainTimeout,
		},
		connections: s.HTTPMaxConnections,
		memory:      budget.Config{Limit: int64(s.MemoryLimit), High: int64(s.MemoryHighWatermark), Low: int64(s.MemoryLowWatermark)},
		host: execution.Config{
			Node: s.NodeID, DrainTimeout: s.AlterationDrainTimeout, GateTimeout: s.EntityGateTimeout, BranchScan: s.BranchScanInterval,
			SaveInterval: s.StateSnapshotInterval,
		},
		commands: command.Config{
			Settings: command.SettingsOf(s), DeriveQuiesce: s.DeriveQuiesce, PlainOnly: s.HTTPSListen == "", Superuser: s.SuperuserName,
		},
		sessions: sessions(s),
		cluster:  s.ClusterID,
		shutdown: s.ShutdownTimeout, drain: s.DrainTimeout,
	}
}

func sessions(s *setting.Server) session.Config {
	c := session.DefaultConfig()
	c.Version, c.Node = version, s.NodeID
	c.Sessions, c.Commands, c.Notices, c.Window = s.SessionLimit, s.SessionRequestQueue, s.SessionNoticeQueue, s.SessionRowWindow
	c.FrameBytes = int(s.SessionFrameLimit)
	// A silent peer is probed after three quarters of the timeout and has the rest to answer.
	c.KeepaliveTimeout = s.SessionIdleTimeout / 4
	c.KeepaliveInterval = s.SessionIdleTimeout - c.KeepaliveTimeout
	return c
}
