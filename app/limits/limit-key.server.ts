import { keyedHash } from "~/signed/secret.server";

/** The key under which uses of `kind` by `whose` are counted; hashed, so that it does not reveal the owner. */
export const limitKey = (kind: string, whose: string): string => `${kind}:${keyedHash(kind, whose)}`;
