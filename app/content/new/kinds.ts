import { stringify } from "yaml";
import { toSlug } from "../../domain/slugs";
import { collections } from "../frontmatter/schema";
import { insertTask } from "./insert-task";
import type { Standing } from "./standing.server";
import type { Answers, Option, Step } from "./steps";

/** What becomes of the answers: a file's text, and what is to be done then. */
export interface Made {
  file: string;
  /** Gets the text the file has now; "" for a new one. */
  write: (text: string) => string;
  next: string[];
}

export interface Kind {
  name: string;
  about: string;
  /** In order; what is asked later may depend on what was answered before. */
  steps: (standing: Standing, answers: Answers) => Step[];
  make: (standing: Standing, answers: Answers) => Made;
}

const mission = collections.roadmaps.shape;
const path = collections["career-paths"].shape;
const task = mission.tasks.element.shape;

const headed = (data: object, body: string) => `---\n${stringify(data, QUOTED)}---\n\n${body}\n`;
const QUOTED = { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" } as const;
const two = (order: number) => String(order).padStart(2, "0");
const nextOrder = (all: readonly { data: { order: number } }[]) =>
  Math.max(0, ...all.map(({ data }) => data.order)) + 1;
const ofPath = ({ missions }: Standing, slug = "") => missions.filter((each) => each.slug.startsWith(`${slug}/`));

const pathOptions = ({ paths }: Standing): Option[] =>
  paths.map(({ slug, data }) => ({ value: slug, label: data.name }));
const EVIDENCE = "Zahlen, Fristen und Recht brauchen im Kopf quellen, quellenstand und pruefenBis.";
const TASK_TYPES: Option[] = [
  { value: "text", label: "etwas schreiben" },
  { value: "link", label: "einen Link eintragen" },
  { value: "upload", label: "festhalten, wo etwas abgelegt ist" },
  { value: "checklist", label: "eine Liste abhaken" },
];
const taskSteps: Step[] = [
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

const PATH: Kind = {
  name: "path",
  about: "ein Berufspfad",
  steps: () => [
    {
      field: "name",
      question: "Wie heißt der Beruf?",
      why: "So steht er auf der Karte, mit Doppelpunkt: „Podcast-Producer:in“.",
      schema: path.name,
    },
    {
      field: "claim",
      question: "Was macht ihn aus, in einem Satz?",
      why: "Der Satz unter dem Namen. Er darf neugierig machen.",
      schema: path.claim,
    },
    {
      field: "description",
      question: "Was tut man da, und für wen?",
      why: "Zwei, drei Sätze für die Auswahl.",
      schema: path.description,
    },
    {
      field: "hue",
      question: "Welche Farbe, von 0 bis 359?",
      why: "0 ist Rot, 120 Grün, 240 Blau. Helligkeit und Kontrast ergeben sich.",
      schema: path.hue,
      fallback: "200",
    },
  ],
  make({ paths }, { name = "", claim, description, hue }) {
    const slug = toSlug(name);
    const data = { name, order: nextOrder(paths), hue: Number(hue), claim, description };
    return {
      file: `career-paths/${slug}.mdx`,
      write: () => `---\n${stringify(data, QUOTED)}---\n`,
      next: [
        `Seine erste Mission: npm run content:new -- mission --path=${slug}`,
        "In content/site/site.mdx zählt „catalogue“ die Pfade: Dort wird es einer mehr, und bis er zehn Missionen hat, fehlt „missionsPerPath“.",
      ],
    };
  },
};

const MISSION: Kind = {
  name: "mission",
  about: "eine Mission eines Pfads, mit ihrer ersten Aufgabe",
  steps: (standing) => [
    { field: "path", question: "Zu welchem Pfad?", why: "Sie kommt an sein Ende.", options: pathOptions(standing) },
    {
      field: "title",
      question: "Wie heißt die Mission?",
      why: "Überschrift auf Karte und Seite.",
      schema: mission.title,
    },
    {
      field: "shortDescription",
      question: "Worum geht es, ganz kurz?",
      why: "Der Satz auf der Karte.",
      schema: mission.shortDescription,
    },
    {
      field: "description",
      question: "Was macht man hier?",
      why: "Ein, zwei Sätze über der Mission.",
      schema: mission.description,
    },
    {
      field: "explanation",
      question: "Wozu ist das gut?",
      why: "Steht als „Wozu das gut ist“ dabei.",
      schema: mission.explanation,
    },
    {
      field: "category",
      question: "Wozu gehört sie?",
      why: "Gruppiert die Missionen.",
      options: mission.category.options.map((value) => ({ value, label: value })),
    },
    {
      field: "estimatedTime",
      question: "Wie lange dauert sie?",
      why: "„45 Min“, „2–3 Stunden“ oder „Variabel“.",
      schema: mission.estimatedTime,
    },
    {
      field: "xpReward",
      question: "Wie viele XP bringt sie?",
      why: "Üblich sind 100 bis 350, je länger sie dauert, desto mehr.",
      schema: mission.xpReward,
      fallback: "150",
    },
    {
      field: "badge",
      question: "Wie heißt ihr Abzeichen?",
      why: "Bekommt man am Ende: „Klarheit gewonnen“.",
      schema: mission.badge,
    },
    {
      field: "aiCoachReminder",
      question: "Woran soll Inno unterwegs erinnern?",
      why: "Ein Satz oder eine Frage, während man an den Aufgaben sitzt: „Was könnte beim Versand schiefgehen?“",
      schema: mission.aiCoachReminder,
    },
    {
      field: "noteField",
      question: "Welche Frage steht am Ende über dem Notizfeld?",
      why: "Ein Blick zurück auf das Geschaffte: „Welches Produkt würdest du heute selbst kaufen, und warum?“",
      schema: mission.noteField,
    },
    { field: "begin", question: "Was hat man am Ende in der Hand?", why: "Der erste Satz der Seite." },
    ...taskSteps,
  ],
  make(standing, answers) {
    const {
      path: slug = "",
      title = "",
      begin = "",
      taskTitle = "",
      taskDescription,
      taskType,
      hue: _,
      ...texts
    } = answers;
    const order = nextOrder(ofPath(standing, slug));
    const id = `${slug}-${order}`;
    const data = {
      id,
      order,
      title,
      ...texts,
      xpReward: Number(answers.xpReward),
      resources: [],
      tasks: [{ id: `${id}-task-1`, title: taskTitle, description: taskDescription, type: taskType, required: true }],
    };
    const file = `roadmaps/${slug}/${two(order)}-${toSlug(title)}.mdx`;
    return {
      file,
      write: () => headed(data, `${begin}\n\n### So gehst du vor\n\n1. **${taskTitle}.** ${taskDescription ?? ""}`),
      next: [
        `Ansehen, während npm run dev läuft: /mission/${slug}-${order}`,
        `Eine weitere Aufgabe: npm run content:new -- task --mission=${file}`,
        EVIDENCE,
        `Wonach Menschen fragen, wenn sie das brauchen: content/search/fragen-${slug}.mdx`,
      ],
    };
  },
};

const TASK: Kind = {
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

const PASSAGE: Kind = {
  name: "passage",
  about: "ein Abschnitt, der in mehreren Missionen steht",
  steps: () => [
    {
      field: "title",
      question: "Wie heißt der Abschnitt?",
      why: "Er klappt sich darunter auf.",
      schema: collections.passages.shape.title,
    },
    { field: "begin", question: "Womit beginnt er?", why: "Ein Satz; den Rest schreibst du in der Datei." },
  ],
  make(_, { title = "", begin = "" }) {
    const slug = toSlug(title);
    return {
      file: `passages/${slug}.mdx`,
      write: () => headed({ title }, begin),
      next: [`In einer Mission steht er mit <Passage id="${slug}" />.`, EVIDENCE],
    };
  },
};

const QUESTION: Kind = {
  name: "question",
  about: "eine andere Aussage für den Persönlichkeitstest",
  steps: ({ categories }, { category }) => [
    {
      field: "category",
      question: "In welcher Kategorie?",
      why: "Jede hat genau drei Aussagen, darum ersetzt die neue eine alte.",
      options: categories.map(({ data }) => ({ value: data.category, label: data.name })),
    },
    {
      field: "replaces",
      question: "Welche ersetzt sie?",
      why: "Ihre Kennung bleibt: Was jemand geantwortet hat, zählt weiter. Der Sinn sollte also derselbe sein.",
      options: (categories.find(({ data }) => data.category === category)?.data.questions ?? []).map((each) => ({
        value: each.id,
        label: each.question,
      })),
    },
    {
      field: "question",
      question: "Wie lautet die neue?",
      why: "Eine Aussage in der Ich-Form, der man zustimmt oder nicht.",
      schema: collections.quiz.shape.questions.element.shape.question,
    },
  ],
  make({ categories }, { category, replaces, question = "" }) {
    const found = categories.find(({ data }) => data.category === category);
    const old = found?.data.questions.find(({ id }) => id === replaces)?.question ?? "";
    return { file: found?.file ?? "", write: (text) => text.replace(old, () => question), next: [] };
  },
};

export const KINDS: readonly Kind[] = [PATH, MISSION, TASK, QUESTION, PASSAGE];
