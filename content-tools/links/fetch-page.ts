/** Page at an address, as far as telling good from gone needs it. */
export interface LinkTarget {
  status: number;
  /** Address at which redirects ended. */
  at: string;
  title: string;
  /** Words of the page, without markup; empty unless it is HTML. */
  words: ReadonlySet<string>;
}

export type Fetched = { ok: true; target: LinkTarget } | { ok: false; reason: string };

/** Letters read of a page: its title and text stand at the beginning. */
const READ_AT_MOST = 400_000;
const AGENT = "Mozilla/5.0 (compatible; Linkpruefung/1.0)";

/** Sends HEAD; then GET for a page, or when HEAD fails. */
export async function fetchPage(url: string, timeoutMs: number): Promise<Fetched> {
  const head = await request(url, "HEAD", timeoutMs);
  if (head.ok && head.target.status < 400 && !head.isPage) return head;
  // An unreachable host does not answer a second request either.
  if (!head.ok && head.isUnreachable) return head;
  return request(url, "GET", timeoutMs);
}

type RequestOutcome =
  | ({ ok: true; target: LinkTarget } & { isPage: boolean })
  | { ok: false; reason: string; isUnreachable: boolean };

async function request(url: string, method: "HEAD" | "GET", timeoutMs: number): Promise<RequestOutcome> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const headers = { "User-Agent": AGENT, Accept: "text/html,*/*;q=0.5", "Accept-Language": "de,en;q=0.5" };
    const response = await fetch(url, { method, redirect: "follow", signal, headers });
    const isPage = /\bhtml\b/.test(response.headers.get("Content-Type") ?? "text/html");
    const isRead = method === "GET" && isPage;
    const html = isRead ? await readStart(response) : "";
    if (!isRead) await response.body?.cancel();
    return {
      ok: true,
      isPage,
      target: { status: response.status, at: response.url, title: titleOf(html), words: wordsOf(html) },
    };
  } catch (error) {
    if (signal.aborted) return { ok: false, reason: `keine Antwort in ${timeoutMs / 1000} s`, isUnreachable: false };
    const code = causeOf(error);
    return { ok: false, reason: code, isUnreachable: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|CERT|TLS/.test(code) };
  }
}

async function readStart({ body }: Response): Promise<string> {
  if (!body) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (text.length < READ_AT_MOST) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

// Quantifiers are bounded against hostile pages: each opening tag would else be searched to the end of the page.
export const titleOf = (html: string): string =>
  plain(
    /<title[^>]{0,500}>([^<]{0,500})/i.exec(html)?.[1] ??
      /<h1[^>]{0,500}>([\s\S]{0,2000}?)<\/h1>/i.exec(html)?.[1] ??
      "",
  );

export const wordsOf = (html: string): ReadonlySet<string> =>
  new Set(
    plain(shown(html))
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2),
  );

/** Removes elements that readers do not see; an unclosed one extends to the end of the page. */
function shown(html: string): string {
  let text = "";
  let from = 0;
  let hidden: string | null = null;
  for (const { 1: slash, 2: name = "", index } of html.matchAll(/<(\/?)(script|style|noscript|svg)\b/gi)) {
    if (hidden === null && slash === "") {
      text += `${html.slice(from, index)} `;
      hidden = name.toLowerCase();
    } else if (slash === "/" && name.toLowerCase() === hidden) {
      hidden = null;
      from = index;
    }
  }
  return hidden === null ? text + html.slice(from) : text;
}

const plain = (html: string): string =>
  html
    .replace(/<[^<>]{0,2000}>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && "code" in cause && typeof cause.code === "string") return cause.code;
  return cause instanceof Error ? cause.message : String(cause);
}
