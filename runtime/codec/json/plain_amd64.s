#include "textflag.h"

// func copyBlocks(room, text []byte) int
//
// SI is the text, DI the room, BX the index of a block, CX that of the last one, which may begin
// within the one before it.
TEXT ·copyBlocks(SB), NOSPLIT, $0-56
	MOVQ room_base+0(FP), DI
	MOVQ text_base+24(FP), SI
	MOVQ text_len+32(FP), CX
	SUBQ $16, CX
	XORL BX, BX
	MOVQ $0x2222222222222222, AX
	MOVQ AX, X1
	PUNPCKLQDQ X1, X1 // quotes
	MOVQ $0x5c5c5c5c5c5c5c5c, AX
	MOVQ AX, X2
	PUNPCKLQDQ X2, X2 // backslashes
	MOVQ $0x2020202020202020, AX
	MOVQ AX, X3
	PUNPCKLQDQ X3, X3 // the least characters that are no control characters

block:
	MOVOU (SI)(BX*1), X0
	MOVOU X0, (DI)(BX*1)
	MOVO  X3, X4
	PCMPGTB X0, X4 // signed: bytes that are not ASCII are less as well
	MOVO  X0, X5
	PCMPEQB X1, X5
	PCMPEQB X2, X0
	POR   X5, X4
	POR   X0, X4
	PMOVMSKB X4, AX
	TESTL AX, AX
	JNZ   found
	ADDQ  $16, BX
	CMPQ  BX, CX
	JLE   block
	LEAQ  16(CX), DX
	CMPQ  BX, DX
	JEQ   done
	MOVQ  CX, BX
	JMP   block

found:
	BSFL AX, AX
	ADDQ AX, BX

done:
	MOVQ BX, ret+48(FP)
	RET
