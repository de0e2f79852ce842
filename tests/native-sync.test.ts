import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NATIVE_APP_ID } from "../app/domain/account/native-app";
import { APP_ID, configOf, readAppUrl } from "../native/config.mjs";

const run = promisify(execFile);

describe("native:sync for Android", () => {
  let folder: string;
  const sync = (url?: string) =>
    run(process.execPath, [join(folder, "scripts/native-sync.mjs"), "android"], {
      env: { ...process.env, APP_URL: url },
    });
  const read = (file: string) => readFile(join(folder, "native/android/app/src/main", file), "utf8");

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "native-"));
    const made = /^(node_modules|android|ios|www)$/;
    for (const name of (await readdir("native")).filter((each) => !made.test(each))) {
      await cp(join("native", name), join(folder, "native", name), { recursive: true });
    }
    await cp("scripts", join(folder, "scripts"), { recursive: true });
    await mkdir(join(folder, "public"));
    await cp("public/icons", join(folder, "public/icons"), { recursive: true });
    await sync("https://start.example");
  }, 300_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test("makes a project that opens the served app, with its offline page", async () => {
    expect(JSON.parse(await read("assets/capacitor.config.json"))).toEqual(configOf("https://start.example"));
    expect(await read("assets/public/offline.html")).toContain('href="https://start.example"');
  });

  test("opens links of this host, keeps the session out of backups, and is dressed the same when run again", async () => {
    const before = await read("AndroidManifest.xml");
    expect(before.match(/android:host="[^"]*"/g)).toEqual(['android:host="start.example"']);
    expect(before).toContain('android:allowBackup="false"');
    expect(await read("res/drawable/splash.xml")).toContain("splash_mark");
    await sync("https://andere.example");
    expect(await read("AndroidManifest.xml")).toBe(before.replace("start.example", "andere.example"));
    await sync("https://start.example");
    expect(await read("AndroidManifest.xml")).toBe(before);
  }, 60_000);

  test.each([undefined, "http://start.example", "https://start.example/app", "startklar"])(
    "without a public address it says what it needs: %s",
    async (url) => {
      expect(readAppUrl(url)).toBeNull();
      await expect(sync(url)).rejects.toMatchObject({ stderr: expect.stringContaining("Setz APP_URL") });
    },
  );
});

test("the server speaks of the very app that is built", () => {
  expect(NATIVE_APP_ID).toBe(APP_ID);
});
