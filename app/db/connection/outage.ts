import { OperatorError } from "~/environment/operator-error";
import { causesOf, hasCode } from "./error-codes";

/** PostgreSQL's classes whose every code means "not now": connection, wrong login, no database, full, stopped, disk. */
const CLASSES = ["08", "28", "3D", "53", "57", "58"];

const CODES = new Set([
  // Single codes of classes with bugs among them: read-only, idle in a transaction for too long, transaction too long.
  "25006",
  "25P03",
  "25P04",
  // A serialization failure or a deadlock that a repetition did not solve; a transaction whose outcome is unknown.
  "40001",
  "40003",
  "40P01",
  // A lock timeout.
  "55P03",
  // The schema does not exist yet, as migrations wait for the database; or our role has lost a right.
  "42P01",
  "42501",
  // A pooler has been put in between, and does not know our prepared statements.
  "26000",
  // Node's codes, of sockets and of the disk below the embedded database.
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
  // The driver's codes.
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
]);

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** OpenSSL's and Node's codes for expired or changed certificates and failed TLS handshakes. */
const TLS = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|ERR_SSL_|ERR_OSSL_|HOSTNAME_MISMATCH$|EPROTO$)/;

/** Whether an error means that the database cannot answer now; every other error is a bug. */
export const isOutage = (error: unknown): boolean =>
  hasCode(
    error,
    (code) => CODES.has(code) || TLS.test(code) || (SQLSTATE.test(code) && CLASSES.includes(code.slice(0, 2))),
  ) || causesOf(error).some(isRefusal);

/** Whether a connection was refused or ended, whatever the code: a pooler uses some codes that mean bugs elsewhere. */
function isRefusal({ severity, severity_local: translated, syscall }: Record<string, unknown>): boolean {
  // PostgreSQL on the same machine removes its socket file while it is stopped.
  return ["FATAL", "PANIC"].includes(String(severity ?? translated)) || syscall === "connect";
}

const AWAY = "Die Datenbank antwortet nicht: Sieh nach, ob sie läuft und Platz hat (DATABASE_URL).";

/** Replaces an outage in the middle of a command, which does not wait, by a sentence for the operator. */
export const explainOutage = (error: unknown): unknown =>
  !(error instanceof OperatorError) && isOutage(error) ? new OperatorError(AWAY, { cause: error }) : error;
