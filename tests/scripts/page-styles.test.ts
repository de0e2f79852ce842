import { expect, test } from "vitest";
import { rulesFor } from "../../scripts/lib/page-styles.mjs";

const CSS = [
  "@layer theme,base,utilities;",
  "@layer base{h1{margin:0}.card:hover>a{color:red}}",
  "@layer utilities{.\\-top-24{top:-6rem}.sm\\:flex{display:flex}.w-1\\/2,.grow{width:50%}.\\32xl{gap:1rem}}",
  "@media (width<=20rem){.other{display:none}}",
  ".moving{animation:2s linear turn}@keyframes turn{to{rotate:1turn}}@keyframes rise{to{top:0}}",
].join("");
const rules = (...words: string[]) => rulesFor(new Set(words), CSS);

test("rules without a class stay, and the order of layers", () => {
  expect(rules()).toBe("@layer theme,base,utilities;@layer base{h1{margin:0}}");
});

test("a rule stays when all its classes are among the words, however they are written", () => {
  expect(rules("card", "-top-24", "sm:flex", "2xl")).toContain(
    "@layer base{h1{margin:0}.card:hover>a{color:red}}@layer utilities{.\\-top-24{top:-6rem}.sm\\:flex{display:flex}.\\32xl{gap:1rem}}",
  );
});

test("a class that may be missing, or be another one, is not asked for", () => {
  const css = ".row:not(.moment){gap:1rem}.link:is(.center,.row:where(.a\\(b))>a){margin:0}body:has(.card){color:red}";
  expect(rulesFor(new Set(["row", "link"]), css)).toBe(css);
  expect(rulesFor(new Set(["moment", "center"]), css)).toBe("body:has(.card){color:red}");
});

test("of several selectors those stay that can be met", () => {
  expect(rules("w-1/2")).toContain("@layer utilities{.w-1\\/2{width:50%}}");
});

test("keyframes stay with the rule that names them", () => {
  expect(rules("moving")).toContain("@keyframes turn");
  expect(rules("moving")).not.toContain("@keyframes rise");
});
