import { expect, test } from "vitest";
import { tickEntry, NO_WORK, tickedTasks } from "~/domain/mission-work/mission-work";
import { ticksToSave } from "~/domain/mission-work/tick-acts";
import type { Tick } from "~/domain/missions/task-items";
import { beginPath, newAccount } from "./account";
import { boxesOf, boxMovedBy, takeAll } from "./boxes";
import type { Catalogue, Mission } from "./catalogue";

const item = (name: string, required = true) => ({ id: `liste.${name}`, required });
const MISSION: Mission = {
  ...{ id: "m", order: 1, xpReward: 100, slug: "m-1", path: "m" },
  tasks: [
    { id: "liste", required: true, items: [item("eins"), item("zwei"), item("frei", false)] },
    { id: "text", required: true, items: undefined },
  ],
};
const CATALOGUE: Catalogue = {
  ...{
    startMissions: [],
    bonusMissions: [],
    paths: new Map(),
    names: new Map(),
    questions: [],
    plans: new Map(),
    experiments: new Map(),
  },
  files: { names: () => [], resources: [] },
};

/** The same numbers for each seed. */
function drawing(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const BOXES = boxesOf(MISSION).map(({ id }) => id);

test("the model takes what arrives as the server does, in whatever order devices send it", () => {
  let ticked = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const draw = drawing(seed);
    const account = newAccount(CATALOGUE, { id: "a", name: "Anna", email: "anna@example.org", now: 0 });
    beginPath(account.progress, [MISSION]);
    const stored = new Map<string, Tick>();
    for (let batch = 0; batch < 12; batch++) {
      const acts = Array.from({ length: 1 + draw(4) }, () => {
        return { id: BOXES[draw(BOXES.length)] ?? "", completed: draw(3) > 0, at: 1 + draw(40), isOfForm: false };
      });
      for (const [id, tick] of ticksToSave(acts, stored, MISSION.tasks)) stored.set(id, tick);
      const changes = acts.map(({ id, completed, at }) => ({ mission: "m", task: id, value: completed, at }));
      takeAll(account, MISSION, changes);
      const expected = BOXES.filter((id) => stored.get(id)?.completed);
      expect(
        BOXES.filter((id) => account.progress.ticks[`m/${id}`]?.value),
        `seed ${seed}`,
      ).toEqual(expected);
      // Also those that were never acted on: a reset takes back what was done to them before.
      const { ticks } = account.progress;
      expect(
        BOXES.filter((id) => ticks[`m/${id}`]),
        `seed ${seed}`,
      ).toEqual(BOXES.filter((id) => stored.has(id)));
      ticked += expected.length;
    }
  }
  expect(ticked).toBeGreaterThan(1_000);
});

test("the model moves the box of a task as a page does", () => {
  let moved = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const draw = drawing(seed);
    let work = NO_WORK;
    for (let now = 1; now <= 15; now++) {
      const id = BOXES[draw(BOXES.length)] ?? "";
      const completed = draw(3) > 0;
      const ticked = tickedTasks(work);
      const box = boxMovedBy(MISSION, { point: id, value: completed, ticked: [...ticked] });
      work = tickEntry(work, { id, completed, now, tasks: MISSION.tasks });
      const expected = new Map([...BOXES.map((each) => [each, ticked.has(each)] as const), [id, completed] as const]);
      if (box) expected.set(box.task, box.value);
      expect([...tickedTasks(work)].toSorted(), `seed ${seed}`).toEqual(
        BOXES.filter((each) => expected.get(each)).toSorted(),
      );
      if (box) moved++;
    }
  }
  expect(moved).toBeGreaterThan(100);
});
