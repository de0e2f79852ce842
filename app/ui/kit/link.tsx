import { Link as RouterLink, type LinkProps } from "@remix-run/react";

/**
 * A link within the app. In the browser the router's; on the server only what that renders to: working out three times per
 * link where it leads cost a tenth of a page with twenty of them.
 */
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

/** Whether it has an address of its own, and asks for nothing that only the router knows. */
function isPlain(props: LinkProps): props is LinkProps & { to: string } {
  return typeof props.to === "string" && props.to.startsWith("/") && !ROUTERS.some((name) => name in props);
}

const ROUTERS = ["discover", "prefetch", "relative", "reloadDocument", "state", "viewTransition"];
