import fc from "fast-check";
import { expect, test } from "vitest";
import { listExperiments } from "~/db/experiments/experiments.server";
import { listStandingsAndUndo } from "~/db/missions/snapshots.server";
import { getWeek } from "~/db/rhythm/week.server";
import { getTextReader } from "~/db/situation/situation.server";
import { mondayOf } from "~/domain/action-plan/calendar-days";
import { berlinMoment } from "~/domain/time/berlin-time";
import { berlinDay } from "~/domain/time/german-dates";
import { sql, startMember, type App } from "../app/app";
import { personOf } from "../app/person";
import { contactFields, CONTACTS } from "./contact-fields";
import { COMMANDS } from "./way-commands";
import { WayModel } from "./way-model";

/** So long ago that the database's clock, which decides what has expired, is ahead of every life. */
const BEGIN = Date.UTC(1991, 0, 1, 9);

/** Contacts and rungs under acts in any order, compared with a model after each. */
export function describeRandomActs(app: () => App): void {
  async function compare(userId: string, model: WayModel): Promise<void> {
    const rows = await app().query(sql`select id, name, state, coalesce(next_on::text, '') as "nextOn", note,
      deleted_at is not null as is_deleted from contacts where user_id = ${userId} order by id`);
    const standing = rows.filter((row) => row.is_deleted === false).map(({ is_deleted: _, ...row }) => row);
    expect(standing, "contacts").toEqual(model.standing());
    expect(rows.length, "rows").toBe(model.contacts.size);
    const gone = await app()
      .query(sql`select string_agg(name || note || next_step || coalesce(next_on::text, ''), '') as words
      from contacts where user_id = ${userId} and deleted_at is not null`);
    expect(gone[0]?.words ?? "", "words of deleted ones").toBe("");

    const { contacts } = await getTextReader({ userId, taskIds: [] });
    expect(contacts, "counted by state").toEqual(model.countStates());
    const moves = await app().query(sql`select contact_id || ' ' || state || ' ' ||
      (extract(epoch from moved_at) * 1000)::bigint as line from contact_moves where user_id = ${userId} order by 1`);
    expect(
      moves.map(({ line }) => line),
      "first times",
    ).toEqual(model.firstTimes());
    const monday = mondayOf(berlinDay(new Date(model.now)));
    const since = berlinMoment(monday, "00:00").getTime();
    const week = await getWeek({ userId, monday });
    expect([week?.asked, week?.talked], "counted in the week").toEqual(
      ["approached", "talking"].map((state) => model.countMoves(state, since)),
    );

    const [experiment] = await listExperiments({ userId });
    expect(experiment?.threshold ?? null, "threshold").toBe(model.experiment.threshold);
    if (experiment) expect(experiment.result, "counted by the Kundenweg").toEqual(model.countTest());

    const { way, dueContacts } = await listStandingsAndUndo({ userId });
    const due = model.standing().filter(({ state, nextOn }) => nextOn === "2011-01-04" && !RESTING.includes(state));
    expect(dueContacts, "due").toBe(due.length);
    expect(way.hasOrder, "order").toBe("order" in model.countStates());
    const rungs = await app().query(
      sql`select kind, on_day::text as on_day, is_said from rungs where user_id = ${userId}`,
    );
    expect(
      rungs
        .map(({ kind, on_day, is_said }) => `${String(kind)} ${String(on_day)} ${is_said === true ? "said" : "arisen"}`)
        .sort(),
      "rungs",
    ).toEqual(model.rungs());
    expect([...new Set(way.rungs.map(({ kind }) => kind))].sort(), "rungs on /home").toEqual(
      [...new Set([...model.arisen.keys(), ...model.said.keys()])].sort(),
    );
  }

  test("acts in any order, on two devices, late, repeated, with the clock moved: nothing is counted twice, no rung goes back", async () => {
    const [email, neighbour] = ["random-acts@example.org", "random-neighbour@example.org"];
    await startMember(app(), email);
    const other = await startMember(app(), neighbour);
    await other.post(CONTACTS, contactFields({ state: "offer", nextOn: "2011-01-04" }));
    const { userId } = await personOf(app(), email);
    const others = () =>
      app().query(sql`select c.* from contacts c join profiles using (user_id) where email = ${neighbour}`);
    const before = await others();
    const seen: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 60, size: "max" }), async (commands) => {
        for (const table of ["contacts", "rungs", "start_steps", "experiments"])
          await app().query(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`);
        const model = new WayModel(BEGIN);
        const setup = () => ({
          model,
          real: { userId, compare: (model: WayModel) => compare(userId, model) },
        });
        await fc.asyncModelRun(setup, commands);
        for (const [what, times] of Object.entries(model.seen)) seen[what] = (seen[what] ?? 0) + times;
      }),
      { seed: 20_261_127, numRuns: 24 },
    );
    // What would go unseen if no life came to it.
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(5);
    expect(await others(), "what is the neighbour's").toEqual(before);
  });
}

const RESTING = ["declined", "resting"];
