/** Documents that are made of a case, by their address, in the order in which they are needed. */
export const CASE_DOCUMENTS = [
  "fragebogen",
  "angebot",
  "auftragsbestaetigung",
  "av-vertrag",
  "rechnung-kleinunternehmer",
  "rechnung-umsatzsteuer",
] as const;

export type CaseDocument = (typeof CASE_DOCUMENTS)[number];

/** Statements that a case and a mission's text share, so that they can be compared. */
export const COMPARED = ["satz", "angebot", "umsatz", "gewinn", "taetigkeit"] as const;

export type Compared = (typeof COMPARED)[number];

export interface Party {
  name: string;
  /** Person whom letters address; a private customer's own name. */
  person: string;
  street: string;
  town: string;
}

export interface Position {
  label: string;
  quantity: number;
  unit: string | null;
  /** Price of one, in cents: without tax for a firm, else with all. */
  cents: number;
}

/** The case that runs through a path: an invented founder and their first order. Days are YYYY-MM-DD. */
export interface Case {
  /** Slug of its career path. */
  path: string;
  title: string;
  description: string;
  person: Party & { mail: string };
  work: string;
  /** Gross wage of a year; null without an employment. */
  wageCents: number | null;
  insurance: "job" | "familie" | "hauptberuf";
  weeklyHours: number;
  rateCents: number;
  isTrade: boolean;
  activity: string;
  /** Without the rule for small businesses. */
  isTaxed: boolean;
  startsOn: string;
  turnover: { cents: number; nextCents: number; nextProfitCents: number; how: string };
  costs: { label: string; cents: number }[];
  customer: Party & { isFirm: boolean; isFormal: boolean };
  offer: CaseOffer;
  agreedOn: string;
  invoice: { number: string; date: string; delivered: string };
  processing: Processing;
  /** Order of the mission that speaks of each document. */
  missions: Partial<Record<CaseDocument, number>>;
}

export interface CaseOffer {
  number: string;
  date: string;
  validUntil: string;
  goal: string;
  positions: Position[];
  /** How the price came about. */
  how: string;
  excluded: string;
  needed: string;
  begins: string;
  ends: string;
  changes: string;
  usage: string | null;
  daysToPay: number;
}

/** Contents of an agreement on data processing (Art. 28 DSGVO). */
export interface Processing {
  /** Kind of service that works on the person's own data; null where they work on those of the customer. */
  service: string | null;
  subject: string;
  purpose: string;
  data: string;
  people: string;
  duration: string;
  place: string;
  end: string;
}

/** Visibly invented numbers: no tax office has this one, and no account has these check digits. */
export const NO_TAX_NUMBER = "00/000/00000";
export const NO_ACCOUNT = "DE00 0000 0000 0000 0000 00";
export const NO_TAX_ID = "00 000 000 000";
