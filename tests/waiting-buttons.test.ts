import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FILES } from "./modules";

// States that a press itself causes: the button then has the focus, which `disabled` would drop.
const BUSY =
  /<button\b[^]*?\bdisabled=\{[^}]*\b(is(Saving|Sending|Pending|Finishing|Ordering|Deleting|Busy)|seconds|pause)\b/;

test("no button is disabled by being pressed: it waits, and keeps the focus", () => {
  const screens = FILES.filter((file) => file.endsWith(".tsx")).map(
    (file) => [file, readFileSync(file, "utf8")] as const,
  );
  const buttons = screens.flatMap(([file, text]) =>
    (text.match(/<button\b[^]*?<\/button>/g) ?? []).map((each) => [file, each] as const),
  );
  expect(buttons.length).toBeGreaterThan(20);
  expect(buttons.filter(([, each]) => BUSY.test(each))).toEqual([]);
  expect(buttons.filter(([, each]) => each.includes("...waiting(")).length).toBeGreaterThan(10);
});
