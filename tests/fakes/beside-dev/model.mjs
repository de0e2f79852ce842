import { pathToFileURL } from "node:url";
import { compileAppScript } from "../../../scripts/lib/app-module.mjs";

const FAKE = `export { startModel, MODEL_NAME } from "./tests/fakes/model/start";
export { PACE_MS } from "./tests/fakes/model/cli";
export { USUAL_ANSWER } from "./tests/fakes/model/answers";`;

/**
 * A stand-in for a model in this process, which always gives the same answer, at reading speed.
 * @returns {Promise<{ variables: Record<"OPENAI_BASE_URL" | "OPENAI_MODEL" | "OPENAI_API_KEY", string>, url: string, close: () => Promise<void> }>}
 */
export async function startDevModel() {
  const { startModel, MODEL_NAME, PACE_MS, USUAL_ANSWER } = await import(
    pathToFileURL(await compileAppScript(FAKE, "dev-model")).href
  );
  const model = await startModel({ usual: { text: USUAL_ANSWER, paceMs: PACE_MS } });
  // The key is set and empty, so that the one of .env does not apply.
  const variables = { OPENAI_BASE_URL: model.url, OPENAI_MODEL: MODEL_NAME, OPENAI_API_KEY: "" };
  return { variables, url: model.url, close: () => model.close() };
}
