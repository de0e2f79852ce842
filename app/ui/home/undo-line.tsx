import { undoing } from "~/domain/successes";
import type { ResetKind } from "~/domain/resets";
import { Link } from "../kit";

const DONE: Record<ResetKind, string> = { "repeat-quiz": "Test neu begonnen.", "switch-path": "Pfad gewechselt." };

/** For as long as it can be undone. */
export function UndoLine({ reset, until }: { reset: ResetKind; until: string }) {
  return (
    <p className="row flex-wrap gap-x-2 text-sm text-soft">
      {DONE[reset]}
      <Link className="tap-link" to={undoing.to}>
        {undoing.label}
      </Link>
      bis {until}
    </p>
  );
}
