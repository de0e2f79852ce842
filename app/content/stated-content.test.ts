import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { checkFiles } from "../../tests/fixtures/check-files";
import type { Collections } from "./entries";
import { loadParser } from "./files/source.server";
import { readVersions } from "./files/versions.server";

/** Built-in catalogue, compared to the letter with the specification. */
let entries: Collections;
beforeAll(async () => {
  const parse = await loadParser();
  const read = (file: string) => readFile(file, "utf8");
  const versions = await readVersions({ contentDir: "content", now: Date.now(), read }, new Map());
  const parsed = versions.map(({ path, raw }) => parse({ path, raw: raw ?? "" }));
  ({ entries } = checkFiles(parsed.flatMap((each) => (each.ok ? [each.file] : []))));
});

const roadmap = (path: string) =>
  entries.roadmaps
    .filter(({ source }) => source.folder === path)
    .map(({ data }) => data)
    .sort((a, b) => a.order - b.order);

const PATHS: Record<string, string> = {
  "va-allround": "VA Allround",
  "content-creator-in": "Content Creator:in",
  "online-coach": "Online-Coach",
  "e-commerce": "E-Commerce",
  "seo-dienstleister-in": "SEO-Dienstleister:in",
  "social-media-agentur": "Social Media Agentur",
  "online-marketer-in": "Online-Marketer:in",
  "copywriter-in": "Copywriter:in",
  "va-organisation-support": "VA (Organisation & Support)",
  "va-kreative-digitale-projekte": "VA (kreative & digitale Projekte)",
  "it-dienstleister-in": "IT-Dienstleister:in",
  "ux-ui-designer-in": "UX/UI Designer:in",
};

test("the twelve career paths, each with a description", () => {
  const paths = entries["career-paths"].map(({ source, data }) => [source.slug, data.name]);
  expect(Object.fromEntries(paths)).toEqual(PATHS);
  for (const { data } of entries["career-paths"]) expect(data.description.length).toBeGreaterThan(40);
});

test("every path has ten steps in the stated order of rewards", () => {
  const rewards = (path: string) => roadmap(path).map(({ xpReward }) => xpReward);
  expect(rewards("va-allround")).toEqual(Array(10).fill(10));
  expect(rewards("content-creator-in")).toEqual([100, 125, 150, 175, 200, 225, 175, 200, 275, 350]);
  expect(rewards("seo-dienstleister-in")).toEqual([125, 150, 175, 200, 150, 175, 225, 175, 200, 300]);
  for (const path of Object.keys(PATHS)) expect(roadmap(path).map(({ order }) => order)).toEqual(range(10));
});

describe("steps and tasks have the stated ids", () => {
  test.each([
    ["va-allround", "va-step-", 4, (step: number, task: number) => `va-step-${step}-task-${task}`],
    ["content-creator-in", "content-creator-", 2, (step: number, task: number) => `cc${step}-${task}`],
    ["seo-dienstleister-in", "seo-", 2, (step: number, task: number) => `seo${step}-${task}`],
  ])("%s", (path, prefix, tasks, taskId) => {
    expect(roadmap(path).map(({ id }) => id)).toEqual(range(10).map((step) => `${prefix}${step}`));
    for (const step of roadmap(path)) {
      expect(step.tasks.map(({ id }) => id)).toEqual(range(tasks).map((task) => taskId(step.order, task)));
    }
  });
});

test("all their tasks are required but one: the sample examples of step 3", () => {
  const steps = ["va-allround", "content-creator-in", "seo-dienstleister-in"].flatMap(roadmap);
  const optional = steps.flatMap(({ tasks }) => tasks).filter(({ required }) => !required);
  expect(optional.map(({ id }) => id)).toEqual(["va-step-3-task-2"]);
});

test("the suggestions for virtual assistants name the stated numbers", () => {
  const text = (order: number) => JSON.stringify(roadmap("va-allround").find((step) => step.order === order));
  expect(text(2)).toContain("drei bis fünf Leistungen");
  expect(text(5)).toContain("zwei bis drei Angebote");
  expect(text(8)).toContain("zehn Kontakte");
  expect(text(9)).toMatch(/fünf/i);
});

test("the start missions", () => {
  const missions = entries["start-missions"].map(({ data }) => data).sort((a, b) => a.order - b.order);
  expect(missions.map(({ id, title, category, xpReward }) => [id, title, category, xpReward])).toEqual([
    ["1", "Persönlichkeitstest abschließen", "Selbstfindung", 50],
    ["2", "Erste berufliche Vision definieren", "Zielsetzung", 75],
    ["3", "Skills-Assessment durchführen", "Fähigkeiten", 100],
  ]);
});

test("the personality types, their weights and three paths each", () => {
  const types = entries["personality-types"].map(({ data }) => [data.name, data.weights]);
  expect(Object.fromEntries(types)).toEqual({
    "Strateg:in": { analytical: 3, structure: 2, introversion: 1, conscientiousness: 2 },
    "Denker:in": { creativity: 3, purpose: 2, structure: 2, introversion: 1 },
    "Macher:in": { conscientiousness: 3, structure: 2, risk: 2 },
    "Netzwerker:in": { communication: 3, purpose: 2, introversion: -1 },
    "Entdecker:in": { analytical: 2, risk: 2, purpose: 1 },
    "Unterstützer:in": { conscientiousness: 2, purpose: 2, communication: 2 },
    "Strukturierer:in": { structure: 3, conscientiousness: 3, introversion: 1 },
    "Visionär:in": { creativity: 3, risk: 2, purpose: 2 },
  });
  for (const { data } of entries["personality-types"]) expect(new Set(data.careerPaths).size).toBe(3);
  // What is said of a type is said of nobody: their own scores may say something else. Advice may.
  for (const { data } of entries["personality-types"]) {
    const [ofTheType = ""] = data.description.split("Ein Rat:");
    expect(`${data.claim} ${ofTheType}`).not.toMatch(/\b(du|dich|dir|deine?[rmns]?)\b/i);
  }
});

test("eight categories with three questions each", () => {
  expect(entries.quiz.flatMap(({ data }) => data.questions)).toHaveLength(24);
});

test("the plans and their prices", () => {
  const plans = entries.plans.map(({ data }) => [data.id, [data.name, data.priceEuro, data.regularPriceEuro]]);
  expect(Object.fromEntries(plans)).toEqual({
    free: ["Free", 0, undefined],
    pro: ["Pro", 9, 19],
    pro_ai: ["Pro + AI-Coach", 14, 29],
    ai_only: ["AI-Coach Add-on", 5, undefined],
    lifetime_pro: ["Lifetime Pro", 49, 108],
    lifetime_pro_ai: ["Lifetime Pro + AI-Coach", 89, 168],
  });
  for (const { data } of entries.plans.filter((plan) => plan.data.billing !== "none")) {
    const cancelled = data.billing === "month" ? ["Jederzeit kündbar"] : [];
    expect([data.id, data.promises]).toEqual([data.id, ["30 Tage Geld-zurück", ...cancelled]]);
  }
  expect(entries.plans.find(({ data }) => data.badge === "Beliebt")?.data.id).toBe("pro");
});

test("what the catalogue has to hold", () => {
  const stated = { personalityTypes: 8, careerPaths: 12, missionsPerPath: 10, startMissions: 3 };
  expect(entries.site[0]?.data.catalogue).toEqual(stated);
  expect(entries["personality-types"]).toHaveLength(8);
  expect(entries.roadmaps).toHaveLength(120);
});

test("the tagline", () => {
  expect(entries.site[0]?.data.tagline).toBe("Dein Weg zur beruflichen Selbstständigkeit");
});

function range(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
