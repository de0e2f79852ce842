import { describe, expect, test } from "vitest";
import type { Tick } from "../missions/task-items";
import { ticksToSave } from "./tick-acts";

const TASKS = [
  {
    id: "t",
    required: true,
    items: [
      { id: "t.eins", required: true },
      { id: "t.zwei", required: true },
    ],
  },
  { id: "u", required: true },
];
type Said = [id: string, completed: boolean, at: number];

const save = (acts: Said[], stored: Said[] = [], isOfForm = false) =>
  [
    ...ticksToSave(
      acts.map(([id, completed, at]) => ({ id, completed, at, isOfForm })),
      new Map(stored.map(([id, completed, at]): [string, Tick] => [id, { completed, at }])),
      TASKS,
    ),
  ].map(([id, { completed, at }]) => [id, completed, at]);

describe("acts on boxes", () => {
  test("are stored one for each box: the later, and of two at once the one told last", () => {
    expect(
      save([
        ["u", true, 5],
        ["u", false, 3],
      ]),
    ).toEqual([["u", true, 5]]);
    expect(
      save([
        ["u", true, 5],
        ["u", false, 5],
      ]),
    ).toEqual([["u", false, 5]]);
  });

  test("that are older than what is stored change nothing", () => {
    expect(save([["t.eins", false, 3]], [["t.eins", true, 4]])).toEqual([]);
  });

  test("on an unknown box are no matter of the mission", () => {
    expect(save([["x", true, 5]])).toEqual([]);
  });
});

describe("a task", () => {
  test("is ticked with its last required item, also when two devices ticked one each", () => {
    expect(save([["t.eins", true, 3]], [["t.zwei", true, 7]])).toEqual([
      ["t.eins", true, 3],
      ["t", true, 7],
    ]);
  });

  test("is opened with a required item, unless its own box was ticked later", () => {
    const done: Said[] = [
      ["t.eins", true, 3],
      ["t.zwei", true, 4],
    ];
    expect(save([["t.eins", false, 8]], [...done, ["t", true, 4]])).toEqual([
      ["t.eins", false, 8],
      ["t", false, 8],
    ]);
    expect(save([["t.eins", false, 8]], [...done, ["t", true, 9]])).toEqual([["t.eins", false, 8]]);
  });

  test("stays open when its own box was opened after the last item", () => {
    expect(
      save(
        [["t.eins", true, 3]],
        [
          ["t.zwei", true, 4],
          ["t", false, 6],
        ],
      ),
    ).toEqual([["t.eins", true, 3]]);
  });

  test("obeys its own box when both are of one moment", () => {
    const acts: Said[] = [
      ["t.eins", true, 5],
      ["t.zwei", true, 5],
      ["t", false, 5],
    ];
    expect(save(acts).find(([id]) => id === "t")).toEqual(["t", false, 5]);
  });

  test("ticked by its own box keeps that its items were there, and those that are ticked", () => {
    expect(save([["t", true, 5]], [["t.eins", true, 3]])).toEqual([
      ["t", true, 5],
      ["t.zwei", false, 0],
    ]);
    expect(save([["t", false, 5]])).toEqual([["t", false, 5]]);
  });

  test("ticked before it had items stays done while they are ticked one by one", () => {
    expect(save([["t.eins", true, 5]], [["t", true, 1]])).toEqual([["t.eins", true, 5]]);
  });
});

describe("a form with all its boxes", () => {
  const form = (acts: Said[], stored: Said[]) => save(acts, stored, true);

  test("acts on those alone that it changes", () => {
    expect(
      form(
        [
          ["t.eins", true, 5],
          ["t.zwei", false, 5],
          ["t", false, 5],
        ],
        [["t.eins", true, 3]],
      ),
    ).toEqual([]);
  });

  test("opens a done task by opening one item", () => {
    const stored: Said[] = [
      ["t.eins", true, 3],
      ["t.zwei", true, 3],
      ["t", true, 3],
    ];
    expect(
      form(
        [
          ["t.eins", false, 5],
          ["t.zwei", true, 5],
          ["t", true, 5],
        ],
        stored,
      ),
    ).toEqual([
      ["t.eins", false, 5],
      ["t", false, 5],
    ]);
  });

  test("ticks an open task by its last item", () => {
    expect(
      form(
        [
          ["t.eins", true, 5],
          ["t.zwei", true, 5],
          ["t", false, 5],
        ],
        [["t.eins", true, 3]],
      ),
    ).toEqual([
      ["t.zwei", true, 5],
      ["t", true, 5],
    ]);
  });
});
