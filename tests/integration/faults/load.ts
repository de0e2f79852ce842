import { expect } from "vitest";
import { answer, postToSync, tick } from "../app/device";
import { Visitor } from "../app/visitor";
import { newestCodeIn, sendTo } from "../process/process";

const ORIGIN = "http://localhost:3000";
/** Below the limit per minute, so that no tick is refused. */
const MOST_CHANGES = 100;
/** Data request of a page for the next one, valid for every build. */
const DATA = "/mission/content-creator-in-1?_data=routes%2F_app.mission.%24missionId";

interface Lane {
  /** The last answer to the task that was acknowledged. */
  kept: string;
  owner: string;
  stop: () => Promise<void>;
}

export interface Load {
  /** Requests that were answered so far. */
  answered: () => number;
  /** Requests with another status than 200. */
  failures: string[];
  lanes: readonly Lane[];
}

/** Starts people who read, tick and write without a pause, until each is stopped. */
export async function startLoad(at: {
  url: string;
  dataDir: string;
  people: number;
  /** Assets that their open pages may request at any time. */
  files: readonly string[];
  ownerOf: (email: string) => Promise<string>;
}): Promise<Load> {
  let answered = 0;
  const failures: string[] = [];
  const note = (what: string, status: number) => {
    answered++;
    if (status !== 200) failures.push(`${status} ${what}`);
  };

  async function startLane(email: string): Promise<Lane> {
    const member = await enter(at, email);
    const lane = { kept: "", owner: await at.ownerOf(email) };
    let isOver = false;
    const read = async (path: string) => {
      const response = await member.get(path);
      await response.arrayBuffer();
      note(path, response.status);
    };
    const change = async (round: number) => {
      const text = `Antwort ${round}`;
      const changes = [tick("cc1-1", true), answer(text)];
      const response = await postToSync(member, { owner: lane.owner, changes });
      await response.arrayBuffer();
      note("/api/sync", response.status);
      if (response.status === 200) lane.kept = text;
    };
    const running = (async () => {
      for (let round = 0; !isOver; round++) {
        if (round < MOST_CHANGES) await change(round);
        for (const path of ["/home", DATA, at.files[round % at.files.length] ?? ""]) await read(path);
      }
    })();
    return Object.assign(lane, {
      async stop() {
        isOver = true;
        await running;
      },
    });
  }

  const emails = Array.from({ length: at.people }, (_, index) => `load-${index}@example.org`);
  return { answered: () => answered, failures, lanes: await Promise.all(emails.map(startLane)) };
}

/** Registers, takes the test and chooses a path; fails where one of the forms is not taken. */
export async function enter({ url, dataDir }: { url: string; dataDir: string }, email: string): Promise<Visitor> {
  const member = new Visitor((request) => sendTo(url, request), undefined, ORIGIN);
  await member.post("/onboarding", { name: "Anna", email });
  await member.post("/email-verification", { intent: "confirm", code: await newestCodeIn(dataDir, email) });
  await member.post("/quiz", { intent: "finish" });
  await member.post("/career-path-selection", { path: "content-creator-in" });
  expect((await member.get("/home")).status).toBe(200);
  return member;
}
