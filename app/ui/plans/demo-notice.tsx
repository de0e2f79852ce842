import { notice } from "../kit";

/** A notice on every page where the demo sets or ends a plan. */
export function DemoNotice() {
  return (
    <p className={notice("plain")}>
      <strong>Demo: Es wird nichts abgebucht.</strong> Du gibst keine Zahlungsdaten ein, und es entsteht kein
      kostenpflichtiger Vertrag.
    </p>
  );
}
