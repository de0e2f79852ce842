/** Icons and the manifest are fetched after the page, by browsers that want them: no part of the first load. */
const LOADED = /^(modulepreload|preload|stylesheet)$/;

/**
 * @returns {{ scripts: string[], styles: string[], wide: string[], others: string[] }} each address once; wide: styles
 *   that wide windows alone wait for; others: fonts, pictures
 */
export function listAssets(html) {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => ({
    rel: attribute(tag, "rel"),
    href: attribute(tag, "href"),
    isWide: attribute(tag, "media")?.includes("min-width") ?? false,
  }));
  const loaded = links.filter(({ rel }) => LOADED.test(rel));
  const hrefs = (wanted, ofWide = false) =>
    loaded.filter(({ rel, isWide }) => rel === wanted && isWide === ofWide).map(({ href }) => href);
  const sources = (tag) =>
    [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, "g"))].flatMap(([found]) => {
      const isLazy = attribute(found, "loading") === "lazy";
      return isLazy ? [] : (attribute(found, "src") ?? []);
    });
  // Remix's inline module imports the routes and, if it is not inline, the manifest.
  const imported = [...html.matchAll(/\bimport (?:\* as \w+ from )?"([^"]+)"/g)].map(([, path]) => path);
  return {
    scripts: [...new Set([...hrefs("modulepreload"), ...sources("script"), ...imported])],
    styles: [...new Set(hrefs("stylesheet"))],
    wide: [...new Set(hrefs("stylesheet", true))],
    others: [...new Set([...hrefs("preload"), ...sources("img")])],
  };
}

const attribute = (tag, name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
