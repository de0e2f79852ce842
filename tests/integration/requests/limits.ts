import { expect, test } from "vitest";
import { startMember, type App, type Visitor } from "../app/app";
import { note, postToSync } from "../app/device";
import { RHYTHM, rhythmFields } from "../rhythm/rhythm-form";
import { withdrawal } from "../plans/statement-people";
import { ADDRESS, DELETION, SETTINGS } from "../app/person";

interface Limited {
  what: string;
  /** How often within the window; after it, again. */
  max: number;
  window: string;
  /** Costs one use, and leaves the account as it is. */
  use: (member: Visitor) => Promise<Response>;
}

/** What a person may do only so often; look-ups, mails and guesses have tests of their own. */
const LIMITED: Limited[] = [
  {
    what: "settings",
    max: 120,
    window: "1 hour",
    use: (member) => member.post(SETTINGS, { intent: "name", name: "Anna" }),
  },
  {
    what: "address change",
    max: 30,
    window: "1 hour",
    use: (member) => member.post(ADDRESS, { intent: "confirm", code: "000000" }),
  },
  {
    what: "deletion",
    max: 20,
    window: "1 hour",
    use: (member) => member.post(DELETION, { confirmation: "lieber nicht" }),
  },
  { what: "resets", max: 20, window: "1 day", use: (member) => member.post("/neustart/pfad", {}) },
  { what: "rhythm", max: 60, window: "1 hour", use: (member) => member.post(RHYTHM, rhythmFields()) },
  {
    what: "sync",
    max: 120,
    window: "1 minute",
    // Somebody else's work is refused once it has been counted.
    use: (member) => postToSync(member, { owner: "00000000-0000-4000-8000-000000000000", changes: [note("")] }),
  },
  {
    what: "statements",
    max: 100,
    window: "1 hour",
    use: (member) => member.post("/widerruf", withdrawal()),
  },
  { what: "pdf", max: 40, window: "1 hour", use: (member) => member.get("/mission/content-creator-in-1/druck.pdf") },
  { what: "export", max: 20, window: "1 hour", use: (member) => member.get("/profile/export?format=json") },
];

export function describeLimits(app: () => App): void {
  test.each(LIMITED)(
    "$what: $max in $window, for each person",
    async ({ what, max, window, use }) => {
      const email = `limit-${what.replace(" ", "-")}@example.org`;
      const member = await startMember(app(), email);
      for (let times = 1; times <= max; times++) expect((await use(member)).status, `${times}`).not.toBe(429);
      const refused = await use(member);
      expect(refused.status).toBe(429);
      expect(await refused.text()).toContain("Kurze Pause");

      const other = await startMember(app(), `another-${email}`);
      expect((await use(other)).status).not.toBe(429);
      await app().passTime(window);
      expect((await use(member)).status).not.toBe(429);
    },
    60_000,
  );
}
