import { useEffect, useState } from "react";
import { onceLoaded } from "./once-loaded";
import { usePageContext, type PageContextValue } from "./page-context";

const MARK = "data-stylesheet";

/** Windows that the wide sheet is for, as `scripts/lib/split-styles.mjs` cuts it. */
const WIDE = "(min-width: 48rem)";

interface Sheets {
  href: string;
  /** Address of the rules that only wide windows need; others fetch it last and wait for it never. */
  wide: string;
}

// Links the stylesheets, or inlines them on a first visit, which saves a round trip. Inlined, they draw with the device's
// own faces, which have the same metrics; with the fonts the stylesheets come after the scripts, which share the bandwidth.
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
  return (
    <>
      <style {...{ [MARK]: "" }} nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
      {isStatic ? null : <noscript>{linked}</noscript>}
      {isLoaded ? linked : null}
    </>
  );
}

/**
 * At the end of an inlined page that loads nothing else: its fonts, and the stylesheets for the next page, which finds them
 * in the cache.
 */
export function LateStyles({ href, wide }: Sheets) {
  const { css, fonts, nonce } = usePageContext();
  if (css === null) return null;
  return (
    <>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: fonts }} />
      <link rel="prefetch" href={href} />
      <link rel="prefetch" href={wide} media={WIDE} />
    </>
  );
}

/** The styles and nonce that `Stylesheet` rendered on the server, for hydration. */
export function arrivedStyles(): Pick<PageContextValue, "css" | "fonts" | "nonce"> {
  const style = document.querySelector<HTMLStyleElement>(`style[${MARK}]`);
  return { css: style?.textContent ?? null, fonts: "", nonce: style?.nonce ?? "" };
}
