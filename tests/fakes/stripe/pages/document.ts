import { pageAnswer, type Answer } from "../http/answer";

/** A page of the fake: plain, without scripts, and labelled as one. */
export const document = (title: string, body: string): Answer =>
  pageAnswer(`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 0 auto; padding: 1rem; color-scheme: light dark }
button { font: inherit; min-height: 44px; padding: 0 1rem; margin: 0.25rem 0 }
</style>
</head>
<body>
<p>Nachgestelltes Stripe: Hier wird nichts abgebucht.</p>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`);

const ENTITIES = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
]);

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES.get(letter) ?? letter);

export const euros = (cents: number): string =>
  (cents / 100).toLocaleString("de-DE", { style: "currency", currency: "EUR" });

export const day = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString("de-DE", {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "Europe/Berlin",
  });

/** A form that consists of a button. */
export const button = (label: string, action: string, fields: Record<string, string> = {}): string => {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  return `<form method="post" action="${escaped(action)}">${hidden.join("")}<button>${escaped(label)}</button></form>`;
};
