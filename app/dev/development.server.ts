import { isViewing, viewpointCookie } from "./viewpoint.server";
import { findings, library } from "~/content/library.server";
import { isRecord } from "~/domain/is-record";
import { readerNamed } from "~/domain/account/viewpoint";
import { env } from "~/environment/env.server";

/** Data for the editors' tools on every page; null outside development. */
export async function developmentData(request: Request) {
  if (env().NODE_ENV !== "development") return null;
  const kept: unknown = await viewpointCookie().parse(request.headers.get("Cookie"));
  const chosen = isRecord(kept) ? kept : {};
  const reader = (await isViewing(request)) ? readerNamed(chosen.reader) : null;
  const paths = library().careerPaths.map(({ slug, name }) => ({ slug, name }));
  return {
    findings: findings(),
    paths,
    types: library().personalityTypes.map(({ slug, name }) => ({ slug, name })),
    missions: Math.max(0, ...paths.map(({ slug }) => library().listMissions(slug).length)),
    chosen,
    reading: reader && reader !== "nobody" ? reader : null,
  };
}
