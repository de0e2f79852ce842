import { wordsIn } from "~/domain/situation/concerned";

/** Attributes of a compiled section; its opening tag is how a page finds it again. */
export const sectionMarks = (wen: string): { "data-wen": string; className: string } => ({
  "data-wen": wordsIn(wen).join(" "),
  className: "[&>*+*]:mt-2.5",
});
