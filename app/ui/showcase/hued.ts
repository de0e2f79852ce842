import type { CSSProperties } from "react";

/** A path's or a type's own hue, which showcase.css makes its ground and lines of. */
export function hued(hue: number): CSSProperties {
  const style: Record<`--${string}`, number> = { "--hue": hue };
  return style;
}
