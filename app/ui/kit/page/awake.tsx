import { useEffect, type ReactNode } from "react";
import { usePageContext } from "./page-context";

/**
 * Marks the page as awake once React listens: from then on typed text is kept elsewhere, and stand-ins for scripts
 * disappear.
 */
export function useAwake(): void {
  useEffect(() => {
    document.documentElement.dataset.awake = "";
    try {
      sessionStorage.removeItem("early");
    } catch {
      // Storage refused: nothing was kept either.
    }
  }, []);
}

/** Renders `EARLY_SCRIPT`, which the browser's bundle does not contain. */
export function EarlyScript() {
  const { nonce, early } = usePageContext();
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />;
}

/**
 * Content for a page without scripts: shown at once where they are switched off, and soon where they have not arrived.
 */
export const WithoutScripts = ({ children }: { children: ReactNode }) => <div className="no-js">{children}</div>;
