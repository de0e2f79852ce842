import { notSaved } from "~/domain/messages/messages";
import { documentForm } from "../kit/forms/document-form";

const STYLE =
  ":root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}body{max-width:32rem;margin:4rem auto;padding:0 1.125rem}" +
  "button{font:inherit;font-weight:600;min-height:3rem;padding:0 1.5rem;border-radius:1.5rem}";

/**
 * Replaces the browser's error page when a form sent as a document did not arrive: contains the form, to send it again.
 */
export const unsentPage = (action: string, fields: readonly [string, string][]): string =>
  `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${notSaved.title}</title><style>${STYLE}</style></head><body><main><h1>${notSaved.title}</h1>` +
  `<p>${notSaved.description}</p>${documentForm(action, fields, "<p><button>Noch einmal senden</button></p>")}` +
  `</main></body></html>`;
