import { sql } from "drizzle-orm";
import * as z from "zod";

const start = z.object({ careerPath: z.string(), startDay: z.string() }).nullable();

/** The path and first day of a learner's plan, for a query with the placeholder `userId`; null without one. */
export const planStartColumn = sql`(
  select json_build_object('careerPath', career_path, 'startDay', start_day) from action_plans
  where user_id = ${sql.placeholder("userId")}
)`.mapWith((found: unknown) => start.parse(found));
