import type { ComponentContext } from "./components";
import { contentHash } from "../cache/content-hash";
import { RENDERER } from "../cache/renderer.server";

/** What a body takes up from other files, as it names it. */
export interface TakenUp {
  ids: string[];
  site: boolean;
}

export function takenUp(body: string): TakenUp {
  const named = body.matchAll(/<(?:Passage|VorlageLink)\b[^>]*?\bid\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return {
    ids: [...new Set(Array.from(named, ([, double, single]) => double ?? single ?? ""))],
    site: /<(Produktname|Anbieter|Verantwortlich)\b/.test(body),
  };
}

/** A passage as others take it up; `key` stands for its HTML. */
export interface Passage {
  title: string;
  html: string;
  key: string;
}

export interface Surroundings extends ComponentContext {
  passages: ReadonlyMap<string, Passage>;
}

/** Only what the body names: it is compiled with nothing that its key does not stand for. */
export function surroundingsOf({ ids }: TakenUp, all: Surroundings): Surroundings {
  const only = <Value>(from: ReadonlyMap<string, Value>) =>
    new Map(
      ids.flatMap((id) => {
        const value = from.get(id);
        return value === undefined ? [] : [[id, value] as const];
      }),
    );
  return { site: all.site, passages: only(all.passages), templates: only(all.templates) };
}

/** Stands for all that decides the HTML of a body. */
export function bodyKey(source: { bodyHash: string; takenUp: TakenUp }, surroundings: Surroundings): string {
  const { passages, templates, site } = surroundings;
  const around = [
    [...passages].map(([id, { title, key }]) => [id, title, key]),
    [...templates],
    source.takenUp.site ? site : null,
  ];
  return contentHash(RENDERER, source.bodyHash, JSON.stringify(around));
}
