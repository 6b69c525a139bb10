// Package branch owns concrete branches: interned keys, their creation, idle eviction on the
// domain clock, LRU bounds and lifecycle notices. It holds no node state; nodes keep state per
// *Key and drop it when told that the key was evicted.
package branch
