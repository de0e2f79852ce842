import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { textMeta } from "~/ui/kit/page/public-meta";
import { SampleMission } from "~/ui/showcase/sample-mission";
import stylesheet from "~/ui/showcase/showcase.css";
import type { loader } from "./data.server";

export { loader } from "./data.server";

export const handle = { static: true, stylesheet };

export const meta: MetaFunction<typeof loader> = ({ data, ...rest }) =>
  textMeta({
    ...rest,
    data: data && {
      title: `${data.mission.title}: eine Mission zum Lesen`,
      description: `Eine ganze Mission aus dem Pfad ${data.path.name}: ${data.mission.description}`,
    },
  });

export default function SampleMissionRoute() {
  return <SampleMission {...useLoaderData<typeof loader>()} />;
}
