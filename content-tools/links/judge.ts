import type { LinkTarget } from "./fetch-page";

/** `refused`: the host answered with an error to our request, so the page itself was not seen. */
export type Verdict = "good" | "moved" | "gone" | "soft-404" | "start-page" | "refused";

/** Titles of pages that say they do not exist. */
const NOT_THERE =
  /\b404\b|nicht gefunden|nicht (mehr )?(vorhanden|verfügbar)|existiert nicht|not found|doesn.t exist|no longer (available|exists)|page unavailable/i;
/** Share of common words from which a page counts as the same as that of a made-up address. */
const SAME_FROM = 0.9;

export function judge(linked: string, target: LinkTarget, madeUp: LinkTarget | null): Verdict {
  const { status } = target;
  if (status === 404 || status === 410) return "gone";
  if (status >= 400) return "refused";
  if (NOT_THERE.test(target.title)) return "soft-404";
  if (isStart(target.at) && !isStart(linked)) return "start-page";
  if (madeUp && madeUp.status < 400 && looksLike(target, madeUp)) return "soft-404";
  return isSameAddress(linked, target.at) ? "good" : "moved";
}

function looksLike(target: LinkTarget, madeUp: LinkTarget): boolean {
  if (target.words.size === 0 || target.title !== madeUp.title) return false;
  const shared = [...target.words].filter((word) => madeUp.words.has(word)).length;
  return shared / Math.max(target.words.size, madeUp.words.size) >= SAME_FROM;
}

/** Tests for a start page, also one of a language: `/de/`, `/en-US`. */
function isStart(address: string): boolean {
  const { pathname, search } = new URL(address);
  return (
    search === "" && /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:index|home|startseite)(?:\.\w+)?\/?)?$/i.test(pathname)
  );
}

/** Compares addresses; another scheme, `www.` or a final slash is no change worth reporting. */
const isSameAddress = (a: string, b: string): boolean => simple(a) === simple(b);
const simple = (address: string): string =>
  address
    .replace(/^https?:\/\/(www\.)?/, "")
    .replace(/#.*$/, "")
    .replace(/\/+$/, "");

/** Made-up address next to the given one, which surely does not exist. */
export function makeUp(address: string): string {
  const url = new URL(address);
  if (url.search !== "") {
    for (const name of url.searchParams.keys()) url.searchParams.set(name, "gibtesnichtabc");
    return url.href;
  }
  return new URL("gibt-es-nicht-7f3a9c", url).href;
}
