import { stringify } from "yaml";
import { collections } from "~/content/frontmatter/schema";
import { insertInList } from "./insert-in-head";
import { ofPath, pathOptions, QUOTED, type Kind } from "./kind";
import type { Answers, Option, Step } from "./steps";
import { toItems, typedItems } from "./task-items";

const task = collections.roadmaps.shape.tasks.element.shape;

const TASK_TYPES: Option[] = [
  { value: "text", label: "etwas schreiben" },
  { value: "number", label: "eine Zahl eintragen" },
  { value: "date", label: "einen Tag eintragen" },
  { value: "link", label: "einen Link eintragen" },
  { value: "upload", label: "festhalten, wo etwas abgelegt ist" },
  { value: "checklist", label: "eine Liste abhaken" },
];
/** Questions for a task; those for a new mission include its first one. */
export const taskSteps = ({ taskType }: Answers): Step[] => [
  {
    field: "taskTitle",
    question: "Wie heißt die Aufgabe?",
    why: "Kurz, mit einem Ergebnis: „Drei Angebote aufschreiben“.",
    schema: task.title,
  },
  {
    field: "taskDescription",
    question: "Was genau ist zu tun?",
    why: "Ein, zwei Sätze, ohne Vorwissen verständlich.",
    schema: task.description,
  },
  {
    field: "taskType",
    question: "Welche Art Aufgabe ist es?",
    why: "Danach richtet sich das Feld unter der Aufgabe.",
    options: TASK_TYPES,
    fallback: "text",
  },
  ...(taskType === "checklist"
    ? [
        {
          field: "taskItems",
          question: "Welche Punkte hat sie?",
          why: "Zwei bis zwölf, durch Strichpunkte getrennt. Jeder bekommt ein Kästchen; der letzte hakt die Aufgabe ab.",
          schema: typedItems,
        },
      ]
    : []),
];

/** A task as its head has it. */
export const toTask = (
  id: string,
  { taskTitle: title, taskDescription: description, taskType: type, taskItems }: Answers,
) => ({
  ...{ id, title, description, type, required: true },
  ...(taskItems === undefined ? {} : { items: toItems(taskItems) }),
});

export const TASK: Kind = {
  name: "task",
  about: "eine Aufgabe einer Mission",
  edits: true,
  steps: (standing, { path: slug, mission: file, ...answers }) => [
    ...(file
      ? []
      : [
          {
            field: "path",
            question: "In welchem Pfad?",
            why: "Danach kommen seine Missionen.",
            options: pathOptions(standing),
          },
        ]),
    {
      field: "mission",
      question: "In welcher Mission?",
      why: "Die Aufgabe kommt an ihr Ende. Wer die Mission schon fertig hat, behält sie und sieht „Neu“.",
      options: (file ? standing.missions : ofPath(standing, slug)).map((each) => ({
        value: each.file,
        label: each.data.title,
      })),
      missing: (answer) =>
        standing.files.has(answer) ? "Ihr Kopf ist nicht lesbar: npm run content:check sagt, warum." : undefined,
    },
    ...taskSteps(answers),
  ],
  make({ missions }, { mission: file = "", ...answers }) {
    const { id = "", tasks = [] } = missions.find((each) => each.file === file)?.data ?? {};
    const added = toTask(`${id}-task-${tasks.length + 1}`, answers);
    return { file, write: (text) => insertInList(text, stringify([added], QUOTED), "tasks"), next: [] };
  },
};
