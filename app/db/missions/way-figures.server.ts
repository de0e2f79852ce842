import { eq, sql } from "drizzle-orm";
import type { WayFigures } from "~/domain/missions/graduation";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { profiles } from "../schema";

/** Figures of a learner's way, numbers alone: one query, which reads out none of their words. */
export async function getWayFigures({ userId }: { userId: string }, executor: Executor = db()): Promise<WayFigures> {
  const berlinDayOf = (time: string) => sql.raw(`(${time} at time zone 'Europe/Berlin')::date`);
  // In JavaScript's order of escapes: a run of white space parts two words.
  const wordsOf = (text: string) => sql.raw(`array_length(regexp_split_to_array(btrim(${text}), '\\s+'), 1)`);
  const number = (value: unknown) => Number(value ?? 0);
  const [row] = await executor
    .select({
      evenings: sql`(
        select count(*) from (
          select ${berlinDayOf("t.ticked_at")} as day from user_tasks t
            where t.user_id = ${userId} and t.ticked_at is not null
          union select ${berlinDayOf("t.answered_at")} from user_tasks t
            where t.user_id = ${userId} and t.answered_at is not null
          union select ${berlinDayOf("n.noted_at")} from user_notes n where n.user_id = ${userId}
          union select ${berlinDayOf("l.created_at")} from xp_ledger l where l.user_id = ${userId}
        ) acts
      )`.mapWith(number),
      words: sql`(
        select coalesce(sum(${wordsOf("t.answer")}), 0) from user_tasks t
          where t.user_id = ${userId} and btrim(t.answer) <> ''
      ) + (
        select coalesce(sum(${wordsOf("n.note")}), 0) from user_notes n
          where n.user_id = ${userId} and btrim(n.note) <> ''
      )`.mapWith(number),
      asked: sql`(
        select count(distinct m.contact_id) from contact_moves m
        where m.user_id = ${userId} and m.state not in ('noted', 'resting')
      )`.mapWith(number),
    })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row ?? { evenings: 0, words: 0, asked: 0 };
}
