import { readFileSync } from "node:fs";
import { z } from "zod";
import { env } from "~/environment/env.server";

const schema = z.object({
  sheets: z.array(z.string()),
  routes: z.record(z.string(), z.number()),
  fonts: z.string(),
});
let built: z.infer<typeof schema> | undefined;

/** `css`: what its first picture needs; `fonts`: what it is drawn with from then on. */
interface PageStyles {
  css: string;
  fonts: string;
}

/**
 * The styles of a route's page, made at build (`scripts/lib/page-styles.mjs`): the rules for what its module can write. Null in
 * development, which links the stylesheet so that an edit shows.
 */
export function pageStyles(routeId: string): PageStyles | null {
  if (env().NODE_ENV === "development") return null;
  built ??= schema.parse(JSON.parse(readFileSync("build/page-styles.json", "utf8")));
  const css = built.sheets[built.routes[routeId] ?? built.routes.root ?? 0];
  return css === undefined ? null : { css, fonts: built.fonts };
}
