import postgres from "postgres";
import { expect, test } from "vitest";
import { makeBoss } from "../../../app/db/jobs/boss.server";
import { addNotices } from "../../../app/db/notices/notices.server";
import { JOBS } from "../../../app/jobs/jobs.server";
import { startMember, type App, type DatabaseKind } from "../app/app";
import { DELETION } from "../app/person";
import { jobsScene, today } from "./jobs-scene";

/** Jobs of an account that is deleted. */
export function describeForgottenJobs(app: () => App, database: DatabaseKind): void {
  const { forget, jobs, mailsAbout, userIdOf } = jobsScene(app);

  async function memberWithJob(email: string) {
    const member = await startMember(app(), email);
    await forget();
    await addNotices({ userIds: [await userIdOf(email)], kinds: ["welcome"], day: today() });
    const boss = await makeBoss();
    const [job] = await boss.fetch("notices");
    if (!job) return expect.unreachable("no job was fetched");
    return { job, boss, end: () => member.post(DELETION, { confirmation: email }) };
  }

  test("what a worker has in hand then ends without a word", async () => {
    const email = "jobs-in-hand@example.org";
    const { job, boss, end } = await memberWithJob(email);
    await end();
    expect(await jobs()).toBe(0);
    await JOBS.notices(job.data);
    await boss.deleteJob("notices", job.id);
    // Imitates a job that was being sent while the mail server was away.
    await boss.fail("notices", job.id, { failure: "away" });
    expect(await jobs()).toBe(0);
    expect(await mailsAbout(email, "Subject: Willkommen bei Startklar\r\n")).toEqual([]);
  });

  if (database !== "postgres") return;
  test("what fails at that moment goes, too, though pg-boss writes it anew", async () => {
    const { job, end } = await memberWithJob("jobs-failing@example.org");
    const outside = postgres(app().databaseUrl, { max: 2 });
    try {
      const { ending } = await outside.begin(async (tx) => {
        await tx`with failing as (delete from pgboss.job where id = ${job.id} returning *)
          insert into pgboss.job (id, name, data, state) select id, name, data, 'failed' from failing`;
        const ending = end();
        await expect
          .poll(
            () => outside`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%pgboss.job%'`,
          )
          .toHaveLength(1);
        return { ending };
      });
      expect(await ending).toHaveProperty("status", 302);
      expect(await jobs()).toBe(0);
    } finally {
      await outside.end();
    }
  });
}
