import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { library } from "~/content/library.server";
import { PATHS } from "~/domain/paths/address";
import { publicMeta } from "~/ui/kit/page/public-meta";
import { PathList } from "~/ui/showcase/path-list";
import { summaryOf } from "~/ui/showcase/path-summary";
import stylesheet from "~/ui/showcase/showcase.css";

export const handle = { static: true, stylesheet };

/** Public and the same for everyone: no visitor has to register to see what there is. */
export function loader() {
  const paths = library().careerPaths.filter(({ missionIds }) => missionIds.length > 0);
  return json({
    productName: library().site.productName,
    paths: paths.map((path) => summaryOf(path, library().listMissions(path.slug))),
  });
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  publicMeta(matches, {
    title: "Berufspfade",
    description: "Alle Berufspfade zum Ansehen: Missionen, Woche, Kosten und Zeit bis zum ersten Auftrag.",
    path: PATHS,
  });

export default function Paths() {
  return <PathList {...useLoaderData<typeof loader>()} />;
}
