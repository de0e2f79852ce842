import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeChromium } from "./browser/chromium";
import { readCatalogue } from "./model/catalogue";
import { noteLife } from "./checks/journal";
import { Visits } from "./checks/visits";
import type { Failure, Stage } from "./play/life";
import { ownActs } from "./play/own-acts";
import { playSeed, replayFile, shrink } from "./play/seeded";
import { tellStory } from "./play/story";
import { Stages } from "./play/stages";
import { settings } from "./settings";
import type { DatabaseKind } from "./world/database";
import { readRoutes } from "./world/routes";
import { World } from "./world/world";

const PATHS = ["va-allround", "content-creator-in"];
/** Two people at a tablet, whose pages are Chromium's. */
const IN_CHROMIUM = "tests/lives/browser/story.json";
/** For a life that hangs: on a busy machine one of 60 acts takes minutes. */
const LIFE_MS = 900_000;

/** Plays the lives of some seeds on one database, each a test of its own. */
export function describeLives(database: DatabaseKind): void {
  const { seed, lives, acts, databases, beside, shrinkMs, folder, story, isInBrowser, isChosen } = settings;
  describe.runIf(databases.includes(database))(`lives on ${database}`, () => {
    const stages = new Stages();
    const first = isChosen || database === "pglite" ? seed : seed + lives;
    beforeAll(async () => {
      const counts = new Map<string, number>();
      const open = async () => ({ ...(await openStage(database, counts)), isInBrowser });
      await stages.open(Array.from({ length: Math.min(beside, lives) }, () => open));
    });
    afterAll(async () => {
      await closeChromium();
      await stages.close();
    });
    const expectNone = async (stage: Stage, failure: Failure | null) => {
      const told = failure && tellStory(await shrink(stage, failure, shrinkMs), failure.words);
      expect(told, told ?? "").toBeNull();
    };
    if (story !== undefined) {
      const play = async (stage: Stage) => expectNone(stage, await replayFile(stage, story));
      test("story", () => stages.use(play), LIFE_MS + shrinkMs);
      return;
    }
    const live = async (stage: Stage, life: number) => {
      const began = performance.now();
      const own = isChosen ? undefined : ownActs(life, lives);
      const { steps, failure } = await playSeed(stage, { seed: first + life, acts, own });
      const seconds = Math.round((performance.now() - began) / 1_000);
      noteLife(folder, { database, seed: first + life, acts, seconds, steps, failure });
      stage.visits.write(folder, database);
      await expectNone(stage, failure);
    };
    if (database === "pglite" && !isChosen) {
      const inChromium = async (stage: Stage) =>
        expectNone(stage, await replayFile({ ...stage, isInBrowser: true }, IN_CHROMIUM));
      test("story in Chromium", () => stages.use(inChromium), LIFE_MS);
    }
    // Only where several are played: else a run that ends with the first failure would have begun others.
    const life = beside > 1 ? test.concurrent : test;
    for (let at = 0; at < lives; at++)
      life(`life ${first + at}`, () => stages.use((stage) => live(stage, at)), LIFE_MS + shrinkMs);
  });
}

async function openStage(database: DatabaseKind, counts: Map<string, number>): Promise<Omit<Stage, "isInBrowser">> {
  const routes = readRoutes();
  const catalogue = readCatalogue(PATHS);
  return { world: await World.open(database), catalogue, routes, visits: new Visits(routes, counts) };
}
