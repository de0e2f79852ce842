/** Tells what a form had shown, so that only what was changed is told. `shownFields` of `http/fields` reads it. */
export const Shown = ({ values }: { values: Readonly<Record<string, string>> }) => (
  <input type="hidden" name="shown" value={new URLSearchParams(values).toString()} />
);
