package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"syscall"
	"time"
)

const (
	tenants = 1000
	// letters have no x, so that half of the values have none.
	letters = "abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 _-"
	// repeated is how far back a repetition reaches.
	repeated = 100_000
)

// dataset is an input file, mapped into memory, with what it should give. Senders send slices of it,
// so that the load costs next to nothing.
type dataset struct {
	path  string
	data  []byte
	ends  []int // ends[i] is the offset behind the newline of record i
	facts facts
}

// facts are counts over the input.
type facts struct {
	records int
	bytes   int64 // with newlines
	kept    int   // records whose value contains an x
	unique  int   // distinct ids
	amount  float64
}

// dataset gives the input of a number of records; it is made when it is not there.
func (b *bench) dataset(records int, repeats bool) *dataset {
	path := filepath.Join(b.dir, fmt.Sprintf("in-%d-%t.ndjson", records, repeats))
	if _, err := os.Stat(path); err != nil {
		generate(path, records, repeats)
	}
	return load(path, records, repeats)
}

// generate writes records. With repeats, one in ten is one of the last hundred thousand again.
func generate(path string, records int, repeats bool) {
	file, err := os.Create(path + ".part")
	check(err)
	out := bufio.NewWriterSize(file, 1<<20)
	random := rand.New(rand.NewPCG(1, 2))
	var recent [][]byte
	var line []byte
	for i := range records {
		if repeats && len(recent) > 0 && random.IntN(10) == 0 {
			_, err = out.Write(recent[random.IntN(len(recent))])
			check(err)
			continue
		}
		line = appendRecord(line[:0], random, i)
		_, err = out.Write(line)
		check(err)
		switch {
		case !repeats:
		case len(recent) < repeated:
			recent = append(recent, bytes.Clone(line))
		default:
			recent[i%repeated] = append(recent[i%repeated][:0], line...)
		}
	}
	check(out.Flush())
	check(file.Close())
	check(os.Rename(path+".part", path))
}

var start = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)

func appendRecord(line []byte, random *rand.Rand, id int) []byte {
	line = append(line, `{"id":`...)
	line = strconv.AppendInt(line, int64(id), 10)
	line = append(line, `,"value":"`...)
	at, size := len(line), 80+random.IntN(41)
	for range size {
		line = append(line, letters[random.IntN(len(letters))])
	}
	if random.IntN(2) == 0 {
		line[at+random.IntN(size)] = 'x'
	}
	line = append(line, `","tenant":"t`...)
	line = strconv.AppendInt(line, int64(random.IntN(tenants)), 10)
	line = append(line, `","amount":`...)
	line = strconv.AppendFloat(line, float64(random.IntN(1_000_000))/100, 'f', -1, 64)
	line = append(line, `,"ts":"`...)
	line = start.Add(time.Duration(id)*time.Millisecond).AppendFormat(line, "2006-01-02T15:04:05.000Z")
	return append(line, "\"}\n"...)
}

// load maps an input and counts what it should give, with a reading of its own.
func load(path string, records int, repeats bool) *dataset {
	file, err := os.Open(path)
	check(err)
	defer file.Close()
	info, err := file.Stat()
	check(err)
	d := &dataset{path: path, ends: make([]int, 0, records)}
	d.data, err = syscall.Mmap(int(file.Fd()), 0, int(info.Size()), syscall.PROT_READ, syscall.MAP_SHARED)
	check(err)
	var seen []bool
	if repeats { // ids number the records
		seen = make([]bool, records)
	}
	for at := 0; at < len(d.data); {
		line := d.data[at : at+bytes.IndexByte(d.data[at:], '\n')]
		at += len(line) + 1
		d.ends = append(d.ends, at)
		if bytes.IndexByte(field(line, `"value":"`, '"'), 'x') >= 0 {
			d.facts.kept++
		}
		amount, err := strconv.ParseFloat(string(field(line, `"amount":`, ',')), 64)
		check(err)
		d.facts.amount += amount
		if repeats {
			id, err := strconv.Atoi(string(field(line, `"id":`, ',')))
			check(err)
			if !seen[id] {
				seen[id] = true
				d.facts.unique++
			}
		}
	}
	d.facts.records, d.facts.bytes = len(d.ends), int64(len(d.data))
	return d
}

func (d *dataset) close() { check(syscall.Munmap(d.data)) }

// lines gives the records from i up to j, each with its newline.
func (d *dataset) lines(i, j int) []byte {
	from := 0
	if i > 0 {
		from = d.ends[i-1]
	}
	return d.data[from:d.ends[j-1]]
}

// record gives a record without its newline.
func (d *dataset) record(i int) []byte {
	line := d.lines(i, i+1)
	return line[:len(line)-1]
}

func field(line []byte, key string, end byte) []byte {
	at := bytes.Index(line, []byte(key))
	if at < 0 {
		fatal("no %s in %q", key, line)
	}
	rest := line[at+len(key):]
	return rest[:bytes.IndexByte(rest, end)]
}

// checkFiltered fails unless a line is what the filter and the mapping should give.
func checkFiltered(line []byte) {
	var r struct {
		ID     *int64
		Value  string
		Tenant string
		Amount *float64
		TS     time.Time
	}
	if err := json.Unmarshal(line, &r); err != nil {
		fatal("a result is no record: %v: %.300s", err, line)
	}
	if !bytes.Contains([]byte(r.Value), []byte("X")) || string(bytes.ToUpper([]byte(r.Value))) != r.Value ||
		r.ID == nil || r.Amount == nil || r.Tenant == "" || r.TS.Before(start) {
		fatal("a result is wrong: %.300s", line)
	}
}
