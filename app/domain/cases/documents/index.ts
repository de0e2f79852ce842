import type { Case, CaseDocument } from "../case";
import type { PaperPart } from "../paper";
import { writeConfirmation } from "./confirmation";
import { writeSmallInvoice, writeTaxedInvoice } from "./invoice";
import { writeOffer } from "./offer";
import { writeProcessing } from "./processing";
import { writeQuestionnaire } from "./questionnaire";

interface Kind {
  title: string;
  /** Description of the document, in a sentence. */
  description: string;
  /** Texts whose sources it follows. */
  passages: readonly string[];
  /** `rate`: the share of tax on the document's day. */
  write: (of: Case, rate: number) => PaperPart[];
}

/** One writer for each document of a case. */
export const DOCUMENTS: Readonly<Record<CaseDocument, Kind>> = {
  fragebogen: {
    title: "Fragebogen fürs Finanzamt",
    description: "Feld für Feld: was in diesem Fall dort steht und warum.",
    passages: ["finanzamt-fragebogen", "freiberuf-oder-gewerbe", "kleinunternehmer"],
    write: writeQuestionnaire,
  },
  angebot: {
    title: "Angebot",
    description: "Eine Seite mit Leistung, Grenzen, Terminen und Preis.",
    passages: ["angebot-und-vertrag", "kleinunternehmer"],
    write: writeOffer,
  },
  auftragsbestaetigung: {
    title: "Auftragsbestätigung",
    description: "Die kurze Antwort auf eine Zusage, vor dem ersten Handgriff.",
    passages: ["angebot-und-vertrag", "kleinunternehmer"],
    write: writeConfirmation,
  },
  "av-vertrag": {
    title: "Felder eines AV-Vertrags",
    description: "Wer mit welchen Daten wofür arbeitet, Feld für Feld.",
    passages: ["datenschutz-av-vertrag"],
    write: writeProcessing,
  },
  "rechnung-kleinunternehmer": {
    title: "Rechnung ohne Umsatzsteuer",
    description: "So rechnet ab, wer die Kleinunternehmerregelung nutzt.",
    passages: ["rechnung-schreiben", "kleinunternehmer"],
    write: writeSmallInvoice,
  },
  "rechnung-umsatzsteuer": {
    title: "Rechnung mit Umsatzsteuer",
    description: "Derselbe Auftrag mit Steuersatz und Steuerbetrag.",
    passages: ["rechnung-schreiben", "kleinunternehmer"],
    write: writeTaxedInvoice,
  },
};

/** Stands above every document. */
const MARK: PaperPart = {
  kind: "note",
  label: "Beispiel",
  text: "Menschen, Betrieb, Nummern und Beträge sind erfunden. Schreib nichts davon ab: Nimm den Aufbau und setz deine eigenen Angaben ein.",
};

export const writeDocument = (of: Case, kind: CaseDocument, rate: number): PaperPart[] => [
  MARK,
  ...DOCUMENTS[kind].write(of, rate),
];
