// Code generated from spec/ by go generate. DO NOT EDIT.

package checkpoint
