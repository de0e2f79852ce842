import { tokensOn } from "~/db/coach/tokens.server";
import type { Access, Holdings } from "~/domain/payments/access";
import { allowanceOf, countedPlan, isBelowCeiling } from "~/domain/coach/quota";
import { berlinDay } from "~/domain/time/german-dates";
import { countTokens } from "../count-tokens.server";
import { dailyCeiling, hasModel } from "../model/vendor.server";
import { streamModel, type Usage } from "../model/stream.server";
import type { AskModel } from "./word-plan";

/** Limit for the model: a form waits for it, and must show a failure by 30 s. */
const PATIENCE_MS = 25_000;

interface Asker {
  access: Access;
  holdings: Holdings;
}

/** Asks the model to word plans; null without one. Its tokens count against the day's ceiling, as answers do. */
export function wordingModel({
  asker,
  now,
  signal,
}: {
  asker: Asker;
  now: Date;
  signal: AbortSignal;
}): AskModel | null {
  if (!hasModel()) return null;
  return async (messages) => {
    const day = berlinDay(now);
    const ceiling = dailyCeiling();
    const spent = ceiling === null ? 0 : await tokensOn({ day });
    if (!isBelowCeiling(allowanceOf(asker.access), { ceiling, spent })) return { ok: false };
    let text = "";
    let ending = "cut";
    let usage: Usage | null = null;
    for await (const event of streamModel(messages, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]))) {
      if (event.type === "words") text += event.text;
      else if (event.type === "anew") text = "";
      else if (event.type === "usage") usage = { inputTokens: event.inputTokens, outputTokens: event.outputTokens };
      else ending = event.type === "finished" ? event.reason : event.fault;
    }
    if (usage) await countTokens({ day, plan: countedPlan(asker.access, asker.holdings), ...usage });
    return ending === "whole" ? { ok: true, text } : { ok: false };
  };
}
