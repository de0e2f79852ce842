import { expect, test } from "vitest";
import { StepFailed } from "../account/failed-step";
import { isOutage } from "./outage";

/** An error as the driver and the queries wrap it. */
const failed = (code: string) =>
  new StepFailed("profile", new Error("Failed query", { cause: Object.assign(new Error("no"), { code }) }));

test.each([
  ["connection lost or never made", ["08000", "08001", "08003", "08004", "08006"]],
  ["read-only", ["25006"]],
  ["idle in a transaction, or in it for too long", ["25P03", "25P04"]],
  ["wrong password", ["28000", "28P01"]],
  ["no such database", ["3D000"]],
  ["given up for another transaction, or nobody knows", ["40001", "40003", "40P01"]],
  ["no schema yet", ["42P01"]],
  ["a right taken away", ["42501"]],
  ["a pooler that has come between", ["26000"]],
  [
    "a certificate that ran out, or is another's",
    ["CERT_HAS_EXPIRED", "DEPTH_ZERO_SELF_SIGNED_CERT", "ERR_TLS_CERT_ALTNAME_INVALID"],
  ],
  ["TLS that does not come about", ["ERR_SSL_WRONG_VERSION_NUMBER", "EPROTO"]],
  ["disk full, out of memory, too many connections", ["53000", "53100", "53200", "53300", "53400"]],
  ["a lock that did not come in time", ["55P03"]],
  ["cancelled, timed out, stopped, crashed, starting, dropped", ["57014", "57P01", "57P02", "57P03", "57P04", "57P05"]],
  ["disk or files gone", ["58000", "58030", "58P01"]],
  ["no way to the server", ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]],
  ["connections of the driver", ["CONNECT_TIMEOUT", "CONNECTION_CLOSED", "CONNECTION_DESTROYED", "CONNECTION_ENDED"]],
  ["the disk below the embedded database", ["ENOSPC", "EDQUOT", "EROFS", "EIO"]],
])("not now: %s", (_, codes) => {
  expect(codes.filter((code) => !isOutage(failed(code)))).toEqual([]);
});

test.each([
  "22001",
  "22P02",
  "23503",
  "23505",
  "23514",
  "25P02",
  "42601",
  "42703",
  "42883",
  "XX000",
  "ENOENT",
  "EPERM",
])("a bug: %s", (code) => {
  expect(isOutage(failed(code))).toBe(false);
});

test.each([
  { severity: "FATAL", code: "XX000" },
  { severity_local: "FATAL", code: "0A000" },
  { syscall: "connect", code: "ENOENT" },
])("not now: whatever refuses the connection itself: %o", (fields) => {
  expect(isOutage(new Error("query", { cause: Object.assign(new Error("no"), fields) }))).toBe(true);
});

test("causes that lead back to themselves end", () => {
  const circular = (fields: object) => {
    const error = new Error("query");
    return Object.assign(error, { cause: Object.assign(new Error("no", { cause: error }), fields) });
  };
  expect(isOutage(circular({ code: "23505" }))).toBe(false);
  expect(isOutage(circular({ severity: "FATAL", code: "XX000" }))).toBe(true);
  const own = new Error("query");
  own.cause = own;
  expect(isOutage(own)).toBe(false);
});

test("what carries no code is a bug", () => {
  for (const thrown of [null, undefined, "57P01", 57, new Error("57P01"), { code: 57 }, { cause: null }]) {
    expect(isOutage(thrown)).toBe(false);
  }
});
