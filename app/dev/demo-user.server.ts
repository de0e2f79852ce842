import { library } from "~/content/library.server";
import { seedDemoUser } from "~/db/account/demo-user.server";
import { insertSession } from "~/db/account/sessions.server";
import { knownCookie, sessionCookie } from "~/auth/cookies.server";
import { hashToken, newToken } from "~/auth/session-storage.server";

const DEMO = { firstName: "Demo", email: "demo@example.org", personalityType: "Visionär:in" };

/** Seeds the demo user anew and logs them in without a code. Development only; the caller ensures it. */
export async function logInDemoUser({ now }: { now: Date }): Promise<Headers> {
  const startMissions = library().startMissions.map(({ id, order }) => ({ id, order }));
  const { userId } = await seedDemoUser({ ...DEMO, startMissions, now });
  return sessionOf({ userId });
}

/** Cookies of a new session, made without a code. Development only. */
export async function sessionOf({ userId }: { userId: string }): Promise<Headers> {
  const token = newToken();
  await insertSession({ tokenHash: hashToken(token), userId, data: {} });
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionCookie().serialize(token));
  headers.append("Set-Cookie", await knownCookie().serialize("1"));
  return headers;
}
