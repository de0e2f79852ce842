import { BENEFITS, CUSTOMERS, EMPLOYMENTS, INSURANCES, type Benefit } from "./situation";

interface Choice {
  value: string;
  label: string;
}

/** A question with one answer; `why` tells what the answer is for. */
export interface Question {
  name: "employment" | "insurance" | "customers";
  label: string;
  why: string;
  choices: readonly Choice[];
}

const EMPLOYMENT_LABELS = {
  vollzeit: "In Vollzeit",
  teilzeit: "In Teilzeit",
  minijob: "Im Minijob",
  beamt: "Als Beamt:in",
  keine: "Zurzeit nicht",
} as const;
const INSURANCE_LABELS = {
  "ueber-job": "Über meinen Job",
  familie: "Über die Familie, ohne eigenen Beitrag",
  freiwillig: "Freiwillig gesetzlich",
  privat: "Privat",
  studentisch: "Als Student:in",
  "weiss-nicht": "Weiß ich nicht",
} as const;
const BENEFIT_LABELS: Record<Benefit, string> = {
  alg1: "Arbeitslosengeld I",
  grundsicherung: "Grundsicherung vom Jobcenter",
  elterngeld: "Elterngeld",
  elternzeit: "Ich bin in Elternzeit",
  keine: "Nichts davon",
};
const CUSTOMERS_LABELS = { firmen: "Firmen", privat: "Privatpersonen", beide: "Beide" } as const;

export const EMPLOYMENT: Question = {
  name: "employment",
  label: "Arbeitest du angestellt?",
  why: "Wer angestellt ist, fragt zuerst den eigenen Betrieb.",
  choices: EMPLOYMENTS.map((value) => ({ value, label: EMPLOYMENT_LABELS[value] })),
};
export const INSURANCE: Question = {
  name: "insurance",
  label: "Wie bist du krankenversichert?",
  why: "Davon hängt ab, wie viel du verdienen darfst, bevor sich dein Beitrag ändert.",
  choices: INSURANCES.map((value) => ({ value, label: INSURANCE_LABELS[value] })),
};
export const CUSTOMERS_QUESTION: Question = {
  name: "customers",
  label: "Für wen willst du arbeiten?",
  why: "Privatpersonen haben Rechte, die Firmen nicht haben.",
  choices: CUSTOMERS.map((value) => ({ value, label: CUSTOMERS_LABELS[value] })),
};

export const BENEFIT_CHOICES: readonly { value: Benefit; label: string }[] = BENEFITS.map((value) => ({
  value,
  label: BENEFIT_LABELS[value],
}));
