import * as z from "zod";
import type { RuleId } from "../check/rules";
import { isComponentName } from "./components";
import { BRACES, explainOpening, explainUnknown, MODULE, BODY_TOO_DEEP, UNCLEAR } from "./pitfalls";

/** Error of mdx-bundler; the line is 0 where it knows none, and the column counts from 0. */
const bundleError = z.object({
  errors: z.tuple(
    [z.object({ text: z.string(), location: z.object({ line: z.number(), column: z.number() }).nullish() })],
    z.unknown(),
  ),
});

interface BodyPosition {
  line: number;
  column: number;
}

interface Unreadable {
  /** Line and column from 1, within the body. */
  place: BodyPosition;
  rule: RuleId;
  message: string;
}

/** Place and reason of a failed compilation of `body`; the reason is German, without the parser's English. */
export function unreadableBody(error: unknown, body: string): Unreadable {
  const parsed = bundleError.safeParse(error);
  const [first] = parsed.success ? parsed.data.errors : [];
  const text = first?.text ?? String(error);
  const location = first?.location?.line ? first.location : null;
  const place = location ? { line: location.line, column: location.column + 1 } : { line: 1, column: 1 };
  if (/call stack/i.test(text)) return { place, rule: "T019", message: BODY_TOO_DEEP };
  const open = /closing tag for `<([^\s`>]*)[^`]*>` \((\d+):(\d+)/.exec(text);
  if (open) {
    const [, name = "", line, column] = open;
    const message = isComponentName(name) ? `<${name}> wird nicht geschlossen.` : explainUnknown(name);
    return {
      place: { line: Number(line), column: Number(column) },
      rule: isComponentName(name) ? "T001" : "T003",
      message,
    };
  }
  if (/Unexpected clos/.test(text)) {
    return { place, rule: "T001", message: "Hier wird geschlossen, was nicht geöffnet wurde." };
  }
  const opening = openingBefore(body, place);
  const explained = location && opening && explainOpening(opening.rest);
  if (explained) return { place: opening.place, rule: "T001", message: explained };
  if (/closing brace|acorn|expression/.test(text)) {
    const isModule = /^(?:import|export)\b/.test(lineAt(body, place));
    return isModule
      ? { place: { ...place, column: 1 }, rule: "T002", message: MODULE }
      : { place, rule: "T002", message: BRACES };
  }
  return { place, rule: "T001", message: UNCLEAR };
}

const lineAt = (body: string, { line }: BodyPosition): string => body.split("\n")[line - 1] ?? "";

/** Last angle bracket before a place: the parser was reading from there. */
function openingBefore(body: string, { line, column }: BodyPosition): { place: BodyPosition; rest: string } | null {
  const lines = body.split("\n");
  for (let at = line; at >= 1; at--) {
    const text = lines[at - 1] ?? "";
    const found = text.lastIndexOf("<", at === line ? column - 1 : text.length);
    if (found >= 0)
      return {
        place: { line: at, column: found + 1 },
        rest: lines
          .slice(at - 1)
          .join("\n")
          .slice(found),
      };
  }
  return null;
}
