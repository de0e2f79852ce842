import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { STYLE as REPORT } from "../content-tools/report/style";
import { classesIn, classesOf } from "./classes";
import { readPageStyles } from "./fixtures/page-styles";
import { FILES, parseModule, readModule } from "./modules";

const STYLES = readdirSync("app/ui/styles", { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.css$/.test(file),
);
const own = [join("app", "tailwind.css"), ...STYLES.map((file) => join("app/ui/styles", file))].map((file) =>
  readFileSync(file, "utf8"),
);
/** Styles of printed sheets, and of the moment after a mission: files of their own. */
const apart = ["print/sheet", "moment/moment", "showcase/showcase"].map((file) =>
  readFileSync(`app/ui/${file}.css`, "utf8"),
);
const built = () => {
  const files = readFileSync("build/index.js", "utf8").match(/_assets\/[\w-]+\.css/g) ?? [];
  return files.map((file) => readFileSync(join("public/build", file), "utf8")).join("\n");
};

const isReport = (file: string) => file.startsWith(join("content-tools", "report"));

const given = FILES.flatMap((file) => classesOf(readModule(file)).map((name) => ({ file, name })));

test("every class has a rule, of Tailwind or our own", () => {
  // Styles for a page without JavaScript alone stand in root.tsx.
  const known = classesIn(`${built()}${readFileSync("app/root.tsx", "utf8")}`);
  // `group` has no rule of its own: Tailwind's variants of other elements look for it.
  const isKnown = (name: string) => known.has(name) || /^group(\/|$)/.test(name);
  expect(given.length).toBeGreaterThan(1000);
  expect(given.filter(({ file, name }) => !isReport(file) && !isKnown(name))).toEqual([]);
});

test("every class of the editors' report, a file by itself, has a rule there", () => {
  const known = classesIn(REPORT);
  const ofReport = given.filter(({ file }) => isReport(file));
  expect(ofReport.length).toBeGreaterThan(20);
  expect(ofReport.filter(({ name }) => !known.has(name))).toEqual([]);
});

test("every rule of our own has a class that is given", () => {
  const names = new Set(given.map(({ name }) => name));
  const ruled = [...own, ...apart].flatMap((css) => [...classesIn(css.replace(/\/\*.*?\*\/|"[^"]*"/gs, ""))]);
  const classes = ruled.filter((name) => /^[a-z]/.test(name));
  expect(classes.length).toBeGreaterThan(15);
  expect(classes.filter((name) => !names.has(name))).toEqual([]);
});

test("a first visit brings the rules of the content's texts where such a text stands, and no other page's", () => {
  const styles = readPageStyles();
  const rulesOf = (id: string) => classesIn(styles.get(id) ?? "");
  const [note, trail] = ["border-s-3", "size-18"];
  expect(rulesOf("routes/_app.mission.$missionId")).toContain(note);
  expect(rulesOf("routes/_app.home")).toContain(trail);
  for (const id of ["root", "routes/quiz", "routes/auth"]) {
    expect(rulesOf(id).size, id).toBeGreaterThan(50);
    expect(rulesOf(id), id).not.toContain(note);
    expect(rulesOf(id), id).not.toContain(trail);
  }
});

test("rules of our own are few", () => {
  const rules = own.map((css) => css.replace(/\/\*.*?\*\//gs, ""));
  const lines = rules.flatMap((css) => css.split("\n")).filter((line) => line.trim() !== "");
  // Sixty lines are for forced colours, for pages whose scripts have not loaded, and for the bar of a phone above the
  // frame: no utility covers them. Twenty are for the picture beside the forms of the entrance, which as utilities would
  // be script on each of them. A utility with a selector or a sum in its name costs twice the bytes of a rule.
  expect(lines.length).toBeLessThanOrEqual(660);
});

test.each([
  ['<p className="a b" />', ["a", "b"]],
  ['<p className={x === "no" ? "a" : `b ${C} c`} />', ["a", "b", "c"]],
  ['const C = { k: "a b" }; <p className={C["k"]} />', ["a", "b"]],
  ['<p className={button("quiet", "a")} />', ["a"]],
  ['const item = { data: { className: ["a", "b"] } };', ["a", "b"]],
])("the classes of %s", (text, classes) => {
  expect(classesOf(parseModule("probe.tsx", text))).toEqual(classes);
});
