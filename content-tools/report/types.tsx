import type { LibraryData } from "~/content/library";
import { simulateClearCases } from "~/domain/quiz/clear-cases";
import { simulateDistribution, type Scoring } from "~/domain/quiz/quiz";
import { percent, whole } from "./number-formats";

const SCORINGS = ["summe", "ausgewogen"] as const;
const RUNS = 5_000;
const CLEAR_RUNS = 1_000;

export interface TypeFigures {
  name: string;
  /** Shares from 0 to 1: `share` of random answers, `clear` of this type's clear cases. */
  byScoring: Record<Scoring, { share: number; clear: number; instead: { name: string; share: number } | null }>;
}

export function typeFigures({
  personalityTypes: types,
  questions,
}: Pick<LibraryData, "personalityTypes" | "questions">): TypeFigures[] {
  const nameOf = new Map(types.map(({ slug, name }) => [slug, name]));
  const simulate = (scoring: Scoring) => ({
    shares: simulateDistribution({ types, questions, scoring, runs: RUNS, seed: 1 }),
    cases: simulateClearCases({ types, questions, scoring, runs: CLEAR_RUNS, seed: 1 }),
  });
  const figures = { summe: simulate("summe"), ausgewogen: simulate("ausgewogen") };
  const of = (scoring: Scoring, index: number) => {
    const { shares, cases } = figures[scoring];
    const { own = 0, instead = null } = cases[index] ?? {};
    return {
      share: shares[index]?.share ?? 0,
      clear: own,
      instead: instead && { name: nameOf.get(instead.slug) ?? instead.slug, share: instead.share },
    };
  };
  return types.map(({ name }, index) => ({
    name,
    byScoring: { summe: of("summe", index), ausgewogen: of("ausgewogen", index) },
  }));
}

const NAMES: Record<Scoring, string> = { summe: "Summe", ausgewogen: "Ausgewogen" };

export function TypesSection({ types, scoring }: { types: readonly TypeFigures[]; scoring: Scoring }) {
  const widest = Math.max(...types.flatMap(({ byScoring }) => SCORINGS.map((each) => byScoring[each].share)), 0.01);
  return (
    <section id="typen">
      <h2>Typen im Test</h2>
      <p className="soft">
        Eingestellt ist <code>scoring: {scoring}</code>. Simuliert wird beides.
      </p>
      <p className="legend">
        {SCORINGS.map((each) => (
          <span key={each} className={each}>
            {NAMES[each]}
            {each === scoring ? " (eingestellt)" : ""}
          </span>
        ))}
      </p>
      <div className="grid">
        <div className="card">
          <h3>Wer zufällig antwortet</h3>
          <p className="soft">
            So oft kommt jeder Typ in {whole(RUNS)} Durchläufen heraus. Gleich verteilt wäre es jeder {types.length}.
            Durchlauf.
          </p>
          <dl className="bars">
            {types.map(({ name, byScoring }) => (
              <div key={name}>
                <dt>{name}</dt>
                {SCORINGS.map((each) => (
                  <Bar key={each} scoring={each} share={byScoring[each].share} of={widest} />
                ))}
              </div>
            ))}
          </dl>
        </div>
        <div className="card">
          <h3>Wer klar antwortet</h3>
          <p className="soft">
            Ein klarer Fall stimmt allem zu, was für den Typ spricht, lehnt ab, was gegen ihn spricht, und antwortet
            sonst zufällig. So oft bekommt er seinen Typ.
          </p>
          <dl className="bars">
            {types.map(({ name, byScoring }) => (
              <div key={name}>
                <dt>{name}</dt>
                {SCORINGS.map((each) => (
                  <Bar
                    key={each}
                    scoring={each}
                    share={byScoring[each].clear}
                    of={1}
                    note={insteadOf(byScoring[each])}
                  />
                ))}
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** Type that wins instead; only where this one loses more than half of its clear cases. */
const insteadOf = ({ clear, instead }: TypeFigures["byScoring"][Scoring]): string | null =>
  clear < 0.5 && instead ? `meist stattdessen ${instead.name} (${percent(instead.share)})` : null;

function Bar({
  scoring,
  share,
  of,
  note = null,
}: {
  scoring: Scoring;
  share: number;
  of: number;
  note?: string | null;
}) {
  return (
    <dd className={scoring}>
      <span className="track">
        <i style={{ width: `${((share / of) * 100).toFixed(1)}%` }} />
      </span>
      <span className="num">
        <span className="sr">{NAMES[scoring]}: </span>
        {percent(share)}
      </span>
      {note ? <small>{note}</small> : null}
    </dd>
  );
}
