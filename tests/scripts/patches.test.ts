import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** File and text of each hunk as it reads after the patch. */
function hunksOf(patch: string): { file: string; text: string }[] {
  return patch.split(/^diff --git .*\n/m).flatMap((part) => {
    const file = /^\+\+\+ b\/(.*)$/m.exec(part)?.[1];
    if (!file) return [];
    const [, ...hunks] = part.split(/^@@ .*\n/m);
    const after = (hunk: string) =>
      hunk
        .split("\n")
        .filter((line) => /^[ +]/.test(line))
        .map((line) => line.slice(1))
        .join("\n");
    return hunks.map((hunk) => ({ file, text: after(hunk) }));
  });
}

test.each(readdirSync("patches"))("%s is applied to what is installed", (name) => {
  const hunks = hunksOf(readFileSync(`patches/${name}`, "utf8"));
  expect(hunks.length).toBeGreaterThan(0);
  for (const { file, text } of hunks) {
    expect(readFileSync(file, "utf8").includes(text), `${file}: ${text}`).toBe(true);
  }
});
