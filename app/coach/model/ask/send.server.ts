import { log } from "~/environment/log.server";
import { faultBy, ModelFailed } from "../fault";
import type { Prompt } from "../prompt";
import { readErrorBody, type VendorError } from "../read/vendor-error";
import { chunksOf, readWhole } from "../read/whole-body";
import { Refused, type Vendor } from "../vendor.server";
import { bodyOf } from "./body";
import { guessesFrom, withoutRefused, type Manner } from "./manner";

const REFUSES = [400, 422];
const NAMES = [...REFUSES, 424, 500, 501];

/** The first try, and one for each option that a server may refuse. */
const MOST_TRIES = 6;

/**
 * Sends the request, and retries without the options that the server refuses; remembers the manner that worked for
 * later requests. Resolves to the response before its body is read; throws ModelFailed.
 */
export async function send(vendor: Vendor, prompt: readonly Prompt[], signal: AbortSignal): Promise<Response> {
  let manner = vendor.manner;
  let guesses: Manner[] | null = null;
  for (let tries = 1; ; tries++) {
    const answer = await post(vendor, bodyOf({ name: vendor.name, prompt, manner }), signal);
    if (answer.ok) {
      if (manner !== vendor.manner) log.info("model-refuses", { asked: told(manner), tries });
      vendor.manner = manner;
      return answer.response;
    }
    const { error, status } = answer;
    // Some servers answer 500, and say why, when the model's chat template has no system role.
    const named = NAMES.includes(status) && error.why !== "context" ? withoutRefused(manner, error) : null;
    const isUnnamed = !named && REFUSES.includes(status) && (error.why === "request" || error.why === "model");
    if (isUnnamed && vendor.guesses) guesses ??= guessesFrom(manner);
    const next = named ?? guesses?.shift();
    if (next && tries < MOST_TRIES) manner = next;
    else {
      // Leaving out options did not help, so the next question makes no guesses.
      if (guesses?.length === 0) vendor.guesses = false;
      throw faultBy(error.why);
    }
  }
}

type Answered = { ok: true; response: Response } | { ok: false; status: number; error: VendorError };

async function post({ client, url }: Vendor, body: object, signal: AbortSignal): Promise<Answered> {
  // The body is read by model/read: the client's own reader bounds neither lines nor bytes, and hides how an answer
  // ends.
  const asked = client.post(url, { body, signal }).asResponse();
  const response = await asked.catch((error: unknown) => {
    const refused = error instanceof Error && error.cause instanceof Refused ? error.cause : null;
    if (!refused) throw new ModelFailed("away");
    return refused.response;
  });
  if (response.ok) return { ok: true, response };
  const { status } = response;
  // The reason in the body is of use, but optional: the status is known already.
  const said = response.body ? await readWhole(chunksOf(response.body)).catch(() => "") : "";
  return { ok: false, status, error: readErrorBody(said, status) };
}

const told = ({ bounds, asksUsage, streams, hasSystem }: Manner) =>
  [
    bounds[0] ?? "no bound",
    ...(asksUsage ? ["usage"] : []),
    streams ? "stream" : "at once",
    ...(hasSystem ? ["system"] : []),
  ].join(", ");
