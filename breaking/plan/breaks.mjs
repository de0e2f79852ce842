import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { inProject } from "../../scripts/lib/project.mjs";
import { citedTests, readRows } from "./map.mjs";

// Breaks, each for the statement of one row: an edit (`file`, `find`, `replace`) that makes it untrue, or the reason
// why there is none (`none`).
function readBreaks() {
  const folder = inProject("breaking/breaks");
  return readdirSync(folder)
    .sort()
    .flatMap((name) => parse(readFileSync(`${folder}/${name}`, "utf8")));
}

const readMap = () => readRows(readFileSync(inProject("docs/spec-map.md"), "utf8"));

/** `problems`: where the list misfits map or code. Rows that are mere decisions, or not built, have no test. */
export function planBreaks(rows = readMap(), breaks = readBreaks(), read = readProject) {
  const byStatement = new Map(breaks.map((each) => [each.row, each]));
  const planned = rows.map((row) => {
    const tests = citedTests(row);
    const isHeld = Object.values(tests).some((files) => files.length > 0);
    return { ...row, tests, change: byStatement.get(row.statement) ?? (isHeld ? null : { none: row.held }) };
  });
  const strangers = breaks.filter(({ row }) => !rows.some(({ statement }) => statement === row));
  const problems = [
    ...(byStatement.size < breaks.length ? ["a row is named twice"] : []),
    ...strangers.map(({ row }) => `not in the map: ${row}`),
    ...planned.flatMap(({ statement, change }) => {
      const problem = change ? whyUnusable(change, read) : "no break, and no reason why";
      return problem ? [`${problem}: ${statement}`] : [];
    }),
  ];
  return { planned, problems };
}

export function whyUnusable({ file, find, replace, none }, read = readProject) {
  if (none) return file ? "both a break and a reason for none" : null;
  if (!file || !find || typeof replace !== "string" || find === replace) return "no edit";
  const text = read(file);
  if (text === null) return `${file} does not exist`;
  const times = text.split(find).length - 1;
  return times === 1 ? null : `„${find}“ stands ${times} times in ${file}`;
}

function readProject(file) {
  try {
    return readFileSync(inProject(file), "utf8");
  } catch {
    return null;
  }
}
