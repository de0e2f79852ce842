import { at } from "~/content/check/at";
import type { Collections } from "~/content/entries";
import { listFacts } from "~/content/facts/to-fact";
import type { Problem } from "~/content/files/source.server";
import type { WrittenQuestion } from "~/content/library-types";
import { toQuestion } from "~/content/questions/to-question";
import { inForceOn } from "~/domain/facts/figure";
import { isAskable } from "~/domain/self-check/judge";
import { numericDate } from "~/domain/time/german-dates";

/** Reports questions whose right answer does not hold on a day (YYYY-MM-DD), or hangs on a fact that there is not. */
export function* adviseQuestions(entries: Collections, today: string): Generator<Problem> {
  const facts = new Map(listFacts(entries).map((fact) => [fact.id, fact]));
  const factOf = (id: string): number | null => {
    const fact = facts.get(id);
    const value = fact && inForceOn(fact, today)?.value;
    return typeof value === "number" ? value : null;
  };
  const problemIn = (written: WrittenQuestion): string | null => {
    const unknown = Object.values(written.aus ?? {}).find((id) => !facts.has(id));
    if (unknown !== undefined) return `Den Fakt „${unknown}“ gibt es nicht.`;
    if (isAskable(toQuestion(written, { text: "", prefix: "" }), factOf)) return null;
    return `Am ${numericDate(today)} stimmt die richtige Antwort nicht mehr: Bis sie angepasst ist, wird nicht gefragt.`;
  };
  const asked = [
    ...entries.passages.flatMap(({ source, data }) =>
      (data.fragen ?? []).map((written, index) => ({ source, written, field: ["fragen", index] })),
    ),
    ...[...entries.roadmaps, ...entries.bonus].flatMap(({ source, data: { frage } }) =>
      frage ? [{ source, written: frage, field: ["frage"] }] : [],
    ),
  ];
  for (const { source, written, field } of asked) {
    const problem = problemIn(written);
    if (problem) yield at(source, [...field, "id"], "F012", problem);
  }
}
