import { usePageContext } from "./page-context";

/**
 * The scripts by which a page wakes. The server hands out Remix's `Scripts`, so that the browser's bundle lacks them; what
 * came is kept as it is.
 */
export function StartingScripts() {
  const { scripts } = usePageContext();
  if (scripts === null) return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  return <div hidden>{scripts}</div>;
}
