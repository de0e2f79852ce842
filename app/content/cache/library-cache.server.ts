import type { LibraryData, Mission, Passage, Template } from "../library";
import { packFile, readPack, writePack } from "./pack.server";

export interface CachedLibrary {
  contentKey: string;
  data: LibraryData;
}

/** `html` is the index of the pack's text. */
type Stored<Text extends { html: string }> = Omit<Text, "html"> & { html: number };

type StoredData = Omit<LibraryData, "missions" | "legal" | "templates" | "passages"> & {
  missions: Stored<Mission>[];
  legal: Stored<LibraryData["legal"][number]>[];
  templates: Stored<Template>[];
  passages: Stored<Passage>[];
};

const NAME = "library";

/** Reads the library; HTML (6 of 9 MB at 1,200 missions) is only decoded when a page asks, as lists need no bodies. */
export async function readLibrary(cacheDir: string): Promise<CachedLibrary | null> {
  const pack = await readPack<{ contentKey: string; data: StoredData }>(packFile(cacheDir, NAME));
  if (!pack) return null;
  const { contentKey, data } = pack.value;
  const { missions, legal, templates, passages } = data;
  // Written out for each: no generic spread that the compiler understands keeps a getter.
  return {
    contentKey,
    data: {
      ...data,
      missions: missions.map(({ html: at, ...rest }) => ({
        ...rest,
        get html() {
          return pack.text(at);
        },
      })),
      legal: legal.map(({ html: at, ...rest }) => ({
        ...rest,
        get html() {
          return pack.text(at);
        },
      })),
      templates: templates.map(({ html: at, ...rest }) => ({
        ...rest,
        get html() {
          return pack.text(at);
        },
      })),
      passages: passages.map(({ html: at, ...rest }) => ({
        ...rest,
        get html() {
          return pack.text(at);
        },
      })),
    },
  };
}

export async function writeLibrary(cacheDir: string, { contentKey, data }: CachedLibrary): Promise<void> {
  const texts: string[] = [];
  const aside = (text: string): number => texts.push(text) - 1;
  const stored: StoredData = {
    ...data,
    missions: data.missions.map((mission) => ({ ...mission, html: aside(mission.html) })),
    legal: data.legal.map((page) => ({ ...page, html: aside(page.html) })),
    templates: data.templates.map((page) => ({ ...page, html: aside(page.html) })),
    passages: data.passages.map((page) => ({ ...page, html: aside(page.html) })),
  };
  await writePack(packFile(cacheDir, NAME), { contentKey, data: stored }, texts);
}
