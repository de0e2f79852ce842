import { undoing } from "~/domain/successes";
import type { ResetKind } from "~/domain/resets";

const DONE: Record<ResetKind, string> = { "repeat-quiz": "Test neu begonnen.", "switch-path": "Pfad gewechselt." };

/** For as long as it can be undone. */
export function UndoLine({ reset, until }: { reset: ResetKind; until: string }) {
  return (
    <p className="row flex-wrap gap-x-2 text-sm text-soft">
      {DONE[reset]}
      {/* A document of its own, so that without a connection it is the page that says so. */}
      <a className="tap-link" href={undoing.to}>
        {undoing.label}
      </a>
      bis {until}
    </p>
  );
}
