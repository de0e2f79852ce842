import { type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MissionScreen } from "~/ui/mission/mission-screen";
import type { loader } from "./data.server";
import { pageMeta } from "~/ui/frame/page-meta";

export { loader, action } from "./data.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.mission.title ?? "Mission", description: data?.mission.description });

export default function MissionRoute() {
  return <MissionScreen {...useLoaderData<typeof loader>()} />;
}
