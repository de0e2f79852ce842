import { Link as RouterLink, type LinkProps } from "react-router-dom";

// The router's own, as Remix's loads pages in advance: its code for that is in every screen, used or not.
// On the server a plain anchor: the router works out three times where a link leads, which cost a tenth of a page with
// twenty of them.
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

/** Whether it has a path of its own and no prop that only the router understands. */
function isPlain(props: LinkProps): props is LinkProps & { to: string } {
  return typeof props.to === "string" && props.to.startsWith("/") && !ROUTERS.some((name) => name in props);
}

const ROUTERS = ["relative", "reloadDocument", "state", "viewTransition"];
