import { sql } from "drizzle-orm";
import * as z from "zod";
import { ANSWER_DAYS, PICKS, type CompanionAnswer } from "~/domain/companions/companion";

const answer = z.object({ pick: z.enum(PICKS).nullable(), reply: z.string() }).nullable();

/** Column of a companion's recent answer, for a query with the placeholder `userId`. */
export const companionAnswerColumn = sql`(
  select json_build_object('pick', pick, 'reply', reply) from companions
  where user_id = ${sql.placeholder("userId")} and expires_at > now()
    and answered_at > now() - make_interval(days => ${sql.raw(String(ANSWER_DAYS))})
)`.mapWith((found: unknown): CompanionAnswer | null => answer.parse(found));
