import { isRecord } from "~/domain/is-record";
import { OperatorError } from "~/environment/operator-error";
import { hasCode } from "./error-codes";

/** PostgreSQL's classes whose every code means "not now": connection, wrong login, no database, full, stopped, disk. */
const CLASSES = ["08", "28", "3D", "53", "57", "58"];

const CODES = new Set([
  // Of classes whose other codes are bugs: read-only, idle in a transaction for too long, transaction too long.
  "25006",
  "25P03",
  "25P04",
  // A serialization failure or a deadlock that a repetition did not solve, an end of a transaction that nobody knows.
  "40001",
  "40003",
  "40P01",
  // A lock that did not come in time.
  "55P03",
  // The schema is not there yet: migrations wait for the database. Or a right was taken from our role.
  "42P01",
  "42501",
  // A pooler that has come between, and knows no names of statements.
  "26000",
  // Node's, of sockets and of the disk below the embedded database.
  "EADDRNOTAVAIL",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EDQUOT",
  "EHOSTUNREACH",
  "EIO",
  "ENETUNREACH",
  "ENOSPC",
  "ENOTFOUND",
  "EPIPE",
  "EROFS",
  "ETIMEDOUT",
  // The driver's.
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
]);

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** OpenSSL's and Node's, of certificates that ran out or were changed, and of TLS that does not come about. */
const TLS = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|ERR_SSL_|ERR_OSSL_|HOSTNAME_MISMATCH$|EPROTO$)/;

/** Whether an error says that the database cannot answer at this moment; everything else is a bug. */
export const isOutage = (error: unknown): boolean =>
  hasCode(
    error,
    (code) => CODES.has(code) || TLS.test(code) || (SQLSTATE.test(code) && CLASSES.includes(code.slice(0, 2))),
  ) || isRefusal(error);

/** A connection that was not let in, or ended, whatever the code: a pooler has some that are bugs anywhere else. */
function isRefusal(error: unknown): boolean {
  if (!isRecord(error)) return false;
  const severity = error.severity ?? error.severity_local;
  // The socket's file is gone as long as PostgreSQL of the same machine is stopped.
  if (severity === "FATAL" || severity === "PANIC" || error.syscall === "connect") return true;
  return isRefusal(error.cause);
}

const AWAY = "Die Datenbank antwortet nicht: Sieh nach, ob sie läuft und Platz hat (DATABASE_URL).";

/** For a command, whose process does not wait: a sentence where the database went away in the middle. */
export const explainOutage = (error: unknown): unknown =>
  !(error instanceof OperatorError) && isOutage(error) ? new OperatorError(AWAY, { cause: error }) : error;
