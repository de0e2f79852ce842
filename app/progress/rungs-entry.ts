import type { PortfolioMission } from "~/domain/missions/portfolio";
import { RUNG_KINDS, sayReachedRungs, type ReachedRung } from "~/domain/rungs/rungs";

/** First entry of a portfolio: the rungs reached outside; none before the first. */
export function rungsEntry(rows: readonly ReachedRung[]): PortfolioMission[] {
  const reached = sayReachedRungs(rows);
  if (reached.length === 0) return [];
  return [
    {
      ...{ id: "weg", title: "Dein Weg in Zahlen", to: "/level#weg", note: null },
      place: `${reached.length} von ${RUNG_KINDS.length} Stufen erreicht`,
      answers: reached.map(({ kind, name, said }) => ({ taskId: kind, task: name, answer: said })),
    },
  ];
}
