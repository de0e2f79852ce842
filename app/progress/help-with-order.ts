import type { Library } from "~/content/library";
import { calculatorAddress } from "~/domain/calculation/address";
import { exampleAddress } from "~/domain/cases/address";
import type { MissionStatus } from "~/domain/missions/missions";
import { passageAnchor } from "~/domain/text/slugs";

export interface Help {
  to: string;
  title: string;
}

interface MissionOnTrail {
  id: string;
  slug: string;
  status: MissionStatus;
}

const RATE = "stundensatz";
const AGREEMENTS = "angebot-und-vertrag";

type Texts = Pick<Library, "getCalculator" | "getPassage" | "getTemplate" | "getExample">;

/** Help with an order: price, offer, invoice, agreements. A text that the content does not have is left out. */
export function helpWithOrder(
  texts: Texts,
  { path, missions }: { path: string; missions: readonly MissionOnTrail[] },
): Help[] {
  const help = (to: string | null, title: string): Help[] => (to ? [{ to, title }] : []);
  const template = (slug: string) => texts.getTemplate(slug) && `/vorlagen/${slug}`;
  const ids = texts.getPassage(AGREEMENTS)?.missionIds ?? [];
  // A locked mission cannot be read yet.
  const mission = missions.find(({ id, status }) => ids.includes(id) && status !== "locked");
  const example = texts.getExample(path, "auftragsbestaetigung") && exampleAddress(path, "auftragsbestaetigung");
  return [
    ...help(texts.getCalculator(RATE) && calculatorAddress(RATE), "Den Preis ausrechnen"),
    ...help(template("angebot"), "Ein Angebot schreiben"),
    ...help(template("rechnungs-check"), "Eine Rechnung prüfen"),
    ...help(
      mission ? `/mission/${mission.slug}#${passageAnchor(AGREEMENTS)}` : example,
      "Absprachen und Vertragsteile nachlesen",
    ),
  ];
}
