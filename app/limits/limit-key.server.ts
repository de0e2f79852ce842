import { keyedHash } from "~/signed/secret.server";

/** The key under which uses of `kind` are counted for `whose`; it shows to nobody whose they are. */
export const limitKey = (kind: string, whose: string): string => `${kind}:${keyedHash(kind, whose)}`;
