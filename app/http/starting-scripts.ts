import type { EntryContext } from "@remix-run/node";
import { isRecord } from "~/domain/is-record";

/** In development the compiler's runtime goes before all modules, which it replaces as they are edited. */
const reloading = (manifest: object): string[] =>
  "hmr" in manifest && isRecord(manifest.hmr) ? [`import ${JSON.stringify(manifest.hmr.runtime)};`] : [];

/**
 * The scripts by which a page wakes, as markup: those of its routes loaded in advance, the data of its loaders, and the
 * module that begins. Remix's `Scripts` writes the same and would bring the browser's half of it and what it defers: 1.4 kB
 * (gzip) of each screen.
 */
export function startingScripts(
  { manifest, serverHandoffString = "", staticHandlerContext: { matches } }: EntryContext,
  nonce: string,
): string {
  const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const { entry, url } = manifest;
  const early = [
    url,
    entry.module,
    ...entry.imports,
    ...routes.flatMap(({ imports = [], module }) => [...imports, module]),
  ];
  const lines = [
    ...reloading(manifest),
    `import ${JSON.stringify(url)};`,
    ...routes.map(({ module }, at) => `import * as route${at} from ${JSON.stringify(module)};`),
    `window.__remixRouteModules={${routes.map(({ id }, at) => `${JSON.stringify(id)}:route${at}`).join()}};`,
    `import(${JSON.stringify(entry.module)});`,
  ];
  return [
    ...Array.from(new Set(early), (href) => `<link rel="modulepreload" href="${href}"/>`),
    `<script nonce="${nonce}">window.__remixContext = ${serverHandoffString};</script>`,
    `<script nonce="${nonce}" type="module" async="">${lines.join("\n")}</script>`,
  ].join("");
}
