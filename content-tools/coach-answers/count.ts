import type { AnswerBlock, Source } from "~/domain/coach/answer";

export interface Judged {
  kind: string;
  /** Titles of the places that answer the question; empty: the material holds no answer. */
  places: readonly CitedPlace[];
  text: string;
  blocks: readonly AnswerBlock[];
  sources: readonly Source[];
  inputTokens: number;
  outputTokens: number;
  /** The first words came later than the app waits for them. */
  isLate: boolean;
  /** Reason why there is no answer; else null. */
  fault: string | null;
}

export interface CitedPlace {
  title: string;
  /** null: any heading of the page. */
  heading: string | null;
}

interface Share {
  of: number;
  have: number;
}

export interface Counts {
  asked: number;
  /** Number of failed answers by reason. */
  faults: Record<string, number>;
  /** Share that cites a right place first (`cited`: anywhere), among questions the material answers. */
  citedFirst: Share;
  cited: Share;
  citedByKind: Record<string, Share>;
  /** Share of all answers whose numbers, days and duties all stand in their sources. */
  grounded: Share;
  /** Share that admits it, among questions the material does not answer. */
  honest: Share;
  /** Share that wrongly finds nothing, among questions the material answers. */
  missed: Share;
  /** Share of all answers whose first words came later than the app waits. */
  late: Share;
  inputTokens: number;
  outputTokens: number;
}

/** Opening words of an answer where nothing fits; the model's rules prescribe them. */
const NOTHING = /dazu steht hier nichts/i;

export function countAnswers(all: readonly Judged[]): Counts {
  const answers = all.filter(({ fault }) => fault === null);
  const held = answers.filter(({ places }) => places.length > 0);
  const kinds = [...new Set(held.map(({ kind }) => kind))].sort();
  return {
    asked: all.length,
    faults: countFaults(all),
    citedFirst: share(held, ({ sources, places }) => isAmong(sources.slice(0, 1), places)),
    cited: share(held, citesRight),
    citedByKind: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        share(
          held.filter((one) => one.kind === kind),
          citesRight,
        ),
      ]),
    ),
    grounded: share(answers, ({ blocks }) => blocks.every(({ isUnchecked }) => !isUnchecked)),
    honest: share(
      answers.filter(({ places }) => places.length === 0),
      saysNothing,
    ),
    missed: share(held, saysNothing),
    late: share(answers, ({ isLate }) => isLate),
    inputTokens: all.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
    outputTokens: all.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
  };
}

function countFaults(all: readonly Judged[]): Counts["faults"] {
  const faults: Counts["faults"] = {};
  for (const { fault } of all) if (fault !== null) faults[fault] = (faults[fault] ?? 0) + 1;
  return faults;
}

const share = (all: readonly Judged[], has: (one: Judged) => boolean): Share => ({
  of: all.length,
  have: all.filter(has).length,
});

const citesRight = ({ sources, places }: Judged) => isAmong(sources, places);
const saysNothing = ({ text }: Judged) => NOTHING.test(text);

const isAmong = (sources: readonly Source[], places: readonly CitedPlace[]): boolean =>
  sources.some((source) =>
    places.some(({ title, heading }) => source.title === title && (heading === null || source.heading === heading)),
  );

export function formatCounts(name: string, counts: Counts): string {
  const lines: [string, string][] = [
    [
      "Fragen",
      [counts.asked, ...Object.entries(counts.faults).map(([why, of]) => `ohne Antwort ${of} (${why})`)].join(", "),
    ],
    ["Richtige Quelle zuerst", written(counts.citedFirst)],
    ["Richtige Quelle genannt", written(counts.cited)],
    ...Object.entries(counts.citedByKind).map(([kind, of]): [string, string] => [`  ${kind}`, written(of)]),
    ["Alle Zahlen belegt", written(counts.grounded)],
    ["„Dazu steht hier nichts“, zu Recht", written(counts.honest)],
    ["„Dazu steht hier nichts“, zu Unrecht", written(counts.missed)],
    ["Zu spät für die App", written(counts.late)],
    ["Tokens (Frage, Antwort)", `${counts.inputTokens}, ${counts.outputTokens}`],
  ];
  const width = Math.max(...lines.map(([label]) => label.length)) + 2;
  return [name, ...lines.map(([label, value]) => `  ${label.padEnd(width)}${value}`)].join("\n");
}

const written = ({ of, have }: Share): string =>
  of === 0 ? "–" : `${have} von ${of} (${Math.round((have / of) * 100)} %)`;
