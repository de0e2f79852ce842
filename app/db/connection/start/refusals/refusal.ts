import type { DatabaseAddress } from "~/environment/database-address";
import type { Listener } from "../who-answers.server";

/** What is known when a connection, or the first work on it, fails. */
export interface Failure {
  /** PostgreSQL's, Node's, OpenSSL's or the driver's. */
  code: string;
  /** Where in PostgreSQL's source it was refused; empty with others. */
  routine: string;
  /** The session was not let in, or ended, by it. */
  isFatal: boolean;
  /** A pooler's own words are always English; PostgreSQL's may be of any language. */
  message: string;
  /** DATABASE_URL asks for it. */
  wantsTls: boolean;
  /** Who listens there; null where the failure says enough. */
  listener: Listener | null;
}

export interface Refusal {
  /** In docs/operating.md. */
  case: string;
  fits: (failure: Failure) => boolean;
  /** Whether it may be over by itself. */
  waits: boolean;
  sentence: (address: DatabaseAddress, failure: Failure) => string;
}

export const isClass =
  (start: string) =>
  ({ code }: Failure) =>
    code.length === 5 && code.startsWith(start);
export const isCode =
  (...codes: readonly string[]) =>
  ({ code }: Failure) =>
    codes.includes(code);
/** By its words: a pooler has one code for many things. */
export const atPooler = (pattern: RegExp) => (failure: Failure) =>
  failure.code === "08P01" && pattern.test(failure.message);
