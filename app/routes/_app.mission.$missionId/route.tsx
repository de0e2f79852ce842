import { type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "~/root";
import { MissionScreen } from "~/ui/mission/mission-screen";
import type { loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.mission.title ?? "Mission" }];

export default function MissionRoute() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return <MissionScreen {...useLoaderData<typeof loader>()} gains={root?.toast?.gains} />;
}
