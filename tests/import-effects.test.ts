/// <reference types="vite/types/importMeta.d.ts" />
import { expect, onTestFinished, test } from "vitest";
import { watchEffects } from "./import-effects";

// Loaded lazily: a module that is imported before `watchEffects` is called goes unnoticed.
const modules = import.meta.glob([
  "/{app,content-tools}/**/*.{ts,tsx}",
  "!/**/*.test.{ts,tsx}",
  // Entry points of the server, the browser and the service worker.
  "!/app/entry.server.tsx",
  "!/app/entry.client.tsx",
  "!/app/service-worker/worker.ts",
]);

test("importing any module of the app or of content's tools opens nothing, reads nothing, starts no timer and makes no date format", async () => {
  const { effects, stop } = watchEffects("app", "content-tools");
  onTestFinished(stop);
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  expect(loaded.length).toBeGreaterThan(300);
  expect([...effects]).toEqual([]);
}, 120_000);

test("nothing is there until a process is composed", async () => {
  const [{ env }, { db }, { library }, { sendMail }] = await Promise.all([
    import("~/environment/env.server"),
    import("~/db/connection/client.server"),
    import("~/content/library.server"),
    import("~/mail/deliver.server"),
  ]);
  for (const part of [env, db, library]) expect(part).toThrow("compose()");
  const [to, from] = [
    { name: "", address: "anna@example.org" },
    { name: "", address: "app@example.org" },
  ];
  await expect(
    sendMail({ to, from, kind: "code", subject: "", preheader: "", text: "", html: "", preview: "" }),
  ).rejects.toThrow("compose()");
});

test("every way to open something is noticed, with the module that does", async () => {
  const { effects, stop } = watchEffects("tests/fixtures");
  onTestFinished(stop);
  const { timer, socket } = await import("./fixtures/opens-at-import");
  clearTimeout(timer);
  socket.destroy();
  const expected = [
    "process.env.HOME",
    "process.env",
    "fs.readFileSync",
    "fs.promises.readdir",
    "globalThis.setTimeout",
    "net.connect",
    "child_process.spawnSync",
    "process.once",
    "Intl.DateTimeFormat",
  ];
  expect([...effects]).toEqual(expect.arrayContaining(expected.map((what) => `fixtures/opens-at-import.ts: ${what}`)));
});
