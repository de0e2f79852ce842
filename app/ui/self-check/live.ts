import { isRecord } from "~/domain/is-record";
// The kit is loaded in any case. Without this import, the code both share would be a script of its own on every page.
import "../kit";

const DEADLINE_MS = 10_000;

const NOT_ARRIVED =
  '<p class="text-note font-[550] text-danger">Nicht geprüft: Wir erreichen den Server gerade nicht. Deine Antwort steht noch da.</p>';

/**
 * Sends a question's answer and puts the verdict in its place. Without a connection that is said there, as the page is
 * all that its reader has; what a server refuses goes as a page without scripts would.
 */
export async function checkHere(form: HTMLFormElement): Promise<void> {
  const place = form.querySelector("[role=status]");
  const html = await verdictOf(form);
  if (place && html !== null) place.innerHTML = html;
  else form.submit();
}

/** Null where the server answers with something else than a verdict. */
async function verdictOf(form: HTMLFormElement): Promise<string | null> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value);
  body.set("isInPlace", "1");
  try {
    const response = await fetch(`${form.action}?_data=${encodeURIComponent("routes/_app.pruef-dich")}`, {
      method: "POST",
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    // A network that wants a login answers with a page of its own, a proxy without its server with an error.
    const isOurs = response.type === "opaqueredirect" || response.headers.has("X-Remix-Response");
    if (!isOurs) return NOT_ARRIVED;
    const answer: unknown = response.ok ? await response.json() : null;
    return isRecord(answer) && typeof answer.verdict === "string" ? answer.verdict : null;
  } catch {
    return NOT_ARRIVED;
  }
}
