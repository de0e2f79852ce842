import * as z from "zod";
import { missionsOf } from "../../model/missions";
import type { Scene } from "../../model/scene";
import type { Route } from "../../world/routes";
import { act, type Draw } from "../act";
import { drawSeat, seat, seated, toldSeat } from "../seats";

/** What there is an example of; the last is none. */
const DOCUMENTS = ["fragebogen", "angebot", "av-vertrag", "rechnung-kleinunternehmer", "nichts"];
const TEXT_FILES = ["docx", "odt"];
const SHEET_FILES = ["xlsx", "ods"];
/** Pages that somebody opens one after the other, at most. */
const MOST = 4;

/** Opens any pages: whatever they say, it is an answer, and nothing of another person stands there. */
export default act({
  weight: 20,
  args: z.object({ ...seat, paths: z.array(z.string()) }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, () => true);
    if (!at) return null;
    return { ...at, paths: drawPaths(scene, draw, at.person) };
  },
  async play(scene: Scene, { paths, ...at }) {
    for (const path of paths) await seated(scene, at).device.get(path);
  },
  tell: ({ paths, ...at }, names) => `${toldSeat(names, at)} öffnet ${paths.join(", ")}.`,
});

/** Addresses of some pages, for somebody to open. */
export function drawPaths(scene: Scene, draw: Draw, person: number): string[] {
  const paths = Array.from({ length: 1 + draw.below(MOST) }, () => drawPath(scene, draw, person));
  return paths.flatMap((path) => path ?? []);
}

function drawPath(scene: Scene, draw: Draw, person: number): string | undefined {
  const page = draw.pick(scene.routes.filter(canBeOpened));
  return page?.path.replaceAll(PART, (part) => draw.pick(valuesOf(scene, part, { page, person })) ?? "");
}

/** A part of an address that is another for each page of its kind. */
const PART = /:\w+|\*/g;

/** Parts that the model cannot fill: codes that the app has made. */
const UNKNOWN = /:code/;

/** Whether anybody may type the address of this page. */
export const canBeOpened = ({ hasLoader, path }: Route): boolean => hasLoader && !UNKNOWN.test(path);

function valuesOf({ people, catalogue }: Scene, part: string, { page, person }: { page: Route; person: number }) {
  const { names } = catalogue.files;
  const progress = people[person]?.account?.progress;
  const missions = progress ? missionsOf(progress, catalogue) : catalogue.startMissions;
  const isSheet = page.path.startsWith("/rechner/");
  const values: Record<string, readonly string[]> = {
    ":missionId": missions.map(({ slug }) => slug),
    ":legalPage": names("legal"),
    ":kind": ["quiz", "pfad"],
    ":slug": names("rechner"),
    ":templateId": names("templates"),
    ":resourceId": catalogue.files.resources,
    ":path": names("faelle"),
    ":document": DOCUMENTS,
    ":file": isSheet ? filesOf(names("rechner"), SHEET_FILES) : filesOf(names("templates"), TEXT_FILES),
    "*": ["das/gibt/es/nicht"],
  };
  return values[part] ?? [];
}

const filesOf = (names: readonly string[], endings: readonly string[]): string[] =>
  names.flatMap((name) => endings.map((ending) => `${name}.${ending}`));
