import { readFileSync } from "node:fs";
import { z } from "zod";
import { env } from "~/environment/env.server";

const schema = z.object({ sheets: z.array(z.string()), routes: z.record(z.string(), z.number()) });
let built: z.infer<typeof schema> | undefined;

/**
 * The styles of a route's page, made at build (`scripts/lib/page-styles.mjs`): the rules for what its module can write. Null in
 * development, which links the stylesheet so that an edit shows.
 */
export function pageStyles(routeId: string): string | null {
  if (env().NODE_ENV === "development") return null;
  built ??= schema.parse(JSON.parse(readFileSync("build/page-styles.json", "utf8")));
  return built.sheets[built.routes[routeId] ?? built.routes.root ?? 0] ?? null;
}
