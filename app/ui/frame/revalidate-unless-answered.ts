import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * A form that is answered with data leaves everything else as it is. Not while somebody is on the way to another address:
 * an answer that comes in meanwhile takes the place of that navigation's own loading.
 */
export const revalidateUnlessAnswered: ShouldRevalidateFunction = ({
  actionResult,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && (actionResult === undefined || currentUrl.href !== nextUrl.href);
