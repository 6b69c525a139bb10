package clock

import "time"

// Coarse is the resolution with which an idle process notices its timers; shorter waits need an
// Alarm.
const Coarse = time.Millisecond

// alarmStep is the distance between rings while several waits are pending.
const alarmStep = 50 * time.Microsecond

// epoch anchors the deadlines of alarms to the monotonic clock.
var epoch = time.Now()
