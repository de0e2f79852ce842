import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { buildSample, replacing, sampleContent, writeContent, type Change } from "../../tests/fixtures/sample-content";
import { temporaryFolder } from "../../tests/fixtures/temporary-folder";
import { main } from "./command";
import { doingFigures } from "./doing";
import { factFigures } from "./facts";
import { feedbackFigures, readFeedback } from "./feedback";
import { linkFigures } from "./links";
import { reportPage } from "./page";
import { pathFigures } from "./paths";
import { findReviews } from "./reviews";
import { findUnused } from "./unused";

const TODAY = "2026-11-21";

test("a mission has its own words, those folded in, its tasks and XP, in its order", async () => {
  const content = await build({
    "passages/steuer.mdx": (raw) => raw.replace("Frag dein Finanzamt.", "Frag einmal dein Finanzamt."),
    "roadmaps/pfad-1/02.mdx": (raw) => raw.replace("xpReward: 100", "xpReward: 125"),
  });
  const [start, path] = pathFigures(content);
  expect(start).toMatchObject({ name: "Startmissionen", missions: [{ order: 1, words: 2 }, {}, {}] });
  expect(path?.name).toBe("Pfad 1");
  expect(path?.missions.slice(0, 2)).toMatchObject([
    { order: 1, words: 5, folded: 4, tasks: 1, xp: 100 },
    { order: 2, xp: 125 },
  ]);
});

test("missions with something to do are counted, and what only looks like it", async () => {
  const content = await build({
    "roadmaps/pfad-1/03.mdx": replacing(
      "type: checklist",
      "type: checklist\n    items:\n      - { id: eins, text: Eins }\n      - { id: zwei, text: Zwei }",
    ),
    "roadmaps/pfad-1/04.mdx": (raw) => `${raw}\n- ☐ Eins\n- [ ] Zwei\n`,
    "templates/angebot.mdx": (raw) => `${raw}\nAm [Datum] in [Ort].\n`,
  });
  expect(doingFigures(content)).toEqual({ toDo: 1, boxes: 2, blanks: 2, repeated: 0, placeless: 0 });
});

test("pitfalls that another path tells are counted, and missions that send people nowhere", async () => {
  const pitfall = (raw: string) => `${raw}\n<Stolperfalle>\n\n„Schau mal schnell.“\n\n</Stolperfalle>\n`;
  const sending = (raw: string) => `${raw}\nSuch in Börsen.\n`;
  const content = await build({
    "roadmaps/pfad-1/04.mdx": pitfall,
    "roadmaps/pfad-2/04.mdx": pitfall,
    "roadmaps/pfad-3/04.mdx": pitfall,
    "roadmaps/pfad-1/05.mdx": sending,
    "roadmaps/pfad-2/05.mdx": sending,
  });
  expect(doingFigures(content)).toMatchObject({ repeated: 2, placeless: 2 });
});

test("what nobody takes up, links to, names or recommends is listed", async () => {
  const { entries } = await build({
    "roadmaps/pfad-1/01.mdx": (raw) => raw.replace(/<Passage.*/s, "Text.\n"),
    "roadmaps/pfad-1/03.mdx": replacing('<VorlageLink id="angebot" />', "Text."),
    "resources/recht.mdx": replacing(
      "id: amt",
      "id: amt\n    title: a\n    url: https://a.de\n    type: link\n    language: de\n    description: a\n  - id: uebrig",
    ),
  });
  const found = findUnused(entries, ["notiz.txt"]).map(({ names }) => names);
  expect(found[0]).toEqual(["passages/steuer.mdx"]);
  expect(found[1]).toEqual(["facts/minijob.mdx"]);
  expect(found[2]).toEqual(["templates/angebot.mdx"]);
  expect(found[3]).toEqual(["places/brett-1.mdx", "places/brett-2.mdx"]);
  expect(found[4]).toEqual(["resources/recht.mdx: uebrig"]);
  expect(found[5]).toHaveLength(9);
  expect(found[6]).toEqual(["notiz.txt"]);
});

test("addresses are counted by host and language, and how often texts name them", async () => {
  const { entries } = await build();
  const { hosts, languages } = linkFigures(entries);
  // The address is named by 123 missions as material, and by four texts as source.
  expect(hosts).toEqual([{ host: "amt.example.org", addresses: 1, named: 127, languages: ["de"] }]);
  expect(languages).toEqual([{ language: "de", addresses: 1 }]);
});

describe("what must be looked at again", () => {
  test("stands in the order of time, with prices that end", async () => {
    const { entries } = await build({
      "plans/pro.mdx": replacing(
        "priceEuro: 10",
        'priceEuro: 10\nregularPriceEuro: 19\nregularLookupKey: regular\nintroductoryUntil: "2027-03-01"',
      ),
    });
    expect(findReviews(entries, TODAY).due.map(({ day, items }) => [day, items.map(({ path }) => path)])).toEqual([
      ["2026-12-31", ["passages/steuer.mdx"]],
      ["2027-03-01", ["plans/pro.mdx"]],
      ["2027-10-15", ["roadmaps/pfad-1/01.mdx", "facts/minijob.mdx", "deadlines/frist.mdx"]],
    ]);
  });

  test("is over the day after, not on the day", async () => {
    const { entries } = await build();
    const first = (today: string) => findReviews(entries, today).due[0];
    expect(first("2026-12-31")).toMatchObject({ isOver: false, daysLeft: 0 });
    expect(first("2027-01-01")).toMatchObject({ isOver: true, daysLeft: -1 });
  });
});

test("each fact stands with what it says today, what follows, and where it is printed", async () => {
  const lasting = (raw: string) => raw.replace(/werte:\n.*\n.*\n/, "werte: [{ wert: 7, status: geltend }]\n");
  const { entries } = await build({ "facts/dauer.mdx": lasting(sampleFact()), "facts/halb.mdx": half(sampleFact()) });
  const said = factFigures({ entries }, TODAY).map(({ path, today, after, printedBy }) => [
    path,
    today,
    after,
    printedBy,
  ]);
  expect(said).toEqual([
    ["facts/halb.mdx", "301,50\u00a0€", "nach dem 31.12.2026 nicht bekannt, im Entwurf 316,50\u00a0€", []],
    [
      "facts/minijob.mdx",
      "603\u00a0€",
      "nach dem 31.12.2026 nicht bekannt, im Entwurf 633\u00a0€",
      ["roadmaps/pfad-1/01.mdx"],
    ],
    ["facts/dauer.mdx", "7\u00a0€", null, []],
  ]);
  const known = await build({ "facts/minijob.mdx": replacing("entwurf", "geltend") });
  expect(factFigures(known, TODAY)[0]?.after).toBe("ab 01.01.2027: 633\u00a0€");
});

test("the page stands alone: no script, no file beside it, no address of a third host", async () => {
  const page = reportPage(await build(), { today: TODAY, strays: [], feedback: null });
  expect(page).not.toMatch(/<script|<link|<img|@import|url\(|https?:/);
  expect(page).toMatch(/^<!doctype html>\n<html lang="de">/);
  for (const [, id] of page.matchAll(/href="#(\w+)"/g)) expect(page).toContain(`id="${id}"`);
});

test("names are text, never markup", async () => {
  const content = await build({
    "roadmaps/pfad-1/01.mdx": replacing('title: "Mission pfad-1-1"', 'title: "Ich & <b>"'),
  });
  expect(reportPage(content, { today: TODAY, strays: [], feedback: null })).toContain("Ich &amp; &lt;b&gt;");
});

test("the command writes the page where it says", async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, "content"));
  await writeContent(join(root, "content"), sampleContent());
  await writeFile(join(root, "content/notiz.txt"), "");
  const said: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
  const file = join(root, "cache/bericht.html");
  const told = join(root, "feedback.json");
  const remarks = [{ text: "Die Adresse ist weg", month: "2026-11" }];
  await writeFile(told, JSON.stringify([{ missionId: "pfad-1-1", helpful: 3, unhelpful: 1, remarks }]));
  const code = await main(join(root, "content"), join(root, "cache"), file, told);
  write.mockRestore();
  expect(code).toBe(0);
  expect(said.join("")).toContain("bericht.html: Bericht");
  const page = await readFile(file, "utf8");
  expect(page).toContain("Inhalte von Probe");
  expect(page).toContain("notiz.txt");
  expect(page).toContain("Die Adresse ist weg");
});

test("what helped least often comes first, also of a mission that is gone", async () => {
  const said = { helpful: 0, unhelpful: 0, remarks: [] };
  const figures = feedbackFigures(await build(), [
    { ...said, missionId: "pfad-1-1", helpful: 9, unhelpful: 1 },
    { ...said, missionId: "von-gestern", remarks: [{ text: "Veraltet", month: "2026-10" }] },
    { ...said, missionId: "pfad-1-2", helpful: 1, unhelpful: 2 },
  ]);
  expect(figures.map(({ title, path }) => [title, path])).toEqual([
    ["Mission pfad-1-2", "roadmaps/pfad-1/02.mdx"],
    ["Mission pfad-1-1", "roadmaps/pfad-1/01.mdx"],
    ["von-gestern", null],
  ]);
});

test("a file of something else is told", async () => {
  const file = join(await temporaryFolder(), "feedback.json");
  expect(await readFeedback(file)).toBeNull();
  for (const text of ["", "{}", '[{"missionId":"a"}]']) {
    await writeFile(file, text);
    await expect(readFeedback(file)).rejects.toThrow("ist nicht von „npm run feedback“");
  }
});

async function build(changes: Record<string, Change> = {}) {
  const built = await buildSample(changes);
  if (!built.ok) throw new Error(JSON.stringify(built.problems));
  return built;
}

const sampleFact = () => sampleContent().find(({ path }) => path === "facts/minijob.mdx")?.raw ?? "";
const half = (raw: string) => raw.replace(/werte:\n.*\n.*\n/, 'formel: "m / 2"\naus: { m: minijob }\n');
