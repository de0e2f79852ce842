import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { library } from "~/content/library.server";
import { caseAddress } from "~/domain/cases/address";
import { motifOf } from "~/domain/missions/motif";
import { pathAddress, previewAddress, sampleAddress } from "~/domain/paths/address";
import { choiceCameFrom } from "~/domain/paths/choice-came-from";
import { partsOfCard } from "~/domain/paths/path-card";
import { pathTime } from "~/domain/paths/path-time";
import { env } from "~/environment/env.server";
import { motifHtml } from "~/ui/mission-motifs/motif-html";
import { toShownPart } from "~/ui/showcase/card-parts";
import type { PathPageProps } from "~/ui/showcase/path-page";
import { toShownType, toTypeWithin } from "~/ui/showcase/to-shown-type";
import { summaryOf } from "~/ui/showcase/path-summary";
import { sayTime } from "~/ui/showcase/say-time";

/** Public and the same for everyone, but for who comes from their choice: they are led back there, and on within the app. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const path = library().getPath(params.slug ?? "");
  const missions = library().listMissions(path?.slug ?? "");
  if (!path || missions.length === 0) throw new Response(null, { status: 404 });
  const back = choiceCameFrom(request.headers.get("Referer"), env().APP_URL);
  const page: PathPageProps = {
    productName: library().site.productName,
    back,
    path: {
      ...summaryOf(path, missions),
      description: path.description,
    },
    time: sayTime(pathTime(missions)),
    missions: missions.map(({ id, order, title, shortDescription, estimatedTime, category }) => ({
      ...{ order, title, comesOut: shortDescription },
      to: id === library().sampleMission?.id ? sampleAddress(path.slug) : null,
      time: estimatedTime,
      motif: motifHtml(motifOf(category), 36),
    })),
    parts: path.card ? partsOfCard(path.card, missions.length).map(toShownPart) : [],
    types: library()
      .personalityTypes.filter(({ careerPaths }) => careerPaths.includes(path.slug))
      .map(back === null ? toShownType : toTypeWithin),
    sample: sampleOf(path.slug),
    example: library().cases.some((each) => each.path === path.slug) ? caseAddress(path.slug) : null,
    others: neighbours(path.slug, back === null ? pathAddress : previewAddress),
  };
  return json(page);
}

/** The paths before and after this one in the catalogue, which goes round. */
function neighbours(slug: string, addressOf: (slug: string) => string): PathPageProps["others"] {
  const all = library().careerPaths.filter(({ missionIds }) => missionIds.length > 0);
  const at = all.findIndex((path) => path.slug === slug);
  return [
    { path: all.at(at - 1), label: "Vorheriger Pfad" },
    { path: all[(at + 1) % all.length], label: "Nächster Pfad" },
  ].flatMap(({ path, label }) =>
    path && path.slug !== slug ? [{ to: addressOf(path.slug), name: path.name, label }] : [],
  );
}

/** The open mission where it stands on another path; its own path links it in the list. */
function sampleOf(slug: string): PathPageProps["sample"] {
  const { sampleMission } = library();
  const path = library().getPath(sampleMission?.careerPath ?? "");
  return sampleMission && path && path.slug !== slug
    ? { to: sampleAddress(path.slug), title: sampleMission.title, path: path.name }
    : null;
}
