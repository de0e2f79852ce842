import { expect, test } from "vitest";
import { listBonus } from "./bonus";

const missions = [{ id: "zugabe-a" }, { id: "zugabe-b" }];
const begun = [{ missionId: "zugabe-b", status: "active" as const }];

test("at the end of a path all are offered, before it those that were begun", () => {
  expect(listBonus(missions, { isPathDone: false, standings: [] })).toEqual([]);
  expect(listBonus(missions, { isPathDone: false, standings: begun })).toEqual([{ id: "zugabe-b", status: "active" }]);
  expect(listBonus(missions, { isPathDone: true, standings: begun })).toEqual([
    { id: "zugabe-a", status: null },
    { id: "zugabe-b", status: "active" },
  ]);
});
