import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openLibrary } from "~/content/open-library.server";
import { endWithSentence } from "~/environment/operator-error";
import { picturesIn } from "./pictures";
import { sampleMails } from "./samples";

const ORIGIN = "https://startklar.example";
const THEMES = ["light", "dark"] as const;

/** `npm run mail:preview`: every mail there is, with invented data, in light, in dark and as text. Nothing is sent. */
export async function main(contentDir: string, folder: string): Promise<void> {
  await preview(contentDir, folder).catch(endWithSentence);
}

async function preview(contentDir: string, folder: string): Promise<void> {
  const { library } = await openLibrary({ contentDir, watch: false });
  const { productName, operator } = library.site;
  const textOf = (slug: string) => library.legalText(slug, ORIGIN) ?? "";
  const texts = { termsText: textOf("agb"), withdrawalText: textOf("widerrufsbelehrung") };
  const mails = Object.entries(sampleMails({ productName, operator, origin: ORIGIN, ...texts }));

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, { subject, text, html }] of mails) {
    await writeFile(join(folder, `${name}.txt`), `${subject}\n\n${text}`);
    for (const theme of THEMES)
      await writeFile(join(folder, `${name}.${theme}.html`), inTheme(withPictures(html), theme));
  }
  await writeFile(join(folder, "index.html"), listOf(mails.map(([name, { subject }]) => ({ name, subject }))));
  process.stdout.write(`${mails.length} E-Mails, hell, dunkel und als Text: ${join(folder, "index.html")}\n`);
}

function listOf(mails: readonly { name: string; subject: string }[]): string {
  const rows = mails.map(({ name, subject }) => {
    const links = [...THEMES.map((theme) => `${theme}.html`), "txt"].map(
      (end) => `<a href="${name}.${end}">${end}</a>`,
    );
    return `<li>${subject}: ${links.join(" ")}</li>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Mails</title><ul>${rows.join("")}</ul>`;
}

/** A file has no parts beside it, as a mail has: its pictures stand in it. */
const withPictures = (html: string): string =>
  picturesIn(html).reduce(
    (shown, { cid, base64 }) => shown.replaceAll(`cid:${cid}`, `data:image/png;base64,${base64}`),
    html,
  );

/** Forces one theme, as in a mail client set to it, whatever the browser's setting. */
function inTheme(html: string, theme: (typeof THEMES)[number]): string {
  const query = "@media (prefers-color-scheme:dark)";
  return html.replace(query, theme === "dark" ? "@media all" : "@media not all");
}
