import { expect, test, vi } from "vitest";
import { createFrameBatch } from "./frame-batch";

function build() {
  let count = 0;
  const frames = new Map<number, () => void>();
  const apply = vi.fn<(items: string[]) => void>();
  const batch = createFrameBatch(apply, {
    request: (run) => {
      frames.set((count += 1), run);
      return count;
    },
    cancel: (frame) => void frames.delete(frame),
  });
  return { batch, apply, frames };
}

test("all that comes before the next picture is applied at once", () => {
  const { batch, apply, frames } = build();
  for (const word of ["Such", "dir", "eine"]) batch.add(word);
  expect(apply).not.toHaveBeenCalled();
  expect(frames.size).toBe(1);
  frames.get(1)?.();
  expect(apply.mock.calls).toEqual([[["Such", "dir", "eine"]]]);
  batch.add("Aufgabe");
  frames.get(2)?.();
  expect(apply).toHaveBeenLastCalledWith(["Aufgabe"]);
});

test("the end waits for no picture, as a hidden tab shows none", () => {
  const { batch, apply, frames } = build();
  batch.add("Ende");
  batch.flush();
  batch.flush();
  expect(apply.mock.calls).toEqual([[["Ende"]]]);
  expect(frames.size).toBe(0);
});
