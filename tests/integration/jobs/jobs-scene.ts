import { afterEach } from "vitest";
import { berlinMoment } from "../../../app/domain/time/berlin-time";
import { berlinDay } from "../../../app/domain/time/german-dates";
import { startWorker, type Worker } from "../../../app/jobs/worker.server";
import { sql, startMember, type App, type Visitor } from "../app/app";
import { rhythmFields } from "../rhythm/rhythm-form";

const RHYTHM = "/profile/einstellungen/rhythmus";

export const today = () => berlinDay(new Date());
export const seven = () => berlinMoment(today(), "19:00");

/** Shared setup of the tests of jobs; stops workers and deletes notices and jobs after each of them. */
export function jobsScene(app: () => App) {
  const workers: Worker[] = [];
  const forget = async () => {
    await app().query(sql`delete from notices`);
    await app().query(sql`delete from pgboss.job`);
  };
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop(5_000)));
    await forget();
  });
  const userIdOf = async (email: string): Promise<string> =>
    String((await app().query(sql`select user_id from profiles where email = ${email}`))[0]?.user_id);
  return {
    forget,
    userIdOf,
    work: async (howMany = 1): Promise<void> => {
      for (let each = 0; each < howMany; each++) workers.push(await startWorker());
    },
    open: () => app().count(sql`select count(*) from notices where ended_at is null`),
    jobs: () => app().count(sql`select count(*) from pgboss.job where name = 'notices'`),
    noted: (kind: string) => app().count(sql`select count(*) from notices where kind = ${kind}`),
    mailsAbout: async (email: string, words: string): Promise<string[]> =>
      (await app().readMails(email))
        .map((mail) => mail.replace(/\r\n\s+/g, " "))
        .filter((mail) => mail.includes(words)),

    /** A member who is reminded by mail on all evenings at seven. */
    someoneReminded: async (email: string): Promise<Visitor> => {
      const member = await startMember(app(), email);
      const days = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`day${day}`, "on"]));
      await member.post(RHYTHM, rhythmFields(days));
      await app().query(sql`insert into user_settings (user_id, reminder_mail, weekly_mail)
        values (${await userIdOf(email)}, true, true)
        on conflict (user_id) do update set reminder_mail = true, weekly_mail = true`);
      // No activity today: the test was taken yesterday.
      await app().query(sql`update user_missions set completed_at = completed_at - interval '2 days'
        where user_id = ${await userIdOf(email)}`);
      return member;
    },
  };
}
