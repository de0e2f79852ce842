/** Kinds of tests, from the cheapest: a row is tried with the next only when the tests before did not notice. */
export const KINDS = ["unit", "integration", "browser"];

const TEST = /`((?:app|content-tools|tests)\/[^`]+(?:\.test\.tsx?|\.spec\.ts)|tests\/integration\/[^`]+\.ts)`/g;

/**
 * @param {string} text docs/spec-map.md
 * @returns {{ statement: string, where: string, held: string, section: string }[]}
 */
export function readRows(text) {
  const rows = [];
  let section = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("#")) section = line.replace(/^#+ /, "");
    if (!line.startsWith("|") || /^\| *(Statement|-)/.test(line)) continue;
    const [statement = "", where = "", held = ""] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    rows.push({ statement, where, held, section });
  }
  return rows;
}

export function citedTests({ held }) {
  const files = [...held.matchAll(TEST)].map(([, file]) => file);
  return Object.fromEntries(KINDS.map((kind) => [kind, files.filter((file) => kindOf(file) === kind)]));
}

function kindOf(file) {
  if (file.endsWith(".spec.ts")) return "browser";
  return file.startsWith("tests/integration/") ? "integration" : "unit";
}
