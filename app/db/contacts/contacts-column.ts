import { sql } from "drizzle-orm";
import * as z from "zod";
import { CONTACT_STATES } from "~/domain/contacts/contact";
import type { ContactCounts } from "~/domain/contacts/counts";

const counts = z.partialRecord(z.enum(CONTACT_STATES), z.number());

/** How many contacts a learner has in each state, for a query about `profiles`; of no contact a word. */
export const contactsColumn = sql`coalesce((
  select jsonb_object_agg(c.state, c.number) from (
    select state, count(*) as number from contacts
    where user_id = profiles.user_id and deleted_at is null group by state
  ) c
), '{}'::jsonb)`.mapWith((value: unknown): ContactCounts => counts.parse(value));
