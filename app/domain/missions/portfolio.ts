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
  answers: { taskId: string; task: string; answer: string }[];
  note: string | null;
}

interface Written {
  answers: readonly { missionId: string; taskId: string; answer: string }[];
  notes: readonly { missionId: string; note: string }[];
}

interface CatalogueMission {
  id: string;
  title: string;
  place: string;
  to: string | null;
  tasks: readonly { id: string; title: string; type: TaskType; unit?: string | undefined }[];
}

/** Written work in the order of the catalogue; work of missions no longer in the catalogue stands at the end. */
export function arrangePortfolio(
  missions: readonly CatalogueMission[],
  { answers, notes }: Written,
): PortfolioMission[] {
  const known = new Set(missions.map(({ id }) => id));
  const gone = new Set([...answers, ...notes].map(({ missionId }) => missionId).filter((id) => !known.has(id)));
  const former = [...gone].map((id) => ({ ...FORMER_MISSION, id }));
  return [...missions, ...former].flatMap(({ tasks, ...mission }) => {
    const own = answers.filter(({ missionId }) => missionId === mission.id);
    const note = notes.find(({ missionId }) => missionId === mission.id)?.note ?? null;
    const answered = tasks.flatMap(({ id, title, ...task }) => {
      const answer = own.find(({ taskId }) => taskId === id)?.answer;
      return answer ? [{ taskId: id, task: title, answer: sayAnswer(task, answer) }] : [];
    });
    const left = own.filter(({ taskId, answer }) => answer !== "" && !tasks.some(({ id }) => id === taskId));
    answered.push(...left.map(({ taskId, answer }) => ({ taskId, task: "Frühere Aufgabe", answer })));
    return answered.length > 0 || note ? [{ ...mission, answers: answered, note }] : [];
  });
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
    ...answers.flatMap(({ task, answer }) => [`### ${escapeMarkdown(task)}`, escapeMarkdown(answer)]),
    ...(note ? ["### Notizen", escapeMarkdown(note)] : []),
  ]);
  return [`# ${escapeMarkdown(title)}`, `Stand: ${date}`, ...parts].join("\n\n") + "\n";
}
