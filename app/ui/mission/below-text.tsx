import type { MouseEvent } from "react";

// Loaded with the first press: most watch no video here.
const onClick = ({ target }: MouseEvent) => {
  const pressed = target instanceof Element ? target.closest<HTMLButtonElement>("button[data-video-step]") : null;
  if (pressed) void import("./video-steps").then(({ takeVideoStep }) => takeVideoStep(pressed));
};

/** Markup below a mission's text: none of it changes, and a script for it would be on every visit. */
export function BelowText({ html }: { html: string }) {
  // The listener serves the buttons inside, which take the focus and the keys.
  return <div className="flex flex-col gap-6" onClickCapture={onClick} dangerouslySetInnerHTML={{ __html: html }} />;
}
