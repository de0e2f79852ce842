import type { TimedFact } from "~/domain/facts/fact";
import { noteOn } from "~/domain/facts/fact-note";
import { figureOn, inForceOn } from "~/domain/facts/figure";
import { withTimelines } from "~/domain/facts/timeline";
import { yearEndLine } from "~/domain/facts/year-end";
import { describeReview } from "~/domain/text/evidence";
import { escapeHtml } from "~/domain/text/escape-html";
import { factAnchor } from "~/domain/text/slugs";
import type { SourcedFact } from "../library-data";
import type { SourcedNote } from "../library-types";
import { fillPlaces, type FigurePlace } from "./places";

type Known = SourcedFact & TimedFact;

interface Said {
  day: string;
  html: Map<string, string>;
  notes: Map<string, SourcedNote>;
  key: string | null;
}

const nothingSaid = (day: string): Said => ({ day, html: new Map(), notes: new Map(), key: null });

/** The facts of a library, with what each text says of them on a day. */
export class LibraryFacts {
  readonly #facts: ReadonlyMap<string, Known>;
  /** Texts and notes of the day asked for last: every page of a day has the same. */
  #said: Said = nothingSaid("");

  constructor(facts: readonly SourcedFact[]) {
    this.#facts = new Map(withTimelines(facts).map((fact) => [fact.id, fact]));
  }

  /** A compiled text with what holds on a day (YYYY-MM-DD in Germany). */
  fill(html: string, day: string): string {
    return fillPlaces(html, {
      figure: (asked) => this.#figure(asked, day),
      ending: (ids) => {
        const line = yearEndLine(this.#known(ids), day);
        return line === null ? "" : `<p>${escapeHtml(line)}</p>`;
      },
    });
  }

  notes(ids: readonly string[], day: string): SourcedNote[] {
    const { notes } = this.#saidOn(day);
    return this.#known(ids).map((fact) => {
      const note = notes.get(fact.id) ?? {
        ...noteOn(fact, day),
        sources: fact.sources.map(({ id, title, url }) => ({ id, title, url })),
        review: describeReview(fact),
      };
      notes.set(fact.id, note);
      return note;
    });
  }

  /** A fact's number in force on a day; null while there is none. */
  numberOn(id: string, day: string): number | null {
    const fact = this.#facts.get(id);
    const held = fact ? inForceOn(fact, day) : null;
    return typeof held?.value === "number" ? held.value : null;
  }

  /** Stands for all that is printed on a day: equal for days on which every figure is the same. */
  keyOn(day: string): string {
    const said = this.#saidOn(day);
    return (said.key ??= [...this.#facts.values()]
      .map((fact) => `${fact.id} ${figureOn(fact, day)} ${yearEndLine([fact], day)}`)
      .join("\n"));
  }

  #saidOn(day: string) {
    if (this.#said.day !== day) this.#said = nothingSaid(day);
    return this.#said;
  }

  #known(ids: readonly string[]): Known[] {
    return ids.flatMap((id) => this.#facts.get(id) ?? []);
  }

  #figure({ id, rounded, withYear }: FigurePlace, day: string): string {
    const fact = this.#facts.get(id);
    // The check refuses unknown ids: without one there is nothing to print.
    if (!fact) return "";
    const { html } = this.#saidOn(day);
    const key = `${id} ${rounded} ${withYear}`;
    const known = html.get(key);
    if (known !== undefined) return known;
    const said = `<a href="#${factAnchor(id)}">${escapeHtml(figureOn(fact, day, { rounded, withYear }))}</a>`;
    html.set(key, said);
    return said;
  }
}
