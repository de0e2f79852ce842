import { DEBT_ADDRESS, hasDebts } from "~/domain/coach/debts";
import { MOST_PASSAGES, type CoachPassage } from "~/domain/coach/passage";
import { toMarkdown } from "~/domain/coach/to-markdown";
import { whoToAsk } from "~/domain/coach/who-to-ask";
import { cut } from "~/domain/text/cut";
import { withoutThoughts } from "../model/read/thoughts";
import { fence, oneLine, severalLines, withoutMarks } from "./fence";
import { rulesFor, type Mode } from "./rules";

/** Facts about the learner that the model may know: no address, no id, nothing about other people. */
export interface Learner {
  firstName: string;
  pathName: string | null;
  typeName: string | null;
  level: number;
  missionTitle: string | null;
  openTasks: readonly string[];
  eveningsPerWeek: number | null;
  hoursPerEvening: number | null;
  /** null: the learner does not share them. */
  ownAnswers: readonly { task: string; answer: string }[] | null;
}

export interface PromptTurn {
  question: string;
  answer: string;
}

export interface PromptMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

// Limits in letters (German: about three to a token), and in numbers of tasks, answers and turns.
const MOST = {
  passage: 2_000,
  name: 40,
  title: 120,
  tasks: 6,
  ownAnswers: 8,
  ownAnswer: 800,
  turns: 6,
  turn: 1_500,
  history: 6_000,
  question: 4_000,
} as const;

/** One system message with rules and material, then alternating turns: some servers accept nothing else. */
export function composePrompt({
  learner,
  passages,
  history,
  question,
  mode,
}: {
  learner: Learner;
  passages: readonly CoachPassage[];
  history: readonly PromptTurn[];
  question: string;
  mode: Mode;
}): PromptMessage[] {
  return [
    { role: "system", content: `${rulesFor(mode)}\n\n${fence("MATERIAL", material(passages, question))}` },
    ...lastTurns(history),
    {
      role: "user",
      content: [
        fence("ANGABEN", facts(learner)),
        ...(learner.ownAnswers?.length ? [fence("EIGENE ANTWORTEN", answers(learner.ownAnswers))] : []),
        fence("NACHRICHT", severalLines(question, MOST.question)),
      ].join("\n\n"),
    },
  ];
}

function material(passages: readonly CoachPassage[], question: string): string {
  const numbered = passages.slice(0, MOST_PASSAGES).map(({ title, heading, text, stand }, index) => {
    const place = [title, heading].filter((part) => part !== null).join(" – ");
    const read = stand === null ? "" : ` (Stand: ${oneLine(stand, MOST.title)})`;
    return `[${index + 1}] ${oneLine(place, 2 * MOST.title)}${read}\n${severalLines(text, MOST.passage)}`;
  });
  const found = numbered.length === 0 ? ["Zu dieser Frage wurde nichts gefunden."] : numbered;
  const office = whoToAsk([cut(question, MOST.question), ...passages.slice(0, 1).map(({ title }) => title)].join("\n"));
  const offices = office === null ? [] : [`Geprüfte Auskunft, von der App: ${toMarkdown([office])}`];
  const debts = hasDebts(question) ? [`Geprüfte Adresse bei Schulden: ${DEBT_ADDRESS.title}, ${DEBT_ADDRESS.url}`] : [];
  return [...found, ...offices, ...debts].join("\n\n");
}

function facts(learner: Learner): string {
  const evenings = learner.eveningsPerWeek;
  const hours = learner.hoursPerEvening;
  return [
    ["Vorname", oneLine(learner.firstName, MOST.name)],
    ["Berufspfad", learner.pathName],
    ["Persönlichkeitstyp", learner.typeName],
    ["Level", String(learner.level)],
    ["Aktuelle Mission", learner.missionTitle],
    [
      "Offene Aufgaben",
      learner.openTasks
        .slice(0, MOST.tasks)
        .map((task) => oneLine(task, MOST.title))
        .join("; "),
    ],
    ["Zeit", evenings === null ? null : `${evenings} Abende pro Woche${hours === null ? "" : ` zu ${hours} Stunden`}`],
  ]
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => `${name}: ${oneLine(value ?? "", MOST.tasks * MOST.title)}`)
    .join("\n");
}

const answers = (given: readonly { task: string; answer: string }[]): string =>
  given
    .slice(0, MOST.ownAnswers)
    .map(({ task, answer }) => `Aufgabe: ${oneLine(task, MOST.title)}\n${severalLines(answer, MOST.ownAnswer)}`)
    .join("\n\n");

/** The latest turns that fit, without citations: their numbers now stand for other passages. */
function lastTurns(history: readonly PromptTurn[]): PromptMessage[] {
  const kept: PromptMessage[] = [];
  let left: number = MOST.history;
  for (const { question, answer } of history.slice(-MOST.turns).toReversed()) {
    const asked = severalLines(question, MOST.turn);
    // Answers stored by an older version may begin with the model's thoughts.
    const said = withoutMarks(severalLines(withoutThoughts(answer), MOST.turn).replace(/ ?\[\d{1,3}\]/g, ""));
    left -= asked.length + said.length;
    if (left < 0) break;
    if (asked === "" || said === "") continue;
    kept.unshift({ role: "user", content: fence("NACHRICHT", asked) }, { role: "assistant", content: said });
  }
  return kept;
}
