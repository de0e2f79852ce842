import { useEffect, useState } from "react";
import { onceLoaded } from "./once-loaded";
import { usePageContext, type PageContextValue } from "./page-context";

const MARK = "data-stylesheet";

/** Font faces loaded from a file; the device's own fallback faces stay. */
const LOADED_FACES = /@font-face\{[^}]*url\([^}]*\}/g;

// Links the stylesheet, or inlines it on a first visit, which saves a round trip. Inlined, the fonts load after the
// scripts, which share the bandwidth; the fallback faces have the same metrics.
export function Stylesheet({ href, isStatic }: { href: string; isStatic: boolean }) {
  const { css, nonce } = usePageContext();
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => onceLoaded(() => setIsLoaded(true)), []);
  const linked = <link rel="stylesheet" href={href} />;
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
export function NextStylesheet({ href }: { href: string }) {
  const { css } = usePageContext();
  return css === null ? null : <link rel="prefetch" href={href} />;
}

/** The styles and nonce that `Stylesheet` rendered on the server, for hydration. */
export function arrivedStyles(): Pick<PageContextValue, "css" | "nonce"> {
  const style = document.querySelector<HTMLStyleElement>(`style[${MARK}]`);
  return { css: style?.textContent ?? null, nonce: style?.nonce ?? "" };
}
