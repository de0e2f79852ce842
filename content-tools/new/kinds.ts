import { collections } from "~/content/frontmatter/schema";
import { toSlug } from "~/domain/text/slugs";
import { CASE } from "./case-kind";
import { FACT } from "./fact-kind";
import { EVIDENCE, headed, type Kind } from "./kind";
import { MISSION } from "./mission-kind";
import { PATH } from "./path-kind";
import { PLACE } from "./place-kind";
import { SELF_CHECK } from "./self-check-kind";
import { STEP } from "./step-kind";
import { TASK } from "./task-kind";
import { TEMPLATE } from "./template-kind";

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
  edits: true,
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

export const KINDS: readonly Kind[] = [
  PATH,
  MISSION,
  TASK,
  QUESTION,
  PASSAGE,
  FACT,
  STEP,
  PLACE,
  SELF_CHECK,
  TEMPLATE,
  CASE,
];
