import type { CSSProperties } from "react";

/** Custom properties are no part of React's style type, but of every object that has more. */
export function customProperties(properties: Record<`--${string}`, string | number>): CSSProperties {
  const style = { ...properties };
  return style;
}
