import { afterEach, beforeEach, expect, test, vi } from "vitest";

// A fake of the native side, as far as the file plugins use it.
const calls: { method: string; options: Record<string, unknown> }[] = [];
const toasts: unknown[] = [];
const headers = new Headers({ "Content-Disposition": 'attachment; filename="plan.ics"' });
let answer: () => Promise<Response>;
let click: (event: unknown) => void;

class FakeElement {
  constructor(readonly link: { href: string } | null) {}
  closest = () => this.link;
}

const plugin = (name: string, methods: string[]) => ({
  name,
  methods: methods.map((each) => ({ name: each, rtype: "promise" })),
});

beforeEach(async () => {
  vi.resetModules();
  calls.length = 0;
  toasts.length = 0;
  answer = () => Promise.resolve(new Response("BEGIN:VCALENDAR", { headers }));
  vi.stubGlobal("androidBridge", {});
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("document", { addEventListener: (_: string, listener: typeof click) => (click = listener) });
  vi.stubGlobal("window", {
    location: { origin: "https://start.example" },
    dispatchEvent: ({ detail }: CustomEvent) => toasts.push(detail),
  });
  vi.stubGlobal("fetch", () => answer());
  vi.stubGlobal("Capacitor", {
    PluginHeaders: [plugin("Filesystem", ["rmdir", "writeFile"]), plugin("Share", ["share"])],
    nativePromise(_: string, method: string, options: Record<string, unknown>) {
      calls.push({ method, options });
      return Promise.resolve({ uri: "file:///cache/downloads/plan.ics" });
    },
  });
  const { handOverFiles } = await import("./files");
  await handOverFiles();
});
afterEach(() => vi.unstubAllGlobals());

function tap(link: { href: string } | null) {
  const preventDefault = vi.fn();
  click({ target: new FakeElement(link), preventDefault });
  return preventDefault;
}
const methods = () => calls.map(({ method }) => method);
const FILE = { href: "https://start.example/coach/plan.ics" };

test("with each start what was handed over before is removed", () => {
  expect(calls).toEqual([
    { method: "rmdir", options: expect.objectContaining({ path: "downloads", directory: "CACHE", recursive: true }) },
  ]);
});

test("a file goes to the phone under its name, as it is", async () => {
  expect(tap(FILE)).toHaveBeenCalled();
  await vi.waitFor(() => expect(methods()).toEqual(["rmdir", "writeFile", "share"]));
  expect(calls[1]?.options).toMatchObject({ path: "downloads/plan.ics", data: btoa("BEGIN:VCALENDAR") });
  expect(calls[2]?.options).toEqual({ files: ["file:///cache/downloads/plan.ics"] });
  expect(toasts).toEqual([{ title: "Deine Datei kommt gleich" }]);
});

test("tapped twice it is fetched once, and can be fetched again after that", async () => {
  tap(FILE);
  tap(FILE);
  await vi.waitFor(() => expect(methods()).toEqual(["rmdir", "writeFile", "share"]));
  await vi.waitFor(() => {
    tap(FILE);
    expect(methods().slice(3)).toEqual(["writeFile", "share"]);
  });
});

test.each([
  ["offline", () => Promise.reject(new TypeError("offline"))],
  ["a page, as where one logs in", () => Promise.resolve(new Response("<html>"))],
  ["an error", () => Promise.resolve(new Response("", { status: 503, headers }))],
])("%s: it says so, and hands over nothing", async (_, response) => {
  answer = response;
  tap(FILE);
  await vi.waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: "Die Datei ließ sich nicht öffnen" }));
  expect(methods()).toEqual(["rmdir"]);
});

test("other links are left to the page, and other hosts' to the system", () => {
  expect(tap(null)).not.toHaveBeenCalled();
  expect(tap({ href: "https://boese.example/plan.ics" })).not.toHaveBeenCalled();
});
