import { sql } from "drizzle-orm";

/** How many of a learner's contacts have a next step that is due today in Germany, for a query with the placeholder `userId`. */
export const dueContactsColumn = sql`(
  select count(*) from contacts
  where user_id = ${sql.placeholder("userId")} and deleted_at is null and state not in ('declined', 'resting')
    and next_on <= (now() at time zone 'Europe/Berlin')::date
)`.mapWith(Number);
