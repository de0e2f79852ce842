import { describe, expect, test } from "vitest";
import { arrangePortfolio, portfolioToMarkdown } from "./portfolio";
import { escapeMarkdown } from "../text/escape-markdown";

const missions = [
  {
    id: "m1",
    title: "Eins",
    place: "Mission 1",
    to: "/mission/1",
    tasks: [
      { id: "a", title: "A", type: "text" as const },
      { id: "b", title: "B", type: "date" as const },
    ],
  },
  { id: "m2", title: "Zwei", place: "Mission 2", to: null, tasks: [{ id: "c", title: "C", type: "text" as const }] },
  { id: "m3", title: "Drei", place: "Mission 3", to: "/mission/3", tasks: [] },
];

test("the portfolio follows the catalogue and leaves out what is empty, and keeps what the catalogue has lost", () => {
  const portfolio = arrangePortfolio(missions, {
    answers: [
      { missionId: "m2", taskId: "c", answer: "drei" },
      { missionId: "m1", taskId: "b", answer: "zwei" },
      { missionId: "m1", taskId: "a", answer: "eins" },
      { missionId: "m1", taskId: "gone", answer: "verwaist" },
    ],
    tickedItems: [],
    templates: [
      { missionId: "m1", taskId: "vorlage.mail", task: "Vorlage: Mail", answer: "Hallo Köln" },
      { missionId: "m9", taskId: "vorlage.", task: "Frühere Vorlage", answer: "alt" },
    ],
    notes: [
      { missionId: "m2", note: "Notiz" },
      { missionId: "m0", note: "von früher" },
    ],
  });
  expect(portfolio.map(({ id }) => id)).toEqual(["m1", "m2", "m9", "m0"]);
  expect(portfolio[0]?.answers.map(({ task, answer }) => [task, answer])).toEqual([
    ["A", "eins"],
    ["B", "zwei"],
    ["Vorlage: Mail", "Hallo Köln"],
    ["Frühere Aufgabe", "verwaist"],
  ]);
  expect(portfolio[3]).toMatchObject({ title: "Frühere Mission", to: null, note: "von früher" });
  expect(portfolio[1]?.note).toBe("Notiz");
});

test("as Markdown it has a heading for each mission and task", () => {
  const portfolio = arrangePortfolio(missions, {
    answers: [{ missionId: "m1", taskId: "a", answer: "eins" }],
    tickedItems: [],
    templates: [],
    notes: [{ missionId: "m1", note: "zwei\n\ndrei" }],
  });
  expect(portfolioToMarkdown({ title: "Mappe", date: "1.2.2026", missions: portfolio })).toBe(
    "# Mappe\n\nStand: 1.2.2026\n\n## Eins\n\nMission 1\n\n### A\n\neins\n\n### Notizen\n\nzwei\n\ndrei\n",
  );
});

describe("a checklist", () => {
  const items = [
    { id: "l.eins", text: "Domain gekauft", required: true },
    { id: "l.zwei", text: "*Impressum* erreichbar", required: true },
  ];
  const tasks = [{ id: "l", title: "Liste", type: "checklist" as const, items }];
  const mission = { id: "m4", title: "Vier", place: "Mission 4", to: null, tasks };
  const written = { answers: [], templates: [], notes: [] };
  const find = (taskId: string, search?: string) =>
    arrangePortfolio([mission], { ...written, tickedItems: [{ missionId: "m4", taskId }] }, search);

  test("is in it once a point is ticked, with its boxes", () => {
    expect(find("l.eins")[0]?.answers).toMatchObject([
      { task: "Liste", answer: "☑ Domain gekauft\n☐ *Impressum* erreichbar" },
    ]);
    expect(arrangePortfolio([mission], { ...written, tickedItems: [] })).toEqual([]);
    expect(find("l.gone")).toEqual([]);
  });

  test("is found by its ticked points alone", () => {
    expect(find("l.eins", "domain")).toHaveLength(1);
    expect(find("l.eins", "impressum")).toEqual([]);
  });

  test("has boxes in Markdown that can be ticked on", () => {
    expect(portfolioToMarkdown({ title: "Mappe", date: "1.2.2026", missions: find("l.eins") })).toContain(
      "### Liste\n\n- [x] Domain gekauft\n- [ ] \\*Impressum\\* erreichbar\n",
    );
  });
});

describe("text stays text", () => {
  test.each([
    ["# kein Titel", "\\# kein Titel"],
    ["- keine Liste", "\\- keine Liste"],
    ["+ keine", "\\+ keine"],
    ["1. keine Zahl", "1\\. keine Zahl"],
    ["2026 war gut.", "2026 war gut."],
    ["100 % sicher, z. B. so", "100 % sicher, z. B. so"],
    ["**fett** _kursiv_ `code`", "\\*\\*fett\\*\\* \\_kursiv\\_ \\`code\\`"],
    ["<b>[Link](http://x)</b>", "\\<b\\>\\[Link\\](http://x)\\</b\\>"],
    ["A & B &amp; C", "A & B \\&amp; C"],
    ["Lies (https://a.example/b_c?d=*e_).", "Lies (<https://a.example/b_c?d=*e_>)."],
    ["https://a.example/?b&amp;c_d", "https://a.example/?b\\&amp;c\\_d"],
    ["    kein Code", "kein Code"],
    ["---", "\\---"],
    ["Titel\n===", "Titel  \n\\==="],
    ["eins\nzwei\n\ndrei", "eins  \nzwei\n\ndrei"],
  ])("%j", (text, escaped) => expect(escapeMarkdown(text)).toBe(escaped));
});
