import { useEffect, type ReactNode } from "react";
import { usePageContext } from "./page-context";

/** Once React listens. From then on what is typed is kept elsewhere, and what stood in for the scripts goes. */
export function useAwake(): void {
  useEffect(() => {
    document.documentElement.dataset.awake = "";
    try {
      sessionStorage.removeItem("early");
    } catch {
      // Refused: then nothing was kept.
    }
  }, []);
}

/** `EARLY_SCRIPT`, of which the browser's bundle knows nothing. */
export function EarlyScript() {
  const { nonce, early } = usePageContext();
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />;
}

/** Of a page without scripts: there at once where they are switched off, and soon where they have not come. */
export const WithoutScripts = ({ children }: { children: ReactNode }) => <div className="no-js">{children}</div>;
