import { type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "~/root";
import { MissionScreen } from "~/ui/mission/mission-screen";
import type { loader } from "./data.server";
import { pageMeta } from "~/ui/kit/page/page-meta";

export { loader, action } from "./data.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.mission.title ?? "Mission", description: data?.mission.description });

export default function MissionRoute() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { frame, ...data } = useLoaderData<typeof loader>();
  return <MissionScreen {...data} user={frame.user} gains={root?.gains} />;
}
