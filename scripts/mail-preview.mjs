// `npm run mail:preview`: every mail there is, with invented data, as HTML in light and dark and as text, in
// .cache/mail-preview. Nothing is sent.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compileAppScript } from "./lib/app-module.mjs";
import { inProject } from "./lib/project.mjs";

const ENTRY = `
export { openLibrary } from "./app/content/open-library.server";
export { sampleMails } from "./app/mail/samples";
`;
const ORIGIN = "https://startklar.example";
const app = await import(pathToFileURL(await compileAppScript(ENTRY, "mail-preview")).href);
const { library } = await app.openLibrary({ contentDir: process.env.CONTENT_DIR || "content", watch: false });
const { productName, operator } = library.site;
const textOf = (slug) => library.legalText(slug, ORIGIN) ?? "";
const texts = { termsText: textOf("agb"), withdrawalText: textOf("widerrufsbelehrung") };

const folder = inProject(".cache/mail-preview");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const rows = [];
for (const [name, mail] of Object.entries(app.sampleMails({ productName, operator, origin: ORIGIN, ...texts }))) {
  writeFileSync(join(folder, `${name}.txt`), `${mail.subject}\n\n${mail.text}`);
  for (const theme of ["light", "dark"])
    writeFileSync(join(folder, `${name}.${theme}.html`), inTheme(mail.html, theme));
  const links = ["light.html", "dark.html", "txt"].map((end) => `<a href="${name}.${end}">${end}</a>`).join(" ");
  rows.push(`<li>${mail.subject}: ${links}</li>`);
}
writeFileSync(
  join(folder, "index.html"),
  `<!doctype html><meta charset="utf-8"><title>Mails</title><ul>${rows.join("")}</ul>`,
);
console.log(`${rows.length} E-Mails, hell, dunkel und als Text: ${join(folder, "index.html")}`);

/** As a client shows it that is set to this theme, whatever the browser is set to. */
function inTheme(html, theme) {
  const query = "@media (prefers-color-scheme:dark)";
  return html.replace(query, theme === "dark" ? "@media all" : "@media not all");
}
