import { PERSONAL_CACHES } from "~/ui/kit/kept";

/** Immutable within a build: served cache-first. */
export const ASSET = /^\/(?:build\/|art\/|icons\/|favicon\.svg$)/;

/** Assets that a page names. */
export function assetsIn(html: string): string[] {
  const named = [...html.matchAll(/"(\/[^"\s]*)"/g)].map(([, file = ""]) => file);
  return [...new Set(named.filter((file) => ASSET.test(file)))];
}

/**
 * Moves what earlier builds kept into this build's caches, and deletes theirs: pages that this one has not kept yet, and
 * the assets that a kept page names, which are not fetched again. Data is left behind: it fits the scripts of its build.
 */
export async function takeOver(pages: string, assets: string): Promise<void> {
  const earlier = (await caches.keys()).filter((name) => name !== pages && name !== assets);
  const personal = earlier.filter((name) => name.startsWith(PERSONAL_CACHES));
  // The latest first, as its copies are.
  for (const name of personal.reverse()) await takePages(name, pages);
  await takeAssets(pages, assets);
  await Promise.all(earlier.map((name) => caches.delete(name)));
}

async function takePages(from: string, to: string): Promise<void> {
  const source = await caches.open(from);
  const target = await caches.open(to);
  for (const request of await source.keys()) {
    if (isData(request) || (await target.match(request))) continue;
    const page = await source.match(request);
    if (page) await target.put(request, page).catch(() => undefined);
  }
  // A logout meanwhile had the earlier pages deleted.
  if (!(await caches.has(from))) await caches.delete(to);
}

async function takeAssets(pages: string, assets: string): Promise<void> {
  const target = await caches.open(assets);
  for (const cache of [target, await caches.open(pages)]) {
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      if (!kept?.headers.get("Content-Type")?.startsWith("text/html")) continue;
      for (const file of assetsIn(await kept.text())) {
        const earlier = (await target.match(file)) ? undefined : await caches.match(file);
        if (earlier) await target.put(file, earlier).catch(() => undefined);
      }
    }
  }
}

const isData = ({ url }: Request): boolean => new URL(url).searchParams.has("_data");
