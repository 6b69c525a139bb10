// Package diagnostic shows failures beside the text that caused them.
//
// It owns the layout of an annotated excerpt: place, line, underline, advice and causes, with
// colour when it is asked for. It shows the submitted text, so its output is for the one who
// submitted it and never for a log. Main function: Render.
package diagnostic
