import type { CSSProperties } from "react";

/** React's style type knows no custom properties, but accepts an object that has more. */
export function customProperties(properties: Record<`--${string}`, string | number>): CSSProperties {
  const style = { ...properties };
  return style;
}
