import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCatalogue } from "./model/catalogue";
import { Visits } from "./checks/visits";
import type { Stage } from "./play/life";
import { playSeed, shrink } from "./play/seeded";
import { tellStory } from "./play/story";
import { settings } from "./settings";
import type { DatabaseKind } from "./world/database";
import { readRoutes } from "./world/routes";
import { World } from "./world/world";

const PATHS = ["va-allround", "content-creator-in"];
/** For a life that hangs, and for the shortest life that fails alike. */
const LIFE_MS = 300_000;

/** Plays the lives of some seeds on one database, each a test of its own. */
export function describeLives(database: DatabaseKind): void {
  const { seed, lives, acts, databases } = settings;
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
      stage.visits.write(database);
      await stage.world.close();
    });
    for (let own = seed; own < seed + lives; own++) {
      test(
        `life ${own}`,
        async () => {
          const failure = await playSeed(stage, { seed: own, acts });
          const story = failure && tellStory(await shrink(stage, failure));
          expect(story, story ?? "").toBeNull();
        },
        LIFE_MS,
      );
    }
  });
}
