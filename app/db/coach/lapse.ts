import { sql, type SQL } from "drizzle-orm";
import { coachTurns } from "../schema";

/** Whoever writes says so each few seconds. After this long nobody does any more: the process was killed. */
const LAPSES_AFTER_SECONDS = 60;

const limit = sql`now() - make_interval(secs => ${LAPSES_AFTER_SECONDS})`;

export const hasLapsed = (): SQL => sql`(${coachTurns.state} = 'writing' and ${coachTurns.writtenAt} < ${limit})`;
export const isBeingWritten = (): SQL => sql`(${coachTurns.state} = 'writing' and ${coachTurns.writtenAt} >= ${limit})`;
