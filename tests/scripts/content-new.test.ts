import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startContentNew } from "../fixtures/content-new";

let tool: Awaited<ReturnType<typeof startContentNew>>;
beforeAll(async () => {
  tool = await startContentNew();
});
afterAll(() => tool.stop());

const run = (...args: Parameters<typeof tool.run>) => tool.run(...args);
const read = (file: string) => tool.read(file);
const findingsIn = (output: string, file: string) => tool.findingsIn(output, file);

const PATH = [
  "--name=Podcast-Producer:in",
  "--claim=Aus Aufnahmen werden Folgen",
  "--description=Du schneidest und mischst.",
];
const TASK = ["--taskTitle=Drei Angebote aufschreiben", "--taskDescription=Schreib drei Angebote auf."];
const MISSION = [
  "--path=podcast-producer-in",
  "--title=Dein Angebot finden",
  "--shortDescription=Was du anbietest, und wem",
  "--description=Finde heraus, was du anbietest.",
  "--explanation=Ein klares Angebot erspart dir viele Gespräche.",
  "--category=Strategie",
  "--estimatedTime=2–3 Stunden",
  "--badge=Angebot gefunden",
  "--aiCoachReminder=Wem hilft dein Angebot am meisten?",
  "--noteField=Was hat dich überrascht?",
  "--begin=Am Ende stehen drei Angebote auf einer Seite, die jemand ohne Vorwissen versteht.",
  ...TASK,
];

test("a path and its first mission are written so that nothing in them is wrong", async () => {
  const path = await run(["path", ...PATH]);
  expect(path).toMatchObject({ code: 0, output: expect.stringContaining("career-paths/podcast-producer-in.mdx") });
  expect(await read("career-paths/podcast-producer-in.mdx")).toContain("order: 13");
  const mission = await run(["mission", ...MISSION]);
  expect(mission).toMatchObject({ code: 0, output: expect.stringContaining("/mission/podcast-producer-in-1") });
  const file = "roadmaps/podcast-producer-in/01-dein-angebot-finden.mdx";
  expect(await read(file)).toContain('estimatedTime: "2–3 Stunden"');
  // M012 is only a hint for unpublished missions; findings about the incomplete path belong to other files.
  expect(findingsIn(mission.output, file).filter((rule) => rule !== "M012")).toEqual([]);
}, 120_000);

test("a task is put behind the others, and nothing else of the file changes", async () => {
  const file = "roadmaps/va-allround/02-dienstleistungen-waehlen.mdx";
  const before = await read(file);
  const { code, output } = await run(["task", `--mission=${file}`, ...TASK]);
  expect(code).toBe(0);
  const after = await read(file);
  const added = after.split("\n").filter((line) => !before.split("\n").includes(line));
  expect(added.join("\n")).toContain("Drei Angebote aufschreiben");
  expect(after.split("\n").filter((line) => !added.includes(line)).length).toBeGreaterThanOrEqual(
    before.split("\n").length,
  );
  expect(findingsIn(output, file).filter((rule) => rule !== "M012")).toEqual([]);
}, 120_000);

test("a checklist is asked for its points, and refuses what the check would refuse", async () => {
  const file = "roadmaps/va-allround/03-arbeitsproben.mdx";
  const list = ["task", `--mission=${file}`, "--taskTitle=Fertig machen", "--taskDescription=Geh alles durch."];
  const made = (items: string) => run([...list, "--taskType=checklist", `--taskItems=${items}`]);
  expect(await made("Nur einer")).toMatchObject({ code: 2, output: expect.stringContaining("Das passt noch nicht") });
  const { code, output } = await made("Domain gekauft; Impressum geprüft; Domain gekauft");
  expect(code).toBe(0);
  expect(await read(file)).toContain('- id: "impressum-geprueft"\n        text: "Impressum geprüft"');
  expect(findingsIn(output, file).filter((rule) => rule !== "M012")).toEqual([]);
}, 120_000);

test("asked one by one, it explains, refuses what the check would refuse, and takes numbers of a list", async () => {
  const sentence = "Ich erkläre anderen gern, wie etwas geht.";
  const { code, output } = await run([], ["20", "frage", "4", "1", "1", "", sentence]);
  expect(output).toContain("„frage“ ist nicht dabei");
  expect(output).toContain("Jede hat genau drei Aussagen");
  expect(output).toContain("Hier muss etwas stehen.");
  expect(code).toBe(0);
  expect(output).toContain("Geschrieben: ");
  const [, file = ""] = /Geschrieben: .*\/content\/(\S+)/.exec(output) ?? [];
  expect(await read(file)).toContain(sentence);
}, 120_000);

test("a mission whose head is wrong is told so, without a list of all the others", async () => {
  const [name = ""] = await readdir(join(tool.contentDir, "roadmaps/va-allround"));
  const broken = `roadmaps/va-allround/${name}`;
  const text = await read(broken);
  await writeFile(join(tool.contentDir, broken), text.replace("---\n", ""));
  const { code, output } = await run(["task", `--mission=${broken}`, ...TASK]);
  await writeFile(join(tool.contentDir, broken), text);
  expect(code).toBe(2);
  expect(output).toContain("Ihr Kopf ist nicht lesbar: npm run content:check sagt, warum.");
  expect(output.length).toBeLessThan(1_500);
}, 60_000);

test("whoever stops in the middle has written nothing", async () => {
  const { code, output } = await run(["passage"], ["Ein Abschnitt, den es nicht gibt"]);
  expect({ code, said: output.trim().split("\n").at(-1) }).toEqual({
    code: 2,
    said: expect.stringContaining("Nichts geschrieben."),
  });
  await expect(read("passages/ein-abschnitt-den-es-nicht-gibt.mdx")).rejects.toThrow();
}, 60_000);

test.each([
  [["passage"], "--title: Wie heißt der Abschnitt?"],
  [["mission", "--path=gibt-es-nicht"], "Zur Wahl stehen: "],
  [["buch"], "„buch“ gibt es nicht. Was soll es sein?"],
  [["passage", "--titel=X", "--title=Y", "--begin=Z"], "„--titel“ gibt es hier nicht."],
] as const)(
  "without a terminal, %j is refused in a sentence",
  async (args, said) => {
    expect(await run(args)).toEqual({ code: 2, output: expect.stringContaining(said) });
  },
  60_000,
);

const FACT = [
  ...["fact", "--title=Neue Grenze", "--statement=So viel ist erlaubt.", "--unit=euro", "--until=2099-12-31"],
  ...["--source=gewo14", "--asOf=Herbst 2026", "--reviewBy=2099-12-31"],
];

test("a step of the way through the offices has its place, its office and its day", async () => {
  const step = ["step", "--title=Amt anrufen", "--office=Amt", "--deadline=woche", "--begin=Ruf dort an."];
  const { code, output } = await run(step);
  expect(code).toBe(0);
  const text = await read("schritte/amt-anrufen.mdx");
  expect(text).toMatch(/order: 1\d*\nstelle: "Amt"\nfrist:\n {2}tage: 7/);
  expect(findingsIn(output, "schritte/amt-anrufen.mdx")).toEqual([]);
}, 60_000);

test("a place has its kind, its address and one sentence of advice", async () => {
  const place = [
    "place",
    "--name=Brett am Markt",
    "--kind=boerse",
    "--resource=vgsd",
    "--path=alle",
    "--cost=kostenlos",
  ];
  const rest = ["--warning=Zahl nichts im Voraus.", "--seen=2026-11-21"];
  const refused = await run([...place, ...rest, "--advice=Lies drei. Schreib auf."]);
  expect(refused).toMatchObject({ code: 2, output: expect.stringContaining("genau ein Satz") });
  const { code, output } = await run([...place, ...rest, "--advice=Lies drei Gesuche."]);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('<Orte art="boerse" />') });
  expect(await read("places/brett-am-markt.mdx")).toMatch(/order: \d+\nresource: "vgsd"\nart: "boerse"\nkosten:/);
  expect(findingsIn(output, "places/brett-am-markt.mdx")).toEqual([]);
}, 60_000);

test("a fact is asked for with value, days and source, and its head is right", async () => {
  expect(await run([...FACT, "--value=12,50"])).toMatchObject({
    code: 2,
    output: expect.stringContaining("mit Punkt"),
  });
  const { code, output } = await run([...FACT, "--value=12.5"]);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('<Fakt id="neue-grenze" />') });
  expect(await read("facts/neue-grenze.mdx")).toContain("wert: 12.5");
  expect(findingsIn(output, "facts/neue-grenze.mdx")).toEqual([]);
}, 60_000);

const QUESTION = [
  ...["self-check", "--text=passages/warum-man-dir-glaubt.mdx", "--sentence=Such den Unterschied beim Ärger"],
  ...["--question=Jette will nur billiger sein. Was fehlt ihr?", "--explanation=Billiger ist bald jemand anderes."],
];

test("a question to oneself comes into a text that has not all of them, and names the sentence that answers it", async () => {
  expect(await run(["self-check", "--text=roadmaps/e-commerce/02-zielgruppe-und-markt.mdx"])).toMatchObject({
    code: 2,
    output: expect.stringContaining("Dieser Text hat seine Fragen schon"),
  });
  const passage = ["passage", "--title=Warum man dir glaubt", "--begin=Such den Unterschied beim Ärger der Leute."];
  expect((await run(passage)).code).toBe(0);
  const one = [...QUESTION, "--id=a", "--right=Ein Grund, bei ihr zu kaufen"];
  const refused = await run([...one, "--wrong=Nichts; Nichts"]);
  expect(refused).toMatchObject({ code: 2, output: expect.stringContaining("zwei sind gleich") });
  expect((await run([...one, "--wrong=Ein zweiter Shop; Mehr Bilder"])).code).toBe(0);
  const order = ["--kind=reihenfolge", "--order=Lesen; Fragen; Schreiben"];
  expect((await run([...QUESTION, "--id=b", ...order])).code).toBe(0);
  const third = await run([...QUESTION, "--id=c", "--kind=zahl", "--number=152", "--unit=Tage"]);
  expect(third.code).toBe(0);
  expect(await read("passages/warum-man-dir-glaubt.mdx")).toMatch(
    /fragen:\n {2}- id: "a"\n[^]* {2}- id: "c"\n {4}art: "zahl"/,
  );
  expect(findingsIn(third.output, "passages/warum-man-dir-glaubt.mdx")).toEqual([]);
}, 240_000);

test("a template has its blanks, each with an id of its label", async () => {
  const template = [
    "template",
    "--title=Absage",
    "--description=Freundlich Nein sagen.",
    "--begin=Kurz ist freundlich.",
  ];
  const refused = await run([...template, "--blanks=Datum=tag"]);
  expect(refused).toMatchObject({ code: 2, output: expect.stringContaining("„tag“ gibt es nicht") });
  const blanks = "--blanks=dein Name = name; Datum = datum; Datum; laut gelesen = haken";
  const { code, output } = await run([...template, blanks]);
  expect(code).toBe(0);
  expect(await read("templates/absage.mdx")).toContain(
    '**dein Name:** <Feld id="dein-name" wort="name">dein Name</Feld>\n\n**Datum:** <Feld id="datum" art="datum">Datum</Feld>\n\n' +
      '**Datum:** <Feld id="feld-3">Datum</Feld>\n\n- <Feld id="laut-gelesen" art="haken" /> laut gelesen\n',
  );
  expect(findingsIn(output, "templates/absage.mdx")).toEqual([]);
}, 60_000);

const CASE = [
  ...[
    "--title=Ton für eine Bäckerei",
    "--description=Nora schneidet Folgen.",
    "--name=Nora",
    "--work=angestellt im Büro",
  ],
  ...["--activity=Podcasts schneiden", "--hours=8", "--rate=38", "--start=2027-05-03", "--customer=Bäckerei"],
  ...["--goal=Du willst gehört werden.", "--position=Eine Folge schneiden", "--quantity=4", "--mission=1"],
];

test("a case belongs to a path without one, and its price to the words of a mission", async () => {
  expect(await run(["case", "--path=va-allround"])).toMatchObject({
    code: 2,
    output: expect.stringContaining("Er steht schon in content/faelle/va-allround.mdx."),
  });
  const { code, output } = await run(["case", "--path=podcast-producer-in", ...CASE, "--says=152 €"]);
  expect(code).toBe(0);
  expect(await read("faelle/podcast-producer-in.mdx")).toContain('name: "Bäckerei Beispiel"');
  // The mission of this test does not say the price.
  expect(findingsIn(output, "faelle/podcast-producer-in.mdx")).toEqual(["F011"]);
}, 60_000);

test("what stands there already is not written over", async () => {
  const again = ["passage", "--title=Noch ein Abschnitt", "--begin=Erster Satz."];
  expect((await run(again)).code).toBe(0);
  expect(await run(again)).toMatchObject({ code: 2, output: expect.stringContaining("gibt es schon") });
}, 60_000);
