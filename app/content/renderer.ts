/**
 * Bumped when parsing, checking, compiling or the shape of what is cached change: everything else that decides an
 * output is hashed. A test compares a fingerprint of those files and packages and fails when someone forgets.
 */
export const RENDERER = "5";
