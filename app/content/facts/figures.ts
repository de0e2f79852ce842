import type { FactValue } from "~/domain/facts/fact";
import { noteOn } from "~/domain/facts/fact-note";
import { figureOn } from "~/domain/facts/figure";
import { timelineOf } from "~/domain/facts/timeline";
import { yearEndLine } from "~/domain/facts/year-end";
import { describeReview } from "~/domain/text/evidence";
import { factAnchor } from "~/domain/text/slugs";
import type { SourcedFact } from "../assemble-library";
import type { SourcedNote } from "../library-types";
import { fillPlaces, type Asked } from "./places";

export type TimedFact = SourcedFact & { timeline: readonly FactValue[] };

/** The facts of a library, with what each text says of them on a day. */
export class Figures {
  readonly #facts: ReadonlyMap<string, TimedFact>;
  /** What was said on the day asked for last: every page of a day says the same. */
  #said: { day: string; html: Map<string, string> } = { day: "", html: new Map() };

  constructor(facts: readonly SourcedFact[]) {
    const byId = new Map(facts.map((fact) => [fact.id, fact]));
    this.#facts = new Map(facts.map((fact) => [fact.id, { ...fact, timeline: timelineOf(fact, byId) }]));
  }

  get(id: string): TimedFact | null {
    return this.#facts.get(id) ?? null;
  }

  /** A compiled text with what holds on a day (YYYY-MM-DD in Germany). */
  fill(html: string, day: string): string {
    return fillPlaces(html, {
      figure: (asked) => this.#figure(asked, day),
      ending: (ids) => {
        const line = yearEndLine(this.#known(ids), day);
        return line === null ? "" : `<p>${inHtml(line)}</p>`;
      },
    });
  }

  notes(ids: readonly string[], day: string): SourcedNote[] {
    return this.#known(ids).map((fact) => ({
      ...noteOn(fact, day),
      sources: fact.sources.map(({ id, title, url }) => ({ id, title, url })),
      review: describeReview(fact),
    }));
  }

  /** Stands for all that is printed on a day: equal for days on which every figure is the same. */
  keyOn(day: string): string {
    return [...this.#facts.values()]
      .map((fact) => `${fact.id} ${figureOn(fact, day)} ${yearEndLine([fact], day)}`)
      .join("\n");
  }

  #known(ids: readonly string[]): TimedFact[] {
    return ids.flatMap((id) => this.#facts.get(id) ?? []);
  }

  #figure({ id, rounded, withYear }: Asked, day: string): string {
    const fact = this.#facts.get(id);
    // The check refuses unknown ids: without one there is nothing to print.
    if (!fact) return "";
    if (this.#said.day !== day) this.#said = { day, html: new Map() };
    const key = `${id} ${rounded} ${withYear}`;
    const known = this.#said.html.get(key);
    if (known !== undefined) return known;
    const said = `<a href="#${factAnchor(id)}">${inHtml(figureOn(fact, day, { rounded, withYear }))}</a>`;
    this.#said.html.set(key, said);
    return said;
  }
}

const inHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
