import { startMember, type App, type Visitor } from "./app";
import { personOf } from "./person";

const ORIGIN = "http://localhost:3000";
export const MISSION = "content-creator-1";
export const MINUTE = 60_000;

/** A member and a function that sends the changes of one of their devices. */
export async function startDevice(app: App, email: string) {
  const member = await startMember(app, email);
  const { userId: owner } = await personOf(app, email);
  const send = (...changes: object[]) => postToSync(member, { owner, changes });
  return { member, owner, send };
}

export const tick = (task: string, completed: boolean, agoMs = 0) => ({
  kind: "tick",
  mission: MISSION,
  task,
  completed,
  agoMs,
});

export const answer = (text: string, agoMs = 0, task = "cc1-1") => ({
  kind: "answer",
  mission: MISSION,
  task,
  answer: text,
  agoMs,
});

export const note = (text: string, agoMs = 0) => ({ kind: "note", mission: MISSION, note: text, agoMs });

/** Sends a body the way our scripts do; text is sent unchanged. */
export function postToSync(visitor: Visitor, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const own = {
    "Content-Type": "application/json",
    Origin: ORIGIN,
    Cookie: cookie,
    "X-Forwarded-Host": "localhost:3000",
  };
  return visitor.send(
    new Request(`${ORIGIN}/api/sync`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { ...own, ...headers },
    }),
  );
}
