import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { pages } from "~/domain/messages";

const DELAY_MS = 400;

/** A loading text once a navigation has taken longer than 400 ms; most are faster. */
export function NavigationPending() {
  const { state, location } = useNavigation();
  const isMission = location?.pathname.startsWith("/mission/") ?? false;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (state !== "loading") return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div className="pending" role="status">
      {isSlow ? (
        <p>
          <span className="spinner" />
          {isMission ? pages.missionLoading : pages.loading}
        </p>
      ) : null}
    </div>
  );
}
