import { afterEach, beforeEach, expect, test, vi } from "vitest";

// A fake of the native side, as far as the push plugin uses it.
const calls: string[] = [];
const listeners = new Map<string, (event: unknown) => void>();
const sent: Record<string, string>[] = [];
const toasts: unknown[] = [];
const kept = new Map<string, string>();
const assign = vi.fn();
let permission = "prompt";
let answer = "granted";
let isReached = true;

const METHODS = ["checkPermissions", "requestPermissions", "register"].map((name) => ({ name, rtype: "promise" }));

const PLUGIN = { name: "PushNotifications", methods: [{ name: "addListener", rtype: "callback" }, ...METHODS] };

async function start(platform: "android" | "ios") {
  vi.stubGlobal("Capacitor", {
    PluginHeaders: [PLUGIN],
    nativePromise(_: string, method: string) {
      calls.push(method);
      if (method === "requestPermissions") permission = answer;
      return Promise.resolve({ receive: permission });
    },
    nativeCallback(_: string, __: string, { eventName }: { eventName: string }, call: (event: unknown) => void) {
      listeners.set(eventName, call);
      return Promise.resolve(eventName);
    },
  });
  if (platform === "ios") vi.stubGlobal("webkit", { messageHandlers: { bridge: {} } });
  else vi.stubGlobal("androidBridge", {});
  vi.stubGlobal("window", {
    ...(platform === "ios" && { webkit: { messageHandlers: { bridge: {} } } }),
    location: { assign },
    dispatchEvent: ({ detail }: CustomEvent) => toasts.push(detail),
  });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("fetch", (path: string, { body }: { body: URLSearchParams }) => {
    sent.push({ path, ...Object.fromEntries(body) });
    return isReached ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError("offline"));
  });
  const push = await import("./push");
  await push.listenToPushes();
  return push;
}

beforeEach(() => {
  vi.resetModules();
  for (const list of [calls, sent, toasts]) list.length = 0;
  listeners.clear();
  kept.clear();
  [permission, answer, isReached] = ["prompt", "granted", true];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("nobody is asked by the app's start, and no token goes out, also where the system allows messages unasked", async () => {
  permission = "granted";
  await start("android");
  expect(calls).toEqual([]);
});

test("a yes asks the phone, and its token goes to the server with the wish; a renewed one without", async () => {
  const push = await start("android");
  expect(await push.readPushState()).toBe("askable");
  expect(await push.askForPushes()).toBe("on");
  expect(calls.slice(-2)).toEqual(["requestPermissions", "register"]);
  listeners.get("registration")?.({ value: "token-1" });
  await vi.waitFor(() =>
    expect(sent).toEqual([{ path: "/api/push-token", token: "token-1", platform: "android", wish: "on" }]),
  );
  await vi.waitFor(async () => {
    listeners.get("registration")?.({ value: "token-2" });
    expect(sent.at(-1)).toEqual({ path: "/api/push-token", token: "token-2", platform: "android" });
  });
});

test("a wish that did not reach the server is sent with the next token", async () => {
  const push = await start("android");
  await push.askForPushes();
  isReached = false;
  listeners.get("registration")?.({ value: "token-1" });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  isReached = true;
  listeners.get("registration")?.({ value: "token-1" });
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ wish: "on" }));
});

test("a no is taken as one", async () => {
  const push = await start("android");
  answer = "denied";
  expect(await push.askForPushes()).toBe("off");
  expect(calls).not.toContain("register");
  expect(await push.readPushState()).toBe("off");
});

test("who has said yes before is registered again with each start, as tokens change", async () => {
  permission = "granted";
  kept.set("push-wish", "known");
  await start("ios");
  expect(calls).toEqual(["checkPermissions", "register"]);
  listeners.get("registration")?.({ value: "token-3" });
  await vi.waitFor(() => expect(sent).toEqual([{ path: "/api/push-token", token: "token-3", platform: "ios" }]));
});

test.each([
  [
    { title: "Inno", body: "Heute ist dein Abend." },
    { title: "Inno", description: "Heute ist dein Abend." },
  ],
  [{}, { title: "Neue Nachricht von Inno" }],
])("what comes while the app is open is a toast: %j", async (notification, toast) => {
  await start("android");
  listeners.get("pushNotificationReceived")?.(notification);
  expect(toasts).toEqual([toast]);
});

test.each([
  [{ type: "daily_reminder" }, ["/quests"]],
  [{ type: "https://boese.example" }, []],
  [undefined, []],
])("a tap leads to the quests, from a daily reminder: %j", async (data, paths) => {
  await start("android");
  listeners.get("pushNotificationActionPerformed")?.({ notification: { data } });
  expect(assign.mock.calls.flat()).toEqual(paths);
});
