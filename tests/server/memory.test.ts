import { expect, test } from "vitest";
import { serverEnvironment } from "../../server/process.mjs";

test("the server's C library has one pool and gives large pieces back, unless whoever starts it says otherwise", () => {
  expect(serverEnvironment({ A: "1" })).toEqual({ A: "1", MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "32768" });
  expect(serverEnvironment({ MALLOC_ARENA_MAX: "4" })).toMatchObject({ MALLOC_ARENA_MAX: "4" });
});
