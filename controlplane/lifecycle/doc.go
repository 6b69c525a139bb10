// Package lifecycle owns the rules of starting and stopping domains and of who may change one.
//
// It owns the alteration locks (one exclusive, leader-local lock per domain, CP-218), the plan of
// START and STOP, the texts of their results, and the lines that SHOW CLUSTER STATUS prints of
// domains and schedules. It stores nothing and runs nothing. Main types: Locks; main functions:
// Plan, DomainLines, ScheduleLines.
package lifecycle
