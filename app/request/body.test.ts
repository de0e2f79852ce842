import { describe, expect, test } from "vitest";
import { readForm, readJson, readBodyText } from "./body.server";

const FORM = "application/x-www-form-urlencoded";

function requestOf(body: string | ReadableStream<Uint8Array>, headers: Record<string, string> = {}): Request {
  const init = { method: "POST", headers, body, duplex: "half" as const };
  return new Request("http://localhost:3000/", init);
}
const form = (body: string, type = FORM) => readForm(requestOf(body, { "Content-Type": type }));

/**
 * A body in chunks of 1 KiB; `left` counts those never requested, `cancelled` says whether the sender was told to stop.
 */
function stream(chunks: number) {
  const state = { left: chunks, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (state.left-- > 0) controller.enqueue(new Uint8Array(1_024).fill(120));
        else controller.close();
      },
      cancel: () => void (state.cancelled = true),
    },
    { highWaterMark: 0 },
  );
  return { state, body };
}

describe("readText", () => {
  test("reads up to the limit, to the byte", async () => {
    expect(await readBodyText(requestOf("ä".repeat(5)), 10)).toEqual({ ok: true, text: "äääää" });
    expect(await readBodyText(requestOf("ä".repeat(5) + "x"), 10)).toEqual({ ok: false, status: 413 });
  });

  test("stops reading beyond the limit, without a length and with a wrong one", async () => {
    const claims: Record<string, string>[] = [{}, { "Content-Length": "1" }];
    for (const headers of claims) {
      const { state, body } = stream(1_000);
      expect(await readBodyText(requestOf(body, headers), 4_096)).toEqual({ ok: false, status: 413 });
      expect(state).toEqual({ left: 995, cancelled: true });
    }
  });

  test("reads nothing when the length alone is too much", async () => {
    const { state, body } = stream(1_000);
    const answer = await readBodyText(requestOf(body, { "Content-Length": "5000" }), 4_096);
    expect(answer).toEqual({ ok: false, status: 413 });
    expect(state.left).toBe(1_000);
  });

  test("an empty body is empty text; what is no UTF-8 is refused", async () => {
    expect(await readBodyText(new Request("http://localhost:3000/", { method: "POST" }), 10)).toEqual({
      ok: true,
      text: "",
    });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array([0xff, 0xfe]));
        controller.close();
      },
    });
    expect(await readBodyText(requestOf(body), 10)).toEqual({ ok: false, status: 400 });
  });
});

describe("readForm", () => {
  test("gives fields as they were typed", async () => {
    const answer = await form("name=J%C3%BCrgen+M%2BM&note=a%0D%0Ab&empty=");
    expect(answer).toEqual({ ok: true, fields: { name: "Jürgen M+M", note: "a\r\nb", empty: "" } });
  });

  test("takes the type in any case and with parameters, and no other", async () => {
    expect((await form("a=1", "Application/X-WWW-Form-Urlencoded; charset=utf-8")).ok).toBe(true);
    for (const type of [
      "application/json",
      "multipart/form-data",
      "text/plain",
      "application/x-www-form-urlencoded2",
    ]) {
      expect(await form("a=1", type)).toEqual({ ok: false, status: 415 });
    }
    expect(await readForm(new Request("http://localhost:3000/", { method: "POST" }))).toEqual({
      ok: false,
      status: 415,
    });
  });

  test("a repeated field is a list, which no schema of a text takes", async () => {
    expect(await form("a=1&a=2&b=3")).toEqual({ ok: true, fields: { a: ["1", "2"], b: "3" } });
  });

  test("a field named __proto__ is a field", async () => {
    const answer = await form("__proto__=1&constructor=2");
    expect(answer.ok && Object.keys(answer.fields).sort()).toEqual(["__proto__", "constructor"]);
    expect(Object.hasOwn(Object.prototype, "1")).toBe(false);
  });

  test.each(["a=%", "a=%E0%A4%A", "a=%ED%A0%80", "a=%FF", "%C3=1"])(
    "refuses escapes that are no text: %s",
    async (body) => {
      expect(await form(body)).toEqual({ ok: false, status: 400 });
    },
  );
});

describe("readJson", () => {
  const jsonOf = (body: string, type = "application/json") =>
    readJson(requestOf(body, { "Content-Type": type }), 64 * 1_024);

  test("gives the value, and refuses other types, broken and far too deep input", async () => {
    expect(await jsonOf('{"a":[1]}')).toEqual({ ok: true, value: { a: [1] } });
    expect(await jsonOf("{}", FORM)).toEqual({ ok: false, status: 415 });
    expect(await jsonOf("{")).toEqual({ ok: false, status: 400 });
    expect(await jsonOf("[".repeat(20_000))).toEqual({ ok: false, status: 400 });
    expect(await jsonOf(JSON.stringify("x".repeat(70_000)))).toEqual({ ok: false, status: 413 });
  });
});
