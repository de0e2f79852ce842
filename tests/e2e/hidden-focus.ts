/**
 * Reason why what has the focus is not seen: no outline, or something lies over it; null when it is seen. Runs in the page,
 * complete in itself.
 */
export function tellHiddenFocus(): string | null {
  const focused = document.activeElement;
  // At the end of the page the focus leaves for the browser's own controls.
  if (!focused || focused === document.body || focused === document.documentElement) return null;
  const shown = focused.closest("label") ?? focused;
  const name = shown.outerHTML.slice(0, 120);
  const isOutlined = [focused, shown].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  if (!isOutlined) return `no outline: ${name}`;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].map((share) => document.elementFromPoint(left + width / 2, top + height * share));
  const isSeen = points.some((found) => found !== null && (shown.contains(found) || found.contains(shown)));
  return isSeen ? null : `covered by ${points[1]?.outerHTML.slice(0, 80)}: ${name}`;
}
