import type OpenAI from "openai";
import type { Env } from "~/env";
import { provided } from "~/provided";
import { DEADLINES, type Deadlines } from "./deadlines";
import { nativeFetch } from "./native-fetch";

const DEFAULT_MODEL = "gpt-5.4-mini";

export type ModelSettings = Pick<Env, "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL" | "COACH_DAILY_TOKENS"> & {
  /** DEADLINES unless given. */
  deadlines?: Deadlines;
};

const part = provided<ModelSettings>("model");
export const provideModel = part.provide;

export interface Model {
  client: OpenAI;
  name: string;
  /** The parameter that bounds an answer: compatible servers know the older one alone, OpenAI's newer models the newer one. */
  bound: "max_tokens" | "max_completion_tokens";
}

const model = part.derive(open);

export const hasModel = (): boolean => isConfigured(part.get());
export const deadlines = (): Deadlines => part.get().deadlines ?? DEADLINES;
/** Tokens a day; null: no ceiling. */
export const dailyCeiling = (): number | null => part.get().COACH_DAILY_TOKENS ?? null;

/** Only where `hasModel()`. */
export async function openModel(): Promise<Model> {
  const opened = await model();
  if (!opened) throw new Error("There is no model: neither OPENAI_API_KEY nor OPENAI_BASE_URL is set.");
  return opened;
}

const isConfigured = ({ OPENAI_API_KEY, OPENAI_BASE_URL }: ModelSettings): boolean =>
  OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined;

/** Loads the SDK with the first question, and passes all options that it would otherwise read from the environment. */
async function open(settings: ModelSettings): Promise<Model | null> {
  if (!isConfigured(settings)) return null;
  const { default: Client } = await import("openai");
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: base, OPENAI_MODEL: name = DEFAULT_MODEL } = settings;
  const client = new Client({
    apiKey: key ?? "none",
    baseURL: base ?? "https://api.openai.com/v1",
    organization: null,
    project: null,
    fetch: nativeFetch,
    // A retry would wait as long as Retry-After says, ignoring the signal meanwhile.
    maxRetries: 0,
    // Our deadlines apply first: the SDK's covers only the time to the headers.
    timeout: 60_000,
    // It would log chunks that it cannot parse, with parts of answers.
    logLevel: "off",
  });
  return { client, name, bound: base ? "max_tokens" : "max_completion_tokens" };
}
