import { afterEach, beforeEach, expect, test, vi } from "vitest";

// A fake of the native side, as far as the app's plugin uses it.
const calls: string[] = [];
const listeners = new Map<string, (event: unknown) => void>();
const back = vi.fn();
const assign = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  calls.length = 0;
  listeners.clear();
  vi.stubGlobal("window", { history: { back }, location: { origin: "https://start.example", assign } });
  vi.stubGlobal("androidBridge", {});
  vi.stubGlobal("Capacitor", {
    PluginHeaders: [
      {
        name: "App",
        methods: [
          { name: "addListener", rtype: "callback" },
          { name: "removeListener", rtype: "callback" },
          { name: "exitApp", rtype: "promise" },
        ],
      },
    ],
    nativePromise: (plugin: string, method: string) => Promise.resolve(calls.push(`${plugin}.${method}`)),
    nativeCallback(_: string, method: string, { eventName }: { eventName: string }, call: (event: unknown) => void) {
      if (method === "addListener") listeners.set(eventName, call);
      return Promise.resolve(eventName);
    },
  });
  const { Capacitor } = await import("@capacitor/core");
  expect(Capacitor.getPlatform()).toBe("android");
  const { listenToPhone } = await import("./bridge");
  await listenToPhone();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("back goes back within the app, and leaves it where there is nothing before", async () => {
  listeners.get("backButton")?.({ canGoBack: true });
  expect(back).toHaveBeenCalledTimes(1);
  expect(calls).toEqual([]);
  listeners.get("backButton")?.({ canGoBack: false });
  expect(back).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(calls).toEqual(["App.exitApp"]));
});

test.each([
  ["https://start.example/mission/va-allround-2?x=1#ziel", "/mission/va-allround-2?x=1#ziel"],
  ["https://boese.example/mission/va-allround-2", null],
  ["https://start.example.boese.example/", null],
  ["javascript:alert(1)", null],
  ["startklar", null],
])("a link that the phone hands over opens here, if it leads here: %s", (url, path) => {
  listeners.get("appUrlOpen")?.({ url });
  expect(assign.mock.calls).toEqual(path ? [[path]] : []);
});
