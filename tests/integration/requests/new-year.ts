import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findPassages, passageOfMission } from "../../../app/coach/passages.server";
import type { CompiledData } from "../../../app/content/library";
import { library } from "../../../app/content/library.server";
import { readPdf } from "../../fixtures/read-pdf";
import { startMember, type App, type Visitor } from "../app/app";

const MISSION = "content-creator-in-1";
/** In Germany half an hour before midnight, and after it. */
const EVENING = new Date("2026-12-31T22:30:00Z");
const NIGHT = new Date("2026-12-31T23:30:00Z");
/** A passage as compiled, with a figure whose next value is known, and one of which there is only a draft. */
const TEXT =
  '<p>Die Silvestergrenze liegt bei <data value="kv-familie-grenze" data-as=""></data>, ' +
  'beim Minijob bei <data value="minijob-grenze" data-as=""></data>.</p>' +
  '<data value="kv-familie-grenze minijob-grenze"></data>';
const OLD = /565\s?€[^§]*603\s?€/;
const NEW = /\[Wert\s?für\s?2027\s?noch\s?nicht\s?bekannt\][^§]*633\s?€/;

/** Midnight of 31 December: the same process, the same content. */
export function describeNewYear(app: () => App): void {
  let before: CompiledData;
  let member: Visitor;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: EVENING });
    member = await startMember(app(), "new-year@example.org");
    before = library().compiled;
    const factIds = ["kv-familie-grenze", "minijob-grenze"];
    const written = { compiled: () => TEXT, factIds };
    library().replace({
      ...before,
      missions: before.missions.map((each) => (each.slug === MISSION ? { ...each, ...written } : each)),
      templates: before.templates.map((each) => (each.slug === "angebot" ? { ...each, ...written } : each)),
    });
  });
  afterAll(() => {
    library().replace(before);
    vi.useRealTimers();
  });

  const page = async (path: string) => (await member.get(path)).text();
  const bytes = async (path: string) => new Uint8Array(await (await member.get(path)).arrayBuffer());
  const inPdf = async (path: string) => {
    const { texts } = await readPdf(await bytes(path));
    return texts.join("");
  };
  const PLACES: Record<string, () => Promise<string>> = {
    "the page": () => page(`/mission/${MISSION}`),
    "the sheet": () => page(`/mission/${MISSION}/druck`),
    "the file for paper": () => inPdf(`/mission/${MISSION}/druck.pdf`),
    "the template": () => page("/vorlagen/angebot"),
    "its file for paper": () => inPdf("/vorlagen/angebot/druck.pdf"),
    "its file for a word processor": async () =>
      strFromU8(unzipSync(await bytes("/vorlagen/datei/angebot.docx"))["word/document.xml"] ?? new Uint8Array()),
    "what Inno reads of a mission": () => Promise.resolve(passageOfMission(idOf(MISSION))[0]?.text ?? ""),
  };

  test.each(Object.entries(PLACES))("%s says the next year's figure, or that it is not known yet", async (_, read) => {
    vi.setSystemTime(EVENING);
    const evening = bare(await read());
    expect(evening).toMatch(OLD);
    vi.setSystemTime(NIGHT);
    const night = bare(await read());
    expect(night).toMatch(NEW);
    expect(night.replace(/Bis 31\.12\.2026 galt:\s?565\s?€/g, "")).not.toMatch(/565\s?€|603\s?€/);
  });

  test("what Inno and the search find is of the day, too", async () => {
    const find = async () => {
      const { passages } = await findPassages({
        question: "Wie viel darf ich verdienen, wenn ich über die Familie mitversichert bin?",
        pathName: null,
      });
      return passages.map(({ text }) => text).join(" ");
    };
    vi.setSystemTime(EVENING);
    expect(await find()).toMatch(/565\s€/);
    vi.setSystemTime(NIGHT);
    const night = await find();
    expect(night).toMatch(/\[Wert für 2027 noch nicht bekannt\]/);
    expect(night).not.toMatch(/565\s€/);
  });

  test("until then a line says what is coming, and no draft is ever a figure", async () => {
    vi.setSystemTime(EVENING);
    const evening = await page(`/mission/${MISSION}`);
    expect(evening).toContain("Ab 1. Januar 2027: Minijob-Grenze im Monat 633\u00a0€.");
    expect(evening).toContain("Für die übrigen Werte gilt ab Januar voraussichtlich anderes.");
    vi.setSystemTime(NIGHT);
    const night = await page(`/mission/${MISSION}`);
    expect(night).not.toContain("Ab 1. Januar");
    expect(evening + night).not.toMatch(/\b590\b/);
  });
}

const idOf = (slug: string): string => library().data.missions.find((each) => each.slug === slug)?.id ?? "";

const bare = (html: string): string => html.replaceAll(/<[^>]*>/g, "").replaceAll("&nbsp;", " ");
