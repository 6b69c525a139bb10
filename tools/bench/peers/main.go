package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
)

// bench is what all rows share.
type bench struct {
	bin   string // folder of the programs
	dir   string // folder for data, results and logs
	scale int    // divides the numbers of records
	runs  int
	noise float64 // percent of the machine that others may use
	// profiles is a folder for CPU profiles; all rows run in the program engine then.
	profiles string
	results  []result
}

func main() {
	var b bench
	flag.StringVar(&b.bin, "bin", "bin", "folder with nervix-server, nervix-cli, engine, broker and benthos")
	flag.StringVar(&b.dir, "dir", "", "folder for data, best on a memory file system; default: a new one that is removed")
	flag.IntVar(&b.scale, "scale", 1, "divides the numbers of records")
	flag.IntVar(&b.runs, "runs", 3, "runs of each row")
	flag.Float64Var(&b.noise, "noise", 10, "make a run again, once, when others used more of the machine, in percent")
	only := flag.String("only", ".", "regular expression for the names of rows")
	alone := flag.Bool("alone", false, "measure no peer")
	flag.StringVar(&b.profiles, "profiles", "", "folder for CPU profiles of Nervix; servers are replaced by the program engine then")
	readme := flag.String("readme", "", "write the table between the markers of this file, too")
	flag.Parse()
	chosen, err := regexp.Compile(*only)
	check(err)
	b.bin, err = filepath.Abs(b.bin)
	check(err)
	if b.profiles != "" {
		b.profiles, err = filepath.Abs(b.profiles)
		check(err)
	}
	if b.scale < 1 || b.runs < 1 {
		fatal("-scale and -runs are at least 1")
	}
	if b.dir == "" {
		b.dir, err = os.MkdirTemp(memoryFolder(), "nervix-bench-")
		check(err)
		defer os.RemoveAll(b.dir)
	}
	for _, program := range programs {
		coolDown(filepath.Join(b.bin, program))
	}
	check(os.RemoveAll(b.config("", "")))
	check(os.CopyFS(b.config("", ""), setup))
	for i := range rows {
		if chosen.MatchString(rows[i].name) {
			b.measure(&rows[i], !*alone)
		}
	}
	table := b.table()
	fmt.Print("\n", table)
	if *readme != "" {
		check(replaceTable(*readme, table))
	}
}

// memoryFolder is where temporary data costs no disk.
func memoryFolder() string {
	const shared = "/dev/shm"
	if info, err := os.Stat(shared); err == nil && info.IsDir() {
		return shared
	}
	return ""
}

// fatal ends the benchmark; its children end with it.
func fatal(format string, arguments ...any) {
	fmt.Fprintf(os.Stderr, "peers: "+format+"\n", arguments...)
	os.Exit(1)
}

func check(err error) {
	if err != nil {
		fatal("%v", err)
	}
}
