import { parseArgs } from "node:util";
import { OperatorError } from "~/environment/operator-error";

/** `id` null: all of them. */
export type JobsCommand = { kind: "list" } | { kind: "end"; how: "retry" | "forget"; id: string | null };

const USAGE = "So geht es: npm run jobs, dazu --nochmal=NUMMER oder --weg=NUMMER; statt der Nummer auch alle.";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const OPTIONS = { nochmal: { type: "string" }, weg: { type: "string" } } as const;

/** Parses the arguments of `npm run jobs --`. Throws OperatorError for invalid ones. */
export function readJobsCommand(args: readonly string[]): JobsCommand {
  const { nochmal, weg } = split(args);
  if (nochmal !== undefined && weg !== undefined) throw new OperatorError(USAGE);
  if (nochmal !== undefined) return { kind: "end", how: "retry", id: readId(nochmal) };
  return weg === undefined ? { kind: "list" } : { kind: "end", how: "forget", id: readId(weg) };
}

function split(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch {
    throw new OperatorError(USAGE);
  }
}

function readId(text: string): string | null {
  const id = text.trim().toLowerCase();
  if (id === "alle") return null;
  if (!UUID.test(id)) throw new OperatorError(USAGE);
  return id;
}
