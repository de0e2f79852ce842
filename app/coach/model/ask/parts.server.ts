import type { Prompt } from "../prompt";
import { readStreamParts, type Arrived } from "../read/parts";
import type { Vendor } from "../vendor.server";
import { withoutRefused } from "./manner";
import { send } from "./send.server";

/** Sends the prompt and reads the answer. Throws ModelFailed. */
export async function* partsOf(
  asked: Vendor,
  prompt: readonly Prompt[],
  signal: AbortSignal,
  progress: { isSent: boolean; isAnswered: boolean },
): AsyncGenerator<Arrived, undefined> {
  progress.isSent = true;
  for (;;) {
    const parts = readStreamParts(await send(asked, prompt, signal));
    const first = await parts.next();
    // Some servers send status 200 before they read the request: their refusal then comes in place of the first word.
    const error = !first.done && first.value.type === "part" ? first.value.part.error : null;
    const next = error && withoutRefused(asked.manner, error);
    progress.isAnswered = !next;
    if (!next) {
      if (!first.done) yield first.value;
      return yield* parts;
    }
    asked.manner = next;
    await parts.return(undefined);
  }
}
