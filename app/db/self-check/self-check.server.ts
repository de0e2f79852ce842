import { sql } from "drizzle-orm";
import * as z from "zod";
import type { AnsweredQuestion } from "~/domain/self-check/due-question";
import type { Situation } from "~/domain/situation/situation";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { inTransaction, lockPerson } from "../connection/transaction";
import { selfCheckAnswers } from "../schema";
import { situationJson, situationOf } from "../situation/situation-json";

/** Inputs for the choice of a learner's due question. */
export interface SelfCheckStanding {
  /** Whether they want to be asked. */
  isOn: boolean;
  answered: AnsweredQuestion[];
  situation: Situation | null;
}

const stored = z.object({
  isOn: z.boolean(),
  answered: z.array(z.object({ question: z.string(), day: z.string(), isRight: z.boolean() })),
  situation: z.unknown(),
});

const userId = sql.placeholder("userId");

/** All of it as a column of a query that knows `userId`, so that a page asks no further one; null in all rows but one. */
export const selfCheckColumn = sql`case when row_number() over () = 1 then (
  select json_build_object(
    'isOn', coalesce((select s.self_check from user_settings s where s.user_id = ${userId}), true),
    'answered', coalesce((
      select json_agg(json_build_object(
        'question', a.question_id,
        'isRight', a.is_right,
        'day', to_char(a.answered_at at time zone 'Europe/Berlin', 'YYYY-MM-DD')
      )) from self_check_answers a where a.user_id = ${userId}
    ), '[]'::json),
    'situation', ${situationJson(userId)}
  )
) end`.mapWith((value: unknown): SelfCheckStanding => {
  const { situation, ...rest } = stored.parse(value);
  return { ...rest, situation: situationOf(situation) };
});

/** Keeps when a question was answered last, and whether rightly. */
export async function saveSelfCheck(
  { userId: whose, questionId, isRight, now }: { userId: string; questionId: string; isRight: boolean; now: Date },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    if (!(await lockPerson({ userId: whose }, tx))) return;
    const answer = { isRight, answeredAt: now };
    await tx
      .insert(selfCheckAnswers)
      .values({ userId: whose, questionId, ...answer })
      .onConflictDoUpdate({ target: [selfCheckAnswers.userId, selfCheckAnswers.questionId], set: answer });
  });
}
