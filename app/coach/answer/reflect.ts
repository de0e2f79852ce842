import { fixedAnswer, list, paragraph, type Answer } from "~/domain/coach/fixed-answer";
import type { Passage } from "~/domain/coach/passage";
import type { Learner } from "../prompt/compose-prompt";

/** Questions to think on and a list to check oneself by; no marks. */
export function reflect({ learner }: { learner: Learner; passages: readonly Passage[] }): Answer {
  return fixedAnswer(
    paragraph("Lies deine Antwort einmal laut. Dann frag dich:"),
    list(
      ["Was daran ist schon konkret genug, dass du morgen danach handeln könntest?"],
      ["Was würde jemand nachfragen, der dich nicht kennt?"],
    ),
    ...(learner.openTasks.length === 0
      ? []
      : [paragraph("Prüf selbst:"), list(...learner.openTasks.map((task) => [task]))]),
  );
}
