import { stringify } from "yaml";
import * as z from "zod";
import { questionSchema } from "~/content/frontmatter/question-schema";
import { QUESTION_KINDS } from "~/domain/self-check/question";
import { insertInHead, insertInList } from "./insert-in-head";
import { pathOptions, QUOTED, type Kind } from "./kind";
import type { Standing } from "./standing";
import type { Answers, Option, Step } from "./steps";
import { textsOf } from "./task-items";

const question = questionSchema.shape;
const OF_PASSAGE = 3;

const KINDS: Record<(typeof QUESTION_KINDS)[number], string> = {
  eine: "eine Antwort stimmt",
  mehrere: "mehrere Antworten stimmen",
  reihenfolge: "Schritte in die richtige Folge bringen",
  zahl: "eine Zahl ausrechnen",
};

/** Several texts in one line, as many as the head takes; each as long as the head allows. */
const list = (least: number, most: number, each: z.ZodType) =>
  z.string().superRefine((typed, context) => {
    const texts = textsOf(typed);
    if (texts.length < least || texts.length > most)
      context.addIssue({ code: "custom", message: `${least} bis ${most}, durch Strichpunkte getrennt` });
    else if (new Set(texts).size < texts.length) context.addIssue({ code: "custom", message: "zwei sind gleich" });
    for (const { error } of texts.map((text) => each.safeParse(text)))
      for (const { message } of error?.issues ?? []) context.addIssue({ code: "custom", message });
  });

const line = z.string().max(120);

function stepsOf(kind: string | undefined): Step[] {
  const why = "Durch Strichpunkte getrennt.";
  if (kind === "reihenfolge")
    return [{ field: "order", question: "Welche Schritte, in der richtigen Folge?", why, schema: list(3, 5, line) }];
  if (kind === "zahl")
    return [
      {
        field: "number",
        question: "Welche Zahl stimmt?",
        why: "Hängt sie an einem Fakt, wird daraus in der Datei eine formel mit aus.",
        schema: z.number("eine Zahl, mit Punkt statt Komma"),
      },
      { field: "unit", question: "In welcher Einheit?", why: "„€“, „Tage“ oder „Std.“.", schema: question.einheit },
    ];
  const [least, most] = kind === "mehrere" ? [2, 4] : [1, 1];
  return [
    {
      field: "right",
      question: kind === "mehrere" ? "Welche Antworten stimmen?" : "Welche Antwort stimmt?",
      why: kind === "mehrere" ? why : "Ein Satz, ohne Beträge und Paragrafen: Die altern.",
      schema: list(least, most, line),
    },
    {
      field: "wrong",
      question: "Welche stimmen nicht, klingen aber möglich?",
      why: `${why} Nimm, was Menschen wirklich glauben.`,
      schema: list(1, 3, line),
    },
  ];
}

/** Answer for a text that several missions share. */
const SHARED = "abschnitt";

/** Texts that have not all their questions yet: the passages, a path's missions, or both. */
function textOptions({ missions, passages }: Standing, path: string | undefined): Option[] {
  const ofMissions = path === SHARED ? [] : missions.filter(({ slug }) => !path || slug.startsWith(`${path}/`));
  const shared = path === undefined || path === SHARED ? passages : [];
  return [
    ...ofMissions.filter(({ data }) => data.frage === undefined),
    ...shared.filter(({ data }) => data.fragen.length < OF_PASSAGE),
  ].map(({ file, data }) => ({ value: file, label: data.title }));
}

export const SELF_CHECK: Kind = {
  name: "self-check",
  about: "eine Frage an sich selbst („Prüf dich“) zu einer Mission oder einem Abschnitt",
  edits: true,
  steps: (standing, { path, text: file, kind }) => [
    ...(file && path === undefined
      ? []
      : [
          {
            field: "path",
            question: "Zu welchem Pfad gehört der Text?",
            why: "Danach kommen seine Missionen, oder die Abschnitte, die in mehreren stehen.",
            options: [...pathOptions(standing), { value: SHARED, label: "ein Abschnitt für mehrere" }],
          },
        ]),
    {
      field: "text",
      question: "In welchem Text steht die Antwort?",
      why: "Eine Mission hat eine Frage, ein Abschnitt drei.",
      options: textOptions(standing, path),
      missing: (answer) =>
        standing.files.has(answer)
          ? "Dieser Text hat seine Fragen schon; du kannst sie in der Datei ändern."
          : undefined,
    },
    {
      field: "id",
      question: "Welche Kennung hat sie?",
      why: "Ein, zwei Worte, einmal in diesem Text: „kante“. Darunter wird gemerkt, wann jemand geantwortet hat.",
      schema: question.id,
    },
    {
      field: "kind",
      question: "Wie antwortet man?",
      why: "Danach richten sich die Felder.",
      options: QUESTION_KINDS.map((value) => ({ value, label: KINDS[value] })),
      fallback: "eine",
    },
    {
      field: "question",
      question: "Wie lautet die Frage?",
      why: "Nach einem Menschen in seiner Lage: „Meryem macht 700 € Gewinn. Was bleibt ihr?“",
      schema: question.frage,
    },
    ...stepsOf(kind ?? "eine"),
    {
      field: "sentence",
      question: "Mit welchen Worten beginnt der Satz, aus dem es folgt?",
      why: "Vier bis zwölf Wörter, genau so wie im Text. Wer sich irrt, wird dorthin geführt.",
      schema: question.satz,
    },
    {
      field: "explanation",
      question: "Warum ist das so?",
      why: "Ein, zwei Sätze, höchstens 40 Wörter.",
      schema: question.erklaerung,
    },
  ],
  make(_, answers) {
    const { text: file = "" } = answers;
    const made = toQuestion(answers);
    const isMission = !file.startsWith("passages/");
    return {
      file,
      write: (text) =>
        isMission
          ? insertInHead(text, stringify({ frage: made }, QUOTED), "tasks")
          : insertInList(text, stringify([made], QUOTED), "fragen"),
      next: isMission ? [] : [`Ein Abschnitt hat drei Fragen: npm run content:new -- self-check --text=${file}`],
    };
  },
};

/** A question as its head has it. */
function toQuestion({ id, kind, question: frage, right = "", wrong = "", order, number, unit, ...rest }: Answers) {
  const answers = [
    ...textsOf(right).map((text) => ({ text, richtig: true })),
    ...textsOf(wrong).map((text) => ({ text })),
  ];
  return {
    ...{ id, art: kind, frage },
    ...(answers.length > 0 && { antworten: answers }),
    ...(order !== undefined && { reihe: textsOf(order) }),
    ...(number !== undefined && { zahl: Number(number), einheit: unit }),
    ...{ satz: rest.sentence, erklaerung: rest.explanation },
  };
}
