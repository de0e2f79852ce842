import { library } from "~/content/library.server";
import { exampleAddress } from "~/domain/cases/address";
import { paperOptions } from "~/domain/missions/sheet";
import { outOfDateSince } from "~/domain/text/evidence";
import { env } from "~/environment/env.server";
import { makeStand } from "./make-stand.server";
import { sheetHtml } from "./sheet-html";

/** A document of a path's case for its page to be printed and for its file; null where there is none. */
export function readExamplePrint(asked: { path?: string; document?: string }, query: URLSearchParams, now: Date) {
  const example = library().getExample(asked.path ?? "", asked.document ?? "");
  if (!example) return null;
  const { title, description, html, sources, sourcesAsOf, expertReview, reviewBy } = example;
  const path = exampleAddress(example.path, example.kind);
  return {
    path,
    options: paperOptions(query),
    example,
    sheet: {
      ...makeStand(path, now),
      ...{ title, description, kind: "example" as const },
      html: sheetHtml(html, { origin: env().APP_URL, level: 1 }),
      outOfDateSince: outOfDateSince(example, now),
      evidence: sources.length > 0 ? { sourcesAsOf, expertReview, reviewBy } : null,
    },
  };
}
