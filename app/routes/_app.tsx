import { Outlet, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "~/root";
import { TabBar } from "~/ui/tab-bar";
import { useLastActive } from "~/ui/use-last-active";

/** The frame of every screen behind the login. */
export default function AppFrame() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  useLastActive();
  const matches = useMatches();
  // Only screens that open without basic access say that it is missing.
  const hasBasicAccess = !matches.some(({ data }) => says(data, "hasBasicAccess", false));
  const hasCoach = hasBasicAccess || matches.some(({ data }) => says(data, "coachAccess", true));
  return (
    <div className="with-nav">
      <Outlet />
      <TabBar productName={root?.productName ?? ""} hasBasicAccess={hasBasicAccess} hasCoach={hasCoach} />
    </div>
  );
}

function says(data: unknown, key: string, value: boolean): boolean {
  return typeof data === "object" && data !== null && Reflect.get(data, key) === value;
}
