import type { MouseEvent } from "react";

const stay = (event: MouseEvent) => event.preventDefault();

/**
 * Props of a button that must not be pressed now. `disabled` would take the focus away from a person who has just
 * pressed it, and keep them from finding the reason beside it. Enter in a field presses the button, too, and is stopped
 * likewise.
 */
export const waiting = (isWaiting: boolean) =>
  isWaiting ? ({ "aria-disabled": true, onClick: stay } as const) : ({} as const);
