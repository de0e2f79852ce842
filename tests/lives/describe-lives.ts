import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCatalogue } from "./model/catalogue";
import { noteLife } from "./checks/journal";
import { Visits } from "./checks/visits";
import type { Failure, Stage } from "./play/life";
import { playSeed, replayFile, shrink } from "./play/seeded";
import { tellStory } from "./play/story";
import { settings } from "./settings";
import type { DatabaseKind } from "./world/database";
import { readRoutes } from "./world/routes";
import { World } from "./world/world";

const PATHS = ["va-allround", "content-creator-in"];
/** For a life that hangs: on a busy machine one of 60 acts takes minutes. */
const LIFE_MS = 900_000;

/** Plays the lives of some seeds on one database, each a test of its own. */
export function describeLives(database: DatabaseKind): void {
  const { seed, lives, acts, databases, shrinkMs, folder, story } = settings;
  describe.runIf(databases.includes(database))(`lives on ${database}`, () => {
    let stage: Stage;
    beforeAll(async () => {
      const routes = readRoutes();
      stage = {
        world: await World.open(database),
        catalogue: readCatalogue(PATHS),
        routes,
        visits: new Visits(routes),
      };
    });
    afterAll(async () => {
      await stage.world.close();
    });
    const expectNone = async (failure: Failure | null) => {
      const told = failure && tellStory(await shrink(stage, failure, shrinkMs), failure.words);
      expect(told, told ?? "").toBeNull();
    };
    if (story !== undefined) {
      test("story", async () => expectNone(await replayFile(stage, story)), LIFE_MS + shrinkMs);
      return;
    }
    for (let own = seed; own < seed + lives; own++) {
      test(
        `life ${own}`,
        async () => {
          const began = performance.now();
          const failure = await playSeed(stage, { seed: own, acts });
          const seconds = Math.round((performance.now() - began) / 1_000);
          noteLife(folder, { database, seed: own, acts, seconds, failure });
          stage.visits.write(folder, database);
          await expectNone(failure);
        },
        LIFE_MS + shrinkMs,
      );
    }
  });
}
