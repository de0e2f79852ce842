import { useEffect, useState } from "react";
import { onceLoaded } from "./once-loaded";
import { usePageContext, type PageContextValue } from "./page-context";

const MARK = "data-stylesheet";

/** Font faces loaded from a file; the device's own fallback faces stay. */
const LOADED_FACES = /@font-face\{[^}]*url\([^}]*\}/g;

/** Windows that the wide sheet is for, as `scripts/lib/split-styles.mjs` cuts it. */
const WIDE = "(min-width: 48rem)";

interface Sheets {
  href: string;
  /** Address of the rules that only wide windows need; others fetch it last and wait for it never. */
  wide: string;
}

// Links the stylesheets, or inlines them on a first visit, which saves a round trip. Inlined, the fonts load after the
// scripts, which share the bandwidth; the fallback faces have the same metrics.
export function Stylesheet({ href, wide, isStatic }: Sheets & { isStatic: boolean }) {
  const { css, nonce } = usePageContext();
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => onceLoaded(() => setIsLoaded(true)), []);
  const linked = (
    <>
      <link rel="stylesheet" href={href} />
      <link rel="stylesheet" href={wide} media={WIDE} />
    </>
  );
  if (css === null) return linked;
  const html = isStatic ? css : css.replace(LOADED_FACES, "");
  return (
    <>
      <style {...{ [MARK]: "" }} nonce={nonce} dangerouslySetInnerHTML={{ __html: html }} />
      {isStatic ? null : <noscript>{linked}</noscript>}
      {isLoaded ? linked : null}
    </>
  );
}

/** Prefetches the stylesheet on an inlined page that loads nothing else: the next page finds it in the cache. */
export function NextStylesheet({ href, wide }: Sheets) {
  const { css } = usePageContext();
  if (css === null) return null;
  return (
    <>
      <link rel="prefetch" href={href} />
      <link rel="prefetch" href={wide} media={WIDE} />
    </>
  );
}

/** The styles and nonce that `Stylesheet` rendered on the server, for hydration. */
export function arrivedStyles(): Pick<PageContextValue, "css" | "nonce"> {
  const style = document.querySelector<HTMLStyleElement>(`style[${MARK}]`);
  return { css: style?.textContent ?? null, nonce: style?.nonce ?? "" };
}
