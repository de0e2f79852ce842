import { library } from "~/content/library.server";
import { outOfDateSince } from "~/domain/text/evidence";
import { paperOptions } from "~/domain/missions/sheet";
import { env } from "~/environment/env.server";
import { makeStand } from "./make-stand.server";
import { sheetHtml } from "./sheet-html";

/** A template for its page to be printed and for its file; null where there is none. */
export function readTemplatePrint(slug: string, query: URLSearchParams, now: Date) {
  const template = library().getTemplate(slug);
  if (!template) return null;
  const origin = env().APP_URL;
  const path = `/vorlagen/${template.slug}`;
  const { title, description, html, sources, sourcesAsOf, expertReview, reviewBy } = template;
  return {
    path,
    options: paperOptions(query),
    template,
    sheet: {
      ...makeStand(path, now),
      title,
      description,
      html: sheetHtml(html, { origin, level: 1 }),
      outOfDateSince: outOfDateSince(template, now),
      evidence: sources.length > 0 ? { sourcesAsOf, expertReview, reviewBy } : null,
    },
  };
}
