import { usePageContext } from "./page-context";

const MARK = "data-stylesheet";

/** The styles of every screen: in the page itself on a first visit, which saves the way to the server and back. */
export function Stylesheet({ href }: { href: string }) {
  const { css, nonce } = usePageContext();
  if (css === null) return <link rel="stylesheet" href={href} />;
  return <style {...{ [MARK]: "" }} nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />;
}

/** Where the styles came with a page that loads nothing else: the next page finds them in the browser's cache. */
export function NextStylesheet({ href }: { href: string }) {
  const { css } = usePageContext();
  return css === null ? null : <link rel="prefetch" as="style" href={href} />;
}

/** What `Stylesheet` rendered on the server, for rendering the same in the browser. */
export function arrivedStyles(): { css: string | null; nonce: string } {
  const style = document.querySelector<HTMLStyleElement>(`style[${MARK}]`);
  return { css: style?.textContent ?? null, nonce: style?.nonce ?? "" };
}
