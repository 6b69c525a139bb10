// Command broker runs one in-memory broker on loopback, in a process of its
// own so that its CPU time can be told from the peer's.
//
//	broker nats  ADDR MONITOR_ADDR
//	broker kafka PORT
package main

import (
	"fmt"
	"net"
	"os"
	"os/signal"
	"strconv"
	"syscall"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/twmb/franz-go/pkg/kfake"
)

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "usage: broker nats ADDR MONITOR_ADDR | broker kafka PORT")
		os.Exit(2)
	}
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, syscall.SIGTERM, syscall.SIGINT)
	switch os.Args[1] {
	case "nats":
		host, port, err := net.SplitHostPort(os.Args[2])
		check(err)
		p, err := strconv.Atoi(port)
		check(err)
		monitor, err := net.ResolveTCPAddr("tcp", os.Args[3])
		check(err)
		s, err := server.NewServer(&server.Options{
			Host: host, Port: p, HTTPHost: host, HTTPPort: monitor.Port,
			NoSigs: true, NoLog: true, MaxPending: 256 << 20,
		})
		check(err)
		s.Start()
		<-stop
		s.Shutdown()
	case "kafka":
		p, err := strconv.Atoi(os.Args[2])
		check(err)
		c, err := kfake.NewCluster(kfake.NumBrokers(1), kfake.Ports(p),
			kfake.AllowAutoTopicCreation(), kfake.DefaultNumPartitions(4))
		check(err)
		<-stop
		c.Close()
	default:
		os.Exit(2)
	}
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "broker:", err)
		os.Exit(1)
	}
}
