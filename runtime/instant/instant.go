package instant

import "math"

const (
	secondsPerDay = 86400
	// The whole seconds around an int64 of nanoseconds.
	minimumSeconds = math.MinInt64/1_000_000_000 - 1
	maximumSeconds = math.MaxInt64 / 1_000_000_000
)

// Parse reads a strict RFC 3339 text with an offset. It reports false for any other text and for
// an instant outside of the int64 nanoseconds (about the years 1677 to 2262). Digits beyond the
// ninth of a fraction are cut off. A leap second counts as the second after it.
func Parse[Text ~string | ~[]byte](text Text) (int64, bool) {
	if len(text) < len("2006-01-02T15:04:05Z") || text[4] != '-' || text[7] != '-' ||
		text[10]|0x20 != 't' || text[13] != ':' || text[16] != ':' {
		return 0, false
	}
	year := pair(text, 0)*100 + pair(text, 2)
	month, day := pair(text, 5), pair(text, 8)
	hour, minute, second := pair(text, 11), pair(text, 14), pair(text, 17)
	if invalid := pair(text, 0) | pair(text, 2) | month | day | hour | minute | second; invalid < 0 {
		return 0, false
	}
	if month < 1 || month > 12 || day < 1 || day > daysIn(year, month) || hour > 23 || minute > 59 || second > 60 {
		return 0, false
	}
	nanoseconds, at, ok := fraction(text, 19)
	if !ok {
		return 0, false
	}
	offset, ok := zone(text, at)
	if !ok {
		return 0, false
	}
	seconds := days(year, month, day)*secondsPerDay + int64(hour*3600+minute*60+second) - offset
	if second == 60 && seconds%secondsPerDay != 0 {
		return 0, false
	}
	return join(seconds, nanoseconds)
}

// pair reads two digits; it is negative for anything else.
func pair[Text ~string | ~[]byte](text Text, at int) int {
	tens, ones := text[at]-'0', text[at+1]-'0'
	if tens > 9 || ones > 9 {
		return -1
	}
	return int(tens)*10 + int(ones)
}

// fraction reads an optional fraction of a second and gives the index behind it.
func fraction[Text ~string | ~[]byte](text Text, at int) (nanoseconds int64, next int, ok bool) {
	if text[at] != '.' {
		return 0, at, true
	}
	scale := int64(100_000_000)
	next = at + 1
	for ; next < len(text); next++ {
		digit := text[next] - '0'
		if digit > 9 {
			break
		}
		nanoseconds += int64(digit) * scale
		scale /= 10
	}
	return nanoseconds, next, next > at+1
}

// zone reads the offset that ends a text, in seconds east of UTC.
func zone[Text ~string | ~[]byte](text Text, at int) (int64, bool) {
	switch {
	case len(text) == at+1 && text[at]|0x20 == 'z':
		return 0, true
	case len(text) != at+6 || text[at] != '+' && text[at] != '-' || text[at+3] != ':':
		return 0, false
	}
	hours, minutes := pair(text, at+1), pair(text, at+4)
	if hours < 0 || hours > 23 || minutes < 0 || minutes > 59 {
		return 0, false
	}
	offset := int64(hours*3600 + minutes*60)
	if text[at] == '-' {
		offset = -offset
	}
	return offset, true
}

// join makes nanoseconds of a floored second and its fraction; false when they overflow.
func join(seconds, nanoseconds int64) (int64, bool) {
	if seconds < minimumSeconds || seconds > maximumSeconds {
		return 0, false
	}
	if seconds < 0 {
		seconds, nanoseconds = seconds+1, nanoseconds-1_000_000_000
	}
	total := seconds*1_000_000_000 + nanoseconds
	return total, (total < 0) == (seconds < 0 || nanoseconds < 0)
}

var monthDays = [...]int{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}

func daysIn(year, month int) int {
	if month == 2 && year%4 == 0 && (year%100 != 0 || year%400 == 0) {
		return 29
	}
	return monthDays[month-1]
}

// days counts from 1970-01-01 in the Gregorian calendar. Years start in March, so that the leap
// day is the last of its year.
func days(year, month, day int) int64 {
	if month <= 2 {
		year--
		month += 12
	}
	era := floorDiv(year, 400)
	yearOfEra := year - era*400
	dayOfYear := (153*(month-3)+2)/5 + day - 1
	return int64(era)*146097 + int64(yearOfEra*365+yearOfEra/4-yearOfEra/100+dayOfYear) - epochDay
}

func floorDiv(a, b int) int {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

// Append writes an instant with the suffix +00:00 and 0, 3, 6 or 9 digits of fraction as needed.
func Append(to []byte, nanoseconds int64) []byte {
	seconds, fraction := nanoseconds/1_000_000_000, nanoseconds%1_000_000_000
	if fraction < 0 {
		seconds, fraction = seconds-1, fraction+1_000_000_000
	}
	// Shifted to the era that began on 0000-03-01, everything is positive and fits 32 bits.
	shifted := uint64(seconds + epochDay*secondsPerDay)
	year, month, date := civil(uint32(shifted / secondsPerDay))
	clock := uint32(shifted % secondsPerDay)
	text := [...]byte{4: '-', 7: '-', 10: 'T', 13: ':', 16: ':', 18: 0}
	write(text[0:2], year/100)
	write(text[2:4], year%100)
	write(text[5:7], month)
	write(text[8:10], date)
	write(text[11:13], clock/3600)
	write(text[14:16], clock/60%60)
	write(text[17:19], clock%60)
	to = append(to, text[:]...)
	if fraction != 0 {
		to = appendFraction(append(to, '.'), uint32(fraction))
	}
	return append(to, "+00:00"...)
}

func appendFraction(to []byte, nanoseconds uint32) []byte {
	width := 9
	for nanoseconds%1000 == 0 {
		nanoseconds, width = nanoseconds/1000, width-3
	}
	var digits [9]byte
	for i := width - 1; i >= 0; i-- {
		digits[i] = byte('0' + nanoseconds%10)
		nanoseconds /= 10
	}
	return append(to, digits[:width]...)
}

// write sets two digits.
func write(to []byte, value uint32) {
	_ = to[1]
	to[0], to[1] = byte('0'+value/10), byte('0'+value%10)
}

// epochDay is the number of days from 0000-03-01 to 1970-01-01.
const epochDay = 719468

// civil is the inverse of days for a day counted from 0000-03-01.
func civil(day uint32) (year, month, date uint32) {
	era, dayOfEra := day/146097, day%146097
	yearOfEra := (dayOfEra - dayOfEra/1460 + dayOfEra/36524 - dayOfEra/146096) / 365
	dayOfYear := dayOfEra - (365*yearOfEra + yearOfEra/4 - yearOfEra/100)
	shifted := (5*dayOfYear + 2) / 153
	date = dayOfYear - (153*shifted+2)/5 + 1
	year, month = yearOfEra+era*400, shifted+3
	if month > 12 {
		year, month = year+1, month-12
	}
	return year, month, date
}
