import { type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MissionScreen } from "~/ui/mission/mission-screen";
import type { loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.mission.title ?? "Mission" }];

export default function MissionRoute() {
  return <MissionScreen {...useLoaderData<typeof loader>()} />;
}
