import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Skips revalidation after actions with data, unless it replaces the loading of an in-flight navigation elsewhere. */
export const revalidateUnlessAnswered: ShouldRevalidateFunction = ({
  actionResult,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && (actionResult === undefined || currentUrl.href !== nextUrl.href);
