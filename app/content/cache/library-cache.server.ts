import type { TextList } from "../library-data";
import type { CompiledData } from "../library";
import { packFile, readPack, writePack } from "./pack.server";

export interface CachedLibrary {
  contentKey: string;
  data: CompiledData;
}

/** `html` is the index of the pack's text. */
type Stored<Text extends { compiled: () => string }> = Omit<Text, "compiled"> & { html: number };

type StoredData = Omit<CompiledData, TextList> & { [Name in TextList]: Stored<CompiledData[Name][number]>[] };

const NAME = "library";

/** Reads the library; HTML (6 of 9 MB at 1,200 missions) is only decoded when a page asks, as lists need no bodies. */
export async function readLibrary(cacheDir: string): Promise<CachedLibrary | null> {
  const pack = await readPack<{ contentKey: string; data: StoredData }>(packFile(cacheDir, NAME));
  if (!pack) return null;
  const { contentKey, data } = pack.value;
  const { missions, legal, help, templates, passages, startSteps, calculators, examples } = data;
  const text = (at: number) => ({ compiled: () => pack.text(at) });
  return {
    contentKey,
    data: {
      ...data,
      missions: missions.map(({ html, ...rest }) => ({ ...rest, ...text(html) })),
      legal: legal.map(({ html, ...rest }) => ({ ...rest, ...text(html) })),
      help: help.map(({ html, ...rest }) => ({ ...rest, ...text(html) })),
      templates: templates.map(({ html, ...rest }) => ({ ...rest, ...text(html) })),
      passages: passages.map(({ html, ...rest }) => ({ ...rest, ...text(html) })),
      startSteps: startSteps.map(({ html, ...rest }) => ({ ...rest, ...text(html) })),
      calculators: calculators.map(({ html, ...rest }) => ({ ...rest, ...text(html) })),
      examples: examples.map(({ html, ...rest }) => ({ ...rest, ...text(html) })),
    },
  };
}

export async function writeLibrary(cacheDir: string, { contentKey, data }: CachedLibrary): Promise<void> {
  const texts: string[] = [];
  const aside = (text: string): number => texts.push(text) - 1;
  const stored: StoredData = {
    ...data,
    missions: data.missions.map(({ compiled, ...rest }) => ({ ...rest, html: aside(compiled()) })),
    legal: data.legal.map(({ compiled, ...rest }) => ({ ...rest, html: aside(compiled()) })),
    help: data.help.map(({ compiled, ...rest }) => ({ ...rest, html: aside(compiled()) })),
    templates: data.templates.map(({ compiled, ...rest }) => ({ ...rest, html: aside(compiled()) })),
    passages: data.passages.map(({ compiled, ...rest }) => ({ ...rest, html: aside(compiled()) })),
    startSteps: data.startSteps.map(({ compiled, ...rest }) => ({ ...rest, html: aside(compiled()) })),
    calculators: data.calculators.map(({ compiled, ...rest }) => ({ ...rest, html: aside(compiled()) })),
    examples: data.examples.map(({ compiled, ...rest }) => ({ ...rest, html: aside(compiled()) })),
  };
  await writePack(packFile(cacheDir, NAME), { contentKey, data: stored }, texts);
}
