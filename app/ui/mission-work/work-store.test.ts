import { beforeEach, expect, test, vi } from "vitest";
import { editEntry, NO_WORK, type ServerWork } from "~/domain/mission-work/mission-work";
import type { ClientUser } from "~/domain/account/client-user";
import { createDeviceStorage } from "../kit/device-storage";
import type { PostedChanges } from "./post-changes";
import { createWorkStore } from "./work-store";

class FakeStorage implements Storage {
  readonly items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  key = (index: number) => [...this.items.keys()][index] ?? null;
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
  clear = () => this.items.clear();
}

const anna: ClientUser = {
  id: "anna",
  name: "Anna",
  level: 1,
  totalXP: 0,
  currentXP: 0,
  nextLevelXP: 100,
  completedQuiz: true,
  personalityType: null,
  careerPath: null,
};
const server = (asOf: number, completed: boolean): ServerWork => ({
  asOf,
  progress: 0,
  tasks: [{ id: "a", completed, answer: "" }],
  note: "",
});
const taken = (work: ServerWork | null): PostedChanges => ({ ok: true, answer: { missions: [{ id: "m", work }] } });

let storage: FakeStorage;
let answers: (PostedChanges | Promise<PostedChanges>)[];
let posted: string[];
let handsChanged: number;
const open = (user = anna, device = createDeviceStorage(() => storage)) => {
  const store = createWorkStore({
    storage: device,
    post: async (_owner, items) => {
      posted.push(items.map(({ change }) => change.kind).join(","));
      return answers.shift() ?? { ok: false, reason: "failed" };
    },
    now: () => 1_000,
    forgetPages: async () => void (handsChanged += 1),
  });
  store.open(user);
  return store;
};
type Store = ReturnType<typeof open>;
const tick = (store: Store, completed = true) =>
  store.edit("m", (work) => ({ ...work, ticks: { a: editEntry(work.ticks.a, completed, 500) } }));
const isTicked = (store: Store) => store.get("m")?.ticks.a?.value;

beforeEach(() => {
  storage = new FakeStorage();
  answers = [];
  posted = [];
  handsChanged = 0;
});

test("what could not be sent is taken up by the next page, and settled when it arrives", async () => {
  const first = open();
  expect(JSON.parse(storage.getItem("user-store") ?? "{}")).toEqual({ state: { user: anna } });
  tick(first);
  expect(first.saving()).toBe("saving");
  expect(await first.flush()).toBe(false);
  expect(first.saving()).toBe("late");

  const second = open();
  expect(isTicked(second)).toBe(true);
  expect(second.saving()).toBe("late");
  answers = [taken(server(900, true))];
  expect(await second.flush()).toBe(true);
  expect(second.saving()).toBe("saved");
  expect(open().hasUnsent()).toBe(false);
});

test("what waits for a connection is said until it arrives, also while more is done", async () => {
  const store = open();
  tick(store);
  await store.flush();
  tick(store, false);
  expect(store.saving()).toBe("late");
  answers = [taken(server(900, false))];
  await store.flush();
  tick(store);
  expect(store.saving()).toBe("saving");
});

test("the server's merged state is shown, unless the person has acted again meanwhile", async () => {
  const store = open();
  tick(store);
  answers = [taken(server(900, false))];
  await store.flush();
  expect(isTicked(store)).toBe(false);

  tick(store);
  let release: (posted: PostedChanges) => void = () => undefined;
  answers = [new Promise<PostedChanges>((resolve) => (release = resolve)), taken(server(990, true))];
  const under = store.flush();
  tick(store, false);
  tick(store, true);
  release(taken(server(980, false)));
  await under;
  expect(isTicked(store)).toBe(true);
  expect(store.hasUnsent()).toBe(true);
  await store.flush();
  expect(store.hasUnsent()).toBe(false);
});

test("calls during a flush become one more", async () => {
  const store = open();
  tick(store);
  answers = [taken(server(900, true)), taken(server(950, true))];
  const flushes = [store.flush(), store.flush(), store.flush()];
  await Promise.all(flushes);
  expect(posted).toEqual(["tick"]);
});

test("one refused change is told, and does not hold up the others", async () => {
  const store = open();
  tick(store);
  store.edit("m", (work) => ({ ...work, note: editEntry(work.note, "Notiz", 600) }));
  answers = [{ ok: false, reason: "refused" }, { ok: false, reason: "refused" }, taken(server(900, true))];
  expect(await store.flush()).toBe(true);
  expect(posted).toEqual(["tick,note", "tick", "note"]);
  expect(store.hasUnsent()).toBe(false);
  expect(store.saving()).toBe("refused");
  answers = [taken(server(950, false))];
  tick(store, false);
  await store.flush();
  expect(store.saving()).toBe("saved");
});

test.each(["none", "throwing", "full"])("with a storage that is %s, all is sent, and the page knows", async (kind) => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  storage.setItem = refuse;
  const source = { none: () => null, throwing: refuse, full: () => storage }[kind] ?? refuse;
  const store = open(anna, createDeviceStorage(source));
  expect(store.isKept()).toBe(false);
  tick(store);
  answers = [taken(server(900, true))];
  expect(await store.flush()).toBe(true);
  expect(posted).toEqual(["tick"]);
  expect([isTicked(store), store.saving(), store.hasUnsent()]).toEqual([true, "saved", false]);
});

test("a mission that is the person's no more is forgotten", async () => {
  const store = open();
  tick(store);
  answers = [taken(null)];
  await store.flush();
  expect([...storage.items.keys()]).toEqual(["user-store"]);
});

test("another person finds nothing, and a tab of the first writes and sends nothing more", async () => {
  const annas = open();
  tick(annas);
  const berts = open({ ...anna, id: "bert" });
  expect(handsChanged).toBe(1);
  expect(berts.get("m")).toBe(undefined);
  tick(annas, false);
  expect(await annas.flush()).toBe(false);
  expect(posted).toEqual([]);
  expect([...storage.items.keys()]).toEqual(["user-store"]);
});

test("two tabs keep each other's answers", () => {
  const [one, two] = [open(), open()];
  const write = (store: Store, task: string) =>
    store.edit("m", (work) => ({ ...work, answers: { ...work.answers, [task]: editEntry(null, task, 500) } }));
  write(one, "a");
  write(two, "b");
  expect(one.reread("mission-m-inputs")).toBe(true);
  expect(Object.keys(one.get("m")?.answers ?? {}).sort()).toEqual(["a", "b"]);
});

test("what cannot be read is dropped with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const store = open();
  tick(store);
  storage.setItem("mission-m-data", "{");
  storage.setItem("user-store", JSON.stringify({ state: { user: { id: "anna" } } }));
  const next = open();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("mission-m-data"));
  expect(next.get("m")).toEqual(NO_WORK);
  next.clear();
  expect(storage.length).toBe(0);
});
