import type { TextFormat } from "../office/office-files";
import type { CaseDocument } from "./case";

export const EXAMPLES = "/beispiele";

/** Address of a path's case among all of them. */
export const caseAddress = (path: string): string => `${EXAMPLES}#${path}`;

export const exampleAddress = (path: string, kind: CaseDocument): string => `${EXAMPLES}/${path}/${kind}`;

/** No slug holds two dashes in a row. */
const BETWEEN = "--";

export const exampleFile = (path: string, kind: CaseDocument, format: TextFormat): string =>
  `${EXAMPLES}/datei/${path}${BETWEEN}${kind}.${format}`;

/** Path and document in the name of such a file. */
export function readExampleName(name: string): { path: string; document: string } {
  const [path = "", document = ""] = name.split(BETWEEN);
  return { path, document };
}
