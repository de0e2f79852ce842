import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { library } from "~/content/library.server";
import { evenings } from "~/domain/evenings/evenings";
import { missionPlace } from "~/domain/missions/mission-place";
import { pathAddress } from "~/domain/paths/address";
import { outOfDateSince } from "~/domain/text/evidence";
import { TASK_TYPE_LABELS } from "~/ui/mission/task-types";
import type { SampleMissionProps } from "~/ui/showcase/sample-mission";

/** Public and the same for everyone: the one mission that is open to be read, and no other. */
export function loader({ params }: LoaderFunctionArgs) {
  const mission = library().sampleMission;
  const path = library().getPath(mission?.careerPath ?? "");
  if (!mission || !path || path.slug !== params.slug) throw new Response(null, { status: 404 });
  const { title, description, explanation, html, tasks, estimatedTime } = mission;
  const { facts, resources, sources, sourcesAsOf, expertReview, reviewBy, editAt } = mission;
  const page: SampleMissionProps = {
    productName: library().site.productName,
    path: { to: pathAddress(path.slug), name: path.name, hue: path.hue },
    place: missionPlace(mission, path.missionIds.length),
    mission: {
      ...{ title, description, explanation, html },
      tasks: tasks.map((task) => ({ ...task, kind: TASK_TYPE_LABELS[task.type] })),
      ...{ facts, resources, sources, sourcesAsOf, expertReview, reviewBy },
      ...(editAt !== undefined && { editAt }),
    },
    time: [estimatedTime, evenings(estimatedTime)].filter(Boolean).join(", "),
    outOfDateSince: outOfDateSince(mission, new Date()),
  };
  return json(page);
}
