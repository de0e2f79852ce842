import { expect, test } from "vitest";
import { sql, startMember, type App, type Visitor } from "../app/app";

/** Routes for machines, authenticated by a signature of the body, by a token, or by the address. */
const SIGNED = ["/api/stripe-webhook", "/api/mail-webhook", "/abbestellen", "/begleiten"];

/** Origins and bodies of state-changing requests. */
export function describeOriginAndBodies(app: () => App): void {
  const actions = () => app().actions.filter(({ path }) => !SIGNED.includes(path));
  const addresses = () => actions().flatMap(({ path, id }) => [path, `${path}?_data=${encodeURIComponent(id)}`]);

  test("knows the actions it asks", () => {
    expect(actions().map(({ path }) => path)).toEqual(expect.arrayContaining(["/auth", "/logout", "/quiz"]));
  });

  test("what comes from another site is refused with a page, on every action", async () => {
    const member = await startMember(app(), "origin@example.org");
    const foreign: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { Origin: "http://localhost.evil.example:3000" },
      { Origin: "http://localhost:3001" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { "Sec-Fetch-Site": "none" },
      { Origin: "https://evil.example", Host: "evil.example" },
    ];
    for (const address of addresses()) {
      for (const headers of foreign) {
        const answer = await member.post(address, {}, headers);
        expect(answer.status, `${address} ${JSON.stringify(headers)}`).toBe(403);
        expect(await answer.text(), address).toContain("Das kam nicht von hier");
      }
    }
    expect((await member.get("/home")).status).toBe(200);
  });

  test("without Origin and Sec-Fetch-Site nothing is changed", async () => {
    const member = await startMember(app(), "silent@example.org");
    const { Origin: _, ...headers } = member.formHeaders();
    const request = new Request(`${member.origin}/logout`, { method: "POST", headers, body: "" });
    expect((await member.send(request)).status).toBe(403);
    expect((await member.get("/home")).status).toBe(200);
  });

  test("forms are urlencoded, the sync is JSON; what is too large or of another type is refused, on every action", async () => {
    const member = await startMember(app(), "types@example.org");
    const types = ["text/plain", "multipart/form-data", "multipart/form-data; boundary=x", "application/xml", ""];
    for (const address of addresses()) {
      for (const type of types) {
        expect((await member.post(address, "a=1", { "Content-Type": type })).status, `${address} ${type}`).toBe(415);
      }
      const own = /^\/api\/(sync|ai-coach-chat)/.test(address)
        ? "application/json"
        : "application/x-www-form-urlencoded";
      const large = await member.post(address, `a=${"x".repeat(600_000)}`, { "Content-Type": own });
      expect(large.status, address).toBe(413);
    }
  });

  test("methods other than POST change nothing", async () => {
    const member = await startMember(app(), "methods@example.org");
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const request = new Request(`${member.origin}/logout`, { method, headers: member.formHeaders(), body: "" });
      expect((await member.send(request)).status, method).toBe(405);
    }
    expect((await member.get("/home")).status).toBe(200);
  });

  /** A body that never states its length; `pulled` counts the bytes requested of it. */
  function endlessForm(visitor: Visitor, bytes: number, headers: Record<string, string> = {}) {
    const counter = { pulled: 0 };
    const chunk = new TextEncoder().encode("x".repeat(1_024));
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (counter.pulled >= bytes) return controller.close();
        counter.pulled += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    const init = { method: "POST", headers: visitor.formHeaders(headers), body: stream, duplex: "half" as const };
    return { counter, request: new Request(`${visitor.origin}/onboarding`, init) };
  }

  test("a form of 16 KiB is read, one byte more is not", async () => {
    const visitor = app().visitor();
    const start = "name=Anna&email=x&filler=";
    const filled = (size: number) => start + "x".repeat(size - start.length);
    expect((await visitor.post("/onboarding", filled(16 * 1_024))).status).toBe(422);
    expect((await visitor.post("/onboarding", filled(16 * 1_024 + 1))).status).toBe(413);
  });

  test("50 MB without a length are refused while reading, whatever length is claimed", async () => {
    const claims: Record<string, string>[] = [{}, { "Content-Length": "10" }];
    for (const headers of claims) {
      const { counter, request } = endlessForm(app().visitor(), 50_000_000, headers);
      const answer = await app().visitor().send(request);
      expect(answer.status).toBe(413);
      expect(await answer.text()).toContain("Das ist zu viel auf einmal");
      expect(counter.pulled).toBeLessThan(64 * 1_024);
    }
    expect(await app().count(sql`select count(*) from profiles where first_name like 'xxx%'`)).toBe(0);
  });
}
