import type { CareerPath, MissionHead } from "~/content/library";
import { pathAddress } from "~/domain/paths/address";
import { pathTime } from "~/domain/paths/path-time";
import { JOINED_DASH } from "~/domain/text/joined-dash";

/** A path in a few figures, the same wherever strangers see it. */
export interface PathSummary {
  slug: string;
  to: string;
  name: string;
  claim: string;
  hue: number;
  missions: number;
  /** „18–30 Stunden“ and „etwa 17 Abende“, for all missions together; null where none names a time. */
  hours: string | null;
  evenings: string | null;
  /** „7–14 Wochen“; null without a card. */
  weeks: string | null;
}

export function summaryOf(path: CareerPath, missions: readonly MissionHead[]): PathSummary {
  const { slug, name, claim, hue, card } = path;
  const time = pathTime(missions);
  return {
    ...{ slug, name, claim, hue },
    to: pathAddress(slug),
    missions: missions.length,
    hours: time?.hours ?? null,
    evenings: time?.evenings ?? null,
    weeks: card && `${card.firstOrder.from}${JOINED_DASH}${card.firstOrder.to}\u00a0Wochen`,
  };
}
