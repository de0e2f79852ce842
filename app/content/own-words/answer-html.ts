import { escapeHtml } from "~/domain/text/escape-html";
import { missionPlace } from "~/domain/missions/mission-place";
import { sayAnswer } from "~/domain/missions/say-answer";
import type { Mission, Task } from "../library-types";

interface AnsweredTask {
  task: Pick<Task, "id" | "title" | "type" | "unit">;
  mission: Pick<Mission, "slug" | "order" | "kind">;
}

/** A longer answer is folded, so that the text around it stays in sight. */
const LONGEST_OPEN = 400;

const BOX =
  "rounded-[1.125rem] border border-line bg-surface px-[min(1.125rem,4.5vw)] py-4 [&>*+*]:mt-2 print:break-inside-avoid";

/** An answer as a box with the way to its task. */
export function answerHtml(said: string, asked: AnsweredTask, isOnPaper: boolean): string {
  const label = `<p class="font-display font-strong text-primary">Deine Antwort aus ${missionPlace(asked.mission)}</p>`;
  const lines = sayAnswer(asked.task, said)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => `<p class="wrap-anywhere">${escapeHtml(line)}</p>`)
    .join("");
  const isFolded = !isOnPaper && said.length > LONGEST_OPEN;
  const text = isFolded ? `<details class="disclosure"><summary>Antwort zeigen</summary>${lines}</details>` : lines;
  return `<div role="note" class="${BOX}">${label}${text}${isOnPaper ? "" : wayTo(asked, "ansehen oder ändern")}</div>`;
}

/** The words for everyone, with the way to the task that has no answer yet. */
export const noAnswerHtml = (forEveryone: string, asked: AnsweredTask, isOnPaper: boolean): string =>
  `<div role="note" class="${BOX}"><p>${forEveryone}</p>${isOnPaper ? "" : wayTo(asked, "öffnen")}</div>`;

const wayTo = ({ task, mission }: AnsweredTask, act: string): string =>
  `<p><a href="/mission/${mission.slug}#${task.id}">„${escapeHtml(task.title)}“ ${act}</a></p>`;
