import { expect, test } from "vitest";
import { readRoutes } from "../world/routes";
import { ACTS } from "./all";
import { UNPLAYED } from "./unplayed";

test("every action of a route is asked by an act, or a reason says why not", () => {
  const actions = readRoutes().flatMap(({ id, hasAction }) => (hasAction ? [id] : []));
  const asked = new Set(Object.values(ACTS).flatMap(({ posts }) => posts));
  expect([...asked, ...Object.keys(UNPLAYED)].toSorted()).toEqual(actions.toSorted());
});
