import type { MouseEvent } from "react";

const stay = (event: MouseEvent) => event.preventDefault();

/**
 * For a button that must not be pressed now. `disabled` would take the focus away from whoever has just pressed it, and keep
 * the reason beside it from being found. Enter in a field presses it too, and is stopped likewise.
 */
export const waiting = (isWaiting: boolean) =>
  isWaiting ? ({ "aria-disabled": true, onClick: stay } as const) : ({} as const);
