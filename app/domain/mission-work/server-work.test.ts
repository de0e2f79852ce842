import { expect, test } from "vitest";
import { serverWork } from "./server-work";

test("every task of the mission in its order, and none that it no longer has", () => {
  const standing = {
    progress: 50,
    note: "Notiz",
    tasks: [
      { taskId: "gone", completed: true, answer: "alt" },
      { taskId: "b", completed: true, answer: "" },
    ],
  };
  expect(serverWork({ tasks: [{ id: "a" }, { id: "b" }], standing, asOf: 7 })).toEqual({
    asOf: 7,
    progress: 50,
    note: "Notiz",
    tasks: [
      { id: "a", completed: false, answer: "" },
      { id: "b", completed: true, answer: "" },
    ],
  });
});
