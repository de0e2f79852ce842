import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { PEOPLE } from "./e2e/person";
import { ROUTES, ROUTES_WITHOUT_SCREEN, SCREENS } from "./e2e/screens";

const routes = readdirSync("app/routes").map((name) => name.replace(/\.tsx?$/, ""));
const listed = [...ROUTES.map(({ route }) => route), ...ROUTES_WITHOUT_SCREEN];

test("the browser tests reach every route, or it has no screen", () => {
  expect(listed.toSorted()).toEqual(routes.toSorted());
});

test("each screen stands in the list once", () => {
  expect(new Set(SCREENS.map(({ name }) => name)).size).toBe(SCREENS.length);
  expect(PEOPLE.filter((person) => !SCREENS.some(({ as }) => as === person))).toEqual([]);
});
