package main

//go:generate go run . -root ..
