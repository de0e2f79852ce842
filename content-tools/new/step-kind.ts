import { collections } from "~/content/frontmatter/schema";
import { toSlug } from "~/domain/text/slugs";
import { EVIDENCE, headed, nextOrder, type Kind } from "./kind";

const step = collections.schritte.shape;

/** When a step is due, as it is asked for, and the head's field for it. */
const DEADLINES: Record<string, { label: string; frist?: object }> = {
  vorher: { label: "vor dem Start", frist: { vorher: true } },
  start: { label: "am Tag des Starts", frist: { tage: 0 } },
  woche: { label: "binnen einer Woche danach", frist: { tage: 7 } },
  monat: { label: "binnen eines Monats danach", frist: { monate: 1 } },
  keine: { label: "kein Tag, oder ein anderer: Das steht dann in der Datei" },
};

export const STEP: Kind = {
  name: "step",
  about: "ein Schritt des Startfahrplans: wem man wann Bescheid sagt",
  steps: () => [
    { field: "title", question: "Was tut man?", why: "„Fragebogen ans Finanzamt senden“.", schema: step.title },
    {
      field: "office",
      question: "Bei welcher Stelle?",
      why: "„Finanzamt“, „Deine Krankenkasse“.",
      schema: step.stelle,
    },
    {
      field: "deadline",
      question: "Bis wann, vom Tag des Starts aus?",
      why: "Verschiebt jemand den Start, wandert der Tag mit.",
      options: Object.entries(DEADLINES).map(([value, { label }]) => ({ value, label })),
    },
    { field: "begin", question: "Womit beginnt der Text?", why: "Ein Satz; den Rest schreibst du in der Datei." },
  ],
  make({ startSteps }, { title = "", office, deadline = "keine", begin = "" }) {
    const { frist } = DEADLINES[deadline] ?? {};
    const head = { title, order: nextOrder(startSteps), stelle: office, ...(frist && { frist }) };
    return {
      file: `schritte/${toSlug(title)}.mdx`,
      write: () => headed(head, begin),
      next: ["Wen er betrifft, sagt „wen“; Missionen nennen ihn, wenn „passagen“ eine ihrer Passagen nennt.", EVIDENCE],
    };
  },
};
