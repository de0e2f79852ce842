import { addTokens } from "~/db/coach/tokens.server";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";
import { count } from "~/environment/metrics.server";

/** What a call has cost is a note: an answer is given whether or not it can be kept. */
export async function countTokens(spent: Parameters<typeof addTokens>[0]): Promise<void> {
  const { day, plan, inputTokens, outputTokens } = spent;
  count("coach_tokens", "input", inputTokens);
  count("coach_tokens", "output", outputTokens);
  await addTokens({ day, plan, inputTokens, outputTokens }).catch((error: unknown) => {
    log.warn("tokens-not-counted", { failure: failureText(error) });
  });
}
