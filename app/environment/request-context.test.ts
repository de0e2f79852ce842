import { describe, expect, test } from "vitest";
import { forgetRequestMemo, oncePerRequest, requestContext, withinRequest } from "./request-context.server";

const request = () => new Request("http://localhost/");

describe("what is read once per request", () => {
  test("is shared by the requests that the framework makes of one, and by nobody else", async () => {
    let reads = 0;
    const read = oncePerRequest(async () => ++reads);
    const twice = () => withinRequest(async () => [await read(request()), await Promise.all([read(request())])]);
    expect(await Promise.all([twice(), twice()])).toEqual([
      [1, [1]],
      [2, [2]],
    ]);
  });

  test("is read anew after a change", () => {
    let reads = 0;
    const read = oncePerRequest(() => ++reads);
    withinRequest(() => {
      expect([read(request()), read(request())]).toEqual([1, 1]);
      forgetRequestMemo();
      expect(read(request())).toBe(2);
    });
  });

  test("is not kept where there is no context", () => {
    let reads = 0;
    const read = oncePerRequest(() => ++reads);
    expect([read(request()), read(request())]).toEqual([1, 2]);
  });
});

test("a context lasts through everything that is waited for, and an inner call keeps it", async () => {
  const ids = await withinRequest(async () => {
    const before = requestContext().id;
    await new Promise(setImmediate);
    return [before, requestContext().id, withinRequest(() => requestContext().id)];
  });
  expect(new Set(ids).size).toBe(1);
  expect(withinRequest(() => requestContext().id)).not.toBe(ids[0]);
});
