import type { Resource } from "../library-types";
import type { TextList } from "../library-data";
import type { CompiledData } from "../library";
import { packFile, readPack, writePack, type LazyText } from "./pack.server";

export interface CachedLibrary {
  contentKey: string;
  data: CompiledData;
}

/** `html` is the index of the pack's text; sources and resources are indexes of the one list of them. */
type Stored<Text extends { compiled: () => string; sources: Resource[] }> = Omit<
  Text,
  "compiled" | "sources" | "resources"
> & { html: number; sources: number[] } & (Text extends { resources: Resource[] } ? { resources: number[] } : unknown);

type StoredData = Omit<CompiledData, TextList> & { [Name in TextList]: Stored<CompiledData[Name][number]>[] };

const NAME = "library";

/** Reads the library; HTML (6 of 9 MB at 1,200 missions) is only decoded when a page asks, as lists need no bodies. */
export async function readLibrary(cacheDir: string): Promise<CachedLibrary | null> {
  const pack = await readPack<{ contentKey: string; data: StoredData; resources: Resource[] }>(
    packFile(cacheDir, NAME),
    {
      inFile: true,
    },
  );
  if (!pack) return null;
  const { contentKey, data, resources } = pack.value;
  const { missions, legal, help, templates, passages, startSteps, calculators, examples } = data;
  const listed = (indexes: number[]) => indexes.flatMap((index) => resources[index] ?? []);
  const text = ({ html, sources }: { html: number; sources: number[] }) => ({
    compiled: pack.text(html),
    sources: listed(sources),
  });
  return {
    contentKey,
    data: {
      ...data,
      missions: missions.map(({ html, sources, ...rest }) => ({
        ...rest,
        ...text({ html, sources }),
        resources: listed(rest.resources),
      })),
      legal: legal.map(({ html, sources, ...rest }) => ({ ...rest, ...text({ html, sources }) })),
      help: help.map(({ html, sources, ...rest }) => ({ ...rest, ...text({ html, sources }) })),
      templates: templates.map(({ html, sources, ...rest }) => ({ ...rest, ...text({ html, sources }) })),
      passages: passages.map(({ html, sources, ...rest }) => ({ ...rest, ...text({ html, sources }) })),
      startSteps: startSteps.map(({ html, sources, ...rest }) => ({ ...rest, ...text({ html, sources }) })),
      calculators: calculators.map(({ html, sources, ...rest }) => ({ ...rest, ...text({ html, sources }) })),
      examples: examples.map(({ html, sources, ...rest }) => ({ ...rest, ...text({ html, sources }) })),
    },
  };
}

export async function writeLibrary(cacheDir: string, { contentKey, data }: CachedLibrary): Promise<void> {
  const texts: LazyText[] = [];
  const resources = new Map<string, { resource: Resource; index: number }>();
  const listed = (list: Resource[]): number[] =>
    list.map((resource) => {
      const known = resources.get(resource.id) ?? { resource, index: resources.size };
      resources.set(resource.id, known);
      return known.index;
    });
  const aside = ({ compiled, sources }: { compiled: LazyText; sources: Resource[] }) => ({
    html: texts.push(compiled) - 1,
    sources: listed(sources),
  });
  const stored: StoredData = {
    ...data,
    missions: data.missions.map(({ compiled, sources, ...rest }) => ({
      ...rest,
      ...aside({ compiled, sources }),
      resources: listed(rest.resources),
    })),
    legal: data.legal.map(({ compiled, sources, ...rest }) => ({ ...rest, ...aside({ compiled, sources }) })),
    help: data.help.map(({ compiled, sources, ...rest }) => ({ ...rest, ...aside({ compiled, sources }) })),
    templates: data.templates.map(({ compiled, sources, ...rest }) => ({ ...rest, ...aside({ compiled, sources }) })),
    passages: data.passages.map(({ compiled, sources, ...rest }) => ({ ...rest, ...aside({ compiled, sources }) })),
    startSteps: data.startSteps.map(({ compiled, sources, ...rest }) => ({ ...rest, ...aside({ compiled, sources }) })),
    calculators: data.calculators.map(({ compiled, sources, ...rest }) => ({
      ...rest,
      ...aside({ compiled, sources }),
    })),
    examples: data.examples.map(({ compiled, sources, ...rest }) => ({ ...rest, ...aside({ compiled, sources }) })),
  };
  const list = Array.from(resources.values(), ({ resource }) => resource);
  await writePack(packFile(cacheDir, NAME), { contentKey, data: stored, resources: list }, texts);
}
