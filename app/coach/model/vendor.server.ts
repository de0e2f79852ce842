import type { Env } from "~/env";
import { outside } from "~/outside.server";
import { provided } from "~/provided";
import { firstManner, type Manner } from "./ask/manner";
import { DEADLINES, type Deadlines } from "./deadlines";
import { nativeFetch } from "./native-fetch";

const DEFAULT_MODEL = "gpt-5.4-mini";
const OPENAI = "https://api.openai.com/v1";

export type ModelSettings = Pick<Env, "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL" | "COACH_DAILY_TOKENS"> & {
  /** DEADLINES unless given. */
  deadlines?: Deadlines;
};

const part = provided<ModelSettings>("model");
export const provideModel = part.provide;

/** Who answers, and what this process has learnt of them. */
export interface Vendor {
  fetch: typeof nativeFetch;
  url: URL;
  headers: Record<string, string>;
  name: string;
  /** How it was last answered. */
  manner: Manner;
  /** Whether to try what it might refuse, where it does not say what. */
  guesses: boolean;
  /** unknown: a name of a model that thinks, and no answer yet. hidden: with the mark of a thought's end alone. */
  thoughts: "unknown" | "plain" | "hidden";
}

export const hasModel = (): boolean => isConfigured(part.get());
export const deadlines = (): Deadlines => part.get().deadlines ?? DEADLINES;
/** Tokens a day; null: no ceiling. */
export const dailyCeiling = (): number | null => part.get().COACH_DAILY_TOKENS ?? null;

/** Only where `hasModel()`. */
export const vendor = part.derive(open);

const isConfigured = ({ OPENAI_API_KEY, OPENAI_BASE_URL }: ModelSettings): boolean =>
  OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined;

function open(settings: ModelSettings): Vendor {
  if (!isConfigured(settings)) throw new Error("There is no model: neither OPENAI_API_KEY nor OPENAI_BASE_URL is set.");
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: base, OPENAI_MODEL: name = DEFAULT_MODEL } = settings;
  const url = addressOf(base ?? OPENAI);
  return {
    fetch: (...call) => outside("model", () => nativeFetch(...call)),
    url,
    headers: { "Content-Type": "application/json", Accept: "text/event-stream, application/json", ...keyFor(url, key) },
    name,
    manner: firstManner({ isOpenAi: base === undefined }),
    guesses: true,
    thoughts: THINKS.test(name) ? "unknown" : "plain",
  };
}

/** Names of models that think before they answer, some of them without a mark of where they begin. */
const THINKS =
  /\br1\b|deepseek|qwq|qwen-?3|think|reason|magistral|glm-?[45]|nemotron|minimax|kimi|gpt-oss|exaone|ernie|gemma-?4/i;

/** Azure's older addresses have their version behind a question mark. */
function addressOf(base: string): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, "")}/chat/completions`;
  return url;
}

/** Azure takes keys in a header of its own, at all its addresses; at the older ones nowhere else. */
function keyFor({ hostname }: URL, key: string | undefined): Record<string, string> {
  if (key === undefined) return {};
  return /\.azure\.com$/.test(hostname) ? { "api-key": key } : { Authorization: `Bearer ${key}` };
}
