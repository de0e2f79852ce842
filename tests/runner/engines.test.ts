import { expect, test } from "vitest";
import { ensureEngines } from "./engines.mjs";

/** Fake engines: those in `there` are installed, those in `installable` can be. */
function imitate(there: string[], installable: string[]) {
  const installed: string[] = [];
  const engines = Object.fromEntries(
    ["firefox", "webkit"].map((name) => [
      name,
      { packages: [`${name}-package`], isThere: () => there.includes(name) || installed.includes(`${name}-package`) },
    ]),
  );
  const install = async (names: string[]) =>
    void installed.push(...names.filter((name) => installable.some((each) => name.startsWith(each))));
  return { engines, install, installed };
}

test("what is there is used as it is", async () => {
  const { engines, install, installed } = imitate(["firefox", "webkit"], ["firefox", "webkit"]);
  expect(await ensureEngines({}, { engines, install })).toEqual({ there: ["firefox", "webkit"], lacking: [] });
  expect(installed).toEqual([]);
});

test("what is missing is installed, and named when that cannot be done", async () => {
  const { engines, install, installed } = imitate(["firefox"], []);
  expect(await ensureEngines({}, { engines, install })).toEqual({ there: ["firefox"], lacking: ["webkit"] });
  expect(installed).toEqual([]);
  const other = imitate([], ["firefox", "webkit"]);
  expect(await ensureEngines({}, other)).toEqual({ there: ["firefox", "webkit"], lacking: [] });
});
