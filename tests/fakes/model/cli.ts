import { parseArgs } from "node:util";
import { USUAL_ANSWER } from "./answers";
import { MODEL_NAME, startModel, type FakeModel } from "./start";

/** Reading speed, per word. */
export const PACE_MS = 60;

/**
 * A model for people who try the app without one: `--port=4343 --pace=60`. It answers every question with the same
 * text, word by word. Prints the variables the app needs.
 */
export async function main(args: string[]): Promise<FakeModel> {
  const { values } = parseArgs({
    args,
    options: { port: { type: "string", default: "4343" }, pace: { type: "string", default: String(PACE_MS) } },
  });
  const usual = { text: USUAL_ANSWER, paceMs: Number(values.pace) };
  const model = await startModel({ port: Number(values.port), usual });
  process.stdout.write(`OPENAI_BASE_URL=${model.url}\nOPENAI_MODEL=${MODEL_NAME}\n`);
  return model;
}
