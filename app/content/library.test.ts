import { expect, test } from "vitest";
import { buildSample, replacing, sampleContent, type Change } from "../../tests/fixtures/sample-content";
import { trailOf } from "~/domain/missions/trail";
import { Library, type CompiledData } from "./library";

test("a path's missions come in their order, with tenth after ninth", async () => {
  const library = await sampleLibrary();
  const orders = library.listMissions("pfad-1").map(({ order }) => order);
  expect(orders).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(library.listMissions("nirgendwo")).toEqual([]);
});

test("no text is filled for a list of missions, whose entries are copied, until somebody reads one", async () => {
  const built = await buildSample();
  if (!built.ok) throw new Error("not built");
  let read = 0;
  const missions = built.data.missions.map((mission) => ({
    ...mission,
    compiled: () => {
      read += 1;
      return mission.compiled();
    },
  }));
  const library = new Library({ ...built.data, missions });
  const lists = [library.listMissions("pfad-1"), library.startMissions, library.bonusMissions];
  const copied = trailOf(lists.flat(), []);
  expect(copied.length).toBeGreaterThan(12);
  expect(read).toBe(0);
  expect(library.getMissionBySlug("pfad-1-1")?.html).toContain("<p>");
  expect(read).toBe(1);
  expect(library.withTexts(copied).map(({ html }) => html)).toHaveLength(copied.length);
  expect(read).toBe(1 + copied.length);
});

test("start missions belong to no path", async () => {
  const library = await sampleLibrary();
  expect(library.startMissions.map(({ id, careerPath }) => [id, careerPath])).toEqual([
    ["1", null],
    ["2", null],
    ["3", null],
  ]);
});

test("a mission is found by its id, and by its slug from path and order", async () => {
  const library = await sampleLibrary();
  expect(library.getMission("erste")?.slug).toBe("pfad-1-1");
  expect(library.getMissionBySlug("pfad-1-1")?.id).toBe("erste");
  expect(library.getMission("pfad-1-1")).toBeNull();
  expect(library.getMissionBySlug("erste")).toBeNull();
});

test("a mission carries its resources and sources, not just their ids", async () => {
  const library = await sampleLibrary();
  const mission = library.getMission("erste");
  expect(mission?.resources.map(({ title }) => title)).toEqual(["Das Amt"]);
  expect(mission?.sources.map(({ url }) => url)).toEqual(["https://amt.example.org/"]);
  expect(mission?.sourcesAsOf).toBe("Herbst 2026");
  expect(mission?.tasks[0]).toMatchObject({ id: "aufgabe-pfad-1-1", required: true });
});

test("a mission is due when its first passage is, which it takes its sources from, too", async () => {
  const library = await sampleLibrary();
  expect(library.getMission("erste")?.reviewBy).toBe("2026-12-31");
  expect(library.getMission("pfad-1-2")).toMatchObject({ sources: [], sourcesAsOf: null, reviewBy: null });
});

test("a link to a template brings nothing of a passage that happens to have its name", async () => {
  const passage = sampleContent().find(({ path }) => path === "passages/steuer.mdx")?.raw ?? "";
  const library = await sampleLibrary({ "passages/angebot.mdx": passage });
  expect(library.getMission("pfad-1-3")).toMatchObject({ sources: [], sourcesAsOf: null, reviewBy: null });
});

test("paths, types, pages and templates are found by slug or name", async () => {
  const library = await sampleLibrary();
  expect(library.getPath("pfad-1")?.missionIds).toHaveLength(10);
  expect(library.getPathByName("Pfad 12")?.slug).toBe("pfad-12");
  expect(library.getTypeByName("Typ 8")?.slug).toBe("typ-8");
  expect(library.getLegal("impressum")?.stand).toBe("2026-11-21");
  expect(library.getTemplate("angebot")?.title).toBe("Angebot");
  expect([
    library.getPath("x"),
    library.getPathByName(null),
    library.getTypeByName("x"),
    library.getTemplate("x"),
  ]).toEqual([null, null, null, null]);
});

test("other content takes the place of all that was", async () => {
  const library = await sampleLibrary();
  const { compiled: data } = library;
  const [first, ...others] = data.missions;
  if (!first) throw new Error("no mission");
  const [path, ...paths] = data.careerPaths;
  library.replace({ ...data, missions: [{ ...first, title: "Neu" }, ...others], careerPaths: paths });
  expect(library.getMission(first.id)?.title).toBe("Neu");
  expect(library.careerPaths).toHaveLength(11);
  expect(library.getPathByName(path?.name ?? "")).toBeNull();
});

test("missions are counted on the path somebody is on, before that on the first of the catalogue", async () => {
  const library = await sampleLibrary();
  const grown = (data: CompiledData) =>
    data.careerPaths.map((path) => (path.slug === "pfad-2" ? { ...path, missionIds: ["a", "b"] } : path));
  library.replace({ ...library.compiled, careerPaths: grown(library.compiled) });
  expect(library.countMissions("Pfad 2")).toBe(2);
  expect([library.countMissions(null), library.countMissions("Den gibt es nicht mehr")]).toEqual([10, 10]);
});

test("the quiz has all questions in the order of its categories", async () => {
  const library = await sampleLibrary();
  expect(library.questions.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, index) => `q${index + 1}`));
});

test("plans have the price of the day they are asked for, in a process that runs on over it", async () => {
  let today = "2026-11-30";
  const terms = 'priceEuro: 10\nregularPriceEuro: 19\nregularLookupKey: regular\nintroductoryUntil: "2026-11-30"';
  const library = await sampleLibrary({ "plans/pro.mdx": replacing("priceEuro: 10", terms) }, () => today);
  const prices = () =>
    [library.getPlan("pro"), library.plans.find(({ id }) => id === "pro")].map((plan) => plan?.price);
  const introductory = { euro: 10, lookupKey: "pro", isIntroductory: true };
  expect(prices()).toEqual([introductory, introductory]);
  today = "2026-12-01";
  const regular = { euro: 19, lookupKey: "regular", isIntroductory: false };
  expect(prices()).toEqual([regular, regular]);
});

async function sampleLibrary(more: Record<string, Change> = {}, today?: () => string): Promise<Library> {
  const changes = { "roadmaps/pfad-1/01.mdx": replacing('id: "pfad-1-1"', 'id: "erste"'), ...more };
  const built = await buildSample(changes, { compile: async () => ({ ok: true, html: "<p>Text</p>" }) });
  if (!built.ok) throw new Error(JSON.stringify(built.problems));
  return new Library(built.data, today);
}
