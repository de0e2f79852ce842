import type { PathCard } from "~/domain/paths/path-card";
import type { Frontmatter } from "./frontmatter/schema";

/** A path's card as authors write it, in the app's words; null where none is written. */
export function toPathCard(path: Frontmatter<"career-paths">): PathCard | null {
  const { woche, kostenStart, bisErsterAuftrag, brauchst, nichtsFuerDich, ende, englisch } = path;
  // The schema takes all of them or none.
  if (!woche || !kostenStart || !bisErsterAuftrag || !brauchst || !nichtsFuerDich || !ende || englisch === undefined) {
    return null;
  }
  const { von, bis, stunden, grund } = bisErsterAuftrag;
  return {
    week: woche,
    startCosts: kostenStart.map(({ was, betrag }) => ({ what: was, amount: betrag })),
    firstOrder: { from: von, to: bis, hours: stunden, reason: grund },
    needs: brauchst,
    notForYouIf: nichtsFuerDich,
    outcome: ende,
    english: englisch,
  };
}
