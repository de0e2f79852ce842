import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withinContext } from "../../server/requests/request-context.mjs";
import { startStripe, TEST_KEY } from "../../tests/fakes/stripe/start";
import { AT_ONCE, outside, VendorCrowded } from "./outside.server";
import { serverShell } from "./server-shell";
import { stripeFailure, stripeFor } from "~/payments/stripe/client.server";
import { boundedHttp } from "~/payments/stripe/http.server";
import { fetchJson } from "~/push/fetch-json.server";

const left: string[] = [];
beforeEach(() => {
  left.length = 0;
  serverShell().slots = {
    configure: () => undefined,
    hold: () => () => undefined,
    leave: (id) => void left.push(id),
    isFull: () => false,
  };
});
afterEach(() => {
  serverShell().slots = undefined;
  vi.restoreAllMocks();
});

const withPlace = <Result>(slot: string, work: () => Result): Result => withinContext({ slot }, work);

test("a request has left its place before a vendor is called", async () => {
  const seen = await withPlace("seven", () => outside("mail", () => Promise.resolve([...left])));
  expect(seen).toEqual(["seven"]);
});

test("whatever is asked of Stripe, its request has left its place before", async () => {
  const fake = await startStripe();
  const asked = fake.hold("GET /v1/prices");
  const stripe = await stripeFor({ STRIPE_SECRET_KEY: TEST_KEY, STRIPE_API_BASE: fake.url });
  const answer = withPlace("eight", () => stripe?.prices.list());
  await expect.poll(() => fake.calls("GET /v1/prices").length).toBe(1);
  expect(left).toEqual(["eight"]);
  asked();
  expect((await answer)?.data).toEqual([]);
  await fake.close();
});

test.each([
  ["never ends", { kind: "trickle", times: 2 }],
  ["is endless", { kind: "answer", times: 2, body: " ".repeat(17 * 1024 * 1024), contentType: "application/json" }],
] as const)(
  "an answer of Stripe that %s is broken off",
  async (_, fault) => {
    const fake = await startStripe();
    fake.fault("GET /v1/prices", fault);
    const stripe = await stripeFor({ STRIPE_SECRET_KEY: TEST_KEY, STRIPE_API_BASE: fake.url });
    const failed: unknown = await stripe?.prices.list().catch((error: unknown) => error);
    expect(stripeFailure(failed)).toBe("away");
    await fake.close();
  },
  15_000,
);

test("so many calls of one vendor are under way, and as many of another", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  let end = (): void => undefined;
  const until = new Promise<void>((resolve) => (end = resolve));
  const calls = Array.from({ length: AT_ONCE }, () => outside("mail", () => until));
  await expect(outside("mail", () => until)).rejects.toThrow(VendorCrowded);
  expect(await outside("payments", () => Promise.resolve("answered"))).toBe("answered");
  end();
  await Promise.all(calls);
  expect(await outside("mail", () => Promise.resolve("answered"))).toBe("answered");
  await expect(outside("mail", () => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
});

/** Bodies that come when `end` is called. */
function heldBodies() {
  let end = (): void => undefined;
  const until = new Promise<void>((resolve) => (end = resolve));
  return { end, until };
}
const pushing = (until: Promise<void>) => {
  vi.spyOn(globalThis, "fetch").mockImplementation(() => {
    const body = new ReadableStream({ start: (stream) => void until.then(() => stream.close()) });
    return Promise.resolve(new Response(body));
  });
  return () => fetchJson("https://push.example", {});
};
const paying = (until: Promise<void>) => {
  const client = boundedHttp({
    getClientName: () => "fake",
    makeRequest: () =>
      Promise.resolve({
        getStatusCode: () => 200,
        getHeaders: () => ({}),
        getRawResponse: () => null,
        toStream: () => null,
        toJSON: () => until.then(() => ({})),
      }),
  });
  return () => client.makeRequest("host", "443", "/", "GET", {}, "", "https", 1);
};

test.each([
  ["push", pushing],
  ["payments", paying],
] as const)("a call of %s is under way until its body is there", async (vendor, prepare) => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const { end, until } = heldBodies();
  const call = prepare(until);
  const calls = Array.from({ length: AT_ONCE }, () => call());
  await new Promise((done) => setImmediate(done));
  await expect(outside(vendor, () => Promise.resolve())).rejects.toThrow(VendorCrowded);
  end();
  // Other files of the same process count on it.
  await Promise.all(calls);
  expect(await outside(vendor, () => Promise.resolve("answered"))).toBe("answered");
});
