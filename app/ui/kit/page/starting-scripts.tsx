import { usePageContext } from "./page-context";

/** Renders what `startingScripts` has written; the browser has run it, and keeps it as it came. */
export const StartingScripts = () => (
  <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: usePageContext().scripts }} />
);
