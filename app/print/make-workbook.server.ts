import type { Mission } from "~/content/library";
import { missionPlace } from "~/domain/missions/mission-place";
import type { WorkbookPage } from "~/domain/missions/sheet";
import { makeSheet, timeOf } from "./make-sheet.server";
import type { LearnersWork } from "./read-work.server";

/** One page per mission of a path: its sheet, or the text of its card while it is locked. */
export function makePages({
  missions,
  works,
  answers,
  now,
}: {
  missions: readonly Mission[];
  works: ReadonlyMap<string, LearnersWork>;
  answers: boolean;
  now: Date;
}): WorkbookPage[] {
  const total = missions.length;
  return missions.map((mission) => {
    const work = works.get(mission.id);
    if (work && work.status !== "locked") {
      const sheet = makeSheet({ mission, total, work: answers ? work : null, level: 2, now });
      return { kind: "sheet", isDone: work.status === "completed", ...sheet };
    }
    const { id, title, description } = mission;
    return { kind: "locked", id, title, description, place: missionPlace(mission, total), time: timeOf(mission) };
  });
}
