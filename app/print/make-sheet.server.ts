import { blanksOnPaper } from "~/content/blanks/blanks-on-paper";
import type { Mission } from "~/content/library";
import { library } from "~/content/library.server";
import { fillOwnWords } from "~/content/own-words/fill-own-words";
import { ownWordsOf } from "~/content/own-words/own-words-of";
import { evenings } from "~/domain/evenings/evenings";
import { sayAnswer } from "~/domain/missions/say-answer";
import { missionPlace } from "~/domain/missions/mission-place";
import { outOfDateSince } from "~/domain/text/evidence";
import { addressOf, writingLines, type Sheet, type SheetTask } from "~/domain/missions/sheet";
import { env } from "~/environment/env.server";
import { qrMatrix } from "./qr-matrix.server";
import { withCalculationsOnPaper } from "./calculations-on-paper.server";
import { withQuestionsOnPaper } from "./questions-on-paper.server";
import type { LearnersWork } from "./read-work.server";
import { sheetHtml } from "./sheet-html";

const ENTRY = "/pfad/nachtragen";

/** `work` is what is printed of a person's own; null leaves room for it. `level` is that of the mission's heading. */
export function makeSheet({
  mission,
  total,
  work,
  level,
  now,
}: {
  mission: Mission;
  total: number;
  work: LearnersWork | null;
  level: 1 | 2;
  now: Date;
}): Sheet {
  const origin = env().APP_URL;
  const url = `${origin}/mission/${mission.slug}`;
  const { id, title, description, explanation, noteField, sources, sourcesAsOf, expertReview, reviewBy } = mission;
  const asked = withQuestionsOnPaper(work ? withOwn(mission.html, work) : mission.html, id);
  return {
    id,
    place: missionPlace(mission, total),
    title,
    description,
    explanation,
    time: timeOf(mission),
    html: sheetHtml(asked.html, { origin, level }),
    solutions: asked.solutions,
    tasks: listTasks(mission, work),
    resources: mission.resources.map((resource) => ({
      id: resource.id,
      title: resource.title,
      description: resource.description,
      language: resource.language,
      address: addressOf(resource.url, `${origin}/l/${resource.id}`),
    })),
    evening: work?.evening ?? null,
    question: noteField,
    note: work?.note ?? "",
    evidence: sources.length > 0 ? { sourcesAsOf, expertReview, reviewBy } : null,
    outOfDateSince: outOfDateSince(mission, now),
    address: addressOf(url),
    code: qrMatrix(url),
    entryAddress: mission.kind !== "path" ? null : addressOf(`${origin}${ENTRY}`),
  };
}

/** A text with what its reader wrote and calculated; without it, the words for everyone stay in each place. */
function withOwn(html: string, { answers: own, allAnswers: answers, calculations }: LearnersWork): string {
  const words = ownWordsOf(library(), { calculations, answers });
  const filled = fillOwnWords(html, { words, taskOf: library().taskOf, isOnPaper: true });
  return withCalculationsOnPaper(blanksOnPaper(filled, own), calculations);
}

export const timeOf = ({ estimatedTime }: Mission): string =>
  [estimatedTime, evenings(estimatedTime)].filter(Boolean).join(", ");

function listTasks({ tasks }: Mission, work: LearnersWork | null): SheetTask[] {
  const lines = writingLines(tasks);
  const isTicked = (id: string) => work?.completedTasks.includes(id) ?? false;
  return tasks.map(({ id, title, description, type, unit, required, items = [] }) => {
    const answer = sayAnswer({ type, unit }, work?.answers.get(id) ?? "");
    return {
      ...{ id, title, description, type, required, answer },
      completed: isTicked(id),
      items: items.map((item) => ({ ...item, completed: isTicked(item.id) })),
      lines: answer || items.length > 0 ? 0 : lines[type],
    };
  });
}
