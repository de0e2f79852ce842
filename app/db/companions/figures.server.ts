import { eq, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { weekdayOf } from "~/domain/action-plan/calendar-days";
import { templateWork } from "~/domain/blanks/blank-work";
import type { Figure } from "~/domain/companions/companion";
import type { ContactState } from "~/domain/contacts/contact";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { workedSince } from "../rhythm/rhythm.server";
import { rhythms, userProgress } from "../schema";

const texts = z.array(z.string());
const numbers = z.array(z.number()).nullable();

interface Counted {
  userId: string;
  /** Mondays. */
  from: string;
  before: string;
}

const at = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Berlin')`;

/** Figures of a week for a companion, counted in one query: numbers alone, and no word of any row. */
export async function countFigures(
  { userId, from, before }: Counted,
  executor: Executor = db(),
): Promise<Record<Figure, number>> {
  const within = (time: SQL) => sql`${time} >= ${at(from)} and ${time} < ${at(before)}`;
  const moves = (state: ContactState) =>
    sql`(select count(*) from contact_moves m where m.user_id = ${userId} and m.state = ${state}
      and ${within(sql`m.moved_at`)})`.mapWith(Number);
  const [row] = await executor
    .select({
      weekdays: rhythms.weekdays,
      worked: workedSince(userId, from).mapWith((found: unknown) => texts.parse(found)),
      // The points of a checklist and blanks have a dot in their id, templates a work of their own.
      tasks: sql`(select count(*) from user_tasks t where t.user_id = ${userId} and t.completed
        and t.task_id not like '%.%' and t.mission_id not like ${templateWork("%")}
        and ${within(sql`t.ticked_at`)})`.mapWith(Number),
      missions: sql`(select count(*) from user_missions m where m.user_id = ${userId}
        and ${within(sql`m.completed_at`)})`.mapWith(Number),
      rungs: sql`(select count(distinct r.kind) from rungs r where r.user_id = ${userId}
        and r.on_day >= ${from}::date and r.on_day < ${before}::date)`.mapWith(Number),
      asked: moves("approached"),
      talked: moves("talking"),
    })
    .from(userProgress)
    .leftJoin(rhythms, eq(rhythms.userId, userProgress.userId))
    .where(eq(userProgress.userId, userId));
  if (!row) return { tasks: 0, missions: 0, days: 0, evenings: 0, asked: 0, talked: 0, rungs: 0 };
  const { weekdays, worked, ...counts } = row;
  const days = worked.filter((day) => day < before);
  const planned = numbers.parse(weekdays) ?? [];
  return { ...counts, days: days.length, evenings: days.filter((day) => planned.includes(weekdayOf(day))).length };
}
