import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished, test } from "vitest";
import { watchFile } from "../../server/dev/watch-file.mjs";
import { temporaryFolder } from "../fixtures/temporary-folder";

test("the browsers are told each time the file is written, also in a folder that there was not", async () => {
  const file = join(await temporaryFolder(), "new", "served");
  let tell = () => {};
  onTestFinished(watchFile(file, () => tell()));
  for (const text of ["first", "second"]) {
    const told = new Promise<void>((resolve) => (tell = resolve));
    await writeFile(file, text);
    await told;
  }
});
