import type { CompiledData, LibraryData } from "../library-data";
import type { SourcedNote } from "../library-types";

interface Filling {
  fill: (html: string) => string;
  notes: (factIds: readonly string[]) => SourcedNote[];
}

/** The content with texts that are filled each time they are read, so that none outlives the day it is true on. */
export function filledTexts(data: CompiledData, { fill, notes }: Filling): LibraryData {
  // Written out for each: no generic spread that the compiler understands keeps a getter.
  return {
    ...data,
    missions: data.missions.map(({ compiled, factIds, ...rest }) => ({
      ...rest,
      get html() {
        return fill(compiled());
      },
      get facts() {
        return notes(factIds);
      },
    })),
    legal: data.legal.map(({ compiled, factIds, ...rest }) => ({
      ...rest,
      get html() {
        return fill(compiled());
      },
      get facts() {
        return notes(factIds);
      },
    })),
    help: data.help.map(({ compiled, factIds, ...rest }) => ({
      ...rest,
      get html() {
        return fill(compiled());
      },
      get facts() {
        return notes(factIds);
      },
    })),
    templates: data.templates.map(({ compiled, factIds, ...rest }) => ({
      ...rest,
      get html() {
        return fill(compiled());
      },
      get facts() {
        return notes(factIds);
      },
    })),
    startSteps: data.startSteps.map(({ compiled, factIds, ...rest }) => ({
      ...rest,
      get html() {
        return fill(compiled());
      },
      get facts() {
        return notes(factIds);
      },
    })),
    passages: data.passages.map(({ compiled, factIds, ...rest }) => ({
      ...rest,
      get html() {
        return fill(compiled());
      },
      get facts() {
        return notes(factIds);
      },
    })),
    examples: data.examples.map(({ compiled, factIds, ...rest }) => ({
      ...rest,
      get html() {
        return fill(compiled());
      },
      get facts() {
        return notes(factIds);
      },
    })),
    calculators: data.calculators.map(({ compiled, factIds, ...rest }) => ({
      ...rest,
      get html() {
        return fill(compiled());
      },
      get facts() {
        return notes(factIds);
      },
    })),
  };
}
