import type { DatabaseAddress } from "~/environment/database-address";
import type { Listener } from "../who-answers.server";

/** Facts about a failed connection, or about its failed first query. */
export interface FailedConnection {
  /** Error code of PostgreSQL, Node, OpenSSL or the driver. */
  code: string;
  /** Function in PostgreSQL's source that refused; empty for other errors. */
  routine: string;
  /** The session was refused or ended by it. */
  isFatal: boolean;
  /** The error's text. A pooler's is always English; PostgreSQL's may be in any language. */
  message: string;
  /** Whether DATABASE_URL asks for TLS. */
  wantsTls: boolean;
  /** The server found at the address; null where the failure says enough. */
  listener: Listener | null;
}

export interface Refusal {
  /** The case in docs/operating.md. */
  case: string;
  fits: (failure: FailedConnection) => boolean;
  /** Whether the fault may pass by itself. */
  waits: boolean;
  sentence: (address: DatabaseAddress, failure: FailedConnection) => string;
}

export const isClass =
  (start: string) =>
  ({ code }: FailedConnection) =>
    code.length === 5 && code.startsWith(start);
export const isCode =
  (...codes: readonly string[]) =>
  ({ code }: FailedConnection) =>
    codes.includes(code);
/** Matches the message, as a pooler has one code for many faults. */
export const atPooler = (pattern: RegExp) => (failure: FailedConnection) =>
  failure.code === "08P01" && pattern.test(failure.message);
