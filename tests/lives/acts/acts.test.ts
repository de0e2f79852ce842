import { expect, test } from "vitest";
import { readRoutes } from "../world/routes";
import { ACTS } from "./all";
import { canBeOpened } from "./account/look-around";
import { UNPLAYED, UNSEEN } from "./unplayed";

test("every action of a route is asked by an act, or a reason says why not", () => {
  const actions = readRoutes().flatMap(({ id, hasAction }) => (hasAction ? [id] : []));
  const asked = new Set(Object.values(ACTS).flatMap(({ posts }) => posts));
  expect([...asked, ...Object.keys(UNPLAYED)].toSorted()).toEqual(actions.toSorted());
});

test("every page can be opened by whoever looks around, or a reason says why not", () => {
  const closed = readRoutes().filter((route) => route.hasLoader && (route.id === "root" || !canBeOpened(route)));
  expect(closed.map(({ id }) => id).toSorted()).toEqual(Object.keys(UNSEEN).toSorted());
});
