import { undoing } from "~/domain/level/successes";
import type { ResetKind } from "~/domain/missions/resets";

const DONE: Record<ResetKind, string> = { "repeat-quiz": "Test neu begonnen.", "switch-path": "Pfad gewechselt." };

/**
 * Shown as long as the reset can be undone. A plain link loads a document, so that without a connection the offline
 * page answers.
 */
export function UndoLine({ reset, until }: { reset: ResetKind; until: string }) {
  return (
    <p className="text-sm text-soft">
      {DONE[reset]} Bis zum {until} kannst du das <a href={undoing.to}>rückgängig machen</a>.
    </p>
  );
}
