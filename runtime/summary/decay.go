package summary

import "math"

// The views of a decayed figure: its time base and how long it remembers.
const (
	WallMinute = iota
	WallQuarter
	DomainMinute
	DomainQuarter
	Views
)

// constants are the time constants of the views in nanoseconds.
var constants = [Views]float64{60e9, 900e9, 60e9, 900e9}

// Instant tells when something happened, in nanoseconds since the Unix epoch.
type Instant struct {
	Wall int64
	// Domain is the time of the record; 0 for what has none.
	Domain int64
}

func (t Instant) of(view int) int64 {
	if view >= DomainMinute {
		return t.Domain
	}
	return t.Wall
}

// decay weighs instants. A weight is 1 at the base of a view and grows with time, so that older
// weights need no change; what was weighed before is brought down by a factor when a base moves.
type decay struct {
	base [Views]int64 // 0 while nothing was weighed
}

// steepest is the growth, in time constants, at which a base moves.
const steepest = 64

// age is the time from one instant to another in time constants of a view. Record times may be as far
// apart as instants can be.
func age(v int, from, to int64) float64 { return (float64(to) - float64(from)) / constants[v] }

// weigh gives the weights of an instant, 0 in views without that time. moved tells that bases moved:
// then earlier weights are to be multiplied by factor first.
func (d *decay) weigh(at Instant) (weight, factor [Views]float64, moved bool) {
	for v := range Views {
		t := at.of(v)
		factor[v] = 1
		switch {
		case t == 0:
			continue
		case d.base[v] == 0:
			d.base[v] = t
		case age(v, d.base[v], t) > steepest:
			factor[v], moved = d.move(v, t), true
		}
		weight[v] = math.Exp(age(v, d.base[v], t))
	}
	return weight, factor, moved
}

// move sets the base of a view and gives the factor for its earlier weights.
func (d *decay) move(v int, base int64) float64 {
	if d.base[v] == 0 {
		d.base[v] = base
		return 1
	}
	factor := math.Exp(-age(v, d.base[v], base))
	d.base[v] = base
	return factor
}

// level brings two to the same bases, the later ones, and gives the factors for the weights of both.
func (d *decay) level(other *decay) (mine, theirs [Views]float64) {
	for v := range Views {
		base := max(d.base[v], other.base[v])
		copied := *other
		mine[v], theirs[v] = d.move(v, base), copied.move(v, base)
	}
	return mine, theirs
}
