import { undoing } from "~/domain/level/successes";
import type { ResetKind } from "~/domain/missions/resets";

const DONE: Record<ResetKind, string> = { "repeat-quiz": "Test neu begonnen.", "switch-path": "Pfad gewechselt." };

/** For as long as it can be undone. The link is a document of its own, so that without a connection it is the page that says so. */
export function UndoLine({ reset, until }: { reset: ResetKind; until: string }) {
  return (
    <p className="text-sm text-soft">
      {DONE[reset]} Bis zum {until} kannst du das <a href={undoing.to}>rückgängig machen</a>.
    </p>
  );
}
