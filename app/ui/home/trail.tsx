import { useState } from "react";
import { WRITTEN } from "~/domain/text/written-once";
import { Drawn } from "./drawn";

const ID = "trail";

/** The trail as the server drew it: a page that has just come holds it already, so its data has it no second time. */
export function Trail({ html, className }: { html: string; className: string }) {
  const [found] = useState(() => (html === WRITTEN ? document.getElementById(ID)?.innerHTML : null) ?? "");
  return <Drawn id={ID} className={className} html={html === WRITTEN ? found : html} />;
}
