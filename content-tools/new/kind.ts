import { stringify } from "yaml";
import type { Standing } from "./standing";
import type { Answers, Option, Step } from "./steps";

/** Result of the answers: a file's new text, and the next steps for the editor. */
export interface Made {
  file: string;
  /** Turns the file's present text ("" for a new file) into the new one. */
  write: (text: string) => string;
  next: string[];
}

export interface Kind {
  name: string;
  about: string;
  /** Changes a file that is there; others write a new one. */
  edits?: true;
  /** Questions in order; later ones may depend on earlier answers. */
  steps: (standing: Standing, answers: Answers) => Step[];
  make: (standing: Standing, answers: Answers) => Made;
}

export const QUOTED = { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" } as const;
export const headed = (data: object, body: string) => `---\n${stringify(data, QUOTED)}---\n\n${body}\n`;
export const nextOrder = (all: readonly { data: { order: number } }[]) =>
  Math.max(0, ...all.map(({ data }) => data.order)) + 1;
export const ofPath = ({ missions }: Standing, slug = "") =>
  missions.filter((each) => each.slug.startsWith(`${slug}/`));

export const pathOptions = ({ paths }: Standing): Option[] =>
  paths.map(({ slug, data }) => ({ value: slug, label: data.name }));
export const EVIDENCE = "Zahlen, Fristen und Recht brauchen im Kopf quellen, quellenstand und pruefenBis.";
