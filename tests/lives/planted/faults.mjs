import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { whyUnusable } from "../../../breaking/plan/breaks.mjs";
import { inProject } from "../../../scripts/lib/project.mjs";

const FOLDER = "tests/lives/planted/faults";

/**
 * Faults that lives should find, by name.
 * @typedef {{ file: string, find: string, replace: string }} Edit
 * @typedef {{ fault: string, what: string, on?: "pglite" | "postgres", edits: Edit[] }} Fault
 * @returns {Fault[]}
 */
export const readFaults = () =>
  readdirSync(inProject(FOLDER))
    .sort()
    .flatMap((name) => parse(readFileSync(inProject(FOLDER, name), "utf8")));

/** What of the list does not fit the code: an edit whose text does not stand in its file once, a name that stands twice. */
export function problemsOf(faults, read) {
  const names = faults.map(({ fault }) => fault);
  return [
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} is named twice`),
    ...faults.flatMap(({ fault, edits }) =>
      edits.flatMap((edit) => {
        const problem = whyUnusable(edit, read);
        return problem ? [`${problem}: ${fault}`] : [];
      }),
    ),
  ];
}
