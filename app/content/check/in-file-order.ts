import type { Problem } from "../files/source.server";

export function inFileOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column);
}
