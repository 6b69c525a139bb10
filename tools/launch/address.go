package launch

import (
	"errors"
	"math/rand/v2"
	"net"
	"strconv"
	"sync"
)

// The ports from which addresses are taken. The system gives none of them to outgoing connections.
const (
	firstPort = 20000
	ports     = 12000
)

// given are the ports that this process has handed out, so that one stays free while no server
// listens on it, such as between two runs of a server.
var given = struct {
	lock  sync.Mutex
	ports map[int]bool
}{ports: map[int]bool{}}

// FreeAddress finds a loopback address that is free now and that the process gets only once.
func FreeAddress() (string, error) {
	given.lock.Lock()
	defer given.lock.Unlock()
	for range 1000 {
		port := firstPort + rand.IntN(ports)
		if given.ports[port] {
			continue
		}
		listener, err := net.Listen("tcp", "127.0.0.1:"+strconv.Itoa(port))
		if err == nil {
			given.ports[port] = true
			return listener.Addr().String(), listener.Close()
		}
	}
	return "", errors.New("no free port was found")
}
