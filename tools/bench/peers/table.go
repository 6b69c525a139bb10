package main

import (
	"bytes"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
)

// median of a figure of one product in one row; false when it was not measured.
func (b *bench) median(r *row, product string, figure func(*result) float64) (float64, bool) {
	var list []float64
	for i := range b.results {
		if b.results[i].row == r && b.results[i].product == product {
			list = append(list, figure(&b.results[i]))
		}
	}
	if len(list) == 0 {
		return 0, false
	}
	slices.Sort(list)
	return (list[(len(list)-1)/2] + list[len(list)/2]) / 2, true
}

func cpuOf(r *result) float64  { return r.cpu }
func rateOf(r *result) float64 { return r.rate }
func rssOf(r *result) float64  { return r.rss }
func lostOf(r *result) float64 { return float64(r.lost) }

// table is the report in Markdown.
func (b *bench) table() string {
	var text strings.Builder
	text.WriteString("| row | work | in → out | records | CPU s per million: Nervix | peer | times less | wanted | peak MB: Nervix | peer | lost | records/s | peer |\n")
	text.WriteString("| --- | --- | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --- |\n")
	speed, reproduced := b.speed()
	unscaled := ""
	for i := range rows {
		r := &rows[i]
		cpu, measured := b.median(r, "nervix", cpuOf)
		if !measured {
			continue
		}
		rss, _ := b.median(r, "nervix", rssOf)
		rate, _ := b.median(r, "nervix", rateOf)
		lost, _ := b.median(r, "nervix", lostOf)
		peer, peerCPU, peerRSS := r.recorded.peer, r.recorded.cpu, r.recorded.rss
		if now, live := b.median(r, "benthos", cpuOf); live {
			peerCPU = now
			peerRSS, _ = b.median(r, "benthos", rssOf)
		} else {
			unscaled += fmt.Sprintf(" %s %.2f and %.1f times,", r.name, peerCPU, peerCPU/cpu)
			peer, peerCPU = fmt.Sprintf("%s, recorded × %.2f", peer, speed), peerCPU*speed
		}
		fmt.Fprintf(&text, "| %s | %s | %s → %s | %s | **%.2f** | %.2f | **%.1f** | %.0f | %.0f | %.0f | %.0f | %s | %s |\n",
			r.name, r.work, r.in, r.out, grouped(b.records(r)), cpu, peerCPU, peerCPU/cpu, r.target, rss, peerRSS, lost,
			grouped(int(rate/1000)*1000), peer)
	}
	fmt.Fprintf(&text, "\n%s, %s. Medians of %d runs", machine(), runtime.Version(), b.runs)
	if reproduced != "" {
		fmt.Fprintf(&text, "; CPU s per M of Benthos: %s", reproduced)
	}
	if unscaled != "" {
		fmt.Fprintf(&text, ". Recorded figures as they were:%s; above they are multiplied by the least ratio of Benthos", strings.TrimSuffix(unscaled, ","))
	}
	noise := 0.0
	for i := range b.results {
		noise = max(noise, b.results[i].noise)
	}
	fmt.Fprintf(&text, ". Others used at most %.0f %% of the machine during a run.\n", noise)
	return text.String()
}

// speed tells how much longer than recorded Benthos takes on this machine: the least of its rows, to
// which recorded figures of other peers are scaled, and all of them as text. It is 1 without such rows.
func (b *bench) speed() (factor float64, all string) {
	var each []string
	for i := range rows {
		r := &rows[i]
		now, live := b.median(r, "benthos", cpuOf)
		if !live {
			continue
		}
		if ratio := now / r.recorded.cpu; len(each) == 0 || ratio < factor {
			factor = ratio
		}
		each = append(each, fmt.Sprintf("%s %.2f now and %.2f recorded", r.name, now, r.recorded.cpu))
	}
	if len(each) == 0 {
		return 1, ""
	}
	return factor, strings.Join(each, "; ")
}

// grouped writes a number with commas.
func grouped(n int) string {
	text := strconv.Itoa(n)
	for at := len(text) - 3; at > 0; at -= 3 {
		text = text[:at] + "," + text[at:]
	}
	return text
}

// machine names the class of the machine.
func machine() string {
	model, memory := "unknown processor", ""
	text, _ := os.ReadFile("/proc/cpuinfo")
	for line := range strings.Lines(string(text)) {
		if name, found := strings.CutPrefix(line, "model name"); found {
			model = strings.Join(strings.Fields(strings.TrimLeft(name, "\t :")), " ")
			break
		}
	}
	text, _ = os.ReadFile("/proc/meminfo")
	if fields := strings.Fields(string(text)); len(fields) > 1 {
		if kilobytes, err := strconv.Atoi(fields[1]); err == nil {
			memory = fmt.Sprintf(", %d GiB", (kilobytes+1<<19)>>20)
		}
	}
	return fmt.Sprintf("%d cores (%s)%s", runtime.NumCPU(), model, memory)
}

var tableStart, tableEnd = []byte("<!-- benchmark table -->\n"), []byte("<!-- end of benchmark table -->")

// replaceTable writes the report between the markers of a file.
func replaceTable(path, table string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	before, rest, found := bytes.Cut(text, tableStart)
	_, after, ended := bytes.Cut(rest, tableEnd)
	if !found || !ended {
		return fmt.Errorf("%s has no place for the table: %s", path, bytes.TrimSpace(tableStart))
	}
	return os.WriteFile(path, slices.Concat(before, tableStart, []byte("\n"+table+"\n"), tableEnd, after), 0o644)
}
