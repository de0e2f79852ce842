import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { ContactState } from "~/domain/contacts/contact";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { workedSince } from "./rhythm.server";
import { rhythms, userProgress } from "../schema";

const texts = z.array(z.string());
const weekdays = z.array(z.number()).nullable();

/** How many contacts first reached a state since a Monday. */
const movesSince = (userId: string, monday: string, state: ContactState) =>
  sql`(select count(*) from contact_moves m where m.user_id = ${userId} and m.state = ${state}
    and m.moved_at >= (${monday}::date::timestamp at time zone 'Europe/Berlin'))`.mapWith(Number);

/** Work since a Monday in one query: the days in Germany, the finished missions, contacts asked and spoken to, and the number of planned evenings. */
export async function getWeek({ userId, monday }: { userId: string; monday: string }, executor: Executor = db()) {
  const [row] = await executor
    .select({
      weekdays: rhythms.weekdays,
      pausedUntil: rhythms.pausedUntil,
      workedDays: workedSince(userId, monday).mapWith((found: unknown) => texts.parse(found)),
      finishedIds: sql`coalesce((
        select json_agg(m.mission_id order by m.completed_at) from user_missions m
        where m.user_id = ${userId} and m.completed_at >= (${monday}::date::timestamp at time zone 'Europe/Berlin')
      ), '[]'::json)`.mapWith((found: unknown) => texts.parse(found)),
      asked: movesSince(userId, monday, "approached"),
      talked: movesSince(userId, monday, "talking"),
    })
    .from(userProgress)
    .leftJoin(rhythms, eq(rhythms.userId, userProgress.userId))
    .where(eq(userProgress.userId, userId));
  if (!row) return null;
  const { weekdays: evenings, ...rest } = row;
  return { ...rest, wanted: weekdays.parse(evenings)?.length ?? null };
}
