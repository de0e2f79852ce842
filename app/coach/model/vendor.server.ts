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

/** The model server, and what this process has learnt about it. */
export interface Vendor {
  client: OpenAI;
  /** Address of the chat completions, including a query string. */
  url: string;
  /** Host with port, like models.example:8080. */
  host: string;
  /** Whether the server is not OpenAI's own. */
  isElsewhere: boolean;
  hasKey: boolean;
  name: string;
  /** Request options that the server last accepted. */
  manner: Manner;
  /** Whether to guess which options to leave out when the server refuses without saying what. */
  guesses: boolean;
  /** unknown: the model's name suggests thoughts, no answer yet. hidden: its thoughts only have a closing mark. */
  thoughts: "unknown" | "plain" | "hidden";
}

export const hasModel = (): boolean => isConfigured(part.get());
export const deadlines = (): Deadlines => part.get().deadlines ?? DEADLINES;
/** Tokens a day; null: no ceiling. */
export const dailyCeiling = (): number | null => part.get().COACH_DAILY_TOKENS ?? null;

/** The configured server; call it only where `hasModel()`. */
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
      // Set explicitly: the client would otherwise read these from the environment.
      apiKey: key ?? "none",
      organization: null,
      project: null,
      defaultHeaders: { Accept: "text/event-stream, application/json", ...keyFor(url, key) },
      fetch: (...call) => outside("model", () => fetchAnswer(...call)),
      // A retry would wait as long as Retry-After says, ignoring the signal meanwhile.
      maxRetries: 0,
      // Longer than the app's own deadlines, so that those apply first.
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

/** Names of models that think before they answer, some of them without an opening mark. */
const THINKS =
  /\br1\b|deepseek|qwq|qwen-?3|think|reason|magistral|glm-?[45]|nemotron|minimax|kimi|gpt-oss|exaone|ernie|gemma-?4/i;

/** Address of the chat completions; keeps the query, which holds the version in Azure's older addresses. */
function addressOf(base: string): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, "")}/chat/completions`;
  return url;
}

/** Headers for the key: Azure takes it in a header of its own, at its older addresses only there. */
function keyFor({ hostname }: URL, key: string | undefined): Record<string, string | null> {
  if (key === undefined) return { Authorization: null };
  return /\.azure\.com$/.test(hostname) ? { "api-key": key, Authorization: null } : {};
}

/** Carries an error response unread past the client, which would read its whole body, however long. */
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
