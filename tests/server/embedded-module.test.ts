import { expect, test } from "vitest";
import { compileEmbedded } from "../../server/embedded-module.mjs";

test("the embedded database's program is found where its package keeps it", async () => {
  expect(await compileEmbedded()).toBeInstanceOf(WebAssembly.Module);
});
