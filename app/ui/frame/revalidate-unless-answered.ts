import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * Skips revalidation after an action that returned data, unless a navigation to another address is in flight: the
 * revalidation then takes the place of that navigation's own loading.
 */
export const revalidateUnlessAnswered: ShouldRevalidateFunction = ({
  actionResult,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && (actionResult === undefined || currentUrl.href !== nextUrl.href);
