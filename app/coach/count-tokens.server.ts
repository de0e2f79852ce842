import { addTokens } from "~/db/coach/tokens.server";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";
import { count } from "~/environment/metrics.server";

/** Counts a call's tokens; a failure is only logged, so that the member gets the answer all the same. */
export async function countTokens(spent: Parameters<typeof addTokens>[0]): Promise<void> {
  const { day, plan, inputTokens, outputTokens } = spent;
  count("coach_tokens", "input", inputTokens);
  count("coach_tokens", "output", outputTokens);
  await addTokens({ day, plan, inputTokens, outputTokens }).catch((error: unknown) => {
    log.warn("tokens-not-counted", { failure: failureText(error) });
  });
}
