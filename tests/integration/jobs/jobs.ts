import { describe, expect, onTestFinished, test, vi } from "vitest";
import { addDays } from "../../../app/domain/action-plan/calendar-days";
import { makeBoss } from "../../../app/db/jobs/boss.server";
import { enqueue } from "../../../app/db/jobs/enqueue.server";
import { QUEUES } from "../../../app/db/jobs/queues";
import { HOUR_MS } from "../../../app/domain/time/durations";
import { PERIODIC_NAMES, type PeriodicName } from "../../../app/domain/payments/periodic";
import { makeClock } from "../../../app/jobs/clock.server";
import { JOBS } from "../../../app/jobs/jobs.server";
import { QUEUE_WORK } from "../../../app/jobs/work-through.server";
import { startWorker } from "../../../app/jobs/worker.server";
import { performOnJobs } from "../../../app/operator/perform-on-jobs.server";
import { runNotice } from "../../../app/jobs/run-notice.server";
import { db } from "../../../app/db/connection/client.server";
import { addNotices } from "../../../app/db/notices/notices.server";
import { inTransaction } from "../../../app/db/connection/transaction";
import { sql, startMember, startNewcomer, type App } from "../app/app";
import { jobsScene, today } from "./jobs-scene";

/** Subject of the welcome; the mail with the code begins likewise. */
const WELCOME = "Subject: Willkommen bei Startklar\r\n";

export function describeJobs(app: () => App): void {
  const { forget, jobs, mailsAbout, noted, open, userIdOf, work } = jobsScene(app);

  describe("what nobody waits for", () => {
    test("a welcome is written with the first login and mailed once, whatever logs in again", async () => {
      const email = "jobs-welcome@example.org";
      await forget();
      await startNewcomer(app(), email);
      expect(await noted("welcome")).toBe(1);
      expect(await mailsAbout(email, WELCOME)).toEqual([]);
      await work();
      await expect.poll(open).toBe(0);
      const [mail, ...others] = await mailsAbout(email, WELCOME);
      expect(others).toEqual([]);
      expect(mail).not.toContain(await userIdOf(email));
      // The row is marked as sent; no job is left.
      await expect.poll(jobs).toBe(0);
    });

    test("what is rolled back leaves neither row nor job", async () => {
      await startMember(app(), "jobs-rolled-back@example.org");
      const userId = await userIdOf("jobs-rolled-back@example.org");
      await forget();
      const failing = inTransaction(db(), async (tx) => {
        expect(await addNotices({ userIds: [userId], kinds: ["welcome"], day: today() }, tx)).toBe(1);
        throw new Error("the rest failed");
      });
      await expect(failing).rejects.toThrow("the rest failed");
      expect([await noted("welcome"), await jobs()]).toEqual([0, 0]);
    });

    test("told by four workers at once, each is told once", { timeout: 150_000 }, async () => {
      await startMember(app(), "jobs-once@example.org");
      const userIds = [await userIdOf("jobs-once@example.org")];
      await forget();
      const days = Array.from({ length: 60 }, (_, index) => addDays(today(), -index));
      for (const day of days) await addNotices({ userIds, kinds: ["welcome"], day });
      // Imitates a worker that was taken for dead: a second job for each.
      await app().query(
        sql`insert into pgboss.job (name, data) select name, data from pgboss.job where name = 'notices'`,
      );
      await work(4);
      // A worker that lost a claim retries half a minute later.
      await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 120_000 });
      const mails = await mailsAbout("jobs-once@example.org", WELCOME);
      expect(new Set(mails.map((mail) => /Message-ID: .*/.exec(mail)?.[0])).size).toBe(60);
      expect(mails).toHaveLength(60);
    });

    test("claimed by many at once, one tells it", async () => {
      await startMember(app(), "jobs-claimed@example.org");
      await forget();
      const notice = { userId: await userIdOf("jobs-claimed@example.org"), kind: "welcome", day: today() } as const;
      await addNotices({ userIds: [notice.userId], kinds: ["welcome"], day: notice.day });
      const runs = await Promise.allSettled(Array.from({ length: 20 }, () => runNotice(notice, new Date())));
      expect(await mailsAbout("jobs-claimed@example.org", WELCOME)).toHaveLength(1);
      // The other runs are retried later, or found the notice ended.
      expect(runs.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    });
  });

  describe("what cannot be done", () => {
    test("is tried again, then kept with its reason, and tried anew or struck out by the operator", async () => {
      await startMember(app(), "jobs-fails@example.org");
      await forget();
      // A payload of another version, unknown to this one.
      await app().query(
        sql`insert into pgboss.job (name, data, retry_limit) values ('notices', '{"kind":"unknown"}', 1)`,
      );
      const boss = await makeBoss();
      const tryAgain = async () => {
        await QUEUE_WORK.notices(boss).fetchAll(() => false);
        return (await app().query(sql`select state, retry_count from pgboss.job where name = 'notices'`))[0];
      };
      expect(await tryAgain()).toEqual({ state: "retry", retry_count: 0 });
      expect(await tryAgain()).toEqual({ state: "failed", retry_count: 1 });
      expect(await tryAgain()).toEqual({ state: "failed", retry_count: 1 });
      const listed = await performOnJobs({ kind: "list" });
      expect(listed).toContain("Gescheitert: 1.");
      expect(listed).toContain('notices {"kind":"unknown"}');
      expect(listed).toContain("2 Versuche");
      expect(await performOnJobs({ kind: "end", how: "retry", id: null })).toBe("Noch einmal versucht: 1.");
      expect(await tryAgain()).toEqual({ state: "failed", retry_count: 2 });
      expect(await performOnJobs({ kind: "end", how: "forget", id: null })).toBe("Gestrichen: 1.");
      await expect(performOnJobs({ kind: "end", how: "forget", id: null })).rejects.toThrow("Gescheitert ist nichts");
      expect(await performOnJobs({ kind: "list" })).toMatch(/^Fällig: 0\. Später dran: 0\. .* Gescheitert: 0\.$/);
    });

    describe("and takes for ever", () => {
      /** Makes all periodic jobs hang until released, except the reminders. */
      function hangAll() {
        const perform = JOBS.periodic;
        const begun: string[] = [];
        let release = (): void => undefined;
        const released = new Promise<void>((resolve) => (release = resolve));
        const spy = vi.spyOn(JOBS, "periodic").mockImplementation(async (data) => {
          const { name } = QUEUES.periodic.payload.parse(data);
          begun.push(name);
          if (name === "reminders") return perform(data);
          await released;
        });
        onTestFinished(() => {
          release();
          spy.mockRestore();
        });
        return { begun, release };
      }
      /** States by name or due time, as the worker's own clock enqueues jobs, too. */
      const states = async (what: string) =>
        (await app().query(sql`select state from pgboss.job where ${what} in (data ->> 'name', data ->> 'due')`)).map(
          ({ state }) => state,
        );
      const due = async (name: PeriodicName, hoursAgo: number): Promise<string> => {
        const at = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
        await enqueue("periodic", [{ data: { name, due: at } }], db());
        return at;
      };

      test("delays nothing else that is due, neither its beginning nor its end", async () => {
        await forget();
        const { begun, release } = hangAll();
        for (const name of PERIODIC_NAMES) if (name !== "reminders") await due(name, 1);
        await work();
        await vi.waitFor(() => expect(new Set(begun)).toEqual(new Set(PERIODIC_NAMES)), { timeout: 20_000 });
        const reminded = await due("reminders", 2);
        await vi.waitFor(async () => expect(await states(reminded)).toEqual(["completed"]), { timeout: 5_000 });
        expect(await states("sweep")).toContain("active");
        release();
        await expect.poll(() => states("sweep")).toContain("completed");
      });

      test("is not begun a second time beside itself, but tried again later", async () => {
        await forget();
        const { begun, release } = hangAll();
        await due("stripe", 1);
        await due("stripe", 2);
        await work();
        await vi.waitFor(async () => expect(await states("stripe")).toContain("retry"), { timeout: 20_000 });
        expect(await states("stripe")).toContain("active");
        expect(begun.filter((name) => name === "stripe")).toHaveLength(1);
        release();
        await expect.poll(() => states("stripe")).toContain("completed");
      });

      test("is waited for at the end of a process, for as long as that has patience", async () => {
        await forget();
        const { begun, release } = hangAll();
        await due("facts", 1);
        const worker = await startWorker();
        await vi.waitFor(() => expect(begun).toContain("facts"), { timeout: 20_000 });
        let isStopped = false;
        const stopped = worker.stop(30_000).then(() => (isStopped = true));
        // New jobs are left for another worker.
        await due("facts", 2);
        expect(isStopped).toBe(false);
        release();
        await stopped;
        expect(await states("facts")).toContain("completed");
        expect(begun.filter((name) => name === "facts")).toHaveLength(1);
      });
    });

    test("by the clock each is begun once, whoever sees that it is due", async () => {
      await forget();
      const now = new Date();
      await Promise.all(Array.from({ length: 5 }, () => makeClock()(now)));
      const names = await app().query(sql`select data ->> 'name' as name, count(*)::int from pgboss.job
        where name = 'periodic' group by 1 having count(*) > 1`);
      expect(names).toEqual([]);
      expect(await app().count(sql`select count(*) from pgboss.job where name = 'periodic'`)).toBeGreaterThan(1);
    });
  });
}
