import type { HTMLAttributes } from "react";

/** What the button above still waits for; its line stays when there is nothing to say, so that nothing moves under a finger. */
export function WhyBlocked(props: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...props} className="mt-2 min-h-[1.5em] text-center text-sm text-soft" />;
}
