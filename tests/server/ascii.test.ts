import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { inAscii } from "../../server/ascii.mjs";

test.each<[string, string]>([
  ["a text", `"Größe, 5 €, \u{1f600}"`],
  ["a template", "`Größe ${1 + 1} €\nübrigens`"],
  ["a letter after a backslash that means nothing", '"\\ä \\\\ä \\„"'],
  [
    "a pattern",
    `["5 € für „uns“", "ohne"].map((text) => [/\\s€\\s?[äöü]|„\\“/.test(text), text.replace(/[^ß€-]/g, "")])`,
  ],
  ["a pattern of whole letters", `"a\u{1f600}ä".match(/[\u{1f600}ä]/gu)`],
  [
    "a pattern made of raw text",
    '[..."10 € – 20 €".matchAll(new RegExp(String.raw`(\\d+)\\s€(?:\\s–)?`, "gu"))].map(([, a]) => a)',
  ],
  ["a comment and a name", "(() => { /* früher: ‚ü‘ */ const größe = 3; return größe; })()"],
])("%s is the same in ASCII", (_, code) => {
  const ascii = inAscii(code);
  expect(ascii).toMatch(/^[\0-\x7f]*$/);
  expect(runInNewContext(ascii)).toEqual(runInNewContext(code));
});
