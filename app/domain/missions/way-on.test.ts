import { expect, test } from "vitest";
import { wayOn } from "./way-on";

const next = { to: "/mission/content-creator-in-2", title: "Dein Publikum verstehen" };

test("a mission leads on to the next one of its path", () => {
  expect(wayOn({ next, kind: "path" })).toMatchObject({
    heading: "Geschafft!",
    title: next.title,
    first: { to: next.to, label: "Zur nächsten Mission" },
    others: [{ to: "/home" }, { to: "/quests" }],
  });
});

test("the last one of a path congratulates, and leads on to its end, by itself to the quests", () => {
  expect(wayOn({ next: null, kind: "path" })).toMatchObject({
    heading: "Ziel erreicht!",
    text: "Herzlichen Glückwunsch: Das war die letzte Mission deines Pfads.",
    title: null,
    first: { to: "/abschluss" },
    byItself: "/quests",
  });
});

test.each([
  [next, "Als Nächstes", next.to],
  [null, "Alle Startmissionen liegen hinter dir.", "/quests"],
])("a start mission leads back to the dashboard, and offers %j", (following, text, other) => {
  const way = wayOn({ next: following, kind: "start" });
  expect(way).toMatchObject({ text, first: { to: "/home" }, others: [{ to: other }] });
});
