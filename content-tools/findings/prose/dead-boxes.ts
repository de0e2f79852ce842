import type { Prose } from "./read-prose";
import type { Mark } from "./typography";

/** A box as a sign anywhere, or as „[ ]“ where a line begins. */
const BOX = /[☐☑]|(?<=^[ \uFFFC]*)\[[ xX]\](?= )/gm;

/** Reports boxes of a body that are only signs: no reader can tick them there. */
export function* checkDeadBoxes({ prose, bodyStart }: Prose): Generator<Mark> {
  for (const { index } of prose.matchAll(BOX)) {
    if (index < bodyStart) continue;
    const message =
      'Dieses Kästchen lässt sich nicht anklicken: Mach daraus einen Punkt der Aufgabe (items), in einer Vorlage <Feld id="…" art="haken" />.';
    yield { rule: "T027", at: index, message };
  }
}
