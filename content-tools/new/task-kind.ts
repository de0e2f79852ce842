import { stringify } from "yaml";
import { collections } from "~/content/frontmatter/schema";
import { insertTask } from "./insert-task";
import { ofPath, pathOptions, QUOTED, type Kind } from "./kind";
import type { Option, Step } from "./steps";

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
export const taskSteps: Step[] = [
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
];

export const TASK: Kind = {
  name: "task",
  about: "eine Aufgabe einer Mission",
  steps: (standing, { path: slug, mission: file }) => [
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
    ...taskSteps,
  ],
  make({ missions }, { mission: file = "", taskTitle: title, taskDescription: description, taskType: type }) {
    const { id = "", tasks = [] } = missions.find((each) => each.file === file)?.data ?? {};
    const added = { id: `${id}-task-${tasks.length + 1}`, title, description, type, required: true };
    return { file, write: (text) => insertTask(text, stringify([added], QUOTED)), next: [] };
  },
};
