package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// stopTime is how long a process has to end in order.
const stopTime = 10 * time.Second

// child is a process that the benchmark started and ends by its id.
type child struct {
	command *exec.Cmd
	exited  chan struct{}
	err     error
	log     string // file of what it printed
}

// programs are those that are measured.
var programs = []string{"benthos", "engine", "nervix-server"}

// coolDown lets the system forget a program's pages. How many of them a process maps depends on how they
// came into memory: of one that has just been linked it may be 15 MB more than of the same one later.
func coolDown(program string) {
	file, err := os.Open(program)
	check(err)
	defer file.Close()
	check(file.Sync())
	check(unix.Fadvise(int(file.Fd()), 0, 0, unix.FADV_DONTNEED))
}

// start runs a program; what it prints goes to NAME.log in the folder.
func (b *bench) start(name string, environment []string, program string, arguments ...string) *child {
	log := filepath.Join(b.dir, name+".log")
	output, err := os.Create(log)
	check(err)
	defer output.Close()
	c := &child{command: exec.Command(program, arguments...), exited: make(chan struct{}), log: log}
	c.command.Env = append(os.Environ(), environment...)
	c.command.Stdout, c.command.Stderr, c.command.Dir = output, output, b.dir
	c.command.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	// The signal follows the thread that forked, so that thread is kept.
	runtime.LockOSThread()
	check(c.command.Start())
	go func() {
		c.err = c.command.Wait()
		close(c.exited)
	}()
	return c
}

func (c *child) running() bool {
	select {
	case <-c.exited:
		return false
	default:
		return true
	}
}

func (c *child) stop() {
	if c == nil || !c.running() {
		return
	}
	_ = c.command.Process.Signal(syscall.SIGTERM)
	select {
	case <-c.exited:
	case <-time.After(stopTime):
		_ = c.command.Process.Kill()
		<-c.exited
	}
}

// cpu is the processor time so far: in the kernel's clock ticks while the process runs, exact once
// it has ended.
func (c *child) cpu() time.Duration {
	if c == nil {
		return 0
	}
	if !c.running() {
		state := c.command.ProcessState
		return state.UserTime() + state.SystemTime()
	}
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", c.command.Process.Pid))
	if err != nil {
		<-c.exited
		return c.cpu()
	}
	fields := strings.Fields(string(text[bytes.LastIndexByte(text, ')')+2:]))
	user, err := strconv.ParseInt(fields[11], 10, 64)
	check(err)
	system, err := strconv.ParseInt(fields[12], 10, 64)
	check(err)
	return time.Duration(user+system) * tick
}

// tick is the unit of processor times in /proc.
const tick = time.Second / 100

// peak is the largest resident size so far in bytes; 0 once the process has ended.
func (c *child) peak() int64 {
	text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", c.command.Process.Pid))
	for line := range strings.Lines(string(text)) {
		if value, found := strings.CutPrefix(line, "VmHWM:"); found {
			kilobytes, err := strconv.ParseInt(strings.Fields(value)[0], 10, 64)
			check(err)
			return kilobytes << 10
		}
	}
	return 0
}

// usage is a point in time to measure from.
type usage struct {
	at                             time.Time
	product, broker, self, machine time.Duration
	results                        int64
}

func usageNow(product, broker *child) usage {
	var own syscall.Rusage
	check(syscall.Getrusage(syscall.RUSAGE_SELF, &own))
	return usage{
		at: time.Now(), product: product.cpu(), broker: broker.cpu(),
		self: time.Duration(own.Utime.Nano() + own.Stime.Nano()), machine: machineTime(),
	}
}

// machineTime is the busy time of all cores; stolen time counts as busy.
func machineTime() time.Duration {
	text, err := os.ReadFile("/proc/stat")
	check(err)
	first, _, _ := strings.Cut(string(text), "\n")
	var busy int64
	for i, field := range strings.Fields(first)[1:9] {
		if i != 3 && i != 4 { // idle and waiting for a disk
			value, err := strconv.ParseInt(field, 10, 64)
			check(err)
			busy += value
		}
	}
	return time.Duration(busy) * tick
}
