import { Outlet, useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "~/root";
import { TabBar } from "~/ui/tab-bar";

/** The frame of every screen behind the login. */
export default function AppFrame() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <div className="with-nav">
      <Outlet />
      <TabBar productName={root?.productName ?? ""} hasBasicAccess />
    </div>
  );
}
