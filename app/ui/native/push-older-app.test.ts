import { afterAll, expect, test, vi } from "vitest";

afterAll(() => vi.unstubAllGlobals());

test("in an app that is older than the page nothing is asked of the phone", async () => {
  const nativePromise = vi.fn();
  vi.stubGlobal("androidBridge", {});
  vi.stubGlobal("window", { location: {} });
  vi.stubGlobal("Capacitor", { PluginHeaders: [], nativePromise, nativeCallback: nativePromise });
  const { listenToPushes, readPushState } = await import("./push");
  await listenToPushes();
  expect(await readPushState()).toBeNull();
  expect(nativePromise).not.toHaveBeenCalled();
});
