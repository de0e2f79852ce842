// Control characters but line breaks and tabs, bidirectional overrides, lone surrogates; fields refuse them, and
// PostgreSQL cannot store NUL.
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** Text as it can be stored: pasted or generated text may contain invisible characters, which are removed. */
export const readable = (text: string): string => text.replace(UNREADABLE, "");
