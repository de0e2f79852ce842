import { boxSign } from "../text/box-sign";
import { escapeMarkdown } from "../text/escape-markdown";
import { sayAnswer } from "./say-answer";
import type { TaskType } from "./task-type";

export interface PortfolioMission {
  id: string;
  title: string;
  /** Its place in the programme, like "Content Creator:in · Mission 3". */
  place: string;
  /** Its address; null when the learner no longer has the mission. */
  to: string | null;
  answers: PortfolioAnswer[];
  note: string | null;
}

interface PortfolioAnswer {
  taskId: string;
  task: string;
  /** Answer as shown; of a checklist a line for each point, with its box. */
  answer: string;
  items?: { text: string; completed: boolean }[];
}

/** A filled-in template of a mission, as a whole text. */
export interface FilledTemplate extends PortfolioAnswer {
  missionId: string;
}

interface Written {
  answers: readonly { missionId: string; taskId: string; answer: string }[];
  notes: readonly { missionId: string; note: string }[];
  /** Items that are ticked, by mission and id. */
  tickedItems: readonly { missionId: string; taskId: string }[];
  templates: readonly FilledTemplate[];
}

interface CatalogueMission {
  id: string;
  title: string;
  place: string;
  to: string | null;
  tasks: readonly CatalogueTask[];
}

interface CatalogueTask {
  id: string;
  title: string;
  type: TaskType;
  unit?: string | undefined;
  items?: readonly { id: string; text: string }[] | undefined;
}

/**
 * Written work in the order of the catalogue; work of missions no longer in the catalogue stands at the end. A checklist
 * is shown once a point of it is ticked; of those only the ones in which a ticked point contains `search`.
 */
export function arrangePortfolio(
  missions: readonly CatalogueMission[],
  { answers, notes, tickedItems, templates }: Written,
  search = "",
): PortfolioMission[] {
  const known = new Set(missions.map(({ id }) => id));
  const gone = new Set(
    [...answers, ...templates, ...notes].map(({ missionId }) => missionId).filter((id) => !known.has(id)),
  );
  const former = [...gone].map((id) => ({ ...FORMER_MISSION, id }));
  return [...missions, ...former].flatMap(({ tasks, ...mission }) => {
    const own = answers.filter(({ missionId }) => missionId === mission.id);
    const note = notes.find(({ missionId }) => missionId === mission.id)?.note ?? null;
    const ticked = new Set(tickedItems.flatMap(({ missionId, taskId }) => (missionId === mission.id ? [taskId] : [])));
    const answered = tasks.flatMap(({ id, title, ...task }): PortfolioAnswer[] => {
      const answer = own.find(({ taskId }) => taskId === id)?.answer;
      const list = ticksIn(task, ticked, search);
      return [
        ...(answer ? [{ taskId: id, task: title, answer: sayAnswer(task, answer) }] : []),
        ...(list ? [{ taskId: `${id}-items`, task: title, ...list }] : []),
      ];
    });
    answered.push(...templates.flatMap(({ missionId, ...filled }) => (missionId === mission.id ? [filled] : [])));
    const left = own.filter(({ taskId, answer }) => answer !== "" && !tasks.some(({ id }) => id === taskId));
    answered.push(...left.map(({ taskId, answer }) => ({ taskId, task: "Frühere Aufgabe", answer })));
    return answered.length > 0 || note ? [{ ...mission, answers: answered, note }] : [];
  });
}

function ticksIn({ items = [] }: Pick<CatalogueTask, "items">, ticked: ReadonlySet<string>, search: string) {
  const points = items.map(({ id, text }) => ({ text, completed: ticked.has(id) }));
  const isMeant = ({ text, completed }: (typeof points)[number]) =>
    completed && text.toLowerCase().includes(search.toLowerCase());
  if (!points.some(isMeant)) return null;
  return { answer: points.map((point) => `${boxSign(point)} ${point.text}`).join("\n"), items: points };
}

const FORMER_MISSION = { title: "Frühere Mission", place: "Nicht mehr im Programm", to: null, tasks: [] };

export function portfolioToMarkdown({
  title,
  date,
  missions,
}: {
  title: string;
  date: string;
  missions: readonly PortfolioMission[];
}): string {
  const parts = missions.flatMap(({ title, place, answers, note }) => [
    `## ${escapeMarkdown(title)}`,
    escapeMarkdown(place),
    ...answers.flatMap(({ task, answer, items }) => [
      `### ${escapeMarkdown(task)}`,
      items ? items.map(boxInMarkdown).join("\n") : escapeMarkdown(answer),
    ]),
    ...(note ? ["### Notizen", escapeMarkdown(note)] : []),
  ]);
  return [`# ${escapeMarkdown(title)}`, `Stand: ${date}`, ...parts].join("\n\n") + "\n";
}

const boxInMarkdown = ({ text, completed }: { text: string; completed: boolean }): string =>
  `- [${completed ? "x" : " "}] ${escapeMarkdown(text)}`;
