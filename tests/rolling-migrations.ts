/** Statements by which a migration breaks processes of the version before, which serve until they are replaced. */
const BREAKING: readonly [what: string, pattern: RegExp][] = [
  ["drops a table", /^DROP (?:TABLE|VIEW|SCHEMA|TYPE)\b/i],
  ["drops a column", /^ALTER TABLE .*\bDROP COLUMN\b/i],
  ["drops a constraint that an upsert may name", /^ALTER TABLE .*\bDROP CONSTRAINT\b/i],
  ["drops an index that an upsert may name", /^DROP INDEX\b/i],
  ["renames", /^ALTER .*\bRENAME\b/i],
  ["changes a type", /^ALTER TABLE .*\bALTER COLUMN .*\bTYPE\b/i],
  ["drops a default", /^ALTER TABLE .*\bDROP DEFAULT\b/i],
  ["refuses null", /^ALTER TABLE .*\bSET NOT NULL\b/i],
  ["adds a column that older rows of an insert lack", /^ALTER TABLE .*\bADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/i],
  ["deletes rows", /^(?:DELETE|TRUNCATE)\b/i],
];

/** Statements of a migration that break an older process, a line each: what it does, and the statement. */
export const findBreaking = (sql: string): string[] =>
  statementsOf(sql).flatMap((statement) =>
    BREAKING.filter(([, pattern]) => pattern.test(statement)).map(([what]) => `${what}: ${statement}`),
  );

const statementsOf = (sql: string): string[] =>
  sql
    .replace(/^\s*--(?!> statement-breakpoint).*$/gm, "")
    .split(/--> statement-breakpoint|;\s*\n/)
    .map((statement) => statement.replace(/\s+/g, " ").replace(/;\s*$/, "").trim())
    .filter(Boolean);
