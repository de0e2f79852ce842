import type { HTMLAttributes } from "react";

/** Keeps its line when empty, so that no layout shift moves the button under a finger. */
export function WhyBlocked(props: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...props} className="mt-2 min-h-[1.5em] text-center text-sm text-soft" />;
}
