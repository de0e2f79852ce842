import { blanksOnPaper, hasWritten, type WrittenBlanks } from "~/content/blanks/blanks-on-paper";
import { blanksOf } from "~/content/blanks/read-blanks";
import { library } from "~/content/library.server";
import { outOfDateSince } from "~/domain/text/evidence";
import { paperOptions, printOptions } from "~/domain/missions/sheet";
import { env } from "~/environment/env.server";
import { makeStand } from "./make-stand.server";
import { sheetHtml } from "./sheet-html";

/**
 * A template for its page to be printed and for its file; null where there is none. `written`: what its reader wrote into
 * it; null for everyone else.
 */
export function readTemplatePrint(
  slug: string,
  { query, written, now }: { query: URLSearchParams; written: WrittenBlanks | null; now: Date },
) {
  const template = library().getTemplate(slug);
  if (!template) return null;
  const origin = env().APP_URL;
  const path = `/vorlagen/${template.slug}`;
  const { title, description, html, sources, sourcesAsOf, expertReview, reviewBy } = template;
  const hasOwn = written !== null && hasWritten(blanksOf(template), written);
  const options = hasOwn ? printOptions(query, true) : paperOptions(query);
  const text = hasOwn && printOptions(query, true).answers ? blanksOnPaper(html, written) : html;
  return {
    path,
    options,
    template,
    sheet: {
      ...makeStand(path, now),
      title,
      description,
      html: sheetHtml(text, { origin, level: 1 }),
      outOfDateSince: outOfDateSince(template, now),
      evidence: sources.length > 0 ? { sourcesAsOf, expertReview, reviewBy } : null,
    },
  };
}
