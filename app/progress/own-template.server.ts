import { blanksOf } from "~/content/blanks/read-blanks";
import { knownOf, saidBefore, saidPlaces, type SaidBefore } from "~/content/blanks/said-before";
import { ownWordsOf } from "~/content/own-words/own-words-of";
import type { Template } from "~/content/library";
import { library } from "~/content/library.server";
import { saveTemplateBlanks } from "~/db/missions/template-blanks.server";
import { getTextReader } from "~/db/situation/situation.server";
import { answerKey } from "~/domain/blanks/answer-key";
import { blankTask, templateWork } from "~/domain/blanks/blank-work";
import type { Calculations } from "~/domain/calculation/outcome";
import type { ServerWork } from "~/domain/mission-work/mission-work";

interface Reader {
  userId: string;
  firstName: string;
  email: string;
  selectedCareerPath: string | null;
}

/** Values of a template's own page and their suggestions, for its reader, in one query. */
export async function readOwnTemplate(
  template: Template,
  reader: Reader,
): Promise<{ written: ReadonlyMap<string, string>; said: SaidBefore; calculations: Calculations }> {
  const missionId = templateWork(template.slug);
  const tasks = blanksOf(template).map(({ name }) => blankTask(name));
  const places = saidPlaces(library(), reader.selectedCareerPath);
  const { situation, ...own } = await getTextReader({
    userId: reader.userId,
    taskIds: [...places.keys(), ...tasks.map((task) => answerKey(missionId, task))],
  });
  const { answers, calculations } = own;
  return {
    written: new Map(tasks.map((task) => [task, answers.get(answerKey(missionId, task)) ?? ""])),
    said: saidBefore(places, { answers, known: knownOf(reader, situation, ownWordsOf(library(), own)) }),
    calculations,
  };
}

/** The blanks of a template for a device: a task for each. */
export const templateServerWork = (
  template: Template,
  written: ReadonlyMap<string, string>,
  asOf: number,
): ServerWork => ({
  ...{ asOf, progress: 0, note: "" },
  tasks: blanksOf(template).map(({ name }) => {
    const id = blankTask(name);
    return { id, completed: false, answer: written.get(id) ?? "" };
  }),
});

/** Saves what a device tells of a template, and returns the merged state; null, with nothing saved, where there is no such blank. */
export async function syncTemplate(
  { userId, slug }: { userId: string; slug: string },
  told: readonly { task: string; answer: string; at: Date }[],
): Promise<ServerWork | null> {
  const template = library().getTemplate(slug);
  const known = new Set((template ? blanksOf(template) : []).map(({ name }) => blankTask(name)));
  if (!template || !told.every(({ task }) => known.has(task))) return null;
  const changes = told.map(({ task, answer, at }) => ({ taskId: task, answer, at }));
  const written = await saveTemplateBlanks({ userId, missionId: templateWork(slug), changes });
  return templateServerWork(template, written, Date.now());
}
