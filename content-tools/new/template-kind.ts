import * as z from "zod";
import { collections } from "~/content/frontmatter/schema";
import { BLANK_ID_MAX, BLANK_KINDS, BLANK_WORDS, isBlankKind, isBlankWord } from "~/domain/blanks/blank";
import { toSlug } from "~/domain/text/slugs";
import { headed, nextOrder, type Kind } from "./kind";
import { textsOf } from "./task-items";

const template = collections.templates.shape;

/** Kinds that a line needs no more words for: the choices of a `wahl` are written in the file. */
const KINDS = Object.keys(BLANK_KINDS).filter((kind) => kind !== "wahl");

/** „Datum = datum“: a blank's label, and its kind or what is the same everywhere; without one, a few words. */
const readBlank = (typed: string): { label: string; is: string } => {
  const [label = "", is = ""] = typed.split("=").map((part) => part.trim());
  return { label, is };
};

const typedBlanks = z.string().superRefine((typed, context) => {
  const blanks = textsOf(typed).map(readBlank);
  const say = (message: string) => context.addIssue({ code: "custom", message });
  if (blanks.length === 0) say("mindestens eine Lücke");
  for (const { label, is } of blanks) {
    if (toSlug(label) === "") say("jede Lücke braucht einen Namen");
    else if (is !== "" && !KINDS.includes(is) && !isBlankWord(is))
      say(`„${is}“ gibt es nicht. Es gibt: ${[...KINDS, ...Object.keys(BLANK_WORDS)].join(", ")}`);
  }
});

/** Lines of the body, each with its blank; ids are made of the labels. */
function linesOf(typed: string): string {
  const taken = new Set<string>();
  return textsOf(typed)
    .map((each, index) => {
      const { label, is } = readBlank(each);
      const words = toSlug(label).slice(0, BLANK_ID_MAX).replace(/-$/, "");
      const id = taken.has(words) ? `feld-${index + 1}` : words;
      taken.add(id);
      if (is === "haken") return `- <Feld id="${id}" art="haken" /> ${label}`;
      const kind = isBlankKind(is) && is !== "text" ? ` art="${is}"` : "";
      const word = isBlankWord(is) ? ` wort="${is}"` : "";
      return `**${label}:** <Feld id="${id}"${kind}${word}>${label}</Feld>`;
    })
    .join("\n\n");
}

export const TEMPLATE: Kind = {
  name: "template",
  about: "eine Vorlage zum Ausfüllen, mit ihren Lücken",
  steps: () => [
    {
      field: "title",
      question: "Wie heißt die Vorlage?",
      why: "So heißt auch die Datei für Word: „Angebot auf einer Seite“.",
      schema: template.title,
    },
    {
      field: "description",
      question: "Wofür ist sie?",
      why: "Der Satz unter der Überschrift.",
      schema: template.description,
    },
    { field: "begin", question: "Womit beginnt sie?", why: "Ein Satz; den Rest schreibst du in der Datei." },
    {
      field: "blanks",
      question: "Welche Lücken hat sie?",
      why: "Durch Strichpunkte getrennt, mit Art oder Wort hinter dem Gleichheitszeichen: „dein Name = name; Datum = datum; Ziel“.",
      schema: typedBlanks,
    },
  ],
  make({ templates }, { title = "", description, begin = "", blanks = "" }) {
    const slug = toSlug(title);
    return {
      file: `templates/${slug}.mdx`,
      write: () => headed({ title, order: nextOrder(templates), description }, `${begin}\n\n${linesOf(blanks)}`),
      next: [
        `Ansehen, während npm run dev läuft: /vorlagen/${slug}`,
        `In einer Mission steht sie mit <VorlageLink id="${slug}" />.`,
        'Eine Lücke zum Wählen: <Feld id="steuer" art="wahl" wahl="mit | ohne">mit oder ohne</Feld>',
      ],
    };
  },
};
