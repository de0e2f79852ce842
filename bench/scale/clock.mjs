import { compileAppScript } from "../../scripts/lib/app-module.mjs";
import { root } from "../../scripts/lib/project.mjs";
import { run } from "../../scripts/lib/run.mjs";

// Jobs of the app's clock by name; of those that call Stripe per person only the batches are read. Reminders are those
// of a Tuesday, on which the generated people have planned an evening.
const CLOCK = `
  import { compose } from "~/process/compose.server";
  import { nextOpenPriceChanges, listUntold } from "~/db/payments/price-changes.server";
  import { listCustomers } from "~/db/payments/stripe-customers.server";
  import { addDays, weekdayOf } from "~/domain/action-plan/calendar-days";
  import { berlinMoment } from "~/domain/time/berlin-time";
  import { berlinDay } from "~/domain/time/german-dates";
  import { enqueueCompanionWeeks, enqueueReminders, enqueueTrialEndings, enqueueWeeklyMails } from "~/jobs/due.server";
  import { executeOpenStatements } from "~/payments/statements/execute-open.server";

  const now = new Date();
  const LIMIT = 1_000;
  const DO = {
    reminders() {
      let day = berlinDay(now);
      while (weekdayOf(day) !== 2) day = addDays(day, 1);
      return enqueueReminders({ due: berlinMoment(day, "19:00") });
    },
    weeks: () => enqueueWeeklyMails({ due: now }),
    companions: () => enqueueCompanionWeeks({ due: now, now }),
    trials: () => enqueueTrialEndings({ due: now }),
    prices: () => walk((after) => listUntold({ kind: "pro", cents: 1900, after })),
    renewals: () => walk((after) => nextOpenPriceChanges({ after })),
    statements: () => executeOpenStatements({ now }),
    stripe: () =>
      walk(async (after) => {
        const people = await listCustomers({ after, limit: LIMIT });
        return { next: people.length === LIMIT ? people.at(-1).userId : null };
      }),
  };

  async function walk(batch) {
    let after = null;
    do after = (await batch(after)).next;
    while (after !== null);
  }

  await compose(process.env);
  await DO[process.argv[2]]();
  process.exit(0);
`;

export const CLOCK_NAMES = ["reminders", "weeks", "companions", "trials", "prices", "renewals", "statements", "stripe"];

/** Performs one of these jobs like a worker. Throws when it fails. */
export async function doByTheClock(name, { env }) {
  const file = await compileAppScript(CLOCK, "bench/clock");
  const { code, output } = await run(process.execPath, [file, name], { cwd: root, env, capture: true });
  if (code !== 0) throw new Error(`${name} failed:\n${output}`);
}
