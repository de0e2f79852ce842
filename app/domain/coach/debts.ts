import { link, answerParagraph } from "./fixed-answer";
import { foldTyped } from "./fold-typed";

// Matches folded text. „Entschuldigung“ and „wer ist schuld“ do not match.
const DEBTS =
  /\b(?:schulden(?!frei)\w*|verschuldet\w*|uberschuld\w*|(?:privat)?insolven\w*|pleite|mahnbescheid\w*|inkaso\w*|gerichtsvolzieher\w*|pfandung\w*|zahlungsunfahig\w*)\b/;

/** Whether the question is about debts, which are no crisis but have a free advice service. */
export const hasDebts = (question: string): boolean => DEBTS.test(foldTyped(question));

export const DEBT_ADDRESS = {
  title: "Schuldnerberatung finden (BAG-SB)",
  url: "https://www.bag-sb.de/ratsuchende/wie-finde-ich-eine-schuldnerberatung/",
} as const;

export const DEBT_HINT = answerParagraph(
  "Bei Schulden: Sichere zuerst Miete, Strom und Krankenkasse und mach keine neuen. Sprich dann früh mit einer gemeinnützigen Schuldnerberatung. Sie ist meist kostenlos, nimmt aktive Selbstständige aber nicht überall an. ",
  link(DEBT_ADDRESS.url, DEBT_ADDRESS.title),
);
