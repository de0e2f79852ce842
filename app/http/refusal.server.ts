import { refusals } from "~/domain/messages";

/**
 * An answer that refuses. Screens render the page of its status around it; a route without a screen answers with the
 * page that it holds itself.
 */
export function refusal(status: number, headers: Record<string, string> = {}): Response {
  const { title, description } = refusals[status] ?? { title: String(status), description: "" };
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  const page = `<!DOCTYPE html><html lang="de">${head}<h1>${title}</h1><p>${description}</p><p><a href="/">Zur Startseite</a></p></html>`;
  return new Response(page, { status, headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });
}
