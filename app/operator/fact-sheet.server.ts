import { mkdir, writeFile } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { openLibrary } from "~/content/open-library.server";
import { berlinDay } from "~/domain/time/german-dates";
import { endWithSentence } from "~/environment/operator-error";
import { makePdf } from "~/print/pdf/make-pdf.server";
import { FactSheet } from "./fact-sheet";

/** `npm run content:fachblatt`: every fact with its sources and lines to sign, as a PDF. Resolves to the exit code. */
export async function main(contentDir: string, file: string): Promise<number | void> {
  return write(contentDir, file).catch(endWithSentence);
}

async function write(contentDir: string, file: string): Promise<number> {
  const { library } = await openLibrary({ contentDir, watch: false });
  const { productName } = library.site;
  const facts = library.data.facts.toSorted((one, other) => one.title.localeCompare(other.title, "de"));
  const sheet = createElement(FactSheet, { productName, day: berlinDay(new Date()), facts });
  const html = renderToStaticMarkup(sheet);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await makePdf({ title: "Fachblatt", author: productName, html, large: false, paper: "a4" }));
  process.stdout.write(`${relative(process.cwd(), file)}: ${facts.length} Fakten zum Prüfen und Unterschreiben\n`);
  return 0;
}
