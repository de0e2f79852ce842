import type { Answer } from "./fetch-page.server";

/** `refused`: the host answered, but not to us, so nothing was seen. */
export type Verdict = "good" | "moved" | "gone" | "soft-404" | "start-page" | "refused";

/** What says of itself that it is not there, in the words of its name. */
const NOT_THERE =
  /\b404\b|nicht gefunden|nicht (mehr )?(vorhanden|verfügbar)|existiert nicht|not found|doesn.t exist|no longer (available|exists)|page unavailable/i;
/** Of a page that exists and one that was made up, by their words. */
const SAME_FROM = 0.9;

export function judge(asked: string, answer: Answer, madeUp: Answer | null): Verdict {
  const { status } = answer;
  if (status === 404 || status === 410) return "gone";
  if (status >= 400) return "refused";
  if (NOT_THERE.test(answer.title)) return "soft-404";
  if (isStart(answer.at) && !isStart(asked)) return "start-page";
  if (madeUp && madeUp.status < 400 && looksLike(answer, madeUp)) return "soft-404";
  return isSameAddress(asked, answer.at) ? "good" : "moved";
}

function looksLike(answer: Answer, madeUp: Answer): boolean {
  if (answer.words.size === 0 || answer.title !== madeUp.title) return false;
  const shared = [...answer.words].filter((word) => madeUp.words.has(word)).length;
  return shared / Math.max(answer.words.size, madeUp.words.size) >= SAME_FROM;
}

/** Also of a language: `/de/`, `/en-US`. */
function isStart(address: string): boolean {
  const { pathname, search } = new URL(address);
  return (
    search === "" && /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:index|home|startseite)(?:\.\w+)?\/?)?$/i.test(pathname)
  );
}

/** Another scheme, `www.` or a slash at the end is nothing to tell an editor. */
const isSameAddress = (a: string, b: string): boolean => simple(a) === simple(b);
const simple = (address: string): string =>
  address
    .replace(/^https?:\/\/(www\.)?/, "")
    .replace(/#.*$/, "")
    .replace(/\/+$/, "");

/** An address beside this one that nobody has made. */
export function makeUp(address: string): string {
  const url = new URL(address);
  if (url.search !== "") {
    for (const name of url.searchParams.keys()) url.searchParams.set(name, "gibtesnichtabc");
    return url.href;
  }
  return new URL("gibt-es-nicht-7f3a9c", url).href;
}
