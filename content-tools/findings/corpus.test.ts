import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkFiles } from "../../tests/fixtures/check-files";
import {
  replacing,
  sampleContent,
  sampleFiles,
  sampleVersions,
  type Change,
} from "../../tests/fixtures/sample-content";
import { buildLibrary } from "~/content/build.server";
import { emptyFileCache } from "~/content/cache/file-cache.server";
import { RULES } from "~/content/check/rules";
import { isContentFile } from "~/content/files/folder-entries.server";
import { WORK } from "~/content/work.server";
import { advise } from "./advise";
import { whyLeftOut } from "./left-out";
import { checkProse, mend } from "./prose/check-prose";
import { checkPublished, listNamed } from "./published";

const FOLDER = "tests/fixtures/content-rules";

const MISSIONS = Array.from({ length: 10 }, (_, index) => index + 1);
const PUBLISHED_ITEMS = MISSIONS.flatMap((n) =>
  ["eins", "zwei"].map((id) => `item pfad-1-${n} aufgabe-pfad-1-${n} ${id}`),
);

/** Gives all missions of the path but the fourth a checklist with points. */
function withItemsBut04(): Record<string, Change> {
  const items = "type: checklist\n    items:\n      - { id: eins, text: Eins }\n      - { id: zwei, text: Zwei }";
  const others = MISSIONS.filter((n) => n !== 4).map((n) => String(n).padStart(2, "0"));
  return Object.fromEntries(others.map((name) => [`roadmaps/pfad-1/${name}.mdx`, replacing("type: checklist", items)]));
}

interface Planted {
  path: string;
  found: string[];
  others?: Record<string, Change>;
  /** Ids published in addition to the sample's. */
  published?: string[];
}

/** Place of each rule's file in the sample content, and the findings of the violating one. */
const CORPUS: Record<string, Planted> = {
  M001: { path: "vorlagen/angebot.mdx", found: ["vorlagen/angebot.mdx:1:1"] },
  M002: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:2:16"] },
  M003: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:4:1"] },
  M004: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:1:1"] },
  M005: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:3:8"] },
  M006: { path: "career-paths/pfad-12.mdx", found: ["career-paths/pfad-12.mdx:2:7"] },
  M007: { path: "roadmaps/pfad-1/04.mdx", found: ["roadmaps/pfad-1/04.mdx:10:9"] },
  M008: { path: "roadmaps/pfad-1/10.mdx", found: ["roadmaps/pfad-1/10.mdx:3:8"] },
  M009: { path: "site/site.mdx", found: ["start-missions:1:1"] },
  M010: { path: "roadmaps/pfad-0/04.mdx", found: ["roadmaps/pfad-0/04.mdx:1:1"] },
  M011: { path: "roadmaps/pfad-1/04.mdx", found: ["published.json:3:5"], published: ["task pfad-1-4 frueher"] },
  M012: { path: "roadmaps/pfad-1/04.mdx", found: ["roadmaps/pfad-1/04.mdx:14:9"] },
  M013: { path: "roadmaps/pfad-1/04.mdx", found: ["roadmaps/pfad-1/04.mdx:14:9"] },
  M014: { path: "roadmaps/pfad-1/04.mdx", found: ["roadmaps:1:1"], others: scanty() },
  M015: { path: "templates/angebot.md", found: ["templates/angebot.md:1:1"] },
  M016: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:3"] },
  M017: { path: "templates/angebot.mdx.orig", found: ["templates/angebot.mdx.orig:1:1"] },
  M018: {
    path: "roadmaps/pfad-1/04.mdx",
    found: ["roadmaps/pfad-1/04.mdx:10:3"],
    others: withItemsBut04(),
    published: PUBLISHED_ITEMS.filter((entry) => !entry.includes("pfad-1-4")),
  },
  T001: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:1"] },
  T002: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:10"] },
  T003: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:10"] },
  T004: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:7"] },
  T006: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:9:1"] },
  T008: {
    path: "roadmaps/pfad-2/04.mdx",
    found: ["roadmaps/pfad-2/04.mdx:22:1"],
    others: { "roadmaps/pfad-1/05.mdx": (raw) => `${raw}\nSchreib heute Abend drei Namen auf.\n` },
  },
  T009: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:16", "templates/angebot.mdx:7:19"] },
  T010: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:14"] },
  T011: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:15"] },
  T012: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:6"] },
  T013: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:12"] },
  T014: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:9:1"] },
  T015: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:16"] },
  T016: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:7"] },
  T017: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:9:1"] },
  T018: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:1"] },
  T019: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:1"] },
  T020: {
    path: "templates/angebot.mdx",
    found: ["templates/angebot.mdx:4:23", "templates/angebot.mdx:7:9", "templates/angebot.mdx:15:7"],
  },
  T021: { path: "passages/steuer.mdx", found: ["passages/steuer.mdx:8:1", "passages/steuer.mdx:14:1"] },
  T022: {
    path: "passages/steuer.mdx",
    found: ["passages/steuer.mdx:12:1", "passages/steuer.mdx:22:3", "passages/steuer.mdx:28:13"],
  },
  T025: {
    path: "templates/angebot.mdx",
    found: ["7:49", "9:4", "9:26", "9:69", "11:15", "11:58", "13:3", "15:1"].map(
      (place) => `templates/angebot.mdx:${place}`,
    ),
  },
  T026: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:4", "templates/angebot.mdx:7:13"] },
  T030: {
    path: "roadmaps/pfad-2/04.mdx",
    found: ["roadmaps/pfad-2/04.mdx:22:1"],
    others: { "roadmaps/pfad-2/03.mdx": (raw) => `${raw}\n<Rechtshinweis />\n` },
  },
  T031: { path: "roadmaps/pfad-2/04.mdx", found: ["roadmaps/pfad-2/04.mdx:22:1"] },
  T032: {
    path: "roadmaps/pfad-2/04.mdx",
    found: ["roadmaps/pfad-2/04.mdx:22:1"],
    others: {
      "roadmaps/pfad-1/05.mdx": (raw) => `${raw}\nDer Code kommt per Post, und in Mission acht willst du ihn haben.\n`,
    },
  },
  T033: {
    path: "roadmaps/pfad-2/04.mdx",
    found: ["roadmaps/pfad-2/04.mdx:22:1"],
    others: {
      "roadmaps/pfad-1/05.mdx": (raw) =>
        `${raw}\n<Stolperfalle>\n\n„Kannst du noch schnell …?“ kommt fast immer.\n\n</Stolperfalle>\n`,
    },
  },
  T034: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:8"] },
  T035: { path: "hilfe/frage.mdx", found: ["hilfe/frage.mdx:8:10", "hilfe/frage.mdx:10:12"] },
  T027: {
    path: "templates/angebot.mdx",
    found: ["7:3", "8:3", "9:4"].map((place) => `templates/angebot.mdx:${place}`),
  },
  T028: {
    path: "roadmaps/pfad-1/04.mdx",
    found: ["roadmaps/pfad-1/04.mdx:25:11"],
    others: withItemsBut04(),
    published: PUBLISHED_ITEMS,
  },
  T029: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:9:12"] },
  L001: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:6"] },
  L002: { path: "roadmaps/pfad-1/04.mdx", found: ["roadmaps/pfad-1/04.mdx:8:18"] },
  L003: { path: "personality-types/typ-1.mdx", found: ["personality-types/typ-1.mdx:10:31"] },
  L004: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:9:1"] },
  L005: { path: "search/synonyme.mdx", found: ["search/synonyme.mdx:5:26"] },
  L006: { path: "search/synonyme.mdx", found: ["search/synonyme.mdx:4:9"] },
  L007: { path: "resources/recht.mdx", found: ["resources/recht.mdx:7:10"] },
  L008: { path: "templates/angebot.mdx", found: ["templates/angebot.mdx:7:5"] },
  L009: { path: "schritte/fragebogen.mdx", found: ["schritte/fragebogen.mdx:5:8", "schritte/fragebogen.mdx:5:16"] },
  L010: {
    path: "templates/angebot.mdx",
    found: ["templates/angebot.mdx:5:10", "templates/angebot.mdx:10:1"],
    others: {
      "rechner/stundensatz.mdx": `---
title: "Dein Stundensatz"
order: 1
description: "Was eine Stunde kostet"
rechenblatt:
  titel: "Rechnen"
  hinweis: "Alle Zahlen sind Beispiele."
  abschnitte:
    - titel: "Deine Woche"
      zeilen:
        - { text: "Stunden", name: stunden, als: zahl, beispiel: 10 }
        - { text: "Im Jahr", name: jahr, als: zahl, formel: "stunden * 44" }
ergebnisse: [jahr]
---
`,
    },
  },
  L011: {
    path: "roadmaps/pfad-1/04.mdx",
    found: [22, 24, 26, 28, 30].map((line) => `roadmaps/pfad-1/04.mdx:${line}:1`),
    // Only mission 2 has no field for an answer: the others are wrong for their place alone.
    others: Object.fromEntries(
      ["pfad-1/03", "pfad-1/05", "pfad-2/01"].map((name) => [
        `roadmaps/${name}.mdx`,
        replacing("type: checklist", "type: text"),
      ]),
    ),
  },
  L012: {
    path: "passages/steuer.mdx",
    found: ["11:11", "14:36", "16:48"].map((place) => `passages/steuer.mdx:${place}`),
  },
  L013: { path: "roadmaps/pfad-1/04.mdx", found: ["22:1", "26:1"].map((place) => `roadmaps/pfad-1/04.mdx:${place}`) },
  L014: {
    path: "search/synonyme.mdx",
    found: ["search/synonyme.mdx:7:14"],
    published: ["resource warum"],
    others: {
      "resources/recht.mdx": replacing(
        "resources:\n",
        `resources:
  - id: warum
    title: "TED: Simon Sinek – Warum"
    url: https://warum.example.org/
    type: link
    language: en
    description: "Rede"
`,
      ),
    },
  },
  F001: { path: "passages/steuer.mdx", found: ["passages/steuer.mdx:3:10"] },
  F002: { path: "passages/steuer.mdx", found: ["passages/steuer.mdx:5:18"] },
  F003: { path: "plans/lifetime-pro.mdx", found: ["plans/lifetime-pro.mdx:11:10"] },
  F004: { path: "passages/steuer.mdx", found: ["passages/steuer.mdx:5:13"] },
  F005: {
    path: "passages/steuer.mdx",
    found: ["8:5", "8:20", "8:34", "8:46", "10:10", "10:30", "10:45"].map((place) => `passages/steuer.mdx:${place}`),
  },
  F006: { path: "facts/minijob.mdx", found: ["facts/minijob.mdx:6:3"] },
  F007: { path: "roadmaps/pfad-1/01.mdx", found: ["facts/minijob.mdx:2:8"] },
  F008: { path: "facts/minijob.mdx", found: ["facts/minijob.mdx:6:3"] },
  F009: { path: "facts/minijob.mdx", found: ["facts/minijob.mdx:11:13"] },
  F012: { path: "passages/steuer.mdx", found: ["passages/steuer.mdx:4:9", "passages/steuer.mdx:15:9"] },
  F010: { path: "facts/minijob.mdx", found: ["facts/minijob.mdx:6:6"] },
  F011: {
    path: "faelle/pfad-1.mdx",
    found: ["faelle/pfad-1.mdx:44:5", "faelle/pfad-1.mdx:45:5"],
    others: {
      "roadmaps/pfad-1/04.mdx": replacing(
        "Ein Text ohne Bausteine.",
        "Ein Text ohne Bausteine.\n\n<Beispiel>\n\nVier Stunden zu 38\u00a0€ sind 152\u00a0€.\n\n</Beispiel>",
      ),
    },
  },
};

const TODAY = "2026-11-21";

/** Lowers the XP of all missions, so that achievements are out of reach. */
function scanty(): Record<string, Change> {
  const missions = sampleContent().filter(({ raw }) => raw.includes("xpReward"));
  return Object.fromEntries(
    missions.map(({ path }) => [path, (raw: string) => raw.replace("xpReward: 100", "xpReward: 13")]),
  );
}

test("every rule has a violating and a clean file, and is tried here", () => {
  expect(Object.keys(CORPUS).sort()).toEqual(Object.keys(RULES).sort());
  expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(RULES).sort());
});

describe.each(Object.entries(CORPUS))("%s", (rule, { path, found, others = {}, published = [] }) => {
  test("finds what is wrong, where it is, and nothing else", async () => {
    const findings = await findingsOf({ ...others, [path]: fileOf(rule, "wrong") }, path, published);
    expect(findings).toEqual(found.map((place) => `${place} ${rule}`));
  });

  test("is silent where all is right", async () => {
    const clean = ELSEWHERE[path] ?? path;
    expect(await findingsOf({ ...others, [clean]: fileOf(rule, "right") }, clean, published)).toEqual([]);
  });
});

test.each(["T009", "T010", "T011", "T012", "T013"])("--fix makes of the violating file of %s a clean one", (rule) => {
  const { path } = CORPUS[rule] ?? { path: "" };
  const raw = fileOf(rule, "wrong");
  const fixes = checkProse({ path, raw }).flatMap(({ fix }) => fix ?? []);
  expect(fixes).not.toEqual([]);
  const mended = mend(raw, fixes);
  expect(checkProse({ path, raw: mended })).toEqual([]);
  expect(mend(raw.replaceAll("\n", "\r\n"), fixes)).toBe(mended.replaceAll("\n", "\r\n"));
});

/** Path of the clean file, for rules about the path itself. */
const ELSEWHERE: Record<string, string> = {
  "vorlagen/angebot.mdx": "templates/angebot.mdx",
  "roadmaps/pfad-0/04.mdx": "roadmaps/pfad-1/04.mdx",
  "templates/angebot.md": "templates/angebot.mdx",
  "templates/angebot.mdx.orig": "templates/angebot.mdx",
};

const fileOf = (rule: string, kind: "wrong" | "right") => readFileSync(`${FOLDER}/${rule}/${kind}.mdx`, "utf8");

/** Findings of the whole content, compiling only the body at `path`. */
async function findingsOf(changes: Record<string, Change>, path: string, published: string[]): Promise<string[]> {
  const work = {
    ...WORK,
    compile: async (...of: Parameters<typeof WORK.compile>) =>
      of[0].path === path ? WORK.compile(...of) : { ok: true as const, html: "" },
  };
  const isContent = ({ path: file }: { path: string }) => isContentFile({ path: file, kind: "file" });
  const versions = sampleVersions(changes).filter(isContent);
  const built = await buildLibrary({ versions, cache: emptyFileCache(), work, save: nothing });
  const list = JSON.stringify({ published: [...published, ...SAMPLE], retired: ["task pfad-1-4 alt"] }, null, 2);
  const problems = [
    ...(built.ok ? [...checkPublished(list, built.entries), ...advise(built, TODAY)] : built.problems),
    ...sampleContent(changes).flatMap(({ path: file }) => whyLeftOut({ path: file, kind: "file" }) ?? []),
    ...sampleContent(changes).filter(isContent).flatMap(checkProse),
  ];
  return problems.map(({ path: file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);
}

const SAMPLE = listNamed(checkFiles(sampleFiles()).entries).map(({ entry }) => entry);

const nothing = () => Promise.resolve();
