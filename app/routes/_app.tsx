import { Outlet, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "~/root";
import { TabBar } from "~/ui/tab-bar";
import { useLastActive } from "~/ui/use-last-active";

/** The frame of every screen behind the login. */
export default function AppFrame() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  useLastActive();
  // Only screens that open without basic access say that it is missing.
  const isClosed = useMatches().some(({ data }) => lacksBasicAccess(data));
  return (
    <div className="with-nav">
      <Outlet />
      <TabBar productName={root?.productName ?? ""} hasBasicAccess={!isClosed} />
    </div>
  );
}

function lacksBasicAccess(data: unknown): boolean {
  return typeof data === "object" && data !== null && "hasBasicAccess" in data && data.hasBasicAccess === false;
}
