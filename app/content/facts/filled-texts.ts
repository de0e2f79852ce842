import type { CompiledData, LibraryData } from "../library-data";
import type { SourcedNote } from "../library-types";

interface Unfilled {
  compiled: () => string;
  factIds: string[];
}

interface Filling {
  fill: (html: string) => string;
  notes: (factIds: readonly string[]) => SourcedNote[];
}

/** The content with texts that are filled each time they are read, so that none outlives the day it is true on. */
export function filledTexts(data: CompiledData, { fill, notes }: Filling): LibraryData {
  /** Accessors of a class are no values of its own: who copies a page, as a list of 50 does, fills no text for that. */
  class FilledText {
    readonly #text: Unfilled;
    constructor(text: Unfilled) {
      this.#text = text;
    }
    get html() {
      return fill(this.#text.compiled());
    }
    get facts() {
      return notes(this.#text.factIds);
    }
  }
  const filled = <Page extends Unfilled>(pages: readonly Page[]) =>
    pages.map(({ compiled, factIds, ...page }) => Object.assign(new FilledText({ compiled, factIds }), page));
  return {
    ...data,
    missions: filled(data.missions),
    legal: filled(data.legal),
    help: filled(data.help),
    templates: filled(data.templates),
    startSteps: filled(data.startSteps),
    passages: filled(data.passages),
    examples: filled(data.examples),
    calculators: filled(data.calculators),
  };
}
