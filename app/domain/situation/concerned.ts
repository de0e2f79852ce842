/** Groups whom a section of a passage can concern, with how its fold names them. */
const CONCERNED = {
  angestellt: "Angestellte",
  vollzeit: "Job in Vollzeit",
  teilzeit: "Job in Teilzeit",
  minijob: "Minijob",
  beamt: "Beamt:innen",
  "ohne-job": "Menschen ohne Job",
  "kasse-job": "Krankenversicherung über den Job",
  familie: "Familienversicherung",
  freiwillig: "freiwillige Krankenversicherung",
  "privat-versichert": "private Krankenversicherung",
  studentisch: "studentische Krankenversicherung",
  alg1: "Arbeitslosengeld I",
  grundsicherung: "Grundsicherung",
  elterngeld: "Elterngeld",
  elternzeit: "Elternzeit",
  firmenkunden: "Arbeit für Firmen",
  privatkunden: "Arbeit für Privatpersonen",
  nebenberuf: "Selbstständigkeit nebenher",
  hauptberuf: "Selbstständigkeit im Hauptberuf",
  "ab-15-stunden": "Selbstständigkeit ab 15 Stunden pro Woche",
} as const;

export type Concerned = keyof typeof CONCERNED;

export const CONCERNED_NAMES = Object.keys(CONCERNED).filter(isConcerned);

export function isConcerned(name: string): name is Concerned {
  return Object.hasOwn(CONCERNED, name);
}

/** German name for a fold: „Familienversicherung“. */
export const nameOfConcerned = (name: Concerned): string => CONCERNED[name];

/** Names in `wen="familie alg1"`, in their order; words that name none are kept for the check to find. */
export const wordsIn = (wen: string): string[] => wen.split(/\s+/).filter(Boolean);

const NEARLY_EVERYONE: readonly Concerned[] = [
  "firmenkunden",
  "privatkunden",
  "nebenberuf",
  "hauptberuf",
  "ab-15-stunden",
];

/** Whether a word tells few learners from the others, so that a part for them is worth opening first. */
export const isForFew = (name: string): boolean => isConcerned(name) && !NEARLY_EVERYONE.includes(name);
