import type { ComponentContext } from "./components";
import { contentHash } from "../cache/content-hash";
import type { AskedSentence } from "../questions/asked-sentence";
import { placesFor, type Place } from "../places/place";

export interface TakenUp {
  passages: string[];
  templates: string[];
  facts: string[];
  calculators: string[];
  /** Slugs of the calculators whose results it prints. */
  results: string[];
  /** Ids of the tasks whose answers it shows. */
  answers: string[];
  /** Kinds of the places that it lists. */
  places: string[];
  site: boolean;
}

export const takenUp = (body: string): TakenUp => ({
  passages: idsIn(body, /<Passage\b[^>]*?\bid\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
  templates: idsIn(body, /<VorlageLink\b[^>]*?\bid\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
  facts: idsIn(body, /<Fakt\b[^>]*?\bid\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
  calculators: idsIn(body, /<Rechner\b[^>]*?\bid\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
  results: idsIn(body, /<Mein\b[^>]*?\bwert\s*=\s*["']([a-z0-9-]+)\./g),
  answers: idsIn(body, /<Meine\b[^>]*?\bantwort\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
  places: idsIn(body, /<Orte\b[^>]*?\bart\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
  site: /<(Produktname|Anbieter|Verantwortlich)\b/.test(body),
});

const idsIn = (body: string, component: RegExp): string[] => [
  ...new Set(Array.from(body.matchAll(component), ([, double, single]) => double ?? single ?? "")),
];

/** Compiled passage; `key` stands for the HTML in cache keys. */
export interface CompiledPassage {
  title: string;
  html: string;
  key: string;
}

export interface Surroundings extends ComponentContext {
  passages: ReadonlyMap<string, CompiledPassage>;
  places: ReadonlyMap<string, readonly Place[]>;
}

/** The places of all paths. */
export interface AllSurroundings extends Omit<Surroundings, "places"> {
  places: readonly Place[];
}

/** Limits the surroundings to what the body names, so that its cache key covers all it is compiled with. */
export const surroundingsOf = (
  { folder, takenUp }: { folder: string; takenUp: TakenUp },
  all: AllSurroundings,
): Surroundings => ({
  site: all.site,
  passages: only(takenUp.passages, all.passages),
  templates: only(takenUp.templates, all.templates),
  calculators: only([...new Set([...takenUp.calculators, ...takenUp.results])], all.calculators),
  facts: new Set(takenUp.facts.filter((id) => all.facts.has(id))),
  places: new Map(takenUp.places.map((kind) => [kind, placesFor(all.places, folder, kind)])),
});

const only = <Value>(ids: readonly string[], from: ReadonlyMap<string, Value>): Map<string, Value> =>
  new Map(
    ids.flatMap((id) => {
      const value = from.get(id);
      return value === undefined ? [] : [[id, value] as const];
    }),
  );

/** The cache key: covers all that decides the HTML of a body. */
export function bodyKey(
  source: { bodyHash: string; takenUp: TakenUp; sentences: readonly AskedSentence[] },
  surroundings: Surroundings,
  renderer: string,
): string {
  const { passages, templates, facts, calculators, places, site } = surroundings;
  const around = [
    [...passages].map(([id, { title, key }]) => [id, title, key]),
    [...templates],
    [...facts],
    [...calculators],
    [...places],
    source.takenUp.site ? site : null,
    ...source.sentences.map(({ question, words }) => [question, words]),
  ];
  return contentHash(renderer, source.bodyHash, JSON.stringify(around));
}
