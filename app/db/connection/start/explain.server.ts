import { isRecord } from "~/domain/is-record";
import { NotYet, OperatorError } from "~/environment/operator-error";
import type { DatabaseAddress } from "~/environment/database-address";
import { REFUSALS } from "./refusals";
import type { FailedConnection } from "./refusals/refusal";
import { whoAnswers } from "./who-answers.server";

/** Codes that do not reveal what the other side is: it hung up, stayed silent or spoke another protocol. */
const SAYS_LITTLE = /^(CONNECTION_|CONNECT_TIMEOUT|ECONNRESET|EPIPE|EPROTO|ERR_SSL_)/;

/**
 * Turns an error into one sentence for the operator, which ends the start or lets it wait; unknown errors come back
 * unchanged.
 */
export async function explainRefusal(error: unknown, address: DatabaseAddress): Promise<unknown> {
  if (error instanceof OperatorError) return error;
  const failure = await readFailure(error, address);
  const refusal = failure && REFUSALS.find(({ fits }) => fits(failure));
  if (!refusal) return error;
  const Sentence = refusal.waits ? NotYet : OperatorError;
  return new Sentence(refusal.sentence(address, failure), { cause: error });
}

async function readFailure(error: unknown, address: DatabaseAddress): Promise<FailedConnection | null> {
  if (!isRecord(error)) return null;
  // One host name with several IP addresses, each of which refused.
  if (error instanceof AggregateError && typeof error.code !== "string") return readFailure(error.errors[0], address);
  if (typeof error.code !== "string") return null;
  const { code } = error;
  const text = (name: string) => (typeof error[name] === "string" ? error[name] : "");
  return {
    code,
    routine: text("routine"),
    // A pooler fills only the severity field that PostgreSQL translates.
    isFatal: ["FATAL", "PANIC"].includes(text("severity") || text("severity_local")),
    message: text("message"),
    wantsTls: address.tls !== "off",
    listener: SAYS_LITTLE.test(code) ? await whoAnswers(address) : null,
  };
}
