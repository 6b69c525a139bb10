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
	if len(text) < len("2006-01-02T15:04:05Z") || text[10]|0x20 != 't' {
		return 0, false
	}
	date, dated := eight(text, 0, datePattern, dateLimits)
	clock, timed := eight(text, 11, clockPattern, clockLimits)
	day := pair(text, 8)
	if !dated || !timed || day < 0 {
		return 0, false
	}
	year, month := int(date&0xff*100+date>>16&0xff), int(date>>40&0xff)
	hour, minute, second := int(clock&0xff), int(clock>>24&0xff), int(clock>>48&0xff)
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

// The date up to its last hyphen and the time of day, eight characters each, the first one in the
// low byte. Limits added to a character without its pattern set the high bit unless it is a digit
// or the punctuation.
const (
	highs        = 0x8080808080808080
	datePattern  = 0x2d30302d30303030 // 0000-00-
	dateLimits   = 0x7f76767f76767676
	clockPattern = 0x30303a30303a3030 // 00:00:00
	clockLimits  = 0x76767f76767f7676
)

// eight reads the numbers of two digits in eight characters. Each is in the byte of its first digit.
func eight[Text ~string | ~[]byte](text Text, at int, pattern, limits uint64) (pairs uint64, ok bool) {
	t := text[at : at+8]
	word := uint64(t[0]) | uint64(t[1])<<8 | uint64(t[2])<<16 | uint64(t[3])<<24 |
		uint64(t[4])<<32 | uint64(t[5])<<40 | uint64(t[6])<<48 | uint64(t[7])<<56
	word ^= pattern
	return word*10 + word>>8, ((word&^highs)+limits|word)&highs == 0
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
	for next = at + 1; next < len(text) && text[next]-'0' <= 9; next++ {
		if next <= at+9 {
			nanoseconds = nanoseconds*10 + int64(text[next]-'0')
		}
	}
	return nanoseconds * scales[min(next-at-1, 9)], next, next > at+1
}

// scales are the nanoseconds of the last digit of a fraction by its number of digits.
var scales = [...]int64{0, 100_000_000, 10_000_000, 1_000_000, 100_000, 10_000, 1_000, 100, 10, 1}

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
// day is the last of its year; 400 more keep the year before 0000-03-01 positive.
func days(year, month, day int) int64 {
	year += 400
	if month <= 2 {
		year--
	}
	years := uint32(year)
	century := years / 100
	return int64(years*365+years/4-century+century/4) + int64(daysBefore[month-1]+day-1) - epochDay - 146097
}

// daysBefore counts the days from the first of March to the first of a month.
var daysBefore = [...]int{306, 337, 0, 31, 61, 92, 122, 153, 184, 214, 245, 275}

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
