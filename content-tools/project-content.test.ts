import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { copyCompiled } from "../tests/fixtures/copied-content";
import { threadCpuMs } from "../tests/fixtures/thread-cpu";
import { FIGURES_DAY } from "../tests/runner/figures-day.mjs";
import { loadLibrary, type Loaded } from "~/content/load.server";
import { LEAST_PLACES, placesFor } from "~/content/places/place";
import { foldFor } from "~/content/sections/fold";
import { motifOf } from "~/domain/missions/motif";
import { readerOf } from "~/domain/situation/concerned-by";
import { PERSONAS } from "~/domain/situation/personas";
import type { Situation } from "~/domain/situation/situation";
import { findAll } from "./findings/find-all";
import { reportPage } from "./report/page";

// Where nothing is compiled yet.
const TIMEOUT_MS = 120_000;

let loaded: Loaded;
let cacheDir: string;
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), "startklar-"));
  await copyCompiled(cacheDir);
  loaded = await loadLibrary({ contentDir: "content", cacheDir, now: Date.now() });
  return () => rm(cacheDir, { recursive: true, force: true });
}, TIMEOUT_MS);

test("the project's own content has no problems", () => {
  expect(loaded.problems).toEqual([]);
});

test("no path draws the same picture for more than two of its missions", () => {
  if (!loaded.ok) throw new Error("no library");
  const { library } = loaded;
  for (const { slug } of library.careerPaths) {
    const motifs = library.listMissions(slug).map(({ category }) => motifOf(category));
    for (const motif of new Set(motifs)) {
      expect(motifs.filter((each) => each === motif).length, `${slug}: ${motif}`).toBeLessThanOrEqual(2);
    }
  }
});

describe("what editors are told", () => {
  // The goal is 5 s of CPU; 4.2 s were measured here, four fifths of it for parsing the Markdown and heads of 215
  // files. The margin is for slower machines.
  const MOST_CPU_MS = 10_000;

  test("has no finding in the project's own content but of what runs out, and costs little", async () => {
    const before = threadCpuMs();
    const { problems, files } = await findAll({ contentDir: "content", cacheDir }, Date.now(), FIGURES_DAY);
    const cpuMs = threadCpuMs() - before;
    expect(problems.filter(({ rule }) => rule !== "F004")).toEqual([]);
    expect(files).toBeGreaterThan(200);
    expect(cpuMs).toBeLessThan(MOST_CPU_MS);
  });

  test("is a page of figures with every path and mission", async () => {
    const { content } = await findAll({ contentDir: "content", cacheDir }, Date.now(), FIGURES_DAY);
    if (!content) throw new Error("the content has problems");
    const page = reportPage(content, { today: "2026-11-21", strays: [], feedback: null });
    for (const { title } of content.data.missions) expect(page).toContain(title.replaceAll("&", "&amp;"));
    for (const { name } of content.data.careerPaths) expect(page).toContain(name.replaceAll("&", "&amp;"));
    expect(page.length).toBeLessThan(200_000);
  });
});

describe("a path's card is true of its missions", () => {
  const paths = () => (loaded.ok ? loaded.library.careerPaths : []);
  const missionsOf = (slug: string) => (loaded.ok ? loaded.library.listMissions(slug) : []);
  const textsOf = (slug: string) => (loaded.ok ? loaded.library.withTexts(missionsOf(slug)) : []);

  test("every path has one", () => {
    expect(paths().filter(({ card }) => card === null)).toEqual([]);
    expect(paths().length).toBeGreaterThan(10);
  });

  test("it counts the missions whose material is in English alone", () => {
    const counted = paths().map(({ slug }) => {
      const english = missionsOf(slug).filter(
        ({ resources }) => resources.length > 0 && resources.every(({ language }) => language === "en"),
      );
      return [slug, english.length];
    });
    expect(paths().map(({ slug, card }) => [slug, card?.english])).toEqual(counted);
  });

  test("each amount stands in one of its missions", () => {
    const invented = paths().flatMap(({ slug, card }) => {
      const texts = textsOf(slug)
        .map(({ html }) => html.replaceAll("\u00a0", " "))
        .join("\n");
      const amounts = card?.startCosts.flatMap(({ amount }) => amount.match(/[\d.]+\s€/g) ?? []) ?? [];
      return amounts.filter((amount) => !texts.includes(amount.replace("\u00a0", " "))).map((amount) => [slug, amount]);
    });
    expect(invented).toEqual([]);
  });

  test("its weeks are enough for the hours that its missions take", () => {
    const tooShort = paths().flatMap(({ slug, card }) => {
      const times = missionsOf(slug).flatMap(({ estimatedTime }) => /^(\d+)–(\d+)/.exec(estimatedTime) ?? []);
      const sum = (at: number) => times.reduce((all, time, index) => (index % 3 === at ? all + Number(time) : all), 0);
      const { from, to, hours } = card?.firstOrder ?? { from: 0, to: 0, hours: 1 };
      return sum(1) > 0 && from * hours > sum(1) && to * hours > sum(2) ? [] : [slug];
    });
    expect(tooShort).toEqual([]);
  });
});

describe("every path has places to go to", () => {
  const placesOf = () => (loaded.ok ? loaded.library.data.places : []);
  const countFor = (path: string, kinds: readonly string[]) =>
    kinds.flatMap((kind) => placesFor(placesOf(), path, kind)).length;

  test.each([
    { kinds: ["boerse", "verband"], without: [] },
    { kinds: ["beratung"], without: [] },
    // Of goods no survey was found: shops read the prices of others, which stands in their missions.
    { kinds: ["preise"], without: ["e-commerce"] },
  ])("$kinds", ({ kinds, without }) => {
    const paths = loaded.ok ? loaded.library.careerPaths.map(({ slug }) => slug) : [];
    expect(paths.filter((path) => countFor(path, kinds) < LEAST_PLACES)).toEqual(without);
  });
});

describe("what a buyer is mailed in full", () => {
  const textOf = (slug: string) => (loaded.ok ? loaded.library.legalText(slug, "https://start.example") : null);

  test.each([
    ["widerrufsbelehrung", "14 Tage ab dem Tag, an dem der Vertrag geschlossen wurde"],
    ["widerrufsbelehrung", "Vertrag widerrufen (https://start.example/widerruf)"],
    ["widerrufsbelehrung", "spätestens 14 Tage nach dem Tag, an dem dein Widerruf bei uns angekommen ist"],
    ["widerrufsbelehrung", "Widerrufst du zum ersten Mal"],
    ["widerrufsbelehrung", "Unterschrift (nur auf Papier): …"],
    ["widerrufsbelehrung", "Musterstraße 1\n12345 Musterstadt"],
    ["agb", "Mit „Zahlungspflichtig bestellen“ gibst du eine verbindliche Bestellung ab"],
    ["agb", "jederzeit zum Ende des bezahlten Monats kündigen"],
    ["agb", "https://start.example/kuendigen"],
    ["agb", "§ 36 VSBG"],
  ])("%s says „%s“", (slug, said) => {
    expect(textOf(slug)).toContain(said);
  });

  test.each(["agb", "widerrufsbelehrung"])("%s is free of markup", (slug) => {
    expect(textOf(slug)).not.toMatch(/<\/?[a-z]|&[a-z#0-9]+;|Text kopieren|\n{3}/);
  });

  test("a page that is missing has no text", () => {
    expect(textOf("gibt-es-nicht")).toBeNull();
  });
});

function wordsOf(html: string): number {
  const words = html.replaceAll(/<[^>]+>/g, " ").split(/\s+/);
  return words.filter((word) => /[\p{L}\d]/u.test(word)).length;
}

test("a passage is read in a minute, with every section and without its calculator", () => {
  if (!loaded.ok) throw new Error("no library");
  const MOST_WORDS = 170;
  // From November on a line at the end says what changes at New Year.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-15T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const counts = loaded.library.data.passages.map(({ slug, html }) => ({
    slug,
    words: wordsOf(html.replaceAll(/<div data-rechner=.*?<\/div>/gs, " ")),
  }));
  expect(counts.length).toBeGreaterThan(20);
  expect(counts.filter(({ words }) => words > MOST_WORDS)).toEqual([]);
});

describe("a registration mission lets its reader read what concerns them", () => {
  /** Words of passages that are seen without opening anything. */
  function wordsOpen(html: string, situation: Situation): number {
    const { html: folded } = foldFor(html, { who: readerOf(situation), isAllOpen: false });
    const unfolded = folded.replaceAll(/<details class="disclosure">.*?<\/details>/gs, "");
    const open = Array.from(
      unfolded.matchAll(/<details data-passage=""[^>]* open=""><summary.*?<\/summary>(.*?)<\/details>/gs),
      ([, text = ""]) => text,
    );
    return wordsOf(open.join(" "));
  }

  test.each([
    ["Jonas", 700, PERSONAS.jonas.situation],
    ["Meryem", 800, PERSONAS.meryem.situation],
  ])("%s: of passages at most %s words are open", (_, most, situation) => {
    if (!loaded.ok) throw new Error("no library");
    const { library } = loaded;
    const registering = library.getPassage("gewerbe-anmelden")?.missionIds ?? [];
    const missions = registering.flatMap((id) => library.data.missions.filter((mission) => mission.id === id));
    expect(new Set(missions.map(({ careerPath }) => careerPath)).size).toBe(library.careerPaths.length);
    const counts = missions.map(({ id, html }) => ({ id, words: wordsOpen(html, situation) }));
    expect(counts.filter(({ words }) => words > most)).toEqual([]);
    // Nothing to read would be too little.
    expect(counts.filter(({ words }) => words < 150)).toEqual([]);
  });
});
