import { Outlet, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "~/root";
import { isClientUser, type ClientUser } from "~/domain/client-user";
import { KeepSaved } from "~/ui/mission-work";
import { TabBar } from "~/ui/frame/tab-bar";
import { useLastActive } from "~/ui/frame/use-last-active";

/** The frame of every screen behind the login. */
export default function AppFrame() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  useLastActive();
  const matches = useMatches();
  // Only screens that open without basic access say that it is missing.
  const hasBasicAccess = !matches.some(({ data }) => says(data, "hasBasicAccess", false));
  const hasCoach = hasBasicAccess || matches.some(({ data }) => says(data, "coachAccess", true));
  const user = matches.map(({ data }) => userOf(data)).find((found) => found !== null) ?? null;
  return (
    <div className="with-nav">
      {/* First, as the side rail stands; the bar at the foot of a phone has no place in the order, and "Zum Inhalt" skips it. */}
      <TabBar productName={root?.site.productName ?? ""} hasBasicAccess={hasBasicAccess} hasCoach={hasCoach} />
      <Outlet />
      <KeepSaved user={user} />
    </div>
  );
}

function says(data: unknown, key: string, value: boolean): boolean {
  return typeof data === "object" && data !== null && Reflect.get(data, key) === value;
}

/** Screens that show a person's own work say whose it is. */
function userOf(data: unknown): ClientUser | null {
  return typeof data === "object" && data !== null && "user" in data && isClientUser(data.user) ? data.user : null;
}
