// Controls but line breaks and tabs, bidirectional overrides, halves of pairs: a field refuses them, PostgreSQL keeps no NUL.
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** Text as it can be kept: what is pasted or comes from a model may hold signs that nobody sees. */
export const readable = (text: string): string => text.replace(UNREADABLE, "");
