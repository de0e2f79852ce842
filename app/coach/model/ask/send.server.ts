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

/** One try, and one for each of the things that a server may refuse. */
const MOST_TRIES = 6;

/**
 * Asks, and asks again without what the server refuses; how it was answered is remembered for all that follows. Resolves with the
 * answer's head; throws ModelFailed.
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
    // A template that knows no rules of the system ends in 500 at some servers, with its reason.
    const named = NAMES.includes(status) && error.why !== "context" ? withoutRefused(manner, error) : null;
    const isUnnamed = !named && REFUSES.includes(status) && (error.why === "request" || error.why === "model");
    if (isUnnamed && vendor.guesses) guesses ??= guessesFrom(manner);
    const next = named ?? guesses?.shift();
    if (next && tries < MOST_TRIES) manner = next;
    else {
      // Nothing of what could be left out is what it refuses, so the next question is refused at once.
      if (guesses?.length === 0) vendor.guesses = false;
      throw faultBy(error.why);
    }
  }
}

type Answered = { ok: true; response: Response } | { ok: false; status: number; error: VendorError };

async function post({ client, url }: Vendor, body: object, signal: AbortSignal): Promise<Answered> {
  // Its answer is read by the border alone: the client's own reader bounds neither lines nor bytes, and hides how an answer ends.
  const asked = client.post(url, { body, signal }).asResponse();
  const response = await asked.catch((error: unknown) => {
    const refused = error instanceof Error && error.cause instanceof Refused ? error.cause : null;
    if (!refused) throw new ModelFailed("away");
    return refused.response;
  });
  if (response.ok) return { ok: true, response };
  const { status } = response;
  // Why a server refuses is worth knowing, but whoever reads it has its status already.
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
