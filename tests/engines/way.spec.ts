import { test } from "./engine-test";
import { VARIANTS } from "./variants";
import { finishFirstMission, walkOn, walkToFirstMission } from "./way";

for (const { title, hand, setting } of VARIANTS) {
  test.describe(title, () => {
    test.use({ setting });

    test("from the landing page over the first mission to the second, and round the daily screens", async ({
      visitor,
      line,
    }) => {
      const walker = { visitor, line, hand: hand(visitor), scripts: setting.scripts, forgiven: 0 };
      await walkToFirstMission(walker);
      await finishFirstMission(walker);
      await walkOn(walker);
    });
  });
}
