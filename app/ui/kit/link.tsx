import { Link as RouterLink, type LinkProps } from "@remix-run/react";

// On the server a plain anchor: the router works out three times where a link leads, which cost a tenth of a page with
// twenty of them.
export const Link = typeof document === "undefined" ? Anchor : RouterLink;

function Anchor(props: LinkProps) {
  if (!isPlain(props)) return <RouterLink {...props} />;
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

const ROUTERS = ["discover", "prefetch", "relative", "reloadDocument", "state", "viewTransition"];
