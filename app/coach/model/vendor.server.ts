import type OpenAI from "openai";
import type { Env } from "~/environment/env";
import { outside } from "~/environment/outside.server";
import { provided } from "~/environment/provided";
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
  client: OpenAI;
  /** Of its chat completions, with whatever stands behind a question mark. */
  url: string;
  /** Like models.example:8080. */
  host: string;
  /** Not OpenAI's own. */
  isElsewhere: boolean;
  hasKey: boolean;
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

/** Loads the client with the first question. */
async function open(settings: ModelSettings): Promise<Vendor> {
  if (!isConfigured(settings)) throw new Error("There is no model: neither OPENAI_API_KEY nor OPENAI_BASE_URL is set.");
  const { default: Client } = await import("openai");
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: base, OPENAI_MODEL: name = DEFAULT_MODEL } = settings;
  const url = addressOf(base ?? OPENAI);
  return {
    client: new Client({
      // All that it would otherwise read from the environment.
      apiKey: key ?? "none",
      organization: null,
      project: null,
      defaultHeaders: { Accept: "text/event-stream, application/json", ...keyFor(url, key) },
      fetch: (...call) => outside("model", () => fetchAnswer(...call)),
      // A retry would wait as long as Retry-After says, ignoring the signal meanwhile.
      maxRetries: 0,
      // Deadlines of the app apply first.
      timeout: 600_000,
      logLevel: "off",
    }),
    url: url.href,
    host: url.host,
    isElsewhere: base !== undefined,
    hasKey: key !== undefined,
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
function keyFor({ hostname }: URL, key: string | undefined): Record<string, string | null> {
  if (key === undefined) return { Authorization: null };
  return /\.azure\.com$/.test(hostname) ? { "api-key": key, Authorization: null } : {};
}

/** What a server answers instead of an answer: the client would read it whole, however long it is. */
export class Refused extends Error {
  override readonly name = "Refused";
  constructor(readonly response: Response) {
    super(`refused with ${response.status}`);
  }
}

async function fetchAnswer(...call: Parameters<typeof nativeFetch>): Promise<Response> {
  const response = await nativeFetch(...call);
  if (!response.ok) throw new Refused(response);
  return response;
}
