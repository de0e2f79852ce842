import { afterEach, expect, test, vi } from "vitest";
import { postChanges } from "./post-changes";

const post = vi.fn<typeof fetch>();
const NOTE = { change: { kind: "note", mission: "m", note: "kurz" }, at: 400 } as const;
const send = (isLeaving: boolean) => postChanges("anna", [NOTE], { now: 1_000, isLeaving });

afterEach(() => {
  post.mockReset();
  vi.unstubAllGlobals();
});

test("outlives the page that goes, and only then", async () => {
  vi.stubGlobal(
    "fetch",
    post.mockImplementation(async () => Response.json({ missions: [] })),
  );
  expect(await send(true)).toEqual({ ok: true, answer: { missions: [] } });
  expect(await send(false)).toMatchObject({ ok: true });
  expect(post.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
});

test.each([
  [400, "refused"],
  [413, "refused"],
  [415, "refused"],
  [0, "failed"],
  [429, "failed"],
  [503, "failed"],
])("an answer of status %i means: %s", async (status, reason) => {
  const answer = status === 0 ? Response.error() : new Response(null, { status });
  vi.stubGlobal("fetch", post.mockResolvedValue(answer));
  expect(await send(false)).toEqual({ ok: false, reason });
});

test("an answer that is none of ours may come later", async () => {
  for (const answer of [null, {}, { missions: [{ id: "m" }] }, { missions: [{ id: "m", work: { asOf: 1 } }] }]) {
    vi.stubGlobal("fetch", post.mockResolvedValue(Response.json(answer)));
    expect(await send(false)).toEqual({ ok: false, reason: "failed" });
  }
});

test("no answer at all may come later", async () => {
  vi.stubGlobal("fetch", post.mockRejectedValue(new TypeError("Failed to fetch")));
  expect(await send(false)).toEqual({ ok: false, reason: "failed" });
});
