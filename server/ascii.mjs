/**
 * Code that does the same, with escapes for all letters beyond ASCII: V8 holds a source as one byte per letter only
 * without them. Not for String.raw, unless a pattern is made of it, in which an escape is the letter, too.
 */
export const inAscii = (code) =>
  code.replace(/\\([^])|[^\0-\x7f]/g, (found, escaped = found) =>
    escaped <= "\x7f" ? found : `\\u${escaped.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
