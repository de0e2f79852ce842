import { expect, test } from "vitest";
import { createDeviceStorage } from "./device-storage";

/** A storage in which some methods throw, as it is with cookies off, without room, or with a damaged file. */
function storageWithout(...methods: ("getItem" | "setItem" | "removeItem" | "key" | "length")[]) {
  const items = new Map<string, string>();
  const whole: Storage = {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
  const storage = new Proxy(whole, {
    get(target, name) {
      if (methods.some((method) => method === name)) throw new DOMException("refused", "SecurityError");
      return Reflect.get(target, name);
    },
  });
  return { items, storage };
}

test("a device that keeps is written and read", () => {
  const { items, storage } = storageWithout();
  const device = createDeviceStorage(() => storage);
  device.write("a", "1");
  expect([device.read("a"), device.keys(), device.keeps()]).toEqual(["1", ["a"], true]);
  expect([...items]).toEqual([["a", "1"]]);
  device.remove("a");
  expect([device.read("a"), device.keys()]).toEqual([null, []]);
});

const throwing = (): Storage => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

test.each([
  ["none at all", () => null],
  ["an access that throws", throwing],
  ["no room", () => storageWithout("setItem").storage],
  ["a damaged file", () => storageWithout("getItem", "setItem", "removeItem", "key", "length").storage],
])("with %s the page keeps it for itself, and says so", (_name, source) => {
  const device = createDeviceStorage(source);
  device.write("a", "1");
  device.write("b", "2");
  device.write("a", "3");
  expect([device.read("a"), device.read("b"), device.read("c")]).toEqual(["3", "2", null]);
  expect(device.keys()).toEqual(["a", "b"]);
  expect(device.keeps()).toBe(false);
  device.remove("a");
  expect([device.read("a"), device.keys()]).toEqual([null, ["b"]]);
});

test("a device that is shut says so before anything was written", () => {
  const device = createDeviceStorage(throwing);
  expect([device.read("a"), device.keeps()]).toEqual([null, false]);
});

test("what another tab could write is later than what this one could not", () => {
  const { items, storage } = storageWithout("setItem");
  const device = createDeviceStorage(() => storage);
  device.write("a", "here");
  items.set("a", "elsewhere");
  expect(device.read("a")).toBe("elsewhere");
  items.delete("a");
  expect([device.read("a"), device.keeps()]).toEqual([null, true]);
});

test("once there is room again, it is kept", () => {
  const full = storageWithout("setItem");
  const roomy = storageWithout();
  let storage = full.storage;
  const device = createDeviceStorage(() => storage);
  device.write("a", "1");
  storage = roomy.storage;
  device.write("a", "2");
  expect([device.read("a"), device.keeps(), roomy.items.get("a")]).toEqual(["2", true, "2"]);
});
