import { useState } from "react";
import { WRITTEN } from "~/domain/text/written-once";
import { Drawn } from "./drawn";

/** Markup from the server: a page that has just come holds it already, so its data has it no second time. */
export function Written({ html, ...rest }: { id: string; html: string; className: string }) {
  const [found] = useState(() => (html === WRITTEN ? document.getElementById(rest.id)?.innerHTML : null) ?? "");
  return <Drawn {...rest} html={html === WRITTEN ? found : html} />;
}
