import type { EveningPlan } from "~/domain/evening-plans/evening-plan";
import { Heading } from "./heading";

/** The learner's plan for the evening of a mission; paper stays, so it has both sentences. */
export function EveningOnPaper({ evening, level }: { evening: EveningPlan | null; level: 2 | 3 }) {
  if (!evening?.ifThen && !evening?.otherwise) return null;
  return (
    <section className="sheet-kept">
      <Heading level={level} className="sheet-section">
        Dein Abend dafür
      </Heading>
      {evening.ifThen ? <p className="sheet-written">{evening.ifThen}</p> : null}
      {evening.otherwise ? (
        <>
          <p>Wenn das nicht klappt:</p>
          <p className="sheet-written">{evening.otherwise}</p>
        </>
      ) : null}
    </section>
  );
}
