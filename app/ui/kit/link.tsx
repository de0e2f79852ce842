import { Link as RouterLink, type LinkProps } from "react-router-dom";

// The router's Link instead of Remix's, whose code for prefetching pages would be in every screen, used or not. On the
// server a plain anchor: the router resolves three times where a link leads, which cost a tenth of a page with twenty
// links.
export const Link = typeof document === "undefined" ? Anchor : Discovered;

/** Remix looks for links with this mark, to know their routes before they are followed. */
function Discovered(props: LinkProps) {
  return <RouterLink data-discover="true" {...props} />;
}

function Anchor(props: LinkProps) {
  if (!isPlain(props)) return <Discovered {...props} />;
  const { to, replace: _replace, preventScrollReset: _preventScrollReset, children, ...attributes } = props;
  return (
    <a data-discover="true" href={to} {...attributes}>
      {children}
    </a>
  );
}

/** Whether the link has an absolute path and no prop that only the router understands. */
function isPlain(props: LinkProps): props is LinkProps & { to: string } {
  return typeof props.to === "string" && props.to.startsWith("/") && !ROUTERS.some((name) => name in props);
}

const ROUTERS = ["relative", "reloadDocument", "state", "viewTransition"];
