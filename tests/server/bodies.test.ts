import { expect, test } from "vitest";
import { Bodies } from "../../server/admission/bodies.mjs";

const bounds = { ofOneClient: { bodies: 3, bytes: 100 }, ofAll: { bodies: 5, bytes: 200 } };

function scene() {
  const dropped: string[] = [];
  const bodies = new Bodies(bounds);
  const begin = (client: string, name: string, bytes: number) =>
    bodies.begin({ client, bytes, drop: () => dropped.push(name) });
  return { dropped, bodies, begin };
}

test("of one client so many are on their way, and so many bytes: the oldest makes room", () => {
  const { dropped, begin } = scene();
  for (const name of ["a", "b", "c", "d"]) begin("one", name, 1);
  expect(dropped).toEqual(["a"]);
  begin("one", "e", 99);
  expect(dropped).toEqual(["a", "b", "c"]);
});

test("what ends in time gives its room back, once", () => {
  const { dropped, begin, bodies } = scene();
  const { end } = begin("one", "a", 90);
  end();
  end();
  begin("one", "b", 90);
  expect([dropped, bodies.waiting]).toEqual([[], 1]);
});

test("a body counts for what it may come to by now", () => {
  const { dropped, begin } = scene();
  begin("one", "a", 10);
  const { grow } = begin("one", "b", 10);
  grow(91);
  expect(dropped).toEqual(["a"]);
  grow(101);
  expect(dropped).toEqual(["a", "b"]);
});

test("with no room for more at all, who has most of it loses some: by number, or by bytes", () => {
  const { dropped, begin } = scene();
  for (const name of ["m1", "m2", "m3"]) begin("many", name, 1);
  begin("large", "l1", 99);
  begin("third", "t1", 50);
  expect(dropped).toEqual([]);
  begin("fourth", "f1", 1);
  expect(dropped).toEqual(["m1"]);
  const { dropped: byBytes, begin: send } = scene();
  for (const name of ["l1", "l2"]) send("large", name, 49);
  send("third", "t1", 60);
  send("fourth", "f1", 60);
  expect(byBytes).toEqual(["l1"]);
});
