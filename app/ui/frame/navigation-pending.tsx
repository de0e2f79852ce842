import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { pages } from "~/domain/messages/messages";

const DELAY_MS = 400;

/** Spinner only after 400 ms: most navigations are faster. */
export function NavigationPending() {
  const { state, location } = useNavigation();
  const isMission = location?.pathname.startsWith("/mission/") ?? false;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (state !== "loading") return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [state]);
  // Stacked above the toasts (50), which are in the same place.
  return (
    <div
      className="pointer-events-none fixed inset-x-0 bottom-24 z-55 grid place-items-center print:hidden"
      role="status"
    >
      {isSlow ? (
        <p className="flex items-center gap-3 rounded-full bg-surface px-4.5 py-2.5 shadow-card">
          <span className="size-8 animate-spin [animation-duration:800ms] rounded-full border-4 border-line border-t-primary" />
          {isMission ? pages.missionLoading : pages.loading}
        </p>
      ) : null}
    </div>
  );
}
