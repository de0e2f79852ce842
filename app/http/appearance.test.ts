import { beforeAll, describe, expect, test } from "vitest";
import type { Appearance } from "~/domain/account/appearance";
import { provideEnv, requireEnv } from "~/environment/env.server";
import { appearanceCookies, readAppearance } from "./appearance.server";

beforeAll(() => provideEnv(requireEnv({})));

const NOTHING_CHOSEN: Appearance = { theme: "system", reducedMotion: false };
const read = (cookie: string) => readAppearance(new Request("http://localhost:3000/", { headers: { Cookie: cookie } }));

describe("how the app looks", () => {
  test.each<Appearance>([
    { theme: "dark", reducedMotion: true },
    { theme: "light", reducedMotion: false },
    NOTHING_CHOSEN,
  ])("is kept by the browser: %o", async (chosen) => {
    const pairs = (await appearanceCookies(chosen)).map((line) => line.split(";")[0]);
    expect(await read(`known=1; ${pairs.join("; ")}`)).toEqual(chosen);
  });

  test("lasts 400 days, and leaves with what the system decides", async () => {
    for (const line of await appearanceCookies({ theme: "dark", reducedMotion: true })) {
      expect(line.split("; ")).toEqual(expect.arrayContaining(["Max-Age=34560000", "Path=/", "HttpOnly"]));
    }
    for (const line of await appearanceCookies(NOTHING_CHOSEN)) expect(line).toMatch(/^\w+=; Max-Age=0; Path=\//);
  });

  test("is as it was chosen before the words were encoded", async () => {
    expect(await read("theme=dark; motion=reduced")).toEqual({ theme: "dark", reducedMotion: true });
    expect(await read("theme=light")).toEqual({ theme: "light", reducedMotion: false });
  });
});

test.each([
  "",
  "theme=; motion=",
  "theme=pink; motion=none",
  "theme=reduced; motion=dark",
  "theme=%00; motion=%E0%A4%A",
  "theme=constructor; motion=__proto__",
  `theme=${btoa('"pink"')}; motion=${btoa("true")}`,
  `theme=${btoa('["dark"]')}; motion=${btoa('{"reduced":1}')}`,
  `theme=${"e".repeat(4_000)}`,
])("what nobody can have chosen counts as nothing: %s", async (cookie) => {
  expect(await read(cookie)).toEqual(NOTHING_CHOSEN);
});
