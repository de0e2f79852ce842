import { randomBytes } from "node:crypto";
import { readFile, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../fixtures/temporary-folder";
import { hasContainers, newestCodeIn, startServer, withDisk } from "../process/process";
import { Visitor } from "../app/visitor";

const ORIGIN = "http://localhost:3000";
const MISSION = "/mission/content-creator-in-1";

test.runIf(hasContainers)(
  "a disk that fills refuses what it cannot keep, and the same process goes on when there is space",
  async () => {
    const folder = await temporaryFolder();
    const server = await startServer({ DATA_DIR: folder, APP_URL: ORIGIN }, withDisk(folder, "80m"));
    onTestFinished(async () => void (await server.stop("SIGKILL")));
    // The container's disk, seen from outside.
    const dataDir = join(`/proc/${await childOf(server.child.pid)}/root`, folder);
    const member = new Visitor(server.handle, undefined, ORIGIN);
    const email = "full@example.org";
    await member.post("/onboarding", { name: "Anna", email });
    await member.post("/email-verification", { intent: "confirm", code: await newestCodeIn(dataDir, email) });
    await member.post("/quiz", { intent: "finish" });
    await member.post("/career-path-selection", { path: "content-creator-in" });

    const filler = join(dataDir, "filler");
    const { bavail, bsize } = await statfs(dataDir);
    // The app's own writes at this moment may take part of the space.
    await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(expectNoSpace);
    const save = (answer: string) => member.post(MISSION, { intent: "task", task: "cc1-1", answer, completed: "on" });
    // Long random texts that do not compress: existing pages have no room for them.
    let refused = 0;
    for (let round = 0; refused < 5 && round < 200; round++) {
      if ((await save(randomText())).status === 503) refused++;
    }
    expect(refused).toBe(5);
    expect((await member.get("/mappe")).status).toBe(200);

    await rm(filler);
    expect((await save("Wieder Platz")).status).toBe(302);
    expect(await (await member.get("/mappe")).text()).toContain("Wieder Platz");
    expect(await server.health()).toBe(200);
    expect(server.child.exitCode).toBeNull();
  },
  120_000,
);

/** Id of the process that `unshare --fork` has started. */
async function childOf(pid: number | undefined): Promise<string> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.trim();
}

function expectNoSpace(error: unknown): void {
  expect(error).toMatchObject({ code: "ENOSPC" });
}

const randomText = () => randomBytes(2200).toString("base64");
