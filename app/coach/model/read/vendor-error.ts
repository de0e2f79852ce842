import { isRecord } from "~/domain/is-record";

/** Reason why a server does not answer, in a word of ours: its own text may quote the question. */
export type Why = "busy" | "key" | "model" | "context" | "filter" | "request" | "broken";

export interface VendorError {
  why: Why;
  /** The error's full text in lower case, searched for names of fields; never logged or stored. */
  words: string;
}

/**
 * Errors come as { error: { message, type, code, param } }, { error: "…" }, { message }, { detail: [{ loc, msg }] },
 * with JSON nested in a message, as { error_type, error_message } or inside a choice. Null for a value that is no
 * error.
 */
export function readVendorError(value: unknown, { isError }: { isError: boolean }): VendorError | null {
  if (!isError && !looksWrong(value)) return null;
  const words = wordsOf(value);
  return { why: whyOf(words, statusIn(value)), words };
}

/** Reads the body of a response whose status is an error. */
export function readErrorBody(text: string, status: number): VendorError {
  const words = wordsOf(text);
  return { why: whyOf(words, status), words };
}

function looksWrong(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const first: unknown = Array.isArray(value.choices) ? value.choices[0] : undefined;
  const isOwn = [value.error, value.error_message, value.error_type].some(Boolean);
  const isBare = first === undefined && (value.object === "error" || value.type === "error" || Boolean(value.detail));
  return isOwn || isBare || (isRecord(first) && Boolean(first.error));
}

function statusIn(value: unknown): number | null {
  if (!isRecord(value)) return null;
  const found = [value.code, value.status, isRecord(value.error) ? (value.error.code ?? value.error.status) : null].map(
    Number,
  );
  return found.find((code) => code >= 400 && code < 600) ?? null;
}

const WORDS: readonly (readonly [Why, RegExp])[] = [
  ["filter", /content_filter|content management policy|responsibleaipolicy|prohibited_content/],
  ["context", /context[ _](?:length|size|window)|maximum context|exceed_context|prompt is too long|too many tokens/],
  ["busy", /rate.?limit|too many requests|overloaded|capacity|insufficient_quota|queue is full/],
  ["key", /invalid_api_key|incorrect api key|unauthori[sz]ed|authentication/],
  ["model", /model_not_found|model .{0,80}(?:not found|does not exist|not loaded)|no models? loaded/],
];

function whyOf(words: string, status: number | null): Why {
  const said = WORDS.find(([, pattern]) => pattern.test(words))?.[0];
  if (said === "filter" || said === "context") return said;
  if (status === 429 || status === 402) return "busy";
  if (status === 401 || status === 403) return "key";
  if (status === 404) return "model";
  if (said) return said;
  return status !== null && status < 500 ? "request" : "broken";
}

const MOST = { depth: 8, texts: 200, letters: 2_000 };
/** Fields that repeat the request. */
const ECHOES = new Set(["input", "ctx", "url", "body", "request"]);

function wordsOf(value: unknown): string {
  const texts: string[] = [];
  collect(value, 0, texts);
  return texts.join(" \n ").toLowerCase();
}

function collect(value: unknown, depth: number, texts: string[]): void {
  if (depth > MOST.depth || texts.length >= MOST.texts) return;
  if (typeof value === "string") return collectText(value, depth, texts);
  if (Array.isArray(value)) for (const one of value) collect(one, depth + 1, texts);
  else if (isRecord(value)) {
    for (const [key, one] of Object.entries(value)) if (!ECHOES.has(key)) collect(one, depth + 1, texts);
  }
}

/** Mistral and some proxies put the whole answer of another server into a message. */
function collectText(text: string, depth: number, texts: string[]): void {
  const trimmed = text.trim();
  if (/^[{[]/.test(trimmed)) {
    try {
      return collect(JSON.parse(trimmed), depth + 1, texts);
    } catch {
      // No JSON: a dictionary printed by Python, or text that begins like one.
    }
  }
  texts.push(trimmed.slice(0, MOST.letters));
}
