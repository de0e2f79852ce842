import { sql, type SQL } from "drizzle-orm";
import { coachTurns } from "../schema";

/** A turn not updated for this long belongs to a killed process: a live one updates it more often (coach/draft). */
const LAPSES_AFTER_SECONDS = 60;

const limit = sql`now() - make_interval(secs => ${LAPSES_AFTER_SECONDS})`;

export const hasLapsed = (): SQL => sql`(${coachTurns.state} = 'writing' and ${coachTurns.writtenAt} < ${limit})`;
export const isBeingWritten = (): SQL => sql`(${coachTurns.state} = 'writing' and ${coachTurns.writtenAt} >= ${limit})`;
