package clock

import (
	"os"
	"sync"
	"time"

	"golang.org/x/sys/unix"
)

// Alarm keeps short timers exact. A Go process with nothing to run sleeps for whole milliseconds,
// which is ten times the wait of FLUSH IMMEDIATE. An alarm does nothing but be awake at the end of
// short waits, by a timer of the system: whatever timers are due then fire.
//
// The zero Alarm is ready and a nil one does nothing. Its goroutine starts with the first wait;
// Close ends it.
type Alarm struct {
	lock   sync.Mutex
	file   *os.File // nil until the first wait and after Close
	fd     int
	closed bool
	ended  chan struct{}
	// armed is when the alarm rings next, zero for not at all; last is the end of the longest wait.
	// Both are times since epoch.
	armed, last time.Duration
}

// Within makes the process look at its timers when the wait ends, or at most alarmStep later.
func (a *Alarm) Within(wait time.Duration) {
	if a == nil || wait <= 0 || wait >= Coarse {
		return
	}
	a.lock.Lock()
	defer a.lock.Unlock()
	if !a.open() {
		return
	}
	end := time.Since(epoch) + wait
	a.last = max(a.last, end)
	if a.armed == 0 || end < a.armed {
		a.arm(end, wait)
	}
}

// open starts the alarm when it is needed first. Without a system timer waits are coarse.
func (a *Alarm) open() bool {
	if a.file != nil || a.closed {
		return !a.closed
	}
	fd, err := unix.TimerfdCreate(unix.CLOCK_MONOTONIC, unix.TFD_NONBLOCK|unix.TFD_CLOEXEC)
	if err != nil {
		return false
	}
	a.fd, a.file, a.ended = fd, os.NewFile(uintptr(fd), "alarm"), make(chan struct{})
	go a.ring(a.file)
	return true
}

func (a *Alarm) arm(at, wait time.Duration) {
	a.armed = at
	spec := unix.ItimerSpec{Value: unix.NsecToTimespec(int64(wait))}
	if unix.TimerfdSettime(a.fd, 0, &spec, nil) != nil {
		a.armed = 0
	}
}

func (a *Alarm) ring(file *os.File) {
	defer close(a.ended)
	var expirations [8]byte
	for {
		if _, err := file.Read(expirations[:]); err != nil {
			return // closed
		}
		a.again()
	}
}

// again arms the alarm for the waits that have not ended.
func (a *Alarm) again() {
	a.lock.Lock()
	defer a.lock.Unlock()
	now := time.Since(epoch)
	a.armed = 0
	if rest := a.last - now; rest > 0 && !a.closed {
		wait := min(rest, alarmStep)
		a.arm(now+wait, wait)
	}
}

// Close ends the alarm and waits for its goroutine; later waits are coarse.
func (a *Alarm) Close() {
	a.lock.Lock()
	file := a.file
	a.closed, a.file = true, nil
	a.lock.Unlock()
	if file != nil {
		// Closing a timer cannot lose anything.
		_ = file.Close()
		<-a.ended
	}
}
