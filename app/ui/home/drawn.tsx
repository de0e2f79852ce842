import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";

/** Markup as the server drew it; its links are followed without a new document where scripts run. */
export function Drawn({ html, ...rest }: { html: string; id?: string; className?: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  // The listener serves the links inside, which take the focus and the keys.
  return <div {...rest} onClickCapture={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
