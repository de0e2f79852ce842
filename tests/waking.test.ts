import { expect, test } from "vitest";
import { KILOBYTES } from "./waking/kilobytes";
import { describeModules, importedBy, kilobytesOf, SCREENS, scriptsAtOnce } from "./waking/screens";

/** What the scripts of no screen may exceed. */
const MUST = 100;
/** Room for a feature: what a screen may gain or lose before its bound is to be written anew. */
const ROOM = 2;

test.each(SCREENS)("the scripts of %s weigh what is written down", (id) => {
  const bound = KILOBYTES[id] ?? 0;
  const measured = kilobytesOf(scriptsAtOnce(id));
  expect(bound).toBeLessThanOrEqual(MUST);
  expect(measured).toBeLessThanOrEqual(bound);
  expect(measured).toBeGreaterThan(bound - ROOM);
});

test("no bound is of a screen that is gone", () => {
  expect(Object.keys(KILOBYTES).filter((id) => !SCREENS.includes(id))).toEqual([]);
});

test("a page asks at once for all that its scripts import", () => {
  const late = SCREENS.flatMap((id) => {
    const named = scriptsAtOnce(id);
    return importedBy(named).filter((path) => !named.includes(path));
  });
  expect(late).toEqual([]);
});

// A module that is new here runs on a slow phone before the first tap. Where it must: `npx vitest run --project=built
// tests/waking.test.ts -u` writes the list anew.
test("what runs before the first tap is what is listed", async () => {
  await expect(describeModules()).toMatchFileSnapshot("waking/modules.txt");
});
