package columnar

import (
	"math"
	"time"
)

// AppendInstant appends a DATETIME as RFC 3339 in UTC with offset +00:00; the fraction has 0, 3, 6
// or 9 digits as needed.
func AppendInstant(text []byte, nanoseconds int64) []byte {
	layout := "2006-01-02T15:04:05"
	switch {
	case nanoseconds%1e9 == 0:
	case nanoseconds%1e6 == 0:
		layout += ".000"
	case nanoseconds%1e3 == 0:
		layout += ".000000"
	default:
		layout += ".000000000"
	}
	text = time.Unix(0, nanoseconds).UTC().AppendFormat(text, layout)
	return append(text, "+00:00"...)
}

// ParseInstant reads an RFC 3339 date and time with an offset. It fails for every other form and
// for instants outside of 64-bit nanoseconds, about the years 1677 to 2262. Fraction digits
// beyond nanoseconds are cut; a leap second counts as the first second of the next minute.
func ParseInstant(text []byte) (nanoseconds int64, ok bool) {
	const fixed = len("2006-01-02T15:04:05")
	if len(text) < fixed+1 || text[4] != '-' || text[7] != '-' || text[10]|0x20 != 't' || text[13] != ':' || text[16] != ':' {
		return 0, false
	}
	year, ok1 := digits(text[0:4])
	month, ok2 := digits(text[5:7])
	day, ok3 := digits(text[8:10])
	hour, ok4 := digits(text[11:13])
	minute, ok5 := digits(text[14:16])
	second, ok6 := digits(text[17:19])
	if !(ok1 && ok2 && ok3 && ok4 && ok5 && ok6) || hour > 23 || minute > 59 || second > 60 ||
		month < 1 || month > 12 || day < 1 || day > daysIn(year, month) {
		return 0, false
	}
	fraction, rest, ok := parseFraction(text[fixed:])
	if !ok {
		return 0, false
	}
	offset, ok := parseOffset(rest)
	if !ok {
		return 0, false
	}
	seconds := time.Date(year, time.Month(month), day, hour, minute, second, 0, time.UTC).Unix() - int64(offset)
	return nanosecondsOf(seconds, int64(fraction))
}

// nanosecondsOf joins whole seconds and a fraction in nanoseconds if the instant fits.
func nanosecondsOf(seconds, fraction int64) (int64, bool) {
	if seconds < 0 && fraction > 0 {
		// Towards zero, so that the least instant does not overflow on the way.
		seconds, fraction = seconds+1, fraction-1e9
	}
	const second = int64(time.Second)
	if seconds > math.MaxInt64/second || seconds < math.MinInt64/second {
		return 0, false
	}
	whole := seconds * second
	if fraction > 0 && whole > math.MaxInt64-fraction || fraction < 0 && whole < math.MinInt64-fraction {
		return 0, false
	}
	return whole + fraction, true
}

func digits(text []byte) (value int, ok bool) {
	for _, c := range text {
		if c-'0' > 9 {
			return 0, false
		}
		value = value*10 + int(c-'0')
	}
	return value, true
}

func daysIn(year, month int) int {
	switch month {
	case 2:
		if year%4 == 0 && (year%100 != 0 || year%400 == 0) {
			return 29
		}
		return 28
	case 4, 6, 9, 11:
		return 30
	}
	return 31
}

// parseFraction reads an optional point with at least one digit.
func parseFraction(text []byte) (nanoseconds int, rest []byte, ok bool) {
	if len(text) == 0 || text[0] != '.' {
		return 0, text, true
	}
	end, scale := 1, int(1e8)
	for end < len(text) && text[end]-'0' <= 9 {
		nanoseconds += int(text[end]-'0') * scale
		scale /= 10
		end++
	}
	return nanoseconds, text[end:], end > 1
}

// parseOffset reads Z or ±hh:mm and gives seconds east of UTC.
func parseOffset(text []byte) (seconds int, ok bool) {
	if len(text) == 1 && text[0]|0x20 == 'z' {
		return 0, true
	}
	if len(text) != 6 || text[0] != '+' && text[0] != '-' || text[3] != ':' {
		return 0, false
	}
	hours, ok1 := digits(text[1:3])
	minutes, ok2 := digits(text[4:6])
	if !ok1 || !ok2 || hours > 23 || minutes > 59 {
		return 0, false
	}
	seconds = hours*3600 + minutes*60
	if text[0] == '-' {
		seconds = -seconds
	}
	return seconds, true
}
