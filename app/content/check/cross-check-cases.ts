import type { Case, Compared } from "~/domain/cases/case";
import { offeredCents, profitCents } from "~/domain/cases/sums";
import { formatCents } from "~/domain/text/german-numbers";
import { toCase } from "../cases/to-case";
import type { Bodies, Collections } from "../entries";
import type { Problem } from "../files/source.server";
import { at } from "./at";
import { unknownPath } from "./unknown";

/** Cases belong to a path, and say what its missions say. */
export function* crossCheckCases(entries: Collections, bodies: Bodies): Generator<Problem> {
  const paths = new Set(entries["career-paths"].map(({ source }) => source.slug));
  for (const { source, data } of entries.faelle) {
    const path = source.slug;
    if (!paths.has(path)) yield at(source, [], "L003", unknownPath(path));
    const of = toCase(path, data);
    const texts = new Map(
      entries.roadmaps.flatMap((mission) =>
        mission.source.folder === path
          ? [[mission.data.order, evenSpaces(bodies.get(mission.source.path)?.() ?? "")] as const]
          : [],
      ),
    );
    for (const [kind, order] of Object.entries(data.missionen)) {
      if (!texts.has(order)) yield at(source, ["missionen", kind], "F011", noMission(order));
    }
    for (const [index, { zahl, mission, steht }] of data.woher.entries()) {
      const text = texts.get(mission);
      const field = ["woher", index];
      if (text === undefined) yield at(source, field, "F011", noMission(mission));
      else if (!text.includes(steht)) {
        yield at(source, field, "F011", `„${steht}“ steht nicht in Mission ${mission}.`);
      } else {
        const message = mismatch(of, zahl, steht);
        if (message !== null) yield at(source, field, "F011", message);
      }
    }
  }
}

const noMission = (order: number): string => `Die Mission ${order} gibt es in diesem Pfad nicht.`;

const evenSpaces = (text: string): string => text.replaceAll("\u00a0", " ");

const CENTS: Readonly<Record<Exclude<Compared, "taetigkeit">, (of: Case) => number>> = {
  satz: ({ rateCents }) => rateCents,
  angebot: offeredCents,
  umsatz: ({ turnover }) => turnover.cents,
  gewinn: profitCents,
};

/** Difference between a case and a mission's words; null when both say the same. */
function mismatch(of: Case, what: Compared, said: string): string | null {
  if (what === "taetigkeit") {
    return of.activity.includes(said) ? null : `„taetigkeit“ sagt etwas anderes als „${said}“.`;
  }
  const own = CENTS[what](of);
  return own === centsIn(said) ? null : `„${what}“ ergibt hier ${formatCents(own)}, in der Mission steht „${said}“.`;
}

/** The first amount in a text, in cents; null without one. */
function centsIn(text: string): number | null {
  const [, whole, fraction = "00"] = /(\d+(?:\.\d{3})*)(?:,(\d{2}))? €/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(".", "")) * 100 + Number(fraction);
}
